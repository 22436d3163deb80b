//! Compares assertions with the position, the log and a replay.

use super::assertion::{MineIs, PieceIs, Said, UnitIs};
use super::same::{difference, has};
use super::{Luck, ScenarioTable};
use crate::codec::{Waiting, WaitsFor};
use crate::id::Id;
use crate::length::Spot;
use crate::muster;
use crate::position::{Position, ResultJson};
use crate::side::Side;
use crate::state::{UnitIndex, UnitState};
use referee::{Codec, Game};
use scenario::ScenarioPosition as _;
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;

pub(super) type Verdict = Result<(), String>;

pub(super) fn same<T: PartialEq + Debug>(what: &str, is: &T, expected: &T) -> Verdict {
    if is == expected { Ok(()) } else { Err(format!("{what} is {is:?}, not {expected:?}")) }
}

/// Compares a value with an assertion that may be missing. Without one, any value passes.
pub(super) fn maybe<T: PartialEq + Debug>(what: &str, is: &T, expected: Option<&T>) -> Verdict {
    expected.map_or(Ok(()), |expected| same(what, is, expected))
}

fn value(said: &impl Serialize) -> Value {
    serde_json::to_value(said).expect("these types always fit JSON")
}

impl ScenarioTable {
    pub(super) fn judged(&self, said: &Said) -> Verdict {
        match said {
            Said::Unit(unit) => self.judge_unit(unit),
            Said::Mine(mine) => self.judge_mine(mine),
            Said::Piece(piece) => self.judge_piece(piece),
            Said::Log(fields) => match self.story.log.iter().any(|entry| has(entry, fields)) {
                true => Ok(()),
                false => Err(format!("no entry has {}; the log is {}", value(fields), self.log_of(fields.get("kind")))),
            },
            Said::NoLog(fields) => match self.story.log.iter().find(|entry| has(entry, fields)) {
                Some(entry) => Err(format!("an entry has {}: {entry}", value(fields))),
                None => Ok(()),
            },
            Said::LogCount { matching, count } => {
                let found = self.story.log.iter().filter(|entry| has(entry, matching)).count();
                same(&format!("the number of {}", value(matching)), &found, count)
            }
            Said::Waiting { what, seats } => {
                let waiting = self.waiting();
                same("waiting for", &waiting.what, what)?;
                maybe("waiting", &waiting.seats, seats.as_ref())
            }
            Said::Result(result) => {
                let ending = self.state.ending.map(|end| ResultJson { winner: end.winner.into(), by: end.by });
                same("result", &ending, result)
            }
            Said::Position(position) => self.judge_position(self.position(), position),
            Said::View { seat, position } => self.judge_position(self.seen(*seat).position_to_json(), position),
            Said::MoraleModifier { unit, is } => {
                let modifiers = self.game.morale_modifiers(&self.state, self.named(*unit)?);
                same("the modifier", &modifiers.iter().map(|modifier| i32::from(modifier.by)).sum(), is)
            }
            Said::Events(parts) => same("events", &self.story.parts, parts),
            Said::Replay(again) => same("replay", &self.replays(), again),
            said => self.judge_tables(said),
        }
    }

    pub(super) fn named(&self, id: Id) -> Result<UnitIndex, String> {
        self.game.unit(id).ok_or_else(|| format!("the position has no Unit {id}"))
    }

    /// Returns which sides must decide, and what, also before the battle begins.
    pub(super) fn waiting(&self) -> Waiting {
        match &self.before {
            Some(before) => Waiting { what: WaitsFor::Muster, seats: before.asked() },
            None => self.game.waiting(&self.state),
        }
    }

    /// Returns the log's entries of one kind. If there are none, returns the kinds of all entries in brackets.
    fn log_of(&self, kind: Option<&Value>) -> String {
        let of_kind = self.story.log.iter().filter(|entry| kind.is_some_and(|kind| &entry["kind"] == kind));
        let said: Vec<String> = of_kind.map(Value::to_string).collect();
        let kinds = || self.story.log.iter().map(|entry| entry["kind"].to_string()).collect::<Vec<_>>().join(", ");
        if said.is_empty() { format!("[{}]", kinds()) } else { said.join(", ") }
    }

    fn judge_unit(&self, expected: &UnitIs) -> Verdict {
        let unit = self.named(expected.id)?;
        let written = self.game.position_of(&self.state);
        let said = &written.units[unit.index()];
        let profile = self.game.profile(unit);
        let UnitState { condition, injuries, moved, attacked, fought, towed, called, facing, .. } =
            self.state.units[unit.index()];
        let name = |what: &str| format!("{} of {}", what, expected.id);
        if let Some(at) = expected.at
            && let Some(fault) = difference(&value(&said.at), &value(&at))
        {
            return Err(format!("{} is {}: {fault}", name("at"), place(said.at)));
        }
        // a Unit in a carrier or off the table keeps its last facing, which a scenario may assert
        let facing = if expected.facing == Some(None) { said.facing } else { Some(facing.into()) };
        maybe(&name("facing"), &facing, expected.facing.as_ref())?;
        maybe(&name("state"), &condition, expected.state.as_ref())?;
        maybe(&name("dl"), &(i32::from(profile.dl) - i32::from(injuries)), expected.dl.as_ref())?;
        maybe(&name("injuries"), &injuries, expected.injuries.as_ref())?;
        maybe(&name("in"), &said.carrier, expected.carrier.as_ref())?;
        maybe(&name("moved"), &moved, expected.moved.as_ref())?;
        maybe(&name("attacked"), &attacked, expected.attacked.as_ref())?;
        maybe(&name("fought"), &fought, expected.fought.as_ref())?;
        maybe(&name("towed"), &towed, expected.towed.as_ref())?;
        maybe(&name("called"), &(called > 0).then_some(called), expected.called.as_ref())?;
        maybe(&name("ml"), &profile.ml, expected.ml.as_ref())?;
        maybe(&name("tl"), &profile.tl, expected.tl.as_ref())
    }

    fn judge_mine(&self, expected: &MineIs) -> Verdict {
        let marker = self.state.markers.iter().find(|marker| marker.id == expected.id);
        same(&format!("{} there", expected.id), &marker.is_some(), &expected.there.unwrap_or(true))?;
        let found = |side: &Side| marker.is_some_and(|marker| marker.found[side.index()]);
        let found: Vec<Side> = Side::BOTH.into_iter().filter(found).collect();
        maybe(&format!("found_by of {}", expected.id), &found, expected.found_by.as_ref())
    }

    fn judge_piece(&self, expected: &PieceIs) -> Verdict {
        let piece = self.state.ground.pieces().iter().find(|piece| piece.id == expected.id);
        same(&format!("{} there", expected.id), &piece.is_some(), &expected.there.unwrap_or(true))?;
        let Some((piece, holes)) = piece.zip(expected.holes.as_ref()) else { return Ok(()) };
        let fault = difference(&value(&piece.holes), &value(holes));
        fault.map_or(Ok(()), |fault| Err(format!("holes of {}: {fault}", expected.id)))
    }

    /// Compares two positions, both in the canonical form.
    fn judge_position(&self, is: Position, expected: &Position) -> Verdict {
        let (is, expected) = (self.normal(is), self.normal(expected.clone()));
        let fault = difference(&value(&is), &value(&expected));
        fault.map_or(Ok(()), |fault| Err(format!("the position differs: {fault}")))
    }

    /// Returns the canonical form of a position: without values that are at their default, and with sorted lists.
    fn normal(&self, mut position: Position) -> Position {
        for unit in &mut position.units {
            let profile = muster::profile(unit.id, unit.side, &unit.file(), self.game.options());
            *unit = unit.clone().normal(&profile);
        }
        position.units.sort_by_key(|unit| unit.id);
        position.mines.sort_by_key(|mine| mine.id);
        position.terrain.sort_by_key(|piece| piece.id);
        let listed = |side: &Side| position.units.iter().filter(|unit| unit.side == *side).count() as u32;
        let counted: Vec<(Side, u32)> = Side::BOTH.iter().map(|side| (*side, listed(side))).collect();
        position.start.retain(|side, units| !counted.contains(&(*side, *units)));
        position.deployed.sort_unstable();
        position.mustered.sort_unstable();
        position
    }

    /// Says whether a replay gives the same position and log. It starts from `given`, and uses the same decisions and
    /// luck.
    fn replays(&self) -> bool {
        let luck: Vec<Luck> = self.luck.used().to_vec();
        let Ok(mut again) =
            ScenarioTable::set_up(self.game.0.revision, self.story.given.clone(), self.story.options.clone(), luck)
        else {
            return false;
        };
        for act in &self.story.acts {
            let done = match again.prepare(act) {
                Some(prepared) => prepared.map_err(|not| not.because),
                None => again.repeat(act),
            };
            if done.is_err() {
                return false;
            }
        }
        again.write() == self.write() && again.story.log == self.story.log
    }

    fn repeat(&mut self, act: &scenario::Act) -> Result<(), String> {
        let seat = self.seat(&act.seat).ok_or("no such seat")?;
        let action = self.game.parse_action(&act.said)?;
        self.game.check(&self.state, seat, &action).map_err(|refusal| refusal.to_string())?;
        self.act(seat, &action)
    }
}

fn place(at: Option<Spot>) -> String {
    at.map_or_else(|| "nowhere".into(), |at| at.to_string())
}
