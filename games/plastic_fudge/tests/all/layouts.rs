//! Tests of printed cards and templates. They read the PDF: sizes on paper, pages, and texts.

use laws::printed::{ENGLISH, PAPERS, Pages, keeps_to_its_paper, texts_on_one_card};
use plastic_fudge::layout::{LevelRow, MOST_TEMPLATES, Mark, Roster, Template, UnitCard};
use print::{Fault, Language, MOST_CARDS, Paper, Printout, Sheet};

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

#[test]
fn templates_are_printed_at_their_true_size() {
    for paper in PAPERS {
        let pages = Pages::of(&of(1, templates()), Sheet { paper, ..ENGLISH });
        let cut = pages.numbers().split_off(1);
        let all = |width: f32, height: f32| -> usize { cut.iter().map(|page| pages.count(*page, width, height)).sum() };
        assert_eq!(all(177.8, 177.8), 1, "{paper:?}: the Large Disc is 7 inches across");
        assert_eq!(all(88.9, 88.9), 1, "{paper:?}: the Grenade Disc is 3.5 inches across");
        // the width of the flame is its length times twice the sine of 22.5 degrees
        assert_eq!(all(2.0 * 0.382_683 * 88.9, 88.9), 1, "{paper:?}: the flame reaches 3.5 inches");
        assert_eq!(all(25.4, 25.4), 8, "{paper:?}: four markers with a front and a back of one inch");
        assert_eq!(all(16.0, 228.6), 4, "{paper:?}: four pieces of nine inches");
        for page in &cut {
            assert_eq!(pages.count(*page, 100.0, 0.0), 1, "{paper:?}, page {page}: a line of 100 mm");
        }
    }
}

#[test]
fn the_rod_has_a_tick_every_three_inches() {
    let pages = Pages::of(&of(1, templates()), ENGLISH);
    let last = *pages.numbers().last().expect("pages");
    let ticks: Vec<f32> = pages
        .shapes(last)
        .into_iter()
        .filter(|[a, b, c, d]| (c - a - 16.0).abs() < 0.1 && d - b < 0.1)
        .map(|[_, y, ..]| y)
        .collect();
    assert_eq!(ticks.len(), 16, "four ticks on each of four pieces: {ticks:?}");
    for pair in ticks.chunks(4).flat_map(|piece| piece.windows(2)) {
        assert!((pair[1] - pair[0] - 76.2).abs() < 0.1, "{pair:?}");
    }
    assert!(pages.text(last).contains("36″") && pages.text(last).contains("glue"));
}

#[test]
fn everything_stays_on_its_paper_and_no_template_overlaps_another() {
    let mut many = templates();
    let marker = Template::Marker { front: "MINE ?".into(), back: "FALSE".into(), radius_um: INCH / 2 };
    many.extend(vec![marker; 80]);
    many.push(Template::Sector {
        name: "Flame".into(),
        note: "45°".into(),
        radius_um: INCH * 25 / 2,
        base_um: INCH / 2,
    });
    let roster = of(10, many);
    keeps_to_its_paper(&roster);
    for paper in PAPERS {
        let pages = Pages::of(&roster, Sheet { paper, ..ENGLISH });
        let cut = pages.numbers().split_off(2);
        for page in &cut {
            let rounds: Vec<[f32; 4]> = pages
                .shapes(*page)
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
        let last = *cut.last().expect("pages");
        assert!(
            pages.text(last).contains("Too long for this paper"),
            "the last page says that the flame is too long for the paper"
        );
    }
}

#[test]
fn a_page_has_nine_cards() {
    for (units, wanted) in [(1, 1), (9, 1), (10, 2), (25, 3)] {
        assert_eq!(Pages::of(&of(units, Vec::new()), ENGLISH).numbers().len(), wanted);
    }
    let pages = Pages::of(&of(9, Vec::new()), ENGLISH);
    assert_eq!(pages.count(1, 59.0, 84.0), 18, "nine panels, filled and lined, 2 mm inside their cards");
}

#[test]
fn the_texts_of_a_card_are_text_in_the_pdf_in_both_languages() {
    let words = Pages::of(&of(1, templates()), ENGLISH).text(1);
    let said =
        ["Trooper 1", "168", "points", "Injuries", "Movement", "Range · rifle", "Good", "+1", "R4 · 12″", "g3 · t3"];
    for word in said.into_iter().chain(["kneeling", "Attacked hand to hand: AL −2, RL −3.", "Rug patrol"]) {
        assert!(words.contains(word), "{word} is not in {words}");
    }
    let mut korean = of(1, templates());
    korean.units[0].name = "저격병".into();
    korean.units[0].rules = "근접전을 당하면 공격 −2, 사거리 −3.".into();
    let pages = Pages::of(&korean, Sheet { paper: Paper::Letter, language: Language::Korean });
    for word in ["저격병", "부상", "점", "근접전을 당하면 공격 −2, 사거리 −3."] {
        assert!(pages.text(1).contains(word), "{word} is not in {}", pages.text(1));
    }
    assert!(pages.text(2).contains("100% 크기로 인쇄하세요"));
}

#[test]
fn long_names_and_many_weapons_stay_on_their_card() {
    let mut wide = unit(&"W".repeat(40));
    wide.rules = "Whatever is written here must stay on its card, however long it is. ".repeat(6);
    wide.notes = vec!["Grenade and Rifle Trooper".into(); 5];
    wide.levels = (0..9).map(|_| row("RL AL", &"weapon ".repeat(4), "Mediocre / Mediocre")).collect();
    wide.boxes = (0..8).map(|n| format!("+{n}")).collect();
    let texts = texts_on_one_card(&Roster { units: vec![wide], ..of(1, Vec::new()) });
    assert!(texts > 50, "only {texts} texts were printed");
}

#[test]
fn a_roster_is_a_small_file_and_must_have_units_but_not_too_many() {
    let pdf = of(25, templates()).pdf(&ENGLISH).expect("the roster can be printed");
    assert!(pdf.bytes.len() < 400_000, "{} bytes", pdf.bytes.len());
    assert_eq!(of(0, templates()).pdf(&ENGLISH), Err(Fault::Empty));
    assert_eq!(of(MOST_CARDS + 1, Vec::new()).pdf(&ENGLISH), Err(Fault::TooManyCards(MOST_CARDS + 1)));
    let many = vec![templates()[0].clone(); MOST_TEMPLATES + 1];
    let fault = Fault::TooManyPieces { many: MOST_TEMPLATES + 1, most: MOST_TEMPLATES };
    assert_eq!(of(1, many).pdf(&ENGLISH), Err(fault));
}
