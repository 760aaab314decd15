//! A duel: a knight against one foe on a board of squares, for as many adventures as the knight
//! outlives. It is the smallest whole game, and shows what a ruleset brings.

mod checks;
mod content;
pub mod rules;
mod show;
mod world;

use std::sync::Arc;

use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};
use tabledelve::{
    content::RecordId,
    dice::{Chance, Roll},
    game::{
        CampaignKeys, Cx, FieldKind, FormPart, Game, Matters, Message, Offer, Outcome, RuleId,
        Ruleset, Seat, SetupField, SetupForm, SetupValues, Side,
    },
    grid::Cell,
};

pub use checks::{Strike, WoundRoll};
pub use content::Book;
pub use world::{Duel, Event, Snapshot, Who};

/// The rules of the duel.
pub struct TheDuel;

/// Who plays where.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub adventure: RecordId,
    /// The hit points with which a veteran comes back.
    pub veteran: Option<i32>,
}

/// Something that the rules still have to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Task {
    Return { hit_points: i32 },
    Turn(Who),
    Strike { by: Who },
}

/// Something that the knight's player decides.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Question {
    Act { walked: bool },
}

/// Something that can be chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    Walk { to: Cell },
    Strike,
    Rest,
}

fn field(key: &'static str, label: &'static str, help: &'static str) -> SetupField {
    SetupField {
        key,
        label: Message::new(label),
        help: Message::new(help),
        kind: FieldKind::Hidden,
        default: String::new(),
        rule: None,
        part: FormPart::Game,
        matters: Matters::Always,
        notes: Vec::new(),
    }
}

impl Ruleset for TheDuel {
    const ID: &'static str = "duel";
    const RULES: &'static [RuleId] = rules::ALL;

    type Content = Book;
    type Setup = Setup;
    type Task = Task;
    type Question = Question;
    type Act = Act;
    type Event = Event;
    type Snapshot = Snapshot;

    fn setup_form(book: &Book) -> SetupForm {
        let named = |(id, adventure): &(RecordId, Arc<content::Adventure>)| {
            let name = Message::new(adventure.name.clone());
            (tabledelve::game::intern(id.as_str()), name)
        };
        let adventures: Vec<_> = book.adventures.iter().map(named).collect();
        let first = adventures.first().map_or("", |(id, _)| *id).to_owned();
        let adventure = SetupField {
            kind: FieldKind::Choice(adventures),
            default: first,
            ..field(
                "adventure",
                "duel-option-adventure",
                "duel-option-adventure-help",
            )
        };
        let veteran = field("veteran", "duel-option-veteran", "duel-option-veteran-help");
        SetupForm {
            fields: vec![adventure, veteran],
            campaign: Some(CampaignKeys {
                people: "veteran",
                shared: None,
                values: SetupValues::default(),
            }),
            ..SetupForm::default()
        }
    }

    fn setup(book: &Book, values: &SetupValues) -> Result<Setup, String> {
        let form = Self::setup_form(book);
        form.check(values)?;
        let place = book.adventure(form.value(values, "adventure"))?;
        let veteran = match form.value(values, "veteran") {
            "" => None,
            text => ron::from_str::<Vec<i32>>(text)
                .map_err(|problem| format!("veteran: {problem}"))?
                .first()
                .copied(),
        };
        Ok(Setup {
            adventure: book.adventures[place].0.clone(),
            veteran,
        })
    }

    fn draw_setup(book: &Book, values: &SetupValues, chance: &mut Chance) -> SetupValues {
        let mut drawn = values.clone();
        let place = usize::from(chance.pick(book.adventures.len() as u16, "setup"));
        let key = "adventure".to_owned();
        let adventure = book.adventures[place].0.to_string();
        drawn.0.entry(key).or_insert(adventure);
        drawn
    }

    fn begin(book: &Arc<Book>, setup: &Setup) -> (World, Vec<Task>) {
        let place = book.adventure(setup.adventure.as_str()).unwrap_or_default();
        let adventure = &book.adventures[place].1;
        let figure = |kind: usize, letter| world::FigureRecord {
            kind: book.fighters[kind].0.clone(),
            at: adventure.cells(letter).next().unwrap_or_default(),
            hit_points: book.fighters[kind].1.hit_points,
        };
        let knight = book.fighter("core:knight").expect("the book has a knight");
        let snapshot = Snapshot {
            adventure: book.adventures[place].0.clone(),
            figures: [figure(knight, 'H'), figure(book.foe(place), 'F')],
        };
        let world = world::restore(book, &snapshot).expect("records of this book");
        let back = setup.veteran.map(|hit_points| Task::Return { hit_points });
        let tasks = [Task::Turn(Who::Knight)].into_iter().chain(back);
        (world, tasks.collect())
    }

    fn resolve(cx: &mut Cx<'_, Self>, task: Task) {
        match task {
            Task::Return { hit_points } => {
                cx.emit(rules::CAMPAIGN_VETERAN, Event::Returned { hit_points });
            }
            Task::Turn(Who::Knight) => {
                cx.turn();
                cx.ask(Question::Act { walked: false });
            }
            Task::Turn(who @ Who::Foe) => {
                cx.push(Task::Turn(who.other()));
                let path = Duel(cx.world()).approach(who);
                if !path.is_empty() && !Duel(cx.world()).in_reach() {
                    cx.emit(rules::TURN_WALK, Event::Walked { who, path });
                }
                if Duel(cx.world()).in_reach() {
                    cx.push(Task::Strike { by: who });
                }
            }
            Task::Strike { by } => strike(cx, by),
        }
    }

    fn offer(world: &World, question: &Question, offer: &mut Offer<Act>) {
        let Question::Act { walked } = question;
        let (duel, who) = (Duel(world), Who::Knight);
        offer.ask(Seat::Hero(0), rules::TURN_WALK);
        if !walked {
            let range = duel.range(who, duel.fighter(who).steps);
            let cells = range.cells().filter(|(cell, _)| *cell != duel.at(who));
            for (to, _) in cells {
                offer.add(Act::Walk { to });
            }
        }
        let allowed = duel.in_reach().then_some(()).ok_or(rules::FIGHT_REACH);
        offer.add_or_refuse(Act::Strike, allowed);
        offer.add(Act::Rest);
    }

    fn choose(cx: &mut Cx<'_, Self>, _question: Question, act: Act, _amount: i32) {
        let who = Who::Knight;
        match act {
            Act::Walk { to } => {
                let duel = Duel(cx.world());
                let range = duel.range(who, duel.fighter(who).steps);
                let path = range.path(to).unwrap_or_default();
                cx.emit(rules::TURN_WALK, Event::Walked { who, path });
                cx.ask(Question::Act { walked: true });
            }
            Act::Strike => {
                cx.push(Task::Turn(who.other()));
                strike(cx, who);
            }
            Act::Rest => {
                cx.emit(rules::TURN_REST, Event::Rested { who });
                cx.push(Task::Turn(who.other()));
            }
        }
    }

    fn apply(world: &mut World, event: &Event) {
        world::apply(world, event);
    }

    fn snapshot(world: &World) -> Snapshot {
        Duel(world).snapshot()
    }

    fn restore(book: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
        world::restore(book, snapshot)
    }

    fn invariants(world: &World) -> Result<(), String> {
        Duel(world).invariants()
    }

    /// A knight who is alive, by the hit points that are left.
    fn legacy(game: &Game<Self>) -> Option<String> {
        let left = Duel(game.world()).hit_points(Who::Knight);
        (left > 0).then(|| left.to_string())
    }

    fn roll(event: &Event) -> Option<(Side, &Roll)> {
        match event {
            Event::Struck { by, roll, .. } => Some((by.side(), roll)),
            Event::Wounded { who, roll, .. } => Some((who.other().side(), roll)),
            _ => None,
        }
    }
}

/// A strike with everything that comes of it.
fn strike(cx: &mut Cx<'_, TheDuel>, by: Who) {
    let (duel, who) = (Duel(cx.world()), by.other());
    let check = Strike::of(duel.fighter(by), duel.fighter(who));
    let (roll, hit) = cx.roll(&check);
    cx.emit(rules::FIGHT_STRIKE, Event::Struck { by, hit, roll });
    if !hit {
        return;
    }
    let table = &cx.content().wounds;
    let (roll, row) = cx.roll(&WoundRoll(table));
    let wounds = table.rows[row].wounds;
    cx.emit(rules::FIGHT_WOUNDS, Event::Wounded { who, wounds, roll });
    if Duel(cx.world()).hit_points(who) == 0 {
        cx.emit(rules::FIGHT_END, Event::Fell { who });
        cx.finish(match who {
            Who::Knight => Outcome::Defeat,
            Who::Foe => Outcome::Victory,
        });
    }
}
