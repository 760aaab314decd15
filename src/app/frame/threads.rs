//! One thread runs the systems of the table, another those that draw it.

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    render::RenderApp,
};

/// Nearly all systems of a frame have next to nothing to do. Handing each of them to a pool of
/// threads, and waking those, takes more processor time than all of them together.
pub(in crate::app) fn plugin(app: &mut App) {
    one_by_one(app.main_mut());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        one_by_one(render);
    }
}

fn one_by_one(app: &mut SubApp) {
    let Some(mut schedules) = app.world_mut().get_resource_mut::<Schedules>() else {
        return;
    };
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
