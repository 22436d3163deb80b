//! Army files: the figures that a player brings, with their character cards and Power.

use crate::edition::Edition;
use crate::special::Special;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

/// The Power Points that every army may spend. PA1-SETUP-04, PA2-SETUP-04
pub const POWER_POINTS: i32 = 15;

/// An army file, format 1. A file that can be read may still break rules. [`crate::judge`] finds its faults.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyFile {
    /// The version of the format, always 1.
    #[schemars(range(min = 1, max = 1))]
    pub format: u32,
    /// The game that the army is for: `plastic-attack-2009` or `plastic-attack-revised`.
    #[schemars(schema_with = "word_of::<GameName>")]
    pub game: String,
    /// The name of the army, at most 40 characters. It may be empty.
    #[serde(default)]
    #[schemars(length(max = 40))]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub name: String,
    /// The figures, in the order of the line from left to right. PA1-SETUP-02
    #[schemars(length(min = 1, max = 15))]
    pub army: Vec<FigureFile>,
}

/// Returns the schema of a word in an army file. A file should hold a word of `T`, but a file with another word can be
/// read and written too.
fn word_of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    if generator.contract().is_serialize() {
        return generator.subschema_for::<String>();
    }
    generator.subschema_for::<T>()
}

/// The ids of the games that an army can be for.
#[derive(JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(dead_code, reason = "only its schema is used")]
enum GameName {
    #[serde(rename = "plastic-attack-2009")]
    First,
    #[serde(rename = "plastic-attack-revised")]
    Revised,
}

/// A figure of an army, with everything that its player chooses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FigureFile {
    /// The figure's name, 1 ..= 40 characters. No other figure of the army has the same name.
    #[schemars(length(min = 1, max = 40))]
    pub figure: String,
    /// The figure's type: the figure and its variant, such as `hero:winter`. If left out, the name is the type. An army
    /// has only one figure of each type. PA1-COMP-04, PA1-COMP-05, PA-R-03
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1, max = 80))]
    pub kind: Option<String>,
    /// The figure's Power, 1 ..= 10. All figures together have at most 15. PA1-SETUP-04, PA1-SETUP-05
    #[schemars(range(min = 1, max = 10))]
    pub power: i32,
    /// The special actions on the figure's character card.
    pub card: CardFile,
    /// The other figure of this army that rides this figure, or that this figure rides. Clients show it; no rule of
    /// play depends on it. PA-R-04
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mount: Option<String>,
    /// How the figure is drawn. No rule depends on it. PA1-COMP-06
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<Look>,
}

/// A character card: three special actions of the edition, each by its name in files, such as `mind-control`. King and
/// Ace always give Recover. PA1-COMP-10 … PA1-COMP-12
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    /// The special action on Queen and Jack: the action that fits the character best.
    #[schemars(schema_with = "word_of::<Special>")]
    pub high: String,
    /// The special action on 10 and 9.
    #[schemars(schema_with = "word_of::<Special>")]
    pub mid: String,
    /// The special action on 8 and 7.
    #[schemars(schema_with = "word_of::<Special>")]
    pub low: String,
}

/// How a figure is drawn: from parts, in three colours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// The kind of toy.
    pub shape: Shape,
    /// What is on the figure's head.
    pub head: Head,
    /// What the figure wears.
    pub body: Body,
    /// What the figure carries.
    pub gear: Gear,
    /// Main, second and accent colour, each `#rrggbb`.
    #[schemars(inner(regex(pattern = "^#[0-9a-fA-F]{6}$")))]
    pub colors: [String; 3],
}

macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $word:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "each word says what is drawn")]
        pub enum $name { $($(#[$what])* $word),+ }

        impl $name {
            /// The names of all variants, as written in Rust.
            pub(crate) const WORDS: &[&str] = &[$(stringify!($word)),+];
        }
    };
}

words! {
    /// The kinds of toys.
    Shape { Figure, Robot, Creature, Vehicle }
}
words! {
    /// What is on a figure's head.
    Head { Bare, Cap, Helmet, Hood, Horns, Antenna, Visor, Bun, Crown, Mane }
}
words! {
    /// What a figure wears.
    Body { Shirt, Coat, Armour, Cape, Apron, Fur, Plates, Dress }
}
words! {
    /// What a figure carries.
    Gear { Nothing, Shield, Spanner, Blaster, Book, Staff, Bag, Wings, Wheels, Flask }
}

impl ArmyFile {
    /// Returns the edition that the file is for; `None` if it names another game.
    pub fn edition(&self) -> Option<Edition> {
        Edition::of_game(&self.game)
    }

    /// Returns the Power Points that are not spent. Points not spent are lost. The number is negative if too many
    /// points are spent. PA1-SETUP-08, PA2-SETUP-08
    pub fn points_left(&self) -> i32 {
        self.army.iter().fold(POWER_POINTS, |left, figure| left.saturating_sub(figure.power))
    }
}

impl FigureFile {
    /// Returns the figure's type. PA-R-03
    pub fn kind(&self) -> &str {
        self.kind.as_deref().unwrap_or(&self.figure)
    }
}
