# What lists of matches and the front page say of the game.
pa-credit = Credit for the rules: 2009 Domino Writing
title-plastic-attack-2009 = Plastic Attack (2009)
title-plastic-attack-revised = Plastic Attack (revised)
