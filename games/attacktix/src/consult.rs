//! Questions that can be asked without a match: the catalogue, the price of a figure, the standings of a tournament.
//! AT-R-71, AT-TOUR

use crate::Colour;
use crate::catalogue::model;
use crate::clauses::AT_R_51;
use crate::figure::FigureType;
use crate::figure_faults::{FigureFault, figure_faults};
use crate::offer::{BillJson, OwnJson, own_json};
use crate::price::{Price, PriceRow, Prices};
use crate::refusal::Refusal;
use crate::tournament::{Places, finalists, say_points, standings};
use catalogue::from_json;
use referee::{Cite, Draw, Scripted};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use typescript::Declarations;

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

/// What a player's own figure costs, and its faults.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
struct FigurePrice {
    /// The price in points; null if the price list has no price for the figure.
    points: Option<i32>,
    /// The parts of the price. They add up to `points`.
    rows: Vec<FigurePriceRow>,
    /// The faults, each with the id of its clause (`rule`) and a sentence (`because`).
    faults: Vec<Value>,
}

/// A part of the price of a figure.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
struct FigurePriceRow {
    /// The part: `weapon`, `class`, `speed`, `ability` or `rounding`.
    what: &'static str,
    /// The points of the part, with two decimals at most.
    #[schemars(with = "f64")]
    points: Value,
}

/// The points and the final of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
struct Standings {
    /// The points of each player, with two decimals at most.
    #[schemars(with = "BTreeMap<String, f64>")]
    points: BTreeMap<String, Value>,
    /// The two players of the final, once all rounds are played.
    #[serde(rename = "final")]
    last: Option<[String; 2]>,
    /// The number of rounds that are still to be played.
    rounds_left: u32,
    /// Whether a coin must decide who plays the final. AT-R-51
    coin_needed: bool,
}

/// Adds the types of the answers, and of what the page offers.
pub(crate) fn declare(types: &mut Declarations) {
    types.add::<OwnJson>();
    types.add::<BillJson>();
    types.add::<FigurePrice>();
    types.add::<Standings>();
}

/// Answers a question that needs no match.
///
/// # Errors
/// A sentence that says what is wrong with the question, and what is allowed.
pub fn consult(question: &Value) -> Result<Value, String> {
    let question: Question =
        from_json(question).map_err(|fault| format!("{fault}; ask for catalogue, price or standings"))?;
    match question {
        Question::Catalogue {} => Ok(json!(own_json())),
        Question::Price { figure, figures } => Ok(json!(price(&figure, &figures))),
        Question::Standings { players, rounds, played, coins } => {
            tournament(&players, rounds, &played, &coins).map(|standings| json!(standings))
        }
    }
}

fn price(figure: &FigureType, forms: &[FigureType]) -> FigurePrice {
    let prices = Prices::shipped();
    let mut faults = figure_faults(figure, forms, &prices, &model());
    let price = prices.price(figure);
    // Points that differ from the price are not a fault here, because the answer says the price.
    faults.retain(|fault| !matches!(fault, FigureFault::FigurePoints { .. }));
    let refusal = |fault: FigureFault| Refusal::Force { seat: None, fault: fault.into() };
    let faults: Vec<Value> = faults.into_iter().map(|fault| told(&refusal(fault))).collect();
    let row = |row: &PriceRow| FigurePriceRow { what: row.what, points: say_points(row.twelfths) };
    let rows = price.iter().flat_map(|price| price.rows.iter().map(row)).collect();
    FigurePrice { points: price.map(|Price { points, .. }| points), rows, faults }
}

/// Returns the data of a fault, with its clause as `rule` and its sentence as `because`.
fn told(fault: &Refusal) -> Value {
    let mut said = json!(fault);
    said["rule"] = json!(fault.clause());
    said["because"] = json!(fault.to_string());
    said
}

fn tournament(players: &[String], rounds: u32, played: &[Places], coins: &[Colour]) -> Result<Standings, String> {
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
    let points =
        standings(players, played).into_iter().map(|(player, twelfths)| (player, say_points(twelfths))).collect();
    let left = rounds.saturating_sub(played.len() as u32);
    let mut chance = script(coins);
    let drawn = if left == 0 { finalists(players, played, &mut chance) } else { None };
    let lacks_coin = chance.fault().is_some();
    let last = if lacks_coin { None } else { drawn };
    Ok(Standings { points, last, rounds_left: left, coin_needed: lacks_coin })
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
