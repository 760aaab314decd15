### Dungeon Dive: foes and what they do.

## Foes
dive-foe-goblin = Goblin
dive-foe-wolf = Wolf
dive-foe-brown-bear = Brown bear

## What they do
dive-act-scimitar = Scimitar
dive-act-shortbow = Shortbow
dive-act-nimble-escape = Nimble escape
dive-act-bite = Bite
dive-act-claws = Claws
