# The first dungeon of Band Crawl: one text for each slip, in the order of
# assets/rulesets/band_crawl/lesson.ron. Three short sentences at most.

## The band

lesson-band_crawl-welcome = Welcome to your first dungeon. You are a star, a human warrior with a reputation of 5, and you are about to gather a band and go below. The first dice have been set up, so nothing can go badly wrong.
lesson-band_crawl-sword = Reputation is nearly everything here: how many dice you fight with, and what you roll against. The rest is what you carry. First, a sword.
lesson-band_crawl-shield = You have a hand left. A shield gives you one more die whenever someone attacks you: take one.
lesson-band_crawl-armour = The heavier your armour, the less a hit does. But those without any are nimble, and get a die more against the heaviest. Take the middle way: light armour.
lesson-band_crawl-armed = That will do. A star may take four plain things along; magical ones have to be found.
lesson-band_crawl-elf = A star of 5 can lead a band of five. You choose the race, and the dice say who turns up. Elves are good shots: ask for one.
lesson-band_crawl-dwarf = An elf shooter with a bow, reputation 4. Grunts fight for you by the rules of the book, so you only have to command yourself. Now a dwarf.
lesson-band_crawl-enough = A dwarf soldier with a spear and shield. Three of you will do: the more you are, the more foes turn up. Set out.

## Below

lesson-band_crawl-reason = A goblin rules this dungeon: the Big Bad. You are after its treasure, which lies on the last of twenty tiles. Find it, and get out alive.
lesson-band_crawl-turn = Each turn begins with two dice, and doubles bring something nasty. This time, nothing. Your group can now move one tile: go north.
lesson-band_crawl-hurry = A corridor, drawn on the map as you find it. Once a turn you can hurry: two dice against reputation, read by each of you. Try it.
lesson-band_crawl-on = A 1 and a 2: everyone passes, and you all get another tile. Onward.

## The fight

lesson-band_crawl-charge = A room, and two goblins in it. First the leaders test for the charge: dice of 1 to 3 are successes, and you had more. Your side acts first.
lesson-band_crawl-shot = Shooters act before anyone else. Your elf rolled two dice against a reputation of 4, hit, and put a goblin out of the fight. It lies there until the fight is over.
lesson-band_crawl-strike = Point at the attack to see the exact odds. In each round both of you roll a die for every point of reputation, and more successes win. Attack.
lesson-band_crawl-order = The dwarf has charged as well. When several attack the same foe, a star may choose who goes first. Go yourself.
lesson-band_crawl-power = You lost the first round and should have been out of the fight. Stars have power dice against that: one of yours came up 1 to 3 and turned it into a point of reputation, lost until the melee was over. A 6 would have been used up.
lesson-band_crawl-damage = The next round was yours by three. The lead and the armour make the impact, and a damage die no higher than that puts the loser out. A 1 kills.
lesson-band_crawl-kill = Both goblins are down. You can bind them or kill them, and each kill earns a coin. Kill them all.
lesson-band_crawl-find = The room held a potion of healing, with two draughts. Anyone can carry it. In a fight you give it to a friend who lies beside you: take it yourself.
lesson-band_crawl-advice = Stuck? The lamp suggests a move and says why. The book (F1) opens the rule you’re looking at.
lesson-band_crawl-yours = So: explore, fight, loot, and turn back before it’s too late. The way home is as long as the way in, and hidden forces are about. From here on it’s up to chance, and the dungeon is yours.
