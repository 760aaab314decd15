### Dungeon Dive: weapons, armour, gear and magic items.

## Weapons
dive-weapon-unarmed = Bare hands
dive-weapon-quarterstaff = Quarterstaff
dive-weapon-longbow = Longbow

## Armour
dive-armour-chain-mail = Chain mail
dive-armour-shield = Shield

## Gear
dive-gear-arrows = Arrows
dive-gear-arrows-about = Twenty in a bundle, for any bow.
dive-gear-rope = Rope
dive-gear-rope-about = Fifty feet of hemp, for climbing and crossing.
dive-gear-torch = Torch
dive-gear-torch-about = Bright light for 20 feet, dim light for 20 more.

## Magic items
dive-item-cloak-of-protection = Cloak of protection
dive-item-cloak-of-protection-about = +1 to AC and to every save.
dive-item-wand-of-magic-missiles = Wand of darts
dive-item-wand-of-magic-missiles-about = Casts Magic Missile for a charge.
dive-item-potion-of-healing = Potion of healing
dive-item-potion-of-healing-about = Gives 2d4+2 hit points back.
