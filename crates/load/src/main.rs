//! Measures a server under load. `cargo xtask load` runs this program.

use clap::Parser;
use load::peer;
use load::report::{self, Row};
use load::trial::{self, Contestant, Mode};
use std::path::PathBuf;
use std::process::ExitCode;

/// Measures a server under load, and other servers for comparison in the same run.
#[derive(Parser)]
struct Words {
    /// The program `rumpus` to measure
    #[arg(long)]
    program: PathBuf,
    /// Also measure another program rumpus, such as an older one; NAME is its name in the report
    #[arg(long, value_name = "NAME=PATH")]
    against: Vec<String>,
    /// Also measure boardgame.io; this needs node, and npm the first time
    #[arg(long)]
    peer: bool,
    /// How many games to play at once; each number is measured by itself
    #[arg(long, value_delimiter = ',', default_value = "10,100,400,1000")]
    games: Vec<usize>,
    /// How many times to repeat each measurement of each server
    #[arg(long, default_value_t = 5)]
    passes: u64,
    /// For how many seconds to play the largest number of --games, each at one decision a second; 0 leaves this
    /// measurement out
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How many idle sockets to open to measure their memory; 0 leaves this measurement out
    #[arg(long, default_value_t = 2_000)]
    sockets: usize,
    /// The folder for data folders and results
    #[arg(long)]
    folder: PathBuf,
}

fn main() -> ExitCode {
    let words = Words::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    match runtime.map_err(|fault| fault.to_string()).and_then(|runtime| runtime.block_on(measure(words))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

async fn measure(words: Words) -> Result<(), String> {
    let contestants = contestants(&words)?;
    std::fs::create_dir_all(&words.folder).map_err(|fault| fault.to_string())?;
    let mut rows: Vec<Row> = modes(&words)
        .into_iter()
        .map(|mode| Row { mode, passes: contestants.iter().map(|one| (one.name().to_owned(), Vec::new())).collect() })
        .collect();
    for pass in 0..words.passes {
        for row in &mut rows {
            // Every other pass measures the servers in reverse order.
            let order: Vec<usize> = (0..contestants.len()).collect();
            let order: Vec<usize> = if pass % 2 == 0 { order } else { order.into_iter().rev().collect() };
            for n in order {
                let figures = trial::run(&contestants[n], row.mode, pass, &words.folder).await?;
                eprintln!(
                    "pass {}: {}, {}: {:.0} moves a CPU-second, p50 {:.1} ms, p99 {:.1} ms, {:.0} bytes, {:.1} KB a game, {:.1} KB a socket",
                    pass + 1,
                    contestants[n].name(),
                    row.mode.describe(),
                    figures.moves_a_cpu_second,
                    figures.p50_ms,
                    figures.p99_ms,
                    figures.bytes_a_move,
                    figures.game_kb,
                    figures.socket_kb,
                );
                row.passes[n].1.push(figures);
            }
        }
    }
    let write = |name: &str, text: String| {
        let path = words.folder.join(name);
        std::fs::write(&path, text).map_err(|fault| format!("{}: {fault}", path.display()))
    };
    let table = report::markdown(&rows);
    println!("{table}");
    write("load.md", table)?;
    write("load.json", report::json(&rows).to_string())
}

fn contestants(words: &Words) -> Result<Vec<Contestant>, String> {
    let mut contestants = vec![Contestant::Rumpus("Rumpus".to_owned(), words.program.clone())];
    for against in &words.against {
        let (name, path) =
            against.split_once('=').ok_or_else(|| format!("--against {against:?} must have the form NAME=PATH"))?;
        contestants.push(Contestant::Rumpus(name.to_owned(), path.into()));
    }
    if words.peer {
        contestants.push(Contestant::Peer(peer::fetch(&words.folder.join("peer"))?));
    }
    Ok(contestants)
}

fn modes(words: &Words) -> Vec<Mode> {
    let closed = |at_once: &usize| Mode::Closed { at_once: *at_once, games: (2 * at_once).max(200) };
    let mut modes: Vec<Mode> = words.games.iter().map(closed).collect();
    let most = words.games.iter().copied().max().unwrap_or(1_000);
    if words.seconds > 0 {
        modes.push(Mode::Paced { at_once: most, seconds: words.seconds });
    }
    if words.sockets > 0 {
        modes.push(Mode::Idle { sockets: words.sockets });
    }
    modes
}
