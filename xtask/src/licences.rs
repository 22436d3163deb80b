//! `cargo xtask licences`: writes the licences of everything that is shipped into one file.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::project::Project;
use crate::run;
use crate::tools::Node;

/// The path of the file if the command line names no other.
const FILE: &str = "target/third-party-licences.txt";

/// The beginnings of the names of files that hold a licence, or a notice that must be passed on with the licence.
const BEGINNINGS: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// Texts of licences, each with the names of the libraries, packages and fonts under that licence.
type Texts = BTreeMap<String, BTreeSet<String>>;

/// Writes the file. It covers the Rust libraries that are linked into `rumpus` on any system, the packages of the front
/// end, and the fonts.
///
/// # Errors
/// There is more than one argument, cargo or Node does not run, or a file cannot be read or written. A library that
/// comes without a licence text is not an error: the file gives the name of its licence.
pub fn run(project: &Project, words: &[&str]) -> Result<(), String> {
    let path = match words {
        [] => FILE,
        [path] => path,
        _ => return Err("cargo xtask licences takes at most one argument: the file to write".to_owned()),
    };
    let mut texts = Texts::new();
    let mut without = crates(project, &mut texts)?;
    without.extend(packages(project, &mut texts)?);
    fonts(project, &mut texts)?;
    let mut all = String::from("Rumpus contains the following works under the following licences.\n");
    for (text, of) in &texts {
        let of: Vec<&str> = of.iter().map(String::as_str).collect();
        write!(all, "\n{}\n{}\n{}\n\n{}\n", "-".repeat(100), of.join(", "), "-".repeat(100), text.trim())
            .expect("writing to a string does not fail");
    }
    if !without.is_empty() {
        writeln!(
            all,
            "\nThe following works come without a licence text. Each names its licence:\n\n{}",
            without.join("\n")
        )
        .expect("writing to a string does not fail");
    }
    fs::write(project.at(path), all).map_err(|error| format!("{path}: {error}"))?;
    println!("{path}: {} licence texts; {} works come without a text", texts.len(), without.len());
    Ok(())
}

/// Adds the licence texts of the libraries that are linked into `rumpus`. Returns the libraries that come without a
/// text, each with the name of its licence.
fn crates(project: &Project, texts: &mut Texts) -> Result<Vec<String>, String> {
    let mut command = project.cargo();
    command.args(["metadata", "--format-version", "1", "--locked"]);
    let output = run::asked(&mut command).ok_or("cargo metadata failed")?;
    let metadata: Value = serde_json::from_str(&output).map_err(|error| format!("cargo metadata: {error}"))?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages: BTreeMap<String, Value> =
        list(&metadata["packages"]).into_iter().map(|package| (said(&package["id"]), package)).collect();
    let nodes: BTreeMap<String, Value> =
        list(&metadata["resolve"]["nodes"]).into_iter().map(|node| (said(&node["id"]), node)).collect();
    let root = packages
        .iter()
        .find(|(_, package)| package["name"] == "rumpus")
        .ok_or("cargo metadata lists no package rumpus")?;
    let (mut seen, mut next) = (BTreeSet::new(), vec![root.0.clone()]);
    while let Some(id) = next.pop() {
        if seen.insert(id.clone()) {
            let is_linked =
                |dependency: &Value| list(&dependency["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            next.extend(list(&nodes[&id]["deps"]).iter().filter(|one| is_linked(one)).map(|one| said(&one["pkg"])));
        }
    }
    let mut without = Vec::new();
    for package in seen.iter().map(|id| &packages[id]).filter(|package| !package["source"].is_null()) {
        let name = format!("{} {}", said(&package["name"]), said(&package["version"]));
        let manifest = said(&package["manifest_path"]);
        let folder = Path::new(&manifest).parent().ok_or("cargo metadata gives a manifest without a folder")?;
        if !read(folder, &name, texts)? {
            without.push(format!("{name}: {}", said(&package["license"])));
        }
    }
    Ok(without)
}

/// Adds the licence texts of the packages that the front end imports, and of the dependencies of these packages.
/// Returns the packages that come without a text, each with the name of its licence.
fn packages(project: &Project, texts: &mut Texts) -> Result<Vec<String>, String> {
    Node::find(project)?;
    let (mut seen, mut without) = (BTreeSet::new(), Vec::new());
    let mut next: Vec<String> = ["svelte", "three", "@fluent/bundle", "@noble/hashes", "uqr"].map(str::to_owned).into();
    while let Some(name) = next.pop() {
        let folder = project.at("web/node_modules").join(&name);
        let Ok(text) = fs::read_to_string(folder.join("package.json")) else { continue };
        if !seen.insert(name.clone()) {
            continue;
        }
        let package: Value = serde_json::from_str(&text).map_err(|error| format!("{name}: {error}"))?;
        next.extend(package["dependencies"].as_object().into_iter().flatten().map(|(name, _)| name.clone()));
        let full = format!("{name} {}", said(&package["version"]));
        if !read(&folder, &full, texts)? {
            without.push(format!("{full}: {}", said(&package["license"])));
        }
    }
    Ok(without)
}

fn fonts(project: &Project, texts: &mut Texts) -> Result<(), String> {
    for (path, font) in [
        ("crates/print/fonts/fredoka-OFL.txt", "Fredoka (font)"),
        ("crates/print/fonts/pretendard-OFL.txt", "Pretendard (font)"),
    ] {
        texts.entry(project.read(path)?).or_default().insert(font.to_owned());
    }
    Ok(())
}

/// Adds the licence texts in a folder, and returns whether there are any.
fn read(folder: &Path, name: &str, texts: &mut Texts) -> Result<bool, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found = false;
    for path in entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()) {
        let file = path.file_name().map(|file| file.to_string_lossy().to_lowercase()).unwrap_or_default();
        if BEGINNINGS.iter().any(|beginning| file.starts_with(beginning)) {
            let text = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let text = String::from_utf8_lossy(&text).replace("\r\n", "\n");
            texts.entry(text).or_default().insert(name.to_owned());
            found = true;
        }
    }
    Ok(found)
}

fn said(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
