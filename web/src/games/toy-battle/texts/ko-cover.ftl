# What lists of matches and the front page say of the game.
title-toy-battle = 토이 배틀
ended-hq = { JOSA($winner, "이/가") } { $loser }의 사령부를 점령했습니다.
ended-medals = { JOSA($winner, "이/가") } 훈장을 충분히 모았습니다.
ended-stuck = 뽑을 수도 놓을 수도 없어 게임이 끝났습니다. { JOSA($winner, "이/가") } 이겼습니다.
