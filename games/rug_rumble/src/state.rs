//! The state, what each viewer sees of it, and the decisions and events of the game.

use referee::{Clause, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The number of rounds of a game. RR-END-01
pub const ROUNDS: u8 = 8;
/// The number of toys in a hand. RR-SETUP-02
pub const HAND: u8 = 4;
/// The number of toys of each kind, from slow to fast.
pub type Toys = [u8; 6];
/// The toys of a full sack. RR-SETUP-02
pub const SACK: Toys = [2; 6];

/// A kind of wind-up toy, from slow to fast. RR-SETUP-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
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

impl Toy {
    /// Every kind, from slow to fast.
    pub const ALL: [Toy; 6] = [Toy::Mouse, Toy::Duck, Toy::Frog, Toy::Car, Toy::Robot, Toy::Elephant];
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

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        [Side::Red, Side::Blue, Side::Green, Side::Yellow][seat.index()]
    }
}

/// What is fixed before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "MatchSetup")]
pub struct Setup {
    /// The number of players, 2 ..= 4. RR-SETUP-01
    pub players: u8,
}

/// The complete state of a game. Scenario files use the same form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The round being played, 1 ..= [`ROUNDS`]. After the last race, the value is one more.
    pub round: u8,
    /// The number of marbles on the rug.
    pub rug: u8,
    /// The players, by seat.
    pub players: Vec<Player>,
}

/// What one player has. A chosen toy is still in the hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The toys in the hand. Only the player who owns them may see them. RR-SETUP-02
    pub hand: Toys,
    /// The toys in the sack. No player may see them.
    pub sack: Toys,
    /// The chosen toy; null before the choice. Only the player may see it until the race. RR-CHOOSE-01
    pub chosen: Option<Toy>,
    /// The number of marbles won.
    pub marbles: u8,
    /// Whether the player has left the game. RR-R-01
    #[serde(default)]
    pub resigned: bool,
}

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// The seat of the viewer; null for the public.
    pub viewer: Option<Side>,
    /// The round, 1 ..= [`ROUNDS`]. After the last race, the value is one more.
    pub round: u8,
    /// The number of marbles on the rug.
    pub rug: u8,
    /// The players, by seat.
    pub players: Vec<SeenPlayer>,
}

/// What one viewer knows of one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SeenPlayer {
    /// The seat of the player.
    pub seat: Side,
    /// The hand; null unless it is the viewer's own hand.
    pub hand: Option<Toys>,
    /// The toys that have not raced yet, in hand and sack together. RR-RACE-06
    pub left: Toys,
    /// Whether a toy is chosen.
    pub has_chosen: bool,
    /// The chosen toy; null unless the viewer has chosen it.
    pub chosen: Option<Toy>,
    /// The number of marbles won.
    pub marbles: u8,
    /// Whether the player has left the game. RR-R-01
    pub resigned: bool,
}

impl Player {
    /// Returns what a viewer knows of this player. RR-SETUP-02, RR-CHOOSE-01
    pub(crate) fn seen(&self, seat: Seat, viewer: Viewer) -> SeenPlayer {
        let Player { hand, sack, chosen, marbles, resigned } = self;
        SeenPlayer {
            seat: seat.into(),
            hand: viewer.is(seat).then_some(*hand),
            left: std::array::from_fn(|kind| hand[kind] + sack[kind]),
            has_chosen: chosen.is_some(),
            chosen: chosen.filter(|_| viewer.is(seat)),
            marbles: *marbles,
            resigned: *resigned,
        }
    }

    /// Returns a player that fits a view. `hand` are the toys in the hand, and the other toys that have not raced are
    /// in the sack.
    pub(crate) fn imagined(seen: &SeenPlayer, hand: Toys, chosen: Option<Toy>) -> Player {
        let sack = std::array::from_fn(|kind| seen.left[kind] - hand[kind]);
        Player { hand, sack, chosen, marbles: seen.marbles, resigned: seen.resigned }
    }
}

/// A decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Chooses the toy that will race. RR-CHOOSE-01
    Choose(Toy),
    /// Leaves the game. RR-R-01
    Resign {},
    /// The player's time is up. Only the table makes this decision, never a player. RR-CHOOSE-03
    Timeout {},
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A toy came from a sack into the hand. Only its owner sees which toy. RR-HAND-01
    Drew { seat: Side, toy: Option<Toy> },
    /// Marbles were poured onto the rug, which now has `rug` marbles. RR-ROUND-01
    Poured { marbles: u8, rug: u8 },
    /// A player chose a toy. Only this player sees which toy. RR-CHOOSE-01
    Chose { seat: Side, toy: Option<Toy> },
    /// All chosen toys raced. RR-RACE-01
    Raced {
        runners: Vec<Runner>,
        winner: Option<Side>,
        marbles: u8,
        #[ts(type = "string")]
        clause: Clause,
    },
    /// A player left. RR-R-01
    Resigned { seat: Side },
}

/// A toy in a race.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs)]
pub struct Runner {
    pub seat: Side,
    pub toy: Toy,
    pub fate: Fate,
    /// The clause that decided the fate of the toy.
    #[ts(type = "string")]
    pub clause: Clause,
}

/// The result of a race for one toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Fate {
    Crashed,
    Scared,
    Won,
    Lost,
}
