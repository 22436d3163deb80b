import { describe, expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import type { Hints, View } from '../types';
import { chancesOf, figuresOf, labelBox, labelsOf, medalsOf, shared, type Box } from './chances';
import { emptyView } from './shown';

const castle = boards['castle-field']!;

/** A board without Troops, on which each side still has Troops to draw. */
function bare(viewer: 'blue' | 'red' | null = 'blue'): View {
  const view = emptyView();
  return { ...view, viewer, to_move: 'red' };
}
const besideHq = (hq: string): string => {
  const [a, b] = castle.paths.find((path) => path.includes(hq))!;
  return a === hq ? b : a;
};

describe('chances at a region', () => {
  it('are empty before a side has a base', () => {
    expect(chancesOf(castle, bare(), null)).toEqual({ regions: [], hqs: [] });
  });

  it('count the bases of each side by their top Troops', () => {
    const view = bare();
    const [first, second, third] = castle.regions.find(({ id }) => id === 'R6')!.bases as string[];
    view.bases = {
      [first!]: ['red:star', 'blue:hook'],
      [second!]: ['blue:star'],
      [third!]: ['blue:jumbo', 'red:roxy'],
    };
    const region = chancesOf(castle, view, null).regions.find(({ id }) => id === 'R6');
    expect(region).toEqual({ id: 'R6', bases: 5, medals: 3, held: { blue: 2, red: 1 } });
  });

  it('disappear once the medals are taken', () => {
    const view = bare();
    view.bases = { b4: ['red:star'] };
    view.emptied = { R6: 'blue' };
    const ids = chancesOf(castle, view, null).regions.map(({ id }) => id);
    expect(ids).not.toContain('R6');
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe('a headquarters in reach', () => {
  const near = besideHq('HB');

  it('borders a connected base of the other side', () => {
    const view = bare();
    view.bases = { [near]: ['red:star'] };
    expect(chancesOf(castle, view, null).hqs).toEqual([]);
    view.seats.red.connected = [near];
    expect(chancesOf(castle, view, null).hqs).toEqual([{ id: 'HB', owner: 'blue', by: 'red' }]);
  });

  it('is not in danger from its own side, or from a side without Troops to place', () => {
    const view = bare();
    view.seats.blue.connected = [near];
    expect(chancesOf(castle, view, null).hqs).toEqual([]);
    view.seats.red.connected = [near];
    view.seats.red.reserve_size = 0;
    expect(chancesOf(castle, view, null).hqs).toEqual([]);
  });

  it('follows the hints if they say what the viewer may place', () => {
    const view = { ...bare(), to_move: 'blue' as const };
    view.seats.blue.connected = [besideHq('HR')];
    const hints = (actions: Hints['actions'], more: Partial<Hints> = {}): Hints => ({
      seat: 'blue',
      actions,
      ...more,
    });
    const mine = [{ id: 'HR', owner: 'red', by: 'blue' }];
    expect(chancesOf(castle, view, null).hqs).toEqual(mine);
    expect(chancesOf(castle, view, hints([{ draw: {} }])).hqs).toEqual([]);
    expect(chancesOf(castle, view, hints([{ place: { troop: 'star', on: 'HR' } }])).hqs).toEqual(mine);
    expect(
      chancesOf(castle, view, hints([{ capn: { troop: 'star', on: 'HR' } }], { asks: 'capn' })).hqs,
    ).toEqual(mine);
    expect(chancesOf(castle, view, hints([{ star: {} }], { asks: 'star' })).hqs).toEqual(mine);
  });

  it('is not marked any more when the game is over', () => {
    const view = bare();
    view.bases = { [near]: ['red:star'] };
    view.seats.red.connected = [near];
    view.over = { winner: 'red', by: 'medals', clause: 'TB-GOAL-02' };
    expect(chancesOf(castle, view, null)).toEqual({ regions: [], hqs: [] });
  });
});

describe('the label of a region', () => {
  const area = (box: Box): number => (box.x1 - box.x0) * (box.y1 - box.y0);

  it.each(Object.keys(boards))('is readable on %s from both sides and hides no medals', (id) => {
    const board = boards[id]!;
    for (const flipped of [false, true]) {
      const labels = labelsOf(board, flipped);
      for (const region of board.regions) {
        const box = labelBox(labels.get(region.id)!);
        const others = board.regions.flatMap((one) => (one === region ? [] : labelBox(labels.get(one.id)!)));
        const where = `${region.id}, ${flipped ? 'from red' : 'from blue'}`;
        expect(shared(box, figuresOf(board, flipped)), where).toBeLessThan(area(box) * 0.04);
        expect(shared(box, medalsOf(board, flipped)), where).toBeLessThan(area(box) * 0.16);
        expect(shared(box, others), where).toBe(0);
      }
    }
  });

  it('has a place even on a crowded board', () => {
    const crowded = { ...castle, bases: castle.bases.map((base) => ({ ...base, x: 500, y: 700 })) };
    expect([...labelsOf(crowded, false).keys()]).toEqual(castle.regions.map(({ id }) => id));
  });
});
