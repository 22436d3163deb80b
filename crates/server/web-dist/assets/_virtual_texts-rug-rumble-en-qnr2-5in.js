var e=[`# The table of Rug Rumble.

rr-goal = All choose a toy in secret. Equal toys crash; of the others the fastest takes the marbles. A mouse scares the elephant away.
rr-goal-wins = Have the most marbles after 8 races
rr-goal-counts = Marbles
rr-round = Round { $round } of 8
rr-marbles = { $marbles ->
    [one] 1 marble
   *[other] { $marbles } marbles
}
rr-rug = { $marbles ->
    [one] 1 marble on the rug
   *[other] { $marbles } marbles on the rug
}
rr-ready = has chosen
rr-thinks = is choosing
rr-out = has left the game
rr-left = Has not raced yet: { $toys }
rr-race = The last race
rr-hand = Your toys
rr-choose = Choose a toy to race.
rr-chosen = You have chosen: { $toy }. Now the others choose.
rr-speed = { $toy ->
    [mouse] speed { $speed }, scares elephants
   *[other] speed { $speed }
}
rr-toy-mouse = Mouse
rr-toy-duck = Duck
rr-toy-frog = Frog
rr-toy-car = Car
rr-toy-robot = Robot
rr-toy-elephant = Elephant
rr-fate-crashed = { $toy } – crash!
rr-fate-scared = { $toy } runs off
rr-fate-won = { $toy } wins { $marbles }
rr-fate-lost = { $toy }
rr-key-choose = Choose a toy
rr-won-you = You win!
rr-won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win.
}
rr-how-marbles = The last race is run; the most marbles win.
rr-how-resignation = { $losers } { $count ->
    [one] has
   *[other] have
  } left the game.
rr-do-choose = Choose the { $toy }.
rr-log-drew = { $seat } draws a toy.
rr-log-drew-known = { $seat } draws a toy: { $toy }.
rr-log-poured = { $marbles ->
    [one] 1 marble rolls onto the rug; { $rug } there now.
   *[other] { $marbles } marbles roll onto the rug; { $rug } there now.
}
rr-log-chose = { $seat } has chosen.
rr-log-chose-known = { $seat } has chosen: { $toy }.
rr-log-raced = They race: { $toys }. { $winner } takes { $marbles ->
    [one] 1 marble
   *[other] { $marbles } marbles
}.
rr-log-crashed = They race: { $toys }. No toy is left, and the marbles stay.
rr-log-scared = The mouse scares the elephant away.
rr-log-resigned = { $seat } leaves the game.
rr-refusal-over = The game is over.
rr-refusal-resigned = You have left the game.
rr-refusal-already-chosen = You have chosen already; the choice stays.
rr-refusal-not-in-hand = That toy is not in your hand.
rr-refusal-has-raced = Every such toy of yours has raced.

# Why a hint
rr-reason-marbles = It can win you more marbles.
rr-reason-their-marbles = It keeps marbles from the others.
rr-reason-saves = It saves your faster toys for later.
rr-reason-fastest = It is the fastest toy in your hand.
`];export{e as default};