### Band Crawl: what a campaign tells of a band: its roster, its memorial, its chronicle.

band-roster-title = { $race }, { $profession }
band-roster-star = { $race }, { $profession }, star
band-roster-rep = Reputation { $n }
band-roster-history = Reputation over the adventures: { $reps }
band-roster-uses = { $item } ({ $n ->
    [one] 1 charge
   *[other] { $n } charges
})
band-roster-chest = In the chest: { $things }
band-roster-map = Map: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} of a dungeon ruled by a Big Bad ({ $race })
band-roster-map-without-ruler = Map: { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} of a dungeon whose Big Bad is gone

band-memorial-died = Died on adventure { $n }
band-memorial-turned = Turned on adventure { $n }
band-memorial-left-below = Left below on adventure { $n }
band-memorial-left = Went off to lead another band after adventure { $n }
band-memorial-dismissed = Dismissed after adventure { $n }
band-memorial-retired = Retired after adventure { $n }
band-memorial-let-go = Let go after adventure { $n }

band-chronicle-toll = { $lost ->
    [0] { $out ->
        [0] No one was lost.
        [one] One walked out; no one was lost.
       *[other] { $out } walked out; no one was lost.
    }
   *[other] { $out ->
        [0] No one walked out; { $lost } lost.
        [one] One walked out; { $lost } lost.
       *[other] { $out } walked out; { $lost } lost.
    }
}
band-chronicle-treasure-won = This band’s adventure { $nth }: brought out the treasure. { $toll }
band-chronicle-treasure-lost = This band’s adventure { $nth }: came for treasure and found none. { $toll }
band-chronicle-rescue-won = This band’s adventure { $nth }: rescued the captives. { $toll }
band-chronicle-rescue-lost = This band’s adventure { $nth }: came to rescue the captives and failed. { $toll }
band-chronicle-explore-won = This band’s adventure { $nth }: mapped the dungeon. { $toll }
band-chronicle-explore-lost = This band’s adventure { $nth }: came to map the dungeon and failed. { $toll }
band-chronicle-kill-won = This band’s adventure { $nth }: killed the Big Bad. { $toll }
band-chronicle-kill-lost = This band’s adventure { $nth }: came for the Big Bad and failed. { $toll }
band-chronicle-won = This band’s adventure { $nth }: a success. { $toll }
band-chronicle-lost = This band’s adventure { $nth }: a failure. { $toll }
