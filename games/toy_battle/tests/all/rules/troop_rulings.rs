//! Tests of the rulings on Troops and their effects.

use crate::rules::table::{capn, decline, jumbo, place, table, table_with, take};
use referee::Cite;
use toy_battle::clauses::*;
use toy_battle::{BLUE, Effect, RED, Refusal};

#[test]
fn tb_r_05_hook_ignores_the_connection_but_not_the_strength() {
    let table = table("training-yard; b9 red:hook; b10 red:jumbo; b8 red:kwak; blue hook; R8 red");
    assert_eq!(table.may_place(BLUE, "hook"), "b1 b2 b3 b4 b5 b6 b7 b8 b10");
    assert_eq!(table.refusal(place("hook", "b9")).clause(), TB_PLACE_04);
}

#[test]
fn tb_r_05_hook_needs_a_connection_where_troop_effects_are_off() {
    let table = table("station-metal-x; blue hook");
    assert_eq!(table.may_place(BLUE, "hook"), "b1 b2 b3 b4 b5 b9 b10 b11 b12 b13");
    let refusal = table.refusal(place("hook", "b7"));
    assert_eq!((refusal.clause(), refusal), (TB_R_05, Refusal::HookSwitchedOff { on: "b7".into() }));
}

#[test]
fn tb_r_05_a_connected_hook_may_be_placed_on_metal_x() {
    let mut table = table("station-metal-x; b1 blue:star; b4 blue:star; blue hook");
    table.act(place("hook", "b7"));
    assert_eq!(table.stack("b7"), "blue:hook");
}

#[test]
fn tb_r_05_by_option_hook_needs_no_connection_on_metal_x() {
    let mut table = table_with("station-metal-x; blue hook", r#"{"metal_x_blocks_hook":false}"#);
    table.act(place("hook", "b7"));
    assert_eq!(table.stack("b7"), "blue:hook");
}

#[test]
fn tb_r_06_a_chain_of_extra_troops_may_take_the_headquarters() {
    let mut table = table("training-yard; b1 blue:hook; b4 blue:xb42; blue capn capn capn roxy");
    table.act(place("capn", "b6")).act(capn("capn", "b8")).act(capn("capn", "b9")).act(capn("roxy", "HR"));
    assert_eq!(table.won(), (BLUE, "hq", TB_GOAL_01));
}

#[test]
fn tb_r_06_an_extra_troop_on_capn_uses_the_base_and_capn_does_not() {
    let mut table = table("city-of-clouds; b1 blue:star; blue capn roxy / hook xb42 star");
    table.act(place("capn", "b4")).act(capn("roxy", "b4"));
    assert_eq!(table.asks(), Some(Effect::Clouds));
    table.act_with(take("clouds"), "hook");
    assert_eq!(
        (table.to_move(), table.rack(BLUE)),
        (Some(RED), "hook".into()),
        "the effect of b4 is offered only once"
    );
}

#[test]
fn tb_r_06_the_extra_hook_ignores_the_connection() {
    let mut table = table("training-yard; blue capn hook");
    table.act(place("capn", "b1")).act(capn("hook", "b9"));
    assert_eq!(table.stack("b9"), "blue:hook");
}

#[test]
fn tb_r_07_a_troop_that_jumbo_uncovers_controls_its_base_but_has_no_effect() {
    let mut table = table("training-yard; b1 blue:hook; b3 blue:xb42 red:roxy; blue jumbo");
    table.act(place("jumbo", "b4")).act(jumbo("b3"));
    assert_eq!((table.stack("b3"), table.discard(RED)), ("blue:xb42".into(), "roxy".into()));
    assert_eq!((table.medals(), table.emptied("R2")), ([1, 0], Some(BLUE)));
    assert_eq!(
        (table.to_move(), table.rack(RED)),
        (Some(RED), "jumbo hook".into()),
        "the uncovered XB-42 has no effect"
    );
}

#[test]
fn tb_r_07_the_uncovered_base_connects_at_once() {
    let mut table = table("training-yard; b1 blue:hook; b3 blue:xb42 red:roxy; blue jumbo");
    assert!(!table.may_place(BLUE, "star").contains("b8"));
    table.act(place("jumbo", "b4")).act(jumbo("b3"));
    assert_eq!(table.may_place(BLUE, "star"), "b1 b2 b3 b4 b5 b6 b8");
}

#[test]
fn tb_r_07_jumbo_may_uncover_an_enemy_or_empty_the_base() {
    let mut enemy = table("training-yard; b3 red:capn red:star; blue jumbo");
    enemy.act(place("jumbo", "b1")).act(jumbo("b3"));
    assert_eq!((enemy.stack("b3"), enemy.state.controlled(RED).count_ones()), ("red:capn".into(), 1));
    let mut nothing = table("training-yard; b3 red:roxy; blue jumbo");
    nothing.act(place("jumbo", "b1")).act(jumbo("b3"));
    assert_eq!((nothing.stack("b3"), nothing.may_place(BLUE, "skully")), (String::new(), "b1 b2 b3 b4".into()));
}

#[test]
fn tb_r_07_troops_on_special_bases_are_targets() {
    let mut table = table("castle-field; b1 blue:hook; b4 red:star; blue jumbo");
    table.act(place("jumbo", "b1")).act(jumbo("b4"));
    assert_eq!((table.stack("b4"), table.discard(RED)), (String::new(), "star".into()));
}

#[test]
fn tb_r_24_all_extra_troops_are_placed_before_other_effects() {
    let mut table = table("city-of-clouds; b1 blue:star; blue capn capn skully / hook xb42 star roxy");
    table.act(place("capn", "b4")).act(capn("capn", "b3")).act(capn("skully", "b6"));
    let mut order = vec![table.asks()];
    for (effect, luck) in [("skully", "hook xb42"), ("clouds", "star"), ("clouds", "roxy")] {
        table.act_with(take(effect), luck);
        order.push(table.asks());
    }
    assert_eq!(order, [Some(Effect::Skully), Some(Effect::Clouds), Some(Effect::Clouds), None]);
}

#[test]
fn tb_r_23_effects_without_a_choice_are_not_offered() {
    for (position, troop) in [
        ("training-yard; blue star roxy /", "star"),
        ("training-yard; blue skully roxy /", "skully"),
        ("training-yard; blue capn", "capn"),
        ("training-yard; blue jumbo roxy", "jumbo"),
        ("training-yard; blue xb42 roxy; red / skully", "xb42"),
    ] {
        let mut table = table(position);
        table.act(place(troop, "b1"));
        assert_eq!((table.asks(), table.to_move()), (None, Some(RED)), "{troop}");
    }
}

#[test]
fn tb_r_23_an_effect_that_is_not_offered_cannot_be_used_or_declined() {
    let table = table("training-yard");
    for said in [take("star"), decline("star")] {
        let refusal = table.refusal(said);
        assert_eq!(
            (refusal.clause(), refusal),
            (TB_R_23, Refusal::NotOffered { effect: Effect::Star, clause: TB_R_23 })
        );
    }
}

#[test]
fn tb_r_49_a_troop_without_a_choice_for_its_effect_stays_placed() {
    let mut table = table("training-yard; blue xb42; red / skully");
    table.act(place("xb42", "b1"));
    assert_eq!((table.discard(RED), table.asked.len(), table.to_move()), (String::new(), 0, Some(RED)));
    assert_eq!((table.stack("b1"), table.rack(BLUE)), ("blue:xb42".into(), String::new()), "the Troop stays placed");
}

#[test]
fn tb_r_13_every_troop_goes_to_the_discard_of_its_own_colour() {
    let mut table = table("training-yard; to red; b8 blue:star; blue roxy / skully / hook; red jumbo / capn / capn");
    table.act(place("jumbo", "b9")).act(jumbo("b8"));
    assert_eq!((table.discard(BLUE), table.discard(RED)), ("hook star".into(), "capn".into()));
    for viewer in referee::Viewer::all(2) {
        assert_eq!(table.view(viewer).discard, table.view(referee::Viewer::Public).discard, "face up for {viewer:?}");
    }
}

#[test]
fn tb_r_23_a_skipped_effect_cannot_be_used_while_a_base_effect_is_offered() {
    let mut table = table("city-of-clouds; b1 blue:star; blue xb42 / hook; red / skully");
    table.act(place("xb42", "b4"));
    assert_eq!(table.asks(), Some(Effect::Clouds), "there is nothing on the red rack to raid");
    for said in [take("xb42"), decline("xb42")] {
        let refusal = table.refusal(said);
        assert_eq!(refusal, Refusal::NotOffered { effect: Effect::Xb42, clause: TB_R_23 });
    }
}
