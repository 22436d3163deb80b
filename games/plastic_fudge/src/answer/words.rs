//! Questions about the table and their answers, as JSON. Lengths are in inches, and angles in whole degrees. Directions
//! are counter-clockwise from east.

use crate::action::{Action, Attack, Leg};
use crate::battlefield::TerrainKind;
use crate::event::{Cover, Modifier};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::level::Level;
use crate::refusal::Refusal;
use referee::Cite;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A question about the table. Measuring is always allowed, and costs nothing. PF-EQ-02
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// Where can this Unit get to in one move? If it is a passenger: where can it get out?
    Reach {
        /// The id of the Unit that would move.
        unit: Id,
        /// The Howitzer that the Unit would tow. PF-R-66
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tow: Option<Id>,
    },
    /// By which path does this Unit get to a point?
    Way {
        /// The id of the Unit that would move.
        unit: Id,
        /// Where the centre of the Unit's base should be at the end.
        to: Spot,
        /// The facing that the Unit should have at the end. If it is left out, any facing is fine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<i32>,
        /// The Howitzer that the Unit would tow. PF-R-66
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tow: Option<Id>,
    },
    /// What does this move cost, and is it legal?
    Path {
        /// A decision with a path: `move`, `enter` or `leave`.
        action: Action,
    },
    /// Is this decision legal?
    Check {
        /// The decision, as the asker's own seat would take it.
        action: Action,
    },
    /// What can this Unit attack?
    Targets {
        /// The id of the attacker.
        unit: Id,
    },
    /// What are the modifiers, the targets and the odds of this attack?
    Attack {
        /// The attack, as a seat would commit it.
        attack: Attack,
    },
    /// What is around this Unit?
    Surroundings {
        /// The Unit around which to look.
        unit: Id,
    },
    /// How far apart are these two things or points?
    Measure {
        /// Where the measurement starts.
        from: Thing,
        /// Where the measurement ends.
        to: Thing,
    },
    /// What are this Trooper's chances in a morale check?
    Morale {
        /// The id of the Trooper.
        unit: Id,
    },
}

/// Something to measure from: a Unit, a marker or a point.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Thing {
    /// A Unit or a marker.
    Named(Id),
    /// A point.
    At(Spot),
}

/// Why something is not legal: a clause, a sentence and data.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct WhyNot {
    /// The id of the clause that forbids it.
    pub clause: &'static str,
    /// A sentence for people, in English.
    pub because: String,
    /// The same as data: the fault, with its `type` and its values.
    #[schemars(with = "Reason")]
    pub reason: Refusal,
}

/// A fault as data: its type and its values.
#[derive(JsonSchema)]
#[schemars(inline)]
#[allow(dead_code, reason = "only its schema is used")]
struct Reason {
    r#type: String,
    #[schemars(flatten)]
    values: serde_json::Map<String, serde_json::Value>,
}

impl WhyNot {
    /// Describes a refusal.
    pub fn of(reason: Refusal) -> WhyNot {
        WhyNot { clause: reason.clause().id(), because: reason.to_string(), reason }
    }
}

/// The points that a Unit can get to.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ReachAnswer {
    /// The id of the Unit that would move.
    pub unit: Id,
    /// How far the Unit may move, in inches; 0 for a passenger.
    pub allowance: Length,
    /// The points where its move may end, or where a passenger can get out.
    pub cells: Cells,
}

/// Points on a grid.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Cells {
    /// How far apart neighbouring points are, in inches. Each point stands for the square of this size around it.
    pub size: Length,
    /// `[x, y, left]`: the point, and how much of the allowance is left there, in inches.
    pub at: Vec<[Length; 3]>,
}

/// A path to a point, or as near to it as this move gets.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct WayAnswer {
    /// The turns and straight legs, in order; empty if the Unit is there already or cannot come nearer.
    pub path: Vec<Leg>,
    /// Whether the path ends at the point that was asked for.
    pub arrives: bool,
    /// What the path costs, and whether it is legal.
    #[serde(flatten)]
    pub judged: PathAnswer,
}

/// What a move costs, and whether it is legal.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PathAnswer {
    /// Whether the rules allow the move now.
    pub legal: bool,
    /// Why the rules do not allow the move; null if they do.
    pub refusal: Option<WhyNot>,
    /// What the move costs, in inches.
    pub cost: Length,
    /// How far the Unit may move, in inches.
    pub allowance: Length,
    /// The allowance minus the cost, in inches; negative if the path is too long. PF-R-87
    pub left: Length,
    /// What the move costs, in parts.
    pub costs: Costs,
    /// The points where the path starts, turns and ends, in order.
    pub stops: Vec<Stop>,
    /// Where the Unit stands at the end, and its facing.
    pub end: Pose,
    /// The Howitzer in tow; null if there is none. PF-R-91
    pub towed: Option<TowedJson>,
    /// The markers that the Unit may set off on its way, in the order in which it touches them.
    pub touches: Vec<Id>,
}

/// What a move costs, in parts. Their sum is the cost.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Costs {
    /// What turns cost, in inches.
    pub turns: Length,
    /// What it costs to enter higher ground, in inches.
    pub climbs: Length,
    /// What each kind of ground costs, in the order in which the Unit enters it. The ground under the centre of the
    /// base counts.
    pub ground: Vec<GroundCost>,
}

/// What it costs to go on one kind of ground.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct GroundCost {
    /// The kind of ground. Ground that does not lower movement counts as open ground.
    pub terrain: TerrainKind,
    /// How far the Unit goes on this ground, in inches.
    pub length: Length,
    /// What this length costs, in inches.
    pub cost: Length,
}

/// A point of a path.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Stop {
    /// The centre of the Unit's base there.
    pub at: Spot,
    /// The facing of the Unit there.
    pub facing: i32,
    /// What the path has cost so far, in inches.
    pub cost: Length,
    /// The kind of ground under the centre there.
    pub terrain: TerrainKind,
}

/// The point and the facing of a Unit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Pose {
    /// The centre of the Unit's base.
    pub at: Spot,
    /// The facing of the Unit.
    pub facing: i32,
}

/// A Howitzer that a Jeep tows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Towed")]
pub struct TowedJson {
    /// The id of the Howitzer.
    pub unit: Id,
    /// Where the Howitzer stands at the end, and its facing.
    pub end: Pose,
}

/// Whether a decision is legal.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CheckAnswer {
    /// Whether the rules allow the decision now.
    pub legal: bool,
    /// Why the rules do not allow the decision; null if they do.
    pub refusal: Option<WhyNot>,
}

/// The attacks that a Unit could make.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TargetsAnswer {
    /// The id of the attacker.
    pub unit: Id,
    /// Attacks with each weapon on Units, markers and Bases, legal or not, nearest first. Bases are Buildings,
    /// Fortresses and the camp.
    pub attacks: Vec<AimedAt>,
}

/// An attack that a Unit could make.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct AimedAt {
    /// The attack, as a seat would commit it.
    pub attack: Attack,
    /// The id of the Unit, the marker or the Base that the attack is aimed at.
    pub label: Id,
    /// The modifiers, the targets and the odds.
    pub preview: PreviewAnswer,
}

/// Everything that can be said about an attack before its dice.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Preview")]
pub struct PreviewAnswer {
    /// Whether the rules allow the attack now.
    pub legal: bool,
    /// Why the rules do not allow the attack; null if they do.
    pub refusal: Option<WhyNot>,
    /// The name of the weapon; empty if there is no preview.
    pub weapon: String,
    /// Whether the attack is hand to hand, because its target is a Unit in contact.
    pub hth: bool,
    /// The gap from the attacker's base to the aim, in inches; 0 for a flame.
    pub gap: Length,
    /// How far the weapon reaches with this aim, in inches.
    pub reach: Length,
    /// The range band in which the aim lies: 0 for hand to hand, then 1, 2, …
    pub band: i32,
    /// The line of sight to the aim.
    pub sight: SightJson,
    /// The Attack level (AL), and the modifiers that hold against every target.
    pub attack_modifiers: Vec<Modifier>,
    /// The template that the attack lays; null for all other attacks.
    pub template: Option<TemplateJson>,
    /// The defenders, in the order of their dice.
    pub targets: Vec<TargetJson>,
    /// The hole that the attack makes in a Base without dice; null for all other attacks.
    pub hole: Option<HoleJson>,
    /// How many of the 81 ways to roll the attack dice drop the grenade, or set off the swept mine.
    pub drop: u32,
}

/// The line of sight of an attack.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Sight")]
pub struct SightJson {
    /// Whether the attack needs a clear line of sight.
    pub needed: bool,
    /// Whether nothing blocks the line of sight. For a grenade, this is the line of the throw.
    pub clear: bool,
    /// The pieces that block the line.
    pub blocked_by: Vec<Id>,
    /// Whether a spotter sees the aim; null if the weapon needs no spotter.
    pub spotted: Option<bool>,
}

/// A template, as the attack would lay it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "TemplateAt")]
pub struct TemplateJson {
    /// The centre of a disc, or the apex of a flame.
    pub at: Spot,
    /// The radius of a disc, or the reach of a flame from its apex, in inches.
    pub radius: Length,
    /// The direction of a flame; null for a disc.
    pub direction: Option<i32>,
}

/// The hole that an attack cuts in a Base.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "HoleAt")]
pub struct HoleJson {
    /// The id of the Base.
    pub piece: Id,
    /// The centre of the hole.
    pub at: Spot,
    /// The radius of the hole, in inches.
    pub radius: Length,
}

/// A defender of an attack, with its odds.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "PreviewTarget")]
pub struct TargetJson {
    /// The id of the Unit, the marker or the Base.
    pub unit: Id,
    /// What kind of thing it is. A Base is a `piece`.
    pub what: What,
    /// How much of the Unit's base the template covers; null without a template, and for markers and Bases.
    pub cover: Option<Cover>,
    /// The attack total without its dice.
    pub attack: i32,
    /// The defence total without its dice.
    pub defence: i32,
    /// The numbers that make up `attack`, the Attack level (AL) first.
    pub attack_modifiers: Vec<Modifier>,
    /// The numbers that make up `defence`, the Defence level (DL) first.
    pub defence_modifiers: Vec<Modifier>,
    /// How many outcomes of both rolls give each result.
    pub odds: OddsJson,
}

/// The number of outcomes that give each result. The attack roll and the defence roll have 6561 outcomes together, all
/// equally likely.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Odds")]
pub struct OddsJson {
    /// Outcomes that kill: `KIL` in the Damage Chart.
    pub kill: u32,
    /// Outcomes that injure: `INJ` in the Damage Chart.
    pub injury: u32,
    /// Outcomes without effect: `NE` in the Damage Chart.
    pub no_effect: u32,
    /// Outcomes without damage: `--` in the Damage Chart, and attack rolls that drop the grenade or set off the swept
    /// mine.
    pub no_damage: u32,
}

/// What is around a Unit.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SurroundingsAnswer {
    /// The Unit that the question is about.
    pub unit: Id,
    /// The kind of ground under the Unit's centre.
    pub terrain: TerrainKind,
    /// The level of that ground.
    pub level: i32,
    /// Everything else on the table, nearest first. Passengers are left out, and so is a passenger's own carrier.
    pub rows: Vec<Neighbour>,
}

/// Something on the table, seen from a Unit.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Neighbour {
    /// The id of the thing; `flag1` for the flag.
    pub id: Id,
    /// What kind of thing it is.
    pub what: What,
    /// The gap between the two bases, in inches; negative if they overlap. For a piece, it is the gap from the Unit's
    /// base to the outline. If the Unit's centre is on the piece, the gap is minus the radius of the base.
    pub gap: Length,
    /// The direction from the Unit to the thing.
    pub bearing: i32,
    /// By how much the Unit would turn to face the thing, counter-clockwise, from -179 to 180.
    pub turn: i32,
    /// The kind of ground under the centre of the thing.
    pub terrain: TerrainKind,
    /// The level of that ground.
    pub level: i32,
    /// Whether the line of sight from the Unit to the thing is clear.
    pub in_sight: bool,
}

/// A kind of thing on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A Trooper or a Vehicle.
    Unit,
    /// A mine marker, real or false.
    Marker,
    /// The flag that the sides fight for.
    Flag,
    /// A piece of terrain.
    Piece,
}

/// A measurement with the rod. PF-EQ-01
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MeasureAnswer {
    /// The gap from edge to edge, in inches; negative if the bases overlap.
    pub gap: Length,
    /// The ticks of the rod along the gap, in inches from its start.
    pub ticks: Vec<i32>,
    /// The length of the rod, in inches.
    pub longest: i32,
}

/// The modifiers and the odds of a morale check.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MoraleAnswer {
    /// The Training level (TL) of the Trooper.
    pub tl: Level,
    /// What adds to `tl` or subtracts from it, each part with its clause.
    pub modifiers: Vec<Modifier>,
    /// The sum of `tl` and `modifiers`, without the dice.
    pub total: i32,
    /// The check passes if the sum of the dice and `total` is at least this.
    pub threshold: i32,
    /// How many of the 81 ways to roll four FUDGE dice pass the check.
    pub passes: u32,
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    /// The points where the Unit can end its move.
    Reach(ReachAnswer),
    /// A path to the point.
    Way(WayAnswer),
    /// What the move costs, and whether it is legal.
    Path(PathAnswer),
    /// Whether the decision is legal.
    Check(CheckAnswer),
    /// The attacks that the Unit could make.
    Targets(TargetsAnswer),
    /// The preview of the attack.
    Attack(PreviewAnswer),
    /// What is around the Unit.
    Surroundings(SurroundingsAnswer),
    /// The gap between the two things or points.
    Measure(MeasureAnswer),
    /// The chances of the morale check.
    Morale(MoraleAnswer),
}
