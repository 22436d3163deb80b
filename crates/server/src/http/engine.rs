//! The engine protocol over HTTP (docs/engine.md): a program reads a stream of JSON lines about its seat, and posts its
//! own messages.

mod lines;

use super::App;
use super::body::JsonBody;
use super::caller::Caller;
use super::matches::find_seen;
use crate::blocking::Kind;
use crate::problem::ApiError;
use crate::random;
use crate::store::{Guest, MatchRow, Reply};
use crate::table::{Position, Request, refusal};
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{Decision, EngineMessage, PROTOCOL, Refusal, TableMessage};
use futures_util::stream::unfold;
use lines::Lines;
use referee::Viewer;
use search::{Bot, Level};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use wire::Problem;

/// The number of remaining tries that a refusal mentions. The server does not limit tries, so this number never
/// changes.
const TRIES_LEFT: u32 = 1;

/// Sends a program what happens at its seat, as lines of JSON. Each line is a message of the table (this server) in the
/// protocol `rumpus-engine/1` (docs/engine.md). Empty lines keep the connection open. `quit` is the last message. If a
/// stream ends without `quit`, open it again.
#[utoipa::path(get, path = "/api/matches/{id}/engine", tag = "programs", params(("id" = String, Path)), responses(
    (status = 200, content_type = "application/x-ndjson", body = String, description = "One message of the table on each line"),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn follow(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let row = find_seen(&app, &caller, &id).await?;
    let guest = caller.program()?.guest;
    if !row.seats.iter().any(|seat| seat.is_of(Some(&guest.id))) {
        let detail = "This program has no seat in this match. To take the seat of an invite link, send POST /api/matches/{id}/join.";
        return Err(ApiError(Problem::new(403, "not-a-player", "No seat here", detail)));
    }
    if row.begun {
        app.rate_limits.replays_of_guest.check(&guest.id)?;
    }
    bring(&app, &row, &guest).await?;
    let lines = Lines::open(app, row, caller)?;
    let next = |mut lines: Lines| async move { Some((Ok::<String, Infallible>(lines.next().await?), lines)) };
    // The second header asks proxies to pass each line on at once.
    let headers =
        [(header::CONTENT_TYPE, "application/x-ndjson"), (HeaderName::from_static("x-accel-buffering"), "no")];
    Ok((headers, Body::from_stream(unfold(lines, next))).into_response())
}

/// Hands in a force, such as an army, if the program's seat has none yet. A bot of level 3 builds the force.
async fn bring(app: &App, row: &MatchRow, guest: &Guest) -> Result<(), ApiError> {
    let seat = row.seats.iter().find(|seat| seat.is_of(Some(&guest.id)) && !seat.ready);
    let Some(seat) = seat.filter(|_| !row.begun && shelf::brings(&row.game).is_some()) else { return Ok(()) };
    let stored = app.registry.store.load(row.id.clone()).await?;
    let Some(draft) = stored.and_then(|stored| stored.sealed.draft) else { return Ok(()) };
    let (game, name) = (row.game.clone(), seat.name.clone());
    let builder = Level::new(3).map_or(Bot::Greedy, Bot::Search);
    let build = move || shelf::bot_force(&game, &draft, &name, builder, &mut random::chance());
    let Some(force) = app.run_blocking(Kind::Setup, build).await? else { return Ok(()) };
    let (who, seat) = (guest.id.clone(), seat.name.clone());
    app.registry.request(&row.id, |answer| Request::Bring { guest: who, seat, force, answer }).await?;
    Ok(())
}

/// Accepts a message of a program: `decision`, `ask`, `why`, `ready` or `error` (docs/engine.md). The response is the
/// table's answer, such as `refused`. The response is empty if the program's message needs no answer.
#[utoipa::path(post, path = "/api/matches/{id}/engine", tag = "programs", params(("id" = String, Path)),
    request_body = serde_json::Value, responses(
    (status = 200, body = serde_json::Value, description = "The answer of the table"),
    (status = 204, description = "The decision was carried out, or the message needs no answer"),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn say(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(message): JsonBody<EngineMessage>,
) -> Result<Response, ApiError> {
    find_seen(&app, &caller, &id).await?;
    let guest = caller.program()?.guest.id;
    let answer = match message {
        EngineMessage::Ready { protocol, .. } if protocol == PROTOCOL => None,
        EngineMessage::Ready { protocol, .. } => {
            let detail = format!(
                "The program uses the protocol {:?}; this server uses {PROTOCOL:?}.",
                crate::problem::cut(&protocol)
            );
            return Err(ApiError(Problem::new(422, "wrong-protocol", "Another protocol", detail)));
        }
        EngineMessage::Decision(decision) => decide(&app, &id, guest, decision).await?,
        EngineMessage::Error { .. } => {
            let action = json!({ "resign": {} });
            let gives_up = Decision { id: 0, action, value: None, line: Vec::new(), simulations: None };
            decide(&app, &id, guest, gives_up).await?
        }
        EngineMessage::Ask { id: request, question } => {
            let answer = move |position: Position| match position.session.answer(Viewer::Seat(position.seat), &question)
            {
                Ok(answer) => TableMessage::Answer { id: request, answer },
                Err(because) => TableMessage::NoAnswer { id: request, because },
            };
            Some(answered(&app, &id, guest, answer).await?)
        }
        EngineMessage::Why { id: request, action } => {
            let answer =
                move |position: Position| TableMessage::Why { id: request, refusal: judged(&position, &action) };
            Some(answered(&app, &id, guest, answer).await?)
        }
    };
    Ok(answer.map_or_else(|| StatusCode::NO_CONTENT.into_response(), |answer| Json(answer).into_response()))
}

/// Carries out a decision of a program. Returns the refusal if the rules refuse it.
async fn decide(app: &App, id: &str, guest: String, said: Decision) -> Result<Option<TableMessage>, ApiError> {
    app.rate_limits.messages_of_guest.check(&guest)?;
    let Decision { id: request, action, .. } = said;
    let most = app.options.limits.message_bytes;
    if action.to_string().len() > most {
        let detail = format!("A decision has at most {most} bytes.");
        return Err(ApiError(Problem::new(413, "too-long", "The decision is too long", detail)));
    }
    let reply = app.registry.request(id, |answer| Request::Decide { guest, request, action, answer }).await?;
    let refused = |refusal| Some(TableMessage::Refused { id: request, refusal, tries_left: TRIES_LEFT });
    match reply {
        Reply::Accepted(_) => Ok(None),
        Reply::Refused(why) => {
            Ok(refused(Refusal { clause: Some(why.clause), because: why.because, reason: why.reason }))
        }
        Reply::Wrong(problem) if ["/problems/malformed", "/problems/reserved"].contains(&problem.kind.as_str()) => {
            Ok(refused(no_decision(problem.detail)))
        }
        Reply::Wrong(problem) => Err(ApiError(*problem)),
    }
}

/// Makes a refusal that cites no clause, for a value that is not a decision of the game.
fn no_decision(because: String) -> Refusal {
    Refusal { clause: None, because, reason: Value::Null }
}

/// Answers a program's question about its seat. Uses a copy of the game in the current position.
async fn answered(
    app: &App,
    id: &str,
    guest: String,
    answer: impl FnOnce(Position) -> TableMessage + Send + 'static,
) -> Result<TableMessage, ApiError> {
    app.rate_limits.questions_of_guest.check(&guest)?;
    let position = app.registry.request(id, |answer| Request::Position { guest, answer }).await?;
    app.run_blocking(Kind::Answer, move || answer(position)).await
}

/// Returns the refusal of a decision that the seat may not make; `None` if it may.
fn judged(position: &Position, action: &Value) -> Option<Refusal> {
    if position.session.is_reserved(action) {
        return Some(no_decision("only the server may make this decision".into()));
    }
    match position.session.refusal(position.seat, action) {
        Ok(None) => None,
        Ok(Some(refused)) => {
            let why = refusal(refused);
            Some(Refusal { clause: Some(why.clause), because: why.because, reason: why.reason })
        }
        Err(because) => Some(no_decision(because)),
    }
}
