# The workshop of Attacktix: forces and figures.

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
