var e=[`seat-blue = Blue
seat-red = Red
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-orange = Orange
seat-tan = Tan
seat-teal = Teal
seat-rose = Rose
seat-lime = Lime
seat-slate = Slate
seat-open = Free seat
seat-forgotten = Somebody who left
bot-named = Bot, { $level }
program-named = { $name } (program)
you = You
you-named = { $name } (you)
players-label = Players
online = here
offline = away
offline-played = away, a bot plays
to-move = to move
table = The table
side-panel = Beside the table
side-open = Log, rules, match

join-title = { $host } invites you to play
join-facts = About this game
join-seat = You would play { $seat }.
join-sit = Sit down
join-learn = First take a 3-minute lesson
join-learn-help = A button in the lesson leads back here.
join-watch = Only watch
join-title-own = You sit at this table
join-own = Send this link to the person who is to play with you.
join-to-table = To the table
join-title-full = No seat is free
join-full = This table has no free seat left.
join-look = Watch
join-title-over = This game is over
join-over = So you can no longer use this invitation.
join-replay = Watch the replay
join-title-closed = This match was closed
join-closed = Those who run the server have closed it, so nobody can sit down.
join-closed-reason = The reason: { $reason }
join-title-gone = This link is no longer valid
join-gone = Somebody made a new link or took this one back, or the match was deleted. Ask for another link.

invite-title = { $seat } is still free
invite-text = Send this link to a friend. The first to open it may sit down.
invite-link = Link of the invitation
invite-link-of = Link of the invitation for { $seat }
invite-waiting = The other player has been invited and has not come yet.
invite-code = QR code
invite-code-of = QR code of the invitation for { $seat }
invite-code-help = Point the camera of a phone at it to open the link.

match-missing = This match does not exist
match-missing-lead = There is no match at this address. Perhaps somebody deleted it, or the link is incomplete.
match-opening = The table is being set
match-tab = Match
waiting-for-player = Waiting for the other player.
waiting-for-players = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
waiting-for-forces = Waiting until everybody is ready.
your-turn = Your turn.
turn-call = { $name } has moved. Your turn.
turn-of = { $name } is to move.
turn-of-several = { $names } are to move.
bot-thinks = { $name } is thinking.
stand-in-away = { $name } has been away for a while.
stand-in-ask = Let a bot play for { $name } until they are back
stand-in-plays = A bot plays for { $name } until they are back.
stand-in-name = { $name } ({ $seat })
bot-progress = How far { $name } has thought
watching = You are watching. Only what everybody may know is shown.
skip = Skip the animation
tempo-word = speed
tempo-is = Speed of the table: { $tempo }
turn-card = What happened
sending = Sending …
connection-connecting = Connecting …
connection-lost = The connection is lost. Rumpus is trying again; nothing you did is lost.
connection-bye = The server has closed this table for now.
clock-left = Time left

branch-of = Continues another game from step { $step }

rematch = Play again, sides swapped
rematch-as = Play again as { $seat }
play-again = Play again
play-stronger = Stronger opponent
rematch-many = Play again
to-rematch = To the next game
to-replay = Watch the replay
to-analysis = What decided it?
ended-draw = Nobody wins.
ended-turn-cap = The last turn has been played: { $winner } wins.
ended-resignation = { $loser } has resigned, { $winner } wins.
ended-timeout = The time of { $loser } is up, { $winner } wins.
ended-resignation-many = The last opponent has given up: { $winner } wins.
ended-timeout-many = The time of the last opponent is up: { $winner } wins.
ended-last-standing = { $winner } is the last one standing and wins.
ended-nobody-turn-cap = The last turn has been played: nobody wins.
ended-nobody-last-standing = Nobody is left standing: nobody wins.
ended-nobody-wipe-out = Nobody is left standing on either side: nobody wins.
ended-wipe-out = Nobody is left standing: { $winner } wins.
ended-won-you = You win!
ended-won = { $winner } wins.
ended-won-several = { $winner } win.

suspended = This server cannot replay the match.
suspended-revision = This match was played by revision { $revision } of its rules. This server knows revisions 1 to { $newest }.

called-off = Called off.

replay = Replay
replay-step-short = Step { $step }

closed = Closed.

talk = Talk
`,`new-title = New game of { $game }
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
option-prices = Price list
option-prices-help = The house’s prices were fitted to games between bots.
option-prices-book = that of the rules
option-prices-house = that of the house
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
`,`problem-no-such-match = There is no such match.
problem-no-such-game = There is no such game.
problem-no-such-path = There is no such thing here.
problem-no-such-invite = This link is not an invitation to this match. Ask for it again.
problem-seat-taken = The seat of this link is taken. You may watch.
problem-too-many = Too much at once. Wait a moment and try again.
problem-too-many-studies = You have as many studies running as are allowed at once. Wait until one ends, or stop one.
problem-too-many-programs = You have as many programs as are allowed. Remove one first.
problem-too-many-matches = You have too many matches under way. Finish some first.
problem-not-over = The game is not over yet.
problem-no-rematch = A rematch is possible when the game is over and everybody has come.
problem-not-a-player = Only those who played may do this.
problem-own-seat = This seat is your own: play it yourself.
problem-bot-seat = A bot plays this seat already.
problem-clock-decides = This match has a clock: when it has run out, the rules say how the game goes on.
problem-not-away = They are back, so no bot is needed.
problem-not-away-long-enough = They have not been away for long enough yet.
problem-no-hints = There are no hints in this match.
problem-not-asked = The game does not wait for this seat just now.
problem-overtaken = The game has gone on meanwhile.
problem-not-awaited = The game does not wait for this seat just now.
problem-not-your-seat = That is not your seat.
problem-over = The game is over.
problem-waiting = A seat is still free.
problem-bad-setup = The game cannot be set up like this.
problem-bad-name = You cannot use that name. Choose a shorter one.
problem-bad-clock = You cannot use that clock.
problem-no-board = That is not a board file.
problem-unreadable = The server cannot read that: it is not valid JSON.
problem-no-such-step = The game cannot be continued from this step.
problem-too-long = That is too large.
problem-bad-study = The lab cannot play games with these settings.
problem-no-such-study = There is no such study. Studies are kept for a time.
problem-not-your-study = Somebody else has asked for this study; only they can stop it.
problem-too-many-values = This has too many entries. Make it smaller.
problem-unavailable = The server cannot do this just now. Try again soon.
problem-cannot-replay = This server cannot replay the match, so the match cannot go on here. Nothing in it is lost.
problem-unknown-revision = This server does not know the rules by which the match is played. The match stays as it is.
problem-nothing-to-bring = Players bring nothing to this game.
problem-bad-force = What you handed in breaks the rules.
problem-unreadable-force = What you handed in cannot be read.
problem-begun = The game has begun, so this can no longer be changed.
problem-never-begun = This game never began.
problem-wrong-seats = The number of seats is wrong.
problem-banned = You are banned here. Those who run the server wrote why: { $reason }
problem-muted = You are muted here. You cannot change your name or use texts of your own. The reason: { $reason }
problem-draining = The server is about to be upgraded, so nobody can set up a match. Matches under way go on.
problem-reported = You have reported this match already.
problem-bad-text = You cannot use that text: it is too long, or has invisible characters.
problem-not-the-creator = Only the guest who set this match up can give out its links.
`,`rumpus = Rumpus
skip-to-content = Skip to the content
close = Close
clause-named = { $count ->
    [one] Rule: { $title }
   *[other] Rules: { $title }
  }
clause-word = Rule
why-not = Why not?
refused-why = Why not:
save = Save
copy = Copy
copied = Copied.
yes = yes
no = no
try-again = Try again
somebody = Somebody
sounds = Sounds
to-home = To the start page

nav-label = Pages
nav-home = Rumpus, start page
nav-games = My games
nav-rules = Rules
nav-workshop = Workshop
nav-settings = Settings
lab-link = Lab: let bots find out whether it is fair
workshop-title = Workshop of { $game }

keys-title = Keys
keys-everywhere = Everywhere
keys-table = At the table
keys-replay = In a replay
key-help = Show these keys
key-tab = To the next place, button or piece
key-escape = Put back, close
key-hint = Hint: what a strong bot would do
key-turn-card = What the others just did
key-talk = What people say to each other
key-undo = Take back, or ask to
key-log = Show the log
key-rules = Show the rulebook
key-step = One step back or on
key-ends = To the beginning or the end
key-play = Play or pause
key-speed = Faster or slower

missing-title = Nothing stands on this shelf
missing-lead = There is no page at this address. The link may be old or incomplete.

home-tagline = battle games for toy figures
home-title = The toys are on the table
home-lead = Play battle games with toy figures, exactly by their rules: against bots, with somebody on the same device, or with a friend who has the link.
home-small = In the browser, free, without an account.
home-continue = Go on playing
home-all-games = All my games
home-shelf = On the shelf
home-why = What you get
home-book-title = By the book
home-book-text = If a move is not allowed, Rumpus names the rule that forbids it. One click shows the rule.
home-bots-title = Bots that do not peek
home-bots-text = Up to six levels. A bot sees exactly what you would see in its place, and nothing more.
home-friends-title = Beside you or far away
home-friends-text = Share one device, where a curtain hides your secrets between turns. Or send a link. A game may take minutes or days.
home-replay-title = Every game is kept
home-replay-text = Step through it, share a position, or go back to a step and play on from there.
play-now = Play now
play-game = Play { $game }
play-now-title = { $bots ->
    [one] How strong should the bot be?
   *[other] How strong should the bots be?
}
play-now-lead = You are { $seat }. Tap a strength below: the game then starts at once.
quick-seats = { $count ->
    [2] You and one bot
    [3] You and two bots
    [4] You and three bots
   *[other] You and { $bots } bots
}
play-at-once = Play at once
learn-offer = Start a 3-minute lesson
learn-offer-game = Learn { $game }: a 3-minute lesson
learn-next-game = Next lesson of { $game }
edition-begin = Start with this one
learn-offer-lead = A short lesson at the table: you play, and we say why.
learn-game = Learn the game
learn-progress = Lessons ({ $done } of { $all })
campaign-link = Campaign
new-game = New game
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-range = { $min }–{ $max } players
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
complexity = complexity { $level } of 5

level-1 = Recruit
level-2 = Corporal
level-3 = Sergeant
level-4 = Captain
level-5 = General
level-6 = Field Marshal
level-1-felt = Just learning. You will beat it in your first games.
level-2-felt = Sees what is in front of it. A fair game for beginners.
level-3-felt = Plans a little ahead. You will have to pay attention.
level-4-felt = Plays well and forgives little.
level-5-felt = Thinks for about a second, and makes good use of it.
level-6-felt = Thinks for up to ten seconds, and looks at far more moves than the General.

list-mine = Playing
list-mine-none = You are not in a game now. Begin one, and you find it here until it is over.
list-mine-begin = Begin a game
list-finished = Finished
list-finished-none = No finished game yet. Here you will find your games, with their replays.
list-watch = To watch
list-watch-none = Nobody else is playing just now.
list-begun = set up { $ago }
list-now = just now
list-won = Won
list-lost = Lost
versus = against
steps-count = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

settings-name = Your name
settings-name-help = Others at the table see it.
settings-name-else = Others at the table see it. Without one they see “{ $name }”.
settings-saved = The name is saved.
settings-language = Language
settings-theme = Appearance
settings-motion = Motion
settings-tempo = Speed of the table
settings-sounds = Play sounds
settings-turns = Your turn
settings-turns-tell = Tell me when it is my turn
settings-turns-help = You get a notification while the match is open in a tab that you are not looking at. If you install Rumpus as an app, its icon shows how many matches wait for you.
settings-turns-on = Notifications are on.
settings-turns-refused = The browser does not allow notifications here. You can change that in the browser’s settings for this page.
settings-turns-cannot = This browser cannot show such notifications.
programs-title = Programs
programs-help = A program of your own can play here too.
programs-name = Name of a new program
programs-make = Make a program
programs-renew = New token
programs-remove = Remove
programs-token = The token of { $name }. Copy it now, because it is never shown again. Anyone who has it can play as this program.
data-title = You on this server
data-help = There is no password: a cookie in this browser says who you are.
data-download = Download my data
data-others = Log out all other browsers
data-others-done = Only this browser is logged in now.
data-log-out = Log out
data-log-out-asks = This browser forgets who you are. If no other browser knows you, you cannot come back as the same person, and your games go on without you.
data-forget = Delete my data
data-forget-asks = Your name disappears everywhere, and no browser knows you any more. Games stay in the lists of those you played with. A game under way goes on as if you had closed the page. This cannot be undone.
data-sure = Yes, do it
data-cancel = No, go back
theme-system = same as the system
theme-light = light
theme-dark = dark
motion-system = same as the system
motion-full = things move
motion-less = things stand still
tempo-normal = normal
tempo-double = double
tempo-once = at once

rules-of = Rules of { $game }
rules-lead = All the rules in our own words, and our rulings where the printed rules leave a gap. A ? at the table opens its rule here.
rules-whole = Read all the rules
rules-search = Search the rulebook
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 clause found.
   *[other] { $count } clauses found.
}
rules-edition = Edition { $edition }, revision { $revision }.
clauses-cited = Rules of this sentence
clause-ruling = ruling
clause-validity = board rule
clause-source = In the printed rules:
clause-by-people = the players look after this rule themselves

problem-offline = The server cannot be reached. Check the connection and try again.
problem-unknown = That did not work: { $title }.
problem-status-400 = The server did not understand that.
problem-status-403 = You are not allowed to do that.
problem-status-404 = There is no such thing here.
problem-status-409 = That is not possible as the match stands now.
problem-status-413 = That is too large.
problem-status-429 = Too much at once. Wait a moment and try again.
problem-status-500 = Something broke on the server. Try again in a moment.
problem-status-503 = The server is busy. Try again in a moment.

broken-title = Something has fallen off the table
broken-lead = This page ran into an error: { $fault }. The server has kept what you did.
reload = Load the page again

drain-soon = The server will soon be upgraded. Nobody can set up a new game until then. Games under way go on, and they continue after the upgrade.
drain-at = The server will be upgraded at { $time }. Nobody can set up a new game until then. Games under way go on, and they continue after the upgrade.
puzzle-daily = Puzzle of the day
puzzle-daily-solve = Solve it
puzzle-daily-again = Solved: play it again
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzles-all = All puzzles
`,`# What lists of matches and the front page say of the game.
title-attacktix = Attacktix
`,`# What lists of matches and the front page say of the game.
pa-credit = Credit for the rules: 2009 Domino Writing
title-plastic-attack-2009 = Plastic Attack (2009)
title-plastic-attack-revised = Plastic Attack (revised)
`,`# What lists of matches and the front page say of the game.
title-plastic-fudge = Plastic Fudge
`,`# What lists of matches and the front page say of the game.
title-rug-rumble = Rug Rumble
ended-marbles = { $winner } has the most marbles.
`,`# What lists of matches and the front page say of the game.
title-toy-battle = Toy Battle
ended-hq = { $winner } has taken the headquarters of { $loser }.
ended-medals = { $winner } has gathered enough medals.
ended-stuck = No move is left: { $winner } wins.
`];export{e as default};