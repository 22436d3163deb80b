//! The values that the printed rules give each type of Unit. PF-SCEN-01

use crate::clauses::*;
use crate::level::Level;
use crate::options::{Options, SpecialPrices, StancePrice};
use crate::unit::{Stance, UnitType, Weapon, WeaponKind};
use geometry::INCH;
use referee::Clause;

/// A type of Unit: the values that a Unit of this type has if its force file does not change them.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The id of the type in files, such as `fifty-cal`.
    pub word: &'static str,
    /// The code of the type in the rulebook, such as `BAS`.
    pub code: &'static str,
    /// The English name of the type, such as `50 Cal Trooper`.
    pub title: &'static str,
    /// The clause that describes the model of the type.
    pub clause: Clause,
    /// Movement level.
    pub ml: Level,
    /// Defence level of a standing model. A kneeling or prone model has more: see [`Stance::bonus`].
    pub dl: Level,
    /// Training level.
    pub tl: Level,
    /// The pose of the usual model of the type.
    pub stance: Stance,
    /// The weapons of the type: name, kind, Range level (RL) and Attack level (AL).
    pub weapons: &'static [(&'static str, WeaponKind, Level, Level)],
    /// Points in addition to the cost of the levels, for a special weapon or a radio. PF-SPEC-01, PF-U-RAD-02
    pub extra: i32,
    /// The same as `extra`, but as the printed price of the type implies it. PF-R-68, PF-R-69
    pub printed_extra: i32,
    /// Radius of the base in micrometres. PF-R-43
    pub radius: i32,
    /// How many Troopers a Unit of this type can carry. PF-R-54
    pub capacity: u8,
    /// Whether a Unit of this type has binoculars. PF-U-CMD-01
    pub spotter: bool,
}

/// The default values of a Trooper: all levels are Mediocre. PF-BUY-01
const TROOPER: Kind = Kind {
    word: "basic",
    code: "BAS",
    title: "Basic Trooper",
    clause: PF_U_BAS_01,
    // PF-U-BAS-ML, PF-U-BAS-RL, PF-U-BAS-AL, PF-U-BAS-DL, PF-U-BAS-TL
    ml: -1,
    dl: -1,
    tl: -1,
    stance: Stance::Standing,
    weapons: &[("rifle", WeaponKind::Shot, -1, -1)],
    extra: 0,
    printed_extra: 0,
    radius: INCH / 2,
    capacity: 0,
    spotter: false,
};

/// The default values of a Vehicle. Vehicles and Troopers use the same level table (PF-VEH-03). The Defence level of a
/// Vehicle also protects its passengers (PF-VEH-05).
const VEHICLE: Kind = Kind {
    word: "vehicle",
    code: "VEH",
    title: "Vehicle of your own",
    clause: PF_VEH_01,
    weapons: &[("gun", WeaponKind::Shot, -1, -1)],
    radius: INCH * 5 / 4,
    ..TROOPER
};

/// The surcharge of each of the five special Troopers, in points. PF-SPEC-01
pub(crate) const SPECIAL: i32 = 25;
/// What a radio adds to the cost of the pistol's range: a Superb Range level (50 points) replaces a Mediocre one (8
/// points). PF-U-RAD-02
pub(crate) const RADIO: i32 = 50 - 8;
/// By how many points the printed price of the Grenade and Rifle Trooper exceeds the sum of the prices of his levels.
/// PF-R-69
const PRINTED_GRENADIER: i32 = 20;

const KINDS: [Kind; 18] = [
    TROOPER,
    Kind {
        word: "commander",
        code: "CMD",
        title: "Commander",
        clause: PF_U_CMD_01,
        // PF-U-CMD-ML, PF-U-CMD-RL, PF-U-CMD-AL, PF-U-CMD-DL, PF-U-CMD-TL, PF-U-CMD-02, PF-U-CMD-03
        ml: 1,
        dl: 1,
        tl: 3,
        weapons: &[("pistol", WeaponKind::Shot, -1, 1)],
        spotter: true,
        ..TROOPER
    },
    Kind {
        word: "radioman",
        code: "RAD",
        title: "Radioman",
        clause: PF_U_RAD_01,
        // PF-U-RAD-ML, PF-U-RAD-RL, PF-U-RAD-AL, PF-U-RAD-DL, PF-U-RAD-TL, PF-U-RAD-02, PF-U-RAD-03
        ml: 1,
        tl: 1,
        stance: Stance::Kneeling,
        weapons: &[("pistol", WeaponKind::Shot, -1, -1)],
        extra: RADIO,
        printed_extra: RADIO,
        ..TROOPER
    },
    Kind {
        word: "grenadier",
        code: "GRN",
        title: "Grenade and Rifle Trooper",
        clause: PF_U_GRN_01,
        // PF-U-GRN-ML, PF-U-GRN-RL, PF-U-GRN-AL, PF-U-GRN-DL, PF-U-GRN-TL, PF-U-GRN-02
        tl: 0,
        weapons: &[("grenade", WeaponKind::Grenade, 0, 2), ("rifle", WeaponKind::Shot, 1, 1)],
        printed_extra: PRINTED_GRENADIER,
        ..TROOPER
    },
    Kind {
        word: "sniper",
        code: "SNI",
        title: "Sniper",
        clause: PF_U_SNI_01,
        // PF-U-SNI-ML, PF-U-SNI-RL, PF-U-SNI-AL, PF-U-SNI-DL, PF-U-SNI-TL, PF-R-81
        ml: -2,
        tl: 1,
        stance: Stance::Prone,
        weapons: &[("rifle", WeaponKind::Shot, 2, 2)],
        ..TROOPER
    },
    Kind {
        word: "crawler",
        code: "CRW",
        title: "Crawling Trooper",
        clause: PF_U_CRW_01,
        // PF-U-CRW-ML, PF-U-CRW-RL, PF-U-CRW-AL, PF-U-CRW-DL, PF-U-CRW-TL, PF-R-81
        ml: -2,
        tl: 0,
        stance: Stance::Prone,
        weapons: &[("rifle", WeaponKind::Shot, 0, 0)],
        ..TROOPER
    },
    Kind {
        word: "minesweeper",
        code: "SWP",
        title: "Minesweeper",
        clause: PF_U_SWP_01,
        // PF-U-SWP-ML, PF-U-SWP-RL, PF-U-SWP-AL, PF-U-SWP-DL, PF-U-SWP-TL
        ml: -2,
        tl: 2,
        weapons: &[("sweeper", WeaponKind::Sweeper, -2, 1)],
        ..TROOPER
    },
    Kind {
        word: "mortar",
        code: "MOR",
        title: "Mortar Trooper",
        clause: PF_U_MOR_01,
        // PF-U-MOR-ML, PF-U-MOR-RL, PF-U-MOR-AL, PF-U-MOR-DL, PF-U-MOR-TL
        ml: -2,
        dl: 0,
        tl: 0,
        weapons: &[("mortar", WeaponKind::Mortar, 2, 1)],
        extra: SPECIAL,
        ..TROOPER
    },
    Kind {
        word: "fifty-cal",
        code: "C50",
        title: "50 Cal Trooper",
        clause: PF_U_C50_01,
        // PF-U-C50-ML, PF-U-C50-RL, PF-U-C50-AL, PF-U-C50-DL, PF-U-C50-TL
        ml: -3,
        dl: 0,
        weapons: &[("gun", WeaponKind::Shot, 1, 2)],
        extra: SPECIAL,
        ..TROOPER
    },
    Kind {
        word: "bazooka",
        code: "BAZ",
        title: "Bazooka Trooper",
        clause: PF_U_BAZ_01,
        // PF-U-BAZ-ML, PF-U-BAZ-RL, PF-U-BAZ-AL, PF-U-BAZ-DL, PF-U-BAZ-TL
        ml: 1,
        dl: 0,
        tl: 0,
        weapons: &[("bazooka", WeaponKind::Bazooka, 2, 2)],
        extra: SPECIAL,
        ..TROOPER
    },
    Kind {
        word: "flamethrower",
        code: "FLM",
        title: "Flamethrower Trooper",
        clause: PF_U_FLM_01,
        // PF-U-FLM-ML, PF-U-FLM-RL, PF-U-FLM-AL, PF-U-FLM-DL, PF-U-FLM-TL
        ml: 1,
        dl: 0,
        tl: 0,
        weapons: &[("flame", WeaponKind::Flame, 0, 2)],
        extra: SPECIAL,
        ..TROOPER
    },
    Kind {
        word: "bfg",
        code: "BFG",
        title: "BFG Trooper",
        clause: PF_U_BFG_01,
        // PF-U-BFG-ML, PF-U-BFG-RL, PF-U-BFG-AL, PF-U-BFG-DL, PF-U-BFG-TL
        ml: 1,
        dl: 2,
        tl: 2,
        weapons: &[("bfg", WeaponKind::Shot, 2, 2)],
        extra: SPECIAL,
        ..TROOPER
    },
    // PF-U-JEEP-ML, PF-U-JEEP-RL, PF-U-JEEP-AL, PF-U-JEEP-DL, PF-U-JEEP-TL, PF-U-JEEP-02
    Kind {
        word: "jeep",
        code: "JEEP",
        title: "Jeep",
        clause: PF_U_JEEP_01,
        ml: 1,
        tl: 0,
        weapons: &[],
        capacity: 2,
        ..VEHICLE
    },
    Kind {
        word: "tank",
        code: "TNK",
        title: "Tank",
        clause: PF_U_TNK_01,
        // PF-U-TNK-ML, PF-U-TNK-RL, PF-U-TNK-AL, PF-U-TNK-DL, PF-U-TNK-TL
        ml: 0,
        dl: 3,
        tl: 2,
        weapons: &[("cannon", WeaponKind::Disc, 1, 2)],
        radius: INCH * 7 / 4,
        ..VEHICLE
    },
    Kind {
        word: "helicopter",
        code: "HEL",
        title: "Helicopter",
        clause: PF_U_HEL_01,
        // PF-U-HEL-ML, PF-U-HEL-RL, PF-U-HEL-AL, PF-U-HEL-DL, PF-U-HEL-TL, PF-U-HEL-03
        ml: 2,
        dl: 0,
        tl: 1,
        weapons: &[("gun", WeaponKind::Shot, 2, 2)],
        radius: INCH * 2,
        capacity: 4,
        ..VEHICLE
    },
    Kind {
        word: "jet",
        code: "JET",
        title: "Jet Fighter",
        clause: PF_U_JET_01,
        // PF-U-JET-ML, PF-U-JET-RL, PF-U-JET-AL, PF-U-JET-DL, PF-U-JET-TL
        ml: 3,
        dl: 2,
        tl: 2,
        weapons: &[("gun", WeaponKind::Shot, 3, 2)],
        radius: INCH * 2,
        ..VEHICLE
    },
    Kind {
        word: "howitzer",
        code: "HOW",
        title: "Towed Howitzer",
        clause: PF_U_HOW_01,
        // PF-U-HOW-ML, PF-U-HOW-RL, PF-U-HOW-AL, PF-U-HOW-DL, PF-U-HOW-TL, PF-U-HOW-02
        ml: -3,
        dl: -2,
        tl: -3,
        weapons: &[("howitzer", WeaponKind::Disc, 3, 2)],
        ..VEHICLE
    },
    VEHICLE,
];

impl UnitType {
    /// Returns the default values of this type.
    pub const fn data(self) -> &'static Kind {
        &KINDS[self as usize]
    }

    /// Returns the points that this type costs in addition to its levels. The option `special_prices` says whether they
    /// follow the text or the printed prices. The house has its own. PF-SPEC-01, PF-R-68, PF-R-69, PF-R-114
    pub fn surcharge(self, options: &Options) -> i32 {
        let data = self.data();
        match (options.prices.house(), options.special_prices) {
            (None, SpecialPrices::Audited) => data.extra,
            (None, SpecialPrices::Printed) => data.printed_extra,
            (Some(_), _) if data.extra == 0 => 0,
            (Some(table), _) if self == UnitType::Radioman => table.radio,
            (Some(table), _) => table.special,
        }
    }
}

impl Kind {
    /// Returns the weapons of the type.
    pub fn weapons(&self) -> Vec<Weapon> {
        let weapon = |(name, kind, rl, al): &(&str, WeaponKind, Level, Level)| Weapon {
            name: (*name).into(),
            kind: *kind,
            rl: *rl,
            al: *al,
        };
        self.weapons.iter().map(weapon).collect()
    }
}

impl Stance {
    /// Returns how many levels the pose adds to the Defence level (DL). PF-STANCE-01, PF-STANCE-02
    pub const fn bonus(self) -> Level {
        match self {
            Stance::Standing => 0,
            Stance::Kneeling => 1,
            Stance::Prone => 2,
        }
    }

    /// Returns how many of the levels of [`Stance::bonus`] cost no points. PF-R-67
    pub fn free(self, options: &Options) -> Level {
        match options.stance {
            StancePrice::Paid => 0,
            StancePrice::Free => self.bonus(),
        }
    }
}
