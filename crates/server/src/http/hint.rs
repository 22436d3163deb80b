//! Gives hints over HTTP: the decision that a bot would make.

use super::App;
use super::body::JsonBody;
use super::caller::Caller;
use super::matches::find_seen;
use super::setup::check_bots_waiting;
use crate::problem::ApiError;
use crate::table::Request;
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use wire::{Hint, HintOrder, Problem};

/// Shows the decision that a bot of level 4 would make at the caller's seat, from what the seat may know. A match has
/// hints only if it has no clock, and if all its other seats belong to bots or to the caller.
#[utoipa::path(post, path = "/api/matches/{id}/hint", tag = "matches", params(("id" = String, Path)),
    request_body = HintOrder, responses((status = 200, body = Hint),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn think(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(HintOrder { seat }): JsonBody<HintOrder>,
) -> Result<Json<Hint>, ApiError> {
    find_seen(&app, &caller, &id).await?;
    let guest = caller.known()?.id.clone();
    app.rate_limits.hints_of_guest.check(&guest)?;
    check_bots_waiting(&app)?;
    Ok(Json(app.registry.request(&id, |answer| Request::Hint { guest, seat, answer }).await?))
}
