//! The record of a game: set-up, decisions, luck, and a digest for each step. As a file, it is in JSON Lines.

use crate::fair::FairRecord;
use crate::signature::{RecordSignature, SignatureLine, hex};
use crate::{Codec, Draw, Outcome, RulesId, Undo};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The value of `format` in the header line.
const FORMAT: &str = "rumpus-record/1";

/// The record of a whole game. It holds secrets until the game is over. The game replays from it bit for bit: a game
/// with physics on every x86-64 processor, any other game on every machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The first line.
    pub header: RecordHeader,
    /// One line for each step.
    pub steps: Vec<RecordStep>,
    /// The line after the last step. It is absent while the game goes on.
    pub end: Option<RecordEnd>,
    /// The line of fair luck. It is present if the server and the players gave the seeds from which all luck follows.
    pub fair: Option<FairRecord>,
    /// The last line, if a server has signed the record.
    pub signature: Option<RecordSignature>,
}

/// What was fixed before the first decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordHeader {
    /// Always `rumpus-record/1`.
    pub format: String,
    /// The rules by which the game is played.
    pub rules: RulesId,
    /// The game's own set-up.
    pub setup: Value,
    /// The luck that the start of the game drew, in order.
    pub draws: Vec<Draw>,
    /// Digest of the starting position, 32 hexadecimal digits.
    pub digest: String,
}

/// A step: a seat makes one decision, or takes decisions back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordStep {
    /// The number of the step, counted from 1.
    pub n: u32,
    /// The seat's name.
    pub seat: String,
    /// The decision, in the game's own JSON; null if the step takes decisions back.
    pub action: Value,
    /// The luck that the decision drew, in order.
    pub draws: Vec<Draw>,
    /// What the seat takes back; left out if the step is a decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// Digest of everything up to and including this step, 32 hexadecimal digits.
    pub digest: String,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordEnd {
    /// The names of the seats that won; empty if no seat has won.
    pub winners: Vec<String>,
    /// The game's own word for the kind of ending, such as `hq`.
    pub by: String,
    /// The id of the clause that ended the game.
    pub clause: String,
}

/// Why this build cannot replay a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// This build does not know the revision of the rules. The record may be sound, and another build may replay it.
    #[error("{game:?} was played by revision {revision} of its rules; this program knows revisions 1 to {newest}")]
    UnknownRevision {
        /// The game's name on the shelf.
        game: String,
        /// The revision that the header names.
        revision: u32,
        /// The newest revision that this build knows.
        newest: u32,
    },
    /// A line of the record cannot be read, or the replay of a step differs from the record.
    #[error("step {step}: {why}")]
    Diverged {
        /// The step, counted from 1; 0 is the header.
        step: u32,
        /// A sentence that says what is wrong.
        why: String,
    },
}

impl ReplayError {
    /// Reports what is wrong with a step. Step 0 is the header.
    pub fn new(step: u32, why: String) -> ReplayError {
        ReplayError::Diverged { step, why }
    }

    /// Returns the number of the faulty step, counted from 1; 0 is the header.
    pub fn step(&self) -> u32 {
        match self {
            ReplayError::UnknownRevision { .. } => 0,
            ReplayError::Diverged { step, .. } => *step,
        }
    }

    /// Returns the reason as a sentence, without the step.
    pub fn why(&self) -> String {
        match self {
            ReplayError::UnknownRevision { .. } => self.to_string(),
            ReplayError::Diverged { why, .. } => why.clone(),
        }
    }
}

impl RecordHeader {
    pub(crate) fn new<G: Codec>(game: &G, draws: Vec<Draw>, digest: String) -> RecordHeader {
        let setup = serde_json::to_value(game.setup()).expect("a set-up is plain data");
        RecordHeader { format: FORMAT.into(), rules: game.id(), setup, draws, digest }
    }
}

impl RecordEnd {
    pub(crate) fn new(seats: &[String], outcome: &Outcome) -> RecordEnd {
        let winners = outcome.winners.iter().map(|seat| seats[seat.index()].clone()).collect();
        RecordEnd { winners, by: outcome.by.into(), clause: outcome.clause.id().into() }
    }
}

/// The line of the end as a record holds it. No other line has the field `over`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    over: RecordEnd,
}

/// The line of fair luck as a record holds it. No other line has the field `fair`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FairLine {
    fair: FairRecord,
}

impl Record {
    /// Reads a record from JSON Lines. Does not replay it.
    ///
    /// # Errors
    /// The first line that must not stand where it stands. The error's step is the number of this line: the header is
    /// 0, and blank lines do not count.
    pub fn parse(text: &str) -> Result<Record, ReplayError> {
        let mut lines = text.lines().filter(|line| !line.trim().is_empty()).enumerate();
        let (_, first) = lines.next().ok_or_else(|| ReplayError::new(0, "the record is empty".into()))?;
        let header: RecordHeader = serde_json::from_str(first)
            .map_err(|fault| ReplayError::new(0, format!("the first line is not a record header: {fault}")))?;
        if header.format != FORMAT {
            return Err(ReplayError::new(
                0,
                format!("the format is {:?}; this program reads {FORMAT:?}", header.format),
            ));
        }
        let mut record = Record { header, steps: Vec::new(), end: None, fair: None, signature: None };
        for (n, line) in lines {
            record.read_line(n as u32, line)?;
        }
        Ok(record)
    }

    /// Reads line `n`, counted from the header as 0.
    fn read_line(&mut self, n: u32, line: &str) -> Result<(), ReplayError> {
        if self.signature.is_some() {
            return Err(ReplayError::new(n, "the record goes on after its signature".into()));
        }
        if let Ok(line) = serde_json::from_str::<SignatureLine>(line) {
            self.signature = Some(line.signature);
            return Ok(());
        }
        if let Ok(line) = serde_json::from_str::<FairLine>(line) {
            return match self.fair.replace(line.fair) {
                None => Ok(()),
                Some(_) => Err(ReplayError::new(n, "the record has two lines of fair luck".into())),
            };
        }
        if self.end.is_some() || self.fair.is_some() {
            return Err(ReplayError::new(n, "the record goes on after its end".into()));
        }
        if let Ok(end) = serde_json::from_str::<EndLine>(line) {
            self.end = Some(end.over);
            return Ok(());
        }
        let step = serde_json::from_str(line)
            .map_err(|fault| ReplayError::new(n, format!("the line is not a step: {fault}")))?;
        self.steps.push(step);
        Ok(())
    }

    /// Returns the record in JSON Lines.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        push_line(&mut text, &self.header);
        for step in &self.steps {
            push_line(&mut text, step);
        }
        if let Some(over) = &self.end {
            push_line(&mut text, &EndLine { over: over.clone() });
        }
        if let Some(fair) = &self.fair {
            push_line(&mut text, &FairLine { fair: fair.clone() });
        }
        if let Some(signature) = &self.signature {
            push_line(&mut text, &SignatureLine { signature: signature.clone() });
        }
        text
    }
}

fn push_line(text: &mut String, line: &impl Serialize) {
    text.push_str(&serde_json::to_string(line).expect("a record is plain data"));
    text.push('\n');
}

/// A chain of BLAKE3 hashes. Each digest covers the digest before it, the whole step, and the position after the step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Digest([u8; 32]);

impl Digest {
    pub(crate) fn of_start<G: Codec>(game: &G, state: &G::State, draws: &[Draw]) -> Digest {
        let setup = serde_json::to_vec(game.setup()).expect("a set-up is plain data");
        let rules = serde_json::to_vec(&game.id()).expect("an id is plain data");
        Digest::over(&[&rules, &setup, &draw_bytes(draws), &position_bytes(game, state)])
    }

    pub(crate) fn after<G: Codec>(self, game: &G, state: &G::State, step: &RecordStep) -> Digest {
        let action = serde_json::to_vec(&step.action).expect("a decision is plain data");
        let (draws, position) = (draw_bytes(&step.draws), position_bytes(game, state));
        let undo = step.undo.as_ref().map(|undo| serde_json::to_vec(undo).expect("numbers and names are plain data"));
        let mut parts: Vec<&[u8]> = vec![&self.0, step.seat.as_bytes(), &action, &draws, &position];
        parts.extend(undo.as_deref());
        Digest::over(&parts)
    }

    fn over(parts: &[&[u8]]) -> Digest {
        let mut hasher = blake3::Hasher::new();
        for part in parts {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        Digest(*hasher.finalize().as_bytes())
    }

    /// Returns the first 16 bytes in hexadecimal.
    pub(crate) fn text(self) -> String {
        hex(&self.0[..16])
    }
}

fn position_bytes<G: Codec>(game: &G, state: &G::State) -> Vec<u8> {
    serde_json::to_vec(&game.position(state)).expect("a position is plain data")
}

fn draw_bytes(draws: &[Draw]) -> Vec<u8> {
    serde_json::to_vec(draws).expect("draws are plain data")
}
