<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Badge</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n match(es), kept on this computer only.</source>
        <translation>
            <numerusform>%n match, kept on this computer only.</numerusform>
            <numerusform>%n matches, kept on this computer only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message numerus="yes">
        <source>exchanges %n</source>
        <translation>
            <numerusform>exchanges %n</numerusform>
            <numerusform>exchanges %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the talon</source>
        <translation>
            <numerusform>%n card in the talon</numerusform>
            <numerusform>%n cards in the talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n to go</source>
        <translation>
            <numerusform>you have %n to go</numerusform>
            <numerusform>you have %n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>best in %n deal</numerusform>
            <numerusform>best in %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message numerus="yes">
        <source>%n rule(s) differ from the default</source>
        <translation>
            <numerusform>%n rule differs from the default</numerusform>
            <numerusform>%n rules differ from the default</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rams</name>
    <message numerus="yes">
        <source>%n point(s) to write off</source>
        <translation>
            <numerusform>%n point to write off</numerusform>
            <numerusform>%n points to write off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to lay away and draw</source>
        <translation>
            <numerusform>Choose up to %n card to lay away and draw</numerusform>
            <numerusform>Choose up to %n cards to lay away and draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>You draw %n card.</numerusform>
            <numerusform>You draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} draws %n card.</numerusform>
            <numerusform>{seat} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your jacks write off %n point(s).</source>
        <translation>
            <numerusform>Your jacks write off %n point.</numerusform>
            <numerusform>Your jacks write off %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jacks of {seat} write off %n point(s).</source>
        <translation>
            <numerusform>The jacks of {seat} write off %n point.</numerusform>
            <numerusform>The jacks of {seat} write off %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RamschWords</name>
    <message numerus="yes">
        <source>You pass on %n card(s).</source>
        <translation>
            <numerusform>You pass on %n card.</numerusform>
            <numerusform>You pass on %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} passes on %n card(s).</source>
        <translation>
            <numerusform>{seat} passes on %n card.</numerusform>
            <numerusform>{seat} passes on %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n trick(s)</source>
        <translation>
            <numerusform>in %n trick</numerusform>
            <numerusform>in %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ramsen</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) to go</source>
        <translation>
            <numerusform>%n bar to go</numerusform>
            <numerusform>%n bars to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole table may exchange five cards: %n left.</source>
        <translation>
            <numerusform>The whole table may exchange five cards: %n left.</numerusform>
            <numerusform>The whole table may exchange five cards: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have as many crosses as may be: no trick costs %n bar(s).</source>
        <translation>
            <numerusform>You have as many crosses as may be: no trick costs %n bar.</numerusform>
            <numerusform>You have as many crosses as may be: no trick costs %n bars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Exchange %n card</numerusform>
            <numerusform>Exchange %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to exchange</source>
        <translation>
            <numerusform>Choose up to %n card to exchange</numerusform>
            <numerusform>Choose up to %n cards to exchange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n card(s).</source>
        <translation>
            <numerusform>You exchange %n card.</numerusform>
            <numerusform>You exchange %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} exchanges %n card(s).</source>
        <translation>
            <numerusform>{seat} exchanges %n card.</numerusform>
            <numerusform>{seat} exchanges %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw a bar: %n to go.</source>
        <translation>
            <numerusform>You draw a bar: %n to go.</numerusform>
            <numerusform>You draw a bar: %n to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws a bar: %n to go.</source>
        <translation>
            <numerusform>{seat} draws a bar: %n to go.</numerusform>
            <numerusform>{seat} draws a bar: %n to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n point(s) worse than {card}.</source>
        <translation>
            <numerusform>%n point worse than {card}.</numerusform>
            <numerusform>%n points worse than {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than “{action}”.</source>
        <translation>
            <numerusform>%n point worse than “{action}”.</numerusform>
            <numerusform>%n points worse than “{action}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) had been played.</source>
        <translation>
            <numerusform>%n trick had been played.</numerusform>
            <numerusform>%n tricks had been played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>costliest card: %n point(s)</source>
        <translation>
            <numerusform>dearest card: %n point</numerusform>
            <numerusform>dearest card: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Schafkopf</name>
    <message numerus="yes">
        <source>To run away you need %n card(s) of it, the ace among them.</source>
        <translation>
            <numerusform>To run away you need %n card of it, the ace.</numerusform>
            <numerusform>To run away you need %n cards of it, the ace among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knock(s)</source>
        <translation>
            <numerusform>%n knock</numerusform>
            <numerusform>%n knocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the losers have %n card point(s)</source>
        <translation>
            <numerusform>the losers have %n card point</numerusform>
            <numerusform>the losers have %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runner(s)</source>
        <translation>
            <numerusform>%n runner</numerusform>
            <numerusform>%n runners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie in the stock</source>
        <translation>
            <numerusform>%n point lies in the stock</numerusform>
            <numerusform>%n points lie in the stock</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message numerus="yes">
        <source>{name}: {points} point(s)</source>
        <translation>
            <numerusform>{name}: {points} point</numerusform>
            <numerusform>{name}: {points} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message numerus="yes">
        <source>On average this card costs you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>On average this card costs you %n point. If you play {card}, it is {other}.</numerusform>
            <numerusform>On average this card costs you %n points. If you play {card}, it is {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average this card brings you %n point(s). If you play {card}, it is {other}.</source>
        <translation>
            <numerusform>On average this card brings you %n point. If you play {card}, it is {other}.</numerusform>
            <numerusform>On average this card brings you %n points. If you play {card}, it is {other}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n Bock round(s) left</source>
        <translation>
            <numerusform>%n Bock round left</numerusform>
            <numerusform>%n Bock rounds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) count double</source>
        <translation>
            <numerusform>%n deal counts double</numerusform>
            <numerusform>%n deals count double</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Skat</name>
    <message numerus="yes">
        <source>%n deal(s) count double, this one included.</source>
        <translation>
            <numerusform>%n deal counts double: this one.</numerusform>
            <numerusform>%n deals count double, this one included.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read and do not count.</source>
        <translation>
            <numerusform>%n line of the file cannot be read and does not count.</numerusform>
            <numerusform>%n lines of the file cannot be read and do not count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s) for you</source>
        <translation>
            <numerusform>%n card point for you</numerusform>
            <numerusform>%n card points for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>You take %n card.</numerusform>
            <numerusform>You take %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n card(s).</source>
        <translation>
            <numerusform>{seat} takes %n card.</numerusform>
            <numerusform>{seat} takes %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay away %n card(s).</source>
        <translation>
            <numerusform>You lay away %n card.</numerusform>
            <numerusform>You lay away %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays away %n card(s).</source>
        <translation>
            <numerusform>{seat} lays away %n card.</numerusform>
            <numerusform>{seat} lays away %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n card point(s).</source>
        <translation>
            <numerusform>You take the trick: %n card point.</numerusform>
            <numerusform>You take the trick: %n card points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes the trick: %n card point(s).</source>
        <translation>
            <numerusform>{seat} takes the trick: %n card point.</numerusform>
            <numerusform>{seat} takes the trick: %n card points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n card(s).</source>
        <translation>
            <numerusform>I exchange %n card.</numerusform>
            <numerusform>I exchange %n cards.</numerusform>
        </translation>
    </message>
</context>
</TS>
