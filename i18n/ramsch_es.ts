<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Acerca de Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Ramsch and its family of card games at one table, against computer players.</source>
        <translation>El Ramsch y su familia de juegos de cartas en una misma mesa, contra rivales automáticos.</translation>
    </message>
    <message>
        <source>This program is free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty. Card faces, heads and signs were drawn for it and have the same licence.</source>
        <translation>Este programa es software libre: puedes usarlo, compartirlo y modificarlo según la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía. Las cartas, las caras y los símbolos se dibujaron para él y tienen la misma licencia.</translation>
    </message>
    <message>
        <source>What it is built with</source>
        <translation>Con qué está hecho</translation>
    </message>
    <message>
        <source>**Qt {qt} and PySide6 {pyside}**, under the GNU Lesser General Public License, version 3. They are linked dynamically: you may replace them by other builds of the same version, in the folder of the Python package PySide6. Their sources are at download.qt.io.</source>
        <translation>**Qt {qt} y PySide6 {pyside}**, con la Licencia Pública General Reducida de GNU, versión 3. Están enlazados dinámicamente: puedes sustituirlos por otras compilaciones de la misma versión en la carpeta del paquete de Python PySide6. Su código fuente está en download.qt.io.</translation>
    </message>
    <message>
        <source>**Python {version}**, under the Python Software Foundation License.</source>
        <translation>**Python {version}**, con la licencia de la Python Software Foundation.</translation>
    </message>
    <message>
        <source>**Pillow {version}**, under the MIT-CMU License.</source>
        <translation>**Pillow {version}**, con la licencia MIT-CMU.</translation>
    </message>
    <message>
        <source>**platformdirs {version}**, under the MIT License.</source>
        <translation>**platformdirs {version}**, con la licencia MIT.</translation>
    </message>
</context>
<context>
    <name>Backs</name>
    <message>
        <source>To match the faces</source>
        <translation>Según el diseño</translation>
    </message>
    <message>
        <source>Blue scales</source>
        <translation>Escamas azules</translation>
    </message>
    <message>
        <source>Green scales</source>
        <translation>Escamas verdes</translation>
    </message>
    <message>
        <source>Violet diamonds</source>
        <translation>Rombos violetas</translation>
    </message>
    <message>
        <source>Red diamonds</source>
        <translation>Rombos rojos</translation>
    </message>
    <message>
        <source>Black and yellow</source>
        <translation>Negro y amarillo</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>dealer</source>
        <translation>reparte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>queda %n&#xa0;carta</numerusform>
            <numerusform>quedan %n&#xa0;cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardBavarian</name>
    <message>
        <source>ace of acorns</source>
        <translation>as de bellotas</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>rey de bellotas</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>ober de bellotas</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>unter de bellotas</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>diez de bellotas</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>nueve de bellotas</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>ocho de bellotas</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>siete de bellotas</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>as de hojas</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>rey de hojas</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>ober de hojas</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>unter de hojas</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>diez de hojas</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>nueve de hojas</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>ocho de hojas</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>siete de hojas</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de corazones</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rey de corazones</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>ober de corazones</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>unter de corazones</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>diez de corazones</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nueve de corazones</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ocho de corazones</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>siete de corazones</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>as de cascabeles</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>rey de cascabeles</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>ober de cascabeles</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>unter de cascabeles</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>diez de cascabeles</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>nueve de cascabeles</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>ocho de cascabeles</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>siete de cascabeles</translation>
    </message>
</context>
<context>
    <name>CardBavarianObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>el as de bellotas</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>el rey de bellotas</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>el ober de bellotas</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>el unter de bellotas</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>el diez de bellotas</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>el nueve de bellotas</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>el ocho de bellotas</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>el siete de bellotas</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>el as de hojas</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>el rey de hojas</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>el ober de hojas</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>el unter de hojas</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>el diez de hojas</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>el nueve de hojas</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>el ocho de hojas</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>el siete de hojas</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>el as de corazones</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>el rey de corazones</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>el ober de corazones</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>el unter de corazones</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>el diez de corazones</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>el nueve de corazones</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>el ocho de corazones</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>el siete de corazones</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>el as de cascabeles</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>el rey de cascabeles</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>el ober de cascabeles</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>el unter de cascabeles</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>el diez de cascabeles</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>el nueve de cascabeles</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>el ocho de cascabeles</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>el siete de cascabeles</translation>
    </message>
</context>
<context>
    <name>CardFrench</name>
    <message>
        <source>ace of clubs</source>
        <translation>as de tréboles</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>rey de tréboles</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dama de tréboles</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jota de tréboles</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>diez de tréboles</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nueve de tréboles</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>ocho de tréboles</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>siete de tréboles</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>seis de tréboles</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>cinco de tréboles</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>cuatro de tréboles</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tres de tréboles</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>dos de tréboles</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as de picas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>rey de picas</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dama de picas</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jota de picas</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>diez de picas</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nueve de picas</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>ocho de picas</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>siete de picas</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>seis de picas</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>cinco de picas</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>cuatro de picas</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>tres de picas</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>dos de picas</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de corazones</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rey de corazones</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dama de corazones</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jota de corazones</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>diez de corazones</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nueve de corazones</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ocho de corazones</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>siete de corazones</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>seis de corazones</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>cinco de corazones</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>cuatro de corazones</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>tres de corazones</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>dos de corazones</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as de diamantes</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>rey de diamantes</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dama de diamantes</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jota de diamantes</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>diez de diamantes</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>nueve de diamantes</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ocho de diamantes</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>siete de diamantes</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>seis de diamantes</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>cinco de diamantes</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>cuatro de diamantes</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>tres de diamantes</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>dos de diamantes</translation>
    </message>
</context>
<context>
    <name>CardFrenchObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation>el as de tréboles</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>el rey de tréboles</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>la dama de tréboles</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>la jota de tréboles</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>el diez de tréboles</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>el nueve de tréboles</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>el ocho de tréboles</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>el siete de tréboles</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>el seis de tréboles</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>el cinco de tréboles</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>el cuatro de tréboles</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>el tres de tréboles</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>el dos de tréboles</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>el as de picas</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>el rey de picas</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>la dama de picas</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>la jota de picas</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>el diez de picas</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>el nueve de picas</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>el ocho de picas</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>el siete de picas</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>el seis de picas</translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation>el cinco de picas</translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation>el cuatro de picas</translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation>el tres de picas</translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation>el dos de picas</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>el as de corazones</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>el rey de corazones</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>la dama de corazones</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>la jota de corazones</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>el diez de corazones</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>el nueve de corazones</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>el ocho de corazones</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>el siete de corazones</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>el seis de corazones</translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation>el cinco de corazones</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>el cuatro de corazones</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>el tres de corazones</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>el dos de corazones</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>el as de diamantes</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>el rey de diamantes</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>la dama de diamantes</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>la jota de diamantes</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>el diez de diamantes</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>el nueve de diamantes</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>el ocho de diamantes</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>el siete de diamantes</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>el seis de diamantes</translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation>el cinco de diamantes</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>el cuatro de diamantes</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>el tres de diamantes</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>el dos de diamantes</translation>
    </message>
</context>
<context>
    <name>CardGerman</name>
    <message>
        <source>ace of acorns</source>
        <translation>as de bellotas</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>rey de bellotas</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>ober de bellotas</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>unter de bellotas</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>diez de bellotas</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>nueve de bellotas</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>ocho de bellotas</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>siete de bellotas</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>as de hojas</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>rey de hojas</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>ober de hojas</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>unter de hojas</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>diez de hojas</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>nueve de hojas</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>ocho de hojas</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>siete de hojas</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de corazones</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rey de corazones</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>ober de corazones</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>unter de corazones</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>diez de corazones</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nueve de corazones</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ocho de corazones</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>siete de corazones</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>as de cascabeles</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>rey de cascabeles</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>ober de cascabeles</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>unter de cascabeles</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>diez de cascabeles</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>nueve de cascabeles</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>ocho de cascabeles</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>siete de cascabeles</translation>
    </message>
</context>
<context>
    <name>CardGermanObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>el as de bellotas</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>el rey de bellotas</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>el ober de bellotas</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>el unter de bellotas</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>el diez de bellotas</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>el nueve de bellotas</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>el ocho de bellotas</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>el siete de bellotas</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>el as de hojas</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>el rey de hojas</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>el ober de hojas</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>el unter de hojas</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>el diez de hojas</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>el nueve de hojas</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>el ocho de hojas</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>el siete de hojas</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>el as de corazones</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>el rey de corazones</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>el ober de corazones</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>el unter de corazones</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>el diez de corazones</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>el nueve de corazones</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>el ocho de corazones</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>el siete de corazones</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>el as de cascabeles</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>el rey de cascabeles</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>el ober de cascabeles</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>el unter de cascabeles</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>el diez de cascabeles</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>el nueve de cascabeles</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>el ocho de cascabeles</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>el siete de cascabeles</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>no es posible: {reason}</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Play Ramsch and its family of card games against computer opponents.</source>
        <translation>Jugar al Ramsch y a otros juegos de su familia contra rivales automáticos.</translation>
    </message>
    <message>
        <source>open this game: {games}</source>
        <translation>abrir este juego: {games}</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JUEGO</translation>
    </message>
    <message>
        <source>speak this language for this start only: {languages}</source>
        <translation>usar este idioma solo esta vez: {languages}</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>el registro que se abre</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>ORDEN</translation>
    </message>
    <message>
        <source>ARGUMENT</source>
        <translation>ARGUMENTO</translation>
    </message>
    <message>
        <source>For more about a command: {example}</source>
        <translation>Más sobre una orden: {example}</translation>
    </message>
    <message>
        <source>List the games with their options.</source>
        <translation>Enumerar los juegos con sus opciones.</translation>
    </message>
    <message>
        <source>Play records again and print the scores.</source>
        <translation>Volver a jugar los registros y mostrar las puntuaciones.</translation>
    </message>
    <message>
        <source>Let computer players play the same deals against each other.</source>
        <translation>Hacer que los rivales automáticos jueguen los mismos repartos entre sí.</translation>
    </message>
    <message>
        <source>Draw a table into a picture.</source>
        <translation>Dibujar una mesa en una imagen.</translation>
    </message>
    <message>
        <source>Let the computer play on the table by itself.</source>
        <translation>Dejar que el programa juegue solo en la mesa.</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>NOMBRE=VALOR</translation>
    </message>
    <message>
        <source>a player for each seat: {bots} or {command}; A is compared with the others</source>
        <translation>un jugador por puesto: {bots} o {command}; A se compara con los demás</translation>
    </message>
    <message>
        <source>deals; each is played once a seat</source>
        <translation>número de repartos; cada uno se juega una vez desde cada puesto</translation>
    </message>
    <message>
        <source>let N count whole matches and compare how many A wins</source>
        <translation>N cuenta partidas enteras; se compara cuántas gana A</translation>
    </message>
    <message>
        <source>the number that the deals come from</source>
        <translation>el número del que salen los repartos</translation>
    </message>
    <message>
        <source>an option of the game as in {example}</source>
        <translation>una opción del juego, por ejemplo {example}</translation>
    </message>
    <message>
        <source>processes to play in</source>
        <translation>número de procesos en paralelo</translation>
    </message>
    <message>
        <source>then let B play against copies of A on the same deals</source>
        <translation>después hacer que B juegue los mismos repartos contra copias de A</translation>
    </message>
    <message>
        <source>print one JSON object a line-up, the same in every language</source>
        <translation>mostrar un objeto JSON por alineación, igual en todos los idiomas</translation>
    </message>
    <message>
        <source>{share} %, difference {difference} ± {interval} (95 %)</source>
        <translation>{share} %; diferencia {difference} ± {interval} (95 %)</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>partidas ganadas</translation>
    </message>
    <message>
        <source>speak this language: {languages}</source>
        <translation>usar este idioma: {languages}</translation>
    </message>
    <message>
        <source>{game}: {bot} against {others}, {deals}, seed {seed}</source>
        <translation>{game}: {bot} contra {others}, {deals}, semilla {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;reparto</numerusform>
            <numerusform>%n&#xa0;repartos</numerusform>
        </translation>
    </message>
    <message>
        <source>{mean}, difference {difference} ± {interval} (95 %)</source>
        <translation>{mean}; diferencia {difference} ± {interval} (95 %)</translation>
    </message>
    <message>
        <source>mean {mean}, 95 % below {p95}, longest {longest}</source>
        <translation>media {mean}; el 95 % por debajo de {p95}; máximo {longest}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n&#xa0;partida</numerusform>
            <numerusform>%n&#xa0;partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>puntos por reparto</translation>
    </message>
    <message>
        <source>deals lost</source>
        <translation>repartos perdidos</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>jugadas no permitidas</translation>
    </message>
    <message>
        <source>games a second</source>
        <translation>juegos por segundo</translation>
    </message>
    <message>
        <source>milliseconds a move</source>
        <translation>milisegundos por jugada</translation>
    </message>
    <message>
        <source>PICTURE</source>
        <translation>IMAGEN</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>la imagen que se escribe</translation>
    </message>
    <message>
        <source>the kind of card faces</source>
        <translation>el tipo de cartas</translation>
    </message>
    <message>
        <source>FACES</source>
        <translation>CARAS</translation>
    </message>
    <message>
        <source>the language of the picture, {usual} if none is given: {languages}</source>
        <translation>el idioma de la imagen; si no se indica, {usual}: {languages}</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>ANCHOxALTO</translation>
    </message>
    <message>
        <source>width and height of the window in points</source>
        <translation>anchura y altura de la ventana en puntos</translation>
    </message>
    <message>
        <source>S</source>
        <translation>E</translation>
    </message>
    <message>
        <source>pixels a point</source>
        <translation>ampliación, por ejemplo 2 para el doble de píxeles</translation>
    </message>
    <message>
        <source>show a moment of this record</source>
        <translation>mostrar un momento de este registro</translation>
    </message>
    <message>
        <source>the moment after N actions of its last deal</source>
        <translation>el momento tras N acciones del último reparto</translation>
    </message>
    <message>
        <source>the language of the table: {languages}</source>
        <translation>el idioma de la mesa: {languages}</translation>
    </message>
    <message>
        <source>deals to play</source>
        <translation>número de repartos</translation>
    </message>
    <message>
        <source>play fast and without a display, and write a picture of the table</source>
        <translation>jugar deprisa y sin pantalla, y escribir una imagen de la mesa</translation>
    </message>
    <message>
        <source>the game, {usual} if none is given: {games}</source>
        <translation>el juego; si no se indica, {usual}: {games}</translation>
    </message>
    <message>
        <source>print one JSON list, the same in every language</source>
        <translation>mostrar una lista JSON, igual en todos los idiomas</translation>
    </message>
    <message>
        <source>The default of each option stands in brackets.</source>
        <translation>El valor habitual de cada opción va entre corchetes.</translation>
    </message>
    <message>
        <source>{id}: {game}, {seats}, {cards}</source>
        <translation>{id}: {game}, {seats}, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n&#xa0;puesto</numerusform>
            <numerusform>%n&#xa0;puestos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carta</numerusform>
            <numerusform>%n&#xa0;cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>%(option)s es ambiguo, puede ser %(matches)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>falta al menos un valor</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>aquí no va ningún valor: %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>falta: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos desconocidos: %s</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>mostrar esta ayuda</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: error: {message}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>uso:</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>argumentos:</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>opciones:</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>órdenes:</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>IDIOMA</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>mostrar la versión</translation>
    </message>
    <message>
        <source>a record; .jsonl has one a line, {sign} is the standard input</source>
        <translation>un registro; .jsonl tiene uno por línea, {sign} es la entrada estándar</translation>
    </message>
    <message>
        <source>print one JSON object a record, the same in every language</source>
        <translation>mostrar un objeto JSON por registro, igual en todos los idiomas</translation>
    </message>
    <message>
        <source>{file}: {game}</source>
        <translation>{file}: {game}</translation>
    </message>
    <message>
        <source>totals: {totals}</source>
        <translation>totales: {totals}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n&#xa0;acción</numerusform>
            <numerusform>%n&#xa0;acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {deal}: not finished, {actions}</source>
        <translation>reparto {deal}: sin terminar, {actions}</translation>
    </message>
    <message>
        <source>deal {deal}: {contract}</source>
        <translation>reparto {deal}: {contract}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}</source>
        <translation>puesto {seat} ({name}): puntuación {score}, puntos de cartas {points}, bazas {tricks}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}; {steps}</source>
        <translation>puesto {seat} ({name}): puntuación {score}, puntos de cartas {points}, bazas {tricks}; {steps}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Give up the game?</source>
        <translation>¿Quieres rendirte?</translation>
    </message>
    <message>
        <source>The deal ends at once and counts as lost for your side.</source>
        <translation>El reparto termina al momento y cuenta como perdido para tu bando.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>Registros de partida (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Guardar el registro</translation>
    </message>
</context>
<context>
    <name>FacePack</name>
    <message>
        <source>There is no such deck.</source>
        <translation>Esa baraja no existe.</translation>
    </message>
    <message>
        <source>{file} is too long.</source>
        <translation>{file} es demasiado largo.</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML: line {line} is wrong.</source>
        <translation>{file} no es una tabla TOML: la línea {line} es incorrecta.</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML.</source>
        <translation>{file} no es una tabla TOML.</translation>
    </message>
    <message>
        <source>{file}: the entry {entry} is wrong.</source>
        <translation>{file}: la entrada {entry} no es correcta.</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards.</source>
        <translation>Una baraja tiene 32, 36 o 52&#xa0;cartas.</translation>
    </message>
    <message>
        <source>There are no pictures of cards here (PNG or SVG, such as SA.png).</source>
        <translation>Aquí no hay imágenes de cartas (PNG o SVG, por ejemplo SA.png).</translation>
    </message>
    <message>
        <source>A deck of {count} cards needs a picture of {card} too.</source>
        <translation>Una baraja de {count} cartas necesita también una imagen para {card}.</translation>
    </message>
    <message>
        <source>These are pictures of {found} cards; a deck has 32, 36 or 52.</source>
        <translation>Hay imágenes de {found} cartas; una baraja tiene 32, 36 o 52.</translation>
    </message>
    <message>
        <source>{first} and {second} show the same card.</source>
        <translation>{first} y {second} muestran la misma carta.</translation>
    </message>
    <message>
        <source>{file} does not have the shape of a card, about two by three.</source>
        <translation>{file} no tiene la forma de una carta, más o menos dos por tres.</translation>
    </message>
    <message>
        <source>{file} is not a PNG picture that can be read.</source>
        <translation>{file} no es una imagen PNG que se pueda leer.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} million pixels.</source>
        <translation>{file} tiene más de {most} millones de píxeles.</translation>
    </message>
    <message>
        <source>{file} shows nothing.</source>
        <translation>{file} no muestra nada.</translation>
    </message>
    <message>
        <source>{file} is less than {least} pixels wide.</source>
        <translation>{file} tiene menos de {least} píxeles de ancho.</translation>
    </message>
    <message>
        <source>{file} is not an SVG picture that can be read.</source>
        <translation>{file} no es una imagen SVG que se pueda leer.</translation>
    </message>
    <message>
        <source>{file} defines entities, which a card may not.</source>
        <translation>{file} define entidades, y eso no se permite en una carta.</translation>
    </message>
    <message>
        <source>{file} has too many parts.</source>
        <translation>{file} tiene demasiados elementos.</translation>
    </message>
    <message>
        <source>{file} uses &lt;{element}&gt;, which a card may not.</source>
        <translation>{file} usa &lt;{element}&gt;, y eso no se permite en una carta.</translation>
    </message>
    <message>
        <source>{file} has a script in it, which a card may not.</source>
        <translation>{file} contiene un script, y eso no se permite en una carta.</translation>
    </message>
    <message>
        <source>{file} points to something outside of itself.</source>
        <translation>{file} remite a algo externo al archivo.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is.</source>
        <translation>{file} no indica su tamaño.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>No se puede leer {file}.</translation>
    </message>
    <message>
        <source>A deck has at most {most} files; here are more.</source>
        <translation>Una baraja tiene como máximo {most} archivos; aquí hay más.</translation>
    </message>
    <message>
        <source>The files of a deck have at most {most} MB together; these have more.</source>
        <translation>Los archivos de una baraja ocupan como máximo {most} MB en total; estos ocupan más.</translation>
    </message>
    <message>
        <source>{file} is not an ordinary file but a link or a device.</source>
        <translation>{file} no es un archivo normal, sino un enlace o un dispositivo.</translation>
    </message>
    <message>
        <source>{file} is not a zip file that can be read.</source>
        <translation>{file} no es un archivo zip que se pueda leer.</translation>
    </message>
    <message>
        <source>The zip file has {file} twice.</source>
        <translation>El archivo zip contiene {file} dos veces.</translation>
    </message>
    <message>
        <source>{file} would lie outside of the deck.</source>
        <translation>{file} quedaría fuera de la baraja.</translation>
    </message>
    <message>
        <source>{file} is locked with a password.</source>
        <translation>{file} está protegido con contraseña.</translation>
    </message>
    <message>
        <source>A picture of this deck cannot be drawn.</source>
        <translation>No se puede dibujar una imagen de esta baraja.</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards, not {count}.</source>
        <translation>Una baraja tiene 32, 36 o 52&#xa0;cartas, no {count}.</translation>
    </message>
    <message>
        <source>{file}: an entry is wrong.</source>
        <translation>{file}: una entrada es incorrecta.</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{deck} has no picture of {cards}.</source>
        <translation>En la baraja {deck} no hay imagen de {cards}.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be drawn.</source>
        <translation>{file} no es una imagen que se pueda dibujar.</translation>
    </message>
    <message>
        <source>indices.toml has no label {label}.</source>
        <translation>indices.toml no tiene la etiqueta {label}.</translation>
    </message>
    <message>
        <source>{deck} has no card {card}.</source>
        <translation>En la baraja {deck} no hay carta {card}.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>By game</source>
        <translation>Según el juego</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Alemana</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Apta para daltónicos</translation>
    </message>
</context>
<context>
    <name>FacesMenu</name>
    <message>
        <source>By g&amp;ame</source>
        <translation>&amp;Según el juego</translation>
    </message>
    <message>
        <source>&amp;French-suited</source>
        <translation>Baraja &amp;francesa</translation>
    </message>
    <message>
        <source>Four &amp;colours</source>
        <translation>Cuatro &amp;colores</translation>
    </message>
    <message>
        <source>&amp;German-suited</source>
        <translation>Baraja &amp;alemana</translation>
    </message>
    <message>
        <source>Colour-&amp;blind safe</source>
        <translation>Apta para &amp;daltónicos</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Al&amp;to contraste</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The number of bots is {count}: expected {expected} for these options.</source>
        <translation>El número de bots es {count}: con estas opciones debe ser {expected}.</translation>
    </message>
    <message>
        <source>There is no bot &apos;{bot}&apos;: expected one of {offered} or cmd:COMMAND.</source>
        <translation>No hay ningún bot «{bot}»: puede ser {offered} o cmd:ORDEN.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; takes nothing after it, but &apos;{rest}&apos; stands there.</source>
        <translation>Después de «{word}» no va nada, pero pone «{rest}».</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; names a card twice.</source>
        <translation>«{action}» nombra una carta dos veces.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no action here: expected one of {offered}.</source>
        <translation>Aquí no existe la acción «{action}»: puede ser {offered}.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered} and others.</source>
        <translation>«{action}» no está permitido: puede ser {offered} y otras.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered}.</source>
        <translation>«{action}» no está permitido: puede ser {offered}.</translation>
    </message>
    <message>
        <source>&apos;{code}&apos; is no card: expected a suit C S H D and a rank A K Q J 10 to 2, as in SA.</source>
        <translation>«{code}» no es una carta: debe ser un palo C S H D y un valor A K Q J 10 a 2, como en SA.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; comes after the end of the deal.</source>
        <translation>«{action}» viene después del final del reparto.</translation>
    </message>
    <message>
        <source>The card {card} is dealt twice.</source>
        <translation>La carta {card} está repartida dos veces.</translation>
    </message>
    <message>
        <source>The card {card} is missing.</source>
        <translation>Falta la carta {card}.</translation>
    </message>
    <message>
        <source>The card {card} does not belong to the pack of this game.</source>
        <translation>La carta {card} no pertenece a la baraja de este juego.</translation>
    </message>
    <message>
        <source>The number of cards at seat {seat} is {count}: expected {expected}.</source>
        <translation>El número de cartas en el puesto {seat} es {count}: debe ser {expected}.</translation>
    </message>
    <message>
        <source>The number of hands is {count}: expected {expected}.</source>
        <translation>El número de puestos con cartas es {count}: debe ser {expected}.</translation>
    </message>
    <message>
        <source>Action {number}: {what}</source>
        <translation>Acción {number}: {what}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action}: {what}</source>
        <translation>Reparto {deal}, acción {action}: {what}</translation>
    </message>
    <message>
        <source>Deal {deal}: {what}</source>
        <translation>Reparto {deal}: {what}</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a value.</source>
        <translation>Línea {line}, columna {column}: aquí falta un valor en el texto JSON.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a name in double quotes.</source>
        <translation>Línea {line}, columna {column}: aquí falta en el texto JSON un nombre entre comillas dobles.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a colon.</source>
        <translation>Línea {line}, columna {column}: aquí faltan los dos puntos en el texto JSON.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a comma or a closing bracket.</source>
        <translation>Línea {line}, columna {column}: aquí falta en el texto JSON una coma, un corchete o una llave de cierre.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The quotation mark that opens here is never closed.</source>
        <translation>Línea {line}, columna {column}: las comillas que se abren aquí no se cierran.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The JSON text should end here, but it goes on.</source>
        <translation>Línea {line}, columna {column}: el texto JSON debería terminar aquí, pero continúa.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>No contiene nada.</translation>
    </message>
    <message>
        <source>The JSON text is nested too deep.</source>
        <translation>El texto JSON tiene demasiados niveles.</translation>
    </message>
    <message>
        <source>A number in the JSON text is too long.</source>
        <translation>Un número del texto JSON es demasiado largo.</translation>
    </message>
    <message>
        <source>The JSON text is not an object.</source>
        <translation>El texto JSON no es un objeto.</translation>
    </message>
    <message>
        <source>&quot;version&quot; is {version}: this program reads version {expected}.</source>
        <translation>&quot;version&quot; es {version}: este programa lee la versión {expected}.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the text is no JSON.</source>
        <translation>Línea {line}, columna {column}: aquí el texto no es JSON.</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}: expected one of {offered}.</source>
        <translation>La opción {option} no puede ser {value}: puede ser {offered}.</translation>
    </message>
    <message>
        <source>There is no option &apos;{option}&apos;: expected one of {offered}.</source>
        <translation>No existe la opción «{option}»: puede ser {offered}.</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is not a list of deals.</source>
        <translation>&quot;deals&quot; no es una lista de repartos.</translation>
    </message>
    <message>
        <source>The text is longer than {most} characters: no record is.</source>
        <translation>El texto pasa de {most} caracteres: ningún registro es tan largo.</translation>
    </message>
    <message>
        <source>&quot;format&quot; is not &quot;{expected}&quot;: this is no record of a match.</source>
        <translation>&quot;format&quot; no es &quot;{expected}&quot;: esto no es el registro de una partida.</translation>
    </message>
    <message>
        <source>&quot;game&quot; is {name}: expected one of {offered}.</source>
        <translation>&quot;game&quot; es {name}: puede ser {offered}.</translation>
    </message>
    <message>
        <source>&quot;options&quot; is not an object.</source>
        <translation>&quot;options&quot; no es un objeto.</translation>
    </message>
    <message>
        <source>&quot;seats&quot; is not a list of names.</source>
        <translation>&quot;seats&quot; no es una lista de nombres.</translation>
    </message>
    <message>
        <source>&quot;seats&quot; names {count}: expected {expected} for these options.</source>
        <translation>Número de nombres en &quot;seats&quot;: {count}; con estas opciones debe ser {expected}.</translation>
    </message>
    <message>
        <source>This is not an object.</source>
        <translation>Esto no es un objeto.</translation>
    </message>
    <message>
        <source>&quot;hands&quot; is not a list of texts like &quot;CK SA H10&quot;.</source>
        <translation>&quot;hands&quot; no es una lista de textos como &quot;CK SA H10&quot;.</translation>
    </message>
    <message>
        <source>&quot;dealer&quot; is {dealer}: expected a seat from 0 to {last}.</source>
        <translation>&quot;dealer&quot; es {dealer}: debe ser un puesto de 0 a {last}.</translation>
    </message>
    <message>
        <source>&quot;talon&quot; is not a text like &quot;DK C9&quot;.</source>
        <translation>&quot;talon&quot; no es un texto como &quot;DK C9&quot;.</translation>
    </message>
    <message>
        <source>&quot;actions&quot; is not a list of texts like &quot;play DA&quot;.</source>
        <translation>&quot;actions&quot; no es una lista de textos como &quot;play DA&quot;.</translation>
    </message>
    <message>
        <source>It is not played to its end, but another deal follows.</source>
        <translation>No se ha jugado hasta el final, pero le sigue otro reparto.</translation>
    </message>
    <message>
        <source>There is no game &apos;{game}&apos;: expected one of {offered}.</source>
        <translation>No existe el juego «{game}»: puede ser {offered}.</translation>
    </message>
    <message>
        <source>The cut card {card} is neither in the talon nor in the cutter&apos;s hand.</source>
        <translation>La carta del corte, {card}, no está ni en el mazo ni entre las cartas de quien corta.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected no suit after &apos;{game}&apos;.</source>
        <translation>«{action}» no es un juego: después de «{game}» no va ningún palo.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected one of {offered} after &apos;{game}&apos;.</source>
        <translation>«{action}» no es un juego: después de «{game}» puede ir {offered}.</translation>
    </message>
    <message>
        <source>&apos;{game}&apos; is no game: expected one of {offered}.</source>
        <translation>«{game}» no es un juego: puede ser {offered}.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; cannot follow &apos;{game}&apos;: expected {offered}.</source>
        <translation>«{word}» no puede ir después de «{game}»: puede ir {offered}.</translation>
    </message>
    <message>
        <source>&apos;claim&apos; is not allowed: the remaining tricks are not sure.</source>
        <translation>«claim» no está permitido: las bazas restantes no son seguras.</translation>
    </message>
    <message>
        <source>Cards are dealt to the seats {seats}: expected {expected}.</source>
        <translation>Tienen cartas los puestos {seats}: deben ser {expected}.</translation>
    </message>
    <message>
        <source>&apos;bid {value}&apos; is no bid: expected a number, as in &apos;bid 18&apos;.</source>
        <translation>«bid {value}» no es una puja: debe llevar un número, como en «bid 18».</translation>
    </message>
    <message>
        <source>The match is over: no deal follows.</source>
        <translation>La partida ha terminado: no hay más repartos.</translation>
    </message>
    <message>
        <source>The deal on the table is not finished.</source>
        <translation>El reparto de la mesa no ha terminado.</translation>
    </message>
    <message>
        <source>It is not an ordinary file but a folder, a pipe or a device.</source>
        <translation>No es un archivo normal, sino una carpeta, una tubería o un dispositivo.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>El archivo ocupa más de {most} MB.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: byte {number} is wrong.</source>
        <translation>El archivo no es texto UTF-8: el byte {number} es incorrecto.</translation>
    </message>
    <message>
        <source>There is no space left on the disk.</source>
        <translation>No queda espacio en el disco.</translation>
    </message>
    <message>
        <source>Your share of the disk is used up.</source>
        <translation>Has agotado tu cuota de disco.</translation>
    </message>
    <message>
        <source>You have no permission to do this here.</source>
        <translation>No tienes permiso para hacer esto aquí.</translation>
    </message>
    <message>
        <source>This place can only be read, not written to.</source>
        <translation>Este lugar es de solo lectura.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>No existe ese archivo o carpeta.</translation>
    </message>
    <message>
        <source>There is a folder of this name, not a file.</source>
        <translation>Con ese nombre hay una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Una parte de la ruta es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>The folder is not empty.</source>
        <translation>La carpeta no está vacía.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>El nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>The name has signs that are not allowed here.</source>
        <translation>El nombre tiene caracteres que aquí no se permiten.</translation>
    </message>
    <message>
        <source>The file would be too large.</source>
        <translation>El archivo sería demasiado grande.</translation>
    </message>
    <message>
        <source>The disk or drive does not work as it should.</source>
        <translation>El disco o la unidad no funciona bien.</translation>
    </message>
    <message>
        <source>The links here lead around in a circle.</source>
        <translation>Los enlaces forman aquí un círculo.</translation>
    </message>
    <message>
        <source>There are too many links to this file.</source>
        <translation>Hay demasiados enlaces a este archivo.</translation>
    </message>
    <message>
        <source>There is already a file or folder of this name.</source>
        <translation>Ya existe un archivo o una carpeta con ese nombre.</translation>
    </message>
    <message>
        <source>Another program uses this file.</source>
        <translation>Otro programa está usando este archivo.</translation>
    </message>
    <message>
        <source>Too many files are open at the same time.</source>
        <translation>Hay demasiados archivos abiertos a la vez.</translation>
    </message>
    <message>
        <source>The disk or computer on the network does not answer.</source>
        <translation>El disco o el equipo de la red no responde.</translation>
    </message>
    <message>
        <source>The system reports an error ({words}).</source>
        <translation>El sistema informa de un error ({words}).</translation>
    </message>
    <message>
        <source>The system reports error {number} ({words}).</source>
        <translation>El sistema informa del error {number} ({words}).</translation>
    </message>
    <message>
        <source>The program reports an error ({words}).</source>
        <translation>El programa informa de un error ({words}).</translation>
    </message>
    <message>
        <source>&quot;games&quot; is not an object.</source>
        <translation>&quot;games&quot; no es un objeto.</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is empty: there is nothing to play on.</source>
        <translation>&quot;deals&quot; está vacío: no hay nada que seguir jugando.</translation>
    </message>
    <message>
        <source>Its folder does not answer.</source>
        <translation>Su carpeta no responde.</translation>
    </message>
    <message>
        <source>The table cannot be opened: the module {module} is missing.</source>
        <translation>No se puede abrir la mesa: falta el módulo {module}.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no option: expected one such as rounds=3.</source>
        <translation>«{given}» no es una opción: se espera, por ejemplo, rounds=3.</translation>
    </message>
    <message>
        <source>The bot {program} cannot be started: {what}</source>
        <translation>No se puede iniciar el bot {program}: {what}</translation>
    </message>
    <message>
        <source>Nothing can be drawn here: the module {module} is missing.</source>
        <translation>Aquí no se puede dibujar nada: falta el módulo {module}.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Entrada estándar</translation>
    </message>
    <message>
        <source>{file}: line {line}</source>
        <translation>{file}: línea {line}</translation>
    </message>
    <message>
        <source>This is longer than {bytes} bytes: no record is.</source>
        <translation>Esto ocupa más de {bytes} bytes: ningún registro es tan largo.</translation>
    </message>
    <message>
        <source>Byte {number} is not UTF-8 text: expected a record in JSON.</source>
        <translation>El byte {number} no es texto UTF-8: se espera un registro en JSON.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {what}</source>
        <translation>No se puede leer {file}: {what}</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number above 0.</source>
        <translation>«{given}» no es un número entero mayor que 0.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number.</source>
        <translation>«{given}» no es un número entero.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no number above 0 such as 1.5.</source>
        <translation>«{given}» no es un número mayor que 0, como 1.5.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no size: expected one such as 1280x800.</source>
        <translation>«{given}» no es un tamaño: se espera, por ejemplo, 1280x800.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no line-up: expected two bots or more such as medium,easy,easy.</source>
        <translation>«{given}» no es una alineación: hacen falta dos bots o más, por ejemplo medium,easy,easy.</translation>
    </message>
    <message>
        <source>There is no language &apos;{language}&apos;: expected one of {offered}.</source>
        <translation>No existe el idioma «{language}»: puede ser {offered}.</translation>
    </message>
    <message>
        <source>{program} is running but cannot be called: {reason}</source>
        <translation>{program} está en marcha, pero no se puede contactar con él: {reason}</translation>
    </message>
    <message>
        <source>{program} is running but does not answer.</source>
        <translation>{program} está en marcha, pero no responde.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be written.</source>
        <translation>No se puede escribir la imagen {file}.</translation>
    </message>
    <message>
        <source>There are no faces &apos;{faces}&apos;: expected one of {offered}.</source>
        <translation>No existen las cartas «{faces}»: puede ser {offered}.</translation>
    </message>
    <message>
        <source>The last deal has no moment {at}: expected one from 0 to {last}.</source>
        <translation>En el último reparto no existe el momento {at}: puede ser de 0 a {last}.</translation>
    </message>
</context>
<context>
    <name>Follow</name>
    <message>
        <source>Trumps are led: you must play a trump.</source>
        <translation>Han salido con triunfo: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>Acorns must be followed.</source>
        <translation>Hay que asistir a bellotas.</translation>
    </message>
    <message>
        <source>Clubs must be followed.</source>
        <translation>Hay que asistir a tréboles.</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <translation>Hay que asistir a hojas.</translation>
    </message>
    <message>
        <source>Spades must be followed.</source>
        <translation>Hay que asistir a picas.</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <comment>German-suited</comment>
        <translation>Hay que asistir a corazones.</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <translation>Hay que asistir a corazones.</translation>
    </message>
    <message>
        <source>Bells must be followed.</source>
        <translation>Hay que asistir a cascabeles.</translation>
    </message>
    <message>
        <source>Diamonds must be followed.</source>
        <translation>Hay que asistir a diamantes.</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <comment>Bavarian</comment>
        <translation>Hay que asistir a hojas.</translation>
    </message>
    <message>
        <source>Your turn – follow with a trump</source>
        <translation>Te toca: asiste con un triunfo</translation>
    </message>
    <message>
        <source>Your turn – follow acorns</source>
        <translation>Te toca: asiste a bellotas</translation>
    </message>
    <message>
        <source>Your turn – follow clubs</source>
        <translation>Te toca: asiste a tréboles</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <translation>Te toca: asiste a hojas</translation>
    </message>
    <message>
        <source>Your turn – follow spades</source>
        <translation>Te toca: asiste a picas</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <translation>Te toca: asiste a corazones</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <comment>Bavarian</comment>
        <translation>Te toca: asiste a hojas</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <comment>German-suited</comment>
        <translation>Te toca: asiste a corazones</translation>
    </message>
    <message>
        <source>Your turn – follow bells</source>
        <translation>Te toca: asiste a cascabeles</translation>
    </message>
    <message>
        <source>{name} had no trump left.</source>
        <translation>A {name} no le quedaban triunfos.</translation>
    </message>
    <message>
        <source>{name} had no clubs left.</source>
        <translation>A {name} no le quedaban tréboles.</translation>
    </message>
    <message>
        <source>{name} had no spades left.</source>
        <translation>A {name} no le quedaban picas.</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <translation>A {name} no le quedaban corazones.</translation>
    </message>
    <message>
        <source>{name} had no diamonds left.</source>
        <translation>A {name} no le quedaban diamantes.</translation>
    </message>
    <message>
        <source>{name} had no acorns left.</source>
        <translation>A {name} no le quedaban bellotas.</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <comment>Bavarian</comment>
        <translation>A {name} no le quedaban hojas.</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <translation>A {name} no le quedaban hojas.</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <comment>German-suited</comment>
        <translation>A {name} no le quedaban corazones.</translation>
    </message>
    <message>
        <source>{name} had no bells left.</source>
        <translation>A {name} no le quedaban cascabeles.</translation>
    </message>
    <message>
        <source>Your turn – follow diamonds</source>
        <translation>Te toca: asiste a diamantes</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play {game}</source>
        <translation>Jugar: {game}</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Opciones…</translation>
    </message>
    <message>
        <source>Options of {game}</source>
        <translation>Opciones: {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;jugador</numerusform>
            <numerusform>%n&#xa0;jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}-{high} jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n&#xa0;minuto</numerusform>
            <numerusform>%n&#xa0;minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>&amp;Todos los juegos</translation>
    </message>
    <message>
        <source>&amp;Resume match</source>
        <translation>&amp;Reanudar la partida</translation>
    </message>
    <message>
        <source>Match &amp;history</source>
        <translation>&amp;Historial de partidas</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Abrir un registro…</translation>
    </message>
    <message>
        <source>&amp;Save record as…</source>
        <translation>&amp;Guardar el registro como…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Informar de un &amp;problema…</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>&amp;Mostrar el diario técnico</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>&amp;Acerca de…</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>{file} cannot be read. {reason}</source>
        <translation>No se puede leer {file}. {reason}</translation>
    </message>
    <message>
        <source>Unfinished, {points}</source>
        <translation>Sin terminar, {points}</translation>
    </message>
    <message>
        <source>Place {place}, {points}</source>
        <translation>{place}.ª posición, {points}</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>The matches cannot be read</source>
        <translation>No se pueden leer las partidas</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>Historial de partidas</translation>
    </message>
    <message>
        <source>The matches are being read…</source>
        <translation>Leyendo las partidas…</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), kept on this computer only.</source>
        <translation>
            <numerusform>%n&#xa0;partida, guardada solo en este equipo.</numerusform>
            <numerusform>%n&#xa0;partidas, guardadas solo en este equipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Más antiguas primero</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Por nivel</translation>
    </message>
    <message>
        <source>Most deals first</source>
        <translation>Más largas primero</translation>
    </message>
    <message>
        <source>Best place first</source>
        <translation>Mejor posición primero</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Each match that you play is kept here, to be resumed, read and reviewed.</source>
        <translation>Aquí se guarda cada partida que juegas, para reanudarla, leerla y analizarla.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No match is chosen.</source>
        <translation>No hay ninguna partida elegida.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Este archivo no se puede leer.</translation>
    </message>
    <message>
        <source>This match is finished.</source>
        <translation>Esta partida ha terminado.</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>Registros de partida (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>The record could not be written</source>
        <translation>No se ha podido guardar el registro</translation>
    </message>
    <message>
        <source>The match cannot be read</source>
        <translation>No se puede leer la partida</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es la única carta que puedes jugar.</translation>
    </message>
    <message>
        <source>Any choice will do.</source>
        <translation>Sirve cualquier opción.</translation>
    </message>
    <message>
        <source>There is no choice: you must play.</source>
        <translation>No hay elección: debes jugar.</translation>
    </message>
    <message>
        <source>Nobody plays and you are the last: five tricks are yours without play.</source>
        <translation>No juega nadie y solo faltas tú: las cinco bazas son tuyas sin jugar.</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: enough to play.</source>
        <translation>La probabilidad de hacer al menos una baza ronda el {chance}&#xa0;%: basta para jugar.</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: too little.</source>
        <translation>La probabilidad de hacer al menos una baza ronda el {chance}&#xa0;%: es poco.</translation>
    </message>
    <message>
        <source>You need so little that a chance of {chance} % is enough.</source>
        <translation>Te falta tan poco que basta una probabilidad del {chance}&#xa0;%.</translation>
    </message>
    <message>
        <source>Another player is almost done: a chance of {chance} % must be enough.</source>
        <translation>Otro jugador está a punto de acabar: tiene que bastar una probabilidad del {chance}&#xa0;%.</translation>
    </message>
    <message>
        <source>No trick costs little now: a chance of {chance} % is enough.</source>
        <translation>Quedarse sin bazas cuesta poco ahora: basta una probabilidad del {chance}&#xa0;%.</translation>
    </message>
    <message>
        <source>A plain ace is led first: later it may be trumped.</source>
        <translation>Primero se sale con el as de un palo corriente: más tarde pueden fallarlo.</translation>
    </message>
    <message>
        <source>The highest plain card is led while trumps are kept for later.</source>
        <translation>Se sale con la carta corriente más alta y se guardan los triunfos.</translation>
    </message>
    <message>
        <source>Only trumps are left: the highest one leads.</source>
        <translation>Solo quedan triunfos: se sale con el más alto.</translation>
    </message>
    <message>
        <source>The lowest card that beats the trick is enough for now.</source>
        <translation>Por ahora basta la carta más baja que supere la baza.</translation>
    </message>
    <message>
        <source>You are the last to play: the lowest card that wins is enough.</source>
        <translation>Cierras la baza: basta la carta más baja que la gane.</translation>
    </message>
    <message>
        <source>You still need a trick: this card has the best chance.</source>
        <translation>Aún necesitas una baza: esta carta es la que tiene más posibilidades.</translation>
    </message>
    <message>
        <source>The trick is lost: give the lowest card.</source>
        <translation>La baza está perdida: echa la carta más baja.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you play, and {other} if you drop out.</source>
        <translation>De 1000 partidas así ganas unas {own} si juegas y {other} si te retiras.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you drop out, and {other} if you play.</source>
        <translation>De 1000 partidas así ganas unas {own} si te retiras y {other} si juegas.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with these cards away, and {other} with others.</source>
        <translation>De 1000 partidas así ganas unas {own} si cambias estas cartas y {other} si cambias otras.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you keep the card, and {other} if you leave it.</source>
        <translation>De 1000 partidas así ganas unas {own} si te quedas la carta y {other} si la dejas.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you leave the card, and {other} if you keep it.</source>
        <translation>De 1000 partidas así ganas unas {own} si dejas la carta y {other} si te la quedas.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you exchange nothing, and {other} if you do.</source>
        <translation>De 1000 partidas así ganas unas {own} si no cambias nada y {other} si cambias.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with the turned-up card, and {other} without it.</source>
        <translation>De 1000 partidas así ganas unas {own} con la carta descubierta y {other} sin ella.</translation>
    </message>
    <message>
        <source>Acorns are trumps</source>
        <translation>Triunfo: bellotas</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Triunfo: tréboles</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <comment>Bavarian</comment>
        <translation>Triunfo: hojas</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <translation>Triunfo: hojas</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>Triunfo: picas</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <comment>German-suited</comment>
        <translation>Triunfo: corazones</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Triunfo: corazones</translation>
    </message>
    <message>
        <source>Bells are trumps</source>
        <translation>Triunfo: cascabeles</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Triunfo: diamantes</translation>
    </message>
    <message>
        <source>You have no acorns: you must play a trump.</source>
        <translation>No tienes bellotas: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>You have no clubs: you must play a trump.</source>
        <translation>No tienes tréboles: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <comment>Bavarian</comment>
        <translation>No tienes hojas: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <translation>No tienes hojas: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>You have no spades: you must play a trump.</source>
        <translation>No tienes picas: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <comment>German-suited</comment>
        <translation>No tienes corazones: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <translation>No tienes corazones: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>You have no bells: you must play a trump.</source>
        <translation>No tienes cascabeles: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>You have no diamonds: you must play a trump.</source>
        <translation>No tienes diamantes: debes jugar un triunfo.</translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation>Puedes montar, así que debes hacerlo.</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat} decide si juega</translation>
    </message>
    <message>
        <source>You must play this deal</source>
        <translation>Debes jugar este reparto</translation>
    </message>
    <message>
        <source>Do you stay in?</source>
        <translation>¿Sigues en juego?</translation>
    </message>
    <message>
        <source>Your turn – you must beat the trick</source>
        <translation>Te toca: debes montar</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>I stay in.</source>
        <translation>Sigo.</translation>
    </message>
    <message>
        <source>I drop out.</source>
        <translation>Me retiro.</translation>
    </message>
    <message>
        <source>You stay in.</source>
        <translation>Sigues en juego.</translation>
    </message>
    <message>
        <source>{seat} stays in.</source>
        <translation>{seat} sigue en juego.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Te retiras.</translation>
    </message>
    <message>
        <source>{seat} drops out.</source>
        <translation>{seat} se retira.</translation>
    </message>
    <message>
        <source>The trump card is the {card}.</source>
        <translation>Carta de triunfo: {card}.</translation>
    </message>
    <message>
        <source>You take {card}, the turned-up card.</source>
        <translation>Tomas {card}, la carta descubierta.</translation>
    </message>
    <message>
        <source>{seat} takes {card}, the turned-up card.</source>
        <translation>{seat} toma {card}, la carta descubierta.</translation>
    </message>
    <message>
        <source>You keep all cards.</source>
        <translation>No cambias cartas.</translation>
    </message>
    <message>
        <source>{seat} keeps all cards.</source>
        <translation>{seat} no cambia cartas.</translation>
    </message>
    <message>
        <source>drops out</source>
        <translation>se retira</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>juega</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n</source>
        <translation>
            <numerusform>cambia %n</numerusform>
            <numerusform>cambia %n</numerusform>
        </translation>
    </message>
    <message>
        <source>takes trump</source>
        <translation>toma triunfo</translation>
    </message>
    <message>
        <source>keeps all</source>
        <translation>sin cambio</translation>
    </message>
    <message>
        <source>{deal} · {trumps}</source>
        <translation>{deal} · {trumps}</translation>
    </message>
    <message>
        <source>the talon is empty</source>
        <translation>el mazo está vacío</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the talon</source>
        <translation>
            <numerusform>%n&#xa0;carta en el mazo</numerusform>
            <numerusform>%n&#xa0;cartas en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} · {trumps}</source>
        <translation>{left} · {trumps}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Ganas la baza.</translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation>{seat} gana la baza.</translation>
    </message>
    <message numerus="yes">
        <source>you have %n to go</source>
        <translation>
            <numerusform>te queda %n</numerusform>
            <numerusform>te quedan %n</numerusform>
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
        <translation>sigue en {number}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Click a field and press the new keys.</source>
        <translation>Haz clic en un campo y pulsa las teclas nuevas.</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>De carta en carta</translation>
    </message>
    <message>
        <source>First and last card</source>
        <translation>Primera y última carta</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Jugar o elegir la carta</translation>
    </message>
    <message>
        <source>Jump to a suit or a rank</source>
        <translation>Ir a un palo o a un valor</translation>
    </message>
    <message>
        <source>its letter or number</source>
        <translation>su letra o su número</translation>
    </message>
    <message>
        <source>Hand, buttons, panel, header</source>
        <translation>Cartas, botones, panel, cabecera</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <translation>{keys} ya sirve para «{action}».</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Same as the system</source>
        <translation>El del sistema</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Ju&amp;gada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
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
        <translation>Elige un juego</translation>
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
        <translation>Ganas la partida</translation>
    </message>
    <message>
        <source>{seat} wins the match</source>
        <translation>{seat} gana la partida</translation>
    </message>
    <message>
        <source>You share the first place</source>
        <translation>Compartes la primera posición</translation>
    </message>
    <message>
        <source>The first place is shared</source>
        <translation>La primera posición se comparte</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;reparto</numerusform>
            <numerusform>%n&#xa0;repartos</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals} · Level of the opponents: {levels}</source>
        <translation>{deals} · Nivel de los rivales: {levels}</translation>
    </message>
    <message>
        <source>Game points {points}</source>
        <translation>Puntos de juego: {points}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <translation>ganados: {won}, perdidos: {lost}</translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>mejor resultado en %n&#xa0;reparto</numerusform>
            <numerusform>mejor resultado en %n&#xa0;repartos</numerusform>
        </translation>
    </message>
    <message>
        <source>costliest deal {points}</source>
        <translation>peor reparto: {points}</translation>
    </message>
    <message>
        <source>Bonus {points}</source>
        <translation>Bonificación: {points}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Mejor reparto</translation>
    </message>
    <message>
        <source>Most deals won</source>
        <translation>Más repartos ganados</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>Peor reparto</translation>
    </message>
    <message>
        <source>{name}, {points}</source>
        <translation>{name}, {points}</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} de {all}</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Tus juegos</translation>
    </message>
    <message>
        <source>own games won</source>
        <translation>juegos propios ganados</translation>
    </message>
    <message>
        <source>Your deals</source>
        <translation>Tus repartos</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>repartos ganados</translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message>
        <source>Place {place}</source>
        <translation>{place}.ª posición</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}. {why}</source>
        <translation>{place}.ª posición: {name}, {total}. {why}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Return match</source>
        <translation>Revancha</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Show folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>The unfinished match could not be read</source>
        <translation>No se ha podido leer la partida sin terminar</translation>
    </message>
    <message>
        <source>The settings could not be read; the defaults are used</source>
        <translation>No se han podido leer los ajustes y se usan los iniciales</translation>
    </message>
    <message>
        <source>The house rules could not be read</source>
        <translation>No se han podido leer las reglas de la casa</translation>
    </message>
    <message>
        <source>It is kept as {file}. What is wrong: {reason}</source>
        <translation>Se conserva como {file}. Motivo: {reason}</translation>
    </message>
    <message>
        <source>The old ones are kept as {file}. What is wrong: {reason}</source>
        <translation>Los anteriores se conservan como {file}. Motivo: {reason}</translation>
    </message>
    <message>
        <source>They are kept as {file}. What is wrong: {reason}</source>
        <translation>Se conservan como {file}. Motivo: {reason}</translation>
    </message>
    <message>
        <source>The match could not be saved</source>
        <translation>No se ha podido guardar la partida</translation>
    </message>
    <message>
        <source>The match could not be kept in the match history</source>
        <translation>No se ha podido guardar la partida en el historial</translation>
    </message>
    <message>
        <source>The match could not be discarded</source>
        <translation>No se ha podido descartar la partida</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the program ends</source>
        <translation>No se han podido guardar los ajustes; valen hasta que se cierre el programa</translation>
    </message>
    <message>
        <source>The named house rules could not be saved; they hold until the dialog closes</source>
        <translation>No se han podido guardar las reglas de la casa con nombre; valen hasta que se cierre esta ventana</translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation>No se puede abrir {name}</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Leyendo {name}…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Se ha producido un error en el programa</translation>
    </message>
    <message>
        <source>The match is saved and goes on. The log says what happened.</source>
        <translation>La partida está guardada y continúa. El diario técnico explica qué ha pasado.</translation>
    </message>
    <message>
        <source>{name} is saved</source>
        <translation>Se ha guardado {name}</translation>
    </message>
    <message>
        <source>{name} could not be written</source>
        <translation>No se ha podido guardar {name}</translation>
    </message>
    <message>
        <source>The deck you chose is not there any more</source>
        <translation>La baraja elegida ya no está</translation>
    </message>
    <message>
        <source>Each game is shown with its own cards.</source>
        <translation>Cada juego se muestra con sus propias cartas.</translation>
    </message>
    <message>
        <source>The score sheet could not be saved</source>
        <translation>No se ha podido guardar la hoja de puntuación</translation>
    </message>
    <message>
        <source>The statistics could not be read or saved</source>
        <translation>No se han podido leer o guardar las estadísticas</translation>
    </message>
    <message>
        <source>Your unfinished match is kept in the match history</source>
        <translation>Tu partida sin terminar queda en el historial de partidas</translation>
    </message>
    <message>
        <source>It was a match of {game}.</source>
        <translation>Juego: {game}.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Recuperarla</translation>
    </message>
    <message>
        <source>The match is discarded</source>
        <translation>La partida se ha descartado</translation>
    </message>
    <message>
        <source>The match is deleted</source>
        <translation>La partida se ha eliminado</translation>
    </message>
    <message>
        <source>Your deck has too few cards for this table</source>
        <translation>A tu baraja le faltan cartas para esta mesa</translation>
    </message>
    <message>
        <source>{game} is played with 52 cards here. Your deck has no 2 to 6, so you see French cards.</source>
        <translation>Aquí se juega a {game} con 52&#xa0;cartas. Tu baraja no tiene del 2 al 6, así que ves cartas francesas.</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Última baza</translation>
    </message>
    <message>
        <source>&amp;Finish early</source>
        <translation>&amp;Terminar antes</translation>
    </message>
    <message>
        <source>The rest is &amp;mine</source>
        <translation>El resto es &amp;mío</translation>
    </message>
    <message>
        <source>&amp;Give up the game…</source>
        <translation>R&amp;endirse…</translation>
    </message>
    <message>
        <source>Read &amp;aloud</source>
        <translation>&amp;Leer en voz alta</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Level of play</source>
        <translation>Nivel de juego</translation>
    </message>
    <message>
        <source>All rules are at their defaults</source>
        <translation>Todas las reglas tienen su valor habitual</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the default</source>
        <translation>
            <numerusform>%n&#xa0;regla cambia respecto a lo habitual</numerusform>
            <numerusform>%n&#xa0;reglas cambian respecto a lo habitual</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Propias</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Guardar las reglas de la casa</translation>
    </message>
    <message>
        <source>Name of these house rules</source>
        <translation>Nombre de estas reglas de la casa</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>First turn on “{option}”.</source>
        <translation>Activa antes «{option}».</translation>
    </message>
    <message>
        <source>First turn off “{option}”.</source>
        <translation>Desactiva antes «{option}».</translation>
    </message>
    <message>
        <source>Only where “{option}” is: {values}.</source>
        <translation>Solo si en «{option}» se elige: {values}.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{rule}: back to the default</source>
        <translation>{rule}: volver al valor habitual</translation>
    </message>
    <message>
        <source>differs from the default</source>
        <translation>no es el valor habitual</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Habitual: {value}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>restablecer</translation>
    </message>
</context>
<context>
    <name>OwnDecks</name>
    <message>
        <source>Own deck…</source>
        <translation>Baraja propia…</translation>
    </message>
    <message>
        <source>Bring in a &amp;zip file…</source>
        <translation>Importar un archivo &amp;zip…</translation>
    </message>
    <message>
        <source>Bring in a &amp;folder…</source>
        <translation>&amp;Importar una carpeta…</translation>
    </message>
    <message>
        <source>&amp;Save these faces as a zip file…</source>
        <translation>&amp;Guardar este diseño como archivo zip…</translation>
    </message>
    <message>
        <source>Save these faces in a f&amp;older…</source>
        <translation>Guardar este diseño en una car&amp;peta…</translation>
    </message>
    <message>
        <source>&amp;Remove this deck</source>
        <translation>&amp;Quitar esta baraja</translation>
    </message>
    <message>
        <source>{name} could not be written. {reason}</source>
        <translation>No se ha podido guardar {name}. {reason}</translation>
    </message>
    <message>
        <source>The deck could not be removed. {reason}</source>
        <translation>No se ha podido quitar la baraja. {reason}</translation>
    </message>
    <message>
        <source>{deck} is one of your decks now.</source>
        <translation>{deck} ya es una de tus barajas.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Leyendo {name}…</translation>
    </message>
    <message>
        <source>To bring in a deck, install Pillow for Python (python3-pil or python3-pillow).</source>
        <translation>Para importar una baraja, instala Pillow para Python (python3-pil o python3-pillow).</translation>
    </message>
    <message>
        <source>The deck could not be kept. {reason}</source>
        <translation>No se ha podido guardar la baraja. {reason}</translation>
    </message>
    <message>
        <source>The deck cannot be read: its folder does not answer.</source>
        <translation>No se puede leer la baraja: su carpeta no responde.</translation>
    </message>
    <message>
        <source>{name} exists already. Choose another name.</source>
        <translation>{name} ya existe. Elige otro nombre.</translation>
    </message>
    <message>
        <source>The faces are in {name}.</source>
        <translation>El diseño está en {name}.</translation>
    </message>
    <message>
        <source>The deck is removed.</source>
        <translation>Se ha quitado la baraja.</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Archivos zip (*.zip)</translation>
    </message>
    <message>
        <source>Own deck</source>
        <translation>Baraja propia</translation>
    </message>
    <message>
        <source>Save these faces</source>
        <translation>Guardar este diseño</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Mi baraja</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>Historial de partidas</translation>
    </message>
    <message>
        <source>The match could not be deleted</source>
        <translation>No se ha podido eliminar la partida</translation>
    </message>
    <message>
        <source>The match could not be taken back</source>
        <translation>No se ha podido recuperar la partida</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Take the skat</source>
        <translation>Tomar el skat</translation>
    </message>
    <message>
        <source>Push on unseen</source>
        <translation>Entregar sin mirar</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>Descartar 2&#xa0;cartas</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>Entregar 2&#xa0;cartas</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>El resto es mío</translation>
    </message>
    <message>
        <source>{seat} takes the skat or pushes it on</source>
        <translation>{seat} toma el skat o lo entrega</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat} elige dos cartas</translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen?</source>
        <translation>¿Tomas el skat o lo entregas sin mirarlo?</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>Elige dos cartas para descartar</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>Elige dos cartas para entregar</translation>
    </message>
    <message>
        <source>Jacks may not be passed on.</source>
        <translation>Las jotas no se pueden entregar.</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>Entrego.</translation>
    </message>
    <message>
        <source>I concede.</source>
        <translation>Me rindo.</translation>
    </message>
    <message>
        <source>The rest is mine.</source>
        <translation>El resto es mío.</translation>
    </message>
    <message>
        <source>You push the skat on unseen.</source>
        <translation>Entregas el skat sin mirarlo.</translation>
    </message>
    <message>
        <source>{seat} pushes the skat on unseen.</source>
        <translation>{seat} entrega el skat sin mirarlo.</translation>
    </message>
    <message>
        <source>You concede.</source>
        <translation>Te rindes.</translation>
    </message>
    <message>
        <source>{seat} concedes.</source>
        <translation>{seat} se rinde.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>Reclamas el resto.</translation>
    </message>
    <message>
        <source>{seat} claims the rest.</source>
        <translation>{seat} reclama el resto.</translation>
    </message>
    <message>
        <source>In the skat: {cards}.</source>
        <translation>En el skat: {cards}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
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
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>three play with 32 cards, more with 52</source>
        <translation>tres juegan con 32&#xa0;cartas; más, con 52</translation>
    </message>
    <message>
        <source>Points to write off</source>
        <translation>Puntos que descontar</translation>
    </message>
    <message>
        <source>Most cards to draw</source>
        <translation>Máximo de cartas que robar</translation>
    </message>
    <message>
        <source>the trump card that the dealer takes counts</source>
        <translation>cuenta la carta de triunfo que toma el dador</translation>
    </message>
    <message>
        <source>The trump ace must be led</source>
        <translation>Hay que salir con el as de triunfo</translation>
    </message>
    <message>
        <source>The trump queen follows the king</source>
        <translation>La dama de triunfo sigue al rey</translation>
    </message>
    <message>
        <source>when the king has won</source>
        <translation>cuando el rey gana la baza</translation>
    </message>
    <message>
        <source>The trump ace must cover</source>
        <translation>El as de triunfo debe montar</translation>
    </message>
    <message>
        <source>The trick must be beaten</source>
        <translation>Hay que montar</translation>
    </message>
    <message>
        <source>by whoever can</source>
        <translation>obliga a quien pueda</translation>
    </message>
    <message>
        <source>Five trumps in one hand</source>
        <translation>Cinco triunfos en un jugador</translation>
    </message>
    <message>
        <source>written off and added</source>
        <translation>que se descuentan y se suman</translation>
    </message>
    <message>
        <source>Against a hand of one suit add</source>
        <translation>Contra un rams se suma</translation>
    </message>
    <message>
        <source>Aces that count</source>
        <translation>Ases que cuentan</translation>
    </message>
    <message>
        <source>No trick always costs 5</source>
        <translation>No hacer baza siempre cuesta 5</translation>
    </message>
    <message>
        <source>by the old rule not with two or three aces</source>
        <translation>según la regla antigua, no con dos o tres ases</translation>
    </message>
    <message>
        <source>Drawn jacks count</source>
        <translation>Cuentan las jotas robadas</translation>
    </message>
    <message>
        <source>otherwise only those that were dealt</source>
        <translation>si no, solo las repartidas</translation>
    </message>
    <message>
        <source>Court cards of trumps</source>
        <translation>Figuras de triunfo</translation>
    </message>
    <message>
        <source>Court cards of any suit</source>
        <translation>Figuras de cualquier palo</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>One&apos;s own aces</source>
        <translation>Los ases propios</translation>
    </message>
    <message>
        <source>The ace in that hand</source>
        <translation>El as de esas cartas</translation>
    </message>
    <message>
        <source>Those held for the play</source>
        <translation>Los que se tienen al jugar</translation>
    </message>
    <message>
        <source>Those that were dealt</source>
        <translation>Los repartidos</translation>
    </message>
    <message>
        <source>There is no second talon: later players get what is left.</source>
        <translation>No hay un segundo mazo: los últimos reciben lo que quede.</translation>
    </message>
    <message>
        <source>Still to write off</source>
        <translation>Por descontar</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to write off</source>
        <translation>
            <numerusform>%n&#xa0;punto por descontar</numerusform>
            <numerusform>%n&#xa0;puntos por descontar</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} · {left}</source>
        <translation>{suit} · {left}</translation>
    </message>
    <message>
        <source>Trump and talon</source>
        <translation>Triunfo y mazo</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>Jugar, ninguna baza</translation>
    </message>
    <message>
        <source>A dealt ace forbids dropping out: you hold the {cards}.</source>
        <translation>Un as repartido impide retirarse. Tienes: {cards}.</translation>
    </message>
    <message>
        <source>your aces are added</source>
        <translation>se suman tus ases</translation>
    </message>
    <message>
        <source>a dealt ace forbids dropping out</source>
        <translation>un as repartido impide retirarse</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>no cambia nada</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>Qué está en juego</translation>
    </message>
    <message>
        <source>and your aces {value}</source>
        <translation>y tus ases {value}</translation>
    </message>
    <message>
        <source>one point less</source>
        <translation>un punto menos</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>Jugar, cada baza</translation>
    </message>
    <message>
        <source>five points more</source>
        <translation>cinco puntos más</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>Debes jugar</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 points.</source>
        <translation>Retirarse no cuesta nada; jugar sin hacer baza cuesta 5&#xa0;puntos.</translation>
    </message>
    <message>
        <source>A dealt ace binds, all others may drop out</source>
        <translation>Un as repartido obliga; los demás pueden retirarse</translation>
    </message>
    <message>
        <source>{cards}: {gain}, since you have a trick.</source>
        <translation>{cards}: {gain}, porque tienes una baza.</translation>
    </message>
    <message>
        <source>{cards}: {gain} with a trick, otherwise {loss}.</source>
        <translation>{cards}: {gain} si haces alguna baza; si no, {loss}.</translation>
    </message>
    <message>
        <source>What these cards bring</source>
        <translation>Lo que dan estas cartas</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>No juega nadie</translation>
    </message>
    <message>
        <source>Nobody writes off points</source>
        <translation>Nadie descuenta puntos</translation>
    </message>
    <message>
        <source>You hold all four aces</source>
        <translation>Tienes los cuatro ases</translation>
    </message>
    <message>
        <source>{seat} holds all four aces</source>
        <translation>{seat} tiene los cuatro ases</translation>
    </message>
    <message>
        <source>You finish with jacks</source>
        <translation>Ganas gracias a las jotas</translation>
    </message>
    <message>
        <source>{seat} finishes with jacks</source>
        <translation>{seat} gana gracias a las jotas</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>Solo juegas tú</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>Solo juega {seat}</translation>
    </message>
    <message>
        <source>A hand of one suit: {names}</source>
        <translation>Cartas de un solo palo: {names}</translation>
    </message>
    <message>
        <source>You write off the most</source>
        <translation>Descuentas más que nadie</translation>
    </message>
    <message>
        <source>{seat} writes off the most</source>
        <translation>{seat} descuenta más que nadie</translation>
    </message>
    <message>
        <source>Most written off: {names}</source>
        <translation>Más puntos descontados: {names}</translation>
    </message>
    <message>
        <source>5 are added without a trick</source>
        <translation>quien no hace baza suma 5</translation>
    </message>
    <message>
        <source>Jacks of one colour</source>
        <translation>Jotas de un color</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Cuatro ases</translation>
    </message>
    <message>
        <source>they write everything off</source>
        <translation>lo descuentan todo</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;baza</numerusform>
            <numerusform>%n&#xa0;bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ases</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Ninguna baza</translation>
    </message>
    <message>
        <source>Aces without a trick</source>
        <translation>Ases sin ninguna baza</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>Un solo jugador</translation>
    </message>
    <message>
        <source>five tricks without play</source>
        <translation>cinco bazas sin jugar</translation>
    </message>
    <message>
        <source>A hand of one suit</source>
        <translation>Cartas de un solo palo</translation>
    </message>
    <message>
        <source>Five trumps</source>
        <translation>Cinco triunfos</translation>
    </message>
    <message>
        <source>Another hand of one suit</source>
        <translation>Rams de otro jugador</translation>
    </message>
    <message>
        <source>Five trumps in another hand</source>
        <translation>Cinco triunfos de otro jugador</translation>
    </message>
    <message>
        <source>Aces as well</source>
        <translation>Además, ases</translation>
    </message>
    <message>
        <source>Why is nothing played?</source>
        <translation>¿Por qué no se juega?</translation>
    </message>
    <message>
        <source>Five cards of one suit end the deal at once: their holder writes off, all others add.</source>
        <translation>Cinco cartas de un palo acaban el reparto al momento: quien las tiene descuenta y los demás suman.</translation>
    </message>
    <message>
        <source>Why are aces added?</source>
        <translation>¿Por qué se suman los ases?</translation>
    </message>
    <message>
        <source>Aces are written off with a trick, and added without one.</source>
        <translation>Los ases se descuentan si hay baza y se suman si no la hay.</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>¿Por qué sin jugar?</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so five tricks and the aces are written off.</source>
        <translation>Los demás se retiraron, así que se descuentan cinco bazas y los ases.</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>the name of the game</comment>
        <translation>Rams ruso</translation>
    </message>
    <message>
        <source>Tricks, aces and jacks write your points off: the first to reach 0 wins.</source>
        <translation>Bazas, ases y jotas descuentan puntos: gana quien llega primero a 0.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Draw and play</source>
        <translation>Robo y juego</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>No cambiar</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Robar %n&#xa0;carta</numerusform>
            <numerusform>Robar %n&#xa0;cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>Tomar el triunfo</translation>
    </message>
    <message>
        <source>{seat} chooses cards to draw</source>
        <translation>{seat} elige cuántas cartas roba</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>Puedes cambiar una carta por la de triunfo</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to lay away and draw</source>
        <translation>
            <numerusform>Elige hasta %n&#xa0;carta para descartar y robar</numerusform>
            <numerusform>Elige hasta %n&#xa0;cartas para descartar y robar</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn – lead the trump ace</source>
        <translation>Te toca: sal con el as de triunfo</translation>
    </message>
    <message>
        <source>Your turn – lead the trump queen</source>
        <translation>Te toca: sal con la dama de triunfo</translation>
    </message>
    <message>
        <source>Your turn – play the trump ace</source>
        <translation>Te toca: juega el as de triunfo</translation>
    </message>
    <message>
        <source>You hold the trump ace and must lead it.</source>
        <translation>Tienes el as de triunfo y debes salir con él.</translation>
    </message>
    <message>
        <source>You won with the trump king: the trump queen must follow.</source>
        <translation>Ganaste con el rey de triunfo: debe seguirle la dama.</translation>
    </message>
    <message>
        <source>A court card lies in the trick: the trump ace must cover it.</source>
        <translation>Hay una figura en la baza: el as de triunfo debe montarla.</translation>
    </message>
    <message>
        <source>Keep trumps and aces and lay away {cards}.</source>
        <translation>Guarda triunfos y ases y descarta {cards}.</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>La carta descubierta es triunfo: cambia por ella {cards}.</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>Estas cartas están bien como están.</translation>
    </message>
    <message>
        <source>Without a trick your aces are added: take the first trick you can.</source>
        <translation>Sin ninguna baza se suman tus ases: gana la primera que puedas.</translation>
    </message>
    <message>
        <source>This card beats every other of its suit.</source>
        <translation>Esta carta supera a todas las de su palo.</translation>
    </message>
    <message>
        <source>The highest card wins most surely.</source>
        <translation>La carta más alta es la que gana con más seguridad.</translation>
    </message>
    <message>
        <source>A higher card is still out: give a low one.</source>
        <translation>Aún queda por salir una carta más alta: echa una baja.</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>what a deal became: it was played</comment>
        <translation>Rams</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>Un solo jugador</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Jotas</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>Robas %n&#xa0;carta.</numerusform>
            <numerusform>Robas %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} roba %n&#xa0;carta.</numerusform>
            <numerusform>{seat} roba %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <translation>Muestras {cards}.</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat} muestra {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Your jacks write off %n point(s).</source>
        <translation>
            <numerusform>Tus jotas descuentan %n&#xa0;punto.</numerusform>
            <numerusform>Tus jotas descuentan %n&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jacks of {seat} write off %n point(s).</source>
        <translation>
            <numerusform>Las jotas de {seat} descuentan %n&#xa0;punto.</numerusform>
            <numerusform>Las jotas de {seat} descuentan %n&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump ace</source>
        <translation>As de triunfo</translation>
    </message>
    <message>
        <source>It must be led, and cover a court card of trumps.</source>
        <translation>Hay que salir con él, y debe montar sobre una figura de triunfo.</translation>
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
        <translation>Todos contra todos: quien reúne más puntos en sus bazas pierde.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Todas las bazas</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>Skat y empates</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>how the points are counted</source>
        <translation>cómo se cuentan los puntos</translation>
    </message>
    <message>
        <source>Rank of the ten</source>
        <translation>Lugar del diez</translation>
    </message>
    <message>
        <source>Jacks are trumps</source>
        <translation>Las jotas son triunfos</translation>
    </message>
    <message>
        <source>A player who takes all tricks</source>
        <translation>Quien hace todas las bazas</translation>
    </message>
    <message>
        <source>All tricks are rewarded</source>
        <translation>Premio por todas las bazas</translation>
    </message>
    <message>
        <source>20 points off instead of 20 on</source>
        <translation>20&#xa0;puntos menos en vez de 20&#xa0;más</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>El skat es para</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>Empate a cuarenta</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partida acaba</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>en cada ronda reparten todos una vez</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Pip Ramsch</source>
        <translation>Ramsch de puntos</translation>
    </message>
    <message>
        <source>Passing cards</source>
        <translation>Con entrega de cartas</translation>
    </message>
    <message>
        <source>As at a Skat table</source>
        <translation>Como en la mesa de skat</translation>
    </message>
    <message>
        <source>Above the king</source>
        <translation>Por encima del rey</translation>
    </message>
    <message>
        <source>Below the jack</source>
        <translation>Por debajo de la jota</translation>
    </message>
    <message>
        <source>120 points off</source>
        <translation>120&#xa0;puntos menos</translation>
    </message>
    <message>
        <source>60 on for each other</source>
        <translation>60&#xa0;más para cada rival</translation>
    </message>
    <message>
        <source>120 on for each other</source>
        <translation>120&#xa0;más para cada rival</translation>
    </message>
    <message>
        <source>120 off, 60 on for each other</source>
        <translation>120&#xa0;menos; rivales: 60&#xa0;más</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>La última baza</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Quien pierde</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Pierden todos</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>No pierde nadie</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>Tras las rondas</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>Al llegar al límite</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>El habitual</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>Descartar 2&#xa0;cartas</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>Entregar 2&#xa0;cartas</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>Elige dos cartas para entregar</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat} elige dos cartas</translation>
    </message>
    <message>
        <source>Everyone takes the two cards and passes any two on. The last two go with the last trick.</source>
        <translation>Cada jugador toma las dos cartas y entrega dos cualesquiera. Las dos últimas van con la última baza.</translation>
    </message>
</context>
<context>
    <name>RamschWords</name>
    <message numerus="yes">
        <source>You pass on %n card(s).</source>
        <translation>
            <numerusform>Entregas %n&#xa0;carta.</numerusform>
            <numerusform>Entregas %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} passes on %n card(s).</source>
        <translation>
            <numerusform>{seat} entrega %n&#xa0;carta.</numerusform>
            <numerusform>{seat} entrega %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the tricks</source>
        <translation>Haces todas las bazas</translation>
    </message>
    <message>
        <source>{seat} takes all the tricks</source>
        <translation>{seat} hace todas las bazas</translation>
    </message>
    <message>
        <source>The Ramsch is not scored</source>
        <translation>El Ramsch no puntúa</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Pierdes el Ramsch</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>{seat} pierde el Ramsch</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>Pierden {names}</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos de cartas</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>it goes with the last trick</source>
        <translation>va con la última baza</translation>
    </message>
    <message>
        <source>it goes to the player with the most card points</source>
        <translation>va a quien tiene más puntos</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <translation>Entregado sin mirar</translation>
    </message>
    <message>
        <source>each unseen push raises the result</source>
        <translation>cada entrega sin mirar aumenta el resultado</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>Jungfrau</translation>
    </message>
    <message>
        <source>Pushed on, and Jungfrau</source>
        <translation>Entregado sin mirar, y Jungfrau</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>the most card points at the table</source>
        <translation>más puntos de cartas que nadie</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>all ten tricks</source>
        <translation>las diez bazas</translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Más puntos de cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;punto</numerusform>
            <numerusform>%n&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Jungfer</source>
        <translation>Jungfer</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>A medias</translation>
    </message>
    <message>
        <source>two have the same card points</source>
        <translation>dos jugadores tienen los mismos puntos</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Todas las bazas</translation>
    </message>
    <message>
        <source>two players take no trick</source>
        <translation>dos jugadores no hacen ninguna baza</translation>
    </message>
    <message>
        <source>the penalty is written off</source>
        <translation>la penalización se descuenta</translation>
    </message>
    <message>
        <source>another player takes every trick</source>
        <translation>otro jugador hace todas las bazas</translation>
    </message>
    <message numerus="yes">
        <source>in %n trick(s)</source>
        <translation>
            <numerusform>en %n&#xa0;baza</numerusform>
            <numerusform>en %n&#xa0;bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>No haces ninguna baza</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat} no hace ninguna baza</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>¿Por qué se duplica?</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, the Ramsch counts double. Tricks matter, not card points: a trick of 9, 8 and 7 is a trick.</source>
        <translation>Si alguien no hace ninguna baza, el Ramsch vale el doble. Cuentan las bazas, no los puntos: una baza de 9, 8 y 7 también es una baza.</translation>
    </message>
    <message>
        <source>Why no Durchmarsch?</source>
        <translation>¿Por qué no hay Durchmarsch?</translation>
    </message>
    <message>
        <source>A Durchmarsch needs every trick, not only every card point.</source>
        <translation>El Durchmarsch exige todas las bazas, no solo todos los puntos.</translation>
    </message>
    <message>
        <source>{seat} has every trick so far: take this one.</source>
        <translation>{seat} lleva todas las bazas: gana esta.</translation>
    </message>
    <message>
        <source>{seat} loses for certain: give card points.</source>
        <translation>{seat} pierde seguro: carga puntos.</translation>
    </message>
    <message>
        <source>No lower card of the suit is out: another player takes the trick.</source>
        <translation>No queda ninguna carta más baja del palo por salir: la baza será de otro jugador.</translation>
    </message>
    <message>
        <source>It shortens a suit and hardly holds the trick.</source>
        <translation>Acorta un palo y difícilmente gana la baza.</translation>
    </message>
    <message>
        <source>It hardly holds the trick: higher cards of the suit are out.</source>
        <translation>Difícilmente gana la baza: quedan cartas más altas del palo por salir.</translation>
    </message>
    <message>
        <source>Higher trumps are out and take it.</source>
        <translation>Quedan por salir triunfos más altos, que la ganarán.</translation>
    </message>
    <message>
        <source>Every lead may take the trick: this one costs least.</source>
        <translation>Cualquier salida puede ganar la baza: esta es la que menos cuesta.</translation>
    </message>
    <message>
        <source>Lead low, so that everyone takes a trick and the loss counts once.</source>
        <translation>Sal con una carta baja, para que todos hagan alguna baza y la pérdida cuente una sola vez.</translation>
    </message>
    <message>
        <source>It is the lowest card of the longest suit.</source>
        <translation>Es la carta más baja del palo más largo.</translation>
    </message>
    <message>
        <source>All tricks are yours so far: take this one too.</source>
        <translation>Llevas todas las bazas: gana también esta.</translation>
    </message>
    <message>
        <source>Without these two the hand takes the fewest tricks.</source>
        <translation>Sin estas dos, tus cartas hacen menos bazas.</translation>
    </message>
    <message>
        <source>These two have the most card points.</source>
        <translation>Son las dos cartas con más puntos.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es la única carta que puedes jugar.</translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation>Sirve cualquier carta.</translation>
    </message>
    <message>
        <source>It is the only card that leaves the trick to another player.</source>
        <translation>Es la única carta que deja la baza a otro jugador.</translation>
    </message>
    <message>
        <source>It is the highest card that leaves the trick to another player.</source>
        <translation>Es la carta más alta que deja la baza a otro jugador.</translation>
    </message>
    <message>
        <source>You must take this trick: the highest card takes it and is gone.</source>
        <translation>Tienes que ganar esta baza: así te libras de la carta más alta.</translation>
    </message>
    <message>
        <source>Nobody else holds the suit: take the trick with the fewest points.</source>
        <translation>Nadie más tiene el palo: gana la baza con el mínimo de puntos.</translation>
    </message>
    <message>
        <source>Every card wins so far: after the lowest another may still go higher.</source>
        <translation>Por ahora ganan todas tus cartas: sobre la más baja aún pueden montar.</translation>
    </message>
    <message>
        <source>A high card alone in its suit would take a trick later.</source>
        <translation>Una carta alta sola en su palo ganaría una baza más adelante.</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick later.</source>
        <translation>Es la carta con más riesgo de ganar una baza más adelante.</translation>
    </message>
    <message>
        <source>A higher trump is in the trick: this one goes without taking it.</source>
        <translation>Ya hay un triunfo más alto: este se va sin ganar la baza.</translation>
    </message>
    <message>
        <source>It is the card with the most card points.</source>
        <translation>Es la carta con más puntos.</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points loses.</source>
        <translation>Cada uno juega por su cuenta: pierde quien hace más puntos de cartas.</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>Puntos de cartas y bazas</translation>
    </message>
    <message>
        <source>Jungfrau, no trick</source>
        <translation>Jungfrau, ninguna baza</translation>
    </message>
</context>
<context>
    <name>Ramsen</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>in Zaisertshofen everyone stays in or drops out before the exchange</source>
        <translation>en Zaisertshofen cada uno juega o se retira antes del cambio</translation>
    </message>
    <message>
        <source>The cutter may keep a card</source>
        <translation>Quien corta puede quedarse una carta</translation>
    </message>
    <message>
        <source>the player at the dealer&apos;s right sees it before the deal</source>
        <translation>el jugador a la derecha del dador la ve antes del reparto</translation>
    </message>
    <message>
        <source>If only one plays</source>
        <translation>Si solo juega uno</translation>
    </message>
    <message>
        <source>Crosses to complete</source>
        <translation>Cruces que completar</translation>
    </message>
    <message>
        <source>five bars make a cross</source>
        <translation>cinco rayas forman una cruz</translation>
    </message>
    <message>
        <source>Most open crosses</source>
        <translation>Máximo de cruces abiertas</translation>
    </message>
    <message>
        <source>but at least one more than at the start</source>
        <translation>pero al menos una más que al empezar</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Duración máxima</translation>
    </message>
    <message>
        <source>after so many deals the fewest bars to go win</source>
        <translation>tras esos repartos gana quien tiene menos rayas pendientes</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;reparto</numerusform>
            <numerusform>%n&#xa0;repartos</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange first</source>
        <translation>Primero el cambio</translation>
    </message>
    <message>
        <source>Zaisertshofen: decide first</source>
        <translation>Zaisertshofen: primero decidir</translation>
    </message>
    <message>
        <source>Five bars without play</source>
        <translation>Cinco rayas sin jugar</translation>
    </message>
    <message>
        <source>One bar without play</source>
        <translation>Una raya sin jugar</translation>
    </message>
    <message>
        <source>The dealer plays against him</source>
        <translation>El dador juega contra él</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>pendientes</translation>
    </message>
    <message>
        <source>{name}: {bars}</source>
        <translation>{name}: {bars}</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) to go</source>
        <translation>
            <numerusform>falta %n&#xa0;raya</numerusform>
            <numerusform>faltan %n&#xa0;rayas</numerusform>
        </translation>
    </message>
    <message>
        <source>Always trumps</source>
        <translation>Triunfos permanentes</translation>
    </message>
    <message>
        <source>Trumps from the top</source>
        <translation>Triunfos, de mayor a menor</translation>
    </message>
    <message>
        <source>{suit}. After the ace: {names}, then the rest of the suit.</source>
        <translation>{suit}. Tras el as: {names}; después, el resto del palo.</translation>
    </message>
    <message>
        <source>the Kritische or Griechen</source>
        <translation>los Críticos o Griegos</translation>
    </message>
    <message>
        <source>Dallmutz, Belli, Großer and Kleiner Bube</source>
        <translation>Dallmutz, Belli, Großer Bube y Kleiner Bube</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>Jugar, cada baza</translation>
    </message>
    <message>
        <source>one bar less</source>
        <translation>una raya menos</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>Jugar, ninguna baza</translation>
    </message>
    <message>
        <source>one more cross</source>
        <translation>una cruz más</translation>
    </message>
    <message>
        <source>whoever exchanges must play</source>
        <translation>quien cambia debe jugar</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>no cambia nada</translation>
    </message>
    <message>
        <source>{suit}. After the ace of trumps: {names}, then the rest of the suit.</source>
        <translation>{suit}. Tras el as de triunfo: {names}; después, el resto del palo.</translation>
    </message>
    <message>
        <source>The Kritische or Griechen</source>
        <translation>Los Críticos o Griegos</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>Qué está en juego</translation>
    </message>
    <message>
        <source>the limit of crosses</source>
        <translation>máximo de cruces</translation>
    </message>
    <message>
        <source>Whoever keeps the cut card is dealt four more and may not exchange any.</source>
        <translation>Quien se queda la carta del corte recibe cuatro más y no puede cambiar ninguna.</translation>
    </message>
    <message>
        <source>Four more, and no exchange</source>
        <translation>Cuatro más y sin cambio</translation>
    </message>
    <message numerus="yes">
        <source>The whole table may exchange five cards: %n left.</source>
        <translation>
            <numerusform>Toda la mesa puede cambiar cinco cartas: queda %n.</numerusform>
            <numerusform>Toda la mesa puede cambiar cinco cartas: quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five cards are exchanged. The dealer may still exchange one for the trump card.</source>
        <translation>Ya se han cambiado cinco cartas. El dador aún puede cambiar una por la de triunfo.</translation>
    </message>
    <message>
        <source>Five cards for the whole table</source>
        <translation>Cinco cartas para toda la mesa</translation>
    </message>
    <message>
        <source>Whoever exchanges must play</source>
        <translation>Quien cambia debe jugar</translation>
    </message>
    <message>
        <source>You exchanged cards: whoever exchanges plays.</source>
        <translation>Has cambiado cartas: quien cambia juega.</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>Debes jugar</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 bars.</source>
        <translation>Retirarse no cuesta nada; jugar sin hacer baza cuesta 5&#xa0;rayas.</translation>
    </message>
    <message numerus="yes">
        <source>You have as many crosses as may be: no trick costs %n bar(s).</source>
        <translation>
            <numerusform>Ya tienes el máximo de cruces: no hacer baza cuesta %n&#xa0;raya.</numerusform>
            <numerusform>Ya tienes el máximo de cruces: no hacer baza cuesta %n&#xa0;rayas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only those who play exchange</source>
        <translation>Solo cambian los que juegan</translation>
    </message>
    <message>
        <source>Anyone who did not exchange may drop out</source>
        <translation>Puede retirarse quien no ha cambiado</translation>
    </message>
    <message>
        <source>Kritischer</source>
        <translation>Crítico</translation>
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
        <translation>Siempre es triunfo: el segundo más alto, y nunca una carta de su palo.</translation>
    </message>
    <message>
        <source>Always a trump: the third-highest, and never a card of its suit.</source>
        <translation>Siempre es triunfo: el tercero más alto, y nunca una carta de su palo.</translation>
    </message>
    <message>
        <source>Always a trump: the fourth-highest, and never a card of its suit.</source>
        <translation>Siempre es triunfo: el cuarto más alto, y nunca una carta de su palo.</translation>
    </message>
    <message>
        <source>Always a trump: the fifth-highest, and never a card of its suit.</source>
        <translation>Siempre es triunfo: el quinto más alto, y nunca una carta de su palo.</translation>
    </message>
    <message>
        <source>Ramsen</source>
        <translation>Ramsen</translation>
    </message>
    <message>
        <source>Play only if you take a trick: whoever has drawn all bars first wins.</source>
        <translation>Juega solo si vas a hacer baza: gana quien traza antes todas sus rayas.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Quedármela</translation>
    </message>
    <message>
        <source>Leave it in the pack</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>No cambiar</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Cambiar %n&#xa0;carta</numerusform>
            <numerusform>Cambiar %n&#xa0;cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you keep the card that you saw at the cut?</source>
        <translation>¿Te quedas la carta que has visto al cortar?</translation>
    </message>
    <message>
        <source>{seat} looks at the card of the cut</source>
        <translation>{seat} mira la carta del corte</translation>
    </message>
    <message>
        <source>{seat} chooses cards to exchange</source>
        <translation>{seat} elige qué cartas cambia</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>Puedes cambiar una carta por la de triunfo</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to exchange</source>
        <translation>
            <numerusform>Elige hasta %n&#xa0;carta para cambiar</numerusform>
            <numerusform>Elige hasta %n&#xa0;cartas para cambiar</numerusform>
        </translation>
    </message>
    <message>
        <source>This card is a trump whatever suit is turned up: keep it.</source>
        <translation>Esta carta es triunfo salga el palo que salga: quédatela.</translation>
    </message>
    <message>
        <source>An ace is worth more than the exchange, and may become the best trump.</source>
        <translation>Un as vale más que el cambio y puede llegar a ser el mejor triunfo.</translation>
    </message>
    <message>
        <source>This card is not worth losing the exchange.</source>
        <translation>Por esta carta no merece la pena perder el cambio.</translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>Tomar el triunfo</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Me la quedo.</translation>
    </message>
    <message>
        <source>I leave it.</source>
        <translation>La dejo.</translation>
    </message>
    <message>
        <source>This card is always a trump, and never a card of its suit.</source>
        <translation>Esta carta siempre es triunfo y nunca una carta de su palo.</translation>
    </message>
    <message>
        <source>Always trumps, and never cards of their suit: {cards}.</source>
        <translation>Siempre triunfo y nunca cartas de su palo: {cards}.</translation>
    </message>
    <message>
        <source>Keep the trumps and exchange {cards}.</source>
        <translation>Guarda los triunfos y cambia {cards}.</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>La carta descubierta es triunfo: cambia por ella {cards}.</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>Estas cartas están bien como están.</translation>
    </message>
    <message>
        <source>Whoever exchanges must play, and these cards are too weak.</source>
        <translation>Quien cambia debe jugar, y estas cartas son demasiado flojas.</translation>
    </message>
    <message>
        <source>This ace is worth more than the exchange, and may become the best trump.</source>
        <translation>Este as vale más que el cambio y puede llegar a ser el mejor triunfo.</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>Un solo jugador</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>No juega nadie</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>Solo juegas tú</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>Solo juega {seat}</translation>
    </message>
    <message>
        <source>You draw your last bar</source>
        <translation>Trazas tu última raya</translation>
    </message>
    <message>
        <source>{seat} draws the last bar</source>
        <translation>{seat} traza la última raya</translation>
    </message>
    <message>
        <source>You take the most tricks</source>
        <translation>Haces más bazas que nadie</translation>
    </message>
    <message>
        <source>{seat} takes the most tricks</source>
        <translation>{seat} hace más bazas que nadie</translation>
    </message>
    <message>
        <source>Most tricks: {names}</source>
        <translation>Con más bazas: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;baza</numerusform>
            <numerusform>%n&#xa0;bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>one bar</source>
        <translation>una raya</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>The last bar</source>
        <translation>La última raya</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Ninguna baza</translation>
    </message>
    <message>
        <source>the match is over: no more crosses</source>
        <translation>la partida ha acabado: no se añaden cruces</translation>
    </message>
    <message>
        <source>Highest number of crosses</source>
        <translation>Máximo de cruces</translation>
    </message>
    <message>
        <source>no more are added</source>
        <translation>no se añaden más</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>Un solo jugador</translation>
    </message>
    <message>
        <source>credited without play</source>
        <translation>se apuntan sin jugar</translation>
    </message>
    <message>
        <source>Why is the deal over?</source>
        <translation>¿Por qué acaba el reparto?</translation>
    </message>
    <message>
        <source>The match ends with the trick that makes the last bar; the rest is not played.</source>
        <translation>La partida acaba con la baza que da la última raya; el resto no se juega.</translation>
    </message>
    <message>
        <source>Why no more crosses?</source>
        <translation>¿Por qué no se añaden cruces?</translation>
    </message>
    <message>
        <source>The trick that makes the last bar ends the match before crosses are added.</source>
        <translation>La baza que da la última raya acaba la partida antes de que se añadan cruces.</translation>
    </message>
    <message>
        <source>Why no full cross?</source>
        <translation>¿Por qué no una cruz entera?</translation>
    </message>
    <message>
        <source>The house rules limit the open crosses, so that every match comes to an end.</source>
        <translation>Las reglas de la casa limitan las cruces abiertas, para que toda partida tenga fin.</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>¿Por qué sin jugar?</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so the tricks are credited.</source>
        <translation>Los demás se retiraron, así que se apuntan las bazas.</translation>
    </message>
    <message>
        <source>You keep the card.</source>
        <translation>Te quedas la carta.</translation>
    </message>
    <message>
        <source>{seat} keeps the card.</source>
        <translation>{seat} se queda la carta.</translation>
    </message>
    <message>
        <source>You leave the card.</source>
        <translation>Dejas la carta.</translation>
    </message>
    <message>
        <source>{seat} leaves the card.</source>
        <translation>{seat} deja la carta.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation>
            <numerusform>Cambias %n&#xa0;carta.</numerusform>
            <numerusform>Cambias %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} exchanges %n card(s).</source>
        <translation>
            <numerusform>{seat} cambia %n&#xa0;carta.</numerusform>
            <numerusform>{seat} cambia %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} cuts and looks at a card.</source>
        <translation>{seat} corta y mira una carta.</translation>
    </message>
    <message>
        <source>You cut and see {card}.</source>
        <translation>Cortas y ves {card}.</translation>
    </message>
    <message>
        <source>You take no trick: one more cross.</source>
        <translation>No haces baza: una cruz más.</translation>
    </message>
    <message>
        <source>{seat} takes no trick: one more cross.</source>
        <translation>{seat} no hace baza: una cruz más.</translation>
    </message>
    <message>
        <source>There are no more crosses than the house rules allow.</source>
        <translation>Las reglas de la casa no permiten más cruces.</translation>
    </message>
    <message numerus="yes">
        <source>You draw a bar: %n to go.</source>
        <translation>
            <numerusform>Trazas una raya: falta %n.</numerusform>
            <numerusform>Trazas una raya: faltan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws a bar: %n to go.</source>
        <translation>
            <numerusform>{seat} traza una raya: falta %n.</numerusform>
            <numerusform>{seat} traza una raya: faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card of the cut</source>
        <translation>La carta del corte</translation>
    </message>
</context>
<context>
    <name>ReadMenu</name>
    <message>
        <source>Your &amp;hand</source>
        <translation>Tus &amp;cartas</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>La &amp;baza</translation>
    </message>
    <message>
        <source>The &amp;last trick</source>
        <translation>La última ba&amp;za</translation>
    </message>
    <message>
        <source>The &amp;points</source>
        <translation>Los &amp;puntos</translation>
    </message>
    <message>
        <source>&amp;Game and bids</source>
        <translation>El &amp;juego y las pujas</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>You hold no cards.</source>
        <translation>No tienes cartas.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Tus cartas: {cards}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>No hay cartas en la mesa.</translation>
    </message>
    <message>
        <source>On the table – {cards}.</source>
        <translation>En la mesa. {cards}.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Todavía no se ha ganado ninguna baza.</translation>
    </message>
    <message>
        <source>The last trick – {cards}.</source>
        <translation>La última baza. {cards}.</translation>
    </message>
    <message>
        <source>Points of the match – {points}.</source>
        <translation>Puntos de la partida. {points}.</translation>
    </message>
    <message>
        <source>In this deal – {points}.</source>
        <translation>En este reparto. {points}.</translation>
    </message>
    <message>
        <source>The game is {game}.</source>
        <translation>Se juega a {game}.</translation>
    </message>
    <message>
        <source>{game} – {lines}.</source>
        <translation>{game}. {lines}.</translation>
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
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>This text has the cards, the rules and every move of the match, and the versions of the program. Nothing in it is personal, and nothing is sent: save it and attach it to your report.</source>
        <translation>Este texto contiene las cartas, las reglas y todas las jugadas de la partida, además de las versiones del programa. No incluye nada personal y no se envía nada: guárdalo y adjúntalo a tu informe.</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>Texto del informe</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>How it is counted</source>
        <translation>Cómo se cuenta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>With the tournament bonus</source>
        <translation>Con la bonificación del torneo</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Reglas (F1)</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>All hands after passing on</source>
        <translation>Todas las cartas tras la entrega</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Once more, not scored</source>
        <translation>Repetir sin puntuar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>All hands after the exchange</source>
        <translation>Todas las cartas tras el cambio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Before the first trick</source>
        <translation>Antes de la primera baza</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>{name} has no cards left</source>
        <translation>{name}: sin cartas</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>With what you could know</source>
        <translation>Con lo que podías saber</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Con todas las cartas a la vista</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>inexact</source>
        <translation>impreciso</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than “{action}”.</source>
        <translation>
            <numerusform>%n&#xa0;punto peor que «{action}».</numerusform>
            <numerusform>%n&#xa0;puntos peor que «{action}».</numerusform>
        </translation>
    </message>
    <message>
        <source>No other card promises clearly more.</source>
        <translation>Ninguna otra carta promete claramente más.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than {card}.</source>
        <translation>
            <numerusform>%n&#xa0;punto peor que {card}.</numerusform>
            <numerusform>%n&#xa0;puntos peor que {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left</source>
        <translation>No te quedan cartas</translation>
    </message>
    <message>
        <source>Nothing else promises clearly more.</source>
        <translation>Ninguna otra opción promete claramente más.</translation>
    </message>
    <message>
        <source>The rules of play advise the same</source>
        <translation>Las reglas básicas aconsejan lo mismo</translation>
    </message>
    <message>
        <source>The rules of play advise: {action}</source>
        <translation>Las reglas básicas aconsejan: {action}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) had been played.</source>
        <translation>
            <numerusform>Se había jugado %n&#xa0;baza.</numerusform>
            <numerusform>Se habían jugado %n&#xa0;bazas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other trump was still out.</source>
        <translation>No quedaba por salir ningún otro triunfo.</translation>
    </message>
    <message>
        <source>Trumps that were still out: {cards}.</source>
        <translation>Triunfos que quedaban por salir: {cards}.</translation>
    </message>
    <message>
        <source>No other card of this suit was still out.</source>
        <translation>No quedaba por salir ninguna otra carta de este palo.</translation>
    </message>
    <message>
        <source>Still out in this suit: {cards}.</source>
        <translation>De este palo quedaban por salir: {cards}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>{place}: no card of yours</source>
        <translation>{place}: ninguna carta tuya</translation>
    </message>
    <message>
        <source>{place}: expected {known}, with open cards {open}</source>
        <translation>{place}: previsto {known}; con las cartas a la vista, {open}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gana</translation>
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
        <translation>Análisis</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <translation>{what} ({key})</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Al resultado</translation>
    </message>
    <message>
        <source>To the score sheet</source>
        <translation>A la hoja</translation>
    </message>
    <message>
        <source>Finish the deal on the table first.</source>
        <translation>Termina antes el reparto que hay en la mesa.</translation>
    </message>
    <message>
        <source>Resume the match and finish its deal first.</source>
        <translation>Reanuda antes la partida y termina su reparto.</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Reintentar desde aquí</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Volver a probar</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Paso {number} de {all}</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Este es el principio.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Este es el final.</translation>
    </message>
    <message>
        <source>The deal is over here.</source>
        <translation>Aquí el reparto ya ha acabado.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>The deal is over. Step back to see what each of your decisions cost.</source>
        <translation>El reparto ha acabado. Retrocede para ver cuánto costó cada una de tus decisiones.</translation>
    </message>
    <message>
        <source>Only your own decisions are judged.</source>
        <translation>Solo se valoran tus propias decisiones.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <translation>Aquí no había nada que decidir.</translation>
    </message>
    <message>
        <source>This decision is being judged…</source>
        <translation>Se está valorando esta decisión…</translation>
    </message>
    <message>
        <source>All your decisions are judged.</source>
        <translation>Todas tus decisiones están valoradas.</translation>
    </message>
    <message>
        <source>Expected result after each trick</source>
        <translation>Resultado previsto por baza</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>what you could know</source>
        <translation>lo que podías saber</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>cartas a la vista</translation>
    </message>
    <message numerus="yes">
        <source>costliest card: %n point(s)</source>
        <translation>
            <numerusform>jugada más cara: %n&#xa0;punto</numerusform>
            <numerusform>jugada más cara: %n&#xa0;puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation>Tu carta:</translation>
    </message>
    <message>
        <source>Your decision: {action}</source>
        <translation>Tu decisión: {action}</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>Lo que podías saber</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>known</source>
        <translation>conocido</translation>
    </message>
    <message>
        <source>open</source>
        <translation>a la vista</translation>
    </message>
    <message>
        <source>{card} (played)</source>
        <translation>{card} (se jugó)</translation>
    </message>
    <message>
        <source>{action} (done)</source>
        <translation>{action} (elegido)</translation>
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
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Boca abajo</translation>
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
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
</context>
<context>
    <name>Schafkopf</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Tarifa</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Ramsch only</source>
        <translation>Solo Ramsch</translation>
    </message>
    <message>
        <source>every deal is a Ramsch, nothing is announced</source>
        <translation>todo reparto es un Ramsch, no se anuncia nada</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Golpes</translation>
    </message>
    <message>
        <source>each may double on the first packet of cards</source>
        <translation>con las primeras cartas, cada jugador puede doblar</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra y Re</translation>
    </message>
    <message>
        <source>before the first lead, each doubles</source>
        <translation>antes de la primera salida; cada uno dobla</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>en cada ronda reparten todos una vez</translation>
    </message>
    <message>
        <source>only the four obers are trumps</source>
        <translation>solo los cuatro oberes son triunfos</translation>
    </message>
    <message>
        <source>only the four queens are trumps</source>
        <translation>solo las cuatro damas son triunfos</translation>
    </message>
    <message>
        <source>the four unters and a suit are trumps</source>
        <translation>los cuatro unteres y un palo son triunfos</translation>
    </message>
    <message>
        <source>the four jacks and a suit are trumps</source>
        <translation>las cuatro jotas y un palo son triunfos</translation>
    </message>
    <message>
        <source>the four obers and a suit are trumps</source>
        <translation>los cuatro oberes y un palo son triunfos</translation>
    </message>
    <message>
        <source>the four queens and a suit are trumps</source>
        <translation>las cuatro damas y un palo son triunfos</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>a solo that takes every trick</source>
        <translation>un solo que hace todas las bazas</translation>
    </message>
    <message>
        <source>all obers and unters in one hand, for four times the price</source>
        <translation>todos los oberes y unteres en un jugador, por el cuádruple</translation>
    </message>
    <message>
        <source>all queens and jacks in one hand, for four times the price</source>
        <translation>todas las damas y jotas en un jugador, por el cuádruple</translation>
    </message>
    <message>
        <source>Sie in the short pack</source>
        <translation>Sie con la baraja corta</translation>
    </message>
    <message>
        <source>four obers and the two highest unters</source>
        <translation>cuatro oberes y los dos unteres más altos</translation>
    </message>
    <message>
        <source>four queens and the two highest jacks</source>
        <translation>cuatro damas y las dos jotas más altas</translation>
    </message>
    <message>
        <source>Running away with three</source>
        <translation>Escaparse con tres</translation>
    </message>
    <message>
        <source>in the short pack nobody has four cards of the called suit</source>
        <translation>con la baraja corta nadie tiene cuatro cartas del palo llamado</translation>
    </message>
    <message>
        <source>unit / Rufspiel / solo</source>
        <translation>unidad / Rufspiel / solo</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>for Schneider, Schwarz and each runner</source>
        <translation>por Schneider, Schwarz y cada matador</translation>
    </message>
    <message>
        <source>Price of a Rufspiel</source>
        <translation>Precio del Rufspiel</translation>
    </message>
    <message>
        <source>Price of a solo</source>
        <translation>Precio del solo</translation>
    </message>
    <message>
        <source>and of Wenz and Geier</source>
        <translation>y de Wenz y Geier</translation>
    </message>
    <message>
        <source>Runners in Wenz and Geier</source>
        <translation>Matadores en Wenz y Geier</translation>
    </message>
    <message>
        <source>counted from this number on</source>
        <translation>se cuentan a partir de este número</translation>
    </message>
    <message>
        <source>Settled in</source>
        <translation>Se paga en</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Cuando todos pasan</translation>
    </message>
    <message>
        <source>Trumps in Ramsch</source>
        <translation>Triunfos en el Ramsch</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>Jungfrau</translation>
    </message>
    <message>
        <source>a player without a trick</source>
        <translation>un jugador sin ninguna baza</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Long, 32 cards</source>
        <translation>Larga, 32&#xa0;cartas</translation>
    </message>
    <message>
        <source>Short, 24 cards</source>
        <translation>Corta, 24&#xa0;cartas</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Cents</source>
        <translation>Céntimos</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Reparte el siguiente</translation>
    </message>
    <message>
        <source>All pay into the stock</source>
        <translation>Todos pagan al bote</translation>
    </message>
    <message>
        <source>The highest ober must play</source>
        <translation>El ober más alto debe jugar</translation>
    </message>
    <message>
        <source>The highest queen must play</source>
        <translation>La dama más alta debe jugar</translation>
    </message>
    <message>
        <source>The fourth player chooses</source>
        <translation>El cuarto jugador elige</translation>
    </message>
    <message>
        <source>Obers, unters and hearts</source>
        <translation>Oberes, unteres y corazones</translation>
    </message>
    <message>
        <source>Queens, jacks and hearts</source>
        <translation>Damas, jotas y corazones</translation>
    </message>
    <message>
        <source>Obers and unters (Bauernramsch)</source>
        <translation>Solo oberes y unteres</translation>
    </message>
    <message>
        <source>Queens and jacks (Bauernramsch)</source>
        <translation>Solo damas y jotas</translation>
    </message>
    <message>
        <source>Gets double</source>
        <translation>Cobra el doble</translation>
    </message>
    <message>
        <source>Doubles all payments</source>
        <translation>Duplica todos los pagos</translation>
    </message>
    <message>
        <source>Needs every trick</source>
        <translation>Exige todas las bazas</translation>
    </message>
    <message>
        <source>From 91 card points on</source>
        <translation>Desde 91&#xa0;puntos</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>declarer · {tricks}</source>
        <translation>declara · {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>llama {card}</translation>
    </message>
    <message>
        <source>called ace</source>
        <translation>as llamado</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Quién juega con quién</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos de cartas</translation>
    </message>
    <message>
        <source>Declaring side {left}, the others {right}</source>
        <translation>Bando declarante: {left}; los demás: {right}</translation>
    </message>
    <message>
        <source>Games and prices</source>
        <translation>Juegos y precios</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points pays {price} to each of the others.</source>
        <translation>Cada uno juega por su cuenta: quien hace más puntos de cartas paga {price} a cada uno de los demás.</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and each runner {unit} more.</source>
        <translation>Schneider, Schwarz y cada matador: {unit} más.</translation>
    </message>
    <message>
        <source>Rufspiel {call}, solo {solo}, Schneider, Schwarz and each runner {unit}.</source>
        <translation>Rufspiel: {call}; solo: {solo}; Schneider, Schwarz y cada matador: {unit}.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Golpe</translation>
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
        <translation>Doblado</translation>
    </message>
    <message>
        <source>{points} lie in it for the next declaring side that wins.</source>
        <translation>Hay {points} para el próximo bando declarante que gane.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>Puntos de cartas y bazas</translation>
    </message>
    <message>
        <source>Your first cards: do you knock?</source>
        <translation>Tus primeras cartas: ¿golpeas?</translation>
    </message>
    <message>
        <source>Your turn – the called suit is led: play {card}</source>
        <translation>Te toca: sale el palo llamado; juega {card}</translation>
    </message>
    <message>
        <source>All others pass: do you play, or Ramsch or the stock?</source>
        <translation>Los demás pasan: ¿juegas, Ramsch o bote?</translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation>¿Juegas?</translation>
    </message>
    <message>
        <source>{seat} outbids you with {contract}: do you raise?</source>
        <translation>{seat} te supera con {contract}: ¿subes?</translation>
    </message>
    <message>
        <source>{seat} announces {contract}: do you play higher?</source>
        <translation>{seat} anuncia {contract}: ¿juegas algo más alto?</translation>
    </message>
    <message>
        <source>Everyone passes and you must play: call an ace</source>
        <translation>Todos pasan y debes jugar: llama un as</translation>
    </message>
    <message>
        <source>You play: name your game</source>
        <translation>Juegas tú: di a qué</translation>
    </message>
    <message>
        <source>Do you say Kontra?</source>
        <translation>¿Dices Kontra?</translation>
    </message>
    <message>
        <source>You are the partner: no Kontra from you</source>
        <translation>Juegas en el bando declarante: no puedes decir Kontra</translation>
    </message>
    <message>
        <source>{seat} says Kontra: do you answer Re?</source>
        <translation>{seat} dice Kontra: ¿respondes Re?</translation>
    </message>
    <message>
        <source>Only the declaring side may answer Re</source>
        <translation>Solo el bando declarante puede responder Re</translation>
    </message>
    <message>
        <source>{seat} decides whether to knock</source>
        <translation>{seat} decide si golpea</translation>
    </message>
    <message>
        <source>{seat} is to announce or pass</source>
        <translation>{seat} anuncia o pasa</translation>
    </message>
    <message>
        <source>{seat} names the game</source>
        <translation>{seat} elige el juego</translation>
    </message>
    <message>
        <source>{seat} decides whether to double</source>
        <translation>{seat} decide si dobla</translation>
    </message>
    <message>
        <source>First the called ace.</source>
        <translation>Primero, el as llamado.</translation>
    </message>
    <message>
        <source>Its suit is led: play {card}.</source>
        <translation>Sale su palo: juega {card}.</translation>
    </message>
    <message>
        <source>The called ace may not be thrown off.</source>
        <translation>No puedes descartarte del as llamado.</translation>
    </message>
    <message>
        <source>It waits until its suit is led, or for the last trick.</source>
        <translation>Espera a que salga su palo o a la última baza.</translation>
    </message>
    <message>
        <source>The called suit may only be led with its ace.</source>
        <translation>Del palo llamado solo se puede salir con el as.</translation>
    </message>
    <message numerus="yes">
        <source>To run away you need %n card(s) of it, the ace among them.</source>
        <translation>
            <numerusform>Para escaparte necesitas %n&#xa0;carta del palo: el as.</numerusform>
            <numerusform>Para escaparte necesitas %n&#xa0;cartas del palo, incluido el as.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you know it until {card} is played.</source>
        <translation>Solo tú lo sabes hasta que se juegue {card}.</translation>
    </message>
    <message>
        <source>You and ?</source>
        <translation>Tú y ¿quién?</translation>
    </message>
    <message>
        <source>The partner is whoever holds the {card}.</source>
        <translation>La pareja es quien tiene el {card}.</translation>
    </message>
    <message>
        <source>Price {price}</source>
        <translation>Precio {price}</translation>
    </message>
    <message>
        <source>{seat} and ?</source>
        <translation>{seat} y ¿quién?</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Tu juego</translation>
    </message>
    <message>
        <source>Nobody plays: the cards are thrown in</source>
        <translation>Nadie juega: reparte el siguiente</translation>
    </message>
    <message>
        <source>Nobody plays: everyone pays into the stock</source>
        <translation>Nadie juega: todos pagan al bote</translation>
    </message>
    <message>
        <source>Rufspiel won: {names}</source>
        <translation>Rufspiel ganado: {names}</translation>
    </message>
    <message>
        <source>Rufspiel lost: {names}</source>
        <translation>Rufspiel perdido: {names}</translation>
    </message>
    <message>
        <source>You win the game: {contract}</source>
        <translation>Ganas el juego: {contract}</translation>
    </message>
    <message>
        <source>{seat} wins the game: {contract}</source>
        <translation>{seat} gana el juego: {contract}</translation>
    </message>
    <message>
        <source>You lose the game: {contract}</source>
        <translation>Pierdes el juego: {contract}</translation>
    </message>
    <message>
        <source>{seat} loses the game: {contract}</source>
        <translation>{seat} pierde el juego: {contract}</translation>
    </message>
    <message>
        <source>You make the Durchmarsch</source>
        <translation>Haces el Durchmarsch</translation>
    </message>
    <message>
        <source>{seat} makes the Durchmarsch</source>
        <translation>{seat} hace el Durchmarsch</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Pierdes el Ramsch</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>{seat} pierde el Ramsch</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>Pierden {names}</translation>
    </message>
    <message>
        <source>the price of a Rufspiel</source>
        <translation>el precio del Rufspiel</translation>
    </message>
    <message>
        <source>the price of a solo</source>
        <translation>el precio del solo</translation>
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
        <translation>los perdedores no hacen ninguna baza</translation>
    </message>
    <message>
        <source>every trick must be taken</source>
        <translation>hay que hacer todas las bazas</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>the highest trumps in one hand</source>
        <translation>los triunfos más altos en un solo jugador</translation>
    </message>
    <message numerus="yes">
        <source>%n knock(s)</source>
        <translation>
            <numerusform>%n&#xa0;golpe</numerusform>
            <numerusform>%n&#xa0;golpes</numerusform>
        </translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Uno contra tres</translation>
    </message>
    <message>
        <source>settled with each of the others</source>
        <translation>se paga o se cobra con cada rival</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>the losers pay</source>
        <translation>pagan los perdedores</translation>
    </message>
    <message>
        <source>won by the declaring side</source>
        <translation>lo gana el bando declarante</translation>
    </message>
    <message>
        <source>Into the stock</source>
        <translation>Al bote</translation>
    </message>
    <message>
        <source>the next game that is won takes it</source>
        <translation>se lo lleva el próximo juego ganado</translation>
    </message>
    <message numerus="yes">
        <source>the losers have %n card point(s)</source>
        <translation>
            <numerusform>los perdedores tienen %n&#xa0;punto</numerusform>
            <numerusform>los perdedores tienen %n&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation>
            <numerusform>%n&#xa0;matador</numerusform>
            <numerusform>%n&#xa0;matadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;punto</numerusform>
            <numerusform>%n&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Más puntos de cartas</translation>
    </message>
    <message>
        <source>Jungfrau gets double</source>
        <translation>Jungfrau cobra el doble</translation>
    </message>
    <message>
        <source>From the loser</source>
        <translation>De quien pierde</translation>
    </message>
    <message>
        <source>Jungfrau doubles all</source>
        <translation>Jungfrau lo duplica todo</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>A medias</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>the loser pays all others</source>
        <translation>quien pierde paga a todos los demás</translation>
    </message>
    <message>
        <source>as much as a solo won Schwarz</source>
        <translation>tanto como un solo ganado con Schwarz</translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>No haces ninguna baza</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat} no hace ninguna baza</translation>
    </message>
    <message>
        <source>Why this loser?</source>
        <translation>¿Por qué pierde este jugador?</translation>
    </message>
    <message>
        <source>Card points are equal: the player with more tricks loses.</source>
        <translation>Los puntos son iguales: pierde quien hace más bazas.</translation>
    </message>
    <message>
        <source>Card points and tricks are equal: more trumps in the tricks lose, then the highest trump there.</source>
        <translation>Puntos y bazas son iguales: pierde quien tiene más triunfos en sus bazas y, si no, el triunfo más alto.</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>¿Por qué se duplica?</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, every payment of the Ramsch counts double.</source>
        <translation>Si alguien no hace ninguna baza, todos los pagos del Ramsch se duplican.</translation>
    </message>
    <message>
        <source>Why more for one player?</source>
        <translation>¿Por qué cobra más un jugador?</translation>
    </message>
    <message>
        <source>A player who takes no trick at all gets twice as much from the loser. Tricks matter, not card points.</source>
        <translation>Quien no hace ninguna baza cobra el doble de quien pierde. Cuentan las bazas, no los puntos.</translation>
    </message>
    <message>
        <source>Why is 60 not enough?</source>
        <translation>¿Por qué no bastan 60?</translation>
    </message>
    <message>
        <source>The declaring side needs 61 of the 120 card points; at 60 each it loses.</source>
        <translation>El bando declarante necesita 61 de los 120&#xa0;puntos; con 60 a 60 pierde.</translation>
    </message>
    <message>
        <source>Schafkopf with Ramsch</source>
        <translation>Schafkopf con Ramsch</translation>
    </message>
    <message>
        <source>Call an ace and find out who your partner is; if nobody plays, the Ramsch decides.</source>
        <translation>Llama un as y descubre quién es tu pareja; si nadie juega, decide el Ramsch.</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>Llamar {card}</translation>
    </message>
    <message>
        <source>Play Ramsch</source>
        <translation>Jugar Ramsch</translation>
    </message>
    <message>
        <source>Pay into the stock</source>
        <translation>Pagar al bote</translation>
    </message>
    <message>
        <source>Do not knock</source>
        <translation>Sin golpe</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>Sin Kontra</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>Sin Re</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>I knock</source>
        <translation>Golpeo</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>golpe</translation>
    </message>
    <message>
        <source>This deal is a Ramsch: everyone plays for himself.</source>
        <translation>Se juega un Ramsch: todos contra todos.</translation>
    </message>
    <message>
        <source>All know now: you are the partner.</source>
        <translation>Ya lo saben todos: la pareja eres tú.</translation>
    </message>
    <message>
        <source>{seat} is the partner.</source>
        <translation>La pareja es {seat}.</translation>
    </message>
    <message>
        <source>You show the highest trumps: every trick is yours.</source>
        <translation>Muestras los triunfos más altos: todas las bazas son tuyas.</translation>
    </message>
    <message>
        <source>{seat} shows the highest trumps and wins every trick.</source>
        <translation>{seat} muestra los triunfos más altos y hace todas las bazas.</translation>
    </message>
    <message>
        <source>{amount} ct</source>
        <comment>cents</comment>
        <translation>{amount} ct</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie in the stock</source>
        <translation>
            <numerusform>Hay %n&#xa0;punto en el bote</numerusform>
            <numerusform>Hay %n&#xa0;puntos en el bote</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone passes: you hold {card} and must call an ace.</source>
        <translation>Todos pasan: tienes {card} y debes llamar un as.</translation>
    </message>
    <message>
        <source>Everyone passes: {seat} holds {card} and must call an ace.</source>
        <translation>Todos pasan: {seat} tiene {card} y debe llamar un as.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} pasa.</translation>
    </message>
    <message>
        <source>You announce {contract}.</source>
        <translation>Anuncias: {contract}.</translation>
    </message>
    <message>
        <source>{seat} announces {contract}.</source>
        <translation>{seat} anuncia: {contract}.</translation>
    </message>
    <message>
        <source>You call {card}.</source>
        <translation>Llamas {card}.</translation>
    </message>
    <message>
        <source>{seat} calls {card}.</source>
        <translation>{seat} llama {card}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Juegas: {contract}.</translation>
    </message>
    <message>
        <source>{seat} plays {contract}.</source>
        <translation>{seat} juega: {contract}.</translation>
    </message>
    <message>
        <source>You choose: {call}.</source>
        <translation>Eliges: {call}.</translation>
    </message>
    <message>
        <source>{seat} chooses: {call}.</source>
        <translation>{seat} elige: {call}.</translation>
    </message>
    <message>
        <source>You say {call}.</source>
        <translation>Dices: {call}.</translation>
    </message>
    <message>
        <source>{seat} says {call}.</source>
        <translation>{seat} dice: {call}.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Golpeas.</translation>
    </message>
    <message>
        <source>{seat} knocks.</source>
        <translation>{seat} golpea.</translation>
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
        <translation>Geier de palo</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Wenz de palo</translation>
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
        <translation>Sin juego</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Bote</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameFrench</name>
    <message>
        <source>Rufspiel on clubs</source>
        <translation>Rufspiel de tréboles</translation>
    </message>
    <message>
        <source>Rufspiel on spades</source>
        <translation>Rufspiel de picas</translation>
    </message>
    <message>
        <source>Rufspiel on diamonds</source>
        <translation>Rufspiel de diamantes</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Solo de tréboles</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Solo de picas</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Solo de corazones</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Solo de diamantes</translation>
    </message>
    <message>
        <source>Clubs Wenz</source>
        <translation>Wenz de tréboles</translation>
    </message>
    <message>
        <source>Spades Wenz</source>
        <translation>Wenz de picas</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>Wenz de corazones</translation>
    </message>
    <message>
        <source>Diamonds Wenz</source>
        <translation>Wenz de diamantes</translation>
    </message>
    <message>
        <source>Clubs Geier</source>
        <translation>Geier de tréboles</translation>
    </message>
    <message>
        <source>Spades Geier</source>
        <translation>Geier de picas</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>Geier de corazones</translation>
    </message>
    <message>
        <source>Diamonds Geier</source>
        <translation>Geier de diamantes</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameGerman</name>
    <message>
        <source>Rufspiel on acorns</source>
        <translation>Rufspiel de bellotas</translation>
    </message>
    <message>
        <source>Rufspiel on leaves</source>
        <translation>Rufspiel de hojas</translation>
    </message>
    <message>
        <source>Rufspiel on bells</source>
        <translation>Rufspiel de cascabeles</translation>
    </message>
    <message>
        <source>Acorns solo</source>
        <translation>Solo de bellotas</translation>
    </message>
    <message>
        <source>Leaves solo</source>
        <translation>Solo de hojas</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Solo de corazones</translation>
    </message>
    <message>
        <source>Bells solo</source>
        <translation>Solo de cascabeles</translation>
    </message>
    <message>
        <source>Acorns Wenz</source>
        <translation>Wenz de bellotas</translation>
    </message>
    <message>
        <source>Leaves Wenz</source>
        <translation>Wenz de hojas</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>Wenz de corazones</translation>
    </message>
    <message>
        <source>Bells Wenz</source>
        <translation>Wenz de cascabeles</translation>
    </message>
    <message>
        <source>Acorns Geier</source>
        <translation>Geier de bellotas</translation>
    </message>
    <message>
        <source>Leaves Geier</source>
        <translation>Geier de hojas</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>Geier de corazones</translation>
    </message>
    <message>
        <source>Bells Geier</source>
        <translation>Geier de cascabeles</translation>
    </message>
</context>
<context>
    <name>SchafkopfReason</name>
    <message>
        <source>No game promises to win with these cards.</source>
        <translation>Con estas cartas, ningún juego promete ganar.</translation>
    </message>
    <message>
        <source>The cards are safe in a Ramsch: it is lost about {chance} times in 100.</source>
        <translation>Las cartas son seguras en un Ramsch: se pierde unas {chance} veces de cada 100.</translation>
    </message>
    <message>
        <source>The stock costs less than a Ramsch that is lost about {chance} times in 100.</source>
        <translation>El bote cuesta menos que un Ramsch que se pierde unas {chance} veces de cada 100.</translation>
    </message>
    <message>
        <source>With so many high trumps the game should be beaten.</source>
        <translation>Con tantos triunfos altos, el juego debería fracasar.</translation>
    </message>
    <message>
        <source>The cards should win in spite of the Kontra.</source>
        <translation>Las cartas deberían ganar a pesar del Kontra.</translation>
    </message>
    <message>
        <source>The cards are not strong enough to double.</source>
        <translation>Las cartas no son bastante fuertes para doblar.</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>No hay nada más que elegir.</translation>
    </message>
    <message>
        <source>The first cards promise a good deal.</source>
        <translation>Las primeras cartas prometen un buen reparto.</translation>
    </message>
    <message>
        <source>The first cards promise too little to double the deal.</source>
        <translation>Las primeras cartas prometen demasiado poco para doblar.</translation>
    </message>
    <message>
        <source>Any action will do.</source>
        <translation>Sirve cualquier acción.</translation>
    </message>
    <message>
        <source>Alone you win with such cards about {chance} times in 100.</source>
        <translation>Contra tres, con cartas así ganas unas {chance} veces de cada 100.</translation>
    </message>
    <message>
        <source>With few trumps in this game, aces and tens win about {chance} times in 100.</source>
        <translation>Con pocos triunfos en juego, los ases y los dieces ganan unas {chance} veces de cada 100.</translation>
    </message>
    <message>
        <source>Calling {card} suits the hand best: the suit is short and without its ten.</source>
        <translation>Lo mejor es llamar {card}: el palo es corto y no tienes su diez.</translation>
    </message>
    <message>
        <source>With a partner you win with such cards about {chance} times in 100.</source>
        <translation>En pareja, con cartas así ganas unas {chance} veces de cada 100.</translation>
    </message>
    <message>
        <source>No trick can be lost.</source>
        <translation>No se puede perder ninguna baza.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es la única carta que puedes jugar.</translation>
    </message>
    <message>
        <source>The declaring side draws trumps: lead {card}.</source>
        <translation>El bando declarante arrastra: sal con {card}.</translation>
    </message>
    <message>
        <source>Everything else would cost more: lead {card}.</source>
        <translation>Todo lo demás costaría más: sal con {card}.</translation>
    </message>
    <message>
        <source>Search for the called ace: lead {card} from its suit.</source>
        <translation>Busca el as llamado: sal con {card}, de su palo.</translation>
    </message>
    <message>
        <source>The called ace brings its points home and shows the partner.</source>
        <translation>El as llamado pone a salvo sus puntos y descubre a la pareja.</translation>
    </message>
    <message>
        <source>Run away with the called suit: the ace is saved for later.</source>
        <translation>Escápate con el palo llamado: el as se guarda para después.</translation>
    </message>
    <message>
        <source>Lead your called suit to find your partner.</source>
        <translation>Sal del palo llamado para encontrar a tu pareja.</translation>
    </message>
    <message>
        <source>Nothing in its suit beats {card}.</source>
        <translation>Nada de su palo supera {card}.</translation>
    </message>
    <message>
        <source>A cheap lead keeps the good cards back.</source>
        <translation>Una salida de poco valor reserva las buenas cartas.</translation>
    </message>
    <message>
        <source>The trick is worth taking with {card}.</source>
        <translation>Merece la pena ganar la baza con {card}.</translation>
    </message>
    <message>
        <source>You hold none of the suit led: trump with {card}.</source>
        <translation>No tienes el palo de salida: falla con {card}.</translation>
    </message>
    <message>
        <source>Your side has the trick: put {card} on it for the points.</source>
        <translation>La baza es de tu bando: carga {card} por sus puntos.</translation>
    </message>
    <message>
        <source>Your side has the trick: keep the better cards.</source>
        <translation>La baza es de tu bando: guarda las mejores cartas.</translation>
    </message>
    <message>
        <source>The trick may go to the other side: give as little as possible.</source>
        <translation>La baza puede ser del otro bando: echa lo menos posible.</translation>
    </message>
    <message>
        <source>A low card is beaten by somebody else.</source>
        <translation>Una carta baja la supera otro jugador.</translation>
    </message>
    <message>
        <source>A short suit is soon gone: then other cards can go.</source>
        <translation>Un palo corto se agota pronto: después podrás descartarte.</translation>
    </message>
    <message>
        <source>A small trump is beaten by a higher one.</source>
        <translation>Un triunfo bajo lo supera otro más alto.</translation>
    </message>
    <message>
        <source>Every lead may take the trick; {card} costs least.</source>
        <translation>Cualquier salida puede ganar la baza; la que menos cuesta es {card}.</translation>
    </message>
    <message>
        <source>Go under as high as you can: {card} still loses.</source>
        <translation>Quédate por debajo lo más alto que puedas: con {card} no ganas la baza.</translation>
    </message>
    <message>
        <source>Throw off {card}: later it could take a costly trick.</source>
        <translation>Descarta {card}: más tarde podría ganar una baza cara.</translation>
    </message>
    <message>
        <source>You must take the trick: get rid of {card} with it.</source>
        <translation>Tienes que ganar la baza: aprovecha para soltar {card}.</translation>
    </message>
    <message>
        <source>Play low, so that another player may still beat it.</source>
        <translation>Juega una carta baja, para que otro jugador aún pueda montar.</translation>
    </message>
    <message>
        <source>Another player has every trick so far: take this one.</source>
        <translation>Otro jugador lleva todas las bazas: gana esta.</translation>
    </message>
    <message>
        <source>There are many trumps in the hand.</source>
        <translation>Tienes muchos triunfos.</translation>
    </message>
    <message>
        <source>Give as few card points as possible.</source>
        <translation>Echa el mínimo de puntos.</translation>
    </message>
    <message>
        <source>There are too few trumps to play.</source>
        <translation>No tienes bastantes triunfos para jugar.</translation>
    </message>
    <message>
        <source>It is the longest or the shortest suit, as the game needs.</source>
        <translation>Es el palo más largo o el más corto, según pide el juego.</translation>
    </message>
    <message>
        <source>The highest trump comes first.</source>
        <translation>Primero, el triunfo más alto.</translation>
    </message>
    <message>
        <source>An ace often takes the trick.</source>
        <translation>Un as suele ganar la baza.</translation>
    </message>
    <message>
        <source>The partner has the trick: give him card points.</source>
        <translation>La baza es de tu pareja: carga puntos.</translation>
    </message>
    <message>
        <source>{card} is just high enough to take the trick.</source>
        <translation>Para ganar la baza basta justo con {card}.</translation>
    </message>
    <message>
        <source>A cheap card costs little.</source>
        <translation>Una carta de poco valor cuesta poco.</translation>
    </message>
    <message>
        <source>Give card points to the trick of another player.</source>
        <translation>Carga puntos en la baza de otro jugador.</translation>
    </message>
    <message>
        <source>All cards take the trick: the lowest will do.</source>
        <translation>Todas las cartas ganan la baza: basta la más baja.</translation>
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
        <translation>El skat pasa de uno a otro, mirado o sin mirar; después pierde quien reúne más puntos.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Entrega del skat</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>Skat y empates</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Jugadores en la mesa</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>en una mesa de cuatro, quien reparte descansa</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>en cada ronda reparten todos una vez</translation>
    </message>
    <message>
        <source>Grand Hand first</source>
        <translation>Antes, Grand Hand</translation>
    </message>
    <message>
        <source>then the same dealer deals again</source>
        <translation>después vuelve a repartir el mismo dador</translation>
    </message>
    <message>
        <source>Jacks may not be passed on</source>
        <translation>Las jotas no se pueden entregar</translation>
    </message>
    <message>
        <source>Pushing unseen</source>
        <translation>Entregar sin mirar</translation>
    </message>
    <message>
        <source>pushing without a look raises the result</source>
        <translation>quien no mira el skat aumenta el resultado</translation>
    </message>
    <message>
        <source>Each push</source>
        <translation>Cada entrega</translation>
    </message>
    <message>
        <source>Limit of the factor</source>
        <translation>Límite del factor</translation>
    </message>
    <message>
        <source>Pushes count for a Durchmarsch, too</source>
        <translation>Las entregas cuentan también en el Durchmarsch</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>El skat es para</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>Empate a cuarenta</translation>
    </message>
    <message>
        <source>Doubles the result</source>
        <translation>Duplica el resultado</translation>
    </message>
    <message>
        <source>Adds one to the factor</source>
        <translation>Suma uno al factor</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>At most 4 times</source>
        <translation>Como máximo, ×&#xa0;4</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>La última baza</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Quien pierde</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Pierden todos</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>No pierde nadie</translation>
    </message>
    <message>
        <source>Grand Hand</source>
        <translation>Grand Hand</translation>
    </message>
    <message>
        <source>No Grand Hand</source>
        <translation>Sin Grand Hand</translation>
    </message>
    <message>
        <source>Grand Hand!</source>
        <translation>¡Grand Hand!</translation>
    </message>
    <message>
        <source>Do you play Grand Hand, or is it a Ramsch?</source>
        <translation>¿Juegas Grand Hand o se juega un Ramsch?</translation>
    </message>
    <message>
        <source>{seat} decides about Grand Hand</source>
        <translation>{seat} decide si juega Grand Hand</translation>
    </message>
    <message>
        <source>You play Grand Hand.</source>
        <translation>Juegas Grand Hand.</translation>
    </message>
    <message>
        <source>{seat} plays Grand Hand.</source>
        <translation>{seat} juega Grand Hand.</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>Pendiente</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} point(s)</source>
        <translation>
            <numerusform>{name}: {points}&#xa0;punto</numerusform>
            <numerusform>{name}: {points}&#xa0;puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Declarer</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>Skat: always alone</comment>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>{deal}, declarante: {name}</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Skat: always alone</comment>
        <translation>{deal}, declarante: {name}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>{name}: unchanged, {total}</source>
        <translation>{name}: sin cambios, {total}</translation>
    </message>
    <message>
        <source>{name}: {change}, now {total}</source>
        <translation>{name}: {change}, ahora {total}</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimir la hoja de puntuación</translation>
    </message>
    <message>
        <source>{name}, running</source>
        <translation>{name}, acumulado</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPage</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>{game} · {day}</source>
        <translation>{game} · {day}</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>Guardar CSV…</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Aún no ha acabado ningún reparto.</translation>
    </message>
    <message>
        <source>{name}, {what}: {value}</source>
        <translation>{name}, {what}: {value}</translation>
    </message>
    <message>
        <source>No deal on the sheet yet</source>
        <translation>Aún no hay repartos en la hoja</translation>
    </message>
    <message>
        <source>Each finished deal stands here as one row, with the running points of everyone.</source>
        <translation>Cada reparto terminado ocupa aquí una fila, con los puntos acumulados de todos.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>A dot (·) means unchanged.</source>
        <translation>Un punto (·) significa sin cambios.</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Analizar el reparto</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Guardar la hoja de puntuación</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>In 100 deals like this, this card wins {own}. If you play {card}, it is {other}.</source>
        <translation>De 100 repartos así, esta carta gana {own}. Si juegas {card}, son {other}.</translation>
    </message>
    <message numerus="yes">
        <source>On average this card costs you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>De media esta carta te cuesta %n&#xa0;punto. Si juegas {card}: {other}.</numerusform>
            <numerusform>De media esta carta te cuesta %n&#xa0;puntos. Si juegas {card}: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average this card brings you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>De media esta carta te da %n&#xa0;punto. Si juegas {card}: {other}.</numerusform>
            <numerusform>De media esta carta te da %n&#xa0;puntos. Si juegas {card}: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card does as well, but none does better.</source>
        <translation>Hay otra carta igual de buena, pero ninguna mejor.</translation>
    </message>
    <message>
        <source>Another card wins a little more often, but this one brings more points on average.</source>
        <translation>Otra carta gana algo más a menudo, pero esta da de media más puntos.</translation>
    </message>
    <message>
        <source>Another card is a little better for you alone, but with this one the others do worse.</source>
        <translation>Otra carta es algo mejor para ti, pero con esta los demás salen peor.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>These take effect at once, even in the middle of a trick.</source>
        <translation>Se aplican al momento, incluso en mitad de una baza.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Diseño de las cartas</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Reverso de las cartas</translation>
    </message>
    <message>
        <source>Large print: simple faces at every size</source>
        <translation>Letra grande: cartas sencillas en cualquier tamaño</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Tamaño de las cartas</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Orden de las cartas</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Color de la mesa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Opponents think</source>
        <translation>Los rivales piensan</translation>
    </message>
    <message>
        <source>Speed of movements</source>
        <translation>Velocidad del movimiento</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Las cartas se mueven</translation>
    </message>
    <message>
        <source>Play the only allowed card for me</source>
        <translation>Jugar por mí la única carta posible</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Jugar una carta</translation>
    </message>
    <message>
        <source>Finish decided deals</source>
        <translation>Terminar repartos decididos</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Reducir movimiento</translation>
    </message>
    <message>
        <source>Count card points for me</source>
        <translation>Contar por mí los puntos de las cartas</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>Ver y cambiar todas las teclas</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>A trick stays</source>
        <translation>La baza permanece</translation>
    </message>
    <message>
        <source>A trick stays until I click</source>
        <translation>La baza permanece hasta que hago clic</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>Colores alternos</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Altas a la izquierda</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Bajas a la izquierda</translation>
    </message>
    <message>
        <source>As I arrange them</source>
        <translation>Como yo las ordene</translation>
    </message>
    <message>
        <source>by one click</source>
        <translation>con un clic</translation>
    </message>
    <message>
        <source>by a second click</source>
        <translation>con un segundo clic</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al momento</translation>
    </message>
    <message>
        <source>by a button</source>
        <translation>con un botón</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
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
        <translation>Total</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>{value} for each own game won, {loss} for each lost</source>
        <translation>{value} por cada juego propio ganado, {loss} por cada perdido</translation>
    </message>
    <message>
        <source>{value} for each game that others lose</source>
        <translation>{value} por cada juego que pierden otros</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Puntos de juego</translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) left</source>
        <translation>
            <numerusform>Queda %n&#xa0;ronda Bock</numerusform>
            <numerusform>Quedan %n&#xa0;rondas Bock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double</source>
        <translation>
            <numerusform>%n&#xa0;reparto vale el doble</numerusform>
            <numerusform>%n&#xa0;repartos valen el doble</numerusform>
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
        <translation>declarante</translation>
    </message>
    <message>
        <source>alone · {tricks}</source>
        <translation>declara · {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>bids {value}</source>
        <translation>puja {value}</translation>
    </message>
    <message>
        <source>holds {value}</source>
        <translation>acepta {value}</translation>
    </message>
    <message>
        <source>Bid: {value}</source>
        <translation>Puja: {value}</translation>
    </message>
    <message>
        <source>{status} · Bock</source>
        <translation>{status} · Bock</translation>
    </message>
    <message>
        <source>with skat</source>
        <translation>con skat</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>The skat can still change the matadors.</source>
        <translation>El skat aún puede cambiar los matadores.</translation>
    </message>
    <message>
        <source>What you could play</source>
        <translation>Lo que podrías jugar</translation>
    </message>
    <message>
        <source>{value} is below {bid}: only as a Hand game</source>
        <translation>{value} no llega a {bid}: solo como Hand</translation>
    </message>
    <message>
        <source>{value} is below {bid}</source>
        <translation>{value} no llega a {bid}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double, this one included.</source>
        <translation>
            <numerusform>%n&#xa0;reparto vale el doble: este.</numerusform>
            <numerusform>%n&#xa0;repartos valen el doble, incluido este.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Ronda Bock</translation>
    </message>
    <message>
        <source>Announce your game</source>
        <translation>Anuncia tu juego</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Null abierto</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Schneider anunciado</translation>
    </message>
    <message>
        <source>90 card points are needed</source>
        <translation>hacen falta 90&#xa0;puntos</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz anunciado</translation>
    </message>
    <message>
        <source>every trick is needed</source>
        <translation>hacen falta todas las bazas</translation>
    </message>
    <message>
        <source>Play from the hand</source>
        <translation>Jugar Hand</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and open cards can only be announced in a Hand game.</source>
        <translation>Schneider, Schwarz y cartas abiertas solo se anuncian en un juego Hand.</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>an announcement to tick</comment>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>your cards lie open</source>
        <translation>tus cartas quedan a la vista</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valor: {value}</translation>
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
        <translation>juego</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schneider, a level in the sum</comment>
        <translation>anunciado</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schwarz, a level in the sum</comment>
        <translation>anunciado</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>a level in the sum</comment>
        <translation>abierto</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schneider</source>
        <translation>Solo llega a la puja con Schneider</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schwarz</source>
        <translation>Solo llega a la puja con Schwarz</translation>
    </message>
    <message>
        <source>Reaches the bid only with help from the skat</source>
        <translation>Solo llega a la puja si ayuda el skat</translation>
    </message>
    <message>
        <source>Cannot reach the bid: it will be lost</source>
        <translation>No puede llegar a la puja: se perderá</translation>
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
        <translation>{value}: juego</translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>Pujar {value}</translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <translation>Acepto {value}</translation>
    </message>
    <message>
        <source>Pick up the skat</source>
        <translation>Tomar el skat</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation>Jugar Hand</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>Descartar 2&#xa0;cartas</translation>
    </message>
    <message>
        <source>Announce {game}</source>
        <translation>Anunciar: {game}</translation>
    </message>
    <message>
        <source>Sort for Null</source>
        <translation>Ordenar para Null</translation>
    </message>
    <message>
        <source>Sort for trumps</source>
        <translation>Ordenar por triunfos</translation>
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
        <translation>tu puja</translation>
    </message>
    <message>
        <source>Your next bid: {value}.</source>
        <translation>Tu próxima puja: {value}.</translation>
    </message>
    <message>
        <source>You are asked whether you hold {value}.</source>
        <translation>Te preguntan si aceptas {value}.</translation>
    </message>
    <message>
        <source>you are asked</source>
        <translation>te preguntan</translation>
    </message>
    <message>
        <source>You bid, {holder} answers</source>
        <translation>Tú pujas, {holder} responde</translation>
    </message>
    <message>
        <source>{bidder} bids, you answer</source>
        <translation>{bidder} puja, tú respondes</translation>
    </message>
    <message>
        <source>{bidder} bids, {holder} answers</source>
        <translation>{bidder} puja, {holder} responde</translation>
    </message>
    <message>
        <source>No number is bid so far.</source>
        <translation>Todavía no hay pujas.</translation>
    </message>
    <message>
        <source>Bid so far: {numbers}.</source>
        <translation>Pujado hasta ahora: {numbers}.</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>Dejadas en el skat</translation>
    </message>
    <message>
        <source>The skat lies face down</source>
        <translation>El skat está boca abajo</translation>
    </message>
    <message>
        <source>counts for you in the end</source>
        <translation>al final cuenta para ti</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>Sin Re</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>Sin Kontra</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Acepto.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Paso.</translation>
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
        <translation>¡Kontra!</translation>
    </message>
    <message>
        <source>Re!</source>
        <translation>¡Re!</translation>
    </message>
    <message>
        <source>{seat} is to bid</source>
        <translation>Turno de puja: {seat}</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat} decide si juega</translation>
    </message>
    <message>
        <source>{seat} decides about the skat</source>
        <translation>{seat} decide sobre el skat</translation>
    </message>
    <message>
        <source>{seat} lays two cards away</source>
        <translation>{seat} descarta dos cartas</translation>
    </message>
    <message>
        <source>{seat} chooses the game</source>
        <translation>{seat} elige el juego</translation>
    </message>
    <message>
        <source>{seat} decides about doubling</source>
        <translation>{seat} decide si dobla</translation>
    </message>
    <message>
        <source>{seat} bids {value}. Do you hold it?</source>
        <translation>{seat} puja {value}. ¿Aceptas?</translation>
    </message>
    <message>
        <source>{seat} holds {value}. Do you bid more?</source>
        <translation>{seat} acepta {value}. ¿Pujas más?</translation>
    </message>
    <message>
        <source>{seat} is in with {value}. Do you bid more?</source>
        <translation>{seat} está en {value}. ¿Pujas más?</translation>
    </message>
    <message>
        <source>Do you bid? 18 is the lowest number.</source>
        <translation>¿Pujas? Lo mínimo es 18.</translation>
    </message>
    <message>
        <source>Both others pass. Do you play, or is it a Ramsch?</source>
        <translation>Los otros dos pasan. ¿Juegas o se juega un Ramsch?</translation>
    </message>
    <message>
        <source>Both others pass. Do you play?</source>
        <translation>Los otros dos pasan. ¿Juegas?</translation>
    </message>
    <message>
        <source>You play alone. Pick up the skat, or play Hand?</source>
        <translation>El juego es tuyo. ¿Tomas el skat o juegas Hand?</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>Elige dos cartas para descartar</translation>
    </message>
    <message>
        <source>Hand: announce your game</source>
        <translation>Hand: anuncia tu juego</translation>
    </message>
    <message>
        <source>Kontra is said. Do you answer Re?</source>
        <translation>Hay Kontra. ¿Respondes Re?</translation>
    </message>
    <message>
        <source>{seat} plays {game}. Do you say Kontra?</source>
        <translation>{seat} juega {game}. ¿Dices Kontra?</translation>
    </message>
    <message>
        <source>You play alone; the bid is {value}.</source>
        <translation>Juegas tú, con una puja de {value}.</translation>
    </message>
    <message>
        <source>{seat} plays alone; the bid is {value}.</source>
        <translation>Juega {seat}, con una puja de {value}.</translation>
    </message>
    <message>
        <source>Everyone passes: this deal is a Ramsch.</source>
        <translation>Todos pasan: se juega un Ramsch.</translation>
    </message>
    <message>
        <source>You pick up the skat.</source>
        <translation>Tomas el skat.</translation>
    </message>
    <message>
        <source>{seat} picks up the skat.</source>
        <translation>{seat} toma el skat.</translation>
    </message>
    <message>
        <source>Your cards lie open.</source>
        <translation>Tus cartas quedan a la vista.</translation>
    </message>
    <message>
        <source>{seat}&apos;s cards lie open.</source>
        <translation>Quedan a la vista las cartas de {seat}.</translation>
    </message>
    <message>
        <source>You bid {value}.</source>
        <translation>Pujas {value}.</translation>
    </message>
    <message>
        <source>{seat} bids {value}.</source>
        <translation>{seat} puja {value}.</translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation>Aceptas la puja.</translation>
    </message>
    <message>
        <source>{seat} holds it.</source>
        <translation>{seat} acepta la puja.</translation>
    </message>
    <message>
        <source>You play Hand, without the skat.</source>
        <translation>Juegas Hand, sin tomar el skat.</translation>
    </message>
    <message>
        <source>{seat} plays Hand, without the skat.</source>
        <translation>{seat} juega Hand, sin tomar el skat.</translation>
    </message>
    <message>
        <source>You say Kontra.</source>
        <translation>Dices: Kontra.</translation>
    </message>
    <message>
        <source>{seat} says Kontra.</source>
        <translation>{seat} dice: Kontra.</translation>
    </message>
    <message>
        <source>You say Re.</source>
        <translation>Dices: Re.</translation>
    </message>
    <message>
        <source>{seat} says Re.</source>
        <translation>{seat} dice: Re.</translation>
    </message>
    <message>
        <source>Skat with Ramsch</source>
        <translation>Skat con Ramsch</translation>
    </message>
    <message>
        <source>Bid, play alone against two, and play Ramsch when nobody dares.</source>
        <translation>Puja, juega contra dos rivales y, si nadie se atreve, juega un Ramsch.</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Todos pasan</translation>
    </message>
    <message>
        <source>Nobody plays this deal</source>
        <translation>Nadie juega este reparto</translation>
    </message>
</context>
<context>
    <name>SkatGame</name>
    <message>
        <source>Acorns</source>
        <translation>Bellotas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>German-suited</comment>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Cascabeles</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
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
        <translation>{game} Hand, Schneider anunciado</translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <translation>{game} Hand, Schwarz anunciado</translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <translation>{game} abierto</translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <translation>{game} Hand</translation>
    </message>
    <message>
        <source>Null ouvert Hand</source>
        <translation>Null abierto Hand</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Null abierto</translation>
    </message>
    <message>
        <source>Null Hand</source>
        <translation>Null Hand</translation>
    </message>
    <message>
        <source>with {count}</source>
        <translation>con {count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation>sin {count}</translation>
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
        <translation>{game}, puja excesiva</translation>
    </message>
    <message>
        <source>{cards} in the hand</source>
        <translation>con {cards}</translation>
    </message>
    <message>
        <source>{cards} in the skat</source>
        <translation>{cards} en el skat</translation>
    </message>
    <message>
        <source>{card} is missing</source>
        <translation>falta: {card}</translation>
    </message>
    <message>
        <source>{cards} are missing</source>
        <translation>faltan: {cards}</translation>
    </message>
    <message>
        <source>{card} is missing, {next} lies in the skat</source>
        <translation>falta: {card}; en el skat: {next}</translation>
    </message>
    <message>
        <source>{cards} are missing, {next} lies in the skat</source>
        <translation>faltan: {cards}; en el skat: {next}</translation>
    </message>
    <message>
        <source>Base value of {game}</source>
        <translation>Valor base: {game}</translation>
    </message>
    <message>
        <source>{level} times {base}</source>
        <translation>{level} veces {base}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>always one more</source>
        <translation>siempre uno más</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>the skat was not taken up</source>
        <translation>no se tomó el skat</translation>
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
        <translation>Schneider anunciado</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz anunciado</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>the cards lay open</source>
        <translation>con las cartas a la vista</translation>
    </message>
    <message>
        <source>the value must cover the bid of {bid}</source>
        <translation>el valor debe cubrir la puja de {bid}</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Puja excesiva</translation>
    </message>
    <message>
        <source>a fixed value</source>
        <translation>un valor fijo</translation>
    </message>
    <message>
        <source>the defenders have 30 card points or fewer</source>
        <translation>la defensa no pasa de 30&#xa0;puntos</translation>
    </message>
    <message>
        <source>the declarer has 30 card points or fewer</source>
        <translation>el declarante no pasa de 30&#xa0;puntos</translation>
    </message>
    <message>
        <source>it was announced, so it counts</source>
        <translation>se anunció, así que cuenta</translation>
    </message>
    <message>
        <source>the defenders have no trick</source>
        <translation>la defensa no hace ninguna baza</translation>
    </message>
    <message>
        <source>the declarer has no trick</source>
        <translation>el declarante no hace ninguna baza</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>a lost game counts double</source>
        <translation>un juego perdido cuenta el doble</translation>
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
        <translation>Ronda Bock</translation>
    </message>
    <message>
        <source>every result counts double</source>
        <translation>todo resultado cuenta el doble</translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation>Ganas el juego: {game}</translation>
    </message>
    <message>
        <source>{seat} wins {game}</source>
        <translation>{seat} gana el juego: {game}</translation>
    </message>
    <message>
        <source>You lose {game}</source>
        <translation>Pierdes el juego: {game}</translation>
    </message>
    <message>
        <source>{seat} loses {game}</source>
        <translation>{seat} pierde el juego: {game}</translation>
    </message>
    <message>
        <source>You overbid: {game} is lost</source>
        <translation>Puja excesiva: pierdes {game}</translation>
    </message>
    <message>
        <source>{seat} overbid: {game} is lost</source>
        <translation>Puja excesiva: {seat} pierde {game}</translation>
    </message>
    <message>
        <source>The declarer gives up and loses. The cards that nobody played count for no side.</source>
        <translation>El declarante se rinde y pierde. Las cartas que nadie jugó no cuentan para ningún bando.</translation>
    </message>
    <message>
        <source>The defenders give up, so the declarer wins. The cards that nobody played count for no side.</source>
        <translation>La defensa se rinde, así que gana el declarante. Las cartas que nadie jugó no cuentan para ningún bando.</translation>
    </message>
    <message>
        <source>The last tricks were sure: they count without being played.</source>
        <translation>Las últimas bazas eran seguras: cuentan sin jugarse.</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Terminado antes de tiempo</translation>
    </message>
    <message>
        <source>The game is worth {level} times {base}, which is {value}, but the bid was {bid}. So it is lost, and the smallest multiple of {base} that covers the bid counts: {counted}.</source>
        <translation>El juego vale {level} veces {base}, es decir, {value}, pero la puja era {bid}. Por eso se pierde, y cuenta el menor múltiplo de {base} que cubre la puja: {counted}.</translation>
    </message>
    <message>
        <source>Why lost?</source>
        <translation>¿Por qué se pierde?</translation>
    </message>
    <message>
        <source>Schwarz was announced: the declarer needs every trick.</source>
        <translation>Se anunció Schwarz: el declarante necesita todas las bazas.</translation>
    </message>
    <message>
        <source>Schneider was announced: the declarer needs 90 card points.</source>
        <translation>Se anunció Schneider: el declarante necesita 90&#xa0;puntos.</translation>
    </message>
    <message>
        <source>The declarer needs 61 card points; 60 are enough for the defenders.</source>
        <translation>El declarante necesita 61&#xa0;puntos; a la defensa le bastan 60.</translation>
    </message>
    <message>
        <source>Schwarz is about tricks, not card points: the defenders took a trick.</source>
        <translation>En el Schwarz cuentan las bazas, no los puntos: la defensa hizo una baza.</translation>
    </message>
    <message>
        <source>Why no Schwarz?</source>
        <translation>¿Por qué no hay Schwarz?</translation>
    </message>
    <message>
        <source>The defenders have more than 30 card points.</source>
        <translation>La defensa tiene más de 30&#xa0;puntos.</translation>
    </message>
    <message>
        <source>Why no Schneider?</source>
        <translation>¿Por qué no hay Schneider?</translation>
    </message>
    <message>
        <source>You announce {game}.</source>
        <translation>Anuncias: {game}.</translation>
    </message>
    <message>
        <source>{seat} announces {game}.</source>
        <translation>{seat} anuncia: {game}.</translation>
    </message>
</context>
<context>
    <name>SkatOptions</name>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Cuando todos pasan</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra y Re</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Rondas Bock</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Jugadores en la mesa</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>en una mesa de cuatro, quien reparte descansa</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partida acaba</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>en cada ronda reparten todos una vez</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>tournament: 50 for each own game won or lost, 40 or 30 for games others lose</source>
        <translation>torneo: 50 por cada juego propio ganado o perdido, 40 o 30 por los que pierden otros</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Nadie puja</translation>
    </message>
    <message>
        <source>Kind of Ramsch</source>
        <translation>Tipo de Ramsch</translation>
    </message>
    <message>
        <source>the skat may be passed round first</source>
        <translation>antes puede pasarse el skat de uno a otro</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>El skat es para</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>Empate a cuarenta</translation>
    </message>
    <message>
        <source>a defender doubles, the declarer doubles again</source>
        <translation>la defensa dobla y el declarante vuelve a doblar</translation>
    </message>
    <message>
        <source>Kontra only after a bid</source>
        <translation>Kontra solo si se ha pujado</translation>
    </message>
    <message>
        <source>by a defender who bid or held 18 or more</source>
        <translation>un defensor que pujó o aceptó 18 o más</translation>
    </message>
    <message>
        <source>after certain deals a whole round counts double</source>
        <translation>tras ciertos repartos, una ronda entera vale el doble</translation>
    </message>
    <message>
        <source>After a game lost with 60 card points</source>
        <translation>Tras un juego perdido con 60&#xa0;puntos</translation>
    </message>
    <message>
        <source>After a game lost with Kontra</source>
        <translation>Tras un juego perdido con Kontra</translation>
    </message>
    <message>
        <source>After Kontra and Re</source>
        <translation>Tras Kontra y Re</translation>
    </message>
    <message>
        <source>After a Grand Hand won</source>
        <translation>Tras un Grand Hand ganado</translation>
    </message>
    <message>
        <source>After a Grand lost</source>
        <translation>Tras un Grand perdido</translation>
    </message>
    <message>
        <source>After a total of whole hundreds</source>
        <translation>Tras un total múltiplo de cien</translation>
    </message>
    <message>
        <source>100, 200 and so on, also below zero</source>
        <translation>100, 200, etc., también por debajo de cero</translation>
    </message>
    <message>
        <source>After a total of equal digits</source>
        <translation>Tras un total de cifras iguales</translation>
    </message>
    <message>
        <source>111, 222 and so on, also below zero</source>
        <translation>111, 222, etc., también por debajo de cero</translation>
    </message>
    <message>
        <source>After a game worth 72 or more</source>
        <translation>Tras un juego de 72 o más</translation>
    </message>
    <message>
        <source>After a game worth 96 or more</source>
        <translation>Tras un juego de 96 o más</translation>
    </message>
    <message>
        <source>After a deal in which nobody bids</source>
        <translation>Tras un reparto sin pujas</translation>
    </message>
    <message>
        <source>Bock deals left at the end</source>
        <translation>Repartos Bock pendientes al final</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>Tras las rondas</translation>
    </message>
    <message>
        <source>After a single deal</source>
        <translation>Tras un solo reparto</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Forehand must play</source>
        <translation>Quien es mano debe jugar</translation>
    </message>
    <message>
        <source>The next deal follows</source>
        <translation>Se pasa al siguiente reparto</translation>
    </message>
    <message>
        <source>Plain Ramsch</source>
        <translation>Ramsch sencillo</translation>
    </message>
    <message>
        <source>Schieberamsch</source>
        <translation>Schieberamsch</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>La última baza</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Quien pierde</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Pierden todos</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>No pierde nadie</translation>
    </message>
    <message>
        <source>Are dropped</source>
        <translation>Se anulan</translation>
    </message>
    <message>
        <source>Are played</source>
        <translation>Se juegan</translation>
    </message>
</context>
<context>
    <name>SkatPanel</name>
    <message>
        <source>The declarer may not take a single trick.</source>
        <translation>El declarante no puede hacer ni una sola baza.</translation>
    </message>
    <message>
        <source>{left} to {right} card points</source>
        <translation>puntos de cartas: {left} a {right}</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Puntos de cartas</translation>
    </message>
    <message>
        <source>{left} to {right} card points, {hidden} of them in the skat</source>
        <translation>puntos de cartas: {left} a {right}, {hidden} de ellos en el skat</translation>
    </message>
    <message>
        <source>The declarer needs every trick.</source>
        <translation>El declarante necesita todas las bazas.</translation>
    </message>
    <message>
        <source>The declarer needs 90.</source>
        <translation>El declarante necesita 90.</translation>
    </message>
    <message>
        <source>The declarer needs 61.</source>
        <translation>El declarante necesita 61.</translation>
    </message>
    <message>
        <source>The defenders need 31.</source>
        <translation>La defensa necesita 31.</translation>
    </message>
    <message>
        <source>The defenders need 60.</source>
        <translation>La defensa necesita 60.</translation>
    </message>
    <message>
        <source>You laid away</source>
        <translation>Tu descarte</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>{game} · {bid}</source>
        <translation>{game} · {bid}</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>The result counts {factor} times now.</source>
        <translation>Ahora el resultado cuenta ×&#xa0;{factor}.</translation>
    </message>
    <message>
        <source>Whoever pushes the skat on unseen raises the result.</source>
        <translation>Quien entrega el skat sin mirarlo aumenta el resultado.</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Entrega del skat</translation>
    </message>
</context>
<context>
    <name>SkatReason</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es la única carta que puedes jugar.</translation>
    </message>
    <message>
        <source>The trick is lost: give the fewest card points.</source>
        <translation>La baza está perdida: echa el mínimo de puntos.</translation>
    </message>
    <message>
        <source>Pull trumps from the top: none is higher.</source>
        <translation>Arrastra de arriba abajo: no hay triunfo más alto.</translation>
    </message>
    <message>
        <source>A small trump brings out the high ones; ace and ten are kept.</source>
        <translation>Un triunfo bajo hace salir los altos; el as y el diez se guardan.</translation>
    </message>
    <message>
        <source>Only trumps are worth leading now.</source>
        <translation>Ahora solo conviene salir con triunfos.</translation>
    </message>
    <message>
        <source>No higher card of the suit is out: it takes the trick.</source>
        <translation>No queda ninguna carta más alta del palo: esta gana la baza.</translation>
    </message>
    <message>
        <source>It gives away the fewest card points and makes the suit good.</source>
        <translation>Regala el mínimo de puntos y afirma el palo.</translation>
    </message>
    <message>
        <source>You play last: take the trick with the card of most points that wins it.</source>
        <translation>Cierras la baza: gánala con la carta de más puntos que sirva.</translation>
    </message>
    <message>
        <source>You play last: the lowest card that wins is enough.</source>
        <translation>Cierras la baza: basta la carta más baja que la gane.</translation>
    </message>
    <message>
        <source>No higher card is out: it takes the trick for certain.</source>
        <translation>No queda ninguna carta más alta: esta gana la baza seguro.</translation>
    </message>
    <message>
        <source>Another player may still go higher: stay low.</source>
        <translation>Otro jugador aún puede montar: juega una carta baja.</translation>
    </message>
    <message>
        <source>The trick is cheap: throw a card that would lose one later.</source>
        <translation>La baza vale poco: descártate de una carta que más tarde perdería otra.</translation>
    </message>
    <message>
        <source>You play last: trump with a card of many points; they are safe.</source>
        <translation>Cierras la baza: falla con un triunfo de muchos puntos, que queda a salvo.</translation>
    </message>
    <message>
        <source>Trump it with the cheapest trump.</source>
        <translation>Falla con el triunfo de menos valor.</translation>
    </message>
    <message>
        <source>{seat} has none of the suit either: trump high.</source>
        <translation>{seat} tampoco tiene el palo: falla alto.</translation>
    </message>
    <message>
        <source>You cannot take it: give the fewest card points.</source>
        <translation>No puedes ganarla: echa el mínimo de puntos.</translation>
    </message>
    <message>
        <source>{seat} takes the trick for your side: give card points.</source>
        <translation>{seat} gana la baza para tu bando: carga puntos.</translation>
    </message>
    <message>
        <source>The declarer could beat {seat}: your card cannot be beaten.</source>
        <translation>El declarante podría superar a {seat}: tu carta no la supera nadie.</translation>
    </message>
    <message>
        <source>{seat} is still to play: give little away.</source>
        <translation>Aún falta por jugar {seat}: echa pocos puntos.</translation>
    </message>
    <message>
        <source>With this trick the declarer is beaten: take it with any card.</source>
        <translation>Con esta baza el declarante pierde: gánala con cualquier carta.</translation>
    </message>
    <message>
        <source>It takes the trick from the declarer.</source>
        <translation>Le quita la baza al declarante.</translation>
    </message>
    <message>
        <source>You have none of the suit: trump it.</source>
        <translation>No tienes el palo: juega triunfo.</translation>
    </message>
    <message>
        <source>No higher trump is out: it takes the trick from the declarer.</source>
        <translation>No queda un triunfo más alto: este le quita la baza al declarante.</translation>
    </message>
    <message>
        <source>Your partner still plays and may take it: stay low.</source>
        <translation>Tu pareja aún juega y puede ganarla: echa una carta baja.</translation>
    </message>
    <message>
        <source>Lead the ace while the declarer must still follow.</source>
        <translation>Sal con el as mientras el declarante aún deba asistir.</translation>
    </message>
    <message>
        <source>No higher card of the suit is out.</source>
        <translation>No queda ninguna carta más alta del palo.</translation>
    </message>
    <message>
        <source>The declarer plays last: lead a short suit.</source>
        <translation>El declarante cierra la baza: sal de un palo corto.</translation>
    </message>
    <message>
        <source>The declarer plays next: lead a long suit.</source>
        <translation>El declarante juega a continuación: sal de un palo largo.</translation>
    </message>
    <message>
        <source>You have nothing but trumps to lead.</source>
        <translation>Solo puedes salir con triunfos.</translation>
    </message>
    <message>
        <source>Others hold higher cards of the suit and must beat it.</source>
        <translation>Otros tienen cartas más altas del palo y tendrán que superarla.</translation>
    </message>
    <message>
        <source>It is the highest card that stays under the trick.</source>
        <translation>Es la carta más alta que queda por debajo.</translation>
    </message>
    <message>
        <source>Every card goes over: the lowest may still be beaten.</source>
        <translation>Todas tus cartas superan la baza: sobre la más baja aún pueden montar.</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick: throw it.</source>
        <translation>Es la carta con más riesgo de ganar una baza: descártate de ella.</translation>
    </message>
    <message>
        <source>Lead low: the declarer may have to go over it.</source>
        <translation>Sal con una carta baja: quizá el declarante tenga que superarla.</translation>
    </message>
    <message>
        <source>Clear a short suit, so that you can throw cards later.</source>
        <translation>Agota un palo corto para poder descartarte después.</translation>
    </message>
    <message>
        <source>Stay under the declarer: the trick remains with him.</source>
        <translation>Quédate por debajo del declarante: la baza será suya.</translation>
    </message>
    <message>
        <source>Keep the trick low, so that the declarer must go over.</source>
        <translation>Mantén baja la baza para que el declarante tenga que superarla.</translation>
    </message>
    <message>
        <source>You cannot stay under: get rid of the high card.</source>
        <translation>No puedes quedar por debajo: líbrate de la carta alta.</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: push, and the others pay more.</source>
        <translation>Con estas cartas se pierde cerca del {chance}&#xa0;% de los repartos: entrega sin mirar y los demás pagarán más.</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: take the skat, pass two bad cards on.</source>
        <translation>Con estas cartas se pierde cerca del {chance}&#xa0;% de los repartos: toma el skat y entrega dos cartas malas.</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in about {chance} % of the deals.</source>
        <translation>Con estas cartas, Grand Hand se gana en cerca del {chance}&#xa0;% de los repartos.</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in only {chance} % of the deals.</source>
        <translation>Con estas cartas, Grand Hand se gana solo en el {chance}&#xa0;% de los repartos.</translation>
    </message>
    <message>
        <source>Lay away {cards}: their card points are safe.</source>
        <translation>Descarta {cards}: sus puntos quedan a salvo.</translation>
    </message>
    <message>
        <source>{game}: lay away {cards}, what stays has the fewest losers.</source>
        <translation>{game}: descarta {cards}; con lo que queda pierdes menos bazas.</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, worth bidding up to {limit}.</source>
        <translation>{game}: se gana el {chance}&#xa0;% de las veces; conviene pujar hasta {limit}.</translation>
    </message>
    <message>
        <source>{game}: enough jacks, trumps and aces to bid up to {limit}.</source>
        <translation>{game}: bastantes jotas, triunfos y ases para pujar hasta {limit}.</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, better than passing.</source>
        <translation>{game}: se gana el {chance}&#xa0;% de las veces; mejor que pasar.</translation>
    </message>
    <message>
        <source>No game is likely enough to be won.</source>
        <translation>Ningún juego tiene suficientes posibilidades de ganarse.</translation>
    </message>
    <message>
        <source>These cards are worth {value}, not more.</source>
        <translation>Estas cartas valen {value}, no más.</translation>
    </message>
    <message>
        <source>A Ramsch is better: these cards lose it in {value} % of deals.</source>
        <translation>Es mejor un Ramsch: con estas cartas se pierde en el {value}&#xa0;% de los repartos.</translation>
    </message>
    <message>
        <source>Hand: the skat is not needed, chance to win {value} %.</source>
        <translation>Hand: el skat no hace falta; se gana el {value}&#xa0;% de las veces.</translation>
    </message>
    <message>
        <source>The skat improves the hand.</source>
        <translation>El skat mejora las cartas.</translation>
    </message>
    <message>
        <source>It brings the most on average: chance to win {value} %.</source>
        <translation>Es lo que más da de media: se gana el {value}&#xa0;% de las veces.</translation>
    </message>
    <message>
        <source>It has the most jacks, trumps and aces.</source>
        <translation>Es donde hay más jotas, triunfos y ases.</translation>
    </message>
    <message>
        <source>At worst one trick of few points is lost: Schneider is safe.</source>
        <translation>Como mucho se pierde una baza barata: Schneider es seguro.</translation>
    </message>
    <message>
        <source>No trick can be lost: Schwarz is safe.</source>
        <translation>No se puede perder ninguna baza: Schwarz es seguro.</translation>
    </message>
    <message>
        <source>No trick can be lost, also with open cards.</source>
        <translation>Ni con las cartas abiertas se puede perder una baza.</translation>
    </message>
    <message>
        <source>Nothing to say.</source>
        <translation>Nada que decir.</translation>
    </message>
    <message>
        <source>Against these trumps and aces most declarers lose.</source>
        <translation>Contra estos triunfos y ases, el declarante suele perder.</translation>
    </message>
    <message>
        <source>The declarer wins too often against these cards.</source>
        <translation>Contra estas cartas, el declarante gana demasiadas veces.</translation>
    </message>
    <message>
        <source>The game is nearly certain, also after Kontra.</source>
        <translation>El juego es casi seguro, también con Kontra.</translation>
    </message>
    <message>
        <source>The game is not certain enough to double it again.</source>
        <translation>El juego no es tan seguro como para volver a doblarlo.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Mixed</source>
        <translation>Mixto</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Postre</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Puesto {number}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Propios</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} de {all}</translation>
    </message>
    <message>
        <source>After deal {number}: {points}</source>
        <translation>Tras el reparto {number}: {points}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Kept on this computer only.</source>
        <translation>Solo se guardan en este equipo.</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>Guardar CSV…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Restablecer…</translation>
    </message>
    <message>
        <source>There is nothing yet.</source>
        <translation>Aún no hay nada.</translation>
    </message>
    <message>
        <source>No deal in the statistics yet</source>
        <translation>Aún no hay repartos en las estadísticas</translation>
    </message>
    <message>
        <source>Each deal that you finish is counted here, by game and contract.</source>
        <translation>Aquí se cuenta cada reparto que terminas, por juego y contrato.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read and do not count.</source>
        <translation>
            <numerusform>%n&#xa0;línea del archivo no se puede leer y no cuenta.</numerusform>
            <numerusform>%n&#xa0;líneas del archivo no se pueden leer y no cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All</source>
        <comment>contracts</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All</source>
        <comment>seats of the order of play</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7&#xa0;días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30&#xa0;días</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Últimos 365&#xa0;días</translation>
    </message>
    <message>
        <source>All</source>
        <comment>days</comment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Ningún reparto coincide con la selección.</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} de {all}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganados</translation>
    </message>
    <message>
        <source>Own games won</source>
        <translation>Juegos propios ganados</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Puntos por reparto</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Mejor reparto</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>Peor reparto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Repartos ganados</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>{name}: {share} of the deals won</source>
        <translation>{name}: {share} de los repartos ganados</translation>
    </message>
    <message>
        <source>Deals won (%)</source>
        <translation>Repartos ganados en %</translation>
    </message>
    <message>
        <source>Points after each deal</source>
        <translation>Puntos tras cada reparto</translation>
    </message>
    <message>
        <source>Group the deals by</source>
        <translation>Agrupar los repartos por</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Results in groups</source>
        <translation>Resultados por grupos</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Guardar las estadísticas</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>The deals counted so far are put into a file beside it; nothing is deleted.</source>
        <translation>Los repartos contados hasta ahora pasan a otro archivo junto a este; no se borra nada.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>¿Restablecer las estadísticas?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>More choices</source>
        <translation>Más opciones</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Finish early</source>
        <translation>Terminar antes</translation>
    </message>
    <message>
        <source>Skip this deal</source>
        <translation>Saltar este reparto</translation>
    </message>
    <message>
        <source>To the final standing</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente reparto</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Lo que puedes hacer</translation>
    </message>
    <message>
        <source>What else you can do</source>
        <translation>Qué más puedes hacer</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Junto a la mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Hints are given when it is your turn.</source>
        <translation>Las pistas se dan cuando te toca jugar.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>to move</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>chosen, {number} of {most}</source>
        <translation>carta elegida, {number} de {most}</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>No hay ninguna carta elegida.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <translation>Elegidas: {cards}.</translation>
    </message>
    <message>
        <source>{card}, not allowed</source>
        <translation>{card}, no se puede jugar</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <translation>{card}, se puede jugar</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>carta elegida</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, tu jugada</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, jugada de {name}</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Elige un juego</translation>
    </message>
    <message>
        <source>Choose a game at the right first.</source>
        <translation>Elige antes un juego a la derecha.</translation>
    </message>
    <message>
        <source>Choose the cards first.</source>
        <translation>Elige antes las cartas.</translation>
    </message>
    <message>
        <source>Choose exactly one card.</source>
        <translation>Elige exactamente una carta.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>One more card</source>
        <translation>Una carta más</translation>
    </message>
    <message>
        <source>Two cards chosen – click one again to take it back</source>
        <translation>Dos cartas elegidas: otro clic en una la devuelve</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;punto</numerusform>
            <numerusform>%n&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s) for you</source>
        <translation>
            <numerusform>%n&#xa0;punto para ti</numerusform>
            <numerusform>%n&#xa0;puntos para ti</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} = {sum}</source>
        <translation>{parts} = {sum}</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>Dejadas en el skat</translation>
    </message>
    <message>
        <source>For the next player</source>
        <translation>Para el siguiente</translation>
    </message>
    <message>
        <source>To exchange</source>
        <translation>Para cambiar</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} de {most}</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Hoja de puntuación</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Panel lateral</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto &amp;más grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto más pe&amp;queño</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>Área &amp;siguiente</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>Área &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Card faces</source>
        <translation>&amp;Diseño de las cartas</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Resume: {game}</source>
        <translation>Reanudar: {game}</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>{where}. Standing: {standing}</source>
        <translation>{where}. Marcador: {standing}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>begins a label</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;punto</numerusform>
            <numerusform>%n&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;baza</numerusform>
            <numerusform>%n&#xa0;bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the {cards}.</source>
        <translation>Tienes: {cards}.</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <translation>Turno de {seat}</translation>
    </message>
    <message>
        <source>Your turn – you lead</source>
        <translation>Te toca: sales tú</translation>
    </message>
    <message>
        <source>Your turn – your last card</source>
        <translation>Te toca: tu última carta</translation>
    </message>
    <message>
        <source>Your turn – any card may be played</source>
        <translation>Te toca: puedes jugar cualquier carta</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Repartes tú.</translation>
    </message>
    <message>
        <source>{seat} deals.</source>
        <translation>Reparte {seat}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Juegas {card}.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat} juega {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} pasa.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Tomas %n&#xa0;carta.</numerusform>
            <numerusform>Tomas %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n card(s).</source>
        <translation>
            <numerusform>{seat} toma %n&#xa0;carta.</numerusform>
            <numerusform>{seat} toma %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay away %n card(s).</source>
        <translation>
            <numerusform>Descartas %n&#xa0;carta.</numerusform>
            <numerusform>Descartas %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays away %n card(s).</source>
        <translation>
            <numerusform>{seat} descarta %n&#xa0;carta.</numerusform>
            <numerusform>{seat} descarta %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n card point(s).</source>
        <translation>
            <numerusform>Ganas la baza: %n&#xa0;punto.</numerusform>
            <numerusform>Ganas la baza: %n&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the trick: %n card point(s).</source>
        <translation>
            <numerusform>{seat} gana la baza: %n&#xa0;punto.</numerusform>
            <numerusform>{seat} gana la baza: %n&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>segundo</translation>
    </message>
    <message>
        <source>rearhand</source>
        <translation>postre</translation>
    </message>
    <message>
        <source>Round {round} · Deal {deal} of {deals}</source>
        <translation>Ronda {round} · Reparto {deal} de {deals}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Reparto {deal}</translation>
    </message>
    <message>
        <source>I keep my cards.</source>
        <translation>Me quedo con mis cartas.</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n card(s).</source>
        <translation>
            <numerusform>Cambio %n&#xa0;carta.</numerusform>
            <numerusform>Cambio %n&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>I take the trump card.</source>
        <translation>Tomo la carta de triunfo.</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>La ganas tú</translation>
    </message>
    <message>
        <source>{seat} takes it</source>
        <translation>La gana {seat}</translation>
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
        <translation>Media de puntos: {number}, {own}; pasar, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, {number} brings {other}.</source>
        <translation>Media de puntos: pasar, {own}; {number}, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: Hand brings {own}, taking the skat {other}.</source>
        <translation>Media de puntos: Hand, {own}; tomar el skat, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, Hand {other}.</source>
        <translation>Media de puntos: tomar el skat, {own}; Hand, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: pushing brings {own}, taking the skat {other}.</source>
        <translation>Media de puntos: entregar sin mirar, {own}; tomar el skat, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, pushing {other}.</source>
        <translation>Media de puntos: tomar el skat, {own}; entregar sin mirar, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: these two cards bring {own}, the next best two {other}.</source>
        <translation>Media de puntos: estas dos cartas, {own}; las otras dos mejores, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: Grand Hand brings {own}, the Ramsch {other}.</source>
        <translation>Media de puntos: Grand Hand, {own}; Ramsch, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the Ramsch brings {own}, Grand Hand {other}.</source>
        <translation>Media de puntos: Ramsch, {own}; Grand Hand, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, passing {other}.</source>
        <translation>Media de puntos: este juego, {own}; pasar, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, your best game {other}.</source>
        <translation>Media de puntos: pasar, {own}; tu mejor juego, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, the next best {other}.</source>
        <translation>Media de puntos: este juego, {own}; el segundo mejor, {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you knock, else {other}.</source>
        <translation>Media de puntos: el reparto, {own} con golpe; {other} sin él.</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you do not knock, else {other}.</source>
        <translation>Media de puntos: el reparto, {own} sin golpe; {other} con él.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Kontra, else {other}.</source>
        <translation>Media de puntos: el juego, {own} con Kontra; {other} sin Kontra.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Kontra, else {other}.</source>
        <translation>Media de puntos: el juego, {own} sin Kontra; {other} con Kontra.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Re, else {other}.</source>
        <translation>Media de puntos: el juego, {own} con Re; {other} sin Re.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Re, else {other}.</source>
        <translation>Media de puntos: el juego, {own} sin Re; {other} con Re.</translation>
    </message>
</context>
</TS>
