### Card Grid: the names of gear.

## What a new hero can begin with: always of use
grid-gear-hemp-rope = Hemp rope
grid-gear-hooded-lantern = Hooded lantern
grid-gear-felt-overshoes = Felt overshoes
grid-gear-lockpicks = Lockpicks
grid-gear-broken-in-boots = Broken-in boots
grid-gear-caged-finch = Caged finch

## What a new hero can begin with: tapped
grid-gear-whetstone = Whetstone
grid-gear-grey-blanket = Grey blanket
grid-gear-plum-brandy = Plum brandy
grid-gear-boathook = Boathook
grid-gear-bone-whistle = Bone whistle
grid-gear-quicklime = Quicklime
grid-gear-dried-peas = Dried peas
grid-gear-needle-and-catgut = Needle and catgut
grid-gear-lamp-oil = Lamp oil
grid-gear-fishing-net = Fishing net
grid-gear-pot-lid = Pot lid
grid-gear-ground-pepper = Ground pepper
grid-gear-crowbar = Crowbar
grid-gear-dry-bedroll = Dry bedroll
grid-gear-ear-trumpet = Ear trumpet
grid-gear-clean-bandages = Clean bandages

## Found: always of use
grid-gear-headsmans-sword = Headsman’s sword
grid-gear-black-yew-bow = Black yew bow
grid-gear-lightning-struck-staff = Lightning-struck staff
grid-gear-ox-hide-belt = Ox-hide belt
grid-gear-missing-ninth-volume = Missing ninth volume
grid-gear-somebody-elses-crown = Somebody else’s crown
grid-gear-blank-pardon = Blank pardon
grid-gear-unsent-letter = Unsent letter
grid-gear-seven-furlong-boots = Seven-furlong boots
grid-gear-quilted-jack = Quilted jack
grid-gear-porters-harness = Porter’s harness
grid-gear-dwarf-linked-mail = Dwarf-linked mail
grid-gear-scale-coat-still-warm = Scale coat, still warm
grid-gear-wakeful-glass-eye = Wakeful glass eye
grid-gear-hermits-jawbone = Hermit’s jawbone
grid-gear-giants-milk-tooth = Giant’s milk tooth
grid-gear-clockmakers-hammer = Clockmaker’s hammer
grid-gear-well-fed-leeches = Well-fed leeches
grid-gear-assessors-scales = Assessor’s scales

## Found: tapped as an action
grid-gear-whaling-harpoon = Whaling harpoon
grid-gear-corked-wasps = Corked wasps
grid-gear-basilisk-lens = Basilisk lens
grid-gear-thunder-egg = Thunder egg
grid-gear-north-wind-bellows = North-wind bellows
grid-gear-cracked-funeral-bell = Cracked funeral bell
grid-gear-abbots-cordial = Abbot’s cordial
grid-gear-regimental-drum = Regimental drum
grid-gear-smudge-pot = Smudge pot
grid-gear-stolen-reliquary = Stolen reliquary

## Found: tapped beside an action
grid-gear-wrong-mushrooms = Wrong mushrooms
grid-gear-painted-pavise = Painted pavise
grid-gear-vaulting-pole = Vaulting pole
grid-gear-batskin-cloak = Batskin cloak
grid-gear-smelling-salts = Smelling salts
grid-gear-second-wind-corked = Second wind, corked
grid-gear-moth-eaten-banner = Moth-eaten banner
grid-gear-grappling-hook = Grappling hook
grid-gear-poisoners-ring = Poisoner’s ring

## Found: tapped when somebody is hit
grid-gear-empty-cloak = Empty cloak
grid-gear-straw-double = Straw double
grid-gear-coffin-lid = Coffin lid
grid-gear-half-a-door = Half a door
grid-gear-spring-gauntlet = Spring gauntlet
grid-gear-tar-pot = Tar pot
grid-gear-spiteful-hand-mirror = Spiteful hand mirror

## Found: tapped after a failure
grid-gear-skeletons-own-key = Skeleton’s own key
grid-gear-devils-thimble = Devil’s thimble
grid-gear-two-headed-penny = Two-headed penny
grid-gear-hobnailed-soles = Hobnailed soles
grid-gear-fencing-masters-glove = Fencing master’s glove

## Found: tapped between fights
grid-gear-unfinished-map = Unfinished map
grid-gear-bonesaw = Bonesaw
grid-gear-goose-down-quilt = Goose-down quilt
grid-gear-army-kettle = Army kettle
grid-gear-backward-hourglass = Backward hourglass
