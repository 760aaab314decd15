### Band Crawl: things found, gained and lost.

band-log-taken = { $who } takes along: { $thing }.
band-log-taken-in-use = { $who } takes up: { $thing }.
band-log-has-items = A { $faces }: { $who } carries something magical.
band-log-has-none = A { $faces }: { $who } carries nothing magical.
band-log-foe-items = What does { $who } carry? { $faces }.
band-log-armour-class = { $faces }: { $thing }.
band-log-found = { $faces }: { $thing }.
band-log-uses = { $thing }: { $n ->
    [one] 1 use.
   *[other] { $n } uses.
}
band-log-gained = { $who } gets: { $thing }.
band-log-dropped = { $who } drops a find.
band-log-unfit = { $who } can’t use: { $thing }.

band-prompt-trade = Who hands over what?
band-prompt-hand-to = { $who } hands over: { $thing }. Who takes it?
band-act-trade = Hand things over
band-act-trade-detail = Trade, give or pay wages in kind. It takes no time.
band-act-hand-over = { $who }: { $thing }
band-act-trade-enough = Everyone keeps the rest
band-act-hand-to-no-one = Keep it
band-log-handed-over = { $who } gives { $on }: { $thing }.
