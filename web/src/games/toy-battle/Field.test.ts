import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { early } from '../../../dev/toy-battle/views';
import Table from './Table.svelte';

it('paints the lines of both sides, and fades Troops that are cut off, with the marks of chances', async () => {
  const moment = early('castle-field');
  const bases = { b1: ['blue:star'], b8: ['blue:hook'], b15: ['red:star'], b5: ['red:hook'] };
  const view = { ...moment.view, bases, emptied: { R6: 'red' as const } };
  view.seats = structuredClone(view.seats);
  view.seats.blue.connected = ['b1'];
  view.seats.red.connected = ['b15'];
  render(Table, {
    ...moment,
    view,
    story: [],
    mode: 'play',
    animate: false,
    refusal: null,
    seat: 'blue',
    local: ['blue'],
    onaction: vi.fn(),
    onwhy: vi.fn(),
    onclause: vi.fn(),
    ask: vi.fn(),
  });
  const found = (name: string) =>
    [...document.querySelectorAll(`[data-${name}]`)].map((one) => one.getAttribute(`data-${name}`)).sort();
  expect([found('line'), found('cut'), found('won')]).toEqual([['blue', 'red'], ['b5', 'b8'], ['R6']]);
  expect(document.querySelector<HTMLElement>('[data-place="b8"]')?.title).toBe(
    'Cut off from its headquarters',
  );
  await fireEvent.click(screen.getByRole('button', { name: /Show counts/ }));
  expect([found('line'), found('cut')]).toEqual([['blue'], []]);
  await fireEvent.click(screen.getByRole('button', { name: /Show counts/ }));
});
