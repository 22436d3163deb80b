//! The server. An actor plays each match and stores it. Players use sockets and HTTP, and bots never block the server.
//!
//! [`serve`] runs until it is told to stop. [`Server::start`] is for tests, and for programs that do other work meanwhile.

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
