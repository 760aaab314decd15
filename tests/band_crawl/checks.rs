//! Odds worked out by hand, and rolls die for die.

use smallvec::smallvec;

use tabledelve::{
    dice::{Chance, Check, Distribution, Fraction, odds},
    rulesets::band_crawl::checks::*,
};

use super::by_hand::exactly;

fn of(n: u128, d: u128) -> Fraction {
    Fraction::new(n, d)
}

fn all<R: Ord + Clone>(chances: &Distribution<R>) -> Fraction {
    chances.rows().map(|(_, chance)| chance).sum()
}

#[test]
fn two_dice_pass_two_one_or_none() {
    let pass = |dice, target| odds(&Passing::new("dice-test", dice, target));
    exactly(&pass(2, 4), &[(0, of(1, 9)), (1, of(4, 9)), (2, of(4, 9))]);
    exactly(
        &pass(3, 4),
        &[(0, of(1, 27)), (1, of(2, 9)), (2, of(20, 27))],
    );
    // A 6 is no failure by itself.
    exactly(&pass(2, 6), &[(2, Fraction::one())]);
    exactly(&pass(2, 9), &[(2, Fraction::one())]);
    exactly(&pass(2, 0), &[(0, Fraction::one())]);
    let mut chance = Chance::scripted([6, 2, 3]);
    let (_, passed) = Passing::new("dice-test", 3, 3).roll(&mut chance);
    assert_eq!(passed, 2);
}

#[test]
fn half_a_die_is_one_to_three() {
    let halves: Vec<u8> = (1..=6).map(half).collect();
    assert_eq!(halves, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn hidden_forces_are_contact_trap_noise_or_nerves() {
    let force = |dice| {
        let target = 4;
        odds(&PassedWithDoubles {
            role: "dice-test",
            dice,
            target,
        })
    };
    let two = force(2);
    assert_eq!(two.probability(&(2, false)), of(1, 3));
    assert_eq!(two.probability(&(2, true)), of(1, 9));
    assert_eq!(two.chance_that(|(passed, _)| *passed == 1), of(4, 9));
    assert_eq!(two.chance_that(|(passed, _)| *passed == 0), of(1, 9));
    let three = force(3);
    assert_eq!(three.probability(&(2, false)), of(4, 9));
    assert_eq!(three.probability(&(2, true)), of(8, 27));
    assert_eq!(three.chance_that(|(passed, _)| *passed == 1), of(2, 9));
    assert_eq!(three.chance_that(|(passed, _)| *passed == 0), of(1, 27));
}

#[test]
fn a_secret_room_takes_a_pair_that_is_not_above_reputation() {
    let search = |dice, target| {
        let check = PairOf {
            role: "dice-test",
            dice,
            target,
        };
        odds(&check).probability(&true)
    };
    assert_eq!(search(2, 4), of(1, 9));
    assert_eq!(search(3, 4), of(8, 27));
    assert_eq!(search(3, 5), of(10, 27));
    let found = |faces: [u16; 3], target| {
        let check = PairOf {
            role: "dice-test",
            dice: 3,
            target,
        };
        check.roll(&mut Chance::scripted(faces)).1
    };
    assert!(found([5, 1, 5], 5));
    assert!(!found([5, 1, 5], 4));
}

fn leaders(mine: Side, theirs: Side) -> Opposed {
    Opposed {
        roles: ["dice-test", "dice-test"],
        sides: [mine, theirs],
    }
}

#[test]
fn charges_are_rolled_again_until_somebody_wins() {
    let wins = |mine, theirs| {
        let end = leaders(mine, theirs).charge_to_its_end();
        end.map(|end| end.probability(&true))
    };
    assert_eq!(wins(Side::of(1), Side::of(1)), Ok(of(1, 2)));
    assert_eq!(wins(Side::of(5), Side::of(4)), Ok(of(128, 193)));
    let star = Side {
        added: 3,
        ..Side::of(5)
    };
    assert_eq!(wins(star, Side::of(4)), Ok(of(502, 503)));
    // A soldier's two successes make the best of two dice of no account.
    let soldier = Side {
        least: 2,
        ..Side::of(1)
    };
    assert_eq!(wins(soldier, Side::of(2)), Ok(Fraction::one()));
    let pair = Side {
        least: 2,
        ..Side::of(2)
    };
    // Neither can ever outscore the other: whoever was there first wins.
    assert_eq!(leaders(soldier, pair).charge_without_roll(), Some(false));
    assert_eq!(wins(soldier, pair), Ok(of(0, 1)));
    assert_eq!(leaders(soldier, star).charge_without_roll(), None);
    // One is rolled at the least.
    assert_eq!(wins(Side::of(-3), Side::of(1)), Ok(of(1, 2)));
}

#[test]
fn rivals_attack_if_they_have_more_successes() {
    let attack = |mine, theirs| {
        let talk = odds(&leaders(Side::of(mine), Side::of(theirs)));
        talk.chance_that(|ahead| *ahead < 0)
    };
    assert_eq!(attack(5, 5), of(193, 512));
    assert_eq!(attack(4, 5), of(1, 2));
}

fn round(attacker: i32, defender: i32) -> Opposed {
    Opposed::round([Side::of(attacker), Side::of(defender)])
}

#[test]
fn a_round_is_the_difference_of_successes() {
    let ways = [1, 8, 28, 56, 70, 56, 28, 8, 1];
    let expected: Vec<_> = (-4..=4).zip(ways.map(|ways| of(ways, 256))).collect();
    exactly(&odds(&round(4, 4)), &expected);
    let resolute = Opposed::round([
        Side::of(1),
        Side {
            least: 1,
            ..Side::of(1)
        },
    ]);
    exactly(&odds(&resolute), &[(-1, of(1, 2)), (0, of(1, 2))]);
    // Three successes of three dice against two of three.
    let (_, lead) = round(3, 3).roll(&mut Chance::scripted([1, 2, 3, 1, 4, 3]));
    assert_eq!(lead, 1);
}

#[test]
fn damage_kills_on_a_one_and_fells_up_to_the_impact() {
    let damage = |impact, rolls| odds(&Damage { impact, rolls });
    exactly(
        &damage(3, 1),
        &[(2, of(1, 6)), (1, of(1, 3)), (0, of(1, 2))],
    );
    exactly(&damage(1, 1), &[(2, of(1, 6)), (0, of(5, 6))]);
    exactly(&damage(6, 1), &[(2, of(1, 6)), (1, of(5, 6))]);
    exactly(&damage(9, 1), &[(2, of(1, 6)), (1, of(5, 6))]);
    exactly(
        &damage(3, 2),
        &[(2, of(11, 36)), (1, of(4, 9)), (0, of(1, 4))],
    );
    // Without impact no die is rolled.
    exactly(&damage(0, 2), &[(0, Fraction::one())]);
    let nothing = Damage {
        impact: -2,
        rolls: 1,
    };
    let (roll, row) = nothing.roll(&mut Chance::scripted([]));
    assert_eq!((roll.dice.len(), row), (0, 0));
}

/// What a star makes of a hit, with so many dice.
fn star(dice: u8, harm: Harm) -> Distribution<Harm> {
    let floor = Harm::LessRep(1);
    odds(&StarPower { dice }).map(|struck| harm.softened(i32::from(struck.levels), floor))
}

#[test]
fn each_success_of_a_star_takes_off_a_level() {
    let (dead, out, floor) = (Harm::ObviouslyDead, Harm::OutOfTheFight, Harm::LessRep(1));
    exactly(&star(1, out), &[(floor, of(1, 2)), (out, of(1, 2))]);
    exactly(
        &star(2, dead),
        &[(floor, of(1, 4)), (out, of(1, 2)), (dead, of(1, 4))],
    );
    exactly(
        &star(5, dead),
        &[(floor, of(13, 16)), (out, of(5, 32)), (dead, of(1, 32))],
    );
    exactly(&star(5, out), &[(floor, of(31, 32)), (out, of(1, 32))]);
    // The sixes are gone.
    let (_, struck) = StarPower { dice: 5 }.roll(&mut Chance::scripted([2, 2, 4, 5, 6]));
    assert_eq!((struck.levels, struck.lost), (2, 1));
}

const HARMS: [Harm; 3] = [Harm::LessRep(1), Harm::OutOfTheFight, Harm::ObviouslyDead];

fn bout(by: Contender, on: Contender) -> Bout {
    Bout {
        contenders: [by, on],
        harms: HARMS,
    }
}

fn of_rep(by: u8, on: u8) -> BoutState {
    BoutState {
        rep: [by, on],
        ..BoutState::default()
    }
}

/// How a bout ends, whatever is left of its winner.
fn ends(bout: &Bout, start: BoutState) -> Distribution<BoutEnd> {
    let ends = bout.to_its_end(start, |end, _| end);
    ends.expect("few states")
}

fn down(loser: usize, harm: Harm) -> BoutEnd {
    BoutEnd::Down { loser, harm }
}

fn plain() -> Contender {
    Contender::default()
}

#[test]
fn a_melee_is_fought_to_its_end() {
    let (dead, out) = (Harm::ObviouslyDead, Harm::OutOfTheFight);
    exactly(
        &ends(&bout(plain(), plain()), of_rep(1, 1)),
        &[
            (down(0, out), of(5, 12)),
            (down(0, dead), of(1, 12)),
            (down(1, out), of(5, 12)),
            (down(1, dead), of(1, 12)),
        ],
    );
    exactly(
        &ends(&bout(plain(), plain()), of_rep(2, 1)),
        &[
            (down(0, out), of(5, 72)),
            (down(0, dead), of(17, 360)),
            (down(1, out), of(53, 72)),
            (down(1, dead), of(53, 360)),
        ],
    );
    // Behind thick armour no die is rolled for damage, and the last point goes all the same.
    let weak = Contender {
        impact: -1,
        ..plain()
    };
    exactly(
        &ends(&bout(plain(), weak), of_rep(1, 1)),
        &[
            (down(0, out), of(1, 2)),
            (down(1, out), of(5, 12)),
            (down(1, dead), of(1, 12)),
        ],
    );
}

#[test]
fn twelve_dice_against_twelve_are_exact() {
    let long = ends(&bout(plain(), plain()), of_rep(12, 12));
    assert_eq!(all(&long), Fraction::one());
    let lost =
        |who| long.chance_that(|end| matches!(end, BoutEnd::Down { loser, .. } if *loser == who));
    assert_eq!((lost(0), lost(1)), (of(1, 2), of(1, 2)));
}

#[test]
fn those_who_cannot_hurt_each_other_part() {
    let human = Contender {
        least: 1,
        ..plain()
    };
    exactly(
        &ends(&bout(human.clone(), human), of_rep(1, 1)),
        &[(BoutEnd::Undecided, Fraction::one())],
    );
    // A skeleton loses no reputation: the only end is damage.
    let skeleton = Contender {
        steady: true,
        ..plain()
    };
    let both = ends(&bout(skeleton.clone(), skeleton), of_rep(1, 1));
    assert_eq!(both.probability(&down(1, Harm::ObviouslyDead)), of(1, 2));
}

#[test]
fn star_power_helps_against_hits_and_not_against_lost_reputation() {
    let start = |power| BoutState {
        power: [power, 0],
        ..of_rep(4, 4)
    };
    let lost = |power| {
        let ends = ends(&bout(plain(), plain()), start(power));
        ends.chance_that(|end| matches!(end, BoutEnd::Down { loser: 0, .. }))
            .to_f64()
    };
    let by_power: Vec<f64> = (0..=5).map(lost).collect();
    assert!((by_power[0] - 0.5).abs() < 1e-9, "{by_power:?}");
    assert!(
        by_power.windows(2).all(|pair| pair[1] < pair[0]),
        "{by_power:?}"
    );
    // Most rounds cost a point and no hit, so that five dice are no shield.
    assert!((0.4..0.46).contains(&by_power[5]), "{by_power:?}");
}

#[test]
fn gifts_answer_the_first_hit_of_their_kind_before_the_star_rolls() {
    let dwarf = Shrug {
        what: Harm::OutOfTheFight,
        carries_on: false,
    };
    let demon = Shrug {
        what: Harm::ObviouslyDead,
        carries_on: true,
    };
    // Every hit is a 1 to 6 within the impact: only the gift stands between a hit and the end.
    let strong = |shrugs| Contender {
        shrugs,
        impact: 5,
        ..plain()
    };
    let once = |shrug: Shrug| {
        let both = bout(strong(smallvec![shrug]), strong(smallvec![]));
        ends(&both, of_rep(2, 1))
    };
    // Two dice against one: the attacker is ahead in 1/2, behind in 1/8, else again.
    // A dwarf put out (5/6) fights on with one point; killed (1/6) it is dead.
    let behind = of(1, 5);
    let again = of(1, 2);
    let dead = once(dwarf).probability(&down(0, Harm::ObviouslyDead));
    let one = of(5, 6) * again.clone() * of(1, 6);
    assert_eq!(dead, behind.clone() * (of(1, 6) + one));
    // A demon's first death is nothing at all: it still has both dice.
    let out = once(demon).probability(&down(0, Harm::OutOfTheFight));
    let one = of(1, 6) * behind.clone() * of(5, 6);
    assert_eq!(out, behind * (of(5, 6) + one));
}

#[test]
fn a_bite_costs_a_point_in_every_round_that_is_won() {
    let vampire = Contender {
        venom: 1,
        impact: -9,
        ..plain()
    };
    let tame = Contender {
        impact: -9,
        ..plain()
    };
    // Nobody is ever rolled for: the vampire takes two points a round, the other one.
    let both = bout(vampire, tame);
    let wins = ends(&both, of_rep(2, 2)).probability(&down(1, Harm::OutOfTheFight));
    // Won at once, or after a round that was lost: then one die is ahead of two in 1 of 8 rounds and
    // behind in 4.
    assert_eq!(wins, of(1, 2) + of(1, 2) * of(1, 5));
}

#[test]
fn what_counts_in_the_first_round_is_gone_after_it() {
    let cornered = Contender {
        first_dice: -1,
        ..plain()
    };
    let both = bout(cornered, plain());
    let at = of_rep(2, 2);
    assert_eq!(both.dice(&at).sides[0].dice, 1);
    let later = BoutState { on: true, ..at };
    assert_eq!(both.dice(&later).sides[0].dice, 2);
    let lost = |start| {
        let ends = ends(&both, start);
        ends.chance_that(|end| matches!(end, BoutEnd::Down { loser: 0, .. }))
            .to_f64()
    };
    assert!(lost(at) > lost(later));
}
