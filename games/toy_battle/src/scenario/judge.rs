//! Checks assertions. The text of a failure has the actual and the expected value.

use super::assertion::{Assertion, MayPlace, Offer, Said};
use super::words::{PieceJson, Sides};
use super::{ScenarioTable, write::set};
use crate::Action;
use crate::action::Effect;
use crate::field::Place;
use crate::state::Phase;
use crate::troop::{Colour, Troop};
use referee::{Codec, Seat};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// `Ok` if the assertion holds. Otherwise a sentence with the actual and the expected value.
type Verdict = Result<(), String>;

fn say(value: impl Serialize) -> String {
    serde_json::to_string(&value).expect("the JSON types are plain data")
}

fn same<T: PartialEq + Serialize>(what: &str, is: T, expected: T) -> Verdict {
    if is == expected { Ok(()) } else { Err(format!("{what} is {}, expected {}", say(is), say(expected))) }
}

/// Calls `judge` for each seat that `expected` names, and joins the failures.
fn each<T>(what: &str, expected: &Sides<T>, judge: impl Fn(&str, Seat, &T) -> Verdict) -> Verdict {
    all(expected.iter().map(|(seat, expected)| judge(&format!("{what} of {}", word(*seat)), (*seat).into(), expected)))
}

/// Returns `Ok` if all verdicts are `Ok`. Otherwise joins the sentences of the failed ones.
fn all(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    let faults: Vec<String> = verdicts.filter_map(Verdict::err).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) }
}

pub(super) const fn word(seat: Colour) -> &'static str {
    match seat {
        Colour::Blue => "blue",
        Colour::Red => "red",
    }
}

impl ScenarioTable {
    pub(super) fn judged(&self, assertion: &Assertion) -> Verdict {
        let state = &self.state;
        match &assertion.0 {
            Said::ToMove(seat) => same("to_move", self.mover(), Some(*seat)),
            Said::Winner(winner) => same("winner", self.written().over.map(|over| over.winner), *winner),
            Said::WonBy(by) => same("won_by", self.written().over.map(|over| over.by), *by),
            Said::Over(over) => same("over", self.is_over(), *over),
            Said::Offer(None) => same("offer", self.game.offered(state), None),
            Said::Offer(Some(offer)) => self.judge_offer(offer),
            Said::NotOffered(effects) => self.judge_not_offered(effects),
            Said::MayPlace(said) => self.judge_may_place(said),
            Said::MayDraw(may) => {
                each("may_draw", may, |what, seat, may| same(what, self.game.may_draw(state, seat), *may))
            }
            Said::Available(troops) => {
                self.judge_sets("available", troops, |seat| self.state.standing(seat).iter().collect())
            }
            Said::Rack(troops) => self.judge_sets("rack", troops, |seat| state.rack(seat).iter().collect()),
            Said::Discard(troops) => self.judge_sets("discard", troops, |seat| state.discard(seat).iter().collect()),
            Said::Lying(troops) => self.judge_sets("lying", troops, |seat| state.lying[seat.index()].iter().collect()),
            Said::Reserve(troops) => {
                each("reserve", troops, |what, seat, troops| same(what, &self.luck.reserve(seat), troops))
            }
            Said::RackSize(sizes) => {
                each("rack_size", sizes, |what, seat, size| same(what, u32::from(state.rack(seat).len()), *size))
            }
            Said::ReserveSize(sizes) => {
                each("reserve_size", sizes, |what, seat, size| same(what, u32::from(state.reserve_len(seat)), *size))
            }
            Said::Medals(medals) => {
                each("medals", medals, |what, seat, medals| same(what, u32::from(state.medals(seat)), *medals))
            }
            Said::Controls(bases) => self.judge_controls(bases),
            Said::Stack(bases) => self.judge_stacks(bases),
            Said::Emptied(regions) => self.judge_emptied(regions),
            Said::Position(position) => match self.differences(position) {
                found if found.is_empty() => Ok(()),
                found => Err(format!("the position differs: {}", found.join("; "))),
            },
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.state.phase, Phase::Over(..))
    }

    fn mover(&self) -> Option<Colour> {
        (!self.is_over()).then(|| self.state.to_move.into())
    }

    fn judge_sets(&self, what: &str, expected: &Sides<Vec<Troop>>, is: impl Fn(Seat) -> Vec<Troop>) -> Verdict {
        each(what, expected, |what, seat, expected| {
            same(what, set(is(seat).into_iter()), set(expected.iter().copied()))
        })
    }

    /// Checks that the effect is being offered, with exactly the listed choices.
    fn judge_offer(&self, offer: &Offer) -> Verdict {
        let offered = self.game.offered(&self.state);
        same("offer", offered.map(Effect::word), Some(offer.effect.word()))?;
        let mut expected = Vec::new();
        for choice in &offer.choices {
            let said = Value::Object(Map::from_iter([(offer.effect.word().to_owned(), choice.clone())]));
            expected.push(self.game.parse_action(&said).map_err(|why| format!("{choice} under `offer`: {why}"))?);
        }
        let decisions = self.game.decisions(&self.state, self.state.to_move);
        let candidates: Vec<Action> = decisions.iter().filter(|action| !matches!(action, Action::Decline(_))).collect();
        same(&format!("the choice of {}", offer.effect.word()), self.sorted(&candidates), self.sorted(&expected))
    }

    fn sorted(&self, actions: &[Action]) -> Vec<Value> {
        let mut said: Vec<Value> = actions.iter().map(|action| self.game.action_to_json(action)).collect();
        said.sort_by_key(Value::to_string);
        said
    }

    fn judge_not_offered(&self, effects: &[Effect]) -> Verdict {
        let offered: Vec<&str> =
            effects.iter().filter(|effect| self.offered.contains(effect)).map(|effect| effect.word()).collect();
        if offered.is_empty() {
            Ok(())
        } else {
            Err(format!("{} was offered since the latest `place`, but must not be", offered.join(", ")))
        }
    }

    fn judge_may_place(&self, said: &MayPlace) -> Verdict {
        let may = self.game.may_place(&self.state, said.seat.into(), said.troop);
        let is = self.game.field().names_of(may);
        let what = format!("may_place of {} {}", word(said.seat), said.troop.word());
        if said.exactly.is_none() && said.includes.is_none() && said.excludes.is_none() {
            return Err(format!("{what} has none of `exactly`, `includes` and `excludes`; it needs at least one"));
        }
        let named = [&said.exactly, &said.includes, &said.excludes].into_iter().flatten().flatten();
        all(named.map(|name| self.place(name).map(|_| ())))?;
        if let Some(exactly) = &said.exactly {
            let sorted = |names: &[String]| {
                let mut names = names.to_vec();
                names.sort();
                names
            };
            same(&what, sorted(&is), sorted(exactly))?;
        }
        let missing = said.includes.iter().flatten().filter(|name| !is.contains(name));
        let missing: Vec<&str> = missing.map(String::as_str).collect();
        let extra: Vec<&str> =
            said.excludes.iter().flatten().filter(|name| is.contains(name)).map(String::as_str).collect();
        if missing.is_empty() && extra.is_empty() {
            return Ok(());
        }
        Err(format!(
            "{what} is {}; in `includes`, but not allowed: {}; in `excludes`, but allowed: {}",
            say(is),
            say(missing),
            say(extra)
        ))
    }

    fn place(&self, name: &str) -> Result<Place, String> {
        self.game.field().place(name).ok_or_else(|| format!("there is no place {name:?} on this board"))
    }

    /// Returns the Troops on a place from the bottom up; empty for a headquarters.
    fn stack(&self, name: &str) -> Result<Vec<PieceJson>, String> {
        let place = self.place(name)?;
        let is_base = self.game.field().bases & place.bit() != 0;
        Ok(if is_base { self.state.stack(place).into_iter().map(PieceJson).collect() } else { Vec::new() })
    }

    fn judge_controls(&self, bases: &BTreeMap<String, Option<Colour>>) -> Verdict {
        all(bases.iter().map(|(name, seat)| {
            let top = self.stack(name)?.last().map(|piece| Colour::from(piece.0.seat));
            same(&format!("control of {name}"), top, *seat)
        }))
    }

    fn judge_stacks(&self, bases: &BTreeMap<String, Vec<PieceJson>>) -> Verdict {
        all(bases.iter().map(|(name, stack)| same(&format!("stack on {name}"), &self.stack(name)?, stack)))
    }

    fn judge_emptied(&self, regions: &BTreeMap<String, Option<Colour>>) -> Verdict {
        let emptied = self.written_emptied();
        all(regions.iter().map(|(name, seat)| {
            if self.game.field().region(name).is_none() {
                return Err(format!("there is no region {name:?} on this board"));
            }
            same(&format!("emptied {name}"), emptied.get(name).copied(), *seat)
        }))
    }
}
