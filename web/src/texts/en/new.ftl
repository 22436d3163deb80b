new-title = New game of { $game }
new-board = Board
new-opponent = Against whom?
new-level = Strength
new-seats = How many play?
seat-of-me = You
seat-of-same_device = Somebody beside me
seat-of-invite = A friend with a link
new-army = Army
new-army-unnamed = without a name
new-army-built = builds its own
new-army-later = to be chosen before the game
new-army-guest = Brings an army along.
new-army-let-build = Let the bot build its own
new-force = Force
new-force-unnamed = without a name
new-force-built = builds its own
new-force-later = to be chosen before the game
new-force-guest = Brings a force along.
new-force-let-build = Let the bot build its own
new-side = My side
new-clock = Clock
new-options = Options of the rules
new-create = Set the table
new-brings = With { $force }; before the game begins you may choose another.
new-brings-faulty = { $force } does not fit these rules. Before the game begins you will have to choose another, or mend it in the workshop:
new-check-first = Check your own board first.

board-random = Surprise me
board-random-facts = { $count ->
    [one] the only board
   *[other] one of { $count } boards
}
board-custom = My own board
board-custom-facts = from a file or pasted
board-facts = { $bases ->
    [one] 1 base
   *[other] { $bases } bases
}, { $medals ->
    [one] 1 medal wins
   *[other] { $medals } medals win
}
board-open-file = Open a board file
board-paste = or paste its content
board-check = Check the board
board-good = The board is valid.
board-faults = { $count ->
    [one] The board breaks a rule:
   *[other] The board breaks rules in { $count } places:
}

terrain-castle_field = take Troops back
terrain-tropical_pool = only some numbers
terrain-city_of_clouds = draw Troops
terrain-volcanic_jungle = shove enemies
terrain-cursed_cemetery = fetch from the discard
terrain-caribbean_sea = three headquarters
terrain-station_metal_x = no effects
terrain-battlefield = pin Troops down
terrain-none = no special bases

opponent-bot = A bot
opponent-bot-help = sits down at once
opponent-same_device = Somebody beside me
opponent-same_device-help = one device, with a curtain between turns
opponent-invite = A friend with a link
opponent-invite-help = you get a link to send
side-random = by chance
clock-none = No clock
clock-none-help = take all the time you want; when somebody stays away for long (ten minutes, as a rule), the others may let a bot play until they are back
clock-fischer = Minutes
clock-fischer-help = a stock of time, and some more with every turn
clock-days = Days a move
clock-days-help = for games over days or weeks
clock-minutes = Minutes each
clock-increment = Seconds more a turn
clock-days-count = Days for each turn
clock-fischer-is = { $minutes } min + { $increment } s
clock-days-is = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}

option-medal_timing = Medals are claimed
option-medal_timing-end-of-play = at the end of a play
option-medal_timing-immediate = as soon as a region is held
option-metal_x_blocks_hook = Metal-X bases stop Hook
option-metal_x_blocks_hook-help = Hook needs a connection to a special base of Station Metal-X.
option-special_bases = Special bases work
option-special_bases-help = Without them every base is a plain one: good for a first game.
option-starter = Who starts
option-starter-random = by chance
option-starter-blue = Blue
option-starter-red = Red
option-max_plies = Longest game, in turns
option-max_plies-help = After so many turns the medals decide.
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
