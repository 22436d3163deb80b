import { describe, expect, it } from 'vitest';
import type { Hints } from '../types';
import { decline, draw, listed, pickable, returnable, targets, wish, yes } from './choose';

const turn = {
  seat: 'blue',
  actions: [
    { draw: {} },
    { place: { troop: 'jumbo', on: 'b1' } },
    { place: { troop: 'jumbo', on: 'b2' } },
    { place: { troop: 'star', on: 'b1' } },
  ],
} as Hints;
const jungle = {
  seat: 'blue',
  asks: 'jungle',
  actions: [
    { jungle: { move: 'b7', to: 'b10' } },
    { jungle: { move: 'b7', to: 'b4' } },
    { jungle: { move: 'b5', to: 'b2' } },
    { decline: 'jungle' },
  ],
} as Hints;

it('lists each decision of a group in the hints by itself', () => {
  const told: Hints = {
    seat: 'blue',
    actions: [{ draw: {} }],
    each: [
      { place: { troop: ['jumbo', 'star'], on: ['b1', 'b2'] } },
      { capn: { troop: ['hook'], on: ['b3'] } },
    ],
  };
  expect(listed(told)?.actions).toEqual([
    { draw: {} },
    { place: { troop: 'jumbo', on: 'b1' } },
    { place: { troop: 'jumbo', on: 'b2' } },
    { place: { troop: 'star', on: 'b1' } },
    { place: { troop: 'star', on: 'b2' } },
    { capn: { troop: 'hook', on: 'b3' } },
  ]);
  expect(listed(turn)).toBe(turn);
  expect(listed(null)).toBeNull();
});

describe('a turn', () => {
  it('lets only Troops with a legal place be picked', () => {
    expect([...pickable(turn)]).toEqual(['jumbo', 'star']);
    expect(pickable(null).size).toBe(0);
  });

  it('lights up the places for the picked Troop, and none before', () => {
    expect([...targets(turn, null).keys()]).toEqual([]);
    expect([...targets(turn, { kind: 'troop', troop: 'jumbo', slot: 0 }).keys()]).toEqual(['b1', 'b2']);
    expect(targets(turn, { kind: 'troop', troop: 'star', slot: 1 }).get('b1')).toEqual({
      place: { troop: 'star', on: 'b1' },
    });
  });

  it('offers the draw as a button', () => {
    expect(draw(turn)).toEqual({ draw: {} });
    expect(draw(jungle)).toBeNull();
  });

  it('asks why the action that the player meant is not legal', () => {
    expect(wish(undefined, { kind: 'troop', troop: 'star', slot: 0 }, 'b9')).toEqual({
      place: { troop: 'star', on: 'b9' },
    });
    expect(wish('capn', { kind: 'troop', troop: 'star', slot: 0 }, 'b9')).toEqual({
      capn: { troop: 'star', on: 'b9' },
    });
    expect(wish('jumbo', null, 'b9')).toEqual({ jumbo: { discard: 'b9' } });
    expect(wish('castle', null, 'b9')).toEqual({ castle: { take_back: 'b9' } });
    expect(wish(undefined, null, 'b9')).toBeNull();
  });
});

describe('effects', () => {
  it('push in two steps: first the Troop, then the place', () => {
    expect([...targets(jungle, null)]).toEqual([
      ['b7', 'step'],
      ['b5', 'step'],
    ]);
    expect([...targets(jungle, { kind: 'from', place: 'b7' }).keys()]).toEqual(['b10', 'b4']);
    expect(wish('jungle', { kind: 'from', place: 'b7' }, 'b1')).toEqual({ jungle: { move: 'b7', to: 'b1' } });
  });

  it('can be declined', () => {
    expect(decline(jungle)).toEqual({ decline: 'jungle' });
    expect(decline(turn)).toBeNull();
  });

  it('that ask for no choice are accepted with a yes', () => {
    expect(
      yes({ seat: 'blue', asks: 'star', actions: [{ star: {} }, { decline: 'star' }] } as Hints),
    ).toEqual({ star: {} });
    expect(yes(jungle)).toBeNull();
  });

  it('of the open grave take a Troop from the discard', () => {
    const hints = {
      seat: 'blue',
      asks: 'cemetery',
      actions: [{ cemetery: { return: 'roxy' } }, { decline: 'cemetery' }],
    } as Hints;
    expect(returnable(hints)).toEqual(['roxy']);
  });
});
