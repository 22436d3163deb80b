//! Events, in the form that logs and sockets use. The scenario format names only some of the fields. The other fields
//! are for clients that draw the table.

use crate::action::{Attack, JetOrder};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::level::Level;
use crate::odds::Damage;
use crate::side::{Role, Side};
use crate::state::{EndedBy, Step};
use referee::Clause;
use serde::Serialize;
use ts_rs::TS;

/// Four FUDGE dice: each -1, 0 or 1. PF-EQ-07
pub type Dice = [i8; 4];

/// Returns the sum of four dice.
pub(crate) fn sum(dice: Dice) -> i32 {
    dice.iter().map(|die| i32::from(*die)).sum()
}

/// A number that counts towards a total, with its clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Modifier {
    /// What the modifier is for: `level`, `injuries`, `terrain`, `wall`, `elevation`, `hth`, `knife`, `armour`,
    /// `melee`, `half`, `commander-near`, `commander-lost`, `enemy-destroyed-50`, `enemy-destroyed-75`,
    /// `enemy-routed-50`, `own-destroyed-50`, `own-destroyed-75`, `own-routed-50`, `radio`.
    pub what: &'static str,
    /// How much the modifier adds to the total. A negative number subtracts.
    pub by: i8,
    /// The clause that gives the modifier.
    #[ts(type = "string")]
    pub clause: Clause,
}

/// Returns the sum of modifiers.
pub(crate) fn total(modifiers: &[Modifier]) -> i32 {
    modifiers.iter().map(|modifier| i32::from(modifier.by)).sum()
}

/// How much of a base a template covers. PF-EXP-05, PF-R-33
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    /// The whole base.
    Full,
    /// A part of the base.
    Half,
}

/// What happened. In the log of a scenario, `type` is called `kind`. The other fields keep their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "a field is what its name says, in the words of the scenario format's log")]
pub enum Event {
    /// A side brought its force.
    Muster { seat: Side, points: i32, units: u32, markers: u32 },
    /// The coin chose the side that places terrain first. PF-R-75
    Coin { seat: Side },
    /// A piece was placed. PF-SCEN-08
    Placed { seat: Side, piece: Id, at: Spot, facing: i32 },
    /// A side passed instead of placing a piece. PF-R-75
    Passed { seat: Side },
    /// A Unit came to the table, into a carrier, or into reserve. PF-R-74
    Deployed { seat: Side, unit: Id, at: Option<Spot>, facing: Option<i32>, carrier: Option<Id>, reserve: bool },
    /// A marker was laid. Only the owner of the marker sees `real`. PF-MINE-01, PF-MINE-04
    Laid { seat: Side, mine: Id, at: Spot, real: Option<bool> },
    /// A side ended its deployment.
    DeployEnded { seat: Side },
    /// A part of the Round began.
    Phase { step: Step, round: u16, seat: Option<Side> },
    /// Both sides threw for Initiative. `green` and `tan` are the totals. PF-INIT-01
    Initiative {
        green: i32,
        tan: i32,
        dice: [Dice; 2],
        modifiers: [Vec<Modifier>; 2],
        /// `None` on a tie, which is thrown again. PF-INIT-02
        winner: Option<Side>,
        #[ts(type = "string")]
        clause: Clause,
    },
    /// The winner chose a role. PF-INIT-03
    Role {
        seat: Side,
        role: Role,
        player_a: Side,
        #[ts(type = "string")]
        clause: Clause,
    },
    /// A Unit went as far as a marker that it touched. `way` has its start and every place where it turned or stopped.
    /// The [`Event::Move`] of the Unit follows and starts at the end of this `way`. PF-R-39
    Walk {
        unit: Id,
        way: Vec<Spot>,
        facing: i32,
        /// The Howitzer that the Unit towed. `tow_at` is where the Howitzer ended.
        tow: Option<Id>,
        tow_at: Option<Spot>,
    },
    /// A Unit moved. `way` has its start and every place where it turned or stopped. PF-MOVE-01
    Move {
        unit: Id,
        /// Whether the whole order was carried out.
        whole: bool,
        way: Vec<Spot>,
        facing: i32,
        /// The Howitzer that the Unit towed. `tow_at` is where the Howitzer ended.
        tow: Option<Id>,
        tow_at: Option<Spot>,
    },
    /// A Unit got into a carrier. PF-R-101
    Boarded { unit: Id, carrier: Id },
    /// A Unit got out of its carrier. PF-R-101
    #[serde(rename = "leave")]
    Left { unit: Id, carrier: Id, at: Spot, facing: i32 },
    /// A Helicopter left the table. PF-R-106
    Exit { unit: Id },
    /// A Helicopter came onto the table. PF-R-106
    Enter { unit: Id, at: Spot, facing: i32 },
    /// A Jet was called. `arrives` is the first Round in which the Jet can come. PF-R-65
    JetCalled { unit: Id, arrives: u16 },
    /// A side committed its attacks. Only that side sees them until both have committed. PF-R-17
    Committed { seat: Side, attacks: Option<Vec<Attack>> },
    /// Both sides' attacks were opened. PF-ATK-03
    Opened { green: Vec<Attack>, tan: Vec<Attack> },
    /// An attack was rolled, made a hole in a Base without a roll, or was wasted. PF-ATK-04
    Attack {
        unit: Id,
        weapon: String,
        /// The sum of the dice; `None` without a roll.
        #[serde(skip_serializing_if = "Option::is_none")]
        roll: Option<i32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        dice: Option<Dice>,
        /// The Attack level (AL) and the modifiers that count against every target.
        modifiers: Vec<Modifier>,
        #[serde(skip_serializing_if = "Option::is_none")]
        target: Option<Id>,
        #[serde(skip_serializing_if = "Option::is_none")]
        point: Option<Spot>,
        #[serde(skip_serializing_if = "Option::is_none")]
        direction: Option<i32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        piece: Option<Id>,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        wasted: bool,
        #[ts(type = "string")]
        clause: Clause,
    },
    /// A grenade was dropped. `roll` is the roll of its blast. PF-EXP-07
    Dropped { unit: Id, roll: i32, dice: Option<Dice> },
    /// A template lies: a disc at `at`, or a flame in `direction`. `unit` is the attacker or the marker.
    Blast { unit: Id, at: Spot, radius: Length, direction: Option<i32>, attack: i32, dice: Option<Dice> },
    /// A target defended. `attack` and `defence` are the totals as rolled, before any limit to ±4. PF-ATK-05
    Hit {
        unit: Id,
        /// The Unit that defended; `None` if a Base did.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        target: Option<Id>,
        /// The Base that defended. PF-R-31
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        piece: Option<Id>,
        attack: i32,
        defence: i32,
        /// The defence roll.
        dice: Dice,
        attack_modifiers: Vec<Modifier>,
        defence_modifiers: Vec<Modifier>,
        #[serde(skip_serializing_if = "Option::is_none")]
        cover: Option<Cover>,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        hth: bool,
        /// The result of the chart, after the rule for targets that are half inside a template.
        result: Damage,
        #[ts(type = "string")]
        clause: Clause,
    },
    /// A passenger of a wreck defended. PF-R-100
    Save { unit: Id, carrier: Id, attack: i32, defence: i32, dice: Dice, result: Damage },
    /// A flamethrower blew up. PF-R-28
    Conflagration { unit: Id, at: Spot },
    /// A marker was swept. PF-MINE-05
    Sweep {
        unit: Id,
        mine: Id,
        /// The sum of the dice.
        roll: i32,
        dice: Dice,
        attack: i32,
        #[serde(skip_serializing_if = "Option::is_none")]
        defence: Option<i32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        defence_dice: Option<Dice>,
        /// A [`Damage`], or `set-off`.
        result: &'static str,
        /// What was found under the marker. `None` if the marker was not found, or if the viewer may not know. PF-R-41
        real: Option<bool>,
        /// The sides that may know `real`: the finder's and the owner's. PF-R-78
        told: Vec<Side>,
        #[ts(type = "string")]
        clause: Clause,
    },
    /// A marker was touched. PF-R-38
    Mine {
        mine: Id,
        unit: Id,
        real: bool,
        /// The sum of the dice of the blast.
        #[serde(skip_serializing_if = "Option::is_none")]
        roll: Option<i32>,
    },
    /// A Base lost a part. PF-BAZ-02, PF-R-31
    Hole { piece: Id, at: Spot, radius: Length },
    /// The Defence level of a Unit was lowered to `dl`. PF-DMG-02
    Injured { unit: Id, dl: i32 },
    /// A Unit is out of play. PF-DMG-01
    Destroyed {
        unit: Id,
        #[ts(type = "string")]
        clause: Clause,
    },
    /// A morale check. PF-MOR-01
    Morale {
        unit: Id,
        /// The sum of all modifiers, without the Training level (TL).
        modifier: i32,
        /// The sum of the dice.
        roll: i32,
        dice: Dice,
        tl: Level,
        modifiers: Vec<Modifier>,
        total: i32,
        passed: bool,
        /// Whether a routed Unit obeys again. PF-R-13
        rallied: bool,
    },
    /// A morale check because a routed Unit came near. PF-ROUT-04
    Contagion {
        unit: Id,
        by: Id,
        modifier: i32,
        roll: i32,
        dice: Dice,
        tl: Level,
        modifiers: Vec<Modifier>,
        total: i32,
        passed: bool,
    },
    /// A Unit ran. PF-ROUT-01
    Rout { unit: Id, fled: bool, way: Vec<Spot>, facing: i32 },
    /// A side gave orders to its Jets. PF-R-107
    JetsOrdered { seat: Side, jets: Vec<JetOrder> },
    /// A Jet came to the table, or left it again. PF-R-107
    Jet { unit: Id, at: Option<Spot> },
    /// Victory was tested at the end of a Round. `lost` says what each side has lost, and `of` what each side began
    /// with: Green, then Tan. PF-R-72
    Victory { lost: [i32; 2], of: [i32; 2] },
    /// The battle ended; a draw has no winner.
    End {
        winner: Option<Side>,
        by: EndedBy,
        #[ts(type = "string")]
        clause: Clause,
    },
}
