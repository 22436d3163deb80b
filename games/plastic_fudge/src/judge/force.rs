//! The faults that a force can have. The check reports all of them at once.

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
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// The greatest length of a weapon's name, in characters.
pub(crate) const LONGEST_WEAPON: usize = 24;
/// The most Units that the check looks at one by one.
pub(crate) const MOST_JUDGED: usize = 200;

/// What is wrong with a force. `nth` is the index of a Unit in the file, from 0. `unit` is its label in sentences.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ForceFault {
    /// The file has a format that cannot be read.
    #[error("the format is {format}; only format {FORMAT} can be read")]
    Format {
        /// The format given.
        format: u32,
    },
    /// The file is for another game.
    #[error("the force is for {game:?}, and this game is {GAME}")]
    OtherGame {
        /// The game given.
        game: String,
    },
    /// The name of the force is too long, or has invisible characters or blanks at an end.
    #[error(
        "the name of the force has {characters} characters; {LONGEST_NAME} are allowed, without blanks at its ends"
    )]
    ForceName {
        /// How many characters the name has.
        characters: u32,
    },
    /// The force has more Units than the options allow.
    #[error("the force has {units} Units; at most {cap} may come")]
    TooManyUnits {
        /// How many Units the force has.
        units: u32,
        /// The most Units that the options allow.
        cap: i32,
    },
    /// The force costs too much.
    #[error("the force costs {points} points, {over} too many; at most {most} may be spent{}", with_markers(.markers))]
    TooManyPoints {
        /// What the force costs, in points.
        points: i32,
        /// The most points that the options allow.
        most: i32,
        /// By how many points the force exceeds the limit.
        over: i32,
        /// How many of the points go to markers.
        markers: i32,
    },
    /// The force has Units that no legal force can afford.
    #[error(
        "{what} cost {points} points{}; at most {most} may be spent, so no force can have that",
        and_commander(*.commander, *.sum)
    )]
    CannotBeFielded {
        /// The beginning of the sentence, such as `The Tank would`.
        what: String,
        /// What these Units cost, in points.
        points: i32,
        /// What the cheapest Commander costs in addition, in points; 0 if one of these Units is the Commander.
        commander: i32,
        /// The sum of `points` and `commander`.
        sum: i32,
        /// The most points that the options allow.
        most: i32,
    },
    /// The force has no Commander, or more than one.
    #[error("the force has {commanders} Commanders; it must have exactly one")]
    Commanders {
        /// How many Commanders the force has.
        commanders: u32,
    },
    /// The Commander must be a Trooper.
    #[error("{unit} is a Vehicle; the Commander is a Trooper")]
    CommanderVehicle {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// A level is not in the level table.
    #[error("{unit} has {attribute} {level:+}; levels are from -3 (Terrible) to +3 (Superb)")]
    Level {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The name of the attribute in English, such as `Defence` or `Range of rifle`.
        attribute: String,
        /// The level given.
        level: Level,
    },
    /// The Defence with the pose is not in the level table, or the pose is free and the Defence without it is not in
    /// the table.
    #[error(
        "{unit} is {} with Defence {with:+}, which would be {standing:+} standing; both must be from -3 to +3",
        .stance.word()
    )]
    Pose {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The pose.
        stance: Stance,
        /// The Defence level with the pose.
        with: Level,
        /// The Defence level without the pose.
        standing: Level,
    },
    /// A Vehicle is kneeling or prone.
    #[error("{unit} is a Vehicle; only Troopers stand, kneel or lie")]
    VehiclePose {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// The file gives the first weapon a level, but the Unit has no weapon.
    #[error("{unit} has no weapon, so it cannot have a Range or an Attack")]
    Unarmed {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// The Unit has too many weapons.
    #[error("{unit} has {weapons} weapons; at most {MOST_WEAPONS} can be carried")]
    TooManyWeapons {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// How many weapons the Unit has.
        weapons: u32,
    },
    /// The name of a weapon is empty or too long, or has invisible characters or blanks at an end.
    #[error("{unit} has a weapon called {weapon:?}; 1 to {LONGEST_WEAPON} visible characters are allowed")]
    WeaponName {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The name of the weapon, cut short.
        weapon: String,
    },
    /// Two weapons of a Unit have the same name.
    #[error("{unit} has two weapons called {weapon}; each needs a name of its own")]
    SameWeapon {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The name that both weapons have.
        weapon: String,
    },
    /// The Unit has a weapon that its type cannot carry.
    #[error("{unit} cannot carry {weapon}: {}", carriers(*.kind))]
    Weapon {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The name of the weapon.
        weapon: String,
        /// What the weapon hits.
        kind: WeaponKind,
    },
    /// A Unit that is not a Radioman has the role of one.
    #[error("{unit} is not a Radioman; only a Radioman can have a role on the radio")]
    NoRadio {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// Several Radiomen have the same role.
    #[error("{radiomen} Radiomen are the {} Radioman; at most one is allowed", role_name(*.role))]
    SameRole {
        /// The role that they share.
        role: RadioRole,
        /// How many Radiomen have this role.
        radiomen: u32,
    },
    /// The force lacks a Radioman that the options require.
    #[error("a {} Radioman is missing; the options of this table ask for one", role_name(*.role))]
    RadiomanMissing {
        /// The role of the missing Radioman.
        role: RadioRole,
    },
    /// A Vehicle has binoculars.
    #[error("{unit} is a Vehicle; only Troopers carry binoculars")]
    VehicleSpotter {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
    },
    /// The name of a Unit is too long, or has invisible characters or blanks at an end.
    #[error("the name of {unit} has {characters} characters; {LONGEST_NAME} visible ones are allowed")]
    UnitName {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// How many characters the name has.
        characters: u32,
    },
    /// Two Units, or a Unit and another thing on the table, have the same id.
    #[error("{id} is the id of two things; each needs one of its own")]
    SameId {
        /// The id that both have.
        id: Id,
    },
    /// The file gives a Unit an id, but must fit either side.
    #[error("{unit} has the id {id}; leave ids out, because the game gives Units their ids by side")]
    OwnId {
        /// The index of the Unit in the file, from 0.
        nth: u32,
        /// The label of the Unit.
        unit: String,
        /// The id that the file gives the Unit.
        id: Id,
    },
    /// The force has more markers than any force may have.
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

/// Returns every fault of a force. If it has more than [`MOST_JUDGED`] Units, they are not checked one by one.
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

/// Returns a fault for each Unit with an id, in a file that must fit either side. PF-R-112
pub(crate) fn own_ids(force: &ForceFile) -> Vec<ForceFault> {
    let named = force.units.iter().enumerate().take(MOST_JUDGED);
    let own = |(nth, unit): (usize, &UnitFile)| {
        unit.id.map(|id| ForceFault::OwnId { nth: nth as u32, unit: label(nth as u32, unit), id })
    };
    named.filter_map(own).collect()
}

/// Returns what sentences call a Unit: its name, or else its id and type, or else its number in the file and its type.
fn label(nth: u32, unit: &UnitFile) -> String {
    if !unit.name.is_empty() {
        return cut(&unit.name);
    }
    let kind = unit.kind.data().word;
    unit.id.map_or_else(|| format!("Unit {} ({kind})", nth + 1), |id| format!("{id} ({kind})"))
}

/// Checks that the file is for this game, and that the name of the force can be shown. PF-R-71
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

/// Checks the number of Units (PF-SCEN-03), the number of markers (PF-MINE-03) and the price (PF-SCEN-04, PF-R-37,
/// PF-R-71). If the price is too high, adds a fault for what no legal force can afford (PF-R-76).
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

/// Checks that exactly one Unit, a Trooper, is the Commander. PF-CMD-01, PF-RADIO-01
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

/// Checks one Unit and adds its faults to `faults`.
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

    /// Checks that every level is in the level table. PF-STAT-07, PF-BUY-02
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

    /// Checks the pose. A prone or kneeling Trooper adds levels to its Defence (PF-STANCE-01, PF-STANCE-02). The sum
    /// must be in the level table. If the option `stance` makes the pose free, the Defence without it must be in the
    /// table too (PF-R-67). Vehicles have no pose.
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

    /// Checks that each weapon has a name of its own and suits the type. PF-R-70, PF-VEH-04, PF-U-GRN-02
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

    /// Checks that only Radiomen have roles on the radio (PF-RADIO-03), and only Troopers have binoculars (PF-R-25).
    fn gear(&mut self) {
        if self.unit.radio.is_some() && self.unit.kind != UnitType::Radioman {
            self.faults.push(ForceFault::NoRadio { nth: self.nth, unit: self.label() });
        }
        if self.unit.spotter && self.unit.kind.is_vehicle() {
            self.faults.push(ForceFault::VehicleSpotter { nth: self.nth, unit: self.label() });
        }
    }
}

/// Checks that no two Radiomen share a role (PF-RADIO-03), and that the required Radiomen are there (PF-R-58).
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

/// Checks that no two Units would have the same id, whichever side brings the force. PF-R-112
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
