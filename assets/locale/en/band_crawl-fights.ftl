### Band Crawl: fights on the battle board.

## What is asked
band-prompt-drink = Before the charge: does anyone drink?
band-prompt-act = { $who }: attack, move or wait?
band-prompt-act-moved = { $who } has moved. Attack or wait?
band-prompt-act-moved-only = { $who } has moved, and no foe is in reach. What now?
band-prompt-outside = { $asked } { CAPITAL($waiting) } { $n ->
    [one] waits
   *[other] wait
} outside until there’s room.
band-prompt-shoot = { $who }: shoot, or act with the others?
band-prompt-shoot-moved = { $who } has moved. Shoot?
band-prompt-free-will-down = Someone on your side went down. What does { $who } do?
band-prompt-free-will-fire = { $who } was shot at, and missed. What now?
band-prompt-next-attacker = Who attacks { $on } next?

## Choices
band-act-strike = Attack { $on }
band-act-strike-both-handed = Attack { $on } with both hands
band-act-strike-both-handed-detail = Counts as: { $weapon }. Your shield doesn’t help you until you attack with one hand again.
band-act-shoot = Shoot at { $on }
band-act-shoot-arrow = Shoot at { $on } with: { $thing }
band-act-shoot-arrow-detail = { $n } left. The arrow is gone, hit or miss.
band-act-lift = Lift { $on }
band-act-lift-detail = You can walk with them from your next turn on. Your hands are full until you set them down.
band-act-take-place = Change places with { $on }
band-act-set-down = Set { $on } down
band-act-later = Act with the others
band-act-later-detail = No shot or spell this turn: move and fight in melee once all shots and spells are done.
band-act-step = Move { $way }
band-way-north = { $n } north
band-way-east = { $n } east
band-way-south = { $n } south
band-way-west = { $n } west
band-way-two = { $first }, { $then }
band-way-here = no farther
band-act-wait = Wait
band-act-tend = Heal { $on }
band-act-tend-detail = Takes this whole turn; the dice are rolled at its end.
band-act-treat = Heal { $on } ({ SMALL($thing) })
band-act-drink = { $who }: drink ({ $thing })
band-act-drink-enough = No one drinks
band-act-restore = { $who }: use the { SMALL($thing) }
band-act-go-to-tend = Go to { $on }
band-act-go-to-tend-detail = To heal them next turn.
band-act-next = { $who }
band-act-carry-on = Carry on
band-act-carry-on-detail = Nothing changes.
band-act-duck-back = Duck back
band-act-duck-back-detail = One square straight back from whoever shot, or else from the nearest opponent.
band-act-flee = Flee
band-act-flee-detail = Leave this fight and run, as far as two dice take you. The others fight on without you; if no one is left, the foes come after you.

## Refused choices
band-why-spread = { $n ->
    [one] 1 attacker is already on { $on }; foes with fewer come first.
   *[other] { $n } attackers are already on { $on }; foes with fewer come first.
}
band-why-nearer = You shoot at the nearest: someone is closer than { $on }, or as close and less armoured.
band-why-found = This tile’s secret room has been found.
band-why-no-side = No secret room here: there are tiles on both sides.
band-why-unseen = There is no line of sight to { $on }.

## Across the table
band-banner-field-band = The band holds the field: { $n ->
    [0] no foes
    [one] 1 foe
   *[other] { $n } foes
} down. { $toll }
band-banner-field-foes = The foes hold the field: { $n ->
    [0] none
   *[other] { $n }
} of them down. { $toll }
band-banner-field-empty = No one holds the field: { $n ->
    [0] no foes
    [one] 1 foe
   *[other] { $n } foes
} down. { $toll }
band-banner-toll = { $dead ->
    [0] { $out ->
        [0] On your side, no one is down.
       *[other] On your side: { $out } out of the fight.
    }
   *[other] { $out ->
        [0] On your side: { $dead } dead.
       *[other] On your side: { $dead } dead, { $out } out of the fight.
    }
}

## The log
band-log-board-opened = Battle: { $n } against { $foes }
band-log-charge = { $who } and { $on } roll for the charge: { $dice }.
band-log-charge-tied = { $who } and { $on } roll for the charge: { $dice }. Reroll.
band-log-first-band = The band acts first.
band-log-first-foes = The foes act first.
band-log-turn-band = The band’s turn.
band-log-turn-foes = The foes’ turn.
band-log-came-in = { $who } comes onto the board.
band-log-stepped = { $who } moves { $n ->
    [one] 1 square.
   *[other] { $n } squares.
}
band-log-both-hands = { $who } takes the weapon in both hands.
band-log-one-hand = { $who } takes the weapon in one hand, behind the shield.
band-log-engaged = { $who } charges { $on }.
band-log-later = { $who } doesn’t shoot.
band-log-shot-hits = { $who } shoots at { $on } ({ $weapon }), { $faces } against { $against }: { $passed }, a hit.
band-log-shot-misses = { $who } shoots at { $on } ({ $weapon }), { $faces } against { $against }: { $passed }, a miss.
band-log-thrown = { $who } has thrown the weapon, and has to fetch it.
band-log-chose = { $who } has chosen.
band-log-crisis-band = The band takes a crisis test: { $faces }.
band-log-crisis-foes = The foes take a crisis test: { $faces }.
band-reason-charge = { CAPITAL($who) }: { $whys }.
band-reason-both = { $one } { $two }
band-reason-down = One of them went down.
band-reason-fire = They were shot at.
band-log-carries-on = { $who } carries on ({ $passed }).
band-log-has-to-duck = { $who } has to duck back ({ $passed }).
band-log-has-to-flee = { $who } has to flee ({ $passed }).
band-log-chose-to-carry-on = { $who } carries on.
band-log-chose-to-duck = { $who } chooses to duck back.
band-log-chose-to-flee = { $who } chooses to flee.
band-log-crisis-over = The crisis is over.
band-log-ducked = { $who } ducks back.
band-log-cornered = { $who } is cornered.
band-log-fled = { $who } flees.
band-log-waited = { $who } waits.
band-log-melee-began = { $who } attacks { $on }.
band-log-melee = { $who } attacks { $on }: { $dice }.
band-log-melee-tied = { $who } attacks { $on }: { $dice }. Reroll.
band-log-parted = { $who } and { $on } can’t hurt each other, and part.
band-log-no-impact = The hit is too weak to hurt: its impact is 0, so no damage is rolled.
band-log-damage = Damage roll { $faces } against impact { $n }.
band-log-damage-to = Damage roll for { $who }: { $faces } against impact { $n }.
band-log-shrugged = { $what } saves { $who }.
band-log-star-power = Star power { $faces }: { $n ->
    [0] no dice lost.
    [one] 1 die lost.
   *[other] { $n } dice lost.
}
band-log-unmoved = { $who } doesn’t flinch.
band-log-lost-rep = { $who } falters, reputation −{ $n }.
band-log-poisoned = Venom: { $who } loses { $n ->
    [one] 1 point that stays
   *[other] { $n } points that stay
} lost after the melee.
band-log-out = { $who } is out of the fight.
band-log-died = { $who } is dead.
band-log-recovers = { $who } tests for recovery, { $faces }: { $passed }, back on their feet.
band-log-recovers-lower = { $who } tests for recovery, { $faces }: { $passed }, back on their feet, reputation −{ $n }.
band-log-recovery-dies = { $who } tests for recovery, { $faces }: { $passed }, and dies of their wounds.
band-log-drinks = { $who } drinks: { $thing }.
band-log-lifts = { $who } lifts { $on }.
band-log-takes-place = { $who } pulls { $on } back and takes their place.
band-log-sets-down = { $who } sets { $on } down.
band-log-drops = { $who } drops { $on }.
band-log-arrow = { $who } nocks a special arrow: { $thing }.
band-log-uses-on = { $who } uses the { SMALL($thing) } on { $on }.
band-log-restored = { $who } looks into the stone, { $faces }: { $n ->
    [one] 1 point is back.
   *[other] { $n } points are back.
}
band-log-not-restored = { $who } looks into the stone, { $faces }: its light is gone.
band-log-infected = { $who } is infected.
band-log-bitten = { $who } is bitten.
band-log-infection-stays = { $who } fights to save { $on }, { $faces }: in vain.
band-log-infection-healed = { $who } fights to save { $on }, { $faces }: { $on } is clean, and back up.
band-log-infection-healed-lower = { $who } fights to save { $on }, { $faces }: { $on } is clean, and back up, reputation −{ $n }.
band-log-bite-gone = { $who } tests against the bite, { $faces }: { $passed }, and it heals.
band-log-bite-turns = { $who } tests against the bite, { $faces }: { $passed }, and it doesn’t heal.
band-log-bite-stays = { $who } tests against the bite, { $faces }: { $passed }, and the weakness stays.
band-log-turned = { $who } gets up, looks at the others, and walks off into the dark.
band-log-tends = { $who } kneels beside { $on }.
band-log-goes-to-tend = { $who } goes to help { $on }.
band-log-interrupted = { $who } can’t see to { $on } now.
band-log-heals = { $who } treats { $on }, { $faces }: { $passed }, and { $on } is back up.
band-log-heals-lower = { $who } treats { $on }, { $faces }: { $passed }, and { $on } is back up, reputation −{ $n }.
band-log-heals-and-dies = { $who } treats { $on }, { $faces }: { $passed }, and { $on } dies.
band-log-back-up = { $who } can only defend until their side’s next turn.
band-log-melee-over = The melee of { $who } is over.
band-log-field-band = The band holds the field.
band-log-field-foes = The foes hold the field.
band-log-field-empty = No one holds the field.
