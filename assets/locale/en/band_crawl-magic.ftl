### Band Crawl: spells.

dice-band-spell = spell
dice-band-foe-spell = a foe’s spell

## What is asked
band-prompt-cast = { $who }: cast a spell, or act with the others?
band-prompt-cast-moved = { $who } has moved. Cast a spell?
band-prompt-aim = { $spell }: at whom?
band-prompt-spare = { $spell } can’t reach everyone. Who is spared?

## Choices
band-act-spell = { $spell }
band-act-aim = At { $on }
band-act-spare = Spare { $on }
band-act-aimed = Cast it

## What they do
band-spell-does-hit = Everyone reached takes a hit with impact { $n }, as from a shot.
band-spell-does-hit-through-armour = Everyone reached takes a hit with impact { $n }, as from a shot. Neither armour nor shields help.
band-spell-does-dazzle = Everyone reached loses { $n ->
    [one] their next turn
   *[other] their next { $n } turns
}. Until then their shield doesn’t count, and they roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} less in melee.
band-spell-does-shield = Everyone reached counts as shielded for { $n ->
    [one] 1 round of melee
   *[other] { $n } rounds of melee
} or { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}. With a shield, they roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} more in melee instead.

## The log
band-log-spell-chosen = { $who } rolls for a spell, { $faces }: { $spell }.
band-log-spell = { $who } casts { $spell } at { $targets }, { $faces }: { $passed }, { $n ->
    [0] and it reaches no one.
    [1] and it reaches one.
   *[other] and it reaches up to { $n }.
}
band-log-spent-rep = It costs { $who } { $n ->
    [one] 1 point
   *[other] { $n } points
} of reputation.
band-log-spared = { $who } is spared.
band-log-bespelled = { $spell } works on { $who }.
band-log-turn-lost = { $who } is dazzled, and loses a turn.
band-log-shield-used = The spell on { $who } wears off a little.
