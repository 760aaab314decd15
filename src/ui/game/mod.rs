//! The screen of a game in play: panels around the board. They show what the game offers and know
//! no rules.

mod aims;
mod banner;
mod beside;
mod board;
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
mod folds;
mod gauges;
mod hatching;
mod hints;
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
mod preset;
mod question;
mod reaction;
mod refusals;
mod rules;
mod said;
mod second_click;
mod share;
mod sheet;
mod slips;
mod storeys;
mod studs;
mod template;
mod threats;
mod tips;
mod top;
mod tray;
mod waits;
mod wood;

use std::collections::BTreeMap;
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
use crate::game::{Decision, OddsView, Phrase, Scene, Seat, Target};
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
#[cfg(test)]
pub(in crate::ui) use threats::INTENT;
pub(in crate::ui) use top::rule_at_hand;

/// Things the player has open, picked and under the pointer.
#[derive(Resource, Default)]
struct UiState {
    /// The decision that the rest refers to.
    number: u64,
    /// The heading whose choices are shown.
    group: usize,
    /// The title of the tab that was last open.
    tab: Option<String>,
    /// True until the choices of a new decision have been laid out.
    fresh: bool,
    /// The smaller heading that is unfolded, and the place of its group.
    unfolded: Option<(usize, String)>,
    /// True if that is what the panel shows.
    unfolds: bool,
    /// The choice picked with the keyboard or by the lamp.
    picked: Option<usize>,
    /// True if it was the lamp, so that the next click puts it away.
    by_lamp: bool,
    /// The choice that was last brought into sight, and the room that its list had then, in points.
    brought: Option<(usize, [i32; 2])>,
    /// True while Tab goes through the rest of the table.
    walking: bool,
    /// The choice under the pointer, found while drawing the last frame.
    pointed: Option<usize>,
    /// Numbers to be submitted, by choice.
    amounts: BTreeMap<usize, i32>,
    /// Odds already worked out, by choice and its number.
    odds: BTreeMap<(usize, Option<i32>), Option<Arc<OddsView>>>,
    last_click: second_click::LastClick,
    /// The choice that the pointer rests on.
    resting: odds::Resting,
    /// The sound player's advice and its reason.
    advice: Option<(usize, Phrase)>,
    /// The token or cell whose choices are shown beside it.
    beside: Option<Target>,
    threats: threats::Threats,
    /// The figure whose place in the strip of turns is under the pointer.
    pointed_out: Option<u32>,
    /// Survey of the place under the pointer.
    survey: overlays::Survey,
    /// The area at the pointer.
    template: template::Template,
    /// True if the log is folded away.
    log_closed: bool,
    /// True if the log shows details, too.
    log_in_full: bool,
    /// The moment of the log line under the pointer.
    glanced: Option<usize>,
    /// The log line that was last brought into sight.
    scrolled_to: Option<usize>,
    /// The places of headings in the log, and the length searched so far.
    headings: (usize, Vec<usize>),
    /// True if the headings of the panel are tabs.
    tabbed: bool,
    /// In a fight, who had tabs last: whoever needs them once keeps them for as long as they act.
    tabs_of: Option<Seat>,
    /// True if there is not enough room for all choices in sight, so that those of one kind fold.
    crowded: bool,
    /// An open dialog.
    dialog: Option<dialogs::Question>,
    /// The key of the text being edited, and the words so far.
    writing: Option<(String, String)>,
    /// The sheet about the place.
    note: note::Note,
    /// The cards that a hero attacks with.
    combos: combos::Combos,
    /// State of the book of an adventure.
    book: page::Book,
    /// The sheet being viewed whole.
    sheet: Option<sheet::Looked>,
    hints: hints::Hints,
    /// The lesson, if one is on.
    course: lesson::Course,
    /// Input so far for the player's own die.
    typed: String,
    /// What the cards that can be typed are called.
    called: own_cards::Called,
    /// What slips have said in this frame.
    said: said::Said,
    /// The last page, once the game is over.
    last_page: ending::LastPage,
    /// Places of tokens, cards and sheets, for anything that flies between them.
    places: Places,
}

/// Places of things on the screen, found while drawing.
#[derive(Default)]
struct Places {
    deck: Option<egui::Pos2>,
    table: Option<egui::Pos2>,
    seats: Vec<Rect>,
    /// Cards in sight, by id.
    cards: BTreeMap<u32, Rect>,
    /// Where cards lay in the last frame.
    cards_there: Vec<Rect>,
    /// Sheets, slips and cards that lie on the board.
    on_board: Vec<Rect>,
    /// All that lay there in the last frame, whatever is drawn before it in this one.
    lay_there: Vec<Rect>,
    /// The card of a reaction or a contest, in the last frame.
    card: Option<Rect>,
    /// The same while everything is laid out anew.
    card_there: Option<Rect>,
    /// The slip of the picked choice.
    picked: Option<Rect>,
    /// What ends something, in the corner of the panel.
    ends: Option<Rect>,
    /// What hints keep off besides figures: the names of storeys, an open card, and a line just told.
    kept_free: Vec<Rect>,
    /// The size of the last tip about something on the board.
    tip: Option<egui::Vec2>,
}

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
    let at = layout::layout(area, !play.desk.log_closed, panel);
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
