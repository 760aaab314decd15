stranger-ferryman = Ferryman
stranger-ferryman-detail = Pays for company on the way across.
stranger-tinker = Tinker
stranger-tinker-detail = Mends what is broken, and hums.
