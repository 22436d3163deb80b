var e=[`# The campaign of Toy Battle: nine boards, nine opponents.

tb-stage-goal-win = Win.
tb-stage-goal-storm = Win by reaching the enemy headquarters.
tb-stage-goal-gather = Win by gaining { $number } medals.
tb-stage-goal-keep = Win while your opponent has at most { $number } medals.
tb-stage-goal-swift = Win within { $number } turns of each side.
tb-stage-goal-spare = Win with at most { $number ->
    [one] one Troop
   *[other] { $number } Troops
  } in your discard.
tb-stage-goal-hold = Win with at least { $number } bases that are connected to your headquarters.

tb-stage-training-yard-title = Training Yard
tb-stage-training-yard-name = Private Kwak
tb-stage-training-yard-temper = Salutes everybody, the trees too, and then forgets whose turn it is.
tb-stage-training-yard-won = Well fought! I was going to fall over there anyway.
tb-stage-training-yard-lost = I won? Really? Shall we check the rules together?

tb-stage-castle-field-title = Castle Field
tb-stage-castle-field-name = Sir Star
tb-stage-castle-field-temper = Bows before every attack, and every bow takes a while.
tb-stage-castle-field-won = A noble victory! I bow. Please wait until I am done.
tb-stage-castle-field-lost = You fought like a knight. I keep a place at my table for you.

tb-stage-city-of-clouds-title = City of Clouds
tb-stage-city-of-clouds-name = Pilot Roxy
tb-stage-city-of-clouds-temper = Always in a hurry, never sure where to.
tb-stage-city-of-clouds-won = You are fast! Next time I read the map before I start.
tb-stage-city-of-clouds-lost = Landed first! You were close behind me. Once more round the clouds?

tb-stage-tropical-pool-title = Tropical Pool
tb-stage-tropical-pool-name = Lifeguard Hook
tb-stage-tropical-pool-temper = Lets nobody run at the pool, and runs all day to say so.
tb-stage-tropical-pool-won = All right, that was allowed. I looked it up.
tb-stage-tropical-pool-lost = Out of the water, please. You can jump in again at once.

tb-stage-volcanic-jungle-title = Volcanic Jungle
tb-stage-volcanic-jungle-name = Explorer Jumbo
tb-stage-volcanic-jungle-temper = Fears no volcano, but please mention no mice.
tb-stage-volcanic-jungle-won = I write it in my diary: met somebody stronger than lava.
tb-stage-volcanic-jungle-lost = Do not worry. The jungle beat me eleven times before I found the way out.

tb-stage-caribbean-sea-title = Caribbean Sea
tb-stage-caribbean-sea-name = Old Cap'n
tb-stage-caribbean-sea-temper = Has buried so much treasure that he attacks wherever he hopes to find some.
tb-stage-caribbean-sea-won = Take the treasure! If you find it, tell me where it was.
tb-stage-caribbean-sea-lost = The sea is mine today. Have a biscuit, and come back with the tide.

tb-stage-cursed-cemetery-title = Cursed Cemetery
tb-stage-cursed-cemetery-name = Uncle Skully
tb-stage-cursed-cemetery-temper = Sleeps all day, rattles all night, and what he has lost he fetches back.
tb-stage-cursed-cemetery-won = You got me, down to the bones. I have not laughed like this for a hundred years.
tb-stage-cursed-cemetery-lost = Do not be sad, child. I have had a very long time to practise.

tb-stage-station-metal-x-title = Station Metal-X
tb-stage-station-metal-x-name = Doorkeeper XB-42
tb-stage-station-metal-x-temper = Has checked every ticket since the opening and waits for the first visitor.
tb-stage-station-metal-x-won = Ticket valid. Please pass. I will miss you.
tb-stage-station-metal-x-lost = Ticket not valid. I have printed a new one for you.

tb-stage-battlefield-title = Battlefield
tb-stage-battlefield-name = General Kwak
tb-stage-battlefield-temper = Promoted for losing so politely. He has practised since, and he remembers you.
tb-stage-battlefield-won = Attention! I salute you, and this time I mean you and not the tree.
tb-stage-battlefield-lost = Now you know how I felt in the yard. You will be back; I was too.
`];export{e as default};