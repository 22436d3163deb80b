//! Plastic Attack, prepared for the laws that every game obeys.

use crate::rules::armies::{armies, army_of, opened};
use laws::{DrawContext, Files, Secret, SetUp, Step, Subject};
use plastic_attack::clauses::{PA_R_11, PA1_ACT_LUCK_01, PA1_SETUP_10, PA2_ACT_LUCK_01, PA2_SETUP_10};
use plastic_attack::{
    Action, Aim, Card, CardFile, Cards, Edition, Event, Figure, PlasticAttack, ScenarioTable, Special,
};
use plastic_attack::{State, View};
use referee::{Chance, Clause, Game, Seat, Seats, Seeded};
use serde_json::{Value, json};

pub const CHOICE: Clause = Clause::new("choice");

/// Returns the options of the `nth` table of an edition. Each option is away from its default at some tables.
pub fn options(edition: Edition, seats: usize, nth: u64) -> Value {
    let is = |bit: u64| nth >> bit & 1 == 1;
    json!({
        "quick_game": edition == Edition::First && nth % 5 == 2,
        "empty_hand": if is(0) { "blind-draw" } else { "power-only" },
        "luck_original": if is(1) { "starting" } else { "current" },
        "knock_out_stacks": is(1), "recover_own_held": is(0), "recover_from_armies": !is(1),
        "army_size": { "min": 1, "max": if is(0) { 4 } else { 15 } }, "max_players": if is(1) { seats } else { 6 },
        "max_turns": 60,
    })
}

/// Opens a table with random armies, which are weak enough that games end soon.
pub fn table(edition: Edition, seats: usize, nth: u64) -> PlasticAttack {
    let mut luck = Seeded::new(nth, 100 + seats as u64);
    let actions: Vec<Special> = Special::ALL.into_iter().filter(|action| action.is_of(edition)).collect();
    let each: Vec<_> = (0..seats)
        .map(|_| {
            let count = 1 + luck.below(4, CHOICE);
            let powers: Vec<i32> = (0..count).map(|_| 1 + luck.below(3, CHOICE) as i32).collect();
            let mut army = army_of(edition, &powers);
            for figure in &mut army.army {
                let mut word = || actions[luck.below(actions.len() as u32, CHOICE) as usize].word().to_owned();
                figure.card = CardFile { high: word(), mid: word(), low: word() };
            }
            army
        })
        .collect();
    opened(armies(edition, &each, options(edition, seats, nth)))
}

/// Prepares a table for the laws.
pub fn subject(game: PlasticAttack) -> Subject<PlasticAttack> {
    Subject {
        every: every_action(&game),
        non_candidates: vec![Action::Resign, Action::Timeout],
        longest: 8 * game.options().max_turns,
        sealed_alike: Some(|one, other| [one, other].iter().all(|action| matches!(action, Action::Play { .. }))),
        sees,
        public_effect,
        twin: Some(twin),
        secrets: vec![
            Secret { name: "hands", of: hands, floor: [60, 60, 60] },
            Secret { name: "draw pile", of: draw_pile, floor: [60, 60, 60] },
        ],
        twins_percent: 90,
        may_be_drawn: false,
        // A file does not say what players remember of the last shuffle, nor which effects made open totals.
        files: Some(Files::until_the_end().without(PlasticAttack::forget).set_up_by(|game, written| {
            let read = ScenarioTable::read(game, &written);
            read.map(|position| SetUp::of(&position)).map_err(|faults| faults.join("; "))
        })),
        game,
    }
}

/// Lists every decision that names figures, seats and cards of a table, legal or not.
pub fn every_action(game: &PlasticAttack) -> Vec<Action> {
    let figures = || (0..game.roster().len() as u8).map(Figure);
    let seats = || (0..game.seats()).map(Seat);
    let mut every: Vec<Action> = (0..52).map(|position| Action::Play { card: Card::at(position) }).collect();
    every.extend([Action::DeclineGuard, Action::Resign, Action::Timeout]);
    every.extend(figures().flat_map(|with| seats().map(move |player| Action::Attack { with, player })));
    every.extend(figures().flat_map(|figure| [Action::Defend { with: figure }, Action::Guard { figure }]));
    for action in Special::ALL {
        let aims = if action.is_of(game.edition()) { vec![action.aim()] } else { vec![Aim::Nothing, Aim::Figure] };
        every.push(Action::Decline { action });
        for aim in aims {
            match aim {
                Aim::Nothing => every.push(Action::Use { action }),
                Aim::Figure => every.extend(figures().map(|on| Action::UseOn { action, on })),
                Aim::Players => {}
            }
        }
    }
    every.extend(
        (0..1_u32 << game.seats()).map(|plan| Action::MasterPlan {
            players: seats().filter(|seat| plan >> seat.0 & 1 == 1).collect::<Seats>(),
        }),
    );
    every
}

/// All viewers see dice, the cards turned up for the first player, and the cards turned over in battle. Any other card
/// is drawn into a hand, and only the player of this hand sees the card.
fn sees(_: &PlasticAttack, glance: &DrawContext<'_, PlasticAttack>) -> bool {
    let is_open = |clause: &str| {
        [PA1_ACT_LUCK_01, PA2_ACT_LUCK_01, PA1_SETUP_10, PA2_SETUP_10, PA_R_11].iter().any(|open| open.id() == clause)
    };
    if is_open(&glance.draw().clause) {
        return true;
    }
    let nth = glance.draws[..glance.nth].iter().filter(|draw| !is_open(&draw.clause)).count();
    let drawers = glance.story.iter().flat_map(|event| match event {
        Event::Drew { seat, count, .. } => vec![*seat; usize::from(*count)],
        _ => Vec::new(),
    });
    drawers.into_iter().nth(nth).is_some_and(|drawer| glance.viewer.is(drawer))
}

/// Returns the opened cards with their players, and every discarded hand, as text. No other effect shows hidden cards.
fn public_effect(_: &PlasticAttack, step: &Step<'_, PlasticAttack>) -> String {
    let given = step.story.iter().filter_map(|event| match event {
        Event::Revealed { attacker, defender, .. } => Some(format!(
            "{:?} opens {:?}, {:?} opens {:?}",
            attacker.seat, attacker.card, defender.seat, defender.card
        )),
        Event::HandDiscarded { seat, cards, .. } => Some(format!("{seat:?} discards {cards:?}")),
        _ => None,
    });
    given.collect::<Vec<_>>().join("; ")
}

/// Imagines a twin: a state that looks the same to the viewer. Each card that the step shows is in the same place in
/// the twin as in the real state.
fn twin(game: &PlasticAttack, view: &View, step: &Step<'_, PlasticAttack>, own: &mut Seeded) -> State {
    let mut hands = vec![Cards::NONE; usize::from(game.seats())];
    let mut laid = vec![None; hands.len()];
    let mut pile = Cards::NONE;
    for event in step.story {
        match event {
            Event::Revealed { attacker, defender, .. } => {
                for sum in [attacker, defender] {
                    let Some(card) = sum.card else { continue };
                    if step.before.hand(sum.seat).has(card) {
                        hands[sum.seat.index()] = hands[sum.seat.index()].with(card);
                        laid[sum.seat.index()] = Some(card);
                    } else {
                        pile = pile.with(card);
                    }
                }
            }
            Event::HandDiscarded { seat, cards, .. } => {
                hands[seat.index()] = hands[seat.index()].and(cards.within(step.before.hand(*seat)));
            }
            Event::Drew { seat, cards: Some(cards), .. } if view.viewer.is(*seat) => pile = pile.and(*cards),
            _ => {}
        }
    }
    let mut asked: Vec<Asked> = Vec::new();
    let others = || (0..game.seats()).map(Seat).filter(|seat| !view.viewer.is(*seat));
    for seat in others() {
        let size = usize::from(view.hands[seat.index()].size);
        asked.extend(vec![Asked { wanted: hands[seat.index()] }; size]);
    }
    let turn = view.table.turn();
    let mut fighters: Vec<Seat> = others().filter(|seat| view.hands[seat.index()].has_laid).collect();
    fighters.sort_by_key(|seat| *seat != turn);
    asked.extend(fighters.iter().map(|seat| Asked { wanted: laid[seat.index()].into_iter().collect() }));
    let kept = hands.into_iter().fold(pile, Cards::and);
    game.imagine(view, &mut Steered { asked, nth: 0, kept, own })
}

/// One card that an imagined state draws: one of `wanted`, if one of them is left.
#[derive(Clone, Copy)]
struct Asked {
    wanted: Cards,
}

/// Luck for an imagined state. It deals the wanted cards where they belong, and all others at random.
struct Steered<'a> {
    asked: Vec<Asked>,
    nth: usize,
    kept: Cards,
    own: &'a mut Seeded,
}

impl Chance for Steered<'_> {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        self.own.below(n, clause)
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        let there: Cards = (0..52).filter(|position| set >> position & 1 == 1).map(Card::at).collect();
        let wanted = self.asked.get(self.nth).map_or(Cards::NONE, |asked| asked.wanted.within(there));
        self.nth += 1;
        let free = there.outside(self.kept);
        let from = [wanted, free, there].into_iter().find(|cards| !cards.is_empty()).expect("a card is left to draw");
        let nth = self.own.below(from.len(), clause) as usize;
        from.iter().nth(nth).expect("the index is below the number of cards").position() as u32
    }
}

/// Returns the cards of all hands, as text.
fn hands(game: &PlasticAttack, state: &State) -> Option<String> {
    Some(format!("{:?}", (0..game.seats()).map(|seat| state.hand(Seat(seat))).collect::<Vec<_>>()))
}

/// Returns the cards of the draw pile, as text; `None` if there are fewer than two.
fn draw_pile(_: &PlasticAttack, state: &State) -> Option<String> {
    (state.draw_pile().len() > 1).then(|| format!("{:?}", state.draw_pile()))
}
