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


## What is asked in town

dive-prompt-town = In town. What is there to do before the next dive?
dive-prompt-counter = { $who } is at the counter, with { $sum }.
dive-prompt-family = { $who } is dead. Does the family get the share, { $sum }?
dive-prompt-temple = { $who } lies in the temple. Is it worth the price?
dive-act-counter = { $who } goes shopping
dive-act-prepare = { $who } prepares other spells
dive-act-prepare-detail = All prepared spells are chosen anew; cantrips stay.
dive-act-along = { $who } comes along
dive-act-stay-home = { $who } stays at home
dive-act-hire = Hire a { $kind }
dive-act-dismiss = Send { $who } home
dive-act-set-out = Set out
dive-act-buy = Buy: { $thing }
dive-act-sell = Sell: { $thing }
dive-act-give-money = Give gold to { $who }
dive-act-pay = Pay
dive-act-refuse = Don’t pay
dive-group-party = Who goes
dive-group-hired = Hired hands
dive-group-armour = Armour
dive-group-gear = Gear
dive-group-magic = Magic items
dive-ware-has = Has { $n }
dive-ware-weapon = { $dice } { $kind } damage
dive-ware-weapon-with = { $told }: { $all }
dive-ware-armour = AC { $ac }
dive-ware-strong = Needs Strength { $n }, or it slows you down by 10 feet
dive-ware-loud = Disadvantage on Stealth checks
dive-group-sell = Sell
dive-group-shop = The shop
dive-group-prepare = Spells

## The open book between dives

dive-page-town = The last town
dive-page-town-text =
    An inn, a temple, a shop that asks no questions, and people who hold a lantern for money: the last town before the dungeon lives on those who come back up.

    { $n ->
        [0] Nobody of this party has been down there yet.
        [one] { $won ->
            [0] The first dive is behind the party. It didn’t go well.
           *[other] The first dive is behind the party, and it went well.
        }
       *[other] { $n } dives are behind the party; { $won ->
            [0] none of them
           *[other] { $won } of them
        } went well.
    }

    Setting out costs every hero { $lodging } for bed and board. Anyone short of coin owes the rest, and whatever comes in pays debts first. The temple brings back the dead for { $revival }.
dive-page-purse = { $who }: { $sum }
dive-page-purse-owes = { $who }: { $sum }, owes { $debt }
dive-page-lies-dead = { $who } lies in the temple
dive-page-new-hero = A new hero of level { $level }
dive-page-goes-up = { $who } reaches level { $level }
dive-page-making-text = Choose one thing after another, or leave everything that is still open to the proposal: it makes a sound hero of whatever you have chosen.
dive-page-rising-text = A new level: choose what it brings, or take it as proposed.
dive-page-chosen = { $name }. { $about }
dive-page-score = { $what } { $score }
dive-page-scores = Scores, before the race adds to them: { $all }.
dive-page-skills = Trained in { $all }.
dive-page-features = Features: { $all }.
dive-page-spells = Spells: { $all }.
dive-word-paragraphs =
    { $a }

    { $b }

## The town in the log

dive-log-remembered = { $n ->
        [one] People still talk of 1 hired hand who died.
       *[other] People still talk of { $n } hired hands who died.
    }
dive-log-goes-along = { $who } comes along.
dive-log-stays = { $who } stays at home.
dive-log-hired = { $who }, a { $kind }, is hired.
dive-log-hired-for = { $who }, a { $kind }, is hired for { $sum }.
dive-log-dismissed = { $who } is sent home.
dive-log-hand-rose = { $who } is now level { $level }, as the heroes are.
dive-log-lodged = { $who } pays { $sum } for bed, food and road. { $debt }
dive-log-no-debt = Nothing is owed.
dive-log-debt = { $sum } are still owed.
dive-log-paid-debt = { $sum } of it go to debts.
dive-log-came-home-won = Home, and the dungeon is cleared
dive-log-came-home = Home
dive-log-earned = { $who } brings home { $sum }. { $debt }
dive-log-hand-paid = { $who } goes home with { $sum }.
dive-log-family-paid = The family of { $who } is paid { $sum }.
dive-log-family-unpaid = The family of { $who } isn’t paid.
dive-log-revived = { $who } is brought back for { $sum }. { $debt }
dive-log-buried = { $who } is buried.
dive-log-bought = { $who } buys { $n } × { $thing } for { $sum }.
dive-log-sold = { $who } sells { $n ->
        [one] something
       *[other] { $n } things
    } for { $sum }.
dive-log-town-attuned = { $who } is attuned to an item.
dive-log-town-forgone = { $who } gives an item up.
dive-log-gave = { $who } gives { $other } { $sum }.

## Heroes being made

dive-prompt-made = The hero is ready.
dive-prompt-race = A new hero: which race?
dive-prompt-class = Which class?
dive-prompt-method = Where do the scores come from?
dive-prompt-deal = Which ability gets the { $n }?
dive-prompt-buy = Which ability goes up?
dive-prompt-free-score = Which score does the race raise?
dive-prompt-path = Which path?
dive-prompt-class-skill = Which skill does the class give?
dive-prompt-race-skill = Which skill does the race give?
dive-prompt-feature = Which of these features?
dive-prompt-expertise = Which skill counts double?
dive-prompt-increase = Which score goes up by 1?
dive-prompt-cantrip = Which cantrip?
dive-prompt-spell-learnt = Which spell?
dive-prompt-package = Which package of gear?
dive-prompt-name = Which name?
dive-prompt-bust = Which face?
dive-method-array = The numbers of the array
dive-method-points = Points to spend
dive-method-rolled = Dice
dive-act-lower = Lower { $what } again
dive-act-enough-points = Enough points spent
dive-act-bust = Face { $n }
dive-act-as-proposed = The rest as proposed
dive-log-making = A new hero of level { $n } is made.
dive-log-going-up = { $who } goes up to level { $n }.
dive-log-picked = Chosen: { $what }.
dive-log-score-rolled = A score of { $n } is rolled.
dive-log-joined = { $who } joins the stable.
dive-log-prepared = { $who } has prepared other spells.
dive-log-rose = { $who } is level { $n }.
