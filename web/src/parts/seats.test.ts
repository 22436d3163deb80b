import { describe, expect, it } from 'vitest';
import { hasText } from '../texts';
import { covers } from './covers';
import { plastics, type SeatLook } from './plastics';
import { knownSeats, seatLook, seatName } from './seats';

/** The relative luminance of a colour, from 0 to 1. */
function luminance(colour: string): number {
  const linear = (at: number) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** The contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The light and the dark colour of a pair. */
const themed = (pair: string): string[] => pair.match(/#[0-9a-f]{6}/g) ?? [];

const all = (part: keyof SeatLook) => Object.values(plastics).map((look) => look[part]);

describe('seats', () => {
  it('differ in shape and in colour', () => {
    for (const part of ['main', 'ink', 'shape'] as const)
      expect(new Set(all(part)).size, part).toBe(Object.keys(plastics).length);
  });

  it('have a name', () => {
    for (const plastic of Object.keys(plastics)) expect(hasText(`seat-${plastic}`), plastic).toBe(true);
    for (const seat of knownSeats) expect(seatName(seat)).not.toBe(seat);
  });

  it('look alike in every game that has a seat of that name', () => {
    for (const { seats } of covers.values())
      for (const [seat, plastic] of Object.entries(seats ?? {}))
        expect(seatLook(seat)).toBe(plastics[plastic]);
  });

  it.each(knownSeats)('%s can be read on its plastic and on its wash, in light and in dark', (seat) => {
    const look = seatLook(seat);
    expect(contrast(look.on, look.main)).toBeGreaterThanOrEqual(4.5);
    const [ink, wash] = [themed(look.ink), themed(look.wash)];
    expect([ink.length, wash.length]).toEqual([2, 2]);
    ink.forEach((colour, theme) => expect(contrast(colour, wash[theme] ?? '')).toBeGreaterThanOrEqual(4.5));
  });
});
