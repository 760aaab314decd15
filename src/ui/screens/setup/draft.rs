//! What has been filled in so far: values, seats, who sets out.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::{balance, maps};
use crate::{
    app::{
        Seats,
        kept::roster::{Roster, SettingOut},
    },
    game::{FieldKind, FormPart, MasterAsked, SetupField, SetupForm, SetupValues, picked},
};

/// The form being filled in; kept from one game to the next.
#[derive(Resource, Default)]
pub(in crate::ui::screens) struct Draft {
    pub(super) game: usize,
    pub(super) id: &'static str,
    pub(super) form: SetupForm,
    pub(super) values: SetupValues,
    pub(super) seed: String,
    pub(super) own_dice: bool,
    pub(super) bots: [bool; MOST_SEATS],
    /// For a form that does not ask who plays the monsters.
    pub(super) person_for_monsters: bool,
    /// The campaign that the game belongs to, with the people who go.
    pub(super) setting_out: Option<SettingOut>,
    /// The same for the next form that is opened.
    pub(super) next: Option<SettingOut>,
    /// The search text.
    pub(super) looked: String,
    /// The field whose list of values is open.
    pub(super) unfolded: Option<&'static str>,
    /// The field whose list has just been folded, to be brought back into sight.
    pub(super) brought: Option<&'static str>,
    /// The adventures that were won before.
    pub(super) finished: BTreeSet<String>,
    /// The adventures that were begun, whatever came of them.
    pub(super) begun: BTreeSet<String>,
    /// The preset that the form starts with.
    pub(super) preset: SetupValues,
    /// Boards and busts as the form shows them.
    pub(super) drawings: maps::Drawings,
    /// How a single fight would go.
    pub(super) balance: balance::Balance,
    /// Counts the times that a form was opened: each starts at its top.
    pub(super) visit: u32,
}

/// The largest party.
const MOST_SEATS: usize = 6;

impl Draft {
    /// Starts the next form with one of its presets, or with none.
    pub(in crate::ui::screens) fn preset(&mut self, values: SetupValues) {
        self.preset = values;
    }

    /// Starts the next form with a campaign and as many of these people as fit.
    pub(in crate::ui::screens) fn set_out(&mut self, next: SettingOut) {
        self.preset = SetupValues::default();
        self.next = Some(next);
    }

    /// The people of the campaign who go, by seat.
    pub(super) fn people(&self) -> &[usize] {
        self.setting_out.as_ref().map_or(&[], |out| &out.people)
    }

    /// Seats somebody of a campaign, or not. A party sets out from one campaign.
    pub(super) fn seat(&mut self, campaign: usize, person: usize, goes: bool) {
        let mut people = match self.setting_out.take() {
            Some(out) if out.campaign == campaign => out.people,
            _ => Vec::new(),
        };
        people.retain(|other| *other != person);
        if goes {
            people.push(person);
            people.truncate(self.most_people());
        }
        self.setting_out = Some(SettingOut { campaign, people });
    }

    /// Number of those of the campaign who go and take a seat.
    pub(super) fn seated(&self, roster: &Roster) -> usize {
        let takes_seat = self.form.campaign.as_ref().and_then(|it| it.takes_seat);
        let Some((out, takes_seat)) = self.setting_out.as_ref().zip(takes_seat) else {
            return self.people().len();
        };
        let campaign = roster.campaigns.get(out.campaign);
        let all = campaign.map_or(&[][..], |it| &it.people);
        let going = out.people.iter().filter_map(|it| all.get(*it));
        going.filter(|it| takes_seat(&it.record)).count()
    }

    /// The most of a campaign who can go: as many as there are seats, unless some go without one.
    pub(super) fn most_people(&self) -> usize {
        let keys = self.form.campaign.as_ref();
        match keys.is_some_and(|it| it.takes_seat.is_some()) {
            true => usize::MAX,
            false => self.most_heroes(),
        }
    }

    /// Fills in the preset and what is proposed.
    pub(super) fn begin(&mut self, form: &SetupForm) {
        let free = self.preset.0.is_empty();
        self.take_preset(form);
        if free {
            self.turn_the_page(form);
        }
    }

    /// Takes everything back to what is proposed.
    pub(super) fn reset(&mut self) {
        let form = self.form.clone();
        *self = Draft {
            game: self.game,
            id: self.id,
            form: form.clone(),
            finished: std::mem::take(&mut self.finished),
            begun: std::mem::take(&mut self.begun),
            visit: self.visit,
            ..Draft::default()
        };
        self.begin(&form);
    }

    /// Fills in what the form proposes, where nothing else was chosen.
    fn propose(&mut self, form: &SetupForm) {
        for (key, value) in &form.proposed.0 {
            let values = &mut self.values.0;
            values.entry(key.clone()).or_insert_with(|| value.clone());
        }
    }

    /// Turns to the shortest adventure that was not begun so far, or else to one that is still to be won:
    /// if the one picked last was won, or none was picked and the first was begun.
    fn turn_the_page(&mut self, form: &SetupForm) {
        let Some(field) = form.adventures() else {
            return;
        };
        let FieldKind::Choice(all) = &field.kind else {
            return;
        };
        let is_won = |value: &str| self.finished.contains(value);
        let is_new = |value: &str| !is_won(value) && !self.begun.contains(value);
        let picked = self.values.0.contains_key(field.key);
        let now = self.value(field);
        let turns = is_won(&now) || (!picked && !is_new(&now));
        let new = all.iter().find(|(value, _)| is_new(value));
        let open = new.or_else(|| all.iter().find(|(value, _)| !is_won(value)));
        if turns && let Some((value, _)) = open {
            self.set(field, (*value).to_owned());
        }
    }

    /// Lays the preset over the last input, without values that belong to another preset.
    fn take_preset(&mut self, form: &SetupForm) {
        let keys = form.presets.iter().flat_map(|it| it.values.0.keys());
        for key in keys {
            self.values.0.remove(key);
        }
        self.values.0.append(&mut self.preset.0);
        self.propose(form);
    }

    /// The heroes who go while nobody is picked in a field of the party.
    pub(super) fn unpicked(&self, field: &SetupField) -> Vec<&'static str> {
        let party = field.part == FormPart::Party && self.people().is_empty();
        match party {
            true => self.form.party(&self.values).to_vec(),
            false => Vec::new(),
        }
    }

    pub(super) fn value(&self, field: &SetupField) -> String {
        self.values
            .0
            .get(field.key)
            .unwrap_or(&field.default)
            .clone()
    }

    pub(super) fn set(&mut self, field: &SetupField, value: String) {
        // Where something else is proposed, the default is a pick of its own.
        let proposed = self.form.proposed.0.contains_key(field.key);
        if value == field.default && !proposed {
            self.values.0.remove(field.key);
        } else {
            self.values.0.insert(field.key.to_owned(), value);
        }
    }

    /// The field in which heroes are picked by name, if there is one.
    pub(super) fn by_name(&self) -> Option<&SetupField> {
        let mut fields = self.form.fields.iter();
        fields.find(|field| {
            let several = matches!(field.kind, FieldKind::Several { .. });
            several && field.part == FormPart::Party && self.form.matters(&self.values, field)
        })
    }

    /// Number of heroes: those picked by name, otherwise as many as the form says.
    pub(super) fn heroes(&self) -> usize {
        // Where heroes are picked by name, those of the roster who go are joined by nobody else.
        let named = self.by_name().map_or(0, |field| {
            let value = self.value(field);
            picked(&value).map_or(0, |picks| picks.len()) + self.people().len()
        });
        let said = self.form.party_size.and_then(|key| {
            let said = self.form.value(&self.values, key);
            said.parse().ok()
        });
        let all = match named {
            0 => said.unwrap_or(1),
            named => named,
        };
        all.clamp(1, self.most_heroes())
    }

    /// The field that says who plays the foes, if the form has one.
    pub(super) fn master(&self) -> Option<&SetupField> {
        match self.form.master {
            MasterAsked::IfSaid(key) => self.form.field(key).ok(),
            MasterAsked::Always | MasterAsked::Never => None,
        }
    }

    pub(super) fn play_monsters(&mut self, person: bool) {
        match self.master().cloned() {
            Some(field) => {
                let who = if person {
                    SetupForm::PERSON
                } else {
                    SetupForm::BOOK
                };
                self.set(&field, who.to_owned());
            }
            None => self.person_for_monsters = person,
        }
    }

    fn most_heroes(&self) -> usize {
        self.form.most_heroes().min(MOST_SEATS)
    }

    pub(super) fn seats(&self) -> Seats {
        let heroes = self.heroes();
        let bot_heroes: Vec<u8> = (0..heroes as u8)
            .filter(|hero| self.bots[usize::from(*hero)])
            .collect();
        Seats {
            bot_party: bot_heroes.len() == heroes,
            bot_heroes,
            person_for_monsters: self.person_for_monsters,
        }
    }

    /// The seed entered; `None` if the field is empty, an error if it is not a number.
    pub(super) fn seed(&self) -> Result<Option<u64>, ()> {
        let text = self.seed.trim();
        if text.is_empty() {
            Ok(None)
        } else {
            text.parse().map(Some).map_err(|_| ())
        }
    }
}
