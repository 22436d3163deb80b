//! Sends old steps to a client that has missed them. A replay makes the messages of these steps again. The server sends
//! the messages in pages, as fast as the client reads.

use super::actor::Table;
use super::frames::StepText;
use super::outbox::{Outbound, Outbox};
use super::{Request, TableRegistry};
use crate::blocking::Kind;
use crate::store::Stored;
use axum::extract::ws::Utf8Bytes;
use referee::{ReplayError, Viewer};
use shelf::Session;
use std::sync::Arc;
use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use wire::ServerMessage;

/// The most steps of a page.
const PAGE_STEPS: usize = 50;

/// A page gets no further step after it has this many bytes.
const PAGE_BYTES: usize = 64 * 1024;

/// The server makes the next page when at most this many bytes still wait for the client.
const NEXT_PAGE_BELOW: usize = 64 * 1024;

/// The handle of a task that sends old steps to a client. Dropping it stops the task.
pub(super) struct CatchUp {
    /// The number of this catch-up among all catch-ups of the match.
    number: u64,
    task: AbortHandle,
}

impl Drop for CatchUp {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The task that sends old steps to one client, with what it needs.
struct Reader {
    registry: Arc<TableRegistry>,
    id: String,
    socket: u64,
    number: u64,
    viewer: Viewer,
    outbox: Outbox,
}

impl Table {
    /// Starts to send a socket the steps after `seq`. The socket gets new steps only after it has all old ones.
    pub fn begin_to_catch_up(&mut self, socket: u64, viewer: Viewer, seq: u32) {
        let Some(at) = self.connections.get_mut(&socket) else { return };
        self.catch_ups += 1;
        let (registry, id, number) = (self.registry.clone(), self.row.id.clone(), self.catch_ups);
        let reader = Reader { registry, id, socket, number, viewer, outbox: at.client.outbox.clone() };
        let task = self.registry.runtime.spawn(reader.run(seq)).abort_handle();
        at.catching_up = Some(CatchUp { number, task });
    }

    /// If the socket has got all old steps, ends its catch-up, so that it gets new steps. Returns false only if it
    /// still lacks steps.
    pub fn caught_up(&mut self, socket: u64, number: u64, steps: u32) -> bool {
        let Some(at) = self.connections.get_mut(&socket) else { return true };
        let (Some(viewer), Some(catching_up)) = (at.viewer, &at.catching_up) else { return true };
        if catching_up.number != number {
            return true;
        }
        if self.session.as_ref().is_some_and(|session| session.steps() > steps) {
            return false;
        }
        at.catching_up = None;
        self.note_shown(socket, viewer);
        self.tell_undo();
        if let Some(clock) = self.clock() {
            self.send(socket, &ServerMessage::Clock { clock });
        }
        true
    }
}

impl Reader {
    async fn run(self, seq: u32) {
        if let Err(why) = self.catch_up(seq).await {
            tracing::error!(%why, "match {}: the server cannot send a client the steps that it missed", self.id);
            self.registry.notify(&self.id, Request::Disconnect(self.socket));
        }
    }

    async fn catch_up(&self, seq: u32) -> Result<(), String> {
        let mut replayer = None;
        loop {
            let stored = self.registry.store.load(self.id.clone()).await.map_err(|fault| fault.to_string())?;
            let stored = Arc::new(stored.ok_or("the match is no longer in the store")?);
            let mut pages = match replayer {
                None => Replayer::start(stored.clone(), self.viewer, seq)?,
                Some(pages) => Replayer { stored: stored.clone(), ..pages },
            };
            while !pages.is_at_end() {
                self.outbox.until_below(NEXT_PAGE_BELOW).await;
                let made = self.registry.blocking.run_later(Kind::Replay, move || pages.page()).await;
                let (page, rest) = made.map_err(|fault| fault.detail)?.map_err(|fault| fault.to_string())?;
                for text in page {
                    if self.outbox.put(Outbound::Text(text)).is_err() {
                        return Err("the client read too slowly".into());
                    }
                }
                pages = rest;
            }
            let (answer, answered) = oneshot::channel();
            let steps = pages.sent;
            let (socket, number) = (self.socket, self.number);
            self.registry.notify(&self.id, Request::CaughtUp { socket, number, steps, answer });
            if answered.await.unwrap_or(true) {
                return Ok(());
            }
            replayer = Some(pages);
        }
    }
}

/// A replay of a match that pauses after each page.
struct Replayer {
    stored: Arc<Stored>,
    session: Box<dyn Session>,
    viewer: Viewer,
    /// The view after the last step that the client got.
    before: Option<Arc<str>>,
    /// The number of the step after which the missed steps begin.
    from: u32,
    /// The number of the last step that the client got.
    sent: u32,
}

impl Replayer {
    fn start(stored: Arc<Stored>, viewer: Viewer, from: u32) -> Result<Replayer, String> {
        let header = stored.header.as_ref().ok_or("the game has not begun")?;
        let session = shelf::replay_start(header).map_err(|fault| fault.to_string())?;
        Ok(Replayer { stored, session, viewer, before: None, from, sent: from })
    }

    fn is_at_end(&self) -> bool {
        self.sent as usize >= self.stored.steps.len()
    }

    /// Makes the messages of the next page. Returns the replay too, for the page after it.
    fn page(mut self) -> Result<(Vec<Utf8Bytes>, Replayer), ReplayError> {
        let (mut page, mut bytes) = (Vec::new(), 0);
        let stored = self.stored.clone();
        if self.from == 0 && self.session.steps() == 0 {
            page.push(self.text(None));
        }
        for step in stored.steps.iter().skip(self.session.steps() as usize) {
            let taken = self.session.replay_step(step)?;
            if step.n <= self.from {
                continue;
            }
            let text = self.text(Some(&taken));
            (bytes, self.sent) = (bytes + text.len(), step.n);
            page.push(text);
            if page.len() >= PAGE_STEPS || bytes >= PAGE_BYTES {
                break;
            }
        }
        Ok((page, self))
    }

    fn text(&mut self, step: Option<&shelf::Step>) -> Utf8Bytes {
        let text = StepText::of(self.session.as_ref(), step, self.viewer, self.before.as_deref(), None);
        let knows_before = self.before.replace(text.view()).is_some();
        text.text(knows_before, None, None)
    }
}
