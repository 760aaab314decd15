//! Things that stand or lie on the cells of boards. Each is a record, so a mod adds one with a
//! drawing and one line.

use std::{
    collections::BTreeMap,
    fmt,
    hash::{Hash, Hasher},
    sync::{Arc, LazyLock},
};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::hex_board::HexLetter;
use super::shape::{DOOR, FLOOR, ROCK};
use crate::content::{CORE, Library, LibraryReport, Record, Root};

/// Something that stands or lies on a cell: furniture, water, an object placed in play, or
/// the open ground of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// Its drawing, in the atlas of the board.
    #[schemars(extend("x-names" = "drawing in map or hex"))]
    pub drawing: String,
    /// Its letter on square boards, unless a board's legend gives it another.
    #[serde(default)]
    pub letter: Option<char>,
    /// Its letter on hex boards.
    #[serde(default)]
    pub hex_letter: Option<char>,
    /// Cost of a step onto it; 0 if nobody can stand there.
    #[serde(default = "one")]
    #[schemars(range(min = 0, max = 20))]
    pub step: u8,
    /// Its effect on sight.
    #[serde(default)]
    pub sight: Opacity,
    /// True if it gives cover to those behind it, or in it if one can stand there.
    #[serde(default)]
    pub covers: bool,
    /// Height in feet; depth if negative.
    #[serde(default)]
    #[schemars(range(min = -99, max = 99))]
    pub height: i16,
}

fn one() -> u8 {
    1
}

/// Effect of a thing on sight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Opacity {
    /// Does not block sight.
    #[default]
    Clear,
    /// Blocks sight.
    Blocked,
    /// Blocks sight unless somebody stands in it, as in a doorway.
    BlockedWhileEmpty,
}

impl Record for Thing {
    const KIND: &'static str = "boards/things";
    const ROOT: Root = Root::Assets;
}

/// A thing with its id, ready to be put on a board.
#[derive(Clone, Debug)]
pub struct Feature(Arc<Known>);

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Known {
    id: String,
    /// Letter for it on the current board.
    letter: char,
    thing: Thing,
}

impl Feature {
    pub(super) fn new(id: &str, letter: char, thing: &Thing) -> Self {
        Self(Arc::new(Known {
            id: id.to_owned(),
            letter,
            thing: thing.clone(),
        }))
    }

    /// One of the game's own things, by the part of its id after `core:`.
    ///
    /// # Panics
    /// There is no such thing, which is a bug in the program.
    pub fn core(name: &str) -> Self {
        let found = Things::core().get(&format!("{CORE}:{name}"));
        found.unwrap_or_else(|| panic!("there is no thing `{CORE}:{name}`"))
    }

    /// The game's own thing with this drawing, or else a placeholder with nothing but the drawing.
    pub(super) fn drawn(drawing: &str) -> Self {
        let mut all = Things::core().all();
        let found = all.find(|it| it.thing().drawing == drawing).cloned();
        found.unwrap_or_else(|| {
            let thing = Thing {
                drawing: drawing.to_owned(),
                letter: None,
                hex_letter: None,
                step: 1,
                sight: Opacity::Clear,
                covers: false,
                height: 0,
            };
            Self::new(drawing, NO_LETTER, &thing)
        })
    }

    /// The id of its record.
    pub fn id(&self) -> &str {
        &self.0.id
    }

    /// Letter for it on a board and in text maps.
    pub fn letter(&self) -> char {
        self.0.letter
    }

    pub fn thing(&self) -> &Thing {
        &self.0.thing
    }

    /// True if nobody can stand on it or walk over it.
    pub fn blocks_way(&self) -> bool {
        self.0.thing.step == 0
    }

    /// True if it blocks sight while nobody stands in it.
    pub fn blocks_sight(&self) -> bool {
        self.0.thing.sight != Opacity::Clear
    }
}

impl PartialEq for Feature {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.id == other.0.id
    }
}

impl Eq for Feature {}

impl Hash for Feature {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.id.hash(state);
    }
}

/// Serialized by id.
impl Serialize for Feature {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.id)
    }
}

/// Reads one of the game's own things.
impl<'de> Deserialize<'de> for Feature {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = ThingName::deserialize(deserializer)?;
        let found = Things::core().get(&name.0);
        found.ok_or_else(|| serde::de::Error::custom(format!("nothing is called `{name}`")))
    }
}

/// Id of a thing. The game's own can also be written as names, such as `ChestOpen` for
/// `"core:chest_open"`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct ThingName(String);

impl fmt::Display for ThingName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl ThingName {
    pub fn id(&self) -> &str {
        &self.0
    }
}

impl From<&str> for ThingName {
    fn from(text: &str) -> Self {
        if text.contains(':') {
            return Self(text.to_owned());
        }
        let mut id = format!("{CORE}:");
        for (at, letter) in text.chars().enumerate() {
            if at > 0 && letter.is_ascii_uppercase() {
                id.push('_');
            }
            id.push(letter.to_ascii_lowercase());
        }
        Self(id)
    }
}

impl<'de> Deserialize<'de> for ThingName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // An unquoted name is only read as text where any type is accepted.
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Text(String),
        }
        let Written::Text(text) = Written::deserialize(deserializer)?;
        Ok(text.as_str().into())
    }
}

impl JsonSchema for ThingName {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ThingName".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}

/// All things that boards can be furnished with.
#[derive(Clone, Debug, Default)]
pub struct Things {
    by_id: BTreeMap<String, Feature>,
    by_letter: BTreeMap<char, Feature>,
    by_hex_letter: BTreeMap<char, Feature>,
}

/// Letter of things without one; only rules can put them on a board.
const NO_LETTER: char = '*';

/// The game's own things, for maps in files, which are read without other content.
static CORE_THINGS: LazyLock<Things> = LazyLock::new(|| {
    let text = include_str!("../../../assets/boards/things.ron");
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let things: BTreeMap<String, Thing> = options.from_str(text).unwrap_or_default();
    Things::new(things.iter().map(|(id, thing)| (id.as_str(), thing)))
});

impl Things {
    fn new<'t>(things: impl IntoIterator<Item = (&'t str, &'t Thing)>) -> Self {
        let mut all = Self::default();
        for (id, thing) in things {
            let letters = [
                (thing.letter, &mut all.by_letter),
                (thing.hex_letter, &mut all.by_hex_letter),
            ];
            for (letter, list) in letters {
                if let Some(letter) = letter {
                    let feature = Feature::new(id, letter, thing);
                    list.entry(letter).or_insert(feature);
                }
            }
            let feature = Feature::new(id, thing.letter.unwrap_or(NO_LETTER), thing);
            all.by_id.insert(id.to_owned(), feature);
        }
        all
    }

    /// The game's own things.
    pub fn core() -> &'static Self {
        &CORE_THINGS
    }

    /// The things of the loaded content; the game's own if it has none.
    pub fn of(library: &Library) -> Self {
        let all = library.all::<Thing>();
        if all.is_empty() {
            return Self::core().clone();
        }
        Self::new(all.iter().map(|(id, thing)| (id.as_str(), &**thing)))
    }

    /// The thing with this id.
    pub fn get(&self, id: &str) -> Option<Feature> {
        self.by_id.get(id).cloned()
    }

    /// Every thing, by id.
    pub fn all(&self) -> impl Iterator<Item = &Feature> {
        self.by_id.values()
    }

    /// The thing this letter stands for on square boards.
    pub fn of_letter(&self, letter: char) -> Option<Feature> {
        self.by_letter.get(&letter).cloned()
    }

    /// A table of the game's own letters, for the field reference.
    pub fn letters() -> String {
        let letter = |letter: Option<char>| {
            letter.map_or_else(String::new, |it| {
                format!(
                    "`{}`",
                    if it == '|' {
                        "\\|".into()
                    } else {
                        it.to_string()
                    }
                )
            })
        };
        let mut table = String::from("| thing | on squares | on hexes |\n|---|---|---|\n");
        for feature in Self::core().all() {
            let thing = feature.thing();
            if thing.letter.is_some() || thing.hex_letter.is_some() {
                let (square, hex) = (letter(thing.letter), letter(thing.hex_letter));
                table += &format!("| `{}` | {square} | {hex} |\n", feature.id());
            }
        }
        table
    }

    /// True if the letter means anything on a square board.
    pub(super) fn knows(&self, letter: char) -> bool {
        letter != NO_LETTER && (is_reserved(letter) || self.by_letter.contains_key(&letter))
    }

    /// The thing this letter stands for on hex boards.
    pub fn of_hex_letter(&self, letter: char) -> Option<Feature> {
        self.by_hex_letter.get(&letter).cloned()
    }

    /// The same things with the letters of a board's own legend; unknown ids are left out.
    pub(super) fn with_legend(&self, legend: &BTreeMap<char, ThingName>) -> Self {
        let mut all = self.clone();
        for (&letter, name) in legend {
            if let Some(found) = self.by_id.get(name.id()) {
                let feature = Feature::new(found.id(), letter, found.thing());
                all.by_letter.insert(letter, feature);
            }
        }
        all
    }

    /// The game's own things, and those that a map file brings along.
    pub(super) fn with_known(known: impl IntoIterator<Item = Known>) -> Self {
        let mut all = Self::core().clone();
        for known in known {
            let feature = Feature(Arc::new(known));
            all.by_letter.insert(feature.letter(), feature);
        }
        all
    }

    /// The definition needed to read a feature's letter, unless the game's own things cover it.
    pub(super) fn unknown(feature: &Feature) -> Option<Known> {
        let core = Self::core().by_letter.get(&feature.letter());
        let same = core.is_some_and(|core| core == feature && core.thing() == feature.thing());
        (!same).then(|| Known::clone(&feature.0))
    }
}

/// Reports letters with two meanings.
pub fn check_things(library: &Library, report: &mut LibraryReport) {
    let mut squares: BTreeMap<char, &str> = BTreeMap::new();
    let mut hexes: BTreeMap<char, &str> = BTreeMap::new();
    for (id, thing) in library.all::<Thing>() {
        let letters = [
            ("letter", thing.letter, &mut squares),
            ("hex_letter", thing.hex_letter, &mut hexes),
        ];
        for (field, letter, taken) in letters {
            let Some(letter) = letter else { continue };
            if let Some(other) = taken.insert(letter, id.as_str()) {
                let message = format!("{letter:?} stands for `{other}` already");
                report.at::<Thing>(id, field, message);
            }
            let taken = match field {
                "letter" => is_reserved(letter).then_some("in every room"),
                _ => HexLetter::reserved(letter).map(|_| "on every board of hexes"),
            };
            if let Some(place) = taken {
                let message = format!("{letter:?} means something else {place}");
                report.at::<Thing>(id, field, message);
            }
        }
    }
}

fn is_reserved(letter: char) -> bool {
    ROCK.contains(&letter)
        || [FLOOR, DOOR, NO_LETTER].contains(&letter)
        || Mark::from_letter(letter).is_some()
}

/// A floor cell that a board's author reserved for something in play; the rules decide what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(char);

/// The letters that are marks.
const MARKS: [char; 6] = ['@', 'm', '$', '&', '^', '?'];

impl Mark {
    /// The mark for a letter, which must be one of `@` `m` `$` `&` `^` `?`.
    pub const fn new(letter: char) -> Self {
        Self(letter)
    }

    /// The mark for a letter of a board, if it is one.
    pub fn from_letter(letter: char) -> Option<Self> {
        MARKS.contains(&letter).then_some(Self(letter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_own_things_have_letters_of_their_own() {
        let things = Things::core();
        assert!(things.all().count() >= 49);
        let lettered = things.all().filter(|it| it.thing().letter.is_some());
        assert_eq!(lettered.count(), things.by_letter.len());
        assert!(things.by_letter.keys().all(|letter| !is_reserved(*letter)));
        let hexes = things.all().filter(|it| it.thing().hex_letter.is_some());
        assert_eq!(hexes.count(), things.by_hex_letter.len());
    }

    #[test]
    fn names_are_read_with_and_without_quotes() {
        for text in ["ChestOpen", "\"core:chest_open\"", "\"chest_open\""] {
            let name: ThingName = ron::from_str(text).unwrap();
            assert_eq!(name.id(), "core:chest_open");
        }
        let feature: Feature = ron::from_str("StairsUp").unwrap();
        assert_eq!(feature, Feature::core("stairs_up"));
        assert!(ron::from_str::<Feature>("Forge").is_err());
    }
}
