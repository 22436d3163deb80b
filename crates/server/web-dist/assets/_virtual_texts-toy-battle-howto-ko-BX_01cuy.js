var e=[`# 토이 배틀을 하는 법과, 규칙서에서 찾을 때 쓰는 일상 낱말.

tb-howto-have = 내 부대
tb-howto-have-text = 부대 스무 개로 게임을 합니다. 뒷면이 보이게 섞어 둔 예비대에서 뽑아 거치대에 여덟 개까지 두며, 내 거치대는 나만 봅니다.
tb-howto-win = 이기는 두 가지 길
tb-howto-win-text = 적 사령부에 부대를 놓거나, 훈장을 정해진 수만큼 모으면 이깁니다. 지역을 둘러싼 기지를 모두 차지하면 그 훈장을 가져옵니다.
tb-howto-turn = 뽑거나 놓기
tb-howto-turn-text = 차례에는 하나만 합니다. 부대 두 개를 뽑거나, 거치대의 부대 하나를 놓습니다.
tb-howto-place = 이어진 곳에만
tb-howto-place-text = 부대를 놓을 곳은 내가 차지한 기지들을 거쳐 내 사령부와 이어져 있어야 합니다.
tb-howto-cover = 강한 부대가 덮는다
tb-howto-cover-text = 더 약한 적 부대 위에, 그리고 내 부대라면 무엇이든 그 위에 놓을 수 있습니다. 오리 꽥은 누구든 덮고, 누구든 꽥을 덮습니다.
tb-howto-effects = 부대의 효과
tb-howto-effects-text = 훅은 어느 기지에나 내려앉고, 점보는 옆에 있는 적 하나를 버리고, XB-42는 상대의 거치대에서 하나를 무작위로 버립니다. 효과는 부대를 놓을 때 쓸 수 있습니다.

search-words-toy-battle =
    오리 꽥 조커
    해골 스컬리
    선장 캡틴
    코끼리 점보
    해적 훅
    로봇 XB-42
    별 스타
    록시 로켓
    성 본부 사령부 기지
    훈장 점수
    먼저 선 시작
    연결 이어 길
    덮 위 더미 강한 약한 전투력
`];export{e as default};