//! The faults that a force can have. All faults of a force are reported at once.

use crate::bill::{roles_required, too_dear};
use crate::clauses::*;
use crate::force::{ForceFile, MOST_MARKERS, MOST_WEAPONS, UnitFile};
use crate::game_words::{FORMAT, GAME};
use crate::id::Id;
use crate::level::{Level, SUPERB, TERRIBLE, row_of};
use crate::options::Options;
use crate::price::{Levels, force_price, marker_price};
use crate::side::Side;
use crate::unit::{RadioRole, Stance, UnitType, Weapon, WeaponKind, carriers, may_carry};
use referee::names::{LONGEST_NAME, cut, is_name};
use referee::{Cite, Clause};
use serde::Serialize;
use std::collections::BTreeSet;
use ts_rs::TS;

/// Longest name of a weapon, in characters.
pub(crate) const LONGEST_WEAPON: usize = 24;
/// The most Units of a force that is judged Unit by Unit.
pub(crate) const MOST_JUDGED: usize = 200;

/// What is wrong with a force. `nth` is the place of a Unit in the file, from 0, and `unit` is its label in sentences.
#[derive(Clone, Debug, PartialEq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ForceFault {
    /// The file has a format that cannot be read.
    #[error("the format is {format}; format {FORMAT} can be read")]
    Format {
        /// The format given.
        format: u32,
    },
    /// The force is for another game.
    #[error("the force is for {game:?}, and this table plays {GAME}")]
    OtherGame {
        /// The game given.
        game: String,
    },
    /// The name of the force is too long or cannot be shown.
    #[error(
        "the name of the force has {characters} characters; at most {LONGEST_NAME} can be shown, without line breaks"
    )]
    ForceName {
        /// How many characters the name has.
        characters: u32,
    },
    /// There are too many Units.
    #[error("the force has {units} Units; at most {cap} may come")]
    TooManyUnits {
        /// How many Units the force has.
        units: u32,
        /// The most Units allowed.
        cap: i32,
    },
    /// The force costs too much.
    #[error("the force costs {points} points, {over} too many; at most {most} may be spent{}", with_markers(.markers))]
    TooManyPoints {
        /// What the force costs.
        points: i32,
        /// The most points allowed.
        most: i32,
        /// By how many points the force exceeds the limit.
        over: i32,
        /// How many of its points its markers cost.
        markers: i32,
    },
    /// The force has Units that fit into no force of these points.
    #[error(
        "{what} cost {points} points{}; at most {most} may be spent, so no force can have that",
        and_commander(*.commander, *.sum)
    )]
    CannotBeFielded {
        /// The beginning of the sentence, such as `The Tank would`.
        what: String,
        /// What these Units cost.
        points: i32,
        /// What the cheapest Commander costs in addition; 0 if one of these Units is the Commander.
        commander: i32,
        /// The sum of both.
        sum: i32,
        /// The most points allowed.
        most: i32,
    },
    /// The force has no Commander, or more than one.
    #[error("the force has {commanders} Commanders; it must have exactly one")]
    Commanders {
        /// How many Commanders the force has.
        commanders: u32,
    },
    /// A Vehicle is the Commander.
    #[error("{unit} is a Vehicle; the Commander is a Trooper")]
    CommanderVehicle {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// A level is not in the level table.
    #[error("{unit} has {attribute} {level:+}; levels are from -3 (Terrible) to +3 (Superb)")]
    Level {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The name of the attribute.
        attribute: String,
        /// The level given.
        level: Level,
    },
    /// The pose lifts Defence above the level table, or the Defence that is paid for lies below the table.
    #[error(
        "{unit} is {} and has Defence {with:+}, that is {standing:+} standing; both are from -3 to +3",
        .stance.word()
    )]
    Pose {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The pose.
        stance: Stance,
        /// Defence with the pose.
        with: Level,
        /// Defence without the pose.
        standing: Level,
    },
    /// A Vehicle has a pose.
    #[error("{unit} is a Vehicle; only Troopers stand, kneel or lie")]
    VehiclePose {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// A level is given for the first weapon, but the Unit has no weapon.
    #[error("{unit} has no weapon whose Range or Attack could be set")]
    Unarmed {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// The Unit has too many weapons.
    #[error("{unit} has {weapons} weapons; at most {MOST_WEAPONS} can be carried")]
    TooManyWeapons {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// How many weapons the Unit has.
        weapons: u32,
    },
    /// The name of a weapon is empty, too long or cannot be shown.
    #[error("{unit} has a weapon called {weapon:?}; a name has 1 to {LONGEST_WEAPON} characters, without line breaks")]
    WeaponName {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The name, cut short.
        weapon: String,
    },
    /// Two weapons of a Unit have the same name.
    #[error("{unit} has two weapons called {weapon}; each needs a name of its own")]
    SameWeapon {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The name.
        weapon: String,
    },
    /// The Unit has a weapon that its type cannot carry.
    #[error("{unit} cannot carry {weapon}: {}", carriers(*.kind))]
    Weapon {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The name of the weapon.
        weapon: String,
        /// What the weapon does.
        kind: WeaponKind,
    },
    /// A Unit that is not a Radioman has a role on the radio.
    #[error("{unit} is not a Radioman; only a Radioman is given a role on the radio")]
    NoRadio {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// Several Radiomen have the same role.
    #[error("{radiomen} Radiomen are the {} Radioman; each role is given once at most", role_name(*.role))]
    SameRole {
        /// The role that they share.
        role: RadioRole,
        /// How many Radiomen have this role.
        radiomen: u32,
    },
    /// A Radioman that the options ask for is missing.
    #[error("a {} Radioman is missing; the options of this table ask for one", role_name(*.role))]
    RadiomanMissing {
        /// The missing role.
        role: RadioRole,
    },
    /// A Vehicle has binoculars.
    #[error("{unit} is a Vehicle; only Troopers carry binoculars")]
    VehicleSpotter {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// The name of a Unit is too long or cannot be shown.
    #[error("the name of {unit} has {characters} characters; at most {LONGEST_NAME} can be shown, without line breaks")]
    UnitName {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// How many characters the name has.
        characters: u32,
    },
    /// Two things on the table would have the same id.
    #[error("{id} is the id of two things; each needs one of its own")]
    SameId {
        /// The id.
        id: Id,
    },
    /// A Unit has an id in a file that either side may bring.
    #[error("{unit} brings the id {id}; the table names the Units of a force by their side, so leave ids out")]
    OwnId {
        /// The place in the list, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The id.
        id: Id,
    },
    /// There are too many markers.
    #[error("the force has {markers} markers; at most {MOST_MARKERS} may be laid")]
    TooManyMarkers {
        /// How many markers the force has.
        markers: u32,
    },
}

fn with_markers(markers: &i32) -> String {
    if *markers > 0 { format!(", and {markers} go to markers") } else { String::new() }
}

fn and_commander(commander: i32, sum: i32) -> String {
    if commander == 0 { String::new() } else { format!(", with the cheapest Commander ({commander}) {sum}") }
}

const fn role_name(role: RadioRole) -> &'static str {
    match role {
        RadioRole::Command => "Command",
        RadioRole::Trooper => "Trooper",
    }
}

impl Cite for ForceFault {
    fn clause(&self) -> Clause {
        use ForceFault::*;
        match self {
            Format { .. } | OtherGame { .. } | ForceName { .. } | UnitName { .. } => PF_R_71,
            TooManyUnits { .. } => PF_SCEN_03,
            TooManyPoints { .. } => PF_SCEN_04,
            CannotBeFielded { .. } => PF_R_76,
            Commanders { .. } | CommanderVehicle { .. } => PF_CMD_01,
            Level { .. } => PF_STAT_07,
            Pose { stance: Stance::Kneeling, .. } => PF_STANCE_02,
            Pose { .. } => PF_STANCE_01,
            VehiclePose { .. } => PF_R_67,
            Unarmed { .. } => PF_R_55,
            TooManyWeapons { .. } | WeaponName { .. } | SameWeapon { .. } => PF_R_70,
            Weapon { kind: WeaponKind::Disc, .. } => PF_TANK_01,
            Weapon { kind: WeaponKind::Grenade, .. } => PF_EXP_01,
            Weapon { kind: WeaponKind::Sweeper, .. } => PF_U_SWP_01,
            Weapon { .. } => PF_SPEC_01,
            NoRadio { .. } | SameRole { .. } => PF_RADIO_03,
            RadiomanMissing { .. } => PF_R_58,
            VehicleSpotter { .. } => PF_R_25,
            SameId { .. } | OwnId { .. } => PF_R_112,
            TooManyMarkers { .. } => PF_MINE_03,
        }
    }
}

/// Returns every fault of a force. With more than [`MOST_JUDGED`] Units, judges only the file and its size.
pub(crate) fn force_faults(force: &ForceFile, options: &Options) -> Vec<ForceFault> {
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

/// Returns a fault for each id in a file that either side may bring. PF-R-112
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

/// Judges the file. It must be for this game, and the name of the force must be fit to be shown. PF-R-71
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

/// Judges the numbers of Units PF-SCEN-03 and markers PF-MINE-03, and the points with all surcharges and markers
/// PF-SCEN-04, PF-R-37, PF-R-71. If the points are too many, names the Units that no force can pay for PF-R-76.
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

/// Judges the Commander: exactly one Trooper must be the Commander. PF-CMD-01, PF-RADIO-01
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

    /// Judges the levels: every level must be one of the seven. PF-STAT-07, PF-BUY-02
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

    /// Judges the pose. A prone or kneeling Trooper adds levels to its Defence PF-STANCE-01, PF-STANCE-02. The sum must
    /// be in the level table. If the pose is free, the Defence that is paid for must also be in the table PF-R-67.
    /// Vehicles have no pose.
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

    /// Judges the weapons: each needs its own name, and its kind must suit the type. PF-R-70, PF-VEH-04, PF-U-GRN-02
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

    /// Judges the gear: only Radiomen have roles on the radio PF-RADIO-03, and only Troopers have binoculars PF-R-25.
    fn gear(&mut self) {
        if self.unit.radio.is_some() && self.unit.kind != UnitType::Radioman {
            self.faults.push(ForceFault::NoRadio { nth: self.nth, unit: self.label() });
        }
        if self.unit.spotter && self.unit.kind.is_vehicle() {
            self.faults.push(ForceFault::VehicleSpotter { nth: self.nth, unit: self.label() });
        }
    }
}

/// Judges the Radiomen. Each role is given at most once PF-RADIO-03. The required Radiomen must be there PF-R-58.
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

/// Judges the ids: no two Units may have the same id, whichever side brings the force. PF-R-112
fn judge_ids(force: &ForceFile, faults: &mut Vec<ForceFault>) {
    let mut told = BTreeSet::new();
    for side in Side::BOTH {
        let mut met = BTreeSet::new();
        for id in force.ids(side).take(MOST_JUDGED) {
            if !met.insert(id) && told.insert(id) {
                faults.push(ForceFault::SameId { id });
            }
        }
    }
}
