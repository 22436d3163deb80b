//! Checks that every rulebook can be read, has the same entries in every language, and names the sources of its
//! clauses.

use rulebook::{Entry, Kind, Rulebook};

use super::Finding;
use super::config::Config;
use super::tree::Tree;

/// Finds rulebooks that cannot be read, translations whose entries differ from the English entries, and clauses without
/// a source.
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
            found.push(Finding::new(
                &file.path,
                None,
                "ko",
                "this rulebook has no Korean translation in the same folder",
            ));
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

/// The parts of an entry that are the same in every language: the number of its chapter, its id, whether it is
/// modelled, and its source.
type Place = (usize, String, bool, Option<String>);

/// Finds the first clause without a source in a rulebook of printed rules. If no clause of a rulebook has a source, the
/// rules are the project's own, and the function finds none.
fn without_source(book: &Rulebook) -> Option<String> {
    let clauses = || book.entries().filter(|entry| entry.kind == Kind::Clause);
    let lacks = |entry: &&Entry| entry.source.is_none();
    let is_printed = clauses().any(|entry| entry.source.is_some());
    clauses().find(lacks).filter(|_| is_printed).map(|entry| format!("{} gives no source", entry.id))
}

/// Finds the first entry that differs between two rulebooks in one of the parts of a [`Place`]. Returns a sentence
/// about the difference.
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
    let name = |entry: Option<&Place>| entry.map_or("no entry".to_owned(), |entry| entry.1.clone());
    let (want, have) = (name(one.get(at)), name(other.get(at)));
    Some(if want == have {
        format!("{want} differs from the English entry in its chapter, its source, or whether it is modelled")
    } else {
        format!("this translation has {have} where the English rulebook has {want}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_printed_rules_must_give_a_source() {
        let book = |text| Rulebook::parse(text).expect("the rulebook is valid");
        assert_eq!(without_source(&book(EN)), None);
        let half = format!("{EN}\nSource: page 2\n");
        assert_eq!(without_source(&book(&half)), Some("GA-X-01 gives no source".to_owned()));
        let ruling = half.replace("GA-X-01", "GA-R-01");
        assert_eq!(without_source(&book(&ruling)), None);
    }

    const EN: &str = "# G\n## C\n### GA-X-01 One\nx\n### GA-X-02 Two\nx\n";

    fn found(ko: &str) -> Vec<String> {
        let tree = Tree::of(&[("rules/ga/rulebook.md", EN), ("rules/ga/rulebook.ko.md", ko)]);
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        run(&tree, &config).into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn a_translation_with_other_entries_is_found() {
        assert_eq!(found(EN), [""; 0]);
        assert_eq!(
            found("# G\n## C\n### GA-X-01 One\nx\n"),
            ["this translation has no entry where the English rulebook has GA-X-02"]
        );
        let other = "# G\n## C\n### GA-X-01 One\nx\n### GA-X-02 Two\nx\n\nNot modelled: y\n";
        assert_eq!(
            found(other),
            ["GA-X-02 differs from the English entry in its chapter, its source, or whether it is modelled"]
        );
        assert_eq!(found("# G\n"), ["the rulebook has no chapter"]);
    }

    #[test]
    fn a_rulebook_without_a_translation_is_found() {
        let config = Config::parse("").expect("an empty tidy.toml is valid");
        assert_eq!(run(&Tree::of(&[("rules/ga/rulebook.md", EN)]), &config).len(), 1);
    }
}
