//! Fair luck before a game begins (docs/fair-luck.md). First, the seats send commitments: hashes that cover their
//! secret seeds. Then the server publishes all commitments, with its own. Finally, the seats reveal their seeds.

use super::actor::Table;
use crate::problem;
use crate::random;
use crate::store::{FairState, SeatFair, ServerFair, Stage, StoreError, Write};
use referee::{Hex32, RecordHeader, Seeded, fair_terms, seat_commitment, server_commitment};
use wire::{Problem, ServerMessage};

impl Table {
    /// Stores the commitment of a seat. The seat may replace it until the server publishes all commitments.
    pub async fn commit(&mut self, socket: u64, id: String, seat: &str, commitment: &str) -> Result<(), StoreError> {
        let taken = self.take_commitment(socket, &id, seat, commitment);
        self.keep_fair(socket, id, taken).await
    }

    /// Stores the seed that a seat reveals. The game begins as soon as all seeds are known.
    pub async fn reveal(&mut self, socket: u64, id: String, seat: &str, seed: &str) -> Result<(), StoreError> {
        let taken = self.take_seed(socket, &id, seat, seed);
        self.keep_fair(socket, id, taken).await
    }

    /// Answers a message with a commitment or a seed. Stores the new state in `taken`, and begins the game if nothing
    /// is missing. If `taken` is `None`, nothing has changed. If it is an error, rejects the message.
    async fn keep_fair(
        &mut self,
        socket: u64,
        id: String,
        taken: Result<Option<FairState>, Problem>,
    ) -> Result<(), StoreError> {
        match taken {
            Ok(None) => self.send(socket, &ServerMessage::Accepted { id, seq: 0 }),
            Ok(Some(fair)) => {
                self.write_fair(fair).await?;
                self.send(socket, &ServerMessage::Accepted { id, seq: 0 });
                self.broadcast_summary();
                self.start_if_complete().await?;
            }
            Err(problem) => self.reject(socket, id, None, Some(problem)),
        }
        Ok(())
    }

    async fn write_fair(&mut self, fair: FairState) -> Result<(), StoreError> {
        let id = self.row.id.clone();
        self.registry.store.write(Write::Fair { id, fair: fair.clone() }).await?;
        self.row.fair = Some(fair);
        Ok(())
    }

    fn take_commitment(
        &self,
        socket: u64,
        id: &str,
        seat: &str,
        commitment: &str,
    ) -> Result<Option<FairState>, Problem> {
        let (n, mut fair) = self.fair_seat(socket, id, seat)?;
        let commitment = read(commitment)?;
        if fair.seats.get(&n).is_some_and(|kept| kept.commitment == commitment) {
            return Ok(None);
        }
        if fair.server.is_some() {
            let detail = "All commitments are published, so none can change.";
            return Err(Problem::new(409, "published", "Too late to commit", detail));
        }
        self.too_late()?;
        let guest = self.connections.get(&socket).and_then(|at| at.client.guest.clone()).unwrap_or_default();
        fair.seats.insert(n, SeatFair { guest, commitment, seed: None });
        Ok(Some(fair))
    }

    fn take_seed(&self, socket: u64, id: &str, seat: &str, seed: &str) -> Result<Option<FairState>, Problem> {
        let (n, mut fair) = self.fair_seat(socket, id, seat)?;
        let seed = read(seed)?;
        if fair.server.is_none() {
            let detail = "Not all commitments are published yet; keep the seed secret until then.";
            return Err(Problem::new(409, "not-published", "Too early for a seed", detail));
        }
        let Some(kept) = fair.seats.get_mut(&n) else { return Err(no_fair_luck()) };
        if kept.commitment != seat_commitment(&self.row.id, seat, seed) {
            let detail = format!(
                "This seed is not the one to which {seat} has committed: its hash differs from the commitment."
            );
            return Err(Problem::new(422, "other-seed", "That is another seed", detail));
        }
        if kept.seed.is_some() {
            return Ok(None);
        }
        self.too_late()?;
        kept.seed = Some(seed);
        Ok(Some(fair))
    }

    /// Returns the number of the seat with this name, and the commitments and seeds of the match.
    ///
    /// # Errors
    /// The seat is not the guest's own, or the id is not valid. Or the match is suspended, or has no fair luck.
    fn fair_seat(&self, socket: u64, id: &str, seat: &str) -> Result<(u8, FairState), Problem> {
        let seat = self.authorised(socket, id, seat)?;
        if let Some(why) = &self.suspended {
            return Err(problem::suspended(why));
        }
        let fair = self.row.fair.clone().ok_or_else(no_fair_luck)?;
        Ok((seat.0, fair))
    }

    fn too_late(&self) -> Result<(), Problem> {
        if self.row.begun || self.row.state.stage != Stage::Waiting {
            let detail = "The game has begun or was called off, so its seeds cannot change.";
            return Err(Problem::new(409, "begun", "Too late for a seed", detail));
        }
        Ok(())
    }

    /// Returns whether all commitments are published. From then on, a player who leaves ends the match.
    pub fn is_published(&self) -> bool {
        self.row.fair.as_ref().is_some_and(|fair| fair.server.is_some())
    }

    /// Returns whether the match waits for the commitment or the seed of a player.
    pub fn awaits_seeds(&self) -> bool {
        self.row.fair.clone().is_some_and(|mut fair| match fair.server {
            None => !self.row.settle_commitments(&mut fair),
            Some(_) => self.row.fair_luck().is_none(),
        })
    }

    /// Publishes all commitments. The server commits to a new seed, and to the rules and the set-up. Does nothing while
    /// a seat has no commitment.
    pub async fn publish_commitments(&mut self, header: &RecordHeader) -> Result<(), StoreError> {
        let Some(mut fair) = self.row.fair.clone() else { return Ok(()) };
        if !self.row.settle_commitments(&mut fair) {
            return Ok(());
        }
        let terms = self.terms(header, &fair);
        let seed = Hex32(random::secret());
        let commitment = server_commitment(&self.row.id, terms, seed);
        fair.server = Some(ServerFair { terms, commitment, seed });
        self.write_fair(fair).await?;
        self.broadcast_summary();
        Ok(())
    }

    /// Returns whether a game has the rules and the set-up to which the server has committed. Returns true if the
    /// server has not committed yet. They differ if the server has since been updated to a newer revision of the rules.
    pub fn keeps_terms(&self, header: &RecordHeader) -> bool {
        let Some(fair) = &self.row.fair else { return true };
        fair.server.is_none_or(|server| server.terms == self.terms(header, fair))
    }

    /// Returns the hash of the rules, the set-up and the seats with commitments, to which the server commits.
    fn terms(&self, header: &RecordHeader, fair: &FairState) -> Hex32 {
        let names = fair.seats.keys().map(|seat| self.row.seats[usize::from(*seat)].name.as_str());
        fair_terms(&header.rules, &header.setup, names)
    }

    /// Returns the luck of a step; step 0 is the set-up. With fair luck, it follows from all seeds. In other matches,
    /// and while a seed is missing, it is new and random.
    pub fn luck(&self, step: u32) -> Seeded {
        self.row.fair_luck().map_or_else(random::chance, |luck| luck.of_step(step))
    }
}

fn read(text: &str) -> Result<Hex32, Problem> {
    text.parse().map_err(|why: referee::NotHex32| {
        Problem::new(422, "bad-seed", "That cannot be read", format!("This commitment or seed cannot be read: {why}."))
    })
}

fn no_fair_luck() -> Problem {
    let detail = "This match takes no seeds: the server alone draws its luck.";
    Problem::new(409, "no-fair-luck", "No seeds are asked for", detail)
}
