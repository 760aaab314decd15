//! The game as rules: the module that carries out each task and answers each question.

use std::sync::Arc;

use bevy_ecs::world::World;

use super::{
    Cx, HexAdventure, apply, attack,
    content::Book,
    creation, cues, entries,
    event::Event,
    fight, harm, invariants,
    legacy::Legacy,
    mending, plot, powers,
    react::{self, Occasion},
    references, rules,
    setup::{self, Setup},
    shop,
    snapshot::{self, Snapshot},
    step::{self, Action, Question, Task},
    tackle, tactics, trials, turn,
    venture::Venture,
    walk,
};
use crate::{
    dice::{Chance, Roll},
    game::{Game, LegalActions, RuleId, Ruleset, SetupForm, SetupValues, Side, StepOf},
};

impl Ruleset for HexAdventure {
    const ID: &'static str = "hex_adventure";
    const RULES: &'static [RuleId] = rules::ALL;
    const STEP_NUMBERS: &'static [&'static str] = step::NUMBERS;

    type Content = Book;
    type Setup = Setup;
    type Task = Task;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Snapshot = Snapshot;

    fn setup_form(content: &Book) -> SetupForm {
        setup::form(content)
    }

    fn setup(content: &Book, values: &SetupValues) -> Result<Setup, String> {
        setup::read(content, values)
    }

    fn draw_setup(content: &Book, values: &SetupValues, chance: &mut Chance) -> SetupValues {
        setup::draw(content, values, chance)
    }

    fn begin(content: &Arc<Book>, _setup: &Setup) -> (World, Vec<Task>) {
        (apply::begin(content), vec![Task::Begin])
    }

    fn resolve(cx: &mut Cx<'_>, task: Task) {
        match task {
            Task::Begin => creation::begin(cx),
            Task::Start => entries::start(cx),
            Task::Read(entry) => entries::read(cx, entry),
            Task::Effects { plot, next } => plot::resolve(cx, plot, next),
            Task::Follow { option } => entries::follow(cx, option),
            Task::Dawn => plot::dawn(cx),
            Task::Eat => plot::eat_all(cx),
            Task::Fight => fight::begin(cx),
            Task::Round => fight::round(cx),
            Task::Heroes => fight::heroes(cx),
            Task::Foes => fight::foes(cx),
            Task::Foe(foe) => tactics::turn(cx, foe),
            Task::FoeActs { turn, on } => tactics::act(cx, turn, on),
            Task::EndTurn { turn, attacked } => fight::end_turn(cx, turn, attacked),
            Task::Walk { turn, path, goal } => walk::walk(cx, turn, &path, goal),
            Task::Attack(attack) => attack::attack(cx, attack),
            Task::Roll(trial) => trials::roll(cx, trial),
            Task::Settle { trial, passed } => trials::settle(cx, trial, passed),
            Task::Damage(attack) => attack::damage(cx, attack),
            Task::Tackle { by, on } => tackle::tackle(cx, by, on),
            Task::Use(using) => powers::use_it(cx, using),
            Task::Harmed(who) => harm::fall(cx, who),
            Task::FightEnd => fight::end(cx),
            Task::Toll => harm::toll(cx),
            Task::After { won, fled } => fight::after(cx, won, fled),
            Task::Create { hero, stage } => creation::resolve(cx, hero, stage),
            Task::Whom { plot, effect } => plot::ask_whom(cx, plot, effect),
            Task::Entry => entries::resolve(cx),
            Task::Checker { option } => entries::checker(cx, option),
            Task::Camp { mending } => mending::resolve(cx, mending),
            Task::Next => fight::next(cx),
            Task::Hero(turn) => turn::resolve(cx, turn),
            Task::Dodge(attack) => attack::dodge(cx, attack),
            Task::Contest(contest) => tackle::contest(cx, contest),
            Task::Grip { by, on } => tackle::grip(cx, by, on),
            Task::React { by, on, strike } => {
                react::resolve(cx, on, by, Occasion::Attacked(strike))
            }
            Task::First { by, on } => react::resolve(cx, on, by, Occasion::Tackled),
            Task::Zone { who, mover } => react::resolve(cx, who, mover, Occasion::Zone),
        }
    }

    fn offer(world: &World, question: &Question, offer: &mut LegalActions<Action>) {
        let venture = Venture::of(world);
        match question {
            Question::Create { hero, stage } => creation::offer(venture, *hero, *stage, offer),
            Question::Outfit => shop::offer(venture, true, offer),
            Question::Shop => shop::offer(venture, false, offer),
            Question::Whom { plot, effect } => plot::offer_whom(venture, *plot, *effect, offer),
            Question::Entry => entries::offer(venture, offer),
            Question::Checker { .. } => entries::offer_checker(venture, offer),
            Question::Camp { mending } => mending::offer_camp(venture, *mending, offer),
            Question::Next => fight::offer_next(venture, offer),
            Question::Hero(turn) => turn::offer(venture, *turn, offer),
            Question::Dodge(attack) => attack::offer_dodge(venture, *attack, offer),
            Question::Contest(contest) => tackle::offer_contest(venture, contest, offer),
            Question::Grip { by, .. } => tackle::offer_grip(venture, *by, offer),
            Question::Karma(trial) => trials::offer_karma(trial.by(), offer),
            Question::KarmaContest { hero, .. } => trials::offer_karma(*hero, offer),
            Question::Wish(hero) => harm::offer_wish(*hero, offer),
            Question::React { by, on, strike } => {
                react::offer(venture, *on, *by, Occasion::Attacked(*strike), offer);
            }
            Question::First { by, on } => {
                react::offer(venture, *on, *by, Occasion::Tackled, offer);
            }
            Question::Zone { who, mover } => {
                react::offer(venture, *who, *mover, Occasion::Zone, offer);
            }
        }
    }

    fn choose(cx: &mut Cx<'_>, question: Question, act: Action, amount: i32) {
        match question {
            Question::Create { hero, stage } => creation::choose(cx, hero, stage, act, amount),
            Question::Outfit => shop::choose(cx, true, act),
            Question::Shop => shop::choose(cx, false, act),
            Question::Whom { plot, effect } => plot::choose_whom(cx, plot, effect, act),
            Question::Entry => entries::choose(cx, act),
            Question::Checker { option } => {
                if let Action::Who { hero } = act {
                    entries::attempt(cx, option, hero);
                }
            }
            Question::Camp { mending } => mending::choose(cx, mending, act, amount),
            Question::Next => fight::choose_next(cx, act),
            Question::Hero(turn) => turn::choose(cx, turn, act, amount),
            Question::Dodge(attack) => attack::choose_dodge(cx, attack, act),
            Question::Contest(contest) => tackle::choose_contest(cx, contest, amount),
            Question::Grip { by, on } => tackle::choose_grip(cx, by, on, act),
            Question::Karma(trial) => trials::choose_karma(cx, trial, act),
            Question::KarmaContest { contest, hero, won } => {
                tackle::choose_karma(cx, contest, hero, won, act);
            }
            Question::Wish(hero) => harm::choose_wish(cx, hero, act),
            Question::React { by, on, strike } => {
                react::react(cx, on, by, Occasion::Attacked(strike), act);
            }
            Question::First { by, on } => react::react(cx, on, by, Occasion::Tackled, act),
            Question::Zone { who, mover } => react::react(cx, who, mover, Occasion::Zone, act),
        }
    }

    fn apply(world: &mut World, event: &Event) {
        apply::apply(world, event);
    }

    fn snapshot(world: &World) -> Snapshot {
        snapshot::take(world)
    }

    fn restore(content: &Arc<Book>, snapshot: &Snapshot) -> Result<World, String> {
        snapshot::restore(content, snapshot)
    }

    fn invariants(world: &World) -> Result<(), String> {
        invariants::check(Venture::of(world))
    }

    fn check_step(world: &World, step: &StepOf<Self>) -> Result<(), String> {
        references::check(Venture::of(world), step)
    }

    fn legacy(game: &Game<Self>) -> Option<String> {
        let legacy = Legacy::of(Venture::of(game.world()));
        ron::ser::to_string_pretty(&legacy, ron::ser::PrettyConfig::new()).ok()
    }

    fn roll(event: &Event) -> Option<(Side, &Roll)> {
        event.roll().map(|roll| (cues::thrower(event), roll))
    }
}
