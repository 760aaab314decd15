# Card Grid: the log.

grid-log-unsaid = Nothing.
grid-log-making = Heroes are made
grid-log-sitting = Cards are laid
grid-log-below = Into the dungeon
grid-log-home = Home
grid-log-over = The end
grid-log-won = The game is won.
grid-log-lost = The game is lost.

grid-log-came = { $who } sits down.
grid-log-sat-down = Hero { $n } sits down, without a single card.
grid-log-took = { $who } takes { $card }.
grid-log-bought = { $who } buys { $card } for { $n }.
grid-log-gained = { $who } has { $n ->
        [one] 1 more point
       *[other] { $n } more points
    } to spend.
grid-log-laid = { $who } arranges the cards.
grid-log-swapped = { $who } exchanges places { $a } and { $b } of the character sheet.
grid-log-swapped-attacks = { $who } exchanges places { $a } and { $b } of the attack sheet.
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
grid-log-way-itself = Room { $room } leads back to itself: no way.
grid-log-way-over = Room { $room } leads beyond the last room: no way.
grid-log-drawn = The rooms are drawn.
grid-log-entered = { $room }. { $text }
grid-log-entered-again = { $room }.
grid-log-scouted = What waits in { $room } is known.
grid-log-way-passed = { $who } tries: { $way }. { $roll }, a success by { $n }.
grid-log-way-failed = { $who } tries: { $way }. { $roll }, a failure.
grid-log-shut = { $who } spoils it; it cannot be tried again.
grid-log-points = { $n ->
        [one] Everyone gains 1 point
       *[other] Everyone gains { $n } points
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
grid-log-nobody-came-out = No one comes out.
grid-log-dies = { $who } dies.
grid-log-lives = { $who } lives.
grid-log-over-won = The adventure succeeds
grid-log-over-lost = The adventure fails
grid-log-rested = { $who } rests.
grid-log-rested-healed = { $who } rests; { $n ->
        [one] 1 defence heals
       *[other] { $n } defences heal
    }.

grid-log-sneaked = The party sneaks in: { $who } rolls { $n }, and no one notices.
grid-log-sneak-failed = The party tries to sneak in: { $who } rolls { $n } and is heard.
grid-log-fight = { $n ->
        [one] A foe
       *[other] { $n } foes
    }
grid-log-fight-surprised = { $n ->
        [one] A foe, surprised
       *[other] { $n } foes, surprised
    }
grid-log-foes-ready = The foes are ready and act first.
grid-log-came-in = { $who } comes in.
grid-log-dice = { $who } has { $dice ->
        [one] a die
       *[other] dice
    } of { $n }.
grid-log-first-heroes = { $who } sees them first: the heroes act first.
grid-log-first-foes = The foes see { $who } first and act first.
grid-log-round = Round { $n }
grid-log-stepped = { $who } walks { $n ->
        [one] 1 square
       *[other] { $n } squares
    }.
grid-log-guards = { $who } guards { $on }: { $n } to hit.
grid-log-guards-self = { $who } stands on guard: { $n } to hit.
grid-log-lost-turn = { $who } loses a turn.
grid-log-attack-hit = { $who } attacks { $on } with { $card }: { $roll }, a hit by { $n }.
grid-log-attack-missed = { $who } attacks { $on } with { $card }: { $roll }, a miss.
grid-log-struck-hit = { $who } attacks { $on }: { $roll }, a hit by { $n }.
grid-log-struck-missed = { $who } attacks { $on }: { $roll }, a miss.
grid-log-mended = { $who } tends { $on }: { $roll }, a success by { $n }.
grid-log-mend-failed = { $who } tends { $on }: { $roll }, to no effect.
grid-log-tapped = { $who } taps { $card }.
grid-log-raised = It succeeds by { $n } after all.
grid-log-combo-kept = { $who } keeps the combo.
grid-log-affected = { $on }: { $effect }.
grid-log-lessened = The hit on { $on } is down to { $n }.
grid-log-nothing-left = Nothing is left of the hit on { $on }.
grid-log-took-hit = { $who } takes the hit for { $on }.
grid-log-healed = { $on } gets { $card } back.
grid-log-untapped = { $on } untaps { $card }.
grid-log-shifted = { $who } moves { $n ->
        [one] 1 square
       *[other] { $n } squares
    }.
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
