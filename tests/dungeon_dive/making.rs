//! Heroes who are made, at the table and by chance, and who go up.

use std::collections::BTreeSet;

use tabledelve::{
    content::RecordId,
    dice::{Chance, Die},
    game::{Game, Ruleset, Status},
    rulesets::dungeon_dive::{
        Action, DungeonDive, HeroRecord, Play as View, Question, Setup, TownSetup,
        content::{Ability, Book, ClassIx, Gain, Knows, Skill, SpellIx},
        making::{By, Draft, MakingAct, Method, Pick, Step, level_for, next, options, proposed},
    },
};

use crate::yard::*;

/// A setup with a hero to be made.
fn made(level: u8) -> Setup {
    Setup {
        heroes: Vec::new(),
        town: TownSetup {
            made: 1,
            level,
            ..TownSetup::default()
        },
        ..setup(&[], &["post"])
    }
}

fn pick(play: &mut Play, pick: Pick) {
    play.choose(Action::Making(MakingAct::Pick(pick)));
}

fn draft(play: &Play) -> Draft {
    let town = View::of(play.game.world()).town();
    (**town.draft.as_ref().expect("a hero in the making")).clone()
}

fn race(name: &str) -> Pick {
    Pick::Race(BOOK.races.find(name).expect("a race"))
}

fn class(name: &str) -> Pick {
    Pick::Class(BOOK.classes.find(name).expect("a class"))
}

/// A hero of this race and class, about to come by scores.
fn before_scores(of_race: &str, of_class: &str) -> Play {
    let mut play = Play::begun(BOOK.clone(), made(1));
    pick(&mut play, race(of_race));
    pick(&mut play, class(of_class));
    play
}

fn first(play: &Play) -> &HeroRecord {
    &View::of(play.game.world()).kept(0).record
}

fn finished(play: &mut Play) -> HeroRecord {
    play.choose(Action::Making(MakingAct::Rest));
    first(play).clone()
}

/// All that a record has to have at its level, and no more of it.
fn check_whole(book: &Book, hero: &HeroRecord) {
    hero.check(book).expect("a sound record");
    let race = &book[book.races.find(&hero.race).expect("a race")];
    let class = &book[book.classes.find(&hero.class).expect("a class")];
    let path = hero.path.as_ref().map(|it| book.paths.find(it));
    let path = path.map(|it| &book[it.expect("a path")]);
    let gains = class.gains.iter();
    let gains = gains.chain(path.iter().flat_map(|it| &it.gains));
    let gains: Vec<&Gain> = gains
        .filter(|(at, _)| *at <= hero.level)
        .map(|(_, gain)| gain)
        .collect();
    assert_eq!(path.is_some(), gains.contains(&&Gain::Path), "{hero:?}");

    let wanted = usize::from(class.skills + race.free_skills);
    let skills: BTreeSet<Skill> = hero.skills.iter().copied().collect();
    assert_eq!(
        (skills.len(), hero.skills.len()),
        (wanted, wanted),
        "{hero:?}"
    );
    let experts = gains.iter().map(|it| match it {
        Gain::Expertise(count) => usize::from(*count),
        _ => 0,
    });
    assert_eq!(hero.expert.len(), experts.sum::<usize>(), "{hero:?}");
    assert!(hero.expert.iter().all(|it| skills.contains(it)));

    let has = |feature: &RecordId| hero.choices.contains(feature);
    for gain in &gains {
        if let Gain::OneOf(of) = gain {
            assert!(of.iter().any(|it| has(it.id())), "{hero:?}");
        }
    }
    let (live, kit, body) = hero.components(book).expect("components");
    assert!(body.most >= i16::from(hero.level) && !kit.arms.is_empty());
    for gain in &gains {
        if let Gain::Feature(it) = gain {
            let key = book.features.find(it).expect("a feature");
            assert!(live.features.contains(&key), "{it} of {hero:?}");
        }
    }

    let circle = |it: &RecordId| book[book.spells.find(it).expect("a spell")].circle;
    let cantrips = hero.spells.iter().filter(|it| circle(it) == 0).count();
    let others = hero.spells.len() - cantrips;
    let place = usize::from(hero.level) - 1;
    let of_race = usize::from(race.cantrip_of.is_some());
    let (mut wanted, mut highest) = ((of_race, 0), 0);
    if let Some(casting) = &class.casting {
        highest = casting.slots[place].len();
        let modifier = (i32::from(hero.scores.of(casting.ability)) - 10).div_euclid(2);
        let known = match casting.knows {
            Knows::Known => casting.known[place].into(),
            _ => (modifier + i32::from(hero.level)).max(1) as usize,
        };
        wanted = (of_race + usize::from(casting.cantrips[place]), known);
    }
    assert_eq!((cantrips, others), wanted, "{hero:?}");
    assert!(
        hero.spells
            .iter()
            .all(|it| usize::from(circle(it)) <= highest)
    );
    let once: BTreeSet<&RecordId> = hero.spells.iter().collect();
    assert_eq!(once.len(), hero.spells.len());
}

/// True for what is no part of the yard.
fn is_core(id: &RecordId) -> bool {
    id.as_str().starts_with("core:")
}

fn core_classes() -> impl Iterator<Item = ClassIx> {
    let all = BOOK.classes.keyed();
    all.filter(|(_, it)| is_core(&it.id)).map(|(key, _)| key)
}

/// A number below another, by lot.
fn lot(lots: &mut Chance, below: usize) -> usize {
    let die = Die::new(100).expect("a die");
    let roll = |lots: &mut Chance| usize::from(lots.roll(die, "a lot")) - 1;
    (roll(lots) * 100 + roll(lots)) % below
}

#[test]
fn heroes_made_by_lot_are_whole_at_every_level() {
    let races = BOOK.races.keyed();
    let races = races.filter(|(_, it)| is_core(&it.id)).map(|(key, _)| key);
    let races: Vec<_> = races.collect();
    let classes: Vec<_> = core_classes().collect();
    let mut seen = BTreeSet::new();
    for seed in 0..500_u64 {
        let nth = seed as usize;
        let level = 1 + (seed % 5) as u8;
        let mut game: Game<DungeonDive> =
            Game::new(BOOK.clone(), made(level), seed, Chance::seeded(seed));
        let mut lots = Chance::seeded(seed + 77);
        let mut steps = 0;
        while matches!(game.asking(), Some(Question::OfHero)) {
            let choices = &game.offer().choices;
            let given = |act: Pick| {
                let act = Action::Making(MakingAct::Pick(act));
                choices.iter().position(|it| it.act == act)
            };
            let race = races[nth % races.len()];
            let class = classes[nth / races.len() % classes.len()];
            // The last choice leaves all that is open to the proposals.
            let choice = given(Pick::Race(race)).or(given(Pick::Class(class)));
            let choice = choice.unwrap_or_else(|| lot(&mut lots, choices.len() - 1));
            game.submit(choice, None)
                .expect("a choice that was offered");
            steps += 1;
            assert!(steps < 3000, "seed {seed}");
        }
        DungeonDive::invariants(game.world()).expect("a sound state");
        assert_eq!(game.status(), Status::Deciding, "seed {seed}");
        let hero = &View::of(game.world()).kept(0).record;
        check_whole(&BOOK, hero);
        seen.insert((hero.race.clone(), hero.class.clone()));
    }
    assert_eq!(seen.len(), races.len() * classes.len());
}

#[test]
fn all_as_proposed_makes_the_array_by_the_order_of_the_class() {
    let mut play = before_scores("core:human", "core:wizard");
    let hero = finished(&mut play);
    check_whole(&BOOK, &hero);
    // Intelligence, constitution, dexterity, wisdom, charisma, strength; a human adds 1 to each.
    let scores = Ability::ALL.map(|it| hero.scores.of(it));
    assert_eq!(scores, [9, 14, 15, 16, 13, 11]);
    assert_eq!(hero.rooms, 0);
    assert_eq!(hero.purse.coins, 1000);
}

#[test]
fn a_proposal_comes_first_at_every_step() {
    for key in BOOK.classes.keys() {
        let mut draft = Draft::new(0, 5, By::Player);
        draft.take(&BOOK, race("core:elf"));
        draft.take(&BOOK, Pick::Class(key));
        while let Some(step) = next(&BOOK, &draft) {
            let proposal = proposed(&BOOK, &draft, step).expect("a proposal");
            assert!(options(&BOOK, &draft, step).contains(&proposal));
            draft.take(&BOOK, proposal);
        }
    }
}

#[test]
fn numbers_of_the_array_go_where_the_player_wants() {
    let mut play = before_scores("core:dwarf", "core:fighter");
    pick(&mut play, Pick::Method(Method::Array));
    let order = [
        Ability::Charisma,
        Ability::Wisdom,
        Ability::Strength,
        Ability::Dexterity,
        Ability::Intelligence,
    ];
    for ability in order {
        pick(&mut play, Pick::Ability(ability));
    }
    // Constitution, the last one, needs no choice: 8, and 2 for a dwarf.
    let hero = finished(&mut play);
    let scores = Ability::ALL.map(|it| hero.scores.of(it));
    assert_eq!(scores, [13, 12, 10, 10, 15, 15]);
}

#[test]
fn points_buy_what_the_table_says() {
    let mut play = before_scores("core:human", "core:fighter");
    pick(&mut play, Pick::Method(Method::Points));
    assert_eq!(draft(&play).points_left(&BOOK), 27);
    let raise = Pick::Ability(Ability::Strength);
    // 9 to 13 cost a point each, 14 and 15 two.
    let mut left = Vec::new();
    for _ in 0..7 {
        pick(&mut play, raise);
        left.push(draft(&play).points_left(&BOOK));
    }
    assert_eq!(left, [26, 25, 24, 23, 22, 20, 18]);
    assert!(!play.offers(Action::Making(MakingAct::Pick(raise))));
    pick(&mut play, Pick::Lower(Ability::Strength));
    assert_eq!(draft(&play).points_left(&BOOK), 20);
    pick(&mut play, Pick::Enough);
    let hero = finished(&mut play);
    assert_eq!(hero.scores.str, 15);
    assert_eq!(hero.scores.cha, 9);
}

/// There are 65 sets of six scores that cost 27 points.
#[test]
fn as_many_ways_to_spend_all_points_as_there_are() {
    let mut draft = Draft::new(0, 1, By::Player);
    draft.take(&BOOK, race("core:human"));
    draft.take(&BOOK, class("core:fighter"));
    draft.take(&BOOK, Pick::Method(Method::Points));
    let mut found = BTreeSet::new();
    let mut spent = BTreeSet::new();
    let mut waiting = vec![draft];
    while let Some(draft) = waiting.pop() {
        // The same scores in another order are the same set.
        let ordered = draft.scores.windows(2).all(|it| it[0] >= it[1]);
        if !ordered || !found.insert(draft.scores) {
            continue;
        }
        if draft.points_left(&BOOK) == 0 {
            spent.insert(draft.scores);
            continue;
        }
        for it in options(&BOOK, &draft, Step::Buy) {
            if let Pick::Ability(_) = it {
                let mut more = draft.clone();
                more.take(&BOOK, it);
                waiting.push(more);
            }
        }
    }
    assert_eq!(spent.len(), 65);
}

#[test]
fn a_rolled_score_leaves_out_the_lowest_die() {
    let mut play = before_scores("core:human", "core:rogue");
    pick(&mut play, Pick::Method(Method::Rolled));
    play.dice([6, 4, 3, 1]); // 13
    play.dice([1, 1, 1, 1]); // 3
    play.dice([6, 6, 6, 6]); // 18
    play.dice([2, 3, 4, 5]); // 12
    play.dice([5, 5, 1, 5]); // 15
    play.dice([2, 2, 2, 3]); // 7
    assert_eq!(draft(&play).numbers.as_slice(), [18, 15, 13, 12, 7, 3]);
    let hero = finished(&mut play);
    check_whole(&BOOK, &hero);
    // Dexterity, constitution, wisdom, intelligence, charisma, strength.
    let scores = Ability::ALL.map(|it| hero.scores.of(it));
    assert_eq!(scores, [4, 19, 16, 13, 14, 8]);
}

#[test]
fn dice_make_a_party_by_themselves() {
    let mut setup = made(3);
    (setup.town.made, setup.town.random) = (6, true);
    for seed in 0..20 {
        let game: Game<DungeonDive> =
            Game::new(BOOK.clone(), setup.clone(), seed, Chance::seeded(seed));
        let stable = &View::of(game.world()).town().stable;
        assert_eq!(stable.len(), 6, "seed {seed}");
        for it in stable {
            it.record.check(&BOOK).expect("a sound record");
            if is_core(&it.record.class) && is_core(&it.record.race) {
                check_whole(&BOOK, &it.record);
            }
            assert_eq!(it.record.level, 3);
        }
    }
}

#[test]
fn free_scores_and_skills_of_a_race_are_chosen_once() {
    let mut play = before_scores("core:half_elf", "core:ranger");
    pick(&mut play, Pick::Method(Method::Array));
    while next(&BOOK, &draft(&play)) == Some(Step::Deal) {
        let proposal = proposed(&BOOK, &draft(&play), Step::Deal).expect("one");
        pick(&mut play, proposal);
    }
    // Charisma has its 2 already.
    let charisma = Action::Making(MakingAct::Pick(Pick::Ability(Ability::Charisma)));
    assert!(!play.offers(charisma));
    pick(&mut play, Pick::Ability(Ability::Strength));
    assert_eq!(
        play.choices(|it| matches!(it, Action::Making(MakingAct::Pick(Pick::Ability(_))))),
        4
    );
    pick(&mut play, Pick::Ability(Ability::Wisdom));
    let hero = finished(&mut play);
    check_whole(&BOOK, &hero);
    assert_eq!(hero.skills.len(), 5);
    // 12 and 14 as dealt: dexterity, wisdom, constitution, strength, intelligence, charisma.
    assert_eq!(
        (hero.scores.str, hero.scores.wis, hero.scores.cha),
        (13, 15, 10)
    );
}

/// The record after going up as proposed.
fn risen(hero: &HeroRecord, level: u8) -> HeroRecord {
    let mut play = fight(std::slice::from_ref(hero), &["post"], &[(1, 1), (8, 8)]);
    rise(&mut play, BOOK.figures.rooms_for[usize::from(level) - 1]);
    while matches!(play.game.asking(), Some(Question::OfHero)) {
        play.choose(Action::Making(MakingAct::Rest));
    }
    first(&play).clone()
}

/// Has the first hero go up by so many rooms, in the middle of things.
fn rise(play: &mut Play, rooms: u16) {
    let record = serde_json::to_value(&play.game.setup().heroes[0]).expect("a record");
    let task = serde_json::json!({"Making": {"Rise": {"place": 0, "rooms": rooms}}});
    amid(play, task, |named| {
        let town = &mut named["state"]["town"];
        town["stable"] = serde_json::json!([{"record": record, "fate": "Alive"}]);
        town["along"] = serde_json::json!([0]);
    });
}

#[test]
fn ready_made_heroes_go_up_as_they_were_meant_to() {
    for key in BOOK.heroes.keys() {
        for from in 1..5 {
            let hero = HeroRecord::ready(&BOOK, key, from).expect("a hero");
            for level in from + 1..=5 {
                let mut meant = HeroRecord::ready(&BOOK, key, level).expect("a hero");
                let risen = risen(&hero, level);
                check_whole(&BOOK, &risen);
                // Rooms are entered as the dive ends; items are for those who begin at a level.
                meant.rooms = risen.rooms;
                (meant.items, meant.arms) = (risen.items.clone(), risen.arms.clone());
                (meant.armour, meant.shield) = (risen.armour.clone(), risen.shield.clone());
                // Lists that have run out are filled up with what else there is.
                let planned = |it: &&RecordId| risen.spells.contains(it);
                assert_eq!(
                    meant.spells.iter().filter(planned).count(),
                    meant.spells.len()
                );
                let risen = HeroRecord {
                    spells: meant.spells.clone(),
                    ..risen
                };
                assert_eq!(risen, meant);
            }
        }
    }
}

#[test]
fn every_class_goes_up_one_level_after_the_other_by_lot() {
    for (nth, key) in core_classes().enumerate() {
        for seed in 0..8 {
            let mut draft = Draft::new(0, 1, By::Player);
            draft.take(&BOOK, race("core:half_elf"));
            draft.take(&BOOK, Pick::Class(key));
            let mut lots = Chance::seeded(seed * 31 + nth as u64);
            let mut hero = record_of(draft);
            check_whole(&BOOK, &hero);
            for level in 2..=5 {
                let mut play = fight(&[hero.clone()], &["post"], &[(1, 1), (8, 8)]);
                rise(&mut play, BOOK.figures.rooms_for[level - 1]);
                while matches!(play.game.asking(), Some(Question::OfHero)) {
                    let count = play.game.offer().choices.len() - 1;
                    let choice = lot(&mut lots, count);
                    play.game.submit(choice, None).expect("a choice");
                }
                hero = first(&play).clone();
                assert_eq!(usize::from(hero.level), level);
                check_whole(&BOOK, &hero);
            }
        }
    }
}

/// A new hero of level 1, as proposed from here on.
fn record_of(draft: Draft) -> HeroRecord {
    let mut play = Play::begun(BOOK.clone(), made(1));
    let picks = [draft.race.map(Pick::Race), draft.class.map(Pick::Class)];
    for it in picks.into_iter().flatten() {
        pick(&mut play, it);
    }
    finished(&mut play)
}

#[test]
fn rooms_are_good_for_the_levels_of_the_table() {
    let levels = [
        (0, 1),
        (2, 1),
        (3, 2),
        (6, 2),
        (7, 3),
        (12, 4),
        (18, 4),
        (19, 5),
        (900, 5),
    ];
    for (rooms, level) in levels {
        assert_eq!(level_for(&BOOK, rooms), level, "{rooms} rooms");
    }
}

#[test]
fn a_level_restores_nothing_and_adds_what_is_new() {
    let orsa = BOOK.heroes.find("core:orsa").expect("a cleric");
    let hero = HeroRecord::ready(&BOOK, orsa, 2).expect("a hero");
    let mut play = fight(&[hero], &["post"], &[(1, 1), (8, 8)]);
    let body = |play: &Play| *View::of(play.game.world()).figure(FIRST).body();
    weaken(&mut play, FIRST, 5);
    let was = body(&play);
    let cleric = BOOK.classes.find("core:cleric").expect("a class");
    assert_eq!(BOOK[cleric].hit_die.sides(), 8);
    rise(&mut play, 7);
    while matches!(play.game.asking(), Some(Question::OfHero)) {
        play.choose(Action::Making(MakingAct::Rest));
    }
    let is = body(&play);
    // 5 by the die, 2 by her constitution, 1 as a dwarf.
    assert_eq!((is.most - was.most, is.points - was.points), (8, 8));
    assert_eq!(is.hit_dice, was.hit_dice + 1);
    let hero = View::of(play.game.world()).figure(FIRST).hero();
    let hero = hero.expect("a hero");
    assert_eq!(hero.level, 3);
    let circle = |it: &SpellIx| BOOK[*it].circle;
    assert_eq!(hero.spells.iter().filter(|it| circle(it) > 0).count(), 6);
}
