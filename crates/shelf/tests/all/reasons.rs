//! Tests of the reasons that bots give for hints, for every game on the shelf.

use std::collections::BTreeSet;
use std::path::Path;

/// Returns the names of the reasons for which the front end of a game has sentences in a language.
fn told(family: &str, language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(family);
    let file = folder.join(format!("texts/{language}.ftl"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    keys.filter_map(|key| key.split_once("-reason-")).map(|(_, name)| name.to_owned()).collect()
}

#[test]
fn every_reason_has_a_sentence_in_both_languages_and_no_other_has() {
    for game in shelf::games() {
        let about = game.entry().about();
        let named: BTreeSet<String> = game.reasons().iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(named.len(), game.reasons().len(), "{} names a reason twice", about.id);
        for language in ["en", "ko"] {
            assert_eq!(told(about.family, language), named, "{}, {language}", about.id);
        }
    }
}
