//! The guest.

use super::App;
use super::body::JsonBody;
use super::caller::{Caller, clean_name};
use crate::problem::ApiError;
use crate::store::{Guest, Write};
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::{Me, Problem, Rename};

/// Says who asks; a new guest gets a cookie.
#[utoipa::path(get, path = "/api/me", tag = "guests", responses(
    (status = 200, body = Me), (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
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
