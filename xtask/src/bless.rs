//! `cargo xtask bless`: records the golden games that revisions still lack. Golden games are recorded games that must
//! replay with the same digests for ever.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::project::Project;
use crate::run;
use crate::shelf::{self, Game};

/// The number of golden games in each file. There is a file for each board, number of seats or option.
const GAMES: &str = "2";

/// Records the golden games that a revision still lacks. Existing records never change, because the game must always be
/// able to replay them. With `again`, records the newest revision anew. Use `again` only for a revision that has not
/// been released yet.
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
            records(&program, game, revision, &folder)?;
        }
    }
    println!("\nRead every difference before you commit: git diff -- records");
    Ok(())
}

/// Records some games on every board with the fewest players. Also records some games with each number of players, with
/// each option and with each rare ending that the trials of the game name.
fn records(program: &Path, game: &Game, revision: u32, folder: &Path) -> Result<(), String> {
    let trials = &game.trials;
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut boards: Vec<&str> = game.boards.iter().map(String::as_str).collect();
    boards.sort_unstable();
    let least = *trials.recorded_tables.first().ok_or(format!("the trials of {} name no number of seats", game.id))?;
    let bots = trials.recorded_bots.each_ref().map(String::as_str);
    let play = |seats: usize, bots: [&str; 2], words: &[&str], name: &str| {
        let revision = revision.to_string();
        let words = [words, &["--revision", &revision]].concat();
        play(program, game, (seats, bots), &words, &folder.join(format!("{name}.jsonl")))
    };
    for (n, board) in boards.iter().enumerate() {
        play(least, bots, &["--board", board, "--seed", &(n + 1).to_string(), "--games", GAMES], board)?;
    }
    for seats in trials.recorded_tables.iter().filter(|seats| boards.is_empty() || **seats > 2) {
        play(*seats, bots, &["--seed", &seats.to_string(), "--games", GAMES], &format!("{seats}-players"))?;
    }
    for (option, board, seats) in &trials.recorded_options {
        let mut words = vec!["--seed", "7", "--games", GAMES, "--option", option];
        words.extend(board.iter().flat_map(|board| ["--board", board]));
        play(*seats, bots, &words, &option.replace('=', "-"))?;
    }
    for (name, board, seats, seed) in &trials.recorded_endings {
        let seed = seed.to_string();
        let mut words = vec!["--seed", &seed, "--games", "1"];
        words.extend(board.iter().flat_map(|board| ["--board", board]));
        play(*seats, ["bot:random"; 2], &words, name)?;
    }
    Ok(())
}

/// Plays a batch and records it in a file, unless the file exists.
fn play(
    program: &Path,
    game: &Game,
    (seats, [one, others]): (usize, [&str; 2]),
    words: &[&str],
    file: &Path,
) -> Result<(), String> {
    if file.exists() {
        println!("{} is kept", file.display());
        return Ok(());
    }
    let mut command = Command::new(program);
    command.args(["match", &game.id, "--seat", one]).args(words);
    (1..seats).for_each(|_| {
        command.args(["--seat", others]);
    });
    run::must(command.arg("--record").arg(file)).map(|_| ())
}
