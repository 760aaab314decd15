### Band Crawl: turns below ground.

## What is asked
band-prompt-group = { $who }’s group: where to? { $n ->
    [one] 1 tile left.
   *[other] { $n } tiles left.
 }
band-prompt-group-hurries = { $who }’s group has moved its { $n ->
    [one] tile
   *[other] { $n } tiles
}. Hurry on ({ $odds }), or end its turn here?
band-prompt-group-searches = { $who }’s group has gone as far as it can. Search, or end its turn here?
band-prompt-wait = One moment.

## Choices
band-act-north = Go north
band-act-east = Go east
band-act-south = Go south
band-act-west = Go west
band-act-stairs-down = Take the stairs down to level { $n }
band-act-stairs-up = Take the stairs up to level { $n }
band-act-fast = Hurry
band-act-fast-detail = One roll for the whole group. Anyone who passes both dice may go { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} this turn.
band-act-stay = { $who } stays here
band-act-leave = Leave the dungeon
band-act-leave-detail = Those who leave don’t come back this adventure.
band-act-stay-put = Stay put
band-act-end-turn = End its turn
band-act-stay-put-detail = No roll: this group’s turn is over.

## The log
band-log-drawn = You have a map: { $dungeon }, { $n ->
    [one] 1 tile.
   *[other] { $n } tiles.
}
band-log-sized = The dungeon has { $n ->
    [one] 1 tile.
   *[other] { $n } tiles.
}
band-log-first-tile = The way in: { $tile }.
band-log-tile = { $faces }: { $tile }.
band-log-tile-again = { $faces }, the same again, so { $tile }.
band-log-tile-below = The stairs lead down to level { $n }. { $found }
band-log-last-tile = { $faces }: { $tile }, and the dungeon ends here.
band-log-tile-bricks = { $faces }: { $tile } would wall up another exit. Reroll.
band-log-tile-blocked = { $faces }: no room for { $tile }. Reroll.
band-log-closed = This exit leads nowhere.
band-log-turn = Turn { $n }
band-log-doubles = { $faces }: doubles. Something stirs.
band-log-no-doubles = { $faces }: no doubles.
band-log-fast = The group hurries, { $faces }: { $fast } can go farther.
band-log-none-fast = The group hurries, { $faces }: no one goes any faster.
band-log-moved = { $n ->
    [one] { $all } goes on.
   *[other] { $all } go on.
}
band-log-nobody-moved = No one goes on.
band-log-group = { $who }’s group.
band-log-joined = { $n ->
    [one] { $all } joins the others there.
   *[other] { $all } join the others there.
}
band-log-went-ahead = { $who } goes ahead.
band-log-foes-moved = Known foes move ({ $all }), { $faces }: { $n ->
    [0] no closer.
    [one] 1 tile closer.
   *[other] { $n } tiles closer.
}
band-log-forces-wait = { $n ->
    [one] A hidden force waits until the fight is over.
   *[other] { $n } hidden forces wait until the fight is over.
}
band-log-stayed = { $who } stays behind.
band-log-turn-done = The group is done.
band-log-stopped = The group stops.
band-log-came-out = { $n ->
    [one] { $all } comes out into the light.
   *[other] { $all } come out into the light.
}
band-log-force-placed = A hidden force appears, { $n ->
    [one] 1 tile away.
   *[other] { $n } tiles away, or nearer where the map ends.
}
band-log-force-moved = A hidden force moves, { $faces }: { $n ->
    [0] no closer.
    [one] 1 tile closer.
   *[other] { $n } tiles closer.
}
band-log-force-contact = The hidden force shows itself, { $faces }: company.
band-log-force-trap = The hidden force shows itself, { $faces }: a trap.
band-log-force-noise = The hidden force is rolled, { $faces }: no one is there, it was only a noise.
band-log-force-nerves = The hidden force is rolled, { $faces }: no one is there, it was only nerves.
band-log-room-contact = Is anyone in the room? { $faces }: company.
band-log-room-nerves = Is anyone in the room? { $faces }: only nerves.
band-log-met-big-bad = { $faces }: the Big Bad.
band-log-met-minions = { $faces }: minions.
band-log-met-rivals = { $faces }: rivals.
band-log-numbers = { $faces }: { $n ->
    [one] one of them.
   *[other] { $n } of them.
}
band-log-reason-met = The band has done what it came for.
band-reason-noise = { $n ->
    [one] The next hidden force is rolled with 1 die.
   *[other] The next hidden force is rolled with { $n } dice.
}

## Dungeons from elsewhere
band-taken-shapes = Every room becomes one tile; the game makes up its size, purpose and furniture.
band-taken-ways = { $n ->
    [one] 1 way is left out: tiles have four sides, and no way crosses another.
   *[other] { $n } ways are left out: tiles have four sides, and no way crosses another.
}
band-taken-entrances = { $n ->
    [one] 1 more way in is left out: a dungeon has only one.
   *[other] { $n } more ways in are left out: a dungeon has only one.
}
band-taken-storeys = It has several storeys.
band-taken-no-entrance = It has no way in.
band-taken-no-room = Its rooms don’t fit on tiles.
