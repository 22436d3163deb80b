//! What a seat decides, as files and sockets carry it.

use crate::figure::Colour;
use crate::id::Id;
use crate::place::{Edge, Heading, Spot};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One decision of one seat. In JSON, an object with one key, such as `{"move": {"figure": "p1-01", "path": [{"roll":
/// 50800}]}}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Chooses a side of the table, in free-for-all only. AT-FFA-03
    ChooseSide {
        /// The edge of the surface that becomes the player's own.
        side: Edge,
    },
    /// Puts a figure at the player's own line and rolls it ahead. Until the seat is ready, it may place the same figure
    /// again. AT-SETUP-03, AT-SETUP-04
    Place {
        /// The id of the figure to place.
        figure: Id,
        /// The place of the figure's centre before the advance.
        at: Spot,
        /// How far the figure advances, in micrometres.
        #[serde(default)]
        #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
        advance: i32,
    },
    /// Ends set-up for this seat.
    Ready {},
    /// Moves a figure. Each figure moves at most once a turn. An order with an empty path uses up the figure's move.
    /// AT-MOVE-01
    Move {
        /// The id of the figure to move.
        figure: Id,
        /// Turns on the spot and straight rolls, in order.
        path: Vec<Leg>,
        /// The object that the figure pushes. AT-OBJ-03
        #[serde(default, skip_serializing_if = "Option::is_none")]
        push: Option<Id>,
        /// The sections of barriers that the figure destroys as it crosses them. AT-LOW-03
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        destroy: Vec<Id>,
    },
    /// Ends the Move step. AT-MOVE-07
    EndMoves {},
    /// Turns a base in the attack step. Only the option `friendly_turn` allows this. AT-R-16
    TurnBase {
        /// The id of the figure whose base turns.
        figure: Id,
        /// The new heading of the figure.
        face: Heading,
    },
    /// Adjusts a weapon, which costs nothing. AT-ATK-02
    Adjust {
        /// The id of the figure whose weapon is adjusted.
        figure: Id,
        /// The new setting of the weapon.
        aim: Aim,
    },
    /// Attacks with the figure's weapon. A launcher fires its first missile. AT-ATK-01
    Attack {
        /// The id of the attacker.
        figure: Id,
        /// The new setting of the weapon.
        aim: Aim,
    },
    /// Fires the next missile of the open volley, with the same aim. AT-VOLLEY-02
    FireNext {
        /// The id of the attacker.
        figure: Id,
        /// The aim of the volley. If this field is given, it must be the same aim as before. AT-VOLLEY-03
        #[serde(default, skip_serializing_if = "Option::is_none")]
        aim: Option<Aim>,
    },
    /// Ends the open volley: the missiles that are left are not fired.
    CeaseFire {},
    /// Spends an attack to remove a section of a barrier. AT-HIGH-02
    AttackSection {
        /// The id of the attacker.
        figure: Id,
        /// The id of the section, such as `fence.1`.
        section: Id,
    },
    /// Uses or declines the special ability of a felled figure. AT-R-31
    Special(SpecialChoice),
    /// Passes the free move or the free attack that the seat is asked for. AT-R-39
    Pass {},
    /// Ends the attack step, and with it the player's part of the turn. If the Move step is not over, ends it first.
    EndTurn {},
    /// Opens a dispute. AT-ETIQ-07
    Dispute {
        /// What the dispute is about, in 1 to 200 characters.
        about: String,
    },
    /// Calls a colour, which settles the dispute. If this colour comes up, the caller wins.
    Call {
        /// The colour called.
        colour: Colour,
    },
    /// Gives up: the seat leaves the game. AT-R-69
    Resign {},
    /// Says that time is up. Only the program that runs the game sends this, never a player. AT-R-70
    Timeout {},
}

/// A part of a path. AT-R-10
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Leg {
    /// Turns on the spot to this heading. AT-MOVE-02
    Face(Heading),
    /// Rolls straight ahead, in micrometres. AT-MOVE-03
    Roll(i32),
}

/// How a weapon is adjusted. The kind of the weapon decides which fields count. The other fields are left out.
/// AT-ATK-02
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// Turn of the torso in hundredths of a degree: ±7000 for launchers, ±9000 for melee. Positive values turn the way
    /// headings grow: to the left, seen from above.
    #[serde(default)]
    pub yaw: i32,
    /// Launchers: elevation, -1500 ..= 3500. Slashes: tilt of the arm, ±1719. In hundredths of a degree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pitch: Option<i32>,
    /// Slashes: the direction of the slash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dir: Option<Swing>,
    /// Melee: how far the weapon is drawn back, in thousandths of a full pull: 0 ..= 1000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pull: Option<i32>,
    /// Throws: how far below its usual position the arm starts, 0 ..= 1500 hundredths of a degree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dip: Option<i32>,
    /// Jabs and claws: height of the thrust, 46000 ..= 62000 micrometres.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<i32>,
    /// Claws: turn of the knob, 0 ..= 6875 hundredths of a degree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub knob: Option<i32>,
}

/// The direction of a slash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Swing {
    /// Clockwise, seen from above.
    Cw,
    /// Counter-clockwise, seen from above.
    Ccw,
}

/// The choice that the owner of a felled figure makes about its special ability (its special). The effect of the
/// ability decides which fields count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpecialChoice {
    /// The felled figure whose special it is.
    pub of: Id,
    /// The figure that the special applies to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Id>,
    /// The figures that the special applies to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub targets: Option<Vec<Id>>,
    /// The place along the owner's line where a figure comes into play, in micrometres from the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub along: Option<i32>,
    /// In which direction a figure is shifted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<Heading>,
    /// How far the figure is shifted, in micrometres.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<i32>,
    /// Uses a special that leaves nothing to choose. Needed only if the option `optional_specials` is on. Otherwise the
    /// table uses such a special without asking. AT-R-31
    #[serde(default, rename = "use", skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
    /// Declines the special. Allowed only if the option `optional_specials` is on. AT-R-31
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub decline: bool,
}

impl SpecialChoice {
    /// Makes a choice that names the felled figure and nothing else.
    pub(crate) const fn of(of: Id) -> SpecialChoice {
        SpecialChoice {
            of,
            target: None,
            targets: None,
            along: None,
            heading: None,
            roll: None,
            used: false,
            decline: false,
        }
    }
}
