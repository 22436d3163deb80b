//! Tests of the chapter “Goal”.

use crate::rules::table::{draw, place, table};
use toy_battle::clauses::*;
use toy_battle::{BLUE, RED, Refusal};

#[test]
fn tb_goal_01_a_troop_on_the_enemy_headquarters_wins_at_once() {
    let mut table = table("training-yard; b1 blue:hook; b4 blue:xb42; b6 blue:star; b9 blue:jumbo; blue skully / capn");
    table.act(place("skully", "HR"));
    assert_eq!(table.won(), (BLUE, "hq", TB_GOAL_01));
    assert_eq!(table.rack(BLUE), "", "the game ends before Skully's effect");
}

#[test]
fn tb_goal_01_nothing_can_be_decided_after_the_end() {
    let mut table = table("training-yard; b1 blue:hook; b4 blue:xb42; b6 blue:star; b9 blue:jumbo");
    table.act(place("roxy", "HR"));
    let refusal = table.refusal_of(RED, draw());
    assert!(matches!(refusal, Refusal::Over { .. }), "{refusal:?}");
    assert_eq!(referee::Cite::clause(&refusal), TB_GOAL_01);
}

#[test]
fn tb_goal_02_enough_medals_win_at_once() {
    let mut table = table("training-yard; b1 blue:jumbo; b3 blue:xb42; medals 4 0");
    table.act(place("roxy", "b4"));
    assert_eq!(table.won(), (BLUE, "medals", TB_GOAL_02));
    assert_eq!(table.medals(), [5, 0]);
}

#[test]
fn tb_goal_02_one_medal_fewer_does_not_win() {
    let mut table = table("training-yard; b1 blue:jumbo; b3 blue:xb42; medals 3 0");
    table.act(place("roxy", "b4"));
    assert_eq!((table.medals(), table.to_move()), ([4, 0], Some(RED)));
}

#[test]
fn tb_goal_03_the_player_with_more_medals_wins_when_a_player_is_stuck() {
    for (medals, winner) in [("2 1", BLUE), ("1 2", RED)] {
        let mut table = table(&format!("training-yard; b1 blue:jumbo; red /; medals {medals}"));
        table.act(place("roxy", "b2"));
        assert_eq!(table.won(), (winner, "stuck", TB_GOAL_03), "medals {medals}");
    }
}

#[test]
pub fn tb_goal_04_with_equal_medals_the_stuck_player_loses() {
    let mut blue_stuck = table("training-yard; to red; b9 red:jumbo; blue /; red roxy / skully; medals 2 2");
    blue_stuck.act(place("roxy", "b10"));
    assert_eq!(blue_stuck.won(), (RED, "stuck", TB_GOAL_04));
    let mut red_stuck = table("training-yard; b1 blue:jumbo; red /; medals 2 2");
    red_stuck.act(place("roxy", "b2"));
    assert_eq!(red_stuck.won(), (BLUE, "stuck", TB_GOAL_04));
}
