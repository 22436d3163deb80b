//! The report of a batch of games.

use crate::{Fault, Forfeit, Played, Share};
use serde::Serialize;
use std::collections::BTreeMap;

/// The result of a batch. The same seed gives the same report with any number of threads, if no programs play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The id of the game, such as `toy-battle`.
    pub game: String,
    /// The seed of the batch.
    pub seed: u64,
    /// Games played to their end.
    pub games: u32,
    /// The results of each contestant, in the order of [`crate::Batch::bots`].
    pub contestants: Vec<Contestant>,
    /// How often each seat won, whoever played it.
    pub seats: Vec<SeatLine>,
    /// The share of games won by the seat that made the first decision. `None` if several seats make it at once.
    pub starter: Option<Share>,
    /// The kinds of ending that occurred, and how often each did.
    pub endings: Vec<Ending>,
    /// The results on each board; empty if the batch has only one.
    pub boards: Vec<BoardLine>,
    /// How many decisions the games took.
    pub decisions: Length,
    /// Games in which a program gave up or failed. Its seat resigned, and the game is counted.
    pub forfeits: Vec<Forfeit>,
    /// Games that failed. No other number here counts them.
    pub faults: Vec<Fault>,
}

/// The results of one contestant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Contestant {
    /// The bot, or the command line of the program.
    pub bot: String,
    /// Games won.
    pub wins: Share,
    /// Games won in each seat.
    pub by_seat: Vec<SeatLine>,
}

/// How often a seat has won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatLine {
    /// The seat's name.
    pub seat: String,
    /// Games won.
    pub wins: Share,
}

/// One kind of ending.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ending {
    /// The game's word for this kind of ending.
    pub by: String,
    /// The games with this ending, among all games.
    pub games: Share,
    /// How many of these games each contestant won.
    pub wins: Vec<u32>,
}

/// The results on one board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardLine {
    /// The name of the board.
    pub board: String,
    /// For each contestant, the games that it won on this board, among all games on the board.
    pub wins: Vec<Share>,
}

/// How many decisions a game takes.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Length {
    /// The mean number of decisions.
    pub mean: f64,
    /// The number of decisions in the shortest game.
    pub least: u32,
    /// The number of decisions in the longest game.
    pub most: u32,
}

/// The counts of a batch while it is played.
pub(crate) struct Tally {
    pub(crate) seat_names: Vec<String>,
    pub(crate) bots: Vec<String>,
    pub(crate) boards: Vec<String>,
    games: u32,
    /// By contestant and seat: the number of games won, and of games played.
    won: Vec<Vec<(u32, u32)>>,
    started: (u32, u32),
    endings: BTreeMap<String, Vec<u32>>,
    ended: BTreeMap<String, u32>,
    by_board: Vec<(u32, Vec<u32>)>,
    sum: u64,
    least: u32,
    most: u32,
    forfeits: Vec<Forfeit>,
    faults: Vec<Fault>,
}

impl Tally {
    pub(crate) fn new(seat_names: Vec<String>, bots: Vec<String>, boards: Vec<String>) -> Tally {
        Tally {
            won: vec![vec![(0, 0); seat_names.len()]; bots.len()],
            by_board: vec![(0, vec![0; bots.len()]); boards.len()],
            seat_names,
            bots,
            boards,
            games: 0,
            started: (0, 0),
            endings: BTreeMap::new(),
            ended: BTreeMap::new(),
            sum: 0,
            least: u32::MAX,
            most: 0,
            forfeits: Vec::new(),
            faults: Vec::new(),
        }
    }

    pub(crate) fn fault(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    pub(crate) fn count(&mut self, played: &Played, board: usize) {
        self.games += 1;
        self.forfeits.extend(played.forfeits.iter().cloned());
        let wins = self.endings.entry(played.by.clone()).or_insert_with(|| vec![0; self.bots.len()]);
        *self.ended.entry(played.by.clone()).or_default() += 1;
        self.by_board[board].0 += 1;
        for (seat, contestant) in played.contestants.iter().enumerate() {
            let is_won = u32::from(played.winners.contains(referee::Seat(seat as u8)));
            let cell = &mut self.won[*contestant][seat];
            *cell = (cell.0 + is_won, cell.1 + 1);
            wins[*contestant] += is_won;
            self.by_board[board].1[*contestant] += is_won;
        }
        if let Some(starter) = played.starter {
            self.started.0 += u32::from(played.winners.contains(starter));
            self.started.1 += 1;
        }
        self.sum += u64::from(played.decisions);
        self.least = self.least.min(played.decisions);
        self.most = self.most.max(played.decisions);
    }

    pub(crate) fn report(self, game: String, seed: u64) -> Report {
        let games = self.games;
        let line = |seat: usize, (won, of)| SeatLine { seat: self.seat_names[seat].clone(), wins: Share::new(won, of) };
        let total = |cells: &mut dyn Iterator<Item = (u32, u32)>| cells.fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
        let contestants = self.bots.iter().zip(&self.won).map(|(bot, cells)| {
            let (won, of) = total(&mut cells.iter().copied());
            let by_seat = cells.iter().enumerate().map(|(seat, cell)| line(seat, *cell)).collect();
            Contestant { bot: bot.clone(), wins: Share::new(won, of), by_seat }
        });
        let seats =
            (0..self.seat_names.len()).map(|seat| line(seat, total(&mut self.won.iter().map(|cells| cells[seat]))));
        let endings = self.endings.iter().map(|(by, wins)| Ending {
            by: by.clone(),
            games: Share::new(self.ended[by], games),
            wins: wins.clone(),
        });
        let boards = self.boards.iter().zip(&self.by_board).map(|(board, (of, wins))| BoardLine {
            board: board.clone(),
            wins: wins.iter().map(|won| Share::new(*won, *of)).collect(),
        });
        let decisions = match games {
            0 => Length::default(),
            _ => Length { mean: self.sum as f64 / f64::from(games), least: self.least, most: self.most },
        };
        Report {
            game,
            seed,
            games,
            contestants: contestants.collect(),
            seats: seats.collect(),
            starter: (self.started.1 > 0).then(|| Share::new(self.started.0, self.started.1)),
            endings: endings.collect(),
            boards: if self.boards.len() > 1 { boards.collect() } else { Vec::new() },
            decisions,
            forfeits: self.forfeits,
            faults: self.faults,
        }
    }
}
