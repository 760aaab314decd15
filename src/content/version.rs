//! Versions of mods and of the game, and the ranges in which they fit.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A version of up to three numbers: `1.4` is the same as `1.4.0`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    parts: [u32; 3],
}

/// Which versions fit: `*`, or rules with commas between them, as in `>=1.2, <2`.
///
/// `>=`, `>`, `<=` and `<` compare. A bare version fits every version that begins the same way:
/// `1.2` fits 1.2.0 and 1.2.7, and `1.2.3` fits only itself. `=` may be written before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VersionRange {
    text: String,
    rules: Vec<Rule>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Rule {
    AtLeast(Version),
    Above(Version),
    AtMost(Version),
    Below(Version),
    BeginsWith(Vec<u32>),
}

impl Version {
    /// The version of this program.
    pub fn of_the_game() -> Self {
        env!("CARGO_PKG_VERSION").parse().unwrap_or_default()
    }
}

fn numbers(text: &str) -> Result<Vec<u32>, String> {
    let parts: Result<Vec<u32>, _> = text
        .split('.')
        .map(|part| match part.bytes().all(|c| c.is_ascii_digit()) {
            true => part.parse::<u32>().map_err(|_| ()),
            false => Err(()),
        })
        .collect();
    match parts {
        Ok(parts) if parts.len() <= 3 => Ok(parts),
        _ => Err(format!(
            "`{text}` is no version: write up to three numbers, as in `1.0.2`"
        )),
    }
}

impl FromStr for Version {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = [0; 3];
        for (part, number) in parts.iter_mut().zip(numbers(text)?) {
            *part = number;
        }
        Ok(Self { parts })
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [major, minor, patch] = self.parts;
        write!(f, "{major}.{minor}.{patch}")
    }
}

impl VersionRange {
    /// Whether a version fits.
    pub fn fits(&self, version: Version) -> bool {
        self.rules.iter().all(|rule| match rule {
            Rule::AtLeast(least) => version >= *least,
            Rule::Above(bound) => version > *bound,
            Rule::AtMost(most) => version <= *most,
            Rule::Below(bound) => version < *bound,
            Rule::BeginsWith(start) => version.parts.starts_with(start),
        })
    }
}

impl FromStr for VersionRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut rules = Vec::new();
        if text.trim() != "*" {
            for part in text.split(',').map(str::trim) {
                rules.push(rule(part).map_err(|error| {
                    format!("{error}; a range is `*`, `1.2` or rules such as `>=1.2, <2`")
                })?);
            }
        }
        Ok(Self {
            text: text.trim().to_owned(),
            rules,
        })
    }
}

fn rule(text: &str) -> Result<Rule, String> {
    let version = |rest: &str| rest.trim().parse::<Version>();
    if let Some(rest) = text.strip_prefix(">=") {
        version(rest).map(Rule::AtLeast)
    } else if let Some(rest) = text.strip_prefix("<=") {
        version(rest).map(Rule::AtMost)
    } else if let Some(rest) = text.strip_prefix('>') {
        version(rest).map(Rule::Above)
    } else if let Some(rest) = text.strip_prefix('<') {
        version(rest).map(Rule::Below)
    } else {
        numbers(text.strip_prefix('=').unwrap_or(text).trim()).map(Rule::BeginsWith)
    }
}

impl fmt::Display for VersionRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Lets a type that is written as a string be read, written and described as one.
macro_rules! as_string {
    ($type:ty, $name:literal, $format:literal) => {
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "format": $format })
            }
        }
    };
}

as_string!(Version, "Version", "version");
as_string!(VersionRange, "VersionRange", "range of versions");

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        text.parse().expect(text)
    }

    #[test]
    fn versions_order_by_their_numbers() {
        assert!(version("1.10") > version("1.9.9"));
        assert_eq!(version("2"), version("2.0.0"));
        for bad in ["", "1.", "1.2.3.4", "v1", "1.-2", "99999999999", "1.+2"] {
            assert!(bad.parse::<Version>().is_err(), "{bad}");
        }
        assert!(Version::of_the_game() > version("0.0.1"));
    }

    #[test]
    fn ranges_fit_what_they_say() {
        for (range, fits, not) in [
            ("*", "9.9.9", None),
            ("1.2", "1.2.9", Some("1.3")),
            ("=1.2.3", "1.2.3", Some("1.2.4")),
            (">=1.2, <2", "1.9", Some("2.0")),
            (">1", "1.0.1", Some("1.0")),
            ("<= 1.5", "1.5", Some("1.5.1")),
        ] {
            let parsed: VersionRange = range.parse().expect(range);
            assert!(parsed.fits(version(fits)), "{range} {fits}");
            assert!(not.is_none_or(|not| !parsed.fits(version(not))), "{range}");
        }
        for bad in ["", ">=", ">=1,", "~1", "1 2"] {
            assert!(bad.parse::<VersionRange>().is_err(), "{bad}");
        }
    }
}
