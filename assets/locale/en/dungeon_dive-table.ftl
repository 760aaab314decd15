### Dungeon Dive: what is asked at the table, choices, odds, tokens and character sheets.

## What is asked
dive-prompt-turn = { $who }: { $n ->
    [0] no movement left.
   *[other] { $n } feet of movement left.
} What now?
dive-prompt-aim = { $who }: who do you target with { $what }?
dive-prompt-aim-several = { $who }: { $what }, up to { $n } targets. Who’s first?
dive-prompt-aim-more = { $who }: { $what }. Who else? Up to { $n } more.
dive-prompt-aim-square = { $who }: where do you aim { $what }?
dive-prompt-again = { $what }: { $n ->
    [one] one more.
   *[other] { $n } more.
} Who next?
dive-prompt-one-of = { $on }: { $what }. Which one?
dive-prompt-hop = { $who }: where to, up to { $n } feet away?
dive-prompt-whither = { $who } can move up to { $n } feet. Where to?
dive-prompt-whither-speed = { $who } can move. Where to?
dive-prompt-zone-to = { $what }: where does it go?
dive-prompt-reaction = { $cause } { $who }: use your reaction?
dive-prompt-hit = { $on } hits you, { $n } against { $needed }.
dive-prompt-missed = { $on } misses you, { $n } against { $needed }.
dive-prompt-ally-attacked = { $on } attacks { $ally }.
dive-prompt-failed = The attack on { $on } misses, { $n } against { $needed }.
dive-prompt-save-failed = You fail the save against { $what }.
dive-prompt-damaged = { $on } is about to hurt you.
dive-prompt-targeted = { $on } targets you with { $what }.
dive-prompt-spell = { $on } casts { $what }.
dive-prompt-leaves = { $on } is leaving your reach.
dive-prompt-comes = { $on } comes close enough.
dive-prompt-falls = { $on } is falling.

## Choices
dive-act-move = Move { $n } feet
dive-act-move-caution = Leaving their reach lets them attack you: { $all }.
dive-act-lie-down = Drop prone
dive-act-lie-down-detail = Harder to hit from afar and easier up close, and your attacks have disadvantage. Getting up takes half your speed.
dive-act-get-up = Get up
dive-act-get-up-detail = Takes { $n } feet of your movement.
dive-act-attack = Attack { $on }
dive-act-second = Attack { $on } with the { $weapon }
dive-act-bare = Hit { $on } with bare hands
dive-act-throw = Throw the { $weapon } at { $on }
dive-act-shoot = Shoot at { $on }
dive-act-cast = { $what }
dive-act-cast-higher = { $what }, { $circle } circle
dive-act-concentration-caution = You would stop concentrating on { $what }.
dive-act-use = { $what }
dive-act-take-attack = Attack
dive-act-take-attack-detail = As many attacks as you get.
dive-act-dash = Dash
dive-act-dash-detail = Move up to your full speed again this turn.
dive-act-disengage = Disengage
dive-act-disengage-detail = You provoke no opportunity attacks for the rest of this turn.
dive-act-dodge = Dodge
dive-act-dodge-detail = Until your next turn, attacks on you have disadvantage and your Dexterity saves have advantage.
dive-act-take-help = Help
dive-act-help = Help { $on }
dive-act-help-detail = Their next attack has advantage.
dive-act-hide = Hide
dive-act-hide-detail = Stealth against the keenest Perception among the foes.
dive-act-search = Search
dive-act-search-detail = Perception, to find anyone hidden.
dive-act-use-item = Use an item
dive-act-use-item-detail = Something you carry.
dive-act-grapple = Grapple { $on }
dive-act-grapple-detail = Takes one attack. Your Athletics against their Athletics or Acrobatics: if you win, their speed is 0.
dive-act-shove = Shove { $on } away
dive-act-shove-detail = Takes one attack. Your Athletics against their Athletics or Acrobatics: if you win, they’re pushed back 5 feet.
dive-act-knock-down = Knock { $on } down
dive-act-knock-down-detail = Takes one attack. Your Athletics against their Athletics or Acrobatics: if you win, they’re prone.
dive-act-escape = Break free
dive-act-escape-detail = Takes your action. Your Athletics or Acrobatics against their Athletics.
dive-act-shake = Shake off: { $what }
dive-act-shake-detail = Takes your action. { $ability } check, DC { $n }.
dive-act-wake = Shake { $on }
dive-act-wake-detail = Takes your action. Ends anything that a good shake would end.
dive-act-stabilise = Stabilise { $on }
dive-act-stabilise-detail = Takes your action. On a successful Medicine check they stop making death saves.
dive-act-ready-strike = Ready the { $weapon } (melee)
dive-act-ready-shot = Ready the { $weapon } (ranged)
dive-act-ready-detail = Takes your action. As a reaction, you attack the first foe to come near enough.
dive-act-draw = Draw the { $weapon }
dive-act-draw-second = Draw the { $weapon } in the other hand
dive-act-draw-detail = Once a turn, for free.
dive-act-put-away = Put the { $weapon } away
dive-act-pick-up = Pick up the { $weapon }
dive-act-let-go = Stop concentrating on { $what }
dive-act-let-go-detail = It ends at once.
dive-act-move-zone = Move the { $what }
dive-act-zone-here = To here
dive-act-fly = { $n ->
    [0] Land here
   *[other] Fly here, { $n } feet up
}
dive-act-open-door = Open the door
dive-act-close-door = Close the door
dive-act-force-door = { $what } against the door, DC { $n }
dive-act-release = Let go of { $on }
dive-act-order = Give orders
dive-act-order-detail = Takes your bonus action. Anyone waiting for your word acts on their next turn.
dive-act-move-double = Send { $on } here
dive-act-by-double = Attack { $on } with the { $weapon }
dive-act-end-turn = End the turn
dive-act-end-turn-idle = You still have an action.
dive-act-target = { $what }: { $on }
dive-act-at = { $what }: here
dive-act-aim-done = No one else
dive-act-aim-done-detail = Only for those already chosen.
dive-act-back = Back
dive-act-strike-out = Strike at { $on } with the { $weapon }
dive-act-shoot-out = Shoot at { $on } with the { $weapon }
dive-act-no-reaction = Don’t react
dive-act-no-reaction-detail = You keep your reaction.
dive-act-once-at = { $what }: { $on }
dive-act-all-at = { $what }: all the rest at { $on }
dive-act-enough = No more
dive-act-option = { $does }
dive-act-go-to = Go here
dive-act-stay = Stay here

## Headings and notes
dive-group-cantrips = Cantrips
dive-group-circle = { $circle } circle
dive-group-hands = Hands
dive-group-weapons = Weapons
dive-note-both-hands = with both hands
dive-group-double = From { $who }’s square
dive-note-bonus = Takes your bonus action.
dive-note-second = takes your bonus action
dive-note-cover = the target has { $cover }
dive-note-feet = { $n } feet away
dive-note-uses-left = { $n } left
dive-note-catches = Catches { $all }.
dive-note-catches-allies = Also catches { $all } on your side.

## Odds
dive-odds-miss = miss
dive-odds-damage = { $n } damage
dive-odds-about = { $n } damage
dive-odds-healed = { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
}
dive-odds-about-healed = { $n } hit points
dive-odds-fails = fails
dive-odds-fails-damage = fails, { $n } damage
dive-odds-saves = saves
dive-odds-saves-damage = saves, { $n } damage
dive-odds-to-fail = to fail the save
dive-odds-success = success
dive-odds-failure = failure
dive-odds-first-try = on the first try
dive-odds-second-try = on the second try
dive-odds-so-many-fail = { $n ->
        [0] Every foe saves
        [one] One foe fails
       *[other] { $n } foes fail
    }
dive-odds-harder = A second try needs { $n }.
dive-odds-average = The average of all rolls needs to reach { $n }.
dive-odds-of = { $who }: { $why }

## The scene
dive-place = { $name }
dive-phase-setting = Before the fight
dive-phase-making = Making heroes
dive-phase-town = In town
dive-phase-room = Level { $level }, room { $room } of { $rooms }
dive-phase-room-fight = Level { $level }, room { $room } of { $rooms }, round { $n }
dive-phase-fight = Round { $n }
dive-phase-over = After the fight
dive-track-foes = Foes
dive-patch-dim = Dim light
dive-patch-dark = Darkness
dive-patch-higher = { $n } feet up
dive-patch-lower = { $n } feet down
dive-patch-difficult = Difficult ground
dive-patch-hazard = Dangerous ground
dive-patch-zone = { $what } ({ $who })

## Tokens
dive-fact-left = { $on } has { $n ->
    [one] 1 hit point left.
   *[other] { $n } hit points left.
}
dive-fact-life = Hit points: { $n } of { $most }
dive-fact-temporary = Temporary hit points: { $n }
dive-fact-ac = AC { $n }
dive-fact-speed = Speed { $n }
dive-fact-speed-flying = Speed { $n }, flying { $fly }
dive-fact-aloft = { $n } feet in the air
dive-fact-light = In { $light }
dive-fact-foe = { $size } { $kind }, challenge { $challenge }
dive-pin-condition = { $name }: { $does }
dive-pin-lasts = { $what }
dive-pin-concentrates = Concentrating on { $what }
dive-pin-dying = Dying: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}, { $failures ->
    [one] 1 failure
   *[other] { $failures } failures
}

## Character sheets
dive-title = { $race } { SMALL($class) }, level { $n }
dive-stat-points = Hit points
dive-stat-temporary = Temporary
dive-stat-hit-dice = Hit dice
dive-stat-slots = Slots, { $circle } circle
dive-stat-purse = Gold
dive-stat-debt = Debt
dive-stat-ac = AC
dive-stat-speed = Speed
dive-stat-initiative = Initiative
dive-stat-proficiency = Proficiency
dive-stat-spell-dc = Spell DC
dive-sheet-ability = { $ability } { $n }
dive-sheet-ability-detail = The score, and the modifier that goes with it.
dive-sheet-save = { $ability } save
dive-sheet-save-detail = The bonus to your d20 when you make this save.
dive-skill-detail = The bonus to your d20 when you make this { $ability } check.
dive-sheet-cantrip = { $name } (cantrip)
dive-sheet-spell = { $name } ({ $circle } circle)
dive-item-ac = AC { $n }
dive-item-weapon = { SIGNED($n) } to hit, { $dice }{ $more ->
    [0] {""}
   *[other] { SIGNED($more) }
} { $kind } damage

## Why a choice is refused

dive-why-feet = It’s { $n } feet away, and the range is { $most }.
dive-why-slots = All { $n } of your { $circle }-circle slots are spent.
dive-why-no-slots = You have no { $circle }-circle slots.
dive-why-dear = It costs { $price }, and you have { $sum }.
dive-why-uses = It costs { $n }, and you have { $left } left.
