//! Finished games: downloads their records, replays them, and lets guests play on from a step.

use super::App;
use super::body::{JsonBody, UrlQuery};
use super::caller::Caller;
use super::prepare::PreparedMatch;
use super::setup::{Draft, begin, check_level};
use crate::blocking::{Kind, cancellation};
use crate::keys::KeyFile;
use crate::problem::{self, ApiError};
use crate::store::{Occupant, SeatRow, Stage, Stored};
use crate::table::{replay_frames, replayed, summary, viewer_of};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use referee::{Record, RecordEnd, RecordHeader, Status};
use serde::Deserialize;
use std::sync::Arc;
use wire::{BranchOrder, ClockPlan, LuckPlan, Outcome, Problem, Replay, Summary};

/// Returns a finished match with the header of its record.
///
/// # Errors
/// The caller may not see the match, or asks too often. Or the match is not over, or ended before its game began.
pub(super) async fn finished(app: &App, caller: &Caller, id: &str) -> Result<(Stored, RecordHeader), ApiError> {
    app.rate_limits.replays_of_guest.check(&caller.key())?;
    let stored = app.registry.store.load(id.into()).await?.ok_or_else(|| problem::no_such_match(id))?;
    if !stored.row.may_be_seen_by(caller.id()) {
        return Err(ApiError(problem::no_such_match(id)));
    }
    app.registry.blocking.admit(Kind::Replay)?;
    match stored.row.state.stage {
        Stage::Over => {
            let header = stored.header.clone().ok_or_else(problem::never_begun)?;
            Ok((stored, header))
        }
        Stage::Waiting | Stage::Playing => Err(ApiError(problem::not_over())),
    }
}

/// Converts the outcome of a game to the form of a record.
pub(super) fn record_end(outcome: Outcome) -> RecordEnd {
    RecordEnd { winners: outcome.winners, by: outcome.by, clause: outcome.clause }
}

/// Downloads the record of a finished game: a JSON Lines file, which `rumpus verify` checks. Its last line is the
/// server's signature, unless the server cannot use its key.
#[utoipa::path(get, path = "/api/matches/{id}/record", tag = "finished games", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "application/x-ndjson"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let (Stored { row, steps, .. }, header) = finished(&app, &caller, &id).await?;
    let end = row.state.outcome.clone().map(record_end);
    let fair = row.fair_record();
    let record = Record { header, steps, end, fair, signature: None };
    let (keys, server, of) = (app.keys.clone(), app.options.origins.first().cloned(), row.id.clone());
    let text = app.run_blocking(Kind::Replay, move || signed(record, &keys, &of, server.as_deref()).to_text()).await?;
    let name = format!("attachment; filename=\"{}-{}.ndjson\"", row.game, row.id);
    let headers = [(header::CONTENT_TYPE, "application/x-ndjson".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// Signs a record. If the server cannot use its key, returns the record unsigned.
fn signed(record: Record, keys: &KeyFile, of: &str, server: Option<&str>) -> Record {
    match keys.sign(&record, of, server) {
        Ok(signature) => Record { signature: Some(signature), ..record },
        Err(fault) => {
            tracing::error!(%fault, "the server cannot use its key, so a record was not signed");
            record
        }
    }
}

/// The most frames (positions) of a replay in one answer.
const PAGE: u32 = 500;

/// Which part of a replay to show, and for whom.
#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    #[serde(default)]
    viewer: Option<String>,
    #[serde(default)]
    from: u32,
    #[serde(default)]
    limit: Option<u32>,
}

/// Shows a finished game step by step, as one viewer saw it: the player of a seat, or the public. An answer begins with
/// the frame number `from` and has at most `limit` frames. A limit over 500 counts as 500. The summary says how many
/// steps the game has.
#[utoipa::path(get, path = "/api/matches/{id}/replay", tag = "finished games",
    params(("id" = String, Path), ("viewer" = Option<String>, Query, description = "A seat's name, or public"),
        ("from" = Option<u32>, Query, description = "The number of the first frame; 0 is the starting position"),
        ("limit" = Option<u32>, Query, description = "The most frames to send, up to 500; 500 if left out")),
    responses((status = 200, body = Replay),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    UrlQuery(asked): UrlQuery<ReplayQuery>,
) -> Result<Json<Replay>, ApiError> {
    let (stored, header) = finished(&app, &caller, &id).await?;
    let word = asked.viewer.unwrap_or_else(|| "public".into());
    let viewer = viewer_of(&word, &stored.row.seats).ok_or_else(|| problem::no_such_seat(&word, &stored.row.seats))?;
    let summary = summary(&app.registry, &stored.row, caller.id());
    // If the request times out or its client disconnects, the runtime drops this future, and `cancel` with it. This
    // stops the replay.
    let (cancel, cancelled) = cancellation();
    let keys = app.keys.clone();
    let replay = app.registry.replay(&id, move || {
        let setup = shelf::replay_start(&header)?.setup();
        let limit = asked.limit.unwrap_or(PAGE).min(PAGE);
        let end = asked.from.saturating_add(limit).saturating_sub(1);
        let steps = &stored.steps[..stored.steps.len().min(end as usize)];
        let (after, with_start) = (asked.from.saturating_sub(1), asked.from == 0);
        let mut frames = replay_frames(&header, steps, after, viewer, with_start, &|| cancelled.is_cancelled())?;
        frames.truncate(limit as usize);
        let signed_by = keys.list().ok().map(|list| list.keys[0].id.clone());
        Ok(Replay { summary, setup, frames, signed_by })
    });
    let replay = replay.await;
    drop(cancel);
    replay.map(Json).map_err(|why| ApiError(problem::suspended(&why)))
}

/// Sets up a match against bots that plays on from a step of a finished game.
#[utoipa::path(post, path = "/api/matches/{id}/branch", tag = "finished games", params(("id" = String, Path)),
    request_body = BranchOrder, responses((status = 201, body = Summary),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn branch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(order): JsonBody<BranchOrder>,
) -> Result<Response, ApiError> {
    let (Stored { row, sealed, mut steps, .. }, header) = finished(&app, &caller, &id).await?;
    check_level(&row.game, order.level)?;
    let own = row.seats.iter().position(|seat| seat.name == order.seat);
    let own = own.ok_or_else(|| problem::no_such_seat(&order.seat, &row.seats))?;
    let (taken, step) = (steps.len() as u32, order.step);
    steps.truncate(step as usize);
    let replay = app.registry.replay(&id, move || replayed(&header, &steps)).await;
    let session = replay.map_err(|why| problem::suspended(&why))?;
    if step > taken || matches!(session.status(), Status::Over(_)) {
        let last = taken.saturating_sub(1);
        let detail = format!("Nothing can be played after step {step}; choose a step from 0 to {last}.");
        return Err(ApiError(Problem::new(422, "no-such-step", "No step to play on from", detail)));
    }
    let address = caller.address;
    let (guest, cookie) = caller.or_new(&app).await?;
    let seats = row.seats.iter().enumerate().map(|(n, seat)| SeatRow {
        name: seat.name.clone(),
        occupant: if n == own { Occupant::Guest(guest.clone()) } else { Occupant::Bot(order.level as u8) },
        invite: None,
        present: true,
        ready: true,
    });
    let seats = seats.collect();
    let opening = PreparedMatch::of(session, sealed);
    let draft = Draft {
        guest,
        address,
        opening,
        seats,
        plan: ClockPlan::None,
        rematch_of: None,
        branch_of: Some((id.clone(), step)),
        order: None,
        luck: LuckPlan::Server,
        visibility: row.visibility,
    };
    let summary = begin(&app, draft).await?;
    Ok(cookie.on((StatusCode::CREATED, Json(summary)).into_response()))
}
