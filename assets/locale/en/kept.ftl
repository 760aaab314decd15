# Renaming and deleting saves, maps, campaigns and heroes.

kept-rename = Rename
kept-rename-of = Rename: { $name }
kept-rename-title = Rename
kept-rename-hint = Name
kept-remove = Delete
kept-remove-of = Delete: { $name }
kept-remove-title = Delete “{ $name }”?
kept-remove-undo = Bring back { $name }
saves-remove = The file and the older files of the same game are deleted. Heroes who are away in this game stay away until you abandon it.
saves-remove-one = Only this file is deleted; the others of the same game stay.
maps-remove = The file is deleted from the Book of maps.
roster-remove = The hero leaves the campaign for good, with everything they wear and carry.
campaign-remove = The roster, the memorial and the chronicle are deleted with it. To keep them, end the campaign instead.
