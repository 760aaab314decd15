//! How often the fights of adventures are won by a party as readers bring it there.

use rayon::prelude::*;

use super::{
    Failure,
    figures::{Feat, Feats},
    run::{bar, pool},
};
use crate::{
    game::{BotKind, SetupValues},
    games::{OpenBout, OpenGame, SimulationJob, seed_of_game},
};

/// Times that each bout is played, or more where readers come to it more often.
const BOUTS: u64 = 200;
/// Games of readers who take options at random, for each adventure.
const READERS: u64 = 2000;

/// Plays every bout. Readers who take options at random come to most of them; those that they come
/// to too seldom are also played by themselves, by the party as it sets out.
pub(super) fn play(game: &dyn OpenGame, bouts: &[OpenBout]) -> Result<Vec<Feat>, Failure> {
    let mut tales: Vec<&SetupValues> = bouts.iter().map(|bout| &bout.about.values).collect();
    tales.dedup();
    let bar = bar(tales.len() as u64 * READERS + bouts.len() as u64 * BOUTS);
    let played = pool(None)?.install(|| {
        let mut met = Feats::new();
        for values in tales {
            let read = |place| {
                let played = game.play_out(&SimulationJob {
                    values,
                    seed: seed_of_game(super::SEED, place),
                    bot: BotKind::Wanderer,
                    adventures: 1,
                    record: false,
                    cite: false,
                    feats: true,
                });
                bar.inc(1);
                played.map_or_else(|_| Vec::new(), |played| played.feats)
            };
            let feats: Vec<_> = (0..READERS).into_par_iter().map(read).collect();
            for (name, came_off) in feats.into_iter().flatten() {
                let feat = met.entry(name).or_default();
                feat.times += 1;
                feat.came_off += u64::from(came_off);
            }
        }
        let alone = |bout: &OpenBout| {
            let met = met.get(&bout.about.feat).copied().unwrap_or_default();
            let more = BOUTS.saturating_sub(met.times);
            let won = (0..more).into_par_iter().filter(|seed| bout.is_won(*seed));
            let won = won.count() as u64;
            bar.inc(BOUTS);
            Feat {
                times: met.times + more,
                came_off: met.came_off + won,
            }
        };
        bouts.par_iter().map(alone).collect()
    });
    bar.finish_and_clear();
    Ok(played)
}
