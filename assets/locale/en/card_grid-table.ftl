# Card Grid at the table: what is asked, what can be chosen, why it is refused, what odds say, advice.

grid-prompt-race = Hero { $n }: choose a race.
grid-prompt-first-card = { $who }: choose a card of +4 and +4.
grid-prompt-first-attack = { $who }: choose an attack of +1.
grid-prompt-first-defence = { $who }: choose a defence of { $n }.
grid-prompt-first-gear = { $who }: choose a piece of gear.
grid-prompt-spend = { $who } has { $n ->
        [one] 1 point
       *[other] { $n } points
    } to spend.
grid-prompt-arrange = Lay the cards of { $who }.
grid-prompt-equip = What does { $who } bring?
grid-prompt-way-in = Choose a way in.
grid-prompt-explore = You are in { $room }. What now?
grid-prompt-obstacle = { $text }
grid-prompt-share = Who takes { $card }?
grid-prompt-act = { $who } acts.
grid-prompt-dash = { $who } moves up to { $n } at once.
grid-prompt-falls = The hit takes { $n } from { $on } and those in reach. Choose who loses dice.
grid-prompt-pay = { $who } hits { $on } for { $n }. Discard cards, or tap one.
grid-prompt-pay-accident = { $on } is hit for { $n }. Discard cards, or tap one.
grid-prompt-failed-blow = The attack of { $who } falls { $n } short.
grid-prompt-failed-mend = { $who } falls { $n } short of healing anyone.
grid-prompt-failed-way = { $who } falls { $n } short.

grid-style-cautious = cautious
grid-style-aggressive = aggressive
grid-group-best = Lay out
grid-group-sheet = Character sheet
grid-group-attack-sheet = Attack sheet
grid-group-characters = Character cards
grid-group-defences = Defences
grid-group-gear = Gear
grid-group-spells = Spells
grid-group-free = Beside your action
grid-group-attacks = Attacks of +{ $n }
grid-group-rated = Defences of { $n }
grid-place = { $card } ({ $n })
grid-place-empty = the empty place
grid-act-take = Take { $card }
grid-act-keep-points = Keep the points
grid-act-arranged = These lie well
grid-act-equipped = That is all
grid-act-leave-it = Leave it
grid-act-leave-lying = Leave it lying
grid-act-stay = Stay
grid-act-let-it-fail = Let it fail
grid-act-enough = Enough
grid-act-swap = Exchange { $a } and { $b }
grid-act-best = For the most { $skill }
grid-act-best-for-fights = For fights
grid-act-bring = Bring { $card }
grid-act-leave = Leave { $card }
grid-act-go = Go to { $room }
grid-act-go-round = Go round outside, to { $room }
grid-act-creep = Sneak to { $room }
grid-act-look = Look at: { $what }
grid-act-mend = { $who } tends { $on }, { $style }
grid-act-tap = Tap { $card }
grid-act-tap-on = Tap { $card } for { $on }
grid-act-tap-of = { $who } taps { $card }
grid-act-tap-of-on = { $who } taps { $card } for { $on }
grid-act-pack = { $who } swaps gear
grid-act-go-out = Leave the dungeon
grid-act-bear = { $who } takes it
grid-act-turn = { $who } acts first
grid-act-attack = { $card } on { $on }, { $style }
grid-act-attack-combo = { $card } on { $on }, combo +{ $n }, { $style }
grid-act-step = Walk
grid-act-guard = Guard { $on }
grid-act-guard-self = Stand on guard
grid-act-done = End this turn
grid-act-end-phase = End everyone’s turn
grid-act-retreat = Retreat
grid-act-fall = { $who }
grid-fall = { $who } loses { $n }
grid-act-pay = Discard { $cards }, { $n } in all
grid-way = { $way } ({ $skill }, { $n })
grid-act-way = { $who } (+{ $n }), { $style }
grid-cost-noise = It makes a noise.
grid-cost-hurt = It costs a hit of { $n }.
grid-why-points = costs { $n }, you have { $have }

grid-odds-failure = fails
grid-odds-margin = { $n ->
        [one] succeeds by 1
       *[other] succeeds by { $n }
    }
grid-odds-miss = misses
grid-odds-hit = hits by { $n }, takes { $taken }
grid-odds-taken = about { $n } off
grid-odds-hurts = for about { $n }
grid-odds-heals = heals about { $n }
grid-odds-sneak = { $who } rolls, the worst at it.

grid-advice-first-card = Its edges fit the attacks there are.
grid-advice-first-attack = It uses a skill that these cards can make.
grid-advice-spend = It adds the most for its price.
grid-advice-arranged = The cards already lie for fights.
grid-advice-home = The reason is met; go home.
grid-advice-turn-back = Too many cards are gone to go on.
grid-advice-way-out = This is the way out.
grid-advice-creep = Whoever is surprised loses a turn.
grid-advice-go = This way leads to rooms that you have not seen.
grid-advice-look = Someone is likely to get past this.
grid-advice-way = { $who } has the best chance.
grid-advice-mend = { $on } has lost cards.
grid-advice-bear = { $who } can make the most of it.
grid-advice-attack = It takes the most from { $on } on the average.
grid-advice-step = From there an attack is in reach.
grid-advice-guard = { $on } is hard to hit then.
grid-advice-retreat = This fight cannot be won.
grid-advice-fall = As many as can fall do.
grid-advice-pay = It gives up the least.
grid-advice-react = What it saves is worth more than the card.
grid-advice-tap = It does more now than it would later.
grid-advice-as-good-as-any = As good as any.
