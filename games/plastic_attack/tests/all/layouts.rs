//! Tests of printed character cards and Power trackers, read from the PDF: pages, texts, and what does not fit.

use laws::printed::{ENGLISH, Pages, keeps_to_its_paper};
use plastic_attack::layout::{Action, Card, Deck};
use plastic_attack::{Body, Gear, Head, Look, Shape};
use print::{CARD_MM, Fault, Language, MOST_CARDS, Paper, Printout, Sheet};

fn card(name: &str, power: u8) -> Card {
    let action = |ranks: &str, name: &str| Action {
        ranks: ranks.into(),
        name: name.into(),
        text: "Whoever defends for you the next time adds 5.".into(),
    };
    let actions = [("Q/J", "Shield"), ("10/9", "Heal"), ("8/7", "Dodge"), ("K/A", "Recover")];
    let actions = actions.map(|(ranks, name)| action(ranks, name)).to_vec();
    Card { name: name.into(), note: String::new(), power, actions, look: None }
}

fn deck(cards: Vec<Card>) -> Deck {
    Deck { title: "Kitchen shelf".into(), game: "Plastic Attack · 2009 edition".into(), cards, mark: String::new() }
}

fn of(many: usize) -> Deck {
    deck((1..=many).map(|n| card(&format!("Figure {n}"), (n % 10 + 1) as u8)).collect())
}

#[test]
fn nine_cards_fill_a_page_and_the_trackers_follow() {
    for (figures, wanted) in [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (15, 4), (MOST_CARDS, 14)] {
        assert_eq!(Pages::of(&of(figures), ENGLISH).numbers().len(), wanted, "{figures} figures");
    }
    let pages = Pages::of(&of(9), ENGLISH);
    assert!(!pages.text(1).contains("Power tracker"));
    let trackers = pages.text(2);
    assert_eq!(trackers.matches("Power tracker").count(), 9);
    assert!((1..=9).all(|n| trackers.contains(&format!("Figure {n}"))), "{trackers}");
}

#[test]
fn the_text_of_a_card_can_be_selected() {
    let text = Pages::of(&of(1), ENGLISH).text(1);
    for words in ["Figure 1", "Power at the start", "Q/J", "10/9", "8/7", "K/A", "Shield", "Heal", "Dodge", "Recover"] {
        assert!(text.contains(words), "{words} is not in {text}");
    }
    assert_eq!(text.matches("Whoever defends for you the next time adds 5.").count(), 4, "{text}");
    assert!(text.contains("Kitchen shelf") && text.contains("Plastic Attack · 2009 edition"), "{text}");
}

#[test]
fn korean_text_can_be_selected() {
    let mut card = card("판지 대장", 7);
    card.actions[0].name = "정신 조종".into();
    card.actions[0].text = "자신이 포획한 피겨 하나를 파워 1로 자기 군단에 넣습니다.".into();
    let deck =
        Deck { title: "부엌 선반".into(), game: "플라스틱 어택 · 개정판".into(), ..deck(vec![card]) };
    let sheet = Sheet { paper: Paper::Letter, language: Language::Korean };
    let text = Pages::of(&Deck { mark: "부상".into(), ..deck }, sheet).text(1);
    for words in ["판지 대장", "정신 조종", "자신이 포획한 피겨 하나를", "부엌 선반", "개정판", "부상", "시작 파워"]
    {
        assert!(text.contains(words), "{words} is not in {text}");
    }
}

#[test]
fn cards_with_little_or_strange_content_are_printed() {
    let bare = Card { name: "Bare".into(), note: "\u{200d}".into(), power: 255, ..Card::default() };
    assert!(Pages::of(&deck(vec![bare]), ENGLISH).text(1).contains("Bare"));
}

#[test]
fn the_longest_names_stay_on_their_card() {
    let names = ["W".repeat(40), "한".repeat(40), "Wide Words Which Wrap ".repeat(2), "m ".repeat(20), "W".repeat(400)];
    for name in names {
        let mut card = card(&name, 10);
        card.note = name.clone();
        for action in &mut card.actions {
            action.text = "Whatever is written here must stay on its card, however long it is. ".repeat(3);
        }
        card.actions[1].text = name.clone();
        let deck = Deck { title: name.clone(), game: name.clone(), mark: name.clone(), ..deck(vec![card]) };
        let pages = Pages::of(&deck, ENGLISH);
        let (left, top) = (10.5, 16.5);
        let texts = pages.written(1);
        assert!(texts.len() > 20, "{texts:?}");
        for (x, y, size) in texts {
            assert!(size >= 3.5, "{size} pt cannot be read");
            // Each text lies in the upper margin, in the lower margin, or in the first row with the card and its
            // tracker.
            let is_margin = (y - (top - 3.0)).abs() < 0.1 || (y - (top + 3.0 * CARD_MM.1 + 5.2)).abs() < 0.1;
            let is_card = (top + 2.0..top + CARD_MM.1 - 2.0).contains(&y);
            assert!(is_margin || is_card, "text of {name:?} at {x}, {y}");
            assert!((left + 2.0..left + 3.0 * CARD_MM.0).contains(&x), "text of {name:?} at {x}, {y}");
        }
        let text = pages.text(1);
        assert!(name.len() > 200 || text.replace(' ', "").contains(&name.replace(' ', "")), "{name} is cut: {text}");
    }
}

#[test]
fn figures_of_every_shape_stay_on_their_paper_and_a_deck_is_a_small_file() {
    let mut fifteen = of(15);
    for (index, card) in fifteen.cards.iter_mut().enumerate() {
        card.look = Some(Look {
            shape: [Shape::Figure, Shape::Robot, Shape::Creature, Shape::Vehicle][index % 4],
            head: [Head::Mane, Head::Crown, Head::Cap][index % 3],
            body: [Body::Cape, Body::Dress, Body::Plates][index % 3],
            gear: [Gear::Wings, Gear::Staff, Gear::Flask][index % 3],
            colors: ["#4b7f3a", "nonsense", "#ffd54d"].map(Into::into),
        });
    }
    keeps_to_its_paper(&fifteen);
    let bytes = fifteen.pdf(&ENGLISH).expect("the deck can be printed").bytes;
    assert!(bytes.len() < 300_000, "the PDF has {} bytes", bytes.len());
}

#[test]
fn a_deck_without_cards_and_one_with_too_many_are_refused() {
    assert_eq!(of(0).pdf(&ENGLISH), Err(Fault::Empty));
    assert_eq!(of(MOST_CARDS + 1).pdf(&ENGLISH), Err(Fault::TooManyCards(MOST_CARDS + 1)));
}
