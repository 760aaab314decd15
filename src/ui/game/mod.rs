//! The screen of a game in play: panels around the board. They show what the game offers and know
//! no rules.

mod aims;
mod banner;
mod beside;
mod board;
mod card_place;
mod cards;
mod cell_note;
mod choices;
mod combos;
mod contest;
mod corner;
mod dialogs;
mod dice;
mod ending;
mod ends;
mod explain;
mod figure_card;
mod figure_menu;
mod folds;
mod gauges;
mod hatching;
mod hints;
mod in_sight;
mod keys;
mod layout;
mod ledger;
mod lesson;
mod looks;
mod moment;
mod note;
mod odds;
mod overlays;
mod own_cards;
mod own_dice;
mod page;
mod party;
mod patches;
mod plates;
mod preset;
mod question;
mod reaction;
mod refusals;
mod rows;
mod rules;
mod said;
mod second_click;
mod share;
mod sheet;
mod slips;
mod state;
mod storeys;
mod studs;
mod template;
mod thing_menu;
mod threats;
mod tips;
mod top;
mod tray;
mod waits;
mod wood;

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use egui::{Rect, Ui, UiBuilder};

use crate::app::frame::paths::Paths;
use crate::app::kept::hints::HintsGiven;
use crate::app::kept::maps::KeepMap;
use crate::app::kept::moments::{ShareMoment, SharedMoment};
use crate::app::{
    AppState, CurrentTable, Notice, OpenRule, Overlay, PlayAgain, Settings, Shelf, Told, Words,
};
use crate::game::{Decision, Phrase, Scene};
use crate::ui::toast::{Room, Toast};
use crate::view::art::{self, ArtBox};
use crate::view::camera::BoardView;
use crate::view::effects::Effects;
use crate::view::playhead::{Playhead, Shown};
use crate::view::timeline::Timeline;
use crate::view::{Pending, PlayerCommand};
pub(in crate::ui) use corner::{Taken, free_place, width as slip_width};
pub(in crate::ui) use odds::percent;
use rules::{RuleTitles, Rulings};
use state::UiState;
#[cfg(test)]
pub(in crate::ui) use threats::intent;
pub(in crate::ui) use top::rule_at_hand;

/// Everything that the panels read and write.
#[derive(SystemParam)]
struct GameUi<'w> {
    table: Option<ResMut<'w, CurrentTable>>,
    words: Res<'w, Words>,
    settings: ResMut<'w, Settings>,
    hints_given: ResMut<'w, HintsGiven>,
    shelf: Res<'w, Shelf>,
    titles: Res<'w, RuleTitles>,
    rulings: Res<'w, Rulings>,
    paths: Res<'w, Paths>,
    shown: Res<'w, Shown>,
    pending: ResMut<'w, Pending>,
    playhead: ResMut<'w, Playhead>,
    timeline: ResMut<'w, Timeline>,
    effects: ResMut<'w, Effects>,
    look: ResMut<'w, BoardView>,
    art: ArtBox<'w>,
    desk: ResMut<'w, UiState>,
    time: Res<'w, Time>,
    overlay: Res<'w, State<Overlay>>,
    next_overlay: ResMut<'w, NextState<Overlay>>,
    next_state: ResMut<'w, NextState<AppState>>,
    orders: MessageWriter<'w, PlayerCommand>,
    open_rule: MessageWriter<'w, OpenRule>,
    keep_map: MessageWriter<'w, KeepMap>,
    again: MessageWriter<'w, PlayAgain>,
    share: MessageWriter<'w, ShareMoment>,
    shared: ResMut<'w, SharedMoment>,
    tell: MessageWriter<'w, Notice>,
    told: MessageWriter<'w, Told>,
    toast: ResMut<'w, Toast>,
}

impl GameUi<'_> {
    /// A message in words, with the names that players gave.
    fn say(&self, message: &Phrase) -> String {
        match &self.table {
            Some(table) => self.words.say(message, &*table.0),
            None => self.words.plain(message),
        }
    }

    /// A text of the screen itself.
    fn text(&self, key: &str) -> String {
        self.words.get(key)
    }

    /// The name of a combatant.
    fn name(&self, id: u32) -> String {
        self.table
            .as_ref()
            .map(|table| self.words.name(id, &*table.0))
            .unwrap_or_default()
    }

    fn scene(&self) -> Arc<Scene> {
        self.shown.scene.clone()
    }

    /// The decision, if it is the player's now; none while the player looks back.
    fn decision(&self) -> Option<Arc<Decision>> {
        self.pending
            .decision
            .clone()
            .filter(|_| self.pending.ready() && self.playhead.idle())
            .filter(|_| self.timeline.held().is_none())
    }

    /// The number that goes with a choice: as set by the player, or the best, or the lowest.
    fn amount(&self, choice: usize) -> Option<i32> {
        let decision = self.pending.decision.as_ref()?;
        let what = decision.choices.get(choice)?;
        let (min, max) = what.amount?;
        if let Some(only) = self.desk.course.amount(choice) {
            return Some(only);
        }
        Some(
            self.desk
                .amounts
                .get(&choice)
                .copied()
                .unwrap_or(what.first.or(what.best).unwrap_or(min))
                .clamp(min, max),
        )
    }

    /// Takes a choice; one that gives cause to think twice only after asking. A click that was made
    /// before the player can have read the choice takes nothing.
    fn take(&mut self, choice: usize) {
        let Some(decision) = self.decision() else {
            return;
        };
        match decision.choices.get(choice) {
            Some(what) if self.desk.last_click.is_stray(what) => {}
            Some(what) if what.caution.is_some() && !self.desk.course.on => {
                self.desk.dialog = Some(dialogs::Question::Caution(choice));
            }
            Some(_) => self.take_at_once(choice),
            None => {}
        }
    }

    fn take_at_once(&mut self, choice: usize) {
        let amount = self.amount(choice);
        let decision = self.pending.decision.as_ref();
        if let Some(what) = decision.and_then(|decision| decision.choices.get(choice)) {
            self.desk.last_click.took(what);
        }
        self.orders.write(match self.in_a_row(choice) {
            Some((count, _)) if count > 1 => PlayerCommand::TakeInARow(choice, count),
            _ => PlayerCommand::Take(choice, amount),
        });
    }

    /// The number of times that a choice is to be taken in a row, and the most; `None` if that is
    /// just once.
    fn in_a_row(&self, choice: usize) -> Option<(i32, i32)> {
        let decision = self.pending.decision.as_ref()?;
        let what = decision.choices.get(choice)?;
        let most = i32::try_from(what.ware.as_ref()?.in_a_row()).ok()?;
        if most < 2 || what.amount.is_some() || self.desk.course.on {
            return None;
        }
        let set = self.desk.amounts.get(&choice);
        Some((set.copied().unwrap_or(1).clamp(1, most), most))
    }

    /// Keeps the player's own words about something, or forgets them.
    fn annotate(&mut self, key: &str, words: Option<String>) {
        if let Some(table) = &mut self.table {
            table.0.set_note(key, words);
        }
        self.orders.write(PlayerCommand::Save);
    }
}

/// The screen of a game in play; what it has no use for, keys for instance, goes on to others.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::ui) struct TableScreen;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<UiState>()
        .add_plugins(rules::plugin)
        .add_systems(OnEnter(AppState::Table), |mut desk: ResMut<UiState>| {
            *desk = UiState::default()
        })
        .add_systems(
            EguiPrimaryContextPass,
            screen
                .in_set(TableScreen)
                .run_if(in_state(AppState::Table))
                .run_if(art::ready),
        );
}

/// The whole screen.
fn screen(mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>, mut play: GameUi) {
    let Ok(mut context) = contexts.single_mut() else {
        return;
    };
    let ctx = context.get_mut().clone();
    // The menu is a small sheet over the table; all others cover it.
    let covered = !matches!(play.overlay.get(), Overlay::None | Overlay::Menu);
    if play.table.is_none() || covered {
        return;
    }
    let area = ctx.content_rect();
    preset::turn(&mut play);
    play.desk.said = said::Said::default();
    second_click::watch(&ctx, &mut play);
    keys::put_advice_away(&ctx, &mut play);
    page::look(&mut play);
    let book = page::lies_open(&play);
    let low = book && play.timeline.held().is_none();
    let panel = if low { layout::HINT } else { layout::CHOICES };
    let text = play.settings.text;
    let at = layout::layout(area, !play.desk.log_closed, panel, text);
    play.desk.book.lines = None;
    play.desk.book.foot = None;
    lesson::look(&mut play);
    combos::look(&mut play);
    let beside = page::beside(cards::above_hands(at.board, &play), &play);
    let beside = combos::beside(beside, &play);
    let free = lesson::beside(beside, &mut play);
    play.look.set_places(at.board, free, ctx.zoom_factor());

    let mut ui = Ui::new(
        ctx.clone(),
        egui::Id::new("game"),
        UiBuilder::new()
            .layer_id(egui::LayerId::background())
            .max_rect(area),
    );
    let over = *play.overlay.get() != Overlay::None;
    if over {
        play.desk.picked = None;
    }
    play.desk.places.kept_free.clear();
    play.desk.places.ground.take();
    if !book {
        board::show(&mut ui, at.board, &mut play);
    }
    wood::under_panels(&ui, &at, !play.desk.log_closed);
    let cards = std::mem::take(&mut play.desk.places.cards);
    play.desk.places.cards_there = cards.into_values().collect();
    play.desk.places.lay_there = std::mem::take(&mut play.desk.places.on_board);
    play.desk.places.on_board.extend([at.top, at.ledger]);
    play.desk.places.card_there = play.desk.places.card.take();
    let on_top = [play.desk.places.card_there, play.toast.lies];
    play.desk.places.on_board.extend(on_top.iter().flatten());
    play.desk.places.kept_free.extend(on_top.iter().flatten());
    top::show(&mut ui, at.top, &mut play);
    let mut pointed = if play.timeline.held().is_some() {
        moment::bar(&mut ui, at.choices, &mut play);
        None
    } else {
        choices::show(&mut ui, at.choices, &mut play)
    };
    if book {
        pointed = page::show(&mut ui, at.board, &mut play);
    } else {
        page::bookmark(&mut ui, at.board, &mut play);
    }
    party::show(&mut ui, at.party, &mut play);
    ledger::show(&mut ui, at.ledger, &mut play);
    tray::recall(&mut play);
    tray::show(&mut ui, at.tray, &mut play);
    if !play.desk.log_closed {
        tray::buttons(&mut ui, at.tray, &mut play);
    }
    if !book {
        combos::show(&mut ui, at.board, &mut play);
        note::show(&mut ui, at.board, &mut play);
    }
    cards::show(&mut ui, at.board, &mut play);
    if !book {
        hints::show(&mut ui, at.board, &mut play);
    }
    lesson::show(&mut ui, &at, &mut play);
    moment::page(&mut ui, at.board, &mut play);
    let beside = board::offer_beside(&ctx, at.board, &mut play)
        .or_else(|| studs::show(&mut ui, at.board, &mut play));
    cards::fly(&ctx, &mut play);
    banner::show(&ctx, at.board, &mut play);
    play.toast.hushed = play.desk.dialog.is_some();
    play.toast.room = (!book).then(|| toast_room(at.board, &play));
    play.desk.pointed = pointed.or(beside);
    if play.desk.pointed.is_none() && play.desk.picked.is_none() {
        odds::leave(&mut play);
    }
    if !over {
        own_dice::show(&ctx, at.board, &mut play);
        sheet::show(&ctx, &at, &mut play);
        reaction::show(&ctx, at.board, &mut play);
        contest::show(&ctx, at.board, &mut play);
        ending::show(&ctx, area, &mut play);
        dialogs::show(&ctx, &mut play);
        page::face(&ctx, &mut play);
        share::show(&ctx, &mut play);
        keys::obey(&ctx, &mut play);
    }
}

/// Where a line that is told finds room on the board.
fn toast_room(board: Rect, play: &GameUi) -> Room {
    Room {
        board,
        never: board::kept_in_sight(play, board),
        rather_not: play.desk.places.on_board.clone(),
    }
}

/// Lays out something in a rectangle of its own.
fn within<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(rect), contents)
        .inner
}
