# What happened, in sentences.
at-log-grind = { $figure } is ground: { $window }.
at-log-coin = The coin shows { $colour }: { $seat } begins.
at-log-coin-dispute = The coin shows { $colour }; { $seat } called.
at-log-side = { $seat } takes its side: { $side }.
at-log-placed-hidden = { $seat } places a figure.
at-log-placed = { $figure } is placed at the line ({ $at }).
at-log-placed-ahead = { $figure } is placed at the line ({ $at }) and advances { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }.
at-log-ready = { $seat } is ready.
at-log-opened = All figures stand on the table.
at-log-turn = Turn { $number }: { $seat }, { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
  }
at-log-turned = { $figure } stays where it is and faces { $degrees }°.
at-log-moved = { $figure } moves { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  }; its window shows { $window }.
at-log-moved-stopped = { $figure } moves { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  } and is stopped by terrain; its window shows { $window }.
at-log-pushed = { $figure } moves { $tix ->
    [one] 1 tik
   *[other] { $tix } tix
  } and pushes { $object }; its window shows { $window }.
at-log-moves-ended = { $seat } is done with moving.
at-log-moves-ended-covered = { $seat } is done with moving; in cover: { $covered }.
at-log-base-turned = { $figure } turns its base to { $degrees }°.
at-log-section = { $section } is gone.
at-log-section-by = { $figure } destroys { $section }.
at-log-object-fell = { $object } falls over.
at-log-object-moved = { $object } is moved.
at-log-object-fell-by = { $object } falls over, hit by { $seat }’s attack.
at-log-object-moved-by = { $object } is moved by { $seat }’s attack{ $length }.
at-log-by-cm = , { $cm } cm
at-log-rolled = Rolled: { $figures }.
at-log-object-removed = { $object } is off the table.
at-log-shifted = { $figure } is shifted to { $at }; its window shows { $window }.
at-log-attack = { $figure } attacks with its { $weapon } ({ $aim }). { $shaken } { $wound } { $blows } { $shifted }
at-log-shot = { $figure } fires missile { $shot } of its { $weapon }: { $aim }. { $shaken } { $wound } { $blows } { $shifted }
at-log-attack-at = { $figure } attacks { $target } with its { $weapon }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shoots-at = { $figure } shoots at { $target } with its { $weapon }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shot-at = { $figure } fires missile { $shot } of its { $weapon } at { $target }. { $shaken } { $wound } { $blows } { $shifted }
at-log-shaken = The hand shakes: { $off }.
at-log-held-back = Something was in the way: wound to { $percent } % only.
# Says only that the base has moved. Its figure may be defeated: its latch may have opened, or it may be off the table.
at-log-shoved = Shoved but not knocked over: { $figures }.
# Where an attack hit a figure, and what that did: "hit low, at the legs, from 11.1 tix away, shoved 0.5 tix"
at-hit = hit { $where }
at-hit-low = hit low, { $where }
at-hit-high = hit high, { $where }
at-hit-from = { $hit }, from { $length } away
at-hit-shoved = shoved { $far }
at-hit-named = { $figure } ({ $hit })
# Why a figure that was hit did not fall
at-stood-low = The hit was low, { $where }, where a push tips little: the figure leaned only { $lean }°.
at-stood-edge = The hit was { $where }, but near the edge, where a push turns more than it tips: the figure leaned only { $lean }°.
at-stood-weak = The hit was { $where }, but too weak to tip the figure: it leaned only { $lean }°.
at-log-shook = The hand shook.
at-log-missed = It hits nobody.
# Why an attack hit nobody
at-miss-met = The missile first met { $thing }.
at-miss-held = It hit { $target }, but did not knock it over.
at-miss-over = The missile flew over { $target }.
at-miss-short = The missile fell short of { $target }.
at-miss-beside = The missile passed beside { $target }.
at-miss-nothing = The missile met nobody on its way.
at-miss-reach = The weapon reaches { $reach }; the nearest enemy stood { $far } away.
at-miss-far = No enemy was within reach.
at-miss-swing = The weapon passed beside every enemy within reach.
at-log-switch = The { $part } switch of { $figure } trips ({ $impulse } g cm/s).
at-log-switch-held = The { $part } switch of { $figure } holds ({ $impulse } g cm/s).
at-log-shock = The blow on the { $part } of { $figure } opens its latch ({ $impulse } g cm/s).
at-log-shock-held = The blow on the { $part } of { $figure } is too weak ({ $impulse } g cm/s).
at-part-left = left
at-part-right = right
at-part-torso = torso
at-part-head = head
at-log-defeat = { $figure } is defeated: { $why }{ $by }{ $hit }. { $special }
at-log-defeat-hit = { $figure } is defeated{ $hit }. { $special }
at-cause-fall = it was knocked over
at-cause-lean = it leans, or its base is off the surface
at-cause-ring-out = it is off the table
at-cause-latch = its latch opened
at-cause-take-down = a special took it down
at-cause-resignation = its player gave up
at-log-by = , by { $figure }
at-log-by-own = , by { $figure } of its own side
at-log-hit = { " " }({ $hit })
at-log-window-white = Its wheel stood on a star, so { $special } may work.
at-log-window-blank = Its wheel stood on no star, so { $special } does not work.
at-log-window-own = Its own side felled it, so { $special } does not work in this game.
at-special-was-used = Its wheel stood on a star: { $special } works.
at-special-was-failed = Its wheel stood on a star, but { $special } finds nothing to act on.
at-special-was-declined = Its wheel stood on a star, but { $special } is declined.
at-log-special-used = { $ability } of { $figure } is used. { $does }
at-log-special-used-on = { $ability } of { $figure } is used on { $targets }. { $does }
at-log-special-failed = { $ability } of { $figure } finds nothing to act on and has no effect. Its card says: { $does }
at-log-special-too-many = { $ability } of { $figure } fails: no more than 32 specials are used in a turn.
at-log-special-declined = { $seat } declines { $ability } of { $figure }.
at-log-restored = { $figure } is set upright again.
at-log-return-short = { $figure } comes back into play.
at-log-return = { $figure } comes into play from { $from }, at { $at }.
at-from-pool = its own figures
at-from-in-play = the table
at-from-lying = where it lay
at-from-backup = the Back-Up force
at-from-defeated = the Defeated area
at-log-capture = { $figure } now belongs to { $seat }.
at-log-pinned = { $figure } may not move in its next turn.
at-log-extra = { $seat } has { $extra ->
    [one] 1 more attack
   *[other] { $extra } more attacks
  } in its next turn.
at-log-to-defeated = { $figure } goes to the Defeated area.
at-log-bot-choice = { $seat } was silent; the table chose.
at-log-pass = { $seat } passes.
at-log-disputed = { $seat } opens a dispute: “{ $about }”
at-log-dispute = { $called } was called and { $colour } came up: { $seat } is right.
at-log-dropped = { $seat } has no figure left and drops out.
at-log-resigned = { $seat } gives up.
at-log-won = { $winners } wins. { $how }
at-log-won-places = { $winners } wins. { $how } Places: { $places }
at-log-draw = A draw. { $how }
at-place = { $place }. { $seats }

# What each attack of the other players did, at the start of a turn
at-figure-yours = your { $figure }
at-each-hit = { $figure } hit { $hits }.
at-each-down = { $figure } (down, { $points } points)
at-each-stands = { $figure } (still stands)
at-each-struck = { $figure } landed a blow that counts.
at-each-thing = { $figure } hit no figure, only things.
at-each-missed = { $figure } missed { $target }.
at-each-nobody = { $figure } hit nobody.
at-each-also = Also down: { $figures }.
