//! Every planted fault is caught: leaks by the laws and the tests of what is hidden, rule faults by the scenarios of their
//! clauses and by properties of all games. `cargo test -p attacktix --features mutants --test rules`

use crate::secrets::captains;
use crate::tables::subject;
use crate::{properties, secrets};
use attacktix::{Attacktix, Mutant};
use laws::mutants::caught_by_test as catches;
use serde_json::{Value, json};
use std::path::Path;

/// Plants the fault of the running test in a game.
pub fn planted_in(game: Attacktix) -> Attacktix {
    match laws::mutants::planted() {
        Some(mutant) => game.with_mutant(mutant),
        None => game,
    }
}

/// Asserts that a law catches a leak in a duel of two.
fn leaks_through(mutant: Mutant, law: &str) {
    laws::mutants::caught_by_law(mutant, law, 0..3, || vec![subject(captains("bare"))]);
}

/// Finds a scenario of the rulebook's folder.
fn scenario(id: &str) -> Value {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/attacktix/scenarios");
    let files = std::fs::read_dir(folder).expect("the folder of scenarios").map(|file| file.expect("a file").path());
    let read = |path| std::fs::read_to_string(path).expect("a readable file");
    let listed = files.map(read).map(|text| serde_json::from_str::<Value>(&text).expect("JSON")["scenarios"].clone());
    let mut all = listed.flat_map(|list| list.as_array().expect("a list").clone());
    all.find(|found| found["id"] == id).unwrap_or_else(|| panic!("there is no scenario {id}"))
}

/// Asserts that a scenario comes out as it says without a fault, and not while it is planted.
fn breaks(mutant: Mutant, id: &str) {
    let file = json!({ "format": 1, "game": "attacktix", "scenarios": [scenario(id)] }).to_string();
    let sound = study::run::<Attacktix>(&file).expect("a scenario file");
    let failures: Vec<String> = sound.failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{failures:?}");
    let report = study::run_with::<Attacktix>(&file, &|studied| studied.with_mutant(mutant)).expect("the same file");
    assert_eq!(report.passed, 0, "{mutant:?} goes unnoticed by {id}");
}

#[test]
fn a_view_of_what_others_place_is_caught() {
    leaks_through(Mutant::PlacedSeen, "nobody_sees_what_is_hidden");
    leaks_through(Mutant::PlacedSeen, "sealed_decisions_commute");
}

#[test]
fn a_view_of_how_far_others_advance_is_caught() {
    leaks_through(Mutant::AdvanceSeen, "sealed_decisions_commute");
}

#[test]
fn a_view_of_wheels_is_caught() {
    leaks_through(Mutant::WheelsSeen, "imagined_truths_look_alike");
    leaks_through(Mutant::WheelsSeen, "nobody_sees_what_is_hidden");
}

#[test]
fn a_place_told_to_everybody_is_caught() {
    leaks_through(Mutant::PlacedTold, "nobody_sees_what_is_hidden");
    leaks_through(Mutant::PlacedTold, "sealed_decisions_commute");
}

#[test]
fn a_special_window_told_with_the_grind_is_caught() {
    catches(Mutant::SpecialTold, secrets::at_r_03_a_grind_tells_no_more_than_the_top_window);
}

#[test]
fn an_order_of_placing_that_shows_is_caught() {
    leaks_through(Mutant::OrderOfPlacingKept, "sealed_decisions_commute");
}

#[test]
fn hints_that_depend_on_a_special_window_are_caught() {
    leaks_through(Mutant::HintsPeek, "legality_is_no_secret");
    leaks_through(Mutant::HintsPeek, "nobody_sees_what_is_hidden");
}

#[test]
fn a_refusal_that_depends_on_what_others_have_placed_is_caught() {
    leaks_through(Mutant::RefusalPeeks, "legality_is_no_secret");
    leaks_through(Mutant::RefusalPeeks, "nobody_sees_what_is_hidden");
}

#[test]
fn answers_from_the_truth_are_caught() {
    catches(Mutant::AnswersPeek, secrets::at_etiq_02_no_answer_tells_what_the_asker_may_not_know);
}

#[test]
fn a_bot_that_peeks_is_caught() {
    catches(Mutant::BotsPeek, secrets::at_etiq_02_a_bot_decides_alike_whatever_special_windows_show);
}

#[test]
fn imagined_wheels_that_do_not_fit_are_caught() {
    leaks_through(Mutant::AnyWheelImagined, "legality_is_no_secret");
}

#[test]
fn imagined_truths_without_hidden_figures_are_caught() {
    catches(Mutant::PlacedForgotten, secrets::at_r_08_who_is_ready_is_imagined_at_the_line);
}

#[test]
fn a_wheel_that_stays_is_caught() {
    breaks(Mutant::WheelStays, "AT-C-18");
    catches(Mutant::WheelStays, properties::at_base_02_every_tik_of_a_move_turns_the_wheel_by_one);
}

#[test]
fn legs_that_are_rounded_apart_are_caught() {
    breaks(Mutant::LegsRoundedApart, "AT-C-15");
}

#[test]
fn a_second_move_is_caught() {
    breaks(Mutant::MovesAgain, "AT-C-19");
}

#[test]
fn half_a_speed_rounded_down_is_caught() {
    breaks(Mutant::SlowRoundsDown, "AT-C-35");
}

#[test]
fn a_move_beyond_a_low_barrier_is_caught() {
    breaks(Mutant::CrossingGoesOn, "AT-C-24");
    breaks(Mutant::CrossingGoesOn, "AT-C-27");
}

#[test]
fn a_way_through_a_high_barrier_is_caught() {
    breaks(Mutant::HighIsNoBarrier, "AT-C-140");
}

#[test]
fn cover_by_a_white_number_is_caught() {
    breaks(Mutant::WhiteCovers, "AT-C-45");
    catches(Mutant::WhiteCovers, properties::at_cover_02_nobody_with_a_white_number_is_covered);
}

#[test]
fn cover_that_goes_along_is_caught() {
    breaks(Mutant::CoverKept, "AT-C-52");
    breaks(Mutant::CoverKept, "AT-C-53");
}

#[test]
fn a_reach_from_the_edge_is_caught() {
    breaks(Mutant::ReachFromTheEdge, "AT-C-31");
}

#[test]
fn a_second_attack_is_caught() {
    breaks(Mutant::AttacksAgain, "AT-C-56");
}

#[test]
fn an_attack_that_spares_its_own_side_is_caught() {
    breaks(Mutant::OwnSideSpared, "AT-C-66");
    breaks(Mutant::OwnSideSpared, "AT-C-96");
}

#[test]
fn one_switch_that_counts_for_two_is_caught() {
    breaks(Mutant::SwitchTwice, "AT-C-63");
}

#[test]
fn a_hand_that_defeats_is_caught() {
    breaks(Mutant::HandsFell, "AT-C-68");
    breaks(Mutant::HandsFell, "AT-C-210");
    breaks(Mutant::HandsFell, "AT-C-211");
}

#[test]
fn a_figure_that_is_set_up_elsewhere_is_caught() {
    breaks(Mutant::SetUpElsewhere, "AT-C-210");
    breaks(Mutant::SetUpElsewhere, "AT-C-211");
}

#[test]
fn switches_reset_by_setting_up_are_caught() {
    breaks(Mutant::SetUpReset, "AT-C-68");
    breaks(Mutant::SetUpReset, "AT-C-211");
}

#[test]
fn captives_that_count_for_their_owner_are_caught() {
    breaks(Mutant::CapturedCountForOwner, "AT-C-95");
}

#[test]
fn level_points_that_win_are_caught() {
    breaks(Mutant::LevelPointsWin, "AT-C-93");
}

#[test]
fn a_backup_force_that_saves_is_caught() {
    breaks(Mutant::BackupKeepsIn, "AT-C-97");
    catches(Mutant::BackupKeepsIn, properties::at_vict_01_every_turn_begins_with_two_sides_in_play);
}

#[test]
fn places_that_are_not_shared_are_caught() {
    breaks(Mutant::LevelPlacesApart, "AT-C-108");
}

#[test]
fn a_return_without_grinding_is_caught() {
    breaks(Mutant::ReturnsUnground, "AT-C-71");
    catches(Mutant::ReturnsUnground, properties::at_ret_03_who_comes_into_play_is_ground_and_stands_behind_the_line);
}

#[test]
fn a_return_to_the_line_itself_is_caught() {
    breaks(Mutant::ReturnsAtTheLine, "AT-C-71");
    catches(Mutant::ReturnsAtTheLine, properties::at_ret_03_who_comes_into_play_is_ground_and_stands_behind_the_line);
}
