//! Events of a battle, as logs and sockets write them. Scenario files compare only some of the fields. Clients need the
//! other fields to draw the table.

use crate::action::{Attack, JetOrder};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::level::Level;
use crate::odds::Damage;
use crate::side::{Role, Side};
use crate::state::{EndedBy, Step};
use referee::Clause;
use schemars::JsonSchema;
use serde::Serialize;

/// Four FUDGE dice: each -1, 0 or 1. PF-EQ-07
pub type Dice = [i8; 4];

/// Returns the sum of four dice.
pub(crate) fn sum(dice: Dice) -> i32 {
    dice.iter().map(|die| i32::from(*die)).sum()
}

/// One of the numbers that make up a total, with its clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Modifier {
    /// The cause of the modifier:
    ///
    /// - `level`: the level of the weapon, the Unit, the Base or the mine, to which the other modifiers are added.
    /// - `injuries`: Defence levels lost to earlier injuries.
    /// - `terrain`: the ground under a defender.
    /// - `wall`: a low wall that shelters a defender.
    /// - `elevation`: higher ground than the opponent's.
    /// - `hth`: an enemy attacks this special Trooper hand to hand.
    /// - `knife`: the knife of a BFG Trooper, hand to hand.
    /// - `armour`: a Bazooka fires at a Vehicle.
    /// - `melee`: a shot at an enemy in contact with a friend.
    /// - `half`: a template covers only a part of the defender's base.
    /// - `commander-near`: the Commander is steady and within 6 inches.
    /// - `commander-lost`: the side has lost its Commander.
    /// - `radio`: the side is out of touch by radio.
    /// - `enemy-destroyed-50`, `enemy-destroyed-75`, `enemy-routed-50`, `own-destroyed-50`, `own-destroyed-75`,
    ///   `own-routed-50`: at least this percentage of the Units of the enemy or of the own side is destroyed or routed.
    pub what: &'static str,
    /// How much the modifier adds to the total; negative if it subtracts.
    pub by: i8,
    /// The clause that grants the modifier.
    pub clause: Clause,
}

/// Returns the sum of all `by`.
pub(crate) fn total(modifiers: &[Modifier]) -> i32 {
    modifiers.iter().map(|modifier| i32::from(modifier.by)).sum()
}

/// How much of a base a template covers. PF-EXP-05, PF-R-33
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    /// The whole base.
    Full,
    /// A part of the base.
    Half,
}

/// What happened. In the log of a scenario, `type` is called `kind`. The other fields keep their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "a field is what its name says, in the words of the scenario format's log")]
pub enum Event {
    /// A side brought its force to the table.
    Muster { seat: Side, points: i32, units: u32, markers: u32 },
    /// A coin toss chose the side that places terrain first. PF-R-75
    Coin { seat: Side },
    /// A side placed a piece of terrain. PF-SCEN-08
    Placed { seat: Side, piece: Id, at: Spot, facing: i32 },
    /// A side placed no piece of terrain in its turn. PF-R-75
    Passed { seat: Side },
    /// A side put a Unit on the table, into a carrier, or into reserve. PF-R-74
    Deployed { seat: Side, unit: Id, at: Option<Spot>, facing: Option<i32>, carrier: Option<Id>, reserve: bool },
    /// A side laid a marker. Only that side sees `real`. PF-MINE-01, PF-MINE-04
    Laid { seat: Side, mine: Id, at: Spot, real: Option<bool> },
    /// A side has deployed all its Units and ended its deployment.
    DeployEnded { seat: Side },
    /// A step of the Round began. `seat` is the side that acts in the step; `None` if both do.
    Phase { step: Step, round: u16, seat: Option<Side> },
    /// The dice were thrown for Initiative. `green` and `tan` are the totals of the sides. PF-INIT-01
    Initiative {
        green: i32,
        tan: i32,
        dice: [Dice; 2],
        modifiers: [Vec<Modifier>; 2],
        /// `None` on a tie. The dice are then thrown again. PF-INIT-02
        winner: Option<Side>,
        clause: Clause,
    },
    /// The winner of the Initiative chose a role. PF-INIT-03
    Role { seat: Side, role: Role, player_a: Side, clause: Clause },
    /// A Unit moved as far as a marker that its base touched. `way` has the start and every point where the Unit turned
    /// or stopped. The [`Event::Move`] of the same order follows; its `way` begins where this one ends. PF-R-39
    Walk {
        unit: Id,
        way: Vec<Spot>,
        facing: i32,
        /// The Howitzer that the Unit towed. `tow_at` is the point where the Howitzer came to stand.
        tow: Option<Id>,
        tow_at: Option<Spot>,
    },
    /// A Unit moved. `way` has the start and every point where the Unit turned or stopped. PF-MOVE-01
    Move {
        unit: Id,
        /// Whether the Unit carried out its whole order. A mine may have stopped it.
        whole: bool,
        way: Vec<Spot>,
        facing: i32,
        /// The Howitzer that the Unit towed. `tow_at` is the point where the Howitzer came to stand.
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
    /// A side called a Jet. `arrives` is the first Round in which the Jet can come. PF-R-65
    JetCalled { unit: Id, arrives: u16 },
    /// A side committed its attacks. The other side sees them only when both sides have committed theirs. PF-R-17
    Committed { seat: Side, attacks: Option<Vec<Attack>> },
    /// The committed attacks of both sides became public. PF-ATK-03
    Opened { green: Vec<Attack>, tan: Vec<Attack> },
    /// A Unit carried out an attack: it rolled, it made a hole in a Base without a roll, or it wasted the attack.
    /// PF-ATK-04
    Attack {
        unit: Id,
        weapon: String,
        /// The sum of the dice; `None` if no dice were thrown.
        #[serde(skip_serializing_if = "Option::is_none")]
        roll: Option<i32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        dice: Option<Dice>,
        /// The Attack level (AL), and the modifiers that hold against every target of the attack.
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
        clause: Clause,
    },
    /// A Trooper dropped his grenade. `roll` is the attack roll of the blast. PF-EXP-07
    Dropped { unit: Id, roll: i32, dice: Option<Dice> },
    /// A template was laid: a disc with its centre at `at`, or a flame in `direction`. `unit` is the attacker, or the
    /// marker that went off.
    Blast { unit: Id, at: Spot, radius: Length, direction: Option<i32>, attack: i32, dice: Option<Dice> },
    /// A target defended. `attack` and `defence` are the totals with their dice, before any limit to ±4. PF-ATK-05
    Hit {
        unit: Id,
        /// The Unit that defended; `None` for a Base.
        #[serde(skip_serializing_if = "Option::is_none")]
        target: Option<Id>,
        /// The Base that defended; `None` for a Unit. PF-R-31
        #[serde(skip_serializing_if = "Option::is_none")]
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
        /// The result of the chart, made milder if the template covers only a part of the base. PF-R-33
        result: Damage,
        clause: Clause,
    },
    /// A passenger of a destroyed carrier rolled his defence. PF-R-100
    Save { unit: Id, carrier: Id, attack: i32, defence: i32, dice: Dice, result: Damage },
    /// A Flamethrower Trooper exploded. PF-R-28
    Conflagration { unit: Id, at: Spot },
    /// A Minesweeper attacked a marker. PF-MINE-05
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
        /// A [`Damage`] as logs write it, or `set-off`: the mine exploded.
        result: &'static str,
        /// Whether a mine was under the marker. `None` if the marker was not found, or if the viewer may not know.
        /// PF-R-41
        real: Option<bool>,
        /// The sides that may see `real`: the side of the Minesweeper and the side that laid the marker. PF-R-78
        told: Vec<Side>,
        clause: Clause,
    },
    /// A Unit touched a marker. PF-R-38
    Mine {
        mine: Id,
        unit: Id,
        real: bool,
        /// The sum of the dice of the explosion; `None` if the marker was false.
        #[serde(skip_serializing_if = "Option::is_none")]
        roll: Option<i32>,
    },
    /// An explosion or a Bazooka cut a hole in a Base. PF-BAZ-02, PF-R-31
    Hole { piece: Id, at: Spot, radius: Length },
    /// An injury lowered the Defence level of a Unit to `dl`. PF-DMG-02
    Injured { unit: Id, dl: i32 },
    /// A Unit was destroyed. PF-DMG-01
    Destroyed { unit: Id, clause: Clause },
    /// A Trooper checked Morale. PF-MOR-01
    Morale {
        unit: Id,
        /// The sum of `modifiers`. The Training level (TL) is not one of them.
        modifier: i32,
        /// The sum of the dice.
        roll: i32,
        dice: Dice,
        tl: Level,
        modifiers: Vec<Modifier>,
        total: i32,
        passed: bool,
        /// Whether the check made a routed Unit steady again. PF-R-13
        rallied: bool,
    },
    /// A Trooper checked Morale because the routed Unit `by` ran near him. PF-ROUT-04
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
    /// A routed Unit ran. `fled` says whether it left the table. PF-ROUT-01
    Rout { unit: Id, fled: bool, way: Vec<Spot>, facing: i32 },
    /// A side gave orders to its Jets. PF-R-107
    JetsOrdered { seat: Side, jets: Vec<JetOrder> },
    /// A Jet flew to `at`, or left the table if `at` is `None`. PF-R-107
    Jet { unit: Id, at: Option<Spot> },
    /// The program tested whether a side has won, at the end of a Round. `lost` is what each side has lost. `of` is
    /// what each side began with. Both list Green, then Tan, and count what the option `loss_by` says. PF-R-72
    Victory { lost: [i32; 2], of: [i32; 2] },
    /// The battle ended. `winner` is `None` in a draw.
    End { winner: Option<Side>, by: EndedBy, clause: Clause },
}
