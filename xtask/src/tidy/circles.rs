//! Checks that no modules at the top of a game need each other, directly or through other modules.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::config::Config;
use super::source::{Token, closing, text};
use super::tree::{File, Tree};

/// The keywords that stand before the name of an item.
const ITEMS: [&str; 8] = ["struct", "enum", "union", "fn", "const", "static", "type", "trait"];

/// Finds modules at the top of a game that need each other in a cycle. It looks at the paths in the code, so it does
/// not notice calls of methods.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    for game in tree.games() {
        let circle = in_circles(needs(tree, game));
        if !circle.is_empty() {
            let names: Vec<&str> = circle.iter().map(String::as_str).collect();
            let message = format!("these modules of {game} need each other: {}; remove the cycle", names.join(", "));
            found.push(Finding::new(&format!("{game}/src/lib.rs"), None, game, message));
        }
    }
    found
}

/// Returns, for each module at the top of a game, the other such modules that it needs.
fn needs(tree: &Tree, game: &str) -> BTreeMap<String, BTreeSet<String>> {
    let folder = format!("{game}/src");
    let sources: Vec<(&File, Vec<&str>)> = tree
        .under(&folder)
        .filter(|file| file.is_rust())
        .map(|file| (file, place(&file.path[folder.len() + 1..])))
        .collect();
    let modules: BTreeSet<&str> = sources.iter().filter_map(|(_, place)| place.first().copied()).collect();
    let owners = owners(&sources, &modules);
    let mut needs: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, place) in &sources {
        let Some(module) = place.first() else { continue };
        let tokens = file.code();
        let used = (0..tokens.len()).flat_map(|at| from_the_top(&tokens, at, place.len()));
        let used = used.filter_map(|name| modules.get(name).or_else(|| owners.get(name)));
        let others = used.filter(|used| *used != module).map(|used| (*used).to_owned());
        needs.entry((*module).to_owned()).or_default().extend(others);
    }
    needs
}

/// Returns the path of the module in a source file. The path is empty for the root of the crate.
fn place(path: &str) -> Vec<&str> {
    let path = path.trim_end_matches(".rs");
    path.split('/').filter(|part| !["lib", "mod"].contains(part)).collect()
}

/// Returns the names that the root of the crate exports, each with the module that defines it.
fn owners<'a>(sources: &[(&'a File, Vec<&'a str>)], modules: &BTreeSet<&'a str>) -> BTreeMap<&'a str, &'a str> {
    let mut owners = BTreeMap::new();
    for (root, _) in sources.iter().filter(|(_, place)| place.is_empty()) {
        let tokens = root.code();
        for at in (0..tokens.len()).filter(|at| text(&tokens, *at) == "use") {
            let Some(module) = modules.get(text(&tokens, at + 1)) else { continue };
            let end = (at..tokens.len()).find(|end| text(&tokens, *end) == ";").unwrap_or(tokens.len());
            let exported = &tokens[at + 2..end];
            if exported.iter().any(|token| token.text == "*") {
                let own = sources.iter().filter(|(_, place)| place.first() == Some(module));
                owners.extend(own.flat_map(|(file, _)| items(file)).map(|item| (item, *module)));
            }
            owners.extend(exported.iter().filter(|token| is_name(token.text)).map(|token| (token.text, *module)));
        }
    }
    owners
}

/// Returns the names of the items in a source file.
fn items(file: &File) -> Vec<&str> {
    let tokens = file.code();
    let begins = (0..tokens.len()).filter(|at| ITEMS.contains(&text(&tokens, *at)));
    begins.map(|at| text(&tokens, at + 1)).filter(|name| is_name(name)).collect()
}

/// If a path from the root of the crate begins at the token `at`, returns the first name after the root. A path with
/// braces gives one name for each item in the braces. `depth` is the depth of the module in the source file; the root
/// has depth 0.
fn from_the_top<'a>(tokens: &[Token<'a>], at: usize, depth: usize) -> Vec<&'a str> {
    let mut up = 0;
    while text(tokens, at + 3 * up) == "super" {
        up += 1;
    }
    // In a path with several `super`, only the first one counts as the beginning.
    let is_inside = at >= 3 && text(tokens, at - 3) == "super";
    let begin = match text(tokens, at) {
        "crate" => at + 3,
        "super" if up == depth && !is_inside => at + 3 * up,
        _ => return Vec::new(),
    };
    if text(tokens, begin - 1) != ":" {
        return Vec::new();
    }
    if text(tokens, begin) != "{" {
        return vec![text(tokens, begin)];
    }
    let (mut names, mut next) = (Vec::new(), begin + 1);
    let end = closing(tokens, begin);
    while next < end {
        names.push(text(tokens, next));
        while next < end && text(tokens, next) != "," {
            next = if text(tokens, next) == "{" { closing(tokens, next) } else { next } + 1;
        }
        next += 1;
    }
    names
}

fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphabetic() || first == '_')
        && !["self", "as", "pub", "use"].contains(&text)
}

/// Returns the modules that need each other in a cycle, and the modules between two cycles. To find them, the function
/// repeatedly removes the modules that need no remaining module, and the modules that no remaining module needs.
fn in_circles(mut needs: BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
    loop {
        let left: BTreeSet<String> = needs.keys().cloned().collect();
        let needed: BTreeSet<String> = needs.values().flatten().cloned().collect();
        needs.retain(|module, of| !of.is_empty() && needed.contains(module));
        if needs.len() == left.len() {
            return left;
        }
        let kept: BTreeSet<String> = needs.keys().cloned().collect();
        needs.values_mut().for_each(|of| of.retain(|module| kept.contains(module)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let paths: Vec<(String, &str)> =
            files.iter().map(|(path, text)| (format!("games/g/src/{path}"), *text)).collect();
        let mut all = vec![("games/g/Cargo.toml", "[package]\nname = \"g\"\n")];
        all.extend(paths.iter().map(|(path, text)| (path.as_str(), *text)));
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        run(&Tree::of(&all), &config).into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn modules_that_need_each_other_are_found() {
        let circle = ["these modules of games/g need each other: a, b; remove the cycle"];
        assert_eq!(found(&[("a.rs", "use crate::b::B;"), ("b.rs", "fn f(_: crate::a::A) {}")]), circle);
        assert_eq!(
            found(&[("a.rs", "use crate::b::B;"), ("b.rs", "fn f() {}"), ("c.rs", "use crate::a::A;")]),
            [""; 0]
        );
        assert_eq!(
            found(&[("a.rs", "use crate::{b::B};"), ("b/mod.rs", ""), ("b/c.rs", "use super::super::a::A;")]),
            circle
        );
        assert_eq!(found(&[("a.rs", "use super::b::B;"), ("b/mod.rs", ""), ("b/c.rs", "use super::a::A;")]), [""; 0]);
    }

    #[test]
    fn using_a_name_that_the_root_exports_counts_as_needing_the_module_that_defines_it() {
        let circle = ["these modules of games/g need each other: a, b; remove the cycle"];
        let (named, all) =
            (("lib.rs", "pub use a::A;\npub use b::{B, C};"), ("lib.rs", "pub use a::*;\npub use b::B;"));
        let files = [("a.rs", "use crate::{Z, B};\npub struct A;"), ("b.rs", "use crate::A;\npub struct B;")];
        assert_eq!(found(&[named, files[0], files[1]]), circle);
        assert_eq!(found(&[all, files[0], files[1]]), circle);
    }

    #[test]
    fn test_code_may_need_any_module() {
        assert_eq!(
            found(&[("a.rs", "use crate::b::B;"), ("b.rs", "#[cfg(test)] mod tests { use crate::a::A; }")]),
            [""; 0]
        );
    }
}
