//! Looks of blows, spells and whatever else happens on the board: records that cues name.

use std::{borrow::Cow, sync::Arc};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::{Library, LibraryReport, Record, Ref, Report, Root, SoundIndex, nearest};
use crate::dungeon::atlas::drawings;

/// The id of a [`Look`].
pub type LookName = Cow<'static, str>;

/// A blow with a weapon.
pub const BLOW: &str = "core:blow";
/// An arrow or bolt.
pub const ARROW: &str = "core:arrow";
/// A shot from a gun.
pub const SHOT: &str = "core:shot";
/// Something thrown.
pub const THROWN: &str = "core:thrown";
/// An attack that misses.
pub const MISSED: &str = "core:missed";
/// A spell of harm.
pub const MISSILE: &str = "core:missile";
/// Fire.
pub const FIRE: &str = "core:fire";
/// A spell or blessing of help.
pub const BLESS: &str = "core:bless";
/// A spell that hinders.
pub const HEX: &str = "core:hex";
/// Hit points lost.
pub const HURT: &str = "core:hurt";
/// Hit points regained.
pub const HEAL: &str = "core:heal";
/// A blow stopped or dodged.
pub const BLOCKED: &str = "core:blocked";
/// Somebody falls.
pub const FALL: &str = "core:fall";
/// Somebody runs away.
pub const FLEE: &str = "core:flee";
/// Somebody is back from the dead.
pub const RISE: &str = "core:rise";
/// Loot gained or paid.
pub const COINS: &str = "core:coins";
/// A trap goes off.
pub const TRAP: &str = "core:trap";

/// Looks that the rules of all games name.
const ALWAYS_THERE: [&str; 17] = [
    BLOW, ARROW, SHOT, THROWN, MISSED, MISSILE, FIRE, BLESS, HEX, HURT, HEAL, BLOCKED, FALL, FLEE,
    RISE, COINS, TRAP,
];

/// How a blow, a spell or a change of fortune looks and sounds.
///
/// `Swing`, `Projectile`, `Arrow` and `Beam` are drawn when one token goes for another, everything else when
/// something befalls a token.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// What is drawn, the last one on top.
    #[serde(default)]
    pub draw: Vec<Stroke>,
    /// The sound, by its name in the index of sounds.
    #[serde(default)]
    pub sound: Option<String>,
    /// How long it takes at normal speed, in milliseconds, 50 to 5000.
    #[serde(default = "usual")]
    #[schemars(range(min = 50, max = 5000))]
    pub millis: u16,
}

fn usual() -> u16 {
    300
}

/// One thing that is drawn. Sizes are factors, 0.1 to 5.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Stroke {
    /// The trace of a blade. The attacker lunges at the target.
    Swing {
        /// Its colour.
        colour: Colour,
        /// Its length; 1 is most of a cell.
        #[serde(default = "full")]
        #[schemars(range(min = 0.1, max = 5.0))]
        size: f32,
    },
    /// A ball with a tail that flies to the target.
    Projectile {
        /// Its colour.
        colour: Colour,
        /// How thick it is.
        #[serde(default = "full")]
        #[schemars(range(min = 0.1, max = 5.0))]
        size: f32,
    },
    /// A shaft with a head that flies to the target.
    Arrow {
        /// Its colour.
        colour: Colour,
        /// How long it is.
        #[serde(default = "full")]
        #[schemars(range(min = 0.1, max = 5.0))]
        size: f32,
    },
    /// A ray from the attacker to the target.
    Beam {
        /// Its colour.
        colour: Colour,
        /// How thick it is.
        #[serde(default = "full")]
        #[schemars(range(min = 0.1, max = 5.0))]
        size: f32,
    },
    /// A flash over the token.
    Burst {
        /// Its colour.
        colour: Colour,
        /// How large it is; 1 covers the token.
        #[serde(default = "full")]
        #[schemars(range(min = 0.1, max = 5.0))]
        size: f32,
    },
    /// A ring that widens around the token.
    Ring {
        /// Its colour.
        colour: Colour,
        /// How wide it gets.
        #[serde(default = "full")]
        #[schemars(range(min = 0.1, max = 5.0))]
        size: f32,
    },
    /// Rays that shoot out from the token.
    Rays {
        /// Their colour.
        colour: Colour,
        /// How far they reach.
        #[serde(default = "full")]
        #[schemars(range(min = 0.1, max = 5.0))]
        size: f32,
    },
    /// A drawing that lies over the token and fades.
    Mark {
        /// The drawing, in the atlas of tokens.
        #[schemars(extend("x-names" = "drawing in tokens"))]
        drawing: String,
        /// How large it is; 1 covers the token.
        #[serde(default = "full")]
        #[schemars(range(min = 0.1, max = 5.0))]
        size: f32,
    },
    /// The number that floats up, such as hit points lost.
    Float {
        /// Its colour.
        colour: Colour,
        /// Phrase key of what floats up where there is no number.
        #[serde(default)]
        #[schemars(extend("x-names" = "text"))]
        words: Option<String>,
    },
    /// The token shakes.
    Shake,
}

fn full() -> f32 {
    1.0
}

impl Stroke {
    fn size(&self) -> Option<f32> {
        match self {
            Self::Swing { size, .. }
            | Self::Projectile { size, .. }
            | Self::Arrow { size, .. }
            | Self::Beam { size, .. }
            | Self::Burst { size, .. }
            | Self::Ring { size, .. }
            | Self::Rays { size, .. }
            | Self::Mark { size, .. } => Some(*size),
            Self::Float { .. } | Self::Shake => None,
        }
    }
}

/// A colour: one of the game's own by name (`bone`, `ink`, `lamp`, `lapis`, `ochre`, `oxblood`,
/// `verdigris`), which follow the set of colours that the player has chosen, or any as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
#[allow(missing_docs)]
pub enum Colour {
    Bone,
    Ink,
    Lamp,
    Lapis,
    Ochre,
    Oxblood,
    Verdigris,
    Rgb([u8; 3]),
}

const COLOURS: [(&str, Colour); 7] = [
    ("bone", Colour::Bone),
    ("ink", Colour::Ink),
    ("lamp", Colour::Lamp),
    ("lapis", Colour::Lapis),
    ("ochre", Colour::Ochre),
    ("oxblood", Colour::Oxblood),
    ("verdigris", Colour::Verdigris),
];

impl TryFrom<String> for Colour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if let Some((_, named)) = COLOURS.iter().find(|(name, _)| *name == text) {
            return Ok(*named);
        }
        let is_hex = |it: &&str| it.len() == 6 && it.bytes().all(|it| it.is_ascii_hexdigit());
        let digits = text.strip_prefix('#').filter(is_hex);
        if let Some(number) = digits.and_then(|it| u32::from_str_radix(it, 16).ok()) {
            let [_, red, green, blue] = number.to_be_bytes();
            return Ok(Self::Rgb([red, green, blue]));
        }
        let names = COLOURS.iter().map(|(name, _)| *name);
        let near = nearest(&text, names.clone()).map_or_else(
            || {
                let names: Vec<&str> = names.collect();
                format!("; they are {}, and #rrggbb", names.join(", "))
            },
            |near| format!("; did you mean `{near}`?"),
        );
        Err(format!("there is no colour `{text}`{near}"))
    }
}

impl From<Colour> for String {
    fn from(colour: Colour) -> Self {
        if let Colour::Rgb([red, green, blue]) = colour {
            return format!("#{red:02x}{green:02x}{blue:02x}");
        }
        let named = COLOURS.iter().find(|(_, known)| *known == colour);
        named.map_or_else(Self::new, |(name, _)| (*name).to_owned())
    }
}

impl Record for Look {
    const KIND: &'static str = "looks";
    const ROOT: Root = Root::Assets;

    fn validate(&self, report: &mut Report) {
        let lasts = (50..=5000).contains(&self.millis);
        report.expect(lasts, "millis", "a look takes 50 to 5000 milliseconds");
        report.expect(self.draw.len() <= 16, "draw", "at most 16 things are drawn");
        for (place, stroke) in self.draw.iter().enumerate() {
            let fits = stroke.size().is_none_or(|it| (0.1..=5.0).contains(&it));
            report.expect(
                fits,
                &format!("draw[{place}].size"),
                "a size lies from 0.1 to 5",
            );
        }
    }
}

impl Look {
    /// The look with an id; one that shows nothing where there is none, as after a mod has been
    /// switched off in the middle of a game.
    pub fn named(library: Option<&Library>, id: &str) -> Arc<Self> {
        let found = library.and_then(|library| library.get::<Self>(id));
        found.cloned().unwrap_or_default()
    }
}

/// The look that a record names, or the usual one.
pub fn look_or(named: Option<&Ref<Look>>, usual: &'static str) -> LookName {
    named.map_or(Cow::Borrowed(usual), |look| {
        Cow::Owned(look.id().to_string())
    })
}

/// Reports looks that every game needs but content lacks, and unknown sounds and drawings.
pub fn check_looks(library: &Library, report: &mut LibraryReport) {
    let any = !library.all::<Look>().is_empty();
    for id in ALWAYS_THERE {
        if any && library.get::<Look>(id).is_none() {
            report.kind::<Look>(format!("there must be a look `{id}`"));
        }
    }
    // What is wrong with the indexes themselves is reported where they are read. A mod's index need
    // not list every sound of the game; those it leaves out are silent.
    let files = library.files();
    let sounds = SoundIndex::read(files).and_then(|mut index| {
        let own = SoundIndex::read(&files.without_mods())?;
        index.sounds.extend(own.sounds);
        Ok(index)
    });
    let drawings = drawings(files, "tokens");
    for (id, look) in library.all::<Look>() {
        if let (Some(sound), Ok(index)) = (&look.sound, &sounds)
            && !index.sounds.contains_key(sound)
        {
            let names = index.sounds.keys().map(String::as_str);
            report.at::<Look>(id, "sound", unknown("sound", sound, names));
        }
        for (place, stroke) in look.draw.iter().enumerate() {
            if let (Stroke::Mark { drawing, .. }, Ok(known)) = (stroke, &drawings)
                && !known.contains(drawing)
            {
                let names = known.iter().map(String::as_str);
                let message = unknown("drawing", drawing, names);
                report.at::<Look>(id, format!("draw[{place}].drawing"), message);
            }
        }
    }
}

fn unknown<'n>(what: &str, name: &str, known: impl Iterator<Item = &'n str>) -> String {
    let near = nearest(name, known);
    let near = near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
    format!("there is no {what} `{name}`{near}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_have_names_or_numbers() {
        for text in ["oxblood", "#c0400a"] {
            let colour: Colour = text.to_owned().try_into().expect("a colour");
            assert_eq!(String::from(colour), text);
        }
        let near = Colour::try_from("oxblod".to_owned()).expect_err("no colour");
        assert!(near.ends_with("did you mean `oxblood`?"), "{near}");
        for bad in ["", "#12", "#12345g", "#+12345", "mauve"] {
            assert!(Colour::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
