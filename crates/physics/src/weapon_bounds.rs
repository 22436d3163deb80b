//! The bounds of the numbers of a weapon, within which the simulation works.

use crate::{Thousandths, Weapon};

/// The name of a field of a weapon, its value, and the least and the greatest value that it may have. All values are in
/// thousandths.
pub(crate) type Bound = (&'static str, i64, i64, i64);

/// Returns every number of a weapon with its bounds.
pub(crate) fn of(weapon: &Weapon) -> Vec<Bound> {
    let mut bounds = match weapon {
        Weapon::Ranged { missiles, missile } => vec![
            whole("missiles", i32::from(*missiles), 1, 4),
            decimal("mass_g", missile.mass_g, 500, 12_000),
            decimal("speed_cm_s", missile.speed_cm_s, 50_000, 900_000),
        ],
        Weapon::Slash { .. } => slash(weapon),
        Weapon::Throw { .. } => throw(weapon),
        Weapon::Jab { energy_erg, mass_g, radius_cm, half_length_cm, stroke_cm, default_height, .. } => vec![
            energy(*energy_erg),
            mass(*mass_g),
            decimal("radius_cm", *radius_cm, 100, 800),
            decimal("half_length_cm", *half_length_cm, 300, 2_500),
            decimal("stroke_cm", *stroke_cm, 500, 6_000),
            whole("default_height", *default_height, 46_000, 62_000),
        ],
        Weapon::Claw { .. } => claw(weapon),
    };
    bounds.extend(weapon.reach().map(|reach| whole("reach", reach, 25_000, 120_000)));
    bounds
}

fn slash(weapon: &Weapon) -> Vec<Bound> {
    let Weapon::Slash { energy_erg, reach_cm, mass_g, radius_cm, height_cm, wound_rad, rest_rad, damping, .. } = weapon
    else {
        return Vec::new();
    };
    vec![
        energy(*energy_erg),
        mass(*mass_g),
        decimal("reach_cm", *reach_cm, 2_500, 12_000),
        decimal("radius_cm", *radius_cm, 100, 800),
        decimal("height_cm", *height_cm, 2_000, 12_000),
        decimal("wound_rad", *wound_rad, 200, 2_200),
        decimal("rest_rad", *rest_rad, -1_200, 0),
        ("the span of wound_rad and rest_rad", wound_rad.0 - rest_rad.0, 400, 2_800),
        decimal("damping", *damping, 0, 1_000),
    ]
}

fn throw(weapon: &Weapon) -> Vec<Bound> {
    let Weapon::Throw {
        energy_erg, arm_cm, mass_g, hinge_y_cm, hinge_z_cm, from_rad, to_rad, crossbar_half_cm, ..
    } = weapon
    else {
        return Vec::new();
    };
    vec![
        energy(*energy_erg),
        mass(*mass_g),
        decimal("arm_cm", *arm_cm, 2_000, 10_000),
        decimal("hinge_y_cm", *hinge_y_cm, 1_500, 12_000),
        decimal("hinge_z_cm", *hinge_z_cm, 0, 4_000),
        decimal("from_rad", *from_rad, -1_300, 500),
        decimal("to_rad", *to_rad, 0, 1_500),
        ("the span of from_rad and to_rad", to_rad.0 - from_rad.0, 400, 2_400),
        decimal("crossbar_half_cm", *crossbar_half_cm, 200, 3_000),
    ]
}

fn claw(weapon: &Weapon) -> Vec<Bound> {
    let Weapon::Claw {
        energy_erg,
        mass_g,
        prong_radius_cm,
        prong_half_length_cm,
        gap_cm,
        stroke_cm,
        grip_window_s,
        torque_dyn_cm,
        torque_max_s,
        default_height,
        ..
    } = weapon
    else {
        return Vec::new();
    };
    vec![
        energy(*energy_erg),
        mass(*mass_g),
        decimal("prong_radius_cm", *prong_radius_cm, 100, 800),
        decimal("prong_half_length_cm", *prong_half_length_cm, 300, 2_500),
        decimal("gap_cm", *gap_cm, 500, 4_000),
        decimal("stroke_cm", *stroke_cm, 500, 6_000),
        decimal("grip_window_s", *grip_window_s, 0, 1_000),
        decimal("torque_dyn_cm", *torque_dyn_cm, 0, 1_500_000_000),
        decimal("torque_max_s", *torque_max_s, 0, 1_000),
        whole("default_height", *default_height, 46_000, 62_000),
    ]
}

fn energy(value: Thousandths) -> Bound {
    decimal("energy_erg", value, 1_000_000, 1_500_000_000)
}

fn mass(value: Thousandths) -> Bound {
    decimal("mass_g", value, 1_000, 20_000)
}

fn decimal(name: &'static str, value: Thousandths, least: i64, most: i64) -> Bound {
    (name, value.0, least, most)
}

fn whole(name: &'static str, value: i32, least: i64, most: i64) -> Bound {
    (name, i64::from(value) * 1000, least * 1000, most * 1000)
}
