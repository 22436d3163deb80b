import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import Tools from '../panels/Tools.svelte';
import { modelOf } from './model';

it('covers the table with felt, carpet or sand, as chosen on this device', async () => {
  const table = (name: 'felt' | 'carpet' | 'sand') =>
    modelOf(setup, momentOf('moves').view.position, new Map(), name).cloth;
  expect([table('felt'), table('carpet'), table('sand')]).toEqual(['felt', 'carpet', 'sand']);

  render(Tools, { pictured: true, measuring: null, onsteer: vi.fn(), onmeasure: vi.fn() });
  const tool = (): HTMLElement => screen.getByRole('button', { name: /^Surface of the table/ });
  const seen: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    seen.push(tool().getAttribute('aria-label') ?? '');
    await fireEvent.click(tool());
    if (n === 0) expect(localStorage.getItem('rumpus.plastic-fudge.cloth')).toBe('carpet');
  }
  expect(seen).toEqual(['cloth', 'carpet', 'sand'].map((name) => `Surface of the table: ${name}`));
  expect(tool().getAttribute('aria-label')).toBe('Surface of the table: cloth');

  localStorage.setItem('rumpus.plastic-fudge.cloth', 'sand');
  vi.resetModules();
  expect((await import('./cloth.svelte')).cloth()).toBe('sand');
  localStorage.removeItem('rumpus.plastic-fudge.cloth');
});
