# The first crawl of Deck Crawl: one text for each slip, in the order of
# assets/rulesets/deck_crawl/lesson.ron. Three short sentences at most.

## Heroes

lesson-deck_crawl-welcome = Welcome to a first crawl. Cards and dice have been laid out for it, so nothing can go badly wrong. In ten minutes you know the game, and the rest of this crawl is yours.
lesson-deck_crawl-fighter = Each of your two heroes was dealt six cards. A face makes the trade and its suit the people: the jack of hearts is a human fighter. Take the jack.
lesson-deck_crawl-cleric = The other hand could become a wizard or a cleric. Kings are clerics, clubs are dwarves, and a dwarf is hard to kill. Somebody has to do the healing: take the king.

## Money

lesson-deck_crawl-plate = All other cards are money: pips as printed, ten for a face that was not used, ten more for being human. Armour first is never wrong. Buy the plate, which only a fighter can wear.
lesson-deck_crawl-leftover = Most goods cost twice as much down below. A shield or a potion would be well bought now; what you keep becomes loot. Then leave the shop.
lesson-deck_crawl-scale = Nothing heavier than scale sits well on a cleric. It takes four off every blow. Buy it.
lesson-deck_crawl-enter = Here, too, what is left over becomes loot, and a cleric can use loot. Leave the shop, and the crawl begins.

## The first round

lesson-deck_crawl-round = Every round each hero turns over a card, and together the cards say what is in the next room. Spades and clubs are monsters, diamonds are chests, hearts are traps. What it all looks like stands on the sheet in the corner.
lesson-deck_crawl-monster = The nine of spades is a monster with a d8 and a threshold of four, half of its card. Rest the pointer on it to read that. A wound is a die that reaches the threshold; the second one kills.
lesson-deck_crawl-opening = First the two who met have each other to themselves. Rest the pointer on the attack: it shows the exact odds before you choose. Leave the slay dice at 0, and strike.
lesson-deck_crawl-wound = Seven is more than four: a wound. Every line of the log tells what was rolled, by which rule and why. Nothing happens at this table that is not in it.
lesson-deck_crawl-armour = Then it struck back with an eight. Armour comes off first, and only the rest off the hit points. Here is where both stand.
lesson-deck_crawl-again = From now on everybody may join in. Larger dice act first, so it is the fighter’s turn again. Strike.
lesson-deck_crawl-miss = A three is a miss, and costs nothing but the turn. The cleric’s d8 comes before the monster’s: where dice are equal, heroes are quicker. Finish it.

## What comes after it

lesson-deck_crawl-heal = It is dead, and worth its threshold in loot. Before anybody goes near the chest there is time to breathe. The cleric has five healing dice: spend one of them on the fighter.
lesson-deck_crawl-look-back = Now look back. Rest the pointer on a line of the log, and the board shows that moment; take it away, and you are here again. Go on when you have seen enough.
lesson-deck_crawl-chest = The cleric’s diamond was a chest. One in three is trapped, and only a thief would know in time. Open it all the same: loot is what you came for.
lesson-deck_crawl-loot = It was safe. All loot is shared out evenly, and in camp it buys goods. Send the cleric shopping.
lesson-deck_crawl-shield = Clerics may carry a shield, one more off every blow. Buy it.
lesson-deck_crawl-shop-done = What is not spent stays loot. Leave the shop.
lesson-deck_crawl-next-round = Gifts, potions and repairs are for the camp, too. When nobody wants anything more, go on: the next round begins.

## The second round

lesson-deck_crawl-counter = Queens, kings and aces are counters, and go onto the dragon’s stack up here. With the twelfth the dragon wakes, and one side will not see the daylight again. Everything before that is for getting ready.
lesson-deck_crawl-trap = The fighter turned over a heart: a trap, and no thief in the party to take it apart. It goes off when you go on. It will hurt, but not for long.
lesson-deck_crawl-pray = A low roll makes it a magic trap, and magic passes through armour; steel would not have. Prayer turns five loot points into a healing die. Pray for one, because clerics never have enough of them.
lesson-deck_crawl-on = The fighter could be healed now. It can wait, as you will see. On to the next room.

## The third round

lesson-deck_crawl-slay = This one has a d10 and a threshold of five, and is worth slay dice. They are thrown along with the attack, and the total counts: twice the threshold wounds twice, three times it thrice. Five have to last a long time.
lesson-deck_crawl-advice = If ever you are in doubt, the lamp up here says what a sound player would do, and why. The book beside it, or its key F1, opens the page of the rule that asks. Each of these slips leads to its own page as well.
lesson-deck_crawl-strike = Two slay dice will do. They are set: strike.
lesson-deck_crawl-altar = The jack of hearts is an altar. With a living cleric a prayer there heals everybody for nothing, which is what the fighter was waiting for. Go on.
lesson-deck_crawl-yours = Strangers, spells, thieves and potions you will meet as they come, each with a hint. Most of the counters are still in the deck: gather loot, keep dice, be ready for the dragon. From here on chance decides, and the crawl is yours.
