# Why a decision is refused.
at-phase-now-sides = sides are chosen
at-phase-now-setup = figures are placed
at-phase-now-play = turns are taken
at-phase-now-over = the game is over
at-part-of-target = a figure
at-part-of-targets = figures
at-part-of-along = a place along the line
at-part-of-heading = a direction
at-part-of-roll = a length
at-part-of-use = that it is used
at-part-of-dir = a direction of the swing
at-refusal-moved = { $figure } has moved in this turn; each figure moves once.
at-refusal-pinned = { $figure } is pinned and may not move in this turn.
at-refusal-backwards = A figure does not roll backwards.
at-refusal-too-far-speed = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; the window of { $figure } shows { $limit }.
at-refusal-too-far-slowing = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } starts in slowing terrain and has { $limit }.
at-refusal-too-far-pushing = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } pushes and has { $limit }.
at-refusal-too-far-free-move = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } has { $limit } in this free move.
at-refusal-too-far-shift = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } is shifted { $limit } at most.
at-refusal-too-far-advance = That takes { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; { $figure } advances { $limit } at most.
at-refusal-too-far-most = A figure is shifted by 0 to { $most } tix.
at-refusal-enemy-in-the-way = { $figure } would run into { $other }; opponents are not pushed.
at-refusal-in-the-way = { $figure } would run into { $other }.
at-refusal-high-barrier = { $section } is part of a high barrier; no figure moves through it.
at-refusal-astride = { $figure } would stop astride { $section }, or too near beyond it.
at-refusal-off-the-surface = The wheel of { $figure } would leave the surface.
at-refusal-not-crossed = { $section } is not crossed, so it is not destroyed.
at-refusal-indestructible = { $section } cannot be destroyed.
at-refusal-not-pushable = { $object } cannot be pushed: only standing objects that can be knocked over are, and no towers.
at-refusal-not-touching = { $figure } does not touch { $object } at the start.
at-refusal-not-ahead = { $object } is not ahead of { $figure }.
at-refusal-turns-while-pushing = { $figure } does not turn between rolls while it pushes { $object }.
at-refusal-push-into-enemy = { $object } would run into { $other }; opponents are not pushed.
at-refusal-push-blocked = { $object } cannot be pushed past { $other }.
at-refusal-push-over-the-edge = { $object } would be pushed over the edge.
at-refusal-not-in-pool = { $figure } is not in the battle force that is placed.
at-refusal-not-your-choice = { $seat } chooses a side first.
at-refusal-side-taken = That side is taken by { $seat }; free is: { $free }.
at-refusal-not-beside = The others take the two sides beside the first player’s; free is: { $free }.
at-refusal-off-line = { $figure } is off its place: its front must touch its own line.
at-refusal-off-surface = { $figure } would stand over the edge: along the line, { $along } tix from the middle; { $most } is the most.
at-refusal-near-side = { $figure } is { $gap } tix from another player’s side; at least { $least } are asked for.
at-refusal-advance = { $figure } cannot advance { $advance } tix: 0 to { $most } from the line are allowed.
at-refusal-overlaps = { $figure } would stand on the base of { $other }.
at-refusal-not-placed = Still to be placed at the line: { $figures }.
at-refusal-ready = You are done with set-up; the others still place their figures.
at-refusal-not-asked = The special of { $figure } is not up for a decision now.
at-refusal-not-optional = A special that can be used must be used; at this table it cannot be declined.
at-refusal-missing = This special needs { $part }.
at-refusal-needless = This special does not need { $part }.
at-refusal-no-such-figure = There is no figure { $figure }.
at-refusal-not-itself = { $figure } cannot return itself.
at-refusal-not-an-opponent = { $figure } is not an opponent.
at-refusal-not-of-your-team = { $figure } is not on your team.
at-refusal-not-your-own = { $figure } is not yours; specials for one’s own figures never reach another player.
at-refusal-elsewhere = { $figure } is not where this special reaches.
at-refusal-not-named = The special does not reach { $figure }: its class, faction, name or points do not fit.
at-refusal-captured = { $figure } was captured in this turn and does not attack again in it.
at-refusal-twice = { $figure } is named twice.
at-refusal-how-many = This special takes 1 to { $most } figures.
at-refusal-off-the-line = The whole base must be on the surface: from { $least } to { $most } tix along the line.
at-refusal-not-on-this-map = { $figure } is a Battle Master and may not enter this map.
at-refusal-line-full = No place is free for { $figure } on its line.
at-refusal-not-your-turn = It is the turn of { $seat }.
at-refusal-wrong-step = That is not possible now: { $step ->
    [sides] the players are still choosing sides
    [placing] the players are still placing figures
   *[turns] the players take their turns already
}.
at-refusal-still-moving = Moves come first; attacks begin once the movement step has been ended.
at-refusal-moves-over = The movement step is over; all moves come before the first attack.
at-refusal-special-first = The special of { $figure } comes first; { $seat } decides on it.
at-refusal-free-first = First { $seat } makes the free move or attack of { $figure }, or passes.
at-refusal-no-free-move = { $figure } does not move in this free attack.
at-refusal-volley-first = The volley of { $figure } comes first: { $seat } fires the next missile or ceases fire.
at-refusal-no-volley = There is no volley with a missile left.
at-refusal-nothing-to-pass = There is nothing to pass: you have no free move or attack now.
at-refusal-dispute-first = A dispute is open; { $seat } calls red or white first.
at-refusal-no-dispute = No dispute is open that asks for a colour.
at-refusal-disputed-already = You have opened a dispute since the last attack; you may open the next one after another attack or in the next turn.
at-refusal-dispute-about-nothing = Say what the dispute is about, in at most 200 characters.
at-refusal-game-over = The game is over.
at-refusal-out-of-game = { $seat } is out of the game.
at-refusal-not-yours = { $figure } is not yours.
at-refusal-not-in-play = { $figure } is not in play.
at-refusal-attacked = { $figure } has attacked in this turn; each attack of a turn is made by a different figure.
at-refusal-no-attack-left = No attack is left in this turn.
at-refusal-not-the-free-attacker = The free attack is made by { $figure }.
at-refusal-spent = { $figure } has fired or struck; its weapon is ready again at the end of the turn.
at-refusal-out-of-arc = { $part } of this weapon cannot be { $value }; it goes from { $least } to { $most }.
at-refusal-no-such-articulation = A weapon of this kind cannot be adjusted so: { $part }.
at-refusal-aim-changed = The aim of a volley does not change between its shots.
at-refusal-not-the-volley = The volley is fired by { $figure }.
at-refusal-base-stays = Bases are turned in the movement step only.
at-refusal-only-melee-turns = At this table only figures with a melee weapon turn in the attack step.
at-refusal-no-such-section = There is no section { $section } of a barrier.
at-refusal-not-destroyed = { $piece } cannot be destroyed.
at-refusal-section-gone = { $section } is gone already.
at-refusal-out-of-reach = { $section } is out of reach: the weapon reaches { $reach } tix from the middle of the base.
at-refusal-section-in-the-way = { $other } stands between the figure and the middle of { $section }.
at-refusal-in-cover = { $figure } is in cover inside { $piece }; from there it does not fire.
at-refusal-across-cover = { $figure } is in cover at { $piece }; it does not fire across it.
at-refusal-protected = The first base on this line is that of { $figure }, which cover protects.
