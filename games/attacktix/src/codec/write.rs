//! Writes positions in the format of position files.

use crate::battle::Attacktix;
use crate::catalogue::Catalogue;
use crate::figure::{FigureType, Zone};
use crate::muster;
use crate::place::Spot;
use crate::position::{FigurePosition, Position};
use crate::position_file::{FigureJson, PhysicsJson, PositionFile, SeatJson};
use crate::setup::Mode;
use crate::state::{FigureIndex, ObjectState, Phase, State};
use crate::terrain::{PieceFile, TableFile};
use referee::Seat;

impl Attacktix {
    /// Returns a state in the format of position files. The file leaves out what players have seen of the wheels
    /// (`marks`) and the digest of the simulations.
    pub fn position_file(&self, state: &State) -> PositionFile {
        let setup = &self.opened.setup;
        let Position {
            phase,
            figures,
            sections: _,
            objects: _,
            seats: _,
            turn,
            queue,
            pending,
            dispute,
            disputed,
            out,
            chooser,
            first_chooser,
            simulated: _,
            result,
        } = self.position_of(state);
        let figures = self.all().zip(figures).map(|(nth, figure)| self.figure_in_file(nth, figure, phase));
        PositionFile {
            phase: phase.into(),
            mode: self.mode(),
            measure: setup.measure,
            limit: setup.limit,
            bm_allowance: setup.bm_allowance,
            official: setup.official,
            map: self.table().map,
            catalogue: self.own_types(),
            seats: self.seats_in_order().map(|seat| self.seat_to_json(state, seat)).collect(),
            terrain: self.terrain_now(state),
            figures: figures.collect(),
            turn,
            queue,
            pending,
            dispute,
            disputed,
            out,
            result,
            tournament: None,
            chooser,
            first_chooser,
            physics: PhysicsJson::default(),
        }
    }

    /// Returns the table file that the game was opened with.
    pub(crate) fn table(&self) -> TableFile {
        muster::table(&self.opened.setup.table).expect("the game was opened on this table")
    }

    /// Returns the figure types in use that do not come with the game.
    fn own_types(&self) -> Vec<FigureType> {
        let shipped = Catalogue::shipped();
        let brought = self.opened.setup.forces.values().flat_map(|force| &force.figures);
        let played = self.roster().iter().map(|profile| &*profile.kind);
        let mut own: Vec<FigureType> = Vec::new();
        for kind in played.chain(brought) {
            let is_shipped = shipped.find(&kind.code).is_some_and(|known| **known == *kind);
            if !is_shipped && !own.iter().any(|known| known.code == kind.code) {
                own.push(kind.clone());
            }
        }
        own.sort_by(|one, other| one.code.cmp(&other.code));
        own
    }

    /// Returns the pieces of terrain as they are in this state.
    pub(crate) fn terrain_now(&self, state: &State) -> Vec<PieceFile> {
        let mut standing = state.sections.iter();
        let mut pieces = self.ground().pieces.clone();
        for (piece, object) in pieces.iter_mut().zip(&state.objects) {
            for section in piece.sections.iter_mut().flatten() {
                section.standing = standing.next().copied().unwrap_or(section.standing);
            }
            if let Some(ObjectState { at, facing, state }) = *object {
                (piece.at, piece.facing, piece.state) = (Some(Spot(at)), Some(facing), Some(state));
            }
        }
        pieces
    }

    /// Returns a seat as it is in this state, in the format of position files.
    pub(crate) fn seat_to_json(&self, state: &State, seat: Seat) -> SeatJson {
        let said = &state.seats[seat.index()];
        let team = self.opened.teams.iter().position(|team| team.contains(seat)).filter(|_| self.mode() == Mode::Team);
        SeatJson {
            id: self.seat_name(seat).into(),
            side: said.side,
            team: team.map(team_name),
            contribution: team.map(|_| self.opened.contribution[seat.index()]),
            extra: said.extra,
            dropped: said.is_out,
            ready: Some(said.is_ready),
        }
    }

    fn figure_in_file(&self, nth: FigureIndex, figure: FigurePosition, phase: Phase) -> FigureJson {
        let FigurePosition {
            id,
            zone,
            controller,
            at,
            facing,
            wheel,
            marks: _,
            spent,
            tripped,
            cover,
            pinned,
            off,
            advanced,
        } = figure;
        let profile = self.profile(nth);
        let is_placed = matches!(zone, Zone::InPlay | Zone::Lying);
        FigureJson {
            id,
            kind: profile.kind.code.clone(),
            owner: self.seat_name(profile.owner).into(),
            controller: Some(controller),
            zone,
            at: is_placed.then_some(at),
            facing: is_placed.then_some(facing),
            wheel,
            serial: Some(profile.serial),
            spent,
            tripped,
            cover,
            pinned,
            off,
            advanced: advanced.filter(|_| phase == Phase::Setup),
        }
    }
}

/// Returns the name of a team in position files, from its number.
pub(crate) fn team_name(team: usize) -> String {
    ["x", "y", "z", "w"].get(team).map_or_else(|| team.to_string(), |name| (*name).into())
}
