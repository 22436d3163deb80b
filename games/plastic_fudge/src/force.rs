//! Force files: the Units that a player brings.

use crate::game_words::{FORMAT, GAME};
use crate::id::Id;
use crate::level::{Level, SUPERB, TERRIBLE};
use crate::side::Side;
use crate::unit::{RadioRole, Stance, UnitType, Weapon};
use referee::names::LONGEST_NAME;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most markers that a force may have. PF-MINE-03
pub(crate) const MOST_MARKERS: u32 = 40;
/// The most weapons that a Unit may have. PF-R-70
pub(crate) const MOST_WEAPONS: usize = 6;

/// A force file, format 1: the Units and markers that a player brings to a battle. A file that can be read may still
/// break rules: `judge` returns its faults.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceFile {
    /// The format of the file. This build reads only format 1.
    #[schemars(range(min = FORMAT, max = FORMAT))]
    pub format: u32,
    /// The game that the force is for: `plastic-fudge`.
    pub game: String,
    /// The name of the force, at most 40 characters; empty if it has none.
    #[serde(default)]
    #[schemars(length(max = LONGEST_NAME))]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub name: String,
    /// The Units. On the table, the first Unit gets the id `g0` or `t0` and the next `g1` or `t1`, unless the file
    /// gives it an `id`.
    pub units: Vec<UnitFile>,
    /// How many mine markers the force has, real and false markers together. PF-MINE-03
    #[serde(default)]
    #[schemars(range(max = MOST_MARKERS))]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub markers: u32,
}

/// A Unit of a force. The type of the Unit gives the values that the file leaves out. PF-BUY-02
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitFile {
    /// The id of the Unit on the table. A force that must fit either side leaves it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<Id>,
    /// The name that the player gave the Unit, at most 40 characters. No rule depends on it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[schemars(length(max = LONGEST_NAME))]
    pub name: String,
    /// What kind of Trooper or Vehicle it is.
    #[serde(rename = "type")]
    pub kind: UnitType,
    /// Whether the Unit is the Commander. PF-CMD-01
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub commander: bool,
    /// The role that the player gives to this Radioman. PF-RADIO-03
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub radio: Option<RadioRole>,
    /// Whether the Unit has binoculars and may spot for mortars and howitzers. PF-R-25
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spotter: bool,
    /// The pose of the Unit. PF-R-67
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stance: Option<Stance>,
    /// Movement level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub ml: Option<Level>,
    /// Range level of the first weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub rl: Option<Level>,
    /// Attack level of the first weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub al: Option<Level>,
    /// Defence level, the stance included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub dl: Option<Level>,
    /// Training level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = TERRIBLE, max = SUPERB))]
    pub tl: Option<Level>,
    /// All weapons of the Unit. They replace the weapons of its type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = MOST_WEAPONS))]
    pub weapons: Option<Vec<Weapon>>,
    /// Weapons in addition to `weapons`, or to those of the type.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = MOST_WEAPONS))]
    pub extra: Vec<Weapon>,
}

impl ForceFile {
    /// Creates a force of these Units, without a name and without markers.
    pub fn of(units: Vec<UnitFile>) -> ForceFile {
        ForceFile { format: FORMAT, game: GAME.into(), name: String::new(), units, markers: 0 }
    }

    /// Returns the ids of the Units on the table, in the order of the file. A Unit without an id gets `g` or `t`, for
    /// its side, and its index in the file. PF-R-112
    pub(crate) fn ids(&self, side: Side) -> impl Iterator<Item = Id> + '_ {
        let name =
            move |(nth, unit): (usize, &UnitFile)| unit.id.unwrap_or_else(|| Id::new(&side.word()[..1], nth as u16));
        self.units.iter().enumerate().map(name)
    }
}

impl UnitFile {
    /// Creates a Unit of this type. It changes none of the type's defaults.
    pub const fn of(kind: UnitType) -> UnitFile {
        UnitFile {
            id: None,
            name: String::new(),
            kind,
            commander: false,
            radio: None,
            spotter: false,
            stance: None,
            ml: None,
            rl: None,
            al: None,
            dl: None,
            tl: None,
            weapons: None,
            extra: Vec::new(),
        }
    }

    /// Creates a standing Unit that is Terrible in everything: the cheapest of its type. PF-BUY-02
    pub(crate) fn terrible(kind: UnitType) -> UnitFile {
        let low = Some(TERRIBLE);
        UnitFile { ml: low, rl: low, al: low, dl: low, tl: low, stance: Some(Stance::Standing), ..UnitFile::of(kind) }
    }
}
