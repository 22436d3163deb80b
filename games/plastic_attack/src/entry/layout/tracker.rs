//! A Power tracker: a dial of ten sectors on a card.

use super::words::words;
use super::{Card, Deck, figure};
use print::frame::{LEFT, foot, name, panel};
use print::{CARD_MM, Colour, GREY, Hold, INK, Ink, Language, Pen, Room, Style, WHITE, fit, turned};

/// The middle of the dial, in mm.
const MIDDLE: (f32, f32) = (31.5, 41.6);
/// The outer radius of the dial's ring, in mm.
const OUTER: f32 = 26.4;
/// The inner radius of the dial's ring, in mm.
const INNER: f32 = 11.6;
/// The upper edge of the words below the dial, in mm.
const LOW: f32 = 70.2;
/// Cosine and sine of 18°, half a sector.
const HALF: (f32, f32) = (0.951_056_5, 0.309_017);
/// How far the Bézier handles of a 36° arc lie from its ends, in radii.
const BEND: f32 = 0.211_178;

/// Draws a tracker with its upper left corner at the origin of the pen.
pub(super) fn draw(pen: &mut Pen, deck: &Deck, card: &Card, colours: [Colour; 3], language: Language) {
    let main = colours[0];
    panel(pen, main);
    name(pen, &card.name, main);
    dial(pen, card, main);
    figure::draw(&mut pen.place(MIDDLE.0 - 6.9, MIDDLE.1 - 8.6, 16.6 / figure::HIGH), card.look.as_ref(), colours);
    pen.circle(MIDDLE.0, MIDDLE.1, 0.5, Ink::both(WHITE, INK, 0.2));
    let width = CARD_MM.0 - 2.0 * LEFT - mark(pen, &deck.mark, main);
    let words = words(language);
    let title = fit(pen.fonts, Style::Bold, words.tracker, Room { width, lines: 1, largest: 7.5, smallest: 5.0 });
    let usage = fit(pen.fonts, Style::Text, words.usage, Room { width, lines: 3, largest: 6.0, smallest: 4.5 });
    pen.write_block(LEFT, LOW, Hold::Left, &title, INK);
    pen.write_block(LEFT, LOW + title.height(), Hold::Left, &usage, GREY);
    foot(pen, &deck.title, &deck.game);
}

/// Draws ten sectors: 10 at the top, then clockwise down to 1.
fn dial(pen: &mut Pen, card: &Card, main: Colour) {
    // The direction of a sector's middle. Two turns by half a sector lead to the next sector. The turns use constants
    // instead of computed sines, so every machine draws the same dial.
    let mut towards = (0.0, -1.0);
    for number in (1..=10_u8).rev() {
        let (from, to) = (turned(towards, (HALF.0, -HALF.1)), turned(towards, HALF));
        let starts = number == card.power;
        let fill = match (starts, number % 2) {
            (true, _) => main.strong(),
            (false, 0) => main.mixed(WHITE, 80),
            (false, _) => WHITE,
        };
        pen.ring_sector(MIDDLE, (INNER, OUTER), [from, to], BEND, Ink::both(fill, main.line(), 0.3));
        let at = (MIDDLE.0 + towards.0 * 19.6, MIDDLE.1 + towards.1 * 19.6 + 2.5);
        pen.say(at, Hold::Middle, Style::Title, 20.0, fill.text(), &number.to_string());
        towards = turned(turned(towards, HALF), HALF);
    }
}

/// Draws a place for a token, and writes the words of `mark` there. Returns how much of the card's width this place
/// takes, in mm. If `mark` is empty, draws nothing and returns 0.
fn mark(pen: &mut Pen, mark: &str, main: Colour) -> f32 {
    if mark.is_empty() {
        return 0.0;
    }
    let (wide, high) = (17.5, 9.4);
    let x = CARD_MM.0 - LEFT - wide;
    let ink = Ink { dashed: true, ..Ink::both(WHITE, main.line(), 0.35) };
    pen.rounded(x, LOW, wide, high, 1.6, ink);
    let block = fit(pen.fonts, Style::Bold, mark, Room { width: wide - 2.0, lines: 2, largest: 8.0, smallest: 4.5 });
    pen.write_block(x + wide / 2.0, LOW + (high - block.height()) / 2.0, Hold::Middle, &block, GREY);
    wide + 1.5
}
