var e=[`# 양탄자 대소동을 하는 법과, 규칙서에서 찾을 때 쓰는 일상 낱말.

rr-howto-have = 장난감 자루
rr-howto-have-text = 자루에는 태엽 장난감이 종류마다 두 개씩 모두 열두 개 있어요. 네 개를 꺼내 손에 들어요. 다른 사람은 볼 수 없어요.
rr-howto-win = 구슬 모으기
rr-howto-win-text = 경주마다 주사위를 굴려 나온 수만큼 양탄자에 구슬을 놓아요. 여덟 번 달린 뒤 구슬이 가장 많은 사람이 이겨요.
rr-howto-choose = 몰래 고르기
rr-howto-choose-text = 모두 동시에 장난감을 하나씩 골라요. 고른 장난감은 한꺼번에 달려요.
rr-howto-race = 가장 빠른 장난감이 모두 차지
rr-howto-race-text = 남아 있는 장난감 가운데 가장 빠른 것이 양탄자의 구슬을 모두 가져가요. 그리고 각자 새 장난감을 하나 꺼내요.
rr-howto-crash = 같은 장난감은 쿵
rr-howto-crash-text = 먼저 같은 종류의 장난감끼리 부딪혀 모두 넘어져요. 남은 장난감이 없으면 구슬은 그대로 남아요.
rr-howto-mouse = 생쥐를 조심하세요
rr-howto-mouse-text = 코끼리가 가장 빠르지만, 넘어지지 않은 생쥐가 있으면 양탄자 밖으로 달아나요.

search-words-rug-rumble =
    쥐 생쥐
    느린 느리
    빠른 빠르
    부딪 충돌 쿵 넘어
    구슬 점수
    경주 달리 달려
`];export{e as default};