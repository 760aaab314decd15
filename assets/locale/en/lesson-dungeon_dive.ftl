# The first dive of Dungeon Dive: one text for each slip, in the order of
# assets/rulesets/dungeon_dive/lesson.ron. Three short sentences at most.

## The door and the trap

lesson-dungeon_dive-welcome = Welcome to your first dive. Maddoc fights, Ilvane casts spells, and both are level 1. The first cards and dice are fixed, so nothing can go badly wrong.
lesson-dungeon_dive-doors = Behind each of these three doors is a wandering card, which says who’s waiting there. Clear one room, and you get three new doors; three rooms clear a dungeon level. Take the first door.
lesson-dungeon_dive-trap = There’s a trap on the way. To get past, make a check: roll a d20, add a bonus, and reach the DC. Point at a way past to see its odds, both tries counted, then have Maddoc hold the gate.
lesson-dungeon_dive-again = A 10 doesn’t reach DC 12. You get one more try at a trap, with the DC 2 higher, but if that fails too, the trap goes off. Try once more.
lesson-dungeon_dive-enter = You turn the card, and it’s orcs. You could sneak in to surprise them, or back away, once per dungeon level, but chain mail is loud and the odds are poor. Go in.

## The fight

lesson-dungeon_dive-map = Two d20s picked this map, and the foes who live here decide how bright it is. Dim light is good enough to fight by; in darkness Maddoc would need a torch.
lesson-dungeon_dive-stand = Foes start three quarters of the way across the map. You could still swap places, with shields in front and casters behind cover, but you’re fine as you are. Go on.
lesson-dungeon_dive-move = Ilvane rolled highest, so she goes first. A turn is a move and an action, in any order. At a distance orcs throw javelins, so lure them in to where Maddoc can reach them: go to the framed square.
lesson-dungeon_dive-sleep = Ctrl+Z undoes a wrong move, and any other choice, as long as no dice have been rolled since. Cantrips are free, and any other spell costs a spell slot: a level 1 wizard has two, and they come back in town. Cast Sleep.
lesson-dungeon_dive-area = Sleep fills a circle; move the pointer to see who it would catch, friends included. There’s no save: it puts 5d8 hit points’ worth of them to sleep, the weakest first. Aim it here.
lesson-dungeon_dive-asleep = 18 hit points are enough for one orc, and it sleeps until something hurts it. Ilvane has used her action, but she still has her reaction. End her turn.
lesson-dungeon_dive-shield = 17 against AC 13 is a hit. But everyone gets one reaction a round, and Shield adds 5 to Ilvane’s AC on the spot. Cast it.
lesson-dungeon_dive-minds = Now it misses. Press the plus above the log to see its details: foes weigh up every square and every attack, and the orc’s line says what tipped the scales. Maddoc is next: go to the framed square beside the orc.
lesson-dungeon_dive-attack = Point at an attack to see its chance to hit, its damage, and whether it can drop the foe, or right-click the orc for a menu of all of them. If the orc had cover, its AC would be higher, and you’d see that too. Attack.
lesson-dungeon_dive-reach = 11 damage leaves it 4 hit points. Maddoc could still move 15 feet, but if you leave a foe’s reach, it can strike at you: that’s an opportunity attack, and he can make them too. End his turn.
lesson-dungeon_dive-disengage = Ilvane is within reach of that axe, and ranged spells have disadvantage next to a foe. Disengaging takes her action, but then she can walk away this turn without opportunity attacks. Disengage.
lesson-dungeon_dive-away = The game warns you about a move that provokes an attack, and this one no longer does. Go back up to the entrance: half cover doesn’t protect anyone from an attacker on higher ground.
lesson-dungeon_dive-ready = An action can also be a dodge, help for an ally, or a readied attack: you wait, then strike as a reaction when a foe comes near enough. T shows where foes can go and whom they threaten. Ilvane’s action is spent: end her turn.
lesson-dungeon_dive-strike = The orc’s 12 missed, because chain mail and a shield give Maddoc AC 18: heavy armour is worth the price. The orc has 4 hit points left. Attack it; in your own fights, R repeats an attack until something changes.
lesson-dungeon_dive-go = One orc left, asleep at the far end. You can still move after an attack, and dashing instead of attacking would take you twice as far. Go to the framed square beside the sleeping orc.
lesson-dungeon_dive-time = Maddoc has no attacks left this turn. Sleep lasts a minute, which is ten rounds, so there’s no hurry. End his turn.
lesson-dungeon_dive-wait = Fire Bolt costs no slot, but from up here it would only wake the orc. Leave it to Maddoc, and end Ilvane’s turn.
lesson-dungeon_dive-advantage = Against a sleeping foe you have advantage: roll two d20s and keep the higher. From within 5 feet every hit is also a critical hit, so all damage dice are rolled twice. Attack.

## After it

lesson-dungeon_dive-trove = The room is cleared, and under its card lies a trove. Coins are split for you, and you say who gets the rest. Give Ilvane the potion: she only has 7 hit points.
lesson-dungeon_dive-run = Not every fight goes that well. If one goes badly, step off the map to run away, and drag along anyone who’s down but stable. A hero who runs away lives, but is out of the dungeon for good.
lesson-dungeon_dive-leave = Two more rooms would earn you a hoard and an hour’s rest, with hit dice to heal wounds. But Ilvane is out of spell slots, and those only come back in town. Abandon the dungeon for today.
lesson-dungeon_dive-town = You’re home, rested and in debt: a night in town before each dive costs 30 gp a head. Here you sell, shop and hire hands, and heroes gain levels by the rooms they’ve cleared. Set out again.
lesson-dungeon_dive-yours = From here on it’s up to the dice. The lamp suggests a move and says why, and the book (F1) opens at the rule you need.
