# What lists of matches and the front page say of the game.
title-tin-drums = 막대 집기
ended-last-stick = 마지막 막대를 집었습니다.
ended-left = 한 사람이 자리를 떠났습니다.
