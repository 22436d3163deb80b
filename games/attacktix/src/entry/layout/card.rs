//! The card of a figure that rolls on a wheel.

use super::words::words;
use super::{Company, FigureCard, Speed, moulded, plastic, whole_name};
use print::frame::{LEFT, NAME, PICTURE, RING, band, foot, name, panel, price};
use print::{CARD_MM, Colour, GREY, Hold, INK, Ink, Language, POINTS, Pen, Room, Style, WHITE, filling, fit};

/// The background of a wheel's windows.
pub(super) const GROUND: Colour = Colour(0x23, 0x28, 0x31);
/// The colour of a wheel's red numbers.
const RED: Colour = Colour(0xff, 0x6a, 0x5c);
/// The lower edge of the wheel, in millimetres from the upper edge of the card.
const WHEEL: f32 = 49.0;
/// The lower edge of the ability, in millimetres from the upper edge of the card.
const ABILITY: f32 = 72.6;
/// The lower edge of the weapon, in millimetres from the upper edge of the card.
const WEAPON: f32 = 81.0;

/// Draws a card. The pen stands at its upper left corner.
pub(super) fn draw(pen: &mut Pen, company: &Company, figure: &FigureCard, language: Language) {
    let main = plastic(figure);
    panel(pen, main);
    name(pen, &whole_name(figure), main);
    picture(pen, figure, main, language);
    wheel(pen, figure, language);
    ability(pen, figure, main, language);
    weapon(pen, figure, main, language);
    foot(pen, &company.title, &company.game);
}

/// Draws the silhouette, the notes, and the ring with the price.
fn picture(pen: &mut Pen, figure: &FigureCard, main: Colour, language: Language) {
    band(pen, main);
    let scale = (PICTURE - NAME - 1.0) / moulded::HIGH;
    moulded::draw(&mut pen.place(LEFT - 0.4, NAME + 0.5, scale), figure, main);
    let serial = format!("{} · {}", figure.code, figure.serial);
    price(pen, figure.points, [words(language).points, &serial], [6.0, 4.0], main);
    notes(pen, figure, main);
}

/// Draws the class and the notes next to the picture. The letter of the class stands on a white square.
fn notes(pen: &mut Pen, figure: &FigureCard, main: Colour) {
    let (left, width) = (LEFT + 21.4, CARD_MM.0 - 2.0 * LEFT - 21.4 - 2.0 * RING - 1.6);
    let high = 5.0;
    pen.rounded(left, NAME + 1.6, high, high, 1.0, Ink::both(WHITE, main.line(), 0.25));
    let letter = Room { width: high - 1.0, lines: 1, largest: 11.0, smallest: 5.0 };
    let letter = fit(pen.fonts, Style::Title, &figure.letter, letter);
    pen.write_block(left + high / 2.0, NAME + 1.6 + (high - letter.height()) / 2.0, Hold::Middle, &letter, INK);
    let class = Room { width: width - high - 1.0, lines: 2, largest: 6.5, smallest: 4.0 };
    let class = fit(pen.fonts, Style::Bold, &figure.class, class);
    pen.write_block(left + high + 1.0, NAME + 1.6 + (high - class.height()) / 2.0, Hold::Left, &class, INK);
    let each = Room { width, lines: 2, largest: 6.5, smallest: 4.25 };
    let mut top = NAME + 1.6 + high + 0.9;
    for note in std::iter::once(&figure.faction).chain(&figure.notes).filter(|note| !note.is_empty()).take(4) {
        let block = fit(pen.fonts, Style::Text, note, each);
        if top + block.height() > PICTURE - 0.4 {
            return;
        }
        pen.write_block(left, top, Hold::Left, &block, INK);
        top += block.height() + 0.5;
    }
}

/// Draws the wheel from its first window to its last: the Speed above, the special window below.
fn wheel(pen: &mut Pen, figure: &FigureCard, language: Language) {
    let words = words(language);
    let width = CARD_MM.0 - 2.0 * LEFT;
    let room = Room { width, lines: 1, largest: 5.5, smallest: 4.0 };
    let caption = fit(pen.fonts, Style::Text, words.wheel, room);
    pen.write_block(LEFT, PICTURE + 0.5, Hold::Left, &caption, GREY);
    let each = (width / figure.wheel.len().max(1) as f32).min(6.0);
    let (top, high) = (PICTURE + 3.4, 6.4);
    for (index, speed) in figure.wheel.iter().enumerate() {
        let x = LEFT + index as f32 * each;
        pen.rounded(x + 0.15, top, each - 0.3, high, 0.6, Ink::fill(GROUND));
        number(pen, *speed, (x + each / 2.0, top + high / 2.0 - 0.2), each - 0.8, 10.5);
        special(pen, *speed, (x + each / 2.0, top + high + 1.9), 1.25);
    }
    pen.stroke(&[(LEFT, WHEEL), (CARD_MM.0 - LEFT, WHEEL)], GREY, 0.15);
}

/// Draws the number of a window, with its middle at this place. A red number has a bar below it, so that it differs
/// from a white number on a print without colours.
pub(super) fn number(pen: &mut Pen, speed: Speed, (x, y): (f32, f32), width: f32, largest: f32) {
    let colour = if speed.is_red { RED } else { WHITE };
    let room = Room { width, lines: 1, largest, smallest: 3.5 };
    let block = fit(pen.fonts, Style::Title, &speed.number.to_string(), room);
    for line in &block.lines {
        pen.write(x, y + 0.34 * block.size / POINTS, Hold::Middle, line, block.size, colour);
    }
    if speed.is_red {
        let low = y + 0.52 * block.size / POINTS;
        let half = (0.26 * block.size / POINTS).min(width / 2.0);
        pen.stroke(&[(x - half, low), (x + half, low)], colour, 0.06 * block.size / POINTS);
    }
}

/// Draws the special window: a white disc with a dark ring if the window is white, otherwise a dark disc.
pub(super) fn special(pen: &mut Pen, speed: Speed, (x, y): (f32, f32), radius: f32) {
    let ink = if speed.is_special { Ink::both(WHITE, GROUND, 0.3 * radius) } else { Ink::fill(GROUND) };
    pen.circle(x, y, radius, ink);
}

/// Writes the name of the ability, and what it does.
fn ability(pen: &mut Pen, figure: &FigureCard, main: Colour, language: Language) {
    let words = words(language);
    let width = CARD_MM.0 - 2.0 * LEFT;
    let title = if figure.ability.is_empty() { words.no_ability } else { &figure.ability };
    let room = Room { width, lines: 1, largest: 9.0, smallest: 5.0 };
    let title = fit(pen.fonts, Style::Bold, title, room);
    let colour = if figure.ability.is_empty() { GREY } else { main.line() };
    pen.write_block(LEFT, WHEEL + 0.9, Hold::Left, &title, colour);
    if !figure.text.is_empty() {
        let top = WHEEL + 1.2 + title.height();
        let block = filling(pen.fonts, Style::Text, &figure.text, (width, ABILITY - top - 0.6), (7.5, 4.5));
        pen.write_block(LEFT, top, Hold::Left, &block, INK);
    }
}

/// Writes the weapon in words.
fn weapon(pen: &mut Pen, figure: &FigureCard, main: Colour, language: Language) {
    let label = 11.0;
    let width = CARD_MM.0 - 2.0 * LEFT;
    pen.rounded(LEFT, ABILITY, width, WEAPON - ABILITY, 1.2, Ink::both(main.mixed(WHITE, 90), main.line(), 0.2));
    let middle = (ABILITY + WEAPON) / 2.0;
    let room = Room { width: label - 1.4, lines: 1, largest: 6.5, smallest: 4.0 };
    let caption = fit(pen.fonts, Style::Bold, words(language).weapon, room);
    pen.write_block(LEFT + 1.2, middle - caption.height() / 2.0, Hold::Left, &caption, INK);
    let room = Room { width: width - label - 1.6, lines: 3, largest: 6.5, smallest: 4.25 };
    let block = fit(pen.fonts, Style::Text, &figure.weapon, room);
    pen.write_block(LEFT + label, middle - block.height() / 2.0, Hold::Left, &block, INK);
}
