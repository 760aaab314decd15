#[cfg(feature = "window")]
use super::content;
use super::{
    Answer, Failure,
    args::{Places, Play},
};
#[cfg(feature = "window")]
use crate::game::SetupValues;
use crate::games;

/// `tabledelve` alone: opens the window at the title.
pub(super) fn title(places: &Places) -> Result<Answer, Failure> {
    open(places, None)
}

/// `tabledelve play`: opens the window in a quick game.
pub(super) fn play(places: &Places, asked: Play) -> Result<Answer, Failure> {
    games::find_in(places.games, &asked.game).map_err(Failure::usage)?;
    open(places, Some(asked))
}

#[cfg(feature = "window")]
fn open(places: &Places, play: Option<Play>) -> Result<Answer, Failure> {
    use crate::{
        app::{RunOptions, Start, frame::paths::Paths},
        window::run,
    };
    let start = match play {
        Some(Play {
            game, lesson: true, ..
        }) => Start::Lesson { game },
        Some(Play {
            game,
            seed,
            bot,
            set,
            ..
        }) => Start::Quick {
            values: match &set[..] {
                [] => SetupValues::default(),
                set => content::values(&*content::open(places, &game)?.0, set)?,
            },
            game,
            seed,
            bot: bot.is_some(),
        },
        None => Start::Title,
    };
    let paths = Paths(content::paths(places)?);
    run(RunOptions {
        start,
        mods: content::mods(places)?.to_vec(),
        language: language(places)?,
        ..RunOptions::new(places.games, paths)
    })
    .map(|()| Answer::text(""))
    .map_err(|problem| Failure::with_status(problem.to_string(), problem.exit_status()))
}

/// The language asked for, instead of the one in the settings.
#[cfg(feature = "window")]
fn language(places: &Places) -> Result<Option<String>, Failure> {
    if places.language.is_none() {
        return Ok(None);
    }
    let library = content::library(places, &content::paths(places)?)?;
    let text = content::text(places, &library)?;
    Ok(Some(text.language().to_owned()))
}

#[cfg(not(feature = "window"))]
fn open(_: &Places, _: Option<Play>) -> Result<Answer, Failure> {
    Err(Failure::usage(
        "this build has no window; build it with the feature `window`, or see `tabledelve --help` \
         for what it can do without one",
    ))
}
