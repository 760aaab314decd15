//! Text shown to the player: Fluent messages, looked up by key and formatted.
//!
//! Independent of the window, so that the command line uses the same words.

mod check;
mod functions;
mod languages;
mod load;
mod pseudo;

use std::{
    borrow::Cow,
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
};

use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle,
};

use crate::{
    content::Translations,
    game::{Arg, Phrase, Table},
};

pub use check::{check, keys};
pub use languages::{Language, find_language, languages};
pub use load::TextProblem;
pub use pseudo::is_marked;

/// The one language in which every text exists.
pub const ENGLISH: &str = "en";
/// A made-up language, made from English: with accents, a third longer, in square brackets. What is
/// cut or was never a text of the game can be seen at once.
pub const PSEUDO: &str = "en-XA";

/// All texts of one language; in English, what is missing there.
pub struct Text {
    language: String,
    /// The language's own messages, unless it is English, and the English ones. Each has the plural
    /// rules of its language.
    bundles: Vec<Bundle>,
    translations: Translations,
    missing: Mutex<BTreeSet<String>>,
}

impl Text {
    /// The id of the language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// English that comes from a file as a whole, such as a line of the rulebook, as it is shown.
    pub fn written<'a>(&self, english: &'a str) -> Cow<'a, str> {
        if self.language == PSEUDO {
            pseudo::mark(&pseudo::stretch(english)).into()
        } else {
            english.into()
        }
    }

    /// Formats a message; `names` returns the name of a combatant.
    ///
    /// A key without a text is shown as it is and remembered, see [`Text::missing`].
    pub fn say(&self, message: &Phrase, names: &dyn Fn(u32) -> String) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg, names));
        }
        self.format(&message.key, &args)
    }

    /// Formats a message without combatants.
    pub fn plain(&self, message: &Phrase) -> String {
        self.say(message, &|id| id.to_string())
    }

    /// Formats a message about a game in progress; combatants go by the names their players gave
    /// them. One at the beginning starts with a capital letter, alone or as the first of several.
    pub fn at_table(&self, message: &Phrase, table: &dyn Table) -> String {
        let said = self.say(message, &|id| self.mention(id, table));
        if self.opens_with_somebody(message, &said, table) {
            capitalised(&said)
        } else {
            said
        }
    }

    /// True if what a message says begins with a combatant.
    fn opens_with_somebody(&self, message: &Phrase, said: &str, table: &dyn Table) -> bool {
        message.args.iter().any(|(_, arg)| match arg {
            Arg::Combatant(id) => said.starts_with(&self.mention(*id, table)),
            Arg::Phrase(part) => {
                let told = self.say(part, &|id| self.mention(id, table));
                said.starts_with(&told) && self.opens_with_somebody(part, &told, table)
            }
            _ => false,
        })
    }

    /// Name of a combatant at the table, as a title.
    pub fn name(&self, combatant: u32, table: &dyn Table) -> String {
        // A combatant's own name never mentions another combatant.
        let name = || self.plain(&table.name(combatant));
        given_name(combatant, table).unwrap_or_else(name)
    }

    /// Name of a combatant at the table, within a sentence.
    fn mention(&self, combatant: u32, table: &dyn Table) -> String {
        let name = || self.plain(&table.mention(combatant));
        given_name(combatant, table).unwrap_or_else(name)
    }

    /// The text of a key that takes no arguments.
    pub fn get(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// True if there is a text for the key.
    pub fn knows(&self, key: &str) -> bool {
        let mut bundles = self.bundles.iter();
        bundles.any(|bundle| {
            let message = bundle.get_message(key);
            message.is_some_and(|message| message.value().is_some())
        })
    }

    /// Faults so far: keys without a text, and texts with a missing argument.
    pub fn missing(&self) -> Vec<String> {
        self.missing
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .iter()
            .cloned()
            .collect()
    }

    fn value<'a>(&'a self, arg: &'a Arg, names: &dyn Fn(u32) -> String) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Told { place, text } => match self.translations.get(place) {
                Some(translated) => FluentValue::from(translated),
                None => FluentValue::from(self.written(text)),
            },
            Arg::Phrase(message) => FluentValue::from(self.say(message, names)),
            Arg::Combatant(id) => FluentValue::from(names(*id)),
        }
    }

    fn format(&self, key: &str, args: &FluentArgs) -> String {
        let last = self.bundles.len() - 1;
        for (place, bundle) in self.bundles.iter().enumerate() {
            let mut errors = Vec::new();
            let Some(said) = said(bundle, key, args, &mut errors) else {
                continue;
            };
            for error in &errors {
                self.note_missing(format!("{key}: {error}"));
            }
            // A translation may mention a message that only English has.
            if errors.is_empty() || place == last {
                return match self.language == PSEUDO {
                    true => pseudo::mark(&said),
                    false => said,
                };
            }
        }
        self.note_missing(key.to_owned());
        key.to_owned()
    }

    fn note_missing(&self, what: String) {
        self.missing
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(what);
    }
}

/// The name that a player gave to a combatant.
fn given_name(combatant: u32, table: &dyn Table) -> Option<String> {
    let note = table.note(&format!("hero/{combatant}"));
    note.map(str::to_owned)
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

type Bundle = FluentBundle<Arc<FluentResource>>;

/// A message in words, if the bundle has it.
fn said(
    bundle: &Bundle,
    key: &str,
    args: &FluentArgs,
    errors: &mut Vec<FluentError>,
) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let said = bundle.format_pattern(pattern, Some(args), errors);
    Some(said.into_owned())
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;
    use crate::content::{CORE, Files, Loader, Registry};

    fn text(ftl: &str) -> Text {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.ftl");
        fs::write(&file, ftl).unwrap();
        let (text, problems) = Text::load(ENGLISH, &[(CORE, &file)]);
        assert!(problems.is_empty(), "{problems:?}");
        text
    }

    #[test]
    fn without_any_file_the_menus_still_speak_english() {
        let (text, problems) = Text::of(ENGLISH, &Files::default());
        assert!(problems.is_empty(), "{problems:?}");
        for key in ["title-new", "notice-broken-title", "setup-no-games"] {
            assert_ne!(text.get(key), key);
        }
        assert_eq!(text.get("hex-log-turn-lost"), "hex-log-turn-lost");
    }

    #[test]
    fn arguments_of_every_kind() {
        let text = text(
            "hit = { $who } takes { $n ->\n    [one] a wound\n   *[other] { $n } wounds\n } from { $by }.\n\
             troll = the troll\n",
        );
        let names = |id: u32| format!("hero {id}");
        let message = |n: i32| {
            Phrase::new("hit")
                .who("who", 7)
                .with("n", n)
                .with("by", Phrase::new("troll"))
        };
        assert_eq!(
            text.say(&message(1), &names),
            "hero 7 takes a wound from the troll."
        );
        assert_eq!(
            text.say(&message(3), &names),
            "hero 7 takes 3 wounds from the troll."
        );
        assert!(text.missing().is_empty());
    }

    #[test]
    fn texts_use_functions() {
        let text = text("hit = { THE($foe) } has { SIGNED($n) } DX\n");
        let message = Phrase::new("hit").with("foe", "Goblin archer".to_owned());
        assert_eq!(
            text.plain(&message.with("n", -2)),
            "the goblin archer has \u{2212}2 DX"
        );
        assert!(text.missing().is_empty());
    }

    #[test]
    fn missing_keys_show_themselves_and_are_collected() {
        let text = text("a = { $x }\n");
        assert_eq!(text.get("nowhere"), "nowhere");
        text.get("a");
        let missing = text.missing();
        assert_eq!(missing.len(), 2, "{missing:?}");
        assert!(missing[0].starts_with("a: ") && missing[1] == "nowhere");
    }

    #[test]
    fn later_folders_win_over_earlier_ones() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        put("core/assets/locale/en/x.ftl", "a = core\nb = core\n");
        put("core/assets/locale/en/notes.txt", "no text = of the game\n");
        put("other/assets/locale/en/y.ftl", "a = mod\n");
        let manifest = r#"(id: "other", name: "Other", version: "1", game: "*")"#;
        put("other/mod.ron", manifest);
        let library = Loader::new(Registry::new(), folder.path().join("core"))
            .with_mod(folder.path().join("other"))
            .load()
            .unwrap();
        let (text, problems) = Text::of(ENGLISH, library.files());
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(
            (text.get("a"), text.get("b")),
            ("mod".into(), "core".into())
        );
    }

    #[test]
    fn broken_files_name_file_and_line_and_keep_the_rest() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.ftl");
        fs::write(
            &file,
            "good = yes\nfine = also\n\nbro ken = no\n\nlast = yes\n",
        )
        .unwrap();
        let gone = folder.path().join("gone.ftl");
        let (text, problems) = Text::load(ENGLISH, &[(CORE, &file), (CORE, &gone)]);
        assert_eq!(problems.len(), 2, "{problems:?}");
        let shown = problems[0].to_string();
        assert!(
            shown.starts_with(&format!("{}:4:", file.display())),
            "{shown}"
        );
        assert!(shown.contains("bro ken = no"), "{shown}");
        assert!(problems[1].to_string().contains("gone.ftl"));
        assert_eq!(
            (text.get("good"), text.get("last")),
            ("yes".into(), "yes".into())
        );
    }

    #[test]
    fn a_key_written_twice_in_the_core_is_a_problem() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.ftl");
        fs::write(&file, "a = one\n\na = two\n").unwrap();
        let (_, problems) = Text::load(ENGLISH, &[(CORE, &file)]);
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].line, 3);
    }

    #[test]
    fn the_pseudo_language_is_longer_but_keeps_arguments() {
        let folder = tempfile::tempdir().unwrap();
        let all = [(
            "assets/locale/en/a.ftl",
            "a = The dragon wakes before { $who }\n",
        )];
        let (text, _) = Text::of(PSEUDO, &files(folder.path(), &all));
        let said = text.say(&Phrase::new("a").with("who", "Thora".to_owned()), &|_| {
            String::new()
        });
        assert!(is_marked(&said) && said.ends_with("Thora]"), "{said}");
        let letters = "The dragon wakes before Thora".len();
        let longer = said.chars().count() * 100 / letters;
        assert!((125..=150).contains(&longer), "{said}");
        assert!(!said.contains("dragon"));
    }

    /// The files of a game in a folder, laid out as given.
    fn files(folder: &Path, all: &[(&str, &str)]) -> Files {
        for (place, text) in all {
            let path = folder.join(place);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        Files::of_game(folder)
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english_text_by_text() {
        let folder = tempfile::tempdir().unwrap();
        let files = files(
            folder.path(),
            &[
                (
                    "assets/locale/en/a.ftl",
                    "wounds = { $n ->\n    [one] a wound\n   *[other] { $n } wounds\n }\n\
                     bye = Farewell\nhero = Hero\nold = An old { hero }\n",
                ),
                (
                    "assets/locale/de/a.ftl",
                    "bye = Lebt wohl\nold = Ein alter { hero }\n",
                ),
            ],
        );
        let (text, problems) = Text::of("de", &files);
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(text.get("bye"), "Lebt wohl");
        let wounds = |n: i32| text.plain(&Phrase::new("wounds").with("n", n));
        assert_eq!(
            (wounds(1), wounds(2)),
            ("a wound".into(), "2 wounds".into())
        );
        // Its own words mention a message that it does not have.
        assert_eq!(text.get("old"), "An old Hero");
        assert_eq!(languages(&files).len(), 2);
        // A language that is nowhere is English.
        assert_eq!(Text::of("xx", &files).0.get("bye"), "Farewell");
    }

    #[test]
    fn each_language_counts_by_its_own_rules() {
        let folder = tempfile::tempdir().unwrap();
        let files = files(
            folder.path(),
            &[
                (
                    "assets/locale/en/a.ftl",
                    "days = { $n ->\n    [one] { $n } day\n   *[other] { $n } days\n }\n",
                ),
                (
                    "assets/locale/pl/a.ftl",
                    "days = { $n ->\n    [one] { $n } dzień\n    [few] { $n } dni (few)\n    \
                     [many] { $n } dni\n   *[other] { $n } dnia\n }\n",
                ),
            ],
        );
        let (text, problems) = Text::of("pl", &files);
        assert!(problems.is_empty(), "{problems:?}");
        let days = |n: i32| text.plain(&Phrase::new("days").with("n", n));
        assert_eq!(days(1), "1 dzień");
        assert_eq!(days(3), "3 dni (few)");
        assert_eq!(days(5), "5 dni");
        assert_eq!(days(22), "22 dni (few)");
        // French counts nothing as one; an English text does not, even there.
        let (text, _) = Text::of("fr", &files);
        assert_eq!(text.plain(&Phrase::new("days").with("n", 0)), "0 days");
    }

    #[test]
    fn the_texts_of_the_game_have_no_problems() {
        let files = Files::of_game(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")));
        let (text, problems) = Text::of(ENGLISH, &files);
        assert!(problems.is_empty(), "{problems:#?}");
        assert!(text.knows("mods-title"));
    }
}
