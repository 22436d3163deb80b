//! The file of constants, `physics.json`: the constants of the simulation, and the numbers of the rules.

use crate::arcs::{KNOB, MELEE_YAW, RANGED_PITCH, RANGED_YAW, SLASH_PITCH, THROW_DIP, THRUST_HEIGHT};
use crate::figure::WINDOWS;
use crate::numbers::*;
use crate::options::Options;
use crate::setup::{Measure, Mode};
use physics::Model;
use schemars::JsonSchema;
use serde::Serialize;

/// The constants of the simulation, and the numbers of the rules.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
#[allow(dead_code, reason = "only its schema is used")]
pub struct ConstantsFile {
    #[serde(flatten)]
    model: Model,
    /// The numbers of the rules. The game takes them from its code. The file repeats them for people who read it.
    rules: RuleNumbers,
}

/// The numbers of the rules. Lengths are micrometres and angles are hundredths of a degree, unless a name says another
/// unit.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct RuleNumbers {
    /// How far a figure rolls in one tik, a click of its wheel. AT-R-01
    tix: i32,
    /// The number of windows of a wheel. AT-R-02
    wheel_entries: u8,
    /// The radii of bases.
    base_radius: BaseRadii,
    /// The greatest gap at which two bases touch. AT-R-11
    touch_gap: i32,
    /// How far two bases may overlap. AT-R-11
    overlap_tolerance: i32,
    /// The gap between a crossed barrier and the base at the end of the move. AT-R-55
    barrier_clear: i32,
    /// The greatest shift that does not count as a movement. AT-R-58
    still_move: i32,
    /// The greatest turn that does not count as a movement. AT-R-58
    still_turn: i32,
    /// The distances of tables. AT-R-07, AT-R-49
    tables: Tables,
    /// A figure that leans more than this is defeated. AT-R-20
    defeat_tilt: i32,
    /// A figure is defeated if the centre of its base is higher above the table than this. AT-R-20
    defeat_lift: i32,
    /// The tilt of a figure that is fully down. AT-R-20
    fully_down_tilt: i32,
    /// The greatest distance between the place where a figure fell and the place where it stands up. AT-R-36
    spot_search: i32,
    /// The number of attacks of a turn in duels and free-for-all. AT-ATK-01
    attacks_per_turn: u8,
    /// The most extra attacks of a turn. AT-R-40
    extra_attacks_max: u8,
    /// The most special abilities that are used in a turn. AT-R-34
    chain_max: u8,
    /// The number of the last turn. AT-R-52
    turn_cap: u16,
    /// How long the table waits for a silent seat before it chooses for the seat, in milliseconds. AT-R-31
    silence_ms: u32,
    /// How far weapons can be adjusted. AT-ATK-02
    arcs: ArcNumbers,
}

/// The radii of bases.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct BaseRadii {
    /// The radius of an ordinary figure's base.
    standard: i32,
    /// The radius of a Battle Master's base.
    master: i32,
}

/// The distances of tables, by mode of play.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(deny_unknown_fields)]
struct Tables {
    /// For duels and team play.
    duel: Measured,
    /// For free-for-alls of three.
    #[serde(rename = "ffa-3")]
    ffa_3: Measured,
    /// For free-for-alls of four.
    #[serde(rename = "ffa-4")]
    ffa_4: Measured,
}

/// The distances of a table in both systems of units.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct Measured {
    /// The distances of a table that is measured in feet and inches.
    imperial: Distances,
    /// The distances of a table that is measured in metres.
    metric: Distances,
}

/// Distances of a table. A distance that its mode of play does not use is left out.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct Distances {
    /// From the middle to a starting line.
    line: i32,
    /// From the middle to the edge of the surface.
    surface: i32,
    /// From the first player's figures to the adjacent sides. AT-FFA-03
    #[serde(skip_serializing_if = "Option::is_none")]
    first_from_adjacent: Option<i32>,
    /// From the figures of the other players to the first player's side. AT-FFA-04
    #[serde(skip_serializing_if = "Option::is_none")]
    others_from_first: Option<i32>,
    /// From figures to all other sides. AT-FFA-05
    #[serde(skip_serializing_if = "Option::is_none")]
    from_other_sides: Option<i32>,
}

/// How far weapons can be adjusted. AT-ATK-02
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct ArcNumbers {
    /// The greatest turn of a launcher to either side.
    ranged_yaw: i32,
    /// The least and the greatest elevation of a launcher.
    ranged_pitch: [i32; 2],
    /// The greatest turn of a melee weapon to either side.
    melee_yaw: i32,
    /// The greatest tilt of a slashing arm, up and down.
    slash_pitch: i32,
    /// The least and the greatest height of a thrust.
    thrust_height: [i32; 2],
    /// The greatest turn of a claw's knob.
    knob: i32,
    /// How far below its usual position a throwing arm may start.
    throw_dip: i32,
}

impl RuleNumbers {
    /// Returns the numbers that the code of the game uses.
    pub fn of_the_game() -> RuleNumbers {
        RuleNumbers {
            tix: Options::default().tix.0,
            wheel_entries: WINDOWS as u8,
            base_radius: BaseRadii { standard: STANDARD_RADIUS, master: MASTER_RADIUS },
            touch_gap: TOUCH,
            overlap_tolerance: OVERLAP,
            barrier_clear: CLEAR,
            still_move: STILL,
            still_turn: STILL_TURN,
            tables: Tables {
                duel: Measured::of(Mode::Duel, 2),
                ffa_3: Measured::of(Mode::Ffa, 3),
                ffa_4: Measured::of(Mode::Ffa, 4),
            },
            defeat_tilt: DEFEAT_TILT,
            defeat_lift: DEFEAT_LIFT,
            fully_down_tilt: DOWN_TILT,
            spot_search: SPOT_SEARCH,
            attacks_per_turn: ATTACKS,
            extra_attacks_max: EXTRA_MOST,
            chain_max: CHAIN_MOST,
            turn_cap: TURN_CAP,
            silence_ms: SILENCE,
            arcs: ArcNumbers {
                ranged_yaw: RANGED_YAW,
                ranged_pitch: RANGED_PITCH,
                melee_yaw: MELEE_YAW,
                slash_pitch: SLASH_PITCH,
                thrust_height: THRUST_HEIGHT,
                knob: KNOB,
                throw_dip: THROW_DIP,
            },
        }
    }
}

impl Measured {
    fn of(mode: Mode, seats: usize) -> Measured {
        let [imperial, metric] = [Measure::Imperial, Measure::Metric].map(|measure| {
            let size = TableSize::of(mode, measure, seats);
            let said = |distance: i32| (distance > 0).then_some(distance);
            Distances {
                line: size.line,
                surface: size.surface,
                first_from_adjacent: said(size.first_from_adjacent),
                others_from_first: said(size.others_from_first),
                from_other_sides: said(size.from_other_sides),
            }
        });
        Measured { imperial, metric }
    }
}
