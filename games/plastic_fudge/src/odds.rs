//! Exact odds of the dice and of the Damage Chart. Four dice fall in 81 ways, all equally likely. An attack roll and a
//! defence roll together fall in 6561 ways.

use crate::clauses::*;
use crate::options::Totals;
use referee::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many of the 81 ways to roll four FUDGE dice give each sum from -4 to +4. PF-R-01
pub const WAYS: [u32; 9] = [1, 4, 10, 16, 19, 16, 10, 4, 1];

/// The highest sum of four dice.
const HIGHEST: i32 = 4;
/// The lowest sum of four dice.
const LOWEST: i32 = -HIGHEST;

/// The number of ways in which four dice can fall. PF-R-01
pub const ROLLS: u32 = 81;

/// Returns each sum of four dice with the number of ways that give it.
fn sums() -> impl Iterator<Item = (i32, u32)> + Clone {
    (-HIGHEST..=HIGHEST).zip(WAYS)
}

/// How many of the 81 ways give less than each sum from -4 to +5. PF-R-01
const BELOW: [u32; 10] = {
    let mut below = [0; 10];
    let mut n = 0;
    while n < WAYS.len() {
        below[n + 1] = below[n] + WAYS[n];
        n += 1;
    }
    below
};

/// Returns how many of the 81 ways give at least this sum. PF-R-01
pub fn at_least(sum: i32) -> u32 {
    ROLLS - at_most(sum - 1)
}

/// Returns how many of the 81 ways give at most this sum. PF-R-01
pub fn at_most(sum: i32) -> u32 {
    BELOW[(sum.clamp(LOWEST - 1, HIGHEST) + 1 - LOWEST) as usize]
}

/// A result of the Damage Chart. PF-DMG-01 … PF-DMG-07
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    /// A dash, `--`, in the chart. PF-DMG-04
    NoDamage,
    /// `NE` in the chart: a scratch, which has no effect. PF-DMG-05
    NoEffect,
    /// `INJ` in the chart: the target loses one Defence level. PF-DMG-02
    Injury,
    /// `KIL` in the chart: the target is destroyed. PF-DMG-01
    Kill,
}

impl Damage {
    /// Returns the next milder result: an injury for a kill, and so on. PF-R-33
    pub const fn milder(self) -> Damage {
        match self {
            Damage::Kill => Damage::Injury,
            Damage::Injury => Damage::NoEffect,
            Damage::NoEffect | Damage::NoDamage => Damage::NoDamage,
        }
    }

    /// Returns the result as logs write it.
    pub const fn word(self) -> &'static str {
        match self {
            Damage::NoDamage => "no-damage",
            Damage::NoEffect => "no-effect",
            Damage::Injury => "injury",
            Damage::Kill => "kill",
        }
    }
}

use Damage::{Injury as I, Kill as K, NoDamage as O, NoEffect as N};

/// The Damage Chart. Rows are defence totals from -4 to +4, columns are attack totals from -4 to +4. PF-CHART-m4 …
/// PF-CHART-p4
pub const CHART: [[Damage; 9]; 9] = [
    [N, N, I, I, K, K, K, K, K],
    [O, N, N, I, I, K, K, K, K],
    [O, O, N, N, I, I, K, K, K],
    [O, O, O, N, N, I, I, K, K],
    [O, O, O, O, N, N, I, I, K],
    [O, O, O, O, O, N, N, I, I],
    [O, O, O, O, O, O, N, N, I],
    [O, O, O, O, O, O, O, N, N],
    [O, O, O, O, O, O, O, O, N],
];

/// By how much the attack total must exceed the defence total to kill, in every row of [`CHART`]. PF-DMG-01
const KILLS: i32 = 4;
/// By how much the attack total must exceed the defence total to injure. PF-DMG-02
const INJURES: i32 = 2;
/// By how much the attack total must exceed the defence total to have no effect, and not merely no damage. PF-DMG-05
const HITS: i32 = 0;

/// The clause of each row of [`CHART`].
const CHART_CLAUSES: [Clause; 9] = [
    PF_CHART_M4,
    PF_CHART_M3,
    PF_CHART_M2,
    PF_CHART_M1,
    PF_CHART_0,
    PF_CHART_P1,
    PF_CHART_P2,
    PF_CHART_P3,
    PF_CHART_P4,
];

/// Reads the Damage Chart for an attack total and a defence total, both with their dice. PF-ATK-05, PF-R-02
pub fn chart(attack: i32, defence: i32, totals: Totals) -> Damage {
    let column = |total: i32| (total.clamp(-HIGHEST, HIGHEST) + HIGHEST) as usize;
    match totals {
        Totals::Clamp => CHART[column(defence)][column(attack)],
        // the chart depends on the difference alone, and its first row has every difference from 0 to 8
        Totals::Extend if attack < defence => Damage::NoDamage,
        Totals::Extend => CHART[0][(attack - defence).min(2 * HIGHEST) as usize],
    }
}

/// Returns the clause of the row of the Damage Chart for a defence total. With `Totals::Extend` no row is read, so it
/// is PF-R-02.
pub fn chart_clause(defence: i32, totals: Totals) -> Clause {
    match totals {
        Totals::Clamp => CHART_CLAUSES[(defence.clamp(-HIGHEST, HIGHEST) + HIGHEST) as usize],
        Totals::Extend => PF_R_02,
    }
}

/// How many of the 6561 outcomes of an attack roll and a defence roll give each result. PF-R-02
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// Outcomes that kill: `KIL` in the chart.
    pub kill: u32,
    /// Outcomes that injure: `INJ` in the chart.
    pub injury: u32,
    /// Outcomes without effect: `NE` in the chart.
    pub no_effect: u32,
    /// Outcomes without damage: `--` in the chart, and attack rolls that drop the grenade or set off the swept mine.
    pub no_damage: u32,
}

/// What changes how the dice of an attack are read.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// How totals beyond ±4 are read. PF-R-02
    pub totals: Totals,
    /// Whether the result becomes one step milder, because the template covers only a part of the target's base.
    /// PF-R-33
    pub milder: bool,
    /// An attack roll of this sum or less drops the grenade, or sets off the swept mine, and so does not reach the
    /// target. `None` for other weapons. PF-EXP-07
    pub dropped_at: Option<i32>,
}

impl Odds {
    /// The number of outcomes of an attack roll and a defence roll together: 6561.
    pub const ALL: u32 = ROLLS * ROLLS;

    /// Counts the results of an attack. `attack` and `defence` are the totals without the dice.
    ///
    /// In the Damage Chart, only the difference of the two totals matters. So for each attack roll, the results depend
    /// on how many defence rolls stay below the attack total by one margin or another.
    pub fn of(attack: i32, defence: i32, reading: Reading) -> Odds {
        let clamps = reading.totals == Totals::Clamp;
        let read = |total: i32| if clamps { total.clamp(-HIGHEST, HIGHEST) } else { total };
        // how many defence rolls give a total, as it is read, of at most this number
        let up_to = |total: i32| match total {
            HIGHEST.. if clamps => ROLLS,
            ..LOWEST if clamps => 0,
            _ => at_most(total - defence),
        };
        let [mut kill, mut injury, mut no_effect] = [0; 3];
        for (offence, ways) in sums() {
            if reading.dropped_at.is_some_and(|dropped| offence <= dropped) {
                continue;
            }
            let total = read(attack + offence);
            let [killed, hurt, hit] = [KILLS, INJURES, HITS].map(|margin| up_to(total - margin));
            kill += ways * killed;
            injury += ways * (hurt - killed);
            no_effect += ways * (hit - hurt);
        }
        if reading.milder {
            [kill, injury, no_effect] = [0, kill, injury];
        }
        Odds { kill, injury, no_effect, no_damage: Odds::ALL - kill - injury - no_effect }
    }
}
