use rand::{SeedableRng, seq::IndexedRandom};
use rand_xoshiro::SplitMix64;
use tabledelve::games::GAMES;

use crate::{
    effort,
    forging::{forged, open, play_on, saves},
};

#[test]
fn forged_setups_are_refused_or_played() {
    for game in GAMES {
        let open = open(game.id());
        let saves = saves(&*open);
        effort::each_seed(game.id(), (200, 2_000), |seed| {
            let mut rng = SplitMix64::seed_from_u64(seed);
            let mut replay = saves.choose(&mut rng).expect("saves").replay.clone();
            replay.setup = forged(&replay.setup, &mut rng);
            if let Ok(mut table) = open.replay(&replay, Some(0)) {
                play_on(&mut *table, &mut rng);
            }
        });
    }
}
