//! Judges assertions about the game.

use super::assertion::{FigureIs, ObjectJson, ObjectNow, ResultIs, Said, SeatIs, TurnIs, WaitingIs};
use super::same::{APART, difference, lacks};
use super::table::{Before, ScenarioTable};
use crate::figure::Zone;
use crate::id::Id;
use crate::place::Spot;
use crate::position_file::{PhaseJson, PositionFile, ResultJson, SwitchSide};
use crate::state::FigureIndex;
use crate::view::Asks;
use scenario::ScenarioPosition as _;
use serde_json::{Map, Value, json};
use std::fmt::Debug;

pub(super) type Verdict = Result<(), String>;

pub(super) fn same<T: PartialEq + Debug>(what: &str, is: &T, expected: &T) -> Verdict {
    if is == expected { Ok(()) } else { Err(format!("{what} is {is:?}, not {expected:?}")) }
}

/// Compares a value with the expected one. If none is expected, the check passes.
pub(super) fn maybe<T: PartialEq + Debug>(what: &str, is: &T, expected: Option<&T>) -> Verdict {
    expected.map_or(Ok(()), |expected| same(what, is, expected))
}

/// Compares two places. No coordinate may differ by more than [`APART`].
fn near(what: &str, is: Spot, expected: Option<Spot>) -> Verdict {
    let Some(expected) = expected else { return Ok(()) };
    let close = |a: i32, b: i32| (i64::from(a) - i64::from(b)).abs() <= APART;
    let fits = close(is.0.x, expected.0.x) && close(is.0.y, expected.0.y);
    if fits { Ok(()) } else { same(what, &is, &expected) }
}

/// Compares two lists in any order.
fn same_set<T: Ord + Debug>(what: &str, mut is: Vec<T>, mut expected: Vec<T>) -> Verdict {
    is.sort();
    expected.sort();
    same(what, &is, &expected)
}

impl ScenarioTable {
    pub(super) fn judged(&self, said: &Said) -> Verdict {
        let state = &self.state;
        match said {
            Said::Figure(figure) => self.judge_figure(figure),
            Said::Zone { owner, zone, figures } => {
                let owner = self.seat(owner).ok_or_else(|| format!("there is no seat {owner:?}"))?;
                let is_there =
                    |figure: &FigureIndex| self.game.profile(*figure).owner == owner && self.zone(*figure) == *zone;
                let found = self.game.all().filter(is_there).map(|figure| self.game.id_of(figure)).collect();
                same_set(
                    &format!("the figures of {} in the zone {zone:?}", self.game.seat_name(owner)),
                    found,
                    figures.clone(),
                )
            }
            Said::Turn(turn) => self.judge_turn(turn),
            Said::Waiting(waiting) => self.judge_waiting(waiting.as_ref()),
            Said::Limit { figure, tix, pushing } => {
                same(&format!("the limit of {figure}"), &self.game.limit(state, self.named(figure)?, *pushing), tix)
            }
            Said::Protected { figure, from, is } => {
                let clause = self.game.protected(state, self.named(figure)?, self.named(from)?);
                same(&format!("whether cover protects {figure} from {from}"), &clause.is_some(), is)
            }
            Said::Section { id, standing } => {
                let section = self.game.ground().section(id).ok_or_else(|| format!("there is no section {id}"))?;
                same(&format!("whether {id} stands"), &state.sections[usize::from(section.0)], standing)
            }
            Said::Object(ObjectJson::Now(object)) => self.judge_object(object),
            Said::Object(ObjectJson::Tried(object)) => {
                let tried = self.story.tried.as_ref().ok_or("no trials were made before this assertion")?;
                self.measure_object(&tried.runs, object)
            }
            Said::Seat(seat) => self.judge_seat(seat),
            Said::Phase(phase) => same("the phase", &self.phase(), phase),
            Said::Result(result) => self.judge_result(result.as_ref()),
            Said::Log(events) => self.judge_log(events),
            Said::LogNone(events) => self.judge_log_none(events),
            Said::Position(position) => self.judge_position(position),
            said => self.judge_other(said),
        }
    }

    pub(super) fn named(&self, id: &Id) -> Result<FigureIndex, String> {
        self.game.figure(id).ok_or_else(|| format!("there is no figure {id}"))
    }

    fn zone(&self, figure: FigureIndex) -> Zone {
        self.state.figures[figure.index()].zone
    }

    /// Returns the phase of the game, also before it begins.
    pub(super) fn phase(&self) -> PhaseJson {
        self.before.as_ref().map_or(self.state.phase.into(), Before::phase)
    }

    fn judge_figure(&self, expected: &FigureIs) -> Verdict {
        let figure = self.named(&expected.id)?;
        let (profile, now) = (self.game.profile(figure), &self.state.figures[figure.index()]);
        let window = self.game.window(&self.state, figure);
        let name = |what: &str| format!("{what} of {}", expected.id);
        let seat = |seat| self.game.seat_name(seat).to_owned();
        maybe(&name("type"), &profile.kind.code, expected.kind.as_ref())?;
        maybe(&name("owner"), &seat(profile.owner), expected.owner.as_ref())?;
        maybe(&name("controller"), &seat(now.controller), expected.controller.as_ref())?;
        maybe(&name("zone"), &now.zone, expected.zone.as_ref())?;
        near(&name("at"), Spot(now.at), expected.at)?;
        maybe(&name("facing"), &now.facing, expected.facing.as_ref())?;
        maybe(&name("wheel"), &now.wheel, expected.wheel.as_ref())?;
        maybe(&name("serial"), &profile.serial, expected.serial.as_ref())?;
        maybe(&name("spent"), &now.spent, expected.spent.as_ref())?;
        maybe(&name("tripped"), &SwitchSide::tripped(now.tripped), expected.tripped.as_ref())?;
        maybe(&name("pinned"), &now.pinned, expected.pinned.as_ref())?;
        maybe(&name("off"), &now.off, expected.off.as_ref())?;
        maybe(&name("window"), &window.shown(), expected.window.as_ref())?;
        maybe(&name("special"), &window.special, expected.special.as_ref())?;
        maybe(&name("covered"), &!now.cover.is_empty(), expected.covered.as_ref())?;
        maybe(&name("loaded"), &self.game.loaded(&self.state, figure), expected.loaded.as_ref())?;
        maybe(&name("weapon"), &self.game.weapon_now(figure, now.spent), expected.weapon.as_ref())?;
        maybe(&name("radius"), &self.game.radius(figure), expected.radius.as_ref())?;
        let Some(cover) = &expected.cover else { return Ok(()) };
        let said: Vec<Value> = now.cover.iter().map(|cover| json!(self.game.cover_to_json(cover))).collect();
        let fault = difference(&Value::Array(said), &json!(cover));
        fault.map_or(Ok(()), |fault| Err(format!("{} {fault}", name("cover"))))
    }

    fn judge_turn(&self, expected: &TurnIs) -> Verdict {
        let turn = &self.state.turn;
        let ids = |figures: &[FigureIndex]| figures.iter().map(|figure| self.game.id_of(*figure)).collect::<Vec<_>>();
        maybe("turn.number", &turn.number, expected.number.as_ref())?;
        maybe("turn.active", &self.game.seat_name(turn.active).to_owned(), expected.active.as_ref())?;
        maybe("turn.step", &turn.step, expected.step.as_ref())?;
        maybe("turn.attacks", &turn.attacks, expected.attacks.as_ref())?;
        maybe("turn.volley", &turn.volley.is_some(), expected.volley.as_ref())?;
        if let Some(moved) = &expected.moved {
            same_set("turn.moved", ids(&turn.moved), moved.clone())?;
        }
        match &expected.attacked {
            Some(attacked) => same_set("turn.attacked", ids(&turn.attacked), attacked.clone()),
            None => Ok(()),
        }
    }

    /// Judges which decision is open. Choosing sides, placing figures and the usual decisions of a turn do not count as
    /// open decisions.
    fn judge_waiting(&self, expected: Option<&WaitingIs>) -> Verdict {
        let waiting = self.game.waiting(&self.state);
        let is_usual = matches!(waiting.what, None | Some(Asks::Side | Asks::Place | Asks::Turn));
        let Some(expected) = expected else {
            return if is_usual {
                Ok(())
            } else {
                Err(format!("no decision may be open here, but {}", self.waits_for()))
            };
        };
        if is_usual {
            return Err(format!("a decision must be open here, but {}", self.waits_for()));
        }
        let seat = waiting.seats.first().cloned();
        maybe("waiting.kind", &waiting.what, expected.kind.map(Some).as_ref())?;
        maybe("waiting.seat", &seat, expected.seat.clone().map(Some).as_ref())?;
        maybe("waiting.figure", &waiting.figure, expected.figure.clone().map(Some).as_ref())
    }

    fn judge_object(&self, expected: &ObjectNow) -> Verdict {
        let object = self.object(&expected.id)?;
        let now = self.state.objects[usize::from(object.0)]
            .as_ref()
            .expect("`object` has checked that this piece is an object");
        near(&format!("at of {}", expected.id), Spot(now.at), expected.at)?;
        maybe(&format!("facing of {}", expected.id), &now.facing, expected.facing.as_ref())?;
        maybe(&format!("state of {}", expected.id), &now.state, expected.state.as_ref())
    }

    fn judge_seat(&self, expected: &SeatIs) -> Verdict {
        let seat = self.seat(&expected.id).ok_or_else(|| format!("there is no seat {:?}", expected.id))?;
        let said = self.game.seat_to_json(&self.state, seat);
        let name = |what: &str| format!("{what} of {}", expected.id);
        maybe(&name("side"), &said.side, expected.side.as_ref())?;
        maybe(&name("team"), &said.team, expected.team.as_ref())?;
        maybe(&name("contribution"), &said.contribution, expected.contribution.as_ref())?;
        maybe(&name("extra"), &said.extra, expected.extra.as_ref())?;
        maybe(&name("dropped"), &said.dropped, expected.dropped.as_ref())?;
        maybe(&name("ready"), &said.ready, expected.ready.map(Some).as_ref())
    }

    fn judge_result(&self, expected: Option<&ResultIs>) -> Verdict {
        let (Some(ending), Some(expected)) = (&self.state.ending, expected) else {
            return same("whether the game is over", &self.state.ending.is_some(), &expected.is_some());
        };
        let ResultJson { kind, winners, places, by } = self.game.result_to_json(ending);
        maybe("result.kind", &kind, expected.kind.as_ref())?;
        maybe("result.by", &by, expected.by.map(Some).as_ref())?;
        if let Some(expected) = &expected.winners {
            same_set("result.winners", winners, expected.clone())?;
        }
        let Some(expected) = &expected.places else { return Ok(()) };
        same("the number of places", &places.len(), &expected.len())?;
        places.into_iter().zip(expected).try_for_each(|(is, expected)| same_set("places", is, expected.clone()))
    }

    fn judge_log(&self, events: &[Map<String, Value>]) -> Verdict {
        let mut log = self.story.log.iter();
        for event in events {
            if !log.any(|entry| lacks(entry, event).is_none()) {
                let kind = event.get("event");
                return Err(format!(
                    "the log has no {} after the events that this assertion lists before it; the log has {}",
                    json!(event),
                    self.log_of(kind)
                ));
            }
        }
        Ok(())
    }

    fn judge_log_none(&self, events: &[Map<String, Value>]) -> Verdict {
        let occurred = |event: &&Map<String, Value>| self.story.log.iter().any(|entry| lacks(entry, event).is_none());
        match events.iter().find(occurred) {
            Some(event) => Err(format!("the log has {}, which must not occur", json!(event))),
            None => Ok(()),
        }
    }

    /// Lists the log's entries of a kind. If there are none, lists all kinds in the log.
    fn log_of(&self, kind: Option<&Value>) -> String {
        let of_kind = self.story.log.iter().filter(|entry| kind.is_some_and(|kind| &entry["event"] == kind));
        let said: Vec<String> = of_kind.map(Value::to_string).collect();
        let kinds = || self.story.log.iter().map(|entry| entry["event"].to_string()).collect::<Vec<_>>().join(", ");
        if said.is_empty() { format!("[{}]", kinds()) } else { said.join(", ") }
    }

    /// Compares the position with an expected one. The expected one is first set up, so that both are written in the
    /// same way.
    fn judge_position(&self, expected: &PositionFile) -> Verdict {
        let set_up =
            ScenarioTable::set_up(self.game.opened.revision, expected.clone(), self.game.options().clone(), Vec::new());
        let expected = set_up.map_err(|faults| faults.join("; "))?;
        let fault = difference(&comparable(self.write()), &comparable(expected.write()));
        fault.map_or(Ok(()), |fault| Err(format!("the position differs: {fault}")))
    }
}

/// Returns a position without the keys that are not compared, and sorts the lists whose order means nothing.
fn comparable(mut position: Value) -> Value {
    let drop = |value: &mut Value, keys: &[&str]| {
        if let Value::Object(fields) = value {
            keys.iter().for_each(|key| {
                fields.remove(*key);
            });
        }
    };
    drop(&mut position, &["disputed"]);
    drop(&mut position["turn"], &["paused"]);
    drop(&mut position["turn"]["volley"], &["seed"]);
    drop(&mut position["dispute"], &["about"]);
    drop(&mut position["result"], &["by"]);
    for list in ["figures", "terrain", "catalogue"] {
        let Some(entries) = position[list].as_array_mut() else { continue };
        entries.iter_mut().for_each(|entry| drop(entry, &["advanced"]));
        entries.sort_by_key(|entry| entry.get("id").or(entry.get("code")).map(Value::to_string));
    }
    for list in ["moved", "attacked"] {
        if let Some(entries) = position["turn"][list].as_array_mut() {
            entries.sort_by_key(Value::to_string);
        }
    }
    position
}
