var e=[`tb-edit-title = Boards
tb-edit-name = Name of the board
tb-edit-unnamed = My board
tb-edit-clear = New board
tb-edit-arrived = A board for you
tb-edit-import = Open a board file
tb-edit-saved = Your boards
tb-edit-saved-none = Boards that you save stand here.
tb-edit-ready = Boards of the game
tb-edit-canvas = The board. Arrow keys go from place to place.
tb-edit-tools = What dragging does
tb-edit-draw = ✎ Draw
tb-edit-draw-how = Tap the ground for a base. Drag from a place to draw or rub out a path. Tap medals for more of them.
tb-edit-move = ✥ Move
tb-edit-move-how = Drag places where you want them. Tap a place to change it.
tb-edit-keys = Keys on a place: Enter chooses it. P draws a path from the chosen place. N adds a base beside it. Shift and arrows move it. Delete takes it away.
tb-edit-area = Region of { $bases }: { $medals ->
    [0] no medals
    [one] 1 medal
   *[other] { $medals } medals
}. Press for more.
tb-edit-x = From the left
tb-edit-y = From the top
tb-edit-remove = Take away
tb-edit-special = Special: { $what }
tb-edit-allow = Only some Troops may come here
tb-edit-paths = Paths to
tb-edit-cut = Take the path to { $place } away
tb-edit-terrain = Terrain
tb-edit-symmetry = The two halves
tb-edit-symmetry-rot180 = Half a turn: each side sees the same
tb-edit-symmetry-mirror-y = Mirrored: left stays left
tb-edit-symmetry-none = Different: bots must show that it is fair
tb-edit-win = { $total ->
    [0] Medals that win
   *[other] Medals that win: { $least } to { $most } of { $total }
}
tb-edit-hq = Another headquarters for each side
tb-edit-hq-of = Another headquarters for { $seat }
tb-edit-balance = Is it fair?
tb-edit-measure = Let bots try it
tb-edit-measuring = Bots are playing …
tb-edit-measure-why = Quick bots play 400 games on a board without faults, and you see who won.
tb-edit-won = { $games } games: Blue won { $blue } %, Red { $red } %. By chance alone, each number may be { $margin } % too high or too low.
tb-edit-started = The player who began won { $percent } %.
tb-edit-by-hq = A headquarters was taken in { $percent } % of the games.
tb-edit-by-medals = Medals won { $percent } %.
tb-edit-by-stuck = Nobody could move in { $percent } %.
tb-edit-by-turn-cap = The last turn ended { $percent } %.
tb-edit-said-base = { $place } is there.
tb-edit-said-path = A path joins { $one } and { $other }.
tb-edit-said-cut = The path between { $one } and { $other } is gone.
tb-import-value = { $key } is { $value }, which no board file may say.

# What is wrong with a board. Bases are named by their letters.
tb-fault-too_many = There are too many: { $count }. At most { $most } fit.
tb-fault-odd_text = A name or remark is too long or has characters that do not show, or there are too many of them.
tb-fault-outside_area = { $place } lies outside the board.
tb-fault-hqs_joined = A path joins two headquarters: { $path }. One end must be a base.
tb-fault-places_apart = No way leads to { $places }. All places must be connected.
tb-fault-bases_apart = A way to { $bases } leads only through a headquarters. The bases must be connected without it.
tb-fault-few_exits = { $hq } needs two paths or more. It has { $exits }.
tb-fault-dead_end = { $base } is a dead end: it has { $exits ->
    [one] 1 path
   *[other] { $exits } paths
} and needs two.
tb-fault-crossing = The paths { $path } and { $other } cross.
tb-fault-places_close = { $place } and { $other } are too close together.
tb-fault-path_close = { $place } lies too close to the path { $path }.
tb-fault-region_medals = The region of { $region } has { $medals } medals. It must have one to four.
tb-fault-few_bases = The region of { $region } has too few bases. It needs { $least }.
tb-fault-win_range = { $medals_to_win } medals win, and there are { $total }. Lay medals on regions first.
tb-fault-win_middle = { $medals_to_win } of { $total } medals win. It must be about half of them, and three quarters at most.
tb-fault-win_richest = { $medals_to_win } medals win, and the region of { $region } alone gives { $medals }.
tb-fault-no_special = This terrain needs a special base. Choose a base and tick what is special about it.
tb-fault-no_values = { $place } lets no Troop in.
tb-fault-few_values = { $hq } must let { $least } kinds of Troops in at least.
tb-fault-unreachable = { $owner } cannot reach { $hq }.
tb-fault-too_near = { $owner } reaches { $hq } in { $placements } turns. It must take { $least } or more.
tb-fault-pair_missing = { $place } has no partner on the other side.
tb-fault-balance_missing = The halves differ, so bots must show that the board is fair.
tb-fault-unbalanced = The bots say that it is not fair: blue must win { $least_percent } to { $most_percent } %.
`];export{e as default};