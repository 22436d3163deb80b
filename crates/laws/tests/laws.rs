//! The laws hold for a sound game and catch every fault that is planted in it.

mod hands;

use hands::{Action, Fault, Hands};
use laws::mutants::{caught_by_law, caught_by_test, planted};
use laws::{Glance, Subject, broken, obey};
use referee::{Seat, Viewer};

fn subject(fault: Fault) -> Subject<Hands> {
    Subject {
        game: Hands(fault),
        every: (0..5).map(Action::Show).chain([Action::Resign]).collect(),
        apart: vec![Action::Resign],
        longest: 6,
        sealed_alike: Some(|one, other| [one, other].iter().all(|action| matches!(action, Action::Show(_)))),
        sees,
        gives_away: |_, step| format!("{:?}", step.after.opened),
        twin: None,
    }
}

/// Tokens are seen by who holds them, the coin by all.
fn sees(_: &Hands, glance: &Glance<'_, Hands>) -> bool {
    match glance.draw().clause.as_str() {
        "HA-DEAL" => glance.viewer == Viewer::Seat(Seat(glance.nth as u8)),
        _ => true,
    }
}

/// Names the laws that a fault breaks.
fn laws_against(fault: Fault) -> Vec<&'static str> {
    broken(&subject(fault), 0..12).into_iter().map(|(law, _)| law).collect()
}

#[test]
fn a_sound_game_obeys_every_law() {
    obey(&subject(Fault::None), 0..30);
}

#[test]
fn each_planted_fault_breaks_its_law() {
    let expected = [
        (Fault::NobodyIsAwaited, "somebody_may_decide"),
        (Fault::CandidateIsRefused, "candidates_are_the_legal_decisions"),
        (Fault::LegalIsUnlisted, "candidates_are_the_legal_decisions"),
        (Fault::NeverEnds, "games_end"),
        (Fault::TellingScores, "telling_changes_nothing"),
        (Fault::Mumbles, "words_round_trip"),
        (Fault::Mumbles, "records_replay"),
        (Fault::ImaginesAnotherToken, "imagined_truths_look_alike"),
        (Fault::ImaginesAnotherToken, "legality_is_no_secret"),
        (Fault::SealsAreSeen, "nobody_sees_what_is_hidden"),
        (Fault::SealsAreTold, "nobody_sees_what_is_hidden"),
        (Fault::TokenIsSeenByAll, "nobody_sees_what_is_hidden"),
        (Fault::HintsPeek, "legality_is_no_secret"),
        (Fault::HintsPeek, "nobody_sees_what_is_hidden"),
        (Fault::RefusalPeeks, "legality_is_no_secret"),
        (Fault::RefusalPeeks, "nobody_sees_what_is_hidden"),
        (Fault::FirstSealScores, "sealed_decisions_commute"),
        (Fault::SealsAreSeen, "sealed_decisions_commute"),
        (Fault::SealsAreTold, "sealed_decisions_commute"),
    ];
    for (fault, law) in expected {
        assert!(laws_against(fault).contains(&law), "{fault:?} goes unnoticed by {law}");
    }
}

#[test]
fn a_breach_says_law_seed_and_step() {
    let found = broken(&subject(Fault::FirstSealScores), 4..9);
    let (law, breach) = &found[0];
    assert_eq!((*law, breach.seed, breach.step), ("sealed_decisions_commute", 4, 0));
    let text = breach.to_string();
    assert!(text.starts_with("sealed_decisions_commute is broken in the game of seed 4 after step 0: "), "{text}");
}

#[test]
#[should_panic(expected = "had nothing to look at")]
fn a_law_that_looks_at_nothing_is_no_proof() {
    obey(&subject(Fault::None), 0..0);
}

/// The game with the fault that is planted, before the laws.
fn tables() -> Vec<Subject<Hands>> {
    vec![subject(planted().unwrap_or(Fault::None))]
}

/// A test of the rules that notices hints which say too much.
fn hints_say_nothing_of_others() {
    for subject in tables() {
        assert_eq!(laws::legality_is_no_secret(&subject, 3).err(), None);
    }
}

#[test]
fn a_mutant_is_caught_by_a_law_and_by_a_test() {
    caught_by_law(Fault::RefusalPeeks, "legality_is_no_secret", 0..12, tables);
    caught_by_test(Fault::HintsPeek, hints_say_nothing_of_others);
    assert_eq!(planted::<Fault>(), None);
}

#[test]
#[should_panic(expected = "SealsAreSeen goes unnoticed by games_end")]
fn a_mutant_that_no_law_catches_is_told() {
    caught_by_law(Fault::SealsAreSeen, "games_end", 0..12, tables);
}

#[test]
#[should_panic(expected = "FirstSealScores goes unnoticed")]
fn a_mutant_that_no_test_catches_is_told() {
    caught_by_test(Fault::FirstSealScores, || assert_ne!(planted(), Some(Fault::None)));
}

#[test]
#[should_panic(expected = "games_end breaks without a fault")]
fn a_law_that_a_sound_game_breaks_catches_nothing() {
    caught_by_law(Fault::NeverEnds, "games_end", 0..12, || vec![subject(Fault::NeverEnds)]);
}
