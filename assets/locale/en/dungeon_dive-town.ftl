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
        [one] 1 hired hand died, and the family was never paid
       *[other] { $n } hired hands died, and their families were never paid
    }

## Setting up a game

dive-option-hired = Hired hands
dive-option-hired-help = How many hands come along for an equal share of the coins, as long as none of them wants gold up front.
dive-option-dives = Dives
dive-option-dives-help = How many dives in a row. In between, the party is in town.
dive-option-roster = Heroes from the stable
dive-option-roster-help = Heroes from earlier games, with everything they own and owe.
dive-option-deaths = Deaths of hired hands
dive-option-deaths-help = Hired hands who died in earlier games and whose families were never paid.

## Dice

dice-dive-score = Score
dice-dive-random = Race or class


## What is asked in town

dive-prompt-town = You’re in town. What do you do before the next dive?
dive-prompt-counter = { $who } is at the counter with { $sum } to spend.
dive-prompt-family = { $who } is dead. Do you pay the family the share of { $sum }?
dive-prompt-temple = { $who } lies in the temple. Do you pay to bring them back?
dive-act-counter = { $who } goes shopping
dive-act-prepare = { $who } prepares new spells
dive-act-prepare-detail = Choose all prepared spells afresh; cantrips stay the same.
dive-act-along = { $who } comes along
dive-act-stay-home = { $who } stays home
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
        [0] No one in this party has been down there yet.
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
dive-page-making-text = Choose one thing after another, or let the game fill in the rest: it makes a sound hero from what you’ve chosen.
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
        [one] People still talk about 1 hired hand who died.
       *[other] People still talk about { $n } hired hands who died.
    }
dive-log-goes-along = { $who } comes along.
dive-log-stays = { $who } stays home.
dive-log-hired = { $who } signs on as a { $kind }.
dive-log-hired-for = { $who } signs on as a { $kind } for { $sum }.
dive-log-dismissed = { $who } goes home.
dive-log-hand-rose = { $who } is now level { $level }, like the heroes.
dive-log-lodged = { $who } pays { $sum } for bed, board and the road. { $debt }
dive-log-no-debt = No debts.
dive-log-debt = Still owes { $sum }.
dive-log-paid-debt = Of that, { $sum } goes to debts.
dive-log-came-home-won = Home, and the dungeon is cleared
dive-log-came-home = Home
dive-log-earned = { $who } brings home { $sum }. { $debt }
dive-log-hand-paid = { $who } goes home with { $sum }.
dive-log-family-paid = { $who }’s family gets { $sum }.
dive-log-family-unpaid = { $who }’s family gets nothing.
dive-log-revived = The temple brings { $who } back for { $sum }. { $debt }
dive-log-buried = { $who } is buried.
dive-log-bought = { $who } buys { $thing } for { $sum }.
dive-log-sold = { $who } sells { $n ->
        [one] 1 item
       *[other] { $n } items
    } for { $sum }.
dive-log-town-attuned = { $who } attunes to an item.
dive-log-town-forgone = { $who } is no longer attuned to an item.
dive-log-gave = { $who } gives { $other } { $sum }.

## Heroes being made

dive-prompt-made = Your hero is ready.
dive-prompt-race = A new hero: which race?
dive-prompt-class = Which class?
dive-prompt-method = How do you set the ability scores?
dive-prompt-deal = Which ability gets the { $n }?
dive-prompt-buy = Which ability goes up?
dive-prompt-free-score = Which ability does the race raise?
dive-prompt-path = Which path?
dive-prompt-class-skill = Which class skill?
dive-prompt-race-skill = Which race skill?
dive-prompt-feature = Which feature?
dive-prompt-expertise = Expertise in which skill?
dive-prompt-increase = Which ability goes up by 1?
dive-prompt-cantrip = Which cantrip?
dive-prompt-spell-learnt = Which spell?
dive-prompt-package = Which set of gear?
dive-prompt-name = Which name?
dive-prompt-bust = Which face?
dive-method-array = Standard array
dive-method-points = Point buy
dive-method-rolled = Roll the dice
dive-act-lower = Lower { $what } again
dive-act-enough-points = Done spending
dive-act-bust = Face { $n }
dive-act-as-proposed = The rest as proposed
dive-log-making = A new level { $n } hero.
dive-log-going-up = { $who } rises to level { $n }.
dive-log-picked = Chosen: { $what }.
dive-log-score-rolled = Rolled a score of { $n }.
dive-log-joined = { $who } joins the stable.
dive-log-prepared = { $who } prepares new spells.
dive-log-rose = { $who } is now level { $n }.
