//! The faults of a set-up: an unknown battlefield, a missing force, and options out of range.

use crate::battlefield::Battlefield;
use crate::bill::{cheapest_commander, roles_required};
use crate::clauses::*;
use crate::force::UnitFile;
use crate::length::Length;
use crate::options::{Options, RadioReach, Scale};
use crate::price::price;
use crate::setup::Ground;
use crate::shipped::shipped_battlefields;
use crate::side::Side;
use crate::unit::UnitType;
use referee::names::cut;
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::Display;

/// What is wrong with a set-up, apart from faults within its battlefield or its forces.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SetupFault {
    /// No shipped battlefield has the id that the set-up names.
    #[error("there is no battlefield called {word:?}")]
    NoBattlefield {
        /// The id given, cut short.
        word: String,
    },
    /// A side has handed in no force.
    #[error("{side} has handed in no force; both sides bring one")]
    NoForce {
        /// The side without a force.
        side: Side,
    },
    /// An option has a value that is not allowed.
    #[error("{option} is {value}; it must be {allowed}")]
    Option {
        /// The name of the option.
        option: String,
        /// The value given.
        value: String,
        /// What is allowed, in words such as `from 1 to 40`.
        allowed: String,
        /// The clause that names the option.
        clause: Clause,
    },
    /// The options allow no legal force: even the cheapest has too many Units or costs too much.
    #[error("no force is legal with these options: the cheapest has {units} Units and costs {points} points")]
    NobodyCanCome {
        /// How many Units the cheapest force has.
        units: i32,
        /// What the cheapest force costs, in points.
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

/// Returns the battlefield of a set-up.
///
/// # Errors
/// [`SetupFault::NoBattlefield`] if no shipped battlefield has the id.
pub(crate) fn battlefield(ground: &Ground) -> Result<Battlefield, SetupFault> {
    match ground {
        Ground::Own(battlefield) => Ok((**battlefield).clone()),
        Ground::Shipped(word) => {
            let shipped = shipped_battlefields().into_iter().find(|battlefield| battlefield.id == *word);
            shipped.ok_or_else(|| SetupFault::NoBattlefield { word: cut(word) })
        }
    }
}

/// Returns a fault for each option out of its range. If all are in range but allow no legal force, returns one fault
/// that says so.
pub(crate) fn judge_options(options: &Options) -> Vec<SetupFault> {
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
    judge.range("points", options.points, cheapest_commander(options), 10_000, PF_SCEN_04);
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

/// Returns the number of Units and the points of the cheapest legal force: a Commander, and the Radiomen that the
/// options require. PF-R-58
fn cheapest(options: &Options) -> (i32, i32) {
    let radiomen = roles_required(options).len() as i32;
    (1 + radiomen, cheapest_commander(options) + radiomen * price(&UnitFile::terrible(UnitType::Radioman), options))
}

/// A factor that is shown as in JSON, such as `0.5`.
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
