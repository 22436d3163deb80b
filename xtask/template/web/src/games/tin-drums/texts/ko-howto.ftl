# 막대 집기를 하는 법과, 규칙서에서 찾을 때 쓰는 일상 낱말. 한 줄에 있는 낱말은 서로를 찾습니다.

td-howto-have = 탁자 위의 막대
td-howto-have-text = 탁자에 막대 15개를 놓습니다. 파랑이 먼저 합니다.
td-howto-turn = 내 차례
td-howto-turn-text = 막대를 한 개, 두 개 또는 세 개 집습니다.
td-howto-others = 번갈아
td-howto-others-text = 그다음에는 상대가 막대를 집습니다.
td-howto-win = 마지막 막대를 집으면 승리
td-howto-win-text = 마지막 막대를 집은 사람이 이깁니다.

search-words-tin-drums =
    막대 나무
    집 가져
