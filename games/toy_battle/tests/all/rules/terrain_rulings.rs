//! Tests of the rulings on terrains, and of those on when bases have their effects.

use crate::rules::table::{capn, castle, cemetery, decline, jumbo, jungle, place, table, table_with, take};
use referee::Cite;
use toy_battle::clauses::*;
use toy_battle::{BLUE, Effect, RED};

#[test]
fn tb_r_15_taking_back_needs_room_on_the_rack_at_that_moment() {
    let rack = "star skully skully skully capn capn capn jumbo / hook hook";
    let mut full = table(&format!("castle-field; b1 blue:jumbo; blue {rack}"));
    full.act(place("star", "b4")).act_with(take("star"), "hook");
    assert_eq!((full.state.rack(BLUE).len(), full.asks(), full.to_move()), (8, None, Some(RED)));
    let mut room = table(&format!("castle-field; b1 blue:jumbo; blue {rack}"));
    room.act(place("star", "b4")).act(decline("star"));
    assert_eq!(room.asks(), Some(Effect::Castle));
}

#[test]
fn tb_r_15_taking_back_may_uncover_an_enemy_and_cut_a_connection() {
    let mut table = table("castle-field; b1 red:skully blue:jumbo; blue roxy star");
    table.act(place("roxy", "b4")).act(castle("b1"));
    assert_eq!((table.stack("b1"), table.rack(BLUE)), ("red:skully".into(), "jumbo star".into()));
    assert_eq!(table.may_place(BLUE, "star"), "b1 b2", "b4 is cut off");
}

#[test]
fn tb_r_15_the_troop_placed_on_the_base_cannot_be_taken_back() {
    let mut table = table("castle-field; b1 blue:jumbo; b2 blue:capn");
    table.act(place("roxy", "b4"));
    assert_eq!(table.refusal(castle("b4")).clause(), TB_TERR_CASTLE_01);
    let mut alone = crate::rules::table::table("castle-field; blue hook");
    alone.act(place("hook", "b4"));
    assert_eq!((alone.asks(), alone.to_move()), (None, Some(RED)), "blue has no other Troop to take back");
}

#[test]
fn tb_r_16_the_special_base_itself_is_a_destination() {
    let mut table = table("volcanic-jungle; b1 blue:star; b5 red:skully; blue xb42; red /skully");
    table.act(place("xb42", "b4")).act(jungle("b5", "b4"));
    assert_eq!(table.stack("b4"), "blue:xb42 red:skully");
}

#[test]
fn tb_r_16_a_headquarters_is_no_destination() {
    let position = "volcanic-jungle; b1 blue:star; b4 blue:roxy; b7 blue:roxy; b10 blue:xb42; b12 blue:hook; \
                    b14 red:skully";
    let mut table = table(position);
    table.act(place("roxy", "b11"));
    let ways = ["b9", "b11", "b12"].map(|to| jungle("b14", to));
    assert_eq!(table.choices(), [&ways[..], &[decline("jungle")]].concat());
    assert_eq!(table.refusal(jungle("b14", "HR")).clause(), TB_TERR_JUNGLE_02);
}

#[test]
fn tb_r_16_moving_a_troop_triggers_no_effect() {
    let mut table = table("volcanic-jungle; b1 blue:star; b7 red:skully; red hook / roxy");
    table.act(place("roxy", "b4")).act(jungle("b7", "b4"));
    assert_eq!(
        (table.to_move(), table.asks()),
        (Some(RED), None),
        "red gets neither Skully's effect nor the effect of b4"
    );
}

#[test]
fn tb_r_17_values_hold_for_covering_own_and_enemy_troops_hook_and_the_extra_troop() {
    let mut table = table("tropical-pool; b1 blue:star; b3 blue:skully; b5 red:xb42; blue capn roxy hook");
    assert!(!table.allows(place("roxy", "b3")), "b3 does not show 7, even if blue's own Troop is on it");
    assert!(table.allows(place("roxy", "b5")), "b5 shows 7, and XB-42 is weaker than Roxy");
    assert_eq!(
        table.may_place(BLUE, "hook"),
        "b1 b2 b4 b6 b7 b9 b11 b12",
        "Hook may be placed on bases that show 4 or no value"
    );
    table.act(place("capn", "b3"));
    assert_eq!(table.refusal(capn("roxy", "b4")).clause(), TB_TERR_POOL_01);
}

#[test]
fn tb_r_17_kwak_needs_the_value_k() {
    let mut board = toy_battle::board::shipped("tropical-pool").expect("a shipped board");
    let values = ["1", "2", "3"].map(String::from).to_vec();
    board.bases[2].special = Some(toy_battle::board::Special::Allow { values: values.clone() });
    board.bases[9].special = Some(toy_battle::board::Special::Allow { values });
    let setup = toy_battle::Setup {
        board: toy_battle::BoardChoice::Custom(Box::new(board)),
        options: toy_battle::Options::default(),
    };
    let game = crate::rules::subject::open(setup);
    let state = table("tropical-pool; b1 blue:star; blue kwak").state;
    let game_places = game.field().names_of(game.may_place(&state, BLUE, toy_battle::Troop::Kwak));
    assert_eq!(game_places, ["b1", "b2", "b5"], "b3 lists no K any more");
}

#[test]
fn tb_r_18_battlefield_does_nothing_to_an_empty_rack() {
    let mut table = table("battlefield; b1 blue:xb42; red / skully");
    table.act(place("roxy", "b6"));
    assert_eq!((table.asked.len(), table.to_move()), (0, Some(RED)));
    assert!(table.game.may_draw(&table.state, RED));
}

#[test]
fn tb_r_18_two_effects_lay_down_two_different_troops() {
    let mut table = table("battlefield; b1 blue:xb42; b3 blue:star; blue capn roxy; red star hook jumbo / skully");
    table.act(place("capn", "b6")).act_with(capn("roxy", "b4"), "star jumbo");
    assert_eq!((table.lying(RED), table.to_move()), ("jumbo star".into(), Some(RED)));
    assert!(!table.allows(place("star", "b13")) && table.allows(place("hook", "b13")));
}

#[test]
fn tb_r_18_a_second_effect_does_nothing_if_no_troop_stands() {
    let mut table = table("battlefield; b1 blue:xb42; b3 blue:star; blue capn roxy; red star / skully jumbo");
    table.act(place("capn", "b6")).act_with(capn("roxy", "b4"), "star");
    assert_eq!((table.lying(RED), table.choices()), ("star".into(), vec![crate::rules::table::draw()]));
}

#[test]
fn tb_r_18_battlefield_is_not_a_decision() {
    let mut table = table("battlefield; b1 blue:xb42; red star / skully");
    table.act_with(place("roxy", "b6"), "star");
    assert_eq!((table.asks(), table.to_move()), (None, Some(RED)));
}

#[test]
fn tb_r_19_a_full_rack_or_an_empty_discard_offers_nothing() {
    let rack = "star skully skully skully capn capn capn jumbo / hook hook / roxy";
    let mut full = table(&format!("cursed-cemetery; b1 blue:star; blue {rack}"));
    full.act(place("star", "b3")).act_with(take("star"), "hook");
    assert_eq!((full.asks(), full.to_move()), (None, Some(RED)));
    let mut empty = table("cursed-cemetery; b1 blue:star; red hook / skully / star");
    empty.act(place("roxy", "b3"));
    assert_eq!((empty.asks(), empty.to_move()), (None, Some(RED)), "blue's effect does not use the red discard");
}

#[test]
fn tb_r_19_the_troop_just_placed_is_not_in_the_discard() {
    let mut table = table("cursed-cemetery; b1 blue:star; blue roxy / hook / skully");
    table.act(place("roxy", "b3"));
    assert_eq!(table.choices(), [cemetery("skully"), decline("cemetery")]);
}

#[test]
fn tb_r_20_metal_x_does_not_switch_off_covering_strength_and_regions() {
    let mut kwak = table("station-metal-x; b2 blue:star; b4 blue:hook; b6 red:roxy; blue kwak skully");
    assert_eq!(kwak.refusal(place("skully", "b6")).clause(), TB_PLACE_04);
    kwak.act(place("kwak", "b6"));
    assert_eq!(
        (kwak.stack("b6"), kwak.medals(), kwak.emptied("R4")),
        ("red:roxy blue:kwak".into(), [1, 0], Some(BLUE))
    );
}

#[test]
fn tb_r_20_jumbo_may_uncover_a_troop_on_metal_x_whose_effect_stays_off() {
    let mut table = table("station-metal-x; b2 blue:star; b6 blue:skully red:hook; blue jumbo / hook");
    table.act(place("jumbo", "b4")).act(jumbo("b6"));
    assert_eq!((table.stack("b6"), table.discard(RED)), ("blue:skully".into(), "hook".into()));
    assert_eq!((table.to_move(), table.rack(BLUE)), (Some(RED), String::new()), "Skully draws nothing");
}

#[test]
fn tb_r_20_an_extra_troop_on_metal_x_has_no_effect() {
    let mut table = table("station-metal-x; b2 blue:star; blue capn skully / hook hook");
    table.act(place("capn", "b4")).act(capn("skully", "b6"));
    assert_eq!((table.rack(BLUE), table.to_move()), (String::new(), Some(RED)));
}

#[test]
fn tb_r_26_placing_on_an_own_troop_triggers_the_base_again() {
    let mut table = table("city-of-clouds; b1 blue:star; b4 blue:roxy; blue kwak / hook xb42");
    table.act(place("kwak", "b4")).act_with(take("clouds"), "hook");
    assert_eq!((table.rack(BLUE), table.stack("b4")), ("hook".into(), "blue:roxy blue:kwak".into()));
}

#[test]
fn tb_r_26_uncovering_and_taking_back_trigger_nothing() {
    let mut uncovered = table("castle-field; b1 blue:hook; b4 blue:star red:star; blue jumbo");
    uncovered.act(place("jumbo", "b1")).act(jumbo("b4"));
    assert_eq!((uncovered.asks(), uncovered.to_move()), (None, Some(RED)), "blue's Star on b4 is visible again");
    let mut taken = table("castle-field; b1 blue:hook; b11 blue:star blue:kwak");
    taken.act(place("roxy", "b4")).act(castle("b11"));
    assert_eq!((taken.stack("b11"), taken.asks(), taken.to_move()), ("blue:star".into(), None, Some(RED)));
}

#[test]
pub fn tb_r_27_a_waiting_effect_is_void_when_its_troop_was_taken_back() {
    let mut table = table("castle-field; b1 blue:jumbo; b8 blue:roxy; b6 blue:xb42; blue capn star / skully");
    table.act(place("capn", "b4")).act(capn("star", "b11")).act_with(take("star"), "skully").act(castle("b11"));
    assert_eq!((table.asks(), table.to_move()), (None, Some(RED)), "b11's own effect is lost with Star");
    assert_eq!((table.rack(BLUE), table.stack("b11")), ("skully star".into(), String::new()));
}

#[test]
fn tb_r_27_a_waiting_effect_is_void_when_its_troop_is_covered() {
    let mut table = table("cursed-cemetery; b1 blue:star; blue capn hook / skully / roxy jumbo");
    table.act(place("capn", "b3")).act(capn("hook", "b3")).act(cemetery("roxy"));
    assert_eq!((table.asks(), table.to_move()), (None, Some(RED)), "only the effect under the upper Troop is offered");
}

#[test]
fn tb_r_27_a_second_troop_of_the_same_kind_does_not_replace_the_first() {
    // The second Cap'n covers the first one on b4. So the effect of b4 is offered once, for the second Cap'n.
    let mut table = table("city-of-clouds; b1 blue:star; blue capn capn / hook xb42");
    table.act(place("capn", "b4")).act(capn("capn", "b4"));
    assert_eq!(table.asks(), Some(Effect::Clouds));
    table.act_with(take("clouds"), "hook");
    assert_eq!((table.asks(), table.to_move()), (None, Some(RED)));
}

#[test]
fn tb_r_48_without_special_bases_nothing_is_special() {
    let off = r#"{"special_bases":false}"#;
    let mut clouds = table_with("city-of-clouds; b1 blue:star; blue roxy / hook", off);
    clouds.act(place("roxy", "b4"));
    assert_eq!((clouds.asks(), clouds.to_move()), (None, Some(RED)));
    let mut pool = table_with("tropical-pool; b1 blue:star; b5 blue:star; b9 blue:star; b11 blue:roxy", off);
    pool.act(place("roxy", "HR"));
    assert_eq!(pool.won(), (BLUE, "hq", TB_GOAL_01));
    let mut metal = table_with("station-metal-x; blue hook star", off);
    assert!(metal.allows(place("hook", "b7")));
    metal.act(place("star", "b1"));
    assert_eq!(metal.asks(), Some(Effect::Star));
    let mut battle = table_with("battlefield; b1 blue:xb42", off);
    battle.act(place("roxy", "b6"));
    assert_eq!(battle.lying(RED), "");
}
