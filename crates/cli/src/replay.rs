//! `rumpus replay`: prints a recorded game in words, step by step.

use crate::telling::{tell, tell_decision, word};
use crate::{Answer, complain, read, say};
use clap::Args;
use referee::sentence::Sentences;
use referee::{Record, RecordStep, ReplayError, Seat, Status, Undo, Viewer};
use serde_json::json;
use shelf::{RecordLine, RecordViewer, Session};
use std::path::PathBuf;

/// Arguments of `rumpus replay`.
#[derive(Args)]
pub struct Replay {
    /// A JSON Lines file with one or more records. The command prints each of them
    file: PathBuf,
    /// Whose view to show: the name of a seat, public (no secrets) or all (every secret)
    #[arg(long, default_value = "all")]
    viewer: String,
    /// Print only this game of the file, counted from 1
    #[arg(long, value_name = "N")]
    game: Option<usize>,
    /// Print every step as a line of JSON
    #[arg(long)]
    json: bool,
}

impl Replay {
    /// Prints the games. Returns [`Answer::No`] if the rules refuse a step of a record, or a step has another result
    /// than the record says.
    pub fn run(self) -> Result<Answer, String> {
        let pieces = ::lab::split(&read(&self.file)?);
        if pieces.is_empty() {
            return Err(format!("{} holds no record: it is empty", self.file.display()));
        }
        let wanted = match self.game {
            None => 0..pieces.len(),
            Some(n) if (1..=pieces.len()).contains(&n) => n - 1..n,
            Some(n) => {
                return Err(format!(
                    "there is no game {n}; {} holds {} games, counted from 1",
                    self.file.display(),
                    pieces.len()
                ));
            }
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
                complain!("game {}: {error}", index + 1);
                answer = Answer::No;
            }
        }
        Ok(answer)
    }
}

/// Prints the game of one record, step by step.
struct RecordPrinter<'a> {
    record: &'a Record,
    viewer: &'a str,
    json: bool,
}

impl RecordPrinter<'_> {
    /// Prints the game. The inner error is the step at which the record does not replay. The outer error says why this
    /// function prints nothing: it does not know the game, the revision, the set-up or the viewer.
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
            let mut line = json!({"n": n, "seat": seat, "action": action, "events": events});
            if let Some(undo) = step.and_then(|step| step.undo.as_ref()) {
                line["undo"] = json!(undo);
            }
            say!("{line}");
            return;
        }
        match step {
            None => say!("{}", title(start)),
            Some(step) => say!("{n:>4}  {}: {}", step.seat, decision(step), n = step.n),
        }
        for event in events {
            say!("        {}", tell(sentences, event));
        }
    }
}

/// Returns a step in words: its decision, or which decisions it takes back.
fn decision(step: &RecordStep) -> String {
    let Some(Undo { to, agreed }) = &step.undo else { return tell_decision(&step.action) };
    let place = if *to == 0 { "the start".into() } else { format!("step {to}") };
    let agreed = if agreed.is_empty() { String::new() } else { format!("; {} agreed", agreed.join(", ")) };
    format!("takes back what was decided after {place}{agreed}")
}

/// Returns the first line: the game with its board, revision and options.
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
            None => Err(format!("there is no viewer {name:?}; the viewers are {}, public and all", seats.join(", "))),
        },
    }
}
