//! HTTP/2 without TLS (h2c with prior knowledge), by which a proxy may connect to the server. Web sockets use HTTP/1.1.

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, header};
use hyper::server::conn::http2;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use std::convert::Infallible;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout_at};

/// The bytes that a client sends first when it speaks HTTP/2.
const PREFACE: &[u8; 24] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/// The time between two pings to a client, and the time that the client may take to answer one.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// The server closes a connection that has had no open request for this time. It may wait up to twice as long.
const IDLE: Duration = Duration::from_secs(300);

/// How many requests of one connection the server handles at a time.
const STREAMS: u32 = 100;

/// The most bytes of a request's headers, the same limit as for HTTP/1.1.
const HEAD: u32 = 64 * 1024;

/// Returns whether a client begins with the HTTP/2 preface, without taking its bytes off the stream. Returns `None` if
/// the client does not send enough within `patience`, or if the connection fails.
pub(super) async fn is_http2(stream: &TcpStream, patience: Duration) -> Option<bool> {
    let end = Instant::now() + patience;
    let mut begun = [0; PREFACE.len()];
    loop {
        let length = timeout_at(end, stream.peek(&mut begun)).await.ok()?.ok()?;
        if length == 0 || begun[..length] != PREFACE[..length] {
            return Some(false);
        }
        if length == PREFACE.len() {
            return Some(true);
        }
        // Because a part of the preface has arrived, the next peek returns at once. During this pause, the rest may
        // arrive.
        timeout_at(end, sleep(Duration::from_millis(20))).await.ok()?;
    }
}

/// How many requests of a connection have begun and finished.
#[derive(Default)]
struct Activity {
    begun: AtomicU64,
    finished: AtomicU64,
}

/// Serves a connection until the client closes it, the future `stop` ends, or the connection has been idle for too
/// long.
pub(super) async fn serve<S, F, A>(stream: S, answer: F, stop: impl Future<Output = ()>)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    F: Fn(Request<Body>) -> A + Clone + Send + 'static,
    A: Future<Output = Result<Response<Body>, Infallible>> + Send + 'static,
{
    let activity = Arc::new(Activity::default());
    let noted = activity.clone();
    let service = hyper::service::service_fn(move |request: Request<hyper::body::Incoming>| {
        let (answer, noted) = (answer.clone(), noted.clone());
        noted.begun.fetch_add(1, Ordering::Relaxed);
        async move {
            let answered = answer(with_host(request.map(Body::new))).await;
            noted.finished.fetch_add(1, Ordering::Relaxed);
            answered
        }
    });
    let mut builder = http2::Builder::new(TokioExecutor::new());
    builder.timer(TokioTimer::new()).keep_alive_interval(KEEP_ALIVE).keep_alive_timeout(KEEP_ALIVE);
    builder.max_concurrent_streams(STREAMS).max_header_list_size(HEAD);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service));
    let ended = tokio::select! {
        ended = connection.as_mut() => Some(ended),
        () = stop => None,
        () = idle(&activity) => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            connection.as_mut().graceful_shutdown();
            match tokio::time::timeout(KEEP_ALIVE, connection).await {
                Ok(ended) => ended,
                Err(_cut_off) => return,
            }
        }
    };
    if let Err(fault) = ended {
        tracing::debug!(%fault, "a connection broke off");
    }
}

/// Returns when a connection has had no open request for at least [`IDLE`].
async fn idle(activity: &Activity) {
    let mut before = None;
    loop {
        let begun = activity.begun.load(Ordering::Relaxed);
        let is_quiet = begun == activity.finished.load(Ordering::Relaxed);
        if is_quiet && before == Some(begun) {
            return;
        }
        before = is_quiet.then_some(begun);
        sleep(IDLE).await;
    }
}

/// Copies the host of an HTTP/2 request from its URI to the header `host`, where the handlers look for it.
fn with_host(mut request: Request<Body>) -> Request<Body> {
    if let Some(authority) = request.uri().authority()
        && !request.headers().contains_key(header::HOST)
        && let Ok(host) = HeaderValue::from_str(authority.as_str())
    {
        request.headers_mut().insert(header::HOST, host);
    }
    request
}
