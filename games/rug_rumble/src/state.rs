//! The state of a game, the view of the state, and the decisions and events.

use referee::{Clause, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The number of rounds of a game. RR-END-01
pub const ROUNDS: u8 = 8;
/// The number of toys in a hand. RR-SETUP-02
pub const HAND: u8 = 4;
/// How many toys there are of each kind, in the order of [`Toy::ALL`].
pub type Toys = [u8; 6];
/// The toys of a full sack: two of each kind. RR-SETUP-02
pub const SACK: Toys = [2; 6];

/// A kind of wind-up toy, from slow to fast. RR-SETUP-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    /// All kinds, from slow to fast.
    pub const ALL: [Toy; 6] = [Toy::Mouse, Toy::Duck, Toy::Frog, Toy::Car, Toy::Robot, Toy::Elephant];
}

/// A seat, named by its colour. The variants stand in the order of the seats, clockwise. RR-SETUP-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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

/// The set-up of a game, which is fixed before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MatchSetup")]
pub struct Setup {
    /// The number of players, 2 to 4. RR-SETUP-01
    pub players: u8,
}

/// The state of a game, secrets included. Scenario files hold positions in this form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The round that is being played, from 1 to 8. After the last race it is 9.
    pub round: u8,
    /// The number of marbles on the rug.
    pub rug: u8,
    /// The players in the order of the seats.
    pub players: Vec<Player>,
}

/// What one player has. A chosen toy stays in the hand until the race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The toys in the hand. Only this player may see them. RR-SETUP-02
    pub hand: Toys,
    /// The toys in the sack. No player may see them.
    pub sack: Toys,
    /// The toy chosen for this race; null before the choice. Only this player may see it until the race. RR-CHOOSE-01
    pub chosen: Option<Toy>,
    /// How many marbles the player has won.
    pub marbles: u8,
    /// Whether the player has left the game. RR-R-01
    #[serde(default)]
    pub resigned: bool,
}

/// What one viewer may know of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The seat whose player sees this view; null for the public.
    pub viewer: Option<Side>,
    /// The round that is being played, from 1 to 8. After the last race it is 9.
    pub round: u8,
    /// The number of marbles on the rug.
    pub rug: u8,
    /// The players in the order of the seats.
    pub players: Vec<SeenPlayer>,
}

/// What one viewer may know of one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SeenPlayer {
    /// The seat of the player.
    pub seat: Side,
    /// The toys in the hand; null unless the viewer is this player.
    pub hand: Option<Toys>,
    /// The toys that have not raced yet, in hand and sack together. RR-RACE-06
    pub left: Toys,
    /// Whether the player has chosen a toy for this race.
    pub has_chosen: bool,
    /// The chosen toy; null before the choice, or if the viewer is not this player.
    pub chosen: Option<Toy>,
    /// How many marbles the player has won.
    pub marbles: u8,
    /// Whether the player has left the game. RR-R-01
    pub resigned: bool,
}

impl Player {
    /// Returns what a viewer may know of this player. RR-SETUP-02, RR-CHOOSE-01
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

    /// Returns a player that fits `seen` and holds the toys of `hand`. The player's other toys that have not raced are
    /// in the sack.
    pub(crate) fn imagined(seen: &SeenPlayer, hand: Toys, chosen: Option<Toy>) -> Player {
        let sack = std::array::from_fn(|kind| seen.left[kind] - hand[kind]);
        Player { hand, sack, chosen, marbles: seen.marbles, resigned: seen.resigned }
    }
}

/// A decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Chooses the toy that will race. RR-CHOOSE-01
    Choose(Toy),
    /// Leaves the game. RR-R-01
    Resign {},
    /// The player's time is up, so the slowest toy of the hand is chosen. Only the server makes this decision, never a
    /// player. RR-CHOOSE-03
    Timeout {},
}

/// One event of a game, for the log and for animations.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player drew a toy from the sack. Only this player sees which toy it is; for others `toy` is null. RR-HAND-01
    Drew { seat: Side, toy: Option<Toy> },
    /// `marbles` were poured onto the rug, where `rug` marbles lie now. RR-ROUND-01
    Poured { marbles: u8, rug: u8 },
    /// A player chose a toy. Only this player sees which toy it is; for others `toy` is null. RR-CHOOSE-01
    Chose { seat: Side, toy: Option<Toy> },
    /// The chosen toys raced. `winner` took `marbles` marbles; it is null if no toy was left in the race. RR-RACE-01
    Raced { runners: Vec<Runner>, winner: Option<Side>, marbles: u8, clause: Clause },
    /// A player left the game. RR-R-01
    Resigned { seat: Side },
}

/// A toy that raced, and what happened to it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[allow(missing_docs)]
pub struct Runner {
    pub seat: Side,
    pub toy: Toy,
    pub fate: Fate,
    /// The clause that decided what happened to the toy.
    pub clause: Clause,
}

/// What happened to a toy in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Fate {
    Crashed,
    Scared,
    Won,
    Lost,
}
