//! Lets operators read, close and reopen the reports that players sent.

use super::super::App;
use super::super::body::{JsonBody, UrlQuery};
use super::{LAST_PAGE, Operator, act, reason};
use crate::problem::ApiError;
use crate::store::{Effect, ReportQuery};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use std::sync::Arc;
use wire::{Problem, Reason, Reports};

/// Which reports to list.
#[derive(Deserialize)]
pub(in crate::http) struct ReportsQuery {
    #[serde(default)]
    closed: bool,
    #[serde(default)]
    page: u32,
}

/// Lists reports, newest first: the open ones, or with `closed` the closed ones.
#[utoipa::path(get, path = "/api/admin/reports", tag = "console",
    params(("closed" = Option<bool>, Query), ("page" = Option<u32>, Query)), responses(
    (status = 200, body = Reports), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn list(
    _operator: Operator,
    State(app): State<Arc<App>>,
    UrlQuery(asked): UrlQuery<ReportsQuery>,
) -> Result<Json<Reports>, ApiError> {
    let query = ReportQuery::State { open: !asked.closed, page: asked.page.min(LAST_PAGE) };
    Ok(Json(app.registry.store.reports(query).await?))
}

/// Closes a report, with a note for other operators.
#[utoipa::path(post, path = "/api/admin/reports/{n}/close", tag = "console", params(("n" = i64, Path)),
    request_body = Reason, responses((status = 200, body = Reports),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn close(
    operator: Operator,
    State(app): State<Arc<App>>,
    Path(n): Path<i64>,
    JsonBody(Reason { reason: note }): JsonBody<Reason>,
) -> Result<Json<Reports>, ApiError> {
    let note = reason(&note)?;
    let entry = operator.does("close-report", &n.to_string(), &note, "");
    act(&app, entry, Effect::Report { n, note: Some(note) }).await?;
    open(&app).await
}

/// Reopens a closed report.
#[utoipa::path(post, path = "/api/admin/reports/{n}/reopen", tag = "console", params(("n" = i64, Path)),
    request_body = Reason, responses((status = 200, body = Reports),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn reopen(
    operator: Operator,
    State(app): State<Arc<App>>,
    Path(n): Path<i64>,
    JsonBody(Reason { reason: why }): JsonBody<Reason>,
) -> Result<Json<Reports>, ApiError> {
    let reason = reason(&why)?;
    let entry = operator.does("reopen-report", &n.to_string(), &reason, "");
    act(&app, entry, Effect::Report { n, note: None }).await?;
    open(&app).await
}

async fn open(app: &App) -> Result<Json<Reports>, ApiError> {
    Ok(Json(app.registry.store.reports(ReportQuery::State { open: true, page: 0 }).await?))
}
