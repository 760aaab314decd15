### Band Crawl: the tables of its rulebook.

## Headings
band-book-recruits = Recruits
band-book-profession = Profession
band-book-reputation = Reputation
band-book-in-melee = In melee
band-book-shots = Shots
band-book-impact = Impact
band-book-uses = Uses
band-book-least = Foe of at least
band-book-modifier = Who or when
band-book-die = Damage die
band-book-shot = Shot
band-book-blow = Blow
band-book-reason = Reason
band-book-two-passed = 2 passed
band-book-one-passed = 1 passed
band-book-none-passed = 0 passed
band-book-targets = Targets reached
band-book-costs = Cost
band-book-outnumbered = Outnumbered
band-book-otherwise = Otherwise
band-book-star-4 = Star of 4 or less
band-book-star-5 = Star of 5
band-book-star-6 = Star of 6 or more
band-book-tile = Tile
band-book-again = Twice running
band-book-how-many = How many
band-book-minions-heading = Minions (d6)
band-book-treasure = Treasure

## Cells
band-book-passed = { $n } passed
band-book-with-doubles = { $n } passed, with doubles
band-book-signed = { $n ->
    [0] no change
   *[other] { SIGNED($n) }
}
band-book-armours = { $n ->
    [one] 1 suit of armour
   *[other] { $n } suits of armour
}
band-book-tools = { $n ->
    [one] 1 casting tool
   *[other] { $n } casting tools
}
band-book-clothes = { $n ->
    [one] 1 piece of clothing
   *[other] { $n } pieces of clothing
}
band-book-weapons = { $n ->
    [one] 1 weapon
   *[other] { $n } weapons
}
band-book-potions = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
band-book-as-many = as many as your group
band-book-more = { $n } more than your group
band-book-fewer = { $n } fewer than your group, at least 1
band-book-by-a-die = rolled on the table of minions
band-book-and-shield = { $armour } and shield
band-book-two-of = two of { $weapon }
band-book-or = { $first } or { $second }
band-book-either = 1 or 2
band-book-bare-hands = bare hands
band-book-plain-blade = nothing special
band-book-counts-as = as { SMALL($one) } in one hand, { SMALL($two) } in two
band-book-impact-of = impact { $n }
band-book-once = once a fight
band-book-fetched = thrown, back after the fight
band-book-star = Star
band-book-came-in = Entered the tile
band-book-fled-in = Fled into the tile
band-book-outnumbers = { $n ->
    [2] Twice as many, or more
   *[other] { $n } times as many, or more
}
band-book-won-the-charge = Won the charge, and attacks in that first turn
band-book-attacked-with-a-shield = Attacked, with a shield
band-book-two-weapons = Two weapons
band-book-no-weapon = No weapon
band-book-cornered = Cornered
band-book-nimble = Nimble, attacking
band-book-dazzled = Dazzled
band-book-target-in = Target in armour { $n }
band-book-hit = hit
band-book-hit-unless = hit, but not: { $excuses }
band-book-shielded-target = against a shield
band-book-no-shooter = by anyone but a shooter
band-book-miss = miss
band-book-a-one = 1
band-book-within = up to the impact
band-book-above = above the impact
band-book-fire = received fire
band-book-down = man down
band-book-carry-on = carry on
band-book-flee = flee
band-book-flee-if = flee if outnumbered { $n } to 1, otherwise carry on
band-book-recovers = back up, at the original reputation
band-book-recovers-lower = back up, { $n } below the original
band-book-dies = dies
band-book-rep-targets = up to the caster’s reputation
band-book-half-rep-targets = up to half the caster’s reputation, rounded down
band-book-nobody = none
band-book-costs-rep = { $n ->
    [one] 1 point of reputation
   *[other] { $n } points of reputation
}
band-book-above-the-star = { $n ->
    [0] the star’s
   *[other] { $n } above the star’s
}
band-book-for-treasure = treasure
band-book-for-rescue = rescue
band-book-for-map = exploring
band-book-for-head = killing the Big Bad
band-book-corridor = corridor
band-book-left-turn = left turn
band-book-right-turn = right turn
band-book-t = T-junction
band-book-four-way = crossroads
band-book-stairs = stairs
band-book-room = room
band-book-dead-end = dead end
band-book-vermin = vermin
band-book-way-on = the dungeon continues
band-book-bones = bones
band-book-crossing = a crossing
band-book-a-trap = a trap
band-book-risen = the risen: { $race }
band-book-nothing = nothing
band-book-disarmed = disarmed
band-book-try-again = reroll; then 1 passed counts as none
band-book-sprung = it goes off
band-book-across = across
band-book-slips = stumbles: on 1 to { $n } the one in front may help, on more the one behind
band-book-falls = falls: damage as from a shot of impact { $n }
band-book-contact = company
band-book-noise = a noise: { $n } dice for the next force
band-book-nerves = nerves
band-book-the-big-bad = the Big Bad, or minions if already met
band-book-minions = minions
band-book-rivals = rivals
band-book-on = { $on }: { $who }
band-book-they-have-more = their leader has more successes
band-book-they-have-no-more = their leader has as many or fewer
band-book-they-attack = they attack
band-book-they-part = they leave; outnumbered { $n } to 1, they offer to join
band-book-bronze = { $coins } bronze
band-book-silver = { $coins } silver
band-book-gold = { $coins } gold

## Effects
band-effect-charge-dice = { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
} in the charge test
band-effect-charge-successes = { SIGNED($n) } { $n ->
    [one] success
   *[other] successes
} in the charge test
band-effect-charge-least = at least { $n ->
    [one] 1 success
   *[other] { $n } successes
} in the charge test
band-effect-melee-dice = { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
} in melee
band-effect-melee-least = at least { $n ->
    [one] 1 success
   *[other] { $n } successes
} in every round of melee
band-effect-dice = { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
}
band-effect-dice-against = { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
} against: { $what }
band-effect-impact = { SIGNED($n) } impact
band-effect-impact-against = { SIGNED($n) } impact against armour { $class }
band-effect-nimble = always nimble when attacking
band-effect-impact-dealt = deals { SIGNED($n) } impact with { $by }
band-effect-impact-taken = takes { SIGNED($n) } impact from { $by }
band-effect-shot-impact = impact { $n } in place of the bow’s
band-effect-damage-rolls = { $n ->
    [one] 1 more damage roll
   *[other] { $n } more damage rolls
} with { $by } (the worst for the target counts)
band-effect-shrugs = { $time } “{ $harm }” becomes { $instead }
band-effect-once-a-fight = once a fight
band-effect-once-an-adventure = once an adventure
band-effect-ignores-lost-rep = loses no reputation in melee
band-effect-venom = each round won costs { $n ->
    [one] 1 point that stays
   *[other] { $n } points that stay
} lost after the melee and may turn the bitten ({ SMALL($race) })
band-effect-infects = turns anyone it puts out of the fight ({ SMALL($race) }) unless a healer helps
band-effect-no-crisis = takes no crisis test
band-effect-crisis-dice = { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
} in a crisis
band-effect-casts = casts spells
band-effect-casts-except = casts spells (not as { SMALL($professions) })
band-effect-every-spell = any spell
band-effect-spell-dice = { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
} when casting { $spell }
band-effect-restores = has reputation { $rep }: 2 passed bring back { $two } points lost to spells; 1 passed brings back { $one } and costs the stone { $wears }; 0 passed empty it
band-effect-heals = can heal during fights
band-effect-heals-as = heals like a healer of reputation { $n }
band-effect-search-dice = searches with { $n } dice
band-effect-trap-dice = disarms traps with { $n } dice
band-effect-marksman = hits with 1 die passed unless the target has a shield
band-effect-last-round = holds off a foe for one more round when the group breaks off
band-effect-fast-dice = { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
} to move fast
band-effect-armour-at-least = counts as armour { $class } if nothing heavier is worn
band-effect-armour-up = armour { $n ->
    [one] 1 class
   *[other] { $n } classes
} heavier
band-effect-shielded = counts as shielded without a shield

## Attacks and harm
band-attack-melee = blows
band-attack-shot = shots
band-attack-any = blows and shots
band-attack-shot-unless = shots (not: { SMALL($weapon) })
band-harm-nothing = nothing at all
band-harm-least = just a lost point or a step back
band-harm-less-rep = { $n ->
    [one] 1 point of reputation less
   *[other] { $n } points of reputation less
}
band-harm-duck-back = duck back
band-harm-out = out of the fight
band-harm-dead = dead
