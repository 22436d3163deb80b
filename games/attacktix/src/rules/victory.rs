//! When a game ends, and which seats win. AT-VICT, AT-TEAM-10, AT-FFA-10, AT-FFA-11

use super::Play;
use crate::battle::Attacktix;
use crate::clauses::{AT_FFA_10, AT_FFA_11, AT_R_44, AT_R_52, AT_R_69, AT_TEAM_10, AT_VICT_01};
use crate::event::Event;
use crate::figure::Zone;
use crate::options::Mutual;
use crate::setup::Mode;
use crate::state::{EndedBy, Ending, Phase, SeatFall, State, Step};
use referee::{Clause, Seat, Seats};

/// When a seat lost its last figure: the shot of the turn, and the time in the shot in milliseconds.
type Moment = (u16, u32);

impl Attacktix {
    /// Lists the sides that are still in the game. A side is a team in team play, and otherwise a seat. AT-TEAM-10
    pub(crate) fn sides_in(&self, state: &State) -> Vec<Seats> {
        let is_in = |side: &Seats| side.iter().any(|seat| !state.seats[seat.index()].is_out);
        self.opened.teams.iter().copied().filter(is_in).collect()
    }

    /// Returns the points of the figures in play that a side controls. AT-R-41, AT-R-52, AT-R-73
    pub fn points_standing(&self, state: &State, side: Seats) -> i32 {
        let controls = |n: &usize| side.contains(state.figures[*n].controller);
        let in_play = (0..state.figures.len()).filter(|n| state.figures[*n].zone == Zone::InPlay);
        in_play.filter(controls).map(|n| self.roster()[n].points).sum()
    }

    /// Returns the clause by which a game ends in this way. AT-VICT-01, AT-TEAM-10, AT-FFA-11, AT-R-44, AT-R-52,
    /// AT-R-69
    pub(crate) fn clause_of_ending(&self, by: EndedBy) -> Clause {
        match (by, self.mode()) {
            (EndedBy::LastStanding, Mode::Duel) => AT_VICT_01,
            (EndedBy::LastStanding, Mode::Team) => AT_TEAM_10,
            (EndedBy::LastStanding, Mode::Ffa) => AT_FFA_11,
            (EndedBy::WipeOut, _) => AT_R_44,
            (EndedBy::TurnCap, _) => AT_R_52,
            (EndedBy::Resignation, _) => AT_R_69,
        }
    }

    /// Returns the seats of a free-for-all by place. `first` has the first places. The seats that dropped out follow,
    /// the last one first. AT-R-50
    fn places(&self, state: &State, first: impl IntoIterator<Item = Seats>) -> Vec<Seats> {
        if self.mode() != Mode::Ffa {
            return Vec::new();
        }
        first.into_iter().chain(state.out.iter().rev().copied()).collect()
    }
}

impl Play<'_, '_> {
    /// Ends the game if at most one side has a figure in play at the end of a turn, and says whether it did.
    /// AT-VICT-01, AT-VICT-02, AT-R-44
    pub(crate) fn check_victory(&mut self) -> bool {
        if self.game.mode() == Mode::Ffa {
            self.drop_out();
        }
        let (game, state) = (self.game, &*self.state);
        let stands = |side: &Seats| side.iter().any(|seat| game.stands(state, seat));
        let standing: Vec<Seats> = game.sides_in(state).into_iter().filter(stands).collect();
        match standing[..] {
            [] => self.end_wiped_out(),
            [winner] => {
                self.end(winner, EndedBy::LastStanding, game.places(state, [winner]));
            }
            _ => return false,
        }
        true
    }

    /// Removes players without figures from a free-for-all at the end of the turn. A player whose last figure fell
    /// later gets the better place. AT-FFA-10, AT-R-50. There is one exception. If no figure is left and the option
    /// `mutual` is `active-loses`, the player whose turn it is gets the worst of these places. AT-R-44
    fn drop_out(&mut self) {
        let game = self.game;
        let mut fallen: Vec<(Moment, Seat)> = game
            .seats_in(self.state)
            .filter(|seat| !game.stands(self.state, *seat))
            .map(|seat| (last_fall(&self.state.turn.falls, seat), seat))
            .collect();
        fallen.sort();
        if self.is_wiped_out() && game.options().mutual == Mutual::ActiveLoses {
            let active = self.state.turn.active;
            fallen.sort_by_key(|(moment, seat)| (*seat != active, *moment));
            if let Some((moment, _)) = fallen.first_mut().filter(|(_, seat)| *seat == active) {
                *moment = (0, 0);
            }
        }
        let mut last = None;
        for (moment, seat) in fallen {
            self.drop_seat(seat, AT_FFA_10, last == Some(moment));
            last = Some(moment);
        }
    }

    /// Removes a seat from the game. Its place is behind all seats that are still in. If `is_level` is true, it shares
    /// the place of the seat that dropped out last. AT-FFA-10, AT-R-50, AT-R-69
    pub(crate) fn drop_seat(&mut self, seat: Seat, clause: Clause, is_level: bool) {
        self.state.seats[seat.index()].is_out = true;
        match self.state.out.last_mut() {
            Some(group) if is_level => *group = group.with(seat),
            _ => self.state.out.push(Seats::one(seat)),
        }
        let game = self.game;
        self.table.emit(|| Event::Dropped { seat: game.seat_name(seat).into(), clause });
    }

    fn is_wiped_out(&self) -> bool {
        self.state.figures.iter().all(|figure| figure.zone != Zone::InPlay)
    }

    /// Ends a game in which no side has a figure in play. It is a draw, or the side whose turn it was loses. AT-R-44
    fn end_wiped_out(&mut self) {
        let (game, state) = (self.game, &*self.state);
        let places = game.places(state, []);
        let winners = match (game.options().mutual, game.mode()) {
            (Mutual::Draw, _) => Seats::NONE,
            (Mutual::ActiveLoses, Mode::Ffa) => places.first().copied().unwrap_or(Seats::NONE),
            (Mutual::ActiveLoses, Mode::Duel | Mode::Team) => {
                let loser = game.team(state.turn.active);
                game.sides_in(state).into_iter().find(|side| *side != loser).unwrap_or(Seats::NONE)
            }
        };
        self.end(winners, EndedBy::WipeOut, places);
    }

    /// Ends the game after the last turn. The side with the most points in play wins. If several sides have the most
    /// points, the game is a draw. AT-R-52
    pub(crate) fn end_by_points(&mut self) {
        let (game, state) = (self.game, &*self.state);
        let mut sides: Vec<(i32, Seats)> =
            game.sides_in(state).into_iter().map(|side| (game.points_standing(state, side), side)).collect();
        sides.sort_by_key(|(points, _)| -points);
        let mut groups: Vec<(i32, Seats)> = Vec::new();
        for (points, side) in sides {
            match groups.last_mut() {
                Some((level, group)) if *level == points => *group = group.iter().chain(side.iter()).collect(),
                _ => groups.push((points, side)),
            }
        }
        let best = groups.first().map_or(Seats::NONE, |(_, side)| *side);
        let is_single = game.opened.teams.contains(&best);
        let places = game.places(state, groups.iter().map(|(_, side)| *side));
        self.end(if is_single { best } else { Seats::NONE }, EndedBy::TurnCap, places);
    }

    /// Ends the game if only one side is still in it. AT-R-69
    pub(crate) fn end_if_alone(&mut self) {
        if let [winner] = self.game.sides_in(self.state)[..] {
            let places = self.game.places(self.state, [winner]);
            self.end(winner, EndedBy::Resignation, places);
        }
    }

    fn end(&mut self, winners: Seats, by: EndedBy, places: Vec<Seats>) {
        self.state.phase = Phase::Over;
        self.state.turn.step = Step::Over;
        let game = self.game;
        let names = |seats: Seats| seats.iter().map(|seat| game.seat_name(seat).to_owned()).collect::<Vec<_>>();
        self.table.emit(|| Event::Result {
            kind: if winners.is_empty() { "draw" } else { "win" },
            winners: names(winners),
            by,
            places: places.iter().map(|group| names(*group)).collect(),
            clause: game.clause_of_ending(by),
        });
        self.state.ending = Some(Ending { winners, by, places });
    }
}

fn last_fall(falls: &[SeatFall], seat: Seat) -> Moment {
    falls.iter().filter(|fall| fall.seat == seat).map(|fall| (fall.shot, fall.ms)).max().unwrap_or((0, 0))
}
