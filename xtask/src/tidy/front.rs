//! Checks the layers of the front end, and that its sources use nothing forbidden.

use super::Finding;
use super::config::Config;
use super::tree::{File, Tree};

/// Where the sources of the front end stand.
const SOURCES: &str = "web/src/";

/// The layers, from the bottom: folders and files below `web/src`. A file imports from its own folder and from lower
/// layers. Two folders of one layer do not import from each other. All other files are the shell, which may import
/// anything.
const LAYERS: [&[&str]; 5] = [
    &["wire", "identity"],
    &["texts", "contract.ts"],
    &["net", "campaign-contract.ts"],
    &["parts"],
    &["match", "games"],
];

/// Files that gather small data from the folders of all games by a pattern, without naming a game.
const GATHERERS: [&str; 2] = ["texts/texts.svelte.ts", "parts/covers.ts"];

/// Words that the content security policy forbids, or that make markup of strings.
const FORBIDDEN: [&str; 6] = ["style=\"", "style={", "{@html", "innerHTML", "eval(", "new Function"];

/// Words for the network, the clock and chance, which games must not use.
const IMPURE: [&str; 4] = ["fetch(", "WebSocket", "Date.now", "Math.random"];

/// Finds upward imports, games named outside their folders, and forbidden words.
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
                say(name, format!("{name} is named outside its folder; the front end finds games by their folders"));
            }
            if let Some(word) = done(file, path, line) {
                say(word, format!("{word} has no place here"));
            }
        }
    }
    found
}

/// Returns the names of all games with a folder, as addresses, Rust, TypeScript and people write them.
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

/// Returns the folder of the game that a path below `web/src` belongs to.
fn game_of(path: &str) -> Option<&str> {
    path.strip_prefix("games/")?.split_once('/').map(|(folder, _)| folder)
}

/// Returns the relative paths that a line imports, or matches by a pattern.
fn imports(line: &str) -> impl Iterator<Item = &str> {
    let after = ["from '", "import '", "('"].into_iter().flat_map(|begin| line.split(begin).skip(1));
    after.filter_map(|rest| rest.split('\'').next()).filter(|path| path.starts_with('.'))
}

/// Returns why a file may not import a path, if it may not.
fn upward(path: &str, import: &str) -> Option<String> {
    let target = resolved(path, import)?;
    if target.starts_with("games/*") {
        let may = layer(path) == LAYERS.len() || GATHERERS.contains(&path);
        return (!may).then(|| format!("only {} gather from games", GATHERERS.join(" and ")));
    }
    let (own, other) = (game_of(path), game_of(&target));
    if let (Some(own), Some(other)) = (own, other)
        && own != other
    {
        return Some(format!("{own} imports from {other}; what games share stands in parts"));
    }
    let is_shell = layer(path) == LAYERS.len();
    let is_below = layer(&target) < layer(path) || top(&target) == top(path);
    (!is_shell && !is_below).then(|| format!("{} does not stand below {}", top(&target), top(path)))
}

/// Turns a path relative to a file into one below `web/src`; `None` if it leads elsewhere.
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

/// Returns the layer of a path; the shell is above all layers.
fn layer(path: &str) -> usize {
    let first = top(path).trim_end_matches(".ts");
    let is_in = |layer: &&[&str]| layer.iter().any(|name| name.trim_end_matches(".ts") == first);
    LAYERS.iter().position(is_in).unwrap_or(LAYERS.len())
}

fn top(path: &str) -> &str {
    path.split('/').next().unwrap_or(path)
}

/// Returns the first forbidden word in a line, if there is one. Games have more forbidden words than other files.
fn done(file: &File, path: &str, line: &str) -> Option<&'static str> {
    if !file.path.ends_with(".ts") && !file.path.ends_with(".svelte") {
        return None;
    }
    let impure: &[&'static str] = if path.starts_with("games/") { &IMPURE } else { &[] };
    FORBIDDEN.iter().chain(impure).find(|word| bare(line, word)).copied()
}

/// Returns whether a line has a word that is not the end of a longer one.
fn bare(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let config = Config::parse("").expect("empty");
        let games = [("web/src/games/toy-duel/index.ts", ""), ("web/src/games/other/index.ts", "")];
        let tree = Tree::of(&[games[0], games[1], (path, text)]);
        run(&tree, &config).into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn arrows_point_down() {
        assert_eq!(found("web/src/games/toy-duel/a.ts", "import { t } from '../../texts';"), [""; 0]);
        assert_eq!(found("web/src/pages/a.ts", "import { a } from '../shell/games';"), [""; 0]);
        assert_eq!(
            found("web/src/parts/a.ts", "import { a } from '../match/words';"),
            ["match does not stand below parts"]
        );
        assert_eq!(
            found("web/src/match/a.ts", "const a = await import('../shell/games');"),
            ["shell does not stand below match"]
        );
        assert_eq!(
            found("web/src/games/toy-duel/a/B.svelte", "  import { a } from '../../../match/words';"),
            ["match does not stand below games"]
        );
        assert_eq!(found("web/src/net/a.ts", "import '../App.svelte';"), ["App.svelte does not stand below net"]);
        assert_eq!(
            found("web/src/contract.ts", "import { t } from './net/http';"),
            ["net does not stand below contract.ts"]
        );
        assert_eq!(found("web/src/parts/a.ts", "import type { A } from '../contract';"), [""; 0]);
        assert_eq!(found("web/src/parts/a.ts", "import schema from '../../../docs/schema/a.json';"), [""; 0]);
    }

    #[test]
    fn games_know_nothing_of_each_other() {
        assert_eq!(
            found("web/src/games/other/a.ts", "import { a } from '../toy-duel/b';"),
            ["other imports from toy-duel; what games share stands in parts"]
        );
        assert_eq!(found("web/src/games/other/a/b.ts", "import { a } from '../c';"), [""; 0]);
    }

    #[test]
    fn two_files_gather_from_games() {
        let glob = "const all = import.meta.glob<Cover>('../games/*/cover.ts');";
        assert_eq!(found("web/src/parts/covers.ts", glob), [""; 0]);
        assert_eq!(found("web/src/shell/games.ts", glob), [""; 0]);
        assert_eq!(
            found("web/src/parts/more.ts", glob),
            ["only texts/texts.svelte.ts and parts/covers.ts gather from games"]
        );
    }

    #[test]
    fn a_game_is_named_in_its_folder_only() {
        for name in ["toy-duel", "toy_duel", "toyDuel", "ToyDuel", "Toy Duel"] {
            let text = format!("const a = '{name}';");
            assert_eq!(
                found("web/src/pages/a.ts", &text),
                [format!("{name} is named outside its folder; the front end finds games by their folders")]
            );
            assert_eq!(found("web/src/games/toy-duel/a.ts", &text), [""; 0]);
            assert_eq!(found("web/src/wire/toy_duel/A.ts", &text), [""; 0]);
        }
        assert_eq!(found("web/src/texts/en/a.ftl", "title-toy-duel = Duel").len(), 1);
    }

    #[test]
    fn sources_keep_to_the_content_security_policy() {
        assert_eq!(found("web/src/parts/A.svelte", "<p style=\"color: red\">"), ["style=\" has no place here"]);
        assert_eq!(found("web/src/parts/A.svelte", "<p style:color={red}>"), [""; 0]);
        assert_eq!(found("web/src/parts/A.svelte", "{@html text}"), ["{@html has no place here"]);
    }

    #[test]
    fn games_never_ask_the_network_the_clock_or_chance() {
        assert_eq!(found("web/src/games/other/a.ts", "const at = Date.now();"), ["Date.now has no place here"]);
        assert_eq!(found("web/src/games/other/a.ts", "await fetch('/api');"), ["fetch( has no place here"]);
        assert_eq!(found("web/src/games/other/a.ts", "prefetch('/api');"), [""; 0]);
        assert_eq!(found("web/src/net/http.ts", "await fetch('/api');"), [""; 0]);
    }
}
