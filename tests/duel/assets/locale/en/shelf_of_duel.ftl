# How the shelf speaks of the game.
game-duel = A duel
game-duel-note = A knight, a foe, and a dungeon of two storeys: the smallest whole game.
