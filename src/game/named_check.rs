/// A check whose odds can be asked for by name, without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedCheck {
    /// Its name.
    pub name: &'static str,
    /// Every key with its default.
    pub keys: &'static [(&'static str, &'static str)],
    /// What it says, in a few words.
    pub results: &'static str,
}
