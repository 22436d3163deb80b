//! The card of a Unit: its five levels, its weapons, its price, and boxes to tick for injuries.

use super::words::words;
use super::{LevelRow, Roster, UnitCard, silhouette};
use print::frame::{LEFT, NAME, PICTURE, RING, band, foot, name, panel, price};
use print::{Block, CARD_MM, Colour, GREY, Hold, INK, Ink, Language, POINTS, Pen, Room, Style, WHITE, filling, fit};

/// The lower edge of the special rules, in millimetres from the top of the card.
const RULES: f32 = 73.4;
/// The lower edge of the boxes, in millimetres from the top of the card.
const BOXES: f32 = 81.0;
/// The colour of a card without a valid colour.
const OLIVE: Colour = Colour(0x5d, 0x7a, 0x3c);

/// Draws a card. The pen measures in millimetres from the upper left corner of the card.
pub(super) fn draw(pen: &mut Pen, roster: &Roster, unit: &UnitCard, language: Language) {
    let main = Colour::parse(&unit.colour).unwrap_or(OLIVE);
    panel(pen, main);
    name(pen, &unit.name, main);
    picture(pen, unit, main, language);
    let low = levels(pen, &unit.levels, main);
    rules(pen, &unit.rules, low);
    boxes(pen, &unit.boxes, main, language);
    foot(pen, &roster.title, &roster.game);
}

/// Draws the silhouette, the notes, and the ring with the price and the id.
fn picture(pen: &mut Pen, unit: &UnitCard, main: Colour, language: Language) {
    band(pen, main);
    let scale = (PICTURE - NAME - 1.0) / silhouette::HIGH;
    silhouette::draw(&mut pen.place(LEFT - 0.6, NAME + 0.5, scale), &unit.body, &unit.gear, main);
    price(pen, unit.points, [words(language).points, &unit.id], [8.0, 4.5], main);
    notes(pen, &unit.notes);
}

/// Draws the first five notes beside the silhouette.
fn notes(pen: &mut Pen, notes: &[String]) {
    let (left, width) = (LEFT + 19.2, CARD_MM.0 - 2.0 * LEFT - 19.2 - 2.0 * RING - 1.6);
    let each = Room { width, lines: 2, largest: 6.5, smallest: 4.5 };
    let told: Vec<_> = notes.iter().take(5).map(|note| fit(pen.fonts, Style::Text, note, each)).collect();
    let height: f32 = told.iter().map(Block::height).sum();
    let gap = ((PICTURE - NAME - height) / (told.len() + 1) as f32).min(1.6);
    let mut top = NAME + (PICTURE - NAME - height - gap * told.len().saturating_sub(1) as f32) / 2.0;
    for block in &told {
        pen.write_block(left, top, Hold::Left, block, INK);
        top += block.height() + gap;
    }
}

/// Draws the rows of the levels, and returns where they end, in millimetres from the top.
fn levels(pen: &mut Pen, levels: &[LevelRow], main: Colour) -> f32 {
    let room = RULES - PICTURE - 13.0;
    let high = (room / levels.len().max(1) as f32).min(5.3);
    // the left edge and the width of each column, in millimetres
    let columns: [(f32, f32); 5] = [(0.0, 7.6), (8.4, 17.8), (26.6, 11.2), (38.2, 5.2), (44.6, 10.0)];
    let largest = (high * POINTS / 1.75).min(7.25);
    for (index, row) in levels.iter().enumerate() {
        let (top, middle) = (PICTURE + index as f32 * high, PICTURE + (index as f32 + 0.5) * high);
        if index > 0 {
            pen.stroke(&[(LEFT, top), (CARD_MM.0 - LEFT, top)], main.mixed(WHITE, 65), 0.15);
        }
        let sign = Ink::both(main.mixed(WHITE, 84), main.line(), 0.2);
        pen.rounded(LEFT, top + high * 0.1, columns[0].1, high * 0.8, 0.9, sign);
        let texts = [&row.badge, &row.name, &row.word, &row.number, &row.measure];
        let styles = [Style::Bold, Style::Text, Style::Bold, Style::Title, Style::Text];
        for (((left, width), text), style) in columns.into_iter().zip(texts).zip(styles) {
            if text.is_empty() {
                continue;
            }
            let inset = if left == 0.0 { 0.6 } else { 0.0 };
            let room = Room { width: width - 2.0 * inset, lines: 1, largest, smallest: 3.75 };
            let block = fit(pen.fonts, style, text, room);
            let (x, hold) = match left {
                0.0 => (LEFT + width / 2.0, Hold::Middle),
                left if left > 38.0 => (LEFT + left + width, Hold::Right),
                left => (LEFT + left, Hold::Left),
            };
            for line in &block.lines {
                pen.write(x, middle + 0.36 * block.size / POINTS, hold, line, block.size, INK);
            }
        }
    }
    PICTURE + levels.len() as f32 * high
}

/// Draws the special rules between the levels and the boxes. `top` is where the levels end.
fn rules(pen: &mut Pen, rules: &str, top: f32) {
    pen.stroke(&[(LEFT, top), (CARD_MM.0 - LEFT, top)], GREY, 0.15);
    if rules.is_empty() {
        return;
    }
    let high = RULES - top - 0.8;
    let width = CARD_MM.0 - 2.0 * LEFT;
    let block = filling(pen.fonts, Style::Text, rules, (width, high), (6.5, 4.5));
    pen.write_block(LEFT, top + 0.6, Hold::Left, &block, INK);
}

/// Draws the boxes to tick for injuries, with their caption.
fn boxes(pen: &mut Pen, boxes: &[String], main: Colour, language: Language) {
    let label = 10.6;
    let each = ((CARD_MM.0 - 2.0 * LEFT - label) / boxes.len().max(1) as f32).min(7.2);
    let high = BOXES - RULES - 1.2;
    let middle = RULES + 0.6 + high / 2.0;
    let room = Room { width: label - 0.8, lines: 1, largest: 7.0, smallest: 4.0 };
    let caption = fit(pen.fonts, Style::Bold, words(language).injuries, room);
    pen.write_block(LEFT, middle - caption.height() / 2.0, Hold::Left, &caption, INK);
    for (index, text) in boxes.iter().enumerate() {
        let x = LEFT + label + index as f32 * each;
        pen.rounded(x + 0.3, middle - high / 2.0, each - 0.6, high, 0.7, Ink::both(WHITE, main.line(), 0.25));
        let room = Room { width: each - 1.0, lines: 1, largest: 7.0, smallest: 4.0 };
        let block = fit(pen.fonts, Style::Text, text, room);
        for line in &block.lines {
            let y = middle + 0.36 * block.size / POINTS;
            pen.write(x + each / 2.0, y, Hold::Middle, line, block.size, main.mixed(WHITE, 30).line());
        }
    }
}
