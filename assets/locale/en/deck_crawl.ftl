### Deck Crawl: everything that is said at its table.
### Numbers that several lines need come first; other lines quote them and pass their own $n on.

n-wounds = { $n ->
    [0] no wound
    [one] 1 wound
   *[other] { $n } wounds
}
n-hit-points = { $n ->
    [0] no hit points
    [one] 1 hit point
   *[other] { $n } hit points
}
n-left = { $left ->
    [one] 1 hit point
   *[other] { $left } hit points
}
n-loot = { $n ->
    [0] no loot points
    [one] 1 loot point
   *[other] { $n } loot points
}
n-resources = { $n ->
    [one] 1 resource point
   *[other] { $n } resource points
}
n-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
n-dearer = { $times ->
    [0] no more
    [1] no more
    [2] double
   *[other] { $times } times as much
}

## Names
name-hero = { $race } { $class }
name-seat = Hero { $seat }
name-numbered = { $name } { $n }
name-the = { THE($name) }
name-nobody = no one
card-name = { $card }
item-with-points = { $item } ({ $n })
item-damaged = { $item }, damaged
item-unknown = something
list-none = no one
list-one = { $who }
list-seat = hero { $seat }
list-last = { $first } and { $rest }
list-more = { $first }, { $rest }

class-fighter = Fighter
class-fighter-role = Hits hardest and wears anything. Slay dice push an attack over any threshold.
class-thief = Thief
class-thief-role = Spots every trap, disarms most of them, and is gone when the blow lands.
class-cleric = Cleric
class-cleric-role = Heals, prays, and calls back the fallen for a suitable offering.
class-wizard = Wizard
class-wizard-role = Weak in melee, but with a spell for every need.

race-human = Human
race-human-trait = Starts with 10 extra resource points.
race-elf = Elf
race-elf-trait = All four spells, whatever the class, and two extra spell dice.
race-dwarf = Dwarf
race-dwarf-trait = Repairs damaged gear, may carry a shield whatever the class, and has armour 1 against magic.
race-halfling = Halfling
race-halfling-trait = Four rerolls of their own rolls per crawl.

pool-slay = Slay dice
pool-evade = Evade dice
pool-heal = Heal dice
pool-casting = Spell dice

ability-slay = Slay
ability-slay-detail = Roll slay dice with the attack and add them up. Twice the threshold deals 2 wounds, three times 3, and so on.
ability-evade = Evade
ability-evade-detail = Roll evade dice after a hit and add them to your armour against that one blow.
ability-heal = Heal
ability-heal-detail = Roll heal dice to restore that many hit points. Each hero healed takes at least one die. In a fight it takes the place of your attack; you can heal others, too, until you end the turn.
ability-pray = Pray
ability-pray-detail = Offer 5 loot points per heal die to get it back. Not in a fight.
ability-resurrect = Resurrect
ability-resurrect-detail = Roll heal dice and beat 40 minus the loot points offered (minimum 8). The fallen hero wakes with 1 hit point. Not in a fight.
ability-buff = Buff
ability-buff-detail = Lend spell dice to another hero, who rolls them with their next attack.
# What these do, at the end of the line of the choice.
aside-buff = next attack on { $foe }: { $odds }
aside-confuse = { $n ->
    [one] loses its next attack
   *[other] loses its next { $n } attacks
}
aside-protect = { $n ->
    [one] for 1 round
   *[other] for { $n } rounds
}; next attack by { $foe }: { $odds }
ability-confuse = Confuse
ability-confuse-detail = Two dice cost the monster its next attack; each further die costs it one more.
ability-missile = Missile
ability-missile-detail = Roll spell dice against a monster’s threshold. Reach it to deal one wound.
ability-protect = Protect
ability-protect-detail = +1 armour per spell die, for one round per die.
ability-ritual = Ritual
ability-ritual-detail = Offer 5 loot points per spell die to get it back. Not in a fight.

item-healing-potion = Healing potion
item-healing-potion-detail = Restores as many hit points as its strength. Used up.
item-divine-intervention = Potion of divine intervention
item-divine-intervention-short = Divine intervention
item-divine-intervention-detail = Brings a fallen hero back at full hit points. Used up.
item-magic-weapon = Magic weapon
item-magic-weapon-detail = Attack die one step larger, up to d12.
item-spell-wand = Spell wand
item-spell-wand-detail = You may spend one more spell die on each spell. Wizards only; takes the place of a magic weapon.
item-vitality-amulet = Amulet of vitality
item-vitality-amulet-detail = Hit die one step larger: 2 more hit points.
item-arcane-amulet = Arcane amulet
item-arcane-amulet-detail = You may spend one more spell die on each spell. Wizards only.
item-spell-protection-amulet = Amulet of spell protection
item-spell-protection-amulet-detail = Armour 1 against magic.
item-protection-amulet = Amulet of protection
item-protection-amulet-detail = Armour 1, on top of whatever is worn.
item-cloth-armour = Cloth armour
item-cloth-armour-detail = Armour 1. For everyone.
item-leather-armour = Leather armour
item-leather-armour-detail = Armour 2. The heaviest a wizard can wear.
item-chain-mail = Chain mail
item-chain-mail-detail = Armour 3. The heaviest a thief can wear.
item-scale-armour = Scale armour
item-scale-armour-detail = Armour 4. The heaviest a cleric can wear.
item-plate-armour = Plate armour
item-plate-armour-detail = Armour 5. Fighters only.
item-shield = Shield
item-shield-detail = +1 armour. For fighters, clerics and all dwarves.

monster-giant-rat = Giant rat
monster-cave-bat = Cave bat
monster-kobold = Kobold
monster-goblin = Goblin
monster-wolf = Wolf
monster-orc = Orc
monster-boar-rider = Boar rider
monster-ogre = Ogre
monster-troll = Troll
monster-troll-chieftain = Troll chieftain
monster-crawling-claw = Crawling claw
monster-giant-spider = Giant spider
monster-skeleton = Skeleton
monster-zombie = Zombie
monster-ghoul = Ghoul
monster-slime = Slime
monster-wight = Wight
monster-gargoyle = Gargoyle
monster-wraith = Wraith
monster-lich = Lich
monster-dragon = Dragon

stranger-smith = Smith
stranger-smith-detail = Has a portable anvil and nothing to do: repairs all the party’s damaged gear.
stranger-priest = Priest
stranger-priest-detail = Walks the dark with a lamp and a blessing: heals every hero to full hit points.
stranger-adventurer = Adventurer
stranger-adventurer-detail = On the way home with full pockets, and gives the party 1d6 loot points.
stranger-alchemist = Alchemist
stranger-alchemist-detail = Sells nothing and hands out samples: the finder gets a healing potion of strength 1d10.
stranger-warrior = Old warrior
stranger-warrior-detail = Has a trick or two to teach: all slay dice are back.
stranger-gnome = Gnome
stranger-gnome-detail = Deals in sparks and small wonders: all spell dice are back.

card-treasure = Treasure
card-monster = Monster
card-trap = Trap
card-stranger = Stranger
card-altar = Altar
card-counter = Dragon counter

## The tables that are rolled or drawn upon
table-dungeon = Dungeon table
table-monsters = Monster table
table-strangers = Stranger table
table-traps = Trap table
table-chests = Chest table
trap-magical = magical
trap-mechanical = physical
chest-safe = no trap
chest-trapped = trapped

## Setting up a game
option-heroes = Heroes
option-heroes-help = Each draws a card every round, so more heroes mean more monsters, traps and treasure. The dragon stays the same: four usually slay it, two seldom do.
option-quick-start = Quick start
option-quick-start-help = The game master picks the classes and buys the gear; play begins at the entrance.
option-same-class = Duplicate classes
option-same-class-help = Allow more than one hero of a class.
option-rolled-hit-points = Rolled hit points
option-rolled-hit-points-help = Roll the hit die for hit points instead of taking its highest face.
option-stacking = Better gear
option-stacking-help = Heroes may use two weapons and two amulets at once; the second costs double.
option-limited = Limited supply
option-limited-help = Each item is limited to the number of cards that stand for it.
option-rolled-ties = Rolled ties
option-rolled-ties-help = Equal attack dice roll off for turn order. Otherwise heroes go first.
option-critical = Critical hits
option-critical-help = An attack far above the threshold deals more than one wound.
option-potions-in-combat = Potions in fights
option-potions-in-combat-help = A potion may be used in a fight, instead of attacking.
option-defending = Stepping in
option-defending-help = A hero may intercept a monster’s next attack instead of making their own.
option-elite = Elite monsters
option-elite-help = Whoever draws a monster may make it elite: tougher, and with more loot.
option-campaign = Campaign
option-campaign-help = Survivors keep what they have and can go on another crawl.
option-division = Sharing loot
option-division-help = Who gets the loot points the party finds.
option-division-equal = Equal shares
option-division-finder = Finders keepers
option-division-by-hand = By hand, each time
option-roster = Heroes from the roster
option-roster-help = Survivors of earlier crawls who set out again.

## Dice, modifiers, odds
dice-attack = attack die
dice-slay = slay die
dice-buff = buff die
dice-missile = spell die
dice-evade = evade die
dice-heal = heal die
dice-trap = trap die
dice-loot = loot
dice-disarm = disarm die
dice-chest = trap in the chest?
dice-hit-points = hit die
dice-stranger = which stranger?
dice-effect = amount
dice-order = turn order
dice-order-of = { $who }, { $role }

## Dice rolled by hand
roll-deal = Deal a card to hero { $seat } ({ $n } of { $of }).
roll-draw = { $hero } draws a card for the room.
roll-attack = { $hero } attacks { $foe }: { $dice }, { $n } or more to wound.
roll-missile = { $hero } casts Missile at { $foe }: { $dice }, { $n } or more to wound.
roll-heal = { $hero } heals { $on }: { $dice } hit points.
roll-heal-self = { $hero } heals themself: { $dice } hit points.
roll-evade = { $hero } evades: add { $dice } to armour.
roll-evade-for = { $hero } shields { $on }: add { $dice } to armour.
roll-resurrect = { $hero } tries to resurrect { $on }: { $dice }, must beat { $n }.
roll-disarm = { $hero } tries to disarm the trap: { $dice }, { $n } or more.
roll-chest = { $hero } checks the chest for a trap: { $dice }.
roll-trap = { $hero } sets off a trap: { $dice } for its kind and strength.
roll-loot = { $hero } rolls for loot: { $dice }.
roll-struck = { $foe } attacks { $hero }: { $dice } damage{ $n ->
    [0] { "" }
   *[other] , less { $n } for armour
}.

among-texts = Chosen from { $n ->
    [one] 1 description that fits
   *[other] { $n } descriptions that fit
 }.
among-shapes = Chosen from { $n ->
    [one] 1 room layout (turned and mirrored included) that suits the cards and fits
   *[other] { $n } room layouts (turned and mirrored included) that suit the cards and fit
 } the map.
among-kinds = Chosen from { $n ->
    [one] 1 monster
   *[other] { $n } monsters
 } this card can stand for.
among-targets = Chosen from { $n ->
    [one] 1 hero
   *[other] { $n } heroes
 }.
advice-become = This class and race help the party most.
advice-ask = { $hero } has a face card to spare.
advice-draw-more = Without a face card there’s no hero, and no one has one to spare.
advice-leave-common = The extra loot isn’t worth a tougher monster.
advice-give = The lowest card is the one to spare.
advice-buy = The best value for the money.
advice-equip = Better protection than the current armour.
advice-attack = { $foe } can deal { $hero } up to { $harm } damage in one blow, and { $left ->
    [one] one more wound kills
   *[other] { $left } more wounds kill
 } it.
advice-attack-with-dice = { $foe } can deal { $hero } up to { $harm } damage in one blow. That’s worth { $n ->
    [one] a die
   *[other] { $n } dice
 }.
advice-attack-free = No one is threatened, so go for the likeliest wound.
advice-harmless = No attack of { $hero }’s gets through here, and nothing else is worth doing.
advice-heal = { $hero } is down to { $left } of { $max } hit points.
advice-missile = No attack roll needed, and { $foe } is worth a spell.
advice-buff = With extra dice { $hero } deals more wounds than a missile would.
advice-protect = { $hero } is the target.
advice-confuse = { $foe } hits hard. Confused, it doesn’t hit at all.
advice-resurrect = There are enough dice and loot for a fair chance.
advice-regain = Dice in the pool are worth more than loot.
advice-revive = A potion on the belt is no use to anyone on the floor.
advice-drink = { $hero } is down to { $left } of { $max } hit points.
advice-step-in = { $hero } can take { $foe }’s blows better.
advice-not-step-in = Attacking is worth more than the damage stepping in would prevent.
advice-evade = It would cost { $hero } { $n } of { $left } remaining hit points.
advice-take-blow = Losing { $n } of { $left } hit points is affordable; save the dice.
advice-roll-again = A reroll can only help here, and this roll matters.
advice-keep = A later roll will matter more.
advice-open-chest = The party can survive a trap.
advice-disarm = It nearly always works, and a sprung trap would cost more.
advice-decline-disarm = Whoever drew the trap can take it better than the thief.
advice-leave-behind = Makes room for something better.
advice-leave-chest = No one here could survive a trap.
advice-share = { $hero } has the least.
advice-shop = { $hero } can afford something useful.
advice-repair = Damaged armour gives { $hero } only half protection.
advice-pool = By pooling loot, the party can buy what { $hero } needs most.
advice-hand-over = { $hero } has the best use for it.
advice-take-from-fallen = { $hero } doesn’t need it now.
advice-go-on = Nothing left here is worth the price.
advice-enough = Nothing more here is worth the dice.
advice-target = { $hero } wounded it last, or is the toughest.
advice-all-of-it = Now or never: hold nothing back.
advice-nothing-better = Nothing else here is worth more.
draw-hero-card = A card from the hero deck
draw-dungeon-card = A card from the dungeon deck

modifier-armour = armour
modifier-fixed = bonus
modifier-blow = the blow

odds-wounds = { n-wounds }
odds-damage = { $n ->
    [0] no damage
   *[other] { $n } damage
}
odds-healed = { n-hit-points } restored
odds-success = { $n ->
    [1] success
   *[other] failure
}
odds-safe = safe
odds-takes-down = to take down
odds-disarm-fails = If it goes off, for { $hero }: { $line }.
odds-chest = { $n ->
    [0] no trap
    [1] trapped, and disarmed
   *[other] trapped, and it goes off
}

result-wounds = { n-wounds }
result-healed = { n-hit-points } of healing
result-evaded = armour +{ $n }
result-damage = { odds-damage }
result-resurrected = { $n ->
    [1] the gods listen
   *[other] no answer
}
result-disarmed = { $n ->
    [1] disarmed
   *[other] it goes off
}
result-chest = { $n ->
    [1] trapped
   *[other] no trap
}
result-trap = a { $kind } trap of strength { $n }
result-loot = { n-loot }
result-hit-points = { n-hit-points }
result-stranger = { $stranger }
result-ties = higher goes first

cue-attack = { $hero } attacks { $foe }
cue-missile = { $hero } casts Missile at { $foe }
cue-heal = { $hero } heals { $on }
cue-heal-self = { $hero } heals themself
cue-evade = { $hero } evades
cue-resurrect = { $hero } tries to resurrect { $on }
cue-disarm = { $hero } tries to disarm the trap
cue-chest = { $hero } checks the chest
cue-trap = The trap strikes { $hero }
cue-loot = { $hero } rolls for loot
cue-struck = { $foe } attacks { $hero }
cue-ties = Turn order
cue-stranger = { $hero } meets a stranger
cue-hit-points = Hit points of hero { $seat }

banner-quick-start = Quick start
banner-opening = Opening: one-on-one
banner-stranger = { $hero } meets { $source }
banner-altar = { $hero } prays at the altar
banner-dragon = The dragon wakes!
banner-dragon-fight = Everyone against the dragon
banner-victory = Victory! { $hero } slays the dragon. Not everyone lives to see it.
banner-victory-all = Victory! { $hero } slays the dragon, and everyone lives to see it.
banner-victory-last = Victory! { $hero } slays the dragon, and is the only one left to say so.
banner-defeat = The party has fallen

## Where the game stands
summary-begun = { $n ->
    [one] 1 hero, just starting
   *[other] { $n } heroes, just starting
}
summary = { $living } of { $n } { $n ->
    [one] hero
   *[other] heroes
} alive, round { $round }, { $stack } of { $full } on the dragon’s stack
summary-dragon = { $living } of { $n } { $n ->
    [one] hero
   *[other] heroes
} alive, round { $round }, dragon awake with { $left } of { $wounds } wounds left
summary-won = { $living } of { $n } { $n ->
    [one] hero
   *[other] heroes
} alive, dragon slain in round { $round }

phase-heroes = Making heroes
phase-drawing = { $n ->
    [0] At the entrance
   *[other] Room { $n }: exploring
}
phase-fight-opening = Room { $n }: the opening
phase-fight = Room { $n }: round { $fight } of the fight
phase-traps = Room { $n }: traps
phase-looting = Room { $n }: treasure and loot
phase-camp = { $n ->
    [0] Camp
   *[other] Room { $n }: camp
}
phase-won = Room { $n }: after the fight
phase-between = Between crawls
phase-over = The end

place-entrance = The entrance
place-dragon = The dragon’s hall
place-altar = Room { $n }: the altar
place-room = Room { $n }

track-dragon = The dragon’s stack
track-dragon-wounds = The dragon’s stack: wounds left
track-deck = Dungeon deck

bar-hit-points = Hit points
stat-attack-die = Attack die
stat-armour = Armour
stat-magic-armour = Armour against magic
stat-luck = Rerolls
part-damage = damaged
part-ward = { $hero }’s spell
purse-loot = Loot points
purse-resources = Resource points
hand-points = { n-resources }
card-no-face = No face card, so it’s discarded.

pin-protected = Protect: armour +{ $n } for { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
} of the caster
pin-buffed = Buffed: next attack rolls { $n ->
    [one] 1 extra die
   *[other] { $n } extra dice
}
pin-damaged-armour = Damaged armour: half protection
pin-target = { $foe } targets this hero
pin-elite = Elite: larger attack die, one more wound to kill, { $n } more loot
pin-confused = Confused: loses { $n ->
    [one] its next attack
   *[other] its next { $n } attacks
}

fact-hit-points = { $n } of { $max } hit points
fact-armour = Armour { $n }, against magic { $magic }
fact-attack-die = Attack die { $die }
fact-threshold = Wound threshold { $n }
fact-wounds = { $n ->
    [one] 1 wound left
   *[other] { $n } wounds left
} of { $max }
fact-dragon-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
fact-loot = Loot { $loot }
fact-card = { $card }, drawn by { $hero }

## What is asked
prompt-wait = Please wait.
prompt-class = Hero { $seat }: choose a face card. Rank is class, suit is race.
prompt-class-drawn = { $cards } drawn for hero { $seat }. Choose a face card: rank is class, suit is race.
prompt-no-face = A face card makes a hero: its rank is the class, its suit the race. Hero { $seat } has none to use. Ask another hero for one, or discard the highest pip card and draw { $n } more?
prompt-no-face-drawn = { $cards } drawn for hero { $seat }: no usable face card. Ask another hero for one, or discard the highest pip card and draw { $n } more?
prompt-no-face-alone = A face card makes a hero: its rank is the class, its suit the race. Hero { $seat } has none to use, and no one has one to spare.
prompt-no-face-alone-drawn = { $cards } drawn for hero { $seat }: no usable face card, and no one has one to spare.
prompt-gift = { $asker } has no usable face card. Will hero { $seat } give one up?
prompt-shop-creation = { $hero } has { n-resources } to spend. What’s left over becomes loot; in camp most gear costs { n-dearer }.
prompt-shop-crawl = { $hero } has { n-loot }. Down here most gear costs { n-dearer }. Buy what?
prompt-shop-between = Back in town: { $hero } has { n-resources } to spend.
prompt-elite = Make { $foe } elite? Attack { $die }, { n-wounds } to kill, and { $loot ->
    [one] 1 more loot point.
   *[other] { $loot } more loot points.
}
situation-left = { $hero } has { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
} left.
situation-blow = This hit costs { $hero } { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
}.
situation-safe = Its next attack can’t take { $hero } down.
situation-half = Chance that its next attack costs { $hero } half of that or more: { $n }%.
situation-next = Chance that its next attack takes { $hero } down: { $n }%.
prompt-step-in = { $foe } targets { $hero }. Step in?
prompt-opening = { $hero } faces { $foe }. What now?
prompt-turn = { $hero }’s turn: { n-left }. What now?
prompt-again = { $hero } has { $n } left for { $ability }. Go again?
prompt-target = { $foe }’s target has fallen. Who does it attack next?
prompt-target-dragon = The toughest hero is badly wounded. Who does { $foe } attack?
prompt-struck = { $foe } hits { $hero } for { $n }. Evade?
prompt-struck-again = { $foe } still hits { $hero } for { $n }. Evade again?
prompt-trap-physical = The trap hits { $hero } for { $face } − { $armour } armour = { $n } damage. Evade?
prompt-trap-physical-again = The trap still hits { $hero } for { $face } − { $armour } armour − { $evaded } evaded = { $n } damage. Evade again?
prompt-trap-magical = The magical trap hits { $hero } for { $face } − { $armour } armour against magic = { $n } damage. Evade?
prompt-trap-magical-again = The magical trap still hits { $hero } for { $face } − { $armour } armour against magic − { $evaded } evaded = { $n } damage. Evade again?
prompt-harm = { $hero } is about to take { $face } − { $armour } armour = { $n } damage. Evade?
prompt-harm-again = { $hero } is still about to take { $face } − { $armour } armour − { $evaded } evaded = { $n } damage. Evade again?
prompt-luck = Reroll { $hero }’s roll ({ $result })? { $n ->
    [one] 1 reroll
   *[other] { $n } rerolls
} left.
prompt-chest = { $hero } found a chest. No one here can disarm a trap. Open it?
prompt-chest-thief = { $hero } found a chest. A thief is here to disarm any trap. Open it?
prompt-disarm = { $hero } spots { $finder }’s trap. Disarm it? Otherwise { $finder } sets it off.
prompt-disarm-chest = { $hero } sees that the chest is trapped. Disarm it? Otherwise it stays shut.
prompt-divide = { $n ->
    [one] 1 loot point
   *[other] { $n } loot points
} to share. Who gets how much?
prompt-pause = Traps, chests and altars come next. Anything to do first?
prompt-camp = Room cleared. Anything before you move on?
prompt-won = The crawl is won. Anything left to do?
prompt-offering = { $hero } has { $loot ->
    [one] 1 loot point
   *[other] { $loot } loot points
}. Offer how many? The dice must beat { $n } minus the offering (minimum { $least }).
prompt-resurrect-dice = The dice must beat { $n } to bring { $fallen } back. { $hero } has { $dice ->
    [one] 1 heal die
   *[other] { $dice } heal dice
}. Roll how many?

## What can be chosen
group-hero = { $hero }
group-attack = Attack
group-no-wound = Too weak to wound
group-spells = Spells
group-help = Help
group-potions = Potions
group-weapons = Weapons and wands
group-armour = Armour and shields
group-amulets = Amulets
group-gifts = Give to { $hero }
group-pack = In the pack

act-become = { $name } ({ $card })
act-become-detail = { $role } { $trait } Attack die { $die }, hit die d{ $n }.
act-drop-highest = Draw { n-cards } for the highest pip card
act-drop-highest-detail = Face cards among the { $n } are kept; the others are discarded.
act-draw-more = Draw { n-cards }
act-ask-for = Ask hero { $seat } for a card
act-ask-for-detail = Anyone with a spare face card may give it away or trade it.
act-give = Give { $card } away
act-trade = Trade { $card } for the highest pip card
act-trade-detail = The card you get counts as resource points.
act-refuse-gift = Keep everything
act-buy = { $item }: { $n }
act-buy-left = { $item }, strength { $least } to { $most }: { $n } a point
buy-strength = Buy strength { $n }
act-buy-points = { $item }: { $n } a point
act-equip = Equip: { $item }
act-leave-behind = Leave behind: { $item }
act-done = Done
act-done-shop = Stop shopping. Unspent points become loot.
act-done-market = Back to camp.
act-enough = That’s enough
act-make-elite = Make it elite
act-make-elite-detail = One more wound to kill, a larger attack die, and more loot.
act-leave-common = Leave it as it is
act-nobody = No one steps in
act-nobody-detail = Later, in the open fight, a hero can still step in instead of attacking.
act-step-in = { $hero } steps in
act-step-in-cost = loses the next turn
act-step-in-detail = Takes the monster’s next attack and loses their next turn.
act-attack = Attack { $foe }
act-attack-dice = Attack { $foe } (+ slay dice)
act-attack-detail = { $die } against threshold { $threshold }. { $left ->
    [one] 1 more wound kills.
   *[other] { $left } more wounds kill.
}
act-attack-detail-buffed = { $die } and { $buff ->
    [one] 1 die
   *[other] { $buff } dice
} from a spell, against threshold { $threshold }. { $left ->
    [one] 1 more wound kills.
   *[other] { $left } more wounds kill.
}
act-use = { $ability }
act-use-on-hero = { $ability }: { $hero }
act-use-on-foe = { $ability }: { $foe }
act-use-item = Use: { $item }
act-use-item-on = { $item } for { $hero }
act-defend = Step in against { $foe }
act-defend-kind = Step in
act-defend-cost = instead of attacking
act-defend-detail = { $foe }’s next attack hits this hero instead of its target. Uses up this hero’s attack.
act-hold = Wait
act-hold-detail = Does nothing this turn.
act-target = { $hero }
act-take-blow = Take the hit
act-take-blow-detail = Saves the evade dice for something worse.
act-evade = Evade
act-roll-again = Reroll
act-roll-again-detail = The new result counts, for better or worse.
act-keep = Keep it
act-open-chest = Open the chest
act-open-chest-detail = A thief checks it first. Without one, a trapped chest goes off.
act-leave-chest = Leave it closed
act-disarm = Disarm the trap
act-disarm-risk = { $fails ->
    [1] on a 1
   *[other] on { $fails } or less
 }, { $n ->
    [0] no damage
   *[other] up to { $n } damage
 } to { $hero }
act-disarm-detail = { $fails ->
    [1] On a 1
   *[other] On { $fails } or less
 } it goes off in { $hero }’s face.
act-decline-disarm = Let { $hero } set it off
act-decline-disarm-detail = The trap catches { $hero }, who drew it.
act-decline-chest = Leave the chest
act-decline-chest-detail = It stays behind, unopened.
act-share = { $hero }
act-shop = Buy gear with loot
act-shop-detail = { n-loot } to spend. Most gear costs { n-dearer } in the dungeon.
act-give-loot = Give { $hero } loot points
act-take-loot = { $hero } takes loot points
act-give-item = Give { $hero } { THE($item) }
act-take-item = { $hero } takes { THE($item) }
act-repair = Repair: { $item }
act-repair-of = Repair { $owner }’s { $item }
act-offer = Offer loot points
act-offer-detail = Each point lowers the number to beat by one.
act-spend-dice = Roll heal dice
act-go-on = Go on
act-go-on-detail = On to what comes next.

## The log: making heroes
log-crawl-began = { $n ->
    [one] One hero goes down into the dungeon.
   *[other] { $n } heroes go down into the dungeon.
}
log-quick-start = The game master picks heroes and gear.
reason-quick-start = Quick start is on.
log-dealt = Hero { $seat } is dealt { $card }.
log-choosing-order = Heroes are chosen in this order: { $order }.
reason-choosing-order = Fewest face cards first; ties go by seat.
log-dropped = Hero { $seat } discards { $card }.
log-dropped-drew = Hero { $seat } discards { $card } and draws { $cards }, keeping { $kept }.
log-dropped-drew-none = Hero { $seat } discards { $card } and draws { $cards }: no face card.
reason-dropped = Without a face card, the highest pip card goes and more are drawn.
log-dealt-more-kept = Hero { $seat } draws { $card } and keeps it.
log-dealt-more-dropped = Hero { $seat } draws { $card } and discards it: no face card.
log-discards-shuffled = The deck is empty; the discards are shuffled back in.
log-face-given = Hero { $seat } gives { $card } to hero { $to }.
log-face-traded = Hero { $seat } trades { $card } for hero { $to }’s { $swapped }.
log-gift-refused = Hero { $seat } gives hero { $to } nothing.
log-chose-among = Hero { $seat } chooses among { $n ->
    [one] 1 face card
   *[other] { $n } face cards
 }.
log-calling = Hero { $seat } takes { $card }. Rank: { $class }.
log-of-race = Suit: { $race }.
log-hero-made = Hero { $seat }: { $race } { $class } with { n-hit-points }, the most a { $die } can give.
log-hero-made-rolled = Hero { $seat }: { $race } { $class } with { n-hit-points }, rolled on a { $die }.
log-race-trait = { $race }: { $does }
log-returned = { $hero } returns from the roster with { n-loot }.
log-rested = { $hero } is rested: all hit points, all dice.
log-resources = { $hero } has { n-resources } to spend: { $pips } from pip cards.
reason-resources = { $faces ->
    [0] No spare face cards.
   *[other] { $faces } from spare face cards.
}
log-racial-bonus = { $n } for being { $race }.
log-bought-resources = { $hero } buys { THE($item) } for { n-resources }.
log-bought-loot = { $hero } buys { THE($item) } for { n-loot }.
log-owned = { $item }: { $does }
log-put-on = { $hero } equips { THE($item) }.
log-put-away = { $hero } puts { THE($item) } away.
log-left-behind = { $hero } leaves { THE($item) } behind.
log-left-over = { $hero } keeps { n-loot }.
reason-left-over = Unspent resource points become loot points, one for one.
log-loot-became-resources = { $hero } turns loot into { n-resources }.

## The log: the round
log-round = Round { $n }
log-drew = { $hero } draws { $card }: { $meaning }.
log-deck-empty = No card is left for { $hero } to draw.
log-entrance = The party stands at the entrance.
log-room = The party enters room { $n }.
reason-room-any = Nothing drawn calls for a special room.
reason-room-monster = Chosen to suit the monster.
reason-room-treasure = Chosen to suit the treasure.
reason-room-trap = Chosen to suit the trap.
reason-room-counter = Only dragon counters were drawn.
reason-room-stranger = Chosen to suit the stranger.
reason-room-altar = Chosen to suit the altar.
reason-room-dragon = The dragon’s stack is full.
log-described = { $text }
log-foe-figures = Attack { $die }, threshold { $threshold }, { n-wounds } to kill.
log-foe-came = { $foe } appears ({ $card }).
reason-foe-came = A monster targets whoever drew it: { $hero }.
log-elite = { $foe } is elite: attack { $die }, { n-wounds } to kill.
log-counter-laid = { $card } goes on the dragon’s stack, { $n } of { $full }.
log-counter-meaning = { $n ->
    [0] The stack is full.
    [one] 1 more, and the dragon wakes.
   *[other] { $n } more, and the dragon wakes.
}
log-dragon-woke = { $foe } wakes!
reason-dragon-woke = That’s counter number { $n }.
log-scorched = { $foe } is burnt to ashes.
reason-scorched = The dragon scorches every other monster in the room.
log-trap-laid = { $card } lies in front of { $hero }: a trap.
log-find-laid = { $card } lies on the table: { $meaning }.
log-trap-done = { $card } resolved.
log-find-done = { $card } resolved: { $meaning }.
log-phase-heroes = Making heroes
log-phase-drawing = Exploring
log-phase-fight = Fighting
log-phase-traps = Traps
log-phase-looting = Treasure and loot
log-phase-camp = Camp
log-phase-between = Between crawls
log-phase-over = The end

## The log: fights
log-fight-began = Fight! Turn order: { $order }.
reason-order-rolled = Larger attack die first; equal dice roll off.
reason-order = Larger attack die first; heroes before monsters with the same die.
log-tie-rolled = Roll-off: { $who }. Turn order now: { $order }.
reason-tie-rolled = Equal attack dice, and ties are rolled.
log-pair = { $hero } faces { $foe } one-on-one.
reason-pair = In the opening, only a monster and whoever drew it fight each other.
log-fight-round = Round { $n } of the fight
log-turn-hero = { $hero }’s turn.
log-turn-foe = { CAPITAL($foe) }’s turn.
log-targeted = { $foe } targets { $hero }.
reason-target-toughest = The dragon attacks the toughest hero: most armour, then hit points, then attack die.
reason-target-wounded = The toughest hero is at half hit points or less, so the dragon may choose.
reason-target-last = No one else is left.
reason-target-fallen = Its target has fallen.
log-stepped-in = { $hero } steps in against { $foe }.
log-defended = { $hero } steps in: { $foe } attacks them next.
log-spell-cast = { $hero } casts { $ability }.
log-dragon-bleeds = { $n ->
    [0] It can take no more.
    [one] It can take 1 more wound.
   *[other] It can take { $n } more wounds.
}
log-turn-given-up = { $hero } loses this turn.
reason-turn-given-up = Stepping in costs a turn.
log-held-back = { $hero } waits.
log-spent = { $hero } spends { $n ->
    [one] 1 die
   *[other] { $n } dice
 } ({ SMALL($pool) }).
log-attack = { $hero } attacks { $foe }: { $total } against { $against }, { $result }.
reason-wounds-added = With other dice in the roll, each full { $n } is a wound.
reason-wounds-alone = A lone attack die wounds twice at most, and only with its highest face.
log-missile = { $hero } casts Missile at { $foe }: { $total } against { $against }, { $result }.
log-heal = { $hero } heals { $on }: { $result }.
log-heal-self = { $hero } heals themself: { $result }.
log-evade = { $hero } evades: { $result }.
log-evade-for = { $hero } shields { $on }: { $result }.
log-resurrect = { $hero } tries to resurrect { $on }: rolled { $total }, must beat { $against }; { $result }.
log-disarm = { $hero } tries to disarm the trap and rolls { $total }: { $result }.
log-chest-look = { $hero } checks the chest and rolls { $total }: { $result }.
log-trap-roll = It is { $result }.
log-loot-roll = { $hero } rolls for loot: { $result }.
log-luck-spent = { $hero } rerolls; { $n ->
    [0] no rerolls
    [one] 1 reroll
   *[other] { $n } rerolls
} left.
log-wounded = { $foe } takes { n-wounds }.
log-slain = { $foe } dies.
reason-slain-dragon = It has taken all { $n } wounds.
log-struck = { $foe } attacks { $hero }: rolled { $face } against armour { $armour }.
log-blow-stopped = No damage.
log-hurt-by = { $hero } takes { $n } damage.
log-hurt-trap = { $hero } takes { $n } damage from the trap.
log-hurt-magic = { $hero } takes { $n } damage from the magical trap.
log-hurt = { $hero } takes { $n } damage.
log-fell = { $hero } falls.
reason-fell = No hit points left.
log-gear-damaged = { $hero }’s armour is damaged: half protection until repaired.
reason-gear-damaged = A falling hero’s armour is damaged.
log-buffed = { $by } lends { $hero } { n-dice } for the next attack.
log-confused = { $hero } confuses { $foe }: it loses { $n ->
    [one] its next attack
   *[other] its next { $n } attacks
}.
log-too-confused = { $foe } is too confused to attack.
log-warded = { $by } protects { $hero }: armour +{ $n } for { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
}.
log-warded-self = { $hero } casts Protect: armour +{ $n } for { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
}.
log-wards-faded = { $hero }’s Protect has one round fewer to run.
log-fight-ended = The fight is over.
log-dragon-dead = Something very large stops breathing, and the whole dungeon holds its own breath to hear { $hero } let one go.
log-dragon-dead-fighter = { $hero } goes on hitting it for a while, to be sure. Then it is so quiet that the gold can be heard settling.
log-dragon-dead-thief = It never saw where the last one came from. { $hero } already has an ear to the hoard.
log-dragon-dead-cleric = { $hero } closes the great eye, as one should, and has to use both hands. Far above, a draught finds the way down.
log-dragon-dead-wizard = The smoke goes up, the dust comes down, and { $hero } makes a note of what worked. It has never been tried so large.

## The log: cures, goods, finds
source-hero = { $hero }
source-item = { THE($item) }
source-card = { THE($card) }
source-stranger = { THE($stranger) }
source-foe = { $foe }
source-chest = the chest
source-monster = the monsters
source-rest = the rest

log-healed-self = { $hero } regains { n-hit-points }.
log-unhurt = { $hero } is unhurt.
log-nobody-hurt = No one is hurt.
log-healed = { $hero } regains { n-hit-points }, thanks to { $source }.
log-used-up = { $hero } uses { THE($item) }.
log-used-up-on = { $hero } uses { THE($item) } on { $on }.
log-revived = { $hero } rises with { n-hit-points }, thanks to { $source }.
log-not-revived = { $by } can’t bring { $hero } back.
log-regained = { $ability }: { $hero } offers { $loot ->
    [one] 1 loot point
   *[other] { $loot } loot points
}; { SMALL($pool) } +{ $n }.
log-refilled = { $hero }’s { SMALL($pool) } are full again, thanks to { $source }.
log-offered = { $hero } offers { n-loot }.
log-repaired = { $hero }’s { $item } is repaired, thanks to { $source }.
log-gained = { $hero } gets { THE($item) }, thanks to { $source }.
log-loot-chest = The chest holds { n-loot }.
log-loot-monster = Loot from the fight: { n-loot }.
log-loot-stranger = From { THE($stranger) }: { n-loot }.
log-loot-found = The party finds { n-loot }.
log-loot-gained = { $hero } gets { $n }.
reason-divided-equally = Equal shares; odd points go round the table from the finder.
reason-divided-finder = Finders keepers.
reason-divided-by-hand = The party shares out loot by hand.
log-loot-given = { $hero } gives { $to } { n-loot }.
log-item-given = { $hero } gives { $to } { THE($item) }.

log-trap-spotted = { $hero } spots the trap.
log-trap-spotted-for = { $hero } spots the trap in front of { $finder }.
log-trap-spotted-own = { $hero } draws the trap and spots it. No one else can set it off, so it must be disarmed.
reason-trap-spotted = A thief spots every trap, whoever drew it.
log-trap-left = The trap is discarded: { $hero }, who drew it, has fallen.
log-disarm-declined = { $hero } leaves the trap alone.
log-disarmed = { $hero } disarms the trap.
log-sprung = { $hero } sets off the trap.
log-chest-trapped = { $hero }’s chest is trapped.
log-chest-safe = { $hero }’s chest isn’t trapped.
log-chest-left = { $hero } leaves the chest closed.
log-effect-rolled = { CAPITAL($source) }: { $hero } rolls { $n }.
log-stranger-met = { $hero } meets a stranger. { $stranger }: { $does }
reason-table = { $table }: { $n }.
log-altar = No one prays at the altar.
reason-altar = Only a cleric can.
log-altar-prayed = { $hero } prays at the altar.
log-event-card = { $hero } resolves { $card }: { $meaning }.
log-spoil = { $hero } struck the last blow and counts as the finder.

log-victory = Victory! The dragon is dead.
log-defeat = The whole party has fallen. The dungeon keeps what it has.
log-roster-kept = { $n ->
    [0] No one comes back.
    [one] 1 hero goes back on the roster.
   *[other] { $n } heroes go back on the roster.
}
memorial-by-monster = Fell in room { $n } to { THE($foe) }
memorial-by-trap = Fell in room { $n } to a trap
memorial-room = Fell in room { $n }
log-memorial = { $hero } is remembered on the memorial page.

cue-effect = { CAPITAL($source) }: a roll for { $hero }
result-effect = { $n }

## Cards on display

price-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
price-loot = { n-loot }
change-has = You have { $n ->
    [one] one already
   *[other] { $n } already
}
change-armour = { $by } armour
change-magic-armour = { $by } armour against magic
change-hit-points = { $by } hit points
change-attack-die = Attack die { $from } becomes { $to }
change-attack-steps = Attack die steps: { $by }
change-spell-dice = Spell dice per spell: { $by }
change-as-good = No better than your { $item }
change-wear-better = You already have better: { $item }
change-calling-attack = Attacks with { $die }
change-calling-life = { n-hit-points }
change-calling-pool = { $n } { SMALL($pool) }
change-calling-pools = { $n } { SMALL($pool) }: { SMALL($class) } { $own }, { SMALL($race) } { $more }
trait-for-now = For the moment.
act-go-on-caution = { $hero } can still repair { $owner }’s { $item }.
act-go-on-caution-own = { $hero } can still repair damaged gear: { $item }.
act-done-caution = { $hero } has bought nothing: no armour, no potion.

## Great moments

banner-fell = { $hero } has fallen

## Why a choice is refused

why-costs = Costs { $n }, you have { $have }.
why-slots = You already carry a spare; leave one behind first.
why-limited = Sold out.
why-armour = Armour { $n }; this class wears { $best } at most.
why-shield = This class and race can’t carry a shield.
why-arcane = Only wizards get anything out of it.
why-last-points = { $hero } would have no hit points left without it.
why-opening = In the opening, heroes fight the monster they drew.
why-out-of-fights = Only between fights.
why-resurrect = Must beat { $n } minus the offering; { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and { $have } loot can’t.
why-dice = Needs { $n ->
    [one] 1 die
   *[other] { $n } dice
}, you have { $have }.
why-no-potions = This game is played without potions in fights.
why-no-defending = This game is played without stepping in.
why-same-class = Someone already plays this class.
why-no-smith = No one here can repair it.
why-shop = { $hero } has { n-loot }, and nothing costs so little.

## The last page
end-deeds = Monsters killed: { $felled }. Wounds dealt: { $dealt }. Damage taken: { $lost }. { $money }: { $loot }.
