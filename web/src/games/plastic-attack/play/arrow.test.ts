import { describe, expect, it } from 'vitest';
import { arrowBetween } from './arrow';

const numbers = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(Number);

describe('the arrow of an attack', () => {
  it('runs upwards from the upper edge of the lower box to the lower edge of the upper one', () => {
    const { shaft, head } = arrowBetween({ x: 0, y: 400, w: 100, h: 120 }, { x: 0, y: 0, w: 100, h: 120 });
    const [, startY = 0] = numbers(shaft);
    const [, tipY = 0] = numbers(head);
    expect(startY).toBeCloseTo(400);
    expect(tipY).toBeCloseTo(120);
  });

  it('bends below the row if both boxes stand in one, so that it hides no figure between them', () => {
    const { shaft } = arrowBetween({ x: 0, y: 0, w: 100, h: 120 }, { x: 600, y: 0, w: 100, h: 120 });
    const [, , , bendY = 0] = numbers(shaft);
    expect(bendY).toBeGreaterThan(120);
  });

  it('is a valid path even if both boxes are the same', () => {
    const box = { x: 10, y: 10, w: 0, h: 0 };
    expect(arrowBetween(box, box).shaft).not.toMatch(/NaN|Infinity/);
  });
});
