# 플라스틱 퍼지의 부대 공방.

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
