//! Makes a game with the figures of all seats from a set-up without faults.

use crate::battle::{Attacktix, Opened};
use crate::catalogue::{Catalogue, model_of, weapon_of};
use crate::force::ForceFile;
use crate::ground::Ground;
use crate::id::Id;
use crate::numbers::TableSize;
use crate::pieces::Pieces;
use crate::roster::Profile;
use crate::setup::{Mode, Setup, TableChoice};
use crate::shipped;
use crate::simulation::Simulation;
use crate::terrain::TableFile;
use physics::Model;
use referee::{Seat, Seats};
use std::sync::Arc;

/// Opens a game with a set-up that has no faults.
pub(crate) fn open(setup: Setup, revision: u32) -> Attacktix {
    let mode = setup.mode();
    let table = table(&setup.table).expect("the set-up has no faults, so its table exists");
    let (shipped, constants) = (Catalogue::priced(setup.options.prices), model_of(revision));
    let mut roster = Vec::new();
    let mut contribution = Vec::new();
    for (n, name) in setup.seats.iter().enumerate() {
        let force = setup.forces.get(name).expect("every seat has handed in a force");
        let types = shipped.with(&force.figures);
        contribution.push(points(&types, &force.battle));
        roster.extend(profiles(&constants, &types, force, Seat(n as u8), name));
    }
    let ground = ground_of(&table);
    let teams = setup.team_seats();
    for_position(revision, setup, mode, teams, roster, ground, contribution)
}

/// Opens a game with this roster and terrain. Checks nothing.
pub(crate) fn for_position(
    revision: u32,
    setup: Setup,
    mode: Mode,
    teams: Vec<Seats>,
    mut roster: Vec<Profile>,
    ground: Ground,
    contribution: Vec<i32>,
) -> Attacktix {
    roster.sort_by(|one, other| one.id.cmp(&other.id));
    let size = TableSize::of(mode, setup.measure, setup.seats.len());
    Attacktix {
        opened: Arc::new(Opened {
            revision,
            setup,
            mode,
            teams,
            contribution,
            roster,
            ground,
            size,
            model: Arc::new(model_of(revision)),
        }),
        given: None,
        simulation: Simulation::default(),
    }
}

/// Returns the terrain of a table, prepared for look-ups. Skips pieces of unknown kinds.
pub(crate) fn ground_of(table: &TableFile) -> Ground {
    let kinds = Pieces::shipped();
    Ground::new(&table.terrain, |piece| kinds.of(piece).cloned())
}

/// Returns the table that a set-up names; `None` if no shipped table has this id.
pub(crate) fn table(choice: &TableChoice) -> Option<TableFile> {
    match choice {
        TableChoice::Own(table) => Some((**table).clone()),
        TableChoice::Shipped(word) => shipped::shipped_tables().into_iter().find(|table| table.id.as_str() == word),
    }
}

/// Returns the sum of the prices of figures. An unknown code counts as 0. AT-BASE-04, AT-R-73
pub(crate) fn points(types: &Catalogue, codes: &[Id]) -> i32 {
    codes.iter().filter_map(|code| types.find(code)).fold(0, |sum, kind| sum.saturating_add(types.points(kind)))
}

/// Makes the figures of a force: `p1-01`, `p1-02`, … The battle force comes first. Unknown codes are skipped.
/// AT-FORCE-03, AT-FORCE-04
pub(crate) fn profiles(model: &Model, types: &Catalogue, force: &ForceFile, owner: Seat, name: &str) -> Vec<Profile> {
    let all = force.battle.iter().map(|code| (code, false)).chain(force.backup.iter().map(|code| (code, true)));
    let profile = |(n, (code, is_backup)): (usize, (&Id, bool))| {
        let kind = Arc::clone(types.find(code)?);
        let serial = n as u16 + 1;
        let id = figure_id(name, serial)?;
        let points = types.points(&kind);
        Some(Profile { id, weapon: weapon_of(model, &kind)?, kind, points, owner, serial, is_backup })
    };
    all.enumerate().filter_map(profile).collect()
}

/// Returns the id of a figure, such as `p1-03`, from its seat and serial. AT-FORCE-04
pub(crate) fn figure_id(seat: &str, serial: u16) -> Option<Id> {
    format!("{seat}-{serial:02}").parse().ok()
}
