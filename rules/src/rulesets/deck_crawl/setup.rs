//! The setup of Deck Crawl: the party and the optional rules.

use serde::{Deserialize, Serialize};

use super::{content::Book, rules, snapshot::HeroRecord};
use crate::{
    dice::Chance,
    game::{CampaignKeys, FieldKind, FormPart, Phrase, RuleId, SetupField, SetupForm, SetupValues},
};

/// The way loot is shared out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Division {
    /// Equally, odd points from the finder on.
    #[default]
    Equal,
    /// All of it to the finder.
    Finder,
    /// By hand, each time.
    ByHand,
}

/// The optional rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub quick_start: bool,
    pub same_class: bool,
    pub rolled_hit_points: bool,
    pub stacking: bool,
    pub limited: bool,
    pub rolled_ties: bool,
    pub critical: bool,
    pub potions_in_combat: bool,
    pub defending: bool,
    pub elite: bool,
    pub division: Division,
    pub campaign: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            quick_start: false,
            same_class: false,
            rolled_hit_points: false,
            stacking: false,
            limited: false,
            rolled_ties: false,
            critical: true,
            potions_in_combat: true,
            defending: true,
            elite: false,
            division: Division::Equal,
            campaign: false,
        }
    }
}

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of heroes, 1 to 4, including those from the roster.
    pub heroes: u8,
    /// The optional rules.
    pub options: Options,
    /// Heroes from the roster; they take the first seats.
    #[serde(default)]
    pub returning: Vec<HeroRecord>,
}

impl Setup {
    /// The optional rules in play. A crawl with heroes of the roster belongs to their campaign,
    /// whatever the switch says: they come home if they live.
    pub fn in_play(&self) -> Options {
        Options {
            campaign: self.options.campaign || !self.returning.is_empty(),
            ..self.options
        }
    }
}

const HEROES: &str = "heroes";
const QUICK_START: &str = "quick_start";
const CAMPAIGN: &str = "campaign";
const ROSTER: &str = "roster";

struct Switch {
    key: &'static str,
    rule: RuleId,
    get: fn(&Options) -> bool,
    set: fn(&mut Options, bool),
    /// True if simulations draw it; options that only change how a game begins keep their default.
    drawn: bool,
}

macro_rules! switch {
    ($field:ident, $rule:expr, $drawn:literal) => {
        Switch {
            key: stringify!($field),
            rule: $rule,
            get: |options| options.$field,
            set: |options, on| options.$field = on,
            drawn: $drawn,
        }
    };
}

const SWITCHES: &[Switch] = &[
    switch!(quick_start, rules::HEROES_QUICK_START, true),
    switch!(same_class, rules::HEROES_SAME_CLASS, true),
    switch!(rolled_hit_points, rules::HEROES_ROLLED_HIT_POINTS, true),
    switch!(stacking, rules::RESOURCES_STACKING, true),
    switch!(limited, rules::RESOURCES_LIMITED, true),
    switch!(rolled_ties, rules::FIGHT_ROLLED_TIES, true),
    switch!(critical, rules::FIGHT_CRITICAL, true),
    switch!(potions_in_combat, rules::FIGHT_POTIONS, true),
    switch!(defending, rules::FIGHT_DEFEND, true),
    switch!(elite, rules::FIGHT_ELITE, true),
    switch!(campaign, rules::CAMPAIGN_ROSTER, true),
];

const DIVISIONS: [(&str, Division); 3] = [
    ("equal", Division::Equal),
    ("finder", Division::Finder),
    ("by_hand", Division::ByHand),
];

/// The form for setting up a game.
pub fn form(book: &Book) -> SetupForm {
    let defaults = Options::default();
    let field = |key: &'static str, kind, default: String, rule| SetupField {
        part: match kind {
            FieldKind::Switch => FormPart::Rules,
            _ => FormPart::Party,
        },
        default,
        rule,
        ..SetupField::new(key, format!("option-{}", key.replace('_', "-")), kind)
    };
    let most = i32::from(book.figures.most_heroes);
    let mut fields = vec![field(
        HEROES,
        FieldKind::Number(1, most),
        // Two seldom slay the dragon.
        3.min(most).to_string(),
        Some(rules::HEROES_DEAL),
    )];
    fields.extend(SWITCHES.iter().map(|switch| {
        let default = (switch.get)(&defaults).to_string();
        field(switch.key, FieldKind::Switch, default, Some(switch.rule))
    }));
    let divisions = DIVISIONS.map(|(name, _)| {
        (
            name,
            Phrase::new(format!("option-division-{}", name.replace('_', "-"))),
        )
    });
    let kind = FieldKind::Choice(divisions.to_vec());
    fields.push(field(
        "division",
        kind,
        "equal".to_owned(),
        Some(rules::LOOT_DIVIDE),
    ));
    fields.push(field(
        ROSTER,
        FieldKind::Hidden,
        String::new(),
        Some(rules::CAMPAIGN_ROSTER),
    ));
    SetupForm {
        party_size: Some(HEROES),
        campaign: Some(CampaignKeys {
            values: SetupValues([(CAMPAIGN.to_owned(), true.to_string())].into()),
            ..CampaignKeys::of_people(ROSTER)
        }),
        // Four usually slay the dragon.
        proposed: SetupValues([(HEROES.to_owned(), 4.min(most).to_string())].into()),
        quick: SetupValues([(QUICK_START.to_owned(), true.to_string())].into()),
        ..SetupForm::of(fields)
    }
}

/// Reads a filled form.
///
/// # Errors
/// The value that does not fit.
pub fn read(book: &Book, values: &SetupValues) -> Result<Setup, String> {
    let form = form(book);
    form.check(values)?;
    let mut options = Options::default();
    for switch in SWITCHES {
        (switch.set)(&mut options, form.value(values, switch.key) == "true");
    }
    let division = form.value(values, "division");
    options.division = DIVISIONS
        .iter()
        .find(|(name, _)| *name == division)
        .map_or(Division::Equal, |(_, division)| *division);
    let returning: Vec<HeroRecord> = form.people(values)?;
    let most = usize::from(book.figures.most_heroes);
    if returning.len() > most {
        return Err(format!("roster: a party has at most {most} heroes"));
    }
    for hero in &returning {
        hero.check(book)
            .map_err(|problem| format!("roster: {problem}"))?;
    }
    let heroes = form.value(values, HEROES).parse::<u8>().unwrap_or(1);
    Ok(Setup {
        heroes: heroes.max(returning.len() as u8),
        options,
        returning,
    })
}

/// Fills by chance what `values` leaves open.
pub fn draw(book: &Book, values: &SetupValues, chance: &mut Chance) -> SetupValues {
    let mut filled = values.clone();
    let mut fill = |key: &str, value: String| {
        filled.0.entry(key.to_owned()).or_insert(value);
    };
    // Everything is drawn whether used or not, so that setting one key leaves the others.
    fill(
        HEROES,
        (chance.flavour(u32::from(book.figures.most_heroes)) + 1).to_string(),
    );
    for switch in SWITCHES.iter().filter(|switch| switch.drawn) {
        fill(switch.key, (chance.flavour(2) == 1).to_string());
    }
    fill(
        "division",
        DIVISIONS[chance.flavour(3) as usize].0.to_owned(),
    );
    filled
}
