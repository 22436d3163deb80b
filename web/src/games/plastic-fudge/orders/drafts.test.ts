import { describe, expect, it, vi } from 'vitest';
import type { Action, Refused } from '../types';
import { Drafts, type Draft } from './drafts.svelte';
import { bearing } from './leaving';
import { withLeg } from './moving.svelte';

const move = (unit: string): Action => ({ do: 'move', unit, path: [{ go: 1 }] });
const draft = (unit: string): Draft => ({
  key: unit,
  action: move(unit),
  legal: true,
  why: null,
  way: [],
  facing: 0,
  path: null,
});

describe('drafts', () => {
  it('are sent one after another, each once the one before has been carried out', () => {
    const hand = vi.fn();
    const drafts = new Drafts(hand);
    for (const unit of ['g1', 'g2', 'g3']) drafts.put(draft(unit));
    drafts.give();
    expect(hand).toHaveBeenCalledExactlyOnceWith(move('g1'));
    drafts.taken();
    expect(hand).toHaveBeenLastCalledWith(move('g2'));
    expect(drafts.list.map(({ key }) => key)).toEqual(['g2', 'g3']);
    drafts.taken();
    drafts.taken();
    expect(hand).toHaveBeenCalledTimes(3);
    expect(drafts.list).toEqual([]);
    expect(drafts.sending).toBeNull();
  });

  it('to board or get out come before those of carriers, which would otherwise leave too early', () => {
    const hand = vi.fn();
    const drafts = new Drafts(hand);
    const out: Action = { do: 'leave', unit: 'g2', at: [3, 3], facing: 0 };
    const on: Action = { do: 'move', unit: 'g3', path: [], board: 'g1' };
    drafts.put({ ...draft('g9'), legal: false });
    drafts.put(draft('g1'));
    drafts.put({ ...draft('g2'), action: out });
    drafts.put({ ...draft('g3'), action: on });
    drafts.give();
    for (let n = 0; n < 4; n += 1) drafts.taken();
    expect(hand.mock.calls.map(([action]) => action)).toEqual([out, on, move('g1'), move('g9')]);
  });

  it('are followed by the end of the phase only when all have been carried out', () => {
    const [drafts, end] = [new Drafts(vi.fn()), vi.fn()];
    for (const unit of ['g1', 'g2']) drafts.put(draft(unit));
    drafts.give(null, end);
    drafts.taken();
    expect(end).not.toHaveBeenCalled();
    drafts.taken();
    expect(end).toHaveBeenCalledOnce();
    drafts.put(draft('g3'));
    drafts.give(null, end);
    drafts.refused({
      action: drafts.sending!.action,
      refusal: { clause: 'PF-R-46', because: 'in the way', reason: { type: 'in_the_way' } },
    });
    drafts.give();
    drafts.taken();
    expect(end, 'after a refusal the phase does not end').toHaveBeenCalledOnce();
  });

  it('that are still awaited are sent with the others, and the phase ends after them', () => {
    const [hand, end] = [vi.fn(), vi.fn()];
    const drafts = new Drafts(hand);
    for (const unit of ['g1', 'g2', 'g3']) drafts.await(unit);
    drafts.put(draft('g1'));
    drafts.drawn('g1');
    expect(drafts.count).toBe(3);
    drafts.give(null, end);
    expect([drafts.holding, hand.mock.calls.length]).toEqual([true, 0]);
    drafts.put(draft('g2'));
    drafts.drawn('g2');
    drafts.drawn('g3'); // The Unit g3 already stands as near as it can, so it gets no draft.
    for (let n = 0; n < 2; n += 1) drafts.taken();
    expect(hand.mock.calls.map(([action]) => action)).toEqual([move('g1'), move('g2')]);
    expect(end).toHaveBeenCalledOnce();
  });

  it('are not sent if the table changes while some are still awaited', () => {
    const [hand, end] = [vi.fn(), vi.fn()];
    const drafts = new Drafts(hand);
    drafts.put(draft('g1'));
    drafts.await('g2');
    drafts.give(null, end);
    drafts.forget();
    expect([drafts.holding, drafts.count, hand.mock.calls.length, end.mock.calls.length]).toEqual([
      false,
      1,
      0,
      0,
    ]);
    drafts.give(null, end);
    drafts.taken();
    expect(end).toHaveBeenCalledOnce();
  });

  it('stay when one is refused, and the reason is kept with it', () => {
    const drafts = new Drafts(vi.fn());
    const [one, two] = [draft('g1'), draft('g2')];
    drafts.put(one);
    drafts.put(two);
    drafts.give();
    const refused: Refused = {
      action: one.action,
      refusal: { clause: 'PF-R-46', because: 'in the way', reason: { type: 'in_the_way' } },
    };
    expect(drafts.refused(refused)).toBe(true);
    expect(drafts.list.map(({ key, legal, why }) => [key, legal, why?.clause])).toEqual([
      ['g1', false, 'PF-R-46'],
      ['g2', true, undefined],
    ]);
    expect(drafts.sending).toBeNull();
    expect(drafts.refused({ ...refused, action: move('g9') })).toBe(false);
  });

  it('can be changed, and a late answer about an older order is ignored', () => {
    const drafts = new Drafts(vi.fn());
    const old = draft('g1');
    drafts.put(old);
    drafts.put({ ...draft('g1'), legal: null });
    drafts.checker('g1', old.action, { legal: false });
    expect(drafts.of('g1')?.legal).toBeNull();
    drafts.drop('g1');
    expect(drafts.of('g1')).toBeNull();
  });
});

describe('paths', () => {
  it('join legs of one kind', () => {
    expect(withLeg([], { turn: 45 })).toEqual([{ turn: 45 }]);
    expect(withLeg([{ turn: 45 }], { turn: -15 })).toEqual([{ turn: 30 }]);
    expect(withLeg([{ go: 1 }, { turn: 45 }], { turn: -45 })).toEqual([{ go: 1 }]);
    expect(withLeg([{ turn: 170 }], { turn: 45 })).toEqual([{ turn: -145 }]);
    expect(withLeg([{ go: 0.1 }], { go: 0.2 })).toEqual([{ go: 0.3 }]);
  });

  it('give the bearing of a place', () => {
    expect([bearing([0, 0], [0, 5]), bearing([0, 0], [-1, 0]), bearing([0, 0], [1, -1])]).toEqual([
      90, 180, 315,
    ]);
  });
});
