var e=[`# What the pages with the rules say, in every game.

howto-title = How to play
howto-whole = The whole rulebook
howto-more = Everything else, and every special case, stands in the whole rulebook.
search-some = With some of these words

# Words of everyday life, for the search: those of one line find each other.
search-words =
    start begin begins began beginning setup prepare
    first start begin
    win won winner victory goal
    lose lost loser
    end over finish
    kill destroy remove die dead death defeat capture eliminate
    move walk run travel advance push
    shoot fire attack shot missile ranged
    fight battle attack combat strike hit
    draw drew take pick
    tie equal draw
    turn round
    put place play lay
    hide hidden secret
    see look open visible
    quit leave resign surrender giving give-up giveup
    time clock
    health life hurt injury injure wound wounded power damage
    soldier trooper figure troop unit character
    team army force
    map board table
    cheap cost price points
    luck random dice chance roll
    hand cards rack

# Words that say nothing about what is looked for.
search-little =
    a an the i me my you your we they it its he she do does did can could may must should would will is are am be been was were
    how what when where which who why of in on at to from for with by and or if not so up away this that these those there have
    has had get go goes happen happens many much one please tell explain rule rules game
`];export{e as default};