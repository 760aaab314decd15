# The first adventure of Hex Adventure: one text for each slip, in the order of
# assets/rulesets/hex_adventure/lesson.ron. Three short sentences at most.

## The book

lesson-hex_adventure-welcome = Welcome to a first adventure. You read an entry of the book, choose an option, and the book opens somewhere else. Dice have been laid out for a while, so that nothing can go badly wrong.
lesson-hex_adventure-option = These are the options. Some simply happen, some cost something, and some hang on a check. Tracks in mud sound like a check: look for them.
lesson-hex_adventure-who = 3/IQ: three dice, and no more than the IQ of whoever tries. Rest the pointer on a name to see the exact odds. Tansy is the brighter of the two, and there is only one chance.
lesson-hex_adventure-word = He has read it off. A feather in the pocket is a plot word: the book’s own note that this has happened. Take the one that follows the others.
lesson-hex_adventure-gap = FEATHER is kept for you, and each hero has a point of experience for it. It has also opened an option that nobody else would have seen, the gap in the hedge. Try it.
lesson-hex_adventure-quiet = This one is 3/DX. Tansy is a shade the nimbler, even if neither has learned stealth. Let her lead.

## The first round

lesson-hex_adventure-failed = Fifteen is more than eleven, as the log will tell anybody who asks. A check that fails only leads to another entry. This one holds a fight.
lesson-hex_adventure-order = In each round first the whole party has its turns, then the foes have theirs. Who of yours goes first is up to you. Archers should, before their friends walk into the line: Tansy.
lesson-hex_adventure-sight = Rest the pointer on a foe. A whole line means that Tansy sees it; a broken one is crossed out where something is in the way, be it a tree, a wall or somebody who stands there. How far it is makes no difference.
lesson-hex_adventure-shoot = A turn is a move, then one action, but whoever shoots has to stand still. With three dice Tansy needs her DX and two for her skill with the bow, which is 13. Shoot at the second ruffian.
lesson-hex_adventure-move = Seven damage, and no armour to stop any of it. Now Brask: the lit hexes are as far as he gets, half of his DX. Click the framed one, behind the low wall.
lesson-hex_adventure-end = Nobody is within reach of a sword yet. An action can be left out. End his turn.

## The second round

lesson-hex_adventure-fled = A foe that has taken half its ST in damage runs as soon as its turn comes. It counts as beaten all the same. That leaves two.
lesson-hex_adventure-cover = The poacher shot at Brask and missed. A low wall next to the target is cover, which takes four dice in the place of three, and one more is a lot. Now let Brask answer.
lesson-hex_adventure-close = Point at a hex to see the way there, and whom he would see. Nobody walks through anybody, and a sword reaches only the next hex. Go up to the ruffian.
lesson-hex_adventure-zone = Rest the pointer on the ruffian: the hatched hexes are his zone of control. Whoever goes from one of them to another without attacking gives him a free blow. The same holds for yours, so stand in their way.
lesson-hex_adventure-strike = Brask has DX 10 and two points in swords, so 12 or less on three dice is a hit. The odds show what damage to expect, too. Strike.
lesson-hex_adventure-dodge = A foe that is still up strikes back at once, and pays for it with its next turn. You could dodge before the damage is rolled, for the same price and only if 3/DX comes off. It is just a club: do nothing.
lesson-hex_adventure-bear = One damage; his cloth stopped the other. Now Brask, too, could strike back and lose his next turn. The ruffian has lost his already, so keep yours.
lesson-hex_adventure-view = Tansy cannot see the poacher from here. Walking means not shooting, but it also means having a view next time. Go to the framed hex.
lesson-hex_adventure-still = From here he sees him, and is seen. Foes with bows go for archers and mages before anybody else, so this will sting. End his turn.
lesson-hex_adventure-back = So it did. Whoever has been attacked and still stands may attack back, as far as weapon and sight allow. That is worth a turn: shoot.

## The third round

lesson-hex_adventure-tackle = The poacher has had enough. Tansy has forfeited this turn, which was the price, so everything is up to Brask. He is good with his bare hands: tackle the ruffian.
lesson-hex_adventure-contest = The ruffian had a first blow at him for that, and missed. A contest follows: the higher total wins, unless it is over one’s own DX. If ever you are in doubt, this lamp says what a sound player would do; the book beside it has the rules.
lesson-hex_adventure-dice = How many dice is for you to say, and the foe answers with a number that suits it. Few are safe, many are bold. Name three.

## The fourth round

lesson-hex_adventure-held = They share a hex now, and can only wrestle with each other. The poacher has run for it. Others may still shoot at a grapple, and never hit the wrong one: Tansy.
lesson-hex_adventure-last = The ruffian stands right behind the wall, so cover counts for him, too. Damage as great as ST lays anybody out; he has taken three of his ten. Shoot.

## After the fight

lesson-hex_adventure-tend = Won. Now there is time to help, and whoever is left with more damage than ST would die. Tansy is a medic, and everybody may be tended once: let her see to herself.
lesson-hex_adventure-bandage = As good as new. Things out of the pack help as well and are gone then. The bandage is for Brask.
lesson-hex_adventure-yours = The fight was worth a point of experience to each; at a halt it buys skills and strength. Spells, shops and beds you will meet in other books. Somebody is about to be bitten: from here on chance decides, and the goose is yours.
