//! Tests of the chapter “Troops”.

use crate::rules::table::{capn, decline, draw, jumbo, place, table, take};
use referee::Cite;
use toy_battle::clauses::*;
use toy_battle::{BLUE, Effect, Event, RED, Refusal};

#[test]
fn tb_troop_k_01_kwak_may_be_placed_on_any_enemy_troop_and_has_no_effect() {
    for enemy in ["skully", "capn", "jumbo", "hook", "xb42", "star", "roxy", "kwak"] {
        let mut table = table(&format!("training-yard; b1 red:{enemy}; blue kwak"));
        table.act(place("kwak", "b1"));
        assert_eq!((table.stack("b1"), table.to_move()), (format!("red:{enemy} blue:kwak"), Some(RED)));
    }
}

#[test]
fn tb_troop_k_02_any_enemy_troop_may_be_placed_on_kwak() {
    for own in ["skully", "capn", "jumbo", "hook", "xb42", "star", "roxy"] {
        let mut table = table(&format!("training-yard; b1 red:kwak; blue {own} /; red /skully"));
        table.act(place(own, "b1"));
        assert_eq!(table.stack("b1"), format!("red:kwak blue:{own}"));
    }
}

#[test]
fn tb_troop_1_01_skully_may_draw_two() {
    let mut table = table("training-yard; blue skully / capn jumbo hook");
    table.act(place("skully", "b1")).act_with(take("skully"), "jumbo capn");
    assert_eq!((table.rack(BLUE), table.state.reserve_len(BLUE)), ("capn jumbo".into(), 1));
    assert_eq!((table.asked.clone(), table.to_move()), (vec![TB_TROOP_1_01; 2], Some(RED)));
}

#[test]
fn tb_troop_1_01_skully_may_decline() {
    let mut table = table("training-yard; blue skully / roxy");
    table.act(place("skully", "b1")).act(decline("skully"));
    assert_eq!((table.rack(BLUE), table.to_move()), (String::new(), Some(RED)));
    assert!(table.story.contains(&Event::EffectDeclined { seat: BLUE, effect: Effect::Skully }));
}

#[test]
fn tb_troop_1_02_with_seven_on_the_rack_skully_draws_one() {
    let mut table = table("training-yard; blue skully skully capn capn capn jumbo jumbo hook / xb42 star roxy");
    table.act(place("skully", "b1")).act_with(take("skully"), "roxy");
    assert_eq!((table.state.rack(BLUE).len(), table.state.reserve_len(BLUE)), (8, 2));
}

#[test]
fn tb_troop_2_01_capn_places_an_extra_troop_whose_effect_applies() {
    let mut table = table("training-yard; blue capn skully star / roxy roxy");
    table.act(place("capn", "b1")).act(capn("skully", "b4")).act_with(take("skully"), "roxy roxy");
    assert_eq!((table.stack("b4"), table.rack(BLUE)), ("blue:skully".into(), "star roxy roxy".into()));
    assert_eq!(table.to_move(), Some(RED));
}

#[test]
fn tb_troop_2_01_capn_may_decline_and_the_extra_troop_obeys_the_rules_of_placing() {
    let mut table = table("training-yard; b3 red:star; blue capn xb42");
    table.act(place("capn", "b1"));
    assert_eq!(table.choices(), [capn("xb42", "b1"), capn("xb42", "b2"), capn("xb42", "b4"), decline("capn")]);
    assert_eq!(table.refusal(capn("xb42", "b3")).clause(), TB_PLACE_04);
    assert_eq!(table.refusal(capn("roxy", "b2")).clause(), TB_PLACE_01);
    assert_eq!(table.refusal(capn("xb42", "b6")).clause(), TB_PLACE_06);
    table.act(decline("capn"));
    assert_eq!((table.rack(BLUE), table.to_move()), ("xb42".into(), Some(RED)));
}

#[test]
fn tb_troop_2_02_all_troop_effects_come_before_the_effects_of_bases() {
    let mut table = table("city-of-clouds; b1 blue:star; blue capn star / hook xb42 roxy");
    table.act(place("capn", "b4"));
    assert_eq!(table.asks(), Some(Effect::Capn));
    table.act(capn("star", "b6"));
    assert_eq!(table.asks(), Some(Effect::Star));
    table.act_with(take("star"), "hook");
    assert_eq!(table.asks(), Some(Effect::Clouds));
    table.act_with(take("clouds"), "xb42");
    assert_eq!(table.asks(), Some(Effect::Clouds), "the base of the extra Troop");
    table.act(decline("clouds"));
    assert_eq!((table.rack(BLUE), table.to_move()), ("hook xb42".into(), Some(RED)));
}

#[test]
fn tb_troop_3_01_jumbo_discards_a_visible_enemy_face_up() {
    let mut table = table("training-yard; b3 red:capn red:star; blue jumbo");
    table.act(place("jumbo", "b1")).act(jumbo("b3"));
    assert_eq!((table.stack("b3"), table.discard(RED)), ("red:capn".into(), "star".into()));
}

#[test]
fn tb_troop_3_01_jumbo_may_decline_and_chooses_no_own_or_covered_troop() {
    let mut table =
        table("training-yard; b1 blue:hook; b3 red:star; b4 blue:capn; b6 red:roxy blue:skully; blue jumbo");
    table.act(place("jumbo", "b4"));
    assert_eq!(table.choices(), [jumbo("b3"), decline("jumbo")]);
    let refusal = table.refusal(jumbo("b6"));
    let (effect, chosen, allowed) = (Effect::Jumbo, "b6".into(), vec!["b3".into()]);
    assert_eq!(refusal, Refusal::NoChoice { effect, chosen, allowed, clause: TB_TROOP_3_01 });
    table.act(decline("jumbo"));
    assert_eq!((table.stack("b3"), table.discard(RED)), ("red:star".into(), String::new()));
}

#[test]
fn tb_troop_3_02_bases_are_adjacent_if_one_path_joins_them() {
    let mut table = table("training-yard; b1 blue:hook; b3 red:star; b6 red:capn; b8 red:capn; blue jumbo");
    table.act(place("jumbo", "b4"));
    assert_eq!(table.choices(), [jumbo("b3"), jumbo("b6"), decline("jumbo")]);
    assert_eq!(table.refusal(jumbo("b8")).clause(), TB_TROOP_3_02);
}

#[test]
fn tb_troop_4_01_hook_may_ignore_the_connection_on_any_base() {
    let mut table = table("training-yard; blue hook");
    assert_eq!(table.may_place(BLUE, "hook"), "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10");
    table.act(place("hook", "b8"));
    assert_eq!((table.stack("b8"), table.to_move()), ("blue:hook".into(), Some(RED)));
}

#[test]
pub fn tb_troop_4_02_on_the_headquarters_hook_must_be_connected() {
    let far = table("training-yard; b9 blue:jumbo; blue hook");
    let refusal = far.refusal(place("hook", "HR"));
    assert_eq!((refusal.clause(), refusal), (TB_TROOP_4_02, Refusal::HookHqNotConnected));
    let mut near = table("training-yard; b1 blue:hook; b4 blue:xb42; b6 blue:star; b9 blue:jumbo; blue hook");
    near.act(place("hook", "HR"));
    assert_eq!(near.won(), (BLUE, "hq", TB_GOAL_01));
}

#[test]
fn tb_troop_5_01_xb42_discards_a_random_troop_of_the_enemy_rack_face_up() {
    let mut table = table("training-yard; blue xb42; red jumbo hook roxy / skully");
    table.act(place("xb42", "b1")).act_with(take("xb42"), "roxy");
    assert_eq!((table.rack(RED), table.discard(RED)), ("jumbo hook".into(), "roxy".into()));
    assert_eq!(table.asked, [TB_TROOP_5_01]);
}

#[test]
fn tb_troop_5_01_xb42_may_decline() {
    let mut table = table("training-yard; blue xb42; red roxy");
    table.act(place("xb42", "b1")).act(decline("xb42"));
    assert_eq!((table.rack(RED), table.discard(RED)), ("roxy".into(), String::new()));
}

#[test]
fn tb_troop_6_01_star_may_draw_one() {
    let mut table = table("training-yard; blue star / roxy xb42");
    table.act(place("star", "b1")).act_with(take("star"), "xb42");
    assert_eq!((table.rack(BLUE), table.state.reserve_len(BLUE)), ("xb42".into(), 1));
    assert_eq!((table.asked.clone(), table.to_move()), (vec![TB_TROOP_6_01], Some(RED)));
}

#[test]
fn tb_troop_7_01_roxy_has_no_effect() {
    let mut table = table("training-yard; b3 red:skully; blue roxy / star");
    table.act(place("roxy", "b1"));
    assert_eq!((table.asks(), table.to_move()), (None, Some(RED)));
    assert!(table.allows(draw()));
}
