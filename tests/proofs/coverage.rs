//! The rules that games by seed cite, in an event, for a question, or for a refusal, and the rows of
//! tables that they draw.

use std::collections::BTreeSet;

use rayon::prelude::*;

use super::{Proved, effort, ledger, random_setup};
use tabledelve::{
    game::{Bot, BotKind, FieldKind, Game, RuleId, Status},
    games::STEP_CAP,
};

/// Maximum number of games; every second one is random.
const GAMES: u64 = 3_000;

/// The fewest that a full proof plays: what is called rare must not come up in them.
const FEWEST: u64 = 1_000;

/// Number of games played before the first check whether anything is missing.
const AT_ONCE: u64 = 100;

/// One of so many games is set up to come [far](Proved::FAR): those take long.
const FAR: u64 = 20;

/// Rules that were cited, and rows that were drawn: the places of the table and of the row.
#[derive(Default)]
struct Seen {
    rules: BTreeSet<RuleId>,
    rows: BTreeSet<(u16, u16)>,
}

impl Seen {
    fn of_game<R: Proved>(seed: u64) -> Seen {
        let kind = match seed % 2 {
            0 => BotKind::Random,
            _ => BotKind::Hero,
        };
        let far = seed % FAR == FAR - 1;
        let setup = random_setup::<R>(seed, if far { R::FAR } else { &[] });
        let mut rules = BTreeSet::new();
        let mut game = Game::<R>::lean(R::book().clone(), setup, seed);
        game.explain_refusals();
        let mut bot = Bot::new(kind, seed);
        while game.status() == Status::Deciding && game.made().len() < STEP_CAP {
            rules.insert(game.offer().rule);
            rules.extend(game.offer().refused.iter().map(|(_, rule)| *rule));
            super::play::go_on(&mut game, &mut bot);
        }
        let over = matches!(game.status(), Status::Over(_));
        assert!(over, "seed {seed} stalls");
        rules.extend(game.log().iter().map(|logged| logged.rule));
        let rested_on = game.log().iter();
        rules.extend(rested_on.flat_map(|logged| R::also_cited(R::book(), &logged.event)));
        let drawn = game.log().iter();
        let drawn = drawn.filter_map(|logged| R::table_roll(&logged.event));
        Seen {
            rules,
            rows: drawn.map(|roll| (roll.table, roll.row)).collect(),
        }
    }

    fn add(&mut self, other: Seen) {
        self.rules.extend(other.rules);
        self.rows.extend(other.rows);
    }

    /// Rules that were not cited and rows that were not drawn, the rare ones aside.
    fn missing<R: Proved>(&self) -> Vec<String> {
        let is_rare = |rule: &RuleId| R::RARE.iter().any(|(rare, ..)| rare == rule);
        let rules = R::RULES.iter();
        let rules = rules.filter(|it| !self.rules.contains(*it) && !is_rare(it));
        let rows = rows::<R>().filter(|(place, ..)| !self.rows.contains(place));
        let rows = rows.filter(|(_, table, _)| !R::SELDOM.iter().any(|(of, _)| of == table));
        let rows = rows.filter(|(_, table, row)| !is_rare_row::<R>(table, row));
        let rows = rows.map(|(_, table, row)| format!("{table}: {row}"));
        rules.map(|rule| rule.0.to_owned()).chain(rows).collect()
    }
}

/// Every row of every table: its place, the id of the table, and its name.
fn rows<R: Proved>() -> impl Iterator<Item = ((u16, u16), &'static str, &'static str)> {
    let tables = R::tables(R::book()).iter().enumerate();
    tables.flat_map(|(place, table)| {
        let rows = table.rows.iter().enumerate();
        rows.map(move |(row, name)| ((place as u16, row as u16), table.id.as_str(), name.as_str()))
    })
}

fn is_rare_row<R: Proved>(table: &str, row: &str) -> bool {
    let mut rare = R::RARE_ROWS.iter();
    rare.any(|(of, name, _)| *of == table && *name == row)
}

/// Plays until every rule of the book has been cited and every row of its tables drawn except the
/// rare ones. Fails if one never is, if something cited is no rule, or if a rare one is not rare.
pub fn games_name_every_rule_and_draw_every_row<R: Proved>() {
    let bar = effort::bar("games for coverage", GAMES);
    let mut seen = Seen::default();
    // What a player chooses at setup is cited there.
    let options = R::setup_form(R::book()).fields.into_iter();
    let options = options.filter(|it| !matches!(it.kind, FieldKind::Hidden));
    seen.rules.extend(options.filter_map(|it| it.rule));
    for from in (0..GAMES).step_by(AT_ONCE as usize) {
        let games = (from..from + AT_ONCE).into_par_iter();
        let each: Vec<Seen> = games.map(Seen::of_game::<R>).collect();
        each.into_iter().for_each(|game| seen.add(game));
        bar.inc(AT_ONCE);
        let enough = from + AT_ONCE >= effort::usual_or_all(AT_ONCE, FEWEST);
        if enough && seen.missing::<R>().is_empty() {
            break;
        }
    }
    bar.finish_and_clear();
    let missing = seen.missing::<R>();
    assert!(missing.is_empty(), "never cited or drawn: {missing:#?}");
    let is_unknown = |rule: &&RuleId| !R::RULES.contains(rule);
    let unknown: Vec<&RuleId> = seen.rules.iter().filter(is_unknown).collect();
    assert!(
        unknown.is_empty(),
        "cited, but no rule of the book: {unknown:?}"
    );
    let rare = R::RARE.iter().map(|(rule, ..)| rule);
    let common: Vec<&RuleId> = rare.filter(|rule| seen.rules.contains(rule)).collect();
    assert!(common.is_empty(), "not as rare as that: {common:?}");
    for (table, row, why) in R::RARE_ROWS {
        let mut all = rows::<R>();
        let place = all.find(|(_, of, name)| of == table && name == row);
        let (place, ..) = place.unwrap_or_else(|| panic!("{table} has no row {row}"));
        assert!(!seen.rows.contains(&place), "{table}: {row} is not rare");
        assert!(!why.is_empty(), "{table}: {row}: why is it rare?");
    }
    for (table, why) in R::SELDOM {
        let known = rows::<R>().any(|(_, of, _)| of == *table);
        assert!(known, "there is no table {table}");
        assert!(!why.is_empty(), "{table}: why is it rolled on seldom?");
    }
}

pub fn rare_rules_have_their_scenario<R: Proved>() {
    for (rule, test, why) in R::RARE {
        assert!(
            ledger::test_exists::<R>(test),
            "{rule}: there is no test {test}"
        );
        assert!(!why.is_empty(), "{rule}: why is it rare?");
    }
}
