//! Pieces to cut out, at their true size. They lie in rows on pages of their own.

use crate::Sheet;
use crate::block::{Room, fit};
use crate::colour::GREY;
use crate::fonts::Style;
use crate::pen::{Hold, Pen};
use crate::sheet::{About, Paper, check_line};

/// The margin at the left and at the right of a page of pieces, in millimetres.
const SIDE: f32 = 10.0;
/// The margin at the top, in millimetres.
const TOP: f32 = 12.0;
/// The margin at the bottom, where the line to measure is, in millimetres.
const BOTTOM: f32 = 11.5;
/// The gap between two pieces, in millimetres.
const GAP: f32 = 4.0;

/// A piece to cut out, at its true size.
pub trait Piece {
    /// Returns its width and height in millimetres. The size depends on the paper if the piece is as large as the paper
    /// allows.
    fn size_mm(&self, paper: Paper) -> (f32, f32);

    /// Draws the piece with its upper left corner at the place of the pen.
    fn draw(&self, pen: &mut Pen, sheet: &Sheet);
}

/// Returns the width and height of the space for pieces on a page, in millimetres.
pub fn piece_room_mm(paper: Paper) -> (f32, f32) {
    let (width, height) = paper.size_mm();
    (width - 2.0 * SIDE, height - TOP - BOTTOM)
}

/// Returns how many pages these pieces need.
pub fn piece_pages(pieces: &[impl Piece], paper: Paper) -> usize {
    lay(pieces, paper).len()
}

/// A piece with its place on a page.
pub(crate) struct Laid<'a, P> {
    piece: &'a P,
    at: (f32, f32),
}

/// Places pieces on pages, row by row and in their order. Each inner list is a page.
pub(crate) fn lay<P: Piece>(pieces: &[P], paper: Paper) -> Vec<Vec<Laid<'_, P>>> {
    let (width, height) = piece_room_mm(paper);
    let mut pages: Vec<Vec<Laid<P>>> = Vec::new();
    // The place of the next piece, and the height of its row.
    let (mut x, mut y, mut row) = (0.0, 0.0, 0.0_f32);
    for piece in pieces {
        let (wide, high) = piece.size_mm(paper);
        // A piece that is much higher than its row begins a new row. So pieces of similar size stay together.
        if x > 0.0 && (x + wide > width + 0.01 || high > 2.0 * row) {
            (x, y, row) = (0.0, y + row + GAP, 0.0);
        }
        if pages.is_empty() || (y > 0.0 || x > 0.0) && y + high > height + 0.01 {
            pages.push(Vec::new());
            (x, y, row) = (0.0, 0.0, 0.0);
        }
        let page = pages.last_mut().expect("there is a page; if there was none, it was begun above");
        page.push(Laid { piece, at: (SIDE + x, TOP + y) });
        x += wide + GAP;
        row = row.max(high);
    }
    pages
}

/// Draws a page of pieces: the texts at the top, the pieces, and the line to measure at the bottom.
pub(crate) fn draw<P: Piece>(pen: &mut Pen, page: &[Laid<P>], about: About, sheet: &Sheet, number: &str) {
    let (width, height) = sheet.paper.size_mm();
    let texts = [(SIDE, Hold::Left, about.title), (width / 2.0, Hold::Middle, about.game)];
    let room = Room { width: 60.0, lines: 1, largest: 6.5, smallest: 5.0 };
    for (x, hold, text) in texts.into_iter().chain([(width - SIDE, Hold::Right, number)]) {
        if !text.is_empty() {
            for line in &fit(pen.fonts, Style::Text, text, room).lines {
                pen.write(x, TOP - 4.5, hold, line, 6.0, GREY);
            }
        }
    }
    for laid in page {
        laid.piece.draw(&mut pen.place(laid.at.0, laid.at.1, 1.0), sheet);
    }
    check_line(pen, (width / 2.0, height - 7.6), 100.0, sheet.language);
}
