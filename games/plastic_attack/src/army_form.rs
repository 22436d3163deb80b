//! The form of an army file: which keys it has, and which value each key has. All wrong keys and values are reported at
//! once. The rules still judge everything that can be read.

use crate::army::{ArmyFile, Body, Gear, Head, Shape};
use catalogue::from_json;
use referee::names::cut;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// The most wrong keys and values that are reported. A longer list does not help the reader.
const MOST_TOLD: usize = 100;

/// A wrong key or value in an army file. A place is written like `army[0].card`, and is empty for the whole file.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum FormFault {
    /// An object has a key that it may not have.
    #[error("{} has the key {key:?}; it may have only {}", place_to_json(.place), .known.join(", "))]
    Stranger {
        /// The place of the object.
        place: String,
        /// The key in the file, cut short.
        key: String,
        /// The keys that the object may have.
        known: Vec<&'static str>,
    },
    /// A key is left out.
    #[error("{} has no {key:?}; it must have one", place_to_json(.place))]
    Missing {
        /// The place of the object.
        place: String,
        /// The key left out.
        key: &'static str,
    },
    /// A value is not of the kind that its key needs.
    #[error("{place} is {is}; it must be {}", .must.sentence())]
    Misfit {
        /// The place of the value.
        place: String,
        /// The value in the file, cut short.
        is: String,
        /// What the value must be.
        must: Must,
    },
}

impl FormFault {
    /// Returns the fault as JSON, from which the front end makes a translated sentence.
    pub(crate) fn to_json(&self) -> Value {
        match self {
            FormFault::Stranger { place, key, known } => {
                json!({ "type": "army_stranger", "place": place, "key": key, "known": known.join(", ") })
            }
            FormFault::Missing { place, key } => json!({ "type": "army_missing", "place": place, "key": key }),
            FormFault::Misfit { place, is, must } => {
                json!({ "type": "army_misfit", "place": place, "is": is, "must": must.word(), "words": must.words() })
            }
        }
    }
}

fn place_to_json(place: &str) -> &str {
    if place.is_empty() { "the file" } else { place }
}

/// What a value must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Must {
    /// The number 1.
    One,
    /// A whole number from 1 to 10.
    Power,
    /// A text in quotation marks.
    Text,
    /// A JSON object, such as a card.
    Object,
    /// A list of figures.
    Figures,
    /// A list of three colours.
    Colors,
    /// One of these words, in lower case.
    Word(&'static [&'static str]),
}

impl Must {
    /// Returns the name of this requirement for the translated texts.
    const fn word(self) -> &'static str {
        match self {
            Must::One => "one",
            Must::Power => "power",
            Must::Text => "text",
            Must::Object => "object",
            Must::Figures => "figures",
            Must::Colors => "colors",
            Must::Word(_) => "word",
        }
    }

    /// Returns the words to choose from. The text is empty for everything except [`Must::Word`].
    fn words(self) -> String {
        if let Must::Word(words) = self { words.join(", ").to_lowercase() } else { String::new() }
    }

    fn sentence(self) -> String {
        match self {
            Must::One => "the number 1".into(),
            Must::Power => "a whole number from 1 to 10".into(),
            Must::Text => "text".into(),
            Must::Object => "an object".into(),
            Must::Figures => "a list of figures".into(),
            Must::Colors => "a list of three colours such as \"#4b7f3a\"".into(),
            Must::Word(_) => format!("one of {}", self.words()),
        }
    }
}

/// A key that an object may have, and what its value must be.
struct Field {
    key: &'static str,
    is_needed: bool,
    form: Form,
}

/// What the value of a key must be.
enum Form {
    /// A single value that `reads` accepts. If `reads` does not accept it, the reader reports it and uses the
    /// placeholder `stand_in` (JSON) instead.
    Leaf { reads: fn(&Value) -> bool, must: Must, stand_in: &'static str },
    /// An object with these keys.
    Object(&'static [Field]),
    /// The figures of the army.
    Figures,
}

const fn needed(key: &'static str, form: Form) -> Field {
    Field { key, is_needed: true, form }
}

const fn left_open(key: &'static str, form: Form) -> Field {
    Field { key, is_needed: false, form }
}

const fn leaf<T: DeserializeOwned>(must: Must, stand_in: &'static str) -> Form {
    Form::Leaf { reads: |value| T::deserialize(value).is_ok(), must, stand_in }
}

static FILE: [Field; 4] = [
    needed("format", leaf::<u32>(Must::One, "1")),
    needed("game", leaf::<String>(Must::Text, r#""""#)),
    left_open("name", leaf::<String>(Must::Text, r#""""#)),
    needed("army", Form::Figures),
];
static FIGURE: [Field; 6] = [
    needed("figure", leaf::<String>(Must::Text, r#""""#)),
    left_open("type", leaf::<Option<String>>(Must::Text, "null")),
    needed("power", leaf::<i32>(Must::Power, "1")),
    needed("card", Form::Object(&CARD)),
    left_open("mount", leaf::<Option<String>>(Must::Text, "null")),
    left_open("look", Form::Object(&LOOK)),
];
static CARD: [Field; 3] = [needed("high", action()), needed("mid", action()), needed("low", action())];
static LOOK: [Field; 5] = [
    needed("shape", leaf::<Shape>(Must::Word(Shape::WORDS), r#""figure""#)),
    needed("head", leaf::<Head>(Must::Word(Head::WORDS), r#""bare""#)),
    needed("body", leaf::<Body>(Must::Word(Body::WORDS), r#""shirt""#)),
    needed("gear", leaf::<Gear>(Must::Word(Gear::WORDS), r#""nothing""#)),
    needed("colors", leaf::<[String; 3]>(Must::Colors, r##"["#000000","#000000","#000000"]"##)),
];

/// The word of a special action. The placeholder is Recover, which both editions allow in any slot.
const fn action() -> Form {
    leaf::<String>(Must::Text, r#""recover""#)
}

impl Form {
    fn stand_in(&self) -> Value {
        match self {
            Form::Leaf { stand_in, .. } => serde_json::from_str(stand_in).expect("a placeholder is valid JSON"),
            Form::Object(fields) => {
                let needed = fields.iter().filter(|field| field.is_needed);
                needed.map(|field| (field.key.to_owned(), field.form.stand_in())).collect::<Map<_, _>>().into()
            }
            Form::Figures => Value::Array(Vec::new()),
        }
    }
}

/// Reads an army file, with placeholders for values that are missing or cannot be read. The placeholder for a Power is
/// 1, the lowest Power. If the sum of all Power is too high even with these placeholders, the fault is in the file
/// itself.
///
/// # Errors
/// If the value is not an army file at all, returns a sentence that says so.
pub(crate) fn read(file: &Value) -> Result<(ArmyFile, Reading), String> {
    if !file.is_object() {
        return Err(format!("the value is {}; an army file is an object with format, game and army", shown(file)));
    }
    let mut reading = Reading::default();
    let mut file = file.clone();
    reading.object("", &mut file, &FILE);
    let army = from_json(&file).map_err(|fault| fault.to_string())?;
    Ok((army, reading))
}

/// What the reader found: the faults of the form, and where it used placeholders.
#[derive(Default)]
pub(crate) struct Reading {
    pub faults: Vec<FormFault>,
    /// The keys under which a placeholder was used, because the value was missing or could not be read.
    pub guessed: BTreeSet<&'static str>,
}

impl Reading {
    fn tell(&mut self, fault: FormFault) {
        if self.faults.len() < MOST_TOLD {
            self.faults.push(fault);
        }
    }

    fn object(&mut self, place: &str, value: &mut Value, fields: &'static [Field]) {
        let Value::Object(said) = value else {
            self.misfit(place, value, Must::Object);
            self.guessed.extend(fields.iter().map(|field| field.key));
            *value = Form::Object(fields).stand_in();
            return;
        };
        let known: Vec<&'static str> = fields.iter().map(|field| field.key).collect();
        for key in said.keys().filter(|key| !known.contains(&key.as_str())) {
            self.tell(FormFault::Stranger { place: place.into(), key: cut(key), known: known.clone() });
        }
        said.retain(|key, _| known.contains(&key.as_str()));
        for field in fields {
            match said.get_mut(field.key) {
                Some(value) => self.field(place, value, field),
                None if field.is_needed => {
                    self.tell(FormFault::Missing { place: place.into(), key: field.key });
                    self.guessed.insert(field.key);
                    said.insert(field.key.into(), field.form.stand_in());
                }
                None => {}
            }
        }
    }

    fn field(&mut self, place: &str, value: &mut Value, field: &Field) {
        let place = if place.is_empty() { field.key.to_owned() } else { format!("{place}.{}", field.key) };
        match field.form {
            Form::Leaf { reads, .. } if reads(value) => {}
            Form::Leaf { must, .. } => {
                self.misfit(&place, value, must);
                self.guessed.insert(field.key);
                *value = field.form.stand_in();
            }
            Form::Object(_) if value.is_null() && !field.is_needed => {}
            Form::Object(fields) => self.object(&place, value, fields),
            Form::Figures => self.figures(&place, value),
        }
    }

    fn figures(&mut self, place: &str, value: &mut Value) {
        let Value::Array(figures) = value else {
            self.misfit(place, value, Must::Figures);
            self.guessed.insert("army");
            *value = Form::Figures.stand_in();
            return;
        };
        for (n, figure) in figures.iter_mut().enumerate() {
            let is_named = figure["figure"].is_string();
            self.object(&format!("{place}[{n}]"), figure, &FIGURE);
            if !is_named {
                figure["figure"] = format!("figure {}", n + 1).into();
            }
        }
    }

    fn misfit(&mut self, place: &str, value: &Value, must: Must) {
        self.tell(FormFault::Misfit { place: place.into(), is: shown(value), must });
    }
}

/// Returns a value as a sentence shows it, cut short. An object or a list is shown only by its kind.
fn shown(value: &Value) -> String {
    match value {
        Value::Object(_) => "an object".into(),
        Value::Array(_) => "a list".into(),
        value => cut(&value.to_string()),
    }
}
