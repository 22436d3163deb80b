import { describe, expect, it } from 'vitest';
import { figures, outlines, troopOrder } from '.';
import { bone, box, circle, star } from './shapes';

describe('figures', () => {
  it('exist for each of the eight Troops, in order of strength', () => {
    expect(troopOrder).toEqual(['skully', 'capn', 'jumbo', 'hook', 'xb42', 'star', 'roxy', 'kwak']);
    expect(troopOrder.map((troop) => figures[troop].mark)).toEqual(['1', '2', '3', '4', '5', '6', '7', 'K']);
    for (const troop of troopOrder) expect(figures[troop].troop).toBe(troop);
  });

  it('have a different outline for every Troop', () => {
    const all = troopOrder.map((troop) => outlines(figures[troop]).join(' '));
    expect(new Set(all).size).toBe(8);
    for (const outline of all) expect(outline.length).toBeGreaterThan(80);
  });

  it('use only well-formed path data', () => {
    for (const troop of troopOrder) {
      for (const part of figures[troop].parts) expect(part.d, troop).toMatch(/^M[-0-9. ,a-zA-Z]+$/);
      for (const part of figures[troop].parts) expect(part.d, troop).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('shapes', () => {
  it('are all closed', () => {
    for (const d of [circle(1, 2, 3), box(0, 0, 10, 4, 9), star(0, 0, 10, 5), bone(0, 0, 10, 0, 2)])
      expect(d.endsWith('Z')).toBe(true);
  });

  it('make a bone from one bar and four knobs', () => {
    expect(bone(0, 0, 10, 0, 2).split('M')).toHaveLength(6);
  });

  it('give a star ten corners', () => {
    expect(star(0, 0, 10, 5).match(/Q/g)).toHaveLength(10);
  });
});
