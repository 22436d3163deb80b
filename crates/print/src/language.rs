//! Languages.

use std::str::FromStr;

/// A language of printed texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Korean.
    Korean,
}

/// The texts of a language.
pub(crate) struct Labels {
    /// Above the ring for the die.
    pub start: &'static str,
    /// Before the boxes of the Power.
    pub power: &'static str,
    /// The headline of a tracker.
    pub tracker: &'static str,
    /// How a tracker is used.
    pub usage: &'static str,
    /// The title of the file with the cards of characters.
    pub title: &'static str,
}

const ENGLISH: Labels = Labels {
    start: "Power at the start",
    power: "Power",
    tracker: "Power tracker",
    usage: "Lay a token on the Power, or pin a paper clip to the middle as a pointer.",
    title: "Character cards and Power trackers",
};

const KOREAN: Labels = Labels {
    start: "시작 파워",
    power: "파워",
    tracker: "파워 트래커",
    usage: "파워 숫자 위에 토큰을 올려놓거나, 가운데에 클립을 꽂아 바늘로 씁니다.",
    title: "캐릭터 카드와 파워 트래커",
};

impl Language {
    /// Returns its code: `en` or `ko`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Korean => "ko",
        }
    }

    /// Says how to print, below a line to measure.
    pub(crate) const fn scale(self) -> &'static str {
        match self {
            Language::English => "Print at 100 %",
            Language::Korean => "100% 크기로 인쇄하세요",
        }
    }

    pub(crate) const fn words(self) -> &'static Labels {
        match self {
            Language::English => &ENGLISH,
            Language::Korean => &KOREAN,
        }
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Language, String> {
        match code {
            "en" => Ok(Language::English),
            "ko" => Ok(Language::Korean),
            _ => Err(format!("there is no language {code:?}; there are en and ko")),
        }
    }
}
