//! Logs operators in by a one-time link, and logs them out.

use super::super::App;
use super::super::body::JsonBody;
use super::super::caller::{ClientAddress, NewCookie, hash, header_value, is_https};
use super::{COOKIE, HOST_COOKIE, Operator};
use crate::problem::ApiError;
use crate::random;
use crate::sanctions::range_of;
use crate::store::{StoreError, Write};
use crate::time::wall_ms;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use std::sync::Arc;
use wire::{AdminLogin, Problem};

/// Logs an operator in by a link that `rumpus admin link` has printed. A link works once and for a limited time. The
/// answer sets a cookie for the console.
#[utoipa::path(post, path = "/api/admin/session", tag = "console", request_body = AdminLogin, responses(
    (status = 200, body = wire::Operator), (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 403, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn enter(
    State(app): State<Arc<App>>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    JsonBody(AdminLogin { token }): JsonBody<AdminLogin>,
) -> Result<Response, ApiError> {
    let link = hash(&token);
    let from_ms = app.registry.store.link(link).await?.ok_or_else(used_up)?;
    if wall_ms().saturating_sub(from_ms) >= millis(app.options.admin.link_life) {
        return Err(used_up());
    }
    let (token, id) = (random::token(), random::short_id());
    let token_hash = hash(&token);
    match app.registry.store.write(Write::Enter { link, token_hash, id: id.clone() }).await {
        Err(StoreError::Gone) => return Err(used_up()),
        entered => entered?,
    }
    let until_ms = wall_ms().saturating_add(millis(app.options.admin.session_life));
    let operator = Operator { id, token_hash, until_ms, address };
    Ok(cookie(&app, &token, app.options.admin.session_life.as_secs()).on(shown(&operator).into_response()))
}

/// Shows the session of the operator who asks.
#[utoipa::path(get, path = "/api/admin/session", tag = "console", responses(
    (status = 200, body = wire::Operator), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn show(operator: Operator) -> Json<wire::Operator> {
    shown(&operator)
}

/// Logs the operator out.
#[utoipa::path(delete, path = "/api/admin/session", tag = "console", responses(
    (status = 204, description = "Left"), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn leave(State(app): State<Arc<App>>, operator: Operator) -> Result<Response, ApiError> {
    app.registry.store.write(Write::Leave(operator.token_hash)).await?;
    Ok(cookie(&app, "", 0).on(StatusCode::NO_CONTENT.into_response()))
}

fn shown(operator: &Operator) -> Json<wire::Operator> {
    let network = range_of(operator.address).to_string();
    Json(wire::Operator { id: operator.id.clone(), until_ms: operator.until_ms as f64, network })
}

fn used_up() -> ApiError {
    let detail = "This link was used before, is too old, or never existed. `rumpus admin link` prints another.";
    ApiError(Problem::new(401, "no-such-link", "This link opens nothing", detail))
}

fn millis(life: std::time::Duration) -> i64 {
    i64::try_from(life.as_millis()).unwrap_or(i64::MAX)
}

/// Makes the cookie of an operator, which is valid for `seconds`. With 0 seconds, browsers delete it. Browsers send it
/// only with requests from this server's own pages.
fn cookie(app: &App, token: &str, seconds: u64) -> NewCookie {
    let (name, secure) = if is_https(app) { (HOST_COOKIE, "; Secure") } else { (COOKIE, "") };
    let cookie = format!("{name}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    NewCookie(vec![header_value(cookie)])
}
