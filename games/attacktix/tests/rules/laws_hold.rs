//! Attacktix obeys the laws of every game: duels, teams and free-for-alls of three and four, on several tables and with
//! several options.

use crate::tables::{subject, table};
use attacktix::Attacktix;
use serde_json::json;

/// Runs the laws over a game of teams, but the one about sealed decisions: team-mates share a line and see what each other
/// places, so the order in which they place matters.
fn obey_in_teams(game: Attacktix, seed: u64) {
    let subject = subject(game);
    for law in laws::all::<Attacktix>().iter().filter(|law| law.name != "sealed_decisions_commute") {
        match (law.holds)(&subject, seed) {
            Ok(looks) => assert!(looks > 0, "{} had nothing to look at", law.name),
            Err(breach) => panic!("{breach}"),
        }
    }
}

#[test]
fn every_law_holds_in_duels() {
    let forces: [(&[&str], &[&str]); 2] = [(&["B05", "B04"], &["B03"]), (&["T03", "T04"], &["T03"])];
    laws::obey(&subject(table("duel", "bare", json!({}), &forces)), 0..1);
    let options =
        json!({ "optional_specials": true, "special_timing": "step33", "friendly_turn": "all", "aim_noise": 1 });
    let forces: [(&[&str], &[&str]); 2] = [(&["B08"], &["B04"]), (&["G03"], &[])];
    laws::obey(&subject(table("duel", "fences-and-copse", options, &forces)), 1..2);
}

#[test]
fn every_law_holds_with_battle_masters_among_objects() {
    let options = json!({ "recover_grinds": true, "mutual": "active-loses", "defeat": "fully-down" });
    let forces: [(&[&str], &[&str]); 2] = [(&["B09", "B04"], &[]), (&["G10"], &["G03"])];
    laws::obey(&subject(table("duel", "towers-and-barrels", options, &forces)), 2..3);
}

#[test]
fn every_law_holds_in_teams_of_three_and_four() {
    let forces: [(&[&str], &[&str]); 3] =
        [(&["T01", "T03"], &[]), (&["B01", "B03", "B05", "B04", "B04"], &[]), (&["G01", "G03"], &[])];
    obey_in_teams(table("team", "stockade", json!({}), &forces), 3);
    let forces: [(&[&str], &[&str]); 4] =
        [(&["T01", "T03"], &[]), (&["B01", "B05"], &[]), (&["G01", "G03"], &[]), (&["T02", "T06"], &[])];
    obey_in_teams(table("team", "bare", json!({ "setup_advance_turns_wheel": false }), &forces), 4);
}

#[test]
fn every_law_holds_in_free_for_alls_of_three_and_four() {
    let three: [(&[&str], &[&str]); 3] = [(&["T03"], &["T03"]), (&["B05"], &[]), (&["G03"], &["G03"])];
    laws::obey(&subject(table("ffa", "bare", json!({ "side_order": "trial-grind" }), &three)), 5..6);
    let four: [(&[&str], &[&str]); 4] = [(&["T03"], &[]), (&["B05"], &[]), (&["G03"], &[]), (&["T04"], &["T03"])];
    laws::obey(&subject(table("ffa", "bare", json!({ "ring_out": false }), &four)), 6..7);
}
