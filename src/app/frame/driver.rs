//! The driver that draws: for Vulkan (Direct3D 12 on Windows, Metal on a Mac), or else for OpenGL.

use std::{
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::Arc,
};

use bevy::{
    prelude::*,
    render::{
        RenderPlugin,
        renderer::{
            RenderAdapter, RenderAdapterInfo, RenderInstance, RenderQueue, WgpuWrapper,
            initialize_renderer,
        },
        settings::{Backends, RenderResources, WgpuSettings},
    },
    tasks::block_on,
    winit::DisplayHandleWrapper,
};

use super::display;

/// Bevy's renderer with the first driver that there is.
pub(in crate::app) struct Driver;

impl Plugin for Driver {
    fn build(&self, app: &mut App) {
        let display = app.world().resource::<DisplayHandleWrapper>();
        let render_creation = found(display).into();
        app.add_plugins(RenderPlugin {
            render_creation,
            ..default()
        });
    }
}

/// Looks for OpenGL only where nothing else is found: its libraries are slow to load, and some
/// write to the terminal.
fn found(display: &DisplayHandleWrapper) -> RenderResources {
    let settings = WgpuSettings::default();
    let wanted = settings.backends.unwrap_or(Backends::all());
    let first = wanted - Backends::GL;
    let mut problem = None;
    if !first.is_empty() {
        let usual = || block_on(initialize_renderer(first, None, &settings));
        match catch_unwind(AssertUnwindSafe(usual)) {
            Ok(found) => return found,
            Err(panic) => problem = Some(panic),
        }
    }
    let missing = problem.as_deref().is_none_or(display::is_no_driver);
    if missing
        && wanted.contains(Backends::GL)
        && let Some(found) = block_on(by_opengl(display, &settings))
    {
        warn!(
            "there is no driver for Vulkan: OpenGL draws instead ({})",
            found.2.name
        );
        return found;
    }
    match problem {
        Some(panic) => resume_unwind(panic),
        None => panic!("{}", display::NO_DRIVER),
    }
}

/// Bevy does not say which display it will draw on, and without that OpenGL cannot show anything in
/// a window.
async fn by_opengl(
    display: &DisplayHandleWrapper,
    settings: &WgpuSettings,
) -> Option<RenderResources> {
    let display = Box::new(display.0.clone());
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends: Backends::GL,
        flags: settings.instance_flags,
        ..wgpu::InstanceDescriptor::new_with_display_handle(display)
    });
    let options = wgpu::RequestAdapterOptions {
        power_preference: settings.power_preference,
        ..default()
    };
    let adapter = instance.request_adapter(&options).await.ok()?;
    let device = wgpu::DeviceDescriptor {
        required_features: adapter.features() - wgpu::Features::all_experimental_mask(),
        required_limits: adapter.limits(),
        memory_hints: settings.memory_hints.clone(),
        ..default()
    };
    let (device, queue) = adapter.request_device(&device).await.ok()?;
    Some(RenderResources(
        device.into(),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(adapter.get_info())),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}
