//! Writing a position down.

use super::position::{
    CoverMode, CoverSaid, DisputeSaid, FelledSaid, FigureSaid, PendingSaid, PhysicsSaid, Position, ResultKind,
    ResultSaid, SeatFallSaid, SeatSaid, SwitchSide, TurnSaid, VolleySaid,
};
use crate::catalogue::Catalogue;
use crate::figure::{FigureType, Zone};
use crate::game::Attacktix;
use crate::muster;
use crate::place::Spot;
use crate::setup::Mode;
use crate::state::{Asked, Cover, Ending, Nth, ObjectState, Pending, Phase, State, Turn, Volley};
use crate::terrain::{PieceFile, TableFile};
use referee::Seat;

impl Attacktix {
    /// Writes a position down, with everything said that is not at its default or could be mistaken.
    pub fn to_position(&self, state: &State) -> Position {
        let setup = &self.opened.setup;
        Position {
            phase: state.phase.into(),
            mode: self.mode(),
            measure: setup.measure,
            limit: setup.limit,
            bm_allowance: setup.bm_allowance,
            official: setup.official,
            map: self.table().map,
            catalogue: self.own_types(),
            seats: self.seats_in_order().map(|seat| self.said_seat(state, seat)).collect(),
            terrain: self.terrain_now(state),
            figures: self.all().map(|figure| self.said_figure(state, figure)).collect(),
            turn: self.said_turn(&state.turn),
            queue: state
                .queue
                .iter()
                .map(|felled| FelledSaid {
                    figure: self.id_of(felled.figure),
                    by: felled.by.map(|by| self.id_of(by)),
                    own: felled.own,
                })
                .collect(),
            pending: state.pending.map(|pending| self.said_pending(pending)),
            dispute: self.said_dispute(state),
            out: state.out.iter().map(|seats| self.names(*seats)).collect(),
            result: state.ending.as_ref().map(|ending| self.said_result(ending)),
            tournament: None,
            chooser: state.chooser.map(|seat| self.seat_name(seat).into()),
            first_chooser: state.first_chooser.map(|seat| self.seat_name(seat).into()),
            physics: PhysicsSaid::default(),
        }
    }

    /// Returns the table file that the game was opened with.
    pub(crate) fn table(&self) -> TableFile {
        muster::table(&self.opened.setup.table).expect("the game was opened on this table")
    }

    /// Figure types that are not those of the shipped catalogue.
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

    /// Writes the pieces as they are now.
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

    /// Writes a seat as it is now.
    pub(crate) fn said_seat(&self, state: &State, seat: Seat) -> SeatSaid {
        let said = &state.seats[seat.index()];
        let team = self.opened.teams.iter().position(|team| team.contains(seat)).filter(|_| self.mode() == Mode::Team);
        SeatSaid {
            id: self.seat_name(seat).into(),
            side: said.side,
            team: team.map(team_name),
            contribution: self.opened.contribution.get(seat.index()).copied(),
            extra: said.extra,
            dropped: said.is_out,
            ready: Some(said.is_ready),
        }
    }

    fn said_figure(&self, state: &State, figure: Nth) -> FigureSaid {
        let (profile, now) = (self.profile(figure), &state.figures[figure.index()]);
        let is_placed = matches!(now.zone, Zone::InPlay | Zone::Lying);
        FigureSaid {
            id: profile.id.clone(),
            kind: profile.kind.code.clone(),
            owner: self.seat_name(profile.owner).into(),
            controller: Some(self.seat_name(now.controller).into()),
            zone: now.zone,
            at: is_placed.then_some(Spot(now.at)),
            facing: is_placed.then_some(now.facing),
            wheel: now.wheel,
            serial: Some(profile.serial),
            spent: now.spent,
            tripped: SwitchSide::tripped(now.tripped),
            cover: now.cover.iter().map(|cover| self.said_cover(cover)).collect(),
            pinned: now.pinned,
            off: now.off,
            advanced: now.advanced.filter(|_| state.phase == Phase::Setup),
        }
    }

    /// Says what covers a figure.
    pub(crate) fn said_cover(&self, cover: &Cover) -> CoverSaid {
        let section = |section: &crate::state::Section| self.ground().line(*section).id.clone();
        CoverSaid {
            piece: self.ground().id(cover.piece).clone(),
            mode: if cover.is_inside { CoverMode::Inside } else { CoverMode::Edge },
            sections: cover.sections.iter().map(section).collect(),
        }
    }

    fn said_turn(&self, turn: &Turn) -> TurnSaid {
        let ids = |figures: &[Nth]| figures.iter().map(|figure| self.id_of(*figure)).collect();
        TurnSaid {
            number: turn.number,
            active: Some(self.seat_name(turn.active).into()),
            step: turn.step,
            moved: ids(&turn.moved),
            attacked: ids(&turn.attacked),
            attacks: Some(turn.attacks),
            specials: turn.specials,
            shots: turn.shots,
            volley: turn.volley.as_ref().map(|volley| self.said_volley(volley)),
            paused: turn.paused.iter().map(|volley| self.said_volley(volley)).collect(),
            falls: turn
                .falls
                .iter()
                .map(|fall| SeatFallSaid { seat: self.seat_name(fall.seat).into(), shot: fall.shot, ms: fall.ms })
                .collect(),
        }
    }

    /// Says a volley that may go on.
    pub(crate) fn said_volley(&self, volley: &Volley) -> VolleySaid {
        VolleySaid {
            figure: self.id_of(volley.figure),
            seat: self.seat_name(volley.seat).into(),
            aim: volley.aim,
            left: volley.left,
            free: volley.is_free,
            seed: volley.seed,
        }
    }

    fn said_pending(&self, pending: Pending) -> PendingSaid {
        let seat = self.seat_name(pending.seat).into();
        match pending.what {
            Asked::Special { figure, by } => {
                PendingSaid::Special { seat, figure: self.id_of(figure), by: by.map(|by| self.id_of(by)) }
            }
            Asked::FreeAttack { figure, may_move } => {
                PendingSaid::FreeAttack { seat, figure: self.id_of(figure), may_move }
            }
            Asked::FreeMove { figure, tix } => PendingSaid::FreeMove { seat, figure: self.id_of(figure), tix },
            Asked::Volley { figure } => PendingSaid::Volley { seat, figure: self.id_of(figure) },
        }
    }

    /// Says the open dispute.
    pub(crate) fn said_dispute(&self, state: &State) -> Option<DisputeSaid> {
        let dispute = state.dispute.as_ref()?;
        Some(DisputeSaid {
            by: self.seat_name(dispute.by).into(),
            caller: self.seat_name(dispute.caller).into(),
            about: dispute.about.clone(),
        })
    }

    /// Writes how the game ended.
    pub(crate) fn said_result(&self, ending: &Ending) -> ResultSaid {
        ResultSaid {
            kind: if ending.winners.is_empty() { ResultKind::Draw } else { ResultKind::Win },
            winners: self.names(ending.winners),
            places: ending.places.iter().map(|seats| self.names(*seats)).collect(),
            by: Some(ending.by),
        }
    }
}

/// The name of a team by its number.
pub(crate) fn team_name(team: usize) -> String {
    ["x", "y", "z", "w"].get(team).map_or_else(|| team.to_string(), |name| (*name).into())
}
