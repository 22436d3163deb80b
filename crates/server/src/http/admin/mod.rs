//! The operator's console: who may use it, and what every address of it needs.

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

/// The name of the cookie on a server that is not reached by https.
const COOKIE: &str = "rumpus-admin";

/// The name of the cookie behind https, which browsers take from this host alone.
const HOST_COOKIE: &str = "__Host-rumpus-admin";

/// The longest reason, in characters.
const REASON_LENGTH: usize = 300;

/// Every address of the console. Each asks for an [`Operator`] first, except for the one that lets operators in.
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

/// The document of the console's addresses.
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

/// An operator who asks.
pub(super) struct Operator {
    /// By which the audit log names the session.
    id: String,
    /// The hash of the cookie.
    token_hash: [u8; 32],
    /// When the session ends, in milliseconds since 1970.
    until_ms: i64,
    /// From where the operator comes.
    address: IpAddr,
}

impl FromRequestParts<Arc<App>> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Operator, ApiError> {
        let ClientAddress(address) = *parts.extensions.get().expect("the address of every client is noted");
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
    /// What the operator does, for the audit log.
    fn does(&self, act: &'static str, subject: &str, reason: &str, detail: &str) -> NewAuditEntry {
        NewAuditEntry::new(&self.id, act, subject, reason, detail)
    }
}

/// The token of the operator's cookie.
fn cookie<'a>(headers: &'a HeaderMap, app: &App) -> Option<&'a str> {
    let wanted = if is_https(app) { HOST_COOKIE } else { COOKIE };
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, token)| *name == wanted && token.len() == 64).map(|(_, token)| token)
}

fn stranger() -> ApiError {
    let detail = "Only operators come in here; rumpus admin link prints a link for one.";
    ApiError(Problem::new(401, "no-operator", "Not for you", detail))
}

/// A page of a list.
#[derive(Deserialize)]
struct PageQuery {
    /// From 0.
    #[serde(default)]
    page: u32,
}

/// The furthest page that is counted to.
const LAST_PAGE: u32 = 10_000;

/// A reason as it is kept and shown.
///
/// # Errors
/// It is empty, too long, or has characters that cannot be seen.
fn reason(text: &str) -> Result<String, ApiError> {
    clean_text("A reason", text, 1, REASON_LENGTH)
}

/// Carries something out and writes it into the audit log, both or neither.
///
/// # Errors
/// It was changed meanwhile, or the store fails.
async fn act(app: &App, entry: NewAuditEntry, effect: Effect) -> Result<(), ApiError> {
    Ok(app.registry.store.write(Write::Audited(Box::new((entry, effect)))).await?)
}

/// Cuts a list to a page; says whether there was more.
fn page_of<T>(rows: &mut Vec<T>) -> bool {
    let more = rows.len() > crate::store::PAGE as usize;
    rows.truncate(crate::store::PAGE as usize);
    more
}
