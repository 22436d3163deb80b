var e=[`# The pages of campaigns, and what they say after a match.

campaign-title = Campaign: { $game }
campaign-lead = Play the opponents in order, or choose any of them. With each you can win three stars, in one match or in several.
campaign-stars = { $won } of { $all } stars
campaign-guests = { $count ->
    [one] { $name } and a guest
   *[other] { $name } and { $count } guests
  }
campaign-goal-met = Star won.
campaign-goal-new = New!
campaign-play = Play
campaign-replay = Play again
campaign-next-stage = Up next
campaign-next = Next opponent
campaign-again = Again
`];export{e as default};