//! Fits text into a limited space: breaks it into lines, and makes it smaller if needed.

use crate::fonts::{Fonts, Line, Style};

/// The number of points in a millimetre.
pub const POINTS: f32 = 72.0 / 25.4;
/// The distance from line to line, in em.
pub const LEADING: f32 = 1.2;
/// By how much each try reduces the size of the letters, in points.
const STEP: f32 = 0.25;

/// A block of text: lines of one size.
pub struct Block {
    /// The lines from top to bottom.
    pub lines: Vec<Line>,
    /// The size of the letters in points.
    pub size: f32,
}

/// The space for a text.
#[derive(Clone, Copy)]
pub struct Room {
    /// The width in millimetres.
    pub width: f32,
    /// The most lines that the text may have.
    pub lines: usize,
    /// The size that is tried first, in points. It is the largest.
    pub largest: f32,
    /// The smallest size in points. Text that does not fit even in this size ends with an ellipsis.
    pub smallest: f32,
}

impl Block {
    /// Returns the height of the block in millimetres.
    pub fn height(&self) -> f32 {
        self.lines.len() as f32 * self.size * LEADING / POINTS
    }
}

/// Returns the text in the largest size in which it fits without breaking words. If there is no such size, breaks words
/// anywhere. If the text does not fit even then, cuts it off and adds an ellipsis.
pub fn fit(fonts: &Fonts, style: Style, text: &str, room: Room) -> Block {
    for whole in [true, false] {
        let mut size = room.largest;
        while size >= room.smallest {
            let em = room.width * POINTS / size;
            if let Some(lines) = broken(fonts, style, text, em, whole).filter(|lines| lines.len() <= room.lines) {
                return Block { lines: shaped(fonts, style, &lines), size };
            }
            size -= STEP;
        }
    }
    cut(fonts, style, text, room)
}

/// Returns the text in the largest size in which it fits the width and height, in millimetres. `sizes` is the largest
/// and the smallest size, in points. Breaks a word that is too long for a line. If the text does not fit even in the
/// smallest size, cuts it off and adds an ellipsis.
pub fn filling(fonts: &Fonts, style: Style, text: &str, (width, height): (f32, f32), sizes: (f32, f32)) -> Block {
    let (mut size, smallest) = sizes;
    loop {
        let lines = ((height * POINTS / (size * LEADING)) as usize).max(1);
        let block = fit(fonts, style, text, Room { width, lines, largest: size, smallest: size });
        let is_cut = block.lines.last().is_some_and(|line| line.runs.last().is_some_and(|run| run.text.ends_with('…')));
        if !is_cut || size <= smallest {
            return block;
        }
        size -= STEP;
    }
}

/// Returns the text in lines of one size, or `None` if a word is too long for a line. The width is in millimetres, the
/// size in points.
pub fn wrap(fonts: &Fonts, style: Style, text: &str, width: f32, size: f32) -> Option<Block> {
    let lines = broken(fonts, style, text, width * POINTS / size, true)?;
    Some(Block { lines: shaped(fonts, style, &lines), size })
}

fn shaped(fonts: &Fonts, style: Style, lines: &[String]) -> Vec<Line> {
    lines.iter().map(|line| fonts.line(style, line)).collect()
}

/// Returns the text in lines at most `em` wide, or `None` if words must stay whole and a word is too long.
fn broken(fonts: &Fonts, style: Style, text: &str, em: f32, whole: bool) -> Option<Vec<String>> {
    let fits = |line: &str| fonts.line(style, line).width <= em;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line} {word}");
            if fits(&longer) {
                *line = longer;
                continue;
            }
        }
        if fits(word) {
            lines.push(word.to_owned());
        } else if whole {
            return None;
        } else {
            push_pieces(&mut lines, word, fits);
        }
    }
    Some(lines)
}

/// Breaks a word into lines that fit. Each line has at least one letter.
fn push_pieces(lines: &mut Vec<String>, word: &str, fits: impl Fn(&str) -> bool) {
    let mut piece = String::new();
    for letter in word.chars() {
        piece.push(letter);
        if piece.chars().count() > 1 && !fits(&piece) {
            piece.pop();
            lines.push(std::mem::take(&mut piece));
            piece.push(letter);
        }
    }
    lines.push(piece);
}

/// Returns as much of the text as fits in the smallest size, and an ellipsis.
fn cut(fonts: &Fonts, style: Style, text: &str, room: Room) -> Block {
    let em = room.width * POINTS / room.smallest;
    let mut lines = broken(fonts, style, text, em, false).unwrap_or_default();
    lines.truncate(room.lines);
    if let Some(last) = lines.last_mut() {
        last.push('…');
        while last.chars().count() > 1 && fonts.line(style, last).width > em {
            last.pop();
            last.pop();
            last.push('…');
        }
    }
    Block { lines: shaped(fonts, style, &lines), size: room.smallest }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_fits_its_space() {
        let fonts = Fonts::load();
        let words =
            ["W".repeat(300), "한".repeat(80), "a b ".repeat(60), "Sister Static".into(), "AVAVA To ".repeat(9)];
        let rooms = [(54.6, 2, 15.0, 6.0), (14.6, 4, 6.25, 4.5), (8.6, 1, 10.5, 5.0), (2.0, 1, 6.0, 5.0)];
        for (width, lines, largest, smallest) in rooms {
            let room = Room { width, lines, largest, smallest };
            for (text, style) in words.iter().flat_map(|text| [(text, Style::Title), (text, Style::Text)]) {
                let block = fit(&fonts, style, text, room);
                assert!((1..=lines).contains(&block.lines.len()) && (smallest..=largest).contains(&block.size));
                let widest = block.lines.iter().map(|line| line.width * block.size / POINTS).fold(0.0, f32::max);
                assert!(widest <= width + 0.01, "{text} is {widest} mm wide; {width} mm are allowed");
            }
        }
    }

    #[test]
    fn words_are_broken_and_texts_are_cut_only_if_no_size_fits() {
        let fonts = Fonts::load();
        let said = |text: &str, room| -> Vec<String> {
            let runs = |line: &Line| line.runs.iter().map(|run| run.text.as_str()).collect();
            fit(&fonts, Style::Text, text, room).lines.iter().map(runs).collect()
        };
        let room = Room { width: 20.0, lines: 2, largest: 12.0, smallest: 6.0 };
        assert_eq!(said("Grandma Gearshift", room), ["Grandma", "Gearshift"]);
        assert_eq!(said("Gearshiftgrandmagearshift", room).concat(), "Gearshiftgrandmagearshift");
        assert!(said(&"Gearshift ".repeat(30), room)[1].ends_with('…'));
    }
}
