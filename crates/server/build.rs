//! Says when the committed front end was not made from its sources as they are. It builds nothing.

use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Folders of `web/` that do not go into the bundle; `cargo xtask web` leaves out the same.
const ASIDE: [&str; 5] = ["node_modules", "tests", "dev", "test-results", "playwright-report"];

fn main() {
    println!("cargo::rerun-if-changed=web-dist");
    let web = Path::new("../../web");
    let Ok(said) = fs::read_to_string("web-dist/.sources") else {
        println!("cargo::warning=web-dist does not say what it was made from; run `cargo xtask web`");
        return;
    };
    let mut sources = BTreeMap::new();
    if gather(web, "", &mut sources).is_ok() && said.trim() != digest(&sources) {
        println!("cargo::warning=web-dist was not made from web/ as it is; run `cargo xtask web`");
    }
}

/// Reads every source below a folder by its path with `/`.
fn gather(folder: &Path, prefix: &str, sources: &mut BTreeMap<String, Vec<u8>>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            if !ASIDE.contains(&path.as_str()) && entry.file_name() != "node_modules" {
                gather(&entry.path(), &format!("{path}/"), sources)?;
            }
        } else if !path.ends_with(".test.ts") && !path.ends_with(".md") {
            sources.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// SHA-256 over path, a zero byte, the length in eight little-endian bytes, and the content of each source.
fn digest(sources: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hash = Sha256::new();
    for (path, content) in sources {
        hash.update(path.as_bytes());
        hash.update([0]);
        hash.update((content.len() as u64).to_le_bytes());
        hash.update(content);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
