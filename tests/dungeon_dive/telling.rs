//! How the log puts events together, and what it leaves to them.

use tabledelve::{
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, HeroRecord, How, Question, Setup, TownSetup,
        content::Source,
        making::{MakingAct, Pick, next, proposed},
    },
};

use crate::{shown, yard::*};

fn log(play: &Play) -> String {
    shown::log(&shown::text(), &play.game)
}

/// How often something is said.
fn times(log: &str, said: &str) -> usize {
    log.matches(said).count()
}

/// A log that says all of this.
fn check(play: &Play, all: &[&str]) -> String {
    let log = log(play);
    for said in all {
        assert!(log.contains(said), "{said} is missing:\n{log}");
    }
    log
}

fn gear(name: &str) -> Source {
    Source::Gear(BOOK.gear.find(name).expect("gear"))
}

#[test]
fn missiles_of_one_spell_at_one_target_are_one_sum() {
    let mut play = fight(
        &[mage(&["darts"])],
        &["post", "brute"],
        &[(4, 1), (4, 7), (5, 8)],
    );
    let (post, brute) = (foe(&play, 0), foe(&play, 1));
    cast(&mut play, "darts", 1);
    play.choose(Action::Target(post)).dice([1]);
    check(&play, &["The animated armour takes 2 force damage."]);
    play.choose(Action::Target(post)).dice([3]);
    play.choose(Action::Target(brute)).dice([2]);
    let log = check(
        &play,
        &["The animated armour takes 6 force damage. The orc takes 3 force damage."],
    );
    assert_eq!(times(&log, "force damage"), 2, "{log}");
    assert_eq!(times(&log, "Damage:"), 0, "{log}");
}

#[test]
fn a_blow_is_one_line_with_its_dice() {
    let mut play = fight(&[knight(&[])], &["troll"], &[(4, 4), (4, 5)]);
    let troll = foe(&play, 0);
    strike(&mut play, troll);
    play.dice([15, 6]);
    let log = check(&play, &["The troll takes 4 slashing damage (rolled 9)."]);
    assert_eq!(log.lines().count(), 1, "{log}");
}

#[test]
fn a_thrown_weapon_goes_without_saying_where_it_lies() {
    let hero = armed(knight(&[]), &["dagger", "dagger"]);
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 7)]);
    play.act(|it| {
        matches!(
            it,
            Action::Attack {
                how: How::Throw,
                ..
            }
        )
    });
    play.dice([2]);
    let log = check(&play, &["throws the dagger and misses"]);
    assert_eq!(times(&log, "on the ground"), 0, "{log}");
}

#[test]
fn whoever_goes_down_lies_there() {
    let places = [(4, 4), (1, 1), (4, 5)];
    let mut play = fight(&[knight(&[]), mage(&["bolt"])], &["brute"], &places);
    weaken(&mut play, FIRST, 2);
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([15, 6]);
    let log = check(
        &play,
        &["Brand goes down and is dying. The longsword is on the ground."],
    );
    assert_eq!(times(&log, "prone"), 0, "{log}");
}

#[test]
fn the_dead_cling_on() {
    let places = [(4, 4), (4, 5), (8, 8)];
    let mut play = fight(&[knight(&[])], &["corpse", "post"], &places);
    let corpse = foe(&play, 0);
    weaken(&mut play, corpse, 3);
    strike(&mut play, corpse);
    play.dice([12, 1, 9]);
    let log = check(&play, &["clings on with 1 hit point."]);
    assert_eq!(times(&log, "is up"), 0, "{log}");
}

#[test]
fn all_who_are_surprised_share_a_line() {
    let setup = Setup {
        surprised: true,
        ..setup(&[knight(&[])], &["brute", "post"])
    };
    let mut play = begun(setup, 1);
    let log = check(&play, &["The orc and the animated armour are surprised."]);
    assert_eq!(times(&log, "surprised"), 1, "{log}");
    // The log begins anew.
    place(&mut play, &[(4, 4), (4, 8), (8, 8)]);
    play.choose(Action::Done);
    let log = check(&play, &["are no longer surprised."]);
    assert_eq!(times(&log, "surprised"), 1, "{log}");
}

#[test]
fn holds_and_shoves_say_what_they_are() {
    let mut play = fight(&[knight_of(5, &[])], &["brute"], &[(4, 4), (4, 5)]);
    let on = foe(&play, 0);
    play.choose(Action::Grapple(on)).dice([15, 5]);
    play.choose(Action::Shove { on, down: false });
    play.dice([15, 5]);
    let log = check(
        &play,
        &[
            "Brand grapples the orc (18 to 8).",
            "Brand shoves the orc away (18 to 8). The orc is pushed back 5 feet.",
        ],
    );
    assert_eq!(times(&log, "is grappled"), 0, "{log}");
}

#[test]
fn a_double_is_its_callers_even_when_it_is_gone() {
    let mut play = fight(&[mage(&["image"])], &["post"], &[(4, 1), (4, 7)]);
    cast(&mut play, "image", 1);
    play.choose(Action::At(Cell::new(4, 4)));
    check(&play, &["Wisp’s double appears."]);
    // A second one takes its place.
    play.choose(Action::Done);
    cast(&mut play, "image", 1);
    play.choose(Action::At(Cell::new(4, 5)));
    let log = check(&play, &["Wisp’s double is gone."]);
    assert_eq!(times(&log, "Goblin"), 0, "{log}");
}

#[test]
fn gear_is_used_by_its_own_verb() {
    let hero = HeroRecord {
        gear: vec![(id("core:torch"), 1), (id("core:acid"), 1)],
        ..knight(&[])
    };
    let mut play = fight(&[hero], &["post"], &[(4, 4), (4, 6)]);
    let post = foe(&play, 0);
    let used = |source| Action::Use {
        source,
        act: 0,
        circle: 0,
    };
    play.choose(used(gear("core:torch")));
    check(&play, &["Brand lights a torch."]);
    play.choose(Action::Done);
    play.choose(used(gear("core:acid")));
    play.choose(Action::Target(post)).dice([15, 3, 4]);
    check(
        &play,
        &["Brand throws the acid and hits the animated armour"],
    );
}

#[test]
fn a_spell_at_one_target_names_it_once() {
    let mut play = fight(&[mage(&["bolt"])], &["post"], &[(4, 4), (4, 7)]);
    let post = foe(&play, 0);
    cast(&mut play, "bolt", 0);
    play.choose(Action::Target(post)).dice([1]);
    check(
        &play,
        &["Wisp casts Fire Bolt at the animated armour. It misses ("],
    );
}

#[test]
fn gear_and_name_of_a_new_hero_are_told_when_the_hero_is_made() {
    let setup = Setup {
        heroes: Vec::new(),
        town: TownSetup {
            made: 1,
            ..TownSetup::default()
        },
        ..setup(&[], &["post"])
    };
    let mut play = Play::begun(BOOK.clone(), setup);
    while let Some(Question::OfHero) = play.game.asking() {
        let town = tabledelve::rulesets::dungeon_dive::Play::of(play.game.world()).town();
        let draft = town.draft.as_deref().expect("a hero in the making");
        let step = next(&BOOK, draft).expect("something to choose");
        let pick: Pick = proposed(&BOOK, draft, step).expect("a proposal");
        play.choose(Action::Making(MakingAct::Pick(pick)));
    }
    let log = log(&play);
    let chosen = log.lines().filter(|it| it.contains("Chosen:"));
    let chosen: Vec<&str> = chosen.collect();
    assert!(chosen.len() > 5, "{log}");
    for line in chosen {
        assert!(!line.contains("nothing") && !line.contains(": ."), "{line}");
    }
}
