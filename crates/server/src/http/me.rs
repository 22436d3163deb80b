//! A guest's own account: shows, renames, exports and deletes it, and ends its sessions.

use super::bans::check_mute;
use super::body::JsonBody;
use super::caller::{Caller, no_cookies};
use super::{App, SessionsEnded};
use crate::names::clean_name;
use crate::problem::ApiError;
use crate::store::{Guest, Write};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::{Me, Problem, Rename};

/// Shows the caller: a guest or a program.
#[utoipa::path(get, path = "/api/me", tag = "guests", responses(
    (status = 200, body = Me), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn show(caller: Caller) -> Result<Json<Me>, ApiError> {
    Ok(Json(me(caller.known()?)))
}

/// Shows the caller, and makes a new guest of a caller without a cookie. The method is not GET, since pages of other
/// sites can send a GET.
#[utoipa::path(post, path = "/api/me", tag = "guests", responses(
    (status = 200, body = Me), (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn come(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let renewed = caller.renewed(&app).await?;
    let (guest, cookie) = caller.or_new(&app).await?;
    Ok(renewed.on(cookie.on(Json(me(guest)).into_response())))
}

/// Changes the name by which other players know the guest.
#[utoipa::path(put, path = "/api/me", tag = "guests", request_body = Rename, responses(
    (status = 200, body = Me), (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    caller: Caller,
    JsonBody(rename): JsonBody<Rename>,
) -> Result<Response, ApiError> {
    check_mute(&app, caller.guest.as_ref())?;
    let name = clean_name(&rename.name)?;
    let (guest, cookie) = caller.or_new(&app).await?;
    let guest = Guest { name, ..guest };
    app.registry.store.write(Write::Rename(guest.clone())).await?;
    app.registry.rename(&guest.id, &guest.name);
    Ok(cookie.on(Json(me(guest)).into_response()))
}

/// Returns everything that the server stores about the guest, as a JSON file.
#[utoipa::path(get, path = "/api/me/data", tag = "guests", responses(
    (status = 200, body = serde_json::Value), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn data(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    app.rate_limits.replays_of_guest.check(&caller.key())?;
    let data = app.registry.store.data_of(caller.known()?.id).await?;
    let file = HeaderValue::from_static("attachment; filename=\"rumpus-data.json\"");
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(data)).into_response())
}

/// Deletes the guest and the guest's programs: their names, sessions and tokens. Closes their sockets. Their matches
/// stay, without the names. In games in progress, the guest and the programs count as absent.
#[utoipa::path(delete, path = "/api/me", tag = "guests", responses(
    (status = 204, description = "Forgotten"), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn forget(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let guest = caller.known()?;
    let programs = app.registry.store.programs_of(guest.id.clone()).await?;
    app.registry.store.write(Write::Forget(guest.id.clone())).await?;
    for id in programs.into_iter().map(|program| program.id).chain([guest.id]) {
        app.registry.rename(&id, "");
        app.end_sockets(SessionsEnded { guest: id, only: None });
    }
    Ok(no_cookies(&app).on(StatusCode::NO_CONTENT.into_response()))
}

/// Logs this browser out. Other browsers of the guest stay logged in. A guest who is logged in nowhere else cannot log
/// in again.
#[utoipa::path(delete, path = "/api/me/session", tag = "guests", responses(
    (status = 204, description = "Logged out"), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn log_out(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let session = caller.session.clone();
    let guest = caller.known()?;
    if let Some(session) = session {
        app.registry.store.write(Write::EndSession(session.token_hash)).await?;
        app.end_sockets(SessionsEnded { guest: guest.id, only: Some(session.token_hash) });
    }
    Ok(no_cookies(&app).on(StatusCode::NO_CONTENT.into_response()))
}

/// Logs out all other browsers of the guest: their cookies no longer work. This browser gets a new cookie. All sockets
/// close, and this browser opens its sockets again.
#[utoipa::path(delete, path = "/api/me/sessions", tag = "guests", responses(
    (status = 200, body = Me), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn log_out_others(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, ApiError> {
    let cookie = caller.alone(&app).await?;
    let guest = caller.known()?;
    app.end_sockets(SessionsEnded { guest: guest.id.clone(), only: None });
    Ok(cookie.on(Json(me(guest)).into_response()))
}

fn me(guest: Guest) -> Me {
    Me { program: guest.is_program(), id: guest.id, name: guest.name }
}
