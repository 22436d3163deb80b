//! The guest.

use super::App;
use super::body::JsonBody;
use super::caller::Caller;
use super::names::clean_name;
use crate::problem::ApiError;
use crate::store::{Guest, Write};
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::{Me, Problem, Rename};

/// Says who asks.
#[utoipa::path(get, path = "/api/me", tag = "guests", responses(
    (status = 200, body = Me), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn show(caller: Caller) -> Result<Json<Me>, ApiError> {
    Ok(Json(me(caller.known()?)))
}

/// Says who asks; a new guest gets a cookie. No GET makes a guest, since pages of other sites can cause one.
#[utoipa::path(post, path = "/api/me", tag = "guests", responses(
    (status = 200, body = Me), (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn come(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let (guest, cookie) = caller.or_new(&app).await?;
    Ok(cookie.on(Json(me(guest)).into_response()))
}

/// Changes the name that others read.
#[utoipa::path(put, path = "/api/me", tag = "guests", request_body = Rename, responses(
    (status = 200, body = Me), (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    caller: Caller,
    JsonBody(rename): JsonBody<Rename>,
) -> Result<Response, ApiError> {
    let name = clean_name(&rename.name)?;
    let (guest, cookie) = caller.or_new(&app).await?;
    let guest = Guest { name, ..guest };
    app.registry.store.write(Write::Rename(guest.clone())).await?;
    app.registry.rename(&guest);
    Ok(cookie.on(Json(me(guest)).into_response()))
}

fn me(guest: Guest) -> Me {
    Me { id: guest.id, name: guest.name }
}
