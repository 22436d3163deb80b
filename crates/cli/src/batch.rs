//! `rumpus match`: plays many games between bots or programs, and says who wins how often.

use crate::player::{self, Player};
use crate::{Answer, options, read, say, say_lines};
use ::lab::{BatchSetup, Fault, Report, Share, Watch};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets::ASCII_MARKDOWN};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufWriter, IsTerminal, Write, stderr};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// The most forfeits that the command lists one by one. A forfeit is the resignation of a program that failed.
const MOST_TOLD: usize = 10;

/// Arguments of `rumpus match`.
#[derive(Args)]
pub struct Batch {
    /// The game's name, such as toy-battle
    game: String,
    /// A board: its name, its file, or random for all boards of the game; repeat it for several boards. A round has as
    /// many games as the game has seats; the seed draws one board for each round
    #[arg(long, default_value = "random", value_name = "NAME|FILE|random")]
    board: Vec<String>,
    /// The revision of the rules; the newest if left out
    #[arg(long, value_name = "N")]
    revision: Option<u32>,
    /// A player; repeat it for each seat: bot:random, bot:greedy, bot:1 to bot:6, or a program such as 'cmd:./my-bot
    /// --flag'
    #[arg(long = "seat", required = true, value_name = "BOT|cmd:PROGRAM")]
    seats: Vec<Player>,
    /// How long a program may take for a decision. Bots have no time limit; they make a fixed number of simulations
    #[arg(long, default_value = "10s", value_name = "TIME", value_parser = time)]
    time_per_decision: Duration,
    /// How many games to play
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all luck: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at the same time. This changes only how long the command takes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Keep each player in its seat. Without this option, the players move on by one seat after each game
    #[arg(long)]
    stay: bool,
    /// Write the records of all games to this file, one after another
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Batch {
    /// Plays the games and prints the report. Returns [`Answer::No`] if a game fails, for example because the rules
    /// panic.
    pub fn run(self) -> Result<Answer, String> {
        let (bots, programs) = player::seated(&self.seats, self.time_per_decision);
        if !programs.commands.is_empty() {
            end_programs_when_interrupted();
        }
        let batch = ::lab::Batch {
            game: self.game.clone(),
            revision: self.revision,
            grounds: grounds(&self.game, &self.board, self.seats.len(), &self.options)?,
            bots,
            programs,
            stay: self.stay,
            games: self.games,
            seed: self.seed,
            jobs: usize::from(self.jobs),
            ..::lab::Batch::default()
        };
        let bar = bar(self.games);
        let mut file = self.record.as_deref().map(create).transpose()?;
        let watch = Watch {
            progress: &mut |done| bar.set_position(u64::from(done)),
            played: None,
            records: file.as_mut().map(|file| file as &mut dyn Write),
        };
        let played = shelf::named(&self.game).map_err(|why| why.to_string())?.play(&batch, watch);
        bar.finish_and_clear();
        let report = played.map_err(|why| why.to_string())?;
        if let Some(file) = &mut file {
            file.flush().map_err(|fault| format!("the records cannot be written: {fault}"))?;
        }
        if self.json {
            say_lines!("{}", serde_json::to_string_pretty(&report).expect("a report is plain data"));
        } else {
            print(&report);
        }
        Ok(if report.faults.is_empty() { Answer::Yes } else { Answer::No })
    }
}

/// Reads a time limit, such as `500ms`. It must be from 1 ms to 1 day.
///
/// # Errors
/// The text is not a time, or the time is outside these bounds.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    let time =
        humantime::parse_duration(text).map_err(|fault| format!("{fault}; write a time such as 500ms, 10s or 2min"))?;
    let is_allowed = (Duration::from_millis(1)..=Duration::from_secs(24 * 60 * 60)).contains(&time);
    is_allowed
        .then_some(time)
        .ok_or_else(|| format!("{text} is too short or too long; the time must be from 1ms to 1day"))
}

/// When a signal interrupts or terminates `rumpus`, ends the programs that play. These programs run in process groups
/// of their own, so the terminal does not interrupt them.
pub(crate) fn end_programs_when_interrupted() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let Ok(runtime) = runtime else { return };
    thread::spawn(move || {
        runtime.block_on(interrupted());
        ::engine::end_all();
        std::process::exit(130);
    });
}

/// Waits for a signal that interrupts or terminates `rumpus`.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminated.recv() => return,
                _ = tokio::signal::ctrl_c() => return,
            }
        }
    }
    let _interrupted = tokio::signal::ctrl_c().await;
}

/// Returns a set-up with the chosen options for each named board. The name `random` stands for all boards that come
/// with the game. A game without boards has one set-up.
pub(crate) fn grounds(
    game: &str,
    boards: &[String],
    seats: usize,
    chosen: &[String],
) -> Result<Vec<BatchSetup>, String> {
    let page = shelf::named(game).map_err(|why| why.to_string())?.page();
    let options = options::parse_options(game, &page["options"], chosen)?;
    let shipped = shelf::boards(game);
    let mut grounds = Vec::new();
    let ground = |(name, board): (String, Value)| {
        let board = (!board.is_null()).then_some(&board);
        BatchSetup { name, setup: shelf::plan(game, board, seats, &options) }
    };
    if shipped.is_empty() {
        let named = boards.iter().find(|board| *board != "random");
        return match named {
            Some(board) => Err(format!("{game} has no boards, so --board {board:?} is not allowed; leave it out")),
            None => Ok(vec![ground((String::new(), Value::Null))]),
        };
    }
    for board in boards {
        if board == "random" {
            grounds.extend(shipped.iter().map(|name| (name.clone(), json!(name))));
        } else if shipped.contains(board) {
            grounds.push((board.clone(), json!(board)));
        } else if Path::new(board).is_file() {
            let text = read(Path::new(board))?;
            let drawn: Value = serde_json::from_str(&text).map_err(|fault| format!("{board} is not JSON: {fault}"))?;
            let name = drawn["id"].as_str().unwrap_or(board).to_owned();
            grounds.push((name, drawn));
        } else {
            let shipped = shipped.join(", ");
            return Err(format!("{board:?} is neither a board nor a file; choose random or one of {shipped}"));
        }
    }
    Ok(grounds.into_iter().map(ground).collect())
}

fn create(path: &Path) -> Result<BufWriter<File>, String> {
    let file = File::create(path).map_err(|fault| format!("{} cannot be written: {fault}", path.display()))?;
    Ok(BufWriter::new(file))
}

/// Returns a progress bar for this number of games. The bar appears on standard error, and only if that is a terminal.
pub(crate) fn bar(games: u32) -> ProgressBar {
    let target = if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
        .expect("the template of the progress bar is valid");
    ProgressBar::with_draw_target(Some(u64::from(games)), target).with_style(style)
}

fn print(report: &Report) {
    say!("{} games of {}, seed {}", report.games, report.game, report.seed);
    if report.games > 0 {
        print_contestants(report);
        print_counts(report);
    }
    for forfeit in report.forfeits.iter().take(MOST_TOLD) {
        let name = &report.contestants[forfeit.contestant].bot;
        say!(
            "game {}, step {}: {name} resigns as {}: {}",
            forfeit.game + 1,
            forfeit.step,
            forfeit.seat,
            forfeit.because
        );
    }
    if report.forfeits.len() > MOST_TOLD {
        say!("programs resigned {} times in total; --json lists all resignations", report.forfeits.len());
    }
    print_faults(&report.faults);
    if !report.faults.is_empty() {
        say!("{} games failed and are not counted", report.faults.len());
    }
}

fn print_contestants(report: &Report) {
    let seats = report.seats.iter().map(|line| format!("as {}", line.seat));
    let mut table = table(["contestant", "won", "share", "95 % interval"].map(String::from).into_iter().chain(seats));
    for contestant in &report.contestants {
        let wins = &contestant.wins;
        let row = [contestant.bot.clone(), of(wins), percent(wins.share), interval(wins)];
        table.add_row(row.into_iter().chain(contestant.by_seat.iter().map(|line| of(&line.wins))));
    }
    say_lines!("{table}");
}

fn print_counts(report: &Report) {
    let mut sides = table(["", "won", "share", "95 % interval"].map(String::from));
    let starter = report.starter.iter().map(|share| ("starter".to_owned(), share));
    for (name, share) in report.seats.iter().map(|line| (line.seat.clone(), &line.wins)).chain(starter) {
        sides.add_row([name, of(share), percent(share.share), interval(share)]);
    }
    say_lines!("{sides}");
    let names: Vec<String> = report.contestants.iter().map(|contestant| contestant.bot.clone()).collect();
    let won_by = names.iter().map(|name| format!("won by {name}"));
    let mut endings = table(["ending", "games", "share"].map(String::from).into_iter().chain(won_by.clone()));
    for ending in &report.endings {
        let row = [ending.by.clone(), ending.games.count.to_string(), percent(ending.games.share)];
        endings.add_row(row.into_iter().chain(ending.wins.iter().map(u32::to_string)));
    }
    say_lines!("{endings}");
    if !report.boards.is_empty() {
        let mut boards = table(["board".to_owned()].into_iter().chain(won_by));
        for line in &report.boards {
            let wins = line.wins.iter().map(|share| format!("{} ({})", of(share), percent(share.share)));
            boards.add_row([line.board.clone()].into_iter().chain(wins));
        }
        say_lines!("{boards}");
    }
    let length = &report.decisions;
    say!("decisions a game: {:.1} on average, {} to {}", length.mean, length.least, length.most);
}

/// Returns a sentence about a game that failed: which game, at which step and why. Games count from 1 here.
pub(crate) fn fault_line(fault: &Fault) -> String {
    format!("game {} of seed {}, step {}: {}", fault.game + 1, fault.seed, fault.step, fault.because)
}

/// Prints a line for each game that failed.
pub(crate) fn print_faults<'a>(faults: impl IntoIterator<Item = &'a Fault>) {
    for fault in faults {
        say!("{}", fault_line(fault));
    }
}

pub(crate) fn table(head: impl IntoIterator<Item = String>) -> Table {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header(head);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

pub(crate) fn of(share: &Share) -> String {
    format!("{} of {}", share.count, share.of)
}

pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

pub(crate) fn interval(share: &Share) -> String {
    format!("{:.1} to {:.1} %", share.low * 100.0, share.high * 100.0)
}
