//! `cargo xtask bless`: records golden games of revisions of rules that have none yet.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::project::Project;
use crate::run;
use crate::shelf::{self, Game};

/// The number of golden games in each file. There is a file for each board, number of seats or option.
const GAMES: &str = "2";

/// Records golden games of every revision that has none. Existing records of a revision never change, because the game
/// must always be able to replay them. With `again`, the records of the newest revision are replaced. Use `again` only
/// for a revision that has not been released yet.
///
/// # Errors
/// A game cannot be played, or a file cannot be written.
pub fn run(project: &Project, again: bool) -> Result<(), String> {
    run::must(project.cargo().args(["build", "--quiet", "-p", "rumpus"]))?;
    let program = project.binary("debug");
    for game in &shelf::games(&program)? {
        for revision in 1..=game.revision {
            let folder = project.at("records").join(&game.id).join(format!("revision-{revision}"));
            if again && revision == game.revision && folder.is_dir() {
                fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            }
            if folder.is_dir() {
                println!("{} exists and is not changed", folder.display());
            } else {
                records(&program, game, revision, &folder)?;
            }
        }
    }
    println!("\nRead every difference before you commit: git diff -- records");
    Ok(())
}

/// Records some games on every board with the fewest players. Also records some games with each number of players and
/// with each option that the trials of the game name.
fn records(program: &Path, game: &Game, revision: u32, folder: &Path) -> Result<(), String> {
    let trials = &game.trials;
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut boards: Vec<&str> = game.boards.iter().map(String::as_str).collect();
    boards.sort_unstable();
    let least = *trials.recorded_tables.first().ok_or(format!("the trials of {} name no number of seats", game.id))?;
    let play = |seats: usize, words: &[&str], name: String| {
        let revision = revision.to_string();
        let words = [words, &["--games", GAMES, "--revision", &revision]].concat();
        play(program, game, seats, &words, &folder.join(name + ".jsonl"))
    };
    for (n, board) in boards.iter().enumerate() {
        play(least, &["--board", board, "--seed", &(n + 1).to_string()], (*board).to_owned())?;
    }
    for seats in trials.recorded_tables.iter().filter(|seats| boards.is_empty() || **seats > 2) {
        play(*seats, &["--seed", &seats.to_string()], format!("{seats}-players"))?;
    }
    for (option, board, seats) in &trials.recorded_options {
        let mut words = vec!["--seed", "7", "--option", option];
        words.extend(board.iter().flat_map(|board| ["--board", board]));
        play(*seats, &words, option.replace('=', "-"))?;
    }
    Ok(())
}

/// Plays some games and records them in a file.
fn play(program: &Path, game: &Game, seats: usize, words: &[&str], file: &Path) -> Result<(), String> {
    let mut command = Command::new(program);
    let [one, others] = &game.trials.recorded_bots;
    command.args(["match", &game.id, "--seat", one]).args(words);
    (1..seats).for_each(|_| {
        command.args(["--seat", others]);
    });
    run::must(command.arg("--record").arg(file)).map(|_| ())
}
