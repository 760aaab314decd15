//! Everything that is said at the table can be said, and everything that is shown is there.

use std::{collections::BTreeSet, path::Path, sync::LazyLock};

use tabledelve::{
    content::Files,
    dice::Chance,
    game::{
        Bot, BotKind, ContentStamp, Cue, Decision, FieldKind, Message, OddsView, Ruleset, Scene,
        Session, Status, Table,
    },
    rulesets::deck_crawl::DeckCrawl,
    text::{ENGLISH, Text},
};

use crate::{BOOK, random_setup, setup};

/// Says messages as the screen would, and keeps what is wrong with what was said.
struct Reader {
    text: Text,
    /// Lines in which an argument shows that is none: a name without a hero, an empty gap.
    odd: BTreeSet<String>,
}

impl Reader {
    fn new() -> Self {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        let (text, problems) = Text::of(ENGLISH, &files);
        assert!(problems.is_empty(), "{problems:#?}");
        Reader {
            text,
            odd: BTreeSet::new(),
        }
    }

    fn say(&mut self, message: &Message, table: &dyn Table) -> String {
        let names = |id: u32| self.text.plain(&table.name(id));
        let said = self.text.say(message, &names);
        if said.contains("nobody could") || said.contains("  ") || said.contains(" ,") {
            self.odd.insert(said.clone());
        }
        said
    }

    fn decision(&mut self, decision: &Decision, table: &dyn Table) {
        self.say(&decision.prompt, table);
        for choice in &decision.choices {
            self.say(&choice.label, table);
            if let Some(icon) = choice.icon {
                let drawn = [&TOKENS, &CARDS, &UI]
                    .iter()
                    .any(|atlas| atlas.contains(icon));
                assert!(drawn, "no icon {icon}");
            }
            for part in choice.group.iter().chain(&choice.detail) {
                self.say(part, table);
            }
        }
        for refused in &decision.refused {
            self.say(&refused.label, table);
        }
    }

    fn odds(&mut self, odds: &OddsView, table: &dyn Table) {
        let dice = odds.dice.iter().map(|(message, _)| message);
        let modifiers = odds.modifiers.iter().map(|(message, _)| message);
        let outcomes = odds.outcomes.iter().map(|row| &row.outcome);
        for message in dice.chain(modifiers).chain(outcomes) {
            self.say(message, table);
        }
    }

    fn cue(&mut self, cue: &Cue, table: &dyn Table) {
        match cue {
            Cue::Dice {
                title,
                dice,
                modifiers,
                result,
                ..
            } => {
                self.say(title, table);
                self.say(result, table);
                for die in dice {
                    assert!((1..=die.sides).contains(&die.face));
                    self.say(&die.role, table);
                }
                for (name, _) in modifiers {
                    self.say(name, table);
                }
            }
            Cue::Banner(words) => {
                self.say(words, table);
            }
            _ => {}
        }
    }

    fn scene(&mut self, scene: &Scene, table: &dyn Table) {
        let place = scene.place.as_ref().map(|place| &place.title);
        for message in scene.phase.iter().chain(place) {
            self.say(message, table);
        }
        for token in &scene.tokens {
            let pins = token.pins.iter().map(|pin| &pin.meaning);
            for message in std::iter::once(&token.name).chain(&token.facts).chain(pins) {
                self.say(message, table);
            }
        }
        for sheet in &scene.sheets {
            for message in [&sheet.name, &sheet.title, &sheet.purse.label] {
                self.say(message, table);
            }
            let bars = sheet.bars.iter().map(|bar| &bar.label);
            let pools = sheet.pools.iter().map(|pool| &pool.label);
            let items = sheet
                .items
                .iter()
                .flat_map(|item| [&item.name, &item.detail]);
            for message in bars.chain(pools).chain(items) {
                self.say(message, table);
            }
            for stat in &sheet.stats {
                self.say(&stat.label, table);
                for (name, _) in &stat.parts {
                    self.say(name, table);
                }
            }
        }
        for card in &scene.cards {
            self.say(&card.name, table);
            self.say(&card.meaning, table);
        }
        for track in &scene.tracks {
            self.say(&track.label, table);
        }
    }

    fn log(&mut self, table: &dyn Table) {
        for index in 0..table.log_len() {
            let line = table.log_line(index).expect("a line for every event");
            assert!(line.depth <= 2);
            let said = self.say(&line.message, table);
            assert!(!said.trim().is_empty(), "line {index} says nothing");
            assert_ne!(line.message.key, "log-untold", "line {index}");
            for message in line
                .reason
                .iter()
                .chain(line.modifiers.iter().map(|(name, _)| name))
            {
                self.say(message, table);
            }
            for die in &line.dice {
                self.say(&Message::new(die.role), table);
            }
        }
    }

    /// Nothing was missing and nothing looked odd.
    fn check(&self) {
        let missing = self.text.missing();
        assert!(missing.is_empty(), "{missing:#?}");
        assert!(self.odd.is_empty(), "{:#?}", self.odd);
    }
}

/// Every sprite of an atlas, by the lines of its index.
fn sprites(atlas: &str) -> BTreeSet<String> {
    let index = format!(
        "{}/assets/art/atlas/{atlas}.ron",
        env!("CARGO_MANIFEST_DIR")
    );
    let index = std::fs::read_to_string(index).unwrap();
    let named = index.lines().filter_map(|line| {
        let (name, _) = line.trim().strip_prefix('"')?.split_once("\": (x:")?;
        Some(name.to_owned())
    });
    named.collect()
}

static TOKENS: LazyLock<BTreeSet<String>> = LazyLock::new(|| sprites("tokens"));
static CARDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| sprites("cards"));
static MAP: LazyLock<BTreeSet<String>> = LazyLock::new(|| sprites("map"));
static UI: LazyLock<BTreeSet<String>> = LazyLock::new(|| sprites("ui"));

/// Everything that is shown has been drawn.
fn is_drawn(scene: &Scene) {
    for token in &scene.tokens {
        // Chests and the like are drawn in the hand of the map.
        let drawn = TOKENS.contains(&token.sprite) || MAP.contains(&token.sprite);
        assert!(drawn, "no token {}", token.sprite);
        for pin in &token.pins {
            assert!(TOKENS.contains(pin.sprite), "no pin {}", pin.sprite);
        }
    }
    for sheet in &scene.sheets {
        assert!(TOKENS.contains(&sheet.sprite), "no bust {}", sheet.sprite);
        for sprite in sheet.items.iter().filter_map(|item| item.sprite.as_ref()) {
            assert!(CARDS.contains(sprite), "no card {sprite}");
        }
    }
    for card in &scene.cards {
        assert!(CARDS.contains(&card.sprite), "no card {}", card.sprite);
    }
    for track in &scene.tracks {
        assert!(TOKENS.contains(track.sprite) || CARDS.contains(track.sprite));
    }
}

/// What must hold for whatever draws a scene.
fn holds(scene: &Scene) {
    let mut ids = BTreeSet::new();
    for token in &scene.tokens {
        assert!(ids.insert(token.id), "two tokens have the id {}", token.id);
        assert!(token.cracks <= 3 && (1..=2).contains(&token.size));
        assert!(!token.sprite.is_empty());
    }
    for id in &scene.turn_order {
        assert!(ids.contains(id), "the turn of {id}, which is not there");
    }
    for target in scene.tokens.iter().filter_map(|token| token.target) {
        assert!(
            ids.contains(&target),
            "{target} is a target and is not there"
        );
    }
    let mut cards = BTreeSet::new();
    for card in &scene.cards {
        assert!(
            cards.insert(card.id),
            "the card {} lies in two places",
            card.sprite
        );
    }
    for sheet in &scene.sheets {
        for stat in sheet.stats.iter().filter(|stat| !stat.parts.is_empty()) {
            let sum: i32 = stat.parts.iter().map(|(_, part)| part).sum();
            let value = stat.value.trim_start_matches('d');
            assert_eq!(value.parse(), Ok(sum), "the parts of {:?}", stat.label.key);
        }
        assert!(
            sheet
                .bars
                .iter()
                .all(|bar| (0..=bar.max).contains(&bar.now))
        );
        assert!(
            sheet
                .pools
                .iter()
                .all(|pool| (0..=pool.max).contains(&pool.now))
        );
    }
    for track in &scene.tracks {
        assert!(
            (0..=track.max).contains(&track.now),
            "{:?}",
            track.label.key
        );
    }
    if let (Some(map), Some(room)) = (&scene.map, scene.room) {
        assert!(room < map.rooms().len());
    }
}

/// Plays a game and reads everything that it says and shows.
fn read_game(reader: &mut Reader, seed: u64, kind: BotKind) {
    let setup = random_setup(seed, &[]);
    let stamp = ContentStamp(Vec::new());
    let chance = Chance::seeded(seed);
    let mut table = Session::<DeckCrawl>::new(BOOK.clone(), stamp, setup, seed, chance);
    let mut bot = Bot::new(kind, seed);
    let mut stale = 0;
    while table.status() == Status::Deciding && table.choices_made() < 700 {
        let decision = table
            .decision()
            .expect("a decision where one is waited for");
        reader.decision(&decision, &table);
        let (choice, amount) = bot.choose(table.game());
        if decision.choices[choice].has_odds && table.choices_made().is_multiple_of(5) {
            let odds = table
                .odds(choice, amount)
                .expect("odds where they are promised");
            reader.odds(&odds, &table);
        }
        table
            .submit(choice, amount)
            .expect("a choice that was offered");
        while let Some(cues) = table.show_next() {
            for cue in &cues {
                reader.cue(cue, &table);
            }
            stale += 1;
            if stale % 3 == 0 {
                let scene = table.scene();
                holds(&scene);
                is_drawn(&scene);
                reader.scene(&scene, &table);
            }
        }
    }
    reader.say(&table.summary(), &table);
    reader.log(&table);
}

#[test]
fn everything_that_random_players_meet_has_words() {
    let mut reader = Reader::new();
    for seed in 0..60 {
        read_game(&mut reader, seed, BotKind::Random);
    }
    reader.check();
}

#[test]
fn everything_that_sound_players_meet_has_words() {
    let mut reader = Reader::new();
    for seed in 100..130 {
        read_game(&mut reader, seed, BotKind::Hero);
    }
    reader.check();
}

#[test]
fn the_setup_and_the_book_have_words() {
    let mut reader = Reader::new();
    let stamp = ContentStamp(Vec::new());
    let table = Session::<DeckCrawl>::new(BOOK.clone(), stamp, setup(&[]), 1, Chance::seeded(1));
    for field in DeckCrawl::setup_form(&BOOK).fields {
        reader.say(&field.label, &table);
        reader.say(&field.help, &table);
        if let FieldKind::Choice(choices) = &field.kind {
            for (_, label) in choices {
                reader.say(label, &table);
            }
        }
    }
    for key in ["draw-hero-card", "draw-dungeon-card"] {
        reader.say(&Message::new(key), &table);
    }
    reader.check();
}

/// A key that nothing asks for is a text that nobody reads.
#[test]
fn no_text_is_left_over() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = String::new();
    for folder in ["src/rulesets/deck_crawl", "assets/rulesets/deck_crawl"] {
        for entry in walkdir(&root.join(folder)) {
            sources.push_str(&std::fs::read_to_string(entry).unwrap_or_default());
        }
    }
    let ftl = std::fs::read_to_string(root.join("assets/locale/en/deck_crawl.ftl")).unwrap();
    let left_over: Vec<&str> = ftl
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| Some(line.split_once(" =")?.0))
        .filter(|key| !key.starts_with("option-"))
        .filter(|key| {
            !sources.contains(&format!("\"{key}\"")) && !ftl.contains(&format!("{{ {key} }}"))
        })
        .collect();
    assert!(left_over.is_empty(), "{left_over:#?}");
}

fn walkdir(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(walkdir(&path));
        } else if path
            .extension()
            .is_some_and(|end| end == "rs" || end == "ron")
        {
            files.push(path);
        }
    }
    files
}
