//! `rumpus replay` and `rumpus verify`.

use crate::telling::{tell, tell_decision, word};
use crate::{Answer, folder, read, say};
use clap::Args;
use referee::{Match, Record, RecordHeader, ReplayError, Seat, Status, Viewer, Words};
use search::Playable;
use serde_json::{Value, json};
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
pub struct Verify {
    /// A record: JSON lines; of several games one after another, each is verified
    #[arg(required_unless_present = "data", conflicts_with = "data")]
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
    /// Tells the games; the answer is no when one does not replay.
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
            let record = Record::parse(&pieces[index]).map_err(|broken| broken.to_string())?;
            let telling = Telling { record: &record, viewer: &self.viewer, json: self.json };
            if let Err(broken) = with_game(&record.header, telling)?? {
                eprintln!("rumpus: game {}: {broken}", index + 1);
                answer = Answer::No;
            }
        }
        Ok(answer)
    }
}

impl Verify {
    /// Verifies every game of a record, or every match of a data folder; the answer is no when one does not replay.
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
        let steps = shelf::visit_record(&record.header, Checking { record: &record })??;
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

/// Opens the game that a record was played by.
fn with_game<V: shelf::Visitor>(header: &RecordHeader, visitor: V) -> Result<V::Out, String> {
    shelf::visit_record(header, visitor).map_err(|why| why.why())
}

/// Plays a record again and compares every line.
struct Checking<'a> {
    record: &'a Record,
}

impl shelf::Visitor for Checking<'_> {
    type Out = Result<u32, ReplayError>;

    fn visit<G: Words + Playable>(self, _game: G) -> Result<u32, ReplayError> {
        let again = Match::<G>::replay(self.record)?;
        // What the game does not read of a header is compared here.
        if again.record().header != self.record.header {
            return Err(ReplayError::new(0, "the header says more than the game has".into()));
        }
        Ok(again.steps())
    }
}

/// Tells a record step by step.
struct Telling<'a> {
    record: &'a Record,
    viewer: &'a str,
    json: bool,
}

/// Through whose eyes a record is told.
#[derive(Clone, Copy)]
enum Eyes {
    Referee,
    Viewer(Viewer),
}

impl shelf::Visitor for Telling<'_> {
    type Out = Result<Result<(), ReplayError>, String>;

    fn visit<G: Words + Playable>(self, game: G) -> Self::Out {
        let eyes = eyes(self.viewer, &game.seat_names())?;
        Ok(self.tell(eyes, &game))
    }
}

impl Telling<'_> {
    fn tell<G: Words>(&self, eyes: Eyes, game: &G) -> Result<(), ReplayError> {
        let (mut table, begun) = Match::<G>::restart(&self.record.header)?;
        self.step(game, 0, None, &seen(game, eyes, &begun));
        for step in &self.record.steps {
            let told = table.retake(step)?;
            self.step(game, step.n, Some(step), &seen(game, eyes, &told.events));
        }
        if let (Status::Awaiting(_), false) = (table.status(), self.json) {
            say!("The game is not over.");
        }
        Ok(())
    }

    fn step<G: Words>(&self, game: &G, n: u32, step: Option<&referee::RecordStep>, events: &[serde_json::Value]) {
        if self.json {
            let (seat, action) = (step.map(|step| &step.seat), step.map(|step| &step.action));
            say!("{}", json!({"n": n, "seat": seat, "action": action, "events": events}));
            return;
        }
        match step {
            None => say!("{}", title(game)),
            Some(step) => say!("{n:>4}  {}: {}", step.seat, tell_decision(&step.action)),
        }
        for event in events {
            say!("        {}", tell(G::sentences(), event));
        }
    }
}

/// The game, its board and its options in a line.
fn title<G: Words>(game: &G) -> String {
    let (rules, setup) = (game.id(), game.say_setup_briefly());
    let board = setup["board"]["name"]["en"].as_str().or(setup["board"]["id"].as_str());
    let board = board.map_or_else(String::new, |name| format!(" on {name}"));
    let options = setup["options"].as_object().into_iter().flatten();
    let options: Vec<String> = options.map(|(key, value)| format!(", {key} {}", word(value))).collect();
    format!("{}{board}, revision {}{}", rules.game, rules.revision, options.concat())
}

fn seen<G: Words>(game: &G, eyes: Eyes, events: &[G::Event]) -> Vec<serde_json::Value> {
    let shown = events.iter().filter_map(|event| match eyes {
        Eyes::Referee => Some(event.clone()),
        Eyes::Viewer(viewer) => game.show(event, viewer),
    });
    shown.map(|event| game.say_event(&event)).collect()
}

fn eyes(name: &str, seats: &[String]) -> Result<Eyes, String> {
    match name {
        "all" => Ok(Eyes::Referee),
        "public" => Ok(Eyes::Viewer(Viewer::Public)),
        _ => match seats.iter().position(|seat| seat == name) {
            Some(seat) => Ok(Eyes::Viewer(Viewer::Seat(Seat(seat as u8)))),
            None => Err(format!("nobody called {name:?} looks on; {}, public and all do", seats.join(", "))),
        },
    }
}
