# Tournaments of Attacktix.

ax-tour-name = Name of the tournament
ax-tour-unnamed = Tournament without a name
ax-tour-new = Our tournament
ax-tour-clear = Begin anew
ax-tour-lead = Several rounds of everybody against everybody, three or four at a table; then the two best meet in a duel.
ax-tour-players = Players
ax-tour-rounds = Rounds
ax-tour-name-of = Player { $n }
ax-tour-who = Where player { $n } sits
ax-tour-here = at this device
ax-tour-invite = comes by a link
ax-tour-force = Force of { $name }
ax-tour-names = Give everybody a name of their own first.
ax-tour-begin = Begin the tournament
ax-tour-who-plays = Players, forces, table
ax-tour-round = Round { $n }
ax-tour-game = Game { $n }
ax-tour-start = Start this game
ax-tour-go-waiting = To the table (waiting)
ax-tour-go-playing = To the table
ax-tour-go-over = To the finished game
ax-tour-look = See how it stands
ax-tour-match = The match
ax-tour-invite-for = Link for { $name }
ax-tour-by-hand = Played elsewhere? Enter the result
ax-tour-enter = Enter
ax-tour-shared = Players who share a place get the same number.
ax-tour-result = Result
ax-tour-place = { $n }.
ax-tour-reopen = Take it back
ax-tour-standings = Standings
ax-tour-player = Player
ax-tour-points = Points
ax-tour-in-final = in the final
ax-tour-left = { $count ->
    [one] 1 game is left.
   *[other] { $count } games are left.
}
ax-tour-all-played = All games are played.
ax-tour-level = Players are still level; the toss of a coin, red or white, decides.
ax-tour-toss = Toss the coin
ax-tour-coins = The coin came up: { $coins }
ax-coin-red = red
ax-coin-white = white
ax-tour-final = The final
ax-tour-against = { $one } against { $other }
ax-tour-start-final = Start the final
ax-tour-drawn = The final ended without a winner. Play it again, or say who has won.
ax-tour-again = Play it again
ax-tour-won-by = { $name } has won
ax-tour-winner = { $name } wins the tournament!
ax-tour-saved = Tournaments on this device
ax-tour-import = Open a tournament file
ax-tour-not-begun = nobody yet
