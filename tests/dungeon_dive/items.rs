//! Spells that items cast, charges, scrolls, potions, and ammunition that is magic.

use tabledelve::{
    grid::Cell,
    rulesets::dungeon_dive::{Action, FigureId, HeroRecord, How, Play as View, sheet::Sheet},
};

use crate::yard::*;

/// A hero with these magic items, attuned to each or not.
fn bearing(hero: HeroRecord, items: &[(&str, bool)]) -> HeroRecord {
    HeroRecord {
        items: items
            .iter()
            .map(|(it, attuned)| (id(it), *attuned))
            .collect(),
        ..hero
    }
}

fn items(play: &Play, who: FigureId) -> usize {
    View::of(play.game.world()).figure(who).kit().items.len()
}

fn with_item(circle: u8) -> impl Fn(&Action) -> bool {
    move |it| matches!(it, Action::WithItem { circle: at, .. } if *at == circle)
}

#[test]
fn a_wand_casts_by_its_charges_and_its_own_difficulty() {
    let hero = bearing(knight(&[]), &[("wand", false)]);
    let mut play = fight(&[hero], &["post"], &[(4, 1), (4, 7)]);
    let post = foe(&play, 0);
    // Three charges: circles 1 to 3.
    assert_eq!(play.choices(|it| matches!(it, Action::WithItem { .. })), 3);
    play.act(with_item(2));
    play.choose(Action::At(Cell::new(4, 7)));
    // DC 15: 14 is not enough. Three dice in circle 2.
    play.dice([14, 1, 2, 3]);
    assert_eq!(points(&play, post), 40 - 6);
    let figure = View::of(play.game.world()).figure(FIRST);
    assert_eq!(figure.uses().spent[0].count, 2);
    assert_eq!(figure.uses().slots, [0; 9]);
    play.choose(Action::Done);
    assert_eq!(play.choices(|it| matches!(it, Action::WithItem { .. })), 1);
}

#[test]
fn what_needs_attunement_does_nothing_without() {
    for (attuned, spells) in [(false, 0), (true, 3)] {
        let hero = bearing(knight(&[]), &[("tuned", attuned)]);
        let play = fight(&[hero], &["post"], &[(4, 1), (4, 7)]);
        assert_eq!(
            play.choices(|it| matches!(it, Action::WithItem { .. })),
            spells
        );
    }
}

#[test]
fn one_cloak_and_two_rings_are_worn_at_a_time() {
    let ring = ("core:ring_of_protection", true);
    let cloak = ("core:cloak_of_protection", true);
    let waiting = ("core:cloak_of_protection", false);
    let ac = |items: &[(&str, bool)]| {
        let hero = bearing(knight(&[]), items);
        let play = fight(&[hero], &["post"], &[(4, 1), (4, 7)]);
        let view = View::of(play.game.world());
        Sheet::of(view.figure(FIRST)).ac()
    };
    let bare = ac(&[]);
    let worn: [(&[(&str, bool)], i32); 5] = [
        (&[ring, ring], 2),
        (&[ring, ring, ring], 2),
        (&[cloak], 1),
        (&[cloak, cloak], 1),
        (&[waiting, cloak, ring], 2),
    ];
    for (items, more) in worn {
        assert_eq!(ac(items) - bare, more, "{items:?}");
    }
}

#[test]
fn a_scroll_is_for_those_whose_class_has_the_spell_and_is_gone_once_read() {
    let reader = bearing(mage(&[]), &[("scroll", false)]);
    let other = bearing(knight(&[]), &[("scroll", false)]);
    let mut play = fight(&[reader, other], &["post"], &[(4, 1), (8, 1), (4, 7)]);
    let post = foe(&play, 0);
    play.act(with_item(0));
    play.choose(Action::Target(post));
    // +7 against AC 10; two dice at level 5.
    play.dice([3, 4, 5]);
    assert_eq!(points(&play, post), 40 - 9);
    assert_eq!(items(&play, FIRST), 0);
    play.choose(Action::Done);
    assert_eq!(play.choices(|it| matches!(it, Action::WithItem { .. })), 0);
    assert_eq!(items(&play, SECOND), 1);
}

#[test]
fn a_potion_is_drunk_or_fed_to_somebody_as_an_action() {
    let hero = bearing(knight(&[]), &[("brew", false), ("brew", false)]);
    let mut play = fight(&[hero, knight(&[])], &["post"], &[(4, 4), (4, 5), (8, 8)]);
    weaken(&mut play, SECOND, 2);
    play.act(|it| matches!(it, Action::Use { .. }));
    play.choose(Action::Target(SECOND));
    play.dice([1, 2]);
    assert_eq!(points(&play, SECOND), 5);
    assert_eq!(items(&play, FIRST), 1);
    assert_eq!(play.choices(|it| matches!(it, Action::Use { .. })), 0);
}

#[test]
fn magic_ammunition_goes_first_and_is_gone() {
    let mut hero = bearing(armed(knight(&[]), &["bow"]), &[("good_shot", false)]);
    hero.gear = vec![(id("shots"), 5)];
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 7)]);
    let post = foe(&play, 0);
    let shoot = |it: &Action| {
        matches!(
            it,
            Action::Attack {
                how: How::Shoot,
                ..
            }
        )
    };
    play.act(shoot);
    // 6 and 2 for the training and 2 for the shot.
    play.dice([6, 4]);
    assert_eq!(points(&play, post), 40 - 6);
    assert_eq!(items(&play, FIRST), 0);
    play.choose(Action::Done);
    play.act(shoot);
    play.dice([6]);
    assert_eq!(points(&play, post), 40 - 6);
    let kit = View::of(play.game.world()).figure(FIRST).kit();
    assert_eq!(kit.gear[0].1, 4);
}

#[test]
fn charges_come_back_by_their_dice_and_no_further_than_they_go() {
    let hero = bearing(mage(&["night"]), &[("wand", false), ("tuned", true)]);
    let mut play = fight(&[hero], &["post"], &[(4, 1), (8, 11)]);
    let spent = |play: &Play| -> Vec<u8> {
        let uses = View::of(play.game.world()).figure(FIRST).uses();
        uses.spent.iter().map(|it| it.count).collect()
    };
    play.act(with_item(3));
    play.choose(Action::At(Cell::new(1, 6)));
    play.choose(Action::Done);
    play.act(with_item(1));
    play.choose(Action::At(Cell::new(1, 6)));
    assert_eq!(spent(&play), [3, 1]);
    play.choose(Action::Done);
    cast(&mut play, "night", 0);
    // The one by a d2, the other all at once.
    play.dice([2]);
    assert_eq!(spent(&play), [1]);
    play.choose(Action::Done);
    cast(&mut play, "night", 0);
    play.dice([2]);
    assert_eq!(spent(&play), [0; 0]);
}
