//! Versions of mods and of the game, and ranges of them.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use semver::{Comparator, VersionReq};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A semantic version. Numbers left out are 0: `1.4` is the same as `1.4.0`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(semver::Version);

/// A range of versions: `*`, or rules with commas between them, as in `>=1.2, <2`.
///
/// `>=`, `>`, `<=` and `<` compare, `^` and `~` are those of cargo. A bare version matches every
/// version that begins the same way: `1.2` matches 1.2.0 and 1.2.7, and `1.2.3` only itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VersionRange {
    text: String,
    rules: VersionReq,
}

impl Version {
    /// The version of this program.
    pub fn of_the_game() -> Self {
        env!("CARGO_PKG_VERSION").parse().unwrap_or_default()
    }
}

impl Default for Version {
    fn default() -> Self {
        Version(semver::Version::new(0, 0, 0))
    }
}

/// A version with all three of its numbers.
fn filled(text: &str) -> String {
    let (numbers, rest) = text.split_at(text.find(['-', '+']).unwrap_or(text.len()));
    let missing = 2_usize.saturating_sub(numbers.matches('.').count());
    format!("{numbers}{}{rest}", ".0".repeat(missing))
}

fn no_version(text: &str) -> String {
    format!("`{text}` is no version: write up to three numbers, as in `1.0.2`")
}

impl FromStr for Version {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let version = filled(text).parse();
        version.map(Version).map_err(|_| no_version(text))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl VersionRange {
    /// True if a version is in the range.
    pub fn fits(&self, version: &Version) -> bool {
        // `*` is every version, including pre-releases.
        self.rules.comparators.is_empty() || self.rules.matches(&version.0)
    }
}

impl FromStr for VersionRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let rules = match text {
            "*" => VersionReq::STAR,
            _ => VersionReq {
                comparators: text.split(',').map(rule).collect::<Result<_, _>>()?,
            },
        };
        Ok(Self {
            text: text.to_owned(),
            rules,
        })
    }
}

fn rule(text: &str) -> Result<Comparator, String> {
    let text = text.trim();
    let (sign, version) = text.split_at(
        text.find(|c: char| !"<>=^~".contains(c))
            .unwrap_or(text.len()),
    );
    let version = version.trim();
    let whole = match sign {
        // Only versions that begin with these numbers; cargo would let 1.3 pass for 1.2.
        "" | "=" => format!("={version}"),
        // A comparison is with one version: `>1` lets 1.0.1 pass, which cargo's does not.
        "<" | "<=" | ">" | ">=" => format!("{sign}{}", filled(version)),
        _ => format!("{sign}{version}"),
    };
    Comparator::parse(&whole).map_err(|_| {
        format!(
            "{}; a range is `*`, `1.2` or rules such as `>=1.2, <2`",
            no_version(text)
        )
    })
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
        for bad in [
            "",
            "1.",
            "1.2.3.4",
            "v1",
            "1.-2",
            "99999999999999999999",
            "1.+2",
        ] {
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
            ("<2", "1.99", Some("2")),
            ("~1.2", "1.2.9", Some("1.3")),
            ("^1.2", "1.9", Some("2")),
        ] {
            let parsed: VersionRange = range.parse().expect(range);
            assert!(parsed.fits(&version(fits)), "{range} {fits}");
            assert!(not.is_none_or(|not| !parsed.fits(&version(not))), "{range}");
        }
        for bad in ["", ">=", ">=1,", "1,,2", "1 2", "=>1", "1.2.3.4"] {
            assert!(bad.parse::<VersionRange>().is_err(), "{bad}");
        }
    }
}
