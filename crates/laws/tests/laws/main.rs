//! The laws hold for a sound game and catch every fault that is planted in it.

mod hands;
mod leaks;

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
fn each_fault_breaks_its_law() {
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
    ];
    for (fault, law) in expected {
        assert!(laws_against(fault).contains(&law), "{fault:?} goes unnoticed by {law}");
    }
}

#[test]
fn a_breach_says_law_seed_and_step() {
    let found = broken(&subject(Fault::CandidateIsRefused), 4..9);
    let (law, breach) = &found[0];
    assert_eq!((*law, breach.seed, breach.step), ("candidates_are_the_legal_decisions", 4, 0));
    let text = breach.to_string();
    let start = "candidates_are_the_legal_decisions is broken in the game of seed 4 after step 0: ";
    assert!(text.starts_with(start), "{text}");
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

/// A test of the rules that notices a game without an end.
fn games_end() {
    for subject in tables() {
        assert_eq!(laws::games_end(&subject, 3).err(), None);
    }
}

#[test]
fn a_mutant_is_caught_by_a_law_and_by_a_test() {
    caught_by_law(Fault::NeverEnds, "games_end", 0..12, tables);
    caught_by_test(Fault::NeverEnds, games_end);
    assert_eq!(planted::<Fault>(), None);
}
