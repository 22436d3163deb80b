//! The labels of a base at their true size: bottom, wheel, front and rear.

use super::card::{GROUND, number, special};
use super::words::words;
use super::{FigureCard, plastic, whole_name};
use print::{
    Colour, GREY, Hold, INK, Ink, Language, Paper, Pen, Piece, Room, Sheet, Style, WHITE, filling, fit, turned,
};

/// The gap between two labels, in millimetres.
const GAP: f32 = 2.5;
/// The distance of the wheel from the edge of the base, in millimetres.
const INSET: f32 = 2.0;
/// The cosine and the sine of 15°. Each of the 12 windows of the wheel takes 30°, and this is half of that.
const HALF: (f32, f32) = (0.965_925_8, 0.258_819_04);
/// How far the Bézier handles of a 30° arc lie from its ends, in radii.
const BEND: f32 = 0.175_536_66;
/// The angle that a front or rear label covers, in radians: three sevenths of the circle. Between the two labels, both
/// sides of the base stay free.
const AROUND: f32 = 2.692_79;
/// The background colour of the labels.
const PAPER: Colour = Colour(0xfd, 0xfb, 0xf5);

/// The measures of the labels of a base, in millimetres.
struct Measures {
    /// The radius of the base and of the bottom label.
    base: f32,
    /// The outer radius of the wheel.
    outer: f32,
    /// The inner radius of the wheel.
    inner: f32,
    /// The width and the height of the front label. The rear label has the same.
    strip: (f32, f32),
}

impl Measures {
    fn of(figure: &FigureCard) -> Measures {
        let base = (figure.base_um.max(1000) as f32 / 1000.0).min(46.0);
        let outer = base - INSET;
        Measures { base, outer, inner: outer * 0.52, strip: (base * AROUND, 6.0 + base * 0.08) }
    }
}

/// The labels of a figure's base, as one piece that is never divided between pages.
impl Piece for FigureCard {
    fn size_mm(&self, _: Paper) -> (f32, f32) {
        let measures = Measures::of(self);
        let width = 2.0 * measures.base + GAP + 2.0 * measures.outer;
        (width.max(measures.strip.0), 2.0 * (measures.base + GAP + measures.strip.1))
    }

    fn draw(&self, pen: &mut Pen, sheet: &Sheet) {
        let measures = Measures::of(self);
        below(pen, self, &measures, sheet.language);
        let middle = (2.0 * measures.base + GAP + measures.outer, measures.base);
        wheel(pen, self, &measures, middle);
        let (wide, high) = measures.strip;
        let top = 2.0 * measures.base + GAP;
        front(&mut pen.place(0.0, top, 1.0), self, (wide, high));
        rear(&mut pen.place(0.0, top + high + GAP, 1.0), self, (wide, high), sheet.language);
    }
}

fn cut() -> Ink {
    Ink::both(PAPER, INK, 0.25)
}

/// Draws the bottom label: the ability, and around it the special window of each of the 12 positions, in the order seen
/// from below.
fn below(pen: &mut Pen, figure: &FigureCard, measures: &Measures, language: Language) {
    let middle = (measures.base, measures.base);
    pen.circle(middle.0, middle.1, measures.base, cut());
    let radius = measures.base * 0.095;
    let far = measures.base - radius - 1.0;
    // Seen from below, the windows follow one another counter-clockwise.
    let mut towards = (0.0, -1.0);
    for speed in &figure.wheel {
        let at = (middle.0 + towards.0 * far, middle.1 + towards.1 * far);
        special(pen, *speed, at, radius);
        let ink = if speed.is_special { INK } else { WHITE };
        let room = Room { width: 1.5 * radius, lines: 1, largest: radius * 2.9, smallest: 3.5 };
        let block = fit(pen.fonts, Style::Bold, &speed.number.to_string(), room);
        pen.write_block(at.0, at.1 - block.height() / 2.0, Hold::Middle, &block, ink);
        towards = turned(turned(towards, (HALF.0, -HALF.1)), (HALF.0, -HALF.1));
    }
    let words = words(language);
    let (wide, high) = (1.3 * (far - radius), 1.1 * (far - radius));
    let title = if figure.ability.is_empty() { words.no_ability } else { &figure.ability };
    let largest = measures.base * 0.36;
    let title = fit(pen.fonts, Style::Bold, title, Room { width: wide, lines: 2, largest, smallest: 4.5 });
    let room = (wide, high - title.height());
    let text = filling(pen.fonts, Style::Text, &figure.text, room, (measures.base * 0.3, 4.0));
    let top = middle.1 - (title.height() + text.height()) / 2.0;
    pen.write_block(middle.0, top, Hold::Middle, &title, INK);
    pen.write_block(middle.0, top + title.height(), Hold::Middle, &text, INK);
}

/// Draws the wheel as a ring to cut out. The first window is at the top, and the others follow clockwise.
fn wheel(pen: &mut Pen, figure: &FigureCard, measures: &Measures, middle: (f32, f32)) {
    let (outer, inner) = (measures.outer, measures.inner);
    pen.circle(middle.0, middle.1, outer, Ink::both(GROUND, INK, 0.25));
    let mut towards = (0.0, -1.0);
    for speed in &figure.wheel {
        let (from, to) = (turned(towards, (HALF.0, -HALF.1)), turned(towards, HALF));
        pen.ring_sector(middle, (inner, outer), [from, to], BEND, Ink::line(GREY, 0.2));
        let far = (inner + outer) / 2.0;
        let at = (middle.0 + towards.0 * far, middle.1 + towards.1 * far);
        number(pen, *speed, at, 0.36 * far, 0.8 * (outer - inner) * 2.2);
        towards = turned(turned(towards, HALF), HALF);
    }
    pen.circle(middle.0, middle.1, inner, cut());
    for (x, y) in [(1.5, 0.0), (0.0, 1.5)] {
        pen.stroke(&[(middle.0 - x, middle.1 - y), (middle.0 + x, middle.1 + y)], GREY, 0.15);
    }
    let room = Room { width: inner * 1.5, lines: 1, largest: inner * 0.7, smallest: 4.0 };
    let code = fit(pen.fonts, Style::Bold, &format!("{} · {}", figure.code, figure.serial), room);
    pen.write_block(middle.0, middle.1 + inner * 0.3, Hold::Middle, &code, GREY);
}

/// Draws the front label: points, class, name and faction from left to right.
fn front(pen: &mut Pen, figure: &FigureCard, (wide, high): (f32, f32)) {
    let main = plastic(figure);
    pen.rounded(0.0, 0.0, wide, high, 0.0, Ink::both(main, INK, 0.25));
    let ink = main.text();
    let pad = 0.9;
    // The beginning and width of each part, as shares of the whole width.
    let parts = [
        (0.0, 0.15, figure.points.to_string(), Style::Title),
        (0.15, 0.09, figure.letter.clone(), Style::Title),
        (0.24, 0.49, whole_name(figure), Style::Bold),
        (0.73, 0.27, figure.faction.clone(), Style::Text),
    ];
    for (from, share, text, style) in parts {
        let x = from * wide;
        if from > 0.0 {
            pen.stroke(&[(x, 1.0), (x, high - 1.0)], ink, 0.15);
        }
        let lines = if from < 0.2 { 1 } else { 2 };
        let room = Room { width: share * wide - 2.0 * pad, lines, largest: high * 1.25, smallest: 4.0 };
        let block = fit(pen.fonts, style, &text, room);
        let block = match block.height() > high - 0.4 {
            true => fit(pen.fonts, style, &text, Room { largest: high * 1.05, ..room }),
            false => block,
        };
        pen.write_block(x + share * wide / 2.0, (high - block.height()) / 2.0, Hold::Middle, &block, ink);
    }
}

/// Draws the rear label: the collector's number, and room for the owner's name.
fn rear(pen: &mut Pen, figure: &FigureCard, (wide, high): (f32, f32), language: Language) {
    let main = plastic(figure);
    pen.rounded(0.0, 0.0, wide, high, 0.0, cut());
    pen.rounded(0.0, 0.0, wide * 0.24, high, 0.0, Ink::both(main, INK, 0.25));
    let room = Room { width: wide * 0.24 - 1.4, lines: 1, largest: high * 1.4, smallest: 4.0 };
    let code = fit(pen.fonts, Style::Title, &figure.code, room);
    pen.write_block(wide * 0.12, (high - code.height()) / 2.0, Hold::Middle, &code, main.text());
    let room = Room { width: wide * 0.2, lines: 1, largest: high * 0.7, smallest: 3.75 };
    let owner = fit(pen.fonts, Style::Text, words(language).owner, room);
    pen.write_block(wide * 0.26, high - owner.height() - 0.6, Hold::Left, &owner, GREY);
    let (from, low) = (wide * 0.48, high - 1.2);
    pen.stroke(&[(from, low), (wide - 1.5, low)], GREY, 0.15);
}
