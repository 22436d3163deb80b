//! Coin: the first seat chooses the game or a prize. In the game, the second seat hides a coin under one of four cups.
//! Then the first seat points to a cup, and wins with a chance of one in four. A draw of luck decides about the prize:
//! the first seat wins with a chance of one in two. So the prize is better, unless a bot believes that it will see
//! where the coin goes.

use super::{HOUSE, allow};
use referee::{Chance, Coverage, Game, Outcome, PlainRefusal, RulesId, Seat, Seats, Status, Table, Viewer};
use search::Playable;

/// The game. If `is_open` is set, `look_alike` does not say that hidden coins look alike, so a search tells them apart.
#[derive(Clone)]
pub struct Coin {
    pub is_open: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub enum Turn {
    Choose,
    Hide,
    Point { coin: u8 },
    Over { winner: Seat },
}

#[derive(Clone, Debug, PartialEq)]
pub enum Word {
    Play,
    Prize,
    Hide(u8),
    Point(u8),
}

pub const GUESSER: Seat = Seat(0);
pub const HIDER: Seat = Seat(1);
pub const CUPS: u8 = 4;

impl Game for Coin {
    type Setup = ();
    type State = Turn;
    type Position = Turn;
    type Action = Word;
    type Event = Word;
    type View = Turn;
    type Refusal = PlainRefusal;

    const REVISION: u32 = 1;

    fn open_revision(_setup: (), _: u32) -> Result<Coin, Vec<PlainRefusal>> {
        Ok(Coin { is_open: false })
    }

    fn id(&self) -> RulesId {
        RulesId { game: "coin".into(), edition: String::new(), revision: 1 }
    }

    fn setup(&self) -> &() {
        &()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self, _table: &mut Table<'_, Word>) -> Turn {
        Turn::Choose
    }

    fn status(&self, turn: &Turn) -> Status {
        match turn {
            Turn::Choose | Turn::Point { .. } => Status::Awaiting(Seats::one(GUESSER)),
            Turn::Hide => Status::Awaiting(Seats::one(HIDER)),
            Turn::Over { winner } => Status::Over(Outcome { winners: Seats::one(*winner), by: "found", clause: HOUSE }),
        }
    }

    fn check(&self, turn: &Turn, seat: Seat, word: &Word) -> Result<(), PlainRefusal> {
        let fits = match (turn, word) {
            (Turn::Choose, Word::Play | Word::Prize) => seat == GUESSER,
            (Turn::Hide, Word::Hide(cup)) => seat == HIDER && *cup < CUPS,
            (Turn::Point { .. }, Word::Point(cup)) => seat == GUESSER && *cup < CUPS,
            _ => false,
        };
        allow(fits)
    }

    fn apply(&self, turn: &mut Turn, seat: Seat, word: &Word, table: &mut Table<'_, Word>) {
        assert_eq!(self.check(turn, seat, word), Ok(()));
        let won = |is_won| Turn::Over { winner: if is_won { GUESSER } else { HIDER } };
        *turn = match (*turn, word) {
            (_, Word::Play) => Turn::Hide,
            (_, Word::Prize) => won(table.below(2, HOUSE) == 0),
            (_, Word::Hide(cup)) => Turn::Point { coin: *cup },
            (Turn::Point { coin }, Word::Point(cup)) => won(coin == *cup),
            _ => unreachable!("check refuses every other word here"),
        };
    }

    fn candidates(&self, turn: &Turn, _seat: Seat, _chance: &mut dyn Chance, out: &mut Vec<Word>) -> Coverage {
        match turn {
            Turn::Choose => out.extend([Word::Play, Word::Prize]),
            Turn::Hide => out.extend((0..CUPS).map(Word::Hide)),
            Turn::Point { .. } => out.extend((0..CUPS).map(Word::Point)),
            Turn::Over { .. } => {}
        }
        Coverage::All
    }

    fn view(&self, turn: &Turn, viewer: Viewer) -> Turn {
        match turn {
            Turn::Point { .. } if !viewer.is(HIDER) => Turn::Point { coin: CUPS },
            _ => *turn,
        }
    }

    fn show(&self, event: &Word, viewer: Viewer) -> Option<Word> {
        match event {
            Word::Hide(_) if !viewer.is(HIDER) => None,
            _ => Some(event.clone()),
        }
    }

    fn imagine(&self, view: &Turn, chance: &mut dyn Chance) -> Turn {
        match view {
            Turn::Point { coin: CUPS } => Turn::Point { coin: chance.below(u32::from(CUPS), HOUSE) as u8 },
            _ => *view,
        }
    }

    fn position(&self, turn: &Turn) -> Turn {
        *turn
    }

    fn restore(&self, position: Turn) -> Turn {
        position
    }
}

impl Playable for Coin {
    fn estimate(&self, _turn: &Turn, _seat: Seat) -> i32 {
        0
    }

    fn look_alike(&self, one: &Word, other: &Word) -> bool {
        one == other || (!self.is_open && matches!((one, other), (Word::Hide(_), Word::Hide(_))))
    }
}
