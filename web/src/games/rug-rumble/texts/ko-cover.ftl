# What lists of matches and the front page say of the game.
title-rug-rumble = 양탄자 대소동
ended-marbles = { $winner }의 구슬이 가장 많습니다.
