# The first dungeon of Card Grid: one text for each slip, in the order of
# assets/rulesets/card_grid/lesson.ron. Three short sentences at most.

## The cards

lesson-card_grid-welcome = Welcome to your first dungeon. You lead an elf archer and a dwarf fighter, and before they set out you lay out their cards. The first dice have been set up, so nothing can go badly wrong.
lesson-card_grid-joint = Everything about a hero is a card. Where two of them touch, the bonus on one goes to the skill on the other: that’s a joint. Here the +4 of the elf card goes to Shoot on the archer card.
lesson-card_grid-notice = Lay the same cards differently, and they make different skills. Press Notice to have them laid out for the most of it.
lesson-card_grid-back = Notice is up to 6, and Shoot is gone: edges that touch nothing count for nothing. But you came to fight. Drag the archer card back to the right of the elf card.
lesson-card_grid-laid = Shoot is 4 again, and the elf’s ability still adds 2 to Notice. Ctrl+Z would have put the card back, too: it undoes any choice, as long as no dice have been rolled since. Once you’ve gone in, the cards stay where they are: keep them like this.
lesson-card_grid-dwarf = The dwarf fighter has one card more. The name on the left lends 4 to Craft on the dwarf card, the dwarf lends 4 to Fight on the fighter card, and the fighter’s ability makes that 6.
lesson-card_grid-attacks = Attacks have a sheet to themselves; turn to it if you like. Feint high lies to the left of Low sweep, and that makes a combo: right after a feint that hits, the sweep gets +4. Leave both as they are.

## Below

lesson-card_grid-reason = An ogre lives here, and you have come for a tax roll; the log tells you why. Find it, get hold of it, and see that at least one of you walks out again.
lesson-card_grid-look = Some rooms hold more than doors. In the corner of this one a bag hangs on a nail, and the air around it is foul. Look at it.
lesson-card_grid-way = Each way to get the bag has a skill and a number to beat, with dice and skill together. Shoot 4 against 10 takes a 7 on the dice, and each choice says how likely that is. Have the elf archer shoot, cautiously: that means two dice.
lesson-card_grid-passed = 7 and 4 make 11, and that beats 10; a tie would have failed. The bag will be worth 6 points to each of you, once you’re home. On to room 2.

## The fight

lesson-card_grid-dice = Four goblins. Each has rolled a die, and that is all it has to lose: a 6, a 2, a 5 and a 3. You noticed them first, so your side acts first in every round.
lesson-card_grid-whetstone = A hero’s turn is a move and then an action. On top of that, some cards can be tapped: used for what they say, once in an adventure. Tap the whetstone, which adds 2 to the elf archer’s roll.
lesson-card_grid-shoot = Cautious attacks roll 2d6, aggressive ones 1d12: two dice let you down less often, one die comes up high more often. Point at both to compare. With the whetstone’s help you can be bold: shoot at goblin 3, aggressively.
lesson-card_grid-pack = 8 and 7 make 15, and that beats 10 by 5. A hit takes the lowest dice of a pack that add up to at least as much: the 5, or the 2 and the 3; even a hit by 1 would take the 2. Two goblins for one arrow it is.
lesson-card_grid-walk = An action ends the turn, so now it’s up to the dwarf fighter. Blows only reach the next square, and T shows where the goblins can go and whom they threaten. Go to the framed square, beside goblin 6.
lesson-card_grid-feint = Point at the attacks, or right-click the goblin for a menu of them: the feint is harder to land than the sweep. But Fight 6 and +1 for the card make 7, so a 4 on the dice will do, and then there is the combo. Feint, cautiously.
lesson-card_grid-tap = One more down, but goblin 1 hits your dwarf fighter for 5. That costs defence cards worth 5 or more in all. You can tap some first: the oak shield takes 4 off the hit, but then it can’t protect you again until you rest.
lesson-card_grid-pay = That leaves 1. Discard Chin down, which is worth exactly that, and keep the buckler. Anyone without an untapped defence is out of the fight.
lesson-card_grid-turn = A new round, and you choose who goes first. Your dwarf fighter can’t take much more and has a combo waiting. Let the dwarf act first.
lesson-card_grid-combo = The feint hit, and this is the dwarf fighter’s next action, so Low sweep has +4. With that you add 11 to the dice, and it takes more than 9 to hit. Sweep, cautiously.

## The way home

lesson-card_grid-pot = You won; in your own fights, R repeats an attack until something changes. And there is the tax roll: somebody has laced it over a stewpot for a lid. Look at it.
lesson-card_grid-craft = Getting it works like the bag: ways, skills, numbers. Each of you can try each way only once, so choose well: the dwarf fighter has Craft 4, thanks to that name. Unlace it, cautiously.
lesson-card_grid-met = You have it, and all you need to do now is leave. The twist is out as well: each dungeon has something that no one told you about, and here it’s a toothache. Don’t wait for the ogre: go back to room 1.
lesson-card_grid-out = From here a way leads outside, and leaving ends the adventure. Anyone who was out of the fight would be carried along. Leave the dungeon.
lesson-card_grid-points = Home. Success earns each of you 40 points, and the bag held 6. You have rested, too: what was tapped is ready again, and what was discarded has healed, which can take more than one rest.
lesson-card_grid-keep = Points buy cards, at ten for each point of a card’s highest number: a character card costs 40 at least. The elf archer could have one now, but has an eye on a bigger one. Keep the points for now.
lesson-card_grid-buy = You can use one defence for each card on your two sheets, and dwarves one more: that makes six, and your dwarf fighter has three. The framed one is worth 2, costs 20, and saves a combo when an attack fails. Buy it.
lesson-card_grid-left = 26 points are left. What you don’t spend you keep, and the next adventure adds to it. Keep them.
lesson-card_grid-yours = So: lay out your cards, explore, fight and get out again; cards and points come along into the second adventure. If you are stuck, the lamp suggests a move and says why, and the book (F1) opens the rule you’re looking at. From here on it’s up to chance.
