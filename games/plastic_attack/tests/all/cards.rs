//! Tests of the cards of an army, as they are printed.

use catalogue::Forces;
use plastic_attack::layout::Deck;
use plastic_attack::{ArmyFile, Edition, Entry, FigureFile, Special, deck, shipped_armies, shipped_figures};
use print::{Language, Paper, Printout, Sheet};
use serde_json::{Value, json};

const LANGUAGES: [Language; 2] = [Language::English, Language::Korean];

fn deck_of(edition: Edition, force: &Value, language: Language) -> Deck {
    assert_eq!(Entry(edition).check(&json!({}), force), Ok(vec![]));
    deck(edition, force, language).expect("the army can be printed")
}

#[test]
fn every_action_of_an_edition_has_a_name_and_a_short_text_that_the_fonts_have() {
    for (edition, language) in Edition::ALL.into_iter().flat_map(|it| LANGUAGES.map(|language| (it, language))) {
        let specials: Vec<Special> = Special::ALL.into_iter().filter(|special| special.is_of(edition)).collect();
        for three in specials.windows(3) {
            let card = json!({"high": three[0].word(), "mid": three[1].word(), "low": three[2].word()});
            let army = json!({"format": 1, "game": edition.game(), "army": [
                {"figure": "Moss Lion", "power": 10, "card": card, "mount": "Cap"},
                {"figure": "Cap", "power": 5, "card": card}]});
            let deck = deck_of(edition, &army, language);
            for action in &deck.cards[0].actions {
                assert!((2..=14).contains(&action.name.chars().count()), "{}", action.name);
                assert!((10..=112).contains(&action.text.chars().count()), "{}", action.text);
            }
            assert!(deck.cards[0].note.contains("Cap") && deck.cards[1].note.is_empty());
            let pdf = deck.pdf(&Sheet { paper: Paper::A4, language }).expect("the deck can be printed");
            assert_eq!(pdf.warnings, []);
        }
    }
}

#[test]
fn the_shipped_armies_are_printed_and_recover_is_on_every_card() {
    for edition in Edition::ALL {
        for army in shipped_armies(edition) {
            let force = serde_json::to_value(&army).expect("an army is plain data");
            let deck = deck_of(edition, &force, Language::Korean);
            assert_eq!(deck.cards.len(), army.army.len());
            assert_eq!(deck.mark.is_empty(), edition == Edition::First);
            for card in &deck.cards {
                let ranks: Vec<&str> = card.actions.iter().map(|action| &*action.ranks).collect();
                assert_eq!(ranks, ["Q/J", "10/9", "8/7", "K/A"]);
                assert_eq!(card.actions[3].name, "구출");
                assert!(card.look.as_ref().is_some_and(|look| look.colors[0].starts_with('#')));
            }
        }
    }
}

/// Korean cards once showed the English names of the figures that come with the game.
#[test]
fn korean_cards_of_shipped_figures_and_armies_have_korean_names() {
    let is_korean = |text: &str| text.chars().any(|letter| ('가'..='힣').contains(&letter));
    let has_latin = |text: &str| text.chars().any(|letter| letter.is_ascii_alphabetic());
    for edition in Edition::ALL {
        let collection = ArmyFile {
            format: 1,
            game: edition.game().into(),
            name: String::new(),
            army: shipped_figures(edition).into_iter().map(|figure| FigureFile { power: 1, ..figure }).collect(),
        };
        for army in shipped_armies(edition).into_iter().chain([collection]) {
            let force = serde_json::to_value(&army).expect("an army is plain data");
            let [english, korean] = LANGUAGES.map(|language| deck_of(edition, &force, language));
            assert_eq!(english.title, army.name);
            assert!(army.name.is_empty() || is_korean(&korean.title) && !has_latin(&korean.title), "{}", korean.title);
            for ((figure, card), own) in army.army.iter().zip(&korean.cards).zip(&english.cards) {
                assert_eq!(own.name, figure.figure);
                let actions = card.actions.iter().flat_map(|action| [&action.name, &action.text]);
                for said in actions.chain([&card.name, &card.note]).filter(|said| !said.is_empty()) {
                    assert!(is_korean(said) && !has_latin(said), "{said}");
                }
            }
        }
    }
}

/// A name is translated only if it is the shipped name of its type. A player's own figure of any type keeps its name.
#[test]
fn names_that_a_player_invented_are_not_translated() {
    let card = json!({"high": "luck", "mid": "luck", "low": "luck"});
    let army = json!({"format": 1, "game": "plastic-attack-2009", "name": "Kitchen Shelf Two", "army": [
        {"figure": "My Lion", "type": "moss-lion", "power": 4, "card": card, "mount": "Paper Dragon"},
        {"figure": "Paper Dragon", "power": 5, "card": card}]});
    let deck = deck_of(Edition::First, &army, Language::Korean);
    assert_eq!((&*deck.title, &*deck.cards[0].name), ("Kitchen Shelf Two", "My Lion"));
    assert_eq!(
        (&*deck.cards[1].name, &*deck.cards[0].note),
        ("종이 용", "함께: 종이 용"),
        "a figure without a type has its name as type"
    );
}
