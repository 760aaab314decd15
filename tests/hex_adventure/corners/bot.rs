//! The bot.

use super::*;

/// Number of the first games by seed that the sound player brings to a good end.
fn good_ends(adventure: &str, games: u64) -> u64 {
    let ends = (0..games).map(|seed| {
        let setup = random_setup(seed, &[("adventure", adventure)]);
        let played = play_out::<HexAdventure>(&BOOK, setup, seed, BotKind::Hero, 20_000);
        let outcome = played.outcome;
        let outcome = outcome.unwrap_or_else(|| panic!("{adventure}, seed {seed}: stalled"));
        u64::from(outcome == tabledelve::game::Outcome::Victory)
    });
    ends.sum()
}

#[test]
fn every_adventure_can_be_won_by_the_sound_player() {
    for adventure in [
        "core:borrowed_bell",
        "core:marigold",
        "core:rain_by_saturday",
    ] {
        let won = good_ends(adventure, 60);
        assert!((20..=58).contains(&won), "{adventure}: {won} of 60");
    }
    assert!(good_ends("core:first_steps", 60) >= 54);
}
