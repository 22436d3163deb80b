//! Special abilities: when they are used, which figures they apply to, what they do. AT-ABIL, AT-R-31 … AT-R-34,
//! AT-R-38 … AT-R-43

use crate::table::{Table, bare, fire, is, log, nothing_open, roll, say, special, strike, table, turn, waiting, zone};
use serde_json::json;

/// `p2` is in the attack step of turn 2, with two launchers, `a` and `b`.
fn attacked() -> Table {
    table().turn("p2", 2, "attack").figure("a B03 p2 0 30 9").figure("b B03 p2 10 30 9")
}

/// `a` of `p1` may shoot at `x` of `p2`, a Trooper that stands up if another Captain of its side is in play.
fn trooper() -> Table {
    table().figure("a B03 p1 0 -30 9").figure("x B04 p2 0 30 6")
}

#[test]
fn at_abil_01_a_dark_special_window_lets_no_ability_be_used() {
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("x B04 p2 0 30 7")
        .figure("c B03 p2 20 30 9")
        .act("p1", fire("a", &["x"]))
        .then([zone("p2", "defeated", &["x"]), json!({ "log_none": [{ "event": "special" }] })]);
}

#[test]
fn at_abil_02_a_white_special_window_lets_the_ability_be_used() {
    trooper()
        .figure("c B03 p2 20 30 9")
        .act("p1", fire("a", &["x"]))
        .then([log(json!([{ "event": "special", "figure": "x", "result": "used" }]))]);
}

#[test]
fn at_abil_03_an_ability_does_what_its_text_says() {
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("x B06 p2 0 30 3")
        .figure("k B05 p1 30 -30 3")
        .grind("k", 7)
        .grind("a", 1)
        .act("p1", fire("a", &["x"]))
        .refuse("p2", special("x", json!({ "targets": ["a", "k", "s1"] })), "AT-R-31")
        .refuse("p2", special("x", json!({ "targets": ["a", "a"] })), "AT-R-31")
        .act("p2", special("x", json!({ "targets": ["k", "a"] })))
        .then([is("k", json!({ "wheel": 7 })), is("a", json!({ "wheel": 1 }))]);
}

#[test]
fn at_abil_04_an_ability_is_used_at_once_and_only_on_figures_that_it_names() {
    attacked()
        .figure("x T06 p1 0 -30 1")
        .figure("k B05 p1 10 -30 3")
        .figure("j B03 p1 20 -30 9")
        .act("p2", fire("a", &["x"]))
        .refuse("p1", special("x", json!({ "target": "j" })), "AT-ABIL-04")
        .refuse("p1", special("x", json!({ "target": "nobody" })), "AT-ABIL-04")
        .act("p1", special("x", json!({ "target": "k" })))
        .then([waiting("p1", "free-move", "k")]);
}

#[test]
fn at_abil_04_a_pinned_figure_stays_for_one_turn() {
    let pinned = |pinned| is("a", json!({ "pinned": pinned }));
    attacked()
        .figure("x T05 p1 0 -30 1")
        .act("p2", fire("a", &["x"]))
        .check([pinned(json!("next"))])
        .act("p2", say("end_turn"))
        .act("p1", say("end_turn"))
        .check([pinned(json!("now"))])
        .refuse("p2", roll("a", 25_400), "AT-ABIL-04")
        .act("p2", say("end_turn"))
        .then([pinned(json!(null))]);
}

#[test]
fn at_abil_05_an_ability_without_its_guard_fails() {
    trooper()
        .act("p1", fire("a", &["x"]))
        .then([log(json!([{ "event": "special", "figure": "x", "result": "failed" }])), nothing_open()]);
}

#[test]
fn at_abil_06_the_user_goes_to_the_defeated_area() {
    attacked()
        .figure("x B03 p1 0 -30 0")
        .figure("t B04 p1 10 -30 2")
        .act("p2", fire("a", &["x"]))
        .check([is("x", json!({ "zone": "lying" }))])
        .act("p1", special("x", json!({ "target": "t" })))
        .then([zone("p1", "defeated", &["x"]), waiting("p1", "free-attack", "t")]);
}

/// With the option `step33`, the third step judges all figures that fell in the second step.
#[test]
fn at_abil_07_with_step33_the_third_step_judges_defeated_figures() {
    trooper()
        .option("special_timing", json!("step33"))
        .figure("c B03 p2 20 30 9")
        .act("p1", fire("a", &["x"]))
        .act("p1", say("end_turn"))
        .then([log(json!([
            { "event": "defeat", "figure": "x" }, { "event": "special", "figure": "x", "result": "used" },
            { "event": "victory-check" },
        ]))]);
}

#[test]
fn at_r_31_the_owner_is_asked_even_if_only_one_choice_is_possible() {
    trooper_of_reinforcement()
        .act("p1", fire("a", &["x"]))
        .check([waiting("p2", "special", "x")])
        .refuse("p2", special("x", json!({ "decline": true })), "AT-R-31")
        .refuse("p2", special("x", json!({ "target": "u" })), "AT-R-31")
        .refuse("p2", special("s2", json!({ "target": "u", "along": 0 })), "AT-R-31")
        .act("p2", special("x", json!({ "target": "u", "along": 0 })))
        .then([is("u", json!({ "zone": "in-play" }))]);
}

fn trooper_of_reinforcement() -> Table {
    table().figure("a B03 p1 0 -30 9").figure("x T04 p2 0 30 0").away("u T03 p2 backup 0").grind("u", 2)
}

#[test]
fn at_r_31_the_table_chooses_for_a_silent_owner() {
    trooper_of_reinforcement()
        .act("p1", fire("a", &["x"]))
        .act("clock", json!({ "expire": { "silent_ms": 20_000 } }))
        .then([
            log(json!([{ "event": "bot-choice", "seat": "p2" }, { "event": "special", "figure": "x", "result": "used" }])),
            is("u", json!({ "zone": "in-play", "at": [0, 530_000] })),
        ]);
}

#[test]
fn at_r_31_with_the_option_the_owner_is_asked_about_every_special_and_may_decline() {
    trooper()
        .option("optional_specials", json!(true))
        .figure("c B03 p2 20 30 9")
        .act("p1", fire("a", &["x"]))
        .check([waiting("p2", "special", "x")])
        .refuse("p2", special("x", json!({})), "AT-R-31")
        .act("p2", special("x", json!({ "decline": true })))
        .then([zone("p2", "defeated", &["x"]), log(json!([{ "event": "special", "result": "declined" }]))]);
}

#[test]
fn at_r_32_a_special_without_a_place_to_return_to_fails() {
    let near = json!({ "attack": { "figure": "a", "aim": { "pitch": 375 }, "outcome": { "falls": ["x"], "rest": [{ "figure": "m", "at": [5000, 300_000] }] } } });
    trooper().figure("c B03 p2 30 30 9").figure("m B09 p2 12 30 2").act("p1", near).then([
        log(json!([{ "event": "special", "figure": "x", "result": "failed" }])),
        zone("p2", "defeated", &["x"]),
    ]);
}

fn own_goal() -> Table {
    table().figure("a B03 p1 0 -30 9").figure("m T03 p1 0 0 0").figure("l T01 p1 20 -30 2").act("p1", fire("a", &["m"]))
}

#[test]
fn at_r_33_a_figure_felled_by_its_own_side_uses_its_ability() {
    own_goal().then([is("m", json!({ "zone": "in-play" }))]);
}

#[test]
fn at_r_33_with_own_goal_specials_off_a_figure_felled_by_its_own_side_uses_no_ability() {
    own_goal().option("own_goal_specials", json!(false)).then([zone("p1", "defeated", &["m"])]);
}

#[test]
fn at_r_34_at_most_32_abilities_are_used_in_a_turn() {
    let used = |specials: u8| trooper().figure("c B03 p2 20 30 9").in_turn("specials", json!(specials));
    used(31).act("p1", fire("a", &["x"])).then([is("x", json!({ "zone": "in-play" }))]);
    let failed = json!([{ "event": "special", "figure": "x", "result": "failed", "clause": "AT-R-34" }]);
    used(32).act("p1", fire("a", &["x"])).then([zone("p2", "defeated", &["x"]), log(failed)]);
}

/// The free attack of `t` fells `b`. The ability of `b` is used after those of all figures that were felled before `b`.
#[test]
fn at_r_34_abilities_are_used_in_the_order_in_which_figures_fell() {
    attacked()
        .figure("x B03 p1 0 -30 0")
        .figure("y B04 p1 5 -30 6")
        .figure("c B03 p1 40 -30 9")
        .figure("t B04 p1 10 -30 2")
        .act("p2", fire("a", &["x", "y"]))
        .act("p1", special("x", json!({ "target": "t" })))
        .act("p1", fire("t", &["b"]))
        .then([
            log(json!([{ "event": "defeat", "figure": "b" }, { "event": "special", "figure": "y", "result": "used" }])),
            zone("p2", "defeated", &["b"]),
        ]);
}

#[test]
fn at_r_37_an_exchange_takes_from_the_backup_force_alone() {
    let marshal = |zone: &str| {
        let table = table().figure("a B03 p1 0 -30 9").figure("x B01 p2 0 30 3");
        table.away(&format!("u B02 p2 {zone} 0")).act("p1", fire("a", &["x"]))
    };
    marshal("defeated").then([log(json!([{ "event": "special", "figure": "x", "result": "failed" }]))]);
    marshal("backup").grind("u", 4).act("p2", special("x", json!({ "target": "u", "along": 0 }))).then([
        is("u", json!({ "zone": "in-play", "wheel": 4 })),
        zone("p2", "defeated", &["x"]),
        zone("p2", "backup", &[]),
    ]);
}

#[test]
fn at_r_38_a_rally_never_returns_its_user() {
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("x B05 p2 0 30 6")
        .away("d B04 p2 defeated 0")
        .grind("d", 7)
        .act("p1", fire("a", &["x"]))
        .refuse("p2", special("x", json!({ "target": "x", "along": 0 })), "AT-R-38")
        .act("p2", special("x", json!({ "target": "d", "along": 0 })))
        .then([is("d", json!({ "zone": "in-play" })), zone("p2", "defeated", &["x"])]);
}

#[test]
fn at_r_39_a_free_attack_comes_at_once_and_does_not_count_as_an_attack_of_a_turn() {
    attacked()
        .figure("x B03 p1 0 -30 0")
        .figure("t B04 p1 10 -30 2")
        .act("p2", fire("a", &["x"]))
        .act("p1", special("x", json!({ "target": "t" })))
        .refuse("p2", fire("b", &[]), "AT-R-39")
        .act("p1", roll("t", 25_400))
        .refuse("p1", roll("t", 25_400), "AT-R-39")
        .refuse("p1", fire("s1", &[]), "AT-R-39")
        .act("p1", fire("t", &[]))
        .check([nothing_open(), turn(json!({ "active": "p2", "attacks": 1 }))])
        .act("p2", fire("b", &[]))
        .then([is("t", json!({ "loaded": 1 }))]);
}

#[test]
fn at_r_39_a_free_move_may_be_passed() {
    attacked()
        .figure("x G05 p1 0 -30 2")
        .figure("k G06 p1 10 -30 5")
        .act("p2", fire("a", &["x"]))
        .act("p1", special("x", json!({ "target": "k" })))
        .refuse("p2", say("pass"), "AT-R-39")
        .act("p1", say("pass"))
        .then([nothing_open(), log(json!([{ "event": "pass", "seat": "p1" }]))]);
}

#[test]
fn at_r_39_only_free_moves_and_free_attacks_can_be_passed() {
    table().refuse("p1", say("pass"), "AT-R-39").then([]);
}

#[test]
fn at_r_40_an_extra_attack_counts_in_the_owners_next_turn() {
    attacked()
        .figure("x G06 p1 0 -40 2")
        .act("p2", fire("a", &["x"]))
        .check([json!({ "seat": { "id": "p1", "extra": 1 } })])
        .act("p2", say("end_turn"))
        .check([turn(json!({ "active": "p1", "attacks": 3 }))])
        .act("p1", say("end_turn"))
        .act("p2", say("end_turn"))
        .then([turn(json!({ "active": "p1", "attacks": 2 })), json!({ "seat": { "id": "p1", "extra": 0 } })]);
}

#[test]
fn at_r_40_extra_attacks_add_up_to_two() {
    attacked()
        .figure("x G06 p1 0 -40 2")
        .figure("y G06 p1 10 -40 2")
        .figure("z G06 p1 20 -40 2")
        .act("p2", fire("a", &["x", "y", "z"]))
        .act("p2", say("end_turn"))
        .then([turn(json!({ "active": "p1", "attacks": 4 }))]);
}

fn capture() -> Table {
    bare()
        .turn("p2", 2, "attack")
        .figure("a G04 p2 0 -25 1")
        .figure("x G01 p1 0 -30 2")
        .figure("c G02 p1 20 -30 3")
        .act("p2", strike("a", &["x"]))
}

#[test]
fn at_r_41_a_captured_figure_changes_sides() {
    capture()
        .check([is("a", json!({ "controller": "p1", "owner": "p2", "zone": "in-play" }))])
        .refuse("p2", strike("a", &[]), "AT-ETIQ-01")
        .act("p2", say("end_turn"))
        .then([crate::table::won(&["p1"])]);
}

#[test]
fn at_r_41_a_captured_figure_that_falls_goes_to_its_first_owner() {
    table()
        .turn("p2", 4, "attack")
        .with("a G04 p2 0 -25 1", json!({ "controller": "p1" }))
        .figure("b B03 p2 0 30 9")
        .act("p2", fire("b", &["a"]))
        .then([zone("p2", "defeated", &["a"]), is("a", json!({ "controller": "p2" }))]);
}

/// While the captured figure lies, its first owner decides about its ability.
#[test]
fn at_r_41_a_captured_figure_is_its_owners_again_while_it_lies() {
    table()
        .turn("p2", 4, "attack")
        .with("a B05 p2 0 -25 6", json!({ "controller": "p1" }))
        .away("d B04 p2 defeated 0")
        .figure("b B03 p2 0 30 9")
        .act("p2", fire("b", &["a"]))
        .then([waiting("p2", "special", "a"), is("a", json!({ "zone": "lying", "controller": "p2" }))]);
}

#[test]
fn at_r_41_a_master_is_never_captured() {
    bare()
        .turn("p2", 2, "attack")
        .figure("m T10 p2 0 -22 1")
        .figure("x G01 p1 0 -30 2")
        .figure("c G02 p1 20 -30 3")
        .act("p2", strike("m", &["x"]))
        .then([is("m", json!({ "controller": "p2" })), log(json!([{ "event": "special", "result": "failed" }]))]);
}

/// In the turn of `p1`, a figure of `p2` makes a free attack and is then captured by `p1`. It does not attack again in
/// this turn.
#[test]
fn at_r_41_a_captured_figure_does_not_attack_in_that_turn() {
    table()
        .figure("a B03 p1 0 -30 9")
        .figure("x B03 p2 0 30 0")
        .figure("t B04 p2 10 30 2")
        .figure("r G01 p1 10 -30 2")
        .figure("c G02 p1 20 -30 3")
        .act("p1", fire("a", &["x"]))
        .act("p2", special("x", json!({ "target": "t" })))
        .act("p2", fire("t", &["r"]))
        .check([is("t", json!({ "controller": "p1" }))])
        .refuse("p1", fire("t", &[]), "AT-R-15")
        .then([turn(json!({ "attacks": 1 }))]);
}

#[test]
fn at_r_42_a_force_move_is_straight_and_pushes_no_figure() {
    let shift = |target: &str, heading: i32, roll: i32| {
        special("v", json!({ "target": target, "heading": heading, "roll": roll }))
    };
    attacked()
        .figure("v B08 p1 0 -30 11")
        .figure("x B05 p2 0 55 3")
        .figure("y B05 p2 10 55 3")
        .act("p2", fire("a", &["v"]))
        .refuse("p1", shift("x", 0, 101_600), "AT-R-12")
        .refuse("p1", shift("x", 9000, 101_600), "AT-R-11")
        .refuse("p1", shift("x", 18_000, 101_601), "AT-R-42")
        .refuse("p1", shift("x", 18_000, -1), "AT-R-42")
        .act("p1", shift("x", 18_000, 101_600))
        .then([is("x", json!({ "at": [0, 448_400], "facing": 18_000, "wheel": 7 }))]);
}

#[test]
fn at_r_43_a_take_down_is_a_defeat_with_its_own_ability() {
    table()
        .turn("p2", 2, "attack")
        .figure("a T03 p2 0 -25 0")
        .figure("l T01 p2 20 30 2")
        .figure("x G07 p1 0 -30 7")
        .act("p2", strike("a", &["x"]))
        .then([
            log(json!([{ "event": "defeat", "figure": "a" }, { "event": "special", "figure": "a", "result": "used" }])),
            is("a", json!({ "zone": "in-play", "at": [0, -250_000] })),
        ]);
}

#[test]
fn at_r_43_a_take_down_applies_only_to_figures_that_it_names() {
    table()
        .turn("p2", 2, "attack")
        .figure("a G05 p2 0 -25 1")
        .figure("x G07 p1 0 -30 7")
        .act("p2", strike("a", &["x"]))
        .then([zone("p2", "defeated", &[]), log(json!([{ "event": "special", "figure": "x", "result": "failed" }]))]);
}
