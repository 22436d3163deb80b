var e=[`# 양탄자 대소동의 게임판.

rr-goal = 모두 몰래 장난감을 고릅니다. 먼저 같은 것끼리 부딪혀 넘어지고, 그다음 생쥐가 코끼리를 쫓아냅니다. 남은 것 중 가장 빠른 것이 구슬을 다 가져갑니다.
rr-goal-wins = 경주를 8번 마쳤을 때 구슬이 가장 많으면 승리
rr-goal-counts = 구슬
rr-marbles = 구슬 { $marbles }개
rr-rug = { $round ->
    [8] 마지막 8번째 경주: 구슬
    [9] 아무도 못 딴 구슬
   *[other] 8번 중 { $round }번째 경주: 구슬
  } { $marbles }개
rr-rug-parts = 남은 { $left }개 + 새로 놓은 { $marbles }개
rr-rug-dice = 경주마다 새 구슬 1~6개, 마지막 경주는 2~12개!
rr-rug-last = 마지막 경주에는 새 구슬이 2~12개입니다.
rr-ready = 골랐음
rr-thinks = 고르는 중
rr-out = 기권
rr-left = 아직 달리지 않은 장난감: { $toys }
rr-legend = 아직 달리지 않은 장난감
rr-legend-chosen = ✓: 골랐음
rr-track = 경주로
rr-racing = 장난감들이 달립니다!
rr-raced = 내 장난감: { $toy }
rr-race-number = { $number }번째 경주:
rr-why-crashed = { $name } { $count ->
    [2] 두
    [3] 세
   *[other] 네
  } { $toy ->
    [car] 대가
    [robot] 대가
   *[other] 마리가
  } 부딪혀 넘어졌습니다.
rr-why-fallen = 넘어진 생쥐는 코끼리를 쫓아내지 못합니다.
rr-why-scared = 생쥐가 코끼리를 쫓아냈습니다.
rr-why-first = 부딪히는 것이 먼저라서 생쥐는 아무도 쫓아내지 못했습니다.
rr-why-won = { $of ->
    [left] 남은 것 중에서는 { JOSA($toy, "이/가") }
   *[all] { JOSA($toy, "이/가") }
  } 가장 빨라서 { JOSA($seat, "이/가") } 구슬 { $marbles }개를 땄습니다.
rr-why-nobody = 남은 장난감이 없어 구슬은 양탄자에 그대로 남았습니다.
rr-hand = 내 장난감
rr-asked = 모두 고르는 중! 나는 { $seat }
rr-awaited = { $names }: 고르는 중
rr-choose = 달리게 할 장난감을 고르세요.
rr-choose-sure = 마지막 장난감! 이제 { JOSA($seat, "을/를") } 따라잡을 수 없습니다.
rr-chosen = 고른 장난감: { $toy }. 다른 사람들이 고르고 있습니다.
rr-speed = 빠르기 { $speed }
rr-skill-mouse = 코끼리를 쫓음
rr-skill-elephant = 생쥐를 무서워함
rr-toy-mouse = 생쥐
rr-toy-duck = 오리
rr-toy-frog = 개구리
rr-toy-car = 자동차
rr-toy-robot = 로봇
rr-toy-elephant = 코끼리
rr-fate-crashed = { $toy } – 쿵!
rr-fate-scared = { $toy } – 쫓겨남
rr-fate-won = { $toy } – 구슬 { $marbles }개
rr-fate-lost = { $toy }
rr-key-choose = 장난감 고르기
rr-how-marbles = 마지막 경주까지 구슬을 가장 많이 모았어요.
rr-how-mine = 만세! 내 구슬이 가장 많아요!
rr-how-resignation = 다른 사람들이 기권했습니다.
rr-do-choose = { JOSA($toy, "을/를") } 고르세요.
rr-log-drew = { JOSA($seat, "이/가") } 장난감을 하나 꺼냈습니다.
rr-log-drew-known = { JOSA($seat, "이/가") } { JOSA($toy, "을/를") } 꺼냈습니다.
rr-log-poured = 구슬 { $marbles }개를 새로 놓았습니다. 이제 양탄자에 { $rug }개가 있습니다.
rr-log-chose = { JOSA($seat, "이/가") } 장난감을 골랐습니다.
rr-log-chose-known = { JOSA($seat, "이/가") } { JOSA($toy, "을/를") } 골랐습니다.
rr-log-raced = 경주: { $toys }.
rr-log-runner = { $toy }({ $seat })
rr-log-resigned = { JOSA($seat, "이/가") } 기권했습니다.
rr-refusal-over = 게임이 끝났습니다.
rr-refusal-resigned = 이미 기권했습니다.
rr-refusal-already-chosen = 이미 골랐습니다. 고른 것은 바꿀 수 없습니다.
rr-refusal-not-in-hand = 손에 없는 장난감입니다.
rr-refusal-has-raced = 그 장난감은 이미 모두 달렸습니다.

# Why a hint
rr-reason-marbles = 다른 장난감으로는 구슬 { $marbles }개를 따기가 더 어렵습니다.
rr-reason-their-marbles = 다른 것을 고르면 남들이 구슬 { $marbles }개를 따기 쉽습니다.
rr-reason-saves = 더 빠른 장난감을 다음 경주를 위해 아껴 둡니다.
rr-reason-fastest = 손에 있는 장난감 중 가장 빠릅니다.
rr-fact-sure = 이 장난감과 부딪히거나 이것보다 빠른 장난감이 남에게 없습니다.
rr-fact-safe = { JOSA($toy, "이/가") } 남에게는 더 없어서 부딪힐 일이 없습니다.
rr-fact-mouse = 코끼리가 나오면 쫓아냅니다.
rr-fact-no-mouse = 남에게는 코끼리를 쫓아낼 생쥐가 없습니다.
`];export{e as default};