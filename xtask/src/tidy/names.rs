//! Checks that files outside a game's own folders do not name the game.

use super::Finding;
use super::config::Config;
use super::tree::{File, Tree};

/// Files that name every game: the list of the shelf, manifests and lock files.
const LISTS: [&str; 5] =
    ["crates/shelf/src/games.rs", "crates/shelf/Cargo.toml", "Cargo.toml", "Cargo.lock", "fuzz/Cargo.lock"];
/// Golden data and schemas, all of which a program writes.
const WRITTEN: [&str; 2] = ["records/", "docs/schema/"];

/// Finds files outside a game's own folders that name it. Markdown and the comments of Rust sources may name any game.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    for folder in tree.games() {
        let name = folder.trim_start_matches("games/");
        let family = name.replace('_', "-");
        let spellings = spellings(name);
        for file in tree.files().filter(|file| !may_know(file, name, &family)) {
            let is_comment = |line: &str| file.is_rust() && line.trim_start().starts_with("//");
            let names = |line: &str| !is_comment(line) && spellings.iter().any(|word| line.contains(word.as_str()));
            if let Some(line) = file.text.lines().position(names) {
                let message = format!("{family} is named outside its own folders; ask the shelf or the game's entry");
                found.push(Finding::new(&file.path, line + 1, &family, message));
            }
        }
    }
    found
}

/// How the name of a crate such as `tin_drums` is spelled elsewhere.
fn spellings(name: &str) -> [String; 4] {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let words: Vec<String> = name.split('_').map(capital).collect();
    [name.to_owned(), name.replace('_', "-"), words.concat(), words.join(" ")]
}

fn may_know(file: &File, name: &str, family: &str) -> bool {
    let folders = [format!("games/{name}/"), format!("rules/{family}/"), format!("web/src/games/{family}/")];
    // Browser tests of the game, and development pages that show a part of its table alone.
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
        let config = Config::parse("").expect("empty");
        let tree = Tree::of(&[("games/tin_drums/Cargo.toml", ""), (path, text)]);
        run(&tree, &config).into_iter().map(|finding| format!("{}: {}", finding.path, finding.word)).collect()
    }

    #[test]
    fn a_game_is_known_in_its_own_folders_and_on_the_shelf() {
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
    fn whoever_else_names_it_is_found_however_it_is_spelled() {
        for word in ["tin_drums::x", "\"tin-drums\"", "TinDrums", "\"Tin Drums\""] {
            assert_eq!(found("crates/lab/src/a.rs", word), ["crates/lab/src/a.rs: tin-drums"], "{word}");
        }
        assert_eq!(found("crates/lab/src/a.rs", "drums of tin // no name"), [""; 0]);
        assert_eq!(found("crates/lab/src/a.rs", "    /// such as `tin-drums`"), [""; 0]);
    }
}
