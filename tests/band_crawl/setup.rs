//! The setup form.

use tabledelve::{
    dice::{Chance, SourceKind},
    game::{Ruleset, SetupValues},
    games,
    rulesets::band_crawl::{BandCrawl, FigureRecord, Share, content::Reason},
};

use super::{
    BOOK,
    play::{play, setup, sketch, values},
    proofs::library,
};

#[test]
fn every_key() {
    let read = setup(&[
        ("race", "dwarf"),
        ("profession", "core:soldier"),
        ("rep", "6"),
        ("stars", "3"),
        ("command", "all"),
        ("arms", "own"),
        ("big_bad", "core:troll"),
        ("reason", "rescue"),
        ("lair", "true"),
        ("adventures", "4"),
        ("share", "chest"),
    ]);
    assert_eq!(
        (read.race.as_str(), read.profession.as_str()),
        ("core:dwarf", "core:soldier")
    );
    assert_eq!((read.rep, read.stars), (6, 3));
    assert_eq!(
        read.big_bad.as_ref().map(|it| it.as_str()),
        Some("core:troll")
    );
    assert_eq!(read.reason, Some(Reason::Rescue));
    let options = read.options;
    assert!(options.command_all && options.own_arms && options.lair);
    assert_eq!((options.adventures, options.share), (4, Share::Chest));
}

#[test]
fn what_does_not_fit_is_refused_in_words() {
    let refused = |pairs: &[(&str, &str)]| BandCrawl::setup(&BOOK, &values(pairs)).unwrap_err();
    let of_demons = refused(&[("race", "vampire"), ("profession", "thief")]);
    assert_eq!(of_demons, "profession=thief: a vampire is one of warrior");
    for (key, value) in [
        ("rep", "2"),
        ("rep", "13"),
        ("stars", "5"),
        ("big_bad", "human"),
        ("race", "gnome"),
        ("adventures", "0"),
        ("sword", "1"),
        ("roster", "[("),
    ] {
        let problem = refused(&[(key, value)]);
        assert!(problem.contains(key), "{key}={value}: {problem}");
    }
    for (stores, said) in [
        ("(", "stores"),
        (r#"(chest: [(thing: Item("core:bowl"))])"#, "bowl"),
        ("(adventures: 60000)", "adventures"),
        (
            "(dungeons: [(map: (rooms: [], links: [], props: {}), dungeon: (tiles: [], wanted: 0, \
             last_row: None), big_bad: None, looted: false)])",
            "stores",
        ),
    ] {
        let problem = refused(&[("stores", stores)]);
        assert!(problem.contains(said), "{stores}: {problem}");
    }
    let nobody = r#"[(race: "core:human", professions: ["core:bard"], rep: 4, things: [])]"#;
    assert!(refused(&[("roster", nobody)]).contains("bard"));
    let of_goblins = ("foes", "goblin.warrior");
    for (key, value) in [
        ("foes", "goblin.bard"),
        ("fighters", "human"),
        ("fighters", "human.warrior.much"),
        ("ground", "meadow"),
    ] {
        let problem = refused(&[of_goblins, ("fighters", "human.warrior"), (key, value)]);
        assert!(problem.contains(value), "{key}={value}: {problem}");
    }
    assert!(refused(&[of_goblins]).contains("fighters"));
}

/// Ranks of four in a room and of two in a corridor; the leader stands in front, whoever heals behind.
#[test]
fn a_fight_by_itself_is_laid_out_by_the_lists_of_races() {
    let band = "human.warrior.12,human.soldier*2,elf.bow,human.healer";
    let placed = |ground: &str| {
        let play = play(&[
            ("fighters", band),
            ("foes", "goblin.warrior*5"),
            ("ground", ground),
            ("command", "all"),
        ]);
        let people = play.band().figures().filter(|it| it.at().is_some());
        assert!(play.figure(0).is_star() && play.figure(0).rep() == 12);
        assert_eq!(
            sketch(play.figure(1)),
            "human soldier 4: spear protected shield"
        );
        people.map(|it| it.id().0).collect::<Vec<_>>()
    };
    assert_eq!(placed("room"), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // The last of each side waits outside.
    assert_eq!(placed("corridor"), [0, 1, 2, 3, 5, 6, 7, 8]);
}

#[test]
fn whatever_is_drawn_can_be_played() {
    for seed in 0..300 {
        let drawn = |set: &[(&str, &str)]| {
            BandCrawl::draw_setup(&BOOK, &values(set), &mut Chance::seeded(seed))
        };
        for set in [&[][..], &[("profession", "thief")], &[("race", "vampire")]] {
            let filled = drawn(set);
            let problem = BandCrawl::setup(&BOOK, &filled).err();
            assert_eq!(problem, None, "seed {seed}: {filled:?}");
        }
        // One key set leaves the others as they are.
        let (free, mut lair) = (drawn(&[]), drawn(&[("lair", "true")]));
        lair.0.insert("lair".to_owned(), free.0["lair"].clone());
        assert_eq!(free, lair, "seed {seed}");
    }
}

#[test]
fn those_of_earlier_adventures_take_the_first_seats() {
    let sword = r#"(thing: Weapon("core:sword"), in_use: true)"#;
    let person = |star: bool, rep: u8| {
        format!(
            r#"(race: "core:elf", professions: ["core:warrior"], star: {star}, rep: {rep}, things: [{sword}])"#
        )
    };
    let roster = format!("[{},{}]", person(false, 4), person(true, 7));
    let mut play = play(&[
        ("roster", &roster),
        ("big_bad", "skeleton"),
        ("reason", "kill"),
    ]);
    let (star, grunt) = (play.figure(0), play.figure(1));
    assert_eq!((star.star(), star.rep(), star.power().now), (Some(0), 7, 7));
    assert_eq!((grunt.star(), grunt.rep()), (None, 4));
    let again: Vec<FigureRecord> = ron::from_str(&roster).expect("records");
    assert_eq!(FigureRecord::of(&BOOK, grunt), again[0]);
    play.choose(tabledelve::rulesets::band_crawl::Action::SetOut)
        .dice([3, 4, 1, 1, 6]);
}

#[test]
fn there_is_no_map_to_keep_until_the_band_has_set_out() {
    let library = library::<BandCrawl>();
    let game = games::open("band_crawl", &library).expect("the game");
    let begun = game.start(&SetupValues::default(), 7, SourceKind::Seeded);
    let mut table = begun.expect("a game");
    assert!(table.map().is_none(), "its star is still being made");
    while table.map().is_none() {
        let advice = table.advice().expect("it goes on until there is one");
        let taken = table.submit(advice.choice, advice.amount);
        taken.expect("it was offered");
    }
}
