//! Starts and ends a drain, before an upgrade: the server refuses new matches, while matches in progress go on. A
//! restart also ends the drain.

use super::super::App;
use super::super::body::JsonBody;
use super::{Operator, act, reason};
use crate::problem::{self, ApiError};
use crate::store::Effect;
use crate::time::wall_ms;
use axum::Json;
use axum::extract::State;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, UNIX_EPOCH};
use wire::{Drain, DrainOrder, Notice, Problem, Reason};

/// How far ahead an operator may set the time of the stop, in milliseconds: a week.
const FURTHEST_MS: f64 = 7.0 * 24.0 * 60.0 * 60.0 * 1000.0;

/// Starts a drain, or changes the time at which the server will stop.
#[utoipa::path(post, path = "/api/admin/drain", tag = "console", request_body = DrainOrder, responses(
    (status = 200, body = Notice), (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn start(
    operator: Operator,
    State(app): State<Arc<App>>,
    JsonBody(order): JsonBody<DrainOrder>,
) -> Result<Json<Notice>, ApiError> {
    let reason = reason(&order.reason)?;
    let now = wall_ms() as f64;
    if order.at_ms.is_some_and(|at_ms| !(now..=now + FURTHEST_MS).contains(&at_ms)) {
        let detail =
            "The time of the stop must be between now and a week from now, in milliseconds since 1970, or null.";
        return Err(ApiError(Problem::new(422, "bad-time", "That time will not do", detail)));
    }
    let said = order.at_ms.map(when).unwrap_or_default();
    act(&app, operator.does("drain", "", &reason, &said), Effect::Nothing).await?;
    Ok(set(&app, Some(Drain { at_ms: order.at_ms })))
}

/// Ends a drain, so that the server accepts new matches again.
#[utoipa::path(delete, path = "/api/admin/drain", tag = "console", request_body = Reason, responses(
    (status = 200, body = Notice), (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn cancel(
    operator: Operator,
    State(app): State<Arc<App>>,
    JsonBody(Reason { reason: why }): JsonBody<Reason>,
) -> Result<Json<Notice>, ApiError> {
    let reason = reason(&why)?;
    if app.drain().is_none() {
        let detail = "The server is not being drained, so there is no drain to end.";
        return Err(ApiError(Problem::new(409, "no-drain", "No drain is on", detail)));
    }
    act(&app, operator.does("end-drain", "", &reason, ""), Effect::Nothing).await?;
    Ok(set(&app, None))
}

fn set(app: &App, drain: Option<Drain>) -> Json<Notice> {
    *app.drain.write().unwrap_or_else(PoisonError::into_inner) = drain;
    Json(Notice { drain })
}

fn when(at_ms: f64) -> String {
    humantime::format_rfc3339_seconds(UNIX_EPOCH + Duration::from_millis(at_ms.max(0.0) as u64)).to_string()
}

/// Shows whether the server is about to stop, and when. The front end shows this to every visitor.
#[utoipa::path(get, path = "/api/notice", tag = "running a server", responses((status = 200, body = Notice)))]
pub(in crate::http) async fn notice(State(app): State<Arc<App>>) -> Json<Notice> {
    Json(Notice { drain: app.drain() })
}

impl App {
    /// Returns the drain; `None` if the server is not being drained.
    pub(in crate::http) fn drain(&self) -> Option<Drain> {
        *self.drain.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks that no drain forbids a new match.
    ///
    /// # Errors
    /// The server is being drained.
    pub(in crate::http) fn check_drain(&self) -> Result<(), ApiError> {
        let Some(Drain { at_ms }) = self.drain() else { return Ok(()) };
        let then = at_ms.map_or_else(|| "soon".into(), |at_ms| format!("at {}", when(at_ms)));
        let detail = format!(
            "The server stops {then} for an upgrade, so it sets up no new match. Matches in progress go on, also after the upgrade."
        );
        let problem = Problem::new(503, "draining", "About to stop", detail).with("at_ms", at_ms.into());
        let wait = at_ms.map_or(60.0, |at_ms| ((at_ms - wall_ms() as f64) / 1000.0).clamp(60.0, 3600.0));
        Err(ApiError(problem.with("retry_after", (wait as u64).into())))
    }

    /// Checks that a load balancer may send new visitors to this server.
    ///
    /// # Errors
    /// The server is about to stop, or is being drained.
    pub(in crate::http) fn why_not_ready(&self) -> Result<(), ApiError> {
        if self.draining.load(std::sync::atomic::Ordering::Relaxed) {
            return Err(ApiError(problem::draining()));
        }
        self.check_drain()
    }
}
