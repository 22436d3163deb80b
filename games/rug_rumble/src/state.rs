//! What lies where, who sees it, and what is said about it.

use crate::clauses::*;
use referee::{Cite, Clause, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// The year of the rules.
pub const EDITION: &str = "2026";
/// Rounds of a game. RR-END-01
pub const ROUNDS: u8 = 8;
/// Toys that a player draws before the first round. RR-SETUP-03
pub const HAND: u8 = 4;
/// Bundles of one to five marbles in the bag. RR-SETUP-04
pub const BAG: [u8; 5] = [3, 3, 2, 1, 1];

/// A kind of wind-up toy, from slow to fast. RR-SETUP-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Toy {
    Mouse,
    Duck,
    Frog,
    Car,
    Robot,
    Elephant,
}

/// How many toys of each kind, from slow to fast.
pub type Toys = [u8; 6];
/// A full sack. RR-SETUP-02
pub const SACK: Toys = [2; 6];

impl Toy {
    /// Every kind, from slow to fast.
    pub const ALL: [Toy; 6] = [Toy::Mouse, Toy::Duck, Toy::Frog, Toy::Car, Toy::Robot, Toy::Elephant];

    /// Lists the kinds of which there is one.
    pub fn of(toys: &Toys) -> impl Iterator<Item = Toy> {
        Toy::ALL.into_iter().filter(|toy| toys[*toy as usize] > 0)
    }
}

/// A seat by its colour, clockwise. RR-SETUP-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Side {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Side {
    /// Every colour in seat order.
    pub const ALL: [Side; 4] = [Side::Red, Side::Blue, Side::Green, Side::Yellow];
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        Side::ALL[seat.index()]
    }
}

/// What is settled before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "MatchSetup")]
pub struct Setup {
    /// How many sit down, 2 ..= 4. RR-SETUP-01
    pub players: u8,
}

/// The whole truth, as scenario files write it too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The round being played, 1 ..= [`ROUNDS`]; one more when the game is over.
    pub round: u8,
    /// Marbles on the rug.
    pub rug: u8,
    /// Bundles of one to five marbles that are still in the bag.
    pub bag: [u8; 5],
    /// By seat.
    pub players: Vec<Player>,
}

/// What one player has. A chosen toy is still in the hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Seen by its owner alone. RR-SETUP-03
    pub hand: Toys,
    /// Seen by nobody.
    pub sack: Toys,
    /// Seen by its owner alone. RR-CHOOSE-04
    pub chosen: Option<Toy>,
    /// Marbles won.
    pub marbles: u8,
    /// Out of the game. RR-R-04
    #[serde(default)]
    pub resigned: bool,
}

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct View {
    /// For whose eyes; nothing for everybody's.
    pub viewer: Option<Side>,
    /// The round, 1 ..= [`ROUNDS`]; one more when the game is over.
    pub round: u8,
    /// Marbles on the rug.
    pub rug: u8,
    /// Bundles of one to five marbles in the bag. RR-R-03
    pub bag: [u8; 5],
    /// By seat.
    pub players: Vec<SeenPlayer>,
}

/// What one viewer knows of one player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeenPlayer {
    /// Whose.
    pub seat: Side,
    /// The own hand.
    pub hand: Option<Toys>,
    /// How many toys are in the hand.
    pub held: u8,
    /// What has not raced yet: hand and sack together. RR-R-03
    pub left: Toys,
    /// Whether a toy is chosen.
    pub has_chosen: bool,
    /// The own choice.
    pub chosen: Option<Toy>,
    /// Marbles won.
    pub marbles: u8,
    /// Out of the game. RR-R-04
    pub resigned: bool,
}

impl Player {
    /// Returns what a viewer knows of this player. RR-SETUP-03, RR-CHOOSE-04
    pub(crate) fn seen(&self, seat: Seat, viewer: Viewer) -> SeenPlayer {
        let Player { hand, sack, chosen, marbles, resigned } = self;
        SeenPlayer {
            seat: seat.into(),
            hand: viewer.is(seat).then_some(*hand),
            held: hand.iter().sum(),
            left: std::array::from_fn(|kind| hand[kind] + sack[kind]),
            has_chosen: chosen.is_some(),
            chosen: chosen.filter(|_| viewer.is(seat)),
            marbles: *marbles,
            resigned: *resigned,
        }
    }
}

/// A decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Chooses the toy that will race. RR-CHOOSE-01
    Choose(Toy),
    /// Leaves the game. RR-R-04
    Resign {},
    /// Time is up: said by the table. RR-R-02
    Timeout {},
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A toy came from a sack into the hand; its owner sees which. RR-HAND-01
    Drew { seat: Side, toy: Option<Toy> },
    /// Marbles were poured onto the rug, where `rug` lie now. RR-ROUND-01
    Poured { marbles: u8, rug: u8 },
    /// A player chose; the own toy is seen. RR-CHOOSE-04
    Chose { seat: Side, toy: Option<Toy> },
    /// All toys raced, listed by seat; none for a seat that has left. RR-RACE-01
    Raced { toys: Vec<Option<Toy>>, crashed: Vec<bool>, scared: bool, winner: Option<Side>, marbles: u8 },
    /// A player left. RR-R-04
    Resigned { seat: Side },
    /// The game is over. RR-GOAL-01
    Ended { winners: Vec<Side> },
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Refusal {
    Players { players: u8 },
    Over,
    Resigned,
    AlreadyChosen,
    NotInHand { toy: Toy },
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Players { players } => write!(out, "{players} players; two to four can play"),
            Refusal::Over => out.write_str("the game is over"),
            Refusal::Resigned => out.write_str("you have left the game"),
            Refusal::AlreadyChosen => out.write_str("you have chosen already; the choice stays"),
            Refusal::NotInHand { toy } => write!(out, "there is no {toy:?} in your hand; choose a toy that is"),
        }
    }
}

impl Cite for Refusal {
    fn clause(&self) -> Clause {
        match self {
            Refusal::Players { .. } => RR_SETUP_01,
            Refusal::Over => RR_END_01,
            Refusal::Resigned => RR_R_04,
            Refusal::AlreadyChosen => RR_CHOOSE_03,
            Refusal::NotInHand { .. } => RR_CHOOSE_02,
        }
    }
}
