use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{Phrase, RuleId, intern};
use crate::{content::ById, dice::Chance};

/// A form for setting up a game, which any screen can show.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SetupForm {
    /// The fields, in display order.
    pub fields: Vec<SetupField>,
    /// The key of the number of heroes, if a field asks for it.
    pub party_size: Option<&'static str>,
    /// When the game master is asked what monsters do.
    pub master: MasterAsked,
    /// The setup of a game of a campaign, if the ruleset has campaigns.
    pub campaign: Option<CampaignKeys>,
    /// Values for a quick game, which begins at once.
    pub quick: SetupValues,
    /// Values that a person is offered first, where they are not the defaults: what is liveliest to
    /// play, beside what the book has.
    pub proposed: SetupValues,
    /// Other sets of values worth a button of their own.
    pub presets: Vec<Preset>,
    /// When all of this holds, a game is over so soon that bots can try it out on the spot, to say how
    /// often the party wins; empty for never.
    #[serde(skip)]
    pub tried_out: Vec<Matters>,
}

/// When the game master is asked what monsters do where the book leaves a choice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub enum MasterAsked {
    /// In every game.
    #[default]
    Always,
    /// If the field with this key says that a person plays the monsters: [`SetupForm::PERSON`].
    IfSaid(&'static str),
    /// Never: the rules decide all that monsters do.
    Never,
}

/// How a [`SetupForm`] takes over the legacy of earlier games.
#[derive(Clone, Debug, Serialize)]
pub struct CampaignKeys {
    /// The key of a list of people, as written by the ruleset.
    pub people: &'static str,
    /// The key of what they share, if there is such a thing.
    pub shared: Option<&'static str>,
    /// The values that make a game part of a campaign.
    pub values: SetupValues,
    /// Says of somebody's record whether they take a seat of the party; everybody does where it is left out.
    #[serde(skip)]
    pub takes_seat: Option<fn(&str) -> bool>,
}

impl CampaignKeys {
    /// A campaign of people alone: the key that takes them.
    pub fn of_people(people: &'static str) -> Self {
        CampaignKeys {
            people,
            shared: None,
            values: SetupValues::default(),
            takes_seat: None,
        }
    }

    /// The values for a game of a campaign with these people.
    pub fn fill(&self, values: &SetupValues, people: &[&str], shared: Option<&str>) -> SetupValues {
        let mut all = self.values.clone();
        all.0.extend(values.0.clone());
        if !people.is_empty() {
            let list = format!("[{}]", people.join(","));
            all.0.insert(self.people.to_owned(), list);
        }
        if let (Some(key), Some(record)) = (self.shared, shared) {
            all.0.insert(key.to_owned(), record.to_owned());
        }
        all
    }
}

/// A set of values that one button fills a [`SetupForm`] with.
#[derive(Clone, Debug, Serialize)]
pub struct Preset {
    pub label: Phrase,
    pub values: SetupValues,
}

/// One field of a [`SetupForm`].
#[derive(Clone, Debug, Serialize)]
pub struct SetupField {
    /// The key, as in `--set KEY=VALUE`.
    pub key: &'static str,
    pub label: Phrase,
    pub help: Phrase,
    pub kind: FieldKind,
    /// Its value unless filled in.
    pub default: String,
    /// The rule behind it.
    pub rule: Option<RuleId>,
    pub part: FormPart,
    /// When it is relevant; a form shows no others.
    pub matters: Matters,
    /// Notes on some of its values.
    pub notes: Vec<(&'static str, Phrase)>,
    /// Cards of some of its values, for a form that is looked at.
    pub cards: Vec<(&'static str, SetupCard)>,
    /// The key of the hidden field that a value belongs to which is none of a choice, such as the ids
    /// of heroes beside the kinds of party that a form offers.
    pub else_to: Option<&'static str>,
}

/// A value of a field as a form shows it: its heading, its figures, its drawing.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SetupCard {
    /// The headings that it belongs under, such as the worlds where a foe lives. The form sorts by
    /// them, beginning with that of the game or board that is picked.
    pub under: Vec<Phrase>,
    /// Why to begin with it, told until it was begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begin: Option<Phrase>,
    /// Figures such as its length and the size of its party.
    pub facts: Vec<Phrase>,
    pub drawing: Drawing,
    /// The heroes who go where nobody is picked by name, such as an adventure's own party.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub party: Vec<&'static str>,
}

/// The drawing of a value of a field.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Drawing {
    #[default]
    None,
    /// A bust in the atlas `tokens`.
    Token(String),
    /// A board, which the ruleset [lays out](crate::game::Rulebook::board) by the value.
    Board,
    /// A picture of a page, as [`Files::picture`](crate::content::Files::picture) has it.
    Picture(String),
}

/// The part of a form that a field belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum FormPart {
    /// The game itself.
    Game,
    /// The players and heroes.
    Party,
    /// The optional rules.
    Rules,
}

/// When a field of a form is relevant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Matters {
    /// Always.
    Always,
    /// While another field has this value.
    If(&'static str, &'static str),
    /// While another field has any value but this one.
    Unless(&'static str, &'static str),
    /// Never for a person: another field says the same thing better.
    Never,
}

/// The kind of values that a field takes.
#[derive(Clone, Debug, Serialize)]
pub enum FieldKind {
    /// `true` or `false`.
    Switch,
    /// One of these.
    Choice(
        /// Each value as written, with its name in words.
        Vec<(&'static str, Phrase)>,
    ),
    /// A whole number from the first to the second.
    Number(i32, i32),
    /// Several of these, written `wolf*3,bandit`; an empty value leaves it to the game.
    Several {
        /// Each value as written, with its name in words.
        of: Vec<(&'static str, Phrase)>,
        /// Maximum number of each.
        each: u32,
        /// Maximum number in all.
        most: u32,
    },
    /// Any text, for the ruleset's own use; not shown in the form.
    Hidden,
}

/// A filled form: values by key.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SetupValues(
    /// Values by key, as written.
    pub BTreeMap<String, String>,
);

/// The values picked in a field of the kind [`FieldKind::Several`], with their numbers.
///
/// # Errors
/// The part that is not written like `wolf*3`.
pub fn picked(text: &str) -> Result<Vec<(&str, u32)>, String> {
    let parts = text
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty());
    parts
        .map(|part| {
            let (name, count) = part.split_once('*').unwrap_or((part, "1"));
            let count = count.trim().parse::<u32>();
            match count {
                Ok(count) => Ok((name.trim(), count)),
                Err(_) => Err(format!("'{part}': write it like wolf*3")),
            }
        })
        .collect()
}

/// Picked values as written in a form.
pub fn written(picked: &[(&str, u32)]) -> String {
    let parts = picked.iter().filter(|(_, count)| *count > 0);
    let parts = parts.map(|(name, count)| match count {
        1 => (*name).to_owned(),
        _ => format!("{name}*{count}"),
    });
    parts.collect::<Vec<_>>().join(",")
}

impl FieldKind {
    /// A choice of one out of records; `name` is the message key of the name of each.
    pub fn one_of<T>(records: &ById<T>, name: impl Fn(&T) -> &String) -> Self {
        let named = records.iter();
        let named = named.map(|(id, it)| (intern(id.as_str()), Phrase::new(name(it).clone())));
        FieldKind::Choice(named.collect())
    }

    /// The first choice, the least number, `false`.
    fn first(&self) -> String {
        match self {
            FieldKind::Switch => false.to_string(),
            FieldKind::Choice(known) => known.first().map_or("", |(name, _)| name).to_owned(),
            FieldKind::Number(min, _) => min.to_string(),
            FieldKind::Several { .. } | FieldKind::Hidden => String::new(),
        }
    }
}

impl SetupForm {
    /// The value of the field [`master`](Self::master) by which a person plays the monsters.
    pub const PERSON: &str = "person";
    /// The other one, by which they go by the book.
    pub const BOOK: &str = "book";

    /// The heading of what is picked, such as the world of an adventure: that of the first field of
    /// the game with cards.
    pub fn heading(&self, values: &SetupValues) -> Option<&Phrase> {
        let mut fields = self
            .fields
            .iter()
            .filter(|field| field.part == FormPart::Game);
        fields.find_map(|field| {
            let choice = matches!(field.kind, FieldKind::Choice(_));
            let counts = choice && self.matters(values, field);
            let card = field
                .card(self.value(values, field.key))
                .filter(|_| counts)?;
            card.under.first()
        })
    }

    /// The heroes who go where nobody is picked by name: those of the adventure or board.
    pub fn party(&self, values: &SetupValues) -> &[&'static str] {
        let fields = self.fields.iter().filter(|it| self.matters(values, it));
        let cards = fields.filter_map(|it| it.card(self.value(values, it.key)));
        let mut parties = cards.map(|card| &card.party[..]);
        parties.find(|it| !it.is_empty()).unwrap_or_default()
    }

    /// A form of these fields, without a campaign or other ways to fill it.
    pub fn of(fields: impl Into<Vec<SetupField>>) -> Self {
        SetupForm {
            fields: fields.into(),
            ..SetupForm::default()
        }
    }

    /// The same with a campaign of people alone; its field takes them.
    #[must_use]
    pub fn with_people(mut self, field: SetupField) -> Self {
        self.campaign = Some(CampaignKeys::of_people(field.key));
        self.fields.push(field);
        self
    }

    /// The people out of a campaign that values bring along, as the ruleset wrote them.
    ///
    /// # Errors
    /// They cannot be read.
    pub fn people<T: DeserializeOwned>(&self, values: &SetupValues) -> Result<Vec<T>, String> {
        let key = self.campaign.as_ref().map_or("", |keys| keys.people);
        match self.value(values, key) {
            "" => Ok(Vec::new()),
            text => ron::from_str(text).map_err(|problem| format!("{key}: {problem}")),
        }
    }

    /// True if a field is relevant with these values.
    pub fn matters(&self, values: &SetupValues, field: &SetupField) -> bool {
        self.holds(values, field.matters)
    }

    /// True if a game with these values can be tried out on the spot.
    pub fn is_tried_out(&self, values: &SetupValues) -> bool {
        let mut all = self.tried_out.iter();
        !self.tried_out.is_empty() && all.all(|it| self.holds(values, *it))
    }

    fn holds(&self, values: &SetupValues, matters: Matters) -> bool {
        match matters {
            Matters::Always => true,
            Matters::If(key, value) => self.value(values, key) == value,
            Matters::Unless(key, value) => self.value(values, key) != value,
            Matters::Never => false,
        }
    }

    /// Draws what `values` leaves open: each switch, number and choice of one, in order. Set values
    /// are drawn too, so that setting one leaves the others alone.
    pub fn draw(&self, values: &SetupValues, chance: &mut Chance) -> SetupValues {
        let mut filled = values.clone();
        for field in &self.fields {
            if let Some(value) = field.draw(chance) {
                filled.0.entry(field.key.to_owned()).or_insert(value);
            }
        }
        filled
    }

    /// Values as the form writes them: where it knows a record of the core by its name alone, a whole
    /// id stands for that, where it knows a die by its sides, `d8` stands for `8`, and a value that is
    /// none of a choice goes [elsewhere](SetupField::else_to).
    pub fn known(&self, mut values: SetupValues) -> SetupValues {
        for field in &self.fields {
            let names = matches!(field.kind, FieldKind::Choice(_) | FieldKind::Several { .. });
            let value = values.0.get_mut(field.key);
            let Some(value) = value.filter(|it| names && field.check(it).is_err()) else {
                continue;
            };
            let named = value.split(',').map(str::trim);
            let named: Vec<&str> = named
                .map(|it| it.strip_prefix("core:").unwrap_or(it))
                .collect();
            let named = named.join(",");
            let sides = named.strip_prefix(['d', 'D']).map(str::to_owned);
            let written = [Some(named), sides].into_iter().flatten();
            if let Some(known) = written.into_iter().find(|it| field.check(it).is_ok()) {
                *value = known;
            } else if let Some(key) = field.else_to {
                let value = std::mem::take(value);
                values.0.remove(field.key);
                values.0.insert(key.to_owned(), value);
            }
        }
        values
    }

    /// Checks values against the form.
    ///
    /// # Errors
    /// The first key or value that does not fit, with the known ones named.
    pub fn check(&self, values: &SetupValues) -> Result<(), String> {
        for (key, value) in &values.0 {
            self.field(key)?.check(value)?;
        }
        Ok(())
    }

    /// The size of the largest party; 1 if the form does not ask for it.
    pub fn most_heroes(&self) -> usize {
        let mut fields = self.fields.iter();
        let most = fields.find_map(|field| match field.kind {
            FieldKind::Number(_, most) if self.party_size == Some(field.key) => {
                usize::try_from(most).ok()
            }
            _ => None,
        });
        most.unwrap_or(1).max(1)
    }

    /// True if these values have a person play the monsters; `None` if the form does not ask.
    pub fn person_for_monsters(&self, values: &SetupValues) -> Option<bool> {
        let MasterAsked::IfSaid(key) = self.master else {
            return None;
        };
        Some(self.value(values, key) == Self::PERSON)
    }

    /// Values laid over those of a quick game.
    pub fn quickly(&self, values: &SetupValues) -> SetupValues {
        let mut all = self.proposed.clone();
        all.0.extend(self.quick.0.clone());
        all.0.extend(values.0.clone());
        all
    }

    /// The value of a key as played; `None` for a field that is irrelevant beside the others and
    /// was not `set` on purpose.
    ///
    /// # Errors
    /// An unknown key, with the known ones named.
    pub fn played<'a>(
        &'a self,
        drawn: &'a SetupValues,
        set: &SetupValues,
        key: &str,
    ) -> Result<Option<&'a str>, String> {
        let field = self.field(key)?;
        let counts = set.0.contains_key(key)
            || field.matters == Matters::Never
            || self.matters(drawn, field);
        Ok(counts.then(|| self.value(drawn, key)))
    }

    /// The field with a key.
    ///
    /// # Errors
    /// There is none; the known ones are named.
    pub fn field(&self, key: &str) -> Result<&SetupField, String> {
        let found = self.fields.iter().find(|field| field.key == key);
        found.ok_or_else(|| {
            let known: Vec<&str> = self.fields.iter().map(|field| field.key).collect();
            format!("unknown key '{key}'; known keys: {}", known.join(", "))
        })
    }

    /// The field for the adventure to play, if there are any.
    pub fn adventures(&self) -> Option<&SetupField> {
        self.fields.iter().find(|field| field.has_title_pages())
    }

    /// The value of a key: as filled in, or the default.
    pub fn value<'a>(&'a self, values: &'a SetupValues, key: &str) -> &'a str {
        values.0.get(key).map(String::as_str).unwrap_or_else(|| {
            self.fields
                .iter()
                .find(|field| field.key == key)
                .map_or("", |field| &field.default)
        })
    }
}

impl SetupField {
    /// A field about the game that is always relevant. The key of its help text is that of the
    /// label followed by `-help`; its default is the first of the values it takes.
    pub fn new(key: &'static str, label: impl Into<String>, kind: FieldKind) -> Self {
        let label = label.into();
        SetupField {
            key,
            help: Phrase::new(format!("{label}-help")),
            label: Phrase::new(label),
            default: kind.first(),
            kind,
            rule: None,
            part: FormPart::Game,
            matters: Matters::Always,
            notes: Vec::new(),
            cards: Vec::new(),
            else_to: None,
        }
    }

    /// The card of a value.
    pub fn card(&self, value: &str) -> Option<&SetupCard> {
        let mut cards = self.cards.iter();
        cards
            .find(|(known, _)| *known == value)
            .map(|(_, card)| card)
    }

    /// True for a choice among boards.
    pub fn shows_boards(&self) -> bool {
        let mut cards = self.cards.iter();
        self.is_choice() && cards.any(|(_, card)| card.drawing == Drawing::Board)
    }

    /// True for a choice among adventures, each with its title page.
    pub fn has_title_pages(&self) -> bool {
        self.is_choice() && !self.cards.is_empty() && !self.shows_boards()
    }

    fn is_choice(&self) -> bool {
        matches!(self.kind, FieldKind::Choice(_))
    }

    /// A random value, each equally likely; `None` if there is nothing to draw from.
    fn draw(&self, chance: &mut Chance) -> Option<String> {
        match &self.kind {
            FieldKind::Switch => Some((chance.flavour(2) == 1).to_string()),
            FieldKind::Choice(known) => {
                let (name, _) = known.get(chance.flavour(known.len() as u32) as usize)?;
                Some((*name).to_owned())
            }
            FieldKind::Number(min, max) => {
                let range = (max - min + 1).max(1);
                Some((min + chance.flavour(range as u32) as i32).to_string())
            }
            FieldKind::Several { .. } | FieldKind::Hidden => None,
        }
    }

    fn check(&self, value: &str) -> Result<(), String> {
        let key = self.key;
        match &self.kind {
            FieldKind::Switch if value == "true" || value == "false" => Ok(()),
            FieldKind::Switch => Err(format!("{key}={value}: it is true or false")),
            FieldKind::Choice(known) if known.iter().any(|(name, _)| *name == value) => Ok(()),
            FieldKind::Choice(known) => {
                let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                Err(format!("{key}={value}: it is one of {}", names.join(", ")))
            }
            FieldKind::Number(min, max) => match value.parse::<i32>() {
                Ok(number) if (*min..=*max).contains(&number) => Ok(()),
                _ => Err(format!(
                    "{key}={value}: it is a whole number from {min} to {max}"
                )),
            },
            FieldKind::Several { of, each, most } => several(key, value, of, *each, *most),
            FieldKind::Hidden => Ok(()),
        }
    }
}

fn several(
    key: &str,
    value: &str,
    of: &[(&'static str, Phrase)],
    each: u32,
    most: u32,
) -> Result<(), String> {
    let picked = picked(value).map_err(|problem| format!("{key}: {problem}"))?;
    for (name, count) in &picked {
        if !of.iter().any(|(known, _)| known == name) {
            let names: Vec<&str> = of.iter().map(|(name, _)| *name).collect();
            let names = names.join(", ");
            return Err(format!("{key}: there is no {name}; it is any of {names}"));
        }
        if !(1..=each).contains(count) {
            return Err(format!("{key}: {name} can be picked 1 to {each} times"));
        }
    }
    let all: u32 = picked.iter().map(|(_, count)| count).sum();
    if all > most {
        return Err(format!("{key}: there are at most {most} in all"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_of_the_core_is_known_by_its_name_and_by_its_id() {
        let name = |value| (value, Phrase::new("a name"));
        let places = || vec![name("rolled"), name("mill"), name("core:barn")];
        let kind = FieldKind::Choice(places());
        let form = SetupForm::of([SetupField::new("place", "place", kind)]);
        let known = |value: &str| as_known(&form, "place", value).0["place"].clone();
        for (written, meant) in [
            ("mill", "mill"),
            ("core:mill", "mill"),
            ("core:barn", "core:barn"),
            ("core:core:mill", "core:core:mill"),
            ("other:mill", "other:mill"),
            ("core:ditch", "core:ditch"),
        ] {
            assert_eq!(known(written), meant);
        }
        let (of, each, most) = (places(), 9, 9);
        let kind = FieldKind::Several { of, each, most };
        let form = SetupForm::of([SetupField::new("places", "places", kind)]);
        let known = |value: &str| as_known(&form, "places", value).0["places"].clone();
        assert_eq!(known("core:mill*2, rolled"), "mill*2,rolled");
        assert_eq!(known("core:barn,mill"), "core:barn,mill");
        assert_eq!(known("core:ditch"), "core:ditch");
    }

    fn as_known(form: &SetupForm, key: &str, value: &str) -> SetupValues {
        form.known(SetupValues([(key.to_owned(), value.to_owned())].into()))
    }

    #[test]
    fn what_is_none_of_a_choice_goes_where_the_field_says() {
        let kinds = vec![("ready", Phrase::new("a name"))];
        let party = SetupField {
            else_to: Some("named"),
            ..SetupField::new("party", "party", FieldKind::Choice(kinds))
        };
        let named = SetupField::new("named", "named", FieldKind::Hidden);
        let form = SetupForm::of([party, named]);
        let known = |value| as_known(&form, "party", value).0;
        assert_eq!(known("ready"), [("party".into(), "ready".into())].into());
        let ids = "core:ann,other:bob";
        assert_eq!(known(ids), [("named".into(), ids.into())].into());
    }

    #[test]
    fn what_is_picked_can_be_written_and_read() {
        let picks = [("core:wolf", 3), ("core:bandit", 1)];
        assert_eq!(written(&picks), "core:wolf*3,core:bandit");
        assert_eq!(picked(" core:wolf * 3, core:bandit").unwrap(), picks);
        assert_eq!(picked("").unwrap(), []);
        assert!(picked("core:wolf*many").is_err());
    }

    #[test]
    fn no_more_is_picked_than_there_may_be() {
        let of = ["wolf", "bandit"].map(|name| (name, Phrase::new(name)));
        let check = |value| several("band", value, &of, 3, 4);
        assert!(check("").is_ok() && check("wolf*3,bandit").is_ok());
        for wrong in ["wolf*4", "wolf*3,bandit*2", "bear", "wolf*0"] {
            assert!(check(wrong).is_err(), "{wrong}");
        }
    }
}
