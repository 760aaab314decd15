## The title
title = Tabledelve
title-continue = Continue
title-new = New game
title-rulebook = Rulebook
title-mods = Mods
title-settings = Settings
title-credits = Credits
title-quit = Quit
