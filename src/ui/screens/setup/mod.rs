//! Setting up a new game.

mod balance;
mod cards;
mod draft;
mod fields;
mod maps;
mod party;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;
use egui_phosphor::regular as icon;

use crate::{
    app::{
        AppState, ChosenGame, OpenRule, Overlay, PlaySound, Shelf, StartGame, Words,
        kept::roster::Roster, kept::statistics::Statistics, playing::play,
    },
    game::{FormPart, SetupValues},
    ui::{
        page::{Page, scroll},
        theme::{palette, regular, size},
        widgets::{
            Button, body, caption, divider, heading, icon_button, rich, switch, text_field, tooltip,
        },
    },
    view::art::ArtBox,
};

pub(super) use draft::Draft;

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
    draft.begin(&form);
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
        draft.reset();
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
