//! Ids of Units, markers and pieces of terrain.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The most letters that an id may have.
const LETTERS: usize = 14;
/// The most digits that the number of an id may have.
const DIGITS: usize = 5;

/// The id of a Unit, a marker or a piece of terrain: lowercase letters, then a number, such as `g12`. Ids are ordered
/// by their letters, then by their number. PF-R-112
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String")]
pub struct Id {
    letters: [u8; LETTERS],
    number: u16,
}

impl Id {
    /// Creates the id with these letters and this number. Panics unless `letters` are 1 to 14 letters from `a` to `z`.
    pub fn new(letters: &str, number: u16) -> Id {
        format!("{letters}{number}").parse().expect("the letters are 1 to 14 lowercase letters")
    }

    /// Returns the number after the letters: 12 for `g12`.
    pub const fn number(self) -> u16 {
        self.number
    }

    /// Returns the letters before the number: `g` for `g12`.
    pub fn letters(&self) -> &str {
        let length = self.letters.iter().position(|letter| *letter == 0).unwrap_or(LETTERS);
        std::str::from_utf8(&self.letters[..length]).expect("ids are made of lowercase letters")
    }
}

impl std::str::FromStr for Id {
    type Err = String;

    fn from_str(said: &str) -> Result<Id, String> {
        let wrong = || {
            format!("{said:?} is not an id: an id has 1 to 14 lowercase letters and a number up to 65535, such as g12")
        };
        let split = said.find(|letter: char| letter.is_ascii_digit()).ok_or_else(wrong)?;
        let (letters, number) = said.split_at(split);
        let plain = letters.bytes().all(|letter| letter.is_ascii_lowercase());
        let no_zeros = number == "0" || !number.starts_with('0');
        if !plain || letters.is_empty() || letters.len() > LETTERS || !no_zeros {
            return Err(wrong());
        }
        let mut id = Id { letters: [0; LETTERS], number: number.parse().map_err(|_| wrong())? };
        id.letters[..letters.len()].copy_from_slice(letters.as_bytes());
        Ok(id)
    }
}

/// Writes the id as a string, without the memory of a `String`.
impl Serialize for Id {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let letters = self.letters();
        let (mut text, mut start) = ([0; LETTERS + DIGITS], LETTERS + DIGITS);
        let mut left = self.number;
        loop {
            start -= 1;
            text[start] = b'0' + (left % 10) as u8;
            left /= 10;
            if left == 0 {
                break;
            }
        }
        start -= letters.len();
        text[start..start + letters.len()].copy_from_slice(letters.as_bytes());
        to.serialize_str(std::str::from_utf8(&text[start..]).expect("letters and digits are ASCII"))
    }
}

impl TryFrom<String> for Id {
    type Error = String;

    fn try_from(said: String) -> Result<Id, String> {
        said.parse()
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.to_string()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}{}", self.letters(), self.number)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, to)
    }
}
