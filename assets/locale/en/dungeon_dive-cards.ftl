### Dungeon Dive: wandering cards, each with what is heard at its door.

## Cards of the one: fur, scales and too many legs
dive-card-pack-at-the-bones = Pack at the bones
dive-card-pack-at-the-bones-about = Something gnaws behind this door, and something else growls at it.
dive-card-kennel-nobody-feeds = Kennel nobody feeds
dive-card-kennel-nobody-feeds-about = A chain drags over stone, back and forth. A name on the lintel, a bowl on the floor, both licked clean.
dive-card-the-widows-pets = The widow’s pets
dive-card-the-widows-pets-about = The keyhole has been sewn shut with silk, neatly, from the inside.
dive-card-parliament-in-session = Parliament in session
dive-card-parliament-in-session-about = Countless small feet run to their places. Then someone calls for order, and gets it.
dive-card-winter-room = Winter room
dive-card-winter-room-about = Slow breathing behind the door, warm as a bakery and a good deal worse to smell.
dive-card-patience-on-soft-feet = Patience on soft feet
dive-card-patience-on-soft-feet-about = Nothing at all. Then, close behind the door, a long yawn with a great many teeth in it.
dive-card-at-the-trough = At the trough
dive-card-at-the-trough-about = Snorting, scraping, and a heavy body being scratched against the door frame.
dive-card-the-flooded-stair = The flooded stair
dive-card-the-flooded-stair-about = Dripping. A splash. Then the dripping again, as if nothing had happened.
dive-card-coils = Coils
dive-card-coils-about = A dry rustle, like a long carpet being unrolled by someone who’d rather not be heard.

## Cards of the two: tribes of the deep
dive-card-toll-ahead = Toll ahead
dive-card-toll-ahead-about = A board reads PAY HERE. Behind it someone is being hushed, and someone else giggles.
dive-card-workshop-of-small-accidents = Workshop of small accidents
dive-card-workshop-of-small-accidents-about = Hammering, a twang, a yelp, and thin applause.
dive-card-drill-hour = Drill hour
dive-card-drill-hour-about = Boots, all in step. A bark, and they turn, all in step.
dive-card-a-song-with-one-verse = A song with one verse
dive-card-a-song-with-one-verse-about = Deep voices, and a table for a drum. The verse is about what happens to visitors.
dive-card-laughter-over-supper = Laughter over supper
dive-card-laughter-over-supper-about = They’re laughing in there, at something that doesn’t laugh back.
dive-card-those-who-need-no-lamp = No lamp needed
dive-card-those-who-need-no-lamp-about = Clicking tongues, from wall to wall. When you hold your breath, they stop too.
dive-card-the-grey-forge = The grey forge
dive-card-the-grey-forge-about = Hammer, hiss, hammer. No one sings at this anvil, and no one has for a long time.
dive-card-velvet-and-crossbows = Velvet and crossbows
dive-card-velvet-and-crossbows-about = A soft voice gives an order, and every light under the door goes out.
dive-card-the-green-pool = The green pool
dive-card-the-green-pool-about = A gong under water. Wet feet slap over tiles to answer it.

## Cards of the three: people, and those who pass for them
dive-card-counting-the-takings = Counting the takings
dive-card-counting-the-takings-about = Coins on a table, then silence, then a chair pushed back, quite slowly.
dive-card-the-post-nobody-relieved = The post nobody relieved
dive-card-the-post-nobody-relieved-about = “Who goes there?” says a voice at the hatch, hoarse and badly out of practice.
dive-card-gentlemens-wager = Gentlemen’s wager
dive-card-gentlemens-wager-about = Glasses, a fiddle, polite applause. A list of names hangs on the door, all crossed out but yours.
dive-card-evensong = Evensong
dive-card-evensong-about = Chanting in a language with no word for tomorrow. Someone is flat.
dive-card-no-pay-since-spring = No pay since spring
dive-card-no-pay-since-spring-about = A quarrel about boots. One side has the better arguments, the other the axe.
dive-card-the-wrong-chapel = The wrong chapel
dive-card-the-wrong-chapel-about = Incense, and a sermon about mercy that has got as far as the exceptions.
dive-card-roots-through-the-ceiling = Roots through the ceiling
dive-card-roots-through-the-ceiling-about = Leaves rustle where no wind has been for an age, and something small runs to report.
dive-card-society-of-the-full-moon = Society of the full moon
dive-card-society-of-the-full-moon-about = Minutes are read, amended and growled at.
dive-card-letters-for-nobody = Letters for nobody
dive-card-letters-for-nobody-about = A pen scratches, then stops. You hear your own voice through the door, asking who is there.

## Cards of the four: the dead
dive-card-procession = Procession
dive-card-procession-about = Slow steps, round and round, and a bell that lost its clapper long ago but is swung all the same.
dive-card-the-long-table = The long table
dive-card-the-long-table-about = Cutlery. Then someone sets the cutlery aside.
dive-card-bone-store = Bone store
dive-card-bone-store-about = Something is being sorted by size, and someone has found a large one.
dive-card-the-weeping-room = The weeping room
dive-card-the-weeping-room-about = Someone is crying in there, without stopping for breath.
dive-card-who-broke-the-seal = Who broke the seal
dive-card-who-broke-the-seal-about = The seal on this door is broken. It was broken from within.
dive-card-lime-and-cartwheels = Lime and cartwheels
dive-card-lime-and-cartwheels-about = A cart was tipped out here years ago. By the sound of it, someone is still getting up.
dive-card-a-light-in-the-window = A light in the window
dive-card-a-light-in-the-window-about = A lantern swings behind the cracks, friendly and just out of reach.
dive-card-the-guest-who-never-eats = The guest who never eats
dive-card-the-guest-who-never-eats-about = Leather wings against the shutters, and a well-bred voice that bids you enter.
dive-card-the-lost-regiment = The lost regiment
dive-card-the-lost-regiment-about = A drum, a hoof, a banner pole scraping along the ceiling. No one has told them it’s over.

## Cards of the five: monsters
dive-card-kitchen-with-large-spoons = Kitchen with large spoons
dive-card-kitchen-with-large-spoons-about = A pot is stirred, and someone tastes it and sighs: it needs more meat.
dive-card-garden-of-statues = Garden of statues
dive-card-garden-of-statues-about = No sound. The door handle is a hand, very well made.
dive-card-the-turning-passage = The turning passage
dive-card-the-turning-passage-about = A snort, somewhere ahead. Hooves, somewhere behind.
dive-card-loose-tiles = Loose tiles
dive-card-loose-tiles-about = The floor hums under your soles, and one tile rises like a lid.
dive-card-the-ceiling-has-plans = The ceiling has plans
dive-card-the-ceiling-has-plans-about = Grit trickles down by the door. Whatever moved up there has thought better of it, for now.
dive-card-second-soprano = Second soprano
dive-card-second-soprano-about = The loveliest voice you have ever heard, and under it the crack of a bone.
dive-card-nursery-of-the-great = Nursery of the great
dive-card-nursery-of-the-great-about = Something small and very proud coughs, and the door grows warm to the touch.
dive-card-the-midden = The midden
dive-card-the-midden-about = Everything thrown away upstairs ends up here. Something is grateful, with its mouth full.
dive-card-under-the-bridge = Under the bridge
dive-card-under-the-bridge-about = Running water, and a deep voice adding up the fares. The fares are limbs.

## Cards of the six: guests from elsewhere, and what was left running
dive-card-the-furnace-is-lit = The furnace is lit
dive-card-the-furnace-is-lit-about = The hinges are too hot to touch, and something titters behind the grate.
dive-card-weather-indoors = Weather indoors
dive-card-weather-indoors-about = First a warm draught through the keyhole, then hail.
dive-card-a-crack-in-the-floor = A crack in the floor
dive-card-a-crack-in-the-floor-about = A smell of struck flint. Someone reads out a contract, and someone else adds a clause.
dive-card-ring-of-pale-flowers = Ring of pale flowers
dive-card-ring-of-pale-flowers-about = Fiddles no larger than a thumbnail, and your name, sung as though it were funny.
dive-card-the-armoury-stands-to-attention = The armoury stands to attention
dive-card-the-armoury-stands-to-attention-about = Steel is drawn. It’s a fine, clean sound, with no breath anywhere behind it.
dive-card-a-well-furnished-room = A well-furnished room
dive-card-a-well-furnished-room-about = A fire, an armchair, a chest, a good carpet. It’s all been waiting for someone to sit down.
dive-card-the-drains = The drains
dive-card-the-drains-about = A slow wet slap, nearer each time. A boot lies at the threshold, clean as a plate.
dive-card-mushroom-cellar = Mushroom cellar
dive-card-mushroom-cellar-about = Soft pops in the dark, and a sleepy buzzing that has just woken up.
dive-card-stone-that-breathes = Stone that breathes
dive-card-stone-that-breathes-about = The wall beside the door is warm. The door, on reflection, is part of the wall.
