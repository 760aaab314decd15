//! Every message has its text, and everything shown has its picture.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
    sync::LazyLock,
};

use super::{
    Proved,
    effort::each_seed,
    home,
    ledger::files,
    library,
    play::{begun, stamp},
    root, setup,
};
use tabledelve::{
    dice::Chance,
    game::{
        Arg, Bot, BotKind, CardSheet, CharacterSheet, Cue, Decision, FieldKind, Game, Item,
        OddsView, Phrase, Printed, Scene, Session, Status, Table, ToldLine, Ware,
    },
    text::{ENGLISH, PSEUDO, Text, is_marked},
};

/// Formats messages as the screen would, and collects the problems.
struct Reader {
    text: Text,
    /// Lines with a broken argument: a name without a hero, an empty gap; in the pseudo-language
    /// also what no text of the game said.
    odd: BTreeSet<String>,
    /// Names that are the same in every language.
    names: BTreeSet<String>,
    selectors: BTreeSet<String>,
}

/// True for letters that stand for themselves in every language: dice, cards, plot words.
fn is_of_no_language(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphabetic());
    words.all(|word| word.chars().count() < 2 || !word.chars().any(char::is_lowercase))
}

/// The arguments by which messages choose among variants and which they do not show, as
/// `key $argument`.
fn selectors() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in files(&root().join("assets/locale/en"), "ftl") {
        let text = fs::read_to_string(path).expect("text");
        let mut key = String::new();
        for line in text.lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                key = line.split(" =").next().unwrap_or_default().to_owned();
            }
            for part in line.split("{ $").skip(1) {
                if let Some((name, _)) = part.split_once(" ->") {
                    found.insert(format!("{key} ${name}"));
                }
            }
        }
    }
    found
}

/// The names that somebody has in every language: those of ready-made heroes, and those in lists of
/// names to choose from.
fn given_names<R: Proved>() -> BTreeSet<String> {
    let content = home::<R>().join("assets/rulesets").join(R::ID);
    let mut names = BTreeSet::new();
    for path in files(&content, "ron") {
        let text = fs::read_to_string(&path).expect("text");
        let quoted = |part: &str| part.split('"').nth(1).map(str::to_owned);
        let of_heroes = path.starts_with(content.join("heroes"))
            || path.file_name().is_some_and(|it| it == "heroes.ron");
        if of_heroes {
            let lines = text.lines().map(str::trim);
            names.extend(
                lines
                    .filter(|it| it.starts_with("name: \""))
                    .filter_map(quoted),
            );
        }
        for list in text.split("names: [").skip(1) {
            let list = list.split(']').next().unwrap_or_default();
            names.extend(list.split(',').filter_map(quoted));
        }
    }
    names
}

impl Reader {
    fn new<R: Proved>() -> Self {
        Self::of::<R>(ENGLISH)
    }

    fn of<R: Proved>(language: &str) -> Self {
        let (text, problems) = Text::of(language, library::<R>().files());
        assert!(problems.is_empty(), "{problems:#?}");
        Reader {
            text,
            odd: BTreeSet::new(),
            names: given_names::<R>(),
            selectors: selectors(),
        }
    }

    fn say(&mut self, message: &Phrase, table: &dyn Table) -> String {
        let said = self.text.at_table(message, table);
        if said.contains("nobody could") || said.contains("  ") || said.contains(" ,") {
            self.odd.insert(said.clone());
        }
        if self.text.language() == PSEUDO {
            if !is_marked(&said) && !said.trim().is_empty() {
                self.odd.insert(format!("{}: {said}", message.key));
            }
            self.arguments(message);
        }
        said
    }

    /// No argument says in letters what a text should say.
    fn arguments(&mut self, message: &Phrase) {
        for (name, arg) in &message.args {
            let shown = !self.selectors.contains(&format!("{} ${name}", message.key));
            match arg {
                Arg::Text(text)
                    if shown && !is_of_no_language(text) && !self.names.contains(text) =>
                {
                    self.odd.insert(format!("{}, ${name}: {text}", message.key));
                }
                Arg::Phrase(inner) => self.arguments(inner),
                _ => {}
            }
        }
    }

    fn say_all<'a>(&mut self, messages: impl IntoIterator<Item = &'a Phrase>, table: &dyn Table) {
        for message in messages {
            self.say(message, table);
        }
    }

    fn decision(&mut self, decision: &Decision, table: &dyn Table) {
        self.say(&decision.prompt, table);
        for choice in &decision.choices {
            self.say(&choice.label, table);
            if let Some(icon) = choice.icon {
                assert!(is_in(&["tokens", "cards", "ui"], icon), "no icon {icon}");
            }
            let parts = [
                &choice.group,
                &choice.section,
                &choice.kind,
                &choice.aside,
                &choice.detail,
                &choice.caution,
            ];
            self.say_all(parts.into_iter().flatten(), table);
            self.say_all(&choice.asides, table);
            if let Some(ware) = &choice.ware {
                self.ware(ware, table);
            }
        }
        for refused in &decision.refused {
            self.say(&refused.label, table);
            let parts = [
                &refused.group,
                &refused.section,
                &refused.aside,
                &refused.detail,
                &refused.why,
            ];
            self.say_all(parts.into_iter().flatten(), table);
            if let Some(ware) = &refused.ware {
                self.ware(ware, table);
            }
        }
        if let Some(reaction) = &decision.reaction {
            self.say_all(&reaction.facts, table);
        }
    }

    fn ware(&mut self, ware: &Ware, table: &dyn Table) {
        self.say(&ware.name, table);
        self.say_all(&ware.prices, table);
        self.say_all(ware.changes.iter().map(|it| &it.text), table);
    }

    fn odds(&mut self, odds: &OddsView, table: &dyn Table) {
        self.say_all(odds.dice.iter().map(|(message, _)| message), table);
        self.say_all(odds.count.phrases().chain(&odds.notes), table);
        self.say_all(odds.outcomes.iter().map(|row| &row.outcome), table);
        let rows = odds.main_outcomes();
        self.say_all(rows.iter().map(|row| &row.outcome), table);
        self.say(&odds.headline.phrase(), table);
    }

    fn cue(&mut self, cue: &Cue, table: &dyn Table) {
        match cue {
            Cue::Dice {
                title,
                hands,
                result,
                ..
            } => {
                self.say_all([title, result], table);
                for hand in hands {
                    for die in &hand.dice {
                        assert!((1..=die.sides).contains(&die.face));
                        self.say(&die.role, table);
                    }
                    let named = hand.modifiers.iter().map(|(name, _)| name);
                    self.say_all(hand.who.iter().chain(&hand.reading).chain(named), table);
                }
            }
            Cue::Banner(words) | Cue::Won(words) => {
                self.say(words, table);
            }
            _ => {}
        }
    }

    fn scene(&mut self, scene: &Scene, table: &dyn Table) {
        let place = scene
            .place
            .iter()
            .flat_map(|place| [&place.title, &place.text]);
        let told = scene.phase.iter().chain(&scene.explored);
        self.say_all(told.chain(place), table);
        for token in &scene.tokens {
            let pins = token.pins.iter().map(|pin| &pin.meaning);
            let all = std::iter::once(&token.name).chain(&token.facts).chain(pins);
            self.say_all(all, table);
        }
        for sheet in &scene.sheets {
            self.sheet(sheet, table);
        }
        for card in &scene.cards {
            self.say_all([&card.name, &card.meaning], table);
        }
        self.say_all(scene.tracks.iter().map(|track| &track.label), table);
        self.say_all(scene.tracks.iter().flat_map(|track| &track.facts), table);
        if let Some(board) = &scene.board {
            self.say_all(board.cells.iter().flat_map(|cell| &cell.things), table);
        }
        if let Some(page) = &scene.page {
            let read = page.read.iter();
            let read = read.flat_map(|page| std::iter::once(&page.title).chain(&page.text));
            let own = std::iter::once(&page.title).chain(&page.text);
            let all = own.chain(&page.notes).chain(read);
            self.say_all(all, table);
        }
        if let Some(pack) = &scene.pack {
            self.say(&pack.purse, table);
            self.items(&pack.things, table);
        }
    }

    fn sheet(&mut self, sheet: &CharacterSheet, table: &dyn Table) {
        self.say_all([&sheet.name, &sheet.title, &sheet.purse.label], table);
        let words = sheet.purse.words.iter();
        self.say_all(words.flat_map(|it| [&it.full, &it.short]), table);
        self.say_all(sheet.bars.iter().map(|bar| &bar.label), table);
        self.say_all(sheet.pools.iter().map(|pool| &pool.label), table);
        for stat in &sheet.stats {
            self.say(&stat.label, table);
            let parts = stat.parts.iter().map(|(name, _)| name);
            self.say_all(parts.chain(&stat.about), table);
        }
        let skills = sheet.skills.iter();
        self.say_all(skills.flat_map(|skill| [&skill.name, &skill.detail]), table);
        self.items(&sheet.spells, table);
        self.items(&sheet.items, table);
        for cards in &sheet.card_sheets {
            self.card_sheet(cards, table);
        }
    }

    fn card_sheet(&mut self, sheet: &CardSheet, table: &dyn Table) {
        self.say(&sheet.title, table);
        self.say_all(sheet.made.sums.iter().map(|(what, _)| what), table);
        self.say_all(sheet.made.joints.iter().map(|it| &it.what), table);
        for card in sheet.cards.iter().flatten() {
            self.say_all([&card.name, &card.kind], table);
            let edges = [&card.value, &card.left, &card.top];
            self.say_all(edges.into_iter().flatten().chain(&card.does), table);
            self.say_all(card.note.iter().map(|(_, about)| about), table);
        }
    }

    fn items(&mut self, items: &[Item], table: &dyn Table) {
        self.say_all(
            items.iter().flat_map(|item| [&item.name, &item.detail]),
            table,
        );
    }

    /// Every event goes unsaid or is told by one line, and each line ends as sentences do.
    fn log(&mut self, table: &dyn Table) {
        let end = table.log_len();
        let lines: Vec<ToldLine> = (0..end)
            .filter_map(|event| ToldLine::of(table, event, end))
            .collect();
        let told: usize = lines.iter().map(|line| line.events().count()).sum();
        let said = (0..end).filter_map(|event| table.log_line(event));
        let said = said.filter(|line| line.printed != Printed::Unsaid).count();
        assert_eq!(told, said, "events that no line tells, or two lines tell");
        for line in lines.iter().filter(|line| !line.outcomes.is_empty()) {
            let begins = self.say(&line.line.message, table);
            // The pseudo-language puts messages in brackets.
            let ends = begins.trim_end_matches(']').ends_with(['.', '!', '?']);
            assert!(ends, "no end before an outcome: {begins}");
        }
        for index in 0..table.log_len() {
            let line = table.log_line(index).expect("a line for every event");
            assert!(line.depth <= 3);
            let said = self.say(&line.message, table);
            assert!(!said.trim().is_empty(), "line {index} says nothing");
            self.say_all(line.reason.iter().chain(&line.among), table);
            self.say_all(line.count.phrases(), table);
            for die in &line.dice {
                self.say(&Phrase::new(die.role), table);
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

/// Every sprite of each atlas, by the lines of its index.
static ATLASES: LazyLock<BTreeMap<String, BTreeSet<String>>> = LazyLock::new(|| {
    let folder = root().join("assets/art/atlas");
    let indices = files(&folder, "ron").into_iter();
    let read = |path: PathBuf| {
        let index = fs::read_to_string(&path).expect("an index");
        let named = index.lines().filter_map(|line| {
            let (name, _) = line.trim().strip_prefix('"')?.split_once("\": (x:")?;
            Some(name.to_owned())
        });
        let atlas = path.file_stem().expect("a file has a name");
        (atlas.to_string_lossy().into_owned(), named.collect())
    };
    indices.map(read).collect()
});

fn is_in(atlases: &[&str], sprite: &str) -> bool {
    atlases.iter().any(|atlas| ATLASES[*atlas].contains(sprite))
}

/// Everything shown has been drawn.
fn is_drawn(scene: &Scene) {
    for token in &scene.tokens {
        // Chests and the like are drawn in the hand of the map.
        let drawn = is_in(&["tokens", "map"], &token.sprite);
        assert!(drawn, "no token {}", token.sprite);
        for pin in &token.pins {
            assert!(is_in(&["tokens"], pin.sprite), "no pin {}", pin.sprite);
        }
    }
    for sheet in &scene.sheets {
        assert!(
            is_in(&["tokens"], &sheet.sprite),
            "no bust {}",
            sheet.sprite
        );
        for sprite in sheet.items.iter().filter_map(|item| item.sprite.as_ref()) {
            assert!(is_in(&["cards"], sprite), "no card {sprite}");
        }
    }
    for card in &scene.cards {
        assert!(is_in(&["cards"], &card.sprite), "no card {}", card.sprite);
    }
    for track in &scene.tracks {
        assert!(
            is_in(&["tokens", "cards"], track.sprite),
            "no {}",
            track.sprite
        );
    }
}

/// Conditions that any screen relies on.
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
        let once = cards.insert(card.id);
        assert!(once, "the card {} lies in two places", card.sprite);
    }
    for sheet in &scene.sheets {
        for stat in sheet.stats.iter().filter(|stat| !stat.parts.is_empty()) {
            let sum: i32 = stat.parts.iter().map(|(_, part)| part).sum();
            let value = stat.value.trim_start_matches('d').replace('−', "-");
            assert_eq!(value.parse(), Ok(sum), "the parts of {:?}", stat.label.key);
        }
        let of_pools = sheet
            .pools
            .iter()
            .map(|pool| (&pool.label, pool.now, pool.max));
        let of_bars = sheet.bars.iter().map(|bar| (&bar.label, bar.now, bar.max));
        for (label, now, max) in of_bars.chain(of_pools) {
            assert!((0..=max).contains(&now), "{}: {now} of {max}", label.key);
        }
    }
    for track in &scene.tracks {
        let within = (0..=track.max).contains(&track.now);
        assert!(within, "{:?}", track.label.key);
    }
    if let (Some(map), Some(room)) = (&scene.map, scene.room) {
        assert!(room < map.rooms().len());
    }
}

/// Plays a game and reads all of its texts and scenes.
fn read_game<R: Proved>(reader: &mut Reader, seed: u64, kind: BotKind) {
    let mut table = Session::<R>::of_game(begun(seed), stamp("0.1.0"));
    let mut bot = Bot::new(kind, seed);
    let mut stale = 0;
    while table.status() == Status::Deciding && table.choices_made() < 700 {
        let decision = table.decision();
        let decision = decision.expect("a decision where one is waited for");
        reader.decision(&decision, &table);
        let (choice, amount) = bot.choose(table.game());
        if decision.choices[choice].has_odds && table.choices_made().is_multiple_of(5) {
            let odds = table.odds(choice, amount);
            reader.odds(&odds.expect("odds where they are promised"), &table);
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

fn have_words<R: Proved>(seeds: (u64, u64), kind: BotKind) {
    each_seed("games, read aloud", seeds, |seed| {
        let mut reader = Reader::new::<R>();
        read_game::<R>(&mut reader, seed, kind);
        reader.check();
    });
}

pub fn everything_that_random_players_meet_has_words<R: Proved>() {
    have_words::<R>((12, 60), BotKind::Random);
}

pub fn everything_that_sound_players_meet_has_words<R: Proved>() {
    have_words::<R>((8, 30), BotKind::Hero);
}

/// Everything that games show comes from the texts or from records that can be translated.
pub fn nothing_bypasses_the_texts<R: Proved>() {
    let mut reader = Reader::of::<R>(PSEUDO);
    for seed in 0..3 {
        read_game::<R>(&mut reader, seed, BotKind::Random);
        read_game::<R>(&mut reader, seed, BotKind::Hero);
    }
    read_setup::<R>(&mut reader);
    reader.check();
}

pub fn the_setup_has_words<R: Proved>() {
    let mut reader = Reader::new::<R>();
    read_setup::<R>(&mut reader);
    reader.check();
}

fn read_setup<R: Proved>(reader: &mut Reader) {
    let game = Game::<R>::new(R::book().clone(), setup::<R>(&[]), 1, Chance::seeded(1));
    let table = Session::of_game(game, stamp("0.1.0"));
    for field in R::setup_form(R::book()).fields {
        reader.say_all([&field.label, &field.help], &table);
        if let FieldKind::Choice(choices) = &field.kind {
            reader.say_all(choices.iter().map(|(_, label)| label), &table);
        }
        reader.say_all(field.notes.iter().map(|(_, note)| note), &table);
    }
}

/// Every die and card asked for has its purpose in words, and some say whose they are besides.
pub fn what_is_to_be_rolled_has_words<R: Proved>() {
    /// Enough of a game to come to its first fight.
    const STEPS: usize = 400;
    let mut reader = Reader::new::<R>();
    let mut told = 0;
    for seed in 0..8 {
        let game = super::play::with::<R>(seed, Chance::typed(seed));
        let mut table = Session::of_game(game, stamp("0.1.0"));
        let (mut bot, mut rolls) = (Bot::new(BotKind::Hero, seed), Chance::seeded(seed));
        for _ in 0..STEPS {
            match (table.status(), table.wanted()) {
                (Status::Deciding, _) => {
                    let (choice, amount) = bot.choose(table.game());
                    table.submit(choice, amount).expect("it is offered");
                }
                (Status::Rolling, Some(wanted)) => {
                    reader.say(&Phrase::new(wanted.purpose), &table);
                    if let Some(whose) = table.rolls() {
                        reader.say(&whose, &table);
                        told += 1;
                    }
                    let result = rolls.pick(wanted.faces, "words-test") + 1;
                    table.give(result).expect("one of its faces");
                }
                _ => break,
            }
        }
    }
    assert_eq!(
        told > 0,
        R::SAYS_WHOSE_DICE,
        "{told} rolls say whose they are"
    );
    reader.check();
}

/// A key that nothing asks for is a text that nobody reads.
pub fn no_text_is_left_over<R: Proved>() {
    let home = home::<R>();
    let mut sources = String::new();
    for (folder, ending) in [
        ("rules/src/rulesets", "rs"),
        ("assets/rulesets", "ron"),
        ("levels", "ron"),
    ] {
        let folder = home.join(folder).join(R::ID);
        for path in files(&folder, ending) {
            sources.push_str(&fs::read_to_string(path).expect("text"));
        }
    }
    // Composed keys begin as in `format!("option-{key}")`.
    let strings = sources.split('"').filter_map(|text| text.split_once("-{"));
    let begun: BTreeSet<&str> = strings.map(|(begun, _)| begun).collect();
    let texts = files(&home.join("assets/locale/en"), "ftl").into_iter();
    let of_game = texts.filter(|path| {
        let name = path
            .file_name()
            .expect("a file has a name")
            .to_string_lossy();
        name.starts_with(R::ID)
    });
    for path in of_game {
        let ftl = fs::read_to_string(&path).expect("text");
        let is_used = |key: &str| {
            let is_put_together = key
                .match_indices('-')
                .any(|(at, _)| begun.contains(&key[..at]));
            let is_named = sources.contains(&format!("\"{key}\""));
            is_named || is_put_together || ftl.contains(&format!("{{ {key} }}"))
        };
        let keys = ftl.lines().filter_map(|line| {
            let first = line.chars().next()?;
            first.is_ascii_lowercase().then(|| line.split_once(" ="))?
        });
        let left_over: Vec<&str> = keys
            .map(|(key, _)| key)
            // The effect of something is asked for by its name, and so is a shorter name.
            .filter(|key| {
                let plain = ["-detail", "-help", "-short"].map(|end| key.strip_suffix(end));
                !is_used(key) && !plain.into_iter().flatten().any(is_used)
            })
            .collect();
        assert!(left_over.is_empty(), "{left_over:#?}");
    }
}
