//! A builder of scenarios in a few lines. The runner of scenario files plays them.

use plastic_fudge::PlasticFudge;
use referee::Game;
use serde_json::{Map, Value, json};

/// A scenario in the making: a position, the luck that the rules will draw, and decisions with checks.
#[derive(Clone)]
pub struct Table {
    options: Map<String, Value>,
    given: Map<String, Value>,
    units: Vec<Value>,
    mines: Vec<Value>,
    terrain: Vec<Value>,
    luck: Vec<Value>,
    steps: Vec<Value>,
    revision: u32,
}

/// Begins a scenario in this step, on a table of 48 by 48 inches. Green is Player A, and the Commanders are in opposite
/// corners.
pub fn table(step: &str) -> Table {
    let given = json!({ "table": [48, 48], "round": 1, "step": step, "player_a": "green" });
    let table = Table {
        options: Map::new(),
        given: given.as_object().expect("the value is an object").clone(),
        units: Vec::new(),
        mines: Vec::new(),
        terrain: Vec::new(),
        luck: Vec::new(),
        steps: Vec::new(),
        revision: PlasticFudge::REVISION,
    };
    table.with("g0 basic 2 2 90", json!({ "commander": true })).with("t0 basic 46 46 270", json!({ "commander": true }))
}

/// Begins a scenario in the Attack step.
pub fn attack() -> Table {
    table("attack")
}

/// Begins a scenario in the Morale phase. Each side began with eight Units, so that a few losses give no modifier.
pub fn morale() -> Table {
    table("morale").given("start", json!({ "green": 8, "tan": 8 }))
}

impl Table {
    /// Sets an option.
    pub fn option(mut self, key: &str, value: impl Into<Value>) -> Table {
        self.options.insert(key.into(), value.into());
        self
    }

    /// Sets the revision of the rules. By default it is the newest.
    pub fn revision(mut self, revision: u32) -> Table {
        self.revision = revision;
        self
    }

    /// Sets a key of the position.
    pub fn given(mut self, key: &str, value: Value) -> Table {
        self.given.insert(key.into(), value);
        self
    }

    /// Adds a Unit: `g1 basic 10 10`, or with a facing `g1 basic 10 10 90`. The first letter is its side.
    pub fn unit(self, said: &str) -> Table {
        self.with(said, json!({}))
    }

    /// Adds a Unit with more keys, or replaces the one with the same id. Without a place, write `g1 basic`.
    pub fn with(mut self, said: &str, more: Value) -> Table {
        let parts: Vec<&str> = said.split(' ').collect();
        let number = |n: usize| parts[n].parse::<f64>().expect("a coordinate");
        let side = if parts[0].starts_with('g') { "green" } else { "tan" };
        let mut unit = json!({ "id": parts[0], "side": side, "type": parts[1] });
        if parts.len() > 3 {
            unit["at"] = json!([number(2), number(3)]);
            unit["facing"] = json!(parts.get(4).map_or(0, |facing| facing.parse::<i32>().expect("degrees")));
        }
        let more = more.as_object().expect("more keys are an object").clone();
        unit.as_object_mut().expect("the value is an object").extend(more);
        self.units.retain(|other| other["id"] != parts[0]);
        self.units.push(unit);
        self
    }

    /// Removes a Unit.
    pub fn without(mut self, id: &str) -> Table {
        self.units.retain(|other| other["id"] != id);
        self
    }

    /// Adds a marker.
    pub fn mine(mut self, id: &str, side: &str, at: [f64; 2], real: bool) -> Table {
        self.mines.push(json!({ "id": id, "side": side, "at": at, "real": real }));
        self
    }

    /// Adds a piece of terrain.
    pub fn terrain(mut self, id: &str, kind: &str, rect: [f64; 4]) -> Table {
        self.terrain.push(json!({ "id": id, "type": kind, "rect": rect }));
        self
    }

    /// Adds open ground with a height in inches.
    pub fn hill(mut self, id: &str, rect: [f64; 4], height: i32) -> Table {
        self.terrain.push(json!({ "id": id, "type": "open", "rect": rect, "height": height }));
        self
    }

    /// Adds rolls to the luck, such as `+0-+`.
    pub fn luck<const N: usize>(mut self, rolls: [&str; N]) -> Table {
        self.luck.extend(rolls.map(Value::from));
        self
    }

    /// Adds rolls to the luck whose four dice are all blank, 0.
    pub fn blank(mut self, rolls: usize) -> Table {
        self.luck.extend(std::iter::repeat_n(Value::from("0000"), rolls));
        self
    }

    /// Adds a roll of four ordinary dice to the luck.
    pub fn d6(mut self, faces: [u8; 4]) -> Table {
        self.luck.push(json!({ "d6": faces }));
        self
    }

    /// Adds a coin toss to the luck: the side that wins it.
    pub fn coin(mut self, side: &str) -> Table {
        self.luck.push(json!({ "coin": side }));
        self
    }

    /// Adds a decision: `{"do": …}`.
    pub fn act(mut self, seat: &str, mut action: Value) -> Table {
        action["seat"] = seat.into();
        self.steps.push(json!({ "act": action }));
        self
    }

    /// Adds the decision of a seat to commit attacks.
    pub fn commit(self, seat: &str, attacks: Value) -> Table {
        self.act(seat, json!({ "do": "commit", "attacks": attacks }))
    }

    /// Adds the decisions of both sides to commit attacks, Green first.
    pub fn fight(self, green: Value, tan: Value) -> Table {
        self.commit("green", green).commit("tan", tan)
    }

    /// Adds the decision to throw the dice of the step.
    pub fn roll(self) -> Table {
        self.act("green", json!({ "do": "roll" }))
    }

    /// Adds a decision that the rules must refuse for this clause.
    pub fn refuse(mut self, seat: &str, mut action: Value, clause: &str) -> Table {
        action["seat"] = seat.into();
        self.steps.push(json!({ "refuse": action, "clause": clause }));
        self
    }

    /// Adds a decision of Green to commit one attack, which the rules must refuse for this clause.
    pub fn refuse_attack(self, attack: Value, clause: &str) -> Table {
        self.refuse("green", json!({ "do": "commit", "attacks": [attack] }), clause)
    }

    /// Adds an assertion between the decisions.
    pub fn check(mut self, assertion: Value) -> Table {
        self.steps.push(json!({ "check": [assertion] }));
        self
    }

    /// Plays the scenario, with these assertions at its end. Panics if one of them, or a step, fails.
    #[track_caller]
    pub fn then<const N: usize>(self, assertions: [Value; N]) {
        let revision = self.revision;
        let scenario = self.scenario(assertions.into());
        let file = json!({ "format": 1, "game": "plastic-fudge", "revision": revision, "scenarios": [scenario] });
        let report = scenario::run::<PlasticFudge>(&file.to_string()).expect("the file is a scenario file");
        let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
        assert!(failures.is_empty(), "{}", failures.join("\n"));
    }

    /// Returns the scenario as JSON, with these assertions at its end.
    pub fn scenario(mut self, then: Vec<Value>) -> Value {
        self.units.sort_by_key(|unit| {
            let id = unit["id"].as_str().expect("every Unit has an id").to_owned();
            (id[..1].to_owned(), id[1..].parse::<u32>().expect("an id ends with its number"))
        });
        let mut given = self.given;
        given.insert("units".into(), self.units.into());
        for (key, list) in [("mines", self.mines), ("terrain", self.terrain)] {
            if !list.is_empty() {
                given.insert(key.into(), list.into());
            }
        }
        json!({
            "id": "one", "title": "one", "clauses": [], "options": self.options, "given": given, "luck": self.luck,
            "steps": self.steps, "then": then,
        })
    }
}

/// Asserts that an entry of the log has these values.
pub fn log(fields: Value) -> Value {
    json!({ "log": fields })
}

/// Asserts that no entry of the log has these values.
pub fn no_log(fields: Value) -> Value {
    json!({ "no_log": fields })
}

/// Asserts that a hit has these totals and this result.
pub fn hit(unit: &str, target: &str, attack: i32, defence: i32, result: &str) -> Value {
    log(
        json!({ "kind": "hit", "unit": unit, "target": target, "attack": attack, "defence": defence, "result": result }),
    )
}

/// Asserts that a Unit has these values.
pub fn is(id: &str, fields: Value) -> Value {
    let mut unit = fields;
    unit["id"] = id.into();
    json!({ "unit": unit })
}
