//! Draws a character card.

use super::words::words;
use super::{Action, Card, Deck, figure};
use print::frame::{CONTENT, LEFT, NAME, PICTURE, band, foot, name, panel};
use print::{Block, CARD_MM, Colour, Fonts, GREY, Hold, INK, Ink, LEADING, Language, POINTS, Pen, Room, Style, WHITE};
use print::{fit, wrap};

/// The lower edge of the actions, in mm.
const ACTIONS: f32 = 74.2;
/// The radius of the ring in which a ten-sided die lies, in mm.
const RING: f32 = 8.7;

/// Draws a character card with its upper left corner at the origin of the pen.
pub(super) fn draw(pen: &mut Pen, deck: &Deck, card: &Card, colours: [Colour; 3], language: Language) {
    panel(pen, colours[0]);
    name(pen, &card.name, colours[0]);
    picture(pen, deck, card, colours, language);
    actions(pen, &card.actions, colours[0]);
    power(pen, card.power, colours[0], language);
    foot(pen, &deck.title, &deck.game);
}

/// Draws the figure, the note about it, and the ring for its die.
fn picture(pen: &mut Pen, deck: &Deck, card: &Card, colours: [Colour; 3], language: Language) {
    let main = colours[0];
    band(pen, main);
    let scale = (PICTURE - NAME - 1.0) / figure::HIGH;
    figure::draw(&mut pen.place(LEFT + 1.4, NAME + 0.6, scale), card.look.as_ref(), colours);
    let (x, y) = (CARD_MM.0 - LEFT - RING - 0.6, NAME + 12.2);
    let ring = Ink { dashed: true, ..Ink::both(WHITE, main.line(), 0.35) };
    pen.circle(x, y, RING, ring);
    pen.say((x, y + 3.5), Hold::Middle, Style::Title, 28.0, main.line(), &card.power.to_string());
    let room = Room { width: 2.0 * RING + 3.0, lines: 1, largest: 6.0, smallest: 4.5 };
    let caption = fit(pen.fonts, Style::Text, words(language).start, room);
    pen.write_block(x, NAME + 0.5, Hold::Middle, &caption, GREY);
    let (left, width) = (LEFT + 20.6, 14.6);
    let mut low = PICTURE - 1.2;
    if !deck.mark.is_empty() {
        let high = 5.6;
        low -= high;
        pen.rounded(left, low, width, high, 1.2, Ink { dashed: true, ..Ink::both(WHITE, main.line(), 0.25) });
        let room = Room { width: width - 1.4, lines: 1, largest: 7.0, smallest: 4.5 };
        let block = fit(pen.fonts, Style::Text, &deck.mark, room);
        pen.write_block(left + width / 2.0, low + (high - block.height()) / 2.0, Hold::Middle, &block, GREY);
        low -= 0.8;
    }
    if !card.note.is_empty() {
        let room = Room { width, lines: 4, largest: 6.25, smallest: 4.5 };
        let note = fit(pen.fonts, Style::Text, &card.note, room);
        pen.write_block(left, low - note.height(), Hold::Left, &note, GREY);
    }
}

/// The name and the text of an action, broken into lines.
struct WrappedAction {
    name: Block,
    text: Block,
}

impl WrappedAction {
    fn height(&self) -> f32 {
        self.name.height() + self.text.height()
    }
}

/// Draws the special actions, one below the other.
fn actions(pen: &mut Pen, actions: &[Action], main: Colour) {
    if actions.is_empty() {
        return;
    }
    let badge = 9.6;
    let (left, width) = (LEFT + badge + 1.6, CARD_MM.0 - 2.0 * LEFT - badge - 1.6);
    let told = told(pen.fonts, actions, width, ACTIONS - PICTURE - 1.4);
    let free = ACTIONS - PICTURE - told.iter().map(WrappedAction::height).sum::<f32>();
    let gap = free / (told.len() + 1) as f32;
    let mut top = PICTURE + gap;
    for (index, (action, told)) in actions.iter().zip(&told).enumerate() {
        if index > 0 {
            let y = top - gap / 2.0;
            pen.stroke(&[(LEFT, y), (CARD_MM.0 - LEFT, y)], main.mixed(WHITE, 65), 0.2);
        }
        ranks(pen, &action.ranks, badge, top + told.height() / 2.0, main);
        pen.write_block(left, top, Hold::Left, &told.name, INK);
        pen.write_block(left, top + told.name.height(), Hold::Left, &told.text, INK);
        top += told.height() + gap;
    }
}

/// Draws a small sign with the ranks that give an action.
fn ranks(pen: &mut Pen, ranks: &str, wide: f32, middle: f32, main: Colour) {
    let high = 5.4;
    let sign = Ink::both(main.mixed(WHITE, 84), main.line(), 0.25);
    pen.rounded(LEFT, middle - high / 2.0, wide, high, 1.2, sign);
    let room = Room { width: wide - 1.0, lines: 1, largest: 10.5, smallest: 5.0 };
    let block = fit(pen.fonts, Style::Title, ranks, room);
    pen.write_block(LEFT + wide / 2.0, middle - block.height() / 2.0, Hold::Middle, &block, INK);
}

/// Wraps the names and texts of all actions, in the largest text size in which all of them fit.
fn told(fonts: &Fonts, actions: &[Action], width: f32, height: f32) -> Vec<WrappedAction> {
    let gaps = 1.1 * (actions.len() - 1) as f32;
    for quarter in (20..=30).rev() {
        let size = quarter as f32 / 4.0;
        let told: Option<Vec<WrappedAction>> = actions
            .iter()
            .map(|action| {
                let name = wrap(fonts, Style::Bold, &action.name, width, size + 1.25)?;
                Some(WrappedAction { name, text: wrap(fonts, Style::Text, &action.text, width, size)? })
            })
            .collect();
        if let Some(told) = told.filter(|told| told.iter().map(WrappedAction::height).sum::<f32>() + gaps <= height) {
            return told;
        }
    }
    let each = (height - gaps) / actions.len() as f32;
    let lines = ((each * POINTS / (5.0 * LEADING)) as usize).saturating_sub(2).max(1);
    let room = Room { width, lines, largest: 5.0, smallest: 5.0 };
    let told = |action: &Action| WrappedAction {
        name: fit(fonts, Style::Bold, &action.name, Room { lines: 1, largest: 6.0, ..room }),
        text: fit(fonts, Style::Text, &action.text, room),
    };
    actions.iter().map(told).collect()
}

/// Draws ten boxes for the Power, from 10 to 1. The box of the Power at the start is filled.
fn power(pen: &mut Pen, power: u8, main: Colour, language: Language) {
    let label = 8.6;
    let wide = (CARD_MM.0 - 2.0 * LEFT - label) / 10.0;
    let high = CONTENT - ACTIONS - 1.4;
    let middle = ACTIONS + 0.6 + high / 2.0;
    let room = Room { width: label - 0.8, lines: 1, largest: 7.5, smallest: 4.0 };
    let caption = fit(pen.fonts, Style::Bold, words(language).power, room);
    pen.write_block(LEFT, middle - caption.height() / 2.0, Hold::Left, &caption, INK);
    for index in 0..10_u8 {
        let number = 10 - index;
        let x = LEFT + label + f32::from(index) * wide;
        let fill = if number == power { main.strong() } else { WHITE };
        pen.rounded(x + 0.2, middle - high / 2.0, wide - 0.4, high, 0.7, Ink::both(fill, main.line(), 0.25));
        pen.say((x + wide / 2.0, middle + 1.1), Hold::Middle, Style::Title, 8.5, fill.text(), &number.to_string());
    }
}
