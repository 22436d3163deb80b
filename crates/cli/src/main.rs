//! `rumpus`: the program for tabletop battle games. Without a command, it serves the games in the browser.
//!
//! Exit status:
//!
//! - 0 when the command succeeds and finds nothing wrong.
//! - 1 when the command finds something wrong. For example, a scenario fails, a record or a match does not replay, a file
//!   has faults, or none of the given keys signed a record.
//! - 2 when the command cannot do its work. For example, a file, game, board or option does not exist, or a record has
//!   an unknown revision.

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

/// Carrying out a decision makes about a hundred small allocations. With the system's allocator, they would take a
/// sixth of the server's time.
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
    /// Serve the games in the browser (what rumpus does without a command)
    Serve(serve::Serve),
    /// Check the settings of a server, show where each comes from, or print a file with all of them
    Config(config::Config),
    /// Print a one-time link to the operators' web console of a server, or end all sessions there
    Admin(admin::Admin),
    /// Back up a data folder into one file; a server may run meanwhile
    Backup(upkeep::Backup),
    /// Make a data folder from a backup
    Restore(upkeep::Restore),
    /// Check whether a data folder or a backup is undamaged, and whether every match replays
    Check(upkeep::Check),
    /// List the damage of a data folder; with --apply, repair what can be repaired
    Repair(upkeep::Repair),
    /// Remove old matches that never began, and old guests who have no seat in a match
    Prune(upkeep::Prune),
    /// List the games
    Games(games::Games),
    /// Let bots or programs play many games, and say who wins how often, with confidence intervals
    Match(batch::Batch),
    /// Let bots play until a question is answered, such as whether a game is fair
    Lab(lab::Lab),
    /// Play as an engine for another program: read views and write decisions, as JSON, one message a line
    Engine(engine::Engine),
    /// Let a program play on a server, with a token
    Online(online::Online),
    /// Print a recorded game in words, step by step
    Replay(replay::Replay),
    /// Check whether a record is consistent and who signed it, or whether all matches of a data folder replay
    Verify(verify::Verify),
    /// Show the keys with which a server signs records, or make a new one
    Key(key::Key),
    /// Run scenario files and list the assertions that fail
    Scenario(scenario::Scenario),
    /// Play lesson files and list their faults
    Lesson(lesson::LessonFiles),
    /// Make puzzles from games between bots, or prove puzzles again
    Puzzles(puzzles::Puzzles),
    /// Print a rulebook or some of its clauses
    Rules(rules::Rules),
    /// List all faults of a board or battlefield file
    #[command(visible_alias = "check-battlefield")]
    CheckBoard(board::CheckBoard),
    /// Print the cards of a force file, such as an army, as PDF, with its trackers or templates
    Print(print::Print),
    /// Measure how often simulated attacks topple figures, and compare this with the prototype of the physics
    Calibrate(calibrate::Calibrate),
    /// List all faults of a force file, such as an army
    #[command(visible_alias = "check-army")]
    CheckForce(force::CheckForce),
}

/// The result of a command that could complete its work.
enum Answer {
    /// Nothing is wrong: exit status 0.
    Yes,
    /// The command has found something wrong, and has printed it: exit status 1.
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

/// Reads a text file, and drops a byte-order mark at its beginning. The error is a sentence with the path.
fn read(path: &std::path::Path) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|fault| format!("{} cannot be read: {fault}", path.display()))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
