<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Tietoja</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versio {version}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lisenssit</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Tietoja Qt:stä</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Ramsch and its family of card games at one table, against computer players.</source>
        <translation>Ramsch ja sen sukuiset korttipelit saman pöydän ääressä tietokonepelaajia vastaan.</translation>
    </message>
    <message>
        <source>This program is free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty. Card faces, heads and signs were drawn for it and have the same licence.</source>
        <translation>Tämä ohjelma on vapaa ohjelmisto: saat käyttää, jakaa ja muuttaa sitä GNU General Public License -lisenssin version 3 tai uudemman ehdoilla. Ohjelmalla ei ole mitään takuuta. Korttien kuvat, pelaajien kasvot ja merkit on piirretty tätä ohjelmaa varten, ja niillä on sama lisenssi.</translation>
    </message>
    <message>
        <source>What it is built with</source>
        <translation>Mistä ohjelma on tehty</translation>
    </message>
    <message>
        <source>**Qt {qt} and PySide6 {pyside}**, under the GNU Lesser General Public License, version 3. They are linked dynamically: you may replace them by other builds of the same version, in the folder of the Python package PySide6. Their sources are at download.qt.io.</source>
        <translation>**Qt {qt} ja PySide6 {pyside}**, lisenssinä GNU Lesser General Public License, versio 3. Ne on linkitetty dynaamisesti: voit vaihtaa ne saman version muihin koosteisiin Python-paketin PySide6 kansiossa. Niiden lähdekoodi on osoitteessa download.qt.io.</translation>
    </message>
    <message>
        <source>**Python {version}**, under the Python Software Foundation License.</source>
        <translation>**Python {version}**, lisenssinä Python Software Foundation License.</translation>
    </message>
    <message>
        <source>**Pillow {version}**, under the MIT-CMU License.</source>
        <translation>**Pillow {version}**, lisenssinä MIT-CMU License.</translation>
    </message>
    <message>
        <source>**platformdirs {version}**, under the MIT License.</source>
        <translation>**platformdirs {version}**, lisenssinä MIT License.</translation>
    </message>
</context>
<context>
    <name>Backs</name>
    <message>
        <source>To match the faces</source>
        <translation>Ulkoasun mukaan</translation>
    </message>
    <message>
        <source>Blue scales</source>
        <translation>Siniset suomut</translation>
    </message>
    <message>
        <source>Green scales</source>
        <translation>Vihreät suomut</translation>
    </message>
    <message>
        <source>Violet diamonds</source>
        <translation>Violetit vinoneliöt</translation>
    </message>
    <message>
        <source>Red diamonds</source>
        <translation>Punaiset vinoneliöt</translation>
    </message>
    <message>
        <source>Black and yellow</source>
        <translation>Musta ja keltainen</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>dealer</source>
        <translation>jakaja</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n&#xa0;kortti jäljellä</numerusform>
            <numerusform>%n&#xa0;korttia jäljellä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardBavarian</name>
    <message>
        <source>ace of acorns</source>
        <translation>terhoässä</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>terhokuningas</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>terho-ober</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>terho-unter</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>terhokymppi</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>terhoysi</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>terhokasi</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>terhoseiska</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>lehtiässä</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>lehtikuningas</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>lehti-ober</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>lehti-unter</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>lehtikymppi</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>lehtiysi</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>lehtikasi</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>lehtiseiska</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>herttaässä</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>herttakuningas</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>hertta-ober</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>hertta-unter</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>herttakymppi</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>herttaysi</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>herttakasi</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>herttaseiska</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>kelloässä</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>kellokuningas</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>kello-ober</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>kello-unter</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>kellokymppi</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>kelloysi</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>kellokasi</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>kelloseiska</translation>
    </message>
</context>
<context>
    <name>CardBavarianObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>terhoässän</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>terhokuninkaan</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>terho-oberin</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>terho-unterin</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>terhokympin</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>terhoysin</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>terhokasin</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>terhoseiskan</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>lehtiässän</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>lehtikuninkaan</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>lehti-oberin</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>lehti-unterin</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>lehtikympin</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>lehtiysin</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>lehtikasin</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>lehtiseiskan</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>herttaässän</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>herttakuninkaan</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>hertta-oberin</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>hertta-unterin</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>herttakympin</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>herttaysin</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>herttakasin</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>herttaseiskan</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>kelloässän</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>kellokuninkaan</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>kello-oberin</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>kello-unterin</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>kellokympin</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>kelloysin</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>kellokasin</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>kelloseiskan</translation>
    </message>
</context>
<context>
    <name>CardFrench</name>
    <message>
        <source>ace of clubs</source>
        <translation>ristiässä</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>ristikuningas</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>ristirouva</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>ristijätkä</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ristikymppi</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>ristiysi</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>ristikasi</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>ristiseiska</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>ristikuutonen</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>ristiviitonen</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>ristinelonen</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>ristikolmonen</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>ristikakkonen</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>pataässä</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>patakuningas</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>patarouva</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>patajätkä</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>patakymppi</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pataysi</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>patakasi</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pataseiska</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>patakuutonen</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>pataviitonen</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>patanelonen</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>patakolmonen</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>patakakkonen</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>herttaässä</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>herttakuningas</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>herttarouva</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>herttajätkä</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>herttakymppi</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>herttaysi</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>herttakasi</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>herttaseiska</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>herttakuutonen</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>herttaviitonen</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>herttanelonen</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>herttakolmonen</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>herttakakkonen</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruutuässä</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruutukuningas</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruuturouva</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruutujätkä</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruutukymppi</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruutuysi</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruutukasi</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruutuseiska</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ruutukuutonen</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ruutuviitonen</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ruutunelonen</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ruutukolmonen</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ruutukakkonen</translation>
    </message>
</context>
<context>
    <name>CardFrenchObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation>ristiässän</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>ristikuninkaan</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>ristirouvan</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>ristijätkän</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>ristikympin</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>ristiysin</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>ristikasin</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>ristiseiskan</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>ristikuutosen</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>ristiviitosen</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>ristinelosen</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>ristikolmosen</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>ristikakkosen</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>pataässän</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>patakuninkaan</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>patarouvan</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>patajätkän</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>patakympin</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>pataysin</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>patakasin</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>pataseiskan</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>patakuutosen</translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation>pataviitosen</translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation>patanelosen</translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation>patakolmosen</translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation>patakakkosen</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>herttaässän</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>herttakuninkaan</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>herttarouvan</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>herttajätkän</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>herttakympin</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>herttaysin</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>herttakasin</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>herttaseiskan</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>herttakuutosen</translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation>herttaviitosen</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>herttanelosen</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>herttakolmosen</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>herttakakkosen</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>ruutuässän</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>ruutukuninkaan</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>ruuturouvan</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>ruutujätkän</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>ruutukympin</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>ruutuysin</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>ruutukasin</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>ruutuseiskan</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>ruutukuutosen</translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation>ruutuviitosen</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>ruutunelosen</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>ruutukolmosen</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>ruutukakkosen</translation>
    </message>
</context>
<context>
    <name>CardGerman</name>
    <message>
        <source>ace of acorns</source>
        <translation>terhoässä</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>terhokuningas</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>terho-ober</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>terho-unter</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>terhokymppi</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>terhoysi</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>terhokasi</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>terhoseiska</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>lehtiässä</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>lehtikuningas</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>lehti-ober</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>lehti-unter</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>lehtikymppi</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>lehtiysi</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>lehtikasi</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>lehtiseiska</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>herttaässä</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>herttakuningas</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>hertta-ober</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>hertta-unter</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>herttakymppi</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>herttaysi</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>herttakasi</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>herttaseiska</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>kelloässä</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>kellokuningas</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>kello-ober</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>kello-unter</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>kellokymppi</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>kelloysi</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>kellokasi</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>kelloseiska</translation>
    </message>
</context>
<context>
    <name>CardGermanObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>terhoässän</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>terhokuninkaan</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>terho-oberin</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>terho-unterin</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>terhokympin</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>terhoysin</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>terhokasin</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>terhoseiskan</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>lehtiässän</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>lehtikuninkaan</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>lehti-oberin</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>lehti-unterin</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>lehtikympin</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>lehtiysin</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>lehtikasin</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>lehtiseiskan</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>herttaässän</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>herttakuninkaan</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>hertta-oberin</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>hertta-unterin</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>herttakympin</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>herttaysin</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>herttakasin</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>herttaseiskan</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>kelloässän</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>kellokuninkaan</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>kello-oberin</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>kello-unterin</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>kellokympin</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>kelloysin</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>kellokasin</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>kelloseiskan</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>chosen</source>
        <translation>valittu</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>ei mahdollinen: {reason}</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Play Ramsch and its family of card games against computer opponents.</source>
        <translation>Pelaa Ramschia ja sen sukuisia korttipelejä tietokonetta vastaan.</translation>
    </message>
    <message>
        <source>open this game: {games}</source>
        <translation>avaa tämä peli: {games}</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>PELI</translation>
    </message>
    <message>
        <source>speak this language for this start only: {languages}</source>
        <translation>käytä tätä kieltä vain tällä kertaa: {languages}</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>avattava tallenne</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>TIEDOSTO</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>KOMENTO</translation>
    </message>
    <message>
        <source>ARGUMENT</source>
        <translation>ARGUMENTTI</translation>
    </message>
    <message>
        <source>For more about a command: {example}</source>
        <translation>Lisää komennosta: {example}</translation>
    </message>
    <message>
        <source>List the games with their options.</source>
        <translation>Luettele pelit ja niiden valinnat.</translation>
    </message>
    <message>
        <source>Play records again and print the scores.</source>
        <translation>Pelaa tallenteet uudelleen ja tulosta pisteet.</translation>
    </message>
    <message>
        <source>Let computer players play the same deals against each other.</source>
        <translation>Anna tietokonepelaajien pelata samat jaot toisiaan vastaan.</translation>
    </message>
    <message>
        <source>Draw a table into a picture.</source>
        <translation>Piirrä pöydästä kuva.</translation>
    </message>
    <message>
        <source>Let the computer play on the table by itself.</source>
        <translation>Anna tietokoneen pelata pöydässä yksin.</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>NIMI=ARVO</translation>
    </message>
    <message>
        <source>a player for each seat: {bots} or {command}; A is compared with the others</source>
        <translation>pelaaja joka paikalle: {bots} tai {command}; A:ta verrataan muihin</translation>
    </message>
    <message>
        <source>deals; each is played once a seat</source>
        <translation>jakojen määrä; jokainen pelataan kerran joka paikalta</translation>
    </message>
    <message>
        <source>let N count whole matches and compare how many A wins</source>
        <translation>N tarkoittaa kokonaisia otteluita; verrataan, montako A voittaa</translation>
    </message>
    <message>
        <source>the number that the deals come from</source>
        <translation>luku, josta jaot syntyvät</translation>
    </message>
    <message>
        <source>an option of the game as in {example}</source>
        <translation>pelin valinta, esimerkiksi {example}</translation>
    </message>
    <message>
        <source>processes to play in</source>
        <translation>rinnakkaisten prosessien määrä</translation>
    </message>
    <message>
        <source>then let B play against copies of A on the same deals</source>
        <translation>anna sitten B:n pelata samat jaot pelkkiä A:ita vastaan</translation>
    </message>
    <message>
        <source>print one JSON object a line-up, the same in every language</source>
        <translation>tulosta kustakin kokoonpanosta JSON-olio, joka on sama kaikilla kielillä</translation>
    </message>
    <message>
        <source>{share} %, difference {difference} ± {interval} (95 %)</source>
        <translation>{share} %; ero {difference} ± {interval} (95 %)</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>voitettuja otteluita</translation>
    </message>
    <message>
        <source>speak this language: {languages}</source>
        <translation>käytä tätä kieltä: {languages}</translation>
    </message>
    <message>
        <source>{game}: {bot} against {others}, {deals}, seed {seed}</source>
        <translation>{game}: {bot} vastaan {others}, {deals}, siemenluku {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;jako</numerusform>
            <numerusform>%n&#xa0;jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>{mean}, difference {difference} ± {interval} (95 %)</source>
        <translation>{mean}; ero {difference} ± {interval} (95 %)</translation>
    </message>
    <message>
        <source>mean {mean}, 95 % below {p95}, longest {longest}</source>
        <translation>keskimäärin {mean}; 95 % alle {p95}; enintään {longest}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n&#xa0;ottelu</numerusform>
            <numerusform>%n&#xa0;ottelua</numerusform>
        </translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>pistettä jaossa</translation>
    </message>
    <message>
        <source>deals lost</source>
        <translation>hävittyjä jakoja</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>kiellettyjä siirtoja</translation>
    </message>
    <message>
        <source>games a second</source>
        <translation>pelattua jakoa sekunnissa</translation>
    </message>
    <message>
        <source>milliseconds a move</source>
        <translation>millisekuntia siirtoa kohti</translation>
    </message>
    <message>
        <source>PICTURE</source>
        <translation>KUVA</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>kirjoitettava kuva</translation>
    </message>
    <message>
        <source>the kind of card faces</source>
        <translation>korttien kuvitus</translation>
    </message>
    <message>
        <source>FACES</source>
        <translation>KORTIT</translation>
    </message>
    <message>
        <source>the language of the picture, {usual} if none is given: {languages}</source>
        <translation>kuvan kieli, oletuksena {usual}: {languages}</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>LxK</translation>
    </message>
    <message>
        <source>width and height of the window in points</source>
        <translation>ikkunan leveys ja korkeus pisteinä</translation>
    </message>
    <message>
        <source>S</source>
        <translation>K</translation>
    </message>
    <message>
        <source>pixels a point</source>
        <translation>suurennos, esimerkiksi 2 kaksinkertaiselle tarkkuudelle</translation>
    </message>
    <message>
        <source>show a moment of this record</source>
        <translation>näytä hetki tästä tallenteesta</translation>
    </message>
    <message>
        <source>the moment after N actions of its last deal</source>
        <translation>hetki viimeisen jaon N toiminnon jälkeen</translation>
    </message>
    <message>
        <source>the language of the table: {languages}</source>
        <translation>pöydän kieli: {languages}</translation>
    </message>
    <message>
        <source>deals to play</source>
        <translation>pelattavien jakojen määrä</translation>
    </message>
    <message>
        <source>play fast and without a display, and write a picture of the table</source>
        <translation>pelaa nopeasti ilman näyttöä ja kirjoita pöydästä kuva</translation>
    </message>
    <message>
        <source>the game, {usual} if none is given: {games}</source>
        <translation>peli, oletuksena {usual}: {games}</translation>
    </message>
    <message>
        <source>print one JSON list, the same in every language</source>
        <translation>tulosta JSON-lista, joka on sama kaikilla kielillä</translation>
    </message>
    <message>
        <source>The default of each option stands in brackets.</source>
        <translation>Kunkin valinnan oletusarvo on hakasulkeissa.</translation>
    </message>
    <message>
        <source>{id}: {game}, {seats}, {cards}</source>
        <translation>{id}: {game}, {seats}, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n&#xa0;paikka</numerusform>
            <numerusform>%n&#xa0;paikkaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;kortti</numerusform>
            <numerusform>%n&#xa0;korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumentti %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>%(option)s ei ole yksiselitteinen, mahdollisia ovat %(matches)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>arvo puuttuu</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>vähintään yksi arvo puuttuu</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>arvo %r ei kuulu tähän</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>puuttuu: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>tuntemattomia argumentteja: %s</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>tulosta tämä ohje</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: virhe: {message}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>käyttö:</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>argumentit:</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>valitsimet:</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>komennot:</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>KIELI</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>tulosta versio</translation>
    </message>
    <message>
        <source>a record; .jsonl has one a line, {sign} is the standard input</source>
        <translation>tallenne; .jsonl-tiedostossa on yksi joka rivillä, {sign} on vakiosyöte</translation>
    </message>
    <message>
        <source>print one JSON object a record, the same in every language</source>
        <translation>tulosta kustakin tallenteesta JSON-olio, joka on sama kaikilla kielillä</translation>
    </message>
    <message>
        <source>{file}: {game}</source>
        <translation>{file}: {game}</translation>
    </message>
    <message>
        <source>totals: {totals}</source>
        <translation>loppupisteet: {totals}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n&#xa0;toiminto</numerusform>
            <numerusform>%n&#xa0;toimintoa</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {deal}: not finished, {actions}</source>
        <translation>jako {deal}: kesken, {actions}</translation>
    </message>
    <message>
        <source>deal {deal}: {contract}</source>
        <translation>jako {deal}: {contract}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}</source>
        <translation>paikka {seat} ({name}): pisteet {score}, korttipisteet {points}, tikit {tricks}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}; {steps}</source>
        <translation>paikka {seat} ({name}): pisteet {score}, korttipisteet {points}, tikit {tricks}; {steps}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Give up the game?</source>
        <translation>Luovutatko pelin?</translation>
    </message>
    <message>
        <source>The deal ends at once and counts as lost for your side.</source>
        <translation>Jako päättyy heti, ja sinun puolesi häviää sen.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Luovuta</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jatka peliä</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>Tallennetut ottelut (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>Avaa tallennettu ottelu</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Tallenna ottelu</translation>
    </message>
</context>
<context>
    <name>FacePack</name>
    <message>
        <source>There is no such deck.</source>
        <translation>Tällaista pakkaa ei ole.</translation>
    </message>
    <message>
        <source>{file} is too long.</source>
        <translation>{file} on liian pitkä.</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML: line {line} is wrong.</source>
        <translation>{file} ei ole TOML-taulukko: rivi {line} on virheellinen.</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML.</source>
        <translation>{file} ei ole TOML-taulukko.</translation>
    </message>
    <message>
        <source>{file}: the entry {entry} is wrong.</source>
        <translation>{file}: kohta {entry} on virheellinen.</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards.</source>
        <translation>Pakassa on 32, 36 tai 52 korttia.</translation>
    </message>
    <message>
        <source>There are no pictures of cards here (PNG or SVG, such as SA.png).</source>
        <translation>Täällä ei ole korttien kuvia (PNG tai SVG, esimerkiksi SA.png).</translation>
    </message>
    <message>
        <source>A deck of {count} cards needs a picture of {card} too.</source>
        <translation>{count} kortin pakassa pitää olla myös kortin {card} kuva.</translation>
    </message>
    <message>
        <source>These are pictures of {found} cards; a deck has 32, 36 or 52.</source>
        <translation>Korttien kuvia on {found}; pakassa on 32, 36 tai 52 korttia.</translation>
    </message>
    <message>
        <source>{first} and {second} show the same card.</source>
        <translation>{first} ja {second} esittävät samaa korttia.</translation>
    </message>
    <message>
        <source>{file} does not have the shape of a card, about two by three.</source>
        <translation>{file} ei ole kortin muotoinen eli mitoiltaan noin 2:3.</translation>
    </message>
    <message>
        <source>{file} is not a PNG picture that can be read.</source>
        <translation>{file} ei ole luettava PNG-kuva.</translation>
    </message>
    <message>
        <source>{file} is larger than {most} million pixels.</source>
        <translation>{file} on suurempi kuin {most} miljoonaa pikseliä.</translation>
    </message>
    <message>
        <source>{file} shows nothing.</source>
        <translation>{file} on tyhjä kuva.</translation>
    </message>
    <message>
        <source>{file} is less than {least} pixels wide.</source>
        <translation>{file} on kapeampi kuin {least} pikseliä.</translation>
    </message>
    <message>
        <source>{file} is not an SVG picture that can be read.</source>
        <translation>{file} ei ole luettava SVG-kuva.</translation>
    </message>
    <message>
        <source>{file} defines entities, which a card may not.</source>
        <translation>{file} määrittelee entiteettejä, mikä ei ole kortissa sallittua.</translation>
    </message>
    <message>
        <source>{file} has too many parts.</source>
        <translation>{file} sisältää liian monta osaa.</translation>
    </message>
    <message>
        <source>{file} uses &lt;{element}&gt;, which a card may not.</source>
        <translation>{file} käyttää elementtiä &lt;{element}&gt;, mikä ei ole kortissa sallittua.</translation>
    </message>
    <message>
        <source>{file} has a script in it, which a card may not.</source>
        <translation>{file} sisältää komentosarjan, mikä ei ole kortissa sallittua.</translation>
    </message>
    <message>
        <source>{file} points to something outside of itself.</source>
        <translation>{file} viittaa itsensä ulkopuolelle.</translation>
    </message>
    <message>
        <source>{file} does not say how large it is.</source>
        <translation>{file} ei ilmoita kokoaan.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>Tiedostoa {file} ei voi lukea.</translation>
    </message>
    <message>
        <source>A deck has at most {most} files; here are more.</source>
        <translation>Pakan tiedostoja saa olla enintään {most}; tässä niitä on enemmän.</translation>
    </message>
    <message>
        <source>The files of a deck have at most {most} MB together; these have more.</source>
        <translation>Pakan tiedostot saavat viedä yhteensä enintään {most}&#xa0;Mt; nämä vievät enemmän.</translation>
    </message>
    <message>
        <source>{file} is not an ordinary file but a link or a device.</source>
        <translation>{file} ei ole tavallinen tiedosto vaan linkki tai laite.</translation>
    </message>
    <message>
        <source>{file} is not a zip file that can be read.</source>
        <translation>{file} ei ole luettava zip-tiedosto.</translation>
    </message>
    <message>
        <source>The zip file has {file} twice.</source>
        <translation>Zip-tiedostossa {file} on kahteen kertaan.</translation>
    </message>
    <message>
        <source>{file} would lie outside of the deck.</source>
        <translation>{file} jäisi pakan kansion ulkopuolelle.</translation>
    </message>
    <message>
        <source>{file} is locked with a password.</source>
        <translation>{file} on suojattu salasanalla.</translation>
    </message>
    <message>
        <source>A picture of this deck cannot be drawn.</source>
        <translation>Tämän pakan kuvaa ei voi piirtää.</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards, not {count}.</source>
        <translation>Pakassa on 32, 36 tai 52 korttia, ei {count}.</translation>
    </message>
    <message>
        <source>{file}: an entry is wrong.</source>
        <translation>{file}: jokin merkintä on virheellinen.</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{deck} has no picture of {cards}.</source>
        <translation>Pakasta {deck} puuttuu kuvia: {cards}.</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be drawn.</source>
        <translation>{file} ei ole kuva, jonka voi piirtää.</translation>
    </message>
    <message>
        <source>indices.toml has no label {label}.</source>
        <translation>Tiedostossa indices.toml ei ole merkkiä {label}.</translation>
    </message>
    <message>
        <source>{deck} has no card {card}.</source>
        <translation>Pakassa {deck} ei ole korttia {card}.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>By game</source>
        <translation>Pelin mukaan</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Ranskalaiset</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Neliväriset</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Saksalaiset</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Värisokealle sopivat</translation>
    </message>
</context>
<context>
    <name>FacesMenu</name>
    <message>
        <source>By g&amp;ame</source>
        <translation>&amp;Pelin mukaan</translation>
    </message>
    <message>
        <source>&amp;French-suited</source>
        <translation>&amp;Ranskalaiset kortit</translation>
    </message>
    <message>
        <source>Four &amp;colours</source>
        <translation>&amp;Nelivärinen pakka</translation>
    </message>
    <message>
        <source>&amp;German-suited</source>
        <translation>&amp;Saksalaiset kortit</translation>
    </message>
    <message>
        <source>Colour-&amp;blind safe</source>
        <translation>&amp;Värisokealle sopivat</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Suuri &amp;kontrasti</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The number of bots is {count}: expected {expected} for these options.</source>
        <translation>Bottien määrä on {count}: näillä valinnoilla sen pitää olla {expected}.</translation>
    </message>
    <message>
        <source>There is no bot &apos;{bot}&apos;: expected one of {offered} or cmd:COMMAND.</source>
        <translation>Bottia ”{bot}” ei ole: mahdollisia ovat {offered} tai cmd:COMMAND.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; takes nothing after it, but &apos;{rest}&apos; stands there.</source>
        <translation>Sanan ”{word}” jälkeen ei tule mitään, mutta siinä on ”{rest}”.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; names a card twice.</source>
        <translation>”{action}” mainitsee saman kortin kahdesti.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no action here: expected one of {offered}.</source>
        <translation>Toimintoa ”{action}” ei tässä ole: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered} and others.</source>
        <translation>”{action}” ei ole sallittu: mahdollisia ovat {offered} ja muitakin.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered}.</source>
        <translation>”{action}” ei ole sallittu: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>&apos;{code}&apos; is no card: expected a suit C S H D and a rank A K Q J 10 to 2, as in SA.</source>
        <translation>”{code}” ei ole kortti: siinä pitää olla maa C S H D ja arvo A K Q J 10–2, esimerkiksi SA.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; comes after the end of the deal.</source>
        <translation>”{action}” tulee jaon päättymisen jälkeen.</translation>
    </message>
    <message>
        <source>The card {card} is dealt twice.</source>
        <translation>Kortti {card} on jaettu kahdesti.</translation>
    </message>
    <message>
        <source>The card {card} is missing.</source>
        <translation>Kortti {card} puuttuu.</translation>
    </message>
    <message>
        <source>The card {card} does not belong to the pack of this game.</source>
        <translation>Kortti {card} ei kuulu tämän pelin pakkaan.</translation>
    </message>
    <message>
        <source>The number of cards at seat {seat} is {count}: expected {expected}.</source>
        <translation>Korttien määrä paikalla {seat} on {count}: oikea määrä on {expected}.</translation>
    </message>
    <message>
        <source>The number of hands is {count}: expected {expected}.</source>
        <translation>Käsien määrä on {count}: oikea määrä on {expected}.</translation>
    </message>
    <message>
        <source>Action {number}: {what}</source>
        <translation>Toiminto {number}: {what}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action}: {what}</source>
        <translation>Jako {deal}, toiminto {action}: {what}</translation>
    </message>
    <message>
        <source>Deal {deal}: {what}</source>
        <translation>Jako {deal}: {what}</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a value.</source>
        <translation>Rivi {line}, sarake {column}: Tästä puuttuu JSON-tekstin arvo.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a name in double quotes.</source>
        <translation>Rivi {line}, sarake {column}: Tästä puuttuu JSON-tekstin nimi lainausmerkeissä.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a colon.</source>
        <translation>Rivi {line}, sarake {column}: Tästä puuttuu JSON-tekstin kaksoispiste.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a comma or a closing bracket.</source>
        <translation>Rivi {line}, sarake {column}: Tästä puuttuu JSON-tekstin pilkku tai sulkeva sulje.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The quotation mark that opens here is never closed.</source>
        <translation>Rivi {line}, sarake {column}: Tästä alkavaa lainausta ei suljeta missään.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The JSON text should end here, but it goes on.</source>
        <translation>Rivi {line}, sarake {column}: JSON-tekstin pitäisi päättyä tähän, mutta se jatkuu.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Siinä ei ole mitään.</translation>
    </message>
    <message>
        <source>The JSON text is nested too deep.</source>
        <translation>JSON-tekstissä on liikaa sisäkkäisiä tasoja.</translation>
    </message>
    <message>
        <source>A number in the JSON text is too long.</source>
        <translation>JSON-tekstissä on liian pitkä luku.</translation>
    </message>
    <message>
        <source>The JSON text is not an object.</source>
        <translation>JSON-teksti ei ole objekti.</translation>
    </message>
    <message>
        <source>&quot;version&quot; is {version}: this program reads version {expected}.</source>
        <translation>&quot;version&quot; on {version}: tämä ohjelma lukee versiota {expected}.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the text is no JSON.</source>
        <translation>Rivi {line}, sarake {column}: Tässä teksti ei ole JSONia.</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}: expected one of {offered}.</source>
        <translation>Valinta {option} ei voi olla {value}: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>There is no option &apos;{option}&apos;: expected one of {offered}.</source>
        <translation>Valintaa ”{option}” ei ole: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is not a list of deals.</source>
        <translation>&quot;deals&quot; ei ole jakojen luettelo.</translation>
    </message>
    <message>
        <source>The text is longer than {most} characters: no record is.</source>
        <translation>Tekstissä on yli {most} merkkiä: niin pitkää tallennettua ottelua ei ole.</translation>
    </message>
    <message>
        <source>&quot;format&quot; is not &quot;{expected}&quot;: this is no record of a match.</source>
        <translation>&quot;format&quot; ei ole &quot;{expected}&quot;: tämä ei ole tallennettu ottelu.</translation>
    </message>
    <message>
        <source>&quot;game&quot; is {name}: expected one of {offered}.</source>
        <translation>&quot;game&quot; on {name}: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>&quot;options&quot; is not an object.</source>
        <translation>&quot;options&quot; ei ole objekti.</translation>
    </message>
    <message>
        <source>&quot;seats&quot; is not a list of names.</source>
        <translation>&quot;seats&quot; ei ole nimien luettelo.</translation>
    </message>
    <message>
        <source>&quot;seats&quot; names {count}: expected {expected} for these options.</source>
        <translation>&quot;seats&quot; sisältää nimiä {count}: näillä valinnoilla niitä pitää olla {expected}.</translation>
    </message>
    <message>
        <source>This is not an object.</source>
        <translation>Tämä ei ole objekti.</translation>
    </message>
    <message>
        <source>&quot;hands&quot; is not a list of texts like &quot;CK SA H10&quot;.</source>
        <translation>&quot;hands&quot; ei ole luettelo teksteistä kuten &quot;CK SA H10&quot;.</translation>
    </message>
    <message>
        <source>&quot;dealer&quot; is {dealer}: expected a seat from 0 to {last}.</source>
        <translation>&quot;dealer&quot; on {dealer}: sen pitää olla paikka 0–{last}.</translation>
    </message>
    <message>
        <source>&quot;talon&quot; is not a text like &quot;DK C9&quot;.</source>
        <translation>&quot;talon&quot; ei ole teksti kuten &quot;DK C9&quot;.</translation>
    </message>
    <message>
        <source>&quot;actions&quot; is not a list of texts like &quot;play DA&quot;.</source>
        <translation>&quot;actions&quot; ei ole luettelo teksteistä kuten &quot;play DA&quot;.</translation>
    </message>
    <message>
        <source>It is not played to its end, but another deal follows.</source>
        <translation>Sitä ei ole pelattu loppuun, mutta sen jälkeen tulee toinen jako.</translation>
    </message>
    <message>
        <source>There is no game &apos;{game}&apos;: expected one of {offered}.</source>
        <translation>Peliä ”{game}” ei ole: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>The cut card {card} is neither in the talon nor in the cutter&apos;s hand.</source>
        <translation>Nostettu kortti {card} ei ole pakassa eikä nostajan kädessä.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected no suit after &apos;{game}&apos;.</source>
        <translation>”{action}” ei ole peli: sanan ”{game}” jälkeen ei tule maata.</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected one of {offered} after &apos;{game}&apos;.</source>
        <translation>”{action}” ei ole peli: sanan ”{game}” jälkeen mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>&apos;{game}&apos; is no game: expected one of {offered}.</source>
        <translation>”{game}” ei ole peli: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; cannot follow &apos;{game}&apos;: expected {offered}.</source>
        <translation>”{word}” ei voi tulla sanan ”{game}” jälkeen: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>&apos;claim&apos; is not allowed: the remaining tricks are not sure.</source>
        <translation>”claim” ei ole sallittu: loput tikit eivät ole varmoja.</translation>
    </message>
    <message>
        <source>Cards are dealt to the seats {seats}: expected {expected}.</source>
        <translation>Kortit on jaettu paikoille {seats}: oikeat paikat ovat {expected}.</translation>
    </message>
    <message>
        <source>&apos;bid {value}&apos; is no bid: expected a number, as in &apos;bid 18&apos;.</source>
        <translation>”bid {value}” ei ole tarjous: siinä pitää olla luku, esimerkiksi ”bid 18”.</translation>
    </message>
    <message>
        <source>The match is over: no deal follows.</source>
        <translation>Ottelu on päättynyt: jakoja ei enää tule.</translation>
    </message>
    <message>
        <source>The deal on the table is not finished.</source>
        <translation>Pöydällä oleva jako on kesken.</translation>
    </message>
    <message>
        <source>It is not an ordinary file but a folder, a pipe or a device.</source>
        <translation>Se ei ole tavallinen tiedosto vaan kansio, putki tai laite.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>Tiedosto on suurempi kuin {most} Mt.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: byte {number} is wrong.</source>
        <translation>Tiedosto ei ole UTF-8-tekstiä: tavu {number} on virheellinen.</translation>
    </message>
    <message>
        <source>There is no space left on the disk.</source>
        <translation>Levytila on lopussa.</translation>
    </message>
    <message>
        <source>Your share of the disk is used up.</source>
        <translation>Sinulle varattu levytila on lopussa.</translation>
    </message>
    <message>
        <source>You have no permission to do this here.</source>
        <translation>Sinulla ei ole oikeutta tehdä tätä täällä.</translation>
    </message>
    <message>
        <source>This place can only be read, not written to.</source>
        <translation>Tätä sijaintia voi vain lukea, ei kirjoittaa.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Tiedostoa tai kansiota ei ole.</translation>
    </message>
    <message>
        <source>There is a folder of this name, not a file.</source>
        <translation>Tämänniminen kohde on kansio, ei tiedosto.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Osa polusta on tiedosto, ei kansio.</translation>
    </message>
    <message>
        <source>The folder is not empty.</source>
        <translation>Kansio ei ole tyhjä.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Nimi on liian pitkä.</translation>
    </message>
    <message>
        <source>The name has signs that are not allowed here.</source>
        <translation>Nimessä on merkkejä, joita tässä ei voi käyttää.</translation>
    </message>
    <message>
        <source>The file would be too large.</source>
        <translation>Tiedostosta tulisi liian suuri.</translation>
    </message>
    <message>
        <source>The disk or drive does not work as it should.</source>
        <translation>Levy tai asema ei toimi kunnolla.</translation>
    </message>
    <message>
        <source>The links here lead around in a circle.</source>
        <translation>Linkit johtavat tässä kehää.</translation>
    </message>
    <message>
        <source>There are too many links to this file.</source>
        <translation>Tähän tiedostoon on liian monta linkkiä.</translation>
    </message>
    <message>
        <source>There is already a file or folder of this name.</source>
        <translation>Tämänniminen tiedosto tai kansio on jo olemassa.</translation>
    </message>
    <message>
        <source>Another program uses this file.</source>
        <translation>Toinen ohjelma käyttää tätä tiedostoa.</translation>
    </message>
    <message>
        <source>Too many files are open at the same time.</source>
        <translation>Liian monta tiedostoa on auki yhtä aikaa.</translation>
    </message>
    <message>
        <source>The disk or computer on the network does not answer.</source>
        <translation>Verkossa oleva levy tai tietokone ei vastaa.</translation>
    </message>
    <message>
        <source>The system reports an error ({words}).</source>
        <translation>Järjestelmä ilmoittaa virheestä ({words}).</translation>
    </message>
    <message>
        <source>The system reports error {number} ({words}).</source>
        <translation>Järjestelmä ilmoittaa virheestä {number} ({words}).</translation>
    </message>
    <message>
        <source>The program reports an error ({words}).</source>
        <translation>Ohjelma ilmoittaa virheestä ({words}).</translation>
    </message>
    <message>
        <source>&quot;games&quot; is not an object.</source>
        <translation>&quot;games&quot; ei ole objekti.</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is empty: there is nothing to play on.</source>
        <translation>&quot;deals&quot; on tyhjä: jatkettavaa ei ole.</translation>
    </message>
    <message>
        <source>Its folder does not answer.</source>
        <translation>Sen kansio ei vastaa.</translation>
    </message>
    <message>
        <source>The table cannot be opened: the module {module} is missing.</source>
        <translation>Pöytää ei voi avata: moduuli {module} puuttuu.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no option: expected one such as rounds=3.</source>
        <translation>”{given}” ei ole valinta: oikein olisi esimerkiksi rounds=3.</translation>
    </message>
    <message>
        <source>The bot {program} cannot be started: {what}</source>
        <translation>Bottia {program} ei voi käynnistää: {what}</translation>
    </message>
    <message>
        <source>Nothing can be drawn here: the module {module} is missing.</source>
        <translation>Täällä ei voi piirtää: moduuli {module} puuttuu.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Vakiosyöte</translation>
    </message>
    <message>
        <source>{file}: line {line}</source>
        <translation>{file}: rivi {line}</translation>
    </message>
    <message>
        <source>This is longer than {bytes} bytes: no record is.</source>
        <translation>Tämä on pidempi kuin {bytes} tavua: mikään tallenne ei ole niin pitkä.</translation>
    </message>
    <message>
        <source>Byte {number} is not UTF-8 text: expected a record in JSON.</source>
        <translation>Tavu {number} ei ole UTF-8-tekstiä: tallenteen pitää olla JSONia.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {what}</source>
        <translation>Tiedostoa {file} ei voi lukea: {what}</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number above 0.</source>
        <translation>”{given}” ei ole nollaa suurempi kokonaisluku.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number.</source>
        <translation>”{given}” ei ole kokonaisluku.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no number above 0 such as 1.5.</source>
        <translation>”{given}” ei ole nollaa suurempi luku, kuten 1.5.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no size: expected one such as 1280x800.</source>
        <translation>”{given}” ei ole koko: oikein olisi esimerkiksi 1280x800.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no line-up: expected two bots or more such as medium,easy,easy.</source>
        <translation>”{given}” ei ole kokoonpano: tarvitaan vähintään kaksi bottia, esimerkiksi medium,easy,easy.</translation>
    </message>
    <message>
        <source>There is no language &apos;{language}&apos;: expected one of {offered}.</source>
        <translation>Kieltä ”{language}” ei ole: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>{program} is running but cannot be called: {reason}</source>
        <translation>{program} on käynnissä, mutta siihen ei saada yhteyttä: {reason}</translation>
    </message>
    <message>
        <source>{program} is running but does not answer.</source>
        <translation>{program} on käynnissä mutta ei vastaa.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be written.</source>
        <translation>Kuvaa {file} ei voi kirjoittaa.</translation>
    </message>
    <message>
        <source>There are no faces &apos;{faces}&apos;: expected one of {offered}.</source>
        <translation>Kortteja ”{faces}” ei ole: mahdollisia ovat {offered}.</translation>
    </message>
    <message>
        <source>The last deal has no moment {at}: expected one from 0 to {last}.</source>
        <translation>Viimeisessä jaossa ei ole hetkeä {at}: mahdollisia ovat 0–{last}.</translation>
    </message>
</context>
<context>
    <name>Follow</name>
    <message>
        <source>Trumps are led: you must play a trump.</source>
        <translation>Valtilla aloitettiin: sinun on tunnustettava valttia.</translation>
    </message>
    <message>
        <source>Acorns must be followed.</source>
        <translation>Terhoa on tunnustettava.</translation>
    </message>
    <message>
        <source>Clubs must be followed.</source>
        <translation>Ristiä on tunnustettava.</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <translation>Lehteä on tunnustettava.</translation>
    </message>
    <message>
        <source>Spades must be followed.</source>
        <translation>Pataa on tunnustettava.</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <comment>German-suited</comment>
        <translation>Herttaa on tunnustettava.</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <translation>Herttaa on tunnustettava.</translation>
    </message>
    <message>
        <source>Bells must be followed.</source>
        <translation>Kelloa on tunnustettava.</translation>
    </message>
    <message>
        <source>Diamonds must be followed.</source>
        <translation>Ruutua on tunnustettava.</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <comment>Bavarian</comment>
        <translation>Lehteä on tunnustettava.</translation>
    </message>
    <message>
        <source>Your turn – follow with a trump</source>
        <translation>Sinun vuorosi – tunnusta valttia</translation>
    </message>
    <message>
        <source>Your turn – follow acorns</source>
        <translation>Sinun vuorosi – tunnusta terhoa</translation>
    </message>
    <message>
        <source>Your turn – follow clubs</source>
        <translation>Sinun vuorosi – tunnusta ristiä</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <translation>Sinun vuorosi – tunnusta lehteä</translation>
    </message>
    <message>
        <source>Your turn – follow spades</source>
        <translation>Sinun vuorosi – tunnusta pataa</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <translation>Sinun vuorosi – tunnusta herttaa</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <comment>Bavarian</comment>
        <translation>Sinun vuorosi – tunnusta lehteä</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <comment>German-suited</comment>
        <translation>Sinun vuorosi – tunnusta herttaa</translation>
    </message>
    <message>
        <source>Your turn – follow bells</source>
        <translation>Sinun vuorosi – tunnusta kelloa</translation>
    </message>
    <message>
        <source>{name} had no trump left.</source>
        <translation>Pelaajalla {name} ei ollut enää valttia.</translation>
    </message>
    <message>
        <source>{name} had no clubs left.</source>
        <translation>Pelaajalla {name} ei ollut enää ristiä.</translation>
    </message>
    <message>
        <source>{name} had no spades left.</source>
        <translation>Pelaajalla {name} ei ollut enää pataa.</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <translation>Pelaajalla {name} ei ollut enää herttaa.</translation>
    </message>
    <message>
        <source>{name} had no diamonds left.</source>
        <translation>Pelaajalla {name} ei ollut enää ruutua.</translation>
    </message>
    <message>
        <source>{name} had no acorns left.</source>
        <translation>Pelaajalla {name} ei ollut enää terhoa.</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <comment>Bavarian</comment>
        <translation>Pelaajalla {name} ei ollut enää lehteä.</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <translation>Pelaajalla {name} ei ollut enää lehteä.</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <comment>German-suited</comment>
        <translation>Pelaajalla {name} ei ollut enää herttaa.</translation>
    </message>
    <message>
        <source>{name} had no bells left.</source>
        <translation>Pelaajalla {name} ei ollut enää kelloa.</translation>
    </message>
    <message>
        <source>Your turn – follow diamonds</source>
        <translation>Sinun vuorosi – tunnusta ruutua</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play {game}</source>
        <translation>Pelaa: {game}</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Valinnat…</translation>
    </message>
    <message>
        <source>Options of {game}</source>
        <translation>Valinnat: {game}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;pelaaja</numerusform>
            <numerusform>%n&#xa0;pelaajaa</numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}–{high} pelaajaa</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n&#xa0;minuutti</numerusform>
            <numerusform>%n&#xa0;minuuttia</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Uusi ottelu…</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>&amp;Kaikki pelit</translation>
    </message>
    <message>
        <source>&amp;Resume match</source>
        <translation>&amp;Jatka ottelua</translation>
    </message>
    <message>
        <source>Match &amp;history</source>
        <translation>&amp;Pelatut ottelut</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Avaa tallennettu ottelu…</translation>
    </message>
    <message>
        <source>&amp;Save record as…</source>
        <translation>&amp;Tallenna ottelu nimellä…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;setukset…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Säännöt</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Näppäimet…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Ilmoita ongelmasta…</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>Näytä &amp;loki</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>&amp;Tietoja…</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>{file} cannot be read. {reason}</source>
        <translation>Tiedostoa {file} ei voi lukea. {reason}</translation>
    </message>
    <message>
        <source>Unfinished, {points}</source>
        <translation>Kesken, {points}</translation>
    </message>
    <message>
        <source>Place {place}, {points}</source>
        <translation>Sija {place}, {points}</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Viimeksi pelattu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>The matches cannot be read</source>
        <translation>Otteluita ei voi lukea</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>Pelatut ottelut</translation>
    </message>
    <message>
        <source>The matches are being read…</source>
        <translation>Otteluita luetaan…</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), kept on this computer only.</source>
        <translation>
            <numerusform>%n&#xa0;ottelu, tallessa vain tällä tietokoneella.</numerusform>
            <numerusform>%n&#xa0;ottelua, tallessa vain tällä tietokoneella.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Järjestys</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Uusin ensin</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Vanhin ensin</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Pelin mukaan</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Tason mukaan</translation>
    </message>
    <message>
        <source>Most deals first</source>
        <translation>Pisin ensin</translation>
    </message>
    <message>
        <source>Best place first</source>
        <translation>Paras sija ensin</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Ei vielä otteluita</translation>
    </message>
    <message>
        <source>Each match that you play is kept here, to be resumed, read and reviewed.</source>
        <translation>Jokainen pelaamasi ottelu säilyy täällä: voit jatkaa sitä, lukea sen kulun ja käydä sen läpi.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pöytäkirja</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>No match is chosen.</source>
        <translation>Ottelua ei ole valittu.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Tätä tiedostoa ei voi lukea.</translation>
    </message>
    <message>
        <source>This match is finished.</source>
        <translation>Tämä ottelu on päättynyt.</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>Tallennetut ottelut (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Tallenna ottelu</translation>
    </message>
    <message>
        <source>The record could not be written</source>
        <translation>Ottelua ei voitu tallentaa</translation>
    </message>
    <message>
        <source>The match cannot be read</source>
        <translation>Ottelua ei voi lukea</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Se on ainoa kortti, jonka saat pelata.</translation>
    </message>
    <message>
        <source>Any choice will do.</source>
        <translation>Mikä tahansa valinta käy.</translation>
    </message>
    <message>
        <source>There is no choice: you must play.</source>
        <translation>Valinnanvaraa ei ole: sinun on pelattava.</translation>
    </message>
    <message>
        <source>Nobody plays and you are the last: five tricks are yours without play.</source>
        <translation>Kukaan muu ei pelaa, ja olet viimeinen: saat viisi tikkiä pelaamatta.</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: enough to play.</source>
        <translation>Mahdollisuus saada ainakin yksi tikki on noin {chance}&#xa0;%: se riittää pelaamiseen.</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: too little.</source>
        <translation>Mahdollisuus saada ainakin yksi tikki on noin {chance}&#xa0;%: liian vähän.</translation>
    </message>
    <message>
        <source>You need so little that a chance of {chance} % is enough.</source>
        <translation>Sinulta puuttuu niin vähän, että {chance}&#xa0;%:n mahdollisuus riittää.</translation>
    </message>
    <message>
        <source>Another player is almost done: a chance of {chance} % must be enough.</source>
        <translation>Joku muu on jo melkein maalissa: {chance}&#xa0;%:n mahdollisuuden on riitettävä.</translation>
    </message>
    <message>
        <source>No trick costs little now: a chance of {chance} % is enough.</source>
        <translation>Tikittä jääminen maksaa nyt vähän: {chance}&#xa0;%:n mahdollisuus riittää.</translation>
    </message>
    <message>
        <source>A plain ace is led first: later it may be trumped.</source>
        <translation>Sivumaan ässällä aloitetaan ensin: myöhemmin se voidaan lyödä valtilla.</translation>
    </message>
    <message>
        <source>The highest plain card is led while trumps are kept for later.</source>
        <translation>Aloita sivumaan isoimmalla kortilla ja säästä valtit myöhemmäksi.</translation>
    </message>
    <message>
        <source>Only trumps are left: the highest one leads.</source>
        <translation>Jäljellä on vain valtteja: aloita isoimmalla.</translation>
    </message>
    <message>
        <source>The lowest card that beats the trick is enough for now.</source>
        <translation>Toistaiseksi riittää pienin kortti, joka menee yli.</translation>
    </message>
    <message>
        <source>You are the last to play: the lowest card that wins is enough.</source>
        <translation>Pelaat viimeisenä: pienin voittava kortti riittää.</translation>
    </message>
    <message>
        <source>You still need a trick: this card has the best chance.</source>
        <translation>Tarvitset vielä tikin: tällä kortilla on paras mahdollisuus.</translation>
    </message>
    <message>
        <source>The trick is lost: give the lowest card.</source>
        <translation>Tikki on menetetty: anna pienin kortti.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you play, and {other} if you drop out.</source>
        <translation>Tuhannesta tällaisesta ottelusta voitat noin {own}, jos pelaat, ja {other}, jos jäät pois.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you drop out, and {other} if you play.</source>
        <translation>Tuhannesta tällaisesta ottelusta voitat noin {own}, jos jäät pois, ja {other}, jos pelaat.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with these cards away, and {other} with others.</source>
        <translation>Tuhannesta tällaisesta ottelusta voitat noin {own}, jos vaihdat nämä kortit, ja {other}, jos vaihdat muita.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you keep the card, and {other} if you leave it.</source>
        <translation>Tuhannesta tällaisesta ottelusta voitat noin {own}, jos pidät kortin, ja {other}, jos jätät sen.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you leave the card, and {other} if you keep it.</source>
        <translation>Tuhannesta tällaisesta ottelusta voitat noin {own}, jos jätät kortin, ja {other}, jos pidät sen.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you exchange nothing, and {other} if you do.</source>
        <translation>Tuhannesta tällaisesta ottelusta voitat noin {own}, jos et vaihda mitään, ja {other}, jos vaihdat.</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with the turned-up card, and {other} without it.</source>
        <translation>Tuhannesta tällaisesta ottelusta voitat noin {own} käännetyn kortin kanssa ja {other} ilman sitä.</translation>
    </message>
    <message>
        <source>Acorns are trumps</source>
        <translation>Valttina terho</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>Valttina risti</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <comment>Bavarian</comment>
        <translation>Valttina lehti</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <translation>Valttina lehti</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>Valttina pata</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <comment>German-suited</comment>
        <translation>Valttina hertta</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Valttina hertta</translation>
    </message>
    <message>
        <source>Bells are trumps</source>
        <translation>Valttina kello</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>Valttina ruutu</translation>
    </message>
    <message>
        <source>You have no acorns: you must play a trump.</source>
        <translation>Sinulla ei ole terhoa: sinun on pelattava valttia.</translation>
    </message>
    <message>
        <source>You have no clubs: you must play a trump.</source>
        <translation>Sinulla ei ole ristiä: sinun on pelattava valttia.</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <comment>Bavarian</comment>
        <translation>Sinulla ei ole lehteä: sinun on pelattava valttia.</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <translation>Sinulla ei ole lehteä: sinun on pelattava valttia.</translation>
    </message>
    <message>
        <source>You have no spades: you must play a trump.</source>
        <translation>Sinulla ei ole pataa: sinun on pelattava valttia.</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <comment>German-suited</comment>
        <translation>Sinulla ei ole herttaa: sinun on pelattava valttia.</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <translation>Sinulla ei ole herttaa: sinun on pelattava valttia.</translation>
    </message>
    <message>
        <source>You have no bells: you must play a trump.</source>
        <translation>Sinulla ei ole kelloa: sinun on pelattava valttia.</translation>
    </message>
    <message>
        <source>You have no diamonds: you must play a trump.</source>
        <translation>Sinulla ei ole ruutua: sinun on pelattava valttia.</translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation>Voit mennä yli, joten sinun on mentävä yli.</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat} päättää, pelaako</translation>
    </message>
    <message>
        <source>You must play this deal</source>
        <translation>Sinun on pelattava tämä jako</translation>
    </message>
    <message>
        <source>Do you stay in?</source>
        <translation>Pelaatko mukana?</translation>
    </message>
    <message>
        <source>Your turn – you must beat the trick</source>
        <translation>Sinun vuorosi – sinun on mentävä yli</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>Pelaa mukana</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Jää pois</translation>
    </message>
    <message>
        <source>I stay in.</source>
        <translation>Pelaan mukana.</translation>
    </message>
    <message>
        <source>I drop out.</source>
        <translation>Jään pois.</translation>
    </message>
    <message>
        <source>You stay in.</source>
        <translation>Pelaat mukana.</translation>
    </message>
    <message>
        <source>{seat} stays in.</source>
        <translation>{seat} pelaa mukana.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Jäät pois.</translation>
    </message>
    <message>
        <source>{seat} drops out.</source>
        <translation>{seat} jää pois.</translation>
    </message>
    <message>
        <source>The trump card is the {card}.</source>
        <translation>Valttikortti on {card}.</translation>
    </message>
    <message>
        <source>You take {card}, the turned-up card.</source>
        <translation>Otat {card}, käännetyn kortin.</translation>
    </message>
    <message>
        <source>{seat} takes {card}, the turned-up card.</source>
        <translation>{seat} ottaa {card}, käännetyn kortin.</translation>
    </message>
    <message>
        <source>You keep all cards.</source>
        <translation>Pidät kaikki kortit.</translation>
    </message>
    <message>
        <source>{seat} keeps all cards.</source>
        <translation>{seat} pitää kaikki kortit.</translation>
    </message>
    <message>
        <source>drops out</source>
        <translation>pois</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>mukana</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n</source>
        <translation>
            <numerusform>vaihdettu %n</numerusform>
            <numerusform>vaihdettu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>takes trump</source>
        <translation>valtti otettu</translation>
    </message>
    <message>
        <source>keeps all</source>
        <translation>ei vaihtoa</translation>
    </message>
    <message>
        <source>{deal} · {trumps}</source>
        <translation>{deal} · {trumps}</translation>
    </message>
    <message>
        <source>the talon is empty</source>
        <translation>pakka on tyhjä</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the talon</source>
        <translation>
            <numerusform>pakassa %n&#xa0;kortti</numerusform>
            <numerusform>pakassa %n&#xa0;korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} · {trumps}</source>
        <translation>{left} · {trumps}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Edellinen tikki</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Saat tikin.</translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation>{seat} saa tikin.</translation>
    </message>
    <message numerus="yes">
        <source>you have %n to go</source>
        <translation>
            <numerusform>sinulla on %n jäljellä</numerusform>
            <numerusform>sinulla on %n jäljellä</numerusform>
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
        <translation>edelleen {number}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Click a field and press the new keys.</source>
        <translation>Napsauta kenttää ja paina uusia näppäimiä.</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Palauta oletukset</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pöydässä</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>Kortista korttiin</translation>
    </message>
    <message>
        <source>First and last card</source>
        <translation>Ensimmäinen ja viimeinen kortti</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Pelaa tai valitse kortti</translation>
    </message>
    <message>
        <source>Jump to a suit or a rank</source>
        <translation>Siirry maahan tai arvoon</translation>
    </message>
    <message>
        <source>its letter or number</source>
        <translation>sen kirjain tai numero</translation>
    </message>
    <message>
        <source>Hand, buttons, panel, header</source>
        <translation>Käsi, painikkeet, sivupaneeli, yläpalkki</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <translation>{keys} on jo käytössä: ”{action}”.</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Same as the system</source>
        <translation>Järjestelmän kieli</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <translation>Edellinen tikki</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Helppo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Keskitaso</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Vahva</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Satunnainen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Vuoro</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
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
        <translation>Valitse peli</translation>
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
        <translation>Voitat ottelun</translation>
    </message>
    <message>
        <source>{seat} wins the match</source>
        <translation>{seat} voittaa ottelun</translation>
    </message>
    <message>
        <source>You share the first place</source>
        <translation>Jaat ensimmäisen sijan</translation>
    </message>
    <message>
        <source>The first place is shared</source>
        <translation>Ensimmäinen sija jaetaan</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;jako</numerusform>
            <numerusform>%n&#xa0;jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals} · Level of the opponents: {levels}</source>
        <translation>{deals} · Vastustajat: {levels}</translation>
    </message>
    <message>
        <source>Game points {points}</source>
        <translation>Pelipisteet {points}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <translation>{won} voitettu, {lost} hävitty</translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>paras %n&#xa0;jaossa</numerusform>
            <numerusform>paras %n&#xa0;jaossa</numerusform>
        </translation>
    </message>
    <message>
        <source>costliest deal {points}</source>
        <translation>kallein jako&#xa0;{points}</translation>
    </message>
    <message>
        <source>Bonus {points}</source>
        <translation>Lisäpisteet {points}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Paras jako</translation>
    </message>
    <message>
        <source>Most deals won</source>
        <translation>Eniten voitettuja jakoja</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>Kallein jako</translation>
    </message>
    <message>
        <source>{name}, {points}</source>
        <translation>{name}, {points}</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won}/{all}</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Pelisi</translation>
    </message>
    <message>
        <source>own games won</source>
        <translation>omia pelejä voitettu</translation>
    </message>
    <message>
        <source>Your deals</source>
        <translation>Jakosi</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>jakoja voitettu</translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message>
        <source>Place {place}</source>
        <translation>{place}. sija</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}. {why}</source>
        <translation>{place}. sija: {name}, {total}. {why}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pöytäkirja</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uusi ottelu</translation>
    </message>
    <message>
        <source>Return match</source>
        <translation>Revanssi</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Show folder</source>
        <translation>Näytä kansio</translation>
    </message>
    <message>
        <source>The unfinished match could not be read</source>
        <translation>Keskeneräistä ottelua ei voitu lukea</translation>
    </message>
    <message>
        <source>The settings could not be read; the defaults are used</source>
        <translation>Asetuksia ei voitu lukea, joten käytössä ovat oletusasetukset</translation>
    </message>
    <message>
        <source>The house rules could not be read</source>
        <translation>Pöydän sääntöjä ei voitu lukea</translation>
    </message>
    <message>
        <source>It is kept as {file}. What is wrong: {reason}</source>
        <translation>Se on tallessa nimellä {file}. Syy: {reason}</translation>
    </message>
    <message>
        <source>The old ones are kept as {file}. What is wrong: {reason}</source>
        <translation>Vanhat ovat tallessa nimellä {file}. Syy: {reason}</translation>
    </message>
    <message>
        <source>They are kept as {file}. What is wrong: {reason}</source>
        <translation>Ne ovat tallessa nimellä {file}. Syy: {reason}</translation>
    </message>
    <message>
        <source>The match could not be saved</source>
        <translation>Ottelua ei voitu tallentaa</translation>
    </message>
    <message>
        <source>The match could not be kept in the match history</source>
        <translation>Ottelua ei voitu säilyttää pelatuissa otteluissa</translation>
    </message>
    <message>
        <source>The match could not be discarded</source>
        <translation>Ottelua ei voitu hylätä</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the program ends</source>
        <translation>Asetuksia ei voitu tallentaa; ne ovat voimassa ohjelman sulkemiseen asti</translation>
    </message>
    <message>
        <source>The named house rules could not be saved; they hold until the dialog closes</source>
        <translation>Nimettyjä pöydän sääntöjä ei voitu tallentaa; ne ovat voimassa, kunnes ikkuna suljetaan</translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation>Tiedostoa {name} ei voi avata</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Luetaan tiedostoa {name}…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Ohjelmassa tapahtui virhe</translation>
    </message>
    <message>
        <source>The match is saved and goes on. The log says what happened.</source>
        <translation>Ottelu on tallennettu ja jatkuu. Lokista näet, mitä tapahtui.</translation>
    </message>
    <message>
        <source>{name} is saved</source>
        <translation>{name} on tallennettu</translation>
    </message>
    <message>
        <source>{name} could not be written</source>
        <translation>Tiedostoa {name} ei voitu tallentaa</translation>
    </message>
    <message>
        <source>The deck you chose is not there any more</source>
        <translation>Valitsemaasi pakkaa ei enää ole</translation>
    </message>
    <message>
        <source>Each game is shown with its own cards.</source>
        <translation>Kussakin pelissä käytetään sen omia kortteja.</translation>
    </message>
    <message>
        <source>The score sheet could not be saved</source>
        <translation>Pöytäkirjaa ei voitu tallentaa</translation>
    </message>
    <message>
        <source>The statistics could not be read or saved</source>
        <translation>Tilastoja ei voitu lukea tai tallentaa</translation>
    </message>
    <message>
        <source>Your unfinished match is kept in the match history</source>
        <translation>Keskeneräinen ottelusi on tallessa pelatuissa otteluissa</translation>
    </message>
    <message>
        <source>It was a match of {game}.</source>
        <translation>Pelinä oli {game}.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>The match is discarded</source>
        <translation>Ottelu on hylätty</translation>
    </message>
    <message>
        <source>The match is deleted</source>
        <translation>Ottelu on poistettu</translation>
    </message>
    <message>
        <source>Your deck has too few cards for this table</source>
        <translation>Pakassasi on liian vähän kortteja tähän pöytään</translation>
    </message>
    <message>
        <source>{game} is played with 52 cards here. Your deck has no 2 to 6, so you see French cards.</source>
        <translation>{game} pelataan tässä 52 kortilla. Pakastasi puuttuvat kortit 2–6, joten näet ranskalaiset kortit.</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vinkki</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Peru</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Tee uudelleen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>P&amp;assaa</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Edellinen tikki</translation>
    </message>
    <message>
        <source>&amp;Finish early</source>
        <translation>Päätä jako &amp;heti</translation>
    </message>
    <message>
        <source>The rest is &amp;mine</source>
        <translation>&amp;Loput ovat minun</translation>
    </message>
    <message>
        <source>&amp;Give up the game…</source>
        <translation>L&amp;uovuta…</translation>
    </message>
    <message>
        <source>Read &amp;aloud</source>
        <translation>Lue &amp;ääneen</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Uusi ottelu</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Pöydän säännöt</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Palauta kaikki</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Level of play</source>
        <translation>Pelin taso</translation>
    </message>
    <message>
        <source>All rules are at their defaults</source>
        <translation>Kaikki säännöt ovat oletusarvoissaan</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the default</source>
        <translation>
            <numerusform>%n&#xa0;sääntö poikkeaa oletuksesta</numerusform>
            <numerusform>%n&#xa0;sääntöä poikkeaa oletuksesta</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Oletus</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Omat</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Tallenna pöydän säännöt</translation>
    </message>
    <message>
        <source>Name of these house rules</source>
        <translation>Näiden sääntöjen nimi</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>on</source>
        <translation>käytössä</translation>
    </message>
    <message>
        <source>off</source>
        <translation>pois</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>First turn on “{option}”.</source>
        <translation>Ota ensin käyttöön ”{option}”.</translation>
    </message>
    <message>
        <source>First turn off “{option}”.</source>
        <translation>Poista ensin käytöstä ”{option}”.</translation>
    </message>
    <message>
        <source>Only where “{option}” is: {values}.</source>
        <translation>Vain valinnalla ”{option}”: {values}.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{rule}: back to the default</source>
        <translation>{rule}: takaisin oletukseen</translation>
    </message>
    <message>
        <source>differs from the default</source>
        <translation>poikkeaa oletuksesta</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Oletus: {value}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>palauta</translation>
    </message>
</context>
<context>
    <name>OwnDecks</name>
    <message>
        <source>Own deck…</source>
        <translation>Oma pakka…</translation>
    </message>
    <message>
        <source>Bring in a &amp;zip file…</source>
        <translation>Tuo &amp;zip-tiedosto…</translation>
    </message>
    <message>
        <source>Bring in a &amp;folder…</source>
        <translation>Tuo &amp;kansio…</translation>
    </message>
    <message>
        <source>&amp;Save these faces as a zip file…</source>
        <translation>&amp;Tallenna tämä ulkoasu zip-tiedostona…</translation>
    </message>
    <message>
        <source>Save these faces in a f&amp;older…</source>
        <translation>Tallenna tämä ulkoasu k&amp;ansioon…</translation>
    </message>
    <message>
        <source>&amp;Remove this deck</source>
        <translation>&amp;Poista tämä pakka</translation>
    </message>
    <message>
        <source>{name} could not be written. {reason}</source>
        <translation>Kohdetta {name} ei voitu tallentaa. {reason}</translation>
    </message>
    <message>
        <source>The deck could not be removed. {reason}</source>
        <translation>Pakkaa ei voitu poistaa. {reason}</translation>
    </message>
    <message>
        <source>{deck} is one of your decks now.</source>
        <translation>{deck} on nyt omissa pakoissasi.</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>Luetaan: {name}…</translation>
    </message>
    <message>
        <source>To bring in a deck, install Pillow for Python (python3-pil or python3-pillow).</source>
        <translation>Pakan tuominen vaatii Pythonin Pillow-kirjaston. Asenna python3-pil tai python3-pillow.</translation>
    </message>
    <message>
        <source>The deck could not be kept. {reason}</source>
        <translation>Pakkaa ei voitu tallentaa. {reason}</translation>
    </message>
    <message>
        <source>The deck cannot be read: its folder does not answer.</source>
        <translation>Pakkaa ei voi lukea: sen kansio ei vastaa.</translation>
    </message>
    <message>
        <source>{name} exists already. Choose another name.</source>
        <translation>{name} on jo olemassa. Valitse toinen nimi.</translation>
    </message>
    <message>
        <source>The faces are in {name}.</source>
        <translation>Ulkoasu on tallennettu: {name}.</translation>
    </message>
    <message>
        <source>The deck is removed.</source>
        <translation>Pakka on poistettu.</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-tiedostot (*.zip)</translation>
    </message>
    <message>
        <source>Own deck</source>
        <translation>Oma pakka</translation>
    </message>
    <message>
        <source>Save these faces</source>
        <translation>Tallenna tämä ulkoasu</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Oma pakkani</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Score sheet</source>
        <translation>Pöytäkirja</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ottelun loppu</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>Pelatut ottelut</translation>
    </message>
    <message>
        <source>The match could not be deleted</source>
        <translation>Ottelua ei voitu poistaa</translation>
    </message>
    <message>
        <source>The match could not be taken back</source>
        <translation>Ottelua ei voitu palauttaa</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Take the skat</source>
        <translation>Ota skat</translation>
    </message>
    <message>
        <source>Push on unseen</source>
        <translation>Anna katsomatta</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>Pane pois 2&#xa0;korttia</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>Anna 2&#xa0;korttia eteenpäin</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Luovuta</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Loput ovat minun</translation>
    </message>
    <message>
        <source>{seat} takes the skat or pushes it on</source>
        <translation>{seat} ottaa skatin tai antaa sen eteenpäin</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat} valitsee kaksi korttia</translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen?</source>
        <translation>Otatko skatin vai annatko sen katsomatta eteenpäin?</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>Valitse kaksi pois pantavaa korttia</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>Valitse kaksi eteenpäin annettavaa korttia</translation>
    </message>
    <message>
        <source>Jacks may not be passed on.</source>
        <translation>Jätkiä ei saa antaa eteenpäin.</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>Annan katsomatta.</translation>
    </message>
    <message>
        <source>I concede.</source>
        <translation>Luovutan.</translation>
    </message>
    <message>
        <source>The rest is mine.</source>
        <translation>Loput ovat minun.</translation>
    </message>
    <message>
        <source>You push the skat on unseen.</source>
        <translation>Annat skatin katsomatta eteenpäin.</translation>
    </message>
    <message>
        <source>{seat} pushes the skat on unseen.</source>
        <translation>{seat} antaa skatin katsomatta eteenpäin.</translation>
    </message>
    <message>
        <source>You concede.</source>
        <translation>Luovutat.</translation>
    </message>
    <message>
        <source>{seat} concedes.</source>
        <translation>{seat} luovuttaa.</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>Otat loput.</translation>
    </message>
    <message>
        <source>{seat} claims the rest.</source>
        <translation>{seat} ottaa loput.</translation>
    </message>
    <message>
        <source>In the skat: {cards}.</source>
        <translation>Skatissa: {cards}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
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
        <translation>Pelaajia</translation>
    </message>
    <message>
        <source>three play with 32 cards, more with 52</source>
        <translation>kolme pelaa 32&#xa0;kortilla, useammat 52:lla</translation>
    </message>
    <message>
        <source>Points to write off</source>
        <translation>Vähennettävät pisteet</translation>
    </message>
    <message>
        <source>Most cards to draw</source>
        <translation>Nostettavia kortteja enintään</translation>
    </message>
    <message>
        <source>the trump card that the dealer takes counts</source>
        <translation>jakajan ottama valttikortti lasketaan mukaan</translation>
    </message>
    <message>
        <source>The trump ace must be led</source>
        <translation>Valttiässällä on aloitettava</translation>
    </message>
    <message>
        <source>The trump queen follows the king</source>
        <translation>Valttirouva seuraa kuningasta</translation>
    </message>
    <message>
        <source>when the king has won</source>
        <translation>kun kuningas on saanut tikin</translation>
    </message>
    <message>
        <source>The trump ace must cover</source>
        <translation>Valttiässän on lyötävä</translation>
    </message>
    <message>
        <source>The trick must be beaten</source>
        <translation>Yli on mentävä</translation>
    </message>
    <message>
        <source>by whoever can</source>
        <translation>jos se on mahdollista</translation>
    </message>
    <message>
        <source>Five trumps in one hand</source>
        <translation>Viisi valttia yhdessä kädessä</translation>
    </message>
    <message>
        <source>written off and added</source>
        <translation>vähennetään ja lisätään</translation>
    </message>
    <message>
        <source>Against a hand of one suit add</source>
        <translation>Yhden maan kättä vastaan lisätään</translation>
    </message>
    <message>
        <source>Aces that count</source>
        <translation>Laskettavat ässät</translation>
    </message>
    <message>
        <source>No trick always costs 5</source>
        <translation>Tikittä jääminen maksaa aina 5</translation>
    </message>
    <message>
        <source>by the old rule not with two or three aces</source>
        <translation>vanhan säännön mukaan ei kahdella eikä kolmella ässällä</translation>
    </message>
    <message>
        <source>Drawn jacks count</source>
        <translation>Nostetut jätkät lasketaan</translation>
    </message>
    <message>
        <source>otherwise only those that were dealt</source>
        <translation>muuten vain jaossa saadut</translation>
    </message>
    <message>
        <source>Court cards of trumps</source>
        <translation>Valttimaan kuvakortit</translation>
    </message>
    <message>
        <source>Court cards of any suit</source>
        <translation>Minkä tahansa maan kuvakortit</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ei mitään</translation>
    </message>
    <message>
        <source>One&apos;s own aces</source>
        <translation>Omat ässät</translation>
    </message>
    <message>
        <source>The ace in that hand</source>
        <translation>Sen käden ässä</translation>
    </message>
    <message>
        <source>Those held for the play</source>
        <translation>Pelissä mukana olleet</translation>
    </message>
    <message>
        <source>Those that were dealt</source>
        <translation>Jaossa saadut</translation>
    </message>
    <message>
        <source>There is no second talon: later players get what is left.</source>
        <translation>Toista pakkaa ei ole: myöhemmät pelaajat saavat sen, mitä on jäljellä.</translation>
    </message>
    <message>
        <source>Still to write off</source>
        <translation>Vielä vähennettävää</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to write off</source>
        <translation>
            <numerusform>%n&#xa0;piste vähennettävänä</numerusform>
            <numerusform>%n&#xa0;pistettä vähennettävänä</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} · {left}</source>
        <translation>{suit} · {left}</translation>
    </message>
    <message>
        <source>Trump and talon</source>
        <translation>Valtti ja pakka</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>Pelaat, ei tikkiä</translation>
    </message>
    <message>
        <source>A dealt ace forbids dropping out: you hold the {cards}.</source>
        <translation>Jaetun ässän kanssa ei saa jäädä pois: sinulla on {cards}.</translation>
    </message>
    <message>
        <source>your aces are added</source>
        <translation>ässäsi lisätään</translation>
    </message>
    <message>
        <source>a dealt ace forbids dropping out</source>
        <translation>jaettu ässä estää jäämästä pois</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Jäät pois</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>mikään ei muutu</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>Mitä on pelissä</translation>
    </message>
    <message>
        <source>and your aces {value}</source>
        <translation>lisäksi ässäsi {value}</translation>
    </message>
    <message>
        <source>one point less</source>
        <translation>piste vähemmän</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>Pelaat, joka tikistä</translation>
    </message>
    <message>
        <source>five points more</source>
        <translation>viisi pistettä lisää</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>Sinun on pelattava</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 points.</source>
        <translation>Pois jääminen ei maksa mitään; pelaaminen ilman tikkiä maksaa 5&#xa0;pistettä.</translation>
    </message>
    <message>
        <source>A dealt ace binds, all others may drop out</source>
        <translation>Jaettu ässä sitoo, kaikki muut saavat jäädä pois</translation>
    </message>
    <message>
        <source>{cards}: {gain}, since you have a trick.</source>
        <translation>{cards}: {gain}, koska olet saanut tikin.</translation>
    </message>
    <message>
        <source>{cards}: {gain} with a trick, otherwise {loss}.</source>
        <translation>{cards}: {gain}, jos saat tikin, muuten {loss}.</translation>
    </message>
    <message>
        <source>What these cards bring</source>
        <translation>Mitä nämä kortit tuovat</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Kukaan ei pelaa</translation>
    </message>
    <message>
        <source>Nobody writes off points</source>
        <translation>Kukaan ei vähennä pisteitä</translation>
    </message>
    <message>
        <source>You hold all four aces</source>
        <translation>Sinulla on kaikki neljä ässää</translation>
    </message>
    <message>
        <source>{seat} holds all four aces</source>
        <translation>{seat} saa kaikki neljä ässää</translation>
    </message>
    <message>
        <source>You finish with jacks</source>
        <translation>Pääset maaliin jätkillä</translation>
    </message>
    <message>
        <source>{seat} finishes with jacks</source>
        <translation>{seat} pääsee maaliin jätkillä</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>Vain sinä pelaat</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>Vain {seat} pelaa</translation>
    </message>
    <message>
        <source>A hand of one suit: {names}</source>
        <translation>Yhden maan käsi: {names}</translation>
    </message>
    <message>
        <source>You write off the most</source>
        <translation>Vähennät eniten</translation>
    </message>
    <message>
        <source>{seat} writes off the most</source>
        <translation>{seat} vähentää eniten</translation>
    </message>
    <message>
        <source>Most written off: {names}</source>
        <translation>Eniten vähensivät: {names}</translation>
    </message>
    <message>
        <source>5 are added without a trick</source>
        <translation>tikittä jäänyt lisää 5</translation>
    </message>
    <message>
        <source>Jacks of one colour</source>
        <translation>Samanväriset jätkät</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Neljä ässää</translation>
    </message>
    <message>
        <source>they write everything off</source>
        <translation>ne vähentävät kaiken</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;tikki</numerusform>
            <numerusform>%n&#xa0;tikkiä</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Ässät</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Ei tikkiä</translation>
    </message>
    <message>
        <source>Aces without a trick</source>
        <translation>Ässät ilman tikkiä</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>Ainoa pelaaja</translation>
    </message>
    <message>
        <source>five tricks without play</source>
        <translation>viisi tikkiä pelaamatta</translation>
    </message>
    <message>
        <source>A hand of one suit</source>
        <translation>Yhden maan käsi</translation>
    </message>
    <message>
        <source>Five trumps</source>
        <translation>Viisi valttia</translation>
    </message>
    <message>
        <source>Another hand of one suit</source>
        <translation>Yhden maan käsi toisella</translation>
    </message>
    <message>
        <source>Five trumps in another hand</source>
        <translation>Viisi valttia toisella</translation>
    </message>
    <message>
        <source>Aces as well</source>
        <translation>Lisäksi ässät</translation>
    </message>
    <message>
        <source>Why is nothing played?</source>
        <translation>Miksi mitään ei pelata?</translation>
    </message>
    <message>
        <source>Five cards of one suit end the deal at once: their holder writes off, all others add.</source>
        <translation>Viisi saman maan korttia päättää jaon heti: niiden haltija vähentää, kaikki muut lisäävät.</translation>
    </message>
    <message>
        <source>Why are aces added?</source>
        <translation>Miksi ässät lisätään?</translation>
    </message>
    <message>
        <source>Aces are written off with a trick, and added without one.</source>
        <translation>Ässät vähennetään, jos saa tikin, ja lisätään, jos jää ilman.</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>Miksi pelaamatta?</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so five tricks and the aces are written off.</source>
        <translation>Kaikki muut jäivät pois, joten viisi tikkiä ja ässät vähennetään.</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>the name of the game</comment>
        <translation>Venäläinen rams</translation>
    </message>
    <message>
        <source>Tricks, aces and jacks write your points off: the first to reach 0 wins.</source>
        <translation>Tikit, ässät ja jätkät vähentävät pisteitäsi: ensimmäisenä nollaan päässyt voittaa.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Draw and play</source>
        <translation>Nostaminen ja pelaaminen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pisteenlasku</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Pidä kaikki</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Nosta %n&#xa0;kortti</numerusform>
            <numerusform>Nosta %n&#xa0;korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>Ota valttikortti</translation>
    </message>
    <message>
        <source>{seat} chooses cards to draw</source>
        <translation>{seat} valitsee vaihdettavat kortit</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>Voit vaihtaa yhden kortin valttikorttiin</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to lay away and draw</source>
        <translation>
            <numerusform>Pane pois enintään %n&#xa0;kortti ja nosta uusi tilalle</numerusform>
            <numerusform>Pane pois enintään %n&#xa0;korttia ja nosta uudet tilalle</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn – lead the trump ace</source>
        <translation>Sinun vuorosi – aloita valttiässällä</translation>
    </message>
    <message>
        <source>Your turn – lead the trump queen</source>
        <translation>Sinun vuorosi – aloita valttirouvalla</translation>
    </message>
    <message>
        <source>Your turn – play the trump ace</source>
        <translation>Sinun vuorosi – pelaa valttiässä</translation>
    </message>
    <message>
        <source>You hold the trump ace and must lead it.</source>
        <translation>Sinulla on valttiässä, ja sinun on aloitettava sillä.</translation>
    </message>
    <message>
        <source>You won with the trump king: the trump queen must follow.</source>
        <translation>Sait tikin valttikuninkaalla: seuraavaksi sinun on aloitettava valttirouvalla.</translation>
    </message>
    <message>
        <source>A court card lies in the trick: the trump ace must cover it.</source>
        <translation>Tikissä on kuvakortti: valttiässän on lyötävä se.</translation>
    </message>
    <message>
        <source>Keep trumps and aces and lay away {cards}.</source>
        <translation>Pitäisin valtit ja ässät ja panisin pois {cards}.</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>Käännetty kortti on valtti: antaisin siitä {cards}.</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>Nämä kortit ovat hyvät tällaisinaan.</translation>
    </message>
    <message>
        <source>Without a trick your aces are added: take the first trick you can.</source>
        <translation>Ilman tikkiä ässäsi lisätään: ota ensimmäinen tikki, jonka saat.</translation>
    </message>
    <message>
        <source>This card beats every other of its suit.</source>
        <translation>Tämä kortti lyö kaikki muut maansa kortit.</translation>
    </message>
    <message>
        <source>The highest card wins most surely.</source>
        <translation>Isoin kortti voittaa varmimmin.</translation>
    </message>
    <message>
        <source>A higher card is still out: give a low one.</source>
        <translation>Isompi kortti on vielä jollakin muulla: anna pieni.</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>what a deal became: it was played</comment>
        <translation>Rams</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>Yksi pelaaja</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Jätkät</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>Nostat %n&#xa0;kortin.</numerusform>
            <numerusform>Nostat %n&#xa0;korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} nostaa %n&#xa0;kortin.</numerusform>
            <numerusform>{seat} nostaa %n&#xa0;korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <translation>Näytät {cards}.</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat} näyttää {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Your jacks write off %n point(s).</source>
        <translation>
            <numerusform>Jätkäsi vähentävät %n&#xa0;pisteen.</numerusform>
            <numerusform>Jätkäsi vähentävät %n&#xa0;pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jacks of {seat} write off %n point(s).</source>
        <translation>
            <numerusform>{seat} vähentää jätkillä %n&#xa0;pisteen.</numerusform>
            <numerusform>{seat} vähentää jätkillä %n&#xa0;pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump ace</source>
        <translation>Valttiässä</translation>
    </message>
    <message>
        <source>It must be led, and cover a court card of trumps.</source>
        <translation>Sillä on aloitettava, ja sen on lyötävä valttimaan kuvakortti.</translation>
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
        <translation>Jokainen pelaa omaan laskuunsa: eniten korttipisteitä saanut häviää.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Kaikki tikit</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>Skat ja tasatilanteet</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Muoto</translation>
    </message>
    <message>
        <source>how the points are counted</source>
        <translation>miten pisteet lasketaan</translation>
    </message>
    <message>
        <source>Rank of the ten</source>
        <translation>Kympin arvo</translation>
    </message>
    <message>
        <source>Jacks are trumps</source>
        <translation>Jätkät ovat valtteja</translation>
    </message>
    <message>
        <source>A player who takes all tricks</source>
        <translation>Kaikkien tikkien saaja</translation>
    </message>
    <message>
        <source>All tricks are rewarded</source>
        <translation>Kaikista tikeistä palkitaan</translation>
    </message>
    <message>
        <source>20 points off instead of 20 on</source>
        <translation>20&#xa0;pistettä pois eikä 20 lisää</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Skatin saa</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>Kaikilla tasan 40</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Ottelu päättyy</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kierroksia</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>kierroksella jokainen jakaa kerran</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Pisteraja</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Yksinkertainen</translation>
    </message>
    <message>
        <source>Pip Ramsch</source>
        <translation>Augenramsch</translation>
    </message>
    <message>
        <source>Passing cards</source>
        <translation>Korttien antaminen</translation>
    </message>
    <message>
        <source>As at a Skat table</source>
        <translation>Kuten Skat-pöydässä</translation>
    </message>
    <message>
        <source>Above the king</source>
        <translation>Kuninkaan yläpuolella</translation>
    </message>
    <message>
        <source>Below the jack</source>
        <translation>Jätkän alapuolella</translation>
    </message>
    <message>
        <source>120 points off</source>
        <translation>120&#xa0;pistettä pois</translation>
    </message>
    <message>
        <source>60 on for each other</source>
        <translation>Muille 60 lisää</translation>
    </message>
    <message>
        <source>120 on for each other</source>
        <translation>Muille 120 lisää</translation>
    </message>
    <message>
        <source>120 off, 60 on for each other</source>
        <translation>120 pois, muille 60 lisää</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Häviäjä</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ei kukaan</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Kaikki häviävät</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Kukaan ei häviä</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>Kierrosten jälkeen</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>Pisterajan täyttyessä</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>Pane pois 2&#xa0;korttia</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>Anna 2&#xa0;korttia eteenpäin</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>Valitse kaksi eteenpäin annettavaa korttia</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat} valitsee kaksi korttia</translation>
    </message>
    <message>
        <source>Everyone takes the two cards and passes any two on. The last two go with the last trick.</source>
        <translation>Jokainen ottaa vuorollaan kaksi korttia ja antaa mitkä tahansa kaksi eteenpäin. Viimeiset kaksi menevät viimeisen tikin mukana.</translation>
    </message>
</context>
<context>
    <name>RamschWords</name>
    <message numerus="yes">
        <source>You pass on %n card(s).</source>
        <translation>
            <numerusform>Annat %n&#xa0;kortin eteenpäin.</numerusform>
            <numerusform>Annat %n&#xa0;korttia eteenpäin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} passes on %n card(s).</source>
        <translation>
            <numerusform>{seat} antaa %n&#xa0;kortin eteenpäin.</numerusform>
            <numerusform>{seat} antaa %n&#xa0;korttia eteenpäin.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the tricks</source>
        <translation>Saat kaikki tikit</translation>
    </message>
    <message>
        <source>{seat} takes all the tricks</source>
        <translation>{seat} saa kaikki tikit</translation>
    </message>
    <message>
        <source>The Ramsch is not scored</source>
        <translation>Ramschista ei kirjata pisteitä</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Häviät Ramschin</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>{seat} häviää Ramschin</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>Häviäjät: {names}</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Korttipisteet</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>it goes with the last trick</source>
        <translation>se menee viimeisen tikin mukana</translation>
    </message>
    <message>
        <source>it goes to the player with the most card points</source>
        <translation>sen saa eniten korttipisteitä ottanut</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <translation>Annettu katsomatta</translation>
    </message>
    <message>
        <source>each unseen push raises the result</source>
        <translation>jokainen katsomatta antaminen korottaa tulosta</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>Jungfrau</translation>
    </message>
    <message>
        <source>Pushed on, and Jungfrau</source>
        <translation>Annettu katsomatta ja Jungfrau</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Tappio</translation>
    </message>
    <message>
        <source>the most card points at the table</source>
        <translation>eniten korttipisteitä pöydässä</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>all ten tricks</source>
        <translation>kaikki kymmenen tikkiä</translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Eniten korttipisteitä</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;korttipiste</numerusform>
            <numerusform>%n&#xa0;korttipistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>Jungfer</source>
        <translation>Jungfer</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Jaettu</translation>
    </message>
    <message>
        <source>two have the same card points</source>
        <translation>kahdella on yhtä paljon korttipisteitä</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Kaikki tikit</translation>
    </message>
    <message>
        <source>two players take no trick</source>
        <translation>kaksi pelaajaa jää ilman tikkiä</translation>
    </message>
    <message>
        <source>the penalty is written off</source>
        <translation>miinuspisteet vähennetään</translation>
    </message>
    <message>
        <source>another player takes every trick</source>
        <translation>toinen pelaaja saa kaikki tikit</translation>
    </message>
    <message numerus="yes">
        <source>in %n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;tikissä</numerusform>
            <numerusform>%n&#xa0;tikissä</numerusform>
        </translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>Et saa yhtään tikkiä</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat} ei saa yhtään tikkiä</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>Miksi kaksinkertainen?</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, the Ramsch counts double. Tricks matter, not card points: a trick of 9, 8 and 7 is a trick.</source>
        <translation>Jos joku ei saa yhtään tikkiä, Ramsch lasketaan kaksinkertaisena. Tikit ratkaisevat, eivät korttipisteet: myös ysi, kasi ja seiska muodostavat tikin.</translation>
    </message>
    <message>
        <source>Why no Durchmarsch?</source>
        <translation>Miksi ei Durchmarsch?</translation>
    </message>
    <message>
        <source>A Durchmarsch needs every trick, not only every card point.</source>
        <translation>Durchmarschiin tarvitaan kaikki tikit, eivät pelkät korttipisteet riitä.</translation>
    </message>
    <message>
        <source>{seat} has every trick so far: take this one.</source>
        <translation>{seat} on saanut kaikki tähänastiset tikit: ota tämä.</translation>
    </message>
    <message>
        <source>{seat} loses for certain: give card points.</source>
        <translation>{seat} häviää varmasti: anna korttipisteitä.</translation>
    </message>
    <message>
        <source>No lower card of the suit is out: another player takes the trick.</source>
        <translation>Maan pienempiä kortteja ei ole enää muilla: joku muu saa tikin.</translation>
    </message>
    <message>
        <source>It shortens a suit and hardly holds the trick.</source>
        <translation>Se lyhentää maata ja tuskin pitää tikin.</translation>
    </message>
    <message>
        <source>It hardly holds the trick: higher cards of the suit are out.</source>
        <translation>Se tuskin pitää tikin: maan isompia kortteja on muilla.</translation>
    </message>
    <message>
        <source>Higher trumps are out and take it.</source>
        <translation>Muilla on isompia valtteja, ja ne vievät tikin.</translation>
    </message>
    <message>
        <source>Every lead may take the trick: this one costs least.</source>
        <translation>Mikä tahansa aloitus voi saada tikin: tämä maksaa vähiten.</translation>
    </message>
    <message>
        <source>Lead low, so that everyone takes a trick and the loss counts once.</source>
        <translation>Aloita pienellä, jotta jokainen saa tikin ja tappio lasketaan vain kerran.</translation>
    </message>
    <message>
        <source>It is the lowest card of the longest suit.</source>
        <translation>Se on pisimmän maan pienin kortti.</translation>
    </message>
    <message>
        <source>All tricks are yours so far: take this one too.</source>
        <translation>Kaikki tähänastiset tikit ovat sinun: ota tämäkin.</translation>
    </message>
    <message>
        <source>Without these two the hand takes the fewest tricks.</source>
        <translation>Ilman näitä kahta käsi saa vähiten tikkejä.</translation>
    </message>
    <message>
        <source>These two have the most card points.</source>
        <translation>Näissä kahdessa on eniten korttipisteitä.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Se on ainoa kortti, jonka saat pelata.</translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation>Mikä tahansa kortti käy.</translation>
    </message>
    <message>
        <source>It is the only card that leaves the trick to another player.</source>
        <translation>Se on ainoa kortti, joka jättää tikin toiselle.</translation>
    </message>
    <message>
        <source>It is the highest card that leaves the trick to another player.</source>
        <translation>Se on isoin kortti, joka jättää tikin toiselle.</translation>
    </message>
    <message>
        <source>You must take this trick: the highest card takes it and is gone.</source>
        <translation>Joudut ottamaan tikin: ota se isoimmalla kortilla, niin pääset siitä eroon.</translation>
    </message>
    <message>
        <source>Nobody else holds the suit: take the trick with the fewest points.</source>
        <translation>Muilla ei ole tätä maata: ota tikki mahdollisimman vähin pistein.</translation>
    </message>
    <message>
        <source>Every card wins so far: after the lowest another may still go higher.</source>
        <translation>Mikä tahansa korttisi johtaisi tikkiä: pienimmän yli joku voi vielä mennä.</translation>
    </message>
    <message>
        <source>A high card alone in its suit would take a trick later.</source>
        <translation>Yksinäinen iso kortti saisi myöhemmin tikin.</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick later.</source>
        <translation>Se on kortti, joka todennäköisimmin saisi myöhemmin tikin.</translation>
    </message>
    <message>
        <source>A higher trump is in the trick: this one goes without taking it.</source>
        <translation>Pöydässä on isompi valtti: tästä pääset eroon ottamatta tikkiä.</translation>
    </message>
    <message>
        <source>It is the card with the most card points.</source>
        <translation>Siinä kortissa on eniten korttipisteitä.</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points loses.</source>
        <translation>Jokainen pelaa yksin: eniten korttipisteitä saanut häviää.</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>Korttipisteet ja tikit</translation>
    </message>
    <message>
        <source>Jungfrau, no trick</source>
        <translation>Jungfrau, ei tikkiä</translation>
    </message>
</context>
<context>
    <name>Ramsen</name>
    <message>
        <source>Players</source>
        <translation>Pelaajia</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Järjestys</translation>
    </message>
    <message>
        <source>in Zaisertshofen everyone stays in or drops out before the exchange</source>
        <translation>Zaisertshofenissa jokainen lähtee mukaan tai jää pois ennen vaihtoa</translation>
    </message>
    <message>
        <source>The cutter may keep a card</source>
        <translation>Pakan nostanut saa pitää kortin</translation>
    </message>
    <message>
        <source>the player at the dealer&apos;s right sees it before the deal</source>
        <translation>jakajan oikealla puolella istuva näkee sen ennen jakoa</translation>
    </message>
    <message>
        <source>If only one plays</source>
        <translation>Jos vain yksi pelaa</translation>
    </message>
    <message>
        <source>Crosses to complete</source>
        <translation>Täytettäviä pisteristejä</translation>
    </message>
    <message>
        <source>five bars make a cross</source>
        <translation>viisi viivaa täyttää pisteristin</translation>
    </message>
    <message>
        <source>Most open crosses</source>
        <translation>Avoimia pisteristejä enintään</translation>
    </message>
    <message>
        <source>but at least one more than at the start</source>
        <translation>mutta vähintään yksi enemmän kuin alussa</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Ottelun enimmäispituus</translation>
    </message>
    <message>
        <source>after so many deals the fewest bars to go win</source>
        <translation>näin monen jaon jälkeen voittaa se, jolta puuttuu vähiten viivoja</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n&#xa0;jako</numerusform>
            <numerusform>%n&#xa0;jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange first</source>
        <translation>Ensin vaihto</translation>
    </message>
    <message>
        <source>Zaisertshofen: decide first</source>
        <translation>Zaisertshofen: ensin päätös</translation>
    </message>
    <message>
        <source>Five bars without play</source>
        <translation>Viisi viivaa pelaamatta</translation>
    </message>
    <message>
        <source>One bar without play</source>
        <translation>Yksi viiva pelaamatta</translation>
    </message>
    <message>
        <source>The dealer plays against him</source>
        <translation>Jakaja pelaa häntä vastaan</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ei rajaa</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Taulu</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>jäljellä</translation>
    </message>
    <message>
        <source>{name}: {bars}</source>
        <translation>{name}: {bars}</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) to go</source>
        <translation>
            <numerusform>%n&#xa0;viiva jäljellä</numerusform>
            <numerusform>%n&#xa0;viivaa jäljellä</numerusform>
        </translation>
    </message>
    <message>
        <source>Always trumps</source>
        <translation>Aina valtteja</translation>
    </message>
    <message>
        <source>Trumps from the top</source>
        <translation>Valtit ylhäältä alkaen</translation>
    </message>
    <message>
        <source>{suit}. After the ace: {names}, then the rest of the suit.</source>
        <translation>{suit}. Ässän jälkeen {names}, sitten maan muut kortit.</translation>
    </message>
    <message>
        <source>the Kritische or Griechen</source>
        <translation>kriittiset eli kreikkalaiset</translation>
    </message>
    <message>
        <source>Dallmutz, Belli, Großer and Kleiner Bube</source>
        <translation>Dallmutz, Belli, Großer ja Kleiner Bube</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>Pelaat, joka tikistä</translation>
    </message>
    <message>
        <source>one bar less</source>
        <translation>yksi viiva vähemmän</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>Pelaat, ei tikkiä</translation>
    </message>
    <message>
        <source>one more cross</source>
        <translation>yksi pisteristi lisää</translation>
    </message>
    <message>
        <source>whoever exchanges must play</source>
        <translation>vaihtaneen on pelattava</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>Jäät pois</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>mikään ei muutu</translation>
    </message>
    <message>
        <source>{suit}. After the ace of trumps: {names}, then the rest of the suit.</source>
        <translation>{suit}. Valttiässän jälkeen {names}, sitten maan muut kortit.</translation>
    </message>
    <message>
        <source>The Kritische or Griechen</source>
        <translation>Kriittiset eli kreikkalaiset</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>Mitä on pelissä</translation>
    </message>
    <message>
        <source>the limit of crosses</source>
        <translation>pisteristien enimmäismäärä</translation>
    </message>
    <message>
        <source>Whoever keeps the cut card is dealt four more and may not exchange any.</source>
        <translation>Nostokortin pitänyt saa jaossa neljä korttia lisää eikä saa vaihtaa yhtään.</translation>
    </message>
    <message>
        <source>Four more, and no exchange</source>
        <translation>Neljä lisää, ei vaihtoa</translation>
    </message>
    <message numerus="yes">
        <source>The whole table may exchange five cards: %n left.</source>
        <translation>
            <numerusform>Koko pöytä saa vaihtaa viisi korttia: jäljellä %n.</numerusform>
            <numerusform>Koko pöytä saa vaihtaa viisi korttia: jäljellä %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five cards are exchanged. The dealer may still exchange one for the trump card.</source>
        <translation>Viisi korttia on vaihdettu. Jakaja saa vielä vaihtaa yhden valttikorttiin.</translation>
    </message>
    <message>
        <source>Five cards for the whole table</source>
        <translation>Viisi korttia koko pöydälle</translation>
    </message>
    <message>
        <source>Whoever exchanges must play</source>
        <translation>Vaihtaneen on pelattava</translation>
    </message>
    <message>
        <source>You exchanged cards: whoever exchanges plays.</source>
        <translation>Vaihdoit kortteja, ja vaihtaneen on pelattava.</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>Sinun on pelattava</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 bars.</source>
        <translation>Pois jääminen ei maksa mitään; pelaaminen ilman tikkiä maksaa 5&#xa0;viivaa.</translation>
    </message>
    <message numerus="yes">
        <source>You have as many crosses as may be: no trick costs %n bar(s).</source>
        <translation>
            <numerusform>Sinulla on pisteristejä enimmäismäärä: ilman tikkiä menetät %n&#xa0;viivan.</numerusform>
            <numerusform>Sinulla on pisteristejä enimmäismäärä: ilman tikkiä menetät %n&#xa0;viivaa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only those who play exchange</source>
        <translation>Vain mukana olevat vaihtavat</translation>
    </message>
    <message>
        <source>Anyone who did not exchange may drop out</source>
        <translation>Pois saa jäädä jokainen, joka ei vaihtanut</translation>
    </message>
    <message>
        <source>Kritischer</source>
        <translation>kriittinen</translation>
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
        <translation>Aina valtti, toiseksi korkein, eikä koskaan maansa kortti.</translation>
    </message>
    <message>
        <source>Always a trump: the third-highest, and never a card of its suit.</source>
        <translation>Aina valtti, kolmanneksi korkein, eikä koskaan maansa kortti.</translation>
    </message>
    <message>
        <source>Always a trump: the fourth-highest, and never a card of its suit.</source>
        <translation>Aina valtti, neljänneksi korkein, eikä koskaan maansa kortti.</translation>
    </message>
    <message>
        <source>Always a trump: the fifth-highest, and never a card of its suit.</source>
        <translation>Aina valtti, viidenneksi korkein, eikä koskaan maansa kortti.</translation>
    </message>
    <message>
        <source>Ramsen</source>
        <translation>Baijerin Ramsen</translation>
    </message>
    <message>
        <source>Play only if you take a trick: whoever has drawn all bars first wins.</source>
        <translation>Pelaa mukana vain, jos saat tikin: ensimmäisenä kaikki viivansa vetänyt voittaa.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Pidä kortti</translation>
    </message>
    <message>
        <source>Leave it in the pack</source>
        <translation>Jätä se pakkaan</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Pidä kaikki</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Vaihda %n&#xa0;kortti</numerusform>
            <numerusform>Vaihda %n&#xa0;korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you keep the card that you saw at the cut?</source>
        <translation>Pidätkö kortin, jonka näit pakkaa nostaessasi?</translation>
    </message>
    <message>
        <source>{seat} looks at the card of the cut</source>
        <translation>{seat} katsoo nostokorttia</translation>
    </message>
    <message>
        <source>{seat} chooses cards to exchange</source>
        <translation>{seat} valitsee vaihdettavat kortit</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>Voit vaihtaa yhden kortin valttikorttiin</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to exchange</source>
        <translation>
            <numerusform>Valitse vaihdettavaksi enintään %n&#xa0;kortti</numerusform>
            <numerusform>Valitse vaihdettavaksi enintään %n&#xa0;korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>This card is a trump whatever suit is turned up: keep it.</source>
        <translation>Tämä kortti on valtti, kääntyipä mikä maa tahansa: pidä se.</translation>
    </message>
    <message>
        <source>An ace is worth more than the exchange, and may become the best trump.</source>
        <translation>Ässä on vaihtoa arvokkaampi, ja siitä voi tulla paras valtti.</translation>
    </message>
    <message>
        <source>This card is not worth losing the exchange.</source>
        <translation>Tämän kortin takia ei kannata luopua vaihdosta.</translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>Ota valttikortti</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Pidän sen.</translation>
    </message>
    <message>
        <source>I leave it.</source>
        <translation>Jätän sen.</translation>
    </message>
    <message>
        <source>This card is always a trump, and never a card of its suit.</source>
        <translation>Tämä kortti on aina valtti eikä koskaan maansa kortti.</translation>
    </message>
    <message>
        <source>Always trumps, and never cards of their suit: {cards}.</source>
        <translation>Aina valtteja eivätkä koskaan maansa kortteja: {cards}.</translation>
    </message>
    <message>
        <source>Keep the trumps and exchange {cards}.</source>
        <translation>Pitäisin valtit ja vaihtaisin {cards}.</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>Käännetty kortti on valtti: antaisin siitä {cards}.</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>Nämä kortit ovat hyvät tällaisinaan.</translation>
    </message>
    <message>
        <source>Whoever exchanges must play, and these cards are too weak.</source>
        <translation>Vaihtaneen on pelattava, ja nämä kortit ovat liian heikot.</translation>
    </message>
    <message>
        <source>This ace is worth more than the exchange, and may become the best trump.</source>
        <translation>Tämä ässä on vaihtoa arvokkaampi, ja siitä voi tulla paras valtti.</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>Yksi pelaaja</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Kukaan ei pelaa</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>Vain sinä pelaat</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>Vain {seat} pelaa</translation>
    </message>
    <message>
        <source>You draw your last bar</source>
        <translation>Vedät viimeisen viivasi</translation>
    </message>
    <message>
        <source>{seat} draws the last bar</source>
        <translation>{seat} vetää viimeisen viivan</translation>
    </message>
    <message>
        <source>You take the most tricks</source>
        <translation>Saat eniten tikkejä</translation>
    </message>
    <message>
        <source>{seat} takes the most tricks</source>
        <translation>{seat} saa eniten tikkejä</translation>
    </message>
    <message>
        <source>Most tricks: {names}</source>
        <translation>Eniten tikkejä: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;tikki</numerusform>
            <numerusform>%n&#xa0;tikkiä</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Tikki</translation>
    </message>
    <message>
        <source>one bar</source>
        <translation>yksi viiva</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>The last bar</source>
        <translation>Viimeinen viiva</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Ei tikkiä</translation>
    </message>
    <message>
        <source>the match is over: no more crosses</source>
        <translation>ottelu on ohi: pisteristejä ei enää lisätä</translation>
    </message>
    <message>
        <source>Highest number of crosses</source>
        <translation>Pisteristien enimmäismäärä</translation>
    </message>
    <message>
        <source>no more are added</source>
        <translation>enempää ei lisätä</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>Ainoa pelaaja</translation>
    </message>
    <message>
        <source>credited without play</source>
        <translation>hyvitetään pelaamatta</translation>
    </message>
    <message>
        <source>Why is the deal over?</source>
        <translation>Miksi jako päättyi?</translation>
    </message>
    <message>
        <source>The match ends with the trick that makes the last bar; the rest is not played.</source>
        <translation>Ottelu päättyy tikkiin, joka tuo viimeisen viivan; loppuja ei pelata.</translation>
    </message>
    <message>
        <source>Why no more crosses?</source>
        <translation>Miksi pisteristejä ei lisätä?</translation>
    </message>
    <message>
        <source>The trick that makes the last bar ends the match before crosses are added.</source>
        <translation>Tikki, joka tuo viimeisen viivan, päättää ottelun ennen kuin pisteristejä lisätään.</translation>
    </message>
    <message>
        <source>Why no full cross?</source>
        <translation>Miksi ei kokonaista pisteristiä?</translation>
    </message>
    <message>
        <source>The house rules limit the open crosses, so that every match comes to an end.</source>
        <translation>Pöydän säännöt rajoittavat avoimia pisteristejä, jotta jokainen ottelu päättyy joskus.</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>Miksi pelaamatta?</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so the tricks are credited.</source>
        <translation>Kaikki muut jäivät pois, joten tikit hyvitetään.</translation>
    </message>
    <message>
        <source>You keep the card.</source>
        <translation>Pidät kortin.</translation>
    </message>
    <message>
        <source>{seat} keeps the card.</source>
        <translation>{seat} pitää kortin.</translation>
    </message>
    <message>
        <source>You leave the card.</source>
        <translation>Jätät kortin.</translation>
    </message>
    <message>
        <source>{seat} leaves the card.</source>
        <translation>{seat} jättää kortin.</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation>
            <numerusform>Vaihdat %n&#xa0;kortin.</numerusform>
            <numerusform>Vaihdat %n&#xa0;korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} exchanges %n card(s).</source>
        <translation>
            <numerusform>{seat} vaihtaa %n&#xa0;kortin.</numerusform>
            <numerusform>{seat} vaihtaa %n&#xa0;korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} cuts and looks at a card.</source>
        <translation>{seat} nostaa pakan ja katsoo yhtä korttia.</translation>
    </message>
    <message>
        <source>You cut and see {card}.</source>
        <translation>Nostat pakan ja näet {card}.</translation>
    </message>
    <message>
        <source>You take no trick: one more cross.</source>
        <translation>Jäät ilman tikkiä: yksi pisteristi lisää.</translation>
    </message>
    <message>
        <source>{seat} takes no trick: one more cross.</source>
        <translation>{seat} jää ilman tikkiä: yksi pisteristi lisää.</translation>
    </message>
    <message>
        <source>There are no more crosses than the house rules allow.</source>
        <translation>Pisteristejä ei tule enempää kuin pöydän säännöt sallivat.</translation>
    </message>
    <message numerus="yes">
        <source>You draw a bar: %n to go.</source>
        <translation>
            <numerusform>Vedät viivan: jäljellä %n.</numerusform>
            <numerusform>Vedät viivan: jäljellä %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws a bar: %n to go.</source>
        <translation>
            <numerusform>{seat} vetää viivan: jäljellä %n.</numerusform>
            <numerusform>{seat} vetää viivan: jäljellä %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card of the cut</source>
        <translation>Nostossa nähty kortti</translation>
    </message>
</context>
<context>
    <name>ReadMenu</name>
    <message>
        <source>Your &amp;hand</source>
        <translation>&amp;Omat kortit</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>&amp;Tikki</translation>
    </message>
    <message>
        <source>The &amp;last trick</source>
        <translation>&amp;Edellinen tikki</translation>
    </message>
    <message>
        <source>The &amp;points</source>
        <translation>&amp;Pisteet</translation>
    </message>
    <message>
        <source>&amp;Game and bids</source>
        <translation>Peli ja ta&amp;rjoukset</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>You hold no cards.</source>
        <translation>Sinulla ei ole kortteja.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Korttisi: {cards}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Pöydällä ei ole kortteja.</translation>
    </message>
    <message>
        <source>On the table – {cards}.</source>
        <translation>Pöydällä – {cards}.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Yhtään tikkiä ei ole vielä otettu.</translation>
    </message>
    <message>
        <source>The last trick – {cards}.</source>
        <translation>Edellinen tikki – {cards}.</translation>
    </message>
    <message>
        <source>Points of the match – {points}.</source>
        <translation>Ottelun pisteet – {points}.</translation>
    </message>
    <message>
        <source>In this deal – {points}.</source>
        <translation>Tässä jaossa – {points}.</translation>
    </message>
    <message>
        <source>The game is {game}.</source>
        <translation>Pelinä on {game}.</translation>
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
        <translation>Ilmoita ongelmasta</translation>
    </message>
    <message>
        <source>This text has the cards, the rules and every move of the match, and the versions of the program. Nothing in it is personal, and nothing is sent: save it and attach it to your report.</source>
        <translation>Tässä tekstissä ovat ottelun kortit, säännöt ja kaikki siirrot sekä ohjelman versiot. Siinä ei ole mitään henkilökohtaista, eikä mitään lähetetä: tallenna teksti ja liitä se ilmoitukseesi.</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>Ilmoituksen teksti</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopioi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>How it is counted</source>
        <translation>Näin pisteet lasketaan</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>With the tournament bonus</source>
        <translation>Turnauksen lisäpisteineen</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Säännöt (F1)</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>All hands after passing on</source>
        <translation>Kaikki kädet antamisen jälkeen</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Kaikki kädet</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Lopussa</translation>
    </message>
    <message>
        <source>Once more, not scored</source>
        <translation>Uudelleen ilman pisteitä</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>All hands after the exchange</source>
        <translation>Kaikki kädet vaihdon jälkeen</translation>
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
        <translation>Ennen ensimmäistä tikkiä</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Tikki {number}</translation>
    </message>
    <message>
        <source>{name} has no cards left</source>
        <translation>{name}: ei enää kortteja</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>With what you could know</source>
        <translation>Sen perusteella, mitä saatoit tietää</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Kaikki kortit avoimina</translation>
    </message>
    <message>
        <source>good</source>
        <translation>hyvä</translation>
    </message>
    <message>
        <source>inexact</source>
        <translation>epätarkka</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>virhe</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than “{action}”.</source>
        <translation>
            <numerusform>Valinta ”{action}” toisi %n&#xa0;pisteen enemmän.</numerusform>
            <numerusform>Valinta ”{action}” toisi %n&#xa0;pistettä enemmän.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other card promises clearly more.</source>
        <translation>Mikään muu kortti ei lupaa selvästi enempää.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than {card}.</source>
        <translation>
            <numerusform>Valitsemalla {card} saisit %n&#xa0;pisteen enemmän.</numerusform>
            <numerusform>Valitsemalla {card} saisit %n&#xa0;pistettä enemmän.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left</source>
        <translation>Sinulla ei ole enää kortteja</translation>
    </message>
    <message>
        <source>Nothing else promises clearly more.</source>
        <translation>Mikään muu ei lupaa selvästi enempää.</translation>
    </message>
    <message>
        <source>The rules of play advise the same</source>
        <translation>Nyrkkisääntöjen mukaan sama valinta</translation>
    </message>
    <message>
        <source>The rules of play advise: {action}</source>
        <translation>Nyrkkisääntöjen mukaan: {action}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) had been played.</source>
        <translation>
            <numerusform>%n&#xa0;tikki oli pelattu.</numerusform>
            <numerusform>%n&#xa0;tikkiä oli pelattu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other trump was still out.</source>
        <translation>Muita valtteja ei enää ollut pelaamatta.</translation>
    </message>
    <message>
        <source>Trumps that were still out: {cards}.</source>
        <translation>Muut vielä pelaamattomat valtit: {cards}.</translation>
    </message>
    <message>
        <source>No other card of this suit was still out.</source>
        <translation>Muita tämän maan kortteja ei enää ollut pelaamatta.</translation>
    </message>
    <message>
        <source>Still out in this suit: {cards}.</source>
        <translation>Tästä maasta vielä pelaamatta: {cards}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Alku</translation>
    </message>
    <message>
        <source>{place}: no card of yours</source>
        <translation>{place}: ei korttiasi</translation>
    </message>
    <message>
        <source>{place}: expected {known}, with open cards {open}</source>
        <translation>{place}: odotusarvo {known}, kortit avoimina {open}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Aloittaja</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Saaja</translation>
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
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Ensimmäinen vaihe</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Yksi vaihe taaksepäin</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Yksi vaihe eteenpäin</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Viimeinen vaihe</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <translation>{what} ({key})</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Tulokseen</translation>
    </message>
    <message>
        <source>To the score sheet</source>
        <translation>Pöytäkirjaan</translation>
    </message>
    <message>
        <source>Finish the deal on the table first.</source>
        <translation>Pelaa ensin pöydällä oleva jako loppuun.</translation>
    </message>
    <message>
        <source>Resume the match and finish its deal first.</source>
        <translation>Jatka ensin ottelua ja pelaa keskeneräinen jako loppuun.</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Yritä uudelleen tästä</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Vaihe {number}/{all}</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Tämä on alku.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Tämä on loppu.</translation>
    </message>
    <message>
        <source>The deal is over here.</source>
        <translation>Jako päättyy tähän.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Loppu</translation>
    </message>
    <message>
        <source>played</source>
        <translation>pelattu</translation>
    </message>
    <message>
        <source>better</source>
        <translation>parempi</translation>
    </message>
    <message>
        <source>The deal is over. Step back to see what each of your decisions cost.</source>
        <translation>Jako on päättynyt. Siirry taaksepäin, niin näet, mitä kukin ratkaisusi maksoi.</translation>
    </message>
    <message>
        <source>Only your own decisions are judged.</source>
        <translation>Vain omat ratkaisusi arvioidaan.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <translation>Tässä ei ollut valittavaa.</translation>
    </message>
    <message>
        <source>This decision is being judged…</source>
        <translation>Tätä ratkaisua arvioidaan…</translation>
    </message>
    <message>
        <source>All your decisions are judged.</source>
        <translation>Kaikki ratkaisusi on arvioitu.</translation>
    </message>
    <message>
        <source>Expected result after each trick</source>
        <translation>Tulosodotus tikeittäin</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Alku</translation>
    </message>
    <message>
        <source>what you could know</source>
        <translation>mitä saatoit tietää</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>kaikki kortit avoimina</translation>
    </message>
    <message numerus="yes">
        <source>costliest card: %n point(s)</source>
        <translation>
            <numerusform>kallein kortti: %n&#xa0;piste</numerusform>
            <numerusform>kallein kortti: %n&#xa0;pistettä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation>Korttisi:</translation>
    </message>
    <message>
        <source>Your decision: {action}</source>
        <translation>Ratkaisusi: {action}</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>Mitä saatoit tietää</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Miksi?</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kortti</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Ratkaisu</translation>
    </message>
    <message>
        <source>known</source>
        <translation>tiedossa</translation>
    </message>
    <message>
        <source>open</source>
        <translation>avoimina</translation>
    </message>
    <message>
        <source>{card} (played)</source>
        <translation>{card} (pelattu)</translation>
    </message>
    <message>
        <source>{action} (done)</source>
        <translation>{action} (valittu)</translation>
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
        <translation>Pois pannut</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Kuvapuoli alaspäin</translation>
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
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sisällys</translation>
    </message>
</context>
<context>
    <name>Schafkopf</name>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Taksa</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pakka</translation>
    </message>
    <message>
        <source>Ramsch only</source>
        <translation>Vain Ramsch</translation>
    </message>
    <message>
        <source>every deal is a Ramsch, nothing is announced</source>
        <translation>jokainen jako on Ramsch, mitään ei ilmoiteta</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Koputus</translation>
    </message>
    <message>
        <source>each may double on the first packet of cards</source>
        <translation>jokainen voi kahdentaa ensimmäisten korttiensa perusteella</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra ja Re</translation>
    </message>
    <message>
        <source>before the first lead, each doubles</source>
        <translation>ennen ensimmäistä aloitusta, kumpikin kahdentaa</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kierroksia</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>kierroksella jokainen jakaa kerran</translation>
    </message>
    <message>
        <source>only the four obers are trumps</source>
        <translation>vain neljä oberia ovat valtteja</translation>
    </message>
    <message>
        <source>only the four queens are trumps</source>
        <translation>vain neljä rouvaa ovat valtteja</translation>
    </message>
    <message>
        <source>the four unters and a suit are trumps</source>
        <translation>neljä unteria ja yksi maa ovat valtteja</translation>
    </message>
    <message>
        <source>the four jacks and a suit are trumps</source>
        <translation>neljä jätkää ja yksi maa ovat valtteja</translation>
    </message>
    <message>
        <source>the four obers and a suit are trumps</source>
        <translation>neljä oberia ja yksi maa ovat valtteja</translation>
    </message>
    <message>
        <source>the four queens and a suit are trumps</source>
        <translation>neljä rouvaa ja yksi maa ovat valtteja</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>a solo that takes every trick</source>
        <translation>soolo, jossa otetaan kaikki tikit</translation>
    </message>
    <message>
        <source>all obers and unters in one hand, for four times the price</source>
        <translation>kaikki oberit ja unterit yhdessä kädessä, hinta nelinkertainen</translation>
    </message>
    <message>
        <source>all queens and jacks in one hand, for four times the price</source>
        <translation>kaikki rouvat ja jätkät yhdessä kädessä, hinta nelinkertainen</translation>
    </message>
    <message>
        <source>Sie in the short pack</source>
        <translation>Sie lyhyessä pakassa</translation>
    </message>
    <message>
        <source>four obers and the two highest unters</source>
        <translation>neljä oberia ja kaksi korkeinta unteria</translation>
    </message>
    <message>
        <source>four queens and the two highest jacks</source>
        <translation>neljä rouvaa ja kaksi korkeinta jätkää</translation>
    </message>
    <message>
        <source>Running away with three</source>
        <translation>Karkaaminen kolmella</translation>
    </message>
    <message>
        <source>in the short pack nobody has four cards of the called suit</source>
        <translation>lyhyessä pakassa kenelläkään ei ole neljää kutsutun maan korttia</translation>
    </message>
    <message>
        <source>unit / Rufspiel / solo</source>
        <translation>yksikkö / Rufspiel / soolo</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Yksikkö</translation>
    </message>
    <message>
        <source>for Schneider, Schwarz and each runner</source>
        <translation>Schneiderista, Schwarzista ja kustakin huippuvaltista</translation>
    </message>
    <message>
        <source>Price of a Rufspiel</source>
        <translation>Rufspielin hinta</translation>
    </message>
    <message>
        <source>Price of a solo</source>
        <translation>Soolon hinta</translation>
    </message>
    <message>
        <source>and of Wenz and Geier</source>
        <translation>sekä Wenzin ja Geierin</translation>
    </message>
    <message>
        <source>Runners in Wenz and Geier</source>
        <translation>Huippuvaltit Wenzissä ja Geierissa</translation>
    </message>
    <message>
        <source>counted from this number on</source>
        <translation>lasketaan tästä määrästä alkaen</translation>
    </message>
    <message>
        <source>Settled in</source>
        <translation>Tilitys</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Kun kaikki passaavat</translation>
    </message>
    <message>
        <source>Trumps in Ramsch</source>
        <translation>Ramschin valtit</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>Jungfrau</translation>
    </message>
    <message>
        <source>a player without a trick</source>
        <translation>pelaaja, jolla ei ole yhtään tikkiä</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Long, 32 cards</source>
        <translation>Pitkä, 32&#xa0;korttia</translation>
    </message>
    <message>
        <source>Short, 24 cards</source>
        <translation>Lyhyt, 24&#xa0;korttia</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Vapaa</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteinä</translation>
    </message>
    <message>
        <source>Cents</source>
        <translation>Sentteinä</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Seuraava jakaa</translation>
    </message>
    <message>
        <source>All pay into the stock</source>
        <translation>Kaikki maksavat pottiin</translation>
    </message>
    <message>
        <source>The highest ober must play</source>
        <translation>Korkeimman oberin on pelattava</translation>
    </message>
    <message>
        <source>The highest queen must play</source>
        <translation>Korkeimman rouvan on pelattava</translation>
    </message>
    <message>
        <source>The fourth player chooses</source>
        <translation>Neljäs pelaaja valitsee</translation>
    </message>
    <message>
        <source>Obers, unters and hearts</source>
        <translation>Oberit, unterit ja hertta</translation>
    </message>
    <message>
        <source>Queens, jacks and hearts</source>
        <translation>Rouvat, jätkät ja hertta</translation>
    </message>
    <message>
        <source>Obers and unters (Bauernramsch)</source>
        <translation>Oberit ja unterit (Bauernramsch)</translation>
    </message>
    <message>
        <source>Queens and jacks (Bauernramsch)</source>
        <translation>Rouvat ja jätkät (Bauernramsch)</translation>
    </message>
    <message>
        <source>Gets double</source>
        <translation>Saa kaksinkertaisesti</translation>
    </message>
    <message>
        <source>Doubles all payments</source>
        <translation>Kaksinkertaistaa kaikki maksut</translation>
    </message>
    <message>
        <source>Needs every trick</source>
        <translation>Vaatii kaikki tikit</translation>
    </message>
    <message>
        <source>From 91 card points on</source>
        <translation>91&#xa0;korttipistettä riittää</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>pelinviejä</translation>
    </message>
    <message>
        <source>declarer · {tricks}</source>
        <translation>viejä · {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>kutsun {card}</translation>
    </message>
    <message>
        <source>called ace</source>
        <translation>kutsuttu ässä</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Kuka pelaa kenenkin kanssa</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Korttipisteet</translation>
    </message>
    <message>
        <source>Declaring side {left}, the others {right}</source>
        <translation>Pelinviejän puoli {left}, muut {right}</translation>
    </message>
    <message>
        <source>Games and prices</source>
        <translation>Pelit ja hinnat</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points pays {price} to each of the others.</source>
        <translation>Jokainen pelaa yksin: eniten korttipisteitä saanut maksaa jokaiselle muulle {price}.</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and each runner {unit} more.</source>
        <translation>Schneider, Schwarz ja kukin huippuvaltti: {unit} lisää.</translation>
    </message>
    <message>
        <source>Rufspiel {call}, solo {solo}, Schneider, Schwarz and each runner {unit}.</source>
        <translation>Rufspiel {call}, soolo {solo}; Schneider, Schwarz ja kukin huippuvaltti {unit}.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Koputus</translation>
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
        <translation>Kahdennettu</translation>
    </message>
    <message>
        <source>{points} lie in it for the next declaring side that wins.</source>
        <translation>Potissa on {points} seuraavalle voittavalle pelinviejän puolelle.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Potti</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>Korttipisteet ja tikit</translation>
    </message>
    <message>
        <source>Your first cards: do you knock?</source>
        <translation>Ensimmäiset korttisi: koputatko?</translation>
    </message>
    <message>
        <source>Your turn – the called suit is led: play {card}</source>
        <translation>Sinun vuorosi – kutsutulla maalla aloitettiin: voit pelata vain {card}</translation>
    </message>
    <message>
        <source>All others pass: do you play, or Ramsch or the stock?</source>
        <translation>Kaikki muut passaavat: pelaatko, vai valitsetko Ramschin tai potin?</translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation>Pelaatko?</translation>
    </message>
    <message>
        <source>{seat} outbids you with {contract}: do you raise?</source>
        <translation>{seat} ilmoittaa korkeamman pelin ({contract}): korotatko?</translation>
    </message>
    <message>
        <source>{seat} announces {contract}: do you play higher?</source>
        <translation>{seat} ilmoittaa: {contract}. Pelaatko korkeamman pelin?</translation>
    </message>
    <message>
        <source>Everyone passes and you must play: call an ace</source>
        <translation>Kaikki passaavat, ja sinun on pelattava: kutsu ässä</translation>
    </message>
    <message>
        <source>You play: name your game</source>
        <translation>Sinä pelaat: ilmoita pelisi</translation>
    </message>
    <message>
        <source>Do you say Kontra?</source>
        <translation>Sanotko ”Kontra”?</translation>
    </message>
    <message>
        <source>You are the partner: no Kontra from you</source>
        <translation>Olet pelinviejän pari: et voi sanoa ”Kontra”</translation>
    </message>
    <message>
        <source>{seat} says Kontra: do you answer Re?</source>
        <translation>{seat} sanoo: Kontra. Vastaatko ”Re”?</translation>
    </message>
    <message>
        <source>Only the declaring side may answer Re</source>
        <translation>Vain pelinviejän puoli voi vastata ”Re”</translation>
    </message>
    <message>
        <source>{seat} decides whether to knock</source>
        <translation>{seat} päättää, koputtaako</translation>
    </message>
    <message>
        <source>{seat} is to announce or pass</source>
        <translation>Ilmoitusvuorossa {seat}</translation>
    </message>
    <message>
        <source>{seat} names the game</source>
        <translation>{seat} valitsee pelin</translation>
    </message>
    <message>
        <source>{seat} decides whether to double</source>
        <translation>{seat} päättää, kahdentaako</translation>
    </message>
    <message>
        <source>First the called ace.</source>
        <translation>Ensin kutsuttu ässä.</translation>
    </message>
    <message>
        <source>Its suit is led: play {card}.</source>
        <translation>Sen maalla aloitettiin: voit pelata vain {card}.</translation>
    </message>
    <message>
        <source>The called ace may not be thrown off.</source>
        <translation>Kutsuttua ässää ei saa sakata.</translation>
    </message>
    <message>
        <source>It waits until its suit is led, or for the last trick.</source>
        <translation>Se odottaa, kunnes sen maalla aloitetaan, tai viimeiseen tikkiin.</translation>
    </message>
    <message>
        <source>The called suit may only be led with its ace.</source>
        <translation>Kutsutulla maalla saat aloittaa vain sen ässällä.</translation>
    </message>
    <message numerus="yes">
        <source>To run away you need %n card(s) of it, the ace among them.</source>
        <translation>
            <numerusform>Karkaamiseen tarvitaan %n&#xa0;tämän maan kortti, ässä mukaan lukien.</numerusform>
            <numerusform>Karkaamiseen tarvitaan %n&#xa0;tämän maan korttia, ässä mukaan lukien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you know it until {card} is played.</source>
        <translation>Vain sinä tiedät sen, kunnes pelaat {card}.</translation>
    </message>
    <message>
        <source>You and ?</source>
        <translation>Sinä ja&#xa0;?</translation>
    </message>
    <message>
        <source>The partner is whoever holds the {card}.</source>
        <translation>Pari on se, jolla on {card}.</translation>
    </message>
    <message>
        <source>Price {price}</source>
        <translation>Hinta {price}</translation>
    </message>
    <message>
        <source>{seat} and ?</source>
        <translation>{seat} ja ?</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Pelisi</translation>
    </message>
    <message>
        <source>Nobody plays: the cards are thrown in</source>
        <translation>Kukaan ei pelaa: seuraava jakaa</translation>
    </message>
    <message>
        <source>Nobody plays: everyone pays into the stock</source>
        <translation>Kukaan ei pelaa: kaikki maksavat pottiin</translation>
    </message>
    <message>
        <source>Rufspiel won: {names}</source>
        <translation>Rufspiel voitettu: {names}</translation>
    </message>
    <message>
        <source>Rufspiel lost: {names}</source>
        <translation>Rufspiel hävitty: {names}</translation>
    </message>
    <message>
        <source>You win the game: {contract}</source>
        <translation>Voitat pelin: {contract}</translation>
    </message>
    <message>
        <source>{seat} wins the game: {contract}</source>
        <translation>{seat} voittaa pelin: {contract}</translation>
    </message>
    <message>
        <source>You lose the game: {contract}</source>
        <translation>Häviät pelin: {contract}</translation>
    </message>
    <message>
        <source>{seat} loses the game: {contract}</source>
        <translation>{seat} häviää pelin: {contract}</translation>
    </message>
    <message>
        <source>You make the Durchmarsch</source>
        <translation>Teet Durchmarschin</translation>
    </message>
    <message>
        <source>{seat} makes the Durchmarsch</source>
        <translation>{seat} tekee Durchmarschin</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>Häviät Ramschin</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>{seat} häviää Ramschin</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>Häviäjät: {names}</translation>
    </message>
    <message>
        <source>the price of a Rufspiel</source>
        <translation>Rufspielin hinta</translation>
    </message>
    <message>
        <source>the price of a solo</source>
        <translation>soolon hinta</translation>
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
        <translation>häviäjät eivät saa yhtään tikkiä</translation>
    </message>
    <message>
        <source>every trick must be taken</source>
        <translation>kaikki tikit on otettava</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>the highest trumps in one hand</source>
        <translation>korkeimmat valtit yhdessä kädessä</translation>
    </message>
    <message numerus="yes">
        <source>%n knock(s)</source>
        <translation>
            <numerusform>%n&#xa0;koputus</numerusform>
            <numerusform>%n&#xa0;koputusta</numerusform>
        </translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Yksi kolmea vastaan</translation>
    </message>
    <message>
        <source>settled with each of the others</source>
        <translation>tilitetään jokaisen muun kanssa</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Hävitty</translation>
    </message>
    <message>
        <source>the losers pay</source>
        <translation>häviäjät maksavat</translation>
    </message>
    <message>
        <source>won by the declaring side</source>
        <translation>pelinviejän puoli voittaa sen</translation>
    </message>
    <message>
        <source>Into the stock</source>
        <translation>Pottiin</translation>
    </message>
    <message>
        <source>the next game that is won takes it</source>
        <translation>seuraavan pelin voittajat saavat sen</translation>
    </message>
    <message numerus="yes">
        <source>the losers have %n card point(s)</source>
        <translation>
            <numerusform>häviäjillä on %n&#xa0;korttipiste</numerusform>
            <numerusform>häviäjillä on %n&#xa0;korttipistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation>
            <numerusform>%n&#xa0;huippuvaltti</numerusform>
            <numerusform>%n&#xa0;huippuvalttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;korttipiste</numerusform>
            <numerusform>%n&#xa0;korttipistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>Eniten korttipisteitä</translation>
    </message>
    <message>
        <source>Jungfrau gets double</source>
        <translation>Jungfrau saa kaksinkertaisesti</translation>
    </message>
    <message>
        <source>From the loser</source>
        <translation>Häviäjältä</translation>
    </message>
    <message>
        <source>Jungfrau doubles all</source>
        <translation>Jungfrau kaksinkertaistaa kaiken</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Jaettu</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Tappio</translation>
    </message>
    <message>
        <source>the loser pays all others</source>
        <translation>häviäjä maksaa kaikille muille</translation>
    </message>
    <message>
        <source>as much as a solo won Schwarz</source>
        <translation>yhtä paljon kuin Schwarz-voitto soolossa</translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>Et saa yhtään tikkiä</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat} ei saa yhtään tikkiä</translation>
    </message>
    <message>
        <source>Why this loser?</source>
        <translation>Miksi juuri tämä häviäjä?</translation>
    </message>
    <message>
        <source>Card points are equal: the player with more tricks loses.</source>
        <translation>Korttipisteet ovat tasan: enemmän tikkejä saanut häviää.</translation>
    </message>
    <message>
        <source>Card points and tricks are equal: more trumps in the tricks lose, then the highest trump there.</source>
        <translation>Korttipisteet ja tikit ovat tasan: häviäjä on se, jonka tikeissä on enemmän valtteja, ja sitten se, jonka tikeissä on korkein valtti.</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>Miksi kaksinkertainen?</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, every payment of the Ramsch counts double.</source>
        <translation>Jos joku ei saa yhtään tikkiä, kaikki Ramschin maksut lasketaan kaksinkertaisina.</translation>
    </message>
    <message>
        <source>Why more for one player?</source>
        <translation>Miksi yksi saa enemmän?</translation>
    </message>
    <message>
        <source>A player who takes no trick at all gets twice as much from the loser. Tricks matter, not card points.</source>
        <translation>Ilman yhtään tikkiä jäänyt saa häviäjältä kaksinkertaisesti. Tikit ratkaisevat, eivät korttipisteet.</translation>
    </message>
    <message>
        <source>Why is 60 not enough?</source>
        <translation>Miksi 60 ei riitä?</translation>
    </message>
    <message>
        <source>The declaring side needs 61 of the 120 card points; at 60 each it loses.</source>
        <translation>Pelinviejän puoli tarvitsee 120&#xa0;korttipisteestä 61; tasatilanteessa 60–60 se häviää.</translation>
    </message>
    <message>
        <source>Schafkopf with Ramsch</source>
        <translation>Schafkopf ja Ramsch</translation>
    </message>
    <message>
        <source>Call an ace and find out who your partner is; if nobody plays, the Ramsch decides.</source>
        <translation>Kutsu ässä ja ota selvää, kuka on parisi; jos kukaan ei pelaa, Ramsch ratkaisee.</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>Kutsun {card}</translation>
    </message>
    <message>
        <source>Play Ramsch</source>
        <translation>Pelaa Ramsch</translation>
    </message>
    <message>
        <source>Pay into the stock</source>
        <translation>Maksa pottiin</translation>
    </message>
    <message>
        <source>Do not knock</source>
        <translation>Ei koputusta</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>Ei Kontraa</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>Ei Re:tä</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>I knock</source>
        <translation>Koputan</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>koputtanut</translation>
    </message>
    <message>
        <source>This deal is a Ramsch: everyone plays for himself.</source>
        <translation>Jako pelataan Ramschina: jokainen pelaa omaan laskuunsa.</translation>
    </message>
    <message>
        <source>All know now: you are the partner.</source>
        <translation>Nyt kaikki tietävät sen: olet pari.</translation>
    </message>
    <message>
        <source>{seat} is the partner.</source>
        <translation>Parina on {seat}.</translation>
    </message>
    <message>
        <source>You show the highest trumps: every trick is yours.</source>
        <translation>Näytät korkeimmat valtit: kaikki tikit ovat sinun.</translation>
    </message>
    <message>
        <source>{seat} shows the highest trumps and wins every trick.</source>
        <translation>{seat} näyttää korkeimmat valtit ja saa kaikki tikit.</translation>
    </message>
    <message>
        <source>{amount} ct</source>
        <comment>cents</comment>
        <translation>{amount}&#xa0;snt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie in the stock</source>
        <translation>
            <numerusform>Potissa on %n&#xa0;piste</numerusform>
            <numerusform>Potissa on %n&#xa0;pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone passes: you hold {card} and must call an ace.</source>
        <translation>Kaikki passaavat: olet saanut {card}, joten sinun on kutsuttava ässä.</translation>
    </message>
    <message>
        <source>Everyone passes: {seat} holds {card} and must call an ace.</source>
        <translation>Kaikki passaavat: {seat} on saanut {card} ja joutuu kutsumaan ässän.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passaat.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} passaa.</translation>
    </message>
    <message>
        <source>You announce {contract}.</source>
        <translation>Ilmoitat: {contract}.</translation>
    </message>
    <message>
        <source>{seat} announces {contract}.</source>
        <translation>{seat} ilmoittaa: {contract}.</translation>
    </message>
    <message>
        <source>You call {card}.</source>
        <translation>Kutsut {card}.</translation>
    </message>
    <message>
        <source>{seat} calls {card}.</source>
        <translation>{seat} kutsuu {card}.</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>Pelaat: {contract}.</translation>
    </message>
    <message>
        <source>{seat} plays {contract}.</source>
        <translation>{seat} pelaa: {contract}.</translation>
    </message>
    <message>
        <source>You choose: {call}.</source>
        <translation>Valitset: {call}.</translation>
    </message>
    <message>
        <source>{seat} chooses: {call}.</source>
        <translation>{seat} valitsee: {call}.</translation>
    </message>
    <message>
        <source>You say {call}.</source>
        <translation>Sanot: {call}.</translation>
    </message>
    <message>
        <source>{seat} says {call}.</source>
        <translation>{seat} sanoo: {call}.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Koputat.</translation>
    </message>
    <message>
        <source>{seat} knocks.</source>
        <translation>{seat} koputtaa.</translation>
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
        <translation>Maa-Geier</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Maa-Wenz</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Wenz</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Soolo</translation>
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
        <translation>Uusi jako</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Potti</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameFrench</name>
    <message>
        <source>Rufspiel on clubs</source>
        <translation>Rufspiel, ristiässä</translation>
    </message>
    <message>
        <source>Rufspiel on spades</source>
        <translation>Rufspiel, pataässä</translation>
    </message>
    <message>
        <source>Rufspiel on diamonds</source>
        <translation>Rufspiel, ruutuässä</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Ristisoolo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Patasoolo</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Herttasoolo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Ruutusoolo</translation>
    </message>
    <message>
        <source>Clubs Wenz</source>
        <translation>Risti-Wenz</translation>
    </message>
    <message>
        <source>Spades Wenz</source>
        <translation>Pata-Wenz</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>Hertta-Wenz</translation>
    </message>
    <message>
        <source>Diamonds Wenz</source>
        <translation>Ruutu-Wenz</translation>
    </message>
    <message>
        <source>Clubs Geier</source>
        <translation>Risti-Geier</translation>
    </message>
    <message>
        <source>Spades Geier</source>
        <translation>Pata-Geier</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>Hertta-Geier</translation>
    </message>
    <message>
        <source>Diamonds Geier</source>
        <translation>Ruutu-Geier</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameGerman</name>
    <message>
        <source>Rufspiel on acorns</source>
        <translation>Rufspiel, terhoässä</translation>
    </message>
    <message>
        <source>Rufspiel on leaves</source>
        <translation>Rufspiel, lehtiässä</translation>
    </message>
    <message>
        <source>Rufspiel on bells</source>
        <translation>Rufspiel, kelloässä</translation>
    </message>
    <message>
        <source>Acorns solo</source>
        <translation>Terhosoolo</translation>
    </message>
    <message>
        <source>Leaves solo</source>
        <translation>Lehtisoolo</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Herttasoolo</translation>
    </message>
    <message>
        <source>Bells solo</source>
        <translation>Kellosoolo</translation>
    </message>
    <message>
        <source>Acorns Wenz</source>
        <translation>Terho-Wenz</translation>
    </message>
    <message>
        <source>Leaves Wenz</source>
        <translation>Lehti-Wenz</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>Hertta-Wenz</translation>
    </message>
    <message>
        <source>Bells Wenz</source>
        <translation>Kello-Wenz</translation>
    </message>
    <message>
        <source>Acorns Geier</source>
        <translation>Terho-Geier</translation>
    </message>
    <message>
        <source>Leaves Geier</source>
        <translation>Lehti-Geier</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>Hertta-Geier</translation>
    </message>
    <message>
        <source>Bells Geier</source>
        <translation>Kello-Geier</translation>
    </message>
</context>
<context>
    <name>SchafkopfReason</name>
    <message>
        <source>No game promises to win with these cards.</source>
        <translation>Mikään peli ei lupaa voittoa näillä korteilla.</translation>
    </message>
    <message>
        <source>The cards are safe in a Ramsch: it is lost about {chance} times in 100.</source>
        <translation>Ramschissa kortit ovat turvalliset: sen häviää noin {chance}&#xa0;%:n todennäköisyydellä.</translation>
    </message>
    <message>
        <source>The stock costs less than a Ramsch that is lost about {chance} times in 100.</source>
        <translation>Potti maksaa vähemmän kuin Ramsch, jonka häviää noin {chance}&#xa0;%:n todennäköisyydellä.</translation>
    </message>
    <message>
        <source>With so many high trumps the game should be beaten.</source>
        <translation>Näin monella isolla valtilla pelin pitäisi kaatua.</translation>
    </message>
    <message>
        <source>The cards should win in spite of the Kontra.</source>
        <translation>Korttien pitäisi voittaa Kontrasta huolimatta.</translation>
    </message>
    <message>
        <source>The cards are not strong enough to double.</source>
        <translation>Kortit eivät riitä kahdennukseen.</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Muuta valittavaa ei ole.</translation>
    </message>
    <message>
        <source>The first cards promise a good deal.</source>
        <translation>Ensimmäiset kortit lupaavat hyvää jakoa.</translation>
    </message>
    <message>
        <source>The first cards promise too little to double the deal.</source>
        <translation>Ensimmäiset kortit lupaavat liian vähän jaon kahdentamiseen.</translation>
    </message>
    <message>
        <source>Any action will do.</source>
        <translation>Mikä tahansa valinta käy.</translation>
    </message>
    <message>
        <source>Alone you win with such cards about {chance} times in 100.</source>
        <translation>Yksin voitat tällaisilla korteilla noin {chance}&#xa0;% jaoista.</translation>
    </message>
    <message>
        <source>With few trumps in this game, aces and tens win about {chance} times in 100.</source>
        <translation>Kun valtteja on vähän, ässillä ja kympeillä voittaa noin {chance}&#xa0;% jaoista.</translation>
    </message>
    <message>
        <source>Calling {card} suits the hand best: the suit is short and without its ten.</source>
        <translation>Parhaiten käteesi sopii {card} kutsuminen: maa on lyhyt, eikä sinulla ole sen kymppiä.</translation>
    </message>
    <message>
        <source>With a partner you win with such cards about {chance} times in 100.</source>
        <translation>Parin kanssa voitat tällaisilla korteilla noin {chance}&#xa0;% jaoista.</translation>
    </message>
    <message>
        <source>No trick can be lost.</source>
        <translation>Yhtään tikkiä ei voi menettää.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Se on ainoa kortti, jonka saat pelata.</translation>
    </message>
    <message>
        <source>The declaring side draws trumps: lead {card}.</source>
        <translation>Pelinviejän puoli kerää valtit pois: nyt on {card} vuoro.</translation>
    </message>
    <message>
        <source>Everything else would cost more: lead {card}.</source>
        <translation>Mikä tahansa muu aloitus maksaisi enemmän kuin {card} pelaaminen.</translation>
    </message>
    <message>
        <source>Search for the called ace: lead {card} from its suit.</source>
        <translation>Etsi kutsuttu ässä {card} avulla: se on samaa maata.</translation>
    </message>
    <message>
        <source>The called ace brings its points home and shows the partner.</source>
        <translation>Kutsuttu ässä tuo pisteensä kotiin ja paljastaa parin.</translation>
    </message>
    <message>
        <source>Run away with the called suit: the ace is saved for later.</source>
        <translation>Karkaa kutsutulla maalla: ässä säästyy myöhemmäksi.</translation>
    </message>
    <message>
        <source>Lead your called suit to find your partner.</source>
        <translation>Aloita kutsumallasi maalla, niin parisi löytyy.</translation>
    </message>
    <message>
        <source>Nothing in its suit beats {card}.</source>
        <translation>Maassa ei ole enää {card} lyövää korttia.</translation>
    </message>
    <message>
        <source>A cheap lead keeps the good cards back.</source>
        <translation>Halpa aloitus säästää hyvät kortit.</translation>
    </message>
    <message>
        <source>The trick is worth taking with {card}.</source>
        <translation>Tikki on {card} arvoinen.</translation>
    </message>
    <message>
        <source>You hold none of the suit led: trump with {card}.</source>
        <translation>Sinulla ei ole ajomaata, joten lyö valtilla: nyt on {card} vuoro.</translation>
    </message>
    <message>
        <source>Your side has the trick: put {card} on it for the points.</source>
        <translation>Tikki tulee omalle puolellesi: voitele se {card} pisteillä.</translation>
    </message>
    <message>
        <source>Your side has the trick: keep the better cards.</source>
        <translation>Tikki on omalla puolellasi: säästä paremmat kortit.</translation>
    </message>
    <message>
        <source>The trick may go to the other side: give as little as possible.</source>
        <translation>Tikki voi mennä vastapuolelle: anna mahdollisimman vähän.</translation>
    </message>
    <message>
        <source>A low card is beaten by somebody else.</source>
        <translation>Pienen kortin lyö joku muu.</translation>
    </message>
    <message>
        <source>A short suit is soon gone: then other cards can go.</source>
        <translation>Lyhyt maa on pian lopussa: sen jälkeen voit sakata muita kortteja.</translation>
    </message>
    <message>
        <source>A small trump is beaten by a higher one.</source>
        <translation>Pienen valtin lyö isompi.</translation>
    </message>
    <message>
        <source>Every lead may take the trick; {card} costs least.</source>
        <translation>Mikä tahansa aloitus voi saada tikin: {card} pelaaminen maksaa vähiten.</translation>
    </message>
    <message>
        <source>Go under as high as you can: {card} still loses.</source>
        <translation>Jää alle mahdollisimman isolla: {card} voi vielä pelata saamatta tikkiä.</translation>
    </message>
    <message>
        <source>Throw off {card}: later it could take a costly trick.</source>
        <translation>Sakaisin {card}: myöhemmin se voisi saada kalliin tikin.</translation>
    </message>
    <message>
        <source>You must take the trick: get rid of {card} with it.</source>
        <translation>Joudut ottamaan tikin: samalla {card} saa pois kädestä.</translation>
    </message>
    <message>
        <source>Play low, so that another player may still beat it.</source>
        <translation>Pelaa pieni, jotta joku muu voi vielä mennä yli.</translation>
    </message>
    <message>
        <source>Another player has every trick so far: take this one.</source>
        <translation>Yksi pelaaja on saanut kaikki tähänastiset tikit: ota tämä.</translation>
    </message>
    <message>
        <source>There are many trumps in the hand.</source>
        <translation>Kädessä on paljon valtteja.</translation>
    </message>
    <message>
        <source>Give as few card points as possible.</source>
        <translation>Anna mahdollisimman vähän korttipisteitä.</translation>
    </message>
    <message>
        <source>There are too few trumps to play.</source>
        <translation>Valtteja on pelaamiseen liian vähän.</translation>
    </message>
    <message>
        <source>It is the longest or the shortest suit, as the game needs.</source>
        <translation>Se on pisin tai lyhin maa pelin tarpeen mukaan.</translation>
    </message>
    <message>
        <source>The highest trump comes first.</source>
        <translation>Korkein valtti ensin.</translation>
    </message>
    <message>
        <source>An ace often takes the trick.</source>
        <translation>Ässä saa usein tikin.</translation>
    </message>
    <message>
        <source>The partner has the trick: give him card points.</source>
        <translation>Tikki on parilla: voitele sitä korttipisteillä.</translation>
    </message>
    <message>
        <source>{card} is just high enough to take the trick.</source>
        <translation>Tikin ottamiseen riittää {card} kokoinen kortti.</translation>
    </message>
    <message>
        <source>A cheap card costs little.</source>
        <translation>Halpa kortti maksaa vähän.</translation>
    </message>
    <message>
        <source>Give card points to the trick of another player.</source>
        <translation>Anna korttipisteitä toisen tikkiin.</translation>
    </message>
    <message>
        <source>All cards take the trick: the lowest will do.</source>
        <translation>Kaikki kortit saavat tikin: pieninkin riittää.</translation>
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
        <translation>Skat kiertää, tai sen voi antaa katsomatta eteenpäin; lopuksi eniten korttipisteitä saanut häviää.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Antaminen katsomatta</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>Skat ja tasatilanteet</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Pelaajia pöydässä</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>neljän pöydässä jakaja on tauolla</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kierroksia</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>kierroksella jokainen jakaa kerran</translation>
    </message>
    <message>
        <source>Grand Hand first</source>
        <translation>Grand Hand ensin</translation>
    </message>
    <message>
        <source>then the same dealer deals again</source>
        <translation>sen jälkeen sama jakaja jakaa uudelleen</translation>
    </message>
    <message>
        <source>Jacks may not be passed on</source>
        <translation>Jätkiä ei saa antaa eteenpäin</translation>
    </message>
    <message>
        <source>Pushing unseen</source>
        <translation>Skatin antaminen katsomatta</translation>
    </message>
    <message>
        <source>pushing without a look raises the result</source>
        <translation>tulos nousee, kun skatia ei katso</translation>
    </message>
    <message>
        <source>Each push</source>
        <translation>Katsomatta annettu skat</translation>
    </message>
    <message>
        <source>Limit of the factor</source>
        <translation>Kertoimen raja</translation>
    </message>
    <message>
        <source>Pushes count for a Durchmarsch, too</source>
        <translation>Katsomatta antaminen korottaa myös Durchmarschia</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Skatin saa</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>Kaikilla tasan 40</translation>
    </message>
    <message>
        <source>Doubles the result</source>
        <translation>Kaksinkertaistaa tuloksen</translation>
    </message>
    <message>
        <source>Adds one to the factor</source>
        <translation>Lisää kertoimeen yhden</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei rajaa</translation>
    </message>
    <message>
        <source>At most 4 times</source>
        <translation>Enintään nelinkertainen</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Häviäjä</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ei kukaan</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Kaikki häviävät</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Kukaan ei häviä</translation>
    </message>
    <message>
        <source>Grand Hand</source>
        <translation>Grand Hand</translation>
    </message>
    <message>
        <source>No Grand Hand</source>
        <translation>Ei Grand Handia</translation>
    </message>
    <message>
        <source>Grand Hand!</source>
        <translation>Grand Hand!</translation>
    </message>
    <message>
        <source>Do you play Grand Hand, or is it a Ramsch?</source>
        <translation>Pelaatko Grand Handin, vai pelataanko Ramsch?</translation>
    </message>
    <message>
        <source>{seat} decides about Grand Hand</source>
        <translation>{seat} päättää Grand Handista</translation>
    </message>
    <message>
        <source>You play Grand Hand.</source>
        <translation>Pelaat Grand Handin.</translation>
    </message>
    <message>
        <source>{seat} plays Grand Hand.</source>
        <translation>{seat} pelaa Grand Handin.</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>Vielä jäljellä</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} point(s)</source>
        <translation>
            <numerusform>{name}: {points}&#xa0;piste</numerusform>
            <numerusform>{name}: {points}&#xa0;pistettä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Declarer</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>Pelinviejä</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>Skat: always alone</comment>
        <translation>Yksinpelaaja</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>{deal}, pelinviejä: {name}</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Skat: always alone</comment>
        <translation>{deal}, yksinpelaaja: {name}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Arvo</translation>
    </message>
    <message>
        <source>{name}: unchanged, {total}</source>
        <translation>{name}: ennallaan, {total}</translation>
    </message>
    <message>
        <source>{name}: {change}, now {total}</source>
        <translation>{name}: {change}, nyt {total}</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Tulosta pöytäkirja</translation>
    </message>
    <message>
        <source>{name}, running</source>
        <translation>{name}, yhteensä</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPage</name>
    <message>
        <source>Score sheet</source>
        <translation>Pöytäkirja</translation>
    </message>
    <message>
        <source>{game} · {day}</source>
        <translation>{game} · {day}</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tulosta…</translation>
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
        <translation>Yhtään jakoa ei ole vielä pelattu loppuun.</translation>
    </message>
    <message>
        <source>{name}, {what}: {value}</source>
        <translation>{name}, {what}: {value}</translation>
    </message>
    <message>
        <source>No deal on the sheet yet</source>
        <translation>Pöytäkirjassa ei ole vielä jakoja</translation>
    </message>
    <message>
        <source>Each finished deal stands here as one row, with the running points of everyone.</source>
        <translation>Jokainen päättynyt jako on tässä omalla rivillään, ja siitä näkyvät kaikkien kertyneet pisteet.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>A dot (·) means unchanged.</source>
        <translation>Piste (·) tarkoittaa, ettei mikään muuttunut.</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Käy jako läpi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-tiedostot (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-tiedostot (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Tallenna pöytäkirja</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>In 100 deals like this, this card wins {own}. If you play {card}, it is {other}.</source>
        <translation>Sadasta tällaisesta jaosta tällä kortilla voittaa {own}. Jos pelaat {card}, luku on {other}.</translation>
    </message>
    <message numerus="yes">
        <source>On average this card costs you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>Tämä kortti maksaa sinulle keskimäärin %n&#xa0;pisteen. Jos pelaat {card}, hinta on {other}.</numerusform>
            <numerusform>Tämä kortti maksaa sinulle keskimäärin %n&#xa0;pistettä. Jos pelaat {card}, hinta on {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average this card brings you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>Tämä kortti tuo sinulle keskimäärin %n&#xa0;pisteen. Jos pelaat {card}, saat {other}.</numerusform>
            <numerusform>Tämä kortti tuo sinulle keskimäärin %n&#xa0;pistettä. Jos pelaat {card}, saat {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card does as well, but none does better.</source>
        <translation>Jokin toinen kortti on yhtä hyvä, mutta mikään ei ole parempi.</translation>
    </message>
    <message>
        <source>Another card wins a little more often, but this one brings more points on average.</source>
        <translation>Toinen kortti voittaa hieman useammin, mutta tämä tuo keskimäärin enemmän pisteitä.</translation>
    </message>
    <message>
        <source>Another card is a little better for you alone, but with this one the others do worse.</source>
        <translation>Itsellesi toinen kortti on hieman parempi, mutta tällä muille käy huonommin.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>These take effect at once, even in the middle of a trick.</source>
        <translation>Muutokset tulevat voimaan heti, vaikka tikki olisi kesken.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Korttien ulkoasu</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Korttien selkäpuoli</translation>
    </message>
    <message>
        <source>Large print: simple faces at every size</source>
        <translation>Isot merkit: yksinkertaiset kuvat kaikissa kooissa</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Korttien koko</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstin koko</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Käden järjestys</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Pöydän väri</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Ohjelman kieli</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tahti</translation>
    </message>
    <message>
        <source>Opponents think</source>
        <translation>Vastustajat miettivät</translation>
    </message>
    <message>
        <source>Speed of movements</source>
        <translation>Liikkeiden nopeus</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Kortit liikkuvat</translation>
    </message>
    <message>
        <source>Play the only allowed card for me</source>
        <translation>Pelaa puolestani ainoa sallittu kortti</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Äänet</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Kortti pelataan</translation>
    </message>
    <message>
        <source>Finish decided deals</source>
        <translation>Ratkennut jako päätetään</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Helppokäyttöisyys</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Värit</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Vähennä liikettä</translation>
    </message>
    <message>
        <source>Count card points for me</source>
        <translation>Laske korttipisteet puolestani</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Näppäimistö</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Näppäimet…</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>Katso ja vaihda kaikki näppäimet</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Palauta oletukset</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Äänenvoimakkuus</translation>
    </message>
    <message>
        <source>A trick stays</source>
        <translation>Tikki jää näkyviin</translation>
    </message>
    <message>
        <source>A trick stays until I click</source>
        <translation>Tikki jää näkyviin, kunnes napsautan</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Järjestelmä</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrasti</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>Värit vuorotellen</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>Isot kortit vasemmalla</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>Pienet kortit vasemmalla</translation>
    </message>
    <message>
        <source>As I arrange them</source>
        <translation>Oma järjestykseni</translation>
    </message>
    <message>
        <source>by one click</source>
        <translation>yhdellä napsautuksella</translation>
    </message>
    <message>
        <source>by a second click</source>
        <translation>toisella napsautuksella</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>heti</translation>
    </message>
    <message>
        <source>by a button</source>
        <translation>painikkeella</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ei koskaan</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vihreä</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Viininpunainen</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Sininen</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Liuskeenharmaa</translation>
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
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>Vielä jäljellä</translation>
    </message>
    <message>
        <source>{value} for each own game won, {loss} for each lost</source>
        <translation>{value} omasta voitetusta pelistä, {loss} hävitystä</translation>
    </message>
    <message>
        <source>{value} for each game that others lose</source>
        <translation>{value} jokaisesta muiden häviämästä pelistä</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Pelipisteet</translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) left</source>
        <translation>
            <numerusform>%n&#xa0;Bock-kierros jäljellä</numerusform>
            <numerusform>%n&#xa0;Bock-kierrosta jäljellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double</source>
        <translation>
            <numerusform>%n&#xa0;jako lasketaan kaksinkertaisena</numerusform>
            <numerusform>%n&#xa0;jakoa lasketaan kaksinkertaisina</numerusform>
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
        <translation>yksinpelaaja</translation>
    </message>
    <message>
        <source>alone · {tricks}</source>
        <translation>yksin · {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>bids {value}</source>
        <translation>tarjous {value}</translation>
    </message>
    <message>
        <source>holds {value}</source>
        <translation>pidän {value}</translation>
    </message>
    <message>
        <source>Bid: {value}</source>
        <translation>Tarjous: {value}</translation>
    </message>
    <message>
        <source>{status} · Bock</source>
        <translation>{status} · Bock</translation>
    </message>
    <message>
        <source>with skat</source>
        <translation>skat mukana</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>The skat can still change the matadors.</source>
        <translation>Skat voi vielä muuttaa matadorien määrää.</translation>
    </message>
    <message>
        <source>What you could play</source>
        <translation>Mitä voisit pelata</translation>
    </message>
    <message>
        <source>{value} is below {bid}: only as a Hand game</source>
        <translation>{value} on alle {bid}: vain Hand-pelinä</translation>
    </message>
    <message>
        <source>{value} is below {bid}</source>
        <translation>{value} on alle {bid}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double, this one included.</source>
        <translation>
            <numerusform>%n&#xa0;jako lasketaan kaksinkertaisena, tämä mukaan lukien.</numerusform>
            <numerusform>%n&#xa0;jakoa lasketaan kaksinkertaisina, tämä mukaan lukien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>Bock-kierros</translation>
    </message>
    <message>
        <source>Announce your game</source>
        <translation>Ilmoita pelisi</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Null ouvert</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Schneider ilmoitettu</translation>
    </message>
    <message>
        <source>90 card points are needed</source>
        <translation>tarvitaan 90&#xa0;korttipistettä</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz ilmoitettu</translation>
    </message>
    <message>
        <source>every trick is needed</source>
        <translation>tarvitaan kaikki tikit</translation>
    </message>
    <message>
        <source>Play from the hand</source>
        <translation>Pelaa Hand</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and open cards can only be announced in a Hand game.</source>
        <translation>Schneiderin, Schwarzin ja avoimet kortit voi ilmoittaa vain Hand-pelissä.</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>an announcement to tick</comment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>your cards lie open</source>
        <translation>korttisi ovat näkyvillä</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Arvo {value}</translation>
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
        <translation>peli</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schneider, a level in the sum</comment>
        <translation>ilmoitettu</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schwarz, a level in the sum</comment>
        <translation>ilmoitettu</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>a level in the sum</comment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schneider</source>
        <translation>Kattaa tarjouksen vain Schneiderin avulla</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schwarz</source>
        <translation>Kattaa tarjouksen vain Schwarzin avulla</translation>
    </message>
    <message>
        <source>Reaches the bid only with help from the skat</source>
        <translation>Kattaa tarjouksen vain skatin avulla</translation>
    </message>
    <message>
        <source>Cannot reach the bid: it will be lost</source>
        <translation>Ei voi kattaa tarjousta: peli hävitään</translation>
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
        <translation>{value} – pelaan</translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>Tarjoa {value}</translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <translation>Pidän, {value}</translation>
    </message>
    <message>
        <source>Pick up the skat</source>
        <translation>Ota skat</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation>Pelaa Hand</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>Pane pois 2&#xa0;korttia</translation>
    </message>
    <message>
        <source>Announce {game}</source>
        <translation>Ilmoita: {game}</translation>
    </message>
    <message>
        <source>Sort for Null</source>
        <translation>Null-järjestys</translation>
    </message>
    <message>
        <source>Sort for trumps</source>
        <translation>Valttijärjestys</translation>
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
        <translation>tarjouksesi</translation>
    </message>
    <message>
        <source>Your next bid: {value}.</source>
        <translation>Seuraava tarjouksesi: {value}.</translation>
    </message>
    <message>
        <source>You are asked whether you hold {value}.</source>
        <translation>Sinulta kysytään, pidätkö tarjouksen {value}.</translation>
    </message>
    <message>
        <source>you are asked</source>
        <translation>sinulta kysytään</translation>
    </message>
    <message>
        <source>You bid, {holder} answers</source>
        <translation>Sinä tarjoat, {holder} vastaa</translation>
    </message>
    <message>
        <source>{bidder} bids, you answer</source>
        <translation>{bidder} tarjoaa, sinä vastaat</translation>
    </message>
    <message>
        <source>{bidder} bids, {holder} answers</source>
        <translation>{bidder} tarjoaa, {holder} vastaa</translation>
    </message>
    <message>
        <source>No number is bid so far.</source>
        <translation>Vielä ei ole tarjottu mitään.</translation>
    </message>
    <message>
        <source>Bid so far: {numbers}.</source>
        <translation>Tähän mennessä tarjottu: {numbers}.</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>Skatiin jätetyt</translation>
    </message>
    <message>
        <source>The skat lies face down</source>
        <translation>Skat on kuvapuoli alaspäin</translation>
    </message>
    <message>
        <source>counts for you in the end</source>
        <translation>lasketaan lopuksi sinulle</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>Ei Re:tä</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>Ei Kontraa</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Pidän.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passi.</translation>
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
        <translation>Tarjousvuorossa {seat}</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat} päättää, pelaako</translation>
    </message>
    <message>
        <source>{seat} decides about the skat</source>
        <translation>{seat} päättää skatista</translation>
    </message>
    <message>
        <source>{seat} lays two cards away</source>
        <translation>{seat} panee pois kaksi korttia</translation>
    </message>
    <message>
        <source>{seat} chooses the game</source>
        <translation>{seat} valitsee pelin</translation>
    </message>
    <message>
        <source>{seat} decides about doubling</source>
        <translation>{seat} päättää kahdennuksesta</translation>
    </message>
    <message>
        <source>{seat} bids {value}. Do you hold it?</source>
        <translation>{seat} tarjoaa {value}. Pidätkö?</translation>
    </message>
    <message>
        <source>{seat} holds {value}. Do you bid more?</source>
        <translation>{seat} pitää tarjouksen {value}. Tarjoatko enemmän?</translation>
    </message>
    <message>
        <source>{seat} is in with {value}. Do you bid more?</source>
        <translation>{seat} on mukana tarjouksella {value}. Tarjoatko enemmän?</translation>
    </message>
    <message>
        <source>Do you bid? 18 is the lowest number.</source>
        <translation>Tarjoatko? Pienin tarjous on 18.</translation>
    </message>
    <message>
        <source>Both others pass. Do you play, or is it a Ramsch?</source>
        <translation>Molemmat muut passaavat. Pelaatko, vai pelataanko Ramsch?</translation>
    </message>
    <message>
        <source>Both others pass. Do you play?</source>
        <translation>Molemmat muut passaavat. Pelaatko?</translation>
    </message>
    <message>
        <source>You play alone. Pick up the skat, or play Hand?</source>
        <translation>Pelaat yksin. Otatko skatin vai pelaatko Handin?</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>Valitse kaksi pois pantavaa korttia</translation>
    </message>
    <message>
        <source>Hand: announce your game</source>
        <translation>Hand: ilmoita pelisi</translation>
    </message>
    <message>
        <source>Kontra is said. Do you answer Re?</source>
        <translation>Kontra sinua vastaan. Vastaatko ”Re”?</translation>
    </message>
    <message>
        <source>{seat} plays {game}. Do you say Kontra?</source>
        <translation>{seat} pelaa: {game}. Sanotko ”Kontra”?</translation>
    </message>
    <message>
        <source>You play alone; the bid is {value}.</source>
        <translation>Pelaat yksin, tarjous on {value}.</translation>
    </message>
    <message>
        <source>{seat} plays alone; the bid is {value}.</source>
        <translation>{seat} pelaa yksin, tarjous on {value}.</translation>
    </message>
    <message>
        <source>Everyone passes: this deal is a Ramsch.</source>
        <translation>Kaikki passaavat: jako pelataan Ramschina.</translation>
    </message>
    <message>
        <source>You pick up the skat.</source>
        <translation>Otat skatin.</translation>
    </message>
    <message>
        <source>{seat} picks up the skat.</source>
        <translation>{seat} ottaa skatin.</translation>
    </message>
    <message>
        <source>Your cards lie open.</source>
        <translation>Pelaat kortit avoimina.</translation>
    </message>
    <message>
        <source>{seat}&apos;s cards lie open.</source>
        <translation>{seat} pelaa kortit avoimina.</translation>
    </message>
    <message>
        <source>You bid {value}.</source>
        <translation>Tarjoat {value}.</translation>
    </message>
    <message>
        <source>{seat} bids {value}.</source>
        <translation>{seat} tarjoaa {value}.</translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation>Pidät tarjouksen.</translation>
    </message>
    <message>
        <source>{seat} holds it.</source>
        <translation>{seat} pitää tarjouksen.</translation>
    </message>
    <message>
        <source>You play Hand, without the skat.</source>
        <translation>Pelaat Handin etkä ota skatia.</translation>
    </message>
    <message>
        <source>{seat} plays Hand, without the skat.</source>
        <translation>{seat} pelaa Handin eikä ota skatia.</translation>
    </message>
    <message>
        <source>You say Kontra.</source>
        <translation>Sanot: Kontra.</translation>
    </message>
    <message>
        <source>{seat} says Kontra.</source>
        <translation>{seat} sanoo: Kontra.</translation>
    </message>
    <message>
        <source>You say Re.</source>
        <translation>Sanot: Re.</translation>
    </message>
    <message>
        <source>{seat} says Re.</source>
        <translation>{seat} sanoo: Re.</translation>
    </message>
    <message>
        <source>Skat with Ramsch</source>
        <translation>Skat ja Ramsch</translation>
    </message>
    <message>
        <source>Bid, play alone against two, and play Ramsch when nobody dares.</source>
        <translation>Tarjoa ja pelaa yksin kahta vastaan; kun kukaan ei uskalla, pelataan Ramsch.</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Kaikki passasivat</translation>
    </message>
    <message>
        <source>Nobody plays this deal</source>
        <translation>Kukaan ei pelaa tätä jakoa</translation>
    </message>
</context>
<context>
    <name>SkatGame</name>
    <message>
        <source>Acorns</source>
        <translation>Terho</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Risti</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Lehti</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pata</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hertta</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>German-suited</comment>
        <translation>Hertta</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Kello</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruutu</translation>
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
        <translation>{game} Hand, Schneider ilmoitettu</translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <translation>{game} Hand, Schwarz ilmoitettu</translation>
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
        <translation>{count} mukana</translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation>{count} puuttuu</translation>
    </message>
    <message>
        <source>{game} {matadors}</source>
        <translation>{game}, {matadors}</translation>
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
        <translation>{game}, ylitarjottu</translation>
    </message>
    <message>
        <source>{cards} in the hand</source>
        <translation>kädessä {cards}</translation>
    </message>
    <message>
        <source>{cards} in the skat</source>
        <translation>skatissa {cards}</translation>
    </message>
    <message>
        <source>{card} is missing</source>
        <translation>{card} puuttuu</translation>
    </message>
    <message>
        <source>{cards} are missing</source>
        <translation>{cards} puuttuvat</translation>
    </message>
    <message>
        <source>{card} is missing, {next} lies in the skat</source>
        <translation>{card} puuttuu, {next} on skatissa</translation>
    </message>
    <message>
        <source>{cards} are missing, {next} lies in the skat</source>
        <translation>{cards} puuttuvat, {next} on skatissa</translation>
    </message>
    <message>
        <source>Base value of {game}</source>
        <translation>Perusarvo: {game}</translation>
    </message>
    <message>
        <source>{level} times {base}</source>
        <translation>{level} ×&#xa0;{base}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>always one more</source>
        <translation>aina yksi lisää</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>the skat was not taken up</source>
        <translation>skatia ei otettu</translation>
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
        <translation>Schneider ilmoitettu</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz ilmoitettu</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>the cards lay open</source>
        <translation>kortit olivat avoimina</translation>
    </message>
    <message>
        <source>the value must cover the bid of {bid}</source>
        <translation>arvon on katettava tarjous {bid}</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Ylitarjottu</translation>
    </message>
    <message>
        <source>a fixed value</source>
        <translation>kiinteä arvo</translation>
    </message>
    <message>
        <source>the defenders have 30 card points or fewer</source>
        <translation>puolustajilla on enintään 30&#xa0;korttipistettä</translation>
    </message>
    <message>
        <source>the declarer has 30 card points or fewer</source>
        <translation>yksinpelaajalla on enintään 30&#xa0;korttipistettä</translation>
    </message>
    <message>
        <source>it was announced, so it counts</source>
        <translation>se ilmoitettiin, joten se lasketaan</translation>
    </message>
    <message>
        <source>the defenders have no trick</source>
        <translation>puolustajilla ei ole yhtään tikkiä</translation>
    </message>
    <message>
        <source>the declarer has no trick</source>
        <translation>yksinpelaajalla ei ole yhtään tikkiä</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Hävitty</translation>
    </message>
    <message>
        <source>a lost game counts double</source>
        <translation>hävitty peli lasketaan kaksinkertaisena</translation>
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
        <translation>Bock-kierros</translation>
    </message>
    <message>
        <source>every result counts double</source>
        <translation>jokainen tulos lasketaan kaksinkertaisena</translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation>Voitat pelin: {game}</translation>
    </message>
    <message>
        <source>{seat} wins {game}</source>
        <translation>{seat} voittaa pelin: {game}</translation>
    </message>
    <message>
        <source>You lose {game}</source>
        <translation>Häviät pelin: {game}</translation>
    </message>
    <message>
        <source>{seat} loses {game}</source>
        <translation>{seat} häviää pelin: {game}</translation>
    </message>
    <message>
        <source>You overbid: {game} is lost</source>
        <translation>Tarjosit yli: {game} on hävitty</translation>
    </message>
    <message>
        <source>{seat} overbid: {game} is lost</source>
        <translation>{seat} tarjosi yli: {game} on hävitty</translation>
    </message>
    <message>
        <source>The declarer gives up and loses. The cards that nobody played count for no side.</source>
        <translation>Yksinpelaaja luovuttaa ja häviää. Pelaamatta jääneitä kortteja ei lasketa kummallekaan puolelle.</translation>
    </message>
    <message>
        <source>The defenders give up, so the declarer wins. The cards that nobody played count for no side.</source>
        <translation>Puolustajat luovuttavat, joten yksinpelaaja voittaa. Pelaamatta jääneitä kortteja ei lasketa kummallekaan puolelle.</translation>
    </message>
    <message>
        <source>The last tricks were sure: they count without being played.</source>
        <translation>Viimeiset tikit olivat varmat: ne lasketaan pelaamatta niitä.</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Päätettiin kesken</translation>
    </message>
    <message>
        <source>The game is worth {level} times {base}, which is {value}, but the bid was {bid}. So it is lost, and the smallest multiple of {base} that covers the bid counts: {counted}.</source>
        <translation>Pelin arvo on {level} ×&#xa0;{base} = {value}, mutta tarjous oli {bid}. Siksi peli on hävitty, ja laskuun otetaan pienin luvun {base} kerrannainen, joka kattaa tarjouksen: {counted}.</translation>
    </message>
    <message>
        <source>Why lost?</source>
        <translation>Miksi hävitty?</translation>
    </message>
    <message>
        <source>Schwarz was announced: the declarer needs every trick.</source>
        <translation>Schwarz ilmoitettiin: yksinpelaaja tarvitsee kaikki tikit.</translation>
    </message>
    <message>
        <source>Schneider was announced: the declarer needs 90 card points.</source>
        <translation>Schneider ilmoitettiin: yksinpelaaja tarvitsee 90&#xa0;korttipistettä.</translation>
    </message>
    <message>
        <source>The declarer needs 61 card points; 60 are enough for the defenders.</source>
        <translation>Yksinpelaaja tarvitsee 61&#xa0;korttipistettä; puolustajille riittää 60.</translation>
    </message>
    <message>
        <source>Schwarz is about tricks, not card points: the defenders took a trick.</source>
        <translation>Schwarzissa ratkaisevat tikit, eivät korttipisteet: puolustajat saivat tikin.</translation>
    </message>
    <message>
        <source>Why no Schwarz?</source>
        <translation>Miksi ei Schwarz?</translation>
    </message>
    <message>
        <source>The defenders have more than 30 card points.</source>
        <translation>Puolustajilla on yli 30&#xa0;korttipistettä.</translation>
    </message>
    <message>
        <source>Why no Schneider?</source>
        <translation>Miksi ei Schneider?</translation>
    </message>
    <message>
        <source>You announce {game}.</source>
        <translation>Ilmoitat: {game}.</translation>
    </message>
    <message>
        <source>{seat} announces {game}.</source>
        <translation>{seat} ilmoittaa: {game}.</translation>
    </message>
</context>
<context>
    <name>SkatOptions</name>
    <message>
        <source>Match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Kun kaikki passaavat</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra ja Re</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bock-kierrokset</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Pelaajia pöydässä</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>neljän pöydässä jakaja on tauolla</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Ottelu päättyy</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kierroksia</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>kierroksella jokainen jakaa kerran</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pisteenlasku</translation>
    </message>
    <message>
        <source>tournament: 50 for each own game won or lost, 40 or 30 for games others lose</source>
        <translation>turnaus: omasta voitetusta tai hävitystä pelistä 50, muiden häviämistä 40 tai 30</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Kukaan ei tarjoa</translation>
    </message>
    <message>
        <source>Kind of Ramsch</source>
        <translation>Ramschin muoto</translation>
    </message>
    <message>
        <source>the skat may be passed round first</source>
        <translation>skat voi ensin kiertää pöydän</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Skatin saa</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>Kaikilla tasan 40</translation>
    </message>
    <message>
        <source>a defender doubles, the declarer doubles again</source>
        <translation>puolustaja kahdentaa, yksinpelaaja kahdentaa uudelleen</translation>
    </message>
    <message>
        <source>Kontra only after a bid</source>
        <translation>Kontra vain tarjouksen jälkeen</translation>
    </message>
    <message>
        <source>by a defender who bid or held 18 or more</source>
        <translation>vain puolustajalle, joka tarjosi tai piti vähintään 18</translation>
    </message>
    <message>
        <source>after certain deals a whole round counts double</source>
        <translation>tiettyjen jakojen jälkeen kokonainen kierros lasketaan kaksinkertaisena</translation>
    </message>
    <message>
        <source>After a game lost with 60 card points</source>
        <translation>Kun peli hävitään 60&#xa0;korttipisteellä</translation>
    </message>
    <message>
        <source>After a game lost with Kontra</source>
        <translation>Kun peli hävitään Kontran jälkeen</translation>
    </message>
    <message>
        <source>After Kontra and Re</source>
        <translation>Kun sanotaan Kontra ja Re</translation>
    </message>
    <message>
        <source>After a Grand Hand won</source>
        <translation>Kun Grand Hand voitetaan</translation>
    </message>
    <message>
        <source>After a Grand lost</source>
        <translation>Kun Grand hävitään</translation>
    </message>
    <message>
        <source>After a total of whole hundreds</source>
        <translation>Kun yhteispisteet ovat tasasatoja</translation>
    </message>
    <message>
        <source>100, 200 and so on, also below zero</source>
        <translation>100, 200 ja niin edelleen, myös miinuksella</translation>
    </message>
    <message>
        <source>After a total of equal digits</source>
        <translation>Kun yhteispisteiden numerot ovat samat</translation>
    </message>
    <message>
        <source>111, 222 and so on, also below zero</source>
        <translation>111, 222 ja niin edelleen, myös miinuksella</translation>
    </message>
    <message>
        <source>After a game worth 72 or more</source>
        <translation>Kun pelin arvo on vähintään 72</translation>
    </message>
    <message>
        <source>After a game worth 96 or more</source>
        <translation>Kun pelin arvo on vähintään 96</translation>
    </message>
    <message>
        <source>After a deal in which nobody bids</source>
        <translation>Kun kukaan ei tarjoa</translation>
    </message>
    <message>
        <source>Bock deals left at the end</source>
        <translation>Lopussa jäljellä olevat Bock-jaot</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>Kierrosten jälkeen</translation>
    </message>
    <message>
        <source>After a single deal</source>
        <translation>Yhden jaon jälkeen</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Yksinkertainen</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnauspisteytys</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Forehand must play</source>
        <translation>Etukäden on pelattava</translation>
    </message>
    <message>
        <source>The next deal follows</source>
        <translation>Siirrytään seuraavaan jakoon</translation>
    </message>
    <message>
        <source>Plain Ramsch</source>
        <translation>Tavallinen Ramsch</translation>
    </message>
    <message>
        <source>Schieberamsch</source>
        <translation>Schieberamsch</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Viimeinen tikki</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Häviäjä</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ei kukaan</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Kaikki häviävät</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Kukaan ei häviä</translation>
    </message>
    <message>
        <source>Are dropped</source>
        <translation>Jätetään pelaamatta</translation>
    </message>
    <message>
        <source>Are played</source>
        <translation>Pelataan loppuun</translation>
    </message>
</context>
<context>
    <name>SkatPanel</name>
    <message>
        <source>The declarer may not take a single trick.</source>
        <translation>Yksinpelaaja ei saa ottaa yhtään tikkiä.</translation>
    </message>
    <message>
        <source>{left} to {right} card points</source>
        <translation>Korttipisteet {left}–{right}</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Korttipisteet</translation>
    </message>
    <message>
        <source>{left} to {right} card points, {hidden} of them in the skat</source>
        <translation>Korttipisteet {left}–{right}, niistä skatissa {hidden}</translation>
    </message>
    <message>
        <source>The declarer needs every trick.</source>
        <translation>Yksinpelaaja tarvitsee kaikki tikit.</translation>
    </message>
    <message>
        <source>The declarer needs 90.</source>
        <translation>Yksinpelaaja tarvitsee 90.</translation>
    </message>
    <message>
        <source>The declarer needs 61.</source>
        <translation>Yksinpelaaja tarvitsee 61.</translation>
    </message>
    <message>
        <source>The defenders need 31.</source>
        <translation>Puolustajat tarvitsevat 31.</translation>
    </message>
    <message>
        <source>The defenders need 60.</source>
        <translation>Puolustajat tarvitsevat 60.</translation>
    </message>
    <message>
        <source>You laid away</source>
        <translation>Panit pois</translation>
    </message>
    <message>
        <source>new</source>
        <translation>uusi</translation>
    </message>
    <message>
        <source>{game} · {bid}</source>
        <translation>{game} · {bid}</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Puolustajat</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Pois pannut</translation>
    </message>
    <message>
        <source>The result counts {factor} times now.</source>
        <translation>Tuloksen kerroin on nyt {factor}.</translation>
    </message>
    <message>
        <source>Whoever pushes the skat on unseen raises the result.</source>
        <translation>Tulos nousee, kun skatin antaa katsomatta eteenpäin.</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Antaminen katsomatta</translation>
    </message>
</context>
<context>
    <name>SkatReason</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Se on ainoa kortti, jonka saat pelata.</translation>
    </message>
    <message>
        <source>The trick is lost: give the fewest card points.</source>
        <translation>Tikki on menetetty: anna mahdollisimman vähän korttipisteitä.</translation>
    </message>
    <message>
        <source>Pull trumps from the top: none is higher.</source>
        <translation>Kerää valtit pois ylhäältä alkaen: isompaa valttia ei ole.</translation>
    </message>
    <message>
        <source>A small trump brings out the high ones; ace and ten are kept.</source>
        <translation>Pieni valtti houkuttelee isot esiin; ässä ja kymppi säästyvät.</translation>
    </message>
    <message>
        <source>Only trumps are worth leading now.</source>
        <translation>Nyt kannattaa aloittaa vain valtilla.</translation>
    </message>
    <message>
        <source>No higher card of the suit is out: it takes the trick.</source>
        <translation>Muilla ei ole tätä isompaa saman maan korttia: se saa tikin.</translation>
    </message>
    <message>
        <source>It gives away the fewest card points and makes the suit good.</source>
        <translation>Se luovuttaa vähiten korttipisteitä ja kasvattaa maata.</translation>
    </message>
    <message>
        <source>You play last: take the trick with the card of most points that wins it.</source>
        <translation>Pelaat viimeisenä: ota tikki kalleimmalla kortilla, joka sen saa.</translation>
    </message>
    <message>
        <source>You play last: the lowest card that wins is enough.</source>
        <translation>Pelaat viimeisenä: pienin voittava kortti riittää.</translation>
    </message>
    <message>
        <source>No higher card is out: it takes the trick for certain.</source>
        <translation>Muilla ei ole isompaa korttia: se saa tikin varmasti.</translation>
    </message>
    <message>
        <source>Another player may still go higher: stay low.</source>
        <translation>Joku voi vielä mennä yli: pelaa pieni.</translation>
    </message>
    <message>
        <source>The trick is cheap: throw a card that would lose one later.</source>
        <translation>Tikki on halpa: heitä kortti, joka muuten maksaisi myöhemmin tikin.</translation>
    </message>
    <message>
        <source>You play last: trump with a card of many points; they are safe.</source>
        <translation>Pelaat viimeisenä: lyö kalliilla valtilla, sen pisteet tulevat kotiin.</translation>
    </message>
    <message>
        <source>Trump it with the cheapest trump.</source>
        <translation>Lyö halvimmalla valtilla.</translation>
    </message>
    <message>
        <source>{seat} has none of the suit either: trump high.</source>
        <translation>Myös {seat} on ilman tätä maata: lyö isolla valtilla.</translation>
    </message>
    <message>
        <source>You cannot take it: give the fewest card points.</source>
        <translation>Et saa tikkiä: anna mahdollisimman vähän korttipisteitä.</translation>
    </message>
    <message>
        <source>{seat} takes the trick for your side: give card points.</source>
        <translation>{seat} saa tikin teidän puolellenne: voitele sitä korttipisteillä.</translation>
    </message>
    <message>
        <source>The declarer could beat {seat}: your card cannot be beaten.</source>
        <translation>{seat} johtaa tikkiä, mutta yksinpelaaja voisi mennä yli: sinun korttiasi ei voi lyödä.</translation>
    </message>
    <message>
        <source>{seat} is still to play: give little away.</source>
        <translation>{seat} on vielä pelaamatta: luovuta vain vähän.</translation>
    </message>
    <message>
        <source>With this trick the declarer is beaten: take it with any card.</source>
        <translation>Tällä tikillä yksinpelaaja on lyöty: ota se millä kortilla tahansa.</translation>
    </message>
    <message>
        <source>It takes the trick from the declarer.</source>
        <translation>Se vie tikin yksinpelaajalta.</translation>
    </message>
    <message>
        <source>You have none of the suit: trump it.</source>
        <translation>Sinulla ei ole tätä maata: lyö valtilla.</translation>
    </message>
    <message>
        <source>No higher trump is out: it takes the trick from the declarer.</source>
        <translation>Muilla ei ole isompaa valttia: se vie tikin yksinpelaajalta.</translation>
    </message>
    <message>
        <source>Your partner still plays and may take it: stay low.</source>
        <translation>Parisi pelaa vielä ja voi ottaa tikin: pelaa pieni.</translation>
    </message>
    <message>
        <source>Lead the ace while the declarer must still follow.</source>
        <translation>Aloita ässällä, kun yksinpelaajan on vielä tunnustettava maata.</translation>
    </message>
    <message>
        <source>No higher card of the suit is out.</source>
        <translation>Muilla ei ole tätä isompaa saman maan korttia.</translation>
    </message>
    <message>
        <source>The declarer plays last: lead a short suit.</source>
        <translation>Yksinpelaaja pelaa viimeisenä: aloita lyhyellä maalla.</translation>
    </message>
    <message>
        <source>The declarer plays next: lead a long suit.</source>
        <translation>Yksinpelaaja pelaa seuraavaksi: aloita pitkällä maalla.</translation>
    </message>
    <message>
        <source>You have nothing but trumps to lead.</source>
        <translation>Sinulla on aloitettavaksi pelkkiä valtteja.</translation>
    </message>
    <message>
        <source>Others hold higher cards of the suit and must beat it.</source>
        <translation>Muilla on maan isompia kortteja, ja heidän on mentävä yli.</translation>
    </message>
    <message>
        <source>It is the highest card that stays under the trick.</source>
        <translation>Se on isoin kortti, joka jää tikin alle.</translation>
    </message>
    <message>
        <source>Every card goes over: the lowest may still be beaten.</source>
        <translation>Kaikki korttisi menevät yli: pienimmän voi vielä joku lyödä.</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick: throw it.</source>
        <translation>Se on kortti, joka todennäköisimmin saisi tikin: heitä se pois.</translation>
    </message>
    <message>
        <source>Lead low: the declarer may have to go over it.</source>
        <translation>Aloita pienellä: yksinpelaaja voi joutua menemään yli.</translation>
    </message>
    <message>
        <source>Clear a short suit, so that you can throw cards later.</source>
        <translation>Tyhjennä lyhyt maa, jotta voit myöhemmin sakata.</translation>
    </message>
    <message>
        <source>Stay under the declarer: the trick remains with him.</source>
        <translation>Jää yksinpelaajan alle: tikki jää hänelle.</translation>
    </message>
    <message>
        <source>Keep the trick low, so that the declarer must go over.</source>
        <translation>Pidä tikki matalana, jotta yksinpelaajan on mentävä yli.</translation>
    </message>
    <message>
        <source>You cannot stay under: get rid of the high card.</source>
        <translation>Et pääse alle: hankkiudu eroon isosta kortista.</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: push, and the others pay more.</source>
        <translation>Näillä korteilla häviää noin {chance}&#xa0;% jaoista: anna skat katsomatta, niin muut maksavat enemmän.</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: take the skat, pass two bad cards on.</source>
        <translation>Näillä korteilla häviää noin {chance}&#xa0;% jaoista: ota skat ja anna kaksi huonoa korttia eteenpäin.</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in about {chance} % of the deals.</source>
        <translation>Näillä korteilla Grand Hand voittaa noin {chance}&#xa0;% jaoista.</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in only {chance} % of the deals.</source>
        <translation>Näillä korteilla Grand Hand voittaa vain {chance}&#xa0;% jaoista.</translation>
    </message>
    <message>
        <source>Lay away {cards}: their card points are safe.</source>
        <translation>Panisin pois {cards}: niiden korttipisteet ovat turvassa.</translation>
    </message>
    <message>
        <source>{game}: lay away {cards}, what stays has the fewest losers.</source>
        <translation>{game}: panisin pois {cards}, niin käteen jää vähiten häviäviä kortteja.</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, worth bidding up to {limit}.</source>
        <translation>{game}: voittomahdollisuus {chance}&#xa0;%, kannattaa tarjota korkeintaan {limit}.</translation>
    </message>
    <message>
        <source>{game}: enough jacks, trumps and aces to bid up to {limit}.</source>
        <translation>{game}: jätkät, valtit ja ässät riittävät tarjoukseen {limit}.</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, better than passing.</source>
        <translation>{game}: voittomahdollisuus {chance}&#xa0;%, parempi kuin passaaminen.</translation>
    </message>
    <message>
        <source>No game is likely enough to be won.</source>
        <translation>Mitään peliä ei voita riittävän todennäköisesti.</translation>
    </message>
    <message>
        <source>These cards are worth {value}, not more.</source>
        <translation>Näiden korttien arvo on {value}, ei enempää.</translation>
    </message>
    <message>
        <source>A Ramsch is better: these cards lose it in {value} % of deals.</source>
        <translation>Ramsch on parempi: näillä korteilla sen häviää {value}&#xa0;% jaoista.</translation>
    </message>
    <message>
        <source>Hand: the skat is not needed, chance to win {value} %.</source>
        <translation>Hand: skatia ei tarvita, voittomahdollisuus {value}&#xa0;%.</translation>
    </message>
    <message>
        <source>The skat improves the hand.</source>
        <translation>Skat parantaa kortteja.</translation>
    </message>
    <message>
        <source>It brings the most on average: chance to win {value} %.</source>
        <translation>Se tuottaa keskimäärin eniten: voittomahdollisuus {value}&#xa0;%.</translation>
    </message>
    <message>
        <source>It has the most jacks, trumps and aces.</source>
        <translation>Siinä on eniten jätkiä, valtteja ja ässiä.</translation>
    </message>
    <message>
        <source>At worst one trick of few points is lost: Schneider is safe.</source>
        <translation>Pahimmillaankin menee yksi halpa tikki: Schneider on varma.</translation>
    </message>
    <message>
        <source>No trick can be lost: Schwarz is safe.</source>
        <translation>Yhtäkään tikkiä ei voi menettää: Schwarz on varma.</translation>
    </message>
    <message>
        <source>No trick can be lost, also with open cards.</source>
        <translation>Yhtäkään tikkiä ei voi menettää, ei avoimin kortteinkaan.</translation>
    </message>
    <message>
        <source>Nothing to say.</source>
        <translation>Ei ole mitään sanottavaa.</translation>
    </message>
    <message>
        <source>Against these trumps and aces most declarers lose.</source>
        <translation>Näitä valtteja ja ässiä vastaan useimmat yksinpelaajat häviävät.</translation>
    </message>
    <message>
        <source>The declarer wins too often against these cards.</source>
        <translation>Yksinpelaaja voittaa liian usein näitä kortteja vastaan.</translation>
    </message>
    <message>
        <source>The game is nearly certain, also after Kontra.</source>
        <translation>Peli on lähes varma myös Kontran jälkeen.</translation>
    </message>
    <message>
        <source>The game is not certain enough to double it again.</source>
        <translation>Peli ei ole riittävän varma uuteen kahdennukseen.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Mixed</source>
        <translation>Eri tasoja</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>Etukäsi</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>Keskikäsi</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>Takakäsi</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Paikka {number}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>Omat pelit</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitettu</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Keskiarvo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won}/{all}</translation>
    </message>
    <message>
        <source>After deal {number}: {points}</source>
        <translation>Jaon {number} jälkeen: {points}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Kept on this computer only.</source>
        <translation>Tiedot ovat vain tällä tietokoneella.</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Nollaa…</translation>
    </message>
    <message>
        <source>There is nothing yet.</source>
        <translation>Täällä ei ole vielä mitään.</translation>
    </message>
    <message>
        <source>No deal in the statistics yet</source>
        <translation>Tilastoissa ei ole vielä jakoja</translation>
    </message>
    <message>
        <source>Each deal that you finish is counted here, by game and contract.</source>
        <translation>Jokainen loppuun pelaamasi jako kirjataan tänne pelin ja pelilajin mukaan.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read and do not count.</source>
        <translation>
            <numerusform>Tiedoston %n&#xa0;riviä ei voi lukea, eikä sitä lasketa.</numerusform>
            <numerusform>Tiedoston %n&#xa0;riviä ei voi lukea, eikä niitä lasketa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Pelilaji</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Paikka</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Ajanjakso</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>All</source>
        <comment>contracts</comment>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>All</source>
        <comment>seats of the order of play</comment>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Viimeiset 7&#xa0;päivää</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Viimeiset 30&#xa0;päivää</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Viimeiset 365&#xa0;päivää</translation>
    </message>
    <message>
        <source>All</source>
        <comment>days</comment>
        <translation>Koko aika</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Mikään jako ei vastaa näitä valintoja.</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won}/{all}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitettu</translation>
    </message>
    <message>
        <source>Own games won</source>
        <translation>Omia pelejä voitettu</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Pisteitä jakoa kohti</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Paras jako</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>Kallein jako</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Voitetut jaot</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Kaavio</translation>
    </message>
    <message>
        <source>{name}: {share} of the deals won</source>
        <translation>{name}: jaoista voitettu {share}</translation>
    </message>
    <message>
        <source>Deals won (%)</source>
        <translation>Voitetut jaot prosentteina</translation>
    </message>
    <message>
        <source>Points after each deal</source>
        <translation>Pisteet kunkin jaon jälkeen</translation>
    </message>
    <message>
        <source>Group the deals by</source>
        <translation>Ryhmittele jaot</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Ryhmittely</translation>
    </message>
    <message>
        <source>Results in groups</source>
        <translation>Tulokset ryhmittäin</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Kuukausi</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Tallenna tilastot</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-tiedostot (*.csv)</translation>
    </message>
    <message>
        <source>The deals counted so far are put into a file beside it; nothing is deleted.</source>
        <translation>Tähän asti kirjatut jaot siirretään viereiseen tiedostoon; mitään ei poisteta.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>Nollataanko tilastot?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Nollaa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>More choices</source>
        <translation>Lisää valintoja</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Finish early</source>
        <translation>Päätä jako</translation>
    </message>
    <message>
        <source>Skip this deal</source>
        <translation>Ohita jako</translation>
    </message>
    <message>
        <source>To the final standing</source>
        <translation>Lopputilanteeseen</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Seuraava jako</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Korttisi</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Mitä voit tehdä</translation>
    </message>
    <message>
        <source>What else you can do</source>
        <translation>Mitä muuta voit tehdä</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Pöydän vieressä</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Hints are given when it is your turn.</source>
        <translation>Vinkin saat omalla vuorollasi.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Peruttavaa ei ole.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vinkki</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Peru</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>to move</source>
        <translation>vuorossa</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>vinkki</translation>
    </message>
    <message>
        <source>chosen, {number} of {most}</source>
        <translation>valittu, {number}/{most}</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Yhtään korttia ei ole valittu.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <translation>Valittu: {cards}.</translation>
    </message>
    <message>
        <source>{card}, not allowed</source>
        <translation>{card}, ei sallittu</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <translation>{card}, pelattavissa</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>valittu</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>Sinä: {card}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Valitse peli</translation>
    </message>
    <message>
        <source>Choose a game at the right first.</source>
        <translation>Valitse ensin peli oikealta.</translation>
    </message>
    <message>
        <source>Choose the cards first.</source>
        <translation>Valitse ensin kortit.</translation>
    </message>
    <message>
        <source>Choose exactly one card.</source>
        <translation>Valitse tähän tasan yksi kortti.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close the message</source>
        <translation>Sulje ilmoitus</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>One more card</source>
        <translation>Vielä yksi kortti</translation>
    </message>
    <message>
        <source>Two cards chosen – click one again to take it back</source>
        <translation>Kaksi korttia valittu – napsauta korttia, niin se palaa</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;korttipiste</numerusform>
            <numerusform>%n&#xa0;korttipistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s) for you</source>
        <translation>
            <numerusform>%n&#xa0;korttipiste sinulle</numerusform>
            <numerusform>%n&#xa0;korttipistettä sinulle</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} = {sum}</source>
        <translation>{parts} = {sum}</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>Skatiin jätetyt</translation>
    </message>
    <message>
        <source>For the next player</source>
        <translation>Seuraavalle pelaajalle</translation>
    </message>
    <message>
        <source>To exchange</source>
        <translation>Vaihdettavat</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count}/{most}</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Pöytäkirja</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Tilastot</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Sivupaneeli</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Isompi teksti</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Pi&amp;enempi teksti</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Koko näyttö</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>Seu&amp;raava alue</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>E&amp;dellinen alue</translation>
    </message>
    <message>
        <source>&amp;Card faces</source>
        <translation>Korttien &amp;ulkoasu</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Resume: {game}</source>
        <translation>Jatka: {game}</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Kaikki ottelut</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Hylkää</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>{where}. Standing: {standing}</source>
        <translation>{where}. Tilanne: {standing}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} ja {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>begins a label</comment>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>you</source>
        <translation>sinä</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n&#xa0;korttipiste</numerusform>
            <numerusform>%n&#xa0;korttipistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;tikki</numerusform>
            <numerusform>%n&#xa0;tikkiä</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the {cards}.</source>
        <translation>Sinulla on {cards}.</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <translation>Vuorossa {seat}</translation>
    </message>
    <message>
        <source>Your turn – you lead</source>
        <translation>Sinun vuorosi – aloita tikki</translation>
    </message>
    <message>
        <source>Your turn – your last card</source>
        <translation>Sinun vuorosi – viimeinen korttisi</translation>
    </message>
    <message>
        <source>Your turn – any card may be played</source>
        <translation>Sinun vuorosi – mikä tahansa kortti käy</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Pelaisin {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passaa</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Sinä jaat.</translation>
    </message>
    <message>
        <source>{seat} deals.</source>
        <translation>{seat} jakaa.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Pelaat {card}.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat} pelaa {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passaat.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} passaa.</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Otat %n&#xa0;kortin.</numerusform>
            <numerusform>Otat %n&#xa0;korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n card(s).</source>
        <translation>
            <numerusform>{seat} ottaa %n&#xa0;kortin.</numerusform>
            <numerusform>{seat} ottaa %n&#xa0;korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay away %n card(s).</source>
        <translation>
            <numerusform>Panet pois %n&#xa0;kortin.</numerusform>
            <numerusform>Panet pois %n&#xa0;korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays away %n card(s).</source>
        <translation>
            <numerusform>{seat} panee pois %n&#xa0;kortin.</numerusform>
            <numerusform>{seat} panee pois %n&#xa0;korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n card point(s).</source>
        <translation>
            <numerusform>Saat tikin: %n&#xa0;piste.</numerusform>
            <numerusform>Saat tikin: %n&#xa0;pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the trick: %n card point(s).</source>
        <translation>
            <numerusform>{seat} saa tikin: %n&#xa0;piste.</numerusform>
            <numerusform>{seat} saa tikin: %n&#xa0;pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>tauolla</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>etukäsi</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>keskikäsi</translation>
    </message>
    <message>
        <source>rearhand</source>
        <translation>takakäsi</translation>
    </message>
    <message>
        <source>Round {round} · Deal {deal} of {deals}</source>
        <translation>Kierros&#xa0;{round} · Jako&#xa0;{deal}/{deals}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Jako&#xa0;{deal}</translation>
    </message>
    <message>
        <source>I keep my cards.</source>
        <translation>Pidän korttini.</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n card(s).</source>
        <translation>
            <numerusform>Vaihdan %n&#xa0;kortin.</numerusform>
            <numerusform>Vaihdan %n&#xa0;korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>I take the trump card.</source>
        <translation>Otan valttikortin.</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Edellinen tikki</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Tikki on sinun</translation>
    </message>
    <message>
        <source>{seat} takes it</source>
        <translation>Tikin saa {seat}</translation>
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
        <translation>Keskimäärin, pisteinä: {number} tuo {own}, passaaminen {other}.</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, {number} brings {other}.</source>
        <translation>Keskimäärin, pisteinä: passaaminen tuo {own}, {number} tuo {other}.</translation>
    </message>
    <message>
        <source>On average, in points: Hand brings {own}, taking the skat {other}.</source>
        <translation>Keskimäärin, pisteinä: Hand tuo {own}, skatin ottaminen {other}.</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, Hand {other}.</source>
        <translation>Keskimäärin, pisteinä: skatin ottaminen tuo {own}, Hand {other}.</translation>
    </message>
    <message>
        <source>On average, in points: pushing brings {own}, taking the skat {other}.</source>
        <translation>Keskimäärin, pisteinä: katsomatta antaminen tuo {own}, skatin ottaminen {other}.</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, pushing {other}.</source>
        <translation>Keskimäärin, pisteinä: skatin ottaminen tuo {own}, katsomatta antaminen {other}.</translation>
    </message>
    <message>
        <source>On average, in points: these two cards bring {own}, the next best two {other}.</source>
        <translation>Keskimäärin, pisteinä: nämä kaksi korttia tuovat {own}, toiseksi parhaat kaksi {other}.</translation>
    </message>
    <message>
        <source>On average, in points: Grand Hand brings {own}, the Ramsch {other}.</source>
        <translation>Keskimäärin, pisteinä: Grand Hand tuo {own}, Ramsch {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the Ramsch brings {own}, Grand Hand {other}.</source>
        <translation>Keskimäärin, pisteinä: Ramsch tuo {own}, Grand Hand {other}.</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, passing {other}.</source>
        <translation>Keskimäärin, pisteinä: tämä peli tuo {own}, passaaminen {other}.</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, your best game {other}.</source>
        <translation>Keskimäärin, pisteinä: passaaminen tuo {own}, paras pelisi {other}.</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, the next best {other}.</source>
        <translation>Keskimäärin, pisteinä: tämä peli tuo {own}, toiseksi paras {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you knock, else {other}.</source>
        <translation>Keskimäärin, pisteinä: jako tuo {own}, jos koputat, muuten {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you do not knock, else {other}.</source>
        <translation>Keskimäärin, pisteinä: jako tuo {own}, jos et koputa, muuten {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Kontra, else {other}.</source>
        <translation>Keskimäärin, pisteinä: peli tuo {own} Kontran kanssa, muuten {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Kontra, else {other}.</source>
        <translation>Keskimäärin, pisteinä: peli tuo {own} ilman Kontraa, muuten {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Re, else {other}.</source>
        <translation>Keskimäärin, pisteinä: peli tuo {own}, jos sanot Re, muuten {other}.</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Re, else {other}.</source>
        <translation>Keskimäärin, pisteinä: peli tuo {own}, jos et sano Re, muuten {other}.</translation>
    </message>
</context>
</TS>
