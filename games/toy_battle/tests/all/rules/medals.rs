//! Tests of the chapter on medals, and of the rulings on medals.

use crate::rules::table::{capn, castle, decline, jumbo, jungle, place, table, table_with};
use toy_battle::clauses::*;
use toy_battle::{BLUE, Event, RED};

/// Castle Field: Roxy on b4 surrounds R2 (b1 b4 b6 b3), and the effect of b4 lets blue take back its Troop on b3.
const CLAIM_OR_LIFT: &str = "castle-field; b1 blue:jumbo; b3 blue:xb42; b6 blue:star";
/// Castle Field: if blue takes back its Troop on b13, red controls all bases of R12 (b13 b14 b15).
const RED_COMPLETES: &str =
    "castle-field; b1 blue:jumbo; b13 red:jumbo blue:xb42; b14 red:capn; b15 red:hook; blue roxy";
const IMMEDIATE: &str = r#"{"medal_timing":"immediate"}"#;

#[test]
fn tb_medal_01_a_player_who_controls_all_bases_of_a_region_claims_its_medals() {
    let mut table = table("training-yard; b3 blue:star; b6 blue:star; b8 blue:xb42; b1 blue:hook");
    table.act(place("roxy", "b4"));
    assert_eq!((table.medals(), table.emptied("R4"), table.emptied("R2")), ([3, 0], Some(BLUE), Some(BLUE)));
    let claimed = |region, medals| Event::Claimed { seat: BLUE, region, medals };
    assert!(table.story.contains(&claimed(1, 1)) && table.story.contains(&claimed(3, 2)), "{:?}", table.story);
}

#[test]
fn tb_medal_01_a_player_who_lacks_one_base_claims_nothing() {
    let mut table = table("training-yard; b1 blue:hook; b3 blue:star red:roxy");
    table.act(place("roxy", "b4"));
    assert_eq!((table.medals(), table.emptied("R2")), ([0, 0], None), "blue's Troop on b3 is covered");
}

#[test]
fn tb_medal_02_medals_stay_won_when_the_base_is_lost() {
    let mut table = table(
        "training-yard; to red; b1 blue:hook; b3 blue:star; b4 blue:capn; b6 red:hook; b9 red:hook; \
         medals 1 0; R2 blue; red roxy",
    );
    table.act(place("roxy", "b4"));
    assert_eq!((table.stack("b4"), table.medals()), ("blue:capn red:roxy".into(), [1, 0]));
    assert_eq!(table.emptied("R2"), Some(BLUE));
}

#[test]
fn tb_medal_03_a_region_gives_its_medals_once() {
    let mut table = table(
        "training-yard; to red; b8 red:jumbo blue:xb42; b9 red:capn; b10 red:hook; \
         medals 1 0; R8 blue; red roxy",
    );
    table.act(place("roxy", "b8"));
    assert_eq!(
        (table.medals(), table.emptied("R8")),
        ([1, 0], Some(BLUE)),
        "red surrounds R8, which has no medals left"
    );
}

#[test]
fn tb_r_08_by_default_medals_are_claimed_once_after_all_effects() {
    let mut table = table(CLAIM_OR_LIFT);
    table.act(place("roxy", "b4")).act(castle("b3"));
    assert_eq!(
        (table.medals(), table.emptied("R2")),
        ([0, 0], None),
        "blue took back the Troop on b3 before medals were claimed"
    );
}

#[test]
fn tb_r_08_with_immediate_medals_are_claimed_after_every_change_of_the_board() {
    let mut table = table_with(CLAIM_OR_LIFT, IMMEDIATE);
    table.act(place("roxy", "b4"));
    assert_eq!((table.medals(), table.emptied("R2")), ([1, 0], Some(BLUE)), "blue claims R2 before the effect of b4");
    table.act(castle("b3"));
    assert_eq!((table.medals(), table.rack(BLUE)), ([1, 0], "xb42".into()));
}

#[test]
fn tb_r_08_with_immediate_medals_are_claimed_after_jumbo_and_the_jungle_too() {
    let mut jumbos =
        table_with("training-yard; b1 blue:hook; b3 blue:xb42 red:roxy; b5 blue:star; blue capn jumbo", IMMEDIATE);
    jumbos.act(place("capn", "b2")).act(capn("jumbo", "b4")).act(jumbo("b3"));
    assert_eq!(jumbos.medals(), [3, 0], "R1, R2 and R3");
    let mut jungles = table_with("volcanic-jungle; b1 blue:star; b3 blue:xb42 red:capn", IMMEDIATE);
    jungles.act(place("roxy", "b4")).act(jungle("b3", "b2"));
    assert_eq!((jungles.medals(), jungles.emptied("R2")), ([1, 0], Some(BLUE)));
}

#[test]
pub fn tb_r_08_the_opponent_claims_too_if_the_play_completes_a_region() {
    for options in ["{}", IMMEDIATE] {
        let mut table = table_with(RED_COMPLETES, options);
        table.act(place("roxy", "b4")).act(castle("b13"));
        assert_eq!((table.medals(), table.emptied("R12")), ([0, 1], Some(RED)), "{options}");
    }
}

#[test]
fn tb_r_09_a_headquarters_on_the_border_does_not_have_to_be_controlled() {
    let mut own = table("training-yard; b1 blue:jumbo; b3 blue:xb42");
    own.act(place("roxy", "b2"));
    assert_eq!((own.medals(), own.emptied("R1")), ([1, 0], Some(BLUE)), "R1 borders on the blue headquarters");
    let mut enemy = table("training-yard; b1 blue:jumbo; b3 blue:xb42; b8 blue:xb42; b9 blue:star");
    enemy.act(place("roxy", "b10"));
    assert_eq!((enemy.medals(), enemy.emptied("R8")), ([1, 0], Some(BLUE)), "R8 borders on the red headquarters");
}

#[test]
fn tb_r_28_the_player_to_move_claims_first_and_wins() {
    // Roxy on b4 surrounds R2 for blue. When blue takes back its Troop on b13, red surrounds R12. So each player has a
    // region to claim at the end of the play.
    let position = format!("{RED_COMPLETES}; b3 blue:star; b6 blue:star; medals 7 7");
    let mut table = table(&position);
    table.act(place("roxy", "b4")).act(castle("b13"));
    assert_eq!(table.won(), (BLUE, "medals", TB_GOAL_02));
    assert_eq!((table.medals(), table.emptied("R12")), ([8, 7], None), "red claims nothing more");
}

#[test]
fn tb_r_28_the_opponent_may_win_by_medals_in_a_play() {
    let mut table = table(&format!("{RED_COMPLETES}; medals 0 7"));
    table.act(place("roxy", "b4")).act(castle("b13"));
    assert_eq!(table.won(), (RED, "medals", TB_GOAL_02));
}

#[test]
fn tb_r_37_the_bases_of_a_region_need_no_connection() {
    let mut table = table("training-yard; b6 blue:roxy; b9 blue:star; blue hook");
    table.act(place("hook", "b8"));
    assert_eq!((table.medals(), table.emptied("R6")), ([1, 0], Some(BLUE)));
}

#[test]
fn tb_medal_01_several_regions_may_be_claimed_at_once() {
    let mut table = table("training-yard; b1 blue:jumbo; b2 blue:hook; b4 blue:star; b5 blue:star; blue xb42");
    table.act(place("xb42", "b3")).act(decline("xb42"));
    assert_eq!(table.medals(), [3, 0], "R1, R2 and R3");
}
