import { afterEach, expect, it, vi } from 'vitest';
import { dotted, markIcon } from './turn-icon';

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128"/></svg>';

afterEach(() => document.head.replaceChildren());

it('draws a dot in the corner of an icon, over the rest of the icon', () => {
  const picture = new DOMParser().parseFromString(dotted(icon), 'image/svg+xml').documentElement;
  const dot = picture.lastElementChild;
  const [x, r] = [Number(dot?.getAttribute('cx')), Number(dot?.getAttribute('r'))];
  expect(dot?.tagName).toBe('circle');
  expect([x > 64, x + r <= 128, r > 16]).toEqual([true, true, true]);
});

it('marks the icon of the page while the match waits, and then restores the plain icon', async () => {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = 'http://localhost/icon.svg';
  document.head.append(link);
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(icon)));
  await markIcon(false);
  expect([link.href, asked.mock.calls.length]).toEqual(['http://localhost/icon.svg', 0]);
  await markIcon(true);
  expect(decodeURIComponent(link.href)).toMatch(/^data:image\/svg\+xml,.*<circle/);
  await markIcon(false);
  expect(link.href).toBe('http://localhost/icon.svg');
  // If the turn ends before the icon has loaded, the page keeps the plain icon.
  await Promise.all([markIcon(true), markIcon(false)]);
  expect(link.href).toBe('http://localhost/icon.svg');
});
