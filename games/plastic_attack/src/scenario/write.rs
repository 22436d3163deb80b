//! Writes and compares positions.

use super::ScenarioTable;
use super::resume::{put_together, taken_apart};
use super::words::{
    BattleJson, BySeat, CaptiveJson, CardJson, CharacterCardJson, Direction, FigureJson, FigureMarksJson, MarksJson,
    OverJson, StageJson, TurnJson, Written,
};
use crate::PlasticAttack;
use crate::card::{Card, Cards};
use crate::roster::{Character, Figure};
use crate::state::{NOBODY, Stage, State};
use referee::{Game, Seat};
use scenario::{ScenarioGame, ScenarioPosition};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

impl PlasticAttack {
    /// Writes the position of a game, so that it can be saved, shared or studied. The draw pile of a state has no
    /// order, so it is listed by rank. The position shows every secret, so players must not see it while the game goes
    /// on.
    pub fn to_position(&self, state: &State) -> Value {
        self.scenario_position(state).write()
    }

    /// Returns the state with only the content of a position file. Two things are lost: what the players remember of
    /// the last shuffle, and which effects made the totals of an open battle.
    pub fn forget(&self, state: &State) -> State {
        let mut forgetful = state.clone();
        forgetful.shuffled = self.deck();
        if matches!(state.stage(), Stage::Use(_) | Stage::Guard) {
            for role in [0, 1] {
                let total = self.sum_of(state, role).total.into();
                let parts = taken_apart(self, state, role, total).expect("the total of the state is possible");
                put_together(&mut forgetful, role, parts);
            }
        }
        forgetful
    }

    pub(super) fn seats_in_order(&self) -> impl Iterator<Item = Seat> {
        (0..self.seat_count()).map(Seat)
    }
}

fn cards_to_json(cards: impl Iterator<Item = Card>) -> Vec<CardJson> {
    cards.map(CardJson).collect()
}

fn card_of_to_json(character: &Character) -> CharacterCardJson {
    CharacterCardJson { high: character.card.high, mid: character.card.mid, low: character.card.low }
}

pub(super) fn marks_to_json(state: &State, seat: Seat) -> MarksJson {
    let side = &state.sides[seat.index()];
    MarksJson {
        dodge: side.dodge.into(),
        special_weapon: side.special_weapon.into(),
        intimidation: side.intimidation.into(),
        lost_turns: side.lost_turns.into(),
    }
}

pub(super) fn figure_marks_to_json(state: &State, figure: Figure) -> FigureMarksJson {
    let standing = state.standing(figure);
    FigureMarksJson {
        dodge: standing.dodge.into(),
        blast: standing.blast().into(),
        intimidate: standing.intimidate().into(),
    }
}

impl ScenarioTable {
    /// Returns the cards of a hand, without a card laid face down in the battle.
    pub(super) fn hand(&self, seat: Seat) -> Cards {
        let state = &self.state;
        let hand = state.hand(seat);
        if state.stage() != Stage::Play {
            return hand;
        }
        let role = state.fighters().iter().position(|fighter| *fighter == seat);
        role.and_then(|role| state.laid(role)).map_or(hand, |card| hand.without(card))
    }

    /// Writes the whole position, including fields that a file may leave out.
    pub(super) fn written(&self) -> Written {
        let (game, state) = (&self.game, &self.state);
        let seats = || game.seats_in_order();
        let by_seat = |seat: Seat| game.say_seat(seat);
        let over = match state.stage() {
            Stage::Over(_, winner) => Some(OverJson { winner: winner.map(|winner| game.say_seat(winner)) }),
            _ => None,
        };
        let goes_on = over.is_none();
        let captives = seats().map(|seat| (by_seat(seat), self.written_captives(seat)));
        let marks = seats().map(|seat| (by_seat(seat), marks_to_json(state, seat)));
        Written {
            seats: Some(game.setup().seats.clone()),
            direction: goes_on.then_some(if state.is_rightward() { Direction::Right } else { Direction::Left }),
            turn: self.written_stage().map(|stage| TurnJson {
                seat: game.say_seat(state.turn()),
                stage,
                extra: state.is_extra(),
            }),
            battle: self.written_battle(),
            armies: state.players().map(|seat| (by_seat(seat), self.written_line(seat))).collect(),
            captives: captives.filter(|(_, captives)| !captives.is_empty()).collect(),
            hands: state.players().map(|seat| (by_seat(seat), cards_to_json(self.hand(seat).iter()))).collect(),
            draw_pile: cards_to_json(self.luck.pile()),
            discard_pile: cards_to_json(state.discard_pile().iter()),
            marks: marks.filter(|(_, marks)| *marks != MarksJson::default()).collect(),
            eliminated: seats().filter(|seat| !state.is_in_game(*seat)).map(by_seat).collect(),
            turns_taken: Some(state.turns_taken().into()),
            over,
        }
    }

    fn written_stage(&self) -> Option<StageJson> {
        match self.state.stage() {
            Stage::Attack => Some(StageJson::Attack),
            Stage::Defend => Some(StageJson::Defend),
            Stage::Play => Some(StageJson::Play),
            Stage::Use(_) => Some(StageJson::Use),
            Stage::Guard => Some(StageJson::Guard),
            Stage::Over(..) => None,
        }
    }

    fn written_line(&self, seat: Seat) -> Vec<FigureJson> {
        let state = &self.state;
        let figure = |figure: Figure| {
            let character = self.game.character(figure);
            FigureJson {
                figure: character.name.clone(),
                kind: Some(character.kind.clone()),
                owner: Some(self.game.say_seat(character.owner)),
                power: state.power(figure).into(),
                starts: Some(character.starts.into()),
                card: Some(card_of_to_json(character)),
                wounded: state.is_wounded(figure),
                face_down: state.is_face_down(figure),
                guards: cards_to_json(state.guards(figure)),
                marks: figure_marks_to_json(state, figure),
            }
        };
        state.line(seat).map(figure).collect()
    }

    fn written_captives(&self, seat: Seat) -> Vec<CaptiveJson> {
        let captive = |figure: Figure| {
            let character = self.game.character(figure);
            CaptiveJson {
                figure: character.name.clone(),
                kind: Some(character.kind.clone()),
                owner: self.game.say_seat(character.owner),
                starts: Some(character.starts.into()),
                card: Some(card_of_to_json(character)),
            }
        };
        self.state.captives(seat).map(captive).collect()
    }

    fn written_battle(&self) -> Option<BattleJson> {
        let state = &self.state;
        if matches!(state.stage(), Stage::Attack | Stage::Over(..)) {
            return None;
        }
        let is_open = matches!(state.stage(), Stage::Use(_) | Stage::Guard);
        let battle = &state.battle;
        let mut cards = BTreeMap::new();
        for (role, seat) in state.fighters().into_iter().enumerate() {
            let laid = state.laid(role);
            let is_done = is_open || state.stage() == Stage::Play && (laid.is_some() || state.hand(seat).is_empty());
            if is_done {
                cards.insert(self.game.say_seat(seat), laid.map(CardJson));
            }
        }
        let name = |figure: u8| self.game.say_figure(Figure(figure));
        Some(BattleJson {
            attacking: self.game.say_figure(battle.attacking),
            player: self.game.say_seat(battle.player),
            defending: (battle.defending != NOBODY).then(|| name(battle.defending)),
            cards,
            totals: is_open.then(|| [battle.total(0), battle.total(1)]),
            action: match state.stage() {
                Stage::Use(action) => Some(action),
                _ => None,
            },
            hit: (state.stage() == Stage::Guard).then(|| name(battle.hit)),
        })
    }

    /// Compares the complete position with the expected position, and returns every difference. The seats are compared
    /// only if the expected position has them. `turns_taken` is never compared.
    pub(super) fn differences(&self, expected: &Written) -> Vec<String> {
        let is = self.written();
        let mut found = Differences::default();
        if let Some(seats) = &expected.seats {
            found.compare("seats", is.seats.as_ref().expect("seats are written"), seats);
        }
        let direction = expected.direction.or((expected.over.is_none()).then_some(Direction::Left));
        found.compare("direction", &is.direction, &direction);
        found.compare("turn", &is.turn, &expected.turn);
        found.compare("over", &is.over, &expected.over);
        found.compare("battle", &is.battle, &expected.battle);
        found.compare_lines(is.armies, &expected.armies);
        found.compare_captives(is.captives, &expected.captives);
        found.compare("hands", &hands(&is.hands), &hands(&expected.hands));
        found.compare("draw_pile", &is.draw_pile, &expected.draw_pile);
        found.compare("discard_pile", &sorted(&is.discard_pile), &sorted(&expected.discard_pile));
        let named = |marks: &BySeat<MarksJson>| -> BySeat<MarksJson> {
            marks.iter().filter(|(_, marks)| **marks != MarksJson::default()).map(|(s, m)| (s.clone(), *m)).collect()
        };
        found.compare("marks", &named(&is.marks), &named(&expected.marks));
        found.compare("eliminated", &sorted(&is.eliminated), &sorted(&expected.eliminated));
        if expected.turn.is_some() == expected.over.is_some() {
            let because = if expected.turn.is_some() {
                "the expected position has both `turn` and `over`; it may have only one"
            } else {
                "the expected position has neither `turn` nor `over`; it must have one"
            };
            found.0.push(because.into());
        }
        found.0
    }
}

#[derive(Default)]
struct Differences(Vec<String>);

impl Differences {
    fn compare<T: PartialEq + Serialize>(&mut self, what: &str, is: &T, expected: &T) {
        if is != expected {
            let say = |value: &T| serde_json::to_string(value).expect("a position is plain data");
            self.0.push(format!("{what} is {}, expected {}", say(is), say(expected)));
        }
    }

    /// Compares the lines. A character card, starting Power or type that the expected line leaves out is not compared.
    fn compare_lines(&mut self, is: BySeat<Vec<FigureJson>>, expected: &BySeat<Vec<FigureJson>>) {
        let expected = filled(expected, |seat, figure| FigureJson {
            owner: figure.owner.clone().or_else(|| Some(seat.to_owned())),
            ..figure.clone()
        });
        let mut is = is;
        for (seat, line) in &mut is {
            for figure in line {
                let named = expected.get(seat).and_then(|line| line.iter().find(|other| other.figure == figure.figure));
                figure.kind = figure.kind.take().filter(|_| named.is_some_and(|named| named.kind.is_some()));
                figure.starts = figure.starts.filter(|_| named.is_some_and(|named| named.starts.is_some()));
                figure.card = figure.card.filter(|_| named.is_some_and(|named| named.card.is_some()));
            }
        }
        self.compare("armies", &is, &expected);
    }

    /// Compares the captives in any order. A character card, starting Power or type that is left out is not compared.
    fn compare_captives(&mut self, is: BySeat<Vec<CaptiveJson>>, expected: &BySeat<Vec<CaptiveJson>>) {
        let by_name = |held: &mut Vec<CaptiveJson>| held.sort_by(|one, other| one.figure.cmp(&other.figure));
        let mut expected = filled(expected, |_, captive| captive.clone());
        expected.values_mut().for_each(by_name);
        let mut is = is;
        for (seat, held) in &mut is {
            for captive in held.iter_mut() {
                let named =
                    expected.get(seat).and_then(|held| held.iter().find(|other| other.figure == captive.figure));
                captive.kind = captive.kind.take().filter(|_| named.is_some_and(|named| named.kind.is_some()));
                captive.starts = captive.starts.filter(|_| named.is_some_and(|named| named.starts.is_some()));
                captive.card = captive.card.filter(|_| named.is_some_and(|named| named.card.is_some()));
            }
            by_name(held);
        }
        self.compare("captives", &is, &expected);
    }
}

/// Drops seats with an empty list, and passes every entry of the other lists through `fill`.
fn filled<T>(lists: &BySeat<Vec<T>>, fill: impl Fn(&str, &T) -> T) -> BySeat<Vec<T>> {
    let lists = lists.iter().filter(|(_, list)| !list.is_empty());
    lists.map(|(seat, list)| (seat.clone(), list.iter().map(|one| fill(seat, one)).collect())).collect()
}

fn hands(hands: &BySeat<Vec<CardJson>>) -> BySeat<Vec<CardJson>> {
    let hands = hands.iter().filter(|(_, hand)| !hand.is_empty());
    hands.map(|(seat, hand)| (seat.clone(), sorted(hand))).collect()
}

/// Returns the sorted list. Two sorted lists can be compared as sets.
pub(super) fn sorted<T: Ord + Clone>(list: &[T]) -> Vec<T> {
    let mut sorted = list.to_vec();
    sorted.sort();
    sorted
}
