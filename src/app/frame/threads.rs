//! Runs all systems of the main world on one thread, and those that render on another.

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    render::RenderApp,
};

/// Nearly all systems have next to nothing to do in a frame. Passing each to a thread pool, and
/// waking the threads, costs more than running them all.
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
