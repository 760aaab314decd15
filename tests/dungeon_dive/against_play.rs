//! Quoted odds against play: each check again and again through `submit`.

use tabledelve::{
    game::{Game, Logged, Status},
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, Delving, DungeonDive, Event, Fighting, How, Life, Magic, Part, Question,
        checks::Hit,
        content::Skill,
        delve::{Asked, Choice},
    },
};

use crate::{
    dive_script::*,
    effort,
    proofs::odds::{Check, compare, quoted, tried},
    yard::*,
};

/// The result that a log comes to.
type Named = fn(&[&Event]) -> Option<String>;

/// Plays on from a game with these results and then dice by chance, until there are enough, and
/// compares what comes of them with the exact odds. `acts` says what is chosen, for as long as it says
/// anything.
fn held_against(
    here: &Game<DungeonDive>,
    check: Check<'_>,
    (fixed, sides): (&[u16], &[u8]),
    acts: fn(&Game<DungeonDive>) -> Option<Action>,
    named: Named,
) {
    let play_on = |game: &mut Game<DungeonDive>| {
        while game.status() == Status::Deciding {
            let Some(act) = acts(game) else { break };
            let mut offered = game.offer().choices.iter();
            let place = offered.position(|it| it.act == act);
            let place = place.unwrap_or_else(|| panic!("{act:?} is not offered"));
            game.submit(place, None).expect("offered");
        }
    };
    let results = |log: &[Logged<Event>]| {
        let events: Vec<&Event> = log.iter().map(|it| &it.event).collect();
        named(&events).into_iter().collect::<Vec<_>>()
    };
    let seen = tried(here, (fixed, sides), play_on, results);
    compare(check.0, &quoted::<DungeonDive>(&BOOK, check), seen);
}

/// Strikes with the weapon in hand, once.
fn strikes(game: &Game<DungeonDive>) -> Option<Action> {
    let strike = |it: &Action| {
        matches!(
            it,
            Action::Attack {
                arm: Some(_),
                how: How::Strike,
                ..
            }
        )
    };
    let choices = game.offer().choices.iter();
    let struck = game.log().iter().any(|it| hit(&it.event).is_some());
    let mut strikes = choices.map(|it| it.act).filter(strike);
    strikes.next().filter(|_| !struck)
}

fn hit(event: &Event) -> Option<Hit> {
    match event {
        Event::Fighting(Fighting::AttackRolled { rolled, .. }) => Some(rolled.hit),
        _ => None,
    }
}

fn sum(parts: &[Part]) -> i16 {
    parts.iter().map(|it| it.amount).sum()
}

/// The damage that anybody takes.
fn taken(events: &[&Event]) -> Option<i16> {
    events.iter().find_map(|it| match it {
        Event::Fighting(Fighting::Hurt { parts, .. }) => Some(sum(parts)),
        _ => None,
    })
}

fn success(passed: bool) -> String {
    if passed { "success" } else { "failure" }.to_owned()
}

/// A knight with a pike beside a post: 5 against AC 10, for 1d10 and 3.
fn duel() -> Play {
    let hero = armed(knight(&[]), &["pike"]);
    fight(&[hero], &["post"], &[(4, 4), (4, 5)])
}

#[test]
fn attacks() {
    let named: Named = |events| {
        let hit = events.iter().find_map(|it| hit(it))?;
        Some(format!("{hit:?}").to_lowercase())
    };
    let check = |play: &Play, mode: &str| {
        let keys = [("bonus", "5"), ("ac", "10"), ("mode", mode)];
        let dice: &[u8] = &[20, 20, 10, 10];
        held_against(&play.game, ("attack", &keys), (&[], dice), strikes, named);
    };
    check(&duel(), "normal");
    if !effort::full() {
        return;
    }
    let mut play = duel();
    let post = foe(&play, 0);
    inflict(&mut play, post, "core:prone");
    check(&play, "advantage");
    let mut play = duel();
    inflict(&mut play, FIRST, "core:poisoned");
    check(&play, "disadvantage");
}

#[test]
fn damage() {
    let named: Named = |events| {
        let rolled = events.iter().find_map(|it| match it {
            Event::Fighting(Fighting::DamageRolled { parts, .. }) => Some(sum(parts)),
            _ => None,
        });
        rolled.map(|it| it.to_string())
    };
    let scenes = [(20, "true"), (12, "false")];
    let share = effort::usual_or_all(1, 2) as usize;
    for (face, critical) in &scenes[..share] {
        let keys = [("dice", "1d10+3"), ("critical", critical)];
        let (play, fixed) = (duel(), [*face]);
        let dice: (&[u16], &[u8]) = (&fixed, &[10, 10]);
        held_against(&play.game, ("damage", &keys), dice, strikes, named);
    }
}

#[test]
fn strikes_and_what_they_do() {
    let named: Named = |events| match events.iter().find_map(|it| hit(it))? {
        Hit::Miss => Some("miss".to_owned()),
        Hit::Hit | Hit::Critical => taken(events).map(|it| it.to_string()),
    };
    let check = |play: &Play, keys: Check<'_>, sides: &[u8]| {
        held_against(&play.game, keys, (&[], sides), strikes, named);
    };
    // A troll takes half of what a sword does, held with both hands.
    let play = fight(&[knight(&[])], &["troll"], &[(4, 4), (4, 5)]);
    let keys = [
        ("bonus", "5"),
        ("ac", "5"),
        ("dice", "1d10+3"),
        ("resisted", "true"),
    ];
    check(&play, ("strike", &keys), &[20, 10, 10]);
    if !effort::full() {
        return;
    }
    let keys = [("bonus", "5"), ("ac", "10"), ("dice", "1d10+3")];
    check(&duel(), ("strike", &keys), &[20, 10, 10]);
    let hero = armed(knight(&[]), &["dagger"]);
    let play = fight(&[hero], &["troll"], &[(4, 4), (4, 5)]);
    let keys = [("bonus", "5"), ("ac", "5"), ("dice", "1d4+3")];
    check(&play, ("strike", &keys), &[20, 4, 4]);
}

/// DC 14 for a post whose Dexterity adds nothing.
#[test]
fn saves_for_half() {
    let mut play = fight(&[mage(&["blast"])], &["post"], &[(4, 1), (4, 7)]);
    cast(&mut play, "blast", 1);
    let keys = [
        ("bonus", "0"),
        ("dc", "14"),
        ("dice", "2d6"),
        ("half", "true"),
    ];
    let at = |game: &Game<DungeonDive>| {
        let aims = matches!(game.asking(), Some(Question::Aim(_)));
        aims.then_some(Action::At(Cell::new(4, 7)))
    };
    let dice: (&[u16], &[u8]) = (&[], &[20, 6, 6]);
    held_against(&play.game, ("save_damage", &keys), dice, at, |events| {
        let saved =
            |it: &&&Event| matches!(it, Event::Magic(Magic::SaveRolled { roll: Some(_), .. }));
        events.iter().find(saved)?;
        Some(taken(events).unwrap_or(0).to_string())
    });
}

/// The tries of a check against a trap, whether each was a success.
fn tries(events: &[&Event]) -> Vec<bool> {
    let tries = events.iter().filter_map(|it| match it {
        Event::Delving(Delving::Checked { passed, .. }) => Some(*passed),
        _ => None,
    });
    tries.collect()
}

/// Before a trap whose first way is Athletics against 12, tried by one or by all.
fn at_the_trap(game: &Game<DungeonDive>) -> Option<Action> {
    let first = |it: &Action| matches!(it, Action::Delve(Choice::Way { way: 0, .. }));
    match game.asking() {
        Some(Question::OnDive(Asked::Trap)) => {
            let mut choices = game.offer().choices.iter().map(|it| it.act);
            choices.find(first)
        }
        _ => None,
    }
}

#[test]
fn checks_of_one_and_of_all() {
    let named: Named = |events| tries(events).first().map(|it| success(*it));
    let mut play = dive(&[knight(&[])], &[]);
    trapped(&mut play, 1);
    let keys = [("bonus", "3"), ("dc", "12")];
    let dice: (&[u16], &[u8]) = (&[], &[20]);
    held_against(&play.game, ("check", &keys), dice, at_the_trap, named);
    let mut play = dive(&two(), &[]);
    trapped(&mut play, 1);
    let keys = [("bonuses", "3,3"), ("dc", "12")];
    let dice: (&[u16], &[u8]) = (&[], &[20, 20]);
    held_against(&play.game, ("group_check", &keys), dice, all_try, named);
}

fn all_try(game: &Game<DungeonDive>) -> Option<Action> {
    let asked = matches!(game.asking(), Some(Question::OnDive(Asked::Trap)));
    asked.then_some(Action::Delve(by(0, Skill::Athletics, None)))
}

#[test]
fn checks_tried_twice() {
    let mut play = dive(&[knight(&[])], &[]);
    trapped(&mut play, 1);
    let acts = |game: &Game<DungeonDive>| match game.asking() {
        Some(Question::OnDive(Asked::Again)) => Some(Action::Delve(Choice::Again)),
        _ => at_the_trap(game),
    };
    let keys = [("bonus", "3"), ("dc", "12")];
    let dice: (&[u16], &[u8]) = (&[], &[20, 20]);
    held_against(
        &play.game,
        ("check_twice", &keys),
        dice,
        acts,
        |events| match tries(events)[..] {
            [true, ..] => Some(success(true)),
            [false, second, ..] => Some(success(second)),
            [false] | [] => None,
        },
    );
}

/// A brute hits a mage who concentrates, for 5.
#[test]
fn concentration() {
    let mut play = fight(&[mage(&["wings"])], &["brute"], &[(4, 4), (4, 5)]);
    cast(&mut play, "wings", 1);
    let keys = [("bonus", "0"), ("damage", "5")];
    let done = |game: &Game<DungeonDive>| {
        let acting = matches!(game.asking(), Some(Question::OnTurn(_)));
        let hurt = game.log().iter().any(|it| hit(&it.event).is_some());
        (acting && !hurt).then_some(Action::Done)
    };
    let dice: (&[u16], &[u8]) = (&[15, 2], &[20]);
    held_against(&play.game, ("concentration", &keys), dice, done, |events| {
        events.iter().find_map(|it| match it {
            Event::Magic(Magic::ConcentrationRolled { held, .. }) => Some(success(*held)),
            _ => None,
        })
    });
}

/// Somebody lies there round after round, and a friend stands by. In the usual share one roll decides it.
#[test]
fn death_saves_to_their_end() {
    let named: Named = |events| {
        let mut saves = events.iter().filter_map(|it| match it {
            Event::Fighting(Fighting::DeathSaved { life, .. }) => Some(*life),
            _ => None,
        });
        saves.find_map(|life| match life {
            Life::Up => Some("up".to_owned()),
            Life::Stable => Some("stable".to_owned()),
            Life::Dead { .. } => Some("dead".to_owned()),
            Life::Dying { .. } => None,
        })
    };
    let done = |game: &Game<DungeonDive>| {
        let on = matches!(game.asking(), Some(Question::OnTurn(SECOND)));
        let decided = |it: &Event| match it {
            Event::Fighting(Fighting::DeathSaved { life, .. }) => {
                !matches!(life, Life::Dying { .. })
            }
            _ => false,
        };
        let decided = game.log().iter().any(|it| decided(&it.event));
        (on && !decided).then_some(Action::Done)
    };
    let scenes = [("2", "2"), ("0", "1")];
    for (successes, failures) in &scenes[..effort::usual_or_all(1, 2) as usize] {
        let places = [(4, 1), (1, 11), (8, 11)];
        let mut play = fight(&[knight(&[]), knight(&[])], &["post"], &places);
        play.choose(Action::Done);
        lay_low(&mut play, FIRST, failures.parse().expect("a number"));
        arrange(&mut play, |named| {
            let dying = &mut named["figures"][0]["body"]["life"]["Dying"];
            dying["successes"] = successes.parse::<u8>().expect("a number").into();
        });
        let keys = [("successes", *successes), ("failures", *failures)];
        let most = if *successes == "2" { 1 } else { 5 };
        held_against(
            &play.game,
            ("death_save", &keys),
            (&[], &[20; 5][..most]),
            done,
            named,
        );
    }
}
