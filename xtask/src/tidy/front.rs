//! Checks the layers of the front end, and that its sources contain no forbidden words.

use super::Finding;
use super::config::Config;
use super::tree::{File, Tree};

/// The folder of the front end's sources.
const SOURCES: &str = "web/src/";

/// The layers, from the lowest to the highest: folders and files of `web/src`. A file may import from its own folder
/// and from lower layers, but not from other folders of the same layer. All other files are the shell, which may import
/// any file.
const LAYERS: [&[&str]; 5] = [
    &["wire", "identity"],
    &["texts", "contract.ts"],
    &["net", "campaign-contract.ts"],
    &["parts"],
    &["match", "games"],
];

/// The files that import small data from the folders of all games. They use a pattern of paths and name no game.
const GATHERERS: [&str; 2] = ["texts/texts.svelte.ts", "parts/covers.ts"];

/// Words for things that the content security policy forbids, or that turn strings into markup.
const FORBIDDEN: [&str; 6] = ["style=\"", "style={", "{@html", "innerHTML", "eval(", "new Function"];

/// Words for the network, the clock and chance. Games must not use them.
const IMPURE: [&str; 4] = ["fetch(", "WebSocket", "Date.now", "Math.random"];

/// Finds imports from layers that are not lower, names of games outside their folders, and forbidden words.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let games = game_names(tree);
    let mut found = Vec::new();
    for file in tree.under("web/src").filter(|file| !file.is_generated() && !file.is_test()) {
        let path = &file.path[SOURCES.len()..];
        for (n, line) in file.text.lines().enumerate() {
            let mut say = |word: &str, message: String| found.push(Finding::new(&file.path, n + 1, word, message));
            for import in imports(line) {
                if let Some(why) = upward(path, import) {
                    say(import, why);
                }
            }
            if game_of(path).is_none()
                && let Some(name) = games.iter().find(|name| line.contains(name.as_str()))
            {
                say(
                    name,
                    format!("this line names {name} outside its folder; the front end finds games by their folders"),
                );
            }
            if let Some(word) = done(file, path, line) {
                say(word, format!("{word} is forbidden in this file"));
            }
        }
    }
    found
}

/// Returns the names of all games that have a folder, as they are spelled in URLs, Rust, TypeScript and titles.
fn game_names(tree: &Tree) -> Vec<String> {
    let mut folders: Vec<&str> =
        tree.under("web/src/games").filter_map(|file| game_of(&file.path[SOURCES.len()..])).collect();
    folders.dedup();
    let spelled = |folder: &str| {
        let title = folder.split('-').map(capital).collect::<Vec<_>>();
        let pascal = title.concat();
        let camel = pascal[..1].to_lowercase() + &pascal[1..];
        [folder.to_owned(), folder.replace('-', "_"), camel, pascal, title.join(" ")]
    };
    let mut names: Vec<String> = folders.into_iter().flat_map(spelled).collect();
    names.sort();
    names.dedup();
    names
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// Returns the folder of the game to which a path below `web/src` belongs.
fn game_of(path: &str) -> Option<&str> {
    path.strip_prefix("games/")?.split_once('/').map(|(folder, _)| folder)
}

/// Returns the relative paths, and patterns of paths, that a line imports.
fn imports(line: &str) -> impl Iterator<Item = &str> {
    let after = ["from '", "import '", "('"].into_iter().flat_map(|begin| line.split(begin).skip(1));
    after.filter_map(|rest| rest.split('\'').next()).filter(|path| path.starts_with('.'))
}

/// Returns the reason why a file may not import a path; `None` if the import is allowed.
fn upward(path: &str, import: &str) -> Option<String> {
    let target = resolved(path, import)?;
    if target.starts_with("games/*") {
        let may = layer(path) == LAYERS.len() || GATHERERS.contains(&path);
        return (!may).then(|| format!("only {} may import from all games", GATHERERS.join(" and ")));
    }
    let (own, other) = (game_of(path), game_of(&target));
    if let (Some(own), Some(other)) = (own, other)
        && own != other
    {
        return Some(format!("{own} imports from {other}; code that games share belongs in parts"));
    }
    let is_shell = layer(path) == LAYERS.len();
    let is_below = layer(&target) < layer(path) || top(&target) == top(path);
    (!is_shell && !is_below).then(|| format!("{} is not in a lower layer than {}", top(&target), top(path)))
}

/// Turns a path relative to a file into a path relative to `web/src`. Returns `None` if the path leads out of
/// `web/src`.
fn resolved(file: &str, import: &str) -> Option<String> {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in import.split('/').filter(|part| *part != ".") {
        if part == ".." {
            parts.pop()?;
        } else {
            parts.push(part);
        }
    }
    Some(parts.join("/"))
}

/// Returns the number of the layer of a path, from 0. The shell has the highest number.
fn layer(path: &str) -> usize {
    let first = top(path).trim_end_matches(".ts");
    let is_in = |layer: &&[&str]| layer.iter().any(|name| name.trim_end_matches(".ts") == first);
    LAYERS.iter().position(is_in).unwrap_or(LAYERS.len())
}

fn top(path: &str) -> &str {
    path.split('/').next().unwrap_or(path)
}

/// Returns the first forbidden word in a line, if there is one. In games, more words are forbidden.
fn done(file: &File, path: &str, line: &str) -> Option<&'static str> {
    if !file.path.ends_with(".ts") && !file.path.ends_with(".svelte") {
        return None;
    }
    let impure: &[&'static str] = if path.starts_with("games/") { &IMPURE } else { &[] };
    FORBIDDEN.iter().chain(impure).find(|word| bare(line, word)).copied()
}

/// Returns whether a line contains a word that is not the end of a longer word.
fn bare(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        let games = [("web/src/games/toy-duel/index.ts", ""), ("web/src/games/other/index.ts", "")];
        let tree = Tree::of(&[games[0], games[1], (path, text)]);
        run(&tree, &config).into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn files_import_from_lower_layers_only() {
        assert_eq!(found("web/src/games/toy-duel/a.ts", "import { t } from '../../texts';"), [""; 0]);
        assert_eq!(found("web/src/pages/a.ts", "import { a } from '../shell/games';"), [""; 0]);
        assert_eq!(
            found("web/src/parts/a.ts", "import { a } from '../match/words';"),
            ["match is not in a lower layer than parts"]
        );
        assert_eq!(
            found("web/src/match/a.ts", "const a = await import('../shell/games');"),
            ["shell is not in a lower layer than match"]
        );
        assert_eq!(
            found("web/src/games/toy-duel/a/B.svelte", "  import { a } from '../../../match/words';"),
            ["match is not in a lower layer than games"]
        );
        assert_eq!(
            found("web/src/net/a.ts", "import '../App.svelte';"),
            ["App.svelte is not in a lower layer than net"]
        );
        assert_eq!(
            found("web/src/contract.ts", "import { t } from './net/http';"),
            ["net is not in a lower layer than contract.ts"]
        );
        assert_eq!(found("web/src/parts/a.ts", "import type { A } from '../contract';"), [""; 0]);
        assert_eq!(found("web/src/parts/a.ts", "import schema from '../../../docs/schema/a.json';"), [""; 0]);
    }

    #[test]
    fn games_do_not_import_from_each_other() {
        assert_eq!(
            found("web/src/games/other/a.ts", "import { a } from '../toy-duel/b';"),
            ["other imports from toy-duel; code that games share belongs in parts"]
        );
        assert_eq!(found("web/src/games/other/a/b.ts", "import { a } from '../c';"), [""; 0]);
    }

    #[test]
    fn only_two_files_and_the_shell_import_from_all_games() {
        let glob = "const all = import.meta.glob<Cover>('../games/*/cover.ts');";
        assert_eq!(found("web/src/parts/covers.ts", glob), [""; 0]);
        assert_eq!(found("web/src/shell/games.ts", glob), [""; 0]);
        assert_eq!(
            found("web/src/parts/more.ts", glob),
            ["only texts/texts.svelte.ts and parts/covers.ts may import from all games"]
        );
    }

    #[test]
    fn a_game_may_be_named_in_its_folder_only() {
        for name in ["toy-duel", "toy_duel", "toyDuel", "ToyDuel", "Toy Duel"] {
            let text = format!("const a = '{name}';");
            assert_eq!(
                found("web/src/pages/a.ts", &text),
                [format!("this line names {name} outside its folder; the front end finds games by their folders")]
            );
            assert_eq!(found("web/src/games/toy-duel/a.ts", &text), [""; 0]);
            assert_eq!(found("web/src/wire/toy_duel/A.ts", &text), [""; 0]);
        }
        assert_eq!(found("web/src/texts/en/a.ftl", "title-toy-duel = Duel").len(), 1);
    }

    #[test]
    fn words_against_the_content_security_policy_are_found() {
        assert_eq!(found("web/src/parts/A.svelte", "<p style=\"color: red\">"), ["style=\" is forbidden in this file"]);
        assert_eq!(found("web/src/parts/A.svelte", "<p style:color={red}>"), [""; 0]);
        assert_eq!(found("web/src/parts/A.svelte", "{@html text}"), ["{@html is forbidden in this file"]);
    }

    #[test]
    fn the_network_the_clock_and_chance_are_forbidden_in_games() {
        assert_eq!(found("web/src/games/other/a.ts", "const at = Date.now();"), ["Date.now is forbidden in this file"]);
        assert_eq!(found("web/src/games/other/a.ts", "await fetch('/api');"), ["fetch( is forbidden in this file"]);
        assert_eq!(found("web/src/games/other/a.ts", "prefetch('/api');"), [""; 0]);
        assert_eq!(found("web/src/net/http.ts", "await fetch('/api');"), [""; 0]);
    }
}
