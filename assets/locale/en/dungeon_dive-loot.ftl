### Dungeon Dive: troves, hoards and what is in them.

## Troves
dive-trove-01 = Trove 1
dive-trove-01-1 = Small change in a mouldy sock.
dive-trove-01-5 = A tin with silver, and torches still dry.
dive-trove-01-9 = Blue stones, sewn into a hem.
dive-trove-01-12 = A purse, and a phial wrapped in straw.
dive-valuable-blue-quartz = blue quartz

## Hoards
dive-hoard-1 = Hoard of level 1
dive-hoard-1-1 = A box with less in it than its lock cost.
dive-hoard-1-2 = A box of gold, and only gold.
dive-hoard-1-3 = Gold, and stones that might fool a magpie.
dive-hoard-1-4 = Gold, and something that hums.
