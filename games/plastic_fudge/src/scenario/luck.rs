//! Luck from a list of values, written as people read dice and coins.

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

/// One value of scripted luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// Four FUDGE dice, each -1, 0 or 1.
    Throw([i8; DICE]),
    /// The side that places terrain first. PF-R-75
    Coin(Side),
}

/// How a value of luck is written, apart from a throw of FUDGE dice.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Written {
    /// Four ordinary dice: 1 and 2 are -1, 3 and 4 are 0, 5 and 6 are +1. PF-EQ-07
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
    faces.ok_or_else(|| format!("{said:?} is not a throw: four of + 0 -, such as \"+0-+\""))
}

fn read_d6(faces: [u8; DICE]) -> Result<[i8; DICE], String> {
    if faces.iter().all(|face| (1..=6).contains(face)) {
        return Ok(faces.map(|face| (face as i8 - 1) / 2 - 1));
    }
    Err(format!("{faces:?} are not dice: each shows 1 to 6"))
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
            { "type": "object", "description": "the same with ordinary dice: 1-2 is -, 3-4 is 0, 5-6 is +",
              "properties": { "d6": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 6 },
                                      "minItems": 4, "maxItems": 4 } },
              "required": ["d6"], "additionalProperties": false },
            { "type": "object", "description": "who places terrain first", "properties": { "coin": side },
              "required": ["coin"], "additionalProperties": false }
        ] })
    }
}

/// Luck from a list. If the next value does not fit, the fault is noted and a fixed value is used instead.
#[derive(Clone, Debug)]
pub(super) struct ListedLuck {
    script: VecDeque<Luck>,
    /// The values that the rules have used so far, in order.
    used: Vec<Luck>,
    /// The dice of the present throw that have not been read yet.
    rest: VecDeque<i8>,
    fault: Option<String>,
}

impl ListedLuck {
    pub fn new(script: Vec<Luck>) -> ListedLuck {
        ListedLuck { script: script.into(), used: Vec::new(), rest: VecDeque::new(), fault: None }
    }

    /// Lists the values that no rule has asked for.
    pub fn left(&self) -> Vec<String> {
        let said = |luck: &Luck| match luck {
            Luck::Throw(faces) => say_faces(*faces),
            Luck::Coin(side) => format!("the coin for {side}"),
        };
        self.script.iter().map(said).collect()
    }

    /// Returns the values that the rules have used so far, in order.
    pub fn used(&self) -> &[Luck] {
        &self.used
    }

    /// Fails with the first fault that was noted, or if a throw was only partly read.
    pub fn fault(&self) -> Result<(), String> {
        if !self.rest.is_empty() {
            return Err("a throw was not read to its end".into());
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
            None => self.complain(format!("{clause} asks for luck, and none is left")),
        }
        next
    }

    fn die(&mut self, clause: Clause) -> u32 {
        if self.rest.is_empty() {
            match self.next(clause) {
                Some(Luck::Throw(faces)) => self.rest.extend(faces),
                Some(Luck::Coin(_)) => self.complain(format!("{clause} throws dice, and the next luck is a coin")),
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
                self.complain(format!("{clause} asks for one of {n}, and the next luck is something else"));
                0
            }
            None => 0,
        }
    }
}
