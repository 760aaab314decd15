//! The past of a game and its files: undo, replays, moments, saves, digests, campaigns.

pub(super) mod campaign;
pub(super) mod digest;
pub(super) mod legacy;
pub(super) mod moment;
pub(super) mod numbers;
pub(super) mod replay;
pub(super) mod rewind;
pub(super) mod save;
pub(super) mod sealed;
