//! Reads a rulebook, `rules/<game>/rulebook.md`, into chapters and clauses.
//!
//! The file is Markdown in a fixed form, so that people can read it and programs can find its entries:
//!
//! ```text
//! # Title of the game                        first line; paragraphs after it introduce the book
//! ## A chapter
//! ### TB-PLACE-04 Stronger covers weaker     an id, then a title
//! Paragraphs, with a blank line between them. A line that begins with "- " is an item of a list.
//!
//! Note: alternatives, or why the rule is so           (optional, one paragraph)
//! Not modelled: why no code carries it out            (optional, one paragraph)
//! Source: the section of the printed rules            (optional, one paragraph)
//! ```
//!
//! An entry may have a `Note:` or a `Not modelled:`, but not both.
//!
//! Ids are upper-case words and numbers joined by hyphens. The last part of an id may have small letters, as in
//! `PF-CHART-m4`. The id of a ruling contains `-R-`. The id of a rule about valid boards, armies or other files
//! contains `-V-`. Every other id belongs to a clause.

use std::collections::BTreeSet;

use serde::Serialize;

/// A rulebook: its chapters in order. Serializes as `{chapters: [...]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rulebook {
    /// The name of the game, as the first line gives it.
    #[serde(skip)]
    pub title: String,
    /// The paragraphs before the first chapter.
    #[serde(skip)]
    pub intro: String,
    /// The chapters, in the order of the file.
    pub chapters: Vec<Chapter>,
}

/// One chapter of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chapter {
    /// The heading.
    pub title: String,
    /// The entries of the chapter, in the order of the file. There is at least one.
    pub clauses: Vec<Entry>,
}

/// One numbered entry of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The id, such as `TB-PLACE-04`. No other entry of the book has this id.
    pub id: String,
    /// The rest of the heading: a few words.
    pub title: String,
    /// The text of the entry: paragraphs with a blank line between them. Each item of a list is on a line that begins
    /// with `- `.
    pub text: String,
    /// Whether the entry is a clause, a ruling, or a condition for valid files. The form of the id decides this.
    pub kind: Kind,
    /// Whether the code of the game carries this entry out. If not, `note` says why.
    pub modelled: bool,
    /// The paragraph after `Note:` or `Not modelled:`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The section of the printed rules with this rule. Rulings, and rules that this project adds, have no such
    /// section.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// The kinds of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A rule of the game.
    Clause,
    /// A rule of this project that closes a gap in the printed rules.
    Ruling,
    /// A condition for a valid board, army or other file.
    Validity,
}

impl Rulebook {
    /// Reads the text of a rulebook file.
    ///
    /// # Errors
    /// The first fault, as a sentence. It begins with the number of the line, unless the fault shows only at the end of
    /// the file.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut reader = Reader::default();
        for (index, line) in text.lines().enumerate() {
            reader.line(line.trim_end()).map_err(|fault| format!("line {}: {fault}", index + 1))?;
        }
        reader.finish()
    }

    /// Returns all entries, chapter by chapter.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// Returns the entry with this id, or `None` if the book has no such entry.
    #[must_use]
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries().find(|entry| entry.id == id)
    }
}

/// Reads a rulebook line by line. `open` is the heading of the present entry, and `body` is the text of that entry so
/// far.
#[derive(Default)]
struct Reader {
    title: Option<String>,
    intro: Paragraphs,
    chapters: Vec<Chapter>,
    open: Option<Heading>,
    body: Paragraphs,
    ids: BTreeSet<String>,
}

/// The heading of an entry whose text is still being read.
struct Heading {
    id: String,
    title: String,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some(rest) = line.strip_prefix("### ") {
            self.close()?;
            self.open = Some(self.heading(rest)?);
        } else if let Some(rest) = line.strip_prefix("## ") {
            self.close()?;
            self.chapter(rest)?;
        } else if let Some(rest) = line.strip_prefix("# ") {
            if self.title.replace(rest.to_owned()).is_some() {
                return Err(format!("{rest} is a second title; a rulebook has only one"));
            }
        } else if self.open.is_some() {
            self.body.line(line);
        } else if self.chapters.is_empty() {
            self.intro.line(line);
        } else if !line.is_empty() {
            return Err(format!("{line:?} stands between a chapter and its first entry"));
        }
        Ok(())
    }

    fn heading(&mut self, rest: &str) -> Result<Heading, String> {
        if self.chapters.is_empty() {
            return Err(format!("the entry {rest} stands before the first chapter"));
        }
        let (id, title) = rest.split_once(' ').ok_or_else(|| format!("the entry {rest} has no title after its id"))?;
        if !is_id(id) {
            return Err(format!(
                "{id} is not a valid id; an id is three or more upper-case words or numbers, joined by hyphens"
            ));
        }
        if !self.ids.insert(id.to_owned()) {
            return Err(format!("{id} is already the id of an earlier entry"));
        }
        Ok(Heading { id: id.to_owned(), title: title.trim().to_owned() })
    }

    fn chapter(&mut self, title: &str) -> Result<(), String> {
        self.filled()?;
        self.chapters.push(Chapter { title: title.trim().to_owned(), clauses: Vec::new() });
        Ok(())
    }

    /// Checks that the latest chapter has an entry.
    fn filled(&self) -> Result<(), String> {
        match self.chapters.last() {
            Some(last) if last.clauses.is_empty() => {
                Err(format!("the chapter {} has no entry; it needs at least one", last.title))
            }
            _ => Ok(()),
        }
    }

    fn close(&mut self) -> Result<(), String> {
        let Some(Heading { id, title }) = self.open.take() else { return Ok(()) };
        let (mut text, mut note, mut source, mut modelled) = (Vec::new(), None, None, true);
        for paragraph in self.body.take() {
            if let Some(section) = paragraph.strip_prefix("Source:") {
                if section.trim().is_empty() || source.replace(section.trim().to_owned()).is_some() {
                    return Err(format!("{id} may have only one `Source:`, with a text after it"));
                }
                continue;
            }
            let aside = if let Some(why) = paragraph.strip_prefix("Not modelled:") {
                modelled = false;
                why
            } else if let Some(why) = paragraph.strip_prefix("Note:") {
                why
            } else {
                text.push(paragraph);
                continue;
            };
            if aside.trim().is_empty() || note.replace(aside.trim().to_owned()).is_some() {
                return Err(format!("{id} may have only one `Note:` or `Not modelled:`, with a text after it"));
            }
        }
        if text.is_empty() {
            return Err(format!("the entry {id} has no text"));
        }
        let entry = Entry { kind: kind_of(&id), id, title, text: text.join("\n\n"), modelled, note, source };
        let chapter = self.chapters.last_mut().expect("the reader refuses an entry before the first chapter");
        chapter.clauses.push(entry);
        Ok(())
    }

    fn finish(mut self) -> Result<Rulebook, String> {
        self.close()?;
        self.filled()?;
        if self.chapters.is_empty() {
            return Err("the rulebook has no chapter".to_owned());
        }
        let title = self.title.ok_or("the rulebook has no title")?;
        Ok(Rulebook { title, intro: self.intro.take().join("\n\n"), chapters: self.chapters })
    }
}

/// Joins lines into paragraphs.
#[derive(Default)]
struct Paragraphs {
    done: Vec<String>,
    open: String,
}

impl Paragraphs {
    fn line(&mut self, line: &str) {
        if line.is_empty() {
            self.end();
        } else {
            if !self.open.is_empty() {
                self.open.push(if line.starts_with("- ") { '\n' } else { ' ' });
            }
            self.open.push_str(line.trim_start());
        }
    }

    fn end(&mut self) {
        if !self.open.is_empty() {
            self.done.push(std::mem::take(&mut self.open));
        }
    }

    fn take(&mut self) -> Vec<String> {
        self.end();
        std::mem::take(&mut self.done)
    }
}

/// Says whether a text is an id: at least three words or numbers in capitals, joined by hyphens. An id begins with a
/// letter, and its last part may have small letters.
fn is_id(id: &str) -> bool {
    let parts: Vec<&str> = id.split('-').collect();
    let Some((last, before)) = parts.split_last() else { return false };
    let capital = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    before.len() >= 2
        && before.iter().all(capital)
        && id.starts_with(|c: char| c.is_ascii_uppercase())
        && !last.is_empty()
        && last.bytes().all(|b| b.is_ascii_alphanumeric())
}

fn kind_of(id: &str) -> Kind {
    if id.contains("-R-") {
        Kind::Ruling
    } else if id.contains("-V-") {
        Kind::Validity
    } else {
        Kind::Clause
    }
}
