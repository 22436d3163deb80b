//! Lets operators list and close matches, and revoke invites. Operators see nothing that is hidden in a match.

use super::super::App;
use super::super::body::{JsonBody, UrlQuery};
use super::super::matches::find;
use super::{LAST_PAGE, Operator, page_of, reason};
use crate::problem::{self, ApiError};
use crate::store::{ListedMatch, MatchQuery, Occupant, Stage};
use crate::table::{Request, summary};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use std::sync::Arc;
use wire::{AdminMatch, AdminMatches, AdminSeat, Problem, Reason, RevokeOrder};

/// The longest text to search for, in characters. The server ignores the rest of a longer text.
const SEARCH_LENGTH: usize = 60;

/// How far a match has come. Operators filter the list of matches by it.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(in crate::http) enum StateQuery {
    /// The match has not begun: a seat is free, or a force (such as an army) or a seed is missing.
    Waiting,
    /// The match is being played.
    Playing,
    /// The match is over.
    Over,
}

/// Which matches to list.
#[derive(Deserialize)]
pub(in crate::http) struct MatchesQuery {
    #[serde(default)]
    search: String,
    #[serde(default)]
    state: Option<StateQuery>,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    page: u32,
}

/// Lists matches, the most recently changed first.
#[utoipa::path(get, path = "/api/admin/matches", tag = "console",
    params(("search" = Option<String>, Query, description = "The beginning of the id, or a part of a player's name"),
        ("state" = Option<StateQuery>, Query), ("game" = Option<String>, Query), ("page" = Option<u32>, Query)), responses(
    (status = 200, body = AdminMatches), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn list(
    _operator: Operator,
    State(app): State<Arc<App>>,
    UrlQuery(asked): UrlQuery<MatchesQuery>,
) -> Result<Json<AdminMatches>, ApiError> {
    let status = asked.state.map(|state| match state {
        StateQuery::Waiting => Stage::Waiting.word(),
        StateQuery::Playing => Stage::Playing.word(),
        StateQuery::Over => Stage::Over.word(),
    });
    let query = MatchQuery {
        status,
        game: asked.game.filter(|game| !game.is_empty()),
        guest: None,
        search: asked.search.trim().chars().take(SEARCH_LENGTH).collect(),
        page: asked.page.min(LAST_PAGE),
    };
    let mut matches = app.registry.store.matches(query).await?;
    let more = page_of(&mut matches);
    Ok(Json(AdminMatches { matches: matches.iter().map(|listed| admin_match(&app, listed)).collect(), more }))
}

/// Returns a match as the console shows it, without anything hidden.
pub(super) fn admin_match(app: &App, ListedMatch { row, updated_ms, bytes }: &ListedMatch) -> AdminMatch {
    let short = summary(&app.registry, row, None);
    let seats = row.seats.iter().zip(short.seats).map(|(seat, short)| AdminSeat {
        seat: short.seat,
        kind: short.kind,
        guest: match &seat.occupant {
            Occupant::Guest(guest) => Some(guest.id.clone()),
            Occupant::Bot(_) | Occupant::Nobody => None,
        },
        name: short.name,
        online: short.online,
        invited: seat.occupant == Occupant::Nobody && row.state.stage == Stage::Waiting && seat.invite.is_some(),
    });
    AdminMatch {
        id: row.id.clone(),
        game: row.game.clone(),
        status: short.status,
        visibility: row.visibility,
        creator: row.creator.clone(),
        created_ms: row.created_ms as f64,
        updated_ms: *updated_ms as f64,
        steps: row.state.steps,
        bytes: *bytes as f64,
        open: app.registry.is_open(&row.id),
        closed: row.closed.clone(),
        seats: seats.collect(),
    }
}

async fn one(app: &App, id: &str) -> Result<Json<AdminMatch>, ApiError> {
    let query = MatchQuery { search: id.into(), ..MatchQuery::default() };
    let found = app.registry.store.matches(query).await?.into_iter().find(|listed| listed.row.id == id);
    found.map(|listed| Json(admin_match(app, &listed))).ok_or_else(|| ApiError(problem::no_such_match(id)))
}

/// Closes a match: it ends without a winner, and its players read the reason. Nobody can reopen it, because a closed
/// match reveals what was hidden.
#[utoipa::path(post, path = "/api/admin/matches/{id}/close", tag = "console", params(("id" = String, Path)),
    request_body = Reason, responses((status = 200, body = AdminMatch),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn close(
    operator: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    JsonBody(Reason { reason: why }): JsonBody<Reason>,
) -> Result<Json<AdminMatch>, ApiError> {
    let reason = reason(&why)?;
    find(&app, &id).await?;
    let entry = operator.does("close", &id, &reason, "");
    app.registry.request(&id, |answer| Request::Close { entry: Box::new(entry), reason, answer }).await?;
    one(&app, &id).await
}

/// Revokes the invite link of a free seat. The guest who set up the match may make another link.
#[utoipa::path(post, path = "/api/admin/matches/{id}/revoke", tag = "console", params(("id" = String, Path)),
    request_body = RevokeOrder, responses((status = 200, body = AdminMatch),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn revoke(
    operator: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    JsonBody(RevokeOrder { seat, reason: why }): JsonBody<RevokeOrder>,
) -> Result<Json<AdminMatch>, ApiError> {
    let reason = reason(&why)?;
    find(&app, &id).await?;
    let entry = Some(Box::new(operator.does("revoke", &id, &reason, &problem::cut(&seat))));
    app.registry.request(&id, |answer| Request::Invite { seat, entry, answer }).await?;
    one(&app, &id).await
}
