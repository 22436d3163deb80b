var e=[`# 어택틱스 캠페인: 탁자 다섯, 부대 다섯.

at-stage-goal-win = 이기기.
at-stage-goal-stand = 피겨가 { $number }개 이상 서 있는 채 이기기.
at-stage-goal-swift = 게임의 { $number }번째 차례 안에 이기기.

at-stage-bare-title = 빈 탁자
at-stage-bare-name = 화부 퍼프
at-stage-bare-temper = 무엇이든 압력을 재요. 수프까지도요.
at-stage-bare-won = 김은 오르고 깃발은 내려갔네요. 잘했어요!
at-stage-bare-lost = 끓어 넘치지 마세요. 잠깐 쉬고 다시 불을 피워요.

at-stage-fences-and-copse-title = 울타리와 잡목숲
at-stage-fences-and-copse-name = 이끼 지휘자
at-stage-fences-and-copse-temper = 피겨가 자라라고 노래를 불러 줘요. 아직 안 자랐어요.
at-stage-fences-and-copse-won = 마지막 절이 참 아름다웠어요. 주인공이 되셨네요.
at-stage-fences-and-copse-lost = 연습에 꼭 오세요. 피겨들 목소리가 좋아요.

at-stage-towers-and-barrels-title = 탑과 통
at-stage-towers-and-barrels-name = 산들 양
at-stage-towers-and-barrels-temper = 집 안에서도 늘 더 좋은 바람을 기다려요.
at-stage-towers-and-barrels-won = 바람이 좋았네요. 아니, 작전이 좋았어요.
at-stage-towers-and-barrels-lost = 그쪽에서 바람이 들어왔나 봐요. 창문을 닫을까요?

at-stage-junkyard-title = 고물상
at-stage-junkyard-name = 덜컹 대장
at-stage-junkyard-temper = 아무것도 버리지 않아요. 기회는 더더욱요.
at-stage-junkyard-won = 이 패배는 간직하겠어. 언젠가 값이 나갈 테니까.
at-stage-junkyard-lost = 좋은 기회를 여럿 두고 갔더군. 내가 가져도 될까?

at-stage-citadel-title = 성채
at-stage-citadel-name = 양산 여왕
at-stage-citadel-temper = 깃발 셋을 다스리는데 어느 것이 제일 좋은지 못 골라요.
at-stage-citadel-won = 네 번째 깃발을 내리노라. 그대의 얼굴을 그려 넣었느니라.
at-stage-citadel-lost = 아주 우아하게 무릎을 꿇었도다. 일어나 성문에 다시 도전하여라.
`];export{e as default};