//! The server. Each match in memory has an actor, which plays the match and stores its steps. Clients use web sockets
//! and HTTP. Bots think on threads of their own, so they never block the server.
//!
//! [`serve`] runs a server until a signal stops it. [`Server::start`] returns as soon as the server listens; it is for
//! tests, and for programs that do other work while the server runs.

mod blocking;
mod bots;
mod files;
mod http;
mod keys;
mod limits;
mod log;
mod names;
mod options;
mod problem;
mod prometheus;
mod random;
mod sanctions;
mod server;
mod settings;
mod store;
mod studies;
mod table;
mod time;

pub use keys::{KeyError, KeyFile, KeyList, PublicKey, SignatureFault};
pub use log::subscriber as log_subscriber;
pub use options::{AdminOptions, Limits, LogFormat, LogLevel, LogOptions, Options, Rate};
pub use server::{Error, Running, Server, serve};
pub use settings::{Loaded, Origin, Setting, SettingFault, Settings, Sources, example, load};
pub use store::{MatchVerdict, ReplayFailure, StoreError, upkeep, verify_data};
