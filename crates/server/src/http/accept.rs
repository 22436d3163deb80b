//! Accepts connections. This replaces the accept loop of axum, which has no timeouts for slow headers and idle
//! connections.

use super::address::is_proxy;
use super::deadline::WriteDeadline;
use super::{App, prior};
use crate::files::most_connections;
use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tower::ServiceExt;

/// How long the server waits for open requests when it stops. The process may end earlier, once `Running::shutdown` has
/// returned.
const LAST_REQUESTS: Duration = Duration::from_secs(5);

/// The answer to a connection from an address that has too many connections open.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-type: \
application/problem+json\r\ncontent-length: 206\r\n\r\n{\"type\":\"/problems/too-many\",\"title\":\"Too many\",\"status\":429,\
\"detail\":\"Your address has as many open connections as are allowed; close one and try again.\",\
\"limit\":\"connections_per_address\",\"retry_after\":10}";

/// The IP address at the other end of a connection, which is a client or a proxy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub IpAddr);

/// Accepts and serves connections until `stop` becomes true. Then gives open requests [`LAST_REQUESTS`] to finish.
pub(crate) async fn accept(listener: TcpListener, router: Router, app: Arc<App>, mut stop: watch::Receiver<bool>) {
    let fitting = most_connections().unwrap_or(usize::MAX);
    let wanted = app.options.limits.connections as usize;
    if fitting < wanted {
        tracing::warn!(
            "the setting limits.connections is {wanted}, but this process may have only {fitting} connections open; raise its limit on open files"
        );
    }
    let places = Arc::new(Semaphore::new(wanted.min(fitting).min(Semaphore::MAX_PERMITS)));
    let mut connections = JoinSet::new();
    loop {
        while connections.try_join_next().is_some() {}
        let accepted = tokio::select! {
            accepted = next(&listener, &places) => accepted,
            () = told(&mut stop) => break,
        };
        let (stream, peer, place) = match accepted {
            Ok(accepted) => accepted,
            Err(fault) => {
                tracing::warn!(%fault, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        // A proxy carries the connections of many clients, so the limit for one address does not apply to it.
        let is_proxy = is_proxy(peer, &app.options.trusted_proxies);
        let Ok(seat) = (!is_proxy).then(|| app.rate_limits.connections.acquire(peer)).transpose() else {
            // Sends the answer only if the socket accepts it at once. Does not read the request.
            let _unheard = stream.try_write(TOO_MANY);
            continue;
        };
        let (router, stop) = (router.clone(), stop.clone());
        let (header_timeout, write_timeout) = (app.options.limits.header_timeout, app.options.limits.write_timeout);
        // If the client does not acknowledge sent data for this long, the kernel closes the connection.
        if let Err(fault) = SockRef::from(&stream).set_tcp_user_timeout(Some(write_timeout)) {
            tracing::debug!(%fault, "this system cannot limit how long sent data may stay unacknowledged");
        }
        connections.spawn(async move {
            serve(stream, Peer(peer), router, (header_timeout, write_timeout), stop).await;
            drop((seat, place));
        });
    }
    drop(listener);
    let finish = async { while connections.join_next().await.is_some() {} };
    let _cut_off = tokio::time::timeout(LAST_REQUESTS, finish).await;
}

/// Waits until `stop` becomes true, or until its sender is dropped.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _told_or_gone = stop.wait_for(|stop| *stop).await;
}

type Accepted = (TcpStream, IpAddr, tokio::sync::OwnedSemaphorePermit);

async fn next(listener: &TcpListener, places: &Arc<Semaphore>) -> std::io::Result<Accepted> {
    let place = places.clone().acquire_owned().await.expect("the semaphore is never closed");
    let (stream, address) = listener.accept().await?;
    stream.set_nodelay(true)?;
    Ok((stream, address.ip().to_canonical(), place))
}

async fn serve(
    stream: TcpStream,
    peer: Peer,
    router: Router,
    (header_timeout, write_timeout): (Duration, Duration),
    mut stop: watch::Receiver<bool>,
) {
    let answer = move |mut request: hyper::Request<Body>| {
        request.extensions_mut().insert(peer);
        router.clone().oneshot(request)
    };
    match prior::is_http2(&stream, header_timeout).await {
        Some(true) => {
            return prior::serve(WriteDeadline::new(stream, write_timeout), answer, told(&mut stop)).await;
        }
        Some(false) => {}
        None => return,
    }
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| answer(request.map(Body::new)));
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(header_timeout).max_buf_size(64 * 1024);
    let mut connection = pin!(
        builder.serve_connection(TokioIo::new(WriteDeadline::new(stream, write_timeout)), service).with_upgrades()
    );
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = told(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(fault) = ended {
        tracing::debug!(%fault, "a connection broke off");
    }
}
