var e=[`# How to play Rug Rumble, and everyday words for the search of its rulebook.

rr-howto-have = A sack of toys
rr-howto-have-text = Your sack holds twelve wind-up toys, two of each kind. Draw four into your hand. Nobody else sees them.
rr-howto-win = Gather marbles
rr-howto-win-text = A die says how many marbles roll onto the rug for each race. After eight races, whoever has the most marbles wins.
rr-howto-choose = Choose in secret
rr-howto-choose-text = Everybody picks one toy at the same time. Then all of them race at once.
rr-howto-race = The fastest takes all
rr-howto-race-text = The fastest toy still in the race takes every marble on the rug. Then everybody draws a new toy.
rr-howto-crash = Equal toys crash
rr-howto-crash-text = First, toys of one kind run into each other and all fall over. If no toy is left, the marbles stay.
rr-howto-mouse = Beware of the mouse
rr-howto-mouse-text = The elephant is the fastest, but it runs off the rug when a mouse is still in the race after the crashes.

search-words-rug-rumble =
    mouse slow slowest
    elephant fast fastest
    crash collide bump fall
    marble point score
    race run
`];export{e as default};