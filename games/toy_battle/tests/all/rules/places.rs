//! Tests of rulings on stacks, connection and headquarters.

use crate::rules::table::{decline, place, table};
use referee::Cite;
use toy_battle::clauses::*;
use toy_battle::{BLUE, RED, Refusal};

#[test]
fn tb_r_01_kwak_covers_kwak_and_roxy_and_both_cover_kwak() {
    let table = table("training-yard; b1 red:roxy; b2 red:kwak; blue kwak roxy");
    assert_eq!(table.may_place(BLUE, "kwak"), "b1 b2");
    assert_eq!(table.may_place(BLUE, "roxy"), "b2", "Roxy does not cover Roxy");
}

#[test]
fn tb_r_02_only_the_top_troop_of_a_stack_counts() {
    let table = table("training-yard; b1 blue:xb42 red:star; b3 red:skully blue:roxy");
    assert_eq!(table.may_place(BLUE, "star"), "b2", "Star meets Star, not the XB-42 underneath");
    assert_eq!(table.may_place(BLUE, "roxy"), "b1 b2");
}

#[test]
fn tb_r_02_the_height_of_a_stack_has_no_limit() {
    let stack = "red:skully blue:capn red:jumbo blue:hook red:xb42 blue:star red:roxy";
    let mut table = table(&format!("training-yard; b1 {stack}; blue kwak"));
    table.act(place("kwak", "b1"));
    assert_eq!(table.stack("b1"), format!("{stack} blue:kwak"));
}

#[test]
fn tb_r_03_a_controlled_base_that_is_cut_off_is_not_connected() {
    let table = table("training-yard; b1 blue:hook; b3 blue:capn red:jumbo; b8 blue:star");
    assert_eq!(table.may_place(BLUE, "star"), "b1 b2 b3 b4");
    assert_eq!(table.refusal(place("roxy", "b8")), Refusal::NotConnected { on: "b8".into() });
}

#[test]
fn tb_r_03_no_path_runs_through_an_enemy_headquarters() {
    let table = table("training-yard; b1 blue:hook; b4 blue:star; b6 blue:star; b9 blue:jumbo; b8 red:roxy");
    assert_eq!(
        table.may_place(BLUE, "capn"),
        "b1 b2 b3 b4 b6 b9 HR",
        "b10 is joined to b9 through the headquarters only"
    );
}

#[test]
fn tb_r_04_the_own_headquarters_is_never_a_target() {
    let table = table("training-yard; b1 blue:hook; blue roxy hook");
    for troop in ["roxy", "hook"] {
        let refusal = table.refusal(place(troop, "HB"));
        assert_eq!((refusal.clause(), refusal), (TB_R_04, Refusal::OwnHq));
        assert!(!table.may_place(BLUE, troop).contains('H'));
    }
}

#[test]
fn tb_r_21_chains_start_at_every_headquarters_of_the_player() {
    let table = table("caribbean-sea");
    assert_eq!(table.may_place(BLUE, "xb42"), "b1 b2 b3", "HB1 leads to b1 and b2, HB2 to b1 and b3");
}

#[test]
fn tb_r_21_any_one_enemy_headquarters_wins() {
    for (chain, hq) in [
        ("b11 red:star; b9 red:star; b6 red:star; b2 red:xb42", "HB1"),
        ("b12 red:star; b10 red:star; b7 red:xb42; b3 red:xb42", "HB2"),
    ] {
        let mut table = table(&format!("caribbean-sea; to red; {chain}"));
        table.act(place("jumbo", hq));
        assert_eq!(table.won(), (RED, "hq", TB_GOAL_01), "{hq}");
    }
}

#[test]
fn tb_r_34_a_headquarters_needs_connection_and_value_but_no_strength() {
    let position = "tropical-pool; b1 blue:star; b5 blue:star; b9 blue:star; b11 blue:roxy; blue skully roxy";
    let table = table(position);
    assert!(table.allows(place("skully", "HR")), "the weakest Troop will do");
    assert_eq!(table.refusal(place("roxy", "HR")).clause(), TB_TERR_POOL_01);
    let cut = crate::rules::table::table(&position.replace("b9 blue:star", "b9 red:star"));
    assert_eq!(cut.refusal(place("skully", "HR")), Refusal::NotConnected { on: "HR".into() });
}

#[test]
fn tb_r_35_each_neighbour_of_a_headquarters_is_connected() {
    let table = table("training-yard; b2 blue:roxy; b1 red:roxy; blue star");
    assert_eq!(table.may_place(BLUE, "star"), "b2 b3 b5", "b1 is held by Roxy, and b2 needs no help from it");
}

#[test]
fn tb_r_36_an_unconnected_hook_connects_nothing_until_a_chain_reaches_it() {
    let mut table = table("training-yard; b8 blue:hook; blue roxy xb42");
    assert_eq!(table.may_place(BLUE, "roxy"), "b1 b2");
    table.act(place("roxy", "b1")).act(place("hook", "b10"));
    assert_eq!(table.may_place(BLUE, "xb42"), "b1 b2 b3 b4");
    table.act(place("xb42", "b3")).act(decline("xb42"));
    assert_eq!(table.may_place(BLUE, "star"), "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10", "now b8 is part of the network");
}
