//! The position of a game as plain data. Digests are computed from it.

use crate::card::{Card, Cards};
use crate::roster::Figure;
use crate::special::Special;
use crate::state::{Battle, Ending, NO_CARD, NOBODY, Place, PublicState, Side, Stage, Standing, State, Whereabouts};
use referee::Seat;
use serde::{Deserialize, Serialize};

/// The whole state of a game. It holds every secret, so only the referee may see it. Seats and figures are numbered
/// from 0, in the order of the table. Cards are written as `10s`. Lists of cards without an order are sorted by rank
/// and suit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The draw pile. No player may see it.
    pub draw_pile: Vec<String>,
    /// The discard pile. It is public. PA-R-45
    pub discard_pile: Vec<String>,
    /// The cards that the last shuffle put into the draw pile. They are public. PA-R-53
    pub shuffled: Vec<String>,
    /// The cards, figures and effects of each seat.
    pub seats: Vec<SeatPosition>,
    /// The place and state of each figure.
    pub figures: Vec<FigurePosition>,
    /// The battle in progress; `None` between battles.
    pub battle: Option<BattlePosition>,
    /// What the game waits for.
    pub stage: StagePosition,
    /// The seat whose turn it is.
    pub turn: u8,
    /// Whether this is an extra turn. PA1-ACT-QA-01
    pub extra: bool,
    /// Whether play goes to the right. PA1-ACT-QA-02
    pub rightward: bool,
    /// The number of turns played to their end. PA-R-46
    pub turns_taken: u16,
}

/// The cards, figures and effects of one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// The hand, including a card that lies face down. Only the player of the seat may know it.
    pub hand: Vec<String>,
    /// The figures of the army, from left to right; empty if the seat is eliminated.
    pub line: Vec<u8>,
    /// 2009: pending Dodges. PA1-ACT-DODGE-01
    pub dodge: u8,
    /// 2009: pending Special Weapons. PA1-ACT-SW-01
    pub special_weapon: u8,
    /// 2009: pending Intimidations. PA1-ACT-INTIM-01
    pub intimidation: u8,
    /// Turns to lose. PA1-ACT-KO-01, PA2-ACT-STUN-01
    pub lost_turns: u8,
}

/// The place and state of a figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FigurePosition {
    /// The seat in whose army the figure stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub army: Option<u8>,
    /// The seat that holds the figure captive. A figure with neither an army nor a captor is out of play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captive: Option<u8>,
    /// The number on the figure's die, 0 ..= 10.
    pub power: u8,
    /// Whether the figure is wounded. PA2-WOUND-01
    pub wounded: bool,
    /// Whether the figure lies face down. PA1-ACT-VULN-01
    pub face_down: bool,
    /// The guards beside the figure's card, oldest first. PA-R-25
    pub guards: Vec<String>,
    /// Revised: pending Dodges. PA2-ACT-DODGE-01
    pub dodge: u8,
    /// Revised: pending Blasts. PA2-ACT-BLAST-01
    pub blast: u8,
    /// Revised: pending Intimidates. PA2-ACT-INTIM-01
    pub intimidate: u8,
}

/// The battle in progress. In each pair, the attacker comes first and the defender second.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattlePosition {
    /// The attacking character.
    pub attacking: Option<u8>,
    /// The defending player.
    pub player: Option<u8>,
    /// The defending character; `None` before it is chosen.
    pub defending: Option<u8>,
    /// The figure that is hit; `None` before the cards are open.
    pub hit: Option<u8>,
    /// The cards of the battle; `None` where no card is laid. They are secret until they are opened.
    pub cards: [Option<String>; 2],
    /// The Power that counted.
    pub powers: [u8; 2],
    /// How many pending effects add 5.
    pub plus: [u8; 2],
    /// How many pending effects subtract 5.
    pub minus: [u8; 2],
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StagePosition {
    /// The player whose turn it is declares an attack.
    Attack,
    /// The defending player chooses a character.
    Defend,
    /// The attacker and the defender each lay a card, in either order.
    Play,
    /// The attacker is offered a special action.
    Use(Special),
    /// The player of the figure about to be hit is asked about its guard.
    Guard,
    /// The game is over: its ending, and the winner if there is one.
    Over(Ending, Option<u8>),
}

/// Returns the position of a state. The patterns have no `..`, so a new field is a compile error until this function
/// handles it.
pub(crate) fn position_of(state: &State) -> Position {
    let State { open, draw_pile, hands: _, laid } = state;
    let PublicState {
        discard_pile,
        shuffled,
        sides,
        figures,
        younger_guard: _,
        battle,
        stage,
        turn,
        extra,
        rightward,
        turns_taken,
    } = open;
    Position {
        draw_pile: words(*draw_pile),
        discard_pile: words(*discard_pile),
        shuffled: words(*shuffled),
        seats: sides.iter().enumerate().map(|(seat, side)| seat_position(state, Seat(seat as u8), side)).collect(),
        figures: (0..figures.len()).map(|figure| figure_position(state, Figure(figure as u8))).collect(),
        battle: (*battle != Battle::NONE).then(|| battle_position(battle, *laid)),
        stage: stage_position(*stage),
        turn: turn.0,
        extra: *extra,
        rightward: *rightward,
        turns_taken: *turns_taken,
    }
}

fn seat_position(state: &State, seat: Seat, side: &Side) -> SeatPosition {
    let Side { first: _, last: _, size: _, dodge, special_weapon, intimidation, lost_turns } = *side;
    let line = state.line(seat).map(|figure| figure.0).collect();
    SeatPosition { hand: words(state.hand(seat)), line, dodge, special_weapon, intimidation, lost_turns }
}

fn figure_position(state: &State, figure: Figure) -> FigurePosition {
    let standing = state.standing(figure);
    let Standing { place, next: _, flags: _, guard: _, dodge, marks: _ } = standing;
    let (army, captive) = match place.whereabouts() {
        Whereabouts::Army(seat) => (Some(seat.0), None),
        Whereabouts::Captive(seat) => (None, Some(seat.0)),
        Whereabouts::Gone => (None, None),
    };
    FigurePosition {
        army,
        captive,
        power: standing.power(),
        wounded: standing.is_wounded(),
        face_down: standing.is_face_down(),
        guards: state.guards(figure).map(Card::word).collect(),
        dodge,
        blast: standing.blast(),
        intimidate: standing.intimidate(),
    }
}

fn battle_position(battle: &Battle, laid: [u8; 2]) -> BattlePosition {
    let Battle { attacking, player, defending, hit, cards, powers, plus, minus } = *battle;
    let lies = |role: usize| [cards[role], laid[role]].into_iter().find(|card| *card != NO_CARD);
    let known = |number: u8| (number != NOBODY).then_some(number);
    BattlePosition {
        attacking: known(attacking.0),
        player: known(player.0),
        defending: known(defending),
        hit: known(hit),
        cards: [0, 1].map(|role| lies(role).map(|card| Card::at(card).word())),
        powers,
        plus,
        minus,
    }
}

fn stage_position(stage: Stage) -> StagePosition {
    match stage {
        Stage::Attack => StagePosition::Attack,
        Stage::Defend => StagePosition::Defend,
        Stage::Play => StagePosition::Play,
        Stage::Use(action) => StagePosition::Use(action),
        Stage::Guard => StagePosition::Guard,
        Stage::Over(ending, winner) => StagePosition::Over(ending, winner.map(|winner| winner.0)),
    }
}

/// Builds the state of a position.
pub(crate) fn restored(position: &Position) -> State {
    let Position {
        draw_pile,
        discard_pile,
        shuffled,
        seats,
        figures,
        battle,
        stage,
        turn,
        extra,
        rightward,
        turns_taken,
    } = position;
    let mut state = State::empty(seats.len() as u8, figures.len(), cards(shuffled));
    (state.draw_pile, state.discard_pile) = (cards(draw_pile), cards(discard_pile));
    for (at, seat) in seats.iter().enumerate() {
        let SeatPosition { hand, line, dodge, special_weapon, intimidation, lost_turns } = seat;
        for figure in line {
            state.join(Figure(*figure), Seat(at as u8), 0);
        }
        state.hands[at] = cards(hand);
        let side = &mut state.sides[at];
        (side.dodge, side.special_weapon) = (*dodge, *special_weapon);
        (side.intimidation, side.lost_turns) = (*intimidation, *lost_turns);
    }
    for (at, figure) in figures.iter().enumerate() {
        restore_figure(&mut state, Figure(at as u8), figure);
    }
    state.battle = battle.as_ref().map_or(Battle::NONE, restored_battle);
    state.stage = match *stage {
        StagePosition::Attack => Stage::Attack,
        StagePosition::Defend => Stage::Defend,
        StagePosition::Play => Stage::Play,
        StagePosition::Use(action) => Stage::Use(action),
        StagePosition::Guard => Stage::Guard,
        StagePosition::Over(ending, winner) => Stage::Over(ending, winner.map(Seat)),
    };
    if state.stage == Stage::Play {
        state.laid = std::mem::replace(&mut state.battle.cards, [NO_CARD; 2]);
    }
    state.turn = Seat(*turn);
    (state.extra, state.rightward, state.turns_taken) = (*extra, *rightward, *turns_taken);
    state
}

fn restore_figure(state: &mut State, figure: Figure, position: &FigurePosition) {
    let FigurePosition { army, captive, power, wounded, face_down, guards, dodge, blast, intimidate } = position;
    if army.is_none() {
        state.standing_mut(figure).place = captive.map_or(Place::GONE, |seat| Place::captive(Seat(seat)));
    }
    let standing = state.standing_mut(figure);
    standing.set_power(*power);
    standing.set_wounded(*wounded);
    standing.set_face_down(*face_down);
    standing.dodge = *dodge;
    standing.set_marks(*blast, *intimidate);
    for guard in guards {
        state.lay_guard(figure, card(guard));
    }
}

fn restored_battle(position: &BattlePosition) -> Battle {
    let BattlePosition { attacking, player, defending, hit, cards, powers, plus, minus } = position;
    let number = |number: &Option<u8>| number.unwrap_or(NOBODY);
    Battle {
        attacking: Figure(number(attacking)),
        player: Seat(number(player)),
        defending: number(defending),
        hit: number(hit),
        cards: cards.each_ref().map(|laid| laid.as_deref().map_or(NO_CARD, |laid| card(laid).position() as u8)),
        powers: *powers,
        plus: *plus,
        minus: *minus,
    }
}

fn words(cards: Cards) -> Vec<String> {
    cards.iter().map(Card::word).collect()
}

fn cards(words: &[String]) -> Cards {
    words.iter().map(|word| card(word)).collect()
}

fn card(word: &str) -> Card {
    Card::from_word(word).expect("a position names cards of the deck")
}
