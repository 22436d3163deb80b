# 어택틱스의 탁자.
at-name-with-form = { $name } ({ $form })
at-figure = { $name } { $serial }
at-figure-of = { $seat }의 { $figure }
at-piece = { $name } { $id }
at-section = { $name }, { $id }번 구간
at-here = 탁자 위의 한 곳
at-spot = { $x } / { $z }틱
at-tix = { $tix }틱
at-degrees = { $degrees }°
at-ahead = 정면
at-behind = 바로 뒤
at-left = 왼쪽 { $degrees }°
at-right = 오른쪽 { $degrees }°
at-colour-red = 빨강
at-colour-white = 하양
at-window-red = 속도 { $speed }, 빨강
at-window-white = 속도 { $speed }, 하양
at-window-special = { $window }, 별 있음
at-side-south = 남쪽
at-side-west = 서쪽
at-side-north = 북쪽
at-side-east = 동쪽
at-zone-pool = 배치 전
at-zone-in-play = 출전 중
at-zone-lying = 방금 쓰러짐
at-zone-backup = 예비 부대
at-zone-defeated = 격파 구역
at-no-webgl = 이 브라우저는 탁자를 입체로 그리지 못합니다. 탁자 위의 모든 것이 목록에 있고, 목록만으로 게임 전체를 할 수 있습니다.

# 무기를 맞춘 모양
at-aim-straight = 똑바로
at-aim-up = 위로 { $degrees }°
at-aim-down = 아래로 { $degrees }°
at-aim-height = 높이 { $height }mm
at-aim-dip = 팔을 { $degrees }° 내림
at-aim-pull = { $percent }% 당김
at-aim-knob = 손잡이 { $degrees }°
at-swing-cw = 시계 방향으로 휘두르기
at-swing-ccw = 반시계 방향으로 휘두르기
at-dial-yaw = 몸통
at-dial-pitch = 위아래
at-dial-height = 높이
at-dial-dip = 팔 내림
at-dial-pull = 당김
at-dial-knob = 손잡이

# 특수 능력이 하는 일
at-or = { $one } 또는 { $other }
at-filter = { $master } { $points } { $mode } { $weapon } { $faction } { $who }
at-filter-figure = 피겨
at-filter-faction = { $factions }
at-filter-mode = { $mode } 형태의
at-filter-plain = 기본 형태의
at-filter-points = { $points }점 이하의
at-filter-weapon = { $weapons } 무기를 든
at-filter-no-master = 배틀 마스터가 아닌
at-guard-own = 자기 편의 다른 { $who } 하나가 { $zone } 때에만:
at-guard-enemy = 적의 { $who } 하나가 { $zone } 때에만:
at-guard-pool = 아직 놓이지 않았을
at-guard-in-play = 출전 중일
at-guard-lying = 쓰러져 있을
at-guard-backup = 예비 부대에 있을
at-guard-defeated = 격파 구역에 있을
at-does-stand = 쓰러진 자리에서 다시 일어섭니다.
at-does-rescue = 자기 선으로 돌아와 다시 출전합니다.
at-does-rally = 격파된 자기 편의 다른 { $who } 하나가 선으로 돌아옵니다.
at-does-reinforce = 예비 부대의 { $who } 하나가 선에서 출전합니다.
at-does-exchange = 예비 부대의 { JOSA($who, "이/가") } 대신 출전합니다.
at-does-free-attack = 자기 편의 { $who } 하나가 곧바로 공격합니다.
at-does-free-attack-moved = 자기 편의 { $who } 하나가 곧바로 공격하며, 먼저 움직여도 됩니다.
at-does-free-move = 자기 편의 { $who } 하나가 곧바로 { $tix }틱까지 움직입니다.
at-does-free-move-full = 자기 편의 { $who } 하나가 곧바로 속도만큼 움직입니다.
at-does-extra = 자기 편의 다음 차례에 공격이 { $count }번 늘어납니다.
at-does-force = 적의 { $who } 하나를 { $tix }틱까지 한 방향으로 밀어냅니다.
at-does-capture = 공격한 피겨가 편을 바꿉니다. { JOSA($who, "이어야/여야") } 합니다.
at-does-capture-any = 공격한 피겨가 편을 바꿉니다.
at-does-take-down = 적의 { $who } 하나가 격파됩니다.
at-does-take-attacker = 공격한 피겨가 격파됩니다. { JOSA($who, "이어야/여야") } 합니다.
at-does-take-attacker-any = 공격한 피겨가 격파됩니다.
at-does-regrind = 출전 중인 적의 피겨 { $count }개까지 바퀴를 다시 섞습니다. { JOSA($who, "이어야/여야") } 합니다.
at-does-regrind-any = 출전 중인 적의 피겨 { $count }개까지 바퀴를 다시 섞습니다.
at-does-pin = 공격한 피겨는 다음 { $turns ->
    [1] 차례에
   *[other] { $turns }차례 동안
  } 움직이지 못합니다.

# 게임의 상황
at-turn = { $number }번째 차례
at-turn-round = { $number }번째 차례({ $round }라운드)
at-phase-sides = 시작할 쪽 고르기
at-phase-setup = 배치
at-you = 나
at-phase-play = { $seat }: { $step }
at-phase-over = 게임 끝
at-step-move = 이동
at-step-attack = 공격, { $attacks }번 남음
at-step-specials = 특수 능력
at-step-over = 마무리
at-goal-duel = 적 피겨를 모두 쓰러뜨리면 승리, 60번째 차례가 지나면 점수로 결정
at-goal-team = 상대 팀을 모두 쓰러뜨리면 승리, 60번째 차례가 지나면 점수로 결정
at-goal-ffa = 마지막까지 피겨가 서 있으면 승리
at-goal-how = 받침으로 똑바로 서 있지 못하는 피겨는 누가 쓰러뜨렸든 격파입니다. 차례가 끝날 때 피겨가 없는 편은 집니다. 60번째 차례까지 여러 편에 피겨가 남으면 탁자에 있는 피겨의 점수 합이 가장 큰 편이 이기고, 같으면 비깁니다.
at-goal-points = { $points }점
at-goal-counts = 서 있는 피겨
at-tally = 플레이어와 피겨
at-tally-standing = { $points }점, 피겨 { $figures }개
at-tally-figures = 피겨 { $figures }개
at-is-ready = 준비됨
at-is-out = 탈락
at-extra-attacks = 다음 차례 +{ $extra }

# 일어나는 동안 탁자 위에 나오는 말
at-cue-shoots = { $figure } 사격! 상대는 { $target }.
at-cue-strikes = { $figure } 공격! 상대는 { $target }.
at-cue-attack = { $figure } 공격!
at-cue-down = 쓰러짐: { $figures }!
at-cue-fallen = 격파: { $figures }.
at-held-plain = { JOSA($figure, "이/가") } 맞았지만 그대로 서 있습니다.
at-held-low = 너무 낮게 맞아 { JOSA($figure, "이/가") } 그대로 서 있습니다.
at-held-edge = 가장자리만 맞아 { JOSA($figure, "이/가") } 그대로 서 있습니다.
at-held-weak = 약하게 맞아 { JOSA($figure, "이/가") } 그대로 서 있습니다.
at-cue-shoved = 버티고 섬: { $figures }.
at-cue-struck = 제대로 맞았습니다.
at-cue-shook = 손이 흔들렸습니다: { $off }.
at-cue-nobody = 아무도 쓰러지지 않았습니다.
at-cue-defeat = { $figure } 격파: { $why }.

# 할 일
at-serial = { $serial }번
at-prompt-won = { $seats } 승리.
at-prompt-draw = 무승부로 끝났습니다.
at-prompt-taught = 마지막 단계였습니다.
at-prompt-measure = 재는 중: 시작점을 누르고 끝점을 누르세요.
at-prompt-told = 일어난 일을 보여 줍니다. 탁자를 누르면 건너뜁니다.
at-prompt-side = 탁자의 어느 쪽에서 시작할지 고르세요.
at-prompt-place = 내 피겨는 굴러가서 쏘거나 칩니다. 내 선에 한꺼번에 놓거나, 목록에서 하나씩 눌러 놓으세요.
at-prompt-placed = 피겨를 모두 놓았습니다. ‘준비 끝’을 눌러 시작하거나, 피겨를 다시 놓으세요.
at-prompt-uneven = 양쪽의 점수는 같습니다. 강한 피겨일수록 점수가 커서 한쪽의 피겨가 더 적습니다.
at-prompt-place-figure = 피겨를 놓을 곳을 누르거나 그곳으로 끌어 놓으세요. 2틱까지 나아갈 수 있습니다.
at-prompt-move = 이동이 먼저입니다. 내 피겨를 누르세요. 이동을 끝내면 공격합니다.
at-prompt-move-first = 이동이 먼저입니다. 내 피겨를 누르세요.
at-sign-number = 피겨 아래 숫자는 굴러갈 수 있는 틱 수입니다. 1틱은 { $cm }cm입니다.
# 숫자에 별이 있는 테이블에서만 보입니다.
at-sign-star = 옆에 ★이 있을 때 넘어지면 특수 능력을 씁니다.
at-sign-red = 빨강은 엄폐할 때만 다릅니다. 나무 속이나 울타리 옆의 빨강 피겨는 그 너머로 쏘지도, 맞지도 않습니다.
at-prompt-moves-done = 더 움직일 수 있는 피겨가 없습니다. 이동을 끝내고 공격하거나, 차례를 끝내세요.
at-prompt-unmoved = 피겨 { $count }개가 아직 움직이지 않았습니다. 그래도 공격 없이 차례를 끝낼까요?
at-prompt-move-figure = { JOSA($figure, "은/는") } { $tix }틱까지 굴러갑니다. 갈 곳을 누르거나 그곳으로 끄세요.
at-arms-missile = 미사일 한 발을 멀리 쏩니다
at-arms-volley = 미사일을 { $missiles }발까지 멀리 쏩니다
at-arms-slash = 칼날로 { $reach } 안의 피겨만 칩니다
at-arms-throw = 던지는 팔로 { $reach } 안의 피겨만 칩니다
at-arms-jab = { $reach } 안의 피겨만 찌릅니다
at-arms-claw = 집게로 { $reach } 안의 피겨만 칩니다
at-good-missile = 멀리서 좋음: 다가갈 필요가 없음
at-good-volley = 멀리서 좋음: 한 번에 여러 발
at-good-slash = 가까이에서 좋음: 휘둘러 여럿을 쓰러뜨림
at-good-throw = 가까이에서 좋음: 배틀 마스터도 들어 올림
at-good-jab = 가까이에서 좋음: 똑바로 찌름
at-good-claw = 가까이에서 좋음: 집어서 던질 수 있음
# 몇 마디로 말한 피겨.
at-brief-name = { $figure }: { $class }(깃발 글자 { $letter }), { $points }점
at-brief-red = 빨강: 나무 속에서는 쏘지도 맞지도 않고, 울타리 옆에서는 울타리 너머로만 그러함
at-brief-special = ★에서 쓰러지면 쓰는 특수 능력 { $special }: { $does }
at-brief-stand = 다시 일어섭니다
at-brief-rescue = 자기 선으로 돌아옵니다
at-brief-return-defeated = 격파된 { JOSA($who, "이/가") } 돌아옵니다
at-brief-reinforce = 예비 부대의 { JOSA($who, "이/가") } 나옵니다
at-brief-exchange = 예비 부대의 { JOSA($who, "이/가") } 그 자리에 나옵니다
at-brief-free-attack = { JOSA($who, "이/가") } 곧바로 공격합니다
at-brief-free-move = { JOSA($who, "이/가") } 곧바로 움직입니다
at-brief-extra-attack = 다음 차례에 공격이 { $count }번 늘어납니다
at-brief-force-move = 적의 { $who } 하나를 최대 { $tix }틱 밀어냅니다
at-brief-capture = 공격한 피겨가 편을 바꿉니다
at-brief-take-down = 적의 { JOSA($who, "이/가") } 격파됩니다
at-brief-take-attacker = 공격한 피겨가 격파됩니다
at-brief-regrind = 적 { $count }개까지 속도가 바뀝니다
at-brief-pin = 공격한 피겨는 다음 차례에 못 움직입니다
at-lines = 내 피겨와 하는 일
at-lines-where = 근접 무기는 앞에, 발사 무기는 뒤에 놓으세요.
at-lines-also = 피겨를 누르면 하나씩 놓을 수 있습니다.
at-lines-backup = 예비 부대: 테이블 밖에서 기다리는 피겨들.
at-prompt-move-drafted = ‘이동’을 누르거나 다른 곳을 누르세요.
at-prompt-attack = 공격할 피겨를 고르세요. 공격 { $attacks }번 남음.
at-prompt-last-standing = 상대 피겨가 모두 쓰러졌습니다. 차례를 끝내면 이깁니다.
at-prompt-won-soon = 상대 피겨가 모두 쓰러졌습니다. 곧 차례가 끝나고 승부가 납니다.
at-prompt-attacks-done = 남은 공격이 없습니다. 차례를 끝내세요.
at-prompt-nobody-strikes = 더 공격할 수 있는 피겨가 없습니다. 차례를 끝내세요.
at-prompt-target = 겨눌 적을 누르거나 자유롭게 겨누세요.
at-prompt-own-first = { $enemy }입니다. 먼저 공격할 내 피겨를 누르고, 그다음 이 적을 누르세요.
at-prompt-own-first-dragged = 아직 끌 것이 없습니다. 먼저 내 피겨를 누르고, 그다음 { JOSA($enemy, "을/를") } 누르세요. 다시 끌면 화면이 움직입니다.
at-prompt-away = { JOSA($figure, "은/는") } 모든 적을 등지고 있고, 이동할 때만 돌릴 수 있습니다. 다른 피겨를 고르거나 차례를 끝내세요.
at-away = 모든 적을 등진 피겨: { $figures }.
at-prompt-own-ask = 선이 내 { $figure }에 닿습니다. 그래도 공격할까요?
at-prompt-own-near = 조심하세요. 내 { $figures }도 맞을 수 있습니다.
at-prompt-too-far = 닿는 적이 없습니다. 이 무기는 점선 호({ $reach })까지만 닿습니다. 다른 피겨를 고르거나 차례를 끝내세요.
at-prompt-too-far-ask = 이 무기는 { $reach }까지만 닿고, 그 안에 적이 없습니다. 공격해도 아무도 맞히지 못하고 공격 한 번만 잃습니다. 그래도 공격할까요?
at-prompt-aim = 몸통과 무기를 돌린 다음 공격하세요. 선만 보이고 결과는 보이지 않습니다.
at-prompt-aim-behind = 끌어서 겨누고, 위로 끌어 올리세요.
at-prompt-points = 지금 방향: { $aim }.
at-prompt-shakes = 손이 흔들려 거기서는 옆으로 { $cm }cm까지 빗나갑니다. 몸통 너비는 { $wide }cm입니다.
at-prompt-shakes-closer = 더 가까이 굴러가면 더 확실합니다.
at-prompt-special = { JOSA($figure, "이/가") } 쓰러졌지만 특수 능력을 쓸 수 있습니다. { $does }
at-prompt-free-move = { JOSA($figure, "은/는") } 곧바로 움직이거나 넘길 수 있습니다.
at-prompt-free-attack = { JOSA($figure, "은/는") } 곧바로 공격하거나 넘길 수 있습니다.
at-prompt-free-attack-move-first = { JOSA($figure, "은/는") } 곧바로 공격하거나 넘길 수 있고, 먼저 움직여도 됩니다.
at-prompt-volley = { JOSA($figure, "은/는") } 겨눈 그대로 더 쏠 수 있습니다. 미사일 { $left }발 남음.
at-prompt-call = { $seat }의 이의: “{ $about }”. 빨강이나 하양을 부르세요.
at-waits-side = { $names } 차례: 시작할 쪽 고르기.
at-waits-place = { $names } 차례: 배치.
at-waits-turn = { $names } 차례입니다.
at-waits-special = { $names } 차례: 특수 능력 결정.
at-waits-free-move = { $names } 차례: 자유 이동.
at-waits-free-attack = { $names } 차례: 자유 공격.
at-waits-volley = { $names } 차례: 더 쏠지 결정.
at-waits-call = { $names } 차례: 색 부르기.
at-begins-coin = 동전이 { $colour }: { JOSA($seat, "이/가") } 먼저 합니다.
at-begins-figure = 제비뽑기로 { JOSA($seat, "이/가") } 먼저 합니다.
at-begins-sum = 속도의 합이 더 작은 플레이어가 없어 { JOSA($seat, "이/가") } 먼저 합니다.
at-awaited-place = { $names } 배치 중
at-awaited-other = { $names } 차례
at-place-here = 여기에 놓기
at-place-all = { $count ->
    [1] 마지막 피겨 놓기
   *[other] { $count }개 한꺼번에 놓기
  }
at-ready = 준비 끝
at-give-move = 이동, { $tix }틱
at-end-moves = { $count ->
    [0] 이동 끝
   *[other] 이동 끝 ({ $count }개는 아직 그대로)
  }
at-end-turn-early = 공격 없이 차례 끝내기
at-end-turn-unmoved = 그래도 차례 끝내기
at-go-on = 차례 계속하기
at-end-turn = { $attacks ->
    [0] 차례 끝내기
   *[other] 차례 끝내기 (쓰지 않은 공격 { $attacks }번)
  }
at-fire-own = 내 { JOSA($figure, "을/를") } 공격하기 …
at-fire-own-sure = 그래도 내 { $figure } 공격하기
at-aim-on = 다시 겨누기
at-fire = { JOSA($figure, "으로/로") } 공격하기
at-aim-hinted = 힌트대로 겨누기
at-clear-aim = 트인 선 찾기
at-stretch-shorter = − 1틱
at-stretch-longer = + 1틱
at-stretch-less = 1틱 덜 굴리기
at-stretch-more = 1틱 더 굴리기
at-nudge = 조금씩 겨누기
at-nudge-left = 조금 왼쪽으로
at-nudge-right = 조금 오른쪽으로
at-nudge-up = 조금 위로
at-nudge-down = 조금 아래로
at-numbers = 수치
at-fire-far = 그래도 공격하기
at-fire-next = 더 쏘기, { $left }발 남음
at-cease-fire = 그만 쏘기
at-attack-section = 이 구간 부수기
at-pass = 넘기기
at-special-use = 특수 능력 쓰기
at-special-decline = 쓰지 않기
at-call-red = 빨강
at-call-white = 하양

# 카메라, 영상, 자
at-tools = 카메라, 영상, 자
at-measured = { $from }에서 { $to }까지 { $length } ({ $cm }cm), 바퀴로는 { $tix }틱
at-slow = 영상을 느리게
at-slow-word = 느리게
at-follow = 카메라가 움직임을 따라가기
at-follow-word = 따라가기
at-dispute = 이의 제기
at-dispute-about = 출전하지 않은 피겨의 바퀴를 섞습니다. 상대가 빨강이나 하양을 부르고, 나온 색에 따라 정해집니다.
at-dispute-what = 이의 내용
at-dispute-open = 이의 제기하기

# 목록
at-side = 탁자 옆
at-tab-orders = 내 피겨
at-tab-orders-all = 피겨
at-tab-forces = 부대
at-tab-report = 지난 공격
at-no-report = 아직 아무도 공격하지 않았습니다.
at-rows = 탁자 위의 모든 것
at-rows-own = 내 피겨 ({ $seat })
at-rows-terrain = 지형
at-row-points = { $points }점
at-row-placed = 놓음
at-row-unplaced = 아직 놓지 않음
at-row-lying = 방금 쓰러짐
at-row-touching = 맞닿음
at-row-at = { $at } 자리
at-row-away = { $length } 떨어짐
at-row-protected = 엄폐로 보호받음
at-row-in-arc = 겨눌 수 있음
at-row-out-of-arc = 각도나 거리 밖
at-row-captured = { $seat }에게서 포획
at-row-covered = 엄폐 중
at-row-pinned = 묶임
at-row-tripped-left = 왼쪽 스위치 눌림
at-row-tripped-right = 오른쪽 스위치 눌림
at-row-spent = 무기 소진
at-row-moved = 움직임
at-row-attacked = 공격함
at-row-fallen = 넘어짐
at-row-weak = 약한 곳
at-row-drafted = 초안: { $tix }틱
at-terrain-high-barrier = 높은 장벽
at-terrain-low-barrier = 낮은 장벽
at-terrain-slowing = 느림
at-terrain-cover = 엄폐
at-force-of = { $seat }의 부대

# 명령
at-along = 내 선 위의 자리
at-along-middle = 가운데
at-along-right = 가운데에서 오른쪽으로 { $tix }틱
at-along-left = 가운데에서 왼쪽으로 { $tix }틱
at-advance = 전진
at-speed = 속도 { $tix }
at-tix-left = { $left ->
    [0] 더 굴러갈 수 없습니다.
   *[other] { $left }틱 더 굴러갈 수 있습니다.
  }
# 준비한 이동 뒤에 바퀴가 멈추는 숫자. 숫자 뒤의 별은 거기서 특수 능력을 쓸 수 있다는 뜻입니다.
at-number-red = 빨강 { $number }
at-stops-plate = 바퀴가 { $tix }틱 돌아 { $numbers }
at-stops-plate-star = ★: 쓰러지면 특수 능력을 씁니다
at-stops-many = { $numbers }에 멈출 수 있습니다. 어느 쪽일지는 아직 아무도 모릅니다.
at-stops-plain = { $numbers }에 멈춥니다.
at-stops-none = ★ 없는 { $numbers }에 멈춥니다.
at-stops-some = ★에서만 특수 능력을 씁니다.
at-stops-star = { $numbers }에 멈춥니다. ★이 보이는 동안 쓰러지면 특수 능력을 씁니다.
at-strikes = 점선 호는 그 자리에서 무기로 겨눌 수 있는 곳입니다. 가운데에서 { $length }까지 닿습니다.
at-faces = 거기서 겨눌 수 있는 적: { $figures }.
at-faces-more = 외 { $count }
at-faces-away = 거기서는 모든 적을 등집니다. 방향도 돌리세요.
at-faces-away-here = 모든 적을 등지고 있습니다. 방향도 돌리세요.
at-faces-away-near = 거기서는 닿는 적을 모두 등집니다. 방향도 돌리세요.
at-faces-nobody = 거기서는 아무에게도 닿지 않습니다.
at-face = { $target } 쪽으로 돌리기
at-plate-away = 등지고 있음
at-slow-start = 느린 지형에서 시작
at-steer = 한 구간씩
at-leg-roll = 앞으로 { $length }
at-turn-by = 오른쪽으로 돌기 (도)
at-turn-it = 돌기
at-roll-by = 앞으로 (틱)
at-roll-it = 가기
at-towards = 향할 곳
at-path = 경로
at-back = 되돌리기
at-stops = 이동이 여기에서 일찍 끝납니다.
at-touches = { $things }에 닿음
at-ends-inside = { $things } 안에서 끝남
at-more-orders = 이동하면서 할 다른 일
at-push = { JOSA($object, "을/를") } 밀기
at-destroy = { JOSA($section, "을/를") } 부수기
at-drop-draft = 초안 지우기
at-turn-base = 받침을 오른쪽으로 돌리기 (도)
at-weapon = 무기: { $weapon }
at-missiles = 미사일 { $missiles }발
at-targets = 겨눌 수 있는 것
at-no-targets = 각도와 거리 안에 아무것도 없습니다.
at-all-targets = 전부 { $count }
at-scenery = 탁자 위의 물건 ({ $count })
at-exact = 정확한 값
at-aim-freely = 자유롭게 겨누기
at-key-steps = 키 한 번의 크기
at-hold = 길게 눌러 당기기
at-let-go = 공격하지 않기
at-prospect-hits = 아마 명중
at-prospect-may = 맞을 수도 있음
at-prospect-misses = 닿는 것 없음
# 맞을 것 같은 까닭, 빗나갈 수 있는 까닭
at-prospect-why =
    { $said }:
    { $why }
at-why-clear = { $length } 거리, 막는 것 없음
at-why-edge = 가장자리에만 닿음
at-why-far = { $length } 거리, 손이 흔들림
at-why-beside = 선 가까이에 다른 것이 있음
at-prospect-near-own = { $said }, 내 피겨가 가까움
at-prospect-own = 선이 내 피겨에 닿음
at-prospect-blocked = 가로막힘
at-promise-hits = 아마 명중: { $thing }{ $where }.
at-promise-may = 맞을 수도 있음: { $thing }{ $where }.
at-promise-misses = 선이 아무에게도 닿지 않습니다.
at-promise-own = 선이 내 { $thing }에 닿습니다.
at-promise-blocked = { $thing }에 가로막힙니다.
at-word-hits = 아마 명중합니다.
at-word-may = 맞을 수도 있습니다.
at-word-misses = 선이 아무에게도 닿지 않습니다.
at-word-own = 선이 내 피겨에 닿습니다.
at-word-blocked = 가로막힙니다.
at-promise-unclear = 여기서는 { $target }까지 트인 선이 없습니다.
# 미사일의 선이 고른 피겨를 어느 쪽으로 빗나가는지
at-off-left = 너무 왼쪽
at-off-right = 너무 오른쪽
at-off-high = 너무 높음
at-off-low = 너무 낮음
at-off-left-of = { JOSA($target, "을/를") } 빗나감: { $degrees }° 너무 왼쪽.
at-off-right-of = { JOSA($target, "을/를") } 빗나감: { $degrees }° 너무 오른쪽.
at-off-high-of = { JOSA($target, "을/를") } 빗나감: 너무 높음.
at-off-low-of = { JOSA($target, "을/를") } 빗나감: 너무 낮아 그 앞에 떨어짐.
at-line-first = 선이 맨 먼저 닿는 것: { $thing }{ $where }, { $length } 거리.
at-line-before = { $target } 앞에서 선이 먼저 닿는 것: { $thing }{ $where }, { $length } 거리.
at-line-above = 선이 { $thing } 위를 지나가고({ $length } 거리) 그 뒤로는 아무것에도 닿지 않습니다.
at-line-over = 선이 { $thing } 위를 지나갑니다.
at-line-then = 그다음에 닿는 것: { $thing }{ $where }, { $length } 거리.
at-line-base = 받침
at-line-legs = 다리
at-line-hips = 허리
at-line-chest = 가슴
at-line-head = 머리
at-line-edge = { $where } 가장자리
at-line-beside = 몸통 옆(기껏해야 팔)
at-line-through = 미사일이 그대로 통과하는 곳: { $areas }.
at-line-round = { JOSA($target, "은/는") } { $turn }에 있지만 무기는 양옆으로 { $most }°까지만 돌아갑니다. 다른 목표를 고르세요. 피겨를 통째로 돌리는 것은 이동할 때만 됩니다.
at-line-short = 무기가 거기까지 닿지 않습니다.
at-line-shake = 손이 흔들리면 가는 길에 { JOSA($things, "을/를") } 맞힐 수도 있습니다.
at-line-open = 선에 닿는 것이 없습니다.
at-clamped = 무기 앞에 걸리는 것이 있어 { $aim }까지만 됩니다.
at-special = 특수 능력
at-special-of = { $figure }:
at-special-target = 피겨 고르기
at-special-targets = 피겨 고르기, { $count }개까지
at-special-nobody = 지금은 고를 수 있는 피겨가 없습니다.
at-heading = 탁자 위의 방향
at-how-far = 거리
at-leads = 흐릿한 피겨가 있는 { $at } 자리에 서게 됩니다.
at-cannot = 지금은 할 수 있는 일이 없습니다.
at-cannot-move = 지금은 움직일 수 없습니다. 공격은 이동이 모두 끝난 뒤에 합니다.
at-open-card = 카드

# 카드
at-card-type = 종류
at-card-points = 점수
at-card-points-about = 부대를 짤 때 드는 값입니다. 60차례가 지나도 양쪽 피겨가 서 있을 때만 점수로 승부를 가립니다.
at-card-class = 클래스
at-card-class-about = 깃발에 적힌 글자입니다. 특수 능력만 이를 따집니다.
at-card-faction = 세력
at-card-weapon = 무기
at-card-zone = 있는 곳
at-card-window-about = 숫자는 굴러갈 수 있는 틱 수입니다. 구르는 동안에는 창에 ‘–’가 보입니다. ★은 확실할 때만 보입니다. ★이 없어도 별일 수 있습니다.
at-card-window-red = 빨강은 엄폐할 때만 다릅니다. 나무 속이나 울타리 옆의 빨강 피겨는 그 너머로 쏘지도, 맞지도 않습니다.
at-card-special = 특수 능력
at-card-no-special = 없음
at-card-special-about = 이 피겨가 쓰러질 때, 바퀴가 ★이 있는 칸에 있을 때만 쓸 수 있습니다.
at-card-wheel = 바퀴
at-card-wheel-about = 한 틱마다 한 칸 돕니다. 네모는 빨강, 동그라미는 하양이고, ★에 있을 때 넘어지면 특수 능력을 씁니다. 지금 어느 칸인지는 창으로만 알 수 있습니다.
at-card-wheel-hidden = 이 게임에서는 바퀴를 보여 주지 않습니다.
at-card-master = 배틀 마스터
at-card-reach = 가운데에서 { $length }까지 닿음

# 끝
at-result-draw = 무승부
at-result-you = 이겼습니다
at-result-lost = { $seats } 승리
at-result-won = { $seats } 승리
at-close-won = { $left ->
    [1] 아슬아슬했습니다. 내 피겨가 하나만 서 있습니다.
   *[other] 내 피겨 { $left }개가 아직 서 있습니다.
  }
at-close-lost = { $left ->
    [1] 아까웠습니다. 상대 피겨 하나만 더 쓰러뜨리면 이길 수 있었습니다.
   *[other] { $felled ->
      [0] 다음을 노려 보세요. 상대 피겨 { $left }개가 아직 서 있습니다.
     *[other] 상대 피겨 { $felled }개를 쓰러뜨렸고, { $left }개가 아직 서 있습니다.
    }
  }
at-how-last-standing = 다른 플레이어에게는 출전 중인 피겨가 없습니다.
at-how-wipe-out = 출전 중인 피겨가 하나도 남지 않았습니다.
at-how-turn-cap = 마지막 차례가 끝나 서 있는 피겨의 점수를 셌습니다.
at-how-resignation = 기권으로 상대가 모두 빠졌습니다.
at-how-resignation-of = { JOSA($loser, "이/가") } 기권했습니다.

# 키
at-key-next = 움직일 수 있는 다음 또는 이전 피겨
at-key-target = 다음 또는 이전 대상
at-key-turn = 돌리기: 무기, 피겨, 선을 따라
at-key-ahead = 무기 위아래, 앞으로와 뒤로
at-key-coarse = 무기를 5°씩, 아니면 화면 옮기기
at-key-fine = 무기를 0.1°씩, 피겨를 1°씩
at-key-step = 무기 키의 크기: 0.1°, 1°, 5°
at-key-turn-more = 피겨를 45° 돌리기
at-key-half = 반 틱 앞으로
at-key-pull = 덜 당기거나 더 당기기
at-key-knob = 집게의 손잡이 돌리기
at-key-swing = 반대로 휘두르기
at-key-back = 마지막 구간 되돌리기
at-key-give = 하던 일 확정하기: 놓기, 이동, 공격
at-key-done = 끝내기: 준비, 이동 끝, 넘기기. Y는 차례를 바로 끝냄
at-key-all = 모든 피겨를 한꺼번에 놓기
at-key-lift = 끌면 몸통이 돌고, Shift를 누르거나 뒤에서 볼 때 위아래로 끌면 무기가 오르내림
at-key-card = 피겨 카드
at-key-measure = 자
at-key-slow = 영상을 느리게
at-key-follow = 카메라 따라가기 또는 자유롭게
at-key-mode = 위에서 보기, 비스듬히 보기
at-key-flip = 맞은편에서 보기
at-key-fight = 싸움터
at-key-own = 내 피겨
at-key-reset = 탁자 전체
at-key-zoom = 가까이, 멀리
at-key-orbit = 화면 돌리기와 기울이기
at-key-cancel = 되돌리기, 닫기, 건너뛰기

# 힌트의 이유
at-reason-figures = 내 피겨를 쓰러지지 않게 지킵니다.
at-reason-their-figures = 적 피겨를 쓰러뜨릴 수 있습니다.
at-reason-any-side = 어느 쪽이든 똑같이 좋습니다.
at-reason-ahead = 갈 수 있는 만큼 앞에서 시작합니다.
at-reason-spread = 둘레가 넉넉합니다.
at-reason-placed = 내 피겨가 모두 자리를 잡았습니다.
at-reason-aims = 공격하기 좋은 자리입니다.
at-reason-ready = 공격할 준비를 합니다.
at-reason-safe = 그 자리가 더 안전합니다.
at-reason-cover = 그 자리에서는 엄폐할 수 있습니다.
at-reason-nearer = 적에게 가까워집니다.
at-reason-stuck = 게임이 막혀 있어서 새로운 것을 해 봅니다.
at-reason-stay = 가만히 있는 것보다 나은 이동이 없습니다.
at-reason-turn = 적을 마주 보게 돕니다.
at-reason-way = 길을 엽니다.
at-reason-hold-fire = 지금은 할 만한 공격이 없습니다.
at-reason-done = 공격을 모두 마쳤습니다.
at-reason-special = 특수 능력을 가장 잘 쓰는 길입니다.
at-reason-luck = 순전히 운입니다.

# 탁자 위의 말
at-word-down = 쓰러졌다!
at-word-leans = 기울었다!
at-word-off = 탁자 밖으로!
at-word-latch = 걸쇠가 열렸다!
at-word-back = 돌아왔다!
at-word-shoved = { $far } 밀림
at-word-struck = 명중!
at-word-holds = 버팀
at-word-missed = 빗나감
at-word-captured = 포획!
at-word-pinned = 묶임
at-word-broken = 부서짐!

# 힌트가 알려 주는 결정
at-do-side = { JOSA($side, "을/를") } 고르세요.
at-do-place = { JOSA($figure, "을/를") } 놓으세요.
at-do-ready = 배치를 끝내세요.
at-do-move = { JOSA($figure, "을/를") } { $tix }틱 굴리세요.
at-do-turn = { JOSA($figure, "을/를") } 돌리세요.
at-do-stay = { JOSA($figure, "을/를") } 그 자리에 두세요.
at-do-end-moves = 이동을 끝내세요.
at-do-attack = { JOSA($figure, "으로/로") } 공격하세요: { $aim }.
at-do-attack-at = { JOSA($figure, "으로/로") } { JOSA($target, "을/를") } 공격하세요.
at-do-section = { JOSA($figure, "으로/로") } { JOSA($section, "을/를") } 부수세요.
at-do-fire-next = 다음 미사일을 쏘세요.
at-do-cease-fire = 사격을 멈추세요.
at-do-special = { JOSA($special, "을/를") } 쓰세요.
at-do-decline = { JOSA($special, "을/를") } 쓰지 마세요.
at-do-pass = 넘기세요.
at-do-end-turn = 차례를 끝내세요.
