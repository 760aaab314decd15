//! What is done between fights: rituals, what takes an hour, and handing things round.

use serde_json::json;
use tabledelve::{
    content::RecordId,
    game::Rulebook,
    rulesets::dungeon_dive::{
        Action, Delving, DungeonDive, Event, FigureId, HeroRecord, Magic, Play as View, Question,
        content::Source,
        delve::{Asked, Choice, Thing},
        making::{MakingAct, Pick},
        rules,
        town::TownAct,
    },
};

use crate::{dive_script::*, yard::*};

/// A mage with spells of the book, and with so much incense.
fn mage_with(spells: &[&str], incense: u8) -> HeroRecord {
    let mut hero = mage(spells);
    hero.gear = (incense > 0)
        .then(|| (id("core:incense"), incense))
        .into_iter()
        .collect();
    hero
}

fn using(by: FigureId, spell: &str, circle: u8) -> Choice {
    let spell: RecordId = id(spell);
    let source = Source::Spell(BOOK.spells.find(&spell).expect("a spell"));
    Choice::Use {
        by,
        source,
        act: 0,
        circle,
    }
}

fn slots(play: &Dive, who: FigureId) -> Vec<u8> {
    View::of(play.game.world())
        .figure(who)
        .uses()
        .slots
        .to_vec()
}

fn incense(play: &Dive) -> u8 {
    let kit = View::of(play.game.world()).figure(FIRST).kit();
    let incense = BOOK.gear.find(id("core:incense"));
    let mut known = kit.gear.iter().filter(|(it, _)| Some(*it) == incense);
    known.next().map_or(0, |(_, count)| *count)
}

fn brought(play: &Dive) -> usize {
    View::of(play.game.world()).state().summoned.len()
}

#[test]
fn a_familiar_is_called_before_the_first_door_for_incense_and_an_hour() {
    let caster = mage_with(&["core:find_familiar"], 2);
    let mut play = dive(&[caster, knight(&[])], &[BEARS, CATS, WOLVES]);
    let before = slots(&play, FIRST);
    let call = using(FIRST, "core:find_familiar", 0);
    assert!(!offers(&play, using(FIRST, "core:find_familiar", 1)));
    pick(&mut play, call);
    play.waits(|it| matches!(it, Question::OneOf(_)));
    play.choose(Action::Option(0));
    waits(&play, Asked::Doors);
    assert_eq!(brought(&play), 1);
    assert_eq!(slots(&play, FIRST), before, "no slot");
    assert_eq!(incense(&play), 1, "the incense is burnt");
    let cast = play
        .game
        .log()
        .iter()
        .find(|it| matches!(it.event, Event::Magic(Magic::Begun { .. })));
    let cited = DungeonDive::also_cited(&BOOK, &cast.expect("a spell").event);
    assert!(cited.contains(&rules::MAGIC_RITUALS));
    // It looks behind the doors.
    let looks = Choice::Use {
        by: FIRST,
        source: Source::Spell(BOOK.spells.find(id("core:find_familiar")).expect("a spell")),
        act: 1,
        circle: 0,
    };
    pick(&mut play, looks);
    play.said(rules::SCOUT_FAMILIAR, |it| {
        matches!(it, Event::Delving(Delving::Scouted { .. }))
    });
    assert!(state(&play).row.doors.iter().all(|it| it.card.is_some()));
    // It comes along into the fight, beside its master.
    open(&mut play, 0);
    pick(&mut play, Choice::Enter);
    arrive(&mut play, &[2]);
    let familiar = View::of(play.game.world()).state().summoned[0].who;
    let there = View::of(play.game.world()).figure(familiar).cell();
    assert!(there.is_some());
}

#[test]
fn without_incense_or_with_a_class_that_holds_none_there_is_no_ritual() {
    let call = using(FIRST, "core:find_familiar", 0);
    let play = dive(&[mage_with(&["core:find_familiar"], 0)], &[]);
    assert!(!offers(&play, call));
    let mut knows = knight(&[]);
    knows.spells = vec![id("core:find_familiar")];
    knows.gear = vec![(id("core:incense"), 1)];
    assert!(!offers(&dive(&[knows], &[]), call));
    let play = dive(&[mage_with(&["core:find_familiar"], 1)], &[]);
    assert!(offers(&play, call));
}

#[test]
fn no_hour_is_left_once_a_level_has_begun() {
    let mut play = dive(&[mage_with(&["core:find_familiar"], 1)], &[BEARS]);
    open(&mut play, 0);
    waits(&play, Asked::AtDoor);
    assert!(!offers(&play, using(FIRST, "core:find_familiar", 0)));
}

#[test]
fn what_lasts_no_longer_than_a_ritual_ends_first() {
    let caster = mage_with(
        &["core:find_familiar", "core:mage_armour", "core:longstrider"],
        1,
    );
    let mut play = dive(&[caster], &[]);
    let lasting = |play: &Dive| {
        let all = View::of(play.game.world())
            .figure(FIRST)
            .lasts()
            .all
            .clone();
        all.iter()
            .filter(|it| matches!(it.source, Source::Spell(_)))
            .count()
    };
    pick(&mut play, using(FIRST, "core:mage_armour", 1));
    play.choose(Action::Target(FIRST));
    let one = lasting(&play);
    assert!(one > 0);
    pick(&mut play, using(FIRST, "core:longstrider", 1));
    play.choose(Action::Target(FIRST));
    assert!(lasting(&play) > one);
    // An hour is over by the time the owl comes; eight hours aren’t.
    pick(&mut play, using(FIRST, "core:find_familiar", 0));
    play.choose(Action::Option(0));
    assert_eq!(lasting(&play), one);
}

#[test]
fn no_trap_waits_for_an_hour() {
    let caster = mage_with(&["core:find_familiar"], 1);
    let mut play = dive(&[caster], &[]);
    trapped(&mut play, 4);
    let familiar = Source::Spell(BOOK.spells.find(id("core:find_familiar")).expect("a spell"));
    let had = |it: &Action| match it {
        Action::Delve(Choice::Idea { source, .. }) => *source == familiar,
        _ => false,
    };
    assert_eq!(play.choices(had), 0);
}

#[test]
fn a_class_without_rituals_spends_a_slot_at_a_trap() {
    let mut ranger = mage(&["core:unseen_servant"]);
    ranger.class = id("core:ranger");
    ranger.choices = Vec::new();
    let mut play = dive(&[ranger], &[]);
    trapped(&mut play, 4);
    let servant = Source::Spell(
        BOOK.spells
            .find(id("core:unseen_servant"))
            .expect("a spell"),
    );
    let before = slots(&play, FIRST);
    play.act(|it| matches!(it, Action::Delve(Choice::Idea { source, .. }) if *source == servant));
    assert_ne!(slots(&play, FIRST), before);
}

#[test]
fn slots_come_back_in_a_rest_and_only_once() {
    let mut caster = mage(&["core:mage_armour"]);
    caster.class = id("core:wizard");
    caster.choices = Vec::new();
    // There is a level below, so that the dive goes on after the rest.
    let setup = setup_of(&[caster], 2, false);
    let mut play = dive_by(setup, &[BEARS, "core:trove_24"]);
    pick(&mut play, using(FIRST, "core:mage_armour", 1));
    play.choose(Action::Target(FIRST));
    let recovery = BOOK
        .features
        .find(id("core:arcane_recovery"))
        .expect("a feature");
    let recover = Choice::Use {
        by: FIRST,
        source: Source::Feature(recovery),
        act: 0,
        circle: 0,
    };
    assert!(!offers(&play, recover), "it takes an hour");
    arrange(&mut play, |named| {
        named["state"]["dive"]["cleared"] = json!(2);
    });
    open(&mut play, 0);
    go_in(&mut play, 1);
    slay(&mut play);
    play.dice([12, 2]);
    play.dice(std::iter::repeat_n(1, 22));
    waits(&play, Asked::Rest(FIRST));
    pick(&mut play, recover);
    assert_eq!(slots(&play, FIRST)[0], 0);
    assert!(!offers(&play, recover));
}

#[test]
fn what_is_used_up_goes_from_hand_to_hand() {
    let mut giver = knight(&[]);
    giver.gear = vec![(id("core:healers_kit"), 1), (id("core:crowbar"), 1)];
    let mut play = dive(&[giver, knight(&[])], &[]);
    let gear = |name: &str| BOOK.gear.find(id(name)).expect("gear");
    let kit = Thing::Gear(gear("core:healers_kit"), 1);
    let by = FIRST;
    let crowbar = Thing::Gear(gear("core:crowbar"), 1);
    assert!(!offers(&play, Choice::HandRound { by, thing: crowbar }));
    pick(&mut play, Choice::HandRound { by, thing: kit });
    waits(&play, Asked::Share);
    pick(&mut play, Choice::Give(SECOND));
    waits(&play, Asked::Doors);
    let has = |who: FigureId| {
        let kit = View::of(play.game.world()).figure(who).kit();
        kit.gear.contains(&(gear("core:healers_kit"), 1))
    };
    assert_eq!([has(FIRST), has(SECOND)], [false, true]);
}

#[test]
fn other_spells_are_prepared_in_town_and_cantrips_stay() {
    let mut wizard = mage(&[
        "core:fire_bolt",
        "core:mage_hand",
        "core:light",
        "core:ray_of_frost",
        "core:sleep",
        "core:shield",
    ]);
    wizard.class = id("core:wizard");
    wizard.choices = Vec::new();
    let mut setup = setup_of(&[wizard, knight(&[])], 1, false);
    setup.town.visit = true;
    let mut play = dive_by(setup, &[]);
    let prepare = |place| Action::Town(TownAct::Prepare(place));
    assert!(!play.offers(prepare(1)), "a knight prepares nothing");
    play.choose(prepare(0));
    let spell = |name: &str| Pick::Spell(BOOK.spells.find(id(name)).expect("a spell"));
    let pick = |name| Action::Making(MakingAct::Pick(spell(name)));
    play.choose(pick("core:web"));
    assert!(!play.offers(pick("core:web")), "once is enough");
    while matches!(play.game.asking(), Some(Question::OfHero)) {
        play.choose(Action::Making(MakingAct::Rest));
    }
    let record = &View::of(play.game.world()).kept(0).record;
    assert!(record.spells.contains(&id("core:fire_bolt")));
    assert!(record.spells.contains(&id("core:web")));
    // Eight for level 5 and Intelligence 16, besides the cantrips.
    let circle = |it: &&RecordId| BOOK.spells.find(*it).map(|it| BOOK[it].circle);
    let prepared = record.spells.iter().filter(|it| circle(it) > Some(0));
    assert_eq!(prepared.count(), 8);
    assert_eq!(record.level, 5);
}

#[test]
fn what_takes_a_minute_is_for_the_time_between_fights() {
    let mut play = dive(&[mage(&["core:goodberry"]), knight(&[])], &[]);
    leave_points(&mut play, 5);
    pick(&mut play, using(FIRST, "core:goodberry", 1));
    let who = |it: &Action| matches!(it, Action::Target(FIRST));
    while play.choices(who) > 0 {
        play.act(who);
    }
    waits(&play, Asked::Doors);
    assert!(View::of(play.game.world()).figure(FIRST).body().points > 5);
}

#[test]
fn a_staff_heals_between_fights_and_only_the_hurt() {
    let mut bearer = knight(&[]);
    bearer.items = vec![(id("core:staff_of_healing"), true)];
    let mut play = dive(&[bearer, knight(&[])], &[]);
    let item = BOOK.items.find("core:staff_of_healing").expect("a staff");
    let cast = Choice::Cast {
        by: FIRST,
        item,
        nth: 0,
        circle: 1,
    };
    assert!(!offers(&play, cast), "nobody is hurt");
    leave_points(&mut play, 3);
    pick(&mut play, cast);
    play.choose(Action::Target(FIRST));
    // Cure wounds: a d8 and the knight's own modifier for it, which is none.
    play.dice([5]);
    waits(&play, Asked::Doors);
    let figure = View::of(play.game.world()).figure(FIRST);
    assert!(figure.body().points > 3);
    assert_eq!(figure.uses().spent[0].count, 1, "a charge");
}
