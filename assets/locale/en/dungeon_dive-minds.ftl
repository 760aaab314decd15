### Dungeon Dive: what foes decide, and why.

dive-mind-chose = { $who } decides: { $what }.
dive-mind-chose-over = { $who } decides: { $what }; next best { $other }. { $settled }
dive-mind-goes-on = { $who } keeps attacking { $on }, who is down.
dive-mind-turns-away = { $who } leaves { $on } lying there.
dive-mind-at = { $what } on { $on }
dive-mind-walk = just moving
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
dive-reason-height = higher ground
dive-reason-others = where allies stand
dive-reason-alone = lone target
dive-reason-together = target of allies
dive-reason-same = same target as before
dive-reason-nearer = other targets are nearer
dive-reason-blade = dislikes melee

## What made the difference.

dive-settled-alone = It had no other choice.
dive-settled-worth = It’s worth more.
dive-settled-nearest-death = It’s a tie, so it picks the one closest to death.
dive-settled-most-damage = It’s a tie, so it picks the one that hurt it most lately.
dive-settled-lower-ac = It’s a tie, so it picks the one that’s easier to hit.
dive-settled-nearer = It’s a tie, so it picks the nearer one.
dive-settled-first = It’s a tie, so it picks the first in your marching order.
dive-settled-attention = It turns on the one that hurt it.
dive-settled-double = A double is better than nothing.

dice-dive-downed = downed target
