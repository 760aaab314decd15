# Card Grid’s dungeons in the workshop.

grid-workshop-size = Size
grid-workshop-squares = { $n ->
    [one] 1 square
   *[other] { $n } squares
}
grid-workshop-purpose = Purpose
grid-workshop-way = Connection { $n }
grid-workshop-leads = Room { $room }
grid-workshop-leads-out = Entrance
grid-workshop-leads-itself = Itself
grid-workshop-leads-over = Beyond the last room

grid-workshop-way-between = Rooms { $room } and { $other }
grid-workshop-way-out = Room { $room } and the entrance
grid-workshop-way-usual = { $ways }.
grid-workshop-way-main = { $ways }: both rooms rolled it.
grid-workshop-way-added = { $ways }: added, so that every room can be reached.
grid-workshop-way-crosses = { $ways }: left out, as it would cross another.

grid-workshop-no-room = There is no room { $room }.
grid-workshop-far = Room { $room } would lie too far out.
grid-workshop-upon = There is no wall left between rooms { $room } and { $other }.
grid-workshop-cut-off = No corridor finds its way to room { $room }.
grid-workshop-fault = That cannot be: { $told }.
grid-workshop-nothing = There is nothing left to undo or redo.
grid-workshop-no-step = There is no such step yet.
grid-workshop-unfinished = Some steps are still to be rolled.
