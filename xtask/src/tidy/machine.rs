//! Checks that no file names a path of one machine or a private registry.

use super::Finding;
use super::config::Config;
use super::tree::{File, Tree};

/// The beginnings of paths that exist on one machine only. Each is written in two parts, so that the check does not
/// find this file.
const PLACES: [(&str, &str); 6] =
    [("/ho", "me/"), ("/ro", "ot/"), ("/Us", "ers/"), ("/wo", "rk/"), ("C:", "\\\\"), ("../", "shared")];

/// The hosts from which packages may come.
const PUBLIC: [&str; 3] =
    ["https://registry.npmjs.org/", "https://github.com/rust-lang/crates.io-index", "https://pypi.org/"];

/// Finds paths of one machine in all files, and registries that are not public in lock files and settings.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.files().filter(|file| !file.path.starts_with("crates/server/web-dist/")) {
        for (at, line) in file.text.lines().enumerate() {
            for (one, two) in PLACES {
                let place = format!("{one}{two}");
                if stands_alone(line, &place) {
                    let message = format!("{place} is a path of one machine");
                    found.push(Finding::new(&file.path, at + 1, &place, message));
                }
            }
            if names_packages(file) {
                found
                    .extend(host(line).map(|host| {
                        Finding::new(&file.path, at + 1, host, format!("{host} is not a public registry"))
                    }));
            }
        }
    }
    found
}

/// Returns whether a path in the line begins with `place`. A place that begins with `..` counts anywhere in a path.
fn stands_alone(line: &str, place: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || "._-/}>".contains(c);
    line.match_indices(place).any(|(at, _)| place.starts_with("..") || !line[..at].ends_with(inside))
}

fn names_packages(file: &File) -> bool {
    let names = ["package-lock.json", "Cargo.lock", ".npmrc", "pip.conf", ".cargo/config.toml", "requirements.txt"];
    names.iter().any(|name| file.path.ends_with(name))
}

/// If a line gives the address of a package or a registry, returns the address unless it is public.
fn host(line: &str) -> Option<&str> {
    let telling = ["\"resolved\"", "source =", "registry", "index-url", "replace-with"];
    if !telling.iter().any(|key| line.contains(key)) {
        return None;
    }
    let from = line.find("http://").or_else(|| line.find("https://"))?;
    let address = line[from..].split(['"', ' ', '#', '?']).next()?;
    let public = PUBLIC.iter().any(|public| address.starts_with(public) || address == public.trim_end_matches('/'));
    (!public).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        run(&Tree::of(&[(path, text)]), &config).into_iter().map(|finding| finding.word).collect()
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        let home = format!("see /ho{}ann/x", "me/");
        assert_eq!(found("README.md", &home), [format!("/ho{}", "me/")]);
        assert_eq!(found("web/src/a.ts", &format!("import a from './pages/ho{}a';", "me/")), [""; 0]);
        assert_eq!(found("docs/a.md", &format!("[a](../sh{}/a.md)", "ared")), [format!("../sh{}", "ared")]);
    }

    #[test]
    fn registries_that_are_not_public_are_found() {
        let lock = |host: &str| format!("  \"resolved\": \"https://{host}/a/-/a-1.0.0.tgz\",");
        assert_eq!(found("web/package-lock.json", &lock("registry.npmjs.org")), [""; 0]);
        assert_eq!(found("web/package-lock.json", &lock("npm.example")), ["https://npm.example/a/-/a-1.0.0.tgz"]);
        let public = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
        assert_eq!(found("Cargo.lock", public), [""; 0]);
        assert_eq!(found(".npmrc", "registry=https://npm.example/"), ["https://npm.example/"]);
    }
}
