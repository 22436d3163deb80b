//! The web console for operators: its routes, and the check that the caller is an operator.

mod audit;
mod drain;
mod guests;
mod matches;
mod overview;
mod ranges;
mod reports;
mod session;

pub(super) use drain::notice;

use super::App;
use super::caller::{ClientAddress, hash, is_https};
use crate::names::clean_text;
use crate::problem::ApiError;
use crate::store::{Effect, NewAuditEntry, Write};
use crate::time::wall_ms;
use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, header, request::Parts};
use axum::routing::{MethodRouter, get, post, put};
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use wire::Problem;

/// The name of an operator's cookie on a server that browsers reach by http.
const COOKIE: &str = "rumpus-admin";

/// The name of an operator's cookie on a server that browsers reach by https. Browsers accept a cookie with this prefix
/// only from this host.
const HOST_COOKIE: &str = "__Host-rumpus-admin";

/// The longest reason that an operator may give for an action, in characters.
const REASON_LENGTH: usize = 300;

/// Returns the routes of the console. All of them require an [`Operator`], except the login.
pub(super) fn routes() -> Vec<(&'static str, MethodRouter<Arc<App>>)> {
    vec![
        ("/api/admin/session", get(session::show).post(session::enter).delete(session::leave)),
        ("/api/admin/overview", get(overview::show)),
        ("/api/admin/guests", get(guests::list)),
        ("/api/admin/guests/{id}", get(guests::show)),
        ("/api/admin/guests/{id}/name", put(guests::rename)),
        ("/api/admin/guests/{id}/sanctions", post(guests::sanction)),
        ("/api/admin/sanctions", get(ranges::list)),
        ("/api/admin/sanctions/{id}/lift", post(ranges::lift)),
        ("/api/admin/ranges", post(ranges::ban)),
        ("/api/admin/matches", get(matches::list)),
        ("/api/admin/matches/{id}/close", post(matches::close)),
        ("/api/admin/matches/{id}/revoke", post(matches::revoke)),
        ("/api/admin/reports", get(reports::list)),
        ("/api/admin/reports/{n}/close", post(reports::close)),
        ("/api/admin/reports/{n}/reopen", post(reports::reopen)),
        ("/api/admin/audit", get(audit::list)),
        ("/api/admin/drain", post(drain::start).delete(drain::cancel)),
    ]
}

/// The part of the OpenAPI document that describes the console.
#[derive(utoipa::OpenApi)]
#[openapi(paths(
    session::show,
    session::enter,
    session::leave,
    overview::show,
    guests::list,
    guests::show,
    guests::rename,
    guests::sanction,
    ranges::list,
    ranges::lift,
    ranges::ban,
    matches::list,
    matches::close,
    matches::revoke,
    reports::list,
    reports::close,
    reports::reopen,
    audit::list,
    drain::start,
    drain::cancel,
    drain::notice
))]
pub(super) struct Document;

/// The operator who sent a request. A handler with an argument of this type refuses requests without the cookie of an
/// operator.
pub(super) struct Operator {
    /// The id of the session, as the audit log names the operator.
    id: String,
    /// The SHA-256 of the cookie's token.
    token_hash: [u8; 32],
    /// When the session ends, in milliseconds since 1970.
    until_ms: i64,
    /// The IP address of the operator.
    address: IpAddr,
}

impl FromRequestParts<Arc<App>> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Operator, ApiError> {
        let ClientAddress(address) =
            *parts.extensions.get().expect("`traced` adds the client's address to every request");
        let token_hash = cookie(&parts.headers, app).map(hash).ok_or_else(stranger)?;
        let row = app.registry.store.operator(token_hash).await?.ok_or_else(stranger)?;
        let life_ms = i64::try_from(app.options.admin.session_life.as_millis()).unwrap_or(i64::MAX);
        let until_ms = row.from_ms.saturating_add(life_ms);
        if wall_ms() >= until_ms {
            return Err(stranger());
        }
        Ok(Operator { id: row.id, token_hash, until_ms, address })
    }
}

impl Operator {
    /// Makes an entry of the audit log about an action of this operator.
    fn does(&self, act: &'static str, subject: &str, reason: &str, detail: &str) -> NewAuditEntry {
        NewAuditEntry::new(&self.id, act, subject, reason, detail)
    }
}

/// Returns the token in the operator's cookie; `None` without a well-formed cookie.
fn cookie<'a>(headers: &'a HeaderMap, app: &App) -> Option<&'a str> {
    let wanted = if is_https(app) { HOST_COOKIE } else { COOKIE };
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, token)| *name == wanted && token.len() == 64).map(|(_, token)| token)
}

fn stranger() -> ApiError {
    let detail = "Only operators may use the console. On the server, `rumpus admin link` prints a link to log in.";
    ApiError(Problem::new(401, "no-operator", "Not for you", detail))
}

/// Which page of a list to show.
#[derive(Deserialize)]
struct PageQuery {
    /// The number of the page, from 0.
    #[serde(default)]
    page: u32,
}

/// The number of the last page that a query may request. A higher number counts as this one.
const LAST_PAGE: u32 = 10_000;

/// Checks the reason for an action, and returns it trimmed and in Unicode form NFC.
///
/// # Errors
/// The reason is empty or too long, or has invisible characters.
fn reason(text: &str) -> Result<String, ApiError> {
    clean_text("A reason", text, 1, REASON_LENGTH)
}

/// Stores the effect of an action and its entry in the audit log, in one transaction.
///
/// # Errors
/// Another request has deleted or changed what the action would change, or the store fails.
async fn act(app: &App, entry: NewAuditEntry, effect: Effect) -> Result<(), ApiError> {
    Ok(app.registry.store.write(Write::Audited(Box::new((entry, effect)))).await?)
}

/// Cuts `rows` to one page, and returns whether another page follows.
fn page_of<T>(rows: &mut Vec<T>) -> bool {
    let more = rows.len() > crate::store::PAGE as usize;
    rows.truncate(crate::store::PAGE as usize);
    more
}
