//! The types that `cargo xtask gen` writes in TypeScript for the front end.

use typescript::Declarations;

use crate::FairCheck;

use crate::{
    BranchOrder, ClientMessage, Faults, ForceCheck, ForceOrder, GameList, GamePage, Join, MatchList, MatchOrder,
};
use crate::{Me, Problem, Rename, Replay, RulebookPage, ServerMessage};

/// Returns the declarations of all that a client can send or receive, and of what those types name.
pub fn declarations() -> Declarations {
    let mut declarations = Declarations::default();
    declarations.add::<ClientMessage>();
    declarations.add::<ServerMessage>();
    declarations.add::<Me>();
    declarations.add::<Rename>();
    declarations.add::<GameList>();
    declarations.add::<GamePage>();
    declarations.add::<ForceCheck>();
    declarations.add::<Faults>();
    declarations.add::<RulebookPage>();
    declarations.add::<MatchOrder>();
    declarations.add::<MatchList>();
    declarations.add::<ForceOrder>();
    declarations.add::<Join>();
    declarations.add::<BranchOrder>();
    declarations.add::<Replay>();
    declarations.add::<FairCheck>();
    declarations.add::<Problem>();
    declarations
}
