//! Busts and pins drawn in the project's hand without a line of program: a list of steps each, in
//! RON.

use super::people::Person;
use super::{SIDE, bust, faces, pins};
use crate::Failure;
use crate::ink::{
    BONE, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OAK, OCHRE, OXBLOOD, Path, STEEL,
    STONE, Sheet, VERDIGRIS, WHITE, bend, oval, sharp, sharp_even, soft, soft_even, strokes,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;

const FOLDER: &str = "assets/art/src/tokens/drawn";
/// Colours that need not be mixed first.
const PALETTE: [(&str, Colour); 12] = [
    ("ink", INK),
    ("lamp", LAMP),
    ("oxblood", OXBLOOD),
    ("lapis", LAPIS),
    ("verdigris", VERDIGRIS),
    ("ochre", OCHRE),
    ("bone", BONE),
    ("steel", STEEL),
    ("oak", OAK),
    ("leather", LEATHER),
    ("stone", STONE),
    ("white", WHITE),
];

/// The drawings of one file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    /// Steps that several busts share, in the colours of whoever takes them.
    #[serde(default)]
    parts: BTreeMap<String, Vec<Step>>,
    #[serde(default)]
    busts: BTreeMap<String, Drawing>,
    #[serde(default)]
    pins: BTreeMap<String, Drawing>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Drawing {
    /// Its colours, `rrggbb` by name.
    #[serde(default)]
    tones: BTreeMap<String, String>,
    /// What a pin is filled with.
    #[serde(default)]
    enamel: Option<Tone>,
    draw: Vec<Step>,
}

/// An outline, written as points: `"x y, x y"`. Even ones give the right half, from top to bottom.
#[derive(Deserialize)]
enum Form {
    Soft(String),
    SoftEven(String),
    Sharp(String),
    SharpEven(String),
    /// An open line, smooth or with corners.
    Bend(String),
    Strokes(String),
    /// Centre and radii.
    Oval(f32, f32, f32, f32),
}

/// The name of a colour or `rrggbb`, with `-12` or `+20` after it for so many hundredths darker or
/// lighter.
type Tone = String;

/// One step of a drawing.
#[derive(Deserialize)]
enum Step {
    /// Two tones and an outline.
    Shape(Form, Tone),
    /// The same for what is small.
    Piece(Form, Tone),
    /// One tone and an outline.
    Flat(Form, Tone),
    /// One tone and no outline.
    Fill(Form, Tone),
    /// The same, seen through: the opacity last.
    Glass(Form, Tone, f32),
    /// A line of ink of this weight.
    Line(Form, f32),
    Pen(Form, f32, Tone),
    /// What is round along a line of this weight: a leg, a tail, a coil.
    Limb(Form, f32, Tone),
    /// Strokes at an angle, so far apart.
    Hatch(Form, f32, f32),
    /// Light around a point.
    Glow(f32, f32, f32, Tone),
    Dot(f32, f32, f32),
    Spot(f32, f32, f32, Tone),
    /// Middle, distance of each from the middle, radius.
    Eyes(f32, f32, f32, f32),
    WideEyes(f32, f32, f32, f32, Tone),
    BurningEyes(f32, f32, f32, f32, Tone),
    /// Middle, distance from the middle, half length, slant, weight.
    Brows(f32, f32, f32, f32, f32, f32),
    /// From, to, the gum's height, length, number.
    Teeth(f32, f32, f32, f32, usize),
    Skull(f32, f32, f32, Tone),
    /// Where the guard is, length, lean.
    Sword(f32, f32, f32, f32),
    /// Where it stands, top, bottom.
    Spear(f32, f32, f32),
    /// The steps mirrored, and as they are.
    Both(Vec<Step>),
    Faded(f32, Vec<Step>),
    /// What of the steps lies within the outline.
    Within(Form, Vec<Step>),
    /// The steps with their middle put there, scaled, and turned in degrees.
    Placed((f32, f32), f32, f32, Vec<Step>),
    Part(String),
    /// Somebody made of the parts of `people.ron`.
    Person(Box<Person>),
}

/// Draws the busts of all files of the folder.
pub(super) fn draw(root: &std::path::Path, out: &mut Vec<Sheet>) -> Result<(), Failure> {
    let mut files: Vec<_> = fs::read_dir(root.join(FOLDER))
        .map_err(|error| format!("{FOLDER}: {error}"))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    files.sort();
    for file in files {
        let text =
            fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let page: Page =
            ron::from_str(&text).map_err(|error| format!("{}:{error}", file.display()))?;
        for (name, drawing) in page.busts.iter().chain(&page.pins) {
            let sheet = drawn(name, drawing, &page.parts);
            out.push(sheet.map_err(|fault| format!("{}: {name}: {fault}", file.display()))?);
        }
    }
    Ok(())
}

/// Outlines of a pin are heavier, since it is never seen but small.
const PINNED: f32 = 4.5;

fn drawn(
    name: &str,
    drawing: &Drawing,
    parts: &BTreeMap<String, Vec<Step>>,
) -> Result<Sheet, String> {
    let mut hand = Hand {
        s: bust(name),
        tones: &drawing.tones,
        parts,
        outline: FEATURE,
        flipped: false,
    };
    if let Some(enamel) = &drawing.enamel {
        hand.s = pins::pin(name, hand.tone(enamel)?);
        hand.outline = PINNED;
    }
    hand.all(&drawing.draw)?;
    Ok(hand.s)
}

struct Hand<'a> {
    s: Sheet,
    tones: &'a BTreeMap<String, String>,
    parts: &'a BTreeMap<String, Vec<Step>>,
    outline: f32,
    /// True while the mirrored half of what is on both sides is drawn.
    flipped: bool,
}

impl Hand<'_> {
    fn all(&mut self, steps: &[Step]) -> Result<(), String> {
        steps.iter().try_for_each(|step| self.one(step))
    }

    fn one(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Shape(form, tone) => {
                let (path, tone) = (self.path(form)?, self.tone(tone)?);
                self.s.solid(&path, tone, self.outline, 4.5);
            }
            Step::Piece(form, tone) => {
                let (path, tone) = (self.path(form)?, self.tone(tone)?);
                self.s.solid(&path, tone, self.outline * 0.8, 1.6);
            }
            Step::Flat(form, tone) => {
                let (path, tone) = (self.path(form)?, self.tone(tone)?);
                self.s.flat(&path, tone, 1.0, FEATURE * 0.9);
            }
            Step::Fill(form, tone) => {
                let (path, tone) = (self.path(form)?, self.tone(tone)?);
                self.s.fill(&path, tone);
            }
            Step::Glass(form, tone, opacity) => {
                let (path, tone) = (self.path(form)?, self.tone(tone)?);
                self.s.paint(&path, &tone.hex(), *opacity);
            }
            Step::Line(form, weight) => {
                let path = self.path(form)?;
                self.s.ink(&path, *weight);
            }
            Step::Pen(form, weight, tone) => {
                let (path, tone) = (self.path(form)?, self.tone(tone)?);
                self.s.pen(&path, *weight, tone, 1.0);
            }
            Step::Limb(form, weight, tone) => {
                let (path, tone) = (self.path(form)?, self.tone(tone)?);
                self.s.pen(&path, weight + self.outline * 2.0, INK, 1.0);
                self.s.pen(&path, *weight, tone.shade(0.28), 1.0);
                let lit = path.shift(-weight * 0.08, -weight * 0.09);
                self.s.pen(&lit, weight * 0.74, tone, 1.0);
            }
            Step::Hatch(form, angle, gap) => {
                let path = self.path(form)?;
                self.s.hatch(&path, *angle, *gap, DETAIL);
            }
            &Step::Glow(x, y, r, ref tone) => {
                let (at, tone) = ((self.x(x), y), self.tone(tone)?);
                let glow = self.s.radial(at, r, &[(0.0, tone, 0.9), (1.0, tone, 0.0)]);
                self.s.paint(&oval(at.0, y, r, r), &glow, 1.0);
            }
            &Step::Dot(x, y, r) => {
                let x = self.x(x);
                self.s.dot(x, y, r);
            }
            &Step::Spot(x, y, r, ref tone) => {
                let (x, tone) = (self.x(x), self.tone(tone)?);
                self.s.spot(x, y, r, tone, 1.0);
            }
            Step::Both(steps) => {
                self.flipped = !self.flipped;
                self.all(steps)?;
                self.flipped = !self.flipped;
                self.all(steps)?;
            }
            Step::Faded(opacity, steps) => {
                self.s.fade(*opacity);
                self.all(steps)?;
                self.s.end();
            }
            Step::Within(form, steps) => {
                let path = self.path(form)?;
                self.s.clip(&path);
                self.all(steps)?;
                self.s.end();
            }
            Step::Placed((x, y), scale, turn, steps) => {
                let half = SIDE / 2.0;
                self.s.transform(&format!(
                    "translate({x} {y}) rotate({turn}) scale({scale}) translate(-{half} -{half})"
                ));
                self.all(steps)?;
                self.s.end();
            }
            Step::Part(name) => {
                let parts = self.parts;
                let part = parts.get(name);
                self.all(part.ok_or_else(|| format!("there is no part `{name}`"))?)?;
            }
            Step::Person(person) => person.draw(&mut self.s),
            feature => self.feature(feature)?,
        }
        Ok(())
    }

    /// What faces are made of, and what hands hold.
    fn feature(&mut self, step: &Step) -> Result<(), String> {
        match *step {
            Step::Eyes(x, y, gap, r) => {
                let x = self.x(x);
                faces::eyes(&mut self.s, x, y, gap, r);
            }
            Step::WideEyes(x, y, gap, r, ref tone) => {
                let (x, tone) = (self.x(x), self.tone(tone)?);
                faces::wide_eyes(&mut self.s, x, y, gap, r, tone);
            }
            Step::BurningEyes(x, y, gap, r, ref tone) => {
                let (x, tone) = (self.x(x), self.tone(tone)?);
                faces::burning_eyes(&mut self.s, x, y, gap, r, tone);
            }
            Step::Brows(x, y, gap, reach, slant, weight) => {
                let x = self.x(x);
                faces::brows(&mut self.s, x, y, gap, reach, slant, weight);
            }
            Step::Teeth(from, to, y, height, count) => {
                let (from, to) = (self.x(from), self.x(to));
                faces::teeth(&mut self.s, from.min(to), from.max(to), y, height, count);
            }
            Step::Skull(x, y, r, ref tone) => {
                let (x, tone) = (self.x(x), self.tone(tone)?);
                faces::skull(&mut self.s, x, y, r, tone);
            }
            Step::Sword(x, y, length, lean) => {
                let lean = if self.flipped { -lean } else { lean };
                let x = self.x(x);
                faces::sword(&mut self.s, x, y, length, lean);
            }
            Step::Spear(x, top, bottom) => {
                let x = self.x(x);
                faces::spear(&mut self.s, x, top, bottom);
            }
            _ => {}
        }
        Ok(())
    }

    fn x(&self, x: f32) -> f32 {
        if self.flipped { SIDE - x } else { x }
    }

    fn path(&self, form: &Form) -> Result<Path, String> {
        let path = match form {
            Form::Soft(text) => soft(checked(text)?),
            Form::SoftEven(text) => soft_even(checked(text)?),
            Form::Sharp(text) => sharp(checked(text)?),
            Form::SharpEven(text) => sharp_even(checked(text)?),
            Form::Bend(text) => bend(checked(text)?),
            Form::Strokes(text) => strokes(checked(text)?),
            &Form::Oval(x, y, rx, ry) => oval(x, y, rx, ry),
        };
        Ok(if self.flipped {
            path.mirror(SIDE / 2.0)
        } else {
            path
        })
    }

    fn tone(&self, text: &str) -> Result<Colour, String> {
        let at = text.find(['+', '-']).unwrap_or(text.len());
        let (name, change) = text.split_at(at);
        let fault = || format!("there is no colour `{text}`");
        let colour = match self.tones.get(name) {
            Some(hex) => hex_colour(hex).ok_or_else(fault)?,
            None => {
                let known = PALETTE.iter().find(|(known, _)| *known == name);
                let known = known.map(|(_, colour)| *colour);
                known.or_else(|| hex_colour(name)).ok_or_else(fault)?
            }
        };
        let Some(share) = change.get(1..) else {
            return Ok(colour);
        };
        let share = share.parse::<f32>().map_err(|_| fault())? / 100.0;
        Ok(if change.starts_with('-') {
            colour.shade(share)
        } else {
            colour.light(share)
        })
    }
}

/// Points as they are, if every one of them is a pair of numbers.
fn checked(text: &str) -> Result<&str, String> {
    let pair = |point: &str| {
        let mut numbers = point.split_whitespace().map(str::parse::<f32>);
        matches!(
            (numbers.next(), numbers.next(), numbers.next()),
            (Some(Ok(_)), Some(Ok(_)), None)
        )
    };
    let wrong = text.split(',').find(|point| !pair(point));
    wrong.map_or(Ok(text), |wrong| {
        Err(format!("`{}` is not a point", wrong.trim()))
    })
}

fn hex_colour(hex: &str) -> Option<Colour> {
    let number = u32::from_str_radix(hex, 16).ok()?;
    let part = |shift: u32| (number >> shift & 0xff) as u8;
    (hex.len() == 6).then(|| Colour(part(16), part(8), part(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn svg(bust: &str) -> Result<String, String> {
        let page: Page = ron::from_str(&format!("(busts: {{\"it\": {bust}}})")).expect("it parses");
        let (name, drawing) = page.busts.first_key_value().expect("there is one");
        drawn(name, drawing, &page.parts).map(|sheet| sheet.svg())
    }

    #[test]
    fn a_colour_may_be_lighter_or_darker_and_must_be_known() {
        let fill = |tone: &str| {
            svg(&format!(
                "(tones: {{\"fur\": \"806040\"}}, draw: [Fill(Oval(64, 64, 9, 9), \"{tone}\")])"
            ))
        };
        let fur = Colour(0x80, 0x60, 0x40);
        assert!(fill("fur").unwrap().contains(&fur.hex()));
        assert!(fill("fur-20").unwrap().contains(&fur.shade(0.2).hex()));
        assert!(fill("ink+10").unwrap().contains(&INK.light(0.1).hex()));
        assert!(fill("hide").is_err());
        assert!(fill("fur-dark").is_err());
    }

    #[test]
    fn what_is_on_both_sides_is_mirrored() {
        let drawn = svg("(draw: [Both([Spot(30, 50, 2, \"bone\")])])").unwrap();
        assert!(drawn.contains("cx=\"30.00\"") && drawn.contains("cx=\"98.00\""));
    }

    #[test]
    fn a_slip_in_the_points_is_named() {
        let slip = svg("(draw: [Line(Strokes(\"1 2, 3 4 5\"), 2)])");
        assert_eq!(slip.unwrap_err(), "`3 4 5` is not a point");
        assert!(svg("(draw: [Part(\"wing\")])").is_err());
    }
}
