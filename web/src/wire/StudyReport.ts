// Made from Rust by `cargo xtask gen`; do not edit.

import type { FairVerdict } from "./FairVerdict";
import type { StudyChange } from "./StudyChange";
import type { StudyLength } from "./StudyLength";
import type { StudyOption } from "./StudyOption";
import type { StudyShare } from "./StudyShare";
import type { StudyStatus } from "./StudyStatus";

/** The body of `GET /api/lab/{id}`: the question of a study and its results so far. */
export type StudyReport = {
  /** The study's name in URLs. */
  id: string;
  /** The game's name in URLs. */
  game: string;
  /** The revision of the rules by which the bots play. */
  revision: number;
  /** The level of the bots on all seats. */
  level: number;
  /** The seed from which all luck follows. */
  seed: number;
  /** When the guest asked for the study, in milliseconds since 1970. */
  asked_ms: number;
  /** Whether the guest who gets this report asked for the study. */
  is_own: boolean;
  /** Whether the study runs, or how it ended. */
  status: StudyStatus;
  /** How many games the study plays at most, with the default and with the option together. */
  most: number;
  /** How many games have ended, with the default and with the option together. */
  games: number;
  /** How many games exactly one seat has won. */
  decided: number;
  /** How many games failed because of a fault of the program. No other count contains them. */
  faults: number;
  /** Whether the game, the board or the force is fair. */
  verdict: FairVerdict;
  /** The fair share of a seat, from 0 to 1. */
  fair: number;
  /** How far a share may be from the fair share and still count as fair, in percentage points (the *margin*). */
  margin: number;
  /** For each seat, the share of decided games that it won. */
  seats: Array<StudyShare>;
  /**
   * For each of the two forces, the share of decided games that it won. Empty if the study is not about a force, or
   * if the two forces are equal.
   */
  forces: Array<StudyShare>;
  /** For each kind of ending, its share of the games. The names are the game's own words. */
  endings: Array<StudyShare>;
  /** How much the option changes each measure; empty if no option is studied. */
  changes: Array<StudyChange>;
  /** The name of the force that plays against `force`; left out if bots build it. */
  against?: string;
  /** The name of the board, if all games use the same board. */
  board?: string;
  /** How long games are; left out before the second game. */
  decisions?: StudyLength;
  /** The name of the studied force, if the study is about one. */
  force?: string;
  /**
   * The studied option, if the study is about one. In such a study `decided`, all shares and `decisions` count only
   * the games with the option's default value.
   */
  option?: StudyOption;
  /** The share of decided games that the seat that began won; left out if all seats begin together. */
  starter?: StudyShare;
};
