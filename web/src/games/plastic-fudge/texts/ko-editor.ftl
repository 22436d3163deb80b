# 플라스틱 퍼지의 전장 편집기.

fw-board-name = 전장 이름
fw-board-unnamed = 이름 없는 전장
fw-board-new = 나의 전장
fw-board-clear = 탁자 비우기
fw-board-good = 규칙에 맞는 전장입니다.
fw-preview = 입체로 보기
fw-saved-boards = 이 기기에 저장한 전장
fw-saved-boards-none = 아직 저장한 것이 없습니다.
fw-ready-boards = 게임에 딸린 전장

fw-canvas = 위에서 본 탁자. 화살표 키로 고른 것을 옮기고, R로 돌리고, Delete로 없앱니다.
fw-canvas-keys = 화살표 키로 고른 것을 1인치(Shift 3인치, Alt ¼인치) 옮기고, R로 돌리고, D로 복제하고, Delete로 없앱니다. 격자 한 칸은 3인치입니다.
fw-tool = 포인터가 하는 일
fw-tool-pick = 고르고 옮기기
fw-tool-rect = 직사각형 그리기
fw-tool-polygon = 꼭짓점 찍기
fw-add-table = 탁자에 놓기
fw-add-pool = 더미에 넣기
fw-snap = ¼인치에 맞추기
fw-pool-view = 이 지형은 플레이어들이 십자를 중심으로 놓습니다.
fw-pool-back = 탁자로 돌아가기
fw-said-piece = { JOSA($id, "을/를") } 놓았습니다.

fw-piece-of = 지형 { $id }: { $piece }
fw-piece-kind = 지형
fw-piece-height = 높이(인치)
fw-piece-at = { $width } × { $depth }인치, 위치 { $x }, { $y }
fw-to-pool = 더미로
fw-to-table = 탁자로
fw-to-front = 맨 위로
fw-to-back = 맨 아래로
fw-to-polygon = 다각형으로 바꾸기
fw-west = 서쪽
fw-south = 남쪽
fw-east = 동쪽
fw-north = 북쪽
fw-corners = 꼭짓점 { $count }개
fw-corner-split = 꼭짓점 { $n } 뒤에 꼭짓점 더하기
fw-corner-remove = 꼭짓점 { $n } 빼기
fw-on-table = 탁자 위
fw-on-table-none = 아직 아무것도 없습니다.
fw-in-pool = 플레이어들이 놓는 것
fw-in-pool-none = 없습니다. 모든 지형이 처음부터 놓여 있습니다.

fw-story = 무엇을 두고 싸우는가
fw-table = 탁자
fw-width = 너비(인치)
fw-depth = 깊이(인치)
fw-zone-of = { $side } 배치 구역
fw-zone-shape = 어디에
fw-zone-north = 북쪽 가장자리
fw-zone-east = 동쪽 가장자리
fw-zone-south = 남쪽 가장자리
fw-zone-west = 서쪽 가장자리
fw-zone-near = 한 점의 둘레
fw-radius = 반지름
fw-deep = 깊이
fw-flag = 빼앗을 깃발
fw-flag-owner = 지키는 편
fw-camp = 지형을 놓을 수 없는 진지
fw-radio-rules = 무전 규칙

fw-fault-word = id가 "{ $word }"입니다. 영문 소문자, 숫자, 붙임표로 32자까지입니다.
fw-fault-name = { $characters ->
    [0] 전장에 이름이 있어야 합니다.
   *[other] 이름이 { $characters }자입니다. 줄을 바꾸지 않고 1자부터 40자까지입니다.
}
fw-fault-story = 이야기가 { $characters }자입니다. 400자까지 쓸 수 있습니다.
fw-fault-table = 탁자가 { $width } × { $depth }인치입니다. 둘 다 12부터 120까지여야 합니다.
fw-fault-too-many-pieces = 탁자 위에 지형이 { $pieces }개 있습니다. { $most }개까지입니다.
fw-fault-too-many-pieces-pool = 놓을 지형이 { $pieces }개 있습니다. { $most }개까지입니다.
fw-fault-same-id-piece = 이름이 { $piece }인 지형이 둘 있습니다. 저마다 달라야 합니다.
fw-fault-reserved-id = 지형 이름이 { $piece }입니다. g1, t1, m1 같은 이름은 유닛과 표식의 것입니다.
fw-fault-outline = { $piece }: 직사각형이나 꼭짓점 가운데 하나가 있어야 합니다.
fw-fault-polygon = { $piece }: 윤곽이 바르지 않습니다. 변이 서로 만나거나 가로지르면 안 되고, 어느 정도 폭이 있어야 합니다.
fw-fault-off-table = { JOSA($piece, "이/가") } 탁자 가장자리를 넘습니다.
fw-fault-too-wide = { JOSA($piece, "이/가") } 자기 중심에서 24인치보다 멀리 뻗습니다. 제대로 놓을 수 없습니다.
fw-fault-height = { $piece }의 높이가 { $height }인치입니다. 0부터 36까지입니다.
fw-fault-hole = { $piece }: 구멍이 잘못되었습니다. 32개까지, 반지름은 12인치까지입니다.
fw-fault-camp = 진지는 탁자 위의 직사각형이어야 합니다.
fw-fault-flag-off-table = 깃발이 탁자 위에 없습니다.
fw-fault-flag-closed = 깃발이 아무도 들어갈 수 없는 { $piece } 안에 있습니다.
fw-fault-zone = { $side }의 배치 구역은 탁자 위에 있고 깊이가 3인치는 되어야 합니다.
fw-fault-zones-overlap = 초록과 황갈의 배치 구역이 겹칩니다. 적 한가운데에는 배치하지 않습니다.
fw-fault-crowded = { $side }의 배치 구역에는 막힌 땅을 빼면 보병 { $room }명의 자리가 있습니다. 40명의 자리가 있어야 합니다.
