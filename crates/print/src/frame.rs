//! The frame that the cards of all games share: a panel with the name at its top, a band for the picture, and the foot.
//! All measures are in millimetres from the upper left corner of the card.

use crate::block::{POINTS, Room, fit, wrap};
use crate::colour::{Colour, GREY, WHITE};
use crate::fonts::Style;
use crate::pen::{Hold, Ink, Pen};
use crate::sheet::CARD_MM;

/// The white margin around the panel, so that a cut slightly off the mark does no harm.
pub const EDGE: f32 = 2.0;
/// The left edge of everything in the panel. The right edge is as far from the right edge of the card.
pub const LEFT: f32 = 4.2;
/// The lower edge of the name.
pub const NAME: f32 = 13.0;
/// The lower edge of the band for the picture.
pub const PICTURE: f32 = 34.5;
/// The lower edge of the space for what a game prints. The foot is below it.
pub const CONTENT: f32 = 81.2;
/// The radius of the ring around the price, on the right of the band.
pub const RING: f32 = 6.4;
/// The radius of the corners of the panel.
const ROUND: f32 = 3.0;

/// Draws the panel, with a coloured strip for the name at its top.
pub fn panel(pen: &mut Pen, main: Colour) {
    let (width, height) = (CARD_MM.0 - 2.0 * EDGE, CARD_MM.1 - 2.0 * EDGE);
    pen.rounded(EDGE, EDGE, width, height, ROUND, Ink::fill(WHITE));
    pen.cornered(EDGE, EDGE, width, NAME - EDGE, [ROUND, ROUND, 0.0, 0.0], Ink::fill(main));
    pen.rounded(EDGE, EDGE, width, height, ROUND, Ink::line(main.line(), 0.4));
}

/// Writes the name at the top of the panel.
pub fn name(pen: &mut Pen, name: &str, main: Colour) {
    let width = CARD_MM.0 - 2.0 * LEFT;
    let room = Room { width, lines: 2, largest: 15.0, smallest: 6.0 };
    let single = fit(pen.fonts, Style::Title, name, Room { lines: 1, smallest: 10.5, ..room });
    let whole =
        single.size > 10.5 || wrap(pen.fonts, Style::Title, name, width, 10.5).is_some_and(|it| it.lines.len() == 1);
    let block = if whole { single } else { fit(pen.fonts, Style::Title, name, Room { largest: 11.0, ..room }) };
    let top = EDGE + (NAME - EDGE - block.height()) / 2.0;
    pen.write_block(LEFT, top, Hold::Left, &block, main.text());
}

/// Draws the band behind the picture, with a line above and below.
pub fn band(pen: &mut Pen, main: Colour) {
    let width = CARD_MM.0 - 2.0 * EDGE - 0.4;
    pen.cornered(EDGE + 0.2, NAME, width, PICTURE - NAME, [0.0; 4], Ink::fill(main.mixed(WHITE, 84)));
    for y in [NAME, PICTURE] {
        pen.stroke(&[(EDGE, y), (CARD_MM.0 - EDGE, y)], main.line(), 0.2);
    }
}

/// Draws the ring with the price on the right of the band, with a word below it and an id above it. Leaves out an empty
/// word or id. `smallest` is the smallest size of the price, and of the word and the id, in points.
pub fn price(pen: &mut Pen, price: i32, [word, id]: [&str; 2], smallest: [f32; 2], main: Colour) {
    let (x, y) = (CARD_MM.0 - LEFT - RING - 0.4, NAME + 10.2);
    pen.circle(x, y, RING, Ink::both(WHITE, main.line(), 0.35));
    let room = Room { width: 2.0 * RING - 1.6, lines: 1, largest: 17.0, smallest: smallest[0] };
    let price = fit(pen.fonts, Style::Title, &price.to_string(), room);
    for line in &price.lines {
        pen.write(x, y + 0.34 * price.size / POINTS, Hold::Middle, line, price.size, main.line());
    }
    let room = Room { width: 2.0 * RING, lines: 1, largest: 6.0, smallest: smallest[1] };
    for (text, style, top) in [(word, Style::Text, y + RING + 0.4), (id, Style::Bold, NAME + 0.7)] {
        if !text.is_empty() {
            let block = fit(pen.fonts, style, text, room);
            pen.write_block(x, top, Hold::Middle, &block, GREY);
        }
    }
}

/// Writes the foot: a title on the left and the game on the right.
pub fn foot(pen: &mut Pen, title: &str, game: &str) {
    let half = (CARD_MM.0 - 2.0 * LEFT) / 2.0 - 0.8;
    let room = Room { width: half, lines: 1, largest: 5.5, smallest: 3.75 };
    let y = CONTENT + 3.0;
    for (x, hold, text) in [(LEFT, Hold::Left, title), (CARD_MM.0 - LEFT, Hold::Right, game)] {
        if !text.is_empty() {
            let block = fit(pen.fonts, Style::Text, text, room);
            for line in &block.lines {
                pen.write(x, y, hold, line, block.size, GREY);
            }
        }
    }
}
