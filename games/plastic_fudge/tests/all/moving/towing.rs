//! A Howitzer that a Jeep tows.

use crate::moving::{ahead, go, moves, reaches};
use crate::table::{Table, is};
use serde_json::{Value, json};

fn tow(path: Value) -> Value {
    json!({ "do": "move", "unit": "g1", "path": path, "tow": "g2" })
}

fn team() -> Table {
    moves().unit("g1 jeep 10 10 0").unit("g2 howitzer 7.5 10 90")
}

#[test]
fn pf_u_how_01_a_howitzer_moves_only_with_a_living_jeep() {
    team().refuse("green", go("g2", ahead(1.0)), "PF-U-HOW-01").then([]);
    let literal = || moves().option("howitzer_move", "literal").unit("g1 howitzer 10 10 0");
    reaches(literal().unit("g2 jeep 20 20 0"), 1.0, "PF-MOVE-01");
    let lost = literal().with("g2 jeep", json!({ "state": "destroyed" }));
    lost.refuse("green", go("g1", ahead(1.0)), "PF-U-HOW-01").then([]);
}

#[test]
fn pf_r_66_a_jeep_tows_a_howitzer_in_contact_at_the_start() {
    team().act("green", tow(ahead(12.0))).then([
        is("g1", json!({ "at": [22, 10], "moved": true })),
        is("g2", json!({ "at": [19.5, 10], "facing": 0, "moved": true, "towed": true })),
    ]);
    let apart = moves().unit("g1 jeep 10 10 0").unit("g2 howitzer 7.38 10 0");
    apart.refuse("green", tow(ahead(1.0)), "PF-R-66").then([]);
    let tank = moves().unit("g1 tank 10 10 0").unit("g2 howitzer 7 10 0");
    tank.refuse("green", tow(ahead(1.0)), "PF-R-66").then([]);
    team().option("howitzer_move", "literal").refuse("green", tow(ahead(1.0)), "PF-R-66").then([]);
    let again = tow(ahead(1.0));
    team().act("green", tow(ahead(1.0))).refuse("green", again, "PF-R-80").then([]);
}

#[test]
fn pf_r_91_jeep_and_howitzer_keep_their_offset_and_both_bases_count() {
    let path = json!([{ "turn": 90 }, { "go": 4 }]);
    team()
        .act("green", tow(path))
        .then([is("g1", json!({ "at": [10, 14], "facing": 90 })), is("g2", json!({ "at": [7.5, 14], "facing": 90 }))]);
    let path = || json!([{ "turn": 90 }, { "go": 4 }]);
    team().unit("t1 basic 7.5 13").refuse("green", tow(path()), "PF-R-46").then([]);
    team().terrain("p1", "forest", [5.0, 12.0, 8.0, 14.0]).refuse("green", tow(path()), "PF-R-52").then([]);
    let out = moves().unit("g1 jeep 4 10 180").unit("g2 howitzer 1.5 10 0");
    out.refuse("green", tow(ahead(0.5)), "PF-R-15").then([]);
}

#[test]
fn pf_r_91_a_mine_under_the_howitzer_stops_both() {
    team()
        .mine("m1", "tan", [7.5, 14.0], true)
        .luck(["++++", "0000"])
        .act("green", tow(json!([{ "turn": 90 }, { "go": 4 }])))
        .then([
            is("g1", json!({ "at": [10, 12.25], "state": "steady" })),
            is("g2", json!({ "at": [7.5, 12.25], "dl": -3, "moved": true })),
        ]);
}
