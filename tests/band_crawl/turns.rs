//! Turns below ground: groups, moves, hidden forces, and the way out.

use tabledelve::{
    game::{Outcome, Status},
    rulesets::band_crawl::{Delving, Event, Place},
};

use super::play::by_chance;

/// `turn.order`, `force.move`, `end.way_out`: adventures by chance come to an end, every state of
/// them holds, and what turns and forces do comes up.
#[test]
fn adventures_by_chance_come_to_an_end() {
    let (mut out, mut won) = (0, 0);
    let mut seen = [0; 8];
    for seed in 0..60 {
        let game = by_chance(seed, &[("adventures", "1")]);
        let band = tabledelve::rulesets::band_crawl::Band::of(game.world());
        out += usize::from(band.members().any(|it| it.stance().place == Place::Home));
        won += usize::from(game.status() == Status::Over(Outcome::Victory));
        for logged in game.log() {
            let Event::Delving(event) = &logged.event else {
                continue;
            };
            let place = match event {
                Delving::TileLaid { .. } => 0,
                Delving::TileRefused { .. } => 1,
                Delving::ActivationRolled { .. } => 2,
                Delving::FastRolled { .. } => 3,
                Delving::Moved { .. } => 4,
                Delving::ForcePlaced { .. } => 5,
                Delving::ForceMoved { .. } => 6,
                Delving::ForceResolved { .. } => 7,
                _ => continue,
            };
            seen[place] += 1;
        }
    }
    assert!(out > 10, "{out} come out, {won} won");
    assert!(seen.iter().all(|it| *it > 0), "{seen:?}");
}
