//! Views in JSON.

use super::position::{CoverSaid, DisputeSaid, SwitchSide, VolleySaid};
use crate::figure::Zone;
use crate::game::Attacktix;
use crate::id::Id;
use crate::place::{Edge, Heading, Spot};
use crate::setup::Mode;
use crate::state::{Asked, EndedBy, Ending, Nth, Phase, Pinned, State, Step};
use crate::terrain::{SectionFile, Standing};
use crate::view::View;
use referee::{Clause, Game, Seat, Seats, Status, Viewer};
use serde::Serialize;
use ts_rs::TS;

/// Everything that one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "View")]
pub(crate) struct SaidView {
    /// Whose eyes; null for the public.
    pub viewer: Option<String>,
    /// Where the game stands.
    pub phase: Phase,
    /// The turn; null before play.
    pub turn: Option<SaidTurn>,
    /// The seats, clockwise.
    pub seats: Vec<SaidSeatNow>,
    /// All figures, by id.
    pub figures: Vec<SaidFigure>,
    /// The terrain, in the order of the table file.
    pub terrain: Vec<SaidPiece>,
    /// Felled figures that have not been judged, in order.
    pub queue: Vec<SaidFelled>,
    /// Whom the game waits for.
    pub waiting: Waiting,
    /// The open dispute.
    pub dispute: Option<DisputeSaid>,
    /// Who chooses a side now.
    pub chooser: Option<String>,
    /// How it ended; null while it goes on.
    pub over: Option<SaidOver>,
}

/// The turn that runs.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Turn")]
#[allow(missing_docs, reason = "a field is what its name says")]
pub(crate) struct SaidTurn {
    pub number: u16,
    pub active: String,
    pub step: Step,
    pub moved: Vec<Id>,
    pub attacked: Vec<Id>,
    pub attacks: u8,
    pub specials: u8,
    pub shots: u16,
    pub volley: Option<VolleySaid>,
}

/// A seat as it is now.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "SeatNow")]
pub(crate) struct SaidSeatNow {
    /// Its name.
    pub id: String,
    /// Its side of the table.
    pub side: Option<Edge>,
    /// Extra attacks in its next turn.
    pub extra: u8,
    /// Out of the game.
    pub dropped: bool,
    /// Done with set-up.
    pub ready: bool,
    /// Figures that obey it in play.
    pub standing: u16,
    /// Their points.
    pub points: i32,
}

/// A figure as it is now.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FigureNow")]
pub(crate) struct SaidFigure {
    /// Which.
    pub id: Id,
    /// Where it is.
    pub zone: Zone,
    /// Whom it obeys.
    pub controller: String,
    /// The centre of its base; null out of play, and while it is not to be seen.
    pub at: Option<Spot>,
    /// Where it faces.
    pub facing: Heading,
    /// What its top window shows: `6w`.
    pub window: Option<String>,
    /// Missiles fired, or 1 for a jab or claw that is out.
    pub spent: u8,
    /// Missiles in its launcher.
    pub loaded: u8,
    /// Whether it can attack before it is reset.
    pub weapon: WeaponNow,
    /// Target switches that are tripped.
    pub tripped: Vec<SwitchSide>,
    /// What covers it.
    pub cover: Vec<CoverSaid>,
    /// It may not move.
    pub pinned: Option<Pinned>,
    /// It lies off the surface.
    pub off: bool,
}

/// Whether a weapon can be used before it is reset. AT-RESET-01, AT-RESET-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, schemars::JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum WeaponNow {
    Ready,
    Spent,
}

/// A piece of terrain as it is now.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PieceNow")]
pub(crate) struct SaidPiece {
    /// Which.
    pub id: Id,
    /// The sections of a barrier.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Vec<SaidSection>>", optional)]
    pub sections: Option<Vec<SectionFile>>,
    /// The corners of a drawn area.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub area: Option<Vec<Spot>>,
    /// Where an object is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<Spot>,
    /// How it is turned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub facing: Option<Heading>,
    /// What has become of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub state: Option<Standing>,
}

/// A section of a barrier as it is now; its type for clients.
#[derive(TS)]
#[ts(rename = "SectionNow")]
#[allow(dead_code, reason = "views say sections as table files do, with nothing left out")]
struct SaidSection {
    id: Id,
    from: Spot,
    to: Spot,
    standing: bool,
    weak: bool,
}

/// A felled figure that has not been judged.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FelledNow")]
pub(crate) struct SaidFelled {
    /// Which.
    pub figure: Id,
    /// Who felled it.
    pub by: Option<Id>,
}

/// Whom the game waits for, and for what.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub(crate) struct Waiting {
    /// For what; null when the game is over.
    #[serde(rename = "for")]
    pub what: Option<Asks>,
    /// For whom; several where they decide at once.
    pub seats: Vec<String>,
    /// About which figure, if it is about one.
    pub figure: Option<Id>,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, schemars::JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// To choose a side.
    Side,
    /// To place its figures.
    Place,
    /// To go on with its turn.
    Turn,
    /// What a special does.
    Special,
    /// To move a figure for free.
    FreeMove,
    /// To attack with a figure for free.
    FreeAttack,
    /// Whether a volley goes on.
    Volley,
    /// To call a colour.
    Call,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Over")]
pub(crate) struct SaidOver {
    /// Who won; nobody in a draw.
    pub winners: Vec<String>,
    /// By what.
    pub by: EndedBy,
    /// The clause that ended it.
    #[ts(type = "string")]
    pub clause: Clause,
    /// Free-for-all: the seats by place.
    pub places: Vec<Vec<String>>,
}

impl Attacktix {
    pub(super) fn said_view(&self, view: &View) -> SaidView {
        let state = view.table();
        let name = |seat: Seat| self.seat_name(seat).to_owned();
        SaidView {
            viewer: match view.viewer {
                Viewer::Seat(seat) => Some(name(seat)),
                Viewer::Public => None,
            },
            phase: state.phase,
            turn: self.said_turn_now(state),
            seats: self.seats_in_order().map(|seat| self.said_seat_now(state, seat)).collect(),
            figures: self.all().map(|figure| self.said_figure_now(state, figure)).collect(),
            terrain: self
                .terrain_now(state)
                .into_iter()
                .map(|piece| SaidPiece {
                    id: piece.id,
                    sections: piece.sections,
                    area: piece.area,
                    at: piece.at,
                    facing: piece.facing,
                    state: piece.state,
                })
                .collect(),
            queue: state
                .queue
                .iter()
                .map(|felled| SaidFelled { figure: self.id_of(felled.figure), by: felled.by.map(|by| self.id_of(by)) })
                .collect(),
            waiting: self.waiting(state),
            dispute: self.said_dispute(state),
            chooser: state.chooser.map(name),
            over: state.ending.as_ref().map(|ending| self.said_over(ending)),
        }
    }

    /// The turn as it is now; nothing before play.
    fn said_turn_now(&self, state: &State) -> Option<SaidTurn> {
        if !matches!(state.phase, Phase::Play | Phase::Over) {
            return None;
        }
        let ids = |figures: &[Nth]| figures.iter().map(|figure| self.id_of(*figure)).collect();
        let turn = &state.turn;
        Some(SaidTurn {
            number: turn.number,
            active: self.seat_name(turn.active).into(),
            step: turn.step,
            moved: ids(&turn.moved),
            attacked: ids(&turn.attacked),
            attacks: turn.attacks,
            specials: turn.specials,
            shots: turn.shots,
            volley: turn.volley.as_ref().map(|volley| VolleySaid { seed: None, ..self.said_volley(volley) }),
        })
    }

    fn said_seat_now(&self, state: &State, seat: Seat) -> SaidSeatNow {
        let now = &state.seats[seat.index()];
        let own = self.standing(state).filter(|figure| state.figures[figure.index()].controller == seat);
        SaidSeatNow {
            id: self.seat_name(seat).into(),
            side: now.side,
            extra: now.extra,
            dropped: now.is_out,
            ready: now.is_ready,
            standing: own.count() as u16,
            points: self.points_standing(state, Seats::one(seat)),
        }
    }

    pub(crate) fn said_figure_now(&self, state: &State, figure: Nth) -> SaidFigure {
        let now = &state.figures[figure.index()];
        let is_placed = matches!(now.zone, Zone::InPlay | Zone::Lying);
        SaidFigure {
            id: self.id_of(figure),
            zone: now.zone,
            controller: self.seat_name(now.controller).into(),
            at: is_placed.then_some(Spot(now.at)),
            facing: now.facing,
            window: Some(self.window(state, figure).shown()),
            spent: now.spent,
            loaded: self.loaded(state, figure),
            weapon: self.weapon_now(state, figure),
            tripped: SwitchSide::tripped(now.tripped),
            cover: now.cover.iter().map(|cover| self.said_cover(cover)).collect(),
            pinned: now.pinned,
            off: now.off,
        }
    }

    /// Says whether a weapon can be used before it is reset. AT-RESET-01, AT-RESET-02
    pub(crate) fn weapon_now(&self, state: &State, figure: Nth) -> WeaponNow {
        let spent = state.figures[figure.index()].spent;
        if spent >= self.profile(figure).weapon.missiles().max(1) { WeaponNow::Spent } else { WeaponNow::Ready }
    }

    /// Says whom the game waits for, and for what.
    pub(crate) fn waiting(&self, state: &State) -> Waiting {
        let seats = match self.status(state) {
            Status::Awaiting(seats) => self.names(seats),
            Status::Over(_) => return Waiting { what: None, seats: Vec::new(), figure: None },
        };
        let asked = |what: Asks, figure: Option<Nth>| (what, figure.map(|figure| self.id_of(figure)));
        let (what, figure) = match (state.phase, &state.dispute, &state.pending) {
            (_, Some(_), _) => asked(Asks::Call, None),
            (Phase::Sides, ..) => asked(Asks::Side, None),
            (Phase::Setup, ..) => asked(Asks::Place, None),
            (_, _, Some(pending)) => match pending.what {
                Asked::Special { figure, .. } => asked(Asks::Special, Some(figure)),
                Asked::FreeMove { figure, .. } => asked(Asks::FreeMove, Some(figure)),
                Asked::FreeAttack { figure, .. } => asked(Asks::FreeAttack, Some(figure)),
                Asked::Volley { figure } => asked(Asks::Volley, Some(figure)),
            },
            (_, None, None) => asked(Asks::Turn, None),
        };
        Waiting { what: Some(what), seats, figure }
    }

    fn said_over(&self, ending: &Ending) -> SaidOver {
        let places = match self.mode() {
            Mode::Ffa => ending.places.iter().map(|seats| self.names(*seats)).collect(),
            Mode::Duel | Mode::Team => Vec::new(),
        };
        SaidOver { winners: self.names(ending.winners), by: ending.by, clause: ending.clause, places }
    }
}
