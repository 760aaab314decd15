### Band Crawl: names, dice and everything in sight at its table.

## Names
band-who = { $who }
band-name-grunt = { $race } { SMALL($profession) }
band-name-big-bad = { $race } Big Bad
band-name-the-big-bad = the Big Bad
band-name-numbered = { $name } { $n }
band-name-the = { THE($name) }
band-name-force = Hidden force
band-name-nobody = no one
band-end-deeds = Foes beaten: { $felled }. { $money }: { $loot }.
band-shield = Shield
band-nothing = nothing
band-list-and = { $first } and { $rest }
band-thing-after = { SMALL($thing) }
band-thing-in-each-hand = { $thing } in each hand
band-list-comma = { $first }, { $rest }
band-tile-corridor = a corridor
band-tile-left-turn = a left turn
band-tile-right-turn = a right turn
band-tile-t = a T-junction
band-tile-four-way = a crossroads
band-tile-stairs = stairs down
band-tile-room = a room
band-tile-dead-end = a dead end
band-reason-is-treasure = carry off the treasure
band-reason-is-rescue = bring out the captives
band-reason-is-explore = map the dungeon
band-reason-is-kill = kill the Big Bad

## Where the game stands
band-phase-making = The band gathers
band-phase-below = Below ground, level { $level }, turn { $n }
band-phase-fight = Battle, turn { $n }
band-phase-home = Home, sharing out
band-phase-between = Between adventures
band-phase-over = The end
band-phase-won = The band set out to { $reason }, and did.
band-phase-lost = The band set out to { $reason }, and failed.
band-phase-not-told = The band set out to { $reason }, and did, but no star came home to tell of it.
band-phase-several = { $n ->
    [one] 1 of { $of } adventures came off.
   *[other] { $n } of { $of } adventures came off.
}

## Tokens, sheets and tracks
band-pin-leader = Leads this side
band-pin-captive = Captive
band-pin-cornered = Cornered: 1 die less in the next round
band-pin-poisoned = Poisoned
band-pin-out = Out of the fight
band-unarmed = bare hands
band-fact-rep = Reputation { $n } of { $most }
band-fact-armour = { $armour }
band-fact-arms = Fights with { SMALL($arms) }
band-fact-power = Star power: { $n } of { $most } dice
band-fact-faces-north = Faces north
band-fact-faces-northeast = Faces northeast
band-fact-faces-east = Faces east
band-fact-faces-southeast = Faces southeast
band-fact-faces-south = Faces south
band-fact-faces-southwest = Faces southwest
band-fact-faces-west = Faces west
band-fact-faces-northwest = Faces northwest
band-fact-carries = Carries { $on }
band-fact-dead = Dead
band-fact-lost = Points lost in melee come back after it.
band-star-power = Star power
band-stat-reputation = Reputation
band-stat-original = When setting out
band-stat-coins = Coins
band-stat-gold = Gold
band-stat-silver = Silver
band-stat-bronze = Bronze
band-stat-in-melee = Lost in melee
band-stat-poisoned = Lost to venom
band-stat-lowered = Lost to wounds
band-stat-spent = Lost to spells
band-stat-armour = Armour
band-trait-does = { CAPITAL($does) }.
band-item-does = { CAPITAL($does) }. { $state }
band-trait-race = What every { SMALL($race) } has.
band-trait-profession = How it acts in fights and in crises.
band-item-in-use = In use.
band-item-carried = Carried.
band-item-uses = { $n ->
    [one] 1 use left.
   *[other] { $n } uses left.
}
band-track-tiles = Tiles
band-explored = { $n ->
    [one] 1 tile explored
   *[other] { $n } tiles explored
}

## Odds
band-odds-patient-back = back up, nothing lost
band-odds-patient-lower = back up, reputation −{ $n }
band-odds-patient-dies = dies
band-odds-parted = neither can win
band-odds-attacker-dead = you die
band-odds-attacker-out = you are out of the fight
band-odds-target-dead = they die
band-odds-target-out = they are out of the fight
band-odds-missed = a miss
band-odds-no-harm = a harmless hit
band-odds-target-ducks = a hit: they duck back
band-odds-reaches = reaches up to { $n }
band-odds-reaches-nobody = reaches no one
band-odds-to-reach-someone = to reach someone
band-odds-to-take-someone-down = to take someone down
band-odds-takes-down = to take { $on } down
band-odds-unless-answered = Not counting what may soften the hit, such as star power.
band-odds-secret-room = a secret room
band-odds-nothing-found = nothing found
band-odds-nobody-fast = no one can go farther
band-odds-some-fast = { $n } of you can go farther
band-odds-all-fast = { $n ->
    [one] you can go farther
    [2] both of you can go farther
   *[other] all { $n } of you can go farther
}
band-odds-everybody = for everyone
band-odds-safe = safe
band-odds-foes = foes
band-odds-a-trap = a trap
band-odds-room-quiet = a room with no one in it
band-odds-no-one-there = no one there after all
band-odds-to-get-away = to get away
band-odds-away = all of you get away
band-odds-caught = they catch up with you
band-odds-trapped = there is no way out
band-odds-across = across
band-odds-helped-across = stumbles, but gets across with a neighbour’s help
band-odds-falls = falls
band-odds-climbs-out = climbs out
band-odds-climbs-down = climbs down to the fallen
band-odds-no-hold = finds no hold
band-odds-rivals-attack = they attack
band-odds-rivals-part = they leave
band-odds-rivals-join = they leave, and one may join you
band-odds-nothing-restored = nothing: the stone goes dark
band-odds-restored = { $n ->
    [one] 1 point back
   *[other] { $n } points back
}
band-odds-about-points = { $n } points back
band-odds-whys-attacker = Attacker: { $whys }
band-odds-whys-defender = Defender: { $whys }
band-odds-why-dice = { $why } { SIGNED($n) } { $n ->
    [one] die
   *[other] dice
}
band-odds-why-successes = { $why } { SIGNED($n) } { $n ->
    [one] success
   *[other] successes
}
band-odds-why-impact = { $why } { SIGNED($n) } impact
band-aim = { CAPITAL($reason) }
band-aim-treasure = It lies on the last tile. Clear that tile, loot it, and have someone who was there come out.
band-aim-rescue = The captives sit on the last tile. Clear it, and bring at least one of them out alive.
band-aim-explore = See three rooms ({ $n } so far), or every exit of one level to its end. Then come out again.
band-aim-kill = Find the Big Bad, kill it, and come out again.
band-aim-met = Done: now lead the band back out by the way you came in.
band-odds-to-the-end = Over the whole melee, with both as they stand now.

## What has no words of its own
band-log-unsaid = Something happens.

## Dice in words
band-face = { $n }
band-no-dice = no dice
band-passed-as-none = { $n } passed, but the reroll needs two
band-passed = { $n ->
    [0] none passed
   *[other] { $n } passed
}
band-successes = { $n ->
    [0] no successes
    [one] 1 success
   *[other] { $n } successes
} against { $theirs ->
    [0] none
   *[other] { $theirs }
}
band-faces-against = { $mine } against { $theirs }

## Dice rolled by hand
band-roll-defence = { $who } fights back against { $on }. Each die of { $n } or less is a success.
band-roll-melee = { $who } attacks { $on }. Each die of { $n } or less is a success.
band-roll-hit-by = { $who } hits { $on }: roll for damage.
band-roll-hit = { $on } is hit: roll for damage.
band-roll-fall = { $on } falls: roll for damage.
band-roll-recovery = { $who } tests for recovery. Each die of { $n } or less is a pass.
band-roll-trap = { $who } rolls against the trap. Each die of { $n } or less is a pass.
band-roll-judge = { $who } rolls for reputation after the adventure.

## What the dice are for
dice-band-activation = turn
dice-band-anybody = who sets it off
dice-band-armour-class = armour class
dice-band-arms = arms
dice-band-attacker = attacker
dice-band-big-bad = Big Bad
dice-band-bones = bones
dice-band-captives = captives
dice-band-charge = charge
dice-band-charge-against = charge, other side
dice-band-charge-mine = charge, your side
dice-band-charge-theirs = charge, other side
dice-band-climb = climbing
dice-band-coins = coins
dice-band-crisis = crisis
dice-band-crossing = crossing
dice-band-damage = damage
dice-band-defender = defender
dice-band-encounter = encounter
dice-band-fast = fast move
dice-band-find = item
dice-band-foe-items = a foe’s items
dice-band-force = hidden force
dice-band-force-move = hidden force’s move
dice-band-growth = growth
dice-band-helper = helping hand
dice-band-healer = healer
dice-band-improve = improvement
dice-band-item-chance = magic item or not
dice-band-list = race list
dice-band-minions = minions
dice-band-neighbour = which way
dice-band-numbers = numbers
dice-band-passing = passing
dice-band-patient = patient
dice-band-reason = reason
dice-band-recovery = recovery
dice-band-restoring = restoring stone
dice-band-rivals = rivals
dice-band-search = search
dice-band-second = second profession
dice-band-secret = secret room
dice-band-shot = shot
dice-band-standing = standing
dice-band-star = star power
dice-band-talk = talk, your leader
dice-band-talk-mine = talk, your leader
dice-band-talk-rivals = talk, their leader
dice-band-talk-theirs = talk, their leader
dice-band-tile = tile
dice-band-trap = trap
dice-band-treasure = treasure
dice-band-treasure-chance = treasure or not
dice-band-uses = uses
dice-band-worse = setback

## What changes a roll
band-modifier-active = entering the tile
band-modifier-charge = won the charge
band-modifier-cornered = cornered
band-modifier-fleeing = fleeing into the tile
band-modifier-nimble = nimble
band-modifier-outnumber = outnumbering them
band-modifier-shield = shield
band-modifier-star = star
band-modifier-two-weapons = two weapons
band-modifier-unarmed = unarmed
