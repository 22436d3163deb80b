//! Plants leaks of secrets in the game. The laws must notice every one of them.

use crate::rules::subject::{subject, table};
use laws::planted::{Planted, Sound, assert_caught};
use plastic_attack::{Action, Card, Edition, Event, PlasticAttack, Refusal, State};
use referee::{Game, Seat, Viewer};

const SECRETS: &str = "nobody_sees_what_is_hidden";
const SEALED: &str = "sealed_decisions_commute";
const LEGALITY: &str = "legality_is_no_secret";

/// The laws that hold without a leak.
static SOUND: Sound = Sound::new();

/// Asserts that each of these laws notices the planted leak. The law looks at two tables, one of each edition.
fn caught(laws: &[&str], plant: impl Fn(Planted<PlasticAttack>) -> Planted<PlasticAttack>) {
    let tables = || [(Edition::First, 3), (Edition::Revised, 4)].map(|(edition, nth)| subject(table(edition, 3, nth)));
    for law in laws {
        assert_caught(&SOUND, law, 0..3, || tables().into(), &plant);
    }
}

fn seats(game: &PlasticAttack) -> impl Iterator<Item = Seat> + use<> {
    (0..game.seats()).map(Seat)
}

/// Returns the card that a seat has laid face down.
fn laid(game: &PlasticAttack, state: &State, seat: Seat) -> Option<Card> {
    game.view(state, Viewer::Seat(seat)).hands[seat.index()].laid
}

/// Says whether another hand holds an Ace.
fn others_hold_an_ace(game: &PlasticAttack, state: &State, seat: Seat) -> bool {
    seats(game).any(|other| other != seat && state.hand(other).iter().any(Card::is_ace))
}

#[test]
fn pa_r_45_a_view_of_all_hands_is_caught() {
    caught(&[SECRETS], |game| {
        game.with_view(|game, state, _, mut view| {
            for seat in seats(game) {
                view.hands[seat.index()].cards = Some(state.hand(seat));
            }
            view
        })
    });
}

#[test]
fn pa_r_10_a_view_of_laid_cards_is_caught() {
    caught(&[SECRETS, SEALED], |game| {
        game.with_view(|game, state, _, mut view| {
            for seat in seats(game) {
                view.hands[seat.index()].laid = laid(game, state, seat);
            }
            view
        })
    });
}

#[test]
fn pa_r_45_a_draw_pile_open_before_the_end_is_caught() {
    caught(&[SECRETS], |game| {
        game.with_view(|_, state, _, mut view| {
            view.draw_pile = Some(state.draw_pile());
            view
        })
    });
}

#[test]
fn pa_r_53_a_held_over_count_without_the_laid_card_is_caught() {
    caught(&[SECRETS], |game| {
        game.with_view(|game, state, _, mut view| {
            let shuffled = game.position(state).shuffled;
            for seat in seats(game) {
                let is_held_over = laid(game, state, seat).is_some_and(|card| !shuffled.contains(&card.word()));
                view.hands[seat.index()].held_over -= u8::from(is_held_over);
            }
            view
        })
    });
}

#[test]
fn pa_r_10_showing_a_laid_card_to_all_is_caught() {
    caught(&[SECRETS, SEALED], |game| {
        game.with_show(|_, event, _, shown| match event {
            Event::Laid { .. } => Some(event.clone()),
            _ => shown,
        })
    });
}

#[test]
fn pa_r_45_showing_drawn_cards_to_all_is_caught() {
    caught(&[SECRETS], |game| {
        game.with_show(|_, event, _, shown| match event {
            Event::Drew { .. } => Some(event.clone()),
            _ => shown,
        })
    });
}

#[test]
fn pa_r_45_hints_that_depend_on_another_hand_are_caught() {
    caught(&[LEGALITY, SECRETS], |game| {
        game.with_hints(|game, state, seat, mut hints| {
            if others_hold_an_ace(game, state, seat) {
                hints["actions"].as_array_mut().expect("a list").pop();
            }
            hints
        })
    });
}

#[test]
fn pa_r_45_chances_counted_from_the_true_hand_are_caught() {
    caught(&[LEGALITY, SECRETS], |game| {
        game.with_hints(|game, state, seat, mut hints| {
            if let Some(odds) = hints["odds"].as_array_mut().filter(|_| others_hold_an_ace(game, state, seat)) {
                odds.iter_mut().for_each(|card| card["wins"] = 0.into());
            }
            hints
        })
    });
}

#[test]
fn pa_r_45_a_refusal_that_depends_on_another_hand_is_caught() {
    caught(&[LEGALITY, SECRETS], |game| {
        game.with_check(|game, state, seat, action, judged| match action {
            Action::Play { card }
                if matches!(judged, Err(Refusal::NotInHand { .. }))
                    && seats(game).any(|other| other != seat && state.hand(other).has(*card)) =>
            {
                Err(Refusal::AlreadyLaid)
            }
            _ => judged,
        })
    });
}

#[test]
fn pa_r_10_a_visible_order_of_laying_is_caught() {
    caught(&[SEALED], |game| {
        game.with_apply(|game, state, seat, action, table| {
            let is_first = seats(game).all(|seat| laid(game, state, seat).is_none());
            let is_defender = seat != state.turn();
            game.apply(state, seat, action, table);
            if let Action::Play { card } = action
                && is_first
                && is_defender
            {
                let mut position = game.position(state);
                position.shuffled.retain(|word| *word != card.word());
                *state = game.restore(position);
            }
        })
    });
}

#[test]
fn pa_r_53_imagined_truths_that_ignore_held_over_cards_are_caught() {
    caught(&["imagined_truths_look_alike"], |game| {
        game.with_imagine(|game, view, state, _| {
            let mut position = game.position(&state);
            let is_fresh = |word: &String| position.shuffled.contains(word);
            let fresh = position.draw_pile.iter().position(is_fresh);
            let others = seats(game).filter(|seat| !view.viewer.is(*seat));
            let held_over = others
                .flat_map(|seat| (0..position.seats[seat.index()].hand.len()).map(move |nth| (seat.index(), nth)))
                .find(|(seat, nth)| !is_fresh(&position.seats[*seat].hand[*nth]));
            if let (Some(fresh), Some((seat, nth))) = (fresh, held_over) {
                let held = std::mem::replace(&mut position.seats[seat].hand[nth], position.draw_pile[fresh].clone());
                position.draw_pile[fresh] = held;
            }
            game.restore(position)
        })
    });
}
