//! The beginning of a game: the layout, grinding (turning wheels to random positions), the choice of sides, and the
//! first turn. AT-SETUP-02, AT-FIRST, AT-TEAM-05, AT-FFA-06, AT-FFA-07

use super::Play;
use crate::battle::Attacktix;
use crate::clauses::*;
use crate::event::Event;
use crate::figure::{Colour, Zone};
use crate::options::SideOrder;
use crate::place::Edge;
use crate::setup::Mode;
use crate::state::{COLOURS, FigureIndex, FigureState, ObjectState, Phase, SeatState, State, Turn};
use geometry::Point;
use referee::{Clause, Seat, Seats, Table};

impl Attacktix {
    /// Lays out the table and begins the game. The first step is grinding, or the choice of sides. AT-SETUP-02
    pub(crate) fn begin(&self, table: &mut Table<'_, Event>) -> State {
        let mut state = self.laid_out();
        Play { game: self, state: &mut state, table }.begin_setup();
        state
    }

    /// Returns the state before the first decision. Battle forces wait to be placed, and Back-Up forces are beside the
    /// table. AT-SETUP-05
    pub(crate) fn laid_out(&self) -> State {
        let seats =
            (0..self.opened.setup.seats.len()).map(|n| SeatState { side: self.line_of(n), ..SeatState::default() });
        let pieces = &self.ground().pieces;
        State {
            phase: Phase::Setup,
            figures: self.all().map(|figure| self.unground(figure)).collect(),
            sections: pieces.iter().flat_map(|piece| piece.sections.iter().flatten()).map(|it| it.standing).collect(),
            objects: pieces.iter().map(ObjectState::laid_out).collect(),
            seats: seats.collect(),
            turn: Turn::new(0, Seat(0), 0),
            queue: Vec::new(),
            pending: None,
            dispute: None,
            disputed: Seats::NONE,
            out: Vec::new(),
            chooser: None,
            first_chooser: None,
            simulated: 0,
            ending: None,
        }
    }

    /// Returns the line of a seat in a mode without a choice of sides. The first team gets south, and the other team
    /// gets north. AT-TEAM-04
    fn line_of(&self, seat: usize) -> Option<Edge> {
        let is_first = self.opened.teams.first().is_some_and(|team| team.contains(Seat(seat as u8)));
        match self.mode() {
            Mode::Ffa => None,
            Mode::Duel | Mode::Team => Some(if is_first { Edge::South } else { Edge::North }),
        }
    }

    fn unground(&self, figure: FigureIndex) -> FigureState {
        let profile = self.profile(figure);
        FigureState {
            zone: if profile.is_backup { Zone::Backup } else { Zone::Pool },
            controller: profile.owner,
            at: Point::default(),
            facing: 0,
            wheel: 0,
            marks: profile.kind.look_alikes(0),
            spent: 0,
            tripped: [false; 2],
            cover: Vec::new(),
            pinned: None,
            off: false,
            advanced: None,
        }
    }

    /// Returns the sum of the Speeds that show on a seat's battle force. AT-TEAM-05, AT-FFA-06
    fn speed_sum(&self, state: &State, seat: Seat) -> u32 {
        let counts = |figure: &FigureIndex| {
            let it = &state.figures[figure.index()];
            it.controller == seat && matches!(it.zone, Zone::Pool | Zone::InPlay)
        };
        self.all().filter(counts).map(|figure| u32::from(self.window(state, figure).speed)).sum()
    }

    /// Returns the figure with the lowest id among the Back-Up figures of a seat. AT-R-09, AT-R-47
    fn first_backup(&self, state: &State, seat: Seat) -> Option<FigureIndex> {
        self.all()
            .find(|figure| self.profile(*figure).owner == seat && state.figures[figure.index()].zone == Zone::Backup)
    }
}

impl Play<'_, '_> {
    /// Begins set-up. A free-for-all starts with the choice of sides, and other modes start with the grinding of battle
    /// forces. AT-SETUP-02, AT-R-49
    pub(crate) fn begin_setup(&mut self) {
        if self.game.mode() != Mode::Ffa {
            return self.grind_and_place();
        }
        let first = match self.game.options().side_order {
            SideOrder::Seat => Seat(0),
            SideOrder::TrialGrind => {
                self.grind_battle_forces(AT_FFA_07);
                self.smallest_sum()
            }
        };
        self.state.phase = Phase::Sides;
        self.state.first_chooser = Some(first);
        self.state.chooser = Some(first);
    }

    fn grind_and_place(&mut self) {
        self.grind_battle_forces(AT_SETUP_02);
        self.state.phase = Phase::Setup;
        self.state.chooser = None;
    }

    /// Grinds every figure of the battle forces: seat by seat, figures by id. AT-SETUP-02
    fn grind_battle_forces(&mut self, clause: Clause) {
        let game = self.game;
        for seat in (0..self.state.seats.len() as u8).map(Seat) {
            let figures: Vec<FigureIndex> = game.pool(self.state, seat).collect();
            for figure in figures {
                self.grind(figure, clause);
            }
        }
    }

    /// Continues set-up after a decision: the next player chooses a side, or play begins once all are ready.
    pub(crate) fn set_up_goes_on(&mut self) {
        if self.state.ending.is_some() {
            return;
        }
        match self.state.phase {
            Phase::Sides => self.next_chooser(),
            Phase::Setup if self.game.seats_in(self.state).all(|seat| self.state.seats[seat.index()].is_ready) => {
                self.open_play();
            }
            _ => {}
        }
    }

    /// Asks the next player, clockwise, to choose a side. After the last player, all figures are ground. If the first
    /// chooser has given up without choosing, the next player counts as the first chooser. AT-R-49, AT-R-69,
    /// AT-SETUP-02
    fn next_chooser(&mut self) {
        let seats = self.state.seats.len() as u8;
        let first = self.state.first_chooser.unwrap_or(Seat(0));
        let round = (0..seats).map(|n| Seat((first.0 + n) % seats));
        let mut waiting = round.filter(|seat| {
            let it = &self.state.seats[seat.index()];
            !it.is_out && it.side.is_none()
        });
        match waiting.next() {
            Some(seat) => {
                self.state.chooser = Some(seat);
                if self.state.seats[first.index()].side.is_none() {
                    self.state.first_chooser = Some(seat);
                }
            }
            None => self.grind_and_place(),
        }
    }

    fn open_play(&mut self) {
        for figure in &mut self.state.figures {
            figure.advanced = None;
        }
        self.table.emit(|| Event::Opened {});
        let first = self.first_player();
        self.begin_turn(first, 1);
    }

    fn first_player(&mut self) -> Seat {
        match self.game.mode() {
            Mode::Duel => self.first_of_two(),
            Mode::Team | Mode::Ffa => self.smallest_sum(),
        }
    }

    /// Grinds a figure that is out of play, if possible one of the host's Back-Up figures. If its wheel shows red, its
    /// owner begins. If the wheel shows white, the other player begins. If no figure is out of play, a coin decides.
    /// AT-FIRST-01, AT-FIRST-02, AT-R-09
    fn first_of_two(&mut self) -> Seat {
        let (host, guest) = (Seat(0), Seat(1));
        let game = self.game;
        let beside = |figure: &FigureIndex| {
            matches!(self.state.figures[figure.index()].zone, Zone::Pool | Zone::Backup | Zone::Defeated)
        };
        let figure = game.first_backup(self.state, host).or_else(|| game.all().find(beside));
        let Some(figure) = figure else {
            let colour = COLOURS[self.table.below(2, AT_R_09) as usize];
            let seat = if colour == Colour::Red { host } else { guest };
            self.table.emit(|| Event::Coin { colour, seat: game.seat_name(seat).into(), clause: AT_R_09 });
            return seat;
        };
        self.grind(figure, AT_FIRST_01);
        let owner = game.profile(figure).owner;
        let is_red = game.window(self.state, figure).colour == Colour::Red;
        if is_red == (owner == host) { host } else { guest }
    }

    /// Returns the seat with the smallest sum of Speeds. Seats with equal sums grind one Back-Up figure each. If the
    /// Speeds of these figures are equal too, a random draw decides. AT-TEAM-05, AT-FFA-06, AT-R-47
    fn smallest_sum(&mut self) -> Seat {
        let game = self.game;
        let level = smallest(game.seats_in(self.state).collect(), |seat| game.speed_sum(self.state, seat));
        if let [only] = level[..] {
            return only;
        }
        let backups: Vec<FigureIndex> = level.iter().filter_map(|seat| game.first_backup(self.state, *seat)).collect();
        let level = if backups.len() == level.len() { self.grind_level(&level, &backups) } else { level };
        match level[..] {
            [only] => only,
            _ => Seat(self.table.one_of(level.iter().fold(0, |set, seat| set | 1 << seat.0), AT_R_47) as u8),
        }
    }

    fn grind_level(&mut self, level: &[Seat], backups: &[FigureIndex]) -> Vec<Seat> {
        for figure in backups {
            self.grind(*figure, AT_R_47);
        }
        let speed = |seat: Seat| {
            let nth = level.iter().position(|one| *one == seat).expect("each compared seat is in `level`");
            u32::from(self.game.window(self.state, backups[nth]).speed)
        };
        smallest(level.to_vec(), speed)
    }
}

/// Returns the seats for which `number` is smallest.
fn smallest(seats: Vec<Seat>, number: impl Fn(Seat) -> u32) -> Vec<Seat> {
    let least = seats.iter().map(|seat| number(*seat)).min();
    seats.into_iter().filter(|seat| Some(number(*seat)) == least).collect()
}
