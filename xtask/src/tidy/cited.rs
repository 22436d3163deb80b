//! Clauses are cited where they are applied, and tested by name.

use std::collections::BTreeSet;

use rulebook::Rulebook;

use super::Finding;
use super::config::Config;
use super::source::{self, Token};
use super::tree::{File, Tree};
use crate::generate::constant;

/// Modelled clauses without a citation or a test, and citations of ids that no rulebook has.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    let mut prefixes = BTreeSet::new();
    for game in tree.games() {
        let name = game.trim_start_matches("games/");
        let path = format!("rules/{}/rulebook.md", name.replace('_', "-"));
        let Some(book) = tree.text(&path).and_then(|text| Rulebook::parse(text).ok()) else {
            found.push(Finding::new(&path, None, name, format!("{game} has no rulebook that can be read")));
            continue;
        };
        let (cited, tested) = (citations(tree, game), tests(tree, game));
        for entry in book.entries() {
            prefixes.insert(entry.id.split('-').next().unwrap_or_default().to_owned());
            known.insert(entry.id.clone());
            if !entry.modelled {
                continue;
            }
            if !cited.contains(&constant(&entry.id)) {
                found.push(Finding::new(
                    &path,
                    None,
                    &entry.id,
                    format!("{} is cited nowhere in {game}/src", entry.id),
                ));
            }
            let begins = constant(&entry.id).to_lowercase();
            if !tested
                .iter()
                .any(|test| test.strip_prefix(&begins).is_some_and(|rest| rest.is_empty() || rest.starts_with('_')))
            {
                found.push(Finding::new(&path, None, &entry.id, format!("no test of {game} begins with {begins}_")));
            }
        }
    }
    found.extend(unknown(tree, &known, &prefixes));
    found
}

/// The ids that the rule code of a game names, as constants or in prose, each as its constant is called.
fn citations(tree: &Tree, game: &str) -> BTreeSet<String> {
    let src = format!("{game}/src");
    let files = tree.under(&src).filter(|file| file.is_rust() && !file.is_generated() && !file.is_test());
    files.flat_map(|file| words(before_tests(file)).map(|(_, word)| constant(word)).collect::<Vec<_>>()).collect()
}

/// A source up to the module of its tests.
fn before_tests(file: &File) -> &str {
    file.text.find("#[cfg(test)]").map_or(&file.text, |at| &file.text[..at])
}

/// The names of the test functions of a game.
fn tests<'a>(tree: &'a Tree, game: &'a str) -> Vec<&'a str> {
    tree.under(game).filter(|file| file.is_rust()).flat_map(|file| test_names(&source::tokens(&file.text))).collect()
}

fn test_names<'a>(tokens: &[Token<'a>]) -> Vec<&'a str> {
    let mut names = Vec::new();
    let mut marked = false;
    for (at, token) in tokens.iter().enumerate() {
        match token.text {
            "#" if source::text(tokens, at + 1) == "[" => {
                let end = source::closing(tokens, at + 1);
                let names = |name: &str| tokens[at..end].iter().any(|token| token.text == name);
                marked |= names("test") && !names("cfg");
            }
            "mod" | "struct" | "impl" => marked = false,
            "fn" if marked => {
                names.push(source::text(tokens, at + 1));
                marked = false;
            }
            _ => {}
        }
    }
    names
}

/// Ids that are written somewhere in the code and stand in no rulebook. Tests may name such ids, to see them refused.
fn unknown(tree: &Tree, known: &BTreeSet<String>, prefixes: &BTreeSet<String>) -> Vec<Finding> {
    let code = |file: &&File| {
        (file.is_rust() || file.path.ends_with(".ts") || file.path.ends_with(".svelte"))
            && !file.is_generated()
            && !file.is_under("xtask")
            && !file.is_test()
    };
    let mut found = Vec::new();
    for file in tree.files().filter(code) {
        for (line, word) in words(&file.text) {
            let prefix = word.split('-').next().unwrap_or_default();
            if prefixes.contains(prefix) && looks_like_id(word) && !known.contains(word) {
                found.push(Finding::new(&file.path, line, word, format!("no rulebook has {word}")));
            }
        }
    }
    found
}

/// Three parts or more, the last one of two digits.
fn looks_like_id(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    parts.len() >= 3 && parts.last().is_some_and(|last| last.len() == 2 && last.bytes().all(|b| b.is_ascii_digit()))
}

/// Words made of capitals, digits, hyphens and underscores, with their lines; small letters in the last part alone.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let other = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let lines = text.lines().enumerate();
    let words = lines.flat_map(move |(at, line)| line.split(other).map(move |word| (at + 1, word)));
    let capital = |word: &str| !word.bytes().any(|b| b.is_ascii_lowercase());
    words.filter(move |(_, word)| {
        word.len() > 5 && capital(word.rsplit_once(['-', '_']).map_or(word, |(before, _)| before))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# G\n## C\n### GA-X-01 One\nx\n### GA-X-02 Two\nx\n\nNot modelled: table only.\n";

    fn found(src: &str, test: &str) -> Vec<String> {
        let tree = Tree::of(&[
            ("games/ga_me/Cargo.toml", ""),
            ("rules/ga-me/rulebook.md", BOOK),
            ("games/ga_me/src/rules.rs", src),
            ("games/ga_me/tests/all.rs", test),
        ]);
        let config = Config::parse("").expect("empty");
        run(&tree, &config).into_iter().map(|finding| finding.message).collect()
    }

    const TEST: &str = "#[test] fn ga_x_01_holds() {}";

    #[test]
    fn a_clause_cited_by_constant_or_in_prose_and_tested_is_well() {
        assert_eq!(found("fn f() { GA_X_01; }", TEST), [""; 0]);
        assert_eq!(found("/// One goes. GA-X-01\nfn f() {}", TEST), [""; 0]);
    }

    #[test]
    fn small_letters_at_the_end_of_an_id_are_read() {
        let said = |src| citations(&Tree::of(&[("games/ga/src/a.rs", src)]), "games/ga").contains("GA_CHART_M4");
        assert!(said("GA_CHART_M4") && said("// GA-CHART-m4") && !said("// ga_chart_m4"));
    }

    #[test]
    fn a_clause_without_citation_is_found() {
        assert_eq!(found("fn f() { GA_X_02; }", TEST), ["GA-X-01 is cited nowhere in games/ga_me/src"]);
        assert_eq!(found("#[cfg(test)] mod t { GA_X_01 }", TEST), ["GA-X-01 is cited nowhere in games/ga_me/src"]);
    }

    #[test]
    fn a_clause_without_test_is_found() {
        let missing = ["no test of games/ga_me begins with ga_x_01_"];
        assert_eq!(found("// GA-X-01", "#[test] fn ga_x_010_holds() {}"), missing);
        assert_eq!(found("// GA-X-01", "fn ga_x_01_helper() {}"), missing);
        assert_eq!(found("// GA-X-01", "#[cfg(test)] fn ga_x_01_helper() {}"), missing);
        assert_eq!(found("// GA-X-01", "// #[test] fn ga_x_01_holds() {}"), missing);
    }

    #[test]
    fn a_citation_of_nothing_is_found() {
        assert_eq!(found("// GA-X-01, GA-X-07", TEST), ["no rulebook has GA-X-07"]);
        assert_eq!(found("// GA-X-01", "#[test] fn ga_x_01_is_known() { refused(\"GA-X-07\") }"), [""; 0]);
    }

    #[test]
    fn a_game_without_rulebook_is_found() {
        let tree = Tree::of(&[("games/other/Cargo.toml", "")]);
        let config = Config::parse("").expect("empty");
        assert_eq!(run(&tree, &config)[0].message, "games/other has no rulebook that can be read");
    }
}
