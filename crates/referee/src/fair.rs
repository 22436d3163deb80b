//! Fair luck, protocol `fair-1`: the server and every person commit to a seed before anybody shows one. All luck of the
//! game follows from all seeds. docs/fair-luck.md describes the protocol. This module computes its hashes, and checks
//! the seeds of a record.

use crate::signature::hex;
use crate::{RecordHeader, RulesId, Seeded};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The name of the protocol.
pub const FAIR: &str = "fair-1";

/// 32 bytes: a seed, a commitment or a hash. In JSON, a string of 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, schemars::JsonSchema)]
#[schemars(transparent)]
pub struct Hex32(#[schemars(with = "String", regex(pattern = "^[0-9a-f]{64}$"))] pub [u8; 32]);

/// The text is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed or a hash must be 64 lower-case hexadecimal digits")]
pub struct NotHex32;

impl FromStr for Hex32 {
    type Err = NotHex32;

    fn from_str(text: &str) -> Result<Hex32, NotHex32> {
        let digit = |digit: u8| match digit {
            b'0'..=b'9' => Ok(digit - b'0'),
            b'a'..=b'f' => Ok(digit - b'a' + 10),
            _ => Err(NotHex32),
        };
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let mut bytes = [0; 32];
        if pairs.len() != bytes.len() || !rest.is_empty() {
            return Err(NotHex32);
        }
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = digit(*high)? << 4 | digit(*low)?;
        }
        Ok(Hex32(bytes))
    }
}

impl fmt::Display for Hex32 {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&hex(&self.0))
    }
}

/// Shows only the first bytes, so that a log never holds a whole seed.
impl fmt::Debug for Hex32 {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}…", hex(&self.0[..4]))
    }
}

impl Serialize for Hex32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex32, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The line of a record that holds the seeds of its luck. It is present if this protocol gave the luck, and secret
/// until the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairRecord {
    /// Always `fair-1`.
    pub protocol: String,
    /// The id of the match.
    #[serde(rename = "match")]
    pub of: String,
    /// The hash of the rules, the set-up and the seats with seeds. The server committed to this hash together with its
    /// own seed.
    pub terms: Hex32,
    /// The commitment of the server, and its seed.
    pub server: ServerSeed,
    /// The commitment and the seed of each person's seat, in seat order.
    pub seats: Vec<SeatSeed>,
}

/// The server's commitment and seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ServerSeed {
    /// The commitment. The server published it before anybody showed a seed.
    pub commitment: Hex32,
    /// The seed, which the server showed after the game was over.
    pub seed: Hex32,
}

/// A seat's commitment and seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatSeed {
    /// The name of the seat, such as `red`.
    pub seat: String,
    /// The commitment. The server published it before anybody showed a seed.
    pub commitment: Hex32,
    /// The seed, which the seat's player showed to the server before the deal.
    pub seed: Hex32,
}

/// Why the line of fair luck does not fit its record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FairFault {
    /// The record names another protocol.
    #[error("the luck follows the protocol {0:?}; this program knows only {FAIR:?}")]
    OtherProtocol(String),
    /// The terms are not the hash of the record's rules, set-up and seats with seeds.
    #[error("the server committed to other rules, another set-up or other seats than those of the record")]
    OtherTerms,
    /// A seed does not match the commitment of its owner. The text names the owner: a seat, or `the server`.
    #[error("the seed of {0} does not match its commitment")]
    OtherSeed(String),
    /// A seat with a seed is unknown or out of the game's order, or no seat has a seed.
    #[error("the seats with seeds are {given:?}; they must be some of {seats:?}, in this order, and at least one")]
    Seats {
        /// The seats as the record names them.
        given: Vec<String>,
        /// All seats of the game, in its order.
        seats: Vec<String>,
    },
    /// The name of the match has a control character. A line break in the name could make two different matches hash
    /// the same text.
    #[error("the name of the match has a control character, such as a line break; it must have none")]
    Name,
}

/// Returns the hash of the rules, of the set-up, and of the seats that give a seed, in seat order. Rules and set-up are
/// those that the first line of the record will hold. The server commits to this hash, so it can neither leave out nor
/// add a seat later.
pub fn fair_terms<'a>(rules: &RulesId, setup: &Value, seats: impl IntoIterator<Item = &'a str>) -> Hex32 {
    let rules = serde_json::to_string(rules).expect("an id is plain data");
    let mut text = format!("rumpus {FAIR} terms\n{rules}\n{setup}\n");
    text.extend(seats.into_iter().map(|seat| format!("seat {seat}\n")));
    hash(&text)
}

/// Returns the commitment of a seat: a hash of its seed, its name and the name of the match, `of`.
pub fn seat_commitment(of: &str, seat: &str, seed: Hex32) -> Hex32 {
    hash(&format!("rumpus {FAIR} commitment\nmatch {of}\nseat {seat}\nseed {seed}\n"))
}

/// Returns the commitment of the server: a hash of its seed, the terms and the name of the match, `of`.
pub fn server_commitment(of: &str, terms: Hex32, seed: Hex32) -> Hex32 {
    hash(&format!("rumpus {FAIR} commitment\nmatch {of}\nserver\nseed {seed}\nterms {terms}\n"))
}

fn hash(text: &str) -> Hex32 {
    Hex32(Sha256::digest(text).into())
}

/// All luck of one game, computed from the seeds.
#[derive(Clone)]
pub struct FairLuck {
    key: [u8; 32],
}

/// Shows nothing of the key, because all luck to come follows from it.
impl fmt::Debug for FairLuck {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("FairLuck")
    }
}

impl FairLuck {
    /// Computes the luck of the match named `of` from the seed of the server and the seeds of people's seats, in seat
    /// order.
    pub fn new<'a>(
        of: &str,
        terms: Hex32,
        server: Hex32,
        seats: impl IntoIterator<Item = (&'a str, Hex32)>,
    ) -> FairLuck {
        let mut text = format!("rumpus {FAIR} luck\nmatch {of}\nterms {terms}\nserver {server}\n");
        text.extend(seats.into_iter().map(|(seat, seed)| format!("seat {seat} {seed}\n")));
        FairLuck { key: hash(&text).0 }
    }

    /// Returns the luck of one step, counted from 1. Step 0 is the start of the game. Each step has a stream of its
    /// own, so a server that restarts needs to know only the number of the step.
    pub fn of_step(&self, step: u32) -> Seeded {
        Seeded::from_secret_stream(self.key, u64::from(step))
    }
}

impl FairRecord {
    /// Checks that `terms` is the hash of `header` and the seats, and that every seed matches its commitment. Returns
    /// the luck that follows from the seeds. `seats` names all seats of the game, in the game's order.
    ///
    /// # Errors
    /// The first fault found.
    pub fn check(&self, header: &RecordHeader, seats: &[String]) -> Result<FairLuck, FairFault> {
        if self.protocol != FAIR {
            return Err(FairFault::OtherProtocol(self.protocol.clone()));
        }
        let given: Vec<String> = self.seats.iter().map(|seat| seat.seat.clone()).collect();
        let mut all = seats.iter();
        if given.is_empty() || !given.iter().all(|name| all.any(|seat| seat == name)) {
            return Err(FairFault::Seats { given, seats: seats.to_vec() });
        }
        if self.of.chars().any(char::is_control) {
            return Err(FairFault::Name);
        }
        if self.terms != fair_terms(&header.rules, &header.setup, given.iter().map(String::as_str)) {
            return Err(FairFault::OtherTerms);
        }
        if self.server.commitment != server_commitment(&self.of, self.terms, self.server.seed) {
            return Err(FairFault::OtherSeed("the server".into()));
        }
        let mut seats = self.seats.iter();
        match seats.find(|seat| seat.commitment != seat_commitment(&self.of, &seat.seat, seat.seed)) {
            Some(seat) => Err(FairFault::OtherSeed(seat.seat.clone())),
            None => Ok(self.luck()),
        }
    }

    /// Returns the luck that follows from the seeds, without any check.
    pub fn luck(&self) -> FairLuck {
        let seats = self.seats.iter().map(|seat| (seat.seat.as_str(), seat.seed));
        FairLuck::new(&self.of, self.terms, self.server.seed, seats)
    }
}
