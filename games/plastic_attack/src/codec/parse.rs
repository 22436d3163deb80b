//! Reads views back from their JSON, for programs that play.

use super::names::parse_card;
use crate::card::Cards;
use crate::position::{BattlePosition, FigurePosition, Position, SeatPosition, StagePosition, restored};
use crate::special::Special;
use crate::view::SeenHand;
use crate::{PlasticAttack, View};
use referee::{Game, Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;

/// The parts of a view that are read. All other parts of its JSON follow from these.
#[derive(Deserialize)]
struct ParsedView {
    viewer: Option<String>,
    seats: Vec<ParsedSide>,
    turn: Option<ParsedTurn>,
    direction: String,
    battle: Option<ParsedBattle>,
    discard_pile: Vec<String>,
    unseen: Vec<String>,
    in_hands: Vec<String>,
    turns_taken: u16,
}

#[derive(Deserialize)]
struct ParsedSide {
    seat: String,
    army: Vec<ParsedFigure>,
    captives: Vec<ParsedFigure>,
    hand_size: u8,
    hand: Option<Vec<String>>,
    held_over: u8,
    dodge: u8,
    special_weapon: u8,
    intimidation: u8,
    lost_turns: u8,
}

#[derive(Deserialize)]
struct ParsedFigure {
    figure: String,
    power: u8,
    wounded: bool,
    face_down: bool,
    guards: Vec<String>,
    dodge: u8,
    blast: u8,
    intimidate: u8,
}

#[derive(Deserialize)]
struct ParsedTurn {
    seat: String,
    stage: String,
    extra: bool,
}

#[derive(Deserialize)]
struct ParsedBattle {
    attacking: String,
    defender: String,
    defending: Option<String>,
    laid: Vec<String>,
    own_card: Option<String>,
    sums: Option<[ParsedSum; 2]>,
    action: Option<Special>,
    hit: Option<String>,
}

#[derive(Deserialize)]
struct ParsedSum {
    card: Option<String>,
    parts: Vec<ParsedPart>,
}

#[derive(Deserialize)]
struct ParsedPart {
    what: String,
    amount: i16,
}

impl PlasticAttack {
    /// Reads a view. The JSON says how many cards of the viewer's hand are older than the last shuffle (`held_over`).
    /// It does not say which cards these are, so this function assumes that they are the first cards of the hand. No
    /// code needs to know which cards really are older.
    pub(super) fn view_from_json(&self, said: &Value) -> Result<View, String> {
        let said = ParsedView::deserialize(said).map_err(|fault| format!("that is not a valid view: {fault}"))?;
        let turn = said.turn.as_ref().ok_or("the view has no `turn`, because its game is over")?;
        if said.seats.iter().map(|side| &side.seat).ne(&self.setup().seats) {
            return Err(format!("the seats of the view must be {}", self.setup().seats.join(", ")));
        }
        let viewer = said.viewer.as_deref().map(|name| self.parse_seat(name)).transpose()?;
        let position = self.position_from_json(&said, turn)?;
        Ok(View {
            viewer: viewer.map_or(Viewer::Public, Viewer::Seat),
            table: restored(&position).open,
            hands: said.seats.iter().map(|side| hand_from_json(side, &said, viewer, self)).collect::<Result<_, _>>()?,
            unseen: cards_from_json(&said.unseen)?,
            draw_pile: None,
        })
    }

    fn position_from_json(&self, said: &ParsedView, turn: &ParsedTurn) -> Result<Position, String> {
        let mut figures: Vec<FigurePosition> = self.roster().iter().map(|_| gone()).collect();
        let mut seats = Vec::new();
        for (n, side) in (0..).zip(&said.seats) {
            let mut line = Vec::new();
            for figure in &side.army {
                let number = self.parse_figure(&figure.figure)?;
                line.push(number.0);
                figures[number.index()] = figure_from_json(figure, Some(n), None)?;
            }
            for figure in &side.captives {
                figures[self.parse_figure(&figure.figure)?.index()] = figure_from_json(figure, None, Some(n))?;
            }
            let ParsedSide { dodge, special_weapon, intimidation, lost_turns, .. } = *side;
            seats.push(SeatPosition { hand: Vec::new(), line, dodge, special_weapon, intimidation, lost_turns });
        }
        let stage = stage_from_json(turn, said.battle.as_ref())?;
        Ok(Position {
            draw_pile: Vec::new(),
            discard_pile: checked(&said.discard_pile)?,
            shuffled: shuffled(said)?,
            seats,
            figures,
            battle: said.battle.as_ref().map(|battle| self.battle_from_json(battle)).transpose()?,
            stage,
            turn: self.parse_seat(&turn.seat)?.0,
            extra: turn.extra,
            rightward: said.direction == "right",
            turns_taken: said.turns_taken,
        })
    }

    /// Reads the battle. While a player is asked about a guard, the JSON names the figure about to be hit. In other
    /// stages with open cards, the JSON names no such figure, and the defending character is used instead.
    fn battle_from_json(&self, said: &ParsedBattle) -> Result<BattlePosition, String> {
        let figure = |name: &String| self.parse_figure(name).map(|figure| figure.0);
        let defending = said.defending.as_ref().map(figure).transpose()?;
        let hit = said.hit.as_ref().map(figure).transpose()?;
        let both =
            |count: &dyn Fn(&ParsedSum) -> u8| said.sums.as_ref().map_or([0; 2], |sums| sums.each_ref().map(count));
        let parts = |sum: &ParsedSum, names: &[&str]| {
            sum.parts.iter().filter(|part| names.contains(&part.what.as_str())).count() as u8
        };
        let power = |sum: &ParsedSum| {
            let part = sum.parts.iter().find(|part| part.what == "power");
            part.and_then(|part| u8::try_from(part.amount).ok()).unwrap_or(0)
        };
        let [one, other] = said.sums.as_ref().map_or([None, None], |sums| sums.each_ref().map(|sum| sum.card.clone()));
        let cards = [one, other];
        cards.iter().flatten().try_for_each(|card| parse_card(card).map(|_| ()))?;
        Ok(BattlePosition {
            attacking: Some(figure(&said.attacking)?),
            player: Some(self.parse_seat(&said.defender)?.0),
            defending,
            hit: hit.or(defending.filter(|_| said.sums.is_some())),
            cards,
            powers: both(&power),
            plus: both(&|sum| parts(sum, &["dodge", "special-weapon", "blast"])),
            minus: both(&|sum| parts(sum, &["intimidation", "intimidate"])),
        })
    }
}

fn stage_from_json(turn: &ParsedTurn, battle: Option<&ParsedBattle>) -> Result<StagePosition, String> {
    let needed = || format!("the stage {:?} needs a battle", turn.stage);
    match (turn.stage.as_str(), battle) {
        ("attack", _) => Ok(StagePosition::Attack),
        (_, None) => Err(needed()),
        ("defend", Some(_)) => Ok(StagePosition::Defend),
        ("play", Some(_)) => Ok(StagePosition::Play),
        ("guard", Some(battle)) if battle.hit.is_some() => Ok(StagePosition::Guard),
        ("guard", _) => Err("the stage \"guard\" needs `hit`, the figure that is about to be hit".into()),
        ("use", Some(battle)) => battle
            .action
            .map(StagePosition::Use)
            .ok_or_else(|| "the stage \"use\" needs `action`, the special action being offered".into()),
        (other, _) => Err(format!("{other:?} is not a stage; the stages are attack, defend, play, use and guard")),
    }
}

/// Returns the position of a figure that is out of play.
const fn gone() -> FigurePosition {
    FigurePosition {
        army: None,
        captive: None,
        power: 0,
        wounded: false,
        face_down: false,
        guards: Vec::new(),
        dodge: 0,
        blast: 0,
        intimidate: 0,
    }
}

fn figure_from_json(said: &ParsedFigure, army: Option<u8>, captive: Option<u8>) -> Result<FigurePosition, String> {
    let ParsedFigure { power, wounded, face_down, ref guards, dodge, blast, intimidate, .. } = *said;
    if power > 10 || blast > 15 || intimidate > 15 {
        return Err(format!(
            "{} has Power {power}, blast {blast} and intimidate {intimidate}; the highest are 10, 15 and 15",
            said.figure
        ));
    }
    let guards = checked(guards)?;
    Ok(FigurePosition { army, captive, power, wounded, face_down, guards, dodge, blast, intimidate })
}

fn hand_from_json(
    side: &ParsedSide,
    said: &ParsedView,
    viewer: Option<Seat>,
    game: &PlasticAttack,
) -> Result<SeenHand, String> {
    let seat = game.parse_seat(&side.seat)?;
    let battle = said.battle.as_ref().filter(|battle| battle.sums.is_none());
    let has_laid = battle.is_some_and(|battle| battle.laid.contains(&side.seat));
    let own_card = battle.filter(|_| viewer == Some(seat)).and_then(|battle| battle.own_card.as_deref());
    let laid = own_card.map(parse_card).transpose()?;
    let hand = side.hand.as_ref().map(|hand| cards_from_json(hand)).transpose()?;
    let cards = hand.map(|hand| laid.map_or(hand, |card| hand.with(card)));
    let size = side.hand_size.checked_add(u8::from(has_laid)).filter(|size| *size >= side.held_over);
    let size = size.ok_or_else(|| format!("{} has fewer cards than its held_over, {}", side.seat, side.held_over))?;
    Ok(SeenHand { size, held_over: side.held_over, has_laid, cards, laid })
}

/// Returns the cards that the last shuffle may have put into the draw pile.
fn shuffled(said: &ParsedView) -> Result<Vec<String>, String> {
    let mut older = cards_from_json(&said.in_hands)?;
    for side in &said.seats {
        let laid = said.battle.as_ref().and_then(|battle| battle.own_card.as_ref());
        let own = side.hand.iter().flatten().chain(laid.filter(|_| side.hand.is_some()));
        for card in own.take(side.held_over.into()) {
            older = older.with(parse_card(card)?);
        }
    }
    Ok(Cards::DECK.outside(older).iter().map(crate::card::Card::word).collect())
}

fn cards_from_json(words: &[String]) -> Result<Cards, String> {
    words.iter().map(|word| parse_card(word)).collect()
}

/// Returns the words if each of them is written like a card.
fn checked(words: &[String]) -> Result<Vec<String>, String> {
    cards_from_json(words).map(|_| words.to_vec())
}
