//! Everything that one viewer may know.

use crate::battle::Attacktix;
use crate::event::Event;
use crate::figure::{WINDOWS, Zone};
use crate::id::Id;
use crate::place::{Edge, Heading, Spot};
use crate::position_file::{CoverJson, DisputeJson, PendingJson, SeatFallJson, SwitchSide, VolleyJson};
use crate::setup::Mode;
use crate::state::{Asked, EndedBy, Ending, FigureIndex, FigureState, Phase, Pinned, State, Step, Volley};
use crate::terrain::{PieceFile, SectionFile, Standing};
use referee::{Clause, Game, Seat, Status, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything that one viewer may know. A view holds no other data of the state. AT-R-03, AT-R-08, AT-R-65, AT-ETIQ-02
///
/// The JSON leaves out some fields that are empty or false. Programs that play read a view from this JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The seat of the viewer; null for the public.
    pub viewer: Option<String>,
    /// The phase of the game.
    pub phase: Phase,
    /// The turn; null before play.
    pub turn: Option<TurnView>,
    /// The seats, clockwise.
    pub seats: Vec<SeatView>,
    /// All figures, in the order of their ids.
    pub figures: Vec<FigureView>,
    /// The terrain, in the order of the table file.
    pub terrain: Vec<PieceView>,
    /// Felled figures whose special windows, below their bases, have not been checked yet. They are in the order of the
    /// checks.
    pub queue: Vec<FelledView>,
    /// The seats that the game waits for, and for which decision.
    pub waiting: Waiting,
    /// The open dispute; null if there is none.
    pub dispute: Option<DisputeJson>,
    /// The decision that must be made before anything else; null if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<PendingJson>,
    /// Seats that have opened a dispute since the last attack. AT-R-72
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<String>,
    /// Seats out of a free-for-all, in the order in which they dropped out. Seats that dropped out together share an
    /// entry. AT-R-50
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Vec<String>>,
    /// The seat that chooses a side now; null outside the choice of sides.
    pub chooser: Option<String>,
    /// The seat that chose a side first. AT-R-49
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_chooser: Option<String>,
    /// How the game ended; null while it goes on. This field is not read from JSON.
    #[serde(skip_deserializing)]
    pub over: Option<OverView>,
}

/// The current turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Turn")]
#[allow(missing_docs, reason = "each name says what the field holds")]
pub struct TurnView {
    pub number: u16,
    pub active: String,
    pub step: Step,
    pub moved: Vec<Id>,
    pub attacked: Vec<Id>,
    pub attacks: u8,
    pub specials: u8,
    pub shots: u16,
    pub volley: Option<VolleyJson>,
    /// Volleys that wait for another volley to end. The last in the list goes on first. AT-R-39
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paused: Vec<VolleyJson>,
    /// When seats lost figures in this turn; only in a free-for-all since revision 2. AT-R-50
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub falls: Vec<SeatFallJson>,
}

/// What changes about a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "SeatNow")]
pub struct SeatView {
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
    /// How many figures in play the seat controls.
    pub standing: u16,
    /// The points of the figures in play that the seat controls.
    pub points: i32,
}

/// A figure as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "FigureNow")]
pub struct FigureView {
    /// The id of the figure at this table.
    pub id: Id,
    /// Where the figure is.
    pub zone: Zone,
    /// The seat that gives the figure orders.
    pub controller: String,
    /// The centre of its base; null for a figure out of play, and while the figure is hidden.
    pub at: Option<Spot>,
    /// Where the figure faces.
    pub facing: Heading,
    /// What the figure's top window shows, such as `6w`.
    pub window: Option<String>,
    /// The wheel positions that fit what all players have seen, one bit for each position. AT-R-03
    #[serde(skip)]
    pub marks: u16,
    /// The same as `marks`, for the JSON; left out if the option `hide_wheels` is on.
    #[serde(rename = "marks", default, skip_serializing_if = "Option::is_none")]
    pub said_marks: Option<u16>,
    /// How many missiles the figure has fired since the last reset. For a jab or claw: 1 if it has been thrust.
    pub spent: u8,
    /// How many missiles are in the figure's launcher; 0 for a melee figure.
    pub loaded: u8,
    /// Whether the weapon can be used before it is reset.
    pub weapon: WeaponNow,
    /// The target switches that are tripped.
    pub tripped: Vec<SwitchSide>,
    /// The pieces of terrain that give the figure cover.
    pub cover: Vec<CoverJson>,
    /// In which turn the figure may not move; null if it may.
    pub pinned: Option<Pinned>,
    /// Whether the figure lies off the surface.
    pub off: bool,
    /// How far the figure advanced at set-up, in micrometres.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advanced: Option<i32>,
}

/// Whether a weapon can be used before it is reset. AT-RESET-01, AT-RESET-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each name says what it means")]
pub enum WeaponNow {
    Ready,
    Spent,
}

/// A piece of terrain as it is now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "PieceNow")]
pub struct PieceView {
    /// The id of the piece on this table.
    pub id: Id,
    /// The sections of a barrier.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<SectionJson>")]
    pub sections: Option<Vec<SectionFile>>,
    /// The corners of a drawn area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<Vec<Spot>>,
    /// Where an object is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// The heading of an object.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Heading>,
    /// Whether an object stands, lies or is removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<Standing>,
}

/// The type that clients see for a section of a barrier as it is now.
#[derive(JsonSchema)]
#[schemars(rename = "SectionNow")]
#[allow(
    dead_code,
    reason = "only its type is used: views write sections as table files do, without leaving out fields"
)]
struct SectionJson {
    id: Id,
    from: Spot,
    to: Spot,
    standing: bool,
    weak: bool,
}

/// A felled figure whose special window, below its base, has not been checked yet. If the window is white, the figure's
/// ability can be used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "FelledNow")]
pub struct FelledView {
    /// The id of the figure at this table.
    pub figure: Id,
    /// The figure that felled it.
    pub by: Option<Id>,
    /// Whether the figure's own side felled it. AT-R-33
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own: bool,
}

/// Which seats the game waits for, and for which decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Waiting {
    /// What the game waits for; null when it is over.
    #[serde(rename = "for")]
    pub what: Option<Asks>,
    /// The seats that the game waits for. There are several seats if they decide at the same time.
    pub seats: Vec<String>,
    /// The figure that the decision is about, if there is one.
    pub figure: Option<Id>,
}

/// What a seat is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// To choose a side.
    Side,
    /// To place its figures.
    Place,
    /// To go on with its turn.
    Turn,
    /// To use or decline the special ability of a felled figure.
    Special,
    /// To make or pass a free move.
    FreeMove,
    /// To make or pass a free attack.
    FreeAttack,
    /// To fire the next missile of a volley, or to end the volley.
    Volley,
    /// To call a colour in a dispute.
    Call,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Over")]
pub struct OverView {
    /// The seats that won; empty in a draw.
    pub winners: Vec<String>,
    /// The reason why the game ended.
    pub by: EndedBy,
    /// The clause that ended the game.
    pub clause: Clause,
    /// Free-for-all: the seats by place, the best first. Seats that share a place are in one entry.
    pub places: Vec<Vec<String>>,
}

impl Attacktix {
    /// Returns what a viewer may know. The positions of wheels stay hidden. Until all seats are ready, the placed
    /// figures of other teams stay hidden too. AT-ETIQ-02, AT-R-03, AT-R-08
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let name = |seat: Seat| self.seat_name(seat).to_owned();
        let figures: Vec<FigureView> = self.all().map(|figure| self.figure_view(state, viewer, figure)).collect();
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(name(seat)),
                Viewer::Public => None,
            },
            phase: state.phase,
            turn: self.turn_view(state),
            seats: self.seats_in_order().map(|seat| self.seat_view(state, seat, &figures)).collect(),
            figures,
            terrain: self.terrain_now(state).into_iter().map(PieceView::from).collect(),
            queue: state
                .queue
                .iter()
                .map(|felled| FelledView {
                    figure: self.id_of(felled.figure),
                    by: felled.by.map(|by| self.id_of(by)),
                    own: felled.own,
                })
                .collect(),
            waiting: self.waiting(state),
            dispute: state.dispute.as_ref().map(|dispute| self.dispute_to_json(dispute)),
            pending: state.pending.map(|pending| self.pending_to_json(pending)),
            disputed: self.names(state.disputed),
            out: state.out.iter().map(|seats| self.names(*seats)).collect(),
            chooser: state.chooser.map(name),
            first_chooser: state.first_chooser.map(name),
            over: state.ending.as_ref().map(|ending| self.over_view(ending)),
        }
    }

    /// Says whether a viewer may not see where a seat places its figures. Only viewers on the seat's team may. AT-R-08
    fn is_hidden(&self, viewer: Viewer, owner: Seat) -> bool {
        !self.team(owner).iter().any(|seat| viewer.is(seat))
    }

    /// Returns a figure as a viewer sees it. During set-up, figures of other teams look as they did before their
    /// placing. AT-R-08
    fn figure_view(&self, state: &State, viewer: Viewer, figure: FigureIndex) -> FigureView {
        let now = &state.figures[figure.index()];
        let owner = self.profile(figure).owner;
        if state.phase == Phase::Setup && self.is_hidden(viewer, owner) {
            let facing = state.seats[owner.index()].side.map_or(0, Edge::facing);
            return self.figure_seen(figure, &FigureState { facing, ..self.unplaced(figure, now) });
        }
        self.figure_seen(figure, now)
    }

    fn figure_seen(&self, figure: FigureIndex, now: &FigureState) -> FigureView {
        let is_placed = matches!(now.zone, Zone::InPlay | Zone::Lying);
        FigureView {
            id: self.id_of(figure),
            zone: now.zone,
            controller: self.seat_name(now.controller).into(),
            at: is_placed.then_some(Spot(now.at)),
            facing: now.facing,
            window: Some(self.window_at(figure, now.wheel).shown()),
            marks: now.marks,
            said_marks: (!self.options().hide_wheels).then_some(now.marks),
            spent: now.spent,
            loaded: self.profile(figure).weapon.missiles().saturating_sub(now.spent),
            weapon: self.weapon_now(figure, now.spent),
            tripped: SwitchSide::tripped(now.tripped),
            cover: now.cover.iter().map(|cover| self.cover_to_json(cover)).collect(),
            pinned: now.pinned,
            off: now.off,
            advanced: now.advanced,
        }
    }

    /// Reads a view of a game that is not over. If the JSON has no `marks`, every position of a wheel with the shown
    /// top window fits. The error is a sentence that says why the JSON is not a view of this game.
    pub(crate) fn view_from_json(&self, said: &Value) -> Result<View, String> {
        if !said["over"].is_null() {
            return Err("the view is of a game that is over".into());
        }
        let mut view = View::deserialize(said).map_err(|fault| format!("the view is not valid: {fault}"))?;
        let ids = || self.all().map(|figure| self.id_of(figure));
        if !view.figures.iter().map(|figure| figure.id.clone()).eq(ids()) {
            return Err("the view does not list exactly the figures of this table, in the order of their ids".into());
        }
        for (figure, seen) in self.all().zip(&mut view.figures) {
            let shows = |wheel: &u8| Some(self.window_at(figure, *wheel).shown()) == seen.window;
            let fitting = (0..WINDOWS as u8).filter(shows).fold(0, |marks, wheel| marks | 1 << wheel);
            seen.marks = seen.said_marks.unwrap_or(fitting);
            if seen.marks == 0 {
                return Err(format!("no position of the wheel of {} shows its window", seen.id));
            }
        }
        Ok(view)
    }

    /// Says whether a weapon can be used before it is reset. AT-RESET-01, AT-RESET-02
    pub(crate) fn weapon_now(&self, figure: FigureIndex, spent: u8) -> WeaponNow {
        if spent >= self.profile(figure).weapon.missiles().max(1) { WeaponNow::Spent } else { WeaponNow::Ready }
    }

    /// Returns the turn as it is now, or nothing before play.
    fn turn_view(&self, state: &State) -> Option<TurnView> {
        if !matches!(state.phase, Phase::Play | Phase::Over) {
            return None;
        }
        let ids = |figures: &[FigureIndex]| figures.iter().map(|figure| self.id_of(*figure)).collect();
        let volley = |volley: &Volley| VolleyJson { seed: None, ..self.volley_to_json(volley) };
        let turn = &state.turn;
        Some(TurnView {
            number: turn.number,
            active: self.seat_name(turn.active).into(),
            step: turn.step,
            moved: ids(&turn.moved),
            attacked: ids(&turn.attacked),
            attacks: turn.attacks,
            specials: turn.specials,
            shots: turn.shots,
            volley: turn.volley.as_ref().map(volley),
            paused: turn.paused.iter().map(volley).collect(),
            falls: self.falls_to_json(&turn.falls),
        })
    }

    fn seat_view(&self, state: &State, seat: Seat, figures: &[FigureView]) -> SeatView {
        let (now, name) = (&state.seats[seat.index()], self.seat_name(seat));
        let is_own = |(_, it): &(FigureIndex, &FigureView)| it.zone == Zone::InPlay && it.controller == name;
        let own: Vec<_> = self.all().zip(figures).filter(is_own).collect();
        SeatView {
            id: name.into(),
            side: now.side,
            extra: now.extra,
            dropped: now.is_out,
            ready: now.is_ready,
            standing: own.len() as u16,
            points: own.iter().map(|(figure, _)| self.profile(*figure).points).sum(),
        }
    }

    /// Returns which seats the game waits for, and for which decision.
    pub(crate) fn waiting(&self, state: &State) -> Waiting {
        let seats = match self.status(state) {
            Status::Awaiting(seats) => self.names(seats),
            Status::Over(_) => return Waiting { what: None, seats: Vec::new(), figure: None },
        };
        let asked = |what: Asks, figure: Option<FigureIndex>| (what, figure.map(|figure| self.id_of(figure)));
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

    fn over_view(&self, ending: &Ending) -> OverView {
        let places = match self.mode() {
            Mode::Ffa => ending.places.iter().map(|seats| self.names(*seats)).collect(),
            Mode::Duel | Mode::Team => Vec::new(),
        };
        let clause = self.clause_of_ending(ending.by);
        OverView { winners: self.names(ending.winners), by: ending.by, clause, places }
    }

    /// Returns an event as a viewer may see it, or nothing if it is hidden. Only the placing of a figure by another
    /// team is hidden. AT-R-08
    pub(crate) fn redacted(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Placed { seat, figure: _, at: _, advance: _ } => {
                let owner = self.seats_in_order().find(|owner| self.seat_name(*owner) == seat)?;
                (!self.is_hidden(viewer, owner)).then(|| event.clone())
            }
            // all viewers may see these
            Event::Grind { .. }
            | Event::Coin { .. }
            | Event::Side { .. }
            | Event::Ready { .. }
            | Event::Opened { .. }
            | Event::Turn { .. }
            | Event::Move { .. }
            | Event::MovesEnded { .. }
            | Event::BaseTurned { .. }
            | Event::Adjusted { .. }
            | Event::Attack { .. }
            | Event::SectionRemoved { .. }
            | Event::ObjectMoved { .. }
            | Event::ObjectRemoved { .. }
            | Event::Defeat { .. }
            | Event::Special { .. }
            | Event::Return { .. }
            | Event::Capture { .. }
            | Event::Shifted { .. }
            | Event::Pinned { .. }
            | Event::Extra { .. }
            | Event::Zone { .. }
            | Event::Restored { .. }
            | Event::BotChoice { .. }
            | Event::Pass { .. }
            | Event::Disputed { .. }
            | Event::Dispute { .. }
            | Event::Step { .. }
            | Event::VictoryCheck { .. }
            | Event::Reset { .. }
            | Event::Dropped { .. }
            | Event::Resigned { .. }
            | Event::Result { .. } => Some(event.clone()),
        }
    }
}

impl From<PieceFile> for PieceView {
    fn from(piece: PieceFile) -> PieceView {
        let PieceFile { id, code: _, sections, area, at, facing, state } = piece;
        PieceView { id, sections, area, at, facing, state }
    }
}
