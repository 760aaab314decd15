# The first dive of Dungeon Dive: one text for each slip, in the order of
# assets/rulesets/dungeon_dive/lesson.ron. Three short sentences at most.

## The door and the trap

lesson-dungeon_dive-welcome = Welcome to your first dive. Maddoc strikes, Ilvane casts, and both are at level 1. The first dice and cards have been laid out, so nothing can go badly wrong.
lesson-dungeon_dive-doors = Three doors, and a wandering card behind each. Clear one room in every row; after three rooms a dungeon level is cleared. Take the first door.
lesson-dungeon_dive-trap = There’s a trap on the way. Each way past is a check, a d20 and a bonus against a DC; point at one for the odds, which count both tries. Have Maddoc hold the gate.
lesson-dungeon_dive-again = 10 against 12 is too little. A check at a trap can be tried once more, with the DC 2 higher, and failing that sets off the trap. Try once more.
lesson-dungeon_dive-enter = The card is turned, and it’s orcs. You could sneak in for surprise, or back away once on each dungeon level, but mail is loud and the odds are poor. Go in.

## The fight

lesson-dungeon_dive-map = Two d20 led you to this map, and it’s as light as those who live here like it. Dim light is good enough to fight by; in darkness Maddoc would need a torch. Choose the way in.
lesson-dungeon_dive-stand = Foes begin at three quarters of the map’s length. You could still change places, shields to the front and casters behind cover. You stand well enough, so go on.
lesson-dungeon_dive-move = Ilvane rolled highest and goes first. A turn is a move and an action, in any order. Far away, orcs throw javelins; lure them in where Maddoc gets at them, and go to the framed square.
lesson-dungeon_dive-sleep = A cantrip costs nothing, any other spell a slot. A wizard of level 1 has two, and they come back in town. Cast Sleep.
lesson-dungeon_dive-area = Sleep fills a circle, and under the pointer you see whom it would catch, friends too. There’s no save: 5d8 hit points’ worth of them nod off, the weakest first. Put it here.
lesson-dungeon_dive-asleep = 18 points are enough for one orc, and it sleeps until something hurts it. Ilvane’s action is spent, but not her reaction. End her turn.
lesson-dungeon_dive-shield = 17 against AC 13 is a hit. But everyone has one reaction a round, and Shield adds 5 to Ilvane’s AC at once. Cast it.
lesson-dungeon_dive-minds = A miss after all. Point at the orc’s decision in the log: foes weigh every square and every attack, and say what tipped the scales. Now Maddoc: go to the framed square, next to the orc.
lesson-dungeon_dive-attack = Point at an attack to see its chance, the damage, and whether it takes the foe down. If anything gave the orc cover, its AC would be higher, and you would see that too. Attack.
lesson-dungeon_dive-reach = 11 damage leaves it 4 hit points. Maddoc could still move 15 feet, but whoever leaves a foe’s reach can be struck at: that’s an opportunity attack, and he can make them too. End his turn.
lesson-dungeon_dive-disengage = Ilvane is still within reach of that axe, and casting at range beside a foe has disadvantage. Disengaging takes her action, and no one strikes at her for leaving this turn. Disengage.
lesson-dungeon_dive-away = A move that provokes an attack warns you; this one no longer does. Go back up to the entrance: half cover doesn’t help anyone below against whoever stands higher.
lesson-dungeon_dive-ready = An action can also be a dodge, help for an ally, or a readied attack: you wait with a weapon drawn, and strike as a reaction when a foe comes near enough. Hers is spent. End her turn.
lesson-dungeon_dive-strike = The orc’s 12 missed, since mail and a shield give Maddoc AC 18: heavy armour is worth its price. The orc has 4 hit points left. Attack it.
lesson-dungeon_dive-go = One orc left, asleep at the far end. You can still move after an attack, and a dash in place of the attack would take you twice as far. Go to the framed square, beside the sleeper.
lesson-dungeon_dive-time = Maddoc has no attack left this turn. Sleep lasts for a minute, which is ten rounds, so there’s no hurry. End his turn.
lesson-dungeon_dive-wait = Fire Bolt costs no slot, but from up here it would only wake the orc. Leave it to Maddoc, and end Ilvane’s turn.
lesson-dungeon_dive-advantage = Against a sleeper you have advantage: two d20, and the higher counts. From 5 feet away every hit is critical as well, with all damage dice rolled twice. Attack.

## After it

lesson-dungeon_dive-trove = The room is cleared, and under its card lies a trove. Coin is shared by itself, things go to whoever you say. Give Ilvane the potion: she has only 7 hit points.
lesson-dungeon_dive-run = Not every fight goes like that. If one goes badly, step off the map and run, and drag along anyone who lies there stable. Whoever runs lives, but is out of the dungeon for good.
lesson-dungeon_dive-leave = Two rooms more would bring a hoard and an hour’s rest, with hit dice to heal wounds. But Ilvane has no slot left, and slots only come back in town. Abandon the dungeon for today.
lesson-dungeon_dive-town = Home, rested, and in debt: a night before each dive costs 30 gp a head. Here you sell, shop and hire hands, and heroes rise by the rooms that they have cleared. Set out once more.
lesson-dungeon_dive-yours = From here on it’s up to chance. The lamp suggests a move and says why, and the book (F1) opens the rule you’re looking at.
