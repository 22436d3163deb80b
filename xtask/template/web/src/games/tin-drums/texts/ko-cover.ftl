# The texts of the front page and of lists of matches.
title-tin-drums = 막대 집기
ended-last-stick = 마지막 막대를 집었습니다.
ended-left = 한 사람이 자리를 떠났습니다.
