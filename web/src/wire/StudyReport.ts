// Made from Rust by `cargo xtask gen`; do not edit.

import type { FairVerdict } from "./FairVerdict";
import type { StudyChange } from "./StudyChange";
import type { StudyLength } from "./StudyLength";
import type { StudyOption } from "./StudyOption";
import type { StudyShare } from "./StudyShare";
import type { StudyStatus } from "./StudyStatus";

/**
 * The body of `GET /api/lab/{id}`: the question of a study and its results so far.
 */
export type StudyReport = { 
/**
 * The name of the study in addresses.
 */
id: string, 
/**
 * The game's name in addresses.
 */
game: string, 
/**
 * The revision of the rules.
 */
revision: number, 
/**
 * The name of the board, if all games are played on one.
 */
board?: string, 
/**
 * The name of the force that is studied.
 */
force?: string, 
/**
 * The name of the force that plays against `force`; left out if bots build it.
 */
against?: string, 
/**
 * The option that is studied. Then `decided`, all shares and `decisions` are about the games with the option's
 * default value.
 */
option?: StudyOption, 
/**
 * The level of the bots on all seats.
 */
level: number, 
/**
 * The seed from which all luck follows.
 */
seed: number, 
/**
 * When the study was asked for, in milliseconds since 1970.
 */
asked_ms: number, 
/**
 * Whether the reader is the guest who asked for the study.
 */
is_own: boolean, 
/**
 * The state of the study.
 */
status: StudyStatus, 
/**
 * The most games to play, with the default and with the option together.
 */
most: number, 
/**
 * Games played to their end, with the default and with the option together.
 */
games: number, 
/**
 * Games that exactly one seat has won.
 */
decided: number, 
/**
 * Games that failed, with the default and with the option together. They are not counted elsewhere.
 */
faults: number, 
/**
 * The verdict; open until the verdict is known.
 */
verdict: FairVerdict, 
/**
 * The fair share of a seat, from 0 to 1.
 */
fair: number, 
/**
 * How far a share may be from the fair share and still count as fair, in percentage points.
 */
margin: number, 
/**
 * Decided games won by each seat.
 */
seats: Array<StudyShare>, 
/**
 * Decided games won by the seat that began; left out if seats begin together.
 */
starter?: StudyShare, 
/**
 * Decided games won by each force that is studied; empty if no force is studied, or if both are the same.
 */
forces: Array<StudyShare>, 
/**
 * The share of games for each kind of ending, in the game's own words.
 */
endings: Array<StudyShare>, 
/**
 * How long games are; left out before the second game.
 */
decisions?: StudyLength, 
/**
 * What the option changes; empty without an option.
 */
changes: Array<StudyChange>, };
