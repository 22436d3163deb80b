//! Judges assertions. Each failure gives the actual and the expected value.

use super::assertion::{Asked, Assertion, Offer, Said};
use super::words::{BySeat, CardJson, FigureMarksJson, MarksJson};
use super::write::{figure_marks_to_json, marks_to_json, sorted};
use super::{ScenarioTable, before::Before};
use crate::card::Cards;
use crate::roster::Figure;
use crate::state::{Stage, Whereabouts};
use referee::{Game, Seat, Seeded, Status};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// `Ok`, or a sentence with the actual and the expected value.
type Verdict = Result<(), String>;

fn say(value: impl Serialize) -> String {
    serde_json::to_string(&value).expect("these types have only content that JSON can hold")
}

fn same<T: PartialEq + Serialize>(what: &str, is: T, expected: T) -> Verdict {
    if is == expected { Ok(()) } else { Err(format!("{what} is {}, expected {}", say(is), say(expected))) }
}

/// Returns `Ok` if all verdicts are `Ok`. Otherwise joins the faults of all failed verdicts.
fn all(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    let faults: Vec<String> = verdicts.filter_map(Verdict::err).collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) }
}

fn words(cards: Cards) -> Vec<CardJson> {
    cards.iter().map(CardJson).collect()
}

fn same_cards(what: &str, is: Cards, expected: &[CardJson]) -> Verdict {
    same(what, words(is), sorted(expected))
}

/// Checks that the set `is` has every card of `missing` and no card of `extra`.
fn no_others(what: &str, is: Cards, missing: &[CardJson], extra: &[CardJson]) -> Verdict {
    let missing: Vec<&CardJson> = missing.iter().filter(|card| !is.has(card.0)).collect();
    let extra: Vec<&CardJson> = extra.iter().filter(|card| is.has(card.0)).collect();
    if missing.is_empty() && extra.is_empty() {
        return Ok(());
    }
    Err(format!("{what} is {}; missing: {}; unexpected: {}", say(words(is)), say(missing), say(extra)))
}

impl Before {
    /// Judges an assertion about a position before the game.
    pub(super) fn judge(&self, assertion: &Assertion) -> Verdict {
        match &assertion.0 {
            Said::PointsLeft(points) => all(points.iter().map(|(seat, points)| {
                same(&format!("points_left of {seat}"), self.points_left.get(seat).copied(), Some(*points))
            })),
            Said::FirstPlayer(seat) => {
                same("first_player", self.dealt.as_ref().map(|(first, _)| first.as_str()), Some(seat.as_str()))
            }
            Said::CardsDealt(count) => same("cards_dealt", self.dealt.as_ref().map(|(_, count)| *count), Some(*count)),
            _ => Err("this assertion can only be made about a game that has begun".into()),
        }
    }
}

impl ScenarioTable {
    pub(super) fn judged(&self, assertion: &Assertion) -> Verdict {
        match &assertion.0 {
            Said::Turn(seat) => self.judge_turn(seat),
            Said::ExtraTurn(extra) => same("extra_turn", self.state.is_extra(), *extra),
            Said::Direction(direction) => same("direction", self.direction(), *direction),
            Said::WaitsFor(asked) => same("waits_for", self.asked(), asked.clone()),
            Said::Offer(offer) => self.judge_offer(offer.as_ref()),
            Said::Totals(totals) => {
                same("totals", self.story.battle.as_ref().map(|battle| battle.totals), Some(*totals))
            }
            Said::AttackerWon(won) => {
                same("attacker_won", self.story.battle.as_ref().map(|battle| battle.is_won), Some(*won))
            }
            Said::ActionUsed(action) => match &self.story.battle {
                None => Err("no battle with open cards has taken place".into()),
                Some(battle) => same("action_used", battle.used, *action),
            },
            Said::Marks(marks) => self.judge_marks(marks),
            Said::TurnsLost(seats) => {
                let lost = self.story.turns_lost.iter().map(|seat| self.game.say_seat(*seat)).collect();
                same("turns_lost", lost, seats.clone())
            }
            Said::InGame(seats) => self
                .each_seat("in_game", seats, |what, seat, expected| same(what, self.state.is_in_game(seat), *expected)),
            Said::Winner(winner) => self.judge_winner(winner.as_deref()),
            Said::Over(over) => same("over", matches!(self.state.stage(), Stage::Over(..)), *over),
            Said::Position(position) => match self.differences(position) {
                found if found.is_empty() => Ok(()),
                found => Err(format!("the position differs: {}", found.join("; "))),
            },
            Said::PointsLeft(_) | Said::FirstPlayer(_) | Said::CardsDealt(_) => {
                Err("this assertion can only be made before the game begins".into())
            }
            said => self
                .judge_figures(said)
                .or_else(|| self.judge_cards(said))
                .expect("every other assertion is about figures or cards"),
        }
    }

    fn judge_figures(&self, said: &Said) -> Option<Verdict> {
        let state = &self.state;
        Some(match said {
            Said::Power(powers) => self.each_figure("power", powers, |what, figure, expected| {
                same(what, i32::from(state.power(figure)), *expected)
            }),
            Said::Wounded(wounded) => self.each_figure("wounded", wounded, |what, figure, expected| {
                same(what, state.is_wounded(figure), *expected)
            }),
            Said::FaceDown(face_down) => self.each_figure("face_down", face_down, |what, figure, expected| {
                same(what, state.is_face_down(figure), *expected)
            }),
            Said::Guards(guards) => self.each_figure("guards", guards, |what, figure, expected| {
                same(what, &state.guards(figure).map(CardJson).collect::<Vec<_>>(), expected)
            }),
            Said::FigureMarks(marks) => self.each_figure("marks", marks, |what, figure, expected| {
                let FigureMarksJson { dodge, blast, intimidate } = figure_marks_to_json(state, figure);
                let is = [("dodge", dodge), ("blast", blast), ("intimidate", intimidate)];
                same_marks(what, &is, &expected.named)
            }),
            Said::InArmyOf(seats) => self.each_figure("army", seats, |what, figure, expected| {
                let is = match state.whereabouts(figure) {
                    Whereabouts::Army(seat) => Some(self.game.say_seat(seat)),
                    _ => None,
                };
                same(what, &is, expected)
            }),
            Said::CaptiveOf(seats) => self.each_figure("captor", seats, |what, figure, expected| {
                let is = match state.whereabouts(figure) {
                    Whereabouts::Captive(seat) => Some(self.game.say_seat(seat)),
                    _ => None,
                };
                same(what, &is, expected)
            }),
            _ => return None,
        })
    }

    fn judge_cards(&self, said: &Said) -> Option<Verdict> {
        let (state, discarded) = (&self.state, self.state.discard_pile());
        Some(match said {
            Said::Hand(hands) => {
                self.each_seat("hand", hands, |what, seat, cards| same_cards(what, self.hand(seat), cards))
            }
            Said::HandSize(sizes) => {
                self.each_seat("hand_size", sizes, |what, seat, size| same(what, self.hand(seat).len(), *size))
            }
            Said::HandIncludes(hands) => {
                self.each_seat("hand", hands, |what, seat, cards| no_others(what, self.hand(seat), cards, &[]))
            }
            Said::HandExcludes(hands) => {
                self.each_seat("hand", hands, |what, seat, cards| no_others(what, self.hand(seat), &[], cards))
            }
            Said::HandWithin(hands) => self.each_seat("hand", hands, |what, seat, cards| {
                let allowed: Cards = cards.iter().map(|card| card.0).collect();
                no_others(what, self.hand(seat), &[], &words(self.hand(seat).outside(allowed)))
            }),
            Said::DrawPileSize(size) => same("draw_pile_size", state.draw_pile().len(), *size),
            Said::DiscardPile(cards) => same_cards("discard_pile", discarded, cards),
            Said::DiscardPileSize(size) => same("discard_pile_size", discarded.len(), *size),
            Said::DiscardIncludes(cards) => no_others("discard_pile", discarded, cards, &[]),
            Said::DiscardExcludes(cards) => no_others("discard_pile", discarded, &[], cards),
            Said::Reshuffles(count) => same("reshuffles", self.story.reshuffles, *count),
            _ => return None,
        })
    }

    /// Calls `judge` for each seat in the map `expected`, and joins the faults. A fault begins with `what`.
    fn each_seat<T>(&self, what: &str, expected: &BySeat<T>, judge: impl Fn(&str, Seat, &T) -> Verdict) -> Verdict {
        all(expected
            .iter()
            .map(|(name, expected)| judge(&format!("{what} of {name}"), self.game.parse_seat(name)?, expected)))
    }

    /// Calls `judge` for each figure in the map `expected`, and joins the faults. A fault begins with `what`.
    fn each_figure<T>(
        &self,
        what: &str,
        expected: &BTreeMap<String, T>,
        judge: impl Fn(&str, Figure, &T) -> Verdict,
    ) -> Verdict {
        all(expected
            .iter()
            .map(|(name, expected)| judge(&format!("{what} of {name}"), self.game.parse_figure(name)?, expected)))
    }

    fn judge_turn(&self, seat: &str) -> Verdict {
        self.game.parse_seat(seat)?;
        let is = (self.state.stage() == Stage::Attack).then(|| self.game.say_seat(self.state.turn()));
        match is {
            Some(is) if is == seat => Ok(()),
            _ => Err(format!("{}, expected {seat} to declare an attack", scenario::ScenarioPosition::waits_for(self))),
        }
    }

    fn judge_winner(&self, expected: Option<&str>) -> Verdict {
        expected.map_or(Ok(()), |name| self.game.parse_seat(name).map(|_| ()))?;
        let is = match self.state.stage() {
            Stage::Over(_, winner) => winner.map(|winner| self.game.say_seat(winner)),
            _ => None,
        };
        same("winner", is.as_deref(), expected)
    }

    /// Returns the seats that the game waits for, each with the kind of decision.
    fn asked(&self) -> BySeat<Asked> {
        let asked = match self.state.stage() {
            Stage::Attack => Asked::Attack,
            Stage::Defend => Asked::Defend,
            Stage::Play => Asked::Play,
            Stage::Use(_) => Asked::Use,
            Stage::Guard => Asked::Guard,
            Stage::Over(..) => return BySeat::new(),
        };
        match self.game.status(&self.state) {
            Status::Awaiting(seats) => seats.iter().map(|seat| (self.game.say_seat(seat), asked)).collect(),
            Status::Over(_) => BySeat::new(),
        }
    }

    /// Checks that exactly this action is offered, with exactly these choices.
    fn judge_offer(&self, expected: Option<&Offer>) -> Verdict {
        let is = self.offer();
        let expected = expected.map(|offer| Offer {
            action: offer.action,
            on: offer.on.as_deref().map(sorted).filter(|on| !on.is_empty()),
            players: offer.players.as_deref().map(sorted).filter(|players| !players.is_empty()),
        });
        same("offer", is, expected)
    }

    fn offer(&self) -> Option<Offer> {
        let mut actions = Vec::new();
        self.game.candidates(&self.state, self.state.turn(), &mut Seeded::new(0, 0), &mut actions);
        let offer = self.game.offer_to_json(&self.state, &actions)?;
        let set = |names: Vec<String>| Some(sorted(&names)).filter(|names| !names.is_empty());
        Some(Offer { action: offer.action, on: set(offer.on), players: set(offer.players) })
    }

    fn judge_marks(&self, marks: &BySeat<super::assertion::Marks<MarksJson>>) -> Verdict {
        self.each_seat("marks", marks, |what, seat, expected| {
            let MarksJson { dodge, special_weapon, intimidation, lost_turns } = marks_to_json(&self.state, seat);
            let is = [
                ("dodge", dodge),
                ("special_weapon", special_weapon),
                ("intimidation", intimidation),
                ("lost_turns", lost_turns),
            ];
            same_marks(what, &is, &expected.named)
        })
    }
}

/// Compares only the effects that `expected` names.
fn same_marks(what: &str, is: &[(&str, u32)], expected: &BTreeMap<String, u32>) -> Verdict {
    let named = is.iter().filter(|(name, _)| expected.contains_key(*name));
    let is: BTreeMap<String, u32> = named.map(|(name, count)| ((*name).to_owned(), *count)).collect();
    same(what, Value::from_iter(is), Value::from_iter(expected.clone()))
}
