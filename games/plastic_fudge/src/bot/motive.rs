//! The reason for a bot's decision: the part of the plan's value that the decision raises most.

use super::fight::Fight;
use super::posts::Post;
use super::scene::Scene;
use super::sites::is_bad_ground;
use super::thought::Luck;
use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::side::{Role, Side};
use crate::state::{State, UnitIndex};
use geometry::Point;
use referee::{Game, Seeded, Table};
use search::ONLY;

/// All reasons that a hint can give: terms of the estimate, and parts of plans. Players read them as sentences.
pub(super) const REASONS: &[&str] = &[
    "units",
    "their-units",
    "flag",
    "first",
    "second",
    "own-cover",
    "mire",
    "pass",
    "reserve",
    "ride",
    "cover",
    "apart",
    "friends",
    "back",
    "guard",
    "front",
    "placed",
    "mine",
    "hits",
    "safe",
    "soon",
    "screen",
    "nearer",
    "nearer-flag",
    "mines",
    "panic",
    "commander",
    "jet",
    "plan",
    "stay",
    "hold-fire",
];

/// How many random places are compared with the place to which a bot deploys a Unit.
const OTHERS: usize = 24;

/// Gains in value, each with the name of its reason.
#[derive(Default)]
struct Gains(Vec<(&'static str, i64)>);

impl Gains {
    /// Adds parts of a value, each multiplied by `by`.
    fn add(&mut self, parts: impl IntoIterator<Item = (&'static str, i64)>, by: i64) {
        for (name, worth) in parts {
            match self.0.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => *sum += worth * by,
                None => self.0.push((name, worth * by)),
            }
        }
    }

    /// Returns the reason with the largest gain; `None` if no gain is positive.
    fn best(self) -> Option<&'static str> {
        self.0.into_iter().filter(|(_, gain)| *gain > 0).max_by_key(|(_, gain)| *gain).map(|(name, _)| name)
    }
}

impl PlasticFudge {
    /// Returns the reason for a decision that the bot has planned. If the place itself gains nothing, the reason is
    /// `plan`, the plan for all Units.
    pub(super) fn motive_of(
        &self,
        table: &State,
        side: Side,
        action: &Action,
        luck: &mut Luck,
    ) -> Option<&'static str> {
        let fires = |attacks: usize| if attacks == 0 { "hold-fire" } else { "their-units" };
        let scene = || Scene::new(self, table, side);
        Some(match action {
            Action::Roll {} => ONLY,
            Action::ChooseRole { role: Role::A } => "first",
            Action::ChooseRole { role: Role::B } => "second",
            Action::Place { piece, .. } => {
                let piece = self.battlefield().pool.iter().find(|one| one.id == *piece)?;
                if is_bad_ground(piece.kind) { "mire" } else { "own-cover" }
            }
            Action::Pass {} => "pass",
            Action::Deploy { reserve: true, .. } => "reserve",
            Action::Deploy { carrier: Some(_), .. } => "ride",
            Action::Deploy { unit, at: Some(at), .. } => {
                scene().motive_of_site(self.unit(*unit)?, at.0, luck).unwrap_or("plan")
            }
            Action::Lay { .. } => "mine",
            Action::EndDeploy {} => "placed",
            Action::Move { unit, exit: false, .. } | Action::Leave { unit, .. } => {
                scene().motive_of_move(self.unit(*unit)?, action).unwrap_or("plan")
            }
            Action::CallJet { .. } => "jet",
            Action::EndMoves {} => "stay",
            Action::Fire(_) => "their-units",
            Action::Commit { attacks } => fires(attacks.len()),
            Action::Jets { jets } => fires(jets.len()),
            _ => return None,
        })
    }
}

impl Scene<'_> {
    /// Returns the reason for deploying a Unit here: the part of the value that most exceeds the average of random
    /// places in the zone.
    fn motive_of_site(&self, unit: UnitIndex, at: Point, luck: &mut Luck) -> Option<&'static str> {
        let mut gains = Gains::default();
        gains.add(self.site_parts(unit, at), OTHERS as i64);
        for _ in 0..OTHERS {
            gains.add(self.site_parts(unit, self.somewhere(luck)), -1);
        }
        self.of_goal(gains.best()?)
    }

    /// Returns the reason for a move of a Unit: the part of the value that the move raises most. All other Units stay
    /// where they are.
    fn motive_of_move(&self, unit: UnitIndex, action: &Action) -> Option<&'static str> {
        let (game, mut after) = (self.game, self.state.clone());
        game.apply(&mut after, self.side.seat(), action, &mut Table::quiet(&mut Seeded::new(0, 0)));
        let its = after.unit(unit);
        let at = if game.on_table(&after, unit) { game.disc(&after, unit).centre } else { its.at };
        let here = |unit| self.post(unit, self.man(unit).at, None, self.man(unit).carrier.is_some());
        let mut posts: Vec<Vec<Post>> = game.all_units().map(|unit| vec![here(unit)]).collect();
        posts[unit.index()].push(self.post(unit, at, Some(action.clone()), its.carrier.is_some()));
        let mut fight = Fight::new(self, posts);
        let (stays, mut goes) = (fight.as_it_is(), fight.as_it_is());
        goes[unit.index()] = 1;
        let mut gains = Gains::default();
        for (choice, by) in [(goes, 1), (stays, -1)] {
            gains.add(self.parts(unit, fight.chosen(unit, &choice)), by);
            gains.add(fight.exchanged(self.side, &choice), by);
        }
        let [from, to] = [0, 1].map(|post| &fight.posts[unit.index()][post]);
        let shelter = |post: &Post| post.worst + post.ranged + i32::from(post.wall);
        match gains.best()? {
            "safe" if shelter(to) > shelter(from) => Some("cover"),
            name => self.of_goal(name),
        }
    }

    /// Returns `nearer-flag` for `nearer` if the battlefield has a flag, and any other reason unchanged.
    fn of_goal(&self, name: &'static str) -> Option<&'static str> {
        let has_flag = self.game.battlefield().flag.is_some();
        Some(if name == "nearer" && has_flag { "nearer-flag" } else { name })
    }
}
