//! The web socket of a match: passes messages between a client and the actor of the match, and enforces the limits of
//! the client.

use super::caller::Caller;
use super::matches::find_seen;
use super::{App, Ended};
use crate::limits::Permit;
use crate::problem::ApiError;
use crate::sanctions::{banned, muted};
use crate::store::Session;
use crate::table::{Client, Farewell, Mail, Outbound, Request, outbox, text};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};
use wire::{ClientMessage, Problem, SanctionKind, ServerMessage};

/// How long the server tries to send one message before it counts the client as gone.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);

/// How long a connection stays open after the close frame, if the client may have sent bytes that the server has not
/// read. If a connection closes with unread bytes, the client may not get the close frame.
const CLOSE_GRACE: Duration = Duration::from_secs(1);

/// How many messages a client may send above its rate limit before the server closes the socket.
const MAX_EXCESS_MESSAGES: u32 = 200;

/// The size of a socket's read buffer, in bytes. Most messages of clients are shorter. The server reads longer messages
/// in parts.
const READ_BUFFER: usize = 1024;

/// The size of a socket's write buffer, in bytes.
const WRITE_BUFFER: usize = 4 * 1024;

/// What an open socket holds: a permit of its guest or of its address, and a sender. At a shutdown, the server waits
/// some time until all these senders are dropped.
pub(super) type Permits = (Option<Permit<String>>, Option<Permit<IpAddr>>, Option<mpsc::Sender<()>>);

/// Opens the web socket of a match. Messages are JSON texts: ClientMessage from the client, ServerMessage from the
/// server.
#[utoipa::path(get, path = "/api/matches/{id}/socket", tag = "matches", params(("id" = String, Path)), responses(
    (status = 101, description = "A web socket"),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    find_seen(&app, &caller, &id).await?;
    let upgrade = upgrade.map_err(|rejection| {
        let detail =
            format!("This path opens a web socket, but the request does not ask for one: {}.", rejection.body_text());
        ApiError(Problem::new(426, "no-socket", "This is a web socket", detail))
    })?;
    let permits = permits(&app, &caller)?;
    let most = app.options.limits.message_bytes;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(most)
        .max_frame_size(most);
    Ok(upgrade.on_upgrade(move |socket| SocketActor::open(app, id, caller, socket, Open::begin(permits)).run()))
}

/// Takes the permits for a further socket or stream of the caller.
///
/// # Errors
/// The caller has too many sockets and streams open.
pub(super) fn permits(app: &App, caller: &Caller) -> Result<Permits, ApiError> {
    let limits = &app.rate_limits;
    let (of_guest, of_address) = match caller.id() {
        Some(guest) => (Some(limits.sockets_of_guest.acquire(guest.into())?), None),
        None => (None, Some(limits.sockets_of_address.acquire(caller.address)?)),
    };
    let alive = app.sockets.lock().expect("the lock is never poisoned").clone();
    Ok((of_guest, of_address, alive))
}

/// Counts a socket or stream as open until this value is dropped.
pub(super) struct Open(#[expect(dead_code, reason = "held for as long as the socket is open")] Permits);

impl Open {
    /// Begins to count a socket or stream as open.
    pub fn begin(permits: Permits) -> Open {
        metrics::gauge!("rumpus_open_sockets").increment(1);
        Open(permits)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        metrics::gauge!("rumpus_open_sockets").decrement(1);
    }
}

/// One open socket.
struct SocketActor {
    app: Arc<App>,
    id: String,
    key: String,
    session: Option<Session>,
    address: IpAddr,
    ended: broadcast::Receiver<Ended>,
    number: u64,
    socket: WebSocket,
    mail: Mail,
    last_received: Instant,
    excess_messages: u32,
    _open: Open,
}

/// With which code and reason to close a socket; `None` if the connection is already gone.
type CloseReason = Option<(u16, String)>;

impl SocketActor {
    fn open(app: Arc<App>, id: String, caller: Caller, socket: WebSocket, open: Open) -> Box<SocketActor> {
        let number = app.next_socket.fetch_add(1, Ordering::Relaxed);
        let ended = app.ended.subscribe();
        if let Some(guest) = caller.id() {
            app.registry.note_address(guest, caller.address);
        }
        let (outbox, mail) = outbox();
        let client = Client { guest: caller.id().map(str::to_owned), outbox };
        app.registry.send(&id, Request::Connect { socket: number, client });
        Box::new(SocketActor {
            app,
            id,
            key: caller.key(),
            session: caller.session,
            address: caller.address,
            ended,
            number,
            socket,
            mail,
            last_received: Instant::now(),
            excess_messages: 0,
            _open: open,
        })
    }

    /// Serves the socket until it closes. `self` is boxed, because the future would hold an unboxed actor twice.
    async fn run(mut self: Box<SocketActor>) {
        let idle = self.app.options.limits.idle_timeout;
        let mut ping = tokio::time::interval(idle / 3);
        // If a ban began before this socket subscribed to notices, the socket has missed the notice. So it checks for a
        // ban here.
        let mut told = self.check_ban();
        let end = loop {
            if let Err(end) = told {
                break end;
            }
            told = tokio::select! {
                message = self.mail.next() => self.forward(message).await,
                message = self.socket.recv() => self.receive(message).await,
                _ = ping.tick() => self.ping(idle).await,
                ended = self.ended.recv() => self.check_session(ended),
            };
        };
        self.leave();
        if let Some((code, reason)) = end {
            let bye = text(&ServerMessage::Bye { reason: reason.clone() });
            let _gone = self.send(Message::Text(bye)).await;
            let reason = Utf8Bytes::from(reason.chars().take(100).filter(char::is_ascii).collect::<String>());
            let _gone = self.send(Message::Close(Some(CloseFrame { code, reason }))).await;
            if [close_code::SIZE, close_code::POLICY].contains(&code) {
                tokio::time::sleep(CLOSE_GRACE).await;
            }
        }
    }

    /// Tells the actor of the match that the client is gone.
    fn leave(&self) {
        self.app.registry.notify(&self.id, Request::Disconnect(self.number));
    }

    async fn send(&mut self, message: Message) -> Result<(), CloseReason> {
        self.in_time(|socket| SinkExt::send(socket, message)).await
    }

    /// Writes to the socket. Counts the client as gone if the write fails or takes longer than [`SEND_TIMEOUT`].
    async fn in_time<'a, W: Future<Output = Result<(), axum::Error>>>(
        &'a mut self,
        write: impl FnOnce(&'a mut WebSocket) -> W,
    ) -> Result<(), CloseReason> {
        match timeout(SEND_TIMEOUT, write(&mut self.socket)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(None),
        }
    }

    /// Sends all messages that wait for the client, in one write if they fit.
    async fn forward(&mut self, first: Option<Outbound>) -> Result<(), CloseReason> {
        let mut waiting = first;
        let Some(_) = waiting else {
            return Err(Some((close_code::AGAIN, "The server ended this connection, because the client read too slowly or the match was unloaded; connect again.".into())));
        };
        while let Some(message) = waiting {
            match message {
                Outbound::Text(text) => self.in_time(|socket| socket.feed(Message::Text(text))).await?,
                Outbound::Close(Farewell::Restart) => {
                    let reason = "The server is restarting; connect again in a moment.";
                    return Err(Some((close_code::RESTART, reason.into())));
                }
                Outbound::Close(Farewell::Because(reason)) => return Err(Some((close_code::AWAY, reason))),
            }
            waiting = self.mail.next_waiting();
        }
        self.in_time(|socket| socket.flush()).await
    }

    /// Returns an error with the reason if the socket must close after a notice: its guest or address is banned, or its
    /// browser was logged out. The socket also closes if it has missed a notice; the client may connect again.
    fn check_session(&self, ended: Result<Ended, RecvError>) -> Result<(), CloseReason> {
        self.check_ban()?;
        let reason = self.session.as_ref().and_then(|session| logged_out(&ended, session));
        reason.map_or(Ok(()), |reason| Err(Some((close_code::POLICY, reason.into()))))
    }

    /// Returns an error with the reason if the guest or the address of the socket is banned.
    fn check_ban(&self) -> Result<(), CloseReason> {
        let ban = ban_of(&self.app, self.session.as_ref(), self.address);
        ban.map_or(Ok(()), |reason| Err(Some((close_code::POLICY, reason))))
    }

    async fn ping(&mut self, idle: Duration) -> Result<(), CloseReason> {
        if self.last_received.elapsed() > idle {
            return Err(Some((
                close_code::AWAY,
                format!("The client sent nothing for more than {} s.", idle.as_secs()),
            )));
        }
        self.send(Message::Ping(Default::default())).await
    }

    async fn receive(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), CloseReason> {
        self.last_received = Instant::now();
        match message {
            None | Some(Ok(Message::Close(_))) => Err(None),
            Some(Err(_)) => {
                let most = self.app.options.limits.message_bytes;
                Err(Some((
                    close_code::SIZE,
                    format!("The server cannot read this message, or it is longer than the allowed {most} bytes."),
                )))
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Binary(_))) => {
                let detail = "This message is binary; messages of this socket must be JSON texts.";
                self.reject("", Problem::new(400, "unreadable", "That message cannot be read", detail)).await
            }
            Some(Ok(Message::Text(said))) => self.handle_text(&said).await,
        }
    }

    async fn handle_text(&mut self, said: &str) -> Result<(), CloseReason> {
        let message = match serde_json::from_str::<ClientMessage>(said) {
            Ok(message) => message,
            Err(fault) => {
                metrics::counter!("rumpus_messages_received_total", "type" => "unreadable").increment(1);
                self.within_rate("").await?;
                let detail = format!(
                    "This is not a message of this socket: {fault}. Its messages are hello, act, why, ask, look, stand_in, undo, answer_undo, say, commit, reveal and ping."
                );
                let problem = Problem::new(400, "unreadable", "That message cannot be read", detail);
                return self.reject(&id_of(said), problem).await;
            }
        };
        metrics::counter!("rumpus_messages_received_total", "type" => kind(&message)).increment(1);
        let id = match &message {
            ClientMessage::Act { id, .. }
            | ClientMessage::Why { id, .. }
            | ClientMessage::Ask { id, .. }
            | ClientMessage::StandIn { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::AnswerUndo { id, .. }
            | ClientMessage::Say { id, .. }
            | ClientMessage::Commit { id, .. }
            | ClientMessage::Reveal { id, .. } => id.clone(),
            ClientMessage::Hello { .. } | ClientMessage::Look { .. } | ClientMessage::Ping => String::new(),
        };
        let is_within_rate = match message {
            ClientMessage::Ask { .. } => self.question_within_rate(&id).await?,
            _ => self.within_rate(&id).await?,
        };
        if !is_within_rate || !self.replay_within_rate(&message).await? || !self.may_say(&id, &message).await? {
            return Ok(());
        }
        let (done, finished) = oneshot::channel();
        self.app.registry.send(&self.id, Request::Message { socket: self.number, message, done });
        let _table_gone = finished.await;
        Ok(())
    }

    /// Returns whether the client keeps to its rate of messages. If not, rejects the message. Closes the socket after
    /// too many messages above the rate.
    async fn within_rate(&mut self, id: &str) -> Result<bool, CloseReason> {
        let Err(problem) = self.app.rate_limits.messages_of_guest.check(&self.key) else { return Ok(true) };
        self.count_excess(&problem)?;
        self.reject(id, problem).await?;
        Ok(false)
    }

    /// Returns whether the client keeps to its rate of questions. A question above that rate gets no answer. If the
    /// guest exceeds the limit `refused_of_guest` too, the question counts as a message above the rate of messages.
    async fn question_within_rate(&mut self, id: &str) -> Result<bool, CloseReason> {
        let Err(problem) = self.app.rate_limits.questions_of_guest.check(&self.key) else { return Ok(true) };
        if !self.app.rate_limits.refused_of_guest.allows(&self.key) {
            self.count_excess(&problem)?;
        }
        self.leave_unanswered(id, problem.detail).await?;
        Ok(false)
    }

    /// Counts a message over a limit. Closes the socket if there were more than [`MAX_EXCESS_MESSAGES`].
    fn count_excess(&mut self, problem: &Problem) -> Result<(), CloseReason> {
        self.excess_messages += 1;
        if self.excess_messages > MAX_EXCESS_MESSAGES {
            Err(Some((close_code::POLICY, problem.detail.clone())))
        } else {
            Ok(())
        }
    }

    /// Returns whether a client may request the steps that it has missed. Such requests have a rate limit of their own,
    /// since the server may have to replay the steps.
    async fn replay_within_rate(&mut self, message: &ClientMessage) -> Result<bool, CloseReason> {
        if !matches!(message, ClientMessage::Hello { seq: Some(_), .. }) {
            return Ok(true);
        }
        let Err(problem) = self.app.rate_limits.replays_of_guest.check(&self.key) else { return Ok(true) };
        self.reject("", problem).await?;
        Ok(false)
    }

    /// Returns whether a client may send a message to other players. Such messages have a rate limit of their own, and
    /// a muted guest may send none.
    async fn may_say(&mut self, id: &str, message: &ClientMessage) -> Result<bool, CloseReason> {
        if !matches!(message, ClientMessage::Say { .. }) {
            return Ok(true);
        }
        let mute_of = |session: &Session| self.app.sanctions.of_either(SanctionKind::Mute, &session.guest);
        let mute = self.session.as_ref().and_then(mute_of).map(|mute| muted(&mute));
        let problem = mute.or_else(|| self.app.rate_limits.sayings_of_guest.check(&self.key).err());
        let Some(problem) = problem else { return Ok(true) };
        self.reject(id, problem).await?;
        Ok(false)
    }

    fn leave_unanswered(&mut self, id: &str, because: String) -> impl Future<Output = Result<(), CloseReason>> {
        self.tell(&ServerMessage::NoAnswer { id: id.into(), because })
    }

    fn reject(&mut self, id: &str, problem: Problem) -> impl Future<Output = Result<(), CloseReason>> {
        self.tell(&ServerMessage::Rejected { id: id.into(), refusal: None, problem: Some(problem) })
    }

    /// Sends a message to the client. The future holds only the text of the message, since a message takes about a
    /// kilobyte.
    fn tell(&mut self, message: &ServerMessage) -> impl Future<Output = Result<(), CloseReason>> + use<'_> {
        self.send(Message::Text(text(message)))
    }
}

/// Returns why a socket or stream of this session must close after a notice; `None` if it may stay open.
pub(super) fn logged_out(ended: &Result<Ended, RecvError>, session: &Session) -> Option<&'static str> {
    match ended {
        Ok(Ended::Sessions(ended)) if ended.concerns(session) => Some("This browser was logged out."),
        Err(_) => Some("The server sent notices faster than this connection could take them; connect again."),
        Ok(_) => None,
    }
}

/// Returns the reason that a banned client reads; `None` if neither its guest nor its address is banned.
pub(super) fn ban_of(app: &App, session: Option<&Session>, address: IpAddr) -> Option<String> {
    let of_guest = |session: &Session| app.sanctions.of_either(SanctionKind::Ban, &session.guest);
    let ban = session.and_then(of_guest).or_else(|| app.sanctions.ban_of_address(address));
    ban.map(|ban| banned(&ban).detail)
}

/// Tells the actor of the match that the socket has closed, whatever the cause.
impl Drop for SocketActor {
    fn drop(&mut self) {
        self.leave();
    }
}

fn kind(message: &ClientMessage) -> &'static str {
    match message {
        ClientMessage::Hello { .. } => "hello",
        ClientMessage::Act { .. } => "act",
        ClientMessage::Why { .. } => "why",
        ClientMessage::Ask { .. } => "ask",
        ClientMessage::Look { .. } => "look",
        ClientMessage::StandIn { .. } => "stand_in",
        ClientMessage::Undo { .. } => "undo",
        ClientMessage::Say { .. } => "say",
        ClientMessage::AnswerUndo { .. } => "answer_undo",
        ClientMessage::Commit { .. } => "commit",
        ClientMessage::Reveal { .. } => "reveal",
        ClientMessage::Ping => "ping",
    }
}

/// Returns the `id` of a message that cannot be read, cut to 64 characters; empty if it has none.
fn id_of(said: &str) -> String {
    let id = serde_json::from_str::<serde_json::Value>(said).ok();
    id.and_then(|value| value["id"].as_str().map(|id| id.chars().take(64).collect())).unwrap_or_default()
}
