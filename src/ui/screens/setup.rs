//! Setting up a new game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;
use egui_phosphor::regular as icon;

use crate::{
    app::{
        AppState, ChosenGame, OpenRule, Overlay, PlaySound, Seats, Shelf, StartGame, Words, play,
        roster::Roster,
    },
    game::{FieldKind, Message, SetupField, SetupForm, SetupValues},
    ui::{
        page::{Page, scroll},
        theme::{bold, palette, regular, size},
        widgets::{
            Button, body, caption, choice, divider, heading, icon_button, number, rich, switch,
            text_field, tooltip,
        },
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(OnEnter(AppState::Setup), begin)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(AppState::Setup))
                .run_if(in_state(Overlay::None)),
        );
}

/// The form as it is being filled; kept from one game to the next.
#[derive(Resource, Default)]
struct Draft {
    game: usize,
    id: &'static str,
    form: SetupForm,
    values: SetupValues,
    seed: String,
    own_dice: bool,
    bots: [bool; 4],
    person_for_monsters: bool,
    /// Heroes out of the roster, by their places in it.
    returning: Vec<usize>,
}

/// The form's field that says how many heroes there are.
const HEROES: &str = "heroes";

impl Draft {
    fn value(&self, field: &SetupField) -> String {
        self.values
            .0
            .get(field.key)
            .unwrap_or(&field.default)
            .clone()
    }

    fn set(&mut self, field: &SetupField, value: String) {
        if value == field.default {
            self.values.0.remove(field.key);
        } else {
            self.values.0.insert(field.key.to_owned(), value);
        }
    }

    fn heroes(&self) -> usize {
        self.form
            .value(&self.values, HEROES)
            .parse()
            .unwrap_or(1)
            .clamp(1, 4)
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

    /// The seed as written; `None` where the field is empty, an error where it is no number.
    fn seed(&self) -> Result<Option<u64>, ()> {
        let text = self.seed.trim();
        if text.is_empty() {
            Ok(None)
        } else {
            text.parse().map(Some).map_err(|_| ())
        }
    }
}

fn begin(shelf: Res<Shelf>, chosen: Res<ChosenGame>, mut draft: ResMut<Draft>) {
    let place = shelf.games.iter().position(|game| game.id() == chosen.0);
    draft.game = place.unwrap_or(0);
    let form = shelf
        .games
        .get(draft.game)
        .map(|game| game.form())
        .unwrap_or_default();
    // Mods may have changed what there is to fill in since last time.
    if form.check(&draft.values).is_err() {
        draft.values = SetupValues::default();
    }
    draft.form = form;
    draft.id = shelf.games.get(draft.game).map_or("", |game| game.id());
    draft.seed.clear();
    draft.returning.clear();
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
        .largest(1180.0, 940.0)
        .show(
            &ctx,
            |ui| {
                if shelf.games.is_empty() {
                    body(ui, words.get("setup-no-games"));
                    return;
                }
                about(ui, &words, draft);
                // Wide enough for two columns: the party to the left, the book's options to the right.
                let all = ui.available_rect_before_wrap();
                if all.width() < 760.0 {
                    scroll(ui, "setup", |ui| {
                        party(ui, &words, &roster, draft, &mut asked);
                        divider(ui);
                        options(ui, &words, draft, &mut asked);
                    });
                    return;
                }
                let middle = all.left() + all.width() * 0.47;
                let palette = palette(ui.ctx());
                let line = egui::Stroke::new(1.0, palette.ink_soft.gamma_multiply(0.6));
                ui.painter().vline(middle, all.y_range(), line);
                let column = |rect, salt| egui::UiBuilder::new().max_rect(rect).id_salt(salt);
                ui.scope_builder(column(all.with_max_x(middle - 14.0), "left"), |ui| {
                    scroll(ui, "setup left", |ui| {
                        party(ui, &words, &roster, draft, &mut asked)
                    });
                });
                ui.scope_builder(column(all.with_min_x(middle + 14.0), "right"), |ui| {
                    scroll(ui, "setup right", |ui| {
                        options(ui, &words, draft, &mut asked)
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
            form: draft.form.clone(),
            ..default()
        };
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
            seed,
            own_dice: draft.own_dice,
            seats: draft.seats(),
            returning: draft.returning.clone(),
        });
    }
    if leave {
        state.set(AppState::Shelf);
    }
    Ok(())
}

/// Which game it is.
fn about(ui: &mut Ui, words: &Words, draft: &Draft) {
    let key = format!("game-{}", draft.id.replace('_', "-"));
    heading(ui, words.get(&key));
    ui.add_space(4.0);
}

type Asked = Option<crate::game::RuleId>;

/// Who plays, and how the game begins.
fn party(ui: &mut Ui, words: &Words, roster: &Roster, draft: &mut Draft, asked: &mut Asked) {
    heading(ui, words.get("setup-party"));
    for field in draft.form.clone().fields {
        match &field.kind {
            FieldKind::Choice(all) => {
                label(ui, words, &field, asked);
                let mut value = draft.value(&field);
                let all: Vec<(String, String)> = all
                    .iter()
                    .map(|(value, name)| ((*value).to_owned(), words.plain(name)))
                    .collect();
                if choice(ui, &mut value, &all) {
                    draft.set(&field, value);
                }
            }
            FieldKind::Number(from, to) => {
                label(ui, words, &field, asked);
                let mut value = draft.value(&field).parse().unwrap_or(*from);
                let (less, more) = (words.get("less"), words.get("more"));
                if number(ui, &mut value, *from, *to, &less, &more) {
                    draft.set(&field, value.to_string());
                }
            }
            FieldKind::Switch | FieldKind::Hidden => continue,
        }
        if field.key == HEROES {
            returning(ui, words, roster, draft);
            seats(ui, words, draft);
        }
        ui.add_space(6.0);
    }
    divider(ui);
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
        rich(
            ui,
            words.get("setup-seed-wrong"),
            regular(size::BODY),
            colour,
        );
    } else {
        caption(ui, words.get("setup-seed-note"));
    }
}

/// Heroes out of the roster, where there are any: they take the first seats.
fn returning(ui: &mut Ui, words: &Words, roster: &Roster, draft: &mut Draft) {
    let game = draft.id;
    if roster.at_home(game).next().is_none() {
        return;
    }
    caption(ui, words.get("setup-returning"));
    for (place, hero) in roster.at_home(game) {
        let mut goes = draft.returning.contains(&place);
        let label = format!("{}, {}", hero.name, hero.title);
        if switch(ui, &mut goes, &label).changed() {
            draft.returning.retain(|other| *other != place);
            if goes {
                draft.returning.push(place);
                draft.returning.truncate(4);
            }
        }
    }
    // There are at least as many seats as heroes who come.
    let field = draft
        .form
        .fields
        .iter()
        .find(|field| field.key == HEROES)
        .cloned();
    if let Some(field) = field
        && draft.heroes() < draft.returning.len()
    {
        draft.set(&field, draft.returning.len().to_string());
    }
}

/// Who sits at each seat.
fn seats(ui: &mut Ui, words: &Words, draft: &mut Draft) {
    let who = [
        (false, words.get("setup-person")),
        (true, words.get("setup-bot")),
    ];
    ui.add_space(4.0);
    for hero in 0..draft.heroes() {
        ui.horizontal(|ui| {
            let ink = palette(ui.ctx()).ink;
            let name = Message::new("setup-seat").with("n", hero + 1);
            ui.scope(|ui| {
                ui.set_min_width(120.0);
                rich(ui, words.plain(&name), regular(size::BODY), ink);
            });
            choice(ui, &mut draft.bots[hero], &who);
        });
    }
    ui.horizontal(|ui| {
        let ink = palette(ui.ctx()).ink;
        ui.scope(|ui| {
            ui.set_min_width(120.0);
            rich(ui, words.get("setup-monsters"), regular(size::BODY), ink);
        });
        let who = [
            (false, words.get("setup-by-the-book")),
            (true, words.get("setup-person")),
        ];
        choice(ui, &mut draft.person_for_monsters, &who);
    });
}

/// The optional rules of the book.
fn options(ui: &mut Ui, words: &Words, draft: &mut Draft, asked: &mut Asked) {
    heading(ui, words.get("setup-options"));
    caption(ui, words.get("setup-options-note"));
    for field in draft.form.clone().fields {
        if !matches!(field.kind, FieldKind::Switch) {
            continue;
        }
        ui.add_space(2.0);
        ui.horizontal_top(|ui| {
            let mut on = draft.value(&field) == "true";
            rule_link(ui, words, &field, asked);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                if switch(ui, &mut on, &words.plain(&field.label)).changed() {
                    draft.set(&field, on.to_string());
                }
                ui.horizontal_top(|ui| {
                    ui.add_space(48.0);
                    caption(ui, words.plain(&field.help));
                });
            });
        });
    }
}

/// The name of a field, what it does, and the way to its rule.
fn label(ui: &mut Ui, words: &Words, field: &SetupField, asked: &mut Asked) {
    ui.horizontal(|ui| {
        let ink = palette(ui.ctx()).ink;
        rich(ui, words.plain(&field.label), bold(size::BODY), ink);
        rule_link(ui, words, field, asked);
    });
    caption(ui, words.plain(&field.help));
}

fn rule_link(ui: &mut Ui, words: &Words, field: &SetupField, asked: &mut Asked) {
    if let Some(rule) = field.rule
        && icon_button(ui, icon::BOOK_OPEN, &words.get("setup-read-rule")).clicked()
    {
        *asked = Some(rule);
    }
}
