var e=[`# The campaign of Rug Rumble: five tables.

rr-stage-goal-win = Win, alone or together.
rr-stage-goal-gather = Gather at least { $number } marbles.
rr-stage-goal-ahead = Win by at least { $number } marbles.

rr-stage-nursery-title = In the nursery
rr-stage-nursery-name = Little Bim
rr-stage-nursery-temper = Loves the elephant and lets it run whenever it is there.
rr-stage-nursery-won = You won! Can my elephant be on your team next time?
rr-stage-nursery-lost = My elephant says you were very brave.

rr-stage-kitchen-title = Under the kitchen table
rr-stage-kitchen-name = Granny Button
rr-stage-kitchen-temper = Has wound up toys since before there were keys.
rr-stage-kitchen-won = Well played, dear. Take a marble, and take a cookie too.
rr-stage-kitchen-lost = Never mind, dear. I have had seventy years to look into that sack.

rr-stage-attic-title = In the attic
rr-stage-attic-name = Inventor Coil
rr-stage-attic-temper = Measures everything, writes it down and loses the paper.
rr-stage-attic-won = Interesting! By my notes that could not happen. Where are my notes?
rr-stage-attic-lost = Just as I had worked it out. Once more, to be sure?

rr-stage-party-title = At the birthday party
rr-stage-party-name = Cousin Quill
rr-stage-party-temper = Looks half asleep and hears every mouse.
rr-stage-party-won = Oh, is it over? You were wide awake. Congratulations!
rr-stage-party-lost = I only closed my eyes for a moment. Have some cake.

rr-stage-final-title = The grand final
rr-stage-final-name = Baron Marble
rr-stage-final-temper = Owns nine thousand marbles and counts them every evening.
rr-stage-final-won = Eight thousand nine hundred and ninety-nine... You have earned every one of them.
rr-stage-final-lost = A fine race! I lend you a marble, so that you can try again.
`];export{e as default};