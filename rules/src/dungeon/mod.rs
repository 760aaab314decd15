//! Shared parts of map generators: room boards, maps that grow room by room, standing places,
//! auto-tiling and export.
//!
//! A [`Board`] is one hand-drawn room. [`Boards`] holds many, with all their orientations.
//! [`Map::attach`] finds a place for one more room and returns it as a value, which can travel in
//! an event until [`Map::add`] adds it. [`View`] describes each cell, [`TileRules`] picks its
//! drawings, and [`export`] writes the map as text. [`Lattice`] lays tiles of one size edge to edge. A [`Level`] is a map in a file, which any game
//! can write and read.

pub mod atlas;
mod board;
mod cells;
mod corridor;
mod ends;
pub mod export;
mod floors;
mod grow;
mod hex_board;
pub mod hexes;
mod join;
mod lattice;
mod level;
mod map;
mod mixer;
mod picture;
mod places;
mod shape;
mod site;
mod storeys;
mod svg;
mod thing;
pub mod tiles;
mod window;

pub use board::{Board, Boards, check_boards};
pub use cells::{BoardCell, CellView, DoorView, Ground, View};
pub use corridor::cells_along;
pub use ends::OpenEnd;
pub use floors::Floors;
pub use hex_board::HexLetter;
pub use lattice::{Lattice, Reach, Spot, Tile};
pub use level::{Fault, Level, LevelNeeds};
pub use map::{Addition, Door, Link, LinkId, Map, Room, RoomId};
pub use picture::{Picture, PictureError, check_art, export_png, read_art, read_rules, write_png};
pub use places::{Whereabouts, Wish};
pub use shape::{Exit, Shape, Style};
pub use storeys::MOST_STOREYS;
pub use svg::{svg, write_svg};
pub use thing::{Feature, Mark, Opacity, Thing, ThingName, Things, check_things};
pub use tiles::TileRules;
