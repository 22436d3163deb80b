//! What the page of the game offers besides the options of the rules.

use super::Entry;
use crate::{ArmyFile, FigureFile, Special, shipped_armies, shipped_figures};
use catalogue::{GameEntry, Language};
use schemars::JsonSchema;
use serde::Serialize;

/// What the page of the game offers besides the options of the rules.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Own")]
pub(super) struct OwnJson {
    /// The figures that come with the game.
    pub collection: Vec<FigureFile>,
    /// The armies that come with the game.
    pub ready: Vec<ArmyFile>,
    /// The special actions of the edition. PA-R-06
    pub specials: Vec<SpecialInfo>,
}

/// A special action as the game's page describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(super) struct SpecialInfo {
    /// The name of the action in files, such as `mind-control`.
    pub word: &'static str,
    /// The name of the action in English.
    pub name: &'static str,
    /// The ids of the clauses that say what the action does.
    pub clauses: Vec<&'static str>,
}

impl Entry {
    /// Returns what the page of the game offers besides the options of the rules.
    pub(super) fn own(&self) -> OwnJson {
        let (collection, ready) = (shipped_figures(self.0), shipped_armies(self.0));
        OwnJson { collection, ready, specials: self.specials() }
    }

    /// Lists the special actions of the edition with the clauses that say what they do.
    fn specials(&self) -> Vec<SpecialInfo> {
        let text = self.rulebook(Language::English);
        let is_own = |id: &&str| !self.foreign_clauses().iter().any(|letters| id.starts_with(letters));
        let ids = text.lines().filter_map(|line| line.strip_prefix("### ")?.split(' ').next()).filter(is_own);
        let ids: Vec<&str> = ids.collect();
        let said = |special: Special| {
            let part = format!("-ACT-{}-", special.code());
            let clauses = ids.iter().copied().filter(|id| id.contains(&part)).collect();
            SpecialInfo { word: special.word(), name: special.name(), clauses }
        };
        Special::ALL.into_iter().filter(|special| special.is_of(self.0)).map(said).collect()
    }
}
