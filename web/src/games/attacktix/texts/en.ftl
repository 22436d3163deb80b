# The table of Attacktix.
at-name-with-form = { $name } ({ $form })
at-figure = { $name } { $serial }
at-figure-of = { $seat }’s { $figure }
at-piece = { $name } { $id }
at-section = { $name }, section { $id }
at-here = a place on the table
at-spot = { $x } / { $z } tix
at-tix = { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }
at-degrees = { $degrees }°
at-ahead = straight ahead
at-behind = right behind
at-left = { $degrees }° left
at-right = { $degrees }° right
at-colour-red = red
at-colour-white = white
at-window-red = Speed { $speed }, red
at-window-white = Speed { $speed }, white
at-window-special = { $window }, on a star
at-side-south = South side
at-side-west = West side
at-side-north = North side
at-side-east = East side
at-zone-pool = To be placed
at-zone-in-play = In play
at-zone-lying = Just fallen
at-zone-backup = Back-Up force
at-zone-defeated = Defeated area
at-no-webgl = This browser cannot draw the table in three dimensions. Everything on it is listed in the rows, and you can play the whole game from them.

# How a weapon is set
at-aim-straight = straight
at-aim-up = { $degrees }° up
at-aim-down = { $degrees }° down
at-aim-height = { $height } mm high
at-aim-dip = arm { $degrees }° lower
at-aim-pull = wound { $percent } %
at-aim-knob = knob { $degrees }°
at-swing-cw = Swing clockwise
at-swing-ccw = Swing counter-clockwise
at-dial-yaw = Torso
at-dial-pitch = Elevation
at-dial-height = Height
at-dial-dip = Dip of the arm
at-dial-pull = Pull
at-dial-knob = Knob

# What specials do
at-or = { $one } or { $other }
at-filter = { $faction } { $who } { $mode } { $points } { $weapon } { $master }
at-filter-figure = figure
at-filter-faction = { $factions }
at-filter-mode = in the form { $mode }
at-filter-plain = in the plain form
at-filter-points = worth at most { $points } points
at-filter-weapon = with { $weapons }
at-filter-no-master = that is not a Battle Master
at-guard-own = Only with another own { $who } { $zone }:
at-guard-enemy = Only with an enemy { $who } { $zone }:
at-guard-pool = not placed yet
at-guard-in-play = in play
at-guard-lying = lying
at-guard-backup = in the Back-Up force
at-guard-defeated = in the Defeated area
at-does-stand = It stands up again where it fell.
at-does-rescue = It comes back into play at its own line.
at-does-rally = Another defeated { $who } of its side comes back into play at the line.
at-does-reinforce = One { $who } of the Back-Up force comes into play at the line.
at-does-exchange = { $who } of the Back-Up force comes into play in its place.
at-does-free-attack = One { $who } of its side attacks at once.
at-does-free-attack-moved = One { $who } of its side attacks at once, and may move first.
at-does-free-move = One { $who } of its side moves at once, up to { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }.
at-does-free-move-full = One { $who } of its side moves at once, up to its Speed.
at-does-extra = Its side has { $count ->
    [one] 1 more attack
   *[other] { $count } more attacks
  } in its next turn.
at-does-force = One enemy { $who } is shifted in a straight line, up to { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }.
at-does-capture = The attacker changes sides; it must be a { $who }.
at-does-capture-any = The attacker changes sides.
at-does-take-down = One enemy { $who } is defeated.
at-does-take-attacker = The attacker is defeated; it must be a { $who }.
at-does-take-attacker-any = The attacker is defeated.
at-does-regrind = Up to { $count } enemy figures in play are ground anew; each must be a { $who }.
at-does-regrind-any = Up to { $count } enemy figures in play are ground anew.
at-does-pin = The attacker may not move in its { $turns ->
    [one] next turn
   *[other] next { $turns } turns
  }.

# Where the game stands
at-turn = Turn { $number }
at-turn-round = Turn { $number } (round { $round })
at-phase-sides = Choice of sides
at-phase-setup = Set-up
at-you = You
at-phase-play = { $seat }: { $step }
at-phase-over = The game is over
at-step-move = movement
at-step-attack = attacks, { $attacks } left
at-step-specials = specials
at-step-over = end
at-goal-duel = Knock over every enemy figure; after turn 60, points decide
at-goal-team = Knock over the whole other team; after turn 60, points decide
at-goal-ffa = Be the last with figures standing
at-goal-how = A figure is out as soon as it does not stand flat on its base, whoever knocked it over. A side without figures at the end of a turn has lost. If several sides still have figures after turn 60, the side with the most points on the table wins; equal points are a draw.
at-goal-points = { $points } points
at-goal-counts = Figures standing
at-tally = Players and their figures
at-tally-standing = { $points } points, { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  }
at-tally-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  }
at-is-ready = ready
at-is-out = out
at-extra-attacks = +{ $extra } next turn

# What is told over the table while it happens
at-cue-shoots = { $figure } shoots at { $target }.
at-cue-strikes = { $figure } strikes at { $target }.
at-cue-attack = { $figure } attacks.
at-cue-down = Knocked over: { $figures }!
at-cue-fallen = Defeated: { $figures }.
at-held-plain = { $figure } was hit and still stands.
at-held-low = { $figure } still stands: the hit was too low.
at-held-edge = { $figure } still stands: hit only at the edge.
at-held-weak = { $figure } still stands: the hit was too weak.
at-cue-shoved = Still standing: { $figures }.
at-cue-struck = A blow that counts.
at-cue-shook = The hand shook: { $off }.
at-cue-nobody = Nobody falls.
at-cue-defeat = { $figure } is out: { $why }.

# What to do
# The number of a figure among its likes, on a small plate above it.
at-serial = №{ $serial }
at-prompt-won = { $seats } wins.
at-prompt-draw = The game ends in a draw.
at-prompt-taught = That was the last step.
at-prompt-measure = Measuring: tap where to begin, then where to end.
at-prompt-told = This is what happened; tap the table to skip it.
at-prompt-side = Choose your side of the table.
at-prompt-place = Your figures roll, then shoot or strike. Place them all at your line, or tap one of them in the list.
at-prompt-placed = All figures stand at your line. Press “Ready” to begin, or place one anew.
at-prompt-uneven = Both sides field the same points: a strong figure costs more, so one side has fewer.
at-prompt-place-figure = Tap or drag to where the figure goes; it may advance up to 2 tix.
at-prompt-move = Moves come first: tap one of your figures. End the moves to attack.
at-prompt-move-first = Moves come first: tap one of your figures.
at-sign-number = The number below a figure is how many tix, { $cm } cm each, it may roll.
# Shown only at a table at which a number has a star.
at-sign-star = A ★ beside it: if the figure falls now, its special works.
at-sign-red = Red counts only in cover: a red figure in trees or at a fence neither shoots nor is shot at across them.
at-prompt-moves-done = No figure can move any more. End the moves to attack, or end the turn.
at-prompt-unmoved = { $count ->
    [one] 1 figure has not moved yet.
   *[other] { $count } figures have not moved yet.
  } End the turn all the same, without attacks?
at-prompt-move-figure = { $figure } may roll up to { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }: tap or drag to where it goes.
at-arms-missile = shoots one missile, far across the table
at-arms-volley = shoots up to { $missiles } missiles, far across the table
at-arms-slash = strikes with a blade, only a figure within { $reach }
at-arms-throw = strikes with a throwing arm, only a figure within { $reach }
at-arms-jab = strikes with a jab, only a figure within { $reach }
at-arms-claw = strikes with a claw, only a figure within { $reach }
at-good-missile = good from afar: it need not come near
at-good-volley = good from afar: several missiles in one attack
at-good-slash = good close by: its sweep can fell several
at-good-throw = good close by: it lifts, also a Battle Master
at-good-jab = good close by: one straight thrust
at-good-claw = good close by: it grips and can throw
# A figure in a few words.
at-brief-name = { $figure }: { $class } (“{ $letter }” on its flag), { $points } points
at-brief-red = red: in trees it neither shoots nor is shot at; at a fence, not across it
at-brief-special = Special { $special }, if knocked over on a ★: { $does }
at-brief-stand = it stands up again
at-brief-rescue = it comes back at its own line
at-brief-return-defeated = a defeated { $who } comes back
at-brief-reinforce = a { $who } comes from the Back-Up force
at-brief-exchange = { $who } from the Back-Up force takes its place
at-brief-free-attack = a { $who } attacks at once
at-brief-free-move = a { $who } moves at once
at-brief-extra-attack = { $count } more { $count ->
    [one] attack
   *[other] attacks
  } next turn
at-brief-force-move = an enemy { $who } is pushed up to { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }
at-brief-capture = its attacker changes sides
at-brief-take-down = an enemy { $who } is defeated
at-brief-take-attacker = its attacker is defeated
at-brief-regrind = up to { $count } enemies get a new Speed
at-brief-pin = its attacker may not move next turn
at-lines = Your figures, and what they do
at-lines-where = Hand weapons go in front, launchers behind.
at-lines-also = Tap a figure to place it by itself.
at-lines-backup = Back-Up force: figures waiting off the table.
at-prompt-move-drafted = Press “Move”, or tap another place.
at-prompt-attack = Choose a figure to attack with; { $attacks ->
    [one] 1 attack is
   *[other] { $attacks } attacks are
  } left.
at-prompt-last-standing = No other figure stands: end the turn to win.
at-prompt-won-soon = No other figure stands: the turn ends, and that wins the game.
at-prompt-attacks-done = No attack is left: end the turn.
at-prompt-nobody-strikes = No figure can attack any more: end the turn.
at-prompt-target = Tap an enemy to aim at it, or aim freely.
at-prompt-own-first = That is { $enemy }. Choose your own figure first, one that attacks, and then this enemy.
at-prompt-own-first-dragged = There is nothing to drag yet: choose your own figure first, and then { $enemy }. The next drag moves the view.
at-prompt-away = { $figure } faces away from every enemy, and only a move turns it. Choose another figure, or end the turn.
at-away = Facing away from every enemy: { $figures }.
at-prompt-own-ask = The line meets { $figure }, your own figure. Attack all the same?
at-prompt-own-near = Careful: this may also hit { $figures } of yours.
at-prompt-too-far = Nobody is within reach: this hand weapon reaches only { $reach }, as far as the dashed arc. Choose another figure, or end the turn.
at-prompt-too-far-ask = This weapon reaches only { $reach }, and nobody is that near. The attack would hit nobody and be used up. Attack all the same?
at-prompt-aim = Turn torso and weapon, then strike. The line is shown, never the outcome.
at-prompt-aim-behind = Drag to aim, up to raise it.
at-prompt-points = Now { $aim }.
at-prompt-shakes = Your hand shakes up to { $cm } cm aside there; a body is { $wide } cm wide.
at-prompt-shakes-closer = Roll closer to be surer.
at-prompt-special = { $figure } fell, but its special works now: { $does }
at-prompt-free-move = { $figure } may move at once, or pass.
at-prompt-free-attack = { $figure } may attack at once, or pass.
at-prompt-free-attack-move-first = { $figure } may attack at once, after a move if you like, or pass.
at-prompt-volley = { $figure } may fire again with the same aim; { $left ->
    [one] 1 missile is
   *[other] { $left } missiles are
  } left.
at-prompt-call = { $seat } disputes: “{ $about }”. Call red or white.
at-waits-side = { $names } chooses a side.
at-waits-place = Figures are placed by { $names }.
at-waits-turn = It is the turn of { $names }.
at-waits-special = { $names } decides about a special.
at-waits-free-move = { $names } has a free move.
at-waits-free-attack = { $names } has a free attack.
at-waits-volley = { $names } decides whether to fire again.
at-waits-call = { $names } calls a colour.
at-begins-coin = { $seat } begins: the coin showed { $colour }.
at-begins-figure = { $seat } begins by lot.
at-begins-sum = { $seat } begins: no other player’s Speeds add up to less.
at-awaited-place = { $names } place their figures
at-awaited-other = Waiting for { $names }
at-place-here = Place here
at-place-all = Place { $count ->
    [one] the last figure
   *[other] all { $count }
  } at once
at-ready = Ready
at-give-move = Move, { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }
at-end-moves = { $count ->
    [0] End moves
    [one] End moves (1 figure not moved)
   *[other] End moves ({ $count } figures not moved)
  }
at-end-turn-early = End the turn without attacks
at-end-turn-unmoved = End the turn all the same
at-go-on = Go on with the turn
at-end-turn = { $attacks ->
    [0] End the turn
    [one] End the turn (1 attack unused)
   *[other] End the turn ({ $attacks } attacks unused)
  }
at-fire-own = Attack your own { $figure } …
at-fire-own-sure = Yes, attack my own { $figure }
at-aim-on = Aim again
at-fire = Attack with { $figure }
at-aim-hinted = Aim as the hint says
at-clear-aim = Find a clear line
at-stretch-shorter = − 1 tik
at-stretch-longer = + 1 tik
at-stretch-less = Roll 1 tik less
at-stretch-more = Roll 1 tik more
at-nudge = Turn the aim a little
at-nudge-left = A little to the left
at-nudge-right = A little to the right
at-nudge-up = A little higher
at-nudge-down = A little lower
at-numbers = Numbers
at-fire-far = Attack all the same
at-fire-next = Fire again, { $left } left
at-cease-fire = Cease fire
at-attack-section = Break the section
at-pass = Pass
at-special-use = Use the special
at-special-decline = Decline
at-call-red = Red
at-call-white = White

# Camera, film and rod
at-tools = Camera, film and measuring rod
at-measured = { $length } ({ $cm } cm) from { $from } to { $to }; that counts as { $tix } on the wheel
at-slow = Films in slow motion
at-slow-word = Slow
at-follow = Follow what happens with the camera
at-follow-word = Follow
at-dispute = Dispute
at-dispute-about = A figure out of play is ground; the other player calls red or white, and the colour decides.
at-dispute-what = What about
at-dispute-open = Open the dispute

# Rows
at-side = Beside the table
at-tab-orders = Your figures
at-tab-orders-all = Figures
at-tab-forces = Forces
at-tab-report = Last attack
at-no-report = Nobody has attacked yet.
at-rows = Everything on the table
at-rows-own = Your figures ({ $seat })
at-rows-terrain = Terrain
at-row-points = { $points } points
at-row-placed = placed
at-row-unplaced = not placed yet
at-row-lying = has just fallen
at-row-touching = touching
at-row-at = at { $at }
at-row-away = { $length } away
at-row-protected = protected by cover
at-row-in-arc = can be aimed at
at-row-out-of-arc = out of its arc or reach
at-row-captured = captured from { $seat }
at-row-covered = in cover
at-row-pinned = pinned
at-row-tripped-left = left switch tripped
at-row-tripped-right = right switch tripped
at-row-spent = weapon spent
at-row-moved = has moved
at-row-attacked = has attacked
at-row-fallen = fallen
at-row-weak = weak point
at-row-drafted = draft: { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }
at-terrain-high-barrier = high barrier
at-terrain-low-barrier = low barrier
at-terrain-slowing = slowing
at-terrain-cover = cover
at-force-of = Force of { $seat }

# Orders
at-along = Place on your line
at-along-middle = in the middle
at-along-right = { $tix } tix right of the middle
at-along-left = { $tix } tix left of the middle
at-advance = Advance
at-speed = Speed { $tix }
at-tix-left = { $left ->
    [0] It can roll no farther.
    [one] It may still roll 1 tik.
   *[other] It may still roll { $left } tix.
  }
# The number on which its wheel stops after the drafted move; a star behind a number means that its special works there.
at-number-red = { $number } red
at-stops-plate = { $tix ->
    [one] 1 tik turns its wheel
   *[other] { $tix } tix turn its wheel
  } to { $numbers }
at-stops-plate-star = ★: if knocked over, its special works
at-stops-many = It may stop on { $numbers }: nobody can tell yet which.
at-stops-plain = It stops on { $numbers }.
at-stops-none = It stops on { $numbers }, without a ★.
at-stops-some = Its special works only on the ★.
at-stops-star = It stops on { $numbers }: if knocked over there, its special works.
at-strikes = The dashed arc is what its weapon could be aimed at from there: { $length } around its middle.
at-faces = From there it can aim at { $figures }.
at-faces-more = { $count } more
at-faces-away = From there it faces away from every enemy: turn it too.
at-faces-away-here = It faces away from every enemy: turn it too.
at-faces-away-near = From there it faces away from every enemy within reach: turn it too.
at-faces-nobody = From there it reaches nobody.
at-face = Turn to { $target }
at-plate-away = faces away
at-slow-start = starts in slowing terrain
at-steer = Leg by leg
at-leg-roll = { $length } ahead
at-turn-by = Turn right by (degrees)
at-turn-it = Turn
at-roll-by = Ahead (tix)
at-roll-it = Go
at-towards = Towards
at-path = The path
at-back = Back
at-stops = The move ends here early.
at-touches = Touches { $things }
at-ends-inside = Ends inside { $things }
at-more-orders = What else the move does
at-push = Push { $object }
at-destroy = Destroy { $section }
at-drop-draft = Drop the draft
at-turn-base = Turn the base right by (degrees)
at-weapon = Weapon: { $weapon }
at-missiles = { $missiles ->
    [one] 1 missile
   *[other] { $missiles } missiles
  }
at-targets = What there is to aim at
at-no-targets = Nothing is in its arc and reach.
at-all-targets = All { $count }
at-scenery = Things on the table ({ $count })
at-exact = Exact values
at-aim-freely = Aim freely
at-key-steps = Step of the keys
at-hold = Hold to wind
at-let-go = Do not strike
at-prospect-hits = probably hits
at-prospect-may = may hit
at-prospect-misses = meets nobody
# Why a shot probably hits, or may miss
at-prospect-why =
    { $said }:
    { $why }
at-why-clear = { $length } away, nothing in the way
at-why-edge = only at its edge
at-why-far = { $length } away, and your hand shakes
at-why-beside = something is close to the line
at-prospect-near-own = { $said }, your own figure is close
at-prospect-own = your own figure
at-prospect-blocked = blocked
at-promise-hits = Probably hits { $thing }{ $where }.
at-promise-may = May hit { $thing }{ $where }.
at-promise-misses = The line meets nobody.
at-promise-own = The line meets { $thing }, your own figure.
at-promise-blocked = Blocked by { $thing }.
at-word-hits = Probably hits.
at-word-may = May hit.
at-word-misses = The line meets nobody.
at-word-own = The line meets your own figure.
at-word-blocked = Blocked.
at-promise-unclear = There is no clear line to { $target } from here.
# On which side the line of a missile misses the chosen figure
at-off-left = too far left
at-off-right = too far right
at-off-high = too high
at-off-low = too low
at-off-left-of = Misses { $target }: { $degrees }° too far left.
at-off-right-of = Misses { $target }: { $degrees }° too far right.
at-off-high-of = Misses { $target }: too high.
at-off-low-of = Misses { $target }: too low, it comes down before.
at-line-first = The line first meets { $thing }{ $where }, { $length } away.
at-line-before = Before { $target }, the line first meets { $thing }{ $where }, { $length } away.
at-line-above = The line passes above { $thing }, { $length } away, and then meets nothing.
at-line-over = The line passes above { $thing }.
at-line-then = It then meets { $thing }{ $where }, { $length } away.
at-line-base = at the base
at-line-legs = at the legs
at-line-hips = at the hips
at-line-chest = at the chest
at-line-head = at the head
at-line-edge = { $where }, near the edge
at-line-beside = beside its body, at most at an arm
at-line-through = A missile flies through: { $areas }.
at-line-round = { $target } stands { $turn }, but the weapon turns only { $most }° to a side. Choose another target: only a move turns the whole figure.
at-line-short = The weapon does not reach that far.
at-line-shake = If your hand shakes, the shot may hit { $things } on the way.
at-line-open = The line meets nothing.
at-clamped = Something is in the way of the weapon: { $aim } is as far as it goes.
at-special = Special
at-special-of = { $figure }:
at-special-target = Choose a figure
at-special-targets = Choose up to { $count } figures
at-special-nobody = No figure can be chosen now.
at-heading = Direction on the table
at-how-far = How far
at-leads = It will stand at { $at }, where the pale figure is.
at-cannot = It can do nothing now.
at-cannot-move = It cannot move now. Attacks come after all moves.
at-open-card = Card

# The card
at-card-type = Type
at-card-points = Points
at-card-points-about = What it costs in a force. They decide a game only if turn 60 is played and figures of both sides still stand.
at-card-class = Class
at-card-class-about = The letter on its flag. Only specials ask for it.
at-card-faction = Faction
at-card-weapon = Weapon
at-card-zone = Where it is
at-card-window-about = The number is how many tix it may roll. While it rolls, the window shows “–”. A ★ is sure; a number without one may still have it, while the table does not know.
at-card-window-red = Red counts only in cover: in trees or at a fence a red figure neither shoots nor is shot at across them.
at-card-special = Special
at-card-no-special = None
at-card-special-about = It works only when the figure is knocked over, and only while its wheel stands on a number with a ★.
at-card-wheel = Wheel
at-card-wheel-about = Each tik turns it by one. Square is red, round is white. If the figure falls while it stands on a ★, its special works. Only its window shows where it stands now.
at-card-wheel-hidden = Wheels are not shown in this game.
at-card-master = Battle Master
at-card-reach = reaches { $length } from its middle

# The end
at-result-draw = A draw
at-result-you = You win
at-result-lost = { $seats } wins
at-result-won = { $seats } wins
at-close-won = { $left ->
    [one] That was close: only one of your figures still stands.
   *[other] { $left } of your figures still stand.
  }
at-close-lost = { $left ->
    [one] So close: a single figure stood between you and the win.
   *[other] { $felled ->
      [0] Better luck next time: { $left } of their figures still stand.
      [one] You knocked over one of theirs; { $left } still stand.
     *[other] You knocked over { $felled } of theirs; { $left } still stand.
    }
  }
at-how-last-standing = Nobody else has a figure in play.
at-how-wipe-out = Nobody has a figure in play.
at-how-turn-cap = The last turn was played, and the points of the figures that still stand were counted.
at-how-resignation = A player gave up, and nobody else is left.
at-how-resignation-of = { $loser } gave up.

# Keys
at-key-next = Next or previous figure that may act
at-key-target = Next or previous target
at-key-turn = Turn: the weapon, the figure, or along the line
at-key-ahead = Weapon up and down; ahead and back
at-key-coarse = Weapon by 5°; otherwise shifts the view
at-key-fine = Weapon by 0.1°; figure by 1°
at-key-step = Step of the weapon keys: 0.1°, 1°, 5°
at-key-turn-more = Turn the figure by 45°
at-key-half = Half a tik ahead
at-key-pull = Pull less or more
at-key-knob = Turn the knob of a claw
at-key-swing = Swing the other way
at-key-back = Take the last leg back
at-key-give = Do what you have prepared: place, move, strike
at-key-done = Be done: ready, end moves, pass; Y ends the turn at once
at-key-all = Place all figures at once
at-key-lift = Drag turns the torso; with Shift, or up and down from behind, it raises the weapon
at-key-card = Card of the figure
at-key-measure = Measuring rod
at-key-slow = Films in slow motion
at-key-follow = Camera follows, or stays free
at-key-mode = From above, or at an angle
at-key-flip = From the other side
at-key-fight = The fight
at-key-own = My figures
at-key-reset = The whole table
at-key-zoom = Nearer and farther
at-key-orbit = Turn and tilt the view
at-key-cancel = Take back, close, skip

# Why a hint
at-reason-figures = It keeps your own figures standing.
at-reason-their-figures = It may fell enemy figures.
at-reason-any-side = All sides are equally good.
at-reason-ahead = It starts as far ahead as it may.
at-reason-spread = There is room around it.
at-reason-placed = All your figures stand.
at-reason-aims = That is a good place to attack from.
at-reason-ready = It gets ready to attack.
at-reason-safe = It is safer there.
at-reason-cover = It may have cover there.
at-reason-nearer = It gets nearer to the enemy.
at-reason-stuck = The game is stuck, so it tries something new.
at-reason-stay = Staying is at least as good as any move.
at-reason-turn = It turns to face an enemy.
at-reason-way = It opens the way.
at-reason-hold-fire = No attack is worth it now.
at-reason-done = All attacks are made.
at-reason-special = It is the best use of the special.
at-reason-luck = It is pure luck.

# Words on the table
at-word-down = Down!
at-word-leans = Leans: out!
at-word-off = Off the table!
at-word-latch = Latch open!
at-word-back = Back!
at-word-shoved = Shoved { $far }
at-word-struck = Struck!
at-word-holds = Holds
at-word-missed = Missed
at-word-captured = Captured!
at-word-pinned = Pinned
at-word-broken = Broken!

# Decisions, as hints tell them
at-do-side = Take the { $side }.
at-do-place = Place { $figure }.
at-do-ready = End the set-up.
at-do-move = Roll { $figure } by { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }.
at-do-turn = Turn { $figure }.
at-do-stay = Leave { $figure } where it is.
at-do-end-moves = End the moves.
at-do-attack = Attack with { $figure }: { $aim }.
at-do-attack-at = Attack { $target } with { $figure }.
at-do-section = Destroy { $section } with { $figure }.
at-do-fire-next = Fire the next missile.
at-do-cease-fire = Cease fire.
at-do-special = Use { $special }.
at-do-decline = Do not use { $special }.
at-do-pass = Pass.
at-do-end-turn = End the turn.
