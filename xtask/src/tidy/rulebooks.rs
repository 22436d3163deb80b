//! Checks that rulebooks can be read, have the same entries in every language, and name their sources.

use rulebook::{Entry, Kind, Rulebook};

use super::Finding;
use super::config::Config;
use super::tree::Tree;

/// Finds rulebooks that cannot be read, translations whose entries differ from the English ones, and clauses without a
/// source.
pub fn run(tree: &Tree, _: &Config) -> Vec<Finding> {
    let mut found = Vec::new();
    let books = tree.under("rules").filter(|file| file.path.ends_with("/rulebook.md"));
    for file in books {
        let english = match Rulebook::parse(&file.text) {
            Ok(book) => book,
            Err(why) => {
                found.push(Finding::new(&file.path, None, "parse", why));
                continue;
            }
        };
        found.extend(without_source(&english).map(|why| Finding::new(&file.path, None, "source", why)));
        let stem = file.path.trim_end_matches("md");
        let others: Vec<_> =
            tree.files().filter(|other| other.path.starts_with(stem) && other.path != file.path).collect();
        if !others.iter().any(|other| other.path.ends_with(".ko.md")) {
            found.push(Finding::new(&file.path, None, "ko", "there is no Korean rulebook beside it"));
        }
        for other in others {
            match Rulebook::parse(&other.text) {
                Ok(book) => {
                    found.extend(difference(&english, &book).map(|why| Finding::new(&other.path, None, "ids", why)))
                }
                Err(why) => found.push(Finding::new(&other.path, None, "parse", why)),
            }
        }
    }
    found
}

/// Where an entry stands in a book: chapter, id, whether it is modelled, source.
type Place = (usize, String, bool, Option<String>);

/// Finds the first clause without a source in a book of printed rules. If no clause of a book has a source, the rules
/// are the project's own.
fn without_source(book: &Rulebook) -> Option<String> {
    let clauses = || book.entries().filter(|entry| entry.kind == Kind::Clause);
    let lacks = |entry: &&Entry| entry.source.is_none();
    let is_printed = clauses().any(|entry| entry.source.is_some());
    clauses().find(lacks).filter(|_| is_printed).map(|entry| format!("{} names no source", entry.id))
}

/// Finds the first entry that differs between two rulebooks in id, chapter, source, or whether it is modelled.
fn difference(one: &Rulebook, other: &Rulebook) -> Option<String> {
    let index = |book: &Rulebook| -> Vec<Place> {
        let chapters = book.chapters.iter().enumerate();
        chapters
            .flat_map(|(at, chapter)| chapter.clauses.iter().map(move |entry| (at, entry)))
            .map(|(at, entry)| (at, entry.id.clone(), entry.modelled, entry.source.clone()))
            .collect()
    };
    let (one, other) = (index(one), index(other));
    let at = (0..one.len().max(other.len())).find(|at| one.get(*at) != other.get(*at))?;
    let name = |entry: Option<&Place>| entry.map_or("nothing".to_owned(), |entry| entry.1.clone());
    let (want, have) = (name(one.get(at)), name(other.get(at)));
    Some(if want == have {
        format!("{want} has another chapter or source, or is modelled differently, than in English")
    } else {
        format!("{have} stands where the English rulebook has {want}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_printed_rules_names_its_source() {
        let book = |text| Rulebook::parse(text).expect("a rulebook");
        assert_eq!(without_source(&book(EN)), None);
        let half = format!("{EN}\nSource: page 2\n");
        assert_eq!(without_source(&book(&half)), Some("GA-X-01 names no source".to_owned()));
        let ruling = half.replace("GA-X-01", "GA-R-01");
        assert_eq!(without_source(&book(&ruling)), None);
    }

    const EN: &str = "# G\n## C\n### GA-X-01 One\nx\n### GA-X-02 Two\nx\n";

    fn found(ko: &str) -> Vec<String> {
        let tree = Tree::of(&[("rules/ga/rulebook.md", EN), ("rules/ga/rulebook.ko.md", ko)]);
        let config = Config::parse("").expect("empty");
        run(&tree, &config).into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn a_translation_has_the_same_entries() {
        assert_eq!(found(EN), [""; 0]);
        assert_eq!(found("# G\n## C\n### GA-X-01 One\nx\n"), ["nothing stands where the English rulebook has GA-X-02"]);
        let other = "# G\n## C\n### GA-X-01 One\nx\n### GA-X-02 Two\nx\n\nNot modelled: y\n";
        assert_eq!(
            found(other),
            ["GA-X-02 has another chapter or source, or is modelled differently, than in English"]
        );
        assert_eq!(found("# G\n"), ["the rulebook has no chapter"]);
    }

    #[test]
    fn a_rulebook_without_translation_is_found() {
        let config = Config::parse("").expect("empty");
        assert_eq!(run(&Tree::of(&[("rules/ga/rulebook.md", EN)]), &config).len(), 1);
    }
}
