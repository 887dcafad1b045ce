<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
    <name>HandView</name>
    <message>
        <source>Your hand</source>
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
        <source>each unseen push doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jungfrau</source>
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
        <source>It is high, and others still hold higher cards of the suit.</source>
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
