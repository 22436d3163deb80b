var e=[`# 어택틱스를 하는 법과, 규칙서에서 찾을 때 쓰는 일상 낱말.

at-howto-have = 굴러가는 피겨
at-howto-have-text = 전투 부대의 점수는 미리 정합니다. 피겨는 바퀴로 굴러가고 무기가 하나 있습니다. 다른 피겨는 예비 부대에서 기다립니다.
at-howto-win = 끝까지 서 있기
at-howto-win-text = 차례가 끝날 때 서 있는 피겨가 게임에 하나도 없으면 집니다.
at-howto-move = 먼저 이동
at-howto-move-text = 창에 나온 속도만큼의 틱까지 굴러갑니다. 바퀴가 함께 돌아 속도도 바뀝니다. 피겨를 몇이든 움직일 수 있습니다.
at-howto-attack = 그다음 공격
at-howto-attack-text = 피겨 둘까지 공격합니다. 겨눈 다음 미사일을 쏘거나 가까이 있는 피겨에게 무기를 휘두릅니다.
at-howto-fall = 넘어지면 격파
at-howto-fall-text = 진짜 플라스틱처럼 부딪히는 힘을 계산합니다. 넘어진 피겨는 격파됩니다. 자기 피겨도 마찬가지입니다.
at-howto-ability = 받침 바닥의 운
at-howto-ability-text = 격파된 피겨의 받침 바닥에 있는 창을 봅니다. 희면 특수 능력을 씁니다. 다시 일어서기도 합니다.

search-words-attacktix =
    총 발사기 미사일 쏘 원거리
    칼 베기 근접 휘두르
    걷 구르 굴러 이동 틱
    거대 메가 배틀
    넘어 쓰러 도미노
    힘 특수 능력
    부활 돌아 복귀 일어
    예비 대기
    벽 장벽 엄폐 지형 장애물
    시작 놓- 출발선 선
    섞 바퀴
    장전 채우 채워 채운
    죽- 격파 넘어
    가장자리 장외
`];export{e as default};