//! The rule of thumb for the prices of player-made figures. AT-R-71

use crate::figure::{Class, Effect, FigureType, Filter, ReturnTo, WINDOWS, WeaponName};
use catalogue::shipped_json;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const PRICES: &str = include_str!("../data/prices.json");

/// The rule of thumb for prices, and the bounds of player-made figures. AT-R-71
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// The format of the file: 1.
    pub format: u32,
    /// The points that each weapon adds.
    pub weapon: BTreeMap<String, i32>,
    /// The points that each class adds.
    pub class: BTreeMap<Class, i32>,
    /// The points that each tik (click of the wheel) of the average Speed adds.
    pub speed_per_tix: i32,
    /// The points that each kind of ability adds. They are multiplied by the share of white special windows.
    pub ability: BTreeMap<String, i32>,
    /// Prices are rounded to the nearest multiple of this number. Halves round upwards.
    pub round_to: i32,
    /// The least price.
    pub least: i32,
    /// The bounds within which players may make a figure.
    pub bounds: Bounds,
}

/// The bounds within which players may make a figure. AT-R-71
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bounds {
    /// The least and the greatest number of letters of a name.
    pub name_letters: [u32; 2],
    /// The number of red numbers on a wheel.
    pub red: u8,
    /// The least and the greatest number of white special windows.
    pub special_windows: [u8; 2],
    /// The least and the greatest Speed.
    pub speed: SpeedBounds,
    /// The greatest difference between the highest and the lowest Speed.
    pub speed_spread: u8,
    /// The most tix of a force move.
    pub force_move_tix: u8,
    /// The most tix of a free move. A free move up to the Speed has no such number.
    pub free_move_tix: u8,
    /// The most extra attacks that an ability gives.
    pub extra_attacks: u8,
    /// The most figures whose wheels one ability grinds, which means that it turns them to random positions.
    pub regrind_figures: u8,
    /// The most turns for which an ability pins a figure.
    pub pin_turns: u8,
}

/// The least and the greatest Speed by kind of figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpeedBounds {
    /// The bounds for figures with launchers.
    pub ranged: [u8; 2],
    /// The bounds for melee figures.
    pub melee: [u8; 2],
    /// The bounds for Battle Masters.
    pub master: [u8; 2],
}

/// A part of a price, in twelfths of a point, so that averages over the wheel are whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PriceRow {
    /// The part: `weapon`, `class`, `speed`, `ability` or `rounding`.
    pub what: &'static str,
    /// What the part adds, in twelfths of a point; may be negative for `rounding`.
    pub twelfths: i32,
}

/// What a figure costs, with its parts. AT-R-71
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Price {
    /// The price in points.
    pub points: i32,
    /// The parts of the price. All rows add up to the points.
    pub rows: Vec<PriceRow>,
}

impl Prices {
    /// Reads the rule of thumb that comes with the game.
    pub fn shipped() -> Prices {
        shipped_json(PRICES)
    }

    /// Computes the price of a figure type. Returns `None` if its weapon or its class has no price. AT-R-71
    pub fn price(&self, kind: &FigureType) -> Option<Price> {
        let WeaponName::Code(code) = &kind.weapon else {
            return None;
        };
        let twelve = WINDOWS as i32;
        let weapon = twelve * self.weapon.get(code)?;
        let class = twelve * self.class.get(&kind.class)?;
        let speed = self.speed_per_tix * kind.wheel.iter().map(|window| i32::from(window.speed)).sum::<i32>();
        let white = kind.wheel.iter().filter(|window| window.special).count() as i32;
        let worth = kind.ability.as_ref().and_then(|ability| self.ability.get(ability.effect.word()));
        let ability = white * worth.copied().unwrap_or(0);
        let sum = weapon + class + speed + ability;
        let step = self.round_to * twelve;
        let points = ((2 * sum + step).div_euclid(2 * step) * self.round_to).max(self.least);
        let row = |what, twelfths| PriceRow { what, twelfths };
        let rows = vec![
            row("weapon", weapon),
            row("class", class),
            row("speed", speed),
            row("ability", ability),
            row("rounding", twelve * points - sum),
        ];
        Some(Price { points, rows })
    }
}

impl Effect {
    /// Returns the filter of the figures that this ability can apply to, if it has one. AT-ABIL-04
    pub fn filter(&self) -> Option<&Filter> {
        match self {
            Effect::ReturnDefeated { filter }
            | Effect::Reinforce { filter }
            | Effect::FreeAttack { filter, .. }
            | Effect::FreeMove { filter, .. }
            | Effect::ForceMove { filter, .. }
            | Effect::Capture { filter }
            | Effect::TakeDown { filter, .. }
            | Effect::Regrind { filter, .. } => Some(filter),
            Effect::ReturnSelf { .. } | Effect::Exchange { .. } | Effect::ExtraAttack { .. } | Effect::Pin { .. } => {
                None
            }
        }
    }

    /// Returns the key of this kind of ability in the list of prices. AT-R-71
    pub fn word(&self) -> &'static str {
        match self {
            Effect::ReturnSelf { to: ReturnTo::Spot } => "return-self-spot",
            Effect::ReturnSelf { to: ReturnTo::Line } => "return-self-line",
            Effect::ReturnDefeated { .. } => "return-defeated",
            Effect::Reinforce { .. } => "reinforce",
            Effect::Exchange { .. } => "exchange",
            Effect::FreeAttack { .. } => "free-attack",
            Effect::FreeMove { .. } => "free-move",
            Effect::ExtraAttack { .. } => "extra-attack",
            Effect::ForceMove { .. } => "force-move",
            Effect::Capture { .. } => "capture",
            Effect::TakeDown { .. } => "take-down",
            Effect::Regrind { .. } => "regrind",
            Effect::Pin { .. } => "pin",
        }
    }
}
