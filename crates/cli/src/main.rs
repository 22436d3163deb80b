//! `rumpus`: a table for tabletop battle games. Without a command it serves the table in the browser.
//!
//! Exit status: 0 when all is well, 1 when a check fails (a scenario fails, a record was changed or is not signed by the given key, a match
//! does not replay, a board or an army has faults, a game of a batch went wrong), 2 when the question cannot be answered (no
//! such file, game, board or option, a record of an unknown revision).

mod batch;
mod board;
mod calibrate;
mod folder;
mod force;
mod games;
mod key;
mod options;
mod print;
mod record;
mod rules;
mod scenario;
mod serve;
mod telling;
mod verify;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A move makes a hundred small allocations, and the system's allocator takes a sixth of the server's time for them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Tabletop battle games for toy figures: play them in the browser, let bots play, replay and verify records.
#[derive(Parser)]
#[command(name = "rumpus", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the table in the browser (what rumpus does without a command)
    Serve(serve::Serve),
    /// List the games
    Games(games::Games),
    /// Let bots play a batch of games and say who is better, and how sure that is
    Match(batch::Batch),
    /// Tell a recorded game in words, step by step
    Replay(record::Replay),
    /// Say whether a record is consistent and who signed it, or which matches of a data folder do not replay
    Verify(verify::Verify),
    /// Show the keys that a server signs records with, or make a new one
    Key(key::Key),
    /// Run scenario files and say which assertions fail
    Scenario(scenario::Scenario),
    /// Print a rulebook or one clause of it
    Rules(rules::Rules),
    /// List all faults of a board or battlefield file
    #[command(visible_alias = "check-battlefield")]
    CheckBoard(board::CheckBoard),
    /// Print the cards of an army or force file as PDF, with its trackers or templates
    Print(print::Print),
    /// Measure how often attacks topple figures, beside the figures of the physical model
    Calibrate(calibrate::Calibrate),
    /// List all faults of an army or force file
    #[command(visible_alias = "check-army")]
    CheckForce(force::CheckForce),
}

/// How a command ends when nothing went wrong inside.
enum Answer {
    /// Exit status 0.
    Yes,
    /// Exit status 1.
    No,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let answer = match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(serve) => serve.run(),
        Command::Games(games) => games.run(),
        Command::Match(batch) => batch.run(),
        Command::Replay(replay) => replay.run(),
        Command::Verify(verify) => verify.run(),
        Command::Key(key) => key.run(),
        Command::Scenario(scenario) => scenario.run(),
        Command::Rules(rules) => rules.run(),
        Command::CheckBoard(check) => check.run(),
        Command::Print(print) => print.run(),
        Command::Calibrate(calibrate) => calibrate.run(),
        Command::CheckForce(check) => check.run(),
    };
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(why) => {
            eprintln!("rumpus: {why}");
            ExitCode::from(2)
        }
    }
}

/// Reads a file, or says why not in a sentence. The mark that some editors put before a text is left out.
fn read(path: &std::path::Path) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|fault| format!("{} cannot be read: {fault}", path.display()))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Prints a line, and stops quietly when the reader has gone, as `head` does.
macro_rules! say {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        if writeln!(std::io::stdout(), $($words)*).is_err() {
            std::process::exit(0);
        }
    }};
}
pub(crate) use say;
