### Dungeon Dive: troves, a small find each.

## A delver’s pack
dive-trove-01 = A delver’s pack
dive-trove-01-1 = Small change in a mouldy sock.
dive-trove-01-2 = Rations, and silver for an inn they never reached.
dive-trove-01-3 = A tin with silver in it, torches still dry, and a rope that held.
dive-trove-01-4 = A compass that points at the nearest crowbar, which is beside it.
dive-trove-01-5 = Blue stones, sewn into a hem.
dive-trove-01-6 = A climber’s kit, unused, and the money that didn’t buy a lighter one.
dive-trove-01-7 = A purse, and a phial wrapped in straw.
dive-trove-01-8 = Lockets with three different sweethearts in them.
dive-trove-01-9 = The pay from the last dive, and what might have saved it.
dive-trove-01-10 = The family silver, taken along to keep it safe.
dive-trove-01-11 = Something in the pack is still alive, and glows.
dive-trove-01-12 = Goggles, in a case marked DO NOT DROP.

## A goblin’s tax box
dive-trove-02 = A goblin’s tax box
dive-trove-02-1 = A day’s toll: coppers, buttons, one tooth.
dive-trove-02-2 = Coppers in tens, tied with grass. Someone here can count.
dive-trove-02-3 = Silver, with a knife stuck through the lid by way of receipt.
dive-trove-02-4 = Two kinds of money in two corners, and a third corner for regrets.
dive-trove-02-5 = Gold, and a die that won most of it.
dive-trove-02-6 = Striped stones, each labelled with the name of a cow.
dive-trove-02-7 = Gold, and a stone or two in place of it.
dive-trove-02-8 = A suit of studded leather, taken in payment and never once worn.
dive-trove-02-9 = The seals of a lord who has been wondering where they went.
dive-trove-02-10 = A good week’s robbing, with a red stone on top.
dive-trove-02-11 = A leather bag inside a leather bag, and in that one the real takings.
dive-trove-02-12 = Behind the box, a shield without a scratch, and two broken arrows.

## A shrine’s alms
dive-trove-03 = A shrine’s alms
dive-trove-03-1 = The faithful have been few, and careful.
dive-trove-03-2 = Coppers and candle ends.
dive-trove-03-3 = Silver in the bowl, and water in a better bottle than it needs.
dive-trove-03-4 = Gold under the incense, where no one would look before praying.
dive-trove-03-5 = The bowl of a richer saint.
dive-trove-03-6 = A censer, dented on someone.
dive-trove-03-7 = Beads, one for each wish; none of them says whether it came true.
dive-trove-03-8 = A gilt box for a finger. The finger has moved on.
dive-trove-03-9 = A blessing, folded into the prayer book at the page that matters.
dive-trove-03-10 = Icons of saints who look as if they had other plans.
dive-trove-03-11 = A chalice, and what was in it.
dive-trove-03-12 = A red stone on a chain, hung around the neck of the statue.

## A gambler’s table
dive-trove-04 = A gambler’s table
dive-trove-04-1 = The small pot, left by people who ran.
dive-trove-04-2 = A few coins under one very good card.
dive-trove-04-3 = Silver, and all four aces. There are four more.
dive-trove-04-4 = The middle pot, neatly stacked by someone who meant to stay.
dive-trove-04-5 = Gold, and dice that only know one number.
dive-trove-04-6 = Dominoes of ivory in a box of bone, or the other way round.
dive-trove-04-7 = A stake, thrown in by someone with nothing left but taste.
dive-trove-04-8 = The big pot. No one was watching it at the end.
dive-trove-04-9 = Rings, off the fingers and onto the table.
dive-trove-04-10 = A chess queen of red stone; the game had got out of hand.
dive-trove-04-11 = The deed to a mill, made out to whoever holds it.
dive-trove-04-12 = Everything else was lost to the owner of this pebble, who dropped it.

## A rat’s nest
dive-trove-05 = A rat’s nest
dive-trove-05-1 = Coppers, well chewed.
dive-trove-05-2 = A collection, sorted by how it feels between the teeth.
dive-trove-05-3 = Half a bar of soap, and what it was stored in.
dive-trove-05-4 = Spoons, one from every house upstairs.
dive-trove-05-5 = Pearls, stolen for their shine and kept for their roundness.
dive-trove-05-6 = A glass eye looks up at you from a heap of gold.
dive-trove-05-7 = Earrings, none of them a pair.
dive-trove-05-8 = Green stones, carried in one by one over several winters.
dive-trove-05-9 = A black stone that someone turned a whole kitchen upside down for.
dive-trove-05-10 = A ring, in the softest corner. The rats have been getting on rather well.
dive-trove-05-11 = A string of pearls, with only the string gnawed.
dive-trove-05-12 = Boots of soft grey leather. The nest was built in the left one.

## A quartermaster’s chest
dive-trove-06 = A quartermaster’s chest
dive-trove-06-1 = Arrows, counted out and signed for.
dive-trove-06-2 = Rations from a year that no one would call a good one.
dive-trove-06-3 = Lamp oil and torches, and a little silver against shortages.
dive-trove-06-4 = A suit of leather in someone else’s size.
dive-trove-06-5 = Dressings, and the money for more.
dive-trove-06-6 = An officer’s sword. The officer went out with a club.
dive-trove-06-7 = A chain shirt for drill, and dressings for afterwards.
dive-trove-06-8 = A crossbow, still greased, and two cases of bolts.
dive-trove-06-9 = A month’s pay for twelve, and armour for one of them.
dive-trove-06-10 = The medicine shelf: one bottle for before, one for after.
dive-trove-06-11 = The sergeant’s shield, with rings from the sergeant’s mugs.
dive-trove-06-12 = At the bottom, wrapped in a flag, the regiment’s best.

## A scholar’s satchel
dive-trove-07 = A scholar’s satchel
dive-trove-07-1 = Chalk, and a grant.
dive-trove-07-2 = A good quill, and a bad conscience about the inkwell.
dive-trove-07-3 = Flowers, pressed between letters that got no answer.
dive-trove-07-4 = A pouch of sand, feathers and things best left folded.
dive-trove-07-5 = A treatise on moss, in two volumes, of which this is the shorter.
dive-trove-07-6 = A spellbook with blank pages. Perhaps that was the whole idea.
dive-trove-07-7 = A scroll with a note in the margin: works.
dive-trove-07-8 = A chart of stars you can’t see from anywhere near here.
dive-trove-07-9 = A scroll, and an instrument for working out where it was written.
dive-trove-07-10 = What the scholar used on audiences.
dive-trove-07-11 = A bestiary. Some of the notes were written in a hurry.
dive-trove-07-12 = A pearl, used as a paperweight by someone who knew better.

## A spider’s larder
dive-trove-08 = A spider’s larder
dive-trove-08-1 = Coins, still in the pocket, still in the cocoon.
dive-trove-08-2 = Fifty feet of silk, made on the premises.
dive-trove-08-3 = A cocoon with a horn in it. It got one note out.
dive-trove-08-4 = A short sword, drawn halfway.
dive-trove-08-5 = A flask, and it has kept better than its owner.
dive-trove-08-6 = Green stones in a purse that took a quarter of an hour to cut out.
dive-trove-08-7 = A rapier and a very good hat. Of the charm, nothing is left.
dive-trove-08-8 = Antitoxin, with the cork half out.
dive-trove-08-9 = A potion for climbing walls; it would only have been a change of plan.
dive-trove-08-10 = A whole knight, as a shell.
dive-trove-08-11 = A shawl of silk so fine that you have to look for it.
dive-trove-08-12 = Slippers, hung up by the heels like everything else.

## A drowned strongbox
dive-trove-09 = A drowned strongbox
dive-trove-09-1 = Green coins, all stuck together.
dive-trove-09-2 = Silver gone black, and what went green next to it.
dive-trove-09-3 = Mud, and enough money to make it worth washing.
dive-trove-09-4 = Small pearls, made down here by something patient.
dive-trove-09-5 = The lock rusted open years ago; the water kept everyone out.
dive-trove-09-6 = Amber, which floats, and so was at the top.
dive-trove-09-7 = A pewter mermaid, not from life.
dive-trove-09-8 = A ship’s clock. What it was doing down here, it no longer tells.
dive-trove-09-9 = Coral, which doesn’t grow here either.
dive-trove-09-10 = A pair of boots, perfectly dry, in a box full of water.
dive-trove-09-11 = A black pearl, under the oyster that minded.
dive-trove-09-12 = Webbed gloves, which explains the wet footprints leading in.

## A troll’s pantry
dive-trove-10 = A troll’s pantry
dive-trove-10-1 = Coins, strained out of the soup.
dive-trove-10-2 = The pot itself, once scrubbed. Then scrubbed again.
dive-trove-10-3 = A ladle, or a club. The pantry draws no distinction.
dive-trove-10-4 = Plates. The table manners stopped there.
dive-trove-10-5 = An apron that would turn a spear.
dive-trove-10-6 = Cooking brandy, and gold that went down with the guests.
dive-trove-10-7 = Buckles, spat out one by one.
dive-trove-10-8 = Chain mail, which gets between the teeth.
dive-trove-10-9 = A cheese that two strong people can carry and a third will smell.
dive-trove-10-10 = A great dish, and someone’s coat of arms under the gravy.
dive-trove-10-11 = Behind the brandy, a bottle that regrows what’s missing.
dive-trove-10-12 = Oven gloves. Very good oven gloves.

## A smuggler’s cache
dive-trove-11 = A smuggler’s cache
dive-trove-11-1 = Change for a bribe, and not a large one.
dive-trove-11-2 = Everything you need at a small window at night.
dive-trove-11-3 = Pepper, in twists, in sacks, in defiance of the duty.
dive-trove-11-4 = Saffron, weighed by thumb.
dive-trove-11-5 = Tools, and the first fee for using them.
dive-trove-11-6 = Bottles with wax seals, and someone else’s wax.
dive-trove-11-7 = More saffron than the county can eat.
dive-trove-11-8 = Silk, rolled around a broom so that it looks like work.
dive-trove-11-9 = Gold, and a vial for the kind of deal where it stays yours.
dive-trove-11-10 = A way out, shaped like an egg.
dive-trove-11-11 = Tea, by the chest, and a draught for whoever has to pour it.
dive-trove-11-12 = A grey cloak, which took some finding.

## A hermit’s shelf
dive-trove-12 = A hermit’s shelf
dive-trove-12-1 = A chicken, and the price of another.
dive-trove-12-2 = Herbs, dried, labelled, and in one case signed.
dive-trove-12-3 = Honey. The bees aren’t mentioned anywhere.
dive-trove-12-4 = An owl, carved in one winter, and dressings for the thumb.
dive-trove-12-5 = More owls. It was a long life.
dive-trove-12-6 = Antitoxin, behind the mushrooms, and with good reason.
dive-trove-12-7 = A red draught, with honey beside it for the taste.
dive-trove-12-8 = A salve. You can read the label afterwards.
dive-trove-12-9 = One bottle for the body and one for the temper.
dive-trove-12-10 = A frog of jade, for company.
dive-trove-12-11 = Books with gold in the margins, and one page torn out for emergencies.
dive-trove-12-12 = What the hermit took against visitors.

## A noble’s luggage
dive-trove-13 = A noble’s luggage
dive-trove-13-1 = A handkerchief with a crest, and tips for the coachman.
dive-trove-13-2 = More handkerchiefs. It must have been a moving journey.
dive-trove-13-3 = Collars, starched to stand up without a neck.
dive-trove-13-4 = Riding boots; no one rides here.
dive-trove-13-5 = A wig on a stand. For a moment it looked like the noble.
dive-trove-13-6 = A mirror that has seen better faces, and says so.
dive-trove-13-7 = Perfume. The goblins thought it was a drink.
dive-trove-13-8 = Cuff links, in a box for thirty.
dive-trove-13-9 = A duelling sword, and a portrait of the person it was bought for.
dive-trove-13-10 = A dress that stands up by itself and outranks you.
dive-trove-13-11 = A tiara, in a hatbox, under the hat.
dive-trove-13-12 = A cloak, tailored for a body that attracted knives.

## A kobold’s workshop
dive-trove-14 = A kobold’s workshop
dive-trove-14-1 = Ball bearings, and two bent coppers of unclear purpose.
dive-trove-14-2 = Spikes, and a hammer with teeth marks.
dive-trove-14-3 = Caltrops, hand-made and proud of it.
dive-trove-14-4 = Jaws of steel. Mind the open one.
dive-trove-14-5 = Tools for small hands, on a board with their outlines.
dive-trove-14-6 = A flask in a cradle of wool, with a picture of a kobold running.
dive-trove-14-7 = Vials, and a hole in the bench the size of a vial.
dive-trove-14-8 = A brass mouse; wound up, it runs from everyone but you.
dive-trove-14-9 = The next three surprises, not yet installed.
dive-trove-14-10 = A family of clockwork mice, one still a skeleton.
dive-trove-14-11 = A ladder that folds up to nothing, and everything you might throw from it.
dive-trove-14-12 = A rod hangs in the air above the bench. The kobolds use it for coats.

## A bandit’s grave
dive-trove-15 = A bandit’s grave
dive-trove-15-1 = Two coppers for the eyes, and three per pocket.
dive-trove-15-2 = Buried with his club, which was kind, and his purse, which was an oversight.
dive-trove-15-3 = A padded coat with only the one hole.
dive-trove-15-4 = An axe, and some gold his heirs didn’t find.
dive-trove-15-5 = Everything a bandit needs, and nothing you could leave to a child.
dive-trove-15-6 = A wanted notice with a good likeness. The reward has lapsed.
dive-trove-15-7 = Rings, none of them his.
dive-trove-15-8 = Black armour. It shows the dust.
dive-trove-15-9 = The share of someone who swore there were no shares left.
dive-trove-15-10 = The mint would like this back, and would rather not say why.
dive-trove-15-11 = A dagger with a small flame at the tip, burning down here all this time.
dive-trove-15-12 = Leather bracers; they’re still aiming.

## A dragon’s cast-offs
dive-trove-16 = A dragon’s cast-offs
dive-trove-16-1 = Copper. Beneath its notice.
dive-trove-16-2 = Still copper, but rather a lot of it.
dive-trove-16-3 = What slides off the heap when its owner turns over.
dive-trove-16-4 = Silver, fused into one lump on the side that faced the yawn.
dive-trove-16-5 = A crown. It’s not a very good one, which is why it’s here.
dive-trove-16-6 = Scales, each the size of a saucer.
dive-trove-16-7 = Candlesticks that took one look and lay down.
dive-trove-16-8 = Armour, cooked medium.
dive-trove-16-9 = Better scales, from the side that’s polished by gold.
dive-trove-16-10 = A milk tooth, and what the fairy would have paid for it.
dive-trove-16-11 = A bottle that smokes when it’s shaken. Don’t.
dive-trove-16-12 = Someone came prepared, and with a gift.

## A cellarer’s keys
dive-trove-17 = A cellarer’s keys
dive-trove-17-1 = Wine for guests who won’t be asked again.
dive-trove-17-2 = Forty keys, and not one door left.
dive-trove-17-3 = Wine that travels. It has come this far.
dive-trove-17-4 = Cheese, old enough to marry.
dive-trove-17-5 = Old red, with the dust still on, which is half the price.
dive-trove-17-6 = Two good locks, for a cellar that has moved.
dive-trove-17-7 = A case of the good year.
dive-trove-17-8 = The cellar book: what everyone drank, when, and with whom.
dive-trove-17-9 = A wine like sunlight, for people who’ve almost forgotten it.
dive-trove-17-10 = Two bottles that belong to no vineyard.
dive-trove-17-11 = One bottle, lying by itself, and the rack built around it.
dive-trove-17-12 = The cellarer never needed the keys.

## A wedding that stopped
dive-trove-18 = A wedding that stopped
dive-trove-18-1 = Coppers, thrown for luck.
dive-trove-18-2 = Roses, paper ones. The real ones didn’t last.
dive-trove-18-3 = Goblets, hired, and now rather overdue.
dive-trove-18-4 = The bouquet. It seems no one caught it.
dive-trove-18-5 = A spoon from each side of the family.
dive-trove-18-6 = The rest of the spoons, and a note about fish knives.
dive-trove-18-7 = A veil, with a hole where someone breathed.
dive-trove-18-8 = Gifts, unopened. They are all candlesticks.
dive-trove-18-9 = Two rings, in one box, on one cushion.
dive-trove-18-10 = The dowry, and witnesses to it.
dive-trove-18-11 = A necklace: something old, something borrowed, and it won’t be going back.
dive-trove-18-12 = A brooch, which at least one guest was glad of.

## A miner’s locker
dive-trove-19 = A miner’s locker
dive-trove-19-1 = Candle ends, and the change from them.
dive-trove-19-2 = A pick, and lunch.
dive-trove-19-3 = Pitons, straightened more than once.
dive-trove-19-4 = Ore with a shine to it, hidden from the foreman.
dive-trove-19-5 = Fool’s gold. On second look, the fool was someone else.
dive-trove-19-6 = Agates, sliced to see the bands.
dive-trove-19-7 = Nuggets, in a lunch tin, under the lunch.
dive-trove-19-8 = A yellow stone the size of a walnut, in a walnut.
dive-trove-19-9 = The better shaft, in a bag.
dive-trove-19-10 = What the locker was locked for.
dive-trove-19-11 = Gloves that held back the water, and what it uncovered.
dive-trove-19-12 = A red star in a lump of rock. Someone with a steady hand can break it out.

## A theatre trunk
dive-trove-20 = A theatre trunk
dive-trove-20-1 = A moustache and the takings of the matinée.
dive-trove-20-2 = Beards: one comic, one tragic, one for kings.
dive-trove-20-3 = A paste crown, and the silver paper is coming off.
dive-trove-20-4 = A lute with five strings, tuned to hide the sixth.
dive-trove-20-5 = Red curtains, with moths in the wings.
dive-trove-20-6 = A robe in which four kings have died, and taken a bow.
dive-trove-20-7 = Masks. They all look at the exit.
dive-trove-20-8 = The only copy of a play, with the good lines crossed out.
dive-trove-20-9 = The fool’s cap. The fool was never once stunned by a review.
dive-trove-20-10 = The cash box from a run of forty nights.
dive-trove-20-11 = A baton that got the best out of mediocre orchestras.
dive-trove-20-12 = How the villain left, every night at ten.

## A ghoul’s keepsakes
dive-trove-21 = A ghoul’s keepsakes
dive-trove-21-1 = Coins, from under tongues.
dive-trove-21-2 = Buttons, mostly bone; best not to ask.
dive-trove-21-3 = A ribbon, still in the knot someone’s mother tied.
dive-trove-21-4 = Beads of jet, for grieving in.
dive-trove-21-5 = A coffin plate with the name scratched off, politely.
dive-trove-21-6 = Teeth, gold ones, in a row.
dive-trove-21-7 = A brooch with hair in it, in three colours.
dive-trove-21-8 = More teeth, and a file for keeping the tally.
dive-trove-21-9 = A funeral mask. It doesn’t fit; someone tried it.
dive-trove-21-10 = A shelf of masks. The owner was lonely.
dive-trove-21-11 = A heart of black glass, kept where a heart belongs.
dive-trove-21-12 = A bottle that a ghoul has no need of, and a heart, likewise.

## A fey bargain
dive-trove-22 = A fey bargain
dive-trove-22-1 = Acorns, silvered. They were coins when you first looked.
dive-trove-22-2 = Wings, freely given. You hope.
dive-trove-22-3 = Small bottles, with something small in each.
dive-trove-22-4 = Gold, under a promise you haven’t read yet.
dive-trove-22-5 = A thread that’s only there at an angle.
dive-trove-22-6 = A shell that sings, flat, but at length.
dive-trove-22-7 = More thread, and the price of a coat that someone thought better of.
dive-trove-22-8 = A ring, and a place laid for you.
dive-trove-22-9 = Three shells that know a round.
dive-trove-22-10 = Someone bargained away a hat and a pair of boots, and went home wiser.
dive-trove-22-11 = A light in a cage of silver wire, which counts the bars.
dive-trove-22-12 = Boots that are always half a step ahead.

## A pilgrim’s bundle
dive-trove-23 = A pilgrim’s bundle
dive-trove-23-1 = The offering, minus the way here.
dive-trove-23-2 = A blanket and some water; the saint was to see to the rest.
dive-trove-23-3 = Badges from five shrines, one of them this dungeon.
dive-trove-23-4 = A staff, with bells against bears. It wasn’t a bear.
dive-trove-23-5 = A purse sewn into a hat, in case of robbers.
dive-trove-23-6 = A triptych: before, during, after.
dive-trove-23-7 = A blessing, paid for in advance.
dive-trove-23-8 = A finger. That makes eleven.
dive-trove-23-9 = A scroll against blisters, written by an optimist.
dive-trove-23-10 = The collection for a church roof, some way from the church.
dive-trove-23-11 = What the journey was for.
dive-trove-23-12 = Folded small, and meant for someone else.

## A duellist’s case
dive-trove-24 = A duellist’s case
dive-trove-24-1 = The second’s fee, and a second dagger.
dive-trove-24-2 = A glove for slapping with, hardly used.
dive-trove-24-3 = Gloves, both left.
dive-trove-24-4 = A cup. You learn to stay down.
dive-trove-24-5 = A rapier with a notch for every opponent, and room for more.
dive-trove-24-6 = A curved blade, from the last person to choose weapons.
dive-trove-24-7 = Spurs, for arriving.
dive-trove-24-8 = A surgeon’s fee, saved.
dive-trove-24-9 = A silver blade, for opponents who failed to die of the others.
dive-trove-24-10 = A silver sword, and the winnings that paid for it.
dive-trove-24-11 = A cup, and what was drunk from it just before.
dive-trove-24-12 = A blade without a single notch. No one argued twice.

## An oracle’s bowl
dive-trove-25 = An oracle’s bowl
dive-trove-25-1 = Coppers, for questions of the small kind.
dive-trove-25-2 = Silver, for questions about love.
dive-trove-25-3 = More silver, and smoke to see the answers in.
dive-trove-25-4 = Gold, and the bones that knew it was coming.
dive-trove-25-5 = A deck with the worst card missing. It’s in your sleeve; look.
dive-trove-25-6 = The bowl itself. The water shows you taking it.
dive-trove-25-7 = Decks, each with a different ending.
dive-trove-25-8 = A scroll for clients who wanted to dream it for themselves.
dive-trove-25-9 = A crystal with a crack that runs right through tomorrow.
dive-trove-25-10 = Advance payment for good news.
dive-trove-25-11 = A prophecy. Your names are spelt correctly.
dive-trove-25-12 = Two lenses. It was never the bowl.

## A warden’s desk
dive-trove-26 = A warden’s desk
dive-trove-26-1 = Keys, and confiscated coppers, each with a receipt.
dive-trove-26-2 = Manacles, and the wages for sitting beside them.
dive-trove-26-3 = A lock; the cell is elsewhere.
dive-trove-26-4 = Bribes, sorted by cell.
dive-trove-26-5 = Files, seized, with some of the loaf.
dive-trove-26-6 = An inkstand, and a pen that has signed for worse.
dive-trove-26-7 = Rings in envelopes, with names and dates, and no second date.
dive-trove-26-8 = The good locks, and what was paid to keep them open.
dive-trove-26-9 = A chain with a medal. It says JUSTICE, and has been used as a bottle opener.
dive-trove-26-10 = The escape fund of the whole east wing.
dive-trove-26-11 = Exhibit A.
dive-trove-26-12 = It stood behind the door, ready for whoever might come through. It quivers.

## A bell-founder’s mould
dive-trove-27 = A bell-founder’s mould
dive-trove-27-1 = Copper: the bell that wasn’t.
dive-trove-27-2 = A trial piece, and more of the same.
dive-trove-27-3 = Bells for four very different doors.
dive-trove-27-4 = A fork that hums when you lie.
dive-trove-27-5 = Bronze, in bars, for an order that was cancelled.
dive-trove-27-6 = A silver bell. A servant is looking for it, or for a way not to hear it.
dive-trove-27-7 = More bronze, and the deposit.
dive-trove-27-8 = Two silver bells, a fifth apart.
dive-trove-27-9 = Tin from across the sea, and the cost of shipping it.
dive-trove-27-10 = A box of little bells that plays the same mistake every time.
dive-trove-27-11 = A bell with no tongue. The tongue is said to have got away.
dive-trove-27-12 = For cooling metal. It has never been known to stop first.
