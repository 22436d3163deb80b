//! Finds names for printed cards in the texts of the game's front end, `*-names.ftl`.

/// Returns the text that the file has for an id, or `None` if it has none. Each line of the file is `id = text`.
pub fn line(file: &'static str, id: &str) -> Option<&'static str> {
    let said = |line: &'static str| line.strip_prefix(id)?.strip_prefix(" = ").map(str::trim_end);
    file.lines().find_map(said)
}

/// Returns a name in the form that ids have: "Herald's Call" becomes `herald-s-call`.
pub fn slug(word: &str) -> String {
    let letters = word.to_lowercase();
    let parts = letters.split(|letter: char| !letter.is_ascii_alphanumeric());
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}
