board-thing-forge = A forge, still warm
board-thing-slag = A heap of slag
board-ground-cinders = Cinders
