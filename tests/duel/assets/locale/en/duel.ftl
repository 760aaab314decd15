duel-knight = Knight
duel-warden = Warden
duel-ghoul = Ghoul
duel-cellar = The cellar
duel-vault = The vault
duel-option-adventure = Adventure
duel-option-adventure-help = The dungeon that the knight enters.
duel-option-veteran = Veteran
duel-option-veteran-help = A knight who has won before.
duel-prompt = The knight's turn: walk or strike.
duel-act-walk = Walk
duel-act-climb = Take the stairs
duel-act-stay = Stay
duel-act-strike = Strike
duel-dice-strike = Striking
duel-dice-wounds = Wounds
duel-modifier-skill = Skill
duel-hit = A hit
duel-miss = A miss
duel-log-entered = The knight enters the dungeon.
duel-log-moved = { $who } walks.
duel-log-stayed = { $who } stays.
duel-hits = { $who } strikes and hits.
duel-misses = { $who } strikes and misses.
duel-log-wounded = { $who } loses { $n ->
    [one] { $n } hit point
   *[other] { $n } hit points
}.
duel-log-fell = { $who } falls.
duel-hit-points = Hit points
duel-table-wounds = Wounds
duel-number = { $n }
duel-veteran = Wounds: { $n }
