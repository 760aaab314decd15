### Dungeon Dive: traps and the ways past them.

dive-table-traps = Traps

## Traps
dive-trap-falling-gate = Falling gate
dive-trap-falling-gate-about = A portcullis hangs over the passage on a chain that has seen better days. So have the spikes, to judge by the stains.
dive-trap-falling-gate-triggered = The chain goes, and the gate comes down to stay.
dive-trap-hollow-floor = Hollow floor
dive-trap-hollow-floor-about = The tiles between here and the far door ring like a drum. Someone has walked here before, and stopped.
dive-trap-hollow-floor-triggered = A tile tips, and whoever stood on it meets the spikes below. The rest of the floor follows, so at least you can see the edge now.
dive-trap-tin-bells = Tin bells
dive-trap-tin-bells-about = Ankle-high wires cross the passage, hung with little tin bells. The walls are full of holes the width of a finger.
dive-trap-tin-bells-triggered = One bell rings, the rest join in, and the walls spit darts at the first in line.
dive-trap-swinging-blades = Swinging blades
dive-trap-swinging-blades-about = Three blades swing across the passage, well oiled and never quite in step.
dive-trap-swinging-blades-triggered = A blade comes back sooner than it should, and carries on as if nothing had been in its way.
dive-trap-rolling-stone = Rolling stone
dive-trap-rolling-stone-about = The passage climbs. At the top, where it bends, a round stone sits in a wooden cradle that creaks at every step.
dive-trap-rolling-stone-triggered = The cradle gives. The stone takes up the whole passage on its way down, and stops in the doorway you needed.
dive-trap-rotten-bridge = Rotten bridge
dive-trap-rotten-bridge-about = A bridge of rope and planks over a gap with no bottom to speak of. The rope is good. The planks are another matter.
dive-trap-rotten-bridge-triggered = A plank breaks, the rope swings, and the rock on the other side is hard.
dive-trap-closing-walls = Closing walls
dive-trap-closing-walls-about = Both walls stand on rails. The bones on the floor are tidy, and remarkably flat.
dive-trap-closing-walls-triggered = The walls meet you halfway. They let go in the end, but leave no room to pass.
dive-trap-rising-water = Rising water
dive-trap-rising-water-about = Both doors drop shut behind the last of you, and water pours in from everywhere except the drain.
dive-trap-rising-water-triggered = The water finds the ceiling before you find a way out. Then the far door bursts, and everyone leaves at once.
dive-trap-sour-air = Sour air
dive-trap-sour-air-about = The passage dips, and in the dip the torch burns blue. A row of mushrooms leans away from something you can’t see.
dive-trap-sour-air-triggered = It tastes of old eggs and copper. You get across, and a little later so does your breakfast.
dive-trap-brass-dragon = Brass dragon
dive-trap-brass-dragon-about = A brass dragon’s head looks out of the wall, jaws open, a small blue flame on its tongue. The plates in the floor are new.
dive-trap-brass-dragon-triggered = The plate sinks, the head coughs, and the passage is full of burning oil. Somewhere behind the wall a tank begins to fill again.
dive-trap-whispering-door = Whispering door
dive-trap-whispering-door-about = A stone face on the door asks who built it. It has waited a long time for someone to get it right.
dive-trap-whispering-door-triggered = The face leans out and whispers something true about whoever spoke.
dive-trap-mirror-hall = Hall of mirrors
dive-trap-mirror-hall-about = Tall mirrors line both walls. Your reflections keep up, except for one, which is already looking at you.
dive-trap-mirror-hall-triggered = A hand comes out of the glass and keeps a little of what it touches. The rest of you may pass.

## Ways past them
dive-way-hold-the-gate = Hold the gate
dive-way-jam-the-chain = Jam the chain
dive-way-dive-under-the-gate = Dive under the gate
dive-way-sound-out-the-tiles = Tap out the tiles
dive-way-edge-along-the-wall = Edge along the wall
dive-way-leap-for-the-doorstep = Leap for the doorstep
dive-way-step-over-the-wires = Step over the wires
dive-way-hold-the-bells-still = Hold the bells still
dive-way-cut-the-wires = Cut the wires
dive-way-time-the-swing = Time the swing
dive-way-stop-the-works = Stop the works
dive-way-catch-a-shaft = Catch a shaft
dive-way-wedge-the-cradle = Wedge the cradle
dive-way-climb-on-tiptoe = Climb on tiptoe
dive-way-run-for-the-top = Run for the top
dive-way-test-the-planks = Test the planks
dive-way-walk-on-the-sound-ones = Walk on the sound ones
dive-way-go-hand-over-hand = Go hand over hand
dive-way-brace-the-walls = Brace the walls
dive-way-find-the-stop = Find the stop
dive-way-squeeze-through = Squeeze through
dive-way-feel-for-the-drain = Feel for the drain
dive-way-haul-the-plug-out = Haul the plug out
dive-way-pick-the-far-door = Pick the far door
dive-way-shoulder-the-door = Shoulder the door
dive-way-hold-your-breath = Hold your breath
dive-way-keep-to-the-high-side = Keep to the high side
dive-way-fan-it-down-the-crack = Fan it down the crack
dive-way-crawl-below-the-jaw = Crawl below the jaw
dive-way-shut-off-the-oil = Shut off the oil
dive-way-tie-the-jaw-shut = Tie the jaw shut
dive-way-answer-it = Answer it
dive-way-flatter-it = Flatter it
dive-way-stare-it-down = Stare it down
dive-way-look-at-your-boots = Look at your boots
dive-way-cover-the-glass = Cover the glass
dive-way-find-the-false-glass = Find the false glass

## What a trap leaves for the next fight
