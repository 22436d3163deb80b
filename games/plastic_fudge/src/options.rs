//! The options of a battle. Each belongs to a clause of the rulebook. The record of a game holds its options.

use crate::house::HousePrices;
use crate::length::Length;
use catalogue::from_json;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Declares an enum for an option. Files write its variants in kebab-case, or as the word after `=`. The first variant
/// is the default.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident $(= $first_word:literal)?, $($(#[$other_doc:meta])* $other:ident $(= $word:literal)?),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            #[default]
            $(#[$first_doc])*
            $(#[serde(rename = $first_word)])?
            $first,
            $($(#[$other_doc])* $(#[serde(rename = $word)])? $other,)+
        }
    };
}

choice!(/// How totals beyond ±4 are read. PF-R-02
    Totals { /// Each total is limited to ±4.
    Clamp, /// The totals are not limited; their full difference counts.
    Extend });
choice!(/// Which number decides whether a roll is Abysmal. PF-R-03
    Abysmal { /// The sum of the dice alone.
    Natural, /// The attack total.
    Total });
choice!(/// Which number decides whether a roll is Legendary. PF-R-03
    Legendary { /// The attack total before it is limited to ±4.
    Total, /// The sum of the dice alone.
    Natural });
choice!(/// When Units check morale. PF-R-05
    MoraleEvery { /// Once a Round, in phase 4.
    Round, /// At the end of each of the two movement phases, and not in phase 4.
    MovementPhase });
choice!(/// Whether the morale modifier for losses of 75 % replaces the modifier for 50 %. PF-R-07
    MoraleStack { /// The modifier for 75 % replaces the modifier for 50 %.
    Replace, /// Both modifiers count.
    Add });
choice!(/// Which way a Unit turns when it becomes routed. PF-R-11
    RoutHeading { /// By 180 degrees.
    Facing, /// Away from the nearest enemy.
    AwayFromNearestEnemy, /// Towards its own edge.
    OwnEdge });
choice!(/// Which Troopers check morale because a routed Unit runs near them. PF-R-14
    Contagion { /// Troopers of either side.
    Any, /// Troopers of the routed Unit's side.
    Friendly, /// No Troopers.
    Off });
choice!(/// When Units attack. PF-R-17
    AttackTiming { /// All together after both movement phases.
    AfterMoves, /// Also during the movement phase of the attacker's side.
    Anytime });
choice!(/// When a special Trooper has the penalties of hand-to-hand combat. PF-R-22
    HthPenaltyScope { /// When an enemy attacks him hand to hand.
    Declared, /// When an enemy is in contact with him.
    Contact });
choice!(/// What a BFG Trooper gains from his knife, hand to hand. PF-R-23
    BfgGain { /// Two levels of Attack.
    Al, /// Two levels of Attack and two of Defence.
    AlDl = "al+dl" });
choice!(/// The mortar's template. PF-R-26
    MortarTemplate { /// No template: the mortar hits one target.
    None, /// The Grenade Disc.
    Grenade });
choice!(/// What a target gains if a template covers only a part of its base. PF-R-33
    HalfIn { /// The result is one step milder.
    Step, /// Its defence total is one higher.
    Row });
choice!(/// How half of a grenade's range is counted. PF-R-34
    GrenadeHalf { /// Half of the inches of its range.
    Inches, /// Half of its range bands, rounded down.
    Bands });
choice!(/// The attack roll of a dropped grenade. PF-R-35
    DroppedBlast { /// A new roll.
    Reroll, /// The roll that dropped the grenade.
    SameRoll });
choice!(/// Whether a Unit sets off mines of its own side. PF-R-38
    OwnMines { /// It does, unless its side has found the mine.
    Live, /// It does not.
    Safe });
choice!(/// Whether forests block sight. PF-R-42
    ForestLos { /// Forests do not block sight.
    Clear, /// Sight ends after three inches of forest.
    Block3 });
choice!(/// How Units turn. PF-R-45
    Turns { /// By any angle.
    Free, /// In steps of 45 degrees.
    Grid45 });
choice!(/// How terrain slows a move. PF-R-47
    TerrainCost { /// Each part of the way costs what the ground under it costs.
    Piecewise, /// The worst ground on the way slows the whole move.
    WholeMove });
choice!(/// Whether a difference in height shortens range. PF-R-51
    ElevRange { /// It does not: range is measured on the plan.
    Flat, /// Each level of difference adds a range band to the distance.
    AddBands });
choice!(/// How much each Training level above or below Fair changes a Vehicle's terrain penalty. PF-R-52
    VehTraining { /// By 25 percentage points.
    Points, /// By a quarter of the penalty.
    Fraction });
choice!(/// Whether Helicopters fly. PF-R-62
    Heli { /// They fly.
    Flies, /// They drive like Jeeps.
    Ground });
choice!(/// What happens to the passengers of a Vehicle that is killed. PF-R-54
    WreckSave { /// Each passenger rolls defence against the same attack.
    Roll, /// All die.
    Die, /// All are unhurt.
    Safe });
choice!(/// How far the Commander and the Radioman go on foot. PF-R-56
    JeepMen { /// As far as the Movement level that they paid for.
    Paid, /// At most as far as the Movement level Mediocre.
    FootMediocre });
choice!(/// Which Radiomen a side must bring. PF-R-58
    RadioRequired { /// No Radioman.
    None, /// The Command Radioman.
    Command, /// The Command Radioman and the Trooper Radioman.
    Both });
choice!(/// How a Howitzer moves. PF-R-66
    HowitzerMove { /// Only in tow of a Jeep.
    Towed, /// By itself, an inch, while any Jeep of its side lives.
    Literal });
choice!(/// Whether a kneeling or prone model pays for its higher Defence level. PF-R-67
    StancePrice { /// It pays for it.
    Paid, /// The levels that the pose adds are free.
    Free });
choice!(/// Which prices of special Troopers and of the Grenade and Rifle Trooper count. PF-R-68, PF-R-69
    SpecialPrices { /// The sum of the levels, with the surcharge that the text of the rules names.
    Audited, /// The price that the sample list prints.
    Printed });
choice!(/// What the losses of a side are measured in. PF-R-72
    LossBy { /// Number of Units.
    Units, /// Points.
    Points });

/// Which prices count. PF-R-114
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PriceList {
    /// The prices of the printed rules.
    #[default]
    Book,
    /// The prices of the house.
    House,
    /// A table that the lab tries. It never is in a set-up.
    #[serde(skip)]
    Trial(Arc<HousePrices>),
}

impl PriceList {
    /// Says whether the prices are those of the printed rules, so that records need not name them. PF-R-114
    pub fn is_book(&self) -> bool {
        *self == PriceList::Book
    }

    /// Returns the table of the house if its prices count; `None` if those of the printed rules do. PF-R-114
    pub fn house(&self) -> Option<&HousePrices> {
        match self {
            PriceList::Book => None,
            PriceList::House => Some(HousePrices::shipped()),
            PriceList::Trial(table) => Some(table.as_ref()),
        }
    }
}

/// Whether a Unit may shoot at an enemy in contact with a friend. PF-R-21
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "serde_json::Value", into = "serde_json::Value")]
#[schemars(with = "serde_json::Value", extend("enum" = ["free", -1, "-1", "forbidden"]))]
pub enum FireIntoMelee {
    /// Allowed without a modifier.
    #[default]
    Free,
    /// Allowed with a modifier of -1 on the attack.
    MinusOne,
    /// No Unit may shoot at such an enemy.
    Forbidden,
}

impl TryFrom<serde_json::Value> for FireIntoMelee {
    type Error = String;

    fn try_from(said: serde_json::Value) -> Result<FireIntoMelee, String> {
        match (said.as_str(), said.as_i64()) {
            (Some("free"), _) => Ok(FireIntoMelee::Free),
            (Some("forbidden"), _) => Ok(FireIntoMelee::Forbidden),
            (Some("-1"), _) | (_, Some(-1)) => Ok(FireIntoMelee::MinusOne),
            _ => Err(format!(r#"fire_into_melee is {said}, but must be "free", -1 or "forbidden""#)),
        }
    }
}

impl From<FireIntoMelee> for serde_json::Value {
    fn from(said: FireIntoMelee) -> serde_json::Value {
        match said {
            FireIntoMelee::Free => "free".into(),
            FireIntoMelee::MinusOne => (-1).into(),
            FireIntoMelee::Forbidden => "forbidden".into(),
        }
    }
}

/// How far apart the Command Radioman and the Trooper Radioman of a side may be. Farther apart, the side is out of
/// touch. PF-R-59
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "serde_json::Value", into = "serde_json::Value")]
#[schemars(with = "serde_json::Value", extend("anyOf" = [{ "const": "off" }, { "type": "number" }]))]
pub enum RadioReach {
    /// Any distance.
    #[default]
    Off,
    /// At most this far apart.
    Within(Length),
}

impl TryFrom<serde_json::Value> for RadioReach {
    type Error = String;

    fn try_from(said: serde_json::Value) -> Result<RadioReach, String> {
        if said.as_str() == Some("off") {
            return Ok(RadioReach::Off);
        }
        let length = from_json(&said).map(RadioReach::Within);
        length.map_err(|_| format!(r#"radio_reach is {said}, but must be "off" or a number of inches"#))
    }
}

impl From<RadioReach> for serde_json::Value {
    fn from(said: RadioReach) -> serde_json::Value {
        match said {
            RadioReach::Off => "off".into(),
            RadioReach::Within(length) => serde_json::to_value(length).expect("a length is a number"),
        }
    }
}

/// The options of a game. An option that is left out keeps its default, which is its value in the preset *book*.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How totals beyond ±4 are read. PF-R-02
    pub totals: Totals,
    /// Which number decides whether a roll is Abysmal. PF-R-03
    pub abysmal: Abysmal,
    /// Which number decides whether a roll is Legendary. PF-R-03
    pub legendary: Legendary,
    /// A morale check fails if its total is lower than this; -3 ..= 0. PF-R-04
    pub morale_threshold: i8,
    /// When Units check morale. PF-R-05
    pub morale_every: MoraleEvery,
    /// Whether the morale modifier for losses of 75 % replaces the modifier for 50 %. PF-R-07
    pub morale_stack: MoraleStack,
    /// Which way a Unit turns when it becomes routed. PF-R-11
    pub rout_heading: RoutHeading,
    /// Which Troopers check morale because a routed Unit runs near them. PF-R-14
    pub contagion: Contagion,
    /// When Units attack. PF-R-17
    pub attack_timing: AttackTiming,
    /// Two bases are in contact if the gap between them is at most this; 0 ..= 1 inch. PF-R-20
    pub hth_gap: Length,
    /// When a special Trooper has the penalties of hand-to-hand combat. PF-R-22
    pub hth_penalty_scope: HthPenaltyScope,
    /// What a BFG Trooper gains from his knife, hand to hand. PF-R-23
    pub bfg_gain: BfgGain,
    /// The mortar's template. PF-R-26
    pub mortar_template: MortarTemplate,
    /// Reach of a flame, 1.5 ..= 12 inches. PF-R-27
    pub flame_radius: Length,
    /// Whether the reach of a flame starts at the edge of the attacker's base. If not, it starts at the centre. PF-R-27
    pub flame_from_edge: bool,
    /// What a Bazooka adds to its attack on a Vehicle, 0 ..= 2. PF-R-29
    pub bazooka_vs_vehicle: i8,
    /// Defence level of Buildings, Fortresses and the camp, -3 ..= 3. PF-R-31
    pub base_dl: i8,
    /// What a target gains if a template covers only a part of its base. PF-R-33
    pub half_in: HalfIn,
    /// How half of a grenade's range is counted. PF-R-34
    pub grenade_half: GrenadeHalf,
    /// The attack roll of a dropped grenade. PF-R-35
    pub dropped_blast: DroppedBlast,
    /// Attack level of a mine, -3 ..= 3. PF-R-37
    pub mine_al: i8,
    /// Defence level of a mine, -3 ..= 3. PF-R-37
    pub mine_dl: i8,
    /// Price of a marker in points. If it is left out, a marker costs what the two levels of a mine cost. PF-R-37
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine_cost: Option<i32>,
    /// Whether a Unit sets off mines of its own side. PF-R-38
    pub own_mines: OwnMines,
    /// Whether forests block sight. PF-R-42
    pub forest_los: ForestLos,
    /// The arc in front of a Unit in which it may attack, in degrees: 360, 180 or 90. PF-R-44
    pub attack_arc: i32,
    /// How Units turn. PF-R-45
    pub turns: Turns,
    /// How terrain slows a move. PF-R-47
    pub terrain_cost: TerrainCost,
    /// Whether a difference in height shortens range. PF-R-51
    pub elev_range: ElevRange,
    /// How much each Training level above or below Fair changes a Vehicle's terrain penalty. PF-R-52
    pub veh_training: VehTraining,
    /// Whether Helicopters fly. PF-R-62
    pub heli: Heli,
    /// What happens to the passengers of a Vehicle that is killed. PF-R-54
    pub wreck_save: WreckSave,
    /// How far the Commander and the Radioman go on foot. PF-R-56
    pub jeep_men: JeepMen,
    /// Which Radiomen a side must bring. PF-R-58
    pub radio_required: RadioRequired,
    /// How far apart the Command Radioman and the Trooper Radioman of a side may be. PF-R-59
    pub radio_reach: RadioReach,
    /// How a Howitzer moves. PF-R-66
    pub howitzer_move: HowitzerMove,
    /// The least distance from a Howitzer to the centre of its disc, in inches. PF-R-66
    pub min_range: Length,
    /// Whether a kneeling or prone model pays for its higher Defence level. PF-R-67
    pub stance: StancePrice,
    /// Which prices of special Troopers and of the Grenade and Rifle Trooper count. PF-R-68, PF-R-69
    pub special_prices: SpecialPrices,
    /// Which prices count. PF-R-114
    #[serde(skip_serializing_if = "PriceList::is_book")]
    pub prices: PriceList,
    /// The most points that a force may cost. PF-SCEN-04
    pub points: i32,
    /// The most Units that a force may have, 1 ..= 40. PF-SCEN-03
    pub unit_cap: i32,
    /// What the losses of a side are measured in. PF-R-72
    pub loss_by: LossBy,
    /// A side loses the game when its losses reach this percentage, 1 ..= 100. PF-SCEN-05
    pub loss_percent: i32,
    /// The last Round. The game ends after it. PF-R-77
    pub max_rounds: u16,
    /// The factor by which movement and range are multiplied. PF-LVL-08
    pub scale: Scale,
    /// Whether a Unit may shoot at an enemy in contact with a friend. PF-R-21
    pub fire_into_melee: FireIntoMelee,
}

/// A factor from 0.1 to 4. Memory holds it in thousandths, JSON as a number: 500 is written `0.5`. PF-LVL-08
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "serde_json::Number", into = "serde_json::Number")]
#[schemars(with = "f64")]
pub struct Scale(pub i32);

impl TryFrom<serde_json::Number> for Scale {
    type Error = String;

    fn try_from(said: serde_json::Number) -> Result<Scale, String> {
        let thousandths = said.as_f64().map_or(0.0, |factor| (factor * 1_000.0).round());
        if !(100.0..=4_000.0).contains(&thousandths) {
            return Err(format!("scale is {said}, but must be from 0.1 to 4"));
        }
        Ok(Scale(thousandths as i32))
    }
}

impl From<Scale> for serde_json::Number {
    fn from(scale: Scale) -> serde_json::Number {
        if scale.0 % 1_000 == 0 {
            return (scale.0 / 1_000).into();
        }
        serde_json::Number::from_f64(f64::from(scale.0) / 1_000.0).expect("a factor is finite")
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            totals: Totals::default(),
            abysmal: Abysmal::default(),
            legendary: Legendary::default(),
            morale_threshold: -3,
            morale_every: MoraleEvery::default(),
            morale_stack: MoraleStack::default(),
            rout_heading: RoutHeading::default(),
            contagion: Contagion::default(),
            attack_timing: AttackTiming::default(),
            hth_gap: Length(2_540),
            hth_penalty_scope: HthPenaltyScope::default(),
            bfg_gain: BfgGain::default(),
            mortar_template: MortarTemplate::default(),
            flame_radius: Length::inches(3),
            flame_from_edge: true,
            bazooka_vs_vehicle: 0,
            base_dl: 3,
            half_in: HalfIn::default(),
            grenade_half: GrenadeHalf::default(),
            dropped_blast: DroppedBlast::default(),
            mine_al: 2,
            mine_dl: -1,
            mine_cost: None,
            own_mines: OwnMines::default(),
            forest_los: ForestLos::default(),
            attack_arc: 360,
            turns: Turns::default(),
            terrain_cost: TerrainCost::default(),
            elev_range: ElevRange::default(),
            veh_training: VehTraining::default(),
            heli: Heli::default(),
            wreck_save: WreckSave::default(),
            jeep_men: JeepMen::default(),
            radio_required: RadioRequired::default(),
            radio_reach: RadioReach::default(),
            howitzer_move: HowitzerMove::default(),
            min_range: Length(0),
            stance: StancePrice::default(),
            special_prices: SpecialPrices::default(),
            prices: PriceList::default(),
            points: 500,
            unit_cap: 25,
            loss_by: LossBy::default(),
            loss_percent: 75,
            max_rounds: 20,
            scale: Scale(1_000),
            fire_into_melee: FireIntoMelee::default(),
        }
    }
}
