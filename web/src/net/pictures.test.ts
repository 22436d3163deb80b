import { expect, it } from 'vitest';
import type { Frame, ServerMessage } from '../wire';
import { Pictures, patched } from './pictures';

it('a diff replaces and removes fields and entries', () => {
  const before = {
    turn: 3,
    bases: { b1: ['blue:hook'], b2: ['x'] },
    rack: ['hook', 'star'],
    play: null,
    units: [
      { at: [1, 2], hp: 3 },
      { at: [5, 6], hp: 3 },
    ],
  };
  const diff = {
    turn: 4,
    bases: { b7: ['blue:star'], '-': ['b2'] },
    rack: ['hook'],
    play: { asks: 'capn' },
    units: { 1: { at: [5, 7] } },
  };
  expect(patched(before, diff)).toEqual({
    turn: 4,
    bases: { b1: ['blue:hook'], b7: ['blue:star'] },
    rack: ['hook'],
    play: { asks: 'capn' },
    units: [
      { at: [1, 2], hp: 3 },
      { at: [5, 7], hp: 3 },
    ],
  });
  expect(before.turn, 'nothing is changed in place').toBe(3);
});

it('a diff adds entries to a list, and removes others', () => {
  const three = ['a', 'b', 'c'];
  expect(patched(three, { 1: 'x', 3: { of: ['d'] } })).toEqual(['a', 'x', 'c', { of: ['d'] }]);
  expect(patched(three, { '-': [0, 2] })).toEqual(['b']);
  expect(three, 'nothing is changed in place').toEqual(['a', 'b', 'c']);
});

it('a field named `__proto__` is plain data', () => {
  const after = patched({ a: 1 }, JSON.parse('{"__proto__":{"x":1}}')) as Record<string, unknown>;
  expect(Object.keys(after)).toEqual(['a', '__proto__']);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

const status: Frame['status'] = { awaiting: ['red'] };
const step = (seq: number, more: object) =>
  ({ type: 'step', seq, seat: 'blue', events: [], status, ...more }) as Extract<
    ServerMessage,
    { type: 'step' }
  >;

it('a step becomes a whole frame, unless the frame on which the step builds is missing', () => {
  const pictures = new Pictures();
  expect(pictures.after(step(4, { diff: { turn: 2 } }))).toBeNull();
  pictures.note({ seq: 3, seat: null, events: [], view: { viewer: null }, hints: 1, status, clock: null });
  expect(pictures.after(step(5, { diff: { turn: 2 } }))).toBeNull();
  expect(pictures.after(step(4, { diff: { turn: 2 } }))).toEqual({
    seq: 4,
    seat: 'blue',
    events: [],
    view: { viewer: null, turn: 2 },
    hints: null,
    status,
    clock: null,
  });
  expect(pictures.after(step(9, { view: { viewer: 'red' }, hints: {} }))?.view).toEqual({ viewer: 'red' });
  expect(pictures.after(step(10, { diff: { turn: 7 } }))?.view).toEqual({ viewer: 'red', turn: 7 });
});
