# Card Grid: the setup, skills and categories, cards in words, sheets and tokens.

grid-list-first-example = A workshop of ten rooms
grid-list-second-example = A religious house of fourteen rooms

## Setup

grid-option-heroes-help = How many heroes go. Two or three make a good party.
grid-option-heroes = Heroes
grid-option-party-help = New heroes are made card by card; ready-made ones are just as strong.
grid-option-party = Party
grid-option-party-new = New heroes, card by card
grid-option-party-ready = Ready-made heroes
grid-option-points-help = What each new hero has already earned, to spend on cards before you set out.
grid-option-points = Points to spend
grid-option-threat-help = Who holds the dungeon, and why you go there.
grid-option-threat = Threat
grid-option-threat-rolled = Drawn
grid-option-rooms-help = Six rooms make a short evening, thirty a long one.
grid-option-rooms = Rooms
grid-option-die-help = The die that rooms and connections are rolled with. Larger dice make larger rooms.
grid-option-die = Main die
grid-option-die-rolled = By the number of rooms
grid-option-die-sides = d{ $n }
grid-option-list-help = A dungeon that was rolled before, such as the book’s own two.
grid-option-list = Dungeon
grid-option-list-rolled = Rolled
grid-option-thirds-help = The first third of the rooms is rolled with a smaller die, the last third with a larger one.
grid-option-thirds = Small rooms in front, large ones at the back
grid-option-rerolls-help = If a room comes up with a purpose that another already has, it is rerolled.
grid-option-rerolls = Reroll repeated purposes
grid-option-lethality-help = What happens to a hero with no defence left, not even a tapped one.
grid-option-lethality = Lethality
grid-option-lethality-mild = Mild: no one dies, defences start higher
grid-option-lethality-usual = Usual: a die decides
grid-option-lethality-deadly = Deadly: out of cards, out of luck
grid-option-adventures-help = How many adventures the game lasts. At least half must succeed.
grid-option-adventures = Adventures
grid-option-roster-help = Those who come back from earlier adventures.
grid-option-roster = Heroes of earlier adventures

## Skills

grid-skill-fight = Fight
grid-skill-fight-help = Blows in melee.
grid-skill-shoot = Shoot
grid-skill-shoot-help = Bows, slings and anything thrown.
grid-skill-cast = Cast
grid-skill-cast-help = Learned magic, in attacks and spells.
grid-skill-pray = Pray
grid-skill-pray-help = The favour of gods and spirits, in attacks and spells.
grid-skill-guard = Guard
grid-skill-guard-help = Standing firm, for yourself or in front of someone: attacks must beat 6 plus this skill.
grid-skill-might = Might
grid-skill-might-help = Raw strength.
grid-skill-agility = Agility
grid-skill-agility-help = Speed, balance, climbing.
grid-skill-sneak = Sneak
grid-skill-sneak-help = Not being seen or heard. The party sneaks as well as its worst sneak.
grid-skill-notice = Notice
grid-skill-notice-help = Eyes, ears and nose. The best of the party rolls for initiative.
grid-skill-lore = Lore
grid-skill-lore-help = What books and stories tell you.
grid-skill-craft = Craft
grid-skill-craft-help = Tools, locks and everything made by hand.
grid-skill-mend = Mend
grid-skill-mend-help = Wounds and sickness. It gets discarded cards back.
grid-skill-talk = Talk
grid-skill-talk-help = Honest words.
grid-skill-trick = Trick
grid-skill-trick-help = Lies, disguises, sleight of hand.
grid-skill-wild = Wild
grid-skill-wild-help = Beasts, weather, tracks.
grid-skill-nerve = Nerve
grid-skill-nerve-help = Courage and patience.

grid-kind-folk = folk
grid-kind-beast = beasts
grid-kind-undead = the undead
grid-kind-spirit = spirits
grid-kind-made = constructs
grid-kind-monster = monsters

grid-category-race = Race
grid-category-class = Class
grid-category-name = Name
grid-category-title = Title
grid-category-home = Home
grid-category-past = Past
grid-category-oath = Oath
grid-category-scar = Scar

## Names

grid-title-stranger = Stranger
grid-title-race = The { $race }
grid-title-class = The { $race } { $class }
grid-mention-stranger = the stranger
grid-mention-race = the { $race }
grid-mention-class = the { $race } { $class }
grid-name-numbered = { $name } { $n }
grid-name-nobody = no one
grid-who = { $who }
grid-room = room { $n }, { $purpose }
grid-room-title = { CAPITAL($room) }
grid-room-unknown = room { $n }
grid-list-more = { $a }, { $b }
grid-list-last = { $a } and { $b }
grid-sentences = { $a } { $b }

## What cards say

grid-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
grid-card-skills = Left: { $left }. Top: { $top }.
grid-card-bonuses = Right: +{ $right }. Bottom: +{ $bottom }.
grid-card-attack = { $skill } +{ $n }.
grid-card-value = +{ $n }
grid-card-note = What does { $who } call this attack?
grid-combo = Combos
grid-card-combo = Combo: +{ $right } to the right, +{ $bottom } below.
grid-card-spell = Needs { $skill }.
grid-card-rated = { $card } ({ $n })
grid-card-tapped = Tapped. { $does }
grid-card-discarded = Discarded. { $does }
grid-card-stored = At home. { $does }
grid-card-hurt = Not healed yet, so at home. { $does }

grid-trait-skill = { $skill } +{ $n }.
grid-trait-steps = Move +{ $n }.
grid-trait-defences = You can bring { $n } more defence { $n ->
        [one] card
       *[other] cards
    }.
grid-trait-gear = You can bring { $n } more gear or spell { $n ->
        [one] card
       *[other] cards
    }.
grid-trait-wary = You are harder to hit by { $n }.
grid-trait-first = +{ $n } when you roll for initiative.
grid-trait-against = +{ $n } to attacks on { $kind }.
grid-trait-heals = Between adventures you heal defences worth { $n } more.
grid-trait-points = +{ $n } { $n ->
        [one] point
       *[other] points
    } for each adventure that succeeds.

grid-power = { $when }{ $on }: { $effects }.
grid-when-action = As your action
grid-when-free = On your turn
grid-when-hit = When you are hit
grid-when-hit-ally = When one of you is hit
grid-when-failure = When your roll fails
grid-when-rest = Between fights
grid-on-bearer = { "" }
grid-on-ally = , you or an ally within { $n }
grid-on-ally-beside = , you or an ally next to you
grid-on-ally-anywhere = , one of the party
grid-on-allies = , you and all allies within { $n }
grid-on-allies-beside = , you and all allies next to you
grid-on-allies-anywhere = , the whole party
grid-on-foe = , a foe within { $n }
grid-on-foe-beside = , a foe next to you
grid-on-foes = , all foes within { $n }
grid-on-foes-beside = , all foes next to you
grid-on-attacker = , an attacker within { $n }
grid-on-attacker-beside = , an attacker next to you

grid-effect-nothing = nothing
grid-effect-heal = heal a card of up to { $n }
grid-effect-untap = untap a defence of up to { $n }
grid-effect-move = move up to { $n }
grid-effect-push = pushed back { $n }
grid-effect-pull = pulled { $n } closer
grid-effect-stun = stunned for a turn
grid-effect-hold = can’t move
grid-effect-expose = easier to hit by { $n }
grid-effect-shield = harder to hit by { $n }
grid-effect-weaken = −{ $n } to rolls
grid-effect-bless = +{ $n } to rolls
grid-effect-wound = hit for { $n }
grid-effect-less = { $n } off the hit
grid-effect-take-hit = you take the ally’s hit
grid-effect-add = +{ $n } to the roll
grid-effect-again = reroll
grid-effect-keep-combo = your combo goes on
grid-effect-hide = hidden (can’t be attacked from afar)
grid-effect-scout = you learn what waits in the rooms next door

grid-attack-reach = Reach { $n }.
grid-attack-difficulty = Difficulty { $n }.
grid-attack-splash = Other foes within { $n } of the target are hit for half as much.
grid-attack-only-in-combo = Only in a combo.
grid-attack-on-hit = On a success, the target: { $effects }.
grid-attack-for-self = On a success, you: { $effects }.
grid-attack-thorns = Thorns: if you hit it from here, you’re hit for { $n }.
grid-attack-burst = If it falls, it bursts: everyone next to it is hit for { $n }.

grid-foe-tough = Tough: { $n } off each hit on it
grid-foe-rally = Rallies: the others attack with +{ $n }
grid-foe-strikes = { $n ->
        [2] Attacks twice
       *[other] Attacks { $n } times
    }
grid-foe-thorns = Thorns: anyone who hits it from the next square is hit for { $n }
grid-foe-bursts = Bursts: when it falls, everyone next to it is hit for { $n }
grid-foe-regrows = Regrows: gets one lost die back in each fight

## Sheets, tokens, tables

grid-stat-points = Points
grid-stat-difficulty = Difficulty to hit
grid-stat-defence = Defence
grid-fact-dice = d{ $die }: { $dice }
grid-fact-attack = Attacks with +{ $n }, reach { $reach }
grid-fact-on-hit = On a hit, the target: { $effects }
grid-fact-guard = Harder to hit by { $n }
grid-waits-outside = Outside
grid-waits-outside-about = There’s no room in the fight yet. Anyone outside comes in when a round begins, as soon as there is.
grid-pin-stunned = Stunned: loses a turn
grid-pin-held = Can’t move
grid-pin-hidden = Hidden: can’t be attacked from afar
grid-pin-exposed = Easier to hit by { $n }
grid-pin-shielded = Harder to hit by { $n }
grid-pin-guarded = Guarded: attacks must beat { $n }
grid-pin-weakened = −{ $n } to rolls
grid-pin-blessed = +{ $n } to rolls
grid-pin-leader = Leads the others
grid-track-rooms = Rooms
grid-phase-making = making heroes
grid-phase-sitting = laying out cards for: { $threat }
grid-phase-below = { $threat }{ $n ->
    [0] {""}
    [one] {" · "}1 point found
   *[other] {" · "}{ $n } points found
}
grid-phase-fight = a fight, round { $n }
grid-phase-home = back home
grid-phase-over = { $of ->
        [one] { $n ->
            [0] The adventure failed.
           *[other] The adventure succeeded.
        }
       *[other] { $n } of { $of } adventures succeeded.
    }
grid-column-skill = Skill
grid-column-about = What it covers
grid-column-purpose = Purpose
grid-column-heroes = Heroes
grid-column-worth-new = New
grid-column-worth-seasoned = With 100 points each
grid-roster-called = { $title } ({ $names })
grid-roster-points = { $n } points earned, { $left } to spend
grid-roster-hurt = { $n ->
        [one] 1 defence not healed
       *[other] { $n } defences not healed
    }

## Dice rolled by hand

grid-roll-attack = { $who } attacks { $on } with { $card }: { $dice }, must beat { $n }.
grid-roll-struck = { $who } attacks { $on }: { $dice }, must beat { $n }.
grid-roll-mend = { $who } tends the wounds of { $on }: { $dice }, must beat { $n }.
grid-roll-mend-own = { $who } tends their own wounds: { $dice }, must beat { $n }.
grid-roll-way = { $who } tries “{ $way }”: { $dice }, must beat { $n }.

## Dice

dice-grid-action = action
dice-grid-pack = the pack
dice-grid-foe = hit dice
dice-grid-size = size
dice-grid-purpose = purpose
dice-grid-onward = onward
dice-grid-back = back
dice-grid-threat = threat
dice-grid-twist = twist
dice-grid-post = post
dice-grid-guards = guards
dice-grid-obstacle = obstacle
dice-grid-find = find
modifier-grid-bonus = bonus
modifier-grid-size = size
modifier-grid-room = room
