//! `cargo xtask bless`: records golden games and snapshots anew, after a change that was meant.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::project::{GameBook, Project};
use crate::run;

/// Golden games of one board, or with one option.
const GAMES: &str = "2";

/// Options that change the rules: the game, the option, and a board on which it matters.
const OPTIONS: [(&str, &str, &str); 3] = [
    ("toy-battle", "medal_timing=immediate", "volcanic-jungle"),
    ("toy-battle", "metal_x_blocks_hook=false", "station-metal-x"),
    ("toy-battle", "special_bases=false", "tropical-pool"),
];

/// Records what tests compare with, and says what has to be looked at.
pub fn run(project: &Project) -> Result<(), String> {
    run::must(project.cargo().args(["build", "--release", "--quiet", "-p", "rumpus"]))?;
    for game in project.books()? {
        records(project, &game)?;
    }
    let mut snapshots = project.cargo();
    snapshots.args(["test", "--workspace", "--quiet", "--no-fail-fast"]).env("INSTA_UPDATE", "always");
    let tests = run::shown(&mut snapshots)?;
    println!("\nLook at every difference before you commit: git diff -- records; git diff -- '*.snap'");
    if tests.success { Ok(()) } else { Err("snapshots were accepted, but tests fail".to_owned()) }
}

/// Some games on every board of a game, and with every option.
fn records(project: &Project, game: &GameBook) -> Result<(), String> {
    let folder = project.at("records").join(&game.id);
    if folder.is_dir() {
        fs::remove_dir_all(&folder).map_err(|error| format!("records/{}: {error}", game.id))?;
    }
    fs::create_dir_all(&folder).map_err(|error| format!("records/{}: {error}", game.id))?;
    let boards = boards(&project.at(&game.crate_dir).join("data/boards"));
    for (n, board) in boards.iter().enumerate() {
        let file = folder.join(format!("{board}.jsonl"));
        play(project, game, &["--board", board, "--games", GAMES, "--seed", &(n + 1).to_string()], &file)?;
    }
    for (_, option, board) in OPTIONS.iter().filter(|(id, ..)| *id == game.id) {
        let file = folder.join(format!("{}.jsonl", option.replace('=', "-")));
        play(project, game, &["--board", board, "--games", GAMES, "--seed", "7", "--option", option], &file)?;
    }
    Ok(())
}

fn play(project: &Project, game: &GameBook, words: &[&str], file: &Path) -> Result<(), String> {
    let mut command = Command::new(project.binary());
    command.args(["match", &game.id, "--seat", "bot:greedy", "--seat", "bot:random"]).args(words);
    run::must(command.arg("--record").arg(file)).map(|_| ())
}

/// The names of the boards that come with a game.
fn boards(folder: &Path) -> Vec<String> {
    let entries = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter().flatten();
    let paths = entries.map(walkdir::DirEntry::into_path);
    let boards = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    boards.filter_map(|path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned())).collect()
}
