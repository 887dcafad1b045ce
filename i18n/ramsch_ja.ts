<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>このアプリについて</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>ラムシュ</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン{version}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Qtについて</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Ramsch and its family of card games at one table, against computer players.</source>
        <translation>ラムシュとその仲間のカードゲームを、一つのテーブルでコンピューターを相手に遊べます。</translation>
    </message>
    <message>
        <source>This program is free software: you may use, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty. Card faces, heads and signs were drawn for it and have the same licence.</source>
        <translation>このプログラムは自由ソフトウェアです。GNU General Public License（バージョン3以降）に従って、自由に使用、配布、変更できます。無保証で提供されます。カードの絵柄、人物の絵、記号はこのプログラムのために描かれたもので、同じライセンスに従います。</translation>
    </message>
    <message>
        <source>What it is built with</source>
        <translation>使用しているソフトウェア</translation>
    </message>
    <message>
        <source>**Qt {qt} and PySide6 {pyside}**, under the GNU Lesser General Public License, version 3. They are linked dynamically: you may replace them by other builds of the same version, in the folder of the Python package PySide6. Their sources are at download.qt.io.</source>
        <translation>**Qt {qt}、PySide6 {pyside}**：GNU Lesser General Public License（バージョン3）。動的にリンクされているので、PythonパッケージPySide6のフォルダーで、同じバージョンの別のビルドに差し替えることができます。ソースコードはdownload.qt.ioにあります。</translation>
    </message>
    <message>
        <source>**Python {version}**, under the Python Software Foundation License.</source>
        <translation>**Python {version}**：Python Software Foundation License</translation>
    </message>
    <message>
        <source>**Pillow {version}**, under the MIT-CMU License.</source>
        <translation>**Pillow {version}**：MIT-CMU License</translation>
    </message>
    <message>
        <source>**platformdirs {version}**, under the MIT License.</source>
        <translation>**platformdirs {version}**：MIT License</translation>
    </message>
</context>
<context>
    <name>Backs</name>
    <message>
        <source>To match the faces</source>
        <translation>絵柄に合わせる</translation>
    </message>
    <message>
        <source>Blue scales</source>
        <translation>青のうろこ模様</translation>
    </message>
    <message>
        <source>Green scales</source>
        <translation>緑のうろこ模様</translation>
    </message>
    <message>
        <source>Violet diamonds</source>
        <translation>紫のひし形模様</translation>
    </message>
    <message>
        <source>Red diamonds</source>
        <translation>赤のひし形模様</translation>
    </message>
    <message>
        <source>Black and yellow</source>
        <translation>黒と黄</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardBavarian</name>
    <message>
        <source>ace of acorns</source>
        <translation>どんぐりのエース</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>どんぐりのキング</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>どんぐりのオーバー</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>どんぐりのウンター</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>どんぐりの10</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>どんぐりの9</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>どんぐりの8</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>どんぐりの7</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>葉のエース</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>葉のキング</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>葉のオーバー</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>葉のウンター</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>葉の10</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>葉の9</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>葉の8</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>葉の7</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>ハートのオーバー</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>ハートのウンター</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>鈴のエース</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>鈴のキング</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>鈴のオーバー</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>鈴のウンター</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>鈴の10</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>鈴の9</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>鈴の8</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>鈴の7</translation>
    </message>
</context>
<context>
    <name>CardBavarianObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>どんぐりのエース</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>どんぐりのキング</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>どんぐりのオーバー</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>どんぐりのウンター</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>どんぐりの10</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>どんぐりの9</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>どんぐりの8</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>どんぐりの7</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>葉のエース</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>葉のキング</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>葉のオーバー</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>葉のウンター</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>葉の10</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>葉の9</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>葉の8</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>葉の7</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>ハートのオーバー</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>ハートのウンター</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>鈴のエース</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>鈴のキング</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>鈴のオーバー</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>鈴のウンター</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>鈴の10</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>鈴の9</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>鈴の8</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>鈴の7</translation>
    </message>
</context>
<context>
    <name>CardFrench</name>
    <message>
        <source>ace of clubs</source>
        <translation>クラブのエース</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>クラブのキング</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>クラブのクイーン</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>クラブのジャック</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>クラブの10</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>クラブの9</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>クラブの8</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>クラブの7</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>クラブの6</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>クラブの5</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>クラブの4</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>クラブの3</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>クラブの2</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>スペードのエース</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>スペードのキング</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>スペードのクイーン</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>スペードのジャック</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>スペードの10</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>スペードの9</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>スペードの8</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>スペードの7</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>スペードの6</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>スペードの5</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>スペードの4</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>スペードの3</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>スペードの2</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>ハートのクイーン</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>ハートのジャック</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>ハートの6</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>ハートの5</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>ハートの4</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>ハートの3</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>ハートの2</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ダイヤのエース</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ダイヤのキング</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ダイヤのクイーン</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ダイヤのジャック</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ダイヤの10</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ダイヤの9</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ダイヤの8</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ダイヤの7</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ダイヤの6</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ダイヤの5</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ダイヤの4</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ダイヤの3</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ダイヤの2</translation>
    </message>
</context>
<context>
    <name>CardFrenchObject</name>
    <message>
        <source>the ace of clubs</source>
        <translation>クラブのエース</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>クラブのキング</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>クラブのクイーン</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>クラブのジャック</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>クラブの10</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>クラブの9</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>クラブの8</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>クラブの7</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>クラブの6</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>クラブの5</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>クラブの4</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>クラブの3</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>クラブの2</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>スペードのエース</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>スペードのキング</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>スペードのクイーン</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>スペードのジャック</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>スペードの10</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>スペードの9</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>スペードの8</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>スペードの7</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>スペードの6</translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation>スペードの5</translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation>スペードの4</translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation>スペードの3</translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation>スペードの2</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>ハートのクイーン</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>ハートのジャック</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>ハートの6</translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation>ハートの5</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>ハートの4</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>ハートの3</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>ハートの2</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>ダイヤのエース</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>ダイヤのキング</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>ダイヤのクイーン</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>ダイヤのジャック</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>ダイヤの10</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>ダイヤの9</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>ダイヤの8</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>ダイヤの7</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>ダイヤの6</translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation>ダイヤの5</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>ダイヤの4</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>ダイヤの3</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>ダイヤの2</translation>
    </message>
</context>
<context>
    <name>CardGerman</name>
    <message>
        <source>ace of acorns</source>
        <translation>どんぐりのエース</translation>
    </message>
    <message>
        <source>king of acorns</source>
        <translation>どんぐりのキング</translation>
    </message>
    <message>
        <source>ober of acorns</source>
        <translation>どんぐりのオーバー</translation>
    </message>
    <message>
        <source>unter of acorns</source>
        <translation>どんぐりのウンター</translation>
    </message>
    <message>
        <source>ten of acorns</source>
        <translation>どんぐりの10</translation>
    </message>
    <message>
        <source>nine of acorns</source>
        <translation>どんぐりの9</translation>
    </message>
    <message>
        <source>eight of acorns</source>
        <translation>どんぐりの8</translation>
    </message>
    <message>
        <source>seven of acorns</source>
        <translation>どんぐりの7</translation>
    </message>
    <message>
        <source>ace of leaves</source>
        <translation>葉のエース</translation>
    </message>
    <message>
        <source>king of leaves</source>
        <translation>葉のキング</translation>
    </message>
    <message>
        <source>ober of leaves</source>
        <translation>葉のオーバー</translation>
    </message>
    <message>
        <source>unter of leaves</source>
        <translation>葉のウンター</translation>
    </message>
    <message>
        <source>ten of leaves</source>
        <translation>葉の10</translation>
    </message>
    <message>
        <source>nine of leaves</source>
        <translation>葉の9</translation>
    </message>
    <message>
        <source>eight of leaves</source>
        <translation>葉の8</translation>
    </message>
    <message>
        <source>seven of leaves</source>
        <translation>葉の7</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>ober of hearts</source>
        <translation>ハートのオーバー</translation>
    </message>
    <message>
        <source>unter of hearts</source>
        <translation>ハートのウンター</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>ace of bells</source>
        <translation>鈴のエース</translation>
    </message>
    <message>
        <source>king of bells</source>
        <translation>鈴のキング</translation>
    </message>
    <message>
        <source>ober of bells</source>
        <translation>鈴のオーバー</translation>
    </message>
    <message>
        <source>unter of bells</source>
        <translation>鈴のウンター</translation>
    </message>
    <message>
        <source>ten of bells</source>
        <translation>鈴の10</translation>
    </message>
    <message>
        <source>nine of bells</source>
        <translation>鈴の9</translation>
    </message>
    <message>
        <source>eight of bells</source>
        <translation>鈴の8</translation>
    </message>
    <message>
        <source>seven of bells</source>
        <translation>鈴の7</translation>
    </message>
</context>
<context>
    <name>CardGermanObject</name>
    <message>
        <source>the ace of acorns</source>
        <translation>どんぐりのエース</translation>
    </message>
    <message>
        <source>the king of acorns</source>
        <translation>どんぐりのキング</translation>
    </message>
    <message>
        <source>the ober of acorns</source>
        <translation>どんぐりのオーバー</translation>
    </message>
    <message>
        <source>the unter of acorns</source>
        <translation>どんぐりのウンター</translation>
    </message>
    <message>
        <source>the ten of acorns</source>
        <translation>どんぐりの10</translation>
    </message>
    <message>
        <source>the nine of acorns</source>
        <translation>どんぐりの9</translation>
    </message>
    <message>
        <source>the eight of acorns</source>
        <translation>どんぐりの8</translation>
    </message>
    <message>
        <source>the seven of acorns</source>
        <translation>どんぐりの7</translation>
    </message>
    <message>
        <source>the ace of leaves</source>
        <translation>葉のエース</translation>
    </message>
    <message>
        <source>the king of leaves</source>
        <translation>葉のキング</translation>
    </message>
    <message>
        <source>the ober of leaves</source>
        <translation>葉のオーバー</translation>
    </message>
    <message>
        <source>the unter of leaves</source>
        <translation>葉のウンター</translation>
    </message>
    <message>
        <source>the ten of leaves</source>
        <translation>葉の10</translation>
    </message>
    <message>
        <source>the nine of leaves</source>
        <translation>葉の9</translation>
    </message>
    <message>
        <source>the eight of leaves</source>
        <translation>葉の8</translation>
    </message>
    <message>
        <source>the seven of leaves</source>
        <translation>葉の7</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>ハートのエース</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>ハートのキング</translation>
    </message>
    <message>
        <source>the ober of hearts</source>
        <translation>ハートのオーバー</translation>
    </message>
    <message>
        <source>the unter of hearts</source>
        <translation>ハートのウンター</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>ハートの10</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>ハートの9</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>ハートの8</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>ハートの7</translation>
    </message>
    <message>
        <source>the ace of bells</source>
        <translation>鈴のエース</translation>
    </message>
    <message>
        <source>the king of bells</source>
        <translation>鈴のキング</translation>
    </message>
    <message>
        <source>the ober of bells</source>
        <translation>鈴のオーバー</translation>
    </message>
    <message>
        <source>the unter of bells</source>
        <translation>鈴のウンター</translation>
    </message>
    <message>
        <source>the ten of bells</source>
        <translation>鈴の10</translation>
    </message>
    <message>
        <source>the nine of bells</source>
        <translation>鈴の9</translation>
    </message>
    <message>
        <source>the eight of bells</source>
        <translation>鈴の8</translation>
    </message>
    <message>
        <source>the seven of bells</source>
        <translation>鈴の7</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>選択できません：{reason}</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Opponents</source>
        <translation>相手の強さ</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Play Ramsch and its family of card games against computer opponents.</source>
        <translation>ラムシュとその仲間のカードゲームで、コンピューターと対戦します。</translation>
    </message>
    <message>
        <source>open this game: {games}</source>
        <translation>このゲームを開きます：{games}</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>speak this language for this start only: {languages}</source>
        <translation>今回の起動だけ、この言語で表示します：{languages}</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>開く記録</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>ARGUMENT</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>For more about a command: {example}</source>
        <translation>コマンドの説明：{example}</translation>
    </message>
    <message>
        <source>List the games with their options.</source>
        <translation>ゲームとそのオプションを一覧表示します。</translation>
    </message>
    <message>
        <source>Play records again and print the scores.</source>
        <translation>記録を再生し、得点を表示します。</translation>
    </message>
    <message>
        <source>Let computer players play the same deals against each other.</source>
        <translation>コンピューター同士に同じディールで対戦させます。</translation>
    </message>
    <message>
        <source>Draw a table into a picture.</source>
        <translation>テーブルの画像を作ります。</translation>
    </message>
    <message>
        <source>Let the computer play on the table by itself.</source>
        <translation>コンピューターだけにプレイさせます。</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>名前=値</translation>
    </message>
    <message>
        <source>a player for each seat: {bots} or {command}; A is compared with the others</source>
        <translation>各席のプレイヤー：{bots}、{command}。Aを残りと比べます。</translation>
    </message>
    <message>
        <source>deals; each is played once a seat</source>
        <translation>ディール数。各ディールは席の数だけ、席を替えてプレイします。</translation>
    </message>
    <message>
        <source>let N count whole matches and compare how many A wins</source>
        <translation>Nをディールではなく対局の数とし、Aが勝つ数を比べます。</translation>
    </message>
    <message>
        <source>the number that the deals come from</source>
        <translation>ディールの元になる数</translation>
    </message>
    <message>
        <source>an option of the game as in {example}</source>
        <translation>ゲームのオプション（例：{example}）</translation>
    </message>
    <message>
        <source>processes to play in</source>
        <translation>並行して動かすプロセスの数</translation>
    </message>
    <message>
        <source>then let B play against copies of A on the same deals</source>
        <translation>続けて、同じディールでBをA同士の席に入れて対戦させます。</translation>
    </message>
    <message>
        <source>print one JSON object a line-up, the same in every language</source>
        <translation>組み合わせごとにJSONオブジェクトを1つ出力します（どの言語でも同じ）。</translation>
    </message>
    <message>
        <source>{share} %, difference {difference} ± {interval} (95 %)</source>
        <translation>{share}%、差{difference} ± {interval}（95%）</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>勝った対局</translation>
    </message>
    <message>
        <source>speak this language: {languages}</source>
        <translation>この言語で表示します：{languages}</translation>
    </message>
    <message>
        <source>{game}: {bot} against {others}, {deals}, seed {seed}</source>
        <translation>{game}：{bot}対{others}、{deals}、シード{seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%nディール</numerusform>
        </translation>
    </message>
    <message>
        <source>{mean}, difference {difference} ± {interval} (95 %)</source>
        <translation>{mean}、差{difference} ± {interval}（95%）</translation>
    </message>
    <message>
        <source>mean {mean}, 95 % below {p95}, longest {longest}</source>
        <translation>平均{mean}、95%が{p95}以下、最長{longest}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n対局</numerusform>
        </translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>ディールあたりの得点</translation>
    </message>
    <message>
        <source>deals lost</source>
        <translation>負けたディール</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>ルール違反の手</translation>
    </message>
    <message>
        <source>games a second</source>
        <translation>1秒あたりのプレイ数</translation>
    </message>
    <message>
        <source>milliseconds a move</source>
        <translation>1手あたりのミリ秒</translation>
    </message>
    <message>
        <source>PICTURE</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>書き出す画像</translation>
    </message>
    <message>
        <source>the kind of card faces</source>
        <translation>カードの絵柄</translation>
    </message>
    <message>
        <source>FACES</source>
        <translation>絵柄</translation>
    </message>
    <message>
        <source>the language of the picture, {usual} if none is given: {languages}</source>
        <translation>画像の言語（指定しなければ{usual}）：{languages}</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>幅x高さ</translation>
    </message>
    <message>
        <source>width and height of the window in points</source>
        <translation>ウィンドウの幅と高さ（ポイント）</translation>
    </message>
    <message>
        <source>S</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>pixels a point</source>
        <translation>拡大率（2なら縦横2倍の画素数）</translation>
    </message>
    <message>
        <source>show a moment of this record</source>
        <translation>この記録の一場面を表示します。</translation>
    </message>
    <message>
        <source>the moment after N actions of its last deal</source>
        <translation>最後のディールでN回行動した後の場面</translation>
    </message>
    <message>
        <source>the language of the table: {languages}</source>
        <translation>テーブルの言語：{languages}</translation>
    </message>
    <message>
        <source>deals to play</source>
        <translation>プレイするディール数</translation>
    </message>
    <message>
        <source>play fast and without a display, and write a picture of the table</source>
        <translation>画面なしで速くプレイし、テーブルの画像を書き出します。</translation>
    </message>
    <message>
        <source>the game, {usual} if none is given: {games}</source>
        <translation>ゲーム（指定しなければ{usual}）：{games}</translation>
    </message>
    <message>
        <source>print one JSON list, the same in every language</source>
        <translation>JSONのリストを出力します（どの言語でも同じ）。</translation>
    </message>
    <message>
        <source>The default of each option stands in brackets.</source>
        <translation>各オプションの既定値は角括弧で囲みます。</translation>
    </message>
    <message>
        <source>{id}: {game}, {seats}, {cards}</source>
        <translation>{id}：{game}、{seats}、{cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n席</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>%(option)sだけでは決まりません。候補：%(matches)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>値を1つ指定してください</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>値を1つ以上指定してください</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>値%rは指定できません</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>次の引数が必要です：%s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>不明な引数：%s</translation>
    </message>
    <message>
        <source>print this help</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}：エラー：{message}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>使い方：</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>引数：</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>オプション：</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>コマンド：</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>a record; .jsonl has one a line, {sign} is the standard input</source>
        <translation>記録。.jsonlは1行に1件、{sign}は標準入力です。</translation>
    </message>
    <message>
        <source>print one JSON object a record, the same in every language</source>
        <translation>記録ごとにJSONオブジェクトを1つ出力します（どの言語でも同じ）。</translation>
    </message>
    <message>
        <source>{file}: {game}</source>
        <translation>{file}：{game}</translation>
    </message>
    <message>
        <source>totals: {totals}</source>
        <translation>合計：{totals}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>行動%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {deal}: not finished, {actions}</source>
        <translation>ディール{deal}：途中、{actions}</translation>
    </message>
    <message>
        <source>deal {deal}: {contract}</source>
        <translation>ディール{deal}：{contract}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}</source>
        <translation>席{seat}（{name}）：得点{score}、カード点{points}、トリック{tricks}</translation>
    </message>
    <message>
        <source>seat {seat} ({name}): score {score}, card points {points}, tricks {tricks}; {steps}</source>
        <translation>席{seat}（{name}）：得点{score}、カード点{points}、トリック{tricks}。{steps}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Give up the game?</source>
        <translation>投了しますか？</translation>
    </message>
    <message>
        <source>The deal ends at once and counts as lost for your side.</source>
        <translation>このディールはすぐに終わり、あなたの側の負けになります。</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>対局の記録 (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>記録を開く</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>記録を保存</translation>
    </message>
</context>
<context>
    <name>FacePack</name>
    <message>
        <source>There is no such deck.</source>
        <translation>そのようなデッキはありません。</translation>
    </message>
    <message>
        <source>{file} is too long.</source>
        <translation>{file}が長すぎます。</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML: line {line} is wrong.</source>
        <translation>{file}はTOMLの表ではありません。{line}行目が誤っています。</translation>
    </message>
    <message>
        <source>{file} is not a table in TOML.</source>
        <translation>{file}はTOMLとして読み込めません。</translation>
    </message>
    <message>
        <source>{file}: the entry {entry} is wrong.</source>
        <translation>{file}：項目{entry}が正しくありません。</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards.</source>
        <translation>デッキの枚数は32枚、36枚、52枚のいずれかです。</translation>
    </message>
    <message>
        <source>There are no pictures of cards here (PNG or SVG, such as SA.png).</source>
        <translation>ここにはカードの画像（SA.pngのようなPNGまたはSVG）がありません。</translation>
    </message>
    <message>
        <source>A deck of {count} cards needs a picture of {card} too.</source>
        <translation>{count}枚のデッキには{card}の画像も必要です。</translation>
    </message>
    <message>
        <source>These are pictures of {found} cards; a deck has 32, 36 or 52.</source>
        <translation>カードの画像は{found}枚分です。デッキの枚数は32枚、36枚、52枚のいずれかです。</translation>
    </message>
    <message>
        <source>{first} and {second} show the same card.</source>
        <translation>{first}と{second}は同じカードの画像です。</translation>
    </message>
    <message>
        <source>{file} does not have the shape of a card, about two by three.</source>
        <translation>{file}はカードの形（縦横比およそ3対2）ではありません。</translation>
    </message>
    <message>
        <source>{file} is not a PNG picture that can be read.</source>
        <translation>{file}はPNG画像として読み込めません。</translation>
    </message>
    <message>
        <source>{file} is larger than {most} million pixels.</source>
        <translation>{file}は{most}メガピクセルを超えています。</translation>
    </message>
    <message>
        <source>{file} shows nothing.</source>
        <translation>{file}には何も描かれていません。</translation>
    </message>
    <message>
        <source>{file} is less than {least} pixels wide.</source>
        <translation>{file}の幅が{least}ピクセルに足りません。</translation>
    </message>
    <message>
        <source>{file} is not an SVG picture that can be read.</source>
        <translation>{file}はSVG画像として読み込めません。</translation>
    </message>
    <message>
        <source>{file} defines entities, which a card may not.</source>
        <translation>{file}はエンティティを定義しています。カードの画像では使えません。</translation>
    </message>
    <message>
        <source>{file} has too many parts.</source>
        <translation>{file}は要素の数が多すぎます。</translation>
    </message>
    <message>
        <source>{file} uses &lt;{element}&gt;, which a card may not.</source>
        <translation>{file}は&lt;{element}&gt;を使っています。カードの画像では使えません。</translation>
    </message>
    <message>
        <source>{file} has a script in it, which a card may not.</source>
        <translation>{file}にスクリプトが含まれています。カードの画像では使えません。</translation>
    </message>
    <message>
        <source>{file} points to something outside of itself.</source>
        <translation>{file}はファイルの外を参照しています。</translation>
    </message>
    <message>
        <source>{file} does not say how large it is.</source>
        <translation>{file}に画像の大きさが書かれていません。</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>{file}を読み込めません。</translation>
    </message>
    <message>
        <source>A deck has at most {most} files; here are more.</source>
        <translation>デッキのファイルは{most}個までですが、それを超えています。</translation>
    </message>
    <message>
        <source>The files of a deck have at most {most} MB together; these have more.</source>
        <translation>デッキのファイルは合計{most} MBまでですが、それを超えています。</translation>
    </message>
    <message>
        <source>{file} is not an ordinary file but a link or a device.</source>
        <translation>{file}は通常のファイルではなく、リンクまたはデバイスです。</translation>
    </message>
    <message>
        <source>{file} is not a zip file that can be read.</source>
        <translation>{file}はZIPファイルとして読み込めません。</translation>
    </message>
    <message>
        <source>The zip file has {file} twice.</source>
        <translation>ZIPファイルに{file}が2つあります。</translation>
    </message>
    <message>
        <source>{file} would lie outside of the deck.</source>
        <translation>{file}の場所がデッキの外になります。</translation>
    </message>
    <message>
        <source>{file} is locked with a password.</source>
        <translation>{file}はパスワードで保護されています。</translation>
    </message>
    <message>
        <source>A picture of this deck cannot be drawn.</source>
        <translation>このデッキには描画できない画像があります。</translation>
    </message>
    <message>
        <source>A deck has 32, 36 or 52 cards, not {count}.</source>
        <translation>デッキのカードは{count}枚ではなく、32枚、36枚、52枚のいずれかです。</translation>
    </message>
    <message>
        <source>{file}: an entry is wrong.</source>
        <translation>{file}：誤った項目があります。</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}：{what}</translation>
    </message>
    <message>
        <source>{deck} has no picture of {cards}.</source>
        <translation>デッキ{deck}に{cards}の画像がありません。</translation>
    </message>
    <message>
        <source>{file} is not a picture that can be drawn.</source>
        <translation>{file}は描画できる画像ではありません。</translation>
    </message>
    <message>
        <source>indices.toml has no label {label}.</source>
        <translation>indices.tomlに「{label}」のラベルがありません。</translation>
    </message>
    <message>
        <source>{deck} has no card {card}.</source>
        <translation>デッキ{deck}にカード{card}はありません。</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>By game</source>
        <translation>ゲームに合わせる</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス式</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4色</translation>
    </message>
    <message>
        <source>German</source>
        <translation>ドイツ式</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>色覚に配慮した配色</translation>
    </message>
</context>
<context>
    <name>FacesMenu</name>
    <message>
        <source>By g&amp;ame</source>
        <translation>ゲームに合わせる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;French-suited</source>
        <translation>フランス式(&amp;F)</translation>
    </message>
    <message>
        <source>Four &amp;colours</source>
        <translation>4色デッキ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;German-suited</source>
        <translation>ドイツ式(&amp;G)</translation>
    </message>
    <message>
        <source>Colour-&amp;blind safe</source>
        <translation>色覚に配慮した配色(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The number of bots is {count}: expected {expected} for these options.</source>
        <translation>ボットの数が{count}です。このオプションでは{expected}が正しい数です。</translation>
    </message>
    <message>
        <source>There is no bot &apos;{bot}&apos;: expected one of {offered} or cmd:COMMAND.</source>
        <translation>「{bot}」というボットはありません。使えるもの：{offered}、cmd:COMMAND。</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; takes nothing after it, but &apos;{rest}&apos; stands there.</source>
        <translation>「{word}」の後には何も書けませんが、「{rest}」とあります。</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; names a card twice.</source>
        <translation>「{action}」では同じカードが2度書かれています。</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no action here: expected one of {offered}.</source>
        <translation>「{action}」という行動はここにはありません。可能なもの：{offered}。</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered} and others.</source>
        <translation>「{action}」は認められません。可能なもの：{offered}など。</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is not allowed: expected one of {offered}.</source>
        <translation>「{action}」は認められません。可能なもの：{offered}。</translation>
    </message>
    <message>
        <source>&apos;{code}&apos; is no card: expected a suit C S H D and a rank A K Q J 10 to 2, as in SA.</source>
        <translation>「{code}」はカードではありません。スートC S H Dとランク A K Q J 10〜2を、SAのように書きます。</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; comes after the end of the deal.</source>
        <translation>「{action}」はディールが終わった後にあります。</translation>
    </message>
    <message>
        <source>The card {card} is dealt twice.</source>
        <translation>カード{card}が2度配られています。</translation>
    </message>
    <message>
        <source>The card {card} is missing.</source>
        <translation>カード{card}がありません。</translation>
    </message>
    <message>
        <source>The card {card} does not belong to the pack of this game.</source>
        <translation>カード{card}はこのゲームのデッキにありません。</translation>
    </message>
    <message>
        <source>The number of cards at seat {seat} is {count}: expected {expected}.</source>
        <translation>席{seat}のカードが{count}枚です。正しくは{expected}枚です。</translation>
    </message>
    <message>
        <source>The number of hands is {count}: expected {expected}.</source>
        <translation>手札の数が{count}です。正しくは{expected}です。</translation>
    </message>
    <message>
        <source>Action {number}: {what}</source>
        <translation>行動{number}：{what}</translation>
    </message>
    <message>
        <source>Deal {deal}, action {action}: {what}</source>
        <translation>ディール{deal}、行動{action}：{what}</translation>
    </message>
    <message>
        <source>Deal {deal}: {what}</source>
        <translation>ディール{deal}：{what}</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}：{what}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a value.</source>
        <translation>{line}行{column}列：JSONテキストの値がここにありません。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a name in double quotes.</source>
        <translation>{line}行{column}列：JSONテキストの、二重引用符で囲んだ名前がここにありません。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a colon.</source>
        <translation>{line}行{column}列：JSONテキストのコロンがここにありません。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the JSON text lacks a comma or a closing bracket.</source>
        <translation>{line}行{column}列：JSONテキストのコンマまたは閉じ括弧がここにありません。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The quotation mark that opens here is never closed.</source>
        <translation>{line}行{column}列：ここで始まる引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: The JSON text should end here, but it goes on.</source>
        <translation>{line}行{column}列：JSONテキストはここで終わるはずですが、続いています。</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>中身がありません。</translation>
    </message>
    <message>
        <source>The JSON text is nested too deep.</source>
        <translation>JSONテキストの入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>A number in the JSON text is too long.</source>
        <translation>JSONテキストに長すぎる数があります。</translation>
    </message>
    <message>
        <source>The JSON text is not an object.</source>
        <translation>JSONテキストがオブジェクトではありません。</translation>
    </message>
    <message>
        <source>&quot;version&quot; is {version}: this program reads version {expected}.</source>
        <translation>&quot;version&quot;が{version}です。このプログラムはバージョン{expected}を読み込みます。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: Here the text is no JSON.</source>
        <translation>{line}行{column}列：ここのテキストはJSONではありません。</translation>
    </message>
    <message>
        <source>The option {option} cannot be {value}: expected one of {offered}.</source>
        <translation>オプション{option}を{value}にはできません。可能なもの：{offered}。</translation>
    </message>
    <message>
        <source>There is no option &apos;{option}&apos;: expected one of {offered}.</source>
        <translation>「{option}」というオプションはありません。使えるもの：{offered}。</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is not a list of deals.</source>
        <translation>&quot;deals&quot;がディールのリストではありません。</translation>
    </message>
    <message>
        <source>The text is longer than {most} characters: no record is.</source>
        <translation>テキストが{most}文字を超えています。これほど長い記録はありません。</translation>
    </message>
    <message>
        <source>&quot;format&quot; is not &quot;{expected}&quot;: this is no record of a match.</source>
        <translation>&quot;format&quot;が&quot;{expected}&quot;ではありません。対局の記録ではないようです。</translation>
    </message>
    <message>
        <source>&quot;game&quot; is {name}: expected one of {offered}.</source>
        <translation>&quot;game&quot;が{name}です。使えるもの：{offered}。</translation>
    </message>
    <message>
        <source>&quot;options&quot; is not an object.</source>
        <translation>&quot;options&quot;がオブジェクトではありません。</translation>
    </message>
    <message>
        <source>&quot;seats&quot; is not a list of names.</source>
        <translation>&quot;seats&quot;が名前のリストではありません。</translation>
    </message>
    <message>
        <source>&quot;seats&quot; names {count}: expected {expected} for these options.</source>
        <translation>&quot;seats&quot;の名前が{count}人分です。このオプションでは{expected}人分が必要です。</translation>
    </message>
    <message>
        <source>This is not an object.</source>
        <translation>オブジェクトではありません。</translation>
    </message>
    <message>
        <source>&quot;hands&quot; is not a list of texts like &quot;CK SA H10&quot;.</source>
        <translation>&quot;hands&quot;が&quot;CK SA H10&quot;のようなテキストのリストではありません。</translation>
    </message>
    <message>
        <source>&quot;dealer&quot; is {dealer}: expected a seat from 0 to {last}.</source>
        <translation>&quot;dealer&quot;が{dealer}です。正しくは席0〜{last}です。</translation>
    </message>
    <message>
        <source>&quot;talon&quot; is not a text like &quot;DK C9&quot;.</source>
        <translation>&quot;talon&quot;が&quot;DK C9&quot;のようなテキストではありません。</translation>
    </message>
    <message>
        <source>&quot;actions&quot; is not a list of texts like &quot;play DA&quot;.</source>
        <translation>&quot;actions&quot;が&quot;play DA&quot;のようなテキストのリストではありません。</translation>
    </message>
    <message>
        <source>It is not played to its end, but another deal follows.</source>
        <translation>最後までプレイされていないのに、次のディールがあります。</translation>
    </message>
    <message>
        <source>There is no game &apos;{game}&apos;: expected one of {offered}.</source>
        <translation>「{game}」というゲームはありません。使えるもの：{offered}。</translation>
    </message>
    <message>
        <source>The cut card {card} is neither in the talon nor in the cutter&apos;s hand.</source>
        <translation>カットされたカード{card}が、山札にもカットした人の手札にもありません。</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected no suit after &apos;{game}&apos;.</source>
        <translation>「{action}」というゲームはありません。「{game}」の後にスートは書きません。</translation>
    </message>
    <message>
        <source>&apos;{action}&apos; is no game: expected one of {offered} after &apos;{game}&apos;.</source>
        <translation>「{action}」というゲームはありません。「{game}」の後に使えるもの：{offered}。</translation>
    </message>
    <message>
        <source>&apos;{game}&apos; is no game: expected one of {offered}.</source>
        <translation>「{game}」というゲームはありません。使えるもの：{offered}。</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; cannot follow &apos;{game}&apos;: expected {offered}.</source>
        <translation>「{game}」の後に「{word}」は書けません。使えるもの：{offered}。</translation>
    </message>
    <message>
        <source>&apos;claim&apos; is not allowed: the remaining tricks are not sure.</source>
        <translation>「claim」は認められません。残りのトリックが確実ではありません。</translation>
    </message>
    <message>
        <source>Cards are dealt to the seats {seats}: expected {expected}.</source>
        <translation>カードが席{seats}に配られています。正しくは{expected}です。</translation>
    </message>
    <message>
        <source>&apos;bid {value}&apos; is no bid: expected a number, as in &apos;bid 18&apos;.</source>
        <translation>「bid {value}」はビッドではありません。「bid 18」のように数を書きます。</translation>
    </message>
    <message>
        <source>The match is over: no deal follows.</source>
        <translation>対局は終わりました。次のディールはありません。</translation>
    </message>
    <message>
        <source>The deal on the table is not finished.</source>
        <translation>テーブルのディールがまだ終わっていません。</translation>
    </message>
    <message>
        <source>It is not an ordinary file but a folder, a pipe or a device.</source>
        <translation>通常のファイルではなく、フォルダー、パイプ、またはデバイスです。</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>ファイルが{most} MBを超えています。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: byte {number} is wrong.</source>
        <translation>ファイルがUTF-8のテキストではありません。{number}バイト目が誤っています。</translation>
    </message>
    <message>
        <source>There is no space left on the disk.</source>
        <translation>ディスクの空き容量がありません。</translation>
    </message>
    <message>
        <source>Your share of the disk is used up.</source>
        <translation>割り当てられたディスク容量を使い切りました。</translation>
    </message>
    <message>
        <source>You have no permission to do this here.</source>
        <translation>ここでこの操作を行う権限がありません。</translation>
    </message>
    <message>
        <source>This place can only be read, not written to.</source>
        <translation>この場所は読み取り専用です。</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>ファイルまたはフォルダーが見つかりません。</translation>
    </message>
    <message>
        <source>There is a folder of this name, not a file.</source>
        <translation>この名前はファイルではなくフォルダーのものです。</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>パスの途中がフォルダーではなくファイルです。</translation>
    </message>
    <message>
        <source>The folder is not empty.</source>
        <translation>フォルダーが空ではありません。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
    <message>
        <source>The name has signs that are not allowed here.</source>
        <translation>名前に、ここでは使えない文字があります。</translation>
    </message>
    <message>
        <source>The file would be too large.</source>
        <translation>ファイルが大きくなりすぎます。</translation>
    </message>
    <message>
        <source>The disk or drive does not work as it should.</source>
        <translation>ディスクまたはドライブが正しく動作していません。</translation>
    </message>
    <message>
        <source>The links here lead around in a circle.</source>
        <translation>ここのリンクが循環しています。</translation>
    </message>
    <message>
        <source>There are too many links to this file.</source>
        <translation>このファイルへのリンクが多すぎます。</translation>
    </message>
    <message>
        <source>There is already a file or folder of this name.</source>
        <translation>同じ名前のファイルまたはフォルダーがすでにあります。</translation>
    </message>
    <message>
        <source>Another program uses this file.</source>
        <translation>別のプログラムがこのファイルを使っています。</translation>
    </message>
    <message>
        <source>Too many files are open at the same time.</source>
        <translation>同時に開いているファイルが多すぎます。</translation>
    </message>
    <message>
        <source>The disk or computer on the network does not answer.</source>
        <translation>ネットワーク上のディスクまたはコンピューターが応答しません。</translation>
    </message>
    <message>
        <source>The system reports an error ({words}).</source>
        <translation>システムがエラーを報告しました（{words}）。</translation>
    </message>
    <message>
        <source>The system reports error {number} ({words}).</source>
        <translation>システムがエラー{number}を報告しました（{words}）。</translation>
    </message>
    <message>
        <source>The program reports an error ({words}).</source>
        <translation>プログラムがエラーを報告しました（{words}）。</translation>
    </message>
    <message>
        <source>&quot;games&quot; is not an object.</source>
        <translation>&quot;games&quot;がオブジェクトではありません。</translation>
    </message>
    <message>
        <source>&quot;deals&quot; is empty: there is nothing to play on.</source>
        <translation>&quot;deals&quot;が空です。続けられるディールがありません。</translation>
    </message>
    <message>
        <source>Its folder does not answer.</source>
        <translation>フォルダーが応答しません。</translation>
    </message>
    <message>
        <source>The table cannot be opened: the module {module} is missing.</source>
        <translation>テーブルを開けません。モジュール{module}がありません。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no option: expected one such as rounds=3.</source>
        <translation>「{given}」はオプションではありません。正しい例：rounds=3。</translation>
    </message>
    <message>
        <source>The bot {program} cannot be started: {what}</source>
        <translation>ボット{program}を起動できません：{what}</translation>
    </message>
    <message>
        <source>Nothing can be drawn here: the module {module} is missing.</source>
        <translation>ここでは描画できません。モジュール{module}がありません。</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>{file}: line {line}</source>
        <translation>{file}：{line}行目</translation>
    </message>
    <message>
        <source>This is longer than {bytes} bytes: no record is.</source>
        <translation>{bytes}バイトより長いデータです。これほど長い記録はありません。</translation>
    </message>
    <message>
        <source>Byte {number} is not UTF-8 text: expected a record in JSON.</source>
        <translation>{number}バイト目がUTF-8のテキストではありません。JSON形式の記録が必要です。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {what}</source>
        <translation>{file}を読み込めません：{what}</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number above 0.</source>
        <translation>「{given}」は1以上の整数ではありません。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no whole number.</source>
        <translation>「{given}」は整数ではありません。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no number above 0 such as 1.5.</source>
        <translation>「{given}」は0より大きい数ではありません。正しい例：1.5。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no size: expected one such as 1280x800.</source>
        <translation>「{given}」は大きさではありません。正しい例：1280x800。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; is no line-up: expected two bots or more such as medium,easy,easy.</source>
        <translation>「{given}」は組み合わせではありません。ボットが2つ以上必要です。正しい例：medium,easy,easy。</translation>
    </message>
    <message>
        <source>There is no language &apos;{language}&apos;: expected one of {offered}.</source>
        <translation>「{language}」という言語はありません。使えるもの：{offered}。</translation>
    </message>
    <message>
        <source>{program} is running but cannot be called: {reason}</source>
        <translation>{program}は起動していますが、呼び出せません：{reason}</translation>
    </message>
    <message>
        <source>{program} is running but does not answer.</source>
        <translation>{program}は起動していますが、応答しません。</translation>
    </message>
    <message>
        <source>The picture {file} cannot be written.</source>
        <translation>画像{file}を書き出せません。</translation>
    </message>
    <message>
        <source>There are no faces &apos;{faces}&apos;: expected one of {offered}.</source>
        <translation>「{faces}」という絵柄はありません。使えるもの：{offered}。</translation>
    </message>
    <message>
        <source>The last deal has no moment {at}: expected one from 0 to {last}.</source>
        <translation>最後のディールに場面{at}はありません。指定できるのは0〜{last}です。</translation>
    </message>
</context>
<context>
    <name>Follow</name>
    <message>
        <source>Trumps are led: you must play a trump.</source>
        <translation>切り札をフォローしてください。</translation>
    </message>
    <message>
        <source>Acorns must be followed.</source>
        <translation>どんぐりをフォローしてください。</translation>
    </message>
    <message>
        <source>Clubs must be followed.</source>
        <translation>クラブをフォローしてください。</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <translation>葉をフォローしてください。</translation>
    </message>
    <message>
        <source>Spades must be followed.</source>
        <translation>スペードをフォローしてください。</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <comment>German-suited</comment>
        <translation>ハートをフォローしてください。</translation>
    </message>
    <message>
        <source>Hearts must be followed.</source>
        <translation>ハートをフォローしてください。</translation>
    </message>
    <message>
        <source>Bells must be followed.</source>
        <translation>鈴をフォローしてください。</translation>
    </message>
    <message>
        <source>Diamonds must be followed.</source>
        <translation>ダイヤをフォローしてください。</translation>
    </message>
    <message>
        <source>Leaves must be followed.</source>
        <comment>Bavarian</comment>
        <translation>葉をフォローしてください。</translation>
    </message>
    <message>
        <source>Your turn – follow with a trump</source>
        <translation>あなたの番です。切り札をフォローしてください。</translation>
    </message>
    <message>
        <source>Your turn – follow acorns</source>
        <translation>あなたの番です。どんぐりをフォローしてください。</translation>
    </message>
    <message>
        <source>Your turn – follow clubs</source>
        <translation>あなたの番です。クラブをフォローしてください。</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <translation>あなたの番です。葉をフォローしてください。</translation>
    </message>
    <message>
        <source>Your turn – follow spades</source>
        <translation>あなたの番です。スペードをフォローしてください。</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <translation>あなたの番です。ハートをフォローしてください。</translation>
    </message>
    <message>
        <source>Your turn – follow leaves</source>
        <comment>Bavarian</comment>
        <translation>あなたの番です。葉をフォローしてください。</translation>
    </message>
    <message>
        <source>Your turn – follow hearts</source>
        <comment>German-suited</comment>
        <translation>あなたの番です。ハートをフォローしてください。</translation>
    </message>
    <message>
        <source>Your turn – follow bells</source>
        <translation>あなたの番です。鈴をフォローしてください。</translation>
    </message>
    <message>
        <source>{name} had no trump left.</source>
        <translation>{name}には切り札が残っていませんでした。</translation>
    </message>
    <message>
        <source>{name} had no clubs left.</source>
        <translation>{name}はクラブが切れていました。</translation>
    </message>
    <message>
        <source>{name} had no spades left.</source>
        <translation>{name}はスペードが切れていました。</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <translation>{name}はハートが切れていました。</translation>
    </message>
    <message>
        <source>{name} had no diamonds left.</source>
        <translation>{name}はダイヤが切れていました。</translation>
    </message>
    <message>
        <source>{name} had no acorns left.</source>
        <translation>{name}はどんぐりが切れていました。</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <comment>Bavarian</comment>
        <translation>{name}は葉が切れていました。</translation>
    </message>
    <message>
        <source>{name} had no leaves left.</source>
        <translation>{name}は葉が切れていました。</translation>
    </message>
    <message>
        <source>{name} had no hearts left.</source>
        <comment>German-suited</comment>
        <translation>{name}はハートが切れていました。</translation>
    </message>
    <message>
        <source>{name} had no bells left.</source>
        <translation>{name}は鈴が切れていました。</translation>
    </message>
    <message>
        <source>Your turn – follow diamonds</source>
        <translation>あなたの番です。ダイヤをフォローしてください。</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Play {game}</source>
        <translation>{game}をプレイする</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>オプション…</translation>
    </message>
    <message>
        <source>Options of {game}</source>
        <translation>{game}のオプション</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイする</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}〜{high}人</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;All games</source>
        <translation>すべてのゲーム(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Resume match</source>
        <translation>対局を再開(&amp;R)</translation>
    </message>
    <message>
        <source>Match &amp;history</source>
        <translation>対局履歴(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>記録を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save record as…</source>
        <translation>記録に名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>キー操作(&amp;K)…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>ログを表示(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About…</source>
        <translation>このアプリについて(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>{file} cannot be read. {reason}</source>
        <translation>{file}を読み込めません。{reason}</translation>
    </message>
    <message>
        <source>Unfinished, {points}</source>
        <translation>途中、{points}</translation>
    </message>
    <message>
        <source>Place {place}, {points}</source>
        <translation>{place}位、{points}</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最終プレイ日</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>The matches cannot be read</source>
        <translation>対局を読み込めません</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>対局履歴</translation>
    </message>
    <message>
        <source>The matches are being read…</source>
        <translation>対局を読み込んでいます…</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), kept on this computer only.</source>
        <translation>
            <numerusform>%n局。このコンピューターにだけ保存されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>ゲーム順</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>強さ順</translation>
    </message>
    <message>
        <source>Most deals first</source>
        <translation>長い順</translation>
    </message>
    <message>
        <source>Best place first</source>
        <translation>順位順</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>対局はまだありません</translation>
    </message>
    <message>
        <source>Each match that you play is kept here, to be resumed, read and reviewed.</source>
        <translation>対局はすべてここに残り、再開したり、見直したり、検討したりできます。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイする</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>No match is chosen.</source>
        <translation>対局が選ばれていません。</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>このファイルは読み込めません。</translation>
    </message>
    <message>
        <source>This match is finished.</source>
        <translation>この対局は終わっています。</translation>
    </message>
    <message>
        <source>Records of a match (*.ramsch *.json)</source>
        <translation>対局の記録 (*.ramsch *.json)</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>記録を保存</translation>
    </message>
    <message>
        <source>The record could not be written</source>
        <translation>記録を保存できませんでした</translation>
    </message>
    <message>
        <source>The match cannot be read</source>
        <translation>対局を読み込めません</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>出せるカードはこれだけです。</translation>
    </message>
    <message>
        <source>Any choice will do.</source>
        <translation>どれを選んでもかまいません。</translation>
    </message>
    <message>
        <source>There is no choice: you must play.</source>
        <translation>参加するしかありません。</translation>
    </message>
    <message>
        <source>Nobody plays and you are the last: five tricks are yours without play.</source>
        <translation>誰も参加せず、あなたが最後です。プレイせずに5トリックを取れます。</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: enough to play.</source>
        <translation>1トリック以上取れる確率は約{chance}%で、参加するのに十分です。</translation>
    </message>
    <message>
        <source>The chance of at least one trick is about {chance} %: too little.</source>
        <translation>1トリック以上取れる確率は約{chance}%で、参加するには低すぎます。</translation>
    </message>
    <message>
        <source>You need so little that a chance of {chance} % is enough.</source>
        <translation>上がりまであと少しなので、確率{chance}%で十分です。</translation>
    </message>
    <message>
        <source>Another player is almost done: a chance of {chance} % must be enough.</source>
        <translation>ほかの人がもうすぐ上がるので、確率{chance}%でも参加すべきです。</translation>
    </message>
    <message>
        <source>No trick costs little now: a chance of {chance} % is enough.</source>
        <translation>1トリックも取れなくても今は損が小さいので、確率{chance}%で十分です。</translation>
    </message>
    <message>
        <source>A plain ace is led first: later it may be trumped.</source>
        <translation>切り札でないエースは先にリードします。後になると、切り札で取られかねません。</translation>
    </message>
    <message>
        <source>The highest plain card is led while trumps are kept for later.</source>
        <translation>切り札は後に残し、切り札以外で最も強いカードをリードします。</translation>
    </message>
    <message>
        <source>Only trumps are left: the highest one leads.</source>
        <translation>残りは切り札だけです。最も強いものをリードします。</translation>
    </message>
    <message>
        <source>The lowest card that beats the trick is enough for now.</source>
        <translation>今は、勝てるカードのうち最も弱いもので十分です。</translation>
    </message>
    <message>
        <source>You are the last to play: the lowest card that wins is enough.</source>
        <translation>最後の手番なので、勝てるカードのうち最も弱いもので十分です。</translation>
    </message>
    <message>
        <source>You still need a trick: this card has the best chance.</source>
        <translation>まだ1トリック必要です。このカードが最も取れそうです。</translation>
    </message>
    <message>
        <source>The trick is lost: give the lowest card.</source>
        <translation>このトリックは取れません。最も弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you play, and {other} if you drop out.</source>
        <translation>このような1000対局のうち、参加すれば約{own}回、降りれば約{other}回勝ちます。</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you drop out, and {other} if you play.</source>
        <translation>このような1000対局のうち、降りれば約{own}回、参加すれば約{other}回勝ちます。</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with these cards away, and {other} with others.</source>
        <translation>このような1000対局のうち、これらのカードを捨てれば約{own}回、ほかのカードなら約{other}回勝ちます。</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you keep the card, and {other} if you leave it.</source>
        <translation>このような1000対局のうち、このカードを取れば約{own}回、残せば約{other}回勝ちます。</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you leave the card, and {other} if you keep it.</source>
        <translation>このような1000対局のうち、このカードを残せば約{own}回、取れば約{other}回勝ちます。</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} if you exchange nothing, and {other} if you do.</source>
        <translation>このような1000対局のうち、交換しなければ約{own}回、交換すれば約{other}回勝ちます。</translation>
    </message>
    <message>
        <source>Of 1,000 matches like this you win about {own} with the turned-up card, and {other} without it.</source>
        <translation>このような1000対局のうち、表向きのカードを取れば約{own}回、取らなければ約{other}回勝ちます。</translation>
    </message>
    <message>
        <source>Acorns are trumps</source>
        <translation>切り札はどんぐり</translation>
    </message>
    <message>
        <source>Clubs are trumps</source>
        <translation>切り札はクラブ</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <comment>Bavarian</comment>
        <translation>切り札は葉</translation>
    </message>
    <message>
        <source>Leaves are trumps</source>
        <translation>切り札は葉</translation>
    </message>
    <message>
        <source>Spades are trumps</source>
        <translation>切り札はスペード</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <comment>German-suited</comment>
        <translation>切り札はハート</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>切り札はハート</translation>
    </message>
    <message>
        <source>Bells are trumps</source>
        <translation>切り札は鈴</translation>
    </message>
    <message>
        <source>Diamonds are trumps</source>
        <translation>切り札はダイヤ</translation>
    </message>
    <message>
        <source>You have no acorns: you must play a trump.</source>
        <translation>どんぐりがないので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You have no clubs: you must play a trump.</source>
        <translation>クラブがないので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <comment>Bavarian</comment>
        <translation>葉がないので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You have no leaves: you must play a trump.</source>
        <translation>葉がないので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You have no spades: you must play a trump.</source>
        <translation>スペードがないので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <comment>German-suited</comment>
        <translation>ハートがないので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You have no hearts: you must play a trump.</source>
        <translation>ハートがないので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You have no bells: you must play a trump.</source>
        <translation>鈴がないので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You have no diamonds: you must play a trump.</source>
        <translation>ダイヤがないので、切り札を出してください。</translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation>勝てるカードがあるので、それを出してください。</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat}が参加するか考えています。</translation>
    </message>
    <message>
        <source>You must play this deal</source>
        <translation>このディールには必ず参加します。</translation>
    </message>
    <message>
        <source>Do you stay in?</source>
        <translation>参加しますか？</translation>
    </message>
    <message>
        <source>Your turn – you must beat the trick</source>
        <translation>あなたの番です。勝てるカードを出してください。</translation>
    </message>
    <message>
        <source>Stay in</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>降りる</translation>
    </message>
    <message>
        <source>I stay in.</source>
        <translation>参加します。</translation>
    </message>
    <message>
        <source>I drop out.</source>
        <translation>降ります。</translation>
    </message>
    <message>
        <source>You stay in.</source>
        <translation>あなたは参加しました。</translation>
    </message>
    <message>
        <source>{seat} stays in.</source>
        <translation>{seat}が参加しました。</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>あなたは降りました。</translation>
    </message>
    <message>
        <source>{seat} drops out.</source>
        <translation>{seat}が降りました。</translation>
    </message>
    <message>
        <source>The trump card is the {card}.</source>
        <translation>表向きの切り札は{card}です。</translation>
    </message>
    <message>
        <source>You take {card}, the turned-up card.</source>
        <translation>あなたは表向きの{card}を取りました。</translation>
    </message>
    <message>
        <source>{seat} takes {card}, the turned-up card.</source>
        <translation>{seat}が表向きの{card}を取りました。</translation>
    </message>
    <message>
        <source>You keep all cards.</source>
        <translation>あなたは交換しませんでした。</translation>
    </message>
    <message>
        <source>{seat} keeps all cards.</source>
        <translation>{seat}は交換しませんでした。</translation>
    </message>
    <message>
        <source>drops out</source>
        <translation>降り</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>参加</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n</source>
        <translation>
            <numerusform>%n枚交換</numerusform>
        </translation>
    </message>
    <message>
        <source>takes trump</source>
        <translation>切り札を取る</translation>
    </message>
    <message>
        <source>keeps all</source>
        <translation>交換なし</translation>
    </message>
    <message>
        <source>{deal} · {trumps}</source>
        <translation>{deal} · {trumps}</translation>
    </message>
    <message>
        <source>the talon is empty</source>
        <translation>山札は空です</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the talon</source>
        <translation>
            <numerusform>山札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} · {trumps}</source>
        <translation>{left} · {trumps}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>直前のトリック</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>あなたがトリックを取りました。</translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation>{seat}がトリックを取りました。</translation>
    </message>
    <message numerus="yes">
        <source>you have %n to go</source>
        <translation>
            <numerusform>あと%n</numerusform>
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
        <translation>{number}のまま</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Click a field and press the new keys.</source>
        <translation>欄をクリックして、新しいキーを押してください。</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブルでの操作</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>カード間の移動</translation>
    </message>
    <message>
        <source>First and last card</source>
        <translation>最初と最後のカード</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>カードを出す、または選ぶ</translation>
    </message>
    <message>
        <source>Jump to a suit or a rank</source>
        <translation>スートまたはランクへ移動</translation>
    </message>
    <message>
        <source>its letter or number</source>
        <translation>その文字または数字</translation>
    </message>
    <message>
        <source>Hand, buttons, panel, header</source>
        <translation>手札、ボタン、パネル、ヘッダー</translation>
    </message>
    <message>
        <source>{keys} is taken by “{action}”.</source>
        <translation>{keys}は「{action}」に使われています。</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Same as the system</source>
        <translation>システムに合わせる</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <translation>直前のトリック</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>操作(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Ramsch</source>
        <translation>ラムシュ</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選んでください</translation>
    </message>
    <message>
        <source>{game} – Ramsch</source>
        <translation>{game} – ラムシュ</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>You win the match</source>
        <translation>対局の勝者はあなたです</translation>
    </message>
    <message>
        <source>{seat} wins the match</source>
        <translation>対局の勝者は{seat}です</translation>
    </message>
    <message>
        <source>You share the first place</source>
        <translation>あなたを含む同点1位です</translation>
    </message>
    <message>
        <source>The first place is shared</source>
        <translation>同点1位です</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%nディール</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals} · Level of the opponents: {levels}</source>
        <translation>{deals} · 相手：{levels}</translation>
    </message>
    <message>
        <source>Game points {points}</source>
        <translation>ゲーム点{points}</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <translation>{won}勝{lost}敗</translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>%nディールで1位</numerusform>
        </translation>
    </message>
    <message>
        <source>costliest deal {points}</source>
        <translation>最大の失点{points}</translation>
    </message>
    <message>
        <source>Bonus {points}</source>
        <translation>ボーナス{points}</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>最高のディール</translation>
    </message>
    <message>
        <source>Most deals won</source>
        <translation>最多勝</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>最大の失点</translation>
    </message>
    <message>
        <source>{name}, {points}</source>
        <translation>{name}、{points}</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won}/{all}</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>あなたの宣言ゲーム</translation>
    </message>
    <message>
        <source>own games won</source>
        <translation>勝ち数</translation>
    </message>
    <message>
        <source>Your deals</source>
        <translation>あなたのディール</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>勝ち数</translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message>
        <source>Place {place}</source>
        <translation>{place}位</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}. {why}</source>
        <translation>{place}位：{name}、{total}。{why}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Return match</source>
        <translation>もう一局</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>The unfinished match could not be read</source>
        <translation>中断した対局を読み込めませんでした</translation>
    </message>
    <message>
        <source>The settings could not be read; the defaults are used</source>
        <translation>設定を読み込めなかったため、初期設定に戻しました</translation>
    </message>
    <message>
        <source>The house rules could not be read</source>
        <translation>ハウスルールを読み込めませんでした</translation>
    </message>
    <message>
        <source>It is kept as {file}. What is wrong: {reason}</source>
        <translation>{file}として残してあります。原因：{reason}</translation>
    </message>
    <message>
        <source>The old ones are kept as {file}. What is wrong: {reason}</source>
        <translation>以前の設定は{file}として残してあります。原因：{reason}</translation>
    </message>
    <message>
        <source>They are kept as {file}. What is wrong: {reason}</source>
        <translation>{file}として残してあります。原因：{reason}</translation>
    </message>
    <message>
        <source>The match could not be saved</source>
        <translation>対局を保存できませんでした</translation>
    </message>
    <message>
        <source>The match could not be kept in the match history</source>
        <translation>対局を対局履歴に残せませんでした</translation>
    </message>
    <message>
        <source>The match could not be discarded</source>
        <translation>対局を破棄できませんでした</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the program ends</source>
        <translation>設定を保存できませんでした。この設定はプログラムを終了するまで有効です</translation>
    </message>
    <message>
        <source>The named house rules could not be saved; they hold until the dialog closes</source>
        <translation>名前を付けたハウスルールを保存できませんでした。この画面を閉じるまでは有効です</translation>
    </message>
    <message>
        <source>{name} cannot be opened</source>
        <translation>{name}を開けません</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name}を読み込んでいます…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>プログラムで問題が発生しました</translation>
    </message>
    <message>
        <source>The match is saved and goes on. The log says what happened.</source>
        <translation>対局は保存済みで、そのまま続けられます。詳しくはログをご覧ください。</translation>
    </message>
    <message>
        <source>{name} is saved</source>
        <translation>{name}を保存しました</translation>
    </message>
    <message>
        <source>{name} could not be written</source>
        <translation>{name}を保存できませんでした</translation>
    </message>
    <message>
        <source>The deck you chose is not there any more</source>
        <translation>選んだデッキが見つかりません</translation>
    </message>
    <message>
        <source>Each game is shown with its own cards.</source>
        <translation>各ゲームは、それぞれのカードで表示されます。</translation>
    </message>
    <message>
        <source>The score sheet could not be saved</source>
        <translation>得点表を保存できませんでした</translation>
    </message>
    <message>
        <source>The statistics could not be read or saved</source>
        <translation>成績を読み込めないか、保存できませんでした</translation>
    </message>
    <message>
        <source>Your unfinished match is kept in the match history</source>
        <translation>中断した対局を対局履歴に移しました</translation>
    </message>
    <message>
        <source>It was a match of {game}.</source>
        <translation>{game}の対局でした。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The match is discarded</source>
        <translation>対局を破棄しました</translation>
    </message>
    <message>
        <source>The match is deleted</source>
        <translation>対局を削除しました</translation>
    </message>
    <message>
        <source>Your deck has too few cards for this table</source>
        <translation>このデッキでは、このテーブルに必要なカードが足りません</translation>
    </message>
    <message>
        <source>{game} is played with 52 cards here. Your deck has no 2 to 6, so you see French cards.</source>
        <translation>ここでは{game}を52枚で遊びます。選んだデッキには2から6がないので、フランス式のカードを表示します。</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>直前のトリック(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Finish early</source>
        <translation>早めに終える(&amp;F)</translation>
    </message>
    <message>
        <source>The rest is &amp;mine</source>
        <translation>残りは全部取れます(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Give up the game…</source>
        <translation>投了(&amp;G)…</translation>
    </message>
    <message>
        <source>Read &amp;aloud</source>
        <translation>読み上げ(&amp;A)</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべて既定値に戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイする</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Level of play</source>
        <translation>相手の強さ</translation>
    </message>
    <message>
        <source>All rules are at their defaults</source>
        <translation>すべて既定のルールです</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the default</source>
        <translation>
            <numerusform>既定と異なるルールが%n個あります</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>独自の設定</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>ハウスルールを保存</translation>
    </message>
    <message>
        <source>Name of these house rules</source>
        <translation>このハウスルールの名前</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>First turn on “{option}”.</source>
        <translation>先に「{option}」をオンにしてください。</translation>
    </message>
    <message>
        <source>First turn off “{option}”.</source>
        <translation>先に「{option}」をオフにしてください。</translation>
    </message>
    <message>
        <source>Only where “{option}” is: {values}.</source>
        <translation>「{option}」が次の場合だけ選べます：{values}</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>{rule}: back to the default</source>
        <translation>{rule}：既定に戻す</translation>
    </message>
    <message>
        <source>differs from the default</source>
        <translation>既定と異なります</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>既定：{value}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>既定に戻す</translation>
    </message>
</context>
<context>
    <name>OwnDecks</name>
    <message>
        <source>Own deck…</source>
        <translation>自分のデッキ…</translation>
    </message>
    <message>
        <source>Bring in a &amp;zip file…</source>
        <translation>ZIPファイルから取り込む(&amp;Z)…</translation>
    </message>
    <message>
        <source>Bring in a &amp;folder…</source>
        <translation>フォルダーから取り込む(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Save these faces as a zip file…</source>
        <translation>この絵柄をZIPファイルに保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save these faces in a f&amp;older…</source>
        <translation>この絵柄をフォルダーに保存(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Remove this deck</source>
        <translation>このデッキを削除(&amp;R)</translation>
    </message>
    <message>
        <source>{name} could not be written. {reason}</source>
        <translation>{name}を保存できませんでした。{reason}</translation>
    </message>
    <message>
        <source>The deck could not be removed. {reason}</source>
        <translation>デッキを削除できませんでした。{reason}</translation>
    </message>
    <message>
        <source>{deck} is one of your decks now.</source>
        <translation>{deck}を自分のデッキに加えました。</translation>
    </message>
    <message>
        <source>{name} is being read…</source>
        <translation>{name}を読み込んでいます…</translation>
    </message>
    <message>
        <source>To bring in a deck, install Pillow for Python (python3-pil or python3-pillow).</source>
        <translation>デッキを取り込むには、Python用のPillow（python3-pilまたはpython3-pillow）をインストールしてください。</translation>
    </message>
    <message>
        <source>The deck could not be kept. {reason}</source>
        <translation>デッキを保存できませんでした。{reason}</translation>
    </message>
    <message>
        <source>The deck cannot be read: its folder does not answer.</source>
        <translation>デッキを読み込めません。フォルダーが応答しません。</translation>
    </message>
    <message>
        <source>{name} exists already. Choose another name.</source>
        <translation>{name}はすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The faces are in {name}.</source>
        <translation>絵柄を{name}に保存しました。</translation>
    </message>
    <message>
        <source>The deck is removed.</source>
        <translation>デッキを削除しました。</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>ZIPファイル (*.zip)</translation>
    </message>
    <message>
        <source>Own deck</source>
        <translation>自分のデッキ</translation>
    </message>
    <message>
        <source>Save these faces</source>
        <translation>この絵柄を保存</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>マイデッキ</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Match history</source>
        <translation>対局履歴</translation>
    </message>
    <message>
        <source>The match could not be deleted</source>
        <translation>対局を削除できませんでした</translation>
    </message>
    <message>
        <source>The match could not be taken back</source>
        <translation>対局を元に戻せませんでした</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Take the skat</source>
        <translation>スカートを取る</translation>
    </message>
    <message>
        <source>Push on unseen</source>
        <translation>見ずに回す</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>2枚捨てる</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>2枚渡す</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>残りは全部取れます</translation>
    </message>
    <message>
        <source>{seat} takes the skat or pushes it on</source>
        <translation>{seat}がスカートを取るか回すか考えています。</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat}がカードを2枚選んでいます。</translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen?</source>
        <translation>スカートを取りますか、見ずに回しますか？</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>捨てるカードを2枚選んでください。</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>渡すカードを2枚選んでください。</translation>
    </message>
    <message>
        <source>Jacks may not be passed on.</source>
        <translation>ジャックは渡せません。</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>回します。</translation>
    </message>
    <message>
        <source>I concede.</source>
        <translation>投了します。</translation>
    </message>
    <message>
        <source>The rest is mine.</source>
        <translation>残りは全部取れます。</translation>
    </message>
    <message>
        <source>You push the skat on unseen.</source>
        <translation>あなたはスカートを見ずに回しました。</translation>
    </message>
    <message>
        <source>{seat} pushes the skat on unseen.</source>
        <translation>{seat}がスカートを見ずに回しました。</translation>
    </message>
    <message>
        <source>You concede.</source>
        <translation>あなたは投了しました。</translation>
    </message>
    <message>
        <source>{seat} concedes.</source>
        <translation>{seat}が投了しました。</translation>
    </message>
    <message>
        <source>You claim the rest.</source>
        <translation>あなたが残りを全部取ります。</translation>
    </message>
    <message>
        <source>{seat} claims the rest.</source>
        <translation>{seat}が残りを全部取ります。</translation>
    </message>
    <message>
        <source>In the skat: {cards}.</source>
        <translation>スカートのカード：{cards}</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Hannelore</source>
        <translation>ハンネ</translation>
    </message>
    <message>
        <source>Korbinian</source>
        <translation>コルビ</translation>
    </message>
    <message>
        <source>Leni</source>
        <translation>レーニ</translation>
    </message>
    <message>
        <source>Xaver</source>
        <translation>クサーヴァー</translation>
    </message>
    <message>
        <source>Vroni</source>
        <translation>フローニ</translation>
    </message>
    <message>
        <source>Theo</source>
        <translation>テオ</translation>
    </message>
</context>
<context>
    <name>Rams</name>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>three play with 32 cards, more with 52</source>
        <translation>3人は32枚、4人以上は52枚</translation>
    </message>
    <message>
        <source>Points to write off</source>
        <translation>開始時の残り点</translation>
    </message>
    <message>
        <source>Most cards to draw</source>
        <translation>引ける枚数の上限</translation>
    </message>
    <message>
        <source>the trump card that the dealer takes counts</source>
        <translation>ディーラーが取る切り札も数える</translation>
    </message>
    <message>
        <source>The trump ace must be led</source>
        <translation>切り札のエースは必ずリードする</translation>
    </message>
    <message>
        <source>The trump queen follows the king</source>
        <translation>切り札のキングの次にクイーン</translation>
    </message>
    <message>
        <source>when the king has won</source>
        <translation>キングがトリックを取ったとき</translation>
    </message>
    <message>
        <source>The trump ace must cover</source>
        <translation>切り札のエースで必ず取るカード</translation>
    </message>
    <message>
        <source>The trick must be beaten</source>
        <translation>マストウィン</translation>
    </message>
    <message>
        <source>by whoever can</source>
        <translation>勝てるカードがあれば必ず出す</translation>
    </message>
    <message>
        <source>Five trumps in one hand</source>
        <translation>切り札5枚の手札</translation>
    </message>
    <message>
        <source>written off and added</source>
        <translation>引く点と加える点</translation>
    </message>
    <message>
        <source>Against a hand of one suit add</source>
        <translation>ラムスで相手に加わる点</translation>
    </message>
    <message>
        <source>Aces that count</source>
        <translation>数えるエース</translation>
    </message>
    <message>
        <source>No trick always costs 5</source>
        <translation>トリックなしは常に5点</translation>
    </message>
    <message>
        <source>by the old rule not with two or three aces</source>
        <translation>元のルールではエース2枚か3枚なら5点は付かない</translation>
    </message>
    <message>
        <source>Drawn jacks count</source>
        <translation>引いたジャックも数える</translation>
    </message>
    <message>
        <source>otherwise only those that were dealt</source>
        <translation>オフなら配られたジャックだけ</translation>
    </message>
    <message>
        <source>Court cards of trumps</source>
        <translation>切り札の絵札</translation>
    </message>
    <message>
        <source>Court cards of any suit</source>
        <translation>すべてのスートの絵札</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>One&apos;s own aces</source>
        <translation>自分のエースの値</translation>
    </message>
    <message>
        <source>The ace in that hand</source>
        <translation>その手札のエースの値</translation>
    </message>
    <message>
        <source>Those held for the play</source>
        <translation>プレイ時に持つエース</translation>
    </message>
    <message>
        <source>Those that were dealt</source>
        <translation>配られたエース</translation>
    </message>
    <message>
        <source>There is no second talon: later players get what is left.</source>
        <translation>山札は補充されません。後の人は残りから引きます。</translation>
    </message>
    <message>
        <source>Still to write off</source>
        <translation>残り点</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to write off</source>
        <translation>
            <numerusform>残り%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} · {left}</source>
        <translation>{suit} · {left}</translation>
    </message>
    <message>
        <source>Trump and talon</source>
        <translation>切り札と山札</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>参加して0トリック</translation>
    </message>
    <message>
        <source>A dealt ace forbids dropping out: you hold the {cards}.</source>
        <translation>配られた手札に{cards}があるので、降りられません。</translation>
    </message>
    <message>
        <source>your aces are added</source>
        <translation>エースの点が加わる</translation>
    </message>
    <message>
        <source>a dealt ace forbids dropping out</source>
        <translation>配られたエースがあると降りられない</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>降りる</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>残り点の増減</translation>
    </message>
    <message>
        <source>and your aces {value}</source>
        <translation>さらにエース{value}</translation>
    </message>
    <message>
        <source>one point less</source>
        <translation>1点減る</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>参加して1トリックごとに</translation>
    </message>
    <message>
        <source>five points more</source>
        <translation>5点増える</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>必ず参加</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 points.</source>
        <translation>降りても点は変わりません。参加して1トリックも取れないと5点加わります。</translation>
    </message>
    <message>
        <source>A dealt ace binds, all others may drop out</source>
        <translation>エースを配られた人は必ず参加、ほかの人は降りられる</translation>
    </message>
    <message>
        <source>{cards}: {gain}, since you have a trick.</source>
        <translation>{cards}：トリックを取ったので{gain}です。</translation>
    </message>
    <message>
        <source>{cards}: {gain} with a trick, otherwise {loss}.</source>
        <translation>{cards}：トリックを取れば{gain}、取れなければ{loss}です。</translation>
    </message>
    <message>
        <source>What these cards bring</source>
        <translation>この手札の点</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>参加者なし</translation>
    </message>
    <message>
        <source>Nobody writes off points</source>
        <translation>誰も点を減らせませんでした</translation>
    </message>
    <message>
        <source>You hold all four aces</source>
        <translation>あなたにエース4枚がそろいました</translation>
    </message>
    <message>
        <source>{seat} holds all four aces</source>
        <translation>{seat}にエース4枚がそろいました</translation>
    </message>
    <message>
        <source>You finish with jacks</source>
        <translation>あなたがジャックで上がりました</translation>
    </message>
    <message>
        <source>{seat} finishes with jacks</source>
        <translation>{seat}がジャックで上がりました</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>参加したのはあなただけです</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>参加したのは{seat}だけです</translation>
    </message>
    <message>
        <source>A hand of one suit: {names}</source>
        <translation>ラムス：{names}</translation>
    </message>
    <message>
        <source>You write off the most</source>
        <translation>最も多く減らしたのはあなたです</translation>
    </message>
    <message>
        <source>{seat} writes off the most</source>
        <translation>最も多く減らしたのは{seat}です</translation>
    </message>
    <message>
        <source>Most written off: {names}</source>
        <translation>最も多く減らした人：{names}</translation>
    </message>
    <message>
        <source>5 are added without a trick</source>
        <translation>1トリックも取れないと5点加わる</translation>
    </message>
    <message>
        <source>Jacks of one colour</source>
        <translation>同じ色のジャック</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>エース4枚</translation>
    </message>
    <message>
        <source>they write everything off</source>
        <translation>残り点がすべてなくなる</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>トリックなし</translation>
    </message>
    <message>
        <source>Aces without a trick</source>
        <translation>トリックなしのエース</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>1人だけの参加</translation>
    </message>
    <message>
        <source>five tricks without play</source>
        <translation>プレイせずに5トリック</translation>
    </message>
    <message>
        <source>A hand of one suit</source>
        <translation>ラムス</translation>
    </message>
    <message>
        <source>Five trumps</source>
        <translation>切り札ラムス</translation>
    </message>
    <message>
        <source>Another hand of one suit</source>
        <translation>ほかの人のラムス</translation>
    </message>
    <message>
        <source>Five trumps in another hand</source>
        <translation>ほかの人の切り札ラムス</translation>
    </message>
    <message>
        <source>Aces as well</source>
        <translation>手札のエース</translation>
    </message>
    <message>
        <source>Why is nothing played?</source>
        <translation>なぜプレイしない？</translation>
    </message>
    <message>
        <source>Five cards of one suit end the deal at once: their holder writes off, all others add.</source>
        <translation>5枚が同じスート（ラムス）なら、ディールはすぐ終わります。その人の点は減り、ほかの全員の点は増えます。</translation>
    </message>
    <message>
        <source>Why are aces added?</source>
        <translation>なぜエースの点が加わる？</translation>
    </message>
    <message>
        <source>Aces are written off with a trick, and added without one.</source>
        <translation>エースの点は、1トリックでも取れば差し引かれ、取れなければ加わります。</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>なぜプレイしない？</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so five tricks and the aces are written off.</source>
        <translation>ほかの全員が降りたので、5トリックとエースの点が差し引かれます。</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>the name of the game</comment>
        <translation>ラムス</translation>
    </message>
    <message>
        <source>Tricks, aces and jacks write your points off: the first to reach 0 wins.</source>
        <translation>トリック、エース、ジャックで持ち点を減らし、最初に0になった人が勝ちです。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Draw and play</source>
        <translation>交換とプレイ</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>得点計算</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>交換しない</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>切り札を取る</translation>
    </message>
    <message>
        <source>{seat} chooses cards to draw</source>
        <translation>{seat}が交換するカードを選んでいます。</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>カード1枚を表向きの切り札と交換できます。</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to lay away and draw</source>
        <translation>
            <numerusform>捨てて引き直すカードを%n枚まで選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn – lead the trump ace</source>
        <translation>あなたの番です。切り札のエースをリードしてください。</translation>
    </message>
    <message>
        <source>Your turn – lead the trump queen</source>
        <translation>あなたの番です。切り札のクイーンをリードしてください。</translation>
    </message>
    <message>
        <source>Your turn – play the trump ace</source>
        <translation>あなたの番です。切り札のエースを出してください。</translation>
    </message>
    <message>
        <source>You hold the trump ace and must lead it.</source>
        <translation>切り札のエースがあるので、それをリードしてください。</translation>
    </message>
    <message>
        <source>You won with the trump king: the trump queen must follow.</source>
        <translation>切り札のキングでトリックを取ったので、続けて切り札のクイーンをリードしてください。</translation>
    </message>
    <message>
        <source>A court card lies in the trick: the trump ace must cover it.</source>
        <translation>トリックに絵札があるので、切り札のエースを出してください。</translation>
    </message>
    <message>
        <source>Keep trumps and aces and lay away {cards}.</source>
        <translation>切り札とエースを残し、{cards}を捨てましょう。</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>表向きのカードは切り札です。{cards}と交換しましょう。</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>このままで良い手札です。</translation>
    </message>
    <message>
        <source>Without a trick your aces are added: take the first trick you can.</source>
        <translation>1トリックも取れないとエースの点が加わります。取れるトリックはすぐに取りましょう。</translation>
    </message>
    <message>
        <source>This card beats every other of its suit.</source>
        <translation>同じスートでこのカードに勝てるものはありません。</translation>
    </message>
    <message>
        <source>The highest card wins most surely.</source>
        <translation>最も強いカードが最も確実に勝てます。</translation>
    </message>
    <message>
        <source>A higher card is still out: give a low one.</source>
        <translation>もっと強いカードが残っているので、弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Rams</source>
        <comment>what a deal became: it was played</comment>
        <translation>ラムス</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>1人だけの参加</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>ジャック</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>あなたはカードを%n枚引きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat}がカードを%n枚引きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <translation>あなたは{cards}を公開しました。</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat}が{cards}を公開しました。</translation>
    </message>
    <message numerus="yes">
        <source>Your jacks write off %n point(s).</source>
        <translation>
            <numerusform>あなたのジャックで%n点差し引かれました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jacks of {seat} write off %n point(s).</source>
        <translation>
            <numerusform>{seat}のジャックで%n点差し引かれました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Trump ace</source>
        <translation>切り札のエース</translation>
    </message>
    <message>
        <source>It must be led, and cover a court card of trumps.</source>
        <translation>必ずリードします。切り札の絵札が出ていれば、必ず出します。</translation>
    </message>
</context>
<context>
    <name>Ramsch</name>
    <message>
        <source>Ramsch</source>
        <translation>ラムシュ</translation>
    </message>
    <message>
        <source>Everyone for himself: whoever takes the most card points loses.</source>
        <translation>全員が敵同士。カード点を最も多く取った人が負けです。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>全トリック</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>スカートと同点</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>ラムシュの種類</translation>
    </message>
    <message>
        <source>how the points are counted</source>
        <translation>得点の数え方</translation>
    </message>
    <message>
        <source>Rank of the ten</source>
        <translation>10の強さ</translation>
    </message>
    <message>
        <source>Jacks are trumps</source>
        <translation>ジャックを切り札にする</translation>
    </message>
    <message>
        <source>A player who takes all tricks</source>
        <translation>全トリックを取った人</translation>
    </message>
    <message>
        <source>All tricks are rewarded</source>
        <translation>全トリック獲得を優遇する</translation>
    </message>
    <message>
        <source>20 points off instead of 20 on</source>
        <translation>失点20点の代わりに20点を差し引く</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>スカートの行き先</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>全員40点のとき</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>1ラウンドで全員が1回ずつ配る</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>単純ラムシュ</translation>
    </message>
    <message>
        <source>Pip Ramsch</source>
        <translation>ピップ・ラムシュ</translation>
    </message>
    <message>
        <source>Passing cards</source>
        <translation>カードを渡す</translation>
    </message>
    <message>
        <source>As at a Skat table</source>
        <translation>スカートの卓と同じ方式</translation>
    </message>
    <message>
        <source>Above the king</source>
        <translation>キングより上</translation>
    </message>
    <message>
        <source>Below the jack</source>
        <translation>ジャックより下</translation>
    </message>
    <message>
        <source>120 points off</source>
        <translation>120点を差し引く</translation>
    </message>
    <message>
        <source>60 on for each other</source>
        <translation>ほかの2人に60点ずつ</translation>
    </message>
    <message>
        <source>120 on for each other</source>
        <translation>ほかの2人に120点ずつ</translation>
    </message>
    <message>
        <source>120 off, 60 on for each other</source>
        <translation>120点を差し引き、ほかの2人に60点ずつ</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>最後のトリックの勝者</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>負けた人</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>誰にも付かない</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>全員の負け</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>誰も負けない</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>決めたラウンド数の後</translation>
    </message>
    <message>
        <source>At the limit</source>
        <translation>誰かが上限に達したとき</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>通常の上限</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>2枚捨てる</translation>
    </message>
    <message>
        <source>Pass on 2 cards</source>
        <translation>2枚渡す</translation>
    </message>
    <message>
        <source>Choose two cards to pass on</source>
        <translation>渡すカードを2枚選んでください。</translation>
    </message>
    <message>
        <source>{seat} chooses two cards</source>
        <translation>{seat}がカードを2枚選んでいます。</translation>
    </message>
    <message>
        <source>Everyone takes the two cards and passes any two on. The last two go with the last trick.</source>
        <translation>順番に2枚を取り、好きな2枚を次の人に渡します。最後の2枚は最後のトリックに付きます。</translation>
    </message>
</context>
<context>
    <name>RamschWords</name>
    <message numerus="yes">
        <source>You pass on %n card(s).</source>
        <translation>
            <numerusform>あなたはカードを%n枚渡しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} passes on %n card(s).</source>
        <translation>
            <numerusform>{seat}がカードを%n枚渡しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You take all the tricks</source>
        <translation>あなたが全トリックを取りました</translation>
    </message>
    <message>
        <source>{seat} takes all the tricks</source>
        <translation>{seat}が全トリックを取りました</translation>
    </message>
    <message>
        <source>The Ramsch is not scored</source>
        <translation>このラムシュは得点なしです</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>ラムシュ：あなたの負けです</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>ラムシュ：{seat}の負けです</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>負けた人：{names}</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>カード点</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>スカート</translation>
    </message>
    <message>
        <source>it goes with the last trick</source>
        <translation>最後のトリックに付く</translation>
    </message>
    <message>
        <source>it goes to the player with the most card points</source>
        <translation>カード点が最も多い人に付く</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <translation>見ずに回した分</translation>
    </message>
    <message>
        <source>each unseen push raises the result</source>
        <translation>見ずに回すたびに失点が増える</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>ユングフラウ</translation>
    </message>
    <message>
        <source>Pushed on, and Jungfrau</source>
        <translation>見ずに回した分とユングフラウ</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>失点</translation>
    </message>
    <message>
        <source>the most card points at the table</source>
        <translation>カード点が最多</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>ドゥルヒマルシュ</translation>
    </message>
    <message>
        <source>all ten tricks</source>
        <translation>10トリック全部</translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>カード点が最多</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Jungfer</source>
        <translation>ユングファー</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>等分</translation>
    </message>
    <message>
        <source>two have the same card points</source>
        <translation>2人のカード点が同じ</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>全トリック</translation>
    </message>
    <message>
        <source>two players take no trick</source>
        <translation>ほかの2人は1トリックも取らない</translation>
    </message>
    <message>
        <source>the penalty is written off</source>
        <translation>失点から差し引く</translation>
    </message>
    <message>
        <source>another player takes every trick</source>
        <translation>ほかの人が全トリックを取る</translation>
    </message>
    <message numerus="yes">
        <source>in %n trick(s)</source>
        <translation>
            <numerusform>%nトリックで</numerusform>
        </translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>あなたは1トリックも取らない</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat}は1トリックも取らない</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>なぜ2倍に？</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, the Ramsch counts double. Tricks matter, not card points: a trick of 9, 8 and 7 is a trick.</source>
        <translation>1トリックも取らない人がいると、ラムシュは2倍になります。数えるのはカード点ではなくトリックで、9、8、7だけのトリックも1トリックです。</translation>
    </message>
    <message>
        <source>Why no Durchmarsch?</source>
        <translation>なぜドゥルヒマルシュにならない？</translation>
    </message>
    <message>
        <source>A Durchmarsch needs every trick, not only every card point.</source>
        <translation>ドゥルヒマルシュには、全カード点だけでなく、全トリックが必要です。</translation>
    </message>
    <message>
        <source>{seat} has every trick so far: take this one.</source>
        <translation>ここまで{seat}が全トリックを取っています。このトリックは取りましょう。</translation>
    </message>
    <message>
        <source>{seat} loses for certain: give card points.</source>
        <translation>{seat}の負けは確実です。カード点を乗せましょう。</translation>
    </message>
    <message>
        <source>No lower card of the suit is out: another player takes the trick.</source>
        <translation>このスートでこれより弱いカードは残っていないので、ほかの人がトリックを取ります。</translation>
    </message>
    <message>
        <source>It shortens a suit and hardly holds the trick.</source>
        <translation>スートを短くでき、しかもトリックを取りそうにありません。</translation>
    </message>
    <message>
        <source>It hardly holds the trick: higher cards of the suit are out.</source>
        <translation>同じスートのもっと強いカードが残っているので、トリックを取りそうにありません。</translation>
    </message>
    <message>
        <source>Higher trumps are out and take it.</source>
        <translation>もっと強い切り札が残っていて、それがトリックを取ります。</translation>
    </message>
    <message>
        <source>Every lead may take the trick: this one costs least.</source>
        <translation>何をリードしてもトリックを取りかねません。これが最も安く済みます。</translation>
    </message>
    <message>
        <source>Lead low, so that everyone takes a trick and the loss counts once.</source>
        <translation>弱いカードをリードして全員にトリックを取らせれば、失点は2倍になりません。</translation>
    </message>
    <message>
        <source>It is the lowest card of the longest suit.</source>
        <translation>最も長いスートの最も弱いカードです。</translation>
    </message>
    <message>
        <source>All tricks are yours so far: take this one too.</source>
        <translation>ここまで全トリックを取っています。このトリックも取りましょう。</translation>
    </message>
    <message>
        <source>Without these two the hand takes the fewest tricks.</source>
        <translation>この2枚を手放すと、取らされるトリックが最も少なくなります。</translation>
    </message>
    <message>
        <source>These two have the most card points.</source>
        <translation>カード点が最も高い2枚です。</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>出せるカードはこれだけです。</translation>
    </message>
    <message>
        <source>Any card will do.</source>
        <translation>どのカードでもかまいません。</translation>
    </message>
    <message>
        <source>It is the only card that leaves the trick to another player.</source>
        <translation>トリックをほかの人に取らせるカードはこれだけです。</translation>
    </message>
    <message>
        <source>It is the highest card that leaves the trick to another player.</source>
        <translation>トリックをほかの人に取らせるカードのうち、最も強いカードです。</translation>
    </message>
    <message>
        <source>You must take this trick: the highest card takes it and is gone.</source>
        <translation>このトリックは取るしかありません。最も強いカードで取って手放しましょう。</translation>
    </message>
    <message>
        <source>Nobody else holds the suit: take the trick with the fewest points.</source>
        <translation>このスートはほかに誰も持っていません。点の少ないカードでトリックを取りましょう。</translation>
    </message>
    <message>
        <source>Every card wins so far: after the lowest another may still go higher.</source>
        <translation>どれを出しても今は勝ちますが、最も弱いカードなら、後の人が上回るかもしれません。</translation>
    </message>
    <message>
        <source>A high card alone in its suit would take a trick later.</source>
        <translation>スートに1枚だけの強いカードは、後でトリックを取らされます。</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick later.</source>
        <translation>後でトリックを取らされる恐れが最も大きいカードです。</translation>
    </message>
    <message>
        <source>A higher trump is in the trick: this one goes without taking it.</source>
        <translation>もっと強い切り札が出ているので、トリックを取らずに手放せます。</translation>
    </message>
    <message>
        <source>It is the card with the most card points.</source>
        <translation>カード点が最も高いカードです。</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points loses.</source>
        <translation>全員が敵同士です。カード点を最も多く取った人が負けです。</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>ラムシュ</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>カード点とトリック</translation>
    </message>
    <message>
        <source>Jungfrau, no trick</source>
        <translation>ユングフラウ、0トリック</translation>
    </message>
</context>
<context>
    <name>Ramsen</name>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>in Zaisertshofen everyone stays in or drops out before the exchange</source>
        <translation>ツァイザーツホーフェンでは交換の前に参加するか降りるかを決める</translation>
    </message>
    <message>
        <source>The cutter may keep a card</source>
        <translation>カットしたカードを取れる</translation>
    </message>
    <message>
        <source>the player at the dealer&apos;s right sees it before the deal</source>
        <translation>ディーラーの右隣の人が、配る前に見る</translation>
    </message>
    <message>
        <source>If only one plays</source>
        <translation>参加者が1人のとき</translation>
    </message>
    <message>
        <source>Crosses to complete</source>
        <translation>完成させる十字</translation>
    </message>
    <message>
        <source>five bars make a cross</source>
        <translation>棒5本で十字1個</translation>
    </message>
    <message>
        <source>Most open crosses</source>
        <translation>未完成十字の上限</translation>
    </message>
    <message>
        <source>but at least one more than at the start</source>
        <translation>ただし開始時より1個以上多い</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>対局の上限</translation>
    </message>
    <message>
        <source>after so many deals the fewest bars to go win</source>
        <translation>このディール数の後は、残りの棒が最も少ない人の勝ち</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%nディール</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange first</source>
        <translation>先に交換</translation>
    </message>
    <message>
        <source>Zaisertshofen: decide first</source>
        <translation>ツァイザーツホーフェン：先に決める</translation>
    </message>
    <message>
        <source>Five bars without play</source>
        <translation>プレイせずに棒5本</translation>
    </message>
    <message>
        <source>One bar without play</source>
        <translation>プレイせずに棒1本</translation>
    </message>
    <message>
        <source>The dealer plays against him</source>
        <translation>ディーラーが相手をする</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>黒板</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>{name}: {bars}</source>
        <translation>{name}：{bars}</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) to go</source>
        <translation>
            <numerusform>残り%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>Always trumps</source>
        <translation>常時切り札</translation>
    </message>
    <message>
        <source>Trumps from the top</source>
        <translation>切り札の強い順</translation>
    </message>
    <message>
        <source>{suit}. After the ace: {names}, then the rest of the suit.</source>
        <translation>{suit}。エースの次は{names}、続いてそのスートの残り。</translation>
    </message>
    <message>
        <source>the Kritische or Griechen</source>
        <translation>クリティッシェ（グリーヒェン）</translation>
    </message>
    <message>
        <source>Dallmutz, Belli, Großer and Kleiner Bube</source>
        <translation>ダルムッツ、ベリ、グローサー・ブーベ、クライナー・ブーベ</translation>
    </message>
    <message>
        <source>Play, each trick</source>
        <translation>参加して1トリックごとに</translation>
    </message>
    <message>
        <source>one bar less</source>
        <translation>残りが1本減る</translation>
    </message>
    <message>
        <source>Play, no trick</source>
        <translation>参加して0トリック</translation>
    </message>
    <message>
        <source>one more cross</source>
        <translation>十字が1個増える</translation>
    </message>
    <message>
        <source>whoever exchanges must play</source>
        <translation>交換した人は必ず参加</translation>
    </message>
    <message>
        <source>Drop out</source>
        <translation>降りる</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>{suit}. After the ace of trumps: {names}, then the rest of the suit.</source>
        <translation>{suit}。切り札のエースの次は{names}、続いてそのスートの残り。</translation>
    </message>
    <message>
        <source>The Kritische or Griechen</source>
        <translation>クリティッシェ（グリーヒェン）</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>残りの増減</translation>
    </message>
    <message>
        <source>the limit of crosses</source>
        <translation>十字の上限</translation>
    </message>
    <message>
        <source>Whoever keeps the cut card is dealt four more and may not exchange any.</source>
        <translation>カットしたカードを取ると、あと4枚だけ配られ、交換はできません。</translation>
    </message>
    <message>
        <source>Four more, and no exchange</source>
        <translation>あと4枚で交換なし</translation>
    </message>
    <message numerus="yes">
        <source>The whole table may exchange five cards: %n left.</source>
        <translation>
            <numerusform>交換できるのは全員で5枚までです。残り%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Five cards are exchanged. The dealer may still exchange one for the trump card.</source>
        <translation>5枚の交換が済みました。ディーラーはあと1枚を表向きの切り札と交換できます。</translation>
    </message>
    <message>
        <source>Five cards for the whole table</source>
        <translation>交換は全員で5枚まで</translation>
    </message>
    <message>
        <source>Whoever exchanges must play</source>
        <translation>交換した人は必ず参加</translation>
    </message>
    <message>
        <source>You exchanged cards: whoever exchanges plays.</source>
        <translation>カードを交換したので、必ず参加します。</translation>
    </message>
    <message>
        <source>You must play</source>
        <translation>必ず参加</translation>
    </message>
    <message>
        <source>Dropping out costs nothing; to play and take no trick costs 5 bars.</source>
        <translation>降りても残りは変わりません。参加して1トリックも取れないと、残りが5本増えます。</translation>
    </message>
    <message numerus="yes">
        <source>You have as many crosses as may be: no trick costs %n bar(s).</source>
        <translation>
            <numerusform>十字は上限です。1トリックも取れなくても増えるのは%n本です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only those who play exchange</source>
        <translation>参加者だけが交換</translation>
    </message>
    <message>
        <source>Anyone who did not exchange may drop out</source>
        <translation>交換しなかった人は降りられる</translation>
    </message>
    <message>
        <source>Kritischer</source>
        <translation>クリティッシェ</translation>
    </message>
    <message>
        <source>Dallmutz</source>
        <translation>ダルムッツ</translation>
    </message>
    <message>
        <source>Belli</source>
        <translation>ベリ</translation>
    </message>
    <message>
        <source>Großer Bube</source>
        <translation>グローサー・ブーベ</translation>
    </message>
    <message>
        <source>Kleiner Bube</source>
        <translation>クライナー・ブーベ</translation>
    </message>
    <message>
        <source>Always a trump: the second-highest, and never a card of its suit.</source>
        <translation>2番目に強い常時切り札で、元のスートのカードにはなりません。</translation>
    </message>
    <message>
        <source>Always a trump: the third-highest, and never a card of its suit.</source>
        <translation>3番目に強い常時切り札で、元のスートのカードにはなりません。</translation>
    </message>
    <message>
        <source>Always a trump: the fourth-highest, and never a card of its suit.</source>
        <translation>4番目に強い常時切り札で、元のスートのカードにはなりません。</translation>
    </message>
    <message>
        <source>Always a trump: the fifth-highest, and never a card of its suit.</source>
        <translation>5番目に強い常時切り札で、元のスートのカードにはなりません。</translation>
    </message>
    <message>
        <source>Ramsen</source>
        <translation>ラムゼン</translation>
    </message>
    <message>
        <source>Play only if you take a trick: whoever has drawn all bars first wins.</source>
        <translation>1トリック取れそうなときだけ参加します。最初に棒をすべて引いた人が勝ちです。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>カードを取る</translation>
    </message>
    <message>
        <source>Leave it in the pack</source>
        <translation>デッキに残す</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>交換しない</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>%n枚交換</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you keep the card that you saw at the cut?</source>
        <translation>カットで見たカードを取りますか？</translation>
    </message>
    <message>
        <source>{seat} looks at the card of the cut</source>
        <translation>{seat}がカットしたカードを見ています。</translation>
    </message>
    <message>
        <source>{seat} chooses cards to exchange</source>
        <translation>{seat}が交換するカードを選んでいます。</translation>
    </message>
    <message>
        <source>You may exchange one card for the trump card</source>
        <translation>カード1枚を表向きの切り札と交換できます。</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to exchange</source>
        <translation>
            <numerusform>交換するカードを%n枚まで選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>This card is a trump whatever suit is turned up: keep it.</source>
        <translation>どのスートが切り札になっても切り札です。取りましょう。</translation>
    </message>
    <message>
        <source>An ace is worth more than the exchange, and may become the best trump.</source>
        <translation>エースは交換より価値があり、最強の切り札になるかもしれません。</translation>
    </message>
    <message>
        <source>This card is not worth losing the exchange.</source>
        <translation>交換を諦めるほどのカードではありません。</translation>
    </message>
    <message>
        <source>Take the trump card</source>
        <translation>切り札を取る</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>取ります。</translation>
    </message>
    <message>
        <source>I leave it.</source>
        <translation>残します。</translation>
    </message>
    <message>
        <source>This card is always a trump, and never a card of its suit.</source>
        <translation>このカードは常に切り札で、元のスートのカードにはなりません。</translation>
    </message>
    <message>
        <source>Always trumps, and never cards of their suit: {cards}.</source>
        <translation>常に切り札で、元のスートのカードにはなりません：{cards}</translation>
    </message>
    <message>
        <source>Keep the trumps and exchange {cards}.</source>
        <translation>切り札を残し、{cards}を交換しましょう。</translation>
    </message>
    <message>
        <source>The turned-up card is a trump: give {cards} for it.</source>
        <translation>表向きのカードは切り札です。{cards}と交換しましょう。</translation>
    </message>
    <message>
        <source>These cards are good as they are.</source>
        <translation>このままで良い手札です。</translation>
    </message>
    <message>
        <source>Whoever exchanges must play, and these cards are too weak.</source>
        <translation>交換した人は必ず参加します。この手札では弱すぎます。</translation>
    </message>
    <message>
        <source>This ace is worth more than the exchange, and may become the best trump.</source>
        <translation>このエースは交換より価値があり、最強の切り札になるかもしれません。</translation>
    </message>
    <message>
        <source>A single player</source>
        <translation>1人だけの参加</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>参加者なし</translation>
    </message>
    <message>
        <source>You alone play</source>
        <translation>参加したのはあなただけです</translation>
    </message>
    <message>
        <source>{seat} alone plays</source>
        <translation>参加したのは{seat}だけです</translation>
    </message>
    <message>
        <source>You draw your last bar</source>
        <translation>あなたが最後の棒を引きました</translation>
    </message>
    <message>
        <source>{seat} draws the last bar</source>
        <translation>{seat}が最後の棒を引きました</translation>
    </message>
    <message>
        <source>You take the most tricks</source>
        <translation>トリック最多はあなたです</translation>
    </message>
    <message>
        <source>{seat} takes the most tricks</source>
        <translation>トリック最多は{seat}です</translation>
    </message>
    <message>
        <source>Most tricks: {names}</source>
        <translation>トリック最多：{names}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>one bar</source>
        <translation>棒1本</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>The last bar</source>
        <translation>最後の棒</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>トリックなし</translation>
    </message>
    <message>
        <source>the match is over: no more crosses</source>
        <translation>対局が終わったので、十字は増えない</translation>
    </message>
    <message>
        <source>Highest number of crosses</source>
        <translation>十字の上限</translation>
    </message>
    <message>
        <source>no more are added</source>
        <translation>これ以上は増えない</translation>
    </message>
    <message>
        <source>The only player</source>
        <translation>1人だけの参加</translation>
    </message>
    <message>
        <source>credited without play</source>
        <translation>プレイせずに獲得</translation>
    </message>
    <message>
        <source>Why is the deal over?</source>
        <translation>なぜディールが終わった？</translation>
    </message>
    <message>
        <source>The match ends with the trick that makes the last bar; the rest is not played.</source>
        <translation>最後の棒を引いたトリックで対局は終わり、残りはプレイしません。</translation>
    </message>
    <message>
        <source>Why no more crosses?</source>
        <translation>なぜ十字が増えない？</translation>
    </message>
    <message>
        <source>The trick that makes the last bar ends the match before crosses are added.</source>
        <translation>最後の棒を引いたトリックで対局が終わるため、十字は増えません。</translation>
    </message>
    <message>
        <source>Why no full cross?</source>
        <translation>なぜ十字が1個分増えない？</translation>
    </message>
    <message>
        <source>The house rules limit the open crosses, so that every match comes to an end.</source>
        <translation>対局が必ず終わるように、ハウスルールで未完成の十字の数に上限があるためです。</translation>
    </message>
    <message>
        <source>Why without play?</source>
        <translation>なぜプレイしない？</translation>
    </message>
    <message>
        <source>Everyone else dropped out, so the tricks are credited.</source>
        <translation>ほかの全員が降りたので、プレイせずにトリックを獲得します。</translation>
    </message>
    <message>
        <source>You keep the card.</source>
        <translation>あなたはカットしたカードを取りました。</translation>
    </message>
    <message>
        <source>{seat} keeps the card.</source>
        <translation>{seat}がカットしたカードを取りました。</translation>
    </message>
    <message>
        <source>You leave the card.</source>
        <translation>あなたはカットしたカードを残しました。</translation>
    </message>
    <message>
        <source>{seat} leaves the card.</source>
        <translation>{seat}がカットしたカードを残しました。</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation>
            <numerusform>あなたはカードを%n枚交換しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} exchanges %n card(s).</source>
        <translation>
            <numerusform>{seat}がカードを%n枚交換しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} cuts and looks at a card.</source>
        <translation>{seat}がカットし、カードを1枚見ました。</translation>
    </message>
    <message>
        <source>You cut and see {card}.</source>
        <translation>あなたがカットして見たカード：{card}</translation>
    </message>
    <message>
        <source>You take no trick: one more cross.</source>
        <translation>あなたは1トリックも取れず、十字が1個増えました。</translation>
    </message>
    <message>
        <source>{seat} takes no trick: one more cross.</source>
        <translation>{seat}は1トリックも取れず、十字が1個増えました。</translation>
    </message>
    <message>
        <source>There are no more crosses than the house rules allow.</source>
        <translation>ハウスルールの上限のため、十字はこれ以上増えません。</translation>
    </message>
    <message numerus="yes">
        <source>You draw a bar: %n to go.</source>
        <translation>
            <numerusform>あなたが棒を1本引きました：残り%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws a bar: %n to go.</source>
        <translation>
            <numerusform>{seat}が棒を1本引きました：残り%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>The card of the cut</source>
        <translation>カットで見たカード</translation>
    </message>
</context>
<context>
    <name>ReadMenu</name>
    <message>
        <source>Your &amp;hand</source>
        <translation>手札(&amp;H)</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>現在のトリック(&amp;T)</translation>
    </message>
    <message>
        <source>The &amp;last trick</source>
        <translation>直前のトリック(&amp;L)</translation>
    </message>
    <message>
        <source>The &amp;points</source>
        <translation>得点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game and bids</source>
        <translation>ゲームとビッド(&amp;G)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>You hold no cards.</source>
        <translation>手札はありません。</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>手札：{cards}。</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>場にカードはありません。</translation>
    </message>
    <message>
        <source>On the table – {cards}.</source>
        <translation>場のカードは、{cards}です。</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>まだ終わったトリックがありません。</translation>
    </message>
    <message>
        <source>The last trick – {cards}.</source>
        <translation>直前のトリックは、{cards}です。</translation>
    </message>
    <message>
        <source>Points of the match – {points}.</source>
        <translation>対局の得点は、{points}です。</translation>
    </message>
    <message>
        <source>In this deal – {points}.</source>
        <translation>このディールでは、{points}です。</translation>
    </message>
    <message>
        <source>The game is {game}.</source>
        <translation>ゲームは{game}です。</translation>
    </message>
    <message>
        <source>{game} – {lines}.</source>
        <translation>{game}。{lines}。</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}：{words}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}、{second}</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>This text has the cards, the rules and every move of the match, and the versions of the program. Nothing in it is personal, and nothing is sent: save it and attach it to your report.</source>
        <translation>このテキストには、対局のカード、ルール、すべての手と、プログラムのバージョンが含まれています。個人情報は含まれず、送信もされません。保存して、報告に添付してください。</translation>
    </message>
    <message>
        <source>Text of the report</source>
        <translation>報告の内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>How it is counted</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>With the tournament bonus</source>
        <translation>トーナメントのボーナス込み</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>ルール（F1）</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>All hands after passing on</source>
        <translation>受け渡し後の全員の手札</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全員の手札</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>スカート</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Once more, not scored</source>
        <translation>もう一度（得点なし）</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>All hands after the exchange</source>
        <translation>交換後の全員の手札</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enterキー</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Before the first trick</source>
        <translation>最初のトリックの前</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>第{number}トリック</translation>
    </message>
    <message>
        <source>{name} has no cards left</source>
        <translation>{name}の手札はもうありません</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}：{cards}</translation>
    </message>
    <message>
        <source>With what you could know</source>
        <translation>対局中に分かった情報で</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>全員の手札が見える場合</translation>
    </message>
    <message>
        <source>good</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>inexact</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than “{action}”.</source>
        <translation>
            <numerusform>「{action}」より%n点損です。</numerusform>
        </translation>
    </message>
    <message>
        <source>No other card promises clearly more.</source>
        <translation>これより明らかに良いカードはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than {card}.</source>
        <translation>
            <numerusform>{card}より%n点損です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left</source>
        <translation>あなたの手札は残っていません</translation>
    </message>
    <message>
        <source>Nothing else promises clearly more.</source>
        <translation>これより明らかに良い選択はありません。</translation>
    </message>
    <message>
        <source>The rules of play advise the same</source>
        <translation>定石も同じ選択です</translation>
    </message>
    <message>
        <source>The rules of play advise: {action}</source>
        <translation>定石の選択：{action}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) had been played.</source>
        <translation>
            <numerusform>%nトリックが終わっていました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No other trump was still out.</source>
        <translation>ほかの切り札は残っていませんでした。</translation>
    </message>
    <message>
        <source>Trumps that were still out: {cards}.</source>
        <translation>残っていた切り札：{cards}。</translation>
    </message>
    <message>
        <source>No other card of this suit was still out.</source>
        <translation>このスートのほかのカードは残っていませんでした。</translation>
    </message>
    <message>
        <source>Still out in this suit: {cards}.</source>
        <translation>このスートで残っていたカード：{cards}。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>{place}: no card of yours</source>
        <translation>{place}：あなたのカードなし</translation>
    </message>
    <message>
        <source>{place}: expected {known}, with open cards {open}</source>
        <translation>{place}：期待値{known}、全員の手札が見える場合{open}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>獲得</translation>
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
        <translation>検討</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>{what} ({key})</source>
        <translation>{what}（{key}）</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>結果へ</translation>
    </message>
    <message>
        <source>To the score sheet</source>
        <translation>得点表へ</translation>
    </message>
    <message>
        <source>Finish the deal on the table first.</source>
        <translation>先に、今のディールを終えてください。</translation>
    </message>
    <message>
        <source>Resume the match and finish its deal first.</source>
        <translation>先に対局を再開して、そのディールを終えてください。</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>ここからやり直す</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>{number}/{all}手目</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>ここが最初です。</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>ここが最後です。</translation>
    </message>
    <message>
        <source>The deal is over here.</source>
        <translation>ここでディールは終わっています。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>played</source>
        <translation>実戦</translation>
    </message>
    <message>
        <source>better</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>The deal is over. Step back to see what each of your decisions cost.</source>
        <translation>ディールは終わりました。1手ずつ戻ると、あなたの選択ごとの損得が分かります。</translation>
    </message>
    <message>
        <source>Only your own decisions are judged.</source>
        <translation>評価するのは、あなたの選択だけです。</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <translation>ここでは選ぶ余地がありませんでした。</translation>
    </message>
    <message>
        <source>This decision is being judged…</source>
        <translation>この選択を評価しています…</translation>
    </message>
    <message>
        <source>All your decisions are judged.</source>
        <translation>あなたの選択をすべて評価しました。</translation>
    </message>
    <message>
        <source>Expected result after each trick</source>
        <translation>トリックごとの期待値</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>what you could know</source>
        <translation>対局中に分かった情報</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>全員の手札が見える場合</translation>
    </message>
    <message numerus="yes">
        <source>costliest card: %n point(s)</source>
        <translation>
            <numerusform>最も損なカード：%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Your card:</source>
        <translation>あなたのカード：</translation>
    </message>
    <message>
        <source>Your decision: {action}</source>
        <translation>あなたの選択：{action}</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>対局中に分かったこと</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>known</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>open</source>
        <translation>全公開</translation>
    </message>
    <message>
        <source>{card} (played)</source>
        <translation>{card}（実戦）</translation>
    </message>
    <message>
        <source>{action} (done)</source>
        <translation>{action}（実戦）</translation>
    </message>
    <message>
        <source>{card}, {what}: {value}</source>
        <translation>{card}、{what}：{value}</translation>
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
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>裏向き</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>{name}, {what}: {value}</source>
        <translation>{name}、{what}：{value}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>Schafkopf</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>ラムシュ</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Ramsch only</source>
        <translation>ラムシュのみ</translation>
    </message>
    <message>
        <source>every deal is a Ramsch, nothing is announced</source>
        <translation>宣言はなく、毎ディールがラムシュ</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>each may double on the first packet of cards</source>
        <translation>最初に配られたカードを見て、各自が2倍にできる</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>コントラとレ</translation>
    </message>
    <message>
        <source>before the first lead, each doubles</source>
        <translation>最初のリードの前に、それぞれ2倍にする</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>1ラウンドで全員が1回ずつ配る</translation>
    </message>
    <message>
        <source>only the four obers are trumps</source>
        <translation>オーバー4枚だけが切り札</translation>
    </message>
    <message>
        <source>only the four queens are trumps</source>
        <translation>クイーン4枚だけが切り札</translation>
    </message>
    <message>
        <source>the four unters and a suit are trumps</source>
        <translation>ウンター4枚と1つのスートが切り札</translation>
    </message>
    <message>
        <source>the four jacks and a suit are trumps</source>
        <translation>ジャック4枚と1つのスートが切り札</translation>
    </message>
    <message>
        <source>the four obers and a suit are trumps</source>
        <translation>オーバー4枚と1つのスートが切り札</translation>
    </message>
    <message>
        <source>the four queens and a suit are trumps</source>
        <translation>クイーン4枚と1つのスートが切り札</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>トゥット</translation>
    </message>
    <message>
        <source>a solo that takes every trick</source>
        <translation>全トリックを取るソロ</translation>
    </message>
    <message>
        <source>all obers and unters in one hand, for four times the price</source>
        <translation>オーバーとウンターが全部そろった手札（支払いは4倍）</translation>
    </message>
    <message>
        <source>all queens and jacks in one hand, for four times the price</source>
        <translation>クイーンとジャックが全部そろった手札（支払いは4倍）</translation>
    </message>
    <message>
        <source>Sie in the short pack</source>
        <translation>24枚デッキのジー</translation>
    </message>
    <message>
        <source>four obers and the two highest unters</source>
        <translation>オーバー4枚と上位2枚のウンター</translation>
    </message>
    <message>
        <source>four queens and the two highest jacks</source>
        <translation>クイーン4枚と上位2枚のジャック</translation>
    </message>
    <message>
        <source>Running away with three</source>
        <translation>3枚での逃げ</translation>
    </message>
    <message>
        <source>in the short pack nobody has four cards of the called suit</source>
        <translation>24枚デッキでは指名スートを4枚持つ人がいないため</translation>
    </message>
    <message>
        <source>unit / Rufspiel / solo</source>
        <translation>単位／パートナーゲーム／ソロ</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>for Schneider, Schwarz and each runner</source>
        <translation>シュナイダー、シュヴァルツ、連続した上位の切り札1枚につき</translation>
    </message>
    <message>
        <source>Price of a Rufspiel</source>
        <translation>パートナーゲームの点</translation>
    </message>
    <message>
        <source>Price of a solo</source>
        <translation>ソロの点</translation>
    </message>
    <message>
        <source>and of Wenz and Geier</source>
        <translation>ヴェンツとガイアーも同じ</translation>
    </message>
    <message>
        <source>Runners in Wenz and Geier</source>
        <translation>ヴェンツとガイアーの連続した上位の切り札</translation>
    </message>
    <message>
        <source>counted from this number on</source>
        <translation>この枚数から数える</translation>
    </message>
    <message>
        <source>Settled in</source>
        <translation>精算の単位</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>全員がパスしたとき</translation>
    </message>
    <message>
        <source>Trumps in Ramsch</source>
        <translation>ラムシュの切り札</translation>
    </message>
    <message>
        <source>Jungfrau</source>
        <translation>ユングフラウ</translation>
    </message>
    <message>
        <source>a player without a trick</source>
        <translation>1トリックも取らない人</translation>
    </message>
    <message>
        <source>Durchmarsch</source>
        <translation>ドゥルヒマルシュ</translation>
    </message>
    <message>
        <source>Long, 32 cards</source>
        <translation>32枚</translation>
    </message>
    <message>
        <source>Short, 24 cards</source>
        <translation>24枚</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自由に設定</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Cents</source>
        <translation>セント</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>次の人が配る</translation>
    </message>
    <message>
        <source>All pay into the stock</source>
        <translation>全員がポットに入れる</translation>
    </message>
    <message>
        <source>The highest ober must play</source>
        <translation>最強のオーバーを持つ人がプレイする</translation>
    </message>
    <message>
        <source>The highest queen must play</source>
        <translation>最強のクイーンを持つ人がプレイする</translation>
    </message>
    <message>
        <source>The fourth player chooses</source>
        <translation>4人目が選ぶ</translation>
    </message>
    <message>
        <source>Obers, unters and hearts</source>
        <translation>オーバー、ウンター、ハート</translation>
    </message>
    <message>
        <source>Queens, jacks and hearts</source>
        <translation>クイーン、ジャック、ハート</translation>
    </message>
    <message>
        <source>Obers and unters (Bauernramsch)</source>
        <translation>オーバーとウンター（バウエルンラムシュ）</translation>
    </message>
    <message>
        <source>Queens and jacks (Bauernramsch)</source>
        <translation>クイーンとジャック（バウエルンラムシュ）</translation>
    </message>
    <message>
        <source>Gets double</source>
        <translation>2倍を受け取る</translation>
    </message>
    <message>
        <source>Doubles all payments</source>
        <translation>全支払いが2倍</translation>
    </message>
    <message>
        <source>Needs every trick</source>
        <translation>全トリックが必要</translation>
    </message>
    <message>
        <source>From 91 card points on</source>
        <translation>カード点91点以上</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>デクレアラー</translation>
    </message>
    <message>
        <source>declarer · {tricks}</source>
        <translation>デクレアラー · {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>calls {card}</source>
        <translation>{card}を指名</translation>
    </message>
    <message>
        <source>called ace</source>
        <translation>指名エース</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>味方と相手</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>カード点</translation>
    </message>
    <message>
        <source>Declaring side {left}, the others {right}</source>
        <translation>デクレアラー側{left}、防御側{right}</translation>
    </message>
    <message>
        <source>Games and prices</source>
        <translation>ゲームの種類と点</translation>
    </message>
    <message>
        <source>Everyone plays alone: whoever takes the most card points pays {price} to each of the others.</source>
        <translation>全員が敵同士です。カード点を最も多く取った人が、ほかの全員に{price}ずつ払います。</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and each runner {unit} more.</source>
        <translation>シュナイダー、シュヴァルツ、連続した上位の切り札1枚につき、それぞれ{unit}加わります。</translation>
    </message>
    <message>
        <source>Rufspiel {call}, solo {solo}, Schneider, Schwarz and each runner {unit}.</source>
        <translation>パートナーゲーム{call}、ソロ{solo}。シュナイダー、シュヴァルツ、連続した上位の切り札1枚につき各{unit}。</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>コントラ</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>レ</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>{points} lie in it for the next declaring side that wins.</source>
        <translation>ポットは{points}です。次に勝ったデクレアラー側が受け取ります。</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>ポット</translation>
    </message>
    <message>
        <source>Card points and tricks</source>
        <translation>カード点とトリック</translation>
    </message>
    <message>
        <source>Your first cards: do you knock?</source>
        <translation>最初のカードです。ノックしますか？</translation>
    </message>
    <message>
        <source>Your turn – the called suit is led: play {card}</source>
        <translation>あなたの番です。指名スートがリードされたので、{card}を出してください。</translation>
    </message>
    <message>
        <source>All others pass: do you play, or Ramsch or the stock?</source>
        <translation>ほかの全員がパスしました。プレイ、ラムシュ、ポットのどれにしますか？</translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation>プレイしますか？</translation>
    </message>
    <message>
        <source>{seat} outbids you with {contract}: do you raise?</source>
        <translation>{seat}が{contract}で上回りました。競り上げますか？</translation>
    </message>
    <message>
        <source>{seat} announces {contract}: do you play higher?</source>
        <translation>{seat}の宣言は{contract}です。もっと上のゲームをプレイしますか？</translation>
    </message>
    <message>
        <source>Everyone passes and you must play: call an ace</source>
        <translation>全員がパスしたので、あなたがプレイします。エースを指名してください。</translation>
    </message>
    <message>
        <source>You play: name your game</source>
        <translation>デクレアラーはあなたです。ゲームを宣言してください。</translation>
    </message>
    <message>
        <source>Do you say Kontra?</source>
        <translation>コントラを掛けますか？</translation>
    </message>
    <message>
        <source>You are the partner: no Kontra from you</source>
        <translation>あなたはパートナーなので、コントラは掛けられません。</translation>
    </message>
    <message>
        <source>{seat} says Kontra: do you answer Re?</source>
        <translation>{seat}がコントラを掛けました。レで応じますか？</translation>
    </message>
    <message>
        <source>Only the declaring side may answer Re</source>
        <translation>レで応じられるのはデクレアラー側だけです。</translation>
    </message>
    <message>
        <source>{seat} decides whether to knock</source>
        <translation>{seat}がノックするか考えています。</translation>
    </message>
    <message>
        <source>{seat} is to announce or pass</source>
        <translation>{seat}が宣言するかパスするか考えています。</translation>
    </message>
    <message>
        <source>{seat} names the game</source>
        <translation>{seat}がゲームを選んでいます。</translation>
    </message>
    <message>
        <source>{seat} decides whether to double</source>
        <translation>{seat}が2倍にするか考えています。</translation>
    </message>
    <message>
        <source>First the called ace.</source>
        <translation>先に指名エースを出してください。</translation>
    </message>
    <message>
        <source>Its suit is led: play {card}.</source>
        <translation>指名スートがリードされたので、{card}を出してください。</translation>
    </message>
    <message>
        <source>The called ace may not be thrown off.</source>
        <translation>指名エースはディスカードできません。</translation>
    </message>
    <message>
        <source>It waits until its suit is led, or for the last trick.</source>
        <translation>そのスートがリードされるまで、または最後のトリックまで残します。</translation>
    </message>
    <message>
        <source>The called suit may only be led with its ace.</source>
        <translation>指名スートはエースでしかリードできません。</translation>
    </message>
    <message numerus="yes">
        <source>To run away you need %n card(s) of it, the ace among them.</source>
        <translation>
            <numerusform>逃げるには、エースを含めて指名スートが%n枚必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you know it until {card} is played.</source>
        <translation>{card}が出るまで、知っているのはあなただけです。</translation>
    </message>
    <message>
        <source>You and ?</source>
        <translation>あなたと？</translation>
    </message>
    <message>
        <source>The partner is whoever holds the {card}.</source>
        <translation>{card}を持つ人がパートナーです。</translation>
    </message>
    <message>
        <source>Price {price}</source>
        <translation>{price}点</translation>
    </message>
    <message>
        <source>{seat} and ?</source>
        <translation>{seat}と？</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>あなたのゲーム</translation>
    </message>
    <message>
        <source>Nobody plays: the cards are thrown in</source>
        <translation>全員パス：このディールは流れます</translation>
    </message>
    <message>
        <source>Nobody plays: everyone pays into the stock</source>
        <translation>全員パス：全員がポットに入れます</translation>
    </message>
    <message>
        <source>Rufspiel won: {names}</source>
        <translation>パートナーゲームの勝ち：{names}</translation>
    </message>
    <message>
        <source>Rufspiel lost: {names}</source>
        <translation>パートナーゲームの負け：{names}</translation>
    </message>
    <message>
        <source>You win the game: {contract}</source>
        <translation>あなたの勝ちです：{contract}</translation>
    </message>
    <message>
        <source>{seat} wins the game: {contract}</source>
        <translation>{seat}の勝ちです：{contract}</translation>
    </message>
    <message>
        <source>You lose the game: {contract}</source>
        <translation>あなたの負けです：{contract}</translation>
    </message>
    <message>
        <source>{seat} loses the game: {contract}</source>
        <translation>{seat}の負けです：{contract}</translation>
    </message>
    <message>
        <source>You make the Durchmarsch</source>
        <translation>あなたがドゥルヒマルシュを達成しました</translation>
    </message>
    <message>
        <source>{seat} makes the Durchmarsch</source>
        <translation>{seat}がドゥルヒマルシュを達成しました</translation>
    </message>
    <message>
        <source>You lose the Ramsch</source>
        <translation>ラムシュ：あなたの負けです</translation>
    </message>
    <message>
        <source>{seat} loses the Ramsch</source>
        <translation>ラムシュ：{seat}の負けです</translation>
    </message>
    <message>
        <source>The losers are {names}</source>
        <translation>負けた人：{names}</translation>
    </message>
    <message>
        <source>the price of a Rufspiel</source>
        <translation>パートナーゲームの点</translation>
    </message>
    <message>
        <source>the price of a solo</source>
        <translation>ソロの点</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>シュナイダー</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>シュヴァルツ</translation>
    </message>
    <message>
        <source>the losers take no trick</source>
        <translation>負けた側は1トリックも取らない</translation>
    </message>
    <message>
        <source>every trick must be taken</source>
        <translation>全トリックが必要</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>ジー</translation>
    </message>
    <message>
        <source>the highest trumps in one hand</source>
        <translation>上位の切り札が1人の手札にそろう</translation>
    </message>
    <message numerus="yes">
        <source>%n knock(s)</source>
        <translation>
            <numerusform>ノック%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>1対3</translation>
    </message>
    <message>
        <source>settled with each of the others</source>
        <translation>ほかの3人それぞれと精算</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>the losers pay</source>
        <translation>負けた側が払う</translation>
    </message>
    <message>
        <source>won by the declaring side</source>
        <translation>デクレアラー側が獲得</translation>
    </message>
    <message>
        <source>Into the stock</source>
        <translation>ポットへ</translation>
    </message>
    <message>
        <source>the next game that is won takes it</source>
        <translation>次に勝ったデクレアラー側が受け取る</translation>
    </message>
    <message numerus="yes">
        <source>the losers have %n card point(s)</source>
        <translation>
            <numerusform>負けた側のカード点は%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation>
            <numerusform>連続した上位の切り札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Most card points</source>
        <translation>カード点が最多</translation>
    </message>
    <message>
        <source>Jungfrau gets double</source>
        <translation>ユングフラウは2倍を受け取る</translation>
    </message>
    <message>
        <source>From the loser</source>
        <translation>負けた人から</translation>
    </message>
    <message>
        <source>Jungfrau doubles all</source>
        <translation>ユングフラウで支払いがすべて2倍</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>等分</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>失点</translation>
    </message>
    <message>
        <source>the loser pays all others</source>
        <translation>負けた人がほかの全員に払う</translation>
    </message>
    <message>
        <source>as much as a solo won Schwarz</source>
        <translation>シュヴァルツで勝ったソロと同じ</translation>
    </message>
    <message>
        <source>You take no trick at all</source>
        <translation>あなたは1トリックも取らない</translation>
    </message>
    <message>
        <source>{seat} takes no trick at all</source>
        <translation>{seat}は1トリックも取らない</translation>
    </message>
    <message>
        <source>Why this loser?</source>
        <translation>なぜこの人の負け？</translation>
    </message>
    <message>
        <source>Card points are equal: the player with more tricks loses.</source>
        <translation>カード点が同じなので、トリックを多く取った人の負けです。</translation>
    </message>
    <message>
        <source>Card points and tricks are equal: more trumps in the tricks lose, then the highest trump there.</source>
        <translation>カード点もトリック数も同じなので、取ったトリックの中に切り札が多い人の負けです。それも同じなら、最強の切り札を取った人の負けです。</translation>
    </message>
    <message>
        <source>Why doubled?</source>
        <translation>なぜ2倍に？</translation>
    </message>
    <message>
        <source>If a player takes no trick at all, every payment of the Ramsch counts double.</source>
        <translation>1トリックも取らない人がいると、ラムシュの支払いはすべて2倍になります。</translation>
    </message>
    <message>
        <source>Why more for one player?</source>
        <translation>なぜ1人だけ多い？</translation>
    </message>
    <message>
        <source>A player who takes no trick at all gets twice as much from the loser. Tricks matter, not card points.</source>
        <translation>1トリックも取らなかった人は、負けた人から2倍を受け取ります。数えるのはカード点ではなくトリックです。</translation>
    </message>
    <message>
        <source>Why is 60 not enough?</source>
        <translation>なぜ60点では足りない？</translation>
    </message>
    <message>
        <source>The declaring side needs 61 of the 120 card points; at 60 each it loses.</source>
        <translation>デクレアラー側には、カード点120点のうち61点が必要です。60対60なら負けです。</translation>
    </message>
    <message>
        <source>Schafkopf with Ramsch</source>
        <translation>シャーフコップ（ラムシュあり）</translation>
    </message>
    <message>
        <source>Call an ace and find out who your partner is; if nobody plays, the Ramsch decides.</source>
        <translation>エースを指名して、隠れたパートナーを探します。誰もプレイしなければラムシュで決着です。</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>{card}を指名</translation>
    </message>
    <message>
        <source>Play Ramsch</source>
        <translation>ラムシュをプレイ</translation>
    </message>
    <message>
        <source>Pay into the stock</source>
        <translation>ポットに入れる</translation>
    </message>
    <message>
        <source>Do not knock</source>
        <translation>ノックしない</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>コントラなし</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>レなし</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>I knock</source>
        <translation>ノックします</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>ノック</translation>
    </message>
    <message>
        <source>This deal is a Ramsch: everyone plays for himself.</source>
        <translation>このディールはラムシュです。全員が敵同士です。</translation>
    </message>
    <message>
        <source>All know now: you are the partner.</source>
        <translation>あなたがパートナーだと全員に分かりました。</translation>
    </message>
    <message>
        <source>{seat} is the partner.</source>
        <translation>パートナーは{seat}です。</translation>
    </message>
    <message>
        <source>You show the highest trumps: every trick is yours.</source>
        <translation>あなたは上位の切り札を公開しました。全トリックがあなたのものです。</translation>
    </message>
    <message>
        <source>{seat} shows the highest trumps and wins every trick.</source>
        <translation>{seat}が上位の切り札を公開し、全トリックを取りました。</translation>
    </message>
    <message>
        <source>{amount} ct</source>
        <comment>cents</comment>
        <translation>{amount}セント</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie in the stock</source>
        <translation>
            <numerusform>ポットに%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone passes: you hold {card} and must call an ace.</source>
        <translation>全員がパスしました。{card}を持つあなたがエースを指名します。</translation>
    </message>
    <message>
        <source>Everyone passes: {seat} holds {card} and must call an ace.</source>
        <translation>全員がパスしました。{card}を持つ{seat}がエースを指名します。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>あなたはパスしました。</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat}がパスしました。</translation>
    </message>
    <message>
        <source>You announce {contract}.</source>
        <translation>あなたの宣言：{contract}</translation>
    </message>
    <message>
        <source>{seat} announces {contract}.</source>
        <translation>{seat}の宣言：{contract}</translation>
    </message>
    <message>
        <source>You call {card}.</source>
        <translation>あなたは{card}を指名しました。</translation>
    </message>
    <message>
        <source>{seat} calls {card}.</source>
        <translation>{seat}が{card}を指名しました。</translation>
    </message>
    <message>
        <source>You play {contract}.</source>
        <translation>あなたは{contract}をプレイします。</translation>
    </message>
    <message>
        <source>{seat} plays {contract}.</source>
        <translation>{seat}は{contract}をプレイします。</translation>
    </message>
    <message>
        <source>You choose: {call}.</source>
        <translation>あなたの選択：{call}</translation>
    </message>
    <message>
        <source>{seat} chooses: {call}.</source>
        <translation>{seat}の選択：{call}</translation>
    </message>
    <message>
        <source>You say {call}.</source>
        <translation>あなた：「{call}」</translation>
    </message>
    <message>
        <source>{seat} says {call}.</source>
        <translation>{seat}：「{call}」</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>あなたはノックしました。</translation>
    </message>
    <message>
        <source>{seat} knocks.</source>
        <translation>{seat}がノックしました。</translation>
    </message>
</context>
<context>
    <name>SchafkopfGame</name>
    <message>
        <source>Rufspiel</source>
        <translation>パートナーゲーム</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>スート・ガイアー</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>ガイアー</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>スート・ヴェンツ</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>ヴェンツ</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>ジー</translation>
    </message>
    <message>
        <source>{game} Tout</source>
        <translation>{game}・トゥット</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>ラムシュ</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>流れ</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>ポット</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameFrench</name>
    <message>
        <source>Rufspiel on clubs</source>
        <translation>パートナーゲーム（クラブ）</translation>
    </message>
    <message>
        <source>Rufspiel on spades</source>
        <translation>パートナーゲーム（スペード）</translation>
    </message>
    <message>
        <source>Rufspiel on diamonds</source>
        <translation>パートナーゲーム（ダイヤ）</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>クラブのソロ</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>スペードのソロ</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>ハートのソロ</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>ダイヤのソロ</translation>
    </message>
    <message>
        <source>Clubs Wenz</source>
        <translation>クラブのヴェンツ</translation>
    </message>
    <message>
        <source>Spades Wenz</source>
        <translation>スペードのヴェンツ</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>ハートのヴェンツ</translation>
    </message>
    <message>
        <source>Diamonds Wenz</source>
        <translation>ダイヤのヴェンツ</translation>
    </message>
    <message>
        <source>Clubs Geier</source>
        <translation>クラブのガイアー</translation>
    </message>
    <message>
        <source>Spades Geier</source>
        <translation>スペードのガイアー</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>ハートのガイアー</translation>
    </message>
    <message>
        <source>Diamonds Geier</source>
        <translation>ダイヤのガイアー</translation>
    </message>
</context>
<context>
    <name>SchafkopfGameGerman</name>
    <message>
        <source>Rufspiel on acorns</source>
        <translation>パートナーゲーム（どんぐり）</translation>
    </message>
    <message>
        <source>Rufspiel on leaves</source>
        <translation>パートナーゲーム（葉）</translation>
    </message>
    <message>
        <source>Rufspiel on bells</source>
        <translation>パートナーゲーム（鈴）</translation>
    </message>
    <message>
        <source>Acorns solo</source>
        <translation>どんぐりのソロ</translation>
    </message>
    <message>
        <source>Leaves solo</source>
        <translation>葉のソロ</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>ハートのソロ</translation>
    </message>
    <message>
        <source>Bells solo</source>
        <translation>鈴のソロ</translation>
    </message>
    <message>
        <source>Acorns Wenz</source>
        <translation>どんぐりのヴェンツ</translation>
    </message>
    <message>
        <source>Leaves Wenz</source>
        <translation>葉のヴェンツ</translation>
    </message>
    <message>
        <source>Hearts Wenz</source>
        <translation>ハートのヴェンツ</translation>
    </message>
    <message>
        <source>Bells Wenz</source>
        <translation>鈴のヴェンツ</translation>
    </message>
    <message>
        <source>Acorns Geier</source>
        <translation>どんぐりのガイアー</translation>
    </message>
    <message>
        <source>Leaves Geier</source>
        <translation>葉のガイアー</translation>
    </message>
    <message>
        <source>Hearts Geier</source>
        <translation>ハートのガイアー</translation>
    </message>
    <message>
        <source>Bells Geier</source>
        <translation>鈴のガイアー</translation>
    </message>
</context>
<context>
    <name>SchafkopfReason</name>
    <message>
        <source>No game promises to win with these cards.</source>
        <translation>この手札で勝てそうなゲームはありません。</translation>
    </message>
    <message>
        <source>The cards are safe in a Ramsch: it is lost about {chance} times in 100.</source>
        <translation>ラムシュなら安全な手札です。負けるのは100回中約{chance}回です。</translation>
    </message>
    <message>
        <source>The stock costs less than a Ramsch that is lost about {chance} times in 100.</source>
        <translation>ラムシュは100回中約{chance}回負けるので、ポットに入れるほうが安く済みます。</translation>
    </message>
    <message>
        <source>With so many high trumps the game should be beaten.</source>
        <translation>これだけ強い切り札があれば、相手を負かせそうです。</translation>
    </message>
    <message>
        <source>The cards should win in spite of the Kontra.</source>
        <translation>コントラを掛けられても勝てそうな手札です。</translation>
    </message>
    <message>
        <source>The cards are not strong enough to double.</source>
        <translation>2倍にするほど強い手札ではありません。</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>ほかに選択肢はありません。</translation>
    </message>
    <message>
        <source>The first cards promise a good deal.</source>
        <translation>最初のカードが良いので、有利なディールになりそうです。</translation>
    </message>
    <message>
        <source>The first cards promise too little to double the deal.</source>
        <translation>最初のカードは、2倍にするほど良くありません。</translation>
    </message>
    <message>
        <source>Any action will do.</source>
        <translation>どれを選んでもかまいません。</translation>
    </message>
    <message>
        <source>Alone you win with such cards about {chance} times in 100.</source>
        <translation>このような手札なら、1人で100回中約{chance}回勝てます。</translation>
    </message>
    <message>
        <source>With few trumps in this game, aces and tens win about {chance} times in 100.</source>
        <translation>切り札の少ないゲームなので、エースと10で100回中約{chance}回勝てます。</translation>
    </message>
    <message>
        <source>Calling {card} suits the hand best: the suit is short and without its ten.</source>
        <translation>指名するなら{card}が最適です。このスートは短く、10もありません。</translation>
    </message>
    <message>
        <source>With a partner you win with such cards about {chance} times in 100.</source>
        <translation>このような手札なら、パートナーと組んで100回中約{chance}回勝てます。</translation>
    </message>
    <message>
        <source>No trick can be lost.</source>
        <translation>1トリックも失いません。</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>出せるカードはこれだけです。</translation>
    </message>
    <message>
        <source>The declaring side draws trumps: lead {card}.</source>
        <translation>デクレアラー側なので、{card}をリードして切り札を狩りましょう。</translation>
    </message>
    <message>
        <source>Everything else would cost more: lead {card}.</source>
        <translation>ほかのカードでは損が大きくなります。{card}をリードしましょう。</translation>
    </message>
    <message>
        <source>Search for the called ace: lead {card} from its suit.</source>
        <translation>指名エースを探すため、そのスートの{card}をリードしましょう。</translation>
    </message>
    <message>
        <source>The called ace brings its points home and shows the partner.</source>
        <translation>指名エースで点を稼ぎ、パートナーだと知らせます。</translation>
    </message>
    <message>
        <source>Run away with the called suit: the ace is saved for later.</source>
        <translation>指名スートで逃げて、エースを後に残します。</translation>
    </message>
    <message>
        <source>Lead your called suit to find your partner.</source>
        <translation>指名スートをリードして、パートナーを見つけましょう。</translation>
    </message>
    <message>
        <source>Nothing in its suit beats {card}.</source>
        <translation>{card}に勝てるカードは、同じスートにはもうありません。</translation>
    </message>
    <message>
        <source>A cheap lead keeps the good cards back.</source>
        <translation>点の低いカードをリードして、良いカードを残します。</translation>
    </message>
    <message>
        <source>The trick is worth taking with {card}.</source>
        <translation>{card}で取る価値のあるトリックです。</translation>
    </message>
    <message>
        <source>You hold none of the suit led: trump with {card}.</source>
        <translation>リードスートがないので、切り札の{card}で取りましょう。</translation>
    </message>
    <message>
        <source>Your side has the trick: put {card} on it for the points.</source>
        <translation>トリックは味方のものです。{card}で点を乗せましょう。</translation>
    </message>
    <message>
        <source>Your side has the trick: keep the better cards.</source>
        <translation>トリックは味方のものです。良いカードは残しましょう。</translation>
    </message>
    <message>
        <source>The trick may go to the other side: give as little as possible.</source>
        <translation>トリックは相手側に渡るかもしれません。なるべく点を与えないようにしましょう。</translation>
    </message>
    <message>
        <source>A low card is beaten by somebody else.</source>
        <translation>弱いカードなら、ほかの人が上回ってくれます。</translation>
    </message>
    <message>
        <source>A short suit is soon gone: then other cards can go.</source>
        <translation>短いスートはすぐになくなり、その後はほかのカードを手放せます。</translation>
    </message>
    <message>
        <source>A small trump is beaten by a higher one.</source>
        <translation>弱い切り札なら、もっと強い切り札が上回ってくれます。</translation>
    </message>
    <message>
        <source>Every lead may take the trick; {card} costs least.</source>
        <translation>何をリードしてもトリックを取りかねません。{card}が最も安く済みます。</translation>
    </message>
    <message>
        <source>Go under as high as you can: {card} still loses.</source>
        <translation>トリックを取らない範囲で最も強いカードを出します。{card}ならトリックを取りません。</translation>
    </message>
    <message>
        <source>Throw off {card}: later it could take a costly trick.</source>
        <translation>{card}をディスカードしましょう。後で点の高いトリックを取らされかねません。</translation>
    </message>
    <message>
        <source>You must take the trick: get rid of {card} with it.</source>
        <translation>このトリックは取るしかありません。{card}で取って手放しましょう。</translation>
    </message>
    <message>
        <source>Play low, so that another player may still beat it.</source>
        <translation>弱いカードを出せば、後の人が上回るかもしれません。</translation>
    </message>
    <message>
        <source>Another player has every trick so far: take this one.</source>
        <translation>ここまで1人が全トリックを取っています。このトリックは取りましょう。</translation>
    </message>
    <message>
        <source>There are many trumps in the hand.</source>
        <translation>手札に切り札が多くあります。</translation>
    </message>
    <message>
        <source>Give as few card points as possible.</source>
        <translation>カード点をなるべく与えないようにします。</translation>
    </message>
    <message>
        <source>There are too few trumps to play.</source>
        <translation>プレイするには切り札が足りません。</translation>
    </message>
    <message>
        <source>It is the longest or the shortest suit, as the game needs.</source>
        <translation>ゲームに合わせて、最も長いスート、または最も短いスートを選びます。</translation>
    </message>
    <message>
        <source>The highest trump comes first.</source>
        <translation>最も強い切り札から出します。</translation>
    </message>
    <message>
        <source>An ace often takes the trick.</source>
        <translation>エースはトリックを取れることが多いカードです。</translation>
    </message>
    <message>
        <source>The partner has the trick: give him card points.</source>
        <translation>トリックはパートナーのものです。カード点を乗せましょう。</translation>
    </message>
    <message>
        <source>{card} is just high enough to take the trick.</source>
        <translation>{card}なら、ちょうどトリックを取れます。</translation>
    </message>
    <message>
        <source>A cheap card costs little.</source>
        <translation>点の低いカードなら、損が小さく済みます。</translation>
    </message>
    <message>
        <source>Give card points to the trick of another player.</source>
        <translation>ほかの人が取るトリックにカード点を乗せます。</translation>
    </message>
    <message>
        <source>All cards take the trick: the lowest will do.</source>
        <translation>どのカードでもトリックを取るので、最も弱いカードで十分です。</translation>
    </message>
</context>
<context>
    <name>Schieberamsch</name>
    <message>
        <source>Schieberamsch</source>
        <translation>シーバラムシュ</translation>
    </message>
    <message>
        <source>Pass the skat round or push it on unseen; then the most card points lose.</source>
        <translation>スカートを取って交換するか、見ずに回します。その後、カード点を最も多く取った人が負けです。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>スカートを回す</translation>
    </message>
    <message>
        <source>Skat and ties</source>
        <translation>スカートと同点</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>卓の人数</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>4人の卓ではディーラーが抜け番</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>1ラウンドで全員が1回ずつ配る</translation>
    </message>
    <message>
        <source>Grand Hand first</source>
        <translation>先にグランハンド</translation>
    </message>
    <message>
        <source>then the same dealer deals again</source>
        <translation>その後、同じディーラーがもう一度配る</translation>
    </message>
    <message>
        <source>Jacks may not be passed on</source>
        <translation>ジャックは渡せない</translation>
    </message>
    <message>
        <source>Pushing unseen</source>
        <translation>見ずに回す</translation>
    </message>
    <message>
        <source>pushing without a look raises the result</source>
        <translation>スカートを見ない人がいると失点が増える</translation>
    </message>
    <message>
        <source>Each push</source>
        <translation>回すたびに</translation>
    </message>
    <message>
        <source>Limit of the factor</source>
        <translation>倍率の上限</translation>
    </message>
    <message>
        <source>Pushes count for a Durchmarsch, too</source>
        <translation>ドゥルヒマルシュにも倍率を掛ける</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>スカートの行き先</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>全員40点のとき</translation>
    </message>
    <message>
        <source>Doubles the result</source>
        <translation>結果を2倍にする</translation>
    </message>
    <message>
        <source>Adds one to the factor</source>
        <translation>倍率を1増やす</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>At most 4 times</source>
        <translation>最大4倍</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>最後のトリックの勝者</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>負けた人</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>誰にも付かない</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>全員の負け</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>誰も負けない</translation>
    </message>
    <message>
        <source>Grand Hand</source>
        <translation>グランハンド</translation>
    </message>
    <message>
        <source>No Grand Hand</source>
        <translation>グランハンドなし</translation>
    </message>
    <message>
        <source>Grand Hand!</source>
        <translation>グランハンド！</translation>
    </message>
    <message>
        <source>Do you play Grand Hand, or is it a Ramsch?</source>
        <translation>グランハンドをプレイしますか、それともラムシュにしますか？</translation>
    </message>
    <message>
        <source>{seat} decides about Grand Hand</source>
        <translation>{seat}がグランハンドにするか考えています。</translation>
    </message>
    <message>
        <source>You play Grand Hand.</source>
        <translation>あなたはグランハンドをプレイします。</translation>
    </message>
    <message>
        <source>{seat} plays Grand Hand.</source>
        <translation>{seat}はグランハンドをプレイします。</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>残り</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} point(s)</source>
        <translation>
            <numerusform>{name}：{points}点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Declarer</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>宣言者</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>Skat: always alone</comment>
        <translation>宣言者</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Schafkopf: may have a partner</comment>
        <translation>{deal}、宣言者：{name}</translation>
    </message>
    <message>
        <source>{deal}, declarer: {name}</source>
        <comment>Skat: always alone</comment>
        <translation>{deal}、宣言者：{name}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ゲーム値</translation>
    </message>
    <message>
        <source>{name}: unchanged, {total}</source>
        <translation>{name}：変化なし、{total}</translation>
    </message>
    <message>
        <source>{name}: {change}, now {total}</source>
        <translation>{name}：{change}、合計{total}</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>得点表を印刷</translation>
    </message>
    <message>
        <source>{name}, running</source>
        <translation>{name}、累計</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPage</name>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>{game} · {day}</source>
        <translation>{game} · {day}</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
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
        <translation>まだ終わったディールがありません。</translation>
    </message>
    <message>
        <source>{name}, {what}: {value}</source>
        <translation>{name}、{what}：{value}</translation>
    </message>
    <message>
        <source>No deal on the sheet yet</source>
        <translation>得点表はまだ空です</translation>
    </message>
    <message>
        <source>Each finished deal stands here as one row, with the running points of everyone.</source>
        <translation>終わったディールが、全員の累計点とともに1行ずつ並びます。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイする</translation>
    </message>
    <message>
        <source>A dot (·) means unchanged.</source>
        <translation>「·」は変化なしを表します。</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>このディールを検討</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSVファイル (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>得点表を保存</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>In 100 deals like this, this card wins {own}. If you play {card}, it is {other}.</source>
        <translation>このような100ディールのうち、このカードなら{own}回勝ちます。{card}を出すと{other}回です。</translation>
    </message>
    <message numerus="yes">
        <source>On average this card costs you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>このカードでは平均%n点を失います。{card}を出すと{other}点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average this card brings you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>このカードで平均%n点を得ます。{card}を出すと{other}点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card does as well, but none does better.</source>
        <translation>同じくらい良いカードはほかにもありますが、これより良いカードはありません。</translation>
    </message>
    <message>
        <source>Another card wins a little more often, but this one brings more points on average.</source>
        <translation>別のカードのほうが勝つ回数は少し多いですが、平均点はこのカードのほうが上です。</translation>
    </message>
    <message>
        <source>Another card is a little better for you alone, but with this one the others do worse.</source>
        <translation>自分の点だけなら別のカードが少し有利ですが、このカードのほうが相手には不利です。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>These take effect at once, even in the middle of a trick.</source>
        <translation>変更は、トリックの途中でもすぐに反映されます。</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>カードの絵柄</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>カードの裏面</translation>
    </message>
    <message>
        <source>Large print: simple faces at every size</source>
        <translation>大きな文字：どのサイズでも簡素な絵柄にする</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>カードの大きさ</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>手札の並び順</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>テーブルの色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>表示言語</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>テンポ</translation>
    </message>
    <message>
        <source>Opponents think</source>
        <translation>相手の考慮時間</translation>
    </message>
    <message>
        <source>Speed of movements</source>
        <translation>アニメーションの速さ</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>カードの動きを表示する</translation>
    </message>
    <message>
        <source>Play the only allowed card for me</source>
        <translation>出せるカードが1枚だけなら自動で出す</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>カードの出し方</translation>
    </message>
    <message>
        <source>Finish decided deals</source>
        <translation>決着のついたディールの終え方</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>アクセシビリティ</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Count card points for me</source>
        <translation>カード点を自動で数える</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>キー操作…</translation>
    </message>
    <message>
        <source>See and change all keys</source>
        <translation>すべてのキーの確認と変更</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>A trick stays</source>
        <translation>トリック表示時間</translation>
    </message>
    <message>
        <source>A trick stays until I click</source>
        <translation>クリックするまでトリックを残す</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>コントラスト</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>赤と黒を交互に</translation>
    </message>
    <message>
        <source>High cards left</source>
        <translation>強いカードを左に</translation>
    </message>
    <message>
        <source>Low cards left</source>
        <translation>弱いカードを左に</translation>
    </message>
    <message>
        <source>As I arrange them</source>
        <translation>自分で並べる</translation>
    </message>
    <message>
        <source>by one click</source>
        <translation>1回のクリックで出す</translation>
    </message>
    <message>
        <source>by a second click</source>
        <translation>2回目のクリックで出す</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>すぐに終える</translation>
    </message>
    <message>
        <source>by a button</source>
        <translation>ボタンで終える</translation>
    </message>
    <message>
        <source>never</source>
        <translation>途中で終えない</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>ワインレッド</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>スレートグレー</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Ramsch, Durchmarsch</source>
        <translation>ラムシュ、ドゥルヒマルシュ</translation>
    </message>
    <message>
        <source>Ramsch, Jungfrau</source>
        <translation>ラムシュ、ユングフラウ</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>ラムシュ</translation>
    </message>
    <message>
        <source>{deal}, Bock</source>
        <translation>{deal}、ボック</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Still to go</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>{value} for each own game won, {loss} for each lost</source>
        <translation>宣言したゲームの勝ちごとに{value}、負けごとに{loss}</translation>
    </message>
    <message>
        <source>{value} for each game that others lose</source>
        <translation>ほかの人が宣言したゲームの負けごとに{value}</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>ゲーム点</translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) left</source>
        <translation>
            <numerusform>ボックは残り%nラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double</source>
        <translation>
            <numerusform>%nディールが2倍</numerusform>
        </translation>
    </message>
    <message>
        <source>{rounds}: {deals}</source>
        <translation>{rounds}：{deals}</translation>
    </message>
</context>
<context>
    <name>Skat</name>
    <message>
        <source>plays alone</source>
        <translation>ソロイスト</translation>
    </message>
    <message>
        <source>alone · {tricks}</source>
        <translation>ソロイスト · {tricks}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>bids {value}</source>
        <translation>{value}をビッド</translation>
    </message>
    <message>
        <source>holds {value}</source>
        <translation>{value}をホールド</translation>
    </message>
    <message>
        <source>Bid: {value}</source>
        <translation>ビッド：{value}</translation>
    </message>
    <message>
        <source>{status} · Bock</source>
        <translation>{status} · ボック</translation>
    </message>
    <message>
        <source>with skat</source>
        <translation>スカート</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>The skat can still change the matadors.</source>
        <translation>マタドールの数は、スカートの中身で変わることがあります。</translation>
    </message>
    <message>
        <source>What you could play</source>
        <translation>プレイできるゲーム</translation>
    </message>
    <message>
        <source>{value} is below {bid}: only as a Hand game</source>
        <translation>{value}では{bid}に届きません（ハンドのみ可）</translation>
    </message>
    <message>
        <source>{value} is below {bid}</source>
        <translation>{value}では{bid}に届きません</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double, this one included.</source>
        <translation>
            <numerusform>このディールを含め、あと%nディールは2倍です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>ボック・ラウンド</translation>
    </message>
    <message>
        <source>Announce your game</source>
        <translation>ゲームを宣言してください。</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>ヌル・オープン</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>シュナイダー宣言</translation>
    </message>
    <message>
        <source>90 card points are needed</source>
        <translation>カード点90点が必要</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>シュヴァルツ宣言</translation>
    </message>
    <message>
        <source>every trick is needed</source>
        <translation>全トリックが必要</translation>
    </message>
    <message>
        <source>Play from the hand</source>
        <translation>ハンドでプレイ</translation>
    </message>
    <message>
        <source>Schneider, Schwarz and open cards can only be announced in a Hand game.</source>
        <translation>シュナイダー、シュヴァルツ、オープンはハンドのときだけ宣言できます。</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>an announcement to tick</comment>
        <translation>オープン</translation>
    </message>
    <message>
        <source>your cards lie open</source>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>ゲーム値{value}</translation>
    </message>
    <message>
        <source>{level} × {game} {base}</source>
        <translation>{level} × {game}{base}</translation>
    </message>
    <message>
        <source>{rule} {level}</source>
        <comment>a level in the sum of a game: Hand 4</comment>
        <translation>{rule}{level}</translation>
    </message>
    <message>
        <source>game</source>
        <comment>a level in the sum</comment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schneider, a level in the sum</comment>
        <translation>宣言</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>Schwarz, a level in the sum</comment>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <comment>a level in the sum</comment>
        <translation>オープン</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schneider</source>
        <translation>シュナイダーがないとビッドに届きません</translation>
    </message>
    <message>
        <source>Reaches the bid only with Schwarz</source>
        <translation>シュヴァルツがないとビッドに届きません</translation>
    </message>
    <message>
        <source>Reaches the bid only with help from the skat</source>
        <translation>スカートの助けがないとビッドに届きません</translation>
    </message>
    <message>
        <source>Cannot reach the bid: it will be lost</source>
        <translation>ビッドに届かず、負けになります</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>シュナイダー</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>シュヴァルツ</translation>
    </message>
    <message>
        <source>{value} – I play</source>
        <translation>{value}でプレイする</translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>{value}をビッド</translation>
    </message>
    <message>
        <source>Yes, {value}</source>
        <translation>{value}をホールド</translation>
    </message>
    <message>
        <source>Pick up the skat</source>
        <translation>スカートを取る</translation>
    </message>
    <message>
        <source>Play Hand</source>
        <translation>ハンドでプレイ</translation>
    </message>
    <message>
        <source>Lay away 2 cards</source>
        <translation>2枚捨てる</translation>
    </message>
    <message>
        <source>Announce {game}</source>
        <translation>{game}を宣言</translation>
    </message>
    <message>
        <source>Sort for Null</source>
        <translation>ヌル用に並べる</translation>
    </message>
    <message>
        <source>Sort for trumps</source>
        <translation>切り札順に並べる</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>コントラ</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>レ</translation>
    </message>
    <message>
        <source>your bid</source>
        <translation>あなたのビッド</translation>
    </message>
    <message>
        <source>Your next bid: {value}.</source>
        <translation>あなたの次のビッド：{value}。</translation>
    </message>
    <message>
        <source>You are asked whether you hold {value}.</source>
        <translation>{value}をホールドするか聞かれています。</translation>
    </message>
    <message>
        <source>you are asked</source>
        <translation>返答待ち</translation>
    </message>
    <message>
        <source>You bid, {holder} answers</source>
        <translation>あなたがビッドし、{holder}が答えます</translation>
    </message>
    <message>
        <source>{bidder} bids, you answer</source>
        <translation>{bidder}がビッドし、あなたが答えます</translation>
    </message>
    <message>
        <source>{bidder} bids, {holder} answers</source>
        <translation>{bidder}がビッドし、{holder}が答えます</translation>
    </message>
    <message>
        <source>No number is bid so far.</source>
        <translation>まだビッドはありません。</translation>
    </message>
    <message>
        <source>Bid so far: {numbers}.</source>
        <translation>ここまでのビッド：{numbers}。</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>スカートに捨てるカード</translation>
    </message>
    <message>
        <source>The skat lies face down</source>
        <translation>スカートは伏せられています</translation>
    </message>
    <message>
        <source>counts for you in the end</source>
        <translation>最後にあなたの点になります</translation>
    </message>
    <message>
        <source>No Re</source>
        <translation>レなし</translation>
    </message>
    <message>
        <source>No Kontra</source>
        <translation>コントラなし</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>ホールド</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Hand.</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>{game}.</source>
        <translation>{game}</translation>
    </message>
    <message>
        <source>Kontra!</source>
        <translation>コントラ！</translation>
    </message>
    <message>
        <source>Re!</source>
        <translation>レ！</translation>
    </message>
    <message>
        <source>{seat} is to bid</source>
        <translation>{seat}がビッドする番です。</translation>
    </message>
    <message>
        <source>{seat} decides whether to play</source>
        <translation>{seat}がプレイするか考えています。</translation>
    </message>
    <message>
        <source>{seat} decides about the skat</source>
        <translation>{seat}がスカートを取るか考えています。</translation>
    </message>
    <message>
        <source>{seat} lays two cards away</source>
        <translation>{seat}が捨てるカードを2枚選んでいます。</translation>
    </message>
    <message>
        <source>{seat} chooses the game</source>
        <translation>{seat}がゲームを選んでいます。</translation>
    </message>
    <message>
        <source>{seat} decides about doubling</source>
        <translation>{seat}が2倍にするか考えています。</translation>
    </message>
    <message>
        <source>{seat} bids {value}. Do you hold it?</source>
        <translation>{seat}が{value}をビッドしました。ホールドしますか？</translation>
    </message>
    <message>
        <source>{seat} holds {value}. Do you bid more?</source>
        <translation>{seat}が{value}をホールドしました。もっと上をビッドしますか？</translation>
    </message>
    <message>
        <source>{seat} is in with {value}. Do you bid more?</source>
        <translation>{seat}が{value}で残っています。もっと上をビッドしますか？</translation>
    </message>
    <message>
        <source>Do you bid? 18 is the lowest number.</source>
        <translation>18以上をビッドしますか？</translation>
    </message>
    <message>
        <source>Both others pass. Do you play, or is it a Ramsch?</source>
        <translation>ほかの2人はパスしました。プレイしますか、それともラムシュにしますか？</translation>
    </message>
    <message>
        <source>Both others pass. Do you play?</source>
        <translation>ほかの2人はパスしました。プレイしますか？</translation>
    </message>
    <message>
        <source>You play alone. Pick up the skat, or play Hand?</source>
        <translation>ソロイストはあなたです。スカートを取りますか、ハンドでプレイしますか？</translation>
    </message>
    <message>
        <source>Choose two cards to lay away</source>
        <translation>捨てるカードを2枚選んでください。</translation>
    </message>
    <message>
        <source>Hand: announce your game</source>
        <translation>ハンドです。ゲームを宣言してください。</translation>
    </message>
    <message>
        <source>Kontra is said. Do you answer Re?</source>
        <translation>コントラが掛かりました。レで応じますか？</translation>
    </message>
    <message>
        <source>{seat} plays {game}. Do you say Kontra?</source>
        <translation>{seat}は{game}をプレイします。コントラを掛けますか？</translation>
    </message>
    <message>
        <source>You play alone; the bid is {value}.</source>
        <translation>ソロイストはあなた、ビッドは{value}です。</translation>
    </message>
    <message>
        <source>{seat} plays alone; the bid is {value}.</source>
        <translation>ソロイストは{seat}、ビッドは{value}です。</translation>
    </message>
    <message>
        <source>Everyone passes: this deal is a Ramsch.</source>
        <translation>全員がパスしました。このディールはラムシュです。</translation>
    </message>
    <message>
        <source>You pick up the skat.</source>
        <translation>あなたはスカートを取りました。</translation>
    </message>
    <message>
        <source>{seat} picks up the skat.</source>
        <translation>{seat}がスカートを取りました。</translation>
    </message>
    <message>
        <source>Your cards lie open.</source>
        <translation>あなたの手札が公開されました。</translation>
    </message>
    <message>
        <source>{seat}&apos;s cards lie open.</source>
        <translation>{seat}の手札が公開されました。</translation>
    </message>
    <message>
        <source>You bid {value}.</source>
        <translation>あなたは{value}をビッドしました。</translation>
    </message>
    <message>
        <source>{seat} bids {value}.</source>
        <translation>{seat}が{value}をビッドしました。</translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation>あなたはホールドしました。</translation>
    </message>
    <message>
        <source>{seat} holds it.</source>
        <translation>{seat}がホールドしました。</translation>
    </message>
    <message>
        <source>You play Hand, without the skat.</source>
        <translation>あなたはスカートを取らず、ハンドでプレイします。</translation>
    </message>
    <message>
        <source>{seat} plays Hand, without the skat.</source>
        <translation>{seat}はスカートを取らず、ハンドでプレイします。</translation>
    </message>
    <message>
        <source>You say Kontra.</source>
        <translation>あなた：「コントラ」</translation>
    </message>
    <message>
        <source>{seat} says Kontra.</source>
        <translation>{seat}：「コントラ」</translation>
    </message>
    <message>
        <source>You say Re.</source>
        <translation>あなた：「レ」</translation>
    </message>
    <message>
        <source>{seat} says Re.</source>
        <translation>{seat}：「レ」</translation>
    </message>
    <message>
        <source>Skat with Ramsch</source>
        <translation>スカート（ラムシュあり）</translation>
    </message>
    <message>
        <source>Bid, play alone against two, and play Ramsch when nobody dares.</source>
        <translation>ビッドで競り合い、1人で2人を相手にします。誰も名乗り出なければラムシュです。</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>ラムシュ</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>全員パス</translation>
    </message>
    <message>
        <source>Nobody plays this deal</source>
        <translation>このディールは誰もプレイしません</translation>
    </message>
</context>
<context>
    <name>SkatGame</name>
    <message>
        <source>Acorns</source>
        <translation>どんぐり</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>葉</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>German-suited</comment>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>鈴</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>グラン</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>ヌル</translation>
    </message>
    <message>
        <source>{game} Hand, Schneider announced</source>
        <translation>{game}ハンド、シュナイダー宣言</translation>
    </message>
    <message>
        <source>{game} Hand, Schwarz announced</source>
        <translation>{game}ハンド、シュヴァルツ宣言</translation>
    </message>
    <message>
        <source>{game} ouvert</source>
        <translation>{game}・オープン</translation>
    </message>
    <message>
        <source>{game} Hand</source>
        <translation>{game}ハンド</translation>
    </message>
    <message>
        <source>Null ouvert Hand</source>
        <translation>ヌル・オープン・ハンド</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>ヌル・オープン</translation>
    </message>
    <message>
        <source>Null Hand</source>
        <translation>ヌルハンド</translation>
    </message>
    <message>
        <source>with {count}</source>
        <translation>{count}枚あり</translation>
    </message>
    <message>
        <source>without {count}</source>
        <translation>{count}枚なし</translation>
    </message>
    <message>
        <source>{game} {matadors}</source>
        <translation>{game}（{matadors}）</translation>
    </message>
    <message>
        <source>{game}, Schwarz</source>
        <translation>{game}、シュヴァルツ</translation>
    </message>
    <message>
        <source>{game}, Schneider</source>
        <translation>{game}、シュナイダー</translation>
    </message>
    <message>
        <source>{game}, overbid</source>
        <translation>{game}、オーバービッド</translation>
    </message>
    <message>
        <source>{cards} in the hand</source>
        <translation>{cards}は手札</translation>
    </message>
    <message>
        <source>{cards} in the skat</source>
        <translation>{cards}はスカート</translation>
    </message>
    <message>
        <source>{card} is missing</source>
        <translation>{card}はなし</translation>
    </message>
    <message>
        <source>{cards} are missing</source>
        <translation>{cards}はなし</translation>
    </message>
    <message>
        <source>{card} is missing, {next} lies in the skat</source>
        <translation>{card}はなし、{next}はスカート</translation>
    </message>
    <message>
        <source>{cards} are missing, {next} lies in the skat</source>
        <translation>{cards}はなし、{next}はスカート</translation>
    </message>
    <message>
        <source>Base value of {game}</source>
        <translation>{game}の基本点</translation>
    </message>
    <message>
        <source>{level} times {base}</source>
        <translation>{base}の{level}倍</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>always one more</source>
        <translation>必ず1段階加わる</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>ハンド</translation>
    </message>
    <message>
        <source>the skat was not taken up</source>
        <translation>スカートを取らない</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>シュナイダー</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>シュヴァルツ</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>シュナイダー宣言</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>シュヴァルツ宣言</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>オープン</translation>
    </message>
    <message>
        <source>the cards lay open</source>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>the value must cover the bid of {bid}</source>
        <translation>ビッド{bid}以上のゲーム値が必要</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>オーバービッド</translation>
    </message>
    <message>
        <source>a fixed value</source>
        <translation>固定の値</translation>
    </message>
    <message>
        <source>the defenders have 30 card points or fewer</source>
        <translation>ディフェンダーのカード点が30点以下</translation>
    </message>
    <message>
        <source>the declarer has 30 card points or fewer</source>
        <translation>ソロイストのカード点が30点以下</translation>
    </message>
    <message>
        <source>it was announced, so it counts</source>
        <translation>宣言したので数える</translation>
    </message>
    <message>
        <source>the defenders have no trick</source>
        <translation>ディフェンダーは1トリックも取らない</translation>
    </message>
    <message>
        <source>the declarer has no trick</source>
        <translation>ソロイストは1トリックも取らない</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>a lost game counts double</source>
        <translation>負けたゲームは2倍</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>コントラ</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>レ</translation>
    </message>
    <message>
        <source>Bock round</source>
        <translation>ボック・ラウンド</translation>
    </message>
    <message>
        <source>every result counts double</source>
        <translation>すべての結果が2倍</translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation>あなたの勝ちです：{game}</translation>
    </message>
    <message>
        <source>{seat} wins {game}</source>
        <translation>{seat}の勝ちです：{game}</translation>
    </message>
    <message>
        <source>You lose {game}</source>
        <translation>あなたの負けです：{game}</translation>
    </message>
    <message>
        <source>{seat} loses {game}</source>
        <translation>{seat}の負けです：{game}</translation>
    </message>
    <message>
        <source>You overbid: {game} is lost</source>
        <translation>あなたはオーバービッドで負けです：{game}</translation>
    </message>
    <message>
        <source>{seat} overbid: {game} is lost</source>
        <translation>{seat}はオーバービッドで負けです：{game}</translation>
    </message>
    <message>
        <source>The declarer gives up and loses. The cards that nobody played count for no side.</source>
        <translation>ソロイストが投了して負けになります。プレイされなかったカードは、どちらの側の点にもなりません。</translation>
    </message>
    <message>
        <source>The defenders give up, so the declarer wins. The cards that nobody played count for no side.</source>
        <translation>ディフェンダーが投了したので、ソロイストの勝ちです。プレイされなかったカードは、どちらの側の点にもなりません。</translation>
    </message>
    <message>
        <source>The last tricks were sure: they count without being played.</source>
        <translation>最後のトリックは確実だったので、プレイせずに数えます。</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>途中で終了</translation>
    </message>
    <message>
        <source>The game is worth {level} times {base}, which is {value}, but the bid was {bid}. So it is lost, and the smallest multiple of {base} that covers the bid counts: {counted}.</source>
        <translation>ゲーム値は{base}の{level}倍で{value}ですが、ビッドは{bid}でした。そのため負けとなり、ビッド以上で最小の{base}の倍数である{counted}で計算します。</translation>
    </message>
    <message>
        <source>Why lost?</source>
        <translation>なぜ負け？</translation>
    </message>
    <message>
        <source>Schwarz was announced: the declarer needs every trick.</source>
        <translation>シュヴァルツを宣言したので、ソロイストには全トリックが必要です。</translation>
    </message>
    <message>
        <source>Schneider was announced: the declarer needs 90 card points.</source>
        <translation>シュナイダーを宣言したので、ソロイストにはカード点90点が必要です。</translation>
    </message>
    <message>
        <source>The declarer needs 61 card points; 60 are enough for the defenders.</source>
        <translation>ソロイストにはカード点61点が必要です。ディフェンダーは60点で足ります。</translation>
    </message>
    <message>
        <source>Schwarz is about tricks, not card points: the defenders took a trick.</source>
        <translation>シュヴァルツはカード点ではなくトリックで決まります。ディフェンダーが1トリックを取りました。</translation>
    </message>
    <message>
        <source>Why no Schwarz?</source>
        <translation>なぜシュヴァルツにならない？</translation>
    </message>
    <message>
        <source>The defenders have more than 30 card points.</source>
        <translation>ディフェンダーのカード点が30点を超えています。</translation>
    </message>
    <message>
        <source>Why no Schneider?</source>
        <translation>なぜシュナイダーにならない？</translation>
    </message>
    <message>
        <source>You announce {game}.</source>
        <translation>あなたの宣言：{game}</translation>
    </message>
    <message>
        <source>{seat} announces {game}.</source>
        <translation>{seat}の宣言：{game}</translation>
    </message>
</context>
<context>
    <name>SkatOptions</name>
    <message>
        <source>Match</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>全員がパスしたとき</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>コントラとレ</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>ボック・ラウンド</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>卓の人数</translation>
    </message>
    <message>
        <source>at a table of four the dealer sits out</source>
        <translation>4人の卓ではディーラーが抜け番</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>対局終了</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>everyone deals once a round</source>
        <translation>1ラウンドで全員が1回ずつ配る</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>得点方式</translation>
    </message>
    <message>
        <source>tournament: 50 for each own game won or lost, 40 or 30 for games others lose</source>
        <translation>トーナメント：宣言したゲームの勝ち負けで50点、ほかの人の負けで40点または30点</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>誰もビッドしないとき</translation>
    </message>
    <message>
        <source>Kind of Ramsch</source>
        <translation>ラムシュの種類</translation>
    </message>
    <message>
        <source>the skat may be passed round first</source>
        <translation>先にスカートを回すことができる</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>スカートの行き先</translation>
    </message>
    <message>
        <source>Forty points each</source>
        <translation>全員40点のとき</translation>
    </message>
    <message>
        <source>a defender doubles, the declarer doubles again</source>
        <translation>ディフェンダーが2倍にし、ソロイストがさらに2倍にする</translation>
    </message>
    <message>
        <source>Kontra only after a bid</source>
        <translation>コントラはビッドした人だけ</translation>
    </message>
    <message>
        <source>by a defender who bid or held 18 or more</source>
        <translation>18以上をビッドまたはホールドしたディフェンダー</translation>
    </message>
    <message>
        <source>after certain deals a whole round counts double</source>
        <translation>特定のディールの後の1ラウンドが2倍</translation>
    </message>
    <message>
        <source>After a game lost with 60 card points</source>
        <translation>カード点60点で負けた後</translation>
    </message>
    <message>
        <source>After a game lost with Kontra</source>
        <translation>コントラで負けた後</translation>
    </message>
    <message>
        <source>After Kontra and Re</source>
        <translation>コントラとレの後</translation>
    </message>
    <message>
        <source>After a Grand Hand won</source>
        <translation>グランハンドに勝った後</translation>
    </message>
    <message>
        <source>After a Grand lost</source>
        <translation>グランに負けた後</translation>
    </message>
    <message>
        <source>After a total of whole hundreds</source>
        <translation>合計が100の倍数になった後</translation>
    </message>
    <message>
        <source>100, 200 and so on, also below zero</source>
        <translation>100、200など、マイナスも含む</translation>
    </message>
    <message>
        <source>After a total of equal digits</source>
        <translation>合計がぞろ目になった後</translation>
    </message>
    <message>
        <source>111, 222 and so on, also below zero</source>
        <translation>111、222など、マイナスも含む</translation>
    </message>
    <message>
        <source>After a game worth 72 or more</source>
        <translation>ゲーム値72以上の後</translation>
    </message>
    <message>
        <source>After a game worth 96 or more</source>
        <translation>ゲーム値96以上の後</translation>
    </message>
    <message>
        <source>After a deal in which nobody bids</source>
        <translation>誰もビッドしなかったディールの後</translation>
    </message>
    <message>
        <source>Bock deals left at the end</source>
        <translation>残りのボック</translation>
    </message>
    <message>
        <source>After the rounds</source>
        <translation>決めたラウンド数の後</translation>
    </message>
    <message>
        <source>After a single deal</source>
        <translation>1ディール戦</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>単純方式</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>トーナメント</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>ラムシュ</translation>
    </message>
    <message>
        <source>Forehand must play</source>
        <translation>フォアハンドがプレイする</translation>
    </message>
    <message>
        <source>The next deal follows</source>
        <translation>次のディールに進む</translation>
    </message>
    <message>
        <source>Plain Ramsch</source>
        <translation>普通のラムシュ</translation>
    </message>
    <message>
        <source>Schieberamsch</source>
        <translation>シーバラムシュ</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>最後のトリックの勝者</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>負けた人</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>誰にも付かない</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>全員の負け</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>誰も負けない</translation>
    </message>
    <message>
        <source>Are dropped</source>
        <translation>打ち切る</translation>
    </message>
    <message>
        <source>Are played</source>
        <translation>最後まで行う</translation>
    </message>
</context>
<context>
    <name>SkatPanel</name>
    <message>
        <source>The declarer may not take a single trick.</source>
        <translation>ソロイストは1トリックも取ってはいけません。</translation>
    </message>
    <message>
        <source>{left} to {right} card points</source>
        <translation>カード点は{left}対{right}</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>カード点</translation>
    </message>
    <message>
        <source>{left} to {right} card points, {hidden} of them in the skat</source>
        <translation>カード点は{left}対{right}（うちスカートが{hidden}）</translation>
    </message>
    <message>
        <source>The declarer needs every trick.</source>
        <translation>ソロイストには全トリックが必要です。</translation>
    </message>
    <message>
        <source>The declarer needs 90.</source>
        <translation>ソロイストには90点が必要です。</translation>
    </message>
    <message>
        <source>The declarer needs 61.</source>
        <translation>ソロイストには61点が必要です。</translation>
    </message>
    <message>
        <source>The defenders need 31.</source>
        <translation>ディフェンダーには31点が必要です。</translation>
    </message>
    <message>
        <source>The defenders need 60.</source>
        <translation>ディフェンダーには60点が必要です。</translation>
    </message>
    <message>
        <source>You laid away</source>
        <translation>あなたの捨て札</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>{game} · {bid}</source>
        <translation>{game} · {bid}</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>ディフェンダー</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>スカート</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>The result counts {factor} times now.</source>
        <translation>今のところ、結果は{factor}倍です。</translation>
    </message>
    <message>
        <source>Whoever pushes the skat on unseen raises the result.</source>
        <translation>スカートを見ずに回すと、失点が増えます。</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>スカートを回す</translation>
    </message>
</context>
<context>
    <name>SkatReason</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>出せるカードはこれだけです。</translation>
    </message>
    <message>
        <source>The trick is lost: give the fewest card points.</source>
        <translation>このトリックは取れません。カード点の最も低いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Pull trumps from the top: none is higher.</source>
        <translation>上から切り札を狩りましょう。これより強い切り札は残っていません。</translation>
    </message>
    <message>
        <source>A small trump brings out the high ones; ace and ten are kept.</source>
        <translation>弱い切り札で強い切り札を引き出し、エースと10は残します。</translation>
    </message>
    <message>
        <source>Only trumps are worth leading now.</source>
        <translation>今リードする価値があるのは切り札だけです。</translation>
    </message>
    <message>
        <source>No higher card of the suit is out: it takes the trick.</source>
        <translation>同じスートにこれより強いカードは残っていないので、トリックを取れます。</translation>
    </message>
    <message>
        <source>It gives away the fewest card points and makes the suit good.</source>
        <translation>渡すカード点が最も少なく、スートを育てられます。</translation>
    </message>
    <message>
        <source>You play last: take the trick with the card of most points that wins it.</source>
        <translation>最後の手番なので、勝てるカードのうち最も点の高いもので取りましょう。</translation>
    </message>
    <message>
        <source>You play last: the lowest card that wins is enough.</source>
        <translation>最後の手番なので、勝てるカードのうち最も弱いもので十分です。</translation>
    </message>
    <message>
        <source>No higher card is out: it takes the trick for certain.</source>
        <translation>これより強いカードは残っていないので、確実にトリックを取れます。</translation>
    </message>
    <message>
        <source>Another player may still go higher: stay low.</source>
        <translation>後の人が上回るかもしれません。弱いカードにしましょう。</translation>
    </message>
    <message>
        <source>The trick is cheap: throw a card that would lose one later.</source>
        <translation>点の少ないトリックです。後で負けるカードをここで手放しましょう。</translation>
    </message>
    <message>
        <source>You play last: trump with a card of many points; they are safe.</source>
        <translation>最後の手番なので、点の高い切り札で確実に取れます。</translation>
    </message>
    <message>
        <source>Trump it with the cheapest trump.</source>
        <translation>最も点の低い切り札で取りましょう。</translation>
    </message>
    <message>
        <source>{seat} has none of the suit either: trump high.</source>
        <translation>{seat}もこのスートを持っていません。強い切り札を出しましょう。</translation>
    </message>
    <message>
        <source>You cannot take it: give the fewest card points.</source>
        <translation>このトリックは取れません。カード点の最も低いカードを出しましょう。</translation>
    </message>
    <message>
        <source>{seat} takes the trick for your side: give card points.</source>
        <translation>味方の{seat}がトリックを取ります。カード点を乗せましょう。</translation>
    </message>
    <message>
        <source>The declarer could beat {seat}: your card cannot be beaten.</source>
        <translation>ソロイストは{seat}のカードに勝てるかもしれませんが、このカードなら負けません。</translation>
    </message>
    <message>
        <source>{seat} is still to play: give little away.</source>
        <translation>この後に{seat}の番があります。点をなるべく渡さないようにしましょう。</translation>
    </message>
    <message>
        <source>With this trick the declarer is beaten: take it with any card.</source>
        <translation>このトリックを取ればソロイストの負けです。どのカードでもよいので取りましょう。</translation>
    </message>
    <message>
        <source>It takes the trick from the declarer.</source>
        <translation>ソロイストからトリックを奪えます。</translation>
    </message>
    <message>
        <source>You have none of the suit: trump it.</source>
        <translation>このスートがないので、切り札で取りましょう。</translation>
    </message>
    <message>
        <source>No higher trump is out: it takes the trick from the declarer.</source>
        <translation>これより強い切り札は残っていないので、ソロイストからトリックを奪えます。</translation>
    </message>
    <message>
        <source>Your partner still plays and may take it: stay low.</source>
        <translation>この後のパートナーが取れるかもしれません。弱いカードにしましょう。</translation>
    </message>
    <message>
        <source>Lead the ace while the declarer must still follow.</source>
        <translation>ソロイストがまだフォローするうちに、エースをリードしましょう。</translation>
    </message>
    <message>
        <source>No higher card of the suit is out.</source>
        <translation>同じスートにこれより強いカードは残っていません。</translation>
    </message>
    <message>
        <source>The declarer plays last: lead a short suit.</source>
        <translation>ソロイストが最後の手番なので、短いスートをリードします。</translation>
    </message>
    <message>
        <source>The declarer plays next: lead a long suit.</source>
        <translation>次がソロイストの手番なので、長いスートをリードします。</translation>
    </message>
    <message>
        <source>You have nothing but trumps to lead.</source>
        <translation>リードできるのは切り札だけです。</translation>
    </message>
    <message>
        <source>Others hold higher cards of the suit and must beat it.</source>
        <translation>ほかの人が同じスートのもっと強いカードを持っていて、上回ることになります。</translation>
    </message>
    <message>
        <source>It is the highest card that stays under the trick.</source>
        <translation>トリックを取らずに済むカードのうち、最も強いカードです。</translation>
    </message>
    <message>
        <source>Every card goes over: the lowest may still be beaten.</source>
        <translation>どれを出しても今は勝ちますが、最も弱いカードなら後の人が上回るかもしれません。</translation>
    </message>
    <message>
        <source>It is the card most likely to take a trick: throw it.</source>
        <translation>トリックを取らされる恐れが最も大きいカードです。ここで手放しましょう。</translation>
    </message>
    <message>
        <source>Lead low: the declarer may have to go over it.</source>
        <translation>弱いカードをリードすれば、ソロイストが上回るしかなくなるかもしれません。</translation>
    </message>
    <message>
        <source>Clear a short suit, so that you can throw cards later.</source>
        <translation>短いスートをなくして、後でディスカードできるようにします。</translation>
    </message>
    <message>
        <source>Stay under the declarer: the trick remains with him.</source>
        <translation>ソロイストより弱いカードを出して、トリックを取らせます。</translation>
    </message>
    <message>
        <source>Keep the trick low, so that the declarer must go over.</source>
        <translation>トリックを弱いままにして、ソロイストが上回るしかないようにします。</translation>
    </message>
    <message>
        <source>You cannot stay under: get rid of the high card.</source>
        <translation>下回れないので、強いカードを手放しましょう。</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: push, and the others pay more.</source>
        <translation>この手札で負ける確率は約{chance}%です。回せば、ほかの人の失点が増えます。</translation>
    </message>
    <message>
        <source>With these cards you lose about {chance} % of deals: take the skat, pass two bad cards on.</source>
        <translation>この手札で負ける確率は約{chance}%です。スカートを取り、悪いカードを2枚渡しましょう。</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in about {chance} % of the deals.</source>
        <translation>この手札でグランハンドに勝つ確率は約{chance}%です。</translation>
    </message>
    <message>
        <source>Grand Hand wins with these cards in only {chance} % of the deals.</source>
        <translation>この手札でグランハンドに勝つ確率は{chance}%しかありません。</translation>
    </message>
    <message>
        <source>Lay away {cards}: their card points are safe.</source>
        <translation>{cards}を捨てて、そのカード点を確保します。</translation>
    </message>
    <message>
        <source>{game}: lay away {cards}, what stays has the fewest losers.</source>
        <translation>{game}：{cards}を捨てると、手札に残る負けカードが最も少なくなります。</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, worth bidding up to {limit}.</source>
        <translation>{game}：勝率{chance}%。{limit}までビッドする価値があります。</translation>
    </message>
    <message>
        <source>{game}: enough jacks, trumps and aces to bid up to {limit}.</source>
        <translation>{game}：ジャック、切り札、エースが十分にあり、{limit}までビッドできます。</translation>
    </message>
    <message>
        <source>{game}: chance to win {chance} %, better than passing.</source>
        <translation>{game}：勝率{chance}%。パスより有利です。</translation>
    </message>
    <message>
        <source>No game is likely enough to be won.</source>
        <translation>十分に勝てそうなゲームがありません。</translation>
    </message>
    <message>
        <source>These cards are worth {value}, not more.</source>
        <translation>この手札の価値は{value}までです。</translation>
    </message>
    <message>
        <source>A Ramsch is better: these cards lose it in {value} % of deals.</source>
        <translation>ラムシュのほうが有利です。この手札で負ける確率は{value}%です。</translation>
    </message>
    <message>
        <source>Hand: the skat is not needed, chance to win {value} %.</source>
        <translation>ハンド：スカートがなくても勝率{value}%です。</translation>
    </message>
    <message>
        <source>The skat improves the hand.</source>
        <translation>スカートで手札が良くなります。</translation>
    </message>
    <message>
        <source>It brings the most on average: chance to win {value} %.</source>
        <translation>平均して最も得点が高く、勝率は{value}%です。</translation>
    </message>
    <message>
        <source>It has the most jacks, trumps and aces.</source>
        <translation>ジャック、切り札、エースが最も多いゲームです。</translation>
    </message>
    <message>
        <source>At worst one trick of few points is lost: Schneider is safe.</source>
        <translation>最悪でも点の少ないトリックを1つ失うだけなので、シュナイダーは確実です。</translation>
    </message>
    <message>
        <source>No trick can be lost: Schwarz is safe.</source>
        <translation>トリックを失うことがないので、シュヴァルツは確実です。</translation>
    </message>
    <message>
        <source>No trick can be lost, also with open cards.</source>
        <translation>カードを公開してもトリックを失いません。</translation>
    </message>
    <message>
        <source>Nothing to say.</source>
        <translation>何も言うことはありません。</translation>
    </message>
    <message>
        <source>Against these trumps and aces most declarers lose.</source>
        <translation>これだけの切り札とエースがあれば、たいていのソロイストは負けます。</translation>
    </message>
    <message>
        <source>The declarer wins too often against these cards.</source>
        <translation>この手札では、ソロイストが勝つことのほうが多くなります。</translation>
    </message>
    <message>
        <source>The game is nearly certain, also after Kontra.</source>
        <translation>コントラが掛かっても、ほぼ確実に勝てます。</translation>
    </message>
    <message>
        <source>The game is not certain enough to double it again.</source>
        <translation>さらに2倍にするほど確実ではありません。</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Forehand</source>
        <translation>フォアハンド</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <translation>ミドルハンド</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <translation>リアハンド</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Own games</source>
        <translation>宣言ゲーム</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won}/{all}</translation>
    </message>
    <message>
        <source>After deal {number}: {points}</source>
        <translation>第{number}ディール後：{points}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Kept on this computer only.</source>
        <translation>このコンピューターにだけ保存されます。</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>リセット…</translation>
    </message>
    <message>
        <source>There is nothing yet.</source>
        <translation>まだ何もありません。</translation>
    </message>
    <message>
        <source>No deal in the statistics yet</source>
        <translation>成績はまだありません</translation>
    </message>
    <message>
        <source>Each deal that you finish is counted here, by game and contract.</source>
        <translation>終わったディールが、ゲームとコントラクトごとに集計されます。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイする</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read and do not count.</source>
        <translation>
            <numerusform>ファイルの%n行が読み込めないため、集計に含まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>コントラクト</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手の強さ</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All</source>
        <comment>contracts</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All</source>
        <comment>seats of the order of play</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去7日間</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>過去30日間</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>過去365日間</translation>
    </message>
    <message>
        <source>All</source>
        <comment>days</comment>
        <translation>全期間</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>この条件に合うディールはありません。</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won}/{all}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Own games won</source>
        <translation>宣言ゲームの勝ち</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>1ディールの平均点</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>最高のディール</translation>
    </message>
    <message>
        <source>Costliest deal</source>
        <translation>最大の失点</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>{name}: {share} of the deals won</source>
        <translation>{name}：勝率{share}</translation>
    </message>
    <message>
        <source>Deals won (%)</source>
        <translation>ディールの勝率（%）</translation>
    </message>
    <message>
        <source>Points after each deal</source>
        <translation>ディールごとの得点</translation>
    </message>
    <message>
        <source>Group the deals by</source>
        <translation>ディールの集計単位</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>集計単位</translation>
    </message>
    <message>
        <source>Results in groups</source>
        <translation>集計結果</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>成績を保存</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSVファイル (*.csv)</translation>
    </message>
    <message>
        <source>The deals counted so far are put into a file beside it; nothing is deleted.</source>
        <translation>これまでの記録は同じフォルダーの別のファイルに移され、何も削除されません。</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>成績をリセットしますか？</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>More choices</source>
        <translation>ほかの選択肢</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Finish early</source>
        <translation>早めに終える</translation>
    </message>
    <message>
        <source>Skip this deal</source>
        <translation>このディールを飛ばす</translation>
    </message>
    <message>
        <source>To the final standing</source>
        <translation>最終結果へ</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>What else you can do</source>
        <translation>ほかにできること</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>サイドパネル</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Hints are given when it is your turn.</source>
        <translation>ヒントは、あなたの番のときに表示されます。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>元に戻せる操作がありません。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>chosen, {number} of {most}</source>
        <translation>選択中、{most}枚中{number}枚目</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>カードは選ばれていません。</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <translation>選択中：{cards}。</translation>
    </message>
    <message>
        <source>{card}, not allowed</source>
        <translation>{card}、出せません</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <translation>{card}、出せます</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}、あなたが出したカード</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}、{name}が出したカード</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>Choose a game at the right first.</source>
        <translation>先に右側でゲームを選んでください。</translation>
    </message>
    <message>
        <source>Choose the cards first.</source>
        <translation>先にカードを選んでください。</translation>
    </message>
    <message>
        <source>Choose exactly one card.</source>
        <translation>カードを1枚だけ選んでください。</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>One more card</source>
        <translation>あと1枚</translation>
    </message>
    <message>
        <source>Two cards chosen – click one again to take it back</source>
        <translation>2枚選びました（もう一度クリックすると戻ります）</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s) for you</source>
        <translation>
            <numerusform>あなたに%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} = {sum}</source>
        <translation>{parts} = {sum}</translation>
    </message>
    <message>
        <source>Laid in the skat</source>
        <translation>スカートに捨てるカード</translation>
    </message>
    <message>
        <source>For the next player</source>
        <translation>次の人に渡すカード</translation>
    </message>
    <message>
        <source>To exchange</source>
        <translation>交換するカード</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count}/{most}枚</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation>得点表(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>成績(&amp;T)</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>サイドパネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>文字を小さく(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>フルスクリーン(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next area</source>
        <translation>次の領域(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>前の領域(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Card faces</source>
        <translation>カードの絵柄(&amp;C)</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Resume: {game}</source>
        <translation>再開：{game}</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>{where}. Standing: {standing}</source>
        <translation>{where}。得点：{standing}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>begins a label</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the {cards}.</source>
        <translation>手札に{cards}があります。</translation>
    </message>
    <message>
        <source>{seat} is to play</source>
        <translation>{seat}の番です。</translation>
    </message>
    <message>
        <source>Your turn – you lead</source>
        <translation>あなたの番です。リードしてください。</translation>
    </message>
    <message>
        <source>Your turn – your last card</source>
        <translation>あなたの番です。最後のカードです。</translation>
    </message>
    <message>
        <source>Your turn – any card may be played</source>
        <translation>あなたの番です。どのカードでも出せます。</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card}を出す</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>ディーラーはあなたです。</translation>
    </message>
    <message>
        <source>{seat} deals.</source>
        <translation>ディーラーは{seat}です。</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>あなたは{card}を出しました。</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat}が{card}を出しました。</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>あなたはパスしました。</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat}がパスしました。</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>あなたはカードを%n枚取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n card(s).</source>
        <translation>
            <numerusform>{seat}がカードを%n枚取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay away %n card(s).</source>
        <translation>
            <numerusform>あなたはカードを%n枚捨てました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays away %n card(s).</source>
        <translation>
            <numerusform>{seat}がカードを%n枚捨てました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n card point(s).</source>
        <translation>
            <numerusform>あなたがトリックを取りました：%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the trick: %n card point(s).</source>
        <translation>
            <numerusform>{seat}がトリックを取りました：%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>抜け番</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>フォアハンド</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>ミドルハンド</translation>
    </message>
    <message>
        <source>rearhand</source>
        <translation>リアハンド</translation>
    </message>
    <message>
        <source>Round {round} · Deal {deal} of {deals}</source>
        <translation>第{round}ラウンド · ディール{deal}/{deals}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>第{deal}ディール</translation>
    </message>
    <message>
        <source>I keep my cards.</source>
        <translation>交換しません。</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n card(s).</source>
        <translation>
            <numerusform>%n枚交換します。</numerusform>
        </translation>
    </message>
    <message>
        <source>I take the trump card.</source>
        <translation>切り札を取ります。</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>スカート</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>直前のトリック</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>あなたが獲得</translation>
    </message>
    <message>
        <source>{seat} takes it</source>
        <translation>{seat}が獲得</translation>
    </message>
    <message>
        <source>{taker} · {points}</source>
        <translation>{taker} · {points}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}：{text}</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <translation>{first}。{second}</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>On average, in points: {number} brings {own}, passing {other}.</source>
        <translation>平均点：{number}なら{own}、パスなら{other}。</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, {number} brings {other}.</source>
        <translation>平均点：パスなら{own}、{number}なら{other}。</translation>
    </message>
    <message>
        <source>On average, in points: Hand brings {own}, taking the skat {other}.</source>
        <translation>平均点：ハンドなら{own}、スカートを取れば{other}。</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, Hand {other}.</source>
        <translation>平均点：スカートを取れば{own}、ハンドなら{other}。</translation>
    </message>
    <message>
        <source>On average, in points: pushing brings {own}, taking the skat {other}.</source>
        <translation>平均点：見ずに回せば{own}、スカートを取れば{other}。</translation>
    </message>
    <message>
        <source>On average, in points: taking the skat brings {own}, pushing {other}.</source>
        <translation>平均点：スカートを取れば{own}、見ずに回せば{other}。</translation>
    </message>
    <message>
        <source>On average, in points: these two cards bring {own}, the next best two {other}.</source>
        <translation>平均点：この2枚なら{own}、次に良い2枚なら{other}。</translation>
    </message>
    <message>
        <source>On average, in points: Grand Hand brings {own}, the Ramsch {other}.</source>
        <translation>平均点：グランハンドなら{own}、ラムシュなら{other}。</translation>
    </message>
    <message>
        <source>On average, in points: the Ramsch brings {own}, Grand Hand {other}.</source>
        <translation>平均点：ラムシュなら{own}、グランハンドなら{other}。</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, passing {other}.</source>
        <translation>平均点：このゲームなら{own}、パスなら{other}。</translation>
    </message>
    <message>
        <source>On average, in points: passing brings {own}, your best game {other}.</source>
        <translation>平均点：パスなら{own}、最善のゲームなら{other}。</translation>
    </message>
    <message>
        <source>On average, in points: this game brings {own}, the next best {other}.</source>
        <translation>平均点：このゲームなら{own}、次に良いゲームなら{other}。</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you knock, else {other}.</source>
        <translation>平均点：ノックすれば{own}、しなければ{other}。</translation>
    </message>
    <message>
        <source>On average, in points: the deal brings {own} if you do not knock, else {other}.</source>
        <translation>平均点：ノックしなければ{own}、すれば{other}。</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Kontra, else {other}.</source>
        <translation>平均点：コントラを掛ければ{own}、掛けなければ{other}。</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Kontra, else {other}.</source>
        <translation>平均点：コントラを掛けなければ{own}、掛ければ{other}。</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} with Re, else {other}.</source>
        <translation>平均点：レを掛ければ{own}、掛けなければ{other}。</translation>
    </message>
    <message>
        <source>On average, in points: the game brings {own} without Re, else {other}.</source>
        <translation>平均点：レを掛けなければ{own}、掛ければ{other}。</translation>
    </message>
</context>
</TS>
