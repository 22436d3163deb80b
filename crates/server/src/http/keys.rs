//! Publishes the keys with which anybody can check the signatures of this server.

use super::App;
use crate::blocking::Kind;
use crate::keys::{KeyError, KeyList};
use crate::problem::ApiError;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::Problem;

/// Lists the public keys with which the signatures of this server can be checked, newest first. The list is JSON if the
/// request accepts `application/json`, and otherwise text with one line for each key. `rumpus verify --key` reads both.
#[utoipa::path(get, path = "/.well-known/rumpus-key", tag = "finished games", responses(
    (status = 200, body = KeyList, content_type = "application/json"),
    (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, ApiError> {
    let keys = app.keys.clone();
    let list = app.run_blocking(Kind::Check, move || keys.list()).await?.map_err(|fault| no_key(&fault))?;
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    if accepted.contains("application/json") {
        return Ok(Json(list).into_response());
    }
    Ok(list.to_text().into_response())
}

/// Logs why the keys cannot be read, and returns the error answer for the client.
fn no_key(fault: &KeyError) -> ApiError {
    tracing::error!(%fault, "the public keys cannot be read");
    ApiError(Problem::new(404, "no-key", "No key", "This server has no key, so its records are not signed."))
}
