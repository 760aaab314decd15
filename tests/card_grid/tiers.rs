//! Threats are drawn by how strong the heroes are.

use std::collections::BTreeSet;

use tabledelve::{
    dice::Chance,
    game::{Game, Status},
    rulesets::card_grid::{Action, CardGrid, Play as View},
};

use crate::{BOOK, setup};

/// The tier of the threat of a game, and its id.
fn drawn(seed: u64, values: &[(&str, &str)]) -> (u8, String) {
    let values = [&[("party", "ready")], values].concat();
    let setup = setup(&values);
    let mut game = Game::<CardGrid>::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
    loop {
        if let Some(threat) = View::of(game.world()).state().quest.threat {
            return (BOOK[threat].tier, BOOK[threat].id.to_string());
        }
        assert_eq!(game.status(), Status::Deciding);
        let choices = &game.offer().choices;
        let enough = choices.iter().position(|it| it.act == Action::Enough);
        let enough = enough.expect("nobody has to buy anything");
        game.submit(enough, None).expect("it is offered");
    }
}

#[test]
fn beginners_meet_no_dragon_and_great_heroes_no_goblin() {
    let tiers = |values: &[(&str, &str)]| -> BTreeSet<u8> {
        (0..40).map(|seed| drawn(seed, values).0).collect()
    };
    let threat = [("threat", "rolled")];
    let of = |heroes, points| tiers(&[threat[0], ("heroes", heroes), ("points", points)]);
    assert_eq!(of("1", "0"), BTreeSet::from([1]));
    assert!(of("2", "100").iter().all(|tier| *tier <= 3));
    let great = of("4", "300");
    assert!(great.contains(&5) && great.iter().all(|tier| *tier >= 4));
    // Every tier has something to draw.
    let all: BTreeSet<u8> = BOOK.threats.iter().map(|it| it.tier).collect();
    let most = BOOK.figures.tiers.len() as u8 + 1;
    assert_eq!(all, (1..=most).collect());
}

#[test]
fn any_threat_can_be_chosen() {
    let (tier, id) = drawn(1, &[("heroes", "1"), ("threat", "dragon_bank")]);
    assert_eq!((tier, &*id), (5, "core:dragon_bank"));
}
