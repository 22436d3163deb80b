//! The JSON form of questions at the table and of their answers. Lengths are micrometres, angles hundredths of a
//! degree.

use crate::Refusal;
use crate::action::{Action, Aim, Leg};
use crate::id::Id;
use crate::place::{Heading, Spot};
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A question about the table. Players may always measure, and it costs nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// How far does this figure get?
    Reach {
        /// The id of the figure that would move.
        figure: Id,
    },
    /// How does this figure get to a place?
    Way {
        /// The id of the figure that would move.
        figure: Id,
        /// The place that the centre of its base is to reach.
        to: Spot,
        /// The heading at the end. If this field is left out, the figure keeps the heading of its last roll.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Heading>,
    },
    /// Where does this path lead, and is it legal?
    Path {
        /// The id of the figure that would roll.
        figure: Id,
        /// Turns and straight rolls.
        path: Vec<Leg>,
        /// The object that the figure pushes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        push: Option<Id>,
        /// The sections that the figure destroys as it crosses them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        destroy: Vec<Id>,
    },
    /// Is this decision legal?
    Check {
        /// A decision of the asker's seat.
        action: Action,
    },
    /// Where along its line may this figure be placed?
    Placing {
        /// The id of the figure to place.
        figure: Id,
    },
    /// What might this figure attack?
    Aims {
        /// The id of the attacker.
        figure: Id,
    },
    /// Where does the weapon of this figure point?
    Aim {
        /// The id of the figure that aims.
        figure: Id,
        /// How the weapon is adjusted.
        aim: Aim,
    },
    /// Where would a figure come into play?
    Return {
        /// The felled figure whose special it is.
        special: Id,
        /// The figure that comes into play; null if it is the felled figure itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Id>,
        /// The place along the line of the figure's owner, in micrometres from the middle.
        along: i32,
    },
    /// Where would a figure be shifted to?
    Shift {
        /// The id of the figure to shift.
        figure: Id,
        /// The direction of the shift.
        heading: Heading,
        /// The length of the shift, in micrometres.
        roll: i32,
    },
    /// What stands around this figure?
    Surroundings {
        /// The id of the figure in the middle.
        figure: Id,
    },
    /// How far are two things or places apart?
    Measure {
        /// The thing or place at one end of the distance.
        from: Thing,
        /// The thing or place at the other end.
        to: Thing,
    },
}

/// Something to measure from or to: a figure, an object, a section, an area or a place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Thing {
    /// The id of a figure, an object, a section or an area.
    Named(Id),
    /// A place, `[x, z]` in micrometres.
    At(Spot),
}

/// The type of the answer to each question. A field has the name of the question, the value of `ask`.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "only its type is used: each answer is sent without this struct")]
pub(crate) struct Answers {
    reach: ReachAnswer,
    way: WayAnswer,
    path: PathAnswer,
    check: CheckAnswer,
    placing: PlacingAnswer,
    aims: AimsAnswer,
    aim: AimAnswer,
    #[schemars(rename = "return")]
    returns: ReturnAnswer,
    shift: ShiftAnswer,
    surroundings: SurroundingsAnswer,
    measure: MeasureAnswer,
}

/// Why a decision is illegal: the clause, the sentence, and the data of the refusal.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct WhyNot {
    /// The clause that forbids the decision.
    pub clause: Clause,
    /// The sentence that explains the refusal, in English.
    pub because: String,
    /// The data of the refusal, for translation.
    #[schemars(with = "Refusal")]
    pub reason: Value,
}

impl WhyNot {
    /// Makes the answer for a refusal: its clause, its sentence and its data.
    pub fn of(refusal: &Refusal) -> WhyNot {
        let reason = serde_json::to_value(refusal).expect("a refusal is plain data");
        WhyNot { clause: refusal.clause(), because: refusal.to_string(), reason }
    }
}

/// How far a figure gets.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ReachAnswer {
    /// The id of the figure that would move.
    pub figure: Id,
    /// How many tix (clicks of its wheel) the figure may roll.
    pub tix: u8,
    /// The length of these tix, in micrometres.
    pub limit: i32,
    /// A heading every five degrees, and how far the figure gets along it in a straight roll, in micrometres.
    pub fan: Vec<(Heading, i32)>,
    /// Whether the figure starts in slowing terrain, which halves its tix.
    pub slow: bool,
    /// The objects that the figure touches and may push.
    pub pushing: Vec<Id>,
}

/// Where a path leads, and whether it is legal.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PathAnswer {
    /// Whether the seat may order this path now.
    pub legal: bool,
    /// The reason why the path is illegal; null if the path is legal.
    pub refusal: Option<WhyNot>,
    /// How many tix the path takes.
    pub tix: u8,
    /// How far the figure may roll, in micrometres.
    pub limit: i32,
    /// How far the figure rolls, in micrometres.
    pub rolled: i32,
    /// The start, and every place where the figure turns or stops.
    pub way: Vec<Spot>,
    /// How the figure stands at the end.
    pub end: Pose,
    /// The clause that ends the path early; null if the figure reaches the end of the path.
    pub stopped: Option<Cited>,
    /// The sections that the figure crosses.
    pub crossed: Vec<Id>,
    /// The ids of the figures, objects and sections that the figure touches at the end.
    pub touching: Vec<Id>,
    /// The areas that wholly contain the figure's base at the end.
    pub inside: Vec<Id>,
}

/// The place and the heading of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Pose {
    /// The centre of its base.
    pub at: Spot,
    /// The heading of the figure.
    pub facing: Heading,
}

/// A clause that answers cite as a reason.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Cited {
    /// The id of the clause, such as `AT-SLOW-02`.
    pub clause: Clause,
}

/// A path that was found, and where it leads.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct WayAnswer {
    /// Turns and straight rolls.
    pub path: Vec<Leg>,
    /// Where the path leads, and whether it is legal.
    #[serde(flatten)]
    pub judged: PathAnswer,
}

/// The answer to the question `check`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CheckAnswer {
    /// Whether the asker's seat may take the decision now.
    pub legal: bool,
    /// The reason why the decision is illegal; null if the decision is legal.
    pub refusal: Option<WhyNot>,
}

/// Where a figure may be placed.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PlacingAnswer {
    /// The ranges along its own line where it finds room, in micrometres from the middle.
    pub ranges: Vec<[i32; 2]>,
    /// The heading that the figure gets: from its line towards the middle of the table.
    pub facing: Heading,
    /// How far the figure may advance, in micrometres.
    pub advance_max: i32,
}

/// What a figure might attack, nearest first.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct AimsAnswer {
    /// The id of the attacker.
    pub figure: Id,
    /// Opponents' figures, objects that can topple, and sections that can be destroyed. Targets out of reach are
    /// included.
    pub targets: Vec<Target>,
}

/// Something that can be aimed at.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Target {
    /// The id of the figure, object or section.
    pub id: Id,
    /// Whether the target is a figure, an object or a section.
    pub what: TargetKind,
    /// The target's direction relative to the attacker's facing, in hundredths of a degree: -18000 ..= 17999.
    pub bearing: Heading,
    /// The distance between the centres, in micrometres.
    pub distance: i32,
    /// The distance between the outlines, in micrometres. For a section: from the figure's base to the section's
    /// middle.
    pub gap: i32,
    /// Whether an aim of the weapon can point at the target, and the target is in range. For a section: whether the
    /// figure may remove the section now.
    pub in_arc: bool,
    /// The clause by which cover protects the target; null if the target is not protected.
    pub protected: Option<Cited>,
    /// An aim that points at the target; null for sections, and for targets outside the arc or the range of the weapon.
    /// The aim says nothing about the result of an attack.
    pub aim: Option<Aim>,
}

/// The kind of something on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each name says what it means")]
pub enum TargetKind {
    Figure,
    Object,
    Section,
    Area,
}

/// Where a weapon points.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct AimAnswer {
    /// Whether the figure may attack with this aim.
    pub legal: bool,
    /// The reason why the attack is illegal; null if the attack is legal.
    pub refusal: Option<WhyNot>,
    /// The aim of the question, moved into the arcs of the weapon. Every field that the weapon uses has a value.
    pub aim: Aim,
    /// The straight line along which the weapon points. The flight of a missile differs from it.
    pub line: AimLine,
    /// What that line meets first, seen from above; null if it meets nothing.
    pub first: Option<FirstMet>,
    /// The area that a slash sweeps; null for other weapons.
    pub sweep: Option<SweepJson>,
}

/// A line in space. A point is x, height, z, in micrometres.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct AimLine {
    /// The end above the centre of the attacker's base.
    pub from: [i32; 3],
    /// The end towards which the weapon points.
    pub to: [i32; 3],
}

/// What a line meets first.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct FirstMet {
    /// The id of the figure, object or section.
    pub id: Id,
    /// Whether it is a figure, an object or a section.
    pub what: TargetKind,
    /// The distance from the centre of the attacker's base, in micrometres.
    pub distance: i32,
}

/// The area that a slash sweeps: a part of a circle around the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SweepJson {
    /// The radius of the circle, in micrometres.
    pub reach: i32,
    /// The heading where the slash starts.
    pub from: Heading,
    /// The heading where the slash ends.
    pub to: Heading,
}

/// Where a figure would come into play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ReturnAnswer {
    /// The place of its centre.
    pub at: Spot,
}

/// Where a figure would be shifted to.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ShiftAnswer {
    /// Whether the shift is legal.
    pub legal: bool,
    /// The reason why the shift is illegal; null if the shift is legal.
    pub refusal: Option<WhyNot>,
    /// Where the figure would stand.
    pub end: Spot,
}

/// What stands around a figure, nearest first.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SurroundingsAnswer {
    /// The id of the figure in the middle.
    pub figure: Id,
    /// The neighbours, nearest first.
    pub rows: Vec<Neighbour>,
}

/// Something on the table, and where it is relative to the figure in the middle.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Neighbour {
    /// The neighbour's id: that of a figure, an object, a section or an area.
    pub id: Id,
    /// Whether the neighbour is a figure, an object, a section or an area.
    pub what: TargetKind,
    /// The gap between the outlines, in micrometres; 0 where they meet.
    pub gap: i32,
    /// The distance between the centres, in micrometres.
    pub distance: i32,
    /// The neighbour's heading from the figure in the middle, in hundredths of a degree.
    pub bearing: Heading,
    /// The neighbour's direction relative to the facing of the figure in the middle, in hundredths of a degree: -18000
    /// ..= 17999.
    pub turn: Heading,
    /// What the top window of a figure shows, such as `6w`; null for other things.
    pub window: Option<String>,
    /// Whether cover protects the neighbour from the figure in the middle; false for things that are not figures.
    pub covered: bool,
    /// Whether the neighbour touches the figure in the middle.
    pub touching: bool,
}

/// The distance between two things or places.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct MeasureAnswer {
    /// The gap between the outlines, in micrometres; 0 where they meet.
    pub gap: i32,
    /// The distance between the centres, in micrometres.
    pub distance: i32,
    /// The distance between the centres in tix, rounded up.
    pub tix: u32,
}
