### Dungeon Dive: maps.

dive-map-dry-cistern = A cistern that ran dry; half of the floor lies a step lower than the rest.
