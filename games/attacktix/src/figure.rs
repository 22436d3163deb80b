//! Figure types: what is printed on the base of a figure, and what a figure can do.

use crate::id::Id;
use physics::Weapon;
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use std::fmt;

/// The number of positions of a wheel. Each shows a top window and a special window. AT-R-02
pub(crate) const WINDOWS: usize = 12;

/// A kind of figure, as the catalogue lists it. AT-BASE-01, AT-BASE-04
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FigureType {
    /// The figure's collector's number, such as `B04`. AT-BASE-05
    pub code: Id,
    /// The figure's name. All forms of one character have the same name. AT-R-37
    pub name: String,
    /// The figure's form, such as `Sled`; null for the plain form.
    pub mode: Option<String>,
    /// The figure's Faction Class. AT-CLASS-03
    pub faction: String,
    /// The figure's Attacktix Class. AT-CLASS-02
    pub class: Class,
    /// The figure's price in points. AT-BASE-04
    pub points: i32,
    /// The size of the figure's base. AT-BM-01
    pub base: Base,
    /// The figure's only weapon. AT-FIG-02
    pub weapon: WeaponName,
    /// The windows of the figure's wheel, in order. AT-R-02
    pub wheel: [Window; WINDOWS],
    /// The special ability, which may work when the figure is defeated. AT-BASE-06
    pub ability: Option<Ability>,
}

/// An Attacktix Class. AT-CLASS-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[allow(missing_docs, reason = "the letters are those on printed bases")]
pub enum Class {
    /// Warrior.
    W,
    /// Leader.
    L,
    /// Captain.
    C,
    /// Trooper.
    T,
    /// Specialist.
    S,
    /// Mega: a Battle Master. AT-R-05
    M,
}

/// The size of a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Base {
    /// The base of an ordinary figure: radius 22 mm.
    Standard,
    /// The base of a Battle Master: radius 42 mm.
    Master,
}

/// The weapon of a figure type: a shipped one by its code, or one with a profile of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum WeaponName {
    /// A weapon of the physics file, such as `SL6`.
    Code(String),
    /// The profile of the weapon itself.
    Own(Weapon),
}

/// The colour of a Speed number, and of one side of a coin. AT-BASE-03
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red. Only figures with a red number have cover.
    Red,
    /// White. A figure with a white number has no cover.
    White,
}

/// What a wheel shows at one position, written `8w*`: speed, colour, and a star if the special window is white. AT-R-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Window {
    /// The Speed, in tix (clicks of the wheel).
    pub speed: u8,
    /// The colour of the Speed number.
    pub colour: Colour,
    /// Whether the special window, below the base, is white: then the special ability can be used. No player sees the
    /// window until the figure is defeated. AT-BASE-06
    pub special: bool,
}

impl Window {
    /// Returns what the top window shows, such as `8w`.
    pub fn shown(self) -> String {
        let letter = if self.colour == Colour::Red { 'r' } else { 'w' };
        format!("{}{letter}", self.speed)
    }
}

impl fmt::Display for Window {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}{}", self.shown(), if self.special { "*" } else { "" })
    }
}

impl From<Window> for String {
    fn from(window: Window) -> String {
        window.to_string()
    }
}

impl TryFrom<String> for Window {
    type Error = String;

    fn try_from(said: String) -> Result<Window, String> {
        let wrong = || {
            format!(
                "{said:?} is not a valid window: it must be a speed of 0 to 99, r or w, and * for a white special window"
            )
        };
        let (shown, special) = said.strip_suffix('*').map_or((said.as_str(), false), |shown| (shown, true));
        let colour = match shown.chars().last() {
            Some('r') => Colour::Red,
            Some('w') => Colour::White,
            _ => return Err(wrong()),
        };
        let digits = &shown[..shown.len() - 1];
        if digits.len() > 2 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(wrong());
        }
        Ok(Window { speed: digits.parse().map_err(|_| wrong())?, colour, special })
    }
}

/// A special ability: a name, a guard and an effect. AT-ABIL-03
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The ability's name.
    pub name: String,
    /// Another figure that must be there for the ability to work; null if none must.
    pub guard: Option<Guard>,
    /// What the ability does.
    pub effect: Effect,
}

/// Conditions on the figures that an ability applies to. A field that is left out sets no condition. AT-ABIL-04
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Filter {
    /// The figure has one of these classes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<Vec<Class>>,
    /// The figure is of one of these factions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faction: Option<Vec<String>>,
    /// The figure has one of these names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Vec<String>>,
    /// The figure has this form; `null` is the plain form.
    #[serde(skip_serializing_if = "Option::is_none", with = "stated")]
    #[schemars(with = "FormName")]
    pub mode: Option<Option<String>>,
    /// The figure costs at most this number of points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_max: Option<i32>,
    /// The figure has one of these weapons, by code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weapon: Option<Vec<String>>,
    /// The figure is not a Battle Master.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub not_master: bool,
}

/// The name of a form, or null for the plain form.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code, reason = "only its schema is used")]
enum FormName {
    Named(String),
    Plain(()),
}

impl Filter {
    /// Says whether figures of a type that cost so many points meet all conditions. AT-ABIL-04, AT-CLASS-01, AT-R-73
    pub(crate) fn names(&self, kind: &FigureType, points: i32) -> bool {
        let weapon = match &kind.weapon {
            WeaponName::Code(code) => Some(code),
            WeaponName::Own(_) => None,
        };
        self.class.as_ref().is_none_or(|classes| classes.contains(&kind.class))
            && self.faction.as_ref().is_none_or(|factions| factions.contains(&kind.faction))
            && self.name.as_ref().is_none_or(|names| names.contains(&kind.name))
            && self.mode.as_ref().is_none_or(|mode| *mode == kind.mode)
            && self.points_max.is_none_or(|most| points <= most)
            && self.weapon.as_ref().is_none_or(|codes| weapon.is_some_and(|code| codes.contains(code)))
            && !(self.not_master && kind.is_master())
    }
}

/// Reads and writes a key for which `null` is a value. A missing key sets no condition.
mod stated {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(value: &Option<Option<String>>, to: S) -> Result<S::Ok, S::Error> {
        value.as_ref().and_then(Option::as_ref).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<String>>, D::Error> {
        Option::<String>::deserialize(from).map(Some)
    }
}

/// Another figure that must be there for an ability to work. AT-ABIL-05
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct Guard {
    /// The side that the figure belongs to.
    pub side: Whose,
    /// Where the figure is.
    pub zone: Zone,
    /// Further conditions on the figure.
    #[serde(flatten)]
    pub filter: Filter,
}

/// Reads side and zone. The filter reads all other fields, and refuses those that it does not know.
impl<'de> Deserialize<'de> for Guard {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Guard, D::Error> {
        let mut fields = Map::deserialize(from)?;
        let mut take = |name: &'static str| fields.remove(name).ok_or_else(|| D::Error::missing_field(name));
        let (side, zone) = (take("side")?, take("zone")?);
        Ok(Guard {
            side: Whose::deserialize(side).map_err(D::Error::custom)?,
            zone: Zone::deserialize(zone).map_err(D::Error::custom)?,
            filter: Filter::deserialize(Value::Object(fields)).map_err(D::Error::custom)?,
        })
    }
}

/// The side of a figure, seen from the owner of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The owner's own side.
    Own,
    /// The side of an opponent.
    Enemy,
}

/// Where a figure is. AT-SETUP-05
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// Chosen for the battle force, and not yet placed.
    Pool,
    /// In play, on the table.
    InPlay,
    /// Felled, and its special window has not been checked yet.
    Lying,
    /// In the Back-Up force.
    Backup,
    /// In the Defeated area.
    Defeated,
}

/// What an ability does: exactly one of these effects. AT-ABIL-03, AT-ABIL-04
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each name says what the field holds")]
pub enum Effect {
    /// The felled figure itself returns. AT-R-35, AT-R-36
    ReturnSelf { to: ReturnTo },
    /// Another defeated figure of the owner's side returns. AT-R-38
    ReturnDefeated { filter: Filter },
    /// A figure of the Back-Up force comes into play. AT-R-35
    Reinforce { filter: Filter },
    /// The other form of the same name comes into play from the Back-Up force. AT-R-37
    Exchange { name: String, mode: Option<String> },
    /// A figure attacks at once. AT-R-39
    FreeAttack {
        filter: Filter,
        #[serde(rename = "move")]
        moves: FreeMoves,
    },
    /// A figure moves at once, up to this number of tix, or up to its Speed if this is null. AT-R-39
    FreeMove { filter: Filter, tix: Option<u8> },
    /// The owner has more attacks in its next turn. AT-R-40
    ExtraAttack { count: u8 },
    /// An enemy figure is shifted. AT-R-42
    ForceMove { filter: Filter, tix: u8 },
    /// The attacker changes sides. AT-R-41
    Capture { filter: Filter },
    /// An enemy figure is defeated: the attacker, or a figure that the owner chooses. AT-R-43
    TakeDown {
        #[serde(default)]
        of: TakenDown,
        filter: Filter,
    },
    /// The wheels of enemy figures in play are ground: turned to random positions. AT-R-03
    Regrind { filter: Filter, count: u8 },
    /// The attacker may not move in its controller's next turns, as many as this number.
    Pin { turns: u8 },
}

impl Effect {
    /// Says whether the effect leaves something for the owner to choose. If so, the owner is always asked. AT-R-31
    pub(crate) fn has_choice(&self) -> bool {
        match self {
            Effect::ReturnSelf { to } => *to == ReturnTo::Line,
            Effect::TakeDown { of, .. } => *of == TakenDown::Chosen,
            Effect::ExtraAttack { .. } | Effect::Capture { .. } | Effect::Pin { .. } => false,
            Effect::ReturnDefeated { .. }
            | Effect::Reinforce { .. }
            | Effect::Exchange { .. }
            | Effect::FreeAttack { .. }
            | Effect::FreeMove { .. }
            | Effect::ForceMove { .. }
            | Effect::Regrind { .. } => true,
        }
    }

    /// Says whether the effect brings a figure into play at its line. AT-R-35
    pub(crate) fn is_return(&self) -> bool {
        matches!(
            self,
            Effect::ReturnSelf { to: ReturnTo::Line }
                | Effect::ReturnDefeated { .. }
                | Effect::Reinforce { .. }
                | Effect::Exchange { .. }
        )
    }

    /// Says whether the owner's choice names one figure (`target`).
    pub(crate) fn has_target(&self) -> bool {
        self.has_choice() && !matches!(self, Effect::ReturnSelf { .. }) && !self.has_targets()
    }

    /// Says whether the owner's choice names a list of figures (`targets`).
    pub(crate) fn has_targets(&self) -> bool {
        matches!(self, Effect::Regrind { .. })
    }

    /// Says whether the effect shifts a figure in a direction and by a distance that the owner chooses. AT-R-42
    pub(crate) fn is_shift(&self) -> bool {
        matches!(self, Effect::ForceMove { .. })
    }
}

/// Where a figure returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReturnTo {
    /// The figure stands up where it fell. AT-R-36
    Spot,
    /// The figure comes into play at its own line. AT-R-35
    Line,
}

/// Whether a figure moves before a free attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FreeMoves {
    /// The figure may move up to its Speed.
    Full,
    /// The figure may not move.
    None,
}

/// The figure that a take-down defeats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TakenDown {
    /// The figure that felled the user of the ability.
    #[default]
    Attacker,
    /// An enemy figure that the user's owner chooses.
    Chosen,
}
