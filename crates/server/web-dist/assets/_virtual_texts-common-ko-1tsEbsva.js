var e=[`seat-blue = 파랑
seat-red = 빨강
seat-green = 초록
seat-yellow = 노랑
seat-purple = 보라
seat-orange = 주황
seat-tan = 황갈
seat-teal = 청록
seat-rose = 장미
seat-lime = 연두
seat-slate = 먹빛
seat-open = 빈자리
seat-forgotten = 떠난 사람
bot-named = 봇, { $level }
you-named = { $name } (나)
players-label = 플레이어
online = 접속 중
offline = 자리 비움
offline-played = 자리 비움, 봇이 대신 함
to-move = 차례
table = 게임판
side-panel = 게임판 옆

join-title = 자리가 비어 있습니다
join-invited = { JOSA($host, "이/가") } { $board } 게임판에서 겨루자고 초대했습니다. 자리에 앉으면 { JOSA($seat, "을/를") } 맡습니다.
join-invited-game = { JOSA($host, "이/가") } { $board } 게임에 초대했습니다. 자리에 앉으면 { JOSA($seat, "을/를") } 맡습니다.
join-sit = 자리에 앉기
join-watch = 관전만 하기
join-full = 이 대전에는 이제 빈자리가 없습니다.
join-to-table = 게임판으로

invite-title = { $seat } 자리가 아직 비어 있습니다
invite-text = 이 링크를 친구에게 보내세요. 먼저 여는 사람이 앉을 수 있습니다.
invite-link = 초대 링크
invite-link-of = { $seat } 자리의 초대 링크
invite-waiting = 초대한 상대가 아직 오지 않았습니다.

match-missing = 없는 대전입니다
match-opening = 게임판을 펴는 중입니다
match-tab = 대전
waiting-for-player = 상대를 기다리고 있습니다.
waiting-for-players = { $count }명을 더 기다리고 있습니다.
waiting-for-forces = 모두 준비되기를 기다리고 있습니다.
your-turn = 내 차례입니다.
turn-of = { $name } 차례입니다.
turn-of-several = { $names } 차례입니다.
bot-thinks = { JOSA($name, "이/가") } 생각하고 있습니다.
stand-in-away = { $name } 님이 한동안 자리를 비웠습니다.
stand-in-ask = { $name } 님이 돌아올 때까지 봇에게 맡기기
stand-in-plays = { $name } 님이 돌아올 때까지 봇이 대신 합니다.
stand-in-name = { $name }({ $seat })
bot-progress = { $name }의 생각 진행률
hint = 힌트
hint-thinking = 강한 봇이 생각하고 있습니다 …
hint-says = 힌트: { $what }
hint-marked = 힌트: 강한 봇이라면 게임판에 표시된 것을 씁니다.
hint-unseen = 강한 봇이 고른 행동은 여기에 표시할 수 없습니다.
hint-none = 이 대전에는 힌트가 없습니다.
watching = 관전 중입니다. 모두가 알 수 있는 것만 보입니다.
skip = 건너뛰기
sending = 보내는 중 …
connection-connecting = 연결하는 중 …
connection-lost = 연결이 끊겼습니다. 다시 연결하는 중이며, 이미 한 행동은 사라지지 않습니다.
connection-bye = 서버가 이 게임판을 잠시 닫았습니다.
clock-left = 남은 시간

curtain-title = { $seat } 차례로 넘어갑니다
curtain-text = 기기를 넘겨 주세요. { JOSA($seat, "이/가") } 준비를 마칠 때까지 비밀은 아무것도 보이지 않습니다.
curtain-ready = 제가 { $seat }입니다

log = 기록
log-empty = 아직 아무 일도 없었습니다.
resign = 기권
resign-title = 이 게임에서 기권할까요?
resign-text = 기권하면 { JOSA($seat, "이/가") } 즉시 패배합니다.
resign-yes = 기권하기
resign-no = 계속하기
branch-of = 다른 게임의 { $step }단계에서 이어서 하는 게임입니다

rematch = 진영을 바꿔 다시 하기
rematch-many = 자리를 하나씩 옮겨 다시 하기
to-rematch = 다음 게임으로
to-replay = 다시 보기
ended-draw = 승자가 없습니다.
ended-turn-cap = 마지막 차례까지 마쳤습니다. { JOSA($winner, "이/가") } 이겼습니다.
ended-resignation = { JOSA($loser, "이/가") } 기권하여 { JOSA($winner, "이/가") } 이겼습니다.
ended-timeout = { $loser }의 시간이 다 되어 { JOSA($winner, "이/가") } 이겼습니다.
ended-resignation-many = 다른 플레이어가 모두 기권하여 { JOSA($winner, "이/가") } 이겼습니다.
ended-timeout-many = 다른 플레이어가 모두 시간을 다 써서 { JOSA($winner, "이/가") } 이겼습니다.
ended-last-standing = 끝까지 남은 { JOSA($winner, "이/가") } 이겼습니다.
ended-nobody-turn-cap = 마지막 차례까지 마쳤지만 아무도 이기지 못했습니다.
ended-nobody-last-standing = 아무도 남지 않아 승자가 없습니다.
ended-nobody-wipe-out = 양쪽 모두 서 있는 피겨가 없어 승자가 없습니다.
ended-wipe-out = 서 있는 피겨가 하나도 없습니다. { JOSA($winner, "이/가") } 이겼습니다.
ended-won = { JOSA($winner, "이/가") } 이겼습니다.
ended-won-several = { JOSA($winner, "이/가") } 함께 이겼습니다.

suspended = 이 서버에서는 이 대전을 재현할 수 없습니다.
suspended-revision = 규칙 개정 { $revision }에 따라 진행한 대전입니다. 이 서버는 개정 1부터 { $newest }까지만 압니다.

called-off = 취소된 대전입니다.

replay = 다시 보기

closed = 운영자가 종료한 대전입니다.
`,`new-title = { $game } 새 게임
new-opponent = 누구와 겨룰까요?
new-level = 봇의 실력
new-seats = 몇 명이 하나요?
seat-of-me = 나
seat-of-same_device = 옆에 있는 사람
seat-of-invite = 링크를 받을 친구
new-force = 부대
new-force-unnamed = 이름 없음
new-force-built = 직접 꾸립니다
new-force-later = 게임 전에 고릅니다
new-force-guest = 부대를 직접 가져옵니다.
new-force-let-build = 봇이 직접 꾸리게 하기
new-side = 내 진영
new-clock = 제한 시간
new-options = 규칙 선택 항목
new-choose-first = 먼저 위의 선택을 마치세요.
new-create = 게임판 펴기
new-brings = 가져갈 부대: { $force }. 게임이 시작되기 전에 바꿀 수 있습니다.
new-brings-faulty = { $force }: 이 규칙에 맞지 않는 부대입니다. 게임이 시작되기 전에 다른 부대를 고르거나 공방에서 고쳐야 합니다.

opponent-bot = 봇
opponent-bot-help = 바로 자리에 앉습니다
opponent-same_device = 옆에 있는 사람
opponent-same_device-help = 기기 하나로 하며, 차례가 바뀔 때마다 가림막을 칩니다
opponent-invite = 링크를 받을 친구
opponent-invite-help = 보낼 링크를 드립니다
side-random = 무작위
clock-none = 제한 없음
clock-none-help = 마음껏 생각하세요. 누가 오래(보통 10분) 자리를 비우면 돌아올 때까지 봇에게 맡길 수 있습니다
clock-fischer = 분 단위
clock-fischer-help = 정해진 시간에 차례마다 조금씩 더합니다
clock-days = 일 단위
clock-days-help = 며칠이나 몇 주에 걸쳐 하는 게임
clock-minutes = 각자의 시간(분)
clock-increment = 차례마다 더하는 시간(초)
clock-days-count = 차례마다 주는 시간(일)
clock-fischer-is = { $minutes }분 + { $increment }초
clock-days-is = 차례마다 { $days }일
`,`problem-no-such-match = 그런 대전이 없습니다.
problem-no-such-game = 그런 게임은 없습니다.
problem-no-such-path = 찾는 것이 없습니다.
problem-no-such-invite = 이 대전의 초대 링크가 아닙니다. 링크를 다시 받아 주세요.
problem-seat-taken = 이 링크의 자리는 이미 찼습니다. 관전할 수 있습니다.
problem-too-many = 요청이 너무 많습니다. 잠시 뒤 다시 시도하세요.
problem-too-many-matches = 진행 중인 대전이 너무 많습니다. 먼저 몇 판을 끝내세요.
problem-not-over = 게임이 아직 끝나지 않았습니다.
problem-no-rematch = 게임이 끝나고 모두 자리에 왔을 때 다시 할 수 있습니다.
problem-not-a-player = 이 대전에 참가한 사람만 할 수 있습니다.
problem-own-seat = 본인 자리입니다. 직접 플레이하세요.
problem-bot-seat = 이미 봇이 맡은 자리입니다.
problem-clock-decides = 시간 제한이 있는 대전입니다. 시간이 다 되면 규칙대로 진행됩니다.
problem-not-away = 이미 돌아와서 봇이 필요 없습니다.
problem-not-away-long-enough = 자리를 비운 지 아직 오래되지 않았습니다.
problem-no-hints = 이 대전에는 힌트가 없습니다.
problem-not-asked = 지금은 이 자리의 차례가 아닙니다.
problem-not-awaited = 지금은 이 자리의 차례가 아닙니다.
problem-not-your-seat = 본인 자리가 아닙니다.
problem-over = 게임이 끝났습니다.
problem-waiting = 아직 빈자리가 있습니다.
problem-bad-setup = 이 설정으로는 게임을 시작할 수 없습니다.
problem-bad-name = 쓸 수 없는 이름입니다. 더 짧은 이름을 고르세요.
problem-bad-clock = 쓸 수 없는 제한 시간입니다.
problem-no-board = 게임판 파일이 아닙니다.
problem-unreadable = 읽을 수 없습니다. 올바른 JSON이 아닙니다.
problem-no-such-step = 이 단계에서는 이어서 할 수 없습니다.
problem-too-long = 너무 큽니다.
problem-too-many-values = 들어 있는 것이 너무 많습니다.
problem-unavailable = 서버가 지금은 할 수 없습니다. 잠시 뒤 다시 시도하세요.
problem-cannot-replay = 이 서버에서는 이 대전을 재현할 수 없어 이어 할 수 없습니다. 기록은 그대로 남아 있습니다.
problem-unknown-revision = 이 서버는 이 대전에 쓰인 규칙을 모릅니다. 기록은 그대로 남아 있습니다.
problem-nothing-to-bring = 이 게임에는 가져올 것이 없습니다.
problem-bad-force = 제출한 내용이 규칙에 어긋납니다.
problem-unreadable-force = 제출한 내용을 읽을 수 없습니다.
problem-begun = 게임이 이미 시작되어 더는 바꿀 수 없습니다.
problem-never-begun = 시작하지 않은 게임입니다.
problem-wrong-seats = 자리 수가 맞지 않습니다.
problem-banned = 이 서버에서 차단되었습니다. 운영자가 적은 이유: { $reason }
problem-muted = 글쓰기가 제한되어 이름을 바꾸거나 직접 쓴 글을 가져올 수 없습니다. 운영자가 적은 이유: { $reason }
problem-draining = 곧 서버를 업그레이드하므로 새 대전을 만들 수 없습니다. 진행 중인 대전은 이어집니다.
problem-reported = 이 대전은 이미 신고했습니다.
problem-bad-text = 쓸 수 없는 글입니다. 너무 길거나 보이지 않는 문자가 들어 있습니다.
problem-not-the-creator = 이 대전을 만든 손님만 초대 링크를 나눠 줄 수 있습니다.
`,`rumpus = Rumpus
skip-to-content = 본문으로 건너뛰기
close = 닫기
clause-named = 규칙: { $title }
why-not = 왜 안 되나요?
refused-why = 안 되는 까닭:
save = 저장
copy = 복사
copied = 복사했습니다.
yes = 예
no = 아니요
try-again = 다시 시도
somebody = 누군가
sounds = 소리
to-home = 첫 화면으로

nav-label = 페이지
nav-home = Rumpus 첫 화면
nav-games = 내 게임
nav-rules = 규칙
nav-workshop = 공방
nav-settings = 설정
workshop-title = { $game } 공방

keys-title = 단축키
keys-everywhere = 어디서나
keys-table = 게임판에서
keys-replay = 다시 보기에서
key-help = 이 단축키 보기
key-tab = 다음 자리나 버튼, 말로
key-escape = 선택 취소, 닫기
key-hint = 힌트: 강한 봇이라면 할 수
key-log = 기록 보기
key-rules = 규칙서 보기
key-step = 이전 단계 또는 다음 단계로
key-ends = 처음 또는 끝으로
key-play = 재생 또는 멈춤
key-speed = 더 빠르게 또는 더 느리게

missing-title = 이 선반에는 아무것도 없습니다
missing-lead = 이 주소에는 페이지가 없습니다.

home-tagline = 장난감들의 전투 게임
home-title = 장난감들이 탁자에 올랐습니다
home-lead = Rumpus에서는 장난감 전투 게임을 규칙서대로 즐깁니다. 봇과, 같은 기기 앞의 사람과, 또는 링크를 받은 친구와 함께하세요.
home-small = 브라우저에서 무료로, 계정 없이.
home-continue = 이어서 하기
home-all-games = 내 게임 모두 보기
home-shelf = 선반 위의 게임
home-why = 이런 점이 다릅니다
home-book-title = 규칙서대로
home-book-text = 막힌 행동에도, 나온 결과에도 근거가 되는 규칙이 늘 함께 나오고, 한 번 누르면 그 규칙을 볼 수 있습니다.
home-bots-title = 엿보지 않는 봇
home-bots-text = 실력은 다섯 단계입니다. 봇은 그 자리에 앉은 사람이 볼 수 있는 것만 봅니다.
home-friends-title = 곁에서도 멀리서도
home-friends-text = 가림막을 치고 기기를 넘기거나 링크를 보내세요. 한자리에서 끝내도, 며칠에 걸쳐 해도 됩니다.
home-replay-title = 모든 게임이 남습니다
home-replay-text = 한 단계씩 되짚고, 장면을 공유하고, 원하는 단계로 돌아가 거기서부터 이어서 하세요.
play-now = 바로 시작
play-now-title = 봇은 얼마나 강해야 할까요?
play-now-lead = { JOSA($seat, "을/를") } 맡습니다. 게임은 바로 시작됩니다.
quick-seats = { $count ->
    [2] 둘이서
    [3] 셋이서: 나와 봇 둘
    [4] 넷이서: 나와 봇 셋
   *[other] { $count }명이서: 나와 봇 { $bots }명
}
play-at-once = 바로 하기
learn-offer = 90초 만에 배우기
learn-offer-lead = 게임판에서 배우는 짧은 레슨입니다. 직접 해 보면서 까닭도 알 수 있습니다.
learn-game = 게임 배우기
learn-progress = 레슨 ({ $all }개 중 { $done }개)
new-game = 새 게임
players = { $count }명
players-range = { $min }~{ $max }명
minutes = { $count }분
complexity = 복잡도 5단계 중 { $level }단계

level-1 = 훈련병
level-2 = 상병
level-3 = 병장
level-4 = 대위
level-5 = 장군
level-1-felt = 이제 막 배우는 중입니다. 첫 게임에서도 이길 수 있습니다.
level-2-felt = 눈앞의 상황은 볼 줄 압니다. 초보자가 겨루기에 알맞습니다.
level-3-felt = 조금 앞을 내다봅니다. 집중해야 합니다.
level-4-felt = 실력이 좋고, 실수를 좀처럼 봐주지 않습니다.
level-5-felt = 1초쯤 생각하고, 그 시간을 잘 씁니다.

list-mine = 진행 중
list-mine-none = 진행 중인 게임이 없습니다.
list-finished = 끝난 게임
list-finished-none = 아직 끝난 게임이 없습니다.
list-watch = 관전할 게임
list-watch-none = 지금은 다른 사람의 게임이 없습니다.
versus = 대
steps-count = { $steps }단계

settings-name = 이름
settings-name-help = 같은 게임을 하는 사람들에게 보입니다.
settings-saved = 이름을 저장했습니다.
settings-language = 언어
settings-theme = 화면
settings-motion = 움직임
settings-sounds = 소리 켜기
data-title = 이 서버에 있는 내 정보
data-help = 비밀번호는 없습니다. 이 브라우저의 쿠키로 누구인지 알아봅니다.
data-download = 내 정보 내려받기
data-others = 다른 브라우저 모두 로그아웃
data-others-done = 이제 이 브라우저에서만 로그인되어 있습니다.
data-log-out = 로그아웃
data-log-out-asks = 이 브라우저에서는 더는 나를 알아보지 못합니다. 나를 알아보는 다른 브라우저가 없으면 같은 사람으로 돌아올 수 없고, 게임은 나 없이 계속됩니다.
data-forget = 내 정보 삭제
data-forget-asks = 내 이름이 모든 곳에서 사라지고, 어떤 브라우저도 나를 알아보지 못합니다. 끝난 게임은 함께한 사람들의 목록에 남습니다. 진행 중인 게임은 창을 닫았을 때처럼 계속됩니다. 되돌릴 수 없습니다.
data-sure = 네, 진행합니다
data-cancel = 아니요, 돌아갑니다
theme-system = 시스템 설정대로
theme-light = 밝게
theme-dark = 어둡게
motion-system = 시스템 설정대로
motion-full = 움직이게
motion-less = 움직이지 않게

rules-of = { $game } 규칙
rules-lead = 모든 조항과 판정을 새로 풀어 적었습니다. 게임판의 § 표시를 누르면 여기 있는 조항이 열립니다.
rules-search = 규칙서에서 찾기
rules-found = { $count ->
    [0] 찾은 조항이 없습니다.
   *[other] 조항 { $count }개를 찾았습니다.
}
rules-edition = { $edition }판, 개정 { $revision }.
clauses-cited = 이 문장의 규칙
clause-ruling = 판정
clause-validity = 게임판 규칙
clause-source = 인쇄된 규칙서의 해당 부분:
clause-by-people = 함께하는 사람들이 지키는 규칙

problem-offline = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
problem-unknown = 처리하지 못했습니다: { $title }.
problem-status-400 = 서버가 요청을 이해하지 못했습니다.
problem-status-403 = 이 일을 할 권한이 없습니다.
problem-status-404 = 찾는 것이 없습니다.
problem-status-409 = 지금 대전 상황에서는 할 수 없습니다.
problem-status-413 = 너무 큽니다.
problem-status-429 = 요청이 너무 많습니다. 잠시 뒤 다시 시도하세요.
problem-status-500 = 서버에서 문제가 생겼습니다. 잠시 뒤 다시 시도하세요.
problem-status-503 = 서버가 바쁩니다. 잠시 뒤 다시 시도하세요.

broken-title = 탁자에서 무언가 떨어졌습니다
broken-lead = 이 페이지에 문제가 생겼습니다: { $fault }. 지금까지 한 행동은 서버에 남아 있습니다.
reload = 페이지 다시 불러오기

drain-soon = 곧 서버를 업그레이드합니다. 그때까지 새 게임을 만들 수 없습니다. 진행 중인 게임은 계속할 수 있고, 업그레이드 뒤에도 이어집니다.
drain-at = { $time }에 서버를 업그레이드합니다. 그때까지 새 게임을 만들 수 없습니다. 진행 중인 게임은 계속할 수 있고, 업그레이드 뒤에도 이어집니다.
`,`# What lists of matches and the front page say of the game.
title-attacktix = 어택틱스
`,`# What lists of matches and the front page say of the game.
pa-credit = 출처: 2009 Domino Writing
title-plastic-attack-2009 = 플라스틱 어택 (2009년판)
title-plastic-attack-revised = 플라스틱 어택 (개정판)
`,`# What lists of matches and the front page say of the game.
title-plastic-fudge = 플라스틱 퍼지
`,`# What lists of matches and the front page say of the game.
title-rug-rumble = 양탄자 대소동
ended-marbles = { $winner }의 구슬이 가장 많습니다.
`,`# What lists of matches and the front page say of the game.
title-toy-battle = 토이 배틀
ended-hq = { JOSA($winner, "이/가") } { $loser }의 사령부를 점령했습니다.
ended-medals = { JOSA($winner, "이/가") } 훈장을 충분히 모았습니다.
ended-stuck = 뽑을 수도 놓을 수도 없어 게임이 끝났습니다. { JOSA($winner, "이/가") } 이겼습니다.
`];export{e as default};