new-title = New game of { $game }
new-opponent = Against whom?
new-level = Strength
new-seats = How many play?
seat-of-me = You
seat-of-same_device = Somebody beside me
seat-of-invite = A friend with a link
new-force = Force
new-force-unnamed = without a name
new-force-built = builds its own
new-force-later = to be chosen before the game
new-force-guest = Brings a force of their own.
new-force-let-build = Let the bot build its own
new-side = My side
new-clock = Clock
new-options = Options of the rules
new-choose-first = First finish your choice above.
new-name = Name
new-name-mine = Your name
new-name-other = Their name
new-names-stay = Names may be left out. They stay on this device.
new-create = Set the table
new-brings = You bring { $force }. You may choose another before the game begins.
new-brings-faulty = { $force } does not fit these rules. Choose another before the game begins, or correct this one in the workshop:

opponent-bot = A bot
opponent-bot-help = sits down at once
opponent-same_device = Somebody beside me
opponent-same_device-help = one device, with a curtain between turns
opponent-invite = A friend with a link
opponent-invite-help = you get a link to send
side-random = by chance
clock-none = No clock
clock-none-help = take all the time you want; if somebody is away for long (usually ten minutes), a bot may play for this person meanwhile
clock-fischer = Minutes
clock-fischer-help = some time for the whole game, and a little more with every turn
clock-days = Days a move
clock-days-help = for games over days or weeks
clock-minutes = Minutes each
clock-increment = Extra seconds a turn
clock-days-count = Days for each turn
clock-fischer-is = { $minutes } min + { $increment } s
clock-days-is = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
