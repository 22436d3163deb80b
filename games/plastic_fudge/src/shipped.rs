//! The battlefields and forces that come with the game. PF-SCN-01

use crate::battlefield::Battlefield;
use crate::force::ForceFile;
use crate::options::PriceList;
use catalogue::shipped_json;
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
    /// The force that is offered at house prices instead, because `force` costs too much or too little there. PF-R-114
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<ForceFile>,
}

impl ShippedForce {
    /// Returns the force that is offered at these prices. PF-R-114
    pub fn at(&self, prices: &PriceList) -> &ForceFile {
        self.house.as_ref().filter(|_| !prices.is_book()).unwrap_or(&self.force)
    }
}

/// Id, file and sentence of each force, in the order of the lists that players choose from.
const FORCES: [(&str, &str, &str); 12] = [
    (
        "rifle-platoon",
        include_str!("../data/forces/rifle-platoon.json"),
        "Nine riflemen and a Lieutenant: some stand and run, some kneel or lie and hold the line.",
    ),
    ("patrol", include_str!("../data/forces/patrol.json"), "Grenades, heavy weapons, and a few who run for the flag."),
    (
        "assault",
        include_str!("../data/forces/assault.json"),
        "Three men with grenades and rifles, who have to come close, and a Sergeant behind them.",
    ),
    (
        "snipers",
        include_str!("../data/forces/snipers.json"),
        "A Sniper hits anything within fifteen inches, and hopes that nobody comes nearer.",
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
        "Bazooka against armour and walls, Flamethrower against everything else.",
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
        "The largest gun that a man can carry, and a few men who watch over it.",
    ),
    (
        "headquarters",
        include_str!("../data/forces/headquarters.json"),
        "A Major with his Jeep and his Radioman. Somebody stands guard.",
    ),
    (
        "militia",
        include_str!("../data/forces/militia.json"),
        "People with old rifles. Each is cheap, and there is always another one.",
    ),
];

/// The forces that house prices change: id and file. PF-R-114
const HOUSE_FORCES: [(&str, &str); 12] = [
    ("rifle-platoon", include_str!("../data/forces/house/rifle-platoon.json")),
    ("patrol", include_str!("../data/forces/house/patrol.json")),
    ("assault", include_str!("../data/forces/house/assault.json")),
    ("snipers", include_str!("../data/forces/house/snipers.json")),
    ("mortars", include_str!("../data/forces/house/mortars.json")),
    ("engineers", include_str!("../data/forces/house/engineers.json")),
    ("tank-hunters", include_str!("../data/forces/house/tank-hunters.json")),
    ("armour", include_str!("../data/forces/house/armour.json")),
    ("airmobile", include_str!("../data/forces/house/airmobile.json")),
    ("big-gun", include_str!("../data/forces/house/big-gun.json")),
    ("headquarters", include_str!("../data/forces/house/headquarters.json")),
    ("militia", include_str!("../data/forces/house/militia.json")),
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
    BATTLEFIELDS.iter().map(|file| shipped_json(file)).collect()
}

/// Returns the ready-made forces in the order of the lists that players choose from.
pub fn shipped_forces() -> Vec<ShippedForce> {
    let read = |(id, file, about): &(&str, &str, &str)| ShippedForce {
        id: (*id).into(),
        about: (*about).into(),
        force: read_force(file),
        house: HOUSE_FORCES.iter().find(|(changed, _)| changed == id).map(|(_, file)| read_force(file)),
    };
    FORCES.iter().map(read).collect()
}

fn read_force(file: &str) -> ForceFile {
    shipped_json(file)
}
