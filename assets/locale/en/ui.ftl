## Everywhere
back = Back
on = On
off = Off
less = One less
more = One more
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

## The games on the shelf
game-deck-crawl = Deck Crawl
game-band-crawl = Band Crawl
game-band-crawl-note = A star and a band of grunts, hidden forces, battle boards, and a name to be made.
game-card-grid = Card Grid
game-card-grid-note = Characters laid out as grids of cards whose touching edges make their skills.
game-dungeon-dive = Dungeon Dive
game-dungeon-dive-note = Five levels, three doors at a time, and debts to be paid.
game-hex-adventure = Hex Adventure
game-hex-adventure-note = Three attributes and three dice on a board of hexes, inside adventures of numbered entries.
shelf-title = Which book shall it be?
shelf-closed = still being written
shelf-closed-name = { $name }, still being written
shelf-set-up = Set up a game
shelf-lesson = First game
shelf-quick = Quick game
shelf-skirmish = Skirmish
game-deck-crawl-note = Heroes from one pack of cards, a dungeon from another, and a dragon that wakes with the twelfth counter card.

## The title
title = Tabledelve
title-motto = solo crawls by lamplight
loading = Setting the table
title-continue = Continue
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
title-older = The newest save of this game cannot be opened; it is left as it is. The game can go on from the one before, and what was played since then is lost.
title-older-open = Open the one before

## Setting up a game
setup-title = A new game
setup-no-games = No game can be played: something is wrong with the game's own files. The page on mods shows what.
setup-game = What is played
setup-unfold = Something else
setup-fold = It stays so
setup-look-for = Look for a name
setup-less-of = One less: { $what }
setup-more-of = One more: { $what }
setup-party = The party
setup-campaign = The next game of the campaign { $name }
setup-returning = Heroes from the roster take the first seats.
setup-seat = Seat { $n }
setup-person = Played by you
setup-bot = Played by the computer
setup-monsters = Monsters
setup-by-the-book = By the book
setup-options = Optional rules
setup-options-note = As they are at first, they are the game as the book plays it. The stud with the book opens the rule.
setup-read-rule = Read the rule
setup-dice = Dice and cards
setup-own-dice = I roll and draw myself
setup-own-dice-note = The game asks for each die and card, and you type in what you rolled or drew on your own table.
setup-seed = Seed
setup-seed-hint = any
setup-seed-draw = Draw a number
setup-seed-note = The same number with the same options and choices is the same game. Leave it empty for a new one.
setup-seed-wrong = The seed is a whole number, or nothing.
setup-begin = Begin
setup-reset = By the book

## The menu of a game in play
menu-title = The game waits
menu-resume = Go on playing
menu-save = Save
menu-record = Leave practice, back to the game on record
menu-load = Saved games
menu-keep-map = Keep the map
menu-leave = Save and leave
menu-leave-unsaved = Leave without saving

## The rulebook
rulebook-search = Look something up
rulebook-nothing = Nothing is said about that.
rulebook-back = Back to where I was
rulebook-empty = There is nothing in this book.

## Mods
mods-title = Mods
mods-note = A mod is a folder. Put it into one of these, then come back; switch it off here and the next game is played without it.
mods-none = There are no mods.
mods-version = version { $version }
mods-by = by { $author }
mods-in-use = In use
mods-switched-off = Switched off
mods-named = Named on the command line: in use for as long as this window is open
mods-edit = The newest edit has an error; what was there before is in use until it is mended
mods-left-out = Left out, because of these errors
mods-requires = Needs { $mods }
mods-optional = Comes after { $mods }
mods-conflicts = Does not go with { $mods }
mods-core-broken = The game's own files have errors
mods-strays = Folders that could not be looked into

## Saved games
statistics-title = Statistics
statistics-game = This game
statistics-all = All games on record
statistics-none = No game on record has come to its end yet. Practice does not count.
statistics-no-dice = No die was thrown yet.
statistics-won = won
statistics-lost = lost
statistics-streak = longest run of victories
statistics-rooms = rooms found
statistics-choices = choices made
statistics-how-to-read = Each bar is a face. Of fair dice 95 in 100 stay inside of the shaded band; the broken line is what to expect. A face outside of it has an exclamation mark.
statistics-heroes = The heroes’ dice
statistics-foes = The foes’ dice
statistics-table = Dice of nobody’s side
statistics-die = { $die }: thrown { $n ->
    [one] once
   *[other] { $n } times
 }
statistics-mean = Mean { $mean }, expected { $expected }
statistics-within = within the band from { $low } to { $high }
statistics-outside = outside of the band from { $low } to { $high }

saves-shared = Somebody showed you a moment of a game? Paste its code, or the name of its file.
saves-shared-hint = TDM1.…
saves-shared-open = Open
saves-title = Saved games
saves-none = No game has been saved yet. Games are saved as you play.
saves-load = Go on
saves-look = Look
saves-practice = practice
saves-older = from the sitting before
saves-damaged = Damaged: it cannot be opened, and is left as it is

## Campaigns
roster-title = Campaigns
roster-living = Roster
roster-fallen = Memorial
roster-none = Nobody waits here to go out again. Heroes who come back from a campaign or an adventure do.
roster-no-fallen = Nobody has fallen yet.
roster-chronicle = Chronicle
roster-no-chronicle = No game has come to its end yet.
roster-fell = Fallen: { $names }
roster-ended = over
roster-trade = { $race } { $class }
roster-figures = ST { $st }, DX { $dx }, IQ { $iq }, { $n } experience
roster-damaged = { $item } (damaged)
roster-crawls = { $n ->
    [0] never out yet
    [one] back once
   *[other] back { $n } times
}
roster-away = Away
roster-out = Under way: { $names }
roster-new-heroes-out = Under way: a game with new heroes
roster-call-off = Call the game off
roster-call-off-note = For a game that will not be played on: its heroes come home as before it began.
roster-continue = Continue
roster-export = Export
roster-import = Import
roster-end = End
campaign-export-title = Export the campaign
campaign-export-where = Everything about it goes into one file, which any Tabledelve can import. Where to?
campaign-export-hint = path of the new file
campaign-export-taken = There is something by that name already. Choose another name.
campaign-export-do = Write the file
campaign-exported = Here is the file:
campaign-import-title = Import a campaign
campaign-import-where = Which file is it in? You can also drop the file on the window.
campaign-import-hint = path of the file
campaign-import-do = Read the file
campaign-imported = It stands with the others now:
campaign-not-imported = Nothing was imported, and nothing has changed.
campaign-end-title = End this campaign?
campaign-end-kept = Nobody sets out from it any more. Everything else is kept: its people, the fallen and the chronicle can be looked at here, and its file stays and can be exported. Games still under way can be played to their end.
campaign-end-do = End the campaign

## Book of maps
maps-title = Book of maps
maps-none = No map has been kept yet. While playing, the menu keeps the map as far as it is drawn.
maps-export = Export as a picture
maps-kept-title = The map is kept
maps-kept = It stands in the book of maps. This is its file, which the level format of the game can read back:
maps-exported-title = The map is exported
maps-exported = The picture, and the level file that it was drawn from:

## Settings
settings-title = Settings
settings-reset = As they were at first
settings-look = Look
settings-motion = Motion
settings-sound = Sound
settings-keys = Keys
settings-scale = Size
settings-scale-limited = Shown at { $shown } %: more does not fit this window.
settings-scale-note = of everything that is written or pressed
settings-colours = Colours
settings-colours-note = shapes and marks tell sides apart as well
settings-colours-standard = Lamplight
settings-colours-contrast = High contrast
settings-colours-blind = For colour-blind eyes
settings-speed = Speed
settings-speed-note = of tokens, cards and dice
settings-speed-normal = As on a table
settings-speed-double = Twice
settings-speed-quadruple = Four times
settings-speed-instant = At once
settings-hints = Hints
settings-hints-note = a few words the first time that a rule matters
settings-reactions = Ask about reactions
settings-reactions-note = dodges, counterattacks and the like; who is not asked bears what comes
settings-reactions-own =
    { $n ->
        [one] Forget the one kind with a setting of its own
       *[other] Forget the { $n } kinds with settings of their own
    }
settings-danger = the least chance that the hero falls
settings-reduced-motion = Less motion
settings-reduced-motion-note = nothing tumbles or slides; results are simply there
settings-volume-effects = Things on the table
settings-volume-effects-note = dice, cards, tokens, blows
settings-volume-music = Music
settings-volume-room = The room
settings-volume-room-note = fire, wood, wind at the window
settings-keys-note = Press a key's name to give it another one. Tab, Enter, Space and Esc move through every screen.
settings-press-key = Press a key …
settings-no-key = none
settings-rebind = Press to bind another key
key-hurry = Finish what is moving
key-proceed = Go on
key-undo = Take back
key-redo = Take it back again
key-advice = What would you do?
key-log = The log
key-earlier = Look one line back
key-later = Look one line forth
key-rulebook = The rulebook
key-whole-board = The whole board
key-zoom-in = Closer
key-zoom-out = Farther away
key-quick-save = Save
key-picture = Take a picture

## Credits
credits-title = Credits
credits-own = Tabledelve is a free game. Every sentence, drawing and sound in it was made for it.
credits-rules = The rules
credits-rules-note = The games at this table go by names of their own. Their rules are the work of others, and the originals deserve to be read:
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
credits-not-involved = None of them is involved in Tabledelve or answerable for it. Deck Crawl can be played today; the others are to follow.
credits-built-of = What it is built of
credits-part-serif = Type: Libertinus Serif, by the Libertinus Project, under the SIL Open Font License.
credits-part-icons = Icons: Phosphor, by Helena Zhang and Tobias Fried, under the MIT licence.
credits-part-bevy = Engine: Bevy and bevy_ecs_tilemap, by their contributors, under MIT or Apache 2.0.
credits-part-egui = Sheets and buttons: egui by Emil Ernerfeldt and bevy_egui by vladbat00, under MIT or Apache 2.0.
credits-part-rust = Written in Rust, with many small libraries; each stands with its licence in Cargo.lock.
credits-licence = Tabledelve itself is under MIT or Apache 2.0, as you like.

## Things the player has to be told
notice-understood = Understood
notice-unwritable-title = It could not be written
notice-unwritable = Something could not be kept. Play goes on; look whether the folder is there, may be written to and has room.
notice-unreadable-title = A file could not be read
notice-put-aside = A file is damaged or may not be read, so the usual things are used instead. What was in it is kept beside it, as { $copy }.
notice-unreadable = A file is damaged or may not be read. It is left as it is, and the usual things are used instead.
notice-campaign-title = Campaign
notice-campaign = A campaign cannot be used. Its file stays as it is.
notice-save-title = The saved game cannot be opened
notice-save = The file is left as it is. An older one of the same game may stand below it in the list.
notice-other-content-title = The game goes on with other mods
notice-other-content = This game was saved with other mods, or another version of them. It goes on from where it stood; what happened before is no longer in the log, and from here on things may be other than they were.
notice-broken-title = The game's own files are broken
notice-broken = Not every game can be played: something is wrong with the game's own files.
notice-edit-title = An edit has an error
notice-edit = Everything stays as it was before the edit until the error is mended.
notice-texts-title = A text has an error
notice-texts = What is sound is used; the rest shows its name.
notice-mod-title = A mod is left out
notice-mod = A mod that was named on the command line has errors. It will be in use as soon as they are mended.
notice-start-title = The game cannot begin
notice-start = This is what stands in the way:

## Tables in the rulebook
book-plain = { $text }
book-both = { $first }, { $second }
book-from-to = { $from } to { $to }
book-or-more = { $from } or more
book-or-less = { $to } or less
book-any = any
book-of-suits = { $suits } { $range }
book-chance = Chance: { $percent } ({ $exact })
book-dice = { $dice } { $pool }
book-per-point = { $n } a point
book-card = Card
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
book-does = What it does
book-meaning = Meaning
book-threshold = Wound threshold
book-wounds = Wounds
book-loot = Loot
book-roll = Roll
book-stranger = Who
book-trap = Trap
book-damage = Damage
book-armour = Armour
book-as-rolled = as rolled
book-chest = Chest
book-armour-magic = only against magic
book-armour-counts = counts
book-option = Option
book-by-default = At first
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
book-stops = Stops
book-burden = Burden
book-most = Most
book-spell = Spell
book-device = Device
book-fatigue = Fatigue
book-hero = Hero
book-role = What
book-st = ST
book-dx = DX
book-iq = IQ
book-outfit = Has
book-bite = teeth or claws { $dice }
book-foe = Foe
book-coins = Coins
book-coin = { $large } is { $small }
book-outfit-sum = A new hero’s share
book-jack = Jack
book-queen = Queen
book-king = King
book-ace = Ace
book-hearts = Hearts
book-diamonds = Diamonds
book-clubs = Clubs
book-spades = Spades
