### Card Grid: what rooms are for, and what is read out about them.

grid-table-purposes = Purpose of a room

grid-purpose-anteroom = Anteroom
grid-purpose-anteroom-1 = A row of hooks, all empty but one. On that one hangs a wet cloak, still dripping.
grid-purpose-anteroom-2 = The floor is worn hollow where generations have stopped to knock off their boots. You catch yourselves doing the same.
grid-purpose-anteroom-3 = Tallies in chalk cover the wall: sacks in, sacks out. The two columns don’t agree, and the difference has been underlined twice.

grid-purpose-guardroom = Guardroom
grid-purpose-guardroom-1 = It smells of oil, onions and feet. A slate lists the watches of the week, and whoever has the night shift is down in the smallest hand.
grid-purpose-guardroom-2 = A peephole has been drilled in the wall, at a comfortable height. It looks out on the very floor you have just crossed.
grid-purpose-guardroom-3 = Scores are scratched into the plaster, game after game. One set of initials has lost for eleven weeks running.

grid-purpose-bedroom = Bedroom
grid-purpose-bedroom-1 = The air is thick with sleep and lamp smoke. A pair of slippers stands with its toes to the door, ready to go.
grid-purpose-bedroom-2 = A lock of hair is pinned to the wall, and under it a list of dates. The last one is today’s.
grid-purpose-bedroom-3 = A candle marked in hours has been pinched out at midnight. The wick is still soft.

grid-purpose-latrine = Latrine
grid-purpose-latrine-1 = Your noses got here some time before you did. They would like to leave first as well.
grid-purpose-latrine-2 = Potsherds, fish heads, a boot without a sole: whatever they throw away they throw in here, though not always as far as they meant to.
grid-purpose-latrine-3 = Verses have been scratched into the wall at sitting height. The rhymes are poor, but the portrait beside them is drawn with feeling.

grid-purpose-crafting = Workshop
grid-purpose-crafting-1 = Shavings, filings and the smell of hot glue. A half-made thing is held in a clamp, and it is too early to say what it means to be.
grid-purpose-crafting-2 = Tools hang on the wall, each inside its own painted outline. The outline of the largest hammer is bare.
grid-purpose-crafting-3 = A sum has been worked out in the soot on the wall with a wet finger. The answer is ringed three times, as if it had been hoped for.

grid-purpose-gathering = Common room
grid-purpose-gathering-1 = Crusts, cherry stones and a puddle of ale that is still finding its level. The smell of cabbage was here before the walls.
grid-purpose-gathering-2 = A notice at eye height asks that all knives be left outside. It has been put up with a knife.
grid-purpose-gathering-3 = Bowls are stacked beside the door, licked clean. One has a name painted on it, and the name has been licked as well.

grid-purpose-office = Office
grid-purpose-office-1 = Ink has been spilt here for years, and walked about. A quill lies snapped on the last line that it wrote.
grid-purpose-office-2 = Letters in bundles, tied with tape and sorted by sender. The thickest bundle has never been opened.
grid-purpose-office-3 = A map covers most of one wall, and pins cover most of the map. You find this place by where they are thickest.

grid-purpose-practice = Practice room
grid-purpose-practice-1 = Circles have been scuffed into the floor, one over another, with sand thrown down wherever it got wet. Most of the sand is fresh.
grid-purpose-practice-2 = A life-size figure in charcoal has been stabbed until the plaster gave out. The moustache is in another hand.
grid-purpose-practice-3 = Footprints are painted on the floor to show where the feet go, one to twelve. Their author had two left ones.

grid-purpose-barracks = Barracks
grid-purpose-barracks-1 = Boots stand in pairs along the wall, more pairs than you would like. They have all been polished, which is worse.
grid-purpose-barracks-2 = A chalk line runs down the middle of the floor. On either side of it is written OURS.
grid-purpose-barracks-3 = The air is warm, stale and slightly sour, as if a whole company had breathed it and handed it back.

grid-purpose-chapel = Chapel
grid-purpose-chapel-1 = Wax hangs from the candle ledge in icicles as long as an arm. A good deal of asking is done in here.
grid-purpose-chapel-2 = Names are cut into the stone from the floor to as high as a ladder goes, each with a small sign behind it. The newest has no sign yet.
grid-purpose-chapel-3 = The cold in here is an older kind of cold, and smells of incense. Your voices drop before anyone has decided to drop them.

grid-purpose-audience-room = Audience room
grid-purpose-audience-room-1 = A strip of floor has been worn pale by people on their knees. It stops well short of where the answers were given.
grid-purpose-audience-room-2 = A bell rope hangs by the door with a card: RING ONCE AND WAIT. The plaster beside it is grey from leaning.
grid-purpose-audience-room-3 = Painted ancestors face each other along the walls, all with the same chin. The painter has been honest about the chin.

grid-purpose-assembly-room = Assembly room
grid-purpose-assembly-room-1 = Every sound comes back from the walls a little louder. That must be a help to those who speak here, and a trial to everyone else.
grid-purpose-assembly-room-2 = A vote has been chalked up: forty strokes on one side and none on the other. The other side has been scrubbed all the same.
grid-purpose-assembly-room-3 = Footprints stand in the dust in ranks, row behind row, all facing one way. What they faced has been pacing.

grid-purpose-warehouse = Warehouse
grid-purpose-warehouse-1 = Lots are painted on the floor in white squares, and half the numbers have been painted over. It smells of tar, rope and other people’s cinnamon.
grid-purpose-warehouse-2 = Whatever was brought in last was dragged, and scored the flagstones as deep as a thumb. No such mark leads out again.
grid-purpose-warehouse-3 = A ledger hangs on a string by the door. The last page declares all present and correct, in a hand that shook.

grid-purpose-gym = Drill hall
grid-purpose-gym-1 = Sawdust has been raked and wetted over the whole floor, with care. It is there to be bled on.
grid-purpose-gym-2 = Knotted ropes hang from the ceiling, worn dark up to a height that most arms would manage. Above that they are as good as new.
grid-purpose-gym-3 = A list of punishments is painted on the wall, counted in laps. It ends with the words AND THEN AGAIN.

grid-purpose-kitchens = Kitchens
grid-purpose-kitchens-1 = The walls shine with fat, as high as a spoon can splash. Something with garlic is catching at the bottom of a pot.
grid-purpose-kitchens-2 = Knives hang on the wall in order of size. There is a gap near the large end.
grid-purpose-kitchens-3 = Onions hang in strings beside strings of something else, dried, that curls like an ear. Only the onions are labelled.

grid-purpose-prison = Prison
grid-purpose-prison-1 = Days have been scratched into the wall in fives, high up and low down, by a dozen hands. In one place they stop at four.
grid-purpose-prison-2 = Chains run through rings in the floor, and one link has been filed nearly through. The file hangs on the wall, an inch out of reach.
grid-purpose-prison-3 = A board beside the door lists the rations. There are eleven names on it, and bread for eight.

grid-purpose-throne-room = Throne room
grid-purpose-throne-room-1 = The floor has been laid so that each of your steps can be heard at the far end, and counted.
grid-purpose-throne-room-2 = Battles, a coronation, more battles: mosaics run the length of the walls. The same face has been chiselled out of all of them and another one set in.
grid-purpose-throne-room-3 = A path has been polished into the flagstones, straight ahead and one person wide. You were meant to come up it slowly, and on your own.

grid-purpose-temple = Temple
grid-purpose-temple-1 = Offerings lie along the walls: loaves, rings, a great many teeth. The loaves have been here longest.
grid-purpose-temple-2 = A whisper goes once round the walls and comes back to you with something added.
grid-purpose-temple-3 = The paint is as thick as bark, one god over another. Where it flakes, an older one looks out.

grid-purpose-fortification = Fortification
grid-purpose-fortification-1 = Holes have been cut in the ceiling, and the floor below them is stained black. You have stopped exactly there.
grid-purpose-fortification-2 = The walls were twice as thick as they had to be, and then they were thickened. Someone here has lost a siege before.
grid-purpose-fortification-3 = Marks on the floor show who stands where when the horn blows. One of them has been given a wreath.

grid-purpose-farm = Farm
grid-purpose-farm-1 = Warm air, wet earth and dung. A straw hat hangs by the door, for want of a sun.
grid-purpose-farm-2 = Black soil has been carried down here by the basket, to judge by the groove in the threshold. What grows in it has never been told about daylight.
grid-purpose-farm-3 = Feeding times are chalked on a board, with the amounts. Below that: ALWAYS IN TWOS, AND NEVER TURN YOUR BACK.
