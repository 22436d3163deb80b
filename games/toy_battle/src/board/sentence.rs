//! The sentences in which faults are told.

use super::fault::{Fault, Pair};
use super::file::{Owner, Terrain};

/// Says what is and what is allowed.
pub(super) fn sentence(fault: &Fault) -> String {
    about_places(fault)
        .or_else(|| about_paths(fault))
        .or_else(|| about_regions(fault))
        .or_else(|| about_play(fault))
        .or_else(|| about_symmetry(fault))
        .expect("every fault belongs to one of the five groups; a test tells each")
}

/// Limits, MAP-V-01 to 03 and 09.
fn about_places(fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::TooMany { of, count, most } => format!("the board has {count} {of}; at most {most} can be handled"),
        Fault::IdLength { of, id, most } => {
            format!("the id {id:?} of a {of} has {} characters; it must have 1 to {most}", id.chars().count())
        }
        Fault::IdTwice { id } => format!("the id {id} is used more than once; every id must be different"),
        Fault::DrawingArea { w, h, most } => {
            format!("the drawing area is {w} by {h}; each side must be from 1 to {most}")
        }
        Fault::OutsideArea { place, x, y, w, h } => {
            format!("{place} lies at ({x}, {y}); it must lie inside the drawing area, which is {w} by {h}")
        }
        Fault::NoHq { owner } => {
            format!("{} has no headquarters; each side must have at least one", side(*owner))
        }
        Fault::PlacesClose { place, other, distance } => {
            format!("{place} and {other} are {distance} units apart; places must be at least 110 apart")
        }
        Fault::PathClose { place, path, distance } => format!(
            "{place} lies {distance} units from the path {}, which is not its own; it must keep at least 55",
            ends(path)
        ),
        _ => return None,
    })
}

/// MAP-V-04 to 08.
fn about_paths(fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::PathToNowhere { path, place } => {
            format!("the path {} ends at {place}, which is no place of this board", ends(path))
        }
        Fault::PathToItself { place } => {
            format!("a path joins {place} to itself; a path must join two different places")
        }
        Fault::PathTwice { path } => format!("the path {} is listed again; each path must stand once", ends(path)),
        Fault::HqsJoined { path } => {
            format!("the path {} joins two headquarters; a path must have a base at one end at least", ends(path))
        }
        Fault::PlacesApart { places, from } => {
            format!("no way of paths leads from {from} to {}; all places must hang together", list(places))
        }
        Fault::BasesApart { bases, from } => format!(
            "from {from} only a way through a headquarters leads to {}; the bases alone must hang together too",
            list(bases)
        ),
        Fault::FewExits { hq, exits } => {
            format!("the headquarters {hq} has {}; it must have at least two", counted(*exits, "path"))
        }
        Fault::DeadEnd { base, exits } => {
            format!("the base {base} is a dead end with {}; it must have at least two", counted(*exits, "path"))
        }
        Fault::Crossing { path, other } => {
            format!("the paths {} and {} cross or touch; paths may meet at a common end only", ends(path), ends(other))
        }
        _ => return None,
    })
}

/// MAP-V-10 to 13.
fn about_regions(fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::BoundaryShort { region, places } => {
            format!("the boundary of {region} has {}; it must have at least three", counted(*places, "place"))
        }
        Fault::BoundaryUnknown { region, place } => {
            format!("the boundary of {region} names {place}, which is no place of this board")
        }
        Fault::BoundaryTwice { region, place } => {
            format!("the boundary of {region} passes {place} twice; it must be a simple round")
        }
        Fault::BoundaryNoPath { region, step } => {
            format!("the boundary of {region} steps from {} to {}, where no path is", step[0], step[1])
        }
        Fault::EnclosesPlace { region, place } => {
            format!("the boundary of {region} encloses {place}; a region must enclose no place")
        }
        Fault::EnclosesPath { region, path } => {
            format!("the boundary of {region} encloses the path {}; a region must enclose no path", ends(path))
        }
        Fault::RegionTwice { region, other } => {
            format!("{region} has the same boundary as {other}; no region may be listed twice")
        }
        Fault::LabelMissing { region } => {
            format!("{region} has no label; the spot where its medals are drawn must be given")
        }
        Fault::LabelOutside { region, x, y } => {
            format!("the label of {region} stands at ({x}, {y}); it must stand inside the region")
        }
        Fault::RegionUnknownBase { region, base } => format!("{region} lists {base}, which is no base of this board"),
        Fault::RegionBases { region, missing, extra } => {
            let missing = (!missing.is_empty()).then(|| format!("lacks {}", list(missing)));
            let extra = (!extra.is_empty()).then(|| format!("has {} too many", list(extra)));
            let both: Vec<String> = missing.into_iter().chain(extra).collect();
            format!(
                "the list of bases of {region} {}; it must be its boundary without the headquarters",
                both.join(" and ")
            )
        }
        Fault::FewBases { region, bases, least } => {
            format!("{region} has {}; it must have at least {least}", counted(*bases, "base"))
        }
        Fault::RegionMedals { region, medals } => {
            format!("{region} has {}; it must have one to four", counted(*medals, "medal"))
        }
        Fault::TotalMedals { total_medals, sum } => {
            format!("the total of medals is given as {total_medals}; it must be the sum of the regions, {sum}")
        }
        _ => return None,
    })
}

/// MAP-V-14 to 17.
fn about_play(fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::WinRange { medals_to_win, total } => {
            format!("{medals_to_win} medals are needed to win; that must be at least 1 and at most the total, {total}")
        }
        Fault::WinMiddle { medals_to_win, total } => format!(
            "{medals_to_win} of {total} medals are needed to win; that must be at least half less one and at most \
             three quarters, so from {} to {}",
            (total.div_ceil(2)).saturating_sub(1),
            total * 3 / 4
        ),
        Fault::WinRichest { medals_to_win, region, medals } => {
            format!("{medals_to_win} medals win, and {region} alone gives {medals}; no single region may be enough")
        }
        Fault::ForeignSpecial { base, kind, terrain } => {
            format!("{base} is special of kind {kind}, which is not of the terrain {}", ground(*terrain))
        }
        Fault::NoSpecial { terrain, kind } => {
            format!("no base is special; the terrain {} must have at least one of kind {kind}", ground(*terrain))
        }
        Fault::NoValues { place } => format!("{place} allows no value; it must allow at least one of K and 1 to 7"),
        Fault::UnknownValue { place, value } => {
            format!("{place} allows {value:?}, which is no value; values are K and 1 to 7")
        }
        Fault::ValueTwice { place, value } => format!("{place} lists the value {value} again; each may stand once"),
        Fault::FewValues { hq, values, least } => {
            format!(
                "the headquarters {hq} allows {}; a restricted one must allow at least {least}",
                counted(*values, "value")
            )
        }
        Fault::HqRestricted { hq, terrain } => format!(
            "the headquarters {hq} is restricted on the terrain {}; only the Tropical Pool restricts headquarters",
            ground(*terrain)
        ),
        Fault::Unreachable { owner, hq } => {
            format!("{} cannot reach the headquarters {hq}; each side must be able to reach each", side(*owner))
        }
        Fault::TooNear { owner, hq, placements, least } => format!(
            "{} reaches the headquarters {hq} in {}; it must take at least {least}",
            side(*owner),
            counted(*placements, "placement")
        ),
        _ => return None,
    })
}

/// MAP-V-18.
fn about_symmetry(fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::PairUnknown { pair, place } => {
            format!("the pair {} names {place}, which is no place of this board", ends(pair))
        }
        Fault::PairMissing { place } => {
            format!("{place} has no partner; on a symmetric board every place must stand in one pair")
        }
        Fault::PairTwice { place } => format!("{place} stands in more than one pair; every place must stand in one"),
        Fault::PairOwner { pair } => format!(
            "the partners {} do not swap sides; bases pair with bases, and headquarters with the enemy's",
            ends(pair)
        ),
        Fault::PairSpecial { pair } => {
            format!("the partners {} are not special alike; partners must be equal in that", ends(pair))
        }
        Fault::PairPath { path, counterpart } => {
            format!("the path {} has no counterpart; there must be a path {}", ends(path), ends(counterpart))
        }
        Fault::PairRegion { region, counterpart } => {
            format!("{region} has no counterpart; there must be a region with the boundary {}", list(counterpart))
        }
        Fault::PairMedals { region, medals, other, other_medals } => format!(
            "{region} has {} and its counterpart {other} has {other_medals}; counterparts must have as many",
            counted(*medals, "medal")
        ),
        Fault::BalanceMissing {} => {
            "the board is not symmetric and carries no measured balance; it must carry one of at least one game".into()
        }
        Fault::Unbalanced { blue_wins, least_percent, most_percent } => format!(
            "blue wins {blue_wins} of all games; on a board that is not symmetric that must be from {least_percent} \
             to {most_percent} per cent"
        ),
        _ => return None,
    })
}

/// A path or pair by its ends.
fn ends(pair: &Pair) -> String {
    format!("{}–{}", pair[0], pair[1])
}

/// Ids in a row.
fn list(ids: &[String]) -> String {
    ids.join(", ")
}

/// A number with its noun.
fn counted(count: u32, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// A side by name.
fn side(owner: Owner) -> &'static str {
    match owner {
        Owner::Blue => "blue",
        Owner::Red => "red",
    }
}

/// A terrain as files spell it.
fn ground(terrain: Terrain) -> &'static str {
    terrain.id()
}
