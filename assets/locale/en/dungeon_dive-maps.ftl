### Dungeon Dive: what the party sees as it comes in, map by map. Their names stand with the drawings.

## Small sheets
dive-map-lych-well = Graves lie round a well, as close as guests round a fire. The water has come over the kerb and found its way between the slabs. Someone has left a cup there on a chain, for the thirsty.
dive-map-hung-larder = Bundles in grey silk hang from the roof. Some of them sway, and none has a label. The cages on the floor are for what isn’t ready yet.
dive-map-cold-forge = The forge is cold, but a pool of metal in the corner glows like an eye that won’t close. Crates of blades that nobody paid for stand beside the way in. The anvil has been moved to where the draught is best.
dive-map-flooded-cellar = The steps lead down to black water with casks afloat in it. A dam of fallen brick crosses the middle, and along the walls it is dry, if that’s the word. Past floods are marked on the doorpost; the last mark is above your heads.
dive-map-guardroom = Bunks behind one door, weapon racks round the bend, and between them a table with a game laid out. The brazier is lit. Whoever was winning has left in a hurry.
dive-map-under-the-stair = Whatever didn’t fit upstairs has been pushed in here, in lanes that get lower the further in you look. The crates promise lamp oil, candles and rope. Most of the labels have been eaten.
dive-map-oubliettes = Square holes in a good clean floor, each with a ring for a rope and no rope. The cages are for guests who were only staying the night. It’s quiet, the way a place is when it’s listening.
dive-map-lamp-shrine = The lamps in front of the altar are full and trimmed. Between you and them the nave lies a step lower, so that everyone arrives looking up. The banners have faded to the same brown, whatever they once disagreed about.
dive-map-crooked-gallery = The gallery turns one way, thinks better of it and turns back, round stumps of rock that no one bothered to cut. There’s a high road through it and a low one. From neither can you see all of the other.
dive-map-tipped-room = This was a bedroom until the rock beneath it moved. Now the floor slopes like a roof, and all the furniture has slid to the bottom and made itself comfortable. The pictures still hang straight, which makes it worse.

## Medium sheets
dive-map-bell-pit = The bell came down long ago and took most of the floor with it. What’s left is a ring of flagstones and, straight across the hole, the beam the bell hung from. It has been worn flat by people in a hurry.
dive-map-family-vault = Steps lead down past one generation after another, each with its alcoves and its coffins, plainer the older they get. At the bottom stands an altar with fresh wax on it. A few of the lids are off.
dive-map-alchemists-undercroft = It smells of vinegar, hot glass and a decision someone came to regret. Benches and cauldrons stand where they were left, and one fire still burns under nothing at all. The jars on the shelves have been turned with their labels to the wall.
dive-map-double-gate = Behind the gate there is a yard, and behind the yard there is another gate, with holes in the floor between them for people who stop to think. The guards had doors of their own at the sides. Visitors were not meant to look there.
dive-map-wine-vaults = Cask after cask lies under the vaults, each with a date in chalk and a remark. The middle aisle is dug deeper, for the great tuns, and one of those has burst. The floor is sticky and smells of a good year.
dive-map-nine-pillars = Nine pillars hold up the hall, and one of them is having doubts. Between them the floor is sunken, worn down by feet or made for something that has to drain away. Lamps burn along the edge.
dive-map-dry-cistern = No one has drawn water here for a hundred years; what’s left of it lies at the bottom, green and still. A ledge runs round the basin, with ramps for the poor souls who had to go down and scrape it. Between the piers the echo answers a little late.
dive-map-refectory = Long tables, long benches, and a platform for the reader, so that no one need enjoy a meal in silence. A door leads to the kitchen. The smell of onions from in there is recent.
dive-map-quarry-face = You stand on the old ground, and in front of you it ends: the face drops sheer to the floor they were cutting, where blocks stand like teeth. The quarrymen left by the ramp. To judge by their tools, they ran.
dive-map-broken-causeway = There are two ways over the rift: the causeway, which has lost its edges, and further along a single course of stone that was never meant to be walked on. On the far side someone has piled up crates, and put some thought into it.
dive-map-menagerie = Cages stand about in no order, and most of them are open. A plaque on each gives a name, a diet and a warning, but something has chewed the plaques. A trail of straw leads off towards the pens.
dive-map-steam-baths = Warm fog hangs over the pools and drips from the vault. A paved walk runs between the waters, past a marble bather who has lost both arms and kept her towel. The benches are set where you can watch who comes in.

## Large sheets
dive-map-black-mirror = Your lamps appear a second time, upside down, in water that has never felt a wind. Spits of gravel wind between the pools. What looks like the far shore may be the roof.
dive-map-chained-library = The shelves stand in ranks, and every book is chained to its place, some of them twice. One case has come down across an aisle, and its books have fled as far as their chains would let them. The reading floor lies a step lower, where the light was best and the supervision closest.
dive-map-fungus-gallery = The cave glows a little, the colour of old cheese, from caps that grow as thick as cobbles. A stream has cut it in two and then lost interest. Shelves of rock run overhead, and soft things lean over the edge of them.
dive-map-fallen-chapel = The roof came down on the middle of the nave, and there it lies, higher than the pews. Beyond it the altar lamps are burning. Stairs lead down between the pillars, to where the congregation went next.
dive-map-toll-stair = From the old road to the new the way climbs in broad landings, and on the middle one the toll house stands square in the way. The list of prices beside its door is longer than the road. The last line is a discount for the dead.
dive-map-drill-hall = The sand in the ring has been raked, and the dummies have been hit by people who meant it. A gallery runs along one side, for officers and for anyone else with a bow. The barracks doors are on the other.
dive-map-barge-hall = A canal runs through the hall, black and slow, under a stone bridge and past a single plank. A barge lies moored at the quay with its cargo half ashore. It was expected yesterday, says the clerk’s slate, and underlines it.
dive-map-four-vaults = Four vaults meet under a low dome, with a well in the middle and graves let into the floor. In each corner there is a chapel with doors on two sides, so that the mourners of two families need never meet. The fourth vault goes down.
dive-map-white-ravine = The ravine is full of white, like a bed with the curtains drawn. Threads as thick as rope run from wall to wall above the drop, and here and there they hide a place to cross. Every sound you make goes in, and none comes back.
dive-map-slag-garden = For years someone tipped slag here, and someone else has raked paths between the heaps. The streams that run through have a red crust and a slow, fat way of moving. A few statues have been set up, slightly singed, as if it were a garden.

## Grand sheets
dive-map-hanging-court = A throne stands on a disc of stone above nothing at all, and the bridges to it are in good repair, except for the one that most people must have been on. The petitioners’ benches face away from the drop. Cages hang along the brink, for those who lost their case.
dive-map-sunken-theatre = Stone seats go down in a half-circle to a stage, and to a pool where the musicians used to sit. The best seats have slid downhill. Lamps burn before the stage, as if someone had only just missed a cue.
dive-map-long-ossuary = The road runs on between walls of skulls, sorted by size and swept of dust. In the middle the earth has opened, and an arch carries the road across, wide enough for a procession. The draught from below is cold, and in no hurry.
dive-map-great-kitchen = The table is as high as a cottage, the bench beside it as high as a cart, and the knives stuck in the floor are taller than you are. The hearth is full of embers from wall to wall. Someone has spilt the soup, and you could drown in it.
dive-map-lantern-row = A whole street lies down here, with houses, shop signs and a well in the square, and rock where the sky should be. It sank in a single night, and hardly broke a window. Someone still lights the lanterns.
dive-map-deep-foundry = Furnaces stand in a row and feed one channel, and the channel is running. A gantry crosses the floor among anvils and casting pits, so that the masters could look down on the work, and on the workers. It’s too hot to whisper.
dive-map-worlds-drain = Water comes in along channels as straight as rulers and goes down a hole in the middle of the floor. The floor goes after it in great rings, each lower than the last, with ramps where you least need them. It sounds like someone breathing in.
