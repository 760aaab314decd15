### Dungeon Dive: races, classes, paths, features, ready-made heroes and hired hands.

## Races
dive-race-elf = Elf
dive-race-elf-about = Quick, keen-eyed and hard to charm.

## Classes and paths
dive-class-wizard = Wizard
dive-class-wizard-about = Spells from a book, and little else between the party and the dark.
dive-path-evocation = Evocation
dive-path-evocation-about = Fire and force, and a steady enough hand to spare friends.

## Features
dive-feature-darkvision = Darkvision
dive-feature-darkvision-about = Sees 60 feet in darkness as in dim light.
dive-feature-fey-ancestry = Fey ancestry
dive-feature-fey-ancestry-about = Advantage on saves against being charmed.
dive-feature-arcane-recovery = Arcane Recovery
dive-feature-arcane-recovery-about = On a short rest, get back slots worth half your level.
dive-feature-sculpt-spells = Sculpt Spells
dive-feature-sculpt-spells-about = Your evocations leave gaps around your allies.
dive-feature-sneak-attack = Sneak Attack
dive-feature-sneak-attack-about = Once a turn, dice more with advantage or with an ally beside the target.
dive-feature-uncanny-dodge = Uncanny Dodge
dive-feature-uncanny-dodge-about = As a reaction, halve the damage of a hit.

## Ready-made heroes
dive-hero-ilvane = Sets fire to things from a safe distance, and calls it research.

## Hired hands
dive-hired-shieldhand = Shieldhand
dive-hired-shieldhand-about = Stands in front for an equal share.
