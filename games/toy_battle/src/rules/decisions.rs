//! The legal decisions of a seat as a small value. It tells how many decisions there are, and which is the n-th,
//! without a list.

use super::lists::{CAPN, Lists, PLACE};
use super::placements::Placements;
use crate::action::{Action, Effect};
use crate::field::{Field, Place};
use crate::troop::{Kinds, Troop};

/// Every legal decision of a seat except resignation, in the order in which `Game::candidates` lists them. The value
/// needs no memory besides itself, and a copy is cheap.
#[derive(Clone, Copy, Debug)]
pub struct Decisions<'g> {
    field: &'g Field,
    about: About,
    /// How many decisions draw Troops, as the action of a turn: 1 or 0.
    draws: usize,
    /// The placements of the turn or of Cap'n's effect.
    placements: Placements,
    /// The set of bases or of kinds of Troops of which another effect chooses one. An effect that leaves nothing to
    /// choose, such as a draw, has one option.
    options: u32,
    len: usize,
}

/// What a seat decides about.
#[derive(Clone, Copy, Debug)]
enum About {
    /// Nothing: it is not the seat's turn, or the game is over.
    Nothing,
    /// The action of its turn. TB-TURN-01
    Turn,
    /// The effect that is being offered. The last decision declines it. TB-R-40
    Effect(Effect),
}

impl<'g> Decisions<'g> {
    /// Returns no decision.
    #[inline]
    pub(super) const fn none(field: &'g Field) -> Decisions<'g> {
        Decisions { field, about: About::Nothing, draws: 0, placements: Placements::NONE, options: 0, len: 0 }
    }

    /// Returns the decisions about the action of a turn: to draw, if the seat may, or to place a Troop. TB-TURN-01
    #[inline(always)]
    pub(super) fn of_turn(field: &'g Field, may_draw: bool, placements: Placements) -> Decisions<'g> {
        let draws = usize::from(may_draw);
        Decisions { field, about: About::Turn, draws, placements, options: 0, len: draws + placements.len() }
    }

    /// Returns the decisions about the effect of Cap'n, which places an extra Troop. TB-TROOP-2-01
    #[inline]
    pub(super) fn of_capn(field: &'g Field, placements: Placements) -> Decisions<'g> {
        let about = About::Effect(Effect::Capn);
        Decisions { field, about, draws: 0, placements, options: 0, len: placements.len() + 1 }
    }

    /// Returns the decisions about the effect of Volcanic Jungle: it moves an enemy Troop from one of the bases
    /// `sources` to any base adjacent to it. TB-TERR-JUNGLE-01, TB-TERR-JUNGLE-02
    pub(super) fn of_jungle(field: &'g Field, sources: u32) -> Decisions<'g> {
        let about = About::Effect(Effect::Jungle);
        let len = moves(field, sources).count() + 1;
        Decisions { about, options: sources, len, ..Decisions::none(field) }
    }

    /// Returns the decisions about any other effect, which chooses one of `options`.
    #[inline]
    pub(super) fn of_effect(field: &'g Field, effect: Effect, options: u32) -> Decisions<'g> {
        let len = options.count_ones() as usize + 1;
        Decisions { about: About::Effect(effect), options, len, ..Decisions::none(field) }
    }

    /// Returns how many decisions there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there is no decision: it is not the seat's turn, or the game is over.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the decision number `n`, from 0; `None` if there are not so many.
    #[inline(always)]
    pub fn nth(&self, n: usize) -> Option<Action> {
        if n >= self.len {
            return None;
        }
        Some(match self.about {
            About::Nothing => unreachable!("there is no decision about nothing"),
            About::Turn if n < self.draws => Action::Draw,
            About::Turn => {
                let (troop, on) = self.placements.nth(n - self.draws);
                Action::Place { troop, on }
            }
            About::Effect(effect) if n + 1 == self.len => Action::Decline(effect),
            About::Effect(Effect::Capn) => {
                let (troop, on) = self.placements.nth(n);
                Action::Capn { troop, on }
            }
            About::Effect(Effect::Jungle) => return nth_move(self.field, self.options, n),
            About::Effect(effect) => used(effect, Place::nth(self.options, n as u32)),
        })
    }

    /// Lists the decisions.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Action> {
        (0..self.len).map(|n| self.nth(n).expect("there are so many decisions"))
    }

    /// Appends the decisions to `out`. `standing` has the Troops that stand on the seat's rack. Their placements are
    /// copied from ready-made lists, which is faster.
    #[inline]
    pub(crate) fn list(&self, standing: Kinds, out: &mut Vec<Action>) {
        match self.about {
            About::Turn => {
                out.extend([Action::Draw].into_iter().take(self.draws));
                self.list_placements(standing, &PLACE, out);
            }
            About::Effect(Effect::Capn) => {
                self.list_placements(standing, &CAPN, out);
                out.push(Action::Decline(Effect::Capn));
            }
            _ => out.extend(self.iter()),
        }
    }

    #[inline]
    fn list_placements(&self, standing: Kinds, lists: &Lists, out: &mut Vec<Action>) {
        for troop in standing.kinds() {
            lists.push(troop, self.placements.of(troop), self.field.names.len(), out);
        }
    }
}

/// Returns the decision that uses an effect. `option` is the base or the index of the kind of Troop that it chooses,
/// and has no meaning if the effect leaves nothing to choose.
#[inline]
fn used(effect: Effect, option: Place) -> Action {
    match effect {
        Effect::Skully => Action::Skully,
        Effect::Jumbo => Action::Jumbo { discard: option },
        Effect::Xb42 => Action::Xb42,
        Effect::Star => Action::Star,
        Effect::Castle => Action::Castle { take_back: option },
        Effect::Clouds => Action::Clouds,
        Effect::Cemetery => Action::Cemetery { troop: Troop::at(option.index()) },
        Effect::Capn | Effect::Jungle => unreachable!("{effect:?} chooses more than one thing"),
    }
}

/// Returns the move number `n`, from 0, of Volcanic Jungle from the bases `sources`.
#[inline(never)]
fn nth_move(field: &Field, sources: u32, n: usize) -> Option<Action> {
    moves(field, sources).nth(n)
}

/// Lists the moves of Volcanic Jungle from the bases `sources`.
fn moves(field: &Field, sources: u32) -> impl Iterator<Item = Action> {
    let ways = |from| Place::each(field.ways(from)).map(move |to| Action::Jungle { from, to });
    Place::each(sources).flat_map(ways)
}
