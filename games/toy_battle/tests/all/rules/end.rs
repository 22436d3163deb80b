//! Tests of rulings on the end of the game.

use crate::rules::table::{capn, decline, draw, jumbo, place, table, table_with};
use referee::{Cite, Game};
use serde_json::json;
use toy_battle::clauses::*;
use toy_battle::{BLUE, Effect, RED, Refusal, ToyBattle};

/// If blue also places Roxy on b10, both bases next to the red headquarters have a Roxy of blue on top. Then red can
/// hardly place.
const RED_IS_SHUT_IN: &str = "training-yard; b1 blue:star; b4 blue:xb42; b6 blue:star; b8 blue:star; b9 blue:roxy; \
     b10 red:skully; medals 1 0; R6 blue";

#[test]
fn tb_r_10_a_full_rack_without_a_placement_is_stuck_whatever_the_reserve_holds() {
    let rack = "skully skully capn capn capn jumbo jumbo jumbo";
    let mut table = table(&format!("{RED_IS_SHUT_IN}; red {rack} / xb42 xb42"));
    table.act(place("roxy", "b10"));
    assert_eq!(table.won(), (BLUE, "stuck", TB_GOAL_03));
}

#[test]
fn tb_r_10_a_player_who_can_still_draw_is_not_stuck() {
    let mut table = table(&format!("{RED_IS_SHUT_IN}; red skully capn / xb42"));
    table.act(place("roxy", "b10"));
    assert_eq!((table.to_move(), table.choices()), (Some(RED), vec![draw()]));
}

#[test]
fn tb_r_10_a_lying_troop_cannot_be_placed_and_a_stuck_player_with_more_medals_wins() {
    let mut table = table("battlefield; b1 blue:xb42; blue roxy / hook; red star /; medals 1 2");
    table.act_with(place("roxy", "b6"), "star");
    assert_eq!(table.won(), (RED, "stuck", TB_GOAL_03));
}

#[test]
fn tb_r_31_no_medals_are_claimed_once_a_headquarters_is_taken() {
    let position = "training-yard; b1 blue:hook; b3 blue:star; b4 blue:star; b6 blue:star; b9 blue:hook; R1 red; R2 red; \
                    blue capn roxy";
    let mut table = table(position);
    table.act(place("capn", "b8")).act(capn("roxy", "HR"));
    assert_eq!(table.won(), (BLUE, "hq", TB_GOAL_01));
    assert_eq!((table.medals(), table.emptied("R4"), table.emptied("R6")), ([0, 0], None, None));
}

#[test]
fn tb_r_31_immediate_claims_come_before_the_remaining_effects() {
    let position = "training-yard; b1 blue:hook; b3 blue:star; medals 4 0; blue capn roxy";
    let mut table = table_with(position, r#"{"medal_timing":"immediate"}"#);
    table.act(place("capn", "b4"));
    assert_eq!(table.won(), (BLUE, "medals", TB_GOAL_02), "the game ends before Cap'n's effect");
}

#[test]
fn tb_r_31_claims_at_the_end_of_a_play_come_before_the_next_player_is_stuck() {
    let mut table = table("training-yard; b1 blue:hook; b3 blue:star; red /; medals 4 0");
    table.act(place("roxy", "b4"));
    assert_eq!(table.won(), (BLUE, "medals", TB_GOAL_02));
}

#[test]
fn tb_r_32_every_ending_has_one_winner() {
    let mut stuck = table("training-yard; b1 blue:jumbo; red /");
    stuck.act(place("roxy", "b2"));
    let mut capped = table_with("training-yard; turns 399", "{}");
    capped.act_with(draw(), "skully");
    let mut resigned = table("training-yard");
    resigned.act(json!({ "resign": {} }));
    assert_eq!([stuck, capped, resigned].map(|table| table.won().0), [BLUE, BLUE, RED]);
}

#[test]
fn tb_r_33_the_game_ends_when_a_turn_would_begin_beyond_the_limit() {
    let mut table = table("training-yard; turns 398");
    table.act_with(draw(), "skully");
    assert_eq!(table.to_move(), Some(RED), "399 turns are completed, and the 400th begins");
    table.act_with(draw(), "skully");
    assert_eq!(
        table.won(),
        (RED, "turn-cap", TB_R_33),
        "with equal medals blue loses, because blue's turn would begin"
    );
}

#[test]
fn tb_r_33_more_medals_win_at_the_limit() {
    for (medals, winner) in [("1 0", BLUE), ("0 1", RED)] {
        let mut table = table_with(&format!("training-yard; turns 6; medals {medals}"), r#"{"max_plies":7}"#);
        table.act_with(draw(), "skully");
        assert_eq!(table.won(), (winner, "turn-cap", TB_R_33), "medals {medals}");
    }
}

#[test]
fn tb_r_33_a_player_stuck_exactly_at_the_limit_ends_the_game_by_the_limit() {
    for (turns, by, clause) in [(398, "stuck", TB_GOAL_04), (399, "turn-cap", TB_R_33)] {
        let mut table = table(&format!("training-yard; b1 blue:jumbo; turns {turns}; red /"));
        table.act(place("roxy", "b2"));
        assert_eq!(table.won(), (BLUE, by, clause), "{turns} turns were taken before");
    }
}

#[test]
fn tb_r_33_a_limit_of_no_turns_or_of_too_many_is_refused() {
    for max_plies in [0, 2_001] {
        let options = format!(r#"{{"max_plies":{max_plies}}}"#);
        let faults = ToyBattle::open(crate::rules::subject::setup("training-yard", &options))
            .expect_err("the limit on turns is not allowed");
        assert_eq!((&faults[..], faults[0].clause()), (&[Refusal::TurnCap { max_plies, most: 2_000 }][..], TB_R_33));
    }
}

#[test]
fn tb_r_43_either_player_may_resign_at_any_time_and_the_other_one_wins() {
    let start = table("training-yard; b3 red:roxy; blue jumbo");
    let mut in_turn = start.clone();
    in_turn.act(json!({ "resign": {} }));
    assert_eq!(in_turn.won(), (RED, "resignation", TB_R_43));
    let mut open_effect = start.clone();
    open_effect.act(place("jumbo", "b1"));
    assert_eq!(open_effect.asks(), Some(Effect::Jumbo));
    open_effect.act(json!({ "resign": {} }));
    assert_eq!(open_effect.won(), (RED, "resignation", TB_R_43));
    let resign = toy_battle::Action::Resign;
    assert_eq!(start.game.check(&start.state, RED, &resign), Ok(()), "red may, though it is not red's turn");
}

#[test]
fn tb_r_43_a_player_whose_time_runs_out_loses() {
    let mut table = table("training-yard");
    table.act(json!({ "timeout": {} }));
    assert_eq!(table.won(), (RED, "timeout", TB_R_43));
}

#[test]
fn tb_r_45_with_equal_medals_the_player_who_cannot_move_loses() {
    let mut table = table("training-yard; b3 red:roxy; blue jumbo; red /; medals 3 3");
    table.act(place("jumbo", "b1")).act(decline("jumbo"));
    assert_eq!(table.won(), (BLUE, "stuck", TB_GOAL_04), "blue moved last and wins the tie");
}

#[test]
fn tb_r_10_a_player_is_stuck_only_at_the_start_of_a_turn() {
    let mut table = table("training-yard; b3 red:roxy; blue jumbo /; red hook /");
    table.act(place("jumbo", "b1"));
    assert_eq!((table.to_move(), table.rack(BLUE)), (Some(BLUE), String::new()));
    table.act(jumbo("b3"));
    assert_eq!(table.to_move(), Some(RED));
}
