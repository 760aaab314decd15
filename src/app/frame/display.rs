#[cfg(all(unix, not(target_os = "macos")))]
use std::{
    os::{
        linux::net::SocketAddrExt,
        unix::net::{SocketAddr, UnixStream},
    },
    path::Path,
};

use crate::app::RunProblem;

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
