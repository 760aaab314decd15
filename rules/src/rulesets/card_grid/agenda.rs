//! The game as rules: the module that carries out each task and answers each question.

use std::sync::Arc;

use bevy_ecs::world::World;

use super::{
    CardGrid, Cx, apply, attack,
    content::Book,
    effects,
    event::Event,
    explore, fight, guards, hits, home, invariants, legacy, making, meet,
    play::Play,
    quest, references, rules,
    setup::{self, Setup},
    sitting,
    snapshot::{self, Snapshot},
    step::{Action, Question, Task},
    tactics,
};
use crate::{
    dice::Roll,
    game::{Game, LegalActions, RuleId, Ruleset, SetupForm, SetupValues, Side, StepOf},
};

impl Ruleset for CardGrid {
    const ID: &'static str = "card_grid";
    const RULES: &'static [RuleId] = rules::ALL;

    type Content = Book;
    type Setup = Setup;
    type Task = Task;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Snapshot = Snapshot;

    fn setup_form(book: &Book) -> SetupForm {
        setup::form(book)
    }

    fn setup(book: &Book, values: &SetupValues) -> Result<Setup, String> {
        setup::read(book, values)
    }

    fn begin(book: &Arc<Book>, setup: &Setup) -> (World, Vec<Task>) {
        (apply::begin(book, setup), vec![Task::Begin])
    }

    fn resolve(cx: &mut Cx<'_>, task: Task) {
        match task {
            Task::Begin => making::begin(cx),
            Task::Make(seat) => making::make(cx, seat),
            Task::Spend(seat) => making::spend(cx, seat),
            Task::Arrange(seat) => sitting::arrange(cx, seat),
            Task::Equip(seat) => sitting::equip(cx, seat),
            Task::Sit => sitting::sit(cx),
            Task::Quest => quest::quest(cx),
            Task::Dungeon => quest::dungeon(cx),
            Task::RollRoom(room) => quest::roll_room(cx, room),
            Task::RollWays(room) => quest::roll_ways(cx, room),
            Task::Stock => quest::stock(cx),
            Task::Posts(rooms) => guards::posts(cx, rooms),
            Task::Guard { posts, turn } => guards::guard(cx, posts, turn),
            Task::Bar { rooms, count } => quest::bar(cx, rooms, count),
            Task::WayIn => quest::way_in(cx),
            Task::Enter(room) => explore::enter(cx, room),
            Task::WalkOut(rooms) => explore::walk_out(cx, &rooms),
            Task::Explore => explore::explore(cx),
            Task::Noise => explore::noise(cx),
            Task::Share => explore::share(cx),
            Task::Meet => meet::meet(cx),
            Task::Round => fight::round(cx),
            Task::Phase(nth) => fight::phase(cx, nth),
            Task::HeroesAct(first) => fight::heroes_act(cx, first),
            Task::FoesAct => fight::foes_act(cx),
            Task::Strike { by, on } => tactics::strike(cx, by, on),
            Task::TurnOver(who) => fight::turn_over(cx, who),
            Task::Roll(roll) => attack::roll(cx, roll),
            Task::Rolled { roll, margin } => attack::rolled(cx, roll, margin),
            Task::Falls(hit) => attack::hit(cx, hit),
            Task::Hit(hit) => hits::hit(cx, hit),
            Task::Wound(wound) => hits::wound(cx, wound),
            Task::AfterBlow { blow, margin } => attack::after_blow(cx, blow, margin),
            Task::FightOver => fight::fight_over(cx),
            Task::Withdraw => fight::withdraw(cx),
            Task::Out => home::out(cx),
            Task::Lost => explore::lost(cx),
            Task::Rest => home::rest(cx),
            Task::Finish => home::finish(cx),
        }
    }

    fn offer(world: &World, question: &Question, offer: &mut LegalActions<Action>) {
        let play = Play::of(world);
        match *question {
            Question::Race(seat) => making::offer_race(play, seat, offer),
            Question::FirstCard(seat) => making::offer_first_card(play, seat, offer),
            Question::FirstAttack(seat) => making::offer_first_attack(play, seat, offer),
            Question::FirstDefence { seat, rating } => {
                making::offer_first_defence(play, seat, rating, offer);
            }
            Question::FirstGear(seat) => making::offer_first_gear(play, seat, offer),
            Question::Buy(seat) => making::offer_spend(play, seat, offer),
            Question::Lay(seat) => sitting::offer_arrange(play, seat, offer),
            Question::Bring(seat) => sitting::offer_equip(play, seat, offer),
            Question::Entrance => explore::offer_way_in(play, offer),
            Question::InRoom => explore::offer(play, offer),
            Question::Obstacle(nth) => explore::offer_obstacle(play, nth, offer),
            Question::Taker => explore::offer_share(play, offer),
            Question::Act(who) => fight::offer(play, who, offer),
            Question::Dash { who, steps } => effects::offer_dash(play, who, steps, offer),
            Question::Fall(hit) => attack::offer_falls(play, hit, offer),
            Question::Pay(hit) => hits::offer(play, hit, offer),
            Question::Failed { roll, .. } => attack::offer_failed(play, roll, offer),
        }
    }

    fn choose(cx: &mut Cx<'_>, question: Question, act: Action, _amount: i32) {
        match question {
            Question::Race(seat) => making::choose_first(cx, seat, rules::MAKE_RACE, act),
            Question::FirstCard(seat) => making::choose_first(cx, seat, rules::MAKE_CARD, act),
            Question::FirstAttack(seat) => making::choose_first(cx, seat, rules::MAKE_ATTACK, act),
            Question::FirstDefence { seat, .. } => {
                making::choose_first(cx, seat, rules::MAKE_DEFENCES, act);
            }
            Question::FirstGear(seat) => making::choose_first(cx, seat, rules::MAKE_GEAR, act),
            Question::Buy(seat) => making::choose_spend(cx, seat, act),
            Question::Lay(seat) => sitting::choose_arrange(cx, seat, act),
            Question::Bring(seat) => sitting::choose_equip(cx, seat, act),
            Question::Entrance | Question::InRoom => explore::choose(cx, act),
            Question::Obstacle(nth) => explore::choose_obstacle(cx, nth, act),
            Question::Taker => explore::choose_share(cx, act),
            Question::Act(who) => fight::choose(cx, who, act),
            Question::Dash { who, steps } => effects::choose_dash(cx, who, steps, act),
            Question::Fall(hit) => attack::choose_falls(cx, hit, act),
            Question::Pay(hit) => hits::choose(cx, hit, act),
            Question::Failed { roll, short } => attack::choose_failed(cx, roll, short, act),
        }
    }

    fn apply(world: &mut World, event: &Event) {
        apply::apply(world, event);
    }

    fn snapshot(world: &World) -> Snapshot {
        snapshot::take(world)
    }

    fn restore(book: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
        snapshot::restore(book, snapshot)
    }

    fn invariants(world: &World) -> Result<(), String> {
        invariants::check(Play::of(world))
    }

    fn check_step(world: &World, step: &StepOf<Self>) -> Result<(), String> {
        references::check_step(Play::of(world), step)
    }

    fn legacy(game: &Game<Self>) -> Option<String> {
        ron::to_string(&legacy::of(game)).ok()
    }

    fn roll(event: &Event) -> Option<(Side, &Roll)> {
        event.roll()
    }
}
