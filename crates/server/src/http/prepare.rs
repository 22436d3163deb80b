//! Prepares the game of an order for a match. The game begins at once, or later: when all seats are taken and all
//! forces (such as armies) are handed in.

use super::games::faults_of;
use crate::problem::{self, ApiError};
use crate::random;
use crate::store::{Sealed, Stored};
use crate::table::{judge, open_with_forces};
use search::{Bot, Level};
use serde_json::{Value, json};
use shelf::{OpenError, Session};
use std::collections::{BTreeMap, BTreeSet};
use wire::{LuckPlan, MatchOrder, Problem, SeatPlan};

/// A game that begins at once, or the parts from which the server will open it later.
pub(super) struct PreparedMatch {
    /// The id of the game, such as `toy-battle`.
    pub game: String,
    /// The names of the seats in the order of the seats.
    pub seats: Vec<String>,
    /// The game with its first steps; `None` if the game begins later.
    pub session: Option<Box<dyn Session>>,
    /// The set-up and the forces, which other seats may not see yet.
    pub sealed: Sealed,
    /// The short form of the set-up, which everybody may see.
    pub brief: Value,
}

impl PreparedMatch {
    /// Makes a prepared match of a game that begins at once.
    pub fn of(session: Box<dyn Session>, sealed: Sealed) -> PreparedMatch {
        let (game, brief) = (session.rules().game, session.setup_briefly());
        PreparedMatch { game, seats: session.seats(), session: Some(session), sealed, brief }
    }

    /// Removes the opened game, so that the rules open and deal it again later. If `sealed` has no set-up yet, keeps
    /// the set-up of the opened game. So a board drawn by chance stays the same.
    fn undealt(self) -> PreparedMatch {
        let PreparedMatch { session, mut sealed, .. } = self;
        if let Some(session) = session {
            sealed.draft.get_or_insert_with(|| session.record().header.setup.clone());
        }
        PreparedMatch { session: None, sealed, ..self }
    }
}

/// Prepares the game of an order.
///
/// # Errors
/// The game is unknown, or the order has faults. The error lists all faults of one kind, such as all faults of the
/// forces.
pub(super) fn prepare(order: &MatchOrder) -> Result<PreparedMatch, ApiError> {
    let opening = match shelf::brings(&order.game) {
        Some(what) => prepare_with_forces(order, what)?,
        None if order.forces.is_empty() => prepare_without_forces(order)?,
        None => return Err(ApiError(problem::nothing_to_bring(&order.game))),
    };
    check_number(&opening.seats, order)?;
    match order.luck {
        LuckPlan::Server => Ok(opening),
        LuckPlan::Fair => undealt(opening, order),
    }
}

/// Removes the opened game of a match with fair luck: its deal must wait for all seeds. Checks that a person takes
/// part.
fn undealt(opening: PreparedMatch, order: &MatchOrder) -> Result<PreparedMatch, ApiError> {
    if order.seats.iter().all(|plan| matches!(plan, SeatPlan::Bot { .. })) {
        let detail = "Fair luck needs a seed from a person, so a person must take at least one seat.";
        return Err(ApiError(Problem::new(422, "no-person", "Nobody takes part in the luck", detail)));
    }
    Ok(opening.undealt())
}

/// Opens a game without forces. If a seat is free, this opens the game only to check the set-up, and then removes the
/// game. If the game stayed open, a guest could set up one match after another, look at the deals and keep the best.
fn prepare_without_forces(order: &MatchOrder) -> Result<PreparedMatch, ApiError> {
    let opened = PreparedMatch::of(open(&order.game, &order.setup)?, Sealed::default());
    Ok(if order.seats.contains(&SeatPlan::Invite) { opened.undealt() } else { opened })
}

/// Where the players of a finished match sit when they play again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seating {
    /// Each player keeps the seat.
    Same,
    /// Each player moves to the previous seat.
    Swapped,
}

/// Prepares the game of a further match with the set-up of a finished one. Each force stays with its player.
///
/// # Errors
/// The game of the match never began, or the rules no longer open it.
pub(super) fn prepare_again(stored: &Stored, seating: Seating) -> Result<PreparedMatch, ApiError> {
    let Some(draft) = &stored.sealed.draft else {
        let header = stored.header.as_ref().ok_or_else(problem::never_begun)?;
        let opening = PreparedMatch::of(open(&stored.row.game, &header.setup)?, Sealed::default());
        return Ok(if stored.row.fair.is_some() { opening.undealt() } else { opening });
    };
    let seats = &stored.row.seats;
    let count = seats.len() as u8;
    let back = if seating == Seating::Swapped { 1 } else { 0 };
    let moved = |(seat, force): (&u8, &Value)| ((*seat + count - back) % count, force.clone());
    let sealed = Sealed { draft: Some(draft.clone()), forces: stored.sealed.forces.iter().map(moved).collect() };
    let session = open_with_forces(&stored.row.game, draft, &sealed.by_name(seats), &mut random::chance());
    let opening = PreparedMatch::of(session.map_err(open_problem)?, sealed);
    Ok(if stored.row.fair.is_some() { opening.undealt() } else { opening })
}

/// Checks the set-up and reads the forces of an order. Bots build forces for their own seats. If a player's force is
/// still missing, a bot builds one in its place. This force only serves to open the game once, which gives the short
/// form of the set-up.
fn prepare_with_forces(order: &MatchOrder, what: &str) -> Result<PreparedMatch, ApiError> {
    let seats = seats_named(order)?;
    check_number(&seats, order)?;
    shelf::check_setup(&order.game, &order.setup).map_err(open_problem)?;
    let mut forces = handed_in(order, &seats, what)?;
    let mut tried = BTreeMap::new();
    for (n, (seat, plan)) in seats.iter().zip(&order.seats).enumerate() {
        let n = n as u8;
        let bot = match plan {
            SeatPlan::Bot { level } => Level::new(*level as u8).map_or(Bot::Greedy, Bot::Search),
            SeatPlan::Me | SeatPlan::SameDevice | SeatPlan::Invite => Bot::Random,
        };
        if forces.contains_key(&n) {
            continue;
        }
        let built = shelf::bot_force(&order.game, &order.setup, seat, bot, &mut random::chance());
        let built = built.ok_or_else(|| problem::nothing_to_bring(&order.game))?;
        match plan {
            SeatPlan::Bot { .. } => forces.insert(n, built),
            SeatPlan::Me | SeatPlan::SameDevice | SeatPlan::Invite => tried.insert(n, built),
        };
    }
    let is_complete = tried.is_empty() && !order.seats.contains(&SeatPlan::Invite);
    tried.extend(forces.clone());
    let named: Vec<(String, Value)> =
        tried.into_iter().map(|(n, force)| (seats[usize::from(n)].clone(), force)).collect();
    let session = open_with_forces(&order.game, &order.setup, &named, &mut random::chance()).map_err(open_problem)?;
    let brief = session.setup_briefly();
    let session = is_complete.then_some(session);
    let sealed = Sealed { draft: Some(order.setup.clone()), forces };
    Ok(PreparedMatch { game: order.game.clone(), seats, session, sealed, brief })
}

/// Returns the seats that a set-up names. Checks that they are different seats of the game and that the game allows
/// their number. If a game always uses all its seats, returns all of them: the set-up then names none.
fn seats_named(order: &MatchOrder) -> Result<Vec<String>, ApiError> {
    let page = shelf::page(&order.game).unwrap_or_default();
    let known: Vec<&str> = page["seats"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let bounds = ["min", "max"].map(|bound| page["players"][bound].as_u64().unwrap_or(0) as usize);
    let bad = |detail: String| ApiError(Problem::new(422, "bad-setup", "The set-up will not do", detail));
    if bounds == [known.len(); 2] {
        return Ok(known.into_iter().map(str::to_owned).collect());
    }
    let Some(said) = order.setup["seats"].as_array().filter(|_| order.setup.is_object()) else {
        return Err(bad(format!(
            "The set-up must list its seats in \"seats\". The game has the seats {}.",
            known.join(", ")
        )));
    };
    if said.len() < bounds[0] || said.len() > bounds[1] {
        return Err(bad(format!("The set-up has {} seats; it must have {} to {}.", said.len(), bounds[0], bounds[1])));
    }
    let seats: Vec<&str> = said.iter().filter_map(Value::as_str).filter(|seat| known.contains(seat)).collect();
    let different: BTreeSet<&str> = seats.iter().copied().collect();
    if different.len() != said.len() {
        return Err(bad(format!("Each entry of \"seats\" must be a different one of {}.", known.join(", "))));
    }
    Ok(seats.into_iter().map(str::to_owned).collect())
}

/// Checks the forces of an order, and returns them by seat. The guest may hand in a force for any seat except those
/// with an invite link.
fn handed_in(order: &MatchOrder, seats: &[String], what: &str) -> Result<BTreeMap<u8, Value>, ApiError> {
    let mut forces = BTreeMap::new();
    let mut all = Vec::new();
    for (seat, force) in &order.forces {
        let n = seats.iter().position(|name| name == seat);
        let Some(n) = n.filter(|n| order.seats[*n] != SeatPlan::Invite) else {
            let detail = format!(
                "You cannot hand in the {what} of the seat {:?}. You can do so only for your own seats, for seats on \
                 your device and for bots.",
                problem::cut(seat)
            );
            return Err(ApiError(Problem::new(422, "not-your-seat", "Not yours to bring", detail)));
        };
        let faults = judge(&order.game, &order.setup, force)?;
        all.extend(faults.into_iter().map(|mut fault| {
            fault["seat"] = json!(seat);
            fault
        }));
        forces.insert(n as u8, force.clone());
    }
    if all.is_empty() { Ok(forces) } else { Err(ApiError(problem::bad_force(&all))) }
}

fn check_number(seats: &[String], order: &MatchOrder) -> Result<(), ApiError> {
    if seats.len() == order.seats.len() {
        return Ok(());
    }
    let detail =
        format!("The order plans {} seats, but the game has the seats {}.", order.seats.len(), seats.join(", "));
    Err(ApiError(Problem::new(422, "wrong-seats", "Wrong number of seats", detail)))
}

/// Opens a game whose luck comes from a new random seed.
fn open(game: &str, setup: &Value) -> Result<Box<dyn Session>, ApiError> {
    shelf::open(game, setup, &mut random::chance()).map_err(open_problem)
}

/// Makes the error answer for a game that the rules did not open, with all faults of its set-up.
pub(super) fn open_problem(unopened: OpenError) -> ApiError {
    ApiError(match unopened {
        OpenError::NoSuchGame { game, .. } => problem::no_such_game(&game),
        OpenError::UnknownRevision { .. } => {
            Problem::new(422, "unknown-revision", "These rules are not known here", format!("{unopened}."))
        }
        OpenError::Unreadable(why) => {
            let detail = format!("The set-up does not have the form that the game expects: {why}.");
            Problem::new(422, "bad-setup", "The set-up will not do", detail)
        }
        OpenError::Refused(faults) => {
            let detail = OpenError::Refused(faults.clone()).to_string();
            let faults = serde_json::to_value(faults_of(&faults).faults).expect("faults are plain data");
            Problem::new(422, "bad-setup", "The set-up will not do", detail).with("faults", faults)
        }
    })
}
