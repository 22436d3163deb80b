var e=[`# 플라스틱 어택 캠페인: 군단 다섯.

pa-stage-goal-win = 이기기.
pa-stage-goal-left = 내 군단에 피겨가 { $number }개 이상 남은 채 이기기.
pa-stage-goal-keep = 상대의 포로가 { $number }개 이하일 때 이기기.
pa-stage-goal-capture = 끝날 때 포로가 { $number }개 이상이기.

pa-stage-kitchen-shelf-title = 부엌 선반
pa-stage-kitchen-shelf-name = 접시 집사
pa-stage-kitchen-shelf-temper = 공격하기 전마다 피겨의 먼지를 털어요. 괜찮다면 상대 피겨까지도요.
pa-stage-kitchen-shelf-won = 훌륭하십니다. 승자께 차를 한 잔 올릴까요?
pa-stage-kitchen-shelf-lost = 아슬아슬했습니다. 피겨에 먼지 하나 없으니 그것도 훌륭하십니다.

pa-stage-quick-feet-title = 날쌘돌이들
pa-stage-quick-feet-name = 쌩쌩 코치
pa-stage-quick-feet-temper = 경기 전에도, 경기 중에도, 저녁 먹을 때도 호루라기를 불어요.
pa-stage-quick-feet-won = 멋진 마무리! 기념으로 세 바퀴, 하나 둘!
pa-stage-quick-feet-lost = 다리도 좋고 마음도 좋아요. 일 분 뒤에 다시 훈련!

pa-stage-repair-shop-title = 수리점
pa-stage-repair-shop-name = 볼트 여사
pa-stage-repair-shop-temper = 무엇이든 고쳐요. 고장 나지 않은 것까지도요.
pa-stage-repair-shop-won = 제 군단을 아주 깔끔하게 분해하셨네요. 나사가 하나도 안 없어졌어요.
pa-stage-repair-shop-lost = 피겨를 가져오세요. 수리는 공짜예요.

pa-stage-under-the-bed-title = 침대 밑 괴물들
pa-stage-under-the-bed-name = 투덜이
pa-stage-under-the-bed-temper = 어둠을 조금 무서워하지만 그 이야기는 하고 싶지 않대요.
pa-stage-under-the-bed-won = 내가 하나도 안 무섭구나. 오늘은 불 켜고 자도 될까?
pa-stage-under-the-bed-lost = 왁! 미안, 너무 컸어? 아주 잘했어.

pa-stage-two-against-the-world-title = 세상에 맞선 둘
pa-stage-two-against-the-world-name = 대공 전하
pa-stage-two-against-the-world-temper = 이름을 아는 피겨가 둘뿐이라 둘만 데려와요.
pa-stage-two-against-the-world-won = 굉장하오! 세 번째 이름을 외우겠소. 바로 그대의 이름을.
pa-stage-two-against-the-world-lost = 보시오, 둘이면 충분하오. 그래도 셋까지 셀 뻔했소.
`];export{e as default};