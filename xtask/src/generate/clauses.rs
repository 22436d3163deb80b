//! Generates the clause constants: one for every entry of a game's rulebook.

use std::fmt::Write;

use rulebook::Rulebook;

use super::Output;
use crate::project::Project;

/// Returns the text of `src/clauses.rs` of every game that has a rulebook.
pub fn outputs(project: &Project) -> Result<Vec<Output>, String> {
    let mut outputs = Vec::new();
    for game in project.books()? {
        let book =
            Rulebook::parse(&project.read(&game.rulebook)?).map_err(|why| format!("{}: {why}", game.rulebook))?;
        let path = format!("{}/src/clauses.rs", game.crate_dir);
        outputs.push(Output { path, text: constants(&book, &game.rulebook) });
    }
    Ok(outputs)
}

/// Returns the name of the constant for an id: `TB_PLACE_04` for `TB-PLACE-04`, and `PF_CHART_M4` for `PF-CHART-m4`.
pub fn constant(id: &str) -> String {
    id.replace('-', "_").to_uppercase()
}

fn constants(book: &Rulebook, source: &str) -> String {
    let mut text = format!(
        "//! The clauses of {}, by id. Written by `cargo xtask gen` from {source}; not to be edited.\n\nuse referee::Clause;\n",
        book.title
    );
    for entry in book.entries() {
        let (id, name, title) = (&entry.id, constant(&entry.id), &entry.title);
        writeln!(text, "\n/// {title}.\npub const {name}: Clause = Clause::new(\"{id}\");")
            .expect("writing to a string does not fail");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_constant_has_capital_letters_only() {
        assert_eq!(constant("AB-CHART-m4"), "AB_CHART_M4");
    }

    #[test]
    fn every_entry_becomes_a_constant_with_its_title() {
        let book = Rulebook::parse("# G\n## C\n### AB-X-01 Somebody starts\nx\n").expect("the rulebook is valid");
        let text = constants(&book, "rules/g/rulebook.md");
        assert!(
            text.ends_with("\n/// Somebody starts.\npub const AB_X_01: Clause = Clause::new(\"AB-X-01\");\n"),
            "{text}"
        );
    }
}
