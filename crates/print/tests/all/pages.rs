//! Tests with a small layout: sizes, crop marks, pieces, and characters that the fonts lack.

use laws::printed::{ENGLISH, PAPERS, Pages, keeps_to_its_paper};
use print::{
    About, CARD_MM, Cleaner, Fault, Fonts, INK, Ink, Language, MOST_CARDS, Paper, Pdf, PdfWriter, Pen, Piece, Printout,
    Sheet, card_pages, check_count, frame, piece_pages,
};

/// A printout of cards that show only a name, and squares to cut out.
#[derive(Default)]
struct Names {
    names: Vec<String>,
    squares: Vec<Square>,
}

/// A square and the length of its sides.
#[derive(Clone)]
struct Square(f32);

impl Piece for Square {
    fn size_mm(&self, _: Paper) -> (f32, f32) {
        (self.0, self.0)
    }

    fn draw(&self, pen: &mut Pen, _: &Sheet) {
        pen.rounded(0.0, 0.0, self.0, self.0, 0.0, Ink::line(INK, 0.2));
    }
}

impl Printout for Names {
    fn pdf(&self, sheet: &Sheet) -> Result<Pdf, Fault> {
        check_count(self.names.len())?;
        let fonts = Fonts::load();
        let mut cleaner = Cleaner::new(&fonts);
        let names = cleaner.texts(&self.names);
        let pages = card_pages(names.len()) + piece_pages(&self.squares, sheet.paper);
        let about = About { title: "Kitchen shelf", game: "Names", what: "Names" };
        let mut writer = PdfWriter::new(about, sheet, &fonts, pages);
        writer.cards(&names, |pen, name| {
            frame::panel(pen, INK);
            frame::name(pen, name, INK);
        });
        writer.pieces(&self.squares);
        Ok(Pdf { bytes: writer.finish()?, warnings: cleaner.into_warnings() })
    }
}

fn named(name: &str) -> Names {
    Names { names: vec![name.into()], ..Names::default() }
}

fn many(cards: usize) -> Names {
    Names { names: (1..=cards).map(|n| format!("Card {n}")).collect(), ..Names::default() }
}

/// Returns whether each wanted number differs by less than 0.01 from a found one.
fn has_all(found: &[f32], wanted: impl IntoIterator<Item = f32>) -> bool {
    wanted.into_iter().all(|wanted| found.iter().any(|found| (found - wanted).abs() < 0.01))
}

#[test]
fn crop_marks_stand_outside_the_cards_at_63_by_88_mm() {
    assert_eq!(CARD_MM, (63.0, 88.0));
    for paper in PAPERS {
        let ((width, height), (across, down)) = (paper.size_mm(), CARD_MM);
        let (left, top) = ((width - 3.0 * across) / 2.0, (height - 3.0 * down) / 2.0);
        let (right, low) = (width - left, height - top);
        let pages = Pages::of(&many(9), Sheet { paper, ..ENGLISH });
        assert_eq!(pages.count(1, 50.0, 0.0), 1, "{paper:?}: page 1 must have one line of 50 mm");
        let lines: Vec<[f32; 4]> = pages.shapes(1).into_iter().filter(|[a, b, c, d]| a == c || b == d).collect();
        let upright: Vec<f32> = lines.iter().filter(|[a, _, c, _]| a == c).map(|line| line[0]).collect();
        let level: Vec<f32> = lines.iter().filter(|[_, b, _, d]| b == d).map(|line| line[1]).collect();
        assert!(has_all(&upright, (0..=3).map(|n| left + n as f32 * across)), "{paper:?}: {upright:?}");
        assert!(has_all(&level, (0..=3).map(|n| top + n as f32 * down)), "{paper:?}: {level:?}");
        for [a, b, c, d] in lines {
            assert!(d <= top || b >= low || c <= left || a >= right, "{paper:?}: the mark at {a}, {b} is on a card");
        }
    }
}

#[test]
fn nine_cards_fill_a_page_and_pieces_follow_in_rows() {
    for (cards, wanted) in [(1, 1), (9, 1), (10, 2), (MOST_CARDS, 7)] {
        assert_eq!(Pages::of(&many(cards), ENGLISH).numbers().len(), wanted, "{cards} cards");
    }
    let squares: Vec<Square> = [60.0, 60.0, 60.0, 20.0, 190.0, 50.0].map(Square).to_vec();
    let printout = Names { squares, ..many(10) };
    keeps_to_its_paper(&printout);
    let pages = Pages::of(&printout, ENGLISH);
    assert!(pages.text(1).contains("1 / 4") && pages.text(4).contains("4 / 4"), "{}", pages.text(4));
    let squares = |page: u32| -> Vec<[f32; 4]> {
        pages.shapes(page).into_iter().filter(|[a, b, c, d]| c - a > 1.0 && (c - a - (d - b)).abs() < 0.01).collect()
    };
    let (third, fourth) = (squares(3), squares(4));
    assert_eq!((third.len(), fourth.len()), (4, 2), "four squares fit on page 3, and the other two need page 4");
    for page in [third, fourth] {
        for (n, one) in page.iter().enumerate() {
            for other in &page[n + 1..] {
                let apart = one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1];
                assert!(apart, "the squares {one:?} and {other:?} overlap");
            }
        }
    }
    for page in [3, 4] {
        assert_eq!(pages.count(page, 100.0, 0.0), 1, "page {page} must have one line of 100 mm");
    }
}

#[test]
fn korean_text_can_be_selected_in_the_pdf() {
    let sheet = Sheet { paper: Paper::Letter, language: Language::Korean };
    let text = Pages::of(&named("판지 대장 Ⅱ세 쀍뙠햏힣"), sheet).text(1);
    for words in ["판지 대장", "쀍뙠햏힣", "100% 크기로 인쇄하세요"] {
        assert!(text.contains(words), "{words} is not in {text}");
    }
}

#[test]
fn decomposed_letters_are_composed() {
    let name = "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af} Cafe\u{301}";
    assert!(Pages::of(&named(name), ENGLISH).text(1).contains("한글 Café"));
}

#[test]
fn missing_characters_print_a_box_and_are_reported() {
    let pdf = named("Queen 漢 \u{1f451}\u{fe0f}").pdf(&ENGLISH).expect("the cards can be printed");
    let warning = &pdf.warnings[0];
    assert_eq!((pdf.warnings.len(), &warning.missing[..]), (1, &['漢', '\u{1f451}'][..]));
    assert!(warning.to_string().contains("漢 (U+6F22)"), "{warning}");
    assert!(Pages::read(&pdf).text(1).contains("Queen □ □"));
}

#[test]
fn cards_with_strange_names_print_on_one_page() {
    for name in ["", " ", "\u{0}\t\r\n", "\u{200d}", "مرحبا", "a\u{300}\u{300}\u{300}", "\u{10ffff}", "…………"]
    {
        let pdf = named(name).pdf(&ENGLISH).expect("the cards can be printed");
        assert_eq!(Pages::read(&pdf).numbers(), [1], "{name:?}");
    }
}

#[test]
fn a_file_holds_no_date() {
    let pdf = many(3).pdf(&ENGLISH).expect("the cards can be printed");
    let words = String::from_utf8_lossy(&pdf.bytes);
    assert!(!words.contains("CreationDate") && !words.contains("CreateDate"));
}

#[test]
fn no_cards_and_too_many_cards_are_refused() {
    assert_eq!(many(0).pdf(&ENGLISH), Err(Fault::Empty));
    assert_eq!(many(MOST_CARDS + 1).pdf(&ENGLISH), Err(Fault::TooManyCards(MOST_CARDS + 1)));
}

#[test]
fn papers_and_languages_are_read_from_their_words() {
    assert_eq!(("letter".parse(), "a4".parse()), (Ok(Paper::Letter), Ok(Paper::A4)));
    assert_eq!(("en".parse(), "ko".parse()), (Ok(Language::English), Ok(Language::Korean)));
    assert!("a5".parse::<Paper>().is_err_and(|why| why.contains("letter")));
    assert!("fr".parse::<Language>().is_err_and(|why| why.contains("ko")));
}
