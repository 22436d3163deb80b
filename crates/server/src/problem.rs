//! Problems of RFC 9457, in sentences that say what is wrong and what is allowed.

use crate::http::trace;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::time::Duration;
use wire::{Problem, Suspension};

/// A problem as the answer to a request.
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

/// The store did not carry out a request. If the store failed, only the log gets the details.
pub(crate) fn store(fault: &crate::store::StoreError) -> Problem {
    if let crate::store::StoreError::ReadOnly(why) = fault {
        return read_only(why);
    }
    if let crate::store::StoreError::Gone = fault {
        let detail = "What this request would change is gone, or has changed meanwhile. Load it again.";
        return Problem::new(409, "changed", "Changed meanwhile", detail);
    }
    tracing::error!(%fault, "the store failed");
    unavailable()
}

/// The server has started with a store that it can only read.
pub(crate) fn read_only(why: &str) -> Problem {
    let detail =
        format!("Nothing can be kept just now, so the server only shows what it has: {why}. Tell the operator.");
    Problem::new(503, "read-only", "Only reading works", detail).with("retry_after", 60.into())
}

/// The server cannot do this now.
pub(crate) fn unavailable() -> Problem {
    Problem::new(503, "unavailable", "Not available just now", "The server cannot do this just now; try again soon.")
}

/// The server is about to stop.
pub(crate) fn draining() -> Problem {
    Problem::new(503, "draining", "About to stop", "The server is about to stop and takes nothing new.")
}

/// Too much work of this kind waits already.
pub(crate) fn busy() -> Problem {
    let detail = "Too much work of this kind waits on the server already; try again in a moment.";
    Problem::new(503, "busy", "Busy just now", detail)
}

/// The match is unknown.
pub(crate) fn no_such_match(id: &str) -> Problem {
    Problem::new(404, "no-such-match", "No such match", format!("There is no match {:?}. See /api/matches.", cut(id)))
}

/// The game is unknown.
pub(crate) fn no_such_game(id: &str) -> Problem {
    let detail = format!("There is no game {:?} to play; /api/games lists those that are ready.", cut(id));
    Problem::new(404, "no-such-game", "No such game", detail)
}

/// The lesson is unknown.
pub(crate) fn no_such_lesson(game: &str, id: &str) -> Problem {
    let detail = format!("{game} has no lesson {:?}; /api/games/{game}/lessons lists those it has.", cut(id));
    Problem::new(404, "no-such-lesson", "No such lesson", detail)
}

/// The puzzle is unknown.
pub(crate) fn no_such_puzzle(game: &str, id: &str) -> Problem {
    let detail = format!("{game} has no puzzle {:?}; /api/games/{game}/puzzles lists those it has.", cut(id));
    Problem::new(404, "no-such-puzzle", "No such puzzle", detail)
}

/// The study is unknown.
pub(crate) fn no_such_study(id: &str) -> Problem {
    let detail = format!("There is no study {:?}. Studies are kept for a time; ask again with POST /api/lab.", cut(id));
    Problem::new(404, "no-such-study", "No such study", detail)
}

/// A day has no puzzle: its date is invalid, or the games have none.
pub(crate) fn no_such_day(date: &str) -> Problem {
    let detail =
        format!("{:?} is no day; a day is written as a year of four digits, month and day: 2026-11-26.", cut(date));
    Problem::new(404, "no-such-day", "No such day", detail)
}

/// The game takes no forces.
pub(crate) fn nothing_to_bring(game: &str) -> Problem {
    let detail = format!("No seat brings anything to {game}; the set-up is enough.");
    Problem::new(422, "nothing-to-bring", "Nothing to bring", detail)
}

/// The most faults that are listed. A file of 256 KiB can have tens of thousands of faults.
const MOST_FAULTS: usize = 100;

/// Returns the faults that are listed, and how many more there are, if any.
pub(crate) fn first_faults(faults: &[Value]) -> (&[Value], Option<usize>) {
    let (first, rest) = faults.split_at(faults.len().min(MOST_FAULTS));
    (first, (!rest.is_empty()).then_some(rest.len()))
}

/// The force of a seat has faults, which are listed.
pub(crate) fn bad_force(faults: &[Value]) -> Problem {
    let (faults, more) = first_faults(faults);
    let and_more = more.map_or_else(String::new, |more| format!("; and {more} more"));
    let detail = format!("What is brought is refused: {}{and_more}.", shelf::sentences(faults));
    Problem::new(422, "bad-force", "That will not do", detail).with("faults", faults.into())
}

/// A match that was called off before its game had begun.
pub(crate) fn never_begun() -> Problem {
    let detail = "This match was called off before its game had begun; there is nothing to show.";
    Problem::new(409, "never-begun", "The game never began", detail)
}

/// A match that this build cannot replay.
pub(crate) fn suspended(why: &Suspension) -> Problem {
    let (kind, why) = match why {
        Suspension::UnknownRevision { revision, newest } => (
            "unknown-revision",
            format!("it is played by revision {revision} of its rules, and this program knows revisions 1 to {newest}"),
        ),
        Suspension::Diverged { step } => ("cannot-replay", format!("step {step} does not come out as it was stored")),
        Suspension::Panicked => ("cannot-replay", "the rules of this program fail during the replay".into()),
        Suspension::SetupRefused => ("cannot-replay", "the rules of this program refuse its set-up".into()),
    };
    let detail = format!(
        "This program cannot play the match on: {why}. The match stays as it is, its clocks stand still, and it goes on \
         under a program that replays it."
    );
    Problem::new(409, kind, "This match cannot be replayed here", detail)
}

/// The game is not over yet.
pub(crate) fn not_over() -> Problem {
    let detail = "This game is not over; its record and replay hold secrets until it is.";
    Problem::new(409, "not-over", "The game is not over", detail)
}

/// A limit is reached. The problem names the setting of the limit, what the limit counts, what is allowed, and when to
/// try again.
pub(crate) fn too_many(limit: &'static str, what: &str, allowed: &str, wait: Duration) -> Problem {
    metrics::counter!("rumpus_refusals_total", "limit" => limit).increment(1);
    let seconds = (wait.as_millis().div_ceil(1000) as u64).max(1);
    let detail = format!("Too many {what}: {allowed}. Try again in {seconds} s.");
    Problem::new(429, "too-many", "Too many", detail).with("limit", limit.into()).with("retry_after", seconds.into())
}

/// The match has no seat of this name.
pub(crate) fn no_such_seat(word: &str, seats: &[crate::store::SeatRow]) -> Problem {
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    let detail = format!("There is no seat {:?}; the seats are {}.", cut(word), names.join(", "));
    Problem::new(422, "no-such-seat", "No such seat", detail)
}

/// The guest does not sit there.
pub(crate) fn not_your_seat(seat: &str, own: &[&str]) -> Problem {
    let allowed = if own.is_empty() { "you only look on here".into() } else { format!("yours: {}", own.join(", ")) };
    Problem::new(403, "not-your-seat", "Not your seat", format!("{:?} is not your seat; {allowed}.", cut(seat)))
}

/// Cuts a client's text for use in an error message.
pub(crate) fn cut(word: &str) -> String {
    const LONGEST: usize = 60;
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.into(),
    }
}
