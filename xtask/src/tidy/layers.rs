//! Checks that crates use crates of lower layers only.

use toml::{Table, Value};

use super::Finding;
use super::config::Config;
use super::tree::{File, Tree};

/// The layers, from the lowest to the highest. A crate uses crates of lower layers only. All games together are one
/// layer.
const LAYERS: [&[&str]; 8] = [
    &["referee", "geometry", "physics", "rulebook", "typescript"],
    &["scenario", "search", "engine", "wire", "print"],
    &["lab", "laws"],
    &["catalogue"],
    &["games"],
    &["shelf"],
    &["server", "load"],
    &["rumpus"],
];

/// The libraries that speak HTTP or SQL.
const NETWORK: [&str; 8] = ["axum", "axum-extra", "hyper", "hyper-util", "reqwest", "rusqlite", "tower", "tower-http"];

/// Finds dependencies on layers that are not lower, libraries for HTTP and SQL outside the server, and names of games
/// outside the crate `shelf`.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    let games: Vec<&str> = tree.games().iter().map(|folder| folder.trim_start_matches("games/")).collect();
    for file in tree.files().filter(|file| is_manifest(&file.path)) {
        match manifest(file) {
            Ok((name, dependencies)) => {
                for dependency in &dependencies {
                    found.extend(
                        fault(&name, dependency, &games).map(|why| Finding::new(&file.path, None, dependency, why)),
                    );
                }
            }
            Err(why) => found.push(Finding::new(&file.path, None, "manifest", why)),
        }
    }
    for file in tree.files().filter(|file| file.is_rust() && !may_name_games(&file.path)) {
        for token in file.code().iter().filter(|token| games.contains(&token.text)) {
            let message = format!("this line names {}; only shelf may name games", token.text);
            found.push(Finding::new(&file.path, token.line, token.text, message));
        }
    }
    found
}

/// Returns whether a file is the manifest of a package of the workspace. The template of a new game does not count.
fn is_manifest(path: &str) -> bool {
    path.ends_with("/Cargo.toml") && !path.starts_with("xtask/template/")
}

/// Returns the name of a package and its dependencies, without those that only tests use.
fn manifest(file: &File) -> Result<(String, Vec<String>), String> {
    let table: Table = file.text.parse().map_err(|error| format!("{error}"))?;
    let name = table.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
    let name = name.ok_or("this manifest gives no name of a package")?.to_owned();
    let keys =
        |list: &str| table.get(list).and_then(Value::as_table).map(|list| list.keys().cloned().collect::<Vec<_>>());
    let dependencies = ["dependencies", "build-dependencies"].into_iter().filter_map(keys).flatten().collect();
    Ok((name, dependencies))
}

fn fault(name: &str, dependency: &str, games: &[&str]) -> Option<String> {
    if NETWORK.contains(&dependency) && name != "server" {
        return Some(format!("{name} uses {dependency}; only server may use HTTP and SQL"));
    }
    let tool = name == "xtask" || name.contains("fuzz");
    if tool {
        return None;
    }
    if games.contains(&dependency) && name != "shelf" {
        return Some(format!("{name} uses {dependency}; only shelf may name games"));
    }
    let layer = |name: &str| {
        let name = if games.contains(&name) { "games" } else { name };
        LAYERS.iter().position(|layer| layer.contains(&name))
    };
    match (layer(name), layer(dependency)) {
        (Some(own), Some(other)) if other >= own => {
            Some(format!("{name} uses {dependency}, which is not in a lower layer"))
        }
        (None, Some(_)) => Some(format!("{name} belongs to no layer; add it to a layer in xtask/src/tidy/layers.rs")),
        _ => None,
    }
}

fn may_name_games(path: &str) -> bool {
    ["crates/shelf/", "games/", "fuzz/"].iter().any(|folder| path.starts_with(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        let tree = Tree::of(&[("games/g/Cargo.toml", "[package]\nname = \"g\"\n"), (path, text)]);
        run(&tree, &config).into_iter().map(|finding| finding.message).collect()
    }

    fn crate_with(name: &str, dependency: &str) -> Vec<String> {
        found(
            &format!("crates/{name}/Cargo.toml"),
            &format!("[package]\nname = \"{name}\"\n[dependencies]\n{dependency} = \"1\"\n"),
        )
    }

    #[test]
    fn crates_use_crates_of_lower_layers_only() {
        assert_eq!(crate_with("server", "shelf"), [""; 0]);
        assert_eq!(crate_with("referee", "scenario"), ["referee uses scenario, which is not in a lower layer"]);
        assert_eq!(
            crate_with("odd", "scenario"),
            ["odd belongs to no layer; add it to a layer in xtask/src/tidy/layers.rs"]
        );
    }

    #[test]
    fn only_the_server_may_use_http_and_sql() {
        assert_eq!(crate_with("server", "rusqlite"), [""; 0]);
        assert_eq!(crate_with("lab", "axum"), ["lab uses axum; only server may use HTTP and SQL"]);
    }

    #[test]
    fn only_the_crate_shelf_may_name_games() {
        assert_eq!(crate_with("shelf", "g"), [""; 0]);
        assert_eq!(crate_with("lab", "g"), ["lab uses g; only shelf may name games"]);
        assert_eq!(found("crates/lab/src/a.rs", "use g::Rules;"), ["this line names g; only shelf may name games"]);
        assert_eq!(found("crates/lab/src/a.rs", "// g\nlet a = \"g\";"), [""; 0]);
    }
}
