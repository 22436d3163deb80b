import { fireEvent, render, screen } from '@testing-library/svelte';
import { vi } from 'vitest';
import Table from '../../src/games/attacktix/Table.svelte';
import type { Question } from '../../src/games/attacktix/types';
import { answerAt } from './answers';
import { momentOf, setup, summary } from './moments';

/** Renders a table at a moment for a test. Its mocks record the questions, the decisions and the clauses. */
export function open(name: string, more: Record<string, unknown> = {}) {
  const moment = momentOf(name);
  const onaction = vi.fn();
  const onclause = vi.fn();
  const ask = vi.fn((question: unknown) => answerAt(name, question as Question));
  const props = {
    setup,
    view: moment.view,
    hints: moment.hints,
    story: [],
    summary,
    mode: 'play' as const,
    animate: false,
    refusal: null,
    seat: 'p1',
    local: ['p1'],
    onaction,
    onwhy: vi.fn(),
    onclause,
    ask,
  };
  return { ...render(Table, { ...props, ...more }), moment, onaction, onclause, ask };
}
export const get = <E extends HTMLElement = HTMLElement>(selector: string): E =>
  document.querySelector<E>(selector)!;
export const row = (id: string): HTMLElement => get(`[data-row="${id}"]`);
export const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
export const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });
export const soon = (check: () => void) => vi.waitFor(check);
