<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch and its family of card games at one table, against players of the computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program is free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty. Card faces, heads and signs were drawn for it and have the same licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is built with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Qt {qt} and PySide6 {pyside}**, under the GNU Lesser General Public License, version 3. They are linked dynamically: you may replace them by other builds of the same version, in the folder of the Python package PySide6. Their sources are at download.qt.io.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Python {version}**, under the Python Software Foundation License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Pillow {version}**, under the MIT-CMU License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**platformdirs {version}**, under the MIT License.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFrench</name>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardFrenchObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardGerman</name>
    <message>
        <source>ace of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardGermanObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>By game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FacesMenu</name>
    <message>
        <source>&amp;As the game has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;French-suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four &amp;colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;German-suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour-&amp;blind safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Follow</name>
    <message>
        <source>Trumps are led: you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorns must be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs must be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades must be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <comment>German-suited</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells must be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds must be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – follow with a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – follow acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – follow clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – follow spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – follow bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – follow diamonds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save record as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any choice will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no choice: you must play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays and you are the last: five tricks are yours without play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: enough to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: too little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need so little that a chance of {chance} % is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player is almost done: a chance of {chance} % must be enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick costs little now: a chance of {chance} % is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plain ace is led first: later it may be trumped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest plain card is led while trumps are kept for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only trumps are left: the highest one leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card that beats the trick is enough for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the last to play: the lowest card that wins is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You still need a trick: this card has the best chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is lost: give the lowest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorns are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <comment>German-suited</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no acorns: you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no clubs: you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no spades: you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <comment>German-suited</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no bells: you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no diamonds: you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you stay in?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – you must beat the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stay in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} stays in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} drops out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump card is the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {card}, the turned-up card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes {card}, the turned-up card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep all cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} keeps all cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drops out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) exchanged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal} · {trumps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a field and press the new keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First and last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to a suit or a rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its letter or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand, buttons, panel, header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} – Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>You win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You share the first place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first place is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{deals} · Opponents: {levels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game points {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>best in %n deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>dearest deal {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most deals won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dearest deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals won</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message>
        <source>Place {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished match could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept as {file}. What is wrong: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read and are those of a first start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old ones are kept as {file}. What is wrong: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rules could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are kept as {file}. What is wrong: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is saved and goes on. The log says what happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your unfinished match is put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was a match of {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is discarded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rules stand at their default</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the default</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of these house rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>First turn on “{option}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First turn off “{option}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where “{option}” is: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>differs from the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Take the skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push on unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concede</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes the skat or pushes it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks may not be passed on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I push.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I concede.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is mine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You push the skat on unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} pushes the skat on unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You concede.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} concedes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} claims the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the skat: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hannelore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korbinian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leni</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xaver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vroni</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rams</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three play with 32 cards, more with 52</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to write off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most cards to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trump card that the dealer takes counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump ace must be led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump queen follows the king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the king has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump ace must cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick must be beaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by whoever can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five trumps in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written off and added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a hand of one suit add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick always costs 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the old rule not with two or three aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn jacks count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise only those that were dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court cards of trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court cards of any suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One&apos;s own aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace in that hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those held for the play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that were dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no second talon: later players get what is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to write off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to write off</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the talon</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} · {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump and talon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces {value}, each trick −1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, one trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each trick −1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your aces are added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trick costs 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dealt ace forbids passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealt ace forbids passing: you hold {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealt ace binds, all others may drop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your aces write off %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a trick your aces add %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What these cards bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody writes off points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold all four aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} holds all four aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You finish with jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} finishes with jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand of one suit: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You write off the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} writes off the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most written off: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who takes no trick adds 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks of one colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they write everything off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five tricks without play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another hand of one suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five trumps in another hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces besides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is nothing played?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards of one suit end the deal at once: their holder writes off, all others add.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are aces added?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces are written off with a trick, and added without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone else passed, so five tricks and the aces are written off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks, aces and jacks write your points off: the first to reach 0 wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange for the trump card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} chooses cards to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to lay away and draw</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn – lead the trump ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – lead the trump queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – play the trump ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold the trump ace and must lead it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won with the trump king: the trump queen must follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A court card lies in the trick: the trump ace must cover it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep trumps and aces and lay away {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a trick your aces are added: take the first trick you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card beats every other of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card wins most surely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A higher card is still out: give a low one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your jacks write off %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jacks of {seat} write off %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Trump ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be led, and cover a court card of trumps.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ramsch</name>
    <message>
        <source>Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone for himself: whoever takes the most card points loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the points are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank of the ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes all tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks are rewarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 points off instead of 20 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pip Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As at a Skat table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above the king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>120 points off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 on for each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>120 on for each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>120 off, 60 on for each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone takes the two cards and passes any two on. The last two go with the last trick.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RamschWords</name>
    <message numerus="yes">
        <source>You pass on %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} passes on %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes all the tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ramsch is not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it goes with the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each unseen push raises the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushed on, and Jungfrau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the most card points at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all ten tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Jungfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two have the same card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players take no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the penalty is written off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another player takes every trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>in %n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player takes no trick at all, the Ramsch counts double. Tricks matter, not card points: a trick of 9, 8 and 7 is a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why no Durchmarsch?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Durchmarsch needs every trick, not only every card point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has every trick so far: take this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} loses for certain: give card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lower card of the suit is out: another player takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shortens a suit and hardly holds the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It hardly holds the trick: higher cards of the suit are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher trumps are out and take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every lead may take the trick: this one costs least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead low, so that everyone takes a trick and the loss counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the lowest card of the longest suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks are yours so far: take this one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without these two the hand takes the fewest tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two have the most card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only card that leaves the trick to another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the highest card that leaves the trick to another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must take this trick: the highest card takes it and is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else holds the suit: take the trick with the fewest points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card wins so far: after the lowest another may still go higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dear card alone in its suit would take a trick later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A higher trump lies: this one goes without taking the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the card with the most card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jungfrau, no trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ramsen</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in Zaisertshofen everyone plays or passes before the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cutter may keep a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player at the dealer&apos;s right sees it before the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If only one plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosses to complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five bars make a cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most open crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>but at least one more than at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after so many deals the fewest bars to go win</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange, then play or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zaisertshofen: play or pass, then exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five bars without play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bar without play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer plays against him</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {bars}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) to go</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Always trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}. After the ace: {names}, then the rest of the suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Kritische or Griechen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dallmutz, Belli, Großer and Kleiner Bube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one bar less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever exchanges must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who keeps the card of the cut is dealt four more and may not exchange any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four more, and no exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The whole table may exchange five cards: %n left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Five cards for the whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever exchanges must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You exchanged cards: whoever exchanges plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone may drop out who did not exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kritischer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dallmutz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Großer Bube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kleiner Bube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always a trump: the second-highest, and never a card of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always a trump: the third-highest, and never a card of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always a trump: the fourth-highest, and never a card of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always a trump: the fifth-highest, and never a card of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play only if you take a trick: whoever has drawn all bars first wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it in the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange for the trump card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you keep the card that you saw at the cut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} looks at the card of the cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} chooses cards to exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to exchange</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This card is a trump whatever suit is turned up: keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace is worth more than the exchange, and may become the best trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not worth losing the exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the trumps and exchange {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever exchanges must play, and these cards are too weak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw your last bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} draws the last bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the most tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes the most tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most tricks: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest number of crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more are added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>credited without play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the deal over?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends with the trick that makes the last bar; the rest is not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why no full cross?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rules limit the open crosses, so that every match comes to an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone else dropped out, so the tricks are credited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} keeps the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} leaves the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} exchanges %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} cuts and looks at a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cut and see {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take no trick: one more cross.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes no trick: one more cross.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no more crosses than the house rules allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You draw a bar: %n to go.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws a bar: %n to go.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text has the cards, the rules and every move of the match, and the versions of the program. Nothing in it is personal, and nothing is sent: save it and attach it to your report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>How it is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more, not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Before the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With what you could know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inexact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other card promises clearly more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than {card}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: no card of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: expected {known}, with open cards {open}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over. Step back to see what each of your cards cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only your own cards are judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards played to a trick are judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is being judged ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected result after each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what you could know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>dearest card: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All your cards are judged.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} (played)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {what}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>{name} · {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Schafkopf</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every deal is a Ramsch, nothing is announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each may double on the first packet of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first lead, each doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the four obers are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the four queens are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four unters and a suit are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four jacks and a suit are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four obers and a suit are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four queens and a suit are trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a solo that takes every trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all obers and unters in one hand, for four times the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all queens and jacks in one hand, for four times the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie in the short pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four obers and the two highest unters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four queens and the two highest jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running away with three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the short pack nobody has four cards of the called suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit / Rufspiel / solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for Schneider, Schwarz and each runner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a Rufspiel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and of Wenz and Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners in Wenz and Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted from this number on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps in Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long, 32 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short, 24 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pay into the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest ober must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest queen must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth player chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obers, unters and hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens, jacks and hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obers and unters (Bauernramsch)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens and jacks (Bauernramsch)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles all payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs every trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 91 card points on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer · {tricks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declaring side {left}, the others {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider, Schwarz and each runner {unit} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufspiel {call}, solo {solo}, Schneider, Schwarz and each runner {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser of a Ramsch pays {price} to each of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} lie in it for the next declaring side that wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first cards: do you knock?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – the called suit is led: play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others pass: do you play, or Ramsch or the stock?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} outbids you with {contract}: do you raise?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} announces {contract}: do you play higher?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone passes and you must play: call an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play: name your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you say Kontra?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the partner: no Kontra from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} says Kontra: do you answer Re?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the declaring side may answer Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} decides whether to knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is to announce or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} names the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} decides whether to double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the called ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its suit is led: play {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The called ace may not be thrown off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits until its suit is led, or for the last trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The called suit may only be led with its ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To run away you need %n card(s) of it, the ace among them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Only you know it until {card} is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you and ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} and ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner is who holds {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays: the cards are thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays: everyone pays into the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufspiel won: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufspiel lost: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the game: {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins the game: {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose the game: {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} loses the game: {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make the Durchmarsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} makes the Durchmarsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price of a Rufspiel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price of a solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the losers take no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every trick must be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest trumps in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n knock(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One against three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled with each of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the losers pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by the declaring side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next game that is won takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the losers have %n card point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jungfrau gets double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the loser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jungfrau doubles all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loser pays all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as much as a solo won Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this loser?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points are equal: who takes more tricks loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points and tricks are equal: more trumps in the tricks lose, then the highest trump there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player takes no trick at all, every payment of the Ramsch counts double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why more for one player?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes no trick at all gets twice as much from the loser. Tricks matter, not card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is 60 not enough?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declaring side needs 61 of the 120 card points; at 60 each it loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schafkopf with Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call an ace and find out who your partner is; if nobody plays, the Ramsch decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay into the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I knock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is a Ramsch: everyone plays for himself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All know now: you are the partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is the partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You show the highest trumps: every trick is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} shows the highest trumps and wins every trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie in the stock</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone passes: you hold {card} and must call an ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone passes: {seat} holds {card} and must call an ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You announce {contract}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} announces {contract}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You call {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} calls {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} plays {contract}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} chooses: {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} says {call}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} knocks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchafkopfGame</name>
    <message>
        <source>Rufspiel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} Tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchafkopfGameFrench</name>
    <message>
        <source>Rufspiel on clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufspiel on spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufspiel on diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds Geier</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchafkopfGameGerman</name>
    <message>
        <source>Rufspiel on acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufspiel on leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufspiel on bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorns solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorns Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorns Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells Geier</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchafkopfReason</name>
    <message>
        <source>No game promises to win with these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are safe in a Ramsch: it is lost about {chance} times in 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock costs less than a Ramsch that is lost about {chance} times in 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With so many high trumps the game should be beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards should win in spite of the Kontra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are not strong enough to double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first cards promise a good deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first cards promise too little to double the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any action will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone you win with such cards about {chance} times in 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With few trumps about, aces and tens win about {chance} times in 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling {card} suits the hand best: the suit is short and without its ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a partner you win with such cards about {chance} times in 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick can be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declaring side draws trumps: lead {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else would cost more: lead {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the called ace: lead {card} from its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The called ace brings its points home and shows the partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run away with the called suit: the ace is saved for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead your called suit to find your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in its suit beats {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cheap lead keeps the good cards back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is worth taking with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold none of the suit led: trump with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is your side&apos;s: put {card} on it for the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has the trick: keep the better cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick may go to the other side: give as little as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A low card is beaten by somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short suit is soon gone: then other cards can go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small trump is beaten by a higher one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every lead may take the trick; {card} costs least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go under as high as you can: {card} still loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw off {card}: later it could take a dear trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must take the trick: be rid of {card} with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play low, so that another player may still beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has every trick so far: take this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are many trumps in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give as few card points as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too few trumps to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the longest or the shortest suit, as the game needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest trump comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace often takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner has the trick: give him card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is just high enough to take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cheap card costs little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give card points to the trick of another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards take the trick: the lowest will do.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Schieberamsch</name>
    <message>
        <source>Schieberamsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the skat round or push it on unseen; then the most card points lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand Hand first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then the same dealer deals again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks may not be passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushing unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who does not look at the skat raises the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit of the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushes count for a Durchmarsch, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds one to the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 4 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Grand Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand Hand!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you play Grand Hand, or is it a Ramsch?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} decides about Grand Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play Grand Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} plays Grand Hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: unchanged, {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {change}, now {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, running</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheetPage</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} · {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {what}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal on the sheet yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each finished deal stands here as one row, with the running points of everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dot (·) means unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These take effect at once, even in the middle of a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large print: simple faces at every size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents think</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of movements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the only allowed card for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count card points for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick stays until I click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As I arrange them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Ramsch, Durchmarsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch, Jungfrau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}, Bock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} for each own game won, {loss} for each lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} for each game that others lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds}: {deals}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Skat</name>
    <message>
        <source>plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone · {tricks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{status} · Bock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skat can still change the matadors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you could play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is below {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double, this one included.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 card points are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every trick is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your cards lie open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaches the bid only with Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaches the bid only with Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaches the bid only with help from the skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot reach the bid: it will be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} – I play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} decides about the skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} lays two cards away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} chooses the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} decides about doubling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} bids {value}. Do you hold it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} holds {value}. Do you bid more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is in with {value}. Do you bid more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you bid? 18 is the lowest number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both others pass. Do you play, or is it a Ramsch?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both others pass. Do you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play alone. Pick up the skat, or play Hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand: announce your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra is said. Do you answer Re?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} plays {game}. Do you say Kontra?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play alone; the bid is {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} plays alone; the bid is {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone passes: this deal is a Ramsch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick up the skat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} picks up the skat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards lie open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}&apos;s cards lie open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bid {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} bids {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play Hand, without the skat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} plays Hand, without the skat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say Kontra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} says Kontra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say Re.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} says Re.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat with Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid, play alone against two, and play Ramsch when nobody dares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays this deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkatGame</name>
    <message>
        <source>Acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} Hand, Schneider announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null ouvert Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} {matadors}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, overbid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} in the skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} in the skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base value of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} times {base}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the skat was not taken up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards lay open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value must cover the bid of {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fixed value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defenders have 30 card points or fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the declarer has 30 card points or fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was announced, so it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defenders have no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the declarer has no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lost game counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every result counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} loses {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You overbid: {game} is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} overbid: {game} is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is worth {level} times {base}, which is {value}, but the bid was {bid}. So it is lost, and the smallest multiple of {base} that covers the bid counts: {counted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why lost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz was announced: the declarer needs every trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider was announced: the declarer needs 90 card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer needs 61 card points; 60 are enough for the defenders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz is about tricks, not card points: the defenders took a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why no Schwarz?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defenders have more than 30 card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why no Schneider?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You announce {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} announces {game}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkatOptions</name>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tournament: 50 for each own game won or lost, 40 or 30 for games others lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the skat may be passed round first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a defender doubles, the declarer doubles again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra only after a bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by a defender who bid or held 18 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after certain deals a whole round counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a game lost with 60 card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a game lost with Kontra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After Kontra and Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a Grand Hand won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a Grand lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a total of whole hundreds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100, 200 and so on, also below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a total of equal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>111, 222 and so on, also below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a game worth 72 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a game worth 96 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a deal in which nobody bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bock deals left at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a single deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schieberamsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkatPanel</name>
    <message>
        <source>The declarer may not take a single trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} to {right} card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer needs every trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer needs 90.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer needs 61.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You laid away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} · {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result counts {factor} times now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pushes the skat on unseen raises the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkatReason</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is lost: give the fewest card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull trumps from the top: none is higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small trump brings out the high ones; ace and ten are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only trumps are worth leading now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of the suit is out: it takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives away the fewest card points and makes the suit good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play last: take the trick with the dearest card that wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play last: the lowest card that wins is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card is out: it takes the trick for certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player may still go higher: stay low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is cheap: throw a card that would lose one later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play last: trump with a dear card, it comes home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump it with the cheapest trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has none of the suit either: trump high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot take it: give the fewest card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes the trick for your side: give card points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer could beat {seat}: your card cannot be beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is still to play: give little away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this trick the declarer is beaten: take it with any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick from the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have none of the suit: trump it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher trump is out: it takes the trick from the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner still plays and may take it: stay low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the ace while the declarer must still follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of the suit is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer plays last: lead a short suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer plays next: lead a long suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing but trumps to lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others hold higher cards of the suit and must beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the highest card that stays under the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card goes over: the lowest may still be beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick: throw it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead low: the declarer may have to go over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear a short suit, so that you can throw cards later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay under the declarer: the trick remains with him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the trick low, so that the declarer must go over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot stay under: get rid of the high card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards lose about {chance} % of the deals: push, and the others pay more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards lose about {chance} % of the deals: take the skat and pass two bad cards on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in about {chance} % of the deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in only {chance} % of the deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away {cards}: their card points are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away {cards}: what stays has the fewest losers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, worth bidding up to {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: enough jacks, trumps and aces to bid up to {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, better than passing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is likely enough to be won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are worth {value}, not more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Ramsch is better: these cards lose it in {value} % of deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand: the skat is not needed, chance to win {value} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skat betters the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings most on average: chance to win {value} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has the most jacks, trumps and aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against these trumps and aces most declarers lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer wins too often against these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is nearly certain, also after Kontra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not certain enough to double it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After deal {number}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept on this computer only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal in the statistics yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each deal that you finish is counted here, by game and contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read and do not count.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dearest deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {share} of the deals won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals won in per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points after each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group the deals by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results in groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deals counted so far are put into a file beside it; nothing is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>More choices</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuitFrench</name>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuitGerman</name>
    <message>
        <source>acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>To the final standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Hints are given when it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game at the right first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cards first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Card faces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Resume: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}. Standing: {standing}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – you lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – any card may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay away %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays away %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n card point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the trick: %n card point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · Deal {deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taker} · {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
