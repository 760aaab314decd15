//! Tactics of foes: where they go, whom they choose, what they cast.

use std::{fs, path::Path};

use crate::{
    boards::{ARCHER, HIT, MISS, OAK, SWORD, WOLF},
    ground::{Ground, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    content::{Loader, ModState},
    games,
    grid::{Cell, hex},
    rulesets::hex_adventure::{
        Action, Book, Boon, Event, FighterId, HeroRecord, Reason, content::Blocked, rules,
    },
};

fn fighter() -> HeroRecord {
    hero([12, 10, 8], &["weapon sword"])
}

/// The reasons of foes so far, with those that they are about.
fn reasons(play: &Play) -> Vec<(u16, Reason, u16)> {
    let log = play.game.log().iter();
    log.filter_map(|logged| match logged.event {
        Event::FoeAims {
            foe, on, reason, ..
        } => Some((foe.0 - FighterId::FIRST_FOE, reason, on.0)),
        _ => None,
    })
    .collect()
}

fn cell(play: &Play, who: FighterId) -> Cell {
    play.venture().fighter(who).at.expect("on the board")
}

/// A wall with the archer behind it; the hero is to the left of it.
const CORNER: &[&str] = &[
    "............",
    "............",
    ".P...#..A...",
    ".....#......",
    ".....#......",
    "............",
];

#[test]
fn an_archer_without_a_view_goes_where_it_has_one_and_nobody_beside_it() {
    let ground = Ground::new(CORNER).foe("foe", ARCHER);
    let mut play = Play::ambush(ground, &[fighter()], &[("test:foe", 1)]);
    assert_eq!(reasons(&play), [(0, Reason::SeeksSight, 0)]);
    let (archer, hero) = (cell(&play, foe_at(0)), cell(&play, hero_at(0)));
    assert!(play.venture().sees(archer, hero));
    assert!(hex::distance(archer, hero) > 1, "{archer:?}");
    // Next time it stands and shoots.
    play.end().dice(MISS);
    assert_eq!(cell(&play, foe_at(0)), archer);
    play.said(rules::FOES_AIM, |event| {
        matches!(
            event,
            Event::FoeAims {
                reason: Reason::AimsAtNearest,
                ..
            }
        )
    });
}

#[test]
fn of_hexes_with_a_view_it_takes_one_with_cover() {
    // A low wall before some of the hexes that see the hero.
    let rows = &[
        "............",
        "......=.....",
        ".P...#..A...",
        ".....#......",
        ".....#......",
        "............",
    ];
    let ground = Ground::new(rows).foe("foe", ARCHER);
    let play = Play::ambush(ground, &[fighter()], &[("test:foe", 1)]);
    assert_eq!(reasons(&play), [(0, Reason::SeeksCover, 0)]);
    let (archer, hero) = (cell(&play, foe_at(0)), cell(&play, hero_at(0)));
    assert!(play.venture().sight().is_covered(hero, archer));
}

#[test]
fn an_archer_far_from_any_view_comes_nearer_but_not_beside_anybody() {
    let foe = "st: 20, dx: 4, iq: 8, weapons: [\"core:longbow\"]";
    let rows = &[
        "............",
        "......#.....",
        "......#.....",
        ".P....#..A..",
        "......#.....",
        "......#.....",
        "............",
    ];
    let ground = Ground::new(rows).foe("foe", foe);
    let play = Play::ambush(ground, &[fighter()], &[("test:foe", 1)]);
    assert_eq!(reasons(&play), [(0, Reason::Approaches, 0)]);
    assert!(cell(&play, foe_at(0)) != Cell::new(9, 3));
}

#[test]
fn a_pack_goes_for_whoever_can_be_got_at() {
    let rows = &["............", ".PAB......P.", "............"];
    let ground = Ground::new(rows).foe("foe", WOLF).foe("pack", WOLF);
    let foes = [("test:foe", 1), ("test:pack", 1)];
    let mut play = Play::ambush(ground, &[fighter(), fighter()], &foes);
    // The first takes hold of the nearer hero.
    play.bear().name(1).dice([3, 3, 1]).dice([1]);
    assert_eq!(cell(&play, foe_at(0)), cell(&play, hero_at(0)));
    // The second leaves these two to themselves.
    let second = reasons(&play)[1];
    assert_eq!(second, (1, Reason::Reaches, 1));
    assert!(cell(&play, foe_at(1)).x > 3);
}

#[test]
fn tactics_of_its_own_let_a_foe_wait_for_the_nearest() {
    let rows = &["............", ".PAB......P.", "............"];
    let lone = format!("{WOLF}, tactics: \"core:loner\"");
    let ground = Ground::new(rows).foe("foe", WOLF).foe("pack", &lone);
    let foes = [("test:foe", 1), ("test:pack", 1)];
    let mut play = Play::ambush(ground, &[fighter(), fighter()], &foes);
    play.bear().name(1).dice([3, 3, 1]).dice([1]);
    assert_eq!(reasons(&play)[1], (1, Reason::Nearest, 0));
    play.said(rules::FOES_NEAREST, |event| {
        matches!(event, Event::FoeWaits { .. })
    });
}

#[test]
fn who_never_reacts_keeps_its_turns() {
    let steady = format!("{SWORD}, tactics: \"core:steady\"");
    let ground = Ground::new(crate::boards::FACING).foe("foe", &steady);
    let mut play = Play::fight(ground, &[fighter()], &[("test:foe", 1)]);
    play.strike(0).dice(MISS);
    assert_eq!(play.count(rules::FOES_REACT, |_| true), 0);
    play.dice(MISS).bear();
}

#[test]
fn the_nearest_hex_with_fewest_heroes_beside_it_is_taken() {
    // Two heroes side by side: the foe comes at the first from the far side.
    let rows = &[
        "..........",
        "..PP......",
        "..........",
        "A.........",
        "..........",
    ];
    let ground = Ground::new(rows).foe("foe", SWORD);
    let mut play = Play::ambush(ground, &[fighter(), fighter()], &[("test:foe", 1)]);
    play.dice(MISS);
    let (foe, other) = (cell(&play, foe_at(0)), cell(&play, hero_at(1)));
    assert_eq!(hex::distance(foe, cell(&play, hero_at(0))), 1);
    assert!(hex::distance(foe, other) > 1);
    play.bear();
}

#[test]
fn a_giant_takes_its_prey_along_to_the_next_hero() {
    let rows = &[
        "............",
        ".PA...P.....",
        "............",
        "............",
    ];
    let giant = "st: 24, dx: 10, iq: 8, weapons: [\"core:club\"]";
    let ground = Ground::new(rows).foe("foe", giant);
    // The hero takes hold of it, of all things.
    let heroes = [hero([10, 10, 8], &[]), fighter()];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 1)]);
    play.next(0).choose(Action::Tackle { on: foe_at(0) });
    play.dice(MISS).name(1).dice([4, 6, 6]);
    assert_eq!(cell(&play, foe_at(0)), cell(&play, hero_at(0)));
    play.end();
    // It has struck first, which costs it a turn.
    assert_eq!(play.count(rules::REACT_ONCE, |_| true), 1);
    play.next(1).end().end();
    play.dice(MISS);
    assert_eq!(reasons(&play), [(0, Reason::Carries, 1)]);
    play.said(rules::GRAPPLE_CARRY, |event| {
        matches!(
            event,
            Event::Moved {
                carries: Some(_),
                ..
            }
        )
    });
    assert_eq!(cell(&play, foe_at(0)), cell(&play, hero_at(0)));
    play.bear();
}

#[test]
fn a_beast_drags_its_prey_away_from_the_others() {
    let rows = &[
        "............",
        "..PA........",
        "...P........",
        "............",
    ];
    let bear = "st: 30, dx: 10, iq: 4, animal: true, bite: \"d6\"";
    let ground = Ground::new(rows).foe("foe", bear);
    let heroes = [hero([10, 10, 8], &[]), fighter()];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 1)]);
    play.next(0).choose(Action::Tackle { on: foe_at(0) });
    play.name(1).dice([4, 6, 6]);
    assert_eq!(cell(&play, foe_at(0)), cell(&play, hero_at(0)));
    play.end();
    assert_eq!(reasons(&play)[0], (0, Reason::DragsOff, 0));
    let (bear, other) = (cell(&play, foe_at(0)), cell(&play, hero_at(1)));
    assert!(hex::distance(bear, other) > 3, "{bear:?}");
    assert_eq!(bear, cell(&play, hero_at(0)));
    play.name(1);
}

const OPEN: &[&str] = &[
    "..............",
    "..P...........",
    "P........A..B.",
    "..P...........",
    "..............",
];

const MAGE: &str = "st: 12, dx: 10, iq: 14, weapons: [\"core:staff\"]";

fn duel(spells: &str, heroes: &[HeroRecord]) -> Play {
    let ground = Ground::new(OPEN).foe("foe", &format!("{MAGE}, spells: [{spells}]"));
    Play::ambush(ground, heroes, &[("test:foe", 1)])
}

#[test]
fn a_mage_under_fire_shields_itself_once_and_then_attacks() {
    let archer = || hero([12, 10, 8], &["weapon longbow"]);
    let mut play = duel("\"core:blur\", \"core:spark\"", &[archer()]);
    assert_eq!(reasons(&play), [(0, Reason::Shields, 100)]);
    play.dice(HIT);
    let boons = play.foe(0).effects().iter().map(|it| it.boon);
    assert_eq!(boons.collect::<Vec<_>>(), [Boon::HardToHit(4)]);
    play.end().dice(MISS);
    assert_eq!(reasons(&play)[1], (0, Reason::Aims, 0));
    play.bear();
    // Nobody shoots at it, and nobody is near: it attacks.
    let mut play = duel("\"core:blur\", \"core:spark\"", &[fighter()]);
    assert_eq!(reasons(&play), [(0, Reason::AimsAtNearest, 0)]);
    play.dice(MISS);
}

#[test]
fn a_hurt_mage_leaps_out_of_reach_to_where_it_sees_somebody() {
    let foe = "st: 20, dx: 10, iq: 12, spells: [\"core:blink\"], tactics: \"core:steady\"";
    let ground = Ground::new(crate::boards::FACING).foe("foe", foe);
    let mut play = Play::fight(ground, &[fighter()], &[("test:foe", 1)]);
    play.strike(0).dice(HIT).dice([1, 1]);
    assert_eq!(reasons(&play), [(0, Reason::Escapes, 0)]);
    play.dice(HIT);
    let (mage, hero) = (cell(&play, foe_at(0)), cell(&play, hero_at(0)));
    assert!(hex::distance(mage, hero) > 1 && play.venture().sees(mage, hero));
}

#[test]
fn a_mage_heals_a_companion_who_would_flee() {
    let foe = format!("{MAGE}, spells: [\"core:heal_wounds\", \"core:spark\"]");
    let rows = &[
        "............",
        "P........A..",
        "............",
        ".........B..",
    ];
    let ground = Ground::new(rows).foe("foe", &foe);
    let archer = hero([12, 18, 8], &["weapon longbow"]);
    let foes = [("test:foe", 1), ("test:friend", 1)];
    let ground = ground.foe("friend", "st: 10, dx: 1, iq: 1, weapons: [\"core:club\"]");
    let mut play = Play::fight(ground, &[archer], &foes);
    // Six of ten: it would flee in its turn, but the mage comes first.
    play.shoot(1).dice(HIT).dice([4]);
    assert_eq!(reasons(&play)[0], (0, Reason::Heals, 101));
    play.dice(HIT);
    assert_eq!(play.foe(1).health().damage, 4);
    assert_eq!(play.count(rules::FOES_FLEE, |_| true), 0);
}

#[test]
fn a_mage_aims_a_spell_between_two_heroes() {
    let rows = &["............", ".PP......A..", "............"];
    let foe = format!("{MAGE}, spells: [\"core:roots\", \"core:spark\"]");
    let ground = Ground::new(rows).foe("foe", &foe);
    let mut play = Play::ambush(ground, &[fighter(), fighter()], &[("test:foe", 1)]);
    assert_eq!(reasons(&play)[0].1, Reason::Catches);
    play.dice(HIT);
    let held = play.count(rules::MAGIC_EFFECTS, |event| {
        matches!(event, Event::TurnLost { held: true, .. })
    });
    assert_eq!(held, 2);
}

#[test]
fn a_mage_does_not_cast_twice_what_lasts() {
    let spells = "\"core:rust\", \"core:spark\"";
    let mut play = duel(spells, &[fighter()]);
    play.dice(HIT);
    let worn = play.hero(0).effects().len();
    assert_eq!(worn, 1, "the dearer spell first");
    play.end().dice(MISS);
    assert_eq!(play.hero(0).effects().len(), 1);
    let used = play.count(rules::MAGIC_CAST, |_| true);
    assert_eq!(used, 2);
}

#[test]
fn a_mage_with_nothing_to_hurt_anybody_helps_its_own() {
    let foe = format!("{MAGE}, spells: [\"core:keen_edge\"]");
    let ground = Ground::new(OPEN).foe("foe", &foe).foe("friend", OAK);
    let foes = [("test:foe", 1), ("test:friend", 1)];
    let mut play = Play::ambush(ground, &[fighter()], &foes);
    assert_eq!(reasons(&play)[0].1, Reason::Helps);
    play.dice(HIT);
    // Once all are helped it takes part itself.
}

/// A mod with a foe and tactics of its own.
#[test]
fn a_mods_foe_has_its_own_tactics() {
    let kept = tempfile::tempdir().expect("a folder");
    let folder = kept.path().join("lair");
    let rules = folder.join("assets/rulesets/hex_adventure");
    fs::create_dir_all(&rules).expect("a folder");
    let write = |path: &Path, text: &str| fs::write(path, text).expect("a file");
    write(
        &folder.join("mod.ron"),
        "(id: \"lair\", name: \"Lair\", version: \"1.0.0\", game: \">=0.1\")",
    );
    write(
        &rules.join("tactics.ron"),
        "{ \"lair:patient\": (blocked: Waits, reacts: Never) }",
    );
    write(
        &rules.join("foes.ron"),
        "{ \"lair:hound\": (name: \"hex-foe-mastiff\", bust: \"mastiff\", \
           settings: [\"core:fantasy\"], st: 9, dx: 11, iq: 5, animal: true, bite: \"d6\", \
           tactics: \"lair:patient\") }",
    );
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root)
        .with_mod(&folder)
        .load()
        .expect("the core loads");
    for info in library.mods() {
        assert!(matches!(info.state, ModState::Loaded), "{:?}", info.state);
    }
    let book = Book::new(&library).expect("a book");
    let tactics = |id: &str| book[book.foes.known(id).expect("a foe")].links.tactics;
    assert_eq!(tactics("lair:hound").blocked, Blocked::Waits);
    assert_eq!(tactics("core:mastiff").blocked, Blocked::Joins);
}
