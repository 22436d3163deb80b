//! Bots: which forces they bring, how they decide, and how they estimate a position.
//!
//! A bot sees only a view, and imagines the positions of the wheels. In the Move step it compares the places that each
//! figure can reach ([`moves`]). A place is better if from there the bot's side could fell more, and the opponents less
//! ([`threat`]). Before a bot attacks, it tries aims in the simulation ([`aiming`]).

mod aiming;
mod answers;
mod motive;
mod moves;
mod placing;
mod proof;
mod thought;
mod threat;
mod trusted;
mod worth;

use crate::action::Action;
use crate::battle::Attacktix;
use crate::figure::Colour;
use crate::setup::Setup;
use crate::state::{Asked, FigureIndex, Phase, State, Step};
use crate::view::View;
use referee::{Chance, Clause, Game, Seat, Seats, Seeded};
use search::{Bot, Level, Playable, Watch};
use thought::Thought;

/// The label of random numbers that a bot draws while it thinks. No clause of the rules asks for these numbers, because
/// they belong to an imagined game.
const THOUGHT: Clause = Clause::new("thought");

impl Attacktix {
    /// Returns what the standing figures of a seat's team are worth, and what those of all other teams are worth, in
    /// points.
    fn worths(&self, state: &State, seat: Seat) -> [i32; 2] {
        let team = self.team(seat);
        [true, false].map(|own| {
            let counts = |figure: &FigureIndex| team.contains(state.figures[figure.index()].controller) == own;
            self.standing(state).filter(counts).map(|figure| self.worth(figure)).sum()
        })
    }

    /// Returns what felling each figure of the roster is worth, in thousandths of a point.
    fn prizes(&self, state: &State) -> Vec<i64> {
        self.all().map(|figure| self.prize(state, figure)).collect()
    }

    /// Puts the force that a bot builds for a seat into the set-up, unless the seat has a force already.
    pub fn muster(setup: &mut Setup, seat: Seat, bot: Bot, chance: &mut dyn Chance) {
        let Some(name) = setup.seats.get(seat.index()).cloned() else { return };
        if !setup.forces.contains_key(&name) {
            let force = trusted::force(setup, seat, bot, chance);
            setup.forces.insert(name, force);
        }
    }
}

impl Playable for Attacktix {
    const REASONS: &'static [&'static str] = motive::REASONS;
    const HIGHEST: Level = Level::FIVE;

    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        if let Some(ending) = &state.ending {
            return match (ending.winners.is_empty(), ending.winners.contains(seat)) {
                (true, _) => 0,
                (false, true) => 1_000,
                (false, false) => -1_000,
            };
        }
        let [own, others] = self.worths(state, seat);
        900 * (own - others) / (own + others).max(1)
    }

    /// Adds the worth of each side's standing figures, as a share of the worth of all figures. Before play begins, it
    /// adds nothing.
    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        if !matches!(state.phase, Phase::Play) {
            return;
        }
        let all: i32 = self.all().map(|figure| self.worth(figure)).sum();
        let [own, others] = self.worths(state, seat);
        add("figures", 3_000 * own / all.max(1));
        add("their-figures", -3_000 * others / all.max(1));
    }

    fn motive(&self, view: &View, seat: Seat, action: &Action, seed: u64) -> Option<&'static str> {
        let mut luck = Seeded::new(seed, 0);
        let state = self.imagined(view, &mut luck);
        let (prizes, watch) = (self.prizes(&state), Watch::none());
        Mind::new(self, &state, seat, Level::HINTS, &prizes, &watch).motive(action, &mut luck)
    }

    /// Returns the estimate without any simulation, because simulating attacks at every position of a game would take
    /// too long. Before play begins the result is 0, because all forces are built for the same points.
    fn appraise(&self, state: &State, seat: Seat) -> Option<i32> {
        Some(if matches!(state.phase, Phase::Play) { self.estimate(state, seat) } else { 0 })
    }

    fn worst_truths(&self, view: &View, seat: Seat) -> Vec<State> {
        self.truths(view, seat)
    }

    fn is_bounded(&self, state: &State, seat: Seat) -> bool {
        self.is_swept(state, seat)
    }

    fn choices(&self, state: &State, seat: Seat) -> Option<Vec<Vec<Action>>> {
        Some(self.attack_choices(state, seat))
    }

    /// Returns 0, because a proof ends with the turn and contains no decisions of the opponents.
    fn answers(&self) -> u32 {
        0
    }

    fn plan(&self, view: &View, seat: Seat, level: Level, seed: u64, watch: &Watch<'_>) -> Option<Action> {
        let mut luck = Seeded::new(seed, 0);
        let state = self.imagined(view, &mut luck);
        let prizes = self.prizes(&state);
        let mind = Mind::new(self, &state, seat, level, &prizes, watch);
        let action = mind.decide(&mut luck);
        let judged = self.check(&state, seat, &action);
        debug_assert_eq!(judged, Ok(()), "a bot must plan a legal decision, but planned {action:?}");
        // If debug assertions are off, an illegal plan is dropped, and the search over imagined states decides instead.
        judged.is_ok().then_some(action)
    }
}

/// All that a bot needs for one decision: the position, its seat and the limits of its level.
#[derive(Clone, Copy)]
struct Mind<'a> {
    game: &'a Attacktix,
    state: &'a State,
    seat: Seat,
    team: Seats,
    thought: Thought,
    /// What felling each figure of the roster is worth, in thousandths of a point.
    prizes: &'a [i64],
    watch: &'a Watch<'a>,
}

impl<'a> Mind<'a> {
    fn new(
        game: &'a Attacktix,
        state: &'a State,
        seat: Seat,
        level: Level,
        prizes: &'a [i64],
        watch: &'a Watch<'a>,
    ) -> Mind<'a> {
        Mind { game, state, seat, team: game.team(seat), thought: Thought::of(level), prizes, watch }
    }
}

impl Mind<'_> {
    fn decide(&self, luck: &mut dyn Chance) -> Action {
        if self.state.dispute.is_some() {
            return Action::Call { colour: if luck.below(2, THOUGHT) == 0 { Colour::Red } else { Colour::White } };
        }
        match (self.state.phase, self.state.pending.map(|pending| pending.what)) {
            (Phase::Sides, _) => {
                let sides = self.game.free_sides(self.state);
                Action::ChooseSide { side: sides[luck.below(sides.len() as u32, THOUGHT) as usize] }
            }
            (Phase::Setup, _) => self.place(luck),
            (_, Some(Asked::Special { .. })) => self.answer(luck),
            (_, Some(Asked::FreeMove { figure, .. })) => self.best_move(&[figure], luck).unwrap_or(Action::Pass {}),
            (_, Some(Asked::FreeAttack { figure, may_move })) => self.free_attack(figure, may_move, luck),
            (_, Some(Asked::Volley { figure })) => self.fire_on(figure, luck),
            (_, None) => self.take_turn(luck),
        }
    }

    fn take_turn(&self, luck: &mut dyn Chance) -> Action {
        let turn = &self.state.turn;
        if turn.step == Step::Move {
            let waiting: Vec<FigureIndex> = self.own().filter(|figure| !turn.moved.contains(figure)).collect();
            return self.best_move(&waiting, luck).unwrap_or(Action::EndMoves {});
        }
        if turn.attacks == 0 {
            return Action::EndTurn {};
        }
        let waiting: Vec<FigureIndex> = self.own().filter(|figure| !turn.attacked.contains(figure)).collect();
        if let Some(turn) = self.turned_base(&waiting) {
            return turn;
        }
        self.best_attack(&waiting, luck).unwrap_or(Action::EndTurn {})
    }

    /// Returns the figures in play that this seat controls.
    fn own(&self) -> impl Iterator<Item = FigureIndex> + '_ {
        self.game.standing(self.state).filter(|figure| self.state.figures[figure.index()].controller == self.seat)
    }

    /// Returns the figures of opponents in play.
    fn enemies(&self) -> impl Iterator<Item = FigureIndex> + '_ {
        self.game.standing(self.state).filter(|figure| !self.is_own(*figure))
    }

    fn is_own(&self, figure: FigureIndex) -> bool {
        self.team.contains(self.state.figures[figure.index()].controller)
    }

    /// Draws at random whether the bot takes this decision without thought: it then skips comparisons and simulations.
    fn slips(&self, luck: &mut dyn Chance) -> bool {
        luck.below(100, THOUGHT) < self.thought.slips
    }
}
