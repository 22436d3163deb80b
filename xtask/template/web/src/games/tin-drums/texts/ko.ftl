# 막대 집기의 탁자.

td-sticks = 막대 { $sticks }개
td-take = { $sticks }개 집기
td-turn = { $seat } 차례입니다
td-log-took = { $seat }: { $sticks }개를 집어 { $left }개가 남았습니다.
td-log-left = { $seat }: 자리를 떠났습니다.
option-sticks = 막대
