//! `rumpus`: a table for tabletop battle games. Without a command it serves the table in the browser.
//!
//! Exit status:
//!
//! - 0 when all is well.
//! - 1 when a check fails, such as these: a scenario fails; a record was changed, or the given key did not sign it; a
//!   match does not replay; a data folder is damaged; a file of a board, an army, a lesson or settings has faults; a
//!   game of a batch went wrong.
//! - 2 when the question cannot be answered: a file, game, board or option does not exist, or a record has an unknown
//!   revision.

mod admin;
mod batch;
mod board;
mod calibrate;
mod config;
mod engine;
mod force;
mod games;
mod key;
mod lab;
mod lesson;
mod online;
mod options;
mod player;
mod print;
mod puzzles;
mod replay;
mod rules;
mod scenario;
mod serve;
mod telling;
mod terminal;
mod upkeep;
mod verify;
mod verify_data;

pub(crate) use terminal::{complain, say, say_lines};

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A move makes a hundred small allocations. The system's allocator would take a sixth of the server's time for them.
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
    /// Check the settings of a server, show where each comes from, or print a file with all of them
    Config(config::Config),
    /// Let an operator into the console of a server, or end all operator sessions
    Admin(admin::Admin),
    /// Back a data folder up into one file, also while a server runs
    Backup(upkeep::Backup),
    /// Make a data folder from a backup
    Restore(upkeep::Restore),
    /// Say whether a data folder or a backup is sound, and whether every match replays
    Check(upkeep::Check),
    /// Say what is wrong with a data folder, and repair what can be repaired if told to
    Repair(upkeep::Repair),
    /// Remove old matches that never began, and guests who sit in no match
    Prune(upkeep::Prune),
    /// List the games
    Games(games::Games),
    /// Let bots play a batch of games, and say who is better and how sure the result is
    Match(batch::Batch),
    /// Let bots play until a question is answered: is a game fair, or what does an option change?
    Lab(lab::Lab),
    /// Play as an engine for another program: views come in and decisions go out, as JSON, one message a line
    Engine(engine::Engine),
    /// Let a program play on a server, with a token
    Online(online::Online),
    /// Tell a recorded game in words, step by step
    Replay(replay::Replay),
    /// Say whether a record is consistent and who signed it, or which matches of a data folder do not replay
    Verify(verify::Verify),
    /// Show the keys that a server signs records with, or make a new one
    Key(key::Key),
    /// Run scenario files and say which assertions fail
    Scenario(scenario::Scenario),
    /// Play lesson files and say what is wrong with them
    Lesson(lesson::LessonFiles),
    /// Make puzzles from bot games, or prove puzzles again
    Puzzles(puzzles::Puzzles),
    /// Print a rulebook or one clause of it
    Rules(rules::Rules),
    /// List all faults of a board or battlefield file
    #[command(visible_alias = "check-battlefield")]
    CheckBoard(board::CheckBoard),
    /// Print the cards of an army or force file as PDF, with its trackers or templates
    Print(print::Print),
    /// Measure how often attacks topple figures, and compare this with the prototype of the physics
    Calibrate(calibrate::Calibrate),
    /// List all faults of an army or force file
    #[command(visible_alias = "check-army")]
    CheckForce(force::CheckForce),
}

/// The answer of a command that could do its work.
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
        Command::Config(config) => config.run(),
        Command::Admin(admin) => admin.run(),
        Command::Backup(backup) => backup.run(),
        Command::Restore(restore) => restore.run(),
        Command::Check(check) => check.run(),
        Command::Repair(repair) => repair.run(),
        Command::Prune(prune) => prune.run(),
        Command::Games(games) => games.run(),
        Command::Match(batch) => batch.run(),
        Command::Lab(lab) => lab.run(),
        Command::Engine(engine) => engine.run(),
        Command::Online(online) => online.run(),
        Command::Replay(replay) => replay.run(),
        Command::Verify(verify) => verify.run(),
        Command::Key(key) => key.run(),
        Command::Scenario(scenario) => scenario.run(),
        Command::Lesson(lesson) => lesson.run(),
        Command::Puzzles(puzzles) => puzzles.run(),
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
            complain!("{why}");
            ExitCode::from(2)
        }
    }
}

/// Reads a file. The error is a sentence. A byte-order mark at the beginning is left out.
fn read(path: &std::path::Path) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|fault| format!("{} cannot be read: {fault}", path.display()))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
