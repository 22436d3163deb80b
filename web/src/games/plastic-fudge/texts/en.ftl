# The table of Plastic Fudge.
pf-flag = the flag
pf-flag-wins = { $attacker } wins at the end of a Round if a steady { $attacker } Trooper touches it and no steady { $owner } Trooper is within 2 inches
pf-marker = Marker
pf-marker-named = Marker { $id }
pf-numbered = { $name } { $nth }
pf-unit-of = { $unit } ({ $side })
pf-whose = { $whose ->
    [mine] your { $unit }
   *[theirs] { $side }’s { $unit }
  }
pf-mine-real = mine
pf-mine-false = false marker
pf-mine-unknown = mine or false, not known
pf-mine-found = found by the enemy
pf-mine-swept = found by its own side, which it no longer harms
pf-inches = { $length }″
pf-spot = { $x }″ east, { $y }″ north
pf-here = a place on the table
pf-level-abysmal = Abysmal
pf-no-webgl = This browser cannot draw the table in three dimensions. Everything on it is listed beside it, and you can play the whole game from the lists.

# Where the battle stands
pf-round = Round { $round } of { $most }
pf-step-muster = Forces
pf-step-terrain = Placing terrain
pf-step-deploy = Deployment
pf-step-initiative = Dice for who moves first
pf-step-choose = Who moves first?
pf-step-move = { $side } moves { $role ->
    [A] first
   *[B] second
  }
pf-step-move-a = Moves of the side that goes first
pf-step-move-b = Moves of the side that goes second
pf-step-attack = Attacks
pf-step-morale = Morale
pf-step-jets = Jets
pf-step-over = The battle is over
pf-player = { $role ->
    [A] moves first
   *[B] moves second
  }
pf-goal-losses = Destroy or drive off { $by ->
    [points] { $percent } % of the enemy points
   *[units] { $percent ->
        [50] half of the enemy Units
        [75] three quarters of the enemy Units
       *[other] { $percent } % of the enemy Units
    }
  }
pf-goal-take = Capture the flag, or destroy or drive off { $by ->
    [points] { $percent } % of { $enemy }’s points
   *[units] { $percent ->
        [50] half of { $enemy }’s Units
        [75] three quarters of { $enemy }’s Units
       *[other] { $percent } % of { $enemy }’s Units
    }
  }
pf-goal-keep = Destroy or drive off { $by ->
    [points] { $percent } % of { $enemy }’s points
   *[units] { $percent ->
        [50] half of { $enemy }’s Units
        [75] three quarters of { $enemy }’s Units
       *[other] { $percent } % of { $enemy }’s Units
    }
  } before it captures the flag
pf-goal-watch = Destroy or drive off { $by ->
    [points] { $percent } % of the enemy points
   *[units] { $percent ->
        [50] half of the enemy Units
        [75] three quarters of the enemy Units
       *[other] { $percent } % of the enemy Units
    }
  }, or as { $attacker } capture the flag
pf-goal-how = { $attacker } captures the flag if one of its soldiers touches it at the end of a Round and no soldier of { $owner } stands within 2 inches of it. Soldiers who run do not count.
pf-goal-no-flag = There is no flag in this battle.
pf-goal-how-lost = A Unit is lost when it is destroyed, or when it fails its Morale check and runs off the table.
pf-goal-how-last = After Round { $most }, the side that has lost the smaller share wins. Equal shares are a draw.
pf-goal-counts = { $by ->
    [points] Points lost
   *[units] Lost
  }
pf-goal-lost = { $lost } of { $units }
pf-goal-unit = { " " }%
pf-tally = Strengths and losses
pf-tally-left = { $left } of { $units } Units
pf-tally-percent = { $percent } % lost
pf-tally-routed = { $count } running
pf-has-committed = has chosen

# What to do
pf-prompt-won = { $side } wins.
pf-prompt-draw = The battle ends in a draw.
pf-prompt-told = This is what happened; tap the table to skip it.
pf-prompt-read = Read what the Round came to, and close it to go on.
pf-prompt-ended = The lesson ends here.
pf-prompt-measure-begins = Measuring: tap a Unit or a place.
pf-prompt-measure-ends = Now tap the second Unit or place.
pf-prompt-measure-done = That is the distance. Tap one of your Units to go on, or measure again.
pf-prompt-place = Place a piece of terrain, or pass.
pf-prompt-place-piece = Tap or drag to where the piece goes; Q and E turn it.
pf-prompt-deploy = Place your Units in the striped zone. In every Round all Units move, then all attack.
pf-prompt-deploy-drafted = Drag a Unit to another place, or keep these places.
pf-prompt-deploy-unit = Tap where the Unit goes, or drag it there.
pf-prompt-deploy-jet = A Jet waits off the table until a Radioman calls it.
pf-prompt-lay = Tap where the marker goes; { $left } left.
pf-prompt-roll-initiative = Throw four dice: each shows +, − or blank, so they make −4 to +4. The higher total chooses who moves first.
pf-prompt-roll-morale = Throw the dice for Morale and add Training (the number on the card for Morale). With less than { $threshold } a soldier runs away.
pf-prompt-role = Your dice were higher. Do you move first, or second, once you have seen where the enemy goes?
pf-prompt-move = Tap a Unit and then where it goes.{ $stay ->
    [none] { "" }
   *[other] { " " }{ $stay }.
  }
pf-prompt-move-drafted = The lines show where your Units will go. Tap a Unit to change its order, or let them move.
pf-prompt-move-unit = Tap or drag to where it goes: blue is near, yellow is as far as it gets.
pf-prompt-move-enemy = That is an enemy. Tap one of your own Units to move it.
pf-card = Card
pf-about-star = ★ Commander
pf-about-move = moves { $move }″
pf-about-move-fifty-cal = cannot move ({ $move }″ in hand to hand)
pf-about-arm = { $weapon } reaches { $reach }″, Attack { $al }
pf-about-arm-close = { $weapon } only hand to hand, Attack { $al }
pf-about-unarmed = no weapon
pf-about-defence = Defence { $dl }
pf-about-hurt = Defence { $dl } (injured)
pf-about-training = Training { $tl } (for Morale)
pf-about-commander = +1 Morale for men within 6″ of him
pf-about-stance = { $stance }, so harder to hit
pf-about-does-grenade = its grenade hits all under its disc, friends too
pf-about-does-disc = its shell hits all under its large disc, friends too
pf-about-does-flame = its flame burns all in front of it, friends too
pf-about-does-bazooka = it can blow holes into buildings
pf-about-does-mortar = it fires over walls and houses if a friend sees the target
pf-about-does-sweeper = it finds mines
pf-about-spotter = it sees targets for mortars
pf-about-radio = it carries a radio
pf-about-carries = it carries { $count ->
    [one] 1 man
   *[other] { $count } men
  }
# One's own force, before it is placed
pf-roster = Your force: { $count ->
    [one] 1 Unit
   *[other] { $count } Units
  }
pf-roster-count = { $count } × { $name }
pf-roster-left = { $left ->
    [0] placed
   *[other] { $left } to place
  }
pf-roster-hide = Hide
pf-roster-show = Show
pf-roster-defence = Defence { $least } to { $most }
pf-roster-far = shoots { $reach }″
pf-roster-hits = hits hard
pf-roster-fixed = cannot move; reaches { $reach }″
pf-roster-grenade = shoots { $reach }″, or throws a grenade that hits friends too
pf-roster-runs = fast: moves { $move }″, shoots { $reach }″
pf-roster-tough = hard to hurt
pf-roster-many = weak alone; shoots { $reach }″
pf-roster-plain = fights at short range
pf-roster-commander = keep him behind the others
pf-roster-poses = kneeling and prone ones are harder to hit
pf-prompt-move-or-fire = Tap or drag to where the Unit goes, or choose a target to fire at now.
pf-prompt-fire = Choose a target to fire at now, or keep the fire for the Attack step.
pf-prompt-jet = A steady Radioman may call the Jet; it comes in the third Round after that.
pf-prompt-move-group = Tap where the first of the group goes; the others move alike.
pf-prompt-commit = Both sides choose in secret, then all attack at once. Tap a Unit and then its target, or let all take their best shots.
pf-prompt-commit-vain = None of your Units can harm an enemy now. End this Round and come nearer in the next.
pf-prompt-commit-drafted = The lines show who attacks whom. { $average } { $harmless ->
    [0] When both sides have chosen, all attack at once.
    [one] 1 Unit can harm no enemy now.
   *[other] { $harmless } Units can harm no enemy now.
  }
pf-prompt-commit-odds = { $weapon } → { $target }{ $cover ->
    [none] { "" }
   *[some] { " " }(in cover)
  }: { $kill } % to kill with one attack, { $injury } % to injure. { $why } Tap another target to compare.
pf-ways = With which weapon at { $target }?
pf-way-odds = { $kill } % kill, { $injury } % injure
pf-way-friends = { $kill } % kill; hits friends too
pf-under-none = It reaches none of your men.
pf-under-friends = Careful, it hits your { $units } too!
pf-way-past = Clear sight past { $by }.
pf-way-above = Clear sight, over { $by }{ $cover ->
    [0] { "" }
   *[other] , +{ $cover }
  }.
pf-way-piece = a { $piece }
pf-way-over = Over { $by }; this weapon needs no sight.
pf-why-odds = Attack { $attack } against Defence { $defence }: { $way ->
    [ahead] { $by } ahead
    [behind] { $by } behind
   *[even] even
  } before the dice.
pf-average = On average { $killed } killed and { $injured } injured.
pf-prompt-commit-unit = { $unit }: tap an enemy that is marked with red arrows.
pf-prompt-commit-none = { $unit } can harm no enemy from where it stands. Choose another of your Units, or press “{ $end }”.
pf-prompt-commit-enemy = That is an enemy. First tap one of your own Units, then its target.
pf-prompt-aim = Tap the place to hit, or use arrows or numbers; then keep it.
pf-prompt-jets = Say where your Jets come and what they attack.
pf-waits-muster = Waiting for forces.
pf-waits-terrain = { $names } places terrain.
pf-waits-deploy = { $names } deploys.
pf-waits-roll = The dice are to be thrown.
pf-waits-choose-role = { $names } chooses a role.
pf-waits-moves = { $names } moves.
pf-waits-commit = Waiting for the attacks of { $names }.
pf-waits-jets = { $names } orders Jets.
pf-waits-nothing = The battle is over.
pf-awaited-commit = { $names } choose their attacks
pf-awaited-roll = The dice are to be thrown
pf-roll-initiative = Throw for Initiative
pf-roll-morale = Throw for Morale
pf-role-a = Move first
pf-role-b = Move second
pf-give-places = Put { $count } in place
pf-give-some = { $count ->
    [one] Move 1 now
   *[other] Move { $count } now
  }
pf-give-one = Give this order
pf-drafts-clear = Take all back
pf-end-moves = { $count ->
    [0] End moves
    [one] End moves, 1 Unit stays
   *[other] End moves, { $count } Units stay
  }
pf-give-end-moves = { $count ->
    [0] Move all and end moves
    [one] Move and end moves, 1 Unit stays
   *[other] Move and end moves, { $count } Units stay
  }
pf-give-end-deploy = Keep these places and begin
pf-advance = Advance { $names } up to { $far }″
pf-advance-one = Advance { $names } { $far }″, to { $gap }″ from { $enemy }
pf-advance-many = { $names } and { $count } more
pf-advance-back = Commander stays back
pf-advance-stuck = { $count ->
    [one] { $name } cannot move{ $why ->
        [fifty-cal] { " " }(only after or in hand to hand)
       *[other] { "" }
      }
   *[other] { $count } cannot move
  }
pf-advance-shoots = { $count ->
    [one] { $name } can shoot from here
   *[other] { $count } can shoot from here
  }
pf-advance-commander = Advance the Commander
pf-advance-commander-others = Advance the Commander too
pf-attack-best = All take their best shots
pf-end-deploy = End deployment
pf-commit = { $count ->
    [0] End the Round without an attack
    [one] Make 1 attack
   *[other] Make { $count } attacks
  }
pf-jets-go = { $count ->
    [0] Let all Jets stay away
    [one] Send 1 Jet
   *[other] Send { $count } Jets
  }
pf-place = Place the piece
pf-pass = Pass
pf-sending = Giving orders, { $left } left
pf-stop = Stop

# Camera and rod
pf-tools = Camera, surface and measuring rod
pf-measure-stop = Stop measuring
pf-measured = { $length }″ from { $from } to { $to }
pf-names = Names over the figures
pf-names-word = Names
pf-cloth = Surface of the table: { $cloth }
pf-cloth-felt = cloth
pf-cloth-carpet = carpet
pf-cloth-sand = sand

# Rows
pf-side = Beside the table
pf-tab-orders = Orders and lists
pf-tab-report = Last fight
pf-rows = Everything on the table
pf-rows-own = Your Units ({ $side })
pf-rows-enemy = Enemy ({ $side })
pf-rows-things = Flag, markers, terrain
pf-row-in = in { $carrier }
pf-row-injuries = { $count ->
    [one] 1 injury
   *[other] { $count } injuries
  }
pf-row-commander = Commander
pf-row-moved = has moved
pf-row-attacked = has attacked
pf-row-called = called in Round { $round }
pf-row-from = { $length ->
    [one] 1 inch
   *[other] { $length } inches
} from { $name }
pf-row-ahead = straight ahead
pf-row-left = { $degrees }° to the left
pf-row-right = { $degrees }° to the right
pf-row-hidden = out of sight
pf-in-open = on open ground
pf-in-road = on a road
pf-in-camp = in the camp
pf-in-forest = in forest
pf-in-water = in water
pf-in-shallow = in shallow water
pf-in-mountain = on a mountain
pf-in-building = in a building
pf-in-bridge = on a bridge
pf-in-marsh = in a marsh
pf-in-desert = in desert
pf-in-low-wall = at a low wall
pf-in-fortress = in a fortress
pf-row-level = level { $level }
pf-row-height = { $height ->
    [one] 1 inch
   *[other] { $height } inches
} high
pf-row-holes = { $count ->
    [one] 1 hole
   *[other] { $count } holes
  }
pf-row-drafted = will do: { $order }
pf-row-attack-drafted = has a target
pf-row-held = holds
pf-cover-forest = +1 against ranged attacks
pf-cover-fortress = +2 against ranged attacks
pf-cover-low-wall = +1
pf-cover-shallow = −1
pf-cover-bridge = −1
pf-cover-marsh = −1
pf-cover-full = fully under it
pf-cover-half = half under it
pf-state-steady = steady
pf-state-routed = running away
pf-state-destroyed = destroyed
pf-state-fled = fled
pf-state-out = taken off the table
pf-state-reserve = waits off the table
pf-state-undeployed = not deployed yet
pf-card-of = Card of { $name }
pf-card-carries = carries { $count } of { $capacity }
pf-card-weapon = { $kind }, Attack { $al }, reaches { $reach }″
pf-card-unarmed = No weapon.
pf-morale-now = Morale, if it checked now
pf-morale-line = Total { $total } before the dice, { $threshold } is needed: { $percent } % pass

# Orders
pf-drafts = Orders not given yet
pf-drafted = Chosen:
pf-draft-sending = is being given
pf-draft-drop = Take back the order of { $name }
pf-draft-clear = Take it back
pf-draft-change = Change it
pf-draft-stuck = This order cannot be given. { $why }
pf-draft-mine = { $unit } would step onto { $markers }. It may be a mine, and a mine can destroy whoever touches it.
pf-draft-own-mine = { $unit } would step onto { $markers }. Your own mines go off under your Units too.
pf-draft-board = Board { $carrier }
pf-draft-tow = Tow { $gun }
pf-draft-exit = Leave by your own edge
pf-draft-enter = enters { $at }″ east
pf-draft-leave = gets out at { $at }, facing { $facing }°
pf-draft-deploy = { $at }, facing { $facing }°
pf-draft-reserve = Wait off the table
pf-draft-cost = { $cost } of { $allowance }″
pf-leg-go = { $length }″ ahead
pf-leg-left = { $degrees }° left
pf-leg-right = { $degrees }° right
pf-allowance = Goes { $allowance }″ this Round
pf-left = can go { $left }″ more
pf-over = { $over }″ too far
pf-cost-ground = { $length }″ { $kind }
pf-cost-ground-more = { $length }″ { $kind } × { $times } = { $cost }″
pf-cost-climbs = climbing { $cost }″
pf-cost-turns = turns { $cost }″
pf-steer = Leg by leg
pf-back = Back
pf-add-point = Add points to the path
pf-turn = Turn
pf-turn-by = Degrees, left +
pf-go = Go
pf-go-by = Inches
pf-to-place = To a place
pf-east = East
pf-north = North
pf-towards = Towards
pf-towards-degrees = towards { $degrees }°
pf-path = The path
pf-costs = What it costs: { $cost }″
pf-stops = Point by point
pf-stop-at = { $cost }″: { $ground }, facing { $facing }°
pf-touches = It touches { $markers }, which may go off.
pf-order = This order
pf-more-orders = More orders
pf-leave = Get out
pf-leave-side = On which side
pf-side-behind = behind
pf-leave-nowhere = There is no free place beside { $carrier }.
pf-call-jet = Call the Jet
pf-repeat = As last time
pf-hold = Hold
pf-group = { $count } Units move together.
pf-shift = Shift
pf-shift-west = Half an inch west
pf-shift-north = Half an inch north
pf-shift-south = Half an inch south
pf-shift-east = Half an inch east
pf-put = Put
pf-set = Set
pf-line = { $count ->
    [one] Place the last Unit
   *[other] Place all { $count } in a line
  }
pf-markers = Markers
pf-markers-left = { $count ->
    [one] 1 marker to lay
   *[other] { $count } markers to lay
  }
pf-lay = Lay
pf-lay-real = Lay a mine
pf-lay-false = Lay a false one
pf-pool = Pieces left
pf-place-legal = It may lie there.
pf-jet-at = Comes at
pf-jet-target = Attacks
pf-jet-stays = Stays away
pf-jet-point = Point on the table
pf-jet-in-reach = { $gap }″ away; it reaches { $reach }″.
pf-jet-too-far = { $gap }″ away, but it reaches only { $reach }″: the attack would be wasted.
pf-jet-called = Called in Round { $round }: it comes in the third Round after that, when Morale is over, if a steady Radioman is left.

# Attacks
pf-cannot-attack = This Unit cannot attack now.
pf-attacks-drafted = Attacks chosen
pf-no-attacks = None yet. No Unit has to attack.
pf-targets = Possible attacks, nearest first
pf-no-targets = Nothing in reach.
pf-no-attack-possible = Nothing can be attacked from here; see why below.
pf-all-targets = Show { $count } that are not possible
pf-only-legal = Only what is possible
pf-template-on = Aim at { $target }
pf-shot-at = { $target }
pf-hth-of = { $target }, hand to hand
pf-sweep-of = Sweep { $target }
pf-breach-of = A hole in { $target }
pf-range-label = { $weapon } reaches { $reach }″
pf-fire = Fire now
pf-lay-template = Aim anywhere: { $weapon }
pf-aim-on = On a Unit
pf-template-at = Centre
pf-direction = Direction in degrees
pf-aim-help = Tap the table or use the arrow keys; Enter keeps it.
pf-hole-choose = Choose the point of the hole
pf-hole-at = Point
pf-keep-aim = Choose this attack
pf-let-go = Let go
pf-nobody-under = No Unit is under it.
pf-hth = Hand to hand
pf-range-line = { $gap }″ away, reaches { $reach }″
pf-sight-clear = clear sight
pf-sight-none = no sight needed
pf-sight-blocked = blocked by { $by }
pf-sight-blocked-anyway = { $by } between, which does not matter
pf-spotted = spotted
pf-not-spotted = not spotted
pf-drop = { $percent } % that it is dropped or set off
pf-hole-sure = A hole in { $piece }, without dice
pf-total-counts = { $total } (counts as { $counted })
pf-totals = { $attack } against { $defence }
pf-modifiers = Modifiers
pf-attack-with = the attack also has
pf-attack-sum = Attack { $total }:
pf-defence-sum = Defence { $total }:
pf-chart-kill = Kill
pf-chart-injury = Injury
pf-chart-no_effect = No effect
pf-chart-no_damage = No damage
pf-result-kill = killed
pf-result-injury = injured
pf-result-no_effect = no effect
pf-result-no_damage = no damage
pf-mod-level = on the card
pf-mod-level-attack = Attack (on card)
pf-mod-level-defence = Defence (on card)
pf-mod-level-training = Training (on card)
pf-mod-injuries = injured
pf-mod-terrain = terrain
pf-mod-wall = low wall
pf-mod-elevation = higher ground
pf-mod-hth = attacked hand to hand
pf-mod-knife = knife
pf-mod-armour = against armour
pf-mod-melee = into a melee
pf-mod-half = half in
pf-mod-radio = out of touch
pf-mod-commander-near = Commander near
pf-mod-commander-lost = Commander lost
pf-mod-enemy-destroyed-50 = half the enemy destroyed
pf-mod-enemy-destroyed-75 = three quarters of the enemy destroyed
pf-mod-enemy-routed-50 = half the enemy running away
pf-mod-own-destroyed-50 = half of its own side destroyed
pf-mod-own-destroyed-75 = three quarters of its own side destroyed
pf-mod-own-routed-50 = half of its own side running away

# Dice and the last fight
pf-dice = Dice { $faces }, together { $sum }
pf-dice-are = A throw is four dice. Each shows +, − or blank (0), so together they make −4 to +4.
pf-dice-skin = Show ordinary dice
pf-report-empty = Nobody has fought yet.
pf-report-shots = Shots
pf-report-fallen = Destroyed:
pf-report-injured = Injured:
pf-report-morale = Morale
pf-report-because = because of { $by }
pf-report-sum = dice { $roll }, Training { $tl }{ $others }: { $total }, and { $threshold } or more holds
pf-report-sum-failed = dice { $roll }, Training { $tl }{ $others }: { $total }, but { $threshold } is needed
pf-report-passed = stands
pf-report-rallied = rallies
pf-report-failed = runs away
pf-report-runs = runs
pf-wasted = wasted
pf-throw-defence = { $unit } makes { $attack }. { $target } throws for Defence…
pf-throw-attack = { $unit } attacks with { $weapon }…
pf-throw-nerve = { $unit } throws for Morale…
pf-throw-sweep = { $unit } sweeps { $mine }…
pf-throw-save = { $unit } tries to get out of the wreck of { $carrier }…
pf-throw-order = Both sides throw for the order of moves…
pf-throw-any = The dice roll…
pf-cue-misses = { $count } shots harm nobody.
pf-cue-shot = { $unit } shoots at { $target } with { $weapon }.
pf-cue-attack = { $unit }, { $weapon } → { $target }
pf-cue-attack-template = { $unit }, { $weapon }
pf-cue-sweep = { $unit } sweeps { $mine }
pf-cue-mine = { $unit } sets off { $mine }
pf-cue-mine-false = { $unit } finds nothing under { $mine }
pf-cue-save = { $unit } gets out of the wreck of { $carrier }
pf-cue-dropped = { $unit } drops the grenade
pf-cue-conflagration = { $unit } blows up
pf-sweep-kill = made harmless
pf-sweep-injury = found
pf-sweep-no-effect = not found
pf-sweep-no-damage = not found
pf-sweep-set-off = set off

# What the last fight came to
pf-shot = { $unit } → { $target }: { $result }, { $attack } : { $defence }
pf-shot-half = { $unit } → { $target }, only half covered: { $result }
pf-shot-wasted = { $unit } → { $target }: already gone, no shot
pf-shot-kill = killed
pf-shot-injury = injured
pf-shot-no_effect = no harm
pf-shot-no_damage = no harm
pf-shot-cover = no harm thanks to cover
pf-arrow-odds = { $kill } % kill
    { $injury } % injure
pf-aim = { $unit } → { $target }
pf-aim-odds = { $unit } → { $target }: { $kill } % kill, { $injury } % injure{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
  }
pf-why-short = { $way ->
    [ahead] Attack { $by } ahead
    [behind] Attack { $by } behind
   *[even] even
  }{ $more }
pf-idle-reach = nobody within { $reach }″ (nearest { $gap }″)
pf-idle-sight = sees no enemy in reach
pf-idle-friends = would hit friends too
pf-idle-weak = cannot hurt the enemies in reach
pf-idle-unarmed = has nothing to shoot with
pf-idle-fired = has already fired
pf-idle-routed = runs away
pf-shots-of = { $side }: { $count ->
    [one] 1 attack
   *[other] { $count } attacks
  }
pf-sum-more = { $count ->
    [one] 1 more shot is in “Last fight”.
   *[other] { $count } more shots are in “Last fight”.
  }
pf-sum-commander = { $unit }, the Commander, is lost: from now on this side has −2 on Initiative (the dice for who moves first), and each of its men −1 on Morale.
pf-sum-worn = { $units }: no single hit was enough. Each injury lowers Defence by 1, and at −4 or less a Unit is destroyed.
pf-sum-near = Your nearest miss: { $near }
pf-sum-mine-kills = { $marker } was a mine: { $unit } stepped on it and was blown up.
pf-sum-mine-injures = { $marker } was a mine: { $unit } stepped on it and is injured.
pf-sum-mine-fails = { $marker } was a mine: { $unit } stepped on it, but was lucky.
pf-sum-false-mine = { $marker } was false: nothing happens to { $unit }.
pf-sum-nerve = At the end of a Round everybody, hurt or not, throws for Morale and adds the Training on his card.
pf-sum-nerve-held = At the end of the Round everybody, hurt or not, threw for Morale. Dice and Training had to make { $threshold } or more, and all stood firm.
pf-sum-runs = Morale check of { $unit }: { $why }. It runs{ $off ->
    [yes] { " " }off the table and is lost
   *[no] { "" }
  }.
pf-sum-panics = { $by } runs close by, so { $unit } checks Morale: { $why }. It runs too{ $off ->
    [yes] , off the table, and is lost
   *[no] { "" }
  }.
pf-sum-rallied = No longer running: { $units }.
pf-sum-running = Whoever runs cannot attack. He throws again at the end of each Round, and off the table he is lost.
pf-sum-failed = dice { $roll }, Training { $tl }{ $others }: { $total }
pf-sum-left = Off the table, and lost: { $units }.
pf-card-running = Running away: { $units }.
pf-told-morale = Careful: at the end of each Round every soldier, hurt or not, throws for Morale. Who fails turns round and runs; off the table he is lost. Keep your Commander away from the edge, and others within 6 inches of him.
pf-told-forces = Both forces cost about the same: { $side } has { $theirs } Units to your { $mine }, so { $fewer ->
    [theirs] its Units are stronger on average
   *[mine] yours are stronger on average
  }.
pf-told-markers = { $side } has laid { $count ->
    [one] a marker
   *[other] { $count } markers
  }: { $markers }. Each may be a mine that goes off under whoever touches it. Go round.
pf-lost-commander = { $unit }, the Commander of { $side }, { $how ->
    [fled] ran off the table
   *[destroyed] was destroyed
  } in Round { $round }.
pf-fate = { $unit } was destroyed in Round { $round }.
pf-fate-by = { $unit } was destroyed in Round { $round } by { $by }.
pf-fate-mine = { $unit } was destroyed in Round { $round }: { $by } was a mine.

# The end
pf-result-draw = A draw
pf-result-you = You win!
pf-result-lost = { $side } wins
pf-result-won = { $side } wins
pf-result-tally = Lost { $lost } of { $units } Units: { $destroyed } destroyed, { $fled } fled
pf-how-losses = The other side lost too many.
pf-how-losses-of = { $loser } lost too many.
pf-how-lost = { $by ->
    [points] { $side } lost { $percent } % of its points, and { $limit ->
        [50] half
        [75] three quarters
       *[other] { $limit } %
      } is too many.
   *[units] { $side } lost { $lost } of { $units } Units, and { $limit ->
        [50] half
        [75] three quarters
       *[other] { $limit } %
      } is too many.
  }
pf-how-both = Both sides lost too many in the same Round, but { $loser } lost the larger share.
pf-how-equal = Both sides lost too many in the same Round, and both lost the same share.
pf-how-flag = The flag was taken.
pf-how-round-limit = The last Round was played.
pf-how-resignation = The other side gave up.
pf-how-resignation-of = { $loser } gave up.
pf-how-timeout = The other side’s time was up.
pf-how-timeout-of = The time of { $loser } was up.

# Keys
pf-key-next = next or previous Unit
pf-key-side = another side of the carrier to get out on
pf-key-turn = turn by 15°
pf-key-turn-more = turn by 45°
pf-key-go = go 1 inch, or half an inch
pf-key-back = take the last leg back
pf-key-point = places that are tapped or typed go on from the end of the path; a tap with Shift does so too
pf-key-nudge = shift a Unit, a piece, an aim or the point of a hole by half an inch
pf-key-keep = keep the aim, place the piece
pf-key-hold = hold a Unit where it is
pf-key-repeat = order as last time
pf-key-group = in the lists: add to the group
pf-key-give = give the orders, commit, throw
pf-key-fire = fire the chosen attack of the selected Unit at once, if the rules let you fire while you move
pf-key-done = end moves or deployment, pass
pf-key-role = move first (A) or second (B); A also lets all be placed, advance or take the best shots
pf-key-measure = measure
pf-key-mode = from above, or at an angle
pf-key-flip = from the other side
pf-key-fight = the fight
pf-key-own = my Units
pf-key-reset = the whole table
pf-key-zoom = nearer, farther
pf-key-orbit = turn and tilt
pf-key-pan = shift the picture
pf-key-names = names over the figures on or off
pf-key-cloth = another surface for the table
pf-key-cancel = let go

# Why a hint
pf-reason-units = It keeps your Units alive.
pf-reason-their-units = It hurts enemy Units most.
pf-reason-flag = It decides who has the flag.
pf-reason-first = You move before the enemy.
pf-reason-second = You see where the enemy goes before you move.
pf-reason-own-cover = It gives your side cover.
pf-reason-mire = It slows the enemy down.
pf-reason-pass = There is no good place for a piece.
pf-reason-reserve = A Jet waits until it is called.
pf-reason-ride = It rides faster than it walks.
pf-reason-cover = There is cover.
pf-reason-apart = It keeps your Units apart.
pf-reason-friends = The Commander has friends near.
pf-reason-back = It keeps the Commander away from the enemy.
pf-reason-guard = It guards the flag from there.
pf-reason-front = It stands close to the enemy.
pf-reason-placed = All is in its place.
pf-reason-mine = It lies in the way of the enemy.
pf-reason-hits = It can hit the enemy from there.
pf-reason-safe = The enemy is less likely to hit it there than where it stands now.
pf-reason-soon = It can hit the enemy soon.
pf-reason-screen = It protects the Commander.
pf-reason-nearer = It gets nearer to the enemy.
pf-reason-nearer-flag = It gets nearer to the flag.
pf-reason-mines = It keeps clear of mines.
pf-reason-panic = It keeps away from Units in panic.
pf-reason-commander = It stays near the Commander.
pf-reason-jet = The Jet can help you later.
pf-reason-plan = It is part of a plan for all your Units.
pf-reason-stay = Staying is at least as good as any move.
pf-reason-hold-fire = No attack is worth it now.

# Decisions, as hints tell them
pf-do-place = Place the marked piece of terrain.
pf-do-pass = Pass.
pf-do-deploy = Deploy { $unit }.
pf-do-lay = Lay a marker.
pf-do-end-deploy = End your deployment.
pf-do-roll = Throw the dice.
pf-do-role-a = Move first.
pf-do-role-b = Move second.
pf-do-move = Move { $unit }: { $far }″ { $course }.
pf-course-towards = towards { $name }
pf-course-away = away from { $name }
pf-course-ahead = straight ahead
pf-course-left = to its left
pf-course-right = to its right
pf-do-turn = Turn { $unit }.
pf-do-stay = Leave { $unit } where it is.
pf-do-enter = Bring { $unit } onto the table.
pf-do-leave = Let { $unit } get out.
pf-do-call-jet = Let { $unit } call the Jet.
pf-do-end-moves = End the moves.
pf-do-attack = Attack: { $attacks }.
pf-do-attack-at = { $unit } → { $target }
pf-do-attack-place = { $unit } → a place on the table
pf-do-commit-none = Commit no attack.
pf-do-jets = Send the Jets.
