### Dungeon Dive: one thing, and several of a kind.

# So many of a thing, by the key of its name.
dive-thing-several = { $n } { $key ->
        [dive-weapon-club] clubs
        [dive-weapon-dagger] daggers
        [dive-weapon-greatclub] greatclubs
        [dive-weapon-handaxe] handaxes
        [dive-weapon-javelin] javelins
        [dive-weapon-light-hammer] light hammers
        [dive-weapon-mace] maces
        [dive-weapon-quarterstaff] quarterstaffs
        [dive-weapon-sickle] sickles
        [dive-weapon-spear] spears
        [dive-weapon-light-crossbow] light crossbows
        [dive-weapon-dart] darts
        [dive-weapon-shortbow] shortbows
        [dive-weapon-sling] slings
        [dive-weapon-battleaxe] battleaxes
        [dive-weapon-flail] flails
        [dive-weapon-glaive] glaives
        [dive-weapon-greataxe] greataxes
        [dive-weapon-greatsword] greatswords
        [dive-weapon-halberd] halberds
        [dive-weapon-lance] lances
        [dive-weapon-longsword] longswords
        [dive-weapon-maul] mauls
        [dive-weapon-morningstar] morningstars
        [dive-weapon-pike] pikes
        [dive-weapon-rapier] rapiers
        [dive-weapon-scimitar] scimitars
        [dive-weapon-shortsword] shortswords
        [dive-weapon-trident] tridents
        [dive-weapon-war-pick] war picks
        [dive-weapon-warhammer] warhammers
        [dive-weapon-whip] whips
        [dive-weapon-blowgun] blowguns
        [dive-weapon-hand-crossbow] hand crossbows
        [dive-weapon-heavy-crossbow] heavy crossbows
        [dive-weapon-longbow] longbows
        [dive-weapon-silvered-dagger] silvered daggers
        [dive-weapon-silvered-handaxe] silvered handaxes
        [dive-weapon-silvered-mace] silvered maces
        [dive-weapon-silvered-spear] silvered spears
        [dive-weapon-silvered-shortsword] silvered shortswords
        [dive-weapon-silvered-longsword] silvered longswords
        [dive-weapon-silvered-warhammer] silvered warhammers
        [dive-gear-rope] ropes
        [dive-gear-silk-rope] silk ropes
        [dive-gear-grappling-hook] grappling hooks
        [dive-gear-climbers-kit] climber’s kits
        [dive-gear-ladder] ladders
        [dive-gear-pole] poles
        [dive-gear-block-and-tackle] blocks and tackle
        [dive-gear-crowbar] crowbars
        [dive-gear-hammer] hammers
        [dive-gear-sledgehammer] sledgehammers
        [dive-gear-miners-pick] miner’s picks
        [dive-gear-shovel] shovels
        [dive-gear-portable-ram] portable rams
        [dive-gear-chain] chains
        [dive-gear-manacles] pairs of manacles
        [dive-gear-lock] locks
        [dive-gear-thieves-tools] sets of thieves’ tools
        [dive-gear-carpenters-tools] sets of carpenter’s tools
        [dive-gear-masons-tools] sets of mason’s tools
        [dive-gear-tinkers-tools] sets of tinker’s tools
        [dive-gear-piton] pitons
        [dive-gear-iron-spikes] bundles of iron spikes
        [dive-gear-lamp] lamps
        [dive-gear-lantern] hooded lanterns
        [dive-gear-steel-mirror] steel mirrors
        [dive-gear-magnifying-glass] magnifying glasses
        [dive-gear-spyglass] spyglasses
        [dive-gear-bell] bells
        [dive-gear-signal-whistle] signal whistles
        [dive-gear-horn] horns
        [dive-gear-lute] lutes
        [dive-gear-bucket] buckets
        [dive-gear-iron-pot] iron pots
        [dive-gear-blanket] blankets
        [dive-gear-bedroll] bedrolls
        [dive-gear-backpack] backpacks
        [dive-gear-sack] sacks
        [dive-gear-waterskin] waterskins
        [dive-gear-fishing-tackle] sets of fishing tackle
        [dive-gear-tinderbox] tinderboxes
        [dive-gear-alchemists-supplies] sets of alchemist’s supplies
        [dive-gear-herbalism-kit] herbalism kits
        [dive-gear-component-pouch] component pouches
        [dive-gear-arcane-focus] arcane focuses
        [dive-gear-holy-symbol] holy symbols
        [dive-gear-spellbook] spellbooks
        [dive-gear-arrows] arrows
        [dive-gear-bolts] crossbow bolts
        [dive-gear-sling-bullets] sling bullets
        [dive-gear-blowgun-needles] blowgun needles
        [dive-gear-torch] torches
        [dive-gear-candle] candles
        [dive-gear-net] nets
        [dive-gear-acid] vials of acid
        [dive-gear-alchemists-fire] flasks of alchemist’s fire
        [dive-gear-holy-water] flasks of holy water
        [dive-gear-oil] flasks of oil
        [dive-gear-ball-bearings] bags of ball bearings
        [dive-gear-caltrops] bags of caltrops
        [dive-gear-hunting-trap] hunting traps
        [dive-gear-basic-poison] vials of basic poison
        [dive-gear-antitoxin] vials of antitoxin
        [dive-gear-healers-kit] uses of a healer’s kit
        [dive-gear-rations] days of rations
        [dive-gear-chicken] chickens
        [dive-gear-chalk] pieces of chalk
        [dive-gear-flour] bags of flour
        [dive-gear-soap] bars of soap
        [dive-gear-sealing-wax] sticks of sealing wax
        [dive-gear-incense] blocks of incense
        [dive-gear-pearl] pearls
        [dive-gear-platinum-ring] platinum rings
        [dive-gear-diamond] diamonds
       *[other] × { SMALL($thing) }
    }

# One of a thing, where it is not simply “a …”.
dive-thing-one = { $key ->
        [dive-armour-chain-mail] chain mail
        [dive-armour-half-plate] half plate
        [dive-armour-hide] hide armour
        [dive-armour-leather] leather armour
        [dive-armour-padded] padded armour
        [dive-armour-plate] plate armour
        [dive-armour-ring-mail] ring mail
        [dive-armour-scale-mail] scale mail
        [dive-armour-splint] splint armour
        [dive-armour-studded-leather] studded leather
        [dive-gear-acid] a vial of acid
        [dive-gear-alchemists-fire] a flask of alchemist’s fire
        [dive-gear-alchemists-supplies] alchemist’s supplies
        [dive-gear-antitoxin] a vial of antitoxin
        [dive-gear-arcane-focus] an arcane focus
        [dive-gear-arrows] an arrow
        [dive-gear-ball-bearings] a bag of ball bearings
        [dive-gear-basic-poison] a vial of basic poison
        [dive-gear-block-and-tackle] a block and tackle
        [dive-gear-blowgun-needles] a blowgun needle
        [dive-gear-bolts] a crossbow bolt
        [dive-gear-caltrops] a bag of caltrops
        [dive-gear-carpenters-tools] carpenter’s tools
        [dive-gear-chalk] a piece of chalk
        [dive-gear-fishing-tackle] fishing tackle
        [dive-gear-flour] a bag of flour
        [dive-gear-holy-water] a flask of holy water
        [dive-gear-incense] a block of incense
        [dive-gear-iron-pot] an iron pot
        [dive-gear-iron-spikes] iron spikes
        [dive-gear-manacles] a pair of manacles
        [dive-gear-masons-tools] mason’s tools
        [dive-gear-oil] a flask of oil
        [dive-gear-rations] a day’s rations
        [dive-gear-sealing-wax] a stick of sealing wax
        [dive-gear-sling-bullets] a sling bullet
        [dive-gear-soap] a bar of soap
        [dive-gear-thieves-tools] thieves’ tools
        [dive-gear-tinkers-tools] tinker’s tools
        [dive-item-adamantine-breastplate] an adamantine breastplate
        [dive-item-adamantine-chain-mail] adamantine chain mail
        [dive-item-amulet-of-health] an amulet of health
        [dive-item-arrow-catching-shield] an arrow-catching shield
        [dive-item-arrows-plus-1] an arrow +1
        [dive-item-boots-of-dry-feet] a pair of boots of dry feet
        [dive-item-boots-of-elvenkind] a pair of boots of elvenkind
        [dive-item-boots-of-speed] a pair of boots of speed
        [dive-item-boots-of-the-tall-step] a pair of boots of the tall step
        [dive-item-boots-of-the-winterlands] a pair of boots of the winterlands
        [dive-item-bracers-of-archery] a pair of bracers of archery
        [dive-item-bracers-of-defence] a pair of bracers of defence
        [dive-item-chain-mail-plus-1] chain mail +1
        [dive-item-dust-of-disappearance] dust of disappearance
        [dive-item-eyes-of-the-eagle] a pair of eyes of the eagle
        [dive-item-gauntlets-of-ogre-power] a pair of gauntlets of ogre power
        [dive-item-gloves-of-missile-snaring] a pair of gloves of missile snaring
        [dive-item-gloves-of-swimming-and-climbing] a pair of gloves of swimming and climbing
        [dive-item-gloves-of-the-dyke] a pair of gloves of the dyke
        [dive-item-goggles-of-night] a pair of goggles of night
        [dive-item-immovable-rod] an immovable rod
        [dive-item-leather-plus-1] leather armour +1
        [dive-item-oil-of-slipperiness] oil of slipperiness
        [dive-item-salve-of-clear-eyes] salve of clear eyes
        [dive-item-slippers-of-spider-climbing] a pair of slippers of spider climbing
        [dive-item-winged-boots] a pair of winged boots
       *[other] a { SMALL($thing) }
    }
