//! Lists the types that `cargo xtask gen` writes in TypeScript for the front end.

use typescript::Declarations;

use crate::FairCheck;

use crate::{
    AdminLogin, AdminMatches, AuditLog, DrainOrder, GuestDetails, GuestList, InviteOrder, Notice, Operator, Overview,
    RangeOrder, Reason, RenameOrder, ReportOrder, Reports, RevokeOrder, SanctionOrder, Sanctions,
};
use crate::{
    Analysis, BoardBalance, BranchOrder, ClientMessage, DailyPuzzle, Faults, ForceCheck, ForceOrder, GameList,
    GamePage, Hint, HintOrder, Join, LessonList, LessonOrder, LessonPage, LessonPosition, MatchList, MatchOrder,
    PuzzleList, RepeatOrder, StudyList, StudyOrder, StudyReport,
};
use crate::{Me, Problem, ProgramList, ProgramOrder, ProgramToken, Rename, Replay, RulebookPage, ServerMessage};

/// Returns the declarations of all types that a client can send or receive, and of the types that they contain.
pub fn declarations() -> Declarations {
    let mut declarations = Declarations::default();
    declarations.add::<ClientMessage>();
    declarations.add::<ServerMessage>();
    declarations.add::<Me>();
    declarations.add::<Rename>();
    declarations.add::<ProgramList>();
    declarations.add::<ProgramOrder>();
    declarations.add::<ProgramToken>();
    declarations.add::<GameList>();
    declarations.add::<GamePage>();
    declarations.add::<ForceCheck>();
    declarations.add::<BoardBalance>();
    declarations.add::<Faults>();
    declarations.add::<RulebookPage>();
    declarations.add::<LessonList>();
    declarations.add::<PuzzleList>();
    declarations.add::<DailyPuzzle>();
    declarations.add::<LessonPage>();
    declarations.add::<LessonOrder>();
    declarations.add::<LessonPosition>();
    declarations.add::<HintOrder>();
    declarations.add::<Hint>();
    declarations.add::<MatchOrder>();
    declarations.add::<RepeatOrder>();
    declarations.add::<MatchList>();
    declarations.add::<ForceOrder>();
    declarations.add::<Join>();
    declarations.add::<BranchOrder>();
    declarations.add::<Replay>();
    declarations.add::<Analysis>();
    declarations.add::<FairCheck>();
    declarations.add::<StudyOrder>();
    declarations.add::<StudyReport>();
    declarations.add::<StudyList>();
    declarations.add::<Problem>();
    declarations.add::<AdminLogin>();
    declarations.add::<Operator>();
    declarations.add::<Overview>();
    declarations.add::<GuestList>();
    declarations.add::<GuestDetails>();
    declarations.add::<AdminMatches>();
    declarations.add::<Reports>();
    declarations.add::<AuditLog>();
    declarations.add::<Sanctions>();
    declarations.add::<Reason>();
    declarations.add::<RenameOrder>();
    declarations.add::<SanctionOrder>();
    declarations.add::<RangeOrder>();
    declarations.add::<DrainOrder>();
    declarations.add::<Notice>();
    declarations.add::<InviteOrder>();
    declarations.add::<RevokeOrder>();
    declarations.add::<ReportOrder>();
    declarations
}
