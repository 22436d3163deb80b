var e=[`admin = 운영 콘솔
admin-lead = 이 서버를 운영하는 사람을 위한 곳입니다. 모든 조치는 이유를 적어야 하며 감사 기록에 남습니다.
admin-opening = 콘솔을 여는 중
admin-session = 세션 { $id }, 접속 대역 { $network }, 만료 { $until }
admin-leave = 콘솔에서 나가기
admin-left = 콘솔에서 나왔습니다.
admin-nav = 콘솔 메뉴
admin-overview = 개요
admin-guests = 손님
admin-matches = 대전
admin-reports = 신고
admin-sanctions = 제재
admin-audit = 감사 기록
admin-refresh = 새로고침
admin-more = 다음 페이지
admin-back = 이전 페이지
admin-none = 내역이 없습니다.
admin-search = 찾기
admin-search-guests = 이름의 일부 또는 아이디의 앞부분
admin-search-matches = 플레이어 이름의 일부 또는 아이디의 앞부분

admin-people = 손님과 대전
admin-machine = 부하와 저장 공간
admin-limits = 서버 시작 이후 한도 초과로 거절한 횟수
admin-version = 버전
admin-started = 시작 시각
admin-read-only = 저장할 수 없습니다: { $why }
admin-count-guests = 전체 손님
admin-count-waiting = 플레이어를 기다리는 대전
admin-count-playing = 진행 중인 대전
admin-count-over = 끝난 대전
admin-count-reports = 미처리 신고
admin-tables = 메모리에 있는 대전
admin-bots = 봇
admin-bots-are = 생각 중 { $thinking }, 대기 { $waiting }
admin-sockets = 열린 소켓
admin-database = 데이터베이스
admin-wal = 쓰기 전 로그(WAL)
admin-free = 디스크 여유 공간
admin-queue = 마지막 묶음 시작 시 대기 중인 쓰기 수
admin-commits = 커밋
admin-lag = 이벤트 루프 지연
admin-requests = 요청
admin-timing = { $count }회, 평균 { $mean } ms, 99백분위 { $most }
admin-timing-long = 측정 범위 초과

admin-drain = 업그레이드 전 새 대전 중단
admin-drain-text = 중단하는 동안에는 새 대전을 만들 수 없습니다. 진행 중인 게임은 계속할 수 있고, 업그레이드 뒤에도 이어집니다. 모든 화면에 안내합니다.
admin-drain-on = 새 대전을 중단한 상태입니다. 서버 중지 예정: { $when }.
admin-drain-soon = 곧
admin-drain-when = 서버 중지 예정
admin-drain-unsaid = 시각을 알리지 않음
admin-drain-start = 새 대전 중단
admin-drain-end = 새 대전 다시 받기
admin-drain-end-text = 바로 새 대전을 만들 수 있습니다. 서버 중지 안내도 모든 화면에서 사라집니다.

admin-reason = 이유
admin-reason-help = 1~300자.
admin-reason-read = 1~300자. 당사자에게 보입니다.
admin-cancel = 취소

admin-guest = 손님 { $name }
admin-guest-gone = 이름이 지워진 손님
admin-guest-row = 첫 방문 { $since } · 대전 { $matches }판 · 신고 { $reports }건
admin-network = 마지막 접속 대역: { $network }
admin-network-unknown = 서버를 시작한 뒤로 접속하지 않아 주소를 모릅니다.
admin-muted = 글쓰기 제한됨
admin-banned = 차단됨
admin-rename = 이름 바꾸기
admin-rename-text = 모든 게임판에 새 이름이 바로 보입니다.
admin-new-name = 새 이름
admin-mute = 글쓰기 제한
admin-mute-text = 이름을 바꿀 수 없고, 부대 이름처럼 직접 쓴 글을 가져올 수 없습니다. 게임은 계속할 수 있습니다.
admin-ban = 차단
admin-ban-text = 바로 접속이 차단됩니다. 자리는 그대로 남고 자리 비움으로 처리됩니다.
admin-ban-range = { $network } 차단
admin-for = 기간
admin-hours-1 = 1시간
admin-hours-24 = 하루
admin-hours-168 = 1주일
admin-hours-720 = 30일
admin-hours-8760 = 1년
admin-hours-ever = 해제할 때까지
admin-minutes-10 = 10분 뒤
admin-minutes-30 = 30분 뒤
admin-minutes-60 = 1시간 뒤
admin-minutes-180 = 3시간 뒤
admin-guest-matches = 대전
admin-guest-sanctions = 제재
admin-guest-reports = 이 손님에 관한 신고와 이 손님이 한 신고
admin-all-guests = 모든 손님

admin-range = 주소 대역 차단
admin-range-text = 이 대역에서 접속하는 사람은 모두 차단되고 이유를 볼 수 있습니다. 운영 콘솔은 계속 열 수 있습니다.
admin-range-field = 주소나 대역, 예: 203.0.113.0/24
admin-range-confirm = 내가 접속한 대역이라도 차단
admin-sanction-is = { $kind ->
    [mute] 글쓰기 제한
   *[ban] 차단
}, { $from }부터 { $until ->
    [none] 해제할 때까지
   *[other] { $until }까지
}
admin-sanction-lifted = { $at }에 해제됨
admin-lift = 해제
admin-lift-text = 제재가 바로 끝납니다.

admin-state = 상태
admin-state-any = 모두
admin-state-waiting = 대기 중
admin-state-playing = 진행 중
admin-state-over = 끝남
admin-state-suspended = 중단됨
admin-match-row = { $steps }단계 · { $size } · 마지막 변경 { $when }
admin-visibility-listed = 공개
admin-visibility-unlisted = 목록에 없음
admin-visibility-private = 비공개
admin-in-memory = 메모리에 있음
admin-match-closed = 운영자가 종료함: { $reason }
admin-seat-free = 빈자리
admin-seat-invited = 빈자리, 초대 링크 있음
admin-online = 접속 중
admin-close = 대전 강제 종료
admin-close-text = 승자 없이 끝나고 카드가 공개됩니다. 되돌릴 수 없습니다.
admin-revoke = { $seat } 초대 링크 취소
admin-revoke-text = 그 링크로는 더는 들어올 수 없습니다. 대전을 만든 사람은 새 링크를 만들 수 있습니다.

admin-reports-open = 미처리 신고
admin-reports-closed = 처리한 신고
admin-report-title = { $category ->
    [name] 이름이나 글
    [behaviour] 행동
    [cheating] 부정행위
    [fault] 제대로 작동하지 않음
   *[other] 기타
} · { $when }
admin-report-about = 대상
admin-report-by = 신고한 사람
admin-report-seat = { $seat } 자리
admin-report-match = 대전
admin-report-gone = 정보를 삭제한 사람
admin-report-note = { $when }에 처리함: { $note }
admin-report-close = 처리 완료
admin-report-close-text = 어떻게 처리했는지 적어 주세요.
admin-report-reopen = 미처리로 되돌리기
admin-report-reopen-text = 미처리 신고 목록으로 돌아갑니다.

admin-act-command = 명령
admin-act-by = { $when }, { $operator }
admin-act-enter = 링크로 들어옴
admin-act-leave = 콘솔에서 나감
admin-act-link = 콘솔 링크를 만듦
admin-act-revoke-sessions = 운영자 세션을 모두 끝냄
admin-act-rename = 손님 이름을 바꿈
admin-act-mute = 글쓰기를 제한함
admin-act-unmute = 글쓰기 제한을 해제함
admin-act-ban = 차단함
admin-act-unban = 차단을 해제함
admin-act-close = 대전을 종료함
admin-act-revoke = 초대 링크를 취소함
admin-act-drain = 새 대전을 중단함
admin-act-end-drain = 새 대전을 다시 받기 시작함
admin-act-close-report = 신고를 처리함
admin-act-reopen-report = 신고를 미처리로 되돌림

problem-no-operator = 서버 운영자만 들어올 수 있습니다. “rumpus admin link” 명령을 실행하면 들어오는 링크가 나옵니다.
problem-no-such-link = 이미 쓴 링크이거나 너무 오래되었거나 없는 링크입니다. “rumpus admin link” 명령으로 다시 만들어 주세요.
problem-no-such-guest = 그런 손님은 없습니다.
problem-bad-time = 그 시간은 쓸 수 없습니다.
problem-bad-range = 차단할 수 없는 대역입니다. 203.0.113.0/24처럼 적고, 너무 넓거나 좁지 않게 하세요.
problem-own-range = 내가 접속한 대역입니다. 그래도 차단하려면 확인란을 선택하세요.
problem-already = 이미 같은 제재를 받고 있는 손님입니다. 기간을 바꾸려면 먼저 해제하세요.
problem-no-such-sanction = 적용 중인 제재가 아닙니다. 이미 끝났거나 해제되었습니다.
problem-no-drain = 새 대전을 중단한 상태가 아닙니다.
problem-no-invite = 이 자리에는 취소할 링크가 없습니다.
problem-changed = 그동안 바뀌었습니다. 새로고침해 주세요.
`];export{e as default};