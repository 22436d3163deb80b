//! `rumpus serve`: runs the server. Without a command, `rumpus` does the same.

use crate::Answer;
use crate::config::Settled;
use clap::Args;
use std::net::IpAddr;
use std::path::{Path, PathBuf};

/// Arguments of `rumpus serve`. Every setting has a key for `--set`; some settings also have a flag of their own.
#[derive(Args, Default)]
pub struct Serve {
    /// A file of settings, in TOML; `rumpus config example` prints one with all settings
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The data folder, which holds the matches [default: rumpus under $XDG_DATA_HOME or ~/.local/share]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The port to listen on; 0 chooses any free port [default: 7700]
    #[arg(long)]
    port: Option<u16>,
    /// The IP address to listen on; 0.0.0.0 lets other machines connect [default: 127.0.0.1]
    #[arg(long)]
    bind: Option<IpAddr>,
    /// The address that answers /metrics, /healthz and /readyz, such as 127.0.0.1:7701 [default: none]
    #[arg(long, value_name = "ADDRESS")]
    ops: Option<std::net::SocketAddr>,
    /// An origin, besides the server's own, whose pages may use the server, such as https://play.example.org behind a
    /// proxy; repeat it for several
    #[arg(long = "origin", value_name = "URL")]
    origins: Vec<String>,
    /// A reverse proxy, or a network of them, whose headers the server trusts to name client addresses, such as
    /// 127.0.0.1/32; repeat it for several
    #[arg(long = "trusted-proxy", value_name = "CIDR")]
    trusted_proxies: Vec<ipnet::IpNet>,
    /// In a match without a clock, how long a player must be away before the other players may let a bot play instead.
    /// A time such as 5m, or a number of seconds [default: 10m]
    #[arg(long, value_name = "TIME")]
    stand_in_after: Option<String>,
    /// Any setting by its key, such as limits.connections=500; repeat it for several
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = pair)]
    set: Vec<(String, String)>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) =
        text.split_once('=').ok_or("a setting must have the form KEY=VALUE, such as limits.connections=500")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

impl Serve {
    /// Returns the path of the file of settings, if one is named.
    pub fn file(&self) -> Option<&Path> {
        self.config.as_deref()
    }

    /// Runs the server until a signal interrupts it.
    pub fn run(self) -> Result<Answer, String> {
        let Settled { loaded, .. } = Settled::of(&self)?;
        if !loaded.faults.is_empty() {
            let faults: Vec<String> = loaded.faults.iter().map(ToString::to_string).collect();
            return Err(format!("the settings have faults:\n{}", faults.join("\n")));
        }
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|fault| format!("the program cannot start its threads: {fault}"))?;
        let served = runtime.block_on(server::serve(loaded.options));
        // Does not wait for long work that still runs, such as a replay.
        runtime.shutdown_background();
        served.map_err(|fault| fault.to_string())?;
        Ok(Answer::Yes)
    }

    /// Makes arguments that name a file of settings and nothing else.
    pub fn with(config: Option<PathBuf>) -> Serve {
        Serve { config, ..Serve::default() }
    }

    /// Returns the settings that the flags set, each as key, flag and value.
    pub fn flags(&self) -> Vec<(String, String, String)> {
        let seconds = |text: &String| match text.parse::<u32>() {
            Ok(seconds) => format!("{seconds}s"),
            Err(_) => text.clone(),
        };
        let joined = |words: Vec<String>| (!words.is_empty()).then(|| words.join(","));
        let own = [
            ("data", "--data", self.data.as_ref().map(|path| path.to_string_lossy().into_owned())),
            ("port", "--port", self.port.map(|port| port.to_string())),
            ("bind", "--bind", self.bind.map(|address| address.to_string())),
            ("ops", "--ops", self.ops.map(|address| address.to_string())),
            ("origins", "--origin", joined(self.origins.clone())),
            (
                "trusted_proxies",
                "--trusted-proxy",
                joined(self.trusted_proxies.iter().map(ToString::to_string).collect()),
            ),
            ("limits.stand_in_after", "--stand-in-after", self.stand_in_after.as_ref().map(seconds)),
        ];
        let own = own.into_iter().filter_map(|(key, flag, value)| Some((key.to_owned(), flag.to_owned(), value?)));
        let set = self.set.iter().map(|(key, value)| (key.clone(), "--set".to_owned(), value.clone()));
        own.chain(set).collect()
    }
}

/// Returns the default data folder, as the XDG base directory specification says.
pub(crate) fn default_data() -> Result<PathBuf, String> {
    let named = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")));
    let base =
        base.ok_or("neither XDG_DATA_HOME nor HOME names an absolute path; name the data folder with --data DIR")?;
    Ok(base.join("rumpus"))
}
