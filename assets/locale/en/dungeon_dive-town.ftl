## Money

dive-coins-gold = { $n } gp
dive-coins-silver = { $n } sp
dive-coins-copper = { $n } cp

## The stable between games

dive-roster-title = { $race } { $class }, level { $level }
dive-roster-rooms = { $n ->
        [one] 1 room cleared
       *[other] { $n } rooms cleared
    }
dive-roster-purse = Purse: { $sum }
dive-roster-debt = Owes { $sum }
dive-roster-deaths = { $n ->
        [one] 1 hired hand died, and the family wasn’t paid
       *[other] { $n } hired hands died, and their families weren’t paid
    }

## Setting up a game

dive-option-hired = Hired hands
dive-option-hired-help = How many come along for an equal share of the coin, as long as none of them asks for gold in advance.
dive-option-dives = Dives
dive-option-dives-help = How many dives in a row. Between them the party is in town.
dive-option-roster = Heroes of the stable
dive-option-roster-help = Heroes of earlier games, with all that they have and owe.
dive-option-deaths = Deaths of hired hands
dive-option-deaths-help = Hired hands who died in earlier games and whose families weren’t paid.

## Dice

dice-dive-score = Score
dice-dive-random = Race or class



## What happens in town

dive-town-remembered = { $n ->
        [one] The town hasn’t forgotten the hired hand who died
       *[other] The town hasn’t forgotten the { $n } hired hands who died
    }.
dive-town-along = { $name } is coming along.
dive-town-stays = { $name } stays at home.
dive-town-hired = { $name } is hired: { $kind }.
dive-town-hired-for = { $name } is hired: { $kind }. The families get { $sum }.
dive-town-dismissed = { $name } goes home again.
dive-town-lodged = { $name } pays { $paid } for bed, food and road.
dive-town-lodged-owing = { $name } pays { $paid } for bed, food and road, and owes { $owed }.
dive-town-home-won = The dungeon is cleared, and the party is home.
dive-town-home = The dive is over.
dive-town-earned = { $name } brings home { $sum }.
dive-town-earned-owing = { $name } brings home { $sum }; { $paid } of it goes to debts.
dive-town-hand-paid = { $name } takes a share of { $sum } home.
dive-town-family-paid = The family of { $name } gets { $sum }.
dive-town-family-unpaid = The family of { $name } gets nothing. Word gets round.
dive-town-revived = The temple brings { $name } back for { $paid }.
dive-town-revived-owing = The temple brings { $name } back for { $paid }, and { $owed } is owed.
dive-town-buried = { $name } is left to rest.
dive-town-bought = { $name } buys { $n } × { $item } for { $sum }.
dive-town-sold = { $name } sells { $n } × { $item } for { $sum }.
dive-town-attuned = { $name } is attuned to { $item }.
dive-town-unattuned = { $name } is no longer attuned to { $item }.
dive-town-gave = { $name } gives { $other } { $sum }.
dive-town-hand-rose = { $name } goes up to level { $level } with the heroes.

## What is asked in town

dive-town-ask-visit = What is to be done before the next dive?
dive-town-ask-counter = What does { $name } want at the counter? There is { $sum } in the purse.
dive-town-ask-family = { $name } is dead. Does the family get the share of { $sum }?
dive-town-ask-temple = { $name } was brought home dead. Is the temple to bring them back for { $sum }?

## What can be chosen in town

dive-town-act-counter = { $name }: to the counter
dive-town-act-along = { $name } comes along
dive-town-act-stay = { $name } stays at home
dive-town-act-hire = Hire: { $kind }
dive-town-act-dismiss = Send { $name } home
dive-town-act-set-out = Set out
dive-town-act-buy = Buy { $item } ({ $sum })
dive-town-act-sell = Sell { $item } ({ $sum })
dive-town-act-attune = Attune to { $item }
dive-town-act-unattune = End attunement to { $item }
dive-town-act-give = Give gold to { $name }
dive-town-act-leave = Leave the counter
dive-town-act-pay-family = Pay the family
dive-town-act-keep = Keep it
dive-town-act-revive = Pay the temple
dive-town-act-bury = Leave them to rest

## Heroes in the making

dive-making-ask-race = Choose a race
dive-making-ask-class = Choose a class
dive-making-ask-method = How do the scores come about?
dive-making-ask-deal = Which ability gets the { $n }?
dive-making-ask-buy = { $n ->
        [one] 1 point left: raise an ability
       *[other] { $n } points left: raise an ability
    }
dive-making-ask-free = Which ability does the race raise?
dive-making-ask-path = Choose a path
dive-making-ask-skill = Choose a skill
dive-making-ask-feature = Choose a feature
dive-making-ask-expertise = Which skill has twice the bonus?
dive-making-ask-increase = Raise an ability
dive-making-ask-cantrip = Choose a cantrip
dive-making-ask-spell = Choose a spell
dive-making-ask-package = Choose what to begin with
dive-making-ask-name = Choose a name
dive-making-ask-bust = Choose a face

dive-making-array = The array
dive-making-points = Points
dive-making-rolled = Dice
dive-making-lower = Lower { $ability }
dive-making-enough = That’s enough
dive-making-package = { $item } and what goes with it
dive-making-face = Face { $n }
dive-making-rest = Take the rest as proposed

dive-making-began = A new hero sits down.
dive-making-rises = { $name } has seen enough rooms for level { $level }.
dive-making-picked = Chosen: { $what }.
dive-making-score = A score of { $n } is rolled.
dive-making-left = The rest is taken as proposed.
dive-making-joined = { $name } is in the stable: { $race } { $class }, level { $level }.
dive-making-rose = { $name } is now level { $level }.
