//! Tests of rolling by tix, obstacles, and the edge. AT-MOVE, AT-ETIQ-03, AT-ETIQ-04, AT-R-10 to AT-R-14

use crate::moving::{go, moves};
use crate::table::{fire, is, log, roll, say, turn};
use serde_json::json;

#[test]
fn at_move_01_a_figure_moves_as_many_tix_as_its_speed() {
    moves()
        .figure("a B04 p1 0 -20 2")
        .refuse("p1", roll("a", 127_001), "AT-MOVE-01")
        .act("p1", roll("a", 127_000))
        .then([is("a", json!({ "at": [0, -73_000], "wheel": 7, "facing": 0 }))]);
}

#[test]
fn at_move_02_turning_is_free_anywhere_on_the_way() {
    moves()
        .figure("a B04 p1 0 -20 2")
        .act(
            "p1",
            go(
                "a",
                json!([{ "face": 9000 }, { "roll": 50_800 }, { "face": 27_000 }, { "roll": 76_200 }, { "face": 100 }]),
            ),
        )
        .then([is("a", json!({ "at": [-25_400, -200_000], "facing": 100, "wheel": 7 }))]);
}

#[test]
fn at_move_03_no_figure_rolls_backwards() {
    moves()
        .figure("a B04 p1 0 -20 2")
        .refuse("p1", roll("a", -1), "AT-MOVE-03")
        .refuse("p1", go("a", json!([{ "roll": 25_400 }, { "roll": -25_400 }])), "AT-MOVE-03")
        .then([is("a", json!({ "at": [0, -200_000], "wheel": 2 }))]);
}

#[test]
fn at_move_04_a_move_may_stop_short() {
    moves()
        .figure("a B04 p1 0 -20 2")
        .act("p1", roll("a", 25_400))
        .then([is("a", json!({ "at": [0, -174_600], "wheel": 3, "window": "6w" }))]);
}

#[test]
fn at_move_05_a_figure_need_not_move() {
    moves()
        .figure("a B04 p1 0 -20 2")
        .act("p1", say("end_moves"))
        .then([is("a", json!({ "at": [0, -200_000], "wheel": 2, "window": "5w" })), turn(json!({ "step": "attack" }))]);
}

#[test]
fn at_move_06_with_speed_5_a_figure_moves_any_number_of_tix_up_to_5() {
    for tix in 0..=5 {
        moves()
            .figure("a B04 p1 0 -20 2")
            .act("p1", roll("a", 25_400 * tix))
            .then([is("a", json!({ "at": [0, -200_000 + 25_400 * tix], "wheel": 2 + tix }))]);
    }
}

#[test]
fn at_move_07_no_figure_moves_after_the_movement_step() {
    moves()
        .figure("a B04 p1 0 -20 2")
        .act("p1", say("end_moves"))
        .refuse("p1", roll("a", 25_400), "AT-MOVE-07")
        .then([is("a", json!({ "at": [0, -200_000] }))]);
}

#[test]
fn at_move_08_a_figure_may_come_to_touch_an_opponent() {
    moves()
        .figure("a B05 p1 0 -20 3")
        .figure("x B05 p2 0 -10 3")
        .act("p1", roll("a", 56_000))
        .then([is("a", json!({ "at": [0, -144_000] })), is("x", json!({ "at": [0, -100_000] }))]);
}

#[test]
fn at_move_09_opponents_are_not_pushed() {
    moves()
        .figure("a B05 p1 0 -20 3")
        .figure("x B05 p2 0 -10 3")
        .refuse("p1", roll("a", 56_201), "AT-MOVE-09")
        .act("p1", roll("a", 56_200))
        .then([is("x", json!({ "at": [0, -100_000], "wheel": 3 }))]);
}

#[test]
fn at_r_10_the_speed_at_the_start_is_the_limit_and_each_figure_moves_once() {
    // The wheel shows 5w at position 2, where the move starts, and higher numbers on the way.
    moves()
        .figure("a B04 p1 0 -20 2")
        .refuse("p1", roll("a", 152_400), "AT-MOVE-01")
        .act("p1", roll("a", 25_400))
        .refuse("p1", roll("a", 25_400), "AT-R-10")
        .then([is("a", json!({ "at": [0, -174_600] }))]);
}

#[test]
fn at_r_10_an_empty_order_uses_up_the_move() {
    moves()
        .figure("a B04 p1 0 -20 2")
        .act("p1", go("a", json!([])))
        .refuse("p1", go("a", json!([])), "AT-R-10")
        .then([turn(json!({ "step": "move" }))]);
}

#[test]
fn at_r_11_own_figures_are_in_the_way_but_a_tiny_overlap_is_allowed() {
    // The base that moves would overlap the other base by 0.3 mm in the first case, and by 0.2 mm in the second.
    let beside = |x: i32| moves().figure("a B05 p1 0 -20 3").with("b B05 p1 0 -10 3", json!({ "at": [x, -100_000] }));
    beside(43_700).refuse("p1", roll("a", 200_000), "AT-R-11").then([is("a", json!({ "at": [0, -200_000] }))]);
    beside(43_800).act("p1", roll("a", 200_000)).then([is("a", json!({ "at": [0, 0] }))]);
}

#[test]
fn at_r_11_a_figure_that_stands_too_close_may_still_roll_away() {
    let close = moves().figure("a B05 p1 0 -20 3").with("x B05 p2 0 0 3", json!({ "at": [0, -160_000] }));
    let away = json!([{ "face": 18_000 }, { "roll": 25_400 }]);
    close
        .refuse("p1", roll("a", 1_000), "AT-MOVE-09")
        .act("p1", go("a", away))
        .then([is("a", json!({ "at": [0, -225_400] }))]);
}

#[test]
fn at_r_12_the_wheel_stays_on_the_surface() {
    let edge = || moves().with("a B05 p1 0 0 3", json!({ "at": [0, -579_600], "facing": 18_000 }));
    edge().refuse("p1", roll("a", 30_001), "AT-R-12").then([is("a", json!({ "wheel": 3 }))]);
    edge().act("p1", roll("a", 30_000)).then([is("a", json!({ "at": [0, -609_600] }))]);
}

#[test]
fn at_r_13_a_figure_that_does_not_roll_may_still_turn() {
    moves().figure("a B04 p1 0 -20 2").act("p1", go("a", json!([{ "face": 12_345 }]))).then([
        is("a", json!({ "at": [0, -200_000], "facing": 12_345, "wheel": 2 })),
        log(json!([{ "event": "move", "figure": "a", "tix": 0 }])),
    ]);
}

#[test]
fn at_r_14_the_movement_step_ends_by_an_order_or_with_the_turn() {
    let start = || moves().figure("a B03 p1 0 -20 9");
    start().refuse("p1", fire("a", &[]), "AT-R-14").then([turn(json!({ "step": "move", "attacks": 2 }))]);
    start()
        .act("p1", say("end_moves"))
        .act("p1", fire("a", &[]))
        .then([turn(json!({ "step": "attack", "attacks": 1 }))]);
    start().act("p1", say("end_turn")).then([turn(json!({ "active": "p2", "step": "move" }))]);
}

#[test]
fn at_etiq_03_the_length_of_the_whole_path_counts() {
    // The figure rolls 60 mm away and 60 mm back. It ends where it started, but uses five tix.
    moves()
        .figure("a B04 p1 0 -20 2")
        .act("p1", go("a", json!([{ "face": 4_500 }, { "roll": 60_000 }, { "face": 22_500 }, { "roll": 60_000 }])))
        .then([is("a", json!({ "at": [0, -200_000], "wheel": 7 }))]);
}

#[test]
fn at_etiq_04_every_begun_tik_is_counted() {
    for (length, wheel) in [(1, 3), (25_400, 3), (25_401, 4), (50_800, 4), (50_801, 5)] {
        moves().figure("a B04 p1 0 -20 2").act("p1", roll("a", length)).then([is("a", json!({ "wheel": wheel }))]);
    }
}

#[test]
fn at_r_01_an_option_makes_tix_longer() {
    moves()
        .option("tix_cm", json!(3.0))
        .figure("a B04 p1 0 -20 2")
        .refuse("p1", roll("a", 150_001), "AT-MOVE-01")
        .act("p1", roll("a", 150_000))
        .then([is("a", json!({ "wheel": 7 }))]);
}

#[test]
fn at_abil_04_a_pinned_figure_does_not_move() {
    moves()
        .with("a B04 p1 0 -20 2", json!({ "pinned": "now" }))
        .refuse("p1", go("a", json!([{ "face": 9000 }])), "AT-ABIL-04")
        .then([is("a", json!({ "facing": 0 }))]);
}
