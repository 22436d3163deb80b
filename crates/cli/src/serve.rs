//! `rumpus serve`, which is what `rumpus` does without a command.

use crate::Answer;
use clap::Args;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Arguments of `rumpus serve`.
#[derive(Args)]
pub struct Serve {
    /// Where matches are kept [default: rumpus under $XDG_DATA_HOME or ~/.local/share]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The port to listen on; 0 takes any free one
    #[arg(long, default_value_t = 7700)]
    port: u16,
    /// The address to listen on; 0.0.0.0 lets other machines in
    #[arg(long, default_value = "127.0.0.1")]
    bind: IpAddr,
    /// A further origin that browsers may come from, such as https://play.example.org behind a proxy; once for each
    #[arg(long = "origin", value_name = "URL")]
    origins: Vec<String>,
    /// A proxy in front, whose word on the addresses of clients is taken, such as 127.0.0.1/32; once for each
    #[arg(long = "trusted-proxy", value_name = "CIDR")]
    trusted_proxies: Vec<ipnet::IpNet>,
    /// After how many seconds away from a match without a clock the others may let a bot play for somebody
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    stand_in_after: u32,
}

impl Serve {
    /// Serves until interrupted.
    pub fn run(self) -> Result<Answer, String> {
        let data = self.data.map_or_else(default_data, Ok)?;
        let options = server::Options {
            port: self.port,
            bind: self.bind,
            origins: self.origins,
            trusted_proxies: self.trusted_proxies,
            limits: server::Limits {
                stand_in_after: Duration::from_secs(self.stand_in_after.into()),
                ..server::Limits::default()
            },
            ..server::Options::new(data)
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|fault| format!("no threads can be started: {fault}"))?;
        let served = runtime.block_on(server::serve(options));
        // Work that nobody waits for any more, such as a replay, keeps no server from ending.
        runtime.shutdown_background();
        served.map_err(|fault| fault.to_string())?;
        Ok(Answer::Yes)
    }
}

/// The folder that the XDG base directory specification gives to an application's data.
pub(crate) fn default_data() -> Result<PathBuf, String> {
    let named = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = named("XDG_DATA_HOME").or_else(|| named("HOME").map(|home| home.join(".local/share")));
    let base =
        base.ok_or("neither XDG_DATA_HOME nor HOME names a folder; say where matches are kept with --data DIR")?;
    Ok(base.join("rumpus"))
}
