import { describe, expect, it } from 'vitest';
import { emptyView } from '../board/shown';
import type { Event, View } from '../types';
import { lifted, sceneOf, settled } from './narrate';

function table(): View {
  const view = emptyView();
  view.viewer = 'blue';
  view.rack = ['jumbo', 'star'];
  view.seats.blue.rack_size = 2;
  view.seats.red.rack_size = 3;
  view.bases = { b1: ['blue:hook'], b3: ['blue:xb42', 'red:roxy'] };
  view.seats.blue.discard = ['capn'];
  return view;
}
const told = (event: Event): View => settled(lifted(table(), event), event);

describe('the view after an event', () => {
  it('moves a placed Troop from the rack to the stack', () => {
    const after = told({ type: 'placed', seat: 'blue', troop: 'jumbo', on: 'b1', level: 2, extra: false });
    expect(after.bases['b1']).toEqual(['blue:hook', 'blue:jumbo']);
    expect(after.rack).toEqual(['star']);
    expect(after.seats.blue.rack_size).toBe(1);
  });

  it('puts a Troop on a headquarters into `on_hq`', () => {
    const after = told({ type: 'placed', seat: 'blue', troop: 'star', on: 'HR', level: 0, extra: false });
    expect(after.on_hq).toEqual({ HR: 'blue:star' });
    expect(after.bases['HR']).toBeUndefined();
  });

  it('moves the top of a stack to its owner’s discard', () => {
    const after = told({
      type: 'discarded',
      owner: 'red',
      troop: 'roxy',
      from: 'b3',
      by: 'jumbo',
      clause: 'TB-TROOP-3-01',
    });
    expect(after.bases['b3']).toEqual(['blue:xb42']);
    expect(after.seats.red.discard).toEqual(['roxy']);
    expect(after.seats.red.rack_size).toBe(3);
  });

  it('discards from a hidden rack', () => {
    const after = told({
      type: 'discarded',
      owner: 'red',
      troop: 'kwak',
      from: null,
      by: 'xb42',
      clause: 'TB-TROOP-5-01',
    });
    expect(after.seats.red.rack_size).toBe(2);
  });

  it('draws known and unknown Troops', () => {
    const own = told({
      type: 'drew',
      seat: 'blue',
      count: 2,
      troops: ['kwak', 'hook'],
      clause: 'TB-DRAW-01',
    });
    expect(own.rack).toEqual(['jumbo', 'star', 'kwak', 'hook']);
    const theirs = told({
      type: 'drew',
      seat: 'red',
      count: 2,
      clause: 'TB-DRAW-01',
    });
    expect(theirs.seats.red).toMatchObject({ rack_size: 5, reserve_size: 18 });
    expect(theirs.rack).toEqual(['jumbo', 'star']);
  });

  it('moves, takes back and returns', () => {
    const moved = told({
      type: 'moved',
      by: 'blue',
      seat: 'red',
      troop: 'roxy',
      from: 'b3',
      to: 'b1',
      clause: 'TB-TERR-JUNGLE-02',
    });
    expect(moved.bases).toEqual({ b1: ['blue:hook', 'red:roxy'], b3: ['blue:xb42'] });
    const back = told({
      type: 'taken_back',
      seat: 'blue',
      troop: 'hook',
      from: 'b1',
      clause: 'TB-TERR-CASTLE-01',
    });
    expect(back.bases['b1']).toBeUndefined();
    expect(back.rack).toContain('hook');
    const returned = told({ type: 'returned', seat: 'blue', troop: 'capn', clause: 'TB-TERR-CEM-01' });
    expect(returned.seats.blue.discard).toEqual([]);
    expect(returned.rack).toContain('capn');
  });

  it('claims medals', () => {
    const after = told({ type: 'claimed', seat: 'blue', region: 'R2', medals: 3, clause: 'TB-MEDAL-01' });
    expect(after.emptied).toEqual({ R2: 'blue' });
    expect(after.seats.blue.medals).toBe(3);
  });

  it('never changes the view it starts from', () => {
    const before = table();
    const copy = JSON.stringify(before);
    lifted(before, { type: 'placed', seat: 'blue', troop: 'jumbo', on: 'b1', level: 2, extra: false });
    settled(before, { type: 'claimed', seat: 'blue', region: 'R2', medals: 3, clause: 'TB-MEDAL-01' });
    expect(JSON.stringify(before)).toBe(copy);
  });
});

describe('scenes', () => {
  it('let a piece fly from where it was to where it goes', () => {
    const scene = sceneOf({ type: 'claimed', seat: 'red', region: 'R2', medals: 2, clause: 'TB-MEDAL-01' });
    expect(scene.flights[0]).toMatchObject({ what: 'medal', count: 2, from: 'region:R2', to: 'tray:red' });
    expect(sceneOf({ type: 'drew', seat: 'red', count: 2, clause: '' }).flights).toHaveLength(2);
    expect(sceneOf({ type: 'turn_began', seat: 'red', turn: 3 })).toEqual({ flights: [], sound: null });
  });
});
