### Hex Adventure: everything that is said at its table.

hex-plain = { $text }
hex-n-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
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
hex-name-own = a hero of your own
hex-name-nobody = nobody
hex-name-numbered = { $name } { $n }
hex-name-rival = the other side
hex-bare-hands = bare hands
hex-where = row { $row }, hex { $column }
hex-entry-number = Entry { $n }
hex-money-none = nothing
hex-money-and = { $first }, { $rest }
hex-way-strike = strike
hex-way-shoot = shoot
hex-way-throw = throw

## Where the game stands
hex-summary-gathering = The party gathers
hex-summary = { $title }, day { $day }, { $living } of { $n } alive
hex-summary-fight = { $title }, a fight in round { $round }, { $living } of { $n } alive
hex-summary-skirmish = A skirmish in round { $round }, { $living } of { $n } alive
hex-summary-skirmish-over = A skirmish, { $living } of { $n } alive
hex-phase-gathering = The party gathers
hex-phase-reading = { $title }
hex-phase-fight = { $title }: round { $n }
hex-phase-mending = { $title }: after the fight
hex-phase-over = { $title }: the end
hex-phase-skirmish = Skirmish
hex-track-round = Round
hex-note-day = Day { $n }
hex-note-purse = Purse: { $money }
hex-note-rations = { $n ->
    [0] No rations
    [one] 1 ration
   *[other] { $n } rations
}

## Setting up
hex-option-adventure = Adventure
hex-option-adventure-help = The adventure that is played.
hex-option-skirmish = Adventure or skirmish
hex-option-skirmish-help = A skirmish is a single fight on the board of your choice.
hex-option-skirmish-none = An adventure
hex-option-foe = Foes in a skirmish
hex-option-foe-help = Whom the party meets in a skirmish.
hex-option-foes = How many foes
hex-option-foes-help = How many of them there are in a skirmish.
hex-option-band = Foes
hex-option-band-help = Whom the party meets, as many kinds as you like. With nobody picked, it is { $n } times: { $foe }.
hex-option-first = First side
hex-option-first-help = Who moves first in a skirmish.
hex-first-party = the party
hex-first-foes = the foes
hex-option-party = Party
hex-option-party-help = Ready-made heroes, or heroes of your own who are made at the table.
hex-option-master = Foes
hex-option-master-help = By the book they fight by their tactics. Played by you, each of their moves, targets and reactions is yours, as far as the book leaves a choice.
hex-master-book = By the book
hex-master-person = Played by you
hex-party-ready = ready-made
hex-party-own = of your own
hex-option-heroes = Heroes
hex-option-heroes-help = How many heroes there are in the party.
hex-option-names = Chosen heroes
hex-option-names-help = One to six of them. With nobody picked, heroes from the roster go alone; without these, it is those whom the adventure or the board is made for.
hex-about-adventure = { $setting }, { $n } entries. { $text }
hex-about-foe = { $setting }: ST { $st }, DX { $dx }, IQ { $iq }
hex-about-hero = { $role }: ST { $st }, DX { $dx }, IQ { $iq } ({ $setting })
hex-option-roster = Roster
hex-option-roster-help = Heroes who come out of earlier adventures.

## What is asked
hex-prompt-attribute = { $who }: how much { $attribute } is it to be?
hex-prompt-skills = { $who }: which skills and spells? { $n ->
    [one] 1 point is left.
   *[other] { $n } points are left.
 }
hex-prompt-outfit = Fit out the party. What is left over stays in the purse.
hex-prompt-entry = { $title }: what does the party do?
hex-prompt-whom = Who is it to be?
hex-prompt-check = Who tries? { $n }/{ $attribute } decides, and there is one chance.
hex-prompt-begin-contest = Who takes it on? It is a contest of { $attribute } against { $n }.
hex-prompt-shop = What is bought, and what is sold?
hex-prompt-mending = The fight is over. Whoever has more damage than ST must be healed now, or dies.
hex-prompt-camp = The party makes a halt. What is done?
hex-prompt-next = Round { $n }: whose turn is it?
hex-prompt-turn = { $who }: a move, then one action.
hex-prompt-action = { $who }: one action.
hex-prompt-dodge = { $who } hits { $on }. Dodge before the damage is rolled? It costs the next turn.
hex-prompt-react-strike = { $who } has struck at { $on }. React? It costs the next turn.
hex-prompt-react = { $who } has attacked { $on }. React? It costs the next turn.
hex-prompt-first = { $who } is about to tackle { $on }. Attack first? It costs the next turn.
hex-prompt-zone = { $who } moves past { $on } without attacking. React? It costs the next turn.
hex-prompt-tackle = { $who } tackles { $on }, DX { $mine } against { $theirs }. With how many dice?
hex-prompt-grapple = { $who } wrestles with { $on }, ST { $mine } against { $theirs }. With how many dice?
hex-prompt-contest = { $who } against { $on }: { $attribute } { $mine } against { $theirs }. With how many dice?
hex-prompt-answer-tackle = { $who } tackles { $on } with { hex-n-dice }, DX { $mine } against { $theirs }. How many in reply?
hex-prompt-answer-grapple = { $who } wrestles with { $on } with { hex-n-dice }, ST { $mine } against { $theirs }. How many in reply?
hex-prompt-answer = { $who } rolls { hex-n-dice }, { $attribute } { $mine } against { $theirs }. How many in reply?
hex-prompt-grip = { $who } has the better of { $on }. What now?
hex-prompt-karma = { $who } has failed. Turn it with karma? { $n } left.
hex-prompt-karma-hit = { $who } has missed. Turn it with karma? { $n } left.
hex-prompt-karma-dodge = { $who } has not got out of the way. Turn it with karma? { $n } left.
hex-prompt-karma-contest = { $who } has rolled more than { $attribute }. Count it as just { $attribute }, with karma? { $n } left.
hex-prompt-wish = { $who } is out. Use a wish?
hex-prompt-wish-dead = { $who } is dead. Use a wish?
hex-prompt-go-on = What happens next?

## Choices
hex-act-go-on = Go on
hex-act-done = That will do
hex-act-attribute = This much { $attribute }
hex-act-skill = { $what }
hex-act-spell = { $what }
hex-act-who = { $who }
hex-act-camp = Make a halt
hex-act-shop = Look at the goods
hex-act-sleep = Sleep here
hex-act-leave-camp = Go on
hex-act-buy = { $thing }
hex-act-sell = { $thing }
hex-act-take = { $thing }
hex-act-lay = { $thing }
hex-act-hold = { $thing }
hex-act-tend = { $who } tends { $on }
hex-act-heal = { $what } for { $on }
hex-act-raise = { $attribute } to { $value }
hex-act-wish-whole = Wish all harm away
hex-act-wish-off = Wish a curse away
hex-act-pay-off = Give a point of { $attribute } to be rid of a curse
hex-act-next = { $who }
hex-act-move = Move to { $where }
hex-act-change = Take in hand: { $thing }
hex-act-drop = Drop the weapon
hex-act-pick-up = Pick up: { $thing }
hex-act-load = Load
hex-act-strike = Strike { $on }
hex-act-shoot = Shoot at { $on }
hex-act-throw = Throw at { $on }
hex-act-tackle = Tackle { $on }
hex-act-grapple = Wrestle with { $on }
hex-act-use = { $what }: { $on }
hex-act-use-hex = { $what }: { $where }
hex-act-rally = Rally { $on }
hex-act-end = End the turn
hex-act-squeeze = Hurt the foe
hex-act-exit = Break away to { $where }
hex-act-push = Push away to { $where }
hex-act-drag = Drag along to { $where }
hex-act-dodge = Dodge to { $where }
hex-act-counter = Attack back: { $way }
hex-act-tackle-back = Tackle back
hex-act-bear = Do nothing
hex-act-dice = Roll
hex-act-karma = Use a karma point
hex-act-wish = Use a wish
hex-act-accept = Let it be
hex-group-hero = { $who }
hex-group-move = Move
hex-group-attack = Attack
hex-group-use = Use
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
hex-section-goods = Goods
hex-section-combat-skills = Combat skills
hex-section-other-skills = Other skills
hex-section-tend = Tend wounds
hex-section-heal = { $who } heals
hex-section-take = Take out of the pack
hex-section-lay = Put into the pack
hex-section-hold = Take in hand
hex-section-raise = Raise an attribute
hex-section-learn = Learn a skill
hex-section-learn-spell = Learn a spell
hex-section-wish = Make a wish
hex-section-curse = Be rid of a curse
hex-section-besides = Besides
hex-aside-experience = { $n } experience
hex-aside-points = { $n } so far
hex-aside-iq = IQ { $n }
hex-aside-check = { $n }/{ $attribute }
hex-aside-contest = { $attribute } against { $n }
hex-detail-points = { $n } points are left for this attribute and those after it.
hex-detail-tackle = A contest of DX. Win it, and you grapple in the foe's hex; if not, the weaker of you falls back.
hex-detail-grapple = A contest of ST. Win it to hurt, break away, push or drag.
hex-detail-reaction = Whoever reacts loses the next turn.

## Dice and their parts
dice-hit = to hit
dice-damage = damage
dice-dodge = dodge
dice-cast = casting
dice-use = use
dice-chance = chance
dice-check = check
dice-rally = rally
dice-tend = tending
dice-first = who is first
dice-forage = foraging
dice-rations = rations
dice-fatigue = fatigue
dice-refresh = refreshed
dice-recharge = charged
dice-contest-mine = who began
dice-contest-theirs = who answers
modifier-st = ST
modifier-dx = DX
modifier-iq = IQ
modifier-attribute = attribute
modifier-burden = burden
modifier-curse = curses
modifier-spell = spells
modifier-least = never below 1
modifier-skill = skill
modifier-aim = weapon's aim
modifier-unarmed = unarmed combat
modifier-thing = useful things
modifier-weapon = weapon
modifier-strength = stronger or weaker
modifier-mine = who began
modifier-theirs = who answers

hex-situation-left = { $who } can bear { $n } more before falling.
hex-situation-blow = Taken in full, the blow fells { $who } in { $percent } of 100 cases.
hex-situation-next = Another attack like it by { $on } would fell { $who } in { $percent } of 100 cases.
hex-situation-dodge = A dodge comes off in { $percent } of 100 cases.
hex-situation-cost = Whoever reacts, well or badly, loses the next turn.

## Odds
hex-odds-miss = a miss
hex-odds-damage = { $n } damage
hex-odds-passed = passed
hex-odds-failed = failed
hex-odds-won = won
hex-odds-lost = not won

## On the board and on sheets
hex-banner-round = Round { $n }
hex-banner-word = { $word }
hex-boon-hard-to-hit = It takes { hex-n-dice } to hit.
hex-boon-armour = What armour stops is changed by { $n }.
hex-boon-might = Damage dealt is changed by { $n }.
hex-boon-move = Hexes a turn are changed by { $n }.
hex-boon-raise = { $attribute } is changed by { $n }.
hex-boon-hold = Held fast: turns are lost.
hex-pin-reacted = Has reacted, and loses the next turn.
hex-pin-flees = Has had enough, and flees when its turn comes.
hex-fact-attributes = ST { $st }, DX { $dx }, IQ { $iq }
hex-fact-suffered = { $n } damage, { $fatigue } fatigue
hex-fact-armour = Stops { $n }, moves { $move }
hex-fact-weapon = In hand: { $thing }
hex-bar-left = Left to suffer
hex-bar-staff = Power: { $thing }
hex-stat-experience = Experience
hex-stat-stops = Stops
hex-stat-moves = Moves
hex-stat-damage = Damage
hex-stat-fatigue = Fatigue
hex-stat-hunger = Hunger
hex-stat-curses = Curses
hex-stat-karma = Karma
hex-stat-wishes = Wishes
hex-item-use = { $way } { $dice }
hex-item-and = { $first }, { $second }
hex-item-weapon = { $uses }; heft { $heft }, { $hands ->
    [one] one hand
   *[other] both hands
}
hex-item-armour = Stops { $n }, burden { $burden }

## Rolls in sight
hex-cue-attack = { $who } attacks { $on }
hex-cue-dodge = { $who } dodges
hex-cue-use = { $who }: { $what }
hex-cue-rally = { $who } rallies { $on }
hex-cue-tend = { $who } tends { $on }
hex-cue-check = { $who } tries
hex-cue-damage = Damage to { $on }
hex-cue-contest = { $who }: a contest of { $attribute }
hex-cue-heal = Healing for { $who }
hex-cue-first = Who is first?
hex-cue-forage = Looking for food
hex-result-passed = passed
hex-result-failed = failed
hex-result-won = won
hex-result-not-won = not won
hex-result-damage = { $n } damage
hex-result-healed = { $n } healed

## The log: the party
hex-log-began = { $title } ({ $setting })
hex-log-began-skirmish = A skirmish ({ $setting })
hex-log-joined = { $name } joins the party: ST { $st }, DX { $dx }, IQ { $iq }.
hex-log-shaped = { $who } has { $attribute } { $n }.
hex-log-started = It begins.
hex-log-learned = { $who } has learned { $what }, and has { $n } in it now.
hex-log-learned-spell = { $who } has learned { $what }.
hex-log-raised = { $who } raises { $attribute } to { $n }, for { $cost } experience.
hex-log-experience = { $who } earns { $n } experience.
hex-log-experience-word = { $who } earns { $n } experience for the plot word.
hex-log-fate = { $karma ->
    [0] { $wishes ->
        [one] { $who } has a wish more.
       *[other] { $who } has { $wishes } wishes more.
    }
    [one] { $who } has a karma point more.
   *[other] { $who } has { $karma } karma points more.
}

## The log: entries
hex-log-phase-gathering = The party gathers
hex-log-phase-reading = The story goes on
hex-log-phase-fight = A fight
hex-log-phase-mending = After the fight
hex-log-phase-over = The end
hex-log-read = { $n }: { $title }
hex-log-chose = { $text }
hex-log-word = A new plot word: { $word }.
hex-log-flag = Noted in the margin: { $flag }.
hex-log-flag-lost = No longer noted: { $flag }.
hex-log-counter = { $counter } stands at { $n }.
hex-log-chance = A die decides what is open here: { $n }.
hex-log-left = { $who } leaves the party.
hex-log-came-back = { $who } comes back to the party.
hex-log-handed-over = The story goes on: { $title }
hex-log-goal-hold-out = The goal is to hold out for { $n } rounds.
hex-log-goal-slay = The goal is to beat every foe of this kind: { $name }.
hex-log-goal-reach = The goal is to get somebody to { $where }, or to one of the hexes beside it that belong to it.
hex-log-word-lost = The plot word { $word } is crossed out.
hex-log-money-in = Into the purse: { $money }.
hex-log-money-out = Out of the purse: { $money }.
hex-log-got = Into the pack: { $n } x { $thing }.
hex-log-gone = Gone: { $n } x { $thing }.
hex-log-slept = The party sleeps here.
hex-log-rested = { $who } wakes without fatigue.
hex-log-day = Day { $n }
hex-log-ate = { $who } eats: { $thing }.
hex-log-hungered = { $who } goes hungry: { $n } fatigue that sleep does not take away.
hex-log-foraged = { $who } finds food: { $total }, and { $n } would have done.
hex-log-foraged-in-vain = { $who } looks for food in vain: { $total }, more than { $n }.
hex-log-rations-found = Into the pack: { $n } x { $thing }.
hex-log-chosen-for = { $who } tries for all.
hex-log-ended = The end: { $title }
hex-log-ended-good = The fight is won, and that is the end of it.
hex-log-ended-bad = Nobody is left to go on.

## The log: camp and shops
hex-log-bought = Bought: { $thing }, for { $money }.
hex-log-sold = Sold: { $thing }, for { $money }.
hex-log-taken = { $who } takes: { $thing }.
hex-log-wears = { $who } puts on: { $thing }.
hex-log-laid = { $who } puts away: { $thing }.
hex-log-armed = { $who } takes in hand: { $thing }.
hex-log-tended = { $who } tends { $on }.
hex-log-healed = { $who }: { $n } damage healed.
hex-log-healed-by = { $who }: { $n } damage healed by { $what }.
hex-log-refreshed = { $who }: { $n } fatigue gone.
hex-log-recharged = { $who }: { $n } points back in the staff.
hex-log-cursed = { $who } is cursed: { $n } off ST, DX and IQ.
hex-log-curse-wished = { $who } wishes a curse away.
hex-log-curse-paid = { $who } gives a point of { $attribute } to be rid of a curse.
hex-log-curse-lifted = A curse is lifted from { $who }.
hex-log-brought-round = { $who } is brought round.
hex-log-revived = { $who } makes a wish, and is as good as new.
hex-log-karma = { $who } turns it with karma.

## The log: fights
hex-log-fight = { $board }
hex-log-fight-foes-first = { $board }: the foes move first
hex-log-placed = { $who } stands at { $where }.
hex-log-foe-came = { $name } at { $where }.
hex-log-first = { $who } sees it coming: { $total }, and { $n } would have done.
hex-log-not-first = { $who } does not see it coming: { $total }, more than { $n }.
hex-log-party-first = The party moves first.
hex-log-round = Round { $n }
hex-log-turn = { $who }
hex-log-turn-lost = { $who } has forfeited this turn.
hex-log-turn-held = { $who } is held fast, and loses this turn.
hex-log-turn-ended = The turn of { $who } is over.
hex-log-aims = { $who } goes for { $on }.
hex-log-waits = { $who } cannot do anything from here.
hex-reason-aims = Those who shoot and cast aim at mages and archers.
hex-reason-aims-nearest = No mage or archer is in sight, so it goes for the nearest who is.
hex-reason-nearest = That is the nearest.
hex-reason-holds = They share a hex, and can only fight each other.
hex-reason-reaches = It cannot get at anybody nearer.
hex-reason-carries = It is twice as strong, and takes its prey along.
hex-reason-drags-off = It is twice as strong, and drags its prey away from the others.
hex-reason-seeks-sight = It goes where it has a view, and nobody beside it.
hex-reason-seeks-cover = It goes where it has a view, and cover.
hex-reason-approaches = There is no view to be had within one move, so it comes nearer.
hex-reason-heals = A companion would be lost otherwise.
hex-reason-shields = It is in danger, and sees to itself first.
hex-reason-catches = One spell will do for several.
hex-reason-helps = It has nothing to hurt anybody with, and helps its own.
hex-reason-escapes = It has been hurt, and wants to get away.
hex-reason-out-of-reach = Nobody is within reach.
hex-reason-flees = It has taken half its ST in damage.
hex-reason-broken-off = Nobody wants to go on with it.
hex-reason-frightened = A spell has put it to flight.
hex-reason-goal-reached = The party has got what it fought for.
hex-among-weakest = Of several who are as near, the one with least left to suffer.
hex-among-seat = Of several who are alike, the first in the party.
hex-log-won = The fight is won.
hex-log-won-fled = The last of them runs. The fight is won.
hex-log-lost = The fight is lost.
hex-log-fight-over = The board is cleared.
hex-log-out = { $who } is out.
hex-log-dead = { $who } is dead.
hex-log-fled = { $who } flees.
hex-log-moved = { $who } goes { hex-n-hexes }, to { $where }.
hex-log-moved-carrying = { $who } goes { hex-n-hexes }, to { $where }, and takes { $on } along.
hex-log-changed = { $who } takes in hand: { $thing }.
hex-log-empty-hands = { $who } has empty hands.
hex-log-dropped = { $who } lets go of a weapon: { $thing }.
hex-log-picked-up = { $who } picks up: { $thing }.
hex-log-loaded = { $who } loads.
hex-log-loosed = { $who } lets fly: { $thing }.
hex-log-used-up = Used up: { $thing }.
hex-log-shot = { $who } has one shot less.
hex-log-dodges = { $who } dodges.
hex-log-counters = { $who } strikes back.
hex-log-counters-shot = { $who } shoots back.
hex-log-counters-throw = { $who } throws back.
hex-log-tackles-back = { $who } goes for the attacker.
hex-log-attacks-first = { $who } attacks first.
hex-log-dodged = { $who } is out of the way, at { $where }.
hex-log-tackles = { $who } goes for { $on }.
hex-log-entered = { $who } has hold of { $on }.
hex-log-retreated = { $who } falls back to { $where }.
hex-log-cannot-retreat = { $who } has nowhere to fall back to.
hex-log-exited = { $who } breaks away to { $where }.
hex-log-pushed = { $who } pushes { $on } away to { $where }.
hex-log-dragged = { $who } drags { $on } along to { $where }.
hex-log-rallied = { $on } gets a turn back.
hex-log-leapt = { $who } is suddenly at { $where }.
hex-log-got-up = { $who } gets up at { $where }.
hex-log-shoved = { $who } is thrown back to { $where }.
hex-log-strikes = { $who } strikes { $on } ({ $thing }): { $total }, and { $n } would have done.
hex-log-strikes-past = { $who } strikes at { $on } ({ $thing }) and misses: { $total }, more than { $n }.
hex-log-shoots = { $who } shoots { $on } ({ $thing }): { $total }, and { $n } would have done.
hex-log-shoots-past = { $who } shoots at { $on } ({ $thing }) and misses: { $total }, more than { $n }.
hex-log-throws = { $who } hits { $on } ({ $thing }): { $total }, and { $n } would have done.
hex-log-throws-past = { $who } throws at { $on } ({ $thing }) and misses: { $total }, more than { $n }.
hex-log-dodge-passed = { $who } gets away: { $total }, and { $n } would have done.
hex-log-dodge-failed = { $who } does not get away: { $total }, more than { $n }.
hex-log-cast = { $who } succeeds ({ $what }): { $total }, and { $n } would have done.
hex-log-cast-failed = { $who } fails ({ $what }): { $total }, more than { $n }.
hex-log-rally-passed = { $who } rallies { $on }: { $total }, and { $n } would have done.
hex-log-rally-failed = { $who } cannot rally { $on }: { $total }, more than { $n }.
hex-log-tend-passed = { $who } helps { $on }: { $total }, and { $n } would have done.
hex-log-tend-failed = { $who } cannot help { $on }: { $total }, more than { $n }.
hex-log-check-passed = { $who } passes: { $total }, and { $n } would have done.
hex-log-check-failed = { $who } fails: { $total }, more than { $n }.
hex-log-named = { $who } tries { $attribute } with { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
hex-log-contest-won = { $who } ({ $attribute } { $mine }) wins against { $on } ({ $theirs }): { $my_total } on { $my_dice ->
    [one] 1 die
   *[other] { $my_dice } dice
}, to { $their_total } on { $their_dice ->
    [one] 1 die
   *[other] { $their_dice } dice
}.
hex-log-contest-lost = { $who } ({ $attribute } { $mine }) does not win against { $on } ({ $theirs }): { $my_total } on { $my_dice ->
    [one] 1 die
   *[other] { $my_dice } dice
}, to { $their_total } on { $their_dice ->
    [one] 1 die
   *[other] { $their_dice } dice
}.
hex-log-hurt-weapon = { $kind ->
    [none] Nothing gets through to { $on } ({ $what }; { $stopped } stopped).
    [fatigue] { $on } suffers { $n } fatigue ({ $what }; { $stopped } stopped).
   *[damage] { $on } takes { $n } damage ({ $what }; { $stopped } stopped).
}
hex-log-hurt-grapple = { $kind ->
    [none] { $who } cannot hurt { $on }.
    [fatigue] { $who } wears { $on } out: { $n } fatigue.
   *[damage] { $who } hurts { $on }: { $n } damage.
}
hex-log-hurt = { $kind ->
    [none] { $on } gets away unhurt.
    [fatigue] { $on } suffers { $n } fatigue.
   *[damage] { $on } takes { $n } damage.
}
hex-log-uses = { $who } uses { $what } on { $on }.
hex-log-strained-staff = The staff of { $who } takes { $n } fatigue.
hex-log-strained = { $who } suffers { $n } fatigue for it.
hex-log-dispelled = Whatever lay on { $who } is gone.
hex-log-daunted = { $who } loses heart, and the next turn.

## Advice
hex-advice-attack = { $n } in 100 to hit { $on }, and { $damage } damage or so if it does.
hex-advice-first = One more die of damage, before the tackle.
hex-advice-dodge = { $on } has { $n } left to suffer, and the blow may take it.
hex-advice-bear = The next turn is worth more than this.
hex-advice-dice = { hex-n-dice } is the best choice here.
hex-advice-move = From there something can be done.
hex-advice-use = It does more than a blow would.
hex-advice-option = It looks the most promising.
hex-advice-who = { $who } is the best at it.
hex-advice-heal = { $on } needs it.
hex-advice-camp = There is something to see to before going on.
hex-advice-shop = There is something here that will be needed.
hex-advice-sleep = Sleep takes the fatigue away.
hex-advice-next = Those who shoot go first, while they have a view.
hex-advice-fate = If not now, when?
hex-advice-enough = There is nothing better to do.
hex-advice-as-good-as-any = As good as any.
