//! Forces: their points, several figures of a type, mixed factions, and Battle Masters. AT-FORCE, AT-BM

use crate::setup::board::{Board, clauses, duel, setup};
use attacktix::{Attacktix, ForceFault, ForceFile, Part, Setup, force_faults};
use referee::Game;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const BOILERS: [&str; 5] = ["B01", "B03", "B05", "B04", "B04"];
const BEHIND: [&str; 3] = ["B02", "B05", "B04"];

fn force(battle: &[&str], backup: &[&str]) -> ForceFile {
    laws::from_json(&json!({ "battle": battle, "backup": backup }))
}

fn table(more: Value) -> Setup {
    let mut words = json!({ "seats": ["p1", "p2"] });
    more.as_object().expect("the value is an object").iter().for_each(|(key, value)| words[key] = value.clone());
    setup(words)
}

fn judged(battle: &[&str], backup: &[&str], more: Value) -> Vec<&'static str> {
    clauses(&force_faults(&force(battle, backup), &table(more)))
}

#[test]
fn at_force_01_a_battle_force_has_exactly_the_agreed_points() {
    assert_eq!(judged(&BOILERS, &BEHIND, json!({})), [] as [&str; 0]);
    let faults = force_faults(&force(&BOILERS[..4], &BEHIND), &table(json!({})));
    assert_eq!(faults, [ForceFault::Points { part: Part::Battle, points: 90, agreed: 100, exact: true }]);
    assert_eq!(faults[0].to_string(), "The battle force has 90 points; exactly 100 are asked for.");
    assert_eq!(clauses(&faults), ["AT-FORCE-01"]);
    assert_eq!(
        judged(&["B99"], &BEHIND, json!({})),
        ["AT-FORCE-01", "AT-FORCE-01"],
        "the figure is unknown, and so the force costs 0 points"
    );
}

#[test]
fn at_force_01_the_agreed_points_are_a_multiple_of_100() {
    for limit in [0, 50, 150, 700, -100] {
        let faults = attacktix::setup_faults(&table(json!({ "limit": limit })));
        assert_eq!(clauses(&faults), ["AT-FORCE-01"], "{limit}");
    }
}

#[test]
fn at_force_02_a_back_up_force_costs_half_the_agreed_points() {
    assert_eq!(judged(&BOILERS, &BEHIND[..2], json!({})), ["AT-FORCE-02"]);
    assert_eq!(judged(&["T01", "T01", "T01", "T01", "T01"], &BEHIND, json!({ "limit": 200 })), ["AT-FORCE-02"]);
}

#[test]
fn at_force_03_both_players_may_bring_a_figure_more_than_once() {
    let five = ["T03"; 5];
    let board = Board::begin(duel(&five, &five), &[]);
    assert_eq!(board.game.roster().iter().filter(|profile| profile.kind.code.as_str() == "T03").count(), 10);
}

#[test]
fn at_force_04_equal_figures_are_told_apart_by_owner_and_serial() {
    let five = ["T03"; 5];
    let board = Board::begin(duel(&five, &five), &[]);
    let marks: BTreeSet<_> = board.game.roster().iter().map(|profile| (profile.owner, profile.serial)).collect();
    assert_eq!(marks.len(), 12);
    let third = board.game.profile(board.nth("p2-03"));
    assert_eq!((third.owner.0, third.serial, third.is_backup), (1, 3, false));
    assert!(
        board.game.profile(board.nth("p2-06")).is_backup,
        "the ids of the Back-Up force must follow those of the battle force"
    );
}

#[test]
fn at_force_05_factions_may_stand_together() {
    assert_eq!(judged(&["B01", "G02", "B05", "G03", "B04"], &["B02", "G05"], json!({})), [] as [&str; 0]);
}

const MATRIARCHS: [&str; 5] = ["T01"; 5];
const WITH_MASTER: [&str; 3] = ["B09", "B04", "B04"];

fn masters(force: [&str; 3], other: &[&str], more: Value) -> Vec<&'static str> {
    let mut words = json!({
        "seats": ["p1", "p2"], "limit": 200,
        "forces": { "p1": { "battle": MATRIARCHS, "backup": force }, "p2": { "battle": MATRIARCHS, "backup": other } },
    });
    more.as_object().expect("the value is an object").iter().for_each(|(key, value)| words[key] = value.clone());
    Attacktix::open(setup(words)).map_or_else(|faults| clauses(&faults), |_| Vec::new())
}

#[test]
fn at_bm_02_the_players_agree_how_many_battle_masters_are_allowed() {
    let none = json!({ "limit": 200, "bm_allowance": 0 });
    let faults = force_faults(&force(&MATRIARCHS, &WITH_MASTER), &table(none));
    assert_eq!(faults, [ForceFault::Masters { count: 1, allowed: 0 }]);
    assert_eq!(clauses(&attacktix::setup_faults(&table(json!({ "bm_allowance": 9 })))), ["AT-BM-02"]);
}

#[test]
fn at_bm_03_all_seats_bring_the_same_number_of_battle_masters() {
    let without = ["T01", "T01", "B04", "B04"];
    assert_eq!(masters(WITH_MASTER, &without, json!({})), ["AT-BM-03"]);
    assert_eq!(masters(WITH_MASTER, &["G10", "T04"], json!({})), [] as [&str; 0]);
}

#[test]
fn at_bm_04_battle_masters_in_the_back_up_force_count_too() {
    let faults = force_faults(&force(&MATRIARCHS, &WITH_MASTER), &table(json!({ "limit": 200, "bm_allowance": 0 })));
    assert_eq!(clauses(&faults), ["AT-R-06"]);
}

#[test]
fn at_bm_05_tournaments_allow_no_battle_masters() {
    let official = json!({ "limit": 200, "official": true });
    assert_eq!(judged(&MATRIARCHS, &WITH_MASTER, official), ["AT-BM-05"]);
}

#[test]
fn at_r_04_with_at_most_a_force_may_cost_less_but_not_more() {
    let at_most = || json!({ "options": { "force_points": "at-most" } });
    assert_eq!(judged(&BOILERS[..4], &[], at_most()), [] as [&str; 0]);
    assert_eq!(judged(&["B01", "B03", "B05", "B04", "B04", "B04"], &BEHIND, at_most()), ["AT-FORCE-01"]);
    assert_eq!(judged(&BOILERS, &["B01", "B02"], at_most()), ["AT-FORCE-02"]);
    assert_eq!(judged(&[], &[], at_most()), ["AT-FORCE-01"], "a battle force needs a figure");
}

#[test]
fn at_r_06_both_forces_are_counted_together() {
    let both = force(&["B09", "T01", "T01", "T01"], &WITH_MASTER);
    let faults = force_faults(&both, &table(json!({ "limit": 200 })));
    assert_eq!(faults, [ForceFault::Masters { count: 2, allowed: 1 }]);
    assert_eq!(force_faults(&both, &table(json!({ "limit": 200, "bm_allowance": 2 }))), []);
}

#[test]
fn at_r_63_the_maze_takes_no_battle_masters() {
    for map in ["sunken-maze", "everything"] {
        let words = json!({ "limit": 200, "table": map });
        assert_eq!(judged(&MATRIARCHS, &WITH_MASTER, words.clone()), ["AT-R-63"]);
        assert_eq!(judged(&["B09", "T01", "T01", "T01"], &["T01", "T01", "B04", "B04"], words), ["AT-R-63"]);
    }
}

#[test]
fn all_faults_of_a_force_are_reported() {
    let file = json!({ "format": 2, "name": "x".repeat(41), "battle": ["B09", "Q1"], "backup": ["B01"] });
    let force: ForceFile = laws::from_json(&file);
    let faults = clauses(&force_faults(&force, &table(json!({ "official": true }))));
    let all = ["AT-FORCE-01", "AT-FORCE-01", "AT-FORCE-01", "AT-FORCE-01", "AT-FORCE-02", "AT-BM-05"];
    assert_eq!(faults, all);
}

#[test]
fn at_r_08_a_force_that_the_line_has_no_room_for_is_refused() {
    let many = ["T03"; 60];
    let three = json!({ "seats": ["p1", "p2", "p3"], "limit": 600, "options": { "force_points": "at-most" } });
    assert_eq!(judged(&many[..20], &[], three.clone()), [] as [&str; 0]);
    assert_eq!(judged(&many[..22], &[], three), ["AT-R-08"]);
    assert_eq!(judged(&many, &many[..1], json!({ "limit": 600, "options": { "force_points": "at-most" } })).len(), 2);
}
