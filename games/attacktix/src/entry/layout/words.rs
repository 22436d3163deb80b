//! The fixed texts of the layouts, in two languages.

use print::Language;

/// The texts of a language.
pub(super) struct Words {
    /// The title of the PDF.
    pub figures: &'static str,
    /// The text below the price in its ring.
    pub points: &'static str,
    /// The text above the windows of a wheel.
    pub wheel: &'static str,
    /// The text before the weapon of a figure.
    pub weapon: &'static str,
    /// Says that a figure has no special ability.
    pub no_ability: &'static str,
    /// The text before the room for the owner's name.
    pub owner: &'static str,
}

/// Returns the texts of a language.
pub(super) const fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::Korean => &KOREAN,
    }
}

const ENGLISH: Words = Words {
    figures: "Figure cards and base labels",
    points: "points",
    wheel: "Wheel: Speed above, special window below",
    weapon: "Weapon",
    no_ability: "No special ability",
    owner: "Owner",
};

const KOREAN: Words = Words {
    figures: "피겨 카드와 받침 이름표",
    points: "점",
    wheel: "바퀴: 위는 속도, 아래는 특수 창",
    weapon: "무기",
    no_ability: "특수 능력 없음",
    owner: "주인",
};
