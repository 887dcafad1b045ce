<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Über Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ramsch and its family of card games at one table, against computer players.</source>
        <translation>Ramsch und verwandte Kartenspiele an einem Tisch, gegen Computergegner.</translation>
    </message>
    <message>
        <source>This program is free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty. Card faces, heads and signs were drawn for it and have the same licence.</source>
        <translation>Dieses Programm ist freie Software: Du darfst es unter der GNU General Public License, Version 3 oder neuer, benutzen, weitergeben und verändern. Es kommt ohne jede Gewährleistung. Kartenbilder, Köpfe der Spieler und Zeichen sind eigens dafür gezeichnet und stehen unter derselben Lizenz.</translation>
    </message>
    <message>
        <source>What it is built with</source>
        <translation>Womit es gebaut ist</translation>
    </message>
    <message>
        <source>**Qt {qt} and PySide6 {pyside}**, under the GNU Lesser General Public License, version 3. They are linked dynamically: you may replace them by other builds of the same version, in the folder of the Python package PySide6. Their sources are at download.qt.io.</source>
        <translation>**Qt {qt} und PySide6 {pyside}**, unter der GNU Lesser General Public License, Version&#xa0;3. Sie sind dynamisch gebunden: Du darfst sie im Ordner des Python-Pakets PySide6 durch andere Fassungen derselben Version ersetzen. Die Quelltexte stehen auf download.qt.io.</translation>
    </message>
    <message>
        <source>**Python {version}**, under the Python Software Foundation License.</source>
        <translation>**Python {version}**, unter der Python Software Foundation License.</translation>
    </message>
    <message>
        <source>**Pillow {version}**, under the MIT-CMU License.</source>
        <translation>**Pillow {version}**, unter der MIT-CMU-Lizenz.</translation>
    </message>
    <message>
        <source>**platformdirs {version}**, under the MIT License.</source>
        <translation>**platformdirs {version}**, unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>Backs</name>
    <message>
        <source>To match the faces</source>
        <translation>Passend zum Kartenbild</translation>
    </message>
    <message>
        <source>Blue scales</source>
        <translation>Blaue Schuppen</translation>
    </message>
    <message>
        <source>Green scales</source>
        <translation>Grüne Schuppen</translation>
    </message>
    <message>
        <source>Violet diamonds</source>
        <translation>Violette Rauten</translation>
    </message>
    <message>
        <source>Red diamonds</source>
        <translation>Rote Rauten</translation>
    </message>
    <message>
        <source>Black and yellow</source>
        <translation>Schwarz und Gelb</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>noch %n&#xa0;Karte</numerusform>
            <numerusform>noch %n&#xa0;Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardBavarian</name>
    <message>
        <source>ace of acorns</source>
        <translation>Eichel-Sau</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>Eichel-König</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>Eichel-Ober</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>Eichel-Unter</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>Eichel-Zehn</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>Eichel-Neun</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>Eichel-Acht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>Eichel-Sieben</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>Gras-Sau</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>Gras-König</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>Gras-Ober</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>Gras-Unter</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>Gras-Zehn</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>Gras-Neun</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>Gras-Acht</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>Gras-Sieben</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Sau</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>Herz-Ober</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>Herz-Unter</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>Schellen-Sau</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>Schellen-König</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>Schellen-Ober</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>Schellen-Unter</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>Schellen-Zehn</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>Schellen-Neun</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>Schellen-Acht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>Schellen-Sieben</translation>
    </message>
</context>
<context>
    <name>CardBavarianObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>Eichel-Sau</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>Eichel-König</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>Eichel-Ober</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>Eichel-Unter</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>Eichel-Zehn</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>Eichel-Neun</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>Eichel-Acht</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>Eichel-Sieben</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>Gras-Sau</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>Gras-König</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>Gras-Ober</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>Gras-Unter</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>Gras-Zehn</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>Gras-Neun</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>Gras-Acht</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>Gras-Sieben</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>Herz-Sau</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>Herz-Ober</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>Herz-Unter</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>Schellen-Sau</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>Schellen-König</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>Schellen-Ober</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>Schellen-Unter</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>Schellen-Zehn</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>Schellen-Neun</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>Schellen-Acht</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>Schellen-Sieben</translation>
    </message>
</context>
<context>
    <name>CardFrench</name>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>Kreuz-Sechs</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>Kreuz-Fünf</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>Kreuz-Vier</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>Kreuz-Drei</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>Kreuz-Zwei</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>Pik-Sechs</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>Pik-Fünf</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>Pik-Vier</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>Pik-Drei</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>Pik-Zwei</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>Herz-Sechs</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>Herz-Fünf</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>Herz-Vier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>Herz-Drei</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>Herz-Zwei</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>Karo-Sechs</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>Karo-Fünf</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>Karo-Vier</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>Karo-Drei</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>Karo-Zwei</translation>
    </message>
</context>
<context>
    <name>CardFrenchObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>Kreuz-Sechs</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>Kreuz-Fünf</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>Kreuz-Vier</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>Kreuz-Drei</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>Kreuz-Zwei</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>Pik-Sechs</translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation>Pik-Fünf</translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation>Pik-Vier</translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation>Pik-Drei</translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation>Pik-Zwei</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>Herz-Sechs</translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation>Herz-Fünf</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>Herz-Vier</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>Herz-Drei</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>Herz-Zwei</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>Karo-Sechs</translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation>Karo-Fünf</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>Karo-Vier</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>Karo-Drei</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>Karo-Zwei</translation>
    </message>
</context>
<context>
    <name>CardGerman</name>
    <message>
        <source>ace of acorns</source>
        <translation>Eichel-Ass</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>Eichel-König</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>Eichel-Ober</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>Eichel-Unter</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>Eichel-Zehn</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>Eichel-Neun</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>Eichel-Acht</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>Eichel-Sieben</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>Grün-Ass</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>Grün-König</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>Grün-Ober</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>Grün-Unter</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>Grün-Zehn</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>Grün-Neun</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>Grün-Acht</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>Grün-Sieben</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>Herz-Ober</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>Herz-Unter</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>Schellen-Ass</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>Schellen-König</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>Schellen-Ober</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>Schellen-Unter</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>Schellen-Zehn</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>Schellen-Neun</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>Schellen-Acht</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>Schellen-Sieben</translation>
    </message>
</context>
<context>
    <name>CardGermanObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>Eichel-Ass</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>Eichel-König</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>Eichel-Ober</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>Eichel-Unter</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>Eichel-Zehn</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>Eichel-Neun</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>Eichel-Acht</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>Eichel-Sieben</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>Grün-Ass</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>Grün-König</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>Grün-Ober</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>Grün-Unter</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>Grün-Zehn</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>Grün-Neun</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>Grün-Acht</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>Grün-Sieben</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>Herz-Ober</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>Herz-Unter</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>Schellen-Ass</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>Schellen-König</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>Schellen-Ober</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>Schellen-Unter</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>Schellen-Zehn</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>Schellen-Neun</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>Schellen-Acht</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>Schellen-Sieben</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>nicht möglich: {reason}</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Play Ramsch and its family of card games against computer opponents.</source>
        <translation>Ramsch und verwandte Kartenspiele gegen den Computer spielen.</translation>
    </message>
    <message>
        <source>open this game: {games}</source>
        <translation>dieses Spiel öffnen: {games}</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>speak this language for this start only: {languages}</source>
        <translation>nur bei diesem Start diese Sprache sprechen: {languages}</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>eine Aufzeichnung, die geöffnet wird</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>ARGUMENT</source>
        <translation>ARGUMENT</translation>
    </message>
    <message>
        <source>For more about a command: {example}</source>
        <translation>Mehr über einen Befehl: {example}</translation>
    </message>
    <message>
        <source>List the games with their options.</source>
        <translation>Die Spiele mit ihren Optionen aufzählen.</translation>
    </message>
    <message>
        <source>Play records again and print the scores.</source>
        <translation>Aufzeichnungen nachspielen und die Abrechnungen ausgeben.</translation>
    </message>
    <message>
        <source>Let computer players play the same deals against each other.</source>
        <translation>Computerspieler dieselben Karten gegeneinander spielen lassen.</translation>
    </message>
    <message>
        <source>Draw a table into a picture.</source>
        <translation>Ein Bild eines Tischs zeichnen.</translation>
    </message>
    <message>
        <source>Let the computer play on the table by itself.</source>
        <translation>Den Computer allein am Tisch spielen lassen.</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>NAME=WERT</translation>
    </message>
    <message>
        <source>a player for each seat: {bots} or {command}; A is compared with the others</source>
        <translation>ein Spieler für jeden Platz: {bots} oder {command}; A wird mit den anderen verglichen</translation>
    </message>
    <message>
        <source>deals; each is played once a seat</source>
        <translation>Zahl der Spiele; jedes wird von jedem Platz aus einmal gespielt</translation>
    </message>
    <message>
        <source>let N count whole matches and compare how many A wins</source>
        <translation>N zählt ganze Partien; verglichen wird, wie viele A gewinnt</translation>
    </message>
    <message>
        <source>the number that the deals come from</source>
        <translation>die Zahl, aus der die Karten gemischt werden</translation>
    </message>
    <message>
        <source>an option of the game as in {example}</source>
        <translation>eine Option des Spiels, zum Beispiel {example}</translation>
    </message>
    <message>
        <source>processes to play in</source>
        <translation>Zahl der Prozesse, die gleichzeitig rechnen</translation>
    </message>
    <message>
        <source>then let B play against copies of A on the same deals</source>
        <translation>danach B mit denselben Karten gegen lauter A spielen lassen</translation>
    </message>
    <message>
        <source>print one JSON object a line-up, the same in every language</source>
        <translation>je Aufstellung ein JSON-Objekt ausgeben, in jeder Sprache gleich</translation>
    </message>
    <message>
        <source>{share} %, difference {difference} ± {interval} (95 %)</source>
        <translation>{share} %; Unterschied {difference} ± {interval} (95 %)</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>gewonnene Partien</translation>
    </message>
    <message>
        <source>speak this language: {languages}</source>
        <translation>diese Sprache sprechen: {languages}</translation>
    </message>
    <message>
        <source>{game}: {bot} against {others}, {deals}, seed {seed}</source>
        <translation>{game}: {bot} gegen {others}, {deals}, Startzahl {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;Spiel</numerusform>
            <numerusform>%n&#xa0;Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>{mean}, difference {difference} ± {interval} (95 %)</source>
        <translation>{mean}; Unterschied {difference} ± {interval} (95 %)</translation>
    </message>
    <message>
        <source>mean {mean}, 95 % below {p95}, longest {longest}</source>
        <translation>im Mittel {mean}; 95 % unter {p95}; längstens {longest}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n&#xa0;Partie</numerusform>
            <numerusform>%n&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>deals lost</source>
        <translation>verlorene Spiele</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>unerlaubte Züge</translation>
    </message>
    <message>
        <source>games a second</source>
        <translation>Spiele je Sekunde</translation>
    </message>
    <message>
        <source>milliseconds a move</source>
        <translation>Millisekunden je Zug</translation>
    </message>
    <message>
        <source>PICTURE</source>
        <translation>BILD</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>das Bild, das geschrieben wird</translation>
    </message>
    <message>
        <source>the kind of card faces</source>
        <translation>das Kartenbild</translation>
    </message>
    <message>
        <source>FACES</source>
        <translation>KARTENBILD</translation>
    </message>
    <message>
        <source>the language of the picture, {usual} if none is given: {languages}</source>
        <translation>die Sprache des Bildes, ohne Angabe {usual}: {languages}</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>BxH</translation>
    </message>
    <message>
        <source>width and height of the window in points</source>
        <translation>Breite und Höhe des Fensters in Punkten</translation>
    </message>
    <message>
        <source>S</source>
        <translation>F</translation>
    </message>
    <message>
        <source>pixels a point</source>
        <translation>Vergrößerung, zum Beispiel 2 für doppelt so viele Bildpunkte</translation>
    </message>
    <message>
        <source>show a moment of this record</source>
        <translation>einen Augenblick dieser Aufzeichnung zeigen</translation>
    </message>
    <message>
        <source>the moment after N actions of its last deal</source>
        <translation>der Augenblick nach N Aktionen des letzten Spiels</translation>
    </message>
    <message>
        <source>the language of the table: {languages}</source>
        <translation>die Sprache des Tischs: {languages}</translation>
    </message>
    <message>
        <source>deals to play</source>
        <translation>Zahl der Spiele</translation>
    </message>
    <message>
        <source>play fast and without a display, and write a picture of the table</source>
        <translation>schnell und ohne Bildschirm spielen und ein Bild des Tischs schreiben</translation>
    </message>
    <message>
        <source>the game, {usual} if none is given: {games}</source>
        <translation>das Spiel, ohne Angabe {usual}: {games}</translation>
    </message>
    <message>
        <source>print one JSON list, the same in every language</source>
        <translation>eine JSON-Liste ausgeben, in jeder Sprache gleich</translation>
    </message>
    <message>
        <source>The default of each option stands in brackets.</source>
        <translation>Der übliche Wert jeder Option steht in eckigen Klammern.</translation>
    </message>
    <message>
        <source>{id}: {game}, {seats}, {cards}</source>
        <translation>{id}: {game}, {seats}, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n&#xa0;Platz</numerusform>
            <numerusform>%n&#xa0;Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>%(option)s ist nicht eindeutig, möglich sind %(matches)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Wert fehlt</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>der Wert %r passt hier nicht</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>es fehlt: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>diese Hilfe ausgeben</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: Fehler: {message}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>SPRACHE</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>die Version ausgeben</translation>
    </message>
    <message>
        <source>a record; .jsonl has one a line, {sign} is the standard input</source>
        <translation>eine Aufzeichnung; .jsonl hat eine je Zeile, {sign} ist die Standardeingabe</translation>
    </message>
    <message>
        <source>print one JSON object a record, the same in every language</source>
        <translation>je Aufzeichnung ein JSON-Objekt ausgeben, in jeder Sprache gleich</translation>
    </message>
    <message>
        <source>{file}: {game}</source>
        <translation>{file}: {game}</translation>
    </message>
    <message>
        <source>totals: {totals}</source>
        <translation>Endstand: {totals}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n&#xa0;Aktion</numerusform>
            <numerusform>%n&#xa0;Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {deal}: not finished, {actions}</source>
        <translation>Spiel {deal}: nicht beendet, {actions}</translation>
    </message>
    <message>
        <source>deal {deal}: {contract}</source>
        <translation>Spiel {deal}: {contract}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}</source>
        <translation>Platz {seat} ({name}): Punkte {score}, Augen {points}, Stiche {tricks}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}; {steps}</source>
        <translation>Platz {seat} ({name}): Punkte {score}, Augen {points}, Stiche {tricks}; {steps}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Give up the game?</source>
        <translation>Spiel aufgeben?</translation>
    </message>
    <message>
        <source>The deal ends at once and counts as lost for your side.</source>
        <translation>Das Spiel endet sofort und zählt für deine Partei als verloren.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>Aufzeichnungen einer Partie (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
</context>
<context>
    <name>FacePack</name>
    <message>
        <source>There is no such deck.</source>
        <translation>Dieses Blatt gibt es nicht.</translation>
    </message>
    <message>
        <source>{file} is too long.</source>
        <translation>{file} ist zu lang.</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML: line {line} is wrong.</source>
        <translation>{file} ist keine TOML-Tabelle: Zeile {line} ist falsch.</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML.</source>
        <translation>{file} ist keine TOML-Tabelle.</translation>
    </message>
    <message>
        <source>{file}: the entry {entry} is wrong.</source>
        <translation>{file}: Der Eintrag {entry} ist falsch.</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards.</source>
        <translation>Ein Blatt hat 32, 36 oder 52&#xa0;Karten.</translation>
    </message>
    <message>
        <source>There are no pictures of cards here (PNG or SVG, such as SA.png).</source>
        <translation>Hier sind keine Bilder von Karten (PNG oder SVG, zum Beispiel SA.png).</translation>
    </message>
    <message>
        <source>A deck of {count} cards needs a picture of {card} too.</source>
        <translation>Zu einem Blatt mit {count} Karten gehört auch ein Bild für {card}.</translation>
    </message>
    <message>
        <source>These are pictures of {found} cards; a deck has 32, 36 or 52.</source>
        <translation>Das sind Bilder von {found} Karten; ein Blatt hat 32, 36 oder 52.</translation>
    </message>
    <message>
        <source>{first} and {second} show the same card.</source>
        <translation>{first} und {second} zeigen dieselbe Karte.</translation>
    </message>
    <message>
        <source>{file} does not have the shape of a card, about two by three.</source>
        <translation>{file} hat nicht die Form einer Karte, etwa zwei zu drei.</translation>
    </message>
    <message>
        <source>{file} is not a PNG picture that can be read.</source>
        <translation>{file} ist kein lesbares PNG-Bild.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} million pixels.</source>
        <translation>{file} ist größer als {most}&#xa0;Millionen Pixel.</translation>
    </message>
    <message>
        <source>{file} shows nothing.</source>
        <translation>{file} zeigt nichts.</translation>
    </message>
    <message>
        <source>{file} is less than {least} pixels wide.</source>
        <translation>{file} ist schmaler als {least}&#xa0;Pixel.</translation>
    </message>
    <message>
        <source>{file} is not an SVG picture that can be read.</source>
        <translation>{file} ist kein lesbares SVG-Bild.</translation>
    </message>
    <message>
        <source>{file} defines entities, which a card may not.</source>
        <translation>{file} definiert Entitäten; das ist bei Karten nicht erlaubt.</translation>
    </message>
    <message>
        <source>{file} has too many parts.</source>
        <translation>{file} hat zu viele Teile.</translation>
    </message>
    <message>
        <source>{file} uses &lt;{element}&gt;, which a card may not.</source>
        <translation>{file} verwendet &lt;{element}&gt;; das ist bei Karten nicht erlaubt.</translation>
    </message>
    <message>
        <source>{file} has a script in it, which a card may not.</source>
        <translation>{file} enthält ein Skript; das ist bei Karten nicht erlaubt.</translation>
    </message>
    <message>
        <source>{file} points to something outside of itself.</source>
        <translation>{file} verweist auf etwas außerhalb der Datei.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is.</source>
        <translation>{file} gibt keine Größe an.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>{file} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>A deck has at most {most} files; here are more.</source>
        <translation>Ein Blatt hat höchstens {most} Dateien; hier sind es mehr.</translation>
    </message>
    <message>
        <source>The files of a deck have at most {most} MB together; these have more.</source>
        <translation>Die Dateien eines Blatts haben zusammen höchstens {most}&#xa0;MB; diese haben mehr.</translation>
    </message>
    <message>
        <source>{file} is not an ordinary file but a link or a device.</source>
        <translation>{file} ist keine gewöhnliche Datei, sondern eine Verknüpfung oder ein Gerät.</translation>
    </message>
    <message>
        <source>{file} is not a zip file that can be read.</source>
        <translation>{file} ist keine lesbare Zip-Datei.</translation>
    </message>
    <message>
        <source>The zip file has {file} twice.</source>
        <translation>Die Zip-Datei enthält {file} doppelt.</translation>
    </message>
    <message>
        <source>{file} would lie outside of the deck.</source>
        <translation>{file} läge außerhalb des Blatts.</translation>
    </message>
    <message>
        <source>{file} is locked with a password.</source>
        <translation>{file} ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
        <source>A picture of this deck cannot be drawn.</source>
        <translation>Ein Bild dieses Blatts lässt sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards, not {count}.</source>
        <translation>Ein Blatt hat 32, 36 oder 52&#xa0;Karten, nicht {count}.</translation>
    </message>
    <message>
        <source>{file}: an entry is wrong.</source>
        <translation>{file}: Ein Eintrag ist falsch.</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{deck} has no picture of {cards}.</source>
        <translation>Im Blatt {deck} fehlt das Bild für {cards}.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be drawn.</source>
        <translation>{file} ist kein Bild, das sich zeichnen lässt.</translation>
    </message>
    <message>
        <source>indices.toml has no label {label}.</source>
        <translation>indices.toml enthält kein Zeichen {label}.</translation>
    </message>
    <message>
        <source>{deck} has no card {card}.</source>
        <translation>Im Blatt {deck} gibt es keine Karte {card}.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>By game</source>
        <translation>Je nach Spiel</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Für Farbenblinde</translation>
    </message>
</context>
<context>
    <name>FacesMenu</name>
    <message>
        <source>By g&amp;ame</source>
        <translation>&amp;Je nach Spiel</translation>
    </message>
    <message>
        <source>&amp;French-suited</source>
        <translation>&amp;Französisches Blatt</translation>
    </message>
    <message>
        <source>Four &amp;colours</source>
        <translation>&amp;Vierfarbig</translation>
    </message>
    <message>
        <source>&amp;German-suited</source>
        <translation>&amp;Deutsches Blatt</translation>
    </message>
    <message>
        <source>Colour-&amp;blind safe</source>
        <translation>Für Farben&amp;blinde</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The number of bots is {count}: expected {expected} for these options.</source>
        <translation>Zahl der Bots: {count}. Bei diesen Optionen müssen es {expected} sein.</translation>
    </message>
    <message>
        <source>There is no bot &apos;{bot}&apos;: expected one of {offered} or cmd:COMMAND.</source>
        <translation>Es gibt keinen Bot „{bot}“: Möglich sind {offered} oder cmd:BEFEHL.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; takes nothing after it, but &apos;{rest}&apos; stands there.</source>
        <translation>Hinter „{word}“ darf nichts stehen, dort steht aber „{rest}“.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; names a card twice.</source>
        <translation>„{action}“ nennt eine Karte doppelt.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no action here: expected one of {offered}.</source>
        <translation>„{action}“ gibt es hier nicht: Möglich sind {offered}.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered} and others.</source>
        <translation>„{action}“ ist nicht erlaubt: Möglich sind {offered} und weitere.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered}.</source>
        <translation>„{action}“ ist nicht erlaubt: Möglich ist hier {offered}.</translation>
    </message>
    <message>
        <source>&apos;{code}&apos; is no card: expected a suit C S H D and a rank A K Q J 10 to 2, as in SA.</source>
        <translation>„{code}“ ist keine Karte: Richtig ist eine Farbe C S H D und ein Wert A K Q J 10 bis 2, zum Beispiel SA.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; comes after the end of the deal.</source>
        <translation>„{action}“ steht hinter dem Ende des Spiels.</translation>
    </message>
    <message>
        <source>The card {card} is dealt twice.</source>
        <translation>Die Karte {card} ist doppelt gegeben.</translation>
    </message>
    <message>
        <source>The card {card} is missing.</source>
        <translation>Die Karte {card} fehlt.</translation>
    </message>
    <message>
        <source>The card {card} does not belong to the pack of this game.</source>
        <translation>Die Karte {card} gehört nicht zum Blatt dieses Spiels.</translation>
    </message>
    <message>
        <source>The number of cards at seat {seat} is {count}: expected {expected}.</source>
        <translation>Zahl der Karten auf Platz {seat}: {count}. Richtig wäre {expected}.</translation>
    </message>
    <message>
        <source>The number of hands is {count}: expected {expected}.</source>
        <translation>Zahl der verteilten Blätter: {count}. Richtig wäre {expected}.</translation>
    </message>
    <message>
        <source>Action {number}: {what}</source>
        <translation>Aktion {number}: {what}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action}: {what}</source>
        <translation>Spiel {deal}, Aktion {action}: {what}</translation>
    </message>
    <message>
        <source>Deal {deal}: {what}</source>
        <translation>Spiel {deal}: {what}</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a value.</source>
        <translation>Zeile {line}, Spalte {column}: Hier fehlt im JSON-Text ein Wert.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a name in double quotes.</source>
        <translation>Zeile {line}, Spalte {column}: Hier fehlt im JSON-Text ein Name in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a colon.</source>
        <translation>Zeile {line}, Spalte {column}: Hier fehlt im JSON-Text ein Doppelpunkt.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a comma or a closing bracket.</source>
        <translation>Zeile {line}, Spalte {column}: Hier fehlt im JSON-Text ein Komma oder eine schließende Klammer.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The quotation mark that opens here is never closed.</source>
        <translation>Zeile {line}, Spalte {column}: Das Anführungszeichen, das hier öffnet, wird nie geschlossen.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The JSON text should end here, but it goes on.</source>
        <translation>Zeile {line}, Spalte {column}: Hier sollte der JSON-Text enden, er geht aber weiter.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Es steht nichts darin.</translation>
    </message>
    <message>
        <source>The JSON text is nested too deep.</source>
        <translation>Der JSON-Text ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>A number in the JSON text is too long.</source>
        <translation>Eine Zahl im JSON-Text ist zu lang.</translation>
    </message>
    <message>
        <source>The JSON text is not an object.</source>
        <translation>Der JSON-Text ist kein Objekt.</translation>
    </message>
    <message>
        <source>&quot;version&quot; is {version}: this program reads version {expected}.</source>
        <translation>&quot;version&quot; ist {version}: Dieses Programm liest Version {expected}.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the text is no JSON.</source>
        <translation>Zeile {line}, Spalte {column}: Hier ist der Text kein JSON.</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}: expected one of {offered}.</source>
        <translation>Die Option {option} kann nicht {value} sein: Möglich sind {offered}.</translation>
    </message>
    <message>
        <source>There is no option &apos;{option}&apos;: expected one of {offered}.</source>
        <translation>Die Option „{option}“ gibt es nicht: Möglich sind {offered}.</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is not a list of deals.</source>
        <translation>&quot;deals&quot; ist keine Liste von Spielen.</translation>
    </message>
    <message>
        <source>The text is longer than {most} characters: no record is.</source>
        <translation>Der Text ist länger als {most} Zeichen: So lang ist keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>&quot;format&quot; is not &quot;{expected}&quot;: this is no record of a match.</source>
        <translation>&quot;format&quot; ist nicht &quot;{expected}&quot;: Das ist keine Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>&quot;game&quot; is {name}: expected one of {offered}.</source>
        <translation>&quot;game&quot; ist {name}: Möglich sind {offered}.</translation>
    </message>
    <message>
        <source>&quot;options&quot; is not an object.</source>
        <translation>&quot;options&quot; ist kein Objekt.</translation>
    </message>
    <message>
        <source>&quot;seats&quot; is not a list of names.</source>
        <translation>&quot;seats&quot; ist keine Liste von Namen.</translation>
    </message>
    <message>
        <source>&quot;seats&quot; names {count}: expected {expected} for these options.</source>
        <translation>Zahl der Namen in &quot;seats&quot;: {count}. Bei diesen Optionen müssen es {expected} sein.</translation>
    </message>
    <message>
        <source>This is not an object.</source>
        <translation>Das ist kein Objekt.</translation>
    </message>
    <message>
        <source>&quot;hands&quot; is not a list of texts like &quot;CK SA H10&quot;.</source>
        <translation>&quot;hands&quot; ist keine Liste von Texten wie &quot;CK SA H10&quot;.</translation>
    </message>
    <message>
        <source>&quot;dealer&quot; is {dealer}: expected a seat from 0 to {last}.</source>
        <translation>&quot;dealer&quot; ist {dealer}: Richtig ist ein Platz von 0 bis {last}.</translation>
    </message>
    <message>
        <source>&quot;talon&quot; is not a text like &quot;DK C9&quot;.</source>
        <translation>&quot;talon&quot; ist kein Text wie &quot;DK C9&quot;.</translation>
    </message>
    <message>
        <source>&quot;actions&quot; is not a list of texts like &quot;play DA&quot;.</source>
        <translation>&quot;actions&quot; ist keine Liste von Texten wie &quot;play DA&quot;.</translation>
    </message>
    <message>
        <source>It is not played to its end, but another deal follows.</source>
        <translation>Es ist nicht zu Ende gespielt, aber ein weiteres Spiel folgt.</translation>
    </message>
    <message>
        <source>There is no game &apos;{game}&apos;: expected one of {offered}.</source>
        <translation>Das Spiel „{game}“ gibt es nicht: Möglich sind {offered}.</translation>
    </message>
    <message>
        <source>The cut card {card} is neither in the talon nor in the cutter&apos;s hand.</source>
        <translation>Die abgehobene Karte {card} liegt weder im Talon, noch hat sie der Abhebende auf der Hand.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected no suit after &apos;{game}&apos;.</source>
        <translation>„{action}“ ist kein Spiel: Hinter „{game}“ steht keine Farbe.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected one of {offered} after &apos;{game}&apos;.</source>
        <translation>„{action}“ ist kein Spiel: Hinter „{game}“ sind {offered} möglich.</translation>
    </message>
    <message>
        <source>&apos;{game}&apos; is no game: expected one of {offered}.</source>
        <translation>„{game}“ ist kein Spiel: Möglich sind {offered}.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; cannot follow &apos;{game}&apos;: expected {offered}.</source>
        <translation>„{word}“ kann nicht hinter „{game}“ stehen: Möglich sind {offered}.</translation>
    </message>
    <message>
        <source>&apos;claim&apos; is not allowed: the remaining tricks are not sure.</source>
        <translation>„claim“ ist nicht erlaubt: Die restlichen Stiche sind nicht sicher.</translation>
    </message>
    <message>
        <source>Cards are dealt to the seats {seats}: expected {expected}.</source>
        <translation>Karten haben die Plätze {seats}: Richtig wären {expected}.</translation>
    </message>
    <message>
        <source>&apos;bid {value}&apos; is no bid: expected a number, as in &apos;bid 18&apos;.</source>
        <translation>„bid {value}“ ist kein Gebot: Richtig ist eine Zahl wie in „bid 18“.</translation>
    </message>
    <message>
        <source>The match is over: no deal follows.</source>
        <translation>Die Partie ist zu Ende: Es folgt kein Spiel mehr.</translation>
    </message>
    <message>
        <source>The deal on the table is not finished.</source>
        <translation>Das Spiel auf dem Tisch ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>It is not an ordinary file but a folder, a pipe or a device.</source>
        <translation>Das ist keine gewöhnliche Datei, sondern ein Ordner, eine Pipe oder ein Gerät.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>Die Datei ist größer als {most} MB.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: byte {number} is wrong.</source>
        <translation>Die Datei ist kein UTF-8-Text: Byte {number} ist falsch.</translation>
    </message>
    <message>
        <source>There is no space left on the disk.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Your share of the disk is used up.</source>
        <translation>Dein Anteil am Speicherplatz ist aufgebraucht.</translation>
    </message>
    <message>
        <source>You have no permission to do this here.</source>
        <translation>Dafür hast du hier keine Berechtigung.</translation>
    </message>
    <message>
        <source>This place can only be read, not written to.</source>
        <translation>Dieser Ort lässt sich nur lesen, nicht beschreiben.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Die Datei oder den Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>There is a folder of this name, not a file.</source>
        <translation>Unter diesem Namen gibt es einen Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Ein Teil des Pfads ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>The folder is not empty.</source>
        <translation>Der Ordner ist nicht leer.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Der Name ist zu lang.</translation>
    </message>
    <message>
        <source>The name has signs that are not allowed here.</source>
        <translation>Der Name enthält Zeichen, die hier nicht erlaubt sind.</translation>
    </message>
    <message>
        <source>The file would be too large.</source>
        <translation>Die Datei würde zu groß.</translation>
    </message>
    <message>
        <source>The disk or drive does not work as it should.</source>
        <translation>Der Datenträger oder das Laufwerk arbeitet nicht richtig.</translation>
    </message>
    <message>
        <source>The links here lead around in a circle.</source>
        <translation>Die Verknüpfungen führen hier im Kreis.</translation>
    </message>
    <message>
        <source>There are too many links to this file.</source>
        <translation>Auf diese Datei verweisen zu viele Verknüpfungen.</translation>
    </message>
    <message>
        <source>There is already a file or folder of this name.</source>
        <translation>Eine Datei oder einen Ordner mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>Another program uses this file.</source>
        <translation>Ein anderes Programm verwendet diese Datei.</translation>
    </message>
    <message>
        <source>Too many files are open at the same time.</source>
        <translation>Es sind zu viele Dateien gleichzeitig geöffnet.</translation>
    </message>
    <message>
        <source>The disk or computer on the network does not answer.</source>
        <translation>Das Laufwerk oder der Rechner im Netz antwortet nicht.</translation>
    </message>
    <message>
        <source>The system reports an error ({words}).</source>
        <translation>Das System meldet einen Fehler ({words}).</translation>
    </message>
    <message>
        <source>The system reports error {number} ({words}).</source>
        <translation>Das System meldet den Fehler {number} ({words}).</translation>
    </message>
    <message>
        <source>The program reports an error ({words}).</source>
        <translation>Das Programm meldet einen Fehler ({words}).</translation>
    </message>
    <message>
        <source>&quot;games&quot; is not an object.</source>
        <translation>&quot;games&quot; ist kein Objekt.</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is empty: there is nothing to play on.</source>
        <translation>&quot;deals&quot; ist leer: Es gibt nichts weiterzuspielen.</translation>
    </message>
    <message>
        <source>Its folder does not answer.</source>
        <translation>Der Ordner der Datei antwortet nicht.</translation>
    </message>
    <message>
        <source>The table cannot be opened: the module {module} is missing.</source>
        <translation>Der Tisch lässt sich nicht öffnen: Das Modul {module} fehlt.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no option: expected one such as rounds=3.</source>
        <translation>„{given}“ ist keine Option: Richtig wäre zum Beispiel rounds=3.</translation>
    </message>
    <message>
        <source>The bot {program} cannot be started: {what}</source>
        <translation>Der Bot {program} lässt sich nicht starten: {what}</translation>
    </message>
    <message>
        <source>Nothing can be drawn here: the module {module} is missing.</source>
        <translation>Hier lässt sich nichts zeichnen: Das Modul {module} fehlt.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>{file}: line {line}</source>
        <translation>{file}: Zeile {line}</translation>
    </message>
    <message>
        <source>This is longer than {bytes} bytes: no record is.</source>
        <translation>Das ist länger als {bytes} Bytes: So lang ist keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>Byte {number} is not UTF-8 text: expected a record in JSON.</source>
        <translation>Byte {number} ist kein UTF-8-Text: Erwartet wird eine Aufzeichnung in JSON.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {what}</source>
        <translation>{file} lässt sich nicht lesen: {what}</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number above 0.</source>
        <translation>„{given}“ ist keine ganze Zahl über 0.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number.</source>
        <translation>„{given}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no number above 0 such as 1.5.</source>
        <translation>„{given}“ ist keine Zahl über 0 wie 1.5.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no size: expected one such as 1280x800.</source>
        <translation>„{given}“ ist keine Größe: Richtig wäre zum Beispiel 1280x800.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no line-up: expected two bots or more such as medium,easy,easy.</source>
        <translation>„{given}“ ist keine Aufstellung: Nötig sind zwei Bots oder mehr, zum Beispiel medium,easy,easy.</translation>
    </message>
    <message>
        <source>There is no language &apos;{language}&apos;: expected one of {offered}.</source>
        <translation>Die Sprache „{language}“ gibt es nicht: Möglich sind {offered}.</translation>
    </message>
    <message>
        <source>{program} is running but cannot be called: {reason}</source>
        <translation>{program} läuft schon, ist aber nicht zu erreichen: {reason}</translation>
    </message>
    <message>
        <source>{program} is running but does not answer.</source>
        <translation>{program} läuft schon, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be written.</source>
        <translation>Das Bild {file} lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>There are no faces &apos;{faces}&apos;: expected one of {offered}.</source>
        <translation>Das Kartenbild „{faces}“ gibt es nicht: Möglich sind {offered}.</translation>
    </message>
    <message>
        <source>The last deal has no moment {at}: expected one from 0 to {last}.</source>
        <translation>Im letzten Spiel gibt es den Augenblick {at} nicht: Möglich sind 0 bis {last}.</translation>
    </message>
</context>
<context>
    <name>Follow</name>
    <message>
        <source>Trumps are led: you must play a trump.</source>
        <translation>Trumpf ist ausgespielt: Du musst Trumpf bedienen.</translation>
    </message>
    <message>
        <source>Acorns must be followed.</source>
        <translation>Eichel muss bedient werden.</translation>
    </message>
    <message>
        <source>Clubs must be followed.</source>
        <translation>Kreuz muss bedient werden.</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <translation>Grün muss bedient werden.</translation>
    </message>
    <message>
        <source>Spades must be followed.</source>
        <translation>Pik muss bedient werden.</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <comment>German-suited</comment>
        <translation>Herz muss bedient werden.</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <translation>Herz muss bedient werden.</translation>
    </message>
    <message>
        <source>Bells must be followed.</source>
        <translation>Schellen muss bedient werden.</translation>
    </message>
    <message>
        <source>Diamonds must be followed.</source>
        <translation>Karo muss bedient werden.</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <comment>Bavarian</comment>
        <translation>Gras muss bedient werden.</translation>
    </message>
    <message>
        <source>Your turn – follow with a trump</source>
        <translation>Du bist am Zug – Trumpf bedienen</translation>
    </message>
    <message>
        <source>Your turn – follow acorns</source>
        <translation>Du bist am Zug – Eichel bedienen</translation>
    </message>
    <message>
        <source>Your turn – follow clubs</source>
        <translation>Du bist am Zug – Kreuz bedienen</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <translation>Du bist am Zug – Grün bedienen</translation>
    </message>
    <message>
        <source>Your turn – follow spades</source>
        <translation>Du bist am Zug – Pik bedienen</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <translation>Du bist am Zug – Herz bedienen</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <comment>Bavarian</comment>
        <translation>Du bist am Zug – Gras bedienen</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <comment>German-suited</comment>
        <translation>Du bist am Zug – Herz bedienen</translation>
    </message>
    <message>
        <source>Your turn – follow bells</source>
        <translation>Du bist am Zug – Schellen bedienen</translation>
    </message>
    <message>
        <source>{name} had no trump left.</source>
        <translation>{name} hatte keinen Trumpf mehr.</translation>
    </message>
    <message>
        <source>{name} had no clubs left.</source>
        <translation>{name} hatte kein Kreuz mehr.</translation>
    </message>
    <message>
        <source>{name} had no spades left.</source>
        <translation>{name} hatte kein Pik mehr.</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <translation>{name} hatte kein Herz mehr.</translation>
    </message>
    <message>
        <source>{name} had no diamonds left.</source>
        <translation>{name} hatte kein Karo mehr.</translation>
    </message>
    <message>
        <source>{name} had no acorns left.</source>
        <translation>{name} hatte keine Eichel mehr.</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <comment>Bavarian</comment>
        <translation>{name} hatte kein Gras mehr.</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <translation>{name} hatte kein Grün mehr.</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <comment>German-suited</comment>
        <translation>{name} hatte kein Herz mehr.</translation>
    </message>
    <message>
        <source>{name} had no bells left.</source>
        <translation>{name} hatte keine Schellen mehr.</translation>
    </message>
    <message>
        <source>Your turn – follow diamonds</source>
        <translation>Du bist am Zug – Karo bedienen</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Optionen…</translation>
    </message>
    <message>
        <source>Options of {game}</source>
        <translation>Optionen für {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;Spieler</numerusform>
            <numerusform>%n&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}–{high}&#xa0;Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n&#xa0;Minute</numerusform>
            <numerusform>%n&#xa0;Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>&amp;Alle Spiele</translation>
    </message>
    <message>
        <source>&amp;Resume match</source>
        <translation>&amp;Partie fortsetzen</translation>
    </message>
    <message>
        <source>Match &amp;history</source>
        <translation>&amp;Gespielte Partien</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>Aufzeichnung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save record as…</source>
        <translation>Aufzeichnung &amp;speichern unter…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Problem melden…</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>Protokoll &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>Ü&amp;ber…</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>{file} cannot be read. {reason}</source>
        <translation>{file} lässt sich nicht lesen. {reason}</translation>
    </message>
    <message>
        <source>Unfinished, {points}</source>
        <translation>Nicht beendet, {points}</translation>
    </message>
    <message>
        <source>Place {place}, {points}</source>
        <translation>Platz {place}, {points}</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>The matches cannot be read</source>
        <translation>Die Partien lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>The matches are being read…</source>
        <translation>Die Partien werden gelesen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), kept on this computer only.</source>
        <translation>
            <numerusform>%n&#xa0;Partie, nur auf diesem Computer aufbewahrt.</numerusform>
            <numerusform>%n&#xa0;Partien, nur auf diesem Computer aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Kartenspiel</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>Most deals first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Best place first</source>
        <translation>Bester Platz zuerst</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>Each match that you play is kept here, to be resumed, read and reviewed.</source>
        <translation>Jede Partie, die du spielst, wird hier aufbewahrt: zum Weiterspielen, Nachlesen und Analysieren.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No match is chosen.</source>
        <translation>Keine Partie ist ausgewählt.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>This match is finished.</source>
        <translation>Diese Partie ist beendet.</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>Aufzeichnungen einer Partie (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>The record could not be written</source>
        <translation>Die Aufzeichnung lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>The match cannot be read</source>
        <translation>Die Partie lässt sich nicht lesen</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>Any choice will do.</source>
        <translation>Alles ist recht.</translation>
    </message>
    <message>
        <source>There is no choice: you must play.</source>
        <translation>Du hast keine Wahl: Du musst mitspielen.</translation>
    </message>
    <message>
        <source>Nobody plays and you are the last: five tricks are yours without play.</source>
        <translation>Niemand spielt mit, und nach dir kommt keiner mehr: Fünf Stiche bekommst du ohne Spiel.</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: enough to play.</source>
        <translation>Einen Stich machst du in etwa {chance}&#xa0;% der Fälle: genug zum Mitspielen.</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: too little.</source>
        <translation>Einen Stich machst du nur in etwa {chance}&#xa0;% der Fälle: zu wenig.</translation>
    </message>
    <message>
        <source>You need so little that a chance of {chance} % is enough.</source>
        <translation>Dir fehlt so wenig, dass {chance}&#xa0;% genügen.</translation>
    </message>
    <message>
        <source>Another player is almost done: a chance of {chance} % must be enough.</source>
        <translation>Jemand ist fast fertig: {chance}&#xa0;% müssen genügen.</translation>
    </message>
    <message>
        <source>No trick costs little now: a chance of {chance} % is enough.</source>
        <translation>Ohne Stich zu bleiben kostet jetzt wenig: {chance}&#xa0;% genügen.</translation>
    </message>
    <message>
        <source>A plain ace is led first: later it may be trumped.</source>
        <translation>Die höchste Karte einer Fehlfarbe zuerst: Später wird sie vielleicht gestochen.</translation>
    </message>
    <message>
        <source>The highest plain card is led while trumps are kept for later.</source>
        <translation>Die höchste Karte ohne Trumpf wird ausgespielt, die Trümpfe bleiben für später.</translation>
    </message>
    <message>
        <source>Only trumps are left: the highest one leads.</source>
        <translation>Nur noch Trümpfe: Der höchste wird ausgespielt.</translation>
    </message>
    <message>
        <source>The lowest card that beats the trick is enough for now.</source>
        <translation>Die niedrigste Karte, die den Stich übernimmt, genügt vorerst.</translation>
    </message>
    <message>
        <source>You are the last to play: the lowest card that wins is enough.</source>
        <translation>Nach dir kommt keiner mehr: Die niedrigste Karte, die den Stich macht, genügt.</translation>
    </message>
    <message>
        <source>You still need a trick: this card has the best chance.</source>
        <translation>Du brauchst noch einen Stich: Diese Karte hat die besten Aussichten.</translation>
    </message>
    <message>
        <source>The trick is lost: give the lowest card.</source>
        <translation>Der Stich ist verloren: Gib die niedrigste Karte.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you play, and {other} if you drop out.</source>
        <translation>Von 1000 solchen Partien gewinnst du etwa {own}, wenn du mitspielst, und {other}, wenn du aussteigst.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you drop out, and {other} if you play.</source>
        <translation>Von 1000 solchen Partien gewinnst du etwa {own}, wenn du aussteigst, und {other}, wenn du mitspielst.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with these cards away, and {other} with others.</source>
        <translation>Von 1000 solchen Partien gewinnst du etwa {own}, wenn du diese Karten weglegst, und {other} mit anderen.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you keep the card, and {other} if you leave it.</source>
        <translation>Von 1000 solchen Partien gewinnst du etwa {own}, wenn du die Karte behältst, und {other}, wenn du sie liegen lässt.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you leave the card, and {other} if you keep it.</source>
        <translation>Von 1000 solchen Partien gewinnst du etwa {own}, wenn du die Karte liegen lässt, und {other}, wenn du sie behältst.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you exchange nothing, and {other} if you do.</source>
        <translation>Von 1000 solchen Partien gewinnst du etwa {own}, wenn du nichts tauschst, und {other}, wenn du tauschst.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with the turned-up card, and {other} without it.</source>
        <translation>Von 1000 solchen Partien gewinnst du etwa {own} mit der aufgedeckten Karte und {other} ohne sie.</translation>
    </message>
    <message>
        <source>Acorns are trumps</source>
        <translation>Eichel ist Trumpf</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Kreuz ist Trumpf</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <comment>Bavarian</comment>
        <translation>Gras ist Trumpf</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <translation>Grün ist Trumpf</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>Pik ist Trumpf</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <comment>German-suited</comment>
        <translation>Herz ist Trumpf</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Herz ist Trumpf</translation>
    </message>
    <message>
        <source>Bells are trumps</source>
        <translation>Schellen ist Trumpf</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Karo ist Trumpf</translation>
    </message>
    <message>
        <source>You have no acorns: you must play a trump.</source>
        <translation>Keine Eichel: Trumpf ist Pflicht.</translation>
    </message>
    <message>
        <source>You have no clubs: you must play a trump.</source>
        <translation>Kein Kreuz: Trumpf ist Pflicht.</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <comment>Bavarian</comment>
        <translation>Kein Gras: Trumpf ist Pflicht.</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <translation>Kein Grün: Trumpf ist Pflicht.</translation>
    </message>
    <message>
        <source>You have no spades: you must play a trump.</source>
        <translation>Kein Pik: Trumpf ist Pflicht.</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <comment>German-suited</comment>
        <translation>Kein Herz: Trumpf ist Pflicht.</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <translation>Kein Herz: Trumpf ist Pflicht.</translation>
    </message>
    <message>
        <source>You have no bells: you must play a trump.</source>
        <translation>Keine Schellen: Trumpf ist Pflicht.</translation>
    </message>
    <message>
        <source>You have no diamonds: you must play a trump.</source>
        <translation>Kein Karo: Trumpf ist Pflicht.</translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation>Du kannst überstechen, also musst du es.</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat} entscheidet übers Mitspielen</translation>
    </message>
    <message>
        <source>You must play this deal</source>
        <translation>Du musst mitspielen</translation>
    </message>
    <message>
        <source>Do you stay in?</source>
        <translation>Spielst du mit?</translation>
    </message>
    <message>
        <source>Your turn – you must beat the trick</source>
        <translation>Du bist am Zug – überstechen</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Aussteigen</translation>
    </message>
    <message>
        <source>I stay in.</source>
        <translation>Ich spiele mit.</translation>
    </message>
    <message>
        <source>I drop out.</source>
        <translation>Ich steige aus.</translation>
    </message>
    <message>
        <source>You stay in.</source>
        <translation>Du spielst mit.</translation>
    </message>
    <message>
        <source>{seat} stays in.</source>
        <translation>{seat} spielt mit.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Du steigst aus.</translation>
    </message>
    <message>
        <source>{seat} drops out.</source>
        <translation>{seat} steigt aus.</translation>
    </message>
    <message>
        <source>The trump card is the {card}.</source>
        <translation>Die Trumpfkarte ist {card}.</translation>
    </message>
    <message>
        <source>You take {card}, the turned-up card.</source>
        <translation>Du nimmst {card}, die aufgedeckte Karte.</translation>
    </message>
    <message>
        <source>{seat} takes {card}, the turned-up card.</source>
        <translation>{seat} nimmt {card}, die aufgedeckte Karte.</translation>
    </message>
    <message>
        <source>You keep all cards.</source>
        <translation>Du behältst alle Karten.</translation>
    </message>
    <message>
        <source>{seat} keeps all cards.</source>
        <translation>{seat} behält alle Karten.</translation>
    </message>
    <message>
        <source>drops out</source>
        <translation>steigt aus</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt mit</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n</source>
        <translation>
            <numerusform>tauscht %n</numerusform>
            <numerusform>tauscht %n</numerusform>
        </translation>
    </message>
    <message>
        <source>takes trump</source>
        <translation>holt Trumpf</translation>
    </message>
    <message>
        <source>keeps all</source>
        <translation>tauscht nicht</translation>
    </message>
    <message>
        <source>{deal} · {trumps}</source>
        <translation>{deal} · {trumps}</translation>
    </message>
    <message>
        <source>the talon is empty</source>
        <translation>der Talon ist leer</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the talon</source>
        <translation>
            <numerusform>%n&#xa0;Karte im Talon</numerusform>
            <numerusform>%n&#xa0;Karten im Talon</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} · {trumps}</source>
        <translation>{left} · {trumps}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation>{seat} macht den Stich.</translation>
    </message>
    <message numerus="yes">
        <source>you have %n to go</source>
        <translation>
            <numerusform>du brauchst noch %n</numerusform>
            <numerusform>du brauchst noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{before} → {numbers} …</source>
        <translation>{before} → {numbers} …</translation>
    </message>
    <message>
        <source>{before} → {numbers}</source>
        <translation>{before} → {numbers}</translation>
    </message>
    <message>
        <source>stays {number}</source>
        <translation>bleibt {number}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Click a field and press the new keys.</source>
        <translation>Klick in ein Feld und drück die neuen Tasten.</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Zurück zum Standard</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>Von Karte zu Karte</translation>
    </message>
    <message>
        <source>First and last card</source>
        <translation>Erste und letzte Karte</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Karte spielen oder wählen</translation>
    </message>
    <message>
        <source>Jump to a suit or a rank</source>
        <translation>Zu einer Farbe oder einem Rang springen</translation>
    </message>
    <message>
        <source>its letter or number</source>
        <translation>ihr Buchstabe oder ihre Zahl</translation>
    </message>
    <message>
        <source>Hand, buttons, panel, header</source>
        <translation>Karten, Knöpfe, Seitenleiste, Kopfzeile</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <translation>{keys} ist schon für „{action}“ vergeben.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wähl ein Spiel</translation>
    </message>
    <message>
        <source>{game} – Ramsch</source>
        <translation>{game} – Ramsch</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>{seat} wins the match</source>
        <translation>{seat} gewinnt die Partie</translation>
    </message>
    <message>
        <source>You share the first place</source>
        <translation>Du teilst dir den ersten Platz</translation>
    </message>
    <message>
        <source>The first place is shared</source>
        <translation>Der erste Platz wird geteilt</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;Spiel</numerusform>
            <numerusform>%n&#xa0;Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals} · Level of the opponents: {levels}</source>
        <translation>{deals} · Gegner: {levels}</translation>
    </message>
    <message>
        <source>Game points {points}</source>
        <translation>Spielpunkte {points}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <translation>{won} gewonnen, {lost} verloren</translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>in %n&#xa0;Spiel vorn</numerusform>
            <numerusform>in %n&#xa0;Spielen vorn</numerusform>
        </translation>
    </message>
    <message>
        <source>costliest deal {points}</source>
        <translation>teuerstes Spiel {points}</translation>
    </message>
    <message>
        <source>Bonus {points}</source>
        <translation>Zuschlag {points}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Most deals won</source>
        <translation>Die meisten gewonnenen Spiele</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>Teuerstes Spiel</translation>
    </message>
    <message>
        <source>{name}, {points}</source>
        <translation>{name}, {points}</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} von {all}</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine eigenen Spiele</translation>
    </message>
    <message>
        <source>own games won</source>
        <translation>eigene Spiele gewonnen</translation>
    </message>
    <message>
        <source>Your deals</source>
        <translation>Deine Spiele</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>Spiele gewonnen</translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message>
        <source>Place {place}</source>
        <translation>Platz&#xa0;{place}</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}. {why}</source>
        <translation>Platz&#xa0;{place}: {name}, {total}. {why}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Return match</source>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>The unfinished match could not be read</source>
        <translation>Die angefangene Partie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The settings could not be read; the defaults are used</source>
        <translation>Die Einstellungen lassen sich nicht lesen und stehen jetzt wie beim ersten Start</translation>
    </message>
    <message>
        <source>The house rules could not be read</source>
        <translation>Die Hausregeln lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>It is kept as {file}. What is wrong: {reason}</source>
        <translation>Sie bleibt als {file} erhalten. Der Fehler: {reason}</translation>
    </message>
    <message>
        <source>The old ones are kept as {file}. What is wrong: {reason}</source>
        <translation>Die alten bleiben als {file} erhalten. Der Fehler: {reason}</translation>
    </message>
    <message>
        <source>They are kept as {file}. What is wrong: {reason}</source>
        <translation>Sie bleiben als {file} erhalten. Der Fehler: {reason}</translation>
    </message>
    <message>
        <source>The match could not be saved</source>
        <translation>Die Partie lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>The match could not be kept in the match history</source>
        <translation>Die Partie lässt sich nicht unter den gespielten Partien aufbewahren</translation>
    </message>
    <message>
        <source>The match could not be discarded</source>
        <translation>Die Partie lässt sich nicht verwerfen</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the program ends</source>
        <translation>Die Einstellungen lassen sich nicht speichern; sie gelten bis zum Ende des Programms</translation>
    </message>
    <message>
        <source>The named house rules could not be saved; they hold until the dialog closes</source>
        <translation>Die benannten Hausregeln lassen sich nicht speichern; sie gelten, bis dieses Fenster geschlossen wird</translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation>{name} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name} wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Im Programm ist ein Fehler aufgetreten</translation>
    </message>
    <message>
        <source>The match is saved and goes on. The log says what happened.</source>
        <translation>Die Partie ist gespeichert und geht weiter. Was passiert ist, steht im Protokoll.</translation>
    </message>
    <message>
        <source>{name} is saved</source>
        <translation>{name} ist gespeichert</translation>
    </message>
    <message>
        <source>{name} could not be written</source>
        <translation>{name} lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>The deck you chose is not there any more</source>
        <translation>Das gewählte Blatt ist nicht mehr da</translation>
    </message>
    <message>
        <source>Each game is shown with its own cards.</source>
        <translation>Jedes Spiel erscheint mit seinen üblichen Karten.</translation>
    </message>
    <message>
        <source>The score sheet could not be saved</source>
        <translation>Die Spielliste lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>The statistics could not be read or saved</source>
        <translation>Die Statistik lässt sich nicht lesen oder speichern</translation>
    </message>
    <message>
        <source>Your unfinished match is kept in the match history</source>
        <translation>Deine angefangene Partie liegt unter „Gespielte Partien“</translation>
    </message>
    <message>
        <source>It was a match of {game}.</source>
        <translation>Gespielt wurde {game}.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>The match is discarded</source>
        <translation>Die Partie ist verworfen</translation>
    </message>
    <message>
        <source>The match is deleted</source>
        <translation>Die Partie ist gelöscht</translation>
    </message>
    <message>
        <source>Your deck has too few cards for this table</source>
        <translation>Dein Blatt hat zu wenige Karten für diesen Tisch</translation>
    </message>
    <message>
        <source>{game} is played with 52 cards here. Your deck has no 2 to 6, so you see French cards.</source>
        <translation>{game} spielt man hier mit 52&#xa0;Karten. Deinem Blatt fehlen 2 bis 6, deshalb siehst du französische Karten.</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Finish early</source>
        <translation>&amp;Vorzeitig beenden</translation>
    </message>
    <message>
        <source>The rest is &amp;mine</source>
        <translation>Der Rest ist &amp;mein</translation>
    </message>
    <message>
        <source>&amp;Give up the game…</source>
        <translation>Spiel auf&amp;geben…</translation>
    </message>
    <message>
        <source>Read &amp;aloud</source>
        <translation>Vorle&amp;sen</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Level of play</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>All rules are at their defaults</source>
        <translation>Alle Regeln stehen auf Standard</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the default</source>
        <translation>
            <numerusform>%n&#xa0;Regel weicht vom Standard ab</numerusform>
            <numerusform>%n&#xa0;Regeln weichen vom Standard ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Hausregeln speichern</translation>
    </message>
    <message>
        <source>Name of these house rules</source>
        <translation>Name dieser Hausregeln</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>First turn on “{option}”.</source>
        <translation>Schalte zuerst „{option}“ ein.</translation>
    </message>
    <message>
        <source>First turn off “{option}”.</source>
        <translation>Schalte zuerst „{option}“ aus.</translation>
    </message>
    <message>
        <source>Only where “{option}” is: {values}.</source>
        <translation>Nur wenn bei „{option}“ gewählt ist: {values}.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{rule}: back to the default</source>
        <translation>{rule}: zurück zum Standard</translation>
    </message>
    <message>
        <source>differs from the default</source>
        <translation>weicht vom Standard ab</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Standard: {value}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
</context>
<context>
    <name>OwnDecks</name>
    <message>
        <source>Own deck…</source>
        <translation>Eigenes Blatt…</translation>
    </message>
    <message>
        <source>Bring in a &amp;zip file…</source>
        <translation>&amp;Zip-Datei einlesen…</translation>
    </message>
    <message>
        <source>Bring in a &amp;folder…</source>
        <translation>&amp;Ordner einlesen…</translation>
    </message>
    <message>
        <source>&amp;Save these faces as a zip file…</source>
        <translation>Kartenbild als Zip-Datei &amp;speichern…</translation>
    </message>
    <message>
        <source>Save these faces in a f&amp;older…</source>
        <translation>Kartenbild in einem Ordner sp&amp;eichern…</translation>
    </message>
    <message>
        <source>&amp;Remove this deck</source>
        <translation>Dieses Blatt en&amp;tfernen</translation>
    </message>
    <message>
        <source>{name} could not be written. {reason}</source>
        <translation>{name} lässt sich nicht speichern. {reason}</translation>
    </message>
    <message>
        <source>The deck could not be removed. {reason}</source>
        <translation>Das Blatt lässt sich nicht entfernen. {reason}</translation>
    </message>
    <message>
        <source>{deck} is one of your decks now.</source>
        <translation>{deck} gehört jetzt zu deinen Blättern.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name} wird gelesen …</translation>
    </message>
    <message>
        <source>To bring in a deck, install Pillow for Python (python3-pil or python3-pillow).</source>
        <translation>Zum Einlesen eines Blatts fehlt Pillow für Python: Installiere python3-pil oder python3-pillow.</translation>
    </message>
    <message>
        <source>The deck could not be kept. {reason}</source>
        <translation>Das Blatt lässt sich nicht übernehmen. {reason}</translation>
    </message>
    <message>
        <source>The deck cannot be read: its folder does not answer.</source>
        <translation>Das Blatt lässt sich nicht lesen: Sein Ordner antwortet nicht.</translation>
    </message>
    <message>
        <source>{name} exists already. Choose another name.</source>
        <translation>{name} gibt es schon. Wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>The faces are in {name}.</source>
        <translation>Das Kartenbild liegt in {name}.</translation>
    </message>
    <message>
        <source>The deck is removed.</source>
        <translation>Das Blatt ist entfernt.</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-Dateien (*.zip)</translation>
    </message>
    <message>
        <source>Own deck</source>
        <translation>Eigenes Blatt</translation>
    </message>
    <message>
        <source>Save these faces</source>
        <translation>Kartenbild speichern</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Mein Blatt</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>The match could not be deleted</source>
        <translation>Die Partie lässt sich nicht löschen</translation>
    </message>
    <message>
        <source>The match could not be taken back</source>
        <translation>Die Partie lässt sich nicht zurückholen</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Take the skat</source>
        <translation>Skat aufnehmen</translation>
    </message>
    <message>
        <source>Push on unseen</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>2&#xa0;Karten drücken</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>2&#xa0;Karten weitergeben</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Der Rest ist mein</translation>
    </message>
    <message>
        <source>{seat} takes the skat or pushes it on</source>
        <translation>{seat} nimmt den Skat auf oder schiebt</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat} wählt zwei Karten</translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen?</source>
        <translation>Skat aufnehmen oder ungesehen schieben?</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>Wähl zwei Karten zum Drücken</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>Wähl zwei Karten zum Weitergeben</translation>
    </message>
    <message>
        <source>Jacks may not be passed on.</source>
        <translation>Buben dürfen nicht weitergegeben werden.</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>Ich schiebe.</translation>
    </message>
    <message>
        <source>I concede.</source>
        <translation>Ich gebe auf.</translation>
    </message>
    <message>
        <source>The rest is mine.</source>
        <translation>Der Rest ist mein.</translation>
    </message>
    <message>
        <source>You push the skat on unseen.</source>
        <translation>Du schiebst den Skat ungesehen weiter.</translation>
    </message>
    <message>
        <source>{seat} pushes the skat on unseen.</source>
        <translation>{seat} schiebt den Skat ungesehen weiter.</translation>
    </message>
    <message>
        <source>You concede.</source>
        <translation>Du gibst auf.</translation>
    </message>
    <message>
        <source>{seat} concedes.</source>
        <translation>{seat} gibt auf.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>Du beanspruchst den Rest.</translation>
    </message>
    <message>
        <source>{seat} claims the rest.</source>
        <translation>{seat} beansprucht den Rest.</translation>
    </message>
    <message>
        <source>In the skat: {cards}.</source>
        <translation>Im Skat: {cards}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Hannelore</source>
        <translation>Hannelore</translation>
    </message>
    <message>
        <source>Korbinian</source>
        <translation>Korbinian</translation>
    </message>
    <message>
        <source>Leni</source>
        <translation>Leni</translation>
    </message>
    <message>
        <source>Xaver</source>
        <translation>Xaver</translation>
    </message>
    <message>
        <source>Vroni</source>
        <translation>Vroni</translation>
    </message>
    <message>
        <source>Theo</source>
        <translation>Theo</translation>
    </message>
</context>
<context>
    <name>Rams</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>three play with 32 cards, more with 52</source>
        <translation>zu dritt mit 32&#xa0;Karten, sonst mit 52</translation>
    </message>
    <message>
        <source>Points to write off</source>
        <translation>Punkte am Anfang</translation>
    </message>
    <message>
        <source>Most cards to draw</source>
        <translation>Höchstens kaufen</translation>
    </message>
    <message>
        <source>the trump card that the dealer takes counts</source>
        <translation>die Trumpfkarte des Gebers zählt mit</translation>
    </message>
    <message>
        <source>The trump ace must be led</source>
        <translation>Trumpf-Ass ausspielen ist Pflicht</translation>
    </message>
    <message>
        <source>The trump queen follows the king</source>
        <translation>Die Trumpf-Dame folgt dem König</translation>
    </message>
    <message>
        <source>when the king has won</source>
        <translation>wenn der König gestochen hat</translation>
    </message>
    <message>
        <source>The trump ace must cover</source>
        <translation>Das Trumpf-Ass muss stechen</translation>
    </message>
    <message>
        <source>The trick must be beaten</source>
        <translation>Stechzwang</translation>
    </message>
    <message>
        <source>by whoever can</source>
        <translation>wer den Stich übernehmen kann, muss es</translation>
    </message>
    <message>
        <source>Five trumps in one hand</source>
        <translation>Fünf Trümpfe auf einer Hand</translation>
    </message>
    <message>
        <source>written off and added</source>
        <translation>abgeschrieben und angeschrieben</translation>
    </message>
    <message>
        <source>Against a hand of one suit add</source>
        <translation>Zuschlag gegen fünf einer Farbe</translation>
    </message>
    <message>
        <source>Aces that count</source>
        <translation>Welche Asse zählen</translation>
    </message>
    <message>
        <source>No trick always costs 5</source>
        <translation>Ohne Stich kommen immer 5 dazu</translation>
    </message>
    <message>
        <source>by the old rule not with two or three aces</source>
        <translation>nach alter Regel nicht mit zwei oder drei Assen</translation>
    </message>
    <message>
        <source>Drawn jacks count</source>
        <translation>Gekaufte Buben zählen</translation>
    </message>
    <message>
        <source>otherwise only those that were dealt</source>
        <translation>sonst nur die ausgeteilten</translation>
    </message>
    <message>
        <source>Court cards of trumps</source>
        <translation>Bilder der Trumpffarbe</translation>
    </message>
    <message>
        <source>Court cards of any suit</source>
        <translation>Bilder jeder Farbe</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>One&apos;s own aces</source>
        <translation>Die eigenen Asse</translation>
    </message>
    <message>
        <source>The ace in that hand</source>
        <translation>Das Ass auf jener Hand</translation>
    </message>
    <message>
        <source>Those held for the play</source>
        <translation>Alle, mit denen gespielt wird</translation>
    </message>
    <message>
        <source>Those that were dealt</source>
        <translation>Nur die ausgeteilten</translation>
    </message>
    <message>
        <source>There is no second talon: later players get what is left.</source>
        <translation>Einen zweiten Talon gibt es nicht: Wer später kommt, bekommt, was übrig ist.</translation>
    </message>
    <message>
        <source>Still to write off</source>
        <translation>Noch abzuschreiben</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to write off</source>
        <translation>
            <numerusform>noch %n&#xa0;Punkt abzuschreiben</numerusform>
            <numerusform>noch %n&#xa0;Punkte abzuschreiben</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} · {left}</source>
        <translation>{suit} · {left}</translation>
    </message>
    <message>
        <source>Trump and talon</source>
        <translation>Trumpf und Talon</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>Mitspielen, kein Stich</translation>
    </message>
    <message>
        <source>A dealt ace forbids dropping out: you hold the {cards}.</source>
        <translation>Wer ein Ass bekommen hat, darf nicht aussteigen: Du hast {cards}.</translation>
    </message>
    <message>
        <source>your aces are added</source>
        <translation>deine Asse kommen dazu</translation>
    </message>
    <message>
        <source>a dealt ace forbids dropping out</source>
        <translation>mit einem Ass nicht erlaubt</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Aussteigen</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>Was auf dem Spiel steht</translation>
    </message>
    <message>
        <source>and your aces {value}</source>
        <translation>dazu deine Asse {value}</translation>
    </message>
    <message>
        <source>one point less</source>
        <translation>ein Punkt weniger</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>Mitspielen, je Stich</translation>
    </message>
    <message>
        <source>five points more</source>
        <translation>fünf Punkte mehr</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>Du musst mitspielen</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 points.</source>
        <translation>Aussteigen kostet nichts, mitspielen ohne Stich kostet 5&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>A dealt ace binds, all others may drop out</source>
        <translation>Wer ein Ass bekommen hat, muss mitspielen</translation>
    </message>
    <message>
        <source>{cards}: {gain}, since you have a trick.</source>
        <translation>{cards}: {gain}, denn du hast einen Stich.</translation>
    </message>
    <message>
        <source>{cards}: {gain} with a trick, otherwise {loss}.</source>
        <translation>{cards}: {gain}, wenn du einen Stich machst, sonst {loss}.</translation>
    </message>
    <message>
        <source>What these cards bring</source>
        <translation>Was diese Karten bringen</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Niemand spielt mit</translation>
    </message>
    <message>
        <source>Nobody writes off points</source>
        <translation>Niemand schreibt Punkte ab</translation>
    </message>
    <message>
        <source>You hold all four aces</source>
        <translation>Du hast alle vier Asse</translation>
    </message>
    <message>
        <source>{seat} holds all four aces</source>
        <translation>{seat} hat alle vier Asse</translation>
    </message>
    <message>
        <source>You finish with jacks</source>
        <translation>Du schreibst mit Buben den Rest ab</translation>
    </message>
    <message>
        <source>{seat} finishes with jacks</source>
        <translation>{seat} schreibt mit Buben den Rest ab</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>Nur du spielst mit</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>Nur {seat} spielt mit</translation>
    </message>
    <message>
        <source>A hand of one suit: {names}</source>
        <translation>Fünf Karten einer Farbe: {names}</translation>
    </message>
    <message>
        <source>You write off the most</source>
        <translation>Du schreibst am meisten ab</translation>
    </message>
    <message>
        <source>{seat} writes off the most</source>
        <translation>{seat} schreibt am meisten ab</translation>
    </message>
    <message>
        <source>Most written off: {names}</source>
        <translation>Am meisten abgeschrieben: {names}</translation>
    </message>
    <message>
        <source>5 are added without a trick</source>
        <translation>wer keinen Stich macht, schreibt 5&#xa0;an</translation>
    </message>
    <message>
        <source>Jacks of one colour</source>
        <translation>Rote oder schwarze Buben</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Vier Asse</translation>
    </message>
    <message>
        <source>they write everything off</source>
        <translation>alles ist abgeschrieben</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;Stich</numerusform>
            <numerusform>%n&#xa0;Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>Aces without a trick</source>
        <translation>Asse ohne Stich</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>Der einzige Mitspieler</translation>
    </message>
    <message>
        <source>five tricks without play</source>
        <translation>fünf Stiche ohne Spiel</translation>
    </message>
    <message>
        <source>A hand of one suit</source>
        <translation>Fünf Karten einer Farbe</translation>
    </message>
    <message>
        <source>Five trumps</source>
        <translation>Fünf Trümpfe</translation>
    </message>
    <message>
        <source>Another hand of one suit</source>
        <translation>Fünf Karten einer Farbe bei einem anderen</translation>
    </message>
    <message>
        <source>Five trumps in another hand</source>
        <translation>Fünf Trümpfe bei einem anderen</translation>
    </message>
    <message>
        <source>Aces as well</source>
        <translation>Dazu die Asse</translation>
    </message>
    <message>
        <source>Why is nothing played?</source>
        <translation>Warum wird nicht gespielt?</translation>
    </message>
    <message>
        <source>Five cards of one suit end the deal at once: their holder writes off, all others add.</source>
        <translation>Fünf Karten einer Farbe beenden das Spiel sofort: Wer sie hat, schreibt ab, alle anderen schreiben an.</translation>
    </message>
    <message>
        <source>Why are aces added?</source>
        <translation>Warum kommen Asse dazu?</translation>
    </message>
    <message>
        <source>Aces are written off with a trick, and added without one.</source>
        <translation>Mit einem Stich werden Asse abgeschrieben, ohne Stich angeschrieben.</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>Warum ohne Spiel?</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so five tricks and the aces are written off.</source>
        <translation>Alle anderen sind ausgestiegen, also werden fünf Stiche und die Asse abgeschrieben.</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>the name of the game</comment>
        <translation>Russisches Rams</translation>
    </message>
    <message>
        <source>Tricks, aces and jacks write your points off: the first to reach 0 wins.</source>
        <translation>Mit Stichen, Assen und Buben schreibst du Punkte ab: Wer zuerst bei 0 ist, gewinnt.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Draw and play</source>
        <translation>Kaufen und Spielen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Alle behalten</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte kaufen</numerusform>
            <numerusform>%n&#xa0;Karten kaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>Trumpfkarte nehmen</translation>
    </message>
    <message>
        <source>{seat} chooses cards to draw</source>
        <translation>{seat} wählt Karten zum Tauschen</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>Du darfst eine Karte gegen die Trumpfkarte tauschen</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to lay away and draw</source>
        <translation>
            <numerusform>Leg höchstens %n&#xa0;Karte weg und kauf eine neue</numerusform>
            <numerusform>Leg bis zu %n&#xa0;Karten weg und kauf neue</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn – lead the trump ace</source>
        <translation>Du bist am Zug – spiel das Trumpf-Ass aus</translation>
    </message>
    <message>
        <source>Your turn – lead the trump queen</source>
        <translation>Du bist am Zug – spiel die Trumpf-Dame aus</translation>
    </message>
    <message>
        <source>Your turn – play the trump ace</source>
        <translation>Du bist am Zug – spiel das Trumpf-Ass</translation>
    </message>
    <message>
        <source>You hold the trump ace and must lead it.</source>
        <translation>Du hast das Trumpf-Ass und musst es ausspielen.</translation>
    </message>
    <message>
        <source>You won with the trump king: the trump queen must follow.</source>
        <translation>Dein Trumpf-König hat gestochen: Die Trumpf-Dame muss folgen.</translation>
    </message>
    <message>
        <source>A court card lies in the trick: the trump ace must cover it.</source>
        <translation>Im Stich liegt ein Bild: Das Trumpf-Ass muss darauf.</translation>
    </message>
    <message>
        <source>Keep trumps and aces and lay away {cards}.</source>
        <translation>Behalt Trümpfe und Asse und leg {cards} weg.</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>Die aufgedeckte Karte ist Trumpf: Gib {cards} dafür.</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>Diese Karten sind gut, wie sie sind.</translation>
    </message>
    <message>
        <source>Without a trick your aces are added: take the first trick you can.</source>
        <translation>Ohne Stich kommen deine Asse dazu: Nimm den ersten Stich, den du kriegen kannst.</translation>
    </message>
    <message>
        <source>This card beats every other of its suit.</source>
        <translation>Diese Karte schlägt jede andere ihrer Farbe.</translation>
    </message>
    <message>
        <source>The highest card wins most surely.</source>
        <translation>Die höchste Karte macht den Stich am sichersten.</translation>
    </message>
    <message>
        <source>A higher card is still out: give a low one.</source>
        <translation>Eine höhere Karte ist noch im Spiel: Gib eine niedrige.</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>what a deal became: it was played</comment>
        <translation>Rams</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>Nur ein Mitspieler</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Buben</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>Du kaufst %n&#xa0;Karte.</numerusform>
            <numerusform>Du kaufst %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} kauft %n&#xa0;Karte.</numerusform>
            <numerusform>{seat} kauft %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <translation>Du zeigst {cards}.</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat} zeigt {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Your jacks write off %n point(s).</source>
        <translation>
            <numerusform>Du schreibst mit deinen Buben %n&#xa0;Punkt ab.</numerusform>
            <numerusform>Du schreibst mit deinen Buben %n&#xa0;Punkte ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jacks of {seat} write off %n point(s).</source>
        <translation>
            <numerusform>{seat} schreibt mit Buben %n&#xa0;Punkt ab.</numerusform>
            <numerusform>{seat} schreibt mit Buben %n&#xa0;Punkte ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump ace</source>
        <translation>Trumpf-Ass</translation>
    </message>
    <message>
        <source>It must be led, and cover a court card of trumps.</source>
        <translation>Es muss ausgespielt und auf ein Bild der Trumpffarbe gelegt werden.</translation>
    </message>
</context>
<context>
    <name>Ramsch</name>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Everyone for himself: whoever takes the most card points loses.</source>
        <translation>Jeder für sich: Wer die meisten Augen macht, verliert.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>Skat und Gleichstand</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>how the points are counted</source>
        <translation>wie gezählt wird</translation>
    </message>
    <message>
        <source>Rank of the ten</source>
        <translation>Rang der Zehn</translation>
    </message>
    <message>
        <source>Jacks are trumps</source>
        <translation>Buben sind Trumpf</translation>
    </message>
    <message>
        <source>A player who takes all tricks</source>
        <translation>Wer alle Stiche macht</translation>
    </message>
    <message>
        <source>All tricks are rewarded</source>
        <translation>Alle Stiche werden belohnt</translation>
    </message>
    <message>
        <source>20 points off instead of 20 on</source>
        <translation>20&#xa0;Punkte ab statt 20&#xa0;dazu</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Der Skat geht an</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>Je 40&#xa0;Augen</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>jeder gibt einmal pro Runde</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Punktgrenze</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Pip Ramsch</source>
        <translation>Augenramsch</translation>
    </message>
    <message>
        <source>Passing cards</source>
        <translation>Karten weitergeben</translation>
    </message>
    <message>
        <source>As at a Skat table</source>
        <translation>Wie am Skattisch</translation>
    </message>
    <message>
        <source>Above the king</source>
        <translation>Über dem König</translation>
    </message>
    <message>
        <source>Below the jack</source>
        <translation>Unter dem Buben</translation>
    </message>
    <message>
        <source>120 points off</source>
        <translation>120&#xa0;Punkte ab</translation>
    </message>
    <message>
        <source>60 on for each other</source>
        <translation>60&#xa0;für jeden anderen dazu</translation>
    </message>
    <message>
        <source>120 on for each other</source>
        <translation>120&#xa0;für jeden anderen dazu</translation>
    </message>
    <message>
        <source>120 off, 60 on for each other</source>
        <translation>120&#xa0;ab, den anderen 60&#xa0;dazu</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Den letzten Stich</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Den Verlierer</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemanden</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Alle verlieren</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Niemand verliert</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>Nach den Runden</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>An der Punktgrenze</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Die übliche</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>2&#xa0;Karten drücken</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>2&#xa0;Karten weitergeben</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>Wähl zwei Karten zum Weitergeben</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat} wählt zwei Karten</translation>
    </message>
    <message>
        <source>Everyone takes the two cards and passes any two on. The last two go with the last trick.</source>
        <translation>Jeder nimmt die zwei Karten auf und gibt zwei beliebige weiter. Die letzten zwei gehören zum letzten Stich.</translation>
    </message>
</context>
<context>
    <name>RamschWords</name>
    <message numerus="yes">
        <source>You pass on %n card(s).</source>
        <translation>
            <numerusform>Du gibst %n&#xa0;Karte weiter.</numerusform>
            <numerusform>Du gibst %n&#xa0;Karten weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} passes on %n card(s).</source>
        <translation>
            <numerusform>{seat} gibt %n&#xa0;Karte weiter.</numerusform>
            <numerusform>{seat} gibt %n&#xa0;Karten weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the tricks</source>
        <translation>Du machst alle Stiche</translation>
    </message>
    <message>
        <source>{seat} takes all the tricks</source>
        <translation>{seat} macht alle Stiche</translation>
    </message>
    <message>
        <source>The Ramsch is not scored</source>
        <translation>Der Ramsch wird nicht gewertet</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Du verlierst den Ramsch</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>{seat} verliert den Ramsch</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>Verlierer: {names}</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>it goes with the last trick</source>
        <translation>er gehört zum letzten Stich</translation>
    </message>
    <message>
        <source>it goes to the player with the most card points</source>
        <translation>ihn bekommt, wer die meisten Augen hat</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <translation>Geschoben</translation>
    </message>
    <message>
        <source>each unseen push raises the result</source>
        <translation>jedes Schieben erhöht das Ergebnis</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>Jungfrau</translation>
    </message>
    <message>
        <source>Pushed on, and Jungfrau</source>
        <translation>Geschoben und Jungfrau</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>the most card points at the table</source>
        <translation>die meisten Augen am Tisch</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>all ten tricks</source>
        <translation>alle zehn Stiche</translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Die meisten Augen</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Auge</numerusform>
            <numerusform>%n&#xa0;Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Jungfer</source>
        <translation>Jungfer</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>two have the same card points</source>
        <translation>zwei haben gleich viele Augen</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>two players take no trick</source>
        <translation>zwei Spieler machen keinen Stich</translation>
    </message>
    <message>
        <source>the penalty is written off</source>
        <translation>die Strafe wird abgeschrieben</translation>
    </message>
    <message>
        <source>another player takes every trick</source>
        <translation>ein anderer macht alle Stiche</translation>
    </message>
    <message numerus="yes">
        <source>in %n trick(s)</source>
        <translation>
            <numerusform>in %n&#xa0;Stich</numerusform>
            <numerusform>in %n&#xa0;Stichen</numerusform>
        </translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>Du machst keinen einzigen Stich</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat} macht keinen einzigen Stich</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>Warum doppelt?</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, the Ramsch counts double. Tricks matter, not card points: a trick of 9, 8 and 7 is a trick.</source>
        <translation>Macht jemand keinen einzigen Stich, zählt der Ramsch doppelt. Es geht um Stiche, nicht um Augen: Auch ein Stich aus 9, 8 und 7 ist ein Stich.</translation>
    </message>
    <message>
        <source>Why no Durchmarsch?</source>
        <translation>Warum kein Durchmarsch?</translation>
    </message>
    <message>
        <source>A Durchmarsch needs every trick, not only every card point.</source>
        <translation>Für den Durchmarsch braucht es jeden Stich, nicht nur alle Augen.</translation>
    </message>
    <message>
        <source>{seat} has every trick so far: take this one.</source>
        <translation>{seat} hat bisher alle Stiche: Nimm diesen.</translation>
    </message>
    <message>
        <source>{seat} loses for certain: give card points.</source>
        <translation>{seat} verliert sicher: Gib Augen dazu.</translation>
    </message>
    <message>
        <source>No lower card of the suit is out: another player takes the trick.</source>
        <translation>Keine niedrigere Karte der Farbe ist mehr im Spiel: Den Stich macht ein anderer.</translation>
    </message>
    <message>
        <source>It shortens a suit and hardly holds the trick.</source>
        <translation>Sie kürzt eine Farbe und hält den Stich kaum.</translation>
    </message>
    <message>
        <source>It hardly holds the trick: higher cards of the suit are out.</source>
        <translation>Sie hält den Stich kaum: Höhere Karten der Farbe sind noch im Spiel.</translation>
    </message>
    <message>
        <source>Higher trumps are out and take it.</source>
        <translation>Höhere Trümpfe sind noch im Spiel und nehmen den Stich.</translation>
    </message>
    <message>
        <source>Every lead may take the trick: this one costs least.</source>
        <translation>Jede Karte kann den Stich machen: Diese kostet am wenigsten.</translation>
    </message>
    <message>
        <source>Lead low, so that everyone takes a trick and the loss counts once.</source>
        <translation>Spiel klein aus, damit jeder einen Stich macht und der Verlust einfach zählt.</translation>
    </message>
    <message>
        <source>It is the lowest card of the longest suit.</source>
        <translation>Es ist die niedrigste Karte der längsten Farbe.</translation>
    </message>
    <message>
        <source>All tricks are yours so far: take this one too.</source>
        <translation>Bisher hast du alle Stiche: Nimm auch diesen.</translation>
    </message>
    <message>
        <source>Without these two the hand takes the fewest tricks.</source>
        <translation>Ohne diese zwei macht dein Blatt die wenigsten Stiche.</translation>
    </message>
    <message>
        <source>These two have the most card points.</source>
        <translation>Diese zwei haben die meisten Augen.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation>Jede Karte ist recht.</translation>
    </message>
    <message>
        <source>It is the only card that leaves the trick to another player.</source>
        <translation>Nur mit dieser Karte bekommt ein anderer den Stich.</translation>
    </message>
    <message>
        <source>It is the highest card that leaves the trick to another player.</source>
        <translation>Es ist die höchste Karte, mit der ein anderer den Stich bekommt.</translation>
    </message>
    <message>
        <source>You must take this trick: the highest card takes it and is gone.</source>
        <translation>Diesen Stich musst du nehmen: Nimm ihn mit der höchsten Karte, dann ist sie weg.</translation>
    </message>
    <message>
        <source>Nobody else holds the suit: take the trick with the fewest points.</source>
        <translation>Niemand sonst hat die Farbe: Mach den Stich mit möglichst wenigen Augen.</translation>
    </message>
    <message>
        <source>Every card wins so far: after the lowest another may still go higher.</source>
        <translation>Bisher sticht jede Karte: Über die niedrigste kann noch jemand gehen.</translation>
    </message>
    <message>
        <source>A high card alone in its suit would take a trick later.</source>
        <translation>Eine blanke teure Karte würde später einen Stich machen.</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick later.</source>
        <translation>Diese Karte würde später am ehesten einen Stich machen.</translation>
    </message>
    <message>
        <source>A higher trump is in the trick: this one goes without taking it.</source>
        <translation>Ein höherer Trumpf liegt schon: Diesen wirst du los, ohne den Stich zu machen.</translation>
    </message>
    <message>
        <source>It is the card with the most card points.</source>
        <translation>Es ist die Karte mit den meisten Augen.</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points loses.</source>
        <translation>Jeder spielt für sich: Wer die meisten Augen macht, verliert.</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>Augen und Stiche</translation>
    </message>
    <message>
        <source>Jungfrau, no trick</source>
        <translation>Jungfrau, kein Stich</translation>
    </message>
</context>
<context>
    <name>Ramsen</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>in Zaisertshofen everyone stays in or drops out before the exchange</source>
        <translation>in Zaisertshofen sagt jeder vor dem Tauschen, ob er mitspielt oder aussteigt</translation>
    </message>
    <message>
        <source>The cutter may keep a card</source>
        <translation>Wer abhebt, darf eine Karte behalten</translation>
    </message>
    <message>
        <source>the player at the dealer&apos;s right sees it before the deal</source>
        <translation>der Spieler rechts vom Geber sieht sie vor dem Geben</translation>
    </message>
    <message>
        <source>If only one plays</source>
        <translation>Wenn nur einer mitspielt</translation>
    </message>
    <message>
        <source>Crosses to complete</source>
        <translation>Zählkreuze am Anfang</translation>
    </message>
    <message>
        <source>five bars make a cross</source>
        <translation>fünf Striche ergeben ein Zählkreuz</translation>
    </message>
    <message>
        <source>Most open crosses</source>
        <translation>Höchstzahl offener Zählkreuze</translation>
    </message>
    <message>
        <source>but at least one more than at the start</source>
        <translation>mindestens aber eines mehr als am Anfang</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Längste Partie</translation>
    </message>
    <message>
        <source>after so many deals the fewest bars to go win</source>
        <translation>nach so vielen Spielen gewinnt, wem die wenigsten Striche fehlen</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;Spiel</numerusform>
            <numerusform>%n&#xa0;Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange first</source>
        <translation>Zuerst tauschen</translation>
    </message>
    <message>
        <source>Zaisertshofen: decide first</source>
        <translation>Zaisertshofen: zuerst ansagen</translation>
    </message>
    <message>
        <source>Five bars without play</source>
        <translation>Fünf Striche ohne Spiel</translation>
    </message>
    <message>
        <source>One bar without play</source>
        <translation>Ein Strich ohne Spiel</translation>
    </message>
    <message>
        <source>The dealer plays against him</source>
        <translation>Der Geber spielt gegen ihn</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>{name}: {bars}</source>
        <translation>{name}: {bars}</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) to go</source>
        <translation>
            <numerusform>noch %n&#xa0;Strich</numerusform>
            <numerusform>noch %n&#xa0;Striche</numerusform>
        </translation>
    </message>
    <message>
        <source>Always trumps</source>
        <translation>Immer Trumpf</translation>
    </message>
    <message>
        <source>Trumps from the top</source>
        <translation>Trümpfe von oben</translation>
    </message>
    <message>
        <source>{suit}. After the ace: {names}, then the rest of the suit.</source>
        <translation>{suit}. Nach der Sau: {names}, dann der Rest der Farbe.</translation>
    </message>
    <message>
        <source>the Kritische or Griechen</source>
        <translation>die Kritischen oder Griechen</translation>
    </message>
    <message>
        <source>Dallmutz, Belli, Großer and Kleiner Bube</source>
        <translation>Dallmutz, Belli, Großer und Kleiner Bube</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>Mitspielen, je Stich</translation>
    </message>
    <message>
        <source>one bar less</source>
        <translation>ein Strich weniger</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>Mitspielen, kein Stich</translation>
    </message>
    <message>
        <source>one more cross</source>
        <translation>ein Zählkreuz mehr</translation>
    </message>
    <message>
        <source>whoever exchanges must play</source>
        <translation>wer tauscht, muss mitspielen</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Aussteigen</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>{suit}. After the ace of trumps: {names}, then the rest of the suit.</source>
        <translation>{suit}. Nach dem Trumpf-Ass: {names}, dann der Rest der Farbe.</translation>
    </message>
    <message>
        <source>The Kritische or Griechen</source>
        <translation>Die Kritischen oder Griechen</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>Was auf dem Spiel steht</translation>
    </message>
    <message>
        <source>the limit of crosses</source>
        <translation>Höchstzahl der Zählkreuze</translation>
    </message>
    <message>
        <source>Whoever keeps the cut card is dealt four more and may not exchange any.</source>
        <translation>Wer die abgehobene Karte behält, bekommt vier dazu und darf nicht tauschen.</translation>
    </message>
    <message>
        <source>Four more, and no exchange</source>
        <translation>Vier dazu und kein Tausch</translation>
    </message>
    <message numerus="yes">
        <source>The whole table may exchange five cards: %n left.</source>
        <translation>
            <numerusform>Der ganze Tisch darf fünf Karten tauschen: noch %n.</numerusform>
            <numerusform>Der ganze Tisch darf fünf Karten tauschen: noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five cards are exchanged. The dealer may still exchange one for the trump card.</source>
        <translation>Fünf Karten sind getauscht. Der Geber darf noch eine gegen die Trumpfkarte tauschen.</translation>
    </message>
    <message>
        <source>Five cards for the whole table</source>
        <translation>Fünf Karten für den ganzen Tisch</translation>
    </message>
    <message>
        <source>Whoever exchanges must play</source>
        <translation>Wer tauscht, muss mitspielen</translation>
    </message>
    <message>
        <source>You exchanged cards: whoever exchanges plays.</source>
        <translation>Du hast getauscht: Wer tauscht, muss mitspielen.</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>Du musst mitspielen</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 bars.</source>
        <translation>Aussteigen kostet nichts, mitspielen ohne Stich kostet 5&#xa0;Striche.</translation>
    </message>
    <message numerus="yes">
        <source>You have as many crosses as may be: no trick costs %n bar(s).</source>
        <translation>
            <numerusform>Du hast so viele Zählkreuze, wie es geben darf: Kein Stich kostet %n&#xa0;Strich.</numerusform>
            <numerusform>Du hast so viele Zählkreuze, wie es geben darf: Kein Stich kostet %n&#xa0;Striche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only those who play exchange</source>
        <translation>Nur Mitspieler tauschen</translation>
    </message>
    <message>
        <source>Anyone who did not exchange may drop out</source>
        <translation>Wer nicht getauscht hat, darf aussteigen</translation>
    </message>
    <message>
        <source>Kritischer</source>
        <translation>Kritischer</translation>
    </message>
    <message>
        <source>Dallmutz</source>
        <translation>Dallmutz</translation>
    </message>
    <message>
        <source>Belli</source>
        <translation>Belli</translation>
    </message>
    <message>
        <source>Großer Bube</source>
        <translation>Großer Bube</translation>
    </message>
    <message>
        <source>Kleiner Bube</source>
        <translation>Kleiner Bube</translation>
    </message>
    <message>
        <source>Always a trump: the second-highest, and never a card of its suit.</source>
        <translation>Immer Trumpf: der zweithöchste, und nie eine Karte seiner Farbe.</translation>
    </message>
    <message>
        <source>Always a trump: the third-highest, and never a card of its suit.</source>
        <translation>Immer Trumpf: der dritthöchste, und nie eine Karte seiner Farbe.</translation>
    </message>
    <message>
        <source>Always a trump: the fourth-highest, and never a card of its suit.</source>
        <translation>Immer Trumpf: der vierthöchste, und nie eine Karte seiner Farbe.</translation>
    </message>
    <message>
        <source>Always a trump: the fifth-highest, and never a card of its suit.</source>
        <translation>Immer Trumpf: der fünfthöchste, und nie eine Karte seiner Farbe.</translation>
    </message>
    <message>
        <source>Ramsen</source>
        <translation>Ramsen</translation>
    </message>
    <message>
        <source>Play only if you take a trick: whoever has drawn all bars first wins.</source>
        <translation>Spiel nur mit, wenn du einen Stich machst: Wer zuerst alle Striche gezogen hat, gewinnt.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Leave it in the pack</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Alle behalten</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte tauschen</numerusform>
            <numerusform>%n&#xa0;Karten tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you keep the card that you saw at the cut?</source>
        <translation>Behältst du die Karte vom Abheben?</translation>
    </message>
    <message>
        <source>{seat} looks at the card of the cut</source>
        <translation>{seat} sieht sich die abgehobene Karte an</translation>
    </message>
    <message>
        <source>{seat} chooses cards to exchange</source>
        <translation>{seat} wählt Karten zum Tauschen</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>Du darfst eine Karte gegen die Trumpfkarte tauschen</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to exchange</source>
        <translation>
            <numerusform>Wähl höchstens %n&#xa0;Karte zum Tauschen</numerusform>
            <numerusform>Wähl bis zu %n&#xa0;Karten zum Tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>This card is a trump whatever suit is turned up: keep it.</source>
        <translation>Diese Karte ist immer Trumpf: Behalt sie.</translation>
    </message>
    <message>
        <source>An ace is worth more than the exchange, and may become the best trump.</source>
        <translation>Eine Sau ist mehr wert als der Tausch und kann der beste Trumpf werden.</translation>
    </message>
    <message>
        <source>This card is not worth losing the exchange.</source>
        <translation>Für diese Karte lohnt es nicht, auf den Tausch zu verzichten.</translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>Trumpfkarte nehmen</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Die behalte ich.</translation>
    </message>
    <message>
        <source>I leave it.</source>
        <translation>Die bleibt liegen.</translation>
    </message>
    <message>
        <source>This card is always a trump, and never a card of its suit.</source>
        <translation>Diese Karte ist immer Trumpf und nie eine Karte ihrer Farbe.</translation>
    </message>
    <message>
        <source>Always trumps, and never cards of their suit: {cards}.</source>
        <translation>Immer Trumpf und nie eine Karte ihrer Farbe: {cards}.</translation>
    </message>
    <message>
        <source>Keep the trumps and exchange {cards}.</source>
        <translation>Behalt die Trümpfe und tausch {cards}.</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>Die aufgedeckte Karte ist Trumpf: Gib {cards} dafür.</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>Diese Karten sind gut, wie sie sind.</translation>
    </message>
    <message>
        <source>Whoever exchanges must play, and these cards are too weak.</source>
        <translation>Wer tauscht, muss mitspielen, und dafür sind die Karten zu schwach.</translation>
    </message>
    <message>
        <source>This ace is worth more than the exchange, and may become the best trump.</source>
        <translation>Dieses Ass ist mehr wert als der Tausch und kann der beste Trumpf werden.</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>Nur ein Mitspieler</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Niemand spielt mit</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>Nur du spielst mit</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>Nur {seat} spielt mit</translation>
    </message>
    <message>
        <source>You draw your last bar</source>
        <translation>Du ziehst deinen letzten Strich</translation>
    </message>
    <message>
        <source>{seat} draws the last bar</source>
        <translation>{seat} zieht den letzten Strich</translation>
    </message>
    <message>
        <source>You take the most tricks</source>
        <translation>Du machst die meisten Stiche</translation>
    </message>
    <message>
        <source>{seat} takes the most tricks</source>
        <translation>{seat} macht die meisten Stiche</translation>
    </message>
    <message>
        <source>Most tricks: {names}</source>
        <translation>Die meisten Stiche: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;Stich</numerusform>
            <numerusform>%n&#xa0;Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>one bar</source>
        <translation>ein Strich</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>The last bar</source>
        <translation>Der letzte Strich</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>the match is over: no more crosses</source>
        <translation>die Partie ist zu Ende: kein Zählkreuz mehr</translation>
    </message>
    <message>
        <source>Highest number of crosses</source>
        <translation>Höchstzahl der Zählkreuze</translation>
    </message>
    <message>
        <source>no more are added</source>
        <translation>mehr kommen nicht dazu</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>Der einzige Mitspieler</translation>
    </message>
    <message>
        <source>credited without play</source>
        <translation>gutgeschrieben ohne Spiel</translation>
    </message>
    <message>
        <source>Why is the deal over?</source>
        <translation>Warum ist das Spiel zu Ende?</translation>
    </message>
    <message>
        <source>The match ends with the trick that makes the last bar; the rest is not played.</source>
        <translation>Die Partie endet mit dem Stich, der den letzten Strich bringt. Der Rest wird nicht gespielt.</translation>
    </message>
    <message>
        <source>Why no more crosses?</source>
        <translation>Warum kein Zählkreuz mehr?</translation>
    </message>
    <message>
        <source>The trick that makes the last bar ends the match before crosses are added.</source>
        <translation>Der Stich, der den letzten Strich bringt, beendet die Partie, bevor Zählkreuze dazukommen.</translation>
    </message>
    <message>
        <source>Why no full cross?</source>
        <translation>Warum kein ganzes Zählkreuz?</translation>
    </message>
    <message>
        <source>The house rules limit the open crosses, so that every match comes to an end.</source>
        <translation>Die Hausregeln begrenzen die offenen Zählkreuze, damit jede Partie ein Ende findet.</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>Warum ohne Spiel?</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so the tricks are credited.</source>
        <translation>Alle anderen sind ausgestiegen, also werden die Stiche gutgeschrieben.</translation>
    </message>
    <message>
        <source>You keep the card.</source>
        <translation>Du behältst die Karte.</translation>
    </message>
    <message>
        <source>{seat} keeps the card.</source>
        <translation>{seat} behält die Karte.</translation>
    </message>
    <message>
        <source>You leave the card.</source>
        <translation>Du lässt die Karte liegen.</translation>
    </message>
    <message>
        <source>{seat} leaves the card.</source>
        <translation>{seat} lässt die Karte liegen.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation>
            <numerusform>Du tauschst %n&#xa0;Karte.</numerusform>
            <numerusform>Du tauschst %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} exchanges %n card(s).</source>
        <translation>
            <numerusform>{seat} tauscht %n&#xa0;Karte.</numerusform>
            <numerusform>{seat} tauscht %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} cuts and looks at a card.</source>
        <translation>{seat} hebt ab und sieht sich eine Karte an.</translation>
    </message>
    <message>
        <source>You cut and see {card}.</source>
        <translation>Du hebst ab und siehst {card}.</translation>
    </message>
    <message>
        <source>You take no trick: one more cross.</source>
        <translation>Du machst keinen Stich: ein Zählkreuz mehr.</translation>
    </message>
    <message>
        <source>{seat} takes no trick: one more cross.</source>
        <translation>{seat} macht keinen Stich: ein Zählkreuz mehr.</translation>
    </message>
    <message>
        <source>There are no more crosses than the house rules allow.</source>
        <translation>Mehr Zählkreuze lassen die Hausregeln nicht zu.</translation>
    </message>
    <message numerus="yes">
        <source>You draw a bar: %n to go.</source>
        <translation>
            <numerusform>Du ziehst einen Strich: noch %n.</numerusform>
            <numerusform>Du ziehst einen Strich: noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws a bar: %n to go.</source>
        <translation>
            <numerusform>{seat} zieht einen Strich: noch %n.</numerusform>
            <numerusform>{seat} zieht einen Strich: noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card of the cut</source>
        <translation>Die Karte vom Abheben</translation>
    </message>
</context>
<context>
    <name>ReadMenu</name>
    <message>
        <source>Your &amp;hand</source>
        <translation>&amp;Deine Karten</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>Den &amp;Stich</translation>
    </message>
    <message>
        <source>The &amp;last trick</source>
        <translation>Den &amp;letzten Stich</translation>
    </message>
    <message>
        <source>The &amp;points</source>
        <translation>Die &amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Game and bids</source>
        <translation>Sp&amp;iel und Ansagen</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Deine Karten: {cards}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Auf dem Tisch liegt keine Karte.</translation>
    </message>
    <message>
        <source>On the table – {cards}.</source>
        <translation>Auf dem Tisch – {cards}.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Noch ist kein Stich gemacht.</translation>
    </message>
    <message>
        <source>The last trick – {cards}.</source>
        <translation>Der letzte Stich – {cards}.</translation>
    </message>
    <message>
        <source>Points of the match – {points}.</source>
        <translation>Punktestand der Partie – {points}.</translation>
    </message>
    <message>
        <source>In this deal – {points}.</source>
        <translation>In diesem Spiel – {points}.</translation>
    </message>
    <message>
        <source>The game is {game}.</source>
        <translation>Gespielt wird {game}.</translation>
    </message>
    <message>
        <source>{game} – {lines}.</source>
        <translation>{game} – {lines}.</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>This text has the cards, the rules and every move of the match, and the versions of the program. Nothing in it is personal, and nothing is sent: save it and attach it to your report.</source>
        <translation>Dieser Text enthält die Karten, die Regeln und jeden Zug der Partie, dazu die Versionen des Programms. Nichts darin ist persönlich, und nichts wird verschickt: Speichere ihn und häng ihn an deine Meldung.</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>Text der Meldung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>How it is counted</source>
        <translation>So wird gerechnet</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>With the tournament bonus</source>
        <translation>Mit dem Zuschlag des Turniers</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regeln (F1)</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>All hands after passing on</source>
        <translation>Alle Karten nach dem Schieben</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Once more, not scored</source>
        <translation>Nochmal ohne Wertung</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>All hands after the exchange</source>
        <translation>Alle Karten nach dem Tausch</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Before the first trick</source>
        <translation>Vor dem ersten Stich</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich&#xa0;{number}</translation>
    </message>
    <message>
        <source>{name} has no cards left</source>
        <translation>{name}: keine Karten mehr</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>With what you could know</source>
        <translation>Nach dem, was du wissen konntest</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Mit offenen Karten</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>inexact</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than “{action}”.</source>
        <translation>
            <numerusform>%n&#xa0;Punkt schlechter als „{action}“.</numerusform>
            <numerusform>%n&#xa0;Punkte schlechter als „{action}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other card promises clearly more.</source>
        <translation>Keine andere Karte verspricht deutlich mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than {card}.</source>
        <translation>
            <numerusform>%n&#xa0;Punkt schlechter als {card}.</numerusform>
            <numerusform>%n&#xa0;Punkte schlechter als {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left</source>
        <translation>Du hast keine Karten mehr</translation>
    </message>
    <message>
        <source>Nothing else promises clearly more.</source>
        <translation>Nichts anderes verspricht deutlich mehr.</translation>
    </message>
    <message>
        <source>The rules of play advise the same</source>
        <translation>Die Faustregeln raten dasselbe</translation>
    </message>
    <message>
        <source>The rules of play advise: {action}</source>
        <translation>Die Faustregeln raten: {action}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) had been played.</source>
        <translation>
            <numerusform>%n&#xa0;Stich war gespielt.</numerusform>
            <numerusform>%n&#xa0;Stiche waren gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other trump was still out.</source>
        <translation>Kein anderer Trumpf war mehr draußen.</translation>
    </message>
    <message>
        <source>Trumps that were still out: {cards}.</source>
        <translation>Trümpfe, die noch draußen waren: {cards}.</translation>
    </message>
    <message>
        <source>No other card of this suit was still out.</source>
        <translation>Keine andere Karte dieser Farbe war mehr draußen.</translation>
    </message>
    <message>
        <source>Still out in this suit: {cards}.</source>
        <translation>Von dieser Farbe waren noch draußen: {cards}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>{place}: no card of yours</source>
        <translation>{place}: keine Karte von dir</translation>
    </message>
    <message>
        <source>{place}: expected {known}, with open cards {open}</source>
        <translation>{place}: erwartet {known}, mit offenen Karten {open}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Stich an</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Ein Schritt weiter</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <translation>{what} ({key})</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>To the score sheet</source>
        <translation>Zur Spielliste</translation>
    </message>
    <message>
        <source>Finish the deal on the table first.</source>
        <translation>Spiel zuerst das Spiel auf dem Tisch zu Ende.</translation>
    </message>
    <message>
        <source>Resume the match and finish its deal first.</source>
        <translation>Setz die Partie zuerst fort und spiel das laufende Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Ab hier neu versuchen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Schritt&#xa0;{number} von&#xa0;{all}</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Hier ist der Anfang.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Hier ist das Ende.</translation>
    </message>
    <message>
        <source>The deal is over here.</source>
        <translation>Hier ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>The deal is over. Step back to see what each of your decisions cost.</source>
        <translation>Das Spiel ist zu Ende. Geh zurück, um zu sehen, was jede deiner Entscheidungen gekostet hat.</translation>
    </message>
    <message>
        <source>Only your own decisions are judged.</source>
        <translation>Nur deine eigenen Entscheidungen werden beurteilt.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <translation>Hier gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>This decision is being judged…</source>
        <translation>Diese Entscheidung wird beurteilt&#xa0;…</translation>
    </message>
    <message>
        <source>All your decisions are judged.</source>
        <translation>Alle deine Entscheidungen sind beurteilt.</translation>
    </message>
    <message>
        <source>Expected result after each trick</source>
        <translation>Erwartetes Ergebnis nach jedem Stich</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>what you could know</source>
        <translation>dein Wissen</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>offene Karten</translation>
    </message>
    <message numerus="yes">
        <source>costliest card: %n point(s)</source>
        <translation>
            <numerusform>teuerste Karte: %n&#xa0;Punkt</numerusform>
            <numerusform>teuerste Karte: %n&#xa0;Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation>Deine Karte:</translation>
    </message>
    <message>
        <source>Your decision: {action}</source>
        <translation>Deine Entscheidung: {action}</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>Was du wissen konntest</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>known</source>
        <translation>gewusst</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>{card} (played)</source>
        <translation>{card} (gespielt)</translation>
    </message>
    <message>
        <source>{action} (done)</source>
        <translation>{action} (gewählt)</translation>
    </message>
    <message>
        <source>{card}, {what}: {value}</source>
        <translation>{card}, {what}: {value}</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>{name} · {line}</source>
        <translation>{name} · {line}</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Weggelegt</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>{name}, {what}: {value}</source>
        <translation>{name}, {what}: {value}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>Schafkopf</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Ramsch only</source>
        <translation>Nur Ramsch</translation>
    </message>
    <message>
        <source>every deal is a Ramsch, nothing is announced</source>
        <translation>jedes Spiel ist ein Ramsch, nichts wird angesagt</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>each may double on the first packet of cards</source>
        <translation>jeder darf auf die ersten Karten verdoppeln</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra und Re</translation>
    </message>
    <message>
        <source>before the first lead, each doubles</source>
        <translation>vor dem ersten Ausspiel, jedes verdoppelt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>jeder gibt einmal pro Runde</translation>
    </message>
    <message>
        <source>only the four obers are trumps</source>
        <translation>nur die vier Ober sind Trumpf</translation>
    </message>
    <message>
        <source>only the four queens are trumps</source>
        <translation>nur die vier Damen sind Trumpf</translation>
    </message>
    <message>
        <source>the four unters and a suit are trumps</source>
        <translation>die vier Unter und eine Farbe sind Trumpf</translation>
    </message>
    <message>
        <source>the four jacks and a suit are trumps</source>
        <translation>die vier Buben und eine Farbe sind Trumpf</translation>
    </message>
    <message>
        <source>the four obers and a suit are trumps</source>
        <translation>die vier Ober und eine Farbe sind Trumpf</translation>
    </message>
    <message>
        <source>the four queens and a suit are trumps</source>
        <translation>die vier Damen und eine Farbe sind Trumpf</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>a solo that takes every trick</source>
        <translation>ein Solo, das alle Stiche macht</translation>
    </message>
    <message>
        <source>all obers and unters in one hand, for four times the price</source>
        <translation>alle Ober und Unter auf einer Hand, zum vierfachen Preis</translation>
    </message>
    <message>
        <source>all queens and jacks in one hand, for four times the price</source>
        <translation>alle Damen und Buben auf einer Hand, zum vierfachen Preis</translation>
    </message>
    <message>
        <source>Sie in the short pack</source>
        <translation>Der Sie mit kurzer Karte</translation>
    </message>
    <message>
        <source>four obers and the two highest unters</source>
        <translation>vier Ober und die zwei höchsten Unter</translation>
    </message>
    <message>
        <source>four queens and the two highest jacks</source>
        <translation>vier Damen und die zwei höchsten Buben</translation>
    </message>
    <message>
        <source>Running away with three</source>
        <translation>Mit dreien davonlaufen</translation>
    </message>
    <message>
        <source>in the short pack nobody has four cards of the called suit</source>
        <translation>mit kurzer Karte hat niemand vier Karten der Ruffarbe</translation>
    </message>
    <message>
        <source>unit / Rufspiel / solo</source>
        <translation>Einheit / Rufspiel / Solo</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>for Schneider, Schwarz and each runner</source>
        <translation>für Schneider, Schwarz und jeden Laufenden</translation>
    </message>
    <message>
        <source>Price of a Rufspiel</source>
        <translation>Preis eines Rufspiels</translation>
    </message>
    <message>
        <source>Price of a solo</source>
        <translation>Preis eines Solos</translation>
    </message>
    <message>
        <source>and of Wenz and Geier</source>
        <translation>auch für Wenz und Geier</translation>
    </message>
    <message>
        <source>Runners in Wenz and Geier</source>
        <translation>Laufende bei Wenz und Geier</translation>
    </message>
    <message>
        <source>counted from this number on</source>
        <translation>gezählt ab dieser Zahl</translation>
    </message>
    <message>
        <source>Settled in</source>
        <translation>Abgerechnet wird in</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>Trumps in Ramsch</source>
        <translation>Trümpfe im Ramsch</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>Jungfrau</translation>
    </message>
    <message>
        <source>a player without a trick</source>
        <translation>ein Spieler ohne Stich</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Long, 32 cards</source>
        <translation>Lang, 32&#xa0;Karten</translation>
    </message>
    <message>
        <source>Short, 24 cards</source>
        <translation>Kurz, 24&#xa0;Karten</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkten</translation>
    </message>
    <message>
        <source>Cents</source>
        <translation>Cent</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Der Nächste gibt</translation>
    </message>
    <message>
        <source>All pay into the stock</source>
        <translation>Alle zahlen in den Stock</translation>
    </message>
    <message>
        <source>The highest ober must play</source>
        <translation>Höchster Ober muss spielen</translation>
    </message>
    <message>
        <source>The highest queen must play</source>
        <translation>Höchste Dame muss spielen</translation>
    </message>
    <message>
        <source>The fourth player chooses</source>
        <translation>Der Vierte entscheidet</translation>
    </message>
    <message>
        <source>Obers, unters and hearts</source>
        <translation>Ober, Unter und Herz</translation>
    </message>
    <message>
        <source>Queens, jacks and hearts</source>
        <translation>Damen, Buben und Herz</translation>
    </message>
    <message>
        <source>Obers and unters (Bauernramsch)</source>
        <translation>Ober, Unter (Bauernramsch)</translation>
    </message>
    <message>
        <source>Queens and jacks (Bauernramsch)</source>
        <translation>Damen, Buben (Bauernramsch)</translation>
    </message>
    <message>
        <source>Gets double</source>
        <translation>Bekommt das Doppelte</translation>
    </message>
    <message>
        <source>Doubles all payments</source>
        <translation>Verdoppelt alle Zahlungen</translation>
    </message>
    <message>
        <source>Needs every trick</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>From 91 card points on</source>
        <translation>Ab 91&#xa0;Augen</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>declarer · {tricks}</source>
        <translation>Spieler · {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>ruft {card}</translation>
    </message>
    <message>
        <source>called ace</source>
        <translation>Ruf-Sau</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Wer mit wem spielt</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Declaring side {left}, the others {right}</source>
        <translation>Spielerpartei {left}, die anderen {right}</translation>
    </message>
    <message>
        <source>Games and prices</source>
        <translation>Spiele und Preise</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points pays {price} to each of the others.</source>
        <translation>Jeder spielt für sich: Wer die meisten Augen macht, zahlt jedem anderen {price}.</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and each runner {unit} more.</source>
        <translation>Schneider, Schwarz und jeder Laufende {unit} mehr.</translation>
    </message>
    <message>
        <source>Rufspiel {call}, solo {solo}, Schneider, Schwarz and each runner {unit}.</source>
        <translation>Rufspiel {call}, Solo {solo}, Schneider, Schwarz und jeder Laufende {unit}.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Verdoppelt</translation>
    </message>
    <message>
        <source>{points} lie in it for the next declaring side that wins.</source>
        <translation>Darin liegen {points} für die nächste Spielerpartei, die gewinnt.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>Augen und Stiche</translation>
    </message>
    <message>
        <source>Your first cards: do you knock?</source>
        <translation>Deine ersten Karten: Klopfst du?</translation>
    </message>
    <message>
        <source>Your turn – the called suit is led: play {card}</source>
        <translation>Du bist am Zug – die Ruffarbe ist angespielt: Spiel {card}</translation>
    </message>
    <message>
        <source>All others pass: do you play, or Ramsch or the stock?</source>
        <translation>Alle anderen sagen weiter: Spielst du, oder Ramsch oder Stock?</translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation>Spielst du?</translation>
    </message>
    <message>
        <source>{seat} outbids you with {contract}: do you raise?</source>
        <translation>{seat} überbietet dich mit {contract}: Erhöhst du?</translation>
    </message>
    <message>
        <source>{seat} announces {contract}: do you play higher?</source>
        <translation>{seat} sagt an: {contract}. Spielst du höher?</translation>
    </message>
    <message>
        <source>Everyone passes and you must play: call an ace</source>
        <translation>Alle sagen weiter, du musst spielen: Ruf eine Sau</translation>
    </message>
    <message>
        <source>You play: name your game</source>
        <translation>Du spielst: Sag dein Spiel an</translation>
    </message>
    <message>
        <source>Do you say Kontra?</source>
        <translation>Sagst du Kontra?</translation>
    </message>
    <message>
        <source>You are the partner: no Kontra from you</source>
        <translation>Als Mitspieler darfst du kein Kontra sagen</translation>
    </message>
    <message>
        <source>{seat} says Kontra: do you answer Re?</source>
        <translation>{seat} sagt Kontra: Sagst du Re?</translation>
    </message>
    <message>
        <source>Only the declaring side may answer Re</source>
        <translation>Nur die Spielerpartei darf Re sagen</translation>
    </message>
    <message>
        <source>{seat} decides whether to knock</source>
        <translation>{seat} entscheidet übers Klopfen</translation>
    </message>
    <message>
        <source>{seat} is to announce or pass</source>
        <translation>{seat} ist mit Ansagen dran</translation>
    </message>
    <message>
        <source>{seat} names the game</source>
        <translation>{seat} wählt das Spiel</translation>
    </message>
    <message>
        <source>{seat} decides whether to double</source>
        <translation>{seat} entscheidet übers Verdoppeln</translation>
    </message>
    <message>
        <source>First the called ace.</source>
        <translation>Zuerst die Ruf-Sau.</translation>
    </message>
    <message>
        <source>Its suit is led: play {card}.</source>
        <translation>Ihre Farbe ist angespielt: Spiel {card}.</translation>
    </message>
    <message>
        <source>The called ace may not be thrown off.</source>
        <translation>Die Ruf-Sau darf nicht abgeworfen werden.</translation>
    </message>
    <message>
        <source>It waits until its suit is led, or for the last trick.</source>
        <translation>Sie wartet, bis ihre Farbe angespielt wird oder der letzte Stich kommt.</translation>
    </message>
    <message>
        <source>The called suit may only be led with its ace.</source>
        <translation>Die Ruffarbe darfst du nur mit der Sau anspielen.</translation>
    </message>
    <message numerus="yes">
        <source>To run away you need %n card(s) of it, the ace among them.</source>
        <translation>
            <numerusform>Zum Davonlaufen brauchst du %n&#xa0;Karte davon, die Sau.</numerusform>
            <numerusform>Zum Davonlaufen brauchst du %n&#xa0;Karten davon, die Sau mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you know it until {card} is played.</source>
        <translation>Nur du weißt es, bis {card} fällt.</translation>
    </message>
    <message>
        <source>You and ?</source>
        <translation>Du und&#xa0;?</translation>
    </message>
    <message>
        <source>The partner is whoever holds the {card}.</source>
        <translation>Mitspieler ist, wer {card} hat.</translation>
    </message>
    <message>
        <source>Price {price}</source>
        <translation>Preis {price}</translation>
    </message>
    <message>
        <source>{seat} and ?</source>
        <translation>{seat} und&#xa0;?</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Dein Spiel</translation>
    </message>
    <message>
        <source>Nobody plays: the cards are thrown in</source>
        <translation>Niemand spielt: Es wird zusammengeworfen</translation>
    </message>
    <message>
        <source>Nobody plays: everyone pays into the stock</source>
        <translation>Niemand spielt: Alle zahlen in den Stock</translation>
    </message>
    <message>
        <source>Rufspiel won: {names}</source>
        <translation>Rufspiel gewonnen: {names}</translation>
    </message>
    <message>
        <source>Rufspiel lost: {names}</source>
        <translation>Rufspiel verloren: {names}</translation>
    </message>
    <message>
        <source>You win the game: {contract}</source>
        <translation>Du gewinnst das Spiel: {contract}</translation>
    </message>
    <message>
        <source>{seat} wins the game: {contract}</source>
        <translation>{seat} gewinnt das Spiel: {contract}</translation>
    </message>
    <message>
        <source>You lose the game: {contract}</source>
        <translation>Du verlierst das Spiel: {contract}</translation>
    </message>
    <message>
        <source>{seat} loses the game: {contract}</source>
        <translation>{seat} verliert das Spiel: {contract}</translation>
    </message>
    <message>
        <source>You make the Durchmarsch</source>
        <translation>Du machst den Durchmarsch</translation>
    </message>
    <message>
        <source>{seat} makes the Durchmarsch</source>
        <translation>{seat} macht den Durchmarsch</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Du verlierst den Ramsch</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>{seat} verliert den Ramsch</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>Verlierer: {names}</translation>
    </message>
    <message>
        <source>the price of a Rufspiel</source>
        <translation>der Preis eines Rufspiels</translation>
    </message>
    <message>
        <source>the price of a solo</source>
        <translation>der Preis eines Solos</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>the losers take no trick</source>
        <translation>die Verlierer machen keinen Stich</translation>
    </message>
    <message>
        <source>every trick must be taken</source>
        <translation>alle Stiche müssen gemacht werden</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>the highest trumps in one hand</source>
        <translation>die höchsten Trümpfe auf einer Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n knock(s)</source>
        <translation>
            <numerusform>%n-mal geklopft</numerusform>
            <numerusform>%n-mal geklopft</numerusform>
        </translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Einer gegen drei</translation>
    </message>
    <message>
        <source>settled with each of the others</source>
        <translation>mit jedem der anderen abgerechnet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>the losers pay</source>
        <translation>die Verlierer zahlen</translation>
    </message>
    <message>
        <source>won by the declaring side</source>
        <translation>die Spielerpartei gewinnt ihn</translation>
    </message>
    <message>
        <source>Into the stock</source>
        <translation>In den Stock</translation>
    </message>
    <message>
        <source>the next game that is won takes it</source>
        <translation>das nächste gewonnene Spiel bekommt ihn</translation>
    </message>
    <message numerus="yes">
        <source>the losers have %n card point(s)</source>
        <translation>
            <numerusform>die Verlierer haben %n&#xa0;Auge</numerusform>
            <numerusform>die Verlierer haben %n&#xa0;Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation>
            <numerusform>%n&#xa0;Laufender</numerusform>
            <numerusform>%n&#xa0;Laufende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Auge</numerusform>
            <numerusform>%n&#xa0;Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Die meisten Augen</translation>
    </message>
    <message>
        <source>Jungfrau gets double</source>
        <translation>Jungfrau bekommt das Doppelte</translation>
    </message>
    <message>
        <source>From the loser</source>
        <translation>Vom Verlierer</translation>
    </message>
    <message>
        <source>Jungfrau doubles all</source>
        <translation>Jungfrau verdoppelt alles</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>the loser pays all others</source>
        <translation>der Verlierer zahlt an alle anderen</translation>
    </message>
    <message>
        <source>as much as a solo won Schwarz</source>
        <translation>so viel wie ein schwarz gewonnenes Solo</translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>Du machst keinen einzigen Stich</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat} macht keinen einzigen Stich</translation>
    </message>
    <message>
        <source>Why this loser?</source>
        <translation>Warum dieser Verlierer?</translation>
    </message>
    <message>
        <source>Card points are equal: the player with more tricks loses.</source>
        <translation>Gleich viele Augen: Wer mehr Stiche macht, verliert.</translation>
    </message>
    <message>
        <source>Card points and tricks are equal: more trumps in the tricks lose, then the highest trump there.</source>
        <translation>Gleich viele Augen und Stiche: Es verliert, wer mehr Trümpfe in den Stichen hat, dann, wer dort den höchsten hat.</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>Warum doppelt?</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, every payment of the Ramsch counts double.</source>
        <translation>Macht jemand keinen einzigen Stich, zählen im Ramsch alle Zahlungen doppelt.</translation>
    </message>
    <message>
        <source>Why more for one player?</source>
        <translation>Warum bekommt einer mehr?</translation>
    </message>
    <message>
        <source>A player who takes no trick at all gets twice as much from the loser. Tricks matter, not card points.</source>
        <translation>Wer keinen einzigen Stich macht, bekommt vom Verlierer das Doppelte. Es geht um Stiche, nicht um Augen.</translation>
    </message>
    <message>
        <source>Why is 60 not enough?</source>
        <translation>Warum reichen 60 nicht?</translation>
    </message>
    <message>
        <source>The declaring side needs 61 of the 120 card points; at 60 each it loses.</source>
        <translation>Die Spielerpartei braucht 61 der 120&#xa0;Augen, bei 60 zu 60 verliert sie.</translation>
    </message>
    <message>
        <source>Schafkopf with Ramsch</source>
        <translation>Schafkopf mit Ramsch</translation>
    </message>
    <message>
        <source>Call an ace and find out who your partner is; if nobody plays, the Ramsch decides.</source>
        <translation>Ruf eine Sau und finde heraus, wer mit dir spielt. Spielt niemand, entscheidet der Ramsch.</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>{card} rufen</translation>
    </message>
    <message>
        <source>Play Ramsch</source>
        <translation>Ramsch spielen</translation>
    </message>
    <message>
        <source>Pay into the stock</source>
        <translation>In den Stock zahlen</translation>
    </message>
    <message>
        <source>Do not knock</source>
        <translation>Nicht klopfen</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>Kein Kontra</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>Kein Re</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>I knock</source>
        <translation>Ich klopfe</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>geklopft</translation>
    </message>
    <message>
        <source>This deal is a Ramsch: everyone plays for himself.</source>
        <translation>Es wird geramscht: Jeder spielt für sich.</translation>
    </message>
    <message>
        <source>All know now: you are the partner.</source>
        <translation>Jetzt wissen es alle: Du bist der Mitspieler.</translation>
    </message>
    <message>
        <source>{seat} is the partner.</source>
        <translation>{seat} spielt mit.</translation>
    </message>
    <message>
        <source>You show the highest trumps: every trick is yours.</source>
        <translation>Du zeigst die höchsten Trümpfe: Alle Stiche gehören dir.</translation>
    </message>
    <message>
        <source>{seat} shows the highest trumps and wins every trick.</source>
        <translation>{seat} zeigt die höchsten Trümpfe und macht alle Stiche.</translation>
    </message>
    <message>
        <source>{amount} ct</source>
        <comment>cents</comment>
        <translation>{amount}&#xa0;ct</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie in the stock</source>
        <translation>
            <numerusform>%n&#xa0;Punkt liegt im Stock</numerusform>
            <numerusform>%n&#xa0;Punkte liegen im Stock</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone passes: you hold {card} and must call an ace.</source>
        <translation>Alle sagen weiter: Du hast {card} und musst eine Sau rufen.</translation>
    </message>
    <message>
        <source>Everyone passes: {seat} holds {card} and must call an ace.</source>
        <translation>Alle sagen weiter: {seat} hat {card} und muss eine Sau rufen.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du sagst weiter.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} sagt weiter.</translation>
    </message>
    <message>
        <source>You announce {contract}.</source>
        <translation>Du sagst an: {contract}.</translation>
    </message>
    <message>
        <source>{seat} announces {contract}.</source>
        <translation>{seat} sagt an: {contract}.</translation>
    </message>
    <message>
        <source>You call {card}.</source>
        <translation>Du rufst {card}.</translation>
    </message>
    <message>
        <source>{seat} calls {card}.</source>
        <translation>{seat} ruft {card}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Du spielst {contract}.</translation>
    </message>
    <message>
        <source>{seat} plays {contract}.</source>
        <translation>{seat} spielt {contract}.</translation>
    </message>
    <message>
        <source>You choose: {call}.</source>
        <translation>Du wählst: {call}.</translation>
    </message>
    <message>
        <source>{seat} chooses: {call}.</source>
        <translation>{seat} wählt: {call}.</translation>
    </message>
    <message>
        <source>You say {call}.</source>
        <translation>Du sagst {call}.</translation>
    </message>
    <message>
        <source>{seat} says {call}.</source>
        <translation>{seat} sagt {call}.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Du klopfst.</translation>
    </message>
    <message>
        <source>{seat} knocks.</source>
        <translation>{seat} klopft.</translation>
    </message>
</context>
<context>
    <name>SchafkopfGame</name>
    <message>
        <source>Rufspiel</source>
        <translation>Rufspiel</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>Farbgeier</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Farbwenz</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Wenz</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>{game} Tout</source>
        <translation>{game} Tout</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Zusammengeworfen</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameFrench</name>
    <message>
        <source>Rufspiel on clubs</source>
        <translation>Rufspiel auf Kreuz</translation>
    </message>
    <message>
        <source>Rufspiel on spades</source>
        <translation>Rufspiel auf Pik</translation>
    </message>
    <message>
        <source>Rufspiel on diamonds</source>
        <translation>Rufspiel auf Karo</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Kreuz-Solo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Pik-Solo</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Herz-Solo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Karo-Solo</translation>
    </message>
    <message>
        <source>Clubs Wenz</source>
        <translation>Kreuz-Wenz</translation>
    </message>
    <message>
        <source>Spades Wenz</source>
        <translation>Pik-Wenz</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>Herz-Wenz</translation>
    </message>
    <message>
        <source>Diamonds Wenz</source>
        <translation>Karo-Wenz</translation>
    </message>
    <message>
        <source>Clubs Geier</source>
        <translation>Kreuz-Geier</translation>
    </message>
    <message>
        <source>Spades Geier</source>
        <translation>Pik-Geier</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>Herz-Geier</translation>
    </message>
    <message>
        <source>Diamonds Geier</source>
        <translation>Karo-Geier</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameGerman</name>
    <message>
        <source>Rufspiel on acorns</source>
        <translation>Rufspiel auf Eichel</translation>
    </message>
    <message>
        <source>Rufspiel on leaves</source>
        <translation>Rufspiel auf Gras</translation>
    </message>
    <message>
        <source>Rufspiel on bells</source>
        <translation>Rufspiel auf Schellen</translation>
    </message>
    <message>
        <source>Acorns solo</source>
        <translation>Eichel-Solo</translation>
    </message>
    <message>
        <source>Leaves solo</source>
        <translation>Gras-Solo</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Herz-Solo</translation>
    </message>
    <message>
        <source>Bells solo</source>
        <translation>Schellen-Solo</translation>
    </message>
    <message>
        <source>Acorns Wenz</source>
        <translation>Eichel-Wenz</translation>
    </message>
    <message>
        <source>Leaves Wenz</source>
        <translation>Gras-Wenz</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>Herz-Wenz</translation>
    </message>
    <message>
        <source>Bells Wenz</source>
        <translation>Schellen-Wenz</translation>
    </message>
    <message>
        <source>Acorns Geier</source>
        <translation>Eichel-Geier</translation>
    </message>
    <message>
        <source>Leaves Geier</source>
        <translation>Gras-Geier</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>Herz-Geier</translation>
    </message>
    <message>
        <source>Bells Geier</source>
        <translation>Schellen-Geier</translation>
    </message>
</context>
<context>
    <name>SchafkopfReason</name>
    <message>
        <source>No game promises to win with these cards.</source>
        <translation>Mit diesen Karten ist kein Spiel aussichtsreich.</translation>
    </message>
    <message>
        <source>The cards are safe in a Ramsch: it is lost about {chance} times in 100.</source>
        <translation>Für den Ramsch sind die Karten sicher: Er geht in etwa {chance} von 100&#xa0;Fällen verloren.</translation>
    </message>
    <message>
        <source>The stock costs less than a Ramsch that is lost about {chance} times in 100.</source>
        <translation>Der Stock kostet weniger als ein Ramsch, der in etwa {chance} von 100&#xa0;Fällen verloren geht.</translation>
    </message>
    <message>
        <source>With so many high trumps the game should be beaten.</source>
        <translation>Mit so vielen hohen Trümpfen sollte das Spiel zu schlagen sein.</translation>
    </message>
    <message>
        <source>The cards should win in spite of the Kontra.</source>
        <translation>Die Karten sollten trotz Kontra gewinnen.</translation>
    </message>
    <message>
        <source>The cards are not strong enough to double.</source>
        <translation>Zum Verdoppeln sind die Karten nicht stark genug.</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Etwas anderes steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>The first cards promise a good deal.</source>
        <translation>Die ersten Karten versprechen ein gutes Spiel.</translation>
    </message>
    <message>
        <source>The first cards promise too little to double the deal.</source>
        <translation>Die ersten Karten versprechen zu wenig, um zu verdoppeln.</translation>
    </message>
    <message>
        <source>Any action will do.</source>
        <translation>Alles ist recht.</translation>
    </message>
    <message>
        <source>Alone you win with such cards about {chance} times in 100.</source>
        <translation>Allein gewinnst du mit solchen Karten etwa {chance} von 100&#xa0;Spielen.</translation>
    </message>
    <message>
        <source>With few trumps in this game, aces and tens win about {chance} times in 100.</source>
        <translation>Bei so wenigen Trümpfen gewinnen Säue und Zehner etwa {chance} von 100&#xa0;Spielen.</translation>
    </message>
    <message>
        <source>Calling {card} suits the hand best: the suit is short and without its ten.</source>
        <translation>{card} zu rufen passt am besten: Die Farbe ist kurz und ohne Zehner.</translation>
    </message>
    <message>
        <source>With a partner you win with such cards about {chance} times in 100.</source>
        <translation>Zu zweit gewinnst du mit solchen Karten etwa {chance} von 100&#xa0;Spielen.</translation>
    </message>
    <message>
        <source>No trick can be lost.</source>
        <translation>Kein Stich kann verloren gehen.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>The declaring side draws trumps: lead {card}.</source>
        <translation>Die Spielerpartei zieht Trumpf: Spiel {card} an.</translation>
    </message>
    <message>
        <source>Everything else would cost more: lead {card}.</source>
        <translation>Alles andere wäre teurer: Spiel {card} an.</translation>
    </message>
    <message>
        <source>Search for the called ace: lead {card} from its suit.</source>
        <translation>Such die Ruf-Sau: Spiel aus ihrer Farbe {card} an.</translation>
    </message>
    <message>
        <source>The called ace brings its points home and shows the partner.</source>
        <translation>Die Ruf-Sau bringt ihre Augen heim und zeigt, wer mitspielt.</translation>
    </message>
    <message>
        <source>Run away with the called suit: the ace is saved for later.</source>
        <translation>Lauf mit der Ruffarbe davon: Die Sau bleibt für später.</translation>
    </message>
    <message>
        <source>Lead your called suit to find your partner.</source>
        <translation>Spiel deine Ruffarbe an, um deinen Mitspieler zu finden.</translation>
    </message>
    <message>
        <source>Nothing in its suit beats {card}.</source>
        <translation>Keine Karte der Farbe schlägt {card}.</translation>
    </message>
    <message>
        <source>A cheap lead keeps the good cards back.</source>
        <translation>Spiel eine billige Karte an und behalt die guten.</translation>
    </message>
    <message>
        <source>The trick is worth taking with {card}.</source>
        <translation>Der Stich ist {card} wert: Nimm ihn.</translation>
    </message>
    <message>
        <source>You hold none of the suit led: trump with {card}.</source>
        <translation>Du bist in der Farbe frei: Stich mit {card}.</translation>
    </message>
    <message>
        <source>Your side has the trick: put {card} on it for the points.</source>
        <translation>Der Stich gehört eurer Partei: Schmier {card}.</translation>
    </message>
    <message>
        <source>Your side has the trick: keep the better cards.</source>
        <translation>Eure Partei hat den Stich: Behalt die besseren Karten.</translation>
    </message>
    <message>
        <source>The trick may go to the other side: give as little as possible.</source>
        <translation>Der Stich kann an die anderen gehen: Gib so wenig wie möglich.</translation>
    </message>
    <message>
        <source>A low card is beaten by somebody else.</source>
        <translation>Über eine niedrige Karte geht ein anderer.</translation>
    </message>
    <message>
        <source>A short suit is soon gone: then other cards can go.</source>
        <translation>Eine kurze Farbe ist bald weg: Dann kannst du anderes abwerfen.</translation>
    </message>
    <message>
        <source>A small trump is beaten by a higher one.</source>
        <translation>Über einen kleinen Trumpf geht ein höherer.</translation>
    </message>
    <message>
        <source>Every lead may take the trick; {card} costs least.</source>
        <translation>Jede Karte kann den Stich machen, {card} kostet am wenigsten.</translation>
    </message>
    <message>
        <source>Go under as high as you can: {card} still loses.</source>
        <translation>Bleib so hoch wie möglich darunter: {card} macht den Stich noch nicht.</translation>
    </message>
    <message>
        <source>Throw off {card}: later it could take a costly trick.</source>
        <translation>Wirf {card} ab: Sonst droht damit später ein teurer Stich.</translation>
    </message>
    <message>
        <source>You must take the trick: get rid of {card} with it.</source>
        <translation>Den Stich musst du nehmen: Werd {card} dabei los.</translation>
    </message>
    <message>
        <source>Play low, so that another player may still beat it.</source>
        <translation>Spiel niedrig, dann kann noch jemand darübergehen.</translation>
    </message>
    <message>
        <source>Another player has every trick so far: take this one.</source>
        <translation>Ein anderer hat bisher alle Stiche: Nimm diesen.</translation>
    </message>
    <message>
        <source>There are many trumps in the hand.</source>
        <translation>Du hast viele Trümpfe.</translation>
    </message>
    <message>
        <source>Give as few card points as possible.</source>
        <translation>Gib so wenige Augen wie möglich.</translation>
    </message>
    <message>
        <source>There are too few trumps to play.</source>
        <translation>Zum Spielen hast du zu wenige Trümpfe.</translation>
    </message>
    <message>
        <source>It is the longest or the shortest suit, as the game needs.</source>
        <translation>Es ist die längste oder die kürzeste Farbe, je nach Spiel.</translation>
    </message>
    <message>
        <source>The highest trump comes first.</source>
        <translation>Der höchste Trumpf kommt zuerst.</translation>
    </message>
    <message>
        <source>An ace often takes the trick.</source>
        <translation>Eine Sau macht oft den Stich.</translation>
    </message>
    <message>
        <source>The partner has the trick: give him card points.</source>
        <translation>Der Mitspieler hat den Stich: Schmier ihm Augen.</translation>
    </message>
    <message>
        <source>{card} is just high enough to take the trick.</source>
        <translation>{card} reicht gerade für den Stich.</translation>
    </message>
    <message>
        <source>A cheap card costs little.</source>
        <translation>Eine billige Karte kostet wenig.</translation>
    </message>
    <message>
        <source>Give card points to the trick of another player.</source>
        <translation>Gib Augen in den Stich eines anderen.</translation>
    </message>
    <message>
        <source>All cards take the trick: the lowest will do.</source>
        <translation>Jede Karte macht den Stich: Die niedrigste genügt.</translation>
    </message>
</context>
<context>
    <name>Schieberamsch</name>
    <message>
        <source>Schieberamsch</source>
        <translation>Schieberamsch</translation>
    </message>
    <message>
        <source>Pass the skat round or push it on unseen; then the most card points lose.</source>
        <translation>Der Skat wandert oder wird ungesehen geschoben. Wer danach die meisten Augen macht, verliert.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>Skat und Gleichstand</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>zu viert setzt der Geber aus</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>jeder gibt einmal pro Runde</translation>
    </message>
    <message>
        <source>Grand Hand first</source>
        <translation>Vorher Grand Hand</translation>
    </message>
    <message>
        <source>then the same dealer deals again</source>
        <translation>danach gibt derselbe Geber noch einmal</translation>
    </message>
    <message>
        <source>Jacks may not be passed on</source>
        <translation>Buben dürfen nicht weitergegeben werden</translation>
    </message>
    <message>
        <source>Pushing unseen</source>
        <translation>Ungesehen schieben</translation>
    </message>
    <message>
        <source>pushing without a look raises the result</source>
        <translation>wer den Skat nicht ansieht, erhöht das Ergebnis</translation>
    </message>
    <message>
        <source>Each push</source>
        <translation>Jedes Schieben</translation>
    </message>
    <message>
        <source>Limit of the factor</source>
        <translation>Grenze des Faktors</translation>
    </message>
    <message>
        <source>Pushes count for a Durchmarsch, too</source>
        <translation>Schieben zählt auch beim Durchmarsch</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Der Skat geht an</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>Je 40&#xa0;Augen</translation>
    </message>
    <message>
        <source>Doubles the result</source>
        <translation>Verdoppelt das Ergebnis</translation>
    </message>
    <message>
        <source>Adds one to the factor</source>
        <translation>Erhöht den Faktor um eins</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>At most 4 times</source>
        <translation>Höchstens vierfach</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Den letzten Stich</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Den Verlierer</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemanden</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Alle verlieren</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Niemand verliert</translation>
    </message>
    <message>
        <source>Grand Hand</source>
        <translation>Grand Hand</translation>
    </message>
    <message>
        <source>No Grand Hand</source>
        <translation>Kein Grand Hand</translation>
    </message>
    <message>
        <source>Grand Hand!</source>
        <translation>Grand Hand!</translation>
    </message>
    <message>
        <source>Do you play Grand Hand, or is it a Ramsch?</source>
        <translation>Spielst du Grand Hand, oder wird geramscht?</translation>
    </message>
    <message>
        <source>{seat} decides about Grand Hand</source>
        <translation>{seat} entscheidet über Grand Hand</translation>
    </message>
    <message>
        <source>You play Grand Hand.</source>
        <translation>Du spielst Grand Hand.</translation>
    </message>
    <message>
        <source>{seat} plays Grand Hand.</source>
        <translation>{seat} spielt Grand Hand.</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>Noch offen</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} point(s)</source>
        <translation>
            <numerusform>{name}: {points}&#xa0;Punkt</numerusform>
            <numerusform>{name}: {points}&#xa0;Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Declarer</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>Skat: always alone</comment>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>{deal}, Spieler: {name}</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Skat: always alone</comment>
        <translation>{deal}, Alleinspieler: {name}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>{name}: unchanged, {total}</source>
        <translation>{name}: unverändert, {total}</translation>
    </message>
    <message>
        <source>{name}: {change}, now {total}</source>
        <translation>{name}: {change}, jetzt {total}</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Spielliste drucken</translation>
    </message>
    <message>
        <source>{name}, running</source>
        <translation>{name}, laufend</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPage</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>{game} · {day}</source>
        <translation>{game} · {day}</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Noch ist kein Spiel beendet.</translation>
    </message>
    <message>
        <source>{name}, {what}: {value}</source>
        <translation>{name}, {what}: {value}</translation>
    </message>
    <message>
        <source>No deal on the sheet yet</source>
        <translation>Noch kein Spiel auf der Liste</translation>
    </message>
    <message>
        <source>Each finished deal stands here as one row, with the running points of everyone.</source>
        <translation>Jedes beendete Spiel steht hier als eine Zeile, mit dem laufenden Stand aller.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>A dot (·) means unchanged.</source>
        <translation>Ein Punkt (·) heißt unverändert.</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Spiel analysieren</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Spielliste speichern</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>In 100 deals like this, this card wins {own}. If you play {card}, it is {other}.</source>
        <translation>In 100 solchen Spielen gewinnt diese Karte {own}-mal. Spielst du {card}, sind es {other}.</translation>
    </message>
    <message numerus="yes">
        <source>On average this card costs you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>Im Schnitt kostet dich diese Karte %n&#xa0;Punkt. Spielst du {card}, sind es {other}.</numerusform>
            <numerusform>Im Schnitt kostet dich diese Karte %n&#xa0;Punkte. Spielst du {card}, sind es {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average this card brings you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>Im Schnitt bringt dir diese Karte %n&#xa0;Punkt. Spielst du {card}, sind es {other}.</numerusform>
            <numerusform>Im Schnitt bringt dir diese Karte %n&#xa0;Punkte. Spielst du {card}, sind es {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card does as well, but none does better.</source>
        <translation>Eine andere Karte ist ebenso gut, aber keine ist besser.</translation>
    </message>
    <message>
        <source>Another card wins a little more often, but this one brings more points on average.</source>
        <translation>Eine andere Karte gewinnt etwas öfter, diese bringt aber im Schnitt mehr Punkte.</translation>
    </message>
    <message>
        <source>Another card is a little better for you alone, but with this one the others do worse.</source>
        <translation>Für dich allein ist eine andere Karte etwas besser, doch mit dieser schneiden die anderen schlechter ab.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>These take effect at once, even in the middle of a trick.</source>
        <translation>Alles wirkt sofort, auch mitten im Stich.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Kartenrückseite</translation>
    </message>
    <message>
        <source>Large print: simple faces at every size</source>
        <translation>Großdruck: einfache Kartenbilder in jeder Größe</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Sortierung der Karten</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Farbe des Tischs</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Opponents think</source>
        <translation>Gegner überlegen</translation>
    </message>
    <message>
        <source>Speed of movements</source>
        <translation>Tempo der Animationen</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Karten bewegen sich</translation>
    </message>
    <message>
        <source>Play the only allowed card for me</source>
        <translation>Die einzige erlaubte Karte für mich spielen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>Finish decided deals</source>
        <translation>Entschiedene Spiele beenden</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Bedienungshilfen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Count card points for me</source>
        <translation>Augen für mich zählen</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>Alle Tasten ansehen und ändern</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Zurück zum Standard</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>A trick stays</source>
        <translation>Ein Stich bleibt liegen</translation>
    </message>
    <message>
        <source>A trick stays until I click</source>
        <translation>Ein Stich bleibt liegen, bis ich klicke</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>Rot und Schwarz im Wechsel</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Hohe Karten links</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Niedrige Karten links</translation>
    </message>
    <message>
        <source>As I arrange them</source>
        <translation>So wie ich sie lege</translation>
    </message>
    <message>
        <source>by one click</source>
        <translation>mit einem Klick</translation>
    </message>
    <message>
        <source>by a second click</source>
        <translation>mit einem zweiten Klick</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>by a button</source>
        <translation>auf Knopfdruck</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Ramsch, Durchmarsch</source>
        <translation>Ramsch, Durchmarsch</translation>
    </message>
    <message>
        <source>Ramsch, Jungfrau</source>
        <translation>Ramsch, Jungfrau</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>{deal}, Bock</source>
        <translation>{deal}, Bock</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>{value} for each own game won, {loss} for each lost</source>
        <translation>{value} für jedes gewonnene eigene Spiel, {loss} für jedes verlorene</translation>
    </message>
    <message>
        <source>{value} for each game that others lose</source>
        <translation>{value} für jedes verlorene Spiel der anderen</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Spielpunkte</translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) left</source>
        <translation>
            <numerusform>noch %n&#xa0;Bockrunde</numerusform>
            <numerusform>noch %n&#xa0;Bockrunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double</source>
        <translation>
            <numerusform>%n&#xa0;Spiel zählt doppelt</numerusform>
            <numerusform>%n&#xa0;Spiele zählen doppelt</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds}: {deals}</source>
        <translation>{rounds}: {deals}</translation>
    </message>
</context>
<context>
    <name>Skat</name>
    <message>
        <source>plays alone</source>
        <translation>spielt allein</translation>
    </message>
    <message>
        <source>alone · {tricks}</source>
        <translation>allein · {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>bids {value}</source>
        <translation>reizt {value}</translation>
    </message>
    <message>
        <source>holds {value}</source>
        <translation>hält {value}</translation>
    </message>
    <message>
        <source>Bid: {value}</source>
        <translation>Gereizt: {value}</translation>
    </message>
    <message>
        <source>{status} · Bock</source>
        <translation>{status} · Bock</translation>
    </message>
    <message>
        <source>with skat</source>
        <translation>mit Skat</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>The skat can still change the matadors.</source>
        <translation>Der Skat kann die Spitzen noch ändern.</translation>
    </message>
    <message>
        <source>What you could play</source>
        <translation>Was du spielen könntest</translation>
    </message>
    <message>
        <source>{value} is below {bid}: only as a Hand game</source>
        <translation>{value} liegt unter {bid}: nur als Handspiel</translation>
    </message>
    <message>
        <source>{value} is below {bid}</source>
        <translation>{value} liegt unter {bid}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double, this one included.</source>
        <translation>
            <numerusform>%n&#xa0;Spiel zählt doppelt, dieses.</numerusform>
            <numerusform>%n&#xa0;Spiele zählen doppelt, dieses mitgerechnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Bockrunde</translation>
    </message>
    <message>
        <source>Announce your game</source>
        <translation>Sag dein Spiel an</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Null ouvert</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Schneider angesagt</translation>
    </message>
    <message>
        <source>90 card points are needed</source>
        <translation>90&#xa0;Augen sind nötig</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz angesagt</translation>
    </message>
    <message>
        <source>every trick is needed</source>
        <translation>alle Stiche sind nötig</translation>
    </message>
    <message>
        <source>Play from the hand</source>
        <translation>Hand spielen</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and open cards can only be announced in a Hand game.</source>
        <translation>Schneider, Schwarz und Ouvert lassen sich nur im Handspiel ansagen.</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>an announcement to tick</comment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>your cards lie open</source>
        <translation>deine Karten liegen offen</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>{level} × {game} {base}</source>
        <translation>{level} × {game} {base}</translation>
    </message>
    <message>
        <source>{rule} {level}</source>
        <comment>a level in the sum of a game: Hand 4</comment>
        <translation>{rule} {level}</translation>
    </message>
    <message>
        <source>game</source>
        <comment>a level in the sum</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schneider, a level in the sum</comment>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schwarz, a level in the sum</comment>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>a level in the sum</comment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schneider</source>
        <translation>Erreicht das Gebot nur mit Schneider</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schwarz</source>
        <translation>Erreicht das Gebot nur mit Schwarz</translation>
    </message>
    <message>
        <source>Reaches the bid only with help from the skat</source>
        <translation>Erreicht das Gebot nur mit Hilfe des Skats</translation>
    </message>
    <message>
        <source>Cannot reach the bid: it will be lost</source>
        <translation>Erreicht das Gebot nicht: Es geht verloren</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>{value} – I play</source>
        <translation>{value} – ich spiele</translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>{value} reizen</translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <translation>Ja, {value}</translation>
    </message>
    <message>
        <source>Pick up the skat</source>
        <translation>Skat aufnehmen</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation>Hand spielen</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>2&#xa0;Karten drücken</translation>
    </message>
    <message>
        <source>Announce {game}</source>
        <translation>Ansagen: {game}</translation>
    </message>
    <message>
        <source>Sort for Null</source>
        <translation>Für Null sortieren</translation>
    </message>
    <message>
        <source>Sort for trumps</source>
        <translation>Für Trumpf sortieren</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>your bid</source>
        <translation>dein Gebot</translation>
    </message>
    <message>
        <source>Your next bid: {value}.</source>
        <translation>Dein nächstes Gebot: {value}.</translation>
    </message>
    <message>
        <source>You are asked whether you hold {value}.</source>
        <translation>Du wirst gefragt, ob du {value} hältst.</translation>
    </message>
    <message>
        <source>you are asked</source>
        <translation>du bist gefragt</translation>
    </message>
    <message>
        <source>You bid, {holder} answers</source>
        <translation>Du reizt, {holder} antwortet</translation>
    </message>
    <message>
        <source>{bidder} bids, you answer</source>
        <translation>{bidder} reizt, du antwortest</translation>
    </message>
    <message>
        <source>{bidder} bids, {holder} answers</source>
        <translation>{bidder} reizt, {holder} antwortet</translation>
    </message>
    <message>
        <source>No number is bid so far.</source>
        <translation>Noch ist nichts gereizt.</translation>
    </message>
    <message>
        <source>Bid so far: {numbers}.</source>
        <translation>Bisher gereizt: {numbers}.</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>In den Skat gelegt</translation>
    </message>
    <message>
        <source>The skat lies face down</source>
        <translation>Der Skat liegt verdeckt</translation>
    </message>
    <message>
        <source>counts for you in the end</source>
        <translation>zählt am Ende für dich</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>Kein Re</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>Kein Kontra</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Hand.</source>
        <translation>Hand.</translation>
    </message>
    <message>
        <source>{game}.</source>
        <translation>{game}.</translation>
    </message>
    <message>
        <source>Kontra!</source>
        <translation>Kontra!</translation>
    </message>
    <message>
        <source>Re!</source>
        <translation>Re!</translation>
    </message>
    <message>
        <source>{seat} is to bid</source>
        <translation>{seat} ist mit Reizen dran</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat} entscheidet, ob gespielt wird</translation>
    </message>
    <message>
        <source>{seat} decides about the skat</source>
        <translation>{seat} entscheidet über den Skat</translation>
    </message>
    <message>
        <source>{seat} lays two cards away</source>
        <translation>{seat} drückt zwei Karten</translation>
    </message>
    <message>
        <source>{seat} chooses the game</source>
        <translation>{seat} wählt das Spiel</translation>
    </message>
    <message>
        <source>{seat} decides about doubling</source>
        <translation>{seat} entscheidet übers Verdoppeln</translation>
    </message>
    <message>
        <source>{seat} bids {value}. Do you hold it?</source>
        <translation>{seat} reizt {value}. Hältst du?</translation>
    </message>
    <message>
        <source>{seat} holds {value}. Do you bid more?</source>
        <translation>{seat} hält {value}. Reizt du weiter?</translation>
    </message>
    <message>
        <source>{seat} is in with {value}. Do you bid more?</source>
        <translation>{seat} ist mit {value} dabei. Reizt du höher?</translation>
    </message>
    <message>
        <source>Do you bid? 18 is the lowest number.</source>
        <translation>Reizt du? 18 ist die kleinste Zahl.</translation>
    </message>
    <message>
        <source>Both others pass. Do you play, or is it a Ramsch?</source>
        <translation>Die beiden anderen passen. Spielst du, oder wird geramscht?</translation>
    </message>
    <message>
        <source>Both others pass. Do you play?</source>
        <translation>Die beiden anderen passen. Spielst du?</translation>
    </message>
    <message>
        <source>You play alone. Pick up the skat, or play Hand?</source>
        <translation>Du spielst allein. Skat aufnehmen oder Hand spielen?</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>Wähl zwei Karten zum Drücken</translation>
    </message>
    <message>
        <source>Hand: announce your game</source>
        <translation>Hand: Sag dein Spiel an</translation>
    </message>
    <message>
        <source>Kontra is said. Do you answer Re?</source>
        <translation>Kontra gegen dich. Sagst du Re?</translation>
    </message>
    <message>
        <source>{seat} plays {game}. Do you say Kontra?</source>
        <translation>{seat} spielt {game}. Sagst du Kontra?</translation>
    </message>
    <message>
        <source>You play alone; the bid is {value}.</source>
        <translation>Du spielst allein, gereizt sind {value}.</translation>
    </message>
    <message>
        <source>{seat} plays alone; the bid is {value}.</source>
        <translation>{seat} spielt allein, gereizt sind {value}.</translation>
    </message>
    <message>
        <source>Everyone passes: this deal is a Ramsch.</source>
        <translation>Alle passen: Es wird Ramsch gespielt.</translation>
    </message>
    <message>
        <source>You pick up the skat.</source>
        <translation>Du nimmst den Skat auf.</translation>
    </message>
    <message>
        <source>{seat} picks up the skat.</source>
        <translation>{seat} nimmt den Skat auf.</translation>
    </message>
    <message>
        <source>Your cards lie open.</source>
        <translation>Deine Karten liegen offen.</translation>
    </message>
    <message>
        <source>{seat}&apos;s cards lie open.</source>
        <translation>{seat} legt die Karten offen.</translation>
    </message>
    <message>
        <source>You bid {value}.</source>
        <translation>Du reizt {value}.</translation>
    </message>
    <message>
        <source>{seat} bids {value}.</source>
        <translation>{seat} reizt {value}.</translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation>Du hältst.</translation>
    </message>
    <message>
        <source>{seat} holds it.</source>
        <translation>{seat} hält.</translation>
    </message>
    <message>
        <source>You play Hand, without the skat.</source>
        <translation>Du spielst Hand, ohne den Skat.</translation>
    </message>
    <message>
        <source>{seat} plays Hand, without the skat.</source>
        <translation>{seat} spielt Hand, ohne den Skat.</translation>
    </message>
    <message>
        <source>You say Kontra.</source>
        <translation>Du sagst Kontra.</translation>
    </message>
    <message>
        <source>{seat} says Kontra.</source>
        <translation>{seat} sagt Kontra.</translation>
    </message>
    <message>
        <source>You say Re.</source>
        <translation>Du sagst Re.</translation>
    </message>
    <message>
        <source>{seat} says Re.</source>
        <translation>{seat} sagt Re.</translation>
    </message>
    <message>
        <source>Skat with Ramsch</source>
        <translation>Skat mit Ramsch</translation>
    </message>
    <message>
        <source>Bid, play alone against two, and play Ramsch when nobody dares.</source>
        <translation>Reizen, allein gegen zwei spielen, und wenn sich keiner traut, wird geramscht.</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Nobody plays this deal</source>
        <translation>Dieses Spiel ist eingepasst</translation>
    </message>
</context>
<context>
    <name>SkatGame</name>
    <message>
        <source>Acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>German-suited</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>{game} Hand, Schneider announced</source>
        <translation>{game} Hand, Schneider angesagt</translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <translation>{game} Hand, Schwarz angesagt</translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <translation>{game} ouvert</translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <translation>{game} Hand</translation>
    </message>
    <message>
        <source>Null ouvert Hand</source>
        <translation>Null ouvert Hand</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Null ouvert</translation>
    </message>
    <message>
        <source>Null Hand</source>
        <translation>Null Hand</translation>
    </message>
    <message>
        <source>with {count}</source>
        <translation>mit {count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation>ohne {count}</translation>
    </message>
    <message>
        <source>{game} {matadors}</source>
        <translation>{game} {matadors}</translation>
    </message>
    <message>
        <source>{game}, Schwarz</source>
        <translation>{game}, Schwarz</translation>
    </message>
    <message>
        <source>{game}, Schneider</source>
        <translation>{game}, Schneider</translation>
    </message>
    <message>
        <source>{game}, overbid</source>
        <translation>{game}, überreizt</translation>
    </message>
    <message>
        <source>{cards} in the hand</source>
        <translation>{cards} auf der Hand</translation>
    </message>
    <message>
        <source>{cards} in the skat</source>
        <translation>{cards} im Skat</translation>
    </message>
    <message>
        <source>{card} is missing</source>
        <translation>{card} fehlt</translation>
    </message>
    <message>
        <source>{cards} are missing</source>
        <translation>{cards} fehlen</translation>
    </message>
    <message>
        <source>{card} is missing, {next} lies in the skat</source>
        <translation>{card} fehlt, {next} liegt im Skat</translation>
    </message>
    <message>
        <source>{cards} are missing, {next} lies in the skat</source>
        <translation>{cards} fehlen, {next} liegt im Skat</translation>
    </message>
    <message>
        <source>Base value of {game}</source>
        <translation>Grundwert {game}</translation>
    </message>
    <message>
        <source>{level} times {base}</source>
        <translation>{level} mal {base}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>always one more</source>
        <translation>immer eins dazu</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>the skat was not taken up</source>
        <translation>der Skat wurde nicht aufgenommen</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Schneider angesagt</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz angesagt</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>the cards lay open</source>
        <translation>die Karten lagen offen</translation>
    </message>
    <message>
        <source>the value must cover the bid of {bid}</source>
        <translation>der Wert muss das Gebot von {bid} decken</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Überreizt</translation>
    </message>
    <message>
        <source>a fixed value</source>
        <translation>ein fester Wert</translation>
    </message>
    <message>
        <source>the defenders have 30 card points or fewer</source>
        <translation>die Gegenspieler haben höchstens 30&#xa0;Augen</translation>
    </message>
    <message>
        <source>the declarer has 30 card points or fewer</source>
        <translation>der Alleinspieler hat höchstens 30&#xa0;Augen</translation>
    </message>
    <message>
        <source>it was announced, so it counts</source>
        <translation>es war angesagt, also zählt es</translation>
    </message>
    <message>
        <source>the defenders have no trick</source>
        <translation>die Gegenspieler haben keinen Stich</translation>
    </message>
    <message>
        <source>the declarer has no trick</source>
        <translation>der Alleinspieler hat keinen Stich</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>a lost game counts double</source>
        <translation>ein verlorenes Spiel zählt doppelt</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Bockrunde</translation>
    </message>
    <message>
        <source>every result counts double</source>
        <translation>jedes Ergebnis zählt doppelt</translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation>Du gewinnst das Spiel: {game}</translation>
    </message>
    <message>
        <source>{seat} wins {game}</source>
        <translation>{seat} gewinnt das Spiel: {game}</translation>
    </message>
    <message>
        <source>You lose {game}</source>
        <translation>Du verlierst das Spiel: {game}</translation>
    </message>
    <message>
        <source>{seat} loses {game}</source>
        <translation>{seat} verliert das Spiel: {game}</translation>
    </message>
    <message>
        <source>You overbid: {game} is lost</source>
        <translation>Du hast überreizt: {game} ist verloren</translation>
    </message>
    <message>
        <source>{seat} overbid: {game} is lost</source>
        <translation>{seat} hat überreizt: {game} ist verloren</translation>
    </message>
    <message>
        <source>The declarer gives up and loses. The cards that nobody played count for no side.</source>
        <translation>Der Alleinspieler gibt auf und verliert. Die nicht gespielten Karten zählen für keine Seite.</translation>
    </message>
    <message>
        <source>The defenders give up, so the declarer wins. The cards that nobody played count for no side.</source>
        <translation>Die Gegenspieler geben auf, also gewinnt der Alleinspieler. Die nicht gespielten Karten zählen für keine Seite.</translation>
    </message>
    <message>
        <source>The last tricks were sure: they count without being played.</source>
        <translation>Die letzten Stiche waren sicher: Sie zählen, ohne gespielt zu werden.</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Vorzeitig beendet</translation>
    </message>
    <message>
        <source>The game is worth {level} times {base}, which is {value}, but the bid was {bid}. So it is lost, and the smallest multiple of {base} that covers the bid counts: {counted}.</source>
        <translation>Das Spiel ist {level} mal {base} wert, also {value}, gereizt waren aber {bid}. Darum ist es verloren, und es zählt das kleinste Vielfache von {base}, das das Gebot deckt: {counted}.</translation>
    </message>
    <message>
        <source>Why lost?</source>
        <translation>Warum verloren?</translation>
    </message>
    <message>
        <source>Schwarz was announced: the declarer needs every trick.</source>
        <translation>Schwarz war angesagt: Der Alleinspieler braucht alle Stiche.</translation>
    </message>
    <message>
        <source>Schneider was announced: the declarer needs 90 card points.</source>
        <translation>Schneider war angesagt: Der Alleinspieler braucht 90&#xa0;Augen.</translation>
    </message>
    <message>
        <source>The declarer needs 61 card points; 60 are enough for the defenders.</source>
        <translation>Der Alleinspieler braucht 61&#xa0;Augen, den Gegenspielern genügen 60.</translation>
    </message>
    <message>
        <source>Schwarz is about tricks, not card points: the defenders took a trick.</source>
        <translation>Bei Schwarz geht es um Stiche, nicht um Augen: Die Gegenspieler haben einen Stich gemacht.</translation>
    </message>
    <message>
        <source>Why no Schwarz?</source>
        <translation>Warum nicht Schwarz?</translation>
    </message>
    <message>
        <source>The defenders have more than 30 card points.</source>
        <translation>Die Gegenspieler haben mehr als 30&#xa0;Augen.</translation>
    </message>
    <message>
        <source>Why no Schneider?</source>
        <translation>Warum nicht Schneider?</translation>
    </message>
    <message>
        <source>You announce {game}.</source>
        <translation>Du sagst an: {game}.</translation>
    </message>
    <message>
        <source>{seat} announces {game}.</source>
        <translation>{seat} sagt an: {game}.</translation>
    </message>
</context>
<context>
    <name>SkatOptions</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra und Re</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bockrunden</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>zu viert setzt der Geber aus</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>jeder gibt einmal pro Runde</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>tournament: 50 for each own game won or lost, 40 or 30 for games others lose</source>
        <translation>Turnier: 50 für jedes eigene Spiel, gewonnen oder verloren, 40 oder 30 für verlorene der anderen</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Niemand reizt</translation>
    </message>
    <message>
        <source>Kind of Ramsch</source>
        <translation>Art des Ramschs</translation>
    </message>
    <message>
        <source>the skat may be passed round first</source>
        <translation>der Skat kann vorher wandern</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Der Skat geht an</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>Je 40&#xa0;Augen</translation>
    </message>
    <message>
        <source>a defender doubles, the declarer doubles again</source>
        <translation>ein Gegenspieler verdoppelt, der Alleinspieler noch einmal</translation>
    </message>
    <message>
        <source>Kontra only after a bid</source>
        <translation>Kontra nur nach einem Gebot</translation>
    </message>
    <message>
        <source>by a defender who bid or held 18 or more</source>
        <translation>von Gegenspielern, die mindestens 18 gereizt oder gehalten haben</translation>
    </message>
    <message>
        <source>after certain deals a whole round counts double</source>
        <translation>nach bestimmten Spielen zählt eine ganze Runde doppelt</translation>
    </message>
    <message>
        <source>After a game lost with 60 card points</source>
        <translation>Nach einem mit 60&#xa0;Augen verlorenen Spiel</translation>
    </message>
    <message>
        <source>After a game lost with Kontra</source>
        <translation>Nach einem mit Kontra verlorenen Spiel</translation>
    </message>
    <message>
        <source>After Kontra and Re</source>
        <translation>Nach Kontra und Re</translation>
    </message>
    <message>
        <source>After a Grand Hand won</source>
        <translation>Nach einem gewonnenen Grand Hand</translation>
    </message>
    <message>
        <source>After a Grand lost</source>
        <translation>Nach einem verlorenen Grand</translation>
    </message>
    <message>
        <source>After a total of whole hundreds</source>
        <translation>Nach einem Stand von vollen Hundertern</translation>
    </message>
    <message>
        <source>100, 200 and so on, also below zero</source>
        <translation>100, 200 und so weiter, auch unter null</translation>
    </message>
    <message>
        <source>After a total of equal digits</source>
        <translation>Nach einem Stand aus gleichen Ziffern</translation>
    </message>
    <message>
        <source>111, 222 and so on, also below zero</source>
        <translation>111, 222 und so weiter, auch unter null</translation>
    </message>
    <message>
        <source>After a game worth 72 or more</source>
        <translation>Nach einem Spiel ab 72&#xa0;Punkten</translation>
    </message>
    <message>
        <source>After a game worth 96 or more</source>
        <translation>Nach einem Spiel ab 96&#xa0;Punkten</translation>
    </message>
    <message>
        <source>After a deal in which nobody bids</source>
        <translation>Nach einem Spiel, in dem niemand reizt</translation>
    </message>
    <message>
        <source>Bock deals left at the end</source>
        <translation>Offene Bockspiele am Ende</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>Nach den Runden</translation>
    </message>
    <message>
        <source>After a single deal</source>
        <translation>Nach einem Einzelspiel</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Forehand must play</source>
        <translation>Vorhand muss spielen</translation>
    </message>
    <message>
        <source>The next deal follows</source>
        <translation>Das nächste Spiel folgt</translation>
    </message>
    <message>
        <source>Plain Ramsch</source>
        <translation>Ramsch ohne Schieben</translation>
    </message>
    <message>
        <source>Schieberamsch</source>
        <translation>Schieberamsch</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Den letzten Stich</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Den Verlierer</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemanden</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Alle verlieren</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Niemand verliert</translation>
    </message>
    <message>
        <source>Are dropped</source>
        <translation>Verfallen</translation>
    </message>
    <message>
        <source>Are played</source>
        <translation>Werden gespielt</translation>
    </message>
</context>
<context>
    <name>SkatPanel</name>
    <message>
        <source>The declarer may not take a single trick.</source>
        <translation>Der Alleinspieler darf keinen einzigen Stich machen.</translation>
    </message>
    <message>
        <source>{left} to {right} card points</source>
        <translation>{left} zu {right}&#xa0;Augen</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>{left} to {right} card points, {hidden} of them in the skat</source>
        <translation>{left} zu {right}&#xa0;Augen, davon {hidden} im Skat</translation>
    </message>
    <message>
        <source>The declarer needs every trick.</source>
        <translation>Der Alleinspieler braucht alle Stiche.</translation>
    </message>
    <message>
        <source>The declarer needs 90.</source>
        <translation>Der Alleinspieler braucht 90.</translation>
    </message>
    <message>
        <source>The declarer needs 61.</source>
        <translation>Der Alleinspieler braucht 61.</translation>
    </message>
    <message>
        <source>The defenders need 31.</source>
        <translation>Die Gegenspieler brauchen 31.</translation>
    </message>
    <message>
        <source>The defenders need 60.</source>
        <translation>Die Gegenspieler brauchen 60.</translation>
    </message>
    <message>
        <source>You laid away</source>
        <translation>Von dir gedrückt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>{game} · {bid}</source>
        <translation>{game} · {bid}</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Gedrückt</translation>
    </message>
    <message>
        <source>The result counts {factor} times now.</source>
        <translation>Das Ergebnis zählt jetzt {factor}-fach.</translation>
    </message>
    <message>
        <source>Whoever pushes the skat on unseen raises the result.</source>
        <translation>Wer den Skat ungesehen schiebt, erhöht das Ergebnis.</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Schieben</translation>
    </message>
</context>
<context>
    <name>SkatReason</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
        <source>The trick is lost: give the fewest card points.</source>
        <translation>Der Stich ist verloren: Gib so wenige Augen wie möglich.</translation>
    </message>
    <message>
        <source>Pull trumps from the top: none is higher.</source>
        <translation>Zieh Trumpf von oben: Keiner ist höher.</translation>
    </message>
    <message>
        <source>A small trump brings out the high ones; ace and ten are kept.</source>
        <translation>Ein kleiner Trumpf holt die hohen heraus, Ass und Zehn bleiben.</translation>
    </message>
    <message>
        <source>Only trumps are worth leading now.</source>
        <translation>Jetzt lohnt es nur noch, Trumpf auszuspielen.</translation>
    </message>
    <message>
        <source>No higher card of the suit is out: it takes the trick.</source>
        <translation>Keine höhere Karte der Farbe ist mehr im Spiel: Diese macht den Stich.</translation>
    </message>
    <message>
        <source>It gives away the fewest card points and makes the suit good.</source>
        <translation>Sie gibt die wenigsten Augen ab und macht die Farbe hoch.</translation>
    </message>
    <message>
        <source>You play last: take the trick with the card of most points that wins it.</source>
        <translation>Du sitzt hinten: Mach den Stich mit der teuersten Karte, die sticht.</translation>
    </message>
    <message>
        <source>You play last: the lowest card that wins is enough.</source>
        <translation>Du sitzt hinten: Die niedrigste Karte, die sticht, genügt.</translation>
    </message>
    <message>
        <source>No higher card is out: it takes the trick for certain.</source>
        <translation>Keine höhere Karte ist mehr im Spiel: Diese macht den Stich sicher.</translation>
    </message>
    <message>
        <source>Another player may still go higher: stay low.</source>
        <translation>Ein anderer kann noch darübergehen: Bleib niedrig.</translation>
    </message>
    <message>
        <source>The trick is cheap: throw a card that would lose one later.</source>
        <translation>Der Stich ist billig: Wirf eine Karte ab, die später einen Stich kosten würde.</translation>
    </message>
    <message>
        <source>You play last: trump with a card of many points; they are safe.</source>
        <translation>Du sitzt hinten: Stich mit einem teuren Trumpf, er kommt heim.</translation>
    </message>
    <message>
        <source>Trump it with the cheapest trump.</source>
        <translation>Stich mit dem billigsten Trumpf.</translation>
    </message>
    <message>
        <source>{seat} has none of the suit either: trump high.</source>
        <translation>{seat} ist in der Farbe auch frei: Stich hoch.</translation>
    </message>
    <message>
        <source>You cannot take it: give the fewest card points.</source>
        <translation>Den Stich bekommst du nicht: Gib so wenige Augen wie möglich.</translation>
    </message>
    <message>
        <source>{seat} takes the trick for your side: give card points.</source>
        <translation>{seat} macht den Stich für eure Partei: Schmier.</translation>
    </message>
    <message>
        <source>The declarer could beat {seat}: your card cannot be beaten.</source>
        <translation>Der Alleinspieler könnte noch übernehmen, was {seat} gelegt hat: Über deine Karte kommt niemand.</translation>
    </message>
    <message>
        <source>{seat} is still to play: give little away.</source>
        <translation>{seat} kommt noch: Gib wenig her.</translation>
    </message>
    <message>
        <source>With this trick the declarer is beaten: take it with any card.</source>
        <translation>Mit diesem Stich ist der Alleinspieler geschlagen: Nimm ihn, egal womit.</translation>
    </message>
    <message>
        <source>It takes the trick from the declarer.</source>
        <translation>Sie nimmt dem Alleinspieler den Stich ab.</translation>
    </message>
    <message>
        <source>You have none of the suit: trump it.</source>
        <translation>Du bist in der Farbe frei: Stich mit Trumpf.</translation>
    </message>
    <message>
        <source>No higher trump is out: it takes the trick from the declarer.</source>
        <translation>Kein höherer Trumpf ist mehr im Spiel: Dieser nimmt dem Alleinspieler den Stich ab.</translation>
    </message>
    <message>
        <source>Your partner still plays and may take it: stay low.</source>
        <translation>Dein Partner kommt noch und kann ihn machen: Bleib niedrig.</translation>
    </message>
    <message>
        <source>Lead the ace while the declarer must still follow.</source>
        <translation>Spiel das Ass aus, solange der Alleinspieler noch bedienen muss.</translation>
    </message>
    <message>
        <source>No higher card of the suit is out.</source>
        <translation>Keine höhere Karte der Farbe ist mehr im Spiel.</translation>
    </message>
    <message>
        <source>The declarer plays last: lead a short suit.</source>
        <translation>Der Alleinspieler sitzt hinten: Spiel eine kurze Farbe aus.</translation>
    </message>
    <message>
        <source>The declarer plays next: lead a long suit.</source>
        <translation>Der Alleinspieler kommt als Nächster: Spiel eine lange Farbe aus.</translation>
    </message>
    <message>
        <source>You have nothing but trumps to lead.</source>
        <translation>Du hast nur noch Trumpf zum Ausspielen.</translation>
    </message>
    <message>
        <source>Others hold higher cards of the suit and must beat it.</source>
        <translation>Andere haben höhere Karten der Farbe und müssen darübergehen.</translation>
    </message>
    <message>
        <source>It is the highest card that stays under the trick.</source>
        <translation>Es ist die höchste Karte, die darunter bleibt.</translation>
    </message>
    <message>
        <source>Every card goes over: the lowest may still be beaten.</source>
        <translation>Jede Karte geht darüber: Über die niedrigste kann noch jemand gehen.</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick: throw it.</source>
        <translation>Diese Karte würde am ehesten einen Stich machen: Wirf sie ab.</translation>
    </message>
    <message>
        <source>Lead low: the declarer may have to go over it.</source>
        <translation>Spiel niedrig aus: Der Alleinspieler muss vielleicht darübergehen.</translation>
    </message>
    <message>
        <source>Clear a short suit, so that you can throw cards later.</source>
        <translation>Spiel eine kurze Farbe leer, dann kannst du später abwerfen.</translation>
    </message>
    <message>
        <source>Stay under the declarer: the trick remains with him.</source>
        <translation>Bleib unter dem Alleinspieler: Der Stich bleibt bei ihm.</translation>
    </message>
    <message>
        <source>Keep the trick low, so that the declarer must go over.</source>
        <translation>Halt den Stich niedrig, damit der Alleinspieler darübergehen muss.</translation>
    </message>
    <message>
        <source>You cannot stay under: get rid of the high card.</source>
        <translation>Darunter kannst du nicht bleiben: Werd die hohe Karte los.</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: push, and the others pay more.</source>
        <translation>Mit diesen Karten verlierst du etwa {chance}&#xa0;% der Spiele: Schieb, dann zahlen die anderen mehr.</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: take the skat, pass two bad cards on.</source>
        <translation>Mit diesen Karten verlierst du etwa {chance}&#xa0;% der Spiele: Nimm den Skat auf und gib zwei schlechte Karten weiter.</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in about {chance} % of the deals.</source>
        <translation>Grand Hand gewinnt mit diesen Karten etwa {chance}&#xa0;% der Spiele.</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in only {chance} % of the deals.</source>
        <translation>Grand Hand gewinnt mit diesen Karten nur {chance}&#xa0;% der Spiele.</translation>
    </message>
    <message>
        <source>Lay away {cards}: their card points are safe.</source>
        <translation>Drück {cards}: Ihre Augen sind dann sicher.</translation>
    </message>
    <message>
        <source>{game}: lay away {cards}, what stays has the fewest losers.</source>
        <translation>{game}: Drück {cards}. Was bleibt, gibt die wenigsten Stiche ab.</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, worth bidding up to {limit}.</source>
        <translation>{game}: {chance}&#xa0;% Gewinnchance, reizen lohnt sich bis {limit}.</translation>
    </message>
    <message>
        <source>{game}: enough jacks, trumps and aces to bid up to {limit}.</source>
        <translation>{game}: genug Buben, Trümpfe und Asse, um bis {limit} zu reizen.</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, better than passing.</source>
        <translation>{game}: {chance}&#xa0;% Gewinnchance, besser als Passen.</translation>
    </message>
    <message>
        <source>No game is likely enough to be won.</source>
        <translation>Für kein Spiel ist die Gewinnchance groß genug.</translation>
    </message>
    <message>
        <source>These cards are worth {value}, not more.</source>
        <translation>Diese Karten sind {value} wert, nicht mehr.</translation>
    </message>
    <message>
        <source>A Ramsch is better: these cards lose it in {value} % of deals.</source>
        <translation>Ein Ramsch ist besser: Diese Karten verlieren ihn in {value}&#xa0;% der Spiele.</translation>
    </message>
    <message>
        <source>Hand: the skat is not needed, chance to win {value} %.</source>
        <translation>Hand: Den Skat brauchst du nicht, {value}&#xa0;% Gewinnchance.</translation>
    </message>
    <message>
        <source>The skat improves the hand.</source>
        <translation>Der Skat verbessert die Karten.</translation>
    </message>
    <message>
        <source>It brings the most on average: chance to win {value} %.</source>
        <translation>Es bringt im Schnitt am meisten: {value}&#xa0;% Gewinnchance.</translation>
    </message>
    <message>
        <source>It has the most jacks, trumps and aces.</source>
        <translation>Es hat die meisten Buben, Trümpfe und Asse.</translation>
    </message>
    <message>
        <source>At worst one trick of few points is lost: Schneider is safe.</source>
        <translation>Schlimmstenfalls geht ein billiger Stich verloren: Schneider ist sicher.</translation>
    </message>
    <message>
        <source>No trick can be lost: Schwarz is safe.</source>
        <translation>Kein Stich kann verloren gehen: Schwarz ist sicher.</translation>
    </message>
    <message>
        <source>No trick can be lost, also with open cards.</source>
        <translation>Auch mit offenen Karten kann kein Stich verloren gehen.</translation>
    </message>
    <message>
        <source>Nothing to say.</source>
        <translation>Dazu ist nichts zu sagen.</translation>
    </message>
    <message>
        <source>Against these trumps and aces most declarers lose.</source>
        <translation>Gegen diese Trümpfe und Asse verlieren die meisten Alleinspieler.</translation>
    </message>
    <message>
        <source>The declarer wins too often against these cards.</source>
        <translation>Der Alleinspieler gewinnt gegen diese Karten zu oft.</translation>
    </message>
    <message>
        <source>The game is nearly certain, also after Kontra.</source>
        <translation>Das Spiel ist fast sicher, auch nach Kontra.</translation>
    </message>
    <message>
        <source>The game is not certain enough to double it again.</source>
        <translation>Das Spiel ist nicht sicher genug, um noch einmal zu verdoppeln.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Hinterhand</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz&#xa0;{number}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} von {all}</translation>
    </message>
    <message>
        <source>After deal {number}: {points}</source>
        <translation>Nach Spiel&#xa0;{number}: {points}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Kept on this computer only.</source>
        <translation>Nur auf diesem Computer gespeichert.</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen…</translation>
    </message>
    <message>
        <source>There is nothing yet.</source>
        <translation>Noch ist nichts da.</translation>
    </message>
    <message>
        <source>No deal in the statistics yet</source>
        <translation>Noch kein Spiel in der Statistik</translation>
    </message>
    <message>
        <source>Each deal that you finish is counted here, by game and contract.</source>
        <translation>Jedes Spiel, das du zu Ende spielst, wird hier gezählt, nach Kartenspiel und Spielart.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read and do not count.</source>
        <translation>
            <numerusform>%n&#xa0;Zeile der Datei ist nicht lesbar und zählt nicht.</numerusform>
            <numerusform>%n&#xa0;Zeilen der Datei sind nicht lesbar und zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All</source>
        <comment>contracts</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All</source>
        <comment>seats of the order of play</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7&#xa0;Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30&#xa0;Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365&#xa0;Tage</translation>
    </message>
    <message>
        <source>All</source>
        <comment>days</comment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Zu dieser Auswahl passt kein Spiel.</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} von {all}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Own games won</source>
        <translation>Eigene Spiele gewonnen</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>Teuerstes Spiel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>{name}: {share} of the deals won</source>
        <translation>{name}: {share} der Spiele gewonnen</translation>
    </message>
    <message>
        <source>Deals won (%)</source>
        <translation>Gewonnene Spiele in Prozent</translation>
    </message>
    <message>
        <source>Points after each deal</source>
        <translation>Punkte nach jedem Spiel</translation>
    </message>
    <message>
        <source>Group the deals by</source>
        <translation>Spiele gruppieren nach</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Results in groups</source>
        <translation>Ergebnisse in Gruppen</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistik speichern</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>The deals counted so far are put into a file beside it; nothing is deleted.</source>
        <translation>Die bisher gezählten Spiele kommen in eine eigene Datei daneben, nichts wird gelöscht.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>Statistik zurücksetzen?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>More choices</source>
        <translation>Mehr Auswahl</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Finish early</source>
        <translation>Vorzeitig beenden</translation>
    </message>
    <message>
        <source>Skip this deal</source>
        <translation>Spiel überspringen</translation>
    </message>
    <message>
        <source>To the final standing</source>
        <translation>Zum Endstand</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <source>What else you can do</source>
        <translation>Was du sonst tun kannst</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Neben dem Tisch</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Hints are given when it is your turn.</source>
        <translation>Tipps gibt es, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>chosen, {number} of {most}</source>
        <translation>gewählt, {number} von {most}</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Keine Karte ist gewählt.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <translation>Gewählt: {cards}.</translation>
    </message>
    <message>
        <source>{card}, not allowed</source>
        <translation>{card}, nicht erlaubt</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <translation>{card}, spielbar</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, von dir gespielt</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel wählen</translation>
    </message>
    <message>
        <source>Choose a game at the right first.</source>
        <translation>Wähl zuerst rechts ein Spiel.</translation>
    </message>
    <message>
        <source>Choose the cards first.</source>
        <translation>Wähl zuerst die Karten.</translation>
    </message>
    <message>
        <source>Choose exactly one card.</source>
        <translation>Wähl dafür genau eine Karte.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>One more card</source>
        <translation>Noch eine Karte</translation>
    </message>
    <message>
        <source>Two cards chosen – click one again to take it back</source>
        <translation>Zwei Karten gewählt – ein Klick auf eine nimmt sie zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Auge</numerusform>
            <numerusform>%n&#xa0;Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s) for you</source>
        <translation>
            <numerusform>%n&#xa0;Auge für dich</numerusform>
            <numerusform>%n&#xa0;Augen für dich</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} = {sum}</source>
        <translation>{parts} = {sum}</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>In den Skat gelegt</translation>
    </message>
    <message>
        <source>For the next player</source>
        <translation>Für den Nächsten</translation>
    </message>
    <message>
        <source>To exchange</source>
        <translation>Zum Tauschen</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} von {most}</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Spielliste</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Seiten&amp;leiste</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Schrift &amp;größer</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Schrift &amp;kleiner</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>V&amp;origer Bereich</translation>
    </message>
    <message>
        <source>&amp;Card faces</source>
        <translation>Karten&amp;bild</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Resume: {game}</source>
        <translation>Weiterspielen: {game}</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{where}. Standing: {standing}</source>
        <translation>{where}. Stand: {standing}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>begins a label</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Auge</numerusform>
            <numerusform>%n&#xa0;Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;Stich</numerusform>
            <numerusform>%n&#xa0;Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the {cards}.</source>
        <translation>Du hast {cards}.</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <translation>{seat} ist am Zug</translation>
    </message>
    <message>
        <source>Your turn – you lead</source>
        <translation>Du bist am Zug – du spielst aus</translation>
    </message>
    <message>
        <source>Your turn – your last card</source>
        <translation>Du bist am Zug – deine letzte Karte</translation>
    </message>
    <message>
        <source>Your turn – any card may be played</source>
        <translation>Du bist am Zug – jede Karte ist erlaubt</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>{seat} deals.</source>
        <translation>{seat} gibt.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Du spielst {card}.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat} spielt {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} passt.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Du nimmst %n&#xa0;Karte.</numerusform>
            <numerusform>Du nimmst %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n card(s).</source>
        <translation>
            <numerusform>{seat} nimmt %n&#xa0;Karte.</numerusform>
            <numerusform>{seat} nimmt %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay away %n card(s).</source>
        <translation>
            <numerusform>Du drückst %n&#xa0;Karte.</numerusform>
            <numerusform>Du drückst %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays away %n card(s).</source>
        <translation>
            <numerusform>{seat} drückt %n&#xa0;Karte.</numerusform>
            <numerusform>{seat} drückt %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n card point(s).</source>
        <translation>
            <numerusform>Du machst den Stich: %n&#xa0;Auge.</numerusform>
            <numerusform>Du machst den Stich: %n&#xa0;Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the trick: %n card point(s).</source>
        <translation>
            <numerusform>{seat} macht den Stich: %n&#xa0;Auge.</numerusform>
            <numerusform>{seat} macht den Stich: %n&#xa0;Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>rearhand</source>
        <translation>Hinterhand</translation>
    </message>
    <message>
        <source>Round {round} · Deal {deal} of {deals}</source>
        <translation>Runde&#xa0;{round} · Spiel&#xa0;{deal} von&#xa0;{deals}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Spiel&#xa0;{deal}</translation>
    </message>
    <message>
        <source>I keep my cards.</source>
        <translation>Ich behalte meine Karten.</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n card(s).</source>
        <translation>
            <numerusform>Ich tausche %n&#xa0;Karte.</numerusform>
            <numerusform>Ich tausche %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>I take the trump card.</source>
        <translation>Ich nehme die Trumpfkarte.</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Du machst ihn</translation>
    </message>
    <message>
        <source>{seat} takes it</source>
        <translation>{seat} macht ihn</translation>
    </message>
    <message>
        <source>{taker} · {points}</source>
        <translation>{taker} · {points}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}: {text}</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <translation>{first}. {second}</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>On average, in points: {number} brings {own}, passing {other}.</source>
        <translation>Im Schnitt, in Punkten: {number} bringt {own}, Passen {other}.</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, {number} brings {other}.</source>
        <translation>Im Schnitt, in Punkten: Passen bringt {own}, {number} bringt {other}.</translation>
    </message>
    <message>
        <source>On average, in points: Hand brings {own}, taking the skat {other}.</source>
        <translation>Im Schnitt, in Punkten: Hand bringt {own}, den Skat aufzunehmen {other}.</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, Hand {other}.</source>
        <translation>Im Schnitt, in Punkten: Den Skat aufzunehmen bringt {own}, Hand {other}.</translation>
    </message>
    <message>
        <source>On average, in points: pushing brings {own}, taking the skat {other}.</source>
        <translation>Im Schnitt, in Punkten: Schieben bringt {own}, den Skat aufzunehmen {other}.</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, pushing {other}.</source>
        <translation>Im Schnitt, in Punkten: Den Skat aufzunehmen bringt {own}, Schieben {other}.</translation>
    </message>
    <message>
        <source>On average, in points: these two cards bring {own}, the next best two {other}.</source>
        <translation>Im Schnitt, in Punkten: Diese beiden Karten bringen {own}, die nächstbesten beiden {other}.</translation>
    </message>
    <message>
        <source>On average, in points: Grand Hand brings {own}, the Ramsch {other}.</source>
        <translation>Im Schnitt, in Punkten: Grand Hand bringt {own}, der Ramsch {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the Ramsch brings {own}, Grand Hand {other}.</source>
        <translation>Im Schnitt, in Punkten: Der Ramsch bringt {own}, Grand Hand {other}.</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, passing {other}.</source>
        <translation>Im Schnitt, in Punkten: Dieses Spiel bringt {own}, Passen {other}.</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, your best game {other}.</source>
        <translation>Im Schnitt, in Punkten: Passen bringt {own}, dein bestes Spiel {other}.</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, the next best {other}.</source>
        <translation>Im Schnitt, in Punkten: Dieses Spiel bringt {own}, das nächstbeste {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you knock, else {other}.</source>
        <translation>Im Schnitt, in Punkten: Klopfst du, bringt das Spiel {own}, sonst {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you do not knock, else {other}.</source>
        <translation>Im Schnitt, in Punkten: Klopfst du nicht, bringt das Spiel {own}, sonst {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Kontra, else {other}.</source>
        <translation>Im Schnitt, in Punkten: Mit Kontra bringt dir das Spiel {own}, sonst {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Kontra, else {other}.</source>
        <translation>Im Schnitt, in Punkten: Ohne Kontra bringt dir das Spiel {own}, sonst {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Re, else {other}.</source>
        <translation>Im Schnitt, in Punkten: Mit Re bringt dir das Spiel {own}, sonst {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Re, else {other}.</source>
        <translation>Im Schnitt, in Punkten: Ohne Re bringt dir das Spiel {own}, sonst {other}.</translation>
    </message>
</context>
</TS>
