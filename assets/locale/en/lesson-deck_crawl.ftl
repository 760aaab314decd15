# The first crawl of Deck Crawl: one text for each slip, in the order of
# assets/rulesets/deck_crawl/lesson.ron. Three short sentences at most.

## The start

lesson-deck_crawl-welcome = Welcome to your first crawl. Somewhere in this deck a dragon is asleep: fight, loot and get ready, then kill it before it kills you. Your fighter and your cleric are equipped for it, and the first cards and dice are set up so that nothing can go badly wrong.

## The first round

lesson-deck_crawl-round = Each round every hero turns over a card, and together they show what’s in the next room. Spades and clubs are monsters, diamonds are chests, hearts are traps. The scroll in the corner describes the room.
lesson-deck_crawl-monster = The fighter’s nine of spades is now the monster on the board: attack die d8, wound threshold 4 (half its card). Point at it to read that. A roll that reaches the threshold is a wound, and the second wound kills.
lesson-deck_crawl-opening = The opening is one-on-one: a monster and the hero who drew it. Point at the attack to see its exact odds. Leave the slay dice at 0, and attack.
lesson-deck_crawl-wound = Your seven beat its four: a wound. Its answer is in the tray already, and every line of the log says what was rolled, by which rule and why. Nothing happens at this table that isn’t in the log.
lesson-deck_crawl-armour = It hit back with the eight in the tray: armour comes off first, and the rest comes off your hit points. Both are shown here. T shows whom it means to attack next, and how likely that is to hit.
lesson-deck_crawl-again = From now on everyone can join in, wherever they stand. Larger dice act first, so it’s the fighter’s turn again. Attack: use the button, or right-click the monster for a menu of all you can do to it.
lesson-deck_crawl-miss = A three is a miss, and costs only the turn. The cleric’s d8 acts before the monster’s: with equal dice, heroes go first. Finish it; in your own crawls, R repeats an attack until something changes.

## What comes after it

lesson-deck_crawl-heal = It’s dead, and its loot is shared out once the room is cleared. Before anyone touches the chest, there’s time to heal. The cleric has five heal dice: spend one on the fighter.
lesson-deck_crawl-look-back = Now look back. Rest the pointer on a line of the log, and the board shows that moment. Move away, and you’re back.
lesson-deck_crawl-chest = The cleric’s diamond is a chest. One in three is trapped, and only a thief would notice in time. Open it anyway: loot is what you came for.
lesson-deck_crawl-loot = It was safe. Loot is shared out evenly, and in camp it buys gear. Take the fighter shopping.
lesson-deck_crawl-potion = A healing potion costs two loot points for every hit point it heals. Anyone can drink it, even in a fight. Buy one for 2 hit points.
lesson-deck_crawl-shop-done = What you don’t spend stays loot. Ctrl+Z undoes a wrong purchase, and any other choice, as long as no dice or cards have come up since. Leave the shop.
lesson-deck_crawl-next-round = Gifts, potions and repairs happen in camp too. When you’re done, go on: the next round begins.

## The second round

lesson-deck_crawl-counter = Queens, kings and aces are counters, and go on the dragon’s stack up here. The twelfth wakes the dragon, and one side won’t see daylight again. Everything before that is getting ready.
lesson-deck_crawl-trap = The fighter drew a heart: a trap, with no thief to disarm it. It goes off when you go on. It will hurt, but not for long.
lesson-deck_crawl-pray = A low roll makes it a magical trap, and magic ignores armour; a physical trap doesn’t. Prayer turns five loot points into a heal die. Pray for one: clerics never have enough.
lesson-deck_crawl-on = You could heal the fighter now. It can wait, as you’ll see. On to the next room.

## The third round

lesson-deck_crawl-slay = This one has a d10 and a threshold of 5, and is worth a slay die. Slay dice add to your attack, and then each full 5 is a wound: 11 makes two. A lone die wounds twice at most, and only with its highest face.
lesson-deck_crawl-advice = Stuck? The lamp suggests a move and says why. The book (F1) opens the rule you’re looking at.
lesson-deck_crawl-strike = Do as the lamp would: one slay die is set, and the other four will be needed later. Attack.
lesson-deck_crawl-altar = The jack of hearts is an altar. With a living cleric, a prayer there heals everyone for free, which is what the fighter was waiting for. Go on.
lesson-deck_crawl-step-in = A monster keeps to one hero at a time. In your own crawls, though not in this one, heroes can step in: one gives up an attack and takes a friend’s next hit. In the open fight that’s a choice on the hero’s own turn, before the blow falls.
lesson-deck_crawl-callings = In your own crawls you may also have a thief, who finds traps and disarms them, and a wizard, whose spell dice harm, shield and confuse. Wizards wear little armour, so see that they carry potions.
lesson-deck_crawl-yours = So: draw a room, fight, deal with traps, take the loot, spend it in camp. Get ready before the twelfth counter wakes the dragon. From here on it’s up to chance, and the crawl is yours.
