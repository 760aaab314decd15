### Dungeon Dive: what foes decide, and why.

dive-mind-chose = { $who } decides: { $what }.
dive-mind-chose-over = { $who } decides: { $what }; next best { $other }. { $settled }
dive-mind-goes-on = { $who } keeps attacking { $on }, who is down.
dive-mind-turns-away = { $who } leaves { $on } lying there.
dive-mind-at = { $what } on { $on }
dive-mind-walk = just move
dive-mind-walk-to = move towards { $on }
dive-mind-attack = attack
dive-mind-dash = dash
dive-mind-disengage = disengage
dive-mind-dodge = dodge
dive-mind-help = help
dive-mind-hide = hide
dive-mind-search = search
dive-mind-use-item = use an item
dive-mind-weighed = { $what }, worth { SIGNED($n) }
dive-mind-made-of = { $sum } ({ $parts })
dive-mind-part = { $why } { SIGNED($n) }
dive-mind-parts = { $a }, { $b }

## What counts for or against a choice.

dive-reason-damage = damage
dive-reason-drops = may drop someone
dive-reason-harms = other effects
dive-reason-helps = help for allies
dive-reason-price = cost
dive-reason-provokes = opportunity attacks
dive-reason-hazard = hazards
dive-reason-exposed = ends within reach
dive-reason-distance = distance
dive-reason-cover = cover
dive-reason-unseen = no line of sight
dive-reason-height = up high
dive-reason-others = where allies stand
dive-reason-alone = lone target
dive-reason-together = same target as allies
dive-reason-same = same target as before
dive-reason-nearer = other targets are nearer
dive-reason-blade = dislikes melee

## What made the difference.

dive-settled-alone = There was no other choice.
dive-settled-worth = It’s worth more.
dive-settled-nearest-death = A tie: the one closest to death.
dive-settled-most-damage = A tie: the one that did it the most damage lately.
dive-settled-lower-ac = A tie: the one that’s easier to hit.
dive-settled-nearer = A tie: the nearer one.
dive-settled-first = A tie: the first in marching order.
dive-settled-attention = It turns on the one that hurt it.
dive-settled-double = A double is better than nothing.

dice-dive-downed = downed target
