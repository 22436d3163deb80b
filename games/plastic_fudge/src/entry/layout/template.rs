//! Templates to cut out and measure with, in true size.

use super::words::words;
use print::{Colour, GREY, Hold, INK, Ink, Paper, Pen, Piece, Room, Sheet, Style, Trace, WHITE, fit, piece_room_mm};

/// A template to cut out. All lengths are in micrometres.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Template {
    /// A disc, such as the Grenade Disc.
    Disc {
        /// The name that is printed on the disc.
        name: String,
        /// The note on the template, such as its size.
        note: String,
        /// The radius of the disc.
        radius_um: i32,
    },
    /// A sector of 45 degrees: the flame.
    Sector {
        /// The name that is printed on the sector.
        name: String,
        /// The note on the template, such as its reach.
        note: String,
        /// The radius of the sector, from its apex.
        radius_um: i32,
        /// The radius of the base whose centre is the apex.
        base_um: i32,
    },
    /// A marker: two discs, front and back, to be folded together.
    Marker {
        /// The text on the front of the marker.
        front: String,
        /// The text on the back of the marker.
        back: String,
        /// The radius of the disc.
        radius_um: i32,
    },
    /// A piece of the measuring rod.
    Rod {
        /// The distance from the start of the rod to the start of the piece.
        from_um: i32,
        /// The distance from the start of the rod to the end of the piece.
        to_um: i32,
        /// The marks on the piece, in order, with those at its ends.
        marks: Vec<Mark>,
        /// The text on the tab, which names the piece to glue on; empty for the last piece.
        tab: String,
    },
}

/// A mark on the measuring rod.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// The distance from the start of the rod to the mark, in micrometres.
    pub at_um: i32,
    /// The label of the mark. A mark with an empty label is short.
    pub label: String,
    /// The colour of the mark, `#rrggbb`; empty for ink.
    pub colour: String,
}

/// The width of the rod, in millimetres.
const ROD: f32 = 16.0;
/// The length of the tab by which a piece of the rod is glued to the next, in millimetres.
const TAB: f32 = 9.0;
/// Sine and cosine of 22.5 degrees, half of the angle of a sector.
const HALF: (f32, f32) = (0.382_683_43, 0.923_879_5);
/// The distance of the handles of a Bézier curve from its ends, in radii, for an arc of 22.5 degrees.
const BEND: f32 = 0.131_321_9;

fn mm(um: i32) -> f32 {
    um.max(0) as f32 / 1000.0
}

/// Returns the radius of a printed sector, in millimetres: at most what fits on the paper.
fn printed_radius(radius_um: i32, paper: Paper) -> f32 {
    let (width, height) = piece_room_mm(paper);
    mm(radius_um).min(height).min(width / (2.0 * HALF.0))
}

impl Piece for Template {
    fn size_mm(&self, paper: Paper) -> (f32, f32) {
        match self {
            Template::Disc { radius_um, .. } => (2.0 * mm(*radius_um), 2.0 * mm(*radius_um)),
            Template::Sector { radius_um, .. } => {
                let radius = printed_radius(*radius_um, paper);
                (2.0 * HALF.0 * radius, radius)
            }
            Template::Marker { radius_um, .. } => (2.0 * mm(*radius_um), 4.0 * mm(*radius_um)),
            Template::Rod { from_um, to_um, tab, .. } => {
                (ROD, mm(to_um.saturating_sub(*from_um)) + if tab.is_empty() { 0.0 } else { TAB })
            }
        }
    }

    fn draw(&self, pen: &mut Pen, sheet: &Sheet) {
        match self {
            Template::Disc { name, note, radius_um } => disc(pen, mm(*radius_um), name, note),
            Template::Sector { name, note, radius_um, base_um } => {
                let radius = printed_radius(*radius_um, sheet.paper);
                let note = if radius < mm(*radius_um) { words(sheet.language).goes_on } else { note };
                sector(pen, radius, mm(*base_um), name, note);
            }
            Template::Marker { front, back, radius_um } => marker(pen, mm(*radius_um), front, back),
            Template::Rod { from_um, to_um, marks, tab } => rod(pen, (*from_um, *to_um), marks, tab),
        }
    }
}

/// Returns the ink of the line along which a template is cut out.
fn cut() -> Ink {
    Ink::line(INK, 0.2)
}

/// Writes a text around a point. `sizes` are the largest and the smallest size of its letters.
fn told(pen: &mut Pen, at: (f32, f32), text: &str, width: f32, sizes: (f32, f32)) {
    let (largest, smallest) = sizes;
    let block = fit(pen.fonts, Style::Bold, text, Room { width, lines: 3, largest, smallest });
    pen.write_block(at.0, at.1 - block.height() / 2.0, Hold::Middle, &block, INK);
}

/// Draws a disc with a cross in the middle.
fn disc(pen: &mut Pen, radius: f32, name: &str, note: &str) {
    pen.circle(radius, radius, radius, Ink { fill: Some(Colour(0xfb, 0xf4, 0xe4)), ..cut() });
    for (x, y) in [(1.0, 0.0), (0.0, 1.0)] {
        let (dx, dy) = (x * 4.0, y * 4.0);
        pen.stroke(&[(radius - dx, radius - dy), (radius + dx, radius + dy)], INK, 0.2);
    }
    told(pen, (radius, radius * 0.62), name, radius * 1.3, (16.0, 7.0));
    told(pen, (radius, radius * 1.42), note, radius * 1.3, (10.0, 6.0));
}

/// Draws a sector that opens upwards. A dashed line marks the edge of the base around its apex.
fn sector(pen: &mut Pen, radius: f32, base: f32, name: &str, note: &str) {
    let apex = (HALF.0 * radius, radius);
    // the directions of the left side, of the middle and of the right side
    let towards = [(-HALF.0, -HALF.1), (0.0, -1.0), (HALF.0, -HALF.1)];
    let at = |(x, y): (f32, f32), radius: f32| (apex.0 + x * radius, apex.1 + y * radius);
    let arc = |path: &mut Trace, radius: f32| {
        for pair in towards.windows(2) {
            path.arc(apex, radius, [pair[0], pair[1]], BEND);
        }
    };
    let mut path = pen.path();
    path.to(apex.0, apex.1);
    let start = at(towards[0], radius);
    path.line(start.0, start.1);
    arc(&mut path, radius);
    let path = path.closed();
    pen.draw(path, Ink { fill: Some(Colour(0xff, 0xe3, 0xd0)), ..cut() });
    let mut path = pen.path();
    let start = at(towards[0], base);
    path.to(start.0, start.1);
    arc(&mut path, base);
    let path = path.open();
    pen.draw(path, Ink { dashed: true, ..cut() });
    let wide = |at: f32| 2.0 * HALF.0 * (radius - at) * 0.8;
    told(pen, (apex.0, radius * 0.24), name, wide(radius * 0.24), (16.0, 6.0));
    told(pen, (apex.0, radius * 0.46), note, wide(radius * 0.46), (9.0, 5.0));
}

/// Draws the front of a marker above its back. They touch at the line where the paper is folded.
fn marker(pen: &mut Pen, radius: f32, front: &str, back: &str) {
    for (y, text, fill) in [(radius, front, Colour(0xe8, 0xe4, 0xd8)), (3.0 * radius, back, WHITE)] {
        pen.circle(radius, y, radius, Ink { fill: Some(fill), ..cut() });
        told(pen, (radius, y), text, radius * 1.6, (12.0, 5.0));
    }
    pen.stroke(&[(0.0, 2.0 * radius), (2.0 * radius, 2.0 * radius)], GREY, 0.1);
}

/// Draws a piece of the rod. Its start is at the top.
fn rod(pen: &mut Pen, (from, to): (i32, i32), marks: &[Mark], tab: &str) {
    let long = mm(to.saturating_sub(from));
    pen.polygon(&[(0.0, 0.0), (ROD, 0.0), (ROD, long), (0.0, long)], cut());
    for mark in marks.iter().filter(|mark| (from..=to).contains(&mark.at_um)) {
        let y = mm(mark.at_um - from);
        let colour = Colour::parse(&mark.colour);
        let reach = if mark.label.is_empty() { ROD * 0.25 } else { ROD };
        let wide = if colour.is_some() { 0.9 } else { 0.3 };
        pen.stroke(&[(0.0, y), (reach, y)], colour.unwrap_or(INK), wide);
        if !mark.label.is_empty() {
            let room = Room { width: ROD - 2.0, lines: 1, largest: 10.0, smallest: 5.0 };
            let block = fit(pen.fonts, Style::Bold, &mark.label, room);
            // the label of the mark at the upper end is below its mark; all others are above
            let top = if mark.at_um == from { y + 0.8 } else { y - block.height() - 0.6 };
            pen.write_block(ROD / 2.0, top, Hold::Middle, &block, colour.unwrap_or(INK));
        }
    }
    if !tab.is_empty() {
        pen.rounded(0.0, long, ROD, TAB, 0.0, Ink { dashed: true, ..Ink::line(GREY, 0.2) });
        let block = fit(pen.fonts, Style::Text, tab, Room { width: ROD - 2.0, lines: 3, largest: 6.0, smallest: 4.5 });
        pen.write_block(ROD / 2.0, long + (TAB - block.height()) / 2.0, Hold::Middle, &block, GREY);
    }
}
