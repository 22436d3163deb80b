rumpus = Rumpus
skip-to-content = 본문으로 건너뛰기
close = 닫기
clause-named = 규칙: { $title }
clause-word = 규칙
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
lab-link = 실험실: 공정한지 봇에게 물어보기
workshop-title = { $game } 공방

keys-title = 단축키
keys-everywhere = 어디서나
keys-table = 게임판에서
keys-replay = 다시 보기에서
key-help = 단축키 보기
key-tab = 다음 칸이나 버튼, 말로
key-escape = 선택 취소, 닫기
key-hint = 힌트: 강한 봇이 고를 행동
key-turn-card = 방금 상대가 한 일 보기
key-talk = 대화 열기
key-undo = 무르기, 또는 무르기 요청
key-log = 기록 보기
key-rules = 규칙서 보기
key-step = 이전 단계 또는 다음 단계로
key-ends = 처음 또는 끝으로
key-play = 재생 또는 멈춤
key-speed = 더 빠르게 또는 더 느리게

missing-title = 이 선반에는 아무것도 없습니다
missing-lead = 이 주소에는 페이지가 없습니다. 오래된 링크이거나 주소에서 글자가 빠졌을 수 있습니다.

home-tagline = 장난감들의 전투 게임
home-title = 장난감들이 한판 붙습니다
home-lead = 장난감 전투 보드게임을 Rumpus에서 정식 규칙 그대로 즐기세요. 봇과 해도 되고, 옆 사람이나 링크로 초대한 친구와 해도 됩니다.
home-small = 무료입니다. 가입도 설치도 필요 없습니다.
home-continue = 이어서 하기
home-all-games = 내 게임 모두 보기
home-shelf = 게임 고르기
home-why = 이런 점이 다릅니다
home-book-title = 규칙서대로
home-book-text = 안 되는 행동에도, 나온 결과에도 근거가 되는 규칙이 늘 붙어 있습니다. 누르면 그 규칙이 열립니다.
home-bots-title = 엿보지 않는 봇
home-bots-text = 실력은 최대 여섯 단계입니다. 봇은 그 자리에 앉은 사람이 볼 수 있는 것만 봅니다.
home-friends-title = 곁에서도 멀리서도
home-friends-text = 가림막을 치고 기기를 넘기거나 링크를 보내세요. 한자리에서 끝내도, 며칠에 걸쳐 해도 됩니다.
home-replay-title = 모든 게임이 남습니다
home-replay-text = 한 단계씩 되짚고, 장면을 공유하고, 원하는 단계로 돌아가 거기서부터 이어서 하세요.
play-now = 바로 시작
play-game = { $game } 시작
play-now-title = 봇 실력을 골라 주세요
play-now-lead = { JOSA($seat, "을/를") } 맡습니다. 아래에서 봇의 실력을 누르면 바로 게임이 시작됩니다.
quick-seats = { $count ->
    [2] 나와 봇 하나
    [3] 나와 봇 둘
    [4] 나와 봇 셋
   *[other] 나와 봇 { $bots }명
}
play-at-once = 바로 하기
learn-offer = 3분 레슨 시작하기
learn-offer-game = { $game }, 3분 레슨 시작하기
learn-next-game = { $game }, 다음 레슨
edition-begin = 처음이라면 이것부터
learn-offer-lead = 게임판에서 직접 해 보며 배우는 짧은 레슨입니다. 왜 그런지도 알려 줍니다.
learn-game = 게임 배우기
learn-progress = 레슨 ({ $all }개 중 { $done }개)
campaign-link = 캠페인
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
level-6 = 총사령관
level-1-felt = 이제 막 배우는 중입니다. 첫 게임에서도 이길 수 있습니다.
level-2-felt = 눈앞의 수만 읽습니다. 초보자에게 알맞습니다.
level-3-felt = 조금 앞을 내다봅니다. 집중해야 합니다.
level-4-felt = 실력이 좋고, 실수를 좀처럼 봐주지 않습니다.
level-5-felt = 1초 만에 두지만 아주 강합니다.
level-6-felt = 최대 10초까지 생각하며, 장군보다 훨씬 많은 수를 살펴봅니다.

list-mine = 진행 중
list-mine-none = 진행 중인 게임이 없습니다. 게임을 시작하면 끝날 때까지 여기에 보입니다.
list-mine-begin = 게임 시작하기
list-finished = 끝난 게임
list-finished-none = 아직 끝난 게임이 없습니다. 끝난 게임은 여기에서 다시 볼 수 있습니다.
list-watch = 관전할 게임
list-watch-none = 지금은 관전할 게임이 없습니다.
list-begun = { $ago } 시작
list-now = 방금
list-won = 승리
list-lost = 패배
versus = 대
steps-count = { $steps }단계

settings-name = 이름
settings-name-help = 같은 게임을 하는 사람들에게 보입니다.
settings-name-else = 같은 게임을 하는 사람들에게 보입니다. 비워 두면 ‘{ $name }’(으)로 보입니다.
settings-saved = 이름을 저장했습니다.
settings-language = 언어
settings-theme = 화면 테마
settings-motion = 움직임
settings-tempo = 진행 속도
settings-sounds = 소리 켜기
settings-turns = 차례 알림
settings-turns-tell = 내 차례가 되면 알리기
settings-turns-help = 대전을 열어 둔 탭을 보고 있지 않으면 알림이 옵니다. Rumpus를 앱으로 설치하면 내 차례를 기다리는 대전의 수가 아이콘에 표시됩니다.
settings-turns-on = 알림을 켰습니다.
settings-turns-refused = 브라우저가 이 페이지의 알림을 막고 있습니다. 브라우저의 페이지 설정에서 바꿀 수 있습니다.
settings-turns-cannot = 이 브라우저에서는 이런 알림을 보낼 수 없습니다.
programs-title = 프로그램
programs-help = 직접 만든 프로그램도 여기서 게임을 할 수 있습니다.
programs-name = 새 프로그램 이름
programs-make = 프로그램 만들기
programs-renew = 새 토큰
programs-remove = 삭제
programs-token = { $name }의 토큰입니다. 다시 볼 수 없으니 지금 복사하세요. 이 토큰이 있는 사람은 누구나 이 프로그램으로 게임을 할 수 있습니다.
data-title = 이 서버에 있는 내 정보
data-help = 비밀번호는 없습니다. 이 브라우저의 쿠키로 누구인지 알아봅니다.
data-download = 내 정보 내려받기
data-others = 다른 브라우저 모두 로그아웃
data-others-done = 이제 이 브라우저에서만 로그인되어 있습니다.
data-log-out = 로그아웃
data-log-out-asks = 이 브라우저가 더는 나를 알아보지 못하게 됩니다. 나를 알아보는 다른 브라우저가 없으면 같은 사람으로 돌아올 수 없고, 게임은 나 없이 계속됩니다.
data-forget = 내 정보 삭제
data-forget-asks = 내 이름이 모든 곳에서 사라지고, 어떤 브라우저도 나를 알아보지 못합니다. 끝난 게임은 함께한 사람들의 목록에 남습니다. 진행 중인 게임은 창을 닫았을 때처럼 계속됩니다. 되돌릴 수 없습니다.
data-sure = 예, 진행합니다
data-cancel = 아니요, 돌아갑니다
theme-system = 시스템 설정대로
theme-light = 밝게
theme-dark = 어둡게
motion-system = 시스템 설정대로
motion-full = 움직이게
motion-less = 움직이지 않게
tempo-normal = 보통
tempo-double = 두 배
tempo-once = 바로

rules-of = { $game } 규칙
rules-lead = 모든 규칙을 새로 풀어 썼고, 인쇄된 규칙에 빈틈이 있으면 판정을 더했습니다. 게임판의 ? 표시를 누르면 해당 규칙이 여기에 열립니다.
rules-whole = 규칙 전체 읽기
rules-search = 규칙서에서 찾기
rules-found = { $count ->
    [0] 찾은 조항이 없습니다.
   *[other] 조항 { $count }개를 찾았습니다.
}
rules-edition = { $edition ->
    [revised] 개정판
   *[other] { $edition }년판
}, 규칙 개정 { $revision }.
clauses-cited = 이 문장의 규칙
clause-ruling = 판정
clause-validity = 게임판 규칙
clause-source = 인쇄된 규칙서의 해당 부분:
clause-by-people = 플레이어가 직접 지키는 규칙

problem-offline = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
problem-unknown = 처리하지 못했습니다: { $title }.
problem-status-400 = 서버가 요청을 이해하지 못했습니다.
problem-status-403 = 권한이 없어 할 수 없습니다.
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
puzzle-daily = 오늘의 문제
puzzle-daily-solve = 풀기
puzzle-daily-again = 풀었음: 다시 풀기
puzzle-easy = 쉬움
puzzle-medium = 보통
puzzle-hard = 어려움
puzzle-streak = { $days }일 연속
puzzles-all = 문제 모두 보기
