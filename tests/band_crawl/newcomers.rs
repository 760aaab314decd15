//! What somebody sees who plays for the first time: the fallen, great moments, why they are asked, and
//! where to read on.

use tabledelve::{
    game::{Campaign, Cue, Homecoming, Phrase, Present, Rulebook, Ruleset, Status},
    rulesets::band_crawl::{
        Action, BandCrawl, Event, Faction, Fighting, FigureId, Question, Thing, content::FindKind,
    },
    text::{ENGLISH, Text},
};

use super::{
    BOOK, LIBRARY,
    below::below,
    play::{Play, by_chance, fights},
};

const STAR: FigureId = FigureId(0);

/// A star with two grunts, the weaker of whom has just been shot dead.
fn one_is_dead() -> (Play, FigureId) {
    let band = [
        "elf thief 5*: sword",
        "elf thief 3: sword",
        "elf thief 4: sword",
    ];
    let mut play = fights(&band, &["goblin shooter 5: bow"; 2], Faction::Foes, true);
    play.dice([1; 4]).dice([6; 5]);
    play.dice([1, 1]).dice([1]).dice([1, 1]).dice([6]);
    play.waits(|it| matches!(it, Question::FreeWill(STAR)));
    let dead = play.band().figures().find(|it| it.is_dead());
    let dead = dead.expect("somebody dead").id();
    (play, dead)
}

/// The words of great moments, and of a fight that is over.
fn stops(play: &Play, event: Fighting) -> Vec<String> {
    let cues = BandCrawl::cues(play.game.world(), &Event::Fighting(event));
    let words = cues.iter().filter_map(|cue| match cue {
        Cue::Peak { words, .. } | Cue::Banner(words) | Cue::Won(words) => Some(words),
        _ => None,
    });
    words.map(|it| play.in_words(it)).collect()
}

#[test]
fn the_dead_stay_in_sight() {
    let (play, dead) = one_is_dead();
    let scene = BandCrawl::scene(play.game.world());
    let id = u32::from(dead.0);
    let body = scene.tokens.iter().find(|it| it.id == id).expect("a body");
    assert!(body.down && !body.active);
    let facts: Vec<String> = body.facts.iter().map(|it| play.in_words(it)).collect();
    assert_eq!(facts, ["Dead"]);
    assert_eq!(play.figure(dead.0).body_at(), Some(body.cell));
    // Among the band the dead come last.
    let sheets: Vec<(u32, bool)> = scene.sheets.iter().map(|it| (it.id, it.dead)).collect();
    assert_eq!(sheets.len(), 3);
    assert_eq!(sheets[2], (id, true));
    // A save keeps the body where it lies, and a digest says nothing of it.
    let saved = ron::to_string(&play.game.take_checkpoint()).expect("plain data");
    assert!(saved.contains("bodies:[("), "{saved}");
}

#[test]
fn a_digest_says_nothing_of_bodies() {
    let (mut play, _) = one_is_dead();
    let digest = play.game.digest();
    let saved = ron::to_string(&play.game.take_checkpoint()).expect("plain data");
    let start = saved.find("bodies:[").expect("bodies");
    let end = start + saved[start..].find(']').expect("an end") + 1;
    play.write("bodies:[", &saved[start..end], "bodies:[]");
    assert_eq!(play.game.digest(), digest);
}

#[test]
fn nobody_of_the_band_dies_unnoticed() {
    let (play, dead) = one_is_dead();
    let dies = |who| Fighting::Died { who, by: None };
    let told = stops(&play, dies(dead));
    assert_eq!(told.len(), 1);
    assert!(told[0].ends_with("is dead."), "{told:?}");
    assert!(stops(&play, dies(FigureId(3))).is_empty());
    let out = |who| Fighting::OutOfTheFight { who, by: None };
    assert!(stops(&play, out(dead)).is_empty());
    assert_eq!(stops(&play, out(STAR)).len(), 1);
}

#[test]
fn the_end_of_a_fight_says_what_it_has_cost() {
    let (play, _) = one_is_dead();
    let tile = play.band().state().fight.as_ref().expect("a fight").tile;
    let closed = |held_by| Fighting::BoardClosed {
        tile,
        held_by,
        gone: [].into_iter().collect(),
    };
    assert_eq!(
        stops(&play, closed(Some(Faction::Foes))),
        ["The foes hold the field: none of them down. On your side: 1 dead."]
    );
    assert_eq!(
        stops(&play, closed(Some(Faction::Band))),
        ["The band holds the field: no foes down. On your side: 1 dead."]
    );
}

#[test]
fn a_question_names_the_place_that_is_open() {
    let band = [
        "human warrior 5*: sword protected",
        "human warrior 4: sword protected",
        "human thief 4: sword protected",
    ];
    let mut play = below(&band, &[]);
    play.go_north([3, 3]).dice([5, 6]).dice([1]).dice([1, 2]);
    play.choose(Action::Search(STAR)).dice([2, 2]);
    play.choose(Action::Way(tabledelve::grid::Side::East));
    let asked = play.prompt();
    assert!(asked.ends_with("Who is number 1 of 2?"), "{asked}");
    play.choose(Action::GoIn(STAR));
    let asked = play.prompt();
    assert!(asked.ends_with("Who is number 2 of 2?"), "{asked}");
    assert!(asked.contains("secret room"), "{asked}");
}

/// The band finds a magical weapon, and is asked who carries it.
fn finds_a_weapon() -> (Play, Thing) {
    let band = [
        "human warrior 5*: sword protected",
        "human thief 4: sword protected",
    ];
    for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
        let mut play = below(&band, &[]);
        play.go_north([3, 3])
            .dice([5, 6])
            .dice([6, 2, first, second]);
        while play.game.wanted().is_some() && !play.starts_turn() {
            play.dice([1]);
        }
        let find = match play.game.asking() {
            Some(Question::HandOut { find, .. }) => find.thing,
            _ => continue,
        };
        if matches!(find, Thing::Item(it) if BOOK[it].kind == FindKind::Weapon) {
            return (play, find);
        }
    }
    panic!("no weapon among the finds")
}

#[test]
fn a_magical_weapon_says_what_it_takes_to_hold_it() {
    let (mut play, find) = finds_a_weapon();
    let told = |play: &Play, phrase: Option<Phrase>| phrase.map(|it| play.in_words(&it));
    let detail = told(&play, play.described(Action::Bear(STAR)).detail);
    let detail = detail.unwrap_or_default();
    assert!(detail.contains("takes no time"), "{detail}");
    play.choose(Action::Bear(STAR));
    let gear = play.figure(0).gear();
    assert!(gear.iter().any(|it| it.thing == find && !it.in_use));
    // On the march it stands in sight; a plain weapon lies under the heading.
    let star = "human warrior 5*: sword (restless_sword) (great_axe)";
    let mut play = below(&[star], &[]);
    play.dice([1, 2]);
    assert_eq!(play.described(Action::Ready(STAR, 1)).section, None);
    assert!(play.described(Action::Ready(STAR, 2)).section.is_some());
    // Nor does a plain one in place of a magical one.
    play.choose(Action::Ready(STAR, 1));
    assert!(play.described(Action::Ready(STAR, 0)).section.is_some());
}

#[test]
fn hurrying_on_or_not_is_asked_with_the_odds() {
    let mut play = below(&["human warrior 4*: sword protected"], &[]);
    play.go_north([3, 4]);
    // Two dice of 4 or less.
    let asked = "Warrior’s group has moved its tile. Hurry on (44%), or end its turn here?";
    assert_eq!(play.prompt(), asked);
    let stays = play.described(Action::Enough).detail;
    let stays = stays.map(|it| play.in_words(&it));
    assert_eq!(
        stays.as_deref(),
        Some("No roll: this group’s turn is over.")
    );
}

/// Each page that the first dungeon has no use for is named in it.
#[test]
fn the_first_dungeon_says_where_to_read_on() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| std::fs::read_to_string(root.join(path)).expect("a file");
    let slips = read("assets/locale/en/lesson-band_crawl.ftl");
    for page in ["13-crisis", "14-flight", "16-magic"] {
        let page = read(&format!("assets/rulesets/band_crawl/rulebook/{page}.md"));
        let title = page.lines().next().and_then(|it| it.strip_prefix("# "));
        let title = title.expect("a title");
        let names = |it: &str| it.contains("F1") && it.contains(title);
        assert!(slips.lines().any(names), "{title}");
    }
    for slip in slips.lines().filter_map(|it| it.split_once(" = ")) {
        assert!(slip.1.chars().count() <= 270, "{}", slip.0);
    }
}

/// Bands that are gathered anew count their own adventures, and the campaign its games.
#[test]
fn every_game_of_a_campaign_has_its_number() {
    let (text, _) = Text::of(ENGLISH, LIBRARY.files());
    let mut campaign = Campaign::new("band_crawl", "ours");
    for seed in 0..2 {
        let game = by_chance(seed, &[]);
        let left = BandCrawl::legacy(&game).expect("a legacy");
        let Status::Over(outcome) = game.status() else {
            panic!("it is over")
        };
        campaign.bring_home(Homecoming {
            game: &seed.to_string(),
            outcome,
            summary: text.plain(&BandCrawl::summary(game.world())),
            legacy: BandCrawl::legacy_of(&BOOK, game.setup(), &left).expect("people"),
            name: &|_| "Ada".to_owned(),
            face: &|_| None,
            rested: &|_| None,
            say: &|it| text.plain(it),
        });
        let shared = campaign.shared.as_ref().expect("a chronicle");
        let first = &shared.lines[0];
        assert!(first.starts_with("Adventure 1 of this band: "), "{first}");
    }
    let chapters = campaign.chapters();
    let chapters: Vec<_> = chapters.map(|(nth, it)| (nth, &*it.game)).collect();
    assert_eq!(chapters, [(2, "1"), (1, "0")]);
    let mut titles = campaign.chapters().map(|it| &it.1.summary);
    assert!(titles.all(|it| it.starts_with("The band set out to ")));
}
