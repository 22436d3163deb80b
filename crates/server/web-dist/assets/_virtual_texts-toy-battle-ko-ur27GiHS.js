var e=[`# 토이 배틀의 게임판.

tb-blue = 파랑
tb-red = 빨강
tb-troop-skully = 스컬리
tb-troop-capn = 캡틴
tb-troop-jumbo = 점보
tb-troop-hook = 훅
tb-troop-xb42 = XB-42
tb-troop-star = 스타
tb-troop-roxy = 록시
tb-troop-kwak = 꽥
tb-named = { $mark ->
    [K] { $troop }({ $mark })
   *[other] { $troop } { $mark }
  }
tb-piece = { $mark ->
    [K] { $seat } { $troop }({ $mark })
   *[other] { $seat } { $troop } { $mark }
  }

# 곳 설명
tb-base = { $mark } 기지
tb-hq = { $seat } 사령부
tb-hq-one = { $seat } 사령부 { $mark }
tb-hq-yours = 내 사령부
tb-hq-yours-one = 내 사령부 { $mark }
tb-place-empty = 비어 있음.
tb-place-top = { $piece }.
tb-place-stack = { $piece }, 그 아래 { $below }.
tb-place-on-hq = { JOSA($piece, "이/가") } 점령함.
tb-place-wins = { JOSA($seat, "이/가") } 여기에 부대를 놓으면 바로 승리합니다.
tb-wins-here = 놓으면 바로 승리
tb-place-linked = { $seat } 사령부와 이어짐.
tb-place-cut = { $seat } 사령부와 끊김.
tb-cut-off = 사령부와 끊긴 부대
tb-cut-off-why = 사령부와 이어지는 선이 끊겨서, 여기서는 더 나아갈 수 없습니다.
tb-place-target = 놓을 수 있음.
tb-place-last = 마지막 행동.
tb-then = { $first }, { $rest }
tb-special = 특수 기지: { $what }
tb-special-recall = 자신의 다른 부대 하나를 거치대로 되돌림
tb-special-allow = 값이 { $values }인 부대만 놓을 수 있음
tb-special-draw = 부대 하나를 뽑음
tb-special-shove = 길 하나로 이어진 적 부대 하나를 그 옆 기지로 밀어냄
tb-special-exhume = 자기 버림 더미에서 부대 하나를 되찾음
tb-special-nullify = 이곳에서는 부대의 효과가 꺼짐
tb-special-pin = 상대의 거치대에 있는 부대 하나가 한 차례 누움
tb-guarded = 값이 { $values }인 부대만 놓을 수 있음.
tb-region = 기지 { $bases } 지역: 훈장 { $medals }개.
tb-region-taken = 기지 { $bases } 지역: { JOSA($seat, "이/가") } 훈장을 가져감.
tb-regions = 게임판의 훈장
tb-medals-here = 훈장 { $medals }개
tb-medals-how = 이 훈장 { $medals }개를 둘러싼 { $bases } 기지에 모두 내 부대가 맨 위에 있으면 훈장을 얻고, 다시 잃지 않습니다.
tb-medals-taken = { JOSA($seat, "이/가") } 둘러싼 { $bases } 기지를 모두 차지해서 가져갔습니다. 한번 얻은 훈장은 잃지 않습니다.
tb-medals-win = 훈장 { $medals }개를 모으면 승리합니다.
tb-share-yours = 기지 { $bases }개 중 { $held }개가 내 것.
tb-share-of = 기지 { $bases }개 중 { $held }개를 { JOSA($seat, "이/가") } 차지함.
tb-reach-yours = 부대 하나만 더 놓으면 점령할 수 있음.
tb-reach-danger = 위험: { JOSA($seat, "이/가") } 부대 하나만 더 놓으면 점령할 수 있음.
tb-reach-of = { JOSA($seat, "이/가") } 부대 하나만 더 놓으면 점령할 수 있음.
tb-board = 게임판
tb-board-of = { $board } 게임판

# 패널
tb-goal = { $headquarters ->
    [1] 적 사령부에
   *[other] 적 사령부 중 하나에
  } 부대를 놓거나 훈장 { $medals }개를 얻으면 승리
tb-goal-how = 적 사령부에 부대 하나만 놓으면 바로 이깁니다. 훈장을 둘러싼 기지를 모두 차지하면 그 훈장을 얻습니다.
tb-rack-own = 내 거치대
tb-rack-of = { $seat }의 거치대
tb-rack-count = 거치대에 부대 { $count }개
tb-rack-lying = { $count }개 누워 있음
tb-rack-open = 펼친 부대: { $troops }
tb-rack-known = 모두가 아는 부대: { $troops }
tb-rack-empty = 거치대가 비었습니다
tb-lying = 이번 차례에 누워 있음
tb-can-place = 놓을 수 있음
tb-reserve = 예비대
tb-reserve-count = 예비대(뒷면): 뽑을 부대 { $count }개 남음
tb-discard = 버림 더미
tb-discard-count = 버린 부대: { $count }개
tb-discard-of = { $seat }의 버림 더미
tb-piles-of = { $seat }의 예비대와 버림 더미
tb-medals = 훈장
tb-medals-of = 훈장 { $need }개 중 { $count }개
tb-you = 나
tb-level = { $level }단계
tb-to-move = 차례
tb-removed-of = 준비할 때 뺀 { $seat }의 부대

# 할 일
tb-turn-yours = 놓을 부대를 고르거나 뽑으세요.
tb-turn-first = 부대를 고르고 빛나는 기지를 누르세요. 또는 두 개를 뽑으세요.
tb-turn-place = 놓을 부대를 고르세요.
tb-turn-draw = 지금 놓을 수 있는 부대가 없으니 뽑으세요.
tb-turn-empty = 거치대가 비었으니 뽑으세요.
tb-turn-picked = { JOSA($troop, "을/를") } 골랐습니다. { $count ->
    [1] 빛나는 곳을 누르세요.
   *[other] 빛나는 { $count }곳 중 하나를 고르세요.
  }
tb-turn-picked-none = 지금 { JOSA($troop, "은/는") } 놓을 곳이 없습니다. 기지나 사령부를 누르면 이유를 알려 줍니다.
tb-turn-other-asks = { JOSA($seat, "이/가") } 결정하고 있습니다: { $effect }.
tb-turn-replay = { $turn }번째 차례: { $seat }
tb-lesson-done = 레슨을 마쳤습니다.
tb-turn-over-won = { JOSA($seat, "이/가") } 이겼습니다.
tb-draw = 뽑기
tb-draw-two = 두 개 뽑기
tb-flip = 게임판 돌리기
tb-flip-word = 돌리기
tb-chances = 개수 표시하기: 훈장 둘레에서 차지한 기지, 위험한 사령부, 적의 길, 사령부와 끊긴 부대
tb-chances-word = 개수
tb-decline = 쓰지 않기
tb-cancel = 선택 취소
tb-yes-skully = 두 개 뽑기
tb-yes-star = 하나 뽑기
tb-yes-clouds = 하나 뽑기
tb-yes-xb42 = 적 부대 버리기
tb-look = { $place } 살펴보기
tb-stack-of = 더미, 위부터

# 효과
tb-about-kwak = 모든 적 부대를 덮을 수 있고, 모든 적 부대가 꽥을 덮을 수 있습니다.
tb-about-skully = 놓을 때: 부대 두 개를 뽑습니다.
tb-about-capn = 놓을 때: 바로 부대 하나를 더 놓습니다.
tb-about-jumbo = 놓을 때: 길 하나로 이어진 적 부대 하나를 버림 더미로 보냅니다.
tb-about-hook = 이어져 있든 아니든 어느 기지에나 놓을 수 있습니다. 단, 사령부는 이어져 있어야 합니다.
tb-about-xb42 = 놓을 때: 상대 거치대에서 부대 하나를 무작위로 골라 버림 더미로 보냅니다.
tb-about-star = 놓을 때: 부대 하나를 뽑습니다.
tb-about-roxy = 효과는 없지만 강합니다. 록시를 덮을 수 있는 부대는 오리(꽥)뿐입니다.

tb-troops = 부대마다 하는 일
tb-troops-word = 부대
tb-troops-number = 숫자는 부대의 전투력입니다. 더 약한 적 부대 위에 놓을 수 있습니다. 덮인 부대는 아래에 남아 있다가, 위의 부대가 사라지면 다시 나타납니다.

# 거치대에 있는 부대의 효과를 짧게
tb-power-kwak = 다 덮고, 다 덮임
tb-power-skully = 2개 뽑기
tb-power-capn = 하나 더 놓기
tb-power-jumbo = 옆의 적 버리기
tb-power-hook = 어디든
tb-power-xb42 = 상대 하나 잃음
tb-power-star = 1개 뽑기
tb-power-roxy = 강함

# 말이 스스로 알려 주지 않는 것
tb-cut = { $at }에서 내 길이 끊겼습니다. 길을 다시 이을 때까지 { $bases }에서는 더 나아갈 수 없습니다.
tb-cut-barred = 지금은 적 사령부를 점령할 수 없습니다.
tb-win-hq = 이번 차례에 적 사령부를 점령해 이길 수 있습니다!
tb-win-medals = 이번 차례에 훈장으로 이길 수 있습니다!
tb-danger-soon = { $seat }의 길이 내 사령부 바로 앞 { $bases }까지 이어져, 다음 차례에 사령부를 빼앗길 수 있습니다!
tb-danger-later = { JOSA($seat, "이/가") } 내 사령부 앞 { $bases }에 있지만, 부대를 먼저 뽑아야 합니다.
tb-danger-stop = 아직 막을 수 있습니다.
tb-danger-may = 부대 하나로는 막을 수 없지만, 효과로는 막을 수도 있습니다.
tb-danger-none = 지금 거치대에 있는 부대로는 막을 수 없습니다.
tb-danger-none-here = 여기서 무엇을 골라도 막을 수 없습니다.
tb-spare = 부대가 하나만 남았습니다. 놓고 나면 다음 차례에는 뽑기만 할 수 있습니다.
tb-new-medals = 이 게임판에서는 훈장 { $medals }개를 얻으면 이깁니다.
tb-new-hqs = { $seat } 사령부는 { $count }곳입니다. 그중 하나만 점령해도 이깁니다.
tb-new-hqs-yours = 내 사령부는 { $count }곳입니다. 하나라도 빼앗기면 집니다.
tb-new-numbers = 아래에 숫자가 적힌 곳에는 그 숫자의 부대만 놓을 수 있습니다. K는 꽥입니다.
tb-new-special = 표지가 있는 기지는 특별합니다: { $what }.
tb-due = 내 차례가 끝나면 훈장 { $medals }개를 얻고, 다시 잃지 않습니다.
tb-due-wins = 내 차례가 끝나면 훈장 { $medals }개를 얻어 이깁니다!
tb-effect-skully = 스컬리
tb-effect-capn = 캡틴
tb-effect-jumbo = 점보
tb-effect-xb42 = XB-42
tb-effect-star = 스타
tb-effect-castle = 성
tb-effect-clouds = 구름
tb-effect-jungle = 간헐천
tb-effect-cemetery = 열린 무덤
tb-ask-skully = 예비대에서 부대 두 개를 뽑을까요?
tb-ask-star = 예비대에서 부대 하나를 뽑을까요?
tb-ask-xb42 = 상대의 거치대에서 부대 하나를 무작위로 골라 버림 더미로 보낼까요?
tb-ask-clouds = 예비대에서 부대 하나를 뽑을까요?
tb-ask-capn = 부대 하나를 추가로 놓을 수 있습니다. 부대를 고른 다음 빛나는 곳을 고르세요.
tb-ask-capn-picked = { $troop }도 놓습니다. 빛나는 곳을 고르세요.
tb-ask-jumbo = 점보와 길 하나로 이어진 적 부대 하나를 버릴 수 있습니다. 버릴 부대를 고르세요.
tb-ask-castle = 내 다른 부대 하나를 거치대로 되돌릴 수 있습니다. 되돌릴 부대를 고르세요.
tb-ask-jungle = 적 부대 하나를 밀어낼 수 있습니다. 밀어낼 부대를 고르세요.
tb-ask-jungle-to = 이제 그 부대를 어느 기지로 밀어낼지 고르세요.
tb-ask-cemetery = 내 버림 더미에서 부대 하나를 되찾을 수 있습니다. 되찾을 부대를 고르세요.

# 부대를 그곳에 놓을 수 있던 이유
tb-because-hook = 훅은 이어져 있든 아니든 어느 기지에나 놓을 수 있습니다.
tb-because-own = 자기 부대 위에는 어떤 부대든 놓을 수 있습니다.
tb-because-kwak = 꽥은 어떤 적이든 덮고, 어떤 적이든 꽥을 덮을 수 있습니다.

# 효과가 없었던 이유
tb-quiet-off = 그곳에서는 효과가 꺼져 있습니다.
tb-quiet-skully = 뽑을 부대가 없었습니다.
tb-quiet-star = 뽑을 부대가 없었습니다.
tb-quiet-capn = 더 놓을 수 있는 부대가 없었습니다.
tb-quiet-jumbo = 길 하나로 이어진 적이 없었습니다.
tb-quiet-xb42 = { $enemy }의 거치대가 비어 있었습니다.
tb-quiet-xb42-yours = 내 거치대가 비어 있었습니다.
tb-quiet-recall = 되돌릴 부대가 없었습니다.
tb-quiet-draw = 뽑을 부대가 없었습니다.
tb-quiet-shove = 밀어낼 적이 없었습니다.
tb-quiet-exhume = 버림 더미에 되찾을 부대가 없었습니다.
tb-quiet-pin = { $enemy }의 거치대에 눕힐 부대가 없었습니다.
tb-quiet-pin-yours = 내 거치대에 눕힐 부대가 없었습니다.

# 고른 부대를 놓을 곳
tb-pick-last = 마지막 부대입니다. 놓고 나면 다음 차례에는 뽑기만 할 수 있습니다.
tb-pick-stops = { $bases }에 놓아야 { JOSA($seat, "이/가") } 내 사령부에 들어오는 것을 막습니다.
tb-pick-stops-none = { $bases }에 있는 { JOSA($seat, "이/가") } 내 사령부에 들어오는 것을 막지 못합니다.
tb-pick-stops-cut = { $bases }에 놓으면 { $seat }의 길이 끊깁니다.
tb-pick-stops-hit = { $on }에 놓으면 { $bases }에 있는 적을 버려야 합니다.
tb-pick-off = { $bases }에서는 효과가 꺼집니다.
tb-pick-own = 가는 고리는 내 부대입니다. 더 강한 부대를 올리면 빼앗기기 어렵습니다.

# 기록
tb-log-turn = { $turn }번째 차례: { $seat }
tb-log-drew = { JOSA($seat, "이/가") } 부대 { $count }개를 뽑았습니다.
tb-log-drew-known = { JOSA($seat, "이/가") } { JOSA($troops, "을/를") } 뽑았습니다.
tb-log-drew-by = { $effect }: { JOSA($seat, "이/가") } 부대 { $count }개를 뽑았습니다.
tb-log-drew-by-known = { $effect }: { JOSA($seat, "이/가") } { JOSA($troops, "을/를") } 뽑았습니다.
tb-log-placed = { JOSA($seat, "이/가") } { $on }에 { JOSA($troop, "을/를") } 놓았습니다.
tb-log-covered = { JOSA($seat, "이/가") } { $on }의 다른 부대 위에 { JOSA($troop, "을/를") } 놓았습니다.
tb-log-covered-on = { JOSA($seat, "이/가") } { $on }의 { $below } 위에 { JOSA($troop, "을/를") } 놓았습니다.
tb-log-covered-yours = { JOSA($seat, "이/가") } { $on }에 있는 내 { $below } 위에 { JOSA($troop, "을/를") } 놓았습니다.
tb-log-extra = 캡틴: { JOSA($seat, "이/가") } { $on }에 { JOSA($troop, "을/를") } 추가로 놓았습니다.
tb-log-hq = { JOSA($seat, "이/가") } { JOSA($troop, "으로/로") } { JOSA($on, "을/를") } 점령했습니다!
tb-log-declined = { JOSA($seat, "이/가") } { $effect } 효과를 쓰지 않았습니다.
tb-log-discarded-jumbo = 점보가 길 하나로 이어진 { $from }에 있던 { JOSA($piece, "을/를") } 버림 더미로 보냈습니다.
tb-uncovered = 그 아래에 { JOSA($piece, "이/가") } 있었습니다.
tb-log-discarded-xb42 = { $by }의 XB-42 때문에 { JOSA($owner, "이/가") } { JOSA($troop, "을/를") } 버렸습니다.
tb-log-discarded-xb42-yours = { $by }의 XB-42 때문에 내 거치대에 있던 { JOSA($troop, "을/를") } 버렸습니다.
tb-log-taken-back = { JOSA($seat, "이/가") } { $from }에 있던 { JOSA($troop, "을/를") } 거치대로 되돌렸습니다.
tb-log-moved = { JOSA($seat, "이/가") } { $from }에 있던 { JOSA($piece, "을/를") } { JOSA($to, "으로/로") } 밀어냈습니다.
tb-log-returned = { JOSA($seat, "이/가") } 버림 더미에서 { JOSA($troop, "을/를") } 되찾았습니다.
tb-log-pinned = { $seat }의 거치대에서 부대 하나가 누웠습니다.
tb-log-pinned-known = { $seat }의 거치대에서 { JOSA($troop, "이/가") } 누웠습니다.
tb-log-stood-up = 누워 있던 { $seat }의 부대 { $count }개가 다시 섰습니다.
tb-log-claimed = { JOSA($seat, "이/가") } 기지 { $bases } 지역에서 훈장 { $medals }개를 얻었습니다.
tb-log-resigned = { JOSA($seat, "이/가") } 기권했습니다.
tb-log-timed-out = { $seat }의 시간이 다 되었습니다.
tb-log-ended = { $seat } 승리: { $how }

# 끝
tb-won = { $seat } 승리!
tb-won-you = 이겼습니다!
tb-lost-you = { JOSA($seat, "이/가") } 이겼습니다.
tb-how-hq = { $loser } 사령부를 점령했습니다.
tb-how-hq-won = 내 { JOSA($troop, "이/가") } { JOSA($on, "을/를") } 점령했습니다.
tb-how-hq-by = { $winner }의 { JOSA($troop, "이/가") } { JOSA($on, "을/를") } 점령했습니다.
tb-how-medals = 필요한 훈장을 모았습니다.
tb-how-medals-won = 내 { JOSA($troop, "이/가") } { JOSA($on, "을/를") } 차지해, 마지막 훈장 { $medals }개를 둘러싼 기지가 모두 내 것이 되었습니다.
tb-how-medals-by = { $winner }의 { JOSA($troop, "이/가") } { JOSA($on, "을/를") } 차지해, 마지막 훈장 { $medals }개를 둘러싼 기지가 모두 { $winner }의 것이 되었습니다.
tb-how-medals-hit-won = 내 { JOSA($troop, "이/가") } { $on }의 { JOSA($piece, "을/를") } 없애, 마지막 훈장 { $medals }개를 둘러싼 기지가 모두 내 것이 되었습니다.
tb-how-medals-hit-by = { $winner }의 { JOSA($troop, "이/가") } { $on }의 { JOSA($piece, "을/를") } 없애, 마지막 훈장 { $medals }개를 둘러싼 기지가 모두 { $winner }의 것이 되었습니다.
tb-how-stuck = 뽑을 수도 놓을 수도 없어 훈장 수로 정했습니다.
tb-how-turn-cap = 마지막 차례까지 마쳐 훈장 수로 정했습니다.
tb-how-resignation = { JOSA($loser, "이/가") } 기권했습니다.
tb-how-timeout = { $loser }의 시간이 다 되었습니다.
tb-so-far = 승리에 필요한 훈장 { $needed }개 중 { $mine }개를 모았습니다. 다음에는 꼭 이겨 보세요!
tb-final = 훈장: 파랑 { $blue }, 빨강 { $red }

# 안 되는 이유
tb-refusal-over = 게임이 끝났습니다.
tb-refusal-not_your_turn = { $to_move } 차례입니다.
tb-refusal-turn_taken = 한 차례에는 뽑거나 부대 하나를 놓거나, 둘 중 하나만 할 수 있습니다. 이번 차례에는 이미 했으니 { $effect } 효과를 쓰거나 쓰지 않기를 고르세요.
tb-refusal-effect_open = { $effect } 효과를 쓸지 묻고 있습니다. 먼저 쓰거나 쓰지 않기를 고르세요.
tb-refusal-not_offered = 지금은 { $effect } 효과를 쓸 때가 아닙니다.
tb-refusal-rack_full = 거치대가 가득 찼습니다. 부대는 여덟 개까지입니다.
tb-refusal-reserve_empty = 예비대가 비었습니다.
tb-refusal-not_on_rack = 거치대에 { JOSA($troop, "이/가") } 없습니다.
tb-refusal-lying_down = { JOSA($troop, "은/는") } 이번 차례에 누워 있어 놓을 수 없습니다.
tb-refusal-own_hq = 자기 사령부에는 부대를 놓을 수 없습니다.
tb-refusal-value_not_shown = { $on }에는 값이 { $allowed }인 부대만 놓을 수 있습니다. { JOSA($troop, "은/는") } 놓을 수 없습니다.
tb-refusal-not_connected = 내가 차지한 기지들이 { $on }까지 이어져 있지 않습니다.
tb-refusal-hook_hq_not_connected = 훅은 어느 기지에나 놓을 수 있지만, 사령부에 놓으려면 이어져 있어야 합니다.
tb-refusal-hook_switched_off = { $on }에서는 부대의 효과가 꺼지므로, 훅도 이어져 있어야 놓을 수 있습니다.
tb-refusal-not_weaker = { JOSA($troop, "은/는") } { $on }의 { JOSA($top, "을/를") } 덮을 수 없습니다. 더 약한 적 부대만 덮을 수 있습니다.
tb-refusal-no_choice = { $effect } 효과로는 고를 수 없습니다: { $chosen }. 고를 수 있는 것: { $allowed }.

# 키
tb-key-rack = 거치대에서 이동
tb-key-pick = 부대 고르기, 또는 그곳에서 행동하기
tb-key-board = 한 곳에서 다른 곳으로 이동
tb-key-next = 다음 곳이나 이전 곳으로 하나씩 이동
tb-key-draw = 뽑기
tb-key-chances = 훈장과 사령부의 개수를 표시하거나 숨기기
tb-key-flip = 게임판 돌리기
tb-key-look = 한 곳 살펴보기: 더미와 효과
tb-key-yes = 효과 쓰기
tb-key-decline = 효과 쓰지 않기
tb-key-cancel = 부대 선택 취소
tb-key-skip = 장면 건너뛰기

new-board = 게임판
board-random = 아무거나
board-random-facts = 게임판 { $count }개 중 하나
board-custom = 게임판 파일
board-custom-facts = 열거나 붙여 넣기
board-draw = 게임판 그리기
board-draw-facts = 공방에서
board-facts = 기지 { $bases }개, 훈장 { $medals }개로 승리
board-open-file = 게임판 파일 열기
board-paste = 또는 내용을 붙여 넣기
board-check = 게임판 검사
board-good = 올바른 게임판입니다.
board-faults = 게임판이 규칙에 어긋나는 곳이 { $count }군데 있습니다:
terrain-castle_field = 부대 되돌리기
terrain-tropical_pool = 정해진 값만
terrain-city_of_clouds = 부대 뽑기
terrain-volcanic_jungle = 적 밀어내기
terrain-cursed_cemetery = 버림 더미에서 되찾기
terrain-caribbean_sea = 사령부가 셋
terrain-station_metal_x = 부대 효과 없음
terrain-battlefield = 부대 눕히기
terrain-none = 특수 기지 없음
option-medal_timing = 훈장을 얻는 때
option-medal_timing-end-of-play = 놓은 부대의 효과가 모두 끝날 때
option-medal_timing-immediate = 지역을 둘러싸는 즉시
option-metal_x_blocks_hook = 메탈-X 기지가 훅을 막음
option-metal_x_blocks_hook-help = 메탈-X 정거장의 특수 기지에는 훅도 이어져 있어야 놓을 수 있습니다.
option-special_bases = 특수 기지 사용
option-special_bases-help = 끄면 모든 기지가 보통 기지입니다. 첫 게임에 좋습니다.
option-starter = 선 플레이어
option-starter-random = 무작위
option-starter-blue = 파랑
option-starter-red = 빨강
option-max_plies = 게임의 최대 차례 수
option-max_plies-help = 이만큼 차례가 지나면 훈장 수로 승부를 가립니다.

# 결정을 말로 나타냅니다.
tb-do-draw = 예비대에서 부대를 뽑으세요.
tb-do-place = { $on }에 { JOSA($troop, "을/를") } 놓으세요.
tb-do-storm = { $on }에 { JOSA($troop, "을/를") } 놓아 점령하세요.
tb-do-skully = 스컬리 효과로 부대 두 개를 뽑으세요.
tb-do-star = 스타 효과로 부대 하나를 뽑으세요.
tb-do-clouds = 구름 효과로 부대 하나를 뽑으세요.
tb-do-xb42 = XB-42 효과로 상대 거치대의 부대 하나를 무작위로 버리세요.
tb-do-capn = { $on }에 추가 부대로 { JOSA($troop, "을/를") } 놓으세요.
tb-do-jumbo = 점보 효과로 { $on }에 있는 { JOSA($piece, "을/를") } 버리세요.
tb-do-castle = 성 효과로 { $from }에 있는 { JOSA($piece, "을/를") } 되돌리세요.
tb-do-jungle = 간헐천 효과로 { $from }에 있는 { JOSA($piece, "을/를") } { JOSA($to, "으로/로") } 밀어내세요.
tb-do-cemetery = 열린 무덤 효과로 버림 더미에서 { JOSA($troop, "을/를") } 되찾으세요.
tb-do-decline = { $effect } 효과를 쓰지 마세요.

# 힌트의 이유
tb-fact-medals = 훈장 { $medals }개를 얻습니다.
tb-fact-stops = 내 사령부가 점령되는 것을 막습니다.
tb-fact-storm = 하지만 내 사령부가 점령되는 것은 막지 못합니다.
tb-reason-medals = 훈장에 가까워집니다.
tb-reason-their-medals = 적이 훈장을 얻지 못하게 막습니다.
tb-reason-castle = 적 사령부에 가까워집니다.
tb-reason-their-castle = 내 사령부를 지킵니다.
tb-reason-troops = 고를 수 있는 부대가 늘어납니다.
tb-reason-their-troops = 적의 부대가 줄어듭니다.
tb-reason-bases = 더 좋은 기지를 차지합니다.
tb-reason-their-bases = 적의 기지가 줄어듭니다.
`];export{e as default};