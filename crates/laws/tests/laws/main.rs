//! The laws hold for a sound game, and notice every fault that a test puts into it.

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
        files: None,
    }
}

fn sealed_hands(_: &Hands, state: &State) -> Option<String> {
    state.sealed.iter().any(Option::is_some).then(|| format!("{:?}", state.sealed))
}

/// Returns whether a viewer sees the result of a draw: only its holder sees a token, but everybody sees the coin.
fn sees(_: &Hands, glance: &DrawContext<'_, Hands>) -> bool {
    match glance.draw().clause.as_str() {
        "HA-DEAL" => glance.viewer == Viewer::Seat(Seat(glance.nth as u8)),
        _ => true,
    }
}

/// Returns the names of the laws that a fault breaks.
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
        assert!(laws_against(fault).contains(&law), "{law} does not notice {fault:?}");
    }
}

#[test]
fn the_text_of_a_breach_names_law_seed_and_step() {
    let found = broken(&subject(Fault::CandidateIsRefused), 4..9);
    let (law, breach) = &found[0];
    assert_eq!((*law, breach.seed, breach.step), ("candidates_are_the_legal_decisions", 4, 0));
    let text = breach.to_string();
    let start = "candidates_are_the_legal_decisions is broken in the game of seed 4 after step 0: ";
    assert!(text.starts_with(start), "{text}");
}

#[test]
#[should_panic(expected = "made no check")]
fn a_law_that_makes_no_check_fails_the_test() {
    obey(&subject(Fault::None), 0..0);
}

/// The subject of the sound game, with other least percentages for its sealed hands.
fn with_floor(floor: [u32; 3]) -> Subject<Hands> {
    let mut subject = subject(Fault::None);
    subject.secrets[1].floor = floor;
    subject
}

#[test]
#[should_panic(expected = "sealed hands: for another seat, 0 of ")]
fn a_secret_in_which_no_twin_differs_fails_the_test() {
    let mut subject = with_floor([0, 20, 20]);
    subject.sealed_alike = None; // so a twin never gets another sealed decision
    obey_except(&["sealed_decisions_commute"], &subject, 0..12);
}

#[test]
#[should_panic(expected = "twins differ; it must be at least 101 %")]
fn too_few_twins_that_differ_fail_the_test() {
    obey(&with_floor([0, 0, 101]), 0..12);
}

#[test]
#[should_panic(expected = "decisions have a twin; it must be at least 101 %")]
fn too_few_twins_fail_the_test() {
    let mut subject = subject(Fault::None);
    subject.twins_percent = 101;
    obey(&subject, 0..12);
}

#[test]
#[should_panic(expected = "more tokens: for the seat that decides, 0 of 0 twins differ")]
fn a_secret_that_never_exists_fails_the_test() {
    let mut subject = subject(Fault::None);
    subject.secrets.push(Secret { name: "more tokens", of: |_, _| None, floor: [1, 0, 0] });
    obey(&subject, 0..12);
}

#[test]
fn a_game_without_a_winner_breaks_games_end_unless_the_subject_allows_draws() {
    let mut subject = subject(Fault::EndsWithoutAWinner);
    assert!(laws::games_end(&subject, 0).is_err());
    subject.may_be_drawn = true;
    assert_eq!(laws::games_end(&subject, 0), Ok(1));
}
