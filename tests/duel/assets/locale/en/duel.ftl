duel-knight = Knight
duel-warden = Warden
duel-ghoul = Ghoul
duel-cellar = The cellar
duel-vault = The vault
duel-option-adventure = Adventure
duel-option-adventure-help = Where the knight goes.
duel-option-veteran = Veteran
duel-option-veteran-help = A knight who has won before.
duel-prompt-turn = The knight's turn: walk, strike or rest.
duel-prompt-walked = The knight has walked: strike or rest.
duel-act-walk = Walk
duel-act-strike = Strike { $foe }
duel-act-rest = Rest
duel-dice-strike = Striking
duel-dice-wounds = Wounds
duel-modifier-skill = Skill
duel-odds-hit = A hit
duel-odds-miss = A miss
duel-log-returned = The knight comes back with { $n ->
    [one] { $n } hit point
   *[other] { $n } hit points
}.
duel-log-walked = { $who } walks.
duel-log-rested = { $who } rests.
duel-log-hit = { $who } strikes { $on }.
duel-log-missed = { $who } strikes at { $on } and misses.
duel-log-wounded = { $who } loses { $n ->
    [one] { $n } hit point
   *[other] { $n } hit points
}.
duel-log-fell = { $who } falls.
duel-bar-hit-points = Hit points
duel-stat-guard = Guard
duel-purse = Skill
duel-advice-near = Get near the foe.
duel-advice-strike = Every blow counts.
duel-table-roll = d6
duel-table-wounds = Hit points lost
duel-plain = { $text }
