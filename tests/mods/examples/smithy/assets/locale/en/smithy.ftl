board-thing-forge = A forge, still warm
