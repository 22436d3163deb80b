//! What a seat may decide, in JSON.

use crate::action::{Action, Leg};
use crate::answer::WhyNot;
use crate::battle::PlasticFudge;
use crate::battlefield::Zone;
use crate::id::Id;
use crate::length::Length;
use crate::options::AttackTiming;
use crate::refusal::Refusal;
use crate::side::Side;
use crate::state::{Condition, State, Step, UnitIndex};
use crate::unit::UnitType;
use geometry::TOLERANCE;
use referee::Game;
use serde::Serialize;
use ts_rs::TS;

/// What a seat may decide now. Details, such as the places within reach, are in the answers to questions.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Hints")]
pub(crate) struct HintsJson {
    /// The seat that is asked.
    pub seat: Side,
    /// What the seat is asked.
    pub asks: Asks,
    /// In `roll`: what is rolled for.
    #[ts(type = "\"initiative\" | \"morale\" | null")]
    pub roll_for: Option<&'static str>,
    /// The Units of the seat that are in play, by id. In `deploy`, these are all its Units.
    pub units: Vec<HintedUnit>,
    /// In `deploy`: where the seat may deploy.
    pub zone: Option<Zone>,
    /// In `deploy`: how many markers the seat still has to lay.
    pub to_lay: u8,
    /// In `jets`: the Jets that can come now.
    pub jets: Vec<Id>,
    /// In `place`: the pieces of terrain that can still be placed.
    pub pool: Vec<Id>,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Asks {
    /// To place a piece of terrain, or to pass.
    Place,
    /// To deploy Units and to lay markers.
    Deploy,
    /// To throw the dice.
    Roll,
    /// To choose a role.
    ChooseRole,
    /// To move.
    Moves,
    /// To commit attacks.
    Commit,
    /// To give orders to Jets.
    Jets,
}

/// What a Unit may do.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub(crate) struct HintedUnit {
    /// The id of the Unit.
    pub unit: Id,
    /// How far the Unit may go now, in inches.
    pub allowance: Length,
    /// What the Unit may do. Rules that depend on a place are not checked here.
    pub can: Vec<Can>,
    /// Why the Unit can do nothing, or nothing more, while moves or attacks are asked for. Null if the Unit can do
    /// something, or while another kind of decision is asked for.
    pub because: Option<WhyNot>,
}

/// Something that a Unit may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Can {
    /// Come to the table, or be moved to another place during deployment.
    Deploy,
    /// Move.
    Move,
    /// Board a carrier that is near enough at the end of a move.
    Board,
    /// Tow a Howitzer in contact.
    Tow,
    /// Leave the table by its own edge.
    Exit,
    /// Come in from its own edge.
    Enter,
    /// Get out of its carrier.
    Leave,
    /// Be called, as a Jet.
    CallJet,
    /// Attack in its own movement phase.
    Fire,
    /// Attack in the Attack step.
    Attack,
}

impl PlasticFudge {
    pub(super) fn hints_to_json(&self, state: &State, side: Side) -> HintsJson {
        let asks = match state.step {
            Step::Muster | Step::Terrain => Asks::Place,
            Step::Deploy => Asks::Deploy,
            Step::Initiative | Step::Morale | Step::Over => Asks::Roll,
            Step::Choose => Asks::ChooseRole,
            Step::MoveA | Step::MoveB => Asks::Moves,
            Step::Attack => Asks::Commit,
            Step::Jets => Asks::Jets,
        };
        let names = |units: Vec<UnitIndex>| units.into_iter().map(|unit| self.profile(unit).id).collect();
        HintsJson {
            seat: side,
            asks,
            roll_for: match state.step {
                Step::Initiative => Some("initiative"),
                Step::Morale => Some("morale"),
                _ => None,
            },
            units: self.units_of(side).filter_map(|unit| self.hinted(state, unit)).collect(),
            zone: (asks == Asks::Deploy).then(|| self.zone(side)),
            to_lay: if asks == Asks::Deploy { state.to_lay[side.index()] } else { 0 },
            jets: if asks == Asks::Jets { names(self.jets_coming(state, side)) } else { Vec::new() },
            pool: match asks {
                Asks::Place => self.left_of_pool(state).into_iter().map(|piece| piece.id).collect(),
                _ => Vec::new(),
            },
        }
    }
}

impl PlasticFudge {
    /// Says what a Unit may do. Returns `None` for a Unit that is out of play.
    fn hinted(&self, state: &State, unit: UnitIndex) -> Option<HintedUnit> {
        let stands = &state.units[unit.index()];
        let out = matches!(stands.condition, Condition::Destroyed | Condition::Fled | Condition::Out);
        if out {
            return None;
        }
        let mut can = Vec::new();
        let because = match state.step {
            Step::Deploy => {
                can.push(Can::Deploy);
                None
            }
            Step::MoveA | Step::MoveB => self.moves_of(state, unit, &mut can),
            Step::Attack => {
                let fault = self.attacker_fault(state, self.profile(unit).side, unit);
                if fault.is_none() {
                    can.push(Can::Attack);
                }
                fault.map(Refusal::Attack)
            }
            _ => None,
        };
        let profile = self.profile(unit);
        let because = if can.is_empty() { because.as_ref().map(WhyNot::of) } else { None };
        Some(HintedUnit { unit: profile.id, allowance: Length(self.allowance(state, unit)), can, because })
    }

    /// Collects what a Unit may do in a movement phase. Returns why the Unit may not turn; `None` if it may turn.
    fn moves_of(&self, state: &State, unit: UnitIndex, can: &mut Vec<Can>) -> Option<Refusal> {
        let (profile, stands) = (self.profile(unit), &state.units[unit.index()]);
        let (id, seat) = (profile.id, profile.side.seat());
        let steps =
            |leg: Leg, tow: Option<Id>| Action::Move { unit: id, path: vec![leg], board: None, tow, exit: false };
        let tries = [Leg::Turn(45), Leg::Go(Length(2 * TOLERANCE))];
        let allowed = |action: &Action| self.check(state, seat, action);
        let refusal = allowed(&steps(tries[0], None)).err();
        let moves = refusal.is_none() || allowed(&steps(tries[1], None)).is_ok();
        let own = || self.units_of(profile.side).map(|other| (other, self.profile(other)));
        if moves {
            can.push(Can::Move);
        }
        if moves && !profile.kind.is_vehicle() && own().any(|(other, _)| self.has_room(state, other)) {
            can.push(Can::Board);
        }
        let guns = own().filter(|(_, gun)| gun.kind == UnitType::Howitzer).map(|(_, gun)| gun.id);
        if profile.kind == UnitType::Jeep
            && guns.flat_map(|gun| tries.map(|leg| steps(leg, Some(gun)))).any(|tow| allowed(&tow).is_ok())
        {
            can.push(Can::Tow);
        }
        if moves && profile.kind == UnitType::Helicopter {
            can.push(Can::Exit);
        }
        let steady = stands.condition == Condition::Steady;
        if stands.condition == Condition::Reserve && profile.kind == UnitType::Helicopter {
            can.push(Can::Enter);
        }
        if steady && stands.carrier.is_some() && !stands.moved {
            can.push(Can::Leave);
        }
        if allowed(&Action::CallJet { unit: id }).is_ok() {
            can.push(Can::CallJet);
        }
        let anytime = self.options().attack_timing == AttackTiming::Anytime;
        if anytime && self.attacker_fault(state, profile.side, unit).is_none() {
            can.push(Can::Fire);
        }
        refusal
    }

    /// Says whether a Unit is a carrier on the table with room for another passenger. PF-R-54, PF-R-101
    fn has_room(&self, state: &State, carrier: UnitIndex) -> bool {
        let stands = &state.units[carrier.index()];
        let on_table = stands.condition == Condition::Steady && stands.carrier.is_none();
        let aboard = state.units.iter().filter(|unit| unit.carrier == Some(carrier)).count();
        on_table && aboard < usize::from(self.profile(carrier).kind.data().capacity)
    }
}
