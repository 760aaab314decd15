### Dungeon Dive: wandering cards.

dive-card-pack-at-the-bones = Pack at the bones
dive-card-pack-at-the-bones-about = Something gnaws behind this door, and something else growls at it.
