//! `rumpus verify`: checks whether a record is consistent, who signed it, and from whose seeds its luck follows.

use crate::{Answer, read, say, verify_data};
use clap::{ArgGroup, Args};
use referee::{FairRecord, Hex32, Record, RecordSignature, ReplayError};
use serde_json::{Value, json};
use server::{KeyList, SignatureFault};
use std::fmt;
use std::path::{Path, PathBuf};

/// Arguments of `rumpus verify`.
#[derive(Args)]
#[command(group = ArgGroup::new("what").required(true).args(["file", "data"]))]
pub struct Verify {
    /// A JSON Lines file with one or more records. The command verifies each of them
    file: Option<PathBuf>,
    /// Replay every match in this data folder of a server, in place of a file. Stop the server first; the command
    /// changes nothing
    #[arg(long, value_name = "DIR", conflicts_with_all = ["unfinished", "key", "seeds"])]
    data: Option<PathBuf>,
    /// Accept records of games that are not over
    #[arg(long)]
    unfinished: bool,
    /// Require a signature by a key in this file. A server publishes its keys at /.well-known/rumpus-key
    #[arg(long, value_name = "FILE")]
    key: Option<PathBuf>,
    /// Require that the record used this seed for this seat, such as blue=SEED. SEED is 64 hexadecimal digits
    #[arg(long = "seed", value_name = "SEAT=SEED", value_parser = seed_of_seat)]
    seeds: Vec<(String, Hex32)>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What the checks have found about one record.
struct Verdict {
    /// The number of steps of a consistent record, or the first step at which the record fails.
    replay: Result<u32, ReplayError>,
    signature: SignatureVerdict,
    luck: LuckVerdict,
}

/// The verdict on the seeds from which a record's luck follows.
enum LuckVerdict {
    /// The record has no seeds and the command required none, or the record cannot be read.
    Absent,
    /// The record has all seeds that the command required. `seats` are the seats that gave seeds, and `known` are those
    /// whose seeds the command required.
    Seeded { seats: Vec<String>, known: Vec<String> },
    /// The record does not have a required seed. Says why.
    Unsound(String),
}

/// The verdict on a record's signature.
enum SignatureVerdict {
    /// The command gave no key and the record has no signature, or the record cannot be read.
    Absent,
    /// The command gave no key to check the signature. Holds the id of the key that the signature names.
    Unchecked(String),
    /// The signature fits one of the given keys.
    Sound(RecordSignature),
    /// The signature is missing, or fits none of the given keys.
    Unsound(SignatureFault),
}

impl Verify {
    /// Verifies every record of a file, or every match of a data folder. Returns [`Answer::No`] if one fails.
    pub fn run(self) -> Result<Answer, String> {
        match (&self.data, &self.file) {
            (Some(data), _) => verify_data::verify(data, self.json),
            (None, Some(file)) => self.verify_file(file),
            (None, None) => Err("name a record, or a data folder with --data DIR".into()),
        }
    }

    fn verify_file(&self, file: &Path) -> Result<Answer, String> {
        let keys = self.key.as_deref().map(read_keys).transpose()?;
        let mut pieces = ::lab::split(&read(file)?);
        if pieces.is_empty() {
            pieces.push(String::new());
        }
        let verdicts: Vec<Verdict> = pieces.iter().map(|piece| self.verify(piece, keys.as_ref())).collect();
        let counts = Counts::of(&verdicts);
        if self.json {
            let games: Vec<Value> = verdicts.iter().map(Verdict::to_json).collect();
            say!("{}", json!({"consistent": counts.consistent(), "games": games}));
        } else {
            for (number, verdict) in (1..).zip(&verdicts) {
                verdict.say(number, verdicts.len() == 1);
            }
            if verdicts.len() > 1 {
                say!("{counts}");
            }
        }
        match counts.consistent() {
            _ if counts.unsound + counts.missing_seed > 0 => Ok(Answer::No),
            Some(true) => Ok(Answer::Yes),
            Some(false) => Ok(Answer::No),
            None => Err("this program cannot judge the record: it does not know the revision of its rules".into()),
        }
    }

    fn verify(&self, text: &str, keys: Option<&KeyList>) -> Verdict {
        let record = match Record::parse(text) {
            Ok(record) => record,
            Err(failure) => {
                return Verdict {
                    replay: Err(failure),
                    signature: SignatureVerdict::Absent,
                    luck: LuckVerdict::Absent,
                };
            }
        };
        let signature = match (keys, &record.signature) {
            (Some(keys), _) => match keys.check(text, &record) {
                Ok(signature) => SignatureVerdict::Sound(signature.clone()),
                Err(fault) => SignatureVerdict::Unsound(fault),
            },
            (None, Some(signature)) => SignatureVerdict::Unchecked(signature.key.clone()),
            (None, None) => SignatureVerdict::Absent,
        };
        Verdict { replay: self.replay(&record), signature, luck: self.luck(record.fair.as_ref()) }
    }

    /// Checks whether the record has the required seeds. The replay checks whether the seeds fit their commitments.
    fn luck(&self, fair: Option<&FairRecord>) -> LuckVerdict {
        let Some(fair) = fair else {
            return match self.seeds.first() {
                None => LuckVerdict::Absent,
                Some((seat, _)) => {
                    LuckVerdict::Unsound(format!("the record has no seeds, so the seed of {seat} cannot be checked"))
                }
            };
        };
        for (seat, seed) in &self.seeds {
            match fair.seats.iter().find(|there| there.seat == *seat) {
                None => {
                    let seats: Vec<&str> = fair.seats.iter().map(|there| there.seat.as_str()).collect();
                    let seats = seats.join(", ");
                    return LuckVerdict::Unsound(format!(
                        "the record has no seed of a seat {seat}; it has those of {seats}"
                    ));
                }
                Some(there) if there.seed != *seed => {
                    return LuckVerdict::Unsound(format!("the seed of {seat} differs from the one you gave"));
                }
                Some(_) => {}
            }
        }
        let seats = fair.seats.iter().map(|seat| seat.seat.clone()).collect();
        LuckVerdict::Seeded { seats, known: self.seeds.iter().map(|(seat, _)| seat.clone()).collect() }
    }

    /// Replays a record, and returns the number of its steps. A record of a game that is not over fails without
    /// `--unfinished`.
    fn replay(&self, record: &Record) -> Result<u32, ReplayError> {
        let steps = shelf::of_record(&record.header)?.verify(record)?;
        if record.end.is_none() && !self.unfinished {
            return Err(ReplayError::new(
                steps + 1,
                "the record ends before the game is over; pass --unfinished to accept it".into(),
            ));
        }
        Ok(steps)
    }
}

/// Reads a seat and its seed, written as `SEAT=SEED`.
fn seed_of_seat(word: &str) -> Result<(String, Hex32), String> {
    let (seat, seed) = word.split_once('=').ok_or("a seed must have the form SEAT=SEED, such as blue=0123…")?;
    Ok((seat.to_owned(), seed.parse().map_err(|fault: referee::NotHex32| fault.to_string())?))
}

fn read_keys(file: &Path) -> Result<KeyList, String> {
    KeyList::parse(&read(file)?).map_err(|why| format!("{} holds no public keys: {why}", file.display()))
}

impl Verdict {
    /// Prints what is wrong with a record. If the file has only this record, also prints what the checks confirmed.
    fn say(&self, number: u32, is_only: bool) {
        match &self.replay {
            Err(failure) => say!("game {number}: {failure}"),
            Ok(steps) if is_only => say!("consistent: {steps} steps"),
            Ok(_) => {}
        }
        match &self.signature {
            SignatureVerdict::Unsound(fault) => say!("game {number}: {fault}{}", self.what_was_changed(fault)),
            SignatureVerdict::Sound(signature) if is_only => say!("signed by {}", signer(signature)),
            SignatureVerdict::Unchecked(key) if is_only => {
                say!("the signature of {key} was not checked; --key FILE names the public key");
            }
            _ => {}
        }
        match &self.luck {
            LuckVerdict::Unsound(fault) => say!("game {number}: {fault}"),
            LuckVerdict::Seeded { seats, known } if is_only && self.replay.is_ok() => say!("{}", seeded(seats, known)),
            _ => {}
        }
    }

    /// Returns what the replay says about a record whose signature does not fit its lines.
    fn what_was_changed(&self, fault: &SignatureFault) -> &'static str {
        match (fault, &self.replay) {
            (SignatureFault::OtherLines { .. }, Ok(_)) => {
                "; every step follows the rules and every digest fits, so decisions, luck or set-up were replaced as a whole"
            }
            (SignatureFault::OtherLines { .. }, Err(ReplayError::Diverged { .. })) => {
                "; the line above names the first step that does not follow the rules"
            }
            _ => "",
        }
    }

    /// Returns the verdict as JSON. `consistent` is `null` if this program does not know the revision of the rules.
    fn to_json(&self) -> Value {
        let mut said = match &self.replay {
            Ok(steps) => json!({"consistent": true, "steps": steps}),
            Err(failure @ ReplayError::UnknownRevision { revision, newest, .. }) => {
                json!({"consistent": null, "revision": revision, "newest": newest, "because": failure.why()})
            }
            Err(failure) => json!({"consistent": false, "step": failure.step(), "because": failure.why()}),
        };
        said["signature"] = match &self.signature {
            SignatureVerdict::Absent => Value::Null,
            SignatureVerdict::Unchecked(key) => json!({"key": key, "checked": false}),
            SignatureVerdict::Sound(RecordSignature { key, of, server, .. }) => {
                json!({"key": key, "match": of, "server": server, "checked": true, "sound": true})
            }
            SignatureVerdict::Unsound(fault) => {
                json!({"checked": true, "sound": false, "because": fault.to_string()})
            }
        };
        said["luck"] = match &self.luck {
            LuckVerdict::Absent => Value::Null,
            LuckVerdict::Seeded { seats, known } => json!({"seats": seats, "known": known, "sound": true}),
            LuckVerdict::Unsound(fault) => json!({"sound": false, "because": fault}),
        };
        said
    }
}

/// Returns a text about what the seeds of a consistent record prove, and what they do not.
fn seeded(seats: &[String], known: &[String]) -> String {
    let mut text = format!("every draw follows from the committed seeds of the server and of {}", seats.join(", "));
    if known.is_empty() {
        text +=
            ". Only a player can check that nobody invented all the seeds: to check your own, pass --seed SEAT=SEED";
    }
    for seat in known {
        text += &format!(". {seat}'s seed is the one you gave. If {seat} drew it at random, the luck was not chosen");
    }
    text
}

/// Returns who signed: the id of the key, and the server and match that the signature names.
fn signer(signature: &RecordSignature) -> String {
    let server = signature.server.as_deref().unwrap_or("a server without a public address");
    format!("{} ({server}, match {})", signature.key, signature.of)
}

/// How many records got each verdict.
struct Counts {
    consistent: usize,
    not: usize,
    unknown: usize,
    sound: usize,
    unsound: usize,
    missing_seed: usize,
}

impl Counts {
    fn of(verdicts: &[Verdict]) -> Counts {
        let count = |holds: &dyn Fn(&Verdict) -> bool| verdicts.iter().filter(|verdict| holds(verdict)).count();
        let consistent = count(&|verdict| verdict.replay.is_ok());
        let unknown = count(&|verdict| matches!(verdict.replay, Err(ReplayError::UnknownRevision { .. })));
        Counts {
            consistent,
            not: verdicts.len() - consistent - unknown,
            unknown,
            sound: count(&|verdict| matches!(verdict.signature, SignatureVerdict::Sound(_))),
            unsound: count(&|verdict| matches!(verdict.signature, SignatureVerdict::Unsound(_))),
            missing_seed: count(&|verdict| matches!(verdict.luck, LuckVerdict::Unsound(_))),
        }
    }

    /// Returns whether all records are consistent. `None` if some name an unknown revision and all others are
    /// consistent.
    fn consistent(&self) -> Option<bool> {
        match (self.not, self.unknown) {
            (0, 0) => Some(true),
            (0, _) => None,
            _ => Some(false),
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} consistent, {} not", self.consistent, self.not)?;
        if self.unknown > 0 {
            write!(out, ", {} of an unknown revision", self.unknown)?;
        }
        if self.missing_seed > 0 {
            write!(out, "; {} without a required seed", self.missing_seed)?;
        }
        if self.sound + self.unsound > 0 {
            write!(out, "; {} signed by a given key, {} not", self.sound, self.unsound)?;
        }
        Ok(())
    }
}
