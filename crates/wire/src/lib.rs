//! The messages between server and front end: every HTTP body, and one enum of socket messages for each direction.
//!
//! [`declarations`] makes the TypeScript of the front end from these types. Views, actions, events, hints and set-ups
//! have another shape in each game. Here they are plain JSON ("the game's own JSON"); the front end has types for each
//! game.

mod admin;
mod analysis;
mod clock;
mod diff;
mod export;
mod fair;
mod frame;
mod games;
mod hint;
mod lab;
mod lessons;
mod matches;
mod messages;
mod problem;
mod programs;
mod reader;
mod talk;
mod undo;

pub use admin::{
    AdminLogin, AdminMatch, AdminMatches, AdminSeat, AuditEntry, AuditLog, Drain, DrainOrder, GuestDetails, GuestList,
    GuestRow, InviteOrder, Named, Notice, Operator, Overview, RangeOrder, Reason, Refused, RenameOrder, Report,
    ReportCategory, ReportOrder, Reports, RevokeOrder, Sanction, SanctionKind, SanctionOrder, Sanctions, Timing,
};
pub use analysis::{Analysis, AnalysisPoint, TurningPoint};
pub use clock::{ClockPlan, ClockState};
pub use diff::{apply_diff, diff};
pub use export::declarations;
pub use fair::{FairCheck, FairCommitments, FairSeat, FairSummary, LuckPlan, SeatCommitment};
pub use frame::{Frame, Outcome, Refusal, Status};
pub use games::{
    BoardBalance, Choice, ClauseKind, Fault, Faults, ForceCheck, GameEntry, GameList, GamePage, LocalizedText,
    OptionKind, OptionSpec, PlayerRange, RulebookChapter, RulebookClause, RulebookPage,
};
pub use hint::{Hint, HintOrder};
pub use lab::{
    FairVerdict, StudyChange, StudyLength, StudyList, StudyMeasure, StudyOption, StudyOrder, StudyReport, StudyShare,
    StudyStatus,
};
pub use lessons::{
    DailyPuzzle, LessonEntry, LessonList, LessonOrder, LessonPage, LessonPosition, LessonStep, PuzzleEntry, PuzzleList,
};
pub use matches::{
    BoardName, BranchOrder, BranchPoint, ForceOrder, Join, MatchList, MatchOrder, MatchStatus, Me, Rename, RepeatOrder,
    Replay, SeatKind, SeatPlan, SeatSummary, StandIn, Summary, Suspension, Visibility,
};
pub use messages::{ClientMessage, ServerMessage};
pub use problem::Problem;
pub use programs::{Program, ProgramList, ProgramOrder, ProgramToken};
pub use reader::Reader;
pub use talk::{Emote, Phrase, Saying, TalkLine};
pub use undo::{UndoNow, UndoOffer, UndoPlan, UndoRequest};
