//! Planted faults that the tests must catch. Compiled in only with the feature `mutants`; one game value has at most
//! one.

use crate::Attacktix;
use crate::event::Event;
use crate::figure::Zone;
use crate::game::Opened;
use crate::state::{Nth, State};
use crate::view::View;
use referee::Seat;
use std::fmt;
use std::sync::Arc;

/// A planted fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutant {
    /// Leak: views show where others have placed before all are ready.
    PlacedSeen,
    /// Leak: views show the wheels of figures that others have placed as their advance has turned them.
    AdvanceSeen,
    /// Leak: views, and with them bots, have the positions of wheels.
    WheelsSeen,
    /// Leak: everybody is told where a figure is placed.
    PlacedTold,
    /// Leak: everybody is told what the special window of a figure shows that is ground.
    SpecialTold,
    /// Leak: who has placed last can be told.
    OrderOfPlacingKept,
    /// Leak: the hints leave a figure out while the special window of an opponent's is white.
    HintsPeek,
    /// Leak: why somebody else's figure is not placed depends on whether it stands already.
    RefusalPeeks,
    /// Leak: questions are answered from the truth, although the view is sound.
    AnswersPeek,
    /// Leak: bots decide by the truth, although the view is sound.
    BotsPeek,
    /// Imagined truths turn wheels to positions that do not fit what they show.
    AnyWheelImagined,
    /// Imagined truths leave out what others have placed who are ready.
    PlacedForgotten,
    /// Rule fault: rolling does not turn the wheel.
    WheelStays,
    /// Rule fault: the tix of every leg are rounded up by themselves.
    LegsRoundedApart,
    /// Rule fault: a figure may move as often as it likes.
    MovesAgain,
    /// Rule fault: half of an odd Speed is rounded down where a figure starts in slowing terrain.
    SlowRoundsDown,
    /// Rule fault: a move goes on beyond a low barrier.
    CrossingGoesOn,
    /// Rule fault: ordinary figures roll through high barriers.
    HighIsNoBarrier,
    /// Rule fault: a white number covers like a red one.
    WhiteCovers,
    /// Rule fault: cover stays with a figure that is moved.
    CoverKept,
    /// Rule fault: the reach of a melee weapon is measured from the edge of the base.
    ReachFromTheEdge,
    /// Rule fault: a figure may attack twice in a turn.
    AttacksAgain,
    /// Rule fault: an attack spares the side that makes it.
    OwnSideSpared,
    /// Rule fault: the second blow on a switch counts for the other one.
    SwitchTwice,
    /// Rule fault: whoever is knocked over by a hand is defeated.
    HandsFell,
    /// Rule fault: whoever is set up again stands where it came to lie.
    SetUpElsewhere,
    /// Rule fault: whoever is set up again has no switch tripped.
    SetUpReset,
    /// Rule fault: captured figures count for their first owner.
    CapturedCountForOwner,
    /// Rule fault: as many points are more for who is listed first.
    LevelPointsWin,
    /// Rule fault: a Back-Up force keeps its player in the game.
    BackupKeepsIn,
    /// Rule fault: those who lose their last figures at the same moment have places of their own.
    LevelPlacesApart,
    /// Rule fault: a figure comes into play with its wheel as it was.
    ReturnsUnground,
    /// Rule fault: a figure comes into play with its front at the line.
    ReturnsAtTheLine,
}

impl Attacktix {
    /// Returns these rules with a fault planted in them.
    #[must_use]
    pub fn with_mutant(self, mutant: Mutant) -> Attacktix {
        let mut opened: Opened = (*self.opened).clone();
        opened.mutant = Some(mutant);
        Attacktix { opened: Arc::new(opened), ..self }
    }

    /// Says whether a fault is planted.
    pub(crate) fn has(&self, mutant: Mutant) -> bool {
        self.opened.mutant == Some(mutant)
    }

    /// Returns what a view shows, with what a planted leak shows beside it.
    pub(crate) fn spoiled(&self, state: &State, mut shown: State) -> State {
        for (seen, figure) in shown.figures.iter_mut().zip(&state.figures) {
            if self.has(Mutant::PlacedSeen) {
                (seen.zone, seen.at) = (figure.zone, figure.at);
            }
            if self.has(Mutant::AdvanceSeen) {
                seen.marks = figure.marks;
            }
            if self.has(Mutant::WheelsSeen) {
                seen.wheel = figure.wheel;
            }
        }
        shown
    }

    /// Says whether a planted leak tells everybody all of an event.
    pub(crate) fn tells_all(&self, event: &Event) -> bool {
        matches!(event, Event::Placed { .. }) && self.has(Mutant::PlacedTold)
    }

    /// Says whether a planted fault spares a figure in an attack of its own side.
    pub(crate) fn spares(&self, state: &State, figure: Nth, by: Option<Nth>) -> bool {
        let controller = |figure: Nth| state.figures[figure.index()].controller;
        let is_own = by.is_some_and(|by| self.team(controller(by)).contains(controller(figure)));
        is_own && self.has(Mutant::OwnSideSpared)
    }

    /// Returns what a bot thinks about: what it imagines, or by a planted leak the truth with every wheel known.
    pub(crate) fn foreseen(&self, view: &View, imagined: State) -> State {
        if !self.has(Mutant::BotsPeek) {
            return imagined;
        }
        let mut truth = view.behind.0.clone();
        for figure in &mut truth.figures {
            figure.marks = 1 << figure.wheel;
        }
        truth
    }

    /// Takes the last figure out of the hints while the special window of an opponent's is white.
    pub(crate) fn peeked(&self, state: &State, seat: Seat, mut hints: serde_json::Value) -> serde_json::Value {
        let is_white = |n: usize| self.roster()[n].kind.wheel[usize::from(state.figures[n].wheel)].special;
        let team = self.team(seat);
        let of_others =
            |n: &usize| !team.contains(state.figures[*n].controller) && state.figures[*n].zone != Zone::Backup;
        if self.has(Mutant::HintsPeek)
            && (0..state.figures.len()).filter(of_others).any(is_white)
            && let Some(figures) = hints["figures"].as_array_mut()
        {
            figures.pop();
        }
        hints
    }
}

/// The truth behind a view, for leaks past it: two views with different ones are the same.
#[derive(Clone)]
pub(crate) struct Behind(pub State);

impl PartialEq for Behind {
    fn eq(&self, _: &Behind) -> bool {
        true
    }
}

impl fmt::Debug for Behind {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "_")
    }
}
