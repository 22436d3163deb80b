# The force workshop of Plastic Fudge.

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
