# What the pages with the rules say, in every game.

howto-title = How to play
howto-whole = The whole rulebook
howto-more = Everything else, and every special case, stands in the whole rulebook.
search-some = With some of these words
search-chapter = in { $chapter }

# Words of everyday life, for the search: those of one line find each other.
search-words =
    start begin begins began first setup prepare
    win winner victory goal aim object end over
    lose loser defeat end out
    end over finish
    kill destroy remove die dead death defeat capture eliminate out
    move walk go run travel roll advance movement speed
    shoot fire attack shot hit missile ranged
    fight battle attack combat strike hit
    draw take pick
    tie equal
    turn round
    put place play lay
    hide hidden secret
    see look open visible
    quit leave resign surrender stop
    time clock
    health life hurt injury injure wound wounded power damage
    soldier trooper figure troop unit character
    team army force
    map board table
    cheap cost price points
    luck random dice die chance roll
    hand cards rack
    many number size

# Words that say nothing about what is looked for.
search-little =
    a an the i me my you your we they it its he she do does did can could may must should would will is are am be been was were
    how what when where which why of in on at to from for with by and or if not so this that these those there have has had get
    one please tell explain rule rules game
