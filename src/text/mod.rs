//! Text shown to the player: Fluent messages, looked up by key and formatted.
//!
//! Independent of the window, so that the command line uses the same words.

mod check;
mod functions;
mod load;
mod pseudo;

use std::{
    borrow::Cow,
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::game::{Arg, Phrase, Table};

pub use check::{check, keys};
pub use load::TextProblem;

/// The one language in which every text exists.
pub const ENGLISH: &str = "en";
/// A made-up language for layout tests: English with accents, 40 % longer.
pub const PSEUDO: &str = "qps";

/// All texts of one language.
pub struct Text {
    bundle: FluentBundle<Arc<FluentResource>>,
    missing: Mutex<BTreeSet<String>>,
}

impl Text {
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
    /// them. One at the beginning starts with a capital letter.
    pub fn at_table(&self, message: &Phrase, table: &dyn Table) -> String {
        let said = self.say(message, &|id| self.mention(id, table));
        let begins = message.args.iter().any(|(_, arg)| match arg {
            Arg::Combatant(id) => said.starts_with(&self.mention(*id, table)),
            _ => false,
        });
        if begins { capitalised(&said) } else { said }
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
        self.bundle
            .get_message(key)
            .is_some_and(|message| message.value().is_some())
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

    fn value<'a>(&self, arg: &'a Arg, names: &dyn Fn(u32) -> String) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Phrase(message) => FluentValue::from(self.say(message, names)),
            Arg::Combatant(id) => FluentValue::from(names(*id)),
        }
    }

    fn format(&self, key: &str, args: &FluentArgs) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            self.note_missing(key.to_owned());
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let said: Cow<str> = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        for error in errors {
            self.note_missing(format!("{key}: {error}"));
        }
        said.into_owned()
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

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;
    use crate::content::{Files, Loader, Registry};

    fn text(ftl: &str) -> Text {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.ftl");
        fs::write(&file, ftl).unwrap();
        let (text, problems) = Text::load(ENGLISH, &[file], &[]);
        assert!(problems.is_empty(), "{problems:?}");
        text
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
        let (text, problems) = Text::load(ENGLISH, &[file.clone(), gone], &[]);
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
        let (_, problems) = Text::load(ENGLISH, &[file], &[]);
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].line, 3);
    }

    #[test]
    fn the_pseudo_language_is_longer_but_keeps_arguments() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.ftl");
        fs::write(&file, "a = The dragon wakes before { $who }\n").unwrap();
        let (text, _) = Text::load(PSEUDO, &[file], &[]);
        let said = text.say(&Phrase::new("a").with("who", "Thora".to_owned()), &|_| {
            String::new()
        });
        assert!(said.ends_with("Thora"), "{said}");
        assert!(
            said.chars().count() * 10 >= "The dragon wakes before Thora".len() * 13,
            "{said}"
        );
        assert!(!said.contains("dragon"));
    }

    #[test]
    fn the_texts_of_the_game_have_no_problems() {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        let (text, problems) = Text::of(ENGLISH, &files);
        assert!(problems.is_empty(), "{problems:#?}");
        assert!(text.knows("mods-title"));
    }
}
