//! Checks that the code of games cites the clauses that it applies, and that tests are named after clauses.

use std::collections::{BTreeMap, BTreeSet};

use rulebook::Rulebook;

use super::Finding;
use super::config::Config;
use super::source::{self, Token};
use super::tree::{File, Tree};
use crate::generate::constant;

/// Finds modelled clauses without a citation or a test. Modelled clauses are those that the program applies. Also finds
/// citations and tests of ids that no rulebook has.
///
/// Code cites a clause by its constant. A comment on an item or a line may name the id of the clause instead. The
/// number of clauses that only comments name must be the number in `tidy.toml` for the game. An id in the comment on a
/// whole file is not a citation.
pub fn run(tree: &Tree, config: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    let mut prefixes = BTreeSet::new();
    for game in tree.games() {
        let name = game.trim_start_matches("games/");
        let path = format!("rules/{}/rulebook.md", name.replace('_', "-"));
        let Some(book) = tree.text(&path).and_then(|text| Rulebook::parse(text).ok()) else {
            found.push(Finding::new(&path, None, name, format!("{game} has no readable rulebook")));
            continue;
        };
        for entry in book.entries() {
            prefixes.insert(entry.id.split('-').next().unwrap_or_default().to_owned());
            known.insert(constant(&entry.id));
        }
        found.extend(modelled(tree, game, &path, &book));
        found.extend(counted(game, only_in_prose(tree, game, &book), config));
    }
    found.extend(unknown(tree, &known, &prefixes));
    found.extend(unknown_tests(tree, &known, &prefixes));
    found
}

/// Finds the modelled clauses of a game that no code and no comment cites, and those after which no test is named.
fn modelled(tree: &Tree, game: &str, path: &str, book: &Rulebook) -> Vec<Finding> {
    let (code, prose) = (in_code(tree, game), in_comments(tree, game));
    let tested: Vec<&str> = tests(tree, game).into_iter().map(|test| test.name).collect();
    let mut found = Vec::new();
    for entry in book.entries().filter(|entry| entry.modelled) {
        let constant = constant(&entry.id);
        if !code.contains(&constant) && !prose.contains(&constant) {
            let message = format!("neither code nor a comment on code in {game}/src cites {}", entry.id);
            found.push(Finding::new(path, None, &entry.id, message));
        }
        let begins = constant.to_lowercase();
        let is_its =
            |test: &&str| test.strip_prefix(&begins).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'));
        if !tested.iter().any(is_its) {
            found.push(Finding::new(
                path,
                None,
                &entry.id,
                format!("no test of {game} has a name that begins with {begins}_"),
            ));
        }
    }
    found
}

/// Returns the ids of the modelled clauses whose constants no code uses.
fn only_in_prose(tree: &Tree, game: &str, book: &Rulebook) -> Vec<String> {
    let code = in_code(tree, game);
    let modelled = book.entries().filter(|entry| entry.modelled && !code.contains(&constant(&entry.id)));
    modelled.map(|entry| entry.id.clone()).collect()
}

/// Compares the number of clauses that only comments name with the number in `tidy.toml`.
fn counted(game: &str, clauses: Vec<String>, config: &Config) -> Option<Finding> {
    let (count, granted) = (clauses.len(), config.prose(game));
    if count == granted {
        return None;
    }
    let advice =
        if count < granted { "lower the number in tidy.toml" } else { "use the constants of the new clauses in code" };
    let list = clauses.join(", ");
    let message = format!(
        "{game}: number of clauses that only comments name: {count}; number in tidy.toml: {granted}; {advice} ({list})"
    );
    Some(Finding::new("tidy.toml", None, game, message))
}

/// Returns all words in the code of a game. The constants of the clauses are among them.
fn in_code(tree: &Tree, game: &str) -> BTreeSet<String> {
    sources(tree, game).flat_map(File::code).map(|token| token.text.to_owned()).collect()
}

/// Returns the ids that comments on items and lines name, each in the form of its constant.
fn in_comments(tree: &Tree, game: &str) -> BTreeSet<String> {
    let lines = sources(tree, game).flat_map(|file| before_tests(file).lines());
    let comments = lines.filter_map(|line| line.split_once("//").map(|(_, comment)| comment));
    let comments = comments.filter(|comment| !comment.starts_with('!'));
    comments.flat_map(|line| words(line).map(|(_, word)| constant(word)).collect::<Vec<_>>()).collect()
}

fn sources<'a>(tree: &'a Tree, game: &'a str) -> impl Iterator<Item = &'a File> {
    let is_source = |file: &&File| file.path.contains("/src/") && file.is_rust() && !file.is_generated();
    tree.under(game).filter(is_source).filter(|file| !file.is_test())
}

/// Returns the text of a source file before its unit tests.
fn before_tests(file: &File) -> &str {
    file.text.find("#[cfg(test)]").map_or(&file.text, |at| &file.text[..at])
}

/// A test function, and where it is.
struct Test<'a> {
    path: &'a str,
    line: usize,
    name: &'a str,
    /// All tokens after the name of the function, with spaces between them.
    body: String,
}

/// Returns the test functions below a folder.
fn tests<'a>(tree: &'a Tree, folder: &'a str) -> Vec<Test<'a>> {
    tree.under(folder).filter(|file| file.is_rust()).flat_map(tests_of).collect()
}

fn tests_of(file: &File) -> Vec<Test<'_>> {
    let tokens = source::tokens_with_texts(&file.text);
    let mut tests = Vec::new();
    let mut marked = false;
    for (at, token) in tokens.iter().enumerate() {
        match token.text {
            "#" if source::text(&tokens, at + 1) == "[" => {
                let end = source::closing(&tokens, at + 1);
                let names = |name: &str| tokens[at..end].iter().any(|token| token.text == name);
                marked |= names("test") && !names("cfg");
            }
            "mod" | "struct" | "impl" => marked = false,
            "fn" if marked => {
                let body = body(&tokens[at + 2..=source::item_end(&tokens, at + 2)]);
                tests.push(Test { path: &file.path, line: token.line, name: source::text(&tokens, at + 1), body });
                marked = false;
            }
            _ => {}
        }
    }
    tests
}

fn body(tokens: &[Token<'_>]) -> String {
    tokens.iter().map(|token| token.text).collect::<Vec<_>>().join(" ")
}

/// Finds tests of one file that have the same body. One of two such tests is useless.
pub fn same_tests(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.files().filter(|file| file.is_rust()) {
        let mut seen = BTreeMap::new();
        for test in tests_of(file) {
            let Test { path, line, name, body } = test;
            if let Some(first) = seen.get(&body) {
                found.push(Finding::new(path, line, name, format!("{name} has the same body as {first}")));
            } else {
                seen.insert(body, name);
            }
        }
    }
    found
}

/// Finds ids in the sources that no rulebook has. Tests may name such ids, because they test that the ids are refused.
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
            if prefixes.contains(prefix) && looks_like_id(word) && !known.contains(&constant(word)) {
                found.push(Finding::new(&file.path, line, word, format!("no rulebook has the id {word}")));
            }
        }
    }
    found
}

/// Finds tests that are named after an id that no rulebook has.
fn unknown_tests(tree: &Tree, known: &BTreeSet<String>, prefixes: &BTreeSet<String>) -> Vec<Finding> {
    let mut found = Vec::new();
    for test in tree.games().into_iter().flat_map(|game| tests(tree, game)) {
        let Some(id) = id_of(test.name, prefixes) else { continue };
        if !known.contains(&id) {
            let id = id.replace('_', "-");
            found.push(Finding::new(test.path, test.line, test.name, format!("no rulebook has the id {id}")));
        }
    }
    found
}

/// Returns the id after which a test is named, in the form of its constant. The id ends with the first number in the
/// name.
fn id_of(test: &str, prefixes: &BTreeSet<String>) -> Option<String> {
    let name = test.to_uppercase();
    let parts: Vec<&str> = name.split('_').collect();
    let number = parts.iter().position(|part| is_number(part)).filter(|at| *at >= 2)?;
    // A name such as `pa_p01_…` belongs to a property, not to a clause.
    let is_id = number <= 3 && !parts[1..number].iter().any(|part| part.ends_with(|c: char| c.is_ascii_digit()));
    (prefixes.contains(parts[0]) && is_id).then(|| parts[..=number].join("_"))
}

/// Returns whether hyphens divide a word into at least three parts, of which the last has two or three digits, or only
/// capital letters as in `PF-LVL-SUP`.
fn looks_like_id(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let is_name = |part: &str| part.len() >= 2 && part.bytes().all(|byte| byte.is_ascii_uppercase());
    parts.len() >= 3 && parts.last().is_some_and(|last| is_number(last) || is_name(last))
}

fn is_number(part: &str) -> bool {
    (2..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the words in a text that may be ids or constants, each with its line. Such a word has at least six letters,
/// digits, hyphens or underscores. Only its last part may have small letters.
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

    fn tree(src: &str, test: &str) -> Tree {
        Tree::of(&[
            ("games/ga_me/Cargo.toml", ""),
            ("rules/ga-me/rulebook.md", BOOK),
            ("games/ga_me/src/rules.rs", src),
            ("games/ga_me/tests/all.rs", test),
        ])
    }

    fn found(src: &str, test: &str) -> Vec<String> {
        found_with("", src, test)
    }

    fn found_with(config: &str, src: &str, test: &str) -> Vec<String> {
        let config = Config::parse(config).expect("tidy.toml is valid");
        run(&tree(src, test), &config).into_iter().map(|finding| finding.message).collect()
    }

    const TEST: &str = "#[test] fn ga_x_01_holds() {}";
    const CODE: &str = "fn f() { GA_X_01; }";
    const ONE: &str = "[[prose]]\ngame = \"games/ga_me\"\nclauses = 1\nwhy = \"for a test\"\n";

    #[test]
    fn a_clause_that_code_cites_by_constant_and_that_has_a_test_is_accepted() {
        assert_eq!(found(CODE, TEST), [""; 0]);
    }

    #[test]
    fn clauses_that_only_comments_name_are_counted() {
        let src = "/// One goes. GA-X-01\nfn f() {}";
        assert_eq!(found_with(ONE, "fn f() {} // GA-X-01", TEST), [""; 0]);
        let list = "(GA-X-01)";
        let many = "games/ga_me: number of clauses that only comments name: 1; number in tidy.toml: 0; \
                    use the constants of the new clauses in code ";
        assert_eq!(found(src, TEST), [many.to_owned() + list]);
        assert_eq!(found_with(ONE, src, TEST), [""; 0]);
        let few = "games/ga_me: number of clauses that only comments name: 0; number in tidy.toml: 1; \
                   lower the number in tidy.toml ()";
        assert_eq!(found_with(ONE, CODE, TEST), [few]);
    }

    #[test]
    fn an_id_may_end_in_small_letters() {
        let file = |src| Tree::of(&[("games/ga/src/a.rs", src)]);
        assert!(in_code(&file("GA_CHART_M4"), "games/ga").contains("GA_CHART_M4"));
        assert!(in_comments(&file("/// GA-CHART-m4"), "games/ga").contains("GA_CHART_M4"));
        assert!(!in_comments(&file("/// ga_chart_m4"), "games/ga").contains("GA_CHART_M4"));
    }

    #[test]
    fn a_clause_without_a_citation_is_found() {
        let missing = "neither code nor a comment on code in games/ga_me/src cites GA-X-01";
        for src in ["fn f() { GA_X_02; }", "//! GA-X-01", "#[cfg(test)] mod t { GA_X_01 }", "\"GA_X_01\""] {
            assert_eq!(found_with(ONE, src, TEST), [missing], "{src}");
        }
    }

    #[test]
    fn a_clause_without_a_test_is_found() {
        let missing = "no test of games/ga_me has a name that begins with ga_x_01_";
        for test in [
            "#[test] fn ga_x_0100_holds() {}",
            "fn ga_x_01_helper() {}",
            "#[cfg(test)] fn ga_x_01_helper() {}",
            "// #[test] fn ga_x_01_holds() {}",
        ] {
            assert_eq!(found(CODE, test), [missing], "{test}");
        }
    }

    #[test]
    fn a_citation_of_an_unknown_id_is_found() {
        let cites = |id: &str| found(&format!("{CODE} // GA-X-01, {id}"), TEST);
        assert_eq!(cites("GA-X-07"), ["no rulebook has the id GA-X-07"]);
        assert_eq!(cites("GA-X-107"), ["no rulebook has the id GA-X-107"]);
        assert_eq!(cites("GA-X-SUP"), ["no rulebook has the id GA-X-SUP"]);
        assert_eq!(cites("GA-X"), [""; 0], "the name of a group of clauses is not an id");
        assert_eq!(found(CODE, "#[test] fn ga_x_01_is_known() { refused(\"GA-X-07\") }"), [""; 0]);
    }

    #[test]
    fn a_test_that_is_named_after_an_unknown_id_is_found() {
        let named = |test: &str| found(CODE, &format!("{TEST} #[test] fn {test}() {{}}"));
        assert_eq!(named("ga_x_07_holds"), ["no rulebook has the id GA-X-07"]);
        assert_eq!(named("ga_x_107"), ["no rulebook has the id GA-X-107"]);
        assert_eq!(named("games_of_100_steps_end"), [""; 0]);
        assert_eq!(named("ga_p01_all_52_cards_are_there"), [""; 0]);
    }

    #[test]
    fn tests_with_the_same_body_are_found() {
        let same =
            |tests: &str| same_tests(&tree("", tests), &Config::parse("").expect("an empty tidy.toml is valid")).len();
        assert_eq!(same("#[test] fn a() { f(\"1\") }\n/// B.\n#[test] fn b() { f( \"1\") } // x"), 1);
        assert_eq!(same("#[test] fn a() { f(\"1\") } #[test] fn b() { f(\"2\") }"), 0);
        assert_eq!(same("#[test] fn a() { f() } fn b() { f() }"), 0);
    }

    #[test]
    fn a_game_without_a_rulebook_is_found() {
        let tree = Tree::of(&[("games/other/Cargo.toml", "")]);
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        assert_eq!(run(&tree, &config)[0].message, "games/other has no readable rulebook");
    }
}
