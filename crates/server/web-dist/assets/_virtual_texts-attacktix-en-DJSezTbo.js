var e=[`# What is settled before a match of Attacktix.

ax-mode = How it is played
ax-mode-duel = Two players meet in a duel. Three or four play:
ax-mode-ffa = Everybody against everybody
ax-mode-team = In two teams, 2 against 1 or 2 against 2
ax-team-of = Team of { $seat }
ax-team-a = Team A
ax-team-b = Team B
ax-teams-is = A team shares its points. Seats that stay empty need no team.
ax-measure = Measured in
ax-measure-imperial = feet and inches
ax-measure-metric = metres and centimetres
ax-table = Table
ax-table-bare-table = Bare table
ax-table-fences-and-copse = Fences and copse
ax-table-towers-and-barrels = Towers and barrels
ax-table-stockade = Stockade
ax-table-junkyard = Junkyard
ax-table-the-citadel = The citadel
ax-table-sunken-maze = Sunken maze
ax-table-everything-at-once = Everything at once
ax-table-no-terrain = No terrain
ax-table-no-masters = No Battle Masters
ax-table-unnamed = Table without a name
ax-table-look = Look at the table
ax-table-bring = Bring a table file
ax-table-take = Play here
ax-options = Rules of this table
ax-options-all = All options
ax-options-reset = As in the rules
ax-options-changed = { $count } changed
ax-chapter-setup = Set-up and wheels
ax-chapter-movement = Movement
ax-chapter-attacks = Attacks
ax-chapter-defeat = Defeat
ax-chapter-specials = Special abilities
ax-chapter-victory = Victory
ax-chapter-other = More
ax-degrees = { $degrees }°
ax-centimetres = { $length } cm

option-aim_noise = Shaking hands
option-aim_noise-help = How far an aim usually errs to the side. Off: every shot goes where it is pointed.
option-aim_noise-0 = off: steady hands
option-aim_noise-0-5 = a little: 0.5°
option-aim_noise-1 = somewhat: 1°
option-aim_noise-2 = a lot: 2°
option-ring_out = Off the table is out
option-ring_out-help = A figure pushed over the edge is defeated.
option-ring_out_strict = Not even a bit over the edge
option-ring_out_strict-help = No part of a base may hang over.
option-force_points = Points of a force
option-force_points-exact = exactly as agreed
option-force_points-at-most = at most as agreed
option-optional_specials = Special abilities may be declined
option-optional_specials-help = Otherwise an ability that can be used is used.
option-setup_advance_turns_wheel = The advance at set-up turns the wheel
option-side_order = Who chooses a side first, with three or four
option-side_order-seat = the first seat
option-side_order-trial-grind = the lowest sum of a trial grind
option-hide_wheels = Hide the wheels
option-hide_wheels-help = At the table no card shows which Speeds a figure has.
option-tix_cm = Length of a tik
option-friendly_turn = Turning the base before an attack
option-friendly_turn-none = nobody
option-friendly_turn-melee = melee figures
option-friendly_turn-all = everybody
option-held_base = The attacker’s base is held
option-held_base-help = Otherwise a swing may knock over the figure that swings.
option-defeat = A figure is defeated
option-defeat-any-lift = when any part of its base lifts off
option-defeat-fully-down = when it lies
option-switch_impulse = Blow that trips a target switch
option-switch_impulse-help = In gram centimetres per second.
option-shock_impulse = Blow that topples a Battle Master at once
option-shock_impulse-help = In gram centimetres per second, on the upper body.
option-special_timing = When abilities are used
option-special_timing-immediate = after every attack
option-special_timing-step33 = after all attacks
option-own_goal_specials = A figure felled by its own side still uses its ability
option-recover_grinds = Standing up grinds the wheel
option-mutual = If nobody is left
option-mutual-draw = the game is drawn
option-mutual-active-loses = the player whose turn it is loses

# Faults of a table and of a set-up
ax-fault-no-such-piece = There is no piece of terrain { $piece }.
ax-fault-no-descriptor = A piece of terrain is at least one of: high barrier, low barrier, slowing, cover, object.
ax-fault-descriptors = These qualities of terrain do not go together.
ax-fault-high-barrier-combined = A high barrier cannot be anything else as well.
ax-fault-object-combined = An object cannot be anything else as well.
ax-fault-map = There is no map called { $map }.
ax-fault-same-id = { $id } is there twice; every piece and every section has a name of its own.
ax-fault-made-of = { $id }: { $name } is made of { $made_of }, and of nothing else.
ax-fault-section-length = { $id }: a section is 1 to { $most } mm long; this has { $length } mm.
ax-fault-weak = { $id }: only barriers that cannot be destroyed have weak points.
ax-fault-area = { $id }: an area has 3 to { $most } corners and must be convex.
ax-fault-facing = { $id }: { $facing } is not a direction; it must be 0 to 35999 hundredths of a degree.
ax-fault-gone = { $id } is off the table; leave it out.
ax-fault-overlap = { $id } and { $other } overlap.
ax-fault-seats = { $seats } cannot play this way: a duel takes two, teams two to four, a free-for-all three or four.
ax-fault-seat-name = Seat { $at } is called { $name }; the seats are p1 to p4.
ax-fault-teams = There are two teams; everybody at the table is in one of them.
ax-fault-limit = { $limit } points cannot be agreed; choose a multiple of 100 from { $least } to { $most }.
ax-fault-allowance = { $allowance } Battle Masters for each player are not allowed; choose 0 to { $most }.
ax-fault-option = { $option } is { $value }; it must be from { $least } to { $most }.
ax-fault-no-such-table = There is no table called { $word }.
ax-fault-no-force = { $seat } has handed in no force; everybody brings one.
ax-fault-force-of-nobody = There is a force of { $seat }, who does not sit at this table.
ax-fault-uneven-masters = Everybody fields the same number of Battle Masters; here it is { $counts }.
ax-fault-team-points = { $team }, { $part }: { $points } points together; exactly { $agreed } are asked for.
ax-fault-team-points-most = { $team }, { $part }: { $points } points together; at most { $agreed } are asked for.
ax-fault-uneven-teams = { $part } of the teams: { $points } points; both bring the same.
ax-fault-team-room = The bases of { $team } take { $width } mm; their line has room for { $room } mm.
`,`# What happened, in sentences.
at-log-grind = { $figure } is ground: { $window }.
at-log-coin = The coin shows { $colour }: { $seat } begins.
at-log-coin-dispute = The coin shows { $colour }; { $seat } called.
at-log-side = { $seat } takes its side: { $side }.
at-log-placed-hidden = { $seat } places a figure.
at-log-placed = { $figure } is placed at the line ({ $at }).
at-log-placed-ahead = { $figure } is placed at the line ({ $at }) and advances { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }.
at-log-ready = { $seat } is ready.
at-log-opened = All figures stand on the table.
at-log-turn = Turn { $number }: { $seat }, { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
  }
at-log-turned = { $figure } stays where it is and faces { $degrees }°.
at-log-moved = { $figure } moves { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; its window shows { $window }.
at-log-moved-stopped = { $figure } moves { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  } and is stopped by terrain; its window shows { $window }.
at-log-pushed = { $figure } moves { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  } and pushes { $object }; its window shows { $window }.
at-log-moves-ended = { $seat } is done with moving.
at-log-moves-ended-covered = { $seat } is done with moving; in cover: { $covered }.
at-log-base-turned = { $figure } turns its base to { $degrees }°.
at-log-section = { $section } is gone.
at-log-section-by = { $figure } destroys { $section }.
at-log-object-fell = { $object } falls over.
at-log-object-moved = { $object } is moved.
at-log-object-fell-by = { $object } falls over, hit by { $seat }’s attack.
at-log-object-moved-by = { $object } is moved by { $seat }’s attack{ $length }.
at-log-by-cm = , { $cm } cm
at-log-rolled = Rolled: { $figures }.
at-log-object-removed = { $object } is off the table.
at-log-shifted = { $figure } is shifted to { $at }; its window shows { $window }.
at-log-attack = { $figure } attacks with its { $weapon } ({ $aim }). { $shaken } { $wound } { $blows } { $shifted }
at-log-shot = { $figure } fires missile { $shot } of its { $weapon }: { $aim }. { $shaken } { $wound } { $blows } { $shifted }
at-log-attack-at = { $figure } attacks { $target } with its { $weapon }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shoots-at = { $figure } shoots at { $target } with its { $weapon }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shot-at = { $figure } fires missile { $shot } of its { $weapon } at { $target }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shaken = The hand shakes: { $off }.
at-log-held-back = Something was in the way: wound to { $percent } % only.
# Says only that the base has moved. Its figure may be defeated: its latch may have opened, or it may be off the table.
at-log-shoved = Shoved but not knocked over: { $figures }.
# Where an attack hit a figure, and what that did: "hit low, at the legs, from 11.1 tix away, shoved 0.5 tix"
at-hit = hit { $where }
at-hit-low = hit low, { $where }
at-hit-high = hit high, { $where }
at-hit-from = { $hit }, from { $length } away
at-hit-shoved = shoved { $far }
at-hit-named = { $figure } ({ $hit })
# Why a figure that was hit did not fall
at-stood-low = The hit was low, { $where }, where a push tips little: the figure leaned only { $lean }°.
at-stood-edge = The hit was { $where }, but near the edge, where a push turns more than it tips: the figure leaned only { $lean }°.
at-stood-weak = The hit was { $where }, but too weak to tip the figure: it leaned only { $lean }°.
at-log-shook = The hand shook.
at-log-missed = It hits nobody.
# Why an attack hit nobody
at-miss-met = The missile first met { $thing }.
at-miss-held = It hit { $target }, but did not knock it over.
at-miss-over = The missile flew over { $target }.
at-miss-short = The missile fell short of { $target }.
at-miss-beside = The missile passed beside { $target }.
at-miss-nothing = The missile met nobody on its way.
at-miss-reach = The weapon reaches { $reach }; the nearest enemy stood { $far } away.
at-miss-far = No enemy was within reach.
at-miss-swing = The weapon passed beside every enemy within reach.
at-log-switch = The { $part } switch of { $figure } trips ({ $impulse } g cm/s).
at-log-switch-held = The { $part } switch of { $figure } holds ({ $impulse } g cm/s).
at-log-shock = The blow on the { $part } of { $figure } opens its latch ({ $impulse } g cm/s).
at-log-shock-held = The blow on the { $part } of { $figure } is too weak ({ $impulse } g cm/s).
at-part-left = left
at-part-right = right
at-part-torso = torso
at-part-head = head
at-log-defeat = { $figure } is defeated: { $why }{ $by }{ $hit }. { $special }
at-log-defeat-hit = { $figure } is defeated{ $hit }. { $special }
at-cause-fall = it was knocked over
at-cause-lean = it leans, or its base is off the surface
at-cause-ring-out = it is off the table
at-cause-latch = its latch opened
at-cause-take-down = a special took it down
at-cause-resignation = its player gave up
at-log-by = , by { $figure }
at-log-by-own = , by { $figure } of its own side
at-log-hit = { " " }({ $hit })
at-log-window-white = Its wheel stood on a star, so { $special } may work.
at-log-window-blank = Its wheel stood on no star, so { $special } does not work.
at-log-window-own = Its own side felled it, so { $special } does not work in this game.
at-special-was-used = Its wheel stood on a star: { $special } works.
at-special-was-failed = Its wheel stood on a star, but { $special } finds nothing to act on.
at-special-was-declined = Its wheel stood on a star, but { $special } is declined.
at-log-special-used = { $ability } of { $figure } is used. { $does }
at-log-special-used-on = { $ability } of { $figure } is used on { $targets }. { $does }
at-log-special-failed = { $ability } of { $figure } finds nothing to act on and has no effect. Its card says: { $does }
at-log-special-too-many = { $ability } of { $figure } fails: no more than 32 specials are used in a turn.
at-log-special-declined = { $seat } declines { $ability } of { $figure }.
at-log-restored = { $figure } is set upright again.
at-log-return-short = { $figure } comes back into play.
at-log-return = { $figure } comes into play from { $from }, at { $at }.
at-from-pool = its own figures
at-from-in-play = the table
at-from-lying = where it lay
at-from-backup = the Back-Up force
at-from-defeated = the Defeated area
at-log-capture = { $figure } now belongs to { $seat }.
at-log-pinned = { $figure } may not move in its next turn.
at-log-extra = { $seat } has { $extra ->
    [one] 1 more attack
   *[other] { $extra } more attacks
  } in its next turn.
at-log-to-defeated = { $figure } goes to the Defeated area.
at-log-bot-choice = { $seat } was silent; the table chose.
at-log-pass = { $seat } passes.
at-log-disputed = { $seat } opens a dispute: “{ $about }”
at-log-dispute = { $called } was called and { $colour } came up: { $seat } is right.
at-log-dropped = { $seat } has no figure left and drops out.
at-log-resigned = { $seat } gives up.
at-log-won = { $winners } wins. { $how }
at-log-won-places = { $winners } wins. { $how } Places: { $places }
at-log-draw = A draw. { $how }
at-place = { $place }. { $seats }

# What each attack of the other players did, at the start of a turn
at-figure-yours = your { $figure }
at-each-hit = { $figure } hit { $hits }.
at-each-down = { $figure } (down, { $points } points)
at-each-stands = { $figure } (still stands)
at-each-struck = { $figure } landed a blow that counts.
at-each-thing = { $figure } hit no figure, only things.
at-each-missed = { $figure } missed { $target }.
at-each-nobody = { $figure } hit nobody.
at-each-also = Also down: { $figures }.
`,`# Names that come with Attacktix.
at-name-anvil-colossus = Anvil Colossus
at-name-boiler-captain = Boiler Captain
at-name-bramble-trooper = Bramble Trooper
at-name-briar-matriarch = Briar Matriarch
at-name-burr-slinger = Burr Slinger
at-name-clamp-diver = Clamp Diver
at-name-gauge-seer = Gauge Seer
at-name-glass-leviathan = Glass Leviathan
at-name-hedge-captain = Hedge Captain
at-name-kite-captain = Kite Captain
at-name-lens-sniper = Lens Sniper
at-name-mirror-adept = Mirror Adept
at-name-moss-healer = Moss Healer
at-name-old-oakmaw = Old Oakmaw
at-name-piston-bruiser = Piston Bruiser
at-name-prism-regent = Prism Regent
at-name-rivet-lancer = Rivet Lancer
at-name-rivet-trooper = Rivet Trooper
at-name-root-wrestler = Root Wrestler
at-name-shard-guard = Shard Guard
at-name-shard-trooper = Shard Trooper
at-name-sky-herald = Sky Herald
at-name-stag-hurler = Stag Hurler
at-name-storm-caller = Storm Caller
at-name-thorn-rider = Thorn Rider
at-name-valve-marshal = Valve Marshal
at-name-wind-dancer = Wind Dancer
at-form-rooted = Rooted
at-form-sled = Sled
at-faction-brasswake = Brasswake
at-faction-glasswind = Glasswind
at-faction-thornmarch = Thornmarch
at-ability-fold-down = Fold Down
at-ability-unfold = Unfold
at-ability-answering-fire = Answering Fire
at-ability-spare-parts = Spare Parts
at-ability-muster = Muster
at-ability-recalibrate = Recalibrate
at-ability-second-wind = Second Wind
at-ability-undertow = Undertow
at-ability-dry-dock = Dry Dock
at-ability-seedfall = Seedfall
at-ability-war-chant = War Chant
at-ability-regrow = Regrow
at-ability-call-the-thicket = Call the Thicket
at-ability-entangle = Entangle
at-ability-stampede = Stampede
at-ability-mend = Mend
at-ability-take-root = Take Root
at-ability-uproot = Uproot
at-ability-deep-roots = Deep Roots
at-ability-dazzle = Dazzle
at-ability-gust = Gust
at-ability-refract = Refract
at-ability-hold-the-line = Hold the Line
at-ability-slipstream = Slipstream
at-ability-focus = Focus
at-ability-shatter = Shatter
at-ability-gather-the-flock = Gather the Flock
at-ability-herald-s-call = Herald's Call
at-ability-breaking-wave = Breaking Wave
at-form-plain = plain form
at-piece-f01 = Signal Tower
at-piece-f02 = Copse
at-piece-f03 = Reed Fence
at-piece-f04 = Citadel
at-piece-f05 = Palisade
at-piece-f06 = Scrap Heap
at-piece-f07 = Sunken Maze
at-piece-f08 = Mire
at-piece-f09 = Smoke Bank
at-piece-f10 = Barrel
at-piece-f11 = Rubble line
at-piece-f12 = Crate stack
at-weapon-ln-minus = light bolt launcher
at-weapon-ln = bolt launcher
at-weapon-ln-plus = heavy bolt launcher
at-weapon-vol4 = four-bolt launcher
at-weapon-vol2h = two heavy missiles
at-weapon-sl6 = blade
at-weapon-sl7 = long blade
at-weapon-th = throwing arm
at-weapon-th-plus = great throwing arm
at-weapon-jb = jab
at-weapon-cl = claw
at-kind-ranged = launcher
at-kind-slash = slash
at-kind-throw = throw
at-kind-jab = jab
at-kind-claw = claw
at-class-W = Warrior
at-class-L = Leader
at-class-C = Captain
at-class-T = Trooper
at-class-S = Specialist
at-class-M = Mega
`,`# Why a decision is refused.
at-phase-now-sides = sides are chosen
at-phase-now-setup = figures are placed
at-phase-now-play = turns are taken
at-phase-now-over = the game is over
at-part-of-target = a figure
at-part-of-targets = figures
at-part-of-along = a place along the line
at-part-of-heading = a direction
at-part-of-roll = a length
at-part-of-use = that it is used
at-part-of-dir = a direction of the swing
at-refusal-moved = { $figure } has moved in this turn; each figure moves once.
at-refusal-pinned = { $figure } is pinned and may not move in this turn.
at-refusal-backwards = A figure does not roll backwards.
at-refusal-too-far-speed = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; the window of { $figure } shows { $limit }.
at-refusal-too-far-slowing = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } starts in slowing terrain and has { $limit }.
at-refusal-too-far-pushing = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } pushes and has { $limit }.
at-refusal-too-far-free-move = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } has { $limit } in this free move.
at-refusal-too-far-shift = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } is shifted { $limit } at most.
at-refusal-too-far-advance = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } advances { $limit } at most.
at-refusal-too-far-most = A figure is shifted by 0 to { $most } tix.
at-refusal-enemy-in-the-way = { $figure } would run into { $other }; opponents are not pushed.
at-refusal-in-the-way = { $figure } would run into { $other }.
at-refusal-high-barrier = { $section } is part of a high barrier; no figure moves through it.
at-refusal-astride = { $figure } would stop astride { $section }, or too near beyond it.
at-refusal-off-the-surface = The wheel of { $figure } would leave the surface.
at-refusal-not-crossed = { $section } is not crossed, so it is not destroyed.
at-refusal-indestructible = { $section } cannot be destroyed.
at-refusal-not-pushable = { $object } cannot be pushed: only standing objects that can be knocked over are, and no towers.
at-refusal-not-touching = { $figure } does not touch { $object } at the start.
at-refusal-not-ahead = { $object } is not ahead of { $figure }.
at-refusal-turns-while-pushing = { $figure } does not turn between rolls while it pushes { $object }.
at-refusal-push-into-enemy = { $object } would run into { $other }; opponents are not pushed.
at-refusal-push-blocked = { $object } cannot be pushed past { $other }.
at-refusal-push-over-the-edge = { $object } would be pushed over the edge.
at-refusal-not-in-pool = { $figure } is not in the battle force that is placed.
at-refusal-not-your-choice = { $seat } chooses a side first.
at-refusal-side-taken = That side is taken by { $seat }; free is: { $free }.
at-refusal-not-beside = The others take the two sides beside the first player’s; free is: { $free }.
at-refusal-off-line = { $figure } is off its place: its front must touch its own line.
at-refusal-off-surface = { $figure } would stand over the edge: along the line, { $along } tix from the middle; { $most } is the most.
at-refusal-near-side = { $figure } is { $gap } tix from another player’s side; at least { $least } are asked for.
at-refusal-advance = { $figure } cannot advance { $advance } tix: 0 to { $most } from the line are allowed.
at-refusal-overlaps = { $figure } would stand on the base of { $other }.
at-refusal-not-placed = Still to be placed at the line: { $figures }.
at-refusal-ready = You are done with set-up; the others still place their figures.
at-refusal-not-asked = The special of { $figure } is not up for a decision now.
at-refusal-not-optional = A special that can be used must be used; at this table it cannot be declined.
at-refusal-missing = This special needs { $part }.
at-refusal-needless = This special does not need { $part }.
at-refusal-no-such-figure = There is no figure { $figure }.
at-refusal-not-itself = { $figure } cannot return itself.
at-refusal-not-an-opponent = { $figure } is not an opponent.
at-refusal-not-of-your-team = { $figure } is not on your team.
at-refusal-not-your-own = { $figure } is not yours; specials for one’s own figures never reach another player.
at-refusal-elsewhere = { $figure } is not where this special reaches.
at-refusal-not-named = The special does not reach { $figure }: its class, faction, name or points do not fit.
at-refusal-captured = { $figure } was captured in this turn and does not attack again in it.
at-refusal-twice = { $figure } is named twice.
at-refusal-how-many = This special takes 1 to { $most } figures.
at-refusal-off-the-line = The whole base must be on the surface: from { $least } to { $most } tix along the line.
at-refusal-not-on-this-map = { $figure } is a Battle Master and may not enter this map.
at-refusal-line-full = No place is free for { $figure } on its line.
at-refusal-not-your-turn = It is the turn of { $seat }.
at-refusal-wrong-step = That is not possible now: { $step ->
    [sides] the players are still choosing sides
    [placing] the players are still placing figures
   *[turns] the players take their turns already
}.
at-refusal-still-moving = Moves come first; attacks begin once the movement step has been ended.
at-refusal-moves-over = The movement step is over; all moves come before the first attack.
at-refusal-special-first = The special of { $figure } comes first; { $seat } decides on it.
at-refusal-free-first = First { $seat } makes the free move or attack of { $figure }, or passes.
at-refusal-no-free-move = { $figure } does not move in this free attack.
at-refusal-volley-first = The volley of { $figure } comes first: { $seat } fires the next missile or ceases fire.
at-refusal-no-volley = There is no volley with a missile left.
at-refusal-nothing-to-pass = There is nothing to pass: you have no free move or attack now.
at-refusal-dispute-first = A dispute is open; { $seat } calls red or white first.
at-refusal-no-dispute = No dispute is open that asks for a colour.
at-refusal-disputed-already = You have opened a dispute since the last attack; you may open the next one after another attack or in the next turn.
at-refusal-dispute-about-nothing = Say what the dispute is about, in at most 200 characters.
at-refusal-game-over = The game is over.
at-refusal-out-of-game = { $seat } is out of the game.
at-refusal-not-yours = { $figure } is not yours.
at-refusal-not-in-play = { $figure } is not in play.
at-refusal-attacked = { $figure } has attacked in this turn; each attack of a turn is made by a different figure.
at-refusal-no-attack-left = No attack is left in this turn.
at-refusal-not-the-free-attacker = The free attack is made by { $figure }.
at-refusal-spent = { $figure } has fired or struck; its weapon is ready again at the end of the turn.
at-refusal-out-of-arc = { $part } of this weapon cannot be { $value }; it goes from { $least } to { $most }.
at-refusal-no-such-articulation = A weapon of this kind cannot be adjusted so: { $part }.
at-refusal-aim-changed = The aim of a volley does not change between its shots.
at-refusal-not-the-volley = The volley is fired by { $figure }.
at-refusal-base-stays = Bases are turned in the movement step only.
at-refusal-only-melee-turns = At this table only figures with a melee weapon turn in the attack step.
at-refusal-no-such-section = There is no section { $section } of a barrier.
at-refusal-not-destroyed = { $piece } cannot be destroyed.
at-refusal-section-gone = { $section } is gone already.
at-refusal-out-of-reach = { $section } is out of reach: the weapon reaches { $reach } tix from the middle of the base.
at-refusal-section-in-the-way = { $other } stands between the figure and the middle of { $section }.
at-refusal-in-cover = { $figure } is in cover inside { $piece }; from there it does not fire.
at-refusal-across-cover = { $figure } is in cover at { $piece }; it does not fire across it.
at-refusal-protected = The first base on this line is that of { $figure }, which cover protects.
`,`# Tournaments of Attacktix.

ax-tour-name = Name of the tournament
ax-tour-unnamed = Tournament without a name
ax-tour-new = Our tournament
ax-tour-clear = Begin anew
ax-tour-lead = Several rounds of everybody against everybody, three or four at a table; then the two best meet in a duel.
ax-tour-players = Players
ax-tour-rounds = Rounds
ax-tour-name-of = Player { $n }
ax-tour-who = Where player { $n } sits
ax-tour-here = at this device
ax-tour-invite = comes by a link
ax-tour-force = Force of { $name }
ax-tour-names = Give everybody a name of their own first.
ax-tour-begin = Begin the tournament
ax-tour-who-plays = Players, forces, table
ax-tour-round = Round { $n }
ax-tour-game = Game { $n }
ax-tour-start = Start this game
ax-tour-go-waiting = To the table (waiting)
ax-tour-go-playing = To the table
ax-tour-go-over = To the finished game
ax-tour-look = See how it stands
ax-tour-match = The match
ax-tour-invite-for = Link for { $name }
ax-tour-by-hand = Played elsewhere? Enter the result
ax-tour-enter = Enter
ax-tour-shared = Players who share a place get the same number.
ax-tour-result = Result
ax-tour-place = { $n }.
ax-tour-reopen = Take it back
ax-tour-standings = Standings
ax-tour-player = Player
ax-tour-points = Points
ax-tour-in-final = in the final
ax-tour-left = { $count ->
    [one] 1 game is left.
   *[other] { $count } games are left.
}
ax-tour-all-played = All games are played.
ax-tour-level = Players are still level; the toss of a coin, red or white, decides.
ax-tour-toss = Toss the coin
ax-tour-coins = The coin came up: { $coins }
ax-coin-red = red
ax-coin-white = white
ax-tour-final = The final
ax-tour-against = { $one } against { $other }
ax-tour-start-final = Start the final
ax-tour-drawn = The final ended without a winner. Play it again, or say who has won.
ax-tour-again = Play it again
ax-tour-won-by = { $name } has won
ax-tour-winner = { $name } wins the tournament!
ax-tour-saved = Tournaments on this device
ax-tour-import = Open a tournament file
ax-tour-not-begun = nobody yet
`,`# The workshop of Attacktix: forces and figures.

ax-benches = Workbenches
ax-bench-forces = Forces
ax-bench-figures = Figures
ax-bench-tournament = Tournament

# Forces
ax-force-name = Name of the force
ax-force-unnamed = Force without a name
ax-force-new = My force
ax-force-clear = Begin anew
ax-part-battle = Battle force
ax-part-backup = Back-Up force
ax-empty-battle = No figure is at the line yet. Add figures below, or begin with a ready-made force.
ax-empty-backup = No figure is in waiting yet. The Back-Up force is worth half the points.
ax-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ax-of = { $now } of { $most }
ax-points-left = { $left } left
ax-points-over = { $over } too many
ax-points-met = exactly
ax-masters = Battle Masters
ax-limits = Judged for { $limit } points
ax-limit = Points of a battle force
ax-allowance = Battle Masters for everybody
ax-official = Tournament rules: no Battle Masters
ax-at-most = Fewer points will do
ax-house-prices = Prices of the house
ax-facts = { $battle } + { $backup } points
ax-line = { $battle }; in waiting: { $backup }
ax-nobody = nobody
ax-stranger = The figure { $code } is not in the catalogue.
ax-pick-figure = Pick a figure to look at it.
ax-mark-fault = fault
ax-remove = Remove
ax-to-backup = To the Back-Up force
ax-to-battle = To the battle force
ax-said-added = { $name } added; { $part }: { $points } points.
ax-said-removed = { $name } removed.
ax-said-carried = { $name } is in the { $part } now.
ax-wheel = Wheel

# Choosing
ax-tabs = What to choose from
ax-tab-catalogue = Catalogue
ax-tab-mine = Own figures
ax-tab-forces = Forces
ax-mine-none = No figures of your own are saved on this device yet.
ax-to-figures = To the editor for figures
ax-saved-forces = On this device
ax-saved-none = Nothing is saved yet. What you save stands here.
ax-ready-forces = Ready-made
ax-filters = Show
ax-faction = Faction
ax-weapon = Weapon
ax-any = all
ax-order = Order
ax-order-code = by faction
ax-order-points = by points
ax-look = Look at { $name }
ax-add-battle = Add { $name } to the battle force
ax-add-backup = Add { $name } to the Back-Up force
ax-plus-battle = +
ax-plus-backup = + ◐

# Price
ax-bill = What it costs
ax-bill-figure = Figure
ax-bill-points = Points
ax-bill-thumb = Rule of thumb
ax-bill-sum = Together

# Files, sharing, paper
ax-arrived-force = A force for you
ax-arrived-figure = A figure for you
ax-import-force = Open a force file
ax-import-figure = Open a figure file
ax-import-value = { $key } cannot be { $value }.
ax-print-title = Print labels and cards
ax-print-lead = A label for each base and a card for each figure, at their true size. Print at 100 %.

# Figures
ax-figures = My figures
ax-figure-name = Name of the figure
ax-figure-unnamed = Figure without a name
ax-figure-new = New figure
ax-figure-clear = Begin anew
ax-figure-coded = { $name } ({ $code })
ax-figure-good = The figure may play.
ax-saved-figures = On this device
ax-ready-figures = Begin with a figure of the catalogue:
ax-copy = Take a copy
ax-form = Form
ax-form-plain = plain form
ax-form-called = Name of the form
ax-form-second = Other form
ax-faction-known = Factions there are
ax-class = Class
ax-base = Base
ax-base-standard = ordinary
ax-base-master = of a Battle Master
ax-price = Price
ax-price-weapon = Weapon
ax-price-class = Class
ax-price-speed = Average Speed
ax-price-ability = Ability × white windows
ax-price-rounding = Rounding
ax-wheel-red = { $red } red, { $white } white
ax-wheel-special = { $count } white special windows
ax-window-speed = Speed of window { $n }
ax-window-colour = Colour of window { $n }: { $colour }
ax-window-special = Special window { $n } is white
ax-colour-r = red
ax-colour-w = white

# Abilities
ax-ability = Special ability
ax-ability-name = Name
ax-effect = It does
ax-effect-return-self-spot = Stand up
ax-effect-return-self-line = Come back
ax-effect-return-defeated = Rally
ax-effect-reinforce = Reinforce
ax-effect-exchange = Exchange
ax-effect-free-attack = Free attack
ax-effect-free-move = Free move
ax-effect-extra-attack = Extra attack
ax-effect-force-move = Force move
ax-effect-capture = Capture
ax-effect-take-down = Take-down
ax-effect-regrind = Regrind
ax-effect-pin = Pin
ax-effect-of-free-move = Up to how many tix
ax-effect-of-force-move = Up to how many tix
ax-effect-of-regrind = Up to how many figures
ax-effect-number-force-move = force move
ax-effect-number-free-move = free move
ax-effect-number-number-of-extra-attacks = number of extra attacks
ax-effect-number-number-of-figures-to-grind = number of figures to grind
ax-effect-number-number-of-turns-pinned = number of turns pinned
ax-up-to-speed = its Speed
ax-moves-first = It may move first, up to its Speed
ax-exchange-with = With another form that is called { $name } as well:
ax-names-whom = Whom it names
ax-points-most = Points at most
ax-not-master = no Battle Masters
ax-filter-more = Names, forms, weapons
ax-filter-names = Names, with commas between
ax-filter-form = Form
ax-guard = It needs another figure
ax-guard-side = Whose
ax-guard-zone = Where
ax-side-own = an own one
ax-side-enemy = an opponent’s
ax-zone-in-play = in play
ax-zone-backup = in the Back-Up force
ax-zone-defeated = in the Defeated area

# Faults
ax-unreadable = The server cannot read it: { $because }
ax-faults = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
ax-faults-none = The force is legal.
ax-fault-no-such-figure = There is no figure { $code } in the catalogue.
ax-fault-format = This is not a force of Attacktix: its format must be 1, and its game attacktix.
ax-fault-format-table = This is not a table of Attacktix: its format must be 1, and its game attacktix.
ax-fault-name = The name of the force has { $letters } letters; at most { $most } will do.
ax-fault-name-table = The name of the table has { $letters } letters; it needs 1 to { $most }.
ax-fault-empty = The battle force is empty; it needs at least one figure.
ax-fault-points = { $part }: { $points } points; exactly { $agreed } are asked for.
ax-fault-points-most = { $part }: { $points } points; at most { $agreed } are asked for.
ax-fault-contribution = The battle force has { $points } points; every member of a team brings at least { $least }.
ax-fault-masters = { $count } Battle Masters in both parts together; { $allowed } are allowed.
ax-fault-masters-official = { $count } Battle Masters; by tournament rules there are none.
ax-fault-masters-map = { $count } Battle Masters; on this map there are none.
ax-fault-room = The bases of the battle force take { $width } mm; the line has room for { $room } mm.
ax-fault-room-table = { $id } reaches beyond the room for terrain, which goes from the middle { $across } mm to the sides and { $deep } mm towards the lines.
ax-fault-many = { $figures } figures; a force has at most { $most }.
ax-fault-many-table = { $of }: { $count }; a table has at most { $most }.
ax-fault-many-types = { $figures } figure types of your own; a force has at most { $most }.
ax-fault-code = The code { $code } is taken; every figure type has its own.
ax-fault-figure-name = { $code }: the name of its { $of } has { $letters } letters; 1 to { $most } are allowed, without spaces around it.
ax-name-of-figure = figure
ax-name-of-form = form
ax-name-of-faction = faction
ax-name-of-ability = ability
ax-fault-figure-class = { $code }: a Mega goes with the large base and a weapon of the Battle Masters, every other class with the others. For this class: { $weapons }.
ax-fault-figure-weapon = { $code }: its weapon must be one of { $weapons }.
ax-fault-figure-colours = { $code }: { $red } of its 12 numbers are red; 6 must be red and 6 white.
ax-fault-figure-specials = { $code }: { $white } of its special windows are white; { $least } to { $most } are allowed.
ax-fault-figure-speed = { $code }: its Speeds go from { $low } to { $high }; { $least } to { $most } are allowed for its weapon.
ax-fault-figure-spread = { $code }: its highest Speed is { $spread } above its lowest; at most { $most } is allowed.
ax-fault-figure-ability = { $code }: it has no ability; every figure has one.
ax-fault-figure-effect = { $code }: its { $what } is { $value }, which is out of bounds.
ax-fault-figure-guard = { $code }: this ability needs another figure of your own in play; say which.
ax-fault-figure-masters = { $code }: this ability does not reach Battle Masters; leave them out.
ax-fault-figure-take-down = { $code }: a take-down defeats the figure that felled its user; its owner cannot choose another.
ax-fault-figure-form = { $code }: an exchange needs another form of the same name among your figures.
ax-fault-figure-filter = { $code }: an ability names at most { $most } of a kind, each with 1 to { $letters } letters.
ax-fault-figure-points = { $code }: it says { $points } points, but comes to { $price }.

# Ready-made forces
ax-force-boiler-watch = Boiler watch
ax-force-hedge-choir = Hedge choir
ax-force-kite-line = Kite line
ax-force-three-banners = Three banners
ax-force-long-barrels = Long barrels
ax-force-the-colossus = The colossus
ax-force-the-old-wood = The old wood
ax-force-grand-muster = Grand muster
ax-about-boiler-watch = The Marshal folds down when he falls; Troopers stand up again as long as the Captain stands.
ax-about-hedge-choir = A Matriarch, a wrestler and a hurler in front, a Healer behind, and Troopers in waiting.
ax-about-kite-line = A Sniper and a Captain shoot, a Dancer runs round the back, and one figure holds the line.
ax-about-three-banners = A bit of every faction: a slash, a throw and two launchers.
ax-about-long-barrels = Launchers that need not come near anybody.
ax-about-colossus = A Battle Master with four missiles, and the Troopers who stand round it.
ax-about-old-wood = A great thrower in the middle, and everybody who can close in beside it.
ax-about-grand-muster = Two hundred points without a Battle Master: every kind of weapon of the ordinary figures.
`,`# The table of Attacktix.
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
`];export{e as default};