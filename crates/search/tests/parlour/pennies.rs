//! Pennies: the first seat chooses the game or a prize. In the game, both seats lay a penny face down, heads or tails.
//! The first seat wins if the pennies show the same side, with a chance of one in two. A draw of luck decides about the
//! prize: the first seat wins with a chance of one in three. So the game is better, unless a bot believes that the
//! other player sees the bot's penny first.

use super::{HOUSE, allow};
use referee::{Chance, Coverage, Game, Outcome, PlainRefusal, RulesId, Seat, Seats, Status, Table, Viewer};
use search::Playable;

/// The game. If `is_open` is set, `look_alike` does not say that pennies lie face down, so a search tells them apart.
#[derive(Clone)]
pub struct Pennies {
    pub is_open: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub enum Turn {
    Choose,
    Lay { laid: [Option<bool>; 2] },
    Over { winner: Seat },
}

#[derive(Clone, Debug, PartialEq)]
pub enum Word {
    Play,
    Prize,
    Lay { heads: bool },
}

pub const MATCHER: Seat = Seat(0);

impl Game for Pennies {
    type Setup = ();
    type State = Turn;
    type Position = Turn;
    type Action = Word;
    type Event = Word;
    type View = Turn;
    type Refusal = PlainRefusal;

    const REVISION: u32 = 1;

    fn open_revision(_setup: (), _: u32) -> Result<Pennies, Vec<PlainRefusal>> {
        Ok(Pennies { is_open: false })
    }

    fn id(&self) -> RulesId {
        RulesId { game: "pennies".into(), edition: String::new(), revision: 1 }
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
            Turn::Choose => Status::Awaiting(Seats::one(MATCHER)),
            Turn::Lay { laid } => {
                Status::Awaiting((0..2).map(Seat).filter(|seat| laid[seat.index()].is_none()).collect())
            }
            Turn::Over { winner } => {
                Status::Over(Outcome { winners: Seats::one(*winner), by: "pennies", clause: HOUSE })
            }
        }
    }

    fn check(&self, turn: &Turn, seat: Seat, word: &Word) -> Result<(), PlainRefusal> {
        let fits = match (turn, word) {
            (Turn::Choose, Word::Play | Word::Prize) => seat == MATCHER,
            (Turn::Lay { laid }, Word::Lay { .. }) => laid[seat.index()].is_none(),
            _ => false,
        };
        allow(fits)
    }

    fn apply(&self, turn: &mut Turn, seat: Seat, word: &Word, table: &mut Table<'_, Word>) {
        assert_eq!(self.check(turn, seat, word), Ok(()));
        let won = |is_won| Turn::Over { winner: if is_won { MATCHER } else { Seat(1) } };
        *turn = match (*turn, word) {
            (Turn::Lay { mut laid }, Word::Lay { heads }) => {
                laid[seat.index()] = Some(*heads);
                match laid {
                    [Some(one), Some(other)] => won(one == other),
                    _ => Turn::Lay { laid },
                }
            }
            (_, Word::Prize) => won(table.below(3, HOUSE) == 0),
            _ => Turn::Lay { laid: [None; 2] },
        };
    }

    fn candidates(&self, turn: &Turn, _seat: Seat, _chance: &mut dyn Chance, out: &mut Vec<Word>) -> Coverage {
        match turn {
            Turn::Choose => out.extend([Word::Play, Word::Prize]),
            Turn::Lay { .. } => out.extend([true, false].map(|heads| Word::Lay { heads })),
            Turn::Over { .. } => {}
        }
        Coverage::All
    }

    fn view(&self, turn: &Turn, _viewer: Viewer) -> Turn {
        *turn
    }

    fn show(&self, event: &Word, _viewer: Viewer) -> Option<Word> {
        Some(event.clone())
    }

    fn imagine(&self, view: &Turn, _chance: &mut dyn Chance) -> Turn {
        *view
    }

    fn position(&self, turn: &Turn) -> Turn {
        *turn
    }

    fn restore(&self, position: Turn) -> Turn {
        position
    }
}

impl Playable for Pennies {
    fn estimate(&self, _turn: &Turn, _seat: Seat) -> i32 {
        0
    }

    fn look_alike(&self, one: &Word, other: &Word) -> bool {
        one == other || (!self.is_open && matches!((one, other), (Word::Lay { .. }, Word::Lay { .. })))
    }
}
