//! Every planted fault is caught: leaks by the laws and the tests of what is hidden, rule faults by the tests of their
//! clauses. `cargo test -p plastic_attack --features mutants`

use crate::subject::{subject, table};
use laws::mutants::{caught_by_test as catches, noticed_by_test};
use plastic_attack::{Edition, Mutant, PlasticAttack};

/// Plants the fault of the running test in a game.
pub fn planted_in(game: PlasticAttack) -> PlasticAttack {
    match laws::mutants::planted() {
        Some(mutant) => game.with_mutant(mutant),
        None => game,
    }
}

/// Asserts that a law catches a leak at one of two tables, one of each edition.
fn leaks_through(mutant: Mutant, law: &str) {
    let tables = || [(Edition::First, 3), (Edition::Revised, 4)].map(|(edition, nth)| subject(table(edition, 3, nth)));
    laws::mutants::caught_by_law(mutant, law, 0..3, || tables().into());
}

#[test]
fn a_view_of_all_hands_is_caught() {
    leaks_through(Mutant::HandsSeen, "nobody_sees_what_is_hidden");
    catches(Mutant::HandsSeen, crate::properties::pa_p03_a_view_has_no_other_hand_no_laid_card_and_no_draw_pile);
}

#[test]
fn a_view_of_laid_cards_is_caught() {
    leaks_through(Mutant::LaidSeen, "nobody_sees_what_is_hidden");
    leaks_through(Mutant::LaidSeen, "sealed_decisions_commute");
}

#[test]
fn a_draw_pile_open_before_the_end_is_caught() {
    leaks_through(Mutant::PileSeenEarly, "nobody_sees_what_is_hidden");
}

#[test]
fn a_laid_card_left_out_of_those_held_over_is_caught() {
    catches(
        Mutant::HeldOverWithoutLaid,
        crate::effects::pa_r_53_the_last_shuffle_and_what_was_held_before_it_are_remembered,
    );
    leaks_through(Mutant::HeldOverWithoutLaid, "nobody_sees_what_is_hidden");
}

#[test]
fn a_laid_card_told_to_everybody_is_caught() {
    leaks_through(Mutant::LaidTold, "nobody_sees_what_is_hidden");
    leaks_through(Mutant::LaidTold, "sealed_decisions_commute");
}

#[test]
fn drawn_cards_told_to_everybody_are_caught() {
    leaks_through(Mutant::DrawsTold, "nobody_sees_what_is_hidden");
}

#[test]
fn hints_that_depend_on_another_hand_are_caught() {
    leaks_through(Mutant::HintsPeek, "legality_is_no_secret");
    leaks_through(Mutant::HintsPeek, "nobody_sees_what_is_hidden");
}

#[test]
fn chances_counted_from_the_true_hand_are_caught() {
    leaks_through(Mutant::OddsOfTheTruth, "legality_is_no_secret");
    leaks_through(Mutant::OddsOfTheTruth, "nobody_sees_what_is_hidden");
}

#[test]
fn a_refusal_that_depends_on_another_hand_is_caught() {
    leaks_through(Mutant::RefusalPeeks, "legality_is_no_secret");
    leaks_through(Mutant::RefusalPeeks, "nobody_sees_what_is_hidden");
}

#[test]
fn an_order_of_laying_that_shows_is_caught() {
    leaks_through(Mutant::OrderOfLayingKept, "sealed_decisions_commute");
    catches(Mutant::OrderOfLayingKept, crate::rulings::pa_r_10_a_card_laid_is_laid_and_secret_in_either_order);
}

#[test]
fn imagined_truths_that_forget_what_was_held_over_are_caught() {
    catches(Mutant::HeldOverForgotten, crate::imagined::pa_r_53_each_deal_that_fits_is_imagined_equally_often);
    leaks_through(Mutant::HeldOverForgotten, "imagined_truths_look_alike");
}

#[test]
fn an_imagined_card_that_is_always_the_best_is_caught() {
    catches(Mutant::BestCardImagined, crate::imagined::pa_r_10_any_card_of_the_hand_may_be_the_one_laid);
}

#[test]
fn a_defender_who_wins_ties_is_caught() {
    catches(Mutant::TieToDefender, crate::battle::pa1_battle_06_an_equal_total_wins);
    catches(Mutant::TieToDefender, crate::battle::pa2_battle_06_an_equal_total_wins);
}

#[test]
fn an_action_for_a_six_is_caught() {
    catches(Mutant::ActionAtSix, crate::battle::pa1_spec_04_ranks_2_to_6_give_no_action);
    catches(Mutant::ActionAtSix, crate::properties::pa_p10_a_won_attack_goes_in_order_with_one_action_at_most);
}

#[test]
fn a_shield_against_a_moved_hit_is_caught() {
    catches(
        Mutant::ShieldOnMovedHit,
        crate::rulings::pa_r_26_a_shield_answers_only_its_bearers_own_defeat_armor_any_wound,
    );
}

#[test]
fn a_reversal_at_once_is_caught() {
    catches(Mutant::ReversalAtOnce, crate::effects::pa_r_33_each_use_is_one_extra_turn_and_one_reversal);
    catches(Mutant::ReversalAtOnce, crate::actions_2009::pa1_act_qa_02_after_that_turn_play_goes_the_other_way);
}

#[test]
fn recovering_a_figure_that_fights_for_another_is_caught() {
    catches(
        Mutant::RecoverFromArmies,
        crate::rulings::pa_r_20_a_figure_that_fights_for_another_is_not_recovered_but_by_option,
    );
}

#[test]
fn a_dodge_that_outlives_a_lost_defence_is_caught() {
    catches(Mutant::DodgeKeptWhenLost, crate::actions_2009::pa1_act_dodge_02_the_bonus_ends_with_that_battle);
    catches(Mutant::DodgeKeptWhenLost, crate::actions_revised::pa2_act_dodge_02_the_bonus_ends_with_that_battle);
}

#[test]
fn an_action_after_the_winning_capture_is_caught() {
    catches(
        Mutant::ActionAfterTheEnd,
        crate::rulings::pa_r_17_after_the_last_figure_of_a_player_the_action_comes_all_the_same,
    );
}

#[test]
fn a_hand_that_goes_nowhere_with_its_player_is_caught() {
    catches(Mutant::HandKeptWhenOut, crate::rulings::pa_r_18_who_goes_out_discards_the_hand_and_loses_all_marks);
    catches(Mutant::HandKeptWhenOut, crate::properties::pa_p01_the_52_cards_are_all_somewhere_and_once);
}

#[test]
fn power_of_the_wounded_is_caught() {
    catches(Mutant::WoundedPowerCounts, crate::battle::pa2_wound_03_a_wounded_character_adds_no_power);
    catches(Mutant::WoundedPowerCounts, crate::effects::pa_r_37_boost_and_luck_pass_the_wounded_by_and_effects_do_not);
}

#[test]
fn a_master_plan_that_draws_its_own_battle_cards_is_caught() {
    catches(Mutant::PlanDrawsBattleCards, crate::rulings::pa_r_14_battle_cards_are_discarded_after_the_action);
}

#[test]
fn a_master_plan_that_only_tops_up_is_caught() {
    catches(Mutant::PlanTopsUp, crate::actions_2009::pa1_act_mp_03_exactly_three_whatever_was_held);
}

#[test]
fn a_heal_above_ten_is_caught() {
    catches(Mutant::HealAboveTen, crate::actions_2009::pa1_act_heal_02_above_the_start_but_not_above_10);
}

#[test]
fn the_rules_written_a_second_time_notice_every_rule_fault() {
    let faults = [
        (Mutant::TieToDefender, Edition::First),
        (Mutant::ActionAtSix, Edition::First),
        (Mutant::ShieldOnMovedHit, Edition::First),
        (Mutant::ReversalAtOnce, Edition::First),
        (Mutant::RecoverFromArmies, Edition::First),
        (Mutant::DodgeKeptWhenLost, Edition::Revised),
        (Mutant::ActionAfterTheEnd, Edition::First),
        (Mutant::HandKeptWhenOut, Edition::Revised),
        (Mutant::WoundedPowerCounts, Edition::Revised),
        (Mutant::PlanDrawsBattleCards, Edition::First),
        (Mutant::PlanTopsUp, Edition::Revised),
        (Mutant::HealAboveTen, Edition::Revised),
    ];
    for (mutant, edition) in faults {
        let test = match edition {
            Edition::First => crate::again::the_2009_edition_goes_as_the_rulebook_says_it_does,
            Edition::Revised => crate::again::the_revised_edition_goes_as_the_rulebook_says_it_does,
        };
        noticed_by_test(mutant, test);
    }
}
