//! Scripted luck: dice and coin tosses from a list of values, written as people read them.

use crate::side::Side;
use referee::{Chance, Clause};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::VecDeque;

/// The number of FUDGE dice in a throw. PF-R-01
const DICE: usize = 4;

/// One value of scripted luck: a throw of dice or a coin toss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// Four FUDGE dice, each -1, 0 or 1.
    Throw([i8; DICE]),
    /// A coin toss: the side that places terrain first. PF-R-75
    Coin(Side),
}

/// The ways to write a value of luck, apart from a throw of FUDGE dice.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Written {
    /// Four ordinary dice, used as FUDGE dice: 1 and 2 are -1, 3 and 4 are 0, 5 and 6 are +1. PF-EQ-07
    D6([u8; DICE]),
    Coin(Side),
}

impl<'de> Deserialize<'de> for Luck {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Luck, D::Error> {
        let said = Value::deserialize(from)?;
        match &said {
            Value::String(faces) => read_faces(faces).map(Luck::Throw).map_err(D::Error::custom),
            _ => match Written::deserialize(&said).map_err(D::Error::custom)? {
                Written::D6(faces) => read_d6(faces).map(Luck::Throw).map_err(D::Error::custom),
                Written::Coin(side) => Ok(Luck::Coin(side)),
            },
        }
    }
}

fn read_faces(said: &str) -> Result<[i8; DICE], String> {
    let face = |letter: char| match letter {
        '-' => Some(-1),
        '0' => Some(0),
        '+' => Some(1),
        _ => None,
    };
    let faces: Option<Vec<i8>> = said.chars().map(face).collect();
    let faces = faces.and_then(|faces| faces.try_into().ok());
    faces.ok_or_else(|| format!("{said:?} is not a throw; a throw has four of the signs + 0 -, such as \"+0-+\""))
}

fn read_d6(faces: [u8; DICE]) -> Result<[i8; DICE], String> {
    if faces.iter().all(|face| (1..=6).contains(face)) {
        return Ok(faces.map(|face| (face as i8 - 1) / 2 - 1));
    }
    Err(format!("{faces:?} are not four dice; each die shows 1 to 6"))
}

impl Serialize for Luck {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Luck::Throw(faces) => to.serialize_str(&say_faces(*faces)),
            Luck::Coin(side) => json!({ "coin": side }).serialize(to),
        }
    }
}

fn say_faces(faces: [i8; DICE]) -> String {
    faces.iter().map(|face| ['-', '0', '+'][(face + 1) as usize]).collect()
}

impl JsonSchema for Luck {
    fn schema_name() -> Cow<'static, str> {
        "Luck".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let side = generator.subschema_for::<Side>();
        json_schema!({ "oneOf": [
            { "type": "string", "pattern": "^[-0+]{4}$", "description": "a throw of four FUDGE dice" },
            { "type": "object", "description": "four ordinary dice in their place: 1-2 is -, 3-4 is 0, 5-6 is +",
              "properties": { "d6": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 6 },
                                      "minItems": 4, "maxItems": 4 } },
              "required": ["d6"], "additionalProperties": false },
            { "type": "object", "description": "the side that places terrain first", "properties": { "coin": side },
              "required": ["coin"], "additionalProperties": false }
        ] })
    }
}

/// Luck from a list. If the next value is not of the kind that a rule asks for, the rule gets a fixed value. The first
/// such fault is kept.
#[derive(Clone, Debug)]
pub(super) struct ListedLuck {
    script: VecDeque<Luck>,
    /// The values that the rules have used up, in order.
    used: Vec<Luck>,
    /// The dice of the current throw that no rule has read yet.
    rest: VecDeque<i8>,
    fault: Option<String>,
}

impl ListedLuck {
    pub fn new(script: Vec<Luck>) -> ListedLuck {
        ListedLuck { script: script.into(), used: Vec::new(), rest: VecDeque::new(), fault: None }
    }

    /// Returns the values that no rule has asked for, as texts.
    pub fn left(&self) -> Vec<String> {
        let said = |luck: &Luck| match luck {
            Luck::Throw(faces) => say_faces(*faces),
            Luck::Coin(side) => format!("the coin for {side}"),
        };
        self.script.iter().map(said).collect()
    }

    /// Returns the values that the rules have used up, in order.
    pub fn used(&self) -> &[Luck] {
        &self.used
    }

    /// Returns the first fault as an error. It is also an error if a throw was read only in part.
    pub fn fault(&self) -> Result<(), String> {
        if !self.rest.is_empty() {
            return Err("the rules read only some of the four dice of a throw".into());
        }
        self.fault.clone().map_or(Ok(()), Err)
    }

    fn complain(&mut self, fault: String) {
        self.fault.get_or_insert(fault);
    }

    fn next(&mut self, clause: Clause) -> Option<Luck> {
        let next = self.script.pop_front();
        match next {
            Some(luck) => self.used.push(luck),
            None => self.complain(format!("{clause} asks for luck, but the list has no more values")),
        }
        next
    }

    fn die(&mut self, clause: Clause) -> u32 {
        if self.rest.is_empty() {
            match self.next(clause) {
                Some(Luck::Throw(faces)) => self.rest.extend(faces),
                Some(Luck::Coin(_)) => {
                    self.complain(format!("{clause} throws dice, but the next value of the list is a coin toss"))
                }
                None => {}
            }
        }
        self.rest.pop_front().map_or(1, |face| (face + 1) as u32)
    }
}

impl Chance for ListedLuck {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        if n == 3 {
            return self.die(clause);
        }
        match self.next(clause) {
            Some(Luck::Coin(side)) if n == 2 => side.index() as u32,
            Some(_) => {
                self.complain(format!("{clause} draws one of {n}, but the next value of the list is of another kind"));
                0
            }
            None => 0,
        }
    }
}
