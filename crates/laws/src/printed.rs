//! Reads the texts and shapes of a printed PDF, for the tests of layouts. Page numbers begin with 1.

use lopdf::content::{Content, Operation};
use lopdf::{Document, Object};
use print::{Language, Paper, Pdf, Printout, Sheet};

/// An A4 sheet in English.
pub const ENGLISH: Sheet = Sheet { paper: Paper::A4, language: Language::English };
/// Both paper sizes.
pub const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];
/// The least distance of texts and shapes from the edges of the paper, in millimetres. Crop marks on Letter come this
/// near.
const BORDER: f32 = 2.0;

/// The pages of a PDF.
pub struct Pages(Document);

impl Pages {
    /// Prints to PDF and reads its pages.
    ///
    /// # Panics
    /// Printing fails or gives a warning, such as a character that no font has.
    pub fn of(printout: &dyn Printout, sheet: Sheet) -> Pages {
        let pdf = printout.pdf(&sheet).expect("the printout can be printed");
        assert_eq!(pdf.warnings, []);
        Pages::read(&pdf)
    }

    /// Reads the pages of a PDF.
    ///
    /// # Panics
    /// The bytes are not a PDF.
    pub fn read(pdf: &Pdf) -> Pages {
        Pages(Document::load_mem(&pdf.bytes).expect("the bytes are a PDF"))
    }

    /// Returns the numbers of all pages, in order from 1.
    pub fn numbers(&self) -> Vec<u32> {
        self.0.get_pages().into_keys().collect()
    }

    /// Returns the width and height of a page in millimetres.
    ///
    /// # Panics
    /// The PDF turns, scales, crops or trims the page.
    pub fn size_mm(&self, page: u32) -> (f32, f32) {
        let page = self.0.get_dictionary(self.0.get_pages()[&page]).expect("the page exists");
        for other in [&b"Rotate"[..], b"UserUnit", b"CropBox", b"TrimBox"] {
            assert!(
                page.get(other).is_err(),
                "the page has {:?}; it must have no rotation, scale, crop or trim",
                String::from_utf8_lossy(other)
            );
        }
        let media = page.get(b"MediaBox").and_then(Object::as_array).expect("the page has a size");
        let edges = in_mm(media);
        (edges[2] - edges[0], edges[3] - edges[1])
    }

    /// Returns the text of a page. A single space stands for each gap and line break.
    pub fn text(&self, page: u32) -> String {
        let text = self.0.extract_text(&[page]).expect("the text can be read");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Returns for each text of a page its x and y in millimetres from the upper left corner, and its font size in
    /// points.
    pub fn written(&self, page: u32) -> Vec<(f32, f32, f32)> {
        let (mut size, mut found) = (0.0, Vec::new());
        for operation in self.operations(page) {
            match operation.operator.as_str() {
                "Tf" => size = operation.operands[1].as_float().expect("the operand is a number"),
                "Tm" => {
                    let matrix = in_mm(&operation.operands);
                    found.push((matrix[4], matrix[5], size));
                }
                _ => {}
            }
        }
        found
    }

    /// Returns the left, upper, right and lower edge of each shape of a page, in millimetres from the upper left
    /// corner.
    pub fn shapes(&self, page: u32) -> Vec<[f32; 4]> {
        let mut found = Vec::new();
        let mut edges: Option<[f32; 4]> = None;
        for operation in self.operations(page) {
            match operation.operator.as_str() {
                "m" | "l" | "c" => {
                    let numbers = in_mm(&operation.operands);
                    let (x, y) = (numbers[numbers.len() - 2], numbers[numbers.len() - 1]);
                    let [a, b, c, d] = edges.unwrap_or([x, y, x, y]);
                    edges = Some([a.min(x), b.min(y), c.max(x), d.max(y)]);
                }
                "S" | "f" | "f*" | "B" | "B*" | "b" | "s" => found.extend(edges.take()),
                _ => {}
            }
        }
        found
    }

    /// Returns how many shapes of a page have this width and height in millimetres, to within 0.1 mm.
    pub fn count(&self, page: u32, width: f32, height: f32) -> usize {
        let fits = |[a, b, c, d]: &[f32; 4]| (c - a - width).abs() < 0.1 && (d - b - height).abs() < 0.1;
        self.shapes(page).iter().filter(|shape| fits(shape)).count()
    }

    fn operations(&self, page: u32) -> Vec<Operation> {
        let id = self.0.get_pages()[&page];
        Content::decode(&self.0.get_page_content(id)).expect("the page can be read").operations
    }
}

fn in_mm(points: &[Object]) -> Vec<f32> {
    points.iter().map(|number| number.as_float().expect("the value is a number") / print::POINTS).collect()
}

/// Prints on every paper, and checks what must hold for every printout. Each page is as large as its paper. No text or
/// shape comes nearer than 2 mm to the edges. Printing twice gives the same bytes.
///
/// # Panics
/// One of these properties does not hold.
pub fn keeps_to_its_paper(printout: &dyn Printout) {
    for paper in PAPERS {
        let (width, height) = paper.size_mm();
        let sheet = Sheet { paper, ..ENGLISH };
        assert!(printout.pdf(&sheet) == printout.pdf(&sheet), "{paper:?}: printing twice must give the same bytes");
        let pages = Pages::of(printout, sheet);
        for page in pages.numbers() {
            let (wide, high) = pages.size_mm(page);
            assert!(
                (wide - width).abs() < 0.01 && (high - height).abs() < 0.01,
                "page {page} is {wide} × {high} mm, but {paper:?} has {width} × {height} mm"
            );
            let is_inside =
                |x: f32, y: f32| (BORDER..=width - BORDER).contains(&x) && (BORDER..=height - BORDER).contains(&y);
            for [a, b, c, d] in pages.shapes(page) {
                assert!(
                    is_inside(a, b) && is_inside(c, d),
                    "{paper:?}, page {page}: the shape from {a}, {b} to {c}, {d} lies too near to an edge"
                );
            }
            for (x, y, _) in pages.written(page) {
                assert!(is_inside(x, y), "{paper:?}, page {page}: the text at {x}, {y} lies too near to an edge");
            }
        }
    }
}

/// Checks the texts of a printout of one card, and returns their number. Each text must begin on the card, or in the
/// margin above or below the cards. It must have a size of at least 3.4 points.
///
/// # Panics
/// A text begins elsewhere, or is smaller.
pub fn texts_on_one_card(printout: &dyn Printout) -> usize {
    let texts = Pages::of(printout, ENGLISH).written(1);
    let (left, top) = (10.5, 16.5);
    for (x, y, size) in &texts {
        assert!(*size >= 3.4, "the text at {x}, {y} has {size} pt; texts need at least 3.4 pt to be readable");
        let is_margin = *y < top || *y > top + 264.0;
        let is_card = (left + 2.0..left + 61.0).contains(x) && (top + 2.0..top + 86.0).contains(y);
        assert!(is_margin || is_card, "the text at {x}, {y} mm begins neither on the card nor in a margin");
    }
    texts.len()
}
