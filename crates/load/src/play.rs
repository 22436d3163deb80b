//! Plays one game between two clients, and measures it.

use crate::socket::Socket;
use crate::{Luck, Player};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// A game without a message for this long counts as stuck.
const PATIENCE: Duration = Duration::from_secs(60);

/// A client: its socket, and the player who decides.
pub struct Seat {
    /// The socket on which the player gets and sends messages.
    pub socket: Socket,
    /// Reads the messages of the socket, and decides.
    pub player: Box<dyn Player>,
}

/// A game that is ready to be played.
pub struct Game {
    /// The clients of both seats, in seat order.
    pub seats: [Seat; 2],
    /// The index of the seat that the game waits for, if it is known.
    pub to_move: Option<usize>,
}

/// What the clients measured while they played a game.
#[derive(Default)]
pub struct Played {
    /// For each decision, the milliseconds until the server acknowledged it.
    pub latencies_ms: Vec<f64>,
    /// The bytes that both clients received together.
    pub bytes: u64,
    /// Whether the game came to its end.
    pub is_over: bool,
}

impl Game {
    /// Reads messages until the seat that the game waits for is known.
    ///
    /// # Errors
    /// A socket closes, or no message comes.
    pub async fn settle(&mut self) -> Result<(), String> {
        while self.to_move.is_none() {
            let (who, text) = tokio::time::timeout(PATIENCE, self.hear())
                .await
                .map_err(|_| "no message came for 60 s before the first decision")??;
            self.take(who, &text).await?;
        }
        Ok(())
    }

    /// Plays to the end of the game, or until the time `until`. `pace` is the time between two decisions; with `None`,
    /// each decision follows at once.
    ///
    /// # Errors
    /// A socket closes, the server refuses a decision, or no message comes for a while.
    pub async fn play(
        mut self,
        pace: Option<Duration>,
        until: Option<Instant>,
        luck: &mut Luck,
    ) -> Result<Played, String> {
        let mut played = Played::default();
        let before: u64 = self.seats.iter().map(|seat| seat.socket.bytes).sum();
        // With a pace, each game begins after a random part of the pace. So the games do not all decide at the same
        // moment.
        let phase = pace.map(|pace| pace.mul_f64(luck.below(1_000) as f64 / 1_000.0));
        let (mut due, mut sent) = (Instant::now() + phase.unwrap_or_default(), None::<Instant>);
        let end = until.unwrap_or_else(|| Instant::now() + Duration::from_secs(86_400));
        while !played.is_over {
            let waits = self.to_move.filter(|_| sent.is_none());
            let heard = tokio::select! {
                heard = self.hear() => heard?,
                () = sleep_until(due), if waits.is_some() => {
                    let seat = &mut self.seats[waits.expect("checked just before")];
                    let decision = seat.player.decide(luck)?;
                    sent = Some(Instant::now());
                    self.to_move = None;
                    if !seat.socket.say(decision).await {
                        return Err("the socket closed".to_owned());
                    }
                    continue;
                }
                () = sleep_until(end) => break,
                () = tokio::time::sleep(PATIENCE) => return Err("no message came during the game for 60 s".to_owned()),
            };
            let (acknowledged, over) = self.take(heard.0, &heard.1).await?;
            if acknowledged && let Some(at) = sent.take() {
                played.latencies_ms.push(at.elapsed().as_secs_f64() * 1e3);
                due = at + pace.unwrap_or_default();
            }
            played.is_over = over && sent.is_none();
        }
        let after: u64 = self.seats.iter().map(|seat| seat.socket.bytes).sum();
        played.bytes = after - before;
        Ok(played)
    }

    /// Waits for the next text from one of the two sockets.
    async fn hear(&mut self) -> Result<(usize, String), String> {
        let [one, other] = &mut self.seats;
        let (who, text) = tokio::select! {
            text = one.socket.next() => (0, text),
            text = other.socket.next() => (1, text),
        };
        text.map(|text| (who, text)).ok_or_else(|| "the socket closed".to_owned())
    }

    /// Passes a message to a player. Returns whether it acknowledges a decision, and whether the game is over.
    async fn take(&mut self, who: usize, text: &str) -> Result<(bool, bool), String> {
        let seat = &mut self.seats[who];
        let heard = seat.player.hear(text)?;
        if let Some(reply) = heard.reply
            && !seat.socket.say(reply).await
        {
            return Err("the socket closed".to_owned());
        }
        if heard.may_move {
            self.to_move = Some(who);
        }
        Ok((heard.is_acknowledged, heard.is_over))
    }
}
