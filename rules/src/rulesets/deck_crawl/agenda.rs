//! The game as rules: the module that carries out each task and answers each question.

use std::sync::Arc;

use bevy_ecs::world::World;

use super::{
    Cx, DeckCrawl, abilities, apply, attempts, blows,
    content::Book,
    crawl::{self, Crawl},
    creation, cues, ending,
    event::Event,
    fight, loot, meetings, references, round, rules,
    setup::{self, Setup},
    shop,
    snapshot::{self, Snapshot},
    step::{self, Action, Question, Task},
    traps,
};
use crate::{
    dice::{Chance, Roll},
    game::{Game, LegalActions, RuleId, Ruleset, SetupForm, SetupValues, Side, StepOf},
};

impl Ruleset for DeckCrawl {
    const ID: &'static str = "deck_crawl";
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

    fn begin(content: &Arc<Book>, setup: &Setup) -> (World, Vec<Task>) {
        (apply::begin(content, setup), vec![Task::Begin])
    }

    fn resolve(cx: &mut Cx<'_>, task: Task) {
        match task {
            Task::Begin => creation::begin(cx),
            Task::ClassOrder => creation::class_order(cx),
            Task::PickClass(hero) => creation::ask(cx, Question::PickClass(hero)),
            Task::Gift { from, to } => creation::ask(cx, Question::Gift { from, to }),
            Task::Resources(hero) => creation::resources(cx, hero),
            Task::Shop { hero, tariff } => shop::shop(cx, hero, tariff),
            Task::Enter => creation::enter(cx),
            Task::Round => round::begin(cx),
            Task::Draw => round::draw(cx),
            Task::Describe => round::describe(cx),
            Task::Monsters => round::monsters(cx),
            Task::Counters => round::counters(cx),
            Task::LayTraps => round::lay_traps(cx),
            Task::LayFinds => round::lay_finds(cx),
            Task::Traps => traps::all(cx),
            Task::Looting => loot::all(cx),
            Task::RoundEnd => round::end(cx),
            Task::Fight => fight::begin(cx),
            Task::Opening => fight::opening(cx),
            Task::FightRound => fight::round(cx),
            Task::Turn { who, only } => fight::turn(cx, who, only),
            Task::FoeAttack(foe) => blows::attack(cx, foe),
            Task::Land(blow) => blows::land(cx, blow),
            Task::FightEnd => fight::end(cx),
            Task::Again {
                hero,
                only,
                ability,
            } => abilities::again(cx, hero, only, ability),
            Task::Roll(attempt) => attempts::roll(cx, attempt),
            Task::Settle { attempt, outcome } => attempts::settle(cx, attempt, outcome),
            Task::Trap(laid) => traps::trap(cx, laid),
            Task::Spring(hero) => traps::spring(cx, hero),
            Task::EmptyChest(laid) => traps::empty_chest(cx, laid),
            Task::Stranger(laid) => meetings::stranger(cx, laid),
            Task::Altar(laid) => meetings::altar(cx, laid),
            Task::EventCard(laid) => meetings::event_card(cx, laid),
            Task::Spoils => loot::spoils(cx),
            Task::Effects { of, next, finder } => meetings::effects(cx, of, next, finder),
            Task::Triumph => ending::triumph(cx),
            Task::Over => ending::over(cx),
            Task::StepIn(foe) => fight::step_in(cx, foe),
            Task::Target(foe) => fight::target(cx, foe),
            Task::Blow(blow) => blows::blow(cx, blow),
            Task::Chest(laid) => traps::chest(cx, laid),
            Task::Camp { market } => loot::camp(cx, market),
        }
    }

    fn offer(world: &World, question: &Question, offer: &mut LegalActions<Action>) {
        let crawl = Crawl::of(world);
        match *question {
            Question::PickClass(hero) => creation::offer_class(crawl, hero, offer),
            Question::Gift { from, to } => creation::offer_gift(crawl, from, to, offer),
            Question::Shop { hero, tariff } => shop::offer_shop(crawl, hero, tariff, offer),
            Question::Elite(foe) => round::offer_elite(crawl, foe, offer),
            Question::StepIn(foe) => fight::offer_step_in(crawl, foe, offer),
            Question::Target(foe) => fight::offer_target(crawl, foe, offer),
            Question::HeroTurn { hero, only, again } => {
                abilities::offer_turn(crawl, hero, only, again, offer);
            }
            Question::Blow(blow) => blows::offer(crawl, blow, offer),
            Question::Luck { attempt, .. } => attempts::offer_luck(&attempt, offer),
            Question::Chest(laid) => traps::offer_chest(crawl, laid, offer),
            Question::Disarm { thief, .. } => traps::offer_disarm(thief, offer),
            Question::DivideByHand => loot::offer_division(crawl, offer),
            Question::Camp { market } => loot::offer_camp(crawl, market, offer),
            Question::Offering { hero, ability, .. } => {
                abilities::offer_offering(crawl, hero, ability, offer);
            }
            Question::ResurrectDice {
                hero,
                ability,
                offering,
                ..
            } => {
                abilities::offer_resurrect_dice(crawl, hero, ability, offering, offer);
            }
        }
    }

    fn choose(cx: &mut Cx<'_>, question: Question, act: Action, amount: i32) {
        match question {
            Question::PickClass(hero) => creation::choose_class(cx, hero, act),
            Question::Gift { from, to } => creation::choose_gift(cx, from, to, act),
            Question::Shop { hero, tariff } => shop::choose_shop(cx, hero, tariff, act, amount),
            Question::Elite(foe) => round::choose_elite(cx, foe, act),
            Question::StepIn(foe) => fight::choose_step_in(cx, foe, act),
            Question::Target(foe) => fight::choose_target(cx, foe, act),
            Question::HeroTurn { hero, only, .. } => {
                abilities::choose_turn(cx, hero, only, act, amount)
            }
            Question::Blow(blow) => blows::choose(cx, blow, act, amount),
            Question::Luck { attempt, outcome } => attempts::choose_luck(cx, attempt, outcome, act),
            Question::Chest(laid) => traps::choose_chest(cx, laid, act),
            Question::Disarm { thief, finder } => traps::choose_disarm(cx, thief, finder, act),
            Question::DivideByHand => loot::choose_division(cx, act, amount),
            Question::Camp { market } => loot::choose_camp(cx, market, act, amount),
            Question::Offering { hero, on, ability } => {
                abilities::choose_offering(cx, hero, on, ability, amount);
            }
            Question::ResurrectDice {
                hero,
                on,
                ability,
                offering,
            } => {
                abilities::choose_resurrect_dice(cx, (hero, on), ability, offering, amount as u8);
            }
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
        crawl::invariants(Crawl::of(world))
    }

    fn check_step(world: &World, step: &StepOf<Self>) -> Result<(), String> {
        references::check_step(Crawl::of(world), step)
    }

    fn legacy(game: &Game<Self>) -> Option<String> {
        let legacy = ending::legacy(game);
        ron::ser::to_string_pretty(&legacy, ron::ser::PrettyConfig::new()).ok()
    }

    fn roll(event: &Event) -> Option<(Side, &Roll)> {
        event.roll().map(|roll| (cues::thrower(event), roll))
    }
}
