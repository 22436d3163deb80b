//! A scenario before the game. Armies are handed in, and cards are turned up for the first player.

use super::decision::Decision;
use super::luck::{DealtLuck, ListedLuck};
use crate::army::{ArmyFile, FigureFile};
use crate::clauses::{PA_R_01, PA1_SETUP_10, PA2_SETUP_10};
use crate::rules::Play;
use crate::{Event, PlasticAttack, judge};
use referee::{Cite, Seat, Table};
use scenario::{Act, PrepareError};
use std::collections::BTreeMap;

/// The name that a deal has in place of a seat. The table deals, not a player.
pub(super) const TABLE: &str = "table";

/// What has happened before the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Before {
    /// The seats, if the position names them.
    pub seats: Option<Vec<String>>,
    /// Seat → the Power Points that its army leaves unspent.
    pub points_left: BTreeMap<String, i32>,
    /// The first player after the latest deal, and how many cards were turned up.
    pub dealt: Option<(String, u32)>,
}

fn malformed(because: String) -> PrepareError {
    PrepareError { because, clause: None }
}

impl Before {
    /// Carries out a decision, if the rules allow it.
    pub fn carry_out(&mut self, game: &PlasticAttack, luck: &mut ListedLuck, act: &Act) -> Result<(), PrepareError> {
        match Decision::read(&act.said).map_err(malformed)? {
            Decision::Muster { army } => self.muster(game, &act.seat, army),
            Decision::Deal { to } => self.deal(game, luck, &act.seat, to),
            _ => Err(malformed(
                "the game has not begun; only `muster` from a seat and `deal` from \"table\" are allowed".into(),
            )),
        }
    }

    fn muster(&mut self, game: &PlasticAttack, seat: &str, army: Vec<FigureFile>) -> Result<(), PrepareError> {
        let known = self.seats.as_ref().is_none_or(|seats| seats.iter().any(|known| known == seat));
        if !known || seat == TABLE {
            return Err(malformed(format!("{seat:?} cannot hand in an army: no seat has this name")));
        }
        let army = ArmyFile { format: 1, game: game.edition().game().into(), name: String::new(), army };
        if let Some(fault) = judge(&army, game.edition(), game.options()).first() {
            return Err(PrepareError { because: fault.to_string(), clause: Some(fault.clause()) });
        }
        self.points_left.insert(seat.into(), army.points_left());
        Ok(())
    }

    fn deal(
        &mut self,
        game: &PlasticAttack,
        luck: &mut ListedLuck,
        by: &str,
        to: Option<Vec<String>>,
    ) -> Result<(), PrepareError> {
        if by != TABLE {
            return Err(malformed(format!("{by} does not deal; {TABLE:?} does")));
        }
        let to = to.or_else(|| self.seats.clone()).ok_or_else(|| malformed("the deal names no seats".into()))?;
        if let Some(name) = to.iter().enumerate().find(|(n, name)| to[..*n].contains(name)).map(|(_, name)| name) {
            return Err(malformed(format!("the deal names {name} twice")));
        }
        if let Some(known) = &self.seats
            && let Some(name) = to.iter().find(|name| !known.contains(name))
        {
            return Err(malformed(format!("there is no seat {name:?}; the seats are {}", known.join(", "))));
        }
        let most = game.edition().most_seats();
        if !(2..=most).contains(&to.len()) {
            let because = format!("{} players cannot play; the game takes 2 to {most} players", to.len());
            return Err(PrepareError { because, clause: Some(PA_R_01) });
        }
        self.dealt = Some(turn_up(game, luck, &to).map_err(malformed)?);
        Ok(())
    }
}

/// Turns cards up until an Ace appears. Returns the name of the player who gets the Ace, and the number of cards turned
/// up.
fn turn_up(game: &PlasticAttack, luck: &mut ListedLuck, to: &[String]) -> Result<(String, u32), String> {
    let mut dealt = DealtLuck::new(luck.take_cards(game.clause(PA1_SETUP_10, PA2_SETUP_10))?);
    let mut events = Vec::new();
    let seats: Vec<Seat> = (0..to.len() as u8).map(Seat).collect();
    let mut table = Table::new(&mut dealt, &mut events);
    let first = Play { game, state: &mut game.empty_table(), table: &mut table }.deal_for_first_player(&seats);
    let count = events.iter().find_map(|event| match event {
        Event::FirstPlayer { dealt, .. } => Some(dealt.len() as u32),
        _ => None,
    });
    match (dealt.fault, count) {
        (Some(fault), _) => Err(fault),
        (None, count) => Ok((to[first.index()].clone(), count.expect("a deal emits an event"))),
    }
}
