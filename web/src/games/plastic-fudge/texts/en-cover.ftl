# What lists of matches and the front page say of the game.
title-plastic-fudge = Plastic Fudge
