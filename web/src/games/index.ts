import type { Component } from 'svelte';
import type { BoardFile, Event, Refusal, Setup, View } from '../wire';
import type { LogLine, TableProps } from './contract';

type Found = { default: Component<never> };
const found = import.meta.glob<Found>('./toy-battle/{Table,Board}.svelte', { eager: true });

export const Table = found['./toy-battle/Table.svelte']?.default as unknown as Component<TableProps> | undefined;
export const Board = found['./toy-battle/Board.svelte']?.default as unknown as
  | Component<{ board: BoardFile }>
  | undefined;

/** An event as a line of the log, `null` for one that goes without saying. */
export function tell(event: Event, _setup: Setup, _viewer: View['viewer']): (LogLine & { isTurn: boolean }) | null {
  const clauses = 'clause' in event ? [event.clause] : [];
  return { text: event.type, clauses, isTurn: event.type === 'turn_began' };
}

export function sayRefusal(refusal: Refusal): string {
  return refusal.because;
}
