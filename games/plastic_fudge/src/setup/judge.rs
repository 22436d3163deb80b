//! What can be wrong with a set-up: the battlefield's name, the options, the forces.

use super::{Ground, Setup};
use crate::battlefield::{self, Battlefield};
use crate::bill::CHEAPEST_COMMANDER;
use crate::clauses::*;
use crate::force::fault::ForceFault;
use crate::force::judge::{self as force_judge, roles_required};
use crate::force::{ForceFile, UnitFile};
use crate::game_words::cut;
use crate::id::Id;
use crate::length::Length;
use crate::options::{Options, RadioReach, Scale};
use crate::price::price;
use crate::refusal::Refusal;
use crate::shipped::shipped_battlefields;
use crate::side::Side;
use crate::unit::{Stance, UnitType};
use referee::{Cite, Clause};
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt::Display;
use ts_rs::TS;

/// What is wrong with a set-up, the battlefield and the forces themselves apart.
#[derive(Clone, Debug, PartialEq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SetupFault {
    /// The battlefield is unknown.
    #[error("there is no battlefield called {word:?}")]
    NoBattlefield {
        /// The word given, cut short.
        word: String,
    },
    /// A side has no force.
    #[error("{side} has handed in no force; both sides bring one")]
    NoForce {
        /// The side without a force.
        side: Side,
    },
    /// An option is out of range.
    #[error("{option} is {value}; it must be {allowed}")]
    Option {
        /// Its key.
        option: String,
        /// The value given.
        value: String,
        /// What is allowed.
        allowed: String,
        /// The ruling that names it.
        #[ts(type = "string")]
        clause: Clause,
    },
    /// No force is cheap or small enough for the options.
    #[error("no force is legal with these options: the cheapest has {units} Units and costs {points} points")]
    NobodyCanCome {
        /// Units of the cheapest force.
        units: i32,
        /// Its points.
        points: i32,
    },
}

impl Cite for SetupFault {
    fn clause(&self) -> Clause {
        match self {
            SetupFault::NoBattlefield { .. } => PF_SCN_01,
            SetupFault::NoForce { .. } | SetupFault::NobodyCanCome { .. } => PF_R_71,
            SetupFault::Option { clause, .. } => *clause,
        }
    }
}

/// Returns every fault of a force that either side may bring to a table with these options.
pub fn judge(force: &ForceFile, options: &Options) -> Vec<Refusal> {
    let faults = force_judge::faults(force, options).into_iter().chain(force_judge::own_ids(force));
    faults.map(|fault| Refusal::Force { seat: None, fault }).collect()
}

/// Returns every fault of the options.
pub fn options_faults(options: &Options) -> Vec<Refusal> {
    judge_options(options).into_iter().map(Refusal::Setup).collect()
}

impl Setup {
    /// Returns every fault of the set-up apart from forces. PF-SCN-01
    pub fn faults(&self) -> Vec<Refusal> {
        let mut faults = options_faults(&self.options);
        match battlefield(&self.battlefield) {
            Err(fault) => faults.push(Refusal::Setup(fault)),
            Ok(battlefield) => {
                faults.extend(battlefield::judge::faults(&battlefield).into_iter().map(Refusal::Battlefield));
            }
        }
        faults
    }
}

/// Returns every fault of a set-up for a match, forces included. PF-R-71, PF-SCN-01
pub(crate) fn match_faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults = setup.faults();
    let mut pieces = Vec::new();
    if let Ok(battlefield) = battlefield(&setup.battlefield) {
        pieces.extend(battlefield.terrain.iter().chain(&battlefield.pool).map(|piece| piece.id));
    }
    for side in Side::BOTH {
        match setup.forces.get(&side) {
            None => faults.push(Refusal::Setup(SetupFault::NoForce { side })),
            Some(force) => {
                let own = force_judge::faults(force, &setup.options).into_iter();
                faults.extend(own.map(|fault| Refusal::Force { seat: Some(side), fault }));
            }
        }
    }
    faults.extend(shared_ids(setup, &pieces));
    faults
}

/// The ids of Units, pieces of terrain and markers all differ. What is wrong within one force is told with it. PF-R-112
fn shared_ids(setup: &Setup, pieces: &[Id]) -> Vec<Refusal> {
    let markers = setup.forces.values().map(|force| force.markers.min(force_judge::MOST_MARKERS)).sum::<u32>();
    let mut met: BTreeSet<Id> =
        (1..=markers).map(|nth| Id::new("m", nth as u16)).chain(pieces.iter().copied()).collect();
    let mut faults = Vec::new();
    for (side, force) in &setup.forces {
        let own: BTreeSet<Id> = force_judge::ids(*side, force).collect();
        let twice = own.intersection(&met).map(|id| ForceFault::SameId { id: *id });
        faults.extend(twice.map(|fault| Refusal::Force { seat: Some(*side), fault }));
        met.extend(own);
    }
    faults
}

/// Returns the battlefield that a set-up names.
///
/// # Errors
/// The battlefield is unknown.
pub(crate) fn battlefield(ground: &Ground) -> Result<Battlefield, SetupFault> {
    match ground {
        Ground::Own(battlefield) => Ok((**battlefield).clone()),
        Ground::Shipped(word) => {
            let shipped = shipped_battlefields().into_iter().find(|battlefield| battlefield.id == *word);
            shipped.ok_or_else(|| SetupFault::NoBattlefield { word: cut(word) })
        }
    }
}

/// Every option is in its range, and some force is legal with all of them.
fn judge_options(options: &Options) -> Vec<SetupFault> {
    let mut judge = JudgeOptions(Vec::new());
    let inches = Length::inches;
    judge.range("morale_threshold", options.morale_threshold, -3, 0, PF_R_04);
    judge.range("hth_gap", options.hth_gap, Length(0), inches(1), PF_R_20);
    judge.range("flame_radius", options.flame_radius, Length(inches(3).0 / 2), inches(12), PF_R_27);
    judge.range("bazooka_vs_vehicle", options.bazooka_vs_vehicle, 0, 2, PF_R_29);
    judge.range("base_dl", options.base_dl, -3, 3, PF_R_31);
    judge.range("mine_al", options.mine_al, -3, 3, PF_R_37);
    judge.range("mine_dl", options.mine_dl, -3, 3, PF_R_37);
    judge.range("mine_cost", options.mine_cost.unwrap_or(1), 0, 1_000, PF_R_37);
    judge.range("min_range", options.min_range, Length(0), inches(36), PF_R_66);
    judge.range("points", options.points, CHEAPEST_COMMANDER, 10_000, PF_SCEN_04);
    judge.range("unit_cap", options.unit_cap, 1, 40, PF_SCEN_03);
    judge.range("loss_percent", options.loss_percent, 1, 100, PF_SCEN_05);
    judge.range("max_rounds", options.max_rounds, 1, 200, PF_R_77);
    judge.range("scale", Factor(options.scale), Factor(Scale(100)), Factor(Scale(4_000)), PF_LVL_08);
    if let RadioReach::Within(reach) = options.radio_reach {
        judge.range("radio_reach", reach, inches(1), inches(200), PF_R_59);
    }
    if ![360, 180, 90].contains(&options.attack_arc) {
        judge.refuse("attack_arc", &options.attack_arc, "360, 180 or 90 degrees".into(), PF_R_44);
    }
    let (units, points) = cheapest(options);
    if judge.0.is_empty() && (units > options.unit_cap || points > options.points) {
        judge.0.push(SetupFault::NobodyCanCome { units, points });
    }
    judge.0
}

/// Returns the Units and points of the cheapest legal force: a Commander, and the Radiomen that are asked for. PF-R-58
fn cheapest(options: &Options) -> (i32, i32) {
    let radiomen = roles_required(options).len() as i32;
    (1 + radiomen, CHEAPEST_COMMANDER + radiomen * price(&terrible(UnitType::Radioman), options))
}

/// A standing Unit that is Terrible in everything: the cheapest of its type. PF-BUY-02
pub(crate) fn terrible(kind: UnitType) -> UnitFile {
    let low = Some(crate::level::TERRIBLE);
    UnitFile { ml: low, rl: low, al: low, dl: low, tl: low, stance: Some(Stance::Standing), ..UnitFile::of(kind) }
}

/// A factor as people say it.
#[derive(PartialEq, PartialOrd)]
struct Factor(Scale);

impl Display for Factor {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        serde_json::Number::from(self.0).fmt(to)
    }
}

struct JudgeOptions(Vec<SetupFault>);

impl JudgeOptions {
    fn range<T: PartialOrd + Display>(&mut self, option: &str, value: T, least: T, most: T, clause: Clause) {
        if value < least || value > most {
            self.refuse(option, &value, format!("from {least} to {most}"), clause);
        }
    }

    fn refuse(&mut self, option: &str, value: &dyn Display, allowed: String, clause: Clause) {
        let (option, value) = (option.into(), value.to_string());
        self.0.push(SetupFault::Option { option, value, allowed, clause });
    }
}
