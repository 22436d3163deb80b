# The log of Plastic Fudge.
pf-log-muster = { $side } brings { $units } Units for { $points } points and { $markers } markers.
pf-log-coin = The coin says: { $side } places terrain first.
pf-log-placed = { $side } places { $piece } ({ $at }).
pf-log-passed = { $side } passes.
pf-log-deployed = { $unit } is deployed ({ $at }).
pf-log-deployed-in = { $unit } is deployed in { $carrier }.
pf-log-deployed-reserve = { $unit } waits off the table.
pf-log-laid = { $side } lays marker { $mine } ({ $at }).
pf-log-laid-real = { $side } lays a mine, { $mine } ({ $at }).
pf-log-laid-false = { $side } lays a false marker, { $mine } ({ $at }).
pf-log-deploy-ended = { $side } is deployed.
pf-log-round = Round { $round }: Initiative
pf-log-moves = { $side } moves { $role ->
    [A] first
   *[B] second
  }
pf-log-phase-terrain = Terrain is placed
pf-log-phase-deploy = Deployment
pf-log-phase-attack = Attacks are committed
pf-log-phase-morale = Morale
pf-log-phase-jets = Jets
pf-log-initiative = Initiative: Green { $green }, Tan { $tan }. { $winner } wins.
pf-log-initiative-tie = Initiative: Green { $green }, Tan { $tan }. A tie, thrown again.
pf-log-role = { $side } is to move { $role ->
    [A] first
   *[B] second
  } in this Round.
pf-log-turned = { $unit } turns to { $facing }°.
pf-log-moved = { $unit } moves { $length }″.
pf-log-moved-part = { $unit } is stopped after { $length }″.
pf-log-moved-tow = { $unit } moves { $length }″ and tows { $gun }.
pf-log-boarded = { $unit } boards { $carrier }.
pf-log-left = { $unit } gets out of { $carrier }.
pf-log-exit = { $unit } leaves the table by its own edge.
pf-log-enter = { $unit } comes in from its own edge.
pf-log-jet-called = { $unit } is called and arrives in Round { $round }.
pf-log-jets-ordered = { $side } orders { $count ->
    [0] no Jet
    [one] 1 Jet
   *[other] { $count } Jets
  }.
pf-log-jet-comes = { $unit } comes to the table.
pf-log-jet-leaves = { $unit } flies off again.
pf-log-committed = { $side } has decided whom it attacks, if anybody.
pf-log-committed-known = { $side } has committed { $count ->
    [0] no attack
    [one] 1 attack
   *[other] { $count } attacks
  }.
pf-log-opened = All attacks are opened: Green { $green }, Tan { $tan }.
pf-log-attack = { $unit } attacks { $target } with { $weapon }: dice { $roll }, { $modifiers }.
pf-log-attack-sure = { $unit } attacks { $target } with { $weapon }.
pf-log-attack-wasted = The attack of { $unit } on { $target } is wasted.
pf-log-dropped = { $unit } drops the grenade: dice { $roll } for its blast.
pf-log-hit = { $target } defends { $defence } against { $attack } of { $unit }: { $result }.
pf-log-hit-half = { $target }, half covered, defends { $defence } against { $attack } of { $unit }: { $result }.
pf-log-save = { $unit } in the wreck of { $carrier } defends { $defence } against { $attack }: { $result }.
pf-log-conflagration = { $unit } goes up in flames.
pf-log-sweep = { $unit } sweeps { $mine } with { $attack }: { $result }.
pf-log-sweep-real = { $unit } sweeps { $mine } with { $attack }: { $result }. It is a mine.
pf-log-sweep-false = { $unit } sweeps { $mine } with { $attack }: { $result }. It is a false marker.
pf-log-mine = { $unit } sets off { $mine }: dice { $roll }.
pf-log-mine-false = { $unit } touches { $mine }: a false marker.
pf-log-hole = A hole is blown into { $piece }.
pf-log-injured = { $unit } is injured, Defence { $dl }.
pf-log-destroyed-commander = { $unit } is destroyed. The Commander is lost: −2 on Initiative, −1 on the Morale of his men.
pf-log-destroyed = { $unit } is destroyed.
pf-log-morale-passed = { $unit } stands firm: dice { $roll }, Training { $tl }{ $modifiers }, in all { $total }; { $threshold } or more holds.
pf-log-morale-failed = Morale check at the end of the Round, { $unit }: dice { $roll }, Training { $tl }{ $modifiers }, in all { $total }, but { $threshold } is needed. It runs away.
pf-log-morale-rallied = { $unit } rallies: dice { $roll }, Training { $tl }{ $modifiers }, in all { $total }; { $threshold } or more holds.
pf-log-contagion-passed = { $by } runs past { $unit }, who stands firm: dice { $roll }, Training { $tl }{ $modifiers }, in all { $total }; { $threshold } or more holds.
pf-log-contagion-failed = Morale check, because { $by } runs close by, { $unit }: dice { $roll }, Training { $tl }{ $modifiers }, in all { $total }, but { $threshold } is needed. It runs too.
pf-log-with = , { $modifiers }
pf-log-rout = { $unit } runs.
pf-log-fled = { $unit } runs off the table.
pf-log-fled-why = Morale check, which everybody makes at the end of a Round: { $unit } has dice { $roll }, Training { $tl }{ $modifiers }, in all { $total }, but { $threshold } is needed. It runs off the table and is lost.
pf-log-fled-panic = Morale check, because { $by } runs close by: { $unit } has dice { $roll }, Training { $tl }{ $modifiers }, in all { $total }, but { $threshold } is needed. It runs off the table and is lost.
pf-log-victory = Lost so far: Green { $green } of { $ofgreen }, Tan { $tan } of { $oftan }.
pf-log-end = { $side } wins. { $how }
pf-log-end-draw = A draw. { $how }

# Refusals
pf-now-muster = forces are handed in
pf-now-terrain = terrain is placed in turn
pf-now-deploy = Units are deployed, Green’s first
pf-now-initiative = the dice of the Initiative are to be thrown
pf-now-choose = the winner of the Initiative chooses a role
pf-now-move-a = the side that goes first moves
pf-now-move-b = the side that goes second moves
pf-now-attack = each side commits its attacks, once
pf-now-morale = the dice of Morale are to be thrown
pf-now-jets = orders are given to Jets
pf-now-over = the battle is over
pf-is-steady = it is not on the table
pf-is-routed = it is running away and obeys nobody
pf-is-destroyed = it is destroyed
pf-is-fled = it fled off the table
pf-is-out = it was taken off the table
pf-is-reserve = it waits off the table
pf-is-undeployed = it is not deployed
pf-aim-target = single target
pf-aim-point = point
pf-aim-direction = direction
pf-aim-marker = marker
pf-aim-base = Base
pf-refusal-over = The battle is over.
pf-refusal-other-step = This is not the time for it: { $step }.
pf-refusal-other-side = { $asked } is asked, not you: { $step }.
pf-refusal-other-side-nobody = Nobody is asked: { $step }.
pf-refusal-no-such-piece = There is no { $piece } left to place.
pf-refusal-piece-off-table = There { $piece } would stick out of the table; all of it must lie on it.
pf-refusal-on-camp = There { $piece } would overlap the camp, which stays free of terrain.
pf-refusal-on-strip = There { $piece } would overlap the outermost { $depth }″ of the strip where { $side } deploys.
pf-refusal-not-yours = { $unit } is not one of your Units.
pf-refusal-one-way = Say one thing for { $unit }: a place on the table, a carrier, or the reserve.
pf-refusal-jet-on-table = { $unit } is a Jet: it waits in reserve until it is called.
pf-refusal-no-reserve = { $unit } cannot wait off the table: only Helicopters and Jets do.
pf-refusal-no-ride = { $unit } cannot ride in { $carrier }: Troopers ride, in a carrier of their own side that is on the table.
pf-refusal-full = { $carrier } has no room for { $unit }: it carries { $capacity }.
pf-refusal-off-table = There { $unit } would stick out of the table.
pf-refusal-outside-zone = There { $unit } would stand outside the zone where { $side } deploys. The zone reaches { $limit }″ from where it is measured; the edge of the base is { $gap }″ away.
pf-refusal-closed = { $unit } cannot enter { $piece }, { $kind }.
pf-refusal-occupied = There { $unit } would stand on the base of { $other }.
pf-refusal-not-deployed = { $unit } is not deployed yet; all Units must be.
pf-refusal-no-marker-left = You have no marker left to lay.
pf-refusal-marker-off-table = There the marker would stick out of the table.
pf-refusal-marker-in-zone = There the marker would lie in the zone of { $side }; markers may not.
pf-refusal-marker-near-unit = There the marker would lie { $gap }″ from { $unit }; it must keep { $limit }″.
pf-refusal-cannot-act = { $unit } cannot do it: { $state }.
pf-refusal-moved-already = { $unit } has moved, boarded or left already in this Round; each Unit does so once.
pf-refusal-rides = { $unit } rides in { $carrier } and cannot do it from there.
pf-refusal-fifty-cal = { $unit } cannot move or turn: a .50 cal moves only after it was attacked hand to hand, or in contact with a steady enemy.
pf-refusal-howitzer = { $unit } does not move by itself; a Jeep tows it.
pf-refusal-jet = { $unit } is a Jet: it does not move, but is called.
pf-refusal-no-path = The order for { $unit } is empty; say how it turns and goes.
pf-refusal-not-ahead = A leg must lead straight ahead by more than 0″; { $length }″ is not possible.
pf-refusal-no-turn = A turn is by 1 to 180 degrees to either side, not by { $degrees }.
pf-refusal-off-grid = At this table turns are made in steps of 45 degrees; { $degrees } is not one of them.
pf-refusal-too-far = That costs at least { $cost }″; { $unit } has { $allowance }″.
pf-refusal-in-the-way = { $unit } would cross the base of { $other }; it may only pass through Troopers of its own side.
pf-refusal-ends-on = { $unit } would end on the base of { $other }.
pf-refusal-ends-over = { $unit } would end over the base of { $other }.
pf-refusal-not-at-carrier = { $unit } would be { $gap }″ from { $carrier }; to board or leave, it must be within { $limit }″.
pf-refusal-not-aboard = { $unit } is in no carrier on the table.
pf-refusal-no-tow = { $unit } cannot tow { $gun }: a steady Jeep tows a Howitzer of its own side that stands on the table.
pf-refusal-not-hitched = { $gun } is { $gap }″ from { $unit }; to be towed, it must be within { $limit }″.
pf-refusal-no-helicopter = { $unit } is not a Helicopter; only Helicopters leave and enter by their edge.
pf-refusal-not-at-edge = { $unit } would be { $gap }″ from its own edge; to leave, it must be within { $limit }″.
pf-refusal-not-in-reserve = { $unit } does not wait off the table.
pf-refusal-no-jet = { $unit } is not a Jet; only Jets are called.
pf-refusal-called-already = { $unit } was called in Round { $round } already.
pf-refusal-no-radioman = Nobody can call { $unit }: it takes a steady Radioman on the table.
pf-refusal-not-while-moving = Attacks are made in the Attack step, after both sides have moved.
pf-refusal-no-such-unit = There is no such Unit: { $unit }.
pf-refusal-attacked-already = { $unit } has attacked in this Round already; one attack is allowed.
pf-refusal-attacks-twice = { $unit } has two attacks here; one in a Round is allowed.
pf-refusal-unarmed = { $unit } has no weapon and cannot attack.
pf-refusal-towed = { $unit } was towed in this Round; it may fire in the next.
pf-refusal-jet-out-of-step = { $unit } is a Jet; Jets attack in their own step after Morale.
pf-refusal-no-clear-aim = { $unit } needs exactly one aim: a target, a point, a direction, a marker, or a Base and a point.
pf-refusal-no-such-weapon = { $unit } has no weapon called { $weapon }.
pf-refusal-does-not-fit = The { $weapon } of { $unit } cannot be aimed like that ({ $aim }).
pf-refusal-does-not-fit-any = No weapon of { $unit } can be aimed like that ({ $aim }).
pf-refusal-only-in-contact = { $target } is not in contact with { $unit }; the { $weapon } is aimed at a single Unit hand to hand only.
pf-refusal-flame-aboard = { $unit } is aboard a Vehicle; there is no flame template there.
pf-refusal-no-such-target = There is no such Unit: { $target }.
pf-refusal-own-target = { $target } is your own; only enemy Units can be targets.
pf-refusal-target-off-table = { $target } cannot be a target: { $state }.
pf-refusal-target-rides = { $target } rides in { $carrier }; only the Vehicle itself can be a target.
pf-refusal-point-off-table = That is off the table ({ $point }).
pf-refusal-out-of-arc = That is not in front of { $unit }; it attacks within { $arc } degrees.
pf-refusal-out-of-reach = That is { $gap }″ from { $unit }; its { $weapon } reaches { $reach }″.
pf-refusal-hand-to-hand-only = The { $weapon } of { $unit } has Range Terrible; it reaches Units in contact only.
pf-refusal-too-near = That is { $gap }″ from { $unit }; at least { $least }″ are needed.
pf-refusal-out-of-sight = { $unit } cannot see that: { $blocked_by } stands between.
pf-refusal-cannot-throw-across = { $unit } cannot throw across { $blocked_by }; open ground must lie between.
pf-refusal-nobody-spots = Nobody spots for { $unit }: the Commander, a Trooper with binoculars or a Helicopter, steady, must see the target.
pf-refusal-into-melee = { $target } is in contact with your { $friend }; shooting into a melee is not allowed.
pf-refusal-no-such-marker = There is no such marker on the table: { $mine }.
pf-refusal-no-such-base = { $piece } is not a Base; a Building, a Fortress or the camp is needed.
pf-refusal-not-on-base = That is not a part of { $piece } that still stands ({ $point }).
pf-refusal-jet-not-coming = { $unit } is not one of your Jets that was called three Rounds ago with a steady Radioman left.
pf-refusal-jet-twice = { $unit } has two orders; one is allowed.
pf-refusal-jet-too-far = That is { $distance }″ from your edge of the table; { $unit } flies at most { $most }″.
pf-refusal-jet-off-table = { $unit } would stick out over the edge of the table.
pf-refusal-jet-on-base = { $unit } would stand on { $base }; a Jet ends on no base.
pf-refusal-no-battlefield = There is no such battlefield: { $word }.
pf-refusal-no-force = { $side } has handed in no force; both sides bring one.
pf-refusal-option = { $option } is { $value }; it must be { $allowed }.
pf-refusal-nobody-can-come = No force is legal with these options: the cheapest has { $units } Units and costs { $points } points.

# Who hit whom, and why it ended so
pf-blow-kill = { $unit } hits { $target }: down!
pf-blow-injury = { $unit } hits { $target }: hurt!
pf-blow-no_effect = { $unit } → { $target }: no harm
pf-blow-no_damage = { $unit } misses { $target }
pf-blow-cover = Cover saves { $target } from { $unit }
pf-margin-kill = { $by } better; 4 or more kills.
pf-margin-injury = { $by } better; 2 or 3 better injure.
pf-margin-no_effect = { $by ->
    [0] no better
   *[other] only { $by } better
  }; it takes 2 better to injure.
pf-margin-no_damage = { $by } too few to hit; it takes 2 better to injure.
pf-margin-half = Only half covered, so the result is one step milder.

# Words on the table
pf-word-himself = Tap the ground he should go to
pf-mark-here = Here
pf-word-down = Down!
pf-word-hurt = Hurt!
pf-word-saved = { $unit } gets out unhurt!
pf-word-wasted = No shot
pf-word-dropped = Dropped it!
pf-word-rallied = Rallied!
pf-word-shaken = Shaken!
pf-word-steady = Steady
pf-word-panic = Panic!
pf-word-runs = Runs!
pf-word-fled = Gone!
pf-word-mine = Mine!
pf-word-dud = A dud
pf-word-hole = Hole!
