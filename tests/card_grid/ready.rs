//! Heroes who are ready to go.

use tabledelve::{
    dice::Chance,
    game::Game,
    rulesets::card_grid::{CardGrid, Play as View},
};

use crate::{BOOK, setup};

/// Defences of 1, 2 and 3, or of 2, 3 and 4 where it is mild, as those begin with who are made.
#[test]
fn ready_heroes_have_the_first_defences_of_everybody() {
    let figures = &BOOK.figures;
    for (lethality, ratings) in [
        ("mild", &figures.first_defences_mild),
        ("usual", &figures.first_defences),
        ("deadly", &figures.first_defences),
    ] {
        let values = [
            ("heroes", "6"),
            ("party", "ready"),
            ("lethality", lethality),
        ];
        let game = Game::<CardGrid>::new(BOOK.clone(), setup(&values), 1, Chance::seeded(1));
        let view = View::of(game.world());
        assert_eq!(view.heroes().count(), 6);
        for hero in view.heroes() {
            let own = 0..hero.owned().defences.len();
            let mut own: Vec<u8> = own.map(|place| hero.rating(place)).collect();
            own.sort_unstable();
            assert_eq!(own, *ratings, "seat {}, {lethality}", hero.seat());
            for card in &hero.owned().defences {
                let needs = BOOK[*card].links;
                assert!(hero.meets(needs), "seat {}: {needs:?}", hero.seat());
            }
        }
    }
}
