//! Changes of the window's size from outside.

use super::Desktop;

impl Desktop {
    /// Gives the window another size, as by its edge, and does nothing else: no key, no click, no
    /// movement of the pointer.
    pub fn resize(&self, width: u32, height: u32) {
        let [width, height] = [width, height].map(|pixels| pixels.to_string());
        let window = ["search", "--onlyvisible", "--name", "Tabledelve"];
        self.act(&[&window[..], &["windowsize", &width, &height]].concat());
    }
}
