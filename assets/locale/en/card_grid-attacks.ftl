### Card Grid: names of attack cards.

## Fight
grid-attack-quick-jab = Quick jab
grid-attack-low-sweep = Low sweep
grid-attack-pommel-to-the-jaw = Pommel to the jaw
grid-attack-feint-high = Feint high
grid-attack-wild-swing = Wild swing
grid-attack-long-thrust = Long thrust
grid-attack-beat-the-blade-aside = Beat the blade aside
grid-attack-strike-from-the-guard = From behind the shield
grid-attack-open-palm = Open palm
grid-attack-bite = Bite
grid-attack-lunge = Lunge
grid-attack-cut-and-step-away = Cut and step away
grid-attack-riposte = Riposte
grid-attack-make-room = Make room
grid-attack-drive-it-back = Drive it back
grid-attack-cut-and-cut-again = Cut, and cut again
grid-attack-knee-then-elbow = Knee, then elbow
grid-attack-up-under-the-ribs = Up under the ribs
grid-attack-run-it-through = Run it through
grid-attack-flat-of-the-axe = Flat of the axe
grid-attack-disarm = Disarm
grid-attack-both-hands-no-plan = Both hands, no plan
grid-attack-all-the-way-down = All the way down
grid-attack-gap-in-the-mail = Gap in the mail
grid-attack-break-the-line = Break the line
grid-attack-the-one-they-sing-about = The one they sing about

## Shoot
grid-attack-sling-stone = Sling stone
grid-attack-hasty-arrow = Hasty arrow
grid-attack-thrown-knife = Thrown knife
grid-attack-weighted-net = Weighted net
grid-attack-pin-the-cloak = Pin the cloak
grid-attack-stink-pot = Stink pot
grid-attack-take-your-time = Take your time
grid-attack-back-off-and-loose = Back off and loose
grid-attack-two-on-the-string = Two on the string
grid-attack-shoot-for-the-knee = Shoot for the knee
grid-attack-a-pipe-and-some-powder = A pipe and some powder
grid-attack-hold-your-breath = Hold your breath
grid-attack-eye-slit = Eye slit
grid-attack-jar-of-green-fire = Jar of green fire
grid-attack-bring-it-down = Bring it down
grid-attack-nock-the-blunt-one = Nock the blunt one
grid-attack-empty-the-quiver = Empty the quiver

## Cast
grid-attack-spark = Spark
grid-attack-cold-fingers = Cold fingers
grid-attack-slap-of-wind = Slap of wind
grid-attack-close-the-circle = Close the circle
grid-attack-say-where-it-hurts = Say where it hurts
grid-attack-dart-of-fire = Dart of fire
grid-attack-forked-spark = Forked spark
grid-attack-hook-of-smoke = Hook of smoke
grid-attack-lead-in-the-boots = Lead in the boots
grid-attack-asleep-on-its-feet = Asleep on its feet
grid-attack-pay-in-blood = Pay in blood
grid-attack-rolling-fire = Rolling fire
grid-attack-fold-the-floor = Fold the floor
grid-attack-unpick-the-seams = Unpick the seams
grid-attack-room-full-of-fire = Room full of fire

## Pray
grid-attack-short-prayer = Short prayer
grid-attack-ring-the-bell = Ring the bell
grid-attack-draw-the-sign = Draw the sign
grid-attack-lay-on-hands-hard = Lay on hands, hard
grid-attack-mutter-a-curse = Mutter a curse
grid-attack-lift-the-lantern = Lift the lantern
grid-attack-first-do-some-harm = First do some harm
grid-attack-settle-the-account = Settle the account
grid-attack-noon-indoors = Noon, indoors
grid-attack-kneel = Kneel

## Other skills
grid-attack-shoulder-first = Shoulder first
grid-attack-duck-under = Duck under
grid-attack-handful-of-sand = Handful of sand
grid-attack-false-stumble = False stumble
grid-attack-throw-the-snake = Throw the snake
grid-attack-shield-rim = Shield rim
grid-attack-stare-it-down = Stare it down
grid-attack-out-of-the-corner = Out of the corner
grid-attack-cut-the-strap = Cut the strap
grid-attack-verse-about-its-mother = Verse about its mother
grid-attack-headbutt = Headbutt
grid-attack-knife-from-the-dark = Knife from the dark
grid-attack-plant-the-shield = Plant the shield
grid-attack-throw-it-at-its-friends = Throw it at its friends
grid-attack-sour-note = Sour note
grid-attack-crows-all-of-them = Crows, all of them
grid-attack-nobody-there = Nobody there
grid-attack-along-the-wall = Along the wall
