//! Everything that changes during a game, with names in place of indexes. Digests are computed from this form, and
//! position files are written from it.

use crate::battle::Attacktix;
use crate::figure::Zone;
use crate::id::Id;
use crate::place::{Edge, Heading, Spot};
use crate::position_file::{
    CoverJson, CoverMode, DisputeJson, FelledJson, PendingJson, ResultJson, ResultKind, SeatFallJson, SwitchSide,
    TurnJson, VolleyJson,
};
use crate::state::{
    Asked, Cover, Dispute, EndedBy, Ending, Felled, FigureIndex, FigureState, ObjectState, Pending, Phase, Pinned,
    SeatFall, SeatState, Section, State, Turn, Volley,
};
use crate::terrain::Standing;
use referee::{Seat, Seats};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The complete state of a game, with names in place of indexes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The phase of the game.
    pub phase: Phase,
    /// All figures, by id.
    pub figures: Vec<FigurePosition>,
    /// Whether each section stands, by its id.
    pub sections: BTreeMap<Id, bool>,
    /// The objects by id: where each one is, and whether it stands, lies or is removed.
    pub objects: BTreeMap<Id, ObjectPosition>,
    /// The seats, clockwise.
    pub seats: Vec<SeatPosition>,
    /// The turn. Before play, its content means nothing.
    pub turn: TurnJson,
    /// Felled figures whose special windows, below their bases, have not been checked yet. They are in the order of the
    /// checks. AT-R-29
    pub queue: Vec<FelledJson>,
    /// The decision that must be made before anything else; null if there is none.
    pub pending: Option<PendingJson>,
    /// The open dispute; null if there is none.
    pub dispute: Option<DisputeJson>,
    /// Seats that have opened a dispute since the last attack. AT-R-72
    pub disputed: Vec<String>,
    /// Seats out of a free-for-all, in the order in which they dropped out. Seats that dropped out together share an
    /// entry. AT-R-50
    pub out: Vec<Vec<String>>,
    /// The seat that chooses a side now; null outside the choice of sides. AT-R-49
    pub chooser: Option<String>,
    /// The seat that chose a side first. AT-R-49
    pub first_chooser: Option<String>,
    /// A digest of every simulation so far. AT-R-19
    pub simulated: u64,
    /// How the game ended; null while it goes on.
    pub result: Option<ResultJson>,
}

/// What changes about a figure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FigurePosition {
    /// The figure's id.
    pub id: Id,
    /// Where the figure is.
    pub zone: Zone,
    /// The seat that gives the figure orders. AT-R-41
    pub controller: String,
    /// The centre of its base. For a figure out of play, the value means nothing.
    pub at: Spot,
    /// Where the figure faces.
    pub facing: Heading,
    /// Position of the figure's wheel, 0 ..= 11.
    pub wheel: u8,
    /// The wheel positions that fit what all players have seen, one bit for each position. AT-R-03
    pub marks: u16,
    /// How many missiles the figure has fired since the last reset. For a jab or claw: 1 if it has been thrust.
    pub spent: u8,
    /// The target switches that are tripped.
    pub tripped: Vec<SwitchSide>,
    /// The pieces of terrain that give the figure cover.
    pub cover: Vec<CoverJson>,
    /// In which turn the figure may not move; null if it may.
    pub pinned: Option<Pinned>,
    /// Whether the figure lies off the surface.
    pub off: bool,
    /// How far the figure advanced at set-up, in micrometres; null before it is placed, and in play.
    pub advanced: Option<i32>,
}

/// What changes about an object of terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectPosition {
    /// The object's middle.
    pub at: Spot,
    /// How the object is turned, in hundredths of a degree.
    pub facing: Heading,
    /// Whether the object stands, lies or is removed.
    pub state: Standing,
}

/// What changes about a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// The seat's name, such as `p1`.
    pub id: String,
    /// The seat's side of the table; null before it has one.
    pub side: Option<Edge>,
    /// How many extra attacks the seat has in its next turn.
    pub extra: u8,
    /// Whether the seat is out of the game.
    pub dropped: bool,
    /// Whether the seat has ended set-up.
    pub ready: bool,
}

/// Turns a state into a position.
impl Attacktix {
    /// Returns the complete state, with names in place of indexes.
    pub(crate) fn position_of(&self, state: &State) -> Position {
        let State {
            phase,
            figures,
            sections,
            objects,
            seats,
            turn,
            queue,
            pending,
            dispute,
            disputed,
            out,
            chooser,
            first_chooser,
            simulated,
            ending,
        } = state;
        let ground = self.ground();
        let object = |(piece, object): (_, &Option<ObjectState>)| {
            let ObjectState { at, facing, state } = (*object)?;
            Some((ground.id(piece).clone(), ObjectPosition { at: Spot(at), facing, state }))
        };
        let felled = |felled: &Felled| {
            let Felled { figure, by, own } = *felled;
            FelledJson { figure: self.id_of(figure), by: by.map(|by| self.id_of(by)), own }
        };
        Position {
            phase: *phase,
            figures: self.all().zip(figures).map(|(nth, figure)| self.figure_position(nth, figure)).collect(),
            sections: ground.sections().zip(sections).map(|((_, line), stands)| (line.id.clone(), *stands)).collect(),
            objects: ground.all().zip(objects).filter_map(object).collect(),
            seats: self.seats_in_order().zip(seats).map(|(seat, it)| self.seat_position(seat, it)).collect(),
            turn: self.turn_position(turn),
            queue: queue.iter().map(felled).collect(),
            pending: pending.map(|pending| self.pending_to_json(pending)),
            dispute: dispute.as_ref().map(|dispute| self.dispute_to_json(dispute)),
            disputed: self.names(*disputed),
            out: out.iter().map(|seats| self.names(*seats)).collect(),
            chooser: chooser.map(|seat| self.seat_name(seat).into()),
            first_chooser: first_chooser.map(|seat| self.seat_name(seat).into()),
            simulated: *simulated,
            result: ending.as_ref().map(|ending| self.result_to_json(ending)),
        }
    }

    fn figure_position(&self, nth: FigureIndex, figure: &FigureState) -> FigurePosition {
        let FigureState { zone, controller, at, facing, wheel, marks, spent, tripped, cover, pinned, off, advanced } =
            figure;
        FigurePosition {
            id: self.id_of(nth),
            zone: *zone,
            controller: self.seat_name(*controller).into(),
            at: Spot(*at),
            facing: *facing,
            wheel: *wheel,
            marks: *marks,
            spent: *spent,
            tripped: SwitchSide::tripped(*tripped),
            cover: cover.iter().map(|cover| self.cover_to_json(cover)).collect(),
            pinned: *pinned,
            off: *off,
            advanced: *advanced,
        }
    }

    fn seat_position(&self, seat: Seat, it: &SeatState) -> SeatPosition {
        let SeatState { side, extra, is_out, is_ready } = *it;
        SeatPosition { id: self.seat_name(seat).into(), side, extra, dropped: is_out, ready: is_ready }
    }

    fn turn_position(&self, turn: &Turn) -> TurnJson {
        let Turn { number, active, step, moved, attacked, attacks, specials, shots, volley, paused, falls } = turn;
        let ids = |figures: &[FigureIndex]| figures.iter().map(|figure| self.id_of(*figure)).collect();
        TurnJson {
            number: *number,
            active: Some(self.seat_name(*active).into()),
            step: *step,
            moved: ids(moved),
            attacked: ids(attacked),
            attacks: Some(*attacks),
            specials: *specials,
            shots: *shots,
            volley: volley.as_ref().map(|volley| self.volley_to_json(volley)),
            paused: paused.iter().map(|volley| self.volley_to_json(volley)).collect(),
            falls: self.falls_to_json(falls),
        }
    }

    /// Returns the moments when seats lost figures, with the names of the seats in place of indexes.
    pub(crate) fn falls_to_json(&self, falls: &[SeatFall]) -> Vec<SeatFallJson> {
        let fall = |fall: &SeatFall| {
            let SeatFall { seat, shot, ms } = *fall;
            SeatFallJson { seat: self.seat_name(seat).into(), shot, ms }
        };
        falls.iter().map(fall).collect()
    }

    /// Returns a volley that may go on, with names in place of indexes.
    pub(crate) fn volley_to_json(&self, volley: &Volley) -> VolleyJson {
        let Volley { figure, seat, aim, left, is_free, seed } = *volley;
        VolleyJson { figure: self.id_of(figure), seat: self.seat_name(seat).into(), aim, left, free: is_free, seed }
    }

    /// Returns the open decision, with names in place of indexes.
    pub(crate) fn pending_to_json(&self, pending: Pending) -> PendingJson {
        let Pending { seat, what } = pending;
        let seat = self.seat_name(seat).into();
        let id = |figure: FigureIndex| self.id_of(figure);
        match what {
            Asked::Special { figure, by } => PendingJson::Special { seat, figure: id(figure), by: by.map(id) },
            Asked::FreeAttack { figure, may_move } => PendingJson::FreeAttack { seat, figure: id(figure), may_move },
            Asked::FreeMove { figure, tix } => PendingJson::FreeMove { seat, figure: id(figure), tix },
            Asked::Volley { figure } => PendingJson::Volley { seat, figure: id(figure) },
        }
    }

    /// Returns the open dispute, with names in place of indexes.
    pub(crate) fn dispute_to_json(&self, dispute: &Dispute) -> DisputeJson {
        let Dispute { by, caller, about } = dispute;
        DisputeJson { by: self.seat_name(*by).into(), caller: self.seat_name(*caller).into(), about: about.clone() }
    }

    /// Returns a piece that gives a figure cover, with names in place of indexes.
    pub(crate) fn cover_to_json(&self, cover: &Cover) -> CoverJson {
        let Cover { piece, is_inside, sections } = cover;
        CoverJson {
            piece: self.ground().id(*piece).clone(),
            mode: if *is_inside { CoverMode::Inside } else { CoverMode::Edge },
            sections: sections.iter().map(|section| self.ground().line(*section).id.clone()).collect(),
        }
    }

    /// Returns how the game ended, with names in place of indexes.
    pub(crate) fn result_to_json(&self, ending: &Ending) -> ResultJson {
        let Ending { winners, by, places } = ending;
        ResultJson {
            kind: if winners.is_empty() { ResultKind::Draw } else { ResultKind::Win },
            winners: self.names(*winners),
            places: places.iter().map(|seats| self.names(*seats)).collect(),
            by: Some(*by),
        }
    }
}

/// Turns a position into a state.
impl Attacktix {
    /// Returns the state that a position of this game describes: `restore(position(s)) == s`.
    ///
    /// If the turn leaves out the active seat, the first seat is active. If the turn leaves out the attacks, it has the
    /// usual number.
    ///
    /// # Panics
    /// The position names a figure, a seat or a piece of terrain that this game does not have.
    pub(crate) fn restored(&self, position: Position) -> State {
        let Position {
            phase,
            figures,
            sections,
            objects,
            seats,
            turn,
            queue,
            pending,
            dispute,
            disputed,
            out,
            chooser,
            first_chooser,
            simulated,
            result,
        } = position;
        let ground = self.ground();
        let object = |object: &ObjectPosition| {
            let ObjectPosition { at, facing, state } = *object;
            ObjectState { at: at.0, facing, state }
        };
        let attacks = turn.attacks;
        let mut state = State {
            phase,
            figures: figures.into_iter().map(|figure| self.figure_state(figure)).collect(),
            sections: ground.sections().map(|(_, line)| sections[&line.id]).collect(),
            objects: ground.all().map(|piece| objects.get(ground.id(piece)).map(object)).collect(),
            seats: seats.into_iter().map(seat_state).collect(),
            turn: self.turn_state(turn),
            queue: queue.into_iter().map(|felled| self.felled_state(felled)).collect(),
            pending: pending.map(|pending| self.pending_state(pending)),
            dispute: dispute.map(|dispute| self.dispute_state(dispute)),
            disputed: self.seats_named(&disputed),
            out: out.iter().map(|names| self.seats_named(names)).collect(),
            chooser: chooser.map(|name| self.seat_named(&name)),
            first_chooser: first_chooser.map(|name| self.seat_named(&name)),
            simulated,
            ending: result.map(|result| self.ending_state(&result)),
        };
        state.turn.attacks = attacks.unwrap_or_else(|| {
            let mut usual = state.clone();
            usual.seats.iter_mut().for_each(|seat| seat.extra = 0);
            self.attacks_of(&usual, state.turn.active)
        });
        state
    }

    /// Returns the seat with this name. Panics if there is none.
    pub(crate) fn seat_named(&self, name: &str) -> Seat {
        let mut seats = self.seats_in_order();
        seats.find(|seat| self.seat_name(*seat) == name).expect("a position names only seats of its game")
    }

    fn seats_named(&self, names: &[String]) -> Seats {
        names.iter().map(|name| self.seat_named(name)).collect()
    }

    fn nth_named(&self, id: &Id) -> FigureIndex {
        self.figure(id).expect("a position names only figures of its game")
    }

    fn figure_state(&self, figure: FigurePosition) -> FigureState {
        let FigurePosition {
            id: _,
            zone,
            controller,
            at,
            facing,
            wheel,
            marks,
            spent,
            tripped,
            cover,
            pinned,
            off,
            advanced,
        } = figure;
        FigureState {
            zone,
            controller: self.seat_named(&controller),
            at: at.0,
            facing,
            wheel,
            marks,
            spent,
            tripped: [SwitchSide::Left, SwitchSide::Right].map(|side| tripped.contains(&side)),
            cover: cover.into_iter().map(|cover| self.cover_state(cover)).collect(),
            pinned,
            off,
            advanced,
        }
    }

    fn cover_state(&self, cover: CoverJson) -> Cover {
        let CoverJson { piece, mode, sections } = cover;
        let ground = self.ground();
        let section = |id: &Id| -> Section { ground.section(id).expect("a position names only sections of its table") };
        Cover {
            piece: ground.piece(&piece).expect("a position names only pieces of its table"),
            is_inside: mode == CoverMode::Inside,
            sections: sections.iter().map(section).collect(),
        }
    }

    fn turn_state(&self, turn: TurnJson) -> Turn {
        let TurnJson { number, active, step, moved, attacked, attacks, specials, shots, volley, paused, falls } = turn;
        let all = |ids: Vec<Id>| ids.iter().map(|id| self.nth_named(id)).collect();
        let fall = |fall: SeatFallJson| {
            let SeatFallJson { seat, shot, ms } = fall;
            SeatFall { seat: self.seat_named(&seat), shot, ms }
        };
        Turn {
            number,
            active: active.map_or(Seat(0), |name| self.seat_named(&name)),
            step,
            moved: all(moved),
            attacked: all(attacked),
            attacks: attacks.unwrap_or(0),
            specials,
            shots,
            volley: volley.map(|volley| self.volley_state(volley)),
            paused: paused.into_iter().map(|volley| self.volley_state(volley)).collect(),
            falls: falls.into_iter().map(fall).collect(),
        }
    }

    fn volley_state(&self, volley: VolleyJson) -> Volley {
        let VolleyJson { figure, seat, aim, left, free, seed } = volley;
        Volley { figure: self.nth_named(&figure), seat: self.seat_named(&seat), aim, left, is_free: free, seed }
    }

    fn felled_state(&self, felled: FelledJson) -> Felled {
        let FelledJson { figure, by, own } = felled;
        Felled { figure: self.nth_named(&figure), by: by.map(|by| self.nth_named(&by)), own }
    }

    fn pending_state(&self, pending: PendingJson) -> Pending {
        let nth = |id: Id| self.nth_named(&id);
        let (seat, what) = match pending {
            PendingJson::Special { seat, figure, by } => {
                (seat, Asked::Special { figure: nth(figure), by: by.map(nth) })
            }
            PendingJson::FreeAttack { seat, figure, may_move } => {
                (seat, Asked::FreeAttack { figure: nth(figure), may_move })
            }
            PendingJson::FreeMove { seat, figure, tix } => (seat, Asked::FreeMove { figure: nth(figure), tix }),
            PendingJson::Volley { seat, figure } => (seat, Asked::Volley { figure: nth(figure) }),
        };
        Pending { seat: self.seat_named(&seat), what }
    }

    fn dispute_state(&self, dispute: DisputeJson) -> Dispute {
        let DisputeJson { by, caller, about } = dispute;
        Dispute { by: self.seat_named(&by), caller: self.seat_named(&caller), about }
    }

    fn ending_state(&self, result: &ResultJson) -> Ending {
        let ResultJson { kind: _, winners, places, by } = result;
        Ending {
            winners: self.seats_named(winners),
            by: by.unwrap_or(EndedBy::LastStanding),
            places: places.iter().map(|names| self.seats_named(names)).collect(),
        }
    }
}

fn seat_state(seat: SeatPosition) -> SeatState {
    let SeatPosition { id: _, side, extra, dropped, ready } = seat;
    SeatState { side, extra, is_out: dropped, is_ready: ready }
}
