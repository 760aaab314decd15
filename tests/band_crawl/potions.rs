//! Potions, and other items that are used up.

use tabledelve::{
    dice::Fraction,
    game::{LegalActions, Ruleset},
    rulesets::band_crawl::{
        Action, BandCrawl, Delving, Event, Faction, Fighting, FigureId, Goods, Question, React,
        rules,
    },
};

use super::{
    BOOK,
    flights::{GOBLINS, adventure, in_a_room, with},
    healing::OUT,
    play::{Play, fight, fights, sketch},
    short,
};

const BAND: Faction = Faction::Band;
const FOES: Faction = Faction::Foes;

const ORC: [&str; 1] = ["orc thief 4: sword"];

impl Play {
    /// Who used what on whom, in short.
    fn used(&self) -> Vec<String> {
        let events = self.game.log().iter().filter_map(|it| match &it.event {
            Event::Goods(Goods::Used { who, on, item, .. }) => {
                Some(format!("{} {} {}", who.0, short(&BOOK[*item].id), on.0))
            }
            Event::Goods(Goods::HandedOver { who, to, .. }) => {
                Some(format!("{} to {}", who.0, to.0))
            }
            _ => None,
        });
        events.collect()
    }

    /// The number of dice of the last crisis test of the band.
    fn crisis_dice(&self) -> Option<usize> {
        self.game.log().iter().rev().find_map(|it| match &it.event {
            Event::Fighting(Fighting::CrisisRolled {
                side: BAND, roll, ..
            }) => Some(roll.dice.len()),
            _ => None,
        })
    }
}

/// 29.2: rage is drunk before the charge, and counts in it and in melee until the fight is over.
#[test]
fn rage_before_a_charge() {
    let band = ["human thief 5*: sword (potion_of_rage)=2"];
    let mut play = fights(&band, &ORC, BAND, true);
    assert_eq!(play.game.asking(), Some(&Question::Drink(BAND)));
    play.go(Action::Drink(FigureId(0), 1), OUT);
    // One draught is enough, and nobody is asked again.
    assert_eq!(play.used(), ["0 potion_of_rage 0"]);
    play.said(rules::ITEM_POTIONS, |_| true);
    let rage = "item-potion-of-rage";
    assert!(play.modifiers()[0].contains(&format!("{rage} Successes +1")));
    assert_eq!(play.figure(0).gear()[1].uses, 1);
    assert_eq!(play.figure(0).draughts().count(), 2);
    play.go(Action::Strike(FigureId(1)), OUT);
    assert!(play.modifiers()[0].contains(&format!("{rage} Dice +1")));
    assert_eq!(play.figure(0).draughts().count(), 0);
}

#[test]
fn only_those_who_are_active_drink() {
    let band = ["human thief 5*: sword (potion_of_rage)=2"];
    let mut play = fights(&band, &ORC, FOES, true);
    play.feed(&[("charge", &[6]), ("charge-against", &[1])]);
    assert!(matches!(play.game.asking(), Some(Question::Act { .. })));
    assert_eq!(play.used(), [""; 0]);
}

#[test]
fn nobody_has_to_drink_and_empty_flasks_are_gone() {
    let band = [
        "human thief 5*: (potion_of_eagerness)=1 sword",
        "human thief 4: sword (potion_of_eagerness)=1",
    ];
    let mut play = fights(&band, &ORC, BAND, true);
    // Grunts drink if the player says so.
    assert!(
        play.offered(|it| *it == Action::Drink(FigureId(1), 1))
            .is_some()
    );
    play.go(Action::Drink(FigureId(0), 0), &[]);
    assert_eq!(sketch(play.figure(0)), "human thief 5: sword");
    play.go(Action::Enough, OUT);
    assert_eq!(play.used(), ["0 potion_of_eagerness 0"]);
    assert!(play.modifiers()[0].contains(&"item-potion-of-eagerness Dice +1".to_owned()));
    assert_eq!(play.figure(1).gear()[1].uses, 1);
}

/// 29.2: what the race does anyway no potion does again.
#[test]
fn nothing_twice() {
    let band = [
        "ratman thief 5*: sword (potion_of_eagerness)=1 (potion_of_courage)=1",
        "orc thief 4: sword (potion_of_rage)=1",
    ];
    let mut play = fights(&band, &ORC, BAND, true);
    let refused = |play: &Play| -> Vec<Action> {
        let refused = play.game.offer().refused.iter();
        refused
            .filter(|it| it.1 == rules::ITEM_IDLE)
            .map(|it| it.0)
            .collect()
    };
    let idle = [Action::Drink(FigureId(0), 1), Action::Drink(FigureId(1), 1)];
    assert_eq!(refused(&play), idle);
    // Once there is nothing left that would help, it is over.
    play.go(Action::Drink(FigureId(0), 2), OUT);
    assert!(!matches!(play.game.asking(), Some(Question::Drink(_))));
    // Two draughts of the same are one.
    let band =
        ["human thief 5*: sword (potion_of_rage)=1 (potion_of_rage)=1 (potion_of_courage)=1"];
    let mut play = fights(&band, &ORC, BAND, true);
    assert_eq!(play.game.offer().choices.len(), 3);
    play.go(Action::Drink(FigureId(0), 1), OUT);
    assert_eq!(refused(&play), [Action::Drink(FigureId(0), 1)]);
}

/// 19.1 and 29.1.5: one die more is rolled, and only whoever drank counts it.
#[test]
fn courage_adds_a_die() {
    let band = [
        "elf thief 5*: sword",
        "elf thief 4: sword (potion_of_courage)=1",
        "elf thief 4: sword",
        "elf thief 3: sword",
    ];
    let mut play = fights(&band, &["orc thief 6: sword"], BAND, true);
    play.go(
        Action::Drink(FigureId(1), 1),
        &[
            ("charge", &[6]),
            ("charge-against", &[1]),
            ("attacker", &[1]),
            ("defender", &[6]),
            ("damage", &[2]),
        ],
    );
    while let Some(Question::FreeWill(_)) = play.game.asking() {
        play.go(Action::React(React::CarryOn), &[("crisis", &[6, 6, 6, 1])]);
    }
    assert_eq!(play.crisis_dice(), Some(4));
    let tale = play.tale();
    assert!(
        tale.contains(&"1 passes Some(1): CarryOn".to_owned()),
        "{tale:?}"
    );
    assert!(
        tale.contains(&"2 passes Some(0): Flee".to_owned()),
        "{tale:?}"
    );
}

/// 29.1.5: a point of impact in melee and for shots, but for those of a crossbow.
#[test]
fn strength_adds_impact() {
    let impact = |arms: &str, act: Action| {
        let band = [format!("human shooter 5*: {arms} (potion_of_strength)=1")];
        let band: Vec<&str> = band.iter().map(String::as_str).collect();
        let mut play = fights(&band, &["goblin thief 4: protected"], BAND, true);
        play.go(Action::Drink(FigureId(0), 1), OUT);
        if matches!(play.game.asking(), Some(Question::Shoot { .. }))
            && !matches!(act, Action::Shoot(_))
        {
            play.go(Action::Later, OUT);
        }
        play.go(act, OUT);
        play.game.log().iter().find_map(|it| match &it.event {
            Event::Fighting(Fighting::DamageRolled { impact, .. }) => Some(*impact),
            _ => None,
        })
    };
    // Five dice and that of the charge against four, and one more.
    assert_eq!(impact("sword", Action::Strike(FigureId(1))), Some(7));
    assert_eq!(impact("bow", Action::Shoot(FigureId(1))), Some(3));
    assert_eq!(impact("crossbow", Action::Shoot(FigureId(1))), Some(3));
}

/// Two of the band, of whom the second is out at the turn of the first.
fn one_is_out(first: &str) -> Play {
    let band = [first, "human thief 4: sword"];
    let mut setup = fight(&band, &ORC, FOES, true);
    setup.options.command_all = true;
    setup.options.person_for_foes = true;
    let mut play = Play::begun(BOOK.clone(), setup);
    play.feed(OUT);
    play.go(Action::Strike(FigureId(1)), OUT);
    play.go(Action::React(React::CarryOn), OUT);
    play
}

fn treats(play: &Play) -> Vec<Action> {
    let choices = play.game.offer().choices.iter().map(|it| it.act);
    choices
        .filter(|it| matches!(it, Action::Treat(..)))
        .collect()
}

/// 29.1.5 and our ruling on 29.2: in place of acting, as a healer of 5, until the flask is empty.
#[test]
fn a_potion_of_healing_is_a_healer_of_five() {
    let mut play = one_is_out("human thief 3*: sword (potion_of_healing)=2");
    let treat = Action::Treat(FigureId(1), 1);
    assert_eq!(treats(&play), [treat]);
    // Five passes, though the star has three.
    play.go(treat, OUT);
    assert_eq!(play.used(), ["0 potion_of_healing 1"]);
    let thief = play.figure(1);
    assert_eq!((thief.rep(), thief.is_up()), (4, true));
    // Neither has another turn before the foes.
    assert_eq!(
        play.game.asking(),
        Some(&Question::Act {
            who: FigureId(2),
            moved: false
        })
    );
    play.go(Action::Strike(FigureId(1)), OUT);
    play.go(Action::React(React::CarryOn), OUT);
    play.go(treat, OUT);
    assert_eq!(sketch(play.figure(0)), "human thief 3: sword");
}

#[test]
fn a_flask_can_be_given_after_a_move() {
    let mut play = one_is_out("human thief 3*: sword (potion_of_healing)=2");
    let at = play.figure(1).at().expect("on the board");
    let mut steps = play
        .game
        .offer()
        .choices
        .iter()
        .filter_map(|it| match it.act {
            Action::Step(to) if to.reach_to(at) == 1 => Some(to),
            _ => None,
        });
    let to = steps.next().expect("a square beside");
    play.go(Action::Step(to), OUT);
    assert_eq!(treats(&play), [Action::Treat(FigureId(1), 1)]);
}

/// 29.1.2: once an adventure, and only in the hand of a caster.
#[test]
fn a_healing_staff_works_once() {
    let mut play = one_is_out("human caster 5*: healing_staff=1");
    play.go(Action::Later, OUT);
    let treat = Action::Treat(FigureId(1), 0);
    assert_eq!(treats(&play), [treat]);
    play.go(treat, OUT);
    play.said(rules::ITEM_HEALING_STAFF, |_| true);
    assert!(play.figure(0).gear()[0].spent);
    play.go(Action::Strike(FigureId(1)), OUT);
    play.go(Action::React(React::CarryOn), OUT);
    play.go(Action::Later, OUT);
    assert_eq!(treats(&play), []);
    for other in [
        "human caster 5*: (healing_staff)=1",
        "human thief 5*: healing_staff=1",
    ] {
        let mut play = one_is_out(other);
        if matches!(play.game.asking(), Some(Question::Cast { .. })) {
            play.go(Action::Later, OUT);
        }
        assert_eq!(treats(&play), [], "{other}");
    }
}

/// 29.1.5 and 18.2: three dice for one roll.
#[test]
fn speed_is_good_for_one_roll() {
    let mut play = Play::begun(
        BOOK.clone(),
        adventure(&["human thief 4*: sword (potion_of_speed)=2"]),
    );
    play.feed(GOBLINS);
    play.go(Action::SetOut, GOBLINS);
    let dice = with(&[("fast", &[6, 2, 4])]);
    play.go(Action::Drink(FigureId(0), 1), &dice);
    assert!(play.offered(|it| matches!(it, Action::Drink(..))).is_none());
    play.go(Action::Fast, &dice);
    let rolled = play.game.log().iter().rev().find_map(|it| match &it.event {
        Event::Delving(Delving::FastRolled { passed, roll, .. }) => {
            Some((passed[0].1, roll.dice.len()))
        }
        _ => None,
    });
    assert_eq!(rolled, Some((2, 3)));
    assert_eq!(play.figure(0).draughts().count(), 0);
    assert_eq!(play.figure(0).gear()[1].uses, 1);
}

/// 29.2 and 29.3: foes drink what helps them, and hand over what does not.
#[test]
fn foes_drink_and_hand_over() {
    let foes = [
        "orc thief 4: sword (potion_of_rage)=1",
        "human thief 4: sword (potion_of_courage)=2 (potion_of_strength)=1",
        "human thief 2: sword (potion_of_courage)=1",
    ];
    let mut play = fights(&["elf thief 6*: sword"], &foes, FOES, true);
    play.feed(OUT);
    // Rage does nothing to an orc, so a human drinks it, and the orc has courage from the human: one
    // draught each. The third is too weak for potions.
    assert_eq!(
        play.used()[..4],
        [
            "1 to 2",
            "2 potion_of_rage 2",
            "2 to 1",
            "1 potion_of_courage 1"
        ]
    );
    let weak = play.used().into_iter().find(|it| it.starts_with("3 "));
    assert_eq!(weak, None);
    let mut play = fights(&["elf thief 6*: sword"], &foes, BAND, true);
    play.feed(OUT);
    assert_eq!(play.used(), [""; 0]);
}

/// A caster with a stone whom a spell has cost a point, on the march again.
fn weary(stone: u16) -> Play {
    let caster = format!("human caster 5*: (restoring_stone)={stone}");
    let dice = with(&[
        ("spell", &[6]),
        ("attacker", &[1]),
        ("defender", &[6]),
        ("damage", &[1]),
        ("crisis", &[1]),
    ]);
    let mut play = in_a_room(&[&caster, "human thief 4: sword"], 2, &[]);
    let harm = BOOK.spells.find("core:harm").expect("a spell");
    play.go(Action::Spell(harm), &dice);
    play.act(|it| matches!(it, Action::Aim(_))).feed(&dice);
    while !matches!(play.game.asking(), Some(Question::Group(_))) {
        play.act(|it| matches!(it, Action::Wait | Action::Later))
            .feed(&dice);
    }
    assert_eq!(play.figure(0).reputation().spent, 1);
    play
}

/// 29.1.2: two dice against its reputation, once an adventure.
#[test]
fn a_restoring_stone() {
    let stone = |play: &Play| {
        play.figure(0)
            .gear()
            .iter()
            .map(|it| (it.uses, it.spent))
            .next()
    };
    for (faces, spent, left) in [
        ([3, 3], 0, Some((3, true))),
        ([3, 4], 0, Some((2, true))),
        ([4, 4], 1, None),
    ] {
        let mut play = weary(3);
        let chance = play.headline(Action::Restore(FigureId(0), 0)).chance;
        assert_eq!(chance, Fraction::new(3, 4));
        play.go(Action::Restore(FigureId(0), 0), &[("restoring", &faces)]);
        assert_eq!(play.figure(0).reputation().spent, spent);
        assert_eq!(stone(&play), left);
        play.said(rules::ITEM_RESTORING, |_| true);
        assert!(
            play.offered(|it| matches!(it, Action::Restore(..)))
                .is_none()
        );
    }
}

#[test]
fn a_stone_is_of_no_use_to_the_rested() {
    let mut play = Play::begun(
        BOOK.clone(),
        adventure(&["human caster 5*: (restoring_stone)=3"]),
    );
    play.feed(GOBLINS);
    play.go(Action::SetOut, GOBLINS);
    assert!(
        play.offered(|it| matches!(it, Action::Restore(..)))
            .is_none()
    );
}

/// A file may ask who drinks where nobody fights.
#[test]
fn away_from_a_fight_nobody_drinks() {
    let mut play = Play::begun(
        BOOK.clone(),
        adventure(&["human healer 5*: sword (potion_of_rage)=1"]),
    );
    play.feed(GOBLINS);
    play.go(Action::SetOut, GOBLINS);
    let world = play.game.world();
    let mut offer = LegalActions::new(true);
    BandCrawl::offer(world, &Question::Drink(BAND), &mut offer);
    let acts: Vec<Action> = offer.choices.iter().map(|it| it.act).collect();
    assert_eq!(acts, [Action::Enough]);
}
