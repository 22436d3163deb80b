var e=[`# 캠페인 화면, 그리고 한 판이 끝난 뒤의 말.

campaign-title = { $game } 캠페인
campaign-lead = 상대를 차례로 하나씩, 또는 마음대로 골라 겨뤄 보세요. 상대마다 별이 세 개 있고, 여러 판에 나누어 모아도 됩니다.
campaign-stars = 별 { $all }개 중 { $won }개
campaign-guests = { JOSA($name, "과/와") } 손님 { $count }명
campaign-goal-met = 별 획득
campaign-goal-new = 새 별!
campaign-play = 시작
campaign-replay = 다시 하기
campaign-next-stage = 다음 상대
campaign-next = 다음 상대
campaign-again = 다시 하기
`];export{e as default};