//! Each test makes the game show something secret. The laws (`crates/laws`) must notice every such leak.

use crate::rules::subject::{setup, subject};
use laws::Files;
use laws::planted::{Planted, Sound, assert_caught};
use referee::{Game, Seat};
use serde_json::{Value, json};
use toy_battle::{Action, BLUE, Event, RED, Refusal, State, ToyBattle, Troop, opponent};

const SECRETS: &str = "nobody_sees_what_is_hidden";
const LEGALITY: &str = "legality_is_no_secret";

/// Checks once that the laws hold for the game without a leak.
static SOUND: Sound = Sound::new();

/// Asserts that `laws` notice the leak that `plant` adds, on at least one of two boards.
fn caught(laws: &[&str], plant: impl Fn(Planted<ToyBattle>) -> Planted<ToyBattle>) {
    let boards = || ["battlefield", "castle-field"].map(|board| subject(setup(board, "{}"))).into();
    for law in laws {
        assert_caught(&SOUND, law, 0..3, boards, &plant);
    }
}

/// Returns whether the rack of the opponent of `seat` has a Kwak.
fn enemy_holds_kwak(state: &State, seat: Seat) -> bool {
    state.rack(opponent(seat)).kinds().any(|troop| troop == Troop::Kwak)
}

#[test]
fn tb_r_25_a_view_of_the_enemy_rack_is_caught() {
    caught(&[SECRETS], |game| {
        game.with_view(|_, state, _, mut view| {
            view.rack = [BLUE, RED].map(|seat| Some(state.rack(seat)));
            view
        })
    });
}

#[test]
fn tb_r_14_a_view_of_the_removed_troops_is_caught() {
    caught(&[SECRETS], |game| {
        game.with_view(|game, state, _, mut view| {
            view.removed = game.position(state).seats.map(|seat| Some(seat.removed));
            view
        })
    });
}

#[test]
fn tb_r_25_a_view_of_the_lying_troop_is_caught() {
    caught(&[SECRETS], |game| {
        game.with_view(|game, state, _, mut view| {
            view.lying = game.position(state).seats.map(|seat| Some(seat.lying));
            view
        })
    });
}

#[test]
fn tb_r_25_drawn_troops_that_count_as_known_are_caught() {
    caught(&[SECRETS], |game| {
        game.with_apply(|game, state, seat, action, table| {
            game.apply(state, seat, action, table);
            if *action == Action::Draw {
                let mut position = game.position(state);
                let side = &mut position.seats[seat.index()];
                side.known = side.rack;
                *state = game.restore(position);
            }
        })
    });
}

#[test]
fn tb_r_25_showing_drawn_troops_to_all_is_caught() {
    caught(&[SECRETS], |game| {
        game.with_show(|_, event, _, shown| if matches!(event, Event::Drew { .. }) { Some(*event) } else { shown })
    });
}

#[test]
fn tb_r_25_showing_a_pinned_troop_to_all_is_caught() {
    caught(&[SECRETS], |game| {
        game.with_show(|_, event, _, shown| if matches!(event, Event::Pinned { .. }) { Some(*event) } else { shown })
    });
}

#[test]
fn tb_r_25_hints_that_depend_on_the_enemy_rack_are_caught() {
    caught(&[LEGALITY, SECRETS], |game| {
        game.with_hints(|_, state, seat, mut hints| {
            if enemy_holds_kwak(state, seat) && hints["actions"].as_array_mut().expect("a list").pop().is_none() {
                hints["each"].as_array_mut().expect("a list").pop();
            }
            hints
        })
    });
}

#[test]
fn tb_r_25_a_refusal_that_depends_on_the_reserve_is_caught() {
    caught(&[LEGALITY, SECRETS], |game| {
        game.with_check(|game, state, seat, _, judged| match judged {
            Err(Refusal::NotOnRack { troop }) if game.position(state).seats[seat.index()].reserve.contains(troop) => {
                Err(Refusal::LyingDown { troop })
            }
            _ => judged,
        })
    });
}

#[test]
fn a_scenario_file_that_holds_another_position_is_caught() {
    let written = |change: fn(&mut Value)| {
        caught(&["files_hold_positions"], move |game| {
            game.with_written(move |_, _, mut written| {
                change(&mut written);
                written
            })
        });
    };
    written(|position| position["turns_taken"] = json!(0));
    written(|position| position["reserves"]["blue"] = json!([]));
    written(|position| position["no_such_key"] = json!(1));
}

#[test]
fn a_scenario_file_that_forgets_more_than_the_subject_allows_is_caught() {
    let mut subject = subject(setup("castle-field", "{}"));
    assert!((0..3).all(|seed| laws::files_hold_positions(&subject, seed).is_ok()));
    subject.files = Some(Files::until_the_end());
    assert!((0..3).any(|seed| laws::files_hold_positions(&subject, seed).is_err()));
}
