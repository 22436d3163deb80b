import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import roster from '../../../../../games/plastic_attack/data/roster.json';
import { pips } from './cards/cards';
import Die from './Die.svelte';
import { bodies, gears, heads, lookOf, shapes, type Look } from './parts/look';
import { solids, toy } from './parts/toy';

const colors: [string, string, string] = ['#d8433a', '#2b4470', '#ffd35c'];
const outline = (look: Look): string => JSON.stringify(solids(toy(look, 'Ann')).map(({ d, at }) => [d, at]));

describe('toys', () => {
  it('have a different outline for each head and each piece of gear', () => {
    const plain: Look = { shape: 'figure', head: 'bare', body: 'shirt', gear: 'nothing', colors };
    for (const shape of shapes) {
      for (const [key, words] of Object.entries({ head: heads, body: bodies, gear: gears })) {
        const outlines = words.map((word) => outline({ ...plain, shape, [key]: word }));
        if (key !== 'body') expect(new Set(outlines).size, `${shape} ${key}`).toBe(words.length);
      }
    }
  });

  it('have valid paths', () => {
    for (const { look, figure } of roster.characters) {
      for (const part of toy(look as Look, figure)) expect(part.d, figure).toMatch(/^M[-\d.\sa-zA-Z]+$/);
    }
  });

  it('look the same for the same name, and mostly different for different names', () => {
    expect(lookOf('Zed')).toEqual(lookOf('Zed'));
    const looks = Array.from({ length: 40 }, (_, i) => JSON.stringify(lookOf(`Toy ${i}`)));
    expect(new Set(looks).size).toBeGreaterThan(35);
  });
});

describe('dice', () => {
  it('show the Power, and 0 beside a wounded figure', () => {
    const { container } = render(Die, { value: 10 });
    expect(container.textContent?.trim()).toBe('10');
    expect(render(Die, { value: 10, aside: true }).container.textContent?.trim()).toBe('0');
  });
});

describe('playing cards', () => {
  it('show as many suit signs as their rank says', () => {
    for (let rank = 2; rank <= 10; rank += 1) expect(pips(String(rank))).toHaveLength(rank);
  });
});
