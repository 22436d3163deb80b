import { expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import { frameOf } from './geometry';
import { pictureOf, type Layer } from './picture';

function shapes(board: (typeof boards)[string], layer: Layer): number {
  const text = decodeURIComponent(pictureOf(board, layer, false).slice('data:image/svg+xml,'.length));
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const { x, y, w, h } = frameOf(board);
  expect(svg.getAttribute('viewBox')).toBe(`${x} ${y} ${w} ${h}`);
  // An image has none of the page's style sheets, variables and gradients.
  expect([...svg.querySelectorAll('[class]')].filter((one) => !one.matches('.defs'))).toEqual([]);
  expect(text).not.toContain('var(--');
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect([...text.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.has(id))).toEqual([]);
  return svg.querySelectorAll('path, ellipse, circle, rect').length;
}

it('divides a board between its layers', () => {
  const board = boards['training-yard'];
  if (!board) throw new Error('the board exists');
  const [scenery, stands, all] = (['scenery', 'stands', 'all'] as const).map((layer) => shapes(board, layer));
  expect(scenery).toBeGreaterThan(20);
  expect(stands).toBeGreaterThan(board.bases.length);
  expect(all).toBeGreaterThan((scenery ?? 0) + (stands ?? 0));
});

it.each(['castle-field', 'city-of-clouds', 'cursed-cemetery'])('needs nothing of the page on %s', (id) => {
  const board = boards[id];
  if (!board) throw new Error('the board exists');
  expect(shapes(board, 'all')).toBeGreaterThan(100);
});

it('draws a board again only if something in the picture changes', () => {
  const [one, other] = Object.values(boards);
  if (!one || !other) throw new Error('there are two boards');
  const picture = pictureOf(one, 'stands', false);
  expect(pictureOf(structuredClone(one), 'stands', false)).toBe(picture);
  expect(pictureOf(one, 'stands', true)).not.toBe(picture);
  expect(pictureOf(other, 'stands', false)).not.toBe(picture);
});
