### Dungeon Dive: setting up a game, and names.

dive-option-heroes = Heroes
dive-option-heroes-help = How many heroes go. Four make a sound party.
dive-option-party = Party
dive-option-party-help = Ready-made heroes, heroes that you make step by step, or heroes by the dice.
dive-option-party-made = Heroes of your own
dive-option-party-random = Heroes by the dice
dive-option-party-ready = Ready-made heroes
dive-option-named = Named heroes
dive-option-named-help = Ready-made heroes by their ids.
dive-option-level = Level
dive-option-level-help = The level that every hero has.
dive-option-level-tier = From level 5 on, tougher foes are meant to wait. There are none yet, so the same ones come as before.
dive-option-skirmish = Dive or skirmish
dive-option-skirmish-help = A dive with doors, traps and treasure, or a single fight on a map of your choice.
dive-option-band = Foes
dive-option-band-help = Who is waiting there, and how many.
dive-option-surprised = Foes are surprised
dive-option-surprised-help = They do nothing on their first turn.

dive-map-title = { $name }
dive-name-hero = { $name }
dive-name-nobody = no one
dive-name-numbered = { $name } { $n }
dive-name-of = { $who }
dive-name-the = { THE($name) }

dive-option-no-skirmish = A dive
dive-option-levels = Dungeon levels
dive-option-levels-help = How deep the dive goes.
dive-option-way = Doors
dive-option-way-help = What tells who waits behind a door: cards on the table, or dice.
dive-option-way-cards = Cards
dive-option-way-dice = Dice
dive-option-quick = Quick guides
dive-option-quick-help = Play by the readings of the quick guides where they differ.
