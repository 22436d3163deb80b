var e=[`# The campaign of Attacktix: five tables, five forces.

at-stage-goal-win = Win.
at-stage-goal-stand = Win with at least { $number } figures standing.
at-stage-goal-swift = Win by turn { $number } of the game.

at-stage-bare-title = Bare table
at-stage-bare-name = Stoker Puff
at-stage-bare-temper = Checks the pressure of everything, also of his soup.
at-stage-bare-won = Steam is up, flag is down. Well played!
at-stage-bare-lost = Do not boil over. A short rest, and we light the fire again.

at-stage-fences-and-copse-title = Fences and copse
at-stage-fences-and-copse-name = Choirmaster Moss
at-stage-fences-and-copse-temper = Sings to his figures so that they grow. They have not grown yet.
at-stage-fences-and-copse-won = A lovely last verse, and it is yours.
at-stage-fences-and-copse-lost = Do come to rehearsal. Your figures have good voices.

at-stage-towers-and-barrels-title = Towers and barrels
at-stage-towers-and-barrels-name = Miss Gust
at-stage-towers-and-barrels-temper = Always waits for a better wind, indoors too.
at-stage-towers-and-barrels-won = You had the better wind. No, you had the better plan.
at-stage-towers-and-barrels-lost = A draught came from your side. Shall we shut the window?

at-stage-junkyard-title = Junkyard
at-stage-junkyard-name = Boss Rattle
at-stage-junkyard-temper = Throws nothing away, least of all a chance.
at-stage-junkyard-won = I keep this defeat. It will be worth something one day.
at-stage-junkyard-lost = You left some good shots lying about. May I keep them?

at-stage-citadel-title = The citadel
at-stage-citadel-name = Queen Parasol
at-stage-citadel-temper = Rules three banners and cannot decide which she likes best.
at-stage-citadel-won = We give you a fourth banner. It shows your face.
at-stage-citadel-lost = You knelt very gracefully. Rise, and try our gate once more.
`];export{e as default};