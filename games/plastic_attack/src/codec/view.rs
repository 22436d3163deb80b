//! Views in JSON.

use super::names::{say_cards, say_direction};
use crate::card::Card;
use crate::clauses::*;
use crate::event::Sum;
use crate::roster::Figure;
use crate::special::Special;
use crate::state::{Ending, NOBODY, Stage};
use crate::{Edition, PlasticAttack, View};
use referee::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

/// Everything that one viewer may know. Seats and figures are given by their names, cards as `10s`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "View")]
pub(crate) struct ViewJson {
    /// The seat whose player sees this view; null for viewers without a seat.
    pub viewer: Option<String>,
    /// The seats, clockwise.
    pub seats: Vec<SideJson>,
    /// The turn; null when the game is over.
    pub turn: Option<TurnJson>,
    /// The direction of play: `left` or `right`.
    #[schemars(extend("enum" = ["left", "right"]))]
    pub direction: &'static str,
    /// The battle in progress; null between battles.
    pub battle: Option<BattleJson>,
    /// The number of cards in the draw pile.
    pub draw_pile_size: u32,
    /// The discard pile, by rank and suit.
    pub discard_pile: Vec<String>,
    /// The cards that the viewer does not see. They are in the draw pile, in other hands, or laid face down by others.
    pub unseen: Vec<String>,
    /// The unseen cards that were not in the draw pile at the last reshuffle. So these cards must be in hands or laid
    /// face down. PA-R-53
    pub in_hands: Vec<String>,
    /// The number of turns played to their end.
    pub turns_taken: u16,
    /// How the game ended; null while it goes on.
    pub over: Option<OverJson>,
}

/// What belongs to a seat: its army, captives, hand and effects.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Side")]
pub(crate) struct SideJson {
    /// The name of the seat.
    pub seat: String,
    /// Whether the player is still in the game.
    pub in_game: bool,
    /// The figures of the army, from left to right.
    pub army: Vec<FigureJson>,
    /// The figures that this player holds captive.
    pub captives: Vec<FigureJson>,
    /// The number of cards in the hand, without a card laid face down.
    pub hand_size: u8,
    /// The hand by rank and suit, without a card laid face down; null unless the viewer may see it.
    pub hand: Option<Vec<String>>,
    /// How many cards the player has held since before the last reshuffle, including a card laid face down. PA-R-53
    pub held_over: u8,
    /// 2009: how many Dodges wait for the next defence.
    pub dodge: u8,
    /// 2009: how many Special Weapons wait for the next attack.
    pub special_weapon: u8,
    /// 2009: how many Intimidations wait for the next defence.
    pub intimidation: u8,
    /// The number of turns that the seat will lose.
    pub lost_turns: u8,
}

/// A figure and its condition.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "FigureView")]
pub(crate) struct FigureJson {
    /// The figure's name.
    pub figure: String,
    /// The seat that brought the figure.
    pub owner: String,
    /// What the figure's die shows, 0 ..= 10. For a wounded figure, this is the die set aside. 0 for a captive.
    pub power: u8,
    pub wounded: bool,
    /// Whether the figure lies face down.
    pub face_down: bool,
    /// The Shield or Armor cards beside the figure, oldest first.
    pub guards: Vec<String>,
    /// Revised: how many Dodges wait for the figure's next defence.
    pub dodge: u8,
    /// Revised: how many Blasts wait for the figure's next attack.
    pub blast: u8,
    /// Revised: how many Intimidates wait for the figure's next battle.
    pub intimidate: u8,
}

/// The turn in progress.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Turn")]
pub(crate) struct TurnJson {
    /// The player whose turn it is.
    pub seat: String,
    /// What the game waits for.
    #[schemars(extend("enum" = ["attack", "defend", "play", "use", "guard"]))]
    pub stage: &'static str,
    /// Whether this is an extra turn, by Quick Action or Sneak.
    pub extra: bool,
    /// The number of the turn, from 1.
    pub number: u16,
}

/// The battle in progress.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Battle")]
pub(crate) struct BattleJson {
    /// The seat of the attacking player.
    pub attacker: String,
    /// The name of the attacking character.
    pub attacking: String,
    /// The seat of the defending player.
    pub defender: String,
    /// The name of the defending character; null before the defender has chosen it.
    pub defending: Option<String>,
    /// The players who have laid a card face down, or whose card is open.
    pub laid: Vec<String>,
    /// The players who are not asked for a card because their hand is empty. Once the cards are open, this list holds
    /// the players without an open card.
    pub without_card: Vec<String>,
    /// The viewer's own card while the card lies face down; null at other times.
    pub own_card: Option<String>,
    /// The sums, attacker first; null before the cards are open.
    pub sums: Option<[SumJson; 2]>,
    /// Whether the attack won; null before the cards are open.
    pub won: Option<bool>,
    /// The special action being offered; null if no action is offered.
    pub action: Option<Special>,
    /// The figure about to be hit, while its player is asked about the guard; null at other times.
    pub hit: Option<String>,
}

/// The parts of a combat total.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Sum")]
pub(crate) struct SumJson {
    /// The seat whose total this is.
    pub seat: String,
    /// The character that fights for this seat.
    pub figure: String,
    /// The card that counted: the card laid, or with the option `blind-draw` the card turned over. Null without a card.
    pub card: Option<String>,
    /// The numbers that are added up, in order. The first is the number of the card.
    pub parts: Vec<PartJson>,
    /// The sum of the amounts of all parts.
    pub total: i16,
}

/// One number of a combat total.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "SumPart")]
pub(crate) struct PartJson {
    /// What the number counts. `no_card`, `face_down` and `wounded` add 0. Each effect has its own part.
    #[schemars(extend("enum" = [
        "card", "no_card", "power", "face_down", "wounded",
        "dodge", "special-weapon", "blast", "intimidation", "intimidate"
    ]))]
    pub what: &'static str,
    /// How much the part adds. The amount may be negative.
    pub amount: i16,
    /// The clause that gives the reason for the part.
    pub clause: String,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Over")]
pub(crate) struct OverJson {
    /// The player who won; null if no player won.
    pub winner: Option<String>,
    /// What ended the game.
    pub by: Ending,
    /// The clause that ended the game.
    pub clause: String,
}

impl PlasticAttack {
    pub(super) fn view_to_json(&self, view: &View) -> ViewJson {
        let state = &view.table;
        let over = match state.stage() {
            Stage::Over(by, winner) => Some(OverJson {
                winner: winner.map(|winner| self.say_seat(winner)),
                by,
                clause: by.clause(self.edition(), winner).id().into(),
            }),
            _ => None,
        };
        ViewJson {
            viewer: match view.viewer {
                Viewer::Seat(seat) => Some(self.say_seat(seat)),
                Viewer::Public => None,
            },
            seats: (0..self.seat_count()).map(|seat| self.side_to_json(view, Seat(seat))).collect(),
            turn: state.stage().word().map(|stage| TurnJson {
                seat: self.say_seat(state.turn()),
                stage,
                extra: state.is_extra(),
                number: state.turns_taken().saturating_add(1),
            }),
            direction: say_direction(state.is_rightward()),
            battle: self.battle_to_json(view),
            draw_pile_size: view.draw_pile_size(),
            discard_pile: say_cards(state.discard_pile()),
            unseen: say_cards(view.unseen),
            in_hands: say_cards(view.unseen.outside(state.shuffled)),
            turns_taken: state.turns_taken(),
            over,
        }
    }

    fn side_to_json(&self, view: &View, seat: Seat) -> SideJson {
        let (state, hand) = (&view.table, view.hands[seat.index()]);
        let side = &state.sides[seat.index()];
        SideJson {
            seat: self.say_seat(seat),
            in_game: state.is_in_game(seat),
            army: state.line(seat).map(|figure| self.figure_to_json(view, figure)).collect(),
            captives: state.captives(seat).map(|figure| self.figure_to_json(view, figure)).collect(),
            hand_size: hand.size - u8::from(hand.has_laid),
            hand: hand.cards.map(|cards| say_cards(hand.laid.map_or(cards, |card| cards.without(card)))),
            held_over: hand.held_over,
            dodge: side.dodge,
            special_weapon: side.special_weapon,
            intimidation: side.intimidation,
            lost_turns: side.lost_turns,
        }
    }

    fn figure_to_json(&self, view: &View, figure: Figure) -> FigureJson {
        let standing = view.table.standing(figure);
        FigureJson {
            figure: self.say_figure(figure),
            owner: self.say_seat(self.character(figure).owner),
            power: standing.power(),
            wounded: standing.is_wounded(),
            face_down: standing.is_face_down(),
            guards: view.table.guards(figure).map(Card::word).collect(),
            dodge: standing.dodge,
            blast: standing.blast(),
            intimidate: standing.intimidate(),
        }
    }

    fn battle_to_json(&self, view: &View) -> Option<BattleJson> {
        let state = &view.table;
        if matches!(state.stage(), Stage::Attack | Stage::Over(..)) {
            return None;
        }
        let [attacker, defender] = state.fighters();
        let battle = &state.battle;
        let is_open = matches!(state.stage(), Stage::Use(_) | Stage::Guard);
        let sums = is_open.then(|| [0, 1].map(|role| self.sum_of(state, role)));
        let has_laid = |role: usize, seat: Seat| {
            if is_open { state.open_card(role).is_some() } else { view.hands[seat.index()].has_laid }
        };
        let fighters = || [attacker, defender].into_iter().enumerate();
        let without = |(role, seat): &(usize, Seat)| match state.stage() {
            Stage::Play => view.hands[seat.index()].size == 0,
            _ => is_open && state.open_card(*role).is_none(),
        };
        let name = |(_, seat): (usize, Seat)| self.say_seat(seat);
        Some(BattleJson {
            attacker: self.say_seat(attacker),
            attacking: self.say_figure(battle.attacking),
            defender: self.say_seat(defender),
            defending: (battle.defending != NOBODY).then(|| self.say_figure(Figure(battle.defending))),
            laid: fighters().filter(|(role, seat)| has_laid(*role, *seat)).map(name).collect(),
            without_card: fighters().filter(without).map(name).collect(),
            own_card: match view.viewer {
                Viewer::Seat(seat) => view.hands[seat.index()].laid.map(Card::word),
                Viewer::Public => None,
            },
            won: sums.map(|[attacker, defender]| attacker.total >= defender.total),
            sums: sums.map(|sums| sums.map(|sum| self.sum_to_json(&sum))),
            action: match state.stage() {
                Stage::Use(action) => Some(action),
                _ => None,
            },
            hit: (state.stage() == Stage::Guard).then(|| self.say_figure(Figure(battle.hit))),
        })
    }

    pub(super) fn sum_to_json(&self, sum: &Sum) -> SumJson {
        SumJson {
            seat: self.say_seat(sum.seat),
            figure: self.say_figure(sum.figure),
            card: sum.card.map(Card::word),
            parts: self.parts_to_json(sum),
            total: sum.total,
        }
    }

    /// Lists the numbers that are added up: the card, the Power, then each effect as its own part.
    fn parts_to_json(&self, sum: &Sum) -> Vec<PartJson> {
        let part = |what, amount, clause| PartJson { what, amount, clause };
        let mut parts = vec![match sum.card {
            Some(card) => part("card", card.rank() as i16, self.id_of(PA1_BATTLE_04, PA2_BATTLE_04)),
            None => part("no_card", 0, PA_R_11.id().into()),
        }];
        parts.push(if sum.face_down {
            part("face_down", 0, PA1_ACT_VULN_02.id().into())
        } else if sum.wounded {
            part("wounded", 0, PA2_WOUND_03.id().into())
        } else {
            part("power", sum.power.into(), self.id_of(PA1_BATTLE_03, PA2_BATTLE_03))
        });
        let (weapon, intimidation) = match self.edition() {
            Edition::First => ("special-weapon", "intimidation"),
            Edition::Revised => ("blast", "intimidate"),
        };
        let effects = [
            ("dodge", sum.dodge, 5, self.id_of(PA1_ACT_DODGE_01, PA2_ACT_DODGE_01)),
            (weapon, sum.weapon, 5, self.id_of(PA1_ACT_SW_01, PA2_ACT_BLAST_01)),
            (intimidation, sum.intimidation, -5, self.id_of(PA1_ACT_INTIM_01, PA2_ACT_INTIM_01)),
        ];
        for (what, count, amount, clause) in effects {
            parts.extend((0..count).map(|_| part(what, amount, clause.clone())));
        }
        parts
    }
}
