//! Checks that only a game's own folders and the lists of games name the game.

use super::Finding;
use super::config::Config;
use super::tree::{File, Tree};

/// The files that list all games: the list in the crate `shelf`, manifests and lock files.
const LISTS: [&str; 5] =
    ["crates/shelf/src/games.rs", "crates/shelf/Cargo.toml", "Cargo.toml", "Cargo.lock", "fuzz/Cargo.lock"];
/// The folders of golden games and schemas, which programs write.
const WRITTEN: [&str; 2] = ["records/", "docs/schema/"];

/// Finds files outside a game's own folders that name the game. Markdown, and comments in Rust sources, may name any
/// game.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    for folder in tree.games() {
        let name = folder.trim_start_matches("games/");
        let family = name.replace('_', "-");
        let spellings = spellings(name);
        for file in tree.files().filter(|file| !may_know(file, name, &family)) {
            let is_named = |text: &str| spellings.iter().any(|word| text.contains(word.as_str()));
            let is_comment = |line: &str| file.is_rust() && line.trim_start().starts_with("//");
            let mut lines = file.text.lines();
            // Most files do not name the game, and reading them as a whole is much faster than line by line.
            if is_named(&file.text)
                && let Some(line) = lines.position(|line| !is_comment(line) && is_named(line))
            {
                let message = format!("this line names {family} outside its own folders; use the game's entry instead");
                found.push(Finding::new(&file.path, line + 1, &family, message));
            }
        }
    }
    found
}

/// Returns all spellings of the name of a crate such as `tin_drums`.
fn spellings(name: &str) -> [String; 4] {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let words: Vec<String> = name.split('_').map(capital).collect();
    [name.to_owned(), name.replace('_', "-"), words.concat(), words.join(" ")]
}

fn may_know(file: &File, name: &str, family: &str) -> bool {
    let folders = [format!("games/{name}/"), format!("rules/{family}/"), format!("web/src/games/{family}/")];
    // Browser tests of the game, and development pages that show only a part of the game's table.
    let begins = [format!("web/tests/{family}"), format!("web/dev/{family}")];
    let path = file.path.as_str();
    folders.iter().chain(&begins).any(|own| path.starts_with(own))
        || LISTS.contains(&path)
        || WRITTEN.iter().any(|folder| path.starts_with(folder))
        || file.is_generated()
        || path.ends_with(".md")
        || path == "tidy.toml"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        let tree = Tree::of(&[("games/tin_drums/Cargo.toml", ""), (path, text)]);
        run(&tree, &config).into_iter().map(|finding| format!("{}: {}", finding.path, finding.word)).collect()
    }

    #[test]
    fn a_game_may_be_named_in_its_own_folders_and_in_lists_of_games() {
        for path in [
            "games/tin_drums/src/lib.rs",
            "rules/tin-drums/scenarios/a.json",
            "web/src/games/tin-drums/Board.svelte",
            "web/tests/tin-drums.spec.ts",
            "records/tin-drums/a.jsonl",
            "crates/shelf/src/games.rs",
            "docs/bots.md",
        ] {
            assert_eq!(found(path, "tin_drums"), [""; 0], "{path}");
        }
    }

    #[test]
    fn every_spelling_of_a_game_in_other_files_is_found() {
        for word in ["tin_drums::x", "\"tin-drums\"", "TinDrums", "\"Tin Drums\""] {
            assert_eq!(found("crates/lab/src/a.rs", word), ["crates/lab/src/a.rs: tin-drums"], "{word}");
        }
        assert_eq!(found("crates/lab/src/a.rs", "drums of tin // no name"), [""; 0]);
        assert_eq!(found("crates/lab/src/a.rs", "    /// such as `tin-drums`"), [""; 0]);
    }
}
