//! Settings: options that a file, the environment and flags can set. [`settings!`](settings) declares each setting with
//! its documentation, its default value, and a type that says what is allowed. Options that are not settings stand
//! under `others`.

mod example;
mod kinds;
mod load;

pub use example::example;
pub use kinds::Kind;
pub use load::{Loaded, Origin, SettingFault, Sources, load};

use toml::Value;

/// A setting and its value.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The name. In a section, the name of the section and a dot stand before it.
    pub key: String,
    /// The documentation.
    pub about: String,
    /// The value.
    pub value: Value,
    /// The allowed values, in words that fit after "it must be".
    pub allowed: &'static str,
}

/// Why a setting cannot be set.
#[derive(Debug, PartialEq, Eq)]
pub enum Refused {
    /// The setting does not exist.
    Unknown,
    /// The value is not allowed. The text names the allowed values.
    NotAllowed(&'static str),
}

/// Options that are settings.
pub trait Settings {
    /// Lists all settings. The settings of sections come last.
    fn list(&self) -> Vec<Setting>;

    /// Sets a setting.
    ///
    /// # Errors
    /// There is no setting of this name, or the setting cannot have this value.
    fn set(&mut self, key: &str, value: &Value) -> Result<(), Refused>;
}

/// Declares a structure whose fields are settings, with their documentation and default values. The fields of
/// `sections` are structures of settings, and `others` are fields that are not settings.
macro_rules! settings {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $( $(#[doc = $doc:literal])+ pub $field:ident : $kind:ty = $usual:expr, )*
        }
        sections {
            $( $(#[doc = $section_doc:literal])+ pub $section:ident : $section_kind:ty, )*
        }
        others {
            $( $(#[doc = $other_doc:literal])+ pub $other:ident : $other_kind:ty = $other_usual:expr, )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub struct $name {
            $( $(#[doc = $doc])+ pub $field: $kind, )*
            $( $(#[doc = $section_doc])+ pub $section: $section_kind, )*
            $( $(#[doc = $other_doc])+ pub $other: $other_kind, )*
        }

        impl Default for $name {
            fn default() -> $name {
                $name {
                    $( $field: $usual, )*
                    $( $section: <$section_kind>::default(), )*
                    $( $other: $other_usual, )*
                }
            }
        }

        impl $crate::settings::Settings for $name {
            fn list(&self) -> Vec<$crate::settings::Setting> {
                #[allow(unused_mut, reason = "not every structure has sections")]
                let mut all = vec![$( $crate::settings::Setting {
                    key: stringify!($field).into(),
                    about: concat!($($doc, "\n"),+).into(),
                    value: $crate::settings::Kind::value(&self.$field),
                    allowed: <$kind as $crate::settings::Kind>::ALLOWED,
                }, )*];
                $( for setting in self.$section.list() {
                    let key = format!("{}.{}", stringify!($section), setting.key);
                    all.push($crate::settings::Setting { key, ..setting });
                } )*
                all
            }

            fn set(&mut self, key: &str, value: &toml::Value) -> Result<(), $crate::settings::Refused> {
                match key {
                    $( stringify!($field) => match $crate::settings::Kind::read(value) {
                        Some(read) => { self.$field = read; Ok(()) }
                        None => Err($crate::settings::Refused::NotAllowed(<$kind as $crate::settings::Kind>::ALLOWED)),
                    }, )*
                    _ => match key.split_once('.') {
                        $( Some((stringify!($section), rest)) => self.$section.set(rest, value), )*
                        _ => Err($crate::settings::Refused::Unknown),
                    },
                }
            }
        }
    };
}
pub(crate) use settings;
