// The generated messages (see `all.ts`) with the words of Toy Battle in the places that the wire leaves
// to the game. Nothing here is new: every type is one of the generated ones, made narrower.

import type * as Wire from './all';
import type { Base } from './toy_battle/Base';
import type { BoardFile as BoardText } from './toy_battle/BoardFile';
import type { Event as GameEvent } from './toy_battle/Event';
import type { Hq } from './toy_battle/Hq';
import type { Hints } from './toy_battle/Hints';
import type { Options } from './toy_battle/Options';
import type { Over } from './toy_battle/Over';
import type { Region } from './toy_battle/Region';
import type { SeatName } from './toy_battle/SeatName';
import type { Side } from './toy_battle/Side';
import type { View } from './toy_battle/View';
import type { Action } from './toy_battle/Action';

export type {
  ClockPlan, Fault, GameEntry, Me, OptionSpec, Refusal, RulebookChapter, RulebookClause, RulebookPage, SeatPlan, Words,
} from './all';
export type { Art } from './toy_battle/Art';
export type { Effect } from './toy_battle/Effect';
export type { PlacedTroop } from './toy_battle/PlacedTroop';
export type { PlayInProgress } from './toy_battle/PlayInProgress';
export type { Special } from './toy_battle/Special';
export type { Terrain } from './toy_battle/Terrain';
export type { Troop } from './toy_battle/Troop';
export type { Action, BoardText, Hints, Options, View };

export type Seat = SeatName;
export type ViewerName = Seat | 'public';
export type Place = string;
/** A Troop with its colour: `"blue:hook"`. */
export type Token = string;
export type Ending = Over['by'];
export type Outcome = Omit<Wire.Outcome, 'winner' | 'by'> & { winner: Seat | null; by: Ending };
export type Event = GameEvent;
export type SeatView = Side;
export type BoardHq = Hq;
export type BoardBase = Base;

/** A board with everything in place that its file may leave out; see `wholeBoard`. */
export type BoardRegion = Required<Region>;
export type BoardFile = Omit<BoardText, 'name' | 'size' | 'total_medals' | 'regions'> &
  Required<Pick<BoardText, 'size' | 'total_medals'>> & { name: Wire.Words; regions: BoardRegion[] };
export type Setup = { board: BoardFile; options: Options };

export type Status = { awaiting: Seat[] } | { over: Outcome };
export type SeatSummary = Omit<Wire.SeatSummary, 'seat'> & { seat: Seat };
export type Summary = Omit<Wire.Summary, 'options' | 'seats' | 'to_move' | 'over'> & {
  options: Options;
  seats: SeatSummary[];
  to_move: Seat[];
  over: Outcome | null;
};
export type ClockState = Omit<Wire.ClockState, 'remaining_ms' | 'running'> & {
  remaining_ms: { [seat in Seat]: number };
  running: Seat[];
};
export type Frame = Omit<Wire.Frame, 'seat' | 'events' | 'view' | 'hints' | 'status' | 'clock'> & {
  seat: Seat | null;
  events: Event[];
  view: View;
  hints: Hints | null;
  status: Status;
  clock: ClockState | null;
};
export type Replay = { summary: Summary; setup: Setup; frames: Frame[] };
export type GamePage = Omit<Wire.GamePage, 'boards' | 'seats'> & { boards: BoardFile[]; seats: Seat[] };
export type Problem = Omit<Wire.Problem, 'detail'> & {
  type: string;
  title: string;
  status: number;
  detail?: string;
  faults?: Wire.Fault[];
};

type Said<T, K extends string> = Extract<T, { type: K }>;
type Narrowed<T, Changes> = Omit<T, keyof Changes> & Changes;
export type ClientMessage =
  | Narrowed<Said<Wire.ClientMessage, 'hello'>, { look: ViewerName | null }>
  | Narrowed<Said<Wire.ClientMessage, 'act'>, { seat: Seat; action: Action }>
  | Narrowed<Said<Wire.ClientMessage, 'why'>, { seat: Seat; action: Action }>
  | Narrowed<Said<Wire.ClientMessage, 'look'>, { viewer: ViewerName }>
  | Said<Wire.ClientMessage, 'ping'>;
export type ServerMessage =
  | Narrowed<Said<Wire.ServerMessage, 'welcome'>, { summary: Summary; setup: Setup; viewer: ViewerName; frame: Frame }>
  | Narrowed<Said<Wire.ServerMessage, 'step'>, { frame: Frame }>
  | Narrowed<Said<Wire.ServerMessage, 'frame'>, { frame: Frame }>
  | Narrowed<Said<Wire.ServerMessage, 'rejected'>, { problem: Problem | null }>
  | Narrowed<Said<Wire.ServerMessage, 'summary'>, { summary: Summary }>
  | Narrowed<Said<Wire.ServerMessage, 'clock'>, { clock: ClockState }>
  | Said<Wire.ServerMessage, 'accepted' | 'why' | 'pong' | 'bye'>;
