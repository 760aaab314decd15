//! Spells, devices and goods.

use crate::{
    boards::{APART, CAMP, FACING, HANDS, HIT, MISS, OAK, SWORD},
    ground::{Ground, ajax, hero},
    script::{Play, foe_at, hero_at},
};
use tabledelve::{
    game::{Game, Outcome},
    grid::Cell,
    rulesets::hex_adventure::{
        Action, Aim, Boon, Event, Flight, HeroRecord, HexAdventure, Question, Stake, rules,
    },
};

fn mage(has: &[&str]) -> HeroRecord {
    hero([12, 10, 14], has)
}

/// A mage far off from a foe.
fn apart(has: &[&str], foe: &str) -> Play {
    let ground = Ground::new(APART).foe("foe", foe);
    Play::fight(ground, &[mage(has)], &[("test:foe", 1)])
}

/// A mage face to face with a foe.
fn facing(has: &[&str], foe: &str) -> Play {
    let ground = Ground::new(FACING).foe("foe", foe);
    Play::fight(ground, &[mage(has)], &[("test:foe", 1)])
}

#[test]
fn casting_is_a_check_of_iq_and_failing_costs_nothing_else() {
    let mut play = apart(&["spell spark", "skill concentration 1"], OAK);
    play.cast("spark", foe_at(0)).dice([6, 6, 4]);
    play.said(rules::MAGIC_CAST, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 15,
                passed: false,
                ..
            }
        )
    });
    assert_eq!((play.suffered(0), play.foe(0).health().damage), ((0, 0), 0));
    play.cast("spark", foe_at(0)).dice([5, 5, 5]).dice([6]);
    assert_eq!((play.suffered(0), play.foe(0).health().damage), ((0, 1), 6));
}

#[test]
fn some_spells_must_be_won() {
    let mut play = apart(
        &["spell sleep"],
        "st: 20, dx: 10, iq: 10, weapons: [\"core:sword\"]",
    );
    play.cast("sleep", foe_at(0)).name(3).dice([4, 4, 4]);
    while play.game.wanted().is_some() {
        play.dice([1]);
    }
    play.said(rules::MAGIC_CONTEST, |event| {
        matches!(
            event,
            Event::Contested {
                mine: 14,
                theirs: 10,
                won: true,
                ..
            }
        )
    });
    play.said(rules::MAGIC_EFFECTS, |event| {
        matches!(
            event,
            Event::Blessed {
                boon: Boon::Hold,
                ..
            }
        )
    });
    // It loses three turns.
    assert_eq!(play.suffered(0), (0, 3));
    play.end().end();
    let lost = play.count(rules::MAGIC_EFFECTS, |event| {
        matches!(event, Event::TurnLost { held: true, .. })
    });
    assert_eq!(lost, 3);
    assert!(!play.venture().is_held(play.foe(0)));
}

#[test]
fn a_spell_being_cast_is_saved_by_its_id() {
    let mut play = apart(&["spell sleep"], OAK);
    play.cast("sleep", foe_at(0));
    let saved = ron::to_string(&play.game.take_checkpoint()).expect("plain records");
    let resumed = |spell: &str| {
        let text = saved.replace("core:sleep", spell);
        let (book, setup) = (play.game.content().clone(), play.game.setup().clone());
        let checkpoint = ron::from_str(&text).expect("a checkpoint");
        let game = Game::<HexAdventure>::resume(
            book,
            setup,
            1,
            Vec::new(),
            play.game.made().to_vec(),
            checkpoint,
        )?;
        match game.asking() {
            Some(Question::Contest(contest)) => Ok(contest.stake),
            asked => Err(format!("asks {asked:?}")),
        }
    };
    for spell in ["sleep", "firestorm"] {
        let stake = resumed(&format!("core:{spell}")).expect("a spell of the core");
        let meant = play.spell(spell);
        assert!(matches!(stake, Stake::Power(using) if using.means == meant));
    }
    assert_eq!(
        resumed("gone:sleep"),
        Err("there is no gone:sleep".to_owned())
    );
}

#[test]
fn a_spell_takes_its_iq_as_it_is_now() {
    let play = apart(&["spell firestorm", "spell spark"], OAK);
    let refused = Action::Use {
        means: play.spell("firestorm"),
        aim: Aim::At(hero_at(0)),
    };
    assert_eq!(play.refused(refused), Some(rules::MAGIC_IQ));
    // The casting skill does not help with that, a curse hinders.
    let ground = Ground::new(APART).foe("foe", OAK);
    let cursed = hero(
        [12, 10, 8],
        &["spell spark", "skill concentration 3", "curses 1"],
    );
    let play = Play::fight(ground, &[cursed], &[("test:foe", 1)]);
    let refused = Action::Use {
        means: play.spell("spark"),
        aim: Aim::At(hero_at(0)),
    };
    assert_eq!(play.refused(refused), Some(rules::MAGIC_IQ));
}

#[test]
fn a_mage_does_not_move_and_cast() {
    let mut play = apart(&["spell spark"], OAK);
    play.go(2, 1);
    let refused = Action::Use {
        means: play.spell("spark"),
        aim: Aim::At(hero_at(0)),
    };
    assert_eq!(play.refused(refused), Some(rules::MAGIC_STILL));
    play.end().cast("spark", foe_at(0)).dice(MISS);
}

#[test]
fn nobody_casts_with_a_foe_in_the_hex() {
    let mut play = facing(&["spell spark"], "st: 20, dx: 3, iq: 8");
    play.tackle(0, 1).dice([4, 6]);
    play.name(1);
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
    let mut refused = Action::Use {
        means: play.spell("spark"),
        aim: Aim::At(hero_at(0)),
    };
    assert_eq!(play.refused(refused), Some(rules::MAGIC_FOE));
    // Not even with twice the ST, which allows everything else.
    let ground = Ground::new(FACING).foe("foe", "st: 6, dx: 3, iq: 8");
    let mut play = Play::fight(ground, &[mage(&["spell spark"])], &[("test:foe", 1)]);
    play.tackle(0, 1).dice([4, 6]).name(1).dice([6, 6]);
    refused = Action::Use {
        means: play.spell("spark"),
        aim: Aim::At(hero_at(0)),
    };
    assert_eq!(play.refused(refused), Some(rules::MAGIC_FOE));
    assert!(
        play.offered(|act| matches!(act, Action::Move { .. }))
            .is_some()
    );
}

#[test]
fn magic_needs_sight_and_knows_no_cover() {
    let ground = Ground::new(&["...........", ".P...^.A...", "..........."]).foe("foe", OAK);
    let play = Play::fight(ground, &[mage(&["spell spark"])], &[("test:foe", 1)]);
    let act = Action::Use {
        means: play.spell("spark"),
        aim: Aim::At(foe_at(0)),
    };
    assert_eq!(play.refused(act), Some(rules::MAGIC_SIGHT));
    let ground = Ground::new(&["...........", ".P....=A...", "..........."]).foe("foe", OAK);
    let mut play = Play::fight(ground, &[mage(&["spell spark"])], &[("test:foe", 1)]);
    play.choose(act).dice([5, 5, 4]).dice([1]);
    assert_eq!(play.foe(0).health().damage, 1);
}

#[test]
fn a_spell_costs_its_fatigue_and_may_cost_the_mage_its_feet() {
    let ground = Ground::new(APART).foe("foe", OAK);
    let weak = hero([2, 10, 14], &["spell icicle"]);
    let mut play = Play::fight(ground, &[weak], &[("test:foe", 1)]);
    play.cast("icicle", foe_at(0)).dice(HIT).dice([3, 4]);
    play.said(rules::MAGIC_FATIGUE, |event| {
        matches!(
            event,
            Event::Strained {
                staff: None,
                fatigue: 2,
                ..
            }
        )
    });
    // It works all the same.
    play.said(rules::GEAR_DAMAGE, |event| {
        matches!(event, Event::Hurt { amount: 7, .. })
    });
    play.over(Outcome::Defeat);
}

#[test]
fn staffs_take_fatigue_first_and_are_sticks_besides() {
    let mut play = facing(&["weapon wand", "weapon staff", "spell fireball"], OAK);
    // Three into the wand, which holds five; two more into it and one into the staff.
    play.cast("fireball", foe_at(0))
        .dice(HIT)
        .dice([1, 1, 1])
        .dice(MISS)
        .bear();
    play.cast("fireball", foe_at(0))
        .dice(HIT)
        .dice([1, 1, 1])
        .dice(MISS)
        .bear();
    play.said(rules::MAGIC_STAFF, |event| {
        matches!(
            event,
            Event::Strained {
                staff: Some((1, 1)),
                ..
            }
        )
    });
    let left: Vec<i32> = play
        .hero(0)
        .weapons()
        .iter()
        .map(|held| held.power)
        .collect();
    assert_eq!((left, play.suffered(0)), (vec![0, 8], (0, 0)));
    play.choose(Action::Change { place: 1 })
        .strike(0)
        .dice(HIT)
        .dice([5])
        .dice(MISS)
        .bear();
    assert_eq!(play.foe(0).health().damage, 4 + 5);
}

#[test]
fn what_lasts_counts_for_its_bearer_and_ends() {
    // Keen edge: two more damage for three turns, including the one of casting.
    let mut play = facing(&["weapon sword", "spell keen_edge"], OAK);
    play.cast("keen_edge", hero_at(0)).dice(HIT);
    let blow = |play: &mut Play, amount: i32| {
        play.strike(0).dice(HIT).dice([1, 1]);
        play.said(
            rules::GEAR_DAMAGE,
            |event| matches!(event, Event::Hurt { amount: n, .. } if *n == amount),
        );
        play.dice(MISS).bear();
    };
    play.dice(MISS).bear();
    blow(&mut play, 4);
    blow(&mut play, 4);
    blow(&mut play, 2);
}

#[test]
fn spells_of_a_kind_do_not_add_up() {
    let mut play = apart(&["spell iron_word", "spell ward"], OAK);
    play.cast("iron_word", hero_at(0)).dice(HIT);
    assert_eq!(play.venture().stops(play.hero(0)), 2);
    play.cast("iron_word", hero_at(0)).dice(HIT);
    assert_eq!(play.venture().stops(play.hero(0)), 2);
    play.cast("ward", hero_at(0)).dice(HIT);
    assert_eq!(play.venture().stops(play.hero(0)), 4);
    // The ward ends with its second turn.
    play.end();
    assert_eq!(play.venture().stops(play.hero(0)), 2);
}

#[test]
fn attributes_are_lent_and_taken_back() {
    let mut play = apart(&["spell ox_heart"], OAK);
    play.cast("ox_heart", hero_at(0)).dice(HIT);
    assert_eq!(play.figures(hero_at(0))[0], 16);
    let mut play = apart(&["spell haste"], OAK);
    let far = |play: &Play| play.venture().moves(play.hero(0));
    assert_eq!(far(&play), 5);
    play.cast("haste", hero_at(0)).dice(HIT);
    // DX 12 is six hexes, and two more.
    assert_eq!((play.figures(hero_at(0))[1], far(&play)), (12, 8));
}

#[test]
fn pushed_disarmed_put_to_flight() {
    let mut play = facing(&["spell gust"], OAK);
    play.cast("gust", foe_at(0)).dice(HIT);
    assert_eq!(
        play.count(rules::MAGIC_EFFECTS, |event| matches!(
            event,
            Event::Shoved { .. }
        )),
        2
    );
    assert_eq!(play.at(foe_at(0)), Some((4, 0)));
    let mut play = apart(&["spell butterfingers"], SWORD);
    play.cast("butterfingers", foe_at(0)).name(1).dice([5]);
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
    play.said(rules::MAGIC_EFFECTS, |event| {
        matches!(event, Event::Dropped { .. })
    });
    assert!(play.foe(0).weapons().is_empty());
    let mut play = apart(&["spell terror"], HANDS);
    play.cast("terror", foe_at(0)).name(2).dice([6, 6]);
    while play.game.wanted().is_some() {
        play.dice([6]);
    }
    play.said(rules::MAGIC_EFFECTS, |event| {
        matches!(
            event,
            Event::Fled {
                why: Flight::Frightened,
                ..
            }
        )
    });
    play.over(Outcome::Victory);
}

#[test]
fn a_leap_goes_to_a_free_hex_in_sight() {
    let mut play = apart(&["spell blink"], OAK);
    let means = play.spell("blink");
    let to = |x, y| Action::Use {
        means,
        aim: Aim::Hex(Cell::new(x, y)),
    };
    assert!(play.offers(to(6, 1)));
    assert!(!play.offers(to(7, 1)), "somebody stands there");
    play.choose(to(5, 0)).dice(HIT);
    play.said(rules::MAGIC_EFFECTS, |event| {
        matches!(event, Event::Leapt { .. })
    });
    assert_eq!(play.at(hero_at(0)), Some((5, 0)));
}

#[test]
fn an_area_reaches_everybody_who_stands_in_it() {
    let rows = &["..........", ".P..PAA...", "....A....."];
    let ground = Ground::new(rows).foe("foe", OAK);
    let heroes = [mage(&["spell thunderclap", "spell mist"]), ajax()];
    let mut play = Play::fight(ground, &heroes, &[("test:foe", 3)]);
    let means = play.spell("thunderclap");
    let aim = Aim::Hex(Cell::new(4, 1));
    play.next(0)
        .choose(Action::Use { means, aim })
        .dice(HIT)
        .dice([1, 2, 3]);
    // Ajax, on whom it falls, and the two foes beside him; not the third.
    assert_eq!(play.suffered(1), (0, 2));
    assert_eq!(
        [0, 1, 2].map(|foe| play.foe(foe).health().fatigue),
        [3, 0, 4]
    );
    // Those for companions leave foes alone.
    play.end();
    while !matches!(play.game.asking(), Some(Question::Next)) {
        if matches!(
            play.game.asking(),
            Some(Question::React { .. } | Question::Dodge(_) | Question::Zone { .. })
        ) {
            play.bear();
        } else {
            play.dice([6]);
        }
    }
    play.next(0).cast("mist", hero_at(1)).dice(HIT);
    assert_eq!(play.foe(0).effects().len(), 0);
    assert_eq!(play.hero(1).effects().len(), 1);
    play.end();
}

#[test]
fn what_lasts_can_be_ended() {
    let mut play = apart(&["spell iron_word", "spell shake_off"], OAK);
    play.cast("iron_word", hero_at(0)).dice(HIT);
    play.cast("shake_off", hero_at(0)).dice(HIT);
    play.said(rules::MAGIC_EFFECTS, |event| {
        matches!(event, Event::Dispelled { .. })
    });
    assert_eq!(play.venture().stops(play.hero(0)), 0);
}

#[test]
fn the_target_of_a_spell_may_answer() {
    let ground =
        Ground::new(APART).foe("foe", "st: 20, dx: 10, iq: 8, weapons: [\"core:longbow\"]");
    let mut play = Play::fight(ground, &[mage(&["spell spark"])], &[("test:foe", 1)]);
    play.cast("spark", foe_at(0)).dice(MISS);
    play.said(rules::FOES_REACT, |event| {
        matches!(event, Event::Reacted { .. })
    });
    play.dice(MISS);
}

const HALT: &str = r#"
    1: (text: "", effects: [Damage("5", Strongest), Fatigue("4", Weakest)],
        options: [(text: "", to: 2)]),
    2: (text: "", ending: (outcome: Good, title: "End")),"#;

#[test]
fn at_a_halt_spells_need_no_roll() {
    let ground =
        Ground::new(CAMP).story(r#"pack: {"core:moonstone": 1, "core:black_tea": 1},"#, HALT);
    let healer = hero([9, 10, 13], &["spell heal_wounds", "weapon staff"]);
    let mut play = Play::adventure(ground, &[ajax(), healer]);
    play.choose(Action::OpenCamp);
    assert_eq!(play.asks(), "Party magic.camp");
    let (by, on) = (hero_at(1), hero_at(0));
    let means = play.spell("heal_wounds");
    let heal = Action::Heal { by, means, on };
    // Up to the damage taken.
    assert_eq!(play.offered(|act| *act == heal), Some(Some((1, 5))));
    play.choose_with(4, heal);
    play.said(rules::MAGIC_CAMP, |event| {
        matches!(event, Event::Used { .. })
    });
    assert_eq!(
        (play.suffered(0).0, play.hero(1).weapons()[0].power),
        (1, 5)
    );
    // A moonstone charges the staff of whoever hands things out; tea refreshes.
    let tea = play.good("black_tea");
    play.choose(Action::Heal {
        by: on,
        means: tea,
        on: by,
    })
    .dice([3]);
    assert_eq!(play.suffered(1).1, 1);
    assert_eq!(play.packed("black_tea"), 0);
}

#[test]
fn goods_are_used_up_and_some_want_a_check() {
    let ground = Ground::new(CAMP).foe("foe", OAK).story(
        r#"pack: {"core:healing_draught": 1, "core:oil_flask": 2, "core:sleeping_dust": 1},"#,
        r#"1: (text: "", effects: [Damage("6", All)],
               fight: (board: "test:board", party: "P", foes: [("test:foe", "A", 1)], won: 2)),
           2: (text: "", ending: (outcome: Good, title: "End")),"#,
    );
    let mut play = Play::adventure(ground, &[ajax()]);
    let (draught, flask) = (play.good("healing_draught"), play.good("oil_flask"));
    play.choose(Action::Use {
        means: draught,
        aim: Aim::At(hero_at(0)),
    })
    .dice([2]);
    play.said(rules::GOODS_USE, |event| {
        matches!(event, Event::Used { .. })
    });
    assert_eq!((play.suffered(0).0, play.packed("healing_draught")), (2, 0));
    play.dice(MISS).bear();
    // Thrown at 3/DX; gone even if it misses.
    let aim = Aim::Hex(Cell::new(4, 1));
    play.choose(Action::Use { means: flask, aim })
        .dice([6, 5, 1]);
    play.said(rules::CHECKS_ROLL, |event| {
        matches!(
            event,
            Event::Tried {
                needed: 10,
                passed: false,
                ..
            }
        )
    });
    assert_eq!(play.packed("oil_flask"), 1);
    play.dice(MISS).bear();
    play.choose(Action::Use { means: flask, aim })
        .dice([6, 3, 1])
        .dice([4]);
    assert_eq!(play.foe(0).health().damage, 4);
    play.dice(MISS).bear();
    // Resisting is a contest.
    let dust = play.good("sleeping_dust");
    play.choose(Action::Use {
        means: dust,
        aim: Aim::At(foe_at(0)),
    })
    .name(1);
    play.dice([1, 1]);
    while play.game.wanted().is_some() {
        play.dice([1]);
    }
    play.said(rules::MAGIC_CONTEST, |event| {
        matches!(event, Event::Contested { .. })
    });
}
