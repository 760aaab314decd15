//! Checks lessons as written in their files, without playing them.

use super::{Lesson, plan::When};
use crate::{
    content::{Files, Problem, nearest},
    games::GAMES,
    text::{ENGLISH, Text},
};

/// Problems of the lessons of all games: unknown fields, rules and texts.
pub(in crate::games) fn check(files: &Files) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut text = None;
    for game in GAMES {
        let lesson = match Lesson::read(files, game.id()) {
            None => continue,
            Some(Err(problem)) => {
                problems.push(problem);
                continue;
            }
            Some(Ok(lesson)) => lesson,
        };
        let text = text.get_or_insert_with(|| Text::of(ENGLISH, files).0);
        let rules: Vec<&str> = game.rules().iter().map(|rule| rule.section()).collect();
        lesson.check(text, &rules, &mut problems);
    }
    problems
}

impl Lesson {
    fn check(&self, text: &Text, rules: &[&str], problems: &mut Vec<Problem>) {
        if self.plan.slips.is_empty() {
            problems.push(self.sheet.problem("slips", "a lesson needs a slip"));
        }
        for (number, slip) in self.plan.slips.iter().enumerate() {
            let place = |field: &str| format!("slips[{number}].{field}");
            if !text.knows(&slip.text) {
                let message = format!("there is no text `{}`", slip.text);
                problems.push(self.sheet.problem(&place("text"), message));
            }
            let when = match &slip.when {
                When::Next => None,
                When::Asked(rule) | When::Happened(rule) => Some((place("when"), rule)),
            };
            let named = slip.rule.as_ref().map(|rule| (place("rule"), rule));
            for (field, rule) in when.into_iter().chain(named) {
                if !rules.contains(&rule.as_str()) {
                    let message = format!("there is no rule `{rule}`");
                    let near = nearest(rule, rules.iter().copied());
                    problems.push(self.sheet.problem(&field, message).suggesting(near));
                }
            }
        }
    }
}
