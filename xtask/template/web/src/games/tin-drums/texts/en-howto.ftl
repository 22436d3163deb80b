# How to play Tin Drums, and everyday words for the search of its rulebook. The words of one line find each other.

td-howto-have = Sticks on the table
td-howto-have-text = Fifteen sticks lie on the table. Blue begins.
td-howto-turn = Your turn
td-howto-turn-text = Take one, two or three sticks.
td-howto-others = In turn
td-howto-others-text = Then the other player takes sticks.
td-howto-win = The last stick wins
td-howto-win-text = The player who takes the last stick wins.

search-words-tin-drums =
    stick wood
    take pick
