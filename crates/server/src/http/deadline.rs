//! Closes a connection if the client reads the answers too slowly.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// The lowest rate, in bytes a second, at which a client must read once a write has had to wait.
const LEAST_RATE: u32 = 4 * 1024;

/// A stream whose writes fail if the client has read too little for too long.
pub(super) struct WriteDeadline<S> {
    stream: S,
    patience: Duration,
    /// When writes begin to fail; `None` while the client reads everything that the server writes.
    end: Option<Pin<Box<Sleep>>>,
}

impl<S> WriteDeadline<S> {
    /// Makes a stream whose writes fail after the client has read nothing for `patience`. Each byte that the client
    /// reads postpones the failure by the time that a byte takes at [`LEAST_RATE`]. The failure is never further away
    /// than `patience`.
    pub fn new(stream: S, patience: Duration) -> WriteDeadline<S> {
        WriteDeadline { stream, patience, end: None }
    }

    /// Sets, extends or clears the deadline after an attempt to write `wanted` bytes.
    fn judge(&mut self, context: &mut Context<'_>, wanted: usize, written: Poll<Result<usize>>) -> Poll<Result<usize>> {
        match written {
            Poll::Ready(Ok(taken)) if taken >= wanted => self.end = None,
            Poll::Ready(Ok(taken)) => {
                if let Some(end) = &mut self.end {
                    let more = Duration::from_secs(1).mul_f64(taken as f64 / f64::from(LEAST_RATE));
                    let most = Instant::now() + self.patience;
                    let later = (end.deadline() + more).min(most);
                    end.as_mut().reset(later);
                }
            }
            Poll::Ready(Err(fault)) => return Poll::Ready(Err(fault)),
            Poll::Pending => return self.wait(context),
        }
        written
    }

    fn wait<T>(&mut self, context: &mut Context<'_>) -> Poll<Result<T>> {
        let patience = self.patience;
        let end = self.end.get_or_insert_with(|| Box::pin(sleep(patience)));
        match end.as_mut().poll(context) {
            Poll::Ready(()) => {
                Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "the client read the answer too slowly")))
            }
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteDeadline<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, to)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteDeadline<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, bytes.len(), written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.judge(context, slices.iter().map(|slice| slice.len()).sum(), written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        match Pin::new(&mut self.stream).poll_flush(context) {
            Poll::Pending => self.wait(context),
            flushed => flushed,
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        match Pin::new(&mut self.stream).poll_shutdown(context) {
            Poll::Pending => self.wait(context),
            done => done,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    const PATIENCE: Duration = Duration::from_millis(400);

    #[tokio::test]
    async fn writes_to_a_client_that_reads_nothing_fail() {
        let (ours, _theirs) = duplex(1024);
        let mut ours = WriteDeadline::new(ours, PATIENCE);
        let begun = Instant::now();
        let failed = ours.write_all(&[0; 4096]).await.expect_err("nothing is read");
        assert_eq!(failed.kind(), ErrorKind::TimedOut);
        assert!(begun.elapsed() >= PATIENCE);
    }

    #[tokio::test]
    async fn writes_to_a_client_that_reads_a_byte_now_and_then_fail() {
        let (ours, mut theirs) = duplex(1024);
        let mut ours = WriteDeadline::new(ours, PATIENCE);
        let dripping = tokio::spawn(async move {
            while theirs.read_u8().await.is_ok() {
                sleep(PATIENCE / 8).await;
            }
        });
        let begun = Instant::now();
        ours.write_all(&[0; 4096]).await.expect_err("it would take minutes");
        assert!(begun.elapsed() < PATIENCE * 5, "{:?}", begun.elapsed());
        dripping.abort();
    }

    #[tokio::test]
    async fn a_client_that_reads_slowly_but_steadily_gets_everything() {
        let (ours, mut theirs) = duplex(1024);
        let mut ours = WriteDeadline::new(ours, PATIENCE);
        let reading = tokio::spawn(async move {
            let (mut all, mut some) = (0, [0; 1024]);
            while let Ok(taken @ 1..) = theirs.read(&mut some).await {
                all += taken;
                sleep(PATIENCE / 8).await;
            }
            all
        });
        ours.write_all(&[0; 32_768]).await.expect("20 KB a second will do");
        sleep(PATIENCE * 2).await;
        ours.write_all(&[0; 4096]).await.expect("a pause with nothing to write does no harm");
        drop(ours);
        assert_eq!(reading.await.expect("the task ends"), 32_768 + 4096);
    }
}
