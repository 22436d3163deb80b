//! The options that the rulings name. Each game is recorded with its options.

use crate::length::Length;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Declares an enum with kebab-case words in files. Its first variant is the default.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident $(= $first_word:literal)?, $($(#[$other_doc:meta])* $other:ident $(= $word:literal)?),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
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

choice!(/// What becomes of totals beyond ±4. PF-R-02
    Totals { /// Each total is cut to ±4.
    Clamp, /// The full difference counts.
    Extend });
choice!(/// What an Abysmal roll is read from. PF-R-03
    Abysmal { /// The dice alone.
    Natural, /// The total.
    Total });
choice!(/// What a Legendary roll is read from. PF-R-03
    Legendary { /// The attack total before any cut.
    Total, /// The dice alone.
    Natural });
choice!(/// When morale is checked. PF-R-05
    MoraleEvery { /// Once a Round, in phase 4.
    Round, /// After each movement phase instead.
    MovementPhase });
choice!(/// Whether 75 % replaces 50 % or is added to it. PF-R-07
    MoraleStack { /// It replaces it.
    Replace, /// It is added.
    Add });
choice!(/// Where a Unit that becomes routed turns. PF-R-11
    RoutHeading { /// It turns about, by 180 degrees.
    Facing, /// Away from the nearest enemy.
    AwayFromNearestEnemy, /// To its own edge.
    OwnEdge });
choice!(/// Which Troopers check because a routed Unit runs near them. PF-R-14
    Contagion { /// Troopers of either side.
    Any, /// Its own side.
    Friendly, /// No Troopers.
    Off });
choice!(/// When attacks are made. PF-R-17
    AttackTiming { /// All together after both movement phases.
    AfterMoves, /// Also during one's own movement phase.
    Anytime });
choice!(/// When hand-to-hand penalties apply. PF-R-22
    HthPenaltyScope { /// When an enemy attacks the Trooper hand to hand.
    Declared, /// When an enemy stands in contact.
    Contact });
choice!(/// What a BFG Trooper gains hand to hand. PF-R-23
    BfgGain { /// Two levels of AL.
    Al, /// Two levels of AL and DL.
    AlDl = "al+dl" });
choice!(/// The mortar's template. PF-R-26
    MortarTemplate { /// None: one target.
    None, /// The Grenade Disc.
    Grenade });
choice!(/// What a target gains that is only half inside a template. PF-R-33
    HalfIn { /// The result is one step milder.
    Step, /// The defence counts one more.
    Row });
choice!(/// How far a grenade flies. PF-R-34
    GrenadeHalf { /// Half the inches.
    Inches, /// Half the bands, rounded down.
    Bands });
choice!(/// The attack of a dropped grenade. PF-R-35
    DroppedBlast { /// Rolled anew.
    Reroll, /// The same roll.
    SameRoll });
choice!(/// Whether mines go off under Units of their own side. PF-R-38
    OwnMines { /// They do.
    Live, /// They do not.
    Safe });
choice!(/// Whether woods block sight. PF-R-42
    ForestLos { /// They do not.
    Clear, /// After three inches of wood.
    Block3 });
choice!(/// How Units turn. PF-R-45
    Turns { /// By any angle.
    Free, /// In steps of 45 degrees.
    Grid45 });
choice!(/// How terrain slows. PF-R-47
    TerrainCost { /// Inch by inch.
    Piecewise, /// The worst ground met slows the whole move.
    WholeMove });
choice!(/// Whether height costs range. PF-R-51
    ElevRange { /// It does not.
    Flat, /// Each level of difference adds a band.
    AddBands });
choice!(/// How a Vehicle's training lowers terrain penalties. PF-R-52
    VehTraining { /// 25 percentage points a level.
    Points, /// A quarter of the penalty a level.
    Fraction });
choice!(/// Whether Helicopters fly. PF-R-62
    Heli { /// They do.
    Flies, /// They drive like Jeeps.
    Ground });
choice!(/// What becomes of passengers of a destroyed Vehicle. PF-R-54
    WreckSave { /// Each rolls a defence.
    Roll, /// They die.
    Die, /// They are unhurt.
    Safe });
choice!(/// How far the men of the Jeep go on foot. PF-R-56
    JeepMen { /// As far as the level they paid for.
    Paid, /// At most as far as Mediocre.
    FootMediocre });
choice!(/// Which Radiomen a side must bring. PF-R-58
    RadioRequired { /// None.
    None, /// The Command Radioman.
    Command, /// Both.
    Both });
choice!(/// How a Howitzer moves. PF-R-66
    HowitzerMove { /// Towed by a Jeep.
    Towed, /// Its own inch while any friendly Jeep lives.
    Literal });
choice!(/// Whether a kneeling or prone model pays for its defence. PF-R-67
    StancePrice { /// It does.
    Paid, /// It does not.
    Free });
choice!(/// Which prices count. PF-R-68, PF-R-69
    SpecialPrices { /// The sums of the levels with every surcharge.
    Audited, /// As printed.
    Printed });
choice!(/// What losses are counted by. PF-R-72
    LossBy { /// Units.
    Units, /// Points.
    Points });

/// Whether a Unit may shoot at an enemy in contact with a friend. PF-R-21
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(try_from = "serde_json::Value", into = "serde_json::Value")]
#[schemars(with = "serde_json::Value")]
#[ts(type = "\"free\" | -1 | \"forbidden\"")]
pub enum FireIntoMelee {
    /// Allowed without modifier.
    #[default]
    Free,
    /// Allowed at -1.
    MinusOne,
    /// Forbidden.
    Forbidden,
}

impl TryFrom<serde_json::Value> for FireIntoMelee {
    type Error = String;

    fn try_from(said: serde_json::Value) -> Result<FireIntoMelee, String> {
        match (said.as_str(), said.as_i64()) {
            (Some("free"), _) => Ok(FireIntoMelee::Free),
            (Some("forbidden"), _) => Ok(FireIntoMelee::Forbidden),
            (Some("-1"), _) | (_, Some(-1)) => Ok(FireIntoMelee::MinusOne),
            _ => Err(format!("fire_into_melee is free, -1 or forbidden, not {said}")),
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

/// How far apart the Radiomen may be. PF-R-59
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(try_from = "serde_json::Value", into = "serde_json::Value")]
#[schemars(with = "serde_json::Value")]
#[ts(type = "\"off\" | number")]
pub enum RadioReach {
    /// Any distance.
    #[default]
    Off,
    /// At most this far.
    Within(Length),
}

impl TryFrom<serde_json::Value> for RadioReach {
    type Error = String;

    fn try_from(said: serde_json::Value) -> Result<RadioReach, String> {
        if said.as_str() == Some("off") {
            return Ok(RadioReach::Off);
        }
        let length = serde_json::from_value(said.clone()).map(RadioReach::Within);
        length.map_err(|_| format!("radio_reach is off or a number of inches, not {said}"))
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

/// The options. Those that are left out keep the defaults of the preset *book*.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// PF-R-02
    pub totals: Totals,
    /// PF-R-03
    pub abysmal: Abysmal,
    /// PF-R-03
    pub legendary: Legendary,
    /// A check with a lower total fails; -3 ..= 0. PF-R-04
    pub morale_threshold: i8,
    /// PF-R-05
    pub morale_every: MoraleEvery,
    /// PF-R-07
    pub morale_stack: MoraleStack,
    /// PF-R-11
    pub rout_heading: RoutHeading,
    /// PF-R-14
    pub contagion: Contagion,
    /// PF-R-17
    pub attack_timing: AttackTiming,
    /// Bases at most this far apart are in contact; 0 ..= 1 inch. PF-R-20
    pub hth_gap: Length,
    /// PF-R-22
    pub hth_penalty_scope: HthPenaltyScope,
    /// PF-R-23
    pub bfg_gain: BfgGain,
    /// PF-R-26
    pub mortar_template: MortarTemplate,
    /// Reach of a flame, 1.5 ..= 12 inches. PF-R-27
    pub flame_radius: Length,
    /// Whether the reach of a flame is measured from the edge of the base. PF-R-27
    pub flame_from_edge: bool,
    /// Added to a Bazooka's attack on a Vehicle, 0 ..= 2. PF-R-29
    pub bazooka_vs_vehicle: i8,
    /// DL of Buildings, Fortresses and the camp, -3 ..= 3. PF-R-31
    pub base_dl: i8,
    /// PF-R-33
    pub half_in: HalfIn,
    /// PF-R-34
    pub grenade_half: GrenadeHalf,
    /// PF-R-35
    pub dropped_blast: DroppedBlast,
    /// AL of a mine, -3 ..= 3. PF-R-37
    pub mine_al: i8,
    /// DL of a mine, -3 ..= 3. PF-R-37
    pub mine_dl: i8,
    /// Price of a marker. If left out, its two levels set the price. PF-R-37
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mine_cost: Option<i32>,
    /// PF-R-38
    pub own_mines: OwnMines,
    /// PF-R-42
    pub forest_los: ForestLos,
    /// Degrees of the arc in front in which a Unit attacks: 360, 180 or 90. PF-R-44
    pub attack_arc: i32,
    /// PF-R-45
    pub turns: Turns,
    /// PF-R-47
    pub terrain_cost: TerrainCost,
    /// PF-R-51
    pub elev_range: ElevRange,
    /// PF-R-52
    pub veh_training: VehTraining,
    /// PF-R-62
    pub heli: Heli,
    /// PF-R-54
    pub wreck_save: WreckSave,
    /// PF-R-56
    pub jeep_men: JeepMen,
    /// PF-R-58
    pub radio_required: RadioRequired,
    /// PF-R-59
    pub radio_reach: RadioReach,
    /// PF-R-66
    pub howitzer_move: HowitzerMove,
    /// The disc of a Howitzer lies no nearer than this, in inches. PF-R-66
    pub min_range: Length,
    /// PF-R-67
    pub stance: StancePrice,
    /// PF-R-68, PF-R-69
    pub special_prices: SpecialPrices,
    /// The most points of a force. PF-SCEN-04
    pub points: i32,
    /// The most Units of a force, 1 ..= 40. PF-SCEN-03
    pub unit_cap: i32,
    /// PF-R-72
    pub loss_by: LossBy,
    /// The losses, in percent, with which a side loses the game, 1 ..= 100. PF-SCEN-05
    pub loss_percent: i32,
    /// The game ends after this Round. PF-R-77
    pub max_rounds: u16,
    /// Multiplies the columns of movement and range. It is thousandths in memory, and a number in JSON. PF-LVL-08
    pub scale: Scale,
    /// PF-R-21
    pub fire_into_melee: FireIntoMelee,
}

/// A factor in thousandths, for 0.1 ..= 4: 500 is written `0.5`. PF-LVL-08
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Serialize, Deserialize, JsonSchema, TS)]
#[serde(try_from = "serde_json::Number", into = "serde_json::Number")]
#[schemars(with = "f64")]
#[ts(type = "number")]
pub struct Scale(pub i32);

impl TryFrom<serde_json::Number> for Scale {
    type Error = String;

    fn try_from(said: serde_json::Number) -> Result<Scale, String> {
        let thousandths = said.as_f64().map_or(0.0, |factor| (factor * 1_000.0).round());
        if !(100.0..=4_000.0).contains(&thousandths) {
            return Err(format!("scale is from 0.1 to 4, not {said}"));
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
