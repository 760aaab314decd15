//! Screens of the program.

use bevy::prelude::*;

use super::play::{StartLesson, TableStarted};
use crate::app::{RunOptions, Seats, Start, StartGame};
use crate::game::RuleId;

/// The current screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum AppState {
    /// The window is being created.
    #[default]
    Loading,
    Title,
    /// A book is being picked from the shelf.
    Shelf,
    /// A new game is being set up.
    Setup,
    /// A game is being played; the resource [`CurrentTable`](crate::app::CurrentTable) exists.
    Table,
}

/// A sheet held over the current screen, which waits meanwhile.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Overlay {
    #[default]
    None,
    /// The rulebook reader.
    Rulebook,
    /// Mods and their errors.
    Mods,
    Settings,
    Credits,
    /// Surviving heroes and the memorial of the fallen.
    Roster,
    /// Games won and lost, and dice results.
    Statistics,
    /// Maps kept from earlier games.
    MapBook,
    /// A dungeon in the making.
    Workshop,
    Saves,
    /// The menu of a game in play: save, load, settings, leave.
    Menu,
}

/// What shows again once the sheet held over the screen is put away: the menu, if that led to it.
#[derive(Resource, Default)]
pub struct Beneath(pub Overlay);

/// Opens the rulebook at a rule.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpenRule(pub RuleId);

/// Opens the rulebook of the game with this id: where it was read last, or else at its beginning.
#[derive(Message, Clone, Debug)]
pub struct OpenBook(pub String);

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_state::<AppState>()
        .add_plugins(sheets)
        .add_message::<OpenRule>()
        .add_message::<OpenBook>()
        .add_systems(Startup, begin)
        .add_systems(
            Update,
            nothing_over_a_new_scene
                .run_if(state_changed::<AppState>.or_else(on_message::<TableStarted>)),
        );
}

/// Sheets, and the way back from them.
fn sheets(app: &mut App) {
    app.init_state::<Overlay>()
        .init_resource::<Beneath>()
        .add_systems(OnExit(Overlay::Menu), lies_beneath(Overlay::Menu))
        .add_systems(OnEnter(Overlay::Menu), lies_beneath(Overlay::None))
        .add_systems(OnEnter(Overlay::None), lies_beneath(Overlay::None));
}

fn lies_beneath(sheet: Overlay) -> impl Fn(ResMut<Beneath>) {
    move |mut beneath| beneath.0 = sheet
}

/// Closes the sheet when the screen changes, or one game follows another on the table.
fn nothing_over_a_new_scene(mut overlay: ResMut<NextState<Overlay>>) {
    overlay.set(Overlay::None);
}

/// Leaves the first state for the requested start.
fn begin(
    options: Res<RunOptions>,
    mut next: ResMut<NextState<AppState>>,
    mut game: MessageWriter<StartGame>,
    mut lesson: MessageWriter<StartLesson>,
) {
    next.set(AppState::Title);
    match &options.start {
        Start::Title => {}
        Start::Quick {
            game: ruleset,
            seed,
            bot,
            values,
        } => {
            game.write(StartGame {
                game: ruleset.clone(),
                values: values.clone(),
                // Straight into play.
                quick: true,
                seed: *seed,
                own_dice: false,
                seats: Seats {
                    bot_party: *bot,
                    ..default()
                },
                setting_out: None,
            });
        }
        Start::Lesson { game } => {
            lesson.write(StartLesson(game.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;

    #[test]
    fn a_sheet_opened_from_the_menu_leads_back_to_it() {
        let mut app = App::new();
        app.add_plugins((StatesPlugin, sheets));
        let mut open = |sheet: Overlay| {
            app.world_mut()
                .resource_mut::<NextState<Overlay>>()
                .set(sheet);
            app.update();
            app.world().resource::<Beneath>().0
        };
        assert_eq!(open(Overlay::Settings), Overlay::None);
        assert_eq!(open(Overlay::None), Overlay::None);
        assert_eq!(open(Overlay::Menu), Overlay::None);
        assert_eq!(open(Overlay::Settings), Overlay::Menu);
        assert_eq!(open(Overlay::Menu), Overlay::None);
        assert_eq!(open(Overlay::None), Overlay::None);
        assert_eq!(open(Overlay::Rulebook), Overlay::None);
    }
}
