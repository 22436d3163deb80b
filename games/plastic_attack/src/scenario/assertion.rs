//! What a scenario can assert about a position.

use super::words::{BySeat, CardJson, Direction, FigureMarksJson, MarksJson, Written, written};
use crate::special::Special;
use schemars::JsonSchema;
use serde::de::Deserializer;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One assertion: an object with exactly one key, which names what is asserted.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Assertion(pub(super) Said);

/// Values of figures, by the name of the figure.
type ByFigure<T> = BTreeMap<String, T>;

/// What an assertion says. If it holds a map of seats or figures, only those in the map are checked.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Said {
    /// The game waits for this seat to declare an attack.
    Turn(String),
    ExtraTurn(bool),
    Direction(Direction),
    /// The game waits for exactly these seats, each for this kind of decision.
    WaitsFor(BySeat<Asked>),
    /// Exactly this action with exactly these choices is being offered. Null: no action is offered.
    Offer(Option<Offer>),
    /// The totals of the last battle: the attacker's total, then the defender's.
    Totals([i32; 2]),
    /// Whether the attack won in the last battle.
    AttackerWon(bool),
    /// The action used in the last battle. Null: no action.
    ActionUsed(Option<Special>),
    Power(ByFigure<i32>),
    Wounded(ByFigure<bool>),
    FaceDown(ByFigure<bool>),
    /// All guards of each figure, oldest first.
    Guards(ByFigure<Vec<CardJson>>),
    FigureMarks(ByFigure<Marks<FigureMarksJson>>),
    /// The army in which each figure stands. Null: in no army.
    InArmyOf(ByFigure<Option<String>>),
    /// The captor of each figure. Null: the figure is not a captive.
    CaptiveOf(ByFigure<Option<String>>),
    /// All cards of each hand, in any order.
    Hand(BySeat<Vec<CardJson>>),
    HandSize(BySeat<u32>),
    HandIncludes(BySeat<Vec<CardJson>>),
    HandExcludes(BySeat<Vec<CardJson>>),
    /// The hand holds no other cards than these.
    HandWithin(BySeat<Vec<CardJson>>),
    DrawPileSize(u32),
    /// All cards of the discard pile, in any order.
    DiscardPile(Vec<CardJson>),
    DiscardPileSize(u32),
    DiscardIncludes(Vec<CardJson>),
    DiscardExcludes(Vec<CardJson>),
    /// How often the discard pile was shuffled since the scenario began.
    Reshuffles(u32),
    Marks(BySeat<Marks<MarksJson>>),
    /// The seats that lost a turn since the scenario began, in order.
    TurnsLost(Vec<String>),
    InGame(BySeat<bool>),
    /// The winner. Null: no winner.
    Winner(Option<String>),
    Over(bool),
    /// Before the game: the Power Points that are not spent in the last accepted army of the seat.
    PointsLeft(BySeat<i32>),
    /// Before the game: the first player after the latest deal.
    FirstPlayer(String),
    /// Before the game: how many cards were turned up in the latest deal.
    CardsDealt(u32),
    /// The whole position, including hidden cards. `turns_taken` is not compared.
    Position(Box<Written>),
}

/// The kind of decision that a seat is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Asked {
    Attack,
    Defend,
    Play,
    Use,
    Guard,
}

/// A special action being offered. The order of its choices does not matter.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Offer {
    pub action: Special,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub on: Option<Vec<String>>,
    #[serde(default, deserialize_with = "written", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    pub players: Option<Vec<String>>,
}

/// Pending effects. Effects that the scenario leaves out are not compared.
#[derive(Clone, Debug, JsonSchema)]
#[schemars(transparent)]
pub(super) struct Marks<T> {
    #[schemars(with = "T")]
    pub named: BTreeMap<String, u32>,
    #[schemars(skip)]
    kind: std::marker::PhantomData<T>,
}

impl<'de, T: for<'a> Deserialize<'a>> Deserialize<'de> for Marks<T> {
    /// Reads the value twice: as a `T`, which reports its faults, and as a map of the effects that it names.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Marks<T>, D::Error> {
        let said = serde_json::Value::deserialize(from)?;
        let misfit = |fault: serde_json::Error| serde::de::Error::custom(fault);
        T::deserialize(&said).map_err(misfit)?;
        let named = BTreeMap::deserialize(&said).map_err(misfit)?;
        Ok(Marks { named, kind: std::marker::PhantomData })
    }
}
