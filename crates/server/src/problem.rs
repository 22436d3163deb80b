//! Error answers in the form of problem details (RFC 9457). Their sentences say what is wrong and what is allowed.

use crate::http::trace;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::time::Duration;
use wire::{Problem, Suspension};

/// An error answer to an HTTP request.
#[derive(Debug)]
pub(crate) struct ApiError(pub Problem);

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> ApiError {
        ApiError(problem)
    }
}

impl From<crate::store::StoreError> for ApiError {
    fn from(fault: crate::store::StoreError) -> ApiError {
        ApiError(store(&fault))
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let problem = match trace::current() {
            Some(id) => self.0.with("request_id", id.into()),
            None => self.0,
        };
        let body = serde_json::to_string(&problem).expect("a problem is plain data");
        let mut response = (status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if status == StatusCode::UNAUTHORIZED && problem.kind == "/problems/wrong-token" {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer error=\"invalid_token\""));
        }
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            let seconds = problem.extras.get("retry_after").and_then(Value::as_u64).unwrap_or(1);
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// Returns the error for a request that the store did not carry out. If the store failed, only the log gets the
/// details.
pub(crate) fn store(fault: &crate::store::StoreError) -> Problem {
    if let crate::store::StoreError::ReadOnly(why) = fault {
        return read_only(why);
    }
    if let crate::store::StoreError::Gone = fault {
        let detail = "Another request has deleted or changed what this request would change. Load the present state, and try again.";
        return Problem::new(409, "changed", "Changed meanwhile", detail);
    }
    tracing::error!(%fault, "the store failed");
    unavailable()
}

/// Returns the error for a write while the store is read-only. `why` is the reason that the server found at its start.
pub(crate) fn read_only(why: &str) -> Problem {
    let detail =
        format!("The server cannot store anything now, so it only shows what it has: {why}. Please tell the operator.");
    Problem::new(503, "read-only", "Only reading works", detail).with("retry_after", 60.into())
}

/// Returns the error for a failure whose reason only the log gets.
pub(crate) fn unavailable() -> Problem {
    Problem::new(503, "unavailable", "Not available just now", "The server cannot do this now; try again soon.")
}

/// Returns the error of a server that is about to stop.
pub(crate) fn draining() -> Problem {
    Problem::new(503, "draining", "About to stop", "The server is about to stop and accepts nothing new.")
}

/// Returns the error for new work while too much work of its kind already waits.
pub(crate) fn busy() -> Problem {
    let detail = "Too much work of this kind already waits on the server; try again in a moment.";
    Problem::new(503, "busy", "Busy just now", detail)
}

/// Returns the error for an unknown match, or one that the caller may not see.
pub(crate) fn no_such_match(id: &str) -> Problem {
    Problem::new(404, "no-such-match", "No such match", format!("There is no match {:?}. See /api/matches.", cut(id)))
}

/// Returns the error for an unknown game.
pub(crate) fn no_such_game(id: &str) -> Problem {
    let detail = format!("There is no game {:?}; /api/games lists the games.", cut(id));
    Problem::new(404, "no-such-game", "No such game", detail)
}

/// Returns the error for an unknown lesson.
pub(crate) fn no_such_lesson(game: &str, id: &str) -> Problem {
    let detail = format!("{game} has no lesson {:?}; /api/games/{game}/lessons lists its lessons.", cut(id));
    Problem::new(404, "no-such-lesson", "No such lesson", detail)
}

/// Returns the error for an unknown puzzle.
pub(crate) fn no_such_puzzle(game: &str, id: &str) -> Problem {
    let detail = format!("{game} has no puzzle {:?}; /api/games/{game}/puzzles lists its puzzles.", cut(id));
    Problem::new(404, "no-such-puzzle", "No such puzzle", detail)
}

/// Returns the error for an unknown study.
pub(crate) fn no_such_study(id: &str) -> Problem {
    let detail =
        format!("There is no study {:?}. The server deletes old studies; order a new one with POST /api/lab.", cut(id));
    Problem::new(404, "no-such-study", "No such study", detail)
}

/// Returns the error for a day without a puzzle: its date is invalid, or no game has puzzles.
pub(crate) fn no_such_day(date: &str) -> Problem {
    let detail = format!(
        "{:?} is not a date; write the year with four digits, the month and the day, such as 2026-11-26.",
        cut(date)
    );
    Problem::new(404, "no-such-day", "No such day", detail)
}

/// Returns the error for a force, such as an army, in a game without forces.
pub(crate) fn nothing_to_bring(game: &str) -> Problem {
    let detail = format!("{game} has no forces, so none can be handed in; a match needs only its set-up.");
    Problem::new(422, "nothing-to-bring", "Nothing to bring", detail)
}

/// How many faults an error answer lists. A file of 256 KiB can have tens of thousands of faults.
const MOST_FAULTS: usize = 100;

/// Returns the faults to list, and how many more there are; `None` if these are all.
pub(crate) fn first_faults(faults: &[Value]) -> (&[Value], Option<usize>) {
    let (first, rest) = faults.split_at(faults.len().min(MOST_FAULTS));
    (first, (!rest.is_empty()).then_some(rest.len()))
}

/// Returns the error for a force with faults, which it lists.
pub(crate) fn bad_force(faults: &[Value]) -> Problem {
    let (faults, more) = first_faults(faults);
    let and_more = more.map_or_else(String::new, |more| format!("; and {more} more"));
    let detail = format!("This force is not allowed: {}{and_more}.", shelf::sentences(faults));
    Problem::new(422, "bad-force", "That will not do", detail).with("faults", faults.into())
}

/// Returns the error for a match that was called off before its game began.
pub(crate) fn never_begun() -> Problem {
    let detail = "This match was called off before its game began, so there is nothing to show.";
    Problem::new(409, "never-begun", "The game never began", detail)
}

/// Returns the error for a suspended match, which this build cannot replay.
pub(crate) fn suspended(why: &Suspension) -> Problem {
    let (kind, why) = match why {
        Suspension::UnknownRevision { revision, newest } => (
            "unknown-revision",
            format!("it uses revision {revision} of its rules, but this program knows only revisions 1 to {newest}"),
        ),
        Suspension::Diverged { step } => {
            ("cannot-replay", format!("the replay of step {step} has another result than the stored step"))
        }
        Suspension::Panicked => ("cannot-replay", "the rules of this program fail during the replay".into()),
        Suspension::SetupRefused => ("cannot-replay", "the rules of this program refuse its set-up".into()),
    };
    let detail = format!(
        "This program cannot play the match on: {why}. The match stays as it is, its clocks stand still, and it goes on \
         under a program that replays it."
    );
    Problem::new(409, kind, "This match cannot be replayed here", detail)
}

/// Returns the error for the record or replay of a game that is not over.
pub(crate) fn not_over() -> Problem {
    let detail = "This game is not over; its record and its replay contain secrets until then.";
    Problem::new(409, "not-over", "The game is not over", detail)
}

/// Returns the error for a reached limit. `limit` is the name of its setting, and `what` names what it counts.
/// `allowed` is a phrase that says what is allowed. The client may try again after the time `wait`.
pub(crate) fn too_many(limit: &'static str, what: &str, allowed: &str, wait: Duration) -> Problem {
    metrics::counter!("rumpus_refusals_total", "limit" => limit).increment(1);
    let seconds = (wait.as_millis().div_ceil(1000) as u64).max(1);
    let detail = format!("Too many {what}: {allowed}. Try again in {seconds} s.");
    Problem::new(429, "too-many", "Too many", detail).with("limit", limit.into()).with("retry_after", seconds.into())
}

/// Returns the error for a seat that the match does not have.
pub(crate) fn no_such_seat(word: &str, seats: &[crate::store::SeatRow]) -> Problem {
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    let detail = format!("There is no seat {:?}; the seats are {}.", cut(word), names.join(", "));
    Problem::new(422, "no-such-seat", "No such seat", detail)
}

/// Returns the error for a seat of the match that is not the guest's own. `own` are the guest's seats.
pub(crate) fn not_your_seat(seat: &str, own: &[&str]) -> Problem {
    let allowed =
        if own.is_empty() { "you have no seat in this match".into() } else { format!("yours: {}", own.join(", ")) };
    Problem::new(403, "not-your-seat", "Not your seat", format!("{:?} is not your seat; {allowed}.", cut(seat)))
}

/// Returns a text of a client, cut to at most 60 characters for use in an error answer.
pub(crate) fn cut(word: &str) -> String {
    const LONGEST: usize = 60;
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.into(),
    }
}
