//! Between adventures, and bands that go from one to the next.

use std::cmp::Ordering;

use tabledelve::{
    dice::Chance,
    game::{Game, Outcome, Rulebook, Ruleset, SetupValues, Status},
    grid::Side,
    rulesets::band_crawl::{
        Action, Band, BandCrawl, Event, Faction, Fate, Fighting, FigureId, Homeward, Legacy,
        Looting, Making, Metal, Phase, Question, rules,
    },
};

use super::{
    BOOK,
    homecoming::{at_home, below},
    play::{by_chance, fight, sketch, this_by_chance, values},
};

#[test]
fn somebody_goes_until_the_band_fits() {
    let people = [
        "human warrior 4*: sword",
        "elf thief 3: sword",
        "elf thief 3: sword",
        "elf thief 3: sword",
        "dwarf soldier 3: mace",
    ];
    let mut play = at_home(&people, &[]);
    assert_eq!(play.band().state().phase, Phase::Between);
    assert_eq!(play.asks(), "Hero(0) campaign.style");
    assert_eq!(play.refused(Action::SetOut), Some(rules::BAND_SIZE));
    assert_eq!(play.refused(Action::Recruit), Some(rules::BAND_SIZE));
    assert!(!play.offers(Action::LetGo(FigureId(0))));
    play.choose(Action::LetGo(FigureId(2)));
    assert_eq!(play.band().members().count(), 4);
    assert_eq!(play.band().state().annals.memorial[0].fate, Fate::LetGo);
    // It fits; who is new here comes along once.
    assert_eq!(
        play.refused(Action::LetGo(FigureId(1))),
        Some(rules::BAND_RECRUIT)
    );
    play.choose(Action::SetOut).dice([3, 4, 1, 1, 6]);
}

#[test]
fn there_is_room_for_recruits() {
    let mut play = at_home(&["human warrior 5*: sword", "elf thief 4: sword"], &[]);
    play.choose(Action::Recruit);
    play.recruit("human", &[1, 2, 3]);
    play.choose(Action::Arms(0)).choose(Action::Enough);
    play.waits(|it| *it == Question::Between);
    assert_eq!(play.band().members().count(), 3);
    play.choose(Action::SetOut).dice([3, 4, 1, 1, 6]);
}

#[test]
fn a_second_profession_is_learned_once() {
    let mut play = at_home(&["human warrior 5*: sword", "human thief 4: sword"], &[]);
    let learns = |it: &Action| matches!(it, Action::Learn(_, _));
    let known = play.choices(learns);
    assert!(known > 3);
    let thief = BOOK.professions.find("core:thief").expect("a profession");
    // Only stars, and only what they are not.
    assert!(!play.offers(Action::Learn(FigureId(1), thief)));
    let warrior = BOOK.professions.find("core:warrior").expect("one");
    assert!(!play.offers(Action::Learn(FigureId(0), warrior)));
    play.choose(Action::Learn(FigureId(0), thief));
    assert!(sketch(play.figure(0)).starts_with("human warrior/thief 5"));
    assert_eq!(play.choices(learns), 0);
    play.choose(Action::SetOut).dice([3, 4, 1, 1, 6]);
}

#[test]
fn the_chest_is_filled_and_emptied() {
    let people = [
        "human warrior 5*: sword shield",
        "human warrior 4: (great_sword) mace shield",
        "vampire warrior 4: sword",
    ];
    let mut play = at_home(&people, &[]);
    // Claws are nothing to put away.
    assert!(!play.offers(Action::Store(FigureId(2), 0)));
    play.choose(Action::Store(FigureId(0), 0));
    assert_eq!(sketch(play.figure(0)), "human warrior 5: shield");
    assert_eq!(play.band().state().annals.chest.len(), 1);
    play.choose(Action::TakeOut(FigureId(1), 0));
    // A hand is needed for it: the mace is put away, the shield stays.
    let full = "human warrior 4: (great_sword) (mace) shield sword";
    assert_eq!(sketch(play.figure(1)), full);
    play.choose(Action::Ready(FigureId(1), 0));
    let both = "human warrior 4: great_sword (mace) (shield) (sword)";
    assert_eq!(sketch(play.figure(1)), both);
    assert!(play.band().state().annals.chest.is_empty());
    play.choose(Action::SetOut).dice([3, 4, 1, 1, 6]);
}

#[test]
fn finds_go_into_the_chest() {
    let people = ["human warrior 5*: sword (plain_wand) (sure_bow)"];
    let mut play = below(&people, &[("share", "chest"), ("adventures", "2")]);
    for _ in 0..2 {
        play.write(
            "id:(0)",
            "in_use:false,found:false",
            "in_use:false,found:true",
        );
    }
    play.choose(Action::Leave).dice([2]);
    assert_eq!(play.homeward()[0], "into the chest");
    play.waits(|it| *it == Question::Between);
    assert_eq!(play.band().state().annals.chest.len(), 2);
    play.choose(Action::TakeOut(FigureId(0), 1));
    assert_eq!(sketch(play.figure(0)), "human warrior 5: (sword) sure_bow");
}

#[test]
fn the_next_star_takes_over() {
    let people = [
        "human warrior 3*: sword",
        "elf thief 3: sword",
        "elf thief 6: sword",
    ];
    let mut play = at_home(&people, &[("adventures", "2")]);
    // Nobody as strong as the star stays with it, here none.
    assert_eq!(play.band().members().count(), 1);
    play.choose(Action::SetOut).dice([3, 4, 1, 6]).dice([1, 2]);
    play.choose(Action::Leave).dice([1]);
    play.waits(|it| *it == Question::StarRace(0));
    let dwarf = BOOK.races.find("core:dwarf").expect("a race");
    play.choose(Action::Race(dwarf)).choose(Action::Row(0));
    while !matches!(play.game.asking(), Some(Question::Between)) {
        play.act(|_| true);
    }
    let star = play.band().leading_star().expect("a star");
    assert_eq!(
        (star.rep(), star.star(), star.id()),
        (5, Some(0), FigureId(4))
    );
    play.choose(Action::SetOut).dice([3, 4, 1, 1, 6]);
}

#[test]
fn half_of_several_adventures_have_to_be_won() {
    for (won, outcome) in [
        (0, Outcome::Defeat),
        (1, Outcome::Victory),
        (2, Outcome::Victory),
    ] {
        let mut play = below(&["human warrior 5*: sword"], &[("adventures", "2")]);
        for nth in 0..2 {
            if nth < won {
                play.write("hoard:", "looters:[]", "looters:[(0)]");
            }
            play.choose(Action::Leave).dice([2]);
            if nth == 0 {
                play.choose(Action::SetOut);
                play.dice([3, 4, 1, 1, 6]).dice([1, 2]);
            }
        }
        play.over(outcome);
        let chronicle = &play.band().state().annals.adventures;
        assert_eq!(chronicle.iter().filter(|it| it.won).count(), won);
    }
}

#[test]
fn kills_earn_coins_by_reputation() {
    let band = [
        "human knight 5*: great_sword armoured",
        "dwarf soldier 4: great_axe armoured",
    ];
    let foes = [
        "goblin warrior 3: spear",
        "goblin warrior 4: spear",
        "goblin warrior 5: spear",
    ];
    let mut metals = [0; 3];
    for seed in 0..60 {
        let game = this_by_chance(seed, fight(&band, &foes, Faction::Band, true));
        let rep = |id: FigureId| [5, 4, 3, 4, 5][usize::from(id.0)];
        for (place, it) in game.log().iter().enumerate() {
            let Event::Homeward(Homeward::Earned { metal, who, on }) = &it.event else {
                continue;
            };
            assert_eq!(it.rule, rules::COIN_KILL);
            let died = match &game.log()[place - 1].event {
                Event::Fighting(Fighting::Died { who, by })
                | Event::Looting(Looting::Killed { who, by }) => Some((*who, *by)),
                _ => None,
            };
            assert_eq!(died, Some((*on, Some(*who))), "seed {seed}");
            let expected = match rep(*on).cmp(&rep(*who)) {
                Ordering::Less => Metal::Bronze,
                Ordering::Equal => Metal::Silver,
                Ordering::Greater => Metal::Gold,
            };
            assert_eq!(*metal, expected, "seed {seed}");
            metals[expected as usize] += 1;
        }
    }
    assert!(metals.iter().all(|count| *count > 0), "{metals:?}");
}

/// The values of the next game of a campaign.
fn next(game: &Game<BandCrawl>, pairs: &[(&str, &str)]) -> SetupValues {
    let legacy = BandCrawl::legacy(game).expect("a legacy");
    let legacy: Legacy = ron::from_str(&legacy).expect("plain data");
    let records = legacy.survivors.iter().map(|(_, it)| ron::to_string(it));
    let records: Vec<String> = records.map(|it| it.expect("plain data")).collect();
    let records: Vec<&str> = records.iter().map(String::as_str).collect();
    let stores = ron::to_string(&legacy.stores).expect("plain data");
    let form = BandCrawl::setup_form(&BOOK);
    let keys = form.campaign.expect("campaigns");
    keys.fill(&values(pairs), &records, Some(&stores))
}

/// The size of a game as it is saved, before it is packed.
fn size(game: &Game<BandCrawl>) -> usize {
    let checkpoint = ron::to_string(&game.take_checkpoint()).expect("plain data");
    let setup = ron::to_string(game.setup()).expect("plain data");
    checkpoint.len() + setup.len() + 8 * game.made().len()
}

/// Plays a game by chance.
fn over(values: &SetupValues, seed: u64) -> Game<BandCrawl> {
    let setup = BandCrawl::setup(&BOOK, values);
    let setup = setup.unwrap_or_else(|problem| panic!("seed {seed}: {problem}"));
    let mut game = Game::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
    let mut bot = Chance::seeded(seed ^ 0x686f_6d65);
    while game.status() == Status::Deciding {
        assert!(game.made().len() < 100_000, "seed {seed} stalls");
        let choice = bot.pick(game.offer().choices.len() as u16, "bot");
        game.submit(usize::from(choice), None).expect("offered");
        BandCrawl::invariants(game.world()).unwrap_or_else(|what| panic!("seed {seed}: {what}"));
    }
    game
}

#[test]
fn ten_adventures_in_a_row_as_a_campaign() {
    let pairs = [("reason", "explore"), ("big_bad", "skeleton")];
    let (mut memorial, mut dungeons, mut revisited) = (0, 0, 0);
    for campaign in 0..3 {
        let mut values = values(&pairs);
        for adventure in 0..10 {
            let game = over(&values, 100 * campaign + adventure);
            assert!(size(&game) < 1_000_000, "{}", size(&game));
            let legacy: Legacy =
                ron::from_str(&BandCrawl::legacy(&game).expect("one")).expect("one");
            assert_eq!(legacy.stores.adventures, adventure as u16 + 1);
            for (_, it) in &legacy.survivors {
                assert!((1..=adventure as usize + 1).contains(&it.history.len()));
                assert_eq!(it.history.last(), Some(&it.rep));
            }
            memorial += legacy.fallen.len();
            dungeons = dungeons.max(legacy.stores.dungeons.len());
            let went = |it: &Event| matches!(it, Event::Homeward(Homeward::Revisited { .. }));
            revisited += game.log().iter().filter(|it| went(&it.event)).count();
            values = next(&game, &pairs);
        }
    }
    assert!(memorial > 10 && dungeons > 0 && revisited > 0);
}

#[test]
fn ten_adventures_in_one_game() {
    for seed in 0..3 {
        let mut all = values(&[("adventures", "10"), ("command", "rules")]);
        all = BandCrawl::draw_setup(&BOOK, &all, &mut Chance::seeded(seed));
        let game = over(&all, seed);
        assert!(size(&game) < 1_000_000, "{}", size(&game));
        let adventures = &Band::of(game.world()).state().annals.adventures;
        assert_eq!(adventures.len(), 10);
        let won = adventures.iter().filter(|it| it.won).count();
        let expected = match won >= 5 {
            true => Outcome::Victory,
            false => Outcome::Defeat,
        };
        assert_eq!(game.status(), Status::Over(expected));
        // Whoever was on all of them has come home from all of them.
        let left = BandCrawl::legacy(&game).expect("a legacy");
        let home = BandCrawl::legacy_of(&BOOK, game.setup(), &left).expect("people");
        let left: Legacy = ron::from_str(&left).expect("plain data");
        for ((_, hero), (_, record)) in home.survivors.iter().zip(&left.survivors) {
            assert_eq!(hero.adventures, Some(record.history.len() as u32));
        }
    }
}

#[test]
fn random_games_of_several_adventures_hold_in_every_state() {
    for seed in 0..12 {
        let game = by_chance(seed, &[("adventures", "3"), ("reason", "explore")]);
        assert!(matches!(game.status(), Status::Over(_)), "seed {seed}");
    }
}

#[test]
fn a_known_dungeon_is_entered_again() {
    let people = ["human warrior 5*: sword"];
    let mut play = below(&people, &[("adventures", "2"), ("reason", "explore")]);
    // Its only exit is blind: a level mapped.
    let open = ron::to_string(&play.game.take_checkpoint()).expect("plain data");
    let ends = open
        .split("ends:[")
        .nth(1)
        .and_then(|it| it.split(']').next());
    let ends = format!("ends:[{}]", ends.expect("open ends"));
    play.write("map:", &ends, "ends:[]");
    play.choose(Action::Leave).dice([2]);
    assert_eq!(play.band().state().annals.dungeons.len(), 1);
    play.choose(Action::Revisit(0));
    // The same Big Bad, with the growth of before; and so no dice but those of the turn.
    play.dice([1, 2]);
    play.said(rules::DUNGEON_REVISIT, |it| {
        matches!(it, Event::Homeward(Homeward::Revisited { place: 0 }))
    });
    let big_bad = play.band().state().quest.big_bad.expect("one");
    assert_eq!(play.band().figure(big_bad).rep(), 5);
    assert_eq!(play.band().map().rooms().len(), 1);
    // A level that was known is no level mapped.
    play.choose(Action::Leave).dice([2]);
    let won = play
        .band()
        .state()
        .annals
        .adventures
        .iter()
        .map(|it| it.won);
    assert_eq!(won.collect::<Vec<_>>(), [true, false]);
    assert_eq!(play.band().state().annals.dungeons.len(), 1);
}

#[test]
fn with_a_lair_the_big_bad_is_on_the_last_tile_alone() {
    for lair in ["true", "false"] {
        let mut play = below(&["human warrior 5*: sword"], &[("lair", lair)]);
        let big_bad = play.band().state().quest.big_bad.expect("one");
        // Only one more tile is missing: a corridor.
        play.write("dungeon:", "wanted:20", "wanted:2");
        play.choose(Action::Way(Side::North)).dice([3, 4]);
        if lair == "false" {
            assert!(!play.figure(big_bad.0).is_in_the_fight());
            continue;
        }
        // One less than the star alone is one still: the Big Bad itself.
        play.dice([2]);
        assert_eq!(play.band().in_the_fight(Faction::Foes).count(), 1);
        assert!(play.figure(big_bad.0).is_in_the_fight());
        play.said(rules::OPTION_LAIR, |it| {
            matches!(it, Event::Making(Making::WentDown { .. }))
        });
    }
}
