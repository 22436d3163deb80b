//! Every planted fault is caught: leaks by the laws and the tests of what is hidden, rule faults by tests of their
//! clauses and by properties of all games. `cargo test -p plastic_fudge --features mutants --test laws`

use crate::fields::mined;
use crate::subject::subject;
use crate::{clauses, properties, secrets};
use laws::mutants::caught_by_test as catches;
use plastic_fudge::{Mutant, PlasticFudge};

/// Plants the fault of the running test in a game.
pub fn planted_in(game: PlasticFudge) -> PlasticFudge {
    match laws::mutants::planted() {
        Some(mutant) => game.with_mutant(mutant),
        None => game,
    }
}

/// Asserts that a law catches a leak at one of two tables full of mines.
fn leaks_through(mutant: Mutant, law: &str) {
    laws::mutants::caught_by_law(mutant, law, 0..4, || (0..2).map(|nth| subject(mined(nth))).collect());
}

#[test]
fn a_view_of_what_lies_under_markers_is_caught() {
    leaks_through(Mutant::MarkersSeen, "nobody_sees_what_is_hidden");
    catches(Mutant::MarkersSeen, secrets::pf_mine_04_nobody_can_tell_which_marker_was_laid);
}

#[test]
fn a_view_of_committed_attacks_is_caught() {
    leaks_through(Mutant::AttacksSeen, "nobody_sees_what_is_hidden");
    leaks_through(Mutant::AttacksSeen, "sealed_decisions_commute");
}

#[test]
fn a_marker_told_to_everybody_when_it_is_laid_is_caught() {
    catches(Mutant::LaidTold, secrets::pf_mine_04_nobody_can_tell_which_marker_was_laid);
}

#[test]
fn attacks_told_to_everybody_when_they_are_committed_are_caught() {
    leaks_through(Mutant::AttacksTold, "nobody_sees_what_is_hidden");
    leaks_through(Mutant::AttacksTold, "sealed_decisions_commute");
}

#[test]
fn what_a_sweeper_found_told_to_everybody_is_caught() {
    leaks_through(Mutant::SweepTold, "nobody_sees_what_is_hidden");
}

#[test]
fn a_false_marker_that_throws_no_dice_is_caught() {
    catches(Mutant::FalseUndefended, secrets::pf_r_41_sweeping_draws_the_same_luck_from_a_false_marker);
    leaks_through(Mutant::FalseUndefended, "nobody_sees_what_is_hidden");
}

#[test]
fn hints_that_depend_on_a_hidden_mine_are_caught() {
    leaks_through(Mutant::HintsPeek, "legality_is_no_secret");
    leaks_through(Mutant::HintsPeek, "nobody_sees_what_is_hidden");
}

#[test]
fn a_refusal_that_depends_on_a_hidden_mine_is_caught() {
    leaks_through(Mutant::RefusalPeeks, "legality_is_no_secret");
    leaks_through(Mutant::RefusalPeeks, "nobody_sees_what_is_hidden");
}

#[test]
fn an_order_of_committing_that_shows_is_caught() {
    leaks_through(Mutant::OrderOfCommittingKept, "sealed_decisions_commute");
}

#[test]
fn attacks_opened_too_early_are_caught() {
    leaks_through(Mutant::OpenedEarly, "sealed_decisions_commute");
}

#[test]
fn imagined_truths_full_of_mines_are_caught() {
    catches(Mutant::AlwaysReal, secrets::pf_r_78_an_unknown_marker_is_imagined_real_as_often_as_false);
}

#[test]
fn imagined_truths_that_forget_what_is_known_are_caught() {
    catches(Mutant::KnownImagined, secrets::pf_r_78_an_unknown_marker_is_imagined_real_as_often_as_false);
    leaks_through(Mutant::KnownImagined, "imagined_truths_look_alike");
}

#[test]
fn a_kill_by_a_difference_of_three_is_caught() {
    catches(Mutant::ThreeKills, clauses::pf_dmg_02_a_difference_of_three_injures);
    catches(Mutant::ThreeKills, properties::pf_atk_05_every_hit_is_what_its_dice_and_modifiers_come_to);
}

#[test]
fn a_template_that_spares_nobody_half_in_is_caught() {
    catches(Mutant::HalfInFull, clauses::pf_exp_05_half_in_is_one_step_milder);
    catches(Mutant::HalfInFull, properties::pf_atk_05_every_hit_is_what_its_dice_and_modifiers_come_to);
}

#[test]
fn damage_that_counts_at_once_is_caught() {
    catches(Mutant::DamageAtOnce, clauses::pf_r_18_who_is_destroyed_in_the_step_attacks_all_the_same);
}

#[test]
fn routed_units_that_obey_are_caught() {
    catches(Mutant::RoutedMoves, clauses::pf_r_13_routed_units_obey_nobody);
}

#[test]
fn a_second_move_is_caught() {
    catches(Mutant::MovesAgain, clauses::pf_r_80_each_unit_moves_once);
}

#[test]
fn turns_for_nothing_are_caught() {
    catches(Mutant::TurnsFree, clauses::pf_move_04_a_right_angle_costs_two_inches);
}

#[test]
fn a_mover_that_goes_on_hurt_is_caught() {
    catches(Mutant::MineHaltsNobody, clauses::pf_r_39_whom_a_mine_hurts_stops_there);
}

#[test]
fn a_tie_for_green_is_caught() {
    catches(Mutant::TieToGreen, clauses::pf_init_02_a_tie_is_thrown_again);
}

#[test]
fn a_round_that_remembers_the_last_one_is_caught() {
    catches(Mutant::MovedKept, clauses::pf_r_19_who_has_moved_may_move_again_in_the_next_round);
}

#[test]
fn a_commander_who_is_everywhere_is_caught() {
    catches(Mutant::CommanderAnywhere, clauses::pf_r_10_the_commander_encourages_within_six_inches);
}

#[test]
fn fled_units_that_are_not_lost_are_caught() {
    catches(Mutant::FledNotLost, clauses::pf_r_72_who_has_fled_is_lost);
}

#[test]
fn a_routed_unit_that_turns_back_is_caught() {
    catches(Mutant::TurnsAboutAgain, clauses::pf_r_11_a_routed_unit_that_fails_again_keeps_its_heading);
}

#[test]
fn injuries_that_heal_are_caught() {
    catches(Mutant::InjuriesHeal, clauses::pf_r_83_injuries_stay);
    catches(Mutant::InjuriesHeal, properties::pf_r_08_what_is_lost_stays_lost_and_was_told);
}

#[test]
fn an_edge_that_holds_runners_is_caught() {
    catches(Mutant::EdgeHolds, clauses::pf_rout_03_a_routed_unit_that_reaches_the_edge_is_gone);
}

#[test]
fn moves_that_end_on_others_are_caught() {
    catches(Mutant::EndsAnywhere, clauses::pf_r_46_no_move_ends_on_a_friend);
    catches(Mutant::EndsAnywhere, properties::pf_r_46_units_stand_on_the_table_on_ground_of_their_own);
}
