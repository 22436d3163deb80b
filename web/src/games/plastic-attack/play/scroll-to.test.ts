import { expect, it, vi } from 'vitest';
import { bring } from './scroll-to';

it('scrolls at once to every selector with an element, and to the last one last', () => {
  const brought: string[] = [];
  const root = document.createElement('div');
  root.innerHTML = '<i data-arena></i><i data-figure="a"></i><i data-figure="b" data-legal></i>';
  for (const one of root.querySelectorAll<HTMLElement>('i'))
    one.scrollIntoView = () => void brought.push(one.dataset['figure'] ?? 'arena');
  bring(root, '[data-arena]', '[data-figure][data-legal]')();
  expect(brought).toEqual(['arena', 'b']);
  root.querySelector('[data-legal]')!.removeAttribute('data-legal');
  bring(root, '[data-arena]', '[data-figure][data-legal]')();
  expect(brought).toEqual(['arena', 'b', 'arena']);
});

it('scrolls again while the layout of the page changes, until the first press', () => {
  let resized = (): void => undefined;
  const watch = { observe: () => undefined, disconnect: () => (resized = () => undefined) };
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(function (told: () => void) {
      resized = told;
      return watch;
    }),
  );
  const root = document.createElement('div');
  root.innerHTML = '<i data-arena></i>';
  let times = 0;
  root.querySelector('i')!.scrollIntoView = () => void (times += 1);
  bring(root, '[data-arena]');
  resized();
  expect(times).toBe(2);
  window.dispatchEvent(new Event('pointerdown'));
  resized();
  expect(times).toBe(2);
  vi.unstubAllGlobals();
});

it('leaves a table alone whose parts all fit', () => {
  const table = document.createElement('div');
  table.innerHTML = '<div><i data-arena></i></div>';
  Object.defineProperties(table, { scrollHeight: { value: 700 }, clientHeight: { value: 700 } });
  const arena = table.querySelector('i')!;
  arena.scrollIntoView = () => expect.unreachable('the table fits');
  bring(arena.parentElement!, '[data-arena]')();
});
