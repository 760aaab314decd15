### Band Crawl: the names of everything in its tables.

## Races, and what each has in common
band-race-beastman = Beastman
band-race-major-demon = Greater demon
band-race-petty-demon = Lesser demon
band-race-dwarf = Dwarf
band-race-elf = Elf
band-race-vampire = Vampire
band-race-ghoul = Ghoul
band-race-goblin = Goblin
band-race-human = Human
band-race-ogre = Ogre
band-race-orc = Orc
band-race-ratman = Ratman
band-race-skeleton = Skeleton
band-race-troll = Troll
band-race-zombie = Zombie

band-attribute-rage = Rage
band-attribute-unbroken = Unbroken
band-attribute-eager = Eager
band-attribute-stout = Stout
band-attribute-slippery = Slippery
band-attribute-venom = Venom
band-attribute-infection = Infection
band-attribute-light = Light blows
band-attribute-resolute = Resolute
band-attribute-resilient = Resilient
band-attribute-rebound = Rebound
band-attribute-strong = Strong
band-attribute-calm = Calm

band-list-beastman = Beastmen
band-list-major-demon = Greater demons
band-list-petty-demon = Lesser demons
band-list-dwarf = Dwarves
band-list-elf = Elves
band-list-vampire = Vampires
band-list-ghoul = Ghouls
band-list-goblin = Goblins
band-list-human = Humans
band-list-ogre = Ogres
band-list-orc = Orcs
band-list-ratman = Ratmen
band-list-skeleton = Skeletons
band-list-troll = Trolls
band-list-zombie = Zombies

band-minions-beastman = Minions of a beastman
band-minions-major-demon = Minions of a greater demon
band-minions-petty-demon = Minions of a lesser demon
band-minions-vampire = Minions of a vampire
band-minions-ghoul = Minions of a ghoul
band-minions-goblin = Minions of a goblin
band-minions-ogre = Minions of an ogre
band-minions-orc = Minions of an orc
band-minions-ratman = Minions of a ratman
band-minions-skeleton = Minions of a skeleton
band-minions-troll = Minions of a troll
band-minions-zombie = Minions of a zombie

## Professions and reputation
band-profession-caster = Caster
band-profession-healer = Healer
band-profession-knight = Knight
band-profession-paladin = Paladin
band-profession-shooter = Shooter
band-profession-soldier = Soldier
band-profession-thief = Thief
band-profession-warrior = Warrior

band-crisis-caster = Crisis: casters
band-crisis-healer = Crisis: healers
band-crisis-knight = Crisis: knights
band-crisis-paladin = Crisis: paladins
band-crisis-shooter = Crisis: shooters
band-crisis-soldier = Crisis: soldiers
band-crisis-thief = Crisis: thieves
band-crisis-warrior = Crisis: warriors

band-rep-green = green
band-rep-reliable = reliable
band-rep-veteran = veteran
band-rep-renowned = renowned
band-rep-legendary = legendary

band-modifier-reputation = reputation
band-modifier-big-bad = the Big Bad’s reputation

## Weapons and armour
band-weapon-axe = Axe
band-weapon-bow = Bow
band-weapon-crossbow = Crossbow
band-weapon-firearm = Firearm
band-weapon-sling = Sling
band-weapon-mace = Mace
band-weapon-spear = Spear
band-weapon-sword = Sword
band-weapon-great-axe = Great axe
band-weapon-great-sword = Great sword

band-armour-unarmoured = Unarmoured
band-armour-protected = Light armour
band-armour-armoured = Heavy armour

## Spells and magical items
band-spell-harm = Harm
band-spell-dazzle = Dazzle
band-spell-defend = Defend

band-item-lucky-mail = Lucky mail
band-item-warded-mail = Warded mail
band-item-supple-mail = Supple mail
band-item-turning-mail = Turning mail
band-item-watchful-mail = Watchful mail
band-item-phantom-mail = Phantom mail
band-item-rod-of-harm = Rod of harm
band-item-restoring-stone = Restoring stone
band-item-rod-of-glare = Rod of glare
band-item-plain-wand = Plain wand
band-item-focus-ring = Focus ring
band-item-healing-staff = Healing staff
band-item-swift-boots = Swift boots
band-item-quiet-cloak = Quiet cloak
band-item-stiff-shirt = Stiff shirt
band-item-padded-vest = Padded vest
band-item-iron-cloak = Iron cloak
band-item-lucky-shirt = Lucky shirt
band-item-sure-bow = Sure bow
band-item-restless-sword = Restless sword
band-item-keen-arrows = Keen arrows
band-item-righteous-axe = Righteous axe
band-item-furious-sword = Furious sword
band-item-potion-of-rage = Potion of rage
band-item-potion-of-courage = Potion of courage
band-item-potion-of-healing = Potion of healing
band-item-potion-of-eagerness = Potion of eagerness
band-item-potion-of-strength = Potion of strength
band-item-potion-of-speed = Potion of speed

band-find-armour = Magical armour
band-find-tool = Casting tools
band-find-clothing = Magical clothing
band-find-weapon = Magical weapons
band-find-potion = Potions

## Tables
band-table-standing = Standing
band-table-shooting = Shooting
band-table-shooting-damage = Damage from shots
band-table-melee-damage = Damage in melee
band-table-recovery = Recovery
band-table-spell = Harm and Defend
band-table-dazzle = Dazzle
band-table-foe-spells = Foes’ spells
band-table-armour-class = Class of magical armour
band-table-foe-items = Foes’ items
band-table-big-bad-4 = Big Bad for a star of 4 or less
band-table-big-bad-5 = Big Bad for a star of 5
band-table-big-bad-6 = Big Bad for a star of 6 or more
band-table-growth = Growth of the Big Bad
band-table-reasons = Reason
band-table-secrets = Secret room
band-table-bones = Bones
band-table-trap = Trap
band-table-crossing = Crossing
band-table-tiles = Dungeon tile
band-table-force = Hidden force
band-table-numbers = How many there are
band-table-encounters = Encounter
band-table-rivals = Rivals
band-table-talk = Talk
band-table-treasure = Treasure

## Dungeons drawn before play
band-dungeon-manor-cellars = The Burnt Manor
band-dungeon-salt-mine = The Old Salt Mine
