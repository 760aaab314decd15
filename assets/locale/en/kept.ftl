# Renaming and deleting saves, maps, campaigns and heroes.

kept-rename = Rename
kept-rename-of = Rename: { $name }
kept-rename-title = Rename
kept-rename-hint = Name
kept-remove = Delete
kept-remove-of = Delete: { $name }
kept-remove-not = Delete: { $name }. { $why }
kept-remove-title = Delete “{ $name }”?
kept-remove-undo = Bring back { $name }
saves-remove = The file and the older files of the same game are deleted.
saves-remove-awaited = The file and the older files of the same game are deleted. Its campaign goes on waiting for the game, and for any heroes who are away on it, until you abandon it there.
saves-remove-one = Only this file is deleted; the others of the same game stay.
saves-remove-open = You’re playing this game: leave it first.
maps-remove = The file is deleted from the Book of maps.
roster-remove = The hero leaves the campaign for good, with everything they wear and carry.
roster-remove-away = Away on a game: only heroes at home can be deleted.
campaign-remove-under-way = A game of this campaign is still in play: finish or abandon it first.
campaign-remove = The roster, the memorial and the chronicle are deleted with it. To keep them, end the campaign instead.
