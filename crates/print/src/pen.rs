//! A pen that draws on a page in millimetres.

use crate::block::{Block, LEADING, POINTS};
use crate::colour::Colour;
use crate::fonts::{Fonts, Line, Style};
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point};
use krilla::paint::{Fill, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;

/// The distance of the Bézier handles of a quarter circle from its ends, in radii.
const QUARTER: f32 = 0.552_284_8;

/// The fill and the line of a shape.
#[derive(Clone, Copy, Default)]
pub struct Ink {
    /// The colour inside the shape; `None` leaves the inside empty.
    pub fill: Option<Colour>,
    /// The colour of the line around it, and its width in millimetres.
    pub line: Option<(Colour, f32)>,
    /// Whether the line is dashed.
    pub dashed: bool,
}

impl Ink {
    /// A fill without a line.
    pub const fn fill(colour: Colour) -> Ink {
        Ink { fill: Some(colour), line: None, dashed: false }
    }

    /// A line without a fill.
    pub const fn line(colour: Colour, width: f32) -> Ink {
        Ink { fill: None, line: Some((colour, width)), dashed: false }
    }

    /// A fill with a line around it.
    pub const fn both(fill: Colour, line: Colour, width: f32) -> Ink {
        Ink { fill: Some(fill), line: Some((line, width)), dashed: false }
    }
}

/// Which part of a line of text stands at the given place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// Its left end.
    Left,
    /// The middle of its width.
    Middle,
    /// Its right end.
    Right,
}

/// Draws on a page. Coordinates count from the upper left corner of the pen's place. A unit is a millimetre times the
/// pen's scale.
pub struct Pen<'a, 'b> {
    surface: &'a mut Surface<'b>,
    /// The fonts of texts.
    pub fonts: &'a Fonts,
    at: (f32, f32),
    scale: f32,
}

impl<'a, 'b> Pen<'a, 'b> {
    /// Makes a pen for a whole page.
    pub(crate) fn new(surface: &'a mut Surface<'b>, fonts: &'a Fonts) -> Pen<'a, 'b> {
        Pen { surface, fonts, at: (0.0, 0.0), scale: 1.0 }
    }

    /// Makes a pen for a place on the same page. One unit of the new pen is `scale` units of this one.
    pub fn place(&mut self, x: f32, y: f32, scale: f32) -> Pen<'_, 'b> {
        let at = (self.at.0 + x * self.scale, self.at.1 + y * self.scale);
        Pen { surface: &mut *self.surface, fonts: self.fonts, at, scale: self.scale * scale }
    }

    /// Draws a rectangle with round corners.
    pub fn rounded(&mut self, x: f32, y: f32, w: f32, h: f32, radius: f32, ink: Ink) {
        self.cornered(x, y, w, h, [radius; 4], ink);
    }

    /// Draws a rectangle whose corners are round, each with its own radius: upper left, upper right, lower right, lower
    /// left.
    pub fn cornered(&mut self, x: f32, y: f32, w: f32, h: f32, radii: [f32; 4], ink: Ink) {
        let (right, low) = (x + w, y + h);
        let [a, b, c, d] = radii;
        let bend = |radius: f32| radius * (1.0 - QUARTER);
        let mut path = self.path();
        path.to(x + a, y);
        path.line(right - b, y);
        path.curve((right - bend(b), y), (right, y + bend(b)), (right, y + b));
        path.line(right, low - c);
        path.curve((right, low - bend(c)), (right - bend(c), low), (right - c, low));
        path.line(x + d, low);
        path.curve((x + bend(d), low), (x, low - bend(d)), (x, low - d));
        path.line(x, y + a);
        path.curve((x, y + bend(a)), (x + bend(a), y), (x + a, y));
        let path = path.closed();
        self.draw(path, ink);
    }

    /// Draws an ellipse around a point.
    pub fn ellipse(&mut self, x: f32, y: f32, rx: f32, ry: f32, ink: Ink) {
        let (kx, ky) = (rx * QUARTER, ry * QUARTER);
        let mut path = self.path();
        path.to(x + rx, y);
        path.curve((x + rx, y + ky), (x + kx, y + ry), (x, y + ry));
        path.curve((x - kx, y + ry), (x - rx, y + ky), (x - rx, y));
        path.curve((x - rx, y - ky), (x - kx, y - ry), (x, y - ry));
        path.curve((x + kx, y - ry), (x + rx, y - ky), (x + rx, y));
        let path = path.closed();
        self.draw(path, ink);
    }

    /// Draws a circle around a point.
    pub fn circle(&mut self, x: f32, y: f32, radius: f32, ink: Ink) {
        self.ellipse(x, y, radius, radius, ink);
    }

    /// Draws a shape with straight sides.
    pub fn polygon(&mut self, corners: &[(f32, f32)], ink: Ink) {
        let mut path = self.path();
        for (index, (x, y)) in corners.iter().enumerate() {
            if index == 0 { path.to(*x, *y) } else { path.line(*x, *y) }
        }
        let path = path.closed();
        self.draw(path, ink);
    }

    /// Draws a line through these points. The width is in units of the pen.
    pub fn stroke(&mut self, corners: &[(f32, f32)], colour: Colour, width: f32) {
        let mut path = self.path();
        for (index, (x, y)) in corners.iter().enumerate() {
            if index == 0 { path.to(*x, *y) } else { path.line(*x, *y) }
        }
        let path = path.open();
        self.draw(path, Ink::line(colour, width));
    }

    /// Draws a sector of a ring, clockwise between two directions. `bend` is as for [`Trace::arc`].
    pub fn ring_sector(
        &mut self,
        middle: (f32, f32),
        (inner, outer): (f32, f32),
        [from, to]: [(f32, f32); 2],
        bend: f32,
        ink: Ink,
    ) {
        let mut path = self.path();
        let (start, low) = (around(middle, from, outer), around(middle, to, inner));
        path.to(start.0, start.1);
        path.arc(middle, outer, [from, to], bend);
        path.line(low.0, low.1);
        path.arc(middle, inner, [to, from], -bend);
        let path = path.closed();
        self.draw(path, ink);
    }

    /// Begins a path of any shape.
    pub fn path(&self) -> Trace {
        Trace { builder: PathBuilder::new(), at: self.at, scale: self.scale }
    }

    /// Draws a finished path.
    pub fn draw(&mut self, outline: Outline, ink: Ink) {
        let Outline(Some(path)) = outline else { return };
        let scale = self.scale;
        let stroke = |(colour, width): (Colour, f32)| {
            let dash = StrokeDash { array: vec![1.1 * POINTS, 0.8 * POINTS], offset: 0.0 };
            Stroke {
                paint: paint(colour).into(),
                width: width * scale * POINTS,
                line_join: LineJoin::Round,
                dash: ink.dashed.then_some(dash),
                ..Stroke::default()
            }
        };
        self.surface.set_fill(ink.fill.map(filled));
        self.surface.set_stroke(ink.line.map(stroke));
        self.surface.draw_path(&path);
    }

    /// Writes one line of shaped text. `size` is in points, and `y` is the baseline.
    pub fn write(&mut self, x: f32, y: f32, hold: Hold, line: &Line, size: f32, colour: Colour) {
        let back = match hold {
            Hold::Left => 0.0,
            Hold::Middle => line.width / 2.0,
            Hold::Right => line.width,
        };
        let mut left = (self.at.0 + x * self.scale) * POINTS - back * size;
        let base = (self.at.1 + y * self.scale) * POINTS;
        self.surface.set_stroke(None);
        self.surface.set_fill(Some(filled(colour)));
        for run in &line.runs {
            let at = Point::from_xy(left, base);
            self.surface.draw_glyphs(at, &run.glyphs, run.font.clone(), &run.text, size, false);
            left += run.width * size;
        }
    }

    /// Shapes a text and writes it as one line. `size` is in points, and `at` is on the baseline.
    pub fn say(&mut self, at: (f32, f32), hold: Hold, style: Style, size: f32, colour: Colour, text: &str) {
        let line = self.fonts.line(style, text);
        self.write(at.0, at.1, hold, &line, size, colour);
    }

    /// Writes a block of text with its upper edge at `y`.
    pub fn write_block(&mut self, x: f32, y: f32, hold: Hold, block: &Block, colour: Colour) {
        let leading = block.size * LEADING / POINTS;
        for (index, line) in block.lines.iter().enumerate() {
            // The letters stand a little above the lower edge of their line.
            self.write(x, y + leading * (index as f32 + 0.79), hold, line, block.size, colour);
        }
    }
}

/// Returns the point at the distance `radius` from a middle, in a direction of length 1.
fn around(middle: (f32, f32), (x, y): (f32, f32), radius: f32) -> (f32, f32) {
    (middle.0 + x * radius, middle.1 + y * radius)
}

/// Turns a direction clockwise by the angle of another direction, given as its cosine and sine. Both directions have
/// length 1.
pub fn turned((x, y): (f32, f32), (cos, sin): (f32, f32)) -> (f32, f32) {
    (x * cos - y * sin, x * sin + y * cos)
}

/// A finished path. A path without length leaves it empty, so that nothing is drawn.
pub struct Outline(Option<Path>);

fn paint(colour: Colour) -> rgb::Color {
    rgb::Color::new(colour.0, colour.1, colour.2)
}

fn filled(colour: Colour) -> Fill {
    Fill { paint: paint(colour).into(), ..Fill::default() }
}

/// A path that is being made, in units of a pen.
pub struct Trace {
    builder: PathBuilder,
    at: (f32, f32),
    scale: f32,
}

impl Trace {
    fn point(&self, x: f32, y: f32) -> (f32, f32) {
        ((self.at.0 + x * self.scale) * POINTS, (self.at.1 + y * self.scale) * POINTS)
    }

    /// Moves to a point without drawing.
    pub fn to(&mut self, x: f32, y: f32) {
        let (x, y) = self.point(x, y);
        self.builder.move_to(x, y);
    }

    /// Draws a straight line to a point.
    pub fn line(&mut self, x: f32, y: f32) {
        let (x, y) = self.point(x, y);
        self.builder.line_to(x, y);
    }

    /// Draws a Bézier curve with two handles to its end.
    pub fn curve(&mut self, a: (f32, f32), b: (f32, f32), end: (f32, f32)) {
        let (a, b, end) = (self.point(a.0, a.1), self.point(b.0, b.1), self.point(end.0, end.1));
        self.builder.cubic_to(a.0, a.1, b.0, b.1, end.0, end.1);
    }

    /// Draws an arc around a middle from one direction to another. Both directions have length 1, and at most a quarter
    /// turn lies between them. `bend` is the distance of the Bézier handles from the ends, in radii: four thirds of the
    /// tangent of a quarter of the angle. It is negative for a counter-clockwise arc. The caller gives it as a
    /// constant, so that every machine draws the same.
    pub fn arc(&mut self, middle: (f32, f32), radius: f32, [from, to]: [(f32, f32); 2], bend: f32) {
        // The handles lie on the tangents: one ahead of the first end, and one behind the second.
        let ahead = (from.0 - from.1 * bend, from.1 + from.0 * bend);
        let behind = (to.0 + to.1 * bend, to.1 - to.0 * bend);
        let [ahead, behind, end] = [ahead, behind, to].map(|direction| around(middle, direction, radius));
        self.curve(ahead, behind, end);
    }

    /// Finishes the path with a straight line back to where it began.
    pub fn closed(mut self) -> Outline {
        self.builder.close();
        self.open()
    }

    /// Finishes the path where it is.
    pub fn open(self) -> Outline {
        Outline(self.builder.finish())
    }
}
