//! `cargo xtask bless`: records golden games anew, after a change that was meant.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::project::Project;
use crate::run;

/// Golden games of one table.
const GAMES: &str = "2";

/// The games that have golden records, with the number of seats at each table played.
const TABLES: [(&str, &[usize]); 5] = [
    ("toy-battle", &[2]),
    ("plastic-attack-2009", &[2, 4]),
    ("plastic-attack-revised", &[2, 4, 6]),
    ("plastic-fudge", &[2]),
    ("attacktix", &[2, 3, 4]),
];

/// Options that change games like these (what the others change, scenario files show): the game, the option, and a board on which it matters if the game has boards.
const OPTIONS: [(&str, &str, Option<&str>); 13] = [
    ("toy-battle", "medal_timing=immediate", Some("volcanic-jungle")),
    ("toy-battle", "metal_x_blocks_hook=false", Some("station-metal-x")),
    ("toy-battle", "special_bases=false", Some("tropical-pool")),
    ("plastic-attack-2009", "quick_game=true", None),
    ("plastic-attack-2009", "empty_hand=blind-draw", None),
    ("plastic-attack-2009", "luck_original=starting", None),
    ("plastic-attack-revised", "empty_hand=blind-draw", None),
    ("plastic-attack-revised", "max_turns=12", None),
    ("plastic-fudge", "attack_timing=anytime", Some("meeting")),
    ("plastic-fudge", "morale_threshold=-1", Some("river")),
    ("plastic-fudge", "scale=0.5", Some("green-camp")),
    ("attacktix", "aim_noise=1", Some("towers-and-barrels")),
    ("attacktix", "special_timing=step33", Some("bare")),
];

/// Records the golden games, and says what has to be looked at.
pub fn run(project: &Project) -> Result<(), String> {
    run::must(project.cargo().args(["build", "--release", "--quiet", "-p", "rumpus"]))?;
    for (game, seats) in TABLES {
        records(project, game, seats)?;
    }
    println!("\nLook at every difference before you commit: git diff -- records");
    Ok(())
}

/// Some games on every board of a game or at every size of table, and with every option.
fn records(project: &Project, game: &str, seats: &[usize]) -> Result<(), String> {
    let folder = project.at("records").join(game);
    if folder.is_dir() {
        fs::remove_dir_all(&folder).map_err(|error| format!("records/{game}: {error}"))?;
    }
    fs::create_dir_all(&folder).map_err(|error| format!("records/{game}: {error}"))?;
    let data = project.at("games").join(game.replace('-', "_")).join("data");
    let boards: Vec<String> =
        ["boards", "battlefields", "tables"].iter().flat_map(|kind| boards(&data.join(kind))).collect();
    for (n, board) in boards.iter().enumerate() {
        let file = folder.join(format!("{board}.jsonl"));
        play(project, game, seats[0], &["--board", board, "--games", GAMES, "--seed", &(n + 1).to_string()], &file)?;
    }
    for seats in seats.iter().filter(|seats| boards.is_empty() || **seats > 2) {
        let file = folder.join(format!("{seats}-players.jsonl"));
        play(project, game, *seats, &["--games", GAMES, "--seed", &seats.to_string()], &file)?;
    }
    for (_, option, board) in OPTIONS.iter().filter(|(id, ..)| *id == game) {
        let file = folder.join(format!("{}.jsonl", option.replace('=', "-")));
        let mut words = vec!["--games", GAMES, "--seed", "7", "--option", option];
        words.extend(board.iter().flat_map(|board| ["--board", board]));
        let most = if boards.is_empty() { seats.last() } else { seats.first() };
        play(project, game, *most.expect("a table has seats"), &words, &file)?;
    }
    Ok(())
}

/// Who plays: one greedy bot among random ones; where every attack is simulated, quick ones who come to an end.
fn players(game: &str) -> [&'static str; 2] {
    if game == "attacktix" { ["bot:2", "bot:1"] } else { ["bot:greedy", "bot:random"] }
}

/// Plays a batch.
fn play(project: &Project, game: &str, seats: usize, words: &[&str], file: &Path) -> Result<(), String> {
    let mut command = Command::new(project.binary("release"));
    let [one, others] = players(game);
    command.args(["match", game, "--seat", one]).args(words);
    (1..seats).for_each(|_| {
        command.args(["--seat", others]);
    });
    run::must(command.arg("--record").arg(file)).map(|_| ())
}

/// The names of the boards that come with a game.
fn boards(folder: &Path) -> Vec<String> {
    let entries = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter().flatten();
    let paths = entries.map(walkdir::DirEntry::into_path);
    let boards = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    boards.filter_map(|path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned())).collect()
}
