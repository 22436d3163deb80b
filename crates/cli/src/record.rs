//! `rumpus replay` and `rumpus verify`.

use crate::telling::{tell, tell_decision, word};
use crate::{Answer, folder, read, say};
use clap::{ArgGroup, Args};
use referee::sentence::Sentences;
use referee::{Record, ReplayError, Seat, Status, Viewer};
use serde_json::{Value, json};
use shelf::{RecordLine, RecordViewer, Session};
use std::fmt;
use std::path::{Path, PathBuf};

/// Arguments of `rumpus replay`.
#[derive(Args)]
pub struct Replay {
    /// A record: JSON lines; of several games one after another, each is told
    file: PathBuf,
    /// Through whose eyes: a seat's name, public, or all (the referee)
    #[arg(long, default_value = "all")]
    viewer: String,
    /// Only this game of the file, counted from 1
    #[arg(long, value_name = "N")]
    game: Option<usize>,
    /// Print every step as a line of JSON
    #[arg(long)]
    json: bool,
}

/// Arguments of `rumpus verify`.
#[derive(Args)]
#[command(group = ArgGroup::new("what").required(true).args(["file", "data"]))]
pub struct Verify {
    /// A record: JSON lines; of several games one after another, each is verified
    file: Option<PathBuf>,
    /// Replay every match of a server's data folder instead; no server may run on it, and nothing in it changes
    #[arg(long, value_name = "DIR", conflicts_with = "unfinished")]
    data: Option<PathBuf>,
    /// Accept games that are not over yet
    #[arg(long)]
    unfinished: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Replay {
    /// Tells the games; false when one does not replay.
    pub fn run(self) -> Result<Answer, String> {
        let pieces = lab::split(&read(&self.file)?);
        if pieces.is_empty() {
            return Err(format!("{} holds no record: it is empty", self.file.display()));
        }
        let wanted = match self.game {
            None => 0..pieces.len(),
            Some(n) if (1..=pieces.len()).contains(&n) => n - 1..n,
            Some(n) => return Err(format!("there is no game {n}; {} holds {}", self.file.display(), pieces.len())),
        };
        let several = wanted.len() > 1;
        let mut answer = Answer::Yes;
        for index in wanted {
            if several && !self.json {
                say!("== game {} ==", index + 1);
            }
            let record = Record::parse(&pieces[index]).map_err(|error| error.to_string())?;
            let printer = RecordPrinter { record: &record, viewer: &self.viewer, json: self.json };
            if let Err(error) = printer.run()? {
                eprintln!("rumpus: game {}: {error}", index + 1);
                answer = Answer::No;
            }
        }
        Ok(answer)
    }
}

impl Verify {
    /// Verifies every game of a record, or every match of a data folder; false when one does not replay.
    pub fn run(self) -> Result<Answer, String> {
        match (&self.data, &self.file) {
            (Some(data), _) => folder::verify(data, self.json),
            (None, Some(file)) => self.verify_file(file),
            (None, None) => Err("name a record, or a data folder with --data DIR".into()),
        }
    }

    fn verify_file(&self, file: &Path) -> Result<Answer, String> {
        let pieces = lab::split(&read(file)?);
        let verdicts: Vec<Result<u32, ReplayError>> = match pieces.len() {
            0 => vec![Err(ReplayError::new(0, "the record is empty".into()))],
            _ => pieces.iter().map(|piece| self.verify(piece)).collect(),
        };
        let counts = Counts::of(&verdicts);
        if self.json {
            let games: Vec<Value> = verdicts.iter().map(verdict_json).collect();
            say!("{}", json!({"genuine": counts.genuine(), "games": games}));
        } else {
            for (number, verdict) in (1..).zip(&verdicts) {
                match verdict {
                    Err(failure) => say!("game {number}: {failure}"),
                    Ok(steps) if verdicts.len() == 1 => say!("genuine: {steps} steps"),
                    Ok(_) => {}
                }
            }
            if verdicts.len() > 1 {
                say!("{counts}");
            }
        }
        match counts.genuine() {
            Some(true) => Ok(Answer::Yes),
            Some(false) => Ok(Answer::No),
            None => Err("this program cannot judge the record: it does not know the revision of its rules".into()),
        }
    }

    /// The number of steps of a genuine record.
    fn verify(&self, text: &str) -> Result<u32, ReplayError> {
        let record = Record::parse(text)?;
        let steps = shelf::of_record(&record.header)?.verify(&record)?;
        if record.end.is_none() && !self.unfinished {
            return Err(ReplayError::new(steps + 1, "the record breaks off: the game is not over".into()));
        }
        Ok(steps)
    }
}

/// Says whether a game is genuine: `null` where this program does not know the revision of its rules.
fn verdict_json(verdict: &Result<u32, ReplayError>) -> Value {
    match verdict {
        Ok(steps) => json!({"genuine": true, "steps": steps}),
        Err(ReplayError::UnknownRevision { revision, newest, .. }) => {
            let because = verdict.as_ref().err().map(ReplayError::why);
            json!({"genuine": null, "revision": revision, "newest": newest, "because": because})
        }
        Err(failure) => json!({"genuine": false, "step": failure.step(), "because": failure.why()}),
    }
}

/// How many games of a record are genuine, are not, and cannot be judged.
struct Counts {
    genuine: usize,
    not: usize,
    unknown: usize,
}

impl Counts {
    fn of(verdicts: &[Result<u32, ReplayError>]) -> Counts {
        let genuine = verdicts.iter().filter(|verdict| verdict.is_ok()).count();
        let is_unknown =
            |verdict: &&Result<u32, ReplayError>| matches!(verdict, Err(ReplayError::UnknownRevision { .. }));
        let unknown = verdicts.iter().filter(is_unknown).count();
        Counts { genuine, not: verdicts.len() - genuine - unknown, unknown }
    }

    /// Whether all games are genuine; nothing if that cannot be judged of one and none is known not to be.
    fn genuine(&self) -> Option<bool> {
        match (self.not, self.unknown) {
            (0, 0) => Some(true),
            (0, _) => None,
            _ => Some(false),
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} genuine, {} not", self.genuine, self.not)?;
        if self.unknown > 0 {
            write!(out, ", {} of an unknown revision", self.unknown)?;
        }
        Ok(())
    }
}

/// Prints a record step by step.
struct RecordPrinter<'a> {
    record: &'a Record,
    viewer: &'a str,
    json: bool,
}

impl RecordPrinter<'_> {
    /// The inner error is of the record, the outer one of the question.
    fn run(&self) -> Result<Result<(), ReplayError>, String> {
        let game = shelf::of_record(&self.record.header).map_err(|why| why.why())?;
        let start = game.restart(&self.record.header).map_err(|why| why.why())?;
        let eyes = eyes(self.viewer, &start.seats())?;
        let told = game.tell(self.record, eyes, &mut |line| self.say(start.as_ref(), game.sentences(), &line));
        if let (Ok(Status::Awaiting(_)), false) = (&told, self.json) {
            say!("The game is not over.");
        }
        Ok(told.map(|_| ()))
    }

    fn say(&self, start: &dyn Session, sentences: Sentences, RecordLine { step, events }: &RecordLine<'_>) {
        if self.json {
            let (n, seat, action) =
                (step.map_or(0, |step| step.n), step.map(|step| &step.seat), step.map(|step| &step.action));
            say!("{}", json!({"n": n, "seat": seat, "action": action, "events": events}));
            return;
        }
        match step {
            None => say!("{}", title(start)),
            Some(step) => say!("{n:>4}  {}: {}", step.seat, tell_decision(&step.action), n = step.n),
        }
        for event in events {
            say!("        {}", tell(sentences, event));
        }
    }
}

/// The game, its board and its options in a line.
fn title(start: &dyn Session) -> String {
    let (rules, setup) = (start.rules(), start.setup_briefly());
    let board = setup["board"]["name"]["en"].as_str().or(setup["board"]["id"].as_str());
    let board = board.map_or_else(String::new, |name| format!(" on {name}"));
    let options = setup["options"].as_object().into_iter().flatten();
    let options: Vec<String> = options.map(|(key, value)| format!(", {key} {}", word(value))).collect();
    format!("{}{board}, revision {}{}", rules.game, rules.revision, options.concat())
}

fn eyes(name: &str, seats: &[String]) -> Result<RecordViewer, String> {
    match name {
        "all" => Ok(RecordViewer::Referee),
        "public" => Ok(RecordViewer::Viewer(Viewer::Public)),
        _ => match seats.iter().position(|seat| seat == name) {
            Some(seat) => Ok(RecordViewer::Viewer(Viewer::Seat(Seat(seat as u8)))),
            None => Err(format!("nobody called {name:?} looks on; {}, public and all do", seats.join(", "))),
        },
    }
}
