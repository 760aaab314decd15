//! Attacks that go on until something changes: what stops them, and who joins in.

use std::collections::{BTreeMap, BTreeSet};

use crate::dice::Fraction;
use crate::game::{
    Category, CharacterSheet, Choice, Decision, Headline, Phrase, Scene, Seat, Side, Table, Target,
};

/// What has to stay as it is for attacks to go on. A scratch is no reason to stop: in most fights
/// somebody is hit every round.
#[derive(PartialEq)]
struct State {
    /// What is left of heroes who are badly hurt, by token: for them there are no scratches.
    hurt: BTreeMap<u32, i32>,
    /// Those who stand, by token.
    standing: BTreeSet<u32>,
    /// False as soon as there is nobody left to attack.
    foes: bool,
    /// True on the board of a fight, after which heroes stand together on the map.
    board: bool,
}

/// Attacks that are kept up.
pub(super) struct Kept {
    state: State,
    /// Whose turn it was when it began.
    seat: Option<Seat>,
    /// The kinds of choices each seat had, apart from attacks.
    seen: BTreeMap<Option<u8>, BTreeSet<String>>,
}

impl State {
    fn of(scene: &Scene) -> Self {
        let hurt = scene.sheets.iter().filter_map(left_if_badly_hurt);
        let fighters = scene.tokens.iter().filter(|it| it.side != Side::Neutral);
        let standing = fighters.filter(|it| !it.down);
        State {
            hurt: hurt.collect(),
            foes: standing.clone().any(|it| it.side == Side::Foe),
            standing: standing.map(|it| it.id).collect(),
            board: scene.board.is_some(),
        }
    }

    /// What has changed since, if anything has. That the foe attacked is down needs no words, and neither does
    /// the end of a fight, after which heroes leave the board.
    fn change(&self, now: &State, attacked: u32) -> Result<(), Option<Phrase>> {
        let told = |key, whom: &u32| Err(Some(about(key, *whom)));
        let fallen = self.standing.difference(&now.standing);
        let worse = |whom: &&u32| now.hurt.get(whom) != self.hurt.get(whom);
        if !now.foes || self.board != now.board {
            Err(None)
        } else if let Some(whom) = fallen.clone().find(|whom| **whom != attacked) {
            told("game-stops-down", whom)
        } else if fallen.count() > 0 {
            Err(None)
        } else if let Some(whom) = now.standing.difference(&self.standing).next() {
            told("game-stops-joined", whom)
        } else if let Some(whom) = now.hurt.keys().find(worse) {
            told("game-stops-hurt", whom)
        } else if self != now {
            Err(None)
        } else {
            Ok(())
        }
    }
}

impl Kept {
    /// Attacks that begin now.
    pub(super) fn new(table: &dyn Table) -> Self {
        Kept {
            state: State::of(&table.scene_now()),
            seat: None,
            seen: BTreeMap::new(),
        }
    }

    /// The next attack on somebody, or whoever has to be picked to make it.
    ///
    /// # Errors
    /// Why the player has to decide, where that has to be said.
    pub(super) fn next(
        &mut self,
        table: &dyn Table,
        decision: &Decision,
        on: u32,
    ) -> Result<usize, Option<Phrase>> {
        // Nobody plays the foes along.
        if decision.seat == Seat::Master {
            return Err(None);
        }
        // Others who cannot reach that foe go on with the only one they face, without walking.
        let attack = decision.plain_attack(on);
        let attack = attack.or_else(|| only_attack(decision));
        let adds = |it: &usize| decision.choices[*it].amount.is_some();
        let adds = attack.filter(adds);
        let adds = adds.is_some_and(|it| !is_sure(table, decision, it));
        self.goes_on(&table.scene_now(), decision, (on, adds))?;
        let attack = attack.filter(|choice| !is_hopeless(table, decision, *choice));
        // Between attacks somebody has to be picked who can make the next one.
        let picks = |choice: &&Choice| choice.category == Some(Category::Pick);
        let next = attack.or_else(|| {
            let first = decision.choices.iter().position(|it| picks(&it));
            first.filter(|_| decision.choices.iter().all(|it| picks(&it)))
        });
        next.ok_or_else(|| lacks_plain_attacks(decision).then(|| "game-keep-attacking-none".into()))
    }

    /// Attacks go on if nobody was badly hurt, fell or came, and this seat has no kind of choice that it
    /// lacked. While somebody is badly hurt, only whoever had the turn goes on; and so it is where
    /// the next attack `adds` dice if the player likes, which are theirs to spend or to save.
    ///
    /// # Errors
    /// What stops them, where that has to be said.
    fn goes_on(
        &mut self,
        scene: &Scene,
        decision: &Decision,
        (attacked, adds): (u32, bool),
    ) -> Result<(), Option<Phrase>> {
        self.state.change(&State::of(scene), attacked)?;
        let others = decision.choices.iter();
        let others = others.filter(|it| it.category != Some(Category::Attack));
        let kinds: BTreeMap<String, &Choice> =
            others.map(|it| (it.label.key.to_string(), it)).collect();
        let seat = match decision.seat {
            Seat::Hero(seat) => Some(seat),
            Seat::Party | Seat::Master => None,
        };
        let first = *self.seat.get_or_insert(decision.seat);
        if first != decision.seat {
            if let Some(whom) = self.state.hurt.keys().next() {
                return Err(Some(about("game-stops-hurt", *whom)));
            }
            if adds {
                let decides = scene.sheets.iter().find(|it| it.seat == decision.seat);
                return Err(decides.map(|it| about("game-stops-dice", it.id)));
            }
        }
        let names = || kinds.keys().cloned().collect();
        let known = self.seen.entry(seat).or_insert_with(names);
        match kinds.iter().find(|(kind, _)| !known.contains(*kind)) {
            Some((_, choice)) => {
                let new = Phrase::new("game-stops-new");
                Err(Some(new.with("what", choice.label.clone())))
            }
            None => Ok(()),
        }
    }
}

/// What stops attacks, about whoever it is.
fn about(key: &'static str, whom: u32) -> Phrase {
    Phrase::new(key).who("whom", whom)
}

/// True if attacks that are kept up are made by all heroes in turn, and not by one alone.
pub fn others_join(scene: &Scene) -> bool {
    let heroes = scene.tokens.iter().filter(|it| it.side == Side::Hero);
    let up = heroes.filter(|it| !it.down).count();
    up > 1
        && scene
            .sheets
            .iter()
            .all(|it| left_if_badly_hurt(it).is_none())
}

/// The token of a hero who is up, and what is left, if that is half of their health or less.
fn left_if_badly_hurt(sheet: &CharacterSheet) -> Option<(u32, i32)> {
    let health = sheet.bars.first()?;
    let hurt = health.now > 0 && health.now * 2 <= health.max;
    hurt.then_some((sheet.id, health.now))
}

/// The plain attack on the only foe that there are attacks on.
fn only_attack(decision: &Decision) -> Option<usize> {
    let attacks = decision.choices.iter();
    let attacks = attacks.filter(|it| it.category == Some(Category::Attack));
    let foes: BTreeSet<u32> = attacks
        .flat_map(|it| &it.touches)
        .filter_map(|touch| match touch {
            Target::Combatant(id) => Some(*id),
            Target::Cell(_) | Target::Card(_) => None,
        })
        .collect();
    let only = foes.first().filter(|_| foes.len() == 1)?;
    let stands = |it: &usize| decision.choices[*it].path.is_empty();
    decision.plain_attack(*only).filter(stands)
}

/// True if there are attacks, and none of them goes on without asking.
fn lacks_plain_attacks(decision: &Decision) -> bool {
    let attacks = decision.choices.iter();
    let attacks = attacks.filter(|it| it.category == Some(Category::Attack));
    let mut attacks = attacks.peekable();
    attacks.peek().is_some() && !attacks.any(|it| it.plain)
}

/// True if an attack cannot do anything at all.
fn is_hopeless(table: &dyn Table, decision: &Decision, choice: usize) -> bool {
    let odds = without_dice(table, decision, choice);
    odds.is_some_and(|odds| odds.chance.is_zero())
}

/// True if an attack is certain to do all that it can without more dice, such as to take its target down.
fn is_sure(table: &dyn Table, decision: &Decision, choice: usize) -> bool {
    without_dice(table, decision, choice).is_some_and(|odds| leaves_nothing_to_add(&odds))
}

fn leaves_nothing_to_add(odds: &Headline) -> bool {
    let falls = odds.fells == Some(Fraction::one());
    odds.chance == Fraction::one() && (falls || odds.amount.is_none())
}

/// The odds of an attack that no dice are added to.
fn without_dice(table: &dyn Table, decision: &Decision, choice: usize) -> Option<Headline> {
    let amount = decision.choices[choice].amount.map(|(least, _)| least);
    Some(table.odds(choice, amount)?.headline)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dev::decisions::decision;
    use crate::game::{Bar, RuleId, Stat, Token};
    use crate::grid::Cell;

    fn with_health(left: i32) -> State {
        let rule = RuleId("harm");
        let purse = Stat::new("coins", 0, rule);
        let name = Phrase::new("somebody");
        let sheet = CharacterSheet {
            bars: vec![Bar::new("health", left, 11, rule)],
            ..CharacterSheet::new(7, Seat::Hero(0), name, String::new(), purse)
        };
        State::of(&Scene {
            sheets: vec![sheet],
            ..Scene::default()
        })
    }

    #[test]
    fn a_scratch_stops_nobody_who_is_not_badly_hurt() {
        assert!(with_health(11) == with_health(6));
        assert!(with_health(6) != with_health(5));
        assert!(with_health(5) != with_health(4));
    }

    fn attack(on: u32, plain: bool) -> Choice {
        Choice::new(Phrase::new("attack"))
            .plain_attack(plain)
            .on(on)
    }

    fn turn(choices: Vec<Choice>) -> Decision {
        decision(Seat::Hero(0), choices)
    }

    #[test]
    fn only_plain_attacks_go_on_by_themselves() {
        let tackle = turn(vec![attack(4, false)]);
        assert_eq!(tackle.first_attack(4), Some(0));
        assert_eq!((tackle.plain_attack(4), only_attack(&tackle)), (None, None));
        assert!(lacks_plain_attacks(&tackle));
        let both = turn(vec![attack(4, false), attack(4, true)]);
        assert_eq!(
            (both.plain_attack(4), only_attack(&both)),
            (Some(1), Some(1))
        );
        assert!(!lacks_plain_attacks(&both));
        assert!(!lacks_plain_attacks(&turn(Vec::new())));
    }

    #[test]
    fn whoever_faces_only_one_foe_attacks_that_one() {
        let decision = |on: &[u32]| turn(on.iter().map(|on| attack(*on, true)).collect());
        assert_eq!(only_attack(&decision(&[4])), Some(0));
        assert_eq!(only_attack(&decision(&[4, 5])), None);
        assert_eq!(only_attack(&decision(&[])), None);
        let walk = attack(4, true).along(vec![Cell::new(1, 0)]);
        assert_eq!(only_attack(&turn(vec![walk])), None, "nobody is sent off");
    }

    #[test]
    fn others_are_asked_before_dice_can_be_added() {
        let turn = |seat: u8| decision(Seat::Hero(seat), vec![attack(4, true)]);
        let foe = Token::new(4, "foe", Phrase::new("foe"), Side::Foe, Cell::new(0, 0));
        let scene = Scene {
            tokens: vec![foe],
            ..Scene::default()
        };
        let mut kept = Kept {
            state: State::of(&scene),
            seat: None,
            seen: BTreeMap::new(),
        };
        let mut goes_on = |seat, adds| kept.goes_on(&scene, &turn(seat), (4, adds));
        assert!(goes_on(0, true).is_ok(), "whoever was asked goes on");
        assert!(goes_on(1, false).is_ok(), "a plain attack");
        assert!(
            goes_on(2, true).is_err(),
            "dice that nobody was asked about"
        );
    }

    #[test]
    fn what_stops_attacks_is_said_but_for_the_fall_of_whoever_is_attacked() {
        let state = |standing: &[u32], hurt: &[(u32, i32)]| State {
            standing: standing.iter().copied().collect(),
            hurt: hurt.iter().copied().collect(),
            foes: !standing.iter().all(|it| *it < 7),
            board: true,
        };
        let before = state(&[0, 1, 8, 9], &[(0, 4)]);
        // On the map again, where something hidden lies: nobody is down.
        let map = State {
            board: false,
            ..state(&[0, 9], &[])
        };
        assert_eq!(before.change(&map, 8), Err(None));
        let change = |now: &State| match before.change(now, 9) {
            Ok(()) => "goes on".to_owned(),
            Err(None) => "stops".to_owned(),
            Err(Some(why)) => why.key.into_owned(),
        };
        for (now, told) in [
            (state(&[0, 1, 8, 9], &[(0, 4)]), "goes on"),
            (state(&[0, 1, 8], &[(0, 4)]), "stops"),
            // The fight is over, and the party stands together on the map.
            (state(&[0], &[(0, 4)]), "stops"),
            (state(&[0, 1, 9], &[(0, 4)]), "game-stops-down"),
            (state(&[0, 1, 7, 8, 9], &[(0, 4)]), "game-stops-joined"),
            (state(&[0, 1, 8, 9], &[(0, 3)]), "game-stops-hurt"),
            (state(&[0, 1, 8, 9], &[(0, 4), (1, 2)]), "game-stops-hurt"),
            (state(&[0, 1, 8, 9], &[]), "stops"),
        ] {
            assert_eq!(change(&now), told);
        }
    }

    #[test]
    fn dice_are_asked_about_unless_the_attack_is_certain_to_take_its_target_down() {
        let sure = Headline::of(Fraction::one());
        let half = Fraction::new(1, 2);
        assert!(leaves_nothing_to_add(&sure));
        assert!(!leaves_nothing_to_add(&Headline::of(half.clone())));
        let wounds = sure.amounting("wounds", 2.0);
        assert!(!leaves_nothing_to_add(&wounds));
        assert!(!leaves_nothing_to_add(&wounds.clone().felling(half)));
        assert!(leaves_nothing_to_add(&wounds.felling(Fraction::one())));
    }
}
