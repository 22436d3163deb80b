//! HTTP: the routes, and the layers through which every request passes before it reaches its route.

mod accept;
mod address;
mod admin;
mod analysis;
mod assets;
mod balance;
mod bans;
mod body;
mod caller;
mod deadline;
mod encoding;
mod engine;
mod fair;
mod forces;
mod games;
mod guard;
mod health;
mod hint;
mod invites;
mod keys;
mod lab;
mod lessons;
mod matches;
mod me;
mod openapi;
mod ops;
mod past;
mod prepare;
mod print;
mod prior;
mod programs;
mod puzzles;
mod rematches;
mod reports;
mod setup;
mod socket;
mod storage;
pub(crate) mod trace;

pub(crate) use accept::{Peer, accept};
pub(crate) use ops::answer as answer_ops;

use crate::blocking::Kind;
use crate::keys::KeyFile;
use crate::limits::RateLimits;
use crate::options::Options;
use crate::problem::ApiError;
use crate::sanctions::Sanctions;
use crate::store::Session;
use crate::studies::Lab;
use crate::table::TableRegistry;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, delete, get, post};
use encoding::compressed;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex, RwLock};
use tokio::sync::{broadcast, mpsc};
use wire::{Drain, Sanction};

/// The state of the server that the handlers of requests share.
pub(crate) struct App {
    /// The matches in memory, and the store: the interface to the database.
    pub registry: Arc<TableRegistry>,
    /// The limits on requests and on other things that guests and addresses do.
    pub rate_limits: RateLimits,
    /// The file with the key that signs the records of finished games.
    pub keys: KeyFile,
    /// The settings of the server.
    pub options: Options,
    /// The recorder of the metrics, which writes them as text.
    pub metrics: PrometheusHandle,
    /// The number that the next socket or stream gets.
    pub next_socket: AtomicU64,
    /// A sender of which every socket holds a clone. Shutdown drops this one. The channel then closes with the last
    /// socket, so the server can wait for all sockets to close.
    pub sockets: Mutex<Option<mpsc::Sender<()>>>,
    /// Whether the server is about to stop. It then answers that it is not ready.
    pub draining: AtomicBool,
    /// Sends every socket and stream a notice when sessions end and when a ban begins.
    pub ended: broadcast::Sender<Ended>,
    /// The current mutes and bans.
    pub sanctions: Sanctions,
    /// The drain, if an operator has started one: the server accepts no new matches, since it will stop. The drain may
    /// name the time of the stop.
    pub drain: RwLock<Option<Drain>>,
    /// The studies that run or wait.
    pub lab: Lab,
}

/// A notice to sockets and streams that some of them must close.
#[derive(Clone, Debug)]
pub(crate) enum Ended {
    /// Sessions of a guest have ended.
    Sessions(SessionsEnded),
    /// An operator has banned a guest or a range of addresses. Each socket checks whether its client is banned.
    Banned,
}

/// Which sessions of a guest have ended.
#[derive(Clone, Debug)]
pub(crate) struct SessionsEnded {
    /// The id of the guest or program.
    pub guest: String,
    /// The SHA-256 of the token of the session that has ended; `None` if all sessions of the guest have ended.
    pub only: Option<[u8; 32]>,
}

impl SessionsEnded {
    /// Returns whether this session has ended.
    fn concerns(&self, session: &Session) -> bool {
        session.guest.id == self.guest && self.only.is_none_or(|only| only == session.token_hash)
    }
}

impl App {
    /// Closes the sockets and streams that clients opened with the ended sessions.
    fn end_sockets(&self, ended: SessionsEnded) {
        let _nobody_listens = self.ended.send(Ended::Sessions(ended));
    }

    /// Adds a mute or ban to the current ones, and closes the sockets of banned clients.
    fn sanction(&self, sanction: Sanction) {
        self.sanctions.add(sanction);
        let _nobody_listens = self.ended.send(Ended::Banned);
    }

    /// Runs work that may take long on a thread for blocking work.
    ///
    /// # Errors
    /// Too much work of this kind waits already, or the work panics.
    async fn run_blocking<T: Send + 'static>(
        &self,
        kind: Kind,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        Ok(self.registry.blocking.run(kind, work).await?)
    }
}

/// Returns every route that the OpenAPI document describes, except those of the console.
fn routes() -> Vec<(&'static str, MethodRouter<Arc<App>>)> {
    vec![
        ("/api/me", get(me::show).post(me::come).put(me::rename).delete(me::forget)),
        ("/api/me/data", get(me::data)),
        ("/api/me/programs", get(programs::list).post(programs::make)),
        ("/api/me/programs/{id}", delete(programs::remove)),
        ("/api/me/programs/{id}/token", post(programs::renew)),
        ("/api/me/session", delete(me::log_out)),
        ("/api/me/sessions", delete(me::log_out_others)),
        ("/api/games", get(games::list).layer(compressed())),
        ("/api/games/{game}", get(games::page).layer(compressed())),
        ("/api/games/{game}/boards/balance", post(balance::measure)),
        ("/api/games/{game}/boards/check", post(games::check_board)),
        ("/api/games/{game}/check-force", post(games::check_force)),
        ("/api/games/{game}/consult", post(games::consult)),
        ("/api/games/{game}/lessons", get(lessons::list).layer(compressed())),
        ("/api/games/{game}/lessons/{lesson}", get(lessons::page).post(lessons::play).layer(compressed())),
        ("/api/games/{game}/print", post(print::cards)),
        ("/api/games/{game}/puzzles", get(puzzles::list).layer(compressed())),
        ("/api/games/{game}/puzzles/{puzzle}", get(puzzles::page).post(puzzles::play).layer(compressed())),
        ("/api/games/{game}/rules", get(games::rules).layer(compressed())),
        ("/api/lab", get(lab::mine).post(lab::ask).layer(compressed())),
        ("/api/lab/{id}", get(lab::show).delete(lab::cancel)),
        ("/api/lab/{id}/csv", get(lab::csv)),
        ("/api/puzzles/{date}", get(puzzles::of_day)),
        ("/api/matches", get(matches::list).post(setup::create)),
        ("/api/matches/{id}", get(matches::show)),
        ("/api/matches/{id}/analysis", get(analysis::analyse).layer(compressed())),
        ("/api/matches/{id}/engine", get(engine::follow).post(engine::say)),
        ("/api/matches/{id}/hint", post(hint::think)),
        ("/api/matches/{id}/invite", post(invites::renew)),
        ("/api/matches/{id}/join", post(matches::join)),
        ("/api/matches/{id}/reports", post(reports::report)),
        ("/api/matches/{id}/force", get(forces::show).post(forces::bring)),
        ("/api/matches/{id}/rematch", post(rematches::rematch)),
        ("/api/matches/{id}/repeat", post(rematches::repeat)),
        ("/api/matches/{id}/record", get(past::record).layer(compressed())),
        ("/api/matches/{id}/fair", get(fair::check)),
        ("/api/matches/{id}/replay", get(past::replay).layer(compressed())),
        ("/api/matches/{id}/branch", post(past::branch)),
        ("/api/matches/{id}/socket", get(socket::open)),
        ("/api/notice", get(admin::notice)),
        ("/api/openapi.json", get(openapi::document).layer(compressed())),
        ("/.well-known/rumpus-key", get(keys::list)),
        ("/healthz", get(health::check)),
    ]
}

/// Builds the router: all routes and all layers.
pub(crate) fn router(app: Arc<App>) -> Router {
    let mut router = Router::new();
    for (path, methods) in routes().into_iter().chain(admin::routes()) {
        router = router.route(path, methods);
    }
    router
        .method_not_allowed_fallback(guard::wrong_method)
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(app.options.limits.body_bytes))
        .layer(from_fn_with_state(app.clone(), guard::timed))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn_with_state(app.clone(), bans::banned_ranges))
        .layer(from_fn_with_state(app.clone(), guard::rate_limited))
        .layer(from_fn(guard::headers))
        .layer(from_fn_with_state(app.clone(), trace::traced))
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_openapi_document_lists_every_route_and_no_other() {
        let document = openapi::built();
        let documented: Vec<&str> = document.paths.paths.keys().map(String::as_str).collect();
        let mut routed: Vec<&str> = routes().iter().chain(&admin::routes()).map(|(path, _)| *path).collect();
        routed.sort_unstable();
        assert_eq!(documented, routed);
    }
}
