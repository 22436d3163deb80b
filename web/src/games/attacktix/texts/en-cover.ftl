# What lists of matches and the front page say of the game.
title-attacktix = Attacktix
