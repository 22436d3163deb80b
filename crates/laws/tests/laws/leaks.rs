//! Tests plant leaks of secrets in a sound game from outside, and the law against each leak must notice it.

use crate::hands::{Event, Fault, Hands, Refusal, State};
use crate::subject;
use laws::Subject;
use laws::planted::{Planted, Sound, assert_caught};
use referee::{Game, Seat};

/// The laws that have held without a leak.
static SOUND: Sound = Sound::new();

/// Asserts that a law holds in twelve games, and is broken in at least one of them with the leak.
fn caught(law: &str, plant: impl Fn(Planted<Hands>) -> Planted<Hands>) {
    assert_caught(&SOUND, law, 0..12, || vec![subject(Fault::None)], plant);
}

fn tokens_are_seen_by_all(game: Planted<Hands>) -> Planted<Hands> {
    game.with_view(|_, state: &State, _, mut view| {
        view.tokens = state.tokens.map(Some);
        view
    })
}

fn seals_are_seen(game: Planted<Hands>) -> Planted<Hands> {
    game.with_view(|_, state: &State, _, mut view| {
        view.sealed = state.sealed.map(|fingers| (fingers.is_some(), fingers));
        view
    })
}

fn seals_are_told(game: Planted<Hands>) -> Planted<Hands> {
    game.with_show(|_, event, _, shown| match event {
        Event::Sealed { .. } => Some(event.clone()),
        _ => shown,
    })
}

/// The hints of a player leave the last decision out while the other player holds token 3.
fn hints_peek(game: Planted<Hands>) -> Planted<Hands> {
    game.with_hints(|_, state, seat, mut hints| {
        if state.tokens[1 - seat.index()] == 3 {
            hints.as_array_mut().expect("hints are a list").pop();
        }
        hints
    })
}

/// The refusals of a player have a longer text while the other player holds token 3.
fn refusals_peek(game: Planted<Hands>) -> Planted<Hands> {
    game.with_check(|_, state, seat, _, judged| match judged {
        Err(Refusal(what)) if state.tokens[1 - seat.index()] == 3 => Err(Refusal(what + ", as the other one knows")),
        judged => judged,
    })
}

/// The seat that seals its decision first gets a point.
fn first_seal_scores(game: Planted<Hands>) -> Planted<Hands> {
    game.with_apply(|game, state, seat, action, table| {
        if state.sealed == [None; 2] {
            state.points[seat.index()] += 1;
        }
        game.apply(state, seat, action, table);
    })
}

#[test]
fn a_view_that_shows_hidden_things_is_caught() {
    caught("nobody_sees_what_is_hidden", tokens_are_seen_by_all);
    caught("nobody_sees_what_is_hidden", seals_are_seen);
    caught("sealed_decisions_commute", seals_are_seen);
}

#[test]
fn an_event_that_shows_a_sealed_decision_to_everybody_is_caught() {
    caught("nobody_sees_what_is_hidden", seals_are_told);
    caught("sealed_decisions_commute", seals_are_told);
}

#[test]
fn hints_and_refusals_that_depend_on_a_secret_are_caught() {
    for law in ["legality_is_no_secret", "nobody_sees_what_is_hidden"] {
        caught(law, hints_peek);
        caught(law, refusals_peek);
    }
}

#[test]
fn a_point_for_sealing_first_is_caught() {
    caught("sealed_decisions_commute", first_seal_scores);
}

#[test]
fn imagined_truths_that_do_not_fit_are_caught() {
    caught("imagined_truths_look_alike", |game| {
        game.with_imagine(|_, _, mut imagined, _| {
            imagined.tokens = imagined.tokens.map(|token| (token + 1) % 4);
            imagined
        })
    });
}

#[test]
fn a_game_with_nothing_planted_obeys_every_law() {
    laws::obey(&subject(Fault::None).planted(|game| game), 0..12);
}

#[test]
#[should_panic(
    expected = "games_end does not notice the planted fault in the games of the seeds 0..12 (0 games panicked)"
)]
fn a_leak_that_a_law_does_not_notice_is_an_error() {
    caught("games_end", seals_are_seen);
}

#[test]
#[should_panic(expected = "(12 games panicked)")]
fn a_panic_is_not_a_breach() {
    caught("nobody_sees_what_is_hidden", |game| game.with_view(|_, _, _, _| panic!("the leak breaks the game")));
}

#[test]
#[should_panic(expected = "the law is broken even without the planted fault: games_end is broken")]
fn a_law_that_the_honest_game_breaks_proves_nothing() {
    let subjects = || -> Vec<Subject<Hands>> { vec![subject(Fault::NeverEnds)] };
    assert_caught(&Sound::new(), "games_end", 0..12, subjects, seals_are_seen);
}

#[test]
fn answers_may_be_planted_too() {
    use referee::Codec;
    let question = serde_json::Value::Null;
    let view = Hands(Fault::None).view(&tokens(3), referee::Viewer::Seat(Seat(0)));
    let game = Planted::new(Hands(Fault::None)).with_answer(|_, _, _, _| Ok("three".into()));
    assert_eq!(game.answer(&view, &question), Ok("three".into()));
    assert!(game.honest().answer(&view, &question).is_err());
}

fn tokens(of_the_other: u8) -> State {
    State { tokens: [0, of_the_other], sealed: [None; 2], points: [0; 2], round: 0, opened: None, resigned: None }
}
