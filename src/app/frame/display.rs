#[cfg(all(unix, not(target_os = "macos")))]
use std::{
    os::{
        linux::net::SocketAddrExt,
        unix::net::{SocketAddr, UnixStream},
    },
    path::Path,
};

use std::{
    any::Any,
    panic::{self, AssertUnwindSafe, PanicHookInfo, resume_unwind},
};

use crate::app::RunProblem;

/// How the renderer panics if it finds nothing to draw with.
pub(super) const NO_DRIVER: &str = "Unable to find a GPU";

/// How the libraries of the window panic if they find no display or no driver, and what that means.
const PANICS: [(&str, &str); 3] = [
    (
        "Failed to build event loop",
        "there is no display to open a window on: it does not answer, or does not let this program \
         in",
    ),
    (
        "Failed to create wgpu surface",
        "no graphics driver can draw in a window on this display",
    ),
    (
        NO_DRIVER,
        "there is no graphics driver, neither for Vulkan nor for OpenGL (on Windows Direct3D 12, on \
         a Mac Metal); where the graphics card has none, mesa-vulkan-drivers draws without one",
    ),
];

/// Runs the window; a panic for want of a display or a driver becomes an error, with nothing said
/// about it on standard error.
///
/// # Errors
/// There is no display, or no driver.
pub(in crate::app) fn catch<T>(window: impl FnOnce() -> T) -> Result<T, RunProblem> {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info: &PanicHookInfo<'_>| {
        if why(info.payload_as_str()).is_none() {
            usual(info);
        }
    }));
    panic::catch_unwind(AssertUnwindSafe(window)).map_err(|payload| match why(said(&*payload)) {
        Some(why) => RunProblem::NoDisplay(format!(
            "{why}; 'tabledelve --help' lists what works without a window"
        )),
        None => resume_unwind(payload),
    })
}

fn said(panic: &(dyn Any + Send)) -> Option<&str> {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
}

/// True if the renderer panicked because it found nothing to draw with.
pub(super) fn is_no_driver(panic: &(dyn Any + Send)) -> bool {
    said(panic).is_some_and(|said| said.starts_with(NO_DRIVER))
}

/// What a panic of the libraries means, if it is one of [`PANICS`].
fn why(panic: Option<&str>) -> Option<&'static str> {
    let of = |(begins, _): &&(&str, &str)| panic.is_some_and(|said| said.starts_with(begins));
    PANICS.iter().find(of).map(|(_, why)| *why)
}

/// Checks for a display first, because the window library panics without one.
pub(in crate::app) fn check() -> Result<(), RunProblem> {
    #[cfg(all(unix, not(target_os = "macos")))]
    {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .into_iter()
            .any(set)
        {
            return Err(RunProblem::NoDisplay(
                "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is \
                 set); 'tabledelve --help' lists what works without one"
                    .into(),
            ));
        }
        // An inherited socket is already open and takes precedence.
        if set("WAYLAND_SOCKET") {
            return Ok(());
        }
        if set("WAYLAND_DISPLAY") {
            wayland_answers()?;
        } else {
            x11_answers()?;
        }
    }
    Ok(())
}

/// Checks that a Wayland compositor answers.
#[cfg(all(unix, not(target_os = "macos")))]
fn wayland_answers() -> Result<(), RunProblem> {
    let name = std::env::var_os("WAYLAND_DISPLAY").unwrap_or_default();
    let folder = std::env::var_os("XDG_RUNTIME_DIR").unwrap_or_default();
    let socket = Path::new(&folder).join(&name);
    match UnixStream::connect(&socket) {
        Ok(_) => Ok(()),
        Err(error) => Err(RunProblem::NoDisplay(format!(
            "there is no display to open a window on: nothing answers at WAYLAND_DISPLAY={} \
             ({}: {error}); without this variable the display of DISPLAY is used, and \
             'tabledelve --help' lists what works without any",
            name.display(),
            socket.display()
        ))),
    }
}

/// Checks that a local X server answers; a remote one is assumed to.
#[cfg(all(unix, not(target_os = "macos")))]
fn x11_answers() -> Result<(), RunProblem> {
    let display = std::env::var("DISPLAY").unwrap_or_default();
    let Some(local) = display
        .strip_prefix(':')
        .or_else(|| display.strip_prefix("unix:"))
    else {
        return Ok(());
    };
    let number = local.split('.').next().unwrap_or_default();
    let path = format!("/tmp/.X11-unix/X{number}");
    let answers = UnixStream::connect(&path).is_ok()
        || SocketAddr::from_abstract_name(&path)
            .and_then(|address| UnixStream::connect_addr(&address))
            .is_ok();
    if answers {
        Ok(())
    } else {
        Err(RunProblem::NoDisplay(format!(
            "there is no display to open a window on: nothing answers at DISPLAY={display}; \
             'tabledelve --help' lists what works without one"
        )))
    }
}
