import { expect, it, vi } from 'vitest';
import { bring } from './scroll-to';

it('scrolls to the first of its spots that is there, and not to what comes first on the page', () => {
  vi.stubGlobal('requestAnimationFrame', (show: () => void) => (show(), 0));
  const brought: string[] = [];
  const root = document.createElement('div');
  root.innerHTML = '<i data-arena></i><i data-figure="a"></i><i data-figure="b" data-legal></i>';
  for (const one of root.querySelectorAll<HTMLElement>('i'))
    one.scrollIntoView = () => void brought.push(one.dataset['figure'] ?? 'arena');
  bring(root, '[data-figure][data-legal]', '[data-arena]')();
  expect(brought.at(-1)).toBe('b');
  root.querySelector('[data-legal]')!.removeAttribute('data-legal');
  bring(root, '[data-figure][data-legal]', '[data-arena]')();
  expect(brought.at(-1)).toBe('arena');
  vi.unstubAllGlobals();
});
