//! Tests that plant leaks of secrets in the game, and assert that the laws notice them.

use crate::rules::secrets::captains;
use crate::rules::tables::subject;
use attacktix::{Action, Attacktix, FigureIndex, PlaceFault, Refusal, Spot, State, Zone};
use laws::planted::{Planted, Sound, assert_caught};
use referee::{Chance, Clause};

/// The laws that are known to hold while no leak is planted in the game.
static SOUND: Sound = Sound::new();

/// Asserts that each of these laws notices the leak that `plant` puts into a duel.
fn caught(laws: &[&str], plant: impl Fn(Planted<Attacktix>) -> Planted<Attacktix>) {
    for law in laws {
        assert_caught(&SOUND, law, 0..3, || vec![subject(captains("bare"))], &plant);
    }
}

fn nths(state: &State) -> impl Iterator<Item = FigureIndex> + use<> {
    (0..state.figures.len() as u8).map(FigureIndex)
}

#[test]
fn at_r_08_a_view_of_what_others_place_is_caught() {
    caught(&["nobody_sees_what_is_hidden", "sealed_decisions_commute"], |game| {
        game.with_view(|_, state, _, mut view| {
            for (seen, figure) in view.figures.iter_mut().zip(&state.figures) {
                seen.at = (figure.zone == Zone::InPlay).then_some(Spot(figure.at));
            }
            view
        })
    });
}

#[test]
fn at_r_08_a_view_of_how_far_others_advance_is_caught() {
    caught(&["sealed_decisions_commute"], |game| {
        game.with_view(|_, state, _, mut view| {
            for (seen, figure) in view.figures.iter_mut().zip(&state.figures) {
                seen.marks = figure.marks;
            }
            view
        })
    });
}

#[test]
fn at_r_08_a_placement_that_all_seats_are_told_is_caught() {
    caught(&["nobody_sees_what_is_hidden", "sealed_decisions_commute"], |game| {
        game.with_show(|_, event, _, _| Some(event.clone()))
    });
}

#[test]
fn at_r_03_a_view_of_special_windows_is_caught() {
    caught(&["imagined_truths_look_alike", "nobody_sees_what_is_hidden"], |game| {
        game.with_view(|game, state, _, mut view| {
            for figure in nths(state) {
                view.figures[figure.index()].window = Some(game.window(state, figure).to_string());
            }
            view
        })
    });
}

/// The hints leave a figure out while the special window of an opponent's figure is white.
#[test]
fn at_r_03_hints_that_depend_on_a_special_window_are_caught() {
    caught(&["legality_is_no_secret", "nobody_sees_what_is_hidden"], |game| {
        game.with_hints(|game, state, seat, mut hints| {
            let is_others = |figure: &FigureIndex| state.figures[figure.index()].controller != seat;
            if nths(state).filter(is_others).any(|figure| game.window(state, figure).special)
                && let Some(figures) = hints["figures"].as_array_mut()
            {
                figures.pop();
            }
            hints
        })
    });
}

/// The refusal for placing another seat's figure depends on whether that seat has placed the figure already.
#[test]
fn at_r_08_a_refusal_that_depends_on_what_others_have_placed_is_caught() {
    caught(&["legality_is_no_secret", "nobody_sees_what_is_hidden"], |game| {
        game.with_check(|game, state, seat, action, honest| {
            let Action::Place { figure, .. } = action else { return honest };
            let nth = game.figure(figure).filter(|nth| game.profile(*nth).owner != seat);
            match nth {
                Some(nth) if state.figures[nth.index()].advanced.is_some() => {
                    Err(Refusal::from(PlaceFault::NotInPool { figure: figure.clone() }))
                }
                _ => honest,
            }
        })
    });
}

#[test]
fn at_r_03_imagined_wheels_that_do_not_fit_are_caught() {
    const ANY: Clause = Clause::new("any");
    caught(&["imagined_truths_look_alike"], |game| {
        game.with_imagine(|_, _, mut state, chance: &mut dyn Chance| {
            for figure in &mut state.figures {
                figure.wheel = chance.below(12, ANY) as u8;
            }
            state
        })
    });
}
