//! Warbands: a body for each race, clothes and gear for each profession.

use super::{Hat, Person, Tint, arms, bust, garb, head, kin, marks};
use super::{dark, plain_head, plain_shoulders};
use crate::Failure;

use crate::ink::Sheet;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

const RECIPES: &str = "assets/art/src/tokens/band.ron";

/// Part of a race's dye in what it wears.
const DYED: f32 = 0.32;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recipes {
    professions: BTreeMap<String, Profession>,
    races: BTreeMap<String, Race>,
}

/// What all of a profession wear.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Profession {
    hat: Hat,
    #[serde(default = "dark")]
    felt: Tint,
    #[serde(default = "dark")]
    band: Tint,
    garb: garb::Garb,
    cloth: Tint,
    trim: Tint,
    #[serde(default)]
    marks: Vec<marks::Mark>,
}

/// The body of a race, and the professions that it has.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Race {
    #[serde(default)]
    kin: kin::Kin,
    skin: Tint,
    hair: Tint,
    #[serde(default)]
    cut: head::Cut,
    #[serde(default)]
    beard: head::Beard,
    #[serde(default)]
    look: head::Look,
    #[serde(default = "plain_head")]
    head: (f32, f32),
    #[serde(default = "plain_shoulders")]
    shoulders: f32,
    /// Colour that tinges the clothes of the race.
    #[serde(default, deserialize_with = "given")]
    dye: Option<Tint>,
    professions: BTreeMap<String, Gear>,
}

/// What one race has in hand for one profession, and what it wears otherwise than others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Gear {
    hold: Vec<arms::Arm>,
    #[serde(default, deserialize_with = "given")]
    hat: Option<Hat>,
    #[serde(default, deserialize_with = "given")]
    garb: Option<garb::Garb>,
    #[serde(default, deserialize_with = "given")]
    cloth: Option<Tint>,
    #[serde(default, deserialize_with = "given")]
    trim: Option<Tint>,
    #[serde(default, deserialize_with = "given")]
    cut: Option<head::Cut>,
    #[serde(default, deserialize_with = "given")]
    hair: Option<Tint>,
    #[serde(default, deserialize_with = "given")]
    beard: Option<head::Beard>,
    #[serde(default, deserialize_with = "given")]
    marks: Option<Vec<marks::Mark>>,
}

/// Reads a field as it stands; without it, the value is `None`.
fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// Draws every race in every profession that it has, as `band_<race>_<profession>`.
pub(super) fn draw(root: &std::path::Path, out: &mut Vec<Sheet>) -> Result<(), Failure> {
    let text = std::fs::read_to_string(root.join(RECIPES))
        .map_err(|error| format!("{RECIPES}: {error}"))?;
    let recipes: Recipes = ron::from_str(&text).map_err(|error| format!("{RECIPES}:{error}"))?;
    for (name, race) in &recipes.races {
        for (profession, gear) in &race.professions {
            let worn = recipes.professions.get(profession);
            let worn = worn.ok_or_else(|| format!("{RECIPES}: {name}: no {profession}"))?;
            let mut s = bust(format!("band_{name}_{profession}"));
            race.dressed(worn, gear).draw(&mut s);
            out.push(s);
        }
    }
    Ok(())
}

impl Race {
    fn dressed(&self, worn: &Profession, gear: &Gear) -> Person {
        let dyed = |own: Option<Tint>, colour: Tint| match (own, self.dye) {
            (Some(own), _) => own,
            (None, Some(dye)) => Tint(colour.0.mix(dye.0, DYED)),
            (None, None) => colour,
        };
        Person {
            kin: self.kin,
            skin: self.skin,
            hair: gear.hair.unwrap_or(self.hair),
            cut: gear.cut.unwrap_or(self.cut),
            beard: gear.beard.unwrap_or(self.beard),
            look: self.look,
            hat: gear.hat.unwrap_or(worn.hat),
            felt: dyed(None, worn.felt),
            band: worn.band,
            garb: gear.garb.unwrap_or(worn.garb),
            cloth: dyed(gear.cloth, worn.cloth),
            trim: dyed(gear.trim, worn.trim),
            hold: gear.hold.clone(),
            marks: gear.marks.clone().unwrap_or_else(|| worn.marks.clone()),
            head: self.head,
            shoulders: self.shoulders,
        }
    }
}
