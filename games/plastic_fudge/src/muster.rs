//! Opens a battle from a set-up without faults, and makes the roster of both sides.

use crate::battle::{Opened, PlasticFudge, Strength};
use crate::battlefield::Battlefield;
use crate::force::{ForceFile, UnitFile};
use crate::ground::Ground;
use crate::id::Id;
use crate::judge::setup::battlefield;
use crate::options::Options;
use crate::price::{Levels, price};
use crate::setup::Setup;
use crate::side::Side;
use crate::unit::Profile;
use std::sync::Arc;

/// Opens a battle from a set-up that has no faults.
pub(crate) fn open(setup: Setup, revision: u32) -> PlasticFudge {
    let battlefield = battlefield(&setup.battlefield).expect("the set-up has no faults");
    let mut roster = Vec::new();
    for (side, force) in &setup.forces {
        roster.extend(profiles(*side, force, &setup.options));
    }
    for_position(revision, setup, battlefield, roster, None)
}

/// Opens a battle for a position, which it does not check. `start` is how many Units each side began with. With `None`,
/// each side began with its Units of the roster.
pub(crate) fn for_position(
    revision: u32,
    setup: Setup,
    battlefield: Battlefield,
    mut roster: Vec<Profile>,
    start: Option<[i32; 2]>,
) -> PlasticFudge {
    roster.sort_by_key(|profile| profile.id);
    let strength = |side: Side| {
        let own = roster.iter().filter(|profile| profile.side == side);
        let units = start.map_or_else(|| own.clone().count() as i32, |start| start[side.index()]);
        Strength { units, points: own.map(|profile| profile.points).sum() }
    };
    let start = Side::BOTH.map(strength);
    let ground = Ground::new(battlefield.table, battlefield.terrain.clone()).expect("the outlines were judged");
    PlasticFudge(Arc::new(Opened { revision, setup, battlefield, ground: Arc::new(ground), roster, start }))
}

/// Makes the roster entries of all Units of a force.
pub(crate) fn profiles(side: Side, force: &ForceFile, options: &Options) -> Vec<Profile> {
    force.ids(side).zip(&force.units).map(|(id, unit)| profile(id, side, unit, options)).collect()
}

/// Makes the roster entry of a Unit from its data in a force file.
pub(crate) fn profile(id: Id, side: Side, unit: &UnitFile, options: &Options) -> Profile {
    let kind = unit.kind.data();
    let levels = Levels::of(unit);
    Profile {
        id,
        side,
        kind: unit.kind,
        commander: unit.commander,
        radio: unit.radio,
        spotter: unit.spotter || kind.spotter,
        stance: levels.stance,
        ml: levels.ml,
        dl: levels.dl,
        tl: levels.tl,
        weapons: levels.weapons,
        points: price(unit, options),
        radius: kind.radius,
        name: unit.name.clone(),
    }
}
