//! Events in the form that logs and sockets carry. A few fields are only for the web page, and the logs of scenario
//! files leave them out.

use crate::action::Aim;
use crate::figure::{Colour, Zone};
use crate::id::Id;
use crate::place::{Edge, Heading, Spot};
use crate::state::{EndedBy, Step};
use referee::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why a figure is defeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The figure lies. AT-DEF-01
    Fall,
    /// The figure leans too much, or its base is lifted too high. AT-R-20
    Lean,
    /// The figure left the surface. AT-DEF-02
    RingOut,
    /// The latch that holds the upper body of the Battle Master opened. AT-SWITCH-01, AT-SWITCH-03
    Latch,
    /// A special ability defeated the figure. AT-R-43
    TakeDown,
    /// The player of the figure gave up. AT-R-69
    Resignation,
}

/// What became of a special ability when it was checked. AT-ABIL-04, AT-ABIL-05
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialResult {
    /// The ability was used.
    Used,
    /// The ability had no figure that it could apply to.
    Failed,
    /// The owner declined to use the ability.
    Declined,
}

/// An event. In its JSON, the `type` and most fields are as in the logs of scenario files. Other fields are only for
/// the web page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each name says what the field holds")]
pub enum Event {
    /// A wheel was turned to a random position. AT-R-03
    Grind { figure: Id, window: String, clause: Clause },
    /// A coin was tossed. AT-R-09
    Coin { colour: Colour, seat: String, clause: Clause },
    /// A side was chosen. AT-FFA-03
    Side { seat: String, side: Edge },
    /// A figure was placed. Until all seats are ready, only the figure's own team sees the place. AT-R-08
    Placed { seat: String, figure: Option<Id>, at: Option<Spot>, advance: Option<i32> },
    /// A seat has ended its set-up.
    Ready { seat: String },
    /// All seats are ready, and all viewers see the figures. AT-R-08
    Opened {},
    /// A turn begins. AT-TURN-01
    Turn { number: u16, seat: String, attacks: u8 },
    /// A figure moved. `way` has the start, and every place where the figure turned or stopped. AT-MOVE-01
    Move {
        seat: String,
        figure: Id,
        way: Vec<Spot>,
        facing: Heading,
        tix: u8,
        window: String,
        /// The clause that ended the move early: slowing terrain or a crossing. AT-SLOW-02, AT-LOW-02
        stopped: Option<Clause>,
        pushed: Option<Id>,
        pushed_to: Option<Spot>,
    },
    /// The Move step is over. `covered` names the figures that have cover now. AT-MOVE-07, AT-R-58
    MovesEnded { seat: String, covered: Vec<Id> },
    /// A base was turned in the attack step. AT-R-16
    BaseTurned { figure: Id, facing: Heading },
    /// A weapon was adjusted. AT-ATK-02
    Adjusted { figure: Id, aim: Aim },
    /// An attack or a shot of a volley was simulated. AT-ATK-01
    Attack {
        seat: String,
        figure: Id,
        aim: Aim,
        /// The aim after the random error, with the pull that the weapon had room for. AT-R-65, AT-R-66
        aimed: Aim,
        /// The figure that the line of the aim met first, within the reach of the weapon; null if the line met
        /// something else.
        meets: Option<Id>,
        /// The number of the missile in the volley, from 1.
        shot: u8,
        left: u8,
        /// What moved and fell, as keyframes in base 64. `docs/film.md` describes the format.
        film: Option<String>,
        ms: u32,
        /// The blows on switches and upper bodies of Battle Masters. AT-R-24, AT-R-26
        blows: Vec<Blow>,
        /// The figures that were moved and have not fallen over. A Battle Master among them may still be defeated by
        /// its latch.
        shifted: Vec<Shifted>,
        clause: Clause,
    },
    /// A section of a barrier is gone. AT-HIGH-02, AT-LOW-03
    SectionRemoved { section: Id, by: Option<Id>, clause: Clause },
    /// An object fell or was moved. AT-OBJ-02
    ObjectMoved { object: Id, at: Spot, facing: Heading, fallen: bool },
    /// An object is off the table. AT-OBJ-07
    ObjectRemoved { object: Id },
    /// A figure is defeated. AT-DEF-01
    Defeat {
        figure: Id,
        by: Option<Id>,
        cause: Cause,
        own: bool,
        /// Whether the figure's special window is white. All seats see this now. AT-ABIL-01
        special: bool,
        clause: Clause,
    },
    /// The special ability of a felled figure was checked. AT-ABIL-04
    Special { figure: Id, ability: String, result: SpecialResult, seat: String, targets: Vec<Id>, clause: Clause },
    /// A figure came into play. AT-RET-01
    Return { figure: Id, seat: String, from: Zone, at: Spot, facing: Heading, clause: Clause },
    /// A figure changed sides. AT-R-41
    Capture { figure: Id, seat: String },
    /// A special ability shifted a figure. AT-R-42
    Shifted { figure: Id, at: Spot, window: String },
    /// A figure may not move in its controller's next turn.
    Pinned { figure: Id },
    /// A seat has more attacks in its next turn. AT-R-40
    Extra { seat: String, extra: u8 },
    /// A figure went to another zone, such as the Defeated area.
    Zone { figure: Id, zone: Zone },
    /// A figure that fell outside an attack was put upright again where it stood. AT-R-23
    Restored { figure: Id },
    /// The table chose for a silent seat. AT-R-31, AT-R-70
    BotChoice { seat: String },
    /// A seat passed a free move or a free attack, or a seat without figures passed its turn. AT-R-39
    Pass { seat: String },
    /// A dispute was opened. AT-ETIQ-07
    Disputed { seat: String, about: String },
    /// A dispute was decided. AT-R-64
    Dispute { about: String, called: Colour, colour: Colour, won_by: String },
    /// A part of the turn begins. AT-TURN-01
    Step { step: Step },
    /// The game checked whether a side has won. AT-VICT-01
    VictoryCheck {},
    /// Weapons and switches were reset. AT-RESET-01
    Reset {},
    /// A seat dropped out. AT-FFA-10
    Dropped { seat: String, clause: Clause },
    /// A seat gave up. AT-R-69
    Resigned { seat: String },
    /// The game is over. `kind` is `win` or `draw`.
    Result { kind: &'static str, winners: Vec<String>, by: EndedBy, places: Vec<Vec<String>>, clause: Clause },
}

/// A blow on a part of a Battle Master. AT-R-24, AT-R-26
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Blow {
    /// The id of the figure that was hit.
    pub figure: Id,
    /// The part that was hit: a target switch (`left` or `right`), `torso` or `head`.
    pub part: &'static str,
    /// The impulse of the blow, in g cm/s.
    pub impulse: i32,
    /// Whether the blow tripped the switch or opened the latch.
    pub counts: bool,
}

/// A figure that was moved and has not fallen over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Shifted {
    /// The id of the figure that was moved.
    pub figure: Id,
    /// Where the figure stands now.
    pub at: Spot,
    /// Where the figure faces now.
    pub facing: Heading,
}
