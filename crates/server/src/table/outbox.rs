//! The queue of messages for a client. The queue has a limit in bytes: the server disconnects a client that reads too
//! slowly, and sends long answers in pages.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{Notify, mpsc};
use wire::ServerMessage;

/// How many bytes may wait for a client before the client counts as too slow.
pub(crate) const MOST_WAITING: usize = 1024 * 1024;

/// How many bytes a waiting message counts besides the bytes of its text.
const OVERHEAD: usize = 64;

/// A message for one client, or the end of its connection.
#[derive(Clone, Debug)]
pub(crate) enum Outbound {
    /// The text of a message.
    Text(Utf8Bytes),
    /// The server closes the connection for this reason.
    Close(Farewell),
}

/// Why the server closes a connection.
#[derive(Clone, Debug)]
pub(crate) enum Farewell {
    /// The server restarts. Clients connect again by themselves.
    Restart,
    /// Another reason, as a sentence.
    Because(String),
}

impl Outbound {
    fn size(&self) -> usize {
        OVERHEAD
            + match self {
                Outbound::Text(text) => text.len(),
                Outbound::Close(_) => 0,
            }
    }
}

/// The error of [`Outbox::put`]: the client reads too slowly, or is gone.
#[derive(Debug)]
pub(crate) struct ConnectionClosed;

/// What both ends of a queue share: how many bytes wait, and a signal that the reader has taken a message.
#[derive(Debug, Default)]
struct Waiting {
    bytes: AtomicUsize,
    taken: Notify,
}

/// The end of the queue into which the table (the actor of the match) puts messages.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    /// The queue holds boxes, since it allocates 32 entries in advance.
    sender: mpsc::UnboundedSender<Box<Outbound>>,
    waiting: Arc<Waiting>,
}

/// The end of the queue from which the socket or stream takes messages.
#[derive(Debug)]
pub(crate) struct Mail {
    receiver: mpsc::UnboundedReceiver<Box<Outbound>>,
    waiting: Arc<Waiting>,
}

/// Makes a queue for one client, and returns its two ends.
pub(crate) fn outbox() -> (Outbox, Mail) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let waiting = Arc::<Waiting>::default();
    (Outbox { sender, waiting: waiting.clone() }, Mail { receiver, waiting })
}

impl Outbox {
    /// Adds a message, or the end of the connection, to the queue.
    ///
    /// # Errors
    /// Too many bytes wait, or the client is gone. The caller must disconnect the client, since it has missed a
    /// message.
    pub fn put(&self, message: Outbound) -> Result<(), ConnectionClosed> {
        let size = message.size();
        let before = self.waiting.bytes.fetch_add(size, Ordering::Relaxed);
        if before + size > MOST_WAITING || self.sender.send(Box::new(message)).is_err() {
            self.waiting.bytes.fetch_sub(size, Ordering::Relaxed);
            return Err(ConnectionClosed);
        }
        Ok(())
    }

    /// Writes a message as JSON, and adds it to the queue.
    ///
    /// # Errors
    /// As [`Outbox::put`].
    pub fn send(&self, message: &ServerMessage) -> Result<(), ConnectionClosed> {
        self.put(Outbound::Text(super::text(message)))
    }

    /// Waits until at most `bytes` bytes wait for the client. A sender of many pages calls this to send only as fast as
    /// the client reads.
    pub async fn until_below(&self, bytes: usize) {
        loop {
            let taken = self.waiting.taken.notified();
            if self.waiting.bytes.load(Ordering::Relaxed) <= bytes {
                return;
            }
            taken.await;
        }
    }
}

impl Mail {
    /// Waits for the next message. Returns `None` when the table has removed the client and no message is left.
    pub async fn next(&mut self) -> Option<Outbound> {
        let message = self.receiver.recv().await?;
        Some(self.count(*message))
    }

    /// Returns the next message if one waits.
    pub fn next_waiting(&mut self) -> Option<Outbound> {
        let message = self.receiver.try_recv().ok()?;
        Some(self.count(*message))
    }

    fn count(&self, message: Outbound) -> Outbound {
        self.waiting.bytes.fetch_sub(message.size(), Ordering::Relaxed);
        self.waiting.taken.notify_waiters();
        message
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn text(length: usize) -> Outbound {
        Outbound::Text("x".repeat(length).into())
    }

    #[tokio::test]
    async fn the_bytes_that_wait_for_a_client_are_limited() {
        let (outbox, mut mail) = outbox();
        for _ in 0..15 {
            outbox.put(text(64 * 1024)).expect("the message fits");
        }
        outbox.put(text(64 * 1024)).expect_err("a mebibyte is full");
        outbox.put(text(1024)).expect("a short message still fits");
        mail.next().await.expect("the first");
        outbox.put(text(64 * 1024)).expect("the taken messages make room");
    }

    #[tokio::test]
    async fn a_sender_of_pages_waits_until_the_client_has_read() {
        let (outbox, mut mail) = outbox();
        outbox.put(text(1000)).expect("the message fits");
        outbox.put(text(1000)).expect("the message fits");
        let below = |bytes| tokio::time::timeout(Duration::from_millis(20), outbox.until_below(bytes));
        assert!(below(1500).await.is_err(), "nothing has been read");
        mail.next().await.expect("the first");
        assert!(below(1500).await.is_ok());
        let (waited, _) = tokio::join!(below(0), async { mail.next().await });
        assert!(waited.is_ok(), "the waiting sender is woken");
        drop(mail);
        outbox.put(text(1)).expect_err("the reader is gone");
    }
}
