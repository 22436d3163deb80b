seat-blue = Blue
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
