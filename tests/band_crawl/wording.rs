//! Words: everything that games say has its text, and reads as it should.

use std::collections::BTreeSet;

use tabledelve::{
    dice::Chance,
    game::{Arg, Game, Narration, Phrase, Present, Printed, Ruleset, Scene, Status},
    rulesets::band_crawl::{BandCrawl, Faction, Setup},
    text::{ENGLISH, Text},
};

use super::{
    BOOK, LIBRARY,
    play::{FIGHTERS, fight, fights, values},
};

/// Formats phrases as the screen would, and collects what reads oddly.
struct Reader {
    text: Text,
    odd: BTreeSet<String>,
}

impl Reader {
    fn new() -> Self {
        let (text, problems) = Text::of(ENGLISH, LIBRARY.files());
        assert!(problems.is_empty(), "{problems:#?}");
        Reader {
            text,
            odd: BTreeSet::new(),
        }
    }

    fn say(&mut self, game: &Game<BandCrawl>, phrase: &Phrase) -> String {
        let world = game.world();
        let name = |id: u32| self.text.plain(&BandCrawl::mention(world, id));
        let said = self.text.say(phrase, &name);
        if said.trim().is_empty() || said.contains("no one attacks") || said.contains("  ") {
            self.odd.insert(format!("{}: {said}", phrase.key));
        }
        for (_, arg) in &phrase.args {
            if let Arg::Combatant(id) = arg {
                let name = name(*id);
                assert!(name != "no one", "{}: no {id}", phrase.key);
            }
        }
        said
    }

    /// The decision of a game, with what is refused.
    fn decision(&mut self, game: &Game<BandCrawl>) {
        let world = game.world();
        let question = game.asking().expect("a question");
        self.say(game, &BandCrawl::prompt(world, question));
        let mut labels = BTreeSet::new();
        for offered in &game.offer().choices {
            let choice = BandCrawl::describe(world, question, offered);
            let parts = [
                &choice.group,
                &choice.section,
                &choice.aside,
                &choice.detail,
            ];
            for phrase in parts.into_iter().flatten() {
                self.say(game, phrase);
            }
            let label = self.say(game, &choice.label);
            let under = choice.group.map(|it| it.key);
            let label = format!("{under:?} {label} {:?}", choice.aside.map(|it| it.args));
            assert!(labels.insert(label.clone()), "two choices say {label}");
            let now_and_then = game.made().len().is_multiple_of(32);
            if choice.has_odds && now_and_then {
                let odds = BandCrawl::odds(world, question, offered.act, 0);
                let odds = odds.expect("odds where they are promised");
                self.say(game, &odds.headline.phrase());
                for row in &odds.outcomes {
                    self.say(game, &row.outcome);
                }
            }
        }
        for refused in &game.offer().refused {
            if let Some(why) = BandCrawl::why_refused(world, question, *refused) {
                self.say(game, &why);
            }
        }
    }

    fn scene(&mut self, game: &Game<BandCrawl>) {
        let scene: Scene = BandCrawl::scene(game.world());
        let mut ids = BTreeSet::new();
        for token in &scene.tokens {
            assert!(ids.insert(token.id), "two tokens have the id {}", token.id);
            let pins = token.pins.iter().map(|pin| &pin.meaning);
            for phrase in [&token.name].into_iter().chain(&token.facts).chain(pins) {
                self.say(game, phrase);
            }
        }
        assert!(scene.turn_order.iter().all(|it| ids.contains(it)));
        for sheet in &scene.sheets {
            let stats = sheet.stats.iter().map(|it| &it.label);
            let traits = sheet.traits.iter().flat_map(|it| [&it.name, &it.detail]);
            let items = sheet.items.iter().flat_map(|it| [&it.name, &it.detail]);
            let bars = sheet.bars.iter().map(|it| &it.label);
            let all = [&sheet.name, &sheet.title, &sheet.purse.label].into_iter();
            for phrase in all.chain(stats).chain(traits).chain(items).chain(bars) {
                self.say(game, phrase);
            }
        }
        let labels = scene.tracks.iter().map(|it| &it.label);
        for phrase in scene.phase.iter().chain(labels) {
            self.say(game, phrase);
        }
    }

    /// The log line by line, outcomes at the end of theirs.
    fn log(&mut self, game: &Game<BandCrawl>) -> Vec<String> {
        let mut lines: Vec<(u8, String)> = Vec::new();
        let log = game.log();
        for (place, it) in log.iter().enumerate() {
            let world = game.world();
            let told: Narration = match place.checked_sub(1) {
                Some(last) => BandCrawl::narrate_after(world, &it.event, &log[last].event),
                None => BandCrawl::narrate(world, &it.event),
            };
            let said = self.say(game, &told.message);
            for phrase in told.reason.iter().chain(&told.among) {
                self.say(game, phrase);
            }
            match told.printed {
                Printed::Folded | Printed::Unsaid => {}
                Printed::Line => lines.push((told.depth, said)),
                Printed::Appended => {
                    let line = lines.iter_mut().rev().find(|it| it.0 < 3);
                    let line = line.unwrap_or_else(|| panic!("nothing before: {said}"));
                    line.1 = format!("{} {said}", line.1);
                }
            }
            for die in BandCrawl::roll(&it.event).iter().flat_map(|it| &it.1.dice) {
                self.say(game, &Phrase::new(die.role));
            }
        }
        let told = lines.into_iter().filter(|it| it.0 < 3);
        told.map(|it| it.1).collect()
    }

    fn check(&self) {
        let missing = self.text.missing();
        assert!(missing.is_empty(), "{missing:#?}");
        assert!(self.odd.is_empty(), "{:#?}", self.odd);
    }
}

/// Plays a game by chance, reads everything on the way, and returns its log.
fn read(reader: &mut Reader, seed: u64, setup: Setup) -> Vec<String> {
    let mut game = Game::<BandCrawl>::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
    let mut bot = Chance::seeded(seed ^ 0x776f_7264);
    while game.status() == Status::Deciding {
        reader.decision(&game);
        if game.made().len().is_multiple_of(7) {
            reader.scene(&game);
        }
        let choices = &game.offer().choices;
        let choice = usize::from(bot.pick(choices.len() as u16, "bot"));
        let amount = choices[choice].amount.map(|(min, _)| min);
        game.submit(choice, amount).expect("it was offered");
    }
    reader.scene(&game);
    reader.log(&game)
}

#[test]
fn everything_that_adventures_say_has_words() {
    let mut reader = Reader::new();
    for seed in 0..25 {
        let mut chance = Chance::seeded(seed);
        let setup = BandCrawl::random_setup(&BOOK, &values(&[]), &mut chance);
        read(&mut reader, seed, setup.expect("a setup that was drawn"));
    }
    reader.check();
}

#[test]
fn everything_that_fights_say_has_words() {
    let mut reader = Reader::new();
    for seed in 0..40 {
        let fighter = |place: u64| FIGHTERS[((seed * 5 + place * 3) % 21) as usize];
        let star = fighter(0).replace(": ", "*: ");
        let band = [&star, fighter(1), fighter(2)];
        let foes = [fighter(3), fighter(4), fighter(5), fighter(6)];
        let active = [Faction::Band, Faction::Foes][(seed % 2) as usize];
        let mut setup = fight(&band, &foes, active, seed % 3 > 0);
        setup.options.command_all = seed % 2 == 0;
        read(&mut reader, seed, setup);
    }
    reader.check();
}

/// A sheet says what race, professions and things do, worked out from their effects.
#[test]
fn sheets_say_what_everything_does() {
    let band = ["beastman thief 4*: great_axe warded_mail"];
    let play = fights(&band, &["goblin thief 3: sword"], Faction::Band, true);
    let scene = BandCrawl::scene(play.game.world());
    let mut reader = Reader::new();
    let sheet = &scene.sheets[0];
    let traits = sheet.traits.iter().map(|it| &it.detail);
    let items = sheet.items.iter().map(|it| &it.detail);
    let said: Vec<String> = traits
        .chain(items)
        .map(|it| reader.say(&play.game, it))
        .collect();
    let expected = [
        "+1 success in the charge test, +1 die in melee.",
        "Searches with 3 dice, disarms traps with 3 dice.",
        "−1 die and +2 impact. In use.",
        "Takes −1 impact from blows and shots. In use.",
    ];
    assert_eq!(said, expected);
}
