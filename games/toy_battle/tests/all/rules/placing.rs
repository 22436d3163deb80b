//! Tests of the chapter “Placing”.

use crate::rules::table::{decline, draw, place, table, take};
use referee::Cite;
use toy_battle::clauses::*;
use toy_battle::{BLUE, Effect, RED, Refusal, Troop};

#[test]
fn tb_place_01_the_troop_comes_from_the_rack() {
    let mut table = table("training-yard; blue roxy star");
    let refusal = table.refusal(place("skully", "b1"));
    assert_eq!((refusal.clause(), refusal), (TB_PLACE_01, Refusal::NotOnRack { troop: Troop::Skully }));
    table.act(place("roxy", "b1"));
    assert_eq!((table.rack(BLUE), table.stack("b1")), ("star".into(), "blue:roxy".into()));
}

#[test]
fn tb_place_02_the_base_may_be_empty() {
    let mut table = table("training-yard; blue skully /");
    table.act(place("skully", "b2"));
    assert_eq!(table.stack("b2"), "blue:skully");
}

#[test]
fn tb_place_03_a_player_may_cover_an_own_troop_of_any_strength() {
    let mut table = table("training-yard; b1 blue:roxy; blue skully /");
    table.act(place("skully", "b1"));
    assert_eq!(table.stack("b1"), "blue:roxy blue:skully");
}

#[test]
fn tb_place_04_a_stronger_troop_covers_a_weaker_enemy() {
    let mut table = table("training-yard; b1 red:xb42; blue star /");
    table.act(place("star", "b1"));
    assert_eq!(table.stack("b1"), "red:xb42 blue:star");
}

#[test]
pub fn tb_place_04_equal_strength_does_not_cover() {
    let table = table("training-yard; b1 red:xb42; blue xb42");
    let expected = Refusal::NotWeaker { troop: Troop::Xb42, on: "b1".into(), top: Troop::Xb42 };
    let refusal = table.refusal(place("xb42", "b1"));
    assert_eq!((refusal.clause(), refusal), (TB_PLACE_04, expected));
    assert_eq!(table.may_place(BLUE, "xb42"), "b2");
}

#[test]
fn tb_place_04_every_strength_covers_exactly_the_lower_ones() {
    for (at, strong) in Troop::ALL[..7].iter().enumerate() {
        for (other, weak) in Troop::ALL[..7].iter().enumerate() {
            let position = format!("training-yard; b1 red:{}; blue {}", weak.word(), strong.word());
            let covers = table(&position).allows(place(strong.word(), "b1"));
            assert_eq!(covers, at > other, "{} on {}", strong.name(), weak.name());
        }
    }
}

#[test]
fn tb_place_05_the_owner_of_the_top_troop_controls_the_base() {
    let table = table("training-yard; b1 blue:star red:roxy; b2 red:skully blue:capn");
    let field = table.game.field();
    let controls = [BLUE, RED].map(|seat| field.names_of(table.state.controlled(seat)).join(" "));
    assert_eq!(controls, ["b2", "b1"]);
}

#[test]
fn tb_place_06_first_placements_lie_next_to_the_own_headquarters() {
    let table = table("training-yard");
    assert_eq!((table.may_place(BLUE, "xb42"), table.may_place(RED, "jumbo")), ("b1 b2".into(), "b9 b10".into()));
}

#[test]
fn tb_place_06_a_place_that_is_not_connected_is_refused() {
    let table = table("training-yard; b1 blue:hook; b4 red:xb42; b6 blue:star; b9 blue:jumbo");
    for far in ["b8", "b9", "HR"] {
        let refusal = table.refusal(place("roxy", far));
        assert_eq!((refusal.clause(), refusal), (TB_PLACE_06, Refusal::NotConnected { on: far.into() }));
    }
    assert!(table.allows(place("roxy", "b4")));
}

#[test]
fn tb_effect_01_the_effect_of_the_troop_comes_first_and_must_be_used_or_declined() {
    let mut table = table("city-of-clouds; b1 blue:star; blue star star / hook xb42");
    table.act(place("star", "b4"));
    assert_eq!(table.asks(), Some(Effect::Star));
    let refusal = table.refusal(draw());
    assert_eq!((refusal.clause(), refusal), (TB_TURN_01, Refusal::TurnTaken { open: Effect::Star }));
    let refusal = table.refusal(decline("clouds"));
    assert_eq!(refusal, Refusal::EffectOpen { effect: Effect::Star, clause: TB_EFFECT_02 });
}

#[test]
fn tb_effect_02_the_effect_of_the_base_comes_last() {
    let mut table = table("city-of-clouds; b1 blue:star; blue star star / hook xb42");
    table.act(place("star", "b4")).act(decline("star"));
    assert_eq!((table.to_move(), table.asks()), (Some(BLUE), Some(Effect::Clouds)));
    assert_eq!(table.refusal(take("skully")).clause(), TB_EFFECT_01);
    table.act(decline("clouds"));
    assert_eq!((table.to_move(), table.asks()), (Some(RED), None));
}
