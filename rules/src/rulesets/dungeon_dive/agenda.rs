//! The game as rules: the module that carries out each task and answers each question.

use std::sync::Arc;

use bevy_ecs::world::World;

use super::{
    Cx, DungeonDive, apply,
    content::Book,
    delve,
    effects::{self, deeds, lasting, moving, reactions, saves, several, zones},
    event::Event,
    fight::{self, flight, harm, strike, turn, walk},
    invariants, legacy, making,
    play::Play,
    references, rules,
    setup::{self, Setup},
    snapshot::{self, Snapshot},
    step::{Action, Question, Run, Task},
    town,
};
use crate::{
    dice::{Chance, Roll},
    game::{Game, LegalActions, RuleId, Ruleset, Seat, SetupForm, SetupValues, Side, StepOf},
};

impl Ruleset for DungeonDive {
    const ID: &'static str = "dungeon_dive";
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

    fn draw_setup(book: &Book, values: &SetupValues, chance: &mut Chance) -> SetupValues {
        setup::draw(book, values, chance)
    }

    fn begin(book: &Arc<Book>, _setup: &Setup) -> (World, Vec<Task>) {
        (apply::begin(book), vec![Task::Begin])
    }

    fn resolve(cx: &mut Cx<'_>, task: Task) {
        match task {
            Task::Begin if cx.setup().is_skirmish() && cx.setup().town.is_quiet() => {
                fight::begin(cx);
            }
            Task::Begin => town::begin(cx),
            Task::Initiative => fight::initiative(cx),
            Task::Round => fight::round(cx),
            Task::TurnBegins(who) => fight::turn_begins(cx, who),
            Task::Act(who) => fight::act(cx, who),
            Task::TurnEnds(who) => fight::turn_ends(cx, who),
            Task::TurnOver(who) => fight::turn_over(cx, who),
            Task::Walk(it) => walk::walk(cx, it),
            Task::Step { who, to, feet } => walk::step(cx, who, to, feet),
            Task::Drop { who, feet } => moving::drop(cx, who, feet),
            Task::React { cause, who } => reactions::react(cx, cause, who),
            Task::Do(plan) => deeds::begin(cx, &plan),
            Task::Deed(deed) => deeds::carry_out(cx, deed),
            Task::DeedOver(deed) => deeds::over(cx, deed),
            Task::Run(run) => effects::run(cx, run),
            Task::Times { run, left } => several::again(cx, run, left),
            Task::Attack(blow) => strike::attack(cx, blow),
            Task::AttackRoll(blow) => strike::roll(cx, blow),
            Task::Struck(deed) => strike::struck(cx, deed),
            Task::Save(run) => saves::save(cx, run),
            Task::Saved(run) => saves::saved(cx, run),
            Task::Harm(it) => harm::harm(cx, it),
            Task::Hurt(it) => harm::hurt(cx, &it),
            Task::Concentrate { who, dc } => lasting::concentrate(cx, who, dc),
            Task::AtZero {
                who,
                by,
                left_over,
                critical,
                taken,
                kinds,
            } => {
                let blow = harm::Wound {
                    kinds: &kinds,
                    taken,
                    critical,
                };
                harm::at_zero(cx, who, by, left_over, blow);
            }
            Task::DeathSave(who) => harm::death_save(cx, who),
            Task::SaveAgain {
                who,
                lasting,
                damaged,
            } => lasting::save_again(cx, who, lasting, damaged),
            Task::Soar(it) => flight::soar(cx, it),
            Task::Stroke { who, to, up, feet } => flight::stroke(cx, who, to, up, feet),
            Task::Land { who, feet } => moving::land(cx, who, feet),
            Task::Delve(task) => delve::resolve(cx, task),
            Task::Making(task) => making::resolve(cx, task),
            Task::Town(task) => town::resolve(cx, task),
        }
    }

    fn offer(world: &World, question: &Question, offer: &mut LegalActions<Action>) {
        let play = Play::of(world);
        match question {
            Question::OnTurn(who) => turn::offer(play, *who, offer),
            Question::Aim(plan) => turn::offer_aim(play, plan, offer),
            Question::Reaction { who, cause } => reactions::offer(play, *who, *cause, offer),
            Question::Again { run, left } => offer_again(play, (*run, *left), offer),
            Question::OneOf(run) => offer_options(play, *run, offer),
            Question::Whither { run, feet, hops } => {
                offer.ask(seat(play, *run), rules::MOVE_SQUARES);
                for cell in moving::goals(play, run.on, *feet, *hops) {
                    offer.add(Action::At(cell));
                }
                offer.add(Action::Done);
            }
            Question::ZoneTo { who, zone } => zones::offer(play, *who, *zone, offer),
            Question::OnDive(asked) => delve::offer(play, *asked, offer),
            Question::OfHero => making::offer(play, offer),
            Question::InTown(question) => town::offer(play, question, offer),
        }
    }

    fn choose(cx: &mut Cx<'_>, question: Question, act: Action, amount: i32) {
        match (question, act) {
            (Question::OnTurn(who), act) => turn::choose(cx, who, act),
            (Question::Aim(plan), act) => turn::choose_aim(cx, plan, act),
            (Question::OnDive(asked), Action::Delve(act)) => delve::choose(cx, asked, act),
            (Question::Reaction { who, cause }, act) => reactions::choose(cx, who, cause, act),
            (Question::Again { run, left }, Action::Target(on)) => {
                several::next(cx, run, on, left);
            }
            (Question::Again { run, left }, Action::AllAt(on)) => {
                several::all_at(cx, run, on, left);
            }
            (Question::OneOf(run), Action::Option(place)) => effects::option(cx, run, place),
            (Question::Whither { run, feet, hops }, Action::At(to)) => {
                moving::go(cx, run, feet, hops, to);
            }
            (Question::ZoneTo { who, zone }, Action::At(to)) => zones::send(cx, who, zone, to),
            (Question::OfHero, Action::Making(act)) => making::choose(cx, act),
            (Question::InTown(question), Action::Town(act)) => {
                town::choose(cx, &question, act, amount);
            }
            _ => {}
        }
    }

    fn invariants(world: &World) -> Result<(), String> {
        invariants::check(Play::of(world))
    }

    fn check_step(world: &World, step: &StepOf<Self>) -> Result<(), String> {
        references::check_step(Play::of(world), step)
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

    fn legacy(game: &Game<Self>) -> Option<String> {
        ron::to_string(&legacy::of(game)).ok()
    }

    fn roll(event: &Event) -> Option<(Side, &Roll)> {
        event.roll()
    }
}

/// The seat of whoever decides about an effect.
fn seat(play: Play<'_>, run: Run) -> Seat {
    Seat::Hero(play.figure(run.on).seat().unwrap_or(0))
}

/// Offers the next target of what happens several times.
fn offer_again(play: Play<'_>, (run, left): (Run, u8), offer: &mut LegalActions<Action>) {
    let deed = play.deed(run.deed);
    let by = play.figure(deed.by);
    offer.ask(Seat::Hero(by.seat().unwrap_or(0)), rules::MAGIC_SPELLS);
    let Some(act) = deed.act else {
        offer.add(Action::Done);
        return;
    };
    let plan = turn::plan(deed.by, deed.source, act, deed.circle);
    let frame = &play.book().works(deed.source).acts[usize::from(act)];
    let all = effects::targets::offered(by, &plan, frame);
    for on in &all {
        offer.add(Action::Target(on.id()));
    }
    if left > 1 {
        for on in &all {
            offer.add(Action::AllAt(on.id()));
        }
    }
    offer.add(Action::Done);
}

/// Offers the things of which one happens.
fn offer_options(play: Play<'_>, run: Run, offer: &mut LegalActions<Action>) {
    let deed = play.deed(run.deed);
    let step = play.step_of(deed, run);
    let chooser = effects::chooser(play, run).seat();
    let seat = Seat::Hero(chooser.unwrap_or(0));
    offer.ask(seat, deeds::rule_of(deed.source));
    for place in 0..step.inner.len() as u8 {
        offer.add(Action::Option(place));
    }
}
