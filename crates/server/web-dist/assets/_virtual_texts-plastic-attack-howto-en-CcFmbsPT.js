var e=[`# How to play both editions of Plastic Attack, and everyday words for the search of its rulebook.

pa-howto-have = An army of figures
pa-howto-have-text = Share 15 points of Power among your figures; a die shows the Power of each. A card says what special actions it has.
pa-howto-win = Take their figures
pa-howto-win-text = Attack the other armies and capture their figures. The last player with a figure standing wins.
pa-howto-turn = Draw and attack
pa-howto-turn-text = Every battle costs a card, so your turn begins with drawing until you hold four. Choose one of your figures and an opponent, who chooses a figure to defend.
pa-howto-turn-revised = Draw and attack
pa-howto-turn-revised-text = Every battle costs a card, so your turn begins with drawing until you hold three. Choose one of your figures and an opponent, who chooses a figure to defend.
pa-howto-battle = Card plus Power
pa-howto-battle-text = Both lay a card face down and open it together. Card plus Power: the attacker wins with an equal or higher total. Where a low card is enough, or none can win, save your high ones.
pa-howto-loss = Less Power, then captured
pa-howto-loss-text = A defender that is beaten loses 1 Power. At 0 it is captured. If the attack fails, nothing happens.
pa-howto-loss-revised = Wounded, then captured
pa-howto-loss-revised-text = A defender that is beaten is wounded and adds no Power any more. Wounded again, it is captured. If the attack fails, nothing happens.
pa-howto-action = Special actions
pa-howto-action-text = Win an attack with a card of 7 or more, and you may use the action of your figure for that card. King and Ace bring a captured figure home.
pa-howto-specials = What each special action does after a won attack

search-words-plastic-attack-2009 =
    life health power hit
    prisoner captive captured capture
    rescue recover free return save
    lie down vulnerable
    skip stun knock out miss lose turn
    king queen jack ace rank joker
    shuffle deck pile
    begin start first deal
    win goal aim
search-words-plastic-attack-revised = { search-words-plastic-attack-2009 }
`];export{e as default};