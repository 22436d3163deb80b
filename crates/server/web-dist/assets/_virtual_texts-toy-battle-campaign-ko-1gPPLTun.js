var e=[`# 토이 배틀 캠페인: 게임판 아홉 개, 상대 아홉.

tb-stage-goal-win = 이기기.
tb-stage-goal-storm = 적 사령부에 부대를 놓아 이기기.
tb-stage-goal-gather = 훈장 { $number }개를 얻어 이기기.
tb-stage-goal-keep = 상대가 얻은 훈장이 { $number }개 이하일 때 이기기.
tb-stage-goal-swift = 양쪽 각각 { $number }차례 안에 이기기.
tb-stage-goal-spare = 내 버림 더미에 부대가 { $number }개 이하일 때 이기기.
tb-stage-goal-hold = 내 사령부와 이어진 기지가 { $number }개 이상일 때 이기기.

tb-stage-training-yard-title = 훈련장
tb-stage-training-yard-name = 꽥 이병
tb-stage-training-yard-temper = 나무에게까지 경례하다가 누구 차례인지 잊어버려요.
tb-stage-training-yard-won = 잘 싸웠어요! 어차피 거기서 넘어질 참이었어요.
tb-stage-training-yard-lost = 제가 이겼다고요? 정말요? 같이 규칙을 다시 볼까요?

tb-stage-castle-field-title = 성벽 들판
tb-stage-castle-field-name = 스타 경
tb-stage-castle-field-temper = 공격할 때마다 먼저 절을 하는데, 절이 아주 길어요.
tb-stage-castle-field-won = 훌륭한 승리군요! 절을 올립니다. 끝날 때까지 기다려 주세요.
tb-stage-castle-field-lost = 기사답게 싸우셨어요. 제 식탁에 자리를 비워 둘게요.

tb-stage-city-of-clouds-title = 구름 도시
tb-stage-city-of-clouds-name = 조종사 록시
tb-stage-city-of-clouds-temper = 늘 서두르지만 어디로 가는지는 잘 몰라요.
tb-stage-city-of-clouds-won = 정말 빠르네요! 다음에는 출발하기 전에 지도부터 볼게요.
tb-stage-city-of-clouds-lost = 먼저 도착! 바로 뒤까지 왔던데요. 한 바퀴 더 돌까요?

tb-stage-tropical-pool-title = 열대 수영장
tb-stage-tropical-pool-name = 안전 요원 훅
tb-stage-tropical-pool-temper = 수영장에서는 뛰지 말라고 온종일 뛰어다니며 말해요.
tb-stage-tropical-pool-won = 좋아요, 그건 해도 돼요. 방금 찾아봤어요.
tb-stage-tropical-pool-lost = 물 밖으로 나와 주세요. 바로 다시 들어와도 돼요.

tb-stage-volcanic-jungle-title = 화산 정글
tb-stage-volcanic-jungle-name = 탐험가 점보
tb-stage-volcanic-jungle-temper = 화산은 무섭지 않아요. 다만 쥐 이야기는 하지 말아 주세요.
tb-stage-volcanic-jungle-won = 일기에 적을게요. 용암보다 강한 사람을 만났다고요.
tb-stage-volcanic-jungle-lost = 괜찮아요. 저도 열한 번이나 길을 잃은 다음에야 정글을 빠져나왔어요.

tb-stage-caribbean-sea-title = 카리브해
tb-stage-caribbean-sea-name = 늙은 캡틴
tb-stage-caribbean-sea-temper = 보물을 너무 많이 묻어 놓아서, 있을 만한 곳은 다 공격해요.
tb-stage-caribbean-sea-won = 보물은 자네 것일세! 찾거든 어디 있었는지 알려 주게.
tb-stage-caribbean-sea-lost = 오늘 바다는 내 것일세. 과자 하나 먹고 밀물 때 다시 오게.

tb-stage-cursed-cemetery-title = 저주받은 묘지
tb-stage-cursed-cemetery-name = 스컬리 삼촌
tb-stage-cursed-cemetery-temper = 낮에는 자고 밤에는 덜그럭거리며, 잃은 것은 꼭 되찾아 와요.
tb-stage-cursed-cemetery-won = 뼛속까지 졌구나. 이렇게 웃은 건 백 년 만이란다.
tb-stage-cursed-cemetery-lost = 슬퍼하지 마라. 나는 연습할 시간이 아주아주 많았단다.

tb-stage-station-metal-x-title = 메탈-X 정거장
tb-stage-station-metal-x-name = 문지기 XB-42
tb-stage-station-metal-x-temper = 문을 연 날부터 표를 검사하며 첫 손님을 기다려요.
tb-stage-station-metal-x-won = 표 확인. 지나가세요. 보고 싶을 거예요.
tb-stage-station-metal-x-lost = 쓸 수 없는 표입니다. 새 표를 뽑아 두었어요.

tb-stage-battlefield-title = 전쟁터
tb-stage-battlefield-name = 꽥 장군
tb-stage-battlefield-temper = 예의 바르게 져서 승진했어요. 그동안 연습도 했고, 지난번 상대를 잊지 않았어요.
tb-stage-battlefield-won = 차렷! 경례합니다. 이번에는 나무한테 하는 게 아니에요.
tb-stage-battlefield-lost = 훈련장에서 제 기분이 어땠는지 아시겠죠? 다시 오실 거예요. 저도 그랬으니까요.
`];export{e as default};