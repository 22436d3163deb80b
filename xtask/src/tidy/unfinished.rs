//! Checks that the sources contain no unfinished work.

use super::Finding;
use super::config::Config;
use super::source;
use super::tree::{File, Tree};

/// Marks that people write where work is unfinished. Each is written in two parts, so that the check does not find this
/// file.
const MARKS: [(&str, &str); 3] = [("TO", "DO"), ("FIX", "ME"), ("XX", "X")];

/// Macros that stand for unfinished work, or that print for debugging.
const MACROS: [&str; 3] = ["todo", "unimplemented", "dbg"];

/// Finds `unwrap` outside tests, the macros in [`MACROS`], and the marks in [`MARKS`].
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.files() {
        if file.is_rust() {
            found.extend(unwraps(file));
            found.extend(placeholders(file));
        }
        if is_source(file) {
            found.extend(marks(file));
        }
    }
    found
}

fn unwraps(file: &File) -> Vec<Finding> {
    let tokens = file.code();
    let called = |at: &usize| {
        source::text(&tokens, at - 1) == "." && tokens[*at].text == "unwrap" && source::text(&tokens, at + 1) == "("
    };
    let message = "unwrap() outside a test; use expect(), whose text says why it cannot fail";
    (1..tokens.len()).filter(called).map(|at| Finding::new(&file.path, tokens[at].line, "unwrap", message)).collect()
}

fn placeholders(file: &File) -> Vec<Finding> {
    let tokens = source::tokens(&file.text);
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if MACROS.contains(&token.text) && source::text(&tokens, at + 1) == "!" {
            let message = format!("{}! is for unfinished work or debugging", token.text);
            found.push(Finding::new(&file.path, token.line, token.text, message));
        }
    }
    found
}

fn is_source(file: &File) -> bool {
    let sources = [".rs", ".ts", ".svelte", ".css", ".toml", ".ftl", ".sql", ".md"];
    sources.iter().any(|end| file.path.ends_with(end)) && !file.is_generated()
}

fn marks(file: &File) -> Vec<Finding> {
    let mut found = Vec::new();
    for (at, line) in file.text.lines().enumerate() {
        for (one, two) in MARKS {
            let mark = format!("{one}{two}");
            let whole = |word: &str| word == mark;
            if line.split(|c: char| !c.is_alphanumeric() && c != '_').any(whole) {
                found.push(Finding::new(&file.path, at + 1, &mark, format!("{mark} marks unfinished work")));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        run(&Tree::of(&[(path, text)]), &config).into_iter().map(|finding| finding.word).collect()
    }

    #[test]
    fn unwrap_is_found_outside_tests_only() {
        assert_eq!(found("crates/a/src/a.rs", "fn f() { g().unwrap(); }"), ["unwrap"]);
        let fine = "fn f() { g().unwrap_or(1); } // .unwrap()\n#[cfg(test)] mod t { fn f() { g().unwrap(); } }";
        assert_eq!(found("crates/a/src/a.rs", fine), [""; 0]);
        assert_eq!(found("crates/a/tests/a.rs", "fn f() { g().unwrap(); }"), [""; 0]);
    }

    #[test]
    fn placeholders_are_also_found_in_tests() {
        let text = format!("fn f() {{ {}!() }}", "todo");
        assert_eq!(found("crates/a/tests/a.rs", &text), ["todo"]);
    }

    #[test]
    fn marks_of_unfinished_work_are_found() {
        assert_eq!(found("web/src/a.ts", &format!("// TO{}: later", "DO")), [format!("TO{}", "DO")]);
        assert_eq!(found("web/src/a.ts", "const TODOS = 1;"), [""; 0]);
    }
}
