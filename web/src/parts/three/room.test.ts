import { afterEach, expect, it, vi } from 'vitest';
import { onTheme, Room } from './room';
import { ContactShadows } from './shadows';

const root = document.documentElement;
const place = { middle: [24, -24], half: [25, 20], below: 1, sun: [-0.7, -0.5] } as const;
const light = (room: Room): number =>
  Array.from(room.mesh.geometry.getAttribute('color').array).reduce((sum, part) => sum + part, 0);

afterEach(() => void delete root.dataset['theme']);

it('the room is light or dark as the page is, and is not built again for the same board', () => {
  const room = new Room(false);
  room.fit(place);
  const [shape, day] = [room.mesh.geometry, light(room)];
  expect(Array.from(shape.getAttribute('position').array).every(Number.isFinite)).toBe(true);
  room.fit({ ...place });
  expect(room.mesh.geometry).toBe(shape);
  root.dataset['theme'] = 'dark';
  room.paint();
  expect(light(room)).toBeLessThan(day * 0.6);
  room.dispose();
});

it('a change of the theme is reported until the listener is removed', async () => {
  const [told, off] = [vi.fn(), new AbortController()];
  onTheme(told, off.signal);
  root.dataset['theme'] = 'dark';
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  off.abort();
  told.mockClear();
  root.dataset['theme'] = 'light';
  await new Promise((done) => setTimeout(done, 20));
  expect(told).not.toHaveBeenCalled();
});

it('contact shadows are one mesh with a spot for each `put`, up to its limit', () => {
  const shadows = new ContactShadows(2);
  for (const many of [3, 1]) {
    shadows.begin();
    for (let i = 0; i < many; i += 1) shadows.put(i, 0, 0, 1);
    shadows.end();
    expect(shadows.mesh.count).toBe(Math.min(2, many));
  }
  shadows.dispose();
});
