//! Sets up a position, or reports every fault of the position.

use super::before::Before;
use super::cards::draw_pile;
use super::luck::ListedLuck;
use super::resume::resume;
use super::sound::{judge_figures, judge_marks, judge_names, judge_players, seat};
use super::words::{self, CharacterCardJson, Direction, Luck, Position, StageJson};
use super::{ScenarioTable, Story};
use crate::PlasticAttack;
use crate::card::{Card, Cards};
use crate::edition::Edition;
use crate::roster::{Character, CharacterCard};
use crate::rules::Play;
use crate::setup::{Options, Setup};
use crate::state::{Place, State};
use catalogue::from_json;
use referee::{Cite, Game, Seat, Seats, Table};
use serde_json::Value;
use std::collections::BTreeMap;

impl ScenarioTable {
    /// Sets up a table before the game: no seat has handed in an army yet. PA-R-07
    pub(super) fn before(
        (edition, revision): (Edition, u32),
        said: words::Before,
        options: Options,
        luck: Vec<Luck>,
    ) -> Result<ScenarioTable, Vec<String>> {
        if !said.setup {
            return Err(vec!["`setup` must be true, or be left out".into()]);
        }
        let seats = said.seats.clone().unwrap_or_else(|| vec!["A".into(), "B".into()]);
        let game = open((edition, revision), seats, options, Vec::new(), Cards::DECK)?;
        let state = game.empty_table();
        let before = Before { seats: said.seats, ..Before::default() };
        let luck = ListedLuck::new(Vec::new(), luck);
        Ok(ScenarioTable { game, state, luck, story: Story::default(), before: Some(before) })
    }

    pub(super) fn set_up(
        (edition, revision): (Edition, u32),
        given: Position,
        options: Options,
        luck: Vec<Luck>,
    ) -> Result<ScenarioTable, Vec<String>> {
        let mut faults = Vec::new();
        judge_names(&given, &mut faults);
        judge_figures(&given, edition, &mut faults);
        judge_marks(&given, edition, &mut faults);
        judge_players(&given, &mut faults);
        let pile = draw_pile(&given, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let game = open((edition, revision), given.seats.clone(), options, roster(&given), deck(&given, &pile))?;
        ScenarioTable::lay(game, &given, pile, luck)
    }

    /// Sets up the table of a position of this game, given as JSON.
    ///
    /// # Errors
    /// Every fault, each as one sentence.
    pub fn read(game: &PlasticAttack, position: &Value) -> Result<ScenarioTable, Vec<String>> {
        let given: Position = from_json(position).map_err(|fault| {
            vec![format!("the value at {} of the position does not fit the format: {}", fault.path(), fault.inner())]
        })?;
        let mut faults = Vec::new();
        if given.seats != game.setup().seats {
            let (found, ours) = (given.seats.join(", "), game.setup().seats.join(", "));
            faults.push(format!("the seats of the position are {found}; this table has {ours}"));
        }
        judge_names(&given, &mut faults);
        judge_figures(&given, game.edition(), &mut faults);
        let known = |name: &&str| game.parse_figure(name).is_err();
        let figures = given.armies.values().flatten().map(|figure| figure.figure.as_str());
        let captives = given.captives.values().flatten().map(|captive| captive.figure.as_str());
        faults.extend(figures.chain(captives).filter(known).map(|name| format!("there is no figure {name:?}")));
        judge_marks(&given, game.edition(), &mut faults);
        judge_players(&given, &mut faults);
        let pile = draw_pile(&given, &mut faults);
        if deck(&given, &pile) != game.deck() {
            faults.push("the position has other cards than this game".into());
        }
        if faults.is_empty() { ScenarioTable::lay(game.clone(), &given, pile, Vec::new()) } else { Err(faults) }
    }

    /// Builds the state. If the stage is `begin`, also begins the turn.
    fn lay(
        game: PlasticAttack,
        given: &Position,
        pile: Vec<Card>,
        luck: Vec<Luck>,
    ) -> Result<ScenarioTable, Vec<String>> {
        let mut state = game.empty_table();
        lay_figures(&game, given, &mut state);
        lay_cards(&game, given, &pile, &mut state);
        lay_marks(&game, given, &mut state);
        state.rightward = given.direction == Direction::Right;
        state.turn = seat(&game, &given.turn.seat);
        state.extra = given.turn.extra;
        state.turns_taken = given.turns_taken as u16;
        let battle = resume(&game, &mut state, given)?;
        let story = Story { battle, ..Story::default() };
        let mut studied = ScenarioTable { game, state, luck: ListedLuck::new(pile, luck), story, before: None };
        if given.turn.stage == StageJson::Begin {
            let mut events = Vec::new();
            let mut table = Table::new(&mut studied.luck, &mut events);
            Play { game: &studied.game, state: &mut studied.state, table: &mut table }.begin_turn();
            studied.note(&events, Seats::NONE).map_err(|fault| vec![fault])?;
        }
        Ok(studied)
    }
}

fn open(
    (edition, revision): (Edition, u32),
    seats: Vec<String>,
    options: Options,
    roster: Vec<Character>,
    deck: Cards,
) -> Result<PlasticAttack, Vec<String>> {
    let setup = Setup { edition, seats, armies: BTreeMap::new(), options, odds: true };
    PlasticAttack::for_position(revision, setup, roster, deck)
        .map_err(|faults| faults.iter().map(|fault| format!("{fault} ({})", fault.clause())).collect::<Vec<_>>())
}

/// Lists the figures by owner, as if each owner had brought them. For each owner, figures that stand in an army come
/// first, and captives follow. PA-R-19
fn roster(given: &Position) -> Vec<Character> {
    let index =
        |name: &String| given.seats.iter().position(|seat| seat == name).expect("unknown seats were reported before");
    let owner = |name: &String| Seat(index(name) as u8);
    let character = |name: &String,
                     kind: &Option<String>,
                     owner: Seat,
                     starts: i32,
                     card: Option<CharacterCardJson>| {
        let CharacterCardJson { high, mid, low } = card.expect("missing cards were reported before");
        let card = CharacterCard { high, mid, low };
        Character { name: name.clone(), kind: kind.as_ref().unwrap_or(name).clone(), owner, starts: starts as u8, card }
    };
    let mut roster = Vec::new();
    for (seat, line) in given.seats.iter().filter_map(|seat| given.armies.get_key_value(seat)) {
        roster.extend(line.iter().map(|said| {
            let owner = owner(said.owner.as_ref().unwrap_or(seat));
            character(&said.figure, &said.kind, owner, said.starts.unwrap_or(said.power), said.card)
        }));
    }
    for said in given.seats.iter().filter_map(|seat| given.captives.get(seat)).flatten() {
        let starts = said.starts.expect("captives without `starts` were reported before");
        roster.push(character(&said.figure, &said.kind, owner(&said.owner), starts, said.card));
    }
    roster.sort_by_key(|character| character.owner);
    roster
}

/// Returns the cards of the game: all cards that the position contains.
fn deck(given: &Position, pile: &[Card]) -> Cards {
    let hands = given.hands.values().flatten();
    let guards = given.armies.values().flatten().flat_map(|figure| &figure.guards);
    let laid = given.battle.iter().flat_map(|battle| battle.cards.values().flatten());
    let said = hands.chain(&given.discard_pile).chain(guards).chain(laid).map(|card| card.0);
    said.chain(pile.iter().copied()).collect()
}

fn lay_figures(game: &PlasticAttack, given: &Position, state: &mut State) {
    let find = |name: &String| game.parse_figure(name).expect("every figure is in the roster");
    for (name, line) in &given.armies {
        for said in line {
            let figure = find(&said.figure);
            state.join(figure, seat(game, name), said.power as u8);
            let standing = state.standing_mut(figure);
            standing.set_wounded(said.wounded);
            standing.set_face_down(said.face_down);
            standing.dodge = said.marks.dodge as u8;
            standing.set_marks(said.marks.blast as u8, said.marks.intimidate as u8);
            said.guards.iter().for_each(|card| state.lay_guard(figure, card.0));
        }
    }
    for (name, held) in &given.captives {
        for captive in held {
            state.send_away(find(&captive.figure), Place::captive(seat(game, name)));
        }
    }
}

fn lay_cards(game: &PlasticAttack, given: &Position, pile: &[Card], state: &mut State) {
    state.draw_pile = pile.iter().copied().collect();
    state.discard_pile = given.discard_pile.iter().map(|card| card.0).collect();
    for (name, hand) in &given.hands {
        state.hands[seat(game, name).index()] = hand.iter().map(|card| card.0).collect();
    }
}

fn lay_marks(game: &PlasticAttack, given: &Position, state: &mut State) {
    for (name, marks) in &given.marks {
        let side = state.side_mut(seat(game, name));
        side.dodge = marks.dodge as u8;
        side.special_weapon = marks.special_weapon as u8;
        side.intimidation = marks.intimidation as u8;
        side.lost_turns = marks.lost_turns as u8;
    }
}
