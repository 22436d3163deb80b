var e=[`# The choices before a match of Plastic Fudge.

fw-battlefield = Battlefield
fw-size = { $width } × { $depth }″
fw-flag-green = Green defends a flag
fw-flag-tan = Tan defends a flag
fw-flag-none = no flag
fw-pool-count = { $count ->
    [one] 1 piece of terrain to place
   *[other] { $count } pieces of terrain to place
}
fw-radio-on = radio rules
fw-to-editor = Make a battlefield of your own
fw-presets = Rules
fw-preset-book = By the book
fw-preset-book-is = Every ruling at its default: 500 points, 25 Units. A side that loses three quarters of its force loses the battle.
fw-preset-classic-plus = Classic plus
fw-preset-classic-plus-is = Mortars with the Grenade Disc, flames of nine inches, and morale that breaks a little sooner.
fw-preset-quick = Quick
fw-preset-quick-is = A side that loses half of its force loses the battle.
fw-preset-changed = { $preset }, changed
fw-options-all = All options of the rules
fw-options-reset = Back to the preset
fw-options-changed = { $count } changed
fw-chapter-round = Round, forces and victory
fw-chapter-movement = Movement, terrain and sight
fw-chapter-attacks = Attacks and damage
fw-chapter-hth = Hand to hand
fw-chapter-explosions = Explosions and special weapons
fw-chapter-mines = Mines
fw-chapter-morale = Morale and rout
fw-chapter-vehicles = Vehicles
fw-chapter-radio = Radio
fw-chapter-other = Other

option-points = Most points of a force
option-unit_cap = Most Units of a force
option-loss_percent = Losses that lose the battle, in percent
option-loss_by = Losses are counted in
option-loss_by-units = Units
option-loss_by-points = points
option-max_rounds = Longest battle, in Rounds
option-special_prices = Prices
option-special_prices-audited = as the levels add up
option-special_prices-printed = as printed
option-stance = A kneeling or prone model
option-stance-paid = pays for its better Defence
option-stance-free = has it for nothing
option-scale = Movement and range
option-scale-0-5 = half
option-scale-0-75 = three quarters
option-scale-1 = as printed
option-scale-1-5 = one and a half times
option-scale-2 = twice
option-attack_timing = Attacks are made
option-attack_timing-after-moves = all together after the moves
option-attack_timing-anytime = also during one's own move
option-totals = Totals beyond the chart
option-totals-clamp = are cut to ±4
option-totals-extend = go on counting
option-abysmal = Abysmal is
option-abysmal-natural = −4 on the dice
option-abysmal-total = a total of −4
option-legendary = Legendary is
option-legendary-total = a total of +4
option-legendary-natural = +4 on the dice
option-half_in = Half inside a template
option-half_in-step = one step milder
option-half_in-row = Defence one row better
option-attack_arc = Arc of attack
option-attack_arc-360 = all round
option-forest_los = Woods
option-forest_los-clear = do not block sight
option-forest_los-block3 = block it after three inches
option-elev_range = Height and range
option-elev_range-flat = are measured flat
option-elev_range-add-bands = add one band for each level
option-fire_into_melee = Fire at an enemy in contact with a friend
option-fire_into_melee-free = has no penalty
option-fire_into_melee--1 = at −1
option-fire_into_melee-forbidden = is forbidden
option-hth_gap = Contact reaches
option-hth_gap-0 = touching only
option-hth_penalty_scope = Penalties hand to hand
option-hth_penalty_scope-declared = when hand to hand is declared
option-hth_penalty_scope-contact = whenever an enemy is in contact
option-bfg_gain = The BFG Trooper's knife adds to
option-bfg_gain-al = Attack
option-bfg_gain-al-dl = Attack and Defence
option-mortar_template = The mortar
option-mortar_template-none = hits one target
option-mortar_template-grenade = has the Grenade Disc
option-flame_radius = Reach of a flame
option-flame_from_edge = Flames are measured from the edge of the base
option-bazooka_vs_vehicle = Bazooka against Vehicles
option-bazooka_vs_vehicle-0 = no bonus
option-bazooka_vs_vehicle-1 = +1
option-bazooka_vs_vehicle-2 = +2
option-base_dl = Defence of buildings, fortresses and camp
option-grenade_half = Half range of a grenade, in
option-grenade_half-inches = inches
option-grenade_half-bands = whole bands
option-dropped_blast = A dropped grenade
option-dropped_blast-reroll = is rolled anew
option-dropped_blast-same-roll = keeps its roll
option-mine_al = Attack of a mine
option-mine_dl = Defence of a mine
option-mine_cost = Price of a marker
option-own_mines = Own mines
option-own_mines-live = go off under anybody
option-own_mines-safe = spare their own side
option-morale_threshold = A morale check fails below
option-morale_every = Morale is checked
option-morale_every-round = once a Round
option-morale_every-movement-phase = after each movement phase
option-morale_stack = The row of 75 %
option-morale_stack-replace = replaces that of 50 %
option-morale_stack-add = is added to it
option-rout_heading = A routed Unit runs
option-rout_heading-facing = back, turned about
option-rout_heading-away-from-nearest-enemy = away from the nearest enemy
option-rout_heading-own-edge = to its own edge
option-contagion = Panic spreads to
option-contagion-any = anybody
option-contagion-friendly = friends
option-contagion-off = nobody
option-turns = Units turn
option-turns-free = by any angle
option-turns-grid45 = in steps of 45°
option-terrain_cost = Terrain slows
option-terrain_cost-piecewise = inch by inch
option-terrain_cost-whole-move = the whole move by its worst
option-veh_training = A Vehicle's Training changes penalties
option-veh_training-points = by 25 percentage points a level
option-veh_training-fraction = by a quarter a level
option-heli = Helicopters
option-heli-flies = fly
option-heli-ground = drive
option-wreck_save = Passengers of a wreck
option-wreck_save-roll = roll their Defence
option-wreck_save-die = die
option-wreck_save-safe = are unhurt
option-jeep_men = The Jeep's men on foot move
option-jeep_men-paid = as they paid for
option-jeep_men-foot-mediocre = six inches
option-howitzer_move = The Howitzer
option-howitzer_move-towed = is towed by a Jeep
option-howitzer_move-literal = moves an inch while a Jeep lives
option-min_range = Least range of howitzers
option-min_range-0 = none
option-radio_required = Radiomen that a side must bring
option-radio_required-none = none
option-radio_required-command = the Command Radioman
option-radio_required-both = both
option-radio_reach = Reach between the Radiomen
option-radio_reach-off = any distance
`,`# The editor of battlefields of Plastic Fudge.

fw-board-name = Name of the battlefield
fw-board-unnamed = Battlefield without a name
fw-board-new = My battlefield
fw-board-clear = Clear the table
fw-board-good = The battlefield is legal.
fw-preview = Show it in three dimensions
fw-saved-boards = Battlefields on this device
fw-saved-boards-none = None is saved yet.
fw-ready-boards = Battlefields that come with the game

fw-canvas = The table from above. Arrow keys move what is picked, R turns it, Delete removes it.
fw-canvas-keys = Arrow keys move what is picked by 1″ (Shift 3″, Alt ¼″), R turns it, D duplicates it, Delete removes it. A square of the grid is 3″.
fw-tool = What the pointer does
fw-tool-pick = Pick and move
fw-tool-rect = Draw a rectangle
fw-tool-polygon = Draw corners
fw-add-table = Put on the table
fw-add-pool = Put into the pool
fw-snap = Snap to ¼″
fw-pool-view = This piece is placed by the players, around the cross.
fw-pool-back = Back to the table
fw-said-piece = { $id } is placed.

fw-piece-of = Piece { $id }: { $piece }
fw-piece-kind = Terrain
fw-piece-height = Height, inches
fw-piece-at = { $width } × { $depth }″ at { $x }, { $y }
fw-to-pool = To the pool
fw-to-table = To the table
fw-to-front = On top
fw-to-back = Underneath
fw-to-polygon = Change it to a polygon
fw-west = West
fw-south = South
fw-east = East
fw-north = North
fw-corners = { $count } corners
fw-corner-split = Add a corner after corner { $n }
fw-corner-remove = Remove corner { $n }
fw-on-table = On the table
fw-on-table-none = Nothing lies there yet.
fw-in-pool = Placed by the players
fw-in-pool-none = Nothing: all terrain lies there from the start.

fw-story = What is fought for
fw-table = Table
fw-width = Width, inches
fw-depth = Depth, inches
fw-zone-of = { $side } deploys
fw-zone-shape = Where
fw-zone-north = along the north edge
fw-zone-east = along the east edge
fw-zone-south = along the south edge
fw-zone-west = along the west edge
fw-zone-near = around a point
fw-radius = Radius
fw-deep = How deep
fw-flag = A flag to take
fw-flag-owner = Defended by
fw-camp = A camp, closed to terrain that is placed
fw-radio-rules = Radio rules

fw-fault-word = The id is "{ $word }"; it has at most 32 small letters, digits and hyphens.
fw-fault-name = { $characters ->
    [0] The battlefield needs a name.
   *[other] The name has { $characters } characters; it must have 1 to 40, without line breaks.
}
fw-fault-story = The story has { $characters } characters; at most 400 can be shown.
fw-fault-table = The table is { $width } by { $depth } inches; both must be from 12 to 120.
fw-fault-too-many-pieces = There are { $pieces } pieces on the table; at most { $most } can be there.
fw-fault-too-many-pieces-pool = There are { $pieces } pieces to be placed; at most { $most } can be there.
fw-fault-same-id-piece = Two pieces are called { $piece }; each needs an id of its own.
fw-fault-reserved-id = A piece is called { $piece }; ids such as g1, t1 and m1 belong to Units and markers.
fw-fault-outline = { $piece } must have either a rectangle or corners.
fw-fault-polygon = { $piece } has no good outline: its sides may not cross or touch, and it needs some breadth.
fw-fault-off-table = { $piece } reaches beyond the edge of the table.
fw-fault-too-wide = { $piece } reaches more than 24 inches from its own origin; it could not be placed well.
fw-fault-height = { $piece } is { $height } inches high; heights are from 0 to 36.
fw-fault-hole = { $piece } has a wrong hole: at most 32 holes are allowed, each with a radius up to 12 inches.
fw-fault-camp = The camp must be a rectangle on the table.
fw-fault-flag-off-table = The flag is not on the table.
fw-fault-flag-closed = The flag lies in { $piece }, which nobody can enter.
fw-fault-zone = The zone of { $side } must be on the table and at least 3 inches deep.
fw-fault-zones-overlap = The zones of Green and Tan overlap; nobody deploys among the enemy.
fw-fault-crowded = The zone of { $side } has room for { $room } Troopers beside ground that is closed; it needs room for 40.
`,`# The log of Plastic Fudge.
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
`,`# Names of things of Plastic Fudge, for the table and the workshop alike.

pf-kind-basic = Basic Trooper
pf-kind-commander = Commander
pf-kind-radioman = Radioman
pf-kind-grenadier = Grenade and Rifle Trooper
pf-kind-sniper = Sniper
pf-kind-crawler = Crawling Trooper
pf-kind-minesweeper = Minesweeper
pf-kind-mortar = Mortar Trooper
pf-kind-fifty-cal = .50 cal Trooper
pf-kind-bazooka = Bazooka Trooper
pf-kind-flamethrower = Flamethrower Trooper
pf-kind-bfg = BFG Trooper
pf-kind-jeep = Jeep
pf-kind-tank = Tank
pf-kind-helicopter = Helicopter
pf-kind-jet = Jet Fighter
pf-kind-howitzer = Towed Howitzer
pf-kind-vehicle = Vehicle of your own
# The short names on plates over the figures
pf-plate-basic = Basic
pf-plate-grenadier = Grenade & Rifle
pf-plate-crawler = Crawling
pf-plate-mortar = Mortar
pf-plate-fifty-cal = .50 cal
pf-plate-bazooka = Bazooka
pf-plate-flamethrower = Flamethrower
pf-plate-bfg = BFG
pf-plate-jet = Jet
pf-plate-howitzer = Howitzer

pf-level-3 = Superb
pf-level-2 = Great
pf-level-1 = Good
pf-level-0 = Fair
pf-level-m1 = Mediocre
pf-level-m2 = Poor
pf-level-m3 = Terrible

pf-attribute-ml = Movement
pf-attribute-rl = Range
pf-attribute-al = Attack
pf-attribute-dl = Defence
pf-attribute-tl = Training

pf-weapon-shot = shot
pf-weapon-grenade = grenade
pf-weapon-disc = Large Disc
pf-weapon-flame = flame
pf-weapon-bazooka = bazooka
pf-weapon-mortar = mortar
pf-weapon-sweeper = minesweeper

pf-arm-rifle = rifle
pf-arm-pistol = pistol
pf-arm-grenade = grenade
pf-arm-sweeper = sweeper
pf-arm-mortar = mortar
pf-arm-gun = gun
pf-arm-bazooka = bazooka
pf-arm-flame = flamethrower
pf-arm-bfg = BFG
pf-arm-cannon = cannon
pf-arm-howitzer = howitzer

pf-stance-standing = standing
pf-stance-kneeling = kneeling
pf-stance-prone = prone

pf-role-command = Command Radioman
pf-role-trooper = Trooper Radioman

pf-terrain-open = open ground
pf-terrain-hill = hill
pf-terrain-road = road
pf-terrain-camp = camp
pf-terrain-forest = forest
pf-terrain-water = water
pf-terrain-shallow = shallow water
pf-terrain-mountain = mountain
pf-terrain-building = building
pf-terrain-bridge = bridge
pf-terrain-marsh = marsh
pf-terrain-desert = desert
pf-terrain-low-wall = low wall
pf-terrain-fortress = fortress

pf-board-green-camp = Green Army against the Tan Nation
pf-board-green-camp-story = Green holds a camp at the end of a road that cuts through a forest. Tan comes down from the north and wants the flag. Before deployment both sides place hills, walls and woods, one piece at a time.
pf-board-meeting = Meeting at the crossroads
pf-board-meeting-story = Two columns run into each other where two roads cross between two farmhouses and two hills. There is nothing to take and nothing to hold: whoever loses too many first has lost.
pf-board-river = The river crossing
pf-board-river-story = A river runs from west to east. Green has to cross it, by the bridge in the middle or by one of two fords, and take the flag on the northern bank. Tan is dug in behind walls and waits.
pf-board-sandbox = Fight in the sandbox
pf-board-sandbox-story = A sandbox of two feet by two, with a house of blocks in the middle, walls to kneel behind and two tufts of grass. Both sides are in reach at once, so this is a short battle for a first game. The side that loses too many first has lost.

pf-ready-rifle-platoon = Rifle platoon
pf-ready-rifle-platoon-about = Nine riflemen and a Lieutenant: some stand and run, some kneel or lie and hold the line.
pf-ready-patrol = Mixed patrol
pf-ready-patrol-about = Grenades, heavy weapons, and a few who run for the flag.
pf-ready-assault = Assault section
pf-ready-assault-about = Three men with grenades and rifles, who have to come close, and a Sergeant behind them.
pf-ready-snipers = Sniper team
pf-ready-snipers-about = A Sniper hits anything within fifteen inches, and hopes that nobody comes nearer.
pf-ready-mortars = Mortar section
pf-ready-mortars-about = Two mortars that fire over hills and houses at whatever the Observer sees.
pf-ready-engineers = Engineers
pf-ready-engineers-about = Three markers to lay and two Minesweepers to find those of the enemy.
pf-ready-tank-hunters = Tank hunters
pf-ready-tank-hunters-about = Bazooka against armour and walls, Flamethrower against everything else.
pf-ready-armour = One Tank
pf-ready-armour-about = A Tank, and a Captain who keeps his head down.
pf-ready-airmobile = Air patrol
pf-ready-airmobile-about = A Helicopter that sets men down wherever they are needed.
pf-ready-big-gun = The big gun
pf-ready-big-gun-about = The largest gun that a man can carry, and a few men who watch over it.
pf-ready-headquarters = Headquarters
pf-ready-headquarters-about = A Major with his Jeep and his Radioman. Somebody stands guard.
pf-ready-militia = Town militia
pf-ready-militia-about = People with old rifles. Each is cheap, and there is always another one.

# The Units of the ready-made forces that have a name
pf-called-captain-moss = Captain Moss
pf-called-corporal-reed = Corporal Reed
pf-called-dragonfly = Dragonfly
pf-called-left-eye = Left eye
pf-called-lieutenant-finch = Lieutenant Finch
pf-called-lieutenant-hale = Lieutenant Hale
pf-called-lieutenant-oak = Lieutenant Oak
pf-called-major-fox = Major Fox
pf-called-militiaman = Militiaman
pf-called-observer = Observer
pf-called-old-molly = Old Molly
pf-called-recruit = Recruit
pf-called-right-eye = Right eye
pf-called-runner = Runner
pf-called-scout = Scout
pf-called-sergeant-brandt = Sergeant Brandt
pf-called-sergeant-doyle = Sergeant Doyle
pf-called-sergeant-mason = Sergeant Mason
pf-called-sergeant-pike = Sergeant Pike
pf-called-sergeant-stone = Sergeant Stone
pf-called-the-mayor = The Mayor
pf-called-third-eye = Third eye
pf-called-tiny = Tiny
`,`# The force workshop of Plastic Fudge.

fw-benches = Workbenches
fw-bench-forces = Forces
fw-bench-boards = Battlefields

fw-force-name = Name of the force
fw-force-unnamed = Force without a name
fw-force-new = My force
fw-force-clear = Begin anew
fw-force-empty = Nobody has reported for duty. Add sample Units below, or begin with a ready-made force.
fw-remove = Remove

# Totals
fw-of = { $now } of { $most }
fw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
fw-points-short = { $points } pt
fw-points-left = points, { $left } left
fw-points-over = points, { $over } too many
fw-points-label = Points spent
fw-units = Units
fw-units-none = no Units
fw-unit-count = { $count ->
    [one] 1 Unit
   *[other] { $count } Units
}
fw-markers = Mine markers
fw-markers-fewer = One marker less
fw-markers-more = One marker more
fw-limits = Limits
fw-limit-points = Points
fw-limit-units = Units
fw-house-prices = Prices of the house
fw-printed-prices = Prices as printed, with their slips

# Units
fw-roster = Units of the force
fw-unit-of = Unit { $place } of { $count }
fw-unit-nth = { $kind } (Unit { $n })
fw-unit-name = Name, if you like
fw-pick-unit = Pick a Unit to change it.
fw-line-commander = { $kind } (Commander)
fw-move-up = Move forward
fw-move-down = Move back
fw-reset = As in the sample list
fw-commander = Commander
fw-spotter = Binoculars
fw-radio = On the radio
fw-radio-none = no role of his own
fw-stance = Posture
fw-mark-commander = Commander
fw-mark-command = Command radio
fw-mark-trooper = Trooper radio
fw-mark-spotter = binoculars
fw-mark-fault = fault
fw-said-added = { $unit } added; { $count ->
    [one] 1 Unit
   *[other] { $count } Units
} now.
fw-said-removed = { $unit } removed.

# Weapons
fw-weapons = Weapons
fw-weapons-none = Unarmed: pays for Range and Attack Terrible.
fw-weapon-name = Name of the weapon
fw-weapon-kind = What it does
fw-weapon-add = Add a weapon
fw-weapon-remove = Remove { $weapon }
fw-inches = { $inches }″
fw-degrees = { $degrees }°
fw-reach = R{ $bands }, { $inches }″

# Price
fw-bill = Price
fw-bill-of = { $what } of { $weapon }
fw-bill-movement = Movement
fw-bill-range = Range
fw-bill-attack = Attack
fw-bill-defence = Defence
fw-bill-training = Training
fw-bill-radio = Radio that reaches R6
fw-bill-special = Special Trooper
fw-bill-vehicle = Vehicle
fw-bill-commander = Commander
fw-bill-misprint = Slip in the printed price
fw-bill-printed = printed { $printed }
fw-bill-sum = Together
fw-bill-audited = By the words of the rules
fw-bill-printed-row = As printed

# Sample Units
fw-tabs = What to begin with
fw-tab-sample = Sample Units
fw-tab-forces = Forces
fw-tab-audit = Price audit
fw-troopers = Troopers
fw-vehicles = Vehicles
fw-kind-levels = Movement { $ml }, Defence { $dl }, Training { $tl }
fw-kind-weapon = { $weapon }: Range { $rl }, Attack { $al }
fw-unarmed = unarmed
fw-add = Add { $kind }
fw-price-printed = { $points } as printed
fw-price-audited = { $points } added up
fw-price-led = + { $more } to lead: { $points }
fw-too-dear = { $price } is more than { $points }.
fw-too-dear-led = With the cheapest Commander { $price } + { $commander } = { $sum }, more than { $points }.
fw-too-dear-towed = With the Jeep that tows it and the cheapest Commander { $sums } = { $sum }, more than { $points }: it could not be moved.
fw-audit-lead = The sample list added up again by the level table, beside the printed prices. The sums count unless a table plays with prices as printed.
fw-audit-unit = Unit
fw-audit-levels = Levels
fw-audit-extra = Extra
fw-audit-sum = Sum
fw-audit-printed = Printed
fw-audit-misfits = What fits into no force of 500 points
fw-audit-commander = { $commander } is the cheapest Commander
fw-saved-forces = On this device
fw-saved-none = Nothing is saved yet. What you save stands here.
fw-ready-forces = Ready-made

# Sharing, files, paper
fw-arrived-force = A force for you
fw-arrived-board = A battlefield for you
fw-import-force = Open a force file
fw-import-board = Open a battlefield file
fw-import-no-units = There is no list of units.
fw-import-markers = The number of markers is { $markers }.
fw-import-unit = Unit { $n } cannot be read.
fw-import-word = Unit { $n }: { $key } cannot be { $value }.
fw-import-value = { $key } cannot be { $value }.
fw-import-piece = Piece { $where } cannot have { $value }.
fw-print-title = Print stat cards
fw-print-lead = A card for each Unit, and the templates at their true size. Print at 100 %.

# Faults
fw-faults = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
fw-faults-none = The force is legal.
fw-fault-show = show
fw-unreadable = The server cannot read it: { $because }
fw-fault-format = The format is { $format }; format 1 can be read.
fw-fault-other-game = It is for "{ $game }", not for Plastic Fudge.
fw-fault-force-name = The name of the force has { $characters } characters; at most 40 can be shown, without line breaks.
fw-fault-too-many-units = The force has { $units } Units; at most { $cap } may come.
fw-fault-too-many-points = The force costs { $points } points, { $over } too many; at most { $most } may be spent.
fw-fault-too-many-points-markers = The force costs { $points } points, { $over } too many; at most { $most } may be spent, and { $markers } go to markers.
fw-fault-cannot-be-fielded = { $what }: { $points } points; at most { $most } may be spent, so no force can have that.
fw-fault-cannot-be-fielded-led = { $what }: { $points } points, with the cheapest Commander ({ $commander }) { $sum }; at most { $most } may be spent, so no force can have that.
fw-howitzer-and-jeep = A Howitzer and the Jeep that tows it
fw-fault-commanders = { $commanders ->
    [0] Nobody is the Commander; exactly one Trooper must be.
   *[other] The force has { $commanders } Commanders; it must have exactly one.
}
fw-fault-commander-vehicle = { $unit } is a Vehicle; the Commander is a Trooper.
fw-fault-level = { $unit } has { $attribute } { $level }; levels are from −3 (Terrible) to +3 (Superb).
fw-fault-pose = { $unit } ({ $stance }) has Defence { $with }, that is { $standing } standing; both are from −3 to +3.
fw-fault-vehicle-pose = { $unit } is a Vehicle; only Troopers stand, kneel or lie.
fw-fault-unarmed = { $unit } has no weapon whose Range or Attack could be set.
fw-fault-too-many-weapons = { $unit } has { $weapons } weapons; at most 6 can be carried.
fw-fault-weapon-name = { $unit } has a weapon called "{ $weapon }"; a name has 1 to 24 characters, without line breaks.
fw-fault-same-weapon = { $unit } has two weapons called { $weapon }; each needs a name of its own.
fw-fault-weapon = { $unit } cannot carry { $weapon } ({ $kind }): that belongs to special Troopers, who pay for it.
fw-fault-weapon-grenade = { $unit } cannot carry { $weapon }: only Troopers throw grenades.
fw-fault-weapon-sweeper = { $unit } cannot carry { $weapon }: only Troopers sweep mines.
fw-fault-weapon-disc = { $unit } cannot carry { $weapon }: only Vehicles fire the Large Disc.
fw-fault-no-radio = { $unit } is not a Radioman; only a Radioman is given a role on the radio.
fw-fault-same-role = { $radiomen } Radiomen are the { $role }; each role is given once at most.
fw-fault-radioman-missing = A { $role } is missing; the options of this table ask for one.
fw-fault-vehicle-spotter = { $unit } is a Vehicle; only Troopers carry binoculars.
fw-fault-unit-name = The name of { $unit } has { $characters } characters; at most 40 can be shown, without line breaks.
fw-fault-same-id = { $id } is the id of two things; each needs one of its own.
fw-fault-own-id = { $unit } brings the id { $id }; the table names the Units of a force by their side, so leave ids out.
fw-fault-too-many-markers = The force has { $markers } markers; at most 40 may be laid.
fw-fault-no-battlefield = There is no battlefield called "{ $word }".
fw-fault-no-force = { $side } has handed in no force; both sides bring one.
fw-fault-option = { $option } is { $value }; it must be { $allowed }.
fw-from-to = from { $least } to { $most }
fw-one-of-arcs = 360, 180 or 90 degrees
fw-fault-nobody-can-come = No force is legal with these options: the cheapest has { $units } Units and costs { $points } points.
`,`# The table of Plastic Fudge.
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
`];export{e as default};