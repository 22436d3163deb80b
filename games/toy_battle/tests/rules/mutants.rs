//! Every planted fault is caught: leaks by the laws, rule faults by the tests of their clauses.
//! `cargo test -p toy_battle --features mutants`

use crate::subject::{setup, subject};
use laws::Subject;
use laws::mutants::caught_by_test as catches;
use toy_battle::{Mutant, ToyBattle};

/// Plants the fault of the running test in a game.
pub fn planted_in(game: ToyBattle) -> ToyBattle {
    match laws::mutants::planted() {
        Some(mutant) => game.with_mutant(mutant),
        None => game,
    }
}

/// Two boards at which every leak comes to light.
fn boards() -> Vec<Subject<ToyBattle>> {
    ["battlefield", "castle-field"].map(|board| subject(setup(board, "{}"))).into()
}

/// Asserts that a law catches a leak, on one of two boards.
fn leaks_through(mutant: Mutant, law: &str) {
    laws::mutants::caught_by_law(mutant, law, 0..3, boards);
}

#[test]
fn without_a_planted_fault_no_law_breaks() {
    for subject in boards() {
        assert_eq!(laws::broken(&subject, 0..3), []);
    }
}

#[test]
fn a_view_of_the_enemy_rack_is_caught() {
    leaks_through(Mutant::EnemyRackSeen, "nobody_sees_what_is_hidden");
}

#[test]
fn a_view_of_the_removed_troops_is_caught() {
    leaks_through(Mutant::RemovedSeenEarly, "nobody_sees_what_is_hidden");
}

#[test]
fn a_view_of_the_lying_troop_is_caught() {
    leaks_through(Mutant::LyingSeen, "nobody_sees_what_is_hidden");
}

#[test]
fn draws_that_count_as_known_are_caught() {
    leaks_through(Mutant::DrawsKnown, "nobody_sees_what_is_hidden");
}

#[test]
fn draws_told_to_everybody_are_caught() {
    leaks_through(Mutant::DrawsTold, "nobody_sees_what_is_hidden");
}

#[test]
fn a_pinned_troop_told_to_everybody_is_caught() {
    leaks_through(Mutant::PinTold, "nobody_sees_what_is_hidden");
}

#[test]
fn hints_that_depend_on_the_enemy_rack_are_caught() {
    leaks_through(Mutant::HintsPeek, "legality_is_no_secret");
    leaks_through(Mutant::HintsPeek, "nobody_sees_what_is_hidden");
}

#[test]
fn a_refusal_that_depends_on_the_reserve_is_caught() {
    leaks_through(Mutant::RefusalPeeks, "legality_is_no_secret");
    leaks_through(Mutant::RefusalPeeks, "nobody_sees_what_is_hidden");
}

#[test]
fn equal_strength_that_covers_is_caught() {
    catches(Mutant::EqualCovers, crate::placing::tb_place_04_equal_strength_does_not_cover);
    leaks_through(Mutant::EqualCovers, "candidates_are_the_legal_decisions");
}

#[test]
fn an_opponent_who_never_claims_is_caught() {
    catches(Mutant::OpponentNeverClaims, crate::medals::tb_r_08_the_opponent_claims_too_if_the_play_completes_a_region);
}

#[test]
fn two_drawn_with_seven_on_the_rack_are_caught() {
    catches(Mutant::SevenDrawsTwo, crate::draw::tb_draw_03_with_seven_on_the_rack_one_is_drawn);
    catches(Mutant::SevenDrawsTwo, crate::properties::no_rack_ever_holds_more_than_eight);
}

#[test]
fn a_covered_troop_that_uses_its_base_is_caught() {
    catches(Mutant::CoveredTroopUsesBase, crate::terrains::tb_vis_01_a_covered_troop_does_not_use_its_base);
    catches(
        Mutant::CoveredTroopUsesBase,
        crate::terrain_rulings::tb_r_27_a_waiting_effect_is_void_when_its_troop_was_taken_back,
    );
}

#[test]
fn a_hook_that_takes_a_headquarters_from_afar_is_caught() {
    catches(Mutant::HookTakesHq, crate::troops::tb_troop_4_02_on_the_headquarters_hook_must_be_connected);
}

#[test]
fn a_stuck_player_who_wins_ties_is_caught() {
    catches(Mutant::StuckWinsTies, crate::goal::tb_goal_04_on_equal_medals_the_player_who_can_do_nothing_loses);
}
