//! Reads and writes the values of settings. Each type that a setting can have implements [`Kind`].

use crate::log;
use crate::options::{LogFormat, LogLevel, Rate};
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use toml::Value;

/// A type that the value of a setting can have. Environment variables and flags give every value as a string.
pub trait Kind: Sized {
    /// The allowed values, as a phrase that fits after "it must be".
    const ALLOWED: &'static str;

    /// Reads a value; `None` if the value is not allowed.
    fn read(value: &Value) -> Option<Self>;

    /// Returns the value in the form in which files and commands show it.
    fn value(&self) -> Value;
}

/// Reads a whole number from a TOML integer or a string.
fn whole(value: &Value) -> Option<i64> {
    match value {
        Value::Integer(number) => Some(*number),
        Value::String(text) => text.trim().replace('_', "").parse().ok(),
        _ => None,
    }
}

impl Kind for u16 {
    const ALLOWED: &'static str = "a whole number from 0 to 65535";

    fn read(value: &Value) -> Option<u16> {
        whole(value)?.try_into().ok()
    }

    fn value(&self) -> Value {
        Value::Integer((*self).into())
    }
}

impl Kind for u32 {
    const ALLOWED: &'static str = "a whole number from 0 to 4294967295";

    fn read(value: &Value) -> Option<u32> {
        whole(value)?.try_into().ok()
    }

    fn value(&self) -> Value {
        Value::Integer((*self).into())
    }
}

impl Kind for bool {
    const ALLOWED: &'static str = "true or false";

    fn read(value: &Value) -> Option<bool> {
        match value {
            Value::Boolean(value) => Some(*value),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        }
    }

    fn value(&self) -> Value {
        Value::Boolean(*self)
    }
}

/// The units of sizes, in bytes. `B` comes last, since the names of the other units end with it.
const UNITS: [(&str, u64); 4] = [("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("B", 1)];

fn read_size(value: &Value) -> Option<u64> {
    if let Some(bytes) = whole(value) {
        return bytes.try_into().ok();
    }
    let text = value.as_str()?.trim();
    let (number, unit) = UNITS.iter().find_map(|(word, unit)| Some((text.strip_suffix(word)?, unit)))?;
    number.trim().replace('_', "").parse::<u64>().ok()?.checked_mul(*unit)
}

fn show_size(bytes: u64) -> Value {
    let units = [UNITS[2], UNITS[1], UNITS[0], UNITS[3]];
    let (word, unit) = units.into_iter().find(|(_, unit)| bytes.is_multiple_of(*unit)).expect("1 B divides every size");
    Value::String(format!("{} {word}", bytes / unit))
}

/// Sizes in bytes.
impl Kind for usize {
    const ALLOWED: &'static str = "a size in bytes such as 4096 or \"16 KiB\"; the units are B, KiB, MiB and GiB";

    fn read(value: &Value) -> Option<usize> {
        read_size(value)?.try_into().ok()
    }

    fn value(&self) -> Value {
        show_size(*self as u64)
    }
}

/// Sizes in bytes.
impl Kind for u64 {
    const ALLOWED: &'static str = usize::ALLOWED;

    fn read(value: &Value) -> Option<u64> {
        read_size(value)
    }

    fn value(&self) -> Value {
        show_size(*self)
    }
}

impl Kind for Duration {
    const ALLOWED: &'static str = "a time with its units such as \"30s\", \"10m\" or \"1h 30m\"";

    fn read(value: &Value) -> Option<Duration> {
        humantime::parse_duration(value.as_str()?).ok()
    }

    fn value(&self) -> Value {
        Value::String(humantime::format_duration(*self).to_string())
    }
}

impl Kind for Rate {
    const ALLOWED: &'static str = "a rate such as \"20/s, 100 at once\", both numbers at least 1";

    fn read(value: &Value) -> Option<Rate> {
        let (per_second, burst) = value.as_str()?.split_once(',')?;
        let number = |text: &str, unit| text.trim().strip_suffix(unit)?.trim().parse().ok().filter(|n: &u32| *n > 0);
        Some(Rate { per_second: number(per_second, "/s")?, burst: number(burst, "at once")? })
    }

    fn value(&self) -> Value {
        Value::String(format!("{}/s, {} at once", self.per_second, self.burst))
    }
}

impl Kind for PathBuf {
    const ALLOWED: &'static str = "a path as a string";

    fn read(value: &Value) -> Option<PathBuf> {
        value.as_str().filter(|text| !text.is_empty()).map(PathBuf::from)
    }

    fn value(&self) -> Value {
        Value::String(self.to_string_lossy().into_owned())
    }
}

impl Kind for IpAddr {
    const ALLOWED: &'static str = "an address such as \"127.0.0.1\", \"0.0.0.0\" or \"::\"";

    fn read(value: &Value) -> Option<IpAddr> {
        value.as_str()?.trim().parse().ok()
    }

    fn value(&self) -> Value {
        Value::String(self.to_string())
    }
}

impl Kind for Option<SocketAddr> {
    const ALLOWED: &'static str = "an address with a port such as \"127.0.0.1:7701\", or \"none\"";

    fn read(value: &Value) -> Option<Option<SocketAddr>> {
        match value.as_str()?.trim() {
            "none" => Some(None),
            text => text.parse().ok().map(Some),
        }
    }

    fn value(&self) -> Value {
        Value::String(self.map_or_else(|| "none".to_owned(), |address| address.to_string()))
    }
}

impl Kind for LogFormat {
    const ALLOWED: &'static str = "\"text\" or \"json\"";

    fn read(value: &Value) -> Option<LogFormat> {
        match value.as_str()?.trim() {
            "text" => Some(LogFormat::Text),
            "json" => Some(LogFormat::Json),
            _ => None,
        }
    }

    fn value(&self) -> Value {
        let word = match self {
            LogFormat::Text => "text",
            LogFormat::Json => "json",
        };
        Value::String(word.into())
    }
}

impl Kind for LogLevel {
    const ALLOWED: &'static str =
        "\"error\", \"warn\", \"info\", \"debug\" or \"trace\", or levels by log target such as \"warn,access=info\"";

    fn read(value: &Value) -> Option<LogLevel> {
        let text = value.as_str()?.trim();
        log::is_level(text).then(|| LogLevel(text.to_owned()))
    }

    fn value(&self) -> Value {
        Value::String(self.0.clone())
    }
}

/// Reads a list from a TOML array, or from a string whose items are separated by commas.
fn list<T>(value: &Value, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    match value {
        Value::Array(words) => words.iter().map(|word| read(word.as_str()?)).collect(),
        Value::String(text) => text.split(',').map(str::trim).filter(|word| !word.is_empty()).map(read).collect(),
        _ => None,
    }
}

/// Origins of web pages, such as `https://play.example.org`.
impl Kind for Vec<String> {
    const ALLOWED: &'static str = "a list of origins such as [\"https://play.example.org\"]; each origin is http:// or https://, a host, and a port unless it is the default port";

    fn read(value: &Value) -> Option<Vec<String>> {
        list(value, |word| {
            let host = word.strip_prefix("https://").or_else(|| word.strip_prefix("http://"))?.trim_end_matches('/');
            let plain =
                !host.is_empty() && !host.contains(|letter: char| letter.is_whitespace() || "/?#@".contains(letter));
            plain.then(|| word.to_owned())
        })
    }

    fn value(&self) -> Value {
        Value::Array(self.iter().cloned().map(Value::String).collect())
    }
}

impl Kind for Vec<IpNet> {
    const ALLOWED: &'static str = "a list of networks such as [\"127.0.0.1/32\", \"fd00::/8\"]";

    fn read(value: &Value) -> Option<Vec<IpNet>> {
        list(value, |word| word.parse().ok())
    }

    fn value(&self) -> Value {
        Value::Array(self.iter().map(|network| Value::String(network.to_string())).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a value from a string, and returns its shown form; `None` if the value is not allowed.
    fn shown<T: Kind>(text: &str) -> Option<String> {
        let value = T::read(&Value::String(text.into()))?.value();
        assert_eq!(
            T::read(&value).map(|again| again.value()),
            Some(value.clone()),
            "the shown form is not read as the same value"
        );
        Some(value.to_string())
    }

    #[test]
    fn values_are_read_and_shown_with_their_units() {
        assert_eq!(shown::<usize>("16 KiB").as_deref(), Some("\"16 KiB\""));
        assert_eq!(shown::<usize>("1_048_576").as_deref(), Some("\"1 MiB\""));
        assert_eq!(shown::<usize>("1000").as_deref(), Some("\"1000 B\""));
        assert_eq!(shown::<Duration>("90s").as_deref(), Some("\"1m 30s\""));
        assert_eq!(shown::<Rate>("5/s,50 at once").as_deref(), Some("\"5/s, 50 at once\""));
        assert_eq!(shown::<Vec<IpNet>>("127.0.0.1/32, ::1/128").as_deref(), Some("[\"127.0.0.1/32\", \"::1/128\"]"));
        assert_eq!(shown::<u16>("7700").as_deref(), Some("7700"));
    }

    #[test]
    fn only_allowed_values_are_read() {
        assert_eq!(shown::<u16>("65536"), None);
        assert_eq!(shown::<u32>("-1"), None);
        assert_eq!(shown::<usize>("99999999999 GiB"), None);
        assert_eq!(shown::<usize>("16 KB"), None);
        assert_eq!(shown::<Duration>("90"), None, "the unit is missing");
        assert_eq!(shown::<Rate>("0/s, 5 at once"), None);
        assert_eq!(shown::<Vec<String>>("play.example.org"), None);
        assert_eq!(shown::<Vec<String>>("https://play.example.org/path"), None);
        assert_eq!(shown::<Vec<IpNet>>("127.0.0.1"), None);
        assert_eq!(u16::read(&Value::Boolean(true)), None);
        assert_eq!(shown::<LogLevel>("loud"), None);
        assert_eq!(shown::<LogLevel>("warn,access=info").as_deref(), Some("\"warn,access=info\""));
        assert_eq!(shown::<LogFormat>("xml"), None);
        assert_eq!(shown::<Option<SocketAddr>>("7701"), None);
        assert_eq!(shown::<Option<SocketAddr>>("none").as_deref(), Some("\"none\""));
    }
}
