//! Checks lessons as written in their files, without playing them.

use super::{Lesson, plan::When};
use crate::{
    content::{Files, Problem, nearest},
    game::Ruleset,
    text::{ENGLISH, Text},
};

/// Problems of the lesson of a game: unknown fields, rules and texts.
pub(in crate::games) fn check<R: Ruleset>(files: &Files) -> Vec<Problem> {
    let lesson = match Lesson::read(files, R::ID) {
        None => return Vec::new(),
        Some(Err(problem)) => return vec![problem],
        Some(Ok(lesson)) => lesson,
    };
    let mut problems = Vec::new();
    let rules: Vec<&str> = R::RULES.iter().map(|rule| rule.section()).collect();
    lesson.check(&Text::of(ENGLISH, files).0, &rules, &mut problems);
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
