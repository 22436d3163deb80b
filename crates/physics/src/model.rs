//! The constants of the simulation, which come from a data file.

use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

use crate::{Weapon, solid::SolidPart};

/// The only format of a file of constants that [`Model::read`] accepts.
const FORMAT: u32 = 1;

/// The constants of the simulation, as the data file `physics.json` gives them.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// The format of the file: 1.
    format: u32,
    /// Numbers of the rules. Only the game to which the file belongs reads them.
    #[serde(default)]
    #[schemars(skip)]
    #[allow(dead_code, reason = "the game reads them")]
    rules: IgnoredAny,
    /// How the simulation advances, and when it counts everything as at rest.
    pub(crate) world: World,
    /// What figures and missiles are made of.
    pub(crate) bodies: Bodies,
    /// Where missiles start.
    pub(crate) muzzle: Muzzles,
    /// The least impulses that trip a switch or open the latch of a Battle Master, unless an option changes them.
    pub(crate) thresholds: ThresholdsFile,
    /// How large the random errors of an attack are.
    aim_noise: NoiseFile,
    /// The weapons by their codes.
    weapons: BTreeMap<String, Weapon>,
    /// How films are recorded.
    pub(crate) keyframes: Keyframes,
}

/// The least impulses that trip a target switch or open the latch of a Battle Master. The latch holds its upper body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thresholds {
    /// The least impulse on a target switch that trips it, in g cm/s. AT-R-24
    pub switch_impulse: i32,
    /// The least impulse on torso and head together that opens the latch, in g cm/s. AT-R-26
    pub shock_impulse: i32,
}

/// How large the random errors of an attack are. AT-R-65
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AimNoise {
    /// The standard deviation of the pitch, in thousandths of the standard deviation of the yaw.
    pub pitch_factor: i32,
    /// The standard deviation of the speed, in thousandths of the speed.
    pub speed_sigma: i32,
}

/// How the simulation advances, and when it counts everything as at rest.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct World {
    pub gravity_cm_s2: f32,
    /// The length of a step in seconds, written as `1/n`, with n from 120 to 960.
    pub timestep_s: String,
    /// The number of solver iterations in a step.
    pub solver_iterations: u8,
    /// Whether slow round bodies are swept for contacts along their whole way. If left out, they are.
    #[serde(default = "yes")]
    pub slow_sweeps: bool,
    /// The length that the solver treats as typical.
    pub length_unit_cm: f32,
    /// Substeps of continuous collision detection. Only missiles use this detection.
    pub ccd_substeps: u8,
    /// The surface on which everything stands.
    pub table: Table,
    /// When everything counts as at rest.
    pub settle: Settle,
    /// The least time for which the base of an attacker stays held after its weapon has stopped.
    pub base_release_after_stop_s: f32,
    /// Whether a throwing arm that dips winds its spring up further. If left out, the energy of its throw stays the same.
    #[serde(default)]
    pub dip_winds: bool,
    /// The friction of an attacker whose base is not held. If left out, it is that of other figures.
    pub loose_friction: Option<f32>,
}

/// The table: a slab whose top is at height 0.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub half_thickness_cm: f32,
    pub friction: f32,
    pub restitution: f32,
}

/// When everything counts as at rest, and what makes bodies come to rest sooner.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Settle {
    /// A body that moves slower than this can count as calm.
    pub linear_cm_s: f32,
    /// A body that turns slower than this can count as calm.
    pub angular_rad_s: f32,
    /// Everything is at rest after this many steps in a row in which all bodies were calm.
    pub calm_steps: u32,
    /// Fewer calm steps are enough if every figure that is awake stands upright or has fallen. If left out, it takes
    /// `calm_steps`.
    pub sure_calm_steps: Option<u32>,
    /// The least simulated time of an attack without a melee weapon.
    pub min_s: f32,
    /// The least simulated time of an attack with a melee weapon.
    pub min_melee_s: f32,
    /// The most simulated time of an attack.
    pub cap_s: f32,
    /// The longest time from the launch of a missile until the simulation removes it.
    pub missile_removed_s: f32,
    /// After the least time, the simulation removes a missile slower than this. If left out, it is 25.
    #[serde(default = "harmless")]
    pub missile_harmless_cm_s: f32,
    /// A body that tilts more than this has fallen. The simulation damps its turning.
    pub fallen_tilt_deg: f32,
    /// The angular damping of fallen figures.
    pub fallen_angular_damping: f32,
    /// As `fallen_angular_damping`, for objects of terrain.
    pub fallen_object_angular_damping: f32,
    /// From this time on, the damping of all bodies grows.
    pub late_s: f32,
    /// By how much the damping of all bodies grows in a second.
    pub late_damping_growth: f32,
}

/// The default of [`World::slow_sweeps`].
fn yes() -> bool {
    true
}

/// The default of [`Settle::missile_harmless_cm_s`].
fn harmless() -> f32 {
    25.0
}

/// What figures and missiles are made of.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bodies {
    /// An ordinary figure.
    pub standard: FigureBody,
    /// A Battle Master.
    pub master: FigureBody,
    /// A missile: a capsule.
    pub missile: MissileBody,
}

/// What a figure is made of.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FigureBody {
    pub friction: f32,
    pub restitution: f32,
    /// Its colliders. y is up and z to the front. The origin is the centre of the base on the table.
    pub parts: Vec<SolidPart>,
}

/// A missile: a capsule.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MissileBody {
    pub radius_cm: f32,
    pub half_length_cm: f32,
    pub friction: f32,
    pub restitution: f32,
}

/// Where missiles start, in the order of the barrels.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Muzzles {
    /// The muzzles of ordinary figures.
    pub standard: Vec<Muzzle>,
    /// The muzzles of Battle Masters.
    pub master: Vec<Muzzle>,
}

/// Where a missile starts.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Muzzle {
    /// The distance to the left of the axis.
    pub x_cm: f32,
    /// The height above the table.
    pub y_cm: f32,
    /// The distance in front of the axis.
    pub forward_cm: f32,
}

/// The least impulses that trip a switch or open the latch of a Battle Master.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThresholdsFile {
    /// The least impulse on a target switch that trips it.
    switch_g_cm_s: i32,
    /// The least impulse on torso and head together that opens the latch.
    shock_g_cm_s: i32,
    /// A switch also feels a blow on the torso that is at most this far from its edge.
    #[serde(default)]
    pub beside_cm: f32,
    /// The share that a switch feels of a blow beside it. If left out, a switch feels only blows on itself.
    #[serde(default)]
    pub beside_share: f32,
}

/// How large the random errors of an attack are.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct NoiseFile {
    /// The standard deviation of the pitch, as a share of the standard deviation of the yaw.
    pitch_factor: f64,
    /// The standard deviation of the speed, as a share of the speed.
    speed_sigma: f64,
}

/// How films are recorded.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Keyframes {
    /// The number of steps from one frame to the next.
    pub every_steps: u32,
    /// A frame leaves out a body that has moved less than this, and turned less than `min_turn_deg`, since its last
    /// pose.
    pub min_move_cm: f32,
    /// The bound for turns: see `min_move_cm`.
    pub min_turn_deg: f32,
}

impl Model {
    /// Reads the constants from JSON. Skips the numbers of the rules, which the game reads, and refuses unknown fields.
    ///
    /// # Errors
    /// The error is a sentence. It says why the text is not a file of constants, or which number cannot be simulated.
    pub fn read(json: &str) -> Result<Model, String> {
        let model: Model =
            serde_json::from_str(json).map_err(|fault| format!("the constants of physics cannot be read: {fault}"))?;
        if model.format != FORMAT {
            return Err(format!("the constants have format {}; it must be {FORMAT}", model.format));
        }
        for (code, weapon) in &model.weapons {
            if let Some(fault) = weapon.faults().first() {
                return Err(format!("the weapon {code}: {fault}"));
            }
        }
        if model.world.steps_per_second().is_none() {
            return Err(format!("timestep_s is {}; it must be 1/n, with n from 120 to 960", model.world.timestep_s));
        }
        if model.muzzle.standard.is_empty() || model.muzzle.master.is_empty() || model.keyframes.every_steps == 0 {
            return Err(
                "muzzle.standard and muzzle.master may not be empty, and keyframes.every_steps must be at least 1"
                    .to_owned(),
            );
        }
        Ok(model)
    }

    /// Returns the weapon with this code.
    pub fn weapon(&self, code: &str) -> Option<&Weapon> {
        self.weapons.get(code)
    }

    /// Returns all weapons with their codes, in the order of the codes.
    pub fn weapons(&self) -> impl Iterator<Item = (&str, &Weapon)> {
        self.weapons.iter().map(|(code, weapon)| (code.as_str(), weapon))
    }

    /// Returns the least impulses that trip a target switch or open the latch of a master, unless an option changes
    /// them.
    pub fn thresholds(&self) -> Thresholds {
        Thresholds { switch_impulse: self.thresholds.switch_g_cm_s, shock_impulse: self.thresholds.shock_g_cm_s }
    }

    /// Returns how large the random errors of an attack are.
    pub fn aim_noise(&self) -> AimNoise {
        let thousandths = |value: f64| (value * 1000.0).round() as i32;
        AimNoise {
            pitch_factor: thousandths(self.aim_noise.pitch_factor),
            speed_sigma: thousandths(self.aim_noise.speed_sigma),
        }
    }

    /// Returns the most steps that an attack may last.
    pub fn steps_cap(&self) -> u32 {
        let per_second = self.world.steps_per_second().unwrap_or(240);
        ((self.world.settle.cap_s * per_second as f32) as u32).min(6 * per_second)
    }

    pub(crate) fn body(&self, master: bool) -> &FigureBody {
        if master { &self.bodies.master } else { &self.bodies.standard }
    }

    pub(crate) fn muzzles(&self, master: bool) -> &[Muzzle] {
        if master { &self.muzzle.master } else { &self.muzzle.standard }
    }
}

impl World {
    /// Returns the number of steps a second, from the text `1/n`. `None` if the text does not have this form, or n is
    /// not from 120 to 960.
    pub fn steps_per_second(&self) -> Option<u32> {
        let number: u32 = self.timestep_s.strip_prefix("1/")?.parse().ok()?;
        (120..=960).contains(&number).then_some(number)
    }
}
