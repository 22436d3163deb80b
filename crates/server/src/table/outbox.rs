//! Messages that wait for a client. Their bytes are bounded: a client that reads too slowly is disconnected, and long
//! answers come in pages.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{Notify, mpsc};
use wire::ServerMessage;

/// How many bytes may wait for a client before the client counts as too slow.
pub(crate) const MOST_WAITING: usize = 1024 * 1024;

/// How many bytes a waiting message counts in addition to its text.
const OVERHEAD: usize = 64;

/// A message to one socket, or the order to close the socket.
#[derive(Clone, Debug)]
pub(crate) enum Outbound {
    /// A message.
    Text(Utf8Bytes),
    /// Say goodbye and close the socket.
    Close(Farewell),
}

/// Why the server closes a socket.
#[derive(Clone, Debug)]
pub(crate) enum Farewell {
    /// The server stops and should be back soon. Clients connect again by themselves.
    Restart,
    /// Another reason, in a sentence.
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

/// The client reads too slowly, or is gone.
#[derive(Debug)]
pub(crate) struct ConnectionClosed;

/// The counts that both ends of an outbox share.
#[derive(Debug, Default)]
struct Waiting {
    bytes: AtomicUsize,
    taken: Notify,
}

/// The end of an outbox into which messages for a client are put.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    /// The queue holds boxes, since every queue allocates 32 places ahead.
    sender: mpsc::UnboundedSender<Box<Outbound>>,
    waiting: Arc<Waiting>,
}

/// The end of an outbox from which a socket takes the messages.
#[derive(Debug)]
pub(crate) struct Mail {
    receiver: mpsc::UnboundedReceiver<Box<Outbound>>,
    waiting: Arc<Waiting>,
}

/// Returns both ends of a new outbox.
pub(crate) fn outbox() -> (Outbox, Mail) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let waiting = Arc::<Waiting>::default();
    (Outbox { sender, waiting: waiting.clone() }, Mail { receiver, waiting })
}

impl Outbox {
    /// Puts in a message or the farewell.
    ///
    /// # Errors
    /// Too much waits already, or the client is gone. The caller must then disconnect the client, since it has missed a
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

    /// Puts a message in.
    ///
    /// # Errors
    /// As [`Outbox::put`].
    pub fn send(&self, message: &ServerMessage) -> Result<(), ConnectionClosed> {
        self.put(Outbound::Text(super::text(message)))
    }

    /// Waits until at most `bytes` bytes wait for the client. So a sender of many pages keeps to the speed at which the
    /// client reads.
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
    /// Waits for the next message. Returns `None` once the table has removed the client and no message waits.
    pub async fn next(&mut self) -> Option<Outbound> {
        let message = self.receiver.recv().await?;
        Some(self.count(*message))
    }

    /// Returns the next message if it is there already.
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
    async fn what_waits_for_a_client_is_bounded_in_bytes() {
        let (outbox, mut mail) = outbox();
        for _ in 0..15 {
            outbox.put(text(64 * 1024)).expect("it fits");
        }
        outbox.put(text(64 * 1024)).expect_err("a mebibyte is full");
        outbox.put(text(1024)).expect("a short message still fits");
        mail.next().await.expect("the first");
        outbox.put(text(64 * 1024)).expect("what is taken makes room");
    }

    #[tokio::test]
    async fn pages_are_paced_by_the_reader() {
        let (outbox, mut mail) = outbox();
        outbox.put(text(1000)).expect("it fits");
        outbox.put(text(1000)).expect("it fits");
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
