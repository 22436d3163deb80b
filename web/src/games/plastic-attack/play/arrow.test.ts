import { describe, expect, it } from 'vitest';
import { arrowBetween, crosses, middle, type Box, type End } from './arrow';

const numbers = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(Number);

/** A figure of 40 pixels in the middle of an army. */
const end = (army: Box): End => ({ at: middle(army), army });

describe('the arrow of an attack', () => {
  const above = end({ x: 0, y: 0, w: 300, h: 120 });
  const below = end({ x: 0, y: 400, w: 300, h: 120 });

  it('runs upwards from the upper edge of the lower army to the lower edge of the upper one', () => {
    const { shaft, head } = arrowBetween(below, above, false);
    const [startX = 0, startY = 0] = numbers(shaft);
    const [tipX = 0, tipY = 0] = numbers(head);
    expect([startX, startY]).toEqual([150, 400]);
    expect([tipX, tipY]).toEqual([150, 120]);
  });

  it('bends below the row if both armies stand in one, and begins below its figure', () => {
    const other = end({ x: 600, y: 0, w: 300, h: 100 });
    const { shaft, head } = arrowBetween(above, other, true);
    const [startX = 0, startY = 0, , bendY = 0] = numbers(shaft);
    expect([startX, startY]).toEqual([150, 120]);
    expect(bendY).toBeGreaterThan(120);
    expect(numbers(head).slice(0, 2)).toEqual([750, 100]);
  });

  it('reaches into two armies that almost touch, so that its head has room', () => {
    const near = end({ x: 0, y: 128, w: 300, h: 120 });
    const { shaft, head } = arrowBetween(near, above, false);
    expect((numbers(shaft)[1] ?? 0) - (numbers(head)[1] ?? 0)).toBeCloseTo(56);
  });

  it('touches a battle that lies between the armies, but none beside them', () => {
    expect(crosses(below, above, false, { x: 100, y: 200, w: 200, h: 100 })).toBe(true);
    expect(crosses(below, above, false, { x: 400, y: 200, w: 200, h: 100 })).toBe(false);
    expect(crosses(below, above, false, { x: 0, y: 0, w: 0, h: 0 })).toBe(false);
  });

  it('is a valid path even if both armies are the same', () => {
    const same = end({ x: 10, y: 10, w: 0, h: 0 });
    expect(arrowBetween(same, same, false).shaft).not.toMatch(/NaN|Infinity/);
  });
});
