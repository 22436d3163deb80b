//! The public health check.

use axum::Json;
use serde_json::{Value, json};

/// Says that the server answers, and checks nothing else. Operators see at a separate address whether everything works.
#[utoipa::path(get, path = "/healthz", tag = "running a server", responses((status = 200, body = Value)))]
pub(super) async fn check() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}
