//! The workshop as it is open: the dungeon in the making, what is chosen, what is dragged, and dice
//! that are still falling.

use std::{collections::BTreeMap, sync::Arc};

use bevy::prelude::Resource;
use bevy_egui::egui;

use super::{drag::Drag, plan::Drawn};
use crate::{
    app::playing::{play, shelf::ShelvedGame},
    game::{
        Phrase, SetupField, SetupValues,
        workshop::{Act, FloorPlan, ListRoom, ListStep, ListWay, StepId, Workshop},
    },
    games::OpenGame,
};

/// Seconds between two dice that fall, and for all of them together.
const FALL: f64 = 0.07;
const FALLS: f64 = 2.4;

/// The open workshop; kept from one visit to the next.
#[derive(Resource, Default)]
pub(super) struct Bench {
    game: Option<Arc<dyn OpenGame>>,
    shop: Option<Box<dyn Workshop>>,
    pub seen: Seen,
    /// The step that is looked at.
    pub chosen: Option<StepId>,
    /// True until the chosen step has been brought into sight.
    pub bring: bool,
    pub name: String,
    refusal: Option<Phrase>,
    pub drag: Option<Drag>,
    pub drawn: Option<Drawn>,
    falling: Option<Falling>,
}

/// What there is to be seen; read again after every change.
#[derive(Default)]
pub(super) struct Seen {
    pub fields: Vec<SetupField>,
    pub values: SetupValues,
    pub rooms: Vec<ListRoom>,
    pub ways: Vec<ListWay>,
    pub plan: Option<FloorPlan>,
    pub next: Option<StepId>,
    pub can_undo: bool,
    pub can_redo: bool,
    /// Counts changes, so that pictures know when they are out of date.
    pub edition: u64,
}

/// Dice that come into sight one after the other.
struct Falling {
    since: f64,
    steps: Vec<StepId>,
    /// How many have come into sight.
    fallen: usize,
}

impl Bench {
    /// Opens the workshop of a game. Work on the same game goes on, with new content from its list
    /// alone.
    pub fn open(&mut self, game: Option<&ShelvedGame>) {
        let before = self.shop.as_ref().and_then(|shop| shop.own().ok());
        let same = |known: &Arc<dyn OpenGame>| game.is_some_and(|game| game.is_still(known));
        if self.game.as_ref().is_some_and(same) {
            return;
        }
        let of_game = |known: &Arc<dyn OpenGame>| game.is_some_and(|game| game.id() == known.id());
        let kept = before.filter(|_| self.game.as_ref().is_some_and(of_game));
        let name = std::mem::take(&mut self.name);
        *self = Bench {
            game: game.map(ShelvedGame::opened),
            shop: game.and_then(|game| game.workshop(play::drawn_seed())),
            name: if kept.is_some() { name } else { String::new() },
            ..Bench::default()
        };
        if let (Some(shop), Some(kept)) = (&mut self.shop, kept) {
            // What the new content does not know any more is lost with it.
            let _ = shop.read(&kept.file("workshop:kept", "workshop", ""));
        }
        self.look();
    }

    /// True if there is no workshop.
    pub fn is_empty(&self) -> bool {
        self.shop.is_none()
    }

    pub fn shop(&self) -> Option<&dyn Workshop> {
        self.shop.as_deref()
    }

    /// Why the last act was refused.
    pub fn refusal(&self) -> Option<&Phrase> {
        let dragged = self.drag.as_ref().and_then(|drag| drag.refusal());
        dragged.or(self.refusal.as_ref())
    }

    /// How many ways the plan has, and how many it lacks.
    pub fn counts(&self) -> Phrase {
        if self.seen.plan.is_none() {
            return Phrase::new("workshop-no-plan");
        }
        let drawn = self.seen.ways.iter().filter(|way| way.drawn).count();
        let added = self.seen.ways.iter().filter(|way| way.added).count();
        Phrase::new("workshop-counts")
            .with("drawn", drawn)
            .with("left", self.seen.ways.len() - drawn)
            .with("added", added)
    }

    /// Does something; dice fall from `now` on, or lie at once. False if it was refused.
    pub fn act(&mut self, act: &Act, now: Option<f64>) -> bool {
        self.refusal = None;
        let Some(shop) = &mut self.shop else {
            return false;
        };
        let before = dice(&self.seen.rooms);
        if let Err(why) = shop.act(act) {
            self.refusal = Some(why);
            return false;
        }
        self.look();
        let after = dice(&self.seen.rooms);
        let rolled = after.into_iter().filter(|(id, dice)| {
            let known = before.get(id);
            !dice.is_empty() && known != Some(dice)
        });
        let mut steps: Vec<StepId> = rolled.map(|(id, _)| id).collect();
        // Sizes and purposes fall before connections.
        steps.sort_by_key(|id| (id.part > 1, *id));
        let rolls = matches!(act, Act::RollNext | Act::RollRest | Act::RollAll);
        if rolls && let Some(last) = steps.last() {
            (self.chosen, self.bring) = (Some(*last), true);
        }
        self.falling = now
            .filter(|_| rolls && steps.len() > 1)
            .map(|since| Falling {
                since,
                steps,
                fallen: 0,
            });
        true
    }

    /// Reads everything again.
    fn look(&mut self) {
        let Some(shop) = &self.shop else {
            self.seen = Seen::default();
            return;
        };
        self.seen = Seen {
            fields: shop.fields(),
            values: shop.values(),
            rooms: shop.rooms(),
            ways: shop.ways(),
            plan: shop.plan(),
            next: shop.next(),
            can_undo: shop.can_undo(),
            can_redo: shop.can_redo(),
            edition: self.seen.edition + 1,
        };
        self.drag = None;
        if self.chosen.is_some_and(|id| self.step(id).is_none()) {
            self.chosen = None;
        }
    }

    /// Lets dice fall that are due.
    pub fn pass_time(&mut self, ctx: &egui::Context) {
        let Some(falling) = &mut self.falling else {
            return;
        };
        let (now, hurry) = ctx.input(|input| {
            let hurry = input.pointer.any_pressed() || !input.keys_down.is_empty();
            (input.time, hurry)
        });
        let each = (FALLS / falling.steps.len() as f64).min(FALL);
        falling.fallen = ((now - falling.since).max(0.0) / each) as usize;
        if let Some(last) = falling.steps.get(falling.fallen) {
            (self.chosen, self.bring) = (Some(*last), true);
        }
        if falling.fallen >= falling.steps.len() || (hurry && falling.fallen > 0) {
            self.falling = None;
        }
        ctx.request_repaint();
    }

    /// True while the dice of a step are still in the air.
    pub fn is_in_the_air(&self, step: StepId) -> bool {
        let falling = self.falling.as_ref();
        let left = falling.and_then(|it| it.steps.get(it.fallen + 1..));
        left.is_some_and(|left| left.contains(&step))
    }

    /// True while any dice are.
    pub fn are_dice_falling(&self) -> bool {
        self.falling.is_some()
    }

    /// A step of the list.
    pub fn step(&self, id: StepId) -> Option<(&ListRoom, &ListStep)> {
        let room = self.seen.rooms.iter().find(|it| it.number == id.room)?;
        let step = room.steps.iter().find(|it| it.id == id)?;
        Some((room, step))
    }

    /// The number of the room that is looked at.
    pub fn room(&self) -> Option<u8> {
        self.chosen.map(|id| id.room)
    }

    /// Looks at a room.
    pub fn choose_room(&mut self, room: u8) {
        if self.room() != Some(room) {
            self.chosen = Some(StepId { room, part: 0 });
            self.bring = true;
        }
    }

    /// The plan that is shown: with the room that is dragged where it would come to lie.
    pub fn plan(&self) -> Option<&FloorPlan> {
        let dragged = self.drag.as_ref().and_then(|drag| drag.plan());
        dragged.or(self.seen.plan.as_ref())
    }
}

/// The dice of every step.
fn dice(rooms: &[ListRoom]) -> BTreeMap<StepId, Vec<(u8, u8)>> {
    let steps = rooms.iter().flat_map(|room| &room.steps);
    let faces = |step: &ListStep| {
        let dice = step.dice.iter();
        dice.map(|die| (die.die.sides(), die.face)).collect()
    };
    steps.map(|step| (step.id, faces(step))).collect()
}
