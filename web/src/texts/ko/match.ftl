seat-blue = 파랑
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
invite-code = QR 코드
invite-code-of = { $seat } 자리 초대 QR 코드
invite-code-help = 휴대폰 카메라로 비추면 링크가 열립니다.

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
