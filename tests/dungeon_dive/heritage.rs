//! What heroes have from their race.

use tabledelve::rulesets::dungeon_dive::{
    Action, HeroRecord, Life, Play as View,
    content::{Ability, Source},
    sheet::Sheet,
};

use crate::{corners::struck_hard, yard::*};

/// A knight of a race.
fn of_race(race: &str) -> HeroRecord {
    HeroRecord {
        race: id(race),
        ..knight(&[])
    }
}

#[test]
fn heavy_armour_slows_the_weak_but_no_dwarf() {
    let speed = |race: &str| {
        let mut hero = of_race(race);
        hero.scores.str = 10;
        hero.armour = Some(id("core:plate"));
        let play = fight(&[hero], &["post"], &[(4, 4), (8, 8)]);
        Sheet::of(View::of(play.game.world()).figure(FIRST))
            .speeds()
            .walk
    };
    assert_eq!(speed("yard:plain"), 30 - 10);
    assert_eq!(speed("core:dwarf"), 25);
}

#[test]
fn a_half_orcs_critical_hit_has_a_die_of_the_weapon_more() {
    for (race, dice) in [
        ("yard:plain", &[20, 1, 2][..]),
        ("core:half_orc", &[20, 1, 2, 5]),
    ] {
        let mut play = fight(&[of_race(race)], &["post"], &[(4, 4), (4, 5)]);
        let post = foe(&play, 0);
        strike(&mut play, post);
        play.dice(dice.iter().copied());
        let sum: u16 = dice[1..].iter().sum();
        assert_eq!(points(&play, post), 40 - sum as i16 - 3, "{race}");
        assert!(on_turn(&play, FIRST));
    }
}

#[test]
fn a_half_orc_stays_up_once_but_not_if_the_blow_kills_outright() {
    for (most, life) in [(4, None), (5, Some(Life::Up))] {
        let play = struck_hard(of_race("core:half_orc"), most);
        let now = View::of(play.game.world()).figure(FIRST).body().life;
        match life {
            Some(life) => assert_eq!((now, points(&play, FIRST)), (life, 1)),
            None => assert!(matches!(now, Life::Dead { .. }), "{now:?}"),
        }
    }
}

#[test]
fn an_elf_casts_the_cantrip_of_wizards_with_intelligence() {
    let mut elf = of_race("core:elf");
    elf.scores.int = 16;
    elf.spells = vec![id("core:fire_bolt")];
    let mut play = fight(&[elf], &["post"], &[(4, 4), (4, 7)]);
    let post = foe(&play, 0);
    let bolt = Source::Spell(BOOK.spells.find("core:fire_bolt").expect("a spell"));
    let figure = View::of(play.game.world()).figure(FIRST);
    let sheet = Sheet::of(figure);
    assert_eq!(figure.casting(), None);
    assert_eq!(sheet.casts_by(bolt), Some(Ability::Intelligence));
    assert_eq!(sheet.spell_dc_by(bolt), 8 + 2 + 3);
    cast(&mut play, "core:fire_bolt", 0);
    play.choose(Action::Target(post));
    // 5, and 3 and 2: just enough for AC 10.
    play.dice([5, 4]);
    assert_eq!(points(&play, post), 40 - 4);
}
