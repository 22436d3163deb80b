//! Checks that rules and bots do no I/O, read no clock and have no global variables.

use super::Finding;
use super::config::Config;
use super::source::{self, Token};
use super::tree::{File, Tree};

/// The modules of `std` for files, the network, clocks, threads and processes.
const OUTSIDE: [&str; 7] = ["fs", "net", "time", "thread", "env", "process", "io"];

/// The macros that print.
const OUTPUT: [&str; 4] = ["println", "print", "eprintln", "eprint"];

/// Names for a global variable, a clock or an embedded folder. They are forbidden anywhere in the code.
const NAMES: [&str; 9] = [
    "OnceLock",
    "LazyLock",
    "OnceCell",
    "LazyCell",
    "thread_local",
    "lazy_static",
    "Instant",
    "SystemTime",
    "include_dir",
];

/// Types with interior mutability. A `static` of such a type is a global variable.
const CHANGING: [&str; 6] = ["Mutex", "RwLock", "Cell", "RefCell", "UnsafeCell", "Atomic"];

/// The folders that this check covers, in addition to the sources of games.
const PURE: [&str; 6] = [
    "crates/referee/src",
    "crates/rulebook/src",
    "crates/geometry/src",
    "crates/physics/src",
    "crates/scenario/src",
    "crates/search/src",
];

/// Finds I/O, clocks and global variables in the crates of rules and bots.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.files().filter(|file| file.is_rust() && is_pure(file)) {
        let tokens = file.code();
        for (at, token) in tokens.iter().enumerate() {
            for word in uses(&tokens, at) {
                let message = format!("{word}: rules and bots do no I/O, read no clock and have no global variables");
                found.push(Finding::new(&file.path, token.line, &word, message));
            }
        }
    }
    found
}

fn is_pure(file: &File) -> bool {
    PURE.iter().any(|folder| file.is_under(folder)) || file.path.starts_with("games/") && file.path.contains("/src/")
}

fn uses(tokens: &[Token<'_>], at: usize) -> Vec<String> {
    let word = tokens[at].text;
    if word == "static" {
        let is_lifetime = at > 0 && tokens[at - 1].text == "'";
        return if is_lifetime { Vec::new() } else { global(&tokens[at + 1..]).into_iter().collect() };
    }
    let is_output = OUTPUT.contains(&word) && source::text(tokens, at + 1) == "!";
    if is_output || NAMES.contains(&word) {
        return vec![word.to_owned()];
    }
    if word != "std" || source::text(tokens, at + 1) != ":" || source::text(tokens, at + 2) != ":" {
        return Vec::new();
    }
    if source::text(tokens, at + 3) != "{" {
        let module = source::text(tokens, at + 3);
        return OUTSIDE.contains(&module).then(|| format!("std::{module}")).into_iter().collect();
    }
    let group = &tokens[at + 4..source::closing(tokens, at + 3)];
    let first = |place: usize| place == 0 || group[place - 1].text == ",";
    let modules = group.iter().enumerate().filter(|(place, token)| first(*place) && OUTSIDE.contains(&token.text));
    modules.map(|(_, token)| format!("std::{}", token.text)).collect()
}

/// Returns what makes a `static` a global variable: `mut`, or a type that can change. Returns `None` if the `static`
/// cannot change. `item` has the tokens after the word `static`.
fn global(item: &[Token<'_>]) -> Option<String> {
    if item.first()?.text == "mut" {
        return Some("static mut".to_owned());
    }
    let is_changing =
        |word: &str| CHANGING.iter().any(|name| word == *name || *name == "Atomic" && word.starts_with(name));
    let kind = item.iter().take_while(|token| !["=", ";"].contains(&token.text));
    kind.map(|token| token.text).find(|word| is_changing(word)).map(|word| format!("static {word}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        run(&Tree::of(&[(path, text)]), &config).into_iter().map(|finding| finding.word).collect()
    }

    #[test]
    fn io_and_clocks_and_global_variables_are_found_in_every_spelling() {
        let path = "games/g/src/rules/a.rs";
        assert_eq!(found(path, "use std::fs::File;"), ["std::fs"]);
        assert_eq!(found(path, "use std::{fmt, thread::{self, spawn}};"), ["std::thread"]);
        assert_eq!(found(path, "fn f() { std::env::var(\"X\"); println!(); }"), ["std::env", "println"]);
        assert_eq!(found(path, "use print::Card; fn f() { print!(); }"), ["print"]);
        assert_eq!(found(path, "static mut A: u8 = 0;"), ["static mut"]);
        assert_eq!(found(path, "static A: AtomicU32 = AtomicU32::new(0);"), ["static AtomicU32"]);
        assert_eq!(found(path, "static A: [std::sync::Mutex<u8>; 2] = x;"), ["static Mutex"]);
        assert_eq!(found(path, "static A: &[u8] = f(Cell::new(1));"), [""; 0]);
        assert_eq!(found(path, "fn f(a: &'static mut u8) {}"), [""; 0]);
        assert_eq!(found("crates/search/src/a.rs", "static A: std::sync::OnceLock<u8> = x;"), ["OnceLock"]);
    }

    #[test]
    fn io_is_allowed_in_tests_comments_and_other_crates() {
        assert_eq!(found("games/g/src/a.rs", "// std::fs\n#[cfg(test)] mod t { use std::fs; }"), [""; 0]);
        assert_eq!(found("games/g/tests/a.rs", "use std::fs;"), [""; 0]);
        assert_eq!(found("crates/server/src/a.rs", "use std::fs;"), [""; 0]);
    }
}
