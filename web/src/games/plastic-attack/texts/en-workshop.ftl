# The army workshop of Plastic Attack.

pw-title = Army workshop
pw-lead = Line up your figures, give each a character card, and share out { $points } Power Points.
pw-edition-2009 = 2009 edition
pw-edition-revised = Revised edition
pw-the-edition-2009 = the 2009 edition
pw-the-edition-revised = the revised edition
pw-editions = Edition
pw-army-name = Name of the army
pw-army-unnamed = Army without a name
pw-army-new = My army

# The line
pw-line = The line, from left to right
pw-line-empty = Your shelf is empty. Choose figures below, or begin with a ready-made army.
pw-line-some = { $count ->
    [one] 1 figure
   *[other] { $count } figures
  }
pw-line-usual = Two to five figures are usual.
pw-slot = { $figure }, { $place } of { $count }, Power { $power }
pw-slot-keys = Arrow keys go along the line, Shift and an arrow key moves the figure, + and − turn its die, Delete takes it out.
pw-slot-moved = { $figure } now stands at place { $place } of { $count }.
pw-slot-gone = { $figure } has left the line.
pw-slot-new = { $figure } joins the line at place { $place }.
pw-slot-rides = rides { $mount }
pw-more-figures = Add a figure
pw-drag = Drag to another place

# Power
pw-power-of = Power of { $figure }
pw-power-value = { $power } of { $faces }
pw-power-up = More Power for { $figure }
pw-power-down = Less Power for { $figure }
pw-points-left = { $left ->
    [0] All { $budget } points are spent
    [one] 1 point left of { $budget }
   *[other] { $left } points left of { $budget }
  }
pw-points-over = { $over ->
    [one] 1 point over the limit of { $budget }
   *[other] { $over } points over the limit of { $budget }
  }
pw-points-lost = Points that stay in the box are lost.
pw-deal = Deal the rest

# What is wrong
pw-faults = What is not right yet
pw-faults-none = Ready to play
pw-fault-unreadable = The server cannot read this army: { $because }
pw-fault-army-stranger =
    { $place ->
        [file] The file has “{ $key }”; it may have { $known }.
       *[other] { $place } has “{ $key }”; it may have { $known }.
    }
pw-fault-army-missing =
    { $place ->
        [file] The file has no “{ $key }”; it must have one.
       *[other] { $place } has no “{ $key }”; it must have one.
    }
pw-fault-army-misfit =
    { $must ->
        [one] { $place } is { $is }; it must be the number 1.
        [power] { $place } is { $is }; it must be a whole number from 1 to 10.
        [object] { $place } is { $is }; it must be an object in curly brackets.
        [figures] { $place } is { $is }; it must be a list of figures.
        [colors] { $place } is { $is }; it must be a list of three colours such as "#4b7f3a".
        [word] { $place } is { $is }; it must be one of { $words }.
       *[text] { $place } is { $is }; it must be text.
    }
pw-form-list = a list
pw-form-object = an object
pw-fault-army-format = The file is of format { $format }; only format 1 can be read.
pw-fault-army-other-game = The army is not for { $edition }.
pw-fault-army-name = The name of the army has { $characters } characters; at most 40 can be shown, without line breaks.
pw-fault-army-size =
    { $figures ->
        [one] The army has one figure; it must have { $min } to { $max }.
       *[other] The army has { $figures } figures; it must have { $min } to { $max }.
    }
pw-fault-army-figure-name = Figure { $nth } is called “{ $figure }”; a name has 1 to 40 characters, without line breaks.
pw-fault-army-kind = The type of { $figure } must have 1 to 80 characters, without line breaks.
pw-fault-army-same-name = Two figures are called { $figure }; each needs a name of its own.
pw-fault-army-same-kind = { $figure } is of a type that the army already has ({ $kind }); an army has one figure of each type.
pw-fault-army-power = The Power of { $figure } is { $power }; it must be 1 to 10.
pw-fault-army-too-much-power = The figures have { $sum } Power Points in all; there are 15.
pw-fault-army-no-action = { $figure } has “{ $word }” for { $slot }; there is no such special action.
pw-fault-army-other-edition = { $figure } has { $action } for { $slot }, which belongs to the other edition.
pw-fault-army-mount = { $figure } rides with “{ $mount }”; that must be another figure of the army.
pw-fault-army-color = { $figure } has the colour “{ $color }”; a colour is written like #4b7f3a.
pw-fault-setup-seats = There are { $seats } seats; 2 to { $most } can play.
pw-fault-setup-crowd = There are { $seats } seats, but at most { $max_players } players may sit down.
pw-fault-setup-army-size = An army must have { $min } to { $max } figures: both must be 1 to 15, and the first not above the second.
pw-fault-setup-max-turns = The longest game is set to { $max_turns } turns; it must be 1 to { $most }.
pw-fault-setup-max-players = The most players are set to { $max_players }; it must be 2 to { $most }.
pw-fault-setup-quick-game = The revised edition has no quick game.

# One figure
pw-figure-pick = Choose a figure of the line to see its card.
pw-card-of = Character card of { $figure }
pw-slot-high = Queen and Jack
pw-slot-mid = 10 and 9
pw-slot-low = 8 and 7
pw-slot-top = King and Ace
pw-slot-fixed = on every card
pw-slot-best = fits best
pw-slot-second = fits second best
pw-slot-third = fits third best
pw-move-left = Move left
pw-move-right = Move right
pw-take-out = Take out
pw-mount = Rides
pw-mount-none = nobody
pw-mount-note = Only for show: rider and mount stay two characters.
pw-edit-card = Change card and looks

# Buttons of the army
pw-save = Save
pw-save-copy = Save as new
pw-saved = Saved as “{ $name }”.
pw-play = Play this army
pw-share = Share by link
pw-print = Print cards
pw-export = Export file
pw-import = Import file
pw-clear = New army
pw-undo = Undo
pw-undone = Taken back.

# Collection
pw-figures = Figures
pw-figures-shipped = The twelve that come with the game
pw-figures-own = Your own
pw-add = Add
pw-add-figure = Add { $figure } to the line
pw-find-figure = Look at { $figure } in the line
pw-added = In the line
pw-new-figure = Design a character
pw-variant-of = Make a variant
pw-variant-of-figure = Make a variant of { $figure }
pw-edit = Edit
pw-edit-figure = Edit { $figure }
pw-delete = Delete
pw-delete-figure = Delete { $figure }
pw-needs-card = No card for this edition yet

# Armies
pw-armies = Armies
pw-ready = Ready-made
pw-saved-armies = Saved on this device
pw-saved-none = No army is saved yet. What you save stands here.
pw-open = Open
pw-open-army = Open { $name }
pw-rename = Rename
pw-rename-army = Rename { $name }
pw-rename-to = New name for { $name }
pw-duplicate = Duplicate
pw-duplicate-army = Duplicate { $name }
pw-delete-army = Delete { $name }

# The designer
pw-design-new = A new character
pw-design-edit = Change { $figure }
pw-design-name = Name
pw-design-variant = Variant
pw-design-variant-help = Another outfit of the same hero, such as winter. Empty if there is only one.
pw-design-shape = What it is
pw-design-head = On its head
pw-design-body = What it wears
pw-design-gear = What it carries
pw-design-color-1 = Main colour
pw-design-color-2 = Second colour
pw-design-color-3 = Accent
pw-design-color-own = Another colour
pw-design-surprise = Surprise me
pw-design-card = Special actions
pw-design-card-help = Pick what represents the character best for Queen and Jack. The same action may stand twice or three times.
pw-design-save = Save character
pw-design-save-add = Save and add to the line
pw-design-apply = Change it in this army
pw-design-apply-save = Change it and save the character
pw-design-nameless = A figure without a name
pw-cancel = Cancel

# The words of a look
pw-shape-figure = Person
pw-shape-robot = Robot
pw-shape-creature = Creature
pw-shape-vehicle = Vehicle
pw-head-bare = Nothing
pw-head-cap = Cap
pw-head-helmet = Helmet
pw-head-hood = Hood
pw-head-horns = Horns
pw-head-antenna = Antennas
pw-head-visor = Goggles
pw-head-bun = Bun
pw-head-crown = Crown
pw-head-mane = Mane
pw-body-shirt = Shirt
pw-body-coat = Coat
pw-body-armour = Armour
pw-body-cape = Cape
pw-body-apron = Apron
pw-body-fur = Fur
pw-body-plates = Plates
pw-body-dress = Dress
pw-gear-nothing = Nothing
pw-gear-shield = Shield
pw-gear-spanner = Spanner
pw-gear-blaster = Blaster
pw-gear-book = Book
pw-gear-staff = Staff
pw-gear-bag = Bag
pw-gear-wings = Wings
pw-gear-wheels = Wheels
pw-gear-flask = Flask
pw-color-1 = Red
pw-color-2 = Orange
pw-color-3 = Yellow
pw-color-4 = Lime
pw-color-5 = Green
pw-color-6 = Teal
pw-color-7 = Sky
pw-color-8 = Blue
pw-color-9 = Navy
pw-color-10 = Purple
pw-color-11 = Pink
pw-color-12 = Wine
pw-color-13 = Brown
pw-color-14 = Cardboard
pw-color-15 = Grey
pw-color-16 = Cream

# Sharing, files, links
pw-share-title = Share “{ $name }”
pw-share-lead = Everybody who opens this link sees the army and can save it or play it. The whole army is in the link; it is stored nowhere else.
pw-share-link = Link to the army
pw-share-cannot = This browser cannot make such a link. Export the army as a file instead.
pw-import-title = Import an army
pw-import-open = Open this army
pw-import-schema = How the file of an army is written: JSON schema
pw-import-no-army = “army” has to be the list of figures.
pw-import-figure = Entry { $n } of the list is not a figure.
pw-import-figure-name = Figure { $n } has no name.
pw-import-words = { $name } (figure { $n }): “{ $key }” has to be text.
pw-import-power = { $name } (figure { $n }): the Power is { $power }, but it has to be a whole number.
pw-import-card = { $name } (figure { $n }) has no character card.
pw-import-slot = { $name } (figure { $n }): the card has no action for “{ $slot }”.
pw-import-look = { $name } (figure { $n }): the look has no “{ $key }” that can be drawn.
pw-import-colors = { $name } (figure { $n }): the look needs three colours such as #4b7f3a.
pw-arrived-title = An army came with this link
pw-arrived-lead = Look at it, then keep it or play it. Your own bench stays as it is until you open the army.
pw-arrived-broken = The army in this link is damaged. Ask for the link again, whole.
pw-arrived-save = Save it
pw-arrived-open = Open it in the workshop
pw-arrived-play = Play it

# The other edition
pw-convert-title = This army is of the other edition
pw-convert-lead = “{ $name }” has cards of { $from }. These cards of { $to } would take their place; Power, order and looks stay.
pw-convert-shipped = its own card of this edition
pw-convert-near = the nearest actions, change them as you like
pw-convert-same = unchanged
pw-convert-do = Open with these cards
pw-convert-leave = Leave it

# Printing
pw-print-title = Print character cards
pw-print-lead = Cards of 63 × 88 mm with crop marks and a Power tracker each, as a PDF.
pw-print-paper = Paper
pw-print-a4 = A4
pw-print-letter = Letter
pw-print-do = Download PDF
pw-print-missing = The PDF is ready. The print font lacks { $letters }; boxes stand in their place.
pw-print-busy = Making the PDF…

# Choosing an army for a game
pw-pick-saved = Your armies
pw-pick-ready = Ready-made armies
