// Messages between server and table.

export type Seat = 'blue' | 'red';
export type ViewerName = Seat | 'public';
export type Words = { en: string; ko?: string };

export type Me = { id: string; name: string };
export type GameEntry = {
  id: string;
  title: Words;
  tagline: Words;
  players: { min: number; max: number };
  minutes: number;
  complexity: number;
  status: 'ready' | 'coming';
};
export type OptionSpec = {
  key: string;
  kind: 'bool' | 'choice' | 'integer';
  default: boolean | string | number;
  choices?: string[];
  min?: number;
  max?: number;
};
export type GamePage = {
  id: string;
  boards: BoardFile[];
  options: OptionSpec[];
  levels: number[];
  seats: Seat[];
};
export type Fault = { rule: string; because: string; [key: string]: unknown };
export type RulebookClause = {
  id: string;
  text: string;
  kind: 'clause' | 'ruling' | 'validity';
  modelled: boolean;
  note?: string;
};
export type RulebookChapter = { title: string; clauses: RulebookClause[] };
export type RulebookPage = {
  game: string;
  edition: string;
  revision: number;
  chapters: RulebookChapter[];
};

export type SeatPlan =
  | { kind: 'me' }
  | { kind: 'bot'; level: number }
  | { kind: 'same_device' }
  | { kind: 'invite' };
export type ClockPlan =
  | { kind: 'none' }
  | { kind: 'fischer'; seconds: number; increment: number }
  | { kind: 'days'; days: number };
export type SeatSummary = {
  seat: Seat;
  kind: 'guest' | 'bot' | 'open';
  name: string;
  level?: number;
  you: boolean;
  online: boolean;
  invite?: string;
};
export type Ending = 'hq' | 'medals' | 'stuck' | 'turn-cap' | 'resignation' | 'timeout';
export type Outcome = { winner: Seat | null; by: Ending; clause: string };
export type Status = { awaiting: Seat[] } | { over: Outcome };
export type Summary = {
  id: string;
  game: string;
  board: { id: string; name: Words };
  options: Options;
  seats: SeatSummary[];
  clock: ClockPlan;
  created_ms: number;
  steps: number;
  status: 'waiting' | 'playing' | 'over';
  to_move: Seat[];
  over: Outcome | null;
  rematch: string | null;
  branch_of: { match: string; step: number } | null;
};
export type ClockState = {
  remaining_ms: { blue: number; red: number };
  running: Seat[];
  server_ms: number;
};
export type Frame = {
  seq: number;
  seat: Seat | null;
  events: Event[];
  view: View;
  hints: Hints | null;
  status: Status;
  clock: ClockState | null;
};
export type Replay = { summary: Summary; setup: Setup; frames: Frame[] };
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  faults?: Fault[];
  [key: string]: unknown;
};
export type Refusal = {
  clause: string;
  because: string;
  reason: { type: string; [key: string]: unknown };
};

export type ClientMessage =
  | { type: 'hello'; seq: number | null; look: ViewerName | null }
  | { type: 'act'; id: string; seat: Seat; action: Action }
  | { type: 'why'; id: string; seat: Seat; action: Action }
  | { type: 'look'; viewer: ViewerName }
  | { type: 'ping' };
export type ServerMessage =
  | { type: 'welcome'; summary: Summary; setup: Setup; viewer: ViewerName; frame: Frame }
  | { type: 'step'; frame: Frame }
  | { type: 'frame'; frame: Frame }
  | { type: 'accepted'; id: string; seq: number }
  | { type: 'rejected'; id: string; refusal: Refusal | null; problem: Problem | null }
  | { type: 'why'; id: string; refusal: Refusal | null }
  | { type: 'summary'; summary: Summary }
  | { type: 'clock'; clock: ClockState }
  | { type: 'pong' }
  | { type: 'bye'; reason: string };

// ---- Toy Battle -----------------------------------------------------------

export type Troop = 'skully' | 'capn' | 'jumbo' | 'hook' | 'xb42' | 'star' | 'roxy' | 'kwak';
export type Effect =
  | 'skully' | 'capn' | 'jumbo' | 'xb42' | 'star'
  | 'castle' | 'clouds' | 'jungle' | 'cemetery';
export type Place = string;
/** A Troop with its colour: `"blue:hook"`. */
export type Token = string;

export type Special =
  | { kind: 'recall' | 'draw' | 'shove' | 'exhume' | 'nullify' | 'pin' }
  | { kind: 'allow'; values: string[] };
export type Terrain =
  | 'castle_field' | 'tropical_pool' | 'city_of_clouds' | 'volcanic_jungle' | 'cursed_cemetery'
  | 'caribbean_sea' | 'station_metal_x' | 'battlefield' | 'none';
export type BoardHq = { id: string; owner: Seat; x: number; y: number; allow?: string[] };
export type BoardBase = { id: string; x: number; y: number; special: Special | null };
export type BoardRegion = {
  id: string;
  boundary: string[];
  bases: string[];
  medals: number;
  label: { x: number; y: number };
};
export type BoardFile = {
  format: string;
  id: string;
  terrain: Terrain;
  name: Words;
  size: { w: number; h: number };
  medals_to_win: number;
  total_medals: number;
  hqs: BoardHq[];
  bases: BoardBase[];
  paths: [string, string][];
  regions: BoardRegion[];
  symmetry?: { kind: string; pairs: [string, string][] };
  art?: { background: string; bases: string; special: string; paths: string; palette: string[] };
  balance?: unknown;
};
export type Options = {
  medal_timing: 'end-of-play' | 'immediate';
  metal_x_blocks_hook: boolean;
  special_bases: boolean;
  starter: 'random' | Seat;
  max_plies: number;
};
export type Setup = { board: BoardFile; options: Options };

export type Action =
  | { draw: Record<string, never> }
  | { place: { troop: Troop; on: Place } }
  | { skully: Record<string, never> }
  | { star: Record<string, never> }
  | { xb42: Record<string, never> }
  | { capn: { troop: Troop; on: Place } }
  | { jumbo: { discard: Place } }
  | { castle: { take_back: Place } }
  | { clouds: Record<string, never> }
  | { jungle: { move: Place; to: Place } }
  | { cemetery: { return: Troop } }
  | { decline: Effect }
  | { resign: Record<string, never> };

export type SeatView = {
  rack_size: number;
  lying: number;
  reserve_size: number;
  medals: number;
  discard: Troop[];
  known: Troop[];
  connected: Place[];
};
export type View = {
  viewer: Seat | null;
  to_move: Seat | null;
  turns_taken: number;
  bases: { [place: string]: Token[] };
  rack: Troop[] | null;
  lying: Troop[];
  seats: { blue: SeatView; red: SeatView };
  emptied: { [region: string]: Seat };
  play: {
    placed: { troop: Troop; on: Place; level: number }[];
    asks: Effect | null;
    of: number;
  } | null;
  on_hq: { [place: string]: Token };
  over: Outcome | null;
  removed: { blue: Troop[]; red: Troop[] } | null;
  racks?: { blue: Troop[]; red: Troop[] } | null;
};
export type Event =
  | { type: 'turn_began'; seat: Seat; turn: number }
  | {
      type: 'drew'; seat: Seat; count: number; troops: Troop[] | null;
      by: 'draw' | 'skully' | 'star' | 'clouds'; clause: string;
    }
  | { type: 'placed'; seat: Seat; troop: Troop; on: Place; level: number; extra: boolean }
  | { type: 'effect_declined'; seat: Seat; effect: Effect }
  | {
      type: 'discarded'; owner: Seat; troop: Troop; from: Place | null;
      by: 'jumbo' | 'xb42'; clause: string;
    }
  | { type: 'taken_back'; seat: Seat; troop: Troop; from: Place; clause: string }
  | { type: 'moved'; by: Seat; token: Token; from: Place; to: Place; clause: string }
  | { type: 'returned'; seat: Seat; troop: Troop; clause: string }
  | { type: 'pinned'; seat: Seat; count: number; troop: Troop | null; clause: string }
  | { type: 'stood_up'; seat: Seat; count: number; troops: Troop[] | null }
  | { type: 'claimed'; seat: Seat; region: string; medals: number; clause: string }
  | { type: 'resigned'; seat: Seat }
  | { type: 'timed_out'; seat: Seat }
  | { type: 'ended'; winner: Seat | null; by: Ending; clause: string };
export type Hints = { seat: Seat; actions: Action[]; asks: Effect | null };
