//! Sets up positions that are written in one line, plays decisions, and answers questions about the table.
//!
//! A position is written as statements between semicolons. `A: Rex 4 luck/heal/dodge, Pip 2 wounded, hand 6s 2h`
//! gives seat A two figures and a hand. A figure is its name and Power, then perhaps its card: Queen and Jack / 10 and
//! 9 / 8 and 7. Further words of a figure are `wounded`, `down`, `starts 6`, `of B`, `guard 9s` and `blast 1`. Other
//! items of a seat are `holds Lost 6 of B`, marks such as `dodge 1`, and `out`. Other statements are `turn B`, `extra`,
//! `right`, `taken 7` and `discard Kd`. `pile 2c 3c` lists the cards that are drawn first; all others follow.
//! `pile only 2c 3c` lists the whole pile.

use plastic_attack::{Action, Card, Edition, Event, Figure, Given, PlasticAttack, Special, Stage, State, Whereabouts};
use referee::{Chance, Cite, Clause, Codec, Game, Seat, Seats, Status, Table, Viewer};
use scenario::{ScenarioGame, ScenarioPosition};
use serde_json::{Map, Value, json};
use std::collections::VecDeque;

/// A table at which a test plays.
pub struct Bench {
    pub game: PlasticAttack,
    pub state: State,
    pub told: Vec<Event>,
    luck: Script,
}

/// Scripted luck. A draw takes the first listed card that is in the set, or else the lowest card of the set. Dice show
/// the listed faces.
#[derive(Default)]
struct Script {
    cards: Vec<Card>,
    faces: VecDeque<u32>,
    asked: Vec<Clause>,
}

impl Chance for Script {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        self.asked.push(clause);
        let face = self.faces.pop_front().expect("the test lists a face for each roll");
        assert!((1..=n).contains(&face), "the test lists the face {face}; the die has faces 1 to {n}");
        face - 1
    }

    fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        self.asked.push(clause);
        let is_there = |card: &&Card| set >> card.position() & 1 == 1;
        self.cards.iter().find(is_there).map_or(set.trailing_zeros(), |card| card.position() as u32)
    }
}

/// Sets up a position of the 2009 edition.
pub fn first(position: &str) -> Bench {
    bench(Edition::First, json!({}), position)
}

/// Sets up a position of the revised edition.
pub fn revised(position: &str) -> Bench {
    bench(Edition::Revised, json!({}), position)
}

/// Sets up a position of an edition with options.
pub fn bench(edition: Edition, options: Value, position: &str) -> Bench {
    let given: Given = laws::from_json(&given(position));
    let options = laws::from_json(&options);
    let studied =
        PlasticAttack::set_up(edition.game(), <PlasticAttack as referee::Game>::REVISION, given, options, Vec::new())
            .unwrap_or_else(|faults| panic!("{faults:?} in {position}"));
    let (game, state) = (studied.game().clone(), studied.state().clone());
    let pile = position.split(';').find_map(|statement| statement.trim().strip_prefix("pile "));
    let cards = pile.map_or(Vec::new(), |pile| pile.split_whitespace().filter_map(Card::from_word).collect());
    Bench { game, state, told: Vec::new(), luck: Script { cards, ..Script::default() } }
}

fn given(position: &str) -> Value {
    let mut given = json!({ "seats": [], "turn": { "stage": "attack" }, "armies": {}, "captives": {}, "hands": {},
        "marks": {}, "eliminated": [], "discard_pile": [], "draw_pile": ["rest"] });
    for statement in position.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
        match statement.split_once(": ") {
            Some((seat, items)) => items.split(", ").for_each(|item| give(&mut given, seat, item)),
            None => say(&mut given, statement),
        }
    }
    if given["turn"]["seat"].is_null() {
        given["turn"]["seat"] = given["seats"][0].clone();
    }
    given
}

/// Adds a statement about the table, such as `turn B`, to a position.
fn say(given: &mut Value, statement: &str) {
    let mut words = statement.split_whitespace();
    match words.next() {
        Some("turn") => given["turn"]["seat"] = json!(words.next()),
        Some("extra") => given["turn"]["extra"] = json!(true),
        Some("right") => given["direction"] = json!("right"),
        Some("taken") => given["turns_taken"] = json!(number(words.next())),
        Some("discard") => given["discard_pile"] = json!(words.collect::<Vec<_>>()),
        Some("pile") => {
            let cards: Vec<&str> = words.collect();
            given["draw_pile"] = match cards.split_first() {
                Some((&"only", cards)) => json!(cards),
                _ => json!([cards.as_slice(), &["rest"]].concat()),
            };
        }
        word => panic!("{word:?} is not a statement about the table"),
    }
}

/// Adds an item of a seat, such as `hand 6s 2h`, to a position.
fn give(given: &mut Value, seat: &str, item: &str) {
    let seats = given["seats"].as_array_mut().expect("a list");
    if !seats.contains(&json!(seat)) {
        seats.push(json!(seat));
    }
    let mut words = item.split_whitespace();
    match words.next() {
        Some("hand") => given["hands"][seat] = json!(words.collect::<Vec<_>>()),
        Some("out") => given["eliminated"].as_array_mut().expect("a list").push(json!(seat)),
        Some("holds") => {
            let [name, starts] = [words.next(), words.next()];
            let mut captive = figure(words.collect::<Vec<_>>().join(" ").as_str());
            captive.insert("figure".into(), json!(name));
            captive.insert("starts".into(), json!(number(starts)));
            push(&mut given["captives"][seat], Value::Object(captive));
        }
        Some(mark @ ("dodge" | "special_weapon" | "intimidation" | "lost_turns")) => {
            given["marks"][seat][mark] = json!(number(words.next()));
        }
        Some(name) => {
            let power = number(words.next());
            let mut said = figure(words.collect::<Vec<_>>().join(" ").as_str());
            said.insert("figure".into(), json!(name));
            said.insert("power".into(), json!(power));
            push(&mut given["armies"][seat], Value::Object(said));
        }
        None => {}
    }
}

fn push(list: &mut Value, item: Value) {
    match list {
        Value::Array(items) => items.push(item),
        _ => *list = json!([item]),
    }
}

fn number(word: Option<&str>) -> u32 {
    word.and_then(|word| word.parse().ok()).expect("the next word is a number")
}

/// Reads what stands after a figure's name and Power.
fn figure(words: &str) -> Map<String, Value> {
    let mut said = json!({ "card": { "high": "recover", "mid": "recover", "low": "recover" } });
    let mut words = words.split_whitespace().peekable();
    while let Some(word) = words.next() {
        match word {
            "wounded" => said["wounded"] = json!(true),
            "down" => said["face_down"] = json!(true),
            "starts" => said["starts"] = json!(number(words.next())),
            "of" => said["owner"] = json!(words.next()),
            "dodge" | "blast" | "intimidate" => said["marks"][word] = json!(number(words.next())),
            "guard" => {
                let is_card = |word: &&str| Card::from_word(word).is_some();
                let cards: Vec<&str> = std::iter::from_fn(|| words.next_if(is_card)).collect();
                said["guards"] = json!(cards);
            }
            card => {
                let slots: Vec<&str> = card.split('/').collect();
                said["card"] = json!({ "high": slots[0], "mid": slots[1], "low": slots[2] });
            }
        }
    }
    said.as_object().expect("an object").clone()
}

/// Takes decisions.
impl Bench {
    /// Makes the die show this face next.
    pub fn rolls(mut self, face: u32) -> Bench {
        self.luck.faces.push_back(face);
        self
    }

    pub fn seat(&self, name: &str) -> Seat {
        self.game.seat(name).unwrap_or_else(|| panic!("there is no seat {name:?}"))
    }

    pub fn figure(&self, name: &str) -> Figure {
        self.game.figure(name).unwrap_or_else(|| panic!("there is no figure {name:?}"))
    }

    /// Carries out a decision that must be legal.
    pub fn act(&mut self, seat: &str, action: Action) -> &mut Bench {
        let seat = self.seat(seat);
        if let Err(refusal) = self.game.check(&self.state, seat, &action) {
            panic!("{action:?} is refused: {refusal}");
        }
        self.game.apply(&mut self.state, seat, &action, &mut Table::new(&mut self.luck, &mut self.told));
        self
    }

    /// Returns the id of the clause that forbids a decision.
    pub fn refusal(&self, seat: &str, action: Action) -> &'static str {
        match self.game.check(&self.state, self.seat(seat), &action) {
            Ok(()) => "allowed",
            Err(refusal) => refusal.clause().id(),
        }
    }

    pub fn attack(&mut self, with: &str, player: &str) -> &mut Bench {
        let (with, target) = (self.figure(with), self.seat(player));
        let turn = self.game.seat_name(self.state.turn()).to_owned();
        self.act(&turn, Action::Attack { with, player: target })
    }

    /// Plays an attack by the figure `with` on the figure `against`. The attacker lays `card`, then the defender lays
    /// `other`. `-` stands for no card.
    pub fn fight(&mut self, with: &str, against: &str, card: &str, other: &str) -> &mut Bench {
        let Whereabouts::Army(player) = self.state.whereabouts(self.figure(against)) else {
            panic!("{against} stands in no army")
        };
        let [attacker, defender] = [self.state.turn(), player].map(|seat| self.game.seat_name(seat).to_owned());
        self.attack(with, &defender);
        let with = self.figure(against);
        self.act(&defender, Action::Defend { with });
        for (seat, word) in [(&attacker, card), (&defender, other)] {
            if let Some(card) = Card::from_word(word) {
                self.act(seat, Action::Play { card });
            }
        }
        self
    }

    /// Uses the action being offered. `words` are the name of the action and its target: a figure, or players such as
    /// `AC`.
    pub fn uses(&mut self, words: &str) -> &mut Bench {
        let action = self.used(words);
        let turn = self.game.seat_name(self.state.turn()).to_owned();
        self.act(&turn, action)
    }

    pub fn used(&self, words: &str) -> Action {
        let (word, on) = words.split_once(' ').unwrap_or((words, ""));
        let action = Special::from_word(word).expect("the first word is a special action");
        match (action, on) {
            (Special::MasterPlan, names) => {
                let players: Seats = names.chars().map(|name| self.seat(&name.to_string())).collect();
                Action::MasterPlan { players }
            }
            (action, "") => Action::Use { action },
            (action, on) => Action::UseOn { action, on: self.figure(on) },
        }
    }

    /// Declines the action being offered.
    pub fn declines(&mut self) -> &mut Bench {
        let Stage::Use(action) = self.state.stage() else {
            panic!("no action is offered; the game is at: {}", self.asked())
        };
        let turn = self.game.seat_name(self.state.turn()).to_owned();
        self.act(&turn, Action::Decline { action })
    }

    pub fn guards_with(&mut self, seat: &str, name: &str) -> &mut Bench {
        let figure = self.figure(name);
        self.act(seat, Action::Guard { figure })
    }
}

/// Answers questions about the table.
impl Bench {
    pub fn power(&self, name: &str) -> u8 {
        self.state.power(self.figure(name))
    }

    pub fn is_wounded(&self, name: &str) -> bool {
        self.state.is_wounded(self.figure(name))
    }

    pub fn lies(&self, name: &str) -> bool {
        self.state.is_face_down(self.figure(name))
    }

    /// Returns `army A`, `held A` or `gone`.
    pub fn place(&self, name: &str) -> String {
        match self.state.whereabouts(self.figure(name)) {
            Whereabouts::Army(seat) => format!("army {}", self.game.seat_name(seat)),
            Whereabouts::Captive(seat) => format!("held {}", self.game.seat_name(seat)),
            Whereabouts::Gone => "gone".into(),
        }
    }

    /// Returns the line from left to right.
    pub fn line(&self, seat: &str) -> String {
        let names: Vec<&str> = self.state.line(self.seat(seat)).map(|figure| self.game.figure_name(figure)).collect();
        names.join(" ")
    }

    pub fn guards(&self, name: &str) -> String {
        words(self.state.guards(self.figure(name)))
    }

    /// Returns the hand by rank and suit.
    pub fn hand(&self, seat: &str) -> String {
        words(self.state.hand(self.seat(seat)).iter())
    }

    pub fn holds(&self, seat: &str) -> u32 {
        self.state.hand(self.seat(seat)).len()
    }

    pub fn pile(&self) -> u32 {
        self.state.draw_pile().len()
    }

    pub fn discard(&self) -> String {
        words(self.state.discard_pile().iter())
    }

    /// Returns which seats must decide what, such as `A attack` or `AB play`. After the end, returns how the game
    /// ended, such as `A wins by last-standing`.
    pub fn asked(&self) -> String {
        let names = |seats: Seats| seats.iter().map(|seat| self.game.seat_name(seat)).collect::<Vec<_>>().concat();
        match self.game.status(&self.state) {
            Status::Awaiting(seats) => {
                format!(
                    "{} {}",
                    names(seats),
                    self.state.stage().word().expect("a game that goes on waits for a decision")
                )
            }
            Status::Over(end) if end.winners.is_empty() => format!("nobody wins by {}", end.by),
            Status::Over(end) => format!("{} wins by {}", names(end.winners), end.by),
        }
    }

    /// Returns the action being offered and everything it may be used on, such as `heal Rex Pip`; empty if no action is
    /// offered.
    pub fn offer(&self) -> String {
        let Stage::Use(action) = self.state.stage() else { return String::new() };
        let mut legal = Vec::new();
        self.game.candidates(&self.state, self.state.turn(), &mut Script::default(), &mut legal);
        let choices = legal.iter().filter_map(|choice| match choice {
            Action::UseOn { on, .. } => Some(self.game.figure_name(*on).to_owned()),
            Action::MasterPlan { players } => {
                Some(players.iter().map(|seat| self.game.seat_name(seat)).collect::<Vec<_>>().concat())
            }
            _ => None,
        });
        [action.word().to_owned()].into_iter().chain(choices).collect::<Vec<_>>().join(" ")
    }

    /// The totals of the last battle, attacker first.
    pub fn totals(&self) -> [i16; 2] {
        let revealed = self.told.iter().rev().find_map(|event| match event {
            Event::Revealed { attacker, defender, .. } => Some([attacker.total, defender.total]),
            _ => None,
        });
        revealed.expect("cards were opened")
    }

    /// Counts the turns that were lost.
    pub fn turns_lost(&self) -> usize {
        self.told.iter().filter(|event| matches!(event, Event::TurnLost { .. })).count()
    }

    /// Counts the random numbers that were drawn for a clause.
    pub fn draws_for(&self, clause: Clause) -> usize {
        self.luck.asked.iter().filter(|asked| **asked == clause).count()
    }

    pub fn view(&self, viewer: &str) -> Value {
        let viewer = self.game.seat(viewer).map_or(Viewer::Public, Viewer::Seat);
        self.game.view_to_json(&self.game.view(&self.state, viewer))
    }

    /// Returns a public value of a seat, such as a mark, `in_game` or a size.
    pub fn side(&self, seat: &str, what: &str) -> Value {
        self.view("public")["seats"][self.seat(seat).index()][what].clone()
    }

    /// Returns a public value of a figure in an army.
    pub fn shown(&self, name: &str, what: &str) -> Value {
        let view = self.view("public");
        let sides = view["seats"].as_array().expect("a list").iter();
        let mut figures = sides.flat_map(|side| side["army"].as_array().expect("a list"));
        figures.find(|figure| figure["figure"] == name).expect("the figure stands in an army")[what].clone()
    }
}

fn words(cards: impl Iterator<Item = Card>) -> String {
    cards.map(Card::word).collect::<Vec<_>>().join(" ")
}

pub fn card(word: &str) -> Card {
    Card::from_word(word).unwrap_or_else(|| panic!("{word} is not a card"))
}

pub fn play(word: &str) -> Action {
    Action::Play { card: card(word) }
}

/// Sets up a position of an edition with the default options.
pub fn at(edition: Edition, position: &str) -> Bench {
    bench(edition, json!({}), position)
}
