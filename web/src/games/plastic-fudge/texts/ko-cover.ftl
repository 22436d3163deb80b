# What lists of matches and the front page say of the game.
title-plastic-fudge = 플라스틱 퍼지
