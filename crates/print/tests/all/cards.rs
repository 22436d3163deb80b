//! Printed cards, read again from the PDF: sizes, pages, texts, and what does not fit or is missing.

use crate::common::{ENGLISH, POINTS, operations, text, written};
use lopdf::{Document, Object};
use print::{Action, CARD_MM, Card, Deck, Fault, Language, Look, MOST_CARDS, Paper, Pdf, Sheet, cards};

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

fn printed(deck: &Deck, sheet: Sheet) -> Pdf {
    cards(deck, &sheet).expect("the deck is sound")
}

fn read(pdf: &Pdf) -> Document {
    Document::load_mem(&pdf.bytes).expect("it is a PDF")
}

fn numbers(object: &Object) -> Vec<f32> {
    object.as_array().expect("an array").iter().map(|number| number.as_float().expect("a number")).collect()
}

/// The straight lines of two ends that are drawn on a page, in millimetres from its upper left corner.
fn lines(document: &Document, page: u32) -> Vec<[f32; 4]> {
    let at = |operands: &[Object]| -> Vec<f32> {
        operands.iter().map(|number| number.as_float().expect("a number") / POINTS).collect()
    };
    let mut found = Vec::new();
    for pair in operations(document, page).windows(3) {
        let [from, to, last] = pair else { continue };
        if from.operator == "m" && to.operator == "l" && last.operator == "S" {
            let (from, to) = (at(&from.operands), at(&to.operands));
            found.push([from[0], from[1], to[0], to[1]]);
        }
    }
    found
}

/// Returns whether every wanted number is among the found ones, to a hundredth of a millimetre.
fn has_all(found: &[f32], wanted: impl IntoIterator<Item = f32>) -> bool {
    wanted.into_iter().all(|wanted| found.iter().any(|found| (found - wanted).abs() < 0.01))
}

#[test]
fn pages_have_the_size_of_their_paper() {
    for (paper, width, height) in [(Paper::A4, 595.2756, 841.8898), (Paper::Letter, 612.0, 792.0)] {
        let document = read(&printed(&of(1), Sheet { paper, ..ENGLISH }));
        let page = document.get_dictionary(document.get_pages()[&1]).expect("a page");
        let media = numbers(page.get(b"MediaBox").expect("a size"));
        assert!((media[2] - media[0] - width).abs() < 0.01, "{media:?}");
        assert!((media[3] - media[1] - height).abs() < 0.01, "{media:?}");
        assert!(page.get(b"Rotate").is_err() && page.get(b"UserUnit").is_err());
        for smaller in [&b"CropBox"[..], b"TrimBox"] {
            assert!(page.get(smaller).is_err(), "only the paper's own size is said");
        }
    }
}

#[test]
fn crop_marks_stand_outside_the_cards_at_63_by_88_mm() {
    for paper in [Paper::A4, Paper::Letter] {
        let ((width, height), (across, down)) = (paper.size_mm(), CARD_MM);
        assert_eq!((across, down), (63.0, 88.0));
        let (left, low) = ((width - 3.0 * across) / 2.0, (height - 3.0 * down) / 2.0);
        let (right, high) = (width - left, height - low);
        let document = read(&printed(&of(9), Sheet { paper, ..ENGLISH }));
        let marks = lines(&document, 1);
        let upright: Vec<f32> = marks.iter().filter(|mark| mark[0] == mark[2]).map(|mark| mark[0]).collect();
        let level: Vec<f32> = marks.iter().filter(|mark| mark[1] == mark[3]).map(|mark| mark[1]).collect();
        assert!(has_all(&upright, (0..=3).map(|n| left + n as f32 * across)), "{paper:?}: {upright:?}");
        assert!(has_all(&level, (0..=3).map(|n| low + n as f32 * down)), "{paper:?}: {level:?}");
        for [x, y, ..] in marks.iter().filter(|mark| mark[0] == mark[2]) {
            let is_tick = (height - y - high).abs() < 4.0 || (y - high).abs() < 4.0;
            assert!(
                *y <= low || *y >= high || (is_tick && (left..right).contains(x)),
                "a mark at {x}, {y} is on a card"
            );
        }
        for [x, .., end, y] in marks.iter().filter(|mark| mark[1] == mark[3] && (mark[0] < left || mark[2] > right)) {
            assert!(*end <= left || *x >= right, "the mark at {y} mm reaches into a card");
            assert!(*x >= 0.0 && *end <= width);
        }
    }
}

#[test]
fn nine_cards_fill_a_page_and_the_trackers_follow() {
    for paper in [Paper::A4, Paper::Letter] {
        for (figures, pages) in [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (15, 4), (MOST_CARDS, 14)] {
            let document = read(&printed(&of(figures), Sheet { paper, ..ENGLISH }));
            assert_eq!(document.get_pages().len(), pages, "{figures} figures");
        }
    }
    let document = read(&printed(&of(9), ENGLISH));
    assert!(!text(&document, 1).contains("Power tracker"));
    let trackers = text(&document, 2);
    assert_eq!(trackers.matches("Power tracker").count(), 9);
    assert!((1..=9).all(|n| trackers.contains(&format!("Figure {n}"))), "{trackers}");
}

#[test]
fn what_a_card_says_can_be_selected() {
    let text = text(&read(&printed(&of(1), ENGLISH)), 1);
    for words in ["Figure 1", "Power at the start", "Q/J", "10/9", "8/7", "K/A", "Shield", "Heal", "Dodge", "Recover"] {
        assert!(text.contains(words), "{words} is not in {text}");
    }
    assert_eq!(text.matches("Whoever defends for you the next time adds 5.").count(), 4, "{text}");
    assert!(text.contains("Kitchen shelf") && text.contains("Plastic Attack · 2009 edition"), "{text}");
}

#[test]
fn korean_can_be_selected() {
    let mut card = card("판지 대장 Ⅱ세", 7);
    card.actions[0].name = "정신 조종".into();
    card.actions[0].text = "자신이 포획한 피겨 하나를 파워 1로 자기 군단에 넣습니다. 쀍뙠햏힣".into();
    let deck =
        Deck { title: "부엌 선반".into(), game: "플라스틱 어택 · 개정판".into(), ..deck(vec![card]) };
    let pdf =
        printed(&Deck { mark: "부상".into(), ..deck }, Sheet { paper: Paper::Letter, language: Language::Korean });
    assert_eq!(pdf.warnings, []);
    let text = text(&read(&pdf), 1);
    for words in
        ["판지 대장", "정신 조종", "자신이 포획한 피겨 하나를", "쀍뙠햏힣", "부엌 선반", "개정판", "부상", "시작 파워"]
    {
        assert!(text.contains(words), "{words} is not in {text}");
    }
}

#[test]
fn letters_that_come_in_pieces_are_put_together() {
    let pdf = printed(&deck(vec![card("\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af} Cafe\u{301}", 3)]), ENGLISH);
    assert_eq!(pdf.warnings, []);
    assert!(text(&read(&pdf), 1).contains("한글 Café"));
}

#[test]
fn missing_characters_print_a_box_and_are_reported() {
    let pdf = printed(&deck(vec![card("Queen 漢 \u{1f451}\u{fe0f}", 3)]), ENGLISH);
    let warning = &pdf.warnings[0];
    assert_eq!((pdf.warnings.len(), &warning.missing[..]), (1, &['漢', '\u{1f451}'][..]));
    assert!(warning.to_string().contains("漢 (U+6F22)"), "{warning}");
    assert!(text(&read(&pdf), 1).contains("Queen □ □"));
}

#[test]
fn odd_texts_do_no_harm() {
    for name in ["", " ", "\u{0}\t\r\n", "\u{200d}", "مرحبا", "a\u{300}\u{300}\u{300}", "\u{10ffff}", "…………"]
    {
        let pdf = printed(&deck(vec![Card { note: name.into(), ..card(name, 0) }]), ENGLISH);
        assert_eq!(read(&pdf).get_pages().len(), 1, "{name:?}");
    }
    let bare = Card { name: "Bare".into(), power: 255, ..Card::default() };
    assert!(text(&read(&printed(&deck(vec![bare]), ENGLISH)), 1).contains("Bare"));
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
        let document = read(&printed(&deck, ENGLISH));
        let (left, top) = (10.5, 16.5);
        let texts = written(&document, 1);
        assert!(texts.len() > 20, "{texts:?}");
        for (x, y, size) in texts {
            assert!(size >= 3.5, "{size} pt cannot be read");
            // The card is the first of the page, its tracker the second; above and below are the margins.
            let is_margin = (y - (top - 3.0)).abs() < 0.1 || (y - (top + 3.0 * CARD_MM.1 + 5.2)).abs() < 0.1;
            let is_card = (top + 2.0..top + CARD_MM.1 - 2.0).contains(&y);
            assert!(is_margin || is_card, "text of {name:?} at {x}, {y}");
            assert!((left + 2.0..left + 3.0 * CARD_MM.0).contains(&x), "text of {name:?} at {x}, {y}");
        }
        let text = text(&document, 1);
        assert!(name.len() > 200 || text.replace(' ', "").contains(&name.replace(' ', "")), "{name} is cut: {text}");
    }
}

#[test]
fn the_same_deck_gives_the_same_bytes() {
    let mut fifteen = of(15);
    for (index, card) in fifteen.cards.iter_mut().enumerate() {
        let [shape, head] =
            [["figure", "robot", "creature", "vehicle"][index % 4], ["mane", "crown", "cap"][index % 3]];
        let [body, gear] = [["cape", "dress", "plates"][index % 3], ["wings", "staff", "flask"][index % 3]];
        let colors = ["#4b7f3a", "nonsense", "#ffd54d"].map(Into::into);
        card.look = Some(Look { shape: shape.into(), head: head.into(), body: body.into(), gear: gear.into(), colors });
    }
    let first = printed(&fifteen, ENGLISH);
    assert!(first == printed(&fifteen, ENGLISH));
    assert!(first.bytes.len() < 300_000, "{} bytes", first.bytes.len());
    let words = String::from_utf8_lossy(&first.bytes);
    assert!(!words.contains("CreationDate") && !words.contains("CreateDate"));
}

#[test]
fn an_empty_deck_and_an_endless_one_are_refused() {
    assert_eq!(cards(&of(0), &ENGLISH), Err(Fault::Empty));
    assert_eq!(cards(&of(MOST_CARDS + 1), &ENGLISH), Err(Fault::TooManyCards(MOST_CARDS + 1)));
}

#[test]
fn papers_and_languages_are_known_by_their_words() {
    assert_eq!(("letter".parse(), "a4".parse()), (Ok(Paper::Letter), Ok(Paper::A4)));
    assert_eq!(("en".parse(), "ko".parse()), (Ok(Language::English), Ok(Language::Korean)));
    assert!("a5".parse::<Paper>().is_err_and(|why| why.contains("letter")));
    assert!("fr".parse::<Language>().is_err_and(|why| why.contains("ko")));
}
