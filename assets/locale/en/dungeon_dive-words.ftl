### Dungeon Dive: what content says, made from its vocabulary.

## How parts go together
dive-word-sentences = { $a } { $b }
dive-word-sentence = { CAPITAL($a) }.
dive-word-comma = { $a }, { $b }
dive-word-semicolon = { $a }; { $b }
dive-word-and = { $a } and { $b }
dive-word-or = { $a } or { $b }
dive-word-colon = { $a }: { $b }
dive-word-small = { SMALL($a) }
dive-word-nothing = nothing
dive-word-doer = the one who caused it
dive-word-save = { $ability } save
dive-word-check = { $what } check
dive-word-circle = { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
dive-word-minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
dive-word-hours = { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
dive-word-slots = { $n } × { $circle } circle
dive-word-idea = { $idea } ({ $skill })
dive-word-ideas = Ideas for traps: { $ideas }
dive-word-always-prepared = always prepared: { $spells }

## Abilities and skills
dive-short-strength = STR
dive-short-dexterity = DEX
dive-short-constitution = CON
dive-short-intelligence = INT
dive-short-wisdom = WIS
dive-short-charisma = CHA
dive-ability-strength = Strength
dive-ability-dexterity = Dexterity
dive-ability-constitution = Constitution
dive-ability-intelligence = Intelligence
dive-ability-wisdom = Wisdom
dive-ability-charisma = Charisma
dive-skill-acrobatics = Acrobatics
dive-skill-animal-handling = Animal Handling
dive-skill-arcana = Arcana
dive-skill-athletics = Athletics
dive-skill-deception = Deception
dive-skill-history = History
dive-skill-insight = Insight
dive-skill-intimidation = Intimidation
dive-skill-investigation = Investigation
dive-skill-medicine = Medicine
dive-skill-nature = Nature
dive-skill-perception = Perception
dive-skill-performance = Performance
dive-skill-persuasion = Persuasion
dive-skill-religion = Religion
dive-skill-sleight-of-hand = Sleight of Hand
dive-skill-stealth = Stealth
dive-skill-survival = Survival
dive-rolled-tools = thieves’ tools

## Kinds of damage
dive-damage-acid = acid
dive-damage-bludgeoning = bludgeoning
dive-damage-cold = cold
dive-damage-fire = fire
dive-damage-force = force
dive-damage-lightning = lightning
dive-damage-necrotic = necrotic
dive-damage-piercing = piercing
dive-damage-poison = poison
dive-damage-psychic = psychic
dive-damage-radiant = radiant
dive-damage-slashing = slashing
dive-damage-thunder = thunder

## Sizes, kinds, light, cover, senses
dive-size-tiny = Tiny
dive-size-small = Small
dive-size-medium = Medium
dive-size-large = Large
dive-size-huge = Huge
dive-kind-aberration = an aberration
dive-kind-beast = a beast
dive-kind-celestial = a celestial
dive-kind-construct = a construct
dive-kind-dragon = a dragon
dive-kind-elemental = an elemental
dive-kind-fey = fey
dive-kind-fiend = a fiend
dive-kind-giant = a giant
dive-kind-humanoid = a humanoid
dive-kind-monstrosity = a monstrosity
dive-kind-ooze = an ooze
dive-kind-plant = a plant
dive-kind-undead = undead
dive-creature-aberration = aberration
dive-creature-beast = beast
dive-creature-celestial = celestial
dive-creature-construct = construct
dive-creature-dragon = dragon
dive-creature-elemental = elemental
dive-creature-fey = fey
dive-creature-fiend = fiend
dive-creature-giant = giant
dive-creature-humanoid = humanoid
dive-creature-monstrosity = monstrosity
dive-creature-ooze = ooze
dive-creature-plant = plant
dive-creature-undead = undead
dive-kinds-aberration = aberrations
dive-kinds-beast = beasts
dive-kinds-celestial = celestials
dive-kinds-construct = constructs
dive-kinds-dragon = dragons
dive-kinds-elemental = elementals
dive-kinds-fey = fey
dive-kinds-fiend = fiends
dive-kinds-giant = giants
dive-kinds-humanoid = humanoids
dive-kinds-monstrosity = monstrosities
dive-kinds-ooze = oozes
dive-kinds-plant = plants
dive-kinds-undead = undead
dive-light-darkness = darkness
dive-light-dim = dim light
dive-light-bright = bright light
dive-cover-half = half cover
dive-cover-three-quarters = three-quarters cover
dive-cover-total = total cover
dive-sense-darkvision = darkvision { $n } feet
dive-sense-blindsight = blindsight { $n } feet
dive-sense-tremorsense = tremorsense { $n } feet
dive-sense-truesight = truesight { $n } feet

## Minds
dive-mind-brute = Brute
dive-mind-skirmisher = Skirmisher
dive-mind-shooter = Shooter
dive-mind-caster = Caster
dive-mind-leader = Leader
dive-mind-swarm = Swarm
dive-mind-ambusher = Ambusher

## Ideas
dive-idea-climb = climbing
dive-idea-bridge = bridging
dive-idea-pry = prying
dive-idea-prop = propping
dive-idea-reach = reaching
dive-idea-unlock = unlocking
dive-idea-reveal = revealing
dive-idea-douse = dousing
dive-idea-burn = burning
dive-idea-fly = flying
dive-idea-teleport = teleporting
dive-idea-ward = warding
dive-idea-silence = silencing
dive-idea-plug = plugging
dive-idea-break = breaking

## Standard actions
dive-standard-attack = attacks
dive-standard-dash = dashes
dive-standard-disengage = disengages
dive-standard-dodge = dodges
dive-standard-help = helps
dive-standard-hide = hides
dive-standard-search = searches
dive-standard-use-item = uses an item

## Schools, rarities, groups, victims
dive-school-abjuration = Abjuration
dive-school-conjuration = Conjuration
dive-school-divination = Divination
dive-school-enchantment = Enchantment
dive-school-evocation = Evocation
dive-school-illusion = Illusion
dive-school-necromancy = Necromancy
dive-school-transmutation = Transmutation
dive-rarity-common = common
dive-rarity-uncommon = uncommon
dive-rarity-rare = rare
dive-weapons-simple = simple weapons
dive-weapons-martial = martial weapons
dive-weapons-duelling = longsword, shortsword, rapier, hand crossbow
dive-weapons-elven = longsword, shortsword, longbow, shortbow
dive-weapons-dwarven = battleaxe, handaxe, light hammer, warhammer
dive-weapons-scholarly = dagger, dart, sling, quarterstaff, light crossbow
dive-armours-light = light armour
dive-armours-medium = medium armour
dive-armours-heavy = heavy armour
dive-armours-shield = shields
dive-victims-roller = whoever made the check
dive-victims-all = everyone
dive-victims-first = the first in line
dive-victims-first-two = the first two in line
dive-victims-last = the last in line
dive-victims-any = one at random

## Amounts and difficulties
dive-amount-plus = { $dice } + { $plus }
dive-plus-casting = casting modifier
dive-plus-ability = { $ability } modifier
dive-plus-level = class level
dive-plus-half-level = half the class level
dive-plus-proficiency = proficiency bonus
dive-dc-fixed = DC { $n } { $roll }
dive-dc-ability = { $roll } against DC 8 + proficiency bonus + { $ability } modifier
dive-dc-by-level = { $roll } against DC { $n } + dungeon level
dive-dc-damage = { $roll } against half the damage, at least DC 10

## Durations
dive-lasts-for = for { $time }
dive-lasts-rounds = for { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
dive-lasts-bearers-turn = until the start of its next turn
dive-lasts-end-of-bearers-turn = until the end of its next turn
dive-lasts-doers-turn = until the start of { $by ->
        [you] your
       *[other] { THE($doer) }’s
    } next turn
dive-lasts-end-of-doers-turn = until the end of { $by ->
        [you] your
       *[other] { THE($doer) }’s
    } next turn
dive-lasts-rest = until { $rest }
dive-lasts-dive = for the rest of the dive
dive-lasts-next-roll = for the next roll
dive-rest-fight = the end of the fight
dive-rest-short = a short rest
dive-rest-long = a long rest
dive-lasting = { $what } { $lasts }
dive-lasting-again = { $what } ({ $save })
dive-again-turn-ends = { $ability } save at the end of each turn to end it
dive-again-turn-ends-unseen = { $ability } save to end it at the end of each turn without a line of sight to whoever did it
dive-again-turn-begins = { $ability } save at the start of each turn to end it
dive-again-damaged = { $ability } save to end it whenever damaged
dive-again-turn-ends-or-damaged = { $ability } save to end it each turn, and with advantage whenever damaged
dive-again-action = an action and a { $ability } check to end it
dive-again-action-dc = an action and a DC { $n } { $ability } check to end it

## Moments
dive-moment-turn-begins = at the start of each turn
dive-moment-turn-ends = at the end of each turn
dive-moment-fight-begins = on rolling initiative
dive-moment-hit = when hit
dive-moment-missed = when missed
dive-moment-ally-attacked = when an ally within { $n } feet is attacked
dive-moment-damaged = when damaged
dive-moment-foe-leaves = when a foe leaves reach
dive-moment-foe-comes = when a foe comes within reach
dive-moment-spell-cast = when someone within { $n } feet casts a spell
dive-moment-falls = when falling, or when an ally within { $n } feet falls
dive-moment-dropped = on dropping to 0 hit points
dive-moment-drops-foe = on dropping a foe to 0 hit points
dive-moment-hits = on a hit
dive-moment-hits-critically = on a critical hit
dive-moment-fails = on a failed check, save or attack
dive-moment-near-turn-begins = when anyone starts a turn within 5 feet
dive-moment-ends = when it ends

## Acts
dive-told-act = { $name } ({ $notes })
dive-told-act-within = can use { $name } ({ $notes })
dive-told-act-within-unnamed = can do this ({ $notes })
dive-told-act-recharge = recharges on { $n ->
        [6] 6
       *[other] { $n }–6
    }
dive-told-act-per-day = { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } a day
dive-told-act-only = only { $whens }
dive-told-act-concentration = concentration
dive-time-action = action
dive-time-bonus = bonus action
dive-time-reaction = reaction { $moment }
dive-time-one-attack = in place of one attack
dive-time-free = no action needed
dive-cost-uses = { $n ->
        [one] 1 use
       *[other] { $n } uses
    }
dive-cost-slot = a slot of the { $circle } circle or higher
dive-cost-hit-die = 1 hit die
dive-cost-used-up = used up
dive-cost-once-a-turn = once a turn
dive-pool-dawn = { $uses }; { $dice } come back at dawn
dive-pool-per-fight = { $uses } per fight
dive-pool-per-short-rest = { $uses } per short rest
dive-pool-per-long-rest = { $uses } per long rest
dive-pool-fixed = { $n ->
        [one] 1 use
       *[other] { $n } uses
    }
dive-pool-ability = as many uses as the { $ability } modifier (at least 1)
dive-pool-per-level = { $n ->
        [one] 1 use
       *[other] { $n } uses
    } per class level
dive-pool-column = number of uses by class level

## Targets and areas
dive-aim-creatures = { $n ->
        [one] one creature
       *[other] up to { $n } creatures
    }
dive-aim-allies = { $n ->
        [one] one ally
       *[other] up to { $n } allies
    }
dive-aim-foes = { $n ->
        [one] one foe
       *[other] up to { $n } foes
    }
dive-aim-square = a free square
dive-aim-everyone = everyone
dive-aim-everyone-else = everyone else
dive-aim-every-foe = every foe
dive-aim-every-ally = every ally
dive-aim-every-other-ally = every other ally
dive-aim-attacker = the attacker
dive-aim-caster = the caster
dive-aim-cause = the one who caused it
dive-aim-touch = { $who } by touch
dive-aim-within = { $who } within { $n } feet
dive-area-in = { $who } in { $area }
dive-area-cone = { $n ->
        [80] an
       *[other] a
    } { $n }-foot cone
dive-area-cube = { $n ->
        [80] an
       *[other] a
    } { $n }-foot cube
dive-area-sphere = { $n ->
        [80] an
       *[other] a
    } { $n }-foot-radius sphere
dive-area-around = the squares within { $n } feet
dive-area-wall = { $n ->
        [one] a wall on 1 square
       *[other] a wall on { $n } squares that touch
    }
dive-area-cylinder = { $n ->
        [80] an
       *[other] a
    } { $n }-foot-radius, { $height }-foot-high cylinder
dive-area-line = { $n ->
        [80] an
       *[other] a
    } { $n }-foot line { $wide } feet wide

## Conditions of effects and traits
dive-when-any = { $so ->
        [yes] always
       *[no] never
    }
dive-when-has = { $so ->
        [yes] while
       *[no] while not
    } { $condition }
dive-when-other-has = { $side ->
        [target] { $so ->
                [yes] if
               *[no] unless
            }
       *[against] { $so ->
                [yes] against anyone
               *[no] against anyone not
            }
    } { $condition }
dive-when-other-immune-to = { $side ->
        [target] { $so ->
                [yes] if immune to being
               *[no] unless immune to being
            }
       *[against] { $so ->
                [yes] against anyone immune to being
               *[no] against anyone not immune to being
            }
    } { $condition }
dive-when-other-score-at-most = { $side ->
        [target] { $so ->
                [yes] if
               *[no] unless
            }
       *[against] { $so ->
                [yes] against anyone with
               *[no] against anyone without
            }
    } { $ability } { $n } or less
dive-when-other-by-eyes = { $side ->
        [target] { $so ->
                [yes] if seeing by eye
               *[no] unless seeing by eye
            }
       *[against] { $so ->
                [yes] by anyone who sees by eye
               *[no] by anyone who doesn’t see by eye
            }
    }
dive-when-other-concentrating = { $side ->
        [target] { $so ->
                [yes] if concentrating
               *[no] unless concentrating
            }
       *[against] { $so ->
                [yes] against anyone concentrating
               *[no] against anyone not concentrating
            }
    }
dive-when-other-is = { $side ->
        [target] { $so ->
                [yes] if
               *[no] unless
            }
       *[against] { $so ->
                [yes] against
               *[no] against anyone but
            }
    } { $kind }
dive-when-is = { $so ->
        [yes] if
       *[no] unless
    } { $kind }
dive-when-other-at-most = { $side ->
        [target] if
       *[against] against anyone
    } { $so ->
        [yes] { $size } or smaller
       *[no] larger than { $size }
    }
dive-when-other-challenge = { $side ->
        [target] { $so ->
                [yes] if of
               *[no] if above
            }
       *[against] { $so ->
                [yes] against
               *[no] against more than
            }
    } challenge { $challenge }{ $so ->
        [yes] { " or lower" }
       *[no] { "" }
    }
dive-when-other-hurt = { $side ->
        [target] { $so ->
                [yes] if
               *[no] unless
            } already hurt
       *[against] { $so ->
                [yes] against anyone already hurt
               *[no] against anyone unhurt
            }
    }
dive-when-other-unhurt = { $side ->
        [target] { $so ->
                [yes] if
               *[no] unless
            } unhurt
       *[against] { $so ->
                [yes] against anyone unhurt
               *[no] against anyone already hurt
            }
    }
dive-when-other-not-acted = { $side ->
        [target] { $so ->
                [yes] if it hasn’t acted yet
               *[no] if it has acted already
            }
       *[against] { $so ->
                [yes] against anyone who hasn’t acted yet
               *[no] against anyone who has acted already
            }
    }
dive-when-other-surprised = { $side ->
        [target] { $so ->
                [yes] if
               *[no] unless
            } surprised
       *[against] { $so ->
                [yes] against anyone surprised
               *[no] against anyone not surprised
            }
    }
dive-when-other-marked = { $side ->
        [target] { $so ->
                [yes] if
               *[no] unless
            } marked
       *[against] { $so ->
                [yes] against the marked target
               *[no] against anyone not marked
            }
    }
dive-when-ally-beside-other = { $so ->
        [yes] with an ally
       *[no] without an ally
    } within 5 feet of the target
dive-when-other-alone = { $so ->
        [yes] with no one else
       *[no] with someone else
    } within 5 feet of the target
dive-when-in-darkness = { $so ->
        [yes] in darkness
       *[no] outside darkness
    }
dive-when-in-dim-light = { $so ->
        [yes] in dim light or darkness
       *[no] in bright light
    }
dive-when-in-any-light = { $so ->
        [yes] in any light
       *[no] in no light
    }
dive-when-charged = { $so ->
        [yes] after moving
       *[no] without having moved
    } { $n } feet straight at the target
dive-when-damage-is = { $so ->
        [yes] if the damage is
       *[no] unless the damage is
    } { $kinds }
dive-when-level = { $so ->
        [yes] from level { $n }
       *[no] below level { $n }
    }
dive-when-bloodied = { $so ->
        [yes] at half hit points or fewer
       *[no] above half hit points
    }
dive-when-first-round = { $so ->
        [yes] in the first round
       *[no] after the first round
    }
dive-when-two-foes-beside = { $so ->
        [yes] with two or more foes within 5 feet
       *[no] with fewer than two foes within 5 feet
    }
dive-when-has-advantage = { $so ->
        [yes] with advantage
       *[no] without advantage
    }
dive-when-has-disadvantage = { $so ->
        [yes] with disadvantage
       *[no] without disadvantage
    }
dive-when-melee = { $so ->
        [yes] in melee
       *[no] outside melee
    }
dive-when-ranged = { $so ->
        [yes] at range
       *[no] not at range
    }
dive-when-with-weapon = { $so ->
        [yes] with a weapon
       *[no] without a weapon
    }
dive-when-finesse-or-ranged = { $so ->
        [yes] with a finesse or ranged weapon
       *[no] without a finesse or ranged weapon
    }
dive-when-with-strength = { $so ->
        [yes] with Strength
       *[no] not with Strength
    }
dive-when-two-handed = { $so ->
        [yes] with both hands on the weapon
       *[no] with the weapon in one hand
    }
dive-when-one-weapon = { $so ->
        [yes] with no other weapon in hand
       *[no] with another weapon in hand
    }
dive-when-thrown = { $so ->
        [yes] thrown
       *[no] not thrown
    }
dive-when-unarmoured = { $so ->
        [yes] without armour
       *[no] in armour
    }
dive-when-armoured = { $so ->
        [yes] in armour
       *[no] without armour
    }
dive-when-no-heavy-armour = { $so ->
        [yes] not in heavy armour
       *[no] in heavy armour
    }
dive-when-shielded = { $so ->
        [yes] with a shield
       *[no] without a shield
    }
dive-when-in-sunlight = { $so ->
        [yes] in sunlight
       *[no] out of sunlight
    }
dive-when-other-is-double = { $so ->
        [yes] your own double
       *[no] not your own double
    }
dive-when-unseen = { $so ->
        [yes] unseen by the target
       *[no] seen by the target
    }
dive-when-seeing = { $so ->
        [yes] by someone they see
       *[no] by someone they don’t see
    }
dive-when-doer-in-sight = { $so ->
        [yes] while the source is in line of sight
       *[no] while the source is out of line of sight
    }
dive-when-able = { $so ->
        [yes] unless incapacitated
       *[no] while incapacitated
    }
dive-when-has-attacked = { $so ->
        [yes] after attacking this turn
       *[no] before attacking this turn
    }
dive-when-in-the-thick = { $so ->
        [yes] having attacked or been hit since the last turn
       *[no] without attacking or being hit
    }
dive-when-by-spell = { $so ->
        [yes] against spells
       *[no] against anything but spells
    }
dive-when-concentrating = { $so ->
        [yes] while concentrating
       *[no] while not concentrating
    }
dive-when-marking = { $so ->
        [yes] while someone is marked
       *[no] while no one is marked
    }
dive-when-other-beside-target = { $side ->
        [target] { $so ->
                [yes] if
               *[no] unless
            } within 5 feet of the last target
       *[against] { $so ->
                [yes] against
               *[no] except against
            } another within 5 feet of the last target
    }
dive-when-in-fight = { $so ->
        [yes] in a fight
       *[no] outside fights
    }

## Attacks and saves
dive-attack-melee = melee attack
dive-attack-ranged = ranged attack
dive-attack-melee-spell = melee spell attack
dive-attack-ranged-spell = ranged spell attack
dive-attack-with = { $attack } with { $ability }
dive-attack-plus = { $attack } { SIGNED($n) }
dive-attack-reach = { $attack }, reach { $n } feet
dive-attack-within = { $attack } within { $n } feet
dive-attack-range = { $attack }, range { $n } feet
dive-attack-ranges = { $attack }, range { $n }/{ $long } feet
dive-attack-half = { $attack }; half damage on a miss
dive-attack-miss = { $attack }; on a miss, { $miss }
dive-save-easier = { $save } (with advantage in a fight)
dive-save-harder = { $save } (with disadvantage for { $kinds })
dive-save-ignores-cover = { $save } (cover is no help)
dive-save-or = { $save } or { $fail }
dive-save-failed = { $save }; on a failure, { $fail }
dive-save-badly = { $save }; on a failure by 5 or more, also { $badly }
dive-save-half = { $save }, half on a success
dive-save-half-pass = { $save }; on a success, half damage and { $pass }
dive-save-half-damage = { $save }; half damage on a success
dive-save-pass = { $save }; on a success, { $pass }

## What happens
dive-effect-contest = { $with } contest against { $against }; on a win, { $won }
dive-effect-check = { $check }; on a success, { $pass }
dive-effect-if = { $whens }, { $then }
dive-effect-otherwise = { $if }; otherwise, { $else }
dive-effect-times = { $n } times: { $does }
dive-effect-times-level = as many times as the level: { $does }
dive-effect-times-at = { $n ->
        [0] as many times as the level
       *[other] { $n } times
    }, each at { $whom }: { $does }
dive-effect-to-doer = { $by ->
        [you] for you
       *[other] { THE($doer) }
    }: { $does }
dive-effect-one-of = one of these: { $options }
dive-effect-option = ({ $n }) { $does }
dive-effect-pool = { $dice } hit points’ worth of creatures, the weakest first: { $does }
dive-effect-damage = { $amount } { $kind } damage
dive-effect-damage-magical = { $amount } magical { $kind } damage
dive-effect-damage-plus = { $amount } { $kind } damage
dive-effect-drain = half of it comes back as hit points
dive-effect-drain-all = all of it comes back as hit points
dive-effect-lower-most = hit point maximum down by the same amount until a long rest
dive-effect-heal = regains { $amount } hit points
dive-effect-heal-to-half = regains { $amount } hit points, but no more than half the maximum
dive-effect-heal-one = regains 1 hit point
dive-effect-temporary = { $amount } temporary hit points
dive-effect-raise-most = +{ $n } hit points and hit point maximum
dive-effect-stabilise = stable
dive-effect-revive = returns to life with 1 hit point, if dead for no more than { $n } rounds
dive-effect-exhaust = { $n ->
        [one] 1 level
       *[other] { $n } levels
    } of exhaustion
dive-effect-exhaust-less = removes { $n ->
        [one] 1 level
       *[other] { $n } levels
    } of exhaustion
dive-effect-cure = no longer { $conditions }
dive-effect-cure-one = ends one of these: { $conditions }
dive-effect-dispel = ends spells up to the { $circle } circle, higher ones with a check
dive-effect-counter = counters a spell up to the { $circle } circle, a higher one with a check
dive-effect-raise-ac = +{ $n } AC against the attack
dive-effect-halve = half the damage
dive-effect-lessen = { $amount } less damage
dive-effect-reroll = reroll the d20
dive-effect-redirect = the attack targets someone else within 5 feet instead
dive-effect-push = pushed { $n } feet away
dive-effect-pull = pulled { $n } feet closer
dive-effect-teleport = teleports up to { $n } feet
dive-effect-move = moves { $n ->
        [0] up to its speed
       *[other] up to { $n } feet
    }
dive-effect-move-safely = moves { $n ->
        [0] up to its speed
       *[other] up to { $n } feet
    } without provoking opportunity attacks
dive-effect-fall = falls to the ground
dive-effect-disarm = drops what’s in one hand
dive-effect-let-go = loses concentration
dive-effect-swap = changes places with { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-effect-strike = a weapon attack
dive-effect-more-action = one extra action this turn
dive-effect-scout = learns what waits behind the doors
dive-effect-overcome = gets past traps: { $idea }
dive-effect-shine = bright light for { $bright } feet and dim light for { $dim } more
dive-effect-summon = summons { $n ->
        [1] one
       *[other] { $n } ×
    } { $foe }
dive-summon-own-turn = { $summoned }, who acts right after { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-summon-bonus = { $summoned }, who acts on { $by ->
        [you] your
       *[other] a
    } bonus action
dive-summon-familiar = { $summoned }, to help { $by ->
        [you] you
       *[other] { THE($doer) }
    } and to scout
dive-summon-double = { $summoned }, from which { $by ->
        [you] you
       *[other] { THE($doer) }
    } can attack
dive-restored-slots = regains slots with circles adding up to half the class level, none above the { $circle }
dive-restored-slot = regains one slot, up to the { $circle } circle
dive-restored-hit-dice = regains { $n ->
        [one] 1 hit die
       *[other] { $n } hit dice
    }
dive-restored-rest = regains everything { $rest } gives back

## Zones
dive-zone-difficult = difficult ground
dive-zone-lightly = lightly obscured
dive-zone-heavily = heavily obscured
dive-zone-silent = no sound gets out
dive-zone-solid = blocks movement and line of sight
dive-zone-follows = moves with { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-zone-moves = can be moved { $n } feet as a bonus action
dive-zone-only = only for { $kinds }
dive-zone-spares-allies = spares { $by ->
        [you] your allies
       *[other] allies of { THE($doer) }
    }
dive-zone-inside = inside
dive-zone-whoever = anyone who { $moments }
dive-zone-appears = is there when it appears
dive-zone-enters = enters
dive-zone-turn-begins = starts a turn there
dive-zone-turn-ends = ends a turn there
dive-zone-each-step = moves 5 feet in it

## What is so
dive-trait-advantage = advantage on { $of }
dive-trait-disadvantage = disadvantage on { $of }
dive-trait-bonus = { SIGNED($n) } to { $of }
dive-trait-die-more = +{ $dice } to { $of }
dive-trait-die-less = −{ $dice } to { $of }
dive-trait-plus-to = { $plus } added to { $of }
dive-trait-resists = resistance to { $of } damage
dive-trait-resists-weapons = resistance to { $of } damage from nonmagical weapons
dive-trait-immune = immunity to { $of } damage
dive-trait-immune-to-weapons = immunity to { $of } damage from nonmagical weapons
dive-trait-vulnerable = vulnerability to { $of } damage
dive-trait-immune-to = can’t be { $of }
dive-trait-senses = { $of }
dive-trait-aura = { $by ->
        [you] you and allies
       *[other] { THE($doer) } and allies
    } within { $n } feet
dive-trait-aura-foes = foes within { $n } feet
dive-trait-at-least = any d20 below { $n } counts as { $n } on { $rolls }
dive-trait-ends-unless = ends after a turn { $whens }
dive-trait-immune-to-spell = immune to { $spell }
dive-trait-casts-at-will = can cast { $spell } at will
dive-trait-casts = can cast { $spell } { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } per long rest
dive-trait-spares-doer = can’t attack or harm { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-trait-keeps-away = can’t move closer to { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-trait-flees = spends its turns fleeing from { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-trait-obeys = obeys { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-trait-challenged = disadvantage on attacks on anyone but { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-trait-marked = marked by { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-trait-ends-with-doer = ends if { $by ->
        [you] you drop
       *[other] { THE($doer) } drops
    }
dive-trait-upon-attacker = the attacker
dive-trait-upon = { $at }, { $does }
dive-trait-upon-brief = { $does } { $at }
dive-trait-ac = { SIGNED($n) } AC
dive-trait-ac-from = AC { $n } + { $abilities } { $count ->
        [one] modifier
       *[other] modifiers
    }
dive-trait-ac-from-base = AC { $n }
dive-trait-ac-at-least = AC of at least { $n }
dive-trait-initiative = { SIGNED($n) } to initiative
dive-trait-score = { SIGNED($n) } { $ability }
dive-trait-score-at-least = { $ability } of at least { $n }
dive-trait-points-per-level = { SIGNED($n) } hit { $n ->
        [one] point
       *[other] points
    } per level
dive-trait-speed = speed { SIGNED($n) } feet
dive-trait-speed-halves = { $n ->
        [0] speed 0
        [1] half speed
        [2] full speed
        [3] 1½ × speed
        [4] double speed
       *[other] { $n } × half speed
    }
dive-trait-flies = flying speed { $n ->
        [0] equal to walking speed
       *[other] { $n } feet
    }
dive-trait-climbs = climbing speed { $n ->
        [0] equal to walking speed
       *[other] { $n } feet
    }
dive-trait-swims = swimming speed { $n ->
        [0] equal to walking speed
       *[other] { $n } feet
    }
dive-trait-jumps = can jump { $n ->
        [2] twice
       *[other] { $n } times
    } as far
dive-trait-falls-softly = no damage from falling
dive-trait-strides-freely = difficult ground costs nothing extra
dive-trait-carries-armour = heavy armour never slows the wearer
dive-trait-slips-away = provokes no opportunity attacks
dive-trait-passes-foes = can move through foes’ squares
dive-trait-incorporeal = can move through walls and creatures, but takes damage if it ends its turn inside one
dive-trait-holds-ground = squares within reach are difficult ground for foes
dive-trait-easy-to-hit = attackers have advantage
dive-trait-hard-to-hit = attackers have disadvantage
dive-trait-fails-saves = { $of } saves fail automatically
dive-trait-rerolls-ones = a 1 on the d20 is rerolled
dive-trait-damage = { SIGNED($n) } weapon damage
dive-trait-damage-dice = +{ $dice } damage
dive-trait-damage-dice-of = +{ $dice } { $kind } damage
dive-trait-by-column = { $more }, rising with the class level,
dive-trait-once-a-turn = { $more } once a turn
dive-trait-damage-plus = { $plus } added to weapon damage
dive-trait-rerolls-damage = damage dice of { $n ->
        [1] 1
       *[other] { $n } or less
    } are rerolled once
dive-trait-critical-on = critical hits on { $n ->
        [20] 20
       *[other] { $n }–20
    }
dive-trait-critical-dice = { $n ->
        [one] 1 extra weapon die
       *[other] { $n } extra weapon dice
    } on critical hits
dive-trait-hits-are-critical = hits from within 5 feet are critical hits
dive-trait-no-criticals = critical hits count as normal hits
dive-trait-magical-weapons = weapon attacks are magical
dive-trait-second-weapon-modifier = ability modifier added to the second weapon’s damage
dive-trait-attacks-with = can attack with { $ability } instead of Strength
dive-trait-attacks = { $n } attacks with each attack action
dive-trait-ignores-cover = ignores half and three-quarters cover
dive-trait-ignores-long-range = no disadvantage at long range
dive-trait-shoots-in-melee = no disadvantage on ranged attacks next to a foe
dive-trait-lessens = { $n } less damage from weapons
dive-trait-evades = { $ability } saves for half damage: none on a success, half on a failure
dive-trait-endures = { $n ->
        [1] once
       *[other] { $n } times
    } per long rest, drops to 1 hit point instead of 0
dive-trait-clings = instead of dropping to 0 hit points, { $ability } save against DC { $n } + the damage to stay at 1; not after a critical hit
dive-trait-clings-unless = instead of dropping to 0 hit points, { $ability } save against DC { $n } + the damage to stay at 1; not after a critical hit or { $kinds } damage
dive-trait-regenerates = regains { $n ->
        [one] 1 hit point
       *[other] { $n } hit points
    } at the start of each turn
dive-trait-regenerates-unless = regains { $n ->
        [one] 1 hit point
       *[other] { $n } hit points
    } at the start of each turn, unless it took { $kinds } damage since the last
dive-trait-no-healing = can’t regain hit points
dive-trait-heals-fully = dice of healing count as their highest
dive-trait-half-points = half the hit point maximum
dive-trait-dies = dies
dive-trait-no-actions = no actions
dive-trait-no-reactions = no reactions
dive-trait-no-bonus = no bonus actions
dive-trait-slowed = an action or a bonus action but not both, and only one attack
dive-trait-hasted = one extra action each turn, only for a single attack, dash, disengage, hide or using an item
dive-trait-no-spells = no spells and no concentration
dive-trait-silent = can’t speak
dive-trait-rooted = can’t move
dive-trait-blind = can’t see
dive-trait-deaf = can’t hear
dive-trait-unseen = can’t be seen
dive-trait-prone = on the ground
dive-trait-helpless = drops what it’s holding and falls prone
dive-trait-confused = attacks the nearest creature, or does nothing
dive-trait-warded-by-spell = anyone who tries to harm it makes a Wisdom save first, or loses the attack
dive-trait-warded = anyone who tries to harm it makes a DC { $n } save first, or loses the attack
dive-trait-pictures = { $n ->
        [one] 1 false image
       *[other] { $n } false images
    } that attacks may hit instead
dive-trait-wearies = a level of exhaustion when it ends
dive-trait-ends-on-attack = ends when it attacks or casts a spell
dive-trait-ends-on-damage = ends when damaged
dive-trait-ends-when-shaken = anyone next to it can take an action to end it
dive-trait-skills = proficient in { $of }
dive-trait-expert = double proficiency bonus for { $of }
dive-trait-expert-tools = double proficiency bonus for thieves’ tools
dive-trait-saves = proficient in { $of } saves
dive-trait-weapons = proficient with { $of }
dive-trait-armours = proficient with { $of }
dive-trait-thieves-tools = proficient with thieves’ tools
dive-trait-half-proficient = half the proficiency bonus where not proficient
dive-trait-hides-anywhere = can hide behind allies and in dim light
dive-trait-alert = can’t be surprised
dive-trait-warns-party = its side can’t be surprised or lain in wait for; advantage on Investigation and Perception against traps
dive-trait-heals-more = healing spells restore { $n } + the circle in extra hit points
dive-trait-cantrip-modifier = casting modifier added to the damage of cantrips
dive-trait-spares-allies = evocations can spare allies in their area: one, plus one per circle

## Rolls
dive-roll-attacks = attacks
dive-roll-melee-attacks = melee attacks
dive-roll-ranged-attacks = ranged attacks
dive-roll-spell-attacks = spell attacks
dive-roll-attacks-on-doer = attacks on { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-roll-attacks-on-others = attacks on anyone but { $by ->
        [you] you
       *[other] { THE($doer) }
    }
dive-roll-saves = saves
dive-roll-saves-of = { $of } saves
dive-roll-saves-against = saves against being { $of }
dive-roll-saves-against-spells = saves against spells
dive-roll-concentration = concentration saves
dive-roll-death-saves = death saves
dive-roll-checks = checks
dive-roll-checks-of = { $of } checks
dive-roll-initiative = initiative

## Spells, items, foes, traps
dive-told-spell-lasts = lasts { $lasts }
dive-told-spell-concentration = concentration, { $lasts }
dive-told-spell-concentration-up-to = concentration, up to { $time }
dive-told-spell-then = While it lasts: { $act }
dive-told-spell-higher = for each circle above the { $circle }: { $more }
dive-told-spell-grows = gets stronger at levels { $levels }
dive-higher-dice = +{ $dice }
dive-higher-targets = { $n ->
        [one] 1 more target
       *[other] { $n } more targets
    }
dive-higher-times = { $n ->
        [one] once more
       *[other] { $n } more times
    }
dive-higher-points = { $n } more points
dive-higher-circle = 1 circle higher
dive-higher-summons = { $n } more summoned
dive-higher-feet = { $n } feet more
dive-component-words = words
dive-component-hands = hands
dive-component-material = material
dive-component-costly = { $gear }
dive-component-used-up = { $gear } (used up)
dive-range-oneself = Self
dive-range-touch = Touch
dive-range-feet = { $n } feet
dive-told-item-plus = +{ $n } to attacks and damage
dive-told-item-plus-ac = +{ $n } AC
dive-told-item-casts = casts { $spell }, DC { $dc }{ $n ->
        [0] { "" }
        [one] { " (1 use)" }
       *[other] { " (" }{ $n }{ " uses)" }
    }
dive-told-foe-resists = resistant to { $of } damage
dive-told-foe-immune = immune to { $of } damage
dive-told-foe-vulnerable = vulnerable to { $of } damage
dive-told-foe-immune-to = condition immunities: { $of }
dive-told-foe-hates-sunlight = hates sunlight
dive-told-foe-routines = multiattack: { $routines }
dive-told-foe-routine = { $n ->
        [1] { SMALL($act) }
       *[other] { $n } × { SMALL($act) }
    }
dive-told-foe-casts = spells ({ SIGNED($n) } to hit, DC { $dc }): { $spells }
dive-told-foe-slots = { $casts }; slots: { $slots }
dive-told-trap-deeper = +{ $dice } damage for each dungeon level below the first
