## The game screen

game-practice = practice (not recorded)
game-turn-now = Acts now
game-turn-acted = Has acted this round
game-turn-to-come = Still to act this round
game-threats = Show all threats
game-threats-none = Show all threats: no foes here
game-threat = Against { $whom }: { $odds }
game-threat-by = { $who }: { $odds }
game-threat-none = can’t hurt
game-track = { $now } of { $max }
game-pool = { $now } of { $max } { $die } left

game-menu = Menu
game-rulebook = Rulebook
game-undo = Undo
game-redo = Redo
game-understood = OK
game-cancel = Cancel

game-undo-nothing = Nothing to undo.
game-undo-chance = Dice have been rolled or cards drawn since then, so you can’t undo this. You can still go back and play on from there as practice, which doesn’t count.
game-undo-practice = Go back as practice

## Choices

game-group-general = Actions
# A heading of the panel that choices lie folded under, and their number.
game-fold = { $title }… ({ $n })
# The odds of the best choice under such a heading.
game-fold-best = best: { $name }, { $odds }
game-fold-best-unnamed = best: { $odds }
game-fold-back = Back
game-stepper-hint = Hold to go faster; right-click to go all the way.
game-refused-why = { $what }: { $why }
game-only-walk-up = Nothing can be done to { $who } from here, but a click walks up and attacks.
game-told = { $line }
game-nothing-to-do = Nothing can be done to { $who } from here.
game-nothing-to-do-away = Nothing can be done to { $who } from here: { $away }.
game-out-of-reach = Out of reach: { $away }.
game-no-way = { $who } moves up to { $n }, and no clear path there is that short.
game-no-way-there = No way there: { $away }.
game-cannot-move = { $who } can’t move now.
game-away-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} away
game-away-squares = { $n ->
    [one] 1 square
   *[other] { $n } squares
} away
game-away-moves = { $away }, and { $who } moves up to { $n }
game-refused-count = Not possible now… ({ $n })
game-refused-count-short = Unavailable ({ $n })
game-finish-hint = { $key } or click to skip the animation; twice to skip to your next choice.
game-bot-thinks = Thinking …
game-own-dice-hint = Waiting for your own dice.
game-own-cards-hint = Waiting for your own card ({ $faces ->
    [one] 1 card
   *[other] { $faces } cards
} left in the deck).
game-over-hint = That’s the end of it. Click to see how it went.

## Dice

game-tray-empty = Dice tray
game-dice-ledger = Dice rolled so far
game-speed = Speed: { $speed }
game-die-kept = Counts.
game-die-success = Success.
game-die-crossed-out = Doesn’t count.
game-blocked = blocked
game-own-title = { CAPITAL($purpose) }
game-own-die = Roll your own d{ $faces }.
game-own-die-of = Roll your own d{ $faces } ({ $nth } of { $of }).
game-own-card = Draw from your own deck ({ $faces ->
    [one] 1 card
   *[other] { $faces } cards
} left) and enter the card.
game-own-card-name = { $rank } of { $suit }
game-own-type = Click or type the result. You can change it until you confirm.
game-own-confirm = Confirm

count-at-most = { $n }, needed { $bound } or less
count-at-least = { $n } against { $bound }
count-above = { $n }, must beat { $bound }
count-goal-at-most = { $bound } or less
count-goal-at-least = { $bound } or more
count-goal-above = must beat { $bound }
count-result = { $reading }: { $result }

## Odds

odds-line = { $chance }
odds-line-named = { $chance } { $what }
odds-line-amount = { $chance } for { $amount }
odds-line-fells = { $chance } for { $amount }, { $fells } to take down
odds-line-fells-any = { $chance } for { $amount }, { $fells } to take down at least one
odds-line-sure-fells-any = 100% for { $amount }, { $fells } to take down at least one
odds-line-sure = 100% for { $amount }
odds-line-sure-fells = 100% for { $amount }, { $fells } to take down
# One of two numbers, each with its chance: "83% for 2 wounds, 17% for 1".
odds-line-split = { $chance } for { $amount }, { $rest } for { $other }
odds-line-split-fells = { $chance } for { $amount }, { $rest } for { $other }, { $fells } to take down
odds-line-split-fells-any = { $chance } for { $amount }, { $rest } for { $other }, { $fells } to take down at least one
# What comes of a success that is taken for granted.
odds-success-fells = { $amount }, { $fells } to take down
# How much, or mostly so much, but another number by a chance of its own: "1 wound (8% for 2)".
odds-about = about { $amount }
odds-mostly = { $amount } ({ $chance } for { $other })
odds-line-danger = { $chance } chance to be hurt
odds-line-danger-amount = { $chance } chance to be hurt, for { $amount }
odds-line-danger-falls = { $chance } chance to be hurt, for { $amount }, { $fells } to fall
odds-line-harmless = no chance to be hurt
odds-line-with = { $chance } with { $whom }
# What it is done with, such as a spell, before one of these lines.
odds-line-by = { $means } { $line }
odds-line-besides = { $line }, { $besides }
display-with-number = { $what }: { $n }
display-buy = { $n ->
    [1] Buy
   *[other] Buy { $n }
}
display-sell = { $n ->
    [1] Sell
   *[other] Sell { $n }
}
contest-chance = { $who }’s chance with each number of dice:
contest-own-chance = Your chance with each number of dice:
contest-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
contest-exact = Exactly { $chance }
contest-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
odds-or-less = { $outcome } or less
odds-or-more = { $outcome } or more

## The first game, which teaches

lesson-count = { $now } of { $max }
lesson-go-on = Next
lesson-play-on = Play on
lesson-earlier = Previous note
lesson-later = Next note
lesson-leave = Skip the tutorial
lesson-first = Read the tutorial’s note first.
lesson-awaits = Read the tutorial’s note first: your choice comes after it.
lesson-elsewhere = The tutorial wants a different choice here.
lesson-between = The tutorial continues in a moment. Until then the choice is yours.

## The log and the notes

game-log = Log
game-log-typed = Rolled or drawn by you.
game-log-cut = The mods changed at this point. Earlier events aren’t in this log.
game-log-fold = Hide the log ({ $key })
game-log-unfold = Show the log ({ $key })
game-log-in-full = Show details
game-log-brief = Hide details
game-moment-look-back = Look back, line by line ({ $key })
game-moment-earlier = One line earlier ({ $key })
game-moment-later = One line later ({ $key })
game-moment-now = Back to now
game-moment-branch = Play on from here
game-moment-branch-hint = Practice from the last decision before this moment. Your game is saved first.
game-moment-count = Line { $now } of { $max }
game-moment-share = Share this moment
moment-title = A moment of the game
moment-shared = Anyone who pastes this code under Saved games sees the table at this moment and can play on from it as practice. It contains nothing that happened later.
moment-copy = Copy the code
moment-keep = Save as a file
moment-done = Done
moment-kept = Saved in this file. Drop it on the game’s window to open the moment.
moment-not-shared = This moment can’t be shared.
moment-not-opened = This moment can’t be opened here.
moment-goes-otherwise = Replayed here, the game turns out differently, so this moment can’t be shown.
moment-mod-missing = Missing mod: { $id }, version { $version }.
moment-mod-version = { $id } is version { $here } here; the moment was played with { $there }.
moment-mod-changed = { $id } is the same version, but its files differ.
moment-mod-extra = The moment was played without the mod { $id }, version { $version }.
game-advise = Suggest a move
game-advice = I’d do this.
advice-sound = That’s the best choice.
summary-plain = In progress
game-account-ordered = The book says so; the game master had no choice.
game-account-free = The book leaves this to the game master.
game-account-ruling = Ruling
game-looking-back = Looking back: line { $now } of { $max }
game-account = Why this happened
game-note-fold = Fold the note
game-note-unfold = Describe this place
game-note-write = Edit
game-write-name = Name this hero
game-write-name-hint = Name
game-write-note = In your own words
game-write-hint = Names and notes don’t change the game.
game-keep = Keep
game-as-printed = Reset

## Sheets and the pack

game-sheet-of = { $who }’s character sheet
game-sheet-down = Down
game-sheet-dying = Dying
game-sheet-hint = Click for the character sheet.
game-sheet-close = Close
game-sheet-next = Next hero
game-sheet-before = Previous hero
game-sheet-dead = Dead
game-sheet-skills = Skills
game-sheet-spells = Spells and devices
game-sheet-carries = Gear
game-sheet-nothing = nothing
game-sheet-more = +{ $n } more
game-pack = Party pack
game-pack-count = { $n ->
    [0] no items
    [one] 1 item
   *[other] { $n } items
}
game-pack-several = { $n } × { $thing }
game-pack-empty = The pack is empty.

game-sheet-traits = Traits and conditions
game-choose-face = Choose a face
game-face = Face
game-caution = Are you sure?
game-caution-stay = Not yet

## The open book

game-page-hint = Click an option, press its number, or use Tab and Enter.
game-binder-help = Drag a card to another place. Click a skill above to lay out your cards for the highest total; click several for the best total of them all.
game-binder-help-plain = Drag a card to another place.
game-binder-holding = Put the card down on a place. Esc puts it back.
game-binder-barred = It can’t go there: one card must be in the middle, and every other card must touch another.
game-binder-joint = +{ $bonus } { $what }: { $n }
game-binder-card = Place { $n }: { $card }, { $kind }. { $edges }
game-binder-edges = Left { $left }, top { $top }, right +{ $right }, bottom +{ $bottom }.
game-binder-lends = Right +{ $right }, bottom +{ $bottom }.
game-binder-empty = Place { $n }: empty
game-binder-put = Put { $card } on place { $n }: { $changes }
game-binder-not-here = { $card } can’t go on place { $n }
game-binder-change = { $what } from { $before } to { $after }
game-binder-same = nothing changes
game-binder-most = Maximise { $what } (now { $n })
game-binder-not-most = Stop maximising { $what } (now { $n })
game-combos-of = { $cards } of { $who }
game-combos-next = +{ $n } now.
game-combos-last = Played last.
game-combos-fold = Fold the cards away
game-combos-unfold = Show the cards
game-binder-write = Write on { $card }
game-page-bookmark = Go to the bookmark
game-page-list = Entries read
game-page-back = Previous page
game-page-forth = Next page
game-page-read-before = An entry you read before; the bookmark takes you back.
game-page-write = Write in the margin
game-page-word = Plot word: { $word }. The story remembers what you did.
game-page-open = Open the book
game-page-put-away = Close the book
game-page-fight = To the fight
game-page-fight-hint = Read the entry first. Enter, Space or Esc takes you to the fight.
game-page-end = The end
game-page-close = To the last page

## Things on the table

game-item-in-use = In use.
game-item-damaged = Damaged: half protection until repaired.
game-goes-for = Targets { $whom }.
game-foe-down = Down, and out of the fight
game-room =
    { $number ->
        [0] { $kind }
       *[other] Room { $number }: { $kind }
    }
game-room-entrance = The entrance
game-room-monster = a lair
game-room-treasure = a treasury
game-room-trap = a trapped room
game-room-altar = a shrine
game-room-counter = an empty room
game-room-stranger = a meeting place
game-room-dragon = the dragon’s hall
game-room-any = a room
game-room-empty = an empty room
game-room-room = a room
game-room-corridor = a corridor
game-room-left-turn = a left turn
game-room-right-turn = a right turn
game-room-t = a T-junction
game-room-four-way = a crossroads
game-room-stairs = stairs down
game-room-dead-end = a dead end
game-room-secret = a secret room
game-room-crossing = a crossing
game-room-here = The party is here.
game-passage = A passage
game-door-wood = A wooden door
game-door-arch = An archway
game-stairs-down = Stairs down to level { $n }
game-stairs-up = Stairs up to level { $n }
game-door-portcullis = A portcullis
game-door-secret = A hidden door


## The end

game-victory = Victory
game-defeat = Defeat
game-changes-beside = Point here to see who gains
game-end-moment = { $what } ({ $when })
game-end-beaten = { $who } is beaten
game-end-beaten-by = { $by } beats { $who }
game-end-fights = Beaten on the way
game-end-fight = { $where }: { $foes }
game-end-risen = { $who } gets up again
game-end-rooms = { $n ->
    [one] 1 room explored
   *[other] { $n } rooms explored
}
game-end-pages = { $n ->
    [one] 1 entry read
   *[other] { $n } entries read
}
game-end-choices = { $n ->
    [one] 1 choice made
   *[other] { $n } choices made
}
game-end-dice = { $n ->
    [one] 1 die rolled
   *[other] { $n } dice rolled
}
game-end-alive = Survived
game-end-dead = Fallen
game-end-new = New game
game-end-keep-map = Keep the map
game-end-map-kept = Map kept
game-end-look = Look back over it
game-end-back = To the last page
game-end-title = Title screen

## Boards
board-ground-grass = Grass
board-ground-floor = Floor
board-ground-sand = Sand
board-ground-deck = Deck
board-ground-snow = Snow
board-ground-street = Street
board-thing-altar = An altar
board-thing-anvil = An anvil
board-thing-armchair = An armchair
board-thing-banner = A banner
board-thing-bar = A bar
board-thing-barrel = A barrel
board-thing-barricade = A barricade
board-thing-bed = A bed
board-thing-bell = A bell
board-thing-bench = A bench
board-thing-blood = Old blood
board-thing-bollard = A bollard
board-thing-bones = Bones
board-thing-brazier = A brazier
board-thing-bridge = A bridge
board-thing-brush = Brush
board-thing-cactus = A cactus
board-thing-cage = A cage
board-thing-campfire = A campfire
board-thing-cart = A cart
board-thing-cauldron = A cauldron
board-thing-chasm = A chasm
board-thing-chest = A chest
board-thing-chest-empty = An empty chest
board-thing-chest-open = An open chest
board-thing-coffin = A coffin
board-thing-coffin-open = An open coffin
board-thing-console = A console
board-thing-container = A container
board-thing-counter = A counter
board-thing-crate = A crate
board-thing-crates = Crates
board-thing-crystal = A crystal
board-thing-dead-wagon = A wagon for the dead
board-thing-desk = A desk
board-thing-door = A doorway
board-thing-eel-pots = Eel pots
board-thing-engine = An engine
# $ground is what lies all around, which decides how it is drawn.
board-thing-fence =
    { $ground ->
        [grass] A fence
        [snow] A fence
       *[other] A low wall
    }
board-thing-figurehead = A figurehead
board-thing-flower-tub = A flower tub
board-thing-fountain = A fountain
board-thing-fuel-drum = A fuel drum
board-thing-gate = A gate
board-thing-grave = A grave
board-thing-haystack = A haystack
board-thing-hearth = A hearth
board-thing-hitching-rail = A hitching rail
board-thing-hoard = A hoard
board-thing-hut-wall = The wall of a hut
board-thing-junk = Junk
board-thing-keg = A keg
board-thing-lava = Lava
board-thing-locker = A locker
board-thing-log = A log
board-thing-low-wall = A low wall
board-thing-machine-core = The core of the machine
board-thing-mushrooms = Mushrooms
board-thing-nest = A nest
board-thing-nets = Nets
board-thing-niche = A niche
board-thing-palm = A palm
board-thing-piano = A piano
board-thing-pillar = A pillar
board-thing-pit = A pit
board-thing-planks = Planks
board-thing-planter = A planter
board-thing-pump = A pump
board-thing-pylon = A pylon
board-thing-rack = A rack
board-thing-rails = Rails
board-thing-rock =
    { $ground ->
        [deck] Crates
       *[other] A rock
    }
board-thing-ropes = Ropes
board-thing-rubble = Rubble
board-thing-rug = A rug
board-thing-sarcophagus = A sarcophagus
board-thing-scanner = A scanner
board-thing-seat = A seat
board-thing-shack = A shack
board-thing-shelf = A shelf
board-thing-ship-strut = A hull strut
board-thing-stairs-down = Stairs, down
board-thing-stairs-up = Stairs, up
board-thing-stake = A stake
board-thing-star-crate = A crate from the stars
board-thing-statue = A statue
board-thing-stool = A stool
board-thing-stove = A stove
board-thing-strongbox = A strongbox
board-thing-table = A table
board-thing-throne = A throne
board-thing-tilted-slab = A tilted slab
board-thing-trap = A trap
board-thing-trap-disarmed = A disarmed trap
board-thing-trap-magic = A magical trap
board-thing-trap-sprung = A sprung trap
board-thing-tree = A tree
board-thing-trough = A trough
board-thing-vent = A vent
board-thing-wagon = A wagon
board-thing-wall = A wall
board-thing-water = Water
board-thing-water-tower = A water tower
board-thing-web = A web
board-thing-well = A well
board-thing-winch = A winch
board-thing-woodpile = A woodpile
board-storey = { $of ->
    [2] { $n ->
        [1] Lower level
       *[other] Upper level
    }
   *[other] Level { $n }
}
board-stairs-lead = They lead to another storey.
board-place-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} from { $who }
board-place-squares = { $n ->
    [one] 1 square
   *[other] { $n } squares
} from { $who }
board-closed = Blocks movement.
board-hides = Blocks line of sight to what lies beyond.
board-covers = Cover for anyone behind it.
board-covers-in = Cover for anyone in it.
board-lies = On the ground: { $thing }
board-seen = In line of sight
board-seen-covered = In line of sight, behind cover
board-unseen = Out of line of sight
board-walk-hexes = Click a highlighted hex to move there.
board-walk-squares = Click a highlighted square to move there.
board-aim-hexes = Click a highlighted hex.
board-aim-squares = Click a highlighted square.

## Reactions
reaction-who = { $to } against { $who }
reaction-ask = How often to ask
reaction-always = Always
reaction-danger = In danger
reaction-let-pass = You weren’t asked, with so little at stake: { $what } Undo, and you will be.
reaction-never = Never
reaction-until-turn = Don’t ask until { $who }’s next turn
reaction-until-party = Don’t ask until the party’s next turn
reaction-means = In danger: when the attack is likely enough to take the hero down or cost half their remaining health. Rerolls: when a failed roll could matter as much.
reaction-only = Only for this: { $kind }
