use egui::vec2;

use super::super::corner::{Taken, free_place};
use super::*;

#[test]
fn a_last_page_leaves_a_band_a_place_beside_all_that_is_read() {
    // Windows of 1024, 1280 and 1920 points, with a log and the heroes' sheets.
    for size in [vec2(660.0, 380.0), vec2(860.0, 420.0), vec2(1340.0, 760.0)] {
        let board = Rect::from_min_size(pos2(0.0, 54.0), size);
        let spread = cover::Spread::within(board);
        let right = spread.right_text();
        let top = right.top() + right.height() * lines::ABOVE_THE_END;
        // A pack that fills its page, and the button that closes the book.
        let end = Rect::from_x_y_ranges(right.x_range(), top..=top + 90.0);
        let read = [spread.left_text(), spread.foot(), end];
        // Two lines of words with their sprigs.
        let band = vec2(widest_on_a_page(board), 88.0);
        let taken = Taken {
            never: &read,
            ..Taken::default()
        };
        let place = free_place(board, band, taken);
        assert!(board.contains_rect(place), "{size:?}: {place:?}");
        assert_eq!(taken.hidden_by(place), 0.0, "{size:?}: {place:?}");
    }
}

#[test]
fn a_short_list_takes_up_no_more_than_its_lines() {
    let ctx = egui::Context::default();
    let mut heights = Vec::new();
    let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
        let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 200.0));
        for (name, lines) in [("short", 3), ("long", 40)] {
            let shown = within(ui, area, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let list = egui::ScrollArea::vertical().id_salt(name);
                list.auto_shrink(false).show(ui, |ui| {
                    for _ in 0..lines {
                        ui.allocate_space(vec2(100.0, 20.0));
                    }
                })
            });
            heights.push(taken_up(&shown).height());
        }
    });
    output.textures_delta.clear();
    assert_eq!(heights[..2], [60.0, 200.0]);
}

#[test]
fn a_page_with_a_strip_for_hints_stays_as_it_is_while_they_come_and_go() {
    let printed = Rect::from_min_max(pos2(0.0, 0.0), pos2(400.0, 380.0));
    let slip = |high: f32| Rect::from_min_max(pos2(0.0, 388.0 - high), pos2(400.0, 388.0));
    let strip = 400.0 - 80.0;
    let none = print_ends(printed, strip, None);
    assert_eq!(none, strip);
    assert_eq!(print_ends(printed, strip, Some(slip(56.0))), none);
    // One that the player unfolds is read in place of what it lies on.
    assert_eq!(print_ends(printed, strip, Some(slip(140.0))), 242.0);
    // Without a strip print makes room for each.
    assert_eq!(print_ends(printed, 400.0, None), 380.0);
    assert_eq!(print_ends(printed, 400.0, Some(slip(56.0))), 326.0);
}
