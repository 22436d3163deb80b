# Names of things of Plastic Fudge, for the table and the workshop alike.

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
