//! The real window on a virtual display: what it shows, what it answers to the mouse, and what
//! becomes of it when things go wrong around it.
//!
//! Needs Xvfb, xdotool and ImageMagick's `import`; the README lists their packages.
#![cfg(all(feature = "window", target_os = "linux"))]

mod adventure;
mod campaign;
mod desktop;
mod layout;
mod lesson;
mod mods;
mod pictures;
mod play;
mod weather;
