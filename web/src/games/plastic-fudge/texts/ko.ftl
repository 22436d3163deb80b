# 플라스틱 퍼지의 탁자.
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
