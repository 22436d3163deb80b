//! The tables and forces that come with the game. AT-TERR-01, AT-SAMP-01 … AT-SAMP-07

use crate::force::ForceFile;
use crate::options::PriceList;
use crate::terrain::TableFile;
use catalogue::shipped_json;
use schemars::JsonSchema;
use serde::Serialize;

/// The table files, in the order in which they are offered.
const TABLES: [&str; 8] = [
    include_str!("../data/tables/bare.json"),
    include_str!("../data/tables/fences-and-copse.json"),
    include_str!("../data/tables/towers-and-barrels.json"),
    include_str!("../data/tables/stockade.json"),
    include_str!("../data/tables/junkyard.json"),
    include_str!("../data/tables/citadel.json"),
    include_str!("../data/tables/sunken-maze.json"),
    include_str!("../data/tables/everything.json"),
];

/// Returns the Korean name of a table that comes with the game.
pub(crate) fn korean_name(table: &str) -> Option<&'static str> {
    let name = match table {
        "bare" => "빈 탁자",
        "fences-and-copse" => "울타리와 잡목숲",
        "towers-and-barrels" => "탑과 통",
        "stockade" => "방책",
        "junkyard" => "고물상",
        "citadel" => "성채",
        "sunken-maze" => "가라앉은 미로",
        "everything" => "한꺼번에 모두",
        _ => return None,
    };
    Some(name)
}

/// A ready-made force that players can choose.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ShippedForce {
    /// The id of the force, such as `colossus`.
    pub id: &'static str,
    /// A sentence about the force.
    pub about: &'static str,
    /// The limit in points that the force is made for. AT-FORCE-01
    pub limit: i32,
    /// The force as a file, ready to hand in.
    pub force: ForceFile,
    /// The force that is offered at house prices instead, because `force` costs too much there. AT-R-73
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<ForceFile>,
}

impl ShippedForce {
    /// Returns the force that is offered at these prices. AT-R-73
    pub fn at(&self, prices: PriceList) -> &ForceFile {
        self.house.as_ref().filter(|_| !prices.is_book()).unwrap_or(&self.force)
    }
}

/// The forces in the order in which they are offered: id, limit, force file, and a sentence.
const FORCES: [(&str, i32, &str, &str); 8] = [
    (
        "boiler-watch",
        100,
        include_str!("../data/forces/boiler-watch.json"),
        "The Marshal folds down when he falls; Troopers stand up again as long as the Captain stands.",
    ),
    (
        "hedge-choir",
        100,
        include_str!("../data/forces/hedge-choir.json"),
        "A Matriarch, a wrestler and a hurler in front, a Healer behind, and Troopers in waiting.",
    ),
    (
        "kite-line",
        100,
        include_str!("../data/forces/kite-line.json"),
        "A Sniper and a Captain shoot, a Dancer runs round the back, and one figure holds the line.",
    ),
    (
        "three-banners",
        100,
        include_str!("../data/forces/three-banners.json"),
        "A bit of every faction: a slash, a throw and two launchers.",
    ),
    (
        "long-barrels",
        100,
        include_str!("../data/forces/long-barrels.json"),
        "Launchers that need not come near anybody.",
    ),
    (
        "colossus",
        200,
        include_str!("../data/forces/colossus.json"),
        "A Battle Master with four missiles, and the Troopers who stand round it.",
    ),
    (
        "old-wood",
        200,
        include_str!("../data/forces/old-wood.json"),
        "A great thrower in the middle, and everybody who can close in beside it.",
    ),
    (
        "grand-muster",
        200,
        include_str!("../data/forces/grand-muster.json"),
        "Two hundred points without a Battle Master: every kind of weapon of the ordinary figures.",
    ),
];

/// The forces that house prices change: id and force file. AT-R-73
const HOUSE_FORCES: [(&str, &str); 5] = [
    ("hedge-choir", include_str!("../data/forces/house/hedge-choir.json")),
    ("kite-line", include_str!("../data/forces/house/kite-line.json")),
    ("three-banners", include_str!("../data/forces/house/three-banners.json")),
    ("long-barrels", include_str!("../data/forces/house/long-barrels.json")),
    ("colossus", include_str!("../data/forces/house/colossus.json")),
];

/// Returns the tables that come with the game, in the order in which they are offered. The first is `bare`. AT-TERR-01
pub fn shipped_tables() -> Vec<TableFile> {
    TABLES.iter().map(|file| shipped_json(file)).collect()
}

/// Returns the forces that come with the game, in the order in which they are offered. AT-FORCE-01
pub fn shipped_forces() -> Vec<ShippedForce> {
    let read = |(id, limit, file, about): &(&'static str, i32, &str, &'static str)| ShippedForce {
        id,
        about,
        limit: *limit,
        force: read_force(file),
        house: HOUSE_FORCES.iter().find(|(changed, _)| changed == id).map(|(_, file)| read_force(file)),
    };
    FORCES.iter().map(read).collect()
}

fn read_force(file: &str) -> ForceFile {
    shipped_json(file)
}
