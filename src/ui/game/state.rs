//! What the player has open, picked and under the pointer, and where things lie on the screen.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use bevy::prelude::*;
use bevy_egui::egui;
use egui::Rect;

use super::{
    combos, dialogs, ending, hints, lesson, note, odds, overlays, own_cards, page, said,
    second_click, sheet, template, threats,
};
use crate::game::{OddsView, Phrase, Seat, Target};

/// Things the player has open, picked and under the pointer.
#[derive(Resource, Default)]
pub(super) struct UiState {
    /// The decision that the rest refers to.
    pub number: u64,
    /// The heading whose choices are shown.
    pub group: usize,
    /// The title of the tab that was last open.
    pub tab: Option<String>,
    /// True until the choices of a new decision have been laid out.
    pub fresh: bool,
    /// The smaller heading that is unfolded, and the place of its group.
    pub unfolded: Option<(usize, String)>,
    /// Where that heading lay when it was pressed.
    pub fold_at: Option<Rect>,
    /// True if that is what the panel shows.
    pub unfolds: bool,
    /// The choice picked with the keyboard or by the lamp.
    pub picked: Option<usize>,
    /// True if it was the lamp, so that the next click puts it away.
    pub by_lamp: bool,
    /// The choice that was last brought into sight, and the room that its list had then, in points.
    pub brought: Option<(usize, [i32; 2])>,
    /// True while Tab goes through the rest of the table.
    pub walking: bool,
    /// The choice under the pointer, found while drawing the last frame.
    pub pointed: Option<usize>,
    /// Numbers to be submitted, by choice.
    pub amounts: BTreeMap<usize, i32>,
    /// Odds already worked out, by choice and its number.
    pub odds: BTreeMap<(usize, Option<i32>), Option<Arc<OddsView>>>,
    pub last_click: second_click::LastClick,
    /// The choice that the pointer rests on.
    pub resting: odds::Resting,
    /// The sound player's advice and its reason.
    pub advice: Option<(usize, Phrase)>,
    /// The token or cell whose choices are shown beside it.
    pub beside: Option<Target>,
    pub threats: threats::Threats,
    /// The figure whose place in the strip of turns is under the pointer.
    pub pointed_out: Option<u32>,
    /// Survey of the place under the pointer.
    pub survey: overlays::Survey,
    /// The area at the pointer.
    pub template: template::Template,
    /// True if the log is folded away.
    pub log_closed: bool,
    /// True if the log shows details, too.
    pub log_in_full: bool,
    /// The moment of the log line under the pointer.
    pub glanced: Option<usize>,
    /// The log line that was last brought into sight.
    pub scrolled_to: Option<usize>,
    /// The places of headings in the log, and the length searched so far.
    pub headings: (usize, Vec<usize>),
    /// True if the headings of the panel are tabs.
    pub tabbed: bool,
    /// In a fight, who had tabs last: whoever needs them once keeps them for as long as they act.
    pub tabs_of: Option<Seat>,
    /// True if there is not enough room for all choices in sight, so that those of one kind fold.
    pub crowded: bool,
    /// An open dialog.
    pub dialog: Option<dialogs::Question>,
    /// The key of the text being edited, and the words so far.
    pub writing: Option<(String, String)>,
    /// The sheet about the place.
    pub note: note::Note,
    /// The cards that a hero attacks with.
    pub combos: combos::Combos,
    /// State of the book of an adventure.
    pub book: page::Book,
    /// The sheet being viewed whole.
    pub sheet: Option<sheet::Looked>,
    pub hints: hints::Hints,
    /// The lesson, if one is on.
    pub course: lesson::Course,
    /// Input so far for the player's own die.
    pub typed: String,
    /// What the cards that can be typed are called.
    pub called: own_cards::Called,
    /// What slips have said in this frame.
    pub said: said::Said,
    /// The last page, once the game is over.
    pub last_page: ending::LastPage,
    /// Places of tokens, cards and sheets, for anything that flies between them.
    pub places: Places,
}

impl UiState {
    /// Forgets the picks made for the last decision; true if there is another.
    pub fn turn_to(&mut self, number: u64, log: usize) -> bool {
        if self.number == number {
            return false;
        }
        self.number = number;
        self.group = 0;
        self.fresh = true;
        self.unfolded = None;
        self.fold_at = None;
        self.picked = None;
        self.by_lamp = false;
        self.brought = None;
        self.walking = false;
        self.pointed = None;
        self.amounts.clear();
        self.odds.clear();
        self.resting = odds::Resting::default();
        self.beside = None;
        self.forget_survey();
        self.advice = None;
        self.hints.turn_to(log);
        self.typed.clear();
        true
    }
}

/// Places of things on the screen, found while drawing.
#[derive(Default)]
pub(super) struct Places {
    pub deck: Option<egui::Pos2>,
    pub table: Option<egui::Pos2>,
    pub seats: Vec<Rect>,
    /// Cards in sight, by id.
    pub cards: BTreeMap<u32, Rect>,
    /// Where cards lay in the last frame.
    pub cards_there: Vec<Rect>,
    /// Sheets, slips and cards that lie on the board.
    pub on_board: Vec<Rect>,
    /// All that lay there in the last frame, whatever is drawn before it in this one.
    pub lay_there: Vec<Rect>,
    /// The card of a reaction or a contest, in the last frame.
    pub card: Option<Rect>,
    /// The same while everything is laid out anew.
    pub card_there: Option<Rect>,
    /// The slip of the picked choice.
    pub picked: Option<Rect>,
    /// What ends something and what lets it pass, in the corner of the panel.
    pub ends: Option<Rect>,
    /// What hints keep off besides figures: the names of storeys, an open card, and a line just told.
    pub kept_free: Vec<Rect>,
    /// All that is played on, once something that keeps off it has asked in this frame.
    pub ground: OnceLock<Arc<[Rect]>>,
    /// The size of the last tip about something on the board.
    pub tip: Option<egui::Vec2>,
}
