//! Special actions, which are printed on character cards.

use crate::clauses::*;
use crate::edition::Edition;
use referee::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A special action of either edition. The printed rules of 2009 list the actions in section 1.9, and the revised rules
/// list them at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Special {
    /// Revised: the attack card protects a character from a wound. PA2-ACT-ARMOR-01
    Armor,
    /// Revised: adds 5 to this character's next attack. PA2-ACT-BLAST-01
    Blast,
    /// Revised: raises a Power by 2. PA2-ACT-BOOST-01
    Boost,
    /// Both: adds 5 to the player's next defence (2009) or the character's next defence (revised). PA1-ACT-DODGE-01,
    /// PA2-ACT-DODGE-01
    Dodge,
    /// Revised: wounds another character instead of the beaten character. PA2-ACT-EXPL-01
    Explosion,
    /// 2009: raises a Power by 2. PA1-ACT-HEAL-01
    Heal,
    /// Revised: subtracts 5 from the wounded character's total in its next battle. PA2-ACT-INTIM-01
    Intimidate,
    /// 2009: subtracts 5 from the defending player's next defence. PA1-ACT-INTIM-01
    Intimidation,
    /// 2009: the defending player loses a turn. PA1-ACT-KO-01
    KnockOut,
    /// Both: a die may raise a Power. PA1-ACT-LUCK-01, PA2-ACT-LUCK-01
    Luck,
    /// Both: players discard their hands and draw three cards each. PA1-ACT-MP-01, PA2-ACT-MP-01
    MasterPlan,
    /// Both: a captured figure joins the army. PA1-ACT-MC-01, PA2-ACT-MC-01
    MindControl,
    /// 2009: another turn, and then play goes in the other direction. PA1-ACT-QA-01
    QuickAction,
    /// Both: a captured figure of the player's own comes back. PA1-ACT-REC-01, PA2-ACT-REC-01
    Recover,
    /// 2009: another character loses the point of Power instead of the beaten character. PA1-ACT-SHARP-01
    Sharpshooter,
    /// 2009: the attack card protects a character that loses a battle. PA1-ACT-SHIELD-01
    Shield,
    /// Revised: another turn, and then play goes in the other direction. PA2-ACT-SNEAK-01
    Sneak,
    /// 2009: adds 5 to the player's next attack. PA1-ACT-SW-01
    SpecialWeapon,
    /// Revised: the defending player loses a turn. PA2-ACT-STUN-01
    Stun,
    /// 2009: the beaten figure lies face down. PA1-ACT-VULN-01
    Vulnerable,
}

use Special::*;

impl Special {
    /// All actions of both editions, by name.
    pub const ALL: [Special; 20] = [
        Armor,
        Blast,
        Boost,
        Dodge,
        Explosion,
        Heal,
        Intimidate,
        Intimidation,
        KnockOut,
        Luck,
        MasterPlan,
        MindControl,
        QuickAction,
        Recover,
        Sharpshooter,
        Shield,
        Sneak,
        SpecialWeapon,
        Stun,
        Vulnerable,
    ];

    /// Returns the name of the action in files and decisions, such as `mind-control`.
    pub const fn word(self) -> &'static str {
        [
            "armor",
            "blast",
            "boost",
            "dodge",
            "explosion",
            "heal",
            "intimidate",
            "intimidation",
            "knock-out",
            "luck",
            "master-plan",
            "mind-control",
            "quick-action",
            "recover",
            "sharpshooter",
            "shield",
            "sneak",
            "special-weapon",
            "stun",
            "vulnerable",
        ][self as usize]
    }

    /// Returns the English name, as sentences use it.
    pub const fn name(self) -> &'static str {
        [
            "Armor",
            "Blast",
            "Boost",
            "Dodge",
            "Explosion",
            "Heal",
            "Intimidate",
            "Intimidation",
            "Knock Out",
            "Luck",
            "Master Plan",
            "Mind Control",
            "Quick Action",
            "Recover",
            "Sharpshooter",
            "Shield",
            "Sneak",
            "Special Weapon",
            "Stun",
            "Vulnerable",
        ][self as usize]
    }

    /// Finds the action by its [`word`](Special::word); `None` for any other word.
    pub fn from_word(word: &str) -> Option<Special> {
        Special::ALL.into_iter().find(|special| special.word() == word)
    }

    /// Says whether an edition has this action. PA-R-48
    pub const fn is_of(self, edition: Edition) -> bool {
        match self {
            Dodge | Luck | MasterPlan | MindControl | Recover => true,
            Armor | Blast | Boost | Explosion | Intimidate | Sneak | Stun => matches!(edition, Edition::Revised),
            Heal | Intimidation | KnockOut | QuickAction | Sharpshooter | Shield | SpecialWeapon | Vulnerable => {
                matches!(edition, Edition::First)
            }
        }
    }

    /// Returns the part of clause ids that names the action: `DODGE` in `PA1-ACT-DODGE-01`.
    pub const fn code(self) -> &'static str {
        match self {
            Armor => "ARMOR",
            Blast => "BLAST",
            Boost => "BOOST",
            Dodge => "DODGE",
            Explosion => "EXPL",
            Heal => "HEAL",
            Intimidate | Intimidation => "INTIM",
            KnockOut => "KO",
            Luck => "LUCK",
            MasterPlan => "MP",
            MindControl => "MC",
            QuickAction => "QA",
            Recover => "REC",
            Sharpshooter => "SHARP",
            Shield => "SHIELD",
            Sneak => "SNEAK",
            SpecialWeapon => "SW",
            Stun => "STUN",
            Vulnerable => "VULN",
        }
    }

    /// Says whether the action moves the hit to another character. Such an action is offered before the hit. PA-R-15
    #[inline]
    pub const fn redirects(self) -> bool {
        matches!(self, Sharpshooter | Explosion)
    }

    /// Returns the kind of target that the action needs.
    #[inline]
    pub const fn aim(self) -> Aim {
        match self {
            Armor | Boost | Explosion | Heal | Intimidate | Luck | MindControl | Recover | Sharpshooter | Shield
            | Vulnerable => Aim::Figure,
            MasterPlan => Aim::Players,
            Blast | Dodge | Intimidation | KnockOut | QuickAction | Sneak | SpecialWeapon | Stun => Aim::Nothing,
        }
    }

    /// Returns the first clause of the action in an edition.
    pub const fn clause(self, edition: Edition) -> Clause {
        let is_first = matches!(edition, Edition::First);
        match self {
            Armor => PA2_ACT_ARMOR_01,
            Blast => PA2_ACT_BLAST_01,
            Boost => PA2_ACT_BOOST_01,
            Dodge if is_first => PA1_ACT_DODGE_01,
            Dodge => PA2_ACT_DODGE_01,
            Explosion => PA2_ACT_EXPL_01,
            Heal => PA1_ACT_HEAL_01,
            Intimidate => PA2_ACT_INTIM_01,
            Intimidation => PA1_ACT_INTIM_01,
            KnockOut => PA1_ACT_KO_01,
            Luck if is_first => PA1_ACT_LUCK_01,
            Luck => PA2_ACT_LUCK_01,
            MasterPlan if is_first => PA1_ACT_MP_01,
            MasterPlan => PA2_ACT_MP_01,
            MindControl if is_first => PA1_ACT_MC_01,
            MindControl => PA2_ACT_MC_01,
            QuickAction => PA1_ACT_QA_01,
            Recover if is_first => PA1_ACT_REC_01,
            Recover => PA2_ACT_REC_01,
            Sharpshooter => PA1_ACT_SHARP_01,
            Shield => PA1_ACT_SHIELD_01,
            Sneak => PA2_ACT_SNEAK_01,
            SpecialWeapon => PA1_ACT_SW_01,
            Stun => PA2_ACT_STUN_01,
            Vulnerable => PA1_ACT_VULN_01,
        }
    }
}

/// The kind of target that a special action needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Neither a figure nor players.
    Nothing,
    /// One figure, the one that the player chooses.
    Figure,
    /// One player or more.
    Players,
}
