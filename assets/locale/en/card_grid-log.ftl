# Card Grid: the log.

grid-log-unsaid = Nothing.
grid-log-making = Making heroes
grid-log-sitting = Laying out the cards
grid-log-below = Into the dungeon
grid-log-home = Home
grid-log-over = The end
grid-log-won = { $of ->
        [one] Victory
       *[other] Victory: { $n } of { $of } adventures have succeeded
    }
grid-log-lost = { $of ->
        [one] Defeat
       *[other] Defeat: only { $n } of { $of } adventures { $n ->
            [one] has
           *[other] have
        } succeeded
    }

grid-log-came = { $who } takes a seat.
grid-log-sat-down = Hero { $n } sits down without a card to their name.
grid-log-took = { $who } takes { $card }.
grid-log-bought = { $who } buys { $card } for { $n }.
grid-log-gained = { $who } gets { $n ->
        [one] 1 point
       *[other] { $n } points
    } to spend.
grid-log-laid = { $who } arranges their cards.
grid-log-laid-for = { $who } arranges their cards for the most { $skills }.
grid-log-swapped = { $who } swaps places { $a } and { $b } on the character sheet.
grid-log-swapped-attacks = { $who } swaps places { $a } and { $b } on the attack sheet.
grid-log-equipped = { $who } packs.
grid-log-brought = { $who } brings { $card }.
grid-log-left = { $who } leaves { $card } behind.

grid-log-adventure = Adventure { $n }
grid-log-threat = { $threat }. { $brief }
grid-log-size = Room { $room }: { $n ->
        [one] 1 square
       *[other] { $n } squares
    }.
grid-log-purpose = Room { $room }: { $purpose }.
grid-log-purpose-again = Room { $room }: { $purpose } again. Reroll.
grid-log-way = Room { $room } leads to room { $other }.
grid-log-way-entrance = Room { $room } leads outside.
grid-log-way-itself = Room { $room } leads to itself: no connection.
grid-log-way-over = Room { $room } leads beyond the last room: no connection.
grid-log-drawn = The plan is drawn.
grid-log-entered = { CAPITAL($room) }
grid-log-scouted = You learn what waits in { $room }: { $foes }.
grid-log-scouted-empty = You learn what waits in { $room }: no one.
grid-rolled = { $sum } against { $beats }
grid-log-way-passed = { $who } tries “{ $way }”: rolls { $roll }, succeeds by { $n }.
grid-log-way-failed = { $who } tries “{ $way }”: rolls { $roll }, fails.
grid-log-shut = { $who } spoils it for everyone.
grid-log-points = { $n ->
        [one] Once you are home, everyone gets 1 point for it
       *[other] Once you are home, everyone gets { $n } points for it
    }.
grid-log-found = The party finds { $card }.
grid-log-borne = { $who } takes { $card }.
grid-log-left-lying = { $card } stays where it is.
grid-log-heard = { $n ->
        [one] Someone has heard that. A foe is coming
       *[other] Someone has heard that. { $n } foes are coming
    }.
grid-log-reason-met = You have what you came for
grid-log-came-out = { $who } { $n ->
        [one] comes
       *[other] come
    } out.
grid-log-carried-out = { $who } { $n ->
        [one] comes
       *[other] come
    } out, carrying { $fallen }.
grid-banner-carried-out = { $who } { $n ->
        [one] carries
       *[other] carry
    } { $fallen } out
grid-log-nobody-came-out = No one comes out.
grid-log-dies = { $who } dies.
grid-banner-dies = { $who } dies
grid-banner-fell = { $who } is down
grid-log-lives = { $who } lives.
grid-log-over-won = The adventure succeeds
grid-log-over-lost = The adventure fails
grid-log-rested = { $who } rests.
grid-log-rested-healed = { $who } rests; { $n ->
        [one] 1 defence heals
       *[other] { $n } defences heal
    }.

grid-log-sneaked = The party sneaks in: { $who } rolls { $n }, and no one notices.
grid-log-sneak-failed = The party tries to sneak in: { $who } rolls { $n }, and is heard.
grid-log-fight = { $n ->
        [one] A foe
       *[other] { $n } foes
    }
grid-log-fight-surprised = { $n ->
        [one] A foe, surprised
       *[other] { $n } foes, surprised
    }
grid-log-fight-crowded = { $foes }, { $waiting ->
        [one] one of them
       *[other] { $waiting } of them
    } outside until there’s room
grid-log-foes-ready = The foes are ready and act first.
grid-log-came-in = { $who } comes in.
grid-log-dice = { $who } rolls { $dice ->
        [one] its die: { $n }
       *[other] its dice: { $n } in all
    }.
grid-log-first-heroes = { $who } spots them first: the heroes act first.
grid-log-first-foes = The foes spot { $who } first, and act first.
grid-log-round = Round { $n }
grid-log-stepped = { $who } moves { $n ->
        [one] 1 square
       *[other] { $n } squares
    }.
grid-log-guards = { $who } guards { $on }: attacks must beat { $n }.
grid-log-guards-self = { $who } stands on guard: attacks must beat { $n }.
grid-log-lost-turn = { $who } loses a turn.
grid-log-attack-hit = { $who } attacks { $on } with { $card }: rolls { $roll }, hits by { $n }.
grid-log-attack-missed = { $who } attacks { $on } with { $card }: rolls { $roll }, misses.
grid-log-struck-hit = { $who } attacks { $on }: rolls { $roll }, hits by { $n }.
grid-log-struck-missed = { $who } attacks { $on }: rolls { $roll }, misses.
grid-log-mended = { $who } tends the wounds of { $on }: rolls { $roll }, succeeds by { $n }.
grid-log-mend-failed = { $who } tends the wounds of { $on }: rolls { $roll }, fails.
grid-log-tapped = { $who } taps { $card }.
grid-log-raised = It succeeds by { $n } after all.
grid-log-combo-kept = { $who } keeps the combo going.
grid-log-affected = { $on }: { $effect }.
grid-log-lessened = The hit on { $on } is down to { $n }.
grid-log-nothing-left = Nothing is left of the hit on { $on }.
grid-log-took-hit = { $who } takes the hit for { $on }.
grid-log-healed = { $on } gets { $card } back.
grid-log-untapped = { $on } untaps { $card }.
grid-log-shoved = { $who } moves { $on } { $n ->
        [one] 1 square
       *[other] { $n } squares
    }.
grid-log-shifted = { $who } shifts { $n ->
        [one] 1 square
       *[other] { $n } squares
    }.
grid-log-thorns = The thorns of { $who } hit { $on } for { $n }.
grid-log-burst = { $who } bursts and hits { $on } for { $n }.
grid-log-splash = { $who } catches { $on } as well, for { $n }.
grid-log-wound = { $on } is hit for { $n }.
grid-log-paid = { $on } discards { $cards }.
grid-log-dice-gone = { $on } loses { $n }.
grid-log-regrown = { $who } gets a die of { $n } back.
grid-log-hero-down = { $who } is out of the fight.
grid-log-hero-lost = { $who } is lost.
grid-log-foe-falls = { $who } falls.
grid-log-got-up = { $who } gets up.
grid-log-retreat = The heroes retreat.
grid-log-fight-won = The fight is won.
grid-log-fight-left = The fight is over.
