# What lists of matches and the front page say of the game.
title-rug-rumble = Rug Rumble
ended-marbles = { $winner } has the most marbles.
