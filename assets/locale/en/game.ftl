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
game-log-cut = The game goes on from here with other mods than it was begun with. What happened before is not in this log.
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
advice-sound = That serves best.
summary-plain = Under way
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
board-thing-fence = A fence or low wall
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
board-thing-rock = A rock
board-thing-ropes = Ropes
board-thing-rubble = Rubble
board-thing-rug = A rug
board-thing-sarcophagus = A sarcophagus
board-thing-scanner = A scanner
board-thing-seat = A seat
board-thing-shack = A shack
board-thing-shelf = A shelf
board-thing-ship-strut = A strut of the hull
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
board-thing-trap-disarmed = A trap made harmless
board-thing-trap-magic = A magic trap
board-thing-trap-sprung = A trap that has gone off
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
board-place-hexes = Row { $row }, hex { $column }
board-place-squares = Row { $row }, square { $column }
board-closed = Nobody gets through.
board-hides = Nobody sees through.
board-covers = Cover from shots for whoever is behind it.
board-covers-in = Cover from shots for whoever is in it.
board-lies = On the ground: { $thing }
board-seen = In sight
board-seen-covered = In sight, behind cover
board-unseen = Out of sight
board-walk-hexes = Click a lit hex to walk there.
board-walk-squares = Click a lit square to walk there.
board-aim-hexes = Click a lit hex.
board-aim-squares = Click a lit square.

## Reactions
reaction-who = { $to } against { $who }
reaction-ask = Ask about reactions:
reaction-always = Always
reaction-danger = In danger
reaction-never = Never
reaction-only = Only for: { $kind }
