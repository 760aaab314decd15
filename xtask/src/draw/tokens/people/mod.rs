//! People assembled from parts: head, hair, beard, hat, garb, things they hold, and marks.
//!
//! `assets/art/src/tokens/people.ron` says who is made of what; a new bust of a person is another
//! row in it. `band.ron` beside it puts each race of the warbands into the gear of each profession that it
//! has. All parts are drawn for one head, its centre at 64, 60, with the shoulders at 80.

mod arms;
mod band;
mod crests;
mod garb;
mod guns;
mod head;
mod helms;
mod kin;
mod marks;
mod war;
mod west;

use super::bust;
use crate::Failure;
use crate::ink::{Colour, INK, Path, Sheet};
use serde::Deserialize;
use std::collections::BTreeMap;

const RECIPES: &str = "assets/art/src/tokens/people.ron";

/// A colour in SVG notation, `#c89062`.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Tint(Colour);

impl TryFrom<String> for Tint {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let wrong = || format!("a colour is written #rrggbb, not {text}");
        let value = u32::from_str_radix(digits.ok_or_else(wrong)?, 16).map_err(|_| wrong())?;
        let [_, red, green, blue] = value.to_be_bytes();
        Ok(Tint(Colour(red, green, blue)))
    }
}

/// Parts of one person.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Person {
    #[serde(default)]
    kin: kin::Kin,
    skin: Tint,
    /// Colour of hair, beard and brows.
    hair: Tint,
    #[serde(default)]
    cut: head::Cut,
    #[serde(default)]
    beard: head::Beard,
    #[serde(default)]
    look: head::Look,
    #[serde(default)]
    hat: Hat,
    /// Colours of the hat: its body, and its band or plume.
    #[serde(default = "dark")]
    felt: Tint,
    #[serde(default = "dark")]
    band: Tint,
    garb: garb::Garb,
    cloth: Tint,
    trim: Tint,
    #[serde(default)]
    hold: Vec<arms::Arm>,
    #[serde(default)]
    marks: Vec<marks::Mark>,
    /// Width and height of the head relative to others, and half the width of the shoulders.
    #[serde(default = "plain_head")]
    head: (f32, f32),
    #[serde(default = "plain_shoulders")]
    shoulders: f32,
}

/// Headgear.
#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
enum Hat {
    #[default]
    None,
    Hood,
    Headscarf,
    Kettle,
    Brush,
    GreatHelm,
    Sallet,
    Corinthian,
    Barbut,
    Cone,
    Straw,
    FeatherCap,
    Plumed,
    Phrygian,
    Turban,
    Crown,
    Stetson,
    Slouch,
    Sombrero,
    Parson,
    Stovepipe,
    Bowler,
    Kepi,
    Coonskin,
    Peaked,
    Combat,
    Beret,
    FlightCap,
    Visor,
    Mohawk,
    Cables,
    Cap,
    Hunter,
    Crest,
    Winged,
    Wizard,
    Veil,
    Sack,
}

fn dark() -> Tint {
    Tint(INK.light(0.15))
}

fn plain_head() -> (f32, f32) {
    (1.0, 1.0)
}

fn plain_shoulders() -> f32 {
    43.0
}

/// Draws all people of the list.
pub(super) fn draw(root: &std::path::Path, out: &mut Vec<Sheet>) -> Result<(), Failure> {
    let text = std::fs::read_to_string(root.join(RECIPES))
        .map_err(|error| format!("{RECIPES}: {error}"))?;
    let people: BTreeMap<String, Person> =
        ron::from_str(&text).map_err(|error| format!("{RECIPES}:{error}"))?;
    for (name, person) in &people {
        let mut s = bust(name.as_str());
        person.draw(&mut s);
        out.push(s);
    }
    band::draw(root, out)
}

impl Person {
    pub(super) fn draw(&self, s: &mut Sheet) {
        self.on_head(s, |s| kin::behind(s, self));
        for arm in self.hold.iter().filter(|arm| !arm.in_front()) {
            arm.draw(s);
        }
        self.on_head(s, |s| {
            head::behind(s, self);
            helms::behind(s, self);
            crests::behind(s, self);
        });
        garb::draw(s, self);
        self.on_head(s, |s| {
            head::face(s, self);
            marks::on_skin(s, self);
            head::beard(s, self);
            head::hair(s, self);
            if !helms::draw(s, self) && !crests::draw(s, self) {
                west::draw(s, self);
            }
            kin::above(s, self);
            marks::on_top(s, self);
        });
        for arm in self.hold.iter().filter(|arm| arm.in_front()) {
            arm.draw(s);
        }
    }

    /// Draws something at the scale of this person's head, which grows from the chin up.
    fn on_head(&self, s: &mut Sheet, draw: impl FnOnce(&mut Sheet)) {
        let (wide, high) = self.head;
        s.transform(&format!(
            "translate(64 84) scale({wide} {high}) translate(-64 -84)"
        ));
        draw(s);
        s.end();
    }
}

/// A shape and its mirror image.
fn both(s: &mut Sheet, path: &Path, colour: Colour) {
    s.shape(path, colour);
    s.shape(&path.mirror(64.0), colour);
}

/// A coloured line with ink on both sides.
fn cord(s: &mut Sheet, path: &Path, weight: f32, colour: Colour) {
    s.pen(path, weight + 3.6, INK, 1.0);
    s.pen(path, weight, colour, 1.0);
}

/// A bow held at the right, for creatures other than people.
pub(super) fn hold_bow(s: &mut Sheet) {
    arms::Arm::Bow.draw(s);
}
