//! Mines: their explosions, and sweeping.

use crate::table::{Table, attack, hit, is, log, no_log, table};
use serde_json::{Value, json};

fn sweep() -> Value {
    json!([{ "unit": "g1", "mine": "m1" }])
}

fn sweeper(real: bool) -> Table {
    attack().mine("m1", "tan", [13.0, 10.0], real).unit("g1 minesweeper 10 10")
}

fn there(id: &str, there: bool) -> Value {
    json!({ "mine": { "id": id, "there": there } })
}

#[test]
fn pf_mine_05_a_sweep_rolls_attack_against_the_mines_defence() {
    sweeper(true)
        .luck(["0000", "++00"])
        .fight(sweep(), json!([]))
        .then([log(json!({ "kind": "sweep", "roll": 0, "attack": 1, "defence": 1, "result": "no-effect" }))]);
}

#[test]
fn pf_mine_06_a_kill_removes_the_marker() {
    for real in [true, false] {
        sweeper(real)
            .luck(["++00", "0000"])
            .fight(sweep(), json!([]))
            .then([log(json!({ "kind": "sweep", "result": "kill" })), there("m1", false)]);
    }
}

#[test]
fn pf_mine_07_an_injury_finds_the_marker() {
    for real in [true, false] {
        sweeper(real).luck(["+000", "0000"]).fight(sweep(), json!([])).then([
            log(json!({ "kind": "sweep", "result": "injury" })),
            json!({ "mine": { "id": "m1", "there": true, "found_by": ["green"] } }),
        ]);
    }
}

/// Green finds its own marker in the Attack step, and moves over it in the next Round. In revision 1, a side cannot
/// find a marker of its own.
#[test]
fn pf_r_38_a_marker_does_not_go_off_for_a_side_that_has_found_it() {
    let found = |revision: u32| {
        attack()
            .revision(revision)
            .mine("m1", "green", [13.0, 10.0], true)
            .unit("g1 minesweeper 10 10 0")
            .luck(["+000", "0000"])
            .fight(sweep(), json!([]))
            .luck(["0000"; 3]) // morale: g0, g1, t0
            .roll()
            .luck(["++00", "0000"])
            .roll()
            .act("green", json!({ "do": "choose-role", "role": "a" }))
    };
    let over = json!({ "do": "move", "unit": "g1", "path": [{ "go": 3 }] });
    let found_by = |sides: Value| json!({ "mine": { "id": "m1", "there": true, "found_by": sides } });
    found(2).act("green", over.clone()).then([found_by(json!(["green"])), is("g1", json!({ "at": [13, 10] }))]);
    found(1)
        .check(found_by(json!([])))
        .luck(["0000", "0000"])
        .act("green", over)
        .then([there("m1", false), log(json!({ "kind": "mine", "mine": "m1", "unit": "g1", "real": true }))]);
}

/// A mine that only the other side has found goes off.
#[test]
fn pf_r_41_a_find_counts_only_for_the_side_that_made_it() {
    let walk = |seat: &str, unit: &str, found_by: Value| {
        let mine = json!([{ "id": "m1", "side": "green", "at": [13, 10], "real": true, "found_by": found_by }]);
        table("move-a")
            .given("player_a", json!(seat))
            .given("mines", mine)
            .unit(&format!("{unit} basic 10 10 0"))
            .act(seat, json!({ "do": "move", "unit": unit, "path": [{ "go": 3 }] }))
    };
    for (seat, unit) in [("green", "g1"), ("tan", "t1")] {
        walk(seat, unit, json!([seat])).then([there("m1", true)]);
        let other = if seat == "green" { "tan" } else { "green" };
        walk(seat, unit, json!([other])).luck(["0000", "0000"]).then([there("m1", false)]);
        walk(seat, unit, json!(["green", "tan"])).then([there("m1", true)]);
    }
}

#[test]
fn pf_mine_08_less_than_an_injury_finds_nothing() {
    for luck in [["-000", "0000"], ["---0", "0000"]] {
        sweeper(true)
            .luck(luck)
            .fight(sweep(), json!([]))
            .then([json!({ "mine": { "id": "m1", "there": true, "found_by": [] } })]);
    }
}

#[test]
fn pf_mine_09_an_abysmal_roll_sets_the_marker_off() {
    attack()
        .mine("m1", "tan", [12.0, 10.0], true)
        .unit("g1 minesweeper 10 10")
        .luck(["----", "0000", "0000"])
        .fight(sweep(), json!([]))
        .then([
            log(json!({ "kind": "sweep", "result": "set-off" })),
            log(json!({ "kind": "mine", "mine": "m1", "real": true, "roll": 0 })),
            log(json!({ "kind": "hit", "unit": "m1", "target": "g1", "cover": "half", "result": "no-effect" })),
            there("m1", false),
        ]);
}

#[test]
fn pf_r_41_a_false_marker_that_is_set_off_is_shown() {
    sweeper(false).luck(["----"]).fight(sweep(), json!([])).then([
        log(json!({ "kind": "mine", "mine": "m1", "real": false })),
        no_log(json!({ "kind": "blast" })),
        there("m1", false),
    ]);
}

#[test]
fn pf_r_41_a_sweeper_reaches_three_inches_and_may_attack_a_unit() {
    attack()
        .mine("m1", "tan", [14.1, 10.0], true)
        .unit("g1 minesweeper 10 10")
        .unit("t1 basic 13 10")
        .refuse_attack(sweep()[0].clone(), "PF-R-41")
        .refuse_attack(json!({ "unit": "g1", "mine": "m9" }), "PF-R-41")
        .refuse_attack(json!({ "unit": "g0", "mine": "m1" }), "PF-R-41")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", 1, -1, "injury")]);
}

#[test]
fn pf_r_110_a_marker_swept_twice_goes_off_once() {
    attack()
        .mine("m1", "tan", [13.0, 10.0], true)
        .unit("g1 minesweeper 10 10")
        .unit("g2 minesweeper 13 7")
        .luck(["----", "----", "----"])
        .fight(json!([{ "unit": "g1", "mine": "m1" }, { "unit": "g2", "mine": "m1" }]), json!([]))
        .then([
            json!({ "log_count": { "match": { "kind": "blast" }, "count": 1 } }),
            json!({ "log_count": { "match": { "kind": "sweep", "result": "set-off" }, "count": 2 } }),
            there("m1", false),
        ]);
}

#[test]
fn pf_r_110_a_side_may_sweep_its_own_markers() {
    for (revision, found_by) in [(2, json!(["green"])), (1, json!([]))] {
        attack()
            .revision(revision)
            .mine("m1", "green", [13.0, 10.0], true)
            .unit("g1 minesweeper 10 10")
            .luck(["+000", "0000"])
            .fight(sweep(), json!([]))
            .then([json!({ "mine": { "id": "m1", "there": true, "found_by": found_by } })]);
    }
}

#[test]
fn pf_r_78_the_sides_of_the_finder_and_the_owner_see_what_was_found() {
    sweeper(false)
        .luck(["+000", "0000"])
        .fight(sweep(), json!([]))
        .then([log(json!({ "kind": "sweep", "real": false, "told": ["green", "tan"] }))]);
}

/// Moves Tan's Trooper east from (10, 10), over a marker at (14, 10).
fn walk(position: Table) -> Table {
    position.act("tan", json!({ "do": "move", "unit": "t1", "path": [{ "go": 6 }] }))
}

fn minefield(real: bool) -> Table {
    table("move-a").given("player_a", json!("tan")).mine("m1", "green", [14.0, 10.0], real).unit("t1 basic 10 10")
}

#[test]
fn pf_r_39_all_units_under_the_disc_of_a_mine_defend_at_once() {
    walk(minefield(true).unit("g1 basic 14 11.2").unit("g2 basic 14 8").luck(["+000", "0000", "0000", "++++"])).then([
        hit("m1", "g1", 3, -1, "kill"),
        log(json!({ "kind": "hit", "unit": "m1", "target": "g2", "result": "injury", "cover": "half" })),
        hit("m1", "t1", 3, 3, "no-effect"),
        is("g1", json!({ "state": "destroyed" })),
        there("m1", false),
    ]);
}

#[test]
fn pf_r_37_a_mine_has_the_levels_of_its_options() {
    walk(minefield(true).option("mine_al", -1).luck(["0000", "0000"])).then([hit("m1", "t1", -1, -1, "no-effect")]);
    sweeper(true)
        .option("mine_dl", 2)
        .luck(["0000", "0000"])
        .fight(sweep(), json!([]))
        .then([log(json!({ "kind": "sweep", "defence": 2, "result": "no-damage" }))]);
}

#[test]
fn pf_r_93_a_mine_attacks_from_its_marker() {
    // the marker lies on the table, and the Trooper beside it stands on a hill
    walk(
        minefield(true).hill("p1", [13.5, 10.6, 16.0, 14.0], 3).unit("g1 basic 14 11.2").luck(["0000", "0000", "0000"]),
    )
    .then([hit("m1", "g1", 2, 0, "injury"), hit("m1", "t1", 2, -1, "injury")]);
}
