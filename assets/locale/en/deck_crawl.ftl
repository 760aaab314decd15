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

## Names
name-hero = { $race } { $class }
name-seat = Player { $seat }
name-numbered = { $name } { $n }
name-nobody = nobody
card-name = { $card }
item-with-points = { $item } ({ $n })
item-damaged = { $item }, damaged
item-unknown = something
list-none = nobody
list-one = { $who }
list-more = { $first }, { $rest }

class-fighter = Fighter
class-fighter-role = Hits hardest and wears anything. Slay dice push an attack over any threshold.
class-thief = Thief
class-thief-role = Spots every trap, disarms most of them, and is gone when the blow lands.
class-cleric = Cleric
class-cleric-role = Heals, prays, and calls the fallen back for a suitable offering.
class-wizard = Wizard
class-wizard-role = Weak in the arm, but with spells for every need: missiles, shields, muddled foes.

race-human = Human
race-human-trait = Starts with 10 resource points more.
race-elf = Elf
race-elf-trait = Has 2 spell dice and the four spells whatever the class; a wizard has 2 dice more.
race-dwarf = Dwarf
race-dwarf-trait = Mends damaged gear, may carry a shield whatever the class, and has armour 1 against magic.
race-halfling = Halfling
race-halfling-trait = May roll any four of the own rolls again in one dungeon.

pool-slay = slay dice
pool-evade = evade dice
pool-heal = heal dice
pool-casting = spell dice

ability-slay = Slay
ability-slay-detail = Roll slay dice with the attack and add them. Twice the threshold deals 2 wounds, three times 3, and so on.
ability-evade = Evade
ability-evade-detail = Roll evade dice after a hit and add them to the armour against this one blow.
ability-heal = Heal
ability-heal-detail = Roll heal dice; so many hit points come back. Each hero healed takes at least one die. In battle it takes the place of the attack.
ability-pray = Pray
ability-pray-detail = Offer 5 loot points for each heal die that comes back. Not in battle.
ability-resurrect = Resurrect
ability-resurrect-detail = Roll heal dice to exceed 40, less each loot point offered, but never less than 8. The fallen wakes with 1 hit point. Not in battle.
ability-buff = Buff
ability-buff-detail = Lend spell dice to another hero; they are rolled with that hero’s next attack.
ability-confuse = Confuse
ability-confuse-detail = With 2 dice the foe loses its next attack, and one more attack with each further die.
ability-missile = Missile
ability-missile-detail = Roll spell dice at a foe. One wound if they reach its threshold.
ability-protect = Protect
ability-protect-detail = Armour by the number of spell dice, for as many rounds.
ability-ritual = Ritual
ability-ritual-detail = Offer 5 loot points for each spell die that comes back. Not in battle.

item-healing-potion = Healing potion
item-healing-potion-detail = Gives back as many hit points as it has points, and is used up.
item-divine-intervention = Potion of divine intervention
item-divine-intervention-detail = Brings a fallen hero back at full strength, and is used up.
item-magic-weapon = Magic weapon
item-magic-weapon-detail = The attack die goes up one step, to a d12 at most.
item-spell-wand = Spell wand
item-spell-wand-detail = One more spell die may be spent on each spell. For wizards, in place of a magic weapon.
item-vitality-amulet = Amulet of vitality
item-vitality-amulet-detail = The hit die goes up one step: 2 hit points more.
item-arcane-amulet = Arcane amulet
item-arcane-amulet-detail = One more spell die may be spent on each spell. For wizards.
item-spell-protection-amulet = Amulet of spell protection
item-spell-protection-amulet-detail = Armour 1 against magic.
item-protection-amulet = Amulet of protection
item-protection-amulet-detail = Armour rating 1, on top of whatever is worn.
item-cloth-armour = Cloth armour
item-cloth-armour-detail = Armour rating 1. For everybody.
item-leather-armour = Leather armour
item-leather-armour-detail = Armour rating 2. The heaviest that a wizard can wear.
item-chain-mail = Chain mail
item-chain-mail-detail = Armour rating 3. The heaviest that a thief can wear.
item-scale-armour = Scale armour
item-scale-armour-detail = Armour rating 4. The heaviest that a cleric can wear.
item-plate-armour = Plate armour
item-plate-armour-detail = Armour rating 5. For fighters only.
item-shield = Shield
item-shield-detail = Armour rating 1 more. For fighters, clerics and all dwarves.

monster-giant-rat = Giant Rat
monster-cave-bat = Cave Bat
monster-kobold = Kobold
monster-goblin = Goblin
monster-wolf = Wolf
monster-orc = Orc
monster-boar-rider = Boar Rider
monster-ogre = Ogre
monster-troll = Troll
monster-troll-chieftain = Troll Chieftain
monster-crawling-claw = Crawling Claw
monster-giant-spider = Giant Spider
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
stranger-smith-detail = With a portable anvil and nothing to do: every damaged thing of the party is mended.
stranger-priest = Priest
stranger-priest-detail = Walks the dark with a lamp and a blessing: everybody’s wounds are healed.
stranger-adventurer = Adventurer
stranger-adventurer-detail = On the way home with full pockets: leaves the party 1d6 loot points.
stranger-alchemist = Alchemist
stranger-alchemist-detail = Sells nothing and gives samples: the finder gets a healing potion of 1d10 points.
stranger-warrior = Old Warrior
stranger-warrior-detail = Has a trick or two to teach: slay dice are full again.
stranger-gnome = Gnome
stranger-gnome-detail = Deals in sparks and small wonders: spell dice are full again.

card-treasure = Treasure
card-monster = Monster
card-trap = Trap
card-stranger = Stranger
card-altar = Altar
card-counter = Counter for the dragon

## The tables that are rolled or drawn upon
table-dungeon = Dungeon table
table-monsters = Monster table
table-strangers = Table of strangers
table-traps = Table of traps
table-chests = Table of chests
trap-magical = magical
trap-mechanical = mechanical
chest-safe = no trap
chest-trapped = trapped

## Setting up a game
option-heroes = Heroes
option-heroes-help = How many heroes go down. Each draws a card every round, so more heroes also meet more.
option-quick-start = Quick start
option-quick-start-help = The game master picks classes and buys the gear, and play begins at the entrance.
option-same-class = Same class twice
option-same-class-help = Several heroes may have the same class.
option-rolled-hit-points = Rolled hit points
option-rolled-hit-points-help = Hit points are rolled with the hit die instead of being its highest face.
option-stacking = Better gear
option-stacking-help = Two weapons and two amulets may be in use at once, the second at twice the price.
option-limited = Limited supply
option-limited-help = Only as many of each thing can be had as there are cards that stand for it.
option-rolled-ties = Rolled ties
option-rolled-ties-help = Those with equal attack dice roll for who goes first. Otherwise heroes go before monsters.
option-critical = Critical hits
option-critical-help = An attack far above the threshold deals more than one wound.
option-potions-in-combat = Potions in combat
option-potions-in-combat-help = A potion may be used in a fight, in place of the attack.
option-defending = Stepping in
option-defending-help = A hero may draw a monster’s next attack, in place of the own attack.
option-elite = Elite monsters
option-elite-help = Whoever draws a monster may make it an elite one: tougher, and with more loot.
option-campaign = Campaign
option-campaign-help = Survivors keep what they have and can go down again another day.
option-division = Sharing loot
option-division-help = Who gets the loot points that are found.
option-division-equal = Equal shares
option-division-finder = Finders keepers
option-division-by-hand = By hand, each time
option-roster = Heroes from the roster
option-roster-help = Heroes of earlier crawls who go down again.

## Dice, modifiers, odds
dice-attack = attack die
dice-slay = slay die
dice-buff = die by a spell
dice-missile = spell die
dice-evade = evade die
dice-heal = heal die
dice-trap = trap die
dice-loot = loot
dice-disarm = disarming
dice-chest = trapped chest?
dice-hit-points = hit die
dice-stranger = who it is
dice-effect = how much
dice-order = order
dice-order-of = { $who }, { $role }
among-texts = One of { $n } descriptions, drawn from those that fit what was found, and from plain ones.
among-shapes = One of { $n } shapes of rooms, turned and mirrored ones counted, drawn from those that suit what was found and that fit beside the map as it is.
among-kinds = One of { $n } monsters that this card can stand for.
among-targets = { $n } heroes could have been chosen.
advice-become = This class and people make the party stronger than the others would.
advice-give = The lowest card is missed least.
advice-buy = Of what can be paid, this does the most for its price.
advice-equip = It protects better than what is worn.
advice-attack = The { $foe } can take up to { $harm } hit points from { $hero } with a blow, and { $left ->
    [one] one wound
   *[other] { $left } wounds
 } will end that.
advice-attack-with-dice = The { $foe } can take up to { $harm } hit points from { $hero } with a blow. That is worth { $n ->
    [one] a die
   *[other] { $n } dice
 }.
advice-attack-free = Nobody is threatened, so the likeliest wound is the best one.
advice-heal = { $hero } is down to { $left } of { $max } hit points.
advice-missile = It needs no luck with the attack die, and the { $foe } is worth a spell.
advice-buff = With more dice { $hero } wounds more than a spell of one’s own would.
advice-protect = { $hero } is whom it is after.
advice-confuse = The { $foe } hits hard, and now it does not hit at all.
advice-resurrect = There are dice and loot enough for a fair chance.
advice-regain = Loot is worth less than dice in the pool.
advice-revive = A flask on the belt helps nobody who lies on the floor.
advice-drink = { $hero } is down to { $left } of { $max } hit points.
advice-step-in = { $hero } bears the blows of the { $foe } better.
advice-not-step-in = The own attack is worth more than what stepping in would save.
advice-evade = It would cost { $hero } { $n } of the { $left } hit points that are left.
advice-take-blow = { $n } of { $left } hit points can be borne; the dice are for worse.
advice-roll-again = It can only get better, and matters enough.
advice-keep = There will be a roll that matters more.
advice-open-chest = The party can bear what may spring from it.
advice-disarm = It nearly always works, and a trap set off would cost more.
advice-decline-disarm = Whoever set it off would bear it better than the thief.
advice-leave-behind = It makes room for something better.
advice-leave-chest = Nobody here could bear what may spring from it.
advice-share = { $hero } has least.
advice-shop = { $hero } can pay for something useful.
advice-repair = Damaged armour does nothing for { $hero }.
advice-pool = Together the party can pay for what { $hero } needs most.
advice-hand-over = { $hero } can use it best.
advice-take-from-fallen = { $hero } has no use for it now.
advice-go-on = There is nothing left here that is worth its price.
advice-enough = Nothing more is worth the dice.
advice-target = { $hero } wounded it last, or is the toughest.
advice-all-of-it = It is now or never, so nothing is kept back.
advice-as-good-as-any = As good as any.
draw-hero-card = A card from the heroes’ deck
draw-dungeon-card = A card from the dungeon deck

modifier-wound-threshold = wound threshold
modifier-armour = armour
modifier-to-exceed = to be exceeded
modifier-fixed = fixed part
modifier-at-least = at least
modifier-blow = the blow

odds-wounds = { n-wounds }
odds-damage = { $n ->
    [0] no damage
   *[other] { $n } damage
}
odds-healed = { n-hit-points } back
odds-success = { $n ->
    [1] success
   *[other] failure
}
odds-chest = { $n ->
    [0] no trap
    [1] trapped, and disarmed
   *[other] trapped, and it goes off
}
odds-result = { $n ->
    [0] 0, nothing
   *[other] { $n }
}

result-wounds = { n-wounds }
result-healed = up to { n-hit-points } back
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
result-ties = the higher goes first

cue-attack = { $hero } attacks the { $foe }
cue-missile = { $hero } casts a missile at the { $foe }
cue-heal = { $hero } heals { $on }
cue-heal-self = { $hero } sees to the own wounds
cue-evade = { $hero } evades
cue-resurrect = { $hero } calls { $on } back
cue-disarm = { $hero } disarms the trap
cue-chest = { $hero } looks the chest over
cue-trap = The trap strikes { $hero }
cue-loot = { $hero } counts the loot
cue-struck = The { $foe } attacks { $hero }
cue-ties = Who goes first
cue-stranger = { $hero } meets a stranger
cue-hit-points = Hit points of player { $seat }

banner-quick-start = Quick start
banner-opening = Opening: each against their own foe
banner-dragon = The dragon wakes!
banner-dragon-fight = All against the dragon
banner-victory = Victory!
banner-defeat = The party has fallen

## Where the game stands
summary-begun = { $n ->
    [one] 1 hero, at the beginning
   *[other] { $n } heroes, at the beginning
}
summary = { $living } of { $n } { $n ->
    [one] hero
   *[other] heroes
} alive, round { $round }, { $stack } of { $full } on the dragon’s stack

phase-heroes = Making heroes
phase-drawing = { $n ->
    [0] At the entrance
   *[other] Round { $n }: exploring
}
phase-fight-opening = Round { $n }: the fight opens
phase-fight = Round { $n }: fight, round { $fight }
phase-traps = Round { $n }: traps
phase-looting = Round { $n }: treasure and loot
phase-camp = { $n ->
    [0] In camp
   *[other] Round { $n }: in camp
}
phase-between = Between crawls
phase-over = The end

place-entrance = The entrance
place-dragon = The dragon’s hall
place-altar = Room { $n }: the altar
place-room = Room { $n }

track-dragon = The dragon’s stack
track-deck = Dungeon deck

bar-hit-points = Hit points
stat-attack-die = Attack die
stat-armour = Armour rating
stat-magic-armour = Armour against magic
stat-luck = Rolls to roll again
part-damage = damaged
part-ward = Spell of { $hero }
purse-loot = Loot points
purse-resources = Resource points
hand-points = { n-resources }

pin-protected = Protected by magic: armour +{ $n }, for { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
} of the caster
pin-buffed = The next attack rolls { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}
pin-damaged-armour = Wears damaged armour, which counts half
pin-target = The { $foe } is after this hero
pin-elite = Elite: a better die, one wound more, { $n } more loot
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
fact-loot = Loot { $loot }
fact-card = { $card }, drawn by { $hero }
fact-target = Goes for { $hero }

## What is asked
prompt-wait = Please wait.
prompt-class = Player { $seat }: which hero do you play? The figure on the card decides the class, the suit the race.
prompt-no-face = Player { $seat } holds no card that makes a hero. Ask for one, or drop the highest card and draw { $n } more?
prompt-gift = { $asker } has no card that makes a hero. Does player { $seat } give one away?
prompt-shop-creation = { $hero } has { n-resources } to spend. What is left over becomes loot.
prompt-shop-crawl = { $hero } has { n-loot }. What to buy?
prompt-shop-between = Back in town { $hero } has { n-resources } to spend.
prompt-elite = Is the { $foe } an elite one? Attack die { $die }, { $n } wounds, and { $loot } loot points more.
prompt-step-in = The { $foe } ({ $die }) goes for { $hero }, who has { n-left } and armour { $armour }. Does anybody step in?
prompt-opening = { $hero } ({ n-left }) faces the { $foe } alone in the opening. What now?
prompt-turn = { $hero } acts in round { $n } of the fight, with { n-left }. What now?
prompt-again = { $hero } has { $n } left for { $ability }. Once more?
prompt-target = The { $foe } has lost its foe. Whom does it turn to?
prompt-target-dragon = The toughest hero is badly wounded. Whom does the { $foe } go for?
prompt-struck = Struck by the { $foe }: { $face } less armour { $armour } is { $n } damage, and { $hero } has { n-left }. Evade?
prompt-struck-again = Struck by the { $foe }: { $face } less armour { $armour } and { $evaded } evaded is still { $n } damage, and { $hero } has { n-left }. Evade further?
prompt-trap-physical = The trap hits { $hero }: { $face } less armour { $armour } is { $n } damage, with { n-left } left. Evade?
prompt-trap-physical-again = The trap hits { $hero }: { $face } less armour { $armour } and { $evaded } evaded is still { $n } damage, with { n-left } left. Evade further?
prompt-trap-magical = Magic strikes { $hero }: { $face } less armour { $armour } against magic is { $n } damage, with { n-left } left. Evade?
prompt-trap-magical-again = Magic strikes { $hero }: { $face } less armour { $armour } against magic and { $evaded } evaded is still { $n } damage, with { n-left } left. Evade further?
prompt-harm = { $hero } is about to take { $n } damage ({ $face } less armour { $armour }), with { n-left } left. Evade?
prompt-harm-again = { $hero } is still about to take { $n } damage ({ $face } less armour { $armour } and { $evaded } evaded), with { n-left } left. Evade further?
prompt-luck = { $hero } rolled: { $result }. Roll again? Luck is left for { $n ->
    [one] 1 roll
   *[other] { $n } rolls
}.
prompt-chest = { $hero } found a chest. Nobody here can disarm a trap. Open it?
prompt-chest-thief = { $hero } found a chest, and { $thief } would see to any trap. Open it?
prompt-disarm = { $hero } spots the trap before { $finder }. Disarm it? Otherwise { $finder } sets it off.
prompt-disarm-chest = { $hero } finds that the chest is trapped. Disarm it? Otherwise it stays shut.
prompt-divide = { $n ->
    [one] 1 loot point is
   *[other] { $n } loot points are
} to be shared out. Who gets how much?
prompt-pause = Traps or finds are waiting. Does anybody see to something first?
prompt-camp = The room is cleared. What does the party do before it goes on?
prompt-offering = How much of { $loot } loot points does { $hero } offer for { $fallen }? The dice must exceed { $n }, less each point offered, but never less than { $least }.
prompt-resurrect-dice = The dice must exceed { $n } to bring { $fallen } back. How many of { $dice } heal dice does { $hero } roll?

## What can be chosen
group-hero = { $hero }
group-attack = Attack
group-spells = Spells
group-help = Help
group-potions = Potions
group-weapons = Weapons and wands
group-armour = Armour and shields
group-amulets = Amulets
group-pack = In the pack

act-become = { $name } ({ $card })
act-become-detail = { $role } { $trait } Attack die { $die }, hit die d{ $n }.
act-drop-highest = Drop the highest card and draw { $n }
act-drop-highest-detail = Face cards among the { $n } are kept, the others go on the pile.
act-draw-more = Draw { n-cards }
act-ask-for = Ask player { $seat } for a card
act-ask-for-detail = A player with a face card to spare may give it away or trade it.
act-give = Give { $card } away
act-trade = Trade { $card } for the highest plain card
act-trade-detail = What comes back counts as resource points.
act-refuse-gift = Keep everything
act-buy = { $item }: { $n }
act-buy-left = { $item } of { $least } to { $most }: { $n } a point
act-buy-points = { $item }: { $n } a point
act-equip = Use: { $item }
act-leave-behind = Leave behind: { $item }
act-done = Done
act-done-shop = Nothing more is bought; what is left over becomes loot.
act-done-market = Back to camp.
act-enough = That is enough
act-make-elite = An elite one
act-make-elite-detail = One wound more, a better attack die, and more loot.
act-leave-common = A common one
act-nobody = Nobody steps in
act-step-in = { $hero } steps in
act-step-in-detail = Takes the monster’s next attack and gives up the own next turn.
act-attack = Attack the { $foe }
act-attack-dice = Attack the { $foe } with slay dice
act-attack-detail = { $die } against a wound threshold of { $threshold }. It can take { $left ->
    [one] 1 more wound
   *[other] { $left } more wounds
}.
act-attack-detail-buffed = { $die } and { $buff ->
    [one] 1 die
   *[other] { $buff } dice
} by a spell against a wound threshold of { $threshold }. It can take { $left ->
    [one] 1 more wound
   *[other] { $left } more wounds
}.
act-use = { $ability }
act-use-on-hero = { $ability }: { $hero }
act-use-on-foe = { $ability }: the { $foe }
act-use-item = Use: { $item }
act-use-item-on = { $item } for { $hero }
act-defend = Draw the attack of the { $foe }
act-defend-detail = The { $foe } attacks this hero next, in place of the one it is after. This takes the place of the own attack.
act-hold = Wait
act-hold-detail = Does nothing this turn.
act-target = { $hero }
act-take-blow = Take it
act-take-blow-detail = Evade dice are saved for worse.
act-evade = Evade
act-roll-again = Roll again
act-roll-again-detail = The second roll counts, for better or worse.
act-keep = Leave it at that
act-open-chest = Open the chest
act-open-chest-detail = A thief looks it over first. Without one, a trapped chest goes off.
act-leave-chest = Leave it shut
act-disarm = Disarm the trap
act-disarm-detail = On a 1 it goes off in the thief’s face.
act-decline-disarm = Leave it alone
act-decline-disarm-detail = Whoever the trap lies before sets it off.
act-decline-disarm-chest = The chest is left behind with everything in it.
act-share = { $hero }
act-shop = Trade loot for gear
act-shop-detail = { n-loot } to spend. In the dungeon things cost about twice as much.
act-give-loot = Give loot points to { $hero }
act-take-loot = Loot points for { $hero }
act-give-item = Give { $item } to { $hero }
act-take-item = { $item } for { $hero }
act-repair = Mend: { $item }
act-repair-of = Mend for { $owner }: { $item }
act-offer = Offer loot points
act-offer-detail = Each point makes it easier by one.
act-spend-dice = Roll heal dice
act-go-on = Go on
act-go-on-detail = The party has done what it wanted to do here.

## The log: making heroes
log-crawl-began = { $n ->
    [one] One hero goes down into the dungeon.
   *[other] { $n } heroes go down into the dungeon.
}
log-quick-start = The game master picked heroes and gear.
reason-quick-start = A quick start was asked for.
log-dealt = Player { $seat } was dealt { $card }.
log-choosing-order = Classes were chosen in this order: { $order }.
reason-choosing-order = Whoever holds the fewest face cards chooses first; ties go by seat.
log-dropped = Player { $seat } dropped { $card }.
reason-dropped = Without a face card the highest plain card goes, and more are drawn.
log-dealt-more-kept = Player { $seat } drew { $card } and kept it.
log-dealt-more-dropped = Player { $seat } drew { $card }, which is no face card.
log-discards-shuffled = The deck was empty; the dropped cards were shuffled back in.
log-face-given = Player { $seat } gave { $card } to player { $to }.
log-face-traded = Player { $seat } traded { $card } for { $swapped } of player { $to }.
log-gift-refused = Player { $seat } gave player { $to } nothing.
log-chose-among = Player { $seat } chose among { $n } face cards.
log-calling = Player { $seat } put down { $card }: its figure makes a { $class }.
log-of-race = Its suit says which people: { $race }.
log-hero-made = Player { $seat }’s hero: { $race } { $class } with { n-hit-points }, the best of a { $die }.
log-hero-made-rolled = Player { $seat }’s hero: { $race } { $class } with { n-hit-points }, rolled with a { $die }.
log-race-trait = { $race }: { $does }
log-returned = { $hero } came back from the roster with { n-loot }.
log-rested = { $hero } was rested: all hit points, all dice.
log-resources = { $hero } had { n-resources } to spend: { $pips } from plain cards.
reason-resources = Spare face cards added { $faces }, the people { $bonus }.
log-racial-bonus = { $n } of these { $hero } has for being { $race }.
log-bought-resources = { $hero } bought { $item } for { n-resources }.
log-bought-loot = { $hero } bought { $item } for { n-loot }.
log-owned = { $item }: { $does }
log-put-on = { $hero } took up { $item }.
log-put-away = { $hero } put { $item } away.
log-left-behind = { $hero } left { $item } behind.
log-left-over = { $hero } kept { n-loot }.
reason-left-over = Resource points that are not spent become loot points, one for one.
log-loot-became-resources = { $hero } turned loot into { n-resources }.

## The log: the round
log-round = Round { $n }
log-drew = { $hero } drew { $card }: { $meaning }.
log-deck-empty = There was no card left for { $hero }.
log-entrance = The party stood at the entrance.
log-room = The party came to room { $n }.
reason-room-any = Nothing drawn says what the room is like.
reason-room-monster = It suits the monster that was drawn.
reason-room-treasure = It suits the treasure that was drawn.
reason-room-trap = It suits the trap that was drawn.
reason-room-counter = Only counters for the dragon were drawn.
reason-room-stranger = It suits the stranger who was drawn.
reason-room-altar = It suits the altar that was drawn.
reason-room-dragon = The dragon’s stack is full.
log-described = { $text }
log-foe-figures = The { $foe }: attack die { $die }, wound threshold { $threshold }, dies at { n-wounds }.
log-foe-came = { $card } was the { $foe }.
reason-foe-came = A monster goes for whoever drew it: { $hero }.
log-elite = The { $foe } was an elite one: attack die { $die }, dies at { n-wounds }.
log-counter-laid = { $card } went on the dragon’s stack, { $n } of { $full }.
log-counter-meaning = { $n ->
    [0] The stack is full.
    [one] 1 more, and the dragon wakes.
   *[other] { $n } more, and the dragon wakes.
}
log-dragon-woke = The { $foe } woke!
reason-dragon-woke = Counter card number { $n } fell.
log-scorched = The { $foe } was burnt to ashes.
reason-scorched = The dragon scorches every other monster on its way.
log-trap-laid = { $card } lay before { $hero }: a trap.
log-find-laid = { $card } lay on the table: { $meaning }.
log-trap-done = { $card } was turned over.
log-find-done = { $card } was turned over: { $meaning }.
log-phase-heroes = Heroes were made.
log-phase-drawing = Exploring
log-phase-fight = Fighting
log-phase-traps = Traps
log-phase-looting = Treasure and loot
log-phase-camp = In camp
log-phase-between = Between crawls
log-phase-over = The end

## The log: fights
log-fight-began = Fight! In this order: { $order }.
reason-order-rolled = The larger attack die goes first; those with equal dice roll them.
reason-order = The larger attack die goes first; heroes before monsters with the same die.
log-tie-rolled = { $who } rolled for their turns. The order now: { $order }.
reason-tie-rolled = They have equal attack dice, and ties are rolled.
log-pair = { $hero } and the { $foe } faced each other.
reason-pair = In the opening only a monster and whoever drew it attack each other.
log-fight-round = Round { $n } of the fight
log-turn-hero = { $hero }’s turn.
log-turn-foe = The { $foe }’s turn.
log-targeted = The { $foe } turned to { $hero }.
reason-target-toughest = The dragon goes for the toughest: most hit points, then armour, then attack die.
reason-target-wounded = The toughest hero is down to half the hit points, so the dragon may choose.
reason-target-last = Nobody else is left.
reason-target-fallen = The hero it was after has fallen.
log-stepped-in = { $hero } stepped in front of the { $foe }.
log-defended = { $hero } drew the { $foe }’s attention.
log-spell-cast = { $hero } cast { $ability }.
log-dragon-bleeds = { $n ->
    [0] The { $foe } could take no more.
    [one] The { $foe } could take 1 more wound.
   *[other] The { $foe } could take { $n } more wounds.
}
log-turn-given-up = { $hero } did not attack.
reason-turn-given-up = Stepping in costs the own turn.
log-held-back = { $hero } waited.
log-spent = { $hero } spent { $n } of the { $pool }.
log-attack = { $hero } attacked the { $foe }: { $total } against { $against }, { $result }.
log-missile = { $hero } threw a missile at the { $foe }: { $total } against { $against }, { $result }.
log-heal = { $hero } healed { $on }: { $result }.
log-heal-self = { $hero } saw to the own wounds: { $result }.
log-evade = { $hero } evaded: { $result }.
log-resurrect = { $hero } called { $on } back with { $total }, to exceed { $against }: { $result }.
log-disarm = { $hero } tried to disarm the trap and rolled { $total }: { $result }.
log-chest-look = { $hero } rolled { $total } for the chest: { $result }.
log-trap-roll = It was { $result }.
log-loot-roll = { $hero } counted the loot: { $result }.
log-luck-spent = { $hero } tried the luck again: { $n ->
    [0] it was the last time
    [one] it will do once more
   *[other] it will do { $n } more times
}.
log-wounded = { $hero } gave the { $foe } { n-wounds }.
log-slain = { $hero } slew the { $foe }.
reason-slain = A monster dies at { $n } wounds, an elite one at { $elite }.
reason-slain-dragon = It had taken all { $n } wounds.
log-struck = The { $foe } struck { $hero }: { $face } less armour { $armour } is { $n } damage.
log-blow-stopped = { $hero } took no harm.
reason-stopped = Armour and evading took all of it.
reason-stopped-magic = Armour against magic and evading took all of it.
log-hurt-by = { $hero } lost { n-hit-points } to the { $foe }.
log-hurt-trap = { $hero } lost { n-hit-points } to the trap.
log-hurt-magic = { $hero } lost { n-hit-points } to magic.
log-hurt = { $hero } lost { n-hit-points }.
log-fell = { $hero } fell.
reason-fell = There was no hit point left.
log-gear-damaged = The armour of { $hero } was damaged and counts half.
reason-gear-damaged = What a hero wears is damaged when its wearer falls.
log-buffed = { $by } lent { $hero } { n-dice } for the next attack.
log-confused = { $hero } confused the { $foe }: it loses { $n ->
    [one] its next attack
   *[other] its next { $n } attacks
}.
log-too-confused = The { $foe } was too confused to attack.
log-warded = { $by } protected { $hero }: armour +{ $n } for { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
}.
log-warded-self = { $hero } put up a protection: armour +{ $n } for { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
}.
log-wards-faded = The protection by { $hero } grew weaker by a round.
log-fight-ended = The fight was over.

## The log: cures, goods, finds
source-hero = { $hero }
source-item = the { $item }
source-card = the { $card }
source-stranger = the { $stranger }
source-foe = the { $foe }
source-chest = the chest
source-monster = the slain
source-rest = the rest

log-healed-self = { $hero } regained { n-hit-points }.
log-healed = { $hero } regained { n-hit-points }, thanks to { $source }.
log-used-up = { $hero } used: { $item }.
log-used-up-on = { $hero } used: { $item }, for { $on }.
log-revived = { $hero } rose with { n-hit-points }, thanks to { $source }.
log-not-revived = { $by } could not bring { $hero } back.
log-regained = { $ability }: { $hero } offered { $loot } loot points and regained { $n } of the { $pool }.
log-refilled = { $hero }’s { $pool } were full again, thanks to { $source }.
log-offered = { $hero } offered { n-loot }.
log-repaired = { $item } of { $hero } was mended, thanks to { $source }.
log-gained = { $hero } got { $item }, thanks to { $source }.
log-loot-chest = The chest held { n-loot }.
log-loot-monster = The slain had { n-loot } on them.
log-loot-stranger = The { $stranger } left { n-loot }.
log-loot-found = The party found { n-loot }.
log-loot-gained = { $hero } got { n-loot }.
reason-divided-equally = Loot is shared equally; odd points go to the finder and on from there.
reason-divided-finder = Finders keepers.
reason-divided-by-hand = The party shares loot out by hand.
log-loot-given = { $hero } gave { $to } { n-loot }.
log-item-given = { $hero } gave { $to }: { $item }.

log-trap-spotted = { $hero } spotted the trap.
log-trap-spotted-for = { $hero } spotted the trap before { $finder }.
reason-trap-spotted = A thief spots every trap, whoever drew it.
log-trap-left = The trap waited for { $hero }, who had fallen; the others went round it.
log-disarm-declined = { $hero } would not touch the trap.
log-disarmed = { $hero } disarmed the trap.
log-sprung = { $hero } set the trap off.
log-chest-trapped = The chest before { $hero } was trapped.
log-chest-safe = The chest before { $hero } was not trapped.
log-chest-left = { $hero } left the chest shut.
log-effect-rolled = The dice showed { $n }, thanks to { $source }.
log-stranger-met = { $hero } met a stranger. { $stranger }: { $does }
reason-table = { $table }: { $n }.
log-altar = Nobody prayed at the altar.
reason-altar = Only a cleric can.
log-altar-prayed = { $hero } prayed at the altar.
log-event-card = { $hero } turned over { $card }: { $meaning }.
log-spoil = { $hero } dealt the last wound and is its finder.

log-victory = Victory! The dragon is dead.
log-defeat = The whole party has fallen. The dungeon keeps what it has.
log-roster-kept = { $n ->
    [0] Nobody came back.
    [one] 1 hero went back on the roster.
   *[other] { $n } heroes went back on the roster.
}
memorial-by-monster = Fell in room { $n } to the { $foe }
memorial-by-trap = Fell in room { $n } to a trap
memorial-room = Fell in room { $n }
log-memorial = { $hero } is remembered on the memorial page.

cue-effect = For { $hero }
result-effect = { $n }
