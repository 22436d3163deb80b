var e=[`# 플라스틱 퍼지 캠페인: 전장 셋, 상대 다섯.

pf-stage-goal-win = 이기기.
pf-stage-goal-spare = 손실 { $number }% 이하로 이기기.
pf-stage-goal-swift = { $number }라운드 안에 이기기.
pf-stage-goal-flag = 깃발을 빼앗아 이기기.

pf-stage-crossroads-title = 네거리의 조우
pf-stage-crossroads-name = 크럼핏 읍장
pf-stage-crossroads-temper = 악단에 자리가 없어서 마을 민병대를 맡았어요.
pf-stage-crossroads-won = 만세! 빵집 옆에 동상을 세워 드리겠습니다.
pf-stage-crossroads-lost = 우리가 이겼다고요? 종을 울려라! 잔치에 꼭 함께해 주세요.

pf-stage-ford-title = 여울
pf-stage-ford-name = 뱃사공 드리프트
pf-stage-ford-temper = 강을 제때 건넌 적은 없지만 늘 편하게 건너요.
pf-stage-ford-won = 벌써 건넜어요? 저는 이제 막 노를 찾았는데요.
pf-stage-ford-lost = 강은 서두르지 않아요. 잠깐 쉬었다가 다시 해 봐요.

pf-stage-camp-title = 숲속 진지
pf-stage-camp-name = 솔수염 중사
pf-stage-camp-temper = 무슨 말이든 소리쳐요. 도서관에서도요.
pf-stage-camp-won = 잘했다! 소리친 게 아니라 이게 작은 목소리다!
pf-stage-camp-lost = 잘 싸웠다! 진지를 아주 잘 팠다! 한 번 더!

pf-stage-hills-title = 언덕 너머
pf-stage-hills-name = 쿵쿵 아저씨
pf-stage-hills-temper = 무엇을 맞히는지 안 보려고 언덕 너머로 쏴요.
pf-stage-hills-won = 뭐라고요? 이겼다고요? 화요일부터 귀가 안 들려서요. 축하해요!
pf-stage-hills-lost = 뭐가 맞았나요? 아이고, 미안해요. 정말 용감하게 버텼어요.

pf-stage-bridge-title = 다리
pf-stage-bridge-name = 허풍 원수
pf-stage-bridge-temper = 가장 큰 총을 가졌고, 모르는 사람이 없게 자랑했어요.
pf-stage-bridge-won = 인정하오. 작은 부대에 훌륭한 작전이었소. 온 세상에 알리겠소.
pf-stage-bridge-lost = 큰 총은 역시 쓸모가 있소. 작전은 그대가 더 좋았소.
`];export{e as default};