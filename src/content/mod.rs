//! RON records, ids, mods, validation and reload.
