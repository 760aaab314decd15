//! What is foretold: odds of what is tried between fights, and what foes mean to do.

use serde_json::json;
use tabledelve::{
    dice::{Chance, Fraction},
    game::{Game, OddsView, Present, Status},
    grid::Cell,
    rulesets::dungeon_dive::{
        Action, DungeonDive, Event, Fighting, FigureId, Magic, Minding, Question,
        content::Skill,
        delve::{Asked, Choice},
        rules,
    },
};

use crate::{
    dive_script::*,
    playing::{begun_by, go_on},
    yard::*,
};

/// The odds of a choice of the dive, which says that it has some.
fn odds(play: &Dive, choice: Choice) -> OddsView {
    let question = play.game.asking().expect("it decides");
    let act = Action::Delve(choice);
    assert!(play.offers(act), "{choice:?}");
    let mut offered = play.game.offer().choices.iter();
    let offered = offered.find(|it| it.act == act).expect("just seen");
    assert!(DungeonDive::describe(play.game.world(), question, offered).has_odds);
    let view = DungeonDive::odds(play.game.world(), question, act, 0).expect("odds");
    let all: Fraction = view.outcomes.iter().map(|it| it.chance.clone()).sum();
    assert_eq!(all, Fraction::one());
    view
}

fn of(good: u128, all: u128) -> Fraction {
    Fraction::new(good, all)
}

/// Pairs of faces of two d20 that add up to at least so much.
fn pairs(least: u32) -> u128 {
    let faces = || 1..=20u32;
    let sums = faces().flat_map(|one| faces().map(move |other| one + other));
    sums.filter(|sum| *sum >= least).count() as u128
}

#[test]
fn sneaking_alone_needs_eleven_and_together_an_average_of_eleven() {
    let mut play = dive(&two(), &[BEARS]);
    open(&mut play, 0);
    let alone = odds(&play, Choice::Sneak(Some(FIRST)));
    assert_eq!(alone.headline.chance, of(10, 20));
    assert_eq!(alone.rule, rules::SNEAK_ALONE);
    let together = odds(&play, Choice::Sneak(None));
    // An average of 11, rounded down, is a sum of 22.
    assert_eq!(together.headline.chance, of(pairs(22), 400));
    assert_eq!(together.rule, rules::SNEAK_GROUP);
    let back = odds(&play, Choice::BackAway);
    assert_eq!(back.headline.chance, together.headline.chance);
    assert_eq!(back.rule, rules::SNEAK_BACK);
}

#[test]
fn a_way_past_a_trap_counts_both_tries() {
    let mut play = dive(&two(), &[]);
    trapped(&mut play, 1);
    // Athletics 3 against 12, then against 14: 9 or more, then 11 or more.
    let way = by(0, Skill::Athletics, Some(FIRST));
    let view = odds(&play, way);
    let told: Vec<Fraction> = view.outcomes.iter().map(|it| it.chance.clone()).collect();
    assert_eq!(told, [of(12, 20), of(8 * 10, 400), of(8 * 10, 400)]);
    assert_eq!(view.headline.chance, of(12 * 20 + 8 * 10, 400));
    // Both of them: sums of 24 and of 28, with 6 added.
    let together = odds(&play, by(0, Skill::Athletics, None));
    let (first, second) = (pairs(18), pairs(22));
    let failed = (400 - first) * (400 - second);
    let all = 400 * 400;
    assert_eq!(together.headline.chance, of(all - failed, all));
    // Once the first has failed, only the second is left.
    pick(&mut play, way);
    play.dice([1]);
    waits(&play, Asked::Again);
    let again = odds(&play, Choice::Again);
    assert_eq!(again.headline.chance, of(10, 20));
    assert_eq!(again.rule, rules::TRAP_TWICE);
}

#[test]
fn an_idea_has_its_odds_and_what_needs_no_check_has_none() {
    let (hero, [pry, smash]) = with_ideas();
    let mut play = dive(&[hero], &[]);
    trapped(&mut play, 1);
    // 11 and 13 with gear, 9 and 11 with what is spent.
    let pry = odds(&play, pry);
    assert_eq!(pry.headline.chance, of(13 * 20 + 7 * 11, 400));
    assert_eq!(pry.rule, rules::TRAP_IDEAS);
    let spent = odds(&play, smash);
    assert_eq!(spent.headline.chance, of(15 * 20 + 5 * 13, 400));
    assert_eq!(spent.rule, rules::TRAP_SPENT);
    let world = play.game.world();
    let question = play.game.asking().expect("it decides");
    for offered in &play.game.offer().choices {
        let view = DungeonDive::odds(world, question, offered.act, 0);
        let free = matches!(offered.act, Action::Delve(Choice::Pass { .. }));
        assert_eq!(view.is_none(), free, "{:?}", offered.act);
    }
}

#[test]
fn what_lasts_for_one_roll_helps_the_first_try_only() {
    let mut play = dive(&two(), &[]);
    trapped(&mut play, 1);
    guide(&mut play);
    let view = odds(&play, by(0, Skill::Athletics, Some(FIRST)));
    // A d4 more: 8, 7, 6 or 5 and more is enough of the d20. Then 11 is, without it.
    let first = 13 + 14 + 15 + 16;
    let told: Vec<Fraction> = view.outcomes.iter().map(|it| it.chance.clone()).collect();
    let second = of((80 - first) * 10, 80 * 20);
    assert_eq!(told, [of(first, 80), second.clone(), second]);
}

/// Lays on the first hero what guidance gives for a single roll.
fn guide(play: &mut Dive) {
    arrange_all(play, |snapshot| {
        let place = in_legend(snapshot, &id("core:guidance"));
        let named = &mut snapshot["named"];
        let next = named["state"]["next_lasting"].as_u64().expect("a number");
        named["state"]["next_lasting"] = json!(next + 1);
        let lasting = json!({
            "id": next, "source": {"Spell": place}, "what": {"Bundle": 1}, "by": null,
            "until": "Roll", "again": null, "deed": null, "circle": 0,
        });
        let all = &mut named["figures"][0]["lasts"]["all"];
        all.as_array_mut().expect("a list").push(lasting);
    });
}

#[test]
fn a_hit_die_heals_no_more_than_is_missing() {
    let mut play = dive(&[knight(&[])], &[]);
    arrange(&mut play, |named| {
        named["state"]["dive"]["cleared"] = json!(2);
    });
    play.deck.0.extend([BEARS, "core:trove_24"]);
    open(&mut play, 0);
    go_in(&mut play, 1);
    leave_points(&mut play, 4);
    slay(&mut play);
    play.dice([12, 2]);
    play.dice(std::iter::repeat_n(1, 22));
    waits(&play, Asked::Rest(FIRST));
    // A d10 for the six that are missing.
    let view = odds(&play, Choice::HitDie);
    let told: Vec<Fraction> = view.outcomes.iter().map(|it| it.chance.clone()).collect();
    let tenth = of(1, 10);
    assert_eq!(told[..5], [(); 5].map(|()| tenth.clone()));
    assert_eq!(told[5..], [of(5, 10)]);
    assert_eq!(view.headline.chance, Fraction::one());
}

#[test]
fn foes_do_what_they_mean_to_do() {
    let (mut kept, mut walked) = (0, 0);
    for seed in 0..30 {
        let mut game = begun_by(seed);
        let mut lots = Chance::seeded(seed + 7000);
        while game.status() == Status::Deciding && game.made().len() < 60 {
            let meant = DungeonDive::intents(game.world(), game.setup());
            let before = game.log().len();
            let ends = matches!(game.asking(), Some(Question::OnTurn(_)));
            go_on(&mut game, &mut lots);
            if !ends {
                continue;
            }
            let Some((who, on, step)) = first_foe(&game, before) else {
                continue;
            };
            let token = u32::from(who.0);
            let Some(intent) = meant.iter().find(|it| it.who == token) else {
                continue;
            };
            assert_eq!(Some(intent.on), on.map(|it| u32::from(it.0)), "seed {seed}");
            kept += 1;
            // Somebody may strike before the first step.
            if let Some(step) = step {
                assert_eq!(intent.path.first(), Some(&step), "seed {seed}");
                walked += 1;
            }
        }
    }
    assert!(kept > 20 && walked > 10, "{kept} kept, {walked} walked");
}

/// The foe whose turn comes first since a place of the log, with whom it targets and where it steps,
/// if nothing but what it means to do has happened by then.
fn first_foe(
    game: &Game<DungeonDive>,
    before: usize,
) -> Option<(FigureId, Option<FigureId>, Option<Cell>)> {
    let events: Vec<&Event> = game.log()[before..].iter().map(|it| &it.event).collect();
    let quiet = |it: &&Event| {
        matches!(
            it,
            Event::Fighting(
                Fighting::TurnEnded { .. } | Fighting::TurnBegan { .. } | Fighting::GotUp { .. }
            ) | Event::Magic(Magic::Ended { .. })
        )
    };
    let place = events.iter().position(|it| !quiet(it))?;
    let Event::Minding(Minding::Chose { who, chosen, .. }) = events[place] else {
        return None;
    };
    let step = match events.get(place + 1) {
        Some(Event::Fighting(Fighting::Stepped { who: it, to, .. })) if it == who => Some(*to),
        _ => None,
    };
    Some((*who, chosen.on, step))
}
