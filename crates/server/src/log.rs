//! The log: lines on standard error, as text or as JSON.

use crate::options::{LogFormat, LogOptions};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::util::SubscriberInitExt as _;

/// The `tracing` target of the lines about requests.
pub(crate) const ACCESS: &str = "access";

/// Libraries that log what clients send, such as cookies and frames. The log shows only their warnings and errors.
const TALKATIVE: [&str; 5] = ["h2", "hyper", "hyper_util", "tungstenite", "tokio_tungstenite"];

/// Returns whether a text is a list of levels that `tracing` understands, such as `warn,access=info`.
pub(crate) fn is_level(text: &str) -> bool {
    const LEVELS: [&str; 6] = ["error", "warn", "info", "debug", "trace", "off"];
    let level_of = |part: &str| part.trim().rsplit('=').next().unwrap_or_default().to_ascii_lowercase();
    text.split(',').all(|part| LEVELS.contains(&level_of(part).as_str())) && EnvFilter::try_new(text).is_ok()
}

/// Begins to log to standard error, unless the program already has a subscriber.
pub(crate) fn begin(options: &LogOptions) {
    if subscriber(options, std::io::stderr).try_init().is_err() {
        tracing::debug!("the program already has its own `tracing` subscriber, so the server starts no other");
    }
}

/// Returns a subscriber that writes log lines to `writer`, with the levels and the format of the options.
pub fn subscriber<W>(options: &LogOptions, writer: W) -> Box<dyn tracing::Subscriber + Send + Sync>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let filter = EnvFilter::try_new(&options.level.0).unwrap_or_else(|_| EnvFilter::new("warn"));
    let filter = TALKATIVE.iter().fold(filter, |filter, target| {
        filter.add_directive(format!("{target}=warn").parse().expect("a target and its level are a directive"))
    });
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(writer);
    match options.format {
        LogFormat::Text => Box::new(lines.with_ansi(false).finish()),
        LogFormat::Json => {
            Box::new(lines.json().flatten_event(true).with_current_span(true).with_span_list(false).finish())
        }
    }
}
