//! Sets up a position from a file, and reports every fault of the position.

use super::luck::{ListedLuck, Luck};
use super::sound::{faults, place_faults};
use super::table::{Before, ScenarioTable, Story};
use crate::battle::Attacktix;
use crate::catalogue::{Catalogue, model_of, weapon_of};
use crate::figure::Zone;
use crate::force::ForceFile;
use crate::id::Id;
use crate::muster;
use crate::options::Options;
use crate::place::{Edge, Spot};
use crate::position::{FigurePosition, ObjectPosition, Position, SeatPosition};
use crate::position_file::{FigureJson, PhaseJson, PositionFile, SeatJson};
use crate::rolling::turned;
use crate::roster::Profile;
use crate::setup::{Mode, Setup, TableChoice};
use crate::state::{ObjectState, Phase};
use crate::terrain::{PieceFile, TableFile};
use referee::{Seat, Seats};
use std::collections::BTreeMap;
use std::sync::Arc;

impl ScenarioTable {
    pub(super) fn set_up(
        revision: u32,
        given: PositionFile,
        options: Options,
        luck: Vec<Luck>,
    ) -> Result<ScenarioTable, Vec<String>> {
        let said = faults(&given, &seats_of(&given));
        if !said.is_empty() {
            return Err(said);
        }
        let game = game_of(revision, &given, &options);
        let state = game.restored(position_of(&game, &given));
        let said = place_faults(&game, &state);
        if !said.is_empty() {
            return Err(said);
        }
        let before = match given.phase {
            PhaseJson::Lobby => Some(Before::Lobby),
            PhaseJson::Forces => Some(Before::Forces(BTreeMap::new())),
            PhaseJson::Tournament => given.tournament.clone().map(Before::Tournament),
            PhaseJson::Sides | PhaseJson::Setup | PhaseJson::Play | PhaseJson::Over => None,
        };
        let mut luck = ListedLuck::new(luck);
        luck.seat(&game.opened.setup.seats);
        Ok(ScenarioTable { game, state, luck, before, story: Story::default() })
    }
}

/// Returns the seats of a position, with missing values filled in.
pub(super) fn seats_of(given: &PositionFile) -> Vec<SeatJson> {
    let mut seats = given.seats.clone();
    if seats.is_empty() {
        let seat = |id: &str| SeatJson { id: id.into(), ..SeatJson::default() };
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

/// Returns the sides. In team play these are the teams, in the order in which the seats name them. In other modes every
/// seat is a side.
fn teams_of(mode: Mode, seats: &[SeatJson]) -> Vec<Seats> {
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

/// Opens the game of a position, with its table and its forces.
fn game_of(revision: u32, given: &PositionFile, options: &Options) -> Attacktix {
    let seats = seats_of(given);
    let teams = teams_of(given.mode, &seats);
    let setup = setup_of(given, options, &seats, &teams);
    let types = Catalogue::priced(options.prices).with(&given.catalogue);
    let roster = roster_of(revision, given, &types, &seats);
    let contribution =
        seats.iter().map(|seat| seat.contribution.unwrap_or_else(|| brought(given, &types, &seat.id))).collect();
    let ground = match &setup.table {
        TableChoice::Own(table) => muster::ground_of(table),
        TableChoice::Shipped(_) => crate::ground::Ground::default(),
    };
    muster::for_position(revision, setup, given.mode, teams, roster, ground, contribution)
}

fn setup_of(given: &PositionFile, options: &Options, seats: &[SeatJson], teams: &[Seats]) -> Setup {
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

/// Returns the table of a position, as a file.
pub(super) fn table_of(given: &PositionFile) -> TableFile {
    TableFile {
        format: 1,
        game: "attacktix".into(),
        id: "position".parse().expect("`position` is a valid id"),
        name: "position".into(),
        map: given.map.clone(),
        terrain: given.terrain.clone(),
    }
}

/// Returns the points of a seat's figures that do not belong to the Back-Up force.
fn brought(given: &PositionFile, types: &Catalogue, seat: &str) -> i32 {
    let own = given.figures.iter().filter(|figure| figure.owner == seat && figure.zone != Zone::Backup);
    let codes: Vec<Id> = own.map(|figure| figure.kind.clone()).collect();
    muster::points(types, &codes)
}

fn roster_of(revision: u32, given: &PositionFile, types: &Catalogue, seats: &[SeatJson]) -> Vec<Profile> {
    let constants = model_of(revision);
    let mut serials: BTreeMap<&String, u16> = BTreeMap::new();
    let profile = |figure: &'_ FigureJson, serial: u16| {
        let kind = types.find(&figure.kind)?;
        Some(Profile {
            id: figure.id.clone(),
            kind: Arc::clone(kind),
            points: types.points(kind),
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

/// Returns the seat with this name, which was checked before.
fn seat_of(seats: &[SeatJson], name: &str) -> Seat {
    Seat(seats.iter().position(|seat| seat.id == name).unwrap_or(0) as u8)
}

/// Returns the position of the game from a file without faults, with missing values filled in.
fn position_of(game: &Attacktix, given: &PositionFile) -> Position {
    let phase = match given.phase {
        PhaseJson::Lobby | PhaseJson::Forces | PhaseJson::Tournament | PhaseJson::Setup => Phase::Setup,
        PhaseJson::Sides => Phase::Sides,
        PhaseJson::Play => Phase::Play,
        PhaseJson::Over => Phase::Over,
    };
    let seats = seats_of(given);
    let object = |piece: &PieceFile| {
        let ObjectState { at, facing, state } = ObjectState::laid_out(piece)?;
        Some((piece.id.clone(), ObjectPosition { at: Spot(at), facing, state }))
    };
    let sections = given.terrain.iter().flat_map(|piece| piece.sections.iter().flatten());
    Position {
        phase,
        figures: game.roster().iter().map(|profile| figure_of(given, profile, &seats, phase)).collect(),
        sections: sections.map(|section| (section.id.clone(), section.standing)).collect(),
        objects: given.terrain.iter().filter_map(object).collect(),
        first_chooser: first_chooser(given, phase, &seats),
        seats: seats.into_iter().map(|seat| seat_position(seat, phase)).collect(),
        turn: given.turn.clone(),
        queue: given.queue.clone(),
        pending: given.pending.clone(),
        dispute: given.dispute.clone(),
        disputed: given.disputed.clone(),
        out: given.out.clone(),
        chooser: given.chooser.clone(),
        simulated: 0,
        result: given.result.clone(),
    }
}

fn seat_position(seat: SeatJson, phase: Phase) -> SeatPosition {
    SeatPosition {
        id: seat.id,
        side: seat.side,
        extra: seat.extra,
        dropped: seat.dropped,
        ready: seat.ready.unwrap_or(matches!(phase, Phase::Play | Phase::Over)),
    }
}

/// Returns the seat that chose a side first, as the file says. If the file does not say it during the set-up of a
/// free-for-all, it is the seat that chooses now. If a side has been chosen already, it is the first seat in the list.
/// AT-R-49
fn first_chooser(given: &PositionFile, phase: Phase, seats: &[SeatJson]) -> Option<String> {
    let is_asked_for = given.mode == Mode::Ffa && matches!(phase, Phase::Sides | Phase::Setup);
    let chooses = given.chooser.clone().filter(|_| seats.iter().all(|seat| seat.side.is_none()));
    let usual = || chooses.or_else(|| Some(seats.first()?.id.clone())).filter(|_| is_asked_for);
    given.first_chooser.clone().or_else(usual)
}

/// Returns the position of a figure, with missing values filled in.
fn figure_of(given: &PositionFile, profile: &Profile, seats: &[SeatJson], phase: Phase) -> FigurePosition {
    let said = given
        .figures
        .iter()
        .find(|figure| figure.id == profile.id)
        .expect("the roster was made of the figures in the file");
    let FigureJson {
        id,
        kind: _,
        owner,
        controller,
        zone,
        at,
        facing,
        wheel,
        serial: _,
        spent,
        tripped,
        cover,
        pinned,
        off,
        advanced,
    } = said.clone();
    let controller = controller.unwrap_or(owner);
    let side = seats[seat_of(seats, &controller).index()].side;
    let is_placed = phase == Phase::Setup && zone == Zone::InPlay;
    FigurePosition {
        id,
        zone,
        controller,
        at: at.unwrap_or_default(),
        facing: turned(facing.or(side.filter(|_| zone == Zone::InPlay).map(Edge::facing)).unwrap_or(0)),
        wheel,
        marks: profile.kind.look_alikes(wheel),
        spent,
        tripped,
        cover,
        pinned,
        off,
        advanced: advanced.or(is_placed.then_some(0)),
    }
}
