//! What a seat may decide, as JSON for clients.

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
use schemars::JsonSchema;
use serde::Serialize;

/// What a seat may decide now. Answers to questions give more, such as the points that a Unit can reach.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Hints")]
pub(crate) struct HintsJson {
    /// The seat whose decision the game waits for.
    pub seat: Side,
    /// The kind of decision that the game waits for.
    pub asks: Asks,
    /// If `asks` is `roll`: the purpose of the dice; otherwise null.
    #[schemars(extend("enum" = ["initiative", "morale", null]))]
    pub roll_for: Option<&'static str>,
    /// The Units of the seat that are in play, by id. If `asks` is `deploy`, all Units of the seat are in play.
    pub units: Vec<HintedUnit>,
    /// If `asks` is `deploy`: the zone in which the seat may deploy; otherwise null.
    pub zone: Option<Zone>,
    /// If `asks` is `deploy`: how many markers the seat still has to lay; otherwise 0.
    pub to_lay: u8,
    /// If `asks` is `jets`: the Jets that can come now.
    pub jets: Vec<Id>,
    /// If `asks` is `place`: the pieces of terrain that can still be placed.
    pub pool: Vec<Id>,
}

/// A kind of decision that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Asks {
    /// To place a piece of terrain, or to pass.
    Place,
    /// To deploy Units and to lay markers.
    Deploy,
    /// To throw the dice of Initiative or Morale.
    Roll,
    /// To choose to be Player A or B.
    ChooseRole,
    /// To move Units, one after the other, and to end the movement phase.
    Moves,
    /// To commit all attacks of the side.
    Commit,
    /// To give orders to the Jets that can come.
    Jets,
}

/// What a Unit may do.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct HintedUnit {
    /// The Unit's id, such as `g1`.
    pub unit: Id,
    /// How far the Unit may move now, in inches.
    pub allowance: Length,
    /// The kinds of decisions that the Unit may be part of. Whether such a decision is legal can still depend on the
    /// point or target that it names.
    pub can: Vec<Can>,
    /// Why the Unit can do nothing, or nothing more, in a movement phase or in the Attack step. In all other steps, and
    /// whenever `can` is not empty, it is null.
    pub because: Option<WhyNot>,
}

/// A kind of decision that a Unit may be part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Can {
    /// Be put on the table, or be moved to another point during deployment.
    Deploy,
    /// Move or turn.
    Move,
    /// Board a carrier at the end of a move. Listed only if the Trooper's side has a carrier with room.
    Board,
    /// Tow a Howitzer that is in contact.
    Tow,
    /// Leave the table by its side's own edge, as a Helicopter.
    Exit,
    /// Come onto the table from its side's own edge, as a Helicopter.
    Enter,
    /// Get out of its carrier.
    Leave,
    /// Be called, as a Jet in reserve.
    CallJet,
    /// Attack at once, in the movement phase of its side.
    Fire,
    /// Be given an attack in the Attack step.
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
    /// Says what a Unit may do. Returns `None` for a Unit that is destroyed or has left the table for good.
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
        let because = if can.is_empty() { because.map(WhyNot::of) } else { None };
        Some(HintedUnit { unit: profile.id, allowance: Length(self.allowance(state, unit)), can, because })
    }

    /// Adds to `can` what a Unit may do in a movement phase. Returns why the Unit may not turn; `None` if it may.
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

    /// Says whether a Unit is a steady (not routed) carrier on the table with room for another passenger. PF-R-54,
    /// PF-R-101
    fn has_room(&self, state: &State, carrier: UnitIndex) -> bool {
        let stands = &state.units[carrier.index()];
        let on_table = stands.condition == Condition::Steady && stands.carrier.is_none();
        let aboard = state.units.iter().filter(|unit| unit.carrier == Some(carrier)).count();
        on_table && aboard < usize::from(self.profile(carrier).kind.data().capacity)
    }
}
