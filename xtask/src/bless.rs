//! `cargo xtask bless`: records golden games and snapshots anew, after a change that was meant.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::project::Project;
use crate::run;
use crate::shelf::{self, Game};

/// Golden games of one table.
const GAMES: &str = "2";

/// Records what tests compare with, and says what has to be looked at.
pub fn run(project: &Project) -> Result<(), String> {
    for game in &shelf::games(project)? {
        records(project, game)?;
    }
    let mut snapshots = project.cargo();
    snapshots.args(["test", "--workspace", "--quiet", "--no-fail-fast"]).env("INSTA_UPDATE", "always");
    let tests = run::shown(&mut snapshots)?;
    println!("\nLook at every difference before you commit: git diff -- records; git diff -- '*.snap'");
    if tests.success { Ok(()) } else { Err("snapshots were accepted, but tests fail".to_owned()) }
}

/// Some games on every board of a game or at every size of table, and with every option.
fn records(project: &Project, game: &Game) -> Result<(), String> {
    let (id, trials) = (&game.id, &game.trials);
    let folder = project.at("records").join(id);
    if folder.is_dir() {
        fs::remove_dir_all(&folder).map_err(|error| format!("records/{id}: {error}"))?;
    }
    fs::create_dir_all(&folder).map_err(|error| format!("records/{id}: {error}"))?;
    let mut boards: Vec<&str> = game.boards.iter().map(String::as_str).collect();
    boards.sort_unstable();
    let (least, most) = (trials.recorded_tables.first(), trials.recorded_tables.last());
    let (least, most) = least.zip(most).map(|(least, most)| (*least, *most)).ok_or(format!("{id} has no tables"))?;
    for (n, board) in boards.iter().enumerate() {
        let file = folder.join(format!("{board}.jsonl"));
        play(project, game, least, &["--board", board, "--games", GAMES, "--seed", &(n + 1).to_string()], &file)?;
    }
    for seats in trials.recorded_tables.iter().filter(|seats| boards.is_empty() || **seats > 2) {
        let file = folder.join(format!("{seats}-players.jsonl"));
        play(project, game, *seats, &["--games", GAMES, "--seed", &seats.to_string()], &file)?;
    }
    for (option, board) in &trials.recorded_options {
        let file = folder.join(format!("{}.jsonl", option.replace('=', "-")));
        let mut words = vec!["--games", GAMES, "--seed", "7", "--option", option];
        words.extend(board.iter().flat_map(|board| ["--board", board]));
        play(project, game, if boards.is_empty() { most } else { least }, &words, &file)?;
    }
    Ok(())
}

/// Plays a batch.
fn play(project: &Project, game: &Game, seats: usize, words: &[&str], file: &Path) -> Result<(), String> {
    let mut command = Command::new(project.binary("release"));
    let [one, others] = &game.trials.recorded_bots;
    command.args(["match", &game.id, "--seat", one]).args(words);
    (1..seats).for_each(|_| {
        command.args(["--seat", others]);
    });
    run::must(command.arg("--record").arg(file)).map(|_| ())
}
