//! The real window on a virtual display: its contents, its answers to the mouse, and its behaviour
//! when things go wrong around it.
//!
//! Needs Xvfb, xdotool and ImageMagick's `import`; docs/building.md lists their packages.
#![cfg(all(feature = "window", target_os = "linux"))]

mod adventure;
mod binder;
#[path = "../duel/built.rs"]
mod built;
mod campaign;
mod desktop;
mod duel;
mod layout;
mod lesson;
mod maps;
mod mods;
mod own_dice;
mod pictures;
mod play;
mod resized;
mod rulebook;
mod shell;
mod weather;
mod workshop;
