# 플라스틱 어택의 군단 공방.

pw-title = 군단 공방
pw-lead = 피겨를 줄 세우고, 저마다 캐릭터 카드를 주고, 파워 점수 { $points }점을 나누세요.
pw-edition-2009 = 2009년판
pw-edition-revised = 개정판
pw-the-edition-2009 = 2009년판
pw-the-edition-revised = 개정판
pw-editions = 판본
pw-army-name = 군단 이름
pw-army-unnamed = 이름 없는 군단
pw-army-new = 나의 군단

# 줄
pw-line = 왼쪽에서 오른쪽으로 선 줄
pw-line-empty = 선반이 비어 있습니다. 아래에서 피겨를 고르거나 기본 군단으로 시작하세요.
pw-line-some = 피겨 { $count }개
pw-line-usual = 보통은 둘에서 다섯입니다.
pw-slot = { $figure }, { $count }개 중 { $place }번째, 파워 { $power }
pw-slot-keys = 화살표 키로 줄을 따라가고, Shift와 화살표 키로 피겨를 옮기고, +와 −로 주사위를 돌리고, Delete로 뺍니다.
pw-slot-moved = { JOSA($figure, "이/가") } 이제 { $count }개 중 { $place }번째에 섭니다.
pw-slot-gone = { JOSA($figure, "이/가") } 줄에서 빠졌습니다.
pw-slot-new = { JOSA($figure, "이/가") } { $place }번째에 섰습니다.
pw-slot-rides = { JOSA($mount, "을/를") } 탐
pw-more-figures = 피겨 더하기
pw-drag = 끌어서 자리 옮기기

# 파워
pw-power-of = { $figure }의 파워
pw-power-value = { $faces } 중 { $power }
pw-power-up = { $figure }의 파워 올리기
pw-power-down = { $figure }의 파워 내리기
pw-points-left = { $left ->
    [0] { $budget }점을 모두 나누었습니다
   *[other] { $budget }점 중 { $left }점 남음
  }
pw-points-over = { $budget }점보다 { $over }점 많음
pw-points-lost = 나누지 않은 점수는 사라집니다.
pw-deal = 나머지 나누기

# 잘못된 곳
pw-faults = 아직 맞지 않는 것
pw-faults-none = 싸울 준비 끝
pw-fault-unreadable = 서버가 이 군단을 읽지 못합니다: { $because }
pw-fault-army-stranger =
    { $place ->
        [file] 파일에 “{ $key }” 항목이 있습니다. 쓸 수 있는 항목은 { $known }입니다.
       *[other] { $place }에 “{ $key }” 항목이 있습니다. 쓸 수 있는 항목은 { $known }입니다.
    }
pw-fault-army-missing =
    { $place ->
        [file] 파일에 “{ $key }” 항목이 없습니다. 꼭 있어야 합니다.
       *[other] { $place }에 “{ $key }” 항목이 없습니다. 꼭 있어야 합니다.
    }
pw-fault-army-misfit =
    { $must ->
        [one] { $place } 값이 { $is }입니다. 숫자 1이어야 합니다.
        [power] { $place } 값이 { $is }입니다. 1에서 10까지의 정수여야 합니다.
        [object] { $place } 값이 { $is }입니다. 중괄호로 묶은 객체여야 합니다.
        [figures] { $place } 값이 { $is }입니다. 피겨의 목록이어야 합니다.
        [colors] { $place } 값이 { $is }입니다. "#4b7f3a" 같은 색 세 가지의 목록이어야 합니다.
        [word] { $place } 값이 { $is }입니다. { $words } 가운데 하나여야 합니다.
       *[text] { $place } 값이 { $is }입니다. 문자열이어야 합니다.
    }
pw-form-list = 목록
pw-form-object = 객체
pw-fault-army-format = 파일의 형식이 { $format }입니다. 형식 1만 읽을 수 있습니다.
pw-fault-army-other-game = { $edition } 군단이 아닙니다.
pw-fault-army-name = 군단 이름이 { $characters }자입니다. 줄바꿈 없이 40자까지 쓸 수 있습니다.
pw-fault-army-size = 군단의 피겨가 { $figures }개입니다. { $min }개에서 { $max }개까지여야 합니다.
pw-fault-army-figure-name = { $nth }번째 피겨의 이름이 “{ $figure }”입니다. 이름은 줄바꿈 없이 1자에서 40자까지입니다.
pw-fault-army-kind = { $figure }의 종류는 줄바꿈 없이 1자에서 80자까지로 써야 합니다.
pw-fault-army-same-name = 이름이 { $figure }인 피겨가 둘 있습니다. 저마다 이름이 달라야 합니다.
pw-fault-army-same-kind = { JOSA($figure, "은/는") } 군단에 이미 있는 종류({ $kind })입니다. 한 군단에 종류마다 피겨 하나만 둘 수 있습니다.
pw-fault-army-power = { $figure }의 파워가 { $power }입니다. 1에서 10까지여야 합니다.
pw-fault-army-too-much-power = 피겨들의 파워를 모두 더하면 { $sum }입니다. 파워 점수는 15점까지 쓸 수 있습니다.
pw-fault-army-no-action = { $figure }의 { $slot } 자리에 “{ $word }”라고 적혀 있습니다. 그런 특수 행동은 없습니다.
pw-fault-army-other-edition = { $figure }의 { $slot } 자리에 적힌 { JOSA($action, "은/는") } 다른 판본의 행동입니다.
pw-fault-army-mount = { $figure }의 탈것이 “{ $mount }”입니다. 군단의 다른 피겨여야 합니다.
pw-fault-army-color = { $figure }의 색이 “{ $color }”입니다. 색은 #4b7f3a처럼 씁니다.
pw-fault-setup-seats = 자리가 { $seats }개입니다. 2명에서 { $most }명까지 할 수 있습니다.
pw-fault-setup-crowd = 자리가 { $seats }개인데, 최대 { $max_players }명까지만 앉을 수 있습니다.
pw-fault-setup-army-size = 군단의 피겨 수가 { $min }개에서 { $max }개까지로 정해져 있습니다. 둘 다 1에서 15까지여야 하고, 앞의 수가 뒤의 수보다 크면 안 됩니다.
pw-fault-setup-max-turns = 게임의 최대 차례 수가 { $max_turns }입니다. 1에서 { $most }까지여야 합니다.
pw-fault-setup-max-players = 최대 플레이어 수가 { $max_players }입니다. 2에서 { $most }까지여야 합니다.
pw-fault-setup-quick-game = 개정판에는 빠른 게임이 없습니다.

# 피겨 하나
pw-figure-pick = 줄에서 피겨를 고르면 카드가 보입니다.
pw-card-of = { $figure }의 캐릭터 카드
pw-slot-high = Q와 J
pw-slot-mid = 10과 9
pw-slot-low = 8과 7
pw-slot-top = K와 A
pw-slot-fixed = 모든 카드에 있음
pw-slot-best = 가장 어울림
pw-slot-second = 두 번째로 어울림
pw-slot-third = 세 번째로 어울림
pw-move-left = 왼쪽으로
pw-move-right = 오른쪽으로
pw-take-out = 빼기
pw-mount = 탈것
pw-mount-none = 없음
pw-mount-note = 겉모습일 뿐입니다. 타는 쪽과 태우는 쪽은 여전히 두 캐릭터입니다.
pw-edit-card = 카드와 모습 고치기

# 군단의 단추
pw-save = 저장
pw-save-copy = 새로 저장
pw-saved = “{ $name }” 저장됨.
pw-play = 이 군단으로 게임하기
pw-share = 링크로 공유
pw-print = 카드 인쇄
pw-export = 파일 내보내기
pw-import = 파일 가져오기
pw-clear = 새 군단
pw-undo = 되돌리기
pw-undone = 되돌렸습니다.

# 피겨 모음
pw-figures = 피겨
pw-figures-shipped = 기본 캐릭터 열둘
pw-figures-own = 내가 만든 피겨
pw-add = 더하기
pw-add-figure = { JOSA($figure, "을/를") } 줄에 더하기
pw-find-figure = 줄에 선 { $figure } 보기
pw-added = 줄에 있음
pw-new-figure = 캐릭터 만들기
pw-variant-of = 다른 차림 만들기
pw-variant-of-figure = { $figure }의 다른 차림 만들기
pw-edit = 고치기
pw-edit-figure = { $figure } 고치기
pw-delete = 지우기
pw-delete-figure = { $figure } 지우기
pw-needs-card = 이 판본의 카드가 아직 없음

# 군단들
pw-armies = 군단
pw-ready = 기본 군단
pw-saved-armies = 이 기기에 저장된 군단
pw-saved-none = 아직 저장된 군단이 없습니다. 저장하면 여기에 보입니다.
pw-open = 열기
pw-open-army = { $name } 열기
pw-rename = 이름 바꾸기
pw-rename-army = { $name } 이름 바꾸기
pw-rename-to = { $name }의 새 이름
pw-duplicate = 복제
pw-duplicate-army = { $name } 복제
pw-delete-army = { $name } 지우기

# 만들기
pw-design-new = 새 캐릭터
pw-design-edit = { $figure } 고치기
pw-design-name = 이름
pw-design-variant = 차림
pw-design-variant-help = 같은 영웅의 다른 차림입니다(예: 겨울). 하나뿐이면 비워 두세요.
pw-design-shape = 형태
pw-design-head = 머리에 쓴 것
pw-design-body = 몸에 걸친 것
pw-design-gear = 손에 든 것
pw-design-color-1 = 주된 색
pw-design-color-2 = 둘째 색
pw-design-color-3 = 강조색
pw-design-color-own = 다른 색
pw-design-surprise = 무작위
pw-design-card = 특수 행동
pw-design-card-help = 캐릭터를 가장 잘 나타내는 것을 Q와 J에 고르세요. 같은 행동을 두 번이나 세 번 골라도 됩니다.
pw-design-save = 캐릭터 저장
pw-design-save-add = 저장하고 줄에 더하기
pw-design-apply = 이 군단에 적용
pw-design-apply-save = 적용하고 캐릭터도 저장
pw-design-nameless = 이름 없는 피겨
pw-cancel = 취소

# 모습의 낱말
pw-shape-figure = 사람
pw-shape-robot = 로봇
pw-shape-creature = 생물
pw-shape-vehicle = 탈것
pw-head-bare = 없음
pw-head-cap = 모자
pw-head-helmet = 투구
pw-head-hood = 두건
pw-head-horns = 뿔
pw-head-antenna = 더듬이
pw-head-visor = 고글
pw-head-bun = 쪽머리
pw-head-crown = 왕관
pw-head-mane = 갈기
pw-body-shirt = 셔츠
pw-body-coat = 외투
pw-body-armour = 갑옷
pw-body-cape = 망토
pw-body-apron = 앞치마
pw-body-fur = 털가죽
pw-body-plates = 판갑
pw-body-dress = 드레스
pw-gear-nothing = 없음
pw-gear-shield = 방패
pw-gear-spanner = 스패너
pw-gear-blaster = 광선총
pw-gear-book = 책
pw-gear-staff = 지팡이
pw-gear-bag = 가방
pw-gear-wings = 날개
pw-gear-wheels = 바퀴
pw-gear-flask = 플라스크
pw-color-1 = 빨강
pw-color-2 = 주황
pw-color-3 = 노랑
pw-color-4 = 연두
pw-color-5 = 초록
pw-color-6 = 청록
pw-color-7 = 하늘
pw-color-8 = 파랑
pw-color-9 = 남색
pw-color-10 = 보라
pw-color-11 = 분홍
pw-color-12 = 자주
pw-color-13 = 갈색
pw-color-14 = 골판지
pw-color-15 = 회색
pw-color-16 = 크림

# 나누기, 파일, 링크
pw-share-title = “{ $name }” 공유
pw-share-lead = 이 링크를 여는 사람은 군단을 보고, 저장하거나 바로 게임에 쓸 수 있습니다. 군단은 통째로 링크 안에 있고 다른 곳에는 남지 않습니다.
pw-share-link = 군단 링크
pw-share-cannot = 이 브라우저는 그런 링크를 만들지 못합니다. 군단을 파일로 내보내세요.
pw-import-title = 군단 가져오기
pw-import-open = 이 군단 열기
pw-import-schema = 군단 파일을 쓰는 법: JSON 스키마
pw-import-no-army = “army”는 피겨의 목록이어야 합니다.
pw-import-figure = 목록의 { $n }번째는 피겨가 아닙니다.
pw-import-figure-name = { $n }번째 피겨에 이름이 없습니다.
pw-import-words = { $name }({ $n }번째): “{ $key }” 값은 문자열이어야 합니다.
pw-import-power = { $name }({ $n }번째): 파워가 { $power }입니다. 정수여야 합니다.
pw-import-card = { $name }({ $n }번째)에 캐릭터 카드가 없습니다.
pw-import-slot = { $name }({ $n }번째): 카드의 “{ $slot }” 자리에 행동이 없습니다.
pw-import-look = { $name }({ $n }번째): 모습에 그릴 수 있는 “{ $key }” 값이 없습니다.
pw-import-colors = { $name }({ $n }번째): 모습에는 #4b7f3a 같은 색이 셋 있어야 합니다.
pw-arrived-title = 링크로 군단을 받았습니다
pw-arrived-lead = 살펴본 뒤 저장하거나 바로 게임에 쓰세요. 이 군단을 열기 전까지 꾸미던 군단은 그대로 남습니다.
pw-arrived-broken = 이 링크의 군단이 손상되었습니다. 링크 전체를 다시 받아 보세요.
pw-arrived-save = 저장하기
pw-arrived-open = 공방에서 열기
pw-arrived-play = 이 군단으로 게임하기

# 다른 판본
pw-convert-title = 다른 판본의 군단입니다
pw-convert-lead = “{ $name }”의 카드는 { $from } 카드입니다. 그 자리에 아래의 { $to } 카드가 들어갑니다. 파워와 순서와 모습은 그대로입니다.
pw-convert-shipped = 이 판본의 기본 카드
pw-convert-near = 가장 가까운 행동, 나중에 바꿔도 됨
pw-convert-same = 그대로
pw-convert-do = 이 카드로 열기
pw-convert-leave = 그만두기

# 인쇄
pw-print-title = 캐릭터 카드 인쇄
pw-print-lead = 재단선이 있는 63 × 88mm 카드와 파워 트래커를 PDF로 만듭니다.
pw-print-paper = 종이
pw-print-a4 = A4
pw-print-letter = 레터
pw-print-do = PDF 내려받기
pw-print-missing = PDF를 만들었습니다. 인쇄 글꼴에 없는 글자({ $letters })가 있어 그 자리에 네모가 찍힙니다.
pw-print-busy = PDF를 만드는 중…

# 대전에 쓸 군단
pw-pick-saved = 내 군단
pw-pick-ready = 기본 군단
