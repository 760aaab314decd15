//! What the rules still have to do, what can be chosen, and what can be tried with dice.

use serde::{Deserialize, Serialize};

use super::{
    Cx, Flow, abilities, attempts, blows,
    cards::Card,
    components::{Combatant, FoeId, HeroId, Laid},
    content::{AbilityIx, ClassIx, ItemIx, RaceIx},
    crawl::Crawl,
    creation, ending,
    event::{Harm, Tariff},
    fight, goods, loot, meetings, round, traps,
};
use crate::{dice::DiceExpr, game::Offer};

/// A blow or a trap on its way to a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blow {
    /// Whom it hits.
    pub hero: HeroId,
    /// What it comes from.
    pub harm: Harm,
    /// What the die showed.
    pub face: i32,
    /// Armour by evading.
    pub evaded: i32,
}

/// Something that a hero tries with own dice. The halfling may try again.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // Fields named as the things they are.
pub enum Attempt {
    /// An attack, with slay dice and the dice of buffs.
    Attack {
        hero: HeroId,
        foe: FoeId,
        added: u8,
        buff: u8,
    },
    /// Magic missiles.
    Missile {
        hero: HeroId,
        foe: FoeId,
        ability: AbilityIx,
        dice: u8,
    },
    /// Healing.
    Heal {
        hero: HeroId,
        on: HeroId,
        ability: AbilityIx,
        dice: u8,
    },
    /// Evading a blow.
    Evade {
        blow: Blow,
        ability: AbilityIx,
        dice: u8,
    },
    /// Calling somebody back.
    Resurrect {
        hero: HeroId,
        on: HeroId,
        ability: AbilityIx,
        dice: u8,
        offering: i32,
    },
    /// Disarming a trap; `chest` where it sits on one.
    Disarm { hero: HeroId },
    /// Looking whether a chest is trapped.
    Chest { hero: HeroId },
    /// What kind of trap it is, and how strong.
    Trap { hero: HeroId },
    /// How much loot there is.
    Loot {
        hero: HeroId,
        dice: DiceExpr,
        chest: bool,
    },
}

impl Attempt {
    /// Whose roll it is.
    pub fn hero(&self) -> HeroId {
        match self {
            Attempt::Attack { hero, .. }
            | Attempt::Missile { hero, .. }
            | Attempt::Heal { hero, .. }
            | Attempt::Resurrect { hero, .. }
            | Attempt::Disarm { hero }
            | Attempt::Chest { hero }
            | Attempt::Trap { hero }
            | Attempt::Loot { hero, .. } => *hero,
            Attempt::Evade { blow, .. } => blow.hero,
        }
    }
}

/// Something that the rules still have to do. Those marked *asks* wait for a choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Greets heroes out of the roster, deals the hands and makes heroes.
    Begin,
    /// Sets the order in which classes are chosen.
    ClassOrder,
    /// *Asks*: a hero's class, or what to do without a face card.
    PickClass(HeroId),
    /// *Asks* `from` whether to give `to` a face card.
    Gift {
        /// Who is asked.
        from: HeroId,
        /// Who needs one.
        to: HeroId,
    },
    /// Counts the resources of a hero.
    Resources(HeroId),
    /// *Asks*: what to buy.
    Shop {
        /// Who buys.
        hero: HeroId,
        /// At which prices.
        tariff: Tariff,
    },
    /// Lays down the entrance.
    Enter,

    /// Begins a round.
    Round,
    /// Everybody alive draws.
    Draw,
    /// Finds and describes the room.
    Describe,
    /// Puts the monsters on the table.
    Monsters,
    /// *Asks* whether a monster is an elite one.
    Elite(FoeId),
    /// Lays the counters on the dragon's stack.
    Counters,
    /// Lays traps before their finders.
    LayTraps,
    /// Puts treasure and the rest on the table.
    LayFinds,
    /// Traps, one after the other.
    Traps,
    /// Strangers and altars, chests, then the loot of the fight.
    Looting,
    /// Ends the round, and the crawl where it is over.
    RoundEnd,

    /// Begins the fight, if there is anybody to fight.
    Fight,
    /// *Asks* whether somebody steps in for the hero who drew a monster.
    StepIn(FoeId),
    /// The opening: each monster and its own hero.
    Opening,
    /// An open round of the fight.
    FightRound,
    /// Somebody's turn.
    Turn {
        /// Whose.
        who: Combatant,
        /// In the opening, the only foe that can be attacked.
        only: Option<FoeId>,
    },
    /// *Asks*: what a hero does.
    HeroTurn {
        /// Who acts.
        hero: HeroId,
        /// In the opening, the only foe that can be attacked.
        only: Option<FoeId>,
        /// Set after the first use of an ability that may be used several times: only that one.
        again: Option<AbilityIx>,
    },
    /// Goes on with an ability that may be used several times in a turn.
    Again {
        /// Who acts.
        hero: HeroId,
        /// In the opening, the only foe that can be attacked.
        only: Option<FoeId>,
        /// Which ability.
        ability: AbilityIx,
    },
    /// *Asks* the monsters' seat whom a foe goes for, where the book leaves a choice.
    Target(FoeId),
    /// A foe attacks.
    FoeAttack(FoeId),
    /// *Asks*: evading, where that is possible; else the blow lands.
    Blow(Blow),
    /// A blow lands.
    Land(Blow),
    /// Ends the fight.
    FightEnd,

    /// Rolls an attempt.
    Roll(Attempt),
    /// *Asks*: roll again?
    Luck {
        /// What was rolled.
        attempt: Attempt,
        /// What would come of it.
        outcome: i32,
    },
    /// Carries out an attempt.
    Settle {
        /// What was rolled.
        attempt: Attempt,
        /// What comes of it.
        outcome: i32,
    },

    /// A trap before its finder.
    Trap(Laid),
    /// A trap goes off.
    Spring(HeroId),
    /// *Asks* whether to open a chest.
    Chest(Laid),
    /// Takes what is in a chest.
    EmptyChest(Laid),
    /// A stranger.
    Stranger(Laid),
    /// An altar.
    Altar(Laid),
    /// A card with effects of its own.
    EventCard(Laid),
    /// Shares out the loot of the fight, monster by monster.
    Spoils,
    /// *Asks*: who gets how much of what is left.
    DivideByHand,
    /// *Asks*: what anybody does out of battle.
    Camp {
        /// Whether goods can be bought and passed around too.
        market: bool,
    },
    /// *Asks*: how much to offer for a resurrection.
    Offering {
        /// Who prays.
        hero: HeroId,
        /// For whom.
        on: HeroId,
        /// With which ability.
        ability: AbilityIx,
    },
    /// *Asks*: with how many dice.
    ResurrectDice {
        /// Who prays.
        hero: HeroId,
        /// For whom.
        on: HeroId,
        /// With which ability.
        ability: AbilityIx,
        /// What was offered.
        offering: i32,
    },
    /// Effects of a card, stranger, altar or item, from this one on.
    Effects {
        /// Out of which list.
        of: EffectList,
        /// The next of them.
        next: u8,
        /// For whom, where they are for the finder.
        finder: HeroId,
    },

    /// What comes after a victory.
    Triumph,
    /// The end.
    Over,
}

/// A list of effects in the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EffectList {
    /// Of a card.
    Card(Card),
    /// Of a stranger.
    Stranger(u16),
}

/// Something that can be chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)] // Fields named as the things they are.
pub enum Act {
    Become {
        card: Card,
        class: ClassIx,
        race: RaceIx,
    },
    DropHighest,
    DrawMore,
    AskFor {
        from: HeroId,
    },
    Give {
        card: Card,
    },
    Trade {
        card: Card,
    },
    RefuseGift,
    Buy {
        item: ItemIx,
    },
    Equip {
        hero: HeroId,
        place: u8,
        on: bool,
    },
    Done,
    MakeElite,
    LeaveCommon,
    Nobody,
    StepIn {
        hero: HeroId,
    },
    Attack {
        foe: FoeId,
    },
    Use {
        hero: HeroId,
        ability: AbilityIx,
        on: Combatant,
    },
    UseItem {
        hero: HeroId,
        place: u8,
        on: HeroId,
    },
    Defend {
        foe: FoeId,
    },
    Hold,
    Target {
        hero: HeroId,
    },
    TakeBlow,
    Evade {
        ability: AbilityIx,
    },
    RollAgain,
    Keep,
    OpenChest,
    LeaveChest,
    Share {
        hero: HeroId,
    },
    Shop {
        hero: HeroId,
    },
    GiveLoot {
        from: HeroId,
        to: HeroId,
    },
    GiveItem {
        from: HeroId,
        place: u8,
        to: HeroId,
    },
    Repair {
        hero: HeroId,
        owner: HeroId,
        place: u8,
    },
    Offer,
    SpendDice,
    GoOn,
}

/// Works off one step, or says that it asks.
pub fn resolve(cx: &mut Cx<'_>, step: Step) -> Flow {
    match step {
        Step::Begin => creation::begin(cx),
        Step::ClassOrder => creation::class_order(cx),
        Step::Resources(hero) => creation::resources(cx, hero),
        Step::Enter => creation::enter(cx),
        Step::Round => round::begin(cx),
        Step::Draw => round::draw(cx),
        Step::Describe => round::describe(cx),
        Step::Monsters => round::monsters(cx),
        Step::Counters => round::counters(cx),
        Step::LayTraps => round::lay_traps(cx),
        Step::LayFinds => round::lay_finds(cx),
        Step::Traps => traps::all(cx),
        Step::Looting => loot::all(cx),
        Step::RoundEnd => round::end(cx),
        Step::Fight => fight::begin(cx),
        Step::Opening => fight::opening(cx),
        Step::FightRound => fight::round(cx),
        Step::Turn { who, only } => fight::turn(cx, who, only),
        Step::FoeAttack(foe) => blows::attack(cx, foe),
        Step::Land(blow) => blows::land(cx, blow),
        Step::FightEnd => fight::end(cx),
        Step::Again {
            hero,
            only,
            ability,
        } => abilities::again(cx, hero, only, ability),
        Step::Roll(attempt) => attempts::roll(cx, attempt),
        Step::Settle { attempt, outcome } => attempts::settle(cx, attempt, outcome),
        Step::Trap(laid) => traps::trap(cx, laid),
        Step::Spring(hero) => traps::spring(cx, hero),
        Step::EmptyChest(laid) => traps::empty_chest(cx, laid),
        Step::Stranger(laid) => meetings::stranger(cx, laid),
        Step::Altar(laid) => meetings::altar(cx, laid),
        Step::EventCard(laid) => meetings::event_card(cx, laid),
        Step::Spoils => loot::spoils(cx),
        Step::Effects { of, next, finder } => meetings::effects(cx, of, next, finder),
        Step::Triumph => ending::triumph(cx),
        Step::Over => ending::over(cx),
        Step::StepIn(foe) => return fight::step_in(cx, foe),
        Step::Target(foe) => return fight::target(cx, foe),
        Step::Blow(blow) => return blows::blow(cx, blow),
        Step::Chest(laid) => return traps::chest(cx, laid),
        Step::Camp { market } => return loot::camp(cx, market),
        Step::PickClass(_)
        | Step::Gift { .. }
        | Step::Shop { .. }
        | Step::Elite(_)
        | Step::HeroTurn { .. }
        | Step::Luck { .. }
        | Step::DivideByHand
        | Step::Offering { .. }
        | Step::ResurrectDice { .. } => return Flow::Ask(step),
    }
    Flow::Done
}

/// What a step that asks offers.
pub fn offer(crawl: Crawl<'_>, step: &Step, offer: &mut Offer<Act>) {
    match *step {
        Step::PickClass(hero) => creation::offer_class(crawl, hero, offer),
        Step::Gift { from, to } => creation::offer_gift(crawl, from, to, offer),
        Step::Shop { hero, tariff } => goods::offer_shop(crawl, hero, tariff, offer),
        Step::Elite(foe) => round::offer_elite(crawl, foe, offer),
        Step::StepIn(foe) => fight::offer_step_in(crawl, foe, offer),
        Step::Target(foe) => fight::offer_target(crawl, foe, offer),
        Step::HeroTurn { hero, only, again } => {
            abilities::offer_turn(crawl, hero, only, again, offer);
        }
        Step::Blow(blow) => blows::offer(crawl, blow, offer),
        Step::Luck { attempt, .. } => attempts::offer_luck(&attempt, offer),
        Step::Chest(laid) => traps::offer_chest(crawl, laid, offer),
        Step::DivideByHand => loot::offer_division(crawl, offer),
        Step::Camp { market } => loot::offer_camp(crawl, market, offer),
        Step::Offering { hero, ability, .. } => {
            abilities::offer_offering(crawl, hero, ability, offer);
        }
        Step::ResurrectDice { hero, ability, .. } => {
            abilities::offer_resurrect_dice(crawl, hero, ability, offer);
        }
        _ => {}
    }
}

/// Carries out a choice of a step that asked.
pub fn choose(cx: &mut Cx<'_>, step: Step, act: Act, amount: i32) {
    match step {
        Step::PickClass(hero) => creation::choose_class(cx, hero, act),
        Step::Gift { from, to } => creation::choose_gift(cx, from, to, act),
        Step::Shop { hero, tariff } => goods::choose_shop(cx, hero, tariff, act, amount),
        Step::Elite(foe) => round::choose_elite(cx, foe, act),
        Step::StepIn(foe) => fight::choose_step_in(cx, foe, act),
        Step::Target(foe) => fight::choose_target(cx, foe, act),
        Step::HeroTurn { hero, only, .. } => abilities::choose_turn(cx, hero, only, act, amount),
        Step::Blow(blow) => blows::choose(cx, blow, act, amount),
        Step::Luck { attempt, outcome } => attempts::choose_luck(cx, attempt, outcome, act),
        Step::Chest(laid) => traps::choose_chest(cx, laid, act),
        Step::DivideByHand => loot::choose_division(cx, act, amount),
        Step::Camp { market } => loot::choose_camp(cx, market, act, amount),
        Step::Offering { hero, on, ability } => {
            abilities::choose_offering(cx, hero, on, ability, amount);
        }
        Step::ResurrectDice {
            hero,
            on,
            ability,
            offering,
        } => {
            abilities::choose_resurrect_dice(cx, (hero, on), ability, offering, amount as u8);
        }
        _ => {}
    }
}
