//! Builds states that fit a view.

use crate::battle::Attacktix;
use crate::clauses::{AT_R_03, AT_R_65};
use crate::position::{FigurePosition, ObjectPosition, Position, SeatPosition};
use crate::position_file::{FelledJson, ResultJson, ResultKind, TurnJson, VolleyJson};
use crate::rules::Play;
use crate::state::{Phase, State};
use crate::view::{FelledView, FigureView, OverView, PieceView, SeatView, TurnView, View};
use referee::{Chance, Table};

impl Attacktix {
    /// Builds the simplest state that fits a view. Each wheel is at the lowest position that fits. Figures that other
    /// teams have placed in set-up, unseen by the viewer, are not on the table. Answers and hints are computed from
    /// this state.
    pub(crate) fn supposed(&self, view: &View) -> State {
        let sections = view.terrain.iter().flat_map(|piece| piece.sections.iter().flatten());
        let object = |piece: &PieceView| {
            let (at, facing, state) = (piece.at?, piece.facing?, piece.state?);
            Some((piece.id.clone(), ObjectPosition { at, facing, state }))
        };
        self.restored(Position {
            phase: view.phase,
            figures: view.figures.iter().map(figure_supposed).collect(),
            sections: sections.map(|section| (section.id.clone(), section.standing)).collect(),
            objects: view.terrain.iter().filter_map(object).collect(),
            seats: view.seats.iter().map(seat_supposed).collect(),
            turn: view.turn.as_ref().map(|turn| self.turn_supposed(turn)).unwrap_or_default(),
            queue: view.queue.iter().map(felled_supposed).collect(),
            pending: view.pending.clone(),
            dispute: view.dispute.clone(),
            disputed: view.disputed.clone(),
            out: view.out.clone(),
            chooser: view.chooser.clone(),
            first_chooser: view.first_chooser.clone(),
            simulated: 0,
            result: view.over.as_ref().map(result_supposed),
        })
    }

    fn turn_supposed(&self, turn: &TurnView) -> TurnJson {
        let TurnView { number, active, step, moved, attacked, attacks, specials, shots, volley, paused, falls } =
            turn.clone();
        let is_steady = self.options().aim_noise.0 == 0;
        let luck = |volley: VolleyJson| VolleyJson { seed: (!is_steady).then_some(0), ..volley };
        TurnJson {
            number,
            active: Some(active),
            step,
            moved,
            attacked,
            attacks: Some(attacks),
            specials,
            shots,
            volley: volley.map(luck),
            paused: paused.into_iter().map(luck).collect(),
            falls,
        }
    }

    /// Builds a random state that fits the view. The positions of wheels and the seeds of aim errors are random. In
    /// set-up, the unseen figures of players who are ready get random places. AT-R-03, AT-R-08, AT-R-65
    pub(crate) fn imagined(&self, view: &View, chance: &mut dyn Chance) -> State {
        let mut state = self.supposed(view);
        for figure in &mut state.figures {
            figure.wheel = chance.one_of(figure.marks.into(), AT_R_03) as u8;
        }
        for seed in state.turn.seeds() {
            *seed = chance.below(u32::MAX, AT_R_65);
        }
        if state.phase != Phase::Setup {
            return state;
        }
        for seat in self.seats_in_order() {
            if state.seats[seat.index()].is_ready && self.pool(&state, seat).next().is_some() {
                let mut table = Table::quiet(chance);
                Play { game: self, state: &mut state, table: &mut table }.place_the_rest(seat);
            }
        }
        state
    }
}

fn figure_supposed(figure: &FigureView) -> FigurePosition {
    FigurePosition {
        id: figure.id.clone(),
        zone: figure.zone,
        controller: figure.controller.clone(),
        at: figure.at.unwrap_or_default(),
        facing: figure.facing,
        wheel: figure.marks.trailing_zeros() as u8,
        marks: figure.marks,
        spent: figure.spent,
        tripped: figure.tripped.clone(),
        cover: figure.cover.clone(),
        pinned: figure.pinned,
        off: figure.off,
        advanced: figure.advanced,
    }
}

fn seat_supposed(seat: &SeatView) -> SeatPosition {
    SeatPosition { id: seat.id.clone(), side: seat.side, extra: seat.extra, dropped: seat.dropped, ready: seat.ready }
}

fn felled_supposed(felled: &FelledView) -> FelledJson {
    FelledJson { figure: felled.figure.clone(), by: felled.by.clone(), own: felled.own }
}

fn result_supposed(over: &OverView) -> ResultJson {
    ResultJson {
        kind: if over.winners.is_empty() { ResultKind::Draw } else { ResultKind::Win },
        winners: over.winners.clone(),
        places: over.places.clone(),
        by: Some(over.by),
    }
}
