//! Checks that stored data are the same on every machine. Rules and bots use no hash maps and no floats. Stored types
//! have no numbers whose size depends on the machine (`usize`, `isize`).

use super::Finding;
use super::config::Config;
use super::source::{self, Token};
use super::tree::{File, Tree};

const HASHED: [&str; 2] = ["HashMap", "HashSet"];
const FLOATS: [&str; 2] = ["f32", "f64"];
const SIZES: [&str; 2] = ["usize", "isize"];

/// Finds hash maps and floats anywhere in the crates of rules and bots, and `usize` and `isize` in their stored types.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.files().filter(|file| file.is_rust() && is_watched(file)) {
        let tokens = file.code();
        for token in &tokens {
            if HASHED.contains(&token.text) || FLOATS.contains(&token.text) {
                let message = format!(
                    "{}: rules and bots use only integers, and only collections with a fixed order",
                    token.text
                );
                found.push(Finding::new(&file.path, token.line, token.text, message));
            }
        }
        for (name, body) in stored_types(&tokens, file.path.ends_with("/state.rs")) {
            for token in body.iter().filter(|token| SIZES.contains(&token.text)) {
                let message = format!("{} in the stored type {name}; use a number of a fixed size", token.text);
                found.push(Finding::new(&file.path, token.line, token.text, message));
            }
        }
    }
    found
}

fn is_watched(file: &File) -> bool {
    let watched = [
        "crates/referee/src",
        "crates/rulebook/src",
        "crates/geometry/src",
        "crates/physics/src",
        "crates/search/src",
        "crates/scenario/src",
    ];
    watched.iter().any(|folder| file.is_under(folder)) || file.path.starts_with("games/") && file.path.contains("/src/")
}

/// Returns the structs and enums that derive `Serialize`, each with its name and its tokens. With `all`, returns every
/// struct and enum; this is for the file that defines a game's state.
fn stored_types<'t, 'a>(tokens: &'t [Token<'a>], all: bool) -> Vec<(&'a str, &'t [Token<'a>])> {
    let (mut types, mut serialized) = (Vec::new(), false);
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at].text {
            "#" if source::text(tokens, at + 1) == "[" => {
                let end = source::closing(tokens, at + 1);
                serialized |= tokens[at..end].iter().any(|token| token.text == "Serialize");
                at = end;
            }
            "struct" | "enum" => {
                let end = source::item_end(tokens, at);
                if serialized || all {
                    types.push((source::text(tokens, at + 1), &tokens[at..=end]));
                }
                (serialized, at) = (false, end);
            }
            "fn" | "impl" | "trait" | "mod" | "const" | "type" => serialized = false,
            _ => {}
        }
        at += 1;
    }
    types
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        run(&Tree::of(&[(path, text)]), &config).into_iter().map(|finding| finding.word).collect()
    }

    #[test]
    fn sizes_in_stored_types_are_found() {
        let stored = "#[derive(Clone, Serialize)]\npub struct A { n: usize }\nstruct B { n: usize }\nfn f(n: usize) {}";
        assert_eq!(found("games/g/src/event.rs", stored), ["usize"]);
        assert_eq!(found("games/g/src/state.rs", "pub struct State(isize);"), ["isize"]);
        assert_eq!(found("crates/referee/src/a.rs", "#[derive(Serialize)] enum E { A { n: usize } }"), ["usize"]);
    }

    #[test]
    fn hash_maps_and_floats_are_found_anywhere() {
        assert_eq!(found("games/g/src/rules.rs", "fn f(x: f32) -> HashMap<u8, u8> {}"), ["f32", "HashMap"]);
        assert_eq!(found("crates/server/src/a.rs", "fn f(x: f32) {}"), [""; 0]);
        assert_eq!(found("games/g/tests/a.rs", "fn f(x: f64) {}"), [""; 0]);
    }
}
