//! Logs one line for each request. The line and the answer both have the id of the request, so that an operator can
//! find the line for an answer.
//!
//! The line contains nothing that a client sends, except the method. It names the route instead of the path, since a
//! path can contain an invite.

use super::address::{client_address, is_proxy};
use super::caller::ClientAddress;
use super::{App, Peer};
use crate::log::ACCESS;
use crate::random;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use std::time::Instant;
use tracing::Instrument as _;

/// The header with the id of a request.
static REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id that the server accepts from a proxy, in bytes.
const LONGEST_ID: usize = 64;

/// The route that the log names for files of the front end, which have no route of their own.
const PAGE: &str = "page";

tokio::task_local! {
    static CURRENT: String;
}

/// Returns the id of the request that this task answers; `None` outside of a request.
pub(crate) fn current() -> Option<String> {
    CURRENT.try_with(Clone::clone).ok()
}

/// Gives a request an id, adds the client's address to it, and passes it on. Then logs the status of the answer and the
/// time that it took.
pub(super) async fn traced(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let Peer(peer) =
        request.extensions().get::<Peer>().copied().expect("the accept loop adds the peer to every request");
    let proxies = &app.options.trusted_proxies;
    let address = client_address(peer, request.headers(), proxies);
    request.extensions_mut().insert(ClientAddress(address));
    let theirs = is_proxy(peer, proxies).then(|| given(request.headers())).flatten();
    let id = theirs.unwrap_or_else(random::short_id);
    let method = word(request.method());
    let route = request.extensions().get::<MatchedPath>().map_or(PAGE.to_owned(), |path| path.as_str().to_owned());
    let span = tracing::info_span!(target: ACCESS, "request", id);
    let answered = CURRENT.scope(id.clone(), next.run(request)).instrument(span.clone()).await;
    let (status, taken) = (answered.status().as_u16(), begun.elapsed());
    span.in_scope(|| {
        let ms = taken.as_secs_f64() * 1_000.0;
        tracing::info!(target: ACCESS, method, route, status, ms, client = %address, "answered");
    });
    metrics::counter!("rumpus_requests_total", "method" => method, "route" => route, "status" => status.to_string())
        .increment(1);
    metrics::histogram!("rumpus_request_seconds").record(taken.as_secs_f64());
    with_id(answered, &id)
}

fn with_id(mut response: Response, id: &str) -> Response {
    if let Ok(id) = HeaderValue::from_str(id) {
        response.headers_mut().insert(REQUEST_ID.clone(), id);
    }
    response
}

/// Returns the id that a proxy gave the request, if it is not too long and has only ASCII letters, digits, `-` and `_`.
fn given(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(&REQUEST_ID)?.to_str().ok()?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    ((1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(is_plain)).then(|| id.to_owned())
}

/// Returns the method as a label for the metrics, or `other` for an unusual method. Clients can invent methods, and
/// each would become a label.
fn word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_short_ids_of_plain_characters_are_accepted_from_a_proxy() {
        let of = |id: &str| {
            given(&HeaderMap::from_iter([(REQUEST_ID.clone(), HeaderValue::from_str(id).expect("a value"))]))
        };
        assert_eq!(of("7f3a-11").as_deref(), Some("7f3a-11"));
        assert_eq!(of("a b"), None);
        assert_eq!(of(""), None);
        assert_eq!(of(&"a".repeat(65)), None);
    }
}
