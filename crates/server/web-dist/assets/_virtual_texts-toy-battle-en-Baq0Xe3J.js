var e=[`# The Toy Battle table.

tb-blue = Blue
tb-red = Red
tb-troop-skully = Skully
tb-troop-capn = Cap’n
tb-troop-jumbo = Jumbo
tb-troop-hook = Hook
tb-troop-xb42 = XB-42
tb-troop-star = Star
tb-troop-roxy = Roxy
tb-troop-kwak = Kwak
tb-named = { $troop } { $mark }
tb-piece = { $seat } { $troop } { $mark }

# Places in words
tb-base = Base { $mark }
tb-hq = { $seat } headquarters
tb-hq-one = { $seat } headquarters { $mark }
tb-hq-yours = your headquarters
tb-hq-yours-one = your headquarters { $mark }
tb-place-empty = Empty.
tb-place-top = { $piece }.
tb-place-stack = { $piece } on top of { $below }.
tb-place-on-hq = Taken by { $piece }.
tb-place-wins = { $seat } wins at once with a Troop here.
tb-wins-here = A Troop here wins
tb-place-linked = Connected to { $seat }.
tb-place-cut = Cut off from the { $seat } headquarters.
tb-cut-off = Cut off from its headquarters
tb-cut-off-why = Cut off: no line joins it to its headquarters, so its side gets no further from here.
tb-place-target = Legal target.
tb-place-last = Last move.
tb-then = { $first }, then { $rest }
tb-special = Special: { $what }
tb-special-recall = take one of your other Troops back to the rack
tb-special-allow = only { $values } may come here
tb-special-draw = draw one Troop
tb-special-shove = push an enemy Troop joined to it by a path one base further
tb-special-exhume = bring back one Troop from your discard
tb-special-nullify = Troop effects are switched off here
tb-special-pin = one Troop on the enemy rack lies down for a turn
tb-guarded = Only { $values } may enter.
tb-region = Region of bases { $bases }: { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
  }.
tb-region-taken = Region of bases { $bases }: { $seat } took the medals.
tb-regions = Medals on the board
tb-medals-here = { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
  }
tb-medals-how = Have your Troops on top on all bases around { $medals ->
    [one] it
   *[other] them
  }, { $bases }, and { $medals ->
    [one] it is
   *[other] they are
  } yours for good.
tb-medals-taken = { $seat } held all bases around: { $bases }. Medals that are won stay won.
tb-medals-win = { $medals } medals win the game.
tb-share-yours = { $held } of { $bases } bases { $held ->
    [one] is
   *[other] are
  } yours.
tb-share-of = { $seat } controls { $held } of { $bases } bases.
tb-reach-yours = You are one placement away from it.
tb-reach-danger = Danger: { $seat } is one placement away from it.
tb-reach-of = { $seat } is one placement away from it.
tb-board = Board
tb-board-of = Board { $board }

# Panels
tb-goal = { $headquarters ->
    [one] Reach the enemy headquarters
   *[other] Reach any enemy headquarters
  } or win { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
  }
tb-goal-how = One Troop on the enemy headquarters wins at once. With Troops of yours on all bases around some medals, you win these medals.
tb-rack-own = Your rack
tb-rack-of = Rack of { $seat }
tb-rack-count = { $count ->
    [one] { $count } Troop on the rack
   *[other] { $count } Troops on the rack
  }
tb-rack-lying = { $count ->
    [one] { $count } lies down
   *[other] { $count } lie down
  }
tb-rack-open = Open: { $troops }
tb-rack-known = Everybody knows: { $troops }
tb-rack-empty = The rack is empty
tb-lying = lies down this turn
tb-can-place = can be placed
tb-reserve = Reserve
tb-reserve-count = Reserve, face down: { $count ->
    [one] 1 Troop
   *[other] { $count } Troops
  } left to draw
tb-discard = Discard
tb-discard-count = Discarded: { $count }
tb-discard-of = Discard of { $seat }
tb-piles-of = Reserve and discard of { $seat }
tb-medals = Medals
tb-medals-of = Medals: { $count } of { $need }
tb-you = you
tb-level = level { $level }
tb-to-move = to move
tb-removed-of = Set aside at the start by { $seat }

# What to do
tb-turn-yours = Pick a Troop to place, or draw.
tb-turn-first = Choose a Troop, then a lit base. Or draw two.
tb-turn-place = Pick a Troop to place.
tb-turn-draw = No Troop of yours can be placed now: draw.
tb-turn-empty = Your rack is empty: draw.
tb-turn-picked = { $troop } in hand: choose { $count ->
    [one] the lit place
   *[other] one of the { $count } lit places
  }.
tb-turn-picked-none = { $troop } can go nowhere now. Click a place to ask why.
tb-turn-other-asks = { $seat } decides: { $effect }.
tb-turn-replay = Turn { $turn }: { $seat } to move.
tb-lesson-done = The lesson is done.
tb-turn-over-won = { $seat } has won.
tb-draw = Draw
tb-draw-two = Draw two
tb-flip = Flip the board
tb-flip-word = flip
tb-chances = Show counts: bases held around medals, headquarters in danger, the enemy line, and pieces cut off
tb-chances-word = counts
tb-decline = No, thanks
tb-cancel = Put back
tb-yes-skully = Draw two
tb-yes-star = Draw one
tb-yes-clouds = Draw one
tb-yes-xb42 = Discard one
tb-look = Look at { $place }
tb-stack-of = Stack, top first

# Effects, each asked on its own
tb-about-kwak = Covers every enemy Troop, and every enemy Troop covers it.
tb-about-skully = When you place it: draw two Troops.
tb-about-capn = When you place it: place one more Troop at once.
tb-about-jumbo = When you place it: discard one enemy Troop joined to it by a path.
tb-about-hook = Lands on any base, connected or not. Only a headquarters must be connected.
tb-about-xb42 = When you place it: the enemy loses a random Troop from the rack.
tb-about-star = When you place it: draw one Troop.
tb-about-roxy = No power, but strong: only the duck (Kwak) covers it.

tb-troops = What each Troop can do
tb-troops-word = Troops
tb-troops-number = The number is the strength of a Troop. A Troop may stand on any weaker enemy. The covered Troop stays below, and is there again if the upper one goes.

# The power of a Troop on the rack, in words for two short lines
tb-power-kwak = covers all, all cover it
tb-power-skully = draw 2
tb-power-capn = place 1 more
tb-power-jumbo = hits 1 beside
tb-power-hook = any base
tb-power-xb42 = enemy loses 1
tb-power-star = draw 1
tb-power-roxy = strong

# What no piece says by itself
tb-cut = Your line is cut at { $at }. From { $bases } you cannot place further until it is whole again.
tb-cut-barred = You cannot take the enemy headquarters now.
tb-win-hq = You can win this turn, at the enemy headquarters!
tb-win-medals = You can win this turn, by medals!
tb-danger-soon = { $seat } can take your headquarters next turn: its line reaches { $bases }, right before it!
tb-danger-later = { $seat } stands before your headquarters on { $bases }, but must draw first.
tb-danger-stop = You can still stop it.
tb-danger-may = One Troop alone cannot stop it, but an effect may.
tb-danger-none = No Troop on your rack can stop it now.
tb-danger-none-here = Nothing you can choose here stops it.
tb-spare = Only one Troop is left. Once you place it, you can only draw next turn.
tb-new-medals = On this board { $medals } medals win.
tb-new-hqs = { $seat } has { $count } headquarters: take any one of them to win.
tb-new-hqs-yours = You have { $count } headquarters. If { $count ->
    [2] either
   *[other] any one
  } of them is taken, you lose.
tb-new-numbers = Numbers under a place: only those Troops may go there. K is Kwak.
tb-new-special = Bases with a sign are special: { $what }.
tb-due = At the end of your turn you take { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
  }, and keep { $medals ->
    [one] it
   *[other] them
  }.
tb-due-wins = At the end of your turn you take { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
  } and win!
tb-effect-skully = Skully
tb-effect-capn = Cap’n
tb-effect-jumbo = Jumbo
tb-effect-xb42 = XB-42
tb-effect-star = Star
tb-effect-castle = Castle
tb-effect-clouds = Clouds
tb-effect-jungle = Geyser
tb-effect-cemetery = Open grave
tb-ask-skully = Draw two Troops from your reserve?
tb-ask-star = Draw one Troop from your reserve?
tb-ask-xb42 = Discard a random Troop from the enemy rack?
tb-ask-clouds = Draw one Troop from your reserve?
tb-ask-capn = Place one extra Troop: pick it, then a lit place.
tb-ask-capn-picked = { $troop } as well: choose a lit place.
tb-ask-jumbo = Discard one enemy Troop joined to Jumbo by a path: choose it.
tb-ask-castle = Take one of your other Troops back: choose it.
tb-ask-jungle = Push an enemy Troop away: choose it.
tb-ask-jungle-to = Now choose the base it is pushed to.
tb-ask-cemetery = Bring one Troop back from your discard: choose it.

# Why a Troop could go where it went
tb-because-hook = Hook lands on any base, connected or not.
tb-because-own = A side may cover its own Troops with any Troop.
tb-because-kwak = Kwak covers any enemy, and any enemy covers Kwak.

# Why an effect did not come
tb-quiet-off = Its effect is switched off there.
tb-quiet-skully = There was nothing to draw.
tb-quiet-star = There was nothing to draw.
tb-quiet-capn = No second Troop could be placed.
tb-quiet-jumbo = No enemy was joined to it by a path.
tb-quiet-xb42 = The rack of { $enemy } was empty.
tb-quiet-xb42-yours = Your rack was empty.
tb-quiet-recall = There was no Troop to take back.
tb-quiet-draw = There was no Troop to draw.
tb-quiet-shove = There was no enemy to push.
tb-quiet-exhume = The discard had no Troop to bring back.
tb-quiet-pin = The rack of { $enemy } had no Troop to lay down.
tb-quiet-pin-yours = Your rack had no Troop to lay down.

# The places for the Troop in hand
tb-pick-last = Your last Troop: after it you can only draw next turn.
tb-pick-stops = Only on { $bases } does it keep { $seat } out of your headquarters.
tb-pick-stops-none = It cannot keep { $seat } on { $bases } out of your headquarters.
tb-pick-stops-cut = On { $bases } it cuts the line of { $seat }.
tb-pick-stops-hit = On { $on } it must discard the Troop on { $bases }.
tb-pick-off = Its effect is switched off on { $bases }.
tb-pick-own = Thin rings are your own Troops. A stronger one on top is harder to take.

# The log
tb-log-turn = Turn { $turn }: { $seat }
tb-log-drew = { $seat } draws { $count ->
    [one] one Troop
   *[other] { $count } Troops
  }.
tb-log-drew-known = { $seat } draws { $troops }.
tb-log-drew-by = { $effect }: { $seat } draws { $count ->
    [one] one Troop
   *[other] { $count } Troops
  }.
tb-log-drew-by-known = { $effect }: { $seat } draws { $troops }.
tb-log-placed = { $seat } places { $troop } on { $on }.
tb-log-covered = { $seat } places { $troop } on { $on }, on top of another Troop.
tb-log-covered-on = { $seat } places { $troop } on { $on }, on top of { $below }.
tb-log-covered-yours = { $seat } places { $troop } on { $on }, on top of your { $below }.
tb-log-extra = Cap’n: { $seat } places { $troop } on { $on } as well.
tb-log-hq = { $seat } takes { $on } with { $troop }!
tb-log-declined = { $seat } does not use { $effect }.
tb-log-discarded-jumbo = Jumbo discards { $piece } from { $from }, one path away.
tb-uncovered = { $piece } was underneath.
tb-log-discarded-xb42 = { $by }’s XB-42 made { $owner } discard { $troop }.
tb-log-discarded-xb42-yours = { $by }’s XB-42 made you discard { $troop } from your rack.
tb-log-taken-back = { $seat } takes { $troop } back from { $from }.
tb-log-moved = { $seat } pushes { $piece } from { $from } to { $to }.
tb-log-returned = { $seat } brings { $troop } back from the discard.
tb-log-pinned = A Troop on the rack of { $seat } lies down.
tb-log-pinned-known = { $troop } on the rack of { $seat } lies down.
tb-log-stood-up = { $count ->
    [one] The lying Troop
   *[other] { $count } Troops
  } of { $seat } { $count ->
    [one] stands
   *[other] stand
  } up again.
tb-log-claimed = { $seat } takes { $medals ->
    [one] one medal
   *[other] { $medals } medals
  } in the region of bases { $bases }.
tb-log-resigned = { $seat } resigns.
tb-log-timed-out = The time of { $seat } is up.
tb-log-ended = { $seat } wins: { $how }

# The end
tb-won = { $seat } wins!
tb-won-you = You win!
tb-lost-you = { $seat } wins.
tb-how-hq = the headquarters of { $loser } is taken.
tb-how-hq-won = Your { $troop } took { $on }.
tb-how-hq-by = { $winner }’s { $troop } took { $on }.
tb-how-medals = enough medals are won.
tb-how-medals-won = Your { $troop } took { $on }: all bases around the last { $medals ->
    [one] medal
   *[other] { $medals } medals
  } were yours.
tb-how-medals-by = { $winner }’s { $troop } took { $on }: all bases around the last { $medals ->
    [one] medal belonged
   *[other] { $medals } medals belonged
  } to { $winner }.
tb-how-medals-hit-won = Your { $troop } removed { $piece } from { $on }: all bases around the last { $medals ->
    [one] medal
   *[other] { $medals } medals
  } were yours.
tb-how-medals-hit-by = { $winner }’s { $troop } removed { $piece } from { $on }: all bases around the last { $medals ->
    [one] medal belonged
   *[other] { $medals } medals belonged
  } to { $winner }.
tb-how-stuck = nothing left to draw or to place, so medals decide.
tb-how-turn-cap = the last turn is played, so medals decide.
tb-how-resignation = { $loser } resigned.
tb-how-timeout = { $loser } ran out of time.
tb-so-far = You won { $mine } of the { $needed } medals that win. Next time!
tb-final = Medals: Blue { $blue }, Red { $red }

# Refusals
tb-refusal-over = The game is over.
tb-refusal-not_your_turn = It is the turn of { $to_move }.
tb-refusal-turn_taken = You have already drawn or placed in this turn. Now use { $effect }, or decline it.
tb-refusal-effect_open = First answer whether you want to use { $effect }.
tb-refusal-not_offered = You cannot use { $effect } now.
tb-refusal-rack_full = The rack is full: eight Troops, no more.
tb-refusal-reserve_empty = The reserve is empty.
tb-refusal-not_on_rack = There is no { $troop } on the rack.
tb-refusal-lying_down = { $troop } lies down this turn and cannot be placed.
tb-refusal-own_hq = Your own headquarters is never a target.
tb-refusal-value_not_shown = { $on } lets only { $allowed } in, not { $troop }.
tb-refusal-not_connected = No line of your bases leads to { $on }.
tb-refusal-hook_hq_not_connected = Hook may land on any base, but a headquarters must be connected.
tb-refusal-hook_switched_off = Troop effects are off on { $on }: even Hook must be connected here.
tb-refusal-not_weaker = { $troop } cannot cover { $top } on { $on }: only a weaker enemy can be covered.
tb-refusal-no_choice = With { $effect } you cannot choose { $chosen }. You may choose { $allowed }.

# Keys
tb-key-rack = Walk along the rack
tb-key-pick = Pick the Troop, or act on the place
tb-key-board = Walk from place to place
tb-key-next = The next or previous place, one by one
tb-key-draw = Draw
tb-key-chances = Show or hide the counts at medals and headquarters
tb-key-flip = Flip the board
tb-key-look = Look at a place: its stack and what it does
tb-key-yes = Use the effect
tb-key-decline = Do not use the effect
tb-key-cancel = Put the Troop back
tb-key-skip = Skip the animation

new-board = Board
board-random = Surprise me
board-random-facts = { $count ->
    [one] the only board
   *[other] one of { $count } boards
}
board-custom = A board file
board-custom-facts = opened or pasted
board-draw = Draw a board
board-draw-facts = in the workshop
board-facts = { $bases ->
    [one] 1 base
   *[other] { $bases } bases
}, { $medals ->
    [one] 1 medal wins
   *[other] { $medals } medals win
}
board-open-file = Open a board file
board-paste = or paste its content
board-check = Check the board
board-good = The board is valid.
board-faults = { $count ->
    [one] The board breaks a rule:
   *[other] The board breaks rules in { $count } places:
}
terrain-castle_field = take Troops back
terrain-tropical_pool = only some numbers
terrain-city_of_clouds = draw Troops
terrain-volcanic_jungle = shove enemies
terrain-cursed_cemetery = fetch from the discard
terrain-caribbean_sea = three headquarters
terrain-station_metal_x = no effects
terrain-battlefield = pin Troops down
terrain-none = no special bases
option-medal_timing = Medals are claimed
option-medal_timing-end-of-play = at the end of a play
option-medal_timing-immediate = as soon as a region is held
option-metal_x_blocks_hook = Metal-X bases stop Hook
option-metal_x_blocks_hook-help = Hook needs a connection to a special base of Station Metal-X.
option-special_bases = Special bases work
option-special_bases-help = Without them every base is a plain one: good for a first game.
option-starter = Who starts
option-starter-random = by chance
option-starter-blue = Blue
option-starter-red = Red
option-max_plies = Longest game, in turns
option-max_plies-help = After so many turns the medals decide.

# What a decision would be.
tb-do-draw = Draw from your reserve.
tb-do-place = Place { $troop } on { $on }.
tb-do-storm = Take { $on } with { $troop }.
tb-do-skully = Use Skully: draw two Troops.
tb-do-star = Use Star: draw one Troop.
tb-do-clouds = Use Clouds: draw one Troop.
tb-do-xb42 = Use XB-42: discard a random Troop of the enemy rack.
tb-do-capn = Place { $troop } on { $on } as the extra Troop.
tb-do-jumbo = Use Jumbo: discard { $piece } from { $on }.
tb-do-castle = Use Castle: take { $piece } back from { $from }.
tb-do-jungle = Use Geyser: push { $piece } from { $from } to { $to }.
tb-do-cemetery = Use Open grave: bring { $troop } back from your discard.
tb-do-decline = Do not use { $effect }.

# Why a hint
tb-fact-medals = It wins { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
  }.
tb-fact-stops = It keeps the enemy out of your headquarters.
tb-fact-storm = But it does not keep the enemy out of your headquarters.
tb-reason-medals = It brings medals nearer.
tb-reason-their-medals = It keeps medals from the enemy.
tb-reason-castle = It leads to the enemy headquarters.
tb-reason-their-castle = It guards your headquarters.
tb-reason-troops = It gives you more Troops to choose from.
tb-reason-their-troops = It costs the enemy Troops.
tb-reason-bases = It gives you better bases.
tb-reason-their-bases = It costs the enemy bases.
`];export{e as default};