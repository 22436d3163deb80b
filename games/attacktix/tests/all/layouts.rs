//! Tests of printed figure cards and base labels: the sizes, pages and texts in their PDF.

use attacktix::layout::{Company, FigureCard, Speed};
use laws::printed::{ENGLISH, PAPERS, Pages, keeps_to_its_paper, texts_on_one_card};
use print::{Fault, Language, MOST_CARDS, Paper, Printout, Sheet};

fn figure(name: &str, base_um: i32) -> FigureCard {
    let speed = |n: u8| Speed { number: 4 + n % 9, is_red: n.is_multiple_of(2), is_special: n.is_multiple_of(3) };
    FigureCard {
        name: name.into(),
        form: "Sled".into(),
        faction: "Brasswake".into(),
        letter: "T".into(),
        class: "Trooper".into(),
        points: 35,
        code: "B04".into(),
        serial: "07".into(),
        notes: vec!["Back-Up force".into()],
        weapon: "blade, reach 6 cm".into(),
        style: "brass".into(),
        kind: "slash".into(),
        colour: "#b0842e".into(),
        base_um,
        wheel: (0..12).map(speed).collect(),
        ability: "Spare Parts".into(),
        text: "Only with another own Captain in play: It stands up again where it fell.".into(),
    }
}

fn of(standard: usize, masters: usize) -> Company {
    let figures = (1..=standard).map(|n| figure(&format!("Rivet {n}"), 22_000));
    let masters = (1..=masters).map(|n| figure(&format!("Colossus {n}"), 42_000));
    Company { title: "Boiler watch".into(), game: "Attacktix".into(), figures: figures.chain(masters).collect() }
}

/// AT-BASE-01, AT-BM-01
#[test]
fn base_labels_are_printed_at_their_true_size() {
    for paper in PAPERS {
        let pages = Pages::of(&of(3, 1), Sheet { paper, ..ENGLISH });
        let labels = pages.numbers().split_off(1);
        let all =
            |width: f32, height: f32| -> usize { labels.iter().map(|page| pages.count(*page, width, height)).sum() };
        assert_eq!(all(44.0, 44.0), 3, "{paper:?}: the bottom of an ordinary base is 44 mm across");
        assert_eq!(all(84.0, 84.0), 1, "{paper:?}: the bottom of a Battle Master's base is 84 mm across");
        assert_eq!(all(40.0, 40.0), 3, "{paper:?}: the wheel stays 2 mm inside the base");
        assert_eq!(all(80.0, 80.0), 1, "{paper:?}: the wheel of a Battle Master stays 2 mm inside its base");
        assert_eq!(all(22.0 * 2.692_79, 7.76), 6, "{paper:?}: a front and a rear label go three sevenths around");
        assert_eq!(all(42.0 * 2.692_79, 9.36), 2, "{paper:?}: the labels of a Battle Master go three sevenths around");
        for page in &labels {
            assert_eq!(pages.count(*page, 100.0, 0.0), 1, "{paper:?}, page {page}: there must be one line of 100 mm");
        }
    }
}

#[test]
fn cards_fill_pages_by_nine_and_labels_follow_on_pages_of_their_own() {
    for (paper, each) in [(Paper::A4, 8), (Paper::Letter, 6)] {
        for (standard, cards) in [(1, 1), (9, 1), (10, 2), (20, 3)] {
            let pages = Pages::of(&of(standard, 0), Sheet { paper, ..ENGLISH });
            assert_eq!(pages.numbers().len(), cards + standard.div_ceil(each), "{paper:?}: {standard} figures");
        }
        let pages = Pages::of(&of(9, 0), Sheet { paper, ..ENGLISH });
        assert_eq!(pages.count(1, 59.0, 84.0), 18, "nine panels, filled and lined, 2 mm inside their cards");
    }
}

#[test]
fn nothing_leaves_its_paper_and_no_label_lies_on_another() {
    let company = of(7, 3);
    keeps_to_its_paper(&company);
    for paper in PAPERS {
        let pages = Pages::of(&company, Sheet { paper, ..ENGLISH });
        for page in pages.numbers().split_off(2) {
            let is_base = |[a, b, c, d]: &[f32; 4]| {
                let (wide, high) = (c - a, d - b);
                (wide - high).abs() < 0.1 && [40.0, 44.0, 80.0, 84.0].iter().any(|size| (wide - size).abs() < 0.1)
            };
            let rounds: Vec<[f32; 4]> = pages.shapes(page).into_iter().filter(is_base).collect();
            for (n, one) in rounds.iter().enumerate() {
                for other in &rounds[n + 1..] {
                    let (dx, dy) = (one[0] + one[2] - other[0] - other[2], one[1] + one[3] - other[1] - other[3]);
                    let apart = (dx * dx + dy * dy).sqrt() / 2.0;
                    let radii = (one[2] - one[0] + other[2] - other[0]) / 2.0;
                    assert!(apart > radii - 0.2, "{one:?} and {other:?} overlap on page {page}");
                }
            }
        }
    }
}

/// AT-BASE-04, AT-BASE-05, AT-BASE-06
#[test]
fn the_text_of_cards_and_labels_can_be_selected_in_both_languages() {
    let pages = Pages::of(&of(1, 0), ENGLISH);
    let sentence = "Only with another own Captain in play: It stands up again where it fell.";
    let card = pages.text(1);
    let said = ["Rivet 1 (Sled)", "Brasswake", "Trooper", "35", "points", "B04 · 07", "Back-Up force", "Spare Parts"];
    for word in said.into_iter().chain([sentence, "blade, reach 6 cm", "Weapon", "Boiler watch", "Attacktix"]) {
        assert!(card.contains(word), "{word:?} is missing on the card: {card}");
    }
    let labels = pages.text(2);
    assert!(
        labels.contains("35 T Rivet 1 (Sled) Brasswake"),
        "the front label has its parts in another order: {labels}"
    );
    for word in ["B04", "Owner", "Spare Parts", sentence, "100 mm"] {
        assert!(labels.contains(word), "{word:?} is missing on the labels: {labels}");
    }
    let mut korean = of(1, 0);
    korean.figures[0].name = "리벳 병사".into();
    korean.figures[0].text = "쓰러진 자리에서 다시 일어섭니다.".into();
    let pages = Pages::of(&korean, Sheet { paper: Paper::Letter, language: Language::Korean });
    for (page, words) in
        [(1, ["리벳 병사", "무기", "쓰러진 자리에서 다시 일어섭니다."]), (2, ["리벳 병사", "주인", "일어섭니다."])]
    {
        for word in words {
            assert!(pages.text(page).contains(word), "{word:?} is missing in {}", pages.text(page));
        }
    }
}

#[test]
fn long_words_stay_on_their_card() {
    let mut wide = figure(&"W".repeat(40), 22_000);
    wide.text = "Whatever is written here must stay on its card, however long it is. ".repeat(4);
    wide.notes = vec!["Grenade and Rifle Trooper of the Back-Up force".into(); 5];
    wide.weapon = "a weapon of one's own with a name that never ends ".repeat(4);
    (wide.faction, wide.ability, wide.form) = ("Faction ".repeat(9), "Ability".repeat(9), "Form".repeat(9));
    wide.points = 2_000_000_000;
    let texts = texts_on_one_card(&Company { figures: vec![wide], ..of(0, 0) });
    assert!(texts > 25, "only {texts} texts are on the card; more than 25 expected");
}

#[test]
fn a_pdf_is_small_and_a_company_without_figures_or_with_too_many_is_refused() {
    let pdf = of(20, 2).pdf(&ENGLISH).expect("20 figures can be printed");
    assert!(pdf.bytes.len() < 400_000, "the PDF has {} bytes; fewer than 400000 expected", pdf.bytes.len());
    assert_eq!(of(0, 0).pdf(&ENGLISH), Err(Fault::Empty));
    assert_eq!(of(MOST_CARDS + 1, 0).pdf(&ENGLISH), Err(Fault::TooManyCards(MOST_CARDS + 1)));
    let odd = Company { title: "漢".into(), ..of(1, 0) };
    assert_eq!(odd.pdf(&ENGLISH).expect("letters without a glyph are printed as boxes").warnings.len(), 1);
}
