//! The English sentences of refusals.

use crate::table::{Table, roll, special, table};
use referee::{Codec, Game, Seat};
use scenario::ScenarioPosition;
use serde_json::{Value, json};

/// Returns the sentence with which a decision is refused.
#[track_caller]
fn refusal(position: Table, seat: Seat, decision: &Value) -> String {
    let studied = position.set_up();
    let game = studied.game();
    let action = game.parse_action(decision).expect("the decision can be read");
    game.check(studied.state(), seat, &action).expect_err("the decision is refused").to_string()
}

#[test]
fn at_r_39_a_refusal_names_the_free_attack_or_its_seat() {
    let free = json!({ "kind": "free-attack", "seat": "p1", "figure": "a", "may_move": false });
    let asked = table().figure("a B03 p1 0 -30 9").given("pending", free);
    let refused = |seat: u8| refusal(asked.clone(), Seat(seat), &roll("a", 1_000));
    assert_eq!(refused(0), "a does not move in this free attack.");
    assert_eq!(refused(1), "First p1 makes the free move or attack of a, or passes.");
}

#[test]
fn at_move_01_a_refusal_of_a_move_that_is_too_far_says_what_limits_it() {
    let barrel = json!([{ "id": "barrel", "code": "F10", "at": [0, -158_000] }]);
    let pushing = table().turn("p1", 1, "move").given("terrain", barrel).figure("a B07 p1 0 -20 9");
    let far = json!({ "move": { "figure": "a", "path": [{ "roll": 101_601 }], "push": "barrel" } });
    assert_eq!(refusal(pushing, Seat(0), &far), "That takes 5 tix; a has 4, half its Speed, since it pushes.");
}

#[test]
fn at_r_35_a_refusal_of_a_place_off_the_line_gives_both_ends_of_the_line() {
    let asked = table()
        .with("x B07 p2 0 30 0", json!({ "zone": "lying" }))
        .given("pending", json!({ "kind": "special", "seat": "p2", "figure": "x", "by": null }));
    let words = "The whole base must be on the surface: from -587 to 587 mm along the line.";
    assert_eq!(refusal(asked, Seat(1), &special("x", json!({ "along": 587_601 }))), words);
}
