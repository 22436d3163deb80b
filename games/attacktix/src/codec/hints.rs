//! What a seat may decide, in JSON.

use crate::action::{Action, Aim, SpecialChoice};
use crate::battle::Attacktix;
use crate::figure::{Effect, Zone};
use crate::id::Id;
use crate::place::Edge;
use crate::refusal::Refusal;
use crate::state::{Asked, FigureIndex, Phase, State, Step};
use crate::view::Asks;
use referee::{Cite, Clause, Game, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// What a seat may decide now. Details, such as a legal aim, come from answers to questions.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Hints")]
pub(crate) struct HintsJson {
    /// The name of the seat that may make these decisions, such as `p1`.
    pub seat: String,
    /// What the seat is asked for; null if the seat has nothing to decide.
    pub asks: Option<Asks>,
    /// The step of the turn; null before and after play.
    pub step: Option<Step>,
    /// The seat's figures in play, in the order of their ids. In set-up, also its figures that are not yet placed.
    pub figures: Vec<HintedFigure>,
    /// The sides that the seat may choose; empty unless the seat is asked for a side.
    pub sides: Vec<Edge>,
    /// The special ability that the seat is asked about; null if there is none.
    pub special: Option<HintedSpecial>,
    /// Whether the seat may end its Move step.
    pub may_end_moves: bool,
    /// Whether the seat may end its turn.
    pub may_end_turn: bool,
    /// Whether the seat may pass a free move or attack.
    pub may_pass: bool,
    /// Whether the seat may end a volley.
    pub may_cease: bool,
    /// Whether the seat may open a dispute.
    pub may_dispute: bool,
}

/// What a figure of the seat may do now.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct HintedFigure {
    /// The figure's id, such as `p1-01`.
    pub figure: Id,
    /// The kinds of orders of which at least one is legal for this figure.
    pub can: Vec<Can>,
    /// The most tix (clicks of its wheel) that the figure may roll in its next move; 0 in set-up.
    pub tix: u8,
    /// The clause that keeps the figure from doing anything; null in set-up, and if the figure can do something.
    pub because: Option<Clause>,
}

/// Something that a figure may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Can {
    /// The figure may be placed, or placed again.
    Place,
    /// The figure may move along some path.
    Move,
    /// The figure may attack with some aim.
    Attack,
    /// The figure may remove some section of a barrier by an attack.
    Section,
    /// The figure may turn its base in the attack step.
    TurnBase,
    /// The figure may fire the next missile of its volley.
    FireNext,
}

/// A special ability that its owner is asked about.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct HintedSpecial {
    /// The felled figure.
    pub of: Id,
    /// The name of its ability.
    pub ability: String,
    /// What the ability does.
    pub effect: Effect,
    /// The figures that the special may apply to; empty if the special needs no figure.
    pub targets: Vec<Id>,
    /// The most figures that the special may apply to.
    pub count: u8,
    /// The most tix by which the special moves a figure. Null if the special moves no figure, or if the Speed of the
    /// moved figure sets the limit.
    pub tix: Option<u8>,
    /// What the owner's choice has to contain.
    pub needs: Vec<Need>,
    /// For each target, the range along its owner's line where it may come into play, in micrometres from the middle.
    /// If the special has no targets, the only range is that of the special's user. Empty if no figure comes into play.
    pub lines: Vec<[i32; 2]>,
    /// Whether the owner may decline the special.
    pub may_decline: bool,
}

/// Something that the owner's choice for a special ability has to contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Need {
    /// `target`: the figure that the special applies to.
    Target,
    /// `targets`: one or more figures that the special applies to.
    Targets,
    /// `along`: a place along the line of the figure's owner.
    Along,
    /// `heading` and `roll`: a direction and a distance.
    Heading,
    /// `use`: the owner only says that the special is used, because there is nothing to choose.
    Use,
}

/// The step between the headings of a launcher that are tried to find a legal shot, in hundredths of a degree.
const TRIED: i32 = 500;

impl Attacktix {
    pub(super) fn hints_to_json(&self, state: &State, seat: Seat) -> HintsJson {
        let waiting = self.waiting(state);
        let name = self.seat_name(seat);
        let asks = waiting.what.filter(|_| waiting.seats.iter().any(|asked| asked == name));
        let may = |action: Action| self.check(state, seat, &action).is_ok();
        let sides =
            Edge::ALL.into_iter().filter(|side| asks == Some(Asks::Side) && may(Action::ChooseSide { side: *side }));
        HintsJson {
            seat: name.into(),
            asks,
            step: (state.phase == Phase::Play).then_some(state.turn.step),
            figures: if asks.is_some() { self.hinted_figures(state, seat) } else { Vec::new() },
            sides: sides.collect(),
            special: self.hinted_special(state, seat),
            may_end_moves: may(Action::EndMoves {}),
            may_end_turn: may(Action::EndTurn {}),
            may_pass: may(Action::Pass {}),
            may_cease: may(Action::CeaseFire {}),
            may_dispute: may(Action::Dispute { about: "?".into() }),
        }
    }

    fn hinted_figures(&self, state: &State, seat: Seat) -> Vec<HintedFigure> {
        let own = self.all().filter(|figure| state.figures[figure.index()].controller == seat);
        own.filter_map(|figure| self.hinted(state, seat, figure)).collect()
    }

    /// Returns what a figure may do. Returns nothing for a figure out of play. In set-up, also returns nothing for a
    /// Back-Up figure, which is neither placed nor still to be placed.
    fn hinted(&self, state: &State, seat: Seat, figure: FigureIndex) -> Option<HintedFigure> {
        let id = self.id_of(figure);
        let zone = state.figures[figure.index()].zone;
        if state.phase == Phase::Setup {
            let can = if state.seats[seat.index()].is_ready { Vec::new() } else { vec![Can::Place] };
            let is_to_place = matches!(zone, Zone::Pool | Zone::InPlay);
            return is_to_place.then_some(HintedFigure { figure: id, can, tix: 0, because: None });
        }
        if state.phase != Phase::Play || zone != Zone::InPlay {
            return None;
        }
        let tries = self.tries(state, figure);
        let mut can: Vec<Can> = Vec::new();
        let mut because = None;
        for (word, tried) in tries {
            // After the Move step every move is refused, so the refusal of a move does not explain why a figure cannot
            // act.
            let is_reason = word != Can::Move || state.turn.step == Step::Move;
            let mut refused: Option<Refusal> = None;
            let allowed = tried.into_iter().any(|action| match self.check(state, seat, &action) {
                Ok(()) => true,
                Err(refusal) => {
                    refused.get_or_insert(refusal);
                    false
                }
            });
            if allowed {
                can.push(word);
            } else if let (None, Some(refusal), true) = (&because, refused, is_reason) {
                because = Some(refusal.clause());
            }
        }
        let tix = self.limit(state, figure, false);
        let because = because.filter(|_| can.is_empty());
        Some(HintedFigure { figure: id, can, tix, because })
    }

    /// Returns orders to try for a figure, grouped by kind. The figure may give orders of a kind if at least one order
    /// of the group is legal.
    fn tries(&self, state: &State, figure: FigureIndex) -> Vec<(Can, Vec<Action>)> {
        let id = || self.id_of(figure);
        let weapon = &self.profile(figure).weapon;
        let usual = Aim::usual(weapon);
        let attack = |yaw: i32| Action::Attack { figure: id(), aim: Aim { yaw, ..usual } };
        let turns = crate::Arcs::of(weapon).yaw[1] / TRIED;
        let yaws = (0..=turns).flat_map(|n| [n * TRIED, -n * TRIED]);
        let attacks = match weapon.is_ranged() {
            true => yaws.map(attack).collect(),
            false => vec![attack(0)],
        };
        let section =
            |line: &crate::ground::SectionLine| Action::AttackSection { figure: id(), section: line.id.clone() };
        let facing = state.figures[figure.index()].facing;
        let moves = Action::Move { figure: id(), path: Vec::new(), push: None, destroy: Vec::new() };
        vec![
            (Can::Move, vec![moves]),
            (Can::Attack, attacks),
            (Can::Section, self.barriers(state).map(|(_, line)| section(line)).collect()),
            (Can::TurnBase, vec![Action::TurnBase { figure: id(), face: facing }]),
            (Can::FireNext, vec![Action::FireNext { figure: id(), aim: None }]),
        ]
    }

    /// Describes the special that this seat is asked about.
    fn hinted_special(&self, state: &State, seat: Seat) -> Option<HintedSpecial> {
        let pending = state.pending.filter(|pending| pending.seat == seat && state.dispute.is_none())?;
        let Asked::Special { figure, by } = pending.what else { return None };
        let profile = self.profile(figure);
        let ability = profile.kind.ability.as_ref()?;
        let needs = needs(&ability.effect);
        let allows = |choice: SpecialChoice| self.check(state, seat, &Action::Special(choice)).is_ok();
        let aimed = needs.contains(&Need::Target) || needs.contains(&Need::Targets);
        let targets = if aimed { self.special_targets(state, figure, by) } else { Vec::new() };
        let (count, tix) = match &ability.effect {
            Effect::Regrind { count, .. } => (*count, None),
            Effect::ForceMove { tix, .. } => (1, Some(*tix)),
            Effect::FreeMove { tix, .. } => (1, *tix),
            _ => (1, None),
        };
        let lines = match targets.as_slice() {
            _ if !needs.contains(&Need::Along) => Vec::new(),
            [] => vec![self.may_come(figure)],
            targets => targets.iter().map(|target| self.may_come(*target)).collect(),
        };
        Some(HintedSpecial {
            of: profile.id.clone(),
            ability: ability.name.clone(),
            effect: ability.effect.clone(),
            targets: targets.into_iter().map(|target| self.id_of(target)).collect(),
            count,
            tix,
            lines,
            may_decline: allows(SpecialChoice { decline: true, ..SpecialChoice::of(profile.id.clone()) }),
            needs,
        })
    }

    /// Returns the range along its line where a figure may come into play, in micrometres from the middle. AT-R-35
    fn may_come(&self, figure: FigureIndex) -> [i32; 2] {
        let most = self.along_most(figure);
        [-most, most]
    }
}

/// Returns what the owner's choice for a special ability has to contain. AT-R-31
fn needs(effect: &Effect) -> Vec<Need> {
    let all = [
        (Need::Target, effect.has_target()),
        (Need::Targets, effect.has_targets()),
        (Need::Along, effect.is_return()),
        (Need::Heading, effect.is_shift()),
        (Need::Use, !effect.has_choice()),
    ];
    all.into_iter().filter(|(_, is_needed)| *is_needed).map(|(need, _)| need).collect()
}
