# The first dungeon of Band Crawl: one text for each slip, in the order of
# assets/rulesets/band_crawl/lesson.ron. Three short sentences at most.

## The band

lesson-band_crawl-welcome = Welcome to your first dungeon. You are a star, a human warrior with a reputation of 5, and you are about to gather a band and go below. The first dice have been set up, so nothing can go badly wrong.
lesson-band_crawl-sword = Reputation is nearly everything here: it says how many dice you fight with, and what you roll against. The rest is what you carry. First, a sword.
lesson-band_crawl-shield = You have a hand left. A shield gives you one more die whenever someone attacks you in melee: take one. Ctrl+Z undoes a choice, as long as no dice have been rolled since.
lesson-band_crawl-armour = The heavier your armour, the less a hit does. But anyone without armour is nimble, and gets a die more when attacking the heaviest. Take the middle way: light armour.
lesson-band_crawl-armed = That will do. A star may bring four ordinary items; magical ones have to be found.
lesson-band_crawl-elf = A star of 5 can lead a band of five. You choose the race, and the dice say who turns up. Many elves are shooters: ask for one.
lesson-band_crawl-dwarf = An elf shooter with a bow, reputation 4. In this tutorial grunts fight by the book, so you only have yourself to command. Now a dwarf.
lesson-band_crawl-enough = A dwarf soldier with a spear and shield. Three of you will do: the more of you there are, the more foes turn up. Set out.

## Below

lesson-band_crawl-reason = A goblin rules this dungeon: the Big Bad. You are after its treasure, which lies on the last of twenty tiles. Find it, and get out alive.
lesson-band_crawl-turn = Each turn begins with two dice, and doubles bring something nasty. This time, nothing. Your group can now move one tile: go north.
lesson-band_crawl-hurry = A corridor, drawn on the map as you find it. Once a turn you can hurry: you roll two dice for everyone, and each compares them with their own reputation. Try it.
lesson-band_crawl-on = A 1 and a 2: everyone passes, and you all get another tile. Onward.

## The fight

lesson-band_crawl-charge = A room, and two goblins in it. First the leaders take the charge test, for who acts first: dice of 1 to 3 are successes, and you rolled more. Your side begins.
lesson-band_crawl-shot = Shooters and casters act before anyone else; for spells see Magic in the book (F1). Your elf rolled two dice against a reputation of 4, hit, and put a goblin out of the fight. T shows where the other one can go, and whom it threatens.
lesson-band_crawl-strike = Point at the attack to see the exact odds, or right-click the goblin for a menu of all you can do to it. In each round both of you roll a die for every point of reputation, and whoever has more successes wins. Attack.
lesson-band_crawl-order = The dwarf has charged as well. When several attack the same foe, a star may choose who goes first. Go yourself; in your own dungeons, R repeats an attack until something changes.
lesson-band_crawl-power = You lost the first round, and would have been out of the fight. Star power dice help against that: one came up 1 to 3, so you only lost a point of reputation until the melee was over. A 6 would have used up its die.
lesson-band_crawl-damage = You won the next round by three. That lead, changed by armour, is the impact. A damage die of that or less puts the loser out, and a 1 kills.
lesson-band_crawl-kill = Had a goblin been left, it would have taken a crisis test, and perhaps fled: see the page Crisis in the book (F1). Both are down, and you can bind or kill them; each kill earns a coin. Kill them all.
lesson-band_crawl-find = The room held a potion of healing, with two draughts. Anyone can carry it. In a fight it goes to an ally who is down next to you: take it yourself.
lesson-band_crawl-advice = Stuck? The lamp suggests a move and says why. The book (F1) opens the rule you’re looking at.
lesson-band_crawl-yours = So: explore, fight, loot, and turn back before it’s too late: the way home is as long as the way in. If a fight goes badly, you can break it off and flee, as the page Flight in the book (F1) says. From here on it’s up to chance, and the dungeon is yours.
