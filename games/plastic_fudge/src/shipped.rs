//! The battlefields and forces that come with the game. PF-SCN-01

use crate::battlefield::Battlefield;
use crate::force::ForceFile;
use schemars::JsonSchema;
use serde::Serialize;

/// The files, in the order of the lists that players choose from.
const BATTLEFIELDS: [&str; 4] = [
    include_str!("../data/battlefields/green-camp.json"),
    include_str!("../data/battlefields/meeting.json"),
    include_str!("../data/battlefields/river.json"),
    include_str!("../data/battlefields/sandbox.json"),
];

/// A ready-made force of 500 points at most. PF-SCEN-04
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ShippedForce {
    /// The id of the force in URLs, such as `rifle-platoon`.
    pub id: String,
    /// A sentence about the force for players, in English.
    pub about: String,
    /// The content of the force file.
    pub force: ForceFile,
}

/// Id, file and sentence of each force, in the order of the lists that players choose from.
const FORCES: [(&str, &str, &str); 12] = [
    (
        "rifle-platoon",
        include_str!("../data/forces/rifle-platoon.json"),
        "Nine riflemen and a Lieutenant: some stand and run, some kneel or lie and hold the line.",
    ),
    (
        "patrol",
        include_str!("../data/forces/patrol.json"),
        "One of each: grenades, a .50 cal, a Bazooka and two who run for the flag.",
    ),
    (
        "assault",
        include_str!("../data/forces/assault.json"),
        "Three men with grenades and rifles, who have to come close, and a Sergeant behind them.",
    ),
    (
        "snipers",
        include_str!("../data/forces/snipers.json"),
        "Three Snipers who hit anything within fifteen inches, and hope that nobody comes nearer.",
    ),
    (
        "mortars",
        include_str!("../data/forces/mortars.json"),
        "Two mortars that fire over hills and houses at whatever the Observer sees.",
    ),
    (
        "engineers",
        include_str!("../data/forces/engineers.json"),
        "Three markers to lay and two Minesweepers to find those of the enemy.",
    ),
    (
        "tank-hunters",
        include_str!("../data/forces/tank-hunters.json"),
        "Two Bazookas against armour and walls, and a Flamethrower for everything else.",
    ),
    ("armour", include_str!("../data/forces/armour.json"), "A Tank, and a Captain who keeps his head down."),
    (
        "airmobile",
        include_str!("../data/forces/airmobile.json"),
        "A Helicopter that sets men down wherever they are needed.",
    ),
    (
        "big-gun",
        include_str!("../data/forces/big-gun.json"),
        "The largest gun that a man can carry, a Sniper beside it, and three who watch.",
    ),
    (
        "headquarters",
        include_str!("../data/forces/headquarters.json"),
        "A Major with his Jeep and his Radioman, and one man on guard: exactly 500 points.",
    ),
    (
        "militia",
        include_str!("../data/forces/militia.json"),
        "Nineteen people with old rifles. Each is cheap, and there is always another one.",
    ),
];

/// Returns the Korean name of a shipped battlefield; `None` if no battlefield has this id.
pub(crate) fn korean_name(battlefield: &str) -> Option<&'static str> {
    match battlefield {
        "green-camp" => Some("초록군과 황갈국"),
        "meeting" => Some("네거리의 조우"),
        "river" => Some("강 건너기"),
        "sandbox" => Some("모래놀이터 전투"),
        _ => None,
    }
}

/// Returns the shipped battlefields in the order of the lists that players choose from. The first is the default.
pub fn shipped_battlefields() -> Vec<Battlefield> {
    let read = |file: &&str| serde_json::from_str(file).expect("the shipped battlefields are valid: a test reads them");
    BATTLEFIELDS.iter().map(read).collect()
}

/// Returns the ready-made forces in the order of the lists that players choose from.
pub fn shipped_forces() -> Vec<ShippedForce> {
    let read = |(id, file, about): &(&str, &str, &str)| ShippedForce {
        id: (*id).into(),
        about: (*about).into(),
        force: serde_json::from_str(file).expect("the shipped forces are valid: a test reads them"),
    };
    FORCES.iter().map(read).collect()
}
