# Card Grid at the table: what is asked, what can be chosen, why it is refused, what odds say, advice.

grid-prompt-race = Hero { $n }: choose a race.
grid-prompt-first-card = { $who }: choose a card with two +4 bonuses.
grid-prompt-first-attack = { $who }: choose an attack of +1.
grid-prompt-first-defence = { $who }: choose a defence of { $n }.
grid-prompt-first-gear = { $who }: choose a piece of gear.
grid-prompt-spend = { $who } has { $n ->
        [one] 1 point
       *[other] { $n } points
    } to spend.
grid-prompt-arrange = { $who }: lay out your cards.
grid-prompt-arrange-left = { $who }: lay out your cards. { $n ->
        [one] 1 swap
       *[other] { $n } swaps
    } left.
grid-prompt-arranged = { $who }: your cards stay where they are. No swaps left.
grid-prompt-equip = What does { $who } bring?
grid-prompt-way-in = Choose a way in.
grid-prompt-explore = You are in { $room }. What now?
grid-prompt-obstacle = { $text }
grid-prompt-obstacle-only = { $text } { $way }.
grid-prompt-share = Who takes { $card }?
grid-prompt-share-does = { $told } { $does }
grid-prompt-act = What does { $who } do?{ $n ->
        [0] { "" }
        [one] { " " }{ CAPITAL($waiting) } waits outside until there’s room.
       *[other] { " " }{ CAPITAL($waiting) } wait outside until there’s room.
    }
grid-prompt-dash = { $who } can move up to { $n } right away.
grid-prompt-falls = A hit of { $n } on { $on } and its pack. Choose who loses dice.
grid-prompt-pay = { $who } hits { $on } for { $n }. Discard cards, or tap one.
grid-prompt-pay-worse = { $hit } If any of it gets through: { $effects }.
grid-prompt-pay-accident = { $on } is hit for { $n }. Discard cards, or tap one.
grid-prompt-failed-blow = { $who } misses by { $n }.
grid-prompt-failed-mend = { $who } falls { $n } short of healing anyone.
grid-prompt-failed-way = { $who } falls { $n } short.

grid-style-cautious = cautious
grid-style-aggressive = aggressive
grid-group-best = Lay out
grid-group-sheet = Character sheet
grid-group-attack-sheet = Attack sheet
grid-sheet-characters = Character
grid-sheet-attacks = Attacks
grid-group-characters = Character cards
grid-group-defences = Defences
grid-group-gear = Gear
grid-group-spells = Spells
grid-group-free = On top of your action
grid-group-attacks = Attacks
grid-group-attacks-of = Attacks of +{ $n }
grid-group-rated = Defences of { $n }
grid-place = { $card } ({ $n })
grid-place-empty = an empty place
grid-act-take = Take { $card }
grid-act-keep-points = Keep the points
grid-act-arranged = Keep this layout
grid-act-equipped = That’s everything
grid-act-leave-it = Leave it
grid-act-leave-lying = Leave it here
grid-act-stay = Stay put
grid-act-let-it-fail = Let it fail
grid-act-enough = Enough
grid-act-swap = Swap { $a } and { $b }
grid-act-best = For the most { $skill }
grid-act-best-of-all = For the highest total of all skills
grid-act-best-for-fights = For fights
grid-act-bring = Bring { $card }
grid-act-leave = Leave { $card } behind
grid-act-go = Go to { $room }
grid-act-go-round = Go round outside to { $room }
grid-act-creep = Sneak to { $room }
grid-act-creep-detail = Whoever is worst at Sneak rolls for everyone. If it works, the foes inside lose their first turn. If it fails, they act first.
grid-act-look = Look at: { $what }
grid-act-mend = { $who } tends { $on }, { $style }
grid-act-tap = Tap { $card }: { $does }
grid-act-tap-on = Tap { $card } for { $on }: { $does }
grid-act-tap-of = { $who } taps { $card }: { $does }
grid-act-tap-of-on = { $who } taps { $card } for { $on }: { $does }
grid-act-pack = { $who } swaps gear
grid-act-go-out = Leave the dungeon
grid-act-walk-out = Walk back out
grid-act-go-out-caution = You haven’t done what you came for. Leaving ends the adventure.
grid-act-bear = { $who } takes it
grid-act-turn = { $who } acts first
grid-act-attack = { $card } on { $on }, { $style }
grid-act-attack-combo = { $card } on { $on }, combo +{ $n }, { $style }
grid-act-step = Move
grid-act-guard = Guard { $on }
grid-act-guard-self = Stand on guard
grid-act-done = End this turn
grid-act-end-phase = End everyone’s turn
grid-act-retreat = Retreat
grid-act-retreat-detail = Each foe next to one of you attacks once more. Then you are back where you came from, and whoever lies next to someone on their feet is carried along.
grid-act-fall = { $who }
grid-fall = { $on } loses { $n }
grid-act-pay = Discard { $cards }, { $n } in all
grid-aside-out = out of the fight
grid-way = { $way }: { $skill } against { $n }, up to { $best }%
grid-act-way = { $who } (+{ $n }), { $style }
grid-cost-noise = Makes a noise, even if it works.
grid-cost-hurt = Costs you a hit of { $n }, even if it works.
grid-loss-noise = If you fail, the nearest foes hear you.
grid-loss-hurt = If you fail, you take a hit of { $n }.
grid-loss-shut = If you fail, no one can try it again.
grid-why-pyramid = needs { $n ->
    [one] one more attack of +{ $bonus }
   *[other] { $n } more attacks of +{ $bonus }
 } below it
grid-why-needs = only for those with the card { $card }
grid-why-category = you have one already: { $kind }
grid-why-points = costs { $n }, you have { $have }

grid-odds-failure = fails
grid-odds-margin = { $n ->
        [one] succeeds by 1
       *[other] succeeds by { $n }
    }
grid-odds-miss = misses
grid-odds-hit = hits by { $n }, { $taken } damage
grid-odds-taken = { $n } damage
grid-odds-hurts = { $n }
grid-odds-heals = { $n } of healing
grid-odds-sneak = { $who } rolls, being the worst at it.

grid-advice-first-card = Its edges suit the attacks on offer.
grid-advice-first-attack = It uses a skill that these cards can make.
grid-advice-spend = It adds the most for its price.
grid-advice-arranged = The cards are already laid out for fights.
grid-advice-home = The reason is met: go home.
grid-advice-turn-back = Too many cards are gone to go on.
grid-advice-way-out = This is the way out.
grid-advice-creep = Surprised foes lose a turn.
grid-advice-go = This way leads to rooms that you haven’t seen.
grid-advice-look = Someone is likely to get past this.
grid-advice-way = { $who } has the best chance.
grid-advice-mend = { $on } has lost cards.
grid-advice-bear = { $who } can make the most of it.
grid-advice-attack = It takes the most from { $on } on average.
grid-advice-step = It makes for a better attack.
grid-advice-guard = It makes { $on } hard to hit.
grid-advice-retreat = This fight can’t be won.
grid-advice-fall = This way the most foes fall.
grid-advice-pay = It discards the least.
grid-advice-react = What it saves is worth more than the card.
grid-advice-tap = It does more now than it would later.
grid-advice-as-good-as-any = As good as any.
