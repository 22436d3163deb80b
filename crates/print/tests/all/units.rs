//! Tests of printed cards of Units and templates, read from the PDF: sizes on paper, pages, and texts.

use crate::common::{ENGLISH, PAPERS, count, shapes, text, written};
use lopdf::Document;
use print::{
    CARD_MM, Fault, Language, LevelRow, MOST_CARDS, MOST_TEMPLATES, Mark, Paper, Roster, Sheet, Template, UnitCard,
    roster,
};

const INCH: i32 = 25_400;

fn row(badge: &str, name: &str, word: &str) -> LevelRow {
    let [number, measure] = ["+1", "R4 · 12″"].map(Into::into);
    LevelRow { badge: badge.into(), name: name.into(), word: word.into(), number, measure }
}

fn unit(name: &str) -> UnitCard {
    let rows = [("ML", "Movement"), ("RL", "Range · rifle"), ("AL", "Attack · rifle"), ("DL", "Defence")];
    UnitCard {
        name: name.into(),
        id: "g3 · t3".into(),
        notes: vec!["kneeling".into(), "binoculars: spots".into()],
        points: 168,
        body: "kneeling".into(),
        gear: "rifle".into(),
        colour: "#5d7a3c".into(),
        levels: rows.into_iter().chain([("TL", "Training")]).map(|(badge, name)| row(badge, name, "Good")).collect(),
        rules: "Attacked hand to hand: AL −2, RL −3.".into(),
        boxes: ["0", "−1", "−2", "−3", "×"].map(Into::into).to_vec(),
    }
}

fn templates() -> Vec<Template> {
    let disc = |name: &str, radius_um| Template::Disc { name: name.into(), note: "across".into(), radius_um };
    let flame =
        Template::Sector { name: "Flame".into(), note: "45°".into(), radius_um: INCH * 7 / 2, base_um: INCH / 2 };
    let marker = Template::Marker { front: "MINE ?".into(), back: "REAL".into(), radius_um: INCH / 2 };
    let rod = |from: i32| Template::Rod {
        from_um: from * INCH,
        to_um: (from + 9) * INCH,
        marks: (from..=from + 9)
            .map(|inch| Mark {
                at_um: inch * INCH,
                label: if inch % 3 == 0 { format!("{inch}″") } else { String::new() },
                colour: if inch == 6 || inch == 12 { "#c2410c".into() } else { String::new() },
            })
            .collect(),
        tab: if from < 27 { "glue".into() } else { String::new() },
    };
    let discs = [disc("Large Disc", INCH * 7 / 2), disc("Grenade Disc", INCH * 7 / 4), flame];
    discs.into_iter().chain(vec![marker; 4]).chain([0, 9, 18, 27].map(rod)).collect()
}

fn of(units: usize, templates: Vec<Template>) -> Roster {
    let units = (1..=units).map(|n| unit(&format!("Trooper {n}"))).collect();
    Roster { title: "Rug patrol".into(), game: "Plastic Fudge".into(), units, templates }
}

fn read(roster_: &Roster, sheet: Sheet) -> Document {
    crate::common::document(&roster(roster_, &sheet).expect("the roster is sound"))
}

#[test]
fn templates_are_printed_at_their_true_size() {
    for paper in PAPERS {
        let document = read(&of(1, templates()), Sheet { paper, ..ENGLISH });
        let pages: Vec<u32> = document.get_pages().keys().copied().skip(1).collect();
        let all = |width: f32, height: f32| -> usize {
            pages.iter().map(|page| count(&document, *page, width, height)).sum()
        };
        assert_eq!(all(177.8, 177.8), 1, "{paper:?}: the Large Disc is 7 inches across");
        assert_eq!(all(88.9, 88.9), 1, "{paper:?}: the Grenade Disc is 3.5 inches across");
        // twice the sine of 22.5 degrees across
        assert_eq!(all(2.0 * 0.382_683 * 88.9, 88.9), 1, "{paper:?}: the flame reaches 3.5 inches");
        assert_eq!(all(25.4, 25.4), 8, "{paper:?}: four markers with a front and a back of one inch");
        assert_eq!(all(16.0, 228.6), 4, "{paper:?}: four pieces of nine inches");
        for page in &pages {
            assert_eq!(count(&document, *page, 100.0, 0.0), 1, "{paper:?}, page {page}: a line of 100 mm");
        }
    }
}

#[test]
fn the_rod_has_a_tick_every_three_inches() {
    let document = read(&of(1, templates()), ENGLISH);
    let last = *document.get_pages().keys().last().expect("pages");
    let ticks: Vec<f32> = shapes(&document, last)
        .into_iter()
        .filter(|[a, b, c, d]| (c - a - 16.0).abs() < 0.1 && d - b < 0.1)
        .map(|[_, y, ..]| y)
        .collect();
    assert_eq!(ticks.len(), 16, "four ticks on each of four pieces: {ticks:?}");
    for pair in ticks.chunks(4).flat_map(|piece| piece.windows(2)) {
        assert!((pair[1] - pair[0] - 76.2).abs() < 0.1, "{pair:?}");
    }
    assert!(text(&document, last).contains("36″") && text(&document, last).contains("glue"));
}

#[test]
fn nothing_leaves_its_paper_and_nothing_lies_on_another() {
    for paper in PAPERS {
        let (width, height) = paper.size_mm();
        let mut many = templates();
        let marker = Template::Marker { front: "MINE ?".into(), back: "FALSE".into(), radius_um: INCH / 2 };
        many.extend(vec![marker; 80]);
        let long =
            Template::Sector { name: "Flame".into(), note: "45°".into(), radius_um: INCH * 25 / 2, base_um: INCH / 2 };
        many.push(long);
        let document = read(&of(10, many), Sheet { paper, ..ENGLISH });
        let pages: Vec<u32> = document.get_pages().keys().copied().skip(2).collect();
        for page in &pages {
            for [a, b, c, d] in shapes(&document, *page) {
                assert!(a >= 3.0 && b >= 3.0 && c <= width - 3.0 && d <= height - 3.0, "{paper:?} {a} {b} {c} {d}");
            }
            let rounds: Vec<[f32; 4]> = shapes(&document, *page)
                .into_iter()
                .filter(|[a, b, c, d]| c - a > 24.0 && (c - a - (d - b)).abs() < 0.1)
                .collect();
            for (n, one) in rounds.iter().enumerate() {
                for other in &rounds[n + 1..] {
                    let (dx, dy) = (one[0] + one[2] - other[0] - other[2], one[1] + one[3] - other[1] - other[3]);
                    let apart = (dx * dx + dy * dy).sqrt() / 2.0;
                    let radii = (one[2] - one[0] + other[2] - other[0]) / 2.0;
                    assert!(apart > radii - 0.2 || apart < 0.1, "{one:?} and {other:?} on page {page}");
                }
            }
        }
        let last = *pages.last().expect("pages");
        assert!(text(&document, last).contains("Too long for this paper"), "what is cut is told");
    }
}

#[test]
fn cards_of_units_fill_pages_by_nine_with_marks_at_63_by_88_mm() {
    assert_eq!(CARD_MM, (63.0, 88.0));
    for paper in PAPERS {
        for (units, pages) in [(1, 1), (9, 1), (10, 2), (25, 3)] {
            let document = read(&of(units, Vec::new()), Sheet { paper, ..ENGLISH });
            assert_eq!(document.get_pages().len(), pages);
        }
        let document = read(&of(9, Vec::new()), Sheet { paper, ..ENGLISH });
        assert_eq!(count(&document, 1, 59.0, 84.0), 18, "nine panels, filled and lined, 2 mm inside their cards");
        let (width, height) = paper.size_mm();
        let upright: Vec<f32> =
            shapes(&document, 1).iter().filter(|[a, b, c, d]| a == c && d - b > 4.0).map(|shape| shape[0]).collect();
        let (left, top) = ((width - 189.0) / 2.0, (height - 264.0) / 2.0);
        for column in 0..=3 {
            let x = left + column as f32 * 63.0;
            assert!(upright.iter().any(|mark| (mark - x).abs() < 0.01), "no mark at {x}: {upright:?}");
        }
        assert!(top > 0.0);
        assert_eq!(count(&document, 1, 50.0, 0.0), 1, "a line of 50 mm");
    }
}

#[test]
fn what_a_card_says_can_be_selected_in_both_languages() {
    let words = text(&read(&of(1, templates()), ENGLISH), 1);
    let said =
        ["Trooper 1", "168", "points", "Injuries", "Movement", "Range · rifle", "Good", "+1", "R4 · 12″", "g3 · t3"];
    for word in said.into_iter().chain(["kneeling", "Attacked hand to hand: AL −2, RL −3.", "Rug patrol"]) {
        assert!(words.contains(word), "{word} is not in {words}");
    }
    let mut korean = of(1, templates());
    korean.units[0].name = "저격병".into();
    korean.units[0].rules = "근접전을 당하면 공격 −2, 사거리 −3.".into();
    let document = read(&korean, Sheet { paper: Paper::Letter, language: Language::Korean });
    for word in ["저격병", "부상", "점", "근접전을 당하면 공격 −2, 사거리 −3."] {
        assert!(text(&document, 1).contains(word), "{word} is not in {}", text(&document, 1));
    }
    assert!(text(&document, 2).contains("100% 크기로 인쇄하세요"));
}

#[test]
fn long_names_and_many_weapons_stay_on_their_card() {
    let mut wide = unit(&"W".repeat(40));
    wide.rules = "Whatever is written here must stay on its card, however long it is. ".repeat(6);
    wide.notes = vec!["Grenade and Rifle Trooper".into(); 5];
    wide.levels = (0..9).map(|_| row("RL AL", &"weapon ".repeat(4), "Mediocre / Mediocre")).collect();
    wide.boxes = (0..8).map(|n| format!("+{n}")).collect();
    let roster = Roster { units: vec![wide], ..of(1, Vec::new()) };
    let document = read(&roster, ENGLISH);
    let (left, top) = (10.5, 16.5);
    let texts = written(&document, 1);
    for (x, y, size) in &texts {
        assert!(*size >= 3.5, "{size} pt cannot be read");
        let is_margin = *y < top || *y > top + 3.0 * CARD_MM.1;
        let is_card = (left + 2.0..left + CARD_MM.0 - 2.0).contains(x) && (top + 2.0..top + 86.0).contains(y);
        assert!(is_margin || is_card, "text at {x}, {y}");
    }
    assert!(texts.len() > 50, "{} texts", texts.len());
}

#[test]
fn the_same_roster_gives_the_same_bytes_and_too_much_is_refused() {
    let one = of(25, templates());
    let pdf = roster(&one, &ENGLISH).expect("a sound roster");
    assert!(roster(&one, &ENGLISH) == Ok(pdf.clone()) && pdf.bytes.len() < 400_000, "{} bytes", pdf.bytes.len());
    assert_eq!(roster(&of(0, templates()), &ENGLISH), Err(Fault::Empty));
    assert_eq!(roster(&of(MOST_CARDS + 1, Vec::new()), &ENGLISH), Err(Fault::TooManyCards(MOST_CARDS + 1)));
    let many = vec![templates()[0].clone(); MOST_TEMPLATES + 1];
    assert_eq!(
        roster(&of(1, many), &ENGLISH),
        Err(Fault::TooManyPieces { many: MOST_TEMPLATES + 1, most: MOST_TEMPLATES })
    );
}
