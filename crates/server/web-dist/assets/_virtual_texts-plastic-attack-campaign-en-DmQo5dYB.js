var e=[`# The campaign of Plastic Attack: five armies.

pa-stage-goal-win = Win.
pa-stage-goal-left = Win with at least { $number } figures left in your army.
pa-stage-goal-keep = { $number ->
    [one] Win while your opponent holds at most one captive.
   *[other] Win while your opponent holds at most { $number } captives.
  }
pa-stage-goal-capture = { $number ->
    [one] Hold at least one captive at the end.
   *[other] Hold at least { $number } captives at the end.
  }

pa-stage-kitchen-shelf-title = Kitchen Shelf
pa-stage-kitchen-shelf-name = Butler Saucer
pa-stage-kitchen-shelf-temper = Dusts his figures before every attack, and yours too if you let him.
pa-stage-kitchen-shelf-won = Beautifully done. Shall I bring some tea to the winner?
pa-stage-kitchen-shelf-lost = A close game. Your figures are spotless, and that counts as well.

pa-stage-quick-feet-title = Quick Feet
pa-stage-quick-feet-name = Coach Zip
pa-stage-quick-feet-temper = Blows the whistle before the race, during the race and at dinner.
pa-stage-quick-feet-won = What a finish! Three laps of honour, hop, hop!
pa-stage-quick-feet-lost = Good legs, good heart. We train again in a minute.

pa-stage-repair-shop-title = The Repair Shop
pa-stage-repair-shop-name = Madam Bolt
pa-stage-repair-shop-temper = Mends everything, even what was not broken.
pa-stage-repair-shop-won = You took my army apart very neatly. All screws are still here.
pa-stage-repair-shop-lost = Bring your figures in, the repair is on the house.

pa-stage-under-the-bed-title = Monsters Under the Bed
pa-stage-under-the-bed-name = The Grumble
pa-stage-under-the-bed-temper = Is a little afraid of the dark and would rather not speak of it.
pa-stage-under-the-bed-won = You are not afraid of me at all. May I sleep with the light on?
pa-stage-under-the-bed-lost = Boo! Sorry. Was that too loud? You played well.

pa-stage-two-against-the-world-title = Two Against the World
pa-stage-two-against-the-world-name = The Grand Duke
pa-stage-two-against-the-world-temper = Brings only two figures, because he knows the names of no more.
pa-stage-two-against-the-world-won = Magnificent! I shall learn a third name: yours.
pa-stage-two-against-the-world-lost = Two are enough, you see. But you almost made me count to three.
`];export{e as default};