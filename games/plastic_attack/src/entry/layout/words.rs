//! The fixed texts of the layouts, in two languages.

use print::Language;

/// The texts of a language.
pub(super) struct Words {
    /// The text above the ring for the die.
    pub start: &'static str,
    /// The text before the boxes of the Power.
    pub power: &'static str,
    /// The headline of a tracker.
    pub tracker: &'static str,
    /// The text that tells how to use a tracker.
    pub usage: &'static str,
    /// The title of the PDF.
    pub title: &'static str,
}

/// Returns the texts of a language.
pub(super) const fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::Korean => &KOREAN,
    }
}

const ENGLISH: Words = Words {
    start: "Power at the start",
    power: "Power",
    tracker: "Power tracker",
    usage: "Lay a token on the Power, or pin a paper clip to the middle as a pointer.",
    title: "Character cards and Power trackers",
};

const KOREAN: Words = Words {
    start: "시작 파워",
    power: "파워",
    tracker: "파워 트래커",
    usage: "파워 숫자 위에 토큰을 올려놓거나, 가운데에 클립을 꽂아 바늘로 씁니다.",
    title: "캐릭터 카드와 파워 트래커",
};
