//! Finds every fault of a position in a file.

use crate::battle::Attacktix;
use crate::catalogue::{Catalogue, model, weapon_of};
use crate::figure::{WINDOWS, Zone};
use crate::id::Id;
use crate::pieces::{Geometry, Pieces};
use crate::place::judge_heading;
use crate::position_file::{PendingJson, PhaseJson, PositionFile, SeatJson};
use crate::state::{FigureIndex, State};
use crate::terrain::PieceFile;
use geometry::Polygon;
use std::collections::BTreeSet;

/// The most figures, pieces of terrain, and sections. The index of a figure or a piece must fit in a byte.
const MOST: [usize; 3] = [250, 250, 10_000];
/// How deep an attack can press a base into an object, in micrometres.
const PRESSED: i32 = 2_000;
/// The fewest and the most seats of a table.
const SEATS: [usize; 2] = [1, 8];

/// Lists every fault, each as one sentence.
pub(super) fn faults(given: &PositionFile, seats: &[SeatJson]) -> Vec<String> {
    let mut faults = Vec::new();
    judge_seats(given, seats, &mut faults);
    judge_terrain(given, &mut faults);
    judge_figures(given, &mut faults);
    judge_turn(given, &mut faults);
    if given.phase == PhaseJson::Tournament && given.tournament.is_none() {
        faults.push("`tournament` is missing".into());
    }
    if (given.phase == PhaseJson::Over) != given.result.is_some() {
        faults.push("`result` must be given in the phase `over`, and in no other phase".into());
    }
    faults
}

fn judge_seats(given: &PositionFile, seats: &[SeatJson], faults: &mut Vec<String>) {
    let names: BTreeSet<&String> = seats.iter().map(|seat| &seat.id).collect();
    if !(SEATS[0]..=SEATS[1]).contains(&seats.len()) || names.len() != seats.len() {
        faults.push(format!(
            "there must be {} to {} seats with different names; here are {} seats with {} names",
            SEATS[0],
            SEATS[1],
            seats.len(),
            names.len()
        ));
    }
    let dispute = given.dispute.iter().flat_map(|dispute| [&dispute.by, &dispute.caller]);
    let result = given.result.iter().flat_map(|result| result.winners.iter().chain(result.places.iter().flatten()));
    let choosers = given.chooser.iter().chain(&given.first_chooser);
    let figures = given.figures.iter().flat_map(|figure| [Some(&figure.owner), figure.controller.as_ref()]).flatten();
    let turn = &given.turn;
    let volleys = turn.volley.iter().chain(&turn.paused).map(|volley| &volley.seat);
    let turn = turn.active.iter().chain(volleys).chain(turn.falls.iter().map(|fall| &fall.seat));
    let pending = given.pending.iter().map(|pending| match pending {
        PendingJson::Special { seat, .. }
        | PendingJson::FreeAttack { seat, .. }
        | PendingJson::FreeMove { seat, .. }
        | PendingJson::Volley { seat, .. } => seat,
    });
    let named = dispute.chain(result).chain(choosers).chain(figures).chain(turn).chain(pending);
    for name in named.chain(given.out.iter().flatten()).chain(&given.disputed) {
        if !names.contains(name) {
            faults.push(format!("there is no seat {name:?}"));
        }
    }
}

fn judge_terrain(given: &PositionFile, faults: &mut Vec<String>) {
    let kinds = Pieces::shipped();
    let mut seen: BTreeSet<&Id> = BTreeSet::new();
    let sections = given.terrain.iter().flat_map(|piece| piece.sections.iter().flatten()).map(|section| &section.id);
    let count = sections.clone().count();
    for id in given.terrain.iter().map(|piece| &piece.id).chain(sections) {
        if !seen.insert(id) {
            faults.push(format!("the id {id} is used twice"));
        }
    }
    if given.terrain.len() > MOST[1] || count > MOST[2] {
        faults.push(format!(
            "there may be at most {} pieces and {} sections; here are {} and {count}",
            MOST[1],
            MOST[2],
            given.terrain.len()
        ));
    }
    for piece in &given.terrain {
        let Some(kind) = kinds.of(piece) else {
            faults.push(format!("{} is of the unknown kind {}", piece.id, piece.code));
            continue;
        };
        if !has_its_geometry(piece, &kind.geometry) {
            faults.push(format!(
                "{} must have exactly what its kind asks for: `sections`, a convex `area`, or `at`",
                piece.id
            ));
        }
        faults.extend(
            piece.facing.and_then(|facing| judge_heading(facing).err()).map(|why| format!("{}: {why}", piece.id)),
        );
    }
}

fn has_its_geometry(piece: &PieceFile, geometry: &Geometry) -> bool {
    let area = piece.area.as_ref().map(|area| area.iter().map(|spot| spot.0).collect::<Vec<_>>());
    match geometry {
        Geometry::Sections { .. } => piece.sections.is_some() && area.is_none() && piece.at.is_none(),
        Geometry::Area => {
            let is_sound = |corners| Polygon::new(corners).is_ok();
            piece.sections.is_none() && piece.at.is_none() && area.is_some_and(is_sound)
        }
        Geometry::Object { .. } => piece.sections.is_none() && area.is_none() && piece.at.is_some(),
    }
}

fn judge_figures(given: &PositionFile, faults: &mut Vec<String>) {
    let (types, constants) = (Catalogue::shipped().with(&given.catalogue), model());
    let mut seen: BTreeSet<&Id> = BTreeSet::new();
    if given.figures.len() > MOST[0] {
        faults.push(format!("there may be at most {} figures; here are {}", MOST[0], given.figures.len()));
    }
    for figure in &given.figures {
        let id = &figure.id;
        if !seen.insert(id) {
            faults.push(format!("the id {id} is used twice"));
        }
        match types.find(&figure.kind).and_then(|kind| weapon_of(&constants, kind)) {
            None => {
                faults.push(format!("{id} is of the unknown type {}, or its weapon is unknown", figure.kind));
            }
            Some(weapon) if figure.spent > weapon.missiles().max(1) => {
                let (spent, most) = (figure.spent, weapon.missiles().max(1));
                faults.push(format!("{id} has `spent` {spent}; its weapon allows 0 to {most}"));
            }
            Some(_) => {}
        }
        if usize::from(figure.wheel) >= WINDOWS {
            faults.push(format!(
                "the wheel of {id} is at position {}; positions are 0 to {}",
                figure.wheel,
                WINDOWS - 1
            ));
        }
        let is_placed = matches!(figure.zone, Zone::InPlay | Zone::Lying);
        match figure.at {
            None if is_placed => faults.push(format!("{id} is on the table without a place")),
            Some(at) if is_placed && !at.0.is_in_bounds() => faults.push(format!("{id} is too far from the table")),
            _ => {}
        }
        for cover in &figure.cover {
            let piece = given.terrain.iter().find(|piece| piece.id == cover.piece);
            let has = |section: &Id| {
                let sections = piece.and_then(|piece| piece.sections.as_ref());
                sections.is_some_and(|sections| sections.iter().any(|known| known.id == *section))
            };
            if piece.is_none() || !cover.sections.iter().all(has) {
                faults.push(format!(
                    "{id} has cover from {}, but this piece or one of its sections is not on the table",
                    cover.piece
                ));
            }
        }
    }
}

fn judge_turn(given: &PositionFile, faults: &mut Vec<String>) {
    let turn = &given.turn;
    let volleys = turn.volley.iter().chain(&turn.paused).map(|volley| &volley.figure);
    let queue = given.queue.iter().flat_map(|felled| [Some(&felled.figure), felled.by.as_ref()]).flatten();
    let pending = given.pending.iter().flat_map(|pending| match pending {
        PendingJson::Special { figure, by, .. } => [Some(figure), by.as_ref()],
        PendingJson::FreeAttack { figure, .. }
        | PendingJson::FreeMove { figure, .. }
        | PendingJson::Volley { figure, .. } => [Some(figure), None],
    });
    let named = turn.moved.iter().chain(&turn.attacked).chain(volleys).chain(queue).chain(pending.flatten());
    for id in named {
        if !given.figures.iter().any(|figure| figure.id == *id) {
            faults.push(format!("there is no figure {id}"));
        }
    }
}

/// Lists the figures that stand in an object that cannot topple. AT-R-08
///
/// Apart from this, files may put bases anywhere. Bases may even overlap, because only moves must keep them apart.
pub(super) fn place_faults(game: &Attacktix, state: &State) -> Vec<String> {
    let fixed = |piece| matches!(game.ground().kind(piece).geometry, Geometry::Object { topplable: false, .. });
    let within = |figure: FigureIndex| {
        let base = game.disc(state, figure);
        let objects = game.objects_on(state).filter(move |(piece, body)| fixed(*piece) && body.overlaps(base, PRESSED));
        objects
            .map(move |(piece, _)| format!("the base of {} stands in {}", game.id_of(figure), game.ground().id(piece)))
    };
    game.standing(state).flat_map(within).collect()
}
