//! Verifies a lesson: plays the decisions that it lists, and checks that the learner can see everything that it
//! highlights.

use super::{Answer, Lesson, Played};
use crate::BoxedGame;
use serde_json::Value;

/// Plays the decisions that a lesson lists, until a decision fails or the lesson ends. Returns the faults that it
/// finds, each as a sentence. The list is empty if the lesson has no fault.
pub fn verify(game: &dyn BoxedGame, lesson: &Lesson) -> Vec<String> {
    let mut faults = Vec::new();
    if lesson.id.is_empty() || !lesson.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
        faults.push(format!("the id is {:?}; it may have only lowercase letters, digits and hyphens", lesson.id));
    }
    let mut played = match Played::start(game, lesson) {
        Ok(played) => played,
        Err(why) => return [faults, vec![why.to_string()]].concat(),
    };
    for (n, step) in lesson.steps.iter().enumerate() {
        if !played.is_asked() {
            faults.push(format!("steps[{n}]: the game does not wait for {}", lesson.seat));
            return faults;
        }
        for point in step.point.iter().filter(|point| !is_seen(&played, point)) {
            faults
                .push(format!("steps[{n}].point names {point:?}, which is not in the learner's view, hints or set-up"));
        }
        if step.brings.as_ref().is_some_and(|event| !played.brings(&step.play, event, &step.then)) {
            faults.push(format!("steps[{n}].play does not cause the event of `brings`, or `then` is illegal after it"));
        }
        match played.act(&step.play, &mut |_, _, _| ()) {
            Ok(Answer::Taken) if played.done == n + 1 => {}
            Ok(Answer::Taken) => {
                faults.push(format!("steps[{n}].play is allowed but does not complete the step; it must fit `accept`"));
                return faults;
            }
            Ok(Answer::Refused(refused)) => {
                faults.push(format!("steps[{n}].play is refused by {}: {}", refused.clause, refused.because));
                return faults;
            }
            Ok(Answer::Otherwise(_)) => {
                faults.push(format!("steps[{n}].play does not complete the step; it must fit `accept`"));
                return faults;
            }
            Err(why) => return [faults, vec![why.to_string()]].concat(),
        }
    }
    faults
        .extend(played.luck_left().iter().map(|clause| format!("`luck` has values of {clause} that are never drawn")));
    faults
}

/// Says whether an entry of `point` names a control, or something in the learner's view or hints or in the set-up. It
/// does not check that a control exists.
fn is_seen(played: &Played<'_>, point: &str) -> bool {
    point.starts_with('#')
        || names(&played.session.view(played.viewer()), point)
        || names(&played.session.hints(played.seat), point)
        || names(&played.session.setup(), point)
}

/// Says whether JSON contains a word or a number as a value or as a key, at any depth.
fn names(value: &Value, word: &str) -> bool {
    match value {
        Value::String(said) => said == word,
        Value::Number(number) => number.to_string() == word,
        Value::Array(list) => list.iter().any(|value| names(value, word)),
        Value::Object(keys) => keys.iter().any(|(key, value)| key == word || names(value, word)),
        Value::Null | Value::Bool(_) => false,
    }
}
