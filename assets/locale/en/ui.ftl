## Everywhere
back = Back
on = On
off = Off
less = Fewer
more = More
age-now = just now
age-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
age-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
age-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
outcome-victory = won
outcome-defeat = lost

## A second copy of the program
second-title = Tabledelve is already open
second-text = Your saves and settings can be used by one window at a time. Go on in the one that is open, or close it and start again.
second-close = Close

## The games on the shelf
game-deck-crawl = Deck Crawl
game-band-crawl = Band Crawl
game-band-crawl-note = A star and a band of grunts, hidden forces, battle boards, and a name to be made.
game-card-grid = Card Grid
game-card-grid-note = Heroes laid out as grids of cards: where edges touch, they make skills.
game-dungeon-dive = Dungeon Dive
game-dungeon-dive-note = Five levels, three doors at a time, and debts to be paid.
game-hex-adventure = Hex Adventure
game-hex-adventure-note = Three attributes and three dice on a board of hexes, inside adventures of numbered entries.
shelf-title = Which book shall it be?
shelf-closed = can’t be opened
shelf-closed-name = { $name }, can’t be opened
shelf-set-up = Set up a game
shelf-lesson = Tutorial
shelf-quick = Quick game
shelf-skirmish = Skirmish
shelf-workshop = Dungeon workshop
game-deck-crawl-note = Heroes from one pack of cards, a dungeon from another. Twelve cards wake the dragon: be ready to kill it by then.

## The title
title = Tabledelve
title-motto = solo crawls by lamplight
loading = Setting the table
title-continue = Continue
title-continue-none = No game to continue
title-new = New game
title-load = Saved games
title-roster = Campaigns
title-statistics = Statistics
title-maps = Book of maps
title-rulebook = Rulebook
title-mods = Mods
title-settings = Settings
title-credits = Credits
title-quit = Quit
title-older-title = The newest save is damaged
title-older = The newest save of this game can’t be opened; it is left as it is. You can continue from the one before it, but anything played since then is lost.
title-older-open = Open the older save
title-damaged = The game you played last can’t be opened; its file is left as it is. You can continue the game you played before it.
title-damaged-open = Continue the other game

## Setting up a game
setup-title = A new game
setup-no-games = No games available: the game’s own files have errors. See the Mods page.
setup-game = Game
setup-won = won before
setup-unfold = { $n } more
setup-unfold-worlds = { $n } from other worlds
setup-unfold-boards = { $n ->
    [one] A single fight: 1 board
   *[other] A single fight: { $n } boards
}
setup-fold = Show fewer
setup-look-for = Search
setup-less-of = Fewer: { $what }
setup-more-of = More: { $what }
setup-party = The party
setup-campaign = Next game of the campaign { $name }
setup-returning = Your own heroes, from the roster: those switched on take the first seats.
setup-returning-by-name = Your own heroes, from the roster. Those switched on go together with whoever you pick below, and no one else.
setup-seat = Seat { $n }
setup-person = You
setup-bot = Computer
setup-hot-seat = Seats set to You take turns at the same mouse (hot seat).
setup-monsters = Monsters
setup-monsters-help = If you play them, you decide wherever the book leaves a choice: who a monster attacks next, when several would do.
setup-by-the-book = By the book
setup-options = Optional rules
setup-options-note = Unsure? Keep the defaults. The book button opens each rule.
setup-read-rule = Read the rule
setup-dice = Dice and cards
setup-own-dice = Use my own dice and cards
setup-own-dice-note = The game asks for every roll and draw; you enter what came up at your table.
setup-seed = Seed
setup-seed-hint = random
setup-seed-draw = Random
setup-seed-note = Same seed, same options, same choices: the same game. Leave empty for a random one.
setup-seed-wrong = The seed must be a whole number, or empty.
# How a single fight would go, tried out by the computer many times.
setup-balance-trying = Trying out this fight…
setup-balance-easy = An easy fight: played by the computer, this party wins { $percent }% of the time.
setup-balance-favoured = In your favour: played by the computer, this party wins { $percent }% of the time.
setup-balance-even = About even: played by the computer, this party wins { $percent }% of the time.
setup-balance-hard = A hard fight: played by the computer, this party wins { $percent }% of the time.
setup-balance-deadly = A deadly fight: played by the computer, this party wins { $percent }% of the time.
setup-begin = Begin
setup-reset = Restore defaults

## The menu of a game in play
menu-title = Paused
menu-resume = Resume
menu-save = Save
menu-record = Leave practice
menu-load = Saved games
menu-keep-map = Keep the map
menu-leave = Save and leave
menu-leave-unsaved = Leave without saving

## A game that could not be saved
unsaved-title = This game isn’t saved
unsaved = The last attempt to save it failed, and what was played since then will be lost. Make room on the disk, or check the folder, then save from the menu.
unsaved-stay = Stay in the game

## The rulebook
rulebook-search = Search the rulebook
rulebook-nothing = No results.
rulebook-back = Back to where I was
rulebook-empty = This rulebook is empty.

## Mods
mods-title = Mods
mods-note = A mod is a folder. Put it into one of these folders and come back here. Switch it off, and the next game is played without it.
mods-none = No mods installed.
mods-version = version { $version }
mods-by = by { $author }
mods-in-use = On
mods-switched-off = Off
mods-named = Named on the command line: on until this window closes
mods-edit = The latest edit has an error. The previous version stays in use until you fix it.
mods-left-out = Not loaded because of these errors
mods-requires = Needs { $mods }
mods-optional = Loads after { $mods }
mods-conflicts = Conflicts with { $mods }
mods-core-broken = The game’s own files have errors
mods-strays = Unreadable folders

## Saved games
statistics-title = Statistics
statistics-game = This game
statistics-all = All recorded games
statistics-none = No finished games yet. Practice doesn’t count.
statistics-no-dice = No dice rolled yet.
statistics-won = won
statistics-lost = lost
statistics-streak = longest winning streak
statistics-rooms = rooms found
statistics-choices = choices made
statistics-how-to-read = Each bar is one face; the dashed line is the expected count. With fair dice a bar stays in the shaded band 95% of the time. ! marks one outside it. The band appears once each face is expected at least five times.
statistics-heroes = Heroes’ dice
statistics-foes = Foes’ dice
statistics-table = Neutral dice
statistics-die = { $die }: rolled { $n ->
    [one] once
   *[other] { $n } times
 }
statistics-mean = Mean { $mean }, expected { $expected }
statistics-within = inside the band ({ $low }–{ $high })
statistics-outside = outside the band ({ $low }–{ $high })
statistics-too-few = too few rolls to tell

saves-shared = Been sent a shared moment? Paste its code or file name.
saves-shared-hint = TDM1.…
saves-shared-open = Open
saves-title = Saved games
saves-none = No saved games yet. Games are saved as you play.
saves-load = Continue
saves-look = View
saves-practice = practice
saves-older = previous session
saves-damaged = Damaged: it can’t be opened and is left as it is

## Campaigns
roster-title = Campaigns
roster-living = Roster
roster-fallen = Memorial
roster-none = No veterans yet. Survivors of campaign crawls and adventures appear here.
roster-no-fallen = No one has fallen yet.
roster-chronicle = Chronicle
roster-chapter = { $n }. { $title }
roster-no-chronicle = No finished games yet.
roster-fell = Fallen: { $names }
roster-ended = over
roster-trade = { $race } { $class }
roster-figures = ST { $st }, DX { $dx }, IQ { $iq }, { $n } experience
roster-damaged = { $item } (damaged)
roster-crawls = { $n ->
    [0] no adventures yet
    [one] survived 1 adventure
   *[other] survived { $n } adventures
}
roster-away = Away
roster-out = Playing: { $names }
roster-new-heroes-out = In play: a game with new heroes
roster-call-off = Abandon the game
roster-call-off-note = For a game you won’t finish: its heroes return as they were before it began.
roster-continue = Continue
roster-export = Export
roster-import = Import
roster-end = End
campaign-export-title = Export the campaign
campaign-export-where = The whole campaign goes into one file that any Tabledelve can import. Save it where?
campaign-export-hint = path of the new file
campaign-export-taken = Something with that name already exists. Choose another name.
campaign-export-do = Write the file
campaign-exported = Saved as:
campaign-import-title = Import a campaign
campaign-import-where = Which file? You can also drop it on the window.
campaign-import-hint = path of the file
campaign-import-do = Read the file
campaign-imported = Added to your campaigns:
campaign-not-imported = Nothing was imported, and nothing has changed.
campaign-end-title = End this campaign?
campaign-end-kept = No new game can start from it. Everything else is kept: you can still look at its heroes, its fallen and its chronicle, and its file stays and can be exported. Games in progress can be finished.
campaign-end-do = End the campaign

## Book of maps
maps-title = Book of maps
maps-none = No maps kept yet. To keep one, use the menu while you play.
maps-export = Export as a picture
maps-kept-title = Map kept
maps-kept = Kept as “{ $name }”. You’ll find it in the { maps-title }, on the title screen.
maps-exported-title = Map exported
maps-exported = The picture and its level file:

## Settings
settings-title = Settings
settings-look = Display
settings-motion = Gameplay
settings-sound = Sound
settings-keys = Keys
# The name of this language, in this language.
language-name = English
language-pseudo = Test language
settings-language = Language
settings-language-note = Anything not translated yet appears in English. The test language is for translators: it shows which texts can be translated.
settings-scale = Size
settings-scale-limited = Shown at { $shown }%: that’s the most this window fits.
settings-scale-note = text and buttons
settings-colours = Colours
settings-colours-note = sides also differ by shape
settings-colours-standard = Lamplight
settings-colours-contrast = High contrast
settings-colours-blind = Colour-blind friendly
settings-speed = Speed
settings-speed-note = of tokens, cards and dice
settings-own-dice = Own dice and cards
settings-own-dice-note = choose them when you set up a game
settings-speed-normal = Normal
settings-speed-double = 2×
settings-speed-quadruple = 4×
settings-speed-instant = Instant
settings-hints = Hints
settings-hints-note = a short tip the first time a rule comes up
settings-next-hero = Next hero
settings-next-hero-note = selected for you where you decide the order; click another hero to change
settings-reactions = Ask about reactions
settings-reactions-note = Dodges, counterattacks and so on. “In danger” offers a reroll only where a failed roll could matter. If you aren’t asked, the hero doesn’t react or reroll.
settings-reactions-own =
    { $n ->
        [one] Clear the one exception
       *[other] Clear the { $n } exceptions
    }
settings-danger = Ask when a hero has at least this chance of going down, or of losing half the remaining health
settings-reduced-motion = Reduced motion
settings-reduced-motion-note = no tumbling or sliding; results appear at once
settings-volume-effects = Sound effects
settings-volume-effects-note = dice, cards, tokens, blows
settings-volume-music = Music
settings-volume-room = Ambience
settings-volume-room-note = fire, wood, wind at the window
settings-keys-note = Click a key to rebind it. Tab, Enter, Space and Esc work on every screen.
settings-mouse = On the board: drag to look around (or press Shift and an arrow key), scroll to zoom, double-click to centre. Right-click a figure or a space for everything you can do there.
settings-press-key = Press a key …
settings-no-key = none
settings-rebind = Rebind
key-hurry = Skip animation
key-proceed = Continue
key-undo = Undo
key-redo = Redo
key-advice = Suggest a move
key-log = Log
key-earlier = Previous log line
key-later = Next log line
key-rulebook = Rulebook
key-threats = Show all threats
key-whole-board = Fit the board
key-zoom-in = Zoom in
key-zoom-out = Zoom out
key-quick-save = Save
key-picture = Screenshot

## Credits
credits-title = Credits
credits-own = Tabledelve is a free game. Every sentence, drawing and sound in it was made for it.
credits-rules = The rules
credits-rules-note = The games at this table have their own names. The rules are other people’s work, and the originals are worth reading:
credits-here = here
credits-after = after
credits-by = by
credits-deck-crawl-here = Deck Crawl
credits-deck-crawl-after = improvised Dungeon Crawl
credits-deck-crawl-by = Michael Bauer, Ogre Mage Games
credits-band-crawl-here = Band Crawl
credits-band-crawl-after = 2 Hour Dungeon Crawl, second edition
credits-band-crawl-by = Ed Teixeira, THW Game Design
credits-card-grid-here = Card Grid
credits-card-grid-after = Card Crawl
credits-card-grid-by = the author of samhaine.wordpress.com
credits-dungeon-dive-here = Dungeon Dive
credits-dungeon-dive-after = Dungeon Diver
credits-dungeon-dive-by = Nat20.org
credits-hex-adventure-here = Hex Adventure
credits-hex-adventure-after = DCG Adventure Starter
credits-hex-adventure-by = Dark City Games
credits-not-involved = None of them is involved in or responsible for Tabledelve.
credits-srd = Dungeon Dive includes material taken from the System Reference Document 5.1 (“SRD 5.1”) by Wizards of the Coast LLC, available at dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under the Creative Commons Attribution 4.0 International License, available at creativecommons.org/licenses/by/4.0/legalcode. Figures were selected and adapted, and every sentence is our own.
credits-built-of = Built with
credits-part-serif = Type: Libertinus Serif, by the Libertinus Project, under the SIL Open Font License.
credits-part-icons = Icons: Phosphor, by Helena Zhang and Tobias Fried, under the MIT licence.
credits-part-bevy = Engine: Bevy and bevy_ecs_tilemap, by their contributors, under MIT or Apache 2.0.
credits-part-egui = Sheets and buttons: egui by Emil Ernerfeldt and bevy_egui by vladbat00, under MIT or Apache 2.0.
credits-part-rust = Written in Rust, with many small libraries: see Cargo.lock and the licences folder.
credits-licence = Tabledelve itself is under MIT or Apache 2.0, at your option.

## Things the player has to be told
notice-understood = OK
notice-unwritable-title = Save failed
notice-unwritable = The game goes on. Check that the folder exists, is writable and has free space.
notice-unreadable-title = Unreadable file
notice-put-aside = A file is damaged or can’t be read, so defaults are used instead. Its contents are kept beside it as { $copy }.
notice-unreadable = A file is damaged or can’t be read. It is left as it is, and defaults are used instead.
notice-campaign-title = Campaign
notice-campaign = A campaign can’t be used. Its file is left as it is.
notice-save-title = Can’t open the saved game
notice-save = The file is left as it is. An older save of the same game may be further down the list.
notice-other-content-title = Different mods
notice-other-content = This game was saved with other mods, or other versions of them. It continues from where you left off, but the earlier log is gone, and some things may be different from here on.
notice-broken-title = Broken game files
notice-broken = Some games can’t be played: the game’s own files have errors.
notice-edit-title = Error in an edit
notice-edit = The previous version stays in use until you fix the error.
notice-texts-title = Error in a text
notice-texts = Valid texts are used; the others appear in English or show their key.
notice-mod-title = Mod not loaded
notice-mod = A mod named on the command line has errors. It loads as soon as they are fixed.
notice-start-title = Can’t start the game
notice-start = What went wrong:

## Tables in the rulebook
book-plain = { $text }
book-both = { $first }, { $second }
book-from-to = { $from } to { $to }
book-or-more = { $from } or more
book-or-less = { $to } or less
book-any = any
book-of-suits = { $suits } { $range }
book-chance = Chance: { $percent } ({ $exact })
book-chance-rounded = Chance: { $percent }
book-dice = { $dice } { SMALL($pool) }
book-per-point = { $n } a point
book-card = Card
book-count = Result
book-suit = Suit
book-class = Class
book-race = Race
book-attack-die = Attack die
book-hit-die = Hit die
book-best-armour = Best armour
book-pool = Pool
book-gift = Gift
book-item = Item
book-new = New heroes
book-crawl = During a crawl
book-between = Between crawls
book-does = Effect
book-meaning = Meaning
book-threshold = Wound threshold
book-wounds = Wounds
book-loot = Loot
book-roll = Roll
book-stranger = Stranger
book-trap = Trap
book-damage = Damage
book-armour = Armour
book-as-rolled = as rolled
book-chest = Chest
book-armour-magic = only against magic
book-armour-counts = counts
book-option = Option
book-by-default = Default
book-weapon = Weapon
book-strike = Strike
book-shoot = Shoot
book-throw = Throw
book-heft = Heft
book-hands = Hands
book-skill = Skill
book-skills = Skills
book-skill-points = { $skill } { $n }
book-price = Price
book-world = World
book-name = Name
book-kind = Kind
book-kind-shield = shield
book-kind-armour = armour
book-kind-combat = combat
book-kind-other = other
book-stops = Armour
book-burden = Burden (−DX)
book-most = Most
book-spell = Spell
book-device = Device
book-fatigue = Fatigue
book-hero = Hero
book-role = Role
book-st = ST
book-dx = DX
book-iq = IQ
book-outfit = Gear
book-bite = teeth or claws { $dice }
book-foe = Foe
book-coins = Coins
book-coin = { $large } is { $small }
book-outfit-sum = Starting money per hero
book-jack = Jack
book-queen = Queen
book-king = King
book-ace = Ace
book-hearts = Hearts
book-diamonds = Diamonds
book-clubs = Clubs
book-spades = Spades
