//! `rumpus engine`: lets another program use one of the bots through the engine protocol. In this protocol, the *table*
//! is the program that runs the game, and the *engine* is the one that plays.

use crate::{Answer, batch};
use ::engine::{Decision, EngineMessage, LONGEST_LINE, NewGame, PROTOCOL, Request, TableMessage};
use ::lab::ScopedThreads;
use clap::Args;
use search::{Bot, Level, Progress, Watch};
use shelf::{BoxedGame, EngineSeat, Thinking};
use std::io::{self, BufRead, Read, Write, stdin, stdout};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// The longest line that this engine reads, in bytes. Views are long, so a table may send longer lines than an engine.
const LONGEST: u64 = 16 * LONGEST_LINE as u64;

/// The engine thinks for this many tenths of the time that the table allows. The rest is for starting and stopping.
const TENTHS: u32 = 7;

/// Arguments of `rumpus engine`.
#[derive(Args)]
pub struct Engine {
    /// The game's name, such as toy-battle
    game: String,
    /// Decide like this bot: random, greedy, or 1 to 6. Without --bot, --simulations and --time, the engine decides
    /// like bot 3
    #[arg(long, value_name = "BOT", group = "how")]
    bot: Option<Bot>,
    /// Search with this many simulations for each decision
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), group = "how")]
    simulations: Option<u32>,
    /// Search for this long for each decision, such as 500ms or 2s
    #[arg(long, value_name = "TIME", value_parser = batch::time, group = "how")]
    time: Option<Duration>,
    /// Search on this many threads. With --simulations or --time, the search has a tree for each thread. Of the bots,
    /// only bot 6 uses more than one
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZero<usize>,
}

fn threads(text: &str) -> Result<NonZero<usize>, String> {
    let count = text.parse().ok().filter(|count: &NonZero<usize>| count.get() <= 64);
    count.ok_or_else(|| format!("{text:?} is not a number of threads; it must be a whole number from 1 to 64"))
}

/// The state of the engine: the game that it plays, how it thinks, and its seat once a game has begun.
struct Player {
    game: &'static dyn BoxedGame,
    thinking: Thinking,
    time: Option<Duration>,
    threads: ScopedThreads,
    seat: Option<Box<dyn EngineSeat>>,
}

impl Engine {
    /// Answers messages, one a line, until the input ends or the table sends `quit`.
    pub fn run(self) -> Result<Answer, String> {
        let game = shelf::named(&self.game).map_err(|why| why.to_string())?;
        let bot = self.bot.or(Level::new(3).map(Bot::Search)).expect("there is a level 3");
        let thinking = match (self.simulations, self.time) {
            (Some(simulations), _) => Thinking::Simulations(simulations),
            (None, Some(_)) => Thinking::UntilStopped,
            (None, None) => Thinking::Bot(bot),
        };
        let mut player = Player { game, thinking, time: self.time, threads: ScopedThreads(self.threads), seat: None };
        match player.serve(&mut stdin().lock(), &mut stdout().lock()) {
            Ok(()) => Ok(Answer::Yes),
            // The table has closed its end of the pipe, so the engine is done.
            Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(Answer::Yes),
            Err(fault) => Err(format!("the engine cannot read from the table or write to it: {fault}")),
        }
    }
}

impl Player {
    fn serve(&mut self, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            Read::take(&mut *input, LONGEST).read_until(b'\n', &mut line)?;
            if line.is_empty() {
                return Ok(());
            }
            let said = match serde_json::from_slice(&line) {
                Ok(TableMessage::Quit) => return Ok(()),
                Ok(message) => self.answer(message),
                Err(_) if line.trim_ascii().is_empty() => None,
                Err(fault) => Some(EngineMessage::Error {
                    because: format!("the line is not a message of the engine protocol: {fault}"),
                }),
            };
            if let Some(said) = said {
                serde_json::to_writer(&mut *output, &said)?;
                output.write_all(b"\n")?;
                output.flush()?;
            }
        }
    }

    /// Returns the reply to a message of the table, if it needs one.
    fn answer(&mut self, message: TableMessage) -> Option<EngineMessage> {
        let name = self.game.entry().about().id;
        let said = match message {
            TableMessage::Hello { game, .. } if game != name => Err(format!("this engine plays {name}, not {game}")),
            TableMessage::Hello { .. } => {
                let name = Some(format!("rumpus {} {name}", env!("CARGO_PKG_VERSION")));
                Ok(EngineMessage::Ready { protocol: PROTOCOL.into(), name })
            }
            TableMessage::NewGame(game) => match self.begin(&game) {
                Ok(()) => return None,
                Err(because) => Err(because),
            },
            TableMessage::Decide(request) => self.decide(&request).map(EngineMessage::Decision),
            TableMessage::Refused { refusal, .. } => {
                Err(format!("the table refused the engine's decision: {}", refusal.because))
            }
            TableMessage::Unreadable { because } => {
                Err(format!("the table could not read the engine's message: {because}"))
            }
            TableMessage::Answer { .. }
            | TableMessage::NoAnswer { .. }
            | TableMessage::Why { .. }
            | TableMessage::GameOver(_)
            | TableMessage::Quit => return None,
        };
        Some(said.unwrap_or_else(|because| EngineMessage::Error { because }))
    }

    fn begin(&mut self, game: &NewGame) -> Result<(), String> {
        let name = self.game.entry().about().id;
        if game.rules.game != name {
            return Err(format!("this engine plays {name}, not {}", game.rules.game));
        }
        self.seat = Some(self.game.sit(game)?);
        Ok(())
    }

    /// Decides for the seat. Stops thinking before the time that the table allows is up.
    fn decide(&self, request: &Request) -> Result<Decision, String> {
        let seat = self.seat.as_deref().ok_or("no game has begun: \"new_game\" comes before \"decide\"")?;
        let thinking = request.simulations.map_or(self.thinking, |count| Thinking::Simulations(count.max(1)));
        let clock = request.time_ms.map(|time| Duration::from_millis(time) * TENTHS / 10);
        let limit = match thinking {
            Thinking::UntilStopped => self.time.into_iter().chain(clock).min(),
            Thinking::Bot(_) | Thinking::Simulations(_) => clock,
        };
        let (stop, progress) = (AtomicBool::new(false), Progress::default());
        thread::scope(|scope| {
            let (done, waits) = mpsc::channel::<()>();
            if let Some(limit) = limit {
                let stop = &stop;
                scope.spawn(move || {
                    let _either_way = waits.recv_timeout(limit);
                    stop.store(true, Ordering::Relaxed);
                });
            }
            let watch = Watch::new(&stop, &progress).with_threads(&self.threads);
            let decided = seat.decide(request, thinking, &watch);
            drop(done);
            decided
        })
    }
}
