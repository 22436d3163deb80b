//! The clauses of Rug Rumble, by id. Written by `cargo xtask gen` from rules/rug-rumble/rulebook.md; not to be edited.

use referee::Clause;

/// Two minutes on the rug.
pub const RR_META_01: Clause = Clause::new("RR-META-01");

/// Most marbles.
pub const RR_GOAL_01: Clause = Clause::new("RR-GOAL-01");

/// A shared win.
pub const RR_GOAL_02: Clause = Clause::new("RR-GOAL-02");

/// Two to four.
pub const RR_SETUP_01: Clause = Clause::new("RR-SETUP-01");

/// Sack and hand.
pub const RR_SETUP_02: Clause = Clause::new("RR-SETUP-02");

/// Marbles on the rug.
pub const RR_ROUND_01: Clause = Clause::new("RR-ROUND-01");

/// A big finish.
pub const RR_ROUND_02: Clause = Clause::new("RR-ROUND-02");

/// In secret.
pub const RR_CHOOSE_01: Clause = Clause::new("RR-CHOOSE-01");

/// From the hand.
pub const RR_CHOOSE_02: Clause = Clause::new("RR-CHOOSE-02");

/// No second thoughts.
pub const RR_CHOOSE_03: Clause = Clause::new("RR-CHOOSE-03");

/// Let go.
pub const RR_RACE_01: Clause = Clause::new("RR-RACE-01");

/// Crash.
pub const RR_RACE_02: Clause = Clause::new("RR-RACE-02");

/// Mouse!.
pub const RR_RACE_03: Clause = Clause::new("RR-RACE-03");

/// The fastest takes all.
pub const RR_RACE_04: Clause = Clause::new("RR-RACE-04");

/// Left lying.
pub const RR_RACE_05: Clause = Clause::new("RR-RACE-05");

/// Wound down.
pub const RR_RACE_06: Clause = Clause::new("RR-RACE-06");

/// A new toy.
pub const RR_HAND_01: Clause = Clause::new("RR-HAND-01");

/// Eight rounds.
pub const RR_END_01: Clause = Clause::new("RR-END-01");

/// Leaving early.
pub const RR_R_01: Clause = Clause::new("RR-R-01");
