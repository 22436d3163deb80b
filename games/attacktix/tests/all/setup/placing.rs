//! Placing figures at the line in set-up. AT-SETUP-02 … AT-SETUP-05, AT-R-08

use crate::setup::board::{Board, duel, place_at};
use attacktix::{Action, Event, Phase, Zone};
use referee::{Game, Seat, Status, Viewer};

fn board() -> Board {
    Board::begin(duel(&["B05", "B05"], &["B05"]), &[3, 4, 7])
}

#[test]
fn at_setup_02_every_figure_of_the_battle_force_is_ground_first() {
    let board = board();
    assert_eq!(["p1-01", "p1-02", "p2-01"].map(|name| board.figure(name).wheel), [3, 4, 7]);
    let ground: Vec<String> = board
        .events
        .iter()
        .map(|event| match event {
            Event::Grind { figure, clause, .. } => format!("{figure} {}", clause.id()),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(ground, ["p1-01 AT-SETUP-02", "p1-02 AT-SETUP-02", "p2-01 AT-SETUP-02"]);
}

#[test]
fn at_setup_03_the_front_of_a_figure_touches_its_own_line() {
    let mut board = board();
    assert_eq!(board.refused(0, place_at("p1-01", 0, -470_000, 0)), "AT-SETUP-03");
    assert_eq!(board.refused(0, place_at("p1-01", 0, 479_200, 0)), "AT-SETUP-03", "this is the line of the other side");
    board.act(0, place_at("p1-01", 0, -479_200, 0));
    board.act(1, place_at("p2-01", 0, 479_200, 0));
    let placed = |name: &str| (board.figure(name).zone, board.figure(name).at.y, board.figure(name).facing);
    assert_eq!(placed("p1-01"), (Zone::InPlay, -479_200, 0));
    assert_eq!(placed("p2-01"), (Zone::InPlay, 479_200, 18_000));
}

#[test]
fn at_setup_03_no_seat_is_ready_before_it_has_placed_all_figures() {
    let mut board = board();
    board.place(0, "p1-01", 0, 0);
    assert_eq!(board.refused(0, Action::Ready {}), "AT-SETUP-03");
    board.place(0, "p1-02", 50_000, 0);
    board.act(0, Action::Ready {});
}

#[test]
fn at_setup_03_refusals_name_missing_figures_and_how_far_a_front_is_off() {
    let board = board();
    assert_eq!(board.words_of(0, &Action::Ready {}), "2 figures are still to be placed at the line: p1-01, p1-02.");
    for (z, off) in [(-470_000, 9), (-490_000, 10)] {
        let words = format!("p1-01 stands {off} mm off its place: its front must touch its own line.");
        assert_eq!(board.words_of(0, &place_at("p1-01", 0, z, 0)), words);
    }
}

#[test]
fn at_setup_04_figures_advance_up_to_two_tix() {
    let mut board = board();
    for advance in [-1, 50_801, 76_200] {
        assert_eq!(board.refused(0, place_at("p1-01", 0, -479_200, advance)), "AT-SETUP-04", "{advance}");
    }
    board.place(0, "p1-01", 0, 50_800);
    assert_eq!((board.figure("p1-01").at.y, board.figure("p1-01").wheel), (-428_400, 5));
}

#[test]
fn at_setup_05_back_up_figures_and_defeated_ones_are_never_mixed() {
    let board = board();
    assert_eq!(board.figure("p1-03").zone, Zone::Backup);
    assert!(board.state.figures.iter().all(|figure| figure.zone != Zone::Defeated));
    assert_eq!(board.refused(0, place_at("p1-03", 0, -479_200, 0)), "AT-SETUP-03");
}

#[test]
fn at_r_08_bases_overlap_no_other_and_stay_on_the_surface() {
    let mut board = board();
    board.place(0, "p1-01", 0, 0);
    assert_eq!(board.refused(0, place_at("p1-02", 43_000, -479_200, 0)), "AT-R-08");
    assert_eq!(board.refused(0, place_at("p1-02", 587_601, -479_200, 0)), "AT-R-08");
    board.place(0, "p1-02", 587_600, 0);
    board.place(0, "p1-02", 44_000, 0);
    assert_eq!(board.figure("p1-02").at.x, 44_000, "a placed figure may be placed again");
}

#[test]
fn at_r_08_the_advance_turns_the_wheel_unless_agreed_otherwise() {
    let mut words = duel(&["B05"], &["B05"]);
    words["options"]["setup_advance_turns_wheel"] = false.into();
    let mut board = Board::begin(words, &[3]);
    board.place(0, "p1-01", 0, 50_800);
    assert_eq!((board.figure("p1-01").wheel, board.figure("p1-01").at.y), (3, -428_400));
}

#[test]
fn at_r_08_placing_anew_takes_the_turn_of_the_wheel_back() {
    let mut board = board();
    board.place(0, "p1-01", 0, 50_800);
    board.place(0, "p1-01", 9_000, 25_400);
    assert_eq!((board.figure("p1-01").wheel, board.figure("p1-01").at.x), (4, 9_000));
    board.place(0, "p1-01", 0, 0);
    assert_eq!((board.figure("p1-01").wheel, board.figure("p1-01").marks), (3, 0b11_1000));
}

#[test]
fn at_r_08_others_see_no_placement_until_all_are_ready() {
    let (mut one, mut other) = (board(), board());
    one.place(0, "p1-01", -200_000, 50_800);
    other.place(0, "p1-01", 300_000, 0);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        assert_eq!(one.game.view(&one.state, viewer), other.game.view(&other.state, viewer), "{viewer:?}");
    }
    let placed = one.events.last().expect("the placing has an event");
    let hidden = Event::Placed { seat: "p1".into(), figure: None, at: None, advance: None };
    assert!(one.game.show(placed, Viewer::Seat(Seat(1))).is_none_or(|shown| shown == hidden));
    assert_eq!(one.game.show(placed, Viewer::Seat(Seat(0))).as_ref(), Some(placed));
}

#[test]
fn at_r_08_all_seats_place_at_the_same_time() {
    let mut board = board();
    let Status::Awaiting(seats) = board.game.status(&board.state) else { panic!("the game goes on") };
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    board.place(1, "p2-01", 0, 0);
    board.act(1, Action::Ready {});
    assert_eq!(board.refused(1, Action::Ready {}), "AT-R-08");
    assert_eq!(board.refused(1, place_at("p2-01", 5, 479_200, 0)), "AT-R-08");
    assert_eq!(board.state.phase, Phase::Setup);
}

#[test]
fn at_r_08_no_seat_places_the_figures_of_another() {
    let board = board();
    assert_eq!(board.refused(1, place_at("p1-01", 0, -479_200, 0)), "AT-ETIQ-01");
    assert_eq!(board.refused(1, place_at("p9-01", 0, -479_200, 0)), "AT-ETIQ-01");
}

#[test]
fn at_r_08_a_battle_master_stands_farther_behind() {
    let force = serde_json::json!({ "battle": ["B09"], "backup": [] });
    let mut words = duel(&[], &[]);
    words["forces"] = serde_json::json!({ "p1": force, "p2": force });
    let mut board = Board::begin(words, &[]);
    assert_eq!(board.refused(0, place_at("p1-01", 0, -479_200, 0)), "AT-SETUP-03");
    board.act(0, place_at("p1-01", 0, -499_200, 0));
}

#[test]
fn at_r_70_the_figures_of_a_silent_seat_are_placed_from_the_middle_outwards() {
    let mut board = Board::begin(duel(&["B05", "B05", "B05", "B05"], &["B05"]), &[]);
    board.place(0, "p1-02", 10_000, 0);
    board.act(0, Action::Timeout {});
    let along = |name: &str| board.figure(name).at.x;
    let placed = ["p1-01", "p1-03", "p1-04"].map(along);
    assert_eq!(placed, [-34_000, 54_000, -78_000], "each figure must stand as near to the middle as it can");
    assert!(board.state.seats[0].is_ready && board.state.phase == Phase::Setup);
}

#[test]
fn at_r_70_where_the_first_row_is_full_figures_advance() {
    let crowd = ["T03"; 40];
    let mut words = duel(&crowd, &["B05"]);
    words["limit"] = 400.into();
    words["forces"]["p2"]["battle"] = serde_json::json!(["B05"]);
    let mut board = Board::begin(words, &[]);
    board.act(0, Action::Timeout {});
    let standing = board.state.figures.iter().filter(|figure| figure.zone == Zone::InPlay).count();
    assert_eq!(standing, 40);
}
