import { describe, expect, it } from 'vitest';
import { SOUNDS } from './sounds';
import { synthesise, type Strike } from './synthesis';

const RATE = 16_000;

/** The power at a frequency by Goertzel's algorithm (1958). */
function powerAt(samples: Float32Array, hz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / RATE);
  let [last, before] = [0, 0];
  for (const one of samples) [last, before] = [one + turn * last - before, last];
  return last * last + before * before - turn * last * before;
}

/** The mean frequency, weighted by power. The ear hears a sound with a high mean as bright. */
function centroid(samples: Float32Array): number {
  const all = Array.from({ length: 79 }, (_, n) => 100 * (n + 1));
  const powers = all.map((hz) => powerAt(samples, hz));
  const sum = powers.reduce((a, b) => a + b, 0);
  return all.reduce((mean, hz, n) => mean + (hz * (powers[n] ?? 0)) / sum, 0);
}

/** The time in seconds after which more than 95 % of the energy has passed. */
function duration(samples: Float32Array): number {
  const whole = samples.reduce((sum, one) => sum + one * one, 0);
  let sum = 0;
  return samples.findIndex((one) => (sum += one * one) > 0.95 * whole) / RATE;
}

const one = (of: Strike['of'], hz: number) => synthesise([{ of, hz }], RATE);

describe('materials', () => {
  it('wood is dull, plastic brighter, a card brightest', () => {
    const [wood, plastic, card] = [one('wood', 190), one('plastic', 620), one('card', 0)].map(centroid);
    expect(wood).toBeLessThan(500);
    expect(plastic).toBeGreaterThan(700);
    expect(plastic).toBeLessThan(2_500);
    expect(card).toBeGreaterThan(3_000);
  });

  it('plastic and wood are over soon, metal rings', () => {
    expect(duration(one('plastic', 620))).toBeLessThan(0.06);
    expect(duration(one('wood', 190))).toBeLessThan(0.1);
    expect(duration(one('metal', 1_320))).toBeGreaterThan(0.15);
  });

  it('a bar sounds at its pitch', () => {
    const bar = one('bar', 600);
    for (const other of [500, 550, 650, 700])
      expect(powerAt(bar, 600)).toBeGreaterThan(5 * powerAt(bar, other));
  });
});

describe.each(Object.entries(SOUNDS))('%s', (_, strikes) => {
  const samples = synthesise(strikes, RATE);

  it('every sound is loud enough, is not distorted, begins at once and ends in silence', () => {
    const loud = samples.map(Math.abs);
    const peak = Math.max(...loud);
    expect(peak).toBeGreaterThan(0.08);
    expect(peak).toBeLessThanOrEqual(0.9001);
    expect(loud.findIndex((one) => one > peak / 4) / RATE).toBeLessThan(0.05);
    expect(Math.max(...loud.slice(-20))).toBeLessThan(peak / 100);
    expect(samples.length / RATE).toBeLessThan(1.6);
  });
});
