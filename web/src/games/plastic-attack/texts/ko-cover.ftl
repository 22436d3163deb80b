# What lists of matches and the front page say of the game.
pa-credit = 규칙 출처: 2009 Domino Writing
title-plastic-attack-2009 = 플라스틱 어택 (2009년판)
title-plastic-attack-revised = 플라스틱 어택 (개정판)
