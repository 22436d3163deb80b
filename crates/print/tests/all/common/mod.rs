//! Reads PDFs: their texts, and the shapes on their pages.

use lopdf::content::{Content, Operation};
use lopdf::{Document, Object};
use print::{Language, Paper, Pdf, Sheet};

/// A4, in English.
pub const ENGLISH: Sheet = Sheet { paper: Paper::A4, language: Language::English };
/// The points in a millimetre.
pub const POINTS: f32 = 72.0 / 25.4;
/// Both papers.
pub const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

/// Opens a PDF without warnings.
pub fn document(pdf: &Pdf) -> Document {
    assert_eq!(pdf.warnings, []);
    Document::load_mem(&pdf.bytes).expect("it is a PDF")
}

/// Returns the text of a page, with spaces in place of line breaks.
pub fn text(document: &Document, page: u32) -> String {
    let text = document.extract_text(&[page]).expect("the text can be read");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the drawing operations of a page.
pub fn operations(document: &Document, page: u32) -> Vec<Operation> {
    let id = document.get_pages()[&page];
    Content::decode(&document.get_page_content(id)).expect("the page can be read").operations
}

/// Returns where each text of a page begins, in millimetres, and its size in points.
pub fn written(document: &Document, page: u32) -> Vec<(f32, f32, f32)> {
    let (mut size, mut found) = (0.0, Vec::new());
    for operation in operations(document, page) {
        let number = |index: usize| operation.operands[index].as_float().expect("a number");
        match operation.operator.as_str() {
            "Tf" => size = number(1),
            "Tm" => found.push((number(4) / POINTS, number(5) / POINTS, size)),
            _ => {}
        }
    }
    found
}

/// Returns the bounds of each shape of a page: its left, upper, right and lower edge in millimetres.
pub fn shapes(document: &Document, page: u32) -> Vec<[f32; 4]> {
    let mut found = Vec::new();
    let mut edges: Option<[f32; 4]> = None;
    for operation in operations(document, page) {
        match operation.operator.as_str() {
            "m" | "l" | "c" => {
                let numbers: Vec<f32> =
                    operation.operands.iter().map(|n: &Object| n.as_float().expect("a number")).collect();
                let (x, y) = (numbers[numbers.len() - 2] / POINTS, numbers[numbers.len() - 1] / POINTS);
                let [a, b, c, d] = edges.unwrap_or([x, y, x, y]);
                edges = Some([a.min(x), b.min(y), c.max(x), d.max(y)]);
            }
            "S" | "f" | "f*" | "B" | "B*" | "b" | "s" => found.extend(edges.take()),
            _ => {}
        }
    }
    found
}

/// Returns how many shapes of a page have this width and height, to a tenth of a millimetre.
pub fn count(document: &Document, page: u32, width: f32, height: f32) -> usize {
    let fits = |[a, b, c, d]: &[f32; 4]| (c - a - width).abs() < 0.1 && (d - b - height).abs() < 0.1;
    shapes(document, page).iter().filter(|shape| fits(shape)).count()
}
