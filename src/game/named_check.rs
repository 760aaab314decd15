/// A check with odds that can be asked for by name, without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedCheck {
    pub name: &'static str,
    /// Every key with its default.
    pub keys: &'static [(&'static str, &'static str)],
    /// Its results, in a few words.
    pub results: &'static str,
}
