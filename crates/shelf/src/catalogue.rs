//! What stands on the shelf, for people who choose.

use crate::shelved::Shelved;
use plastic_attack::Edition;
use serde::Serialize;

/// A text in each language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    /// English.
    pub en: &'static str,
    /// Korean.
    pub ko: &'static str,
}

/// From how many to how many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

/// One game on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The game's name in addresses and commands.
    pub id: &'static str,
    /// The family it belongs to: editions of one game share it, and their rulebook.
    pub family: &'static str,
    /// The printed name.
    pub title: Said,
    /// What it is, in a sentence.
    pub tagline: Said,
    /// How many play.
    pub players: Count,
    /// How long a game takes; 0 = not known.
    pub minutes: u8,
    /// How hard it is, 1 ..= 5; 0 = not known.
    pub complexity: u8,
    /// `ready` or `coming`.
    pub status: &'static str,
}

/// Lists the games in the order of the shelf.
pub fn catalogue() -> Vec<Entry> {
    Shelved::ALL.map(entry).to_vec()
}

/// What the shelf says of a game that can be played.
pub(crate) fn entry(game: Shelved) -> Entry {
    match game {
        Shelved::ToyBattle => toy_battle(),
        Shelved::PlasticAttack(edition) => plastic_attack(edition),
        Shelved::PlasticFudge => plastic_fudge(),
        Shelved::Attacktix => attacktix(),
    }
}

/// TB-META-01
fn toy_battle() -> Entry {
    Entry {
        id: Shelved::ToyBattle.name(),
        family: "toy-battle",
        title: Said { en: "Toy Battle", ko: "토이 배틀" },
        tagline: Said {
            en: "Lead your toy troops over land, sea and clouds to the enemy headquarters.",
            ko: "장난감 부대를 이끌고 땅과 바다와 구름을 건너 적 사령부로 진격하세요.",
        },
        players: Count { min: 2, max: 2 },
        minutes: 5,
        complexity: 2,
        status: "ready",
    }
}

/// An edition; each is a game of its own. PA1-META-01, PA2-META-01
fn plastic_attack(edition: Edition) -> Entry {
    let (title, tagline, minutes) = match edition {
        Edition::First => (
            Said { en: "Plastic Attack (2009)", ko: "플라스틱 어택 (2009년판)" },
            Said {
                en: "Army against army of action figures, by secret battle cards; every lost defence costs Power.",
                ko: "액션 피겨 군단끼리 비밀 전투 카드로 맞붙습니다. 방어에 질 때마다 파워가 줄어듭니다.",
            },
            30,
        ),
        Edition::Revised => (
            Said { en: "Plastic Attack (revised)", ko: "플라스틱 어택 (개정판)" },
            Said {
                en: "The later edition, with shorter games: two wounds and a figure changes hands.",
                ko: "판이 짧은 나중 판입니다. 부상을 두 번 입으면 피겨가 상대에게 넘어갑니다.",
            },
            15,
        ),
    };
    Entry {
        id: edition.game(),
        family: "plastic-attack",
        title,
        tagline,
        players: Count { min: 2, max: 6 },
        minutes,
        complexity: 2,
        status: "ready",
    }
}

/// PF-META-01
fn plastic_fudge() -> Entry {
    Entry {
        id: Shelved::PlasticFudge.name(),
        family: "plastic-fudge",
        title: Said { en: "Plastic Fudge", ko: "플라스틱 퍼지" },
        tagline: Said {
            en: "Plastic soldiers in a skirmish measured in inches.",
            ko: "인치 단위로 재며 싸우는 플라스틱 병사들의 소규모 전투입니다.",
        },
        players: Count { min: 2, max: 2 },
        minutes: 60,
        complexity: 4,
        status: "ready",
    }
}

/// AT-FFA-01
fn attacktix() -> Entry {
    Entry {
        id: Shelved::Attacktix.name(),
        family: "attacktix",
        title: Said { en: "Attacktix", ko: "어택틱스" },
        tagline: Said {
            en: "Figures that roll, aim, shoot and really fall over.",
            ko: "구르고 조준하고 쏘고 정말로 넘어지는 피겨들입니다.",
        },
        players: Count { min: 2, max: 4 },
        minutes: 30,
        complexity: 4,
        status: "ready",
    }
}

/// Returns the rulebook of a game's family as its file stands, and the letters with which the clauses of the other
/// editions begin.
pub(crate) fn rulebook_text(game: Shelved, language: &str) -> (&'static str, &'static str) {
    const NONE_APART: &str = "-";
    let is_korean = language == "ko";
    match game {
        Shelved::ToyBattle if is_korean => (include_str!("../../../rules/toy-battle/rulebook.ko.md"), NONE_APART),
        Shelved::ToyBattle => (include_str!("../../../rules/toy-battle/rulebook.md"), NONE_APART),
        Shelved::PlasticFudge if is_korean => (include_str!("../../../rules/plastic-fudge/rulebook.ko.md"), NONE_APART),
        Shelved::PlasticFudge => (include_str!("../../../rules/plastic-fudge/rulebook.md"), NONE_APART),
        Shelved::Attacktix if is_korean => (include_str!("../../../rules/attacktix/rulebook.ko.md"), NONE_APART),
        Shelved::Attacktix => (include_str!("../../../rules/attacktix/rulebook.md"), NONE_APART),
        Shelved::PlasticAttack(edition) => {
            let text = match is_korean {
                true => include_str!("../../../rules/plastic-attack/rulebook.ko.md"),
                false => include_str!("../../../rules/plastic-attack/rulebook.md"),
            };
            let apart = match edition {
                Edition::First => "PA2-",
                Edition::Revised => "PA1-",
            };
            (text, apart)
        }
    }
}
