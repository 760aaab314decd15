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
band-chronicle-treasure-won = Adventure { $nth } of this band: brought out the treasure. { $toll }
band-chronicle-treasure-lost = Adventure { $nth } of this band: came for treasure and found none. { $toll }
band-chronicle-rescue-won = Adventure { $nth } of this band: rescued the captives. { $toll }
band-chronicle-rescue-lost = Adventure { $nth } of this band: came to rescue the captives and failed. { $toll }
band-chronicle-explore-won = Adventure { $nth } of this band: mapped the dungeon. { $toll }
band-chronicle-explore-lost = Adventure { $nth } of this band: came to map the dungeon and failed. { $toll }
band-chronicle-kill-won = Adventure { $nth } of this band: killed the Big Bad. { $toll }
band-chronicle-kill-lost = Adventure { $nth } of this band: came for the Big Bad and failed. { $toll }
band-chronicle-won = Adventure { $nth } of this band: a success. { $toll }
band-chronicle-lost = Adventure { $nth } of this band: a failure. { $toll }
