//! Accepts and replaces forces, and shows each force only to its own player. A force is what a player brings to a
//! match, such as an army.

use super::bans::check_texts;
use super::body::{JsonBody, UrlQuery};
use super::caller::Caller;
use super::matches::{find, find_seen};
use super::{App, storage};
use crate::names::check_visible;
use crate::problem::{self, ApiError};
use crate::table::{Request, summary};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use wire::{ForceOrder, Problem, Summary};

/// Hands in a force, such as an army, for a seat. Until the game begins, a player may replace it by another.
#[utoipa::path(post, path = "/api/matches/{id}/force", tag = "matches", params(("id" = String, Path)),
    request_body = ForceOrder, responses((status = 200, body = Summary),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn bring(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(ForceOrder { seat, force }): JsonBody<ForceOrder>,
) -> Result<Json<Summary>, ApiError> {
    let row = find_seen(&app, &caller, &id).await?;
    let address = caller.address;
    let guest = caller.known()?;
    check_visible(&force)?;
    check_texts(&app, Some(&guest), &row.game, [&force].into_iter())?;
    storage::check(&app, &guest.id, address, force.to_string().len())?;
    let who = guest.id.clone();
    app.registry.request(&id, |answer| Request::Bring { guest: who, seat, force, answer }).await?;
    let row = find(&app, &id).await?;
    Ok(Json(summary(&app.registry, &row, Some(&guest.id))))
}

/// The seat whose force to show.
#[derive(Deserialize)]
pub(super) struct ForceQuery {
    seat: String,
}

/// Shows the force of one of the caller's seats; null if the caller has handed in none for this seat yet.
#[utoipa::path(get, path = "/api/matches/{id}/force", tag = "matches",
    params(("id" = String, Path), ("seat" = String, Query, description = "A seat of the caller")),
    responses((status = 200, body = Value, description = "The force of the seat, in the game's own JSON, or null"),
    (status = 400, body = Problem, content_type = "application/problem+json"),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    UrlQuery(asked): UrlQuery<ForceQuery>,
) -> Result<Json<Option<Value>>, ApiError> {
    let row = find_seen(&app, &caller, &id).await?;
    let own = row.seats.iter().enumerate().filter(|(_, seat)| seat.is_of(caller.id()));
    let own: Vec<(usize, &str)> = own.map(|(n, seat)| (n, seat.name.as_str())).collect();
    let Some((n, _)) = own.iter().find(|(_, name)| *name == asked.seat) else {
        let names: Vec<&str> = own.iter().map(|(_, name)| *name).collect();
        return Err(ApiError(problem::not_your_seat(&asked.seat, &names)));
    };
    Ok(Json(app.registry.store.force(id, *n as u8).await?))
}
