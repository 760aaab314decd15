//! Rules that were once played wrongly, each in the smallest situation that shows it.

use bevy_ecs::world::World;
use serde_json::{from_value, to_value};
use tabledelve::{
    content::RecordId,
    dice::Chance,
    game::{BotKind, Game, Offer, RuleId, Ruleset, Status, play_out},
    grid::{Cell, hex},
    rulesets::hex_adventure::{
        Act, Aim, Attack, Boon, Event, Fighter, FighterId, Flight, HeroRecord, HexAdventure,
        Lasting, Means, Party, Setup, Step, Story, Trial, Turn, Using, Venture, Way,
        content::{
            Attribute, BoardIx, FirstSide, FoeIx, GoodIx, HeroIx, SkillIx, SpellIx, Thing, WeaponIx,
        },
        rules,
    },
};

use crate::common::{BOOK, random_setup, setup};

const AJAX: FighterId = FighterId(0);
const SECOND: FighterId = FighterId(1);
const THIRD: FighterId = FighterId(2);
const FOE: FighterId = FighterId(100);

/// A game that a test plays choice by choice, and whose world it can lay out anew in between.
struct Play(Game<HexAdventure>);

fn id(text: &str) -> RecordId {
    RecordId::new(text).expect("an id")
}

fn good(name: &str) -> GoodIx {
    GoodIx::find(&BOOK, &id(name)).expect("a good")
}

fn spell(name: &str) -> SpellIx {
    SpellIx::find(&BOOK, &id(name)).expect("a spell")
}

fn weapon(name: &str) -> WeaponIx {
    WeaponIx::find(&BOOK, &id(name)).expect("a weapon")
}

/// Changes a fighter.
fn change(world: &mut World, who: FighterId, with: impl FnOnce(&mut Fighter)) {
    let entity = Venture::of(world).entity(who).expect("it is here");
    with(&mut world.get_mut::<Fighter>(entity).expect("a fighter"));
}

fn karma(world: &mut World, hero: FighterId, points: i32) {
    let entity = Venture::of(world).entity(hero).expect("it is here");
    world.get_mut::<Story>(entity).expect("a story").karma = points;
}

fn happen(world: &mut World, event: Event) {
    HexAdventure::apply(world, &event);
}

impl Play {
    fn of(setup: Setup) -> Self {
        Play(Game::new(BOOK.clone(), setup, 0, Chance::typed(0)))
    }

    /// A skirmish in the mill yard, the party moving first.
    fn skirmish(heroes: &str, band: &str) -> Self {
        Play::of(setup(&[
            ("skirmish", "core:mill_yard"),
            ("names", heroes),
            ("band", band),
        ]))
    }

    fn adventure(adventure: &str, heroes: &str) -> Self {
        Play::of(setup(&[("adventure", adventure), ("names", heroes)]))
    }

    fn venture(&self) -> Venture<'_> {
        Venture::of(self.0.world())
    }

    fn fighter(&self, who: FighterId) -> &Fighter {
        self.venture().fighter(who)
    }

    fn is_up(&self, who: FighterId) -> bool {
        self.venture().is_up(self.fighter(who))
    }

    /// Lays the world out anew, and lets these steps be worked off before all others.
    fn arrange(&mut self, edit: impl FnOnce(&mut World), steps: &[Step]) {
        let world = self.0.world();
        let mut world = HexAdventure::restore(&BOOK, &HexAdventure::snapshot(world)).unwrap();
        edit(&mut world);
        let mut json = to_value(self.0.take_checkpoint()).unwrap();
        json["snapshot"] = to_value(HexAdventure::snapshot(&world)).unwrap();
        let agenda = json["agenda"].as_array_mut().unwrap();
        agenda.extend(steps.iter().rev().map(|step| to_value(step).unwrap()));
        let (setup, made) = (self.0.setup().clone(), self.0.made().to_vec());
        let checkpoint = from_value(json).unwrap();
        let given = vec![1; self.0.taken() as usize];
        self.0 = Game::resume(BOOK.clone(), setup, 0, given, made, checkpoint).unwrap();
    }

    fn dice(&mut self, faces: &[u16]) {
        for face in faces {
            assert_eq!(self.0.status(), Status::Rolling, "no die is wanted");
            self.0.give(*face).expect("a face of the die");
        }
    }

    /// Rolls ones until somebody must decide.
    fn roll_on(&mut self) {
        while self.0.status() == Status::Rolling {
            self.dice(&[1]);
        }
    }

    fn offer(&self) -> &Offer<Act> {
        self.0.offer()
    }

    fn offers(&self, act: Act) -> bool {
        self.offer().choices.iter().any(|it| it.act == act)
    }

    fn act(&mut self, act: Act) {
        self.act_with(act, None);
    }

    fn act_with(&mut self, act: Act, amount: Option<i32>) {
        let choices = &self.offer().choices;
        let place = choices.iter().position(|it| it.act == act);
        let place = place.unwrap_or_else(|| panic!("{act:?} is not among {choices:?}"));
        self.0.submit(place, amount).expect("it is offered");
    }

    /// The rules under which events happened since the world was last laid out.
    fn told(&self, is: impl Fn(&Event) -> bool) -> Vec<RuleId> {
        let log = self.0.log().iter();
        log.filter(|it| is(&it.event)).map(|it| it.rule).collect()
    }

    fn turn_of(&self) -> Option<FighterId> {
        match self.0.asking() {
            Some(Step::Hero(turn)) => Some(turn.who),
            _ => None,
        }
    }

    fn sound(&self) {
        HexAdventure::invariants(self.0.world()).expect("a sound state");
    }
}

fn casts(by: FighterId, name: &str, on: FighterId, amount: i32) -> Step {
    let using = Using {
        by,
        means: Means::Spell(spell(name)),
        aim: Aim::At(on),
        amount,
    };
    Step::Settle {
        trial: Trial::Use(using),
        passed: true,
    }
}

fn lasts(boon: Boon) -> Lasting {
    let turns = None;
    Lasting { boon, turns }
}

// The bot

/// How many of the first games with a seed the sound player brings to a good end.
fn good_ends(adventure: &str, games: u64) -> u64 {
    let ends = (0..games).map(|seed| {
        let setup = random_setup(seed, &[("adventure", adventure)]);
        let played = play_out::<HexAdventure>(&BOOK, setup, seed, BotKind::Hero, 20_000);
        let outcome = played.outcome;
        let outcome = outcome.unwrap_or_else(|| panic!("{adventure}, seed {seed}: stalled"));
        u64::from(outcome == tabledelve::game::Outcome::Victory)
    });
    ends.sum()
}

#[test]
fn every_adventure_can_be_won_by_the_sound_player() {
    for adventure in [
        "core:borrowed_bell",
        "core:marigold",
        "core:rain_by_saturday",
    ] {
        let won = good_ends(adventure, 60);
        assert!((20..=54).contains(&won), "{adventure}: {won} of 60");
    }
    assert!(good_ends("core:first_steps", 60) >= 54);
}

// Rallying and turns that are lost

fn three_after_a_reaction() -> Play {
    let mut play = Play::skirmish("core:ajax,core:hector,core:paris", "core:bandit*1");
    play.arrange(|world| change(world, AJAX, |it| it.reacted = true), &[]);
    play
}

fn lost_turn(event: &Event) -> Option<FighterId> {
    match event {
        Event::TurnLost { who, .. } => Some(*who),
        _ => None,
    }
}

#[test]
fn a_leader_comes_in_time_for_whoever_has_reacted() {
    let mut play = three_after_a_reaction();
    assert!(!play.offers(Act::Next { hero: AJAX }));
    play.act(Act::Next { hero: SECOND });
    play.act(Act::Rally { on: AJAX });
    play.dice(&[1, 1, 1]);
    assert!(play.told(|it| lost_turn(it) == Some(AJAX)).is_empty());
    play.act(Act::Next { hero: AJAX });
    assert_eq!(play.turn_of(), Some(AJAX));
}

#[test]
fn a_turn_is_lost_once_nobody_is_left_who_could_save_it() {
    let mut play = three_after_a_reaction();
    play.act(Act::Next { hero: SECOND });
    play.act(Act::End);
    assert_eq!(
        play.told(|it| lost_turn(it) == Some(AJAX)),
        [rules::REACT_ONCE]
    );
    assert_eq!(play.turn_of(), Some(THIRD));
    assert!(!play.fighter(AJAX).reacted && play.fighter(AJAX).acted);
    // A leader who has lost the turn as well saves nobody's.
    let mut play = three_after_a_reaction();
    play.arrange(|world| change(world, SECOND, |it| it.reacted = true), &[]);
    assert_eq!(play.told(|it| lost_turn(it).is_some()).len(), 2);
    assert_eq!(play.turn_of(), Some(THIRD));
}

#[test]
fn whoever_is_held_in_the_middle_of_the_partys_turns_does_not_act_any_more() {
    let mut play = Play::skirmish("core:ajax,core:hector,core:paris", "core:bandit*1");
    play.act(Act::Next { hero: AJAX });
    let hold = |it: &mut Fighter| it.lasting.push(lasts(Boon::Hold));
    play.arrange(|world| change(world, THIRD, hold), &[]);
    play.act(Act::End);
    assert_eq!(play.turn_of(), Some(SECOND));
    let lost = play.told(|it| lost_turn(it) == Some(THIRD));
    assert_eq!(lost, [rules::MAGIC_EFFECTS]);
}

// Lent and lowered strength

#[test]
fn whoever_falls_under_lowered_strength_stays_down() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:barrow_king*1");
    play.arrange(
        |world| change(world, AJAX, |it| it.damage = 11),
        &[casts(FOE, "core:palsy", AJAX, 1)],
    );
    assert_eq!(
        play.told(|it| matches!(it, Event::Fell { .. })),
        [rules::HARM_OUT]
    );
    assert!(!play.is_up(AJAX) && play.venture().left(play.fighter(AJAX)) <= 0);
    // Whoever takes the spell off gets Ajax up again.
    play.arrange(|_| {}, &[casts(SECOND, "core:shake_off", AJAX, 1)]);
    assert!(play.is_up(AJAX));
    play.sound();
}

#[test]
fn strength_that_is_taken_away_with_a_spell_may_have_been_needed() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let lent = |it: &mut Fighter| {
        it.damage = 15;
        it.lasting.push(lasts(Boon::Raise(Attribute::St, 4)));
    };
    play.arrange(
        |world| change(world, AJAX, lent),
        &[casts(SECOND, "core:shake_off", AJAX, 1)],
    );
    assert!(!play.is_up(AJAX));
    assert_eq!(
        play.told(|it| matches!(it, Event::Fell { .. })),
        [rules::HARM_OUT]
    );
}

#[test]
fn lent_strength_ends_with_the_fight() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let lent = |it: &mut Fighter| {
        it.damage = 15;
        it.lasting.push(lasts(Boon::Raise(Attribute::St, 4)));
    };
    let gone = |world: &mut World| {
        change(world, AJAX, lent);
        happen(
            world,
            Event::Fled {
                foe: FOE,
                why: Flight::Hurt,
            },
        );
    };
    play.arrange(gone, &[Step::FightEnd]);
    assert!(!play.is_up(AJAX));
}

// Getting up

#[test]
fn whoever_wakes_where_somebody_stands_gets_up_beside_them() {
    let spot = Cell::new(8, 2);
    for over in [FOE, THIRD] {
        let mut play = Play::skirmish("core:ajax,core:magus,core:hector", "core:bandit*1");
        let lay = |world: &mut World| {
            change(world, AJAX, |it| {
                it.damage = 14;
                it.at = Some(spot);
            });
            change(world, over, |it| it.at = Some(spot));
        };
        play.arrange(lay, &[casts(SECOND, "core:heal_wounds", AJAX, 5)]);
        assert!(play.is_up(AJAX));
        let at = play.fighter(AJAX).at.expect("a hex");
        assert_eq!(hex::distance(at, spot), 1, "{at:?}");
        assert_eq!(at.y, spot.y - 1, "the uppermost of those beside it");
        let got_up = play.told(|it| matches!(it, Event::GotUp { who: AJAX, .. }));
        assert_eq!(got_up, [rules::HARM_OUT]);
        play.sound();
    }
}

#[test]
fn whoever_wakes_in_an_empty_hex_gets_up_there() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let before = play.fighter(AJAX).at;
    play.arrange(
        |world| change(world, AJAX, |it| it.damage = 14),
        &[casts(SECOND, "core:heal_wounds", AJAX, 5)],
    );
    assert!(play.is_up(AJAX));
    assert_eq!(play.fighter(AJAX).at, before);
}

// Things and magic at a halt

fn power(play: &Play, hero: FighterId, name: &str) -> Option<i32> {
    let carried = &play.fighter(hero).weapons;
    let held = carried.iter().find(|held| held.weapon == weapon(name));
    held.map(|held| held.power)
}

fn drain(world: &mut World, hero: FighterId, left: i32) {
    change(world, hero, |it| it.weapons[0].power = left);
}

#[test]
fn a_staff_comes_out_of_the_pack_as_it_went_in() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:magus");
    play.arrange(|world| drain(world, SECOND, 2), &[]);
    let staff = Thing::Weapon(weapon("core:staff"));
    let (hero, thing) = (SECOND, staff);
    play.act(Act::OpenCamp);
    play.act(Act::Lay { hero, thing });
    assert_eq!(power(&play, SECOND, "core:staff"), None);
    play.sound();
    play.act(Act::Take { hero, thing });
    assert_eq!(power(&play, SECOND, "core:staff"), Some(2));
    // Of two the fuller comes out first.
    play.arrange(|world| happen(world, Event::Got { thing, count: 1 }), &[]);
    play.act(Act::Lay { hero, thing });
    play.act(Act::Take { hero, thing });
    assert_eq!(power(&play, SECOND, "core:staff"), Some(9));
    play.act(Act::Take { hero, thing });
    let mut left: Vec<i32> = play
        .fighter(SECOND)
        .weapons
        .iter()
        .map(|it| it.power)
        .collect();
    left.sort_unstable();
    assert_eq!(left, [0, 2, 9], "a dagger, and the two staffs");
    play.sound();
}

#[test]
fn the_fuller_of_two_staffs_leaves_the_pack_first() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:magus");
    let (hero, thing) = (SECOND, Thing::Weapon(weapon("core:staff")));
    let two = |world: &mut World| {
        drain(world, SECOND, 0);
        happen(world, Event::Laid { hero, thing });
        happen(world, Event::Got { thing, count: 1 });
    };
    play.arrange(two, &[]);
    assert_eq!(play.venture().state().drained, [(weapon("core:staff"), 0)]);
    play.arrange(|world| happen(world, Event::Sold { thing, price: 1 }), &[]);
    assert_eq!(play.venture().packed(thing), 1);
    assert_eq!(play.venture().state().drained, [(weapon("core:staff"), 0)]);
    play.arrange(|world| happen(world, Event::Sold { thing, price: 1 }), &[]);
    assert_eq!(play.venture().packed(thing), 0);
    play.sound();
}

#[test]
fn sleep_fills_the_staffs_in_the_pack() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:magus");
    let (hero, thing) = (SECOND, Thing::Weapon(weapon("core:staff")));
    let sleep = |world: &mut World| {
        drain(world, SECOND, 0);
        happen(world, Event::Laid { hero, thing });
        happen(world, Event::Rested { hero: AJAX });
        happen(world, Event::Taken { hero, thing });
    };
    play.arrange(sleep, &[]);
    assert_eq!(power(&play, SECOND, "core:staff"), Some(9));
}

#[test]
fn mend_all_reaches_the_whole_party_at_a_halt() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:hector,core:magus");
    let lay = |world: &mut World| {
        for hero in [AJAX, SECOND, THIRD] {
            change(world, hero, |it| it.damage = 6);
        }
        change(world, THIRD, |it| {
            it.base[2] = 14;
            it.spells.push(spell("core:mend_all"));
        });
    };
    play.arrange(lay, &[]);
    play.act(Act::OpenCamp);
    let means = Means::Spell(spell("core:mend_all"));
    let (by, on) = (THIRD, THIRD);
    let offered = play.offer().choices.iter();
    let so_many = offered.filter(|it| matches!(it.act, Act::Heal { means: it, .. } if it == means));
    assert_eq!(so_many.count(), 1);
    play.act(Act::Heal { by, means, on });
    play.dice(&[1, 2, 3]);
    let left = [AJAX, SECOND, THIRD].map(|hero| play.fighter(hero).damage);
    assert_eq!(left, [5, 4, 3]);
    assert_eq!(power(&play, THIRD, "core:staff"), Some(3));
    assert_eq!(
        play.told(|it| matches!(it, Event::Used { .. })),
        [rules::MAGIC_CAMP]
    );
}

#[test]
fn mend_all_reaches_the_fallen_in_a_fight_and_nobody_else() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let lay = |world: &mut World| {
        change(world, AJAX, |it| {
            it.damage = 15;
            it.at = Some(Cell::new(8, 2));
        });
        change(world, SECOND, |it| it.at = Some(Cell::new(9, 2)));
        change(world, FOE, |it| {
            it.damage = 4;
            it.at = Some(Cell::new(8, 3));
        });
    };
    play.arrange(lay, &[casts(SECOND, "core:mend_all", AJAX, 1)]);
    play.dice(&[6, 1]);
    assert!(play.is_up(AJAX));
    assert_eq!(play.fighter(AJAX).damage, 9);
    assert_eq!(play.fighter(FOE).damage, 4);
    play.sound();
}

#[test]
fn a_moonstone_is_used_by_whoever_has_the_staff() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:magus");
    let moonstone = good("core:moonstone");
    let lay = |world: &mut World| {
        drain(world, SECOND, 1);
        let (thing, count) = (Thing::Good(moonstone), 1);
        happen(world, Event::Got { thing, count });
    };
    play.arrange(lay, &[]);
    play.act(Act::OpenCamp);
    let (by, on, means) = (SECOND, SECOND, Means::Good(moonstone));
    play.act(Act::Heal { by, means, on });
    play.roll_on();
    assert_eq!(power(&play, SECOND, "core:staff"), Some(7));
    assert_eq!(play.venture().packed(Thing::Good(moonstone)), 0);
    assert_eq!(
        play.told(|it| matches!(it, Event::Used { .. })),
        [rules::MAGIC_CAMP]
    );
}

// After fights

#[test]
fn a_hungry_hero_who_is_brought_round_can_stand() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax");
    let beaten = |world: &mut World| {
        happen(world, Event::Read { entry: 6 });
        change(world, AJAX, |it| {
            it.damage = 13;
            it.fatigue = 4;
            it.hunger = 2;
        });
    };
    let (won, fled) = (false, false);
    play.arrange(beaten, &[Step::After { won, fled }]);
    assert!(play.is_up(AJAX));
    let round = play.told(|it| matches!(it, Event::BroughtRound { healed: 2, .. }));
    assert_eq!(round, [rules::FIGHT_LOST]);
    assert_eq!(play.venture().left(play.fighter(AJAX)), 1);
}

#[test]
fn guns_are_loaded_when_the_next_fight_begins() {
    let mut play = Play::skirmish("core:marshal", "core:outlaw*1");
    play.arrange(
        |world| change(world, AJAX, |it| it.weapons[0].shots = 0),
        &[],
    );
    assert!(play.offers(Act::Load), "in a fight it takes an action");
    play.arrange(|world| happen(world, Event::FightOver), &[]);
    let held = play.fighter(AJAX).weapons[0];
    assert_eq!(Some(held.shots), BOOK[held.weapon].shots);
    assert!(held.shots > 0);
}

#[test]
fn the_hurt_are_tended_after_a_lost_fight_but_not_before_the_first() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:paris");
    let tend = Act::Tend {
        by: SECOND,
        on: AJAX,
    };
    play.arrange(|world| change(world, AJAX, |it| it.damage = 3), &[]);
    play.act(Act::OpenCamp);
    assert!(!play.offers(tend));
    play.act(Act::LeaveCamp);
    let lost = |world: &mut World| {
        let board = BoardIx(0);
        let first = FirstSide::Party;
        happen(world, Event::FightBegan { board, first });
        let (foe, kind) = (FOE, FoeIx(0));
        let at = Cell::new(1, 1);
        happen(world, Event::FoeCame { foe, kind, at });
        happen(world, Event::FightLost);
        happen(world, Event::FightOver);
    };
    play.arrange(lost, &[]);
    assert_eq!(play.venture().state().fights, 0);
    play.act(Act::OpenCamp);
    play.act(tend);
    play.dice(&[1, 1, 1, 2]);
    assert_eq!(play.fighter(AJAX).damage, 1);
    assert!(!play.offers(tend), "once");
}

#[test]
fn a_fight_that_is_broken_off_says_so() {
    let mut play = Play::skirmish("core:ajax", "core:bandit*1");
    let late = |world: &mut World| happen(world, Event::RoundBegan { round: 40 });
    play.arrange(late, &[Step::Round]);
    let gone = |it: &Event| {
        matches!(
            it,
            Event::Fled {
                why: Flight::BrokenOff,
                ..
            }
        )
    };
    assert_eq!(play.told(gone), [rules::FIGHT_FIRST]);
    assert!(
        play.told(|it| matches!(it, Event::FightWon { fled: true }))
            .len()
            == 1
    );
}

// Moves and pushes

#[test]
fn a_move_that_is_cut_short_has_no_last_step_to_answer_for() {
    let mut play = Play::skirmish("core:ajax", "core:bandit*1");
    let way = [Cell::new(8, 2), Cell::new(8, 1)];
    let walk = || Step::Walk {
        turn: Turn::of(AJAX),
        way: way.into_iter().collect(),
        goal: None,
    };
    let from = Cell::new(9, 2);
    let stand = |world: &mut World| change(world, AJAX, |it| it.at = Some(from));
    play.arrange(stand, &[walk()]);
    assert!(
        matches!(play.0.asking(), Some(Step::Hero(it)) if it.moved && it.before == Some(way[0]))
    );
    // Somebody has hold of Ajax before he gets anywhere.
    let held = |world: &mut World| {
        stand(world);
        change(world, FOE, |it| it.at = Some(from));
    };
    play.arrange(held, &[walk()]);
    assert!(matches!(play.0.asking(), Some(Step::Hero(it)) if it.moved && it.before.is_none()));
    assert_eq!(play.fighter(AJAX).at, Some(from));
}

#[test]
fn nobody_is_blown_away_by_their_own_gale() {
    let mut play = Play::skirmish("core:ajax,core:magus", "core:bandit*1");
    let (here, there) = (Cell::new(8, 2), Cell::new(9, 2));
    let close = |world: &mut World| {
        change(world, SECOND, |it| it.at = Some(here));
        change(world, FOE, |it| it.at = Some(there));
    };
    play.arrange(close, &[casts(SECOND, "core:gale", FOE, 1)]);
    assert_eq!(play.fighter(SECOND).at, Some(here));
    let to = play.fighter(FOE).at.expect("a hex");
    assert!(hex::distance(here, to) > 1);
}

// Karma

fn returning(karma: i32) -> Party {
    let hector = HeroIx::find(&BOOK, &id("core:hector")).expect("a hero");
    let record = HeroRecord {
        karma,
        ..HeroRecord::ready(&BOOK, hector)
    };
    Party::Returning(vec![record])
}

#[test]
fn karma_lets_a_leader_see_it_coming_after_all() {
    let mut chosen = setup(&[
        ("skirmish", "core:mill_yard"),
        ("band", "core:bandit*1"),
        ("first", "foes"),
    ]);
    chosen.party = returning(1);
    let mut play = Play::of(chosen);
    play.dice(&[6, 6, 6]);
    assert!(matches!(
        play.0.asking(),
        Some(Step::Karma(Trial::First { by: AJAX }))
    ));
    play.act(Act::Karma);
    let first = play.told(|it| matches!(it, Event::Foreseen { .. }));
    assert_eq!(first, [rules::SKILLS_FIRST]);
    assert!(!play.venture().foes_first());
    assert_eq!(play.turn_of(), Some(AJAX));
    // Those who come back say by what rule they do.
    let joined = play.told(|it| matches!(it, Event::Joined { .. }));
    assert_eq!(joined, [rules::GROWTH_CARRIED_OVER]);
}

#[test]
fn karma_finds_food_and_then_everybody_eats() {
    let mut play = Play::adventure("core:borrowed_bell", "core:ajax,core:paris");
    let forage = SkillIx::find(&BOOK, &id("core:forage")).expect("a skill");
    let hungry = |world: &mut World| {
        let thing = Thing::Good(good("core:ration"));
        let (count, from) = (99, None);
        happen(world, Event::Gone { thing, count, from });
        change(world, SECOND, |it| it.skills.push((forage, 1)));
        karma(world, SECOND, 1);
    };
    play.arrange(hungry, &[Step::Dawn]);
    play.dice(&[6, 6, 6]);
    play.act(Act::Karma);
    play.dice(&[3]);
    assert_eq!(play.told(|it| matches!(it, Event::Ate { .. })).len(), 2);
    assert_eq!(play.venture().state().day, 2);
    let hunger = [AJAX, SECOND].map(|hero| play.fighter(hero).hunger);
    assert_eq!(hunger, [0, 0]);
}

// Contests

#[test]
fn the_number_of_dice_that_is_named_is_told() {
    let mut play = Play::skirmish("core:ajax", "core:bandit*1");
    let close = |world: &mut World| {
        change(world, AJAX, |it| it.at = Some(Cell::new(8, 2)));
        change(world, FOE, |it| {
            it.at = Some(Cell::new(9, 2));
            it.reacted = true;
        });
    };
    play.arrange(close, &[]);
    play.act(Act::Tackle { on: FOE });
    play.act_with(Act::Dice, Some(2));
    play.roll_on();
    let named = play.told(|it| matches!(it, Event::Named { dice: 2, .. }));
    assert_eq!(named, [rules::CONTEST_NAMING]);
}

// Adventures

/// Attempts of which there is one: adventure, entry, option, and the entry that failing leads to.
const ONE_CHANCE: [(&str, u16, u8, u16); 11] = [
    ("core:rain_by_saturday", 16, 0, 50),
    ("core:rain_by_saturday", 72, 0, 21),
    ("core:rain_by_saturday", 72, 1, 5),
    ("core:marigold", 16, 2, 67),
    ("core:borrowed_bell", 35, 1, 63),
    ("core:borrowed_bell", 73, 1, 46),
    ("core:borrowed_bell", 102, 0, 46),
    ("core:borrowed_bell", 139, 1, 25),
    ("core:borrowed_bell", 143, 1, 11),
    ("core:borrowed_bell", 231, 0, 162),
    ("core:borrowed_bell", 17, 1, 101),
];

#[test]
fn what_has_failed_is_not_tried_again() {
    for (adventure, entry, option, failed) in ONE_CHANCE {
        let mut play = Play::of(setup(&[("adventure", adventure)]));
        let rope = Thing::Good(good("core:rope"));
        let has_rope = |world: &mut World| {
            let (thing, count) = (rope, 1);
            happen(world, Event::Got { thing, count });
        };
        let act = Act::Option { option };
        play.arrange(has_rope, &[Step::Read(entry)]);
        play.roll_on();
        assert!(
            play.offers(act),
            "{adventure} {entry}: {option} is open at first"
        );
        play.arrange(|_| {}, &[Step::Read(failed)]);
        play.roll_on();
        if let Some(Step::Whom { .. }) = play.0.asking() {
            play.act(Act::Who { hero: AJAX });
            play.roll_on();
        }
        play.arrange(|_| {}, &[Step::Read(entry)]);
        play.roll_on();
        assert!(
            !play.offers(act),
            "{adventure} {entry}: {option} is closed after it failed"
        );
        assert!(!play.offer().choices.is_empty());
    }
}

#[test]
fn a_forfeited_turn_is_not_lost_twice() {
    let mut play = Play::skirmish("core:ajax,core:hector", "core:bandit*1");
    let close = |world: &mut World| {
        change(world, AJAX, |it| it.at = Some(Cell::new(8, 2)));
        change(world, SECOND, |it| it.at = Some(Cell::new(4, 8)));
        change(world, FOE, |it| it.at = Some(Cell::new(9, 2)));
    };
    let strike = Step::Attack(Attack {
        by: FOE,
        on: AJAX,
        way: Way::Strike,
        first: false,
    });
    play.arrange(close, &[strike]);
    play.dice(&[1, 1, 1]);
    let to = play.offer().choices.iter().find_map(|it| match it.act {
        Act::Dodge { .. } => Some(it.act),
        _ => None,
    });
    play.act(to.expect("somewhere to dodge to"));
    play.dice(&[1, 1, 1]);
    assert!(play.fighter(AJAX).reacted);
    // Hector could rally him, does not, and Ajax loses this turn and no other.
    assert_eq!(play.turn_of(), Some(SECOND));
    play.act(Act::End);
    assert_eq!(play.told(|it| lost_turn(it).is_some()).len(), 1);
    assert!(!play.fighter(AJAX).reacted);
}
