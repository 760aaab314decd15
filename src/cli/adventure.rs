use super::{
    Answer, Failure,
    answer::counted,
    args::{Adventure, Places},
};
use crate::{game::AdventureSummary, games};

/// `tabledelve adventure`: the contents of an adventure file, or the flow of one adventure.
pub(super) fn adventure(places: &Places, asked: &Adventure) -> Result<Answer, Failure> {
    let read = games::adventures(places.games, &asked.file);
    let all = read.map_err(|problem| Failure::usage(problem.to_string()))?;
    let chosen = match &asked.id {
        Some(id) => all.iter().find(|it| it.id == *id).ok_or_else(|| {
            let known: Vec<&str> = all.iter().map(|it| it.id.as_str()).collect();
            let known = known.join(", ");
            Failure::usage(format!(
                "there is no adventure '{id}' in the file; there are: {known}"
            ))
        }),
        None => all
            .first()
            .ok_or_else(|| Failure::usage("there is no adventure in the file".to_owned())),
    };
    let chosen = chosen?;
    if asked.graph {
        let answer = Answer::text(chosen.graph.clone());
        return Ok(with_dangling(answer, [chosen]));
    }
    let lines = all.iter().map(|it| {
        format!(
            "{}: {} ({}, {}, {})\n",
            it.id,
            it.title,
            counted(it.entries, "entry", "entries"),
            counted(it.fights, "fight", "fights"),
            counted(it.endings, "ending", "endings")
        )
    });
    Ok(with_dangling(Answer::text(lines.collect::<String>()), &all))
}

/// Adds the options that lead nowhere as a finding.
fn with_dangling<'a>(
    answer: Answer,
    adventures: impl IntoIterator<Item = &'a AdventureSummary>,
) -> Answer {
    let leads = adventures.into_iter().flat_map(|it| {
        let lead = |(from, to): &(u16, u16)| {
            format!("{}: entry {from} leads to {to}, which is not there", it.id)
        };
        it.dangling.iter().map(lead)
    });
    let leads: Vec<String> = leads.collect();
    if leads.is_empty() {
        answer
    } else {
        answer.with_finding(leads.join("\n"))
    }
}
