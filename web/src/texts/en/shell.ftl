rumpus = Rumpus
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
