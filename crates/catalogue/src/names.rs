//! Names that come with a game. Printed cards take them from the texts of the game's front end, `*-names.ftl`.

/// Returns the text of an id in a file of names; `None` if the file does not have the id.
pub fn line(file: &'static str, id: &str) -> Option<&'static str> {
    let said = |line: &'static str| line.strip_prefix(id)?.strip_prefix(" = ").map(str::trim_end);
    file.lines().find_map(said)
}

/// Returns a word as it stands in ids: "Herald's Call" is `herald-s-call`.
pub fn slug(word: &str) -> String {
    let letters = word.to_lowercase();
    let parts = letters.split(|letter: char| !letter.is_ascii_alphanumeric());
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}
