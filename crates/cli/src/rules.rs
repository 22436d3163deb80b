//! `rumpus rules`: prints a rulebook, or some of its clauses.

use crate::{Answer, say_lines};
use clap::Args;
use rulebook::{Entry, Rulebook};

/// The languages in which every rulebook exists.
const LANGUAGES: [&str; 2] = ["en", "ko"];

/// Arguments of `rumpus rules`.
#[derive(Args)]
pub struct Rules {
    /// The game's name, such as toy-battle
    game: String,
    /// The id of a clause, such as TB-PLACE-04. The beginning of an id, such as TB-PLACE, stands for all ids that begin
    /// so
    clause: Option<String>,
    /// The language: en or ko
    #[arg(long, default_value = "en")]
    lang: String,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Rules {
    /// Prints the rulebook, or the clauses that the argument names.
    pub fn run(self) -> Result<Answer, String> {
        let book = self.book()?;
        match &self.clause {
            None if self.json => say_lines!("{}", to_json(&book)),
            None => print_book(&book),
            Some(clause) => self.print_clauses(&book, &clause.to_ascii_uppercase())?,
        }
        Ok(Answer::Yes)
    }

    fn book(&self) -> Result<Rulebook, String> {
        if !LANGUAGES.contains(&self.lang.as_str()) {
            return Err(format!(
                "there is no rulebook in {:?}; there is one in {}",
                self.lang,
                LANGUAGES.join(" and ")
            ));
        }
        let language = self.lang.parse()?;
        Ok(shelf::named(&self.game).map_err(|why| why.to_string())?.rulebook(language))
    }

    fn print_clauses(&self, book: &Rulebook, clause: &str) -> Result<(), String> {
        let found: Vec<&Entry> = match book.entry(clause) {
            Some(entry) => vec![entry],
            None => book.entries().filter(|entry| entry.id.starts_with(clause)).collect(),
        };
        if found.is_empty() {
            let ids: Vec<&str> = book.entries().map(|entry| entry.id.as_str()).collect();
            return Err(format!("{} has no clause {clause}; it has {}", book.title, ids.join(", ")));
        }
        if self.json {
            say_lines!("{}", to_json(&found));
            return Ok(());
        }
        found.into_iter().for_each(print_entry);
        Ok(())
    }
}

fn print_book(book: &Rulebook) {
    say_lines!("{}", book.title);
    if !book.intro.is_empty() {
        say_lines!("\n{}", book.intro);
    }
    for chapter in &book.chapters {
        say_lines!("\n== {} ==\n", chapter.title);
        chapter.clauses.iter().for_each(print_entry);
    }
}

fn print_entry(entry: &Entry) {
    say_lines!("{}  {}", entry.id, entry.title);
    for line in entry.text.lines() {
        say_lines!("    {line}");
    }
    if let Some(note) = &entry.note {
        say_lines!("    {}: {note}", if entry.modelled { "Note" } else { "Not modelled" });
    }
    if let Some(source) = &entry.source {
        say_lines!("    Source: {source}");
    }
    say_lines!("");
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(value).expect("a rulebook is plain data")
}
