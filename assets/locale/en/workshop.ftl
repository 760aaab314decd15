# The workshop for dungeons.

workshop-title = Dungeon workshop
workshop-none = This game has no workshop.
workshop-list = List
workshop-graph = Graph
workshop-plan = Plan
workshop-outside = Outside

workshop-roll-all = Roll everything
workshop-roll-all-help = Begins anew and rolls every step.
workshop-roll-next = Roll the next step
workshop-roll-next-help = Rolls the first step that is still open.
workshop-roll-rest = Roll the rest
workshop-roll-rest-help = Rolls every step that is still open.
workshop-clear = Clear
workshop-clear-help = Clears the list. You can undo that.
workshop-undo = Undo
workshop-undo-help = Goes back a step. Ctrl+Z does the same.
workshop-redo = Redo
workshop-redo-help = Goes forward a step again. Ctrl+Y does the same.
workshop-put-all-back = Tidy up
workshop-put-all-back-help = Puts every room that you moved back where the plan had it.
workshop-put-back = Put room { $room } back

workshop-begin-from = Begin from
workshop-before = { $what }: the one before
workshop-after = { $what }: the next one

workshop-room = Room { $room }
workshop-room-named = { $room }. { $name }
workshop-step-title = Room { $room }: { $step }
workshop-step-open = Room { $room }, { $step }: still to be rolled
workshop-step-rolled = Room { $room }, { $step }: { $result }, rolled { $dice }
workshop-step-by-hand = Room { $room }, { $step }: { $result }, set by hand
workshop-die = { $role }: { $face } on a d{ $sides }
workshop-roll = Roll
workshop-reroll = Reroll
workshop-by-hand = Or set it by hand:

workshop-counts = { $drawn ->
    [one] 1 way drawn
   *[other] { $drawn } ways drawn
}, { $left } left out, { $added } added.
workshop-no-plan = The plan is drawn once every room has a size and a purpose.
workshop-no-art = The drawings are not ready yet.

workshop-name = Name of the dungeon
workshop-unnamed = Dungeon
workshop-export-level = Level
workshop-export-level-help = Writes a RON level, which the Book of maps and every game can read.
workshop-export-png = PNG
workshop-export-png-help = Writes a picture, as the dungeon is drawn on the table.
workshop-export-svg = SVG
workshop-export-svg-help = Writes a drawing in lines with numbers and purposes, for print.
workshop-export-mod = Mod to play
workshop-export-mod-help = Writes a mod with this dungeon for every game whose book allows dungeons of your own.
workshop-exported-title = Exported
workshop-exported = The dungeon is in this file:
workshop-exported-mod = The mod is in this folder. Once the program has been started again, the dungeon can be chosen when you set up a game.
workshop-not-exported-title = Not exported
workshop-for-game = { $game }: the mod has this dungeon.
workshop-not-for-game = { $game }: not this dungeon. { $why }
