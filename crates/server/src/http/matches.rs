//! Lists matches, shows the summary of a match, and lets guests take a seat.

use super::App;
use super::body::{JsonBody, UrlQuery};
use super::caller::Caller;
use crate::problem::{self, ApiError};
use crate::store::{Guest, List, MatchRow, Occupant, SeatRow};
use crate::table::{Request, summary};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use wire::{Join, MatchList, Problem, Summary};

/// The lists of matches that a client may ask for.
#[derive(Clone, Copy, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum ListKind {
    /// Unfinished matches that the guest has set up or plays in.
    #[default]
    Mine,
    /// Finished matches that the guest played in.
    Finished,
    /// Matches in progress whose visibility is `listed`.
    Watch,
}

/// Which list to show.
#[derive(Deserialize)]
pub(super) struct ListQuery {
    #[serde(default)]
    list: ListKind,
}

/// Lists matches, the most recently changed first.
#[utoipa::path(get, path = "/api/matches", tag = "matches", params(("list" = Option<ListKind>, Query)), responses(
    (status = 200, body = MatchList), (status = 400, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    UrlQuery(asked): UrlQuery<ListQuery>,
) -> Result<Json<MatchList>, ApiError> {
    let guest = caller.id();
    let list = match (asked.list, guest) {
        (ListKind::Watch, _) => List::Watch,
        (ListKind::Mine | ListKind::Finished, None) => return Ok(Json(MatchList { matches: Vec::new() })),
        (ListKind::Mine, Some(guest)) => List::Mine(guest.into()),
        (ListKind::Finished, Some(guest)) => List::Finished(guest.into()),
    };
    let rows = app.registry.store.list(list).await?;
    Ok(Json(MatchList { matches: rows.iter().map(|row| summary(&app.registry, row, guest)).collect() }))
}

/// Returns the match with this id.
///
/// # Errors
/// There is no match with this id.
pub(super) async fn find(app: &App, id: &str) -> Result<MatchRow, ApiError> {
    app.registry.store.find(id.into()).await?.ok_or_else(|| ApiError(problem::no_such_match(id)))
}

/// Returns the match with this id, if the caller may see it.
///
/// # Errors
/// There is no such match, or the caller may not see it. Both cases give the same error answer.
pub(super) async fn find_seen(app: &App, caller: &Caller, id: &str) -> Result<MatchRow, ApiError> {
    let row = find(app, id).await?;
    if row.may_be_seen_by(caller.id()) { Ok(row) } else { Err(ApiError(problem::no_such_match(id))) }
}

/// Returns the match with this id, if the caller may see it or has an invite link to it.
///
/// # Errors
/// There is no such match, or the caller may not see it. Both cases give the same error answer.
async fn find_invited(app: &App, caller: &Caller, id: &str, token: &str) -> Result<MatchRow, ApiError> {
    let row = find(app, id).await?;
    let is_open = row.may_be_seen_by(caller.id()) || row.is_invited(token);
    if is_open { Ok(row) } else { Err(ApiError(problem::no_such_match(id))) }
}

/// The token of an invite link in a request; empty without a link.
#[derive(Deserialize)]
pub(super) struct InviteQuery {
    #[serde(default)]
    invite: String,
}

/// Shows the summary of a match. The token of an invite link lets the caller see a private match.
#[utoipa::path(get, path = "/api/matches/{id}", tag = "matches", params(("id" = String, Path),
    ("invite" = Option<String>, Query, description = "The token of an invite link")), responses(
    (status = 200, body = Summary), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    UrlQuery(InviteQuery { invite }): UrlQuery<InviteQuery>,
) -> Result<Json<Summary>, ApiError> {
    let row = find_invited(&app, &caller, &id, &invite).await?;
    Ok(Json(summary(&app.registry, &row, caller.id())))
}

/// Gives the caller the seat of an invite link.
#[utoipa::path(post, path = "/api/matches/{id}/join", tag = "matches", params(("id" = String, Path)),
    request_body = Join, responses((status = 200, body = Summary),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(join): JsonBody<Join>,
) -> Result<Response, ApiError> {
    let row = find_invited(&app, &caller, &id, &join.token).await?;
    check_seeds(&row, &caller)?;
    let (guest, cookie) = caller.or_new(&app).await?;
    let (who, token) = (guest.clone(), join.token);
    app.registry.request(&id, |answer| Request::Join { guest: who, token, answer }).await?;
    let row = find(&app, &id).await?;
    Ok(cookie.on(Json(summary(&app.registry, &row, Some(&guest.id))).into_response()))
}

/// Checks that a match with fair luck already has a person before a program takes a seat. Fair luck needs the seed of a
/// person, and programs give no seeds.
fn check_seeds(row: &MatchRow, caller: &Caller) -> Result<(), ApiError> {
    let is_person = |seat: &SeatRow| matches!(&seat.occupant, Occupant::Guest(guest) if !guest.is_program());
    let is_program = caller.guest.as_ref().is_some_and(Guest::is_program);
    if !is_program || row.fair.is_none() || row.seats.iter().any(is_person) {
        return Ok(());
    }
    let detail = "Fair luck needs the seed of a person. Programs give no seeds, and no person has taken a seat yet.";
    Err(ApiError(Problem::new(409, "fair-luck", "No person sits here", detail)))
}
