//! Who walks where.

use serde_json::json;
use tabledelve::rulesets::dungeon_dive::{FigureId, delve::Choice};

use crate::{dive_script::*, yard::*};

const THIRD: FigureId = FigureId(2);

fn order(play: &Dive) -> Vec<FigureId> {
    state(play).inside().collect()
}

#[test]
fn a_step_forward_passes_over_those_who_have_left() {
    let mut play = dive(&[knight(&[]), knight(&[]), knight(&[])], &[]);
    arrange(&mut play, |named| {
        named["state"]["dive"]["party"][1]["fate"] = json!("Ran");
    });
    assert_eq!(order(&play), [FIRST, THIRD]);
    pick(&mut play, Choice::Forward(THIRD));
    assert_eq!(order(&play), [THIRD, FIRST]);
    // Whoever walks in front has nobody to pass.
    assert!(!offers(&play, Choice::Forward(THIRD)));
}
