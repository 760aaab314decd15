# The first adventure of Hex Adventure: one text for each slip, in the order of
# assets/rulesets/hex_adventure/lesson.ron. Three short sentences at most.

## The book

lesson-hex_adventure-welcome = Welcome to your first adventure. You read an entry of the book, choose an option, and the book opens somewhere else. The first dice have been set up, so nothing can go badly wrong.
lesson-hex_adventure-option = These are your options. Some simply happen, some cost something, and some need a check: 3/IQ means three dice that must not come to more than your IQ. Look for the tracks in the mud.
lesson-hex_adventure-who = IQ is for wits. Point at a name to see the exact odds. Tansy is the brighter of the two, and there is only one attempt.
lesson-hex_adventure-word = She read the tracks. A feather in the pocket is a plot word: the book’s own note that this has happened. Choose “Pocket one of the feathers”.
lesson-hex_adventure-gap = FEATHER is noted, and each hero gains 1 experience. It has also opened an option no one else would have seen: the gap in the hedge. Try it.
lesson-hex_adventure-quiet = This one is 3/DX, and DX is for nimbleness. Tansy has a shade more, even if neither of them has learned Stealth. Let her lead.

## The first round

lesson-hex_adventure-failed = Fifteen is more than eleven, as the log will tell anyone who asks. A failed check just leads to another entry. This one holds a fight.
lesson-hex_adventure-order = In each round your whole party acts, then the foes do. You choose which hero goes first. Archers should, before their friends walk into the line: Tansy.
lesson-hex_adventure-sight = Point at a foe. A solid line from Tansy means that she can see it; a dashed one is crossed out where a tree, a wall or a person blocks the view. Distance makes no difference.
lesson-hex_adventure-shoot = A turn is a move, then one action, but shooters have to stand still. On three dice Tansy needs 13 or less: DX 11, +2 for Bow. Shoot the second ruffian.
lesson-hex_adventure-move = Seven damage, and no armour to stop any of it. Now Brask: the highlighted hexes are as far as he can move, half his DX. Click the framed one, behind the fence.
lesson-hex_adventure-end = No one is in reach of a sword yet, and you don’t have to act. Ctrl+Z undoes a wrong move, and any other choice, as long as no dice have been rolled since. End his turn.

## The second round

lesson-hex_adventure-fled = ST is strength, and health as well. A foe that has taken half its ST in damage runs away on its next turn, and counts as beaten all the same. That leaves two.
lesson-hex_adventure-cover = The poacher shot at Brask and missed. A fence beside the target is cover, so an attacker rolls four dice instead of three: much harder. Now Brask’s turn.
lesson-hex_adventure-close = Point at a hex to see the path there, and who he would see. No one walks through anyone, and a sword only reaches the next hex. Go up to the ruffian.
lesson-hex_adventure-zone = Point at the ruffian: the hatched hexes are his zone of control. Move from one to another without attacking, and he may attack at the cost of his next turn; your heroes have zones too. T, or the crosshair at the top, shows every zone and threat at once.
lesson-hex_adventure-strike = Brask has DX 10 and two points in Sword: 12 or less on three dice hits. The odds show what damage to expect, too. Strike: use the button, or right-click the ruffian for a menu of all you can do to him.
lesson-hex_adventure-dodge = A foe that is still up counterattacks at once, and loses its next turn for it. You could dodge on 3/DX before damage is rolled, for the same price: your next turn. It’s just a club: don’t react.
lesson-hex_adventure-bear = One damage; his padded cloth stopped the rest. Brask could counterattack too and lose his next turn. The ruffian has already lost his, so keep yours.
lesson-hex_adventure-view = Tansy can’t see the poacher from here. She can’t shoot and walk, but she’ll have a line of sight next turn. Go to the framed hex.
lesson-hex_adventure-still = From here she sees him, and he sees her. Foes with bows shoot at archers and mages first, so this will sting. End her turn.
lesson-hex_adventure-back = And it did. Anyone attacked and still standing may counterattack, as far as weapon and line of sight allow. That’s worth a turn: shoot.

## The third round

lesson-hex_adventure-tackle = The poacher has had enough. Tansy loses this turn, which was the price, so it’s all up to Brask. The sword is the safer choice, but here the dice are on his side, so try a contest: tackle the ruffian.
lesson-hex_adventure-contest = The ruffian got a first attack for that, and missed. Now a contest of DX: the higher total wins, but a total over your own DX fails. If you’re stuck, this lamp suggests a move.
lesson-hex_adventure-dice = You choose how many dice to roll, and the foe answers with the number that suits it best. With few, your total stays low; with many, it may pass your DX and fail. Choose three.

## The fourth round

lesson-hex_adventure-held = They share a hex now and can only grapple with each other, and the poacher has run for it. Others may still shoot at a grapple, and never hit the wrong one. Over to Tansy.
lesson-hex_adventure-last = The ruffian is right behind the fence, so he has cover too. Anyone whose damage reaches ST is knocked out; he has taken 3 of 10. Shoot; in your own games, R repeats an attack until something changes.

## After the fight

lesson-hex_adventure-tend = You won. Now there’s time to help, and anyone left with more damage than ST would die. Tansy is a medic, and everyone may be tended once: have her tend herself.
lesson-hex_adventure-bandage = As good as new. Items from the pack help as well, and are used up. Save bandages for worse in your own games; here, put one on Brask.
lesson-hex_adventure-yours = So: read, choose, check, fight, heal. The fight earned everyone 1 experience, to be spent in camp; spells, shops and beds come in other adventures. From here on it’s up to chance, and the goose is yours.
