var e=[`# Names that come with Plastic Attack; printed cards show them too.
pa-figure-captain-cardboard = Captain Cardboard
pa-figure-captain-cardboard-rain-cape = Captain Cardboard, Rain Cape
pa-figure-grandma-gearshift = Grandma Gearshift
pa-figure-tumble-tank = Tumble-Tank
pa-figure-professor-fizz = Professor Fizz
pa-figure-moss-lion = Moss Lion
pa-figure-needle-eye-nia = Needle-Eye Nia
pa-figure-the-understudy = The Understudy
pa-figure-sister-static = Sister Static
pa-figure-bolt-the-runaway = Bolt the Runaway
pa-figure-doctor-mend = Doctor Mend
pa-figure-paper-dragon = Paper Dragon

# Armies
pw-ready-cardboard-brigade = Cardboard Brigade
pw-ready-curtain-call = Curtain Call
pw-ready-kitchen-shelf = Kitchen Shelf
pw-ready-monsters-under-the-bed = Monsters Under the Bed
pw-ready-quick-feet = Quick Feet
pw-ready-sunday-drive = Sunday Drive
pw-ready-the-repair-shop = The Repair Shop
pw-ready-two-against-the-world = Two Against the World
`,`# The army workshop of Plastic Attack.

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
`,`# The table of Plastic Attack.

pa-own-seat = { $seat }
pa-own-figure = your { $figure }
pa-their-figure = { $seat }’s { $figure }
pa-figure-of = { $figure } ({ $seat })

# Cards
pa-card = { $rank } of { $suit }
pa-rank-J = Jack
pa-rank-Q = Queen
pa-rank-K = King
pa-rank-A = Ace
pa-suit-s = spades
pa-suit-h = hearts
pa-suit-d = diamonds
pa-suit-c = clubs

# Special actions
pa-special-armor = Armor
pa-special-blast = Blast
pa-special-boost = Boost
pa-special-dodge = Dodge
pa-special-explosion = Explosion
pa-special-heal = Heal
pa-special-intimidate = Intimidate
pa-special-intimidation = Intimidation
pa-special-knock-out = Knock Out
pa-special-luck = Luck
pa-special-master-plan = Master Plan
pa-special-mind-control = Mind Control
pa-special-quick-action = Quick Action
pa-special-recover = Recover
pa-special-sharpshooter = Sharpshooter
pa-special-shield = Shield
pa-special-sneak = Sneak
pa-special-special-weapon = Special Weapon
pa-special-stun = Stun
pa-special-vulnerable = Vulnerable
pa-short-armor = saves one figure once
pa-short-blast = its next attack +5
pa-short-boost = one figure: +2 Power
pa-short-dodge-2009 = your next defence +5
pa-short-dodge-revised = its next defence +5
pa-short-explosion = wounds another enemy instead
pa-short-heal = one figure: +2 Power
pa-short-intimidate = the loser’s next battle −5
pa-short-intimidation = the enemy’s next defence −5
pa-short-knock-out = the enemy loses a turn
pa-short-luck = roll one die, keep a higher number
pa-short-master-plan = chosen players get 3 new cards
pa-short-mind-control = a figure you captured joins you
pa-short-quick-action = attack again
pa-short-recover = takes back your captured figure
pa-short-sharpshooter = another enemy loses 1 Power instead
pa-short-shield = saves one figure once
pa-short-sneak = attack again
pa-short-special-weapon = your next attack +5
pa-short-stun = the enemy loses a turn
pa-short-vulnerable = the loser’s next battle: no Power
pa-does-armor = Lay the card of this attack beside one of your figures. When that figure would be wounded or captured, you may discard the card instead.
pa-does-blast = This figure adds 5 to its next attack.
pa-does-boost = Raise the Power of one of your figures by 2, up to 10.
pa-does-dodge-2009 = Add 5 the next time you defend, with any figure.
pa-does-dodge-revised = This figure adds 5 the next time it defends.
pa-does-explosion = Wound another figure of the defender instead of the beaten one, such as a stronger one. If it was wounded already, it is captured.
pa-does-heal = Raise the Power of one of your figures by 2, up to 10.
pa-does-intimidate = The wounded figure subtracts 5 in its next battle.
pa-does-intimidation = The defender subtracts 5 in the next defence, with any figure.
pa-does-knock-out = The defender loses the next turn, but still defends.
pa-does-luck = Roll the die of one of your figures; a higher number becomes its Power.
pa-does-master-plan = Players of your choice, you too if you like, discard their hands and draw three cards each.
pa-does-mind-control = A figure you captured joins your army with Power 1.
pa-does-quick-action = Take another turn at once.
pa-does-quick-action-turns = Take another turn at once; afterwards play goes the other way round.
pa-does-recover = Take back one of your figures that was captured, at its starting Power.
pa-does-sharpshooter = Another figure of the defender loses 1 Power instead of the beaten one.
pa-does-shield = Lay the card of this attack beside one of your figures. When that figure is beaten in a battle, you may discard the card instead of losing Power.
pa-does-sneak = Take another turn at once.
pa-does-sneak-turns = Take another turn at once; afterwards play goes the other way round.
pa-does-special-weapon = Add 5 the next time you attack, with any figure.
pa-does-stun = The defender loses the next turn, but still defends.
pa-does-vulnerable = The beaten figure lies face down: no Power in its next battle. If it was captured, choose another.

# Figures in words
pa-words-figure = { $figure }, Power { $power }, { $army }
pa-words-army = { $seat }’s army
pa-words-captive = { $figure }, captured by { $by }, belongs to { $owner }
pa-words-wounded = wounded: fights on without its Power
pa-words-face-down = face down
pa-card-wins = win an attack with:
pa-card-wins-nothing = no action from these cards
pa-card-wounded = wounded: +0
pa-card-face-down = face down: adds\xA00
pa-words-guards-shield = { $count ->
    [one] 1 Shield card
   *[other] { $count } Shield cards
  }
pa-words-guards-armor = { $count ->
    [one] 1 Armor card
   *[other] { $count } Armor cards
  }
pa-words-dodge = Dodge waits
pa-words-blast = Blast waits
pa-words-intimidate = Intimidate waits
pa-words-owner = belongs to { $seat }
pa-words-attacks = attacks
pa-words-defends = defends
pa-words-can-attack = can attack
pa-words-can-defend = can defend
pa-words-can-target = legal target
pa-words-picked = chosen
pa-words-rides = with { $mount }

# Armies
pa-you = you
pa-army-of = Army of { $seat }
pa-army-out = Out of the game
pa-army-empty = No figure stands here.
pa-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pa-hand-own = Your hand
pa-hand-of = Hand of { $seat }
pa-hand-empty = No card in hand
pa-to-decide = to move
pa-to-choose = chooses a card
pa-to-choose-you = choose a card
pa-to-decide-you = your move
pa-attack-player = Attack { $seat }
pa-name-player = { $seat } draws three
pa-captives = Captured
pa-captives-mine = My captives
pa-captives-lost = Lost to them
pa-captives-of = Captured by { $seat }
pa-mark-dodge = Dodge +{ $amount }
pa-mark-special-weapon = Special Weapon +{ $amount }
pa-mark-intimidation = Intimidation −{ $amount }
pa-mark-blast = Blast +{ $amount }
pa-mark-intimidate = Intimidate −{ $amount }
pa-mark-lost = { $count ->
    [one] Loses the next turn
   *[other] Loses { $count } turns
  }
pa-mark-extra = Extra turn
pa-guard-shield = Shield
pa-guard-armor = Armor
pa-card-of = Character card of { $figure }

# The middle of the table
pa-arena = The middle of the table
pa-draw-pile = Draw pile
pa-draw-pile-count = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pa-discard-pile = Discard pile
pa-discard-pile-count = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pa-discard-empty = The discard pile is empty.
pa-order-left = Play goes to the left, clockwise
pa-order-right = Play goes to the right, anticlockwise
pa-order-label = Order of play: { $order }. { $direction }.
pa-turn-number = Turn { $turn }
pa-begin = One figure attacks, one defends. Both sides lay a card face down. Card + Power: the attack wins with more or the same. Only the defender risks something.
pa-beaten-2009 = If beaten, it loses 1 Power; at 0 it is captured.
pa-beaten-quick = If beaten, it is captured at once.
pa-beaten-revised = If beaten, it is wounded; wounded again, it is captured.
pa-duel-attacks = attacks
pa-duel = { $attacker } attacks { $defender }
pa-duel-choosing = { $seat } chooses who defends
pa-duel-last = Last battle
pa-earlier-yours-won = Your attack: { $attack } against { $defence }, won.
pa-earlier-yours-lost = Your attack: { $attack } against { $defence }, lost.
pa-earlier-of-won = { $seat }’s attack: { $attack } against { $defence }, won.
pa-earlier-of-lost = { $seat }’s attack: { $attack } against { $defence }, lost.
pa-after-captive = A captured figure fights no more, unless a special action brings it back.
pa-after-not-higher = That is not higher, so the Power stays.
pa-after-unused = No { $action }: that needs a won attack.
pa-role-attacker = Attacker
pa-role-defender = Defender
pa-chosen = chosen
pa-chosen-words = { $seat } has chosen a card
pa-chosen-you = your card
pa-choosing = still chooses
pa-choosing-you = your card
pa-choosing-words = { $seat } still chooses a card
pa-no-card = no card
pa-no-card-words = { $seat } has no card; only Power counts
pa-your-card = Your card: { $card }
pa-won-yours = Your attack wins
pa-failed-yours = Your attack fails
pa-won-of = { $seat }’s attack wins
pa-failed-of = { $seat }’s attack fails
pa-part-no_card = no card
pa-part-power = Power
pa-part-face_down = face down
pa-part-wounded = wounded
pa-part-dodge = Dodge
pa-part-special-weapon = Special Weapon
pa-part-blast = Blast
pa-part-intimidation = Intimidation
pa-part-intimidate = Intimidate
pa-part-bonus = bonus
pa-part-penalty = penalty
pa-waiting-power = card + { $power } Power
pa-waiting-without = card + 0 ({ $why })
pa-total-of = Total of { $figure }

# Cues
pa-cue-wounded = Wounded!
pa-cue-captured = Captured!
pa-cue-face-down = Face down!
pa-cue-stood-up = Up again
pa-cue-guard-spent = Saved!
pa-cue-guard-kept = Takes the hit
pa-cue-joined = Joins!
pa-cue-rescued = Rescued!
pa-cue-used = { $action }!
pa-cue-declined = No { $action }
pa-cue-rolled = Luck: { $face }
pa-cue-reversed = The direction turns round!
pa-cue-turn-lost = { $seat } loses a turn
pa-cue-eliminated = { $seat } is out!
pa-cue-resigned = { $seat } gives up
pa-cue-timed-out = { $seat } has run out of time
pa-cue-broken-off = The battle is broken off
pa-cue-reshuffled = The discard pile is shuffled

# Prompts
pa-prompt-over = { $seat } wins.
pa-prompt-over-nobody = Nobody wins.
pa-prompt-attack = Choose the figure that attacks.
pa-prompt-actions = Its die shows its Power, which adds to your card. Its lines say which action you may use after a win with which card.
pa-begins-you = You begin, because you were dealt the first Ace.
pa-begins = { $seat } begins: the first Ace was dealt to { $seat }.
pa-prompt-power = Its die shows its Power, which adds to your card. At the beginning of a turn, a player draws up to { $fill } cards.
pa-prompt-filled = Each battle costs both sides a card. { $seat } drew up to { $fill } when this turn began, as you will when yours begins.
pa-prompt-totals = Card + Power: the attack wins with more or the same.
pa-prompt-totals-defend = Card + Power: you need more than the attacker’s total. If a low card is enough, save your high ones.
pa-prompt-extra = { $seat } attacks again: its action gave it an extra turn.
pa-prompt-hopeless = No card of yours can win. Lay the one you need least: a failed attack costs only its card.
pa-prompt-hopeless-defend = No card of yours can win. Lay the one you need least.
pa-prompt-poor = Poor cards this time: lay the one you need least.
pa-prompt-refill = When your turn begins, your hand is filled to { $fill } again.
pa-prompt-attack-extra = Extra turn: choose the figure that attacks.
pa-prompt-attack-picked = { $figure } attacks: choose an opponent, who then chooses the defender.
pa-prompt-attack-only = { $figure } is ready: press “Attack { $seat }”. { $seat } chooses who defends.
pa-prompt-defend = Choose who defends against { $figure }.
pa-prompt-defend-power = It adds { $power } to its card; your figure adds its Power to yours.
pa-prompt-play-attack = { $figure } attacks { $enemy }: lay a card face down.
pa-prompt-play-defend = { $figure } defends against { $enemy }: lay a card face down.
pa-prompt-use = { $figure } may use { $action }.
pa-prompt-use-on = { $figure } may use { $action }: choose a figure marked in yellow.
pa-prompt-use-players = { $figure } may use { $action }: choose one or more players framed in yellow.
pa-prompt-guard-shield = { $figure } lost the battle. Use the Shield to keep its Power?
pa-prompt-guard-armor = { $figure } is hit. Use the Armor to stay unhurt?
pa-prompt-laid = You have chosen. Waiting for { $seat }’s card.
pa-prompt-weak = Weak cards: you choose who takes the hit. { $fate }
pa-fate-revised = If it loses, an unhurt figure is wounded, and a wounded one is captured.
pa-fate-2009 = If it loses, the figure loses 1 Power; at 0 it is captured.
pa-fate-quick = If it loses, the figure is captured at once.
pa-losing-wounded = If it loses, this figure is wounded.
pa-losing-captured = If it loses, this figure is captured.
pa-losing-power = If it loses, this figure loses 1 Power.
pa-wait = Waiting for the other players.
pa-wait-on = The battle goes on.
pa-awaited-defend = You defend.
pa-wait-attack-extra = { $seat } has an extra turn and chooses an attack.
pa-wait-attack-filled = { $seat } has filled the hand to { $fill } cards and chooses an attack.
pa-wait-attack = { $seat } chooses an attack.
pa-wait-defend = { $seat } chooses a defender against { $figure }.
pa-wait-play = { $seats } choose a card.
pa-wait-play-one = { $seats } still chooses a card.
pa-wait-play-both = You and { $seats } choose a card.
pa-wait-play-you = You choose a card.
pa-wait-use = { $seat } may use { $action }.
pa-wait-guard = { $seat } decides about the card that protects { $figure }.
pa-wait-out = You are out of the game. { $rest }
pa-use = Use { $action }
pa-decline = Do not use { $action }
pa-guard-spend-shield = Use the Shield
pa-guard-spend-armor = Use the Armor
pa-guard-take = Take the hit
pa-cancel = Choose another
pa-odds = { $percent }%
pa-odds-words = wins against { $percent } in 100 cards
pa-odds-legend = % = chance that the card wins
pa-odds-wins = win
pa-guard-note-shield = If you win, { $figure } may discard the Shield and lose no Power.
pa-guard-note-armor = If you win, { $figure } may discard the Armor and stay unhurt.
pa-odds-help = Of the cards that the other side may hold, the share that this one beats.
pa-card-gives = with a win: { $action }
pa-card-counts = counts { $value }
pa-gains = If this attack wins: { $gains }
pa-gains-short = With a win { $gains }.
pa-memory = Cards left

# Dialogs
pa-memory-title = Which cards are left
pa-memory-text = The cards you cannot see are in the draw pile or in other hands.
pa-memory-public = The cards that lie in the draw pile or in hands.
pa-memory-legend-unseen = not seen: draw pile or a hand
pa-memory-legend-hands = not in the draw pile at the last shuffle, so in a hand
pa-memory-legend-seen = seen: discarded, protecting, or in your hand
pa-memory-rank = { $rank }: { $unseen } not seen, { $hands } of them in hands
pa-memory-held = { $seat }: { $count } of { $total } cards held since before the last shuffle
pa-memory-held-title = Held since before the last shuffle
pa-character-owner = Belongs to { $seat }
pa-character-starts = Starting Power { $power }
pa-character-now = Power { $power } now
pa-character-captive = Captured by { $seat }; it is out of the battle
pa-character-captive-back = { $owner } can bring it back: Recover, after an attack won with a King or an Ace
pa-character-army = Stands in { $seat }’s army
pa-character-gone = Has left play
pa-character-actions = After an attack that it wins, the card you laid allows one of these:
pa-character-mount = Rides or carries { $mount }

# Result
pa-result-you = You win!
pa-goal-two = Capture every enemy figure
pa-goal-last = Be the last with figures left
pa-goal-end = Last turn: most figures win, then most Power
pa-goal-counts = Figures left
pa-goal-power = (Power { $power })
pa-goal-wounded = ({ $count } wounded)
pa-result-won = { $seat } wins!
pa-result-nobody = Nobody wins
pa-result-lost = { $seat } wins
pa-result-standing = Standing
pa-result-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
  }, Power { $power }
pa-result-captured = { $count ->
    [0] captured none
    [one] captured 1
   *[other] captured { $count }
  }
pa-result-out = out
pa-how-last-standing = nobody else has a figure left
pa-how-last-standing-of = { $loser } has no figure left
pa-how-turn-cap = the last turn is over; most figures win, then most Power
pa-how-turn-cap-tie = the last turn is over, and figures and Power are equal
pa-how-resignation = a player gave up, and only one player is left
pa-how-resignation-tie = the last player gave up
pa-how-resignation-of = { $loser } gave up
pa-how-timeout = a player ran out of time, and only one player is left
pa-how-timeout-tie = the last player ran out of time
pa-how-timeout-of = { $loser } ran out of time

# Log
pa-log-first = { $seat } begins: the first Ace dealt decides ({ $card }).
pa-log-dealt = { $count ->
    [one] Everybody gets 1 card.
   *[other] Everybody gets { $count } cards.
  }
pa-log-turn = Turn { $turn }: { $seat }
pa-log-turn-extra = Turn { $turn }: { $seat } again
pa-log-turn-lost = { $seat } loses a turn.
pa-log-drew = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
pa-log-drew-known = { $seat } draws { $cards }.
pa-log-filled = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, up to { $fill }.
pa-log-filled-known = { $seat } draws { $cards }, up to { $fill } cards.
pa-log-reshuffled = The discard pile is shuffled and becomes the draw pile, with { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
pa-log-attacked = { $with } of { $seat } attacks { $player }.
pa-log-attacked-named = { $with } attacks { $player }.
pa-log-defended = { $with } defends for { $seat }.
pa-log-laid = { $seat } lays a card face down.
pa-log-laid-known = { $seat } lays { $card } face down.
pa-log-sum = { $figure } has { $sum }.
pa-log-sum-no-card = { $figure } has no card, so { $sum }.
pa-log-revealed = { $attacker } { $defender } { $outcome }
pa-tale-revealed = { $attacker } attacks { $defender }. { $outcome }
pa-outcome-more = { $attack } beats { $defence }: the attack wins.
pa-outcome-equal = { $attack } equals { $defence }: the attack wins, because a tie is enough.
pa-outcome-less = { $attack } is less than { $defence }: the attack fails.
pa-log-used = { $seat } uses { $action }.
pa-log-used-on = { $seat } uses { $action } on { $on }.
pa-log-used-players = { $seat } uses { $action } on { $players }.
pa-log-declined = { $seat } does not use { $action }.
pa-log-rolled = The die of { $figure } shows { $face }.
pa-log-guarded = { $card } now protects { $figure }.
pa-log-guard-spent = { $card } is discarded and saves { $figure }.
pa-log-guard-kept = { $figure } takes the hit and keeps the card.
pa-log-power-up = { $figure } rises from Power { $from } to { $to }.
pa-log-power-down = { $figure } falls from Power { $from } to { $to }.
pa-log-wounded = { $figure } is wounded.
pa-log-laid-down = { $figure } lies face down.
pa-log-stood-up = { $figure } stands up again.
pa-log-captured = { $by } captures { $figure } from { $from }.
pa-log-captured-named = { $by } captures { $figure }.
pa-log-joined = { $action }: { $figure } joins { $seat } with Power { $power }.
pa-log-hand-discarded = { $count ->
    [0] { $seat } has no hand to discard.
   *[other] { $seat } discards { $cards }.
  }
pa-log-reversed-left = Play now goes to the left.
pa-log-reversed-right = Play now goes to the right.
pa-log-broken-off = The battle is broken off.
pa-log-left-play = { $figure } leaves play.
pa-log-resigned = { $seat } gives up.
pa-log-timed-out = { $seat } has run out of time.
pa-log-eliminated = { $seat } is out of the game.
pa-log-ended = { $seat } wins: { $how }.
pa-log-ended-nobody = Nobody wins: { $how }.

# Why not
pa-stage-attack = declare an attack
pa-stage-defend = choose who defends
pa-stage-play = lay a card
pa-stage-use = use the special action or decline it
pa-stage-guard = decide about the protecting card
pa-edition-2009 = 2009
pa-edition-revised = revised
pa-refusal-over = The game is over.
pa-refusal-out-of-game = { $seat } is out of the game.
pa-refusal-not-asked = Not now: { $waits_for } must first { $stage }.
pa-refusal-not-in-army = { $figure } does not stand in this army. There are: { $allowed }.
pa-refusal-no-opponent = { $player } cannot be attacked. These can: { $allowed }.
pa-refusal-already-laid = You have laid your card already; it stays until both are turned over.
pa-refusal-no-card = A player without a card lays none.
pa-refusal-not-in-hand = { $card } is not in this hand.
pa-refusal-other-edition = { $action } does not belong to the edition of this table ({ $edition }).
pa-refusal-not-offered = You may use { $offered } now, not { $action }. Use { $offered } or decline it.
pa-refusal-not-offered-none = { $action } is not offered now.
pa-refusal-wrong-aim-nothing = { $action } needs no choice.
pa-refusal-wrong-aim-figure = Choose one figure for { $action }.
pa-refusal-wrong-aim-players = Choose players for { $action }.
pa-refusal-no-choice = { $action } cannot be used on { $chosen }. It can be used on: { $allowed }.
pa-refusal-nobody-named = Master Plan must name at least one player.
pa-refusal-player-out = { $player } is out of the game. These can be named: { $allowed }.
pa-refusal-not-hit = { $hit } is about to be hit, not { $figure }.

# Keys
pa-key-line = along a line of figures or cards
pa-key-pick = choose
pa-key-rows = from row to row
pa-key-lit = to the next thing that can be chosen
pa-key-card = character card of the figure in focus
pa-key-yes = use, spend or lay
pa-key-no = do not use the action, or take the hit
pa-key-discard = discard pile
pa-key-memory = which cards are left
pa-key-cancel = put back, close
pa-key-skip = skip the animation

pa-awaited-cards = Waiting for the cards of { $names }.

room-army-ready = army handed in
room-army-missing = choosing an army
room-army-choose = Choose the army
room-army-other = Choose another army
room-army-of = Army of { $seat }
room-army-hand-in = Hand the army in
room-army-note = Armies stay sealed until all are in. Then the game begins by itself, and everybody sees them.

new-army = Army
new-army-unnamed = without a name
new-army-built = builds its own
new-army-later = to be chosen before the game
new-army-guest = Brings an army of their own.
new-army-let-build = Let the bot build its own

option-odds = Tell the chances
option-odds-help = Every player is told the chance of winning the battle with each card. Good for learning.
option-quick_game = Quick game
option-quick_game-help = A character is captured the first time it loses a battle.
option-empty_hand = Without a card in hand
option-empty_hand-power-only = a player fights with Power alone
option-empty_hand-blind-draw = a player lays the top card of the pile
option-luck_original = Original Power for Luck
option-luck_original-current = the Power just before the roll
option-luck_original-starting = the starting Power
option-knock_out_stacks = Lost turns add up
option-knock_out_stacks-help = Two Knock Outs or Stuns before the lost turn cost two turns.
option-recover_own_held = Recover takes your own figures from your captives
option-recover_own_held-help = A figure of your own that lies among your captives may be recovered too.
option-recover_from_armies = Recover takes your own figures out of other armies
option-recover_from_armies-help = Even a figure that fights for another player after Mind Control may be recovered.
option-army_size = Figures in an army
option-army_min = Fewest figures in an army
option-army_min-help = Every player brings at least this many.
option-army_max = Most figures in an army
option-army_max-help = Every player brings at most this many.
option-max_players = Most players
option-max_players-help = No more than this many sit down; a table in the browser has up to six seats.
option-max_turns = Longest game, in turns
option-max_turns-help = After this many turns the game ends.

# What a decision would be.
pa-do-attack = Attack { $player } with { $figure }.
pa-do-defend = Defend with { $figure }.
pa-do-play = Lay the { $card }.
pa-do-use = Use { $action }.
pa-do-use-on = Use { $action } on { $figure }.
pa-do-use-players = Use { $action } on { $players }.
pa-do-guard-shield = Use the Shield to protect { $figure }.
pa-do-guard-armor = Use the Armor to protect { $figure }.
pa-do-decline = Do not use { $action }.
pa-do-hit = Take the hit.

# Why a hint
pa-reason-figures = Your figures keep the most Power this way.
pa-reason-their-figures = This has the best chance to wound an enemy figure.
pa-reason-captives = It wins captives.
pa-reason-their-captives = It keeps the enemy from taking captives.
pa-reason-guards = It protects a figure with a card.
pa-reason-their-guards = It uses up a card that protects an enemy.
pa-reason-attacks = It makes your next attack stronger.
pa-reason-their-attacks = The enemy’s next attack is weaker after it.
pa-reason-defence = It makes your next defence stronger.
pa-reason-their-defence = The enemy’s next defence is weaker after it.
pa-reason-fears = Your figures fear the enemy less after it.
pa-reason-their-fears = It frightens the enemy.
pa-reason-cards = You keep your higher cards for later.
pa-reason-their-cards = The enemy has to lay high cards.
pa-reason-turns = It gains you turns.
pa-reason-their-turns = It costs the enemy turns.

# A fact that speaks for a hint without a reason
pa-fact-card-high = No card of your hand is higher.
pa-fact-card-low = It keeps the higher cards in your hand.
pa-fact-card-middle = It adds { $value }, and a higher card stays in your hand.
pa-fact-figure-high = No figure of yours adds more Power: { $power }.
pa-fact-figure-low = It adds only { $power }, but your stronger figures stay out of this battle.
pa-fact-figure-middle = It adds its Power of { $power } to your card.
pa-fact-total = Card { $value } + Power { $power } = { $total } in total.
pa-fact-gain = A win then gives you { $action }.
pa-fact-guard = The figure suffers nothing from this battle.
pa-fact-hit = The card that protects it stays for a later battle.
`];export{e as default};