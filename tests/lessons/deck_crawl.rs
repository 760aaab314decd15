//! The first crawl: the fixed dice and cards come up as planned.

use crate::common::{course, play_on, rolls};

#[test]
fn the_dice_of_the_first_crawl_come_up_as_they_were_meant() {
    let mut table = course("deck_crawl").whole();
    let expected: [&[u8]; 9] = [&[7], &[8], &[3], &[6], &[4], &[3], &[6, 6], &[3], &[6, 5]];
    assert_eq!(rolls(&*table), expected);
    play_on(&mut *table, 60);
    assert!(!table.dice_ledger().is_empty(), "the seed's dice count");
}

#[test]
fn hands_and_the_first_room_are_dealt_before_the_first_slip() {
    // After leaving, dice fall as they would from the seed alone.
    let course = course("deck_crawl");
    let mut table = course.begun();
    course.lesson.leave(&mut *table);
    assert_eq!(table.replay().given.len(), 14);
}
