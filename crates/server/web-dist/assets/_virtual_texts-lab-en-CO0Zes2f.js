var e=[`# What the pages of the lab say.
lab-title = Is it fair?
lab-lead = Bots play the same game again and again, until it is clear whether everybody has the same chance. This may take some minutes; you may close the page and come back.
lab-game = Game
lab-title-option = What does it change?
lab-asks = Question
lab-asks-option = What does an option of the rules change?
lab-option = Option
lab-option-usual = This is the usual value. Choose another one to compare it with.
lab-most-option = Bots play this many games with the option, and as many without it. Four hundred of each can show a change of about ten points.
lab-on = Played on
lab-on-any = All boards that come with the game, one for each game in turn
lab-on-usual = The usual set-up
lab-on-one = What I choose
lab-forces = Forces
lab-forces-built = Bots build all of them, anew for each game
lab-forces-one = One that I choose, against those that bots build
lab-forces-two = Two that I choose, against each other
lab-force = The force
lab-against = Against
lab-versus = { $name } against { $other }
lab-level = Bots
lab-most = Games at most
lab-most-help = The study stops as soon as it has an answer. A hundred games are enough to find what is very unfair. It takes about two thousand to call something fair.
lab-ask = Find out
lab-answer = Answer
lab-among = Bots of level { $level }, { $name }, play all seats
lab-not-yet = Not known yet: { $games } of at most { $most } games are played.
lab-fair = Fair: after { $games } games every share of wins lies within { $margin } points of { $fair } %.
lab-fair-force = Fair: after { $games } games the wins of { $name } lie within { $margin } points of { $fair } %.
lab-fair-forces = Fair: after { $games } games the wins of { $name } and { $other } lie within { $margin } points of { $fair } %.
lab-beats = Not fair: { $name } beats { $other }.
lab-weak = Not fair: { $name } is too weak.
lab-strong = Not fair: { $name } is too strong.
lab-uneven = Not fair.
lab-wins = { $name } won { $share } % of the decided games. The true share is almost surely between { $low } % and { $high } %. Fair is { $fair } %.
lab-open = Not known: { $games } games are too few. They cannot tell { $fair } % from { $margin } points more or less.
lab-more = More games may give an answer.
lab-status-out_of_time = The study has played for as long as this server allows.
lab-status-cancelled = The study was stopped.
lab-status-failed = The study could not go on: this server does not know its rules or its set-up.
lab-progress = Games played
lab-stop = Stop
lab-no-change = { $games } games show no change. A small change may still be there: the bars say how large it may be.
lab-change-wins = { $name }: { $after } % of decided games won instead of { $before } %.
lab-change-decided = { $after } % of games have one winner instead of { $before } %.
lab-change-ending = { $after } % of games end this way instead of { $before } %: { $name }
lab-change-decisions = A game takes { $after } decisions instead of { $before }.
lab-one-winner = Games with one winner
lab-changes = What the option changes
lab-changes-help = The upright mark is the change that was seen. The bar shows where the true change almost surely lies, and the broken line is no change. The chance that all bars are right is 95 %.
lab-change = { $before } → { $after } % ({ $low } to { $high })
lab-change-shown = changes
lab-shares = Wins in { $games } decided games
lab-shares-help = The upright mark is the share that was won. The bar shows where the true share almost surely lies, and the green band is fair. The chance that all bars are right is 95 %.
lab-share = { $share } % ({ $low }–{ $high })
lab-verdict-fair = fair
lab-verdict-uneven = not fair
lab-verdict-open = not known
lab-starter = The first player
lab-winner = The winner
lab-loser = the loser
lab-endings = How games end
lab-length = A game takes { $mean } decisions on average ({ $low } to { $high }); the shortest took { $least }, the longest { $most }.
lab-faults = { $count ->
    [one] { $count } game went wrong and counts nowhere.
   *[other] { $count } games went wrong and count nowhere.
}
lab-mine = Your studies
lab-mine-running = { $games } of { $most } games
lab-mine-option = { $count ->
    [0] no change seen
    [one] { $count } change seen
   *[other] { $count } changes seen
}
lab-share-title = Keep and share
lab-share-link = Link to this study
lab-csv = Table (CSV)
lab-json = All numbers (JSON)
lab-another = Ask something else
lab-bots-only = The answer holds for bots of this level; stronger players may find what the bots miss. Revision { $revision } of the rules, seed { $seed }.
`];export{e as default};