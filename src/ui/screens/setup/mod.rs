//! Setting up a new game.

mod balance;
mod cards;
mod fields;
mod maps;
mod party;

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;
use egui_phosphor::regular as icon;

use crate::{
    app::{
        AppState, ChosenGame, OpenRule, Overlay, PlaySound, Seats, Shelf, StartGame, Words,
        kept::roster::{Roster, SettingOut},
        kept::statistics::Statistics,
        playing::play,
    },
    game::{FieldKind, FormPart, MasterAsked, SetupField, SetupForm, SetupValues, picked},
    ui::{
        page::{Page, scroll},
        theme::{palette, regular, size},
        widgets::{
            Button, body, caption, divider, heading, icon_button, rich, switch, text_field, tooltip,
        },
    },
    view::art::ArtBox,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(OnEnter(AppState::Setup), begin)
        .add_systems(Update, draw.run_if(in_state(AppState::Setup)))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(AppState::Setup))
                .run_if(in_state(Overlay::None)),
        );
}

/// The form being filled in; kept from one game to the next.
#[derive(Resource, Default)]
pub(super) struct Draft {
    game: usize,
    id: &'static str,
    form: SetupForm,
    values: SetupValues,
    seed: String,
    own_dice: bool,
    bots: [bool; MOST_SEATS],
    /// For a form that does not ask who plays the monsters.
    person_for_monsters: bool,
    /// The campaign that the game belongs to, with the people who go.
    setting_out: Option<SettingOut>,
    /// The same for the next form that is opened.
    next: Option<SettingOut>,
    /// The search text.
    looked: String,
    /// The field whose list of values is open.
    unfolded: Option<&'static str>,
    /// The field whose list has just been folded, to be brought back into sight.
    brought: Option<&'static str>,
    /// The adventures that were won before.
    finished: BTreeSet<String>,
    /// The adventures that were begun, whatever came of them.
    begun: BTreeSet<String>,
    /// The preset that the form starts with.
    preset: SetupValues,
    /// Boards and busts as the form shows them.
    drawings: maps::Drawings,
    /// How a single fight would go.
    balance: balance::Balance,
    /// Counts the times that a form was opened: each starts at its top.
    visit: u32,
}

/// The largest party.
const MOST_SEATS: usize = 6;

impl Draft {
    /// Starts the next form with one of its presets, or with none.
    pub(super) fn preset(&mut self, values: SetupValues) {
        self.preset = values;
    }

    /// Starts the next form with a campaign and as many of these people as fit.
    pub(super) fn set_out(&mut self, next: SettingOut) {
        self.preset = SetupValues::default();
        self.next = Some(next);
    }

    /// The people of the campaign who go, by seat.
    fn people(&self) -> &[usize] {
        self.setting_out.as_ref().map_or(&[], |out| &out.people)
    }

    /// Seats somebody of a campaign, or not. A party sets out from one campaign.
    fn seat(&mut self, campaign: usize, person: usize, goes: bool) {
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
    fn seated(&self, roster: &Roster) -> usize {
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
    fn most_people(&self) -> usize {
        let keys = self.form.campaign.as_ref();
        match keys.is_some_and(|it| it.takes_seat.is_some()) {
            true => usize::MAX,
            false => self.most_heroes(),
        }
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
    fn unpicked(&self, field: &SetupField) -> Vec<&'static str> {
        let party = field.part == FormPart::Party && self.people().is_empty();
        match party {
            true => self.form.party(&self.values).to_vec(),
            false => Vec::new(),
        }
    }

    fn value(&self, field: &SetupField) -> String {
        self.values
            .0
            .get(field.key)
            .unwrap_or(&field.default)
            .clone()
    }

    fn set(&mut self, field: &SetupField, value: String) {
        // Where something else is proposed, the default is a pick of its own.
        let proposed = self.form.proposed.0.contains_key(field.key);
        if value == field.default && !proposed {
            self.values.0.remove(field.key);
        } else {
            self.values.0.insert(field.key.to_owned(), value);
        }
    }

    /// Number of heroes: those picked by name, otherwise as many as the form says.
    fn heroes(&self) -> usize {
        let mut fields = self.form.fields.iter();
        let by_name = |field: &&SetupField| {
            let several = matches!(field.kind, FieldKind::Several { .. });
            several && field.part == FormPart::Party && self.form.matters(&self.values, field)
        };
        let named = fields.find(by_name).map_or(0, |field| {
            let value = self.value(field);
            picked(&value).map_or(0, |picks| picks.len())
        });
        let said = self.form.party_size.and_then(|key| {
            let said = self.form.value(&self.values, key);
            said.parse().ok()
        });
        let all = if named > 0 {
            named + self.people().len()
        } else {
            said.unwrap_or(1)
        };
        all.clamp(1, self.most_heroes())
    }

    /// The field that says who plays the foes, if the form has one.
    fn master(&self) -> Option<&SetupField> {
        match self.form.master {
            MasterAsked::IfSaid(key) => self.form.field(key).ok(),
            MasterAsked::Always | MasterAsked::Never => None,
        }
    }

    fn play_monsters(&mut self, person: bool) {
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

    fn seats(&self) -> Seats {
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
    fn seed(&self) -> Result<Option<u64>, ()> {
        let text = self.seed.trim();
        if text.is_empty() {
            Ok(None)
        } else {
            text.parse().map(Some).map_err(|_| ())
        }
    }
}

fn begin(
    shelf: Res<Shelf>,
    chosen: Res<ChosenGame>,
    statistics: Res<Statistics>,
    mut draft: ResMut<Draft>,
) {
    let place = shelf.games.iter().position(|game| game.id() == chosen.0);
    draft.game = place.unwrap_or(0);
    let form = shelf
        .games
        .get(draft.game)
        .map(|game| game.form())
        .unwrap_or_default();
    let id = shelf.games.get(draft.game).map_or("", |game| game.id());
    // Mods may have changed the form since last time.
    if id != draft.id || form.check(&draft.values).is_err() {
        draft.values = SetupValues::default();
    }
    draft.drawings.forget();
    draft.balance = default();
    draft.visit += 1;
    let record = statistics.games.get(id);
    draft.finished = record.map(|it| it.finished.clone()).unwrap_or_default();
    draft.finished.extend(statistics.taught.iter().cloned());
    draft.begun.clone_from(&statistics.begun);
    let free = draft.preset.0.is_empty();
    draft.take_preset(&form);
    if free {
        draft.turn_the_page(&form);
    }
    draft.form = form;
    draft.id = id;
    draft.looked.clear();
    draft.unfolded = None;
    draft.seed.clear();
    draft.setting_out = draft.next.take();
    let most = draft.most_people();
    if let Some(out) = &mut draft.setting_out {
        out.people.truncate(most);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    shelf: Res<Shelf>,
    roster: Res<Roster>,
    mut draft: ResMut<Draft>,
    mut state: ResMut<NextState<AppState>>,
    mut start: MessageWriter<StartGame>,
    mut rule: MessageWriter<OpenRule>,
    mut sound: MessageWriter<PlaySound>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (title, back) = (words.get("setup-title"), words.get("back"));
    let draft = &mut *draft;
    let mut asked = None;
    let mut begin = false;
    let mut fresh = false;
    let ready = !shelf.games.is_empty() && draft.seed().is_ok();
    let leave = Page::new("setup", &title, &back)
        .largest(1560.0, 1120.0)
        .show(
            &ctx,
            |ui| {
                if shelf.games.is_empty() {
                    body(ui, words.get("setup-no-games"));
                    return;
                }
                about(ui, &words, draft);
                let visit = draft.visit;
                // Wide enough for two columns.
                let all = ui.available_rect_before_wrap();
                if all.width() < 760.0 {
                    scroll(ui, ("setup", visit), |ui| {
                        first(ui, &words, &roster, draft, &mut asked);
                        divider(ui);
                        second(ui, &words, &roster, draft, &mut asked);
                    });
                    return;
                }
                let middle = all.left() + all.width() * 0.47;
                let palette = palette(ui.ctx());
                let line = egui::Stroke::new(1.0, palette.ink_soft.gamma_multiply(0.6));
                ui.painter().vline(middle, all.y_range(), line);
                let column = |rect, salt| egui::UiBuilder::new().max_rect(rect).id_salt(salt);
                ui.scope_builder(column(all.with_max_x(middle - 14.0), "left"), |ui| {
                    scroll(ui, ("setup left", visit), |ui| {
                        first(ui, &words, &roster, draft, &mut asked)
                    });
                });
                ui.scope_builder(column(all.with_min_x(middle + 14.0), "right"), |ui| {
                    scroll(ui, ("setup right", visit), |ui| {
                        second(ui, &words, &roster, draft, &mut asked)
                    });
                });
            },
            |ui| {
                let text = words.get("setup-begin");
                let button = Button::new(&text).large().chosen(true).enabled(ready);
                begin = ui.add(button.icon(icon::SWORD)).clicked();
                let text = words.get("setup-reset");
                fresh = ui.add(Button::new(&text)).clicked();
            },
        );
    if fresh {
        *draft = Draft {
            game: draft.game,
            id: draft.id,
            form: draft.form.clone(),
            visit: draft.visit,
            ..default()
        };
        let form = draft.form.clone();
        draft.propose(&form);
    }
    if let Some(asked) = asked {
        rule.write(OpenRule(asked));
    }
    if begin
        && let Some(game) = shelf.games.get(draft.game)
        && let Ok(seed) = draft.seed()
    {
        sound.write(PlaySound::new("page"));
        start.write(StartGame {
            game: game.id().to_owned(),
            values: draft.values.clone(),
            quick: false,
            seed,
            own_dice: draft.own_dice,
            seats: draft.seats(),
            setting_out: draft.setting_out.clone(),
        });
    }
    if leave {
        state.set(AppState::Shelf);
    }
    Ok(())
}

/// Makes the drawings that the form was found to lack, and tries out a fight.
fn draw(
    shelf: Res<Shelf>,
    mut draft: ResMut<Draft>,
    mut art: ArtBox,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let draft = &mut *draft;
    let Some(game) = shelf.games.get(draft.game) else {
        return;
    };
    let drawn = draft.drawings.make(&mut art, |id| game.board(id));
    // One a frame, which nobody notices.
    let fought = draft.try_out(|values, seed| game.try_out(values, seed));
    if drawn || fought {
        redraw.write(RequestRedraw);
    }
}

/// The game being set up.
fn about(ui: &mut Ui, words: &Words, draft: &Draft) {
    let key = format!("game-{}", draft.id.replace('_', "-"));
    heading(ui, words.get(&key));
    if let Some(verdict) = draft.verdict() {
        caption(ui, words.plain(&verdict));
    }
    ui.add_space(4.0);
}

type Asked = Option<crate::game::RuleId>;

fn has(draft: &Draft, part: FormPart) -> bool {
    draft.form.fields.iter().any(|field| field.part == part)
}

/// The fields about the game, or the party if there are none; the dice.
fn first(ui: &mut Ui, words: &Words, roster: &Roster, draft: &mut Draft, asked: &mut Asked) {
    if has(draft, FormPart::Game) {
        heading(ui, words.get("setup-game"));
        part(ui, words, draft, FormPart::Game, asked);
    } else {
        party::party(ui, words, roster, draft, asked);
    }
    divider(ui);
    dice(ui, words, draft);
}

/// The party, unless shown already; the optional rules of the book, if any.
fn second(ui: &mut Ui, words: &Words, roster: &Roster, draft: &mut Draft, asked: &mut Asked) {
    if has(draft, FormPart::Game) {
        party::party(ui, words, roster, draft, asked);
    }
    if has(draft, FormPart::Rules) {
        heading(ui, words.get("setup-options"));
        caption(ui, words.get("setup-options-note"));
        part(ui, words, draft, FormPart::Rules, asked);
    }
}

/// The relevant fields of a part.
fn part(ui: &mut Ui, words: &Words, draft: &mut Draft, part: FormPart, asked: &mut Asked) {
    for field in draft.form.clone().fields {
        if field.part == part && draft.form.matters(&draft.values, &field) {
            fields::show(ui, words, draft, &field, asked);
        }
    }
}

/// The dice and the seed.
fn dice(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    heading(ui, words.get("setup-dice"));
    tooltip(
        switch(ui, &mut draft.own_dice, &words.get("setup-own-dice")),
        words.get("setup-own-dice-note"),
    );
    ui.horizontal(|ui| {
        let ink = palette(ui.ctx()).ink;
        rich(ui, words.get("setup-seed"), regular(size::BODY), ink);
        text_field(ui, &mut draft.seed, &words.get("setup-seed-hint"), 150.0);
        if icon_button(ui, icon::DICE_FIVE, &words.get("setup-seed-draw")).clicked() {
            draft.seed = play::drawn_seed().to_string();
        }
    });
    if draft.seed().is_err() {
        let colour = palette(ui.ctx()).oxblood;
        let text = words.get("setup-seed-wrong");
        rich(ui, text, regular(size::BODY), colour);
    } else {
        caption(ui, words.get("setup-seed-note"));
    }
}
