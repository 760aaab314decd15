use super::*;

/// Lets it come to rest.
fn settle(look: &mut BoardView) {
    while look.step(0.1, false) {}
}

#[test]
fn zooming_keeps_what_is_under_the_pointer() {
    let mut look = BoardView::default();
    let point = egui::pos2(200.0, 600.0);
    let before = look.to_board(point);
    look.zoom_about(point, 1.7);
    assert!((look.to_board(point) - before).length() < 1e-4);
    look.zoom_about(point, 1000.0);
    assert_eq!(look.cell_size(), NEAREST);
}

#[test]
fn screen_and_board_are_inverse() {
    let mut look = BoardView::default();
    look.drag(egui::vec2(37.0, -210.0));
    let cell = Cell::new(-3, 8);
    assert_eq!(look.cell_at(look.cell_rect(cell).center()), cell);
}

#[test]
fn a_panel_that_comes_later_cuts_nothing_off() {
    let mut look = BoardView::default();
    let room = Rect::new(0.0, 0.0, 6.0, 6.0);
    look.follow(room);
    settle(&mut look);
    let board = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(960.0, 360.0));
    // The first frame of a window may be at another scale.
    look.set_places(board, board, 2.0);
    look.set_places(board, board, 1.0);
    settle(&mut look);
    assert!(look.cell_size() >= NEAR_ENOUGH);
    let corners = [room.min, room.max].map(|corner| look.to_screen(corner));
    assert!(corners.into_iter().all(|corner| board.contains(corner)));
}

#[test]
fn the_board_is_looked_at_as_before_once_a_shop_is_closed() {
    let mut look = BoardView::default();
    let board = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(960.0, 440.0));
    let shop = board.with_max_y(600.0);
    let room = Rect::new(0.0, 0.0, 6.0, 6.0);
    look.set_places(board, board, 1.0);
    look.follow(room);
    settle(&mut look);
    let before = look.cell_size();
    for place in [shop, board] {
        look.set_places(place, place, 1.0);
        settle(&mut look);
    }
    assert!((look.cell_size() - before).abs() < 0.1, "{before}");
}

#[test]
fn a_slip_moves_the_board_only_where_it_would_cover_something() {
    let mut look = BoardView::default();
    let board = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(960.0, 440.0));
    look.set_places(board, board, 1.0);
    let room = Rect::new(0.0, 0.0, 6.0, 6.0);
    look.follow(room);
    settle(&mut look);
    let corner = look.to_screen(room.min);
    let mut with_slip = |free: egui::Rect| {
        look.set_places(board, free, 1.0);
        settle(&mut look);
        (look.to_screen(room.min), look.to_screen(room.max))
    };
    let (same, _) = with_slip(board.with_min_x(100.0));
    assert!((same - corner).length() < 0.5, "beside the room");
    let (moved, far) = with_slip(board.with_min_x(420.0));
    assert!(moved.x >= 420.0 && far.x <= board.right(), "over the room");
    let (stays, _) = with_slip(board);
    assert!((stays - moved).length() < 0.5, "the slip is gone");
}

#[test]
fn what_lies_around_a_room_is_seen_from_farther_off() {
    let mut look = BoardView::default();
    let board = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(964.0, 366.0));
    look.set_places(board, board, 1.0);
    let area = Rect::new(0.0, 0.0, 11.0, 11.0);
    assert!(!look.has_room_for(area));
    look.set_reach(Reach::Around);
    assert!(look.has_room_for(area));
    look.show(area);
    let corners = [area.min, area.max].map(|corner| look.to_screen(corner));
    assert!(corners.into_iter().all(|corner| board.contains(corner)));
}

#[test]
fn a_player_who_looks_elsewhere_is_not_dragged_along() {
    let mut look = BoardView::default();
    look.drag(egui::vec2(300.0, 0.0));
    let elsewhere = Rect::from_center_size(Vec2::splat(43.0), Vec2::splat(6.0));
    look.follow(elsewhere);
    assert!(!look.step(1.0, false));
    look.centre_on(Vec2::ZERO);
    settle(&mut look);
    assert_eq!(look.cell_at(look.free().center()), Cell::new(0, 0));
    // Until the party goes on.
    look.drag(egui::vec2(300.0, 0.0));
    look.let_go();
    look.follow(elsewhere);
    settle(&mut look);
    assert_eq!(look.cell_at(look.free().center()), Cell::new(43, 43));
}

#[test]
fn where_nothing_moves_a_new_room_is_in_view_at_once() {
    let mut look = BoardView::default();
    let room = Rect::from_center_size(Vec2::splat(43.0), Vec2::splat(6.0));
    look.follow(room);
    look.step(0.001, true);
    assert!(!look.is_moving());
    let corners = [room.min, room.max].map(|corner| look.to_screen(corner));
    assert!(corners.into_iter().all(|it| look.free().contains(it)));
}

#[test]
fn a_click_that_takes_long_is_no_drag() {
    let mut look = BoardView::default();
    look.drag(egui::Vec2::ZERO);
    look.follow(Rect::from_center_size(Vec2::splat(43.0), Vec2::splat(6.0)));
    settle(&mut look);
    assert_eq!(look.cell_at(look.free().center()), Cell::new(43, 43));
}

#[test]
fn no_slip_changes_the_size_of_the_board() {
    let mut look = BoardView::default();
    let board = egui::Rect::from_min_size(egui::pos2(0.0, 64.0), egui::vec2(958.0, 446.0));
    look.set_places(board, board, 1.0);
    let fields = Rect::new(0.0, 0.0, 18.0, 11.0);
    look.hold_whole(fields);
    // What lies beside it from the start belongs to the first look.
    let beside = board.with_min_x(30.0);
    look.set_places(board, beside, 1.0);
    settle(&mut look);
    let seen = |look: &BoardView| [fields.min, fields.max].map(|corner| look.to_screen(corner));
    let before = seen(&look);
    assert!(before.iter().all(|corner| beside.contains(*corner)));
    // A note, the page of a book, next to nothing, and nothing on it again.
    let slips = [
        board.with_max_x(600.0),
        board.with_min_x(412.0),
        board.with_max_x(100.0),
        board,
    ];
    for free in slips {
        look.set_places(board, free, 1.0);
        settle(&mut look);
        for (now, then) in seen(&look).into_iter().zip(before) {
            assert!((now - then).length() < 0.5, "{free:?}: {now:?}, {then:?}");
        }
    }
    // A room that is followed may step aside, as large as it was.
    let room = Rect::new(0.0, 0.0, 6.0, 6.0);
    look.show(room);
    look.set_places(board, board, 1.0);
    let cell = look.cell_size();
    for free in slips {
        look.set_places(board, free, 1.0);
        settle(&mut look);
        assert!((look.cell_size() - cell).abs() < 0.1, "{free:?}");
    }
    // A window of another size is another matter.
    let low = board.with_max_y(300.0);
    look.set_places(low, low, 1.0);
    settle(&mut look);
    assert!(look.cell_size() < cell * 0.9);
}

#[test]
fn of_a_room_too_large_for_it_the_view_shows_as_much_as_it_can_hold() {
    let mut look = BoardView::default();
    let board = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(960.0, 440.0));
    look.set_places(board, board, 1.0);
    look.set_reach(Reach::Fight);
    let room = Rect::new(0.0, 0.0, 20.0, 20.0);
    look.set_room(Some(room));
    // A fight at the door in the south.
    let fight = Rect::new(8.0, 17.0, 12.0, 20.0);
    look.show(fight);
    let south = look.to_screen(room.max).y;
    assert!(
        south <= board.bottom() && south > board.bottom() - 20.0,
        "{south}"
    );
    // One that is as deep as the room, but for its northernmost row.
    let room = Rect::new(0.0, 0.0, 6.0, 4.5);
    look.set_room(Some(room));
    look.show(Rect::new(1.0, 1.0, 5.0, 4.5));
    let corners = [room.min, room.max].map(|corner| look.to_screen(corner));
    let all = corners.into_iter().all(|it| board.contains(it));
    assert!(all, "{corners:?}");
}
