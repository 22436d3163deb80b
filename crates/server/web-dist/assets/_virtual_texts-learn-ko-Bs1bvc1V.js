var e=[`# 레슨 페이지의 문구.
learn-title = { $game } 배우기
learn-lead = 직접 해 보면서 배웁니다. 레슨 하나는 1~3분 걸리고, 틀려도 괜찮습니다.
learn-none = 이 게임에는 아직 레슨이 없습니다.
learn-done-count = 레슨 { $all }개 중 { $done }개를 마쳤습니다.
learn-done = 완료
learn-begun = 하던 레슨입니다.
learn-start = 시작
learn-go-on = 이어서 하기
learn-repeat = 다시 하기
learn-rules = 규칙서
learn-all = 레슨 모두 보기
learn-missing = 그런 레슨은 없습니다
learn-you = 나
learn-other = { $seat ->
    [0] 로빈
   *[other] 로빈 { $seat }
}
learn-pieces = 종류마다 할 수 있는 일
learn-step = { $steps }단계 중 { $step }단계
learn-watch = 어떻게 되는지 보세요.
learn-otherwise = 규칙으로는 할 수 있습니다. 하지만 이 레슨에서는 다른 행동을 해 보세요.
learn-show = 보여 주기
learn-again = 처음부터
learn-again-short = 처음부터
learn-skip = 다음
learn-skip-this = 다음 레슨
learn-leave = 레슨 나가기
learn-next = 다음 레슨
learn-others = 다른 게임 배우기
learn-back = 초대로 돌아가기
puzzles-title = 문제
puzzles-lead = 봇들의 게임에서 나온 장면입니다. 확실히 이기는 방법은 하나뿐입니다. 손으로 겨누는 게임에서는 공격 한 번으로 이기고, 주사위로 겨루는 게임에서는 확률이 가장 높은 선택이 하나 있습니다.
puzzles-solved = { $all }개 중 { $solved }개를 풀었습니다.
puzzle-name = 문제 { $number }
puzzle-solved = 풀었음
puzzle-next = 다음 문제
puzzle-skip = 다른 문제
puzzle-shown = 이렇게 푸는 문제입니다. 처음부터 다시 하면 직접 풀 수 있습니다.
puzzle-missing = 그런 문제는 없습니다
`];export{e as default};