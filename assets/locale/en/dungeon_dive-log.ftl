### Dungeon Dive: the log, and what crosses the table.

dive-log-unsaid = Nothing.
dive-log-won = Victory
dive-log-lost = Defeat
dive-log-map = { $map }: { $light }
dive-log-light-bright = bright light
dive-log-light-dim = dim light
dive-log-light-darkness = darkness
dive-log-seated = { $who } is here.
dive-log-came = { $who } is waiting here.

## Turns
dive-log-initiative = { $who }: initiative { $n }.
dive-log-order = Turn order: { $all }.
dive-log-round = Round { $n }
dive-log-takes-attack = { $who } attacks.
dive-log-dashes = { $who } dashes.
dive-log-disengages = { $who } disengages.
dive-log-dodges = { $who } dodges.
dive-log-helps = { $who } helps an ally.
dive-log-hides = { $who } tries to hide.
dive-log-searches = { $who } searches.
dive-log-uses-item = { $who } uses an item.
dive-log-got-action = { $who } gets another action.
dive-log-stepped = { $who } moves.
dive-log-got-up = { $who } gets up.
dive-log-flew = { $n ->
    [0] { $who } lands.
   *[other] { $who } is flying { $n } feet up.
}
dive-log-door-opened = { $who } opens a door.
dive-log-door-closed = { $who } closes a door.
dive-log-door-forced = The door gives way.
dive-log-ordered = { $who } gives an order.
dive-log-summoned = { $who } appears.
dive-log-vanished = { $who } is gone.
dive-log-shifted = { $who } is moved.
dive-log-pushed = { $who } is pushed back { $n } feet.
dive-log-pulled = { $who } is pulled { $n } feet.
dive-log-dragged = { $who } is dragged { $n } feet.
dive-log-teleported = { $who } teleports.
dive-log-swapped = { $who } and { $on } swap places.
dive-log-dropped = { $who } falls { $n } feet and takes { $damage } damage.
dive-log-wields = { $who } draws the { $weapon }.
dive-log-puts-away = { $who } frees a hand.
dive-log-lost-weapon = The { $weapon } is on the ground.
dive-log-picked-up = { $who } picks up { $weapon }.
dive-log-the = the { $thing }
dive-log-of = { $who }’s { $thing }
dive-log-readied-strike = { $who } readies an attack on the first foe within reach.
dive-log-readied-shot = { $who } readies an attack on the first foe within range.
dive-log-fight-won = The last foe is down.
dive-log-fight-lost = The party is beaten.

## Attacks
dive-log-rolled = { $n } against { $needed }
dive-log-attack-hits = { $who } hits { $on } with the { $weapon } ({ $rolled }).
dive-log-attack-misses = { $who } misses { $on } with the { $weapon } ({ $rolled }).
dive-log-attack-critical = { $who } scores a critical hit on { $on } with the { $weapon } ({ $rolled }).
dive-log-bare-hits = { $who } hits { $on } with bare hands ({ $rolled }).
dive-log-bare-misses = { $who } misses { $on } with bare hands ({ $rolled }).
dive-log-bare-critical = { $who } scores a critical hit on { $on } with bare hands ({ $rolled }).
dive-log-throw-hits = { $who } throws the { $weapon } and hits { $on } ({ $rolled }).
dive-log-throw-misses = { $who } throws the { $weapon } and misses { $on } ({ $rolled }).
dive-log-throw-critical = { $who } throws the { $weapon } and scores a critical hit on { $on } ({ $rolled }).
dive-log-spell-hits = It hits { $on } ({ $rolled }).
dive-log-spell-misses = It misses { $on } ({ $rolled }).
dive-log-spell-critical = It’s a critical hit on { $on } ({ $rolled }).
dive-log-spell-hits-it = It hits ({ $rolled }).
dive-log-spell-misses-it = It misses ({ $rolled }).
dive-log-spell-critical-it = It’s a critical hit ({ $rolled }).
dive-log-misses-after-all = Now it misses { $on }.
dive-log-hits-still = It still hits { $on }.
dive-reason-advantage = Advantage: { $why }.
dive-reason-disadvantage = Disadvantage: { $why }.
dive-why-unseen = unseen
dive-why-far = long range
dive-why-pressed = a foe within 5 feet
dive-why-heavy = a heavy weapon in small hands
dive-why-armour = armour

## Harm and healing
dive-log-amount = { $n } { $kind }
dive-log-damage = Damage: { $parts }.
dive-log-halved = The damage is halved.
dive-log-lessened = It does { $n } less damage.
dive-log-hurt = { $on } takes { $parts } damage.
dive-log-hurt-of = { $on } takes { $parts } damage (rolled { $n }).
dive-log-hurt-temporary = { $on } takes { $parts } damage, { $n } of it past the temporary hit points.
dive-log-unhurt = { $on } takes no damage.
dive-log-healed = { $on } regains { $n ->
    [one] 1 hit point.
   *[other] { $n } hit points.
}
dive-log-temporary = { $on } gets { $n ->
    [one] 1 temporary hit point.
   *[other] { $n } temporary hit points.
}
dive-log-most = { $on }: hit point maximum { SIGNED($n) }.
dive-log-is-up = { $on } is up with 1 hit point.
dive-log-clings = { $on } clings on with 1 hit point.
dive-log-dying = { $on } goes down and is dying.
dive-log-death-failure = { $on } suffers a failed death save.
dive-log-stable = { $on } is stable.
dive-log-hero-dies = { $on } dies.
dive-log-foe-dies = { $on } is slain.
dive-log-death-save = { $who } rolls a death save ({ $n }): { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}, { $failures ->
    [one] 1 failure.
   *[other] { $failures } failures.
}
dive-log-death-up = { $who } rolls a death save ({ $n }) and comes round with 1 hit point.
dive-log-death-stable = { $who } passes a third death save ({ $n }) and is stable.
dive-log-death-dead = { $who } fails a third death save ({ $n }) and dies.
dive-log-exhausted = { $on } has { $n ->
    [0] no exhaustion left.
    [one] 1 level of exhaustion.
   *[other] { $n } levels of exhaustion.
}

## Spells and whatever else is done
dive-log-casts = { $who } casts { $what }.
dive-log-casts-on = { $who } casts { $what } at { $targets }.
dive-log-casts-higher = { $who } casts { $what } with a { $circle }-circle slot.
dive-log-casts-higher-on = { $who } casts { $what } at { $targets } with a { $circle }-circle slot.
dive-log-ritual = { $who } casts { $what } as a ritual.
# What is used, by the key of its name where there is a word of its own.
dive-log-uses = { $who } { $act ->
        [dive-act-turn-invisible] turns invisible
        [dive-act-enlarge] grows larger
        [dive-act-reckless] attacks recklessly
        [dive-act-entangle] makes the ground sprout vines
        [dive-act-faerie-fire] calls up faerie fire
        [dive-act-ethereal-jaunt] fades out of this world
        [dive-act-luring-song] sings its luring song
        [dive-act-acid-breath] breathes acid
        [dive-act-blinding-breath] breathes blinding dust
        [dive-act-cold-breath] breathes cold
        [dive-act-fire-breath] breathes fire
        [dive-act-frost-breath] breathes frost
        [dive-act-petrifying-breath] breathes petrifying gas
        [dive-act-slowing-breath] breathes slowing gas
        [dive-act-steam-breath] breathes steam
        [dive-act-acid-spray] sprays acid
        [dive-act-fetid-cloud] gives off a fetid cloud
        [dive-act-shadow-stealth] melts into the shadows
        [dive-gear-torch] lights a torch
        [dive-gear-candle] lights a candle
        [dive-gear-lamp] lights a lamp
        [dive-gear-lantern] lights a hooded lantern
        [dive-gear-oil] pours out a flask of oil and sets it alight
        [dive-gear-ball-bearings] scatters ball bearings
        [dive-gear-caltrops] scatters caltrops
        [dive-gear-hunting-trap] sets a hunting trap
        [dive-gear-basic-poison] coats a weapon with poison
        [dive-gear-antitoxin] drinks a vial of antitoxin
       *[other] uses { $what }
    }.
dive-log-uses-on = { $who } { $act ->
        [dive-act-acid-breath] breathes acid at { $targets }
        [dive-act-blinding-breath] breathes blinding dust at { $targets }
        [dive-act-cold-breath] breathes cold at { $targets }
        [dive-act-fire-breath] breathes fire at { $targets }
        [dive-act-frost-breath] breathes frost at { $targets }
        [dive-act-petrifying-breath] breathes petrifying gas at { $targets }
        [dive-act-slowing-breath] breathes slowing gas at { $targets }
        [dive-act-steam-breath] breathes steam at { $targets }
        [dive-act-acid-spray] sprays acid at { $targets }
        [dive-act-luring-song] sings its luring song to { $targets }
        [dive-act-blink] blinks away and turns on { $targets }
        [dive-act-charm] tries to charm { $targets }
        [dive-act-engulf] tries to engulf { $targets }
        [dive-act-possession] tries to possess { $targets }
        [dive-act-reel] reels in whoever it holds
        [dive-act-scare] tries to scare { $targets }
        [dive-act-vicious-mockery] mocks { $targets }
        [dive-gear-healers-kit] treats { $targets } with a healer’s kit
       *[other] uses { $what } on { $targets }
    }.
dive-log-drinks = { $who } { $act ->
        [dive-item-salve-of-clear-eyes] rubs in { $thing }
        [dive-item-oil-of-slipperiness] rubs in { $thing }
       *[other] drinks { $thing }
    }.
dive-log-gives-to-drink = { $who } gives { $targets } { $thing }.
dive-log-because-of = Because of { $what }, { $told }
dive-log-thanks-to = Thanks to { $what }, { $told }
dive-log-undone = The spell fizzles.
dive-log-aimed = The target is now { $on }.
dive-log-dice-rolled = Rolled { $n } in all.
dive-log-save-passed = { $on } makes the { $ability } save ({ $rolled }).
dive-log-save-failed = { $on } fails the { $ability } save ({ $rolled }).
dive-log-save-lost = { $on } automatically fails the { $ability } save.
dive-log-check-passed = { $who } makes the { $what } check ({ $rolled }).
dive-log-check-failed = { $who } fails the { $what } check ({ $rolled }).
dive-log-plain-save-passed = { $who } makes the save ({ $rolled }).
dive-log-plain-save-failed = { $who } fails the save ({ $rolled }).
dive-log-contest-won = { $who } against { $on }, { $n } to { $other }: { $who } wins.
dive-log-contest-lost = { $who } against { $on }, { $n } to { $other }: { $on } holds out.
dive-log-grapple-won = { $who } grapples { $on } ({ $n } to { $other }).
dive-log-grapple-lost = { $who } tries to grapple { $on } and fails ({ $n } to { $other }).
dive-log-shove-won = { $who } shoves { $on } away ({ $n } to { $other }).
dive-log-shove-lost = { $who } tries to shove { $on } away and fails ({ $n } to { $other }).
dive-log-knock-down-won = { $who } shoves { $on } to the ground ({ $n } to { $other }).
dive-log-knock-down-lost = { $who } tries to shove { $on } to the ground and fails ({ $n } to { $other }).
dive-log-escape-won = { $who } breaks { $on }’s grip ({ $n } to { $other }).
dive-log-escape-lost = { $who } can’t break { $on }’s grip ({ $n } to { $other }).
dive-log-saved-again = { $who } shakes it off ({ $rolled }).
dive-log-not-saved-again = { $who } can’t shake it off ({ $rolled }).
dive-log-condition = { $on } is { $what }.
dive-log-condition-over = { $on } is no longer { $what }.
dive-log-surprised = { $all } { $n ->
        [one] is
       *[other] are
    } surprised.
dive-log-no-longer-surprised = { $all } { $n ->
        [one] is
       *[other] are
    } no longer surprised.
dive-log-over-of = What { $who } did to { $on } wears off.
dive-log-over = { $what } ends on { $on }.
dive-log-concentrates = { $who } concentrates on { $what }.
dive-log-concentration-held = { $who } keeps concentrating ({ $rolled }).
dive-log-concentration-lost = { $who } loses concentration ({ $rolled }).
dive-log-let-go = { $who } stops concentrating on { $what }.
dive-log-zone = { $what } covers { $n ->
    [one] 1 square.
   *[other] { $n } squares.
}
dive-log-zone-gone = { $what } ends.
dive-log-picture-fooled = { $who } aims at a false image of { $on }.
dive-log-picture-seen = { $who } aims at { $on }, not at a false image.
dive-log-picture-gone = One of { $on }’s false images is gone.
dive-log-used-up = { $who } uses up the { $thing }.
dive-log-hit-dice-back = { $who } gets back { $n ->
    [one] 1 hit die.
   *[other] { $n } hit dice.
}
dive-log-charges-back = { $who }’s { $thing } regains { $n ->
    [one] 1 charge.
   *[other] { $n } charges.
}
dive-log-most-set = { $who }’s hit point maximum is now { $n }.
dive-log-recharged = { $who } can use the { $what } again.
dive-log-not-recharged = { $who } can’t use the { $what } again yet.

## Across the table
dive-banner-round = Round { $n }
dive-banner-critical = Critical hit
dive-banner-countered = Countered
dive-banner-down = { $who } is down
dive-banner-dead = { $who } is dead

## Dice rolled by hand
dive-roll-attack = { $who } attacks { $on }: { $dice } against AC { $n }.
dive-roll-attack-images = { $who } attacks { $on } or one of their images: { $dice } against the AC of whichever it is.
dive-roll-damage = { $who } hits { $on }: roll for damage.
dive-roll-save = { $who } rolls the { $ability } save: { $dice } against DC { $n }.
dive-roll-again = { $who } tries to shake it off: { $dice } against DC { $n }.
dive-roll-concentrate = { $who } tries to keep concentrating: { $dice } against DC { $n }.
dive-roll-death = { $who } rolls a death save: { $dice } against DC { $n }.

## Dice, by what they are rolled for
dice-dive-attack = attack
dice-dive-check = check
dice-dive-concentration = concentration
dice-dive-contest = contest
dice-dive-d20 = d20
dice-dive-damage = damage
dice-dive-death = death save
dice-dive-fall = fall
dice-dive-healing = healing
dice-dive-initiative = initiative
dice-dive-less = penalty
dice-dive-more = bonus
dice-dive-pool = hit points
dice-dive-charges = charges
dice-dive-pictures = images
dice-dive-recharge = recharge
dice-dive-rerolled = rerolled
dice-dive-save = save
dice-dive-tie = tie

## What is added to them
modifier-dive-ability = ability
modifier-dive-bonus = bonus
modifier-dive-charisma = Charisma
modifier-dive-constitution = Constitution
modifier-dive-dexterity = Dexterity
modifier-dive-dice = flat
modifier-dive-given = bonus
modifier-dive-intelligence = Intelligence
modifier-dive-more = extra
modifier-dive-proficiency = proficiency
modifier-dive-rule = the rules
modifier-dive-strength = Strength
modifier-dive-terrain = terrain
modifier-dive-wisdom = Wisdom
