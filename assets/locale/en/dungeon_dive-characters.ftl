### Dungeon Dive: races, classes, paths, features, ready-made heroes and hired hands.

## Races
dive-race-dwarf = Dwarf
dive-race-dwarf-about = Tough, slow to run and slower to poison. Built like the door, and about as easily moved.
dive-race-elf = Elf
dive-race-elf-about = Quick, keen-eyed and hard to charm.
dive-race-halfling = Halfling
dive-race-halfling-about = Small, brave and luckier than anyone has a right to be.
dive-race-human = Human
dive-race-human-about = A little better at everything, and not afraid of the dark until it is too late.
dive-race-dragonborn = Dragonborn
dive-race-dragonborn-about = Red scales, a strong arm and a breath that settles arguments.
dive-race-gnome = Gnome
dive-race-gnome-about = A head for magic, quick fingers, and a low target for both.
dive-race-half-elf = Half-elf
dive-race-half-elf-about = An elf’s eyes, a human’s hurry, and friends on either side.
dive-race-half-orc = Half-orc
dive-race-half-orc-about = Strong, hard to put down and hard to keep down.
dive-race-tiefling = Tiefling
dive-race-tiefling-about = Horns, a tail, and an ancestor who answers when you are hurt.

## Classes
dive-class-barbarian = Barbarian
dive-class-barbarian-about = A temper, a big axe, and more hit points than sense.
dive-class-cleric = Cleric
dive-class-cleric-about = Armour, a mace, and a god who picks up the pieces.
dive-class-fighter = Fighter
dive-class-fighter-about = Any weapon, any armour, and twice when it matters.
dive-class-ranger = Ranger
dive-class-ranger-about = Sees it first, shoots it first, and knows what it eats.
dive-class-rogue = Rogue
dive-class-rogue-about = Opens locks and, given the chance, backs.
dive-class-wizard = Wizard
dive-class-wizard-about = Spells from a book, and little else between the party and the dark.

## Paths
dive-path-berserker = Berserker
dive-path-berserker-about = Rage with nothing held back. The bill comes later.
dive-path-life = Life
dive-path-life-about = Heavy armour, stronger healing, and nobody left lying about.
dive-path-twofold = Twofold
dive-path-twofold-about = Fights from two places at once, only one of which bleeds.
dive-path-hunter = Hunter
dive-path-hunter-about = Has a way with the big, the many or the already bleeding.
dive-path-thief = Thief
dive-path-thief-about = Quick hands, sure feet, and other people’s pockets.
dive-path-evocation = Evocation
dive-path-evocation-about = Fire and force, and a steady enough hand to spare friends.

## Features of races
dive-feature-darkvision = Darkvision
dive-feature-darkvision-about = Sees 60 feet in darkness as in dim light.
dive-feature-dwarven-resilience = Dwarven Resilience
dive-feature-dwarven-resilience-about = Advantage on saves against poison, and half of all poison damage.
dive-feature-dwarven-training = Dwarven Training
dive-feature-dwarven-training-about = Proficient with battleaxe, handaxe, light hammer and warhammer.
dive-feature-dwarven-toughness = Dwarven Toughness
dive-feature-dwarven-toughness-about = 1 more hit point for every level.
dive-feature-stonecunning = Stonecunning
dive-feature-stonecunning-about = Twice the proficiency bonus on History, and an eye for stonework that isn’t what it seems.
dive-feature-fey-ancestry = Fey Ancestry
dive-feature-fey-ancestry-about = Advantage on saves against being charmed, and no magic puts you to sleep.
dive-feature-keen-senses = Keen Senses
dive-feature-keen-senses-about = Proficient in Perception.
dive-feature-elven-training = Elven Training
dive-feature-elven-training-about = Proficient with longsword, shortsword, longbow and shortbow.
dive-feature-lucky = Lucky
dive-feature-lucky-about = A 1 on the d20 is rerolled, and the new roll stands.
dive-feature-brave = Brave
dive-feature-brave-about = Advantage on saves against being frightened.
dive-feature-nimble = Nimble
dive-feature-nimble-about = Passes through the squares of anyone larger.
dive-feature-naturally-stealthy = Naturally Stealthy
dive-feature-naturally-stealthy-about = Can hide behind anyone larger.
dive-feature-gnome-cunning = Gnome Cunning
dive-feature-gnome-cunning-about = Advantage on Intelligence, Wisdom and Charisma saves against magic.
dive-feature-tinker = Tinker
dive-feature-tinker-about = Builds small clockwork that clicks, sparks or plays a tune, and looks into what others built.
dive-feature-menacing = Menacing
dive-feature-menacing-about = Proficient in Intimidation.
dive-feature-relentless-endurance = Relentless Endurance
dive-feature-relentless-endurance-about = Once between long rests, drops to 1 hit point instead of 0.
dive-feature-savage-attacks = Savage Attacks
dive-feature-savage-attacks-about = A critical hit in melee rolls one more of the weapon’s dice.
dive-feature-dragon-breath = Dragon Breath
dive-feature-dragon-breath-about = A cone of 15 feet: 2d6 fire damage, half on a Dexterity save. Once between rests.
dive-feature-dragon-hide = Dragon Hide
dive-feature-dragon-hide-about = Half of all fire damage.
dive-feature-hellish-resistance = Hellish Resistance
dive-feature-hellish-resistance-about = Half of all fire damage.
dive-feature-infernal-legacy = Infernal Legacy
dive-feature-infernal-legacy-about = Thaumaturgy at will; from level 3 a rebuke of 3d10 fire damage, half on a Dexterity save, and from level 5 Darkness, each once a dive.
dive-feature-infernal-legacy-act = Hellish rebuke

## Features of barbarians
dive-feature-rage = Rage
dive-feature-rage-about = A bonus action, for a minute: +2 melee damage, half of all bludgeoning, piercing and slashing damage, advantage with Strength, no spells. Twice a dive, three times from level 3.
dive-condition-raging = Raging
dive-condition-raging-about = Half of all bludgeoning, piercing and slashing damage, advantage on Strength checks and saves, no spells. Over with the first turn spent in peace.
dive-feature-unarmoured-defence = Unarmoured Defence
dive-feature-unarmoured-defence-about = AC without armour is 10 and the Dexterity and Constitution modifiers.
dive-feature-reckless-attack = Reckless Attack
dive-feature-reckless-attack-about = Advantage on this turn’s melee attacks, and on everyone’s attacks on you until your next.
dive-condition-reckless = Reckless
dive-condition-reckless-about = Attacks with advantage in melee, and is attacked with advantage.
dive-feature-danger-sense = Danger Sense
dive-feature-danger-sense-about = Advantage on Dexterity saves, unless blinded, deafened or incapacitated.
dive-feature-fast-movement = Fast Movement
dive-feature-fast-movement-about = 10 feet faster without heavy armour.
dive-feature-frenzy = Frenzy
dive-feature-frenzy-about = While you rage, a melee attack as a bonus action on every turn. Costs a level of exhaustion.
dive-feature-frenzy-act = Frenzied attack
dive-condition-frenzied = Frenzied
dive-condition-frenzied-about = A melee attack as a bonus action on every turn, for as long as the rage lasts.

## Features of clerics
dive-feature-channel-divinity = Channel Divinity
dive-feature-channel-divinity-about = Undead within 30 feet that fail a Wisdom save flee for a minute, or until hurt. From level 5 those of challenge 1/2 or less crumble. Once between rests.
dive-feature-channel-divinity-act = Turn undead
dive-condition-turned = Turned
dive-condition-turned-about = Flees and takes no reactions, until hurt.
dive-feature-preserve-life = Preserve Life
dive-feature-preserve-life-about = Instead of turning undead, share out 5 hit points for each of your levels among allies within 30 feet, 5 at a time.
dive-feature-life-training = Heavy Armour
dive-feature-life-training-about = Proficient with heavy armour.
dive-feature-disciple-of-life = Disciple of Life
dive-feature-disciple-of-life-about = Your healing spells give back 2 more hit points, and 1 more for each circle.
dive-feature-life-spells = Life Spells
dive-feature-life-spells-about = Bless and Cure Wounds are always prepared; later Lesser Restoration, Spiritual Weapon, Beacon of Hope and Revivify as well.

## Features of fighters
dive-feature-style-archery = Archery
dive-feature-style-archery-about = +2 on attacks with bows, crossbows and slings.
dive-feature-style-defence = Defence
dive-feature-style-defence-about = +1 AC in armour.
dive-feature-style-duelling = Duelling
dive-feature-style-duelling-about = +2 damage with one weapon in one hand, and none in the other.
dive-feature-style-great-weapon = Great Weapons
dive-feature-style-great-weapon-about = With a weapon in both hands, damage dice that show 1 or 2 are rerolled once.
dive-feature-style-protection = Protection
dive-feature-style-protection-about = A reaction, with a shield: an attack on an ally beside you has disadvantage.
dive-feature-style-two-weapons = Two Weapons
dive-feature-style-two-weapons-about = The second weapon adds your modifier to its damage.
dive-feature-second-wind = Second Wind
dive-feature-second-wind-about = A bonus action: regain 1d10 hit points and your level. Once between rests.
dive-feature-action-surge = Action Surge
dive-feature-action-surge-about = One more action this turn. Once between rests.
dive-feature-extra-attack = Extra Attack
dive-feature-extra-attack-about = Two attacks with the attack action.
dive-feature-call-the-double = Call the Double
dive-feature-call-the-double-about = A bonus action: your double stands in a free square within 20 feet, and your attacks may come from there. As often in a fight as your Constitution modifier. It also looks behind doors.
dive-feature-call-the-double-act = Send the double ahead
dive-feature-change-places = Change Places
dive-feature-change-places-about = You and your double change places, at up to 60 feet. Once a fight, at no cost in time.
dive-feature-pincer = Pincer
dive-feature-pincer-about = Once a turn, 1d4 more damage in melee on a target with your double or another ally beside it.

## Features of rangers
dive-feature-favoured-beasts = Favoured Foe: beasts
dive-feature-favoured-fiends = Favoured Foe: fiends
dive-feature-favoured-giants = Favoured Foe: giants
dive-feature-favoured-humanoids = Favoured Foe: humanoids
dive-feature-favoured-monstrosities = Favoured Foe: monstrosities
dive-feature-favoured-undead = Favoured Foe: undead
dive-feature-favoured-about = Advantage on checks to track, find or know anything about them.
dive-feature-natural-explorer = Natural Explorer
dive-feature-natural-explorer-about = Underground your side is not taken by surprise, and your proficiency counts twice in Investigation, Nature, Perception and Survival.
dive-feature-primeval-awareness = Primeval Awareness
dive-feature-primeval-awareness-about = For a slot, feel what waits behind the doors.
dive-feature-colossus-slayer = Colossus Slayer
dive-feature-colossus-slayer-about = Once a turn, 1d8 more damage to a target that is already hurt.
dive-feature-giant-killer = Giant Killer
dive-feature-giant-killer-about = A reaction to an attack by anything large or larger within 5 feet: attack it.
dive-feature-horde-breaker = Horde Breaker
dive-feature-horde-breaker-about = Once a turn, after an attack, one more on another foe beside the first.

## Features of rogues
dive-feature-sneak-attack = Sneak Attack
dive-feature-sneak-attack-about = Once a turn, with advantage or an ally beside the target: 1d6 more damage, and a d6 more every other level. Finesse or ranged weapons only.
dive-feature-thieves-cant = Thieves’ Cant
dive-feature-thieves-cant-about = Reads the marks that earlier visitors left on walls, mostly warnings.
dive-feature-cunning-action = Cunning Action
dive-feature-cunning-action-about = A bonus action: dash, disengage or hide.
dive-feature-fast-hands = Fast Hands
dive-feature-fast-hands-about = A bonus action: use an item.
dive-feature-second-story-work = Second-Storey Work
dive-feature-second-story-work-about = Climbs as fast as others walk.
dive-feature-uncanny-dodge = Uncanny Dodge
dive-feature-uncanny-dodge-about = As a reaction, halve the damage of a hit.

## Features of wizards
dive-feature-arcane-recovery = Arcane Recovery
dive-feature-arcane-recovery-about = At a short rest, once a dive, get back slots worth half your level, rounded up.
dive-feature-sculpt-spells = Sculpt Spells
dive-feature-sculpt-spells-about = Your evocations leave gaps around allies: one, and one more for each circle.

## Features of hired hands
dive-feature-stubborn = Stubborn
dive-feature-stubborn-about = At half their hit points or fewer: +1 AC, and advantage on Constitution saves.
dive-feature-helping-hand = Helping Hand
dive-feature-helping-hand-about = Helps as a bonus action.
dive-feature-trap-sense = Trap Sense
dive-feature-trap-sense-about = Walks with one eye on the floor: no surprises for your side, and a better chance with traps.
dive-feature-field-dressing = Field Dressing
dive-feature-field-dressing-about = An action, by touch: 1d6 hit points and their level. Three times between rests.
dive-feature-small-mercies = Small Mercies
dive-feature-small-mercies-about = At a short rest, a slot of the first circle comes back.

## Ready-made heroes
dive-hero-maddoc = Left the town guard because the town was never attacked.
dive-hero-orsa = Heals first, asks how it happened afterwards, and never believes the answer.
dive-hero-tibby = Has been inside every house in town, and was invited to two.
dive-hero-ilvane = Sets fire to things from a safe distance, and calls it research.
dive-hero-hroka = Knocks before entering, usually with somebody’s head.
dive-hero-sorrel = Talks to nobody for days, and hits what nobody else has noticed.
dive-hero-rhazek = Carries a greatsword, a family name and a lit match, all the time.
dive-hero-fennick = Would rather you didn’t touch that. Or look at it. Or breathe.
dive-hero-vesper = Tells the truth at cards and nowhere else.
dive-hero-aldith = Preached peace for years, and has since found a quicker way.
dive-hero-brannock = Lost a mine to goblins, and means to be paid back by the goblin.
dive-hero-linnet = Two swords, one bow, and no patience for planning.

## Hired hands
dive-hired-shieldhand = Shieldhand
dive-hired-shieldhand-about = Stands in front for an equal share.
dive-hired-lanternhand = Lanternhand
dive-hired-lanternhand-about = Carries the light, finds the trap and ties the bandage, in whichever order is wanted.
dive-hired-hedge-priest = Hedge priest
dive-hired-hedge-priest-about = Ordained by nobody in particular, but the wounds do close.
