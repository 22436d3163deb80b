import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { aSetup } from '../../dev/samples';
import toyBattle from '../games/toy-battle';
import type { Event } from '../games/toy-battle/types';
import Log from './Log.svelte';

const story = new Map<number, Event[]>([
  [2, [{ type: 'placed', seat: 'red', troop: 'capn', on: 'b3', level: 1, extra: false }]],
  [0, [{ type: 'turn_began', seat: 'blue', turn: 1 }]],
  [
    1,
    [
      { type: 'drew', seat: 'blue', count: 2, clause: 'TB-DRAW-01' },
      { type: 'turn_began', seat: 'red', turn: 2 },
    ],
  ],
]);

const show = (more: object = {}) => {
  const onclause = vi.fn();
  render(Log, { game: toyBattle, story, setup: aSetup(), viewer: 'public', onclause, ...more });
  return onclause;
};
const lines = () =>
  screen.getAllByRole('listitem').map((line) => line.textContent?.replace(/\s+/g, ' ').trim());

it('lists the steps in order, beginning with the start', () => {
  show();
  expect(lines()).toEqual([
    'Turn 1: Blue',
    'Blue draws 2 Troops.',
    'Turn 2: Red',
    expect.stringMatching(/^Red places Cap’n 2 on Base [A-Z]\.$/),
  ]);
  const marked = screen.getAllByRole('button').map((mark) => mark.dataset['clause']);
  expect(marked).toEqual(['TB-DRAW-01', 'TB-PLACE-01']);
});

it('a press on a clause opens it in the rulebook', async () => {
  const onclause = show();
  await fireEvent.click(screen.getByRole('button', { name: 'Rule: TB-DRAW-01' }));
  expect(onclause).toHaveBeenCalledWith('TB-DRAW-01');
});

it('in a replay, a line leads to its step, and the line of the present step is marked', async () => {
  const onstep = vi.fn();
  show({ onstep, current: 2 });
  await fireEvent.click(screen.getByRole('button', { name: 'Blue draws 2 Troops.' }));
  expect(onstep).toHaveBeenCalledWith(1);
  expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
});

it('says that nothing has happened yet', () => {
  show({ story: new Map() });
  expect(lines()).toEqual(['Nothing has happened yet.']);
});

it('leaves out the newest steps, which the table has not played yet', () => {
  show({ behind: 2 });
  expect(lines()).toEqual(['Turn 1: Blue']);
});

it('a line under the pointer or with the focus highlights its places, and places highlight their lines', async () => {
  const onpoint = vi.fn();
  const onclause = vi.fn();
  const props = { game: toyBattle, story, setup: aSetup(), viewer: 'public', onclause, onpoint } as const;
  const { rerender, unmount } = render(Log, props);
  const line = screen.getAllByRole('listitem')[3]!;
  await fireEvent.pointerEnter(line);
  expect(onpoint).toHaveBeenLastCalledWith(['b3']);
  await fireEvent.pointerLeave(line);
  expect(onpoint).toHaveBeenLastCalledWith([]);
  await fireEvent.focusIn(line);
  expect(onpoint).toHaveBeenLastCalledWith(['b3']);
  await rerender({ lit: ['b3'] });
  expect([...document.querySelectorAll('.lit')]).toEqual([line]);
  await rerender({ lit: [] });
  expect(document.querySelector('.lit')).toBeNull();
  unmount();
  expect(onpoint).toHaveBeenLastCalledWith([]);
});
