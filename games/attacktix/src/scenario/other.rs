//! Judges assertions about views, tables, kinds of terrain and tournaments.

use super::assertion::{CatalogueIs, Field, Hidden, Said, TableIs, ViewIs};
use super::judge::{Verdict, maybe, same};
use super::same::lacks;
use super::table::{Before, ScenarioTable};
use crate::catalogue::Catalogue;
use crate::figure::{Class, Colour, Zone};
use crate::id::Id;
use crate::offer::kind_json;
use crate::pieces::Pieces;
use crate::setup::Mode;
use crate::state::FigureIndex;
use crate::tournament::{scores, standings};
use physics::Thousandths;
use referee::{Codec, Game, Viewer};
use scenario::ScenarioPosition as _;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// How many twelfths a point has.
const TWELFTHS: i64 = 12;

impl ScenarioTable {
    pub(super) fn judge_other(&self, said: &Said) -> Verdict {
        match said {
            Said::View(view) => self.judge_view(view),
            Said::Bodies { includes, excludes } => self.judge_bodies(includes, excludes),
            Said::Table(table) => self.judge_table(table),
            Said::Catalogue(catalogue) => judge_catalogue(catalogue),
            Said::Piece(piece) => judge_piece(piece),
            Said::Same { figures, fields } => self.judge_same(figures, fields),
            Said::GrindCounts { each_min, each_max } => {
                let is_out = |count: &&u32| !(each_min..=each_max).contains(count);
                match &self.story.grinds {
                    None => Err("no grinds were sampled before this assertion".into()),
                    Some(counts) => match counts.iter().find(is_out) {
                        Some(count) => Err(format!(
                            "a position came up {count} times; {each_min} to {each_max} times are allowed, and the \
                             counts are {counts:?}"
                        )),
                        None => Ok(()),
                    },
                }
            }
            Said::SerialsDistinct(expected) => {
                let serials: BTreeSet<_> = self.game.roster().iter().map(|it| (it.owner, it.serial)).collect();
                same("serials", &(serials.len() as u32), expected)
            }
            Said::Points(expected) => {
                let ending = self.state.ending.as_ref().ok_or("the game is not over")?;
                if self.game.mode() != Mode::Ffa {
                    return Err("only a free-for-all gives points, and this game is a duel or team play".into());
                }
                let places = ending.places.iter().map(|seats| self.game.names(*seats)).collect();
                judge_points(&scores(&places), expected)
            }
            Said::Standings(expected) => match &self.before {
                Some(Before::Tournament(said)) => judge_points(&standings(&said.players, &said.played), expected),
                _ => Err("the position has no tournament".into()),
            },
            Said::Final(expected) => match &self.before {
                Some(Before::Tournament(said)) => same("the final", &said.finalists, expected),
                _ => Err("the position has no tournament".into()),
            },
            said => self.measure(said),
        }
    }

    fn judge_view(&self, expected: &ViewIs) -> Verdict {
        let seat = self.seat(&expected.seat).ok_or_else(|| format!("there is no seat {:?}", expected.seat))?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let said = self.game.view_to_json(&view);
        let cards = self.game.setup_to_json();
        let figures: Vec<FigureIndex> = match expected.figure.as_str() {
            "*" => self.game.all().collect(),
            id => vec![self.named(&id.parse()?)?],
        };
        for figure in figures {
            let id = self.game.id_of(figure);
            let mut shown = Map::new();
            for part in [&cards["figures"][figure.index()], &said["figures"][figure.index()]] {
                shown.extend(part.as_object().cloned().unwrap_or_default());
            }
            shown.remove("wheel"); // the windows of its type, which are printed
            shown.insert("ability".into(), shown["ability"]["name"].clone());
            let has_fallen = matches!(self.state.figures[figure.index()].zone, Zone::Lying | Zone::Defeated);
            if has_fallen {
                shown.insert("special".into(), json!(self.game.window(&self.state, figure).special));
            }
            for hidden in &expected.hides {
                let (word, is_told) = match hidden {
                    Hidden::Special => ("special", shown.contains_key("special") && !has_fallen),
                    Hidden::Wheel => ("wheel", shown.contains_key("wheel")),
                };
                if is_told {
                    return Err(format!("{} sees the secret {word} of {id}", expected.seat));
                }
            }
            if let Some(fault) = lacks(&Value::Object(shown), &expected.shows) {
                return Err(format!("{} of {id}: {fault}", expected.seat));
            }
        }
        Ok(())
    }

    fn judge_bodies(&self, includes: &[Id], excludes: &[Id]) -> Verdict {
        let bodies = self.game.bodies(&self.state);
        if let Some(missing) = includes.iter().find(|id| !bodies.contains(id)) {
            return Err(format!("the next simulation does not contain {missing}"));
        }
        match excludes.iter().find(|id| bodies.contains(id)) {
            Some(extra) => Err(format!("the next simulation contains {extra}")),
            None => Ok(()),
        }
    }

    fn judge_table(&self, expected: &TableIs) -> Verdict {
        let size = self.game.size();
        maybe("line", &size.line, expected.line.as_ref())?;
        maybe("surface", &size.surface, expected.surface.as_ref())?;
        maybe("tix", &self.game.options().tix.0, expected.tix.as_ref())?;
        let room = size.surface - size.line;
        match expected.behind_line_min {
            Some(least) if room < least => {
                Err(format!("there is room of {room} micrometres behind a line; at least {least} are needed"))
            }
            _ => Ok(()),
        }
    }

    fn judge_same(&self, figures: &[Id; 2], fields: &[Field]) -> Verdict {
        let [one, other] = [self.named(&figures[0])?, self.named(&figures[1])?];
        for field in fields {
            let (a, b) = (self.field(one, *field), self.field(other, *field));
            if a != b {
                return Err(format!("{field:?} of {} is {a}, but {field:?} of {} is {b}", figures[0], figures[1]));
            }
        }
        Ok(())
    }

    fn field(&self, figure: FigureIndex, field: Field) -> Value {
        let now = &self.state.figures[figure.index()];
        match field {
            Field::Window => json!(self.game.window(&self.state, figure).shown()),
            Field::Limit => json!(self.game.limit(&self.state, figure, false)),
            Field::Radius => json!(self.game.radius(figure)),
            Field::Weapon => json!(&*self.game.profile(figure).weapon),
            Field::Wheel => json!(now.wheel),
            Field::Spent => json!(now.spent),
            Field::Zone => json!(now.zone),
            Field::Rolled => json!(now.at.y),
        }
    }
}

/// Compares points. The game counts points in twelfths, and files write them as decimals.
fn judge_points(is: &[(String, i32)], expected: &BTreeMap<String, Thousandths>) -> Verdict {
    let said = || is.iter().map(|(name, twelfths)| format!("{name} {twelfths}/12")).collect::<Vec<_>>().join(", ");
    let points = |(name, points): (&String, &Thousandths)| format!("{name} {}/1000", points.0);
    let wanted = || expected.iter().map(points).collect::<Vec<_>>().join(", ");
    let fits = |(name, twelfths): &(String, i32)| {
        let expected = expected.get(name).map(|points| points.0 * TWELFTHS);
        expected.is_some_and(|points| (points - i64::from(*twelfths) * 1_000).abs() <= TWELFTHS)
    };
    if is.len() == expected.len() && is.iter().all(fits) {
        Ok(())
    } else {
        Err(format!("the points are {}; {} are expected", said(), wanted()))
    }
}

fn judge_catalogue(expected: &CatalogueIs) -> Verdict {
    let catalogue = Catalogue::shipped();
    let types = catalogue.types();
    same("count", &types.len(), &expected.count)?;
    let classes = |classes: &mut dyn Iterator<Item = Class>| classes.collect::<BTreeSet<Class>>();
    let mut expected_classes = expected.classes.iter().copied();
    same("classes", &classes(&mut types.iter().map(|kind| kind.class)), &classes(&mut expected_classes))?;
    for kind in types {
        let of = |colour: Colour| kind.wheel.iter().filter(|window| window.colour == colour).count();
        same(&format!("windows of {}", kind.code), &kind.wheel.len(), &expected.wheel_entries)?;
        same(&format!("red windows of {}", kind.code), &of(Colour::Red), &expected.red)?;
        same(&format!("white windows of {}", kind.code), &of(Colour::White), &expected.white)?;
    }
    Ok(())
}

fn judge_piece(expected: &Map<String, Value>) -> Verdict {
    let code: Id = expected.get("code").and_then(Value::as_str).ok_or("`piece` needs a `code`")?.parse()?;
    let pieces = Pieces::shipped();
    let kind = pieces.find(&code).ok_or_else(|| format!("there is no kind of terrain {code}"))?;
    lacks(&json!(kind_json(kind)), expected).map_or(Ok(()), |fault| Err(format!("{code}: {fault}")))
}
