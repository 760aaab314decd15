//! The sixteen heroes: a head for each race, garb and gear for each class.
//!
//! `assets/art/src/tokens/heroes.ron` says which colours and head go together.

use super::bust;
use crate::Failure;
use crate::ink::{Colour, Point, Sheet};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

const RECIPES: &str = "assets/art/src/tokens/heroes.ron";

/// Colours, heads and gear of each hero.
#[derive(Deserialize)]
pub struct Recipes {
    races: BTreeMap<String, Race>,
    classes: BTreeMap<String, Class>,
    /// Beards for heroes whose race has none, by hero name.
    beards: BTreeMap<String, Beard>,
}

#[derive(Deserialize)]
pub(super) struct Race {
    pub(super) skin: (u8, u8, u8),
    pub(super) hair: (u8, u8, u8),
    pub(super) head: Head,
    /// Half the width of the shoulders.
    pub(super) shoulders: f32,
    /// Distance by which the whole bust is lowered.
    pub(super) lower: f32,
    pub(super) beard: Beard,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
pub(super) enum Head {
    Oval,
    Pointed,
    Broad,
    Round,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
pub(super) enum Beard {
    None,
    Full,
    Long,
}

#[derive(Deserialize)]
pub(super) struct Class {
    gear: Gear,
    cloth: (u8, u8, u8),
    trim: (u8, u8, u8),
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
pub(super) enum Gear {
    HelmAndSword,
    HoodAndDagger,
    MitreAndMace,
    HatAndStaff,
}

pub(super) struct Hero<'a> {
    pub(super) race: &'a Race,
    pub(super) skin: Colour,
    pub(super) hair: Colour,
    pub(super) cloth: Colour,
    pub(super) trim: Colour,
    pub(super) gear: Gear,
    pub(super) beard: Beard,
    /// Centre and size of the head.
    pub(super) y: f32,
    pub(super) half_width: f32,
    pub(super) half_height: f32,
}

fn colour((r, g, b): (u8, u8, u8)) -> Colour {
    Colour(r, g, b)
}

/// Part of a hero's head to draw, and its position.
#[derive(Clone, Copy)]
pub struct Part {
    /// True for what falls behind the shoulders, false for all the rest.
    pub behind: bool,
    /// Centre of the head.
    pub at: Point,
    pub scale: f32,
}

/// Draws all heroes.
pub fn draw(root: &Path, out: &mut Vec<Sheet>) -> Result<(), Failure> {
    let recipes = Recipes::read(root)?;
    for class in recipes.classes.keys() {
        for race in recipes.races.keys() {
            let mut s = bust(format!("{class}_{race}"));
            recipes.draw(&mut s, class, race)?;
            out.push(s);
        }
    }
    Ok(())
}

impl Recipes {
    /// Reads the recipes from the repository.
    pub fn read(root: &Path) -> Result<Recipes, Failure> {
        let text = std::fs::read_to_string(root.join(RECIPES))
            .map_err(|error| format!("{RECIPES}: {error}"))?;
        Ok(ron::from_str(&text).map_err(|error| format!("{RECIPES}:{error}"))?)
    }

    /// Draws the bust of one hero.
    pub fn draw(&self, s: &mut Sheet, class: &str, race: &str) -> Result<(), Failure> {
        self.hero(class, race)?.draw(s);
        Ok(())
    }

    /// Draws one hero's head alone, or the hair and hood that fall behind the shoulders, at the
    /// given position and scale.
    pub fn head(&self, s: &mut Sheet, part: Part, who: (&str, &str)) -> Result<(), Failure> {
        let hero = self.hero(who.0, who.1)?;
        let (x, y) = part.at;
        s.transform(&format!(
            "translate({x:.2} {y:.2}) scale({}) translate(-64 {:.2})",
            part.scale, -hero.y
        ));
        if part.behind {
            hero.behind(s);
        } else {
            hero.draw_head(s);
        }
        s.end();
        Ok(())
    }

    /// Colour of a race's skin.
    pub fn skin(&self, race: &str) -> Result<Colour, Failure> {
        let known = self.races.get(race);
        let known = known.ok_or_else(|| format!("{RECIPES}: no {race}"))?;
        Ok(colour(known.skin))
    }

    fn hero(&self, class: &str, race: &str) -> Result<Hero<'_>, Failure> {
        let name = format!("{class}_{race}");
        let class = self
            .classes
            .get(class)
            .ok_or_else(|| format!("{RECIPES}: no {class}"))?;
        let race = self
            .races
            .get(race)
            .ok_or_else(|| format!("{RECIPES}: no {race}"))?;
        let (half_width, half_height) = match race.head {
            Head::Oval => (18.5, 22.5),
            Head::Pointed => (16.0, 23.5),
            Head::Broad => (21.5, 20.0),
            Head::Round => (20.5, 19.5),
        };
        let hero = Hero {
            race,
            skin: colour(race.skin),
            hair: colour(race.hair),
            cloth: colour(class.cloth),
            trim: colour(class.trim),
            gear: class.gear,
            beard: self.beards.get(&name).copied().unwrap_or(race.beard),
            y: 58.0
                + race.lower
                + if class.gear == Gear::HatAndStaff {
                    8.0
                } else {
                    0.0
                },
            half_width,
            half_height,
        };
        Ok(hero)
    }
}
