//! Reads bodies and queries of requests. If one cannot be read, the error answer says why.

use super::App;
use crate::problem::ApiError;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::{header, request::Parts};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use wire::Problem;

/// The JSON body of a request as text, without a byte order mark.
pub(super) struct JsonText(pub String);

/// The JSON body of a request as a value of the type that the route expects.
pub(super) struct JsonBody<T>(pub T);

/// The query of a request: the part of the URL after `?`.
pub(super) struct UrlQuery<T>(pub T);

impl FromRequest<Arc<App>> for JsonText {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<JsonText, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            let detail = format!("The Content-Type of the body is {kind:?}; it must be application/json.");
            return Err(ApiError(Problem::new(415, "wrong-media-type", "Not JSON", detail)));
        }
        let text = String::from_request(request, app).await.map_err(|rejection| {
            let status = rejection.status().as_u16();
            if status == 413 {
                let most = app.options.limits.body_bytes;
                let detail = format!("The body is longer than {most} bytes; a board or an army fits easily.");
                return ApiError(Problem::new(413, "too-long", "The body is too long", detail));
            }
            ApiError(Problem::new(400, "unreadable", "The body cannot be read", rejection.body_text()))
        })?;
        let most = app.options.limits.body_values;
        if values(&text) > most as usize {
            let detail = format!("The body holds more than {most} values; a board or an army fits easily.");
            metrics::counter!("rumpus_refusals_total", "limit" => "body_values").increment(1);
            let problem = Problem::new(413, "too-many-values", "Too much in the body", detail);
            return Err(ApiError(problem.with("limit", "body_values".into())));
        }
        Ok(JsonText(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)))
    }
}

/// Returns an upper bound for the number of values in a JSON text. Every value except the first follows a comma, or the
/// beginning of a list or object. The server checks this number before it parses the text, since a byte of text can
/// need sixty bytes of memory after parsing.
fn values(text: &str) -> usize {
    let (mut values, mut is_in_text, mut is_escaped) = (1, false, false);
    for byte in text.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_in_text => is_escaped = true,
            b'"' => is_in_text = !is_in_text,
            b'[' | b'{' | b',' if !is_in_text => values += 1,
            _ => {}
        }
    }
    values
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<JsonBody<T>, ApiError> {
        let JsonText(text) = JsonText::from_request(request, app).await?;
        serde_json::from_str(&text).map(JsonBody).map_err(|fault| {
            let detail =
                format!("The body does not have the form that this route expects: {fault}. See /api/openapi.json.");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted_but_commas_and_brackets_in_strings_are_not() {
        for (text, count) in
            [("0", 1), ("[0,1]", 3), (r#"{"a":[],"b":{"c":1}}"#, 5), (r#"["[,{", "\"[,", "\\", 1]"#, 5), ("[[[[", 5)]
        {
            assert_eq!(values(text), count, "{text}");
        }
    }
}
