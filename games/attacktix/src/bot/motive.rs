//! Why a planned decision is good. The reason is the part of the outlook (see `prospects`) that grows most when the bot
//! makes the decision.

use super::Mind;
use super::moves::PATIENT;
use crate::action::{Action, Leg};
use crate::rules::{Order, Play};
use crate::state::{FigureIndex, State};
use referee::{Chance, Table};

/// The names of all reasons that a hint can give: terms of the estimate, then parts of plans.
pub(super) const REASONS: &[&str] = &[
    "figures",
    "their-figures",
    "any-side",
    "ahead",
    "spread",
    "placed",
    "aims",
    "ready",
    "safe",
    "cover",
    "nearer",
    "stuck",
    "stay",
    "turn",
    "way",
    "hold-fire",
    "done",
    "special",
    "luck",
];

/// The parts of the outlook, or how much each part gains, each with the name of its reason.
type Gains = [(&'static str, i64); 4];

impl Mind<'_> {
    /// Names the reason of a decision that the bot has planned. Returns nothing for a decision that needs no reason,
    /// such as giving up.
    pub(super) fn motive(&self, action: &Action, luck: &mut dyn Chance) -> Option<&'static str> {
        Some(match action {
            Action::ChooseSide { .. } => "any-side",
            Action::Place { advance: 0, .. } => "spread",
            Action::Place { .. } => "ahead",
            Action::Ready {} => "placed",
            Action::Move { figure, path, .. } => self.motive_of_move(self.game.figure(figure)?, path)?,
            Action::EndMoves {} | Action::Pass {} => "stay",
            Action::TurnBase { .. } => "turn",
            Action::Attack { .. } | Action::FireNext { .. } => "their-figures",
            Action::AttackSection { .. } => "way",
            Action::EndTurn {} if self.state.turn.attacks == 0 => "done",
            Action::EndTurn {} | Action::CeaseFire {} => "hold-fire",
            Action::Special(_) => self.motive_of_special(action, luck),
            Action::Call { .. } => "luck",
            _ => return None,
        })
    }

    /// Names the part of the outlook that grows most by a move. If the move ends in cover, the gain by cover is
    /// multiplied by the chance that the cover takes effect.
    fn motive_of_move(&self, figure: FigureIndex, path: &[Leg]) -> Option<&'static str> {
        let mut covered = self.state.clone();
        Play { game: self.game, state: &mut covered, table: &mut Table::quiet(&mut referee::Seeded::new(0, 0)) }
            .set_cover(self.seat);
        let mind = Mind { state: &covered, ..*self };
        let limit = self.game.limited(&covered, figure, false);
        let course = self.game.move_of(&covered, figure, Order::along(path), limit).ok()?;
        let mut after = covered.clone();
        mind.put(&mut after, figure, &course);
        let (cover, red) = mind.cover_to_come(&mut after, figure, &course);
        let mut with = |cover| {
            after.figures[figure.index()].cover = cover;
            mind.prospects(&after)
        };
        let (open, sheltered) = (with(Vec::new()), with(cover));
        let gains = gained(&mind.prospects(&covered), &open);
        let by_cover = gained(&open, &sheltered).map(|(_, gain)| ("cover", gain * red / 1_000));
        let is_stuck = || (u32::from(self.state.turn.number) > PATIENT).then_some("stuck");
        best(gains.into_iter().chain(by_cover)).or_else(is_stuck)
    }

    /// Names the part of the outlook that grows most when a special ability is used.
    fn motive_of_special(&self, action: &Action, luck: &mut dyn Chance) -> &'static str {
        let mut after: State = self.state.clone();
        Play { game: self.game, state: &mut after, table: &mut Table::quiet(luck) }.carry_out(self.seat, action);
        let mind = Mind { state: &after, ..*self };
        best(gained(&self.prospects(self.state), &mind.prospects(&after))).unwrap_or("special")
    }
}

/// Returns by how much each part of the outlook has grown.
fn gained(before: &Gains, after: &Gains) -> Gains {
    std::array::from_fn(|part| (after[part].0, after[part].1 - before[part].1))
}

/// Returns the name of the largest gain.
fn best(gains: impl IntoIterator<Item = (&'static str, i64)>) -> Option<&'static str> {
    gains.into_iter().filter(|(_, gain)| *gain > 0).max_by_key(|(_, gain)| *gain).map(|(name, _)| name)
}
