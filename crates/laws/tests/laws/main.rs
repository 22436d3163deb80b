//! The laws hold for a sound game and catch every fault planted in it.

mod hands;
mod leaks;
mod undo;

use hands::{Action, Fault, Hands, State};
use laws::{DrawContext, Secret, Subject, broken, obey, obey_except};
use referee::{Seat, Viewer};

fn subject(fault: Fault) -> Subject<Hands> {
    Subject {
        game: Hands(fault),
        every: (0..5).map(Action::Show).chain([Action::Resign]).collect(),
        non_candidates: vec![Action::Resign],
        longest: 6,
        sealed_alike: Some(|one, other| [one, other].iter().all(|action| matches!(action, Action::Show(_)))),
        sees,
        public_effect: |_, step| format!("{:?}", step.after.opened),
        twin: None,
        secrets: vec![
            Secret { name: "tokens", of: |_, state| Some(format!("{:?}", state.tokens)), floor: [50, 50, 50] },
            Secret { name: "sealed hands", of: sealed_hands, floor: [0, 15, 15] },
        ],
        twins_percent: 50,
        may_be_drawn: false,
    }
}

fn sealed_hands(_: &Hands, state: &State) -> Option<String> {
    state.sealed.iter().any(Option::is_some).then(|| format!("{:?}", state.sealed))
}

/// Only the holder of a token sees the token. Every viewer sees the coin.
fn sees(_: &Hands, glance: &DrawContext<'_, Hands>) -> bool {
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
        (Fault::EndsWithoutAWinner, "games_end"),
        (Fault::Mumbles, "words_round_trip"),
        (Fault::MisreadsViews, "words_round_trip"),
        (Fault::EventIsNoObject, "words_round_trip"),
        (Fault::EventLacksAField, "words_round_trip"),
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

/// The sound game with another floor for its secrets.
fn with_floor(floor: [u32; 3]) -> Subject<Hands> {
    let mut subject = subject(Fault::None);
    subject.secrets[1].floor = floor;
    subject
}

#[test]
#[should_panic(expected = "sealed hands: 0 of ")]
fn a_secret_in_which_no_twin_differs_is_no_proof() {
    let mut subject = with_floor([0, 20, 20]);
    subject.sealed_alike = None; // so twins never seal anything else
    obey_except(&["sealed_decisions_commute"], &subject, 0..12);
}

#[test]
#[should_panic(expected = "twins differ before the public, not 101 %")]
fn too_few_twins_that_differ_are_no_proof() {
    obey(&with_floor([0, 0, 101]), 0..12);
}

#[test]
#[should_panic(expected = "decisions before the seat that decides, not 101 %")]
fn too_few_twins_are_no_proof() {
    let mut subject = subject(Fault::None);
    subject.twins_percent = 101;
    obey(&subject, 0..12);
}

#[test]
#[should_panic(expected = "more tokens: 0 of 0 twins differ")]
fn a_secret_that_never_occurs_is_no_proof() {
    let mut subject = subject(Fault::None);
    subject.secrets.push(Secret { name: "more tokens", of: |_, _| None, floor: [1, 0, 0] });
    obey(&subject, 0..12);
}

#[test]
fn a_game_that_may_be_drawn_ends_without_a_winner() {
    let mut subject = subject(Fault::EndsWithoutAWinner);
    assert!(laws::games_end(&subject, 0).is_err());
    subject.may_be_drawn = true;
    assert_eq!(laws::games_end(&subject, 0), Ok(1));
}
