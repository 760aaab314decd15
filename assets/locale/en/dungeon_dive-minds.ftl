### Dungeon Dive: what foes decide, and why.

dive-mind-chose = { $who } decides: { $what }.
dive-mind-chose-over = { $who } decides: { $what }; next best { $other }. { $settled }
dive-mind-goes-on = { $who } goes on with { $on }, who is down.
dive-mind-turns-away = { $who } leaves { $on } lying there.
dive-mind-at = { $what } on { $on }
dive-mind-walk = only moving
dive-mind-weighed = { $what }, worth { $n }
dive-mind-made-of = { $sum } ({ $parts })
dive-mind-part = { $why } { SIGNED($n) }
dive-mind-parts = { $a }, { $b }

## What counts for or against a choice.

dive-reason-damage = damage
dive-reason-drops = may drop someone
dive-reason-harms = other harm
dive-reason-helps = help for allies
dive-reason-price = what it costs
dive-reason-provokes = opportunity attacks
dive-reason-hazard = hazards
dive-reason-exposed = ends within reach
dive-reason-distance = distance
dive-reason-cover = cover
dive-reason-unseen = no line of sight to it
dive-reason-height = up high
dive-reason-others = where allies stand
dive-reason-alone = target alone
dive-reason-together = target others attack
dive-reason-same = same target as before
dive-reason-nearer = others are nearer
dive-reason-blade = would rather not strike

## What made the difference.

dive-settled-alone = There was nothing else.
dive-settled-worth = It’s worth more.
dive-settled-nearest-death = As good as each other: it takes the one nearest to death.
dive-settled-most-damage = As good as each other: it takes the one that hurt it most lately.
dive-settled-lower-ac = As good as each other: it takes the one that is easier to hit.
dive-settled-nearer = As good as each other: it takes the nearer one.
dive-settled-first = As good as each other: it takes the first in marching order.
dive-settled-attention = The one that hurt it has its attention.
dive-settled-double = A double is better than no one.

dice-dive-downed = the one who is down
