//! What is said is understood.

use crate::walk::{candidates, each_moment};
use crate::{Breach, Subject};
use referee::{Status, Viewer, Words};
use serde_json::Value;

/// Every decision is understood as it was said, and the same words come of saying it again; views and events are objects.
///
/// # Errors
/// The first words that come back as something else.
pub fn words_round_trip<G: Words>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    let breach = |what| Breach { law: "words_round_trip", seed, step: 0, what };
    for action in &subject.every {
        comes_back(game, action).map_err(breach)?;
    }
    each_moment("words_round_trip", subject, seed, |moment| {
        for viewer in Viewer::all(game.seats()) {
            let said = game.say_view(&game.view(moment.state, viewer));
            if !said.is_object() {
                return Err(format!("the view is said as {said}, which is no object"));
            }
        }
        let Status::Awaiting(seats) = game.status(moment.state) else { return Ok(1) };
        for seat in seats.iter() {
            if game.say_hints(moment.state, seat).is_null() {
                return Err(format!("seat {} is awaited and gets no hints", seat.0));
            }
            candidates(game, moment.state, seat, moment.own).iter().try_for_each(|action| comes_back(game, action))?;
        }
        Ok(1)
    })
}

fn comes_back<G: Words>(game: &G, action: &G::Action) -> Result<(), String> {
    let said = game.say_action(action);
    let text = said.to_string();
    let read: Value = serde_json::from_str(&text).map_err(|fault| format!("{text} is no JSON: {fault}"))?;
    let heard =
        game.hear_action(&read).map_err(|why| format!("{action:?} is said as {text} and not understood: {why}"))?;
    if heard != *action || game.say_action(&heard) != said {
        return Err(format!("{action:?} is said as {text} and understood as {heard:?}"));
    }
    Ok(())
}
