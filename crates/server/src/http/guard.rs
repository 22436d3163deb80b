//! Layers around all routes: they limit the rate and the time of requests, check their origin, and add headers to
//! answers.

use super::App;
use super::caller::{ClientAddress, known_session};
use crate::problem::ApiError;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::Problem;

/// Answers a request whose method the path does not support.
pub(super) async fn wrong_method(method: Method) -> ApiError {
    let detail = format!("This path does not support {method}; /api/openapi.json lists the methods of each path.");
    ApiError(Problem::new(405, "wrong-method", "Wrong method", detail))
}

/// Refuses requests from an address that sends too many. Requests of known guests still pass, since each guest has a
/// limit of their own. So a client cannot lock out guests who share its address. A second limit bounds how often the
/// server looks up whether a request comes from a known guest.
pub(super) async fn rate_limited(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let ClientAddress(address) =
        *request.extensions().get().expect("`traced` adds the client's address to every request");
    let Err(problem) = app.rate_limits.requests_of_address.check(&address) else { return next.run(request).await };
    if let Err(problem) = app.rate_limits.lookups_of_address.check(&address) {
        return ApiError(problem).into_response();
    }
    match known_session(&app, request.headers()).await {
        Ok(Some(_)) => next.run(request).await,
        Ok(None) => ApiError(problem).into_response(),
        Err(fault) => fault.into_response(),
    }
}

/// Refuses a request that would open a socket or change something, if a page of another site made it.
pub(super) async fn same_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (reads && !is_socket) || comes_from_here(request.headers(), &app.options.origins) {
        return next.run(request).await;
    }
    let detail = "A page of another site made this request. Only pages of this server may make it. If the server runs \
                  behind a proxy, its operator must start it with `--origin` and the address that people type.";
    ApiError(Problem::new(403, "foreign-origin", "Foreign origin", detail)).into_response()
}

/// Returns whether a request comes from a page of this server, or from no page at all.
///
/// With a request that opens a socket or changes something, browsers send the origin of the page. A request without an
/// origin passes, unless `sec-fetch-site` says that a page of another site made it. So a page of another site cannot
/// use the cookies of its visitor.
fn comes_from_here(headers: &HeaderMap, allowed: &[String]) -> bool {
    let word = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = word(header::ORIGIN) else {
        let site = word(HeaderName::from_static("sec-fetch-site"));
        return matches!(site, None | Some("same-origin" | "none"));
    };
    if allowed.iter().any(|allowed| allowed.trim_end_matches('/').eq_ignore_ascii_case(origin)) {
        return true;
    }
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    matches!((authority, word(header::HOST)), (Some(origin), Some(host)) if origin.eq_ignore_ascii_case(host))
}

/// Answers with status 408 if a request takes too long.
pub(super) async fn timed(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match tokio::time::timeout(app.options.limits.request_timeout, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            let detail =
                format!("The request took longer than the allowed {} s.", app.options.limits.request_timeout.as_secs());
            ApiError(Problem::new(408, "too-slow", "This took too long", detail)).into_response()
        }
    }
}

/// Adds the security headers to an answer.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let policy = policy(request.headers().get(header::HOST));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed = [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("x-frame-options", "DENY"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ];
    for (name, value) in fixed {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Returns the content security policy. It names the host for sockets, since not every browser counts sockets as
/// `'self'`.
fn policy(host: Option<&HeaderValue>) -> HeaderValue {
    let sane = |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    let sockets = match host.and_then(|host| host.to_str().ok()).filter(sane) {
        Some(host) => format!(" ws://{host} wss://{host}"),
        None => String::new(),
    };
    let policy = format!(
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    );
    HeaderValue::from_str(&policy).expect("the policy has only visible ASCII characters")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(pairs: &[(&'static str, &'static str)]) -> bool {
        let headers =
            pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        comes_from_here(&headers.collect(), &["https://play.example.org".into()])
    }

    #[test]
    fn no_page_of_another_site_may_change_things() {
        assert!(from(&[("host", "127.0.0.1:7700"), ("origin", "http://127.0.0.1:7700")]));
        assert!(from(&[("host", "inner:7700"), ("origin", "https://play.example.org")]));
        assert!(from(&[("host", "127.0.0.1:7700")]), "a program that is not a browser");
        assert!(!from(&[("host", "127.0.0.1:7700"), ("origin", "http://evil.example")]));
        assert!(!from(&[("host", "127.0.0.1:7700"), ("origin", "http://127.0.0.1:8000")]));
        assert!(!from(&[("host", "127.0.0.1:7700"), ("origin", "null")]));
        assert!(!from(&[("host", "127.0.0.1:7700"), ("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn the_policy_leaves_out_a_host_header_that_contains_directives() {
        let evil = HeaderValue::from_static("x; script-src *");
        let policy = policy(Some(&evil));
        assert!(!policy.to_str().expect("plain").contains("script-src *"));
    }
}
