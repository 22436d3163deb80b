//! The complete state of a game.

use crate::action::Aim;
use crate::figure::{Colour, Zone};
use crate::place::{Edge, Heading};
use crate::rolling::turned;
use crate::terrain::{PieceFile, Standing};
use geometry::Point;
use referee::{Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The index of a figure in the roster of the game, which is in the order of ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureIndex(pub u8);

impl FigureIndex {
    /// Returns the index for a list in the order of the roster.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The index of a piece of terrain, in the order of the table file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(pub u8);

/// The index of a section among all sections of the table, in the order of the table file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Section(pub u16);

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Players choose sides, in free-for-all only. AT-FFA-03
    Sides,
    /// Players place their figures. AT-R-08
    Setup,
    /// Players take turns.
    Play,
    /// The game is over.
    Over,
}

/// A step of a turn. The numbers are those of sections of the printed rules. AT-TURN-01
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// 3.1: figures move. AT-TURN-02
    #[default]
    Move,
    /// 3.2: figures attack. AT-TURN-03
    Attack,
    /// 3.3: the specials that wait for this step are resolved. AT-R-28
    Specials,
    /// 3.4 and 3.5, in which players decide nothing. A game that is over stays in this step.
    Over,
}

/// What changes about a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureState {
    /// Where the figure is: in play, or in one of the areas beside the table.
    pub zone: Zone,
    /// The seat that gives the figure orders. AT-R-41
    pub controller: Seat,
    /// Centre of its base. For a figure out of play, the value means nothing.
    pub at: Point,
    /// Where the figure faces, in hundredths of a degree, 0 ..= 35999.
    pub facing: Heading,
    /// Position of the figure's wheel, 0 ..= 11. No view shows this position. AT-R-03
    pub wheel: u8,
    /// The wheel positions that fit what all players have seen since the wheel was last ground (turned to a random
    /// position). There is one bit for each position. Players may remember what they have seen. AT-R-03
    pub marks: u16,
    /// How many missiles the figure has fired since the last reset. For a jab or claw: 1 if it has been thrust.
    /// AT-RESET-01, AT-RESET-02
    pub spent: u8,
    /// Whether the left and the right target switch were tripped this turn. Two tripped switches fell a Battle Master.
    /// AT-R-25
    pub tripped: [bool; 2],
    /// The pieces of terrain that give the figure cover. AT-R-58
    pub cover: Vec<Cover>,
    /// In which turn the figure may not move; `None` if it may.
    pub pinned: Option<Pinned>,
    /// Whether the figure lies off the surface. AT-R-36
    pub off: bool,
    /// How far the figure advanced at set-up, in micrometres. While a figure has this value, its player may place it
    /// anew. `None` before the figure is placed, and in play. AT-SETUP-04
    pub advanced: Option<i32>,
}

/// The turn in which a figure may not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pinned {
    /// The figure may not move in its controller's next turn.
    Next,
    /// The figure may not move in this turn.
    Now,
}

/// A piece of terrain that gives a figure cover. AT-R-58, AT-R-59
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The piece of terrain.
    pub piece: Piece,
    /// Whether the base is wholly inside an area.
    pub is_inside: bool,
    /// The sections of a barrier that the base touches.
    pub sections: Vec<Section>,
}

/// What changes about an object of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectState {
    /// The object's middle.
    pub at: Point,
    /// How the object is turned, in hundredths of a degree, 0 ..= 35999.
    pub facing: Heading,
    /// Whether the object stands, lies or is removed.
    pub state: Standing,
}

impl ObjectState {
    /// Returns an object as the table file lays it out, or nothing for barriers and areas.
    pub(crate) fn laid_out(piece: &PieceFile) -> Option<ObjectState> {
        let facing = turned(piece.facing.unwrap_or(0));
        Some(ObjectState { at: piece.at?.0, facing, state: piece.state.unwrap_or_default() })
    }
}

/// What changes about a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatState {
    /// The seat's side of the table; `None` before a side is chosen.
    pub side: Option<Edge>,
    /// How many extra attacks the seat has in its next turn. AT-R-40
    pub extra: u8,
    /// Whether the seat is out of the game. AT-FFA-10, AT-R-69
    pub is_out: bool,
    /// Whether the seat has ended set-up.
    pub is_ready: bool,
}

/// The current turn. AT-TURN-01
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The turn's number, from 1.
    pub number: u16,
    /// The seat that moves and attacks in this turn.
    pub active: Seat,
    /// The current step.
    pub step: Step,
    /// The figures that have moved in this turn.
    pub moved: Vec<FigureIndex>,
    /// The figures that have attacked in this turn.
    pub attacked: Vec<FigureIndex>,
    /// How many attacks the turn has left.
    pub attacks: u8,
    /// How many special abilities have been used in this turn. AT-R-34
    pub specials: u8,
    /// How many shots and strikes there have been in this turn.
    pub shots: u16,
    /// The volley whose next missile may be fired. AT-R-19
    pub volley: Option<Volley>,
    /// Volleys that wait until the free attacks of special abilities are over. The last in the list goes on first.
    /// AT-R-39
    pub paused: Vec<Volley>,
    /// When seats lost figures in this turn. A free-for-all ranks seats by these moments. AT-R-50
    pub falls: Vec<SeatFall>,
}

impl Turn {
    /// Returns the random seeds of the volleys that may go on. The random aim errors follow from these seeds. AT-R-65
    pub(crate) fn seeds(&mut self) -> impl Iterator<Item = &mut u32> {
        self.volley.iter_mut().chain(&mut self.paused).filter_map(|volley| volley.seed.as_mut())
    }
}

/// The shots of a launcher in one attack, while missiles are left to fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volley {
    /// The figure that fires.
    pub figure: FigureIndex,
    /// The seat that decides whether the volley goes on.
    pub seat: Seat,
    /// The aim of all shots. AT-VOLLEY-03
    pub aim: Aim,
    /// How many missiles are left.
    pub left: u8,
    /// Whether the volley is part of a free attack. AT-R-39
    pub is_free: bool,
    /// The seed of the random errors of all its shots, if the option `aim_noise` is on. AT-R-65
    pub seed: Option<u32>,
}

/// The moment when a seat lost a figure. AT-R-50
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatFall {
    /// The seat that lost the figure.
    pub seat: Seat,
    /// The number of the shot in the turn.
    pub shot: u16,
    /// The time in the shot, in milliseconds.
    pub ms: u32,
}

/// A felled figure whose special window has not been checked yet. The window decides whether the figure's special
/// ability can be used. AT-R-29
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Felled {
    /// The figure, as an index into the roster.
    pub figure: FigureIndex,
    /// The figure that felled it, if there is one.
    pub by: Option<FigureIndex>,
    /// Whether the figure's own side felled it. AT-R-33
    pub own: bool,
}

/// A decision that must be made before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The seat that decides.
    pub seat: Seat,
    /// What the seat is asked.
    pub what: Asked,
}

/// What the seat of an open decision has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Which choice to make for the special ability of a felled figure.
    Special {
        /// The figure whose special it is.
        figure: FigureIndex,
        /// The figure that felled it.
        by: Option<FigureIndex>,
    },
    /// Whether and how to make a free attack. AT-R-39
    FreeAttack {
        /// The figure that attacks.
        figure: FigureIndex,
        /// Whether the figure may move first.
        may_move: bool,
    },
    /// Whether and how to make a free move, up to a number of tix (clicks of its wheel) or up to the figure's Speed.
    /// AT-R-39
    FreeMove {
        /// The figure that moves.
        figure: FigureIndex,
        /// The most tix; `None` for its Speed.
        tix: Option<u8>,
    },
    /// Whether a volley goes on. AT-R-19
    Volley {
        /// The figure that fires.
        figure: FigureIndex,
    },
}

/// An open dispute. AT-ETIQ-07
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The seat that opened the dispute.
    pub by: Seat,
    /// The seat that calls a colour.
    pub caller: Seat,
    /// What the dispute is about.
    pub about: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The seats that won; empty in a draw.
    pub winners: Seats,
    /// The reason why the game ended.
    pub by: EndedBy,
    /// In a free-for-all, the seats by place, the best first. Seats that share a place are in one entry. AT-R-50
    pub places: Vec<Seats>,
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// Only one side has figures in play. AT-VICT-01
    LastStanding,
    /// No side has a figure in play. AT-R-44
    WipeOut,
    /// The last turn was played. AT-R-52
    TurnCap,
    /// All other sides gave up. AT-R-69
    Resignation,
}

/// The complete state of a game: everything that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The phase of the game.
    pub phase: Phase,
    /// The figures, in the order of the roster.
    pub figures: Vec<FigureState>,
    /// Whether a section stands, by [`Section`].
    pub sections: Vec<bool>,
    /// The objects, by [`Piece`]; the entries of barriers and areas are `None`.
    pub objects: Vec<Option<ObjectState>>,
    /// The seats, clockwise.
    pub seats: Vec<SeatState>,
    /// The turn. Before play, its content means nothing.
    pub turn: Turn,
    /// Felled figures whose special windows have not been checked yet, in the order of the checks. AT-R-29
    pub queue: Vec<Felled>,
    /// The decision that must be made before anything else.
    pub pending: Option<Pending>,
    /// The open dispute, if there is one.
    pub dispute: Option<Dispute>,
    /// Seats that have opened a dispute since the last attack. Empty in revision 1. AT-R-72
    pub disputed: Seats,
    /// Seats out of a free-for-all, in the order in which they dropped out. Seats that dropped out together share an
    /// entry. AT-R-50
    pub out: Vec<Seats>,
    /// The seat that chooses a side now; `None` outside the choice of sides. AT-R-49
    pub chooser: Option<Seat>,
    /// The seat that chose a side first. AT-R-49
    pub first_chooser: Option<Seat>,
    /// A digest of the exact results of every simulation so far. AT-R-19
    pub simulated: u64,
    /// How the game ended; `None` while it goes on.
    pub ending: Option<Ending>,
}

impl State {
    /// Returns the side of a seat during and after set-up.
    pub(crate) fn side_of(&self, seat: Seat) -> Edge {
        self.seats[seat.index()].side.expect("sides are settled before figures are placed")
    }
}

/// The colours that can be drawn. The drawn value is the index of the colour. AT-FIRST-02
pub const COLOURS: [Colour; 2] = [Colour::Red, Colour::White];
