//! The log: lines on the error output, as text or as JSON.

use crate::options::{LogFormat, LogOptions};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::util::SubscriberInitExt as _;

/// The `tracing` target of the line that each request logs.
pub(crate) const ACCESS: &str = "access";

/// Libraries that log what clients send, such as cookies and frames. Only their warnings and errors are shown.
const TALKATIVE: [&str; 5] = ["h2", "hyper", "hyper_util", "tungstenite", "tokio_tungstenite"];

/// Says whether a text is a list of levels that `tracing` understands.
pub(crate) fn is_level(text: &str) -> bool {
    const LEVELS: [&str; 6] = ["error", "warn", "info", "debug", "trace", "off"];
    let level_of = |part: &str| part.trim().rsplit('=').next().unwrap_or_default().to_ascii_lowercase();
    text.split(',').all(|part| LEVELS.contains(&level_of(part).as_str())) && EnvFilter::try_new(text).is_ok()
}

/// Begins to log to the error output, unless the program already has a log.
pub(crate) fn begin(options: &LogOptions) {
    if subscriber(options, std::io::stderr).try_init().is_err() {
        tracing::debug!("the program has a log of its own");
    }
}

/// Returns the subscriber that writes log lines to `writer`. The options choose the levels and the format.
pub fn subscriber<W>(options: &LogOptions, writer: W) -> Box<dyn tracing::Subscriber + Send + Sync>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let filter = EnvFilter::try_new(&options.level.0).unwrap_or_else(|_| EnvFilter::new("warn"));
    let filter = TALKATIVE.iter().fold(filter, |filter, origin| {
        filter.add_directive(format!("{origin}=warn").parse().expect("a level of an origin"))
    });
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(writer);
    match options.format {
        LogFormat::Text => Box::new(lines.with_ansi(false).finish()),
        LogFormat::Json => {
            Box::new(lines.json().flatten_event(true).with_current_span(true).with_span_list(false).finish())
        }
    }
}
