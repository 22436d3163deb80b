var e=[`tb-edit-title = 게임판
tb-edit-name = 게임판 이름
tb-edit-unnamed = 내 게임판
tb-edit-clear = 새 게임판
tb-edit-arrived = 받은 게임판
tb-edit-import = 게임판 파일 열기
tb-edit-saved = 내가 만든 게임판
tb-edit-saved-none = 저장한 게임판이 여기에 모입니다.
tb-edit-ready = 게임에 들어 있는 게임판
tb-edit-canvas = 게임판. 화살표 키로 자리를 옮겨 다닙니다.
tb-edit-tools = 끌면 하는 일
tb-edit-draw = ✎ 그리기
tb-edit-draw-how = 바닥을 누르면 기지가 생깁니다. 자리에서 끌면 길을 그리거나 지웁니다. 훈장을 누르면 수가 늘어납니다.
tb-edit-move = ✥ 옮기기
tb-edit-move-how = 자리를 끌어 옮기세요. 누르면 그 자리를 바꿀 수 있습니다.
tb-edit-keys = 자리에서 쓰는 키: Enter는 고르기, P는 고른 자리에서 길 그리기, N은 옆에 기지 놓기, Shift와 화살표는 옮기기, Delete는 없애기입니다.
tb-edit-area = { $bases } 지역: { $medals ->
    [0] 훈장 없음
   *[other] 훈장 { $medals }개
}. 누르면 늘어납니다.
tb-edit-x = 왼쪽에서
tb-edit-y = 위에서
tb-edit-remove = 없애기
tb-edit-special = 특수: { $what }
tb-edit-allow = 정해진 부대만 놓을 수 있음
tb-edit-paths = 이어진 곳
tb-edit-cut = { JOSA($place, "으로/로") } 가는 길 지우기
tb-edit-terrain = 지형
tb-edit-symmetry = 양쪽의 모양
tb-edit-symmetry-rot180 = 반 바퀴 돌린 모양: 양쪽에서 똑같이 보임
tb-edit-symmetry-mirror-y = 거울 모양: 왼쪽은 그대로 왼쪽
tb-edit-symmetry-none = 서로 다름: 봇이 공정한지 시험해야 함
tb-edit-win = { $total ->
    [0] 이기는 데 필요한 훈장
   *[other] 이기는 데 필요한 훈장: { $total }개 가운데 { $least }~{ $most }개
}
tb-edit-hq = 양쪽에 사령부 하나씩 더
tb-edit-hq-of = { $seat } 사령부 하나 더
tb-edit-balance = 공정한가요?
tb-edit-measure = 봇에게 시켜 보기
tb-edit-measuring = 봇이 두는 중 …
tb-edit-measure-why = 잘못이 없는 게임판에서 빠른 봇이 400판을 두고, 누가 이겼는지 보여 줍니다.
tb-edit-won = { $games }판 가운데 파랑이 { $blue }%, 빨강이 { $red }%를 이겼습니다. { $margin }%쯤은 우연만으로도 달라집니다.
tb-edit-started = 먼저 둔 쪽이 { $percent }%를 이겼습니다.
tb-edit-by-hq = { $percent }%는 사령부 점령으로 끝났습니다.
tb-edit-by-medals = { $percent }%는 훈장으로 끝났습니다.
tb-edit-by-stuck = { $percent }%는 둘 곳이 없어 끝났습니다.
tb-edit-by-turn-cap = { $percent }%는 마지막 차례까지 갔습니다.
tb-edit-said-base = { JOSA($place, "이/가") } 생겼습니다.
tb-edit-said-path = { JOSA($one, "과/와") } { $other } 사이에 길이 생겼습니다.
tb-edit-said-cut = { JOSA($one, "과/와") } { $other } 사이의 길이 없어졌습니다.
tb-import-value = { $key } 값이 { $value }입니다. 게임판 파일에 쓸 수 없는 값입니다.

# 게임판의 잘못. 기지는 글자로 부릅니다.
tb-fault-too_many = { $count }개는 너무 많습니다. { $most }개까지 됩니다.
tb-fault-odd_text = 이름이나 설명이 너무 길거나 너무 많습니다. 또는 보이지 않는 글자가 있습니다.
tb-fault-outside_area = { JOSA($place, "이/가") } 게임판 밖에 있습니다.
tb-fault-hqs_joined = 길 하나가 두 사령부를 잇습니다: { $path }. 한쪽 끝은 기지여야 합니다.
tb-fault-places_apart = { JOSA($places, "으로/로") } 가는 길이 없습니다. 모든 자리가 이어져야 합니다.
tb-fault-bases_apart = { JOSA($bases, "으로/로") } 가려면 사령부를 지나야 합니다. 기지끼리만으로도 이어져야 합니다.
tb-fault-few_exits = { $hq }에는 길이 둘 이상 있어야 합니다. 지금은 { $exits }개입니다.
tb-fault-dead_end = { JOSA($base, "은/는") } 막다른 곳입니다. 길이 { $exits }개뿐인데 둘은 있어야 합니다.
tb-fault-crossing = { $path } 길과 { $other } 길이 서로 교차합니다.
tb-fault-places_close = { JOSA($place, "과/와") } { $other } 사이가 너무 가깝습니다.
tb-fault-path_close = { JOSA($place, "이/가") } { $path } 길에 너무 가깝습니다.
tb-fault-region_medals = { $region } 지역의 훈장이 { $medals }개입니다. 1개에서 4개까지여야 합니다.
tb-fault-few_bases = { $region } 지역에는 기지가 모자랍니다. { $least }개가 필요합니다.
tb-fault-win_range = 훈장 { $medals_to_win }개로 이기는데 모두 { $total }개입니다. 먼저 지역에 훈장을 놓으세요.
tb-fault-win_middle = 훈장 { $total }개 가운데 { $medals_to_win }개로 이깁니다. 절반쯤에서 4분의 3까지여야 합니다.
tb-fault-win_richest = 훈장 { $medals_to_win }개로 이기는데 { $region } 지역 하나가 { $medals }개를 줍니다.
tb-fault-no_special = 이 지형에는 특수 기지가 있어야 합니다. 기지를 골라 특수 기지로 만드세요.
tb-fault-no_values = { $place }에는 아무 부대도 놓을 수 없습니다.
tb-fault-few_values = { $hq }에는 부대를 { $least }가지 이상 놓을 수 있어야 합니다.
tb-fault-unreachable = { JOSA($owner, "이/가") } { $hq }에 닿을 수 없습니다.
tb-fault-too_near = { JOSA($owner, "이/가") } { $hq }에 { $placements }차례 만에 닿습니다. { $least }차례 이상 걸려야 합니다.
tb-fault-pair_missing = { $place }의 짝이 반대쪽에 없습니다.
tb-fault-balance_missing = 양쪽이 서로 다르므로 봇이 공정한지 시험해야 합니다.
tb-fault-unbalanced = 봇의 시험에서 공정하지 않았습니다. 파랑이 { $least_percent }~{ $most_percent }%를 이겨야 합니다.
`];export{e as default};