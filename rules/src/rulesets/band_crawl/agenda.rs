//! The game as rules: the module that carries out each task and answers each question.

use std::sync::Arc;

use bevy_ecs::world::World;

use super::{
    BandCrawl, Cx, apply,
    band::Band,
    between, charge,
    content::Book,
    creation, crisis, crossings, draughts, ending,
    event::Event,
    fight, flight, forces, harm, healing, home, invariants, legacy, meet, melee, moves, pursuit,
    quest, references, rivals, rules, secrets,
    setup::{self, Setup},
    shares, shots,
    snapshot::{self, Snapshot},
    spells, spoils,
    step::{Action, Question, Task},
    trading, traps, treasure, turn, wounded,
};
use crate::{
    dice::{Chance, Roll},
    game::{Game, LegalActions, RuleId, Ruleset, SetupForm, SetupValues, Side, StepOf},
};

impl Ruleset for BandCrawl {
    const ID: &'static str = "band_crawl";
    const RULES: &'static [RuleId] = rules::ALL;

    type Content = Book;
    type Setup = Setup;
    type Task = Task;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Snapshot = Snapshot;

    fn setup_form(book: &Book) -> SetupForm {
        setup::form(book).clone()
    }

    fn setup(book: &Book, values: &SetupValues) -> Result<Setup, String> {
        setup::read(book, values)
    }

    fn draw_setup(book: &Book, values: &SetupValues, chance: &mut Chance) -> SetupValues {
        setup::draw(book, values, chance)
    }

    fn begin(book: &Arc<Book>, setup: &Setup) -> (World, Vec<Task>) {
        (apply::begin(book, setup), vec![Task::Begin])
    }

    fn resolve(cx: &mut Cx<'_>, task: Task) {
        match task {
            Task::Begin => creation::begin(cx),
            Task::MakeStar(seat) => creation::make_star(cx, seat),
            Task::Arm { who, row } => creation::arm(cx, who, row),
            Task::Recruiting => creation::recruiting(cx),
            Task::Quest => quest::begin(cx),
            Task::SetOut => turn::set_out(cx),
            Task::Turn => turn::turn(cx),
            Task::NextGroup => turn::next_group(cx),
            Task::Go { from, side } => moves::go(cx, from, side),
            Task::Arrive { tile, unknown } => moves::arrive(cx, tile, unknown),
            Task::DungeonTurn => turn::dungeon_turn(cx),
            Task::MoveForce(force) => forces::go(cx, force),
            Task::MoveFoes(tile) => forces::foes_go(cx, tile),
            Task::Resolve {
                force,
                tile,
                active,
            } => forces::resolve(cx, force, tile, active),
            Task::Meet { tile, active } => moves::meet(cx, tile, active),
            Task::Loot(tile) => treasure::loot(cx, tile),
            Task::PossibleTreasure { tile, from, bonus } => {
                treasure::possible(cx, tile, from, bonus);
            }
            Task::HandOut { tile, find } => treasure::hand_out(cx, tile, find),
            Task::Spoils(tile) => spoils::spoils(cx, tile),
            Task::PassCoins(tile) => treasure::pass_coins(cx, tile),
            Task::OpenSecret { tile, side, first } => secrets::open(cx, tile, side, first),
            Task::Vermin(tile) => secrets::vermin(cx, tile),
            Task::Cross { from, to } => crossings::next(cx, from, to),
            Task::RivalsLeave(tile) => rivals::leave(cx, tile),
            Task::Join(tile) => rivals::join(cx, tile),
            Task::DisarmTrap { who, tile, again } => traps::disarm(cx, who, tile, again),
            Task::OpenBoard(meeting) => meet::open(cx, meeting),
            Task::Drink(side) => draughts::drink(cx, side),
            Task::Charge => charge::charge(cx),
            Task::SideTurn(side) => fight::side_turn(cx, side),
            Task::Shooters(side) => shots::shooters(cx, side),
            Task::Casters(side) => spells::casters(cx, side),
            Task::Reach(casting) => spells::reach(cx, casting),
            Task::Enchant { by, spell, on } => spells::enchant(cx, by, spell, on),
            Task::Throw { who, place } => shots::throw(cx, who, place),
            Task::Crises(acted) => crisis::both(cx, acted),
            Task::Crisis(side) => crisis::crisis(cx, side),
            Task::Heal(side) => healing::heal(cx, side),
            Task::Flee(who) => flight::flee(cx, &who),
            Task::Run { who, tiles } => flight::run(cx, who, tiles),
            Task::Fled(tile) => flight::arrive(cx, tile),
            Task::Pursue(tile) => pursuit::pursue(cx, tile),
            Task::Free(tile) => wounded::free(cx, tile),
            Task::DropFinds { who, left } => pursuit::drop_finds(cx, who, left),
            Task::StayBehind(who) => pursuit::stay_behind(cx, who),
            Task::Runaways => pursuit::runaways(cx),
            Task::FledFoes => pursuit::fled_foes(cx),
            Task::DuckBack { who, from } => crisis::duck_back(cx, who, from),
            Task::Chargers(side) => fight::chargers(cx, side),
            Task::Melees => melee::all(cx),
            Task::Melee(on) => melee::melee(cx, on),
            Task::Round { by, on, first } => melee::round(cx, by, on, first),
            Task::MeleeOver(who) => melee::over(cx, who),
            Task::Hit(hit) => harm::hit(cx, hit),
            Task::CloseBoard => meet::close(cx),
            Task::Recover(who) => wounded::recover(cx, who),
            Task::ComeHome => home::come_home(cx),
            Task::Reckon => home::reckon(cx),
            Task::Share(nth) => shares::share(cx, nth),
            Task::Judge(who) => home::judge(cx, who),
            Task::Part => home::part(cx),
            Task::Between => between::begin(cx),
            Task::LeaveDungeon(revisits) => between::leave_dungeon(cx, revisits),
            Task::Finish => ending::finish(cx),
        }
    }

    fn offer(world: &World, question: &Question, offer: &mut LegalActions<Action>) {
        let band = Band::of(world);
        match *question {
            Question::StarRace(seat) => creation::offer_race(band, seat, offer),
            Question::StarRow {
                seat,
                race,
                profession,
            } => creation::offer_row(band, seat, race, profession, offer),
            Question::Arms { who, row } => creation::offer_arms(band, who, row, offer),
            Question::Kit(who) => creation::offer_kit(band, who, offer),
            Question::Recruit => creation::offer_recruit(band, offer),
            Question::Group(tile) => moves::offer_group(band, tile, offer),
            Question::SecretSide(tile) => secrets::offer_side(band, tile, offer),
            Question::EnterSecret {
                tile, ref first, ..
            } => secrets::offer_enter(band, tile, first, offer),
            Question::Cross { from, .. } => crossings::offer(band, from, offer),
            Question::Climb(who) => crossings::offer_climb(band, who, offer),
            Question::Rivals(tile) => rivals::offer(band, tile, offer),
            Question::Join(tile) => rivals::offer_join(band, tile, offer),
            Question::Spoils(tile) => spoils::offer(band, tile, offer),
            Question::HandOut { tile, find } => treasure::offer_find(band, (tile, find), offer),
            Question::Trade(tile) => trading::offer(band, tile, offer),
            Question::HandTo { who, .. } => trading::offer_to(band, who, offer),
            Question::Drink(side) => draughts::offer(band, side, offer),
            Question::Act { who, moved } => fight::offer_act(band, who, moved, offer),
            Question::Shoot { who, moved } => shots::offer_shoot(band, who, moved, offer),
            Question::Cast { who, moved } => spells::offer_cast(band, who, moved, offer),
            Question::Aim(ref aiming) => spells::offer_aim(band, aiming, offer),
            Question::Spare(ref casting) => spells::offer_spare(band, casting, offer),
            Question::FreeWill(who) => crisis::offer(band, who, offer),
            Question::NextAttacker(on) => melee::offer_next(band, on, offer),
            Question::RunTo { who, tiles } => flight::offer_run(band, who, tiles, offer),
            Question::DropFind { who, .. } => pursuit::offer_drop(band, who, offer),
            Question::LastRound(who) => pursuit::offer_last_round(band, who, offer),
            Question::RunOn(who) => pursuit::offer_run_on(band, who, offer),
            Question::PickFind(who) => shares::offer_pick(band, who, offer),
            Question::Between => between::offer(band, offer),
        }
    }

    fn choose(cx: &mut Cx<'_>, question: Question, act: Action, _amount: i32) {
        match question {
            Question::StarRace(seat) => creation::choose_race(cx, seat, act),
            Question::StarRow { seat, race, .. } => creation::choose_row(cx, seat, race, act),
            Question::Arms { who, row } => creation::choose_arms(cx, who, row, act),
            Question::Kit(who) => creation::choose_kit(cx, who, act),
            Question::Recruit => creation::choose_recruit(cx, act),
            Question::Group(tile) => moves::choose_group(cx, tile, act),
            Question::SecretSide(tile) => secrets::choose_side(cx, tile, act),
            Question::EnterSecret { tile, side, first } => {
                secrets::choose_enter(cx, tile, side, first, act);
            }
            Question::Cross { from, to } => crossings::choose(cx, from, to, act),
            Question::Climb(who) => crossings::choose_climb(cx, who, act),
            Question::Rivals(tile) => rivals::choose(cx, tile, act),
            Question::Join(tile) => rivals::choose_join(cx, tile, act),
            Question::Spoils(tile) => spoils::choose(cx, tile, act),
            Question::HandOut { tile, find } => treasure::choose_find(cx, tile, find, act),
            Question::Trade(tile) => trading::choose(cx, tile, act),
            Question::HandTo { tile, who, place } => {
                trading::choose_to(cx, (tile, who, place), act);
            }
            Question::Drink(side) => draughts::choose(cx, side, act),
            Question::Act { who, .. } => fight::choose_act(cx, who, act),
            Question::Shoot { who, .. } => shots::choose_shoot(cx, who, act),
            Question::Cast { who, moved } => spells::choose_cast(cx, who, moved, act),
            Question::Aim(aiming) => spells::choose_aim(cx, aiming, act),
            Question::Spare(casting) => spells::choose_spare(cx, casting, act),
            Question::FreeWill(who) => crisis::choose(cx, who, act),
            Question::NextAttacker(on) => melee::choose_next(cx, on, act),
            Question::RunTo { who, tiles } => flight::choose_run(cx, who, tiles, act),
            Question::DropFind { who, left } => pursuit::choose_drop(cx, who, left, act),
            Question::LastRound(who) => pursuit::choose_last_round(cx, who, act),
            Question::RunOn(who) => pursuit::choose_run_on(cx, who, act),
            Question::PickFind(who) => shares::choose_pick(cx, who, act),
            Question::Between => between::choose(cx, act),
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
        invariants::check(Band::of(world))
    }

    fn check_step(world: &World, step: &StepOf<Self>) -> Result<(), String> {
        references::check_step(Band::of(world), step)
    }

    fn legacy(game: &Game<Self>) -> Option<String> {
        ron::to_string(&legacy::of(game)).ok()
    }

    fn roll(event: &Event) -> Option<(Side, &Roll)> {
        event.roll()
    }
}
