//! Foes: their dice, what they are good at, how they think, what sets them apart.

use tabledelve::rulesets::card_grid::{
    Action, CardState, Condition, Event, Fighting, FigureId, HeroRecord, Play as View, Question,
    checks::Style, content::Skill, rules,
};

use super::table::*;

/// A fighter of Fight 6 whose jab hits a foe without guard by one less than the dice show.
fn jabber() -> HeroRecord {
    let defences = ["chin_down", "stand_on_its_foot", "caltrops"];
    fighter(&[(4, "quick_jab")], &defences)
}

/// Whom foes have attacked, and how.
fn struck(play: &Play) -> Vec<(u16, Style)> {
    let struck = fought(play).into_iter().filter_map(|(_, it)| match it {
        Fighting::Struck { on, style, .. } => Some((on.0, style)),
        _ => None,
    });
    struck.collect()
}

#[test]
fn dice_are_rolled_when_foes_are_first_met_and_stay() {
    let mut play = hall(&[jabber()]);
    arrange(&mut play, |desk| {
        desk.post("goblin", GUARDROOM, &[]);
        desk.post("goblin", GUARDROOM, &[]);
    });
    play.choose(Action::Go(GUARDROOM)).dice([3, 5, 6, 6]);
    assert_eq!((dice(&play, 1), dice(&play, 2)), (vec![3], vec![5]));
    // Those who have been met before keep what they have.
    play.choose(Action::Retreat);
    ones(&mut play);
    play.choose(Action::Go(GUARDROOM)).dice([6, 6]);
    assert_eq!((dice(&play, 1), dice(&play, 2)), (vec![3], vec![5]));
    assert_eq!(play.count(rules::ENEMY_DICE, |_| true), 2);
}

/// The rulebook's ogre of 8 and 3: a hit of 2 takes the 3, one of 4 the 8, one of 9 both.
#[test]
fn a_cluster_falls_die_by_die() {
    for (faces, left) in [([1, 2], vec![8]), ([2, 3], vec![3]), ([4, 6], vec![])] {
        let mut play = fight(&[jabber()], &[(0, 0)], &[("ogre", &[8, 3], (1, 0))]);
        play.choose(attack(1)).dice(faces);
        assert_eq!(dice(&play, 1), left, "{faces:?}");
        let up = foe(&play, 1).figure().is_up();
        assert_eq!(up, !left.is_empty());
        ones(&mut play);
    }
    // 5 is a 5, or a 3 and a 2: the one with the most dice goes.
    let mut play = fight(
        &[jabber()],
        &[(0, 0)],
        &[("brood_spider", &[5, 3, 2], (1, 0))],
    );
    play.choose(attack(1)).dice([3, 3]);
    assert_eq!(dice(&play, 1), [5]);
    ones(&mut play);
    // Another ogre beside it loses nothing: its dice are its own. Two dice are rolled for each.
    let mut play = hall(&[jabber()]);
    arrange(&mut play, |desk| {
        desk.post("ogre", GUARDROOM, &[]);
    });
    play.choose(Action::Go(GUARDROOM)).dice([3, 8, 1, 1]);
    assert_eq!(dice(&play, 1), [8, 3]);
    assert_eq!(play.count(rules::ENEMY_CLUSTER, |_| true), 1);
    ones(&mut play);
}

#[test]
fn a_foe_has_its_whole_bonus_half_of_it_or_nothing() {
    let foes: [Posted<'_>; 2] = [("goblin", &[6], (4, 0)), ("goblin_rider", &[6], (5, 0))];
    let play = fight(&[jabber()], &[(0, 0)], &foes);
    let skills = |who, skills: [Skill; 3]| skills.map(|it| foe(&play, who).skill(it));
    let goblin = skills(1, [Skill::Sneak, Skill::Notice, Skill::Lore]);
    assert_eq!(goblin, [2, 1, 0]);
    // Half of 3 is 1.
    assert_eq!(
        skills(2, [Skill::Wild, Skill::Nerve, Skill::Talk]),
        [3, 1, 0]
    );
    let bonuses = [1, 2].map(|it| foe(&play, it).attack_bonus());
    assert_eq!(bonuses, [2, 3]);
}

/// A hired sword has 3: against 9 two dice show 7 in 21 of 36 cases and one in 6 of 12; against 13
/// it takes 11, in 3 of 36 and in 2 of 12; against 16 neither is ever enough.
#[test]
fn kinds_roll_as_they_do_and_shrewd_ones_as_is_likelier() {
    let style = |kind: &str, shielded: u8| {
        let mut play = fight(&[jabber()], &[(0, 0)], &[(kind, &[6], (1, 0))]);
        arrange(&mut play, |desk| {
            desk.lasting(FIRST, |it| (it.shielded, it.own) = (shielded, true));
        });
        play.choose(Action::Done);
        ones(&mut play);
        struck(&play)[0].1
    };
    assert_eq!(style("goblin", 0), Style::Aggressive);
    assert_eq!(style("goblin", 4), Style::Aggressive);
    assert_eq!(style("ratman", 0), Style::Cautious);
    assert_eq!(style("ratman", 4), Style::Cautious);
    assert_eq!(style("hired_sword", 0), Style::Cautious);
    assert_eq!(style("hired_sword", 4), Style::Aggressive);
    assert_eq!(style("hired_sword", 7), Style::Cautious);
}

#[test]
fn each_mind_has_its_target() {
    // The second is farther away, has less left, and is easier to hit.
    let target = |kind: &str| {
        let heroes = [jabber(), jabber()];
        let mut play = fight(&heroes, &[(0, 0), (4, 4)], &[(kind, &[6], (1, 1))]);
        arrange(&mut play, |desk| {
            desk.hand(SECOND, |it| it.defences[2] = CardState::Tapped);
            desk.lasting(SECOND, |it| (it.exposed, it.own) = (1, true));
        });
        play.choose(Action::EndPhase);
        ones(&mut play);
        let cell = foe(&play, 2).figure().cell().expect("a square");
        let first = seat(&play, 0).figure().cell().expect("a square");
        (struck(&play)[0].0, cell.reach_to(first))
    };
    assert_eq!(target("goblin"), (0, 1), "a brute");
    assert_eq!(target("kobold"), (0, 1), "a guard");
    assert_eq!(target("ratman").0, 1, "a hunter");
    assert_eq!(target("goblin_archer").0, 1, "a shooter");
    // Who shoots goes as far away as it can and still shoot.
    let mut play = fight(&[jabber()], &[(0, 0)], &[("goblin_archer", &[4], (1, 1))]);
    play.choose(Action::Done);
    ones(&mut play);
    assert!(struck(&play)[0].0 == 0 && far(&play) >= 5);
    // A crab has three squares and four to go: for two rounds it waits.
    let mut play = fight(&[jabber()], &[(0, 0)], &[("iron_crab", &[8], (5, 5))]);
    for distance in [5, 5, 2] {
        play.choose(Action::Done);
        ones(&mut play);
        assert_eq!(far(&play), distance);
    }
}

/// Squares between the first hero and the only foe.
fn far(play: &Play) -> u8 {
    let hero = seat(play, 0).figure();
    hero.distance(foe(play, 1).figure())
        .expect("both are there")
}

#[test]
fn traits_do_what_they_say() {
    // Tough 1: a margin of 1 is none, and one of 2 takes a 1 of two dice.
    for (faces, left) in [([1, 1], vec![2]), ([1, 2], vec![])] {
        let mut play = fight(&[jabber()], &[(0, 0)], &[("zombie", &[2], (1, 0))]);
        play.choose(attack(1)).dice(faces);
        assert_eq!(dice(&play, 1), left, "{faces:?}");
        ones(&mut play);
    }
    // Whoever rallies gives 1 to all others: the highest such bonus counts, and none is one's own.
    let foes: [Posted<'_>; 3] = [
        ("goblin", &[6], (4, 0)),
        ("goblin_chief", &[8, 8], (5, 0)),
        ("bandit_captain", &[9, 9], (5, 1)),
    ];
    let mut play = fight(&[jabber()], &[(0, 0)], &foes);
    let bonuses = |play: &Play| [1, 2, 3].map(|it| foe(play, it).attack_bonus());
    assert_eq!(bonuses(&play), [3, 5, 5]);
    arrange(&mut play, |desk| {
        desk.stance(FigureId(3), |it| it.condition = Condition::Dead);
        desk.pack(FigureId(3), |it| it.dice.clear());
    });
    assert_eq!(bonuses(&play)[..2], [3, 4]);
    // A bear attacks the same hero twice.
    let heroes = [jabber(), jabber()];
    let mut play = fight(&heroes, &[(0, 0), (2, 0)], &[("bear", &[10, 9], (1, 0))]);
    play.choose(Action::EndPhase);
    ones(&mut play);
    let targets: Vec<u16> = struck(&play).iter().map(|it| it.0).collect();
    assert_eq!(targets, [0, 0]);
    // A troll gets the lowest of its lost dice back, once.
    let mut play = fight(&[jabber()], &[(0, 0)], &[("troll", &[9], (1, 0))]);
    arrange(&mut play, |desk| {
        desk.pack(FigureId(1), |it| it.gone = [7, 4].into_iter().collect());
    });
    for _ in 0..2 {
        play.choose(Action::Done);
        ones(&mut play);
        assert_eq!(dice(&play, 1), [9, 4]);
    }
    assert_eq!(play.count(rules::FOE_TRAITS, |_| true), 1);
}

#[test]
fn thorns_and_bursts_hit_without_a_roll() {
    // Armour of thorns, guarded by 3: 7 and 6 are a margin of 2 above 11.
    let mut play = fight(&[jabber()], &[(0, 0)], &[("animated_armour", &[9], (1, 0))]);
    play.choose(attack(1)).dice([3, 3]);
    play.waits(|it| matches!(it, Question::Pay(hit) if hit.margin == 1 && hit.on == FIRST));
    // From two squares away nothing pricks.
    let defences = ["chin_down", "stand_on_its_foot", "caltrops"];
    let thruster = fighter(&[(4, "long_thrust")], &defences);
    let foes: [Posted<'_>; 1] = [("animated_armour", &[9], (2, 0))];
    let mut play = fight(&[thruster], &[(0, 0)], &foes);
    play.choose(attack(1)).dice([3, 4]);
    play.said(rules::ENEMY_HIT, |_| true);
    assert_eq!(play.count(rules::DEFENCE_PAY, |_| true), 0);
    ones(&mut play);
    // An ooze bursts when it falls: 3 for whoever stands next to it, hero or foe.
    let foes: [Posted<'_>; 3] = [
        ("vat_ooze", &[2], (1, 0)),
        ("goblin", &[3], (2, 0)),
        ("orc", &[3], (3, 0)),
    ];
    let mut play = fight(&[jabber()], &[(0, 0)], &foes);
    play.choose(attack(1)).dice([2, 2]);
    play.waits(|it| matches!(it, Question::Pay(hit) if hit.margin == 3 && hit.on == FIRST));
    play.act(|it| matches!(it, Action::Pay(_)));
    assert!(!foe(&play, 2).figure().is_up() && foe(&play, 3).figure().is_up());
    ones(&mut play);
}

/// The book's pack of four, with an attack that reaches all of them: the attacker chooses between the
/// 5 and the 2 and the 3.
#[test]
fn those_in_reach_are_a_pack_and_the_attacker_chooses() {
    let foes: [Posted<'_>; 5] = [
        ("goblin", &[2], (0, 1)),
        ("goblin", &[3], (1, 0)),
        ("goblin", &[5], (1, 1)),
        ("goblin", &[6], (3, 0)),
        ("orc", &[4], (2, 2)),
    ];
    let mut play = fight(&[jabber()], &[(0, 0)], &foes);
    play.choose(attack(1)).dice([3, 3]);
    play.waits(|it| matches!(it, Question::Fall(hit) if hit.margin == 5));
    assert_eq!(play.choices(|it| matches!(it, Action::Fall(_))), 2);
    play.choose(Action::Fall(0));
    let up = |play: &Play| [1, 2, 3, 4, 5].map(|it| foe(play, it).figure().is_up());
    assert_eq!(up(&play), [false, false, true, true, true]);
    // Which dice went was the attacker's choice, and the log says so.
    let gone = |play: &Play, rule| {
        play.count(rule, |it| {
            matches!(it, Event::Fighting(Fighting::DiceGone { .. }))
        })
    };
    let chosen = |play: &Play| [rules::ENEMY_CHOICE, rules::ENEMY_HIT].map(|it| gone(play, it));
    assert_eq!(chosen(&play), [2, 0]);
    let fell = play.count(rules::ENEMY_HIT, |it| {
        matches!(it, Event::Fighting(Fighting::Fell { .. }))
    });
    assert_eq!(fell, 2);
    ones(&mut play);
    assert!(View::of(play.game.world()).fight().is_some());
    // The other choice.
    let mut play = fight(&[jabber()], &[(0, 0)], &foes);
    play.choose(attack(1)).dice([3, 3]);
    play.choose(Action::Fall(1));
    assert_eq!(up(&play), [true, true, false, true, true]);
    assert_eq!(chosen(&play), [1, 0]);
    ones(&mut play);
    // Where only the 6 is enough, nobody is asked.
    let mut play = fight(&[jabber()], &[(0, 0)], &[("goblin", &[6], (1, 0))]);
    play.choose(attack(1)).dice([3, 3]);
    assert_eq!(chosen(&play), [0, 1]);
    ones(&mut play);
}
