//! Replaces the invite links of free seats.

use super::App;
use super::body::JsonBody;
use super::caller::Caller;
use super::matches::{find, find_seen};
use crate::problem::ApiError;
use crate::table::{Request, summary};
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use wire::{InviteOrder, Problem, Summary};

/// Gives a free seat a new invite link. The earlier link no longer works. Only the guest who set up the match may do
/// this.
#[utoipa::path(post, path = "/api/matches/{id}/invite", tag = "matches", params(("id" = String, Path)),
    request_body = InviteOrder, responses((status = 200, body = Summary),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn renew(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(InviteOrder { seat }): JsonBody<InviteOrder>,
) -> Result<Json<Summary>, ApiError> {
    let row = find_seen(&app, &caller, &id).await?;
    let guest = caller.known()?;
    if row.creator != guest.id {
        let detail = "Only the guest who set up this match may renew its invite links.";
        return Err(ApiError(Problem::new(403, "not-the-creator", "Not your match", detail)));
    }
    app.rate_limits.orders_of_guest.check(&guest.id)?;
    app.registry.request(&id, |answer| Request::Invite { seat, entry: None, answer }).await?;
    Ok(Json(summary(&app.registry, &find(&app, &id).await?, Some(&guest.id))))
}
