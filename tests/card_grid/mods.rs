//! The example mod: it loads, and has the effects that it claims.

use std::{
    collections::BTreeSet,
    path::Path,
    sync::{Arc, LazyLock},
};

use tabledelve::{
    content::{Loader, ModState},
    game::{Bot, BotKind, Game, Outcome, Rulebook, Ruleset, SetupValues, Status},
    games,
    rulesets::card_grid::{
        Action, Card, CardGrid, Delving, Event, Play as View, Question, Setup, content::Book,
    },
};

use super::table::{Play, ones};
use crate::proofs::{owned, root};

/// Card Grid with the salt road in it.
static BOOK: LazyLock<Arc<Book>> = LazyLock::new(|| {
    let folder = Path::new(root()).join("tests/mods/examples/salt_road");
    let library = Loader::new(games::registry(), root()).with_mod(folder);
    let library = library.load().expect("the core");
    let states: Vec<_> = library.mods().iter().map(|it| &it.state).collect();
    assert!(
        states.iter().all(|it| **it == ModState::Loaded),
        "{:?}",
        library.mods()
    );
    Arc::new(Book::new(&library).expect("a book"))
});

fn setup(values: &[(&str, &str)]) -> Setup {
    CardGrid::setup(&BOOK, &SetupValues(owned(values))).expect("a form that fits")
}

/// The cards of a decision that can be taken, by their ids.
fn on_offer(play: &Play) -> BTreeSet<String> {
    let taken = play.game.offer().choices.iter();
    let taken = taken.filter_map(|it| match it.act {
        Action::Take(card) => Some(match card {
            Card::Character(key) => BOOK[key].id.to_string(),
            Card::Attack(key) => BOOK[key].id.to_string(),
            Card::Defence(key) => BOOK[key].id.to_string(),
            Card::Gear(key) => BOOK[key].id.to_string(),
            Card::Spell(key) => BOOK[key].id.to_string(),
        }),
        _ => None,
    });
    taken.collect()
}

fn take(play: &mut Play, id: &str) {
    let offered = play.game.offer().choices.iter();
    let wanted = offered.map(|it| it.act).find(|act| match act {
        Action::Take(Card::Character(key)) => BOOK[*key].id.as_str() == id,
        Action::Take(Card::Attack(key)) => BOOK[*key].id.as_str() == id,
        Action::Take(Card::Defence(key)) => BOOK[*key].id.as_str() == id,
        Action::Take(Card::Gear(key)) => BOOK[*key].id.as_str() == id,
        _ => false,
    });
    play.choose(wanted.unwrap_or_else(|| panic!("{id} is not on offer")));
}

#[test]
fn a_carter_cracks_the_whip_and_nobody_else_does() {
    let mut play = Play::of(BOOK.clone(), setup(&[("heroes", "1"), ("party", "new")]));
    take(&mut play, "core:elf");
    let mut other = Play::of(BOOK.clone(), setup(&[("heroes", "1"), ("party", "new")]));
    take(&mut other, "core:elf");
    take(&mut other, "core:fighter");
    assert!(!on_offer(&other).contains("salt_road:crack_the_whip"));
    take(&mut play, "salt_road:carter");
    take(&mut play, "salt_road:crack_the_whip");
    // Defences of 1, 2 and 3, and something to carry.
    let first = on_offer(&play).into_iter().next().expect("a defence of 1");
    take(&mut play, &first);
    take(&mut play, "salt_road:behind_the_wheel");
    let third = on_offer(&play).into_iter().next().expect("a defence of 3");
    take(&mut play, &third);
    take(&mut play, "salt_road:block_of_salt");
    ones(&mut play);
    play.waits(|it| matches!(it, Question::Lay(0)));
    let hero = View::of(play.game.world()).seat(0);
    let skills: Vec<_> = hero.joined().into_iter().collect();
    // The elf lies to the left of the carter: what it lends goes to Wild, the skill of the whip.
    assert_eq!(format!("{skills:?}"), "[(Wild, 4)]");
}

#[test]
fn the_toll_house_is_a_dungeon_with_the_book_in_its_salt_store() {
    let values = [
        ("threat", "salt_road:second_toll"),
        ("list", "salt_road:toll_house"),
        ("party", "ready"),
        ("heroes", "2"),
    ];
    let laid = CardGrid::lay_out(&BOOK, &setup(&values), 1).expect("a dungeon");
    assert_eq!(laid.rooms.len(), 4);
    for seed in 0..12 {
        let mut game = Game::<CardGrid>::lean(BOOK.clone(), setup(&values), seed);
        let mut bot = Bot::new(BotKind::Hero, seed);
        while game.status() == Status::Deciding {
            let (choice, amount) = bot.choose(&game);
            game.submit(choice, amount).expect("offered");
        }
        assert!(matches!(
            game.status(),
            Status::Over(Outcome::Victory | Outcome::Defeat)
        ));
        let play = View::of(game.world());
        assert_eq!(play.dungeon().goal, 3);
        let posted = game.log().iter().filter_map(|it| match &it.event {
            Event::Delving(Delving::Posted { foe, room, .. }) => Some((*foe, *room)),
            _ => None,
        });
        let posted: Vec<_> = posted.collect();
        let master = BOOK.foes.find("salt_road:toll_master").expect("a foe");
        assert_eq!(posted[0], (master, 3));
        let kinds = ["salt_road:toll_keeper", "core:mastiff"].map(|id| BOOK.foes.find(id));
        let others = posted[1..].iter();
        assert!(others.clone().count() > 1);
        assert!(others.clone().all(|(foe, _)| kinds.contains(&Some(*foe))));
    }
}

#[test]
fn fourteen_is_a_salt_store_and_a_rest_heals_seven() {
    let row = BOOK.purpose_table.at(14);
    let store = BOOK.purposes.find("salt_road:salt_store");
    assert_eq!(Some(BOOK.purpose_in(row.row)), store);
    let core = crate::BOOK.purpose_table.at(14);
    let warehouse = crate::BOOK.purposes.find("core:warehouse");
    assert_eq!(Some(crate::BOOK.purpose_in(core.row)), warehouse);
    assert_eq!(
        (crate::BOOK.figures.rest_rating, BOOK.figures.rest_rating),
        (6, 7)
    );
}
