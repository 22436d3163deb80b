//! Questions at the table and their answers, as JSON. Lengths are in inches, angles in whole degrees.

use crate::action::{Action, Attack, Leg};
use crate::battlefield::TerrainKind;
use crate::event::{Cover, Modifier};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::level::Level;
use referee::Cite;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A question about the table. Measuring is free, and always allowed. PF-EQ-02
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// Where can this Unit get to? For a passenger: where may it step out?
    Reach {
        /// The id of the Unit that would move.
        unit: Id,
        /// The gun that the Unit tows. PF-R-66
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tow: Option<Id>,
    },
    /// By which path does this Unit get to a place?
    Way {
        /// The id of the Unit that would move.
        unit: Id,
        /// Where the centre of the Unit's base should be at the end.
        to: Spot,
        /// The facing that the Unit should have at the end, in whole degrees. If left out, any facing will do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        facing: Option<i32>,
        /// The gun that the Unit tows. PF-R-66
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tow: Option<Id>,
    },
    /// What does this move cost, and may it be made?
    Path {
        /// A move, an entry or leaving a carrier.
        action: Action,
    },
    /// Is this decision legal?
    Check {
        /// Any decision of the asker's seat.
        action: Action,
    },
    /// What can this Unit attack?
    Targets {
        /// The id of the attacker.
        unit: Id,
    },
    /// What are the modifiers, the targets and the odds of this attack?
    Attack {
        /// The attack as it would be committed.
        attack: Attack,
    },
    /// What stands around this Unit?
    Surroundings {
        /// The id of the Unit in the middle.
        unit: Id,
    },
    /// How far apart are these two things or places?
    Measure {
        /// A thing or a place.
        from: Thing,
        /// A thing or a place.
        to: Thing,
    },
    /// What are this Unit's chances in a check of morale?
    Morale {
        /// The id of the Unit that would check.
        unit: Id,
    },
}

/// Something to measure from: a Unit, a marker or a place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum Thing {
    /// A Unit or a marker.
    Named(Id),
    /// A place.
    At(Spot),
}

/// Why something is not allowed: the clause, a sentence and the data.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct WhyNot {
    /// The clause that forbids the decision.
    pub clause: String,
    /// The sentence for people to read.
    pub because: String,
    /// The data: `{type, …}`.
    #[ts(type = "{ type: string } & Record<string, unknown>")]
    pub reason: serde_json::Value,
}

impl WhyNot {
    /// Describes a refusal or a single fault.
    pub fn of(fault: &(impl Cite + Serialize)) -> WhyNot {
        let reason = serde_json::to_value(fault).expect("a fault is plain data");
        WhyNot { clause: fault.clause().id().into(), because: fault.to_string(), reason }
    }
}

/// Where a Unit can get to.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ReachAnswer {
    /// The id of the Unit that would move.
    pub unit: Id,
    /// How far the Unit may go, in inches; 0 for a passenger.
    pub allowance: Length,
    /// The places where the Unit's move may end, or where a passenger may step out.
    pub cells: Cells,
}

/// Places on a grid.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Cells {
    /// How far neighbouring places are apart, in inches. Each place stands for the square of this size around it.
    pub size: Length,
    /// `[x, y, left]`: the place, and the allowance left there, in inches.
    #[ts(type = "[number, number, number][]")]
    pub at: Vec<[Length; 3]>,
}

/// A path to a place, or as near to the place as this turn allows, with its cost.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct WayAnswer {
    /// Turns and straight legs, in order; empty if the Unit stands at the place already or cannot move towards it.
    pub path: Vec<Leg>,
    /// Whether the path ends at the place that was asked for.
    pub arrives: bool,
    /// What the path costs, and whether it is legal.
    #[serde(flatten)]
    pub judged: PathAnswer,
}

/// What a move costs, and whether it is legal.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PathAnswer {
    /// Whether the move may be made now.
    pub legal: bool,
    /// Why the move may not be made; null if it may be made.
    pub refusal: Option<WhyNot>,
    /// What the move costs, in inches.
    pub cost: Length,
    /// How far the Unit may go, in inches.
    pub allowance: Length,
    /// What is left of the allowance, in inches; negative if the path is too long. PF-R-87
    pub left: Length,
    /// The parts of the cost.
    pub costs: Costs,
    /// Where the path starts, turns and ends, in order.
    pub stops: Vec<Stop>,
    /// Where the path ends.
    pub end: Pose,
    /// The gun that is towed, and where the gun ends. PF-R-91
    pub towed: Option<TowedJson>,
    /// Markers that the Unit touches and that may go off, in the order of touching.
    pub touches: Vec<Id>,
}

/// The parts of a move's cost. Their sum is the cost.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Costs {
    /// What turns cost, in inches.
    pub turns: Length,
    /// What entering higher ground costs, in inches.
    pub climbs: Length,
    /// What each kind of ground costs, in the order in which the Unit enters the ground. The ground under the centre
    /// counts.
    pub ground: Vec<GroundCost>,
}

/// What going on one kind of ground costs.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GroundCost {
    /// The kind of ground. Ground that does not lower movement counts as open ground.
    pub terrain: TerrainKind,
    /// How far the Unit goes on this ground, in inches.
    pub length: Length,
    /// What this length costs, in inches.
    pub cost: Length,
}

/// A place on a path.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Stop {
    /// The place.
    pub at: Spot,
    /// The Unit's facing there, in whole degrees.
    pub facing: i32,
    /// What the path has cost so far, in inches.
    pub cost: Length,
    /// The ground there.
    pub terrain: TerrainKind,
}

/// A place and a facing.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Pose {
    /// The place.
    pub at: Spot,
    /// The facing, in whole degrees counter-clockwise from east.
    pub facing: i32,
}

/// A gun behind its Jeep.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Towed")]
pub struct TowedJson {
    /// The id of the gun.
    pub unit: Id,
    /// Where the gun ends.
    pub end: Pose,
}

/// Whether a decision is legal.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CheckAnswer {
    /// Whether the rules allow the decision now.
    pub legal: bool,
    /// Why the rules do not allow the decision; null if they allow it.
    pub refusal: Option<WhyNot>,
}

/// What a Unit can attack.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TargetsAnswer {
    /// The id of the attacker.
    pub unit: Id,
    /// Attacks on Units, markers and Bases, legal or not, listed for each weapon. The nearest come first.
    pub attacks: Vec<AimedAt>,
}

/// An attack that could be made.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct AimedAt {
    /// The attack, in the form in which it is committed.
    pub attack: Attack,
    /// The id of what is attacked.
    pub label: Id,
    /// The modifiers, the targets and the odds of the attack.
    pub preview: PreviewAnswer,
}

/// Everything about an attack before the dice.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Preview")]
pub struct PreviewAnswer {
    /// Whether the attack may be committed as it is.
    pub legal: bool,
    /// Why the attack may not be committed; null if it may be committed.
    pub refusal: Option<WhyNot>,
    /// The name of the weapon; empty if no weapon fits.
    pub weapon: String,
    /// Whether the attack is hand to hand.
    pub hth: bool,
    /// The distance from the edge of the attacker's base to the aim, in inches.
    pub gap: Length,
    /// How far the weapon reaches with this aim, in inches.
    pub reach: Length,
    /// The band of the rod in which the aim lies: 0 in contact, then 1, 2, …
    pub band: i32,
    /// The line of sight.
    pub sight: SightJson,
    /// The attack level (AL) and the modifiers that count against every target.
    pub attack_modifiers: Vec<Modifier>,
    /// The template, if the attack lays one.
    pub template: Option<TemplateJson>,
    /// The defenders, in the order in which their dice are thrown.
    pub targets: Vec<TargetJson>,
    /// The hole that the attack makes without dice.
    pub hole: Option<HoleJson>,
    /// How many of 81 throws drop the grenade, or set off the mine.
    pub drop: u32,
}

/// The line of sight of an attack.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Sight")]
pub struct SightJson {
    /// Whether the attack needs a clear line of sight.
    pub needed: bool,
    /// Whether the line of sight is clear.
    pub clear: bool,
    /// The pieces in the way.
    pub blocked_by: Vec<Id>,
    /// Whether a spotter sees the aim; null for weapons that need no spotter.
    pub spotted: Option<bool>,
}

/// A template as it would lie.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "TemplateAt")]
pub struct TemplateJson {
    /// Centre of a disc, apex of a flame.
    pub at: Spot,
    /// The radius of a disc, or the reach of a flame from its apex, in inches.
    pub radius: Length,
    /// The direction of a flame, in whole degrees; null for a disc.
    pub direction: Option<i32>,
}

/// The part of a Base that an attack takes away.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "HoleAt")]
pub struct HoleJson {
    /// The Base.
    pub piece: Id,
    /// The centre of the hole.
    pub at: Spot,
    /// The radius of the hole, in inches.
    pub radius: Length,
}

/// A target of an attack.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PreviewTarget")]
pub struct TargetJson {
    /// The id of a Unit, a marker or a piece.
    pub unit: Id,
    /// What kind of thing the target is.
    pub what: What,
    /// How much of the target's base the template covers; null without a template.
    pub cover: Option<Cover>,
    /// The attack total without the dice.
    pub attack: i32,
    /// The defence total without the dice.
    pub defence: i32,
    /// The attack level (AL) and all its modifiers.
    pub attack_modifiers: Vec<Modifier>,
    /// The defence level (DL) and all its modifiers.
    pub defence_modifiers: Vec<Modifier>,
    /// How often each result comes in 6561 pairs of throws.
    pub odds: OddsJson,
}

/// How often each result comes in 6561 pairs of throws, all equally likely.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Odds")]
pub struct OddsJson {
    /// `KIL` in the Damage Chart.
    pub kill: u32,
    /// `INJ` in the Damage Chart.
    pub injury: u32,
    /// `NE` in the Damage Chart.
    pub no_effect: u32,
    /// `--` in the Damage Chart.
    pub no_damage: u32,
}

/// What stands around a Unit.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SurroundingsAnswer {
    /// The id of the Unit in the middle.
    pub unit: Id,
    /// The ground under the Unit's centre.
    pub terrain: TerrainKind,
    /// The level of that ground.
    pub level: i32,
    /// Everything else on the table, nearest first. Passengers are left out, and so is a passenger's own carrier.
    pub rows: Vec<Neighbour>,
}

/// Something near a Unit.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Neighbour {
    /// The id of the thing; `flag1` for the flag.
    pub id: Id,
    /// What kind of thing it is.
    pub what: What,
    /// The gap between the bases, in inches; negative if they overlap. For a piece, the gap to the outline of the
    /// piece. If the Unit's centre lies on the piece, the gap is minus the radius of the Unit's base.
    pub gap: Length,
    /// The direction from the Unit to the thing, in whole degrees counter-clockwise from east.
    pub bearing: i32,
    /// How far the Unit would have to turn to face the thing, in degrees counter-clockwise, -179 ..= 180.
    pub turn: i32,
    /// The ground under the centre of the thing.
    pub terrain: TerrainKind,
    /// The level of that ground.
    pub level: i32,
    /// Whether the line of sight from the Unit to the thing is clear.
    pub in_sight: bool,
}

/// What stands near a Unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A Unit.
    Unit,
    /// A marker.
    Marker,
    /// The flag.
    Flag,
    /// A piece of terrain.
    Piece,
}

/// A measurement with the rod. PF-EQ-01
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MeasureAnswer {
    /// The distance from edge to edge, in inches; negative for bases that overlap.
    pub gap: Length,
    /// The ticks on the way, in inches.
    pub ticks: Vec<i32>,
    /// The length of the rod, in inches.
    pub longest: i32,
}

/// The modifiers and the odds of a check of a Unit's morale.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MoraleAnswer {
    /// The Training level (TL) of the Unit.
    pub tl: Level,
    /// The modifiers of the check.
    pub modifiers: Vec<Modifier>,
    /// Training and modifiers together.
    pub total: i32,
    /// What the dice and the total must reach together.
    pub threshold: i32,
    /// How many of 81 throws pass.
    pub passes: u32,
}

/// An answer, by its question.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum Answer {
    /// The answer to `reach`.
    Reach(ReachAnswer),
    /// The answer to `way`.
    Way(WayAnswer),
    /// The answer to `path`.
    Path(PathAnswer),
    /// The answer to `check`.
    Check(CheckAnswer),
    /// The answer to `targets`.
    Targets(TargetsAnswer),
    /// The answer to `attack`.
    Attack(PreviewAnswer),
    /// The answer to `surroundings`.
    Surroundings(SurroundingsAnswer),
    /// The answer to `measure`.
    Measure(MeasureAnswer),
    /// The answer to `morale`.
    Morale(MoraleAnswer),
}
