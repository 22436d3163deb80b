//! How bots decide about the special abilities of felled figures: a bot tries each choice and takes the one after which
//! the position is worth most to it.

use super::Mind;
use crate::action::Action;
use crate::rules::Play;
use crate::state::State;
use referee::{Chance, Table};

impl Mind<'_> {
    /// Returns the choice after which the position is worth most. A bot that decides without thought takes the first
    /// choice.
    pub(super) fn answer(&self, luck: &mut dyn Chance) -> Action {
        let mut choices = Vec::new();
        self.game.push_candidates(self.state, self.seat, luck, &mut choices);
        let is_slip = self.slips(luck);
        let mut best: Option<(i64, Action)> = None;
        for choice in choices {
            if is_slip {
                return choice;
            }
            let value = self.value_after(&choice, luck);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, choice));
            }
        }
        best.map_or(Action::Pass {}, |(_, choice)| choice)
    }

    fn value_after(&self, choice: &Action, luck: &mut dyn Chance) -> i64 {
        let mut after: State = self.state.clone();
        let seat = self.seat;
        Play { game: self.game, state: &mut after, table: &mut Table::quiet(luck) }.carry_out(seat, choice);
        let standing: i64 = self
            .game
            .standing(&after)
            .map(|figure| {
                let own = self.team.contains(after.figures[figure.index()].controller);
                i64::from(self.game.worth(figure)) * if own { 1_000 } else { -1_000 }
            })
            .sum();
        let mind = Mind { state: &after, ..*self };
        standing * 2 + mind.outlook(&after)
    }
}
