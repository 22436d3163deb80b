var e=[`# 플라스틱 어택에 들어 있는 이름. 인쇄한 카드에도 나옵니다.
pa-figure-captain-cardboard = 골판지 대장
pa-figure-captain-cardboard-rain-cape = 비옷 골판지 대장
pa-figure-grandma-gearshift = 톱니 할머니
pa-figure-tumble-tank = 데굴데굴 탱크
pa-figure-professor-fizz = 보글 박사
pa-figure-moss-lion = 이끼 사자
pa-figure-needle-eye-nia = 바늘귀 니아
pa-figure-the-understudy = 대역 배우
pa-figure-sister-static = 정전기 소녀
pa-figure-bolt-the-runaway = 도망자 볼트
pa-figure-doctor-mend = 꿰매기 박사
pa-figure-paper-dragon = 종이 용

# 군단
pw-ready-cardboard-brigade = 골판지 여단
pw-ready-curtain-call = 커튼콜
pw-ready-kitchen-shelf = 부엌 선반
pw-ready-monsters-under-the-bed = 침대 밑 괴물들
pw-ready-quick-feet = 날쌘돌이들
pw-ready-sunday-drive = 일요일 드라이브
pw-ready-the-repair-shop = 수리점
pw-ready-two-against-the-world = 세상에 맞선 둘
`,`# 플라스틱 어택의 군단 공방.

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
`,`# 플라스틱 어택의 게임판.

pa-own-seat = 나
pa-own-figure = 내 { $figure }
pa-their-figure = { $seat }의 { $figure }
pa-figure-of = { $figure } ({ $seat })

# 카드
pa-card = { $suit } { $rank }
pa-rank-J = 잭
pa-rank-Q = 퀸
pa-rank-K = 킹
pa-rank-A = 에이스
pa-suit-s = 스페이드
pa-suit-h = 하트
pa-suit-d = 다이아몬드
pa-suit-c = 클로버

# 특수 행동
pa-special-armor = 갑옷
pa-special-blast = 포격
pa-special-boost = 강화
pa-special-dodge = 회피
pa-special-explosion = 폭발
pa-special-heal = 치료
pa-special-intimidate = 위협
pa-special-intimidation = 위압
pa-special-knock-out = 기절
pa-special-luck = 행운
pa-special-master-plan = 마스터 플랜
pa-special-mind-control = 정신 조종
pa-special-quick-action = 신속 행동
pa-special-recover = 구출
pa-special-sharpshooter = 저격
pa-special-shield = 방패
pa-special-sneak = 잠입
pa-special-special-weapon = 특수 무기
pa-special-stun = 마비
pa-special-vulnerable = 무방비
pa-short-armor = 피겨 하나를 한 번 지킴
pa-short-blast = 이 피겨의 다음 공격 +5
pa-short-boost = 내 피겨 하나의 파워 +2
pa-short-dodge-2009 = 내 다음 방어 +5
pa-short-dodge-revised = 이 피겨의 다음 방어 +5
pa-short-explosion = 상대의 다른 피겨가 대신 부상
pa-short-heal = 내 피겨 하나의 파워 +2
pa-short-intimidate = 진 피겨는 다음 전투에서 −5
pa-short-intimidation = 상대의 다음 방어 −5
pa-short-knock-out = 상대가 다음 차례를 쉼
pa-short-luck = 주사위를 굴려 더 높으면 그 수가 새 파워
pa-short-master-plan = 고른 사람은 손패를 버리고 3장 뽑음
pa-short-mind-control = 포로가 내 편이 됨
pa-short-quick-action = 한 번 더 공격
pa-short-recover = 포획된 내 피겨를 되찾음
pa-short-sharpshooter = 상대의 다른 피겨가 대신 파워 −1
pa-short-shield = 피겨 하나를 한 번 지킴
pa-short-sneak = 한 번 더 공격
pa-short-special-weapon = 내 다음 공격 +5
pa-short-stun = 상대가 다음 차례를 쉼
pa-short-vulnerable = 진 피겨는 다음 전투에서 파워 없음
pa-does-armor = 이번에 쓴 카드를 내 피겨 하나 옆에 놓습니다. 그 피겨가 부상을 입거나 포획될 때 이 카드를 대신 버려 막을 수 있습니다.
pa-does-blast = 이 피겨가 다음에 공격할 때 5를 더합니다.
pa-does-boost = 내 피겨 하나의 파워가 2 올라갑니다(최대 10).
pa-does-dodge-2009 = 다음에 방어할 때, 누가 방어하든 5를 더합니다.
pa-does-dodge-revised = 이 피겨가 다음에 방어할 때 5를 더합니다.
pa-does-explosion = 진 피겨 대신 방어 플레이어의 다른 피겨에게 부상을 입힙니다. 더 강한 피겨를 골라도 되고, 이미 부상당한 피겨를 고르면 포획합니다.
pa-does-heal = 내 피겨 하나의 파워가 2 올라갑니다(최대 10).
pa-does-intimidate = 부상을 입은 피겨는 다음 전투에서 5를 뺍니다.
pa-does-intimidation = 방어 플레이어가 다음에 방어할 때, 누가 방어하든 5를 뺍니다.
pa-does-knock-out = 방어 플레이어는 다음 차례를 쉽니다. 방어는 할 수 있습니다.
pa-does-luck = 내 피겨 하나의 주사위를 굴립니다. 지금 파워보다 높은 수가 나오면 그 수가 새 파워입니다.
pa-does-master-plan = 고른 플레이어들이 손패를 모두 버리고 세 장씩 새로 뽑습니다. 나도 고를 수 있습니다.
pa-does-mind-control = 내 포로 하나가 파워 1로 내 군단에 들어옵니다.
pa-does-quick-action = 바로 한 번 더 공격합니다.
pa-does-quick-action-turns = 바로 한 번 더 공격합니다. 그러고 나면 진행 방향이 뒤집힙니다.
pa-does-recover = 포획된 내 피겨 하나를 시작 파워로 되찾아 옵니다.
pa-does-sharpshooter = 진 피겨 대신 방어 플레이어의 다른 피겨가 파워 1을 잃습니다.
pa-does-shield = 이번에 쓴 카드를 내 피겨 하나 옆에 놓습니다. 그 피겨가 져서 파워를 잃을 때 이 카드를 대신 버려 막을 수 있습니다.
pa-does-sneak = 바로 한 번 더 공격합니다.
pa-does-sneak-turns = 바로 한 번 더 공격합니다. 그러고 나면 진행 방향이 뒤집힙니다.
pa-does-special-weapon = 다음에 공격할 때, 누가 공격하든 5를 더합니다.
pa-does-stun = 방어 플레이어는 다음 차례를 쉽니다. 방어는 할 수 있습니다.
pa-does-vulnerable = 진 피겨를 엎어 놓습니다. 다음 전투에서는 파워를 세지 않습니다. 포획했으면 다른 피겨를 고릅니다.

# 피겨를 말로
pa-words-figure = { $figure }, 파워 { $power }, { $army }
pa-words-army = { $seat } 군단
pa-words-captive = { $figure }, { JOSA($by, "이/가") } 포획, 주인은 { $owner }
pa-words-wounded = 부상: 파워 없이 계속 싸움
pa-words-face-down = 엎어져 있음
pa-card-wins = 이 카드로 공격해 이기면:
pa-card-wins-nothing = 이 손패로는 행동 없음
pa-card-wounded = 부상: 파워\xA00
pa-card-face-down = 엎어짐: 파워\xA00
pa-words-guards-shield = 방패 카드 { $count }장
pa-words-guards-armor = 갑옷 카드 { $count }장
pa-words-dodge = 회피 대기 중
pa-words-blast = 포격 대기 중
pa-words-intimidate = 위협 대기 중
pa-words-owner = 주인은 { $seat }
pa-words-attacks = 공격 중
pa-words-defends = 방어 중
pa-words-can-attack = 공격할 수 있음
pa-words-can-defend = 방어할 수 있음
pa-words-can-target = 고를 수 있음
pa-words-picked = 고름
pa-words-rides = { JOSA($mount, "과/와") } 함께

# 군단
pa-you = 나
pa-army-of = { $seat } 군단
pa-army-out = 탈락
pa-army-empty = 서 있는 피겨가 없습니다.
pa-hand-count = 카드 { $count }장
pa-hand-own = 내 손패
pa-hand-of = { $seat }의 손패
pa-hand-empty = 손에 카드가 없습니다
pa-to-decide = 정하는 중
pa-to-choose = 카드를 고르는 중
pa-to-choose-you = 카드를 고를 차례
pa-to-decide-you = 내 차례
pa-attack-player = { $seat } 공격하기
pa-name-player = { $seat } 세 장 뽑기
pa-captives = 포로
pa-captives-mine = 내가 잡은 포로
pa-captives-lost = 잡힌 내 피겨
pa-captives-of = { JOSA($seat, "이/가") } 포획한 피겨
pa-mark-dodge = 회피 +{ $amount }
pa-mark-special-weapon = 특수 무기 +{ $amount }
pa-mark-intimidation = 위압 −{ $amount }
pa-mark-blast = 포격 +{ $amount }
pa-mark-intimidate = 위협 −{ $amount }
pa-mark-lost = { $count ->
    [1] 다음 차례 쉼
   *[other] 차례 { $count }번 쉼
  }
pa-mark-extra = 추가 차례
pa-guard-shield = 방패
pa-guard-armor = 갑옷
pa-card-of = { $figure }의 캐릭터 카드

# 게임판 가운데
pa-arena = 게임판 가운데
pa-draw-pile = 뽑기 더미
pa-draw-pile-count = 뽑기 더미: 카드 { $count }장
pa-discard-pile = 버림 더미
pa-discard-pile-count = 버림 더미: 카드 { $count }장
pa-discard-empty = 버림 더미에 카드가 없습니다.
pa-order-left = 왼쪽으로, 시계 방향으로 진행
pa-order-right = 오른쪽으로, 시계 반대 방향으로 진행
pa-order-label = 진행 순서: { $order }. { $direction }.
pa-turn-number = { $turn }번째 차례
pa-begin = 피겨 하나가 공격하고 하나가 방어합니다. 양쪽이 카드를 뒤집어서 내고, 카드 + 파워가 크거나 같으면 공격 성공입니다. 다치는 것은 방어하는 피겨뿐입니다.
pa-beaten-2009 = 지면 파워 1을 잃고, 0이 되면 포획됩니다.
pa-beaten-quick = 지면 바로 포획됩니다.
pa-beaten-revised = 지면 부상을 입고, 또 지면 포획됩니다.
pa-duel-attacks = 공격
pa-duel = { JOSA($attacker, "이/가") } { JOSA($defender, "을/를") } 공격
pa-duel-choosing = { JOSA($seat, "이/가") } 방어할 피겨를 고르는 중
pa-duel-last = 지난 전투
pa-earlier-yours-won = 내 공격: { $attack } 대 { $defence }, 성공.
pa-earlier-yours-lost = 내 공격: { $attack } 대 { $defence }, 실패.
pa-earlier-of-won = { $seat }의 공격: { $attack } 대 { $defence }, 성공.
pa-earlier-of-lost = { $seat }의 공격: { $attack } 대 { $defence }, 실패.
pa-after-captive = 포획된 피겨는 구출될 때까지 싸우지 못합니다.
pa-after-not-higher = 더 높지 않으므로 파워는 그대로입니다.
pa-after-unused = { JOSA($action, "은/는") } 공격에 성공해야 쓸 수 있어서 이번에는 쓰지 못합니다.
pa-role-attacker = 공격
pa-role-defender = 방어
pa-chosen = 골랐음
pa-chosen-words = { JOSA($seat, "이/가") } 카드를 골랐습니다
pa-chosen-you = 내 카드
pa-choosing = 고르는 중
pa-choosing-you = 내 카드
pa-choosing-words = { JOSA($seat, "이/가") } 아직 카드를 고르고 있습니다
pa-no-card = 카드 없음
pa-no-card-words = { $seat }에게는 카드가 없어 파워만 셉니다
pa-your-card = 내 카드: { $card }
pa-won-yours = 내 공격 성공
pa-failed-yours = 내 공격 실패
pa-won-of = { $seat }의 공격 성공
pa-failed-of = { $seat }의 공격 실패
pa-part-no_card = 카드 없음
pa-part-power = 파워
pa-part-face_down = 엎어짐
pa-part-wounded = 부상
pa-part-dodge = 회피
pa-part-special-weapon = 특수 무기
pa-part-blast = 포격
pa-part-intimidation = 위압
pa-part-intimidate = 위협
pa-part-bonus = 보너스
pa-part-penalty = 페널티
pa-waiting-power = 카드 + 파워 { $power }
pa-waiting-without = 카드 + 0 ({ $why })
pa-total-of = { $figure }의 합계

# 알림
pa-cue-wounded = 부상!
pa-cue-captured = 포획!
pa-cue-face-down = 엎어짐!
pa-cue-stood-up = 다시 일어섬
pa-cue-guard-spent = 막음!
pa-cue-guard-kept = 막지 않음
pa-cue-joined = 합류!
pa-cue-rescued = 구출!
pa-cue-used = { $action }!
pa-cue-declined = { $action } 안 씀
pa-cue-rolled = 행운: { $face }
pa-cue-reversed = 진행 방향이 뒤집힙니다!
pa-cue-turn-lost = { JOSA($seat, "이/가") } 차례를 쉽니다
pa-cue-eliminated = { $seat } 탈락!
pa-cue-resigned = { $seat } 기권
pa-cue-timed-out = { $seat } 시간 초과
pa-cue-broken-off = 전투를 중단합니다
pa-cue-reshuffled = 버림 더미를 섞습니다

# 무엇을 할까
pa-prompt-over = { JOSA($seat, "이/가") } 이겼습니다.
pa-prompt-over-nobody = 승자가 없습니다.
pa-prompt-attack = 공격할 피겨를 고르세요.
pa-prompt-actions = 주사위 숫자(파워)를 카드에 더합니다. 피겨 아래에는 카드마다 이기면 쓸 수 있는 행동이 적혀 있습니다.
pa-begins-you = 선을 정할 때 첫 에이스가 나에게 와서 내가 시작합니다.
pa-begins = 선을 정할 때 첫 에이스를 받은 { JOSA($seat, "이/가") } 시작합니다.
pa-prompt-power = 주사위 숫자(파워)를 카드에 더합니다. 차례를 시작하는 쪽은 먼저 카드를 { $fill }장까지 뽑습니다.
pa-prompt-filled = 전투마다 둘 다 카드를 한 장씩 씁니다. { JOSA($seat, "은/는") } 차례를 시작하며 { $fill }장까지 뽑았고, 나도 내 차례가 되면 그렇게 뽑습니다.
pa-prompt-totals = 카드 + 파워: 공격하는 쪽은 같기만 해도 이깁니다.
pa-prompt-totals-defend = 카드 + 파워: 상대보다 커야 막습니다. 낮은 카드로 충분하면 높은 카드는 아끼세요.
pa-prompt-extra = { $seat }의 추가 차례: 행동 효과로 다시 공격합니다.
pa-prompt-hopeless = 이길 수 있는 카드가 없습니다. 가장 필요 없는 카드를 내세요. 공격이 실패해도 그 카드만 잃습니다.
pa-prompt-hopeless-defend = 이길 수 있는 카드가 없습니다. 가장 필요 없는 카드를 내세요.
pa-prompt-poor = 이번에는 카드가 좋지 않습니다. 가장 필요 없는 카드를 내세요.
pa-prompt-refill = 내 차례가 시작되면 손패를 다시 { $fill }장까지 채웁니다.
pa-prompt-attack-extra = 추가 차례: 공격할 피겨를 고르세요.
pa-prompt-attack-picked = { JOSA($figure, "으로/로") } 공격합니다. 상대를 고르세요. 누가 막을지는 상대가 고릅니다.
pa-prompt-attack-only = { JOSA($figure, "으로/로") } 공격합니다. ‘{ $seat } 공격하기’를 누르세요. 누가 막을지는 { JOSA($seat, "이/가") } 고릅니다.
pa-prompt-defend = { JOSA($figure, "을/를") } 막을 피겨를 고르세요.
pa-prompt-defend-power = { $power ->
    [0] 상대는 파워를 더하지 못합니다. 나는 카드에 막는 피겨의 파워를 더합니다.
   *[other] 상대의 파워는 { $power }입니다. 나는 카드에 막는 피겨의 파워를 더합니다.
  }
pa-prompt-play-attack = { JOSA($figure, "으로/로") } { JOSA($enemy, "을/를") } 공격합니다. 카드를 뒤집어서 내세요.
pa-prompt-play-defend = { JOSA($figure, "으로/로") } { JOSA($enemy, "을/를") } 막습니다. 카드를 뒤집어서 내세요.
pa-prompt-use = { JOSA($figure, "이/가") } { JOSA($action, "을/를") } 쓸 수 있습니다.
pa-prompt-use-on = { JOSA($figure, "이/가") } { JOSA($action, "을/를") } 쓸 수 있습니다. 노란 표시가 있는 피겨를 고르세요.
pa-prompt-use-players = { JOSA($figure, "이/가") } { JOSA($action, "을/를") } 쓸 수 있습니다. 노란 테두리의 플레이어를 한 사람 이상 고르세요.
pa-prompt-guard-shield = { JOSA($figure, "이/가") } 전투에 졌습니다. 방패를 써서 파워를 지킬까요?
pa-prompt-guard-armor = { JOSA($figure, "이/가") } 전투에 졌습니다. 갑옷을 써서 부상을 막을까요?
pa-prompt-laid = 카드를 골랐습니다. { $seat }의 카드를 기다립니다.
pa-prompt-weak = 손패가 약합니다. 누가 맞을지는 내가 고릅니다. { $fate }
pa-fate-revised = 지면 성한 피겨는 부상을 입고, 부상당한 피겨는 포획됩니다.
pa-fate-2009 = 지면 그 피겨가 파워 1을 잃고, 0이 되면 포획됩니다.
pa-fate-quick = 지면 그 피겨는 바로 포획됩니다.
pa-losing-wounded = 지면 이 피겨는 부상을 입습니다.
pa-losing-captured = 지면 이 피겨는 포획됩니다.
pa-losing-power = 지면 이 피겨는 파워 1을 잃습니다.
pa-wait = 다른 플레이어를 기다립니다.
pa-wait-on = 전투를 이어 갑니다.
pa-awaited-defend = 방어할 차례입니다.
pa-wait-attack-extra = { $seat }의 추가 차례: 공격을 정하고 있습니다.
pa-wait-attack-filled = { JOSA($seat, "이/가") } 카드를 { $fill }장까지 뽑고 공격을 정하고 있습니다.
pa-wait-attack = { JOSA($seat, "이/가") } 공격을 정하고 있습니다.
pa-wait-defend = { JOSA($seat, "이/가") } { JOSA($figure, "을/를") } 막을 피겨를 고르고 있습니다.
pa-wait-play = { JOSA($seats, "이/가") } 카드를 고르고 있습니다.
pa-wait-play-one = { JOSA($seats, "이/가") } 아직 카드를 고르고 있습니다.
pa-wait-play-both = 나와 { JOSA($seats, "이/가") } 카드를 고르고 있습니다.
pa-wait-play-you = 내가 카드를 고를 차례입니다.
pa-wait-use = { JOSA($seat, "이/가") } { JOSA($action, "을/를") } 쓸지 정하고 있습니다.
pa-wait-guard = { JOSA($seat, "이/가") } { JOSA($figure, "을/를") } 지키는 카드를 버릴지 정하고 있습니다.
pa-wait-out = 탈락했습니다. { $rest }
pa-use = { $action } 쓰기
pa-decline = { $action } 안 쓰기
pa-guard-spend-shield = 방패 쓰기
pa-guard-spend-armor = 갑옷 쓰기
pa-guard-take = 막지 않기
pa-cancel = 다시 고르기
pa-odds = { $percent }%
pa-odds-words = 카드 100장 가운데 { $percent }장에 이김
pa-odds-legend = % = 그 카드로 이길 확률
pa-odds-wins = 승률
pa-guard-note-shield = 이겨도 { JOSA($figure, "이/가") } 방패를 버리면 파워를 잃지 않습니다.
pa-guard-note-armor = 이겨도 { JOSA($figure, "이/가") } 갑옷을 버리면 다치지 않습니다.
pa-odds-help = 상대가 가졌을 수 있는 카드 가운데 이 카드로 이길 수 있는 카드의 비율입니다.
pa-card-gives = 이기면: { $action }
pa-card-counts = { $value }로 침
pa-gains = 이 공격에서 이기면 쓸 수 있는 행동: { $gains }
pa-gains-short = 이기면 { $gains }.
pa-memory = 남은 카드

# 펼쳐 보기
pa-memory-title = 남아 있는 카드
pa-memory-text = 보이지 않는 카드는 뽑기 더미나 다른 손패에 있습니다.
pa-memory-public = 뽑기 더미나 손패에 있는 카드입니다.
pa-memory-legend-unseen = 안 보임: 뽑기 더미 또는 손패
pa-memory-legend-hands = 마지막으로 섞을 때 뽑기 더미에 없었으니 누군가의 손패
pa-memory-legend-seen = 보임: 버렸거나, 지키고 있거나, 내 손패
pa-memory-rank = { $rank }: 안 보이는 카드 { $unseen }장, 그중 손패 { $hands }장
pa-memory-held = { $seat }: { $total }장 가운데 { $count }장은 마지막으로 섞기 전부터
pa-memory-held-title = 마지막으로 섞기 전부터 든 카드
pa-character-owner = { $seat } 피겨
pa-character-starts = 시작 파워 { $power }
pa-character-now = 지금 파워 { $power }
pa-character-captive = { JOSA($seat, "이/가") } 포획했으며, 전투에 나오지 않음
pa-character-captive-back = 주인 { JOSA($owner, "은/는") } 킹이나 에이스로 공격에 성공하면 구출할 수 있음
pa-character-army = { $seat } 군단에서 싸울 수 있음
pa-character-gone = 게임에서 빠짐
pa-character-actions = 이 피겨로 공격해서 이기면, 낸 카드에 따라 다음 가운데 하나를 쓸 수 있습니다.
pa-character-mount = { JOSA($mount, "과/와") } 함께

# 결과
pa-result-you = 이겼습니다!
pa-goal-two = 적 피겨를 모두 포획하면 승리
pa-goal-last = 마지막까지 피겨가 남으면 승리
pa-goal-end = 마지막 차례: 피겨 수, 같으면 파워 합이 가장 많은 쪽이 승리
pa-goal-counts = 남은 피겨
pa-goal-power = (파워 { $power })
pa-goal-wounded = (부상 { $count })
pa-result-won = { $seat } 승리!
pa-result-nobody = 승자가 없습니다
pa-result-lost = { JOSA($seat, "이/가") } 이겼습니다
pa-result-standing = 결과
pa-result-figures = 피겨 { $figures }개, 파워 { $power }
pa-result-captured = 포획한 피겨 { $count }개
pa-result-out = 탈락
pa-how-last-standing = 다른 군단의 피겨가 모두 포획됨
pa-how-last-standing-of = { $loser }의 피겨가 모두 포획됨
pa-how-turn-cap = 마지막 차례가 끝남. 피겨가 많은 쪽, 그다음 파워가 높은 쪽이 이김
pa-how-turn-cap-tie = 마지막 차례가 끝났고 피겨 수와 파워가 같음
pa-how-resignation = 기권으로 상대가 모두 빠짐
pa-how-resignation-tie = 마지막 플레이어가 기권함
pa-how-resignation-of = { $loser } 기권
pa-how-timeout = 시간 초과로 상대가 모두 빠짐
pa-how-timeout-tie = 마지막 플레이어가 시간 초과
pa-how-timeout-of = { $loser } 시간 초과

# 기록
pa-log-first = { JOSA($seat, "이/가") } 첫 에이스를 받아 시작합니다({ $card }).
pa-log-dealt = 모두 카드를 { $count }장씩 받습니다.
pa-log-turn = { $turn }번째 차례: { $seat }
pa-log-turn-extra = { $turn }번째 차례: 다시 { $seat }
pa-log-turn-lost = { JOSA($seat, "이/가") } 차례를 쉽니다.
pa-log-drew = { JOSA($seat, "이/가") } 카드를 { $count }장 뽑습니다.
pa-log-drew-known = { JOSA($seat, "이/가") } 뽑은 카드: { $cards }.
pa-log-filled = { JOSA($seat, "이/가") } 카드를 { $fill }장까지 뽑습니다: { $count }장.
pa-log-filled-known = { JOSA($seat, "이/가") } { $fill }장까지 뽑은 카드: { $cards }.
pa-log-reshuffled = 버림 더미를 섞어 새 뽑기 더미로 씁니다. 모두 { $count }장입니다.
pa-log-attacked = { $seat }의 { JOSA($with, "이/가") } { JOSA($player, "을/를") } 공격합니다.
pa-log-attacked-named = { JOSA($with, "이/가") } { JOSA($player, "을/를") } 공격합니다.
pa-log-defended = { JOSA($with, "이/가") } 방어합니다({ $seat }).
pa-log-laid = { JOSA($seat, "이/가") } 카드를 뒤집어서 냅니다.
pa-log-laid-known = { JOSA($seat, "이/가") } 뒤집어서 낸 카드: { $card }.
pa-log-sum = { $figure }: { $sum }.
pa-log-sum-no-card = { $figure }, 카드 없음: { $sum }.
pa-log-revealed = { $attacker } { $defender } { $outcome }
pa-tale-revealed = { JOSA($attacker, "이/가") } { JOSA($defender, "을/를") } 공격. { $outcome }
pa-outcome-more = { $attack } 대 { $defence }, 공격하는 쪽의 합계가 커서 공격 성공.
pa-outcome-equal = { $attack } 대 { $defence }, 같으면 공격하는 쪽이 이기므로 공격 성공.
pa-outcome-less = { $attack } 대 { $defence }, 공격하는 쪽의 합계가 작아 공격 실패.
pa-log-used = { JOSA($seat, "이/가") } { JOSA($action, "을/를") } 씁니다.
pa-log-used-on = { JOSA($seat, "이/가") } { $on }에게 { JOSA($action, "을/를") } 씁니다.
pa-log-used-players = { JOSA($seat, "이/가") } { JOSA($action, "을/를") } 씁니다: { $players }.
pa-log-declined = { JOSA($seat, "이/가") } { JOSA($action, "을/를") } 쓰지 않습니다.
pa-log-rolled = { $figure }의 주사위는 { $face }.
pa-log-guarded = 이제 { $card } 카드가 { JOSA($figure, "을/를") } 지킵니다.
pa-log-guard-spent = { $card } 카드를 버려 { JOSA($figure, "을/를") } 지켰습니다.
pa-log-guard-kept = { JOSA($figure, "은/는") } 카드를 남기고 막지 않습니다.
pa-log-power-up = { $figure }의 파워가 { $from }에서 { JOSA($to, "으로/로") } 오릅니다.
pa-log-power-down = { $figure }의 파워가 { $from }에서 { JOSA($to, "으로/로") } 내려갑니다.
pa-log-wounded = { JOSA($figure, "이/가") } 부상을 입습니다.
pa-log-laid-down = { JOSA($figure, "이/가") } 엎어집니다.
pa-log-stood-up = { JOSA($figure, "이/가") } 다시 일어섭니다.
pa-log-captured = { JOSA($by, "이/가") } { $from }의 { JOSA($figure, "을/를") } 포획합니다.
pa-log-captured-named = { JOSA($by, "이/가") } { JOSA($figure, "을/를") } 포획합니다.
pa-log-joined = { $action }: { JOSA($figure, "이/가") } 파워 { JOSA($power, "으로/로") } { $seat } 군단에 들어옵니다.
pa-log-hand-discarded = { $count ->
    [0] { $seat }에게는 버릴 손패가 없습니다.
   *[other] { JOSA($seat, "이/가") } 버린 손패: { $cards }.
  }
pa-log-reversed-left = 이제 왼쪽으로 진행합니다.
pa-log-reversed-right = 이제 오른쪽으로 진행합니다.
pa-log-broken-off = 전투를 중단합니다.
pa-log-left-play = { JOSA($figure, "이/가") } 게임에서 빠집니다.
pa-log-resigned = { JOSA($seat, "이/가") } 기권합니다.
pa-log-timed-out = { JOSA($seat, "이/가") } 시간을 다 썼습니다.
pa-log-eliminated = { JOSA($seat, "이/가") } 탈락합니다.
pa-log-ended = { $seat } 승리: { $how }.
pa-log-ended-nobody = 승자가 없습니다: { $how }.

# 왜 안 되는가
pa-stage-attack = 공격 선언
pa-stage-defend = 방어할 피겨 고르기
pa-stage-play = 카드 내기
pa-stage-use = 특수 행동을 쓸지 정하기
pa-stage-guard = 보호 카드를 버릴지 정하기
pa-edition-2009 = 2009년판
pa-edition-revised = 개정판
pa-refusal-over = 게임이 끝났습니다.
pa-refusal-out-of-game = { JOSA($seat, "은/는") } 탈락했습니다.
pa-refusal-not-asked = 지금은 안 됩니다. 먼저 { JOSA($waits_for, "이/가") } 할 일이 있습니다: { $stage }.
pa-refusal-not-in-army = { JOSA($figure, "은/는") } 이 군단에 없습니다. 있는 피겨: { $allowed }.
pa-refusal-no-opponent = { JOSA($player, "을/를") } 공격할 수 없습니다. 공격할 수 있는 상대: { $allowed }.
pa-refusal-already-laid = 이미 카드를 냈습니다. 두 장을 함께 공개할 때까지 바꿀 수 없습니다.
pa-refusal-no-card = 카드가 없으면 낼 수 없습니다.
pa-refusal-not-in-hand = { JOSA($card, "은/는") } 이 손패에 없습니다.
pa-refusal-other-edition = { JOSA($action, "은/는") } 이 판본({ $edition })에 없습니다.
pa-refusal-not-offered = 지금 쓸 수 있는 것은 { JOSA($action, "이/가") } 아니라 { $offered }입니다. 쓸지 안 쓸지 고르세요.
pa-refusal-not-offered-none = 지금은 { JOSA($action, "을/를") } 쓸 수 없습니다.
pa-refusal-wrong-aim-nothing = { JOSA($action, "은/는") } 고를 것 없이 바로 씁니다.
pa-refusal-wrong-aim-figure = { JOSA($action, "을/를") } 쓸 피겨 하나를 고르세요.
pa-refusal-wrong-aim-players = { JOSA($action, "을/를") } 쓸 플레이어를 지목하세요.
pa-refusal-no-choice = { $chosen }에게는 { JOSA($action, "을/를") } 쓸 수 없습니다. 쓸 수 있는 피겨: { $allowed }.
pa-refusal-nobody-named = 마스터 플랜은 한 사람 이상을 지목해야 합니다.
pa-refusal-player-out = { JOSA($player, "은/는") } 탈락했습니다. 지목할 수 있는 플레이어: { $allowed }.
pa-refusal-not-hit = 지금 진 것은 { JOSA($figure, "이/가") } 아니라 { $hit }입니다.

# 글쇠
pa-key-line = 피겨나 카드 줄을 따라
pa-key-pick = 고르기
pa-key-rows = 줄에서 줄로
pa-key-lit = 고를 수 있는 다음 것으로
pa-key-card = 초점이 있는 피겨의 캐릭터 카드
pa-key-yes = 쓰기, 버리기, 내기
pa-key-no = 안 쓰기, 막지 않기
pa-key-discard = 버림 더미
pa-key-memory = 남아 있는 카드
pa-key-cancel = 되돌리기, 닫기
pa-key-skip = 장면 건너뛰기

pa-awaited-cards = { JOSA($names, "이/가") } 카드를 낼 차례입니다.

room-army-ready = 군단을 정했습니다
room-army-missing = 군단을 고르는 중
room-army-choose = 군단 고르기
room-army-other = 다른 군단으로 바꾸기
room-army-of = { $seat }의 군단
room-army-hand-in = 이 군단으로 정하기
room-army-note = 모두가 군단을 정할 때까지 서로의 군단은 보이지 않습니다. 다 정하면 게임이 저절로 시작되고 군단이 모두에게 공개됩니다.

new-army = 군단
new-army-unnamed = 이름 없음
new-army-built = 직접 꾸립니다
new-army-later = 게임 전에 고릅니다
new-army-guest = 군단을 직접 가져옵니다.
new-army-let-build = 봇이 직접 꾸리게 하기

option-odds = 승산 보여 주기
option-odds-help = 카드마다 전투에서 이길 확률을 알려 줍니다. 처음 배울 때 좋습니다.
option-quick_game = 빠른 게임
option-quick_game-help = 피겨는 전투에서 한 번만 져도 포획됩니다.
option-empty_hand = 낼 카드가 없을 때
option-empty_hand-power-only = 파워만으로 싸우기
option-empty_hand-blind-draw = 뽑기 더미의 맨 위 카드를 뒤집기
option-luck_original = 행운의 원래 파워
option-luck_original-current = 굴리기 직전의 파워
option-luck_original-starting = 게임을 시작할 때의 파워
option-knock_out_stacks = 쉬는 차례 더하기
option-knock_out_stacks-help = 쉴 차례가 오기 전에 두 번 기절하거나 마비되면 두 차례를 쉽니다.
option-recover_own_held = 자신이 포획한 자기 피겨도 구출
option-recover_own_held-help = 자신이 포획해 둔 피겨 가운데 자신이 주인인 피겨도 구출할 수 있습니다.
option-recover_from_armies = 남의 군단에서 싸우는 자기 피겨도 구출
option-recover_from_armies-help = 정신 조종을 당해 다른 군단에서 싸우고 있는 자기 피겨도 데려올 수 있습니다.
option-army_size = 군단의 피겨 수
option-army_min = 군단의 최소 피겨 수
option-army_min-help = 플레이어마다 피겨를 이만큼은 데려와야 합니다.
option-army_max = 군단의 최대 피겨 수
option-army_max-help = 플레이어마다 피겨를 이만큼까지 데려올 수 있습니다.
option-max_players = 최대 플레이어 수
option-max_players-help = 이보다 많은 사람은 앉을 수 없습니다. 브라우저에서는 여섯 자리까지 둘 수 있습니다.
option-max_turns = 게임의 최대 차례 수
option-max_turns-help = 이만큼 차례가 지나면 게임이 끝납니다.

# 결정을 말로 나타냅니다.
pa-do-attack = { JOSA($figure, "으로/로") } { JOSA($player, "을/를") } 공격하세요.
pa-do-defend = { JOSA($figure, "으로/로") } 방어하세요.
pa-do-play = { $card } 카드를 내세요.
pa-do-use = { JOSA($action, "을/를") } 쓰세요.
pa-do-use-on = { $figure }에게 { JOSA($action, "을/를") } 쓰세요.
pa-do-use-players = { $players }에게 { JOSA($action, "을/를") } 쓰세요.
pa-do-guard-shield = 방패를 써서 { JOSA($figure, "을/를") } 지키세요.
pa-do-guard-armor = 갑옷을 써서 { JOSA($figure, "을/를") } 지키세요.
pa-do-decline = { JOSA($action, "을/를") } 쓰지 마세요.
pa-do-hit = 막지 마세요.

# 힌트의 이유
pa-reason-figures = 이렇게 하면 내 피겨들이 파워를 가장 많이 지킵니다.
pa-reason-their-figures = 적 피겨에 부상을 입힐 가능성이 가장 높습니다.
pa-reason-captives = 적 피겨를 포획합니다.
pa-reason-their-captives = 내 피겨가 포획되지 않게 막습니다.
pa-reason-guards = 카드로 피겨 하나를 지킵니다.
pa-reason-their-guards = 적을 지키는 카드를 쓰게 만듭니다.
pa-reason-attacks = 다음 공격이 더 강해집니다.
pa-reason-their-attacks = 적의 다음 공격이 약해집니다.
pa-reason-defence = 다음 방어가 더 강해집니다.
pa-reason-their-defence = 적의 다음 방어가 약해집니다.
pa-reason-fears = 내 피겨가 적을 덜 무서워하게 됩니다.
pa-reason-their-fears = 적에게 겁을 줍니다.
pa-reason-cards = 더 높은 카드를 나중을 위해 아낄 수 있습니다.
pa-reason-their-cards = 적이 높은 카드를 내야 합니다.
pa-reason-turns = 차례를 더 얻습니다.
pa-reason-their-turns = 적이 차례를 쉬게 됩니다.

# 이유가 없는 힌트에 덧붙이는 사실
pa-fact-card-high = 손에 이보다 높은 카드가 없습니다.
pa-fact-card-low = 더 높은 카드가 손에 남습니다.
pa-fact-card-middle = 카드로 { $value }만큼 더하고, 더 높은 카드는 손에 남습니다.
pa-fact-figure-high = 파워 { $power }, 내 피겨 가운데 가장 높습니다.
pa-fact-figure-low = 더하는 파워는 { $power }뿐이지만, 더 강한 피겨가 이 전투에 나서지 않습니다.
pa-fact-figure-middle = 카드에 파워를 { $power }만큼 더합니다.
pa-fact-total = 카드 { $value } + 파워 { $power } = 합계 { $total }입니다.
pa-fact-gain = 이기면 { JOSA($action, "을/를") } 쓸 수 있습니다.
pa-fact-guard = 이 피겨는 이번 전투에서 아무것도 잃지 않습니다.
pa-fact-hit = 지키는 카드가 다음 전투를 위해 남습니다.
`];export{e as default};