//! Those who are gone: the log names them still, and nobody else has their number.

use tabledelve::{
    game::{Phrase, Present},
    rulesets::dungeon_dive::{
        Action, DungeonDive, FigureId, Play as View, Question,
        delve::{Asked, Choice},
        town::{TownAct, TownQuestion},
    },
};

use crate::{dive_script::*, yard::*};

fn named(play: &Dive, who: FigureId) -> Phrase {
    DungeonDive::mention(play.game.world(), who.0.into())
}

fn foes(play: &Dive) -> Vec<FigureId> {
    let all = View::of(play.game.world()).figures();
    all.filter(|it| it.foe().is_some())
        .map(|it| it.id())
        .collect()
}

#[test]
fn foes_keep_their_names_after_the_fight_and_the_next_ones_get_other_numbers() {
    let mut play = dive(&two(), &[BEARS, "core:trove_01", CATS]);
    open(&mut play, 0);
    go_in(&mut play, 2);
    let before = foes(&play);
    let names: Vec<Phrase> = before.iter().map(|it| named(&play, *it)).collect();
    assert!(!names.contains(&Phrase::new("dive-name-nobody")));
    slay(&mut play);
    play.dice([5]);
    waits(&play, Asked::Doors);
    assert_eq!(foes(&play), []);
    let after: Vec<Phrase> = before.iter().map(|it| named(&play, *it)).collect();
    assert_eq!(after, names);
    // It is remembered in a save, too.
    arrange(&mut play, |_| {});
    let after: Vec<Phrase> = before.iter().map(|it| named(&play, *it)).collect();
    assert_eq!(after, names);
    open(&mut play, 0);
    pick(&mut play, Choice::Enter);
    arrive(&mut play, &[2]);
    let next = foes(&play);
    assert!(!next.is_empty());
    assert!(next.iter().all(|it| !before.contains(it)));
}

#[test]
fn heroes_are_named_in_town_and_on_the_next_dive_by_who_they_were() {
    let heroes = [knight(&[]), mage(&[])];
    let mut setup = setup_of(&heroes, 1, false);
    setup.town.dives = 2;
    let mut play = dive_by(setup, &[]);
    let names: Vec<Phrase> = [FIRST, SECOND].map(|it| named(&play, it)).into();
    pick(&mut play, Choice::Abandon);
    play.waits(|it| *it == Question::InTown(TownQuestion::Visit));
    assert_eq!([FIRST, SECOND].map(|it| named(&play, it)), names[..]);
    play.choose(Action::Town(TownAct::Stay(0)));
    play.choose(Action::Town(TownAct::SetOut));
    waits(&play, Asked::Doors);
    // Only the second hero goes, on the first seat and under a new number.
    let there = View::of(play.game.world()).heroes();
    let there: Vec<(FigureId, Option<u8>)> = there.map(|it| (it.id(), it.seat())).collect();
    assert_eq!(there.len(), 1);
    assert_eq!(there[0].1, Some(0));
    assert_eq!(named(&play, there[0].0), names[1]);
    assert_eq!([FIRST, SECOND].map(|it| named(&play, it)), names[..]);
}

#[test]
fn at_home_everybody_has_a_sheet_and_the_town_is_a_page() {
    let mut setup = setup_of(&[knight(&[]), mage(&[])], 1, false);
    setup.town.dives = 2;
    let mut play = dive_by(setup, &[]);
    assert!(DungeonDive::scene(play.game.world()).page.is_none());
    pick(&mut play, Choice::Abandon);
    let scene = DungeonDive::scene(play.game.world());
    let page = scene.page.expect("the town");
    assert_eq!(page.notes.len(), 2, "what each has and owes");
    assert_eq!(scene.sheets.len(), 2);
    for sheet in &scene.sheets {
        let name = DungeonDive::name(play.game.world(), sheet.id);
        assert_eq!(name, sheet.name);
        assert!(sheet.bars[0].max > 0);
    }
    play.choose(Action::Town(TownAct::SetOut));
    assert!(DungeonDive::scene(play.game.world()).page.is_none());
}
