//! A player without a plan, who takes whatever choice can be clicked.

use super::{Desktop, said};

/// What there is to do at the table.
enum Next {
    /// The place and the name of a choice, and the number of those made.
    Choice([f32; 2], String, Option<usize>),
    /// The area that all choices are scrolled out of, and the direction.
    Away(([f32; 4], bool)),
    /// A page leads into a fight, which begins with this click.
    Read([f32; 2]),
    Over,
}

impl Desktop {
    /// Plays with the mouse for at most this many choices; returns how many there were.
    pub fn play(&mut self, most: usize) -> usize {
        let (mut taken, mut missed, mut turned) = (0, 0, 0);
        while taken < most {
            let ends = self.ends();
            let to_the_fight = said(&self.text, "game-page-fight");
            let next = self.until("something to choose", |outline| {
                if outline.is_headed(&ends) {
                    return Some(Next::Over);
                }
                if let Some(fight) = outline.widget(&to_the_fight) {
                    return Some(Next::Read(fight.middle()));
                }
                let choices = outline.choices();
                // Taken without a pattern, choices lead to an end as they do for the random bot; a
                // pattern may go in and out of a shop for ever.
                let spread = (taken as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
                let choice = choices.get(spread as usize % choices.len().max(1));
                let away = || outline.scrolled_away().map(Next::Away);
                choice.map_or_else(away, |it| {
                    Some(Next::Choice(it.middle(), it.name.clone(), outline.made))
                })
            });
            let (place, name, made) = match next {
                Next::Over => break,
                Next::Choice(place, name, made) => (place, name, made),
                Next::Read(place) => {
                    self.click_at(place);
                    self.until_at_rest();
                    continue;
                }
                Next::Away(area) => {
                    self.turn_the_wheel_over(area, turned);
                    turned += 1;
                    assert!(turned < 20 + 8 * taken, "no choice can be scrolled to");
                    continue;
                }
            };
            self.click_at(place);
            let caution = said(&self.text, "game-caution");
            if self.until("the table", |outline| Some(outline.says(&caution))) {
                // It is meant, but Enter alone would call it off.
                self.press("shift+Tab");
                self.press("Return");
            }
            // A slip that was still moving when seen is missed, and clicked again.
            if self.until("the table", |outline| Some(outline.made)) == made {
                missed += 1;
                if missed > 5 + taken {
                    let picture = self.picture("in-vain").0;
                    panic!(
                        "no click on {name} at {place:?} is answered: {}",
                        picture.display()
                    );
                }
                // The tip of another thing may lie over it.
                self.point_at([1.0, 1.0]);
                self.until_at_rest();
            } else {
                taken += 1;
            }
        }
        taken
    }

    /// Turns the wheel where all choices are scrolled away, as they may be in a large interface.
    fn turn_the_wheel_over(&mut self, (area, down): ([f32; 4], bool), turned: usize) {
        // A slip may lie over part of the page, and takes the wheel there.
        const PARTS: [f32; 4] = [0.5, 0.2, 0.8, 0.1];
        let part = PARTS[turned % PARTS.len()];
        let [left, top, right, bottom] = area;
        let place = [left + (right - left) * part, top + (bottom - top) * part];
        let [x, y] = place.map(|pixels| (pixels as i32).to_string());
        let wheel = if down { "5" } else { "4" };
        self.act(&["mousemove", &x, &y, "sleep", "0.05", "click", wheel]);
        self.until_at_rest();
    }
}
