var e=[`# 플라스틱 퍼지 게임을 시작하기 전에 정하는 것.

fw-battlefield = 전장
fw-size = { $width } × { $depth }인치
fw-flag-green = 초록이 깃발을 지킴
fw-flag-tan = 황갈이 깃발을 지킴
fw-flag-none = 깃발 없음
fw-pool-count = 놓을 지형 { $count }개
fw-radio-on = 무전 규칙
fw-to-editor = 나만의 전장 만들기
fw-presets = 규칙
fw-preset-book = 규칙서대로
fw-preset-book-is = 모든 판정이 기본값입니다. 500점, 유닛 25개, 4분의 3을 잃으면 집니다.
fw-preset-classic-plus = 클래식 플러스
fw-preset-classic-plus-is = 박격포가 수류탄 원판을 쓰고, 화염이 9인치까지 닿고, 사기가 조금 더 일찍 무너집니다.
fw-preset-quick = 빠른 게임
fw-preset-quick-is = 부대의 절반을 잃으면 집니다.
fw-preset-changed = { $preset }, 고침
fw-options-all = 모든 선택 항목
fw-options-reset = 고른 규칙으로 되돌리기
fw-options-changed = { $count }개 바뀜
fw-chapter-round = 라운드, 부대, 승리
fw-chapter-movement = 이동, 지형, 시야
fw-chapter-attacks = 공격과 피해
fw-chapter-hth = 근접전
fw-chapter-explosions = 폭발과 특수 무기
fw-chapter-mines = 지뢰
fw-chapter-morale = 사기와 패주
fw-chapter-vehicles = 차량
fw-chapter-radio = 무전
fw-chapter-other = 그 밖

option-points = 부대의 최대 점수
option-unit_cap = 부대의 최대 유닛 수
option-loss_percent = 지게 되는 손실(%)
option-loss_by = 손실을 세는 기준
option-loss_by-units = 유닛
option-loss_by-points = 점수
option-max_rounds = 가장 긴 전투(라운드)
option-special_prices = 값
option-special_prices-audited = 단계를 더한 값
option-special_prices-printed = 인쇄된 값
option-stance = 무릎 꿇거나 엎드린 모형
option-stance-paid = 높은 방어의 값을 냄
option-stance-free = 값을 내지 않음
option-scale = 이동과 사거리
option-scale-0-5 = 절반
option-scale-0-75 = 4분의 3
option-scale-1 = 인쇄된 대로
option-scale-1-5 = 1.5배
option-scale-2 = 두 배
option-attack_timing = 공격하는 때
option-attack_timing-after-moves = 모두 이동한 뒤 함께
option-attack_timing-anytime = 자기 이동 중에도
option-totals = 표를 벗어난 합계
option-totals-clamp = ±4로 자름
option-totals-extend = 계속 셈
option-abysmal = 파멸의 기준
option-abysmal-natural = 주사위만으로 −4
option-abysmal-total = 합계 −4
option-legendary = 전설의 기준
option-legendary-total = 합계 +4
option-legendary-natural = 주사위만으로 +4
option-half_in = 범위 판에 절반 들어가면
option-half_in-step = 결과가 한 단계 가벼움
option-half_in-row = 방어를 한 줄 좋게
option-attack_arc = 공격할 수 있는 각도
option-attack_arc-360 = 사방
option-forest_los = 숲
option-forest_los-clear = 시야를 막지 않음
option-forest_los-block3 = 3인치 지나면 막음
option-elev_range = 높이와 사거리
option-elev_range-flat = 평면으로 잼
option-elev_range-add-bands = 층마다 한 칸 더함
option-fire_into_melee = 아군과 닿아 있는 적을 쏘기
option-fire_into_melee-free = 불이익 없음
option-fire_into_melee--1 = 공격 −1
option-fire_into_melee-forbidden = 금지
option-hth_gap = 닿아 있다고 보는 간격
option-hth_gap-0 = 맞닿을 때만
option-hth_penalty_scope = 근접전의 불이익
option-hth_penalty_scope-declared = 적이 근접전을 선언했을 때
option-hth_penalty_scope-contact = 적이 닿아 있으면 언제나
option-bfg_gain = BFG병의 칼이 더하는 것
option-bfg_gain-al = 공격
option-bfg_gain-al-dl = 공격과 방어
option-mortar_template = 박격포
option-mortar_template-none = 대상 하나를 맞힘
option-mortar_template-grenade = 수류탄 원판을 씀
option-flame_radius = 화염이 닿는 거리
option-flame_from_edge = 화염을 받침 가장자리에서 잼
option-bazooka_vs_vehicle = 차량에 대한 바주카
option-bazooka_vs_vehicle-0 = 보너스 없음
option-bazooka_vs_vehicle-1 = +1
option-bazooka_vs_vehicle-2 = +2
option-base_dl = 건물과 요새와 진지의 방어
option-grenade_half = 수류탄 사거리의 절반
option-grenade_half-inches = 인치로
option-grenade_half-bands = 온전한 칸으로
option-dropped_blast = 떨어뜨린 수류탄
option-dropped_blast-reroll = 다시 굴림
option-dropped_blast-same-roll = 처음 굴림 그대로
option-mine_al = 지뢰의 공격
option-mine_dl = 지뢰의 방어
option-mine_cost = 표식 하나의 값
option-own_mines = 자기 지뢰
option-own_mines-live = 누구 밑에서나 터짐
option-own_mines-safe = 자기 편에게는 터지지 않음
option-morale_threshold = 이보다 낮으면 사기 점검 실패
option-morale_every = 사기를 점검하는 때
option-morale_every-round = 라운드마다 한 번
option-morale_every-movement-phase = 이동 단계마다
option-morale_stack = 75%의 줄
option-morale_stack-replace = 50%의 줄을 대신함
option-morale_stack-add = 50%의 줄에 더함
option-rout_heading = 패주하는 방향
option-rout_heading-facing = 뒤로 돌아서
option-rout_heading-away-from-nearest-enemy = 가장 가까운 적의 반대쪽
option-rout_heading-own-edge = 자기 편 가장자리
option-contagion = 공포가 번지는 상대
option-contagion-any = 누구나
option-contagion-friendly = 아군만
option-contagion-off = 번지지 않음
option-turns = 방향 바꾸기
option-turns-free = 아무 각도로
option-turns-grid45 = 45도씩
option-terrain_cost = 지형 때문에 느려지는 방식
option-terrain_cost-piecewise = 1인치마다
option-terrain_cost-whole-move = 가장 험한 곳을 기준으로 이동 전체
option-veh_training = 차량의 훈련이 감소율을 바꾸는 폭
option-veh_training-points = 단계마다 25퍼센트포인트
option-veh_training-fraction = 단계마다 4분의 1
option-heli = 헬리콥터
option-heli-flies = 날아감
option-heli-ground = 땅으로 다님
option-wreck_save = 부서진 차량의 탑승자
option-wreck_save-roll = 방어를 굴림
option-wreck_save-die = 죽음
option-wreck_save-safe = 다치지 않음
option-jeep_men = 지프 탑승자가 걸을 때
option-jeep_men-paid = 값을 치른 만큼
option-jeep_men-foot-mediocre = 6인치
option-howitzer_move = 곡사포의 이동
option-howitzer_move-towed = 지프가 끎
option-howitzer_move-literal = 지프가 살아 있으면 1인치
option-min_range = 곡사포의 최소 사거리
option-min_range-0 = 없음
option-radio_required = 꼭 있어야 하는 무전병
option-radio_required-none = 없음
option-radio_required-command = 지휘 무전병
option-radio_required-both = 둘 다
option-radio_reach = 무전병 사이의 거리
option-radio_reach-off = 제한 없음
`,`# 플라스틱 퍼지의 전장 편집기.

fw-board-name = 전장 이름
fw-board-unnamed = 이름 없는 전장
fw-board-new = 나의 전장
fw-board-clear = 탁자 비우기
fw-board-good = 규칙에 맞는 전장입니다.
fw-preview = 입체로 보기
fw-saved-boards = 이 기기에 저장한 전장
fw-saved-boards-none = 아직 저장한 것이 없습니다.
fw-ready-boards = 게임에 딸린 전장

fw-canvas = 위에서 본 탁자. 화살표 키로 고른 것을 옮기고, R로 돌리고, Delete로 없앱니다.
fw-canvas-keys = 화살표 키로 고른 것을 1인치(Shift 3인치, Alt ¼인치) 옮기고, R로 돌리고, D로 복제하고, Delete로 없앱니다. 격자 한 칸은 3인치입니다.
fw-tool = 포인터가 하는 일
fw-tool-pick = 고르고 옮기기
fw-tool-rect = 직사각형 그리기
fw-tool-polygon = 꼭짓점 찍기
fw-add-table = 탁자에 놓기
fw-add-pool = 더미에 넣기
fw-snap = ¼인치에 맞추기
fw-pool-view = 이 지형은 플레이어들이 십자를 중심으로 놓습니다.
fw-pool-back = 탁자로 돌아가기
fw-said-piece = { JOSA($id, "을/를") } 놓았습니다.

fw-piece-of = 지형 { $id }: { $piece }
fw-piece-kind = 지형
fw-piece-height = 높이(인치)
fw-piece-at = { $width } × { $depth }인치, 위치 { $x }, { $y }
fw-to-pool = 더미로
fw-to-table = 탁자로
fw-to-front = 맨 위로
fw-to-back = 맨 아래로
fw-to-polygon = 다각형으로 바꾸기
fw-west = 서쪽
fw-south = 남쪽
fw-east = 동쪽
fw-north = 북쪽
fw-corners = 꼭짓점 { $count }개
fw-corner-split = 꼭짓점 { $n } 뒤에 꼭짓점 더하기
fw-corner-remove = 꼭짓점 { $n } 빼기
fw-on-table = 탁자 위
fw-on-table-none = 아직 아무것도 없습니다.
fw-in-pool = 플레이어들이 놓는 것
fw-in-pool-none = 없습니다. 모든 지형이 처음부터 놓여 있습니다.

fw-story = 무엇을 두고 싸우는가
fw-table = 탁자
fw-width = 너비(인치)
fw-depth = 깊이(인치)
fw-zone-of = { $side } 배치 구역
fw-zone-shape = 어디에
fw-zone-north = 북쪽 가장자리
fw-zone-east = 동쪽 가장자리
fw-zone-south = 남쪽 가장자리
fw-zone-west = 서쪽 가장자리
fw-zone-near = 한 점의 둘레
fw-radius = 반지름
fw-deep = 깊이
fw-flag = 빼앗을 깃발
fw-flag-owner = 지키는 편
fw-camp = 지형을 놓을 수 없는 진지
fw-radio-rules = 무전 규칙

fw-fault-word = id가 "{ $word }"입니다. 영문 소문자, 숫자, 붙임표로 32자까지입니다.
fw-fault-name = { $characters ->
    [0] 전장에 이름이 있어야 합니다.
   *[other] 이름이 { $characters }자입니다. 줄을 바꾸지 않고 1자부터 40자까지입니다.
}
fw-fault-story = 이야기가 { $characters }자입니다. 400자까지 쓸 수 있습니다.
fw-fault-table = 탁자가 { $width } × { $depth }인치입니다. 둘 다 12부터 120까지여야 합니다.
fw-fault-too-many-pieces = 탁자 위에 지형이 { $pieces }개 있습니다. { $most }개까지입니다.
fw-fault-too-many-pieces-pool = 놓을 지형이 { $pieces }개 있습니다. { $most }개까지입니다.
fw-fault-same-id-piece = 이름이 { $piece }인 지형이 둘 있습니다. 저마다 달라야 합니다.
fw-fault-reserved-id = 지형 이름이 { $piece }입니다. g1, t1, m1 같은 이름은 유닛과 표식의 것입니다.
fw-fault-outline = { $piece }: 직사각형이나 꼭짓점 가운데 하나가 있어야 합니다.
fw-fault-polygon = { $piece }: 윤곽이 바르지 않습니다. 변이 서로 만나거나 가로지르면 안 되고, 어느 정도 폭이 있어야 합니다.
fw-fault-off-table = { JOSA($piece, "이/가") } 탁자 가장자리를 넘습니다.
fw-fault-too-wide = { JOSA($piece, "이/가") } 자기 중심에서 24인치보다 멀리 뻗습니다. 제대로 놓을 수 없습니다.
fw-fault-height = { $piece }의 높이가 { $height }인치입니다. 0부터 36까지입니다.
fw-fault-hole = { $piece }: 구멍이 잘못되었습니다. 32개까지, 반지름은 12인치까지입니다.
fw-fault-camp = 진지는 탁자 위의 직사각형이어야 합니다.
fw-fault-flag-off-table = 깃발이 탁자 위에 없습니다.
fw-fault-flag-closed = 깃발이 아무도 들어갈 수 없는 { $piece } 안에 있습니다.
fw-fault-zone = { $side }의 배치 구역은 탁자 위에 있고 깊이가 3인치는 되어야 합니다.
fw-fault-zones-overlap = 초록과 황갈의 배치 구역이 겹칩니다. 적 한가운데에는 배치하지 않습니다.
fw-fault-crowded = { $side }의 배치 구역에는 막힌 땅을 빼면 보병 { $room }명의 자리가 있습니다. 40명의 자리가 있어야 합니다.
`,`# 플라스틱 퍼지의 기록.
pf-log-muster = { $side }: 유닛 { $units }개, { $points }점, 표식 { $markers }개.
pf-log-coin = 동전 결과: { JOSA($side, "이/가") } 먼저 지형을 놓습니다.
pf-log-placed = { $side }: { $piece } 놓음 ({ $at }).
pf-log-passed = { $side }: 넘김.
pf-log-deployed = { $unit } 배치 ({ $at }).
pf-log-deployed-in = { $unit } 배치, { $carrier } 안.
pf-log-deployed-reserve = { $unit }: 탁자 밖에서 대기.
pf-log-laid = { $side }: 표식 { $mine } 놓음 ({ $at }).
pf-log-laid-real = { $side }: 지뢰 { $mine } 놓음 ({ $at }).
pf-log-laid-false = { $side }: 가짜 표식 { $mine } 놓음 ({ $at }).
pf-log-deploy-ended = { $side }: 배치 끝.
pf-log-round = { $round }라운드: 주도권
pf-log-moves = { $side } { $role ->
    [A] 먼저 이동
   *[B] 나중에 이동
  }
pf-log-phase-terrain = 지형 놓기
pf-log-phase-deploy = 배치
pf-log-phase-attack = 공격 확정
pf-log-phase-morale = 사기
pf-log-phase-jets = 제트기
pf-log-initiative = 주도권: 초록 { $green }, 황갈 { $tan }. { JOSA($winner, "이/가") } 이겼습니다.
pf-log-initiative-tie = 주도권: 초록 { $green }, 황갈 { $tan }. 비겨서 다시 굴립니다.
pf-log-role = { $side }: 이번 라운드에는 { $role ->
    [A] 먼저 움직입니다
   *[B] 나중에 움직입니다
  }.
pf-log-turned = { $unit }: { $facing }° 방향으로 돎.
pf-log-moved = { $unit }: { $length }인치 이동.
pf-log-moved-part = { $unit }: { $length }인치에서 멈춤.
pf-log-moved-tow = { $unit }: { JOSA($gun, "을/를") } 끌고 { $length }인치 이동.
pf-log-boarded = { $unit }: { $carrier } 탑승.
pf-log-left = { $unit }: { $carrier }에서 내림.
pf-log-exit = { $unit }: 자기 가장자리로 떠남.
pf-log-enter = { $unit }: 자기 가장자리에서 들어옴.
pf-log-jet-called = { $unit } 호출, { $round }라운드에 도착.
pf-log-jets-ordered = { $side }: 제트기 { $count }대에 명령.
pf-log-jet-comes = { $unit }: 탁자에 나타남.
pf-log-jet-leaves = { $unit }: 다시 떠남.
pf-log-committed = { JOSA($side, "이/가") } 공격할지, 누구를 공격할지 정했습니다.
pf-log-committed-known = { $count ->
    [0] { JOSA($side, "이/가") } 아무도 공격하지 않기로 했습니다.
   *[other] { JOSA($side, "이/가") } 공격 { $count }번을 확정했습니다.
  }
pf-log-opened = 공격 공개: 초록 { $green }, 황갈 { $tan }.
pf-log-attack = { $unit }: { JOSA($weapon, "으로/로") } { $target } 공격, 주사위 { $roll }, { $modifiers }.
pf-log-attack-sure = { $unit }: { JOSA($weapon, "으로/로") } { $target } 공격.
pf-log-attack-wasted = { $unit }: { $target } 공격이 헛됨.
pf-log-dropped = { $unit }: 수류탄을 떨어뜨림, 폭발 주사위 { $roll }.
pf-log-hit = { $target }: { $unit }의 공격 { $attack }에 방어 { $defence }, { $result }.
pf-log-hit-half = { $target } (절반만 들어감): { $unit }의 공격 { $attack }에 방어 { $defence }, { $result }.
pf-log-save = { $unit } ({ $carrier } 잔해): 공격 { $attack }에 방어 { $defence }, { $result }.
pf-log-conflagration = { $unit }: 불길에 휩싸임.
pf-log-sweep = { $unit }: { $mine } 탐지 { $attack }, { $result }.
pf-log-sweep-real = { $unit }: { $mine } 탐지 { $attack }, { $result }. 진짜 지뢰입니다.
pf-log-sweep-false = { $unit }: { $mine } 탐지 { $attack }, { $result }. 가짜 표식입니다.
pf-log-mine = { $unit }: { $mine } 터뜨림, 주사위 { $roll }.
pf-log-mine-false = { $unit }: { $mine } 건드림, 가짜 표식.
pf-log-hole = { $piece }에 구멍이 났습니다.
pf-log-injured = { $unit }: 부상, 방어 { $dl }.
pf-log-destroyed-commander = { $unit }: 격파됨. 지휘관을 잃어 주도권 −2, 병사들 사기 점검 −1.
pf-log-destroyed = { $unit }: 격파됨.
pf-log-morale-passed = { $unit }: 버팀, 주사위 { $roll }, 훈련 { $tl }{ $modifiers }, 모두 { $total } ({ $threshold } 이상이면 버팀).
pf-log-morale-failed = 라운드 끝의 사기 점검, { $unit }: 주사위 { $roll }, 훈련 { $tl }{ $modifiers }, 모두 { $total } ({ $threshold } 이상이어야 함). 달아납니다.
pf-log-morale-rallied = { $unit }: 결집, 주사위 { $roll }, 훈련 { $tl }{ $modifiers }, 모두 { $total } ({ $threshold } 이상이면 버팀).
pf-log-contagion-passed = { $unit }: 달아나는 { $by } 곁에서 버팀, 주사위 { $roll }, 훈련 { $tl }{ $modifiers }, 모두 { $total } ({ $threshold } 이상이면 버팀).
pf-log-contagion-failed = { JOSA($by, "이/가") } 가까이로 달아나 사기 점검, { $unit }: 주사위 { $roll }, 훈련 { $tl }{ $modifiers }, 모두 { $total } ({ $threshold } 이상이어야 함). 함께 달아납니다.
pf-log-with = , { $modifiers }
pf-log-rout = { $unit }: 달아남.
pf-log-fled = { $unit }: 탁자 밖으로 달아남.
pf-log-fled-why = 라운드가 끝날 때 모두 하는 사기 점검, { $unit }: 주사위 { $roll }, 훈련 { $tl }{ $modifiers }, 모두 { $total } ({ $threshold } 이상이어야 함). 탁자 밖으로 달아나 잃었습니다.
pf-log-fled-panic = { JOSA($by, "이/가") } 가까이로 달아나 사기 점검, { $unit }: 주사위 { $roll }, 훈련 { $tl }{ $modifiers }, 모두 { $total } ({ $threshold } 이상이어야 함). 탁자 밖으로 달아나 잃었습니다.
pf-log-victory = 지금까지의 손실: 초록 { $ofgreen } 중 { $green }, 황갈 { $oftan } 중 { $tan }.
pf-log-end = { $side } 승리. { $how }
pf-log-end-draw = 무승부. { $how }

# 거절
pf-now-muster = 부대를 정하는 중입니다
pf-now-terrain = 지형을 번갈아 놓는 중입니다
pf-now-deploy = 유닛을 배치하는 중이고 초록이 먼저입니다
pf-now-initiative = 주도권 주사위를 굴릴 차례입니다
pf-now-choose = 주도권을 얻은 쪽이 역할을 고르는 중입니다
pf-now-move-a = 먼저 가는 편이 움직이는 중입니다
pf-now-move-b = 나중에 가는 편이 움직이는 중입니다
pf-now-attack = 양쪽이 공격을 한 번씩 확정하는 중입니다
pf-now-morale = 사기 주사위를 굴릴 차례입니다
pf-now-jets = 제트기에 명령하는 중입니다
pf-now-over = 전투가 끝났습니다
pf-is-steady = 탁자 위에 없습니다
pf-is-routed = 달아나는 중이라 명령을 따르지 않습니다
pf-is-destroyed = 격파되었습니다
pf-is-fled = 탁자 밖으로 달아났습니다
pf-is-out = 탁자를 떠났습니다
pf-is-reserve = 탁자 밖에서 대기 중입니다
pf-is-undeployed = 아직 배치되지 않았습니다
pf-aim-target = 단일 대상
pf-aim-point = 지점
pf-aim-direction = 방향
pf-aim-marker = 표식
pf-aim-base = 거점
pf-refusal-over = 전투가 끝났습니다.
pf-refusal-other-step = 지금은 할 수 없습니다. { $step }.
pf-refusal-other-side = { $asked } 차례입니다. { $step }.
pf-refusal-other-side-nobody = 지금은 누구의 차례도 아닙니다. { $step }.
pf-refusal-no-such-piece = 놓을 수 있는 { JOSA($piece, "이/가") } 남아 있지 않습니다.
pf-refusal-piece-off-table = 거기서는 { JOSA($piece, "이/가") } 탁자 밖으로 나갑니다. 전부 탁자 위에 있어야 합니다.
pf-refusal-on-camp = 거기서는 { JOSA($piece, "이/가") } 진지와 겹칩니다. 진지에는 지형을 놓을 수 없습니다.
pf-refusal-on-strip = 거기서는 { JOSA($piece, "이/가") } { $side } 배치 구역의 바깥쪽 { $depth }인치와 겹칩니다.
pf-refusal-not-yours = { JOSA($unit, "은/는") } 내 유닛이 아닙니다.
pf-refusal-one-way = { $unit }: 탁자 위의 자리, 차량, 탁자 밖 대기 가운데 하나만 정하세요.
pf-refusal-jet-on-table = { JOSA($unit, "은/는") } 제트기입니다. 부를 때까지 탁자 밖에서 기다립니다.
pf-refusal-no-reserve = { JOSA($unit, "은/는") } 탁자 밖에서 기다릴 수 없습니다. 헬리콥터와 제트기만 됩니다.
pf-refusal-no-ride = { JOSA($unit, "은/는") } { $carrier }에 탈 수 없습니다. 보병만, 탁자 위에 있는 자기 편 차량에 탑니다.
pf-refusal-full = { $carrier }에 { $unit } 자리가 없습니다. { $capacity }명까지 탑니다.
pf-refusal-off-table = 거기서는 { JOSA($unit, "이/가") } 탁자 밖으로 나갑니다.
pf-refusal-outside-zone = 거기에 놓으면 { JOSA($unit, "이/가") } { $side }의 배치 구역 밖에 섭니다. 구역은 기준이 되는 곳에서 { $limit }인치까지인데, 받침 가장자리가 { $gap }인치 떨어져 있습니다.
pf-refusal-closed = { JOSA($unit, "은/는") } { $piece }({ $kind })에 들어갈 수 없습니다.
pf-refusal-occupied = 거기서는 { JOSA($unit, "이/가") } { $other } 받침 위에 서게 됩니다.
pf-refusal-not-deployed = { JOSA($unit, "이/가") } 아직 배치되지 않았습니다. 모든 유닛을 배치해야 합니다.
pf-refusal-no-marker-left = 놓을 표식이 남아 있지 않습니다.
pf-refusal-marker-off-table = 거기서는 표식이 탁자 밖으로 나갑니다.
pf-refusal-marker-in-zone = 표식은 { $side } 구역에 놓을 수 없습니다.
pf-refusal-marker-near-unit = 거기서는 표식이 { $unit }에서 { $gap }인치입니다. { $limit }인치 떨어져야 합니다.
pf-refusal-cannot-act = { $unit }: 할 수 없습니다. { $state }.
pf-refusal-moved-already = { JOSA($unit, "은/는") } 이번 라운드에 이미 움직였거나 타고 내렸습니다. 한 번만 할 수 있습니다.
pf-refusal-rides = { JOSA($unit, "은/는") } { $carrier }에 타고 있어 할 수 없습니다.
pf-refusal-fifty-cal = { JOSA($unit, "은/는") } 이동하거나 돌 수 없습니다. 50구경 사수는 근접전을 당한 뒤나 정상 상태의 적과 닿아 있을 때만 이동합니다.
pf-refusal-howitzer = { JOSA($unit, "은/는") } 혼자 움직일 수 없습니다. 지프로 끌어야 합니다.
pf-refusal-jet = { JOSA($unit, "은/는") } 제트기입니다. 제트기는 움직이지 않고, 부르면 옵니다.
pf-refusal-no-path = { $unit } 명령이 비어 있습니다. 어떻게 돌고 갈지 정하세요.
pf-refusal-not-ahead = 한 구간은 앞으로 0인치보다 길어야 합니다. { $length }인치는 안 됩니다.
pf-refusal-no-turn = 도는 각도는 어느 쪽으로든 1에서 180도입니다. { $degrees }도는 안 됩니다.
pf-refusal-off-grid = 이 탁자에서는 45도 단위로 돕니다. { $degrees }도는 안 됩니다.
pf-refusal-too-far = 적어도 { $cost }인치가 듭니다. { $unit }의 이동 한도는 { $allowance }인치입니다.
pf-refusal-in-the-way = { JOSA($unit, "이/가") } { $other } 받침을 지나게 됩니다. 자기 편 보병만 지날 수 있습니다.
pf-refusal-ends-on = { JOSA($unit, "이/가") } { $other } 받침 위에서 멈추게 됩니다.
pf-refusal-ends-over = { JOSA($unit, "이/가") } { $other } 받침 위에 떠서 멈추게 됩니다.
pf-refusal-not-at-carrier = { $unit }에서 { $carrier }까지 { $gap }인치입니다. 타거나 내리려면 { $limit }인치 안이어야 합니다.
pf-refusal-not-aboard = { JOSA($unit, "은/는") } 탁자 위의 차량에 타고 있지 않습니다.
pf-refusal-no-tow = { JOSA($unit, "은/는") } { JOSA($gun, "을/를") } 끌 수 없습니다. 정상 상태의 지프만 탁자 위에 있는 자기 편 곡사포를 끌 수 있습니다.
pf-refusal-not-hitched = { $gun }에서 { $unit }까지 { $gap }인치입니다. 끌려면 { $limit }인치 안이어야 합니다.
pf-refusal-no-helicopter = { JOSA($unit, "은/는") } 헬리콥터가 아닙니다. 헬리콥터만 가장자리로 드나듭니다.
pf-refusal-not-at-edge = { $unit }에서 자기 가장자리까지 { $gap }인치입니다. 떠나려면 { $limit }인치 안이어야 합니다.
pf-refusal-not-in-reserve = { JOSA($unit, "은/는") } 탁자 밖에서 기다리고 있지 않습니다.
pf-refusal-no-jet = { JOSA($unit, "은/는") } 제트기가 아닙니다. 제트기만 부릅니다.
pf-refusal-called-already = { JOSA($unit, "은/는") } 이미 { $round }라운드에 불렀습니다.
pf-refusal-no-radioman = { JOSA($unit, "을/를") } 부를 사람이 없습니다. 탁자 위에 정상 상태의 무전병이 있어야 합니다.
pf-refusal-not-while-moving = 공격은 양쪽이 움직인 뒤 공격 단계에서 합니다.
pf-refusal-no-such-unit = 그런 유닛이 없습니다: { $unit }.
pf-refusal-attacked-already = { JOSA($unit, "은/는") } 이번 라운드에 이미 공격했습니다. 한 번만 할 수 있습니다.
pf-refusal-attacks-twice = { $unit }: 공격이 둘입니다. 한 라운드에 하나만 됩니다.
pf-refusal-unarmed = { JOSA($unit, "은/는") } 무기가 없어 공격할 수 없습니다.
pf-refusal-towed = { JOSA($unit, "은/는") } 이번 라운드에 끌려갔습니다. 다음 라운드에 쏠 수 있습니다.
pf-refusal-jet-out-of-step = { JOSA($unit, "은/는") } 제트기입니다. 사기 다음의 제트기 단계에서 공격합니다.
pf-refusal-no-clear-aim = { $unit }: 대상, 지점, 방향, 표식, 거점의 한 지점 가운데 하나만 겨눠야 합니다.
pf-refusal-no-such-weapon = { $unit }: { $weapon } 무기가 없습니다.
pf-refusal-does-not-fit = { $unit }의 { $weapon }: 그렇게 겨눌 수 없습니다 ({ $aim }).
pf-refusal-does-not-fit-any = { $unit }: 그렇게 겨눌 무기가 없습니다 ({ $aim }).
pf-refusal-only-in-contact = { JOSA($target, "이/가") } { $unit }에 닿아 있지 않습니다. { JOSA($weapon, "은/는") } 근접전에서만 한 유닛을 겨눕니다.
pf-refusal-flame-aboard = { JOSA($unit, "은/는") } 차량에 타고 있습니다. 거기서는 화염 판을 쓰지 않습니다.
pf-refusal-no-such-target = 그런 유닛이 없습니다: { $target }.
pf-refusal-own-target = { JOSA($target, "은/는") } 자기 편입니다. 적 유닛만 대상이 됩니다.
pf-refusal-target-off-table = { $target }: 대상이 될 수 없습니다. { $state }.
pf-refusal-target-rides = { JOSA($target, "은/는") } { $carrier }에 타고 있습니다. 차량만 대상이 됩니다.
pf-refusal-point-off-table = 탁자 밖입니다 ({ $point }).
pf-refusal-out-of-arc = { $unit } 앞쪽이 아닙니다. { $arc }도 안을 공격합니다.
pf-refusal-out-of-reach = { $unit }에서 { $gap }인치입니다. { $weapon } 사거리는 { $reach }인치입니다.
pf-refusal-hand-to-hand-only = { $unit }의 { $weapon }: 사거리가 최악이라 닿아 있는 유닛만 공격합니다.
pf-refusal-too-near = { $unit }에서 { $gap }인치입니다. 적어도 { $least }인치여야 합니다.
pf-refusal-out-of-sight = { $unit }: 보이지 않습니다. 사이에 { JOSA($blocked_by, "이/가") } 있습니다.
pf-refusal-cannot-throw-across = { $unit }: { $blocked_by } 너머로 던질 수 없습니다.
pf-refusal-nobody-spots = { $unit }: 관측병이 없습니다. 정상 상태의 지휘관이나 쌍안경을 지닌 보병이나 헬리콥터가 대상을 봐야 합니다.
pf-refusal-into-melee = { JOSA($target, "이/가") } 아군 { $friend }에 닿아 있습니다. 근접전에는 쏠 수 없습니다.
pf-refusal-no-such-marker = 탁자에 그런 표식이 없습니다: { $mine }.
pf-refusal-no-such-base = { JOSA($piece, "은/는") } 거점이 아닙니다. 건물이나 요새나 진지여야 합니다.
pf-refusal-not-on-base = { $piece }에서 아직 서 있는 부분이 아닙니다 ({ $point }).
pf-refusal-jet-not-coming = { JOSA($unit, "은/는") } 지금 올 수 있는 내 제트기가 아닙니다. 세 라운드 전에 불렀고 정상 상태의 무전병이 남아 있어야 합니다.
pf-refusal-jet-twice = { $unit }: 명령이 둘입니다. 하나만 됩니다.
pf-refusal-jet-too-far = 자기 편 가장자리에서 { $distance }인치입니다. { JOSA($unit, "은/는") } { $most }인치까지 납니다.
pf-refusal-jet-off-table = { JOSA($unit, "이/가") } 탁자 밖으로 나갑니다.
pf-refusal-jet-on-base = { JOSA($unit, "이/가") } { $base } 위에 서게 됩니다. 제트기는 받침 위에 멈출 수 없습니다.
pf-refusal-no-battlefield = 그런 전장이 없습니다: { $word }.
pf-refusal-no-force = { JOSA($side, "이/가") } 부대를 정하지 않았습니다. 양쪽 모두 부대를 정해야 합니다.
pf-refusal-option = { $option }: { $value }. 허용되는 값: { $allowed }.
pf-refusal-nobody-can-come = 이 선택 항목으로는 규칙에 맞는 부대가 없습니다. 가장 싼 부대도 유닛 { $units }개에 { $points }점입니다.

# 누가 누구를 맞혔고, 왜 그렇게 되었는지
pf-blow-kill = { $unit } → { $target }: 쓰러졌다!
pf-blow-injury = { $unit } → { $target }: 다쳤다!
pf-blow-no_effect = { $unit } → { $target }: 피해 없음
pf-blow-no_damage = { $unit } → { $target }: 빗나갔다
pf-blow-cover = { $unit } → { $target }: 엄폐 덕분에 무사하다
pf-margin-kill = { $by } 앞섬. 4 이상 앞서면 격파입니다.
pf-margin-injury = { $by } 앞섬. 2나 3 앞서면 부상입니다.
pf-margin-no_effect = { $by ->
    [0] 앞서지 못함
   *[other] { $by }만 앞섬
  }. 2 이상 앞서야 다칩니다.
pf-margin-no_damage = { $by } 모자라 빗나감. 2 이상 앞서야 다칩니다.
pf-margin-half = 절반만 범위 안에 있어 결과가 한 단계 가볍습니다.

# 게임판 위의 말
pf-word-himself = 갈 땅을 누르세요
pf-mark-here = 여기
pf-word-down = 쓰러졌다!
pf-word-hurt = 다쳤다!
pf-word-saved = { $unit }: 무사히 빠져나왔다!
pf-word-wasted = 쏘지 못함
pf-word-dropped = 떨어뜨림!
pf-word-rallied = 정신을 차림!
pf-word-shaken = 흔들림!
pf-word-steady = 침착
pf-word-panic = 겁먹음!
pf-word-runs = 달아난다!
pf-word-fled = 사라짐!
pf-word-mine = 지뢰!
pf-word-dud = 가짜
pf-word-hole = 구멍!
`,`# 플라스틱 퍼지에 나오는 것들의 이름. 탁자와 공방이 함께 씁니다.

pf-kind-basic = 기본 보병
pf-kind-commander = 지휘관
pf-kind-radioman = 무전병
pf-kind-grenadier = 수류탄 소총병
pf-kind-sniper = 저격병
pf-kind-crawler = 포복병
pf-kind-minesweeper = 지뢰탐지병
pf-kind-mortar = 박격포병
pf-kind-fifty-cal = 50구경 사수
pf-kind-bazooka = 바주카병
pf-kind-flamethrower = 화염방사병
pf-kind-bfg = BFG병
pf-kind-jeep = 지프
pf-kind-tank = 전차
pf-kind-helicopter = 헬리콥터
pf-kind-jet = 제트기
pf-kind-howitzer = 곡사포
pf-kind-vehicle = 직접 만든 차량
# The short names on plates over the figures
pf-plate-basic = 기본 보병
pf-plate-grenadier = 수류탄 소총
pf-plate-crawler = 포복병
pf-plate-mortar = 박격포
pf-plate-fifty-cal = 50구경
pf-plate-bazooka = 바주카
pf-plate-flamethrower = 화염방사기
pf-plate-bfg = BFG
pf-plate-jet = 제트기
pf-plate-howitzer = 곡사포

pf-level-3 = 최상
pf-level-2 = 우수
pf-level-1 = 양호
pf-level-0 = 보통
pf-level-m1 = 미흡
pf-level-m2 = 나쁨
pf-level-m3 = 최악

pf-attribute-ml = 이동
pf-attribute-rl = 사거리
pf-attribute-al = 공격
pf-attribute-dl = 방어
pf-attribute-tl = 훈련

pf-weapon-shot = 사격
pf-weapon-grenade = 수류탄
pf-weapon-disc = 큰 원판
pf-weapon-flame = 화염
pf-weapon-bazooka = 바주카
pf-weapon-mortar = 박격포
pf-weapon-sweeper = 지뢰 탐지기

pf-arm-rifle = 소총
pf-arm-pistol = 권총
pf-arm-grenade = 수류탄
pf-arm-sweeper = 탐지기
pf-arm-mortar = 박격포
pf-arm-gun = 기관총
pf-arm-bazooka = 바주카
pf-arm-flame = 화염방사기
pf-arm-bfg = BFG
pf-arm-cannon = 전차포
pf-arm-howitzer = 곡사포

pf-stance-standing = 서 있음
pf-stance-kneeling = 무릎 꿇음
pf-stance-prone = 엎드림

pf-role-command = 지휘 무전병
pf-role-trooper = 야전 무전병

pf-terrain-open = 평지
pf-terrain-hill = 언덕
pf-terrain-road = 길
pf-terrain-camp = 진지
pf-terrain-forest = 숲
pf-terrain-water = 물
pf-terrain-shallow = 얕은 물
pf-terrain-mountain = 산악
pf-terrain-building = 건물
pf-terrain-bridge = 다리
pf-terrain-marsh = 늪
pf-terrain-desert = 사막
pf-terrain-low-wall = 낮은 담
pf-terrain-fortress = 요새

pf-board-green-camp = 초록군과 황갈국
pf-board-green-camp-story = 초록군은 숲을 가르는 길 끝에 진지를 두고 있습니다. 황갈군은 북쪽에서 내려와 깃발을 노립니다. 배치하기 전에 양쪽이 언덕과 담과 숲을 하나씩 번갈아 놓습니다.
pf-board-meeting = 네거리의 조우
pf-board-meeting-story = 농가 두 채와 언덕 두 개 사이, 두 길이 만나는 곳에서 두 부대가 마주칩니다. 빼앗을 것도 지킬 것도 없습니다. 먼저 너무 많이 잃는 쪽이 집니다.
pf-board-river = 강 건너기
pf-board-river-story = 강이 서쪽에서 동쪽으로 흐릅니다. 초록군은 가운데 다리나 두 여울 가운데 하나로 강을 건너 북쪽 기슭의 깃발을 빼앗아야 합니다. 황갈군은 담 뒤에 자리 잡고 기다립니다.
pf-board-sandbox = 모래놀이터 전투
pf-board-sandbox-story = 가로세로 두 자짜리 모래놀이터입니다. 한가운데에 블록 집이 있고, 뒤에 숨을 담과 풀숲이 두 군데 있습니다. 양쪽이 금세 사거리에 들어오므로 첫 게임으로 알맞은 짧은 전투입니다. 먼저 너무 많이 잃는 쪽이 집니다.

pf-ready-rifle-platoon = 소총 소대
pf-ready-rifle-platoon-about = 소총병 아홉과 소위 하나. 몇은 서서 달리고, 몇은 무릎 꿇거나 엎드려 자리를 지킵니다.
pf-ready-patrol = 혼성 순찰대
pf-ready-patrol-about = 수류탄과 중화기, 그리고 깃발로 달려갈 몇 명.
pf-ready-assault = 돌격 분대
pf-ready-assault-about = 가까이 다가가야 하는 수류탄 소총병 셋과 그 뒤의 중사.
pf-ready-snipers = 저격조
pf-ready-snipers-about = 저격병은 15인치 안이면 무엇이든 맞힙니다. 아무도 더 가까이 오지 않기를 바랍니다.
pf-ready-mortars = 박격포 분대
pf-ready-mortars-about = 관측병이 보는 것이면 언덕과 집 너머로도 쏘는 박격포 둘.
pf-ready-engineers = 공병대
pf-ready-engineers-about = 놓을 표식 셋과 적의 지뢰를 찾을 지뢰탐지병 둘.
pf-ready-tank-hunters = 전차 사냥꾼
pf-ready-tank-hunters-about = 장갑과 벽은 바주카가, 나머지는 화염방사기가 맡습니다.
pf-ready-armour = 전차 한 대
pf-ready-armour-about = 전차 한 대와 고개를 숙이고 있는 대위.
pf-ready-airmobile = 공중 순찰대
pf-ready-airmobile-about = 필요한 곳에 병사를 내려 주는 헬리콥터.
pf-ready-big-gun = 거대한 총
pf-ready-big-gun-about = 사람이 들 수 있는 가장 큰 총, 그리고 그 곁을 지키는 몇 명.
pf-ready-headquarters = 본부
pf-ready-headquarters-about = 지프와 무전병을 거느린 소령. 누군가는 보초를 섭니다.
pf-ready-militia = 마을 민병대
pf-ready-militia-about = 낡은 소총을 든 사람들. 하나하나는 싸고, 뒤에는 언제나 한 명이 더 있습니다.

# 준비된 부대에서 이름이 있는 유닛
pf-called-captain-moss = 모스 대위
pf-called-corporal-reed = 리드 상병
pf-called-dragonfly = 잠자리호
pf-called-left-eye = 왼쪽 눈
pf-called-lieutenant-finch = 핀치 소위
pf-called-lieutenant-hale = 헤일 소위
pf-called-lieutenant-oak = 오크 소위
pf-called-major-fox = 폭스 소령
pf-called-militiaman = 민병대원
pf-called-observer = 관측병
pf-called-old-molly = 몰리 할멈
pf-called-recruit = 신병
pf-called-right-eye = 오른쪽 눈
pf-called-runner = 날쌘돌이
pf-called-scout = 정찰병
pf-called-sergeant-brandt = 브란트 중사
pf-called-sergeant-doyle = 도일 중사
pf-called-sergeant-mason = 메이슨 중사
pf-called-sergeant-pike = 파이크 중사
pf-called-sergeant-stone = 스톤 중사
pf-called-the-mayor = 시장님
pf-called-third-eye = 세 번째 눈
pf-called-tiny = 꼬맹이
`,`# 플라스틱 퍼지의 부대 공방.

fw-benches = 작업대
fw-bench-forces = 부대
fw-bench-boards = 전장

fw-force-name = 부대 이름
fw-force-unnamed = 이름 없는 부대
fw-force-new = 나의 부대
fw-force-clear = 새로 시작
fw-force-empty = 아직 아무도 없습니다. 아래에서 예시 유닛을 더하거나 기본 부대로 시작하세요.
fw-remove = 빼기

# 합계
fw-of = { $now } / { $most }
fw-points = { $points }점
fw-points-short = { $points }점
fw-points-left = 점, { $left }점 남음
fw-points-over = 점, { $over }점 넘음
fw-points-label = 쓴 점수
fw-units = 유닛
fw-units-none = 유닛 없음
fw-unit-count = 유닛 { $count }개
fw-markers = 지뢰 표식
fw-markers-fewer = 표식 하나 줄이기
fw-markers-more = 표식 하나 늘리기
fw-limits = 한도
fw-limit-points = 점수
fw-limit-units = 유닛
fw-house-prices = 하우스 가격
fw-printed-prices = 인쇄된 값 그대로(오류 포함)

# 유닛
fw-roster = 부대의 유닛
fw-unit-of = 유닛 { $count }개 중 { $place }번째
fw-unit-nth = { $kind } ({ $n }번째 유닛)
fw-unit-name = 이름(선택)
fw-pick-unit = 바꿀 유닛을 고르세요.
fw-line-commander = { $kind } (지휘관)
fw-move-up = 앞으로 옮기기
fw-move-down = 뒤로 옮기기
fw-reset = 예시 목록대로
fw-commander = 지휘관
fw-spotter = 쌍안경
fw-radio = 무전 역할
fw-radio-none = 맡은 역할 없음
fw-stance = 자세
fw-mark-commander = 지휘관
fw-mark-command = 지휘 무전
fw-mark-trooper = 야전 무전
fw-mark-spotter = 쌍안경
fw-mark-fault = 잘못 있음
fw-said-added = { JOSA($unit, "을/를") } 더했습니다. 이제 유닛은 { $count }개입니다.
fw-said-removed = { JOSA($unit, "을/를") } 뺐습니다.

# 무기
fw-weapons = 무기
fw-weapons-none = 무기가 없습니다. 사거리와 공격은 최악의 값을 냅니다.
fw-weapon-name = 무기 이름
fw-weapon-kind = 하는 일
fw-weapon-add = 무기 더하기
fw-weapon-remove = { $weapon } 빼기
fw-inches = { $inches }인치
fw-degrees = { $degrees }도
fw-reach = R{ $bands }, { $inches }인치

# 값
fw-bill = 값
fw-bill-of = { $weapon }의 { $what }
fw-bill-movement = 이동
fw-bill-range = 사거리
fw-bill-attack = 공격
fw-bill-defence = 방어
fw-bill-training = 훈련
fw-bill-radio = R6까지 닿는 무전기
fw-bill-special = 특수 보병
fw-bill-vehicle = 차량
fw-bill-commander = 지휘관
fw-bill-misprint = 인쇄된 값의 잘못
fw-bill-printed = 인쇄된 값 { $printed }
fw-bill-sum = 합계
fw-bill-audited = 규칙의 말대로 더한 값
fw-bill-printed-row = 인쇄된 값

# 예시 유닛
fw-tabs = 시작할 것
fw-tab-sample = 예시 유닛
fw-tab-forces = 부대
fw-tab-audit = 값 검산
fw-troopers = 보병
fw-vehicles = 차량
fw-kind-levels = 이동 { $ml }, 방어 { $dl }, 훈련 { $tl }
fw-kind-weapon = { $weapon }: 사거리 { $rl }, 공격 { $al }
fw-unarmed = 무기 없음
fw-add = { $kind } 더하기
fw-price-printed = 인쇄된 값 { $points }
fw-price-audited = 더한 값 { $points }
fw-price-led = 지휘하면 +{ $more }: { $points }
fw-too-dear = { $price }점은 { $points }점보다 많습니다.
fw-too-dear-led = 가장 싼 지휘관과 함께 { $price } + { $commander } = { $sum }점으로, { $points }점보다 많습니다.
fw-too-dear-towed = 끌어 줄 지프와 가장 싼 지휘관까지 { $sums } = { $sum }점으로, { $points }점보다 많습니다. 옮길 수 없는 대포가 됩니다.
fw-audit-lead = 예시 목록을 단계표로 다시 더해 인쇄된 값과 나란히 놓았습니다. 인쇄된 값으로 하기로 한 탁자가 아니면 더한 값을 씁니다.
fw-audit-unit = 유닛
fw-audit-levels = 단계
fw-audit-extra = 추가
fw-audit-sum = 합계
fw-audit-printed = 인쇄
fw-audit-misfits = 500점 부대에는 들어갈 수 없는 것
fw-audit-commander = { $commander }점은 가장 싼 지휘관의 값
fw-saved-forces = 이 기기에 저장한 것
fw-saved-none = 아직 저장한 것이 없습니다. 저장하면 여기에 보입니다.
fw-ready-forces = 기본 부대

# 공유, 파일, 종이
fw-arrived-force = 부대가 도착했습니다
fw-arrived-board = 전장이 도착했습니다
fw-import-force = 부대 파일 열기
fw-import-board = 전장 파일 열기
fw-import-no-units = 유닛 목록(units)이 없습니다.
fw-import-markers = 표식의 수가 { $markers }입니다.
fw-import-unit = { $n }번째 유닛을 읽을 수 없습니다.
fw-import-word = { $n }번째 유닛: { $key } 값은 { $value }일 수 없습니다.
fw-import-value = { $key } 값은 { $value }일 수 없습니다.
fw-import-piece = 지형 { $where }: { $value } 값은 쓸 수 없습니다.
fw-print-title = 능력 카드 인쇄
fw-print-lead = 유닛마다 카드 한 장과 실제 크기의 범위 판을 인쇄합니다. 100%로 인쇄하세요.

# 잘못
fw-faults = 잘못된 것이 { $count }가지 있습니다
fw-faults-none = 규칙에 맞는 부대입니다.
fw-fault-show = 보기
fw-unreadable = 서버가 읽을 수 없습니다: { $because }
fw-fault-format = 형식이 { $format }입니다. 형식 1만 읽을 수 있습니다.
fw-fault-other-game = 플라스틱 퍼지가 아니라 "{ $game }" 파일입니다.
fw-fault-force-name = 부대 이름이 { $characters }자입니다. 줄을 바꾸지 않고 40자까지 쓸 수 있습니다.
fw-fault-too-many-units = 부대에 유닛이 { $units }개 있습니다. { $cap }개까지 올 수 있습니다.
fw-fault-too-many-points = 부대의 값이 { $points }점으로 { $over }점 넘습니다. { $most }점까지 쓸 수 있습니다.
fw-fault-too-many-points-markers = 부대의 값이 { $points }점으로 { $over }점 넘습니다. { $most }점까지 쓸 수 있으며, 그 가운데 { $markers }점은 표식의 값입니다.
fw-fault-cannot-be-fielded = { $what }: { $points }점. { $most }점까지 쓸 수 있으므로 어느 부대에도 들어갈 수 없습니다.
fw-fault-cannot-be-fielded-led = { $what }: { $points }점, 가장 싼 지휘관({ $commander }점)과 함께 { $sum }점. { $most }점까지 쓸 수 있으므로 어느 부대에도 들어갈 수 없습니다.
fw-howitzer-and-jeep = 곡사포와 끌어 줄 지프
fw-fault-commanders = { $commanders ->
    [0] 지휘관이 없습니다. 보병 한 명이 지휘관이어야 합니다.
   *[other] 지휘관이 { $commanders }명입니다. 꼭 한 명이어야 합니다.
}
fw-fault-commander-vehicle = { JOSA($unit, "은/는") } 차량입니다. 지휘관은 보병입니다.
fw-fault-level = { $unit }: { $attribute } { $level }. 단계는 −3(최악)부터 +3(최상)까지입니다.
fw-fault-pose = { $unit } ({ $stance }): 방어 { $with }, 서 있으면 { $standing }. 둘 다 −3부터 +3까지여야 합니다.
fw-fault-vehicle-pose = { JOSA($unit, "은/는") } 차량입니다. 서거나 무릎 꿇거나 엎드리는 것은 보병뿐입니다.
fw-fault-unarmed = { JOSA($unit, "은/는") } 사거리나 공격을 정할 무기가 없습니다.
fw-fault-too-many-weapons = { $unit }의 무기가 { $weapons }개입니다. 6개까지 지닐 수 있습니다.
fw-fault-weapon-name = { $unit }의 무기 이름이 "{ $weapon }"입니다. 이름은 줄을 바꾸지 않고 1자부터 24자까지입니다.
fw-fault-same-weapon = { $unit }에게 이름이 { $weapon }인 무기가 둘 있습니다. 이름은 서로 달라야 합니다.
fw-fault-weapon = { JOSA($unit, "은/는") } { JOSA($weapon, "을/를") } 지닐 수 없습니다 ({ $kind }). 값을 치르는 특수 보병의 것입니다.
fw-fault-weapon-grenade = { JOSA($unit, "은/는") } { JOSA($weapon, "을/를") } 지닐 수 없습니다. 수류탄은 보병만 던집니다.
fw-fault-weapon-sweeper = { JOSA($unit, "은/는") } { JOSA($weapon, "을/를") } 지닐 수 없습니다. 지뢰 탐지는 보병만 합니다.
fw-fault-weapon-disc = { JOSA($unit, "은/는") } { JOSA($weapon, "을/를") } 지닐 수 없습니다. 큰 원판은 차량만 씁니다.
fw-fault-no-radio = { JOSA($unit, "은/는") } 무전병이 아닙니다. 무전 역할은 무전병만 맡습니다.
fw-fault-same-role = { $role }: 무전병 { $radiomen }명이 맡고 있습니다. 역할마다 한 명까지입니다.
fw-fault-radioman-missing = 이 탁자의 선택 항목이 요구하는 { JOSA($role, "이/가") } 없습니다.
fw-fault-vehicle-spotter = { JOSA($unit, "은/는") } 차량입니다. 쌍안경은 보병만 지닙니다.
fw-fault-unit-name = { $unit }의 이름이 { $characters }자입니다. 줄을 바꾸지 않고 40자까지 쓸 수 있습니다.
fw-fault-same-id = id { JOSA($id, "이/가") } 둘에 쓰였습니다. 저마다 달라야 합니다.
fw-fault-own-id = { $unit }에 id { JOSA($id, "이/가") } 적혀 있습니다. 부대의 유닛에는 편에 따라 id가 저절로 붙으므로 적힌 id를 빼세요.
fw-fault-too-many-markers = 부대에 표식이 { $markers }개 있습니다. 40개까지 놓을 수 있습니다.
fw-fault-no-battlefield = 이름이 "{ $word }"인 전장은 없습니다.
fw-fault-no-force = { JOSA($side, "은/는") } 부대를 정하지 않았습니다. 양쪽 모두 부대를 정해야 합니다.
fw-fault-option = { $option }: { $value }. 허용되는 값: { $allowed }.
fw-from-to = { $least }부터 { $most }까지
fw-one-of-arcs = 360도, 180도, 90도
fw-fault-nobody-can-come = 이 선택 항목으로는 규칙에 맞는 부대가 없습니다. 가장 싼 부대도 유닛 { $units }개에 { $points }점입니다.
`,`# 플라스틱 퍼지의 탁자.
pf-flag = 깃발
pf-flag-wins = 라운드가 끝날 때 정상 상태의 { $attacker } 보병이 닿아 있고 2인치 안에 정상 상태의 { $owner } 보병이 없으면 { $attacker } 승리
pf-marker = 표식
pf-marker-named = 표식 { $id }
pf-numbered = { $name } { $nth }
pf-unit-of = { $unit }({ $side })
pf-whose = { $whose ->
    [mine] 내 { $unit }
   *[theirs] { $side }의 { $unit }
  }
pf-mine-real = 진짜 지뢰
pf-mine-false = 가짜 표식
pf-mine-unknown = 진짜인지 알 수 없음
pf-mine-found = 적이 찾아냄
pf-mine-swept = 놓은 편이 찾아내, 그 편에는 터지지 않음
pf-inches = { $length }인치
pf-spot = 동쪽 { $x }, 북쪽 { $y }인치
pf-here = 탁자 위의 한 곳
pf-level-abysmal = 파멸
pf-no-webgl = 이 브라우저는 탁자를 입체로 그리지 못합니다. 탁자 위의 모든 것이 목록에 있고, 목록만으로 게임 전체를 할 수 있습니다.

# 전투의 상황
pf-round = { $most }라운드 중 { $round }라운드
pf-step-muster = 부대
pf-step-terrain = 지형 놓기
pf-step-deploy = 배치
pf-step-initiative = 주도권
pf-step-choose = 누가 먼저 움직일까
pf-step-move = { $side } { $role ->
    [A] 먼저 이동
   *[B] 나중에 이동
  }
pf-step-move-a = 먼저 움직이는 편의 이동
pf-step-move-b = 나중에 움직이는 편의 이동
pf-step-attack = 공격
pf-step-morale = 사기
pf-step-jets = 제트기
pf-step-over = 전투 끝
pf-player = { $role ->
    [A] 먼저 이동
   *[B] 나중에 이동
  }
pf-goal-losses = 적 { $by ->
    [points] 점수를 { $percent }%
   *[units] { $percent ->
        [50] 유닛을 절반
        [75] 유닛을 4분의 3
       *[other] 유닛을 { $percent }%
    }
  } 쓰러뜨리거나 쫓아내면 승리
pf-goal-take = 깃발을 빼앗거나 { $enemy } { $by ->
    [points] 점수를 { $percent }%
   *[units] { $percent ->
        [50] 유닛을 절반
        [75] 유닛을 4분의 3
       *[other] 유닛을 { $percent }%
    }
  } 쓰러뜨리거나 쫓아내면 승리
pf-goal-keep = 깃발을 지키면서 { $enemy } { $by ->
    [points] 점수를 { $percent }%
   *[units] { $percent ->
        [50] 유닛을 절반
        [75] 유닛을 4분의 3
       *[other] 유닛을 { $percent }%
    }
  } 쓰러뜨리거나 쫓아내면 승리
pf-goal-watch = 적 { $by ->
    [points] 점수를 { $percent }%
   *[units] { $percent ->
        [50] 유닛을 절반
        [75] 유닛을 4분의 3
       *[other] 유닛을 { $percent }%
    }
  } 쓰러뜨리거나 쫓아내면 승리, { $attacker } 편은 깃발을 빼앗아도 승리
pf-goal-how = 라운드가 끝날 때 { $attacker } 병사가 깃발에 닿아 있고 깃발에서 2인치 안에 { $owner } 병사가 없으면 깃발을 빼앗습니다. 달아나는 병사는 세지 않습니다.
pf-goal-no-flag = 이 전투에는 깃발이 없습니다.
pf-goal-how-lost = 격파된 유닛과, 사기 점검에 실패해 탁자 밖으로 달아난 유닛이 잃은 유닛입니다.
pf-goal-how-last = { $most }라운드가 끝나면 더 적은 비율을 잃은 편이 이깁니다. 같으면 무승부입니다.
pf-goal-counts = { $by ->
    [points] 잃은 점수
   *[units] 손실
  }
pf-goal-lost = { $units }개 중 { $lost }개
pf-goal-unit = %
pf-tally = 병력과 손실
pf-tally-left = 유닛 { $units } 중 { $left }
pf-tally-percent = 손실 { $percent }%
pf-tally-routed = 도주 { $count }
pf-has-committed = 공격을 정함

# 할 일
pf-prompt-won = { $side } 승리.
pf-prompt-draw = 무승부로 끝났습니다.
pf-prompt-told = 일어난 일을 보여 줍니다. 탁자를 누르면 건너뜁니다.
pf-prompt-read = 이번 라운드의 결과를 읽고, 닫으면 이어집니다.
pf-prompt-ended = 이 레슨은 여기까지입니다.
pf-prompt-measure-begins = 거리 재기: 유닛이나 한 곳을 누르세요.
pf-prompt-measure-ends = 이제 다른 유닛이나 다른 곳을 누르세요.
pf-prompt-measure-done = 거리가 나왔습니다. 내 유닛을 누르면 게임으로 돌아가고, 다른 곳을 누르면 다시 잽니다.
pf-prompt-place = 지형을 하나 놓거나 넘기세요.
pf-prompt-place-piece = 지형을 놓을 곳을 누르거나 그곳으로 끌어 놓으세요. Q와 E로 돌립니다.
pf-prompt-deploy = 줄무늬 구역에 유닛을 놓으세요. 라운드마다 모두 움직인 다음 모두 공격합니다.
pf-prompt-deploy-drafted = 유닛을 끌어 자리를 바꾸거나, 이대로 시작하세요.
pf-prompt-deploy-unit = 유닛을 둘 곳을 누르거나 그곳으로 끌어 놓으세요.
pf-prompt-deploy-jet = 제트기는 무전병이 부를 때까지 탁자 밖에서 기다립니다.
pf-prompt-lay = 표식을 둘 곳을 누르세요. { $left }개 남음.
pf-prompt-roll-initiative = 주사위 네 개를 굴리세요. 하나마다 +, − 또는 빈 면이 나와 합이 −4~+4입니다. 합계가 높은 편이 누가 먼저 움직일지 정합니다.
pf-prompt-roll-morale = 사기 주사위를 굴리세요. 카드의 훈련을 더해 { $threshold } 이상이어야 하고, 모자라면 달아납니다.
pf-prompt-role = 내 주사위가 더 높았습니다. 먼저 움직일까요, 적이 움직이는 것을 보고 나중에 움직일까요?
pf-prompt-move = 유닛을 누르고 갈 곳을 누르세요.{ $stay ->
    [none] { "" }
   *[other] { " " }{ $stay }.
  }
pf-prompt-move-drafted = 선은 유닛이 갈 길입니다. 유닛을 눌러 명령을 바꾸거나, 이대로 움직이세요.
pf-prompt-move-unit = 갈 곳을 누르거나 그곳으로 끄세요. 파란 곳은 가까운 곳, 노란 곳은 갈 수 있는 가장 먼 곳입니다.
pf-prompt-move-enemy = 적 유닛입니다. 움직일 내 유닛을 누르세요.
pf-card = 카드
pf-about-star = ★ 지휘관
pf-about-move = 이동 { $move }인치
pf-about-move-fifty-cal = 움직이지 못함(근접전 때만 { $move }인치)
pf-about-arm = { $weapon } 사거리 { $reach }인치, 공격 { $al }
pf-about-arm-close = { $weapon } 근접전만, 공격 { $al }
pf-about-unarmed = 무기 없음
pf-about-defence = 방어 { $dl }
pf-about-hurt = 방어 { $dl } (부상)
pf-about-training = 훈련 { $tl } (사기에 더함)
pf-about-commander = 6인치 안의 같은 편 병사는 사기 +1
pf-about-stance = { $stance }, 맞히기 어려움
pf-about-does-grenade = 수류탄은 원판 아래 모두를 맞힘, 아군도
pf-about-does-disc = 포탄은 큰 원판 아래 모두를 맞힘, 아군도
pf-about-does-flame = 화염은 앞에 있는 모두를 태움, 아군도
pf-about-does-bazooka = 건물에 구멍을 낼 수 있음
pf-about-does-mortar = 아군이 표적을 보면 담과 집 너머로 쏨
pf-about-does-sweeper = 지뢰를 찾음
pf-about-spotter = 박격포의 표적을 관측함
pf-about-radio = 무전기를 듦
pf-about-carries = { $count }명을 태움
# 놓기 전의 내 부대
pf-roster = 내 부대: 유닛 { $count }개
pf-roster-count = { $name } × { $count }
pf-roster-left = { $left ->
    [0] 놓음
   *[other] { $left }개 남음
  }
pf-roster-hide = 접기
pf-roster-show = 펴기
pf-roster-defence = 방어 { $least } ~ { $most }
pf-roster-far = { $reach }인치까지 쏨
pf-roster-hits = 공격이 강함
pf-roster-fixed = 움직이지 못함, { $reach }인치까지 쏨
pf-roster-grenade = { $reach }인치까지 쏘거나, 아군도 맞는 수류탄을 던짐
pf-roster-runs = 빠름: 이동 { $move }인치, 사격 { $reach }인치
pf-roster-tough = 맞아도 잘 버팀
pf-roster-many = 혼자서는 약함, { $reach }인치까지 쏨
pf-roster-plain = 가까이에서 싸움
pf-roster-commander = 다른 유닛 뒤에 두세요
pf-roster-poses = 꿇거나 엎드린 유닛은 맞히기 어려움
pf-prompt-move-or-fire = 갈 곳을 누르거나 끌거나, 지금 쏠 상대를 고르세요.
pf-prompt-fire = 지금 쏠 상대를 고르거나 공격 단계까지 아끼세요.
pf-prompt-jet = 정상 상태의 무전병이 제트기를 부를 수 있습니다. 부른 뒤 세 번째 라운드에 옵니다.
pf-prompt-move-group = 무리의 첫 유닛이 갈 곳을 누르세요. 나머지도 똑같이 움직입니다.
pf-prompt-commit = 양쪽이 비밀로 고른 다음 한꺼번에 공격합니다. 유닛을 누르고 상대를 누르거나, 모두 가장 좋은 표적을 쏘게 하세요.
pf-prompt-commit-vain = 지금 적을 해칠 수 있는 유닛이 없습니다. 이번 라운드를 끝내고 다음 라운드에 더 다가가세요.
pf-prompt-commit-drafted = 선은 누가 누구를 공격하는지 보여 줍니다. { $average } { $harmless ->
    [0] 양쪽이 확정하면 한꺼번에 공격합니다.
   *[other] 유닛 { $harmless }개는 지금 해칠 수 있는 적이 없습니다.
  }
pf-prompt-commit-odds = { $weapon } → { $target }{ $cover ->
    [none] { "" }
   *[some] { " " }(엄폐)
  }: 공격 한 번에 격파 { $kill }%, 부상 { $injury }%. { $why } 다른 표적을 누르면 견줄 수 있습니다.
pf-ways = { JOSA($target, "을/를") } 어떤 무기로 공격할까요?
pf-way-odds = 격파 { $kill }%, 부상 { $injury }%
pf-way-friends = 격파 { $kill }%, 아군도 맞음
pf-under-none = 범위 안에 아군은 없습니다.
pf-under-friends = 주의: 아군 { $units }도 맞습니다!
pf-way-past = { JOSA($by, "을/를") } 비켜 지나가므로 시야가 트여 있습니다.
pf-way-above = { $by } 위로 시야가 트여 있습니다{ $cover ->
    [0] { "" }
   *[other] {" "}(+{ $cover })
  }.
pf-way-piece = { $piece }
pf-way-over = { $by } 위로 넘어갑니다. 이 무기는 시야가 필요 없습니다.
pf-why-odds = 공격 { $attack } 대 방어 { $defence }: 주사위 전에 { $way ->
    [ahead] { $by } 앞섭니다
    [behind] { $by } 뒤처집니다
   *[even] 같습니다
  }.
pf-average = 평균 격파 { $killed }, 부상 { $injured }입니다.
pf-prompt-commit-unit = { $unit }: 빨간 화살표로 표시된 적을 누르세요.
pf-prompt-commit-none = { $unit }: 지금 자리에서는 해칠 수 있는 적이 없습니다. 다른 내 유닛을 고르거나 ‘{ $end }’를 누르세요.
pf-prompt-commit-enemy = 적 유닛입니다. 먼저 내 유닛을 누르고 표적을 누르세요.
pf-prompt-aim = 맞힐 곳을 누르거나, 화살표나 숫자로 정하세요.
pf-prompt-jets = 제트기가 올 곳과 공격할 상대를 정하세요.
pf-waits-muster = 부대를 기다리는 중.
pf-waits-terrain = { $names } 차례: 지형 놓기.
pf-waits-deploy = { $names } 차례: 배치.
pf-waits-roll = 주사위를 굴릴 차례입니다.
pf-waits-choose-role = { $names } 차례: 역할 선택.
pf-waits-moves = { $names } 차례: 이동.
pf-waits-commit = { $names } 차례: 공격 확정.
pf-waits-jets = { $names } 차례: 제트기 명령.
pf-waits-nothing = 전투가 끝났습니다.
pf-awaited-commit = { $names } 공격 정하는 중
pf-awaited-roll = 주사위를 굴릴 차례
pf-roll-initiative = 주도권 굴리기
pf-roll-morale = 사기 굴리기
pf-role-a = 먼저 이동
pf-role-b = 나중에 이동
pf-give-places = 유닛 { $count }개 자리 확정
pf-give-some = 지금 { $count }개 이동
pf-give-one = 이 명령 내리기
pf-drafts-clear = 모두 취소
pf-end-moves = { $count ->
    [0] 이동 끝
   *[other] 이동 끝, { $count }개는 그대로
  }
pf-give-end-moves = { $count ->
    [0] 모두 움직이고 이동 끝
   *[other] 움직이고 이동 끝, { $count }개는 그대로
  }
pf-give-end-deploy = 이 자리에서 시작하기
pf-advance = { $names } 전진, { $far }인치까지
pf-advance-one = { $names } { $far }인치 전진, { $enemy } 앞 { $gap }인치까지
pf-advance-many = { $names } 외 { $count }개
pf-advance-back = 지휘관은 뒤에 남음
pf-advance-stuck = { $count ->
    [1] { JOSA($name, "은/는") } 이동 불가{ $why ->
        [fifty-cal] (근접전을 벌였을 때만 이동)
       *[other] { "" }
      }
   *[other] { $count }개는 이동 불가
  }
pf-advance-shoots = { $count ->
    [1] { JOSA($name, "은/는") } 제자리에서 쏠 수 있음
   *[other] { $count }개는 제자리에서 쏠 수 있음
  }
pf-advance-commander = 지휘관 전진
pf-advance-commander-others = 지휘관도 전진
pf-attack-best = 모두 가장 좋은 표적 공격
pf-end-deploy = 배치 끝
pf-commit = { $count ->
    [0] 공격 없이 라운드 끝내기
   *[other] 공격 { $count }개 확정
  }
pf-jets-go = { $count ->
    [0] 제트기 보내지 않기
   *[other] 제트기 { $count }대 보내기
  }
pf-place = 지형 놓기
pf-pass = 넘기기
pf-sending = 명령을 내리는 중, { $left }개 남음
pf-stop = 멈추기

# 시점과 자
pf-tools = 시점, 탁자 바닥, 자
pf-measure-stop = 그만 재기
pf-measured = { $from }에서 { $to }까지 { $length }인치
pf-names = 유닛 이름 표시
pf-names-word = 이름
pf-cloth = 탁자 바닥: { $cloth }
pf-cloth-felt = 초록 천
pf-cloth-carpet = 카펫
pf-cloth-sand = 모래

# 목록
pf-side = 탁자 옆
pf-tab-orders = 명령과 목록
pf-tab-report = 지난 전투
pf-rows = 탁자 위의 모든 것
pf-rows-own = 내 유닛 ({ $side })
pf-rows-enemy = 적 ({ $side })
pf-rows-things = 깃발, 표식, 지형
pf-row-in = { $carrier } 탑승
pf-row-injuries = 부상 { $count }
pf-row-commander = 지휘관
pf-row-moved = 이동함
pf-row-attacked = 공격함
pf-row-called = { $round }라운드에 부름
pf-row-from = { $name }에서 { $length }인치
pf-row-ahead = 정면
pf-row-left = 왼쪽 { $degrees }°
pf-row-right = 오른쪽 { $degrees }°
pf-row-hidden = 보이지 않음
pf-in-open = 평지
pf-in-road = 길 위
pf-in-camp = 진지 안
pf-in-forest = 숲속
pf-in-water = 물속
pf-in-shallow = 얕은 물속
pf-in-mountain = 산악
pf-in-building = 건물 안
pf-in-bridge = 다리 위
pf-in-marsh = 늪 속
pf-in-desert = 사막
pf-in-low-wall = 낮은 담 곁
pf-in-fortress = 요새 안
pf-row-level = { $level }층
pf-row-height = 높이 { $height }인치
pf-row-holes = 구멍 { $count }개
pf-row-drafted = 할 일: { $order }
pf-row-attack-drafted = 표적 정함
pf-row-held = 대기
pf-cover-forest = 원거리 공격에 +1
pf-cover-fortress = 원거리 공격에 +2
pf-cover-low-wall = +1
pf-cover-shallow = −1
pf-cover-bridge = −1
pf-cover-marsh = −1
pf-cover-full = 전부 들어감
pf-cover-half = 절반만 들어감
pf-state-steady = 정상
pf-state-routed = 달아나는 중
pf-state-destroyed = 격파됨
pf-state-fled = 달아남
pf-state-out = 탁자를 떠남
pf-state-reserve = 탁자 밖에서 대기
pf-state-undeployed = 아직 배치 전
pf-card-of = { $name } 카드
pf-card-carries = 정원 { $capacity }명, { $count }명 탑승
pf-card-weapon = { $kind }, 공격 { $al }, { $reach }인치까지
pf-card-unarmed = 무기 없음.
pf-morale-now = 지금 사기를 점검한다면
pf-morale-line = 주사위 전 합계 { $total }, 필요한 값 { $threshold }: 성공 { $percent }%

# 명령
pf-drafts = 아직 내리지 않은 명령
pf-drafted = 고른 공격:
pf-draft-sending = 내리는 중
pf-draft-drop = { $name } 명령 취소
pf-draft-clear = 취소
pf-draft-change = 고치기
pf-draft-stuck = 이 명령은 내릴 수 없습니다. { $why }
pf-draft-mine = { JOSA($unit, "이/가") } { JOSA($markers, "을/를") } 밟게 됩니다. 지뢰일 수 있고, 지뢰를 밟은 유닛은 격파될 수 있습니다.
pf-draft-own-mine = { JOSA($unit, "이/가") } { JOSA($markers, "을/를") } 밟게 됩니다. 내 지뢰는 내 유닛 밑에서도 터집니다.
pf-draft-board = { $carrier } 타기
pf-draft-tow = { $gun } 끌기
pf-draft-exit = 자기 가장자리로 떠나기
pf-draft-enter = 동쪽 { $at }인치에서 들어옴
pf-draft-leave = { $at }에 내림, 방향 { $facing }°
pf-draft-deploy = { $at }, 방향 { $facing }°
pf-draft-reserve = 탁자 밖에서 대기
pf-draft-cost = { $allowance }인치 중 { $cost }인치
pf-leg-go = 앞으로 { $length }인치
pf-leg-left = 왼쪽 { $degrees }°
pf-leg-right = 오른쪽 { $degrees }°
pf-allowance = 이번 라운드에 { $allowance }인치
pf-left = { $left }인치 더 갈 수 있음
pf-over = { $over }인치 초과
pf-cost-ground = { $kind } { $length }인치
pf-cost-ground-more = { $kind } { $length }인치 × { $times } = { $cost }인치
pf-cost-climbs = 오르기 { $cost }인치
pf-cost-turns = 회전 { $cost }인치
pf-steer = 한 구간씩
pf-back = 되돌리기
pf-add-point = 경로에 지점 더하기
pf-turn = 돌기
pf-turn-by = 각도, 왼쪽 +
pf-go = 가기
pf-go-by = 인치
pf-to-place = 갈 곳
pf-east = 동
pf-north = 북
pf-towards = 향할 곳
pf-towards-degrees = { $degrees }° 쪽
pf-path = 경로
pf-costs = 드는 거리: { $cost }인치
pf-stops = 지점마다
pf-stop-at = { $cost }인치: { $ground }, 방향 { $facing }°
pf-touches = { JOSA($markers, "을/를") } 건드립니다. 터질 수 있습니다.
pf-order = 이 명령
pf-more-orders = 다른 명령
pf-leave = 내리기
pf-leave-side = 내릴 쪽
pf-side-behind = 뒤
pf-leave-nowhere = { $carrier } 곁에 빈자리가 없습니다.
pf-call-jet = 제트기 부르기
pf-repeat = 지난번처럼
pf-hold = 대기
pf-group = 유닛 { $count }개가 함께 움직입니다.
pf-shift = 옮기기
pf-shift-west = 서쪽으로 0.5인치
pf-shift-north = 북쪽으로 0.5인치
pf-shift-south = 남쪽으로 0.5인치
pf-shift-east = 동쪽으로 0.5인치
pf-put = 놓기
pf-set = 정하기
pf-line = { $count ->
    [1] 남은 유닛 놓기
   *[other] { $count }개 모두 줄지어 놓기
  }
pf-markers = 표식
pf-markers-left = 놓을 표식 { $count }개
pf-lay = 놓기
pf-lay-real = 지뢰 놓기
pf-lay-false = 가짜 놓기
pf-pool = 남은 지형
pf-place-legal = 여기 놓을 수 있습니다.
pf-jet-at = 오는 곳
pf-jet-target = 공격
pf-jet-stays = 오지 않음
pf-jet-point = 탁자에서 가리키기
pf-jet-in-reach = 거리 { $gap }인치, 사거리 { $reach }인치.
pf-jet-too-far = 거리는 { $gap }인치인데 사거리는 { $reach }인치뿐이라 공격이 헛되이 끝납니다.
pf-jet-called = { $round }라운드에 불렀습니다. 그 뒤 세 번째 라운드에 사기 단계가 끝나면 옵니다. 그때 정상 상태의 무전병이 남아 있어야 합니다.

# 공격
pf-cannot-attack = 이 유닛은 지금 공격할 수 없습니다.
pf-attacks-drafted = 확정할 공격
pf-no-attacks = 아직 없음. 공격하지 않아도 됩니다.
pf-targets = 할 수 있는 공격, 가까운 순
pf-no-targets = 닿는 상대가 없습니다.
pf-no-attack-possible = 여기서는 아무것도 공격할 수 없습니다. 이유는 아래에 있습니다.
pf-all-targets = 할 수 없는 { $count }개 보기
pf-only-legal = 할 수 있는 것만
pf-template-on = { $target } 겨누기
pf-shot-at = { $target }
pf-hth-of = { $target }, 근접전
pf-sweep-of = { $target } 탐지
pf-breach-of = { $target }에 구멍 내기
pf-range-label = { $weapon } 사거리 { $reach }″
pf-fire = 지금 발사
pf-lay-template = 다른 곳 겨누기: { $weapon }
pf-aim-on = 유닛 위에
pf-template-at = 중심
pf-direction = 방향 (도)
pf-aim-help = 탁자를 누르거나 화살표를 쓰세요. Enter로 정합니다.
pf-hole-choose = 구멍 낼 곳 고르기
pf-hole-at = 지점
pf-keep-aim = 이 공격 고르기
pf-let-go = 그만두기
pf-nobody-under = 아무도 들어 있지 않습니다.
pf-hth = 근접전
pf-range-line = 거리 { $gap }인치, 사거리 { $reach }인치
pf-sight-clear = 잘 보임
pf-sight-none = 볼 필요 없음
pf-sight-blocked = { $by }에 가림
pf-sight-blocked-anyway = 사이에 { $by } (상관없음)
pf-spotted = 관측됨
pf-not-spotted = 관측병 없음
pf-drop = 떨어뜨리거나 터뜨릴 확률 { $percent }%
pf-hole-sure = 주사위 없이 { $piece }에 구멍
pf-total-counts = { $total }({ $counted }로 침)
pf-totals = { $attack } 대 { $defence }
pf-modifiers = 수정치
pf-attack-with = 공격에 더해서
pf-attack-sum = 공격 { $total }:
pf-defence-sum = 방어 { $total }:
pf-chart-kill = 격파
pf-chart-injury = 부상
pf-chart-no_effect = 효과 없음
pf-chart-no_damage = 피해 없음
pf-result-kill = 격파
pf-result-injury = 부상
pf-result-no_effect = 효과 없음
pf-result-no_damage = 피해 없음
pf-mod-level = 카드의 값
pf-mod-level-attack = 공격 (카드 값)
pf-mod-level-defence = 방어 (카드 값)
pf-mod-level-training = 훈련 (카드 값)
pf-mod-injuries = 부상
pf-mod-terrain = 지형
pf-mod-wall = 낮은 담
pf-mod-elevation = 높은 곳
pf-mod-hth = 근접전 당함
pf-mod-knife = 칼
pf-mod-armour = 장갑을 상대로
pf-mod-melee = 근접전에 사격
pf-mod-half = 절반만
pf-mod-radio = 연락 끊김
pf-mod-commander-near = 지휘관이 가까이
pf-mod-commander-lost = 지휘관 잃음
pf-mod-enemy-destroyed-50 = 적 절반 격파
pf-mod-enemy-destroyed-75 = 적 4분의 3 격파
pf-mod-enemy-routed-50 = 적 절반이 달아나는 중
pf-mod-own-destroyed-50 = 아군 절반 격파
pf-mod-own-destroyed-75 = 아군 4분의 3 격파
pf-mod-own-routed-50 = 아군 절반이 달아나는 중

# 주사위와 지난 전투
pf-dice = 주사위 { $faces }, 합계 { $sum }
pf-dice-are = 주사위는 한 번에 네 개 굴립니다. 하나마다 +, − 또는 빈 면(0)이 나와 합이 −4~+4입니다.
pf-dice-skin = 보통 주사위로 보기
pf-report-empty = 아직 싸움이 없었습니다.
pf-report-shots = 사격
pf-report-fallen = 격파:
pf-report-injured = 부상:
pf-report-morale = 사기
pf-report-because = { $by } 때문
pf-report-sum = 주사위 { $roll }, 훈련 { $tl }{ $others }: { $total }, { $threshold } 이상이라 버팁니다
pf-report-sum-failed = 주사위 { $roll }, 훈련 { $tl }{ $others }: { $total }, { $threshold } 이상이어야 함
pf-report-passed = 버팀
pf-report-rallied = 결집
pf-report-failed = 달아남
pf-report-runs = 달아남
pf-wasted = 헛됨
pf-throw-defence = { $unit }: { $attack }. { JOSA($target, "이/가") } 방어 주사위를 굴립니다…
pf-throw-attack = { $unit }: { $weapon } 공격…
pf-throw-nerve = { JOSA($unit, "이/가") } 사기 주사위를 굴립니다…
pf-throw-sweep = { JOSA($unit, "이/가") } { JOSA($mine, "을/를") } 살핍니다…
pf-throw-save = { JOSA($unit, "이/가") } { $carrier } 잔해에서 빠져나오려 합니다…
pf-throw-order = 양쪽이 이동 순서를 정하는 주사위를 굴립니다…
pf-throw-any = 주사위가 구릅니다…
pf-cue-misses = { $count }발이 아무도 해치지 못했습니다.
pf-cue-shot = { $unit } → { $target }: { $weapon }
pf-cue-attack = { $unit }, { $weapon } → { $target }
pf-cue-attack-template = { $unit }, { $weapon }
pf-cue-sweep = { $unit }: { $mine } 탐지
pf-cue-mine = { $unit }: { $mine } 터뜨림
pf-cue-mine-false = { $unit }: { $mine } 밑에 아무것도 없음
pf-cue-save = { $unit }: { $carrier } 잔해에서 탈출
pf-cue-dropped = { $unit }: 수류탄을 떨어뜨림
pf-cue-conflagration = { $unit }: 불길에 휩싸여 폭발
pf-sweep-kill = 해체
pf-sweep-injury = 발견
pf-sweep-no-effect = 발견하지 못함
pf-sweep-no-damage = 발견하지 못함
pf-sweep-set-off = 폭발

# 지난 싸움의 결과
pf-shot = { $unit } → { $target }: { $result }, { $attack } : { $defence }
pf-shot-half = { $unit } → { $target }, 절반만 범위 안: { $result }
pf-shot-wasted = { $unit } → { $target }: 이미 쓰러져 공격 없음
pf-shot-kill = 격파
pf-shot-injury = 부상
pf-shot-no_effect = 피해 없음
pf-shot-no_damage = 피해 없음
pf-shot-cover = 엄폐로 피해 없음
pf-arrow-odds = 격파 { $kill } %
    부상 { $injury } %
pf-aim = { $unit } → { $target }
pf-aim-odds = { $unit } → { $target }: 격파 { $kill } %, 부상 { $injury } %{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
  }
pf-why-short = { $way ->
    [ahead] 공격이 { $by } 앞섬
    [behind] 공격이 { $by } 뒤짐
   *[even] 대등함
  }{ $more }
pf-idle-reach = { $reach }인치 안에 적 없음(가장 가까운 적 { $gap }인치)
pf-idle-sight = 사거리 안의 적이 보이지 않음
pf-idle-friends = 아군도 맞을 수 있음
pf-idle-weak = 사거리 안의 적에게 피해를 줄 수 없음
pf-idle-unarmed = 쏠 무기가 없음
pf-idle-fired = 이미 사격함
pf-idle-routed = 도망치는 중
pf-shots-of = { $side }: 공격 { $count }번
pf-sum-more = 나머지 { $count }건은 ‘지난 전투’에 있습니다.
pf-sum-commander = 지휘관 { $unit } 잃음: 이제 이 편은 주도권(먼저 움직일 편을 정하는 주사위) −2, 병사마다 사기 점검 −1.
pf-sum-worn = { $units }: 한 번에 격파된 것은 아닙니다. 부상마다 방어가 1 낮아지고, −4 이하가 되면 격파됩니다.
pf-sum-near = 가장 아까웠던 내 공격: { $near }
pf-sum-mine-kills = { JOSA($marker, "은/는") } 지뢰였습니다. { JOSA($unit, "이/가") } 밟고 격파되었습니다.
pf-sum-mine-injures = { JOSA($marker, "은/는") } 지뢰였습니다. { JOSA($unit, "이/가") } 밟고 부상을 입었습니다.
pf-sum-mine-fails = { JOSA($marker, "은/는") } 지뢰였습니다. { JOSA($unit, "은/는") } 밟았지만 무사합니다.
pf-sum-false-mine = { JOSA($marker, "은/는") } 가짜였습니다. { JOSA($unit, "은/는") } 무사합니다.
pf-sum-nerve = 라운드가 끝날 때마다, 공격받지 않았어도 모두 사기 주사위를 굴려 카드의 훈련을 더합니다.
pf-sum-nerve-held = 라운드가 끝나고 다치지 않은 병사까지 모두 사기 주사위를 굴렸습니다. 주사위와 훈련을 더해 { $threshold } 이상이어야 하는데, 모두 버텼습니다.
pf-sum-runs = { $unit } 사기 점검: { $why }. { $off ->
    [yes] 탁자 밖으로 달아나 잃었습니다
   *[no] 달아납니다
  }.
pf-sum-panics = { JOSA($by, "이/가") } 가까이로 달아나 { $unit }도 사기 점검: { $why }. { $off ->
    [yes] 함께 탁자 밖으로 달아나 잃었습니다
   *[no] 함께 달아납니다
  }.
pf-sum-rallied = 다시 버티고 선 유닛: { $units }.
pf-sum-running = 달아나는 유닛은 공격하지 못합니다. 라운드가 끝날 때마다 다시 굴리고, 탁자 밖으로 나가면 잃습니다.
pf-sum-failed = 주사위 { $roll }, 훈련 { $tl }{ $others }: { $total }
pf-sum-left = 탁자 밖으로 달아나 잃은 유닛: { $units }.
pf-card-running = 달아나는 유닛: { $units }.
pf-told-morale = 조심하세요. 라운드가 끝날 때마다 다치지 않은 병사까지 모두 사기 주사위를 굴립니다. 실패하면 뒤돌아 달아나고, 탁자 밖으로 나가면 잃습니다. 지휘관을 탁자 가장자리에서 떼어 놓고, 다른 병사를 그 6인치 안에 두세요.
pf-told-forces = 두 부대의 값은 거의 같습니다. { $side } 유닛은 { $theirs }개, 내 유닛은 { $mine }개이니 평균으로는 { $fewer ->
    [theirs] 적 유닛이 더 강합니다
   *[mine] 내 유닛이 더 강합니다
  }.
pf-told-markers = { JOSA($side, "이/가") } 표식 { $count }개를 놓았습니다({ $markers }). 지뢰일 수 있고, 지뢰라면 건드린 유닛 밑에서 터집니다. 피해 가세요.
pf-lost-commander = { $round }라운드에 { $side } 지휘관 { JOSA($unit, "이/가") } { $how ->
    [fled] 탁자 밖으로 달아났습니다
   *[destroyed] 격파되었습니다
  }.
pf-fate = { JOSA($unit, "은/는") } { $round }라운드에 격파되었습니다.
pf-fate-by = { JOSA($unit, "은/는") } { $round }라운드에 { $by }에게 격파되었습니다.
pf-fate-mine = { JOSA($unit, "은/는") } { $round }라운드에 지뢰였던 { JOSA($by, "을/를") } 밟고 격파되었습니다.

# 끝
pf-result-draw = 무승부
pf-result-you = 승리!
pf-result-lost = { $side } 승리
pf-result-won = { $side } 승리
pf-result-tally = 유닛 { $units }개 중 { $lost }개 잃음: 격파 { $destroyed }, 달아남 { $fled }
pf-how-losses = 상대의 손실이 너무 컸습니다.
pf-how-losses-of = { $loser }의 손실이 너무 컸습니다.
pf-how-lost = { $by ->
    [points] { JOSA($side, "이/가") } 점수의 { $percent }%를 잃어 졌습니다({ $limit ->
        [50] 절반
        [75] 4분의 3
       *[other] { $limit }%
      } 이상 잃으면 패배).
   *[units] { JOSA($side, "이/가") } 유닛 { $units }개 중 { $lost }개를 잃어 졌습니다({ $limit ->
        [50] 절반
        [75] 4분의 3
       *[other] { $limit }%
      } 이상 잃으면 패배).
  }
pf-how-both = 같은 라운드에 두 편 모두 너무 많이 잃었지만, { JOSA($loser, "이/가") } 더 높은 비율을 잃었습니다.
pf-how-equal = 같은 라운드에 두 편 모두 너무 많이 잃었고, 잃은 비율도 같습니다.
pf-how-flag = 깃발을 빼앗았습니다.
pf-how-round-limit = 마지막 라운드가 끝났습니다.
pf-how-resignation = 상대가 기권했습니다.
pf-how-resignation-of = { JOSA($loser, "이/가") } 기권했습니다.
pf-how-timeout = 상대의 시간이 다 됐습니다.
pf-how-timeout-of = { $loser }의 시간이 다 됐습니다.

# 단축키
pf-key-next = 다음 또는 이전 유닛
pf-key-side = 탈것에서 내릴 쪽 바꾸기
pf-key-turn = 15° 돌기
pf-key-turn-more = 45° 돌기
pf-key-go = 1인치 또는 0.5인치 가기
pf-key-back = 마지막 구간 되돌리기
pf-key-point = 누르거나 적은 자리를 경로 끝에 이어 붙이기, Shift를 누른 채 눌러도 됨
pf-key-nudge = 유닛, 지형, 겨눈 곳, 구멍 낼 곳을 0.5인치 옮기기
pf-key-keep = 겨눈 곳이나 지형 정하기
pf-key-hold = 유닛 대기
pf-key-repeat = 지난번처럼 명령
pf-key-group = 목록에서: 무리에 넣기
pf-key-give = 명령 내리기, 확정, 굴리기
pf-key-fire = 이동 중에 쏘아도 되는 규칙이면, 고른 유닛의 공격을 바로 발사하기
pf-key-done = 이동이나 배치 끝, 넘기기
pf-key-role = 먼저(A) 또는 나중에(B) 움직이기, A는 모두 놓기, 전진, 가장 좋은 표적 공격에도
pf-key-measure = 거리 재기
pf-key-mode = 위에서 또는 비스듬히
pf-key-flip = 반대쪽에서
pf-key-fight = 싸움터
pf-key-own = 내 유닛
pf-key-reset = 탁자 전체
pf-key-zoom = 가까이, 멀리
pf-key-orbit = 돌리고 기울이기
pf-key-pan = 화면 옮기기
pf-key-names = 유닛 이름 켜고 끄기
pf-key-cloth = 탁자 바닥 바꾸기
pf-key-cancel = 그만두기

# 힌트의 이유
pf-reason-units = 내 유닛을 지킵니다.
pf-reason-their-units = 적 유닛에 가장 큰 피해를 줍니다.
pf-reason-flag = 깃발의 주인을 정합니다.
pf-reason-first = 적보다 먼저 움직입니다.
pf-reason-second = 적이 어디로 가는지 보고 나서 움직입니다.
pf-reason-own-cover = 내 편이 숨을 곳이 생깁니다.
pf-reason-mire = 적이 느려집니다.
pf-reason-pass = 지형을 놓을 좋은 자리가 없습니다.
pf-reason-reserve = 제트기는 부를 때까지 기다립니다.
pf-reason-ride = 걷는 것보다 타고 가는 것이 빠릅니다.
pf-reason-cover = 몸을 숨길 수 있는 자리입니다.
pf-reason-apart = 유닛끼리 떨어져 있게 됩니다.
pf-reason-friends = 지휘관 곁에 우리 편이 많습니다.
pf-reason-back = 지휘관이 적에게서 멀리 있습니다.
pf-reason-guard = 그 자리에서 깃발을 지킵니다.
pf-reason-front = 적과 가까운 자리입니다.
pf-reason-placed = 모두 자리를 잡았습니다.
pf-reason-mine = 적이 지나갈 길에 놓입니다.
pf-reason-hits = 그 자리에서 적을 공격할 수 있습니다.
pf-reason-safe = 지금 있는 곳보다 적에게 덜 맞습니다.
pf-reason-soon = 곧 적을 공격할 수 있습니다.
pf-reason-screen = 지휘관을 지킵니다.
pf-reason-nearer = 적에게 가까워집니다.
pf-reason-nearer-flag = 깃발에 가까워집니다.
pf-reason-mines = 지뢰를 피합니다.
pf-reason-panic = 겁먹은 유닛에게서 떨어집니다.
pf-reason-commander = 지휘관 가까이에 있습니다.
pf-reason-jet = 나중에 제트기가 도와줍니다.
pf-reason-plan = 모든 유닛이 함께하는 작전입니다.
pf-reason-stay = 가만히 있는 것보다 나은 이동이 없습니다.
pf-reason-hold-fire = 지금은 할 만한 공격이 없습니다.

# 힌트가 알려 주는 결정
pf-do-place = 표시된 지형을 놓으세요.
pf-do-pass = 넘기세요.
pf-do-deploy = { JOSA($unit, "을/를") } 배치하세요.
pf-do-lay = 표지를 놓으세요.
pf-do-end-deploy = 배치를 끝내세요.
pf-do-roll = 주사위를 굴리세요.
pf-do-role-a = 먼저 이동하세요.
pf-do-role-b = 나중에 이동하세요.
pf-do-move = { JOSA($unit, "을/를") } { $course } { $far }″ 움직이세요.
pf-course-towards = { $name } 쪽으로
pf-course-away = { $name }에게서 멀리
pf-course-ahead = 곧장 앞으로
pf-course-left = 왼쪽으로
pf-course-right = 오른쪽으로
pf-do-turn = { JOSA($unit, "을/를") } 돌리세요.
pf-do-stay = { JOSA($unit, "을/를") } 그 자리에 두세요.
pf-do-enter = { JOSA($unit, "을/를") } 탁자로 들이세요.
pf-do-leave = { JOSA($unit, "을/를") } 내리게 하세요.
pf-do-call-jet = { $unit }에게 제트기를 부르게 하세요.
pf-do-end-moves = 이동을 끝내세요.
pf-do-attack = 공격: { $attacks }.
pf-do-attack-at = { $unit } → { $target }
pf-do-attack-place = { $unit } → 탁자 위의 한 곳
pf-do-commit-none = 공격하지 않고 확정하세요.
pf-do-jets = 제트기를 보내세요.
`];export{e as default};