### Dungeon Dive: setting up a game, and names.

dive-option-heroes = Heroes
dive-option-heroes-help = How many heroes set out. Four make a good party.
dive-option-party = Party
dive-option-party-help = Ready-made heroes, heroes you build step by step, or heroes rolled at random.
dive-option-party-made = Your own heroes
dive-option-party-random = Random heroes
dive-option-party-ready = Ready-made heroes
dive-option-named = Named heroes
dive-option-named-help = Which ready-made heroes go, by their ids.
dive-option-level = Level
dive-option-level-help = The level every hero starts at.
dive-option-level-tier = From level 5 on, tougher foes are meant to wait. There are none yet, so the same ones come as before.
dive-option-skirmish = Dive or skirmish
dive-option-skirmish-help = A dive with doors, traps and treasure, or a single fight on a map of your choice.
dive-option-band = Foes
dive-option-band-help = Who waits there, and how many of them.
dive-option-surprised = Foes are surprised
dive-option-surprised-help = They lose their first turn.

dive-map-title = { $name }
dive-name-hero = { $name }
dive-name-nobody = no one
dive-name-double = { $name }’s double
dive-name-plain = { $thing }
dive-name-numbered = { $name } { $n }
dive-name-of = { $who }
dive-name-the = { THE($name) }

dive-option-no-skirmish = A dive
dive-option-levels = Dungeon levels
dive-option-levels-help = How deep the dive goes.
dive-option-way = Doors
dive-option-way-help = What decides who waits behind a door: cards or dice.
dive-option-way-cards = Cards
dive-option-way-dice = Dice
dive-option-quick = Quick guides
dive-option-quick-help = Where the quick guides differ from the full rules, play by the guides.
