var e=[`# How to play Plastic Fudge, and everyday words for the search of its rulebook.

pf-howto-have = A force by points
pf-howto-have-text = Your Troopers and Vehicles cost points. Each has five attributes, such as Movement and Attack, at levels from Terrible to Superb. One Trooper is the Commander.
pf-howto-win = Break them, or take the flag
pf-howto-win-text = You win when the other side has lost enough, mostly half or three quarters of its Units; the line above the table says how much. With a flag, one side also wins by taking it. After the last Round, the smaller loss wins.
pf-howto-round = A Round
pf-howto-round-text = Both roll for Initiative. One side moves all its Units, then the other. Then both plan their attacks in secret and make them at once. Morale comes last.
pf-howto-move = Measure and move
pf-howto-move-text = A Unit moves straight ahead, as many inches as its Movement gives. Every 45 degrees that it turns cost an inch, and a forest slows it down.
pf-howto-attack = Four dice each
pf-howto-attack-text = Both roll four Fudge dice. You add your Attack, the target its Defence. A chart says whether it is injured or destroyed.
pf-howto-morale = Keep up Morale
pf-howto-morale-text = Every Trooper who has survived checks Morale. One who fails turns round and runs, and off the table he is lost. A Commander nearby helps.

search-words-plastic-fudge =
    gun rifle weapon shoot ranged range
    bomb grenade explosion explode blast
    fire flame flamethrower burn
    plane jet aircraft helicopter fly flyer
    car jeep tank vehicle drive
    cannon howitzer gun artillery mortar
    panic flee rout run morale fear afraid
    melee hand-to-hand hand contact close
    boss leader commander officer
    radio radioman
    see sight line visible
    forest wood tree terrain
    far distance range
    begin start setup deploy deployment scenario
    first initiative
    recruit buy price cost
    heal medic injury
`];export{e as default};