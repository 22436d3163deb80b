import type { Component, Snippet } from 'svelte';
import type { Action, BoardFile, Event, Hints, Refusal, Setup, Summary, View } from '../wire';

/** How a table is looked at: by a player, by a spectator, or step by step afterwards. */
export type TableMode = 'play' | 'watch' | 'replay';

/** What was refused, so that the table can say it beside the piece. */
export type Refused = { action: Action; refusal: Refusal };

/** What the shell gives a game's table, and what the table tells the shell. */
export type TableProps = {
  setup: Setup;
  view: View;
  hints: Hints | null;
  /** What led to this view; to be animated when `animate` is set. */
  story: Event[];
  summary: Summary;
  mode: TableMode;
  animate: boolean;
  refusal: Refused | null;
  onaction: (action: Action) => void;
  onwhy: (action: Action) => void;
  onclause: (clause: string) => void;
  /** What one can do after the end, shown in the result. */
  resultActions?: Snippet;
  /** A sound that belongs to what is being shown. */
  onsound?: (name: string) => void;
};

/** One line of the log: a sentence and the clauses it rests on. */
export type LogLine = { text: string; clauses: string[] };

/** What a game's folder provides for the shell. */
export type GameTable = {
  Table: Component<TableProps>;
  Board: Component<{ board: BoardFile; label?: string }>;
  tell: (event: Event, setup: Setup, viewer: View['viewer']) => LogLine | null;
  sayRefusal: (refusal: Refusal, setup: Setup) => string;
};
