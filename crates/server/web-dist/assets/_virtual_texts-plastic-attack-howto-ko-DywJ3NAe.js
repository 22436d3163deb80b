var e=[`# 플라스틱 어택 두 판본을 하는 법과, 규칙서에서 찾을 때 쓰는 일상 낱말.

pa-howto-have = 피겨 군단
pa-howto-have-text = 파워 점수 15점을 자기 피겨들에게 나누어 줍니다. 파워는 주사위에, 특수 행동은 캐릭터 카드에 나와 있습니다.
pa-howto-win = 피겨를 빼앗기
pa-howto-win-text = 다른 군단을 공격해 피겨를 포획합니다. 피겨가 마지막까지 서 있는 사람이 이깁니다.
pa-howto-turn = 뽑고 공격하기
pa-howto-turn-text = 전투마다 카드를 한 장 씁니다. 그래서 내 차례는 손패가 네 장이 될 때까지 뽑으며 시작합니다. 내 피겨 하나와 상대를 고르면, 상대가 맞설 피겨를 고릅니다.
pa-howto-turn-revised = 뽑고 공격하기
pa-howto-turn-revised-text = 전투마다 카드를 한 장 씁니다. 그래서 내 차례는 손패가 세 장이 될 때까지 뽑으며 시작합니다. 내 피겨 하나와 상대를 고르면, 상대가 맞설 피겨를 고릅니다.
pa-howto-battle = 카드에 파워를 더하기
pa-howto-battle-text = 둘 다 카드를 뒤집어서 내고 함께 뒤집습니다. 카드 값과 파워를 더해, 공격하는 쪽이 높거나 같으면 이깁니다. 낮은 카드로 충분하거나 어차피 못 이길 때는 높은 카드를 아끼세요.
pa-howto-loss = 파워가 다하면 포획
pa-howto-loss-text = 진 방어 피겨는 파워가 1 줄어듭니다. 0이 되면 포획됩니다. 공격이 실패하면 아무 일도 없습니다.
pa-howto-loss-revised = 부상, 그다음은 포획
pa-howto-loss-revised-text = 진 방어 피겨는 부상을 입어 파워를 더하지 못합니다. 또 부상을 입으면 포획됩니다. 공격이 실패하면 아무 일도 없습니다.
pa-howto-action = 특수 행동
pa-howto-action-text = 7 이상의 카드로 공격해 이기면, 내 피겨의 캐릭터 카드에서 그 카드에 적힌 특수 행동을 할 수 있습니다. K나 A로는 포획된 내 피겨를 되찾습니다.
pa-howto-specials = 공격에 성공했을 때 쓰는 특수 행동

search-words-plastic-attack-2009 =
    생명 체력 파워
    포로 포획 잡
    구출 구하 되찾 돌아
    쉬 쉬는 쉴 잃 기절 건너
    카드 손패 뽑 더미 트럼프
    먼저 선 시작 나누어
    지나요 패배 포획
search-words-plastic-attack-revised = { search-words-plastic-attack-2009 }
`];export{e as default};