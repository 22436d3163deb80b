//! Lessons. Each request holds all of the learner's decisions so far. The server plays them again, and stores nothing.

use super::App;
use super::body::JsonBody;
use super::caller::Caller;
use super::games::typed;
use crate::blocking::Kind;
use crate::problem::{self, ApiError};
use crate::table::{refusal, snapshot, step_frame};
use axum::Json;
use axum::extract::{Path, State};
use serde_json::json;
use shelf::BoxedGame;
use shelf::lesson::{Answer, Lesson, LessonError, Played};
use std::sync::Arc;
use wire::{Frame, LessonList, LessonOrder, LessonPage, LessonPosition, Problem};

/// The most decisions that a request may hold. The longest lesson needs a tenth of this number.
const MOST_ACTIONS: usize = 200;

/// Lists the lessons of a game.
#[utoipa::path(get, path = "/api/games/{game}/lessons", tag = "games", params(("game" = String, Path)), responses(
    (status = 200, body = LessonList), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn list(Path(game): Path<String>) -> Result<Json<LessonList>, ApiError> {
    let boxed = shelf::find(&game).ok_or_else(|| problem::no_such_game(&game))?;
    Ok(Json(typed(json!({ "lessons": boxed.lessons().iter().map(Lesson::listed).collect::<Vec<_>>() }))))
}

/// Shows a lesson: its set-up, and the instruction of each step.
#[utoipa::path(get, path = "/api/games/{game}/lessons/{lesson}", tag = "games",
    params(("game" = String, Path), ("lesson" = String, Path)), responses(
    (status = 200, body = LessonPage), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn page(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Json<LessonPage>, ApiError> {
    app.rate_limits.checks_of_guest.check(&caller.key())?;
    let (boxed, lesson) = find(&game, &lesson)?;
    Ok(Json(app.run_blocking(Kind::Check, move || page_of(boxed, lesson)).await??))
}

/// Returns a lesson as a learner's browser needs it.
///
/// # Errors
/// The lesson does not fit its game.
pub(super) fn page_of(game: &dyn BoxedGame, lesson: &Lesson) -> Result<LessonPage, ApiError> {
    let session = Played::start(game, lesson).map_err(|why| broken(&why))?.session;
    Ok(LessonPage {
        game: lesson.game.clone(),
        id: lesson.id.clone(),
        title: typed(json!(lesson.title)),
        teaches: typed(json!(lesson.teaches)),
        seats: session.seats(),
        seat: lesson.seat.clone(),
        setup: session.setup(),
        steps: lesson.steps.iter().map(|step| typed(json!(step))).collect(),
        end: typed(json!(lesson.end)),
    })
}

/// Plays a lesson from its start with the learner's decisions, and shows the position after them.
#[utoipa::path(post, path = "/api/games/{game}/lessons/{lesson}", tag = "games",
    params(("game" = String, Path), ("lesson" = String, Path)), request_body = LessonOrder, responses(
    (status = 200, body = LessonPosition), (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, lesson)): Path<(String, String)>,
    JsonBody(order): JsonBody<LessonOrder>,
) -> Result<Json<LessonPosition>, ApiError> {
    app.rate_limits.questions_of_guest.check(&caller.key())?;
    let (boxed, lesson) = find(&game, &lesson)?;
    check_length(&order)?;
    Ok(Json(app.run_blocking(Kind::Check, move || position_of(boxed, lesson, &order)).await??))
}

/// Checks that a request does not hold more than [`MOST_ACTIONS`] decisions.
pub(super) fn check_length(order: &LessonOrder) -> Result<(), ApiError> {
    if order.actions.len() <= MOST_ACTIONS {
        return Ok(());
    }
    let detail = format!("A lesson takes at most {MOST_ACTIONS} decisions; the request has {}.", order.actions.len());
    Err(ApiError(Problem::new(422, "too-many-actions", "Too many decisions", detail)))
}

/// Plays a lesson from its start with the decisions of a request. Returns the position after them.
///
/// # Errors
/// The lesson refuses a decision other than the last, or does not fit its game.
pub(super) fn position_of(
    game: &dyn BoxedGame,
    lesson: &Lesson,
    order: &LessonOrder,
) -> Result<LessonPosition, ApiError> {
    position(&mut Played::start(game, lesson).map_err(|why| broken(&why))?, order)
}

/// Plays the decisions of a request in a lesson that has just started.
///
/// # Errors
/// The lesson refuses a decision other than the last, or does not fit its game.
fn position(played: &mut Played<'_>, order: &LessonOrder) -> Result<LessonPosition, ApiError> {
    let viewer = played.viewer();
    let mut frames = Vec::new();
    let mut at = LessonPosition {
        taken: 0,
        step: 0,
        frames: Vec::new(),
        refusal: None,
        otherwise: None,
        attempt: None,
        answer: None,
        unanswered: None,
    };
    for (n, action) in order.actions.iter().enumerate() {
        let mut taken: Vec<Frame> = Vec::new();
        let answer = played.act(action, &mut |session, _, step| taken.push(step_frame(session, step, viewer)));
        match answer.map_err(|why| broken(&why))? {
            Answer::Taken => {
                frames = taken;
                at.taken += 1;
            }
            _ if n + 1 < order.actions.len() => return Err(ApiError(not_taken(n))),
            Answer::Refused(refused) => at.refusal = Some(refusal(refused)),
            Answer::Otherwise(say) => {
                at.otherwise = say.map(|say| typed(json!(say)));
                played.attempt(action, &mut |session, step| at.attempt = Some(step_frame(session, step, viewer)));
            }
        }
    }
    if frames.is_empty() || (at.taken as usize) < order.actions.len() {
        frames = vec![snapshot(played.session.as_ref(), viewer, None)];
    }
    if let Some(action) = &order.why {
        at.refusal = played.refusal(action).map(refusal);
    }
    if let Some(question) = &order.ask {
        match played.session.answer(viewer, question) {
            Ok(answer) => at.answer = Some(answer),
            Err(why) => at.unanswered = Some(why),
        }
    }
    Ok(LessonPosition { step: played.done as u32, frames, ..at })
}

fn find(game: &str, lesson: &str) -> Result<(&'static dyn shelf::BoxedGame, &'static Lesson), ApiError> {
    let boxed = shelf::find(game).ok_or_else(|| problem::no_such_game(game))?;
    let found = boxed.lessons().iter().find(|one| one.id == lesson);
    Ok((boxed, found.ok_or_else(|| problem::no_such_lesson(game, lesson))?))
}

/// Makes the error answer for a refused decision that is not the last. Browsers add one decision at a time to the list,
/// so they never get this error.
fn not_taken(n: usize) -> Problem {
    let detail = format!(
        "The lesson refuses decision {} of the list. Only the last decision may be refused; begin the lesson again.",
        n + 1
    );
    Problem::new(422, "not-taken", "That is not how the lesson went", detail)
}

/// Logs that a lesson does not fit its game, and returns the error answer. A test plays every lesson, so only a bug of
/// the program leads here.
fn broken(why: &LessonError) -> Problem {
    tracing::error!(%why, "a lesson cannot be played");
    problem::unavailable()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_game_lists_the_lessons_of_its_page() {
        for game in shelf::games() {
            let id = game.entry().about().id;
            let Json(list) = list(Path(id.into())).await.expect("the game is there");
            let page = shelf::page(id).expect("the game is there");
            assert_eq!(json!(list.lessons), page["lessons"], "{id}");
            let ids: std::collections::BTreeSet<&str> = list.lessons.iter().map(|one| one.id.as_str()).collect();
            assert_eq!(ids.len(), list.lessons.len(), "{id}: two lessons have the same id");
        }
    }

    #[test]
    fn the_error_for_a_refused_decision_within_the_list_says_its_number() {
        assert!(not_taken(2).detail.contains("decision 3"));
    }
}
