<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версия {version}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>О Qt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Ramsch and its family of card games at one table, against computer players.</source>
        <translation>Рамш и родственные ему карточные игры за одним столом, против компьютерных игроков.</translation>
    </message>
    <message>
        <source>This program is free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty. Card faces, heads and signs were drawn for it and have the same licence.</source>
        <translation>Это свободная программа: её можно использовать, распространять и изменять на условиях лицензии GNU General Public License версии 3&#xa0;или более поздней. Она поставляется без каких-либо гарантий. Рисунки карт, лица игроков и значки нарисованы для неё и распространяются на тех же условиях.</translation>
    </message>
    <message>
        <source>What it is built with</source>
        <translation>На чём построена программа</translation>
    </message>
    <message>
        <source>**Qt {qt} and PySide6 {pyside}**, under the GNU Lesser General Public License, version 3. They are linked dynamically: you may replace them by other builds of the same version, in the folder of the Python package PySide6. Their sources are at download.qt.io.</source>
        <translation>**Qt {qt} и PySide6 {pyside}**, лицензия GNU Lesser General Public License версии 3. Они подключены динамически: их можно заменить другими сборками той же версии в папке пакета Python PySide6. Исходный код находится на download.qt.io.</translation>
    </message>
    <message>
        <source>**Python {version}**, under the Python Software Foundation License.</source>
        <translation>**Python {version}**, лицензия Python Software Foundation License.</translation>
    </message>
    <message>
        <source>**Pillow {version}**, under the MIT-CMU License.</source>
        <translation>**Pillow {version}**, лицензия MIT-CMU.</translation>
    </message>
    <message>
        <source>**platformdirs {version}**, under the MIT License.</source>
        <translation>**platformdirs {version}**, лицензия MIT.</translation>
    </message>
</context>
<context>
    <name>Backs</name>
    <message>
        <source>To match the faces</source>
        <translation>По рисунку карт</translation>
    </message>
    <message>
        <source>Blue scales</source>
        <translation>Синяя чешуя</translation>
    </message>
    <message>
        <source>Green scales</source>
        <translation>Зелёная чешуя</translation>
    </message>
    <message>
        <source>Violet diamonds</source>
        <translation>Фиолетовые ромбы</translation>
    </message>
    <message>
        <source>Red diamonds</source>
        <translation>Красные ромбы</translation>
    </message>
    <message>
        <source>Black and yellow</source>
        <translation>Чёрная с жёлтым</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>dealer</source>
        <translation>сдаёт</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>осталась %n&#xa0;карта</numerusform>
            <numerusform>осталось %n&#xa0;карты</numerusform>
            <numerusform>осталось %n&#xa0;карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardBavarian</name>
    <message>
        <source>ace of acorns</source>
        <translation>туз желудей</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>король желудей</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>обер желудей</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>унтер желудей</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>десятка желудей</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>девятка желудей</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>восьмёрка желудей</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>семёрка желудей</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>туз листьев</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>король листьев</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>обер листьев</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>унтер листьев</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>десятка листьев</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>девятка листьев</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>восьмёрка листьев</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>семёрка листьев</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз сердец</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король сердец</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>обер сердец</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>унтер сердец</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятка сердец</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятка сердец</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёрка сердец</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёрка сердец</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>туз бубенцов</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>король бубенцов</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>обер бубенцов</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>унтер бубенцов</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>десятка бубенцов</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>девятка бубенцов</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>восьмёрка бубенцов</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>семёрка бубенцов</translation>
    </message>
</context>
<context>
    <name>CardBavarianObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>туза желудей</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>короля желудей</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>обера желудей</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>унтера желудей</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>десятку желудей</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>девятку желудей</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>восьмёрку желудей</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>семёрку желудей</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>туза листьев</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>короля листьев</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>обера листьев</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>унтера листьев</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>десятку листьев</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>девятку листьев</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>восьмёрку листьев</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>семёрку листьев</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>туза сердец</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>короля сердец</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>обера сердец</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>унтера сердец</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>десятку сердец</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>девятку сердец</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>восьмёрку сердец</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>семёрку сердец</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>туза бубенцов</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>короля бубенцов</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>обера бубенцов</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>унтера бубенцов</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>десятку бубенцов</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>девятку бубенцов</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>восьмёрку бубенцов</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>семёрку бубенцов</translation>
    </message>
</context>
<context>
    <name>CardFrench</name>
    <message>
        <source>ace of clubs</source>
        <translation>туз треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>король треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дама треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валет треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десятка треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девятка треф</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>восьмёрка треф</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>семёрка треф</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шестёрка треф</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>пятёрка треф</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четвёрка треф</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>тройка треф</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>двойка треф</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туз пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>король пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валет пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятка пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девятка пик</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>восьмёрка пик</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>семёрка пик</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>шестёрка пик</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>пятёрка пик</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>четвёрка пик</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>тройка пик</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>двойка пик</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валет червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятка червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятка червей</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёрка червей</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёрка червей</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>шестёрка червей</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>пятёрка червей</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>четвёрка червей</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>тройка червей</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>двойка червей</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туз бубен</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>король бубен</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама бубен</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валет бубен</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятка бубен</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девятка бубен</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>восьмёрка бубен</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>семёрка бубен</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>шестёрка бубен</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>пятёрка бубен</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>четвёрка бубен</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>тройка бубен</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>двойка бубен</translation>
    </message>
</context>
<context>
    <name>CardFrenchObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation>туза треф</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>короля треф</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>даму треф</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>валета треф</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>десятку треф</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>девятку треф</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>восьмёрку треф</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>семёрку треф</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>шестёрку треф</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>пятёрку треф</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>четвёрку треф</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>тройку треф</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>двойку треф</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>туза пик</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>короля пик</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>даму пик</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>валета пик</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>десятку пик</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>девятку пик</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>восьмёрку пик</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>семёрку пик</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>шестёрку пик</translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation>пятёрку пик</translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation>четвёрку пик</translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation>тройку пик</translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation>двойку пик</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>туза червей</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>короля червей</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>даму червей</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>валета червей</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>десятку червей</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>девятку червей</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>восьмёрку червей</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>семёрку червей</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>шестёрку червей</translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation>пятёрку червей</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>четвёрку червей</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>тройку червей</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>двойку червей</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>туза бубен</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>короля бубен</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>даму бубен</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>валета бубен</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>десятку бубен</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>девятку бубен</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>восьмёрку бубен</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>семёрку бубен</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>шестёрку бубен</translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation>пятёрку бубен</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>четвёрку бубен</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>тройку бубен</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>двойку бубен</translation>
    </message>
</context>
<context>
    <name>CardGerman</name>
    <message>
        <source>ace of acorns</source>
        <translation>туз желудей</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>король желудей</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>обер желудей</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>унтер желудей</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>десятка желудей</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>девятка желудей</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>восьмёрка желудей</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>семёрка желудей</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>туз листьев</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>король листьев</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>обер листьев</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>унтер листьев</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>десятка листьев</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>девятка листьев</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>восьмёрка листьев</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>семёрка листьев</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз сердец</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король сердец</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>обер сердец</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>унтер сердец</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятка сердец</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятка сердец</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёрка сердец</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёрка сердец</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>туз бубенцов</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>король бубенцов</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>обер бубенцов</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>унтер бубенцов</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>десятка бубенцов</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>девятка бубенцов</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>восьмёрка бубенцов</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>семёрка бубенцов</translation>
    </message>
</context>
<context>
    <name>CardGermanObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>туза желудей</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>короля желудей</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>обера желудей</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>унтера желудей</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>десятку желудей</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>девятку желудей</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>восьмёрку желудей</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>семёрку желудей</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>туза листьев</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>короля листьев</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>обера листьев</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>унтера листьев</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>десятку листьев</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>девятку листьев</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>восьмёрку листьев</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>семёрку листьев</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>туза сердец</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>короля сердец</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>обера сердец</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>унтера сердец</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>десятку сердец</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>девятку сердец</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>восьмёрку сердец</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>семёрку сердец</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>туза бубенцов</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>короля бубенцов</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>обера бубенцов</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>унтера бубенцов</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>десятку бубенцов</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>девятку бубенцов</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>восьмёрку бубенцов</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>семёрку бубенцов</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>недоступно: {reason}</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Play Ramsch and its family of card games against computer opponents.</source>
        <translation>Играть в рамш и родственные ему карточные игры против компьютера.</translation>
    </message>
    <message>
        <source>open this game: {games}</source>
        <translation>открыть эту игру: {games}</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>ИГРА</translation>
    </message>
    <message>
        <source>speak this language for this start only: {languages}</source>
        <translation>говорить на этом языке только в этот раз: {languages}</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>запись партии, которую нужно открыть</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>КОМАНДА</translation>
    </message>
    <message>
        <source>ARGUMENT</source>
        <translation>АРГУМЕНТ</translation>
    </message>
    <message>
        <source>For more about a command: {example}</source>
        <translation>Подробнее о команде: {example}</translation>
    </message>
    <message>
        <source>List the games with their options.</source>
        <translation>Перечислить игры и их параметры.</translation>
    </message>
    <message>
        <source>Play records again and print the scores.</source>
        <translation>Повторить записанные партии и вывести счёт.</translation>
    </message>
    <message>
        <source>Let computer players play the same deals against each other.</source>
        <translation>Дать компьютерным игрокам сыграть одни и те же сдачи друг против друга.</translation>
    </message>
    <message>
        <source>Draw a table into a picture.</source>
        <translation>Нарисовать стол в файл.</translation>
    </message>
    <message>
        <source>Let the computer play on the table by itself.</source>
        <translation>Дать компьютеру играть за столом одному.</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>ИМЯ=ЗНАЧЕНИЕ</translation>
    </message>
    <message>
        <source>a player for each seat: {bots} or {command}; A is compared with the others</source>
        <translation>игрок для каждого места: {bots} или {command}; A сравнивается с остальными</translation>
    </message>
    <message>
        <source>deals; each is played once a seat</source>
        <translation>число сдач; каждая играется по разу с каждого места</translation>
    </message>
    <message>
        <source>let N count whole matches and compare how many A wins</source>
        <translation>N считает целые партии; сравнивается, сколько из них выигрывает A</translation>
    </message>
    <message>
        <source>the number that the deals come from</source>
        <translation>число, из которого получаются сдачи</translation>
    </message>
    <message>
        <source>an option of the game as in {example}</source>
        <translation>параметр игры, например {example}</translation>
    </message>
    <message>
        <source>processes to play in</source>
        <translation>число параллельных процессов</translation>
    </message>
    <message>
        <source>then let B play against copies of A on the same deals</source>
        <translation>затем дать B сыграть те же сдачи против одних A</translation>
    </message>
    <message>
        <source>print one JSON object a line-up, the same in every language</source>
        <translation>вывести по объекту JSON на состав, одинаковому на всех языках</translation>
    </message>
    <message>
        <source>{share} %, difference {difference} ± {interval} (95 %)</source>
        <translation>{share} %; разница {difference} ± {interval} (95 %)</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>выиграно партий</translation>
    </message>
    <message>
        <source>speak this language: {languages}</source>
        <translation>говорить на этом языке: {languages}</translation>
    </message>
    <message>
        <source>{game}: {bot} against {others}, {deals}, seed {seed}</source>
        <translation>{game}: {bot} против {others}, {deals}, начальное число {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;сдача</numerusform>
            <numerusform>%n&#xa0;сдачи</numerusform>
            <numerusform>%n&#xa0;сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>{mean}, difference {difference} ± {interval} (95 %)</source>
        <translation>{mean}; разница {difference} ± {interval} (95 %)</translation>
    </message>
    <message>
        <source>mean {mean}, 95 % below {p95}, longest {longest}</source>
        <translation>в среднем {mean}; 95&#xa0;% меньше {p95}; максимум {longest}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n&#xa0;партия</numerusform>
            <numerusform>%n&#xa0;партии</numerusform>
            <numerusform>%n&#xa0;партий</numerusform>
        </translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>очков за сдачу</translation>
    </message>
    <message>
        <source>deals lost</source>
        <translation>проигранных сдач</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>недопустимых ходов</translation>
    </message>
    <message>
        <source>games a second</source>
        <translation>сыграно игр в секунду</translation>
    </message>
    <message>
        <source>milliseconds a move</source>
        <translation>миллисекунд на ход</translation>
    </message>
    <message>
        <source>PICTURE</source>
        <translation>КАРТИНКА</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>файл для картинки</translation>
    </message>
    <message>
        <source>the kind of card faces</source>
        <translation>рисунок карт</translation>
    </message>
    <message>
        <source>FACES</source>
        <translation>РИСУНОК</translation>
    </message>
    <message>
        <source>the language of the picture, {usual} if none is given: {languages}</source>
        <translation>язык картинки, без указания {usual}: {languages}</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>ШxВ</translation>
    </message>
    <message>
        <source>width and height of the window in points</source>
        <translation>ширина и высота окна в точках</translation>
    </message>
    <message>
        <source>S</source>
        <translation>К</translation>
    </message>
    <message>
        <source>pixels a point</source>
        <translation>увеличение, например 2 для вдвое большего числа пикселей</translation>
    </message>
    <message>
        <source>show a moment of this record</source>
        <translation>показать положение из этой записи</translation>
    </message>
    <message>
        <source>the moment after N actions of its last deal</source>
        <translation>положение после N действий последней сдачи</translation>
    </message>
    <message>
        <source>the language of the table: {languages}</source>
        <translation>язык стола: {languages}</translation>
    </message>
    <message>
        <source>deals to play</source>
        <translation>число сдач</translation>
    </message>
    <message>
        <source>play fast and without a display, and write a picture of the table</source>
        <translation>играть быстро и без экрана и записать картинку стола</translation>
    </message>
    <message>
        <source>the game, {usual} if none is given: {games}</source>
        <translation>игра, без указания {usual}: {games}</translation>
    </message>
    <message>
        <source>print one JSON list, the same in every language</source>
        <translation>вывести список JSON, одинаковый на всех языках</translation>
    </message>
    <message>
        <source>The default of each option stands in brackets.</source>
        <translation>Обычное значение каждого параметра стоит в квадратных скобках.</translation>
    </message>
    <message>
        <source>{id}: {game}, {seats}, {cards}</source>
        <translation>{id}: {game}, {seats}, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n&#xa0;место</numerusform>
            <numerusform>%n&#xa0;места</numerusform>
            <numerusform>%n&#xa0;мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>аргумент %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>%(option)s понимается по-разному, возможны %(matches)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>не хватает значения</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>нужно хотя бы одно значение</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>значение %r здесь лишнее</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>не хватает аргументов: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>неизвестные аргументы: %s</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>вывести эту справку</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: ошибка: {message}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>вызов:</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>аргументы:</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>параметры:</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>команды:</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>ЯЗЫК</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>вывести номер версии</translation>
    </message>
    <message>
        <source>a record; .jsonl has one a line, {sign} is the standard input</source>
        <translation>запись партии; в .jsonl по одной на строку, {sign}&#xa0;— стандартный ввод</translation>
    </message>
    <message>
        <source>print one JSON object a record, the same in every language</source>
        <translation>вывести по объекту JSON на запись, одинаковому на всех языках</translation>
    </message>
    <message>
        <source>{file}: {game}</source>
        <translation>{file}: {game}</translation>
    </message>
    <message>
        <source>totals: {totals}</source>
        <translation>итог: {totals}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n&#xa0;действие</numerusform>
            <numerusform>%n&#xa0;действия</numerusform>
            <numerusform>%n&#xa0;действий</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {deal}: not finished, {actions}</source>
        <translation>сдача {deal}: не окончена, {actions}</translation>
    </message>
    <message>
        <source>deal {deal}: {contract}</source>
        <translation>сдача {deal}: {contract}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}</source>
        <translation>место {seat} ({name}): счёт {score}, очки в картах {points}, взятки {tricks}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}; {steps}</source>
        <translation>место {seat} ({name}): счёт {score}, очки в картах {points}, взятки {tricks}; {steps}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Give up the game?</source>
        <translation>Сдаться?</translation>
    </message>
    <message>
        <source>The deal ends at once and counts as lost for your side.</source>
        <translation>Сдача сразу закончится, и вашей стороне будет засчитан проигрыш.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>Записи партий (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Открыть запись партии</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Сохранить запись партии</translation>
    </message>
</context>
<context>
    <name>FacePack</name>
    <message>
        <source>There is no such deck.</source>
        <translation>Такой колоды нет.</translation>
    </message>
    <message>
        <source>{file} is too long.</source>
        <translation>Файл {file} слишком длинный.</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML: line {line} is wrong.</source>
        <translation>{file}&#xa0;— не таблица TOML: ошибка в строке {line}.</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML.</source>
        <translation>Файл {file} не является таблицей TOML.</translation>
    </message>
    <message>
        <source>{file}: the entry {entry} is wrong.</source>
        <translation>{file}: неверная запись {entry}.</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards.</source>
        <translation>В колоде должно быть 32, 36 или 52&#xa0;карты.</translation>
    </message>
    <message>
        <source>There are no pictures of cards here (PNG or SVG, such as SA.png).</source>
        <translation>Здесь нет рисунков карт (PNG или SVG, например SA.png).</translation>
    </message>
    <message>
        <source>A deck of {count} cards needs a picture of {card} too.</source>
        <translation>Для колоды из {count} карт нужен ещё рисунок {card}.</translation>
    </message>
    <message>
        <source>These are pictures of {found} cards; a deck has 32, 36 or 52.</source>
        <translation>Карт с рисунками: {found}; в колоде должно быть 32, 36 или 52.</translation>
    </message>
    <message>
        <source>{first} and {second} show the same card.</source>
        <translation>{first} и {second} изображают одну и ту же карту.</translation>
    </message>
    <message>
        <source>{file} does not have the shape of a card, about two by three.</source>
        <translation>{file}: рисунок по форме не похож на карту, нужно примерно два к трём.</translation>
    </message>
    <message>
        <source>{file} is not a PNG picture that can be read.</source>
        <translation>Не удалось прочитать {file} как рисунок PNG.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} million pixels.</source>
        <translation>{file}: больше {most} млн пикселей.</translation>
    </message>
    <message>
        <source>{file} shows nothing.</source>
        <translation>{file}: рисунок пуст.</translation>
    </message>
    <message>
        <source>{file} is less than {least} pixels wide.</source>
        <translation>{file}: ширина меньше {least} пикс.</translation>
    </message>
    <message>
        <source>{file} is not an SVG picture that can be read.</source>
        <translation>Не удалось прочитать {file} как рисунок SVG.</translation>
    </message>
    <message>
        <source>{file} defines entities, which a card may not.</source>
        <translation>{file} определяет сущности, для карты это недопустимо.</translation>
    </message>
    <message>
        <source>{file} has too many parts.</source>
        <translation>{file}: слишком много элементов.</translation>
    </message>
    <message>
        <source>{file} uses &lt;{element}&gt;, which a card may not.</source>
        <translation>{file} использует &lt;{element}&gt;, для карты это недопустимо.</translation>
    </message>
    <message>
        <source>{file} has a script in it, which a card may not.</source>
        <translation>{file} содержит скрипт, для карты это недопустимо.</translation>
    </message>
    <message>
        <source>{file} points to something outside of itself.</source>
        <translation>{file} ссылается на что-то за пределами файла.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is.</source>
        <translation>{file}: не указан размер.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>Не удалось прочитать файл {file}.</translation>
    </message>
    <message>
        <source>A deck has at most {most} files; here are more.</source>
        <translation>Файлов в колоде может быть не больше {most}; здесь их больше.</translation>
    </message>
    <message>
        <source>The files of a deck have at most {most} MB together; these have more.</source>
        <translation>Файлы колоды вместе могут занимать не больше {most} МБ; эти занимают больше.</translation>
    </message>
    <message>
        <source>{file} is not an ordinary file but a link or a device.</source>
        <translation>{file}&#xa0;— не обычный файл, а ссылка или устройство.</translation>
    </message>
    <message>
        <source>{file} is not a zip file that can be read.</source>
        <translation>Не удалось прочитать {file} как файл zip.</translation>
    </message>
    <message>
        <source>The zip file has {file} twice.</source>
        <translation>В файле zip дважды встречается {file}.</translation>
    </message>
    <message>
        <source>{file} would lie outside of the deck.</source>
        <translation>{file} оказался бы вне папки колоды.</translation>
    </message>
    <message>
        <source>{file} is locked with a password.</source>
        <translation>Файл {file} защищён паролем.</translation>
    </message>
    <message>
        <source>A picture of this deck cannot be drawn.</source>
        <translation>Не удалось отобразить рисунок из этой колоды.</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards, not {count}.</source>
        <translation>В колоде 32, 36 или 52&#xa0;карты, а не {count}.</translation>
    </message>
    <message>
        <source>{file}: an entry is wrong.</source>
        <translation>{file}: одна из записей неверна.</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{deck} has no picture of {cards}.</source>
        <translation>В колоде {deck} нет картинки для {cards}.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be drawn.</source>
        <translation>{file}&#xa0;— не картинка, которую можно нарисовать.</translation>
    </message>
    <message>
        <source>indices.toml has no label {label}.</source>
        <translation>В indices.toml нет знака {label}.</translation>
    </message>
    <message>
        <source>{deck} has no card {card}.</source>
        <translation>В колоде {deck} нет карты {card}.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>By game</source>
        <translation>По игре</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Французские</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Четыре цвета</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Немецкие</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Для дальтоников</translation>
    </message>
</context>
<context>
    <name>FacesMenu</name>
    <message>
        <source>By g&amp;ame</source>
        <translation>&amp;По игре</translation>
    </message>
    <message>
        <source>&amp;French-suited</source>
        <translation>&amp;Французские карты</translation>
    </message>
    <message>
        <source>Four &amp;colours</source>
        <translation>&amp;Четырёхцветная колода</translation>
    </message>
    <message>
        <source>&amp;German-suited</source>
        <translation>&amp;Немецкие карты</translation>
    </message>
    <message>
        <source>Colour-&amp;blind safe</source>
        <translation>Для &amp;дальтоников</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Высокая контрастность</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The number of bots is {count}: expected {expected} for these options.</source>
        <translation>Число ботов&#xa0;— {count}: при этих параметрах должно быть {expected}.</translation>
    </message>
    <message>
        <source>There is no bot &apos;{bot}&apos;: expected one of {offered} or cmd:COMMAND.</source>
        <translation>Бота «{bot}» нет: возможны {offered} или cmd:КОМАНДА.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; takes nothing after it, but &apos;{rest}&apos; stands there.</source>
        <translation>После «{word}» ничего не должно быть, но там стоит «{rest}».</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; names a card twice.</source>
        <translation>В «{action}» одна карта названа дважды.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no action here: expected one of {offered}.</source>
        <translation>Действия «{action}» здесь нет: возможно {offered}.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered} and others.</source>
        <translation>«{action}» не разрешено: возможны {offered} и другие.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered}.</source>
        <translation>«{action}» не разрешено: возможно {offered}.</translation>
    </message>
    <message>
        <source>&apos;{code}&apos; is no card: expected a suit C S H D and a rank A K Q J 10 to 2, as in SA.</source>
        <translation>«{code}»&#xa0;— не карта: нужны масть C S H D и достоинство A K Q J 10–2, например SA.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; comes after the end of the deal.</source>
        <translation>«{action}» стоит после конца сдачи.</translation>
    </message>
    <message>
        <source>The card {card} is dealt twice.</source>
        <translation>Карта {card} сдана дважды.</translation>
    </message>
    <message>
        <source>The card {card} is missing.</source>
        <translation>Не хватает карты {card}.</translation>
    </message>
    <message>
        <source>The card {card} does not belong to the pack of this game.</source>
        <translation>Карта {card} не входит в колоду этой игры.</translation>
    </message>
    <message>
        <source>The number of cards at seat {seat} is {count}: expected {expected}.</source>
        <translation>Число карт на месте {seat}&#xa0;— {count}: должно быть {expected}.</translation>
    </message>
    <message>
        <source>The number of hands is {count}: expected {expected}.</source>
        <translation>Число мест с картами&#xa0;— {count}: должно быть {expected}.</translation>
    </message>
    <message>
        <source>Action {number}: {what}</source>
        <translation>Действие {number}: {what}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action}: {what}</source>
        <translation>Сдача {deal}, действие {action}: {what}</translation>
    </message>
    <message>
        <source>Deal {deal}: {what}</source>
        <translation>Сдача {deal}: {what}</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a value.</source>
        <translation>Строка {line}, столбец {column}: здесь в тексте JSON не хватает значения.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a name in double quotes.</source>
        <translation>Строка {line}, столбец {column}: здесь в тексте JSON не хватает имени в двойных кавычках.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a colon.</source>
        <translation>Строка {line}, столбец {column}: здесь в тексте JSON не хватает двоеточия.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a comma or a closing bracket.</source>
        <translation>Строка {line}, столбец {column}: здесь в тексте JSON не хватает запятой или закрывающей скобки.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The quotation mark that opens here is never closed.</source>
        <translation>Строка {line}, столбец {column}: кавычки, открытые здесь, нигде не закрыты.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The JSON text should end here, but it goes on.</source>
        <translation>Строка {line}, столбец {column}: здесь текст JSON должен закончиться, но он продолжается.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Внутри ничего нет.</translation>
    </message>
    <message>
        <source>The JSON text is nested too deep.</source>
        <translation>В тексте JSON слишком много уровней вложенности.</translation>
    </message>
    <message>
        <source>A number in the JSON text is too long.</source>
        <translation>Число в тексте JSON слишком длинное.</translation>
    </message>
    <message>
        <source>The JSON text is not an object.</source>
        <translation>Текст JSON&#xa0;— не объект.</translation>
    </message>
    <message>
        <source>&quot;version&quot; is {version}: this program reads version {expected}.</source>
        <translation>&quot;version&quot;&#xa0;— {version}: эта программа читает версию {expected}.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the text is no JSON.</source>
        <translation>Строка {line}, столбец {column}: здесь текст не является JSON.</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}: expected one of {offered}.</source>
        <translation>Параметр {option} не может быть {value}: возможно {offered}.</translation>
    </message>
    <message>
        <source>There is no option &apos;{option}&apos;: expected one of {offered}.</source>
        <translation>Параметра «{option}» нет: возможно {offered}.</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is not a list of deals.</source>
        <translation>&quot;deals&quot;&#xa0;— не список сдач.</translation>
    </message>
    <message>
        <source>The text is longer than {most} characters: no record is.</source>
        <translation>Текст длиннее {most} знаков: таких записей не бывает.</translation>
    </message>
    <message>
        <source>&quot;format&quot; is not &quot;{expected}&quot;: this is no record of a match.</source>
        <translation>&quot;format&quot;&#xa0;— не &quot;{expected}&quot;: это не запись партии.</translation>
    </message>
    <message>
        <source>&quot;game&quot; is {name}: expected one of {offered}.</source>
        <translation>&quot;game&quot;&#xa0;— {name}: возможно {offered}.</translation>
    </message>
    <message>
        <source>&quot;options&quot; is not an object.</source>
        <translation>&quot;options&quot;&#xa0;— не объект.</translation>
    </message>
    <message>
        <source>&quot;seats&quot; is not a list of names.</source>
        <translation>&quot;seats&quot;&#xa0;— не список имён.</translation>
    </message>
    <message>
        <source>&quot;seats&quot; names {count}: expected {expected} for these options.</source>
        <translation>Число имён в &quot;seats&quot;&#xa0;— {count}: при этих параметрах должно быть {expected}.</translation>
    </message>
    <message>
        <source>This is not an object.</source>
        <translation>Это не объект.</translation>
    </message>
    <message>
        <source>&quot;hands&quot; is not a list of texts like &quot;CK SA H10&quot;.</source>
        <translation>&quot;hands&quot;&#xa0;— не список текстов вида &quot;CK SA H10&quot;.</translation>
    </message>
    <message>
        <source>&quot;dealer&quot; is {dealer}: expected a seat from 0 to {last}.</source>
        <translation>&quot;dealer&quot;&#xa0;— {dealer}: должно быть место от 0 до {last}.</translation>
    </message>
    <message>
        <source>&quot;talon&quot; is not a text like &quot;DK C9&quot;.</source>
        <translation>&quot;talon&quot;&#xa0;— не текст вида &quot;DK C9&quot;.</translation>
    </message>
    <message>
        <source>&quot;actions&quot; is not a list of texts like &quot;play DA&quot;.</source>
        <translation>&quot;actions&quot;&#xa0;— не список текстов вида &quot;play DA&quot;.</translation>
    </message>
    <message>
        <source>It is not played to its end, but another deal follows.</source>
        <translation>Она не доиграна, но за ней следует другая.</translation>
    </message>
    <message>
        <source>There is no game &apos;{game}&apos;: expected one of {offered}.</source>
        <translation>Игры «{game}» нет: возможно {offered}.</translation>
    </message>
    <message>
        <source>The cut card {card} is neither in the talon nor in the cutter&apos;s hand.</source>
        <translation>Снятой карты {card} нет ни в колоде, ни у того, кто снимает.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected no suit after &apos;{game}&apos;.</source>
        <translation>«{action}»&#xa0;— не игра: после «{game}» масть не указывают.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected one of {offered} after &apos;{game}&apos;.</source>
        <translation>«{action}»&#xa0;— не игра: после «{game}» возможно {offered}.</translation>
    </message>
    <message>
        <source>&apos;{game}&apos; is no game: expected one of {offered}.</source>
        <translation>«{game}»&#xa0;— не игра: возможно {offered}.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; cannot follow &apos;{game}&apos;: expected {offered}.</source>
        <translation>«{word}» не может стоять после «{game}»: возможно {offered}.</translation>
    </message>
    <message>
        <source>&apos;claim&apos; is not allowed: the remaining tricks are not sure.</source>
        <translation>«claim» не разрешено: остальные взятки не гарантированы.</translation>
    </message>
    <message>
        <source>Cards are dealt to the seats {seats}: expected {expected}.</source>
        <translation>Карты сданы на места {seats}: должно быть {expected}.</translation>
    </message>
    <message>
        <source>&apos;bid {value}&apos; is no bid: expected a number, as in &apos;bid 18&apos;.</source>
        <translation>«bid {value}»&#xa0;— не заявка: нужно число, например «bid 18».</translation>
    </message>
    <message>
        <source>The match is over: no deal follows.</source>
        <translation>Партия окончена: сдач больше не будет.</translation>
    </message>
    <message>
        <source>The deal on the table is not finished.</source>
        <translation>Сдача на столе не доиграна.</translation>
    </message>
    <message>
        <source>It is not an ordinary file but a folder, a pipe or a device.</source>
        <translation>Это не обычный файл, а папка, канал или устройство.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>Файл больше {most} МБ.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: byte {number} is wrong.</source>
        <translation>Файл не содержит текста в UTF-8: ошибка в байте {number}.</translation>
    </message>
    <message>
        <source>There is no space left on the disk.</source>
        <translation>На диске не осталось места.</translation>
    </message>
    <message>
        <source>Your share of the disk is used up.</source>
        <translation>Ваша квота на диске исчерпана.</translation>
    </message>
    <message>
        <source>You have no permission to do this here.</source>
        <translation>У вас нет на это прав в этом месте.</translation>
    </message>
    <message>
        <source>This place can only be read, not written to.</source>
        <translation>Это место доступно только для чтения.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Такого файла или папки нет.</translation>
    </message>
    <message>
        <source>There is a folder of this name, not a file.</source>
        <translation>Под этим именем&#xa0;— папка, а не файл.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Часть пути&#xa0;— файл, а не папка.</translation>
    </message>
    <message>
        <source>The folder is not empty.</source>
        <translation>Папка не пуста.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Имя слишком длинное.</translation>
    </message>
    <message>
        <source>The name has signs that are not allowed here.</source>
        <translation>В имени есть знаки, которые здесь недопустимы.</translation>
    </message>
    <message>
        <source>The file would be too large.</source>
        <translation>Файл получился бы слишком большим.</translation>
    </message>
    <message>
        <source>The disk or drive does not work as it should.</source>
        <translation>Диск или привод работает неправильно.</translation>
    </message>
    <message>
        <source>The links here lead around in a circle.</source>
        <translation>Ссылки здесь ведут по кругу.</translation>
    </message>
    <message>
        <source>There are too many links to this file.</source>
        <translation>На этот файл слишком много ссылок.</translation>
    </message>
    <message>
        <source>There is already a file or folder of this name.</source>
        <translation>Файл или папка с таким именем уже есть.</translation>
    </message>
    <message>
        <source>Another program uses this file.</source>
        <translation>Этот файл занят другой программой.</translation>
    </message>
    <message>
        <source>Too many files are open at the same time.</source>
        <translation>Одновременно открыто слишком много файлов.</translation>
    </message>
    <message>
        <source>The disk or computer on the network does not answer.</source>
        <translation>Диск или компьютер в сети не отвечает.</translation>
    </message>
    <message>
        <source>The system reports an error ({words}).</source>
        <translation>Система сообщает об ошибке ({words}).</translation>
    </message>
    <message>
        <source>The system reports error {number} ({words}).</source>
        <translation>Система сообщает об ошибке {number} ({words}).</translation>
    </message>
    <message>
        <source>The program reports an error ({words}).</source>
        <translation>Программа сообщает об ошибке ({words}).</translation>
    </message>
    <message>
        <source>&quot;games&quot; is not an object.</source>
        <translation>&quot;games&quot;&#xa0;— не объект.</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is empty: there is nothing to play on.</source>
        <translation>&quot;deals&quot; пуст: продолжать нечего.</translation>
    </message>
    <message>
        <source>Its folder does not answer.</source>
        <translation>Папка с файлом не отвечает.</translation>
    </message>
    <message>
        <source>The table cannot be opened: the module {module} is missing.</source>
        <translation>Стол не открывается: нет модуля {module}.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no option: expected one such as rounds=3.</source>
        <translation>«{given}»&#xa0;— не параметр: правильно, например, rounds=3.</translation>
    </message>
    <message>
        <source>The bot {program} cannot be started: {what}</source>
        <translation>Бот {program} не запускается: {what}</translation>
    </message>
    <message>
        <source>Nothing can be drawn here: the module {module} is missing.</source>
        <translation>Здесь нельзя рисовать: нет модуля {module}.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Стандартный ввод</translation>
    </message>
    <message>
        <source>{file}: line {line}</source>
        <translation>{file}: строка {line}</translation>
    </message>
    <message>
        <source>This is longer than {bytes} bytes: no record is.</source>
        <translation>Здесь больше {bytes} байт: таких длинных записей не бывает.</translation>
    </message>
    <message>
        <source>Byte {number} is not UTF-8 text: expected a record in JSON.</source>
        <translation>Байт {number}&#xa0;— не текст UTF-8: нужна запись в формате JSON.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {what}</source>
        <translation>Файл {file} не читается: {what}</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number above 0.</source>
        <translation>«{given}»&#xa0;— не целое число больше 0.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number.</source>
        <translation>«{given}»&#xa0;— не целое число.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no number above 0 such as 1.5.</source>
        <translation>«{given}»: нужно число больше&#xa0;0, например 1.5.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no size: expected one such as 1280x800.</source>
        <translation>«{given}»&#xa0;— не размер: правильно, например, 1280x800.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no line-up: expected two bots or more such as medium,easy,easy.</source>
        <translation>«{given}»&#xa0;— не состав: нужны хотя бы два бота, например medium,easy,easy.</translation>
    </message>
    <message>
        <source>There is no language &apos;{language}&apos;: expected one of {offered}.</source>
        <translation>Языка «{language}» нет: возможны {offered}.</translation>
    </message>
    <message>
        <source>{program} is running but cannot be called: {reason}</source>
        <translation>{program} запущена, но связаться с ней нельзя: {reason}</translation>
    </message>
    <message>
        <source>{program} is running but does not answer.</source>
        <translation>{program} запущена, но не отвечает.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be written.</source>
        <translation>Картинка {file} не записывается.</translation>
    </message>
    <message>
        <source>There are no faces &apos;{faces}&apos;: expected one of {offered}.</source>
        <translation>Рисунка карт «{faces}» нет: возможны {offered}.</translation>
    </message>
    <message>
        <source>The last deal has no moment {at}: expected one from 0 to {last}.</source>
        <translation>В последней сдаче нет положения {at}: возможны от 0 до {last}.</translation>
    </message>
</context>
<context>
    <name>Follow</name>
    <message>
        <source>Trumps are led: you must play a trump.</source>
        <translation>Ходят с козыря: нужно положить козырь.</translation>
    </message>
    <message>
        <source>Acorns must be followed.</source>
        <translation>Нужно ходить в масть: жёлуди.</translation>
    </message>
    <message>
        <source>Clubs must be followed.</source>
        <translation>Нужно ходить в масть: трефы.</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <translation>Нужно ходить в масть: листья.</translation>
    </message>
    <message>
        <source>Spades must be followed.</source>
        <translation>Нужно ходить в масть: пики.</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <comment>German-suited</comment>
        <translation>Нужно ходить в масть: сердца.</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <translation>Нужно ходить в масть: черви.</translation>
    </message>
    <message>
        <source>Bells must be followed.</source>
        <translation>Нужно ходить в масть: бубенцы.</translation>
    </message>
    <message>
        <source>Diamonds must be followed.</source>
        <translation>Нужно ходить в масть: бубны.</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <comment>Bavarian</comment>
        <translation>Нужно ходить в масть: листья.</translation>
    </message>
    <message>
        <source>Your turn – follow with a trump</source>
        <translation>Ваш ход: нужен козырь</translation>
    </message>
    <message>
        <source>Your turn – follow acorns</source>
        <translation>Ваш ход: нужны жёлуди</translation>
    </message>
    <message>
        <source>Your turn – follow clubs</source>
        <translation>Ваш ход: нужны трефы</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <translation>Ваш ход: нужны листья</translation>
    </message>
    <message>
        <source>Your turn – follow spades</source>
        <translation>Ваш ход: нужны пики</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <translation>Ваш ход: нужны черви</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <comment>Bavarian</comment>
        <translation>Ваш ход: нужны листья</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <comment>German-suited</comment>
        <translation>Ваш ход: нужны сердца</translation>
    </message>
    <message>
        <source>Your turn – follow bells</source>
        <translation>Ваш ход: нужны бубенцы</translation>
    </message>
    <message>
        <source>{name} had no trump left.</source>
        <translation>У игрока {name} больше не было козырей.</translation>
    </message>
    <message>
        <source>{name} had no clubs left.</source>
        <translation>У игрока {name} больше не было треф.</translation>
    </message>
    <message>
        <source>{name} had no spades left.</source>
        <translation>У игрока {name} больше не было пик.</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <translation>У игрока {name} больше не было червей.</translation>
    </message>
    <message>
        <source>{name} had no diamonds left.</source>
        <translation>У игрока {name} больше не было бубен.</translation>
    </message>
    <message>
        <source>{name} had no acorns left.</source>
        <translation>У игрока {name} больше не было желудей.</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <comment>Bavarian</comment>
        <translation>У игрока {name} больше не было листьев.</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <translation>У игрока {name} больше не было листьев.</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <comment>German-suited</comment>
        <translation>У игрока {name} больше не было сердец.</translation>
    </message>
    <message>
        <source>{name} had no bells left.</source>
        <translation>У игрока {name} больше не было бубенцов.</translation>
    </message>
    <message>
        <source>Your turn – follow diamonds</source>
        <translation>Ваш ход: нужны бубны</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play {game}</source>
        <translation>Играть: {game}</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Параметры…</translation>
    </message>
    <message>
        <source>Options of {game}</source>
        <translation>Параметры: {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>Игроков: {low}–{high}</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n&#xa0;минута</numerusform>
            <numerusform>%n&#xa0;минуты</numerusform>
            <numerusform>%n&#xa0;минут</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>&amp;Все игры</translation>
    </message>
    <message>
        <source>&amp;Resume match</source>
        <translation>В&amp;озобновить партию</translation>
    </message>
    <message>
        <source>Match &amp;history</source>
        <translation>&amp;История партий</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>О&amp;ткрыть запись партии…</translation>
    </message>
    <message>
        <source>&amp;Save record as…</source>
        <translation>&amp;Сохранить запись как…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Н&amp;астройки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Клавиши…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Сообщить о проблеме…</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>Показать &amp;журнал</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>&amp;О программе…</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>{file} cannot be read. {reason}</source>
        <translation>Не удаётся прочитать {file}. {reason}</translation>
    </message>
    <message>
        <source>Unfinished, {points}</source>
        <translation>Не закончена, {points}</translation>
    </message>
    <message>
        <source>Place {place}, {points}</source>
        <translation>{place}-е место, {points}</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>The matches cannot be read</source>
        <translation>Не удаётся прочитать партии</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>История партий</translation>
    </message>
    <message>
        <source>The matches are being read…</source>
        <translation>Загрузка партий…</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), kept on this computer only.</source>
        <translation>
            <numerusform>%n&#xa0;партия, хранится только на этом компьютере.</numerusform>
            <numerusform>%n&#xa0;партии, хранятся только на этом компьютере.</numerusform>
            <numerusform>%n&#xa0;партий, хранятся только на этом компьютере.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Сначала старые</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>По игре</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>По уровню</translation>
    </message>
    <message>
        <source>Most deals first</source>
        <translation>Сначала длинные</translation>
    </message>
    <message>
        <source>Best place first</source>
        <translation>По занятому месту</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Партий пока нет</translation>
    </message>
    <message>
        <source>Each match that you play is kept here, to be resumed, read and reviewed.</source>
        <translation>Здесь хранится каждая ваша партия: её можно возобновить, перечитать и разобрать.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблица счёта</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Возобновить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>No match is chosen.</source>
        <translation>Партия не выбрана.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Этот файл не удаётся прочитать.</translation>
    </message>
    <message>
        <source>This match is finished.</source>
        <translation>Эта партия закончена.</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>Записи партий (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Сохранить запись партии</translation>
    </message>
    <message>
        <source>The record could not be written</source>
        <translation>Не удалось сохранить запись партии</translation>
    </message>
    <message>
        <source>The match cannot be read</source>
        <translation>Не удаётся прочитать партию</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Это единственная карта, которую можно положить.</translation>
    </message>
    <message>
        <source>Any choice will do.</source>
        <translation>Подойдёт любой вариант.</translation>
    </message>
    <message>
        <source>There is no choice: you must play.</source>
        <translation>Выбора нет: вы обязаны играть.</translation>
    </message>
    <message>
        <source>Nobody plays and you are the last: five tricks are yours without play.</source>
        <translation>Никто не играет, последнее слово за вами: пять взяток ваши без розыгрыша.</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: enough to play.</source>
        <translation>Шанс хотя бы на одну взятку около {chance}&#xa0;%: можно играть.</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: too little.</source>
        <translation>Шанс хотя бы на одну взятку около {chance}&#xa0;%: слишком мало.</translation>
    </message>
    <message>
        <source>You need so little that a chance of {chance} % is enough.</source>
        <translation>Вам осталось так мало, что достаточно шанса {chance}&#xa0;%.</translation>
    </message>
    <message>
        <source>Another player is almost done: a chance of {chance} % must be enough.</source>
        <translation>Соперник почти у цели: должно хватить шанса {chance}&#xa0;%.</translation>
    </message>
    <message>
        <source>No trick costs little now: a chance of {chance} % is enough.</source>
        <translation>Остаться без взяток сейчас недорого: достаточно шанса {chance}&#xa0;%.</translation>
    </message>
    <message>
        <source>A plain ace is led first: later it may be trumped.</source>
        <translation>Сначала ходите с некозырного туза: позже его могут побить козырем.</translation>
    </message>
    <message>
        <source>The highest plain card is led while trumps are kept for later.</source>
        <translation>Ходите со старшей некозырной карты, козыри приберегите.</translation>
    </message>
    <message>
        <source>Only trumps are left: the highest one leads.</source>
        <translation>Остались одни козыри: ходите со старшего.</translation>
    </message>
    <message>
        <source>The lowest card that beats the trick is enough for now.</source>
        <translation>Пока достаточно младшей из карт, которые перебивают.</translation>
    </message>
    <message>
        <source>You are the last to play: the lowest card that wins is enough.</source>
        <translation>После вас никто не кладёт: достаточно младшей из карт, которые берут.</translation>
    </message>
    <message>
        <source>You still need a trick: this card has the best chance.</source>
        <translation>Вам ещё нужна взятка: у этой карты лучший шанс.</translation>
    </message>
    <message>
        <source>The trick is lost: give the lowest card.</source>
        <translation>Эту взятку не взять: отдайте младшую карту.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you play, and {other} if you drop out.</source>
        <translation>Из 1000 таких партий вы выигрываете примерно {own}, если играете, и {other}, если пасуете.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you drop out, and {other} if you play.</source>
        <translation>Из 1000 таких партий вы выигрываете примерно {own}, если пасуете, и {other}, если играете.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with these cards away, and {other} with others.</source>
        <translation>Из 1000 таких партий вы выигрываете примерно {own}, если меняете эти карты, и {other}, если другие.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you keep the card, and {other} if you leave it.</source>
        <translation>Из 1000 таких партий вы выигрываете примерно {own}, если берёте карту, и {other}, если оставляете её.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you leave the card, and {other} if you keep it.</source>
        <translation>Из 1000 таких партий вы выигрываете примерно {own}, если оставляете карту, и {other}, если берёте её.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you exchange nothing, and {other} if you do.</source>
        <translation>Из 1000 таких партий вы выигрываете примерно {own}, если ничего не меняете, и {other}, если меняете.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with the turned-up card, and {other} without it.</source>
        <translation>Из 1000 таких партий вы выигрываете примерно {own} с открытым козырем и {other} без него.</translation>
    </message>
    <message>
        <source>Acorns are trumps</source>
        <translation>Козыри: жёлуди</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Козыри: трефы</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <comment>Bavarian</comment>
        <translation>Козыри: листья</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <translation>Козыри: листья</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>Козыри: пики</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <comment>German-suited</comment>
        <translation>Козыри: сердца</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Козыри: черви</translation>
    </message>
    <message>
        <source>Bells are trumps</source>
        <translation>Козыри: бубенцы</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Козыри: бубны</translation>
    </message>
    <message>
        <source>You have no acorns: you must play a trump.</source>
        <translation>Желудей нет: нужно бить козырем.</translation>
    </message>
    <message>
        <source>You have no clubs: you must play a trump.</source>
        <translation>Треф нет: нужно бить козырем.</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <comment>Bavarian</comment>
        <translation>Листьев нет: нужно бить козырем.</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <translation>Листьев нет: нужно бить козырем.</translation>
    </message>
    <message>
        <source>You have no spades: you must play a trump.</source>
        <translation>Пик нет: нужно бить козырем.</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <comment>German-suited</comment>
        <translation>Сердец нет: нужно бить козырем.</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <translation>Червей нет: нужно бить козырем.</translation>
    </message>
    <message>
        <source>You have no bells: you must play a trump.</source>
        <translation>Бубенцов нет: нужно бить козырем.</translation>
    </message>
    <message>
        <source>You have no diamonds: you must play a trump.</source>
        <translation>Бубен нет: нужно бить козырем.</translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation>Можно перебить, значит, нужно перебить.</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat} решает, играть ли</translation>
    </message>
    <message>
        <source>You must play this deal</source>
        <translation>Эту сдачу вы обязаны играть</translation>
    </message>
    <message>
        <source>Do you stay in?</source>
        <translation>Играете?</translation>
    </message>
    <message>
        <source>Your turn – you must beat the trick</source>
        <translation>Ваш ход: нужно перебить</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>I stay in.</source>
        <translation>Играю.</translation>
    </message>
    <message>
        <source>I drop out.</source>
        <translation>Пас.</translation>
    </message>
    <message>
        <source>You stay in.</source>
        <translation>Вы играете.</translation>
    </message>
    <message>
        <source>{seat} stays in.</source>
        <translation>{seat} играет.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>{seat} drops out.</source>
        <translation>{seat} пасует.</translation>
    </message>
    <message>
        <source>The trump card is the {card}.</source>
        <translation>Открытый козырь: {card}.</translation>
    </message>
    <message>
        <source>You take {card}, the turned-up card.</source>
        <translation>Вы берёте {card}, открытый козырь.</translation>
    </message>
    <message>
        <source>{seat} takes {card}, the turned-up card.</source>
        <translation>{seat} берёт {card}, открытый козырь.</translation>
    </message>
    <message>
        <source>You keep all cards.</source>
        <translation>Вы не меняете карт.</translation>
    </message>
    <message>
        <source>{seat} keeps all cards.</source>
        <translation>{seat} не меняет карт.</translation>
    </message>
    <message>
        <source>drops out</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>в игре</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n</source>
        <translation>
            <numerusform>обмен: %n</numerusform>
            <numerusform>обмен: %n</numerusform>
            <numerusform>обмен: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>takes trump</source>
        <translation>козырь взят</translation>
    </message>
    <message>
        <source>keeps all</source>
        <translation>без обмена</translation>
    </message>
    <message>
        <source>{deal} · {trumps}</source>
        <translation>{deal} · {trumps}</translation>
    </message>
    <message>
        <source>the talon is empty</source>
        <translation>колода пуста</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the talon</source>
        <translation>
            <numerusform>в колоде %n&#xa0;карта</numerusform>
            <numerusform>в колоде %n&#xa0;карты</numerusform>
            <numerusform>в колоде %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} · {trumps}</source>
        <translation>{left} · {trumps}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Предыдущая взятка</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Вы берёте взятку.</translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation>{seat} берёт взятку.</translation>
    </message>
    <message numerus="yes">
        <source>you have %n to go</source>
        <translation>
            <numerusform>вам осталось %n</numerusform>
            <numerusform>вам осталось %n</numerusform>
            <numerusform>вам осталось %n</numerusform>
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
        <translation>остаётся {number}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Click a field and press the new keys.</source>
        <translation>Щёлкните по полю и нажмите новые клавиши.</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Исходные клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>От карты к карте</translation>
    </message>
    <message>
        <source>First and last card</source>
        <translation>Первая и последняя карта</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Положить или выбрать карту</translation>
    </message>
    <message>
        <source>Jump to a suit or a rank</source>
        <translation>Перейти к масти или достоинству</translation>
    </message>
    <message>
        <source>its letter or number</source>
        <translation>её буква или число</translation>
    </message>
    <message>
        <source>Hand, buttons, panel, header</source>
        <translation>Карты, кнопки, панель, заголовок</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <translation>Сочетание {keys} уже занято: «{action}».</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Same as the system</source>
        <translation>Как в системе</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <translation>Предыдущая взятка</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильный</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Выберите игру</translation>
    </message>
    <message>
        <source>{game} – Ramsch</source>
        <translation>{game}&#xa0;— Рамш</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>You win the match</source>
        <translation>Вы выигрываете партию</translation>
    </message>
    <message>
        <source>{seat} wins the match</source>
        <translation>{seat} выигрывает партию</translation>
    </message>
    <message>
        <source>You share the first place</source>
        <translation>Вы делите первое место</translation>
    </message>
    <message>
        <source>The first place is shared</source>
        <translation>Первое место поделено</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;сдача</numerusform>
            <numerusform>%n&#xa0;сдачи</numerusform>
            <numerusform>%n&#xa0;сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals} · Level of the opponents: {levels}</source>
        <translation>{deals} · Уровень соперников: {levels}</translation>
    </message>
    <message>
        <source>Game points {points}</source>
        <translation>Очки за игры: {points}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <translation>выиграно {won}, проиграно {lost}</translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>лучший результат в %n&#xa0;сдаче</numerusform>
            <numerusform>лучший результат в %n&#xa0;сдачах</numerusform>
            <numerusform>лучший результат в %n&#xa0;сдачах</numerusform>
        </translation>
    </message>
    <message>
        <source>costliest deal {points}</source>
        <translation>худшая сдача: {points}</translation>
    </message>
    <message>
        <source>Bonus {points}</source>
        <translation>Надбавка: {points}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Лучшая сдача</translation>
    </message>
    <message>
        <source>Most deals won</source>
        <translation>Больше всех выигранных сдач</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>Худшая сдача</translation>
    </message>
    <message>
        <source>{name}, {points}</source>
        <translation>{name}, {points}</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} из {all}</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Ваши игры</translation>
    </message>
    <message>
        <source>own games won</source>
        <translation>своих игр выиграно</translation>
    </message>
    <message>
        <source>Your deals</source>
        <translation>Ваши сдачи</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>сдач выиграно</translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message>
        <source>Place {place}</source>
        <translation>{place}-е место</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}. {why}</source>
        <translation>{place}-е место: {name}, {total}. {why}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблица счёта</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Return match</source>
        <translation>Реванш</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Show folder</source>
        <translation>Показать папку</translation>
    </message>
    <message>
        <source>The unfinished match could not be read</source>
        <translation>Не удалось прочитать незаконченную партию</translation>
    </message>
    <message>
        <source>The settings could not be read; the defaults are used</source>
        <translation>Не удалось прочитать настройки, действуют исходные</translation>
    </message>
    <message>
        <source>The house rules could not be read</source>
        <translation>Не удалось прочитать домашние правила</translation>
    </message>
    <message>
        <source>It is kept as {file}. What is wrong: {reason}</source>
        <translation>Она сохранена как {file}. Причина: {reason}</translation>
    </message>
    <message>
        <source>The old ones are kept as {file}. What is wrong: {reason}</source>
        <translation>Прежние сохранены как {file}. Причина: {reason}</translation>
    </message>
    <message>
        <source>They are kept as {file}. What is wrong: {reason}</source>
        <translation>Они сохранены как {file}. Причина: {reason}</translation>
    </message>
    <message>
        <source>The match could not be saved</source>
        <translation>Не удалось сохранить партию</translation>
    </message>
    <message>
        <source>The match could not be kept in the match history</source>
        <translation>Не удалось сохранить партию в истории партий</translation>
    </message>
    <message>
        <source>The match could not be discarded</source>
        <translation>Не удалось удалить партию</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the program ends</source>
        <translation>Не удалось сохранить настройки; они действуют до закрытия программы</translation>
    </message>
    <message>
        <source>The named house rules could not be saved; they hold until the dialog closes</source>
        <translation>Не удалось сохранить именованные домашние правила; они действуют, пока это окно открыто</translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation>Не удаётся открыть {name}</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Читается {name}…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>В программе произошла ошибка</translation>
    </message>
    <message>
        <source>The match is saved and goes on. The log says what happened.</source>
        <translation>Партия сохранена и продолжается. Что случилось, записано в журнале.</translation>
    </message>
    <message>
        <source>{name} is saved</source>
        <translation>Файл {name} записан</translation>
    </message>
    <message>
        <source>{name} could not be written</source>
        <translation>Не удалось записать файл {name}</translation>
    </message>
    <message>
        <source>The deck you chose is not there any more</source>
        <translation>Выбранной колоды больше нет</translation>
    </message>
    <message>
        <source>Each game is shown with its own cards.</source>
        <translation>Каждая игра показывается со своими картами.</translation>
    </message>
    <message>
        <source>The score sheet could not be saved</source>
        <translation>Не удалось сохранить таблицу счёта</translation>
    </message>
    <message>
        <source>The statistics could not be read or saved</source>
        <translation>Не удалось прочитать или сохранить статистику</translation>
    </message>
    <message>
        <source>Your unfinished match is kept in the match history</source>
        <translation>Ваша незаконченная партия сохранена в истории партий</translation>
    </message>
    <message>
        <source>It was a match of {game}.</source>
        <translation>Игра: {game}.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Вернуть её</translation>
    </message>
    <message>
        <source>The match is discarded</source>
        <translation>Партия удалена</translation>
    </message>
    <message>
        <source>The match is deleted</source>
        <translation>Партия удалена</translation>
    </message>
    <message>
        <source>Your deck has too few cards for this table</source>
        <translation>В вашей колоде не хватает карт для этого стола</translation>
    </message>
    <message>
        <source>{game} is played with 52 cards here. Your deck has no 2 to 6, so you see French cards.</source>
        <translation>Здесь в «{game}» играют 52&#xa0;картами. В вашей колоде нет карт от 2 до 6, поэтому показаны французские.</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>П&amp;родолжить</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>П&amp;ас</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Предыдущая в&amp;зятка</translation>
    </message>
    <message>
        <source>&amp;Finish early</source>
        <translation>Завершить &amp;досрочно</translation>
    </message>
    <message>
        <source>The rest is &amp;mine</source>
        <translation>Остальные взятки &amp;мои</translation>
    </message>
    <message>
        <source>&amp;Give up the game…</source>
        <translation>&amp;Сдаться…</translation>
    </message>
    <message>
        <source>Read &amp;aloud</source>
        <translation>Прочитать вслу&amp;х</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить всё</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Level of play</source>
        <translation>Уровень игры</translation>
    </message>
    <message>
        <source>All rules are at their defaults</source>
        <translation>Все правила исходные</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the default</source>
        <translation>
            <numerusform>%n&#xa0;правило отличается от исходного</numerusform>
            <numerusform>%n&#xa0;правила отличаются от исходных</numerusform>
            <numerusform>%n&#xa0;правил отличаются от исходных</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Исходные</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Сохранить домашние правила</translation>
    </message>
    <message>
        <source>Name of these house rules</source>
        <translation>Название этих домашних правил</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>First turn on “{option}”.</source>
        <translation>Сначала включите «{option}».</translation>
    </message>
    <message>
        <source>First turn off “{option}”.</source>
        <translation>Сначала выключите «{option}».</translation>
    </message>
    <message>
        <source>Only where “{option}” is: {values}.</source>
        <translation>Только если «{option}»: {values}.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{rule}: back to the default</source>
        <translation>{rule}: вернуть исходное значение</translation>
    </message>
    <message>
        <source>differs from the default</source>
        <translation>отличается от исходного</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Исходное значение: {value}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>вернуть</translation>
    </message>
</context>
<context>
    <name>OwnDecks</name>
    <message>
        <source>Own deck…</source>
        <translation>Своя колода…</translation>
    </message>
    <message>
        <source>Bring in a &amp;zip file…</source>
        <translation>Добавить из &amp;файла zip…</translation>
    </message>
    <message>
        <source>Bring in a &amp;folder…</source>
        <translation>Добавить из &amp;папки…</translation>
    </message>
    <message>
        <source>&amp;Save these faces as a zip file…</source>
        <translation>&amp;Сохранить этот рисунок карт в файл zip…</translation>
    </message>
    <message>
        <source>Save these faces in a f&amp;older…</source>
        <translation>Сохранить этот рисунок карт в п&amp;апку…</translation>
    </message>
    <message>
        <source>&amp;Remove this deck</source>
        <translation>&amp;Удалить эту колоду</translation>
    </message>
    <message>
        <source>{name} could not be written. {reason}</source>
        <translation>Не удалось записать {name}. {reason}</translation>
    </message>
    <message>
        <source>The deck could not be removed. {reason}</source>
        <translation>Не удалось удалить колоду. {reason}</translation>
    </message>
    <message>
        <source>{deck} is one of your decks now.</source>
        <translation>Колода «{deck}» добавлена.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Читается {name}…</translation>
    </message>
    <message>
        <source>To bring in a deck, install Pillow for Python (python3-pil or python3-pillow).</source>
        <translation>Чтобы добавить колоду, установите Pillow для Python (python3-pil или python3-pillow).</translation>
    </message>
    <message>
        <source>The deck could not be kept. {reason}</source>
        <translation>Не удалось сохранить колоду. {reason}</translation>
    </message>
    <message>
        <source>The deck cannot be read: its folder does not answer.</source>
        <translation>Не удаётся прочитать колоду: папка не отвечает.</translation>
    </message>
    <message>
        <source>{name} exists already. Choose another name.</source>
        <translation>{name} уже существует. Выберите другое имя.</translation>
    </message>
    <message>
        <source>The faces are in {name}.</source>
        <translation>Рисунок карт сохранён: {name}.</translation>
    </message>
    <message>
        <source>The deck is removed.</source>
        <translation>Колода удалена.</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Файлы zip (*.zip)</translation>
    </message>
    <message>
        <source>Own deck</source>
        <translation>Своя колода</translation>
    </message>
    <message>
        <source>Save these faces</source>
        <translation>Сохранить этот рисунок карт</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Моя колода</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Score sheet</source>
        <translation>Таблица счёта</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>История партий</translation>
    </message>
    <message>
        <source>The match could not be deleted</source>
        <translation>Не удалось удалить партию</translation>
    </message>
    <message>
        <source>The match could not be taken back</source>
        <translation>Не удалось вернуть партию</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Take the skat</source>
        <translation>Взять скат</translation>
    </message>
    <message>
        <source>Push on unseen</source>
        <translation>Передать не глядя</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>Снести 2&#xa0;карты</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>Передать 2&#xa0;карты</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Остальные взятки мои</translation>
    </message>
    <message>
        <source>{seat} takes the skat or pushes it on</source>
        <translation>{seat} берёт скат или передаёт его</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat} выбирает две карты</translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen?</source>
        <translation>Взять скат или передать не глядя?</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>Выберите две карты для сноса</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>Выберите две карты для передачи</translation>
    </message>
    <message>
        <source>Jacks may not be passed on.</source>
        <translation>Валетов передавать нельзя.</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>Передаю.</translation>
    </message>
    <message>
        <source>I concede.</source>
        <translation>Сдаюсь.</translation>
    </message>
    <message>
        <source>The rest is mine.</source>
        <translation>Остальные взятки мои.</translation>
    </message>
    <message>
        <source>You push the skat on unseen.</source>
        <translation>Вы передаёте скат не глядя.</translation>
    </message>
    <message>
        <source>{seat} pushes the skat on unseen.</source>
        <translation>{seat} передаёт скат не глядя.</translation>
    </message>
    <message>
        <source>You concede.</source>
        <translation>Вы признаёте проигрыш.</translation>
    </message>
    <message>
        <source>{seat} concedes.</source>
        <translation>{seat} признаёт проигрыш.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>Вы забираете остальные взятки.</translation>
    </message>
    <message>
        <source>{seat} claims the rest.</source>
        <translation>{seat} забирает остальные взятки.</translation>
    </message>
    <message>
        <source>In the skat: {cards}.</source>
        <translation>В скате: {cards}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Hannelore</source>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Korbinian</source>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Leni</source>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Xaver</source>
        <translation>Глеб</translation>
    </message>
    <message>
        <source>Vroni</source>
        <translation>Дарья</translation>
    </message>
    <message>
        <source>Theo</source>
        <translation>Егор</translation>
    </message>
</context>
<context>
    <name>Rams</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>three play with 32 cards, more with 52</source>
        <translation>втроём играют в 32&#xa0;карты, иначе в 52</translation>
    </message>
    <message>
        <source>Points to write off</source>
        <translation>Сколько очков списать</translation>
    </message>
    <message>
        <source>Most cards to draw</source>
        <translation>Наибольший прикуп</translation>
    </message>
    <message>
        <source>the trump card that the dealer takes counts</source>
        <translation>козырь, взятый сдающим, тоже считается</translation>
    </message>
    <message>
        <source>The trump ace must be led</source>
        <translation>С козырного туза обязательно ходить</translation>
    </message>
    <message>
        <source>The trump queen follows the king</source>
        <translation>За козырным королём&#xa0;— дама</translation>
    </message>
    <message>
        <source>when the king has won</source>
        <translation>если король взял взятку</translation>
    </message>
    <message>
        <source>The trump ace must cover</source>
        <translation>Козырный туз обязан крыть</translation>
    </message>
    <message>
        <source>The trick must be beaten</source>
        <translation>Взятку нужно перебивать</translation>
    </message>
    <message>
        <source>by whoever can</source>
        <translation>если есть чем</translation>
    </message>
    <message>
        <source>Five trumps in one hand</source>
        <translation>Козырный рамс</translation>
    </message>
    <message>
        <source>written off and added</source>
        <translation>сколько списывать и приписывать</translation>
    </message>
    <message>
        <source>Against a hand of one suit add</source>
        <translation>Против рамса приписывать</translation>
    </message>
    <message>
        <source>Aces that count</source>
        <translation>Какие тузы считаются</translation>
    </message>
    <message>
        <source>No trick always costs 5</source>
        <translation>Без взяток всегда 5</translation>
    </message>
    <message>
        <source>by the old rule not with two or three aces</source>
        <translation>по старому правилу с двумя или тремя тузами&#xa0;— нет</translation>
    </message>
    <message>
        <source>Drawn jacks count</source>
        <translation>Прикупленные валеты считаются</translation>
    </message>
    <message>
        <source>otherwise only those that were dealt</source>
        <translation>иначе только сданные</translation>
    </message>
    <message>
        <source>Court cards of trumps</source>
        <translation>Козырные фигуры</translation>
    </message>
    <message>
        <source>Court cards of any suit</source>
        <translation>Фигуры любой масти</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>One&apos;s own aces</source>
        <translation>Своих тузов</translation>
    </message>
    <message>
        <source>The ace in that hand</source>
        <translation>Туза из рамса</translation>
    </message>
    <message>
        <source>Those held for the play</source>
        <translation>Те, с которыми играли</translation>
    </message>
    <message>
        <source>Those that were dealt</source>
        <translation>Только сданные</translation>
    </message>
    <message>
        <source>There is no second talon: later players get what is left.</source>
        <translation>Второй колоды нет: последним достаётся остаток.</translation>
    </message>
    <message>
        <source>Still to write off</source>
        <translation>Осталось списать</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to write off</source>
        <translation>
            <numerusform>осталось списать %n&#xa0;очко</numerusform>
            <numerusform>осталось списать %n&#xa0;очка</numerusform>
            <numerusform>осталось списать %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} · {left}</source>
        <translation>{suit} · {left}</translation>
    </message>
    <message>
        <source>Trump and talon</source>
        <translation>Козырь и колода</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>Играть, без взяток</translation>
    </message>
    <message>
        <source>A dealt ace forbids dropping out: you hold the {cards}.</source>
        <translation>Со сданным тузом пасовать нельзя: у вас на руках {cards}.</translation>
    </message>
    <message>
        <source>your aces are added</source>
        <translation>ваших тузов припишут</translation>
    </message>
    <message>
        <source>a dealt ace forbids dropping out</source>
        <translation>с тузом пасовать нельзя</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>Что на кону</translation>
    </message>
    <message>
        <source>and your aces {value}</source>
        <translation>и ваши тузы {value}</translation>
    </message>
    <message>
        <source>one point less</source>
        <translation>на очко меньше</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>Играть, каждая взятка</translation>
    </message>
    <message>
        <source>five points more</source>
        <translation>на пять очков больше</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>Вы обязаны играть</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 points.</source>
        <translation>Пас ничего не стоит; игра без единой взятки&#xa0;— ремиз 5&#xa0;очков.</translation>
    </message>
    <message>
        <source>A dealt ace binds, all others may drop out</source>
        <translation>С тузом играть обязательно, без туза можно пасовать</translation>
    </message>
    <message>
        <source>{cards}: {gain}, since you have a trick.</source>
        <translation>{cards}: {gain}, ведь взятка у вас есть.</translation>
    </message>
    <message>
        <source>{cards}: {gain} with a trick, otherwise {loss}.</source>
        <translation>{cards}: {gain}, если возьмёте хоть одну взятку; иначе {loss}.</translation>
    </message>
    <message>
        <source>What these cards bring</source>
        <translation>Что дают эти карты</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Никто не играет</translation>
    </message>
    <message>
        <source>Nobody writes off points</source>
        <translation>Никто не списывает очков</translation>
    </message>
    <message>
        <source>You hold all four aces</source>
        <translation>У вас все четыре туза</translation>
    </message>
    <message>
        <source>{seat} holds all four aces</source>
        <translation>{seat} собирает всех четырёх тузов</translation>
    </message>
    <message>
        <source>You finish with jacks</source>
        <translation>Вы выигрываете за счёт валетов</translation>
    </message>
    <message>
        <source>{seat} finishes with jacks</source>
        <translation>{seat} выигрывает за счёт валетов</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>Играете только вы</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>Играет только {seat}</translation>
    </message>
    <message>
        <source>A hand of one suit: {names}</source>
        <translation>Рамс, карты одной масти: {names}</translation>
    </message>
    <message>
        <source>You write off the most</source>
        <translation>Вы списываете больше всех</translation>
    </message>
    <message>
        <source>{seat} writes off the most</source>
        <translation>{seat} списывает больше всех</translation>
    </message>
    <message>
        <source>Most written off: {names}</source>
        <translation>Больше всех списывают: {names}</translation>
    </message>
    <message>
        <source>5 are added without a trick</source>
        <translation>ремиз 5</translation>
    </message>
    <message>
        <source>Jacks of one colour</source>
        <translation>Валеты одного цвета</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Четыре туза</translation>
    </message>
    <message>
        <source>they write everything off</source>
        <translation>списывают всё</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;взятка</numerusform>
            <numerusform>%n&#xa0;взятки</numerusform>
            <numerusform>%n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Тузы</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Без взяток</translation>
    </message>
    <message>
        <source>Aces without a trick</source>
        <translation>Тузы без взяток</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>Единственный играющий</translation>
    </message>
    <message>
        <source>five tricks without play</source>
        <translation>пять взяток без розыгрыша</translation>
    </message>
    <message>
        <source>A hand of one suit</source>
        <translation>Рамс</translation>
    </message>
    <message>
        <source>Five trumps</source>
        <translation>Козырный рамс</translation>
    </message>
    <message>
        <source>Another hand of one suit</source>
        <translation>Чужой рамс</translation>
    </message>
    <message>
        <source>Five trumps in another hand</source>
        <translation>Чужой козырный рамс</translation>
    </message>
    <message>
        <source>Aces as well</source>
        <translation>И тузы</translation>
    </message>
    <message>
        <source>Why is nothing played?</source>
        <translation>Почему без розыгрыша?</translation>
    </message>
    <message>
        <source>Five cards of one suit end the deal at once: their holder writes off, all others add.</source>
        <translation>Пять карт одной масти сразу кончают сдачу: их владелец списывает, остальным приписывают.</translation>
    </message>
    <message>
        <source>Why are aces added?</source>
        <translation>Почему тузов приписали?</translation>
    </message>
    <message>
        <source>Aces are written off with a trick, and added without one.</source>
        <translation>Со взяткой тузов списывают, без взяток приписывают.</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>Почему без розыгрыша?</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so five tricks and the aces are written off.</source>
        <translation>Остальные пасуют, поэтому списываются пять взяток и тузы.</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>the name of the game</comment>
        <translation>Рамс</translation>
    </message>
    <message>
        <source>Tricks, aces and jacks write your points off: the first to reach 0 wins.</source>
        <translation>Взятки, тузы и валеты списывают очки: побеждает тот, кто первым дойдёт до нуля.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Draw and play</source>
        <translation>Прикуп и розыгрыш</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Не менять</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Прикупить %n&#xa0;карту</numerusform>
            <numerusform>Прикупить %n&#xa0;карты</numerusform>
            <numerusform>Прикупить %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>Взять козырь</translation>
    </message>
    <message>
        <source>{seat} chooses cards to draw</source>
        <translation>{seat} выбирает, что менять</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>Можно обменять одну карту на открытый козырь</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to lay away and draw</source>
        <translation>
            <numerusform>Выберите до %n&#xa0;карты для обмена</numerusform>
            <numerusform>Выберите до %n&#xa0;карт для обмена</numerusform>
            <numerusform>Выберите до %n&#xa0;карт для обмена</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn – lead the trump ace</source>
        <translation>Ваш ход: ходите с козырного туза</translation>
    </message>
    <message>
        <source>Your turn – lead the trump queen</source>
        <translation>Ваш ход: ходите с козырной дамы</translation>
    </message>
    <message>
        <source>Your turn – play the trump ace</source>
        <translation>Ваш ход: положите козырного туза</translation>
    </message>
    <message>
        <source>You hold the trump ace and must lead it.</source>
        <translation>У вас козырный туз: нужно ходить с него.</translation>
    </message>
    <message>
        <source>You won with the trump king: the trump queen must follow.</source>
        <translation>Взятку взял ваш козырный король: теперь нужно ходить с козырной дамы.</translation>
    </message>
    <message>
        <source>A court card lies in the trick: the trump ace must cover it.</source>
        <translation>Во взятке лежит фигура: козырный туз обязан её покрыть.</translation>
    </message>
    <message>
        <source>Keep trumps and aces and lay away {cards}.</source>
        <translation>Оставьте козыри и тузов, сбросьте {cards}.</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>Открытая карта&#xa0;— козырь: отдайте за неё {cards}.</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>Эти карты и так хороши.</translation>
    </message>
    <message>
        <source>Without a trick your aces are added: take the first trick you can.</source>
        <translation>Без взяток ваших тузов припишут: берите первую же взятку.</translation>
    </message>
    <message>
        <source>This card beats every other of its suit.</source>
        <translation>Эта карта старше всех в своей масти.</translation>
    </message>
    <message>
        <source>The highest card wins most surely.</source>
        <translation>Вернее всего берёт старшая карта.</translation>
    </message>
    <message>
        <source>A higher card is still out: give a low one.</source>
        <translation>Карта старше ещё не вышла: отдайте младшую.</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>what a deal became: it was played</comment>
        <translation>Рамс</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>Один играющий</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Валеты</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>Вы прикупаете %n&#xa0;карту.</numerusform>
            <numerusform>Вы прикупаете %n&#xa0;карты.</numerusform>
            <numerusform>Вы прикупаете %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} прикупает %n&#xa0;карту.</numerusform>
            <numerusform>{seat} прикупает %n&#xa0;карты.</numerusform>
            <numerusform>{seat} прикупает %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <translation>Вы показываете {cards}.</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat} показывает {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Your jacks write off %n point(s).</source>
        <translation>
            <numerusform>Вы списываете за валетов %n&#xa0;очко.</numerusform>
            <numerusform>Вы списываете за валетов %n&#xa0;очка.</numerusform>
            <numerusform>Вы списываете за валетов %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jacks of {seat} write off %n point(s).</source>
        <translation>
            <numerusform>{seat} списывает за валетов %n&#xa0;очко.</numerusform>
            <numerusform>{seat} списывает за валетов %n&#xa0;очка.</numerusform>
            <numerusform>{seat} списывает за валетов %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump ace</source>
        <translation>Козырный туз</translation>
    </message>
    <message>
        <source>It must be led, and cover a court card of trumps.</source>
        <translation>С него нужно ходить, им нужно крыть козырную фигуру.</translation>
    </message>
</context>
<context>
    <name>Ramsch</name>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>Everyone for himself: whoever takes the most card points loses.</source>
        <translation>Каждый за себя: проигрывает тот, кто набирает больше всех очков.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Все взятки</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>Скат и равенство</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>how the points are counted</source>
        <translation>как считаются очки</translation>
    </message>
    <message>
        <source>Rank of the ten</source>
        <translation>Десятка</translation>
    </message>
    <message>
        <source>Jacks are trumps</source>
        <translation>Валеты&#xa0;— козыри</translation>
    </message>
    <message>
        <source>A player who takes all tricks</source>
        <translation>Кто берёт все взятки</translation>
    </message>
    <message>
        <source>All tricks are rewarded</source>
        <translation>Награда за все взятки</translation>
    </message>
    <message>
        <source>20 points off instead of 20 on</source>
        <translation>20&#xa0;очков списать, а не приписать</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Кому скат</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>У всех по сорок очков</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Партия кончается</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Круги</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>за круг каждый сдаёт по разу</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Простой</translation>
    </message>
    <message>
        <source>Pip Ramsch</source>
        <translation>Рамш на очки</translation>
    </message>
    <message>
        <source>Passing cards</source>
        <translation>Передача карт</translation>
    </message>
    <message>
        <source>As at a Skat table</source>
        <translation>Как в скате</translation>
    </message>
    <message>
        <source>Above the king</source>
        <translation>Старше короля</translation>
    </message>
    <message>
        <source>Below the jack</source>
        <translation>Младше валета</translation>
    </message>
    <message>
        <source>120 points off</source>
        <translation>Списывает 120&#xa0;очков</translation>
    </message>
    <message>
        <source>60 on for each other</source>
        <translation>Остальным по 60</translation>
    </message>
    <message>
        <source>120 on for each other</source>
        <translation>Остальным по 120</translation>
    </message>
    <message>
        <source>120 off, 60 on for each other</source>
        <translation>Списывает 120, другим 60</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Последней взятке</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Проигравшему</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никому</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Проигрывают все</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Никто не проигрывает</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>После кругов</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>При достижении предела</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>Снести 2&#xa0;карты</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>Передать 2&#xa0;карты</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>Выберите две карты для передачи</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat} выбирает две карты</translation>
    </message>
    <message>
        <source>Everyone takes the two cards and passes any two on. The last two go with the last trick.</source>
        <translation>Каждый берёт две карты и передаёт дальше любые две. Последние две достаются последней взятке.</translation>
    </message>
</context>
<context>
    <name>RamschWords</name>
    <message numerus="yes">
        <source>You pass on %n card(s).</source>
        <translation>
            <numerusform>Вы передаёте %n&#xa0;карту.</numerusform>
            <numerusform>Вы передаёте %n&#xa0;карты.</numerusform>
            <numerusform>Вы передаёте %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} passes on %n card(s).</source>
        <translation>
            <numerusform>{seat} передаёт %n&#xa0;карту.</numerusform>
            <numerusform>{seat} передаёт %n&#xa0;карты.</numerusform>
            <numerusform>{seat} передаёт %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the tricks</source>
        <translation>Вы берёте все взятки</translation>
    </message>
    <message>
        <source>{seat} takes all the tricks</source>
        <translation>{seat} берёт все взятки</translation>
    </message>
    <message>
        <source>The Ramsch is not scored</source>
        <translation>Рамш не засчитывается</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Вы проигрываете рамш</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>{seat} проигрывает рамш</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>Проигрывают: {names}</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки в картах</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Скат</translation>
    </message>
    <message>
        <source>it goes with the last trick</source>
        <translation>достаётся последней взятке</translation>
    </message>
    <message>
        <source>it goes to the player with the most card points</source>
        <translation>достаётся тому, у кого больше всего очков</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <translation>Передача не глядя</translation>
    </message>
    <message>
        <source>each unseen push raises the result</source>
        <translation>каждая увеличивает результат</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>Юнгфрау</translation>
    </message>
    <message>
        <source>Pushed on, and Jungfrau</source>
        <translation>Передача не глядя и юнгфрау</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Проигрыш</translation>
    </message>
    <message>
        <source>the most card points at the table</source>
        <translation>больше всех очков за столом</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Дурхмарш</translation>
    </message>
    <message>
        <source>all ten tricks</source>
        <translation>все десять взяток</translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Больше всех очков</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Jungfer</source>
        <translation>Юнгфрау</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>two have the same card points</source>
        <translation>у двоих очков поровну</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Все взятки</translation>
    </message>
    <message>
        <source>two players take no trick</source>
        <translation>двое без взяток</translation>
    </message>
    <message>
        <source>the penalty is written off</source>
        <translation>штраф списывается</translation>
    </message>
    <message>
        <source>another player takes every trick</source>
        <translation>все взятки берёт другой игрок</translation>
    </message>
    <message numerus="yes">
        <source>in %n trick(s)</source>
        <translation>
            <numerusform>в %n&#xa0;взятке</numerusform>
            <numerusform>в %n&#xa0;взятках</numerusform>
            <numerusform>в %n&#xa0;взятках</numerusform>
        </translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>Вы не берёте ни одной взятки</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat} не берёт ни одной взятки</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>Почему вдвойне?</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, the Ramsch counts double. Tricks matter, not card points: a trick of 9, 8 and 7 is a trick.</source>
        <translation>Если кто-то не берёт ни одной взятки, рамш считается вдвойне. Важны взятки, а не очки: взятка из 9, 8&#xa0;и 7&#xa0;— тоже взятка.</translation>
    </message>
    <message>
        <source>Why no Durchmarsch?</source>
        <translation>Почему не дурхмарш?</translation>
    </message>
    <message>
        <source>A Durchmarsch needs every trick, not only every card point.</source>
        <translation>Для дурхмарша нужны все взятки, а не только все очки.</translation>
    </message>
    <message>
        <source>{seat} has every trick so far: take this one.</source>
        <translation>Пока все взятки берёт {seat}: возьмите эту.</translation>
    </message>
    <message>
        <source>{seat} loses for certain: give card points.</source>
        <translation>{seat} наверняка проигрывает: подложите очки.</translation>
    </message>
    <message>
        <source>No lower card of the suit is out: another player takes the trick.</source>
        <translation>Младших карт этой масти у соперников нет: взятку берёт другой.</translation>
    </message>
    <message>
        <source>It shortens a suit and hardly holds the trick.</source>
        <translation>Масть станет короче, а взятка вряд ли останется у вас.</translation>
    </message>
    <message>
        <source>It hardly holds the trick: higher cards of the suit are out.</source>
        <translation>Взятка вряд ли останется у вас: старшие карты этой масти у соперников.</translation>
    </message>
    <message>
        <source>Higher trumps are out and take it.</source>
        <translation>У соперников есть старшие козыри, они её возьмут.</translation>
    </message>
    <message>
        <source>Every lead may take the trick: this one costs least.</source>
        <translation>Любой ход может оставить взятку у вас: этот обойдётся дешевле всего.</translation>
    </message>
    <message>
        <source>Lead low, so that everyone takes a trick and the loss counts once.</source>
        <translation>Ходите с младшей, чтобы у каждого была взятка и проигрыш не удвоился.</translation>
    </message>
    <message>
        <source>It is the lowest card of the longest suit.</source>
        <translation>Это младшая карта самой длинной масти.</translation>
    </message>
    <message>
        <source>All tricks are yours so far: take this one too.</source>
        <translation>Пока все взятки ваши: возьмите и эту.</translation>
    </message>
    <message>
        <source>Without these two the hand takes the fewest tricks.</source>
        <translation>Без этих двух карт вы возьмёте меньше всего взяток.</translation>
    </message>
    <message>
        <source>These two have the most card points.</source>
        <translation>В этих двух картах больше всего очков.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Это единственная карта, которую можно положить.</translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation>Подойдёт любая карта.</translation>
    </message>
    <message>
        <source>It is the only card that leaves the trick to another player.</source>
        <translation>Только эта карта оставляет взятку другому.</translation>
    </message>
    <message>
        <source>It is the highest card that leaves the trick to another player.</source>
        <translation>Это старшая из карт, которые оставляют взятку другому.</translation>
    </message>
    <message>
        <source>You must take this trick: the highest card takes it and is gone.</source>
        <translation>Эту взятку придётся взять: заодно отдайте самую старшую карту.</translation>
    </message>
    <message>
        <source>Nobody else holds the suit: take the trick with the fewest points.</source>
        <translation>Этой масти больше ни у кого нет: возьмите взятку самой дешёвой картой.</translation>
    </message>
    <message>
        <source>Every card wins so far: after the lowest another may still go higher.</source>
        <translation>Пока перебивает любая карта: младшую ещё может перебить другой.</translation>
    </message>
    <message>
        <source>A high card alone in its suit would take a trick later.</source>
        <translation>Дорогая карта, одна в своей масти, позже возьмёт взятку.</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick later.</source>
        <translation>Скорее всего, именно эта карта позже возьмёт взятку.</translation>
    </message>
    <message>
        <source>A higher trump is in the trick: this one goes without taking it.</source>
        <translation>На столе козырь старше: этот уйдёт, не взяв взятки.</translation>
    </message>
    <message>
        <source>It is the card with the most card points.</source>
        <translation>В этой карте больше всего очков.</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points loses.</source>
        <translation>Каждый играет за себя: проигрывает тот, кто наберёт больше всех очков.</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>Очки и взятки</translation>
    </message>
    <message>
        <source>Jungfrau, no trick</source>
        <translation>юнгфрау, без взяток</translation>
    </message>
</context>
<context>
    <name>Ramsen</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>in Zaisertshofen everyone stays in or drops out before the exchange</source>
        <translation>в Цайзертсхофене решают, играть или пасовать, до обмена</translation>
    </message>
    <message>
        <source>The cutter may keep a card</source>
        <translation>Снявший колоду может взять карту</translation>
    </message>
    <message>
        <source>the player at the dealer&apos;s right sees it before the deal</source>
        <translation>игрок справа от сдающего видит её до сдачи</translation>
    </message>
    <message>
        <source>If only one plays</source>
        <translation>Если играет только один</translation>
    </message>
    <message>
        <source>Crosses to complete</source>
        <translation>Сколько крестиков закрыть</translation>
    </message>
    <message>
        <source>five bars make a cross</source>
        <translation>пять чёрточек&#xa0;— крестик</translation>
    </message>
    <message>
        <source>Most open crosses</source>
        <translation>Наибольшее число открытых крестиков</translation>
    </message>
    <message>
        <source>but at least one more than at the start</source>
        <translation>но хотя бы на один больше, чем вначале</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Наибольшая длина партии</translation>
    </message>
    <message>
        <source>after so many deals the fewest bars to go win</source>
        <translation>после стольких сдач побеждает тот, кому осталось меньше</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;сдача</numerusform>
            <numerusform>%n&#xa0;сдачи</numerusform>
            <numerusform>%n&#xa0;сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange first</source>
        <translation>Сначала обмен</translation>
    </message>
    <message>
        <source>Zaisertshofen: decide first</source>
        <translation>Сначала решение об игре</translation>
    </message>
    <message>
        <source>Five bars without play</source>
        <translation>Сразу пять чёрточек</translation>
    </message>
    <message>
        <source>One bar without play</source>
        <translation>Сразу одна чёрточка</translation>
    </message>
    <message>
        <source>The dealer plays against him</source>
        <translation>Против него&#xa0;— сдающий</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Без предела</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>осталось</translation>
    </message>
    <message>
        <source>{name}: {bars}</source>
        <translation>{name}: {bars}</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) to go</source>
        <translation>
            <numerusform>осталась %n&#xa0;чёрточка</numerusform>
            <numerusform>осталось %n&#xa0;чёрточки</numerusform>
            <numerusform>осталось %n&#xa0;чёрточек</numerusform>
        </translation>
    </message>
    <message>
        <source>Always trumps</source>
        <translation>Постоянные козыри</translation>
    </message>
    <message>
        <source>Trumps from the top</source>
        <translation>Козыри по старшинству</translation>
    </message>
    <message>
        <source>{suit}. After the ace: {names}, then the rest of the suit.</source>
        <translation>{suit}. За тузом: {names}, затем остальные карты масти.</translation>
    </message>
    <message>
        <source>the Kritische or Griechen</source>
        <translation>критические, или греки</translation>
    </message>
    <message>
        <source>Dallmutz, Belli, Großer and Kleiner Bube</source>
        <translation>Dallmutz, Belli, Großer Bube и Kleiner Bube</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>Играть, каждая взятка</translation>
    </message>
    <message>
        <source>one bar less</source>
        <translation>на чёрточку меньше</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>Играть, без взяток</translation>
    </message>
    <message>
        <source>one more cross</source>
        <translation>ещё один крестик</translation>
    </message>
    <message>
        <source>whoever exchanges must play</source>
        <translation>после обмена нужно играть</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>{suit}. After the ace of trumps: {names}, then the rest of the suit.</source>
        <translation>{suit}. За козырным тузом: {names}, затем остальные карты масти.</translation>
    </message>
    <message>
        <source>The Kritische or Griechen</source>
        <translation>Критические, или греки</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>Что на кону</translation>
    </message>
    <message>
        <source>the limit of crosses</source>
        <translation>предел крестиков</translation>
    </message>
    <message>
        <source>Whoever keeps the cut card is dealt four more and may not exchange any.</source>
        <translation>Кто берёт карту съёма, получает ещё четыре и не вправе менять.</translation>
    </message>
    <message>
        <source>Four more, and no exchange</source>
        <translation>Ещё четыре карты и без обмена</translation>
    </message>
    <message numerus="yes">
        <source>The whole table may exchange five cards: %n left.</source>
        <translation>
            <numerusform>За столом можно обменять пять карт: осталась %n.</numerusform>
            <numerusform>За столом можно обменять пять карт: осталось %n.</numerusform>
            <numerusform>За столом можно обменять пять карт: осталось %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five cards are exchanged. The dealer may still exchange one for the trump card.</source>
        <translation>Пять карт уже обменяны. Сдающий может ещё обменять одну на открытый козырь.</translation>
    </message>
    <message>
        <source>Five cards for the whole table</source>
        <translation>Пять карт на весь стол</translation>
    </message>
    <message>
        <source>Whoever exchanges must play</source>
        <translation>После обмена нужно играть</translation>
    </message>
    <message>
        <source>You exchanged cards: whoever exchanges plays.</source>
        <translation>Вы меняли карты: после обмена нужно играть.</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>Вы обязаны играть</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 bars.</source>
        <translation>Пас ничего не стоит; игра без единой взятки&#xa0;— ещё 5&#xa0;чёрточек.</translation>
    </message>
    <message numerus="yes">
        <source>You have as many crosses as may be: no trick costs %n bar(s).</source>
        <translation>
            <numerusform>У вас уже предел крестиков: без взяток&#xa0;— ещё %n&#xa0;чёрточка.</numerusform>
            <numerusform>У вас уже предел крестиков: без взяток&#xa0;— ещё %n&#xa0;чёрточки.</numerusform>
            <numerusform>У вас уже предел крестиков: без взяток&#xa0;— ещё %n&#xa0;чёрточек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only those who play exchange</source>
        <translation>Меняют только играющие</translation>
    </message>
    <message>
        <source>Anyone who did not exchange may drop out</source>
        <translation>Кто не менял карт, может пасовать</translation>
    </message>
    <message>
        <source>Kritischer</source>
        <translation>Критический</translation>
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
        <translation>Всегда козырь: второй по старшинству и никогда не карта своей масти.</translation>
    </message>
    <message>
        <source>Always a trump: the third-highest, and never a card of its suit.</source>
        <translation>Всегда козырь: третий по старшинству и никогда не карта своей масти.</translation>
    </message>
    <message>
        <source>Always a trump: the fourth-highest, and never a card of its suit.</source>
        <translation>Всегда козырь: четвёртый по старшинству и никогда не карта своей масти.</translation>
    </message>
    <message>
        <source>Always a trump: the fifth-highest, and never a card of its suit.</source>
        <translation>Всегда козырь: пятый по старшинству и никогда не карта своей масти.</translation>
    </message>
    <message>
        <source>Ramsen</source>
        <translation>Рамзен</translation>
    </message>
    <message>
        <source>Play only if you take a trick: whoever has drawn all bars first wins.</source>
        <translation>Вступайте, только если возьмёте взятку. Цель&#xa0;— раньше всех поставить все чёрточки.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Взять карту</translation>
    </message>
    <message>
        <source>Leave it in the pack</source>
        <translation>Оставить в колоде</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Не менять</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Обменять %n&#xa0;карту</numerusform>
            <numerusform>Обменять %n&#xa0;карты</numerusform>
            <numerusform>Обменять %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you keep the card that you saw at the cut?</source>
        <translation>Берёте карту, которую видели при съёме?</translation>
    </message>
    <message>
        <source>{seat} looks at the card of the cut</source>
        <translation>{seat} смотрит карту съёма</translation>
    </message>
    <message>
        <source>{seat} chooses cards to exchange</source>
        <translation>{seat} выбирает, что менять</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>Можно обменять одну карту на открытый козырь</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to exchange</source>
        <translation>
            <numerusform>Выберите до %n&#xa0;карты для обмена</numerusform>
            <numerusform>Выберите до %n&#xa0;карт для обмена</numerusform>
            <numerusform>Выберите до %n&#xa0;карт для обмена</numerusform>
        </translation>
    </message>
    <message>
        <source>This card is a trump whatever suit is turned up: keep it.</source>
        <translation>Эта карта&#xa0;— козырь при любой масти: берите её.</translation>
    </message>
    <message>
        <source>An ace is worth more than the exchange, and may become the best trump.</source>
        <translation>Туз дороже обмена и может стать старшим козырем.</translation>
    </message>
    <message>
        <source>This card is not worth losing the exchange.</source>
        <translation>Ради этой карты не стоит терять обмен.</translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>Взять козырь</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Беру.</translation>
    </message>
    <message>
        <source>I leave it.</source>
        <translation>Не беру.</translation>
    </message>
    <message>
        <source>This card is always a trump, and never a card of its suit.</source>
        <translation>Эта карта всегда козырь и никогда не карта своей масти.</translation>
    </message>
    <message>
        <source>Always trumps, and never cards of their suit: {cards}.</source>
        <translation>Всегда козыри и никогда не карты своей масти: {cards}.</translation>
    </message>
    <message>
        <source>Keep the trumps and exchange {cards}.</source>
        <translation>Оставьте козыри и обменяйте {cards}.</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>Открытая карта&#xa0;— козырь: отдайте за неё {cards}.</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>Эти карты и так хороши.</translation>
    </message>
    <message>
        <source>Whoever exchanges must play, and these cards are too weak.</source>
        <translation>После обмена нужно играть, а эти карты слишком слабы.</translation>
    </message>
    <message>
        <source>This ace is worth more than the exchange, and may become the best trump.</source>
        <translation>Этот туз дороже обмена и может стать старшим козырем.</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>Один играющий</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Никто не играет</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>Играете только вы</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>Играет только {seat}</translation>
    </message>
    <message>
        <source>You draw your last bar</source>
        <translation>Вы ставите последнюю чёрточку</translation>
    </message>
    <message>
        <source>{seat} draws the last bar</source>
        <translation>{seat} ставит последнюю чёрточку</translation>
    </message>
    <message>
        <source>You take the most tricks</source>
        <translation>Вы берёте больше всех взяток</translation>
    </message>
    <message>
        <source>{seat} takes the most tricks</source>
        <translation>{seat} берёт больше всех взяток</translation>
    </message>
    <message>
        <source>Most tricks: {names}</source>
        <translation>Больше всех взяток: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;взятка</numerusform>
            <numerusform>%n&#xa0;взятки</numerusform>
            <numerusform>%n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>one bar</source>
        <translation>одна чёрточка</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>The last bar</source>
        <translation>Последняя чёрточка</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Без взяток</translation>
    </message>
    <message>
        <source>the match is over: no more crosses</source>
        <translation>партия закончена: крестики не прибавляются</translation>
    </message>
    <message>
        <source>Highest number of crosses</source>
        <translation>Предел крестиков</translation>
    </message>
    <message>
        <source>no more are added</source>
        <translation>больше не прибавляется</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>Единственный играющий</translation>
    </message>
    <message>
        <source>credited without play</source>
        <translation>засчитано без розыгрыша</translation>
    </message>
    <message>
        <source>Why is the deal over?</source>
        <translation>Почему сдача кончилась?</translation>
    </message>
    <message>
        <source>The match ends with the trick that makes the last bar; the rest is not played.</source>
        <translation>Партия кончается взяткой, за которую ставится последняя чёрточка; остаток не играют.</translation>
    </message>
    <message>
        <source>Why no more crosses?</source>
        <translation>Почему не прибавляются крестики?</translation>
    </message>
    <message>
        <source>The trick that makes the last bar ends the match before crosses are added.</source>
        <translation>Взятка, за которую ставится последняя чёрточка, заканчивает партию до того, как прибавляются крестики.</translation>
    </message>
    <message>
        <source>Why no full cross?</source>
        <translation>Почему не целый крестик?</translation>
    </message>
    <message>
        <source>The house rules limit the open crosses, so that every match comes to an end.</source>
        <translation>Домашние правила ограничивают число открытых крестиков, чтобы любая партия кончалась.</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>Почему без розыгрыша?</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so the tricks are credited.</source>
        <translation>Остальные пасуют, поэтому взятки засчитываются.</translation>
    </message>
    <message>
        <source>You keep the card.</source>
        <translation>Вы берёте карту съёма.</translation>
    </message>
    <message>
        <source>{seat} keeps the card.</source>
        <translation>{seat} берёт карту съёма.</translation>
    </message>
    <message>
        <source>You leave the card.</source>
        <translation>Вы оставляете карту в колоде.</translation>
    </message>
    <message>
        <source>{seat} leaves the card.</source>
        <translation>{seat} оставляет карту в колоде.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation>
            <numerusform>Вы меняете %n&#xa0;карту.</numerusform>
            <numerusform>Вы меняете %n&#xa0;карты.</numerusform>
            <numerusform>Вы меняете %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} exchanges %n card(s).</source>
        <translation>
            <numerusform>{seat} меняет %n&#xa0;карту.</numerusform>
            <numerusform>{seat} меняет %n&#xa0;карты.</numerusform>
            <numerusform>{seat} меняет %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} cuts and looks at a card.</source>
        <translation>{seat} снимает колоду и смотрит карту.</translation>
    </message>
    <message>
        <source>You cut and see {card}.</source>
        <translation>Вы снимаете колоду и видите {card}.</translation>
    </message>
    <message>
        <source>You take no trick: one more cross.</source>
        <translation>Вы без взяток: ещё один крестик.</translation>
    </message>
    <message>
        <source>{seat} takes no trick: one more cross.</source>
        <translation>{seat} без взяток: ещё один крестик.</translation>
    </message>
    <message>
        <source>There are no more crosses than the house rules allow.</source>
        <translation>Больше крестиков домашние правила не допускают.</translation>
    </message>
    <message numerus="yes">
        <source>You draw a bar: %n to go.</source>
        <translation>
            <numerusform>Вы ставите чёрточку: осталась %n.</numerusform>
            <numerusform>Вы ставите чёрточку: осталось %n.</numerusform>
            <numerusform>Вы ставите чёрточку: осталось %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws a bar: %n to go.</source>
        <translation>
            <numerusform>{seat} ставит чёрточку: осталась %n.</numerusform>
            <numerusform>{seat} ставит чёрточку: осталось %n.</numerusform>
            <numerusform>{seat} ставит чёрточку: осталось %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card of the cut</source>
        <translation>Карта съёма</translation>
    </message>
</context>
<context>
    <name>ReadMenu</name>
    <message>
        <source>Your &amp;hand</source>
        <translation>Ваши &amp;карты</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>&amp;Взятка на столе</translation>
    </message>
    <message>
        <source>The &amp;last trick</source>
        <translation>&amp;Предыдущая взятка</translation>
    </message>
    <message>
        <source>The &amp;points</source>
        <translation>&amp;Очки</translation>
    </message>
    <message>
        <source>&amp;Game and bids</source>
        <translation>&amp;Игра и заявки</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>You hold no cards.</source>
        <translation>У вас нет карт.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Ваши карты: {cards}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>На столе нет карт.</translation>
    </message>
    <message>
        <source>On the table – {cards}.</source>
        <translation>На столе&#xa0;— {cards}.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Пока не взято ни одной взятки.</translation>
    </message>
    <message>
        <source>The last trick – {cards}.</source>
        <translation>Предыдущая взятка&#xa0;— {cards}.</translation>
    </message>
    <message>
        <source>Points of the match – {points}.</source>
        <translation>Счёт партии&#xa0;— {points}.</translation>
    </message>
    <message>
        <source>In this deal – {points}.</source>
        <translation>В этой сдаче&#xa0;— {points}.</translation>
    </message>
    <message>
        <source>The game is {game}.</source>
        <translation>Игра: {game}.</translation>
    </message>
    <message>
        <source>{game} – {lines}.</source>
        <translation>{game}&#xa0;— {lines}.</translation>
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
        <translation>Сообщить о проблеме</translation>
    </message>
    <message>
        <source>This text has the cards, the rules and every move of the match, and the versions of the program. Nothing in it is personal, and nothing is sent: save it and attach it to your report.</source>
        <translation>Здесь карты, правила и все ходы партии, а также версии программы. Личных данных здесь нет, и ничего никуда не отправляется: сохраните текст и приложите его к своему сообщению.</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>Текст сообщения</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>How it is counted</source>
        <translation>Как это посчитано</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>With the tournament bonus</source>
        <translation>С турнирной надбавкой</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Правила (F1)</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>All hands after passing on</source>
        <translation>Все карты после передачи</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Карты всех игроков</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Скат</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>Once more, not scored</source>
        <translation>Ещё раз без счёта</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>All hands after the exchange</source>
        <translation>Все карты после обмена</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Ввод (Enter)</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Before the first trick</source>
        <translation>До первой взятки</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Взятка {number}</translation>
    </message>
    <message>
        <source>{name} has no cards left</source>
        <translation>{name}: карт больше нет</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>With what you could know</source>
        <translation>По тому, что вы могли знать</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>При всех открытых картах</translation>
    </message>
    <message>
        <source>good</source>
        <translation>хорошо</translation>
    </message>
    <message>
        <source>inexact</source>
        <translation>неточно</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>ошибка</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than “{action}”.</source>
        <translation>
            <numerusform>На %n&#xa0;очко хуже, чем «{action}».</numerusform>
            <numerusform>На %n&#xa0;очка хуже, чем «{action}».</numerusform>
            <numerusform>На %n&#xa0;очков хуже, чем «{action}».</numerusform>
        </translation>
    </message>
    <message>
        <source>No other card promises clearly more.</source>
        <translation>Другие карты не обещают заметно больше.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than {card}.</source>
        <translation>
            <numerusform>На %n&#xa0;очко хуже, чем положить {card}.</numerusform>
            <numerusform>На %n&#xa0;очка хуже, чем положить {card}.</numerusform>
            <numerusform>На %n&#xa0;очков хуже, чем положить {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left</source>
        <translation>У вас не осталось карт</translation>
    </message>
    <message>
        <source>Nothing else promises clearly more.</source>
        <translation>Ничто другое не обещает заметно больше.</translation>
    </message>
    <message>
        <source>The rules of play advise the same</source>
        <translation>Основные правила советуют то же самое</translation>
    </message>
    <message>
        <source>The rules of play advise: {action}</source>
        <translation>Основные правила советуют: {action}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) had been played.</source>
        <translation>
            <numerusform>Была сыграна %n&#xa0;взятка.</numerusform>
            <numerusform>Было сыграно %n&#xa0;взятки.</numerusform>
            <numerusform>Было сыграно %n&#xa0;взяток.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other trump was still out.</source>
        <translation>Других козырей на руках больше не было.</translation>
    </message>
    <message>
        <source>Trumps that were still out: {cards}.</source>
        <translation>Ещё не вышедшие козыри: {cards}.</translation>
    </message>
    <message>
        <source>No other card of this suit was still out.</source>
        <translation>Других карт этой масти на руках больше не было.</translation>
    </message>
    <message>
        <source>Still out in this suit: {cards}.</source>
        <translation>Ещё не вышедшие карты этой масти: {cards}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>{place}: no card of yours</source>
        <translation>{place}: вашей карты нет</translation>
    </message>
    <message>
        <source>{place}: expected {known}, with open cards {open}</source>
        <translation>{place}: ожидается {known}, при открытых картах {open}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Берёт</translation>
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
        <translation>Разбор</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <translation>{what} ({key})</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>К результату</translation>
    </message>
    <message>
        <source>To the score sheet</source>
        <translation>К таблице счёта</translation>
    </message>
    <message>
        <source>Finish the deal on the table first.</source>
        <translation>Сначала доиграйте сдачу на столе.</translation>
    </message>
    <message>
        <source>Resume the match and finish its deal first.</source>
        <translation>Сначала возобновите партию и доиграйте её сдачу.</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Попробовать отсюда</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Шаг {number} из {all}</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Это начало.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Это конец.</translation>
    </message>
    <message>
        <source>The deal is over here.</source>
        <translation>Здесь сдача окончена.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>played</source>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>better</source>
        <translation>лучше</translation>
    </message>
    <message>
        <source>The deal is over. Step back to see what each of your decisions cost.</source>
        <translation>Сдача окончена. Идите по шагам назад, чтобы увидеть, во что обошлось каждое ваше решение.</translation>
    </message>
    <message>
        <source>Only your own decisions are judged.</source>
        <translation>Оцениваются только ваши решения.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <translation>Здесь не из чего было выбирать.</translation>
    </message>
    <message>
        <source>This decision is being judged…</source>
        <translation>Это решение оценивается…</translation>
    </message>
    <message>
        <source>All your decisions are judged.</source>
        <translation>Все ваши решения оценены.</translation>
    </message>
    <message>
        <source>Expected result after each trick</source>
        <translation>Прогноз по взяткам</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>what you could know</source>
        <translation>по вашим данным</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>при открытых картах</translation>
    </message>
    <message numerus="yes">
        <source>costliest card: %n point(s)</source>
        <translation>
            <numerusform>самый дорогой ход: %n&#xa0;очко</numerusform>
            <numerusform>самый дорогой ход: %n&#xa0;очка</numerusform>
            <numerusform>самый дорогой ход: %n&#xa0;очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation>Ваша карта:</translation>
    </message>
    <message>
        <source>Your decision: {action}</source>
        <translation>Ваше решение: {action}</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>Что вы могли знать</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>known</source>
        <translation>закрытые</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открытые</translation>
    </message>
    <message>
        <source>{card} (played)</source>
        <translation>{card} (сыграно)</translation>
    </message>
    <message>
        <source>{action} (done)</source>
        <translation>{action} (выбрано)</translation>
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
        <translation>Снос</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Рубашкой вверх</translation>
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
        <translation>Правила</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
</context>
<context>
    <name>Schafkopf</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Тариф</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Ramsch only</source>
        <translation>Только рамш</translation>
    </message>
    <message>
        <source>every deal is a Ramsch, nothing is announced</source>
        <translation>каждая сдача&#xa0;— рамш, без объявлений</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Стук</translation>
    </message>
    <message>
        <source>each may double on the first packet of cards</source>
        <translation>по первым картам каждый может удвоить</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Контра и реконтра</translation>
    </message>
    <message>
        <source>before the first lead, each doubles</source>
        <translation>до первого хода, каждая удваивает</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Круги</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>за круг каждый сдаёт по разу</translation>
    </message>
    <message>
        <source>only the four obers are trumps</source>
        <translation>козыри&#xa0;— только четыре обера</translation>
    </message>
    <message>
        <source>only the four queens are trumps</source>
        <translation>козыри&#xa0;— только четыре дамы</translation>
    </message>
    <message>
        <source>the four unters and a suit are trumps</source>
        <translation>козыри&#xa0;— четыре унтера и одна масть</translation>
    </message>
    <message>
        <source>the four jacks and a suit are trumps</source>
        <translation>козыри&#xa0;— четыре валета и одна масть</translation>
    </message>
    <message>
        <source>the four obers and a suit are trumps</source>
        <translation>козыри&#xa0;— четыре обера и одна масть</translation>
    </message>
    <message>
        <source>the four queens and a suit are trumps</source>
        <translation>козыри&#xa0;— четыре дамы и одна масть</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Тотус</translation>
    </message>
    <message>
        <source>a solo that takes every trick</source>
        <translation>соло, которое берёт все взятки</translation>
    </message>
    <message>
        <source>all obers and unters in one hand, for four times the price</source>
        <translation>все оберы и унтеры в одних руках, цена ×&#xa0;4</translation>
    </message>
    <message>
        <source>all queens and jacks in one hand, for four times the price</source>
        <translation>все дамы и валеты в одних руках, цена ×&#xa0;4</translation>
    </message>
    <message>
        <source>Sie in the short pack</source>
        <translation>Зи в короткой колоде</translation>
    </message>
    <message>
        <source>four obers and the two highest unters</source>
        <translation>четыре обера и два старших унтера</translation>
    </message>
    <message>
        <source>four queens and the two highest jacks</source>
        <translation>четыре дамы и два старших валета</translation>
    </message>
    <message>
        <source>Running away with three</source>
        <translation>Уход с тремя картами</translation>
    </message>
    <message>
        <source>in the short pack nobody has four cards of the called suit</source>
        <translation>в короткой колоде четырёх карт вызванной масти не бывает</translation>
    </message>
    <message>
        <source>unit / Rufspiel / solo</source>
        <translation>единица / игра с вызовом / соло</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>for Schneider, Schwarz and each runner</source>
        <translation>за шнайдер, шварц и каждого матадора</translation>
    </message>
    <message>
        <source>Price of a Rufspiel</source>
        <translation>Цена игры с вызовом</translation>
    </message>
    <message>
        <source>Price of a solo</source>
        <translation>Цена соло</translation>
    </message>
    <message>
        <source>and of Wenz and Geier</source>
        <translation>а также венца и гайера</translation>
    </message>
    <message>
        <source>Runners in Wenz and Geier</source>
        <translation>Матадоры в венце и гайере</translation>
    </message>
    <message>
        <source>counted from this number on</source>
        <translation>считаются начиная с этого числа</translation>
    </message>
    <message>
        <source>Settled in</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Когда все пасуют</translation>
    </message>
    <message>
        <source>Trumps in Ramsch</source>
        <translation>Козыри в рамше</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>Юнгфрау</translation>
    </message>
    <message>
        <source>a player without a trick</source>
        <translation>игрок без единой взятки</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Дурхмарш</translation>
    </message>
    <message>
        <source>Long, 32 cards</source>
        <translation>Длинная, 32&#xa0;карты</translation>
    </message>
    <message>
        <source>Short, 24 cards</source>
        <translation>Короткая, 24&#xa0;карты</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свой</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>В очках</translation>
    </message>
    <message>
        <source>Cents</source>
        <translation>В центах</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Сдаёт следующий</translation>
    </message>
    <message>
        <source>All pay into the stock</source>
        <translation>Все платят в банк</translation>
    </message>
    <message>
        <source>The highest ober must play</source>
        <translation>Старший обер обязан играть</translation>
    </message>
    <message>
        <source>The highest queen must play</source>
        <translation>Старшая дама обязана играть</translation>
    </message>
    <message>
        <source>The fourth player chooses</source>
        <translation>Решает четвёртый</translation>
    </message>
    <message>
        <source>Obers, unters and hearts</source>
        <translation>Оберы, унтеры и сердца</translation>
    </message>
    <message>
        <source>Queens, jacks and hearts</source>
        <translation>Дамы, валеты и черви</translation>
    </message>
    <message>
        <source>Obers and unters (Bauernramsch)</source>
        <translation>Только оберы и унтеры</translation>
    </message>
    <message>
        <source>Queens and jacks (Bauernramsch)</source>
        <translation>Только дамы и валеты</translation>
    </message>
    <message>
        <source>Gets double</source>
        <translation>Получает вдвое</translation>
    </message>
    <message>
        <source>Doubles all payments</source>
        <translation>Удваивает все платежи</translation>
    </message>
    <message>
        <source>Needs every trick</source>
        <translation>Все взятки</translation>
    </message>
    <message>
        <source>From 91 card points on</source>
        <translation>От 91&#xa0;очка</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>играющий</translation>
    </message>
    <message>
        <source>declarer · {tricks}</source>
        <translation>играющий, {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>вызывает {card}</translation>
    </message>
    <message>
        <source>called ace</source>
        <translation>вызванный туз</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Кто с кем играет</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки в картах</translation>
    </message>
    <message>
        <source>Declaring side {left}, the others {right}</source>
        <translation>Сторона играющего: {left}, остальные: {right}</translation>
    </message>
    <message>
        <source>Games and prices</source>
        <translation>Игры и цены</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points pays {price} to each of the others.</source>
        <translation>Каждый играет за себя: кто наберёт больше всех очков, платит каждому из остальных {price}.</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and each runner {unit} more.</source>
        <translation>За шнайдер, шварц и каждого матадора ещё по {unit}.</translation>
    </message>
    <message>
        <source>Rufspiel {call}, solo {solo}, Schneider, Schwarz and each runner {unit}.</source>
        <translation>Игра с вызовом {call}, соло {solo}, за шнайдер, шварц и каждого матадора по {unit}.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Стук</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Реконтра</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Удвоения</translation>
    </message>
    <message>
        <source>{points} lie in it for the next declaring side that wins.</source>
        <translation>В нём {points}: всё заберёт сторона играющего, которая выиграет следующей.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>Очки и взятки</translation>
    </message>
    <message>
        <source>Your first cards: do you knock?</source>
        <translation>Ваши первые карты: будете стучать?</translation>
    </message>
    <message>
        <source>Your turn – the called suit is led: play {card}</source>
        <translation>Ваш ход: пошла вызванная масть, положите {card}</translation>
    </message>
    <message>
        <source>All others pass: do you play, or Ramsch or the stock?</source>
        <translation>Остальные пасуют: играете, рамш или банк?</translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation>Играете?</translation>
    </message>
    <message>
        <source>{seat} outbids you with {contract}: do you raise?</source>
        <translation>{seat} перебивает: «{contract}». Поднимете?</translation>
    </message>
    <message>
        <source>{seat} announces {contract}: do you play higher?</source>
        <translation>{seat} объявляет: «{contract}». Сыграете выше?</translation>
    </message>
    <message>
        <source>Everyone passes and you must play: call an ace</source>
        <translation>Все пасуют, играть обязаны вы: вызовите туза</translation>
    </message>
    <message>
        <source>You play: name your game</source>
        <translation>Играете вы: назовите игру</translation>
    </message>
    <message>
        <source>Do you say Kontra?</source>
        <translation>Скажете «контра»?</translation>
    </message>
    <message>
        <source>You are the partner: no Kontra from you</source>
        <translation>Вы партнёр: контру говорить нельзя</translation>
    </message>
    <message>
        <source>{seat} says Kontra: do you answer Re?</source>
        <translation>{seat} говорит «контра». Ответите «реконтра»?</translation>
    </message>
    <message>
        <source>Only the declaring side may answer Re</source>
        <translation>Реконтру может сказать только сторона играющего</translation>
    </message>
    <message>
        <source>{seat} decides whether to knock</source>
        <translation>{seat} решает, стучать ли</translation>
    </message>
    <message>
        <source>{seat} is to announce or pass</source>
        <translation>Объявляет или пасует {seat}</translation>
    </message>
    <message>
        <source>{seat} names the game</source>
        <translation>{seat} называет игру</translation>
    </message>
    <message>
        <source>{seat} decides whether to double</source>
        <translation>{seat} решает, удваивать ли</translation>
    </message>
    <message>
        <source>First the called ace.</source>
        <translation>Сначала вызванный туз.</translation>
    </message>
    <message>
        <source>Its suit is led: play {card}.</source>
        <translation>Ходят с его масти: положите {card}.</translation>
    </message>
    <message>
        <source>The called ace may not be thrown off.</source>
        <translation>Вызванного туза сбрасывать нельзя.</translation>
    </message>
    <message>
        <source>It waits until its suit is led, or for the last trick.</source>
        <translation>Он ждёт, пока пойдёт его масть, или последней взятки.</translation>
    </message>
    <message>
        <source>The called suit may only be led with its ace.</source>
        <translation>С вызванной масти можно ходить только тузом.</translation>
    </message>
    <message numerus="yes">
        <source>To run away you need %n card(s) of it, the ace among them.</source>
        <translation>
            <numerusform>Чтобы уйти, нужна %n&#xa0;карта этой масти, включая туза.</numerusform>
            <numerusform>Чтобы уйти, нужны %n&#xa0;карты этой масти, включая туза.</numerusform>
            <numerusform>Чтобы уйти, нужно %n&#xa0;карт этой масти, включая туза.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you know it until {card} is played.</source>
        <translation>Об этом знаете только вы, пока не положите {card}.</translation>
    </message>
    <message>
        <source>You and ?</source>
        <translation>Вы и&#xa0;?</translation>
    </message>
    <message>
        <source>The partner is whoever holds the {card}.</source>
        <translation>Партнёр&#xa0;— тот, у кого {card}.</translation>
    </message>
    <message>
        <source>Price {price}</source>
        <translation>Цена {price}</translation>
    </message>
    <message>
        <source>{seat} and ?</source>
        <translation>{seat} и ?</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Ваша игра</translation>
    </message>
    <message>
        <source>Nobody plays: the cards are thrown in</source>
        <translation>Никто не играет: сдаёт следующий</translation>
    </message>
    <message>
        <source>Nobody plays: everyone pays into the stock</source>
        <translation>Никто не играет: все платят в банк</translation>
    </message>
    <message>
        <source>Rufspiel won: {names}</source>
        <translation>Игру с вызовом выигрывают: {names}</translation>
    </message>
    <message>
        <source>Rufspiel lost: {names}</source>
        <translation>Игру с вызовом проигрывают: {names}</translation>
    </message>
    <message>
        <source>You win the game: {contract}</source>
        <translation>Вы выигрываете игру «{contract}»</translation>
    </message>
    <message>
        <source>{seat} wins the game: {contract}</source>
        <translation>{seat} выигрывает игру «{contract}»</translation>
    </message>
    <message>
        <source>You lose the game: {contract}</source>
        <translation>Вы проигрываете игру «{contract}»</translation>
    </message>
    <message>
        <source>{seat} loses the game: {contract}</source>
        <translation>{seat} проигрывает игру «{contract}»</translation>
    </message>
    <message>
        <source>You make the Durchmarsch</source>
        <translation>Вы берёте все взятки: дурхмарш</translation>
    </message>
    <message>
        <source>{seat} makes the Durchmarsch</source>
        <translation>{seat} берёт все взятки: дурхмарш</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Вы проигрываете рамш</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>{seat} проигрывает рамш</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>Проигрывают: {names}</translation>
    </message>
    <message>
        <source>the price of a Rufspiel</source>
        <translation>цена игры с вызовом</translation>
    </message>
    <message>
        <source>the price of a solo</source>
        <translation>цена соло</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Шнайдер</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Шварц</translation>
    </message>
    <message>
        <source>the losers take no trick</source>
        <translation>проигравшие без взяток</translation>
    </message>
    <message>
        <source>every trick must be taken</source>
        <translation>нужно взять все взятки</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Зи</translation>
    </message>
    <message>
        <source>the highest trumps in one hand</source>
        <translation>старшие козыри в одних руках</translation>
    </message>
    <message numerus="yes">
        <source>%n knock(s)</source>
        <translation>
            <numerusform>%n&#xa0;стук</numerusform>
            <numerusform>%n&#xa0;стука</numerusform>
            <numerusform>%n&#xa0;стуков</numerusform>
        </translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Один против троих</translation>
    </message>
    <message>
        <source>settled with each of the others</source>
        <translation>расчёт с каждым из остальных</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграно</translation>
    </message>
    <message>
        <source>the losers pay</source>
        <translation>проигравшие платят</translation>
    </message>
    <message>
        <source>won by the declaring side</source>
        <translation>достаётся стороне играющего</translation>
    </message>
    <message>
        <source>Into the stock</source>
        <translation>В банк</translation>
    </message>
    <message>
        <source>the next game that is won takes it</source>
        <translation>заберёт следующая выигранная игра</translation>
    </message>
    <message numerus="yes">
        <source>the losers have %n card point(s)</source>
        <translation>
            <numerusform>у проигравших %n&#xa0;очко</numerusform>
            <numerusform>у проигравших %n&#xa0;очка</numerusform>
            <numerusform>у проигравших %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation>
            <numerusform>%n&#xa0;матадор</numerusform>
            <numerusform>%n&#xa0;матадора</numerusform>
            <numerusform>%n&#xa0;матадоров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Больше всех очков</translation>
    </message>
    <message>
        <source>Jungfrau gets double</source>
        <translation>Юнгфрау получает вдвое</translation>
    </message>
    <message>
        <source>From the loser</source>
        <translation>От проигравшего</translation>
    </message>
    <message>
        <source>Jungfrau doubles all</source>
        <translation>Юнгфрау удваивает всё</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Проигрыш</translation>
    </message>
    <message>
        <source>the loser pays all others</source>
        <translation>проигравший платит всем остальным</translation>
    </message>
    <message>
        <source>as much as a solo won Schwarz</source>
        <translation>как за соло, выигранное со шварцем</translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>Вы не берёте ни одной взятки</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat} не берёт ни одной взятки</translation>
    </message>
    <message>
        <source>Why this loser?</source>
        <translation>Почему проигрывает именно этот игрок?</translation>
    </message>
    <message>
        <source>Card points are equal: the player with more tricks loses.</source>
        <translation>Очков поровну: проигрывает тот, у кого больше взяток.</translation>
    </message>
    <message>
        <source>Card points and tricks are equal: more trumps in the tricks lose, then the highest trump there.</source>
        <translation>Очков и взяток поровну: проигрывает тот, у кого во взятках больше козырей, затем&#xa0;— у кого там старший козырь.</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>Почему вдвойне?</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, every payment of the Ramsch counts double.</source>
        <translation>Если кто-то не берёт ни одной взятки, все платежи рамша удваиваются.</translation>
    </message>
    <message>
        <source>Why more for one player?</source>
        <translation>Почему одному больше?</translation>
    </message>
    <message>
        <source>A player who takes no trick at all gets twice as much from the loser. Tricks matter, not card points.</source>
        <translation>Кто не берёт ни одной взятки, получает от проигравшего вдвое больше. Важны взятки, а не очки.</translation>
    </message>
    <message>
        <source>Why is 60 not enough?</source>
        <translation>Почему 60&#xa0;мало?</translation>
    </message>
    <message>
        <source>The declaring side needs 61 of the 120 card points; at 60 each it loses.</source>
        <translation>Стороне играющего нужно 61&#xa0;из 120&#xa0;очков; при счёте 60:60&#xa0;она проигрывает.</translation>
    </message>
    <message>
        <source>Schafkopf with Ramsch</source>
        <translation>Шафкопф с рамшем</translation>
    </message>
    <message>
        <source>Call an ace and find out who your partner is; if nobody plays, the Ramsch decides.</source>
        <translation>Вызовите туза и узнайте, кто ваш партнёр; если никто не играет, всё решает рамш.</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>Вызвать {card}</translation>
    </message>
    <message>
        <source>Play Ramsch</source>
        <translation>Играть рамш</translation>
    </message>
    <message>
        <source>Pay into the stock</source>
        <translation>Внести в банк</translation>
    </message>
    <message>
        <source>Do not knock</source>
        <translation>Не стучать</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>Без контры</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>Без реконтры</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>I knock</source>
        <translation>Стучу</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>стук</translation>
    </message>
    <message>
        <source>This deal is a Ramsch: everyone plays for himself.</source>
        <translation>Играется рамш: каждый за себя.</translation>
    </message>
    <message>
        <source>All know now: you are the partner.</source>
        <translation>Теперь все знают: партнёр&#xa0;— вы.</translation>
    </message>
    <message>
        <source>{seat} is the partner.</source>
        <translation>Партнёр&#xa0;— {seat}.</translation>
    </message>
    <message>
        <source>You show the highest trumps: every trick is yours.</source>
        <translation>Вы показываете старшие козыри: все взятки ваши.</translation>
    </message>
    <message>
        <source>{seat} shows the highest trumps and wins every trick.</source>
        <translation>{seat} показывает старшие козыри и берёт все взятки.</translation>
    </message>
    <message>
        <source>{amount} ct</source>
        <comment>cents</comment>
        <translation>{amount} ц.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie in the stock</source>
        <translation>
            <numerusform>В банке %n&#xa0;очко</numerusform>
            <numerusform>В банке %n&#xa0;очка</numerusform>
            <numerusform>В банке %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone passes: you hold {card} and must call an ace.</source>
        <translation>Все пасуют: вы держите {card} и обязаны вызвать туза.</translation>
    </message>
    <message>
        <source>Everyone passes: {seat} holds {card} and must call an ace.</source>
        <translation>Все пасуют: {seat} держит {card}, поэтому вызывает туза.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} пасует.</translation>
    </message>
    <message>
        <source>You announce {contract}.</source>
        <translation>Вы объявляете: «{contract}».</translation>
    </message>
    <message>
        <source>{seat} announces {contract}.</source>
        <translation>{seat} объявляет: «{contract}».</translation>
    </message>
    <message>
        <source>You call {card}.</source>
        <translation>Вы вызываете {card}.</translation>
    </message>
    <message>
        <source>{seat} calls {card}.</source>
        <translation>{seat} вызывает {card}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Вы играете «{contract}».</translation>
    </message>
    <message>
        <source>{seat} plays {contract}.</source>
        <translation>{seat} играет «{contract}».</translation>
    </message>
    <message>
        <source>You choose: {call}.</source>
        <translation>Вы выбираете: «{call}».</translation>
    </message>
    <message>
        <source>{seat} chooses: {call}.</source>
        <translation>{seat} выбирает: «{call}».</translation>
    </message>
    <message>
        <source>You say {call}.</source>
        <translation>Вы говорите: «{call}».</translation>
    </message>
    <message>
        <source>{seat} says {call}.</source>
        <translation>{seat} говорит: «{call}».</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Вы стучите.</translation>
    </message>
    <message>
        <source>{seat} knocks.</source>
        <translation>{seat} стучит.</translation>
    </message>
</context>
<context>
    <name>SchafkopfGame</name>
    <message>
        <source>Rufspiel</source>
        <translation>Игра с вызовом</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>Гайер с мастью</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Гайер</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Венц с мастью</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Венц</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Зи</translation>
    </message>
    <message>
        <source>{game} Tout</source>
        <translation>{game}, тотус</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Без игры</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Банк</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameFrench</name>
    <message>
        <source>Rufspiel on clubs</source>
        <translation>Игра с вызовом: туз треф</translation>
    </message>
    <message>
        <source>Rufspiel on spades</source>
        <translation>Игра с вызовом: туз пик</translation>
    </message>
    <message>
        <source>Rufspiel on diamonds</source>
        <translation>Игра с вызовом: туз бубен</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Соло, трефы</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Соло, пики</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Соло, черви</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Соло, бубны</translation>
    </message>
    <message>
        <source>Clubs Wenz</source>
        <translation>Венц, трефы</translation>
    </message>
    <message>
        <source>Spades Wenz</source>
        <translation>Венц, пики</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>Венц, черви</translation>
    </message>
    <message>
        <source>Diamonds Wenz</source>
        <translation>Венц, бубны</translation>
    </message>
    <message>
        <source>Clubs Geier</source>
        <translation>Гайер, трефы</translation>
    </message>
    <message>
        <source>Spades Geier</source>
        <translation>Гайер, пики</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>Гайер, черви</translation>
    </message>
    <message>
        <source>Diamonds Geier</source>
        <translation>Гайер, бубны</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameGerman</name>
    <message>
        <source>Rufspiel on acorns</source>
        <translation>Игра с вызовом: туз желудей</translation>
    </message>
    <message>
        <source>Rufspiel on leaves</source>
        <translation>Игра с вызовом: туз листьев</translation>
    </message>
    <message>
        <source>Rufspiel on bells</source>
        <translation>Игра с вызовом: туз бубенцов</translation>
    </message>
    <message>
        <source>Acorns solo</source>
        <translation>Соло, жёлуди</translation>
    </message>
    <message>
        <source>Leaves solo</source>
        <translation>Соло, листья</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Соло, сердца</translation>
    </message>
    <message>
        <source>Bells solo</source>
        <translation>Соло, бубенцы</translation>
    </message>
    <message>
        <source>Acorns Wenz</source>
        <translation>Венц, жёлуди</translation>
    </message>
    <message>
        <source>Leaves Wenz</source>
        <translation>Венц, листья</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>Венц, сердца</translation>
    </message>
    <message>
        <source>Bells Wenz</source>
        <translation>Венц, бубенцы</translation>
    </message>
    <message>
        <source>Acorns Geier</source>
        <translation>Гайер, жёлуди</translation>
    </message>
    <message>
        <source>Leaves Geier</source>
        <translation>Гайер, листья</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>Гайер, сердца</translation>
    </message>
    <message>
        <source>Bells Geier</source>
        <translation>Гайер, бубенцы</translation>
    </message>
</context>
<context>
    <name>SchafkopfReason</name>
    <message>
        <source>No game promises to win with these cards.</source>
        <translation>С такими картами ни одна игра не обещает выигрыша.</translation>
    </message>
    <message>
        <source>The cards are safe in a Ramsch: it is lost about {chance} times in 100.</source>
        <translation>В рамше эти карты надёжны: проигрыш примерно в {chance} случаях из 100.</translation>
    </message>
    <message>
        <source>The stock costs less than a Ramsch that is lost about {chance} times in 100.</source>
        <translation>Банк дешевле рамша, который проигрывается примерно в {chance} случаях из 100.</translation>
    </message>
    <message>
        <source>With so many high trumps the game should be beaten.</source>
        <translation>При стольких старших козырях играющий должен проиграть.</translation>
    </message>
    <message>
        <source>The cards should win in spite of the Kontra.</source>
        <translation>Карты должны выиграть, несмотря на контру.</translation>
    </message>
    <message>
        <source>The cards are not strong enough to double.</source>
        <translation>Для удвоения карты недостаточно сильны.</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Другого выбора нет.</translation>
    </message>
    <message>
        <source>The first cards promise a good deal.</source>
        <translation>Первые карты обещают хорошую сдачу.</translation>
    </message>
    <message>
        <source>The first cards promise too little to double the deal.</source>
        <translation>Первые карты обещают слишком мало, чтобы удваивать.</translation>
    </message>
    <message>
        <source>Any action will do.</source>
        <translation>Подойдёт любое действие.</translation>
    </message>
    <message>
        <source>Alone you win with such cards about {chance} times in 100.</source>
        <translation>Против всех такие карты выигрывают примерно в {chance} случаях из 100.</translation>
    </message>
    <message>
        <source>With few trumps in this game, aces and tens win about {chance} times in 100.</source>
        <translation>Когда козырей мало, тузы и десятки выигрывают примерно в {chance} случаях из 100.</translation>
    </message>
    <message>
        <source>Calling {card} suits the hand best: the suit is short and without its ten.</source>
        <translation>Лучше всего вызвать {card}: масть короткая и без десятки.</translation>
    </message>
    <message>
        <source>With a partner you win with such cards about {chance} times in 100.</source>
        <translation>С партнёром такие карты выигрывают примерно в {chance} случаях из 100.</translation>
    </message>
    <message>
        <source>No trick can be lost.</source>
        <translation>Вы не отдадите ни одной взятки.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Это единственная карта, которую можно положить.</translation>
    </message>
    <message>
        <source>The declaring side draws trumps: lead {card}.</source>
        <translation>Сторона играющего выбивает козыри: положите {card}.</translation>
    </message>
    <message>
        <source>Everything else would cost more: lead {card}.</source>
        <translation>Всё другое обойдётся дороже: положите {card}.</translation>
    </message>
    <message>
        <source>Search for the called ace: lead {card} from its suit.</source>
        <translation>Ищите вызванного туза: положите {card}, это его масть.</translation>
    </message>
    <message>
        <source>The called ace brings its points home and shows the partner.</source>
        <translation>Вызванный туз приносит свои очки и открывает партнёра.</translation>
    </message>
    <message>
        <source>Run away with the called suit: the ace is saved for later.</source>
        <translation>Уйдите с вызванной масти: туз останется на потом.</translation>
    </message>
    <message>
        <source>Lead your called suit to find your partner.</source>
        <translation>Ходите с вызванной масти, чтобы найти партнёра.</translation>
    </message>
    <message>
        <source>Nothing in its suit beats {card}.</source>
        <translation>В этой масти никто не перебьёт {card}.</translation>
    </message>
    <message>
        <source>A cheap lead keeps the good cards back.</source>
        <translation>Дешёвый ход бережёт хорошие карты.</translation>
    </message>
    <message>
        <source>The trick is worth taking with {card}.</source>
        <translation>Ради этой взятки стоит положить {card}.</translation>
    </message>
    <message>
        <source>You hold none of the suit led: trump with {card}.</source>
        <translation>Масти хода у вас нет, бейте козырем: положите {card}.</translation>
    </message>
    <message>
        <source>Your side has the trick: put {card} on it for the points.</source>
        <translation>Взятка вашей стороны: подложите {card} ради очков.</translation>
    </message>
    <message>
        <source>Your side has the trick: keep the better cards.</source>
        <translation>Взятка у вашей стороны: поберегите хорошие карты.</translation>
    </message>
    <message>
        <source>The trick may go to the other side: give as little as possible.</source>
        <translation>Взятка может уйти другой стороне: отдайте как можно меньше.</translation>
    </message>
    <message>
        <source>A low card is beaten by somebody else.</source>
        <translation>Младшую карту перебьёт кто-то другой.</translation>
    </message>
    <message>
        <source>A short suit is soon gone: then other cards can go.</source>
        <translation>Короткая масть скоро кончится, тогда можно сбрасывать.</translation>
    </message>
    <message>
        <source>A small trump is beaten by a higher one.</source>
        <translation>Мелкий козырь перебьют старшим.</translation>
    </message>
    <message>
        <source>Every lead may take the trick; {card} costs least.</source>
        <translation>Любой ход может оставить взятку у вас; дешевле всего положить {card}.</translation>
    </message>
    <message>
        <source>Go under as high as you can: {card} still loses.</source>
        <translation>Отдайте старшую из карт, которые не берут: положите {card}.</translation>
    </message>
    <message>
        <source>Throw off {card}: later it could take a costly trick.</source>
        <translation>Сбросьте {card}: позже эта карта может взять дорогую взятку.</translation>
    </message>
    <message>
        <source>You must take the trick: get rid of {card} with it.</source>
        <translation>Взятку придётся взять: заодно отдайте {card}.</translation>
    </message>
    <message>
        <source>Play low, so that another player may still beat it.</source>
        <translation>Положите младшую, чтобы её ещё мог перебить другой.</translation>
    </message>
    <message>
        <source>Another player has every trick so far: take this one.</source>
        <translation>Пока все взятки у одного соперника: возьмите эту.</translation>
    </message>
    <message>
        <source>There are many trumps in the hand.</source>
        <translation>На руках много козырей.</translation>
    </message>
    <message>
        <source>Give as few card points as possible.</source>
        <translation>Отдайте как можно меньше очков.</translation>
    </message>
    <message>
        <source>There are too few trumps to play.</source>
        <translation>Козырей слишком мало, чтобы играть.</translation>
    </message>
    <message>
        <source>It is the longest or the shortest suit, as the game needs.</source>
        <translation>Это самая длинная или самая короткая масть, смотря по игре.</translation>
    </message>
    <message>
        <source>The highest trump comes first.</source>
        <translation>Сначала старший козырь.</translation>
    </message>
    <message>
        <source>An ace often takes the trick.</source>
        <translation>Туз часто берёт взятку.</translation>
    </message>
    <message>
        <source>The partner has the trick: give him card points.</source>
        <translation>Взятка у партнёра: подложите очки.</translation>
    </message>
    <message>
        <source>{card} is just high enough to take the trick.</source>
        <translation>Чтобы взять взятку, достаточно положить {card}.</translation>
    </message>
    <message>
        <source>A cheap card costs little.</source>
        <translation>Дешёвая карта стоит мало.</translation>
    </message>
    <message>
        <source>Give card points to the trick of another player.</source>
        <translation>Подложите очки в чужую взятку.</translation>
    </message>
    <message>
        <source>All cards take the trick: the lowest will do.</source>
        <translation>Взятку берёт любая карта: хватит младшей.</translation>
    </message>
</context>
<context>
    <name>Schieberamsch</name>
    <message>
        <source>Schieberamsch</source>
        <translation>Шиберамш</translation>
    </message>
    <message>
        <source>Pass the skat round or push it on unseen; then the most card points lose.</source>
        <translation>Скат идёт по кругу: берите его или передавайте не глядя. Проигрывает набравший больше всех очков.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Передача ската</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>Скат и равенство</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Игроки за столом</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>вчетвером сдающий не играет</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Круги</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>за круг каждый сдаёт по разу</translation>
    </message>
    <message>
        <source>Grand Hand first</source>
        <translation>Сначала гранд с руки</translation>
    </message>
    <message>
        <source>then the same dealer deals again</source>
        <translation>после него сдаёт тот же игрок</translation>
    </message>
    <message>
        <source>Jacks may not be passed on</source>
        <translation>Валетов передавать нельзя</translation>
    </message>
    <message>
        <source>Pushing unseen</source>
        <translation>Передача не глядя</translation>
    </message>
    <message>
        <source>pushing without a look raises the result</source>
        <translation>кто не смотрит скат, увеличивает результат</translation>
    </message>
    <message>
        <source>Each push</source>
        <translation>Каждая передача</translation>
    </message>
    <message>
        <source>Limit of the factor</source>
        <translation>Предел множителя</translation>
    </message>
    <message>
        <source>Pushes count for a Durchmarsch, too</source>
        <translation>Передачи считаются и для дурхмарша</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Кому скат</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>У всех по сорок очков</translation>
    </message>
    <message>
        <source>Doubles the result</source>
        <translation>Удваивает результат</translation>
    </message>
    <message>
        <source>Adds one to the factor</source>
        <translation>Прибавляет к множителю&#xa0;1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>At most 4 times</source>
        <translation>Не больше ×&#xa0;4</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Последней взятке</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Проигравшему</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никому</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Проигрывают все</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Никто не проигрывает</translation>
    </message>
    <message>
        <source>Grand Hand</source>
        <translation>Гранд с руки</translation>
    </message>
    <message>
        <source>No Grand Hand</source>
        <translation>Без гранда</translation>
    </message>
    <message>
        <source>Grand Hand!</source>
        <translation>Гранд с руки!</translation>
    </message>
    <message>
        <source>Do you play Grand Hand, or is it a Ramsch?</source>
        <translation>Играете гранд с руки или рамш?</translation>
    </message>
    <message>
        <source>{seat} decides about Grand Hand</source>
        <translation>{seat} решает, играть ли гранд с руки</translation>
    </message>
    <message>
        <source>You play Grand Hand.</source>
        <translation>Вы играете гранд с руки.</translation>
    </message>
    <message>
        <source>{seat} plays Grand Hand.</source>
        <translation>{seat} играет гранд с руки.</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Points</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>Осталось</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} point(s)</source>
        <translation>
            <numerusform>{name}: {points}&#xa0;очко</numerusform>
            <numerusform>{name}: {points}&#xa0;очка</numerusform>
            <numerusform>{name}: {points}&#xa0;очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Declarer</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>Играющий</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>Skat: always alone</comment>
        <translation>Играющий</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>{deal}, играющий: {name}</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Skat: always alone</comment>
        <translation>{deal}, играющий: {name}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>{name}: unchanged, {total}</source>
        <translation>{name}: без изменений, {total}</translation>
    </message>
    <message>
        <source>{name}: {change}, now {total}</source>
        <translation>{name}: {change}, теперь {total}</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Напечатать таблицу счёта</translation>
    </message>
    <message>
        <source>{name}, running</source>
        <translation>{name}, счёт</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPage</name>
    <message>
        <source>Score sheet</source>
        <translation>Таблица счёта</translation>
    </message>
    <message>
        <source>{game} · {day}</source>
        <translation>{game} · {day}</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
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
        <translation>Пока нет ни одной законченной сдачи.</translation>
    </message>
    <message>
        <source>{name}, {what}: {value}</source>
        <translation>{name}, {what}: {value}</translation>
    </message>
    <message>
        <source>No deal on the sheet yet</source>
        <translation>В таблице пока пусто</translation>
    </message>
    <message>
        <source>Each finished deal stands here as one row, with the running points of everyone.</source>
        <translation>Каждая законченная сдача занимает здесь строку с текущим счётом всех игроков.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>A dot (·) means unchanged.</source>
        <translation>Точка (·)&#xa0;— без изменений.</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Разобрать сдачу</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Сохранить таблицу счёта</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>In 100 deals like this, this card wins {own}. If you play {card}, it is {other}.</source>
        <translation>Из 100 таких сдач эта карта выигрывает {own}. Если сыграть {card}: {other}.</translation>
    </message>
    <message numerus="yes">
        <source>On average this card costs you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>В среднем эта карта стоит вам %n&#xa0;очко. Если сыграть {card}: {other}.</numerusform>
            <numerusform>В среднем эта карта стоит вам %n&#xa0;очка. Если сыграть {card}: {other}.</numerusform>
            <numerusform>В среднем эта карта стоит вам %n&#xa0;очков. Если сыграть {card}: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average this card brings you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>В среднем эта карта приносит вам %n&#xa0;очко. Если сыграть {card}: {other}.</numerusform>
            <numerusform>В среднем эта карта приносит вам %n&#xa0;очка. Если сыграть {card}: {other}.</numerusform>
            <numerusform>В среднем эта карта приносит вам %n&#xa0;очков. Если сыграть {card}: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card does as well, but none does better.</source>
        <translation>Есть карта не хуже, но лучше нет ни одной.</translation>
    </message>
    <message>
        <source>Another card wins a little more often, but this one brings more points on average.</source>
        <translation>Другая карта выигрывает чуть чаще, но эта в среднем приносит больше очков.</translation>
    </message>
    <message>
        <source>Another card is a little better for you alone, but with this one the others do worse.</source>
        <translation>Для вас другая карта чуть лучше, но с этой остальным придётся хуже.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>These take effect at once, even in the middle of a trick.</source>
        <translation>Изменения действуют сразу, даже посреди взятки.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Рисунок карт</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Рубашка карт</translation>
    </message>
    <message>
        <source>Large print: simple faces at every size</source>
        <translation>Крупный шрифт: всегда простой рисунок</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Размер карт</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Порядок карт на руках</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Цвет стола</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Язык программы</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Opponents think</source>
        <translation>Соперники думают</translation>
    </message>
    <message>
        <source>Speed of movements</source>
        <translation>Скорость движения</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Карты движутся</translation>
    </message>
    <message>
        <source>Play the only allowed card for me</source>
        <translation>Класть за меня единственную возможную карту</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Класть карту</translation>
    </message>
    <message>
        <source>Finish decided deals</source>
        <translation>Завершать решённые сдачи</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Специальные возможности</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Count card points for me</source>
        <translation>Считать за меня очки в картах</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Клавиши…</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>Посмотреть и изменить все клавиши</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Исходные настройки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>A trick stays</source>
        <translation>Взятка лежит</translation>
    </message>
    <message>
        <source>A trick stays until I click</source>
        <translation>Взятка лежит, пока я не щёлкну</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Системные</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контрастные</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>Цвета чередуются</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Старшие слева</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Младшие слева</translation>
    </message>
    <message>
        <source>As I arrange them</source>
        <translation>Как разложу я</translation>
    </message>
    <message>
        <source>by one click</source>
        <translation>одним щелчком</translation>
    </message>
    <message>
        <source>by a second click</source>
        <translation>вторым щелчком</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>by a button</source>
        <translation>кнопкой</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Бордовый</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Грифельный</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Ramsch, Durchmarsch</source>
        <translation>Рамш, дурхмарш</translation>
    </message>
    <message>
        <source>Ramsch, Jungfrau</source>
        <translation>Рамш, юнгфрау</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>{deal}, Bock</source>
        <translation>{deal}, вдвойне</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>Осталось</translation>
    </message>
    <message>
        <source>{value} for each own game won, {loss} for each lost</source>
        <translation>{value} за каждую свою выигранную игру, {loss} за проигранную</translation>
    </message>
    <message>
        <source>{value} for each game that others lose</source>
        <translation>{value} за каждую игру, которую проигрывают другие</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Очки за игры</translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) left</source>
        <translation>
            <numerusform>Остался %n&#xa0;двойной круг</numerusform>
            <numerusform>Осталось %n&#xa0;двойных круга</numerusform>
            <numerusform>Осталось %n&#xa0;двойных кругов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double</source>
        <translation>
            <numerusform>%n&#xa0;сдача считается вдвойне</numerusform>
            <numerusform>%n&#xa0;сдачи считаются вдвойне</numerusform>
            <numerusform>%n&#xa0;сдач считаются вдвойне</numerusform>
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
        <translation>играющий</translation>
    </message>
    <message>
        <source>alone · {tricks}</source>
        <translation>играющий, {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>bids {value}</source>
        <translation>заявка {value}</translation>
    </message>
    <message>
        <source>holds {value}</source>
        <translation>держу {value}</translation>
    </message>
    <message>
        <source>Bid: {value}</source>
        <translation>Заявка: {value}</translation>
    </message>
    <message>
        <source>{status} · Bock</source>
        <translation>{status} · двойной круг</translation>
    </message>
    <message>
        <source>with skat</source>
        <translation>со скатом</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>с руки</translation>
    </message>
    <message>
        <source>The skat can still change the matadors.</source>
        <translation>Скат ещё может изменить число матадоров.</translation>
    </message>
    <message>
        <source>What you could play</source>
        <translation>Что можно сыграть</translation>
    </message>
    <message>
        <source>{value} is below {bid}: only as a Hand game</source>
        <translation>{value} меньше {bid}: только с руки</translation>
    </message>
    <message>
        <source>{value} is below {bid}</source>
        <translation>{value} меньше {bid}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double, this one included.</source>
        <translation>
            <numerusform>Ещё %n&#xa0;сдача считается вдвойне, включая эту.</numerusform>
            <numerusform>Ещё %n&#xa0;сдачи считаются вдвойне, включая эту.</numerusform>
            <numerusform>Ещё %n&#xa0;сдач считаются вдвойне, включая эту.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Двойной круг</translation>
    </message>
    <message>
        <source>Announce your game</source>
        <translation>Объявите игру</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Открытый нуль</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Объявлен шнайдер</translation>
    </message>
    <message>
        <source>90 card points are needed</source>
        <translation>нужно 90&#xa0;очков</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Объявлен шварц</translation>
    </message>
    <message>
        <source>every trick is needed</source>
        <translation>нужны все взятки</translation>
    </message>
    <message>
        <source>Play from the hand</source>
        <translation>Играть с руки</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and open cards can only be announced in a Hand game.</source>
        <translation>Шнайдер, шварц и открытые карты объявляют только при игре с руки.</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>an announcement to tick</comment>
        <translation>В открытую</translation>
    </message>
    <message>
        <source>your cards lie open</source>
        <translation>ваши карты открыты</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Стоит {value}</translation>
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
        <translation>игра</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schneider, a level in the sum</comment>
        <translation>объявлен</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schwarz, a level in the sum</comment>
        <translation>объявлен</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>a level in the sum</comment>
        <translation>в открытую</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schneider</source>
        <translation>Покроет заявку только со шнайдером</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schwarz</source>
        <translation>Покроет заявку только со шварцем</translation>
    </message>
    <message>
        <source>Reaches the bid only with help from the skat</source>
        <translation>Покроет заявку, только если поможет скат</translation>
    </message>
    <message>
        <source>Cannot reach the bid: it will be lost</source>
        <translation>Заявку не покрыть: игра будет проиграна</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>шнайдер</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>шварц</translation>
    </message>
    <message>
        <source>{value} – I play</source>
        <translation>{value}&#xa0;— играю</translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>Заявить {value}</translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <translation>Держу {value}</translation>
    </message>
    <message>
        <source>Pick up the skat</source>
        <translation>Взять скат</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation>Играть с руки</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>Снести 2&#xa0;карты</translation>
    </message>
    <message>
        <source>Announce {game}</source>
        <translation>Объявить: {game}</translation>
    </message>
    <message>
        <source>Sort for Null</source>
        <translation>Порядок для нуля</translation>
    </message>
    <message>
        <source>Sort for trumps</source>
        <translation>Порядок с козырями</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Реконтра</translation>
    </message>
    <message>
        <source>your bid</source>
        <translation>ваша заявка</translation>
    </message>
    <message>
        <source>Your next bid: {value}.</source>
        <translation>Ваша следующая заявка: {value}.</translation>
    </message>
    <message>
        <source>You are asked whether you hold {value}.</source>
        <translation>Вас спрашивают, держите ли вы {value}.</translation>
    </message>
    <message>
        <source>you are asked</source>
        <translation>вопрос к вам</translation>
    </message>
    <message>
        <source>You bid, {holder} answers</source>
        <translation>Вы заявляете, отвечает {holder}</translation>
    </message>
    <message>
        <source>{bidder} bids, you answer</source>
        <translation>Заявляет {bidder}, отвечаете вы</translation>
    </message>
    <message>
        <source>{bidder} bids, {holder} answers</source>
        <translation>Заявляет {bidder}, отвечает {holder}</translation>
    </message>
    <message>
        <source>No number is bid so far.</source>
        <translation>Заявок пока нет.</translation>
    </message>
    <message>
        <source>Bid so far: {numbers}.</source>
        <translation>Заявлено: {numbers}.</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>Снесено в скат</translation>
    </message>
    <message>
        <source>The skat lies face down</source>
        <translation>Скат лежит закрытым</translation>
    </message>
    <message>
        <source>counts for you in the end</source>
        <translation>в конце засчитают вам</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>Без реконтры</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>Без контры</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Держу.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Пас.</translation>
    </message>
    <message>
        <source>Hand.</source>
        <translation>С руки.</translation>
    </message>
    <message>
        <source>{game}.</source>
        <translation>{game}.</translation>
    </message>
    <message>
        <source>Kontra!</source>
        <translation>Контра!</translation>
    </message>
    <message>
        <source>Re!</source>
        <translation>Реконтра!</translation>
    </message>
    <message>
        <source>{seat} is to bid</source>
        <translation>Заявляет {seat}</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat} решает, играть ли</translation>
    </message>
    <message>
        <source>{seat} decides about the skat</source>
        <translation>{seat} решает, брать ли скат</translation>
    </message>
    <message>
        <source>{seat} lays two cards away</source>
        <translation>{seat} сносит две карты</translation>
    </message>
    <message>
        <source>{seat} chooses the game</source>
        <translation>{seat} выбирает игру</translation>
    </message>
    <message>
        <source>{seat} decides about doubling</source>
        <translation>{seat} решает, удваивать ли</translation>
    </message>
    <message>
        <source>{seat} bids {value}. Do you hold it?</source>
        <translation>{seat} заявляет {value}. Держите?</translation>
    </message>
    <message>
        <source>{seat} holds {value}. Do you bid more?</source>
        <translation>{seat} держит {value}. Заявите больше?</translation>
    </message>
    <message>
        <source>{seat} is in with {value}. Do you bid more?</source>
        <translation>{seat} остаётся с заявкой {value}. Заявите больше?</translation>
    </message>
    <message>
        <source>Do you bid? 18 is the lowest number.</source>
        <translation>Будете заявлять? Наименьшее число&#xa0;— 18.</translation>
    </message>
    <message>
        <source>Both others pass. Do you play, or is it a Ramsch?</source>
        <translation>Оба соперника пасуют. Играете вы или будет рамш?</translation>
    </message>
    <message>
        <source>Both others pass. Do you play?</source>
        <translation>Оба соперника пасуют. Играете?</translation>
    </message>
    <message>
        <source>You play alone. Pick up the skat, or play Hand?</source>
        <translation>Вы играете против всех. Взять скат или играть с руки?</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>Выберите две карты для сноса</translation>
    </message>
    <message>
        <source>Hand: announce your game</source>
        <translation>Игра с руки: объявите игру</translation>
    </message>
    <message>
        <source>Kontra is said. Do you answer Re?</source>
        <translation>Сказана контра. Ответите «реконтра»?</translation>
    </message>
    <message>
        <source>{seat} plays {game}. Do you say Kontra?</source>
        <translation>{seat} играет «{game}». Скажете «контра»?</translation>
    </message>
    <message>
        <source>You play alone; the bid is {value}.</source>
        <translation>Вы играете против всех, заявка {value}.</translation>
    </message>
    <message>
        <source>{seat} plays alone; the bid is {value}.</source>
        <translation>{seat} играет против всех, заявка {value}.</translation>
    </message>
    <message>
        <source>Everyone passes: this deal is a Ramsch.</source>
        <translation>Все пасуют: играется рамш.</translation>
    </message>
    <message>
        <source>You pick up the skat.</source>
        <translation>Вы берёте скат.</translation>
    </message>
    <message>
        <source>{seat} picks up the skat.</source>
        <translation>{seat} берёт скат.</translation>
    </message>
    <message>
        <source>Your cards lie open.</source>
        <translation>Ваши карты открыты.</translation>
    </message>
    <message>
        <source>{seat}&apos;s cards lie open.</source>
        <translation>{seat} играет в открытую.</translation>
    </message>
    <message>
        <source>You bid {value}.</source>
        <translation>Вы заявляете {value}.</translation>
    </message>
    <message>
        <source>{seat} bids {value}.</source>
        <translation>{seat} заявляет {value}.</translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation>Вы держите.</translation>
    </message>
    <message>
        <source>{seat} holds it.</source>
        <translation>{seat} держит.</translation>
    </message>
    <message>
        <source>You play Hand, without the skat.</source>
        <translation>Вы играете с руки, скат не берёте.</translation>
    </message>
    <message>
        <source>{seat} plays Hand, without the skat.</source>
        <translation>{seat} играет с руки, скат не берёт.</translation>
    </message>
    <message>
        <source>You say Kontra.</source>
        <translation>Вы говорите: «контра».</translation>
    </message>
    <message>
        <source>{seat} says Kontra.</source>
        <translation>{seat} говорит: «контра».</translation>
    </message>
    <message>
        <source>You say Re.</source>
        <translation>Вы говорите: «реконтра».</translation>
    </message>
    <message>
        <source>{seat} says Re.</source>
        <translation>{seat} говорит: «реконтра».</translation>
    </message>
    <message>
        <source>Skat with Ramsch</source>
        <translation>Скат с рамшем</translation>
    </message>
    <message>
        <source>Bid, play alone against two, and play Ramsch when nobody dares.</source>
        <translation>Торгуйтесь, играйте против двоих, а если никто не решится, разыграйте рамш.</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Все пасуют</translation>
    </message>
    <message>
        <source>Nobody plays this deal</source>
        <translation>Эту сдачу никто не играет</translation>
    </message>
</context>
<context>
    <name>SkatGame</name>
    <message>
        <source>Acorns</source>
        <translation>Жёлуди</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Трефы</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Листья</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Пики</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Черви</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>German-suited</comment>
        <translation>Сердца</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Бубенцы</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Бубны</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Гранд</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Нуль</translation>
    </message>
    <message>
        <source>{game} Hand, Schneider announced</source>
        <translation>{game} с руки, объявлен шнайдер</translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <translation>{game} с руки, объявлен шварц</translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <translation>{game} в открытую</translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <translation>{game} с руки</translation>
    </message>
    <message>
        <source>Null ouvert Hand</source>
        <translation>Открытый нуль с руки</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Открытый нуль</translation>
    </message>
    <message>
        <source>Null Hand</source>
        <translation>Нуль с руки</translation>
    </message>
    <message>
        <source>with {count}</source>
        <translation>с {count}</translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation>без {count}</translation>
    </message>
    <message>
        <source>{game} {matadors}</source>
        <translation>{game}, {matadors}</translation>
    </message>
    <message>
        <source>{game}, Schwarz</source>
        <translation>{game}, шварц</translation>
    </message>
    <message>
        <source>{game}, Schneider</source>
        <translation>{game}, шнайдер</translation>
    </message>
    <message>
        <source>{game}, overbid</source>
        <translation>{game}, завышенная заявка</translation>
    </message>
    <message>
        <source>{cards} in the hand</source>
        <translation>на руках {cards}</translation>
    </message>
    <message>
        <source>{cards} in the skat</source>
        <translation>в скате {cards}</translation>
    </message>
    <message>
        <source>{card} is missing</source>
        <translation>отсутствует {card}</translation>
    </message>
    <message>
        <source>{cards} are missing</source>
        <translation>отсутствуют {cards}</translation>
    </message>
    <message>
        <source>{card} is missing, {next} lies in the skat</source>
        <translation>отсутствует {card}, в скате лежит {next}</translation>
    </message>
    <message>
        <source>{cards} are missing, {next} lies in the skat</source>
        <translation>отсутствуют {cards}, в скате лежит {next}</translation>
    </message>
    <message>
        <source>Base value of {game}</source>
        <translation>Базовая стоимость: {game}</translation>
    </message>
    <message>
        <source>{level} times {base}</source>
        <translation>{level} ×&#xa0;{base}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>always one more</source>
        <translation>всегда ещё единица</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>С руки</translation>
    </message>
    <message>
        <source>the skat was not taken up</source>
        <translation>скат не взят</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Шнайдер</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Шварц</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Объявлен шнайдер</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Объявлен шварц</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>В открытую</translation>
    </message>
    <message>
        <source>the cards lay open</source>
        <translation>карты открыты</translation>
    </message>
    <message>
        <source>the value must cover the bid of {bid}</source>
        <translation>стоимость должна покрыть заявку {bid}</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Завышенная заявка</translation>
    </message>
    <message>
        <source>a fixed value</source>
        <translation>постоянная стоимость</translation>
    </message>
    <message>
        <source>the defenders have 30 card points or fewer</source>
        <translation>у защитников не больше 30&#xa0;очков</translation>
    </message>
    <message>
        <source>the declarer has 30 card points or fewer</source>
        <translation>у играющего не больше 30&#xa0;очков</translation>
    </message>
    <message>
        <source>it was announced, so it counts</source>
        <translation>засчитывается, раз было объявлено</translation>
    </message>
    <message>
        <source>the defenders have no trick</source>
        <translation>защитники без взяток</translation>
    </message>
    <message>
        <source>the declarer has no trick</source>
        <translation>играющий без взяток</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграно</translation>
    </message>
    <message>
        <source>a lost game counts double</source>
        <translation>проигранная игра считается вдвойне</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Реконтра</translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Двойной круг</translation>
    </message>
    <message>
        <source>every result counts double</source>
        <translation>все результаты удваиваются</translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation>Вы выигрываете игру «{game}»</translation>
    </message>
    <message>
        <source>{seat} wins {game}</source>
        <translation>{seat} выигрывает игру «{game}»</translation>
    </message>
    <message>
        <source>You lose {game}</source>
        <translation>Вы проигрываете игру «{game}»</translation>
    </message>
    <message>
        <source>{seat} loses {game}</source>
        <translation>{seat} проигрывает игру «{game}»</translation>
    </message>
    <message>
        <source>You overbid: {game} is lost</source>
        <translation>Ваша заявка завышена: игра «{game}» проиграна</translation>
    </message>
    <message>
        <source>{seat} overbid: {game} is lost</source>
        <translation>{seat} завышает заявку: игра «{game}» проиграна</translation>
    </message>
    <message>
        <source>The declarer gives up and loses. The cards that nobody played count for no side.</source>
        <translation>Играющий сдаётся и проигрывает. Несыгранные карты не засчитываются ни одной стороне.</translation>
    </message>
    <message>
        <source>The defenders give up, so the declarer wins. The cards that nobody played count for no side.</source>
        <translation>Защитники сдаются, поэтому играющий выигрывает. Несыгранные карты не засчитываются ни одной стороне.</translation>
    </message>
    <message>
        <source>The last tricks were sure: they count without being played.</source>
        <translation>Последние взятки были верными: они засчитываются без розыгрыша.</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Закончено досрочно</translation>
    </message>
    <message>
        <source>The game is worth {level} times {base}, which is {value}, but the bid was {bid}. So it is lost, and the smallest multiple of {base} that covers the bid counts: {counted}.</source>
        <translation>Игра стоит {level} ×&#xa0;{base} = {value}, а заявка&#xa0;— {bid}. Поэтому она проиграна, и считается наименьшее кратное {base}, которое покрывает заявку: {counted}.</translation>
    </message>
    <message>
        <source>Why lost?</source>
        <translation>Почему проиграно?</translation>
    </message>
    <message>
        <source>Schwarz was announced: the declarer needs every trick.</source>
        <translation>Объявлен шварц: играющему нужны все взятки.</translation>
    </message>
    <message>
        <source>Schneider was announced: the declarer needs 90 card points.</source>
        <translation>Объявлен шнайдер: играющему нужно 90&#xa0;очков.</translation>
    </message>
    <message>
        <source>The declarer needs 61 card points; 60 are enough for the defenders.</source>
        <translation>Играющему нужно 61&#xa0;очко, защитникам достаточно 60.</translation>
    </message>
    <message>
        <source>Schwarz is about tricks, not card points: the defenders took a trick.</source>
        <translation>Для шварца важны взятки, а не очки: у защитников есть взятка.</translation>
    </message>
    <message>
        <source>Why no Schwarz?</source>
        <translation>Почему не шварц?</translation>
    </message>
    <message>
        <source>The defenders have more than 30 card points.</source>
        <translation>У защитников больше 30&#xa0;очков.</translation>
    </message>
    <message>
        <source>Why no Schneider?</source>
        <translation>Почему не шнайдер?</translation>
    </message>
    <message>
        <source>You announce {game}.</source>
        <translation>Вы объявляете: «{game}».</translation>
    </message>
    <message>
        <source>{seat} announces {game}.</source>
        <translation>{seat} объявляет: «{game}».</translation>
    </message>
</context>
<context>
    <name>SkatOptions</name>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Когда все пасуют</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Контра и реконтра</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Двойные круги</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Игроки за столом</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>вчетвером сдающий не играет</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Партия кончается</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Круги</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>за круг каждый сдаёт по разу</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>tournament: 50 for each own game won or lost, 40 or 30 for games others lose</source>
        <translation>турнирный: 50&#xa0;за каждую свою игру, выигранную или проигранную, 40&#xa0;или 30&#xa0;за чужие проигранные</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Никто не заявляет</translation>
    </message>
    <message>
        <source>Kind of Ramsch</source>
        <translation>Вид рамша</translation>
    </message>
    <message>
        <source>the skat may be passed round first</source>
        <translation>скат сначала может идти по кругу</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Кому скат</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>У всех по сорок очков</translation>
    </message>
    <message>
        <source>a defender doubles, the declarer doubles again</source>
        <translation>защитник удваивает, играющий удваивает ещё раз</translation>
    </message>
    <message>
        <source>Kontra only after a bid</source>
        <translation>Контра только после заявки</translation>
    </message>
    <message>
        <source>by a defender who bid or held 18 or more</source>
        <translation>от защитника, который заявил или держал 18 или больше</translation>
    </message>
    <message>
        <source>after certain deals a whole round counts double</source>
        <translation>после некоторых сдач целый круг считается вдвойне</translation>
    </message>
    <message>
        <source>After a game lost with 60 card points</source>
        <translation>После проигрыша с 60&#xa0;очками</translation>
    </message>
    <message>
        <source>After a game lost with Kontra</source>
        <translation>После проигрыша с контрой</translation>
    </message>
    <message>
        <source>After Kontra and Re</source>
        <translation>После контры и реконтры</translation>
    </message>
    <message>
        <source>After a Grand Hand won</source>
        <translation>После выигранного гранда с руки</translation>
    </message>
    <message>
        <source>After a Grand lost</source>
        <translation>После проигранного гранда</translation>
    </message>
    <message>
        <source>After a total of whole hundreds</source>
        <translation>При счёте, кратном ста</translation>
    </message>
    <message>
        <source>100, 200 and so on, also below zero</source>
        <translation>100, 200&#xa0;и так далее, также ниже нуля</translation>
    </message>
    <message>
        <source>After a total of equal digits</source>
        <translation>При счёте из одинаковых цифр</translation>
    </message>
    <message>
        <source>111, 222 and so on, also below zero</source>
        <translation>111, 222&#xa0;и так далее, также ниже нуля</translation>
    </message>
    <message>
        <source>After a game worth 72 or more</source>
        <translation>После игры стоимостью от 72</translation>
    </message>
    <message>
        <source>After a game worth 96 or more</source>
        <translation>После игры стоимостью от 96</translation>
    </message>
    <message>
        <source>After a deal in which nobody bids</source>
        <translation>После сдачи, где никто не заявляет</translation>
    </message>
    <message>
        <source>Bock deals left at the end</source>
        <translation>Оставшиеся в конце двойные сдачи</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>После кругов</translation>
    </message>
    <message>
        <source>After a single deal</source>
        <translation>После 1&#xa0;сдачи</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Простой</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнирный</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>Forehand must play</source>
        <translation>Первая рука обязана играть</translation>
    </message>
    <message>
        <source>The next deal follows</source>
        <translation>Следующая сдача</translation>
    </message>
    <message>
        <source>Plain Ramsch</source>
        <translation>Простой рамш</translation>
    </message>
    <message>
        <source>Schieberamsch</source>
        <translation>Шиберамш</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Последней взятке</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Проигравшему</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никому</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Проигрывают все</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Никто не проигрывает</translation>
    </message>
    <message>
        <source>Are dropped</source>
        <translation>Отпадают</translation>
    </message>
    <message>
        <source>Are played</source>
        <translation>Доигрываются</translation>
    </message>
</context>
<context>
    <name>SkatPanel</name>
    <message>
        <source>The declarer may not take a single trick.</source>
        <translation>Играющему нельзя взять ни одной взятки.</translation>
    </message>
    <message>
        <source>{left} to {right} card points</source>
        <translation>очки в картах: {left} против {right}</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки в картах</translation>
    </message>
    <message>
        <source>{left} to {right} card points, {hidden} of them in the skat</source>
        <translation>очки в картах: {left} против {right}, из них {hidden} в скате</translation>
    </message>
    <message>
        <source>The declarer needs every trick.</source>
        <translation>Играющему нужны все взятки.</translation>
    </message>
    <message>
        <source>The declarer needs 90.</source>
        <translation>Играющему нужно 90.</translation>
    </message>
    <message>
        <source>The declarer needs 61.</source>
        <translation>Играющему нужно 61.</translation>
    </message>
    <message>
        <source>The defenders need 31.</source>
        <translation>Защитникам нужно 31.</translation>
    </message>
    <message>
        <source>The defenders need 60.</source>
        <translation>Защитникам нужно 60.</translation>
    </message>
    <message>
        <source>You laid away</source>
        <translation>Ваш снос</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новая</translation>
    </message>
    <message>
        <source>{game} · {bid}</source>
        <translation>{game} · {bid}</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Защитники</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Скат</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Снос</translation>
    </message>
    <message>
        <source>The result counts {factor} times now.</source>
        <translation>Сейчас результат ×&#xa0;{factor}.</translation>
    </message>
    <message>
        <source>Whoever pushes the skat on unseen raises the result.</source>
        <translation>Кто передаёт скат не глядя, увеличивает результат.</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Передача ската</translation>
    </message>
</context>
<context>
    <name>SkatReason</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Это единственная карта, которую можно положить.</translation>
    </message>
    <message>
        <source>The trick is lost: give the fewest card points.</source>
        <translation>Эту взятку не взять: отдайте как можно меньше очков.</translation>
    </message>
    <message>
        <source>Pull trumps from the top: none is higher.</source>
        <translation>Выбивайте козыри сверху: старше нет.</translation>
    </message>
    <message>
        <source>A small trump brings out the high ones; ace and ten are kept.</source>
        <translation>Мелкий козырь вытянет старшие, а туз и десятка останутся.</translation>
    </message>
    <message>
        <source>Only trumps are worth leading now.</source>
        <translation>Сейчас стоит ходить только с козырей.</translation>
    </message>
    <message>
        <source>No higher card of the suit is out: it takes the trick.</source>
        <translation>Старше в этой масти у соперников нет: взятка будет вашей.</translation>
    </message>
    <message>
        <source>It gives away the fewest card points and makes the suit good.</source>
        <translation>Отдаёт меньше всего очков и разыгрывает масть.</translation>
    </message>
    <message>
        <source>You play last: take the trick with the card of most points that wins it.</source>
        <translation>После вас никто не кладёт: берите взятку самой дорогой из карт, которые её берут.</translation>
    </message>
    <message>
        <source>You play last: the lowest card that wins is enough.</source>
        <translation>После вас никто не кладёт: достаточно младшей из карт, которые берут.</translation>
    </message>
    <message>
        <source>No higher card is out: it takes the trick for certain.</source>
        <translation>Карты старше у соперников нет: эта точно берёт взятку.</translation>
    </message>
    <message>
        <source>Another player may still go higher: stay low.</source>
        <translation>Её ещё могут перебить: положите младшую.</translation>
    </message>
    <message>
        <source>The trick is cheap: throw a card that would lose one later.</source>
        <translation>Взятка дешёвая: сбросьте карту, которая позже отдаст взятку.</translation>
    </message>
    <message>
        <source>You play last: trump with a card of many points; they are safe.</source>
        <translation>После вас никто не кладёт: бейте дорогим козырем, его очки останутся у вас.</translation>
    </message>
    <message>
        <source>Trump it with the cheapest trump.</source>
        <translation>Бейте самым дешёвым козырем.</translation>
    </message>
    <message>
        <source>{seat} has none of the suit either: trump high.</source>
        <translation>{seat} тоже без этой масти: бейте старшим козырем.</translation>
    </message>
    <message>
        <source>You cannot take it: give the fewest card points.</source>
        <translation>Эту взятку не взять: отдайте как можно меньше очков.</translation>
    </message>
    <message>
        <source>{seat} takes the trick for your side: give card points.</source>
        <translation>Взятку для вашей стороны берёт {seat}: подложите очки.</translation>
    </message>
    <message>
        <source>The declarer could beat {seat}: your card cannot be beaten.</source>
        <translation>Взятку держит {seat}, но играющий может её перебить, а вашу карту&#xa0;— нет.</translation>
    </message>
    <message>
        <source>{seat} is still to play: give little away.</source>
        <translation>Ещё кладёт {seat}: отдайте поменьше.</translation>
    </message>
    <message>
        <source>With this trick the declarer is beaten: take it with any card.</source>
        <translation>С этой взяткой играющий проигрывает: берите её любой картой.</translation>
    </message>
    <message>
        <source>It takes the trick from the declarer.</source>
        <translation>Она отбирает взятку у играющего.</translation>
    </message>
    <message>
        <source>You have none of the suit: trump it.</source>
        <translation>Этой масти у вас нет: бейте козырем.</translation>
    </message>
    <message>
        <source>No higher trump is out: it takes the trick from the declarer.</source>
        <translation>Козыря старше у соперников нет: этот отбирает взятку у играющего.</translation>
    </message>
    <message>
        <source>Your partner still plays and may take it: stay low.</source>
        <translation>Партнёр ещё кладёт и может её взять: положите младшую.</translation>
    </message>
    <message>
        <source>Lead the ace while the declarer must still follow.</source>
        <translation>Ходите с туза, пока у играющего есть эта масть.</translation>
    </message>
    <message>
        <source>No higher card of the suit is out.</source>
        <translation>Старше в этой масти у соперников нет.</translation>
    </message>
    <message>
        <source>The declarer plays last: lead a short suit.</source>
        <translation>Играющий кладёт последним: ходите с короткой масти.</translation>
    </message>
    <message>
        <source>The declarer plays next: lead a long suit.</source>
        <translation>Играющий кладёт сразу за вами: ходите с длинной масти.</translation>
    </message>
    <message>
        <source>You have nothing but trumps to lead.</source>
        <translation>Кроме козырей, ходить не с чего.</translation>
    </message>
    <message>
        <source>Others hold higher cards of the suit and must beat it.</source>
        <translation>У других карты этой масти старше: им придётся перебить.</translation>
    </message>
    <message>
        <source>It is the highest card that stays under the trick.</source>
        <translation>Это старшая карта, которая не берёт взятку.</translation>
    </message>
    <message>
        <source>Every card goes over: the lowest may still be beaten.</source>
        <translation>Перебивает любая карта: младшую ещё могут перебить.</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick: throw it.</source>
        <translation>Скорее всего, эта карта возьмёт взятку: сбросьте её.</translation>
    </message>
    <message>
        <source>Lead low: the declarer may have to go over it.</source>
        <translation>Ходите с младшей: играющему, возможно, придётся перебить.</translation>
    </message>
    <message>
        <source>Clear a short suit, so that you can throw cards later.</source>
        <translation>Избавьтесь от короткой масти, чтобы потом сбрасывать.</translation>
    </message>
    <message>
        <source>Stay under the declarer: the trick remains with him.</source>
        <translation>Положите карту младше, чем у играющего: взятка останется у него.</translation>
    </message>
    <message>
        <source>Keep the trick low, so that the declarer must go over.</source>
        <translation>Не повышайте взятку, чтобы перебивать пришлось играющему.</translation>
    </message>
    <message>
        <source>You cannot stay under: get rid of the high card.</source>
        <translation>Остаться ниже нельзя: избавьтесь от старшей карты.</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: push, and the others pay more.</source>
        <translation>С такими картами проигрывается около {chance}&#xa0;% сдач: передайте, и другие заплатят больше.</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: take the skat, pass two bad cards on.</source>
        <translation>С такими картами проигрывается около {chance}&#xa0;% сдач: возьмите скат и передайте две плохие карты.</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in about {chance} % of the deals.</source>
        <translation>Гранд с руки с такими картами выигрывает примерно в {chance}&#xa0;% сдач.</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in only {chance} % of the deals.</source>
        <translation>Гранд с руки с такими картами выигрывает только в {chance}&#xa0;% сдач.</translation>
    </message>
    <message>
        <source>Lay away {cards}: their card points are safe.</source>
        <translation>Снесите {cards}: так эти очки не пропадут.</translation>
    </message>
    <message>
        <source>{game}: lay away {cards}, what stays has the fewest losers.</source>
        <translation>{game}: снесите {cards}, в остатке будет меньше всего слабых карт.</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, worth bidding up to {limit}.</source>
        <translation>{game}: шанс выиграть {chance}&#xa0;%, можно торговаться до {limit}.</translation>
    </message>
    <message>
        <source>{game}: enough jacks, trumps and aces to bid up to {limit}.</source>
        <translation>{game}: валетов, козырей и тузов хватает, чтобы торговаться до {limit}.</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, better than passing.</source>
        <translation>{game}: шанс выиграть {chance}&#xa0;%, это лучше паса.</translation>
    </message>
    <message>
        <source>No game is likely enough to be won.</source>
        <translation>Ни у одной игры нет достаточных шансов на выигрыш.</translation>
    </message>
    <message>
        <source>These cards are worth {value}, not more.</source>
        <translation>Эти карты стоят {value}, не больше.</translation>
    </message>
    <message>
        <source>A Ramsch is better: these cards lose it in {value} % of deals.</source>
        <translation>Лучше рамш: с такими картами он проигрывается в {value}&#xa0;% сдач.</translation>
    </message>
    <message>
        <source>Hand: the skat is not needed, chance to win {value} %.</source>
        <translation>С руки: скат не нужен, шанс выиграть {value}&#xa0;%.</translation>
    </message>
    <message>
        <source>The skat improves the hand.</source>
        <translation>Скат улучшит карты.</translation>
    </message>
    <message>
        <source>It brings the most on average: chance to win {value} %.</source>
        <translation>В среднем приносит больше всего: шанс выиграть {value}&#xa0;%.</translation>
    </message>
    <message>
        <source>It has the most jacks, trumps and aces.</source>
        <translation>В ней больше всего валетов, козырей и тузов.</translation>
    </message>
    <message>
        <source>At worst one trick of few points is lost: Schneider is safe.</source>
        <translation>В худшем случае уйдёт одна дешёвая взятка: шнайдер надёжен.</translation>
    </message>
    <message>
        <source>No trick can be lost: Schwarz is safe.</source>
        <translation>Ни одной взятки не потерять: шварц надёжен.</translation>
    </message>
    <message>
        <source>No trick can be lost, also with open cards.</source>
        <translation>Ни одной взятки не потерять и с открытыми картами.</translation>
    </message>
    <message>
        <source>Nothing to say.</source>
        <translation>Говорить нечего.</translation>
    </message>
    <message>
        <source>Against these trumps and aces most declarers lose.</source>
        <translation>Против таких козырей и тузов играющий чаще всего проигрывает.</translation>
    </message>
    <message>
        <source>The declarer wins too often against these cards.</source>
        <translation>Против таких карт играющий выигрывает слишком часто.</translation>
    </message>
    <message>
        <source>The game is nearly certain, also after Kontra.</source>
        <translation>Игра почти верная, даже после контры.</translation>
    </message>
    <message>
        <source>The game is not certain enough to double it again.</source>
        <translation>Игра не настолько верная, чтобы удваивать ещё раз.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Mixed</source>
        <translation>Разные</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Первая рука</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Вторая рука</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Третья рука</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Место {number}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>В среднем</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} из {all}</translation>
    </message>
    <message>
        <source>After deal {number}: {points}</source>
        <translation>После сдачи {number}: {points}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Kept on this computer only.</source>
        <translation>Хранится только на этом компьютере.</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Сбросить…</translation>
    </message>
    <message>
        <source>There is nothing yet.</source>
        <translation>Пока ничего нет.</translation>
    </message>
    <message>
        <source>No deal in the statistics yet</source>
        <translation>В статистике пока нет сдач</translation>
    </message>
    <message>
        <source>Each deal that you finish is counted here, by game and contract.</source>
        <translation>Здесь учитывается каждая законченная вами сдача: по играм и контрактам.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read and do not count.</source>
        <translation>
            <numerusform>%n&#xa0;строка файла не читается и не учитывается.</numerusform>
            <numerusform>%n&#xa0;строки файла не читаются и не учитываются.</numerusform>
            <numerusform>%n&#xa0;строк файла не читаются и не учитываются.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Контракт</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>All</source>
        <comment>contracts</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>All</source>
        <comment>seats of the order of play</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Последние 7&#xa0;дней</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Последние 30&#xa0;дней</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Последние 365&#xa0;дней</translation>
    </message>
    <message>
        <source>All</source>
        <comment>days</comment>
        <translation>Всё время</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Под такой выбор не подходит ни одна сдача.</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} из {all}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Own games won</source>
        <translation>Выиграно своих игр</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Очков за сдачу</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Лучшая сдача</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>Худшая сдача</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Выиграно сдач</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>График</translation>
    </message>
    <message>
        <source>{name}: {share} of the deals won</source>
        <translation>{name}: выиграно {share} сдач</translation>
    </message>
    <message>
        <source>Deals won (%)</source>
        <translation>Выиграно сдач в процентах</translation>
    </message>
    <message>
        <source>Points after each deal</source>
        <translation>Счёт после каждой сдачи</translation>
    </message>
    <message>
        <source>Group the deals by</source>
        <translation>Группировать сдачи</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Группировать</translation>
    </message>
    <message>
        <source>Results in groups</source>
        <translation>Результаты по группам</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Месяц</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Сохранить статистику</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>The deals counted so far are put into a file beside it; nothing is deleted.</source>
        <translation>Уже учтённые сдачи переносятся в соседний файл; ничего не удаляется.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>Сбросить статистику?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>More choices</source>
        <translation>Ещё варианты</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Finish early</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>Skip this deal</source>
        <translation>Пропустить сдачу</translation>
    </message>
    <message>
        <source>To the final standing</source>
        <translation>К итогам партии</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Следующая сдача</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваши карты</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Что можно сделать</translation>
    </message>
    <message>
        <source>What else you can do</source>
        <translation>Что ещё можно сделать</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Рядом со столом</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Hints are given when it is your turn.</source>
        <translation>Подсказка доступна, когда ходите вы.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>to move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>chosen, {number} of {most}</source>
        <translation>выбрано: {number} из {most}</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Ни одна карта не выбрана.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <translation>Выбрано: {cards}.</translation>
    </message>
    <message>
        <source>{card}, not allowed</source>
        <translation>{card}, нельзя сыграть</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <translation>{card}, можно сыграть</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, ваша карта</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, игрок: {name}</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Выберите игру</translation>
    </message>
    <message>
        <source>Choose a game at the right first.</source>
        <translation>Сначала выберите игру справа.</translation>
    </message>
    <message>
        <source>Choose the cards first.</source>
        <translation>Сначала выберите карты.</translation>
    </message>
    <message>
        <source>Choose exactly one card.</source>
        <translation>Выберите ровно одну карту.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close the message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>One more card</source>
        <translation>Ещё одна карта</translation>
    </message>
    <message>
        <source>Two cards chosen – click one again to take it back</source>
        <translation>Выбраны две карты&#xa0;— щёлкните по карте, чтобы вернуть её</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s) for you</source>
        <translation>
            <numerusform>%n&#xa0;очко вам</numerusform>
            <numerusform>%n&#xa0;очка вам</numerusform>
            <numerusform>%n&#xa0;очков вам</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} = {sum}</source>
        <translation>{parts} = {sum}</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>Снесено в скат</translation>
    </message>
    <message>
        <source>For the next player</source>
        <translation>Следующему игроку</translation>
    </message>
    <message>
        <source>To exchange</source>
        <translation>На обмен</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} из {most}</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Таблица счёта</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Ст&amp;атистика</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Боковая панель</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Текст &amp;крупнее</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Текст &amp;мельче</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>&amp;Следующая область</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>&amp;Предыдущая область</translation>
    </message>
    <message>
        <source>&amp;Card faces</source>
        <translation>&amp;Рисунок карт</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Resume: {game}</source>
        <translation>Возобновить: {game}</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Возобновить</translation>
    </message>
    <message>
        <source>{where}. Standing: {standing}</source>
        <translation>{where}. Счёт: {standing}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} и {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>begins a label</comment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко</numerusform>
            <numerusform>%n&#xa0;очка</numerusform>
            <numerusform>%n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;взятка</numerusform>
            <numerusform>%n&#xa0;взятки</numerusform>
            <numerusform>%n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the {cards}.</source>
        <translation>У вас на руках {cards}.</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <translation>Ходит {seat}</translation>
    </message>
    <message>
        <source>Your turn – you lead</source>
        <translation>Ваш ход: начинайте взятку</translation>
    </message>
    <message>
        <source>Your turn – your last card</source>
        <translation>Ваш ход: последняя карта</translation>
    </message>
    <message>
        <source>Your turn – any card may be played</source>
        <translation>Ваш ход: можно положить любую карту</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Положить {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Сдаёте вы.</translation>
    </message>
    <message>
        <source>{seat} deals.</source>
        <translation>Сдаёт {seat}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Вы кладёте {card}.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat} кладёт {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} пасует.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Вы берёте %n&#xa0;карту.</numerusform>
            <numerusform>Вы берёте %n&#xa0;карты.</numerusform>
            <numerusform>Вы берёте %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n card(s).</source>
        <translation>
            <numerusform>{seat} берёт %n&#xa0;карту.</numerusform>
            <numerusform>{seat} берёт %n&#xa0;карты.</numerusform>
            <numerusform>{seat} берёт %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay away %n card(s).</source>
        <translation>
            <numerusform>Вы сносите %n&#xa0;карту.</numerusform>
            <numerusform>Вы сносите %n&#xa0;карты.</numerusform>
            <numerusform>Вы сносите %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays away %n card(s).</source>
        <translation>
            <numerusform>{seat} сносит %n&#xa0;карту.</numerusform>
            <numerusform>{seat} сносит %n&#xa0;карты.</numerusform>
            <numerusform>{seat} сносит %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n card point(s).</source>
        <translation>
            <numerusform>Вы берёте взятку: %n&#xa0;очко.</numerusform>
            <numerusform>Вы берёте взятку: %n&#xa0;очка.</numerusform>
            <numerusform>Вы берёте взятку: %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the trick: %n card point(s).</source>
        <translation>
            <numerusform>{seat} берёт взятку: %n&#xa0;очко.</numerusform>
            <numerusform>{seat} берёт взятку: %n&#xa0;очка.</numerusform>
            <numerusform>{seat} берёт взятку: %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>не играет</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>первая рука</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>вторая рука</translation>
    </message>
    <message>
        <source>rearhand</source>
        <translation>третья рука</translation>
    </message>
    <message>
        <source>Round {round} · Deal {deal} of {deals}</source>
        <translation>Круг {round} · Сдача {deal} из {deals}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Сдача {deal}</translation>
    </message>
    <message>
        <source>I keep my cards.</source>
        <translation>Оставляю свои карты.</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n card(s).</source>
        <translation>
            <numerusform>Меняю %n&#xa0;карту.</numerusform>
            <numerusform>Меняю %n&#xa0;карты.</numerusform>
            <numerusform>Меняю %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>I take the trump card.</source>
        <translation>Беру козырь.</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Скат</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Предыдущая взятка</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Берёте вы</translation>
    </message>
    <message>
        <source>{seat} takes it</source>
        <translation>Берёт {seat}</translation>
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
        <translation>В среднем, в очках: {number}&#xa0;— {own}, пас&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, {number} brings {other}.</source>
        <translation>В среднем, в очках: пас&#xa0;— {own}, {number}&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: Hand brings {own}, taking the skat {other}.</source>
        <translation>В среднем, в очках: с руки&#xa0;— {own}, со скатом&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, Hand {other}.</source>
        <translation>В среднем, в очках: со скатом&#xa0;— {own}, с руки&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: pushing brings {own}, taking the skat {other}.</source>
        <translation>В среднем, в очках: передать не глядя&#xa0;— {own}, взять скат&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, pushing {other}.</source>
        <translation>В среднем, в очках: взять скат&#xa0;— {own}, передать не глядя&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: these two cards bring {own}, the next best two {other}.</source>
        <translation>В среднем, в очках: эти две карты&#xa0;— {own}, следующие по силе две&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: Grand Hand brings {own}, the Ramsch {other}.</source>
        <translation>В среднем, в очках: гранд с руки&#xa0;— {own}, рамш&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the Ramsch brings {own}, Grand Hand {other}.</source>
        <translation>В среднем, в очках: рамш&#xa0;— {own}, гранд с руки&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, passing {other}.</source>
        <translation>В среднем, в очках: эта игра&#xa0;— {own}, пас&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, your best game {other}.</source>
        <translation>В среднем, в очках: пас&#xa0;— {own}, ваша лучшая игра&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, the next best {other}.</source>
        <translation>В среднем, в очках: эта игра&#xa0;— {own}, следующая по выгоде&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you knock, else {other}.</source>
        <translation>В среднем, в очках: сдача со стуком&#xa0;— {own}, без него&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you do not knock, else {other}.</source>
        <translation>В среднем, в очках: сдача без стука&#xa0;— {own}, со стуком&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Kontra, else {other}.</source>
        <translation>В среднем, в очках: игра с контрой&#xa0;— {own}, без неё&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Kontra, else {other}.</source>
        <translation>В среднем, в очках: игра без контры&#xa0;— {own}, с ней&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Re, else {other}.</source>
        <translation>В среднем, в очках: игра с реконтрой&#xa0;— {own}, без неё&#xa0;— {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Re, else {other}.</source>
        <translation>В среднем, в очках: игра без реконтры&#xa0;— {own}, с ней&#xa0;— {other}.</translation>
    </message>
</context>
</TS>
