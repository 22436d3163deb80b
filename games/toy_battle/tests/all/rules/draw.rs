//! Tests of the chapter “Your turn”, and of the rulings on drawing.

use crate::rules::table::{decline, draw, place, table, take};
use referee::Cite;
use toy_battle::clauses::*;
use toy_battle::{BLUE, Event, RED, Refusal};

#[test]
fn tb_turn_01_a_turn_is_one_draw() {
    let mut table = table("training-yard; blue roxy / star hook capn");
    table.act_with(draw(), "star hook");
    assert_eq!(table.to_move(), Some(RED));
    assert!(table.story.iter().any(|event| matches!(event, Event::TurnBegan { seat: RED, .. })), "{:?}", table.story);
    assert_eq!(table.refusal_of(BLUE, draw()), Refusal::NotYourTurn { to_move: RED });
}

#[test]
fn tb_turn_01_a_turn_is_one_placement() {
    let mut table = table("training-yard; blue roxy roxy");
    table.act(place("roxy", "b1"));
    let refusal = table.refusal_of(BLUE, place("roxy", "b2"));
    assert_eq!((table.to_move(), refusal.clause()), (Some(RED), TB_TURN_01));
}

#[test]
fn tb_draw_01_a_player_draws_two_troops_from_their_own_reserve() {
    let mut table = table("training-yard; blue xb42 / skully capn jumbo hook");
    table.act_with(draw(), "skully hook");
    assert_eq!((table.rack(BLUE), table.state.reserve_len(BLUE)), ("skully hook xb42".into(), 2));
    assert_eq!((table.rack(RED), table.state.reserve_len(RED)), ("jumbo hook".into(), 1));
    assert_eq!(table.asked, [TB_DRAW_01, TB_DRAW_01]);
}

#[test]
fn tb_draw_02_a_full_rack_draws_nothing() {
    let table = table("training-yard; blue skully skully skully capn capn capn jumbo jumbo / roxy");
    let refusal = table.refusal(draw());
    assert_eq!((refusal.clause(), refusal), (TB_DRAW_02, Refusal::RackFull));
    assert!(!table.game.may_draw(&table.state, BLUE));
}

#[test]
pub fn tb_draw_03_a_player_with_seven_troops_on_the_rack_draws_one() {
    let mut table = table("training-yard; blue skully skully skully capn capn capn jumbo / roxy star");
    table.act_with(draw(), "star");
    assert_eq!((table.state.rack(BLUE).len(), table.state.reserve_len(BLUE)), (8, 1));
}

#[test]
fn tb_r_11_a_reserve_of_one_gives_one() {
    let mut table = table("training-yard; blue xb42 / roxy");
    table.act_with(draw(), "roxy");
    assert_eq!((table.rack(BLUE), table.state.reserve_len(BLUE)), ("xb42 roxy".into(), 0));
}

#[test]
fn tb_r_11_an_empty_reserve_forbids_the_draw() {
    let table = table("training-yard; blue xb42 /");
    let refusal = table.refusal(draw());
    assert_eq!((refusal.clause(), refusal), (TB_DRAW_01, Refusal::ReserveEmpty));
}

#[test]
fn tb_r_11_an_effect_draws_fewer_troops_if_the_reserve_has_fewer() {
    let mut table = table("training-yard; blue skully / star");
    table.act(place("skully", "b1")).act_with(take("skully"), "star");
    assert_eq!((table.rack(BLUE), table.state.reserve_len(BLUE)), ("star".into(), 0));
}

#[test]
fn tb_r_39_effects_see_the_rack_after_the_troop_has_left_it() {
    let mut table = table("training-yard; blue skully skully capn capn capn jumbo jumbo hook / xb42 star roxy");
    table.act(place("skully", "b1")).act_with(take("skully"), "xb42");
    assert_eq!(table.rack(BLUE), "skully capn capn capn jumbo jumbo hook xb42");
}

#[test]
fn tb_r_40_a_player_takes_all_of_a_draw_or_none_of_it() {
    let mut table = table("training-yard; blue skully / star roxy");
    table.act(place("skully", "b1"));
    assert_eq!(table.choices(), [take("skully"), decline("skully")], "a player may not draw only one of two Troops");
    table.act(decline("skully"));
    assert_eq!((table.rack(BLUE), table.state.reserve_len(BLUE)), (String::new(), 2));
}

#[test]
fn tb_r_42_a_player_who_cannot_place_must_draw() {
    let position = "training-yard; to red; b1 blue:star; b4 blue:xb42; b6 blue:star; b8 blue:star; b9 blue:roxy; \
                    b10 blue:roxy; R6 blue; R8 blue; red skully skully capn capn capn jumbo jumbo / hook xb42";
    let table = table(position);
    assert_eq!(table.choices(), [draw()], "red can place no Troop and may not pass");
}
