# What a rule says for itself the first time it matters: `hint-` and the rule’s id with hyphens.

hint-close = Put the hint away
hint-more = The whole rule
hint-off = No more hints

hint-deck_crawl-heroes-choice = The face is the trade, the suit the people. Fighters hit hard, clerics heal, thieves see to traps and chests, wizards do a little of everything eight dice at a time. All other cards become money.
hint-deck_crawl-resources-creation_prices = What is spent now is worth more than what is kept: left-over points become loot, but everything is dearer once the crawl has begun. Armour first is never wrong.
hint-deck_crawl-round-draw = Each living hero turns over a card a round. Clubs and spades are monsters, diamonds treasure, hearts traps; a few are harmless strangers, and twelve of them count towards the dragon.
hint-deck_crawl-round-counters = Counter cards go onto the dragon’s stack, at the top of the screen. With the twelfth it wakes, and the crawl ends one way or the other. Use the rounds before that to get ready.
hint-deck_crawl-fight-opening = In the first round of a fight every monster and the hero who drew it have each other to themselves. Help can come only from the second round on.
hint-deck_crawl-fight-open = Now everyone may help anyone. Two heroes on one monster end most troubles before it acts again.
hint-deck_crawl-fight-order = Larger attack dice act first, and heroes before monsters with the same die. Who acts next stands at the top of the screen.
hint-deck_crawl-fight-wound = An attack is one die against the threshold on the monster’s token. Rest the pointer on a choice to see its exact odds before you take it.
hint-deck_crawl-fight-critical = The highest face of a lone attack die wounds twice if it is also twice the threshold or more. Small dice do that surprisingly often.
hint-deck_crawl-fight-damage = Monsters roll too, and armour comes off the result. Point at a hero’s armour rating to see what it is made of.
hint-deck_crawl-fight-death = At nothing left a hero falls. A cleric, or a potion of divine intervention, can bring them back; their gear can be taken up in the meantime.
hint-deck_crawl-fighter-slay = Slay dice are thrown along with the attack and are gone then. Five have to last until the dragon, and against it totals count in multiples of its threshold.
hint-deck_crawl-thief-evade = Evade dice come off a blow after you have seen it. Spend them on blows that would kill, not on scratches.
hint-deck_crawl-thief-spot = A thief sees every trap, whoever drew it, and may try to take it apart: only a 1 sets it off.
hint-deck_crawl-cleric-heal = One die or several a hero. In a fight healing takes the place of the attack; in camp it costs only the dice.
hint-deck_crawl-cleric-pray = Out of a fight loot buys dice back, and anybody may pay. A full pool before the dragon is worth a lot of loot.
hint-deck_crawl-wizard-spells = Spells take the place of an attack and cost two dice each. A missile needs no attack roll; a buff goes onto somebody else’s; protection counts as armour, even against magic.
hint-deck_crawl-race-halfling = A halfling may roll four dice again in a dungeon, whatever they were for. The second result stands.
hint-deck_crawl-traps-magical = Traps with a magic sign pass through ordinary armour. Dwarves, and heroes under protection, feel less of them.
hint-deck_crawl-traps-physical = A trap of steel is stopped by armour like any blow.
hint-deck_crawl-chests-trapped = One chest in three is trapped. A living thief sees that in time and may take the trap apart; and any chest may be left alone.
hint-deck_crawl-loot-divide = Loot is shared in the way chosen at the start. In camp heroes can still give each other whatever they like.
hint-deck_crawl-loot-buy = Between rounds loot buys gear at the prices of the crawl. Before the dragon it is worth nothing to keep: it wants spending on armour, potions and dice.
hint-deck_crawl-cards-stranger = Strangers mean well. Who it is is rolled: a smith mends what is damaged, a priest heals, others have something to give.
hint-deck_crawl-cards-altar = With a living cleric in the party a prayer at the altar heals every living hero, for nothing. Without one it is a stone with wax on it.
hint-deck_crawl-dragon-wakes = Twelve wounds, a d12, and nothing but the toughest hero in its mind. Every die in every pool is for this.
hint-deck_crawl-dragon-target = The dragon stays with one hero until that one is dead. Keep that one standing: heal, protect, step in.
