### Dungeon Dive: the dive between its fights.

## What is asked
dive-prompt-doors = Dungeon level { $level }, room { $n } of { $of }. Which door?
dive-prompt-at-door = { $text } What now?
dive-prompt-at-closed-door = You’re at the door. What now?
dive-prompt-trap = { $text } How do you get past?
dive-prompt-trap-none = What now?
dive-prompt-try-again = That didn’t work. Try once more, at DC { $n }?
dive-prompt-entrance = Which way do you come in?
dive-prompt-arrange = Where does everyone stand?
dive-prompt-march = Who walks in front, and who behind?
dive-prompt-share = Who gets the { $thing }?
dive-prompt-share-nothing = There’s nothing left to share.
dive-prompt-body = Who carries { $on } home?
dive-prompt-rest = { $who } rests: { $n } of { $most } hit points, { $dice ->
    [one] 1 hit die left.
   *[other] { $dice } hit dice left.
}

## Choices
dive-act-open = Door { $n }
dive-act-open-known = Door { $n }: { $card }
dive-act-enter = Go in
dive-act-back-away = Back away
dive-act-back-away-detail = A group Stealth check, once per dungeon level. If it fails, you have to go in.
dive-act-sneak-all = Sneak in together
dive-act-sneak-all-detail = A group Stealth check. If it works, the foes are surprised; if it fails, they have advantage on initiative.
dive-act-sneak = { $who } sneaks in alone
dive-act-sneak-detail = The others wait 40 feet back.
dive-act-forward = { $who } moves up
dive-act-abandon = Abandon the dungeon
dive-act-abandon-caution = That ends the dive, and everyone goes home.
dive-act-hand-round = { $who }: { $thing }
dive-act-use-by = { $who }: { $what }
dive-act-use-by-higher = { $who }: { $what }, { $circle } circle
dive-act-ritual-by = { $who }: { $what }, ritual
dive-act-ritual-detail = Takes no slot, but { $time }; anything that runs out in that time ends.
dive-act-way = { $who }: { $what }
dive-act-way-all = Everyone: { $what }
dive-act-idea = { $who }: { $idea } with the { $thing } ({ $what })
dive-act-idea-all = Everyone: { $idea } with the { $thing } ({ $what })
dive-act-pass = { $who }: { $idea } with { $thing }
dive-act-try-again = Try once more
dive-act-give-up = Let it be
dive-act-entrance =
    { $side ->
        [north] Come in from the north
        [north-east] Come in from the north-east
        [east] Come in from the east
        [south-east] Come in from the south-east
        [south] Come in from the south
        [south-west] Come in from the south-west
        [west] Come in from the west
        [north-west] Come in from the north-west
       *[none] Come in through the middle
    }
dive-act-heard-caution = Spoken out loud: those behind the door will hear it, and nobody can sneak in after that.
dive-act-stand = { $who } stands here
dive-act-give = { $who }
dive-act-leave = Leave it
dive-act-carry = { $who }
dive-act-carry-detail = They leave the dungeon with the body.
dive-act-hit-die = Spend a hit die
dive-act-attune = Attune to the { $thing }
dive-act-forgo = Unattune: { $thing }
dive-act-go-on = Go on
dive-act-run = Run away
dive-act-run-caution = They’re out of the dungeon for good.
dive-act-hold = Drag { $on }
dive-group-march = Marching order
dive-group-hand-round = Hand round
dive-group-ideas = Ideas

## The log
dive-log-set-out = Setting out: { $all }
dive-log-level = Dungeon level { $n }
dive-log-row = { $n ->
    [one] There is 1 door.
   *[other] There are { $n } doors.
}
dive-log-march = Marching order: { $all }.
dive-log-door = The party takes door { $n }.
dive-log-trap-there = There’s a trap on the way (rolled { $n }).
dive-log-no-trap = The way is clear (rolled { $n }).
dive-log-trap = A trap: { $trap }
dive-log-tried = Check: { $what }, DC { $n }.
dive-log-checked-passed = { $all }: { $what } check passed ({ $rolled }).
dive-log-checked-failed = { $all }: { $what } check failed ({ $rolled }).
dive-log-backed-away = The party backs away unheard ({ $rolled }).
dive-log-not-backed-away = The foes hear the party backing away ({ $rolled }).
dive-log-sneaked = No one hears { $all } sneak in ({ $rolled }).
dive-log-not-sneaked = The foes hear { $all } coming ({ $rolled }).
dive-log-way-open = It works.
dive-log-way-failed = That won’t work now.
dive-log-sprung = { $text }
dive-log-caught = { $who } grabs hold of { $on }.
dive-log-not-caught = { $who } can’t hold on to { $on }.
dive-log-trap-passed = The party is past the trap.
dive-log-trap-spent = The trap is spent.
dive-log-trap-shut = There’s no way through here.
dive-log-scouted = { $who } looks behind every door.
dive-log-card = Behind door { $n }: { $card }.
dive-log-heard = They heard you.
dive-log-foes = { $n ->
    [one] 1 foe is there.
   *[other] { $n } foes are there.
}
dive-log-map-rolled = The map: { $map } (rolled { $n }).
dive-log-entered = The party comes in.
dive-log-on-the-way = { $who } is still { $n } feet away.
dive-log-arrived = { $who } comes in.
dive-log-room-cleared = The room is cleared.
dive-log-trove = The party opens the trove (rolled { $n }).
dive-log-hoard = The party opens the hoard (rolled { $n }).
dive-log-find-rolled = Rolled for the amount: { $n }.
dive-log-thing = Found: { SMALL($thing) }.
dive-log-coin = { $coin }, { $n ->
    [one] all for one hero.
   *[other] split { $n } ways.
}
dive-log-valuables = Found: { $n ->
    [1] { $thing }
   *[other] { $n } × { $thing }
}, worth { $worth }.
dive-log-handed-round = { $who } hands round the { $thing }.
dive-log-given = { $who } takes the { $thing }.
dive-log-given-worn = { $who } takes the { $thing } and puts it to use.
dive-log-left = Left behind: { SMALL($thing) }.
dive-log-lost-hero = { $who } is dead.
dive-log-carried = { $who } carries { $on }’s body home.
dive-log-body-left = { $on }’s body is left in the dungeon.
dive-log-level-cleared = Dungeon level { $n } is cleared
dive-log-hit-die = { $who } spends a hit die and regains { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
}.
dive-log-attuned = { $who } attunes to the { $thing }.
dive-log-forgone = { $who } is no longer attuned to the { $thing }.
dive-log-ran = { $who } runs away.
dive-log-abandoned = The party abandons the dungeon.
dive-log-home-cleared = The dungeon is cleared. Home again: { $all }
dive-log-home = Home again: { $all }
dive-log-home-nobody = No one comes home

## Dice
dice-dive-card = card
dice-dive-find = find
dice-dive-foe = foe
dice-dive-hit-die = hit die
dice-dive-hoard = hoard
dice-dive-item = item
dice-dive-map = map
dice-dive-nine = ten-sided
dice-dive-six = six-sided
dice-dive-trap = trap
dice-dive-trap-kind = kind of trap
dice-dive-trove = trove
dice-dive-trove-row = trove
dice-dive-victim = victim
dive-card-closed = No one has looked behind this door yet.
