# What lists of matches and the front page say of the game.
title-toy-battle = Toy Battle
ended-hq = { $winner } has taken the headquarters of { $loser }.
ended-medals = { $winner } has gathered enough medals.
ended-stuck = No move is left: { $winner } wins.
