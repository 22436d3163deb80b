//! Settings: options of the server that a file, environment variables and flags can set. The macro
//! [`settings!`](settings) declares each setting with its documentation, its default value, and a type that defines the
//! allowed values.

mod example;
mod kinds;
mod load;

pub use example::example;
pub use kinds::Kind;
pub use load::{Loaded, Origin, SettingFault, Sources, load};

use toml::Value;

/// A setting with its current value.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The name of the setting, such as `port`. For a setting in a section, the name begins with the section, as in
    /// `limits.body_bytes`.
    pub key: String,
    /// What the setting does, from its doc comment.
    pub about: String,
    /// The value, in the form in which a settings file gives it.
    pub value: Value,
    /// The allowed values, as a phrase that fits after "it must be".
    pub allowed: &'static str,
}

/// Why a setting cannot be set.
#[derive(Debug, PartialEq, Eq)]
pub enum Refused {
    /// No setting has this key.
    Unknown,
    /// The setting may not have this value. The text is a phrase with the allowed values.
    NotAllowed(&'static str),
}

/// A structure whose fields are settings.
pub trait Settings {
    /// Returns all settings. The settings of sections come last.
    fn list(&self) -> Vec<Setting>;

    /// Sets the setting with this key to a value.
    ///
    /// # Errors
    /// No setting has this key, or the setting may not have this value.
    fn set(&mut self, key: &str, value: &Value) -> Result<(), Refused>;
}

/// Declares a structure whose fields are settings, with their documentation and default values. The fields under
/// `sections` are structures of further settings. The fields under `others` are options that only code can set.
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
