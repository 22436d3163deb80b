# What lists of matches and the front page say of the game.
title-tin-drums = Tin Drums
ended-last-stick = The last stick was taken.
ended-left = A player left the table.
