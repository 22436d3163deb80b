var e=[`# 양탄자 대소동 캠페인: 다섯 판.

rr-stage-goal-win = 이기기(공동 1등도 됨).
rr-stage-goal-gather = 구슬 { $number }개 이상 모으기.
rr-stage-goal-ahead = 구슬 { $number }개 이상 앞서서 이기기.

rr-stage-nursery-title = 아이 방에서
rr-stage-nursery-name = 꼬마 빔
rr-stage-nursery-temper = 코끼리를 아주 좋아해서 있기만 하면 달리게 해요.
rr-stage-nursery-won = 이겼네요! 다음에는 내 코끼리도 같은 편에 끼워 줄래요?
rr-stage-nursery-lost = 내 코끼리가 그러는데 정말 용감했대요.

rr-stage-kitchen-title = 식탁 밑에서
rr-stage-kitchen-name = 단추 할머니
rr-stage-kitchen-temper = 태엽이 생기기 전부터 장난감 태엽을 감으셨대요.
rr-stage-kitchen-won = 잘했구나. 구슬도 가져가고 과자도 가져가렴.
rr-stage-kitchen-lost = 괜찮다. 나는 칠십 년 동안 이 자루를 들여다봤거든.

rr-stage-attic-title = 다락방에서
rr-stage-attic-name = 발명가 코일
rr-stage-attic-temper = 무엇이든 재고, 적고, 적은 종이를 잃어버려요.
rr-stage-attic-won = 흥미롭군요! 제 기록대로라면 있을 수 없는 일인데, 기록이 어디 갔지요?
rr-stage-attic-lost = 계산한 대로예요. 확실히 하려면 한 번 더 할까요?

rr-stage-party-title = 생일잔치에서
rr-stage-party-name = 사촌 퀼
rr-stage-party-temper = 반쯤 조는 것 같지만 생쥐 소리는 다 들어요.
rr-stage-party-won = 어, 끝났어요? 아주 또렷하게 깨어 있었네요. 축하해요!
rr-stage-party-lost = 잠깐 눈만 감았을 뿐이에요. 케이크 드세요.

rr-stage-final-title = 결승전
rr-stage-final-name = 구슬 남작
rr-stage-final-temper = 구슬이 구천 개인데 저녁마다 하나하나 세어요.
rr-stage-final-won = 팔천구백구십구... 한 알도 빠짐없이 직접 따내셨군요.
rr-stage-final-lost = 멋진 경주였어요! 다시 해 보시라고 구슬 하나를 빌려드리지요.
`];export{e as default};