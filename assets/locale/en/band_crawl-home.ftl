### Band Crawl: flights, treasure, secret rooms, rivals, the way home and what comes between.

## Flights
band-log-broke-off = The band breaks off the fight. Half of what it found is left behind.
band-log-flight = { CAPITAL($all) } { $n ->
    [one] runs
   *[other] run
}: { $faces }.
band-log-flight-band = The band runs: { $faces }.
band-log-flight-foes = The foes run: { $faces }.
band-reason-no-room = There is no square to duck back to.
band-log-ran = { $who } runs { $n ->
    [one] 1 tile.
   *[other] { $n } tiles.
}
band-log-ran-out = { $who } runs out of the dungeon.
band-log-trapped = { $who } has nowhere to run.
band-log-pursuit = After them! { $faces }: { $all } can keep up.
band-log-no-pursuit = After them! { $faces }: no one can keep up.
band-log-followed = { $who } follows { $n ->
    [one] 1 tile.
   *[other] { $n } tiles.
}
band-log-nerve-band = Those who ran take a crisis test: { $faces }.
band-log-nerve-foes = A foe who ran takes a crisis test: { $faces }.
band-log-runs-on = { $who } runs for good.
band-log-comes-back = { $who } stops running.

band-prompt-run-to = Where does { $who } run?
band-prompt-drop-find = What does { $who } drop? { $n ->
    [one] 1 more find has to go.
   *[other] { $n } more finds have to go.
}
band-prompt-last-round = { $who } holds one foe off for one more round. Which?
band-prompt-run-on = { $who } ran from the fight. Run for good?
band-act-break-off = Break off the fight
band-act-break-off-detail = Half of what you found is left behind, and they come after you.
band-act-run-to = Run { $side }, to { $tile }
band-act-run-to-detail = { $n ->
    [one] 1 tile from the fight.
   *[other] { $n } tiles from the fight.
}
band-act-run-to-detail-back = { $n ->
    [one] 1 tile from the fight, back the way you came.
   *[other] { $n } tiles from the fight, back the way you came.
}
band-run-north = north
band-run-east = east
band-run-south = south
band-run-west = west
band-act-run-out = Run out of the dungeon
band-act-drop = Drop: { $thing }
band-act-stop-running = Stop running
band-act-stop-running-detail = { $who } stays in the dungeon and can go on.
band-act-run-for-good = Run for good
band-act-run-for-good-detail = { $who } goes home alone.

## Treasure
band-coins-gold = { $n } gold
band-coins-silver = { $n } silver
band-coins-bronze = { $n } bronze
band-short-gold = { $n }g
band-short-silver = { $n }s
band-short-bronze = { $n }b
band-short-and = { $first } { $rest }
band-log-treasure = The roll for treasure is { $faces }.
band-log-treasure-last = The roll for the treasure on the last tile is { $faces }.
band-log-treasure-behind-trap = Is it guarding something? { $faces }: it is.
band-log-nothing-behind-trap = Is it guarding something? { $faces }: nothing.
band-log-treasure-with-risen = Did they guard something? { $faces }: they did.
band-log-nothing-with-risen = Did they guard something? { $faces }: nothing.
band-reason-treasure-bonus = { $n } is added to the roll.
band-log-killed = { $on } is killed.
band-log-killed-by = { $on } is killed; the kill counts for { $who }.
band-log-bound = { $on } is bound and left there.
band-log-no-quarter = For the rest of this adventure, no fallen foe is spared.
band-log-stripped = What { $on } carried is taken.
band-log-coins-found = { $who } takes { $coins } for the band.
band-log-find-taken = { $who } carries for the band: { $thing }.
band-log-find-left = Left where it is: { $thing }.
band-log-coins-passed = { $who } takes over the coins of { $on }.
band-log-coins-dropped = { $who } leaves { $coins } behind.
band-log-coins-lost = The coins that { $who } carried are lost.

band-prompt-spoils = Some of them are still breathing. Kill or bind?
band-act-kill = Kill { $on }
band-act-kill-all = Kill them all
band-act-no-quarter = Always kill, don’t ask again
band-act-no-quarter-detail = After every fight of this adventure, all who are still breathing are killed, and you aren’t asked.
band-act-bind = Bind { $on }
band-act-bind-detail = Tied up and left. No coin for the bound.
band-prompt-hand-out = Who carries this: { $thing }?
band-prompt-hand-out-what = Who carries this? { $thing }: { $does }.
band-act-bear = { $who }
band-act-bear-readies = Carries it for now. Readying it takes no time, as soon as the group goes on.
band-act-bear-ready = { $who } readies it
band-act-bear-only = Can carry it, but not use it.
band-act-leave-lying = Leave it

## Traps, secret rooms and crossings
band-log-trap-met = { $who } sets off a trap.
band-log-trap-thief = { $who } has an eye for traps, and finds one.
band-log-trap-disarmed = { $who } rolls { $faces }: { $passed }, and it is disarmed.
band-log-trap-again = { $who } rolls { $faces }: { $passed }, so a reroll.
band-log-trap-sprung = { $who } rolls { $faces }: { $passed }, and it goes off.
band-log-search-found = { $who } searches, { $faces }: there is something behind this wall.
band-log-search-nothing = { $who } searches, { $faces }: nothing.
band-log-secret-vermin = A secret room, { $faces }: vermin.
band-log-secret-way-on = A secret room, { $faces }: it leads on.
band-log-secret-bones = A secret room, { $faces }: bones.
band-log-secret-crossing = A secret passage, { $faces }: a crossing to the next level.
band-log-captives = Captives: { $faces }. { $n ->
    [one] One of them. Lead them out.
   *[other] { $n } of them. Lead them out.
}
band-log-went-in = Going in: { $all }.
band-log-way-opened = There’s another way on.
band-log-vermin = Vermin come at { $all }.
band-log-bones = Among the bones: { $faces }.
band-log-rose = { $n ->
    [one] One rises ({ SMALL($race) }).
   *[other] { $n } rise ({ SMALL($race) }).
}
band-log-across = { $who } crosses, { $faces }: safely over.
band-log-slips = { $who } crosses, { $faces }: a slip!
band-log-falls = { $who } crosses, { $faces }: a fall!
band-log-helper-in-front = { $who }, in front, grabs for them.
band-log-helper-behind = { $who }, behind, grabs for them.
band-log-no-helper = There’s no one to grab hold of them.
band-log-helps = { $who } rolls { $faces } and holds { $on }.
band-log-helps-not = { $who } rolls { $faces } and can’t hold { $on }.
band-log-climbs-out = { $who } climbs, { $faces }: out.
band-log-climbs-not = { $who } climbs, { $faces }: no luck.
band-log-climbs-down = { $who } climbs down, { $faces }: safely.
band-log-slips-down = { $who } climbs down, { $faces }: a slip.

band-prompt-secret-side = On which side is the secret room?
band-prompt-enter-secret = { $of } go into the secret room first, and stand in front if there’s a fight. Who is number { $n } of { $of }?
band-prompt-cross = Who crosses next?
band-prompt-climb = { $who } has fallen. Climb?
band-act-search = { $who } searches for a secret room
band-act-ahead = { $who } goes ahead of the others
band-act-go-in = { $who } goes first
band-act-go-in-as-before = { $who } again
band-act-go-in-enough = That’s all
band-act-over = { $who } crosses
band-act-climb = { $who } climbs
band-act-stay-down = Stay there for now
band-act-no-one-crosses = No one else for now
band-act-side-north = North
band-act-side-east = East
band-act-side-south = South
band-act-side-west = West

## Rivals
band-log-rivals = Another band, { $faces }: { $n ->
    [one] one of them ({ SMALL($race) }).
   *[other] { $n } of them ({ SMALL($race) }).
}
band-log-rivals-attacked = The band attacks its rivals.
band-log-talked = { $who } talks to { $on }, { $faces }: they come to terms.
band-log-talked-badly = { $who } talks to { $on }, { $faces }: it comes to blows.
band-log-rival-joined = { $who } joins the band.
band-log-rivals-left = The rivals go their own way.

band-prompt-rivals = Another band: { $all }. Talk, or attack?
band-prompt-join = They offer to join. Who comes with you?
band-act-talk = Talk
band-act-talk-detail = The leaders roll. If it comes to a fight, you count as the side that came in.
band-act-attack = Attack
band-act-attack-detail = A fight, and they count as the side that came in: worse for them in the charge test.
band-act-take-in = { $who } joins
band-act-join-enough = No one else

## The way home
band-log-earned-bronze = { $who } earns a bronze coin for { $on }.
band-log-earned-silver = { $who } earns a silver coin for { $on }.
band-log-earned-gold = { $who } earns a gold coin for { $on }.
band-log-left-behind = { $n ->
    [one] { $all } is left below.
   *[other] { $all } are left below.
}
band-log-ran-home = { $who } comes home alone.
band-log-share = { $who } { $coins }
band-log-coins-shared = The coins are shared: { $all }.
band-log-gathered = Everything found is put in one pile.
band-log-picked = { $who } picks from the pile.
band-log-passed-over = { $who } already has a find in use, and is passed over once.
band-log-into-chest = Everything found goes into the chest.
band-log-success = For { $who } it was a success.
band-log-failure = For { $who } it was a failure.
band-log-better = Improvement roll { $faces }: reputation +1.
band-log-no-better = Improvement roll { $faces }: no change.
band-log-worse = Setback roll { $faces }: reputation −1.
band-log-no-worse = Setback roll { $faces }: no change.
band-reason-paid-bronze = This roll was bought with bronze.
band-reason-paid-silver = This roll was bought with silver.
band-reason-paid-gold = This roll was bought with gold.
band-log-coins-gone = { $who } spends what is left before the next adventure: { $coins }.
band-log-gone-died = { $who } is dead, and remembered.
band-log-gone-turned = { $who } has turned, and is lost to the band.
band-log-gone-left-below = { $who } was left below, and is lost to the band.
band-log-gone-left = { $who } is as good as the star now, and goes off to lead a band.
band-log-gone-dismissed = { $who } has too little reputation left, and is dismissed.
band-log-gone-retired = { $who } retires.
band-log-gone-let-go = { $who } is let go.
band-log-adventure-won = The adventure was a success. { $out ->
    [one] One came out,
   *[other] { $out } came out,
} { $lost ->
    [0] no one was lost.
    [one] one was lost.
   *[other] { $lost } were lost.
}
band-log-adventure-lost = The adventure was a failure. { $out ->
    [0] No one came out,
    [one] One came out,
   *[other] { $out } came out,
} { $lost ->
    [0] no one was lost.
    [one] one was lost.
   *[other] { $lost } were lost.
}
band-reason-rested = Everyone who came out rests, and is as good as new.
band-log-dungeon-kept = The map of the dungeon is kept.
band-log-unpacked = The band brings its chest and its maps.
band-log-learned = { $who } learns a second profession: { SMALL($profession) }.
band-log-stored = { $who } puts something into the chest.
band-log-took-out = { $who } takes out of the chest: { $thing }.
band-log-readied = { $who } readies the { SMALL($thing) }.
band-log-readied-instead = { $who } readies the { SMALL($thing) } and puts away: { $away }.
band-log-left-dungeon = The band sets out again.
band-log-revisited = The band goes back to a dungeon it knows.

band-prompt-pick-find = What does { $who } pick from the pile?
band-prompt-between = Before the next adventure: what does the band do?
band-act-pick = { $thing }
band-act-let-go = Let { $who } go
band-why-just-joined = Whoever has just joined comes along once first.
band-why-full = The band is as large as its leader’s reputation allows.
band-why-too-large = The band is larger than its leader’s reputation allows: let someone go first.
band-act-recruit = Recruit
band-act-recruit-detail = There is room for more. Recruits are rolled.
band-act-learn = { $who } learns: { SMALL($profession) }
band-act-learn-detail = For good: a star has two professions at most. { CAPITAL($does) }.
band-act-store = { $who } puts away: { $thing }
band-act-take-out = { $who } takes: { $thing }
band-act-ready = { $who } readies: { $thing }
band-act-ready-detail = Puts away: { $things }.
band-act-ready-beside = Holds it beside: { $kept }.
band-act-ready-one-of-two = Puts away: { $things }. Holds it beside: { $kept }.
band-act-revisit = Go back: { $n ->
    [one] a dungeon of 1 tile
   *[other] a dungeon of { $n } tiles
}
band-act-set-out = Set out for a new dungeon
band-group-people = People
band-group-chest = Chest
band-group-gear = Gear
band-section-ready = Change what’s in hand
band-section-march = Marching order
band-section-stay = Leave someone here
band-section-fallen = The fallen
band-section-let-go = Let someone go
band-section-learn = Learn a second profession
band-section-search = Search for a secret room
band-aside-nth = no. { $n }
