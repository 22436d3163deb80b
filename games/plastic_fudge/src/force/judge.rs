//! Forces are judged, and all their faults told at once.

use super::fault::ForceFault;
use super::{ForceFile, UnitFile};
use crate::bill::too_dear;
use crate::game_words::{FORMAT, GAME, LONGEST_NAME, cut, is_name};
use crate::id::Id;
use crate::level::{SUPERB, TERRIBLE, row_of};
use crate::options::{Options, RadioRequired};
use crate::price::{Levels, force_price, marker_price};
use crate::side::Side;
use crate::unit::{Level, RadioRole, Stance, UnitType, Weapon, WeaponKind};
use std::collections::BTreeSet;

/// Most markers of a force. PF-MINE-03
pub(crate) const MOST_MARKERS: u32 = 40;
/// Most weapons of a Unit. PF-R-70
pub(crate) const MOST_WEAPONS: usize = 6;
/// Longest name of a weapon, in characters.
pub(crate) const LONGEST_WEAPON: usize = 24;
/// Most Units of a force that is looked at Unit by Unit.
const MOST_JUDGED: usize = 200;

/// Returns every fault of a force. Of one with far too many Units only their number is told.
pub(crate) fn faults(force: &ForceFile, options: &Options) -> Vec<ForceFault> {
    let mut faults = Vec::new();
    judge_file(force, &mut faults);
    judge_size(force, options, &mut faults);
    if force.units.len() > MOST_JUDGED {
        return faults;
    }
    judge_commander(force, &mut faults);
    for (nth, unit) in force.units.iter().enumerate() {
        let mut judge = Judge { nth: nth as u32, unit, faults: &mut faults };
        judge.name();
        judge.levels();
        judge.pose(options);
        judge.weapons();
        judge.gear();
    }
    judge_radio(force, options, &mut faults);
    judge_ids(force, &mut faults);
    faults
}

/// Returns the ids in a file that either side may bring. PF-R-112
pub(crate) fn own_ids(force: &ForceFile) -> Vec<ForceFault> {
    let named = force.units.iter().enumerate().take(MOST_JUDGED);
    let own = |(nth, unit): (usize, &UnitFile)| {
        unit.id.map(|id| ForceFault::OwnId { nth: nth as u32, unit: label(nth as u32, unit), id })
    };
    named.filter_map(own).collect()
}

/// Returns the label of a Unit in sentences: its name, its id, or its type and place.
fn label(nth: u32, unit: &UnitFile) -> String {
    if !unit.name.is_empty() {
        return cut(&unit.name);
    }
    let kind = unit.kind.data().word;
    unit.id.map_or_else(|| format!("Unit {} ({kind})", nth + 1), |id| format!("{id} ({kind})"))
}

/// The file is one of this game, and its name can be shown. PF-R-71
fn judge_file(force: &ForceFile, faults: &mut Vec<ForceFault>) {
    if force.format != FORMAT {
        faults.push(ForceFault::Format { format: force.format });
    }
    if force.game != GAME {
        faults.push(ForceFault::OtherGame { game: cut(&force.game) });
    }
    if !(force.name.is_empty() || is_name(&force.name, LONGEST_NAME)) {
        faults.push(ForceFault::ForceName { characters: force.name.chars().count() as u32 });
    }
}

/// At most so many Units PF-SCEN-03, so many points with every surcharge and all markers PF-SCEN-04, PF-R-37, PF-R-71,
/// and so many markers PF-MINE-03. What could not be paid in any force is told with its sum PF-R-76.
fn judge_size(force: &ForceFile, options: &Options, faults: &mut Vec<ForceFault>) {
    let units = force.units.len();
    if units > options.unit_cap.max(0) as usize {
        faults.push(ForceFault::TooManyUnits { units: units as u32, cap: options.unit_cap });
    }
    if force.markers > MOST_MARKERS {
        faults.push(ForceFault::TooManyMarkers { markers: force.markers });
    }
    let (points, most) = (force_price(force, options), options.points);
    if units <= MOST_JUDGED && points > most {
        let markers = marker_price(options).saturating_mul(force.markers.min(MOST_MARKERS) as i32);
        faults.push(ForceFault::TooManyPoints { points, most, over: points.saturating_sub(most), markers });
        for (what, points, commander) in too_dear(force, options) {
            faults.push(ForceFault::CannotBeFielded { what, points, commander, sum: points + commander, most });
        }
    }
}

/// Exactly one Trooper is the Commander. PF-CMD-01, PF-RADIO-01
fn judge_commander(force: &ForceFile, faults: &mut Vec<ForceFault>) {
    let commanders = force.units.iter().filter(|unit| unit.commander).count();
    if commanders != 1 {
        faults.push(ForceFault::Commanders { commanders: commanders as u32 });
    }
    for (nth, unit) in force.units.iter().enumerate() {
        if unit.commander && unit.kind.is_vehicle() {
            faults.push(ForceFault::CommanderVehicle { nth: nth as u32, unit: label(nth as u32, unit) });
        }
    }
}

/// Judges one Unit.
struct Judge<'a> {
    nth: u32,
    unit: &'a UnitFile,
    faults: &'a mut Vec<ForceFault>,
}

impl Judge<'_> {
    fn label(&self) -> String {
        label(self.nth, self.unit)
    }

    fn name(&mut self) {
        let name = &self.unit.name;
        if !(name.is_empty() || is_name(name, LONGEST_NAME)) {
            let characters = name.chars().count() as u32;
            self.faults.push(ForceFault::UnitName { nth: self.nth, unit: self.label(), characters });
        }
    }

    /// Every level is one of the seven. PF-STAT-07, PF-BUY-02
    fn levels(&mut self) {
        let UnitFile { ml, rl, al, dl, tl, .. } = *self.unit;
        for (attribute, level) in [("Movement", ml), ("Range", rl), ("Attack", al), ("Defence", dl), ("Training", tl)] {
            self.level(attribute.into(), level.unwrap_or(0));
        }
        let listed = self.unit.weapons.iter().flatten().chain(&self.unit.extra).take(MOST_WEAPONS);
        let levels: Vec<(String, Level)> = listed
            .flat_map(|weapon| [("Range", weapon.rl), ("Attack", weapon.al)].map(|(of, level)| (of, weapon, level)))
            .map(|(of, weapon, level)| (format!("{of} of {}", cut(&weapon.name)), level))
            .collect();
        for (attribute, level) in levels {
            self.level(attribute, level);
        }
    }

    fn level(&mut self, attribute: String, level: Level) {
        if row_of(level).level != level {
            self.faults.push(ForceFault::Level { nth: self.nth, unit: self.label(), attribute, level });
        }
    }

    /// A prone or kneeling Trooper has its levels on top PF-STANCE-01, PF-STANCE-02, within the table; where the pose
    /// is free, what is paid for is within it too PF-R-67. Vehicles have no pose.
    fn pose(&mut self, options: &Options) {
        let (nth, Levels { dl, stance, .. }) = (self.nth, Levels::of(self.unit));
        if self.unit.kind.is_vehicle() {
            if self.unit.stance.is_some_and(|stance| stance != Stance::Standing) {
                self.faults.push(ForceFault::VehiclePose { nth, unit: self.label() });
            }
            return;
        }
        let is_said = self.unit.dl.is_some_and(|dl| row_of(dl).level != dl);
        let standing = dl.saturating_sub(stance.bonus());
        let too_low = dl.saturating_sub(stance.free(options)) < TERRIBLE;
        if !is_said && (dl > SUPERB || too_low) {
            self.faults.push(ForceFault::Pose { nth, unit: self.label(), stance, with: dl, standing });
        }
    }

    /// Each weapon has a name of its own, and is one that the type can carry. PF-R-70, PF-VEH-04, PF-U-GRN-02
    fn weapons(&mut self) {
        let (nth, weapons) = (self.nth, Levels::of(self.unit).weapons);
        if weapons.is_empty() && (self.unit.rl.is_some() || self.unit.al.is_some()) {
            self.faults.push(ForceFault::Unarmed { nth, unit: self.label() });
        }
        if weapons.len() > MOST_WEAPONS {
            let weapons = weapons.len() as u32;
            self.faults.push(ForceFault::TooManyWeapons { nth, unit: self.label(), weapons });
            return;
        }
        let mut names = BTreeSet::new();
        for Weapon { name, kind, .. } in &weapons {
            let (unit, weapon, kind) = (self.label(), cut(name), *kind);
            if !is_name(name, LONGEST_WEAPON) {
                self.faults.push(ForceFault::WeaponName { nth, unit: unit.clone(), weapon: weapon.clone() });
            } else if !names.insert(name) {
                self.faults.push(ForceFault::SameWeapon { nth, unit: unit.clone(), weapon: weapon.clone() });
            }
            if !may_carry(self.unit.kind, kind) {
                self.faults.push(ForceFault::Weapon { nth, unit, weapon, kind });
            }
        }
    }

    /// Roles on the radio belong to Radiomen PF-RADIO-03, binoculars to Troopers PF-R-25.
    fn gear(&mut self) {
        if self.unit.radio.is_some() && self.unit.kind != UnitType::Radioman {
            self.faults.push(ForceFault::NoRadio { nth: self.nth, unit: self.label() });
        }
        if self.unit.spotter && self.unit.kind.is_vehicle() {
            self.faults.push(ForceFault::VehicleSpotter { nth: self.nth, unit: self.label() });
        }
    }
}

/// Says whether a type can carry a kind of weapon: those of the special Troopers belong to them, who pay for it
/// PF-SPEC-01, PF-SPEC-02; the Large Disc belongs to Vehicles PF-TANK-01; grenades and sweepers to Troopers PF-EXP-01,
/// PF-U-SWP-01.
pub fn may_carry(unit: UnitType, kind: WeaponKind) -> bool {
    match kind {
        WeaponKind::Shot => true,
        WeaponKind::Grenade | WeaponKind::Sweeper => !unit.is_vehicle(),
        WeaponKind::Disc => unit.is_vehicle(),
        WeaponKind::Bazooka => unit == UnitType::Bazooka,
        WeaponKind::Mortar => unit == UnitType::Mortar,
        WeaponKind::Flame => unit == UnitType::Flamethrower,
    }
}

/// The Radiomen that a table asks for.
pub(crate) const fn roles_required(options: &Options) -> &'static [RadioRole] {
    match options.radio_required {
        RadioRequired::None => &[],
        RadioRequired::Command => &[RadioRole::Command],
        RadioRequired::Both => &[RadioRole::Command, RadioRole::Trooper],
    }
}

/// Each role is given once at most PF-RADIO-03; what the options ask for is there PF-R-58.
fn judge_radio(force: &ForceFile, options: &Options, faults: &mut Vec<ForceFault>) {
    for role in [RadioRole::Command, RadioRole::Trooper] {
        let holders = force.units.iter().filter(|unit| unit.kind == UnitType::Radioman && unit.radio == Some(role));
        match holders.count() as u32 {
            0 if roles_required(options).contains(&role) => faults.push(ForceFault::RadiomanMissing { role }),
            0 | 1 => {}
            radiomen => faults.push(ForceFault::SameRole { role, radiomen }),
        }
    }
}

/// Whichever side brings it, no two Units have one id. PF-R-112
fn judge_ids(force: &ForceFile, faults: &mut Vec<ForceFault>) {
    let mut told = BTreeSet::new();
    for side in Side::BOTH {
        let mut met = BTreeSet::new();
        for id in ids(side, force) {
            if !met.insert(id) && told.insert(id) {
                faults.push(ForceFault::SameId { id });
            }
        }
    }
}

/// Returns the ids of a force on the table, in the order of its file.
pub(crate) fn ids(side: Side, force: &ForceFile) -> impl Iterator<Item = Id> + '_ {
    let name = move |(nth, unit): (usize, &UnitFile)| unit.id.unwrap_or_else(|| Id::new(&side.word()[..1], nth as u16));
    force.units.iter().enumerate().take(MOST_JUDGED).map(name)
}
