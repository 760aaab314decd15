//! What is shown: the log, prompts, choices with their odds, the scene, and the cues of events.

use std::collections::BTreeSet;

use tabledelve::{
    content::Loader,
    dice::Fraction,
    game::{
        Game, LegalActions, Narration, Offered, Phrase, Present, Printed, Rulebook, Ruleset, Status,
    },
    grid::Cell,
    rulesets::dungeon_dive::{Action, DungeonDive, Question},
    text::{ENGLISH, Text},
};

use crate::{
    playing::{begun_by, go_on},
    registry, root,
    yard::*,
};

type Fight = Game<DungeonDive>;

/// The game's texts and those of the yard.
pub fn text() -> Text {
    let core = env!("CARGO_MANIFEST_DIR");
    let library = Loader::new(registry(), core).with_mod(yard_folder()).load();
    let library = library.unwrap_or_else(|problems| panic!("{problems:?}"));
    let (text, problems) = Text::of(ENGLISH, library.files());
    assert!(problems.is_empty(), "{}", problems.len());
    text
}

/// A message as it is read at the table, beginning with a capital.
fn said(text: &Text, game: &Fight, message: &Phrase) -> String {
    let names = |id| text.plain(&DungeonDive::mention(game.world(), id));
    let said = text.say(message, &names);
    let mut letters = said.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

fn narrations(game: &Fight) -> Vec<Narration> {
    let log = game.log();
    let told = (0..log.len()).map(|at| DungeonDive::narrate_at(game.world(), log, at));
    told.collect()
}

/// The log as it is printed, details indented.
pub fn log(text: &Text, game: &Fight) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut last: Option<usize> = None;
    for told in narrations(game) {
        let mut line = said(text, game, &told.message);
        if let Some(why) = &told.reason {
            line += &format!(" [{}]", said(text, game, why));
        }
        match (told.printed, last) {
            (Printed::Folded | Printed::Unsaid, _) => {}
            (Printed::Appended, Some(before)) => {
                lines[before] += " ";
                lines[before] += &line;
            }
            _ => {
                let depth = "  ".repeat(told.depth.into());
                lines.push(format!("{depth}{line}"));
                if told.depth < 3 {
                    last = (told.depth > 0).then_some(lines.len() - 1);
                }
            }
        }
    }
    lines.join("\n")
}

#[test]
fn a_fight_reads_well() {
    let text = text();
    let heroes = [knight_of(5, &[]), mage(&["bolt", "hold"])];
    let places = [(4, 4), (2, 2), (4, 6), (8, 9)];
    let mut play = fight(&heroes, &["brute", "post"], &places);
    let (brute, post) = (foe(&play, 0), foe(&play, 1));
    go(&mut play, 4, 5);
    strike(&mut play, brute);
    play.dice([15, 6]);
    strike(&mut play, brute);
    play.dice([2]);
    play.choose(Action::Done);
    cast(&mut play, "hold", 1);
    play.choose(Action::Target(brute));
    play.dice([3]);
    play.choose(Action::Done);
    // It cannot get free.
    play.dice([2]);
    strike(&mut play, brute);
    play.dice([5, 14, 6, 7]);
    play.choose(Action::Done);
    cast(&mut play, "bolt", 0);
    play.choose(Action::Target(post));
    play.dice([1]);
    insta::assert_snapshot!(log(&text, &play.game));
}

#[test]
fn going_down_reads_well() {
    let text = text();
    let places = [(4, 4), (1, 1), (4, 5)];
    let mut play = fight(&[knight(&[]), mage(&["bolt"])], &["brute"], &places);
    weaken(&mut play, FIRST, 2);
    play.choose(Action::Done);
    play.choose(Action::Done);
    play.dice([15, 6]);
    play.dice([10]);
    insta::assert_snapshot!(log(&text, &play.game));
}

/// A figure that stands in a text where a word should.
fn is_left_open(said: &str) -> bool {
    ["dive-", "{", "$", "???"]
        .iter()
        .any(|it| said.contains(it))
}

#[test]
fn everything_in_fights_has_words() {
    let text = text();
    let check = |game: &Fight, what: &str, message: &Phrase| {
        let said = said(&text, game, message);
        assert!(!is_left_open(&said), "{what}: {said}");
        assert!(!said.is_empty(), "{what}");
    };
    let (mut odds, mut reactions, mut cues) = (0, 0, 0);
    for seed in 0..18 {
        let mut game = begun_by(seed);
        let mut lots = tabledelve::dice::Chance::seeded(seed + 1000);
        while game.status() == Status::Deciding && game.made().len() < 45 {
            let world = game.world();
            let question = game.asking().expect("it decides").clone();
            check(&game, "prompt", &DungeonDive::prompt(world, &question));
            check(&game, "summary", &DungeonDive::summary(world));
            let offer = game.offer();
            if DungeonDive::reaction(world, game.setup(), &question, offer).is_some() {
                reactions += 1;
            }
            odds += choices(&game, &question, offer, &check);
            scene(&game, &check);
            go_on(&mut game, &mut lots);
        }
        assert!(!DungeonDive::feats(&game).is_empty());
        for (told, it) in narrations(&game).iter().zip(game.log()) {
            let cited = DungeonDive::also_cited(&BOOK, &it.event);
            assert!(cited.iter().all(|it| DungeonDive::RULES.contains(it)));
            cues += DungeonDive::cues(game.world(), &it.event).len();
            if told.printed != Printed::Unsaid {
                check(&game, &format!("{:?}", it.event), &told.message);
            }
        }
    }
    assert!(
        odds > 200 && reactions > 2 && cues > 200,
        "{odds} odds, {reactions} reactions, {cues} cues"
    );
    assert_eq!(text.missing(), Vec::<String>::new());
}

/// Checks every choice but most of the squares to go to; how many have odds.
fn choices(
    game: &Fight,
    question: &Question,
    offer: &LegalActions<Action>,
    check: &impl Fn(&Fight, &str, &Phrase),
) -> usize {
    let world = game.world();
    let (mut odds, mut squares) = (0, 0);
    for offered in &offer.choices {
        let Offered { act, .. } = *offered;
        if matches!(act, Action::Move(_) | Action::At(_)) {
            squares += 1;
            if squares > 2 {
                continue;
            }
        }
        let choice = DungeonDive::describe(world, question, offered);
        check(game, &format!("{act:?}"), &choice.label);
        assert!(
            choice.category.is_some(),
            "{act:?} has no part in the panel"
        );
        let more = [
            &choice.group,
            &choice.section,
            &choice.aside,
            &choice.detail,
            &choice.caution,
        ];
        for it in more.into_iter().flatten() {
            check(game, &format!("{act:?}"), it);
        }
        let view = DungeonDive::odds(world, question, act, 0);
        assert_eq!(choice.has_odds, view.is_some(), "{act:?} by {question:?}");
        let Some(view) = view else { continue };
        odds += 1;
        check(game, "headline", &view.headline.phrase());
        let all: Fraction = view.outcomes.iter().map(|it| it.chance.clone()).sum();
        assert_eq!(all, Fraction::one(), "{act:?}");
        for it in view.main_outcomes() {
            check(game, "outcome", &it.outcome);
        }
        view.notes.iter().for_each(|it| check(game, "note", it));
        view.count.phrases().for_each(|it| check(game, "count", it));
    }
    odds
}

fn scene(game: &Fight, check: &impl Fn(&Fight, &str, &Phrase)) {
    let world = game.world();
    let scene = DungeonDive::scene(world);
    let board = scene.board.expect("a board");
    let open: BTreeSet<Cell> = board
        .cells
        .iter()
        .filter(|it| it.open)
        .map(|it| it.cell)
        .collect();
    for token in &scene.tokens {
        assert!(open.contains(&token.cell), "{:?}", token.name);
        check(game, "token", &token.name);
        token.facts.iter().for_each(|it| check(game, "fact", it));
        token
            .pins
            .iter()
            .for_each(|it| check(game, "pin", &it.meaning));
    }
    for patch in &scene.patches {
        check(game, "patch", &patch.meaning);
        assert!(!patch.cells.is_empty());
    }
    for sheet in &scene.sheets {
        check(game, "title", &sheet.title);
        for it in &sheet.stats {
            check(game, "stat", &it.label);
            it.parts
                .iter()
                .for_each(|(part, _)| check(game, "part", part));
        }
        sheet
            .bars
            .iter()
            .for_each(|it| check(game, "bar", &it.label));
        for it in sheet.items.iter().chain(&sheet.spells) {
            check(game, "item", &it.name);
            check(game, "item", &it.detail);
        }
        for it in &sheet.traits {
            check(game, "trait", &it.name);
            check(game, "trait", &it.detail);
        }
    }
    for token in &scene.tokens {
        for (_, headline) in DungeonDive::threats(world, token.id) {
            check(game, "threat", &headline.phrase());
        }
    }
}

#[test]
fn every_key_in_the_code_has_a_text() {
    let text = text();
    let mut folders = vec![root().join("rules/src/rulesets/dungeon_dive")];
    let mut keys = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the sources") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let source = std::fs::read_to_string(path).expect("a source");
                keys.extend(source.split('"').filter(|it| is_key(it)).map(str::to_owned));
            }
        }
    }
    assert!(keys.len() > 500, "{}", keys.len());
    let missing: Vec<&String> = keys.iter().filter(|it| !text.knows(it)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for field in &DungeonDive::setup_form(&BOOK).fields {
        assert!(text.knows(&field.label.key), "{:?}", field.label);
    }
}

fn is_key(of: &str) -> bool {
    let begins = ["dive-", "dice-dive-", "modifier-dive-"];
    let letters = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
    begins.iter().any(|it| of.starts_with(it)) && of.chars().all(letters) && !of.ends_with('-')
}

/// The odds of the one choice that fits.
fn odds_of(play: &Play, fits: impl Fn(&Action) -> bool) -> tabledelve::game::OddsView {
    let question = play.game.asking().expect("it decides");
    let offer = play.game.offer();
    let mut choices = offer.choices.iter();
    let offered = choices.find(|it| fits(&it.act)).expect("a choice");
    let view = DungeonDive::odds(play.game.world(), question, offered.act, 0);
    view.expect("odds")
}

#[test]
fn the_odds_of_an_attack_are_exact() {
    let mut play = fight(&[knight(&[])], &["post"], &[(4, 4), (4, 5)]);
    let post = foe(&play, 0);
    weaken(&mut play, post, 9);
    let sword = |it: &Action| matches!(it, Action::Attack { arm: Some(_), .. });
    let view = odds_of(&play, sword);
    // +5 against AC 10: 5 to 20 hit, and 20 is critical. In both hands, 1d10+3 drops 9 hit points with
    // a 6 or more, 2d10+3 with 6 or more together.
    assert_eq!(view.headline.chance, Fraction::new(16, 20));
    let falls = Fraction::new(15 * 5, 20 * 10) + Fraction::new(90, 20 * 100);
    assert_eq!(view.headline.fells, Some(falls));
    assert!(view.notes.is_empty());
    // From the ground it is harder, which is said.
    inflict(&mut play, FIRST, "core:prone");
    let view = odds_of(&play, sword);
    assert_eq!(view.headline.chance, Fraction::new(16 * 16, 400));
    assert_eq!(view.notes.len(), 1);
}

#[test]
fn the_odds_of_a_save_tell_the_damage_of_both_results() {
    let mut play = fight(&[mage(&["hold"])], &["brute"], &[(4, 4), (4, 7)]);
    let brute = foe(&play, 0);
    cast(&mut play, "hold", 1);
    let view = odds_of(&play, |it| *it == Action::Target(brute));
    // DC 8 + 3 + 3 = 14 against a d20 and nothing: 13 of 20 faces fail.
    assert_eq!(view.headline.chance, Fraction::new(13, 20));
    assert_eq!(view.headline.fells, None);
    play.choose(Action::Back);
}

#[test]
fn a_way_past_foes_is_warned_of() {
    let play = fight(&[knight(&[])], &["brute"], &[(4, 4), (4, 5)]);
    let (world, question) = (play.game.world(), play.game.asking().expect("a turn"));
    let caution = |to: (i16, i16)| {
        let act = Action::Move(Cell::new(to.0, to.1));
        let choices = &play.game.offer().choices;
        let offered = choices.iter().find(|it| it.act == act).expect("a square");
        DungeonDive::describe(world, question, offered).caution
    };
    assert!(caution((4, 2)).is_some());
    assert!(caution((5, 4)).is_none());
}

#[test]
fn the_nearest_square_to_strike_from_is_found() {
    let play = fight(&[knight(&[])], &["post"], &[(4, 4), (4, 8)]);
    let (world, question) = (play.game.world(), play.game.asking().expect("a turn"));
    let post = u32::from(foe(&play, 0).0);
    let (walk, attack) = DungeonDive::approach(world, question, post).expect("a way");
    let Action::Move(to) = walk else {
        panic!("{walk:?}")
    };
    assert_eq!(to.y, 7);
    assert!(matches!(attack, Action::Attack { arm: Some(0), .. }));
    assert!(play.offers(walk));
}
