### Dungeon Dive: the tables of the rulebook.

## Headings
dive-column-dungeon-level = Dungeon level
dive-column-rooms = Rooms
dive-column-challenge = Challenge
dive-column-higher-challenge = Challenge from level 5
dive-column-with-gear = With gear or at will
dive-column-with-something-spent = Something used up
dive-column-trap = Trap
dive-column-ways = Ways past
dive-column-ideas = Ideas
dive-column-suffers = Who takes what
dive-column-afterwards = Afterwards
dive-column-d6 = d6
dive-column-d10 = d10
dive-column-card = Card
dive-column-challenge-1 = Challenge 1
dive-column-challenge-2 = Challenge 2
dive-column-challenge-3 = Challenge 3
dive-column-challenge-4 = Challenge 4
dive-column-challenge-5 = Challenge 5
dive-column-sum = Sum
dive-column-map = Map
dive-column-sheet = Sheet
dive-column-squares = Squares
dive-column-ceiling = Ceiling
dive-column-thing = Terrain
dive-column-ground = Ground
dive-column-cover = Cover
dive-column-light = Light
dive-column-harm = Hazard
dive-column-trove = Trove
dive-column-found = What you find
dive-column-rarity = Rarity
dive-column-item = Item
dive-column-hired = Kind
dive-column-hit-die = Hit die
dive-column-ac = AC
dive-column-does = What it does
dive-column-they-do = What they do
dive-column-level = Level
dive-column-rooms-in-all = Total rooms
dive-column-proficiency = Proficiency bonus
dive-column-name = Name
dive-column-race = Race
dive-column-class = Class
dive-column-about = About
dive-column-score = Score
dive-column-points-paid = Points
dive-column-size = Size
dive-column-speed = Speed
dive-column-scores = Scores
dive-column-features = Features
dive-column-feature = Feature
dive-column-saves = Saves
dive-column-armour = Armour
dive-column-weapons = Weapons
dive-column-skills = Skills
dive-column-on-level-1 = At level 1
dive-column-on-levels-after = Each level after
dive-column-figure = Figure
dive-column-by-level = By level
dive-column-path = Path
dive-column-levels = Levels
dive-column-from-level = From level
dive-column-attacks = Attacks
dive-column-skill = Skill
dive-column-ability = Ability
dive-column-weapon = Weapon
dive-column-group = Group
dive-column-damage = Damage
dive-column-properties = Properties
dive-column-price = Price
dive-column-strength = Strength
dive-column-stealth = Stealth
dive-column-gear = Gear
dive-column-attunement = Attunement
dive-column-condition = Condition
dive-column-circle = Circle
dive-column-spell = Spell
dive-column-classes = Classes
dive-column-time = Time
dive-column-range = Range
dive-column-components = Components
dive-column-duration = Duration
dive-column-cantrips = Cantrips
dive-column-circles = Slots by circle
dive-column-foe = Foe
dive-column-mind = Mind
dive-column-points = Hit points
dive-column-speeds = Speeds
dive-column-senses = Senses

## Cells
dive-book-die = { $die }: { $on }
dive-book-number = { $n }
dive-book-capital = { CAPITAL($a) }
dive-book-feet = { $n } feet
dive-book-bonus = { SIGNED($n) }
dive-book-dc = DC { $n }
dive-book-dc-by-level = DC { $n } + { $deeper ->
        [1] dungeon level
       *[other] { $deeper } × dungeon level
    }
dive-book-way = { $way } ({ $with }, { $dc })
dive-book-way-alone = { $way } ({ $with }, { $dc }, one hero alone)
dive-book-way-after = { $way }, after “{ $before }”
dive-book-ideas-and-passes = { $ideas }; without a roll: { $passes }
dive-book-suffers = { CAPITAL($who) }: { $what }
dive-book-failed-passed = It’s spent.
dive-book-failed-stays = It stays.
dive-book-failed-shut = It shuts the way.
dive-book-answer = { $n ->
        [1] { $foes }
       *[other] { $foes }, up to { $n }
    }
dive-book-squares = { $n } × { $long }
dive-book-lamp = Bright { $n } feet, dim { $dim } more
dive-book-found = { $about } { CAPITAL($finds) }.
dive-book-points = { $n } ({ $dice })
dive-book-score = { SIGNED($n) } { $ability }
dive-book-free-scores = +1 to { $n ->
        [one] one other
       *[other] { $n } others
    }
dive-book-free-skills = { $n ->
        [one] 1 skill of your choice
       *[other] { $n } skills of your choice
    }
dive-book-cantrip-of = a { SMALL($class) } cantrip of your choice
dive-book-skills = Choose { $n } from { $skills }
dive-book-with-constitution = { $n } + Constitution modifier
dive-book-to-choose = { $feature } (your choice)
dive-book-at-level = Level { $n }: { $figure }
dive-book-at-levels = Levels { $n }–{ $to }: { $figure }
dive-book-simple = Simple
dive-book-martial = Martial
dive-book-damage = { $dice } { $kind }
dive-book-light = Light
dive-book-medium = Medium
dive-book-heavy = Heavy
dive-book-shield = Shield
dive-book-disadvantage = Disadvantage
dive-book-ac-more = +{ $n }
dive-book-ac-dexterity = { $n } + Dexterity modifier
dive-book-ac-dexterity-most = { $n } + Dexterity modifier (at most { $most })
dive-book-price-of-lot = { $price } for { $n }
dive-book-attunement = Yes
dive-book-cantrip = Cantrip
dive-book-ritual = { CAPITAL($time) } or ritual
dive-book-concentration = Concentration, { $lasts }
dive-book-at-once = Instantaneous

## Sheets and ground
dive-sheet-small = Small
dive-sheet-medium = Medium
dive-sheet-large = Large
dive-sheet-grand = Grand
dive-ground-open = Open
dive-ground-difficult = Difficult
dive-ground-climbed = Climbable, as difficult ground
dive-ground-water = Deep water: swim
dive-ground-drop = A drop: jump or fly over it
dive-ground-gap = No footing: jump or fly over it
dive-ground-door = A door, open or shut
dive-ground-blocked = Blocked

## Finds
dive-find-gold = { $dice } gp
dive-find-silver = { $dice } sp
dive-find-copper = { $dice } cp
dive-find-valuables = { $dice } × { SMALL($name) } ({ $worth } each)
dive-find-valuable = { SMALL($name) } ({ $worth })
dive-find-same = { $n } × { $find }
dive-find-gear = { $dice } × { SMALL($name) }
dive-find-items = { $dice } { $rarity } magic items
dive-find-item = one { $rarity } magic item

## Properties of weapons, gains, speeds
dive-property-finesse = finesse
dive-property-light = light
dive-property-heavy = heavy
dive-property-reach = reach
dive-property-two-handed = two-handed
dive-property-versatile = versatile ({ $dice })
dive-property-thrown = thrown ({ $n }/{ $long } feet)
dive-property-shoots = range ({ $n }/{ $long } feet)
dive-property-loading = loading
dive-property-silvered = silvered
dive-gain-path = Path
dive-gain-path-about = Choose a path of your class.
dive-gain-increase = Ability score increase
dive-gain-increase-about = { $n } points to add to your ability scores.
dive-gain-expertise = Expertise
dive-gain-expertise-about = Double your proficiency bonus for { $n } of your skills.
dive-speed-walk = { $n } feet
dive-speed-fly = fly { $n } feet
dive-speed-hover = fly { $n } feet (hovers)
dive-speed-climb = climb { $n } feet
dive-speed-swim = swim { $n } feet
dive-speed-burrow = burrow { $n } feet
