var e=[`# What the pages of lessons say.
learn-title = Lessons: { $game }
learn-lead = You learn the game by playing it. A lesson takes one to three minutes, and nothing can go wrong.
learn-none = This game has no lessons yet.
learn-done-count = { $all ->
    [one] { $done } of { $all } lesson done.
   *[other] { $done } of { $all } lessons done.
}
learn-done = Done
learn-begun = You have begun this lesson.
learn-start = Start
learn-go-on = Go on
learn-repeat = Once more
learn-rules = Rulebook
learn-all = All lessons
learn-missing = There is no such lesson
learn-you = You
learn-other = { $seat ->
    [0] Robin
   *[other] Robin { $seat }
}
learn-pieces = What each piece can do
learn-step = Step { $step } of { $steps }
learn-watch = Watch what happens.
learn-otherwise = The rules allow that. This lesson waits for something else.
learn-show = Show me
learn-again = Start again
learn-again-short = Again
learn-skip = Next
learn-skip-this = Next lesson
learn-leave = Leave the lesson
learn-next = Next lesson
learn-others = Learn another game
learn-back = Back to the invitation
puzzles-title = Puzzles
puzzles-lead = Positions from games between bots. In each, exactly one decision wins for certain. Where you aim by hand, one attack wins. Where dice decide, one choice has the best chance.
puzzles-solved = { $solved } of { $all } solved.
puzzle-name = Puzzle { $number }
puzzle-solved = solved
puzzle-next = Next puzzle
puzzle-skip = Another puzzle
puzzle-shown = That is how it goes. Start again to solve it yourself.
puzzle-missing = There is no such puzzle
`];export{e as default};