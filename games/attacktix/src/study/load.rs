//! Setting a position up, with every fault told.

use super::before::Before;
use super::luck::{ListedLuck, Luck};
use super::sound::{faults, place_faults};
use super::{Story, Studied};
use crate::catalogue::{Catalogue, model, weapon_of};
use crate::clauses::{AT_R_52, AT_R_69, AT_VICT_01};
use crate::figure::Zone;
use crate::force::ForceFile;
use crate::game::Attacktix;
use crate::id::Id;
use crate::muster;
use crate::options::Options;
use crate::place::Edge;
use crate::rolling::turned;
use crate::roster::Profile;
use crate::said::{
    CoverMode, CoverSaid, FigureSaid, PendingSaid, PhaseSaid, Position, ResultSaid, SeatSaid, SwitchSide, VolleySaid,
};
use crate::setup::{Mode, Setup, TableChoice};
use crate::state::{
    Asked, Cover, Dispute, EndedBy, Ending, Felled, FigureState, Nth, Pending, Phase, SeatFall, SeatState, State, Turn,
    Volley,
};
use crate::terrain::{PieceFile, TableFile};
use geometry::Point;
use referee::{Seat, Seats};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Studied {
    pub(super) fn set_up(
        revision: u32,
        given: Position,
        options: Options,
        luck: Vec<Luck>,
    ) -> Result<Studied, Vec<String>> {
        let said = faults(&given);
        if !said.is_empty() {
            return Err(said);
        }
        let game = game_of(revision, &given, &options);
        let state = Reader { game: &game, given: &given }.state();
        let said = place_faults(&game, &state);
        if !said.is_empty() {
            return Err(said);
        }
        let before = match given.phase {
            PhaseSaid::Lobby => Some(Before::Lobby),
            PhaseSaid::Forces => Some(Before::Forces(BTreeMap::new())),
            PhaseSaid::Tournament => given.tournament.clone().map(Before::Tournament),
            PhaseSaid::Sides | PhaseSaid::Setup | PhaseSaid::Play | PhaseSaid::Over => None,
        };
        let mut luck = ListedLuck::new(luck);
        luck.seat(&game.opened.setup.seats);
        Ok(Studied { game, state, luck, before, story: Story::default() })
    }

    /// Reads a position of a game that was written down.
    ///
    /// # Errors
    /// Every fault, a sentence each.
    pub fn read(game: &Attacktix, position: &serde_json::Value) -> Result<Studied, Vec<String>> {
        let given: Position = serde_path_to_error::deserialize(position).map_err(|fault| {
            vec![format!("the position does not fit the format at {}: {}", fault.path(), fault.inner())]
        })?;
        let studied = Studied::set_up(game.opened.revision, given, game.options().clone(), Vec::new())?;
        let same =
            |one: &Profile, other: &Profile| (&one.id, &one.kind, one.owner) == (&other.id, &other.kind, other.owner);
        let (read, known) = (studied.game.roster(), game.roster());
        if read.len() != known.len() || !read.iter().zip(known).all(|(one, other)| same(one, other)) {
            return Err(vec!["the figures are not those of the game".into()]);
        }
        Ok(Studied { game: game.clone(), ..studied })
    }
}

/// The seats of a position, with what is left out filled in.
pub(super) fn seats_of(given: &Position) -> Vec<SeatSaid> {
    let mut seats = given.seats.clone();
    if seats.is_empty() {
        let seat = |id: &str| SeatSaid { id: id.into(), ..SeatSaid::default() };
        seats = vec![seat("p1"), seat("p2")];
    }
    let teams = teams_of(given.mode, &seats);
    for (n, seat) in seats.iter_mut().enumerate() {
        let side = teams.iter().position(|team| team.contains(Seat(n as u8)));
        let opposite = match (given.mode, side) {
            (Mode::Duel | Mode::Team, Some(0)) => Some(Edge::South),
            (Mode::Duel | Mode::Team, Some(_)) => Some(Edge::North),
            _ => None,
        };
        seat.side = seat.side.or(opposite);
    }
    seats
}

/// The sides: the teams in team play, in the order in which they are named, otherwise every seat alone.
fn teams_of(mode: Mode, seats: &[SeatSaid]) -> Vec<Seats> {
    let mut teams: Vec<(Option<&String>, Seats)> = Vec::new();
    for (n, seat) in seats.iter().enumerate() {
        let this = Seat(n as u8);
        let name = seat.team.as_ref().filter(|_| mode == Mode::Team);
        match teams.iter_mut().find(|(known, _)| name.is_some() && *known == name) {
            Some((_, team)) => *team = team.with(this),
            None => teams.push((name, Seats::one(this))),
        }
    }
    teams.into_iter().map(|(_, team)| team).collect()
}

/// The rules for a position: the table and the forces are those that it shows.
fn game_of(revision: u32, given: &Position, options: &Options) -> Attacktix {
    let seats = seats_of(given);
    let teams = teams_of(given.mode, &seats);
    let setup = setup_of(given, options, &seats, &teams);
    let roster = roster_of(given, &seats);
    let contribution = seats.iter().map(|seat| seat.contribution.unwrap_or_else(|| brought(given, &seat.id))).collect();
    let ground = match &setup.table {
        TableChoice::Own(table) => muster::ground_of(table),
        TableChoice::Shipped(_) => crate::ground::Ground::default(),
    };
    muster::for_position(revision, setup, given.mode, teams, roster, ground, contribution)
}

fn setup_of(given: &Position, options: &Options, seats: &[SeatSaid], teams: &[Seats]) -> Setup {
    let names: Vec<String> = seats.iter().map(|seat| seat.id.clone()).collect();
    let force = |seat: &String| {
        let of = |is_backup: bool| {
            let own = given.figures.iter().filter(|figure| figure.owner == *seat);
            own.filter(|figure| (figure.zone == Zone::Backup) == is_backup).map(|figure| figure.kind.clone()).collect()
        };
        let force = ForceFile { battle: of(false), backup: of(true), ..ForceFile::default() };
        (seat.clone(), ForceFile { figures: given.catalogue.clone(), ..force })
    };
    Setup {
        mode: Some(given.mode),
        teams: match given.mode {
            Mode::Team => {
                teams.iter().map(|team| team.iter().map(|seat| names[seat.index()].clone()).collect()).collect()
            }
            Mode::Duel | Mode::Ffa => Vec::new(),
        },
        measure: given.measure,
        limit: given.limit,
        bm_allowance: given.bm_allowance,
        official: given.official,
        table: TableChoice::Own(Box::new(table_of(given))),
        forces: names.iter().map(force).collect(),
        options: options.clone(),
        seats: names,
    }
}

/// The table of a position, as a file.
pub(super) fn table_of(given: &Position) -> TableFile {
    TableFile {
        format: 1,
        game: "attacktix".into(),
        id: "position".parse().expect("it is an id"),
        name: "position".into(),
        map: given.map.clone(),
        terrain: given.terrain.clone(),
    }
}

/// Battle points of a seat's figures.
fn brought(given: &Position, seat: &str) -> i32 {
    let own = given.figures.iter().filter(|figure| figure.owner == seat && figure.zone != Zone::Backup);
    let codes: Vec<Id> = own.map(|figure| figure.kind.clone()).collect();
    muster::points(&Catalogue::shipped().with(&given.catalogue), &codes)
}

fn roster_of(given: &Position, seats: &[SeatSaid]) -> Vec<Profile> {
    let (types, constants) = (Catalogue::shipped().with(&given.catalogue), model());
    let mut serials: BTreeMap<&String, u16> = BTreeMap::new();
    let profile = |figure: &'_ FigureSaid, serial: u16| {
        let kind = types.find(&figure.kind)?;
        Some(Profile {
            id: figure.id.clone(),
            kind: Arc::clone(kind),
            weapon: weapon_of(&constants, kind)?,
            owner: seat_of(seats, &figure.owner),
            serial: figure.serial.unwrap_or(serial),
            is_backup: figure.zone == Zone::Backup,
        })
    };
    let mut roster = Vec::new();
    for figure in &given.figures {
        let serial = serials.entry(&figure.owner).or_default();
        *serial += 1;
        roster.extend(profile(figure, *serial));
    }
    roster
}

/// The seat of a name; names are judged before.
fn seat_of(seats: &[SeatSaid], name: &str) -> Seat {
    Seat(seats.iter().position(|seat| seat.id == name).unwrap_or(0) as u8)
}

/// Reads the state of a position that has no faults.
struct Reader<'a> {
    game: &'a Attacktix,
    given: &'a Position,
}

impl Reader<'_> {
    fn seat(&self, name: &str) -> Seat {
        seat_of(&seats_of(self.given), name)
    }

    fn seats(&self, names: &[String]) -> Seats {
        names.iter().map(|name| self.seat(name)).collect()
    }

    fn nth(&self, id: &Id) -> Nth {
        self.game.figure(id).expect("the figures are judged before")
    }

    fn state(&self) -> State {
        let given = self.given;
        let phase = match given.phase {
            PhaseSaid::Lobby | PhaseSaid::Forces | PhaseSaid::Tournament | PhaseSaid::Setup => Phase::Setup,
            PhaseSaid::Sides => Phase::Sides,
            PhaseSaid::Play => Phase::Play,
            PhaseSaid::Over => Phase::Over,
        };
        let seats = seats_of(given);
        let seat = |said: &SeatSaid| SeatState {
            side: said.side,
            extra: said.extra,
            is_out: said.dropped,
            is_ready: said.ready.unwrap_or(matches!(phase, Phase::Play | Phase::Over)),
        };
        let mut state = State {
            phase,
            figures: Vec::new(),
            sections: given
                .terrain
                .iter()
                .flat_map(|piece| piece.sections.iter().flatten())
                .map(|it| it.standing)
                .collect(),
            objects: given.terrain.iter().map(PieceFile::object).collect(),
            seats: seats.iter().map(seat).collect(),
            turn: self.turn(),
            queue: Vec::new(),
            pending: given.pending.as_ref().map(|pending| self.pending(pending)),
            dispute: given.dispute.as_ref().map(|dispute| Dispute {
                by: self.seat(&dispute.by),
                caller: self.seat(&dispute.caller),
                about: dispute.about.clone(),
            }),
            out: given.out.iter().map(|names| self.seats(names)).collect(),
            chooser: given.chooser.as_ref().map(|name| self.seat(name)),
            first_chooser: self.first_chooser(phase, &seats),
            simulated: 0,
            ending: given.result.as_ref().map(|result| self.ending(result)),
        };
        state.queue.extend(given.queue.iter().map(|felled| Felled {
            figure: self.nth(&felled.figure),
            by: felled.by.as_ref().map(|by| self.nth(by)),
            own: felled.own,
        }));
        state.figures = self.game.roster().iter().map(|profile| self.figure(profile, &state)).collect();
        state.turn.attacks = given.turn.attacks.unwrap_or_else(|| {
            let mut usual = state.clone();
            usual.seats.iter_mut().for_each(|seat| seat.extra = 0);
            self.game.attacks_of(&usual, state.turn.active)
        });
        state
    }

    /// Who chose a side first; where nothing is said, who chooses now if nobody has, otherwise the first seat. AT-R-49
    fn first_chooser(&self, phase: Phase, seats: &[SeatSaid]) -> Option<Seat> {
        let given = self.given;
        let said = given.first_chooser.as_ref().map(|name| self.seat(name));
        let is_asked_for = given.mode == Mode::Ffa && matches!(phase, Phase::Sides | Phase::Setup);
        let chooses = given.chooser.as_ref().filter(|_| seats.iter().all(|seat| seat.side.is_none()));
        said.or_else(|| is_asked_for.then(|| chooses.map_or(Seat(0), |name| self.seat(name))))
    }

    /// A figure as it stands; each figure of the roster is in the position.
    fn figure(&self, profile: &Profile, state: &State) -> FigureState {
        let said = self.given.figures.iter().find(|figure| figure.id == profile.id).expect("the roster is made of it");
        let controller = said.controller.as_ref().map_or(profile.owner, |name| self.seat(name));
        let side = state.seats[controller.index()].side;
        let is_placed = state.phase == Phase::Setup && said.zone == Zone::InPlay;
        FigureState {
            zone: said.zone,
            controller,
            at: said.at.map_or(Point { x: 0, y: 0 }, |at| at.0),
            facing: turned(said.facing.or(side.map(Edge::facing)).unwrap_or(0)),
            wheel: said.wheel,
            marks: profile.kind.look_alikes(said.wheel),
            spent: said.spent,
            tripped: [SwitchSide::Left, SwitchSide::Right].map(|side| said.tripped.contains(&side)),
            cover: said.cover.iter().map(|cover| self.cover(cover)).collect(),
            pinned: said.pinned,
            off: said.off,
            advanced: said.advanced.or(is_placed.then_some(0)),
        }
    }

    fn cover(&self, said: &CoverSaid) -> Cover {
        let ground = self.game.ground();
        Cover {
            piece: ground.piece(&said.piece).expect("the cover is judged before"),
            is_inside: said.mode == CoverMode::Inside,
            sections: said.sections.iter().filter_map(|section| ground.section(section)).collect(),
        }
    }

    fn turn(&self) -> Turn {
        let said = &self.given.turn;
        let all = |ids: &[Id]| ids.iter().map(|id| self.nth(id)).collect();
        Turn {
            number: said.number,
            active: said.active.as_ref().map_or(Seat(0), |name| self.seat(name)),
            step: said.step,
            moved: all(&said.moved),
            attacked: all(&said.attacked),
            attacks: 0,
            specials: said.specials,
            shots: said.shots,
            volley: said.volley.as_ref().map(|volley| self.volley(volley)),
            paused: said.paused.iter().map(|volley| self.volley(volley)).collect(),
            falls: said
                .falls
                .iter()
                .map(|fall| SeatFall { seat: self.seat(&fall.seat), shot: fall.shot, ms: fall.ms })
                .collect(),
        }
    }

    fn volley(&self, said: &VolleySaid) -> Volley {
        Volley {
            figure: self.nth(&said.figure),
            seat: self.seat(&said.seat),
            aim: said.aim,
            left: said.left,
            is_free: said.free,
            seed: said.seed,
        }
    }

    fn pending(&self, said: &PendingSaid) -> Pending {
        let (seat, what) = match said {
            PendingSaid::Special { seat, figure, by } => {
                (seat, Asked::Special { figure: self.nth(figure), by: by.as_ref().map(|by| self.nth(by)) })
            }
            PendingSaid::FreeAttack { seat, figure, may_move } => {
                (seat, Asked::FreeAttack { figure: self.nth(figure), may_move: *may_move })
            }
            PendingSaid::FreeMove { seat, figure, tix } => {
                (seat, Asked::FreeMove { figure: self.nth(figure), tix: *tix })
            }
            PendingSaid::Volley { seat, figure } => (seat, Asked::Volley { figure: self.nth(figure) }),
        };
        Pending { seat: self.seat(seat), what }
    }

    fn ending(&self, said: &ResultSaid) -> Ending {
        let by = said.by.unwrap_or(EndedBy::LastStanding);
        Ending {
            winners: self.seats(&said.winners),
            by,
            clause: match by {
                EndedBy::LastStanding | EndedBy::WipeOut => AT_VICT_01,
                EndedBy::TurnCap => AT_R_52,
                EndedBy::Resignation => AT_R_69,
            },
            places: said.places.iter().map(|names| self.seats(names)).collect(),
        }
    }
}
