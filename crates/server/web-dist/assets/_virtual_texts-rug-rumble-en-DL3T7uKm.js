var e=[`# The table of Rug Rumble.

rr-goal = All choose a toy in secret. First, equal toys crash. Then a mouse scares elephants away. Of the rest, the fastest takes the marbles.
rr-goal-wins = Have the most marbles after 8 races
rr-goal-counts = Marbles
rr-marbles = { $marbles ->
    [one] 1 marble
   *[other] { $marbles } marbles
}
rr-rug = { $round ->
    [8] Race 8 of 8, the last
    [9] Nobody won
   *[other] Race { $round } of 8
  }: { $marbles ->
    [one] 1 marble
   *[other] { $marbles } marbles
  }
rr-rug-parts = { $left } left over + { $marbles } new
rr-rug-dice = Each race has 1 to 6 new marbles, and the last race 2 to 12!
rr-rug-last = The last race: 2 to 12 new marbles.
rr-ready = has chosen
rr-thinks = is choosing
rr-out = has left the game
rr-left = Still to race: { $toys }
rr-legend = Toys still to race
rr-legend-chosen = ✓: has chosen
rr-track = Race track
rr-racing = The toys race!
rr-raced = You race the { $toy }.
rr-race-number = Race { $number }:
rr-why-crashed = { $count ->
    [2] Two
    [3] Three
   *[other] Four
  } { $toy ->
    [mouse] Mice
   *[other] { $name }s
  } crashed.
rr-why-fallen = Mice that fell over frighten no Elephant.
rr-why-scared = The Mouse scared the Elephant away.
rr-why-first = Crashes come first, so the Mouse scared nobody.
rr-why-won = { $of ->
    [left] Of the rest, the { $toy } was the fastest
   *[all] The { $toy } was the fastest
  }: { $seat } won { $marbles ->
    [one] 1 marble
   *[other] { $marbles } marbles
  }.
rr-why-nobody = No toy was left, so the marbles stayed.
rr-hand = Your toys
rr-asked = Everybody chooses. You are { $seat }.
rr-awaited = { $names } choose a toy.
rr-choose = Choose a toy to race.
rr-choose-sure = Last toy! { $seat } can no longer be caught.
rr-chosen = You have chosen: { $toy }. Now the others choose.
rr-speed = speed { $speed }
rr-skill-mouse = scares elephants
rr-skill-elephant = fears mice
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
rr-how-marbles = The most marbles after the last race.
rr-how-mine = Hooray, you have the most marbles!
rr-how-resignation = The others have left the game.
rr-do-choose = Choose the { $toy }.
rr-log-drew = { $seat } draws a toy.
rr-log-drew-known = { $seat } draws a toy: { $toy }.
rr-log-poured = { $marbles ->
    [one] 1 marble rolls onto the rug; { $rug } there now.
   *[other] { $marbles } marbles roll onto the rug; { $rug } there now.
}
rr-log-chose = { $seat } has chosen.
rr-log-chose-known = { $seat } has chosen: { $toy }.
rr-log-raced = They race: { $toys }.
rr-log-runner = { $toy } ({ $seat })
rr-log-resigned = { $seat } leaves the game.
rr-refusal-over = The game is over.
rr-refusal-resigned = You have left the game.
rr-refusal-already-chosen = You have chosen already; the choice stays.
rr-refusal-not-in-hand = That toy is not in your hand.
rr-refusal-has-raced = Every such toy of yours has raced.

# Why a hint
rr-reason-marbles = Your other toys are less likely to win { $marbles ->
    [one] the 1 marble
   *[other] the { $marbles } marbles
  }.
rr-reason-their-marbles = With another toy the others would rather win { $marbles ->
    [one] the 1 marble
   *[other] the { $marbles } marbles
  }.
rr-reason-saves = It keeps your faster toys for later races.
rr-reason-fastest = It is the fastest toy in your hand.
rr-fact-sure = No other player can crash with it or outrun it.
rr-fact-safe = No other player has { $toy ->
    [Elephant] an Elephant
   *[other] a { $toy }
  } left, so it cannot crash.
rr-fact-mouse = It would scare an Elephant away.
rr-fact-no-mouse = No other player has a Mouse left to scare it.
`];export{e as default};