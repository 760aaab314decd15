### Dungeon Dive: spells.

dive-spell-fire-bolt = Fire Bolt
dive-spell-fire-bolt-about = A mote of fire flies at one target for 1d10 fire damage.
dive-spell-bless = Bless
dive-spell-bless-about = Up to three allies add a d4 to attacks and saves.
dive-spell-magic-missile = Magic Missile
dive-spell-magic-missile-about = Three darts that never miss, 1d4+1 force damage each.
dive-spell-web = Web
dive-spell-web-about = Sticky strands fill a cube of 20 feet and hold whoever fails a Dexterity save.
dive-spell-fireball = Fireball
dive-spell-fireball-about = A burst of 20 feet for 8d6 fire damage, half on a Dexterity save.
