//! The faults that a force can have, with their clauses and sentences.

use super::judge::{LONGEST_WEAPON, MOST_MARKERS, MOST_WEAPONS};
use crate::clauses::*;
use crate::game_words::{FORMAT, GAME, LONGEST_NAME};
use crate::id::Id;
use crate::unit::{Level, RadioRole, Stance, WeaponKind};
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// What is wrong with a force. `nth` is the place of a Unit in the file, from 0; `unit` what to call it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ForceFault {
    /// The format is another one.
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
        /// How many.
        characters: u32,
    },
    /// There are too many Units.
    #[error("the force has {units} Units; at most {cap} may come")]
    TooManyUnits {
        /// How many.
        units: u32,
        /// At most.
        cap: i32,
    },
    /// The force costs too much.
    #[error("the force costs {points} points, {over} too many; at most {most} may be spent{}", with_markers(.markers))]
    TooManyPoints {
        /// What it costs.
        points: i32,
        /// At most.
        most: i32,
        /// The difference.
        over: i32,
        /// What its markers cost of that.
        markers: i32,
    },
    /// Units that fit into no force of these points.
    #[error(
        "{what} cost {points} points{}; at most {most} may be spent, so no force can have that",
        and_commander(*.commander, *.sum)
    )]
    CannotBeFielded {
        /// The Units, in words.
        what: String,
        /// What they cost.
        points: i32,
        /// What the cheapest Commander costs beside them; 0 if one of them is it.
        commander: i32,
        /// Both.
        sum: i32,
        /// At most.
        most: i32,
    },
    /// The force has no Commander, or more than one.
    #[error("the force has {commanders} Commanders; it must have exactly one")]
    Commanders {
        /// How many.
        commanders: u32,
    },
    /// A Vehicle is the Commander.
    #[error("{unit} is a Vehicle; the Commander is a Trooper")]
    CommanderVehicle {
        /// The place in the list, from 0.
        nth: u32,
        /// The type of the Unit, in words.
        unit: String,
    },
    /// A level is not of the table.
    #[error("{unit} has {attribute} {level:+}; levels are from -3 (Terrible) to +3 (Superb)")]
    Level {
        /// Whose.
        nth: u32,
        /// Whose.
        unit: String,
        /// Of what.
        attribute: String,
        /// The level given.
        level: Level,
    },
    /// The pose lifts Defence beyond the table, or what is left without it lies below.
    #[error(
        "{unit} is {} and has Defence {with:+}, that is {standing:+} standing; both are from -3 to +3",
        pose(*.stance)
    )]
    Pose {
        /// Who.
        nth: u32,
        /// Who.
        unit: String,
        /// The pose.
        stance: Stance,
        /// Defence with the pose.
        with: Level,
        /// Defence without it.
        standing: Level,
    },
    /// A Vehicle with a pose.
    #[error("{unit} is a Vehicle; only Troopers stand, kneel or lie")]
    VehiclePose {
        /// The place in the list, from 0.
        nth: u32,
        /// The type of the Unit, in words.
        unit: String,
    },
    /// A level for a weapon that is not there.
    #[error("{unit} has no weapon whose Range or Attack could be set")]
    Unarmed {
        /// Who.
        nth: u32,
        /// Who.
        unit: String,
    },
    /// Too many weapons.
    #[error("{unit} has {weapons} weapons; at most {MOST_WEAPONS} can be carried")]
    TooManyWeapons {
        /// Who.
        nth: u32,
        /// Who.
        unit: String,
        /// How many.
        weapons: u32,
    },
    /// The name of a weapon is empty, too long or cannot be shown.
    #[error("{unit} has a weapon called {weapon:?}; a name has 1 to {LONGEST_WEAPON} characters, without line breaks")]
    WeaponName {
        /// Whose.
        nth: u32,
        /// Whose.
        unit: String,
        /// The name, cut short.
        weapon: String,
    },
    /// Two weapons of a Unit have one name.
    #[error("{unit} has two weapons called {weapon}; each needs a name of its own")]
    SameWeapon {
        /// Whose.
        nth: u32,
        /// Whose.
        unit: String,
        /// The name.
        weapon: String,
    },
    /// A weapon that this type cannot carry.
    #[error("{unit} cannot carry {weapon}: {}", carriers(*.kind))]
    Weapon {
        /// Who.
        nth: u32,
        /// Who.
        unit: String,
        /// The name of the weapon.
        weapon: String,
        /// What it does.
        kind: WeaponKind,
    },
    /// A role on the radio for a Unit that is not a Radioman.
    #[error("{unit} is no Radioman; only a Radioman is given a role on the radio")]
    NoRadio {
        /// Who.
        nth: u32,
        /// Who.
        unit: String,
    },
    /// Two Radiomen with one role.
    #[error("{radiomen} Radiomen are the {} Radioman; each role is given once at most", role_name(*.role))]
    SameRole {
        /// The role they share.
        role: RadioRole,
        /// How many have it.
        radiomen: u32,
    },
    /// A Radioman is missing that the options ask for.
    #[error("a {} Radioman is missing; the options of this table ask for one", role_name(*.role))]
    RadiomanMissing {
        /// The missing role.
        role: RadioRole,
    },
    /// Binoculars on a Vehicle.
    #[error("{unit} is a Vehicle; only Troopers carry binoculars")]
    VehicleSpotter {
        /// The place in the list, from 0.
        nth: u32,
        /// The type of the Unit, in words.
        unit: String,
    },
    /// The name of a Unit is too long or cannot be shown.
    #[error("the name of {unit} has {characters} characters; at most {LONGEST_NAME} can be shown, without line breaks")]
    UnitName {
        /// Whose.
        nth: u32,
        /// Whose.
        unit: String,
        /// How many.
        characters: u32,
    },
    /// Two things on the table would have one id.
    #[error("{id} is the id of two things; each needs one of its own")]
    SameId {
        /// The id.
        id: Id,
    },
    /// An id in a file that either side may bring.
    #[error("{unit} brings the id {id}; the table names the Units of a force by their side, so leave ids out")]
    OwnId {
        /// Whose.
        nth: u32,
        /// Whose.
        unit: String,
        /// The id.
        id: Id,
    },
    /// There are too many markers.
    #[error("the force has {markers} markers; at most {MOST_MARKERS} may be laid")]
    TooManyMarkers {
        /// How many.
        markers: u32,
    },
}

fn with_markers(markers: &i32) -> String {
    if *markers > 0 { format!(", and {markers} go to markers") } else { String::new() }
}

fn and_commander(commander: i32, sum: i32) -> String {
    if commander == 0 { String::new() } else { format!(", with the cheapest Commander ({commander}) {sum}") }
}

const fn pose(stance: Stance) -> &'static str {
    match stance {
        Stance::Standing => "standing",
        Stance::Kneeling => "kneeling",
        Stance::Prone => "prone",
    }
}

const fn role_name(role: RadioRole) -> &'static str {
    match role {
        RadioRole::Command => "Command",
        RadioRole::Trooper => "Trooper",
    }
}

/// Says who may carry a kind of weapon, for the sentence of a fault.
const fn carriers(kind: WeaponKind) -> &'static str {
    match kind {
        WeaponKind::Shot => "everybody may",
        WeaponKind::Grenade | WeaponKind::Sweeper => "only Troopers may",
        WeaponKind::Disc => "only Vehicles may",
        WeaponKind::Bazooka => "only a Bazooka Trooper may",
        WeaponKind::Mortar => "only a Mortar Trooper may",
        WeaponKind::Flame => "only a Flamethrower Trooper may",
    }
}

impl Cite for ForceFault {
    fn clause(&self) -> Clause {
        match self {
            ForceFault::Format { .. }
            | ForceFault::OtherGame { .. }
            | ForceFault::ForceName { .. }
            | ForceFault::UnitName { .. } => PF_R_71,
            ForceFault::TooManyUnits { .. } => PF_SCEN_03,
            ForceFault::TooManyPoints { .. } => PF_SCEN_04,
            ForceFault::CannotBeFielded { .. } => PF_R_76,
            ForceFault::Commanders { .. } | ForceFault::CommanderVehicle { .. } => PF_CMD_01,
            ForceFault::Level { .. } => PF_STAT_07,
            ForceFault::Pose { stance: Stance::Kneeling, .. } => PF_STANCE_02,
            ForceFault::Pose { .. } => PF_STANCE_01,
            ForceFault::VehiclePose { .. } => PF_R_67,
            ForceFault::Unarmed { .. } => PF_R_55,
            ForceFault::TooManyWeapons { .. } | ForceFault::WeaponName { .. } | ForceFault::SameWeapon { .. } => {
                PF_R_70
            }
            ForceFault::Weapon { kind: WeaponKind::Disc, .. } => PF_TANK_01,
            ForceFault::Weapon { kind: WeaponKind::Grenade, .. } => PF_EXP_01,
            ForceFault::Weapon { kind: WeaponKind::Sweeper, .. } => PF_U_SWP_01,
            ForceFault::Weapon { .. } => PF_SPEC_01,
            ForceFault::NoRadio { .. } | ForceFault::SameRole { .. } => PF_RADIO_03,
            ForceFault::RadiomanMissing { .. } => PF_R_58,
            ForceFault::VehicleSpotter { .. } => PF_R_25,
            ForceFault::SameId { .. } | ForceFault::OwnId { .. } => PF_R_112,
            ForceFault::TooManyMarkers { .. } => PF_MINE_03,
        }
    }
}
