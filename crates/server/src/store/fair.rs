//! The commitments and seeds of a match with fair luck, as the store keeps them.

use super::{MatchRow, Occupant};
use referee::{FAIR, FairLuck, FairRecord, Hex32, SeatSeed, ServerSeed};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use wire::{FairCommitments, FairSeat, FairSummary, SeatCommitment};

/// The commitments of the server and of the people's seats, with their seeds. A commitment is a hash that covers a seed
/// and the id of the match. The seeds are secret until the game is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FairState {
    /// The server's part; `None` until every person's seat has a commitment. From then on, all commitments are public
    /// and cannot change.
    pub server: Option<ServerFair>,
    /// The part of each person's seat, by the number of the seat.
    pub seats: BTreeMap<u8, SeatFair>,
}

/// The commitment and the seed of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ServerFair {
    /// The hash of the rules, the set-up and the seats.
    pub terms: Hex32,
    /// The hash of the server's seed, of `terms` and of the id of the match.
    pub commitment: Hex32,
    pub seed: Hex32,
}

/// The commitment and the seed of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatFair {
    /// The id of the guest who committed. If another guest has the seat now, the commitment does not count.
    pub guest: String,
    /// The hash of the seed, of the seat's name and of the id of the match.
    pub commitment: Hex32,
    /// The seed; `None` until the guest reveals it.
    pub seed: Option<Hex32>,
}

impl MatchRow {
    /// Returns the number and the name of each person's seat, with its commitment.
    fn fair_seats<'a>(&'a self, fair: &'a FairState) -> impl Iterator<Item = (u8, &'a str, Option<&'a SeatFair>)> {
        (0..).zip(&self.seats).filter_map(|(n, seat)| {
            let kept = fair.seats.get(&n);
            match &seat.occupant {
                _ if fair.server.is_some() => kept.map(|kept| (n, seat.name.as_str(), Some(kept))),
                // Like bots, programs give no seed.
                Occupant::Guest(guest) if guest.is_program() => None,
                Occupant::Guest(guest) => Some((n, seat.name.as_str(), kept.filter(|kept| kept.guest == guest.id))),
                Occupant::Bot(_) | Occupant::Nobody => None,
            }
        })
    }

    /// Removes the commitments of guests who have left. Returns whether all seats of people have a commitment, and at
    /// least one seat belongs to a person.
    pub fn settle_commitments(&self, fair: &mut FairState) -> bool {
        let kept: Vec<(u8, Option<SeatFair>)> = self.fair_seats(fair).map(|(n, _, kept)| (n, kept.cloned())).collect();
        let is_complete = kept.iter().all(|(_, kept)| kept.is_some());
        fair.seats = kept.into_iter().filter_map(|(n, kept)| Some((n, kept?))).collect();
        is_complete && !fair.seats.is_empty()
    }

    /// Returns the seeds in the form of a record, which shows them after the game; `None` while a seed is missing.
    pub fn fair_record(&self) -> Option<FairRecord> {
        let fair = self.fair.as_ref()?;
        let ServerFair { terms, commitment, seed } = fair.server?;
        let seats = self.fair_seats(fair).map(|(_, name, kept)| {
            let kept = kept?;
            Some(SeatSeed { seat: name.into(), commitment: kept.commitment, seed: kept.seed? })
        });
        let seats: Option<Vec<SeatSeed>> = seats.collect();
        let server = ServerSeed { commitment, seed };
        Some(FairRecord { protocol: FAIR.into(), of: self.id.clone(), terms, server, seats: seats? })
    }

    /// Returns the luck of the game, which follows from all seeds; `None` while a seed is missing.
    pub fn fair_luck(&self) -> Option<FairLuck> {
        Some(self.fair_record()?.luck())
    }

    /// Returns the public commitments, and which seats have revealed their seeds, but no seed. Returns `None` in a
    /// match without fair luck.
    pub fn fair_summary(&self) -> Option<FairSummary> {
        let fair = self.fair.as_ref()?;
        let published = fair.server.map(|ServerFair { terms, commitment, .. }| FairCommitments {
            terms: terms.to_string(),
            server: commitment.to_string(),
            seats: self.fair_seats(fair).filter_map(seat_commitment).collect(),
        });
        let seats = self.fair_seats(fair).map(|(_, seat, kept)| FairSeat {
            seat: seat.into(),
            committed: kept.is_some(),
            revealed: kept.is_some_and(|kept| kept.seed.is_some()),
        });
        Some(FairSummary { protocol: FAIR.into(), published, seats: seats.collect() })
    }
}

fn seat_commitment((_, seat, kept): (u8, &str, Option<&SeatFair>)) -> Option<SeatCommitment> {
    Some(SeatCommitment { seat: seat.into(), commitment: kept?.commitment.to_string() })
}
