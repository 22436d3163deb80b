//! Lists, one match in short, taking a seat, playing again.

use super::App;
use super::aside;
use super::body::{Asked, Body};
use super::caller::Caller;
use super::opening::again;
use super::setup::{Draft, begin};
use crate::problem::{self, Failed};
use crate::store::{List, MatchRow, SeatRow, Sitter, Stage};
use crate::table::{Call, summary};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use wire::{Join, MatchList, Problem, Summary};

/// Which list.
#[derive(Clone, Copy, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Shelf {
    /// Those the guest set up or plays in, not over.
    #[default]
    Mine,
    /// Those the guest played in, over.
    Finished,
    /// Those being played.
    Watch,
}

/// What the list may be asked.
#[derive(Deserialize)]
pub(super) struct ListAsked {
    #[serde(default)]
    list: Shelf,
}

/// Lists matches, the latest first.
#[utoipa::path(get, path = "/api/matches", tag = "matches", params(("list" = Option<Shelf>, Query)), responses(
    (status = 200, body = MatchList), (status = 400, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Asked(asked): Asked<ListAsked>,
) -> Result<Json<MatchList>, Failed> {
    let guest = caller.id();
    let list = match (asked.list, guest) {
        (Shelf::Watch, _) => List::Watch,
        (Shelf::Mine | Shelf::Finished, None) => return Ok(Json(MatchList { matches: Vec::new() })),
        (Shelf::Mine, Some(guest)) => List::Mine(guest.into()),
        (Shelf::Finished, Some(guest)) => List::Finished(guest.into()),
    };
    let rows = app.hall.store.list(list).await?;
    Ok(Json(MatchList { matches: rows.iter().map(|row| summary(&app.hall, row, guest)).collect() }))
}

/// Finds a match.
///
/// # Errors
/// There is none.
pub(super) async fn find(app: &App, id: &str) -> Result<MatchRow, Failed> {
    app.hall.store.find(id.into()).await?.ok_or_else(|| Failed(problem::no_such_match(id)))
}

/// Shows a match in short.
#[utoipa::path(get, path = "/api/matches/{id}", tag = "matches", params(("id" = String, Path)), responses(
    (status = 200, body = Summary), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Summary>, Failed> {
    let row = find(&app, &id).await?;
    Ok(Json(summary(&app.hall, &row, caller.id())))
}

/// Takes the seat of an invite link.
#[utoipa::path(post, path = "/api/matches/{id}/join", tag = "matches", params(("id" = String, Path)),
    request_body = Join, responses((status = 200, body = Summary),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Response, Failed> {
    find(&app, &id).await?;
    let (guest, cookie) = caller.or_new(&app).await?;
    let (who, token) = (guest.id.clone(), join.token);
    app.hall.request(&id, |answer| Call::Join { guest: who, token, answer }).await?;
    let row = find(&app, &id).await?;
    Ok(cookie.on(Json(summary(&app.hall, &row, Some(&guest.id))).into_response()))
}

/// Plays again, everybody one seat further on, with what each has brought. Whoever asks, and how often, there is one rematch.
#[utoipa::path(post, path = "/api/matches/{id}/rematch", tag = "matches", params(("id" = String, Path)), responses(
    (status = 200, body = Summary), (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Summary>, Failed> {
    let guest = caller.known()?;
    let row = find(&app, &id).await?;
    if !row.seats.iter().any(|seat| seat.is_of(Some(&guest.id))) {
        let detail = "Only those who played may ask for a rematch.";
        return Err(Failed(Problem::new(403, "not-a-player", "You did not play here", detail)));
    }
    if let Some(why) = app.hall.suspension(&row) {
        return Err(Failed(problem::suspended(&why)));
    }
    if row.standing.stage != Stage::Over || !row.begun || row.seats.iter().any(|seat| seat.sitter == Sitter::Nobody) {
        let detail = "A rematch can be asked for once the game is over, if every seat was taken.";
        return Err(Failed(Problem::new(409, "no-rematch", "No rematch yet", detail)));
    }
    if let Some(again) = &row.rematch {
        let again = find(&app, again).await?;
        return Ok(Json(summary(&app.hall, &again, Some(&guest.id))));
    }
    let stored = app.hall.store.load(id.clone()).await?.ok_or_else(|| problem::no_such_match(&id))?;
    let opening = aside(move || again(&stored)).await??;
    let seats = swapped(&row.seats, &guest.id);
    let draft = Draft { guest, opening, seats, plan: row.plan, rematch_of: Some(id.clone()), branch_of: None };
    let guest = draft.guest.id.clone();
    let begun = begin(&app, draft).await;
    app.hall.ask(&id, Call::RematchMade);
    match (begun, find(&app, &id).await?.rematch) {
        (Ok(summary), _) => Ok(Json(summary)),
        (Err(_), Some(first)) => {
            let again = find(&app, &first).await?;
            Ok(Json(summary(&app.hall, &again, Some(&guest))))
        }
        (Err(failed), None) => Err(failed),
    }
}

/// The sitters one seat further on; only the guest who asks is at the new table already.
fn swapped(seats: &[SeatRow], guest: &str) -> Vec<SeatRow> {
    let sitters = seats.iter().cycle().skip(1);
    let moved = seats.iter().zip(sitters).map(|(seat, next)| SeatRow {
        name: seat.name.clone(),
        sitter: next.sitter.clone(),
        invite: None,
        ready: false,
        present: next.is_of(Some(guest)) || matches!(next.sitter, Sitter::Bot(_)),
    });
    moved.collect()
}
