//! Single fights tried out while they are set up, to say how often the party wins.

use std::path::Path;

use tabledelve::{
    content::Loader,
    game::SetupValues,
    games::{self, GAMES, OpenGame},
};

fn hex_adventure() -> std::sync::Arc<dyn OpenGame> {
    let loader = Loader::new(games::registry(), Path::new(env!("CARGO_MANIFEST_DIR")));
    let library = loader.load().expect("the game's own content");
    let mut all = GAMES.iter();
    let game = all.find(|game| game.id() == "hex_adventure");
    game.expect("it is listed")
        .open(&library)
        .expect("the game")
}

fn values(set: &[(&str, &str)]) -> SetupValues {
    let set = set.iter();
    SetupValues(
        set.map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect(),
    )
}

#[test]
fn the_more_foes_the_fewer_fights_are_won() {
    let game = hex_adventure();
    let won = |band: &str| {
        let fight = values(&[("skirmish", "core:tavern"), ("band", band)]);
        let fights = (0..20).filter(|seed| game.try_out(&fight, *seed).expect("it is played"));
        fights.count()
    };
    let (one, many) = (won("core:bandit"), won("core:bandit*12"));
    assert!(one > 17, "{one}");
    assert!(many < 8, "{many}");
}

#[test]
fn values_that_do_not_fit_are_refused() {
    let refused = values(&[("skirmish", "core:tavern"), ("band", "core:bandit*13")]);
    assert!(hex_adventure().try_out(&refused, 0).is_err());
}

#[test]
fn only_single_fights_of_a_party_that_is_known_are_tried_out() {
    let form = hex_adventure().setup_form();
    let fight = ("skirmish", "core:tavern");
    assert!(form.is_tried_out(&values(&[fight])));
    assert!(!form.is_tried_out(&values(&[])));
    assert!(!form.is_tried_out(&values(&[fight, ("party", "own")])));
}
