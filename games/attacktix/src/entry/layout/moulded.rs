//! Draws figures in shades of one colour, each on its base. The faction decides the body, the class decides the mark,
//! and the kind of weapon decides how the weapon is drawn.

use super::FigureCard;
use print::{Colour, INK, Ink, Pen, WHITE};

/// The height of a drawn figure, in units of the pen. The figure is 64 units wide, and its feet stand at (32, 56).
pub(super) const HIGH: f32 = 64.0;

/// Which shade of the figure's colour a part has.
#[derive(Clone, Copy)]
enum Shade {
    Plain,
    Light,
    Dark,
    Trim,
}

/// A filled area, or a line of this width. The width of an area is 0.
struct Part {
    shade: Shade,
    width: f32,
    corners: &'static [(f32, f32)],
}

const fn area(shade: Shade, corners: &'static [(f32, f32)]) -> Part {
    Part { shade, width: 0.0, corners }
}

const fn bar(shade: Shade, width: f32, corners: &'static [(f32, f32)]) -> Part {
    Part { shade, width, corners }
}

use Shade::{Dark, Light, Plain, Trim};

/// The body of Brasswake figures: a boiler on two legs, with a chimney.
const BRASS: [Part; 7] = [
    area(Dark, &[(26.0, 56.0), (26.0, 46.0), (31.0, 46.0), (31.0, 56.0)]),
    area(Dark, &[(33.0, 56.0), (33.0, 46.0), (38.0, 46.0), (38.0, 56.0)]),
    area(Dark, &[(19.0, 27.0), (19.0, 16.0), (22.0, 16.0), (22.0, 27.0)]),
    area(Plain, &[(22.0, 28.0), (27.0, 25.6), (32.0, 24.8), (37.0, 25.6), (42.0, 28.0), (43.0, 47.0), (21.0, 47.0)]),
    area(Trim, &[(24.0, 37.0), (40.0, 37.0), (40.0, 41.0), (24.0, 41.0)]),
    area(Plain, &[(26.0, 12.0), (29.0, 9.4), (35.0, 9.4), (38.0, 12.0), (38.0, 25.0), (26.0, 25.0)]),
    area(Light, &[(28.0, 17.0), (36.0, 17.0), (36.0, 20.0), (28.0, 20.0)]),
];

/// The body of Thornmarch figures: leaves around a trunk, with twigs for antlers.
const THORN: [Part; 7] = [
    area(Dark, &[(27.0, 56.0), (25.0, 45.0), (31.0, 45.0), (31.0, 56.0)]),
    area(Dark, &[(33.0, 56.0), (33.0, 45.0), (39.0, 45.0), (38.0, 56.0)]),
    area(
        Plain,
        &[
            (32.0, 24.0),
            (39.0, 30.0),
            (43.0, 38.0),
            (44.0, 50.0),
            (38.0, 48.0),
            (32.0, 50.0),
            (26.0, 48.0),
            (20.0, 50.0),
            (21.0, 38.0),
            (25.0, 30.0),
        ],
    ),
    area(Light, &[(32.0, 28.0), (34.4, 36.0), (32.0, 47.0), (29.6, 36.0)]),
    area(
        Plain,
        &[
            (32.0, 12.0),
            (37.0, 14.6),
            (38.0, 20.0),
            (35.0, 26.0),
            (32.0, 27.0),
            (29.0, 26.0),
            (26.0, 20.0),
            (27.0, 14.6),
        ],
    ),
    bar(Trim, 2.0, &[(27.0, 14.0), (23.6, 10.0), (23.0, 5.0)]),
    bar(Trim, 2.0, &[(37.0, 14.0), (40.4, 10.0), (41.0, 5.0)]),
];

/// The body of Glasswind figures: facets of glass, with a crest.
const GLASS: [Part; 7] = [
    area(Dark, &[(27.0, 56.0), (29.0, 44.0), (32.0, 44.0), (32.0, 56.0)]),
    area(Dark, &[(37.0, 56.0), (35.0, 44.0), (32.0, 44.0), (32.0, 56.0)]),
    area(Plain, &[(32.0, 23.0), (43.0, 31.0), (38.0, 46.0), (26.0, 46.0), (21.0, 31.0)]),
    area(Light, &[(32.0, 23.0), (32.0, 46.0), (26.0, 46.0), (21.0, 31.0)]),
    area(Plain, &[(32.0, 10.0), (38.0, 17.0), (32.0, 25.0), (26.0, 17.0)]),
    area(Light, &[(32.0, 10.0), (32.0, 25.0), (26.0, 17.0)]),
    area(Trim, &[(32.0, 11.0), (37.0, 3.0), (35.0, 13.0)]),
];

/// The body of figures of any other faction, such as a player's own faction.
const PLAIN: [Part; 6] = [
    area(Dark, &[(26.0, 56.0), (26.0, 45.0), (31.0, 45.0), (31.0, 56.0)]),
    area(Dark, &[(33.0, 56.0), (33.0, 45.0), (38.0, 45.0), (38.0, 56.0)]),
    area(Plain, &[(23.0, 30.0), (28.0, 27.4), (36.0, 27.4), (41.0, 30.0), (40.0, 46.0), (24.0, 46.0)]),
    area(Trim, &[(24.0, 40.0), (40.0, 40.0), (40.0, 44.0), (24.0, 44.0)]),
    area(
        Plain,
        &[
            (32.0, 11.0),
            (37.0, 13.0),
            (39.0, 18.0),
            (37.0, 23.0),
            (32.0, 25.0),
            (27.0, 23.0),
            (25.0, 18.0),
            (27.0, 13.0),
        ],
    ),
    area(Dark, &[(26.0, 17.0), (32.0, 15.0), (38.0, 17.0), (36.0, 12.4), (32.0, 11.0), (28.0, 12.4)]),
];

/// A launcher, held in front of the body.
const RANGED: [Part; 4] = [
    bar(Plain, 5.0, &[(28.0, 32.0), (46.0, 29.0)]),
    area(Dark, &[(40.0, 26.0), (56.0, 26.0), (56.0, 33.0), (40.0, 33.0)]),
    area(Trim, &[(56.0, 27.5), (62.0, 27.5), (62.0, 31.5), (56.0, 31.5)]),
    bar(Dark, 4.0, &[(43.0, 33.0), (45.0, 39.0)]),
];

/// A blade on an outstretched arm.
const SLASH: [Part; 3] = [
    bar(Plain, 5.0, &[(30.0, 32.0), (44.0, 34.0)]),
    area(Light, &[(43.0, 37.0), (58.0, 12.0), (61.0, 13.0), (48.0, 39.0)]),
    bar(Dark, 3.5, &[(41.0, 33.0), (50.0, 39.0)]),
];

/// A raised arm that throws.
const THROW: [Part; 2] = [
    bar(Plain, 6.0, &[(29.0, 31.0), (40.0, 26.0), (46.0, 13.0)]),
    area(Trim, &[(39.0, 14.0), (42.0, 9.0), (47.0, 7.4), (54.0, 12.0), (50.0, 17.0), (46.0, 14.0), (43.0, 17.0)]),
];

/// A lance, held level.
const JAB: [Part; 3] = [
    bar(Plain, 5.0, &[(28.0, 32.0), (44.0, 31.0)]),
    bar(Dark, 3.0, &[(18.0, 33.0), (52.0, 29.0)]),
    area(Trim, &[(51.0, 25.0), (63.0, 28.0), (52.0, 32.0)]),
];

/// A claw with two prongs.
const CLAW: [Part; 4] = [
    bar(Plain, 6.0, &[(29.0, 32.0), (45.0, 31.0)]),
    area(Dark, &[(44.0, 26.0), (50.0, 26.0), (50.0, 36.0), (44.0, 36.0)]),
    bar(Trim, 3.0, &[(49.0, 27.0), (54.0, 23.6), (59.0, 24.6), (62.0, 28.0)]),
    bar(Trim, 3.0, &[(49.0, 35.0), (54.0, 38.4), (59.0, 37.2), (62.0, 33.0)]),
];

/// The mark of a Warrior: a shoulder piece.
const WARRIOR: [Part; 1] =
    [area(Trim, &[(18.0, 31.0), (18.0, 27.0), (21.0, 24.4), (25.0, 24.4), (28.0, 27.0), (28.0, 31.0)])];

/// The mark of a Specialist: a pack on the back.
const SPECIALIST: [Part; 2] = [
    area(Dark, &[(13.0, 26.0), (21.0, 26.0), (21.0, 41.0), (13.0, 41.0)]),
    area(Trim, &[(15.0, 29.0), (19.0, 29.0), (19.0, 31.0), (15.0, 31.0)]),
];

/// The mark of a Captain: a flag.
const CAPTAIN: [Part; 2] = [
    area(Dark, &[(31.0, 2.0), (33.0, 2.0), (33.0, 12.0), (31.0, 12.0)]),
    area(Trim, &[(33.0, 3.0), (42.0, 5.5), (33.0, 8.5)]),
];

/// The mark of a Leader: a cape and a crown.
const LEADER: [Part; 2] = [
    area(Trim, &[(22.0, 27.0), (16.4, 36.0), (14.4, 45.0), (15.0, 54.0), (24.0, 48.0)]),
    area(Trim, &[(25.0, 11.0), (27.0, 4.0), (30.0, 8.0), (32.0, 2.0), (34.0, 8.0), (37.0, 4.0), (39.0, 11.0)]),
];

/// The mark of a Mega: wide shoulders.
const MEGA: [Part; 2] = [
    area(Dark, &[(13.0, 34.0), (13.0, 25.0), (18.0, 21.6), (24.0, 22.6), (27.0, 26.0), (27.0, 34.0)]),
    area(Dark, &[(37.0, 33.0), (37.0, 26.0), (40.0, 22.6), (46.0, 21.6), (51.0, 25.0), (51.0, 33.0)]),
];

fn body(style: &str) -> &'static [Part] {
    match style {
        "brass" => &BRASS,
        "thorn" => &THORN,
        "glass" => &GLASS,
        _ => &PLAIN,
    }
}

fn mark(letter: &str) -> &'static [Part] {
    match letter {
        "W" => &WARRIOR,
        "S" => &SPECIALIST,
        "C" => &CAPTAIN,
        "L" => &LEADER,
        "M" => &MEGA,
        _ => &[],
    }
}

fn weapon(kind: &str) -> &'static [Part] {
    match kind {
        "ranged" => &RANGED,
        "slash" => &SLASH,
        "throw" => &THROW,
        "jab" => &JAB,
        "claw" => &CLAW,
        _ => &[],
    }
}

/// Draws a figure on its base. The pen stands at the upper left corner of the drawing.
pub(super) fn draw(pen: &mut Pen, figure: &FigureCard, plastic: Colour) {
    base(pen, plastic);
    let (body, mark, weapon) = (body(&figure.style), mark(&figure.letter), weapon(&figure.kind));
    // The cape and crown of a Leader and the pack of a Specialist are behind the body. The other marks and all weapons
    // are in front of it.
    let order = if matches!(figure.letter.as_str(), "L" | "S") { [mark, body, weapon] } else { [body, mark, weapon] };
    for part in order.into_iter().flatten() {
        let colour = match part.shade {
            Plain => plastic,
            Light => plastic.mixed(WHITE, 45),
            Dark => plastic.mixed(INK, 45),
            Trim => plastic.mixed(Colour(0xff, 0xd9, 0x8a), 65),
        };
        let line = plastic.mixed(INK, 70);
        if part.width > 0.0 {
            pen.stroke(part.corners, line, part.width + 1.2);
            pen.stroke(part.corners, colour, part.width);
        } else {
            pen.polygon(part.corners, Ink::both(colour, line, 0.6));
        }
    }
}

/// Draws the base, with the window that shows the speed. AT-BASE-03
fn base(pen: &mut Pen, plastic: Colour) {
    let line = plastic.mixed(INK, 70);
    let ink = Ink::both(plastic.mixed(INK, 25), line, 0.6);
    pen.ellipse(32.0, 59.0, 19.0, 4.4, ink);
    pen.ellipse(32.0, 56.6, 19.0, 4.4, Ink::both(plastic.mixed(WHITE, 20), line, 0.6));
    pen.rounded(43.0, 55.2, 4.6, 2.6, 0.6, Ink::both(WHITE, line, 0.5));
}
