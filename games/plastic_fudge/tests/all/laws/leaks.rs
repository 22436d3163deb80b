//! Leaks that these tests plant in the game. The law of each leak, or the test of its clause, must notice it.

use crate::laws::fields::mined;
use crate::laws::secrets::{laid_alike, seen_too_much};
use crate::laws::subject::subject;
use laws::planted::{Planted, Sound, assert_caught};
use plastic_fudge::{Action, Event, PlasticFudge, Refusal, RoundFault, Sealed, Side, State, Step, View};
use referee::{Game, Seeded, Table, Viewer};

/// The laws that are known to hold while no leak is planted.
static SOUND: Sound = Sound::new();

/// Asserts that a law notices a leak on one of two tables with many mines.
#[track_caller]
fn caught(law: &str, plant: impl Fn(Planted<PlasticFudge>) -> Planted<PlasticFudge>) {
    assert_caught(&SOUND, law, 0..3, || (0..2).map(|nth| subject(mined(nth))).collect(), plant);
}

/// Plants a leak: every view shows which markers are real.
fn markers_are_seen(game: Planted<PlasticFudge>) -> Planted<PlasticFudge> {
    game.with_view(|_, state, _, mut view| {
        for (seen, marker) in view.position.mines.iter_mut().zip(&state.markers) {
            seen.real = Some(marker.real);
        }
        view
    })
}

#[test]
fn a_view_that_shows_real_markers_is_noticed() {
    caught("nobody_sees_what_is_hidden", markers_are_seen);
}

/// Plants the leak that a view is the whole position.
#[test]
fn a_view_with_the_whole_position_is_noticed() {
    let plant = |game: Planted<PlasticFudge>| {
        game.with_view(|game, state, viewer, _| View { viewer, position: game.position(state) })
    };
    caught("nobody_sees_what_is_hidden", plant);
    caught("sealed_decisions_commute", plant);
}

#[test]
fn a_view_that_shows_secrets_after_the_end_is_noticed() {
    let mut state = end_of(&mined(0));
    assert_eq!(seen_too_much(&mined(0), &state), None);
    assert!(seen_too_much(&markers_are_seen(Planted::new(mined(0))), &state).is_some());
    state.committed[0] = Some([].into());
    assert_eq!(seen_too_much(&mined(0), &state), None);
    assert!(seen_too_much(&attacks_are_seen(Planted::new(mined(0))), &state).is_some());
}

/// Returns the end of a battle in which Green resigns while markers lie on the table.
fn end_of(game: &PlasticFudge) -> State {
    let mut before = None;
    crate::laws::properties::play(game, 1, |moment| {
        if moment.before.step == Step::Deploy && !moment.before.markers.is_empty() {
            before.get_or_insert(moment.before.clone());
        }
    });
    let mut state = before.expect("a marker is laid in this game");
    game.apply(&mut state, Side::Green.seat(), &Action::Resign {}, &mut Table::quiet(&mut Seeded::new(1, 1)));
    state
}

/// Plants a leak: every view shows the committed attacks.
fn attacks_are_seen(game: Planted<PlasticFudge>) -> Planted<PlasticFudge> {
    game.with_view(|_, state, _, mut view| {
        for (side, orders) in &mut view.position.committed {
            *orders = Sealed::Open(state.committed[side.index()].as_deref().unwrap_or_default().to_vec());
        }
        view
    })
}

#[test]
fn a_view_that_shows_committed_attacks_is_noticed() {
    caught("nobody_sees_what_is_hidden", attacks_are_seen);
    caught("sealed_decisions_commute", attacks_are_seen);
}

/// Plants a leak: every viewer is shown the whole of each event that `kind` accepts.
fn told(kind: fn(&Event, Viewer) -> bool) -> impl Fn(Planted<PlasticFudge>) -> Planted<PlasticFudge> {
    move |game| {
        game.with_show(move |_, event, viewer, shown| if kind(event, viewer) { Some(event.clone()) } else { shown })
    }
}

#[test]
fn an_event_that_shows_committed_attacks_is_noticed() {
    caught("nobody_sees_what_is_hidden", told(|event, _| matches!(event, Event::Committed { .. })));
    caught("sealed_decisions_commute", told(|event, _| matches!(event, Event::Committed { .. })));
}

#[test]
fn an_event_that_shows_the_public_what_was_found_is_noticed() {
    let found = |event: &Event, viewer| matches!(event, Event::Sweep { .. }) && viewer == Viewer::Public;
    caught("nobody_sees_what_is_hidden", told(found));
}

#[test]
fn an_event_that_shows_whether_a_laid_marker_is_real_is_noticed() {
    let honest = mined(0);
    assert!(laid_alike(&honest, &honest));
    let leaky = told(|event, _| matches!(event, Event::Laid { .. }))(Planted::new(honest.clone()));
    assert!(!laid_alike(&honest, &leaky));
}

/// Returns whether a marker that this side has not found has a mine.
fn is_threatened(state: &State, side: Side) -> bool {
    state.markers.iter().any(|marker| marker.real && marker.side != side && !marker.found[side.index()])
}

#[test]
fn hints_that_depend_on_a_hidden_mine_are_noticed() {
    for law in ["legality_is_no_secret", "nobody_sees_what_is_hidden"] {
        caught(law, |game| {
            game.with_hints(|_, state, seat, mut hints| {
                if is_threatened(state, Side::of(seat)) {
                    hints["units"].as_array_mut().expect("the value is a list").pop();
                }
                hints
            })
        });
    }
}

#[test]
fn a_refusal_that_depends_on_a_hidden_mine_is_noticed() {
    for law in ["legality_is_no_secret", "nobody_sees_what_is_hidden"] {
        caught(law, |game| {
            game.with_check(|_, state, seat, action, judged| match action {
                Action::Move { .. } if judged.is_err() && is_threatened(state, Side::of(seat)) => {
                    let (step, clause) = (state.step, plastic_fudge::clauses::PF_R_39);
                    Err(Refusal::Round(RoundFault::OtherStep { step, clause }))
                }
                _ => judged,
            })
        });
    }
}

#[test]
fn a_state_that_depends_on_who_committed_last_is_noticed() {
    caught("sealed_decisions_commute", |game| {
        game.with_apply(|game, state, seat, action, table| {
            let is_last = matches!(action, Action::Commit { .. }) && state.committed.iter().any(Option::is_some);
            game.apply(state, seat, action, table);
            if is_last {
                state.passes = 1 + seat.0;
            }
        })
    });
}

#[test]
fn attacks_shown_before_both_sides_have_committed_are_noticed() {
    caught("sealed_decisions_commute", |game| {
        game.with_apply(|game, state, seat, action, table| {
            game.apply(state, seat, action, table);
            if let (Action::Commit { attacks }, Step::Attack) = (action, state.step) {
                table.emit(|| Event::Opened { green: attacks.clone(), tan: Vec::new() });
            }
        })
    });
}

#[test]
fn an_imagined_state_that_contradicts_the_view_is_noticed() {
    caught("imagined_truths_look_alike", |game| {
        game.with_imagine(|_, _, mut state, _| {
            for marker in &mut state.markers {
                marker.real = false;
            }
            state
        })
    });
}
