# How to play Toy Battle, and everyday words for the search of its rulebook.

tb-howto-have = Your Troops
tb-howto-have-text = You play with twenty Troops, drawn from a face-down reserve. Up to eight stand on your rack, where only you see them.
tb-howto-win = Two ways to win
tb-howto-win-text = Place a Troop on the enemy headquarters. Or gather enough medals: you take them by holding all bases round a region.
tb-howto-turn = Draw or place
tb-howto-turn-text = In your turn do one of two things: draw two Troops, or place one from your rack.
tb-howto-place = Stay connected
tb-howto-place-text = A path of your own bases must lead from your headquarters to the place where your Troop goes.
tb-howto-cover = Stronger covers weaker
tb-howto-cover-text = A Troop may go on a weaker enemy, and on any of your own. Kwak the duck covers everybody, and everybody covers Kwak.
tb-howto-effects = Troops have effects
tb-howto-effects-text = When placed, Hook lands on any base, Jumbo may discard an enemy beside it, and XB-42 a random Troop of the enemy rack.

search-words-toy-battle =
    duck kwak joker bird
    skeleton skully skull
    captain cap'n capn pirate
    elephant jumbo
    pirate hook
    robot xb-42
    robot metal
    star mask
    roxy rocket strongest
    castle headquarters hq capital fort
    medal point score
    connect connected path way reach
    cover top stack stronger weaker strength
