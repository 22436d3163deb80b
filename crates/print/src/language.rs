//! The languages of printed pages.

use std::str::FromStr;

/// A language of printed texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English (`en`).
    #[default]
    English,
    /// Korean (`ko`).
    Korean,
}

impl Language {
    /// Returns its code: `en` or `ko`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Korean => "ko",
        }
    }

    /// Returns the text beside the line to measure. It says at which scale to print the page.
    pub(crate) const fn scale(self) -> &'static str {
        match self {
            Language::English => "Print at 100 %",
            Language::Korean => "100% 크기로 인쇄하세요",
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
