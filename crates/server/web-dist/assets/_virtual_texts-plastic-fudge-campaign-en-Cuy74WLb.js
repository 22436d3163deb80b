var e=[`# The campaign of Plastic Fudge: three battlefields, five opponents.

pf-stage-goal-win = Win.
pf-stage-goal-spare = Win with losses of at most { $number } %.
pf-stage-goal-swift = Win by Round { $number }.
pf-stage-goal-flag = Win by taking the flag.

pf-stage-crossroads-title = Meeting at the crossroads
pf-stage-crossroads-name = Mayor Crumpet
pf-stage-crossroads-temper = Leads the town militia because the brass band was full.
pf-stage-crossroads-won = Bravo! We will put up a statue of you, next to the bakery.
pf-stage-crossroads-lost = We won? Ring the bells! And come to the feast, you too.

pf-stage-ford-title = The ford
pf-stage-ford-name = Ferryman Drift
pf-stage-ford-temper = Has never crossed the river in time, but always in comfort.
pf-stage-ford-won = Over already? I had only just found my oars.
pf-stage-ford-lost = The river is in no hurry. Rest a while and try again.

pf-stage-camp-title = The camp in the forest
pf-stage-camp-name = Sergeant Bristle
pf-stage-camp-temper = Shouts everything, also in the library.
pf-stage-camp-won = WELL DONE! That was not a shout, that was my indoor voice!
pf-stage-camp-lost = GOOD FIGHT! You dig a fine camp! Once more!

pf-stage-hills-title = Behind the hills
pf-stage-hills-name = Uncle Thud
pf-stage-hills-temper = Shoots over hills so that he need not see what he hits.
pf-stage-hills-won = Pardon? You won? I cannot hear a thing since Tuesday. Well done!
pf-stage-hills-lost = Did I hit anything? Oh. I am sorry. You stood very bravely.

pf-stage-bridge-title = The bridge
pf-stage-bridge-name = Marshal von Brag
pf-stage-bridge-temper = Owns the biggest gun of all and has told everybody.
pf-stage-bridge-won = I admit it: a small force and a good plan. I shall tell everybody.
pf-stage-bridge-lost = A big gun helps, you see. Your plan was the better one.
`];export{e as default};