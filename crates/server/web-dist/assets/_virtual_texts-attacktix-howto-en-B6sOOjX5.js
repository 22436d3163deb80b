var e=[`# How to play Attacktix, and everyday words for the search of its rulebook.

at-howto-have = Figures that roll
at-howto-have-text = Your force is worth the points agreed on. Each figure rolls on a wheel and has one weapon. More figures wait as Back-Up.
at-howto-win = Be the last one standing
at-howto-win-text = A player with no upright figure in play at the end of a turn loses. Points are what a force costs; they decide only a game that turn 60 ends.
at-howto-move = Move first
at-howto-move-text = The window shows a figure’s Speed: it may roll that many clicks, called tix. The wheel turns with it, so the Speed changes. Its colour counts only in cover. Move as many figures as you like.
at-howto-attack = Then attack
at-howto-attack-text = Attack with up to two figures. Aim, then fire a missile or swing the weapon at a figure close by.
at-howto-fall = Knocked over is out
at-howto-fall-text = The blow is worked out like real plastic: what it knocks over is defeated, your own figures too.
at-howto-ability = A star may save it
at-howto-ability-text = A ★ beside the number means that a second window, below the base, is white. A figure that falls on a ★ may use its special ability: it may even stand up again.

search-words-attacktix =
    gun launcher missile bolt shoot shot ranged
    sword slash melee swing
    walk roll move tix tik
    giant mega battle master
    fall topple knock over domino
    power special ability
    revive return back rally stand up
    reserve back-up backup
    wall barrier cover terrain obstacle
    begin start setup placed place line
    die dead kill defeat knock fall
    spin grind wheel
    reload load
    edge ring-out off
`];export{e as default};