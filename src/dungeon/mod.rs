//! What map generators share: rooms, layout, auto-tiling and export.
