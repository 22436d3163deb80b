//! Bodies and queries, read with clear sentences when they cannot be.

use crate::problem::ApiError;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::{header, request::Parts};
use serde::de::DeserializeOwned;
use wire::Problem;

/// A body of JSON as text, without the mark that some editors put before one.
pub(super) struct JsonText(pub String);

/// A body of JSON as a value.
pub(super) struct JsonBody<T>(pub T);

/// The part of the address after `?`.
pub(super) struct UrlQuery<T>(pub T);

impl<S: Send + Sync> FromRequest<S> for JsonText {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<JsonText, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            let detail = format!("The body is {kind:?}; send it as application/json.");
            return Err(ApiError(Problem::new(415, "wrong-media-type", "Not JSON", detail)));
        }
        let text = String::from_request(request, state).await;
        let plain = |text: String| JsonText(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text));
        text.map(plain).map_err(|rejection| {
            let status = rejection.status().as_u16();
            if status == 413 {
                let detail = "The body is too long; a board or an army fits easily.";
                return ApiError(Problem::new(413, "too-long", "The body is too long", detail));
            }
            ApiError(Problem::new(400, "unreadable", "The body cannot be read", rejection.body_text()))
        })
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, ApiError> {
        let JsonText(text) = JsonText::from_request(request, state).await?;
        serde_json::from_str(&text).map(JsonBody).map_err(|fault| {
            let detail = format!("The body is not what is asked for here: {fault}. See /api/openapi.json.");
            let status = if fault.is_data() { 422 } else { 400 };
            ApiError(Problem::new(status, "unreadable", "The body cannot be read", detail))
        })
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for UrlQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<UrlQuery<T>, ApiError> {
        Query::from_request_parts(parts, state).await.map(|Query(asked)| UrlQuery(asked)).map_err(|rejection| {
            let detail = format!("{}. See /api/openapi.json.", rejection.body_text());
            ApiError(Problem::new(400, "bad-query", "The query cannot be read", detail))
        })
    }
}
