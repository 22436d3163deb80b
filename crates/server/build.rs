//! Compresses the built front end in `web-dist` and embeds it. Warns if `web-dist` was not built from the current
//! sources in `web/`.

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{Result, Write as _};
use std::path::{Path, PathBuf};

/// Folders of `web/` that the digest of the sources leaves out. `cargo xtask web` leaves out the same folders.
const ASIDE: [&str; 5] = ["node_modules", "tests", "dev", "test-results", "playwright-report"];

/// Endings of files whose formats are compressed already.
const PACKED: [&str; 7] = [".woff2", ".png", ".webp", ".mp3", ".ogg", ".jpg", ".avif"];

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed=web-dist");
    println!("cargo::rerun-if-changed=build.rs");
    embed()?;
    let web = Path::new("../../web");
    let Ok(said) = fs::read_to_string("web-dist/.sources") else {
        println!("cargo::warning=crates/server/web-dist has no digest of its sources; run `cargo xtask web`");
        return Ok(());
    };
    let mut sources = BTreeMap::new();
    if gather(web, "", &mut sources).is_ok() && said.trim() != digest(&sources) {
        println!(
            "cargo::warning=crates/server/web-dist was built from other sources than those now in web/; run `cargo xtask web`"
        );
    }
    Ok(())
}

/// Writes `bundle.rs`: a Rust list of all files of the front end with their compressed forms, in the order of their
/// paths.
fn embed() -> Result<()> {
    let bundle = Path::new(&std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("web-dist");
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it"));
    let mut files = BTreeMap::new();
    if bundle.is_dir() {
        gather(&bundle, "", &mut files)?;
    }
    let mut list = String::from("&[\n");
    for (path, content) in files.iter().filter(|(path, _)| !path.split('/').any(|part| part.starts_with('.'))) {
        let tag = hexadecimal(&Sha256::digest(content)[..16]);
        let is_packed = PACKED.iter().any(|ending| path.ends_with(ending));
        let (brotli, gzip) = if is_packed {
            ("None".to_owned(), "None".to_owned())
        } else {
            (kept(&out, &format!("{tag}.br"), content, brotli)?, kept(&out, &format!("{tag}.gz"), content, gzip)?)
        };
        let plain = format!("include_bytes!({:?})", bundle.join(path).display().to_string());
        let fields = format!("path: {path:?}, tag: {tag:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip}");
        writeln!(list, "    File {{ {fields} }},").expect("writing to a string never fails");
    }
    fs::write(out.join("bundle.rs"), list + "]\n")
}

/// Compresses `content` to the file `name`, unless an earlier build did. Returns the Rust expression that embeds the
/// result. The expression is `None` if the result is hardly smaller than `content`.
fn kept(out: &Path, name: &str, content: &[u8], pack: fn(&[u8]) -> Result<Vec<u8>>) -> Result<String> {
    let path = out.join(name);
    if !path.is_file() {
        let whole = path.with_extension("part");
        fs::write(&whole, pack(content)?)?;
        fs::rename(&whole, &path)?;
    }
    let is_worth_it = path.metadata()?.len() + 32 < content.len() as u64;
    Ok(if is_worth_it { format!("Some(include_bytes!({:?}))", path.display().to_string()) } else { "None".into() })
}

/// Compresses with Brotli: with quality 11, the best, for a release, and with the faster quality 5 for other builds.
fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let quality = if is_release { 11 } else { 5 };
    let wished = brotli::enc::BrotliEncoderParams { quality, size_hint: content.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut packed, &wished)?;
    Ok(packed)
}

/// Compresses with gzip. The gzip header names no time and no operating system, so the bytes depend only on the
/// content.
fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}

/// Reads all files below a folder into a map by path, with `/` between the parts of a path. Leaves out the folders
/// [`ASIDE`].
fn gather(folder: &Path, prefix: &str, sources: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
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

/// Returns the SHA-256 of all sources. For each source it covers the path, a zero byte, the length in eight
/// little-endian bytes, and the content.
fn digest(sources: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hash = Sha256::new();
    for (path, content) in sources {
        hash.update(path.as_bytes());
        hash.update([0]);
        hash.update((content.len() as u64).to_le_bytes());
        hash.update(content);
    }
    hexadecimal(&hash.finalize())
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
