//! Builds scenario files in code, from a small position, decisions and assertions, and then plays them.

use attacktix::{Attacktix, ScenarioTable};
use referee::{Codec, Game, Seat, Seeded};
use scenario::{ScenarioGame, ScenarioPosition};
use serde_json::{Value, json};

/// A scenario that is being built. The places in words such as `a B03 p1 0 -30 9` are in centimetres.
#[derive(Clone)]
pub struct Table {
    given: Value,
    options: Value,
    luck: Vec<Value>,
    steps: Vec<Value>,
    revision: u32,
}

/// Makes a duel in the attack step of `p1`. One figure of each side, `s1` and `s2`, stands out of the way.
pub fn table() -> Table {
    bare().figure("s1 B05 p1 55 -48 3").figure("s2 B05 p2 -55 48 3")
}

/// Makes the same duel without any figures.
pub fn bare() -> Table {
    let turn = json!({ "number": 1, "active": "p1", "step": "attack" });
    let given = json!({ "phase": "play", "mode": "duel", "measure": "imperial", "figures": [], "turn": turn });
    Table { given, options: json!({}), luck: Vec::new(), steps: Vec::new(), revision: Attacktix::REVISION }
}

impl Table {
    /// Adds a figure in play, described as `id type owner x z wheel`.
    pub fn figure(self, words: &str) -> Table {
        self.with(words, json!({}))
    }

    /// Adds a figure in play as `figure` does, with further keys.
    pub fn with(mut self, words: &str, more: Value) -> Table {
        let words: Vec<&str> = words.split(' ').collect();
        let [id, kind, owner, x, z, wheel] = words[..] else {
            panic!("the words must be `id type owner x z wheel`, not {words:?}")
        };
        let number = |word: &str| word.parse::<i32>().expect("the value is a number");
        let mut figure = json!({ "id": id, "type": kind, "owner": owner, "wheel": number(wheel) });
        figure["at"] = json!([number(x) * 10_000, number(z) * 10_000]);
        more.as_object().expect("the value is an object").iter().for_each(|(key, value)| figure[key] = value.clone());
        self.given["figures"].as_array_mut().expect("the value is a list").push(figure);
        self
    }

    /// Adds a figure out of play, described as `id type owner zone wheel`.
    pub fn away(mut self, words: &str) -> Table {
        let words: Vec<&str> = words.split(' ').collect();
        let [id, kind, owner, zone, wheel] = words[..] else {
            panic!("the words must be `id type owner zone wheel`, not {words:?}")
        };
        let wheel: u8 = wheel.parse().expect("the value is a number");
        let figure = json!({ "id": id, "type": kind, "owner": owner, "zone": zone, "wheel": wheel });
        self.given["figures"].as_array_mut().expect("the value is a list").push(figure);
        self
    }

    /// Sets a key of the position.
    pub fn given(mut self, key: &str, value: Value) -> Table {
        self.given[key] = value;
        self
    }

    /// Sets the seat whose turn it is, the number of the turn, and its step.
    pub fn turn(mut self, active: &str, number: u32, step: &str) -> Table {
        self.given["turn"] = json!({ "number": number, "active": active, "step": step });
        self
    }

    /// Sets a key of the turn.
    pub fn in_turn(mut self, key: &str, value: Value) -> Table {
        self.given["turn"][key] = value;
        self
    }

    /// Sets seats in two teams: `p1` and `p3` in the south, `p2` and `p4` in the north. Each seat contributes this many
    /// points.
    pub fn teams(mut self, contributed: &[i32]) -> Table {
        let seat = |(n, points): (usize, &i32)| {
            let (team, side) = if n % 2 == 0 { ("x", "south") } else { ("y", "north") };
            json!({ "id": format!("p{}", n + 1), "team": team, "side": side, "contribution": points })
        };
        self.given["mode"] = json!("team");
        self.given["seats"] = contributed.iter().enumerate().map(seat).collect();
        self
    }

    /// Makes the game a free-for-all of three or four seats.
    pub fn ffa(mut self, seats: usize) -> Table {
        let sides = if seats == 3 { ["south", "west", "east", ""] } else { ["south", "west", "north", "east"] };
        let seat = |n: usize| json!({ "id": format!("p{}", n + 1), "side": sides[n] });
        self.given["mode"] = json!("ffa");
        self.given["seats"] = (0..seats).map(seat).collect();
        self
    }

    /// Sets the revision of the rules that the scenario is played by.
    pub fn revision(mut self, revision: u32) -> Table {
        self.revision = revision;
        self
    }

    /// Sets an option.
    pub fn option(mut self, key: &str, value: Value) -> Table {
        self.options[key] = value;
        self
    }

    /// Adds a grind to the luck: the figure's wheel ends at this position.
    pub fn grind(mut self, figure: &str, to: u8) -> Table {
        self.luck.push(json!({ "grind": { "figure": figure, "to": to } }));
        self
    }

    /// Adds a coin to the luck: it shows this colour.
    pub fn coin(mut self, colour: &str) -> Table {
        self.luck.push(json!({ "coin": colour }));
        self
    }

    /// Adds a decision of a seat, which must be accepted.
    pub fn act(self, seat: &str, decision: Value) -> Table {
        self.step(json!({ "act": by(seat, decision) }))
    }

    /// Adds a decision of a seat, which must be refused with this clause.
    pub fn refuse(self, seat: &str, decision: Value, clause: &str) -> Table {
        self.step(json!({ "refuse": by(seat, decision), "clause": clause }))
    }

    /// Adds assertions that must hold after the steps so far.
    pub fn check<const N: usize>(self, assertions: [Value; N]) -> Table {
        self.step(json!({ "check": assertions.to_vec() }))
    }

    fn step(mut self, step: Value) -> Table {
        self.steps.push(step);
        self
    }

    /// Plays the scenario, and asserts what holds at its end. Its decisions must give the outcomes of attacks.
    #[track_caller]
    pub fn then<const N: usize>(self, then: [Value; N]) {
        self.plays("rules", &then);
    }

    /// Simulates a strike of a figure with each of these aims, and asserts what is measured.
    #[track_caller]
    pub fn measured<const N: usize>(self, figure: &str, aims: Value, then: [Value; N]) {
        self.act("p1", json!({ "trials": { "figure": figure, "aims": aims } })).plays("physics", &then);
    }

    /// Carries out one decision, which must give its outcome, and returns the position after it.
    #[track_caller]
    pub fn played(self, seat: &str, said: Value) -> ScenarioTable {
        let mut studied = self.set_up();
        let done = studied
            .prepare(&scenario::Act { seat: seat.into(), said })
            .expect("scenario files carry out this decision themselves");
        assert_eq!(done.map_err(|fault| fault.because), Ok(()));
        studied
    }

    /// Sets up the position, without any steps.
    pub fn set_up(self) -> ScenarioTable {
        let given = laws::from_json(&self.given);
        let options = laws::from_json(&self.options);
        Attacktix::set_up("attacktix", self.revision, given, options, Vec::new()).expect("the position has no faults")
    }

    /// Carries out a decision of `p1` by simulation, as in a match, and returns the first event.
    pub fn simulated(self, decision: &Value) -> Value {
        let studied = self.set_up();
        let (game, mut state) = (studied.game(), studied.state().clone());
        let action = game.parse_action(decision).expect("the decision can be read");
        assert_eq!(game.check(&state, Seat(0), &action), Ok(()));
        let (mut luck, mut events) = (Seeded::new(0, 0), Vec::new());
        game.apply(&mut state, Seat(0), &action, &mut referee::Table::new(&mut luck, &mut events));
        game.event_to_json(events.first().expect("the decision causes an event"))
    }

    #[track_caller]
    fn plays(self, kind: &str, then: &[Value]) {
        let scenario = json!({
            "id": "test", "kind": kind, "title": "a test", "clauses": [], "options": self.options, "given": self.given,
            "luck": self.luck, "steps": self.steps, "then": then,
        });
        let file = json!({ "format": 1, "game": "attacktix", "revision": self.revision, "scenarios": [scenario] });
        let report = scenario::run::<Attacktix>(&file.to_string()).expect("the text is a scenario file");
        let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
        assert!(failures.is_empty() && report.passed == 1, "{failures:?}");
    }
}

fn by(seat: &str, mut decision: Value) -> Value {
    decision["seat"] = json!(seat);
    decision
}

/// A shot of a launcher that fells these figures.
pub fn fire(figure: &str, falls: &[&str]) -> Value {
    shot(figure, json!({ "falls": falls }))
}

/// A shot of a launcher with this outcome.
pub fn shot(figure: &str, outcome: Value) -> Value {
    json!({ "attack": { "figure": figure, "aim": { "yaw": 0, "pitch": 375 }, "outcome": outcome } })
}

/// The next shot of a volley, which fells these figures.
pub fn next(figure: &str, falls: &[&str]) -> Value {
    json!({ "fire_next": { "figure": figure, "outcome": { "falls": falls } } })
}

/// A strike of a melee weapon that fells these figures.
pub fn strike(figure: &str, falls: &[&str]) -> Value {
    json!({ "attack": { "figure": figure, "aim": { "yaw": 0, "pull": 1000 }, "outcome": { "falls": falls } } })
}

/// A move of a figure straight ahead by this number of micrometres.
pub fn roll(figure: &str, by: i32) -> Value {
    json!({ "move": { "figure": figure, "path": [{ "roll": by }] } })
}

/// A decision without fields, such as `end_turn`.
pub fn say(word: &str) -> Value {
    json!({ word: {} })
}

/// The use of a felled figure's special, with this choice.
pub fn special(of: &str, mut choice: Value) -> Value {
    choice["of"] = json!(of);
    json!({ "special": choice })
}

/// Asserts that these keys of a figure have these values.
pub fn is(id: &str, mut like: Value) -> Value {
    like["id"] = json!(id);
    json!({ "figure": like })
}

/// Asserts that exactly these figures of an owner are in a zone.
pub fn zone(owner: &str, zone: &str, figures: &[&str]) -> Value {
    json!({ "zone": { "owner": owner, "zone": zone, "figures": figures } })
}

/// Asserts that these keys of the turn have these values.
pub fn turn(like: Value) -> Value {
    json!({ "turn": like })
}

/// Asserts which seat is asked for a decision, of which kind, and about which figure.
pub fn waiting(seat: &str, kind: &str, figure: &str) -> Value {
    json!({ "waiting": { "seat": seat, "kind": kind, "figure": figure } })
}

/// Asserts that the game waits only for a usual decision of set-up or turn.
pub fn nothing_open() -> Value {
    json!({ "waiting": null })
}

/// Asserts that these events happened, in this order.
pub fn log(events: Value) -> Value {
    json!({ "log": events })
}

/// Asserts that the game is over and that these seats won.
pub fn won(winners: &[&str]) -> Value {
    json!({ "result": { "kind": "win", "winners": winners } })
}
