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


