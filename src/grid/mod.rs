//! Square and hex cells: sight, reach and paths.
