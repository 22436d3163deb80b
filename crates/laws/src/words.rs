//! The law of JSON: a game can read the JSON that it writes.

use crate::walk::{LAWS, Moment, candidates, each_moment};
use crate::{Breach, Subject};
use referee::{Chance, Codec, Seat, Seeded, Status, Table, Viewer, sentence};
use serde_json::Value;

/// On average, the law compares texts for clients with their JSON values at one moment in this many. It reads views
/// back equally often.
const PAUSE: u32 = 8;

/// A decision that is read back from its JSON is the same decision and has the same JSON. Views and events are JSON
/// objects. The texts of views, events and hints, which servers send, equal their JSON values. A view that is read
/// back has the same JSON, and a truth imagined from it has the same candidates. If the game has sentences for a type
/// of event, one of them fits the event as each viewer sees it.
///
/// # Errors
/// The first JSON for which one of these properties does not hold.
pub fn words_round_trip<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    let breach = |what| Breach { law: "words_round_trip", seed, step: 0, what };
    for action in &subject.every {
        comes_back(game, action).map_err(breach)?;
    }
    let (mut luck, mut begun) = (Seeded::new(seed, 0), Vec::new());
    game.start(&mut Table::new(&mut luck, &mut begun));
    events_are_told(game, &begun).map_err(breach)?;
    each_moment("words_round_trip", subject, seed, |moment| {
        for viewer in Viewer::all(game.seats()) {
            let said = game.view_to_json(&game.view(moment.state, viewer));
            if !said.is_object() {
                return Err(format!("the JSON of the view of {viewer:?} is {said}, which is not an object"));
            }
        }
        if moment.own.below(PAUSE, LAWS) == 0 {
            texts_are_what_is_said(game, &moment)?;
        }
        let Status::Awaiting(seats) = game.status(moment.state) else { return Ok(1) };
        for seat in seats.iter() {
            if moment.own.below(PAUSE, LAWS) == 0 {
                view_is_read_back(game, moment.state, seat)?;
            }
            if game.hints_to_json(moment.state, seat).is_null() {
                return Err(format!("the game waits for seat {}, but the hints of this seat are null", seat.0));
            }
            candidates(game, moment.state, seat, moment.own).iter().try_for_each(|action| comes_back(game, action))?;
        }
        events_are_told(game, &story(game, &moment))?;
        Ok(1)
    })
}

/// Checks that the texts of views, hints and events, which servers send, equal their JSON values.
fn texts_are_what_is_said<G: Codec>(game: &G, moment: &Moment<'_, G>) -> Result<(), String> {
    let same = |said: Value, write: &dyn Fn(&mut Vec<u8>)| {
        let mut text = Vec::new();
        write(&mut text);
        let read: Value =
            serde_json::from_slice(&text).map_err(|fault| format!("the text of {said} is not JSON: {fault}"))?;
        if read == said { Ok(()) } else { Err(format!("the JSON value is {said}, but its text holds {read}")) }
    };
    for viewer in Viewer::all(game.seats()) {
        let view = game.view(moment.state, viewer);
        same(game.view_to_json(&view), &|out| game.write_view(&view, out))?;
    }
    if let Status::Awaiting(seats) = game.status(moment.state) {
        for seat in seats.iter() {
            same(game.hints_to_json(moment.state, seat), &|out| game.write_hints(moment.state, seat, out))?;
        }
    }
    let told = story(game, moment);
    told.iter().try_for_each(|event| same(game.event_to_json(event), &|out| game.write_event(event, out)))
}

/// Checks that the game can read the view of a seat back from its JSON.
fn view_is_read_back<G: Codec>(game: &G, state: &G::State, seat: Seat) -> Result<(), String> {
    let view = game.view(state, Viewer::Seat(seat));
    let said = game.view_to_json(&view);
    let read = game
        .parse_view(&said)
        .map_err(|why| format!("the view {said} of seat {} cannot be read back: {why}", seat.0))?;
    let again = game.view_to_json(&read);
    if again != said {
        return Err(format!("the view {said} of seat {} is read back as {again}", seat.0));
    }
    let imagined = |view: &G::View| {
        let mut luck = Seeded::new(0, 0);
        let truth = game.imagine(view, &mut luck);
        candidates(game, &truth, seat, &mut luck)
    };
    let (known, guessed) = (imagined(&view), imagined(&read));
    if known == guessed {
        Ok(())
    } else {
        Err(format!("after {said} is read back, seat {} has the candidates {guessed:?}, not {known:?}", seat.0))
    }
}

/// Returns the events of the next decision; none if the game is over.
fn story<G: Codec>(game: &G, moment: &Moment<'_, G>) -> Vec<G::Event> {
    let (mut state, mut luck, mut story) = (moment.state.clone(), moment.luck.clone(), Vec::new());
    if let Some((seat, action)) = &moment.next {
        game.apply(&mut state, *seat, action, &mut Table::new(&mut luck, &mut story));
    }
    story
}

fn events_are_told<G: Codec>(game: &G, story: &[G::Event]) -> Result<(), String> {
    for event in story {
        let shown = Viewer::all(game.seats()).filter_map(|viewer| game.show(event, viewer));
        for event in shown.chain([event.clone()]) {
            is_told(G::sentences(), &game.event_to_json(&event))?;
        }
    }
    Ok(())
}

/// Checks that the JSON of an event is an object, and that one of the sentences for its type fits it. A type without
/// sentences needs none.
fn is_told(sentences: sentence::Sentences, said: &Value) -> Result<(), String> {
    let Some(fields) = said.as_object() else {
        return Err(format!("the JSON of an event is {said}, which is not an object"));
    };
    if sentences.is_empty() {
        return Ok(());
    }
    let Some(kind) = fields.get("type").and_then(Value::as_str) else {
        return Err(format!("the event {said} has no field `type` with a text"));
    };
    let has_sentence = sentences.iter().any(|(name, _)| *name == kind);
    if has_sentence && sentence::tell(sentences, said).is_none() {
        return Err(format!("no sentence for events of type {kind} fits the event {said}"));
    }
    Ok(())
}

fn comes_back<G: Codec>(game: &G, action: &G::Action) -> Result<(), String> {
    let said = game.action_to_json(action);
    let text = said.to_string();
    let read: Value = serde_json::from_str(&text).map_err(|fault| format!("{text} is not JSON: {fault}"))?;
    let heard = game
        .parse_action(&read)
        .map_err(|why| format!("the decision {action:?} has the JSON {text}, which cannot be read back: {why}"))?;
    if heard != *action || game.action_to_json(&heard) != said {
        return Err(format!("the decision {action:?} has the JSON {text}, which is read back as {heard:?}"));
    }
    Ok(())
}
