//! Shows the audit log in the console.

use super::super::App;
use super::super::body::UrlQuery;
use super::{LAST_PAGE, Operator, PageQuery};
use crate::problem::ApiError;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use wire::{AuditLog, Problem};

/// Shows the actions of operators, newest first. The server never changes or removes an entry.
#[utoipa::path(get, path = "/api/admin/audit", tag = "console", params(("page" = Option<u32>, Query)), responses(
    (status = 200, body = AuditLog), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn list(
    _operator: Operator,
    State(app): State<Arc<App>>,
    UrlQuery(asked): UrlQuery<PageQuery>,
) -> Result<Json<AuditLog>, ApiError> {
    Ok(Json(app.registry.store.audit_log(asked.page.min(LAST_PAGE)).await?))
}
