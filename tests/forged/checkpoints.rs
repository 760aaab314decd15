use std::panic::{self, AssertUnwindSafe};

use rand::{SeedableRng, seq::IndexedRandom};
use rand_xoshiro::SplitMix64;
use tabledelve::{game::ContentStamp, games::GAMES};

use crate::{
    effort,
    forging::{forged, open, play_on, saves},
};

#[test]
fn forged_checkpoints_are_refused_or_played_on_with() {
    for game in GAMES {
        let open = open(game.id());
        let saves = saves(&*open);
        let loaded = effort::each_seed(game.id(), (400, 4_000), |seed| {
            let mut rng = SplitMix64::seed_from_u64(seed);
            let mut save = saves.choose(&mut rng).expect("saves").clone();
            save.replay.content = ContentStamp::default();
            save.checkpoint = forged(&save.checkpoint, &mut rng);
            save.checkpoint_digest = Some(save.digest_of_checkpoint());
            let tried = panic::catch_unwind(AssertUnwindSafe(|| {
                let table = open.load(&save);
                table
                    .map(|mut table| play_on(&mut *table, &mut rng))
                    .is_ok()
            }));
            tried.map_err(|_| seed)
        });
        let broken: Vec<&u64> = loaded.iter().filter_map(|it| it.as_ref().err()).collect();
        assert!(broken.is_empty(), "{}: seeds {broken:?}", game.id());
        assert!(
            loaded.contains(&Ok(true)) && loaded.contains(&Ok(false)),
            "{}",
            game.id()
        );
    }
}
