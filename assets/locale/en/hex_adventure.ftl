### Hex Adventure: everything that is said at its table.

hex-plain = { $text }
hex-n-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
hex-rolled = { $dice ->
    [3] rolled { $total }
   *[other] rolled { $total } on { $dice } dice
 }
hex-n-extra-dice = { $n ->
    [one] 1 extra die
   *[other] { $n } extra dice
}
hex-n-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}

## Names
hex-st = ST
hex-dx = DX
hex-iq = IQ
hex-name-hero = Hero { $n }
hex-name-own = your own hero
hex-name-nobody = no one
hex-name-the = { THE($name) }
hex-name-numbered = { $name } { $n }
hex-name-rival = the other side
hex-bare-hands = bare hands
hex-way-northeast = north-east
hex-way-east = east
hex-way-southeast = south-east
hex-way-southwest = south-west
hex-way-west = west
hex-way-northwest = north-west
hex-way-here = right here
hex-way-elsewhere = elsewhere
hex-way-one = { hex-n-hexes } { $side }
hex-way-two = { $n } { $side }, { $more } { $other }
# A hex that a spell or an item is aimed at.
hex-ground = a hex
hex-ground-one = the hex { $n } to the { $side }
hex-ground-two = the hex { $n } to the { $side } and { $more } to the { $other }
hex-way-stairs = by the stairs
hex-entry-number = Entry { $n }
hex-money-none = nothing
hex-money-and = { $first }, { $rest }
hex-mode-strike = strike
hex-mode-shoot = shoot
hex-mode-throw = throw

## Where the game stands
hex-summary-gathering = Making heroes
hex-summary-making = { $title }: making heroes
hex-summary = { $title }, day { $day }, { $living } of { $n } alive
hex-summary-ended = { $title }: { $ending }. Day { $day }, { $living } of { $n } alive
hex-summary-fight = { $title }, fight round { $round }, { $living } of { $n } alive
hex-summary-skirmish = Skirmish, round { $round }, { $living } of { $n } alive
hex-summary-skirmish-over = Skirmish, { $living } of { $n } alive{ $up ->
    [0] , none standing
   *[other] { "" }
}
hex-phase-gathering = Making heroes
hex-phase-reading = { $title }
hex-phase-fight = { $title }: round { $n }
hex-phase-mending = { $title }: after the fight
hex-phase-over = { $title }: the end
hex-phase-skirmish = Skirmish
hex-phase-skirmish-fight = Round { $n }
hex-track-round = Round
hex-track-round-of = Round { $now } of { $max }
hex-note-day = Day { $n }
hex-note-purse = Purse: { $money }
hex-note-rations = { $n ->
    [0] No rations
    [one] 1 ration
   *[other] { $n } rations
}

## Setting up
hex-option-adventure = Adventure
hex-option-adventure-help = The adventure to play.
hex-option-skirmish = Adventure or skirmish
hex-option-skirmish-help = A skirmish is a single fight on a board of your choice.
hex-option-skirmish-none = An adventure
hex-option-foe = Foes in a skirmish
hex-option-foe-help = Who the party fights in a skirmish.
hex-option-foes = How many foes
hex-option-foes-help = How many of them the party fights in a skirmish.
hex-option-band = Foes
hex-option-band-help = Pick any mix of foes. If you pick none: { $n } from the board’s own world.
hex-option-first = First side
hex-option-first-help = Which side moves first in a skirmish.
hex-first-party = the party
hex-first-foes = the foes
hex-option-party = Party
hex-option-party-help = Ready-made heroes, or heroes you make yourself.
hex-option-master = Foes
hex-option-master-help = By the book, foes follow their tactics. If you play them, you make their moves, choose their targets and decide their reactions, wherever the book leaves a choice.
hex-master-book = By the book
hex-master-person = You
hex-party-ready = Ready-made
hex-party-own = Your own
hex-option-heroes = Heroes
hex-option-heroes-help = How many heroes are in the party.
hex-option-names = Ready-made heroes
hex-option-names-help = Pick one to six heroes. If you pick none, the heroes on your roster go, or failing those the adventure’s or board’s own party.
hex-card-to-begin-with = Start here
hex-card-entries = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
hex-card-fights = { $n ->
    [0] no fights
    [one] 1 fight
   *[other] { $n } fights
}
hex-card-party = { $n ->
    [one] 1 hero
   *[other] { $n } heroes
}
hex-about-foe = { $setting }: ST { $st }, DX { $dx }, IQ { $iq }
hex-about-hero = { $role }: ST { $st }, DX { $dx }, IQ { $iq }
hex-option-roster = Roster
hex-option-roster-help = Survivors of earlier adventures.

## What is asked
hex-prompt-attribute = { $who }: choose { $attribute }.
hex-prompt-skills = { $who }: choose skills and spells. { $n ->
    [one] 1 point left.
   *[other] { $n } points left.
 }
hex-prompt-outfit = Equip the party. Leftover money stays in the purse.
hex-prompt-entry = { $title }: what does the party do?
hex-prompt-whom = Who is it? Choose a hero.
hex-prompt-whom-damage = Who takes { $dice } damage? Choose a hero.
hex-prompt-whom-fatigue = Who takes { $dice } fatigue? Choose a hero.
hex-prompt-whom-heal = Who regains { $dice } health? Choose a hero.
hex-prompt-whom-curse = Who is cursed? Choose a hero.
hex-prompt-check = { $n ->
    [one] Who makes the { $attribute } check, on 1 die? There’s only one attempt.{ $risk }
   *[other] Who makes the { $attribute } check, on { $n } dice? There’s only one attempt.{ $risk }
}
hex-prompt-begin-contest = Who takes it on? A contest of { $attribute } against { $n }.{ $risk }
hex-risk-none = { " " }Losing costs nothing but the attempt.
hex-risk-damage = { " " }Failing costs { $dice } damage.
hex-risk-fatigue = { " " }Failing costs { $dice } fatigue.
hex-prompt-shop = Buy or sell? What you buy goes into the pack: equip it in camp.
hex-prompt-shop-buy = Buy what? It goes into the pack: equip it in camp.
hex-prompt-mending = The fight is over. There is time to see to wounds.
hex-prompt-mending-dying = The fight is over. { $list }.
hex-dying = { $who } dies unless { $n } damage is healed
hex-dying-too = { $list }, { $who } unless { $n }
hex-prompt-camp = Camp: time to heal, arrange gear and learn. No one sleeps or eats, and fatigue doesn’t go away by itself.
hex-prompt-next = Round { $n }: whose turn?
hex-prompt-turn = { $who }: move, then one action.
hex-prompt-moved = { $who }: { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} left to move, then one action.
hex-prompt-action = { $who }: one action.
hex-prompt-held = { $who } is held in a grapple by { $on }: one action, no move.
hex-prompt-dodge = { $who } hits { $on }. Dodge? Costs the next turn.
hex-prompt-react-counter = { $who } attacked { $on }. Counterattack? Costs the next turn.
hex-prompt-react-tackle = { $who } attacked { $on }. Counter-tackle? Costs the next turn.
hex-prompt-react-both = { $who } attacked { $on }. Counterattack or counter-tackle? Costs the next turn.
hex-prompt-first = { $who } is about to tackle { $on }. Counterattack first? Costs the next turn.
hex-prompt-zone-counter = { $who } moves through { $on }’s zone of control. Attack? Costs the next turn.
hex-prompt-zone-tackle = { $who } moves through { $on }’s zone of control. Tackle? Costs the next turn.
hex-prompt-zone-both = { $who } moves through { $on }’s zone of control. Attack or tackle? Costs the next turn.
hex-prompt-tackle = { $who } tackles { $on }: DX { $mine } against { $theirs }. How many dice?
hex-prompt-grapple = { $who } grapples with { $on }: ST { $mine } against { $theirs }. How many dice?
hex-prompt-contest = { $who } against { $on }: { $attribute } { $mine } against { $theirs }. How many dice?
hex-prompt-answer-tackle = { $who } tackles { $on } with { hex-n-dice }: DX { $mine } against { $theirs }. How many dice in reply?
hex-prompt-answer-grapple = { $who } grapples with { $on } with { hex-n-dice }: ST { $mine } against { $theirs }. How many dice in reply?
hex-prompt-answer = { $who } rolls { hex-n-dice }: { $attribute } { $mine } against { $theirs }. How many dice in reply?
hex-prompt-grip = { $who } has the upper hand over { $on }. What now?
hex-prompt-karma = { $who } failed. Spend karma to succeed? ({ $n } left)
hex-prompt-karma-hit = { $who } missed. Spend karma to hit? ({ $n } left)
hex-prompt-karma-dodge = { $who } failed to dodge. Spend karma to succeed? ({ $n } left)
hex-prompt-karma-use = { $who } failed with { $what }. Spend karma to succeed? ({ $n } left)
hex-prompt-karma-check = { $who } failed. { $needed } Spend karma to succeed? ({ $n } left)
hex-prompt-karma-first = { $who } failed to spot the ambush. { $needed } Spend karma to spot it? ({ $n } left)
hex-prompt-karma-forage = { $who } found no food. { $needed } Spend karma to find some? ({ $n } left)
hex-prompt-karma-contest = { $who } rolled over { $attribute }. Spend karma to count the roll as exactly { $attribute }? ({ $n } left)
hex-prompt-wish = { $who } is down. Use a wish?
hex-prompt-wish-dead = { $who } is dead. Use a wish?
hex-prompt-go-on = What happens next?

## Choices
hex-act-go-on = Go on
hex-act-done = Done
hex-act-attribute = Set { $attribute }
hex-act-skill = { $what }
hex-act-spell = { $what }
hex-act-who = { $who }
hex-act-camp = Make camp
hex-act-shop = Shop
hex-act-sleep = Sleep here
hex-act-leave-camp = Break camp
hex-act-leave-mending = Go on
hex-act-leave-mending-dying = { $n ->
    [one] Go on: { $who } dies
   *[other] Go on: { $who } die
}
hex-act-buy = { $thing }
hex-act-sell = { $thing }
hex-act-take = { $thing }
hex-act-lay = { $thing }
hex-act-hold = { $thing }
hex-act-tend = { $who } tends { $on }
hex-act-tend-own = Tend { $who }’s own wounds
hex-act-heal = { $what } for { $on }
hex-act-raise = { $attribute } to { $value }
hex-act-wish-whole = Wish all harm away
hex-act-wish-off = Wish a curse away
hex-act-pay-off = Give up a point of { $attribute } to lift a curse
hex-act-next = { $who }
hex-act-move = Move { $where }
hex-act-change = Switch to { $thing }
hex-act-drop = Drop weapon
hex-act-pick-up = Pick up: { $thing }
hex-act-load = Reload
hex-act-strike = Strike { $on }
hex-act-shoot = Shoot at { $on }
hex-act-throw = Throw at { $on }
hex-act-tackle = Tackle { $on }
hex-act-grapple = Grapple with { $on }
hex-act-use = { $what }: { $on }
hex-act-use-good = Use { $what } on { $on }
hex-act-use-hex = { $what }: { $where }
hex-act-rally = Rally { $on }
hex-act-end = End turn
hex-act-squeeze = Hurt
hex-act-exit = Break away { $where }
hex-act-push = Push { $where }
hex-act-drag = Drag { $where }
hex-act-dodge = Dodge { $where }
hex-act-counter = Counterattack: { $mode }
hex-act-tackle-back = Counter-tackle
hex-act-bear = Don’t react
hex-act-dice = Roll
hex-act-karma = Spend karma
hex-act-wish = Use a wish
hex-act-accept = Let it stand
hex-group-hero = { $who }
hex-group-move = Move
hex-group-attack = Attack
hex-group-use = Spells and items
hex-group-hands = Weapons
hex-group-exit = Break away
hex-group-push = Push
hex-group-drag = Drag
hex-group-dodge = Dodge
hex-group-buy = Buy
hex-group-sell = Sell
hex-group-skills = Skills
hex-group-spells = Spells
hex-group-healing = Healing
hex-section-weapons = Weapons
hex-section-armours = Armour and shields
hex-section-goods = Items
hex-section-combat-skills = Combat skills
hex-section-other-skills = Other skills
hex-section-tend = Tend wounds
hex-section-heal = { $who } heals
hex-section-take = Take from the pack
hex-section-idle = No use right now
hex-section-lay = Put into the pack
hex-section-hold = Ready a weapon
hex-section-raise = Raise an attribute
hex-section-learn = Learn a skill
hex-section-learn-spell = Learn a spell
hex-section-wish = Make a wish
hex-section-curse = Lift a curse
hex-section-besides = Other
hex-aside-experience = { $n } experience
hex-aside-points = { $n } so far
hex-aside-iq = IQ { $n }
hex-set-attribute = Set to { $n }
hex-aside-fatigue = { $n } fatigue
hex-aside-fatigue-a-point = { $n } fatigue a point
hex-aside-health = { $n } fatigue, off health
hex-aside-health-a-point = { $n } fatigue a point, off health
hex-aside-shared = { $staff } fatigue into the staff, { $n } off health
hex-aside-shared-a-point = { $n } fatigue a point, the first { $staff } into the staff
hex-aside-idle = no use right now
hex-aside-has-it = in effect already
hex-aside-check = { $n }/{ $attribute }
hex-aside-read = already read
hex-aside-contest = { $attribute } against { $n }
hex-aside-risk-damage = { $what }, or { $dice } damage
hex-aside-risk-fatigue = { $what }, or { $dice } fatigue
hex-detail-tackle = A contest of DX. Win, and you grapple in the foe’s hex; lose, and the weaker of you falls back.
hex-detail-tackle-first = { $on } may attack you first, with { hex-n-extra-dice } of damage. Then a contest of DX: win, and you grapple in the foe’s hex; lose, and the weaker of you falls back.
hex-detail-move-cast = After moving, no spell this turn.
hex-detail-move-shoot = After moving, no shot this turn.
hex-detail-move-cast-or-shoot = After moving, neither spell nor shot this turn.
hex-detail-rally = If it works, an ally who has reacted gets to act after all.
hex-detail-grapple = A contest of ST. Win to hurt, break away, push or drag.
hex-stake-tackle = If { $who } wins, the two grapple in { $on }’s hex. If not, the weaker of them falls back, and { $on } may counterattack.
hex-stake-grapple = If { $who } wins, { $on } can be hurt, pushed, dragged or left behind. If not, nothing is lost but the turn.
hex-stake-spell = If { $who } wins, { $what } takes effect on { $on } and costs { $n } fatigue. If not, nothing is lost but the turn. { $effect }
hex-stake-power = If { $who } wins, { $what } takes effect on { $on }. If not, nothing is lost but the turn. { $effect }
hex-stake-used-up = If { $who } wins, { $what } takes effect on { $on }. If not, it’s used up for nothing. { $effect }
# What is tried is the text of the option.
hex-stake-option = If { $who } wins, it works: “{ $what }”. If not, the attempt has failed for good, but trying costs nothing.
hex-stake-option-damage = If { $who } wins, it works: “{ $what }”. If not, the attempt has failed for good, and { $who } takes { $dice } damage.
hex-stake-option-fatigue = If { $who } wins, it works: “{ $what }”. If not, the attempt has failed for good, and { $who } takes { $dice } fatigue.
hex-detail-heal = { $fatigue ->
    [0] { $n } damage to heal.
    [1] Heals 1 damage for each point of fatigue; { $n } to heal.
   *[other] Heals 1 damage for every { $fatigue } points of fatigue; { $n } to heal.
}
hex-detail-heal-dying = { hex-detail-heal } Dies unless at least { $least } is healed.
hex-detail-camp = Time to heal, arrange gear and learn; no day passes, and no one eats. Damage goes by spells and items, fatigue by sleep where an entry offers a bed.
hex-detail-reaction = Reacting costs the next turn, even if it fails.

## Dice and their parts
dice-hit = to hit
dice-damage = damage
dice-first-attack = first attack
dice-dodge = dodge
dice-cast = casting
dice-use = use
dice-chance = chance
dice-check = check
dice-rally = rally
dice-tend = tending
dice-first = initiative
dice-forage = foraging
dice-rations = rations
dice-fatigue = fatigue
dice-refresh = recovery
dice-recharge = recharge
dice-contest-mine = challenger
dice-contest-theirs = defender
modifier-st = ST
modifier-dx = DX
modifier-iq = IQ
modifier-attribute = attribute
modifier-burden = burden
modifier-curse = curses
modifier-spell = spells
modifier-least = never below 1
modifier-skill = skill
modifier-aim = weapon’s aim
modifier-unarmed = unarmed combat
modifier-thing = helpful items
modifier-weapon = weapon
modifier-bare-hands = bare hands
modifier-bite = teeth and claws
modifier-strength = ST against ST

hex-situation-left = { $n } more damage takes { $who } down.
hex-situation-blow = This hit: about { $damage } damage{ hex-blow-chances }.
hex-situation-blow-harmless = This hit can’t hurt { $who }.
hex-situation-next = The next such attack, if it hits: about { $damage } damage. { $hits }% to hit{ hex-blow-chances }.
hex-situation-next-harmless = The next such attack can’t hurt { $who }.
# What is impossible goes unsaid.
hex-blow-chances = { $percent ->
    [0] { "" }
   *[other] ; { $percent }% to take { $who } down
}{ $grave ->
    [0] { "" }
   *[other] ; { $grave }% to cost half the health left or more
}
hex-situation-tackle = { $on } is tackling { $who }. If { $on } wins the contest of DX, the two are in a grapple.
hex-situation-first = A hit does { hex-n-extra-dice } of damage.
hex-situation-answer = { $on } can counterattack in turn.
hex-situation-hit = Chance that a hit takes { $on } down: { $percent }%.
hex-situation-dodge = Dodge: { $percent }%.
hex-situation-needed = Needed: { $n } or less on { $dice }, a { $percent }% chance.
hex-situation-works = If it works: { $effect }
hex-situation-rally = If it works, { $on } gets the lost turn back.
hex-situation-tend = If it works, about { $healed } of { $on }’s { $n } damage is healed.
hex-situation-fatigue = It then costs { $price }.
hex-situation-karma = 1 karma makes it a success; { $n } to spend.
hex-situation-cost = Reacting costs the next turn, even if it fails.

## Dice rolled by hand
hex-roll-hit = { $who } attacks { $on }: { $dice }, { $n } or less to hit.
hex-roll-dodge = { $who } dodges { $on }: { $dice }, { $n } or less.
hex-roll-use = { $who }: { $what }, { $dice }, { $n } or less.
hex-roll-use-on = { $who }: { $what } on { $on }, { $dice }, { $n } or less.
hex-roll-rally = { $who } rallies { $on }: { $dice }, { $n } or less.
hex-roll-tend = { $who } tends { $on }: { $dice }, { $n } or less.
hex-roll-tend-own = { $who } tends their own wounds: { $dice }, { $n } or less.
hex-roll-check = { $who }: { $dice }, { $n } or less.
hex-roll-damage = { $who } has hit { $on }: { $dice } damage.
hex-roll-works = { $who }’s { $what } works.
hex-roll-works-on = { $who }’s { $what } works on { $on }.
hex-roll-tended = { $who } tends { $on }: { $dice } damage healed.
hex-roll-tended-own = { $who } tends their own wounds: { $dice } damage healed.
hex-roll-rival = { $who } against { $on }: a contest of { $attribute }.
hex-roll-contest = { $who } against { $on }: a contest of { $attribute }.

## Odds
hex-odds-miss = a miss
hex-odds-damage = { $n } damage
hex-odds-damage-area = { $reached ->
    [1] { $n } damage
   *[other] { $n } damage in all to { $reached } targets
}{ $own ->
    [0] {""}
    [one] , and it reaches 1 ally
   *[other] , and it reaches { $own } allies
}
hex-odds-healed = { $n } damage healed
hex-odds-flees = { $chance } to make it flee
hex-odds-to-grapple = to grapple
hex-odds-passed = passed
hex-odds-failed = failed
hex-odds-won = won
hex-odds-lost = lost
hex-odds-note-best = If both sides choose their best number of dice.
hex-odds-note-first = { $who } may attack first, with { hex-n-extra-dice } of damage: { $odds }
hex-odds-note-sum = { $who }: { $sum }
hex-odds-sum-first = { $part } { $n }
hex-odds-sum-next = { $sum }, { $part } { SIGNED($n) }
hex-odds-note-harm = { $who }: { $odds }
hex-odds-note-harm-too = { $first }; { $second }

## On the board and on sheets
hex-banner-round = Round { $n }
hex-banner-word = { $word }
hex-boon-hard-to-hit = Hard to hit: { hex-n-dice } to hit
hex-boon-armour = Armour { SIGNED($n) }
hex-boon-might = Damage { SIGNED($n) }
hex-boon-move = Move { SIGNED($n) }
hex-boon-raise = { $attribute } { SIGNED($n) }
hex-boon-hold = Held: loses turns
hex-lasting-turns = { $boon }, for { $n ->
    [one] 1 more turn
   *[other] { $n } more turns
}
hex-lasting-fight = { $boon }, until the end of the fight
hex-pin-reacted = Has reacted: loses the next turn
hex-pin-flees = Has had enough: flees on its next turn
hex-pin-held = Grapples with { $on }: can’t move away, react or fight anyone else
hex-pin-flees-held = Has had enough, but { $on } holds it: flees once it wins the grapple
hex-pin-third-side = Fights for itself, against everyone
hex-fact-attributes = ST { $st }, DX { $dx }, IQ { $iq }, armour { $armour }, move { $move }
hex-fact-weapon = In hand: { $thing } ({ $uses })
hex-fact-spell = { $spell } ({ $n } fatigue): { $effect }
hex-fact-spell-spent = { $spell }: too tired or too dazed to cast it
hex-fact-absorbs = Absorbs { $n } more fatigue of { $most }: { $thing }
hex-fact-bite = Bites for { $dice }
hex-fact-bare = Bare hands: { $dice }
hex-fact-flees = { $damage ->
    [0] Flees once it has taken { $n } damage
   *[other] Flees once it has taken { $n } damage ({ $damage } so far)
}
hex-fact-left = { $fatigue ->
    [0] Health { $n } of { $st }
   *[other] Health { $n } of { $st }, fatigue { $fatigue }
}
hex-bar-left = Health
hex-bar-staff = Absorbs fatigue: { $thing }
hex-stat-experience = Experience
hex-stat-stops = Armour
hex-stat-moves = Move
hex-stat-fatigue = Fatigue
hex-stat-hunger = Hunger
hex-stat-curses = Curses
hex-stat-karma = Karma
hex-stat-wishes = Wishes
hex-stat-hard-to-hit = Hard to hit
hex-item-use = { $mode } { $dice }
hex-item-and = { $first }, { $second }
hex-everyone = everyone
hex-item-weapon = { $uses }; needs ST { $heft }, { $hands ->
    [one] one hand
   *[other] both hands
}
hex-item-loaded = { $what }. { $n ->
    [0] Empty: reload it.
   *[other] Loaded: { $n } of { $most }.
}
hex-item-armour = { $burden ->
    [0] Armour { $n }
   *[other] Armour { $n }, −{ $burden } DX
 }

## Rolls in sight
hex-cue-attack = { $who } attacks { $on }
hex-cue-dodge = { $who } dodges
hex-cue-use = { $who }: { $what }
hex-cue-rally = { $who } rallies { $on }
hex-cue-tend = { $who } tends { $on }
hex-cue-tend-own = { $who }’s own wounds
hex-cue-check = { $who } tries it
hex-cue-damage = Damage to { $on }
hex-cue-contest = { $who }: a contest of { $attribute }
hex-cue-heal = Healing for { $who }
hex-cue-first = Initiative
hex-cue-forage = Foraging
hex-result-passed = passed
hex-result-failed = failed
hex-result-hit = a hit
hex-result-miss = a miss
hex-result-contest = Won by { $who }
hex-result-damage = { $n } damage
hex-result-healed = { $n } healed

## The log: the party
hex-log-began = { $title } ({ $setting })
hex-log-began-skirmish = Skirmish ({ $setting })
hex-log-joined = { $name } joins the party: ST { $st }, DX { $dx }{ $burden ->
    [0] { "" }
   *[other] { " " }({ $bare } without armour and shield)
}, IQ { $iq }.
hex-log-shaped = { $who }: { $attribute } { $n }
hex-log-started = The adventure begins.
hex-log-learned = { $who } learns { $what } (now { $n }).
hex-log-learned-spell = { $who } learns { $what }.
hex-log-raised = { $who } raises { $attribute } to { $n } for { $cost } experience.
hex-log-experience = { $who } +{ $n } experience.
hex-log-experience-too = { $who } +{ $n }.
hex-log-experience-word = { $who } +{ $n } experience.
hex-log-fate = { $karma ->
    [0] { $wishes ->
        [one] { $who } gains a wish, to undo a fall, heal all harm or lift a curse.
       *[other] { $who } gains { $wishes } wishes, each to undo a fall, heal all harm or lift a curse.
    }
    [one] { $who } gains a karma point, to turn one failed roll into a success.
   *[other] { $who } gains { $karma } karma points, each to turn one failed roll into a success.
}
hex-log-fate-everyone = { $karma ->
    [0] { $wishes ->
        [one] Everyone gains a wish, to undo a fall, heal all harm or lift a curse.
       *[other] Everyone gains { $wishes } wishes, each to undo a fall, heal all harm or lift a curse.
    }
    [one] Everyone gains a karma point, to turn one failed roll into a success.
   *[other] Everyone gains { $karma } karma points, each to turn one failed roll into a success.
}

## The log: entries
hex-log-phase-gathering = Making heroes
hex-log-phase-reading = The story goes on
hex-log-phase-fight = A fight
hex-log-phase-mending = After the fight
hex-log-phase-over = The end
hex-log-read = { $n }: { $title }
hex-log-chose = “{ $text }”.
hex-log-word = New plot word: { $word }.
hex-log-flag = Margin note: { $flag }.
hex-log-flag-lost = Margin note crossed out: { $flag }.
hex-log-counter = { $counter }: now { $n }.
hex-log-chance = A die decides which options are open: { $n }.
hex-log-left = { $who } leaves the party.
hex-log-came-back = { $who } rejoins the party.
hex-log-handed-over = The story goes on: { $title }
hex-log-goal-hold-out = Goal: hold out for { $n ->
    [one] 1 round
   *[other] { $n } rounds
 }.
hex-log-goal-slay = Goal: beat every { $name }.
hex-log-goal-reach = Goal: get a hero to one of the marked hexes.
hex-log-word-lost = Plot word crossed out: { $word }.
hex-log-money-in = The party gains { $money }.
hex-log-money-out = The party pays { $money }.
hex-log-got = { $n ->
    [one] Into the pack: { $thing }.
   *[other] Into the pack: { $n } × { $thing }.
}
hex-log-gone = { $n ->
    [one] Gone: { $thing }.
   *[other] Gone: { $n } × { $thing }.
}
hex-log-slept = The party sleeps here.
hex-log-rested = { $who } loses all fatigue.
hex-log-day = Day { $n }
hex-log-ate = { $who } eats: { $thing }.
hex-log-hungered = { $who } goes hungry: { $n } fatigue that sleep doesn’t cure.
hex-log-foraged = { $who } finds food (rolled { $total }, needed { $n } or less).
hex-log-foraged-in-vain = { $who } finds no food (rolled { $total }, needed { $n } or less).
hex-log-rations-found = The party gains { $n } × { $thing }.
hex-log-chosen-for = { $who } tries on the party’s behalf.
hex-log-ended = The end: { $title }
hex-log-ended-good = The fight is won. Victory!
hex-log-ended-bad = No one is left to go on.

## The log: camp and shops
hex-log-bought = Bought: { $thing } for { $money }.
hex-log-sold = Sold: { $thing } for { $money }.
hex-log-taken = { $who } takes { THE($thing) }.
hex-log-wears = { $who } puts on { THE($thing) }.
hex-log-laid = { $who } puts { THE($thing) } in the pack.
hex-log-armed = { $who } readies { THE($thing) }.
hex-log-tended = { $who } tends { $on }.
hex-log-healed = { $who } regains { $n } health.
hex-log-healed-by = { $who } regains { $n } health ({ $what }).
hex-log-refreshed = { $who } loses { $n } fatigue.
hex-log-recharged = { $who }’s staff regains { $n ->
    [one] 1 point
   *[other] { $n } points
}.
hex-log-cursed = { $who } is cursed: −{ $n } ST, DX and IQ.
hex-log-curse-wished = { $who } wishes a curse away.
hex-log-curse-paid = { $who } gives up a point of { $attribute } to lift a curse.
hex-log-curse-lifted = A curse is lifted from { $who }.
hex-log-brought-round = { $who } comes round.
hex-log-revived = { $who } uses a wish and is as good as new.
hex-log-karma = { $who } spends a karma point: success.

## The log: fights
hex-log-fight = { $board }
hex-log-fight-foes-first = { $board }: the foes move first
hex-log-placed = { $who } is on the board.
hex-log-foe-came = { $name } comes onto the board.
hex-log-third-came = { $name } comes onto the board, against everyone.
hex-log-first = { $who } spots the ambush (rolled { $total }, needed { $n } or less).
hex-log-not-first = { $who } doesn’t spot the ambush (rolled { $total }, needed { $n } or less).
hex-log-party-first = So the party moves first after all.
hex-log-round = Round { $n }
hex-log-turn = { $who }
hex-log-turn-lost = { $who } has reacted and loses this turn.
hex-log-turn-held = { $who } is held and loses this turn.
hex-log-turn-ended = { $who } ends the turn.
hex-log-aims-own = { $who } looks after itself.
hex-log-aims = { $who } targets { $on }.
hex-log-waits = { $who } waits.
hex-reason-aims = Archers and casters target mages and archers first.
hex-reason-aims-nearest = No mage or archer is in line of sight, so it targets whoever is nearest.
hex-reason-nearest = Nearest.
hex-reason-holds = They share a hex, so they can only fight each other.
hex-reason-reaches = It can’t reach anyone nearer.
hex-reason-carries = It is twice as strong and takes its prey along.
hex-reason-drags-off = It is twice as strong and drags its prey away from the others.
hex-reason-seeks-sight = It moves where it has a line of sight and no opponent beside it.
hex-reason-seeks-cover = It moves where it has a line of sight and cover.
hex-reason-approaches = No line of sight within one move, so it comes closer.
hex-reason-heals = Otherwise an ally would be lost.
hex-reason-shields = It is in danger and protects itself first.
hex-reason-catches = One spell catches several.
hex-reason-helps = It can’t hurt anyone, so it helps its allies.
hex-reason-escapes = It has been hurt and wants to get away.
hex-reason-out-of-reach = No one is in reach.
hex-reason-flees = It has taken half its ST in damage.
hex-reason-broken-off = The fight has gone on too long, and the foes go home.
hex-reason-frightened = A spell has put it to flight.
hex-reason-goal-reached = The party has reached its goal.
hex-reason-slain = Damage { $n } has reached { $factor ->
    [2] twice
   *[other] { $factor } times
} ST { $st }.
hex-reason-dead = Damage { $n } is still more than ST { $st } after the fight.
hex-reason-out = Damage { $n } has reached ST { $st }.
hex-reason-out-tired = { $n ->
    [0] Fatigue { $fatigue } has reached ST { $st }.
   *[other] Damage { $n } and fatigue { $fatigue } together have reached ST { $st }.
}
hex-among-weakest = Tie: the one with the least health.
hex-among-seat = Tie: first in party order.
hex-log-won = The fight is won.
hex-log-won-fled = The last foe flees. The fight is won.
hex-log-lost = The fight is lost.
hex-log-fight-over = The board is cleared.
hex-log-out = { $who } is knocked out.
hex-log-dead = { $who } dies.
hex-log-fled = { $who } flees.
hex-log-moved = { $who } moves { hex-n-hexes }.
hex-log-moved-carrying = { $who } moves { hex-n-hexes } and takes { $on } along.
hex-log-changed = { $who } switches to { THE($thing) }.
hex-log-empty-hands = { $who } has nothing in hand.
hex-log-dropped = { $who } drops { THE($thing) }.
hex-log-picked-up = { $who } picks up { THE($thing) }.
hex-log-loaded = { $who } reloads.
hex-log-loosed = { $who } throws { THE($thing) }.
hex-log-used-up = { $who } uses up { THE($thing) }.
hex-log-shot = { $who } has one shot fewer.
hex-log-dodges = { $who } tries to dodge.
hex-log-counters = { $who } counterattacks.
hex-log-counters-shot = { $who } counterattacks with a shot.
hex-log-counters-throw = { $who } counterattacks with a throw.
hex-log-tackles-back = { $who } counter-tackles.
hex-log-attacks-first = { $who } attacks first, with { hex-n-extra-dice } of damage.
hex-log-dodged = { $who } dodges { $where }.
hex-log-tackles = { $who } tackles { $on }.
hex-log-entered = { $who } has hold of { $on }.
hex-log-retreated = { $who } falls back { $where }.
hex-log-cannot-retreat = { $who } has nowhere to fall back to.
hex-log-exited = { $who } breaks away { $where }.
hex-log-pushed = { $who } pushes { $on } { $where }.
hex-log-dragged = { $who } drags { $on } { $where }.
hex-log-rallied = { $on } gets the lost turn back.
hex-log-leapt = { $who } vanishes and reappears { $where }.
hex-log-got-up = { $who } gets up.
hex-log-shoved = { $who } is pushed { $where }.
hex-log-strikes = { $who } hits { $on } with { $thing } ({ hex-rolled }, needed { $n } or less).
hex-log-strikes-past = { $who } misses { $on } with { $thing } ({ hex-rolled }, needed { $n } or less).
hex-log-shoots = { $who } shoots { $on } with { $thing } ({ hex-rolled }, needed { $n } or less).
hex-log-shoots-past = { $who } misses { $on } with { $thing } ({ hex-rolled }, needed { $n } or less).
hex-log-throws = { $who } throws { $thing } at { $on } and hits ({ hex-rolled }, needed { $n } or less).
hex-log-throws-past = { $who } throws { $thing } at { $on } and misses ({ hex-rolled }, needed { $n } or less).
hex-log-dodge-passed = { $who } dodges (rolled { $total }, needed { $n } or less).
hex-log-dodge-failed = { $who } fails to dodge (rolled { $total }, needed { $n } or less).
hex-log-cast = { $who } casts { $what } on { $on } (rolled { $total }, needed { $n } or less).
hex-log-cast-own = { $who } casts { $what } (rolled { $total }, needed { $n } or less).
hex-log-cast-failed = { $who } fails to cast { $what } on { $on } (rolled { $total }, needed { $n } or less).
hex-log-cast-contest = { $who } casts { $what } on { $on }: a contest, with { hex-n-dice }.
hex-log-casts = { $who } casts { $what } on { $on }.
hex-log-casts-own = { $who } casts { $what }.
hex-log-used = { $who } uses { THE($what) } on { $on } (rolled { $total }, needed { $n } or less).
hex-log-used-own = { $who } uses { THE($what) } (rolled { $total }, needed { $n } or less).
hex-log-used-failed = { $who } fails to use { THE($what) } (rolled { $total }, needed { $n } or less).
hex-log-use-contest = { $who } uses { THE($what) } on { $on }: a contest, with { hex-n-dice }.
hex-log-rally-passed = { $who } rallies { $on } (rolled { $total }, needed { $n } or less).
hex-log-rally-failed = { $who } fails to rally { $on } (rolled { $total }, needed { $n } or less).
hex-log-tend-passed = { $who } tends { $on } (rolled { $total }, needed { $n } or less).
hex-log-tend-own-passed = { $who } tends their own wounds (rolled { $total }, needed { $n } or less).
hex-log-tend-own-failed = { $who } fails to tend their own wounds (rolled { $total }, needed { $n } or less).
hex-log-tend-failed = { $who } can’t help { $on } (rolled { $total }, needed { $n } or less).
hex-log-check-passed = { $who } passes (rolled { $total }, needed { $n } or less).
hex-log-check-failed = { $who } fails (rolled { $total }, needed { $n } or less).
hex-log-named = { $who } chooses { $n ->
    [one] 1 die
   *[other] { $n } dice
} for { $attribute }.
hex-log-contest-won = { $who } ({ $attribute } { $mine }) beats { $on } ({ $theirs }): { $my_total } on { $my_dice ->
    [one] 1 die
   *[other] { $my_dice } dice
}{ $my_over ->
    [yes] { " " }(fails: over { $attribute } { $mine })
   *[no] { "" }
} to { $their_total } on { $their_dice ->
    [one] 1 die
   *[other] { $their_dice } dice
}{ $their_over ->
    [yes] { " " }(fails: over { $attribute } { $theirs })
   *[no] { "" }
}.
hex-log-contest-lost = { $who } ({ $attribute } { $mine }) doesn’t beat { $on } ({ $theirs }): { $my_total } on { $my_dice ->
    [one] 1 die
   *[other] { $my_dice } dice
}{ $my_over ->
    [yes] { " " }(fails: over { $attribute } { $mine })
   *[no] { "" }
} to { $their_total } on { $their_dice ->
    [one] 1 die
   *[other] { $their_dice } dice
}{ $their_over ->
    [yes] { " " }(fails: over { $attribute } { $theirs })
   *[no] { "" }
}.
hex-log-hurt-weapon = { $kind ->
    [none] No damage to { $on }{ $stopped ->
        [0] .
       *[other] : armour stops { $stopped }.
    }
    [fatigue] { $on } takes { $n } fatigue{ $stopped ->
        [0] .
       *[other] { " " }(armour stops { $stopped }).
    }
   *[damage] { $on } takes { $n } damage{ $stopped ->
        [0] .
       *[other] { " " }(armour stops { $stopped }).
    }
}
hex-log-hurt-grapple = { $kind ->
    [none] { $who } can’t hurt { $on }.
    [fatigue] { $who } wears { $on } out: { $n } fatigue.
   *[damage] { $who } hurts { $on }: { $n } damage.
}
hex-log-hurt = { $kind ->
    [none] { $on } is unhurt.
    [fatigue] { $on } takes { $n } fatigue.
   *[damage] { $on } takes { $n } damage.
}
hex-log-uses = { $who } uses { THE($what) } on { $on }.
hex-log-uses-own = { $who } uses { THE($what) }.
hex-log-strained-staff = { $who }’s staff absorbs { $n } fatigue.
hex-log-strained = It costs { $who } { $n } fatigue.
hex-log-blessed = { $who }: { $boon }.
hex-log-dispelled = All effects on { $who } end.
hex-log-daunted = { $who } loses heart and the next turn.

## Advice
hex-advice-attack = { $n }% to hit { $on }, and no one else is a better target.
hex-advice-first = One extra damage die before the tackle.
hex-advice-dodge = { $on } has { $n } health left, and this hit may take it all.
hex-advice-bear = The next turn is worth more.
hex-advice-dice = { hex-n-dice } is the best choice here.
hex-advice-move-shot = From there, there’s a clear shot at { $on }.
hex-advice-move-strike = Right next to { $on }, within reach of a blow.
hex-advice-move-closer = It gets you closer to { $on }, the nearest foe.
hex-advice-use = It does more than an attack would.
hex-advice-option = The most promising option.
hex-advice-option-chance = The best hero for it succeeds { $n }% of the time, and a success opens up more.
hex-advice-option-earned = The party has earned this one; not everyone gets to try it.
hex-advice-option-new = No one has read on from here yet.
hex-advice-who = { $who } is the best at it.
hex-advice-heal = { $on } needs it.
hex-advice-camp = There’s something to see to before you go on.
hex-advice-shop = Something here will be needed.
hex-advice-buy-food = { $n ->
    [one] Don’t set out with less than three days’ food for one.
   *[other] Don’t set out with less than three days’ food for { $n }.
}
hex-advice-buy-healing = It heals, and the fights ahead will hurt.
hex-advice-buy-weapon = Someone in the party is unarmed.
hex-advice-buy-armour = Someone in the party has no armour, and this adds no burden.
hex-advice-bought = Nothing else here is worth the money.
hex-advice-take = It does more good in hand than in the pack.
hex-advice-attribute = ST to hit hard and last long, DX to hit at all, IQ to cast: these figures suit this hero.
hex-advice-skill = It goes with what this hero will carry, or heals the others after a fight.
hex-advice-spell = The strongest spell this hero can learn.
hex-advice-sleep = Sleep takes fatigue away.
hex-advice-next = Shooters go first, while they have a line of sight.
hex-advice-next-close = The shooters have had their turn; now those who fight up close.
hex-advice-fate = If not now, when?
hex-advice-end = No one can be reached from here, and this is as good a place as any.
hex-advice-enough = Nothing left here would help the party.
hex-advice-rally = { $on } gets to act after all.
hex-advice-load = It can’t be shot again until it’s loaded.
hex-advice-arm = Any weapon is better than bare hands.
hex-advice-change = It’s of more use here than what’s in hand.
hex-advice-tackle = In a grapple, { $on } stands to lose more than you do.
hex-advice-grapple = Win it, and you can hurt { $on } or get away.
hex-advice-squeeze = It does more than getting away from { $on } would.
hex-advice-exit = { $who } does more with weapon or spell than in a grapple.
hex-advice-exit-weaker = { $on } is the stronger one in a grapple.
hex-advice-bears = { $who } has the most health left.
hex-advice-keep-karma = Karma is better kept for a roll that matters more.
hex-advice-keep-wish = A wish is better kept until someone would die without it.
hex-advice-wish-whole = Nothing else would get { $who } through this.
hex-advice-wish-off = Each curse takes a point off everything { $who } does.
hex-advice-nothing-better = Nothing else here is worth more.

## Cards on display

hex-act-set-out = Set out
hex-act-learned = Done learning
hex-price-point = 1 point
hex-price-leaves = leaves { $n } for DX and IQ
hex-price-leaves-iq = leaves IQ { $n }
hex-about-attribute = { $name } ({ $attribute })
hex-trait-attribute = { $attribute } { $n }
hex-attribute-told = { $name }. { $uses }
hex-st-long = Strength
hex-dx-long = Dexterity
hex-iq-long = Intelligence
hex-st-detail = Your health, how heavy a weapon you can wield, and how well you grapple. Ten is an ordinary person.
hex-dx-detail = How well you hit and dodge. Half of it is your move. Armour and shields can lower it.
hex-iq-detail = The spells and devices you can learn, how well you use them, and most skill checks.
hex-change-has = You have { $n ->
    [one] one already
   *[other] { $n } already
}
hex-change-too-heavy = Too heavy (needs ST { $n })
hex-change-armour = { $stops ->
    [0] { SIGNED($dx) } DX
   *[other] { $dx ->
        [0] { SIGNED($stops) } armour
       *[other] { SIGNED($stops) } armour, { SIGNED($dx) } DX
    }
}
hex-change-damage = { $dice } instead of { $old }{ $hands ->
    [same] {""}
    [one] , with one hand
   *[other] , with both hands
}
hex-change-no-gain = No gain
hex-change-for = { $change }: { $who }
hex-change-wears = Already worn
hex-change-points = { $n } of at most { $most } so far
hex-caution-unarmed = { $n ->
    [one] { $who } has no weapon.
   *[other] Unarmed: { $who }.
}
hex-caution-packed = { $n ->
    [one] { $who } has no weapon in hand.
   *[other] No weapon in hand: { $who }.
} In the pack: { $thing }. Someone has to take it.
hex-caution-points = { $who } has { $n ->
    [one] 1 point
   *[other] { $n } points
} left. Points that are not spent are lost.
hex-fatigue-detail = Counts with damage towards being knocked out, but never kills. Sleep takes it away.
hex-hunger-detail = Fatigue that sleep doesn’t cure. Each ration eaten later removes 1.
hex-state-out = Knocked out: needs { $n } more health to get up
hex-state-out-detail = Out of the fight until healed above 0.
hex-state-dying = Dying: { $n } more damage than ST
hex-state-dying-detail = Once the wounded have been tended, this hero dies unless { $n } damage has been healed.
hex-curses-detail = Each takes a point off ST, DX and IQ until it’s lifted.
hex-karma-detail = Each can turn one failed roll into a success. You’re asked whenever it would help.
hex-wishes-detail = Each can undo a fall or a death, heal all harm, or lift a curse. You’re asked when a hero falls; the rest is offered in camp.

## Great moments

hex-banner-died = { $who } dies
hex-banner-fell = { $who } is down

## Why a choice is refused

hex-why-costs = Costs { $price }, you have { $have }.
hex-why-settled = Settled: { $n }.
hex-why-next = Comes next.
hex-why-rest = Gets the points that are left.
hex-why-slept = You have already slept here.
hex-why-experience = Costs { $n } experience, you have { $have }.
hex-why-tended = Already tended since the last fight.
hex-why-iq = Needs IQ { $n }, yours is { $have }.
hex-why-heft = Needs ST { $n }, yours is { $have }.
hex-why-change = Only as the first thing in a turn.
hex-why-moved = Not after moving or changing weapons.
hex-why-held = Not while a foe is in the same hex.
hex-why-they-grapple = { $on } is in a grapple already.
hex-why-sight = No line of sight.
hex-why-sight-someone = No line of sight: { $who } blocks it.
hex-why-sight-thing = No line of sight: an obstacle blocks it.
hex-why-no-way = There’s no free way there.
hex-why-detour = The shortest free way there takes { hex-n-hexes }; the move is { $have }.
hex-why-empty = Not loaded.
hex-why-tackle = Only against an attack in close combat.
hex-why-skill-full = Maximum { $n }.
hex-why-combat-skills = New heroes can have at most { $n ->
    [one] 1 combat skill
   *[other] { $n } combat skills
}.
hex-why-skill = No one has learned { $what }.
hex-why-knows = No one knows { $what }.
hex-why-item = Needs { $n ->
    [1] { $what }
   *[other] { $n } × { $what }
}, you have { $have ->
    [0] none
   *[other] { $have }
}.
hex-why-hero = { $name } isn’t with you.
hex-why-heroes = Needs { $n } of you, { $have ->
    [1] there is only one
   *[other] there are { $have }
}.
hex-why-not-yet = Not yet.
hex-why-too-late = Too late for that.
hex-why-attribute = Needs { $attribute } { $n }, your best is { $have }.
