//! Which of several random forces a bot brings.

use super::thought::Thought;
use super::worth::worth_of;
use crate::catalogue::{Catalogue, model};
use crate::draft::draft;
use crate::force::ForceFile;
use crate::setup::Setup;
use referee::{Chance, Seat};
use search::Bot;

/// Drafts random forces, as many as the level of the bot allows, and returns the one that the bot trusts most. A bot
/// that does not search brings its first draft. Trust grows with the number of figures and of launchers: in games
/// between bots, expensive melee figures lost more often than their points suggest.
pub(super) fn force(setup: &Setup, seat: Seat, bot: Bot, chance: &mut dyn Chance) -> ForceFile {
    let drafts = match bot {
        Bot::Search(level) => Thought::of(level).drafts,
        _ => 1,
    };
    let mut best = draft(setup, seat, chance);
    for _ in 1..drafts {
        let other = draft(setup, seat, chance);
        if trust(&other, setup) > trust(&best, setup) {
            best = other;
        }
    }
    best
}

fn trust(force: &ForceFile, setup: &Setup) -> i32 {
    let (catalogue, model) = (Catalogue::priced(setup.options.prices), model());
    let kinds = force.battle.iter().filter_map(|code| catalogue.find(code));
    kinds.map(|kind| worth_of(catalogue.points(kind), kind.is_ranged(&model))).sum()
}
