use crate::game::{Message, SetupForm, SetupValues};

/// What a finished game leaves to its campaign.
#[derive(Clone, Debug, Default)]
pub struct Legacy {
    /// Whether the survivors go on to the next game.
    pub campaign: bool,
    /// The living, by seat.
    pub survivors: Vec<(u8, LegacyHero)>,
    /// The fallen, by seat.
    pub fallen: Vec<(u8, LegacyHero)>,
    /// What all of them share now; `None` where the ruleset has nothing of the kind.
    pub shared: Option<LegacyShared>,
}

/// A hero at the end of a game.
#[derive(Clone, Debug)]
pub struct LegacyHero {
    /// Its trade, such as class and race.
    pub title: Message,
    /// Its figures and belongings, line by line.
    pub lines: Vec<Message>,
    /// The hero as the ruleset writes it.
    pub record: String,
}

/// What the people of a campaign share, such as a chest, debts or maps.
#[derive(Clone, Debug)]
pub struct LegacyShared {
    /// What there is, line by line.
    pub lines: Vec<Message>,
    /// The same as the ruleset writes it.
    pub record: String,
}

impl Legacy {
    /// The form's values for a next game with as many of the survivors as there is room for;
    /// `None` where nobody goes on.
    pub fn next(&self, form: &SetupForm, values: &SetupValues) -> Option<SetupValues> {
        let keys = form.campaign.as_ref()?;
        let heroes = self.survivors.iter().take(form.most_heroes());
        let records: Vec<&str> = heroes.map(|(_, hero)| hero.record.as_str()).collect();
        if !self.campaign || records.is_empty() {
            return None;
        }
        let shared = self.shared.as_ref().map(|shared| shared.record.as_str());
        Some(keys.fill(values, &records, shared))
    }
}
