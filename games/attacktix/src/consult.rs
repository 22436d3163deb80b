//! Questions that can be asked without a match: the catalogue, the price of a figure, the standings of a tournament.
//! AT-R-71, AT-TOUR

use crate::catalogue::{Catalogue, model};
use crate::clauses::AT_R_51;
use crate::figure::{Class, FigureType};
use crate::figure_faults::{FigureFault, figure_faults};
use crate::force::ForceFile;
use crate::pieces::{Geometry, PieceKind, Pieces};
use crate::price::{Price, PriceRow, Prices};
use crate::refusal::Refusal;
use crate::shipped::{shipped_forces, shipped_tables};
use crate::tournament::{Places, finalists, say_points, standings};
use crate::{Colour, Id, Setup, masters, muster};
use referee::{Cite, Draw, Scripted};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// The most players and the most rounds of a tournament.
const MOST: usize = 64;

/// A question that can be asked without a match.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
enum Question {
    /// All figures, weapons, pieces, tables and forces that come with the game.
    Catalogue {},
    /// The price and the faults of a player's own figure. AT-R-71
    Price {
        figure: Box<FigureType>,
        /// Further figures of the same player, such as another form of this figure.
        #[serde(default)]
        figures: Vec<FigureType>,
    },
    /// The points of each player, and the two players of the final round. AT-TOUR-01 … AT-TOUR-05
    Standings {
        players: Vec<String>,
        rounds: u32,
        played: Vec<Places>,
        /// The coins that were tossed for players with equal points so far, in order. AT-R-51
        #[serde(default)]
        coins: Vec<Colour>,
    },
}

/// Answers a question that can be asked without a match.
///
/// # Errors
/// A sentence that says what is wrong with the question, and what is allowed.
pub fn consult(question: &Value) -> Result<Value, String> {
    let question: Question = serde_path_to_error::deserialize(question)
        .map_err(|fault| format!("{fault}; ask for catalogue, price or standings"))?;
    match question {
        Question::Catalogue {} => Ok(catalogue()),
        Question::Price { figure, figures } => Ok(price(&figure, &figures)),
        Question::Standings { players, rounds, played, coins } => tournament(&players, rounds, &played, &coins),
    }
}

fn catalogue() -> Value {
    let (figures, model, prices) = (Catalogue::shipped(), model(), Prices::shipped());
    let types: Vec<&FigureType> = figures.types().iter().map(AsRef::as_ref).collect();
    let factions: BTreeSet<&str> = types.iter().map(|kind| kind.faction.as_str()).collect();
    let weapons: Map<String, Value> = model.weapons().map(|(code, weapon)| (code.into(), json!(weapon))).collect();
    let pieces = Pieces::shipped();
    json!({
        "figures": types,
        "weapons": weapons,
        "pieces": pieces.kinds().iter().map(|kind| kind_json(kind)).collect::<Vec<_>>(),
        "tables": shipped_tables(),
        "forces": shipped_forces(),
        "factions": factions,
        "classes": [Class::W, Class::L, Class::C, Class::T, Class::S, Class::M],
        "prices": prices,
    })
}

/// Returns a kind of terrain as clients get it. AT-SAMP-01 … AT-SAMP-07
pub(crate) fn kind_json(kind: &PieceKind) -> Value {
    let (geometry, height, shape) = match &kind.geometry {
        Geometry::Sections { height } => ("sections", *height, Value::Null),
        Geometry::Area => ("area", 0, Value::Null),
        Geometry::Object { shape, .. } => ("object", shape.height(), json!(shape)),
    };
    let (topplable, pushable) = match kind.geometry {
        Geometry::Object { topplable, pushable, .. } => (topplable, pushable),
        Geometry::Sections { .. } | Geometry::Area => (false, false),
    };
    json!({
        "code": kind.code,
        "name": kind.name,
        "descriptors": kind.descriptors,
        "geometry": geometry,
        "height": height,
        "shape": shape,
        "topplable": topplable,
        "pushable": pushable,
        "destructible": kind.destructible,
        "weak_points": kind.weak_points,
        "section": kind.section,
        "count": kind.count,
        "map": kind.map,
        "masters": kind.masters,
    })
}

fn price(figure: &FigureType, forms: &[FigureType]) -> Value {
    let prices = Prices::shipped();
    let mut faults = figure_faults(figure, forms, &prices, &model());
    let price = prices.price(figure);
    // Points that differ from the price are not a fault here, because the answer says the price.
    faults.retain(|fault| !matches!(fault, FigureFault::FigurePoints { .. }));
    let refusal = |fault: FigureFault| Refusal::Force { seat: None, fault: fault.into() };
    let faults: Vec<Value> = faults.into_iter().map(|fault| told(&refusal(fault))).collect();
    let row = |row: &PriceRow| json!({ "what": row.what, "points": say_points(row.twelfths) });
    let rows: Vec<Value> = price.iter().flat_map(|price| price.rows.iter().map(row)).collect();
    json!({ "points": price.map(|Price { points, .. }| points), "rows": rows, "faults": faults })
}

/// Returns the data of a fault, with its clause as `rule` and its sentence as `because`.
fn told(fault: &Refusal) -> Value {
    let mut said = json!(fault);
    said["rule"] = json!(fault.clause());
    said["because"] = json!(fault.to_string());
    said
}

fn tournament(players: &[String], rounds: u32, played: &[Places], coins: &[Colour]) -> Result<Value, String> {
    let distinct: BTreeSet<&String> = players.iter().collect();
    if !(2..=MOST).contains(&players.len()) || distinct.len() != players.len() {
        let (all, different) = (players.len(), distinct.len());
        return Err(format!(
            "a tournament has 2 to {MOST} players with different names; here are {all} players with {different} names"
        ));
    }
    if played.len() > MOST || rounds as usize > MOST {
        let games = played.len();
        return Err(format!("a tournament has at most {MOST} rounds; here are {rounds} rounds and {games} games"));
    }
    if let Some(nth) = played.iter().position(|places| !is_game(players, places)) {
        return Err(format!(
            "game {} is not valid: it must name three or four of the players, each exactly once",
            nth + 1
        ));
    }
    let points: Map<String, Value> =
        standings(players, played).into_iter().map(|(player, twelfths)| (player, say_points(twelfths))).collect();
    let left = (rounds as usize).saturating_sub(played.len());
    let mut chance = script(coins);
    let drawn = if left == 0 { finalists(players, played, &mut chance) } else { None };
    let lacks_coin = chance.fault().is_some();
    let last = if lacks_coin { None } else { drawn };
    Ok(json!({ "points": points, "final": last, "rounds_left": left, "coin_needed": lacks_coin }))
}

fn is_game(players: &[String], places: &Places) -> bool {
    let all: Vec<&String> = places.iter().flatten().collect();
    let distinct: BTreeSet<&String> = all.iter().copied().collect();
    (3..=4).contains(&all.len())
        && distinct.len() == all.len()
        && all.iter().all(|player| players.contains(player))
        && places.iter().all(|together| !together.is_empty())
}

fn script(coins: &[Colour]) -> Scripted {
    let draw = |coin: &Colour| Draw { clause: AT_R_51.id().into(), value: u32::from(*coin == Colour::White) };
    Scripted::new(coins.iter().map(draw))
}

/// Returns the bill of a force: the points and the limit of both parts, and every type with its price by rule of thumb.
/// AT-FORCE-01, AT-FORCE-02, AT-R-71
pub fn bill(force: &ForceFile, setup: &Setup) -> Value {
    let types = Catalogue::shipped().with(&force.figures);
    let prices = Prices::shipped();
    let part = |codes: &Vec<Id>, of: i32| {
        let only = ForceFile { battle: codes.clone(), figures: force.figures.clone(), ..ForceFile::default() };
        json!({ "points": muster::points(&types, codes), "of": of, "masters": masters(&only) })
    };
    let codes: BTreeSet<&Id> = force.battle.iter().chain(&force.backup).collect();
    let figure = |code: &&Id| {
        let kind = types.find(code)?;
        let thumb = prices.price(kind).map(|price| price.points);
        Some(json!({ "code": kind.code, "name": kind.name, "points": kind.points, "rule_of_thumb": thumb }))
    };
    json!({
        "battle": part(&force.battle, setup.limit),
        "backup": part(&force.backup, setup.limit / 2),
        "figures": codes.iter().filter_map(figure).collect::<Vec<_>>(),
    })
}
