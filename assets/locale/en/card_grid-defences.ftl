### Card Grid: names of defence cards, by rating.

## Rating 1
grid-defence-half-a-step-back = Half a step back
grid-defence-flinch = Flinch
grid-defence-elbow-out = Elbow out
grid-defence-spit-in-its-eye = Spit in its eye
grid-defence-shout-a-warning = Shout a warning
grid-defence-chin-down = Chin down
grid-defence-quick-feet = Quick feet
grid-defence-second-look = Second look
grid-defence-ear-to-the-door = Ear to the door
grid-defence-clean-rag = Clean rag

## Rating 2
grid-defence-buckler = Buckler
grid-defence-roll-with-it = Roll with it
grid-defence-yank-the-collar = Yank the collar
grid-defence-get-in-the-way = Get in the way
grid-defence-spiked-gloves = Spiked gloves
grid-defence-grab-the-wrist = Grab the wrist
grid-defence-stand-on-its-foot = Stand on its foot
grid-defence-count-to-three = Count to three
grid-defence-as-i-was-saying = As I was saying
grid-defence-call-that-a-rehearsal = Call that a rehearsal

## Rating 3
grid-defence-oak-shield = Oak shield
grid-defence-bite-the-strap = Bite the strap
grid-defence-drop-flat = Drop flat
grid-defence-under-my-arm = Under my arm
grid-defence-answer-in-kind = Answer in kind
grid-defence-loud-complaint = Loud complaint
grid-defence-caltrops = Caltrops
grid-defence-smoke-egg = Smoke egg
grid-defence-pop-the-shoulder-back = Pop the shoulder back
grid-defence-steady-hands = Steady hands

## Rating 4
grid-defence-coat-of-rings = Coat of rings
grid-defence-shield-for-two = Shield for two
grid-defence-close-up = Close up
grid-defence-laugh-and-swing = Laugh and swing
grid-defence-arms-length = At arm’s length
grid-defence-beckon = Beckon
grid-defence-know-the-ground = Know the ground
grid-defence-again-but-slower = Again, but slower
grid-defence-go-through-the-packs = Go through the packs

## Rating 5
grid-defence-kite-shield = Kite shield
grid-defence-not-where-i-was = Not where I was
grid-defence-take-it-standing = Take it standing
grid-defence-short-temper = Short temper
grid-defence-tie-a-knot-in-the-air = Tie a knot in the air
grid-defence-everybody-sing = Everybody sing
grid-defence-boiled-bandages = Boiled bandages

## Rating 6
grid-defence-breastplate = Breastplate
grid-defence-throw-your-shield = Throw your shield
grid-defence-turn-it-around = Turn it around
grid-defence-hold-the-doorway = Hold the doorway
grid-defence-as-if-on-purpose = As if on purpose
grid-defence-hand-on-the-brow = Hand on the brow

## Rating 7
grid-defence-full-harness = Full harness
grid-defence-stay-up-out-of-spite = Stay up out of spite
grid-defence-mirror-in-the-palm = Mirror in the palm
grid-defence-kick-the-brazier-over = Kick the brazier over
grid-defence-supper-for-everyone = Supper for everyone

## Rating 8
grid-defence-play-dead = Play dead
grid-defence-over-my-dead-body = Over my dead body
grid-defence-catch-the-blade = Catch the blade

## Rating 9
grid-defence-luck-mostly = Luck, mostly
grid-defence-saints-knucklebone = Saint’s knucklebone
grid-defence-silence = Silence
