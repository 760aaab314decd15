### Dungeon Dive: races, classes, paths, features, ready-made heroes and hired hands.

## Races
dive-race-dwarf = Dwarf
dive-race-dwarf-about = Tough, slow to run and slower to poison. Built like the door, and about as easily moved.
dive-race-elf = Elf
dive-race-elf-about = Quick, keen-eyed and hard to charm.
dive-race-halfling = Halfling
dive-race-halfling-about = Small, brave, and luckier than anyone has a right to be.
dive-race-human = Human
dive-race-human-about = A little better at everything, and not afraid of the dark until it’s too late.
dive-race-dragonborn = Dragonborn
dive-race-dragonborn-about = Red scales, a strong arm and a breath that settles arguments.
dive-race-gnome = Gnome
dive-race-gnome-about = A head for magic, quick fingers, and built too low for most swords.
dive-race-half-elf = Half-elf
dive-race-half-elf-about = An elf’s eyes, a human’s hurry, and friends on both sides.
dive-race-half-orc = Half-orc
dive-race-half-orc-about = Strong, hard to put down and hard to keep down.
dive-race-tiefling = Tiefling
dive-race-tiefling-about = Horns, a tail, and an ancestor who answers when you’re hurt.

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
dive-path-life-about = Heavy armour, stronger healing, and no one left lying about.
dive-path-twofold = Twofold
dive-path-twofold-about = Fights from two places at once, only one of which bleeds.
dive-path-hunter = Hunter
dive-path-hunter-about = Has a way with the big, the many and the already bleeding.
dive-path-thief = Thief
dive-path-thief-about = Quick hands, sure feet, and other people’s pockets.
dive-path-evocation = Evocation
dive-path-evocation-about = Fire and force, and a steady enough hand to spare friends.

## Features of races
dive-feature-darkvision = Darkvision
dive-feature-darkvision-about = Within 60 feet you see in darkness as if it were dim light.
dive-feature-dwarven-resilience = Dwarven Resilience
dive-feature-dwarven-resilience-about = Advantage on saves against poison, and half of all poison damage.
dive-feature-dwarven-training = Dwarven Training
dive-feature-dwarven-training-about = Proficient with battleaxes, handaxes, light hammers and warhammers.
dive-feature-dwarven-toughness = Dwarven Toughness
dive-feature-dwarven-toughness-about = 1 extra hit point per level.
dive-feature-dwarven-stride = Dwarven Stride
dive-feature-dwarven-stride-about = Heavy armour never slows you, however weak you are.
dive-feature-stonecunning = Stonecunning
dive-feature-stonecunning-about = Double your proficiency bonus on History, and an eye for stonework that isn’t what it seems.
dive-feature-fey-ancestry = Fey Ancestry
dive-feature-fey-ancestry-about = Advantage on saves against being charmed, and magic can’t put you to sleep.
dive-feature-keen-senses = Keen Senses
dive-feature-keen-senses-about = Proficient in Perception.
dive-feature-elven-training = Elven Training
dive-feature-elven-training-about = Proficient with longswords, shortswords, longbows and shortbows.
dive-feature-lucky = Lucky
dive-feature-lucky-about = When you roll a 1 on a d20, reroll it and keep the new roll.
dive-feature-brave = Brave
dive-feature-brave-about = Advantage on saves against being frightened.
dive-feature-nimble = Nimble
dive-feature-nimble-about = You can move through the square of anyone larger than you.
dive-feature-naturally-stealthy = Naturally Stealthy
dive-feature-naturally-stealthy-about = You can hide behind anyone larger than you.
dive-feature-gnome-cunning = Gnome Cunning
dive-feature-gnome-cunning-about = Advantage on Intelligence, Wisdom and Charisma saves against magic.
dive-feature-tinker = Tinker
dive-feature-tinker-about = Builds small clockwork that clicks, sparks or plays a tune, and knows a thing or two about what others built.
dive-feature-menacing = Menacing
dive-feature-menacing-about = Proficient in Intimidation.
dive-feature-relentless-endurance = Relentless Endurance
dive-feature-relentless-endurance-about = Once per long rest, you drop to 1 hit point instead of 0, unless the blow kills you outright.
dive-feature-savage-attacks = Savage Attacks
dive-feature-savage-attacks-about = When you score a critical hit in melee, roll one of the weapon’s damage dice once more.
dive-feature-dragon-breath = Dragon Breath
dive-feature-dragon-breath-about = A 15-foot cone: 2d6 fire damage, half on a Dexterity save. Once per short rest.
dive-feature-dragon-hide = Dragon Hide
dive-feature-dragon-hide-about = Half damage from fire.
dive-feature-hellish-resistance = Hellish Resistance
dive-feature-hellish-resistance-about = Half damage from fire.
dive-feature-infernal-legacy = Infernal Legacy
dive-feature-infernal-legacy-about = Thaumaturgy at will. From level 3 a rebuke for 3d10 fire damage, half on a Dexterity save, and from level 5 Darkness, each once a dive.
dive-feature-infernal-legacy-act = Hellish rebuke

## Features of barbarians
dive-feature-rage = Rage
dive-feature-rage-about = A bonus action, for a minute: +2 melee damage, half damage from bludgeoning, piercing and slashing, advantage with Strength, no spells. Twice a dive, three times from level 3.
dive-condition-raging = Raging
dive-condition-raging-about = Half damage from bludgeoning, piercing and slashing, advantage on Strength checks and saves, no spells. Ends after a turn without attacking or being hit.
dive-feature-unarmoured-defence = Unarmoured Defence
dive-feature-unarmoured-defence-about = Without armour, your AC is 10 + your Dexterity and Constitution modifiers.
dive-feature-reckless-attack = Reckless Attack
dive-feature-reckless-attack-about = You have advantage on melee attacks this turn, and attacks on you have advantage until your next turn.
dive-condition-reckless = Reckless
dive-condition-reckless-about = Has advantage on melee attacks, and attacks on them have advantage.
dive-feature-danger-sense = Danger Sense
dive-feature-danger-sense-about = Advantage on Dexterity saves, unless blinded, deafened or incapacitated.
dive-feature-fast-movement = Fast Movement
dive-feature-fast-movement-about = 10 feet faster when not in heavy armour.
dive-feature-frenzy = Frenzy
dive-feature-frenzy-about = While you rage, make one melee attack as a bonus action each turn. Costs a level of exhaustion once it’s over.
dive-feature-frenzy-act = Frenzied attack
dive-condition-frenzied = Frenzied
dive-condition-frenzied-about = One melee attack as a bonus action each turn, for as long as the rage lasts. Then a level of exhaustion.

## Features of clerics
dive-feature-channel-divinity = Channel Divinity
dive-feature-channel-divinity-about = Undead within 30 feet that fail a Wisdom save flee for a minute, or until hurt. From level 5, those of challenge 1/2 or less are destroyed. Once per short rest.
dive-feature-channel-divinity-act = Turn undead
dive-condition-turned = Turned
dive-condition-turned-about = Flees and can’t take reactions, until hurt.
dive-feature-preserve-life = Preserve Life
dive-feature-preserve-life-about = Instead of turning undead, share out 5 hit points per level of yours among allies within 30 feet, 5 at a time, to no more than half of what each can have.
dive-feature-life-training = Heavy Armour
dive-feature-life-training-about = Proficient with heavy armour.
dive-feature-disciple-of-life = Disciple of Life
dive-feature-disciple-of-life-about = Your healing spells restore 2 extra hit points, and 1 more for each circle.
dive-feature-life-spells = Life Spells
dive-feature-life-spells-about = Bless and Cure Wounds are always prepared. Lesser Restoration, Spiritual Weapon, Beacon of Hope and Revivify join them later.

## Features of fighters
dive-feature-style-archery = Archery
dive-feature-style-archery-about = +2 to attacks with bows, crossbows and slings.
dive-feature-style-defence = Defence
dive-feature-style-defence-about = +1 AC while you wear armour.
dive-feature-style-duelling = Duelling
dive-feature-style-duelling-about = +2 damage with a weapon in one hand and no second weapon.
dive-feature-style-great-weapon = Great Weapons
dive-feature-style-great-weapon-about = With a weapon in both hands, reroll damage dice that show 1 or 2, once each.
dive-feature-style-protection = Protection
dive-feature-style-protection-about = A reaction, with a shield: an attack on an ally next to you has disadvantage.
dive-feature-style-two-weapons = Two Weapons
dive-feature-style-two-weapons-about = Add your ability modifier to the second weapon’s damage, too.
dive-feature-second-wind = Second Wind
dive-feature-second-wind-about = A bonus action: regain 1d10 + your level in hit points. Once per short rest.
dive-feature-action-surge = Action Surge
dive-feature-action-surge-about = One extra action this turn. Once per short rest.
dive-feature-extra-attack = Extra Attack
dive-feature-extra-attack-about = Attack twice when you take the attack action.
dive-feature-call-the-double = Call the Double
dive-feature-call-the-double-about = A bonus action: your double appears in a free square within 20 feet, and you can attack from there. As often per fight as your Constitution modifier. It also looks behind doors.
dive-feature-call-the-double-act = Send the double ahead
dive-feature-change-places = Change Places
dive-feature-change-places-about = You and your double swap places, up to 60 feet apart. Once a fight, without using an action.
dive-feature-pincer = Pincer
dive-feature-pincer-about = Once a turn, 1d4 extra melee damage to a target with your double or another ally next to it.

## Features of rangers
dive-feature-favoured-beasts = Favoured Foe: beasts
dive-feature-favoured-fiends = Favoured Foe: fiends
dive-feature-favoured-giants = Favoured Foe: giants
dive-feature-favoured-humanoids = Favoured Foe: humanoids
dive-feature-favoured-monstrosities = Favoured Foe: monstrosities
dive-feature-favoured-undead = Favoured Foe: undead
dive-feature-favoured-about = Advantage on Perception to find them when they hide, and they have a harder time hiding from you.
dive-feature-natural-explorer = Natural Explorer
dive-feature-natural-explorer-about = No one can lie in wait for your side underground. Advantage on Investigation and Perception against traps; your proficiency bonus is doubled for Investigation, Nature, Perception and Survival.
dive-feature-primeval-awareness = Primeval Awareness
dive-feature-primeval-awareness-about = Spend a slot to sense what waits behind the doors.
dive-feature-colossus-slayer = Colossus Slayer
dive-feature-colossus-slayer-about = Once a turn, 1d8 extra damage to a target that’s already hurt.
dive-feature-giant-killer = Giant Killer
dive-feature-giant-killer-about = A reaction: when a Large or larger foe within 5 feet attacks you, attack it.
dive-feature-horde-breaker = Horde Breaker
dive-feature-horde-breaker-about = Once a turn, after an attack, attack a second foe next to the first.

## Features of rogues
dive-feature-sneak-attack = Sneak Attack
dive-feature-sneak-attack-about = Once a turn, with advantage or an ally next to the target: 1d6 extra damage, and another d6 every other level. Finesse or ranged weapons only.
dive-feature-thieves-cant = Thieves’ Cant
dive-feature-thieves-cant-about = You can read the marks that earlier visitors left on the walls, mostly warnings.
dive-feature-cunning-action = Cunning Action
dive-feature-cunning-action-about = A bonus action: dash, disengage or hide.
dive-feature-fast-hands = Fast Hands
dive-feature-fast-hands-about = A bonus action: use an item.
dive-feature-second-story-work = Second-Storey Work
dive-feature-second-story-work-about = You climb as fast as you walk.
dive-feature-uncanny-dodge = Uncanny Dodge
dive-feature-uncanny-dodge-about = A reaction: halve the damage of a hit.

## Features of wizards
dive-feature-arcane-recovery = Arcane Recovery
dive-feature-arcane-recovery-about = Once a dive, at a short rest, get back slots worth half your level, rounded up.
dive-feature-sculpt-spells = Sculpt Spells
dive-feature-sculpt-spells-about = Your evocations can spare allies in their area: one, and one more for each circle.

## Features of hired hands
dive-feature-stubborn = Stubborn
dive-feature-stubborn-about = At half hit points or fewer: +1 AC, and advantage on Constitution saves.
dive-feature-helping-hand = Helping Hand
dive-feature-helping-hand-about = Helps as a bonus action.
dive-feature-trap-sense = Trap Sense
dive-feature-trap-sense-about = Keeps one eye on the floor: advantage on Investigation and Perception against traps. No one can lie in wait for your side.
dive-feature-field-dressing = Field Dressing
dive-feature-field-dressing-about = An action, by touch: restores 1d6 + their level in hit points. Three times per short rest.
dive-feature-small-mercies = Small Mercies
dive-feature-small-mercies-about = At a short rest, gets back one 1st-circle slot.

## Ready-made heroes
dive-hero-maddoc = Left the town guard because no one ever attacked the town.
dive-hero-orsa = Heals first, asks what happened afterwards, and never believes the answer.
dive-hero-tibby = Has been inside every house in town, and was invited into two.
dive-hero-ilvane = Sets fire to things from a safe distance and calls it research.
dive-hero-hroka = Knocks before entering, usually with someone’s head.
dive-hero-sorrel = Goes days without a word, and hits what no one else has noticed.
dive-hero-rhazek = Carries a greatsword, a family name and a lit match, all at once.
dive-hero-fennick = Would rather you didn’t touch that. Or look at it. Or breathe.
dive-hero-vesper = Tells the truth at cards and nowhere else.
dive-hero-aldith = Preached peace for years, and has since found a quicker way.
dive-hero-brannock = Lost a mine to goblins, and means to be repaid, one goblin at a time.
dive-hero-linnet = Two swords, one bow, and no patience for planning.

## Hired hands
dive-hired-shieldhand = Shieldhand
dive-hired-shieldhand-about = Stands in front, for an equal share.
dive-hired-lanternhand = Lanternhand
dive-hired-lanternhand-about = Carries the light, finds the trap and ties the bandage, in any order you like.
dive-hired-hedge-priest = Hedge priest
dive-hired-hedge-priest-about = Ordained by no one in particular, but the wounds do close.
