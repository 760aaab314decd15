## The game screen

game-practice = practice, outside of the record
game-turn-order =
    { $place ->
        [one] First in the order of turns
       *[other] Number { $place } in the order of turns
    }
game-track = { $now } of { $max }
game-pool = { $now } of { $max } { $die } left

game-menu = Menu
game-rulebook = Rulebook
game-undo = Take back
game-redo = Do again
game-understood = Understood
game-cancel = Leave it

game-undo-nothing = There is nothing to take back yet.
game-undo-chance = A die has fallen or a card has been turned since then, and the record keeps them. You can go back all the same and play on from there as practice: the game goes on, but outside of the record.
game-undo-practice = Go back as practice

## Choices

game-group-general = In general
game-refused = Not now
game-refused-because = The rules do not allow this now.
game-refused-count = { $n } not now
game-finish-hint = { $key } or a click shows the result at once, twice in a row everything up to your next choice.
game-bot-thinks = The bot is thinking …
game-own-dice-hint = The table waits for your own dice.
game-over-hint = The game is over: click for its last page.

## Dice

game-tray-empty = Dice are thrown here
game-dice-ledger = What the dice have shown
game-die-kept = It counts.
game-die-success = A success.
game-die-crossed-out = It does not count.
game-blocked = stopped
game-own-die = Roll a d{ $faces } of your own.
game-own-card = Draw from the { $faces } cards of your own deck that are still in it, and say which one it was.
game-own-type = Press what it shows or type it; it can be put right until then.
game-own-confirm = That is it

## The first game, which teaches

lesson-count = { $now } of { $max }
lesson-go-on = Read on
lesson-leave = Leave the lesson
lesson-first = First read on: the slip has something to say.
lesson-elsewhere = The lesson goes another way here.
lesson-between = The lesson goes on in a moment. Until then the choice is yours.

## The log and the notes

game-log = What happened
game-log-typed = Rolled or drawn on your own table.
game-log-fold = Fold the log away ({ $key })
game-log-unfold = Open the log ({ $key })
game-moment-look-back = Look back, line by line ({ $key })
game-moment-earlier = One line earlier ({ $key })
game-moment-later = One line later ({ $key })
game-moment-now = Back to now
game-moment-branch = Play on from here
game-moment-branch-hint = From the last decision before this moment, as practice: outside of the record. The game as it stands is saved first and stays.
game-moment-count = Line { $now } of { $max }
game-moment-share = Share this moment
moment-title = A moment of the game
moment-shared = Whoever pastes this code under Saved games sees the table at this moment, and can play on from it as practice. It holds the game up to here, and nothing of what came after.
moment-copy = Copy the code
moment-keep = Keep it as a file
moment-done = Done
moment-kept = The code lies in this file. Dropped on the window of the game it opens the moment.
moment-not-shared = This moment cannot be put into a code.
moment-not-opened = This moment cannot be opened here.
moment-goes-otherwise = Played again here, the game does not come to the same moment.
moment-mod-missing = The mod { $id }, version { $version }, is not here.
moment-mod-version = { $id } is here in version { $here }; the moment was played with { $there }.
moment-mod-changed = { $id } has the same version, but its files differ.
moment-mod-extra = The mod { $id }, version { $version }, was not there.
game-advise = What would you do?
game-advice = I would.
game-account-ordered = The book orders this; nothing was left to the game master.
game-account-free = Here the book leaves the game master a choice.
game-account-ruling = Where the book leaves a question
game-looking-back = Looking back: line { $now } of { $max }
game-account = The game master’s account
game-note-fold = Fold the note
game-note-unfold = What this place is like
game-note-write = Write over it
game-write-name = Name this hero
game-write-name-hint = A name
game-write-note = In your own words
game-write-hint = Names and notes change nothing about the game.
game-keep = Keep
game-as-printed = As printed

## Sheets and the pack

game-sheet-of = The sheet of { $who }
game-sheet-hint = Click for the whole sheet.
game-sheet-close = Put away
game-sheet-next = The next hero
game-sheet-before = The hero before
game-sheet-dead = Dead
game-sheet-skills = Skills
game-sheet-spells = Spells and devices
game-sheet-carries = Carries
game-sheet-nothing = nothing
game-pack = Purse and pack
game-pack-count = { $n ->
    [0] nothing packed
    [one] 1 thing packed
   *[other] { $n } things packed
}
game-pack-several = { $thing }, { $n } of them
game-pack-empty = The pack is empty.

## The open book

game-page-hint = Choose on the page: a click, its number, or Tab and Enter.
game-page-bookmark = The bookmark
game-page-list = Pages read
game-page-back = Turn back a page
game-page-forth = Turn on a page
game-page-read-before = A page read before; the bookmark leads back.
game-page-write = Write in the margin
game-page-word = A plot word: { $word }. What was done is remembered by it.
game-page-open = Open the book
game-page-put-away = Close the book
game-page-end = The end
game-page-close = To the last page

## Things on the table

game-item-in-use = In use.
game-item-damaged = Damaged: it does nothing until it is mended.
game-goes-for = Goes for { $whom }.
game-room =
    { $number ->
        [0] { $kind }
       *[other] Room { $number }: { $kind }
    }
game-room-entrance = The way in
game-room-monster = a lair
game-room-treasure = a treasury
game-room-trap = a trapped room
game-room-altar = a shrine
game-room-counter = an empty room
game-room-stranger = a meeting place
game-room-dragon = the dragon's hall
game-room-any = a room
game-room-here = The party is here.
game-passage = A passage
game-door-wood = A wooden door
game-door-arch = An archway
game-door-portcullis = A portcullis
game-door-secret = A hidden door

game-feature-chest = A chest
game-feature-chestopen = An open chest
game-feature-chestempty = An empty chest
game-feature-altar = An altar
game-feature-trap = A trap
game-feature-trapmagic = A magic trap
game-feature-trapsprung = A trap that has gone off
game-feature-trapdisarmed = A trap made harmless
game-feature-pillar = A pillar
game-feature-statue = A statue
game-feature-well = A well
game-feature-brazier = A brazier
game-feature-campfire = A campfire
game-feature-cauldron = A cauldron
game-feature-table = A table
game-feature-bench = A bench
game-feature-bed = A bed
game-feature-shelf = Shelves
game-feature-throne = A throne
game-feature-rack = A weapon rack
game-feature-crates = Crates
game-feature-barrel = A barrel
game-feature-anvil = An anvil
game-feature-cage = A cage
game-feature-coffin = A coffin
game-feature-coffinopen = An open coffin
game-feature-grave = A grave
game-feature-rubble = Rubble
game-feature-bones = Bones
game-feature-web = A web
game-feature-mushrooms = Mushrooms
game-feature-rug = A rug
game-feature-hoard = A hoard
game-feature-nest = A nest
game-feature-blood = Old blood
game-feature-pit = A pit
game-feature-water = Water
game-feature-chasm = A chasm
game-feature-lava = Lava
game-feature-stairsup = The stairs up
game-feature-stairsdown = Stairs down

## The end

game-victory = Victory
game-defeat = Defeat
game-end-rooms = rooms entered
game-end-pages = pages read
game-end-choices = choices made
game-end-dice = dice thrown
game-end-faces = pips on them, of so many expected
game-end-falls = fallen, friend and foe
game-end-alive = Came through
game-end-dead = Did not come back
game-end-hero = { $fate }. Hit points lost: { $wounds }. { $money }: { $loot }.
game-end-new = New game
game-end-keep-map = Keep the map
game-end-map-kept = Map kept
game-end-look = Look at the board
game-end-title = To the title

## Boards of hexes
hexes-ground-grass = Grass
hexes-ground-floor = Floor
hexes-ground-sand = Sand
hexes-ground-deck = Deck
hexes-ground-snow = Snow
hexes-ground-street = Street
hexes-thing-altar = An altar
hexes-thing-anvil = An anvil
hexes-thing-armchair = An armchair
hexes-thing-bar = A bar
hexes-thing-barrel = A barrel
hexes-thing-barricade = A barricade
hexes-thing-bed = A bed
hexes-thing-bell = A bell
hexes-thing-bench = A bench
hexes-thing-bollard = A bollard
hexes-thing-brazier = A brazier
hexes-thing-bridge = A bridge
hexes-thing-brush = Brush
hexes-thing-cactus = A cactus
hexes-thing-cage = A cage
hexes-thing-campfire = A campfire
hexes-thing-cart = A cart
hexes-thing-cauldron = A cauldron
hexes-thing-chest = A chest
hexes-thing-console = A console
hexes-thing-container = A container
hexes-thing-counter = A counter
hexes-thing-crate = A crate
hexes-thing-crates = Crates
hexes-thing-crystal = A crystal
hexes-thing-dead-wagon = A wagon for the dead
hexes-thing-desk = A desk
hexes-thing-door = A doorway
hexes-thing-eel-pots = Eel pots
hexes-thing-engine = An engine
hexes-thing-fence = A fence or low wall
hexes-thing-figurehead = A figurehead
hexes-thing-flower-tub = A flower tub
hexes-thing-fountain = A fountain
hexes-thing-fuel-drum = A fuel drum
hexes-thing-gate = A gate
hexes-thing-grave = A grave
hexes-thing-haystack = A haystack
hexes-thing-hearth = A hearth
hexes-thing-hitching-rail = A hitching rail
hexes-thing-hut-wall = The wall of a hut
hexes-thing-junk = Junk
hexes-thing-keg = A keg
hexes-thing-locker = A locker
hexes-thing-log = A log
hexes-thing-low-wall = A low wall
hexes-thing-machine-core = The core of the machine
hexes-thing-nets = Nets
hexes-thing-niche = A niche
hexes-thing-palm = A palm
hexes-thing-piano = A piano
hexes-thing-pillar = A pillar
hexes-thing-planks = Planks
hexes-thing-planter = A planter
hexes-thing-pump = A pump
hexes-thing-pylon = A pylon
hexes-thing-rack = A rack
hexes-thing-rails = Rails
hexes-thing-rock = A rock
hexes-thing-ropes = Ropes
hexes-thing-sarcophagus = A sarcophagus
hexes-thing-scanner = A scanner
hexes-thing-seat = A seat
hexes-thing-shack = A shack
hexes-thing-shelf = A shelf
hexes-thing-ship-strut = A strut of the hull
hexes-thing-stairs-down = Stairs, down
hexes-thing-stairs-up = Stairs, up
hexes-thing-stake = A stake
hexes-thing-star-crate = A crate from the stars
hexes-thing-statue = A statue
hexes-thing-stool = A stool
hexes-thing-stove = A stove
hexes-thing-strongbox = A strongbox
hexes-thing-table = A table
hexes-thing-throne = A throne
hexes-thing-tilted-slab = A tilted slab
hexes-thing-tree = A tree
hexes-thing-trough = A trough
hexes-thing-vent = A vent
hexes-thing-wagon = A wagon
hexes-thing-wall = A wall
hexes-thing-water = Water
hexes-thing-water-tower = A water tower
hexes-thing-well = A well
hexes-thing-winch = A winch
hexes-thing-woodpile = A woodpile
hexes-place = Row { $row }, hex { $column }
hexes-closed = Nobody gets through.
hexes-hides = Nobody sees through.
hexes-covers = Cover from shots for whoever is behind it.
hexes-covers-in = Cover from shots for whoever is in it.
hexes-lies = On the ground: { $thing }
hexes-seen = In sight
hexes-seen-covered = In sight, behind cover
hexes-unseen = Out of sight
hexes-walk = Click a lit hex to walk there.

## Reactions
reaction-who = { $to } against { $who }
reaction-ask = Ask about reactions:
reaction-always = Always
reaction-danger = In danger
reaction-never = Never
reaction-only = Only for: { $kind }
