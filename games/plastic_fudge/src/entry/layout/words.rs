//! The texts that the layout adds to cards and templates, in English and Korean.

use print::Language;

/// The texts of one language.
pub(super) struct Words {
    /// The kind of printout, for the title of the PDF.
    pub units: &'static str,
    /// The text under the price.
    pub points: &'static str,
    /// The caption of the boxes to tick for injuries.
    pub injuries: &'static str,
    /// The note on a flame template that is larger than the paper.
    pub goes_on: &'static str,
}

/// Returns the texts of a language.
pub(super) const fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::Korean => &KOREAN,
    }
}

const ENGLISH: Words = Words {
    units: "Stat cards and templates",
    points: "points",
    injuries: "Injuries",
    goes_on: "Too long for this paper: lengthen both sides with a ruler",
};

const KOREAN: Words = Words {
    units: "유닛 카드와 범위 판",
    points: "점",
    injuries: "부상",
    goes_on: "종이보다 깁니다. 자를 대고 양옆을 늘려 그리세요",
};
