//! Tests of the chapter “Terrains”.

use crate::rules::table::{capn, castle, cemetery, decline, draw, jungle, place, table, take};
use referee::Cite;
use toy_battle::clauses::*;
use toy_battle::{BLUE, Effect, Event, RED, Refusal, Troop};

#[test]
pub fn tb_vis_01_a_covered_troop_does_not_use_its_base() {
    let mut table = table("castle-field; b1 blue:jumbo; b2 blue:star; blue capn roxy");
    table.act(place("capn", "b4")).act(capn("roxy", "b4")).act(castle("b1"));
    assert_eq!(
        (table.asks(), table.to_move()),
        (None, Some(RED)),
        "only Roxy uses the effect of b4, not the Cap'n underneath"
    );
}

#[test]
fn tb_terr_castle_01_another_own_troop_anywhere_may_go_back_to_the_rack() {
    let mut table = table("castle-field; b1 blue:jumbo; b13 blue:star; b8 red:capn");
    table.act(place("roxy", "b4"));
    assert_eq!(
        table.choices(),
        [castle("b1"), castle("b13"), decline("castle")],
        "blue may take back neither Roxy itself nor an enemy Troop"
    );
    assert_eq!(table.refusal(castle("b4")).clause(), TB_TERR_CASTLE_01);
    table.act(castle("b13"));
    assert_eq!((table.rack(BLUE), table.stack("b13"), table.to_move()), ("star".into(), String::new(), Some(RED)));
}

#[test]
fn tb_terr_castle_01_taking_back_may_be_declined() {
    let mut table = table("castle-field; b1 blue:jumbo");
    table.act(place("roxy", "b4")).act(decline("castle"));
    assert_eq!((table.stack("b1"), table.to_move()), ("blue:jumbo".into(), Some(RED)));
}

#[test]
fn tb_terr_castle_02_only_a_visible_troop_can_be_taken_back() {
    let mut table = table(
        "castle-field; b1 blue:jumbo; b2 blue:capn blue:roxy; b8 blue:skully red:capn; b9 red:star; blue xb42; red /",
    );
    table.act(place("xb42", "b4"));
    assert_eq!(table.choices(), [castle("b1"), castle("b2"), decline("castle")]);
    let (effect, chosen, allowed) = (Effect::Castle, "b8".into(), vec!["b1".into(), "b2".into()]);
    let expected = Refusal::NoChoice { effect, chosen, allowed, clause: TB_TERR_CASTLE_02 };
    assert_eq!(table.refusal(castle("b8")), expected);
    for place in ["b9", "b4", "HR"] {
        assert_eq!(table.refusal(castle(place)).clause(), TB_TERR_CASTLE_01, "{place} has no other Troop of blue");
    }
    table.act(castle("b2"));
    assert_eq!((table.rack(BLUE), table.stack("b2")), ("roxy".into(), "blue:capn".into()));
}

#[test]
fn tb_terr_pool_01_only_the_values_shown_may_be_placed_on_special_bases() {
    let table = table("tropical-pool; b1 blue:star; b2 blue:roxy; blue capn xb42 star roxy kwak");
    let places = ["capn", "xb42", "star", "kwak"].map(|troop| table.may_place(BLUE, troop));
    assert_eq!(places, ["b1 b2 b3 b4", "b1 b2 b5", "b1 b2 b4 b5", "b1 b2 b3 b4 b5"]);
    let allowed = vec![Troop::Skully, Troop::Capn, Troop::Jumbo, Troop::Kwak];
    let refusal = table.refusal(place("roxy", "b3"));
    let expected = Refusal::ValueNotShown { troop: Troop::Roxy, on: "b3".into(), allowed };
    assert_eq!((refusal.clause(), refusal), (TB_TERR_POOL_01, expected));
}

#[test]
fn tb_terr_pool_01_only_the_values_shown_may_be_placed_on_a_headquarters() {
    let mut table = table("tropical-pool; b1 blue:star; b5 blue:star; b9 blue:star; b11 blue:roxy; blue skully roxy");
    assert_eq!(table.refusal(place("roxy", "HR")).clause(), TB_TERR_POOL_01);
    table.act(place("skully", "HR"));
    assert_eq!(table.won(), (BLUE, "hq", TB_GOAL_01));
}

#[test]
fn tb_terr_pool_02_the_restriction_is_checked_before_connection_and_strength() {
    let table = table("tropical-pool; b10 red:roxy; blue roxy hook");
    assert_eq!(
        table.refusal(place("roxy", "b10")).clause(),
        TB_TERR_POOL_01,
        "the value is checked before connection and strength"
    );
    assert_eq!(table.refusal(place("hook", "b10")).clause(), TB_TERR_POOL_01);
}

#[test]
fn tb_terr_clouds_01_the_player_may_draw_one_troop() {
    let mut table = table("city-of-clouds; b1 blue:star; blue roxy / hook xb42");
    table.act(place("roxy", "b4")).act_with(take("clouds"), "xb42");
    assert_eq!((table.rack(BLUE), table.state.reserve_len(BLUE)), ("xb42".into(), 1));
    assert_eq!((table.asked.clone(), table.to_move()), (vec![TB_TERR_CLOUDS_01], Some(RED)));
}

#[test]
fn tb_terr_clouds_01_a_draw_may_be_declined_and_is_not_offered_for_a_full_rack() {
    let mut declined = table("city-of-clouds; b1 blue:star; blue roxy / hook");
    declined.act(place("roxy", "b4")).act(decline("clouds"));
    assert_eq!((declined.rack(BLUE), declined.to_move()), (String::new(), Some(RED)));
    let rack = "skully skully capn capn capn jumbo jumbo jumbo / hook xb42 star roxy";
    let mut full = table(&format!("city-of-clouds; b1 blue:star; blue {rack}"));
    full.act(place("skully", "b4")).act_with(take("skully"), "hook");
    assert_eq!((full.state.rack(BLUE).len(), full.to_move()), (8, Some(RED)));
}

#[test]
fn tb_terr_jungle_01_an_adjacent_enemy_troop_may_be_chosen() {
    let mut table = table("volcanic-jungle; b1 blue:star; b3 blue:hook; b5 red:skully; blue roxy");
    table.act(place("roxy", "b4"));
    assert_eq!(table.asks(), Some(Effect::Jungle));
    assert_eq!(
        table.refusal(jungle("b3", "b2")).clause(),
        TB_TERR_JUNGLE_01,
        "the Troop on b3 is adjacent, but blue's own"
    );
    table.act(decline("jungle"));
    assert_eq!((table.stack("b5"), table.to_move()), ("red:skully".into(), Some(RED)));
}

#[test]
fn tb_terr_jungle_02_the_troop_moves_to_an_adjacent_base_whatever_lies_there() {
    let mut table = table("volcanic-jungle; b1 blue:star; b7 red:capn; b10 blue:roxy");
    table.act(place("roxy", "b4"));
    let ways = ["b4", "b6", "b10", "b13"].map(|to| jungle("b7", to));
    assert_eq!(table.choices(), [&ways[..], &[decline("jungle")]].concat());
    assert_eq!(table.refusal(jungle("b7", "b9")).clause(), TB_TERR_JUNGLE_02);
    table.act(jungle("b7", "b10"));
    assert_eq!((table.stack("b7"), table.stack("b10")), (String::new(), "blue:roxy red:capn".into()));
}

#[test]
fn tb_terr_jungle_03_bases_are_adjacent_if_one_path_joins_them() {
    let mut table = table("volcanic-jungle; b1 blue:star; b6 red:jumbo; b7 red:capn");
    table.act(place("roxy", "b4"));
    assert_eq!(table.refusal(jungle("b6", "b7")).clause(), TB_TERR_JUNGLE_03, "b6 is two sections away from b4");
    assert!(table.allows(jungle("b7", "b6")));
}

#[test]
fn tb_terr_cem_01_any_troop_of_the_own_discard_may_return() {
    let mut table =
        table("cursed-cemetery; b1 blue:star; blue jumbo / hook / skully roxy roxy; red hook / skully / xb42");
    table.act(place("jumbo", "b3"));
    assert_eq!(table.choices(), [cemetery("skully"), cemetery("roxy"), decline("cemetery")]);
    let refusal = table.refusal(cemetery("xb42"));
    assert_eq!(refusal.clause(), TB_TERR_CEM_01, "XB-42 lies in the red discard");
    table.act(cemetery("roxy"));
    assert_eq!((table.rack(BLUE), table.discard(BLUE)), ("roxy".into(), "skully roxy".into()));
    assert!(table.story.contains(&Event::Returned { seat: BLUE, troop: Troop::Roxy }));
}

#[test]
fn tb_terr_carib_01_blue_has_two_headquarters_and_no_base_is_special() {
    let table = table("caribbean-sea");
    let field = table.game.field();
    assert_eq!(field.hqs.map(u32::count_ones), [2, 1]);
    assert_eq!((field.acting, field.nullify, field.allowed), (0, 0, [u32::MAX; 8]));
}

#[test]
fn tb_terr_metal_01_troop_effects_are_off_on_special_bases() {
    for troop in ["skully", "capn", "jumbo", "xb42", "star"] {
        let mut table = table(&format!("station-metal-x; b2 blue:star; b9 red:star; blue {troop} roxy / hook"));
        table.act(place(troop, "b6"));
        assert_eq!((table.asks(), table.to_move()), (None, Some(RED)), "{troop}");
    }
}

#[test]
fn tb_terr_metal_01_troop_effects_are_on_beside_special_bases() {
    for troop in ["skully", "capn", "xb42", "star"] {
        let mut table = table(&format!("station-metal-x; b2 blue:star; blue {troop} roxy / hook"));
        table.act(place(troop, "b4"));
        assert_eq!(table.asks().map(Effect::word), Some(troop));
    }
}

#[test]
fn tb_terr_metal_02_the_rules_of_placing_hold_on_special_bases() {
    let table = table("station-metal-x; b2 blue:star; b6 red:roxy; blue hook star");
    assert_eq!(table.refusal(place("star", "b6")).clause(), TB_PLACE_04);
    assert_eq!(table.refusal(place("hook", "b8")).clause(), TB_R_05);
    assert!(!table.may_place(BLUE, "hook").contains("b7"));
}

#[test]
fn tb_terr_battle_01_one_random_troop_of_the_enemy_rack_is_laid_down() {
    let mut table = table("battlefield; b1 blue:xb42; red star roxy / skully");
    table.act_with(place("roxy", "b6"), "star");
    assert_eq!((table.asked.clone(), table.lying(RED)), (vec![TB_TERR_BATTLE_01], "star".into()));
    let [own, other] = [RED, BLUE].map(|seat| table.view(referee::Viewer::Seat(seat)));
    assert_eq!((own.lying_len, other.lying_len), ([0, 1], [0, 1]));
    assert_eq!(other.lying[RED.index()], None, "blue does not see which Troop lies face down");
}

#[test]
fn tb_terr_battle_02_a_lying_troop_cannot_be_placed() {
    let mut table = table("battlefield; b1 blue:xb42; red star roxy / skully");
    table.act_with(place("roxy", "b6"), "star");
    let refusal = table.refusal(place("star", "b13"));
    assert_eq!((refusal.clause(), refusal), (TB_TERR_BATTLE_02, Refusal::LyingDown { troop: Troop::Star }));
    assert!(table.allows(place("roxy", "b13")));
}

#[test]
fn tb_terr_battle_02_another_troop_of_the_kind_that_stands_may_be_placed() {
    let mut table = table("battlefield; b1 blue:xb42; red star star / skully");
    table.act_with(place("roxy", "b6"), "star").act(place("star", "b13")).act(decline("star"));
    assert_eq!((table.rack(RED), table.lying(RED)), ("star".into(), String::new()));
}

#[test]
fn tb_terr_battle_03_the_troop_stands_up_at_the_end_of_that_turn() {
    let mut table = table("battlefield; b1 blue:xb42; blue roxy / hook; red star roxy / skully");
    table.act_with(place("roxy", "b6"), "star").act(place("roxy", "b13"));
    assert_eq!((table.lying(RED), table.to_move()), (String::new(), Some(BLUE)));
    let stood_up = Event::StoodUp { seat: RED, count: 1, troops: Some(crate::rules::table::kinds("star")) };
    assert!(table.story.contains(&stood_up), "{:?}", table.story);
    table.act_with(draw(), "hook");
    assert!(table.allows(place("star", "b14")));
}

#[test]
fn tb_terr_battle_04_a_lying_troop_counts_towards_the_eight() {
    let rack = "skully skully capn capn jumbo jumbo hook / xb42 star roxy";
    let mut table = table(&format!("battlefield; b1 blue:xb42; red {rack}"));
    table.act_with(place("roxy", "b6"), "hook").act_with(draw(), "star");
    assert_eq!((table.state.rack(RED).len(), table.state.reserve_len(RED)), (8, 2));
}
