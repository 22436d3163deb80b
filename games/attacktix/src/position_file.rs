//! A whole position as a file. Scenario files start from positions and check them, and players save and share them.

use crate::action::Aim;
use crate::figure::{FigureType, Zone};
use crate::id::Id;
use crate::place::{Edge, Heading, Spot, heading_if_any};
use crate::roster::Profile;
use crate::setup::{Measure, Mode};
use crate::state::{EndedBy, Phase, Pinned, Step};
use crate::terrain::PieceFile;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A whole position. A key that is left out has its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "Position")]
pub struct PositionFile {
    /// The phase of the game. It may be a phase before play.
    pub phase: PhaseJson,
    /// The mode of play.
    pub mode: Mode,
    /// The units in which the table is measured.
    pub measure: Measure,
    /// The points of a battle force that were agreed.
    pub limit: i32,
    /// How many Battle Masters each player may bring.
    pub bm_allowance: u8,
    /// Whether tournament rules apply.
    pub official: bool,
    /// The id of the map, if the table is a map with its own rules.
    pub map: Option<String>,
    /// Figure types in use that are not shipped with the game.
    pub catalogue: Vec<FigureType>,
    /// The seats, clockwise. A duel may leave them out: `p1` is then in the south and `p2` in the north.
    pub seats: Vec<SeatJson>,
    /// The terrain on the table.
    pub terrain: Vec<PieceFile>,
    /// The figures of all seats.
    pub figures: Vec<FigureJson>,
    /// The current turn.
    pub turn: TurnJson,
    /// Felled figures whose special windows, below their bases, have not been checked yet. They are in the order of the
    /// checks.
    pub queue: Vec<FelledJson>,
    /// The decision that must be made before anything else; null if there is none.
    pub pending: Option<PendingJson>,
    /// The open dispute; null if there is none.
    pub dispute: Option<DisputeJson>,
    /// Seats that have opened a dispute since the last attack.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<String>,
    /// Free-for-all: seats that are out, in the order in which they dropped out. Seats that dropped out together share
    /// an entry.
    pub out: Vec<Vec<String>>,
    /// How the game ended; null while it goes on.
    pub result: Option<ResultJson>,
    /// The tournament; null outside the phase `tournament`.
    pub tournament: Option<TournamentJson>,
    /// The seat that chooses a side now; null outside the choice of sides.
    pub chooser: Option<String>,
    /// The seat that chose a side first; null outside free-for-all.
    pub first_chooser: Option<String>,
    /// Settings of the simulation for tests.
    pub physics: PhysicsJson,
}

impl Default for PositionFile {
    fn default() -> PositionFile {
        PositionFile {
            phase: PhaseJson::Play,
            mode: Mode::Duel,
            measure: Measure::Imperial,
            limit: 100,
            bm_allowance: 1,
            official: false,
            map: None,
            catalogue: Vec::new(),
            seats: Vec::new(),
            terrain: Vec::new(),
            figures: Vec::new(),
            turn: TurnJson::default(),
            queue: Vec::new(),
            pending: None,
            dispute: None,
            disputed: Vec::new(),
            out: Vec::new(),
            result: None,
            tournament: None,
            chooser: None,
            first_chooser: None,
            physics: PhysicsJson::default(),
        }
    }
}

/// The phase of a game, including those before play and in a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each name says what it means")]
pub enum PhaseJson {
    Lobby,
    Forces,
    Sides,
    Setup,
    #[default]
    Play,
    Over,
    Tournament,
}

impl From<Phase> for PhaseJson {
    fn from(phase: Phase) -> PhaseJson {
        match phase {
            Phase::Sides => PhaseJson::Sides,
            Phase::Setup => PhaseJson::Setup,
            Phase::Play => PhaseJson::Play,
            Phase::Over => PhaseJson::Over,
        }
    }
}

/// A seat as it is in a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub struct SeatJson {
    pub id: String,
    pub side: Option<Edge>,
    /// The name of its team, in team play only.
    pub team: Option<String>,
    /// The points of the battle force that the seat brought.
    pub contribution: Option<i32>,
    /// How many extra attacks the seat has in its next turn.
    pub extra: u8,
    pub dropped: bool,
    /// Whether the seat has ended set-up. If this field is left out, it counts as true once play has begun.
    pub ready: Option<bool>,
}

/// A figure as it is in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub struct FigureJson {
    pub id: Id,
    #[serde(rename = "type")]
    pub kind: Id,
    pub owner: String,
    #[serde(default)]
    pub controller: Option<String>,
    #[serde(default = "in_play")]
    pub zone: Zone,
    #[serde(default)]
    pub at: Option<Spot>,
    #[serde(default, deserialize_with = "heading_if_any")]
    #[schemars(range(min = 0, max = 35_999))]
    pub facing: Option<Heading>,
    #[serde(default)]
    pub wheel: u8,
    #[serde(default)]
    pub serial: Option<u16>,
    /// How many missiles the figure has fired since the last reset. For a jab or claw: 1 if it has been thrust.
    #[serde(default)]
    pub spent: u8,
    #[serde(default)]
    pub tripped: Vec<SwitchSide>,
    #[serde(default)]
    pub cover: Vec<CoverJson>,
    #[serde(default)]
    pub pinned: Option<Pinned>,
    /// Whether the figure lies off the surface.
    #[serde(default)]
    pub off: bool,
    /// How far the figure advanced at set-up, in micrometres.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advanced: Option<i32>,
}

const fn in_play() -> Zone {
    Zone::InPlay
}

/// A target switch. AT-SWITCH-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each name says what it means")]
pub enum SwitchSide {
    Left,
    Right,
}

impl SwitchSide {
    /// Returns the switches that are tripped, from the flags of the left and the right one.
    pub fn tripped(tripped: [bool; 2]) -> Vec<SwitchSide> {
        [SwitchSide::Left, SwitchSide::Right]
            .into_iter()
            .zip(tripped)
            .filter(|(_, is)| *is)
            .map(|(side, _)| side)
            .collect()
    }
}

/// A piece of terrain that gives a figure cover. AT-R-58
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CoverBy")]
pub struct CoverJson {
    /// The id of the barrier or area, such as `fence`.
    pub piece: Id,
    /// How the piece covers the figure.
    pub mode: CoverMode,
    /// The sections of a barrier that the figure touches.
    #[serde(default)]
    pub sections: Vec<Id>,
}

/// How a piece covers a figure. AT-COVER-03
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CoverMode {
    /// The base of the figure is wholly in the area.
    Inside,
    /// The figure touches the piece.
    Edge,
}

/// The current turn of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub struct TurnJson {
    pub number: u16,
    /// The seat whose turn it is. If this field is left out, it is the first seat.
    pub active: Option<String>,
    pub step: Step,
    pub moved: Vec<Id>,
    pub attacked: Vec<Id>,
    /// How many attacks the turn has left. If this field is left out, it is the usual number of attacks of a turn.
    pub attacks: Option<u8>,
    pub specials: u8,
    pub shots: u16,
    pub volley: Option<VolleyJson>,
    /// Volleys that wait for another volley to end. The last in the list goes on first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub paused: Vec<VolleyJson>,
    pub falls: Vec<SeatFallJson>,
}

impl Default for TurnJson {
    fn default() -> TurnJson {
        TurnJson {
            number: 1,
            active: None,
            step: Step::Move,
            moved: Vec::new(),
            attacked: Vec::new(),
            attacks: None,
            specials: 0,
            shots: 0,
            volley: None,
            paused: Vec::new(),
            falls: Vec::new(),
        }
    }
}

/// A volley that may go on. AT-VOLLEY-02
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VolleyJson {
    /// The figure that fires.
    pub figure: Id,
    /// The seat that decides whether the volley goes on.
    pub seat: String,
    /// The aim of all shots.
    pub aim: Aim,
    /// How many missiles are left.
    pub left: u8,
    /// Whether the volley is part of a free attack.
    pub free: bool,
    /// The seed of the random error of its aim, which is secret. Left out in views, and if aims have no error.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
}

/// The moment when a seat lost a figure. AT-R-50
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SeatFall")]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub struct SeatFallJson {
    pub seat: String,
    pub shot: u16,
    pub ms: u32,
}

/// A felled figure whose special window, below its base, has not been checked yet. If the window is white, the figure's
/// ability can be used. AT-R-29
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub struct FelledJson {
    pub figure: Id,
    pub by: Option<Id>,
    pub own: bool,
}

/// A decision that must be made before anything else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "OpenDecision")]
#[allow(missing_docs, reason = "docs/scenarios.md describes these fields")]
pub enum PendingJson {
    Special { seat: String, figure: Id, by: Option<Id> },
    FreeAttack { seat: String, figure: Id, may_move: bool },
    FreeMove { seat: String, figure: Id, tix: Option<u8> },
    Volley { seat: String, figure: Id },
}

/// An open dispute. AT-ETIQ-07
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "OpenDispute")]
pub struct DisputeJson {
    /// The seat that opened the dispute.
    pub by: String,
    /// The seat that calls a colour.
    pub caller: String,
    /// What the dispute is about.
    #[serde(default)]
    pub about: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultJson {
    /// Whether the game was won or drawn.
    pub kind: ResultKind,
    /// The seats that won; empty in a draw.
    pub winners: Vec<String>,
    /// Free-for-all: the seats by place, the best first. Seats that share a place are in one entry.
    #[serde(default)]
    pub places: Vec<Vec<String>>,
    /// The reason why the game ended.
    #[serde(default)]
    pub by: Option<EndedBy>,
}

/// Whether a game was won or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each name says what it means")]
pub enum ResultKind {
    Win,
    Draw,
}

/// A tournament of free-for-alls. AT-TOUR-01 … AT-TOUR-05
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TournamentJson {
    /// The players that take part.
    pub players: Vec<String>,
    /// How many rounds were announced before the first.
    pub rounds: u32,
    /// The places of each round that was played.
    pub played: Vec<Vec<Vec<String>>>,
    /// The two players of the final round; null until all rounds are played.
    #[serde(rename = "final", default, skip_serializing_if = "Option::is_none")]
    pub finalists: Option<[String; 2]>,
}

/// Settings of the simulation for tests.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PhysicsJson {
    /// Asks for collision checks between steps for fast bodies other than missiles. The simulation ignores this field:
    /// it makes such checks for missiles only.
    pub figure_ccd: bool,
}

impl FigureJson {
    /// Makes a figure as it is before the game begins.
    pub(crate) fn waiting(profile: &Profile, owner: &str) -> FigureJson {
        FigureJson {
            id: profile.id.clone(),
            kind: profile.kind.code.clone(),
            owner: owner.into(),
            controller: None,
            zone: if profile.is_backup { Zone::Backup } else { Zone::Pool },
            at: None,
            facing: None,
            wheel: 0,
            serial: Some(profile.serial),
            spent: 0,
            tripped: Vec::new(),
            cover: Vec::new(),
            pinned: None,
            off: false,
            advanced: None,
        }
    }
}
