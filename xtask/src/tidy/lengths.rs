//! Checks that files and functions are short.

use super::Finding;
use super::config::Config;
use super::source::{self, Token};
use super::tree::{File, Tree};

const RUST_LINES: usize = 500;
const WEB_LINES: usize = 350;
const FUNCTION_LINES: usize = 60;

/// A file or function whose length has a limit.
struct Measured<'a> {
    path: &'a str,
    function: Option<&'a str>,
    line: usize,
    lines: usize,
    limit: usize,
}

/// Finds files and functions that are longer than the limit, or longer than their exception allows.
pub fn run(tree: &Tree, config: &Config) -> Vec<Finding> {
    let long = measured(tree).filter_map(|it| {
        let granted = config.granted(it.path, it.function).unwrap_or(it.limit).max(it.limit);
        let what = it.function.map_or("this file".to_owned(), |name| format!("fn {name}"));
        let message = format!("{what} has {} lines; at most {granted} are allowed", it.lines);
        (it.lines > granted).then(|| Finding::new(it.path, it.line, it.function.unwrap_or("file"), message))
    });
    long.collect()
}

/// Finds exceptions that allow more lines than are needed.
pub fn stale(tree: &Tree, config: &Config) -> Vec<Finding> {
    let mut stale = Vec::new();
    for long in &config.long {
        let same = measured(tree).filter(|it| it.path == long.path && it.function == long.function.as_deref());
        let needed = same.filter(|it| it.lines > it.limit).map(|it| it.lines).max();
        if needed.is_none_or(|needed| needed < long.lines) {
            let needed = needed.map_or("none".to_owned(), |needed| needed.to_string());
            let message = format!(
                "the exception for {} allows {} lines; lines needed: {needed}; lower or remove it",
                long.path, long.lines
            );
            stale.push(Finding::new("tidy.toml", None, &long.path, message));
        }
    }
    stale
}

fn measured(tree: &Tree) -> impl Iterator<Item = Measured<'_>> {
    tree.files().filter(|file| !file.is_generated()).flat_map(|file| {
        let mut all: Vec<Measured<'_>> = limit(file)
            .map(|limit| Measured {
                path: &file.path,
                function: None,
                line: 1,
                lines: file.text.lines().count(),
                limit,
            })
            .into_iter()
            .collect();
        if file.is_rust() {
            all.extend(functions(file));
        }
        all
    })
}

/// Returns how many lines a file may have; `None` if the file has no limit.
fn limit(file: &File) -> Option<usize> {
    let front_end = [".ts", ".svelte", ".css", ".js", ".mjs", ".html"];
    if file.is_rust() {
        Some(RUST_LINES)
    } else if file.is_under("web") && front_end.iter().any(|end| file.path.ends_with(end)) {
        Some(WEB_LINES)
    } else {
        None
    }
}

fn functions(file: &File) -> Vec<Measured<'_>> {
    let tokens: Vec<Token<'_>> = source::tokens(&file.text);
    let mut functions = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let name = source::text(&tokens, at + 1);
        if token.text != "fn" || !name.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            continue;
        }
        let lines = tokens[source::item_end(&tokens, at)].line - token.line + 1;
        functions.push(Measured {
            path: &file.path,
            function: Some(name),
            line: token.line,
            lines,
            limit: FUNCTION_LINES,
        });
    }
    functions
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str, exceptions: &str) -> Vec<String> {
        let config = Config::parse(exceptions).expect("tidy.toml is valid");
        let tree = Tree::of(&[(path, text)]);
        let all = run(&tree, &config).into_iter().chain(stale(&tree, &config));
        all.map(|finding| finding.message).collect()
    }

    fn function(lines: usize) -> String {
        format!("fn long() {{\n{}}}\n", "    f();\n".repeat(lines - 2))
    }

    #[test]
    fn long_functions_and_files_are_found() {
        assert_eq!(found("xtask/src/a.rs", &function(60), ""), [""; 0]);
        assert_eq!(found("xtask/src/a.rs", &function(61), ""), ["fn long has 61 lines; at most 60 are allowed"]);
        assert_eq!(
            found("crates/a/tests/a.rs", &"\n".repeat(501), ""),
            ["this file has 501 lines; at most 500 are allowed"]
        );
        assert_eq!(
            found("web/src/A.svelte", &"\n".repeat(351), ""),
            ["this file has 351 lines; at most 350 are allowed"]
        );
        assert_eq!(found("web/src/wire/A.ts", &"\n".repeat(351), ""), [""; 0]);
    }

    #[test]
    fn an_exception_must_allow_exactly_the_lines_that_are_needed() {
        let grant = |lines: usize| {
            format!("[[long]]\npath = \"xtask/src/a.rs\"\nfunction = \"long\"\nlines = {lines}\nwhy = \"for a test\"\n")
        };
        assert_eq!(found("xtask/src/a.rs", &function(70), &grant(70)), [""; 0]);
        assert_eq!(
            found("xtask/src/a.rs", &function(71), &grant(70)),
            ["fn long has 71 lines; at most 70 are allowed"]
        );
        let larger = ["the exception for xtask/src/a.rs allows 71 lines; lines needed: 70; lower or remove it"];
        assert_eq!(found("xtask/src/a.rs", &function(70), &grant(71)), larger);
        let unneeded = ["the exception for xtask/src/a.rs allows 70 lines; lines needed: none; lower or remove it"];
        assert_eq!(found("xtask/src/a.rs", &function(50), &grant(70)), unneeded);
    }
}
