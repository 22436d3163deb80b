// The generated messages (see `all.ts`) as the shell reads them: seats are names, and a game's words are
// closed. Only what every game says alike is written out. A game's folder opens them again in its own
// `types.ts`.

import type { Component } from 'svelte';
import type * as Wire from './all';

export type {
  Emote,
  Saying,
  TalkLine,
  Analysis,
  BoardBalance,
  StudyChange,
  StudyList,
  StudyOrder,
  StudyReport,
  StudyShare,
  TurningPoint,
  AuditEntry,
  AuditLog,
  ClockPlan,
  Drain,
  DrainOrder,
  Fault,
  GameEntry,
  GuestDetails,
  GuestList,
  AdminMatch,
  AdminMatches,
  Me,
  Notice,
  Operator,
  OptionSpec,
  Overview,
  PlayerRange,
  Program,
  ProgramToken,
  RangeOrder,
  Refusal,
  Report,
  ReportCategory,
  RepeatOrder,
  ReportOrder,
  Reports,
  Hint,
  LessonEntry,
  LessonList,
  LessonOrder,
  LessonPage,
  LessonStep,
  DailyPuzzle,
  PuzzleEntry,
  PuzzleList,
  RulebookChapter,
  RulebookClause,
  RulebookPage,
  Sanction,
  SanctionKind,
  SanctionOrder,
  Sanctions,
  AdminSeat,
  SeatPlan,
  Suspension,
  Timing,
  LocalizedText,
  Visibility,
} from './all';

/** The name of a seat, such as `red`. */
export type Seat = string;
/** A seat's name, or `public`. */
export type ViewerName = string;
/** A decision in the words of its game. */
export type Action = unknown;
/** A set-up in the words of its game. */
export type Setup = unknown;
/** What a seat may decide, in the words of its game. */
export type Hints = unknown;
/** What a seat brings to a game, in the words of its game: an army, say. */
export type Force = unknown;
/** What every view says, whatever the game: whose eyes it is for. */
export type View = { viewer: Seat | null };
/** What every event says, whatever the game: what sort of thing happened. */
export type Event = { type: string };
/** The options of a game by their keys. */
export type Options = { [key: string]: unknown };

export type FairCheck = Wire.FairCheck;
export type FairCommitments = Wire.FairCommitments;
export type FairSummary = Wire.FairSummary;
export type Outcome = Wire.Outcome;
export type Status = Wire.Status;
export type SeatSummary = Omit<Wire.SeatSummary, 'ready'> & {
  /** Whether what the seat brings is in; always true in a game without forces. */
  ready: boolean;
  /** Set where this device has a name for who plays there, beside others at its screen; never sent. */
  here?: boolean;
  /** The character whom a bot plays in a match of a campaign; never sent. */
  character?: Character;
};
/** A character of a campaign, with the stage by which it is drawn. */
export type Character = {
  stage: string;
  name: () => string;
  /** What the player should know of how the character plays. */
  tip: () => string;
  /** The goals of the stage, each of which gives a star. */
  goals: () => readonly string[];
  Face: Component<{ stage: string }>;
};
export type Summary = Omit<Wire.Summary, 'board' | 'options' | 'seats'> & {
  board: Wire.BoardName | null;
  options: Options;
  seats: SeatSummary[];
};
export type ClockState = Wire.ClockState;
export type Frame = Omit<Wire.Frame, 'events' | 'view'> & { events: Event[]; view: View };
export type LessonPosition = Omit<Wire.LessonPosition, 'frames' | 'attempt'> & {
  frames: Frame[];
  attempt?: Frame;
};
export type Replay = { summary: Summary; setup: Setup; frames: Frame[]; signed_by?: string };
export type GamePage = Omit<Wire.GamePage, 'brings' | 'own' | 'players'> & {
  /** What every seat brings in the game's word, such as `army`; null in a game without forces. */
  brings: string | null;
  /** What else the game has to offer, in its own words. */
  own: unknown;
  players: Wire.PlayerRange;
};
/** What a new match is made from. */
export type MatchOrder = Omit<Wire.MatchOrder, 'forces'> & { forces?: { [seat: Seat]: Force } };
export type Problem = Omit<Wire.Problem, 'detail'> & {
  type: string;
  title: string;
  status: number;
  detail?: string;
  faults?: Wire.Fault[];
};

type Said<T, K extends string> = Extract<T, { type: K }>;
type Narrowed<T, Changes> = Omit<T, keyof Changes> & Changes;
/** What can be taken back, for this person. */
export type UndoNow = Wire.UndoNow;
export type ClientMessage = Wire.ClientMessage;
export type ServerMessage =
  | Narrowed<
      Said<Wire.ServerMessage, 'welcome'>,
      { summary: Summary; setup: Setup | null; frame: Frame | null }
    >
  | Narrowed<Said<Wire.ServerMessage, 'step'>, { events: Event[]; view?: View }>
  | Narrowed<Said<Wire.ServerMessage, 'frame'>, { frame: Frame }>
  | Narrowed<Said<Wire.ServerMessage, 'rejected'>, { problem: Problem | null }>
  | Narrowed<Said<Wire.ServerMessage, 'summary'>, { summary: Summary }>
  | Said<
      Wire.ServerMessage,
      'clock' | 'undo' | 'talk' | 'accepted' | 'why' | 'answer' | 'no_answer' | 'thinking' | 'pong' | 'bye'
    >;
