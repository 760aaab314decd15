# The first dive of Dungeon Dive: one text for each slip, in the order of
# assets/rulesets/dungeon_dive/lesson.ron. Three short sentences at most.

## The door and the trap

lesson-dungeon_dive-welcome = Welcome to your first dive. Maddoc strikes, Ilvane casts. The first dice and cards have been laid out, so nothing can go badly wrong.
lesson-dungeon_dive-doors = A row of three doors, each with a wandering card on it. Clear the room behind one of them, and the next row comes. Take the first.
lesson-dungeon_dive-trap = There is a trap on the way. Each way past is a check: a d20 and a bonus against a DC. Point at one for the odds, which count both tries, and let Maddoc hold the gate.
lesson-dungeon_dive-again = Too little. A check can be tried once more, with the DC 2 higher; failing that sets off the trap. Try again.
lesson-dungeon_dive-enter = The card is turned. You could sneak in for surprise, or back away once on each dungeon level, but mail is loud and the odds are poor. Go in.

## The fight

lesson-dungeon_dive-map = Two d20 have led you to this map, and it is as light as those who live here like it. Choose the way you come in by.
lesson-dungeon_dive-stand = Foes begin at three quarters of the map’s length. You could still change places; you stand well, so go on.
lesson-dungeon_dive-initiative = Everyone rolls for initiative, and foes of a kind roll once. That is the turn order.
lesson-dungeon_dive-sleep = Ilvane acts first. A cantrip costs nothing, any other spell a slot, and a wizard of level 1 has two. Cast Sleep.
lesson-dungeon_dive-area = Sleep fills a circle, and under the pointer you see whom it would catch. There is no save: 5d8 hit points’ worth of them nod off, the weakest first. Put it here.
lesson-dungeon_dive-asleep = One orc sleeps, and wakes when it is hurt. Each turn has a move, an action and perhaps a bonus action, and Ilvane’s action is spent. End her turn.
lesson-dungeon_dive-dash = Point at anyone to see how far they get. The orcs are farther off than Maddoc can walk and still strike. A dash takes your action, and doubles the way.
lesson-dungeon_dive-advantage = Against a sleeper you have advantage: two d20, and the higher counts. From 5 feet every hit is critical too. Point at an attack to see the chance, the damage and whether they drop.
lesson-dungeon_dive-leaving = Whoever leaves a foe’s reach can be struck at, you as well as they. The choice warns you, and disengaging prevents it.

## After it

lesson-dungeon_dive-rest = Under each wandering card lies a trove. After the third room the dungeon level is cleared: you find its hoard and rest for an hour, and hit dice heal you.
lesson-dungeon_dive-run = If a fight goes badly, step off the map and run. Whoever runs lives, but the dive is over for them, so leave in time and drag the fallen along.
lesson-dungeon_dive-yours = From here on it’s up to chance. The lamp suggests a move and says why, and the book (F1) opens the rule you’re looking at.
