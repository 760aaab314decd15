# Card Grid: the setup, skills and categories, cards in words, sheets and tokens.

grid-list-first-example = The workshop of ten rooms
grid-list-second-example = The order of fourteen rooms

## Setup

grid-option-heroes-help = How many heroes go. Two or three make a good party.
grid-option-heroes = Heroes
grid-option-party-help = New heroes are made card by card; ready-made ones are as strong as new ones.
grid-option-party = Party
grid-option-party-new = New heroes, card by card
grid-option-party-ready = Ready-made heroes
grid-option-points-help = What each new hero has earned before, to be spent on cards before you set out.
grid-option-points = Points to spend
grid-option-threat-help = Who holds the dungeon, and why you go there.
grid-option-threat = Threat
grid-option-threat-rolled = Drawn
grid-option-rooms-help = Six rooms are a short evening, thirty a long one.
grid-option-rooms = Rooms
grid-option-die-help = The die that rooms and ways are rolled with. Larger dice make larger rooms.
grid-option-die = Main die
grid-option-die-rolled = By the number of rooms
grid-option-die-sides = d{ $n }
grid-option-list-help = A dungeon that was rolled before, such as the book’s own two.
grid-option-list = Dungeon
grid-option-list-rolled = Rolled
grid-option-thirds-help = The first third of the rooms is rolled with a smaller die, the last third with a larger one.
grid-option-thirds = Smaller rooms in front, larger ones behind
grid-option-rerolls-help = A purpose that another room has is rolled again.
grid-option-rerolls = Reroll a purpose that came up before
grid-option-lethality-help = What becomes of a hero who has no card left, not even a tapped one.
grid-option-lethality = Lethality
grid-option-lethality-mild = Mild: no one dies, and defences are better
grid-option-lethality-usual = Usual: a die decides
grid-option-lethality-deadly = Deadly: no cards, no life
grid-option-adventures-help = How many adventures the game has. At least half have to succeed.
grid-option-adventures = Adventures
grid-option-roster-help = Those who come back from earlier adventures.
grid-option-roster = Heroes of earlier adventures

## Skills

grid-skill-fight = Fight
grid-skill-fight-about = Blows in melee.
grid-skill-shoot = Shoot
grid-skill-shoot-about = Bows, slings and whatever is thrown.
grid-skill-cast = Cast
grid-skill-cast-about = Learned magic, in attacks and spells.
grid-skill-pray = Pray
grid-skill-pray-about = The favour of gods and spirits, in attacks and spells.
grid-skill-guard = Guard
grid-skill-guard-about = Standing firm, alone or in front of someone: 6 and this skill to hit whoever is guarded.
grid-skill-might = Might
grid-skill-might-about = Raw strength.
grid-skill-agility = Agility
grid-skill-agility-about = Speed, balance, climbing.
grid-skill-sneak = Sneak
grid-skill-sneak-about = Not being seen or heard. The party sneaks as well as its worst sneak.
grid-skill-notice = Notice
grid-skill-notice-about = Eyes, ears and nose. The best of the party rolls for who acts first.
grid-skill-lore = Lore
grid-skill-lore-about = What books and stories tell.
grid-skill-craft = Craft
grid-skill-craft-about = Tools, locks and everything made by hand.
grid-skill-mend = Mend
grid-skill-mend-about = Wounds and sickness: gives discarded cards back.
grid-skill-talk = Talk
grid-skill-talk-about = Honest words.
grid-skill-trick = Trick
grid-skill-trick-about = Lies, disguises, sleight of hand.
grid-skill-wild = Wild
grid-skill-wild-about = Beasts, weather, tracks.
grid-skill-nerve = Nerve
grid-skill-nerve-about = Courage and patience.

grid-kind-folk = folk
grid-kind-beast = beasts
grid-kind-undead = the undead
grid-kind-spirit = spirits
grid-kind-made = made things
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
grid-card-combo = Combo: +{ $right } to the right, +{ $bottom } below.
grid-card-spell = Needs { $skill }.
grid-card-rated = { $card } ({ $n })
grid-card-tapped = Tapped. { $does }
grid-card-discarded = Discarded. { $does }
grid-card-stored = At home. { $does }

grid-trait-skill = { $skill } +{ $n }.
grid-trait-steps = +{ $n } { $n ->
        [one] square
       *[other] squares
    } to each move.
grid-trait-defences = +{ $n } defence { $n ->
        [one] card
       *[other] cards
    } in play.
grid-trait-gear = +{ $n } gear or spell { $n ->
        [one] card
       *[other] cards
    } in play.
grid-trait-wary = Attacks on you are harder by { $n }.
grid-trait-first = +{ $n } when you roll for who acts first.
grid-trait-against = +{ $n } to attacks on { $kind }.
grid-trait-heals = { $n } more rating heals between adventures.
grid-trait-points = +{ $n } { $n ->
        [one] point
       *[other] points
    } for each success.

grid-power = { $when }, { $on }: { $effects }.
grid-when-action = As your action
grid-when-free = In your turn
grid-when-hit = When you are hit
grid-when-hit-ally = When you or an ally in range is hit
grid-when-failure = When your roll fails
grid-when-rest = Between fights
grid-on-bearer = you
grid-on-ally = an ally within { $n }, or you
grid-on-ally-beside = an ally next to you, or you
grid-on-ally-anywhere = one of the party
grid-on-allies = you and allies within { $n }
grid-on-allies-beside = you and allies next to you
grid-on-allies-anywhere = the whole party
grid-on-foe = a foe within { $n }
grid-on-foe-beside = a foe next to you
grid-on-foes = all foes within { $n }
grid-on-foes-beside = all foes next to you
grid-on-attacker = an attacker within { $n }
grid-on-attacker-beside = an attacker next to you

grid-effect-nothing = nothing
grid-effect-heal = gets back a discarded card of up to { $n }
grid-effect-untap = untaps a defence of up to { $n }
grid-effect-move = moves up to { $n }
grid-effect-push = is pushed { $n } away
grid-effect-pull = is pulled { $n } closer
grid-effect-stun = loses a turn
grid-effect-hold = cannot move
grid-effect-expose = easier to hit by { $n }
grid-effect-shield = harder to hit by { $n }
grid-effect-weaken = -{ $n } to rolls
grid-effect-bless = +{ $n } to rolls
grid-effect-wound = is hit for { $n }
grid-effect-less = margin -{ $n }
grid-effect-take-hit = you take the hit instead
grid-effect-add = +{ $n } to the roll
grid-effect-again = reroll
grid-effect-keep-combo = the combo goes on
grid-effect-hide = no one aims at it from afar
grid-effect-scout = the rooms next door are known

grid-attack-reach = Reach { $n }.
grid-attack-difficulty = Difficulty { $n }.
grid-attack-splash = Other foes within { $n } are hit with half the margin.
grid-attack-only-in-combo = Only in a combo.
grid-attack-on-hit = On a hit the target { $effects }.
grid-attack-for-self = On a hit, for you: { $effects }.

grid-foe-tough = Tough: the margin of each hit is lower by { $n }
grid-foe-rally = Rallies: the others attack with +{ $n }
grid-foe-strikes = Attacks { $n } times
grid-foe-thorns = Whoever hits it from the next square is hit for { $n }
grid-foe-bursts = When it falls, everyone next to it is hit for { $n }
grid-foe-regrows = One lost die comes back in each fight

## Sheets, tokens, tables

grid-stat-points = Points
grid-stat-difficulty = To be hit
grid-stat-defence = Defence
grid-fact-dice = d{ $die }: { $dice }
grid-fact-attack = Attacks with +{ $n }, reach { $reach }
grid-fact-guard = Harder to hit by { $n }
grid-pin-stunned = Loses a turn
grid-pin-held = Cannot move
grid-pin-hidden = No one aims at it from afar
grid-pin-exposed = Easier to hit by { $n }
grid-pin-shielded = Harder to hit by { $n }
grid-pin-guarded = Guarded: { $n } to hit
grid-pin-weakened = -{ $n } to rolls
grid-pin-blessed = +{ $n } to rolls
grid-pin-leader = Leads the others
grid-track-rooms = Rooms
grid-phase-making = heroes are made
grid-phase-sitting = cards are laid
grid-phase-below = { $threat }
grid-phase-fight = a fight, round { $n }
grid-phase-home = out again
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
grid-roster-points = { $n } points earned, { $left } to spend
grid-roster-hurt = { $n ->
        [one] 1 defence not healed
       *[other] { $n } defences not healed
    }

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
