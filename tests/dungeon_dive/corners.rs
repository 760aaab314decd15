//! Rules that no other file of tests comes to: rooms and light, what goes before damage, spells of
//! foes, doubles, rituals.

use serde_json::json;
use tabledelve::{
    game::{Outcome, Ruleset, Status},
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, Delving, DungeonDive, Event, FigureId, HeroRecord, Life, Magic, Minding,
        Play as View, Question,
        content::{DiveMap, Idea, Light, Rolled, Skill, Source, Standard, TrapRoom},
        delve::{Asked, Choice, Fate},
        rules,
        sheet::{Case, Made, Sheet},
    },
};

use crate::{dive_script::*, library, playing::*, yard::*};

// Rooms, sheets and light

#[test]
fn every_map_is_as_large_as_its_sheet_and_every_trap_fifteen_feet_wide() {
    let library = library();
    let inside = |rows: &[String]| {
        let wide = rows[0].chars().count() - 2;
        (wide.min(rows.len() - 2), wide.max(rows.len() - 2))
    };
    let maps = library.all::<DiveMap>();
    assert_eq!(maps.len(), 39);
    for (id, map) in maps {
        let sheet = &BOOK.figures.sheets[&map.sheet];
        let size = (usize::from(sheet.wide), usize::from(sheet.long));
        assert_eq!(inside(&map.board.rows), size, "{id}");
    }
    let rooms = library.all::<TrapRoom>();
    assert_eq!(rooms.len(), 12);
    for (id, room) in rooms {
        assert_eq!(inside(&room.0.rows).0, 3, "{id}");
    }
}

#[test]
fn whoever_lives_in_a_room_lights_it() {
    let light = |foes: &[&str]| {
        let play = begun(setup(&[knight(&[])], foes), 1);
        View::of(play.game.world()).state().light
    };
    assert_eq!(light(&["core:wolf"]), Some(Light::Bright));
    assert_eq!(light(&["core:goblin"]), Some(Light::Dim));
    assert_eq!(light(&["core:kobold"]), Some(Light::Darkness));
}

#[test]
fn foes_stand_at_three_quarters_of_the_length() {
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    pick(&mut play, Choice::Enter);
    arrive(&mut play, &[2]);
    let view = View::of(play.game.world());
    let bear = view
        .figures()
        .find(|it| it.foe().is_some())
        .expect("a bear");
    let way = state(&play).way.expect("a way in");
    let at = bear.cell().expect("on the board");
    let far = |x: i16, y: i16| (x - way.x).abs().max((y - way.y).abs());
    // A small sheet is 11 squares long, and the bear takes four of them.
    let own = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| far(at.x + x, at.y + y));
    let other = [(0, 0), (-1, 0), (0, -1), (-1, -1)].map(|(x, y)| far(at.x + x, at.y + y));
    let nearest = own.iter().min().min(other.iter().min());
    assert_eq!(nearest, Some(&8));
}

#[test]
fn a_party_of_level_5_has_foes_of_the_first_tier_as_long_as_there_are_no_others() {
    let play = dive(&[knight_of(5, &[])], &[]);
    play.said(rules::DIVE_MARCH, |it| {
        matches!(it, Event::Delving(Delving::SetOut { higher: false, .. }))
    });
}

// Traps without a roll

#[test]
fn whoever_flies_passes_a_pit_without_a_check() {
    let mut play = dive(&[knight(&["winged"])], &[BEARS]);
    trapped(&mut play, 2);
    let (idea, by, source) = (Idea::Fly, FIRST, Source::Rule);
    pick(&mut play, Choice::Pass { idea, by, source });
    waits(&play, Asked::AtDoor);
    let checked = |it: &Event| matches!(it, Event::Delving(Delving::Checked { .. }));
    assert!(!play.game.log().iter().any(|it| checked(&it.event)));
}

#[test]
fn a_ritual_costs_no_slot_and_is_as_hard_as_gear() {
    let caster = mage(&["core:unseen_servant", "bolt"]);
    let mut play = dive(&[caster], &[BEARS]);
    // The swinging blades can be propped.
    trapped(&mut play, 4);
    let spell = BOOK.spells.find("core:unseen_servant").expect("a spell");
    let slots = |play: &Dive| View::of(play.game.world()).figure(FIRST).uses().slots;
    let before = slots(&play);
    pick(
        &mut play,
        Choice::Idea {
            idea: Idea::Prop,
            by: FIRST,
            source: Source::Spell(spell),
            skill: Skill::Investigation,
            group: false,
        },
    );
    // Intelligence 3: an 8 is 11.
    play.dice([8]);
    waits(&play, Asked::AtDoor);
    assert_eq!(slots(&play), before);
    let checked = |it: &Event| match it {
        Event::Delving(Delving::Checked { dc, passed, .. }) => (*dc, *passed) == (11, true),
        _ => false,
    };
    play.said(rules::TRAP_CHECK, checked);
}

// Skills, searching

#[test]
fn a_skill_has_its_ability_and_training_counts() {
    let mut trained = knight(&[]);
    trained.skills = vec![Skill::Athletics];
    let play = fight(
        &[trained, knight(&[])],
        &["post"],
        &[(4, 4), (5, 4), (8, 8)],
    );
    let bonus = |who: FigureId, skill| {
        let made = Made::Check(Rolled::Skill(skill));
        let figure = View::of(play.game.world()).figure(who);
        Sheet::of(figure).tally(made, &Case::ALONE).sum()
    };
    // Strength 16 and proficiency 2; nothing for dexterity 10.
    assert_eq!(bonus(FIRST, Skill::Athletics), 5);
    assert_eq!(bonus(SECOND, Skill::Athletics), 3);
    assert_eq!(bonus(FIRST, Skill::Acrobatics), 0);
}

#[test]
fn a_search_finds_whoever_is_hidden_if_it_is_good_enough() {
    for (face, found) in [(9, false), (10, true)] {
        let mut play = fight(&[knight(&[])], &["post"], &[(4, 4), (8, 8)]);
        let post = foe(&play, 0);
        inflict(&mut play, post, "core:hidden");
        play.choose(Action::Take(Standard::Search));
        // Perception 0 against 10 and Stealth 0.
        play.dice([face]);
        assert_eq!(has(&play, post, "core:hidden"), !found, "{face}");
    }
}

// Damage and death

#[test]
fn temporary_hit_points_come_off_first() {
    let mut play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    arrange(&mut play, |named| {
        named["figures"][0]["body"]["temporary"] = json!(5);
    });
    play.choose(Action::Done);
    // 4 and 3 are 7.
    play.dice([15, 4]);
    assert_eq!(points(&play, FIRST), 10 - 2);
    let left = View::of(play.game.world()).figure(FIRST).body().temporary;
    assert_eq!(left, 0);
}

/// A fight in which the first hero, who can have so many hit points and has 3, has taken 7 points of damage
/// in one blow, so that 4 are left over.
pub fn struck_hard(hero: HeroRecord, most: i32) -> Play {
    let heroes = [hero, knight(&[])];
    let mut play = fight(&heroes, &["brute"], &[(4, 4), (8, 11), (4, 5)]);
    arrange(&mut play, |named| {
        let body = &mut named["figures"][0]["body"];
        body["most"] = json!(most);
        body["points"] = json!(3);
    });
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([15, 4]);
    play
}

#[test]
fn what_is_left_over_of_a_blow_may_kill_at_once() {
    for (most, dead) in [(4, true), (5, false)] {
        let play = struck_hard(knight(&[]), most);
        let life = View::of(play.game.world()).figure(FIRST).body().life;
        assert_eq!(matches!(life, Life::Dead { .. }), dead, "{most}: {life:?}");
    }
}

#[test]
fn a_fight_that_drags_on_is_given_up() {
    let mut play = dive(&[knight(&[])], &[BEARS]);
    open(&mut play, 0);
    go_in(&mut play, 1);
    arrange(&mut play, |named| {
        named["state"]["fight"]["round"] = json!(50);
    });
    play.choose(Action::Done);
    // Whatever the bear does, it misses.
    play.dice([2, 2]);
    assert_eq!(play.game.status(), Status::Over(Outcome::Defeat));
    assert_eq!(fates(&play), [Fate::Ran]);
    assert!(
        play.game
            .log()
            .iter()
            .any(|it| it.rule == rules::FIGHT_LONG)
    );
}

// Magic

#[test]
fn after_a_quick_spell_there_is_but_a_cantrip() {
    let heroes = [mage(&["mend", "bolt", "blast"]), knight(&[])];
    let mut play = fight(&heroes, &["post"], &[(4, 4), (4, 5), (4, 9)]);
    weaken(&mut play, SECOND, 1);
    let of = |spell: &str| Source::Spell(BOOK.spells.find(id(spell)).expect("a spell"));
    let offered = |play: &Play, spell: &str| {
        let wanted = of(spell);
        play.choices(|it| matches!(it, Action::Use { source, .. } if *source == wanted)) > 0
    };
    assert!(offered(&play, "bolt") && offered(&play, "blast"));
    cast(&mut play, "mend", 1);
    play.choose(Action::Target(SECOND));
    play.dice([1]);
    assert!(offered(&play, "bolt") && !offered(&play, "blast"));
}

#[test]
fn a_foe_casts_with_slots_that_it_runs_out_of() {
    let mut most = 0;
    for seed in 0..30 {
        let mut game = begun_by(seed);
        let mut lots = tabledelve::dice::Chance::seeded(seed + 500);
        while game.status() == Status::Deciding && game.made().len() < 150 {
            go_on(&mut game, &mut lots);
        }
        let blast = Source::Spell(BOOK.spells.find(id("blast")).expect("a spell"));
        let mut casters = game.log().iter().filter_map(|it| match &it.event {
            Event::Magic(Magic::Begun { deed, pays }) if deed.source == blast && pays.slot > 0 => {
                Some(deed.by)
            }
            _ => None,
        });
        let by: Vec<FigureId> = casters.by_ref().collect();
        let play = View::of(game.world());
        let foes = play.figures().filter(|it| it.foe().is_some());
        for foe in foes {
            // The shaman has one slot.
            let times = by.iter().filter(|it| **it == foe.id()).count();
            assert!(times <= 1, "seed {seed}");
            most = most.max(times);
        }
    }
    assert_eq!(most, 1);
}

/// Whom a foe targets that has a fighter and the double of it beside it.
fn between_two(kind: &str) -> Option<FigureId> {
    let mut play = fight(&[mage(&["image"])], &[kind], &[(4, 4), (4, 6)]);
    cast(&mut play, "image", 1);
    play.choose(Action::At(Cell::new(4, 5)));
    play.choose(Action::Done);
    let log = play.game.log().iter();
    let mut chosen = log.filter_map(|it| match &it.event {
        Event::Minding(Minding::Chose { chosen, .. }) => chosen.on,
        _ => None,
    });
    chosen.next()
}

#[test]
fn the_clever_see_through_a_double() {
    assert_eq!(between_two("sage"), Some(FIRST));
    assert_ne!(between_two("dolt"), Some(FIRST));
}

// Games of several dives

#[test]
fn after_the_first_of_two_dives_there_is_another() {
    let mut setup = setup_of(&two(), 1, false);
    setup.town.dives = 2;
    let mut play = dive_by(setup, &[]);
    pick(&mut play, Choice::Abandon);
    assert_eq!(play.game.status(), Status::Deciding);
    assert!(matches!(play.game.asking(), Some(Question::InTown(_))));
    DungeonDive::invariants(play.game.world()).expect("a sound state");
}

#[test]
fn a_find_that_names_a_rarity_has_a_die_for_the_item() {
    let mut play = dive(&[knight(&[])], &[]);
    play.deck.0.extend([BEARS, "core:trove_24"]);
    open(&mut play, 0);
    go_in(&mut play, 1);
    arrange(&mut play, |named| {
        let dive = &mut named["state"]["dive"];
        dive["level"] = json!(2);
        dive["cleared"] = json!(2);
    });
    slay(&mut play);
    // The rapier of the trove; then the first hoard: 30d6 gold, 1d6 agates, and something common.
    play.dice([12, 1]);
    play.dice(std::iter::repeat_n(1, 31));
    play.dice([2]);
    play.said(rules::LOOT_ITEMS, |it| {
        matches!(it, Event::Delving(Delving::ItemRolled { .. }))
    });
}
